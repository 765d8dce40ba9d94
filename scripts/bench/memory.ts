import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { operations } from '../../generated/operations.ts';
import { tools } from '../../generated/tools.ts';
import { crawl, registryOf } from './big-crawl.ts';
import { bigAdagents } from './big-file.ts';
import type { Connect } from './feed-readers-child.ts';
import { goals } from './goals.ts';
import type { Scenario } from './scenario.ts';
import { members, type Service, startService } from './service.ts';
import type { Row } from './table.ts';
import { openWorld } from './world.ts';

const BIG = 'big.bench.example';
const MEGABYTE = 1024 * 1024;
const SIZES = {
  small: { streams: 500, properties: 5_000, bytes: MEGABYTE },
  full: { streams: 2_000, properties: 100_000, bytes: 19.9 * MEGABYTE },
};
/** As in the files of `deploy/`. */
const AS_DEPLOYED = { MALLOC_ARENA_MAX: '2' };
/** A service that has started, or has answered, still loads and frees for a moment. */
const SETTLES_MS = 5_000;
const READERS = fileURLToPath(new URL('./feed-readers-child.ts', import.meta.url));

const PAGES = [
  '/',
  '/docs',
  '/docs/tasks',
  '/docs/webhooks',
  '/docs/errors',
  '/docs/ad-server',
  '/docs/try',
  '/sign-in',
  '/brands',
  '/agents',
  '/openapi/registry.yaml',
];

/** Memory of the service: idle, after everything was asked for once, and with streams and a crawl beside them. */
export const memory: Scenario = {
  name: 'memory',
  async run({ scale, folder, databaseUrl }) {
    const { streams, properties, bytes } = SIZES[scale];
    const world = await openWorld(folder, [BIG]);
    world.put(BIG, '/.well-known/adagents.json', bigAdagents(BIG, properties, bytes));
    const settings = { ...AS_DEPLOYED, DATABASE_URL: databaseUrl, OUTBOUND_HOSTS: world.hostsFile };
    await (await startService(settings)).stop();
    const [authorization = ''] = await members(settings, 1);
    const rows: Row[] = [];
    const service = await startService(settings);
    try {
      await sleep(SETTLES_MS);
      rows.push({
        what: 'memory of an idle service',
        value: await megabytes(service),
        reach: goals.memoryIdle,
      });
      await askForEverything(service.origin, authorization);
      await sleep(SETTLES_MS);
      const what = 'memory after everything was asked for once';
      rows.push({ what, value: await megabytes(service), reach: goals.memoryAfterAll });
    } finally {
      await service.stop();
    }
    // One organization may open streams while fewer than half of the places are taken.
    const loaded = await startService({ ...settings, FEED_STREAMS: String(2 * streams + 1) });
    const child = fork(READERS, { execArgv: [] });
    try {
      await answerOf(child);
      const url = `${loaded.origin}/api/registry/feed/stream`;
      child.send({ url, authorization, readers: streams } satisfies Connect);
      await answerOf(child);
      await crawl(registryOf(loaded.origin, authorization), BIG);
      const what = `memory with ${streams} streams, after a crawl of ${properties} properties`;
      rows.push({ what, value: await megabytes(loaded), reach: goals.memoryUnderLoad });
      rows.push(...peakOf(loaded));
    } finally {
      child.disconnect();
      child.kill('SIGTERM');
      await loaded.stop();
      await world.close();
    }
    return rows;
  },
};

/** The next message of the readers; they end when a stream is refused. */
async function answerOf(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the readers of streams ended with ${code}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
}

const megabytes = async (service: Service): Promise<string> =>
  `${Math.round((await service.metric('process_resident_memory_bytes')) / MEGABYTE)} MB`;

/** The most memory that the service had since it started, where the system counts it. */
function peakOf({ pid }: Service): Row[] {
  if (process.platform !== 'linux') return [];
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return [
    {
      what: '  at its highest',
      value: `${Math.round(Number(kilobytes) / 1024)} MB`,
      reach: goals.memoryUnderLoad,
    },
  ];
}

/** Every operation that reads, every page, and every task over MCP with no arguments, which is refused or answered. */
async function askForEverything(origin: string, authorization: string): Promise<void> {
  const streams = /stream|snapshot/;
  const paths = Object.values(operations).flatMap(({ method, path }) =>
    method === 'get' && !streams.test(path) ? [path.replaceAll(/\{\w+\}/g, 'unknown')] : [],
  );
  for (const path of [...PAGES, ...paths]) {
    for (const accept of ['application/json', 'text/html']) {
      const response = await fetch(`${origin}${path}`, { headers: { authorization, accept } });
      await response.arrayBuffer();
    }
  }
  for (const [index, { name }] of [{ name: null }, ...tools].entries()) {
    const call =
      name === null
        ? { method: 'tools/list', params: {} }
        : { method: 'tools/call', params: { name, arguments: {} } };
    const response = await fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: index, ...call }),
    });
    await response.arrayBuffer();
  }
}
