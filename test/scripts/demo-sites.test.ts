import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { assert } from 'chai';
import fc from 'fast-check';
import { segmentsOf } from '../../scripts/demo/site-files.ts';
import { type Sites, startSites } from '../../scripts/demo/site-server.ts';

const HOST = 'publisher.example';
const FILE = '/.well-known/adagents.json';

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };
type Ask = { host?: string; method?: string; headers?: Record<string, string>; agent?: Agent };

describe('the sites of the demo world', () => {
  let folder: string;
  let world: string;
  let sites: Sites;
  let origin: string;

  const put = async (path: string, text: string) => {
    const file = join(world, path);
    await mkdir(resolve(file, '..'), { recursive: true });
    await writeFile(file, text);
  };

  /** The path goes out as written: a URL object would take the dots out of it. */
  const ask = (
    path: string,
    { host = HOST, method = 'GET', headers = {}, agent }: Ask = {},
  ): Promise<Reply> =>
    new Promise((done, fail) => {
      const { hostname, port } = new URL(origin);
      const req = request({ hostname, port, path, method, headers: { host, ...headers }, agent }, (res) => {
        let body = '';
        res.setEncoding('utf8');
        res.on('data', (part: string) => {
          body += part;
        });
        res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, body }));
      });
      req.on('error', fail);
      req.end();
    });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sites-'));
    world = join(folder, 'world');
    await put(`${HOST}${FILE}`, '{"authorized_agents":[]}');
    await put(`${HOST}/index.html`, '<title>Publisher</title>');
    await put(`${HOST}/logo.svg`, '<svg/>');
    await put('other.example/index.html', '<title>Other</title>');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    sites = await startSites(world);
    origin = sites.hosts.get(HOST) ?? '';
  });

  afterEach(async () => {
    await sites.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('maps every host to a loopback origin', () => {
    assert.deepEqual([...sites.hosts.keys()], ['other.example', HOST]);
    for (const url of sites.hosts.values()) assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('tells the sites apart by the Host header, whatever its case, port or closing dot', async () => {
    assert.include((await ask('/')).body, 'Publisher');
    assert.include((await ask('/', { host: 'OTHER.example:8443' })).body, 'Other');
    assert.include((await ask('/', { host: 'other.example.' })).body, 'Other');
  });

  it('names the type of what it serves', async () => {
    const types = new Map([
      [FILE, 'application/json; charset=utf-8'],
      ['/', 'text/html; charset=utf-8'],
      ['/logo.svg', 'image/svg+xml'],
    ]);
    for (const [path, type] of types) assert.equal((await ask(path)).headers['content-type'], type, path);
  });

  it('ignores the query', async () => {
    assert.equal((await ask(`${FILE}?fresh=true`)).status, 200);
  });

  for (const host of [
    'unknown.example',
    'world',
    '..',
    '.',
    '../world/publisher.example',
    'publisher.example/..',
  ]) {
    it(`has no site for the host ${host}`, async () => {
      const reply = await ask('/', { host });
      assert.equal(reply.status, 404);
      assert.equal(reply.body, 'no such site\n');
    });
  }

  for (const path of [
    '/../other.example/index.html',
    '/%2e%2e/other.example/index.html',
    '/..%2fother.example%2findex.html',
    '/..%5cother.example%5cindex.html',
    '/.well-known/../../../secret.txt',
    '//../../secret.txt',
    '/logo.svg%00.html',
    '/%ff',
    '/%',
    '/.git/config',
    '/_site.json',
    '/missing.json',
    '/.well-known',
    `/${'a'.repeat(4000)}`,
  ]) {
    it(`serves nothing for ${path.slice(0, 40)}`, async () => {
      if (path === '/_site.json') await put(`${HOST}/_site.json`, '{}');
      const reply = await ask(path);
      assert.equal(reply.status, 404);
      assert.notInclude(reply.body, 'Other');
      assert.notInclude(reply.body, 'secret');
    });
  }

  it('does not follow a link out of the folder', async () => {
    await symlink(join(folder, 'secret.txt'), join(world, HOST, 'out.txt'));
    await symlink(join(world, 'other.example'), join(world, HOST, 'sister'));
    assert.equal((await ask('/out.txt')).status, 404);
    assert.equal((await ask('/sister/index.html')).status, 404);
  });

  it('keeps every path that it accepts below the folder', () => {
    const root = resolve('/site');
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('..', '.', '%2e%2e', '%2f', '\\', '%00', '.well-known', 'a'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const segments = segmentsOf(`/${parts.join('/')}`);
        if (segments === undefined) return;
        assert.isTrue(`${resolve(root, ...segments)}${sep}`.startsWith(`${root}${sep}`));
      }),
    );
  });

  it('answers 304 to a known ETag, also a weak one, one of many, and the star', async () => {
    const { etag = '' } = (await ask(FILE)).headers;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const reply = await ask(FILE, { headers: { 'if-none-match': known } });
      assert.equal(reply.status, 304, known);
      assert.equal(reply.body, '');
      assert.equal(reply.headers.etag, etag);
    }
    assert.equal((await ask(FILE, { headers: { 'if-none-match': '"other"' } })).status, 200);
  });

  it('answers 304 to the time it gave, but 200 to an older one or to junk', async () => {
    const modified = (await ask(FILE)).headers['last-modified'] ?? '';
    const since = async (time: string) =>
      (await ask(FILE, { headers: { 'if-modified-since': time } })).status;
    assert.equal(await since(modified), 304);
    assert.equal(await since(new Date(Date.parse(modified) - 1000).toUTCString()), 200);
    assert.equal(await since('yesterday'), 200);
  });

  it('lets the ETag decide when both are sent', async () => {
    const modified = (await ask(FILE)).headers['last-modified'] ?? '';
    const headers = { 'if-none-match': '"other"', 'if-modified-since': modified };
    assert.equal((await ask(FILE, { headers })).status, 200);
  });

  it('shows an edit at once, even one that keeps the time of the file', async () => {
    const before = await ask(FILE);
    const time = new Date(before.headers['last-modified'] ?? '');
    await put(`${HOST}${FILE}`, '{"authorized_agents":[1]}');
    await utimes(join(world, HOST, FILE), time, time);
    const after = await ask(FILE, { headers: { 'if-none-match': before.headers.etag ?? '' } });
    assert.equal(after.status, 200);
    assert.equal(after.body, '{"authorized_agents":[1]}');
    assert.equal(after.headers['last-modified'], before.headers['last-modified']);
    assert.notEqual(after.headers.etag, before.headers.etag);
  });

  it('stops serving a file that was deleted', async () => {
    await rm(join(world, HOST, FILE));
    assert.equal((await ask(FILE)).status, 404);
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await ask(FILE, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.headers['content-length'], '24');
    assert.equal(head.body, '');
    const post = await ask(FILE, { method: 'POST' });
    assert.equal(post.status, 405);
    assert.equal(post.headers.allow, 'GET, HEAD');
  });

  it('obeys a fixed status until the quirks file goes away', async () => {
    await put(`${HOST}/_site.json`, '{"status": 503, "retry_after": 900}');
    const reply = await ask(FILE);
    assert.equal(reply.status, 503);
    assert.equal(reply.headers['retry-after'], '900');
    assert.notInclude(reply.body, 'authorized_agents');
    assert.equal((await ask('/', { host: 'other.example' })).status, 200);
    await rm(join(world, HOST, '_site.json'));
    assert.equal((await ask(FILE)).status, 200);
  });

  it('redirects the paths that the quirks file lists, and no other', async () => {
    await put(`${HOST}/_site.json`, JSON.stringify({ redirects: { [FILE]: `https://www.${HOST}${FILE}` } }));
    const reply = await ask(FILE);
    assert.equal(reply.status, 301);
    assert.equal(reply.headers.location, `https://www.${HOST}${FILE}`);
    assert.equal((await ask('/')).status, 200);
  });

  for (const quirks of [
    '{"status": 503',
    '[]',
    'null',
    '{"status": "503"}',
    '{"status": 99}',
    '{"status": 503, "retry_after": -1}',
    '{"redirects": []}',
    '{"redirects": {"/": "elsewhere"}}',
    '{"redirects": {"/": 7}}',
  ]) {
    it(`says what is wrong with the quirks ${quirks}`, async () => {
      await put(`${HOST}/_site.json`, quirks);
      const reply = await ask('/');
      assert.equal(reply.status, 500);
      assert.include(reply.body, '_site.json');
    });
  }

  it('keeps a connection open between requests, and closes all the same', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await ask('/', { agent });
    const second = await ask('/logo.svg', { agent });
    assert.equal(first.headers.connection, 'keep-alive');
    assert.equal(second.status, 200);
    const spare = await startSites(world);
    await spare.close();
    await sites.close();
    agent.destroy();
    const refused = await ask('/').then(
      () => 'answered',
      (problem: NodeJS.ErrnoException) => problem.code,
    );
    assert.equal(refused, 'ECONNREFUSED');
    sites = await startSites(world);
  });

  it('refuses to start without a world', async () => {
    const problem = await startSites(join(folder, 'nowhere')).catch(
      (thrown: NodeJS.ErrnoException) => thrown,
    );
    assert.propertyVal(problem, 'code', 'ENOENT');
  });
});
