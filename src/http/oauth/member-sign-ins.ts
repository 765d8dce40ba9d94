import type { Context } from 'koa';
import type { Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import { type FreshAct, isFreshAct } from '../../domain/members/browser-session.ts';
import { ownPathOf } from '../../domain/members/own-path.ts';
import { OWN_PAGES } from '../../domain/members/scopes.ts';
import { recordCredentialEvent } from '../../record/members/credentials.ts';
import type { Store } from '../../store/open.ts';
import { queryOf } from '../reading/query.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import { ACCOUNT_PATH } from './clients.ts';
import type { OwnSignIns } from './own-pages.ts';
import { messagePage, sendPage } from './pages.ts';
import { routes } from './provider.ts';

type Tools = {
  store: Store;
  sessions: BrowserSessions;
  ownSignIns: OwnSignIns;
  baseUrl: string;
  /** Prefix of the path of every page: the path of the public address. */
  prefix: string;
  site: Site;
  now: () => Date;
  newId: () => string;
};

export type MemberSignIns = ReturnType<typeof memberSignIns>;

/** Sign-ins of people for the registry's own pages: where they begin, where they lead, and how they end. */
export function memberSignIns(tools: Tools) {
  const { store, sessions, ownSignIns, baseUrl, prefix, site, now, newId } = tools;

  function redirect(ctx: Context, path: string): void {
    ctx.status = 303;
    ctx.redirect(`${prefix}${path}`);
  }

  /**
   * Sends a person to the sign-in, which leads back to a path of ours.
   * @param act what the person proves once more who they are for
   */
  function begin(ctx: Context, returnTo: string, act?: FreshAct): void {
    const { challenge, state } = ownSignIns.begin(ctx, returnTo);
    const query = new URLSearchParams({
      client_id: OWN_PAGES,
      redirect_uri: `${baseUrl}${ACCOUNT_PATH}`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state,
      ...(act === undefined ? {} : { prompt: 'login', act }),
    });
    redirect(ctx, `${routes.authorization}?${query}`);
  }

  return {
    begin,

    /**
     * Ends a sign-in. The session is all that pages need, so the code is dropped, and does not stay in the address.
     */
    returnTo(ctx: Context, state: unknown): void {
      const path = ownSignIns.returnPath(ctx, state);
      if (path === null) {
        const message = `This sign-in did not begin in this browser. Open ${baseUrl}${ACCOUNT_PATH} to sign in.`;
        sendPage(ctx, site, 400, messagePage('Sign-in not valid', message));
        return;
      }
      const { error } = queryOf(ctx);
      redirect(ctx, error === undefined ? path : `${ACCOUNT_PATH}?error=not_signed_in`);
    },

    /**
     * `GET /sign-in?return_to=&act=`: at once back to the page for a person who is signed in, and for an act has just proved
     * it.
     */
    async start(ctx: Context): Promise<void> {
      const { return_to: asked, act: named } = queryOf(ctx);
      const returnTo = ownPathOf(asked) ?? ACCOUNT_PATH;
      const act = isFreshAct(named) ? named : undefined;
      const session = await sessions.sessionOf(ctx);
      if (session !== null && (act === undefined || sessions.isFresh(session)))
        return redirect(ctx, returnTo);
      begin(ctx, returnTo, session === null ? undefined : act);
    },

    /** `POST /sign-out`: ends the session of this browser. */
    async signOut(ctx: Context): Promise<void> {
      const session = await sessions.sessionOf(ctx);
      if (ctx.method === 'POST') {
        if (session === null) throw new ApiError('unauthorized', 'You are not signed in here any more.');
        await sessions.readMemberForm(ctx, session);
        const { userKey: actor, displayName: actorName } = session.principal;
        const origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };
        await store.transaction(async (tx) => {
          await sessions.end(tx, ctx, session);
          const event = { action: 'credential.signed_out', actor, actorName, subject: actor } as const;
          await recordCredentialEvent(tx, { ...event, outcome: 'done' }, { now: now(), newId, origin });
        });
        const message = 'You are signed out here. Programs that you allowed go on acting for you.';
        return sendPage(ctx, site, 200, messagePage('Signed out', message));
      }
      redirect(ctx, ACCOUNT_PATH);
    },
  };
}
