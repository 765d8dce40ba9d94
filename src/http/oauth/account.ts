import type { Context } from 'koa';
import type { Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import type { CredentialAction } from '../../domain/members/audit-notes.ts';
import { hasPassword, judgePassword } from '../../domain/members/credentials.ts';
import type { Passwords } from '../../infra/passwords.ts';
import { endSessions, recordCredentialEvent } from '../../record/members/credentials.ts';
import type { Tables } from '../../store/index.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { queryOf } from '../reading/query.ts';
import type { BrowserSession, BrowserSessions } from './browser-sessions.ts';
import { ACCOUNT_PATH } from './clients.ts';
import type { PasswordAttempts } from './limits.ts';
import type { MemberSignIns } from './member-sign-ins.ts';
import { accountPage, messagePage, sendPage } from './pages.ts';

type Tools = {
  store: Store;
  sessions: BrowserSessions;
  attempts: PasswordAttempts;
  /** Where a sign-in begins, and where it comes back. */
  signIns: MemberSignIns;
  /** Prefix of the path of every page: the path of the public address. */
  prefix: string;
  site: Site;
  passwords: Passwords;
  now: () => Date;
  newId: () => string;
};
type SignedIn = { user: User; session: BrowserSession };
type Said = { status?: number; error?: string; done?: string };

/** A person's own page: change the password, sign out here or everywhere. */
export function accountPages(tools: Tools) {
  const { store, sessions, attempts, site, passwords, now, signIns } = tools;
  const note = accountNotes(tools);
  const show = accountView(tools);

  return async function serveAccount(ctx: Context): Promise<void> {
    const { code, state } = queryOf(ctx);
    if (code !== undefined || state !== undefined) return signIns.returnTo(ctx, state);
    const found = await whoIsSignedIn(ctx);
    if (ctx.method === 'GET' || ctx.method === 'HEAD') {
      if (found !== null) return show(ctx, found, {});
      if (queryOf(ctx).error !== undefined)
        return sendPage(ctx, site, 200, messagePage('Not signed in', 'You are not signed in here.'));
      return signIns.begin(ctx, ACCOUNT_PATH);
    }
    if (found === null) throw new ApiError('forbidden', 'Your session has ended. Open the page again.');
    const form = await sessions.readMemberForm(ctx, found.session);
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
    const session = await sessions.sessionOf(ctx);
    const user = session && (await store.primary.users.find(session.principal.userKey));
    return session === null || user == null ? null : { user, session };
  }

  async function changePassword(ctx: Context, found: SignedIn, form: URLSearchParams): Promise<void> {
    const { user, session } = found;
    const password = form.get('new') ?? '';
    const judged = judgePassword(password, user.email);
    // Who has none proves who they are in another way.
    if (!hasPassword(user) && !sessions.requireFresh(ctx, session, 'setPassword')) return;
    const attempt = await attempts.begin(ctx, user.email, user);
    const isProved =
      !hasPassword(user) || (await passwords.verify(form.get('current') ?? '', user.passwordHash));
    if (!isProved) {
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
      await endSessions(tx, user.id, now(), session.id);
      await note(tx, ctx, user, 'credential.password_changed', 'done');
    });
    await attempt.succeeded(ctx, { ...user, passwordHash });
    show(ctx, found, { done: 'The password is changed. You are signed out everywhere else.' });
  }

  async function signOut(ctx: Context, { user, session }: SignedIn, everywhere: boolean): Promise<void> {
    await store.transaction(async (tx) => {
      if (everywhere) await endSessions(tx, user.id, now());
      await sessions.end(tx, ctx, session);
      await note(tx, ctx, user, 'credential.signed_out', 'done', { everywhere });
    });
    const message = everywhere
      ? 'You are signed out everywhere, and no program acts for you any more.'
      : 'You are signed out here. Programs that you allowed go on acting for you.';
    sendPage(ctx, site, 200, messagePage('Signed out', message));
  }
}

function accountView({ prefix, sessions, site }: Tools) {
  function show(ctx: Context, { user, session }: SignedIn, { status = 200, error, done }: Said): void {
    const page = accountPage({
      action: `${prefix}${ACCOUNT_PATH}`,
      token: sessions.formToken(session),
      error,
      done,
      hasPassword: hasPassword(user),
      name: user.name,
      email: user.email,
    });
    sendPage(ctx, site, status, page);
  }

  return show;
}

function accountNotes({ now, newId }: Tools) {
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

  return note;
}
