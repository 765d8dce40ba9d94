import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../src/store/open.ts';
import { CONTROL, controlMs } from './control.ts';
import { benchEvent, fillFeed } from './feed-events.ts';
import type { Connect, Reached } from './feed-readers-child.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { members, startService } from './service.ts';
import { costRow, milliseconds } from './table.ts';

const READERS = 1_000;
const COMMITS = { small: 30, full: 150 };
const PAUSE_MS = 150;
const MEGABYTE = 1024 * 1024;
const MEMORY = 'process_resident_memory_bytes';
const script = fileURLToPath(new URL('./feed-readers-child.ts', import.meta.url));

/** Another process commits events. Measures the time until the last of 1,000 readers of one process has each event. */
export const feedStream: Scenario = {
  name: 'feed streams',
  async run({ scale, databaseUrl }) {
    await fillFeed(databaseUrl, 1_000);
    const settings = { DATABASE_URL: databaseUrl };
    const [authorization = ''] = await members(settings, 1);
    const service = await startService({ ...settings, ROLE: 'web' });
    const child = fork(script, { execArgv: [] });
    const store = await openStore(databaseUrl);
    try {
      await once(child, 'message');
      const { events } = await store.read.events.page({ after: '', limit: 1_000 });
      const url = `${service.origin}/api/registry/feed/stream?cursor=${events.at(-1)?.eventId}`;
      const connect: Connect = { url, authorization, readers: READERS };
      const before = await service.metric(MEMORY);
      const connecting = performance.now();
      child.send(connect);
      await once(child, 'message');
      const connectedMs = performance.now() - connecting;

      const cpuBefore = await service.cpuMs();
      const reached = new Map<number, Reached>();
      child.on('message', (message: Reached) => reached.set(message.mark, message));
      const committed = new Map<number, number>();
      for (let index = 0; index < COMMITS[scale]; index += 1) {
        const mark = 1_000_000 + index;
        await store.transaction((tx) => tx.events.append([benchEvent(mark, new Date())]));
        committed.set(mark, performance.timeOrigin + performance.now());
        await sleep(PAUSE_MS * (0.5 + Math.random()));
      }
      for (let waited = 0; reached.size < committed.size; waited += 50) {
        if (waited > 30_000)
          throw new Error(`${committed.size - reached.size} events did not reach everybody`);
        await sleep(50);
      }
      const since = (pick: (one: Reached) => number) =>
        [...reached.values()].map((one) => pick(one) - (committed.get(one.mark) ?? 0));
      const toLast = since(({ lastAt }) => lastAt);
      const spread = [...reached.values()].map(({ firstAt, lastAt }) => lastAt - firstAt);
      const spent = ((await service.cpuMs()) - cpuBefore) / COMMITS[scale];
      const memory = await service.metric(MEMORY);
      return [
        { what: `${READERS} feed streams connected`, value: milliseconds(connectedMs) },
        { what: '  commit elsewhere to last reader, p50', value: milliseconds(quantile(toLast, 0.5)) },
        { what: '  p99', value: milliseconds(quantile(toLast, 0.99)), reach: '< 1000 ms' },
        { what: '  first to last reader, p50', value: milliseconds(quantile(spread, 0.5)) },
        { what: '  p99', value: milliseconds(quantile(spread, 0.99)) },
        { what: '  processor time of an event for all readers', value: milliseconds(spent) },
        costRow(`an event for ${READERS} feed streams`, spent / controlMs(), CONTROL),
        {
          what: '  memory of the service before and with them',
          value: `${Math.round(before / MEGABYTE)} MB, ${Math.round(memory / MEGABYTE)} MB`,
        },
      ];
    } finally {
      await store.close();
      child.disconnect();
      child.kill('SIGTERM');
      await service.stop();
    }
  },
};
