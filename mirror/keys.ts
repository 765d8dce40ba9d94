import type { DumpType } from '../src/domain/dump/manifest.ts';

/** The member that tells the records of a kind apart. */
export const keyMembers: Readonly<Record<DumpType, string>> = {
  brands: 'domain',
  publishers: 'domain',
  properties: 'property_rid',
  collections: 'collection_rid',
  agents: 'agent_url',
  authorizations: 'id',
};

/** An index of PostgreSQL takes no longer ones. */
const LONGEST_KEY = 2_500;

/** Why a database could not have this as the key of a record; undefined for one that it can. */
export function admitKey(key: unknown): string | undefined {
  if (typeof key !== 'string') return 'is no text';
  if (Buffer.byteLength(key) > LONGEST_KEY) return `has more than ${LONGEST_KEY} bytes`;
  return key.includes('\0') || !key.isWellFormed() ? 'has characters that are no text' : undefined;
}

const HALVES = /[\ud800-\udfff]/;

/** Keys are in the order of their bytes; that of UTF-16 is another one beyond U+FFFF. */
export const isBefore = (a: string, b: string): boolean =>
  HALVES.test(a) || HALVES.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0 : a < b;
