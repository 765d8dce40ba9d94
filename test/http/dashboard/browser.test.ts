import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { dashboardPages } from '../../../web/dashboard/pages.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { startChromium } from '../../support/chromium.ts';
import { engines } from '../../support/databases.ts';
import {
  putAccount,
  putCreative,
  putFailedJob,
  putFailedWebhook,
  putReview,
} from '../../support/moderated.ts';
import { apiKey, organization } from '../members/world.ts';
import { at } from '../moderation/world.ts';
import { PASSWORD, type Person, person } from '../oauth/world.ts';
import { putReceiver } from './world.ts';

const OUTPUT = new URL('../../output/', import.meta.url);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

const looks = [
  { name: 'phone-light', width: 375, height: 812, colorScheme: 'light', rules: null },
  // The structure is the same; what the other colors and columns change is contrast.
  { name: 'phone-dark', width: 375, height: 812, colorScheme: 'dark', rules: ['color-contrast'] },
  { name: 'desktop-light', width: 1280, height: 900, colorScheme: 'light', rules: null },
  { name: 'desktop-dark', width: 1280, height: 900, colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

describe('the dashboard in a browser', () => {
  let app: TestApp;
  let browser: Browser;
  let owner: Person;
  let moderator: Person;
  let reviewed: string;
  before(async () => {
    app = await startTestApp(engine);
    const orgId = (await organization(app, 'Tidewater Ceramics', 'api')).id;
    owner = await person(app, 'ann', { orgId, role: 'owner' });
    await person(app, 'bob', { orgId, role: 'member' });
    moderator = await person(app, 'mia');
    const role = { role: 'operator', at: app.clock.now(), by: 'admin' } as const;
    await app.store.transaction((tx) => tx.users.setOperatorRole(moderator.id, role));
    const key = (await apiKey(app, orgId, 'admin:*')).credential;
    for (const brand_name of ['Ebb', 'Tide'])
      expect((await app.post('/api/brands/save', { domain: 'tide.example', brand_name }, key)).status).equal(
        200,
      );
    const agent = { url: 'https://sales.tide.example/mcp', type: 'sales', name: 'Tide Sales' };
    expect((await app.post('/api/me/agents', agent, key)).status).equal(201);
    for (const path of ['/registry', '/second']) putReceiver(app, 'hooks.example', path);
    const webhook = { url: 'https://hooks.example/registry' };
    expect((await app.post('/api/me/webhooks', webhook, key)).status).equal(201);
    await app.post('/api/me/clients', { name: 'Buying desk' }, key);
    await app.post('/api/me/invitations', { role: 'member', email: 'eve@people.example' }, key);
    reviewed = await putReview(at(app), orgId, 'rnorningtide.example');
    await putAccount(at(app), 'acc_tide');
    await putCreative(at(app), 'cr_boots');
    await putFailedJob(at(app), 'quiet.example');
    await putFailedWebhook(at(app));
    browser = await startChromium();
    mkdirSync(OUTPUT, { recursive: true });
  });
  after(async () => {
    await browser?.close();
    await app.drop();
  });

  const places = (who: Person) =>
    dashboardPages
      .filter(
        ({ needs, menu }) =>
          menu !== undefined && (needs === 'moderator' || needs === 'operator') === (who === moderator),
      )
      .map(({ path }) => path);

  async function signIn(context: BrowserContext, who: Person): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${app.baseUrl}/dashboard`);
    await page.locator('#email').focus();
    await page.keyboard.type(who.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await Promise.all([page.waitForURL(/\/dashboard$/), page.keyboard.press('Enter')]);
    return page;
  }

  async function judge(page: Page, name: string, look: (typeof looks)[number]): Promise<void> {
    await page.screenshot({
      path: fileURLToPath(new URL(`dashboard-${name}-${look.name}.png`, OUTPUT)),
      fullPage: true,
    });
    const wide: number = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide, `${name} is wider than the screen`).most(look.width);
    await page.evaluate(axe);
    const found: string[] = await page.evaluate(
      `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...(look.rules === null ? {} : { runOnly: look.rules }) })}).then(({ violations }) => violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
            .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html).join(' | ')))`,
    );
    expect(found, name).deep.equal([]);
  }

  for (const look of looks)
    it(`is readable and accessible for members and moderators, ${look.name}`, async () => {
      const { width, height, colorScheme } = look;
      for (const who of [owner, moderator]) {
        // The policy of the pages lets no script in, which is for strangers; the checker comes past it.
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme,
          bypassCSP: true,
        });
        const page = await signIn(context, who);
        const further =
          who === moderator
            ? [`/dashboard/review?id=${reviewed}`]
            : ['/dashboard/entry?entity=brand&domain=tide.example&revision=1'];
        for (const path of [...places(who), ...further]) {
          await page.goto(`${app.baseUrl}${path}`);
          await judge(page, path.split('?')[0]?.slice(1).replaceAll('/', '-') ?? '', look);
        }
        await context.close();
      }
    });

  /** Moves with Tab to a control with this name, as somebody without a pointer does. */
  async function tabTo(page: Page, name: string | RegExp): Promise<void> {
    for (let left = 80; left > 0; left -= 1) {
      await page.keyboard.press('Tab');
      const found = String(
        await page.evaluate(`(() => { const at = document.activeElement; const label = at.labels?.[0]?.textContent;
          return (label ?? at.textContent ?? '').trim().replace(/\\s+/g, ' '); })()`),
      );
      if (typeof name === 'string' ? found === name : name.test(found)) return;
    }
    throw new Error(`Tab does not come to ${name} on ${page.url()}`);
  }

  it('lets an owner make a key, revoke it, and start a webhook with the keyboard alone and without scripts', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await signIn(context, owner);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).equal('Skip to content');
    await tabTo(page, 'API keys');
    await Promise.all([page.waitForURL(/\/dashboard\/keys$/), page.keyboard.press('Enter')]);
    await tabTo(page, 'Name');
    await page.keyboard.type('Nightly import');
    await tabTo(page, 'Make the key');
    await Promise.all([page.waitForLoadState('load'), page.keyboard.press('Enter')]);
    await page.getByRole('heading', { name: 'The key is made' }).waitFor();
    expect((await page.getByLabel('Your new API key').inputValue()).length).above(20);
    await tabTo(page, 'To the list of keys');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: 'Nightly import', exact: true }).waitFor();
    await tabTo(page, 'Revoke Nightly import');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Revoke a key' }).waitFor();
    await tabTo(page, 'Revoke the key');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('is revoked').waitFor();
    await tabTo(page, 'Webhooks');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor();
    await tabTo(page, 'Address');
    await page.keyboard.type('https://hooks.example/second');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('The webhook is made').waitFor();
    await context.close();
  });

  it('lets a moderator take a look-alike from the queue to a decision with the keyboard alone', async () => {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(`${app.baseUrl}/dashboard/reviews`);
    await page.getByLabel('E-mail address').fill(moderator.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    await page.getByRole('link', { name: 'Decide rnorningtide.example' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Review of rnorningtide.example' }).waitFor();
    await page.getByLabel('Decision').selectOption('reject');
    await page.getByLabel('Reason').fill('It imitates another name.');
    await page.getByRole('button', { name: 'Save the decision' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('is rejected').waitFor();
    await context.close();
  });
});
