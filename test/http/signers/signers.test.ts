import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import {
  addSigner,
  createPrincipal,
  listSigners,
  removeSigner,
  revokeSignerKey,
} from '../../../src/admin/principals.ts';
import { sandboxPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { newId } from '../../../src/infra/random.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, organization } from '../members/world.ts';
import { type CallerKey, newCallerKey, publishAgent, type Spoilt, signedHeaders } from './signed-world.ts';

const toolCall = (name: string, args: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
const skillCall = (skill: string, input: object = {}) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'SendMessage',
    params: { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ data: { skill, input } }] } },
  });
const UNCOVERED = ['@method', '@target-uri', '@authority', 'content-type'];
const INCOMPLETE = 'request_signature_components_incomplete';
const DOORS = [
  { path: '/mcp', say: toolCall },
  { path: '/signed/mcp', say: toolCall },
  { path: '/a2a', say: skillCall },
  { path: '/signed/a2a', say: skillCall },
] as const;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`signers on ${engine.name}`, () => {
    let app: TestApp;
    let hosts = 0;
    let orgId: string;
    let token: string;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      ({ token } = await createPrincipal(app.store, { name: 'Buyer', permissions: 'products:*' }));
    });
    after(() => app.drop());
    // A request with an unknown key reads the keys of a few signers only.
    afterEach(async () => {
      for (const { agentUrl } of await app.store.primary.messageSigners.list())
        await removeSigner(app.store, agentUrl);
    });

    /** A signer of its own, whose keys are published. */
    async function signer(whose: { principal?: string; org?: string; sandboxToken?: string }) {
      hosts += 1;
      const host = `signer-${hosts}.example`;
      const key = newCallerKey(`key-${hosts}`);
      const agentUrl = publishAgent(app.sites, host, [key]);
      const brandJson = `https://${host}/.well-known/brand.json`;
      const add = () => addSigner(app.store, { agent: agentUrl, brandJson, ...whose });
      await add();
      return { host, key, agentUrl, add };
    }

    async function call(
      path: string,
      body: string,
      by: CallerKey,
      { sentBody = body, sent = {}, ...spoilt }: Spoilt & { sentBody?: string; sent?: object } = {},
    ): Promise<Answer> {
      const headers = signedHeaders(`${app.baseUrl}${path}`, body, by, app.clock.now(), spoilt);
      return app.post(path, sentBody, {
        accept: 'application/json',
        'a2a-version': '1.0',
        ...headers,
        ...sent,
      });
    }
    const didCall = ({ status, body, text }: Answer) => {
      assert.equal(status, 200, text);
      assert.notProperty(body, 'error', text);
      assert.isFalse(body.result?.isError ?? false, text);
    };

    it('identify whomever the operator named, at every address, with the signature alone', async () => {
      const every = { principal: 'Buyer', org: orgId, sandboxToken: 'demo-signing' };
      for (const [name, value] of Object.entries(every)) {
        const { key } = await signer({ [name]: value });
        for (const { path, say } of DOORS) {
          didCall(await call(path, say('list_accounts'), key));
          const told = await call(path, say('get_products', { buying_mode: 'wholesale' }), key);
          assert.equal(told.status, 200, `${name} at ${path}: ${told.text}`);
          assert.notInclude(told.text, 'PERMISSION', `${name} at ${path}`);
        }
      }
    });

    it('have the rights of members for an organization: everything but to approve', async () => {
      const { key } = await signer({ org: orgId });
      const named = (await apiKey(app, orgId)).credential;
      const account = {
        idempotency_key: newId(),
        accounts: [{ brand: { domain: 'acme.example' }, operator: 'acme.example', billing: 'operator' }],
      };
      didCall(await call('/mcp', toolCall('sync_accounts', account), key));
      const own = await app.post('/mcp', toolCall('list_accounts'), { accept: 'application/json', ...named });
      assert.include(own.text, 'acme.example', 'the account is that of the organization');
    });

    it('share the traits of the sandbox token that the operator named', async () => {
      const traits = 'demo-billing-passthrough-signed';
      const { agentUrl } = await signer({ sandboxToken: traits });
      const kept = await app.store.primary.messageSigners.find(agentUrl);
      assert.deepEqual(kept?.sandboxTraits, sandboxPrincipal(traits).test);
      assert.equal(kept?.principalId, sandboxPrincipal(traits).id);
    });

    it('identify nobody once the principal is gone', async () => {
      const { key } = await signer({ org: orgId });
      const { key: lost, agentUrl } = await signer({ org: orgId });
      await removeSigner(app.store, agentUrl);
      assert.equal((await call('/mcp', toolCall('list_accounts'), lost)).status, 401);
      didCall(await call('/mcp', toolCall('list_accounts'), key));
    });

    it('identify nobody with a signature that leaves out the body, at any address', async () => {
      for (const whose of [{ principal: 'Buyer' }, { org: orgId }, { sandboxToken: 'demo-uncovered' }]) {
        const { key } = await signer(whose);
        for (const { path, say } of DOORS) {
          const asked = say(protocol.capabilitiesTask);
          const replaced = await call(path, asked, key, {
            components: UNCOVERED,
            sentBody: say('list_accounts'),
            sent: { 'content-digest': '' },
          });
          assert.equal(replaced.status, 401, `${path}: ${replaced.text}`);
          assert.include(replaced.headers.get('www-authenticate'), INCOMPLETE, path);
        }
        // What needs no caller is told, and a credential identifies the caller as well.
        const open = await call('/mcp', toolCall(protocol.capabilitiesTask), key, { components: UNCOVERED });
        didCall(open);
      }
      const { key } = await signer({ principal: 'Buyer' });
      const both = { components: UNCOVERED, sent: { authorization: `Bearer ${token}` } };
      didCall(await call('/mcp', toolCall('list_accounts'), key, both));
    });

    it('stay without a key that was revoked, when they are removed and added again', async () => {
      const { key, agentUrl, host, add } = await signer({ principal: 'Buyer' });
      didCall(await call('/mcp', toolCall('list_accounts'), key));
      await revokeSignerKey(app.store, agentUrl, key.kid);
      const refused = async (by: CallerKey, what: string) => {
        const answer = await call('/mcp', toolCall('list_accounts'), by);
        assert.equal(answer.status, 401, what);
        assert.include(answer.headers.get('www-authenticate'), 'request_signature_key_revoked', what);
      };
      await refused(key, 'revoked');
      await removeSigner(app.store, agentUrl);
      await add();
      await refused(key, 'added again');
      app.clock.advance(16 * 60_000);
      await refused(key, 'read again');

      const renamed = { ...key, kid: 'renamed', jwk: { ...key.jwk, kid: 'renamed' } };
      const fresh = newCallerKey('fresh');
      publishAgent(app.sites, host, [renamed, fresh]);
      app.clock.advance(16 * 60_000);
      await refused(renamed, 'under another id');
      didCall(await call('/mcp', toolCall('list_accounts'), fresh));
      await removeSigner(app.store, agentUrl);
      await add();
      await refused(renamed, 'under another id, added again');
      didCall(await call('/mcp', toolCall('list_accounts'), fresh));
      const listed = JSON.stringify((await listSigners(app.store)).signers);
      assert.include(listed, `"kid":"${key.kid}","revoked_at":"`);
    });

    it('stay without a key whose id was revoked before it was published', async () => {
      const { host, agentUrl, key } = await signer({ principal: 'Buyer' });
      didCall(await call('/mcp', toolCall('list_accounts'), key));
      await revokeSignerKey(app.store, agentUrl, 'later');
      const later = newCallerKey('later');
      const renamed = { ...later, kid: 'renamed-later', jwk: { ...later.jwk, kid: 'renamed-later' } };
      for (const published of [later, renamed]) {
        publishAgent(app.sites, host, [key, published]);
        app.clock.advance(16 * 60_000);
        didCall(await call('/mcp', toolCall('list_accounts'), key));
        assert.equal((await call('/mcp', toolCall('list_accounts'), published)).status, 401, published.kid);
      }
    });

    it('keep no more rows of a revoked key than there are ids of it now', async () => {
      const { host, agentUrl, key } = await signer({ principal: 'Buyer' });
      didCall(await call('/mcp', toolCall('list_accounts'), key));
      await revokeSignerKey(app.store, agentUrl, key.kid);
      for (const kid of ['one', 'two', 'three']) {
        publishAgent(app.sites, host, [{ ...key, kid, jwk: { ...key.jwk, kid } }]);
        app.clock.advance(16 * 60_000);
        await call('/mcp', toolCall('list_accounts'), { ...key, kid });
      }
      const kept = await app.store.primary.messageSigners.keysOf(agentUrl);
      assert.deepEqual(kept.map(({ kid }) => kid).sort(), [key.kid, 'three'].sort());
    });
  });
}
