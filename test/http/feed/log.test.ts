import { assert } from 'chai';
import { openCheckpoint } from '../../../src/domain/feed/log/checkpoint.ts';
import { eventDigest } from '../../../src/domain/feed/log/entry.ts';
import { isIncluded, leafHash } from '../../../src/domain/feed/log/merkle.ts';
import { parseVerifierKey } from '../../../src/domain/feed/log/note.ts';
import { bundleEntries } from '../../../src/domain/feed/log/tiles.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { append, appendMany } from './world.ts';

const [engine] = engines;

describe('the log of the change feed as it is served', () => {
  let app: TestApp;
  let origin: string;
  before(async () => {
    app = await startTestApp(engine ?? assert.fail('no engine to test on'), { jobs: true });
    origin = `http://127.0.0.1:${app.address?.port}`;
    await appendMany(app, 300);
    await until(300);
  });
  after(() => app.drop());

  const state = async () => (await app.get('/api/registry/log')).body;
  async function until(size: number): Promise<void> {
    while (((await state()).size ?? 0) < size) await new Promise((done) => setTimeout(done, 50));
  }
  const bytes = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}${path}`, { headers });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('is a checkpoint that the published key verifies, the same as in the state', async () => {
    const { checkpoint, verifier_keys: keys, origin: name, size, last_event_id: last } = await state();
    const { answer, bytes: text } = await bytes('/log/1/checkpoint');
    assert.equal(text.toString(), checkpoint);
    assert.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const opened = openCheckpoint(text, parseVerifierKey(keys[0]) ?? assert.fail('the key cannot be read'));
    if (!opened.ok) return assert.fail(opened.fault);
    assert.deepInclude(opened.checkpoint, { origin: name, size });
    assert.equal((await app.store.primary.events.newestId()) ?? '', last);
  });

  it('has tiles whose entries hash to its hashes, in full and in any width, packed or not', async () => {
    for (const [path, width] of [
      ['000', 256],
      ['001.p/44', 44],
      ['001.p/3', 3],
    ] as const) {
      const hashes = (await bytes(`/log/1/tile/0/${path}`)).bytes;
      const { answer, bytes: bundle } = await bytes(`/log/1/tile/entries/${path}`, {
        'accept-encoding': 'identity',
      });
      const entries = bundleEntries(bundle) ?? assert.fail('the bundle cannot be read');
      assert.lengthOf(entries, width);
      assert.deepEqual(Buffer.concat(entries.map(leafHash)), hashes);
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal(answer.headers.get('access-control-allow-origin'), '*');
      assert.isNull(answer.headers.get('content-encoding'));
    }
    const plain = await bytes('/log/1/tile/entries/000', { 'accept-encoding': 'identity' });
    const packed = await bytes('/log/1/tile/entries/000', { 'accept-encoding': 'gzip' });
    assert.equal(packed.answer.headers.get('content-encoding'), 'gzip');
    assert.deepEqual(packed.bytes, plain.bytes);
  });

  it('proves an event of the feed by its canonical form', async () => {
    const [event] = await append(app, { eventType: 'property.stale' });
    await until(301);
    const told = (await app.get(`/api/registry/changes/${event?.eventId}`)).body;
    const proof = (await app.get(`/api/registry/log/proof?event_id=${event?.eventId.toUpperCase()}`)).body;
    const { verifier_keys: keys } = await state();
    const opened = openCheckpoint(
      Buffer.from(proof.checkpoint),
      parseVerifierKey(keys[0]) ?? assert.fail('the key cannot be read'),
    );
    if (!opened.ok) return assert.fail(opened.fault);
    assert.equal(proof.index, 300);
    assert.deepEqual(JSON.parse(proof.entry), { event_id: told.event_id, sha256: eventDigest(told) });
    assert.isTrue(
      isIncluded({
        index: proof.index,
        size: opened.checkpoint.size,
        leaf: leafHash(Buffer.from(proof.entry)),
        proof: proof.proof.map((hash: string) => Buffer.from(hash, 'base64')),
        root: opened.checkpoint.root,
      }),
    );
  });

  for (const [path, status, error] of [
    ['/log/2/checkpoint', 404, 'not_found'],
    ['/log/0/checkpoint', 404, 'not_found'],
    ['/log/-1/checkpoint', 404, 'not_found'],
    ['/log/1e3/checkpoint', 404, 'not_found'],
    ['/log/1/checkpoint/', 404, 'not_found'],
    ['/log/1/tile/0/002', 404, 'not_found'],
    ['/log/1/tile/0/001', 404, 'not_found'],
    ['/log/1/tile/0/001.p/99', 404, 'not_found'],
    ['/log/1/tile/0/000.p/256', 404, 'not_found'],
    ['/log/1/tile/9/000', 404, 'not_found'],
    ['/log/1/tile/entries/002', 404, 'not_found'],
    ['/log/1/tile/0/..%2f..%2fcheckpoint', 404, 'not_found'],
    [`/log/1/tile/0/${'x000/'.repeat(20)}000`, 400, 'invalid_request'],
    ['/log/2/tile/0/000', 404, 'not_found'],
    ['/api/registry/log/proof?event_id=019bc0c6-9b40-7000-8000-03bb6beb448f', 404, 'not_found'],
    ['/api/registry/log/proof?event_id=1', 400, 'invalid_request'],
    ['/api/registry/log/proof', 400, 'invalid_request'],
  ] as const)
    it(`answers ${status} at ${path.slice(0, 60)}, which no cache keeps`, async () => {
      const { answer, bytes: body } = await bytes(path);
      assert.equal(answer.status, status);
      assert.equal(JSON.parse(body.toString()).error, error);
      assert.notMatch(answer.headers.get('cache-control') ?? '', /max-age/);
    });
});
