import type { Context } from 'koa';
import type { Provider } from 'oidc-provider';
import type { Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import type { CredentialAction } from '../../domain/members/audit-notes.ts';
import { judgePassword } from '../../domain/members/credentials.ts';
import { OWN_PAGES } from '../../domain/members/scopes.ts';
import type { Passwords } from '../../infra/passwords.ts';
import { recordCredentialEvent } from '../../record/members/credentials.ts';
import type { Tables } from '../../store/index.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { readForm } from '../reading/own-forms.ts';
import { queryOf } from '../reading/query.ts';
import { ACCOUNT_PATH } from './clients.ts';
import type { PasswordAttempts } from './limits.ts';
import type { OwnSignIns } from './own-pages.ts';
import { accountPage, type formTokens, messagePage, sendPage } from './pages.ts';
import { routes } from './provider.ts';

type Tools = {
  store: Store;
  provider: () => Provider;
  tokens: ReturnType<typeof formTokens>;
  attempts: PasswordAttempts;
  ownSignIns: OwnSignIns;
  baseUrl: string;
  /** Prefix of the path of every page: the path of the public address. */
  prefix: string;
  site: Site;
  passwords: Passwords;
  now: () => Date;
  newId: () => string;
};
type Session = Awaited<ReturnType<Provider['Session']['get']>>;
type SignedIn = { user: User; session: Session };
type Said = { status?: number; error?: string; done?: string };

/** A person's own page: change the password, sign out here or everywhere. */
export function accountPages(tools: Tools) {
  const { store, provider, tokens, attempts, site, passwords, now } = tools;
  const { returnTo, signInUrl } = pageSignIns(tools);
  const { endSession, note } = sessionRecords(tools);
  const show = accountView(tools);

  return async function serveAccount(ctx: Context): Promise<void> {
    const { code, state } = queryOf(ctx);
    if (code !== undefined || state !== undefined) return returnTo(ctx, state);
    const found = await whoIsSignedIn(ctx);
    if (ctx.method === 'GET' || ctx.method === 'HEAD') {
      if (found !== null) return show(ctx, found, {});
      if (queryOf(ctx).error !== undefined)
        return sendPage(ctx, site, 200, messagePage('Not signed in', 'You are not signed in here.'));
      ctx.status = 303;
      return ctx.redirect(signInUrl(ctx));
    }
    if (found === null) throw new ApiError('forbidden', 'Your session has ended. Open the page again.');
    const form = await readForm(ctx);
    tokens.check(form, `account ${found.session.uid}`);
    switch (form.get('do')) {
      case 'password':
        return changePassword(ctx, found, form);
      case 'sign_out':
        return signOut(ctx, found, false);
      case 'sign_out_everywhere':
        return signOut(ctx, found, true);
      default:
        throw new ApiError('invalid_request', 'The action of the form is not known.');
    }
  };

  async function whoIsSignedIn(ctx: Context): Promise<SignedIn | null> {
    const session = await provider().Session.get(ctx);
    const { accountId } = session;
    if (accountId === undefined) return null;
    const user = await store.primary.users.find(accountId);
    return user === undefined || user.disabledAt !== null ? null : { user, session };
  }

  async function changePassword(ctx: Context, found: SignedIn, form: URLSearchParams): Promise<void> {
    const { user, session } = found;
    const password = form.get('new') ?? '';
    const judged = judgePassword(password, user.email);
    const attempt = await attempts.begin(ctx, user.email, user);
    if (!(await passwords.verify(form.get('current') ?? '', user.passwordHash))) {
      await store.transaction((tx) => note(tx, ctx, user, 'credential.password_changed', 'refused'));
      return show(ctx, found, { status: 401, error: 'The current password is incorrect.' });
    }
    if (!judged.ok) {
      await attempt.succeeded(ctx, user);
      return show(ctx, found, { status: 400, error: `The new password ${judged.reason}.` });
    }
    const passwordHash = await passwords.hash(password);
    await store.transaction(async (tx) => {
      await tx.users.setPassword(user.id, passwordHash);
      await tx.oidcModels.removeByAccount(user.id, session.jti, now());
      await note(tx, ctx, user, 'credential.password_changed', 'done');
    });
    await attempt.succeeded(ctx, { ...user, passwordHash });
    show(ctx, found, { done: 'The password is changed. You are signed out everywhere else.' });
  }

  async function signOut(ctx: Context, { user, session }: SignedIn, everywhere: boolean): Promise<void> {
    await store.transaction(async (tx) => {
      if (everywhere) await tx.oidcModels.removeByAccount(user.id, null, now());
      else await endSession(tx, session);
      await note(tx, ctx, user, 'credential.signed_out', 'done', { everywhere });
    });
    const cookie = provider().cookieName('session');
    for (const name of [cookie, `${cookie}.sig`]) {
      ctx.append('Set-Cookie', `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly`);
    }
    const message = everywhere
      ? 'You are signed out everywhere, and no program acts for you any more.'
      : 'You are signed out here. Programs that you allowed go on acting for you.';
    sendPage(ctx, site, 200, messagePage('Signed out', message));
  }
}

function accountView({ prefix, tokens, site }: Tools) {
  function show(ctx: Context, { user, session }: SignedIn, { status = 200, error, done }: Said): void {
    const page = accountPage({
      action: `${prefix}${ACCOUNT_PATH}`,
      token: tokens.make(`account ${session.uid}`),
      error,
      done,
      name: user.name,
      email: user.email,
    });
    sendPage(ctx, site, status, page);
  }

  return show;
}

function sessionRecords({ now, newId }: Tools) {
  /** Ends the session, and the grant that the registry's own pages received in it. */
  async function endSession(tx: Tables, session: Session): Promise<void> {
    const grantId = session.grantIdFor(OWN_PAGES);
    if (grantId !== undefined) await tx.oidcModels.removeGrant(grantId);
    await tx.oidcModels.remove('Session', session.jti, now());
  }

  async function note(
    tx: Tables,
    ctx: Context,
    { id, name }: User,
    action: CredentialAction,
    outcome: 'done' | 'refused',
    detail: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };
    const event = { action, actor: id, actorName: name, subject: id, outcome, detail };
    await recordCredentialEvent(tx, event, { now: now(), newId, origin });
  }

  return { endSession, note };
}

/** Sign-ins that begin on the account page. */
function pageSignIns({ ownSignIns, baseUrl, prefix, site }: Tools) {
  /**
   * Ends a sign-in. The session is all that the page needs, so the code is dropped, and does not stay in the
   * address.
   */
  function returnTo(ctx: Context, state: unknown): void {
    if (!ownSignIns.isOwnState(ctx, state)) {
      const message = `This sign-in did not begin in this browser. Open ${baseUrl}${ACCOUNT_PATH} to sign in.`;
      sendPage(ctx, site, 400, messagePage('Sign-in not valid', message));
      return;
    }
    const { error } = queryOf(ctx);
    ctx.status = 303;
    ctx.redirect(`${prefix}${ACCOUNT_PATH}${error === undefined ? '' : '?error=not_signed_in'}`);
  }

  function signInUrl(ctx: Context): string {
    const { challenge, state } = ownSignIns.begin(ctx);
    const query = new URLSearchParams({
      client_id: OWN_PAGES,
      redirect_uri: `${baseUrl}${ACCOUNT_PATH}`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state,
    });
    return `${prefix}${routes.authorization}?${query}`;
  }

  return { returnTo, signInUrl };
}
