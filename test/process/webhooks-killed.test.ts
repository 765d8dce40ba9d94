import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { createMessageKeys } from '../../src/infra/message-keys.ts';
import { outgoing } from '../../src/record/webhooks/outbox.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';
import type { SenderSettings } from './webhook-child.ts';
import type { LogLine, ReceiverOrder, ReceiverSettings } from './webhook-receiver.ts';

const scriptOf = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const HOST = 'receiver.example';
/** How often the sender is killed. `npm run test:webhooks` sets the full number. */
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 3);
const CHANNELS = 6;
const EVENTS_PER_KILL = 6;
/** The last sender lives this much later, when every wait of at most an hour and a quarter is over. */
const LATER_MS = 2 * 3_600_000;

type Behaviour = 'killed' | 'private' | ReceiverOrder['behaviour'];
/** Few rounds begin with those that are hardest; many go through all of them. */
const BEHAVIOURS: readonly Behaviour[] = [
  'killed',
  'slow',
  'status 401',
  'status 500',
  'redirect',
  'private',
  'healthy',
];

for (const engine of engines) {
  describe(`a sender that is killed on ${engine.name}`, () => {
    let store: TestStore;
    let dns: DnsServer;
    let receiver: ChildProcess | undefined;
    let sender: ChildProcess | undefined;
    let port = 0;
    const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
    const log = join(folder, 'log');
    before(async () => {
      [store, dns] = await Promise.all([engine.open(), startDnsServer()]);
      dns.set(HOST, 'A', { records: ['10.0.0.7'] });
    });
    after(async () => {
      await Promise.all([kill(receiver), kill(sender)]);
      await Promise.all([store.drop(), dns.close()]);
      rmSync(folder, { recursive: true });
    });

    async function start(name: string, settings: object): Promise<[ChildProcess, { port?: number }]> {
      const child = fork(scriptOf(name), [JSON.stringify(settings)], { execArgv: [] });
      const [message] = await once(child, 'message');
      return [child, message];
    }
    async function kill(child: ChildProcess | undefined): Promise<void> {
      if (child === undefined || child.signalCode !== null || child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
    const settingsOf = (behaviour: Behaviour, aheadMs = 0): SenderSettings => ({
      url: store.url,
      // Without a host of the operator's own the name is resolved, to a private address.
      hosts: behaviour === 'private' ? [] : [[HOST, `http://127.0.0.1:${port}`]],
      nameServer: dns.address,
      aheadMs,
    });
    async function listen(): Promise<ChildProcess> {
      const keys = (await createMessageKeys(store).published()).map(({ kid, publicJwk }) => ({
        kid,
        publicJwk,
      }));
      const settings: ReceiverSettings = { port, origin: `https://${HOST}`, log, keys };
      const [child, ready] = await start('webhook-receiver', settings);
      port = ready.port ?? port;
      return child;
    }
    async function behave(order: ReceiverOrder): Promise<void> {
      if (receiver === undefined || receiver.signalCode !== null) receiver = await listen();
      const taken = once(receiver, 'message');
      receiver.send(order);
      await taken;
    }

    it('loses no event, and each takes effect once, whatever the receiver does meanwhile', async () => {
      const queued = new Map<string, { id: string; subject: string }>();
      const put = (subject: string, channel: number) =>
        store.transaction(async (tx) => {
          const url = `https://${HOST}/hook/${channel}`;
          const event = {
            principalId: 'p1',
            accountId: null,
            kind: 'task' as const,
            subject,
            target: { url, secret: null, mode: 'HTTP_MESSAGE_SIGNATURES' as const },
          };
          const at = new Date();
          const { id, key } = await outgoing.queueWebhookTaskEnded(
            tx,
            event,
            { task_id: subject, task_type: 'get_products', status: 'completed', timestamp: at.toISOString() },
            at,
          );
          queued.set(key, { id, subject });
        });
      for (let round = 0; round < KILLS; round += 1) {
        const behaviour = BEHAVIOURS[round % BEHAVIOURS.length] ?? 'healthy';
        const answers = behaviour === 'killed' || behaviour === 'private' ? 'healthy' : behaviour;
        await behave({ behaviour: answers, aheadMs: 0 });
        [sender] = await start('webhook-child', settingsOf(behaviour));
        for (let count = 0; count < EVENTS_PER_KILL; count += 1)
          await put(`event ${round}.${count}`, count % CHANNELS);
        if (behaviour === 'killed') {
          await sleep(Math.random() * 200);
          await kill(receiver);
        }
        await sleep(Math.random() * 600);
        await kill(sender);
      }
      // What the last sender wrote may still lie at the receiver, and would be judged by the later time.
      await kill(receiver);
      await behave({ behaviour: 'healthy', aheadMs: LATER_MS });
      [sender] = await start('webhook-child', settingsOf('healthy', LATER_MS));
      const rows = () =>
        Promise.all([...queued.values()].map(({ id }) => store.primary.webhooks.find('p1', id)));
      let left = await rows();
      for (let tries = 0; left.some((row) => row?.status === 'open'); tries += 1) {
        if (tries > 1_200)
          assert.fail(`${left.filter((row) => row?.status === 'open').length} are still open`);
        await sleep(100);
        left = await rows();
      }

      for (const row of left) assert.equal(row?.status, 'delivered', row?.failure ?? undefined);
      const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
      const effects = new Map<string, string>();
      const bodies = new Map<string, string>();
      for (const line of lines.map((each): LogLine => JSON.parse(each))) {
        if ('rejected' in line) assert.fail(`${line.code} for ${line.rejected}`);
        assert.equal(bodies.get(line.key) ?? line.body, line.body, 'every attempt has the same body');
        bodies.set(line.key, line.body);
        if (!('effect' in line)) continue;
        assert.isFalse(effects.has(line.key), `${line.effect} took effect twice`);
        effects.set(line.key, line.effect);
      }
      assert.deepEqual(
        [...effects].sort(),
        [...queued].map(([key, { subject }]) => [key, subject] as [string, string]).sort(),
        'nothing is lost or made up',
      );
    }).timeout(600_000 + KILLS * 10_000);
  });
}
