import { type Checkpoint, parseCheckpoint } from '../../src/domain/feed/log/checkpoint.ts';
import { HASH_BYTES, isConsistent } from '../../src/domain/feed/log/merkle.ts';
import {
  canonicalBase64,
  checkNote,
  linesBy,
  type NoteSigner,
  type NoteVerifier,
  parseNote,
  parseVerifierKey,
  type SignedNote,
  signatureLine,
  signedNote,
} from '../../src/domain/feed/log/note.ts';
import { MOST_PROOF_LINES } from '../../src/domain/feed/log/witness.ts';
import { MirrorError } from '../fault.ts';

/** The keys of each log that is cosigned, by its origin. */
export type KnownLogs = ReadonlyMap<string, readonly NoteVerifier[]>;

const MOST_LOGS = 1_000;
const MOST_KEYS = 16;

/**
 * Reads the verifier keys of logs. The name of a key is the origin of its log; a log may have several keys.
 *
 * @throws {MirrorError} for a key that no log signs with, and for none or too many
 */
export function knownLogs(texts: readonly string[]): KnownLogs {
  const logs = new Map<string, NoteVerifier[]>();
  for (const text of texts) {
    const key = parseVerifierKey(text);
    const shown = text.slice(0, 200);
    if (key === undefined)
      throw new MirrorError(
        `--log: "${shown}" is no verifier key (name+id+key), or its id is of another key. GET /api/registry/log has them in verifier_keys.`,
      );
    if (key.kind !== 'ed25519')
      throw new MirrorError(
        `--log: "${shown}" is the key of a witness (type 04), and a log signs with one of type 01.`,
      );
    const keys = logs.get(key.name) ?? [];
    if (keys.length === MOST_KEYS)
      throw new MirrorError(`--log: ${key.name} has more than ${MOST_KEYS} keys.`);
    logs.set(key.name, [...keys, key]);
  }
  if (logs.size === 0)
    throw new MirrorError('--log: name the verifier key of at least one log (or set WITNESS_LOGS).');
  if (logs.size > MOST_LOGS)
    throw new MirrorError(`--log: names ${logs.size} logs, and a witness has at most ${MOST_LOGS}.`);
  return logs;
}

/** What a log sends (C2SP tlog-witness, `add-checkpoint`). */
export type AddCheckpoint = {
  /** Size up to which the witness has cosigned the log, as far as the log knows. */
  readonly oldSize: number;
  readonly proof: readonly Uint8Array[];
  readonly note: SignedNote;
  readonly checkpoint: Checkpoint;
};

const OLD = /^old (0|[1-9]\d{0,15})$/;
const BLANK_LINE = '\n\n';

/** Reads the body of a request; nothing when it is malformed. None of it may be believed yet. */
export function readAddCheckpoint(body: Buffer): AddCheckpoint | undefined {
  const split = body.indexOf(BLANK_LINE);
  if (split < 0) return undefined;
  const [first = '', ...lines] = body.toString('latin1', 0, split).split('\n');
  const oldSize = Number(OLD.exec(first)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(oldSize) || lines.length > MOST_PROOF_LINES) return undefined;
  const proof = lines.map(canonicalBase64).filter((hash) => hash !== undefined);
  const note = parseNote(body.subarray(split + BLANK_LINE.length));
  const checkpoint = note && parseCheckpoint(note.text);
  if (proof.length !== lines.length || !proof.every(({ length }) => length === HASH_BYTES)) return undefined;
  if (note === undefined || checkpoint === undefined) return undefined;
  return { oldSize, proof, note, checkpoint };
}

/** The largest tree of a log that the witness has cosigned. */
export type Latest = Pick<Checkpoint, 'size' | 'root'>;

export type Refusal = {
  readonly status: 400 | 403 | 404 | 409 | 422;
  readonly message: string;
  /** The log has signed another tree of the same size: it shows its readers different logs. */
  readonly isFork?: boolean;
};

const refusal = (status: Refusal['status'], message: string): Refusal => ({ status, message });

/** Why a checkpoint is not one of a known log; null when it is. */
export function faultOfSender({ note, checkpoint }: AddCheckpoint, logs: KnownLogs): Refusal | null {
  const keys = logs.get(checkpoint.origin);
  if (keys === undefined) return refusal(404, 'This witness does not know the origin of the checkpoint.');
  if (checkNote(note, keys) === undefined)
    return refusal(403, 'The checkpoint has no valid signature of a key of its log that this witness knows.');
  return null;
}

/** Why a checkpoint of a known log does not continue what was cosigned before; null when it does. */
export function faultOfHistory(
  { oldSize, proof, checkpoint: { size, root } }: AddCheckpoint,
  latest: Latest,
): Refusal | null {
  if (oldSize > size) return refusal(400, 'The old size is larger than the size of the checkpoint.');
  if (oldSize !== latest.size) return refusal(409, `${latest.size}\n`);
  if (isConsistent({ oldSize, oldRoot: latest.root, size, root, proof })) return null;
  const isFork = size > 0 && size === oldSize && Buffer.compare(root, latest.root) !== 0;
  return {
    ...refusal(422, 'The proof does not show that the log begins with what this witness has cosigned.'),
    isFork,
  };
}

/** A checkpoint with the signatures of its log. */
export const signedByLog = (
  { note, checkpoint: { origin } }: AddCheckpoint,
  logs: KnownLogs,
  more: readonly string[] = [],
): string => signedNote(note.text, [...new Set(linesBy(note, logs.get(origin) ?? [])), ...more]);

/** The line of the witness for a checkpoint. */
export const cosignature = ({ note }: AddCheckpoint, own: NoteSigner, at: Date): string =>
  signatureLine(note.text, own, Math.floor(at.getTime() / 1_000));
