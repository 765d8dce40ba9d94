import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the service on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    it('is alive and ready, and counts its requests', async () => {
      assert.deepEqual((await app.get('/healthz')).body, { status: 'alive' });
      assert.deepEqual((await app.get('/readyz')).body, { status: 'ready' });
      const { text } = await app.get('/metrics');
      assert.match(text, /http_requests_total\{operation="readyz",status="200"\} 1/);
    });

    it('refuses unknown paths and wrong methods as JSON', async () => {
      const unknown = await app.get('/api/nothing');
      assert.equal(unknown.status, 404);
      assert.equal(unknown.body.error, 'not_found');
      const wrong = await app.post('/api/brands/resolve', {});
      assert.equal(wrong.status, 405);
      assert.equal(wrong.headers.get('allow'), 'GET, HEAD');
      assert.equal(wrong.body.error, 'method_not_allowed');
    });

    it('resolves a brand from its own file', async () => {
      app.sites.put('acme.example', '/.well-known/brand.json', {
        id: 'acme',
        names: [{ en: 'Acme' }],
        keller_type: 'independent',
      });
      const { status, body } = await app.get('/api/brands/resolve?domain=https://www.ACME.example/');
      assert.equal(status, 200);
      assert.equal(body.brand_name, 'Acme');
      assert.equal(body.source, 'brand_json');
      assert.equal(body.freshness.state, 'live');
    });
  });
}
