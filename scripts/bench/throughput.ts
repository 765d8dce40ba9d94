import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Paths to request in turn for a time. */
export type ThroughputOrder = {
  host: string;
  port: number;
  paths: readonly string[];
  connections: number;
  ms: number;
};
export type Throughput = { perSecond: number; latencies: number[] };

const script = fileURLToPath(new URL('./throughput-child.ts', import.meta.url));

/** Measures throughput from a separate process. */
export async function throughput(origin: string, paths: readonly string[], ms: number): Promise<Throughput> {
  const { hostname, port } = new URL(origin);
  const child = fork(script, { execArgv: [] });
  await once(child, 'message');
  const answer = once(child, 'message');
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the load could not be kept up')));
  child.send({ host: hostname, port: Number(port), paths, connections: 32, ms } satisfies ThroughputOrder);
  const [measured] = await Promise.race([answer, failed]);
  failed.catch(() => {});
  return measured as Throughput;
}
