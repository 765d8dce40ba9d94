import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { REDIRECT } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`client registration on ${engine.name}`, () => {
    let app: TestApp;
    beforeEach(async () => {
      app = await startTestApp(engine);
    });
    afterEach(() => app.drop());

    const register = (metadata: unknown) => app.post('/register', metadata);
    const rows = () => app.store.read.oidcModels;

    it('gives a public client an id and no secret (RFC 7591)', async () => {
      const { status, headers, body } = await register({
        client_name: 'A program',
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: 'none',
        software_id: 'anything',
      });
      assert.equal(status, 201);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.match(body.client_id, /^[0-9a-f-]{36}$/);
      assert.isNumber(body.client_id_issued_at);
      assert.deepEqual(body.redirect_uris, [REDIRECT]);
      assert.sameMembers(body.grant_types, ['authorization_code', 'refresh_token']);
      assert.deepEqual(body.response_types, ['code']);
      assert.doesNotHaveAnyKeys(body, ['client_secret', 'registration_access_token', 'software_id']);
    });

    it('gives any other client a secret, and keeps only a hash of it', async () => {
      const { body } = await register({ redirect_uris: [REDIRECT] });
      assert.isAbove(body.client_secret.length, 40);
      assert.equal(body.client_secret_expires_at, 0);
      const stored = await rows().find('Client', body.client_id);
      assert.notInclude(JSON.stringify(stored), body.client_secret);
    });

    it('takes addresses on https, on the machine itself, and of apps', async () => {
      for (const uri of [
        'https://client.example/cb',
        'https://client.example:8443/cb?from=registry',
        'http://127.0.0.1/cb',
        'http://127.0.0.1:1/cb',
        'http://localhost:3000/',
        'http://[::1]:3000/cb',
        'com.example.app:/cb',
        'cursor://anysphere.cursor-retrieval/oauth/callback',
      ]) {
        assert.equal((await register({ redirect_uris: [uri] })).status, 201, uri);
      }
      assert.equal(
        (await register({ redirect_uris: ['https://c.example/cb'], application_type: 'web' })).status,
        201,
      );
    });

    it('fetches no address that a client names, and leaves out those that would have to be', async () => {
      const asked: string[] = [];
      app.sites.serve('inner.example', '/list', (request, response) => {
        asked.push(request.url ?? '');
        response.end(JSON.stringify([REDIRECT]));
      });
      const { port } = new URL(app.sites.hosts.get('inner.example') ?? '');
      for (const field of ['sector_identifier_uri', 'jwks_uri']) {
        for (const uri of [
          'https://inner.example/list',
          `https://127.0.0.1:${port}/list`,
          `https://localhost:${port}/list`,
          `https://[::ffff:127.0.0.1]:${port}/list`,
        ]) {
          const metadata = { redirect_uris: ['https://c.example/cb'], application_type: 'web', [field]: uri };
          const { status, body } = await register(metadata);
          assert.equal(status, 201, `${field} ${uri}`);
          assert.notProperty(body, field);
        }
      }
      const links = ['client_uri', 'logo_uri', 'policy_uri', 'tos_uri', 'initiate_login_uri'];
      const named = Object.fromEntries(links.map((field) => [field, 'https://inner.example/list']));
      assert.equal((await register({ redirect_uris: [REDIRECT], ...named })).status, 201);
      assert.isEmpty(asked);
      assert.isEmpty(app.sites.requests);
    });

    it('refuses addresses that would leak codes', async () => {
      for (const uri of [
        'http://client.example/cb',
        'HTTP://client.example/cb',
        ' http://client.example/cb',
        '\thttp://client.example/cb',
        'http://localhost.evil.example/cb',
        'http://127.0.0.1.evil.example/cb',
        'http://localhost@evil.example/cb',
        'http://127.0.0.2.example/cb',
        'https://client.example/cb#part',
        'https://client.example/cb#',
        'javascript:alert(1)',
        'JavaScript:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        'file:///etc/passwd',
        'blob:https://client.example/x',
        'about:blank',
        '/cb',
        'client.example/cb',
        '',
        'https://',
      ]) {
        for (const kind of ['native', 'web']) {
          const { status, body } = await register({ redirect_uris: [uri], application_type: kind });
          assert.equal(status, 400, `${kind} ${uri}`);
          assert.match(body.error, /^invalid_(redirect_uri|client_metadata)$/, uri);
          assert.isString(body.error_description);
        }
        app.clock.advance(60 * 60_000);
      }
    });

    it('refuses one bad address among good ones, and names it', async () => {
      const uris = ['https://client.example/cb', 'http://client.example/cb'];
      const { body } = await register({ redirect_uris: uris });
      assert.equal(body.error, 'invalid_redirect_uri');
      assert.match(body.error_description, /^redirect_uris\[1\] must not use plain http/);
    });

    it('refuses grants that are not for everybody, or for nobody', async () => {
      for (const grants of [
        ['client_credentials'],
        ['client_credentials', 'implicit'],
        ['implicit'],
        ['password'],
        ['urn:ietf:params:oauth:grant-type:device_code'],
        'client_credentials',
        'authorization_code',
        [1],
        [['client_credentials']],
      ]) {
        const { status, body } = await register({ redirect_uris: [REDIRECT], grant_types: grants });
        assert.equal(status, 400, JSON.stringify(grants));
        assert.equal(body.error, 'invalid_client_metadata', JSON.stringify(grants));
      }
      const onlyGrant = await register({
        redirect_uris: [],
        response_types: [],
        grant_types: ['client_credentials'],
      });
      assert.equal(onlyGrant.status, 400);
    });

    it('refuses metadata that is none', async () => {
      const redirect_uris = [REDIRECT];
      for (const metadata of [
        {},
        { redirect_uris: [] },
        { redirect_uris: REDIRECT },
        { redirect_uris: null },
        { redirect_uris: 7 },
        { redirect_uris: {} },
        { redirect_uris: [null] },
        { redirect_uris: [{ href: REDIRECT }] },
        { redirect_uris, response_types: ['token'] },
        { redirect_uris, response_types: ['code id_token'] },
        { redirect_uris, client_name: 7 },
        { redirect_uris, client_name: ['A program'] },
        { redirect_uris, contacts: 'nobody' },
        { redirect_uris, contacts: [7] },
        { redirect_uris, scope: 7 },
        { redirect_uris, client_uri: {} },
        { redirect_uris, token_endpoint_auth_method: true },
      ]) {
        const { status, body } = await register(metadata);
        assert.equal(status, 400, JSON.stringify(metadata));
        assert.match(body.error, /^invalid_(redirect_uri|client_metadata)$/, JSON.stringify(metadata));
        app.clock.advance(60 * 60_000);
      }
      assert.notMatch(app.logged.join('\n'), /"status":500/);
    });

    const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
    const CODE_AND_REFRESH = ['authorization_code', 'refresh_token'];
    for (const [asked, got] of [
      [{ grant_types: [...CODE_AND_REFRESH, DEVICE] }, { grant_types: CODE_AND_REFRESH }],
      [
        { grant_types: ['client_credentials', 'authorization_code'] },
        { grant_types: ['authorization_code'] },
      ],
      [
        { grant_types: ['implicit', 'authorization_code', 'telepathy'] },
        { grant_types: ['authorization_code'] },
      ],
      [{ grant_types: null }, { grant_types: CODE_AND_REFRESH }],
      [{ grant_types: [] }, { grant_types: CODE_AND_REFRESH }],
      [{ response_types: ['code', 'token', 'code id_token'] }, { response_types: ['code'] }],
      [{ response_types: [] }, { response_types: ['code'] }],
      [{ response_modes: ['web_message', 'query'] }, { response_modes: ['query'] }],
      [{ response_modes: ['web_message'] }, { response_modes: undefined }],
      [
        { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [] } },
        { token_endpoint_auth_method: 'none', jwks: undefined, client_secret: undefined },
      ],
      [{ token_endpoint_auth_method: 'tls_client_auth' }, { token_endpoint_auth_method: 'none' }],
      [{ token_endpoint_auth_method: '' }, { token_endpoint_auth_method: 'client_secret_basic' }],
      [{ token_endpoint_auth_method: null }, { token_endpoint_auth_method: 'client_secret_basic' }],
      [{ scope: 'openid everything' }, { scope: 'openid' }],
      [{ scope: ' openid  email ' }, { scope: 'openid email' }],
      [{ scope: 'everything' }, { scope: undefined }],
      [{ scope: '' }, { scope: undefined }],
      [{ contacts: ['nobody', 'ads@client.example'] }, { contacts: ['ads@client.example'] }],
      [{ contacts: ['nobody'] }, { contacts: undefined }],
      [{ contacts: [] }, { contacts: undefined }],
      [{ client_name: '' }, { client_name: undefined }],
      [{ client_name: '\u200b\u2060' }, { client_name: undefined }],
      [{ client_name: '\u3164' }, { client_name: undefined }],
      [{ client_name: null, logo_uri: null, contacts: null }, { logo_uri: undefined }],
      [{ logo_uri: '' }, { logo_uri: undefined }],
      [{ client_uri: 'javascript:alert(1)' }, { client_uri: undefined }],
      [
        { policy_uri: 'nowhere', tos_uri: '  ' },
        { policy_uri: undefined, tos_uri: undefined },
      ],
      [{ initiate_login_uri: 'http://client.example/' }, { initiate_login_uri: undefined }],
      [{ client_uri: 'http://client.example/' }, { client_uri: 'http://client.example/' }],
      [{ application_type: 'desktop' }, { application_type: 'native' }],
      [{ subject_type: 'pairwise' }, { subject_type: 'public' }],
      [{ id_token_signed_response_alg: 'RS512' }, { id_token_signed_response_alg: 'ES256' }],
      [{ default_acr_values: ['urn:mace'] }, { default_acr_values: undefined }],
      [
        { judged: true, unheard_of: { a: 1 }, dpop_bound_access_tokens: true },
        { judged: undefined, unheard_of: undefined },
      ],
    ] as [Record<string, unknown>, Record<string, unknown>][]) {
      it(`gives ${JSON.stringify(got)} to a program that asks for ${JSON.stringify(asked)}`, async () => {
        const { status, body } = await register({ redirect_uris: [REDIRECT], ...asked });
        assert.equal(status, 201, JSON.stringify(body));
        for (const [name, value] of Object.entries(got)) assert.deepEqual(body[name], value, name);
      });
    }

    it('refuses bodies that are none, or too large', async () => {
      for (const [body, type, status] of [
        ['{', 'application/json', 400],
        ['[]', 'application/json', 400],
        ['null', 'application/json', 400],
        ['"text"', 'application/json', 400],
        ['', 'application/json', 400],
        ['redirect_uris=x', 'application/x-www-form-urlencoded', 400],
        [
          JSON.stringify({ redirect_uris: [REDIRECT], client_name: 'x'.repeat(200_000) }),
          'application/json',
          400,
        ],
      ] as const) {
        const answer = await app.post('/register', body, { 'content-type': type });
        assert.equal(answer.status, status, body.slice(0, 40));
        assert.isString(answer.body.error, body.slice(0, 40));
      }
    });

    it('is limited to twenty in an hour from one address', async () => {
      const left = [];
      for (let made = 0; made < 20; made += 1) {
        const { status, headers } = await register({ redirect_uris: [REDIRECT] });
        assert.equal(status, 201);
        left.push(headers.get('ratelimit-remaining'));
      }
      assert.equal(left.at(-1), '0');
      const { status, headers, body } = await register({ redirect_uris: [REDIRECT] });
      assert.equal(status, 429);
      assert.equal(body.error, 'rate_limited');
      assert.isString(body.error_description);
      assert.equal(headers.get('retry-after'), '3600');
      assert.equal(body.retry_after, 3600);
      assert.equal(headers.get('ratelimit-limit'), '20');
      app.clock.advance(60 * 60_000);
      assert.equal((await register({ redirect_uris: [REDIRECT] })).status, 201);
    });
  });
}
