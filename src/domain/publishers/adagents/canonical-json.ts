import { hash } from 'node:crypto';
import type { Identifier } from '../identifiers.ts';

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
