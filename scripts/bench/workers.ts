import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { goals } from './goals.ts';
import { newDatabase, withPostgres } from './postgres.ts';
import { quantile } from './quantile.ts';
import type { Bench, Scenario } from './scenario.ts';
import { seedBrands, seededBrand, storeModelBrand } from './seed-brands.ts';
import { type Service, startService } from './service.ts';
import { microseconds, type Row } from './table.ts';
import { type LoadProcess, startLoadProcess } from './throughput.ts';

const BRANDS = 1_000;
const WORKERS = [1, 2] as const;
const ROUND_MS = { small: 400, full: 1_000 };
const WARM_UP_MS = { small: 1_500, full: 4_000 };
const ROUNDS = 3;
const CONNECTIONS = 32;
const STARTED_WITHIN_MS = 20_000;
/** What the kernel counts processor time in, on all Linux systems that Node runs on. */
const TICK_MS = 10;

/**
 * Two workers beside one, reading known brands. The load needs processor time too, and on two cores takes it from the
 * workers. So the goal is not judged by requests a second, but by what the workers can do: responses for each second of
 * processor time of the busiest worker. That counts what workers cost each other, and how unevenly requests are spread.
 */
export const workers: Scenario = {
  name: 'two workers',
  run: (bench) =>
    withPostgres(async (server) => [
      ...(await besideOne('SQLite', bench.databaseUrl, bench)),
      ...(await besideOne('PostgreSQL', await newDatabase(server, 'workers'), bench)),
    ]),
};

async function besideOne(engine: string, databaseUrl: string, { scale, folder }: Bench): Promise<Row[]> {
  await storeModelBrand(databaseUrl, folder);
  await seedBrands(databaseUrl, BRANDS);
  const settings = { DATABASE_URL: databaseUrl, ROLE: 'web', LOG_LEVEL: 'info' };
  const services: Service[] = [];
  const load = await startLoadProcess();
  try {
    for (const count of WORKERS) services.push(await startService({ ...settings, WORKERS: String(count) }));
    const measured: Round[][] = WORKERS.map(() => []);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, service] of services.entries()) {
        const found = await roundOf(
          service,
          WORKERS[at] ?? 1,
          load,
          round === 0 ? WARM_UP_MS[scale] : ROUND_MS[scale],
        );
        if (round > 0) measured[at]?.push(found);
      }
    return rowsOf(engine, measured[0] ?? [], measured[1] ?? []);
  } finally {
    load.stop();
    for (const service of services) await service.stop();
  }
}

type Round = {
  readonly perSecond: number;
  /** Processor time of one response: of all workers, of the busiest, and of the load. */
  readonly cpuMs: number;
  readonly busiestMs: number;
  readonly loadMs: number;
};

async function roundOf(
  { origin, pid }: Service,
  count: number,
  load: LoadProcess,
  ms: number,
): Promise<Round> {
  const pids = await workersOf(pid, count);
  const used = () => pids.map(processorMs);
  const before = used();
  const loadBefore = processorMs(load.pid);
  const asks = Array.from({ length: BRANDS }, (_, n) => ({
    path: `/api/brands/resolve?domain=${seededBrand(n)}`,
  }));
  const { perSecond, requests } = await load.measure(origin, {
    asks,
    connections: CONNECTIONS,
    ms,
    firstTurn: 0,
  });
  const spent = used().map((after, at) => after - (before[at] ?? 0));
  const each = (total: number) => total / requests;
  return {
    perSecond,
    cpuMs: each(spent.reduce((sum, one) => sum + one, 0)),
    busiestMs: each(Math.max(...spent)),
    loadMs: each(processorMs(load.pid) - loadBefore),
  };
}

function rowsOf(engine: string, one: readonly Round[], two: readonly Round[]): Row[] {
  const median = (rounds: readonly Round[], of: keyof Round) =>
    quantile(
      rounds.map((round) => round[of]),
      0.5,
    );
  const times = median(one, 'busiestMs') / median(two, 'busiestMs');
  const alone = median(one, 'perSecond');
  const both = median(two, 'perSecond');
  return [
    { what: `two workers on ${engine}`, value: `${both.toFixed(0)}/s` },
    { what: '  one worker', value: `${alone.toFixed(0)}/s` },
    {
      what: '  responses a second, with the load on the same cores',
      value: `× ${(both / alone).toFixed(2)}`,
    },
    { what: '  processor time of a response of one worker', value: microseconds(median(one, 'cpuMs')) },
    { what: '  processor time of a response of two', value: microseconds(median(two, 'cpuMs')) },
    { what: '  processor time of the load for it', value: microseconds(median(two, 'loadMs')) },
    {
      what: '  share of the busiest worker',
      value: `${((100 * median(two, 'busiestMs')) / median(two, 'cpuMs')).toFixed(0)} %`,
    },
    {
      what: '  responses for each second of the busiest worker',
      value: `× ${times.toFixed(2)}`,
      reach: goals.twoWorkers,
      cost: { of: `two workers on ${engine}, time of the busiest ÷ one`, times: 1 / times },
    },
  ];
}

/** The processes that serve: the process itself, or the workers that it supervises. */
async function workersOf(pid: number, count: number): Promise<number[]> {
  if (count === 1) return [pid];
  const started = performance.now();
  for (;;) {
    const found = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
      .map(Number);
    if (found.length === count) return found;
    if (performance.now() - started > STARTED_WITHIN_MS) throw new Error(`${found.length} workers started`);
    await sleep(50);
  }
}

/** Fields of `/proc/PID/stat` behind the name of the program, which may hold spaces; none for a process that ended. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(join('/proc', String(pid), 'stat'), 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** Processor time that a process has used. */
function processorMs(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS;
}
