import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { SignatureAlgorithm } from '../../src/domain/signatures/faults.ts';
import { signMessage } from '../../src/domain/signatures/sign.ts';

/** A webhook as a receiver gets it, and whether the receiver must accept it. */
export type SignedWebhook = {
  readonly name: string;
  readonly isGood: boolean;
  readonly method: 'POST';
  /** The registered address. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Time of the receiver in seconds since 1970. */
  readonly at: number;
};

export type SignedWebhooks = {
  readonly messages: readonly SignedWebhook[];
  readonly jwks: { readonly keys: readonly Readonly<Record<string, unknown>>[] };
};

const URL_OF = 'https://buyer.example/hooks/1?op=7';
/**
 * A signed webhook for each body, by both algorithms in turn; and from each some that a receiver must refuse, because
 * one thing about them is not what the sender signed.
 *
 * @param bodies JSON texts by the names of their kinds
 */
export function signedWebhooks(bodies: ReadonlyMap<string, string>): SignedWebhooks {
  // Libraries compare the times of a signature with the clock.
  const at = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  const pairs = {
    ed25519: generateKeyPairSync('ed25519'),
    'ecdsa-p256-sha256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  };
  const algorithms = Object.keys(pairs) as SignatureAlgorithm[];
  const messages = [...bodies].flatMap(([kind, body], index) => {
    const algorithm = algorithms[index % algorithms.length] ?? 'ed25519';
    return variants(kind, body, { algorithm, privateKey: pairs[algorithm].privateKey, at });
  });
  const keys = algorithms.map((kid) => ({ ...pairs[kid].publicKey.export({ format: 'jwk' }), kid }));
  return { messages, jwks: { keys } };
}

function variants(
  kind: string,
  body: string,
  { algorithm, privateKey, at: now }: { algorithm: SignatureAlgorithm; privateKey: KeyObject; at: Date },
): SignedWebhook[] {
  const signed = (url: string, profile: 'webhook' | 'request' = 'webhook') => {
    const message = { method: 'POST', url, body: Buffer.from(body), contentType: 'application/json' };
    const key = { kid: algorithm, algorithm, privateKey };
    const occasion = { now, nonce: randomBytes(16) };
    const headers = Object.entries({ ...signMessage(profile, message, key, occasion) });
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), String(value)]));
  };
  const headers = signed(URL_OF);
  const at = now.getTime() / 1_000;
  const good = { name: kind, isGood: true, method: 'POST', url: URL_OF, headers, body, at } as const;
  const spoilt = (name: string, change: Partial<SignedWebhook>): SignedWebhook => ({
    ...good,
    name: `${kind}: ${name}`,
    isGood: false,
    ...change,
  });
  const withHeaders = (name: string, change: Readonly<Record<string, string>>) =>
    spoilt(name, { headers: { ...headers, ...change } });
  const other = body.replace(/\}$/, ',"more":1}');
  const digest = createHash('sha256').update(other).digest('base64url');
  const input = headers['signature-input'] ?? '';
  return [
    good,
    spoilt('another body', { body: other }),
    spoilt('another body with its digest', {
      body: other,
      headers: { ...headers, 'content-digest': `sha-256=:${digest}:` },
    }),
    spoilt('another address', { url: 'https://buyer.example/hooks/2?op=7' }),
    spoilt('an hour later', { at: at + 3_600 }),
    spoilt('an hour earlier', { at: at - 3_600 }),
    spoilt('the purpose of requests', { headers: signed(URL_OF, 'request') }),
    withHeaders('the signature of another message', { signature: signed(URL_OF).signature ?? '' }),
    withHeaders('an unknown key', { 'signature-input': input.replace(/keyid="[^"]*"/, 'keyid="unknown"') }),
    withHeaders('a longer time', {
      'signature-input': input.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 9}`),
    }),
  ];
}
