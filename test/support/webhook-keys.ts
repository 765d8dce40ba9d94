import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { JWK_FORMS, KEY_PURPOSE_MEMBER } from '../../src/domain/signatures/keys.ts';
import type { MessageKeys } from '../../src/domain/signatures/sign.ts';
import { type VerifierPorts, verifyMessage } from '../../src/domain/signatures/verify.ts';
import { createSignWebhook } from '../../src/outside/webhooks/webhook-sender.ts';

/** A signing key of a test, and the verifier that a receiver would use; it accepts each nonce once. */
export function webhookKeys(now: () => Date) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const kid = 'key-of-the-test';
  const { x } = publicKey.export({ format: 'jwk' });
  const jwk = {
    kid,
    ...JWK_FORMS.ed25519,
    x,
    use: 'sig',
    key_ops: ['verify'],
    [KEY_PURPOSE_MEMBER]: 'webhook-signing',
  };
  const keys: MessageKeys = { current: async () => ({ kid, algorithm: 'ed25519', privateKey }) };
  const nonces = new Set<string>();
  const ports: VerifierPorts = {
    findKey: async (id) =>
      id === kid
        ? { ok: true, jwk, agentUrl: 'https://agent.example/mcp', standing: 'good' }
        : { ok: false, fault: 'key_unknown' },
    replays: {
      isFull: async () => false,
      async remember({ nonce }) {
        if (nonces.has(nonce)) return 'seen';
        nonces.add(nonce);
        return 'new';
      },
    },
  };
  return {
    keys,
    /** The public half, as it is published. */
    jwk,
    sign: createSignWebhook({ keys, now, random: (bytes) => randomBytes(bytes) }),
    /** `ok`, or the reason code of the first step that failed. */
    async verify(url: string, headers: IncomingHttpHeaders, body: string): Promise<string> {
      const lines = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      );
      const message = { method: 'POST', url, headers: lines, body: Buffer.from(body) };
      const verdict = await verifyMessage(message, { kind: 'webhook', now: now() }, ports);
      return verdict.ok ? 'ok' : verdict.code;
    },
  };
}
