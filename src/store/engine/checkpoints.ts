import { once } from 'node:events';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** What the thread is asked to do. */
export type CheckpointAsk = 'passive' | 'restart' | 'end';
/** Pages in the log, those of them that are in the database file too, and whether other connections were in the way. */
export type Backfilled = { readonly busy: number; readonly log: number; readonly checkpointed: number };

export type Checkpoints = {
  /** To be called after each commit. */
  committed(): void;
  /** Ends the thread. */
  close(): Promise<void>;
};

type Options = {
  /** Runs the work while this process writes nothing. */
  readonly withoutWriter: (work: () => Promise<void>) => Promise<void>;
  /** Called when the thread has failed: from now on the writer has to write back by itself. */
  readonly failed: () => void;
  readonly pauseMs?: number;
};

/** The thread is started when the file of the log has this size: small databases need none. */
const FIRST_BYTES = 4 * 1024 * 1024;
/** Between two times: each waits for the disk twice. */
const PAUSE_MS = 500;
/** Pages of 4 KiB. With more, writers wait until the log can be written from its beginning again. */
export const MOST_PAGES = 4_000;
const MOST_HEAP_MB = 32;

const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './checkpoint-worker.ts' : './checkpoint-worker.js',
  import.meta.url,
);

/**
 * Writes what was committed from SQLite's log (the `-wal` file) back to the database file, in a thread. SQLite would do so
 * in the commit that makes the log long: on the event loop, for as long as the write was large.
 */
export function createCheckpoints(path: string, options: Options): Checkpoints {
  const { withoutWriter, failed, pauseMs = PAUSE_MS } = options;
  let thread: Thread | undefined;
  let isDirty = false;
  let isAtWork = false;
  let isOver = false;
  let restartAt = MOST_PAGES;

  const isDue = () => thread !== undefined || sizeOf(`${path}-wal`) >= FIRST_BYTES;

  async function writeBack(): Promise<void> {
    thread ??= startThread(path);
    const { ask } = thread;
    const { log } = (await ask('passive')) ?? { log: 0 };
    if (log < restartAt) {
      if (log < MOST_PAGES) restartAt = MOST_PAGES;
      return;
    }
    // What was committed meanwhile is little. Then the next write begins at the beginning of the log, unless somebody
    // still reads an old view: such a reader must not make writers wait each time.
    await withoutWriter(async () => {
      const restarted = await ask('restart');
      restartAt = restarted?.busy === 0 ? MOST_PAGES : 2 * log;
    });
  }

  async function work(): Promise<void> {
    isAtWork = true;
    while (isDirty && !isOver) {
      isDirty = false;
      await writeBack();
      await sleep(pauseMs, undefined, { ref: false });
    }
    isAtWork = false;
  }

  function giveUp(): void {
    if (!isOver) failed();
    isOver = true;
  }

  return {
    committed() {
      isDirty = true;
      if (!isAtWork && !isOver && isDue()) void work().catch(giveUp);
    },
    async close() {
      isOver = true;
      await thread?.end();
    },
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

type Thread = {
  /**
   * @returns nothing when SQLite could not do it
   * @throws when the thread has ended
   */
  ask(what: CheckpointAsk): Promise<Backfilled | undefined>;
  end(): Promise<void>;
};

function startThread(path: string): Thread {
  const worker = new Worker(PROGRAM, {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  // It does not keep the process alive.
  worker.unref();
  let cause: unknown;
  worker.on('error', (error) => {
    cause = error;
  });
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const over = once(worker, 'exit').then(end, end);
  return {
    async ask(what) {
      if (isOver) throw cause ?? new Error('the thread has ended');
      worker.postMessage(what);
      const answered = once(worker, 'message') as Promise<[Backfilled | string]>;
      const answer = await Promise.race([answered, over]);
      if (answer === undefined) throw cause ?? new Error('the thread has ended');
      const [found] = answer;
      return typeof found === 'string' ? undefined : found;
    },
    async end() {
      worker.ref();
      worker.postMessage('end');
      await over;
    },
  };
}
