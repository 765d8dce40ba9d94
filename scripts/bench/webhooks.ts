import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { JOB_LANES } from '../../src/domain/jobs.ts';
import { createResolver } from '../../src/infra/dns.ts';
import { createJudgeTarget } from '../../src/infra/fetcher/judge-url.ts';
import { createFetcher } from '../../src/infra/fetcher.ts';
import { createMessageKeys } from '../../src/infra/message-keys.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import { startQueue } from '../../src/infra/queue.ts';
import { newId } from '../../src/infra/random.ts';
import { deliverWebhooks } from '../../src/jobs/webhooks/deliverWebhooks.ts';
import { createSignWebhook, createWebhookSender } from '../../src/outside/webhooks/webhook-sender.ts';
import { outgoing } from '../../src/record/webhooks/outbox.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { CONTROL, controlMs } from './control.ts';
import { filling } from './fill.ts';
import { goals } from './goals.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { costRow, microseconds, type Row } from './table.ts';
import type { Receivers } from './webhook-receivers-child.ts';

const RECEIVERS = 100;
const DEAD = 50;
const WARM_UP = 3_000;
/** One round takes a second or two, in which other work shows. */
const ROUNDS = 3;
const RECEIVING = fileURLToPath(new URL('./webhook-receivers-child.ts', import.meta.url));
const COUNTS = { small: 2_000, full: 5_000 };
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const hostOf = (number: number) => `receiver-${number}.example`;

/** Queued webhooks for many receivers, by turns: all of them healthy, and some that never respond. */
export const webhooks: Scenario = {
  name: 'webhooks',
  async run({ scale, databaseUrl }) {
    const total = COUNTS[scale];
    // The first deliveries cost three times as much, until the engine has compiled their code.
    await drain(databaseUrl, WARM_UP, 0);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const healthy = await drain(databaseUrl, total, 0);
      // As many for healthy receivers as before: those for dead ones come on top.
      const mixed = await drain(databaseUrl, (total * RECEIVERS) / (RECEIVERS - DEAD), DEAD);
      rounds.push({ healthy, mixed });
    }
    const median = (of: (round: Round) => number) => quantile(rounds.map(of), 0.5);
    const cost = median(({ healthy }) => costOf(healthy));
    return [
      {
        what: `${total} webhooks over ${RECEIVERS} receivers`,
        value: `${Math.round(median(({ healthy }) => rateOf(healthy)))} /s`,
        reach: goals.webhooks,
      },
      {
        what: `of these to healthy ones, ${DEAD} of ${RECEIVERS} dead`,
        value: `${Math.round(median(({ mixed }) => rateOf(mixed)))} /s`,
      },
      {
        what: '  rate beside dead ones, of the rate without',
        value: median(({ healthy, mixed }) => rateOf(mixed) / rateOf(healthy)).toFixed(2),
        reach: goals.webhooksBesideDead,
      },
      { what: '  processor time of one, without its receiver', value: microseconds(cost) },
      costRow('a webhook', (1_000 * cost) / controlMs(), `${CONTROL}, of 1,000`),
      costRow(
        'a webhook beside dead receivers',
        rounds.map(({ healthy, mixed }) => costOf(mixed) / costOf(healthy)),
        'that without dead ones',
        '≤ 1.3',
      ),
    ] satisfies Row[];
  },
};

type Round = { readonly healthy: Drained; readonly mixed: Drained };

const rateOf = ({ count, ms }: Drained): number => (count / ms) * 1_000;
const costOf = ({ count, cpuMs }: Drained): number => cpuMs / count;

type Drained = { readonly count: number; readonly ms: number; readonly cpuMs: number };

async function drain(url: string, total: number, dead: number): Promise<Drained> {
  await migrate(url);
  await filling(url, async ({ run }) => {
    // What an earlier round left for dead receivers.
    for (const table of ['jobs', 'webhook_attempts', 'webhooks', 'webhook_channels'])
      await run(`delete from ${table}`);
  });
  const child = fork(RECEIVING, { execArgv: [] });
  const [{ healthy, hole }] = (await once(child, 'message')) as [Receivers];
  const hosts = new Map(
    Array.from({ length: RECEIVERS }, (_none, number) => [
      hostOf(number),
      `http://127.0.0.1:${number < dead ? hole : healthy}`,
    ]),
  );
  const store = await openStore(url);
  const metrics = createMetrics({ processMetrics: false });
  const now = () => new Date();
  const fetcher = createFetcher({
    outboundHosts: hosts,
    resolver: createResolver(['127.0.0.1:9']),
    userAgent: 'bench',
  });
  await fill(store, total);
  const wanted = (total / RECEIVERS) * (RECEIVERS - dead);
  const begin = performance.now();
  const used = process.cpuUsage();
  const queue = startQueue({
    store,
    schedule: {},
    log: silent,
    metrics,
    now,
    newId,
    kinds: {
      deliverWebhooks: deliverWebhooks({
        store,
        log: silent,
        metrics,
        now,
        random: Math.random,
        ended: async () => {},
        send: createWebhookSender({
          fetcher,
          judgeTarget: createJudgeTarget(hosts),
          now,
          sign: createSignWebhook({
            keys: createMessageKeys(store),
            now,
            random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
          }),
        }),
      }),
    },
    lanes: { webhooks: JOB_LANES.webhooks, retries: JOB_LANES.retries },
    leaseMs: 30_000,
    pollMs: 2_000,
    backoff: { baseMs: 5_000, maxMs: 600_000 },
  });
  child.send(wanted);
  await once(child, 'message');
  const ms = performance.now() - begin;
  const { user, system } = process.cpuUsage(used);
  await fetcher.close();
  await queue.stop(0);
  await store.close();
  child.disconnect();
  child.kill('SIGTERM');
  return { count: wanted, ms, cpuMs: (user + system) / 1_000 };
}

async function fill(store: Store, total: number): Promise<void> {
  const at = new Date();
  for (let first = 0; first < total; first += RECEIVERS) {
    await store.transaction(async (tx) => {
      for (let number = 0; number < RECEIVERS; number += 1) {
        const target = { url: `https://${hostOf(number)}/hook`, secret: null };
        await outgoing.queueWebhookTaskEnded(
          tx,
          {
            principalId: `bench ${number % 10}`,
            accountId: null,
            kind: 'task',
            subject: `${first + number}`,
            target: { ...target, mode: 'HTTP_MESSAGE_SIGNATURES' },
          },
          {
            task_id: `${first + number}`,
            task_type: 'get_products',
            status: 'completed',
            timestamp: at.toISOString(),
            result: { filler: 'x'.repeat(1_000) },
          },
          at,
        );
      }
    });
  }
}
