import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { decodeProtectedHeader } from 'jose';
import { createPasswords } from '../../src/infra/passwords.ts';
import { newId } from '../../src/infra/random.ts';
import { openStore } from '../../src/store/open.ts';
import { allow, authorizeUrl, newVerifier, PASSWORD, REDIRECT } from '../http/oauth/world.ts';
import { openBrowser } from '../support/browser.ts';
import { type Database, engines } from '../support/databases.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { type Server, startServer } from './server.ts';

const PUBLIC = 'https://registry.example';
const EMAIL = 'ann@people.example';

for (const engine of engines) {
  describe(`the authorization server as processes on ${engine.name}`, () => {
    let database: Database;
    let sites: Sites;
    let servers: Server[] = [];
    before(async () => {
      sites = await startSites();
      database = await engine.create();
      const store = await openStore(database.url);
      const user = {
        id: newId(),
        email: EMAIL,
        name: 'Ann',
        createdAt: new Date(),
        disabledAt: null,
        emailVerifiedAt: null,
      };
      const passwordHash = await createPasswords().hash(PASSWORD);
      await store.transaction((tx) => tx.users.insert({ ...user, passwordHash }));
      await store.close();
    });
    afterEach(async () => {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      servers = [];
    });
    after(async () => {
      await sites.close();
      await database.drop();
    });

    const start = async (count: number, settings: Record<string, string>) => {
      servers = await Promise.all(
        Array.from({ length: count }, () => startServer(database.url, sites, settings)),
      );
      return servers;
    };
    const jwksOf = async ({ origin }: Server) =>
      (await fetch(`${origin}/.well-known/oauth-jwks.json`)).text();

    /** Registers, signs in and redeems, each step at the next of the processes; the access token. */
    async function flow(): Promise<string> {
      let turn = 0;
      const next = () => {
        turn += 1;
        return servers[turn % servers.length]?.origin ?? '';
      };
      const registered = await fetch(`${next()}/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' }),
      });
      const { client_id: clientId } = (await registered.json()) as { client_id: string };
      const verifier = newVerifier();
      const page = await allow(openBrowser(next, PUBLIC), authorizeUrl(clientId, verifier), EMAIL);
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: REDIRECT,
        code: new URL(page.url).searchParams.get('code') ?? '',
        code_verifier: verifier,
      });
      const answer = await fetch(`${next()}/token`, { method: 'POST', body });
      const { access_token: token } = (await answer.json()) as { access_token: string };
      for (const { origin } of servers) {
        const headers = { authorization: `Bearer ${token}` };
        // A person without organization: known, and without standing.
        assert.equal((await fetch(`${origin}/api/registry/feed`, { headers })).status, 403);
      }
      return token;
    }

    it('agrees on keys when several begin at once, and is one server', async () => {
      const [first, second] = await start(2, { BASE_URL: PUBLIC });
      assert.isDefined(first);
      assert.isDefined(second);
      assert.equal(await jwksOf(first), await jwksOf(second));
      await flow();
      for (const { noise } of servers) assert.deepEqual(noise, [], 'all that is written is the log');
    });

    it('in production signs with the keys of the file, and writes nothing but its log', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'registry-keys-'));
      try {
        const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
        const file = join(folder, 'keys.json');
        writeFileSync(file, JSON.stringify({ keys: [{ ...key, kid: 'from the file' }] }));
        const settings = {
          MODE: 'production',
          BASE_URL: PUBLIC,
          OAUTH_KEYS: file,
          OUTBOUND_HOSTS: '',
          AGENT_PROFILE: 'built-in',
          AD_SERVER: 'simulator',
          SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
        };
        const [server] = await start(1, settings);
        assert.isDefined(server);
        assert.equal(decodeProtectedHeader(await flow()).kid, 'from the file');
        const jwks = await jwksOf(server);
        assert.include(jwks, 'from the file');
        assert.notInclude(jwks, String(key.d));
        assert.deepEqual(server.noise, []);
        assert.notInclude(JSON.stringify(server.log), String(key.d));
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
}
