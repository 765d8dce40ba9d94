import { grouped } from '../grouped.ts';
import { slug } from '../text/slug.ts';
import { type EntryProperty, entryKey, identifiersOf } from './entry.ts';

/** A property whose id or other key is another one since the edit. */
export type MovedKey = { from: string; to: string };

/**
 * Gives every property of an edited entry an id, so that mirrors can follow it: its own, else that of the property
 * which it was before the edit, else a new one made of its name. The same property is the one with the same id, else
 * with an identifier in common, else with the same type and name. What is left of a type was renamed when as many
 * properties of the type are left before the edit as after it; they are then paired in their order.
 */
export function identifyProperties(
  properties: readonly EntryProperty[],
  earlier: readonly EntryProperty[],
): { properties: EntryProperty[]; moved: MovedKey[] } {
  const before = sameProperties(properties, earlier);
  const taken = new Set([
    ...properties.flatMap((property) => idOf(property) ?? []),
    ...earlier.flatMap((property) => idOf(property) ?? []),
  ]);
  const newId = idMaker(taken);
  const identified = properties.map((property, index) => {
    const known = before.get(index);
    const id = idOf(property) ?? (known && idOf(known)) ?? newId(property);
    return { ...property, property_id: id };
  });
  const moved = identified.flatMap((property, index) => {
    const known = before.get(index);
    const [from, to] = [known && entryKey(known), entryKey(property)];
    return from === undefined || from === to ? [] : [{ from, to }];
  });
  return { properties: identified, moved };
}

const idOf = ({ property_id: id }: EntryProperty): string | undefined =>
  typeof id === 'string' ? id : undefined;

/** By place in the new list, the property that it was before. */
function sameProperties(
  properties: readonly EntryProperty[],
  earlier: readonly EntryProperty[],
): Map<number, EntryProperty> {
  const found = new Map<number, EntryProperty>();
  const left = new Set(earlier);
  const pair = (index: number, known: EntryProperty | undefined) => {
    if (known === undefined || found.has(index) || !left.has(known)) return;
    found.set(index, known);
    left.delete(known);
  };
  const pairBy = (keysOf: (property: EntryProperty) => readonly string[]) => {
    const holders = grouped(
      [...left].flatMap((known) => keysOf(known).map((key) => ({ key, known }))),
      ({ key }) => key,
    );
    for (const [index, property] of properties.entries()) {
      const known = keysOf(property).map((key) => holders.get(key));
      pair(index, known.find((list) => list?.length === 1)?.[0]?.known);
    }
  };
  pairBy((property) => [idOf(property) ?? []].flat());
  pairBy(({ identifiers }) => identifiersOf(identifiers).map(({ type, value }) => `${type} ${value}`));
  pairBy(({ type, name }) => [`${type} ${name}`]);

  const renamed = properties.flatMap((property, index) =>
    found.has(index) || idOf(property) !== undefined ? [] : [{ index, type: property.type }],
  );
  const gone = grouped([...left], ({ type }) => type);
  for (const [type, places] of grouped(renamed, (place) => place.type)) {
    const old = gone.get(type) ?? [];
    if (old.length !== places.length) continue;
    for (const [nth, { index }] of places.entries()) pair(index, old[nth]);
  }
  return found;
}

/** Makes ids of names; a name that is taken gets a number. */
function idMaker(taken: ReadonlySet<string>) {
  const made = new Map<string, number>();
  return ({ name, type }: EntryProperty): string => {
    const base = slug(name) || slug(type) || 'property';
    let count = made.get(base) ?? 1;
    let id = count === 1 ? base : `${base}_${count}`;
    while (taken.has(id)) {
      count += 1;
      id = `${base}_${count}`;
    }
    made.set(base, count + 1);
    return id;
  };
}
