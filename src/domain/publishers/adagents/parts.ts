import { isObject } from '../../json/values.ts';
import type { AuthorizationScope } from './authorizations.ts';
import { selectorDomains } from './references.ts';
import type { JsonObject } from './shapes.ts';

/** In characters of JSON. An entry that is longer is parted, so that it is read, compared and written in several turns. */
const LONGEST_PART = 256 * 1024;
/** The longest property, collection, item of a list, or entry that cannot be parted, in characters of JSON. */
export const LONGEST_ITEM = 512 * 1024;
/** Reports that a part of a file is left out. */
export type Refuse = (field: string, message: string, consequence: string) => void;
export const TOO_LONG_ITEM = `has more than ${LONGEST_ITEM / 1024} KB, which is too long to be kept`;

/**
 * A part has at least so many times as much of the longest list as stands beside it and is repeated. Whoever asks for an agent
 * of a publisher reads all parts, and parts of a selector stand in parts of an entry: together they have at most twice
 * the characters of the entry.
 */
const LEAST_OF_OWN = 3;

/** Lists of a selector of which each item selects something of its own. */
const SELECTING = ['collection_ids', 'property_ids', 'property_tags', 'publisher_domains'];
/**
 * A scope as several that together grant the same: an entry of a file may be as long as the file. A part has some items of
 * the longest list, and all else.
 *
 * @param length of the scope, in characters of JSON
 * @param lists of a scope of which each item grants something of its own, as of `SELECTING`
 * @returns undefined when it cannot be parted, as what stands beside its longest list is too long to stand in each part, or
 * an item is too long
 */
export function scopeParts(
  scope: AuthorizationScope,
  length: number,
  lists: readonly (keyof AuthorizationScope)[],
): AuthorizationScope[] | undefined {
  if (length <= LONGEST_PART) return [scope];
  const parts = parted(scope as JsonObject, lists, LONGEST_PART) as AuthorizationScope[] | undefined;
  return parts ?? (length <= LONGEST_ITEM ? [scope] : undefined);
}

/** An object as several that differ in its longest list only. */
function parted(whole: JsonObject, names: readonly string[], most: number): JsonObject[] | undefined {
  const lists = names.filter((name) => Array.isArray(whole[name]));
  const [longest] = lists
    .map((name) => ({ name, length: lengthOf(whole[name]) }))
    .sort((a, b) => b.length - a.length);
  if (longest === undefined) return undefined;
  const { name } = longest;
  const rest = lengthOf({ ...whole, [name]: [] });
  // What stands beside the longest list stands in every part.
  if (rest > most / 2) return undefined;
  const items = shortItems(name, whole[name] as unknown[], most / 4);
  const groups = items && grouped(items, Math.max(most - rest, LEAST_OF_OWN * rest));
  return groups?.map((group) => ({ ...whole, [name]: group }));
}

/** The items of a list, with several selectors in place of a long one; undefined when another one is too long. */
function shortItems(name: string, list: readonly unknown[], most: number): unknown[] | undefined {
  const items: unknown[] = [];
  for (const item of list) {
    const length = lengthOf(item);
    const parts = length > most && isSelector(name, item) ? parted(item, SELECTING, most) : undefined;
    if (parts === undefined && length > LONGEST_ITEM) return undefined;
    for (const part of parts ?? [item]) items.push(part);
  }
  return items;
}

/** Whether an item selects what its lists name; one that breaks the rules selects nothing, and keeps its form. */
const isSelector = (name: string, item: unknown): item is JsonObject =>
  isObject(item) &&
  (name === 'collections' || (name === 'publisher_properties' && selectorDomains(item).length > 0));

function grouped(items: readonly unknown[], most: number): unknown[][] {
  let group: unknown[] = [];
  const groups = [group];
  let left = most;
  for (const item of items) {
    const length = lengthOf(item) + 1;
    if (length > left && group.length > 0) {
      group = [];
      groups.push(group);
      left = most;
    }
    group.push(item);
    left -= length;
  }
  return groups;
}

const lengthOf = (value: unknown): number => JSON.stringify(value).length;
