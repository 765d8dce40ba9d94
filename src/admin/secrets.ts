import { type ResealPlace, sealedTables } from '../store/engine/reseal.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';

const AT_ONCE = 200;

/**
 * Encrypts all stored secrets with the current key: after an upgrade, when a key is given for the first time, and after
 * a change of keys. Earlier keys can be taken out of the setting afterwards.
 */
export async function resealSecrets(store: Store) {
  const changed: Record<string, number> = {};
  for (const sealed of sealedTables) {
    let after: ResealPlace = null;
    do {
      const done = await store.transaction((tx) => tx.reseal.batch(sealed, after, AT_ONCE));
      changed[sealed.table] = (changed[sealed.table] ?? 0) + done.changed;
      after = done.next;
    } while (after !== null);
  }
  await store.transaction(async (tx) => {
    await tx.reseal.settle();
    await note(tx, { action: 'secrets reseal', orgId: null, subject: 'secrets', detail: changed });
  });
  return { resealed: changed };
}
