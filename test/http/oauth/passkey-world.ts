import type { TestApp } from '../../support/app.ts';
import { type Authenticator, startAuthenticator } from '../../support/authenticator.ts';
import { type Browser, openBrowser, type Page } from '../../support/browser.ts';
import { originOf, PASSWORD, type Person } from './world.ts';

export const ADD = '/account/passkey';
/** Where a sign-in leads that the tests begin. */
const BACK = '/dashboard/sessions';

type Offer = {
  challenge: string;
  user: { id: string; name: string };
  rp: { id: string };
  rpId: string;
  allowCredentials: { id: string }[];
  excludeCredentials: { id: string }[];
  authenticatorSelection: Record<string, unknown>;
  userVerification: string;
  attestation: string;
};

/** What the script of a page gives to the browser; null for a page without passkeys. */
export function offerOf({ text }: Pick<Page, 'text'>): Offer | null {
  const options = / data-options="([^"]*)"/.exec(text)?.[1];
  return options === undefined ? null : JSON.parse(options.replaceAll('&quot;', '"'));
}

export function offered(page: Pick<Page, 'text'>): Offer {
  const offer = offerOf(page);
  if (offer === null) throw new Error(`no passkey is asked for: ${page.text}`);
  return offer;
}

export const browserOf = (app: TestApp): Browser => openBrowser(originOf(app), app.baseUrl);

/** The sign-in page in a browser, which leads to the list of sessions. */
export const signInPageOf = (browser: Browser): Promise<Page> => browser.go(`/sign-in?return_to=${BACK}`);
export const isIn = (page: Page): boolean => page.text.includes('<title>Sessions');

export async function signedInBrowser(app: TestApp, { email }: Person): Promise<Browser> {
  const browser = browserOf(app);
  await signInPageOf(browser);
  const page = await browser.submit({ email, password: PASSWORD });
  if (!isIn(page)) throw new Error(page.text);
  return browser;
}

/** Adds a passkey in a browser in which the person has just signed in. */
export async function addIn(
  app: TestApp,
  browser: Browser,
  name = 'Laptop',
): Promise<{ authenticator: Authenticator; page: Page }> {
  const authenticator = startAuthenticator(app.baseUrl);
  const passkey = authenticator.create(offered(await browser.go(ADD)));
  return { authenticator, page: await browser.submit({ name, passkey }) };
}

/** A person's browser, and a passkey of the person. */
export async function withPasskey(
  app: TestApp,
  who: Person,
): Promise<{ browser: Browser; authenticator: Authenticator }> {
  const browser = await signedInBrowser(app, who);
  const { authenticator, page } = await addIn(app, browser);
  if (page.status !== 200) throw new Error(page.text);
  return { browser, authenticator };
}
