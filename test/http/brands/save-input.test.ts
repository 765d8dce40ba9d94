import { assert } from 'chai';
import { operations } from '../../../generated/operations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { resolveBrand } from '../world.ts';

const nested = (levels: number, key = 'a'): string =>
  [`{"${key}":`.repeat(levels), '1', '}'.repeat(levels)].join('');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what a brand may be saved with on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
    });
    beforeEach(() => app.clock.advance(24 * 3_600_000));
    after(() => app.drop());

    const save = (body: unknown) => app.post('/api/brands/save', body, member);

    it('refuses what is missing or of another type, and names the field', async () => {
      for (const [body, path] of [
        [{ brand_name: 'A' }, 'domain'],
        [{ domain: 'a.example' }, 'brand_name'],
        [{ domain: null, brand_name: 'A' }, 'domain'],
        [{ domain: ['a.example'], brand_name: 'A' }, 'domain'],
        [{ domain: '', brand_name: 'A' }, 'domain'],
        [{ domain: 'a.example', brand_name: 1 }, 'brand_name'],
        [{ domain: 'a.example', brand_name: '' }, 'brand_name'],
        [{ domain: 'a.example', brand_name: ' \t\n' }, 'brand_name'],
        [{ domain: 'a.example', brand_name: 'x'.repeat(256) }, 'brand_name'],
        [{ domain: 'a.example', brand_name: 'A', brand_manifest: 'text' }, 'brand_manifest'],
        [{ domain: 'a.example', brand_name: 'A', brand_manifest: [] }, 'brand_manifest'],
        [{ domain: 'a.example', brand_name: 'A', brand_manifest: null }, 'brand_manifest'],
        [{ domain: 'a.example', brand_name: 'A', brand_manifest: { name: 7 } }, 'brand_manifest.name'],
        [{ domain: 'a.example', brand_name: 'A', brand_manifest: { logos: {} } }, 'brand_manifest.logos'],
        [
          { domain: 'a.example', brand_name: 'A', brand_manifest: { logos: [{}] } },
          'brand_manifest.logos[0].url',
        ],
      ] as const) {
        const answer = await save(body);
        assert.equal(answer.status, 400, JSON.stringify(body).slice(0, 80));
        assert.equal(answer.body.error, 'invalid_request');
        assert.equal(answer.body.issues[0].path, path);
        assert.isNotEmpty(answer.body.message);
      }
      assert.equal((await resolveBrand(app, 'a.example')).status, 404);
    });

    it('refuses a body that is no object', async () => {
      for (const text of ['[]', '"text"', '1', 'null', 'true']) {
        assert.equal((await save(text)).status, 400, text);
      }
    });

    it('refuses what is no domain', async () => {
      for (const domain of [
        'localhost',
        '127.0.0.1',
        'a b.example',
        'user@a.example',
        'a..example',
        '%41.example',
      ]) {
        const { status, body } = await save({ domain, brand_name: 'A' });
        assert.equal(status, 400, domain);
        assert.equal(body.error, 'invalid_domain');
        assert.equal(body.issues[0].path, 'domain');
      }
    });

    it('names every fault at once, up to a bound', async () => {
      const { body } = await save({ domain: 3, brand_name: '', brand_manifest: { description: [] } });
      assert.includeMembers(
        body.issues.map(({ path }: { path: string }) => path),
        ['domain', 'brand_name', 'brand_manifest.description'],
      );
      const many = { logos: Array.from({ length: 100 }, () => ({ url: 1, tags: 1 })) };
      const bounded = await save({ domain: 'a.example', brand_name: 'A', brand_manifest: many });
      assert.isAtMost(bounded.body.issues.length, 50);
    });

    it('refuses characters that are no text, wherever they are', async () => {
      for (const [body, path] of [
        ['{"domain":"a.example","brand_name":"a\\u0000b"}', 'brand_name'],
        ['{"domain":"a.example","brand_name":"a\\ud800b"}', 'brand_name'],
        [
          '{"domain":"a.example","brand_name":"A","brand_manifest":{"x":[{"y":"\\u0000"}]}}',
          'brand_manifest.x[0].y',
        ],
        ['{"domain":"a.example","brand_name":"A","brand_manifest":{"a\\u0000":1}}', 'brand_manifest'],
        ['{"domain":"a.example","brand_name":"A","unknown":"\\udfff"}', 'unknown'],
      ] as const) {
        const answer = await save(body);
        assert.equal(answer.status, 400, body);
        assert.equal(answer.body.issues[0].path, path);
      }
      assert.equal((await resolveBrand(app, 'a.example')).status, 404);
    });

    it('keeps every character that is text', async () => {
      const name = '\u0001\u001f "quotes" \\ </script> \u2028 \ufeff 🦊 e\u0301 \u202e';
      assert.equal((await save({ domain: 'text.example', brand_name: name })).status, 200);
      assert.equal((await resolveBrand(app, 'text.example')).body.brand_name, name);
    });

    it('refuses a body nested deeper than 64 levels, and keeps 16 levels of a manifest', async () => {
      const body = (manifest: string) =>
        `{"domain":"deep.example","brand_name":"D","brand_manifest":${manifest}}`;
      for (const manifest of [nested(64), '['.repeat(100_000), nested(5000, '__proto__')]) {
        const answer = await save(body(manifest));
        assert.equal(answer.status, 400);
        assert.equal(answer.body.error, 'invalid_request');
      }
      assert.equal((await save(body(nested(63)))).status, 200);
      const kept = JSON.stringify((await resolveBrand(app, 'deep.example')).body.brand_manifest);
      assert.equal(kept.match(/"a"/g)?.length, 16);
    });

    it('does not let a body change the prototype of anything', async () => {
      const text =
        '{"domain":"pollution.example","brand_name":"P","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},' +
        '"brand_manifest":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"description":"x"}}';
      assert.equal((await save(text)).status, 200);
      assert.notProperty({}, 'polluted');
      const { body } = await resolveBrand(app, 'pollution.example');
      assert.deepEqual(body.brand_manifest, {
        constructor: { prototype: { polluted: 1 } },
        description: 'x',
      });
    });

    it('takes a body up to the limit of the operation and refuses a larger one', async () => {
      const filler = (bytes: number) =>
        JSON.stringify({ domain: 'large.example', brand_name: 'L', ignored: 'x'.repeat(bytes) });
      const room = operations.saveBrand.bodyLimit - filler(0).length;
      assert.equal((await save(filler(room))).status, 200);
      const { status, body } = await save(filler(room + 1));
      assert.equal(status, 413);
      assert.equal(body.error, 'payload_too_large');
    });

    it('counts 60 saves in an hour per user, refused ones too, and tells when to come back', async () => {
      const user = await app.member('Busy');
      // Control of the domain is proved with the first save, which takes two requests.
      await app.post('/api/brands/save', { domain: 'busy.example', brand_name: 'B' }, user);
      app.clock.advance(3_600_000);
      for (let i = 0; i < 60; i += 1) {
        const body = i % 2 === 0 ? { domain: 'busy.example', brand_name: `B${i}` } : {};
        const { status, headers } = await app.post('/api/brands/save', body, user);
        assert.equal(status, i % 2 === 0 ? 200 : 400);
        assert.equal(headers.get('ratelimit-remaining'), String(59 - i));
      }
      const { status, body } = await app.post(
        '/api/brands/save',
        { domain: 'busy.example', brand_name: 'X' },
        user,
      );
      assert.equal(status, 429);
      assert.equal(body.retry_after, 3600);
      assert.equal((await save({ domain: 'busy.example', brand_name: 'Other user' })).status, 200);
      assert.equal((await app.get('/api/brands/history?domain=busy.example')).body.total, 32);
    });
  });
}
