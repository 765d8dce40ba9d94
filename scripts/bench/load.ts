import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One request that is repeated over kept connections, each time as soon as the previous response has arrived. */
export type Stream = {
  name: string;
  origin: string;
  path: string;
  method?: 'GET' | 'POST';
  /** Used in turn. */
  headers?: Record<string, string>[];
  bodies?: unknown[];
  connections: number;
  /** Pause between two requests of a connection; default none. */
  pauseMs?: number;
};

export type Measured = {
  /** Latency of every response, in milliseconds. */
  latencies: number[];
  /** Number of responses by status. */
  statuses: Record<string, number>;
  elapsedMs: number;
};
export type Load = { stop(): Promise<Record<string, Measured>> };

const script = fileURLToPath(new URL('./load-child.ts', import.meta.url));

/** Starts the streams in a separate process, so that only the service is measured. */
export async function startLoad(streams: readonly Stream[]): Promise<Load> {
  const child = fork(script, { execArgv: [] });
  await once(child, 'message');
  child.send(streams);
  return {
    async stop() {
      const result = once(child, 'message');
      child.send('stop');
      const [measured] = await result;
      child.disconnect();
      return measured as Record<string, Measured>;
    },
  };
}
