import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { addSigner, createPrincipal, removeSigner, revokeSignerKey } from '../../../src/admin/principals.ts';
import { nonceRef } from '../../../src/live/signers/signature-replays.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  brandJsonOf,
  type CallerKey,
  newCallerKey,
  publishAgent,
  type Spoilt,
  signedHeaders,
} from './signed-world.ts';

const HOST = 'buyer.example';
const CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'list_accounts', arguments: {} },
});
const WRITE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'create_media_buy', arguments: {} },
});
const code = (suffix: string) => `request_signature_${suffix}`;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`signed requests on ${engine.name}`, () => {
    let app: TestApp;
    let agentUrl: string;
    let bearer: string;
    const key = newCallerKey('buyer-2026');
    const governance = newCallerKey('governance-2026', { [`${protocol.name}_use`]: 'governance-signing' });
    const revoked = newCallerKey('revoked-2026');
    const busy = newCallerKey('busy-2026');

    before(async () => {
      app = await startTestApp(engine);
      agentUrl = publishAgent(app.sites, HOST, [key, governance, revoked, busy]);
      const made = await createPrincipal(app.store, {
        name: 'Buyer',
        permissions: 'products:*,media_buys:*',
      });
      bearer = `Bearer ${made.token}`;
      await addSigner(app.store, { agent: agentUrl, principal: 'Buyer', brandJson: brandJsonOf(HOST) });
    });
    after(() => app.drop());

    /** Sends a signed body to a path; `sent` replaces parts of what was signed. */
    async function call(
      path: string,
      body: string,
      {
        by = key,
        sent = {},
        sentBody = body,
        ...spoilt
      }: Spoilt & { by?: CallerKey; sent?: Record<string, string>; sentBody?: string } = {},
    ): Promise<Answer> {
      const headers = signedHeaders(`${app.baseUrl}${path}`, body, by, app.store.now(), spoilt);
      return app.post(path, sentBody, { accept: 'application/json', ...headers, ...sent });
    }
    function refused(answer: Answer, expected: string): void {
      assert.equal(answer.status, 401, answer.text);
      assert.equal(answer.headers.get('www-authenticate'), `Signature error="${expected}"`);
      assert.equal(answer.body.error.code ?? answer.body.error, expected);
    }

    it('identify their caller without any credential, on MCP', async () => {
      const answer = await call('/signed/mcp', CALL);
      assert.equal(answer.status, 200, answer.text);
      assert.isFalse(answer.body.result?.isError ?? false, answer.text);
    });

    it('identify their caller on A2A and on the ordinary addresses as well', async () => {
      const send = (id: string) =>
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'message/send',
          params: {
            message: {
              kind: 'message',
              messageId: id,
              role: 'user',
              parts: [{ kind: 'data', data: { skill: 'list_accounts', input: {} } }],
            },
          },
        });
      for (const path of ['/signed/a2a', '/a2a']) {
        const answer = await call(path, send(path));
        assert.equal(answer.status, 200, answer.text);
        assert.notProperty(answer.body, 'error', answer.text);
      }
      assert.equal((await call('/mcp', CALL)).status, 200);
    });

    it('may leave out the digest of the content beside a credential', async () => {
      const components = ['@method', '@target-uri', '@authority', 'content-type'];
      const sent = { authorization: bearer };
      assert.equal((await call('/signed/mcp', CALL, { components, sent })).status, 200);
      // Nobody is identified by a signature of a body that anyone could have replaced.
      refused(await call('/signed/mcp', CALL, { components }), code('components_incomplete'));
    });

    it('are declared at the address that demands them, and only there', async () => {
      const capabilities = async (path: string) => {
        const body = JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: protocol.capabilitiesTask, arguments: {} },
        });
        const answer = await app.post(path, body, { accept: 'application/json' });
        return answer.body.result.structuredContent;
      };
      assert.notProperty(await capabilities('/mcp'), 'request_signing');
      const { request_signing: signing } = await capabilities('/signed/mcp');
      assert.deepInclude(signing, {
        supported: true,
        covers_content_digest: 'either',
        protocol_methods_required_for: ['tasks/cancel'],
      });
      assert.include(signing.required_for, 'create_media_buy');
      assert.notInclude(signing.required_for, 'get_products');
    });

    it('are demanded of callers without credential and of receivers with a secret', async () => {
      const plain = (path: string, body: string, headers: Record<string, string> = {}) =>
        app.post(path, body, { accept: 'application/json', ...headers });
      refused(await plain('/signed/mcp', WRITE), code('required'));
      assert.equal((await plain('/signed/mcp', WRITE, { authorization: bearer })).status, 200);
      const registering = WRITE.replace(
        '"arguments":{}',
        '"arguments":{"push_notification_config":{"url":"https://buyer.example/hook","authentication":{"schemes":["Bearer"],"credentials":"c"}}}',
      );
      refused(await plain('/signed/mcp', registering, { authorization: bearer }), code('required'));
      assert.equal((await plain('/mcp', registering, { authorization: bearer })).status, 200);
    });

    it('are demanded before a credential is judged that is not valid', async () => {
      const stranger = { authorization: 'Bearer nobody-knows-me' };
      const rpc = (method: string, params: object) =>
        JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const secret = {
        url: 'https://receiver.example/x',
        authentication: { schemes: ['Bearer'], credentials: 's'.repeat(40) },
      };
      for (const [path, body] of [
        ['/signed/mcp', WRITE],
        [
          '/signed/mcp',
          rpc('tools/call', { name: 'get_products', arguments: { push_notification_config: secret } }),
        ],
        ['/signed/a2a', rpc('tasks/cancel', { id: 'x' })],
        ['/signed/a2a', rpc('CancelTask', { id: 'x' })],
      ] as const) {
        refused(await app.post(path, body, stranger), code('required'));
        refused(await app.post(path, body), code('required'));
      }
      for (const [path, body] of [
        ['/signed/mcp', CALL],
        ['/signed/a2a', rpc('tasks/get', { id: 'x' })],
        ['/mcp', WRITE],
      ] as const) {
        const answer = await app.post(path, body, stranger);
        assert.equal(answer.status, 401, body);
        assert.include(answer.headers.get('www-authenticate') ?? '', 'invalid_token', body);
      }
    });

    it('must speak of the caller that the credential speaks of', async () => {
      assert.equal((await call('/signed/mcp', CALL, { sent: { authorization: bearer } })).status, 200);
      const other = await createPrincipal(app.store, { name: 'Other', permissions: 'products:*' });
      refused(
        await call('/signed/mcp', CALL, { sent: { authorization: `Bearer ${other.token}` } }),
        code('key_unknown'),
      );
      const member = await app.member();
      refused(
        await call('/api/ownership/challenges', '{"domain":"x.example"}', { sent: member }),
        code('key_unknown'),
      );
    });

    it('are of nobody for certain when others publish the same key, unless a credential says whose', async () => {
      const fresh = newCallerKey('victim-2026');
      const copier = publishAgent(app.sites, 'a-copier.example', [key, fresh]);
      await createPrincipal(app.store, { name: 'Copier', permissions: 'products:*' });
      const brandJson = brandJsonOf('a-copier.example');
      await addSigner(app.store, { agent: copier, principal: 'Copier', brandJson });
      const victim = publishAgent(app.sites, 'victim.example', [fresh]);
      const { token } = await createPrincipal(app.store, { name: 'Victim', permissions: 'products:*' });
      try {
        refused(await call('/signed/mcp', CALL), code('key_unknown'));
        assert.equal((await call('/signed/mcp', CALL, { sent: { authorization: bearer } })).status, 200);
        // The copy is known before the keys of who has the key were ever read.
        assert.equal((await call('/signed/mcp', CALL, { by: fresh })).status, 200);
        await addSigner(app.store, {
          agent: victim,
          principal: 'Victim',
          brandJson: brandJsonOf('victim.example'),
        });
        refused(await call('/signed/mcp', CALL, { by: fresh }), code('key_unknown'));
        const sent = { authorization: `Bearer ${token}` };
        assert.equal((await call('/signed/mcp', CALL, { by: fresh, sent })).status, 200);
      } finally {
        await removeSigner(app.store, copier);
      }
      for (const by of [key, fresh]) assert.equal((await call('/signed/mcp', CALL, { by })).status, 200);
      await removeSigner(app.store, victim);
    });

    it('are judged on their signature although the credential is good', async () => {
      const answer = await call('/signed/mcp', CALL, {
        sentBody: `${CALL} `,
        sent: { authorization: bearer },
      });
      refused(answer, code('digest_mismatch'));
    });

    it('are verified on the REST API when they carry the tag of the profile', async () => {
      refused(
        await call('/api/ownership/challenges', '{}', { sentBody: '{"a":1}' }),
        code('digest_mismatch'),
      );
      const foreign = await call('/api/ownership/challenges', '{}', { params: { tag: 'web-bot-auth' } });
      assert.notInclude(foreign.headers.get('www-authenticate') ?? '', 'Signature');
    });

    it('are accepted once, however many processes and addresses they come to at once', async () => {
      const headers = signedHeaders(`${app.baseUrl}/signed/mcp`, CALL, key, app.store.now());
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          app.post('/signed/mcp', CALL, { accept: 'application/json', ...headers }),
        ),
      );
      const rejected = answers.filter(({ status }) => status !== 200);
      assert.lengthOf(rejected, 5);
      for (const answer of rejected) refused(answer, code('replayed'));
    });

    it('are accepted once, whichever of the agents that publish the key is known when they come', async () => {
      const shared = newCallerKey('shared-2026');
      const hosts = ['a-twin.example', 'b-twin.example'];
      const urls = hosts.map((host) => publishAgent(app.sites, host, [shared]));
      const addTwin = (index: number) =>
        addSigner(app.store, {
          agent: urls[index] ?? '',
          principal: 'Buyer',
          brandJson: brandJsonOf(hosts[index] ?? ''),
        });
      const message = () => signedHeaders(`${app.baseUrl}/signed/mcp`, CALL, shared, app.store.now());
      const send = (headers: Record<string, string>) =>
        app.post('/signed/mcp', CALL, { accept: 'application/json', ...headers });
      const beside = message();
      const after = message();
      await addTwin(1);
      assert.equal((await send(beside)).status, 200);
      await addTwin(0);
      assert.equal((await send(message())).status, 200);
      refused(await send(beside), code('replayed'));
      assert.equal((await send(after)).status, 200);
      for (const known of [0, 1]) {
        await removeSigner(app.store, urls[1 - known] ?? '');
        refused(await send(after), code('replayed'));
        refused(await send(beside), code('replayed'));
        await addTwin(1 - known);
        assert.equal((await send(message())).status, 200);
      }
      for (const url of urls) await removeSigner(app.store, url);
    });

    const simple: [string, string, Parameters<typeof call>[2]][] = [
      ['half a signature', code('header_malformed'), { sent: { signature: '' } }],
      ['a parameter too few', code('params_incomplete'), { params: { nonce: undefined } }],
      ['the tag of webhooks', code('tag_invalid'), { params: { tag: protocol.webhookSigningTag } }],
      ['another algorithm', code('alg_not_allowed'), { params: { alg: 'rsa-pss-sha512' } }],
      ['a window that is too long', code('window_invalid'), { params: { created: 1 } }],
      [
        'an uncovered type of the content',
        code('components_incomplete'),
        { components: ['@method', '@target-uri', '@authority', 'content-digest'] },
      ],
      ['a key that nobody has', code('key_unknown'), { by: newCallerKey('nobody') }],
      ['a key for something else', code('key_purpose_invalid'), { by: governance }],
      ['a key of the same name', code('invalid'), { by: newCallerKey('buyer-2026') }],
      ['another address', code('invalid'), { url: 'https://elsewhere.example/signed/mcp' }],
    ];
    for (const [what, expected, spoilt] of simple) {
      it(`are rejected with ${expected}: ${what}`, async () => {
        refused(await call('/signed/mcp', CALL, spoilt), expected);
      });
    }

    it('are rejected for an address that cannot be canonical, and for a name twice in the body', async () => {
      const headers = signedHeaders(`${app.baseUrl}/signed/mcp`, CALL, key, app.store.now());
      refused(await app.post('/api/%zz', CALL, headers), 'request_target_uri_malformed');
      refused(await call('/signed/mcp', CALL.replace('"id":1', '"id":1,"id":2')), 'request_body_malformed');
    });

    it('are rejected when their key was revoked here', async () => {
      assert.equal((await call('/signed/mcp', CALL, { by: revoked })).status, 200);
      await revokeSignerKey(app.store, agentUrl, revoked.kid);
      refused(await call('/signed/mcp', CALL, { by: revoked }), code('key_revoked'));
    });

    it('are rejected when their key has used too many nonces', async () => {
      const ask = {
        class: 'signature nonces',
        key: nonceRef({ ...busy.jwk }, busy.kid),
        limit: 100_000,
        windowMs: 60_000,
      };
      const now = app.clock.now();
      await app.store.transaction((tx) => tx.limits.consume({ ...ask, cost: 100_000, now }));
      refused(await call('/signed/mcp', CALL, { by: busy }), code('rate_abuse'));
      app.clock.advance(61_000);
    });

    it('are verified with a new key after the cool-down, and no more with keys that were not confirmed for long', async () => {
      const fresh = newCallerKey('fresh-2026');
      publishAgent(app.sites, HOST, [key, governance, fresh]);
      app.clock.advance(31_000);
      const at = () => ({
        params: {
          created: Math.floor(app.clock.now().getTime() / 1_000),
          expires: Math.floor(app.clock.now().getTime() / 1_000) + 300,
        },
      });
      assert.equal((await call('/signed/mcp', CALL, { by: fresh, ...at() })).status, 200);
      app.sites.put(HOST, '/keys', { status: 500, body: 'no' });
      app.clock.advance(16 * 60_000);
      assert.equal((await call('/signed/mcp', CALL, { by: fresh, ...at() })).status, 200);
      app.clock.advance(60 * 60_000);
      refused(await call('/signed/mcp', CALL, { by: fresh, ...at() }), code('revocation_stale'));
      refused(await call('/signed/mcp', CALL, { by: newCallerKey('x'), ...at() }), code('jwks_unavailable'));
      await removeSigner(app.store, agentUrl);
      refused(await call('/signed/mcp', CALL, { by: fresh, ...at() }), code('key_unknown'));
    });
  });
}
