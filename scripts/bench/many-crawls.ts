import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../src/infra/random.ts';
import { crawlOf, newPublisher } from '../../src/record/publishers/publisher.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { turnRows } from './big-crawl.ts';
import { bigAdagents } from './big-file.ts';
import { CONTROL, controlMs } from './control.ts';
import { goals } from './goals.ts';
import type { Scenario } from './scenario.ts';
import { type Service, startService } from './service.ts';
import { costRow, milliseconds } from './table.ts';
import { openWorld } from './world.ts';

const HOSTS = { small: 150, full: 1_000 };
const PROPERTIES = 20;
const BYTES = 4_096;
const LONGEST_MS = 300_000;

/** Crawls of many small hosts, as the schedule makes them: with all limits for sites and at once. */
export const manyCrawls: Scenario = {
  name: 'crawl of many hosts',
  async run({ scale, folder, databaseUrl }) {
    const hosts = Array.from({ length: HOSTS[scale] }, (_none, number) => `host-${number}.example`);
    const world = await openWorld(folder, hosts);
    for (const host of hosts) {
      world.put(host, '/.well-known/adagents.json', bigAdagents(host, PROPERTIES, BYTES));
      world.put(host, '/.well-known/brand.json', JSON.stringify({ id: host, names: [{ en: host }] }));
    }
    await migrate(databaseUrl);
    const store = await openStore(databaseUrl);
    const now = new Date();
    for (const host of hosts) {
      await store.transaction(async (tx) => {
        await tx.publishers.put(newPublisher(host, { newId, now }));
        await tx.jobs.enqueue(crawlOf(host, now));
      });
    }
    await store.close();
    const settings = { DATABASE_URL: databaseUrl, OUTBOUND_HOSTS: world.hostsFile };
    const service = await startService(settings, { watched: true });
    try {
      const began = performance.now();
      const before = await service.cpuMs();
      // Those of the start.
      await service.longestTurns();
      await untilDone(service, hosts.length, began);
      const ms = performance.now() - began;
      const spent = ((await service.cpuMs()) - before) / hosts.length;
      const turns = await service.longestTurns();
      return [
        {
          what: `hosts crawled in a minute, of ${hosts.length}`,
          value: `${Math.round((hosts.length / ms) * 60_000)} /min`,
          reach: goals.hostsCrawled,
        },
        ...turnRows(turns),
        { what: '  processor time of one', value: milliseconds(spent) },
        costRow('a crawl of a small host', (100 * spent) / controlMs(), `${CONTROL}, of 100`),
      ];
    } finally {
      await service.stop();
      await world.close();
    }
  },
};

/** Waits until all crawls have ended. */
async function untilDone(service: Service, count: number, began: number): Promise<void> {
  for (;;) {
    await sleep(100);
    const done = await service.metric('jobs_total\\{kind="crawlDomain",outcome="done"\\}');
    if (done >= count) return;
    if (performance.now() - began > LONGEST_MS) throw new Error(`only ${done} of ${count} crawls ended`);
  }
}
