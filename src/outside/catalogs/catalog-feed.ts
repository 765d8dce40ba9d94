import {
  type FetchedCatalog,
  type ProductFeedShape,
  type ReadProductFeed,
  readProductFeedText,
} from '../../domain/catalogs/feed.ts';
import { ApiError } from '../../domain/errors.ts';
import type { Outside } from '../../domain/outside.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { inThread, programOf, type ThreadLimits } from '../../infra/threads.ts';
import { createTurns } from '../../infra/turns.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that the operator maps to another origin. Plain http is allowed for them. */
  outboundHosts: ReadonlyMap<string, string>;
  /** Time limit of the whole fetch; default 8 s. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 4 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** Creates the function that fetches catalog feeds. Its failures do not reveal which addresses are blocked, or why. */
export function createProductFeeds({
  fetcher,
  outboundHosts,
  timeoutMs = TIMEOUT_MS,
}: Tools): Outside['fetchCatalog'] {
  return async (text): Promise<FetchedCatalog> => {
    const url = URL.parse(text);
    const answer = await fetcher.fetch({
      url: text,
      headers: {
        accept: 'application/json, text/csv, text/tab-separated-values, application/xml, */*;q=0.5',
      },
      maxBytes: MAX_BYTES,
      timeoutMs,
      httpsOnly: url === null || !isListed(url, outboundHosts),
      redirects: { max: MOST_REDIRECTS, stay: 'same-site' },
    });
    if (!answer.ok) {
      return answer.code === 'too_large'
        ? { ok: false, reason: `it is larger than ${MAX_BYTES} bytes.` }
        : { ok: false, reason: 'it could not be fetched.' };
    }
    if (answer.status !== 200) return { ok: false, reason: 'the server did not return 200.' };
    return { ok: true, text: new TextDecoder().decode(answer.body) };
  };
}

// Reading costs about 0.1 ms per KB, and mapping the entries costs about as much for each mapping.
const IN_PLACE_WORK = 64 * 1024;
/** Enough for feeds of the largest size with the most mappings. */
const LIMITS: ThreadLimits = { longestMs: 10_000, mostHeapMb: 512, mostBuffersMb: 64 };
export const PRODUCT_FEED_TURNS = { atOnce: 2, perShare: 1, mostWaiting: 32 };
const threads = createTurns(PRODUCT_FEED_TURNS);

/**
 * Reads the text of a feed: in place when it is short, otherwise in a thread with limits on time and memory, so
 * that no other request waits for it.
 *
 * @param share principal that owns the feed; each has at most one thread at a time
 */
export async function readProductFeed(
  text: string,
  shape: ProductFeedShape,
  share: string,
  signal?: AbortSignal,
): Promise<ReadProductFeed> {
  const work = text.length * (1 + (shape.feed_field_mappings?.length ?? 0));
  if (work <= IN_PLACE_WORK) return readProductFeedText(text, shape);
  try {
    const { feed_format, feed_field_mappings } = shape;
    const workerData = { text, shape: { feed_format, feed_field_mappings } };
    const program = programOf(import.meta.url, 'feed-worker');
    return await threads.within(share, signal, () => inThread(program, workerData, LIMITS, signal));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (cause instanceof ApiError && cause.code === 'unavailable')
      return unread('cannot be read yet; send the catalog again later.');
    return unread('takes too much time or memory to read.');
  }
}

const unread = (reason: string): ReadProductFeed => ({ ok: false, reason });
