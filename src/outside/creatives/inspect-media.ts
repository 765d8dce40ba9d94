import type { MediaLook, SeenMedia } from '../../domain/creatives/seen-media.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { inThread, programOf, type ThreadLimits } from '../../infra/threads.ts';
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
/** A file of the largest size takes a tenth of the time, and buffers as large as itself. */
const LIMITS: ThreadLimits = { longestMs: 3_000, mostHeapMb: 256, mostBuffersMb: 64 };
export const MEDIA_TURNS = { atOnce: 2, perShare: 1, mostWaiting: 64 };
const threads = createTurns(MEDIA_TURNS);

/**
 * Creates the function that fetches a file of a creative and inspects its content.
 *
 * @param share principal that owns the creative; each has at most one thread at a time
 */
export function createMediaLook(
  { fetcher, outboundHosts, longestMs = LIMITS.longestMs }: Tools,
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
      return {
        ok: true,
        seen: await threads.within(share, signal, () =>
          inspectInThread(body, { ...LIMITS, longestMs }, signal),
        ),
      };
    } catch (cause) {
      if (signal?.aborted) throw cause;
      return { ok: false, why: 'unread' };
    }
  };
}

/** Detects the type, dimensions and duration of a file in a thread. */
export const inspectInThread = (
  bytes: Uint8Array,
  limits = LIMITS,
  signal?: AbortSignal,
): Promise<SeenMedia> => inThread(programOf(import.meta.url, 'inspect-worker'), { bytes }, limits, signal);
