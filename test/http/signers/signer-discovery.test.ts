import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { addSigner, createPrincipal, removeSigner, revokeSignerKey } from '../../../src/admin/principals.ts';
import { KEY_PURPOSE_MEMBER } from '../../../src/domain/signatures/keys.ts';
import { REVOCATION_LIST_PATH, revocationPayload } from '../../../src/domain/signatures/revocation-list.ts';
import { capabilitiesAnswer, serveMcpAgent } from '../../support/agents.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import {
  brandJsonOf,
  type CallerKey,
  newCallerKey,
  publishAgent,
  revocationsBy,
  signedHeaders,
} from './signed-world.ts';

const BODY = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'list_accounts', arguments: {} },
});
/** An agent that declares signatures at its ordinary addresses, and no digest in them. */
const PROFILE = {
  supported_protocols: ['creative'],
  creative: {},
  account: { supported_billing: ['operator'], sandbox: true },
  idempotency: { supported: true, replay_ttl_seconds: 86_400 },

  request_signing: {
    supported: true,
    covers_content_digest: 'forbidden',
    supported_for: ['list_creative_formats'],
    warn_for: ['list_creative_formats'],
  },
};

for (const engine of engines.slice(0, 1)) {
  describe('keys of signers', () => {
    let app: TestApp;
    let hosts = 0;
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    const key = newCallerKey('buyer-2026');
    let bearer: string;

    before(async () => {
      const file = join(folder, 'profile.json');
      writeFileSync(file, JSON.stringify(PROFILE));
      app = await startTestApp(engine, { settings: { AGENT_PROFILE: file } });
      const { token } = await createPrincipal(app.store, { name: 'Buyer', permissions: 'products:*' });
      // Signatures without the digest of the body identify nobody.
      bearer = `Bearer ${token}`;
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
      const answer = await app.post('/mcp', BODY, {
        accept: 'application/json',
        authorization: bearer,
        ...headers,
      });
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
      const own = newHost();
      const other = newHost();
      const agent = publishAgent(app.sites, own, [key]);
      const agents = [{ type: 'buying', url: agent, id: 'a', jwks_uri: `https://${own}/keys` }];
      app.sites.put(other, '/.well-known/brand.json', { agents });
      await refused('brand_origin_mismatch', agent, brandJsonOf(other));
      app.sites.put(other, '/.well-known/brand.json', { agents, authorized_operators: [{ domain: own }] });
      assert.equal((await answerTo(agent, brandJsonOf(other))).status, 200);
    });

    it('are refused where the key set is hostile, and nothing of it is kept', async () => {
      const host = newHost();
      const agent = publishAgent(app.sites, host, [key]);
      const set = (page: object) => app.sites.put(host, '/keys', page);
      const many = Array.from({ length: 65 }, (_none, number) => ({ ...key.jwk, kid: `k${number}` }));
      set({ keys: many });
      await refused('jwks_untrusted', agent, brandJsonOf(host));
      set({ body: `{"keys":[],"filler":"${'x'.repeat(65 * 1024)}"}` });
      await refused('jwks_untrusted', agent, brandJsonOf(host));
      set({ body: '{"keys":[],"keys":[]}' });
      await refused('jwks_untrusted', agent, brandJsonOf(host));
      set({ status: 302, headers: { location: `https://${host}/elsewhere` } });
      app.sites.put(host, '/elsewhere', { keys: [key.jwk] });
      await refused('jwks_unavailable', agent, brandJsonOf(host));
      set({
        keys: [
          { ...key.jwk, d: 'c2VjcmV0' },
          { kty: 'oct', k: 'c2VjcmV0', kid: 'shared' },
        ],
      });
      await refused('key_unknown', agent, brandJsonOf(host));
      app.dns.set('inside.example', 'A', { records: ['10.0.0.7'] });
      for (const uri of ['https://inside.example/keys', 'https://127.0.0.1/keys', 'https://[::1]/keys']) {
        const entry = { type: 'buying', url: agent, id: 'a', jwks_uri: uri };
        app.sites.put(host, '/.well-known/brand.json', { agents: [entry] });
        await refused('jwks_unavailable', agent, brandJsonOf(host));
      }
    });

    describe('of a signer that stays', () => {
      const call = (by = key) => {
        const headers = signedHeaders(`${app.baseUrl}/mcp`, BODY, by, app.clock.now(), { components: PLAIN });
        return app.post('/mcp', BODY, { accept: 'application/json', authorization: bearer, ...headers });
      };
      const codeOf = async (answer: ReturnType<typeof call>) => (await answer).body.error?.code ?? 'accepted';
      const hostOf = (agent: string) => new URL(agent).hostname;
      const stay = async (keys: readonly CallerKey[]) => {
        const agent = publishAgent(app.sites, newHost(), keys);
        await addSigner(app.store, { agent, principal: 'Buyer', brandJson: brandJsonOf(hostOf(agent)) });
        return agent;
      };

      it('are revoked by a signed list, and stale when the list is not renewed', async () => {
        const governance = newCallerKey('gov-2026', { [KEY_PURPOSE_MEMBER]: 'governance-signing' });
        const agent = await stay([key]);
        const host = hostOf(agent);
        const agents = [
          { type: 'buying', url: agent, id: 'a', jwks_uri: `https://${host}/keys` },
          { type: 'governance', url: `https://${host}/gov`, id: 'g', jwks_uri: `https://${host}/gov-keys` },
        ];
        app.sites.put(host, '/.well-known/brand.json', { agents });
        app.sites.put(host, '/gov-keys', { keys: [governance.jwk] });
        const list = (kids: string[], by = governance) => {
          const payload = revocationPayload(`https://${host}`, kids, app.clock.now(), 600_000);
          app.sites.put(host, REVOCATION_LIST_PATH, revocationsBy(by, payload));
        };
        list([]);
        assert.equal(await codeOf(call()), 'accepted');
        list([key.kid], key);
        app.clock.advance(11 * 60_000);
        assert.equal(await codeOf(call()), 'accepted', 'a list that another key signed is none');
        list([key.kid]);
        app.clock.advance(31_000);
        assert.equal(await codeOf(call()), 'request_signature_key_revoked');
        app.sites.remove(host, REVOCATION_LIST_PATH);
        app.clock.advance(11 * 60_000);
        assert.equal(await codeOf(call()), 'request_signature_key_revoked', 'a list does not vanish');
        list([]);
        app.clock.advance(31_000);
        assert.equal(await codeOf(call()), 'accepted');
        app.sites.remove(host, REVOCATION_LIST_PATH);
        app.clock.advance(51 * 60_000);
        assert.equal(await codeOf(call()), 'request_signature_revocation_stale');
        await removeSigner(app.store, agent);
      });

      it('are found beside those of the same name of other agents, whatever became of these', async () => {
        const hostile = newCallerKey('key-1');
        const own = newCallerKey('key-1');
        const first = await stay([hostile]);
        assert.equal(await codeOf(call(hostile)), 'accepted');
        const second = await stay([own]);
        assert.equal(await codeOf(call(own)), 'accepted', 'read although the name is known');
        await revokeSignerKey(app.store, first, 'key-1');
        assert.equal(await codeOf(call(hostile)), 'request_signature_key_revoked');
        assert.equal(await codeOf(call(own)), 'accepted');
        await Promise.all([first, second].map((agent) => removeSigner(app.store, agent)));
      });

      it('are found although many agents use the same name, however many', async () => {
        const keys = Array.from({ length: 20 }, () => newCallerKey('key-1'));
        const agents: string[] = [];
        for (const each of keys) agents.push(await stay([each]));
        for (const each of keys) assert.equal(await codeOf(call(each)), 'accepted');
        assert.equal(await codeOf(call(newCallerKey('key-1'))), 'request_signature_invalid');
        await Promise.all(agents.map((agent) => removeSigner(app.store, agent)));
      });

      it('do not wait for the host of another signer that uses the same name', async () => {
        const slow = newCallerKey('key-1');
        const own = newCallerKey('key-1');
        const agents = [await stay([slow]), await stay([own])];
        assert.equal(await codeOf(call(slow)), 'accepted');
        assert.equal(await codeOf(call(own)), 'accepted');
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        let asked = () => {};
        const isAsked = new Promise<void>((resolve) => {
          asked = resolve;
        });
        const host = hostOf(agents[0] ?? '');
        app.sites.serve(host, '/.well-known/brand.json', async (_request, response) => {
          asked();
          await released;
          response.writeHead(404).end();
        });
        app.clock.advance(16 * 60_000);
        // The host answers only after this, so a request that waited for it would never end.
        assert.equal(await codeOf(call(own)), 'accepted');
        // The key set of the other signer is read again in the background.
        await isAsked;
        release();
        await Promise.all(agents.map((agent) => removeSigner(app.store, agent)));
      });

      it('that are unknown are not given the fault of another signer', async () => {
        const agents = [await stay([key]), await stay([newCallerKey('other')])];
        assert.equal(await codeOf(call()), 'accepted');
        app.sites.remove(hostOf(agents[1] ?? ''), '/.well-known/brand.json');
        app.clock.advance(60_000);
        assert.equal(await codeOf(call(newCallerKey('nobody'))), 'request_signature_key_unknown');
        await Promise.all(agents.map((agent) => removeSigner(app.store, agent)));
      });

      it('are not read again and again for a flood of unknown names, and others are served meanwhile', async () => {
        const agents = await Promise.all([stay([key]), stay([newCallerKey('other')])]);
        assert.equal(await codeOf(call()), 'accepted');
        app.clock.advance(60_000);
        app.sites.requests.length = 0;
        const stranger = newCallerKey('nobody');
        const flood = await Promise.all(Array.from({ length: 300 }, () => call(stranger)));
        const count = (status: number) => flood.filter((answer) => answer.status === status).length;
        assert.equal(count(401) + count(429), 300);
        assert.isAtMost(count(401), 60 + 64, 'those under way when the limit is reached');
        // brand.json, key set and list of each of the two, once.
        assert.isAtMost(app.sites.requests.length, 6);
        const late = await call(stranger);
        assert.equal(late.status, 429);
        assert.isAtLeast(Number(late.headers.get('retry-after')), 1);
        assert.equal((await app.get('/.well-known/jwks.json')).status, 200);
        app.clock.advance(61_000);
        assert.equal(await codeOf(call()), 'accepted');
        await Promise.all(agents.map((agent) => removeSigner(app.store, agent)));
      });
    });

    it('matter to the log only, for tasks of which the declaration says so', async () => {
      const call = (...tasks: string[]) => {
        const calls = tasks.map((name, id) => ({
          jsonrpc: '2.0',
          id,
          method: 'tools/call',
          params: { name, arguments: {} },
        }));
        const body = JSON.stringify(calls.length === 1 ? calls[0] : calls);
        const headers = signedHeaders(`${app.baseUrl}/mcp`, body, newCallerKey('nobody'), app.clock.now(), {
          components: PLAIN,
        });
        return app.post('/mcp', body, { accept: 'application/json', authorization: bearer, ...headers });
      };
      const warned = await call('list_creative_formats');
      assert.equal(warned.status, 200, warned.text);
      assert.match(app.logged.join('\n'), /request_signature_key_unknown.*signature rejected/);
      assert.equal((await call('list_accounts')).status, 401);
      assert.equal((await call('list_creative_formats', 'list_accounts')).status, 401);
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
