import type { Context } from 'koa';
import { readEmail } from '../../domain/email.ts';
import { ApiError } from '../../domain/errors.ts';
import { hashInvitation } from '../../domain/invitation.ts';
import { judgePassword } from '../../domain/password.ts';
import type { Passwords } from '../../infra/passwords.ts';
import { recordCredentialEvent } from '../../record/audit.ts';
import type { Invitation } from '../../store/invitations.ts';
import type { Store } from '../../store/open.ts';
import { type formTokens, readForm, sendPage } from './form.ts';
import { countAttempt } from './limits.ts';
import { invitationPage, messagePage } from './pages.ts';

type Tools = {
  store: Store;
  tokens: ReturnType<typeof formTokens>;
  /** Of the path of every page. */
  prefix: string;
  passwords: Passwords;
  now: () => Date;
  newId: () => string;
};
type Open = Invitation & { orgName: string };

type Outcome = { ok: true } | { ok: false; status: number; reason: string };
const refused = (reason: string, status = 400): Outcome => ({ ok: false, status, reason });

const MAX_NAME = 200;
/** Control characters and halves of characters. */
const NO_NAME = /[\p{Cc}\p{Cs}]/u;

/** The page behind an invitation link: makes an account, or adds the organization to one that is there. */
export function invitationPages({ store, tokens, prefix, passwords, now, newId }: Tools) {
  return async function serveInvitation(ctx: Context, secret: string): Promise<void> {
    const invitation = await store.transaction((tx) => tx.invitations.findByToken(hashInvitation(secret)));
    if (invitation === undefined || !isOpen(invitation)) {
      const message = 'This invitation was used, taken back, or is too old. Ask for another one.';
      return sendPage(ctx, 404, messagePage('Not open any more', message));
    }
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return show(ctx, invitation, secret, {});
    const form = await readForm(ctx);
    tokens.check(form, invitation.id);
    const outcome = await join(ctx, invitation, form);
    if (outcome.ok) {
      const message = `You belong to ${invitation.orgName} now. Sign in from the program that you want to use.`;
      return sendPage(ctx, 200, messagePage('Welcome', message));
    }
    const typed = { email: form.get('email') ?? '', name: form.get('name') ?? '' };
    return show(ctx, invitation, secret, { ...typed, status: outcome.status, error: outcome.reason });
  };

  function isOpen({ acceptedAt, revokedAt, expiresAt }: Invitation): boolean {
    return acceptedAt === null && revokedAt === null && expiresAt > now();
  }

  function show(
    ctx: Context,
    { id, orgName, role, email }: Open,
    secret: string,
    again: { status?: number; email?: string; name?: string; error?: string },
  ): void {
    const text = invitationPage({
      action: `${prefix}/invitations/${secret}`,
      token: tokens.make(id),
      error: again.error,
      organization: orgName,
      role,
      email: again.email ?? email ?? '',
      name: again.name ?? '',
    });
    sendPage(ctx, again.status ?? 200, text);
  }

  async function join(ctx: Context, invitation: Open, form: URLSearchParams): Promise<Outcome> {
    const at = now();
    const email = readEmail(form.get('email') ?? '');
    const name = (form.get('name') ?? '').trim();
    const password = form.get('password') ?? '';
    if (email === null) return refused('The e-mail address cannot be read.');
    if (invitation.email !== null && invitation.email !== email) {
      return refused('The invitation is for another address.');
    }
    if (name === '' || name.length > MAX_NAME || NO_NAME.test(name))
      return refused('Give your name, in up to 200 characters.');
    await countAttempt(store, ctx, email, at);
    const judged = judgePassword(password, email);
    const known = await store.transaction((tx) => tx.users.findByEmail(email));
    // The same work and the same sentence, whether the address has an account or not; who finds out by making one
    // has used up the invitation.
    const isRight = await passwords.verify(password, known?.passwordHash ?? null);
    const passwordHash = await passwords.hash(password);
    const isTheirs = isRight && known?.disabledAt === null;
    if (!isTheirs && !judged.ok) return refused(`The password ${judged.reason}.`);
    if (!isTheirs && known !== undefined) return refused('The address or the password is not right.');
    const origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };
    const joined = await store.transaction(async (tx) => {
      const userId = known?.id ?? newId();
      if (!(await tx.invitations.accept(invitation.id, userId, at))) return false;
      if (known === undefined) {
        const user = { id: userId, email, name, passwordHash, createdAt: at, disabledAt: null };
        if (!(await tx.users.insert(user))) throw new ApiError('unavailable', 'Try again.');
      }
      const { orgId, role } = invitation;
      await tx.memberships.insert({ orgId, userId, role, createdAt: at });
      await recordCredentialEvent(
        tx,
        {
          action: 'credential.invitation_accepted',
          actor: userId,
          actorName: known?.name ?? name,
          orgId,
          subject: invitation.id,
          outcome: 'done',
          detail: { role, is_new: known === undefined },
        },
        { now: at, newId, origin },
      );
      return true;
    });
    return joined ? { ok: true } : refused('The invitation was used a moment ago.', 409);
  }
}
