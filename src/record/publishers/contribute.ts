import { contributedProperties, type MovedKey, type PublisherEntry } from '../../domain/publishers/entry.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { RecordContext } from '../context.ts';
import { applyProperties, retireProperties } from './properties.ts';

// An entry comes in one request body; it cannot hold more.
const MAX_KEYS = 100_000;

/**
 * Makes the catalogue hold exactly the entry's properties, and returns the events of the differences.
 * @param moved properties that have another key since the edit, and stay the same property
 */
export async function contribute(
  tx: Tables,
  entry: PublisherEntry,
  context: RecordContext,
  moved: readonly MovedKey[] = [],
): Promise<NewEvent[]> {
  if (moved.length > 0) await tx.properties.moveKeys(context.domain, moved);
  const items = contributedProperties(context.domain, entry);
  const kept = new Set(items.map(({ key }) => key));
  const held = await tx.properties.activeKeys(context.domain, '', MAX_KEYS);
  const events = await applyProperties(tx, items, 'contributed', context, items.length);
  const gone = held.flatMap(({ key }) => (kept.has(key) ? [] : [key]));
  const retired = await tx.properties.listByKeys(context.domain, gone);
  return [...events, ...(await retireProperties(tx, retired, 'not in the entry any more', context))];
}
