import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Log } from '../../src/infra/log.ts';
import { type Asked, aroundStatements } from '../../test/support/around-statements.ts';
import { type FastifyOrder, type PeerAnswer, type PeerRoute, REQUEST_ID } from './fastify-child.ts';
import { goals } from './goals.ts';
import type { Scale } from './scenario.ts';
import type { Service } from './service.ts';
import {
  COMPILED,
  COMPILED_BEFORE,
  type Peer,
  type Plan,
  peerOf,
  ratiosOf,
  type Side,
  type SideResult,
  sideBySide,
  sideOf,
  startBareFor,
} from './side-by-side.ts';
import { costRow, microseconds, type Row } from './table.ts';
import type { Ask } from './throughput.ts';

const FASTIFY = fileURLToPath(new URL('./fastify-child.ts', import.meta.url));

/**
 * A route of which the peer is made by asking: it runs the statements that the service runs for a request, and sends the
 * header lines and the bytes that the service sends. `made` says whether these are stored texts put together, or a value that is serialized
 * for each request.
 */
export type AskedRoute = Omit<PeerRoute, 'answers' | 'headers'> & { readonly made: 'text' | 'value' };

/** A database in a file, where a peer can read it; null for any other. */
const fileOf = (databaseUrl: string): string | null =>
  databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : null;

/** A row of a bench beside a peer: the route, of which the peer is made, and the requests. */
export type RowBeside = { readonly name: string; readonly route: AskedRoute; readonly asks: readonly Ask[] };

/** The peer of some rows. All of them share its process, as they share that of the service. */
export type Beside = {
  sideFor(row: RowBeside): Promise<Side>;
  /** How the row is measured: the first of an operation warms both sides up for longer. */
  planFor(row: RowBeside): Plan;
  /** The rows of a side beside the peer's. */
  rowsOf(row: RowBeside, ours: SideResult, peer: SideResult): Row[];
  stop(): void;
};

/**
 * Starts a Fastify service with these routes over the same database. Where the database is not a file, the peer of each row is
 * bare node:http with the bytes of its first request.
 */
export async function startBeside(
  service: Service,
  databaseUrl: string,
  rows: readonly RowBeside[],
  scale: Scale,
): Promise<Beside> {
  const file = fileOf(databaseUrl);
  if (file === null) return besideBare(service, scale);
  const peer = await startFastifyFor(service, { file, databaseUrl }, rows);
  return {
    sideFor: async ({ asks }) => ({ ...peer, asks }),
    planFor: warmUps(scale),
    rowsOf: ({ name }, ours, theirs) => [
      { what: '  processor time of a request', value: microseconds(ours.cpuMs) },
      { what: '  processor time of a request of Fastify', value: microseconds(theirs.cpuMs) },
      costRow(`${name}, against Fastify`, ratiosOf(ours, theirs), 'Fastify', goals.readBesideFastify),
    ],
    stop: () => peer.stop(),
  };
}

/**
 * Measures rows beside their peers, one after the other.
 *
 * @param more what else is said of a row
 */
export async function measureBeside(
  service: Service,
  databaseUrl: string,
  rows: readonly RowBeside[],
  { scale, ms, connections }: { readonly scale: Scale; readonly ms: number; readonly connections: number },
  more: (ours: SideResult) => Row[],
): Promise<Row[]> {
  const beside = await startBeside(service, databaseUrl, rows, scale);
  const found: Row[] = [];
  try {
    for (const row of rows) {
      const sides = { ours: sideOf(service, row.asks), peer: await beside.sideFor(row) };
      const plan = beside.planFor(row);
      const { ours, peer } = await sideBySide<keyof typeof sides>(sides, ms, connections, plan);
      found.push(
        { what: row.name, value: `${ours.perSecond.toFixed(0)}/s` },
        ...beside.rowsOf(row, ours, peer),
        ...more(ours),
      );
    }
  } finally {
    beside.stop();
  }
  return found;
}

function warmUps(scale: Scale): Beside['planFor'] {
  const measured = new Set<string>();
  return ({ route }) => {
    if (measured.has(route.operation)) return COMPILED_BEFORE[scale];
    measured.add(route.operation);
    return COMPILED[scale];
  };
}

function besideBare(service: Service, scale: Scale): Beside {
  const started: Peer[] = [];
  return {
    async sideFor({ asks: [first] }) {
      const peer = await startBareFor(service, first?.path ?? '', first?.headers);
      started.push(peer);
      return peer;
    },
    planFor: warmUps(scale),
    rowsOf: ({ name }, ours, theirs) => [
      { what: '  processor time of a request', value: microseconds(ours.cpuMs) },
      costRow(name, ratiosOf(ours, theirs), 'node:http'),
    ],
    stop() {
      for (const peer of started) peer.stop();
    },
  };
}

type Place = { readonly file: string; readonly databaseUrl: string };

async function startFastifyFor(
  { origin }: Service,
  { file, databaseUrl }: Place,
  rows: readonly RowBeside[],
): Promise<Peer> {
  const each = [...new Map(rows.flatMap(({ asks }) => asks.map((ask) => [ask.path, ask]))).values()];
  const statements = await statementsOf(databaseUrl, each);
  const routes: PeerRoute[] = [];
  for (const { route, asks } of rows) {
    const { made, ...shape } = route;
    const answers: PeerAnswer[] = [];
    let lines: Readonly<Record<string, string>> = {};
    for (const { path, headers = {} } of new Map(asks.map((ask) => [ask.path, ask])).values()) {
      const { text, headers: sent } = await answerOf(`${origin}${path}`, headers);
      const bytes = made === 'text' ? { text } : { value: JSON.parse(text) };
      answers.push({ url: path, statements: statements.get(path) ?? [], bytes });
      lines = sent;
    }
    routes.push({ ...shape, answers, headers: lines });
  }
  const peer = await startFastify(file, routes, rows[0]?.asks ?? []);
  for (const [at, { asks }] of rows.entries()) {
    const theirs = await answerOf(`${peer.origin}${asks[0]?.path}`, asks[0]?.headers ?? {});
    if (!isDeepStrictEqual(theirs.headers, routes[at]?.headers))
      throw new Error('the peer sends other header lines');
  }
  return peer;
}

/** Starts a Fastify service with these routes. */
export async function startFastify(
  file: string,
  routes: readonly PeerRoute[],
  asks: readonly Ask[],
  execArgv: readonly string[] = [],
): Promise<Peer> {
  const child = fork(FASTIFY, { execArgv: [...execArgv] });
  child.send({ file, routes } satisfies FastifyOrder);
  const peer = await peerOf(child, asks);
  for (const { answers } of routes) {
    const [first] = answers;
    const { text } = await answerOf(`${peer.origin}${first?.url}`, asks[0]?.headers ?? {});
    const wanted = first === undefined || 'column' in first.bytes ? null : first.bytes;
    const sent = wanted === null ? text : 'text' in wanted ? wanted.text : JSON.stringify(wanted.value);
    if (text !== sent) throw new Error('the peer sends other bytes');
  }
  return peer;
}

/** Header lines that Node writes, and the one that differs between responses. */
const WRITTEN_BY_OTHERS = new Set(['connection', 'content-length', 'date', 'keep-alive', REQUEST_ID]);

/** What a server responds with: its text, and the header lines that the server decides about, with equal values each time. */
async function answerOf(url: string, asked: Readonly<Record<string, string>>) {
  const answer = await fetch(url, { headers: asked });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !WRITTEN_BY_OTHERS.has(name)));
  return { text: await answer.text(), headers };
}

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** What the service asks its database for each of the requests, once all that it keeps is loaded. */
async function statementsOf(
  databaseUrl: string,
  asks: readonly Ask[],
): Promise<ReadonlyMap<string, PeerAnswer['statements']>> {
  const settings = { PORT: '0', DATABASE_URL: databaseUrl, ROLE: 'web', DNS_SERVERS: '127.0.0.1:9' };
  const app = await startApp(readConfig({ ...settings, CHECK_ANSWERS: '0' }), { log: silent });
  const origin = `http://127.0.0.1:${app.address?.port}`;
  let asked: Asked[] = [];
  const stop = aroundStatements(app.store, (statement, run, { isRead }) => {
    // The counts of a quota are written once for many requests.
    if (isRead || /^\s*select/i.test(statement.sql)) asked.push(statement);
    return run();
  });
  const found = new Map<string, PeerAnswer['statements']>();
  try {
    // The first request loads what is kept from then on.
    for (const { path, headers = {} } of [...asks.slice(0, 1), ...asks]) {
      asked = [];
      await answerOf(`${origin}${path}`, headers);
      found.set(path, asked);
    }
  } finally {
    stop();
    await app.stop();
  }
  return found;
}
