import { setTimeout as sleep } from 'node:timers/promises';
import { createResolver } from '../../src/infra/dns.ts';
import { createFetcher } from '../../src/infra/fetcher.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import { startQueue } from '../../src/infra/queue.ts';
import { newId } from '../../src/infra/random.ts';
import { crawl } from '../../src/jobs/brands/crawlDomain.ts';
import { openStore } from '../../src/store/open.ts';

/** What the parent asks for: a crawl of a domain now, or to take part in a queue until told to end. */
export type Order =
  | { do: 'open'; url: string; hosts: [string, string][] }
  | { do: 'crawl'; domain: string }
  | { do: 'work'; kind: string }
  | { do: 'close' };

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const now = () => new Date();
let close = async () => {};
let tools: Parameters<typeof crawl>[1] | undefined;

process.on('message', async (order: Order) => {
  const answer = { done: order.do, ...(await obey(order)) };
  process.send?.(answer, undefined, undefined, () => {
    if (order.do === 'close') process.disconnect();
  });
});

async function obey(order: Order): Promise<object> {
  if (order.do === 'open') {
    const store = await openStore(order.url);
    const fetcher = createFetcher({
      outboundHosts: new Map(order.hosts),
      resolver: createResolver(['127.0.0.1:9']),
      userAgent: 'test',
    });
    tools = { store, fetcher, now, newId };
    close = async () => {
      await fetcher.close();
      await store.close();
    };
    return {};
  }
  if (tools === undefined) throw new Error('nothing is open');
  switch (order.do) {
    case 'crawl':
      return { outcome: await crawl(order.domain, tools) };
    case 'work': {
      const queue = startQueue({
        store: tools.store,
        kinds: {
          [order.kind]: {
            async run({ id }) {
              process.send?.({ begin: id });
              await sleep(Math.random() * 20);
              process.send?.({ end: id });
              return { kind: 'done', detail: {} };
            },
          },
        },
        schedule: {},
        log: silent,
        metrics: createMetrics({ processMetrics: false }),
        now,
        newId,
        lanes: { local: { atOnce: 3, perShare: 3 } },
        leaseMs: 30_000,
        pollMs: 10,
        backoff: { baseMs: 10, maxMs: 10 },
      });
      const before = close;
      close = async () => {
        await queue.stop(1_000);
        await before();
      };
      return {};
    }
    case 'close':
      await close();
      return {};
  }
}
