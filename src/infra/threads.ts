import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export type ThreadLimits = {
  /**
   * Limit of processor time. The largest honest input takes a fraction of it; only one that is built to be slow takes
   * longer. On a machine that is busy with other work, time on the clock says nothing about the input.
   */
  readonly longestMs: number;
  readonly mostHeapMb: number;
  /** Memory beside the heap: buffers, which parsers make as large as a file claims to need. */
  readonly mostBuffersMb: number;
};

/** How often the memory of a thread is looked at, and what it has used of a processor. */
const CHECK_EVERY_MS = 50;
/** A thread may take this many times its processor time on the clock, for one that waits uses none. */
const MOST_TIMES_ON_CLOCK = 10;
const MEGABYTE = 1024 * 1024;

/** The program of a thread: a file of the build, or else its source. */
export function programOf(base: string, name: string): URL {
  const built = new URL(`./${name}.js`, base);
  return existsSync(built) ? built : new URL(`./${name}.ts`, base);
}

/**
 * Runs a program in a thread, and resolves with the first message that it posts. The thread never outlives the call.
 *
 * @param program posts one message, made of its `workerData`
 * @throws the reason of the signal when it aborts
 * @throws {Error} when the thread fails, takes too long or needs too much memory
 */
export async function inThread<T>(
  program: URL,
  workerData: unknown,
  { longestMs, mostHeapMb, mostBuffersMb }: ThreadLimits,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const worker = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
    workerData,
  });
  let why: unknown;
  const end = (cause: unknown) => {
    why ??= cause;
    void worker.terminate();
  };
  const abort = () => end(signal?.reason);
  const clockMs = longestMs * MOST_TIMES_ON_CLOCK;
  const timer = setTimeout(() => end(new Error(`the thread took more than ${clockMs} ms`)), clockMs);
  // The limits of a thread are those of its heap. A thread that is busy is interrupted to answer this.
  const looking = setInterval(() => {
    Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]).then(
      ([{ external_memory: buffers }, { user, system }]) => {
        if (buffers > mostBuffersMb * MEGABYTE)
          end(new Error(`the thread needed more than ${mostBuffersMb} MB of buffers`));
        if (user + system > longestMs * 1_000)
          end(new Error(`the thread took more than ${longestMs} ms of a processor`));
      },
      // The thread has ended.
      () => undefined,
    );
  }, CHECK_EVERY_MS);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await new Promise<T>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(why ?? new Error('the thread ended without a result')));
    });
  } finally {
    clearTimeout(timer);
    clearInterval(looking);
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
