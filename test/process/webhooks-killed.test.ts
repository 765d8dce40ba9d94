import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { verifyMessage } from '../../src/domain/signatures/verify.ts';
import { listMessageKeys } from '../../src/infra/message-keys.ts';
import { queueWebhook } from '../../src/record/webhooks/queue-webhook.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';
import type { SenderSettings } from './webhook-child.ts';

const script = fileURLToPath(new URL('./webhook-child.ts', import.meta.url));
const HOST = 'receiver.example';
/** How often the sender is killed. `npm run test:webhooks` sets the full number. */
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 4);
const CHANNELS = 6;
const EVENTS_PER_KILL = 6;

type Behaviour = 'away' | 'slow' | 'status 500' | 'status 401' | 'redirect' | 'private' | 'healthy';
const BEHAVIOURS: readonly Behaviour[] = [
  ...(['away', 'slow', 'status 500', 'status 401', 'redirect', 'private', 'healthy'] as const),
];
type Arrival = { key: string; subject: string; body: string; verdict: string; accepted: boolean };

for (const engine of engines) {
  describe(`a sender that is killed on ${engine.name}`, () => {
    let store: TestStore;
    let dns: DnsServer;
    let server: Server | undefined;
    let port = 0;
    let behaviour: Behaviour = 'healthy';
    const log: Arrival[] = [];
    const nonces = new Set<string>();
    before(async () => {
      [store, dns] = await Promise.all([engine.open(), startDnsServer()]);
      dns.set(HOST, 'A', { records: ['10.0.0.7'] });
    });
    after(async () => {
      server?.closeAllConnections();
      server?.close();
      await Promise.all([store.drop(), dns.close()]);
    });

    async function verdictOf(path: string, headers: readonly string[], body: string): Promise<string> {
      const published = await listMessageKeys(store);
      const lines = headers.flatMap((name, at) =>
        at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : [],
      );
      const verdict = await verifyMessage(
        { method: 'POST', url: `https://${HOST}${path}`, headers: lines, body: Buffer.from(body) },
        { kind: 'webhook', now: new Date() },
        {
          async findKey(keyid) {
            const key = published.find(({ kid }) => kid === keyid);
            if (key === undefined) return { ok: false, fault: 'key_unknown' };
            return { ok: true, jwk: key.publicJwk, agentUrl: 'https://agent.example/mcp', standing: 'good' };
          },
          replays: {
            isFull: async () => false,
            remember: async ({ nonce }) => (nonces.has(nonce) ? 'seen' : nonces.add(nonce) && 'new'),
          },
        },
      );
      return verdict.ok ? 'ok' : verdict.code;
    }

    /** The receiver, which writes down everything that reaches it. */
    async function listen(): Promise<void> {
      server = createServer(async (request, response) => {
        let body = '';
        try {
          for await (const chunk of request) body += String(chunk);
        } catch {
          return;
        }
        const { idempotency_key: key, subject } = JSON.parse(body);
        const verdict = await verdictOf(request.url ?? '', request.rawHeaders, body);
        const accepted = behaviour === 'healthy' || behaviour === 'private';
        log.push({ key, subject, body, verdict, accepted });
        if (behaviour === 'slow') return;
        const status = { 'status 500': 500, 'status 401': 401, redirect: 307 }[behaviour as string] ?? 204;
        const headers: Record<string, string> = {
          ...(status === 401 ? { 'www-authenticate': 'Signature error="webhook_signature_invalid"' } : {}),
          ...(status === 307 ? { location: `https://${HOST}/elsewhere` } : {}),
        };
        response.writeHead(status, headers).end();
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    }
    async function behave(next: Behaviour): Promise<void> {
      behaviour = next;
      if (next === 'away') {
        server?.closeAllConnections();
        await new Promise((resolve) => server?.close(resolve));
        server = undefined;
      } else if (server === undefined) await listen();
    }
    async function startSender(): Promise<ChildProcess> {
      const hosts = behaviour === 'private' ? [] : [[HOST, `http://127.0.0.1:${port}`] as const];
      const settings: SenderSettings = { url: store.url, hosts, nameServer: dns.address };
      const child = fork(script, [JSON.stringify(settings)], { execArgv: [] });
      await once(child, 'message');
      return child;
    }
    async function kill(child: ChildProcess): Promise<void> {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }

    it('loses no event, and none has an effect twice, whatever the receiver does meanwhile', async () => {
      await listen();
      const queued = new Map<string, string>();
      const put = (subject: string, channel: number) =>
        store.transaction(async (tx) => {
          const { id, key } = await queueWebhook(
            tx,
            {
              ...{ principalId: 'p1', accountId: null, kind: 'task', subject },
              target: {
                ...{ url: `https://${HOST}/hook/${channel}`, secret: null },
                mode: 'HTTP_MESSAGE_SIGNATURES',
              },
              body: { subject },
            },
            new Date(),
          );
          queued.set(key, id);
        });
      for (let round = 0; round < KILLS; round += 1) {
        // Few rounds begin with those that are hardest; many go through all of them.
        await behave(BEHAVIOURS[round % BEHAVIOURS.length] ?? 'healthy');
        const sender = await startSender();
        for (let count = 0; count < EVENTS_PER_KILL; count += 1)
          await put(`event ${round}.${count}`, count % CHANNELS);
        await sleep(Math.random() * 600);
        await kill(sender);
      }
      await behave('healthy');
      const sender = await startSender();
      const rows = async () =>
        Promise.all([...queued.values()].map((id) => store.primary.webhooks.find('p1', id)));
      let left = await rows();
      for (let tries = 0; left.some((row) => row?.status === 'open'); tries += 1) {
        if (tries > 1_200)
          assert.fail(`${left.filter((row) => row?.status === 'open').length} are still open`);
        await sleep(100);
        left = await rows();
      }
      await kill(sender);

      const accepted = new Set(log.filter((one) => one.accepted).map(({ key }) => key));
      const refused = new Set(
        left.flatMap((row) => (row?.failure === 'webhook_signature_invalid' ? [row.key] : [])),
      );
      for (const row of left) {
        if (row === undefined) assert.fail('a webhook has no row');
        else if (row.status === 'delivered') assert.isTrue(accepted.has(row.key), 'delivered means received');
        else assert.isTrue(refused.has(row.key), `given up only where the receiver refused: ${row.failure}`);
      }
      assert.sameMembers(
        [...new Set([...accepted, ...refused])],
        [...queued.keys()],
        'nothing is lost or made up',
      );
      // Receivers deduplicate by key: one key per event and one body per key make one effect.
      const keysOf = new Map<string, Set<string>>();
      const bodiesOf = new Map<string, Set<string>>();
      for (const { key, subject, body, verdict } of log) {
        assert.equal(verdict, 'ok', 'every attempt has a signature and a nonce of its own');
        keysOf.set(subject, (keysOf.get(subject) ?? new Set()).add(key));
        bodiesOf.set(key, (bodiesOf.get(key) ?? new Set()).add(body));
      }
      for (const [subject, keys] of keysOf) assert.equal(keys.size, 1, subject);
      for (const [key, bodies] of bodiesOf) assert.equal(bodies.size, 1, key);
    }).timeout(120_000 + KILLS * 5_000);
  });
}
