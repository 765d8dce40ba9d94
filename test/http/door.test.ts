import { assert } from 'chai';
import { parse } from 'yaml';
import { operations } from '../../generated/operations.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { request, sendRaw } from './raw.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the door on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const raw = async (line: string, ...headers: [string, string][]) =>
      (await sendRaw(app, request(line, [...headers, ['Connection', 'close']])))[0];

    it('gives every answer an id that the log knows', async () => {
      for (const path of ['/healthz', '/api', '/api/nothing', '/api/brands/resolve?domain=localhost']) {
        const { headers } = await app.get(path);
        const id = headers.get('x-request-id') ?? '';
        assert.match(id, /^[0-9a-f-]{36}$/, path);
        const lines = app.logged.filter((line) => line.includes(id));
        assert.lengthOf(lines, 1, path);
        const line = JSON.parse(lines[0] ?? '');
        assert.containsAllKeys(line, ['method', 'path', 'operation', 'status', 'ms']);
      }
    });

    it('answers unknown paths with 404 as JSON', async () => {
      for (const path of [
        '/api/',
        '/api/brands',
        '/api/brands/resolve/',
        '/API/brands/resolve',
        '/api//brands/resolve',
        '/api/brands/resolve/../save',
        '/api/brands/%72esolve',
        '/.env',
        '/constructor',
        '/__proto__',
        '/api/registry/crawl-request',
        '/publisher/a.example/adagents.json',
        '/brands//brand.json',
      ]) {
        const answer = await raw(`GET ${path}`);
        assert.include([404, 405], answer?.status, path);
        assert.equal(answer?.headers['content-type'], 'application/json; charset=utf-8', path);
        assert.containsAllKeys(JSON.parse(answer?.body ?? ''), ['error', 'message']);
      }
    });

    it('survives paths and queries that cannot be decoded', async () => {
      for (const path of [
        '/publisher/%/.well-known/adagents.json',
        '/publisher/%ff/.well-known/adagents.json',
        '/publisher/%c0%ae%c0%ae/.well-known/adagents.json',
        '/api/registry/crawl-request/%zz',
        '/api/brands/resolve?domain=%',
        '/api/brands/resolve?domain=%ff%fe',
        '/api/brands/resolve?domain[]=a.example',
        '/api/brands/resolve?%',
        `/api/brands/resolve?${'a&'.repeat(3000)}domain=a.example`,
        '/%00',
      ]) {
        const answer = await raw(`GET ${path}`);
        assert.include([400, 401, 404], answer?.status, path.slice(0, 80));
      }
      assert.notMatch(app.logged.join('\n'), /"status":500/);
    });

    it('refuses request lines and headers that are none, or too long', async () => {
      const tooLong = 'a'.repeat(140_000);
      const long = await raw(`GET /${tooLong}`);
      assert.equal(long?.status, 431);
      const header = await raw('GET /healthz', ['X-Long', tooLong]);
      assert.equal(header?.status, 431);
      const [garbage] = await sendRaw(app, '\x16\x03\x01\x02\x00\x01\r\n\r\n');
      assert.include([400, undefined], garbage?.status);
      const [noHost] = await sendRaw(app, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
      assert.equal(noHost?.status, 400);
      const [folded] = await sendRaw(app, 'GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\n\tb\r\nX y: z\r\n\r\n');
      assert.equal(folded?.status, 400);
      assert.equal((await app.get('/healthz')).status, 200);
    });

    it('refuses first lines that name no path, as JSON and with a line of the log', async () => {
      for (const target of [
        'http://[::1',
        'http://[',
        'http:///a',
        'ftp://a.example/',
        `/${'a'.repeat(9_000)}`,
      ]) {
        const answer = await raw(`GET ${target}`);
        assert.equal(answer?.status, 400, target);
        const { error, message, issues } = JSON.parse(answer?.body ?? '');
        assert.equal(error, 'invalid_request', target);
        assert.deepEqual(issues, [{ path: '', message }], target);
        const id = answer?.headers['x-request-id'] ?? 'none';
        assert.lengthOf(
          app.logged.filter((line) => line.includes(id) && line.includes('"status":400')),
          1,
          target,
        );
      }
      assert.notMatch(app.logged.join('\n'), /"status":500/);
    });

    it('serves the form of a first line that proxies receive', async () => {
      const answer = await raw('GET http://a.example/healthz?a=b');
      assert.deepEqual([answer?.status, answer?.body], [200, '{"status":"alive"}']);
    });

    it('refuses headers beyond 16 KB with 431 as JSON, in one line or in many', async () => {
      for (const headers of [
        [['X-Long', 'a'.repeat(17_000)]],
        Array.from({ length: 20 }, (_, at) => [`X-Long-${at}`, 'a'.repeat(900)]),
        Array.from({ length: 201 }, (_, at) => [`X-${at}`, 'a']),
        [['Accept', 'a/b,'.repeat(600)]],
      ] as [string, string][][])
        for (const path of ['/api', '/', '/authorize', '/mcp', '/nothing']) {
          const answer = await raw(`GET ${path}`, ...headers);
          assert.equal(answer?.status, 431, path);
          assert.match(answer?.headers['content-type'] ?? '', /^application\/json/, path);
          assert.match(answer?.body ?? '', /must not (be|have)/, path);
        }
    });

    it('refuses queries of more than 320 parameters at every door that reads one', async () => {
      for (const path of [
        '/api/registry/stats',
        '/account',
        '/authorize',
        '/authorize/abcdefgh',
        '/schemas/v3/index.json',
      ]) {
        const answer = await raw(`GET ${path}?${'a&'.repeat(60_000)}`);
        assert.equal(answer?.status, 400, path);
        assert.match(answer?.body ?? '', /The query must not have more than 320 parameters/, path);
      }
    });

    it('refuses parameters where a sign-in continues, which takes none', async () => {
      const answer = await raw('GET /authorize/abcdefgh?client_id=registry-pages');
      assert.equal(answer?.status, 400);
      assert.notMatch(app.logged.join('\n'), /"status":500/);
    });

    it('answers other methods with 405 and those that there are', async () => {
      for (const [line, allowed] of [
        ['POST /api/brands/resolve', 'GET, HEAD'],
        ['DELETE /api/brands/save', 'POST'],
        ['GET /api/brands/save', 'POST'],
        ['HEAD /api/brands/save', 'POST'],
        ['PUT /api', 'GET, HEAD'],
        ['TRACE /api/brands/resolve', 'GET, HEAD'],
        ['PATCH /brands/a.example/brand.json', 'GET, HEAD'],
        ['POST /openapi/registry.yaml', 'GET, HEAD'],
        ['OPTIONS /api/brands/resolve', 'GET, HEAD'],
      ] as const) {
        const answer = await raw(line, ['Content-Length', '0']);
        assert.equal(answer?.status, 405, line);
        assert.equal(answer?.headers.allow, allowed, line);
      }
    });

    it('answers HEAD like GET, without the body', async () => {
      for (const path of ['/api', '/healthz', '/openapi/registry.yaml', '/api/brands/registry']) {
        const got = await raw(`GET ${path}`);
        const answer = await raw(`HEAD ${path}`);
        assert.equal(answer?.status, 200, path);
        assert.equal(answer?.body, '', path);
        assert.equal(answer?.headers['content-type'], got?.headers['content-type'], path);
        assert.equal(answer?.headers['content-length'], got?.headers['content-length'], path);
      }
    });

    it('lets pages of any origin read, and answers their first question', async () => {
      for (const path of ['/api', '/api/nothing', '/api/brands/resolve']) {
        const { headers } = await app.get(path, { origin: 'https://page.example' });
        assert.equal(headers.get('access-control-allow-origin'), '*', path);
        assert.isNull(headers.get('access-control-allow-credentials'), path);
        assert.isNull(headers.get('set-cookie'), path);
        assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      }
      const preflight = await raw(
        'OPTIONS /api/brands/save',
        ['Origin', 'https://page.example'],
        ['Access-Control-Request-Method', 'POST'],
        ['Access-Control-Request-Headers', 'authorization, content-type'],
      );
      assert.equal(preflight?.status, 204);
      assert.match(
        preflight?.headers['access-control-allow-headers'] ?? '',
        /Authorization, Content-Type, If-None-Match/,
      );
      assert.match(preflight?.headers['access-control-allow-methods'] ?? '', /POST/);
    });

    it('names every operation in its index', async () => {
      const { body } = await app.get('/api');
      assert.containsAllKeys(body, ['name', 'version', 'documentation', 'openapi', 'endpoints']);
      assert.equal(body.endpoints.resolveBrand, 'GET /api/brands/resolve');
      assert.sameMembers(Object.keys(body.endpoints), Object.keys(operations));
      assert.equal(body.documentation, `${app.baseUrl}/docs`);
    });

    it('serves the OpenAPI document at both addresses, with an entity tag', async () => {
      const { headers, text } = await app.get('/openapi/registry.yaml');
      assert.equal(headers.get('content-type'), 'application/yaml; charset=utf-8');
      assert.equal(headers.get('cache-control'), 'public, max-age=3600');
      assert.match(text, /^openapi: ["']?3\.1/m);
      const [server] = parse(text).servers;
      assert.equal(server.variables.base_url.default, app.baseUrl);
      assert.equal((await app.get('/.well-known/openapi.yaml')).text, text);
      const etag = headers.get('etag') ?? '';
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const same = await app.get('/openapi/registry.yaml', { 'if-none-match': tag });
        assert.equal(same.status, 304, tag);
        assert.equal(same.text, '');
      }
      for (const tag of ['"other"', etag.slice(0, -2)]) {
        assert.equal((await app.get('/openapi/registry.yaml', { 'if-none-match': tag })).status, 200, tag);
      }
    });

    it('serves the contract of the ad server, which names no deployment', async () => {
      const { headers, text } = await app.get('/openapi/ad-server.yaml');
      assert.equal(headers.get('content-type'), 'application/yaml; charset=utf-8');
      const { info, paths, webhooks } = parse(text);
      assert.equal(info.title, 'Ad server API');
      assert.includeMembers(Object.keys(paths), ['/capabilities', '/packages/{package_id}', '/delivery']);
      assert.deepEqual(Object.keys(webhooks), ['adServerEvents']);
      assert.notInclude(text, app.baseUrl);
      const etag = headers.get('etag') ?? '';
      assert.equal((await app.get('/openapi/ad-server.yaml', { 'if-none-match': etag })).status, 304);
      assert.equal((await app.get('/openapi/ad-server.json')).status, 404);
    });

    it('counts bulk calls by the address of the connection, whatever a header says', async () => {
      for (let i = 0; i < 21; i += 1) {
        const { status } = await app.post(
          '/api/properties/resolve/bulk',
          { domains: ['a.example'] },
          { 'x-forwarded-for': `203.0.113.${i}` },
        );
        assert.equal(status, i < 20 ? 200 : 429);
      }
    });
  });

  describe(`the door behind a proxy on ${engine.name}`, () => {
    it('notices a proxy that it was not told of, and says so once', async () => {
      const warnings = (app: TestApp) => app.logged.filter((line) => line.includes('TRUSTED_PROXIES'));
      for (const [settings, expected] of [
        [{}, 1],
        [{ TRUSTED_PROXIES: '1' }, 0],
      ] as const) {
        const app = await startTestApp(engine, { settings });
        try {
          await app.get('/healthz');
          assert.deepEqual(warnings(app), []);
          for (let i = 0; i < 3; i += 1) await app.get('/healthz', { 'x-forwarded-for': `203.0.113.${i}` });
          assert.lengthOf(warnings(app), expected);
        } finally {
          await app.drop();
        }
      }
    });

    it('counts by the address that the last trusted proxy saw', async () => {
      const app = await startTestApp(engine, { settings: { TRUSTED_PROXIES: '1' } });
      try {
        const bulk = (forwarded: string) =>
          app.post(
            '/api/properties/resolve/bulk',
            { domains: ['a.example'] },
            { 'x-forwarded-for': forwarded },
          );
        for (let i = 0; i < 20; i += 1)
          assert.equal((await bulk(`198.51.100.${i}, 203.0.113.7`)).status, 200);
        assert.equal(
          (await bulk('198.51.100.99, 203.0.113.7')).status,
          429,
          'what the caller claims does not count',
        );
        assert.equal((await bulk('203.0.113.8')).status, 200);
        for (let i = 0; i < 20; i += 1) assert.equal((await bulk(`2001:db8:1:2::${i}`)).status, 200);
        assert.equal((await bulk('2001:db8:1:2:ffff::1')).status, 429, 'one host holds a whole /64');
        assert.equal((await bulk('2001:db8:1:3::1')).status, 200);
        assert.include([200, 429], (await bulk('not an address')).status);
      } finally {
        await app.drop();
      }
    });
  });
}
