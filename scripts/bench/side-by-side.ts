import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quantile } from './quantile.ts';
import type { Service } from './service.ts';
import { throughput } from './throughput.ts';

/** A server to measure, and the paths that are requested from it in turn. */
export type Side = {
  origin: string;
  paths: readonly string[];
  /** Processor time of the server's process so far. */
  cpuMs(): Promise<number>;
};

/** Medians over the rounds; `spread` is p99 ÷ p50, `cpuMs` the processor time of one request. */
export type SideResult = { perSecond: number; spread: number; cpuMs: number };

const ROUNDS = 3;

export const sideOf = (service: Service, paths: readonly string[]): Side => ({
  origin: service.origin,
  paths,
  cpuMs: async () => (await service.metric('process_cpu_seconds_total')) * 1000,
});

/**
 * Measures several sides in turns, because the machine may have other work in between. A first round warms up all
 * sides. Other work hardly affects processor time.
 *
 * @param ms duration for each side in each round
 */
export async function sideBySide<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  ms: number,
): Promise<Record<Name, SideResult>> {
  const names = Object.keys(sides) as Name[];
  const runs = new Map<Name, SideResult[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const result = await run(sides[name], round === 0 ? ms / 2 : ms);
      if (round > 0) runs.get(name)?.push(result);
    }
  }
  const medians = names.map((name) => [name, mediansOf(runs.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, SideResult>;
}

async function run({ origin, paths, cpuMs }: Side, ms: number): Promise<SideResult> {
  const before = await cpuMs();
  const { perSecond, latencies } = await throughput(origin, paths, ms);
  return {
    perSecond,
    spread: quantile(latencies, 0.99) / quantile(latencies, 0.5),
    cpuMs: ((await cpuMs()) - before) / latencies.length,
  };
}

const mediansOf = (runs: readonly SideResult[]): SideResult => {
  const median = (of: keyof SideResult) =>
    quantile(
      runs.map((one) => one[of]),
      0.5,
    );
  return { perSecond: median('perSecond'), spread: median('spread'), cpuMs: median('cpuMs') };
};

/** Starts a server in its own process that only returns these bytes. */
export async function startBare(body: string): Promise<Side & { stop(): void }> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    execArgv: [],
  });
  child.send(body);
  const [port] = await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    paths: ['/'],
    async cpuMs(): Promise<number> {
      const answer = once(child, 'message');
      child.send('cpu');
      return Number((await answer)[0]);
    },
    stop: () => child.disconnect(),
  };
}
