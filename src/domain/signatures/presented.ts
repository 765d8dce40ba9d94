import type { InnerList, Parameters } from 'structured-headers';
import {
  REQUIRED_COMPONENTS,
  SIGNATURE_ALGORITHMS,
  SIGNATURE_PROFILES,
  SIGNATURE_SECONDS,
  SIGNATURE_SKEW_SECONDS,
  type SignatureAlgorithm,
  type SignatureFault,
  type SignatureKind,
  SignatureRejected,
  type SignatureStep,
} from './faults.ts';
import {
  bytesOf,
  claimedDigest,
  type FieldLine,
  fieldValue,
  innerListOf,
  isPlainText,
  readDictionary,
} from './fields.ts';
import { isNonce, SIGNATURE_LABEL } from './sign.ts';

/** A message as it was received. */
export type ReceivedMessage = {
  readonly method: string;
  /**
   * The requested address: scheme and authority by which the receiver is known publicly, path and query as
   * received.
   */
  readonly url: string;
  /** Every field line as received, including repeated ones. `Host`, if present, is compared with `url`. */
  readonly headers: readonly FieldLine[];
  /** The raw bytes; empty if there is no body. */
  readonly body: Uint8Array;
};

/**
 * Whether signatures of requests must, must not or may cover the digest of the body. Webhooks must always cover it.
 */
export type DigestPolicy = 'required' | 'forbidden' | 'either';

/** A signature with valid form, parameters and components. Nothing is cryptographically verified yet. */
export type PresentedSignature = {
  readonly keyid: string;
  readonly nonce: string;
  readonly algorithm: SignatureAlgorithm;
  readonly created: number;
  readonly expires: number;
  readonly components: InnerList;
  readonly coversDigest: boolean;
  readonly signature: Uint8Array;
};

const MOST_KEY_ID = 256;
const DERIVED: ReadonlySet<string> = new Set([
  ...REQUIRED_COMPONENTS,
  '@scheme',
  '@request-target',
  '@path',
  '@query',
]);
const TEXT_PARAMETERS = ['nonce', 'keyid', 'alg', 'tag'];
const NUMBER_PARAMETERS = ['created', 'expires'];

/** Whether a message has a `Signature` or `Signature-Input` field, which must be verified. */
export const hasSignature = (headers: readonly FieldLine[]): boolean =>
  headers.some(([name]) => /^signature(?:-input)?$/i.test(name));

/**
 * Steps 1 to 6 of the verifier: the checks that do not need the key.
 *
 * @param passed is called after each step that the message passes
 * @throws {SignatureRejected} the fault of the first step that fails
 */
export function readSignature(
  kind: SignatureKind,
  message: ReceivedMessage,
  digest: DigestPolicy,
  now: Date,
  passed: (step: SignatureStep) => void,
): PresentedSignature {
  const input = fieldValue(message.headers, 'signature-input');
  const values = fieldValue(message.headers, 'signature');
  if (input === undefined && values === undefined)
    throw rejected('required', 'pre', 'The message has no signature.');
  if (input === undefined) throw malformed('`Signature` came without `Signature-Input`.');
  if (values === undefined) throw malformed('`Signature-Input` came without `Signature`.');
  const components = innerListOf(
    'Signature-Input',
    readDictionary('Signature-Input', input),
    SIGNATURE_LABEL,
  );
  const signature = bytesOf('Signature', readDictionary('Signature', values), SIGNATURE_LABEL);
  const parameters = components[1];
  checkForms(parameters);
  checkSingleFields(message);
  const covered = coveredNames(components);
  const digestValue = fieldValue(message.headers, 'content-digest');
  if (covered.has('content-digest') && digestValue !== undefined) claimedDigest(digestValue);
  passed('1');

  const missing = [...NUMBER_PARAMETERS, ...TEXT_PARAMETERS].filter((name) => !parameters.has(name));
  if (missing.length > 0) {
    throw rejected(
      'params_incomplete',
      '2',
      `\`Signature-Input\` must have the parameters ${missing.join(', ')}.`,
    );
  }
  passed('2');

  const { tag } = SIGNATURE_PROFILES[kind];
  const given = textOf(parameters, 'tag');
  if (given !== tag)
    throw rejected('tag_invalid', '3', `\`tag\` must be "${tag}".`, { expected: tag, received: given });
  passed('3');

  const algorithm = SIGNATURE_ALGORITHMS.find((known) => known === textOf(parameters, 'alg'));
  if (algorithm === undefined) {
    throw rejected('alg_not_allowed', '4', `\`alg\` must be ${SIGNATURE_ALGORITHMS.join(' or ')}.`);
  }
  passed('4');

  const created = Number(parameters.get('created'));
  const expires = Number(parameters.get('expires'));
  checkWindow(created, expires, now);
  passed('5');

  checkCovered(kind, covered, message, digest);
  passed('6');
  const keyid = textOf(parameters, 'keyid');
  const nonce = textOf(parameters, 'nonce');
  const coversDigest = covered.has('content-digest');
  return { keyid, nonce, algorithm, created, expires, components, coversDigest, signature };
}

const rejected = (
  fault: SignatureFault,
  step: SignatureStep,
  message: string,
  compared?: { expected: string; received: string },
) => new SignatureRejected(fault, step, message, compared);

const malformed = (message: string) => rejected('header_malformed', '1', message);

const textOf = (parameters: Parameters, name: string): string => String(parameters.get(name));

/** Checks types and lengths of the parameters that are present. */
function checkForms(parameters: Parameters): void {
  for (const name of TEXT_PARAMETERS) {
    if (parameters.has(name) && !isPlainText(parameters.get(name))) {
      throw malformed(`\`${name}\` must be a quoted string.`);
    }
  }
  for (const name of NUMBER_PARAMETERS) {
    if (parameters.has(name) && !Number.isInteger(parameters.get(name))) {
      throw malformed(`\`${name}\` must be a whole number of seconds.`);
    }
  }
  const { length } = textOf(parameters, 'keyid');
  if (length === 0 || length > MOST_KEY_ID)
    throw malformed(`\`keyid\` must have 1 to ${MOST_KEY_ID} characters.`);
  if (parameters.has('nonce') && !isNonce(textOf(parameters, 'nonce'))) {
    throw malformed('`nonce` must be base64url without padding of 16 to 192 bytes.');
  }
}

/**
 * Fields that must have a single value: a second value would be unsigned, or another program could read it instead.
 */
function checkSingleFields({ headers, url }: ReceivedMessage): void {
  for (const name of ['content-type', 'content-digest', 'host']) {
    const lines = headers.filter(([each]) => each.toLowerCase() === name);
    if (lines.length > 1 || (name !== 'content-digest' && lines.some(([, value]) => hasComma(value)))) {
      throw malformed(`\`${name}\` must have one value.`);
    }
  }
  const host = fieldValue(headers, 'host') ?? '';
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
  if (/[^ -~]/.test(`${host}${authority}`)) {
    throw malformed('The host must be written in ASCII (A-labels).');
  }
}

const hasComma = (value: string): boolean => value.replace(/"[^"]*"/g, '').includes(',');

/**
 * The names of the covered components. @throws {SignatureRejected} header_malformed for a repeated or
 * unsupported component
 */
function coveredNames([items]: InnerList): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [name, parameters] of items) {
    if (!isPlainText(name)) throw malformed('Components must be quoted names.');
    if (parameters.size > 0) throw malformed(`"${name}" must not have parameters.`);
    if (names.has(name)) throw malformed(`"${name}" must be covered once only.`);
    if (name.startsWith('@') && !DERIVED.has(name))
      throw malformed(`"${name}" is not a component of requests.`);
    names.add(name);
  }
  return names;
}

function checkWindow(created: number, expires: number, now: Date): void {
  const seconds = Math.floor(now.getTime() / 1_000);
  const fault = (message: string) => rejected('window_invalid', '5', `${message} (now is ${seconds}).`);
  if (expires <= created) throw fault(`\`expires\` ${expires} must be after \`created\` ${created}`);
  if (expires - created > SIGNATURE_SECONDS) {
    throw fault(`\`expires\` must be at most ${SIGNATURE_SECONDS} seconds after \`created\``);
  }
  if (created > seconds + SIGNATURE_SKEW_SECONDS)
    throw fault(`\`created\` ${created} must not be in the future`);
  if (expires < seconds - SIGNATURE_SKEW_SECONDS) throw fault(`\`expires\` ${expires} has passed`);
}

function checkCovered(
  kind: SignatureKind,
  covered: ReadonlySet<string>,
  { body, headers }: ReceivedMessage,
  digest: DigestPolicy,
): void {
  const hasContent = kind === 'webhook' || body.length > 0;
  const needed = [
    ...REQUIRED_COMPONENTS,
    ...(hasContent ? ['content-type'] : []),
    ...(kind === 'webhook' || (hasContent && digest === 'required') ? ['content-digest'] : []),
  ];
  const missing = needed.filter((name) => !covered.has(name));
  if (missing.length > 0) {
    throw rejected('components_incomplete', '6', `The signature must cover ${missing.join(', ')}.`);
  }
  const absent = [...covered].filter(
    (name) => !name.startsWith('@') && fieldValue(headers, name) === undefined,
  );
  if (absent.length > 0) {
    throw rejected(
      'components_incomplete',
      '6',
      `The message must have the covered fields ${absent.join(', ')}.`,
    );
  }
  if (kind === 'request' && digest === 'forbidden' && covered.has('content-digest')) {
    throw rejected('components_unexpected', '6', 'The signature must not cover content-digest.');
  }
}
