import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { JWK } from 'jose';
import type { Context, Middleware } from 'koa';
import type { Provider } from 'oidc-provider';
import type { Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import type { CompanySetting } from '../../domain/members/company-claims.ts';
import { scopesOf, type TokenAudience, tokenAudiences } from '../../domain/members/scopes.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { guardedFetch } from '../../infra/guarded-fetch.ts';
import type { Log } from '../../infra/log.ts';
import { loadKeys, type OAuthKeys } from '../../infra/oauth-keys.ts';
import type { Passwords } from '../../infra/passwords.ts';
import type { Store } from '../../store/open.ts';
import { addressTo } from '../reading/bounds.ts';
import { OF_READER } from '../reading/page-asked.ts';
import { queryOf } from '../reading/query.ts';
import { accountPages } from './account.ts';
import { addingPasskeys, PASSKEY_PAGE } from './add-passkey.ts';
import { type BrowserSessions, memberSessions, noteSessions, SIGN_IN_PATH } from './browser-sessions.ts';
import { ACCOUNT_PATH } from './clients.ts';
import { COMPANY_RETURN, companyProvider } from './company-provider.ts';
import { type CompanySignIn, companySignIn } from './company-sign-in.ts';
import { credentialEvents } from './credential-events.ts';
import { invitationPages } from './invitations.ts';
import { loadOidcLibrary } from './library.ts';
import { countDocument, countRequest, deviceCookies, passwordAttempts } from './limits.ts';
import { type MemberSignIns, memberSignIns } from './member-sign-ins.ts';
import { ownSignIns } from './own-pages.ts';
import { formTokens } from './pages.ts';
import { createProvider, routes } from './provider.ts';
import { signIn } from './sign-in.ts';
import { createVerifyToken, resourcesOf, scopesAsked, type VerifyToken } from './tokens.ts';

export type OAuth = {
  readonly middleware: Middleware;
  readonly verifyToken: VerifyToken;
  /** Who is signed in in a browser, for pages of members. */
  readonly sessions: BrowserSessions;
};

type Tools = {
  baseUrl: string;
  /** What the pages show of the deployment. */
  site: Site;
  store: Store;
  log: Log;
  passwords: Passwords;
  now: () => Date;
  newId: () => string;
  fetcher: Fetcher;
  /** Signing keys from a file; null when keys are generated here and kept in the store. */
  givenKeys: readonly JWK[] | null;
  /** Identity provider of a company at which people may sign in; null: none. */
  company: CompanySetting | null;
};

/** Limits for fetching the metadata document of a client. The library itself refuses documents over 5 KiB. */
const DOCUMENTS = { maxBytes: 64 * 1024, timeLeftMs: () => 2_500, redirects: 0 };
const KEYS_KEPT_MS = 30_000;
const URGENT_AFTER_MS = 1_000;

const GET = ['GET', 'HEAD'];
const POST = ['POST'];
/** Paths that the library serves, with their methods. */
const served = new Map<string, readonly string[]>([
  [routes.authorization, GET],
  [routes.token, POST],
  [routes.registration, POST],
  [routes.revocation, POST],
  [routes.jwks, GET],
  ['/.well-known/oauth-authorization-server', GET],
  ['/.well-known/openid-configuration', GET],
]);
const PRIVATE: ReadonlySet<string> = new Set([routes.token, routes.registration, routes.revocation]);
/** Headers of answers that depend on the cookies of a browser, and of those that depend on the credential of a client. */
const OF_BROWSER = { ...OF_READER, 'Cache-Control': 'no-store' };
const OF_CLIENT = { 'Cache-Control': 'no-store', Vary: 'Authorization' };
const RESUMED = /^\/authorize\/[A-Za-z0-9_-]{8,100}$/;
const PAGE = /^\/(sign-in|invitations)\/([A-Za-z0-9_-]{8,100})$/;

/** The authorization server, its pages, and the check of the tokens that it issues. */
export async function createOAuth(tools: Tools): Promise<OAuth> {
  const { baseUrl, store, now, newId } = tools;
  const { protocol, host, pathname } = new URL(baseUrl);
  /** The path of the public address, which a proxy removes before a request arrives here. */
  const prefix = pathname.replace(/\/$/, '');
  const library = await loadOidcLibrary();
  const events = credentialEvents(store, tools);
  const fetch = guardedFetch(tools.fetcher, DOCUMENTS);
  const addresses = new WeakMap<IncomingMessage, string>();
  /** Address of the reader of a page, for what the library fetches while the page is made. */
  const reader = new AsyncLocalStorage<string>();
  const mayFetch = async (request: IncomingMessage | undefined): Promise<boolean> => {
    const address = request === undefined ? reader.getStore() : addresses.get(request);
    return address !== undefined && countDocument(store, address, now());
  };
  let keys = await loadKeys(store, tools.givenKeys, tools);
  const cookies = { secure: protocol === 'https:', path: prefix === '' ? '/' : prefix };
  const own = ownSignIns(() => keys.cookies, cookies);
  let provider = makeProvider(keys);
  let readAt = now().getTime();

  function makeProvider(from: OAuthKeys): Provider {
    const interactionPath = (uid: string) => `${prefix}/sign-in/${uid}`;
    const mine = { library, issuer: baseUrl, keys: from, interactionPath, fetch, mayFetch };
    const made = createProvider({ ...tools, ...mine, ownSignIns: own });
    events.listen(made);
    noteSessions(made, store, { addressOf: (request) => addresses.get(request) ?? '', now });
    return made;
  }

  /** Reads the keys again: an operator's command in another process may have changed them. */
  async function refresh(isUrgent: boolean): Promise<void> {
    const at = now().getTime();
    if (at - readAt < (isUrgent ? URGENT_AFTER_MS : KEYS_KEPT_MS)) return;
    readAt = at;
    const current = await loadKeys(store, tools.givenKeys, tools);
    if (JSON.stringify(current) === JSON.stringify(keys)) return;
    provider = makeProvider(current);
    keys = current;
  }

  /**
   * Passes the request to the library. Responses name the public address, whatever address the request was sent
   * to.
   */
  async function hand(ctx: Context): Promise<void> {
    // The library would report a query that is refused as an error of the server.
    queryOf(ctx);
    await refresh(false);
    await countRequest(store, ctx, now());
    addressTo(ctx.req, { host, protocol, prefix });
    events.begin(ctx.req, { address: ctx.ip, requestId: String(ctx.state.requestId) });
    addresses.set(ctx.req, ctx.ip);
    ctx.respond = false;
    await provider.callback()(ctx.req, ctx.res);
  }

  const tokens = formTokens(() => keys.cookies);
  const devices = deviceCookies(() => keys.cookies, cookies);
  const attempts = passwordAttempts({ store, devices, now, newId });
  const pages = { store, tokens, attempts, prefix, site: tools.site, passwords: tools.passwords, now, newId };
  const current = () => provider;
  const sessions = memberSessions({ ...pages, provider: current, baseUrl });
  const signIns = memberSignIns({ ...pages, sessions, ownSignIns: own, baseUrl });
  const company = companyOf(tools, { ...pages, secrets: () => keys.cookies });
  const signInPage = signIn({ ...pages, company, provider: current, scopesAsked: scopesAsked(baseUrl) });
  const doors = { site: tools.site, hand, reader, signInPage, signIns, company };

  return {
    sessions,
    verifyToken: createVerifyToken(baseUrl, { current: () => keys.signing, refresh: () => refresh(true) }),
    middleware: oauthDoor({
      ...doors,
      invitationPage: invitationPages(pages),
      accountPage: accountPages({ ...pages, sessions, signIns }),
      passkeyPage: addingPasskeys({ ...pages, sessions }),
    }),
  };
}

/** Sign-ins at the provider of a company, if there is one. */
function companyOf(
  { company: setting, fetcher, baseUrl, log }: Tools,
  pages: Omit<Parameters<typeof companySignIn>[0], 'company'> & { secrets: () => readonly string[] },
): CompanySignIn | null {
  if (setting === null) return null;
  const { secrets, now } = pages;
  return companySignIn({
    ...pages,
    company: companyProvider({ setting, fetcher, baseUrl, secrets, now, log }),
  });
}

type Doors = {
  site: Site;
  /** Passes a request to the library. */
  hand: (ctx: Context) => Promise<void>;
  reader: AsyncLocalStorage<string>;
  signInPage: ReturnType<typeof signIn>;
  invitationPage: ReturnType<typeof invitationPages>;
  accountPage: ReturnType<typeof accountPages>;
  passkeyPage: ReturnType<typeof addingPasskeys>;
  signIns: MemberSignIns;
  company: CompanySignIn | null;
};

type Serve = (ctx: Context) => Promise<void>;

/** Finds out what an address of the authorization server serves. */
function oauthDoor({
  site,
  hand,
  reader,
  signInPage,
  invitationPage,
  accountPage,
  passkeyPage,
  signIns,
  company,
}: Doors): Middleware {
  const ownPages: Readonly<Record<string, { methods: readonly string[]; serve: Serve }>> = {
    [ACCOUNT_PATH]: { methods: [...GET, ...POST], serve: accountPage },
    [PASSKEY_PAGE]: { methods: [...GET, ...POST], serve: passkeyPage },
    ...(company === null ? {} : { [COMPANY_RETURN]: { methods: GET, serve: company.forward } }),
    [SIGN_IN_PATH]: { methods: GET, serve: signIns.start },
    '/sign-out': { methods: [...GET, ...POST], serve: signIns.signOut },
  };
  return async (ctx, next) => {
    const { path } = ctx;
    const isResumed = RESUMED.test(path);
    const methods = isResumed ? GET : served.get(path);
    if (methods !== undefined) {
      ctx.state.operation = 'oauth';
      ctx.state.isPage = isResumed || path === routes.authorization;
      if (ctx.state.isPage) ctx.set(OF_BROWSER);
      else if (PRIVATE.has(path)) ctx.set(OF_CLIENT);
      allow(ctx, methods);
      if (isResumed) requireNoQuery(ctx);
      return hand(ctx);
    }
    const own = Object.hasOwn(ownPages, path) ? ownPages[path] : undefined;
    if (own !== undefined) {
      ctx.state.operation = path.slice(1);
      ctx.state.isPage = true;
      ctx.set(OF_BROWSER);
      allow(ctx, own.methods);
      return own.serve(ctx);
    }
    const [, kind, rest] = PAGE.exec(path) ?? [];
    if (rest !== undefined) {
      ctx.state.operation = kind;
      ctx.state.isPage = true;
      ctx.set(OF_BROWSER);
      allow(ctx, [...GET, ...POST]);
      return reader.run(ctx.ip, () => (kind === 'sign-in' ? signInPage : invitationPage)(ctx, rest));
    }
    const metadata = resourceMetadata(site, path);
    if (metadata === null) return next();
    ctx.state.operation = 'oauth';
    allow(ctx, GET);
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = JSON.stringify(metadata);
  };
}

/**
 * The library fails on parameters here, which no page of ours sends.
 *
 * @throws {ApiError} invalid_request
 */
function requireNoQuery(ctx: Context): void {
  if (Object.keys(queryOf(ctx)).length === 0) return;
  throw new ApiError('invalid_request', 'This address takes no parameters.');
}

/** @throws {ApiError} method_not_allowed */
function allow(ctx: Context, methods: readonly string[]): void {
  if (methods.includes(ctx.method)) return;
  ctx.set('Allow', methods.join(', '));
  throw new ApiError('method_not_allowed', `This address accepts ${methods.join(', ')}.`);
}

const NAMES: Readonly<Record<TokenAudience, string>> = {
  api: 'Registry API',
  mcp: 'Agent tasks over MCP',
  a2a: 'Agent tasks over A2A',
};

/** Protected-resource metadata (RFC 9728); null when the path names no resource. */
function resourceMetadata({ baseUrl, name: registry }: Site, path: string): object | null {
  const name = /^\/\.well-known\/oauth-protected-resource\/(\w+)$/.exec(path)?.[1];
  const audience = tokenAudiences.find((known) => known === name);
  if (audience === undefined) return null;
  return {
    resource: resourcesOf(baseUrl)[audience],
    authorization_servers: [baseUrl],
    bearer_methods_supported: ['header'],
    // The scopes of this resource. A client that wants more reads the metadata of the authorization server.
    scopes_supported: scopesOf([audience]),
    resource_name: `${registry}: ${NAMES[audience]}`,
  };
}
