import type { Context } from 'koa';
import type { Provider } from 'oidc-provider';
import { isTemporaryFailure } from '../../domain/errors.ts';
import { freshActs, isFreshAct } from '../../domain/members/browser-session.ts';
import { hasPassword } from '../../domain/members/credentials.ts';
import { meaningsOf, OWN_PAGES } from '../../domain/members/scopes.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { confirmPage, consentPage, sendPage, signInPage } from './pages.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';
import { isDocumentUrl } from './provider.ts';
import type { Details, SignInTools } from './sign-in.ts';

/** The two pages of a sign-in: the password, and the consent. */
export function signInView(
  { store, provider, tokens, scopesAsked, company, prefix, site }: SignInTools,
  passkeys: PasskeySignIn,
) {
  async function show(
    ctx: Context,
    { uid, prompt, params, session }: Details,
    again: { status?: number; email?: string; error?: string },
  ): Promise<void> {
    const clientId = String(params.client_id);
    const client = await clientOf(clientId);
    const name = nameOf(clientId, client);
    const redirect = URL.parse(String(params.redirect_uri ?? ''));
    const action = `${prefix}/sign-in/${uid}`;
    const elsewhere = company === null ? undefined : { host: company.host, address: `${action}?way=company` };
    const form = { action, token: tokens.make(uid), error: again.error, elsewhere };
    const { status = 200, email = '' } = again;
    if (prompt.name === 'login') {
      const confirmed = await whoConfirms(store, { params, session });
      const passkey = await passkeys.offer(uid, confirmed?.user ?? null);
      const page =
        confirmed === null
          ? signInPage({ ...form, passkey, email, client: name })
          : confirmPage({
              ...form,
              passkey,
              act: confirmed.act,
              hasPassword: hasPassword(confirmed.user),
              name: confirmed.user.name,
              email: confirmed.user.email,
            });
      return sendPage(ctx, site, status, page, targets(redirect));
    }
    const user = await store.primary.users.find(session?.accountId ?? '');
    const page = consentPage({
      ...form,
      client: name,
      redirectHost: redirect === null ? 'its own place' : redirect.host || redirect.protocol,
      abilities: meaningsOf(scopesAsked(params)),
      mayRenew: client?.grantTypeAllowed('refresh_token') ?? false,
      name: user?.name ?? 'you',
    });
    sendPage(ctx, site, 200, page, targets(redirect));
  }

  async function clientOf(id: string): Promise<Client | undefined> {
    try {
      return await provider().Client.find(id);
    } catch (cause) {
      // The page is shown even when the client's metadata document cannot be fetched at the moment, but not when the
      // database cannot tell who the program is.
      if (isTemporaryFailure(cause)) throw cause;
      return undefined;
    }
  }

  return show;
}

/** The person who is asked to prove once more who they are, and what for; null at any other sign-in. */
export async function whoConfirms(
  store: Store,
  { params, session }: Pick<Details, 'params'> & Partial<Pick<Details, 'session'>>,
): Promise<{ act: string; user: User } | null> {
  const { client_id: client, act } = params;
  if (client !== OWN_PAGES || !isFreshAct(act) || session?.accountId === undefined) return null;
  const user = await store.primary.users.find(session.accountId);
  return user === undefined || user.disabledAt !== null ? null : { act: freshActs[act], user };
}

/** The name that a program gave itself. For a client with a metadata document, the host of the document is added. */
function nameOf(id: string, client: Client | undefined): string {
  const name = client?.clientName ?? client?.clientId ?? 'a program';
  return isDocumentUrl(id) ? `${name} (${URL.parse(id)?.host})` : name;
}

type Client = Awaited<ReturnType<Provider['Client']['find']>>;

/**
 * The redirect target after the form is sent; browsers apply `form-action` to redirects after a form too. A
 * target that a policy cannot express, such as an IPv6 address, is allowed by its scheme (CSP level 3 section
 * 2.3.1).
 */
const targets = (redirect: URL | null): string[] => {
  if (redirect === null) return [];
  const isSpelled = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(redirect.origin);
  return [isSpelled ? redirect.origin : redirect.protocol];
};
