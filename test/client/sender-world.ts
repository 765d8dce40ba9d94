import { protocol } from '../../generated/protocol.ts';
import { type CallerKey, newCallerKey } from '../http/signers/signed-world.ts';

export const ORIGIN = 'https://buyer.example';
export const AGENT = 'https://seller.example/mcp';
export const now = () => new Date('2026-03-15T12:00:00Z');
export const bodyWith = (key: string) => JSON.stringify({ idempotency_key: key, status: 'completed' });
export const purpose = `${protocol.name}_use`;

/** The sender's documents, as the network would give them. */
export function world(keys: readonly CallerKey[]) {
  const documents: Record<string, unknown> = {
    'https://seller.example/.well-known/brand.json': {
      agents: [{ url: AGENT, jwks_uri: 'https://keys.example/set' }],
    },
    'https://keys.example/set': { keys: keys.map(({ jwk }) => jwk) },
  };
  const asked: string[] = [];
  const send = (async (input: string | URL | Request) => {
    const url = String(input);
    asked.push(url);
    const document = documents[url];
    return document === undefined ? new Response('', { status: 404 }) : Response.json(document);
  }) as typeof globalThis.fetch;
  return { documents, asked, send };
}

export const key = newCallerKey('hook-2026', { [purpose]: 'webhook-signing' });
export const foreign = newCallerKey('governance-2026', { [purpose]: 'governance-signing' });
