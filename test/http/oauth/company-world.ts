import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { Sites } from '../../support/sites.ts';

export const ISSUER = 'https://login.company.example';
const HOST = 'login.company.example';

/** What the provider says of whoever signs in, and how it lies. */
export type Said = {
  claims: Record<string, unknown>;
  /** Values that replace those of an honest token. */
  token?: Record<string, unknown>;
  /** Signs with another key than it publishes, not at all, or not asymmetrically. */
  signature?: 'another key' | 'none' | 'symmetric' | 'new key';
  /** Answers at the token endpoint in another way. */
  answer?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Parameters of the answer that replace its own. */
  query?: Record<string, string>;
};

/** An identity provider on loopback that says what a test has it say. */
export async function startCompany(sites: Sites) {
  let key = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  let kid = 'k1';
  let said: Said = { claims: {} };
  let asked = new URLSearchParams();
  const sent: { body: URLSearchParams; authorization: string }[] = [];
  const publish = async () =>
    sites.put(HOST, '/jwks', {
      keys: [{ ...(await exportJWK(key.publicKey)), kid, alg: 'RS256', use: 'sig' }],
    });
  const metadata = {
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/authorize`,
    token_endpoint: `${ISSUER}/token`,
    jwks_uri: `${ISSUER}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  sites.put(HOST, '/.well-known/openid-configuration', metadata);
  await publish();

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: ISSUER,
      aud: 'registry',
      iat: now,
      exp: now + 300,
      nonce: asked.get('nonce') ?? '',
      ...(asked.has('max_age') ? { auth_time: now } : {}),
      ...said.claims,
      ...said.token,
    };
    if (said.signature === 'none') return new UnsecuredJWT(payload).encode();
    if (said.signature === 'symmetric')
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from('the secret of the client'));
    const signer = said.signature === 'another key' ? other : key;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(signer.privateKey);
  }

  sites.serve(HOST, '/token', async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    sent.push({
      body: new URLSearchParams(Buffer.concat(parts).toString()),
      authorization: request.headers.authorization ?? '',
    });
    if (said.answer !== undefined) return said.answer(request, response);
    json(response, { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: await idToken() });
  });

  return {
    sent,
    metadata,
    /** The person signs in there: the path to which the browser is sent back. */
    answer(address: string, what: Said): string {
      said = what;
      asked = new URL(address).searchParams;
      const query = new URLSearchParams({
        code: `code-${sent.length}`,
        state: asked.get('state') ?? '',
        iss: ISSUER,
        ...what.query,
      });
      return `/sign-in/company?${query}`;
    },
    async rotate() {
      key = await generateKeyPair('RS256');
      kid = `k${Date.now()}`;
      await publish();
    },
  };
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
