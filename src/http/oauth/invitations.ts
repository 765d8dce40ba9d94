import type { Context } from 'koa';
import type { Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import { hashInvitation, judgePassword, readEmail } from '../../domain/members/credentials.ts';
import { domainsAbove, isProofValid } from '../../domain/ownership/ownership.ts';
import { visibleText } from '../../domain/text/visible-text.ts';
import type { Passwords } from '../../infra/passwords.ts';
import { recordCredentialEvent, releaseAddress } from '../../record/members/credentials.ts';
import { addMember } from '../../record/members/members.ts';
import type { Invitation } from '../../store/members/invitations.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { readForm } from '../reading/own-forms.ts';
import type { PasswordAttempts } from './limits.ts';
import { type formTokens, invitationPage, messagePage, sendPage } from './pages.ts';

type Tools = {
  store: Store;
  tokens: ReturnType<typeof formTokens>;
  attempts: PasswordAttempts;
  /** Prefix of the path of every page: the path of the public address. */
  prefix: string;
  site: Site;
  passwords: Passwords;
  now: () => Date;
  newId: () => string;
};
type Open = Invitation & { orgName: string };

type Outcome = { ok: true } | { ok: false; status: number; reason: string };
const refused = (reason: string, status = 400): Outcome => ({ ok: false, status, reason });

const MAX_NAME = 200;
/** Matches characters that a name must not contain: control characters and unpaired surrogates. */
const NO_NAME = /[\p{Cc}\p{Cs}]/u;

/** The page of an invitation link: creates an account, or adds the organization to an existing account. */
export function invitationPages({ store, tokens, attempts, prefix, site, passwords, now, newId }: Tools) {
  return async function serveInvitation(ctx: Context, secret: string): Promise<void> {
    const invitation = await store.primary.invitations.findByToken(hashInvitation(secret));
    if (invitation === undefined || !isOpen(invitation)) {
      const message =
        'This invitation has been used or revoked, or it has expired. Ask the organization for a new one.';
      return sendPage(ctx, site, 404, messagePage('Invitation not valid', message));
    }
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return show(ctx, invitation, secret, {});
    const form = await readForm(ctx);
    tokens.check(form, invitation.id);
    const outcome = await join(ctx, invitation, form);
    if (outcome.ok) {
      const message = `You are now a member of ${invitation.orgName}. Sign in from the program that you want to use.`;
      return sendPage(ctx, site, 200, messagePage('Welcome', message));
    }
    const typed = { email: form.get('email') ?? '', name: form.get('name') ?? '' };
    return show(ctx, invitation, secret, { ...typed, status: outcome.status, error: outcome.reason });
  };

  /**
   * Whether the organization vouches for the invited e-mail address: it has proved the domain of the address.
   * Without that proof, the address proves nothing, because the link is shown to the member who made the
   * invitation.
   */
  async function isVouchedFor({ orgId, email }: Open): Promise<boolean> {
    if (email === null) return false;
    const domains = domainsAbove(email.slice(email.indexOf('@') + 1));
    const proofs = await store.primary.ownershipProofs.listOf(orgId, domains);
    return proofs.some((proof) => isProofValid(proof, now()));
  }

  function isOpen({ acceptedAt, revokedAt, expiresAt }: Invitation): boolean {
    return acceptedAt === null && revokedAt === null && expiresAt > now();
  }

  async function show(
    ctx: Context,
    invitation: Open,
    secret: string,
    again: { status?: number; email?: string; name?: string; error?: string },
  ): Promise<void> {
    const { id, orgName, role, email } = invitation;
    const page = invitationPage({
      action: `${prefix}/invitations/${secret}`,
      token: tokens.make(id),
      error: again.error,
      organization: orgName,
      role,
      canRelease: await isVouchedFor(invitation),
      email: again.email ?? email ?? '',
      name: again.name ?? '',
    });
    sendPage(ctx, site, again.status ?? 200, page);
  }

  async function join(ctx: Context, invitation: Open, form: URLSearchParams): Promise<Outcome> {
    const at = now();
    const email = readEmail(form.get('email') ?? '');
    const name = visibleText(form.get('name') ?? '') ?? '';
    const password = form.get('password') ?? '';
    if (email === null) return refused('Enter a valid e-mail address.');
    if (invitation.email !== null && invitation.email !== email) {
      return refused('This invitation is for another e-mail address.');
    }
    if (name === '' || name.length > MAX_NAME || NO_NAME.test(name))
      return refused('Enter your name, with at most 200 characters and without control characters.');
    const judged = judgePassword(password, email);
    const known = await store.primary.users.findByEmail(email);
    const attempt = await attempts.begin(ctx, email, known);
    const isVouched = await isVouchedFor(invitation);
    // The same work and the same message, whether or not the address has an account. A caller who learns it by
    // creating an account has used up the invitation.
    const isRight = await passwords.verify(password, known?.passwordHash ?? null);
    const passwordHash = await passwords.hash(password);
    const isTheirs = isRight && known?.disabledAt === null;
    if (!isTheirs && !judged.ok) return refused(`The password ${judged.reason}.`);
    const isReleased =
      !isTheirs && isVouched && form.get('release') === 'yes' && known?.emailVerifiedAt === null;
    if (!isTheirs && !isReleased && known !== undefined)
      return refused('The e-mail address or the password is incorrect.');
    const origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };
    const own = isTheirs ? known : undefined;
    const user: User = own ?? {
      id: newId(),
      email,
      name,
      passwordHash,
      createdAt: at,
      disabledAt: null,
      emailVerifiedAt: isVouched ? at : null,
    };
    const joining = store.transaction(async (tx) => {
      const userId = user.id;
      if (!(await tx.invitations.accept(invitation.id, userId, at))) return false;
      const holder = isReleased ? await tx.users.findByEmail(email) : undefined;
      if (holder?.emailVerifiedAt === null) {
        await releaseAddress(tx, holder, { now: at, newId, origin, by: userId });
      }
      if (own === undefined && !(await tx.users.insert(user)))
        throw new ApiError('unavailable', 'Try again.');
      if (own !== undefined && isVouched) await tx.users.verifyEmail(userId, at);
      const { orgId, role } = invitation;
      await addMember(tx, { orgId, userId, role, createdAt: at });
      await recordCredentialEvent(
        tx,
        {
          action: 'credential.invitation_accepted',
          actor: userId,
          actorName: user.name,
          orgId,
          subject: invitation.id,
          outcome: 'done',
          detail: { role, is_new: own === undefined, email_verified: isVouched },
        },
        { now: at, newId, origin },
      );
      return true;
    });
    let joined: boolean;
    try {
      joined = await joining;
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'limit_reached') return refused(cause.message, 409);
      throw cause;
    }
    if (joined) await attempt.succeeded(ctx, user);
    return joined ? { ok: true } : refused('The invitation has just been used.', 409);
  }
}
