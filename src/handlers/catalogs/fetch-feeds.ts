import type { CoreCatalog } from '../../../generated/types/schemas.ts';
import type { Feed } from '../../domain/catalogs/plan.ts';
import type { Outside } from '../../domain/tasks/outside.ts';

const AT_ONCE = 10;
/** All feeds of one request together; more is not kept in memory at a time. */
const MOST_TEXT = 16 * 1024 * 1024;

/** Reads the feed of each catalog that has one, a few at a time; by the id of the catalog. */
export async function fetchFeeds(
  catalogs: readonly CoreCatalog[],
  { fetchCatalog, readFeed }: Pick<Outside, 'fetchCatalog' | 'readFeed'>,
): Promise<Map<string, Feed>> {
  const feeds = new Map<string, Feed>();
  const waiting = catalogs.values();
  let left = MOST_TEXT;
  const work = async () => {
    for (const catalog of waiting) {
      const { catalog_id: id, url } = catalog;
      if (id === undefined || url === undefined) continue;
      if (left <= 0) {
        feeds.set(id, { kind: 'unfetched', reason: 'the feeds of one request are too large together.' });
        continue;
      }
      const fetched = await fetchCatalog(url);
      left -= fetched.ok ? fetched.text.length : 0;
      feeds.set(
        id,
        fetched.ok
          ? { kind: 'read', read: await readFeed(fetched.text, catalog) }
          : { kind: 'unfetched', reason: fetched.reason },
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return feeds;
}
