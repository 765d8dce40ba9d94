import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assert } from 'chai';
import { append } from '../http/feed/world.ts';
import { ADAGENTS_PATH, BRAND_PATH, canonical, publisherFile } from '../http/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { type RunOptions, runCli } from './run-cli.ts';

const LOST = '019bc0c6-9b40-7000-8000-04b8a651eb96';

describe('the command line and a registry', () => {
  let app: TestApp;
  let env: Record<string, string>;
  before(async () => {
    const [engine] = engines;
    assert(engine !== undefined);
    app = await startTestApp(engine);
    const { authorization } = await app.member();
    env = { REGISTRY_URL: app.baseUrl, REGISTRY_TOKEN: authorization.replace('Bearer ', '') };
    app.sites.put('news.example', ADAGENTS_PATH, publisherFile('news.example'));
    app.sites.put('pans.example', BRAND_PATH, canonical('pans'));
    app.sites.put('broken.example', ADAGENTS_PATH, { body: '{"authorized_agents": [{ "url": 7 }]}' });
    app.sites.put('sales.news.example', BRAND_PATH, {
      ...canonical('sales'),
      agents: [{ type: 'sales', url: 'https://sales.news.example', id: 'sales' }],
      properties: [{ type: 'website', identifier: 'news.example', relationship: 'direct' }],
    });
  });
  after(() => app.drop());

  const run = (args: readonly string[], options: RunOptions = {}) =>
    runCli(args, { ...options, env: { ...env, ...options.env } });
  const json = async (args: readonly string[], options: RunOptions = {}) => {
    const { code, out } = await run([...args, '--json'], options);
    return { code, body: JSON.parse(out) };
  };

  it('resolves a brand and a publisher, as text and as JSON', async () => {
    const brand = await run(['resolve', 'pans.example']);
    assert.equal(brand.code, 0, brand.err);
    assert.match(brand.out, /^brand +The pans$/m);
    const publisher = await json(['resolve', 'news.example', '--fresh']);
    assert.equal(publisher.code, 0);
    assert.isNull(publisher.body.brand);
    assert.equal(publisher.body.publisher.properties[0].name, 'Site of news.example');
    const text = await run(['resolve', 'news.example']);
    assert.match(text.out, /^main {6}website {2}Site of news\.example {2}domain:news\.example$/m);
  });

  const REFUSED: readonly (readonly [code: number, args: string[], said: RegExp])[] = [
    [1, ['resolve', 'nobody.example'], /^$/],
    [2, ['resolve', 'not a domain'], /domain/],
    [2, ['resolve'], /missing required argument/],
    [2, ['resolve', 'a.example', 'b.example'], /too many arguments/],
    [2, ['resolve', 'a.example', '--registry', 'ftp://a.example'], /must be an http or https URL/],
    [2, ['resolve', 'a.example', '--token-file', 'none'], /The file none cannot be read: ENOENT/],
    [2, ['authorize', 'https://sales.news.example'], /Name a property, or a publisher/],
    [
      2,
      ['authorize', 'https://sales.news.example', '--publisher', 'news.example', '--fresh'],
      /go with a property/,
    ],
    [
      2,
      ['authorize', 'https://sales.news.example', 'news.example', '--fresh', '--index'],
      /cannot be used with/,
    ],
    [2, ['authorize', 'https://sales.news.example', 'planets:mars'], /identifier_type/],
    [1, ['authorize', 'https://other.example', 'news.example'], /^$/],
    [1, ['authorize', 'https://other.example', '--publisher', 'news.example'], /^$/],
    [1, ['validate', 'broken.example'], /^$/],
    [1, ['validate', 'nobody.example', '--kind', 'brand'], /^$/],
    [2, ['validate', 'folder/adagents.json'], /There is no file/],
    [2, ['feed', '--cursor', 'x'], /must hold a cursor/],
    [2, ['feed', '--cursor', LOST, '--from-start'], /not both/],
    [2, ['feed', '--limit', '0'], /whole number from 1 to 10000/],
    [5, ['feed', '--cursor', LOST], /CURSOR_EXPIRED[\s\S]*--from-start/],
    [2, ['feed', '--types', 'a b'], /types/],
    [2, ['unknown'], /unknown command/],
  ];
  for (const [code, args, said] of REFUSED)
    it(`ends with ${code}: registry ${args.join(' ')}`, async () => {
      const ran = await run(args);
      assert.equal(ran.code, code, ran.err + ran.out);
      assert.match(ran.err, said);
    });

  it('ends with 4 when the feed is asked for without a credential, and with 3 when nobody answers', async () => {
    const refused = await runCli(['feed'], { env: { REGISTRY_URL: app.baseUrl } });
    assert.equal(refused.code, 4, refused.err);
    const away = await runCli(['resolve', 'a.example', '--json'], {
      env: { REGISTRY_URL: 'http://127.0.0.1:9' },
    });
    assert.equal(away.code, 3, away.err);
    assert.equal(JSON.parse(away.out).error.code, 'UNREACHABLE');
  });

  it('tells with every check why an agent may sell a property', async () => {
    const property = await run(['authorize', 'https://sales.news.example', 'news.example']);
    assert.equal(property.code, 0, property.out);
    assert.match(property.out, /^authorized: authorized/);
    assert.match(property.out, /^CHECK +HOLDS +DETAIL$/m);
    const typed = await json(['authorize', 'https://sales.news.example', 'domain:news.example']);
    assert.isTrue(typed.body.authorized);
    const all = await run(['authorize', 'https://sales.news.example', '--publisher', 'news.example']);
    assert.match(all.out, /^properties +1 of 1$/m);
  });

  it('checks what a domain serves now', async () => {
    assert.equal((await run(['validate', 'news.example'])).code, 0);
    const { body } = await json(['validate', 'broken.example']);
    assert.isFalse(body.valid);
    assert.include(
      body.findings.map(({ severity }: { severity: string }) => severity),
      'error',
    );
    assert.equal((await run(['validate', 'pans.example', '--kind', 'brand'])).code, 0);
  });

  it('keeps its place in the feed between two runs, and follows it until it is interrupted', async () => {
    await append(app, { eventType: 'property.created' }, { eventType: 'agent.discovered' });
    const files = new Map<string, string | Uint8Array>();
    const args = ['feed', '--cursor-file', 'place', '--json', '--limit', '1'];
    const first = await run(args, { files });
    assert.equal(first.code, 0, first.err);
    const lines = first.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.includeMembers(
      lines.map(({ event_type: type }) => type),
      ['property.created', 'agent.discovered'],
    );
    assert.equal(String(files.get('place')).trim(), lines.at(-1).event_id);
    assert.equal((await run(args, { files })).out, '');

    await append(app, { eventType: 'property.updated' });
    const interrupt = new AbortController();
    const followed = await run(['feed', '--follow', '--every', '1', '--cursor-file', 'place'], {
      files,
      interrupted: interrupt.signal,
      onPrint: () => interrupt.abort(),
    });
    assert.equal(followed.code, 0, followed.err);
    assert.match(followed.out, /^\S+ {2}property\.updated {2}\S+ \S+\n$/);
    const again = await run(['feed', '--cursor-file', 'place', '--from-start', '--types', 'property.*'], {
      files,
    });
    assert.match(again.out, /property\.created[\s\S]*property\.updated/);
    assert.notMatch(again.out, /agent\.discovered/);
  });

  it('follows a feed whose registry is busy for a while, and says so once', async () => {
    let asked = 0;
    const busy = createServer((_, response) => {
      const isBack = ++asked > 2;
      response.writeHead(isBack ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '1' });
      const event = {
        event_id: LOST,
        event_type: 'property.created',
        created_at: '2026-01-01T00:00:00.000Z',
      };
      const page = { events: [event], cursor: LOST, has_more: false };
      response.end(JSON.stringify(isBack ? page : { error: 'unavailable', message: 'Being restarted.' }));
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const interrupt = new AbortController();
    const followed = await run(['feed', '--follow'], {
      env: { REGISTRY_URL: `http://127.0.0.1:${(busy.address() as AddressInfo).port}` },
      interrupted: interrupt.signal,
      onPrint: () => interrupt.abort(),
    });
    busy.close();
    assert.equal(followed.code, 0, followed.err);
    assert.match(followed.out, /property\.created/);
    assert.equal(followed.err, 'Being restarted. It is asked again until it answers.\n');
  });

  it('refuses a file that holds no cursor', async () => {
    const ran = await run(['feed', '--cursor-file', 'place'], { files: new Map([['place', 'yesterday']]) });
    assert.equal(ran.code, 2);
    assert.match(ran.err, /The file place must hold a cursor/);
  });
});
