import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { assert } from 'chai';
import type { RegistryDumpManifest } from '../../generated/types/registry.ts';
import { type Dumping, startDumping } from '../jobs/dump/dumping.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

describe('dumps as files', () => {
  let app: TestApp;
  let origin: string;
  let dumping: Dumping;
  let manifest: RegistryDumpManifest;
  before(async () => {
    const store = await engine.open();
    dumping = startDumping(store, () => new Date());
    app = await startTestApp(engine, { settings: { DUMP_DIR: dumping.root } });
    origin = `http://127.0.0.1:${app.address?.port}`;
    assert.equal((await app.get('/api/registry/dump')).status, 404);
    manifest = await dumping.make({ store: app.store });
    await store.drop();
    // What a server remembers of the folder is over soon.
    while ((await app.get('/api/registry/dump')).status === 404);
  });
  after(async () => {
    dumping.remove();
    await app.drop();
  });

  const partPath = (name = 'brands-0001.ndjson.gz', id = manifest.id) => `/api/registry/dump/${id}/${name}`;
  const part = () => manifest.parts[0] ?? assert.fail('the dump has no parts');

  /** Bytes as they come, without the decoding of `fetch`. */
  const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
      const asked = request(`${origin}${path}`, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end();
    });

  it('have a manifest whose bytes are those of its file, and which is not sent twice', async () => {
    const newest = await raw('/api/registry/dump');
    const file = await raw(partPath('manifest.json'));
    assert.deepEqual(JSON.parse(newest.bytes.toString()), manifest);
    assert.deepEqual(file.bytes, newest.bytes);
    assert.equal(newest.headers['cache-control'], 'no-cache');
    assert.equal(newest.headers['access-control-allow-origin'], '*');
    const again = await raw('/api/registry/dump', { 'if-none-match': String(newest.headers.etag) });
    assert.deepEqual([again.status, again.bytes.length], [304, 0]);
  });

  it('are sent as they are stored, whatever encoding the caller accepts', async () => {
    for (const accepted of ['gzip, br', 'identity', '*;q=0']) {
      const { status, headers, bytes } = await raw(partPath(), { 'accept-encoding': accepted });
      assert.equal(status, 200);
      assert.equal(createHash('sha256').update(bytes).digest('hex'), part().sha256);
      assert.equal(gunzipSync(bytes).length, part().uncompressed_bytes);
      assert.deepInclude(headers, {
        'content-type': 'application/gzip',
        'content-length': String(part().bytes),
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        'accept-ranges': 'bytes',
        etag: `"${part().sha256}"`,
        'access-control-allow-origin': '*',
      });
      assert.notProperty(headers, 'content-encoding');
    }
  });

  it('go on where a transfer broke off, as long as the entity tag is the same', async () => {
    const whole = (await raw(partPath())).bytes;
    const etag = `"${part().sha256}"`;
    for (const [headers, start, end] of [
      [{ range: 'bytes=5-' }, 5, whole.length],
      [{ range: 'bytes=0-3' }, 0, 4],
      [{ range: 'bytes=2-99999999' }, 2, whole.length],
      [{ range: 'bytes=-4' }, whole.length - 4, whole.length],
      [{ range: 'bytes=5-', 'if-range': etag }, 5, whole.length],
    ] as const) {
      const found = await raw(partPath(), headers);
      assert.equal(found.status, 206);
      assert.deepEqual(found.bytes, whole.subarray(start, end));
      assert.equal(found.headers['content-range'], `bytes ${start}-${end - 1}/${whole.length}`);
    }
    for (const headers of [
      { range: 'bytes=5-', 'if-range': '"other"' },
      { range: 'bytes=5-', 'if-range': `W/${etag}` },
      { range: 'bytes=0-1,4-5' },
      { range: 'lines=1-2' },
      { range: 'bytes=9-2' },
    ]) {
      const found = await raw(partPath(), headers);
      assert.deepEqual([found.status, found.bytes.length], [200, whole.length]);
    }
  });

  it('refuse a range that begins behind the end, and say how long the file is', async () => {
    for (const range of [`bytes=${part().bytes}-`, 'bytes=-0']) {
      const { status, headers, bytes } = await raw(partPath(), { range });
      assert.deepEqual([status, headers['content-range'], bytes.length], [416, `bytes */${part().bytes}`, 0]);
      assert.notProperty(headers, 'cache-control');
    }
  });

  it('answer HEAD with the headers alone, and a known entity tag with 304', async () => {
    // Only GET has ranges.
    for (const range of [{}, { range: 'bytes=0-3' }, { range: `bytes=${part().bytes}-` }]) {
      const head = await raw(partPath(), { ...range }, 'HEAD');
      assert.deepEqual([head.status, head.bytes.length], [200, 0]);
      assert.equal(head.headers['content-length'], String(part().bytes));
    }
    const known = await raw(partPath(), { 'if-none-match': `"${part().sha256}"` });
    assert.deepEqual([known.status, known.bytes.length], [304, 0]);
  });

  it('have a note beside the manifest', async () => {
    const { status, headers, bytes } = await raw(partPath('manifest.note'));
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.match(bytes.toString(), new RegExp(`^registry\\.example/dump\\n${manifest.id}\\n`));
  });

  for (const [what, path] of [
    ['a part that the manifest does not name', () => partPath('brands-0002.ndjson.gz')],
    ['a name that is none of a part', () => partPath('brands.txt')],
    ['another dump', () => partPath('brands-0001.ndjson.gz', '019bc0c6-9b40-7000-8000-0f3a7d1c5e22')],
    ['an id that is none', () => partPath('manifest.json', 'begun-old')],
    ['a way out of the folder', () => partPath('..%2f..%2fmanifest.json')],
    ['a way out of the folder by the id', () => partPath('manifest.json', '..')],
  ] as const)
    it(`have no file for ${what}`, async () => {
      const { status, headers } = await raw(path());
      assert.equal(status, 404);
      assert.notInclude(String(headers['cache-control']), 'immutable');
    });

  it('are missing with a reason where a process has no folder of dumps', async () => {
    const other = await startTestApp(engine, { settings: { DATABASE_URL: 'sqlite::memory:' } });
    try {
      for (const path of ['/api/registry/dump', partPath()]) {
        const { status, body } = await fetch(`http://127.0.0.1:${other.address?.port}${path}`).then(
          async (answer) => ({ status: answer.status, body: await answer.json() }),
        );
        assert.equal(status, 404);
        assert.match(body.message, /serves no dumps; read its listings and the change feed instead/);
      }
    } finally {
      await other.drop();
    }
  });
});
