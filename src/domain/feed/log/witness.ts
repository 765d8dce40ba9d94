import { MINUTE_MS } from '../../text/instant.ts';
import { checkNote, linesBy, type NoteVerifier, parseNote, parseVerifierKey, signedNote } from './note.ts';

/** Witnesses that one log may have: each adds a line to every checkpoint. */
export const MOST_WITNESSES = 16;
/** Clocks differ; a cosignature further ahead than this was not made yet. */
const MOST_AHEAD_MS = 5 * MINUTE_MS;
/** Hashes of a proof (C2SP tlog-witness). */
export const MOST_PROOF_LINES = 63;

/** A witness that checkpoints are sent to. */
export type Cosigner = {
  readonly key: NoteVerifier;
  /** Submission prefix, without a slash at its end. */
  readonly url: string;
};

/** Reads a witness's key, as `name+id+key`; a fault says what is wrong with it. */
export function readWitnessKey(text: string): { key: NoteVerifier } | { fault: string } {
  const key = parseVerifierKey(text);
  if (key === undefined)
    return { fault: `"${shortened(text)}" is no verifier key (name+id+key), or its id is of another key` };
  if (key.kind !== 'cosignature')
    return {
      fault: `the key of ${key.name} signs without a time (type 01): a witness has a key of type 04`,
    };
  return { key };
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * What is wrong with a list of witnesses together; null for nothing. A cosignature does not cover the name of its
 * witness, so one key under two names would count twice.
 */
export function faultOfWitnesses(keys: readonly NoteVerifier[]): string | null {
  if (keys.length > MOST_WITNESSES)
    return `names ${keys.length} witnesses, at most ${MOST_WITNESSES} are used`;
  const seen = new Map<string, string>();
  for (const { name, key } of keys) {
    const text = Buffer.from(key).toString('base64');
    const other = seen.get(text);
    if (other !== undefined) return `names one key twice, for ${other} and for ${name}`;
    seen.set(text, name);
  }
  return null;
}

/** The body of `add-checkpoint` (C2SP tlog-witness). */
export function addCheckpointBody(oldSize: number, proof: readonly Uint8Array[], checkpoint: string): string {
  if (proof.length > MOST_PROOF_LINES)
    throw new RangeError(`a proof of ${proof.length} hashes fits no request`);
  const lines = proof.map((hash) => `${Buffer.from(hash).toString('base64')}\n`);
  return `old ${oldSize}\n${lines.join('')}\n${checkpoint}`;
}

/** What a witness responded, by status and body. */
export type WitnessResponse = {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
};

/** Why a witness has not cosigned. */
export type WitnessFault =
  /** It does not know the log (404). */
  | 'unknown_log'
  /** It does not know the key of the log (403). */
  | 'unknown_key'
  /** It has seen entries that this log does not have (422, or a size beyond the log's). */
  | 'inconsistent'
  /** It takes the request for malformed (400). */
  | 'refused'
  /** It is busy or failed (429, 5xx). */
  | 'unavailable'
  /** No response within the time, or none that may be read. */
  | 'no_answer'
  /** What it responded is not what the protocol says. */
  | 'broken_answer';

export type WitnessVerdict =
  | { readonly kind: 'cosigned'; readonly line: string; readonly time: number }
  /** It has cosigned a tree of this size before. */
  | { readonly kind: 'other_size'; readonly size: number }
  | { readonly kind: 'fault'; readonly fault: WitnessFault; readonly why: string };

const fault = (code: WitnessFault, why: string): WitnessVerdict => ({ kind: 'fault', fault: code, why });

const REFUSALS: Readonly<Record<number, readonly [WitnessFault, string]>> = {
  400: ['refused', 'takes the request for malformed'],
  403: ['unknown_key', 'knows no key that signed the checkpoint'],
  404: ['unknown_log', 'does not know the log: its operator has to add the origin and the verifier key'],
  422: ['inconsistent', 'finds that the log does not begin with what it cosigned before'],
  429: ['unavailable', 'is busy'],
};

/** Judges what a witness responded about the text of a checkpoint. */
export function judgeWitness(
  response: WitnessResponse,
  text: string,
  key: NoteVerifier,
  now: Date,
): WitnessVerdict {
  const { status, contentType, body } = response;
  if (status === 200) return judgeCosignatures(body, text, key, now);
  if (status === 409) return judgeSize(contentType, body);
  const [code, why] =
    REFUSALS[status] ?? (status >= 500 ? ['unavailable', 'failed'] : ['broken_answer', 'responded']);
  return fault(code, `${why} (HTTP status ${status})`);
}

function judgeSize(contentType: string, body: Uint8Array): WitnessVerdict {
  const [, size = ''] =
    /^(0|[1-9]\d{0,15})\n$/.exec(Buffer.from(body.subarray(0, 32)).toString('latin1')) ?? [];
  const isSize = size !== '' && body.length <= 17 && Number.isSafeInteger(Number(size));
  if (!isSize || contentType.split(';', 1)[0]?.trim().toLowerCase() !== 'text/x.tlog.size')
    return fault('broken_answer', 'responded with HTTP status 409 without a size (text/x.tlog.size)');
  return { kind: 'other_size', size: Number(size) };
}

function judgeCosignatures(body: Uint8Array, text: string, key: NoteVerifier, now: Date): WitnessVerdict {
  const note = parseNote(Buffer.concat([Buffer.from(signedNote(text, [])), body]));
  if (note?.text !== text)
    return fault('broken_answer', 'responded with something else than lines of cosignatures');
  // Lines of other keys are passed over: a witness that changes its key signs with both.
  const [signed] = checkNote(note, [key]) ?? [];
  const [line] = linesBy(note, [key]);
  if (line === undefined || signed === undefined || signed.time === null)
    return fault('broken_answer', 'responded with no valid cosignature of its key over this checkpoint');
  const wrong = faultOfTime(signed.time, now);
  return wrong === null
    ? { kind: 'cosigned', line, time: signed.time }
    : fault('broken_answer', `responded with a cosignature ${wrong}`);
}

/** Why a time cannot be that of a cosignature; null when it can. In seconds, as it is signed. */
export function faultOfTime(time: number, now: Date): string | null {
  if (time === 0) return 'without a time';
  const ahead = time * 1_000 - now.getTime();
  return ahead > MOST_AHEAD_MS ? `of the future, in ${Math.round(ahead / 1_000)} s` : null;
}
