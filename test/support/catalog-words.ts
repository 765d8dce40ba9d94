import { openPlatform } from '../../src/ad-server/open-platform.ts';
import { indexCatalog } from '../../src/record/products/product-index.ts';
import { indexSignals } from '../../src/record/signals/signal-index.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore } from '../../src/store/open.ts';

/** Makes a database as the first service that starts on it leaves it: so each test does not make its words again. */
export async function migrateWithCatalogs(url: string): Promise<void> {
  await migrate(url);
  const store = await openStore(url);
  const { catalog } = openPlatform('built-in', 'http://localhost/mcp', 'built-in');
  await indexCatalog(store, catalog, new Date());
  await indexSignals(store, catalog.signals, new Date());
  await store.close();
}
