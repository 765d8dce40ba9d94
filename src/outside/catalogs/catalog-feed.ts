import type { FetchedCatalog, Outside } from '../../domain/tasks/outside.ts';
import { isListed } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

type Tools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that stand for something else; these may be asked over plain http. */
  outboundHosts: ReadonlyMap<string, string>;
  /** For all of it; default 8 s. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 4 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** Fetches feeds of catalogs. Which addresses are not fetched, and why, is told to nobody. */
export function createCatalogFeed({
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
