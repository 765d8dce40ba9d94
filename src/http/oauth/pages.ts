import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { foreign, ON_PAGES } from '../../../web/components/foreign.ts';
import { type Html, html, NO_HTML } from '../../../web/html.ts';
import type { Island } from '../../../web/islands.ts';
import { pageText, type Site } from '../../../web/shell.ts';
import { ApiError } from '../../domain/errors.ts';
import { FRESH_MS } from '../../domain/members/browser-session.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '../../domain/members/credentials.ts';
import { MINUTE_MS } from '../../domain/text/instant.ts';
import { isSameSecret } from '../same-secret.ts';
import { OWN_SCRIPTS } from '../sent-pages.ts';

type Form = {
  action: string;
  token: string;
  error?: string | undefined;
  /** The provider of a company at which the person may sign in instead. */
  elsewhere?: { host: string; address: string } | undefined;
  passkey?: PasskeyOffer | undefined;
};

const companyLink = (elsewhere: Form['elsewhere']): Html =>
  elsewhere === undefined
    ? NO_HTML
    : html`<p><a href=${elsewhere.address}>Use your company's sign-in at ${foreign(elsewhere.host)}</a></p>`;

/** What the script of a page needs to ask the browser for a passkey. */
export type PasskeyOffer = {
  readonly kind: 'sign-in' | 'confirm' | 'add';
  readonly options: object;
  /** Time that is left to answer. */
  readonly leftMs: number;
};

const PASSKEY_BUTTONS: Readonly<Record<PasskeyOffer['kind'], string>> = {
  'sign-in': 'Sign in with a passkey',
  confirm: 'Confirm with a passkey',
  add: 'Make the passkey',
};

/** The script of the page writes the button in the place of the text, and the answer of the browser into the field. */
const passkeyForm = (
  { action, token }: Pick<Form, 'action' | 'token'>,
  { kind, options, leftMs }: PasskeyOffer,
  { fields = NO_HTML, instead }: { fields?: Html; instead: string },
): Html => html`<form method="post" action=${action} data-passkey=${kind} data-options=${JSON.stringify(options)} data-left=${String(leftMs)} data-button=${PASSKEY_BUTTONS[kind]}>
${hidden(token)}
<input type="hidden" name="passkey" value="" />
${fields}<p data-line>Passkeys need a script of this page, and this browser has run none. ${instead}</p>
</form>`;

const passkeyBelow = (form: Pick<Form, 'action' | 'token' | 'passkey'>): Html =>
  form.passkey === undefined
    ? NO_HTML
    : passkeyForm(form, form.passkey, {
        instead: 'Use another way here, or open this page in a browser that runs scripts.',
      });

const hidden = (token: string) => html`<input type="hidden" name="token" value=${token} />`;
const complaint = (error: string | undefined): Html =>
  error === undefined ? NO_HTML : html`<p class="error" role="alert">${error}</p>`;

export const signInPage = ({
  action,
  token,
  error,
  elsewhere,
  passkey,
  email,
  client,
}: Form & { email: string; client: string }) =>
  page(
    'Sign in',
    html`<p>to continue to ${foreign(client)}</p>
${complaint(error)}
<form method="post" action=${action}>
${hidden(token)}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username webauthn" required value=${email} />
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required />
<button type="submit">Sign in</button>
</form>
${passkeyBelow({ action, token, passkey })}${companyLink(elsewhere)}`,
    islandsOf(passkey),
  );

/** For a person who is signed in, and is about to do what a stolen session must not do. */
export const confirmPage = ({
  action,
  token,
  error,
  elsewhere,
  passkey,
  act,
  hasPassword,
  name,
  email,
}: Form & { act: string; hasPassword: boolean; name: string; email: string }) =>
  page(
    'Confirm that it is you',
    html`<p>You are signed in as <strong>${foreign(name)}</strong> (${foreign(email)}). ${hasPassword ? 'Enter your password' : 'Use one of these ways'} to ${act}. You are not asked again for ${String(FRESH_MS / MINUTE_MS)} minutes.</p>
${complaint(error)}
${hasPassword ? confirmForm({ action, token, email }) : NO_HTML}${passkeyBelow({ action, token, passkey })}${companyLink(elsewhere)}`,
    islandsOf(passkey),
  );

const confirmForm = ({ action, token, email }: Pick<Form, 'action' | 'token'> & { email: string }): Html =>
  html`<form method="post" action=${action}>
${hidden(token)}
<input type="hidden" name="email" autocomplete="username" value=${email} />
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required />
<button type="submit">Continue</button>
</form>
`;

type Consent = Form & {
  client: string;
  redirectHost: string;
  /** What the client will be able to do, in words. */
  abilities: readonly string[];
  mayRenew: boolean;
  name: string;
};

export const consentPage = ({ action, token, client, redirectHost, abilities, mayRenew, name }: Consent) =>
  page(
    'Allow access?',
    html`<p><strong>${foreign(client)}</strong>, which continues at ${foreign(redirectHost)}, asks to act for ${foreign(name)}. It will be able to:</p>
<ul><li>See your identifier here, your organizations and your role in each</li>
${abilities.map((ability) => html`<li>${ability}</li>`)}</ul>
<p>It can do nothing else, and never more than you may do yourself. ${mayRenew ? 'This access ends when you sign out everywhere on your account page, or 30 days after its last use.' : 'This access ends after 15 minutes.'}</p>
<p>The program chose its name; this registry does not check it. Allow only what you started yourself.</p>
<form method="post" action=${action}>
${hidden(token)}
<button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny" class="plain">Do not allow</button>
</form>`,
  );

const RELEASE = html`<label class="check"><input type="checkbox" name="release" value="yes" /> Another person registered an account with my address. Close that account and create a new one for me.</label>`;

export const invitationPage = ({
  action,
  token,
  error,
  organization,
  role,
  canRelease,
  email,
  name,
}: Form & { organization: string; role: string; canRelease: boolean; email: string; name: string }) =>
  page(
    `Join ${organization}`,
    html`<p>You are invited to join ${foreign(organization)} as ${role}. If you already have an account here, enter its e-mail address and password. Otherwise an account is created with what you enter.</p>
${complaint(error)}
<form method="post" action=${action}>
${hidden(token)}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required value=${email} />
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" required maxlength="200" value=${name} />
<label for="password">Password (${String(MIN_PASSWORD)} to ${String(MAX_PASSWORD)} characters)</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${String(MIN_PASSWORD)}" />
${canRelease ? RELEASE : NO_HTML}
<button type="submit">Join</button>
</form>`,
  );

const CURRENT = html`<label for="current">Current password</label>
<input id="current" name="current" type="password" autocomplete="current-password" required />
`;

type Account = { action: string; token: string; error?: string | undefined; done?: string | undefined };

export const accountPage = ({
  action,
  token,
  error,
  done,
  hasPassword,
  name,
  email,
}: Account & { hasPassword: boolean; name: string; email: string }) =>
  page(
    'Your account',
    html`<p>You are signed in as <strong>${foreign(name)}</strong> (${foreign(email)}).</p>
${complaint(error)}
${done === undefined ? NO_HTML : html`<p role="status">${done}</p>`}
<form method="post" action=${action}>
${hidden(token)}
<input type="hidden" name="username" autocomplete="username" value=${email} />
${hasPassword ? CURRENT : NO_HTML}<label for="new">New password (${String(MIN_PASSWORD)} to ${String(MAX_PASSWORD)} characters)</label>
<input id="new" name="new" type="password" autocomplete="new-password" required minlength="${String(MIN_PASSWORD)}" />
<p>Changing it signs you out everywhere else, and ends what programs may do for you.</p>
<button type="submit" name="do" value="password">${hasPassword ? 'Change' : 'Set'} the password</button>
</form>
<form method="post" action=${action}>
${hidden(token)}
<button type="submit" name="do" value="sign_out">Sign out here</button>
<button type="submit" name="do" value="sign_out_everywhere" class="plain">Sign out everywhere, and end what programs may do for you</button>
</form>`,
  );

export const addPasskeyPage = ({ action, token, error, passkey, name }: AddPasskey) =>
  page(
    'Add a passkey',
    html`<p>A passkey is a key on this device, on a security key or in your password manager. It signs you in here instead of a password, and on no other site.</p>
${complaint(error)}
${passkeyForm({ action, token }, passkey, {
  fields: html`<label for="name">Name, by which you recognize it</label>
<input id="name" name="name" autocomplete="off" required maxlength="${String(MOST_NAME)}" value=${name} />
`,
  instead: 'Open this page in a browser that runs scripts.',
})}`,
    islandsOf(passkey),
  );

type AddPasskey = Pick<Form, 'action' | 'token' | 'error'> & { passkey: PasskeyOffer; name: string };
/** As the contract has it for a new name. */
export const MOST_NAME = 100;

/** A message with the way on. */
export const leadingPage = (title: string, message: string, link: { address: string; text: string }) =>
  page(
    title,
    html`<p role="status">${foreign(message, ON_PAGES)}</p><p><a href=${link.address}>${link.text}</a></p>`,
  );

export const messagePage = (title: string, message: string) =>
  page(title, html`<p>${foreign(message, ON_PAGES)}</p>`);

/** What a page of its own shows below its heading. */
export type OwnPage = {
  readonly title: string;
  readonly content: Html;
  readonly islands?: readonly Island[];
};

const page = (title: string, content: Html, islands: readonly Island[] = []): OwnPage => ({
  title,
  content,
  islands,
});

const islandsOf = (passkey: PasskeyOffer | undefined): readonly Island[] =>
  passkey === undefined ? [] : ['passkey'];

/** Anti-forgery tokens, which only our own pages contain: a form from another site lacks them. */
export function formTokens(secrets: () => readonly string[]) {
  const tokenOf = (about: string, secret: string) =>
    createHmac('sha256', secret).update(`form ${about}`).digest('base64url');
  return {
    make: (about: string): string => tokenOf(about, secrets()[0] ?? ''),
    /** @throws {ApiError} forbidden */
    check(form: URLSearchParams, about: string): void {
      const given = form.get('token') ?? '';
      const isOurs = secrets().some((secret) => isSameSecret(given, tokenOf(about, secret)));
      if (!isOurs) {
        throw new ApiError('forbidden', 'The form is not one of ours, or too old. Open the page again.');
      }
    },
  };
}

/**
 * Sends a page that belongs to its reader. It must not be embedded, framed or cached. Its forms may be sent to us only,
 * and redirected from there to `formTargets`.
 */
export function sendPage(
  ctx: Context,
  site: Site,
  status: number,
  { title, content, islands = [] }: OwnPage,
  formTargets: readonly string[] = [],
): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      ["form-action 'self'", ...formTargets].join(' '),
      ...(islands.length === 0 ? [] : [OWN_SCRIPTS]),
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  });
  ctx.body = pageText(site, {
    title,
    description: title,
    section: 'account',
    narrow: true,
    islands,
    content: html`<h1>${foreign(title, ON_PAGES)}</h1>${content}`,
  });
}
