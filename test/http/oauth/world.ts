import { createHash, createHmac, randomBytes } from 'node:crypto';
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { type App, startApp } from '../../../src/app.ts';
import type { MemberRole } from '../../../src/domain/members/principal.ts';
import { identityScopes, OWN_PAGES, registryScopes, taskScopes } from '../../../src/domain/members/scopes.ts';
import { loadKeys, SIGNING_ALG } from '../../../src/infra/oauth-keys.ts';
import { newId } from '../../../src/infra/random.ts';
import { passwords, type TestApp } from '../../support/app.ts';
import { type Browser, openBrowser, type Page } from '../../support/browser.ts';
import { plant } from '../../support/log-watch.ts';

export const PASSWORD = 'correct horse battery staple';
plant(PASSWORD);
export const REDIRECT = 'http://127.0.0.1:3999/callback';

const CHEAP_HASH = await passwords.hash(PASSWORD);

export type Person = { id: string; email: string };
export type Tokens = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  id_token?: string;
};

export const originOf = (app: Pick<App, 'address'>): string => `http://127.0.0.1:${app.address?.port}`;

/** The address under which several processes serve as one. */
export const PUBLIC = 'https://registry.example';

/** Another process of the service on the same database, under the same public address, clock and log. */
export const startTwin = (app: TestApp): Promise<App> => {
  const note = (fields: object, message?: string) => {
    app.logged.push(JSON.stringify({ ...fields, message }));
  };
  const log = { debug: note, info: note, warn: note, error: note };
  return startApp({ ...app.config, port: 0 }, { clock: app.clock, log, passwords });
};

/** A person with an account, who belongs to an organization when one is named. */
export async function person(
  app: TestApp,
  name: string,
  membership?: { orgId: string; role: MemberRole },
): Promise<Person> {
  const now = app.clock.now();
  const user = { id: newId(), email: `${name}@people.example`, name, createdAt: now, disabledAt: null };
  await app.store.transaction(async (tx) => {
    await tx.users.insert({ ...user, passwordHash: CHEAP_HASH, emailVerifiedAt: null });
    if (membership !== undefined)
      await tx.memberships.insert({ ...membership, userId: user.id, createdAt: now });
  });
  return { id: user.id, email: user.email };
}

/** Registers a public client as programs do; the id that it is given. */
export async function register(app: TestApp, metadata: Record<string, unknown> = {}): Promise<string> {
  const answer = await app.post('/register', {
    client_name: 'A program',
    redirect_uris: [REDIRECT],
    token_endpoint_auth_method: 'none',
    ...metadata,
  });
  return String(answer.body.client_id);
}

export const newVerifier = (): string => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

export function authorizeUrl(clientId: string, verifier: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ...more,
  });
  return `/authorize?${query}`;
}

/** Signs in and allows; the page that the browser ends at. */
export async function allow(
  browser: Browser,
  url: string,
  email: string,
  password = PASSWORD,
): Promise<Page> {
  let page = await browser.go(url);
  if (page.text.includes('<title>Sign in')) page = await browser.submit({ email, password });
  if (page.text.includes('<title>Allow access?')) page = await browser.submit({ decision: 'allow' });
  return page;
}

/** Answers of the token endpoint; errors have `error`. */
export type TokenAnswer = Tokens & {
  status: number;
  headers: Headers;
  error?: string;
  error_description?: string;
  scope?: string;
};

/** Asks the token endpoint. */
export async function token(
  app: Pick<App, 'address'>,
  values: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<TokenAnswer> {
  const body = new URLSearchParams(values);
  const answer = await fetch(`${originOf(app)}/token`, { method: 'POST', body, headers });
  return { ...((await answer.json()) as Tokens), status: answer.status, headers: answer.headers };
}

/** A code that a person allowed, and what is needed to use it. */
export type Code = { clientId: string; verifier: string; code: string };

export async function codeOf(
  app: TestApp,
  who: Person,
  more: Record<string, string> = {},
  clientId?: string,
  browser = openBrowser(originOf(app), app.baseUrl),
): Promise<Code> {
  const id = clientId ?? (await register(app));
  const verifier = newVerifier();
  const page = await allow(browser, authorizeUrl(id, verifier, more), who.email);
  return { clientId: id, verifier, code: new URL(page.url).searchParams.get('code') ?? '' };
}

/** Uses a code as its client does. */
export const redeem = (
  app: Pick<App, 'address'>,
  { clientId, verifier, code }: Code,
  more: Record<string, string> = {},
): Promise<TokenAnswer> =>
  token(app, {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    code,
    code_verifier: verifier,
    ...more,
  });

export const refresh = (
  app: Pick<App, 'address'>,
  clientId: string,
  refreshToken: string,
): Promise<TokenAnswer> =>
  token(app, { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken });

/** Ends every window of a limit, as its time would. The clock cannot move for this: the tokens would be over too. */
export async function endLimits(app: Pick<App, 'store'>): Promise<void> {
  await app.store.transaction(async (tx) => {
    await tx.limits.prune(new Date(8.64e15));
    await tx.signInAttempts.prune(new Date(8.64e15), 10_000);
  });
}

/** The status that a member operation answers to a credential. */
export async function feedStatus(app: Pick<App, 'address'>, credential: string): Promise<number> {
  const headers = { authorization: `Bearer ${credential}` };
  return (await fetch(`${originOf(app)}/api/registry/feed`, { headers })).status;
}

/** A person who belongs to an organization of their own. */
export async function member(app: TestApp, name: string): Promise<Person> {
  const { organization } = await createOrganization(app.store, { name: `${name}'s` });
  return person(app, name, { orgId: organization.id, role: 'member' });
}

/** Every scope that there is, as the registry's own pages ask for them. */
export const ALL_SCOPES = [...identityScopes, ...registryScopes, ...taskScopes].join(' ');

/** A sign-in as the registry's own pages begin it: where it leads, and the cookie of the browser in which it began. */
export async function ownSignIn(app: TestApp): Promise<{ url: URL; nonce: string }> {
  const begun = await app.get('/account');
  const nonce = /own_pages=([^;]+)/.exec(begun.headers.getSetCookie().join('\n'))?.[1] ?? '';
  return { url: new URL(begun.headers.get('location') ?? '', app.baseUrl), nonce };
}

/**
 * A token of a person who acts in person, on the registry's own pages. Only the server can get it, because only the
 * server knows the verifier of its own sign-ins.
 */
export async function ownToken(app: TestApp, who: Person, scope = ALL_SCOPES): Promise<string> {
  const { url, nonce } = await ownSignIn(app);
  // The session lasts, and not the token.
  url.searchParams.set('scope', scope.replace('offline_access ', ''));
  const browser = openBrowser(originOf(app), app.baseUrl);
  browser.setCookie(app.baseUrl.startsWith('https:') ? '__Host-own_pages' : 'own_pages', nonce);
  await allow(browser, `${url.pathname}${url.search}`, who.email);
  const { cookies } = await loadKeys(app.store, null, { now: app.clock.now, newId });
  const verifier = createHmac('sha256', cookies[0] ?? '').update(`own pages verifier ${nonce}`);
  const given = await redeem(
    app,
    { clientId: OWN_PAGES, verifier: verifier.digest('base64url'), code: codeAmong(browser.passed()) },
    { redirect_uri: `${app.baseUrl}/account` },
  );
  return given.access_token;
}

/** A token as `ownToken`, for tests whose clock moves: it does not expire. */
export async function lastingToken(app: TestApp, who: Person): Promise<string> {
  return signedAgain(app, await ownToken(app, who), ({ iat = 0 }) => ({ exp: iat + TEN_YEARS }));
}
const TEN_YEARS = 10 * 366 * 86_400;

/** A token of this server with other claims. */
export async function signedAgain(
  app: TestApp,
  token: string,
  change: (claims: JWTPayload) => JWTPayload,
): Promise<string> {
  const claims = decodeJwt(token);
  const { signing } = await loadKeys(app.store, null, { now: app.clock.now, newId });
  const [key] = signing;
  if (key === undefined) throw new Error('there is no signing key');
  return new SignJWT({ ...claims, ...change(claims) })
    .setProtectedHeader({
      alg: SIGNING_ALG,
      typ: 'at+jwt',
      ...(key.kid === undefined ? {} : { kid: key.kid }),
    })
    .sign(await importJWK(key, SIGNING_ALG));
}

/** The code in one of these addresses. */
export const codeAmong = (addresses: readonly string[]): string =>
  addresses.map((address) => new URL(address).searchParams.get('code')).find((code) => code !== null) ?? '';

/** The whole flow: code, then tokens. */
export async function tokensOf(
  app: TestApp,
  who: Person,
  more: Record<string, string> = {},
  browser?: Browser,
): Promise<Tokens & { clientId: string }> {
  const code = await codeOf(app, who, more, undefined, browser);
  return { ...(await redeem(app, code)), clientId: code.clientId };
}
