import { canonicalJson, sha256 } from './canonical-json.ts';
import type { JsonObject } from './shapes.ts';

const NOT_SEMANTIC = new Set(['$schema', 'last_updated']);
const MOST_FIELDS = 256;
const LONGEST_NAME = 128;
const THE_REST = '…';

/**
 * A digest of each top-level field, so that two versions of a file can be compared without keeping both. `$schema`
 * and `last_updated` say nothing, an empty array is the same as none, the order of names in an object does not count
 * and that of items in an array does. Fields that no reasonable file has (names over 128 characters, the 257th field)
 * share one digest.
 */
export function fieldDigests(file: JsonObject, texts?: ReadonlyMap<unknown, string>): Record<string, string> {
  const names = Object.keys(file)
    .filter((name) => !NOT_SEMANTIC.has(name) && !isEmptyArray(file[name]))
    .sort();
  const own = names.filter((name) => name.length <= LONGEST_NAME).slice(0, MOST_FIELDS);
  const digests = own.map((name) => [name, sha256(canonicalJson(file[name], texts))]);
  const ownNames = new Set(own);
  const rest = names.filter((name) => !ownNames.has(name)).map((name) => [name, file[name]]);
  if (rest.length > 0) digests.push([THE_REST, sha256(canonicalJson(rest, texts))]);
  return Object.fromEntries(digests);
}

/** Names of the top-level fields that differ between two versions of a file, in order. */
export function changedFileFields(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

function isEmptyArray(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
