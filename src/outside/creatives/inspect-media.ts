import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { MediaLook, SeenMedia } from '../../domain/creatives/seen-media.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { createTurns } from '../../infra/turns.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that the operator maps to another origin. Plain http is allowed for them. */
  outboundHosts: ReadonlyMap<string, string>;
  /** Time limit for inspecting one file; default 3 s. */
  longestMs?: number;
};

const FETCH_MS = 4_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 3;
/** Time limit against files that are built to be slow. A file of the largest size takes a tenth of it. */
const LONGEST_MS = 3_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };
export const MEDIA_TURNS = { atOnce: 2, perShare: 1, mostWaiting: 64 };
const threads = createTurns(MEDIA_TURNS);

/**
 * Creates the function that fetches a file of a creative and inspects its content.
 *
 * @param share principal that owns the creative; each has at most one thread at a time
 */
export function createMediaLook(
  { fetcher, outboundHosts, longestMs = LONGEST_MS }: Tools,
  share: string,
  signal?: AbortSignal,
) {
  return async (address: string): Promise<MediaLook> => {
    const url = URL.parse(address);
    const answer = await fetcher.fetch({
      url: address,
      headers: { accept: 'image/*, video/*, audio/*, */*;q=0.1' },
      maxBytes: MAX_BYTES,
      timeoutMs: FETCH_MS,
      httpsOnly: url === null || !isListed(url, outboundHosts),
      redirects: { max: MOST_REDIRECTS, stay: 'same-site' },
    });
    if (!answer.ok) return { ok: false, why: answer.code === 'too_large' ? 'unread' : 'unreachable' };
    if (answer.status !== 200) return { ok: false, why: 'unreachable' };
    const { body } = answer;
    // Imported here because the libraries take 0.1 s to load, which would delay the start.
    const { inspectHead } = await import('./inspect-bytes.ts');
    const quick = await inspectHead(body);
    if (quick !== null) return { ok: true, seen: quick };
    try {
      return { ok: true, seen: await threads.within(share, signal, () => inThread(body, longestMs)) };
    } catch (cause) {
      if (signal?.aborted) throw cause;
      return { ok: false, why: 'unread' };
    }
  };
}

async function inThread(bytes: Uint8Array, longestMs: number): Promise<SeenMedia> {
  const built = new URL('./inspect-worker.js', import.meta.url);
  const file = existsSync(built) ? built : new URL('./inspect-worker.ts', import.meta.url);
  const worker = new Worker(file, { resourceLimits, workerData: { bytes } });
  const end = () => void worker.terminate();
  const timer = setTimeout(end, longestMs);
  return new Promise<SeenMedia>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended')));
  }).finally(() => {
    clearTimeout(timer);
    end();
  });
}
