import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { assert } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { FRESH_MS } from '../../../src/domain/members/browser-session.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { startChromium } from '../../support/chromium.ts';
import { engines } from '../../support/databases.ts';
import { PASSWORD, type Person, person } from './world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A device with a fingerprint reader on which the finger lies, or that of somebody else. */
async function plugIn(page: Page): Promise<(isUserVerified: boolean) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // The test says when: the page may offer a passkey where the e-mail address is typed.
      automaticPresenceSimulation: true,
    },
  });
  return async (isUserVerified) => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

async function judge(page: Page): Promise<void> {
  await page.evaluate(axe);
  const found: string[] = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
      .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`,
  );
  assert.deepEqual(found, [], page.url());
}

describe('a passkey in a browser', () => {
  let app: TestApp;
  let browser: Browser;
  let who: Person;
  before(async () => {
    app = await startTestApp(engine);
    const { organization } = await createOrganization(app.store, { name: 'Acme' });
    who = await person(app, 'fingered', { orgId: organization.id, role: 'member' });
    browser = await startChromium();
  });
  after(async () => {
    await browser?.close();
    await app.drop();
  });

  it('is made with a name, signs in, confirms, and says what to do when it is not used', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (line) => {
      if (line.type() === 'error' && line.text().includes('Content Security Policy'))
        refused.push(line.text());
    });
    await page.goto(`${app.baseUrl}/account/passkey`);
    await page.getByLabel('E-mail address').fill(who.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const setFinger = await plugIn(page);
    await page.getByRole('heading', { name: 'Add a passkey' }).waitFor();
    await judge(page);
    await page.getByLabel('Name').fill('Laptop');
    await setFinger(false);
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await page.getByRole('status').getByText('The passkey was not made').waitFor();
    await setFinger(true);
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('“Laptop” is added').waitFor();
    await page.getByRole('link', { name: 'Ways to sign in' }).click();
    await page.getByRole('cell', { name: 'Laptop', exact: true }).waitFor();

    app.clock.advance(FRESH_MS);
    await page.getByRole('link', { name: 'Remove Laptop' }).click();
    await page.getByRole('button', { name: 'Remove the passkey' }).click();
    await page.getByRole('link', { name: 'Confirm that it is you' }).click();
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await judge(page);
    await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await page.getByRole('heading', { name: 'Remove a passkey' }).waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Signed out' }).waitFor();
    // No finger, so that nothing is chosen where the e-mail address is typed.
    await setFinger(false);
    await page.goto(`${app.baseUrl}/dashboard/sessions`);
    const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
    await signIn.waitFor();
    await judge(page);
    await signIn.click();
    await page.getByRole('status').getByText('The passkey was not used').waitFor();
    await setFinger(true);
    await signIn.click();
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    assert.deepEqual(refused, []);
    await context.close();
  });

  it('says without scripts that the page needs one, and leaves the password', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.baseUrl}/dashboard/sign-in`);
    await page.getByText('Passkeys need a script of this page').waitFor();
    await page.getByLabel('E-mail address').fill(who.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor();
    await context.close();
  });
});
