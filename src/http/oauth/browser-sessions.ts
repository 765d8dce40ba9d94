import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { ApiError } from '../../domain/errors.ts';
import {
  deviceOf,
  type FreshAct,
  isFreshProof,
  SESSION_TOUCH_MS,
  sessionEnd,
} from '../../domain/members/browser-session.ts';
import { ownPathOf } from '../../domain/members/own-path.ts';
import type { Principal } from '../../domain/members/principal.ts';
import { OWN_PAGES, scopesOf } from '../../domain/members/scopes.ts';
import { endSession } from '../../record/members/credentials.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import { userPrincipal } from '../authenticate.ts';
import { cookieOf } from '../reading/negotiate.ts';
import { readForm, requireOwnForm } from '../reading/own-forms.ts';
import { OF_READER } from '../reading/page-asked.ts';
import { requestTarget } from '../reading/target.ts';
import type { formTokens } from './pages.ts';

type Tools = {
  store: Store;
  provider: () => Provider;
  tokens: ReturnType<typeof formTokens>;
  baseUrl: string;
  /** Prefix of the path of every page: the path of the public address. */
  prefix: string;
  now: () => Date;
};

/** A member who is signed in in a browser. */
export type BrowserSession = {
  /** Stays while the session lasts. It is no secret: the cookie has another value. */
  readonly id: string;
  readonly email: string;
  /** The member as the caller of operations, with the rights that a token of their own would have now. */
  readonly principal: Principal;
  /** When the member last proved who they are. */
  readonly provedAt: Date;
  /** When it ends if it is not used any more. */
  readonly endsAt: Date;
};

/** What pages for members are built on. */
export type BrowserSessions = {
  /** Who is signed in in the browser of a request; null when nobody is. Read the rights anew for each request. */
  sessionOf(ctx: Context): Promise<BrowserSession | null>;
  /**
   * Like `sessionOf`, for pages that only members see: sets the headers of a private page, and sends a reader who is not
   * signed in to the sign-in, which leads back. Null means that the request has been answered.
   * @throws {ApiError} unauthorized for a form
   */
  requireMember(ctx: Context): Promise<BrowserSession | null>;
  /** The value of the hidden field `token` of a form. */
  formToken(session: BrowserSession): string;
  /**
   * Reads a form that one of our pages sent for this session.
   * @throws {ApiError} forbidden when another site sent it or the token is of another session; invalid_request
   */
  readMemberForm(
    ctx: Context,
    session: BrowserSession,
    limits?: { bytes: number; fields: number },
  ): Promise<URLSearchParams>;
  /** Whether the member proved who they are within ten minutes. */
  isFresh(session: BrowserSession): boolean;
  /**
   * Sends a member who has not, to prove it once more for this act, and back. Ask when the page with the form opens: a form
   * that is sent too late is refused by the operation. False means that the request has been answered.
   */
  requireFresh(ctx: Context, session: BrowserSession, act: FreshAct): boolean;
  /** Ends the session, and lets the browser forget it. What programs were allowed stays. */
  end(tx: Tables, ctx: Context, session: BrowserSession): Promise<void>;
  /** Lets the browser forget a session that has ended. */
  forget(ctx: Context): void;
};

/** All that a program could be allowed. */
const SCOPES = ['email', ...scopesOf(['api', 'mcp', 'a2a'])];

/**
 * Sessions of the authorization server as sessions of members on pages. The library keeps the secret and changes it at
 * each sign-in; the row in `browser_sessions` says whether the session is still one.
 */
export function memberSessions(tools: Tools): BrowserSessions {
  const { store, provider, tokens, baseUrl, now } = tools;
  const { cookieName, leadToSignIn, forget } = browserPaths(tools);

  async function sessionOf(ctx: Context): Promise<BrowserSession | null> {
    if (cookieOf(ctx, cookieName()) === undefined) return null;
    const { uid, accountId } = await provider().Session.get(ctx);
    if (accountId === undefined) return null;
    const at = now();
    const [row, known] = await Promise.all([
      store.primary.browserSessions.findAlive(uid, at),
      store.primary.principals.findMember(accountId),
    ]);
    if (row === undefined || row.userId !== accountId || known === undefined) return null;
    const isTouched = at.getTime() - row.lastUsedAt.getTime() >= SESSION_TOUCH_MS;
    const endsAt = isTouched ? sessionEnd(row.provedAt, at) : row.endsAt;
    if (isTouched) {
      const use = { address: ctx.ip, at, endsAt };
      await store.transaction((tx) => tx.browserSessions.touch(uid, use));
    }
    const principal = userPrincipal(accountId, known, {
      scopes: SCOPES,
      isDelegated: false,
      credential: { kind: 'session', id: uid },
    });
    return {
      id: uid,
      email: known.email,
      principal: { ...principal, sessionId: uid, provedAt: row.provedAt },
      provedAt: row.provedAt,
      endsAt,
    };
  }

  return {
    sessionOf,
    forget,

    async requireMember(ctx) {
      ctx.state.isPage = true;
      ctx.set(OF_READER);
      const session = await sessionOf(ctx);
      if (session !== null) return session;
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
        throw new ApiError(
          'unauthorized',
          'Your session has ended, and nothing was changed. Sign in again, then repeat it.',
        );
      leadToSignIn(ctx);
      return null;
    },

    formToken: (session) => tokens.make(`member ${session.id}`),

    async readMemberForm(ctx, session, limits) {
      requireOwnForm(ctx, baseUrl);
      const form = await readForm(ctx, limits?.bytes, limits?.fields);
      tokens.check(form, `member ${session.id}`);
      return form;
    },

    isFresh: (session) => isFreshProof(session.provedAt, now()),

    requireFresh(ctx, session, act) {
      if (isFreshProof(session.provedAt, now())) return true;
      leadToSignIn(ctx, act);
      return false;
    },

    async end(tx, ctx, { id, principal }) {
      const session = await provider().Session.get(ctx);
      const grantId = session.grantIdFor(OWN_PAGES);
      if (grantId !== undefined) await tx.oidcModels.removeGrant(grantId);
      await endSession(tx, { id, userId: principal.userKey }, now());
      forget(ctx);
    },
  };
}

/** Where a browser is sent, and what it keeps. */
function browserPaths({ provider, baseUrl, prefix }: Tools) {
  const cookieName = () => provider().cookieName('session');

  /** To the sign-in, which leads back here. */
  function leadToSignIn(ctx: Context, act?: FreshAct): void {
    const { path, query } = requestTarget(ctx.req);
    const returnTo = ownPathOf(`${path}${query === '' ? '' : `?${query}`}`);
    const asked = new URLSearchParams({
      ...(returnTo === null ? {} : { return_to: returnTo }),
      ...(act === undefined ? {} : { act }),
    });
    ctx.status = 303;
    ctx.redirect(`${prefix}${SIGN_IN_PATH}?${asked}`);
  }

  function forget(ctx: Context): void {
    const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
    for (const name of [cookieName(), `${cookieName()}.sig`]) {
      ctx.append('Set-Cookie', `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly${secure}`);
    }
  }

  return { cookieName, leadToSignIn, forget };
}

/** Path of the page that signs a member in, and then leads back. */
export const SIGN_IN_PATH = '/sign-in';

/** Where a request came from: the library changes what a request says about it. */
type Uses = { addressOf: (request: IncomingMessage) => string; now: () => Date };

/**
 * Notes the session of each request that the authorization server has answered, before the answer is sent: a sign-in
 * makes one, and every use for a program renews it.
 */
export function noteSessions(provider: Provider, store: Store, { addressOf, now }: Uses): void {
  provider.use(async (ctx, next) => {
    await next();
    const { oidc } = ctx as Partial<KoaContextWithOIDC>;
    const { session } = oidc ?? {};
    if (session?.accountId === undefined) return;
    const at = now();
    const { uid: id, accountId: userId, loginTs = 0 } = session;
    const provedAt = new Date(loginTs * 1000);
    await store.transaction(async (tx) => {
      // One that was ended in the meantime stays ended.
      if ((await tx.oidcModels.findByUid('Session', id)) === undefined) return;
      await tx.browserSessions.put({
        id,
        userId,
        device: deviceOf(ctx.get('user-agent')),
        address: addressOf(ctx.req),
        startedAt: at,
        provedAt,
        lastUsedAt: at,
        endsAt: sessionEnd(provedAt, at),
      });
      // Of several that were used in the same millisecond, the one that has just begun stays.
      for (const old of await tx.browserSessions.surplusOf(userId))
        if (old !== id) await endSession(tx, { id: old, userId }, at);
    });
  });
}
