import { createHash, hash } from 'node:crypto';
import { isObject } from '../../json/values.ts';
import type { Identifier } from '../identifiers.ts';
import { LONGEST_ITEM } from './parts.ts';
import type { JsonObject } from './shapes.ts';

const NOT_SEMANTIC = new Set(['$schema', 'last_updated']);
const MOST_FIELDS = 256;
const LONGEST_NAME = 128;
const THE_REST = '…';

/**
 * A digest of each top-level field, so that two versions of a file can be compared without storing both. `$schema`
 * and `last_updated` are skipped, and an empty array counts as missing. The order of object members does not matter,
 * the order of array items does. Fields that no reasonable file has (names over 128 characters, the 257th field)
 * share one digest.
 * @param hashes gets the SHA-256 of the canonical text of each object of `properties` that is not too long to count. The
 * text is made for the field anyway
 */
export function fieldDigests(file: JsonObject, hashes?: Map<unknown, string>): Record<string, string> {
  const names = Object.keys(file)
    .filter((name) => !NOT_SEMANTIC.has(name) && !isEmptyArray(file[name]))
    .sort();
  const own = names.filter((name) => name.length <= LONGEST_NAME).slice(0, MOST_FIELDS);
  const digests = own.map((name) => [name, digestOf(file[name], name === 'properties' ? hashes : undefined)]);
  const ownNames = new Set(own);
  const rest = names.filter((name) => !ownNames.has(name)).map((name) => [name, file[name]]);
  if (rest.length > 0) digests.push([THE_REST, digestOf(rest)]);
  return Object.fromEntries(digests);
}

/** Characters that are hashed at once. */
const CHARACTERS = 64 * 1024;

/** SHA-256 of the canonical text. That of a list is never whole in memory: a list may be the whole of a file of 20 MB. */
function digestOf(value: unknown, hashes?: Map<unknown, string>): string {
  if (!Array.isArray(value)) return sha256(canonicalJson(value));
  const digest = createHash('sha256');
  let waiting = '[';
  let comma = '';
  for (const item of value) {
    const text = canonicalJson(item);
    if (isObject(item) && text.length <= LONGEST_ITEM) hashes?.set(item, sha256(text));
    waiting += comma + text;
    comma = ',';
    if (waiting.length < CHARACTERS) continue;
    digest.update(waiting);
    waiting = '';
  }
  return digest.update(`${waiting}]`).digest('hex');
}

/** Names of the top-level fields that differ between two versions of a file, sorted. */
export function changedFileFields(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

function isEmptyArray(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/**
 * The same text for all documents that mean the same: object members in code unit order, no whitespace, arrays in
 * their order.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Hash of a property's identifiers, whatever their order. The identifiers must be canonical, without duplicates. */
export function identifiersHash(identifiers: readonly Identifier[]): string {
  const lines = identifiers.map(({ type, value }) => `${type} ${value}`).sort();
  return sha256(lines.join('\n'));
}
