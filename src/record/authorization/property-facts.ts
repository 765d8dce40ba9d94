import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PropertyFacts } from '../../domain/authorization/evidence.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import type { Lookups, PropertyRow } from '../../store/authorization/lookups.ts';

type FactsRow = Omit<PropertyRow, 'key'>;

/**
 * Bytes of long identifiers and tags that one look-up reads. One property has half a megabyte at most; a thousand that hold
 * the same identifier are published to slow the service down.
 */
const MOST_NAMES_READ = 2 * 1024 * 1024;

/** How many bytes of long names may still be read for a response. */
export type NamesRoom = { left: number };
export const roomForNames = (bytes = MOST_NAMES_READ): NamesRoom => ({ left: bytes });

/** The facts of a property as its row has them; null where its names are long, which rows do not have. */
export function shortFacts(row: FactsRow): PropertyFacts | null {
  const { identifiers, tags } = row;
  return identifiers === null || tags === null ? null : factsWith(row, { identifiers, tags });
}

/**
 * The facts of a property. Long names are read and parsed in a turn of the event loop of their own.
 *
 * @returns null where there is no room for its names, or the property has changed since
 */
export async function longFacts(
  { namesOf }: Pick<Lookups, 'namesOf'>,
  row: FactsRow,
  room: NamesRoom,
): Promise<PropertyFacts | null> {
  room.left -= Number(row.namesBytes);
  if (room.left < 0) return null;
  await nextTurn();
  const names = await namesOf(row.rid, Number(row.since));
  return names === undefined ? null : factsWith(row, names);
}

const factsWith = (
  row: FactsRow,
  { identifiers, tags }: { [K in 'identifiers' | 'tags']: NonNullable<FactsRow[K]> },
): PropertyFacts => ({
  rid: row.rid,
  propertyId: row.propertyId,
  propertyType: row.propertyType,
  name: row.name,
  identifiers: fromJsonText(identifiers),
  tags: fromJsonText(tags),
  status: row.propertyStatus,
});
