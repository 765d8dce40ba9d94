import { OperatorError } from '../domain/errors.ts';
import { isObject, type Json, objectOf } from '../domain/json/values.ts';
import { SIGNATURE_PROFILES, type SignatureKind, type SignatureStep } from '../domain/signatures/faults.ts';
import type { FieldLine } from '../domain/signatures/fields.ts';
import { keysIn } from '../domain/signatures/keys.ts';
import { verifyMessage } from '../domain/signatures/verify.ts';
import { givenFile } from './given.ts';

export type SignatureOptions = {
  /** File with the key set; default: the keys in the message's file. */
  keys?: string;
  /** Time of the check; default: `reference_now` of the file, else now. */
  at?: string;
};

/** What each step of the verifier checks. */
const STEPS: Readonly<Record<SignatureStep, string>> = {
  pre: 'a signature is there, as the profile asks',
  '1': 'Signature and Signature-Input are well-formed',
  '2': 'all six parameters are there',
  '3': 'tag is that of the profile',
  '4': 'alg is allowed',
  '5': 'created and expires hold now',
  '6': 'all components are covered',
  '7': 'the key is known',
  '8': 'the key is for this purpose',
  '9': 'the key is not revoked',
  '9a': 'the key has not used too many nonces',
  '10': 'the signature fits the message',
  '11': 'Content-Digest fits the body',
  '12': 'the nonce is new',
  '13': 'the nonce is taken down',
  '14': 'the body has each name once',
};
const ORDER = [
  'pre',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '9a',
  '10',
  '11',
  '12',
  '13',
  '14',
] as const;

/**
 * Verifies a message in a file that has the form of the published vectors: `request {method, url, headers, body}`,
 * and the key set in `keys`, `jwks` or `jwks_override`. Shows every step, and both byte strings of a failing step.
 *
 * @throws {OperatorError} when the file cannot be read
 */
export async function verifySignatureFile(file: string, options: SignatureOptions, now: Date) {
  const document = await readDocument(file);
  const request = objectOf(document.request);
  const { method, url, body = '' } = request;
  if (typeof method !== 'string' || typeof url !== 'string' || typeof body !== 'string') {
    throw new OperatorError(
      `${file}: request must have the texts method and url, and body when there is one`,
    );
  }
  const headers = Object.entries(objectOf(request.headers)).flatMap(([name, value]): FieldLine[] =>
    [value].flat().map((line) => [name, String(line)]),
  );
  const given = options.keys === undefined ? document : await readDocument(options.keys);
  const keySet = given.jwks_override ?? given.jwks ?? given;
  const keys = keysIn(keySet);
  const kind = kindOf(headers);
  const at = timeOf(options.at ?? document.reference_now, now);
  const verdict = await verifyMessage(
    { method, url, headers, body: Buffer.from(body) },
    { kind, now: at },
    {
      async findKey(keyid) {
        const key = keys.ok ? keys.keys.find(({ kid }) => kid === keyid) : undefined;
        if (key === undefined) return { ok: false, fault: 'key_unknown' };
        return { ok: true, jwk: key.jwk, agentUrl: '', standing: 'good' };
      },
      // A file holds one message, so earlier nonces are unknown.
      replays: { isFull: async () => false, remember: async () => 'new' },
    },
  );
  const failed = verdict.ok ? undefined : verdict.step;
  const shown = ORDER.slice(0, failed === undefined ? undefined : ORDER.indexOf(failed) + 1);
  const steps = shown.map((step) => ({ step, checks: STEPS[step], ok: step !== failed }));
  if (verdict.ok) return { verified: true, profile: kind, at, keyid: verdict.keyid, steps };
  const { code, message, base } = verdict;
  return {
    verified: false,
    profile: kind,
    at,
    code,
    message,
    steps,
    ...comparedOf(verdict.compared, base, document.expected_signature_base),
  };
}

/**
 * For a signature that does not match: the bytes that this verifier expects and those that the sender says it
 * signed.
 */
function comparedOf(
  compared: { expected: string; received: string } | undefined,
  base: string | undefined,
  signed: unknown,
): object {
  if (compared !== undefined) return compared;
  if (base === undefined) return {};
  return typeof signed === 'string' ? { expected: base, received: signed } : { expected: base };
}

function kindOf(headers: readonly FieldLine[]): SignatureKind {
  const input = headers.filter(([name]) => name.toLowerCase() === 'signature-input').join();
  return input.includes(SIGNATURE_PROFILES.request.tag) ? 'request' : 'webhook';
}

function timeOf(given: unknown, now: Date): Date {
  if (given === undefined) return now;
  const seconds = Number(given);
  const at = new Date(Number.isFinite(seconds) ? seconds * 1_000 : String(given));
  if (!Number.isNaN(at.getTime())) return at;
  throw new OperatorError(`--at: expected Unix seconds or a timestamp, got "${String(given).slice(0, 64)}"`);
}

async function readDocument(file: string): Promise<Json> {
  const text = await givenFile(file);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new OperatorError(`${file}: cannot be read as JSON`);
  }
  if (isObject(document)) return document;
  throw new OperatorError(`${file}: must hold one JSON object`);
}
