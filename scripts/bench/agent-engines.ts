import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agentRequests, nothing } from './agent-requests.ts';
import { requireSuccess } from './agent-tasks.ts';
import { ENGINES, type EngineName } from './filled-world.ts';
import { goals } from './goals.ts';
import { LARGE } from './large-worlds.ts';
import { newDatabase, withPostgres } from './postgres.ts';
import type { Scale, Scenario } from './scenario.ts';
import { type Service, startService } from './service.ts';
import {
  type Plan,
  peerOf,
  ratiosOf,
  type Side,
  type SideResult,
  sideBySide,
  sideOf,
} from './side-by-side.ts';
import { costOf, costRow, microseconds, type Row } from './table.ts';

const ROUND_MS = { small: 150, full: 400 };
const CONNECTIONS = 16;
/** By the number of requests: a process whose database is slower would get fewer, and be measured with less of its code compiled. */
const WARM_UP: Readonly<Record<Scale, Plan>> = {
  small: { warmUpMs: 1_500, warmUpRequests: 600, rounds: 3 },
  full: { warmUpMs: 3_000, warmUpRequests: 1_500, rounds: 3 },
};
/** Tasks that read and write in different ways. */
const TASKS = new Set([
  'capabilities over MCP',
  'list_accounts',
  'sync_accounts with a fresh key',
  'get_products by a brief',
  'get_signals by a brief',
  'activate_signal',
  'create_media_buy',
  'get_media_buys, a page of running ones',
]);
/** What PostgreSQL may cost is said of reads. */
const WRITES = /^(sync|activate|create)_/;
const PEER = "the MCP SDK's server";
const child = fileURLToPath(new URL('./bare-mcp-child.ts', import.meta.url));

/** A service on one engine. `rows` are the authorizations of the registry that shares its database. */
type Place = { readonly engine: EngineName; readonly rows: number; readonly service: Service };

const nameOf = (engine: EngineName, rows: number) => `${engine} ${rows}`;

/**
 * Tasks of the agent on both engines, beside the server of the SDK with a tool that does nothing. At full scale also in
 * the database of a large registry.
 */
export const agentEngines: Scenario = {
  name: 'agent on PostgreSQL beside SQLite',
  run: ({ scale, folder, large }) =>
    withPostgres(async (server) => {
      const empty = {
        SQLite: `sqlite:${join(folder, 'agent.sqlite')}`,
        PostgreSQL: await newDatabase(server, 'agent'),
      };
      const peer = await peerOf(fork(child, [], { execArgv: [] }), [nothing]);
      const places: Place[] = [];
      try {
        for (const engine of ENGINES) {
          const urls: [rows: number, url: string][] = [[0, empty[engine]]];
          const filled = await large?.of(engine);
          if (filled !== undefined) urls.push([LARGE, filled.databaseUrl]);
          for (const [rows, url] of urls) {
            // Without the jobs that are due in a large registry: they are measured by themselves.
            const service = await startService({ DATABASE_URL: url, ROLE: 'web', LOG_LEVEL: 'info' });
            places.push({ engine, rows, service });
          }
        }
        const rows: Row[] = [];
        // The order of all requests, because some need what others stored.
        for (const [what, asks] of agentRequests.filter(([name]) => TASKS.has(name))) {
          for (const { service } of places) await requireSuccess(service, what, asks);
          const sides: Record<string, Side> = { [PEER]: peer };
          for (const { engine, rows, service } of places) sides[nameOf(engine, rows)] = sideOf(service, asks);
          rows.push(
            ...rowsOf(what, places, await sideBySide(sides, ROUND_MS[scale], CONNECTIONS, WARM_UP[scale])),
          );
        }
        return rows;
      } finally {
        peer.stop();
        for (const { service } of places) await service.stop();
      }
    }),
};

function rowsOf(
  what: string,
  places: readonly Place[],
  results: Readonly<Record<string, SideResult>>,
): Row[] {
  const of = (name: string): SideResult => {
    const found = results[name];
    if (found === undefined) throw new Error(`${name} was not measured`);
    return found;
  };
  const on = (engine: EngineName, rows = 0) => of(nameOf(engine, rows));
  return [
    { what: `${what}, PostgreSQL`, value: microseconds(on('PostgreSQL').cpuMs) },
    { what: '  SQLite', value: microseconds(on('SQLite').cpuMs) },
    costRow(
      `${what}, PostgreSQL`,
      ratiosOf(on('PostgreSQL'), on('SQLite')),
      'SQLite',
      WRITES.test(what) ? '' : goals.besideSqlite,
    ),
    ...ENGINES.map((engine) => ({
      ...costRow(`${what}, ${engine} against the SDK`, ratiosOf(on(engine), of(PEER)), PEER),
      what: `  ${engine}, processor time ÷ ${PEER}`,
    })),
    ...places
      .filter(({ rows }) => rows > 0)
      .map(({ engine, rows }): Row => {
        const cost = costOf(
          `${what}, growth on ${engine} to ${rows}`,
          ratiosOf(on(engine, rows), on(engine)),
        );
        return {
          what: `  beside ${rows} authorizations ÷ none, ${engine}`,
          value: `× ${cost.times.toFixed(2)}`,
          reach: goals.tableGrowth,
          cost,
        };
      }),
  ];
}
