import {
  type CheckpointFault,
  openCheckpoint,
  type SignedCheckpoint,
} from '../src/domain/feed/log/checkpoint.ts';
import type { NoteVerifier } from '../src/domain/feed/log/note.ts';
import { faultOfTime, faultOfWitnesses, readWitnessKey } from '../src/domain/feed/log/witness.ts';
import { MirrorError, MirrorFault } from './fault.ts';

/** Whose cosignatures a checkpoint needs before it counts. */
export type WitnessPolicy = {
  readonly keys: readonly NoteVerifier[];
  /** How many of them at least; 0 needs none. */
  readonly needed: number;
  /** How often a checkpoint without them is looked at again: the newest may be some seconds old. */
  readonly mostLooks: number;
};

/**
 * Reads the keys of witnesses, as `name+id+key`.
 *
 * @param needed how many must have cosigned; all when it is undefined
 * @throws {MirrorError} for a key that cannot be read, and for a number that no checkpoint could reach
 */
export function witnessPolicy(
  texts: readonly string[],
  needed: number | undefined,
  mostLooks: number,
): WitnessPolicy {
  const keys = texts.map((text) => {
    const read = readWitnessKey(text);
    if ('fault' in read) throw new MirrorError(`--witness: ${read.fault}`);
    return read.key;
  });
  const fault = faultOfWitnesses(keys);
  if (fault !== null) throw new MirrorError(`--witness: ${fault}`);
  const most = keys.length;
  const count = needed ?? most;
  if (!Number.isSafeInteger(count) || count < 0 || count > most)
    throw new MirrorError(
      `--witnesses-needed: expected a whole number from 0 to ${most}, the number of witnesses`,
    );
  return { keys, needed: count, mostLooks };
}

export type Witnessed =
  | { readonly ok: true; readonly checkpoint: SignedCheckpoint }
  /** Not enough of them have cosigned it yet. */
  | { readonly ok: false; readonly why: string };

/**
 * Whether enough witnesses have cosigned a checkpoint that its log signed.
 *
 * @throws {MirrorFault} bad_signature for a cosignature that does not verify
 */
export function checkWitnesses(
  note: Uint8Array,
  log: NoteVerifier,
  policy: WitnessPolicy,
  now: Date,
): Witnessed {
  const { keys, needed } = policy;
  // A key of the log that is named as a witness as well would vouch for itself.
  const others = keys.filter(({ key }) => Buffer.compare(key, log.key) !== 0);
  const opened = openCheckpoint(note, log, others);
  if (!opened.ok) throw new MirrorFault('bad_signature', faultText(opened.fault, log));
  const times = new Map(opened.checkpoint.witnesses.map(({ verifier, time }) => [verifier, time]));
  const missing = keys.flatMap((key) => {
    const time = times.get(key);
    const wrong = time === undefined ? 'has not cosigned it' : faultOfTime(time, now);
    if (wrong === null) return [];
    return [`${key.name} ${time === undefined ? wrong : `has a cosignature ${wrong}`}`];
  });
  const found = keys.length - missing.length;
  if (found >= needed) return { ok: true, checkpoint: opened.checkpoint };
  const { size } = opened.checkpoint;
  return {
    ok: false,
    why: `The checkpoint of ${log.name} with ${size} entries has ${found} of ${needed} cosignatures that are needed: ${missing.join('; ')}.`,
  };
}

const faultText = (fault: CheckpointFault, { name }: NoteVerifier): string =>
  fault === 'not_signed'
    ? `A cosignature of the checkpoint of ${name} is not one of its witness.`
    : `The checkpoint of ${name} cannot be read.`;
