import type { Context } from 'koa';
import type { Provider } from 'oidc-provider';
import type { Site } from '../../../web/shell.ts';
import { ApiError, isTemporaryFailure } from '../../domain/errors.ts';
import { readEmail } from '../../domain/members/credentials.ts';
import type { Passwords } from '../../infra/passwords.ts';
import { endSession, recordCredentialEvent } from '../../record/members/credentials.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { readForm } from '../reading/own-forms.ts';
import type { CompanySignIn } from './company-sign-in.ts';
import { accountTried, type PasswordAttempts } from './limits.ts';
import { type formTokens, messagePage, sendPage } from './pages.ts';
import { passkeyRefusal, passkeySignIn } from './passkey-sign-in.ts';
import { signInView, whoConfirms } from './sign-in-view.ts';

export type SignInTools = {
  store: Store;
  provider: () => Provider;
  tokens: ReturnType<typeof formTokens>;
  attempts: PasswordAttempts;
  /** The scopes that a request asks for, without those unknown to the resources that it names. */
  scopesAsked: (params: Readonly<Record<string, unknown>>) => readonly string[];
  /** Prefix of the path of every page: the path of the public address. */
  prefix: string;
  site: Site;
  passwords: Passwords;
  /** Sign-ins at the provider of a company; null: there are none. */
  company: CompanySignIn | null;
  now: () => Date;
  newId: () => string;
};

export type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

/**
 * The page on which a person signs in and gives consent. Its cookie ties it to the browser that started the
 * request.
 */
export function signIn(tools: SignInTools) {
  const passkeys = passkeySignIn(tools);
  const { store, provider, tokens, site, company, now } = tools;
  const show = signInView(tools, passkeys);
  const decide = consents(tools, finish);
  const check = passwordCheck(tools);
  const leaveOther = changeOfPerson(tools);
  const note = signInNotes(tools);

  return async function serveSignIn(ctx: Context, uid: string): Promise<void> {
    const details = await open(ctx, uid);
    if (details === null) {
      const message = 'This page has expired. Go back to the program that you came from and start again.';
      sendPage(ctx, site, 400, messagePage('Page expired', message));
      return;
    }
    const isForm = ctx.method !== 'GET' && ctx.method !== 'HEAD';
    if (!isForm && details.prompt.name === 'login' && company?.isFor(ctx) === true)
      return loginElsewhere(ctx, details, company);
    if (!isForm) return show(ctx, details, {});
    const form = await readForm(ctx);
    tokens.check(form, uid);
    if (details.prompt.name === 'login') return login(ctx, details, form);
    return decide(ctx, details, form);
  };

  async function open(ctx: Context, uid: string): Promise<Details | null> {
    try {
      const details = await provider().interactionDetails(ctx.req, ctx.res);
      return details.uid === uid ? details : null;
    } catch (cause) {
      if (isTemporaryFailure(cause)) throw cause;
      return null;
    }
  }

  async function login(ctx: Context, details: Details, form: URLSearchParams): Promise<void> {
    const confirmed = await whoConfirms(store, details);
    const passkey = form.get('passkey') ?? '';
    if (passkey !== '') {
      const use = await passkeys.check(ctx, details.uid, passkey, confirmed?.user ?? null);
      await note(ctx, details, use, { way: 'passkey', ...(use.fault === null ? {} : { fault: use.fault }) });
      if (use.user !== null) return signedIn(ctx, details, use.user);
      return show(ctx, details, { status: 401, error: passkeyRefusal(use.fault ?? 'invalid') });
    }
    const given = confirmed?.user.email ?? form.get('email') ?? '';
    const email = readEmail(given);
    const tried = await check(ctx, email, form.get('password') ?? '');
    await note(ctx, details, tried, { account_sha256: accountTried(email) });
    if (tried.user !== null) return signedIn(ctx, details, tried.user);
    const error = 'The e-mail address or the password is incorrect.';
    return show(ctx, details, { status: 401, email: given, error });
  }

  async function loginElsewhere(ctx: Context, details: Details, door: CompanySignIn): Promise<void> {
    const outcome = await door.serve(ctx, details);
    if (outcome.kind === 'refused') return show(ctx, details, { status: 401, error: outcome.reason });
    if (outcome.kind === 'user') await signedIn(ctx, details, outcome.user);
  }

  async function signedIn(ctx: Context, details: Details, user: User): Promise<void> {
    await leaveOther(ctx, details, user);
    await finish(ctx, { login: { accountId: user.id, ts: Math.floor(now().getTime() / 1000) } });
  }

  async function finish(ctx: Context, result: Parameters<Provider['interactionFinished']>[2]): Promise<void> {
    ctx.respond = false;
    await provider().interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: true });
  }
}

type Tried = { readonly user: User | null; readonly known: User | undefined };

function signInNotes({ store, now, newId }: SignInTools) {
  /** @param detail what else the audit log says; never a secret */
  async function note(
    ctx: Context,
    { params }: Pick<Details, 'params'>,
    { user, known }: Tried,
    detail: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const event = {
      action: 'credential.sign_in',
      actor: user?.id ?? 'anonymous',
      actorName: user?.name ?? 'anonymous',
      subject: known?.id ?? null,
      outcome: user === null ? 'refused' : 'done',
      detail: { client_id: params.client_id, ...detail },
    } as const;
    const origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };
    await store.transaction((tx) => recordCredentialEvent(tx, event, { now: now(), newId, origin }));
  }

  return note;
}

function changeOfPerson({ store, provider, now }: SignInTools) {
  /** A person who signs in as somebody else leaves the session of the one before, who stays signed in elsewhere. */
  async function leaveOther(ctx: Context, { session }: Details, user: User): Promise<void> {
    if (session?.accountId === undefined || session.accountId === user.id) return;
    const { uid: id, accountId: userId } = session;
    // The library would not find the sign-in any more after the end of the session in which it began.
    const interaction = await provider().interactionDetails(ctx.req, ctx.res);
    delete interaction.session;
    await interaction.persist();
    await store.transaction((tx) => endSession(tx, { id, userId }, now()));
  }

  return leaveOther;
}

function passwordCheck({ store, attempts, passwords }: SignInTools) {
  /** @throws {ApiError} rate_limited */
  async function check(ctx: Context, email: string | null, password: string) {
    const known = email === null ? undefined : await store.primary.users.findByEmail(email);
    const attempt = await attempts.begin(ctx, email, known);
    const isRight = await passwords.verify(password, known?.passwordHash ?? null);
    if (!isRight || known === undefined || known.disabledAt !== null) return { user: null, known };
    await attempt.succeeded(ctx, known);
    return { user: known, known };
  }

  return check;
}

function consents(
  { store, provider, now, newId }: SignInTools,
  finish: (ctx: Context, result: Parameters<Provider['interactionFinished']>[2]) => Promise<void>,
) {
  async function decide(ctx: Context, details: Details, form: URLSearchParams): Promise<void> {
    const { session, params, prompt } = details;
    const accountId = session?.accountId;
    if (accountId === undefined) throw new ApiError('forbidden', 'Nobody is signed in.');
    const isAllowed = form.get('decision') === 'allow';
    const clientId = String(params.client_id);
    await store.transaction((tx) =>
      recordCredentialEvent(
        tx,
        {
          action: 'credential.consent',
          actor: accountId,
          subject: clientId,
          outcome: isAllowed ? 'done' : 'refused',
        },
        { now: now(), newId, origin: { address: ctx.ip, requestId: String(ctx.state.requestId) } },
      ),
    );
    if (!isAllowed) {
      return finish(ctx, { error: 'access_denied', error_description: 'The person did not allow it.' });
    }
    const { Grant } = provider();
    const known = details.grantId === undefined ? undefined : await Grant.find(details.grantId);
    const grant = known ?? new Grant({ accountId, clientId });
    const { missingOIDCScope, missingOIDCClaims, missingResourceScopes } = prompt.details as MissingConsent;
    if (missingOIDCScope) grant.addOIDCScope(missingOIDCScope.join(' '));
    if (missingOIDCClaims) grant.addOIDCClaims([...missingOIDCClaims]);
    for (const [resource, scopes] of Object.entries(missingResourceScopes ?? {})) {
      grant.addResourceScope(resource, scopes.join(' '));
    }
    return finish(ctx, { consent: { grantId: await grant.save() } });
  }

  return decide;
}

type MissingConsent = {
  missingOIDCScope?: readonly string[];
  missingOIDCClaims?: readonly string[];
  missingResourceScopes?: Readonly<Record<string, readonly string[]>>;
};
