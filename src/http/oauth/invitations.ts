import type { Context } from 'koa';
import type { Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import { hashInvitation, judgePassword, readEmail } from '../../domain/members/credentials.ts';
import { domainsAbove, isProofValid } from '../../domain/ownership/ownership.ts';
import { visibleText } from '../../domain/text/visible-text.ts';
import type { Passwords } from '../../infra/passwords.ts';
import { joinByInvitation } from '../../record/members/join.ts';
import type { Invitation } from '../../store/members/invitations.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { readForm } from '../reading/own-forms.ts';
import type { PasswordAttempts } from './limits.ts';
import { type formTokens, invitationPage, leadingPage, messagePage, sendPage } from './pages.ts';

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
export function invitationPages(tools: Tools) {
  const { store, tokens, prefix, site, now } = tools;
  const isVouchedFor = vouching(tools);
  const join = joining(tools, isVouchedFor);

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
      const message = `You are now a member of ${invitation.orgName}. Sign in to the dashboard, or from the program that you want to use.`;
      const link = { address: `${prefix}/dashboard`, text: 'Go to the dashboard' };
      return sendPage(ctx, site, 200, leadingPage('Welcome', message, link));
    }
    const typed = { email: form.get('email') ?? '', name: form.get('name') ?? '' };
    return show(ctx, invitation, secret, { ...typed, status: outcome.status, error: outcome.reason });
  };

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
}

/**
 * Whether the organization vouches for the invited e-mail address: it has proved the domain of the address.
 * Without that proof, the address proves nothing, because the link is shown to the member who made the
 * invitation.
 */
const vouching =
  ({ store, now }: Tools) =>
  async ({ orgId, email }: Open): Promise<boolean> => {
    if (email === null) return false;
    const domains = domainsAbove(email.slice(email.indexOf('@') + 1));
    const proofs = await store.primary.ownershipProofs.listOf(orgId, domains);
    return proofs.some((proof) => isProofValid(proof, now()));
  };

/** Makes the person that a form names a member of the organization that sent the invitation. */
function joining(
  { store, attempts, passwords, now, newId }: Tools,
  isVouchedFor: (invitation: Open) => Promise<boolean>,
) {
  return async function join(ctx: Context, invitation: Open, form: URLSearchParams): Promise<Outcome> {
    const at = now();
    const person = readPerson(form, invitation.email);
    if (typeof person === 'string') return refused(person);
    const { email, name, password } = person;
    const judged = judgePassword(password, email);
    const known = await store.primary.users.findByEmail(email);
    const attempt = await attempts.begin(ctx, email, known);
    const isVouched = await isVouchedFor(invitation);
    // The same work and the same message, whether or not the address has an account. A caller who learns it by
    // creating an account has used up the invitation.
    const isRight = await passwords.verify(password, known?.passwordHash ?? null);
    const passwordHash = await passwords.hash(password);
    const holder = holderOf(known, isRight, isVouched && form.get('release') === 'yes');
    if (holder !== 'caller' && !judged.ok) return refused(`The password ${judged.reason}.`);
    if (holder === 'another') return refused('The e-mail address or the password is incorrect.');
    const own = holder === 'caller' ? known : undefined;
    const user = own ?? newUser({ id: newId(), email, name, passwordHash, at, isVouched });
    const membership = {
      invitation,
      user,
      isNew: own === undefined,
      isVouched,
      isReleased: holder === 'released',
    };
    const origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };
    try {
      const joined = await store.transaction((tx) =>
        joinByInvitation(tx, membership, { now: at, newId, origin }),
      );
      if (!joined) return refused('The invitation has just been used.', 409);
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'limit_reached') return refused(cause.message, 409);
      throw cause;
    }
    await attempt.succeeded(ctx, user);
    return { ok: true };
  };
}

/** What a person typed, or what is wrong with it. @param invited the address that the invitation is for, if any */
function readPerson(
  form: URLSearchParams,
  invited: string | null,
): { readonly email: string; readonly name: string; readonly password: string } | string {
  const email = readEmail(form.get('email') ?? '');
  const name = visibleText(form.get('name') ?? '') ?? '';
  if (email === null) return 'Enter a valid e-mail address.';
  if (invited !== null && invited !== email) return 'This invitation is for another e-mail address.';
  if (name === '' || name.length > MAX_NAME || NO_NAME.test(name))
    return 'Enter your name, with at most 200 characters and without control characters.';
  return { email, name, password: form.get('password') ?? '' };
}

/**
 * Who has the account of an address: nobody, the caller, or another person. `released`: another person, who has never
 * proved that the address is theirs and loses it.
 */
function holderOf(
  known: User | undefined,
  isRight: boolean,
  mayRelease: boolean,
): 'nobody' | 'caller' | 'another' | 'released' {
  if (known === undefined) return 'nobody';
  if (isRight && known.disabledAt === null) return 'caller';
  return mayRelease && known.emailVerifiedAt === null ? 'released' : 'another';
}

const newUser = ({
  id,
  email,
  name,
  passwordHash,
  at,
  isVouched,
}: Pick<User, 'id' | 'email' | 'name' | 'passwordHash'> & {
  readonly at: Date;
  readonly isVouched: boolean;
}): User => ({
  id,
  email,
  name,
  passwordHash,
  createdAt: at,
  disabledAt: null,
  emailVerifiedAt: isVouched ? at : null,
});
