import { expect } from 'chai';
import type { Browser, Locator, Page } from 'playwright-core';
import { type Crawling, FILE, startCrawling } from '../../jobs/brands/crawling.ts';
import { focusSettled, startChromium } from '../../support/chromium.ts';
import { engines } from '../../support/databases.ts';
import { organization } from '../members/world.ts';
import { PASSWORD, person } from '../oauth/world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

/** No page has so many places that the Tab key reaches. */
const MOST_TABS = 200;

/** Uses a page with the keys of a keyboard alone. */
function handsOn(page: Page) {
  const isFocused = async (target: Locator): Promise<boolean> =>
    (await target.and(page.locator(':focus')).count()) > 0;
  const reach = async (target: Locator): Promise<void> => {
    for (let tabs = 0; !(await isFocused(target)); tabs += 1) {
      if (tabs === MOST_TABS)
        throw new Error(`the Tab key does not reach ${String(target)} on ${page.url()}`);
      await page.keyboard.press('Tab');
    }
  };
  const press = async (target: Locator): Promise<void> => {
    await reach(target);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await focusSettled(page);
  };
  return {
    /** Presses what answers without another page. */
    key: async (target: Locator) => {
      await target.waitFor();
      await reach(target);
      await page.keyboard.press('Enter');
    },
    type: async (label: string, text: string) => {
      await reach(page.getByLabel(label, { exact: true }));
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    button: (name: string | RegExp) => press(page.getByRole('button', { name }).first()),
    link: (name: string | RegExp) => press(page.getByRole('main').getByRole('link', { name })),
  };
}

const operatorFile = (domain: string, agent: string) => ({
  id: 'news',
  names: [{ en: 'News' }],
  url: `https://${domain}`,
  agents: [{ type: 'sales', url: agent, id: 'sales' }],
  properties: [{ type: 'website', identifier: domain, relationship: 'owned' }],
});

describe('a publisher from zero', () => {
  let world: Crawling;
  let browser: Browser;
  before(async () => {
    world = await startCrawling(engine);
    const { id } = await organization(world, 'Morning News');
    await person(world, 'ann', { orgId: id, role: 'owner' });
    browser = await startChromium();
  });
  after(async () => {
    await browser?.close();
    await world.drop();
  });

  for (const javaScriptEnabled of [true, false])
    it(`builds a file, mends it, publishes it, proves the domain, is seen and has a sale explained, with the keyboard alone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const domain = javaScriptEnabled ? 'morning-news.example' : 'evening-news.example';
      const agent = `https://sales.${domain}`;
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        javaScriptEnabled,
      });
      const page = await context.newPage();
      const trouble: string[] = [];
      page.on('console', (message) => trouble.push(message.text()));
      const hands = handsOn(page);
      const text = () => page.locator('#document').inputValue();
      const main = () => page.innerText('main');

      await page.goto(`${world.baseUrl}/adagents`);
      await hands.type('Domain', domain);
      await hands.button('Start a new file');
      await hands.button('Add: authorized agent');
      // The button leads to the first field of the agent.
      await page.keyboard.type(`http://sales.${domain}`);
      await hands.type('Authorized for', 'All pages');
      await hands.type('Property IDs', 'main_site');
      await hands.button('Write into the text and check');
      expect(await main()).contain('must use https');
      await hands.button(/^Apply this mend/);
      expect(await text()).contain(`"${agent}"`);
      await hands.button(/^Undo: mend/);
      expect(await text()).contain(`"http://sales.${domain}"`);
      await hands.button(/^Apply this mend/);
      expect(await main()).contain('0 errors, 0 warnings');
      if (javaScriptEnabled) {
        await page.locator('#document').fill((await text()).replace('https://sales', 'http://sales'));
        await hands.key(page.getByRole('button', { name: /^Apply this mend at line/ }));
        await page.getByText('Checked. Errors: 0. Warnings: 0.').waitFor();
        expect(await text()).contain(`"${agent}"`);
      }
      await hands.button(/^Dry run/);
      expect(await main()).contain('1 authorization granted');

      world.sites.put(domain, FILE, { body: await text() });
      await page.goto(`${world.baseUrl}/adagents?domain=${domain}`);
      await hands.button('Check the file');
      expect(await main()).contain('The file was read from');
      await hands.link('prove that it is yours');
      await hands.button('Ask for the value');
      if (await page.locator('#email').isVisible()) {
        await hands.type('E-mail address', 'ann@people.example');
        await hands.type('Password', PASSWORD);
        await Promise.all([page.waitForURL(/\/dashboard\/proofs/), page.keyboard.press('Enter')]);
      }
      await hands.button('Get a value to publish');
      await hands.button(/^Publish it step by step/);
      const nonce = await page.locator('input[name="nonce"]').inputValue();
      const place = new URL(await page.locator('[data-place="http"] code').first().innerText());
      world.sites.put(domain, place.pathname, { body: nonce });
      await hands.button('Check now');
      expect(await page.innerText('#proof-result')).contain('Published');

      await page.goto(`${world.baseUrl}/publishers/${domain}`);
      // Whoever asked for the value waits for this crawl.
      expect(await main())
        .contain('Not crawled yet')
        .contain('The crawl is due from');
      await hands.button('Check now');
      await world.crawl(domain);
      await page.reload();
      expect(await main()).contain(agent);
      await page.goto(`${world.baseUrl}/authorization`);
      await hands.type('Agent', agent);
      await hands.type('Identifier of the property', domain);
      await hands.button('Check');
      // The one thing that is missing, and who mends it.
      expect(await main()).contain('The operator of the agent has to serve one that lists the agent.');
      world.sites.put(domain, '/.well-known/brand.json', operatorFile(domain, agent));
      await world.crawl(domain);
      await page.reload();
      expect(await page.innerText('.decision .message')).match(/^Yes/);
      expect(trouble).deep.equal([]);
      await context.close();
    });
});
