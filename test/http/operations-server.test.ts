import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';

for (const engine of engines.slice(0, 1)) {
  describe('readiness and metrics on an address of their own', () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { settings: { OPERATIONS_ADDRESS: '127.0.0.1:0' } });
    });
    after(() => app.drop());

    const operations = (path: string) => fetch(`http://127.0.0.1:${app.operationsAddress?.port}${path}`);

    it('are there, with what the public address served', async () => {
      assert.equal((await app.get('/api/brands/resolve?domain=nowhere.example')).status, 404);
      assert.deepEqual(await (await operations('/readyz')).json(), { status: 'ready' });
      const metrics = await operations('/metrics');
      assert.match(await metrics.text(), /http_requests_total\{operation="resolveBrand",status="404"\} 1/);
      assert.equal((await operations('/healthz')).status, 200);
    });

    it('are nothing to the public, who learn only that the process is alive', async () => {
      for (const path of ['/readyz', '/metrics']) assert.equal((await app.get(path)).status, 404, path);
      assert.deepEqual((await app.get('/healthz')).body, { status: 'alive' });
    });

    it('come without everything else', async () => {
      for (const path of ['/api/brands/resolve?domain=nowhere.example', '/mcp', '/register', '/'])
        assert.equal((await operations(path)).status, 404, path);
    });
  });
}
