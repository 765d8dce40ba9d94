import { Token } from 'structured-headers';
import type { SignatureKind } from '../../src/domain/signatures/faults.ts';
import { type Draft, REFERENCE_NOW, type VectorRequest } from './compose.ts';
import { type VectorKey, vectorKeys } from './keys.ts';

export const DIGESTED = ['@method', '@target-uri', '@authority', 'content-type', 'content-digest'];
export const PLAIN = ['@method', '@target-uri', '@authority', 'content-type'];

const header = (request: VectorRequest, name: string): string => String(request.headers[name]);
/** Changes some header values of the message after signing. */
export const edited =
  (changes: Readonly<Record<string, (value: string) => string | readonly string[] | undefined>>) =>
  (request: VectorRequest): Partial<VectorRequest> => {
    const headers: Record<string, string | readonly string[]> = { ...request.headers };
    for (const [name, change] of Object.entries(changes)) {
      const value = change(header(request, name));
      if (value === undefined) delete headers[name];
      else headers[name] = value;
    }
    return { headers };
  };
export const dropped = () => undefined;

export const keyOf = (kind: SignatureKind): VectorKey =>
  kind === 'webhook' ? vectorKeys.webhook : vectorKeys.ed;

const CHANGES = [
  ['no-signature', 'Signature-Input came without Signature', edited({ signature: dropped })],
  ['no-signature-input', 'Signature came without Signature-Input', edited({ 'signature-input': dropped })],
  [
    'not-a-dictionary',
    'Signature-Input is not a dictionary',
    edited({ 'signature-input': () => 'sig1=("@method' }),
  ],
  [
    'wrong-label',
    'The label sig1 is missing',
    edited({
      'signature-input': (v) => v.replace('sig1=', 'sig2='),
      signature: (v) => v.replace('sig1=', 'sig2='),
    }),
  ],
  ['duplicate-label', 'The label sig1 is there twice', edited({ 'signature-input': (v) => `${v}, ${v}` })],
  [
    'duplicate-label-lines',
    'The label sig1 is there on two lines',
    edited({ 'signature-input': (v) => [v, v] }),
  ],
  [
    'duplicate-parameter',
    'A parameter is there twice',
    edited({ 'signature-input': (v) => `${v};created=1` }),
  ],
  [
    'mixed-base64',
    'One byte sequence mixes both alphabets of base64',
    edited({ signature: () => `sig1=:-_+/${'A'.repeat(82)}:` }),
  ],
  ['two-content-types', 'Content-Type came twice', edited({ 'content-type': (v) => [v, 'text/plain'] })],
  [
    'listed-content-type',
    'Content-Type has two values on one line',
    edited({ 'content-type': (v) => `${v}, text/plain` }),
  ],
  ['non-ascii-host', 'The host is not written in A-labels', () => ({ url: 'https://bücher.example/p' })],
  ['signature-not-bytes', 'The signature is a string', edited({ signature: () => 'sig1="abc"' })],
  [
    'covered-twice',
    'A component is covered twice',
    edited({ 'signature-input': (v) => v.replace('("@method"', '("@method" "@method"') }),
  ],
  [
    'unknown-component',
    'A derived component does not exist',
    edited({ 'signature-input': (v) => v.replace('("@method"', '("@method" "@nonsense"') }),
  ],
  [
    'oversized-header',
    'Signature-Input is longer than 4096 characters',
    edited({ 'signature-input': (v) => `${v};x="${'a'.repeat(4_096)}"` }),
  ],
] as const;

/** Messages whose fields do not have the form that the profile requires. */
export const malformed = (kind: SignatureKind): Draft[] =>
  CHANGES.map(
    ([slug, about, after]): Draft => ({ slug, about, after, fails: ['header_malformed', '1'] }),
  ).concat([
    {
      slug: 'unquoted-parameter',
      about: 'A string parameter is a token',
      params: { keyid: new Token(keyOf(kind).kid) },
      fails: ['header_malformed', '1'],
    },
    {
      slug: 'short-nonce',
      about: 'The nonce has fewer than 16 bytes',
      params: { nonce: 'AAAAAAAAAAAAAAAAAAAA' },
      fails: ['header_malformed', '1'],
    },
    {
      slug: 'fractional-created',
      about: 'created is not a whole number',
      params: { created: REFERENCE_NOW + 0.5 },
      fails: ['header_malformed', '1'],
    },
  ]);
