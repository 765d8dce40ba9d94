import { hash } from 'node:crypto';
import type { Identifier } from '../identifiers.ts';
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

/**
 * One text for all documents that mean the same: names of objects in code unit order, no blanks, arrays in their
 * order. `texts` hands in the canonical text of objects that are already known.
 */
export function canonicalJson(value: unknown, texts?: ReadonlyMap<unknown, string>): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const known = texts?.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, texts)).join(',')}]`;
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, texts)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Hash of what a property is known by, whatever the order. The identifiers are canonical, none twice. */
export function identifiersHash(identifiers: readonly Identifier[]): string {
  const lines = identifiers.map(({ type, value }) => `${type} ${value}`).sort();
  return sha256(lines.join('\n'));
}
