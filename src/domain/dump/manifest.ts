import { createHash } from 'node:crypto';
import type { RegistryDumpManifest, RegistryDumpPart } from '../../../generated/types/registry.ts';
import {
  checkNote,
  type NoteSigner,
  type NoteVerifier,
  parseNote,
  signatureLine,
  signedNote,
} from '../feed/log/note.ts';

/** Kinds of records, in the order in which a dump has them. */
export const DUMP_TYPES = [
  'brands',
  'publishers',
  'properties',
  'collections',
  'agents',
  'authorizations',
] as const satisfies readonly RegistryDumpPart['type'][];
export type DumpType = (typeof DUMP_TYPES)[number];

/** A record as it stands in a dump: JSON text on one line, and what its part is ordered by. */
export type DumpRecord = { readonly key: string; readonly text: string };

export const DUMP_FORMAT_VERSION = 1;
export const MANIFEST_FILE = 'manifest.json';
export const NOTE_FILE = 'manifest.note';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PART = /^[a-z]{1,30}-\d{4,9}\.ndjson\.gz$/;

/** Whether a text may name a dump: a UUID v7, so that the order of the names is the order of age. */
export const isDumpId = (text: string): boolean => ID.test(text);

/** When a dump was made, in milliseconds: a part of its name. */
export const dumpTime = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** Whether a text may name a file of a dump. */
export const isDumpFile = (name: string): boolean =>
  name === MANIFEST_FILE || name === NOTE_FILE || PART.test(name);

export const partName = (type: DumpType, number: number): string =>
  `${type}-${String(number).padStart(4, '0')}.ndjson.gz`;

/** The bytes of a manifest, which are signed and served as they are. */
export const manifestBytes = (manifest: RegistryDumpManifest): Buffer =>
  Buffer.from(`${JSON.stringify(manifest)}\n`);

/** Name of the keys that sign the dumps of a registry. A checkpoint begins with another name, so neither can pass for the other. */
export function dumpKeyName(baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl);
  return `${host}${pathname.replace(/\/$/, '')}/dump`;
}

const noteText = (name: string, id: string, bytes: Uint8Array): string =>
  `${name}\n${id}\n${createHash('sha256').update(bytes).digest('base64')}\n`;

/** A signed note over the digest of a manifest. The signers have the name of the keys that sign dumps. */
export function signManifest(
  { id, bytes, name }: { readonly id: string; readonly bytes: Uint8Array; readonly name: string },
  signers: readonly NoteSigner[],
): string {
  const text = noteText(name, id, bytes);
  return signedNote(
    text,
    signers.map((one) => signatureLine(text, one, 0)),
  );
}

/**
 * Whether a note signs exactly these bytes as the manifest of this dump.
 *
 * @param known the keys of the registry's log, whose names are replaced: the same keys sign dumps
 */
export function isManifestSigned(
  { id, bytes, name }: { readonly id: string; readonly bytes: Uint8Array; readonly name: string },
  note: Uint8Array,
  known: readonly NoteVerifier[],
): boolean {
  const read = parseNote(note);
  if (read === undefined || read.text !== noteText(name, id, bytes)) return false;
  return (
    checkNote(
      read,
      known.map((one) => ({ ...one, name })),
    ) !== undefined
  );
}
