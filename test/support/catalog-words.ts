import { openPlatform } from '../../src/ad-server/open-platform.ts';
import { indexCatalog } from '../../src/record/products/product-index.ts';
import { indexSignals } from '../../src/record/signals/find-signals.ts';
import { openStore } from '../../src/store/open.ts';
import { publisherProfile } from './publisher.ts';
import { execute } from './sql.ts';

/** Makes the words of the built-in catalogs in a migrated database, so that no test that starts the service has to. */
export async function addCatalogs(url: string): Promise<void> {
  const store = await openStore(url);
  const { catalog } = openPlatform(
    publisherProfile.catalogs.products,
    'http://localhost/mcp',
    publisherProfile.catalogs.signals,
  );
  await indexCatalog(store, catalog, new Date());
  await indexSignals(store, catalog.signals, new Date());
  await store.close();
  // The first store that opens a database gives it a key of its own.
  await execute(url, 'delete from secrets');
}
