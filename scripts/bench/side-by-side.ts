import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quantile } from './quantile.ts';
import type { Scale } from './scenario.ts';
import type { Service } from './service.ts';
import { type Ask, type LoadProcess, startLoadProcess } from './throughput.ts';

/** A server to measure, and the requests that are sent to it in turn. */
export type Side = {
  origin: string;
  asks: readonly Ask[];
  /** Processor time of the server's process so far. */
  cpuMs(): Promise<number>;
};

/** Medians over the rounds; `spread` is p99 ÷ p50, `cpuMs` the processor time of one request. */
type Medians = { perSecond: number; p50: number; p95: number; spread: number; cpuMs: number };
export type SideResult = Medians & { rounds: readonly Medians[] };

/** Processor time of a request of one side as a multiple of the other's, round by round. */
export const ratiosOf = (ours: SideResult, peer: SideResult): number[] =>
  ours.rounds.map(({ cpuMs }, round) => cpuMs / (peer.rounds[round]?.cpuMs ?? Number.NaN));

/** The median of the rounds' ratios. */
export const timesOf = (ours: SideResult, peer: SideResult): number => quantile(ratiosOf(ours, peer), 0.5);

/** Processor time of a request in the cheapest round: other work on the machine only adds to it. */
export const lowestOf = ({ rounds }: SideResult): number => Math.min(...rounds.map(({ cpuMs }) => cpuMs));

/**
 * How sides are measured: when the first round ends on a side, and how many rounds follow. Rounds with fewer than `enough`
 * requests take longer.
 */
export type Plan = {
  readonly warmUpMs: number;
  readonly warmUpRequests: number;
  readonly rounds: number;
  readonly enough?: number;
};

export const ROUNDS = 3;

/**
 * For reads that take a fraction of a millisecond. The engine compiles what runs for a request after thousands of them, and
 * until then a request costs two to three times as much on both sides, above all on the one with more code. Many short
 * rounds find more quiet moments on a machine with other work.
 */
export const COMPILED: Readonly<Record<Scale, Plan>> = {
  small: { warmUpMs: 2_000, warmUpRequests: 6_000, rounds: 5 },
  full: { warmUpMs: 5_000, warmUpRequests: 15_000, rounds: 9 },
};

/**
 * As `COMPILED`, for another row of an operation that was measured before in the same processes: its cost no longer falls
 * after a few hundred requests.
 */
export const COMPILED_BEFORE: Readonly<Record<Scale, Plan>> = {
  small: { ...COMPILED.small, warmUpMs: 500, warmUpRequests: 1_500 },
  full: { ...COMPILED.full, warmUpMs: 1_000, warmUpRequests: 3_000 },
};

/** A service, asked for these paths or requests. */
export const sideOf = (service: Service, asks: readonly (string | Ask)[]): Side => ({
  origin: service.origin,
  asks: asks.map((ask) => (typeof ask === 'string' ? { path: ask } : ask)),
  cpuMs: () => service.cpuMs(),
});

/**
 * Measures several sides in turns, because the machine may have other work in between. A first round warms up all
 * sides. Other work hardly affects processor time.
 *
 * @param ms duration for each side in each round
 * @param how duration of the first round, or more about it
 */
export async function sideBySide<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  ms: number,
  connections = 16,
  how: number | Plan = ms / 2,
): Promise<Record<Name, SideResult>> {
  const names = Object.keys(sides) as Name[];
  const runs = new Map<Name, Medians[]>(names.map((name) => [name, []]));
  const turns = new Map<Name, number>();
  const { warmUpMs, warmUpRequests, rounds, enough } = planOf(how);
  const load = await startLoadProcess();
  try {
    for (const name of names)
      for (let spentMs = 0; spentMs < warmUpMs && (turns.get(name) ?? 0) < warmUpRequests; ) {
        const pieceMs = warmUpRequests === Number.POSITIVE_INFINITY ? warmUpMs : ms;
        const order = { connections, ms: pieceMs, firstTurn: turns.get(name) ?? 0, enough };
        turns.set(name, (await run(load, sides[name], order)).nextTurn);
        spentMs += pieceMs;
      }
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const order = { connections, ms, firstTurn: turns.get(name) ?? 0, enough };
        const { nextTurn, ...result } = await run(load, sides[name], order);
        turns.set(name, nextTurn);
        runs.get(name)?.push(result);
      }
    }
  } finally {
    load.stop();
  }
  const medians = names.map((name) => [name, mediansOf(runs.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, SideResult>;
}

const planOf = (how: number | Plan): Plan =>
  typeof how === 'number' ? { warmUpMs: how, warmUpRequests: Number.POSITIVE_INFINITY, rounds: ROUNDS } : how;

type Order = { connections: number; ms: number; firstTurn: number; enough: number | undefined };

async function run(load: LoadProcess, { origin, asks, cpuMs }: Side, order: Order) {
  const before = await cpuMs();
  const { perSecond, requests, latencies, nextTurn } = await load.measure(origin, { ...order, asks });
  const spent = (await cpuMs()) - before;
  const p50 = quantile(latencies, 0.5);
  return {
    perSecond,
    p50,
    p95: quantile(latencies, 0.95),
    spread: quantile(latencies, 0.99) / p50,
    cpuMs: spent / requests,
    nextTurn,
  };
}

const mediansOf = (runs: readonly Medians[]): SideResult => {
  const median = (of: keyof Medians) =>
    quantile(
      runs.map((one) => one[of]),
      0.5,
    );
  return {
    perSecond: median('perSecond'),
    p50: median('p50'),
    p95: median('p95'),
    spread: median('spread'),
    cpuMs: median('cpuMs'),
    rounds: runs,
  };
};

export type Peer = Side & { readonly pid: number; stop(): void };

const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Starts a server in its own process that only returns these bytes. */
export async function startBare(body: string): Promise<Peer> {
  const child = fork(BARE_SERVER, { execArgv: [] });
  child.send(body);
  return peerOf(child, [{ path: '/' }]);
}

/** As `startBare`, with the bytes that the service responds with to this request. */
export async function startBareFor(
  { origin }: Service,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Peer> {
  const answer = await fetch(`${origin}${path}`, { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return startBare(await answer.text());
}

/** A server that was forked, which first reports its port, and to every later message the processor time it has used. */
export async function peerOf(child: ChildProcess, asks: readonly Ask[]): Promise<Peer> {
  const [port] = await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    asks,
    async cpuMs(): Promise<number> {
      const answer = once(child, 'message');
      child.send('cpu');
      return Number((await answer)[0]);
    },
    stop: () => child.disconnect(),
  };
}
