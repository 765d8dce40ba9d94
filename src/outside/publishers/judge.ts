import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import {
  type JudgeContext,
  type JudgedFile,
  judgeAdagentsFile,
  type ProjectionReader,
  readerOf,
} from '../../domain/publishers/adagents/judge.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { createTurns } from '../turns.ts';

// Judging costs about 0.2 ms per KB; up to here it does not keep other requests waiting.
const IN_PLACE_BYTES = 256 * 1024;

/**
 * Judges a file in place when it is small, otherwise in a worker thread so that no other request waits for it.
 *
 * @param signal ends the thread: judging it and reading from it then reject
 */
export async function judgeOnWorker(
  bytes: Uint8Array,
  context: JudgeContext,
  signal?: AbortSignal,
): Promise<JudgedFile> {
  if (bytes.length > IN_PLACE_BYTES) return judgeInWorker(bytes, context, signal);
  const file = judgeAdagentsFile(bytes, context);
  return { file, sha256: sha256Hex(bytes), reader: readerOf(file.projection) };
}

type Reply = { id: number; result?: unknown; error?: string };

async function judgeInWorker(
  bytes: Uint8Array,
  context: JudgeContext,
  signal: AbortSignal | undefined,
): Promise<JudgedFile> {
  const endTurn = await threads.take(context.publisherDomain ?? '', signal);
  const worker = startWorker();
  let hasEnded = false;
  const end = () => void worker.terminate();
  signal?.addEventListener('abort', end, { once: true });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (cause: Error) => void }>();
  const failAll = (cause: Error) => {
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  };
  worker.on('message', ({ id, result, error }: Reply) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asker?.resolve(result);
    else asker?.reject(new Error(error));
  });
  worker.on('error', failAll);
  worker.on('exit', () => {
    endTurn();
    signal?.removeEventListener('abort', end);
    hasEnded = true;
    failAll(new Error('the judging thread ended'));
  });
  let lastId = 0;
  const ask = <T>(question: object): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (hasEnded) return reject(new Error('the judging thread has ended'));
      const id = ++lastId;
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ id, ...question });
    });
  try {
    const first = await ask<Pick<JudgedFile, 'file' | 'sha256'> & Pick<ProjectionReader, 'counts'>>({
      ask: 'judge',
      bytes,
      context,
    });
    // Only a file has items to read; while the target of a pointer is judged, the thread would be in the way.
    if (first.file.variant !== 'inline') {
      await worker.terminate();
      return { file: first.file, sha256: first.sha256, reader: readerOf(first.file.projection) };
    }
    return {
      file: first.file,
      sha256: first.sha256,
      reader: {
        counts: first.counts,
        isLocal: false,
        slice: (kind, from, to) => ask({ ask: 'slice', kind, from, to }),
        missing: (kind, keys) => ask({ ask: 'missing', kind, keys }),
        shares: (publisherDomain, most) => ask({ ask: 'shares', publisherDomain, most }),
        tally: () => ask({ ask: 'tally' }),
        close: async () => {
          await worker.terminate();
        },
      },
    };
  } catch (cause) {
    await worker.terminate();
    throw cause;
  }
}

const resourceLimits = { maxOldGenerationSizeMb: 2048 };
// A hostile file of 20 MB takes about a gigabyte while it is judged, and waits in memory; one publisher has one turn.
const threads = createTurns({ atOnce: 2, perShare: 1, mostWaiting: 32 });

function startWorker(): Worker {
  const built = new URL('./judge-worker.js', import.meta.url);
  const file = existsSync(built) ? built : new URL('./judge-worker.ts', import.meta.url);
  return new Worker(file, { resourceLimits });
}
