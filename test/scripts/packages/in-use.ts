import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { signMessage } from '../../../src/domain/signatures/sign.ts';
import { BUYER, OTHER_BUYER, secondAgent } from '../../conformance-runner/second/agent.ts';
import { listen } from '../../conformance-runner/second/http.ts';
import { spoiltAgent } from '../../conformance-runner/variants/variant.ts';
import { apiKey, organization } from '../../http/members/world.ts';
import { newCallerKey } from '../../http/signers/signed-world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { bothOf, ORIGIN, type Taken, takeDown } from './hooks.ts';
import type { UserFolder } from './installed.ts';
import { threeFaults } from './three-faults.ts';

const run = promisify(execFile);
const SERVERS = ['express', 'koa', 'fastify', 'hono', 'fetch'] as const;
type Server = (typeof SERVERS)[number];

/** Programs of users, which stand beside this file, in a folder that has nothing but the packages. */
export function describeUse(user: () => UserFolder): void {
  describe('the installed packages, in programs as their users write them', () => {
    let app: TestApp;
    /** Each event with its repeat. */
    const told: { agent?: readonly Taken[]; registry?: readonly Taken[] } = {};
    before(async () => {
      const [engine] = engines;
      assert(engine !== undefined);
      app = await startTestApp(engine, { jobs: true });
      for (const file of ['buyer.mjs', 'receivers.mjs'])
        copyFileSync(join(import.meta.dirname, 'users', file), join(user().folder, file));
    });
    after(() => app.drop());

    const shop = async (transport: 'mcp' | 'a2a', more: Record<string, string> = {}) => {
      const env = user().env({
        AGENT_URL: app.baseUrl,
        AGENT_TOKEN: `demo-buyer-over-${transport}`,
        TRANSPORT: transport,
        ...more,
      });
      const { stdout } = await run(process.execPath, ['buyer.mjs'], { cwd: user().folder, env });
      return JSON.parse(stdout);
    };

    for (const transport of ['mcp', 'a2a'] as const)
      it(`buy over ${transport}: a repeat is the same buy, a stale change is refused`, async () => {
        const hook = takeDown(app, '/hooks/agent');
        const { buy, listed, ...rest } = await shop(transport, { HOOK_URL: hook.url });
        assert.deepEqual(rest, {
          transport,
          replayed: true,
          isChanged: true,
          stale: { code: 'CONFLICT', recovery: 'transient' },
        });
        assert.deepEqual(listed, [buy]);
        told.agent = await bothOf(app, hook.taken);
      });

    it('receive the webhooks of an agent and a registry behind every server: once each, and nothing else', async () => {
      told.registry = await registryTest(app);
      assert.hasAllKeys(told, ['agent', 'registry']);
      const receivers = await startReceivers(user(), app);
      try {
        const wanted: { kind: string; idempotencyKey: string }[] = [];
        for (const [sender, [first, repeat]] of Object.entries(told)) {
          assert(first !== undefined && repeat !== undefined);
          const path = `/hooks/${sender}`;
          for (const { what, message } of wrong(path, first))
            for (const server of SERVERS)
              assert.equal(await receivers.post(server, path, message), 401, `${server}: ${what}`);
          for (const server of SERVERS) {
            const post = (message: Taken) => receivers.post(server, path, message);
            assert.equal(await post(first), 200, `${server}: as it came`);
            assert.equal(await post(first), 401, `${server}: the same message once more`);
            assert.equal(await post(repeat), 200, `${server}: the event, sent again`);
          }
          const { idempotency_key: key } = JSON.parse(first.body);
          wanted.push({
            kind: sender === 'agent' ? 'mediaBuyCreated' : 'registryTest',
            idempotencyKey: key,
          });
        }
        const handled = await receivers.handled();
        for (const server of SERVERS) assert.deepEqual(handled[server], wanted, server);
      } finally {
        await receivers.close();
      }
    });

    it('judge an agent that was written by hand, and find its three faults and nothing else', () =>
      judgeByHand(user()));
  });
}

/** The runner of the package before an agent with three faults. */
async function judgeByHand({ folder, env }: UserFolder): Promise<void> {
  const agent = await listen(threeFaults.reduce(spoiltAgent, secondAgent()));
  try {
    const options = ['--agent', `${agent.url}mcp`, '--sandbox', '--rate', '1000', '--json', 'agent.json'];
    const ended = await run('conformance', options, {
      cwd: folder,
      env: env({ CONFORMANCE_TOKEN: BUYER, CONFORMANCE_OTHER_TOKEN: OTHER_BUYER }),
    }).catch((cause: { code: number; stdout: string }) => cause);
    assert.propertyVal(ended, 'code', 1);
    const { results, left_behind: left } = JSON.parse(readFileSync(join(folder, 'agent.json'), 'utf8'));
    const violated = results.filter(({ verdict }: { verdict: string }) => verdict === 'violated');
    assert.sameMembers(
      violated.map(({ id }: { id: string }) => id),
      threeFaults.map(({ finds }) => finds),
      unjudgedIn(results),
    );
    for (const { id, curl } of violated) {
      assert.include(ended.stdout, `x ${id} (must; `);
      assert.include(curl, agent.url.host);
    }
    assert.notInclude(JSON.stringify(results), BUYER);
    assert.deepEqual(left, []);
  } finally {
    await agent.close();
  }
}

/** What the runner says of the requirements that it could not judge. */
const unjudgedIn = (results: readonly { id: string; why?: string }[]): string =>
  results.flatMap(({ id, why }) => (why === undefined ? [] : [`${id}: ${why}`])).join('\n');

/** The test event of a subscription, and its repeat. */
async function registryTest(app: TestApp): Promise<readonly Taken[]> {
  const { credential } = await apiKey(app, (await organization(app, 'Mirrors')).id, 'admin:*');
  const hook = takeDown(app, '/hooks/registry');
  const { body } = await app.post('/api/me/webhooks', { url: hook.url }, credential);
  await app.post(`/api/me/webhooks/${body.webhook_id}/test`, undefined, credential);
  return bothOf(app, hook.taken);
}

const changed = ({ headers, body }: Taken, change: (name: string, value: string) => string): Taken => ({
  headers: headers.map(([name, value]) => [name, change(name.toLowerCase(), value)]),
  body,
});

/** What somebody sends who has seen a message, or would like to have sent one. */
function wrong(path: string, message: Taken): readonly { what: string; message: Taken }[] {
  const [, kid = ''] = /keyid="([^"]*)"/.exec(String(message.headers)) ?? [];
  const forged = signMessage(
    'webhook',
    {
      method: 'POST',
      url: `${ORIGIN}${path}`,
      body: Buffer.from(message.body),
      contentType: 'application/json',
    },
    { kid, algorithm: 'ed25519', privateKey: newCallerKey(kid).privateKey },
    { now: new Date(), nonce: crypto.getRandomValues(new Uint8Array(16)) },
  );
  const altered = message.body.replace('"idempotency_key":"', '"idempotency_key":"x');
  assert.notEqual(altered, message.body);
  const digest = signMessage(
    'webhook',
    { method: 'POST', url: `${ORIGIN}${path}`, body: Buffer.from(altered), contentType: 'application/json' },
    { kid, algorithm: 'ed25519', privateKey: newCallerKey(kid).privateKey },
    { now: new Date(), nonce: crypto.getRandomValues(new Uint8Array(16)) },
  )['Content-Digest'];
  return [
    { what: 'unsigned', message: { headers: [['content-type', 'application/json']], body: message.body } },
    { what: 'forged', message: { headers: Object.entries(forged), body: message.body } },
    { what: 'altered', message: { ...message, body: altered } },
    {
      what: 'altered with its digest',
      message: {
        ...changed(message, (name, value) => (name === 'content-digest' ? String(digest) : value)),
        body: altered,
      },
    },
    {
      what: 'with a longer life',
      message: changed(message, (name, value) =>
        name === 'signature-input'
          ? value.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) - 1}`)
          : value,
      ),
    },
  ];
}

type Receivers = {
  post(server: Server, path: string, message: Taken): Promise<number>;
  handled(): Promise<Record<Server, unknown>>;
  close(): Promise<void>;
};

async function startReceivers({ folder, env }: UserFolder, app: TestApp): Promise<Receivers> {
  const child = spawn(process.execPath, ['receivers.mjs'], {
    cwd: folder,
    env: env({
      ORIGIN,
      SENDER: app.baseUrl,
      AGENT_URL: `${app.baseUrl.replace('http:', 'https:')}/mcp`,
      AHEAD_MS: String(app.clock.now().getTime() - Date.now()),
    }),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value ?? '{}');
  const ports: Record<Server, number> = await next();
  return {
    async post(server, path, { headers, body }) {
      const answer = await fetch(`http://127.0.0.1:${ports[server]}${path}`, {
        method: 'POST',
        headers: headers.map(([name, value]): [string, string] => [name, value]),
        body,
      });
      await answer.text();
      return answer.status;
    },
    handled() {
      child.stdin.write('\n');
      return next();
    },
    async close() {
      child.stdin.end();
      await exit;
    },
  };
}
