import { MAX_PASSWORD, MIN_PASSWORD } from '../../domain/password.ts';
import { type Html, html, page } from './html.ts';

type Form = { action: string; token: string; error?: string | undefined };

const hidden = (token: string) => html`<input type="hidden" name="token" value="${token}">`;
const complaint = (error: string | undefined): Html =>
  error === undefined ? html`` : html`<p class="error" role="alert">${error}</p>`;

export const signInPage = ({
  action,
  token,
  error,
  email,
  client,
}: Form & { email: string; client: string }) =>
  page(
    'Sign in',
    html`<p>to continue to ${client}</p>
${complaint(error)}
<form method="post" action="${action}">
${hidden(token)}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button type="submit">Sign in</button>
</form>`,
  );

export const consentPage = ({
  action,
  token,
  client,
  redirectHost,
  scopes,
  name,
}: Form & { client: string; redirectHost: string; scopes: readonly string[]; name: string }) =>
  page(
    'Allow access?',
    html`<p><strong>${client}</strong>, which continues at ${redirectHost}, asks to act for ${name}:</p>
<ul>${scopes.map((scope) => html`<li>${scope}</li>`)}</ul>
<p>Names of programs are not checked. Allow only what you started yourself.</p>
<form method="post" action="${action}">
${hidden(token)}
<button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny" class="plain">Do not allow</button>
</form>`,
  );

export const invitationPage = ({
  action,
  token,
  error,
  organization,
  role,
  email,
  name,
}: Form & { organization: string; role: string; email: string; name: string }) =>
  page(
    `Join ${organization}`,
    html`<p>You are invited to ${organization} as ${role}. If you have an account here already, give its address and
password; otherwise an account is made with what you enter.</p>
${complaint(error)}
<form method="post" action="${action}">
${hidden(token)}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}">
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" required maxlength="200" value="${name}">
<label for="password">Password (${String(MIN_PASSWORD)} to ${String(MAX_PASSWORD)} characters)</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${String(MIN_PASSWORD)}">
<button type="submit">Join</button>
</form>`,
  );

export const messagePage = (title: string, message: string) => page(title, html`<p>${message}</p>`);
