import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * One request. In its headers and its body `#turn#` stands for the number of the request within the run, `#hundred#`
 * for the hundreds of that number, and `#of100#` for its last two digits.
 */
export type Ask = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** With a body the request is a POST. */
  readonly body?: string;
};

/** Requests to send in turn for a time. */
export type ThroughputOrder = {
  host: string;
  port: number;
  asks: readonly Ask[];
  connections: number;
  ms: number;
  /** Number of the first request. */
  firstTurn: number;
  /** With fewer requests than so many a run goes on for longer, up to four times; 200 where this is not given. */
  enough?: number | undefined;
};
export type Throughput = {
  perSecond: number;
  /** How many requests were answered. */
  requests: number;
  /** Of these, without the first one of each connection, which waits until the server accepts it; of all where they are few. */
  latencies: number[];
  nextTurn: number;
};

export type LoadProcess = {
  readonly pid: number;
  measure(origin: string, order: Omit<ThroughputOrder, 'host' | 'port'>): Promise<Throughput>;
  stop(): void;
};

const script = fileURLToPath(new URL('./throughput-child.ts', import.meta.url));

/** Starts the process that sends requests, so that only the measured server works in its own process. */
export async function startLoadProcess(): Promise<LoadProcess> {
  const child = fork(script, { execArgv: [] });
  await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    async measure(origin, order) {
      const { hostname, port } = new URL(origin);
      const answer = once(child, 'message');
      child.send({ ...order, host: hostname, port: Number(port) } satisfies ThroughputOrder);
      const [measured] = await answer;
      if ('failed' in measured) throw new Error(`not measured: ${measured.failed}`);
      return measured as Throughput;
    },
    stop: () => child.disconnect(),
  };
}
