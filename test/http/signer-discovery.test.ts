import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { addSigner, removeSigner } from '../../src/admin/message-signers.ts';
import { createPrincipal } from '../../src/admin/principals.ts';
import { capabilitiesAnswer, serveMcpAgent } from '../support/agents.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { brandJsonOf, newCallerKey, publishAgent, signedHeaders } from './signed-world.ts';

const BODY = JSON.stringify({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name: 'list_accounts', arguments: {} },
});
/** An agent that declares signatures at its ordinary addresses, and no digest in them. */
const PROFILE = {
  supported_protocols: ['creative'],
  creative: {},
  account: { supported_billing: ['operator'], sandbox: true },
  idempotency: { supported: true, replay_ttl_seconds: 86_400 },

  request_signing: { supported: true, covers_content_digest: 'forbidden' },
};

for (const engine of engines.slice(0, 1)) {
  describe('keys of signers', () => {
    let app: TestApp;
    let hosts = 0;
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    const key = newCallerKey('buyer-2026');

    before(async () => {
      const file = join(folder, 'profile.json');
      writeFileSync(file, JSON.stringify(PROFILE));
      app = await startTestApp(engine, { settings: { AGENT_PROFILE: file } });
      await createPrincipal(app.store, { name: 'Buyer', permissions: 'products:*' });
    });
    after(async () => {
      await app.drop();
      rmSync(folder, { recursive: true });
    });

    const newHost = () => {
      hosts += 1;
      return `buyer${hosts}.example`;
    };
    /** What a first request of an agent is answered, whose documents are as they were put. */
    async function answerTo(agent: string, brandJson?: string, components = PLAIN) {
      const more = brandJson === undefined ? {} : { brandJson };
      await addSigner(app.store, { agent, principal: 'Buyer', ...more });
      const headers = signedHeaders(`${app.baseUrl}/mcp`, BODY, key, app.store.now(), { components });
      const answer = await app.post('/mcp', BODY, { accept: 'application/json', ...headers });
      await removeSigner(app.store, agent);
      return answer;
    }
    async function refused(expected: string, ...given: Parameters<typeof answerTo>): Promise<void> {
      const { status, headers, body } = await answerTo(...given);
      const code = `request_signature_${expected}`;
      assert.equal(status, 401);
      assert.equal(headers.get('www-authenticate'), `Signature error="${code}"`);
      assert.equal(body.error.code, code);
    }
    const PLAIN = ['@method', '@target-uri', '@authority', 'content-type'];
    const capabilities = (host: string, identity: object) =>
      serveMcpAgent(app.sites, `https://${host}/mcp`, {
        name: 'Buyer',
        tasks: tasksWith(identity),
      });
    const tasksWith = (identity: object) => {
      const answer = capabilitiesAnswer({ identity });
      return { [protocol.capabilitiesTask]: { answer } };
    };

    it('are found from the capabilities of the agent on', async () => {
      const host = newHost();
      const agent = publishAgent(app.sites, host, [key]);
      capabilities(host, {
        brand_json_url: brandJsonOf(host),
        key_origins: { request_signing: `https://${host}` },
      });
      const answer = await answerTo(agent);
      assert.equal(answer.status, 200, answer.text);
    });

    it('are refused by name where the capabilities lead nowhere', async () => {
      const silent = newHost();
      const agent = publishAgent(app.sites, silent, [key]);
      await refused('capabilities_unreachable', agent);
      capabilities(silent, {});
      await refused('brand_json_url_missing', agent);
      const brand_json_url = brandJsonOf(silent);
      capabilities(silent, { brand_json_url, key_origins: { webhook_signing: `https://${silent}` } });
      await refused('key_origin_missing', agent);
      capabilities(silent, { brand_json_url, key_origins: { request_signing: 'https://keys.example' } });
      await refused('key_origin_mismatch', agent);
    });

    it('are refused by name where brand.json does', async () => {
      const host = newHost();
      const agent = `https://${host}/mcp`;
      const entry = { type: 'buying', url: agent, id: 'a', jwks_uri: `https://${host}/keys` };
      const brand = (document: object) => app.sites.put(host, '/.well-known/brand.json', document);
      await refused('brand_json_unreachable', agent, brandJsonOf(host));
      brand({ body: '{"agents":[' });
      await refused('brand_json_malformed', agent, brandJsonOf(host));
      brand({ agents: [{ ...entry, url: `${agent}/` }] });
      await refused('agent_not_in_brand_json', agent, brandJsonOf(host));
      brand({ agents: [entry, { ...entry, id: 'b' }] });
      await refused('brand_json_ambiguous', agent, brandJsonOf(host));
      brand({ agents: [{ ...entry, jwks_uri: `http://${host}/keys` }] });
      await refused('jwks_untrusted', agent, brandJsonOf(host));
      brand({ agents: [entry] });
      await refused('jwks_unavailable', agent, brandJsonOf(host));
      app.sites.put(host, '/keys', { keys: [key.jwk, key.jwk] });
      await refused('jwks_untrusted', agent, brandJsonOf(host));
    });

    it('are those of the operator of the domain, or of one that names it', async () => {
      const [own, other] = [newHost(), newHost()];
      const agent = publishAgent(app.sites, own, [key]);
      const agents = [{ type: 'buying', url: agent, id: 'a', jwks_uri: `https://${own}/keys` }];
      app.sites.put(other, '/.well-known/brand.json', { agents });
      await refused('brand_origin_mismatch', agent, brandJsonOf(other));
      app.sites.put(other, '/.well-known/brand.json', { agents, authorized_operators: [{ domain: own }] });
      assert.equal((await answerTo(agent, brandJsonOf(other))).status, 200);
    });

    it('sign no digest where the declaration forbids it', async () => {
      const agent = publishAgent(app.sites, newHost(), [key]);
      await refused('components_unexpected', agent, brandJsonOf(new URL(agent).hostname), [
        ...PLAIN,
        'content-digest',
      ]);
    });
  });
}
