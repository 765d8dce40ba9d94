import { HASH_BYTES } from './merkle.ts';
import { canonicalBase64, checkNote, type NoteSigned, type NoteVerifier, parseNote } from './note.ts';

/** What a log says about itself: its first `size` entries have this root (C2SP tlog-checkpoint). */
export type Checkpoint = {
  /** Identity of the log: an address without scheme. Another tree has another one. */
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
};

/** The text of a checkpoint, which is signed as a note. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${Buffer.from(root).toString('base64')}\n`;

/** Reads the text of a checkpoint. Lines after the third may be there, and are covered by the signatures. */
export function parseCheckpoint(text: string): Checkpoint | undefined {
  const [origin = '', size = '', encoded = '', ...more] = text.slice(0, -1).split('\n');
  const root = canonicalBase64(encoded);
  if (!text.endsWith('\n') || origin === '' || more.includes('')) return undefined;
  if (!/^(0|[1-9]\d{0,15})$/.test(size) || !Number.isSafeInteger(Number(size))) return undefined;
  if (root === undefined || root.length !== HASH_BYTES) return undefined;
  return { origin, size: Number(size), root };
}

/** A checkpoint whose log signed it, and who else did. */
export type SignedCheckpoint = Checkpoint & {
  readonly text: string;
  readonly witnesses: readonly (NoteSigned & { readonly time: number })[];
};

export type CheckpointFault = 'malformed' | 'not_signed' | 'other_origin';

/**
 * Opens a checkpoint of a log whose key is known. The name of the key is the origin.
 *
 * @param witnesses keys whose cosignatures are looked for; others say nothing
 */
export function openCheckpoint(
  bytes: Uint8Array,
  log: NoteVerifier,
  witnesses: readonly NoteVerifier[] = [],
): { ok: true; checkpoint: SignedCheckpoint } | { ok: false; fault: CheckpointFault } {
  const note = parseNote(bytes);
  if (note === undefined) return { ok: false, fault: 'malformed' };
  const signed = checkNote(note, [log, ...witnesses]);
  if (!signed?.some(({ verifier }) => verifier === log)) return { ok: false, fault: 'not_signed' };
  const checkpoint = parseCheckpoint(note.text);
  if (checkpoint === undefined) return { ok: false, fault: 'malformed' };
  if (checkpoint.origin !== log.name) return { ok: false, fault: 'other_origin' };
  const cosigned = signed.flatMap(({ verifier, time }) => (time === null ? [] : [{ verifier, time }]));
  return { ok: true, checkpoint: { ...checkpoint, text: note.text, witnesses: cosigned } };
}
