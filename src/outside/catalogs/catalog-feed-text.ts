import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type FeedShape, type ReadFeed, readFeedText } from '../../domain/catalogs/feed.ts';
import { ApiError } from '../../domain/errors.ts';
import { createTurns } from '../turns.ts';

// Reading costs about 0.1 ms per KB, and mapping the entries about as much for each mapping.
const IN_PLACE_WORK = 64 * 1024;
/** For feeds of the largest size with the most mappings; only what is made to be slow needs longer. */
const LONGEST_MS = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };
const threads = createTurns({ atOnce: 2, perShare: 1, mostWaiting: 32 });

/**
 * Reads the text of a feed: in place when it is short, otherwise in a thread that is bounded in time and memory, so
 * that no other request waits for it.
 *
 * @param share whose feed it is; one share has one thread at a time
 */
export async function readCatalogFeed(
  text: string,
  shape: FeedShape,
  share: string,
  signal?: AbortSignal,
): Promise<ReadFeed> {
  const work = text.length * (1 + (shape.feed_field_mappings?.length ?? 0));
  if (work <= IN_PLACE_WORK) return readFeedText(text, shape);
  try {
    return await threads.within(share, signal, () => readInThread(text, shape, signal));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (cause instanceof ApiError && cause.code === 'unavailable')
      return unread('cannot be read yet; send the catalog again later.');
    return unread('takes too much time or memory to read.');
  }
}

const unread = (reason: string): ReadFeed => ({ ok: false, reason });

async function readInThread(
  text: string,
  shape: FeedShape,
  signal: AbortSignal | undefined,
): Promise<ReadFeed> {
  signal?.throwIfAborted();
  const { feed_format, feed_field_mappings } = shape;
  const built = new URL('./feed-worker.js', import.meta.url);
  const file = existsSync(built) ? built : new URL('./feed-worker.ts', import.meta.url);
  const worker = new Worker(file, {
    resourceLimits,
    workerData: { text, shape: { feed_format, feed_field_mappings } },
  });
  const end = () => void worker.terminate();
  const timer = setTimeout(end, LONGEST_MS);
  signal?.addEventListener('abort', end, { once: true });
  return new Promise<ReadFeed>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(signal?.reason ?? new Error('the reading thread ended')));
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    end();
  });
}
