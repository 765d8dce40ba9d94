import { join } from 'node:path';
import { ENGINES, type EngineName } from './filled-world.ts';
import { goals } from './goals.ts';
import { fillBeside, LARGE } from './large-worlds.ts';
import { newDatabase, withPostgres } from './postgres.ts';
import { READS, type ReadWorld, tripsOf } from './reads.ts';
import { countTrips } from './round-trips.ts';
import type { Bench, Scale, Scenario } from './scenario.ts';
import { members, type Service, startService } from './service.ts';
import { lowestOf, type Plan, ratiosOf, type SideResult, sideBySide, sideOf } from './side-by-side.ts';
import { costOf, costRow, microseconds, type Row, seconds } from './table.ts';

/** Numbers of authorizations. The other tables have a share of it. */
const SIZES = { small: [1_000, 4_000], full: [1_000, 30_000, LARGE] } as const;
const ROUND_MS = { small: 250, full: 400 };
const CONNECTIONS = 16;
/** A process that gets fewer requests in the same time, as its database is slower, would be measured with less of its code compiled. */
const WARM_UP: Readonly<Record<Scale, Plan>> = {
  small: { warmUpMs: 1_500, warmUpRequests: 1_500, rounds: 3 },
  full: { warmUpMs: 3_000, warmUpRequests: 4_000, rounds: 3 },
};

/**
 * The same reads on both engines, with small tables and large ones, by turns: what PostgreSQL costs beside SQLite, how
 * often a request waits for it, and how the cost grows with the tables.
 */
export const bothEngines: Scenario = {
  name: 'PostgreSQL beside SQLite',
  run: (bench) =>
    withPostgres(async (server) => {
      const started = performance.now();
      const filling: Promise<World>[] = [];
      for (const size of SIZES[bench.scale]) {
        const urls = {
          SQLite: `sqlite:${join(bench.folder, `both-${size}.sqlite`)}`,
          PostgreSQL: await newDatabase(server, `both_${size}`),
        };
        filling.push(...ENGINES.map((engine) => filledWorld(engine, urls[engine], size, bench)));
      }
      const worlds = await Promise.all(filling);
      const filled = performance.now() - started;
      const services = await Promise.all(worlds.map(({ settings }) => startService(settings)));
      try {
        return [
          {
            what: `filling both engines, ${SIZES[bench.scale].join(', ')} authorizations`,
            value: seconds(filled),
          },
          ...(await costRows(worlds, services, bench.scale)),
          ...(await tripRows(worlds)),
        ];
      } finally {
        for (const service of services) await service.stop();
      }
    }),
};

type World = ReadWorld & {
  readonly engine: EngineName;
  readonly databaseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
};

async function filledWorld(engine: EngineName, emptyUrl: string, size: number, bench: Bench): Promise<World> {
  const { databaseUrl, cursor } =
    bench.large !== null && size === LARGE
      ? await bench.large.of(engine)
      : await fillBeside(emptyUrl, size, join(bench.folder, `${engine}-${size}`));
  const settings = { DATABASE_URL: databaseUrl, ROLE: 'web', LOG_LEVEL: 'info' };
  const [authorization = ''] = await members(settings, 1);
  return { engine, size, databaseUrl, settings, authorization, cursor };
}

const keyOf = ({ engine, size }: Pick<World, 'engine' | 'size'>): string => `${engine} ${size}`;

async function costRows(
  worlds: readonly World[],
  services: readonly Service[],
  scale: Scale,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const read of READS) {
    const sides = worlds.map((world, at) => {
      const service = services[at];
      if (service === undefined) throw new Error('a service is missing');
      return [keyOf(world), sideOf(service, read.asks(world))] as const;
    });
    rows.push(
      ...rowsOf(
        read.name,
        worlds,
        await sideBySide(Object.fromEntries(sides), ROUND_MS[scale], CONNECTIONS, WARM_UP[scale]),
      ),
    );
  }
  return rows;
}

function rowsOf(
  name: string,
  worlds: readonly World[],
  results: Readonly<Record<string, SideResult>>,
): Row[] {
  const sizes = [...new Set(worlds.map(({ size }) => size))];
  const [least = 0] = sizes;
  const most = sizes.at(-1) ?? 0;
  const of = (engine: EngineName, size: number): SideResult => {
    const found = results[keyOf({ engine, size })];
    if (found === undefined) throw new Error(`${engine} was not measured with ${size}`);
    return found;
  };
  const growth = (engine: EngineName, size: number) => ({
    of: name,
    engine,
    rows: size,
    ms: lowestOf(of(engine, size)),
  });
  const ofLeast = (engine: EngineName) => ({
    value: microseconds(of(engine, least).cpuMs),
    growth: growth(engine, least),
  });
  return [
    { what: `${name}, PostgreSQL`, ...ofLeast('PostgreSQL') },
    { what: '  SQLite', ...ofLeast('SQLite') },
    costRow(
      `${name}, PostgreSQL`,
      ratiosOf(of('PostgreSQL', least), of('SQLite', least)),
      'SQLite',
      goals.besideSqlite,
    ),
    ...ENGINES.flatMap((engine) =>
      sizes.slice(1).map((size): Row => {
        const cost = costOf(
          `${name}, growth on ${engine} to ${size}`,
          ratiosOf(of(engine, size), of(engine, least)),
        );
        return {
          what: `  with ${size} authorizations ÷ ${least}, ${engine}`,
          value: `× ${cost.times.toFixed(2)}`,
          ...(size === most ? { reach: goals.tableGrowth } : {}),
          cost,
          growth: growth(engine, size),
        };
      }),
    ),
  ];
}

/** How often a request of each read waits for PostgreSQL, one request at a time. */
async function tripRows(worlds: readonly World[]): Promise<Row[]> {
  const world = worlds.find(({ engine }) => engine === 'PostgreSQL');
  if (world === undefined) throw new Error('there is no PostgreSQL');
  const counter = await countTrips(world.databaseUrl);
  const service = await startService({ ...world.settings, DATABASE_URL: counter.url });
  try {
    const rows: Row[] = [];
    for (const { name, asks } of READS) {
      const found = await tripsOf(service.origin, asks(world), () => counter.trips());
      rows.push({
        what: `${name}, waits for PostgreSQL`,
        value: `${found.waits}, ${found.statements} statements`,
      });
    }
    return rows;
  } finally {
    await service.stop();
    await counter.close();
  }
}
