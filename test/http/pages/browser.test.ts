import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { matcher } from '../../../src/http/explorer/paths.ts';
import { explorerPages } from '../../../web/pages.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { focusSettled, openForChecker, savePicture, shiftOf, startChromium } from '../../support/chromium.ts';
import { engines } from '../../support/databases.ts';
import { pagesThatMove } from '../../support/in-pieces.ts';
import { append } from '../feed/world.ts';
import { authorizeUrl, newVerifier, PASSWORD, person, register } from '../oauth/world.ts';
import { invite } from './invited.ts';

const OUTPUT = new URL('../../output/', import.meta.url);
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

/** One of each kind of page. */
const kinds = {
  front: '/',
  search: '/?q=nothing%20of%20the%20kind',
  found: '/?q=tide',
  brands: '/brands?search=tide&source=community&sort=-updated',
  brand: '/brands/tide.example',
  publishers: '/publishers?file_status=unreachable&sort=-properties',
  publisher: '/publishers/tide.example',
  'unknown-publisher': '/publishers/nobody.example',
  agents: '/agents?type=sales',
  'unknown-agent': '/agents/https%3A%2F%2Fnobody.example',
  authorization: '/authorization',
  compared: '/brands/tide.example?from=1&to=2',
  product:
    '/authorization?agent=https%3A%2F%2Fsales.example&selectors=%5B%7B%22publisher_domain%22%3A%22tide.example%22%2C%22selection_type%22%3A%22all%22%7D%5D',
  decision: '/authorization?agent=https%3A%2F%2Fsales.example&type=domain&value=tide.example&country=DE',
  stats: '/stats',
  tool: '/adagents?domain=tide.example',
  'brand-tool': '/brand-json',
  proof: '/proof/tide.example',
  feed: '/feed?types=agent.*',
  api: '/docs',
  guide: '/docs/guides/publisher',
  'long-guide': '/docs/guides/adapter',
  'api-subject': '/docs/api/crawl',
  webhooks: '/docs/webhooks',
  'ad-server': '/docs/ad-server',
  tasks: '/docs/tasks',
  task: '/docs/tasks/log_event',
  errors: '/docs/errors',
  schema: '/schemas/v3/core/account-ref.json',
  'schema-index': '/schemas/v3/index.json',
  missing: '/nowhere',
} as const;
/** Pages of the explorer that the list above does not open come with an entry, so that none is left out. */
const find = matcher(explorerPages);
const opened = new Set(Object.values(kinds).map((path) => find(path.split('?')[0] ?? '')?.page));
const others = explorerPages
  .filter((page) => !opened.has(page) && !/\.\w+$/.test(page.path))
  .filter(({ path }) => path !== '/feed/{event_id}')
  .map(({ path }): [string, string] => [
    path.replaceAll(/[^a-z]+/g, '-'),
    path.replace(/\{\w+\*?\}/, 'tide.example'),
  ]);
const addresses: Record<string, string> = { ...kinds, ...Object.fromEntries(others) };
/** Pages of what is not there. */
const ABSENT: readonly string[] = ['missing', 'unknown-publisher', 'unknown-agent', 'expired-sign-in'];

/**
 * One scheme at each width: a scheme changes no more than the values of tokens, and a width none of the colors
 * (`test/web/style.test.ts`), so a contrast that fails in a scheme fails at each width.
 */
const looks = [
  { name: 'phone', width: 375, height: 812, colorScheme: 'light' },
  { name: 'desktop', width: 1280, height: 900, colorScheme: 'dark' },
] as const;
type Look = (typeof looks)[number];
/** What is opened at one width only is seen in the other scheme too. The structure is the same; contrast is not. */
const OTHER_SCHEME = { light: 'dark', dark: 'light' } as const;
/** What lists, tables and references of operations repeat is made alike: the checker takes seconds for hundreds. */
const REPEATED = ':is(li, tr, dt, dd, section):nth-of-type(n + 9)';
const JUDGED = { exclude: [REPEATED] };
/** The checker takes seconds to pass over hundreds, too. */
const WITHOUT_REPEATED = `document.querySelectorAll('${REPEATED}').forEach((element) => element.remove())`;

describe('pages in a browser', () => {
  let app: TestApp;
  let browser: Browser;
  let origin: string;
  let clientId: string;
  let invitation: string;
  before(async () => {
    app = await startTestApp(engine);
    origin = `http://127.0.0.1:${app.address?.port}`;
    const member = await app.member();
    const brand_manifest = { description: 'News by the sea.', colors: [{ hex: '#0b5d57', type: 'primary' }] };
    const brand = { domain: 'tide.example', brand_manifest };
    for (const brand_name of ['Ebb', 'Tide'])
      expect((await app.post('/api/brands/save', { ...brand, brand_name }, member)).status).equal(200);
    const property = {
      type: 'website',
      name: 'Tide',
      identifiers: [{ type: 'domain', value: 'tide.example' }],
    };
    const publisher = { publisher_domain: 'tide.example', properties: [property] };
    expect((await app.post('/api/properties/save', publisher, member)).status).equal(200);
    const [event] = await append(app, { eventType: 'publisher.adagents_changed' });
    addresses['one-change'] = `/feed/${event?.eventId}`;
    await person(app, 'ann');
    clientId = await register(app);
    invitation = await invite(app);
    browser = await startChromium();
    mkdirSync(OUTPUT, { recursive: true });
  });
  after(async () => {
    await browser?.close();
    await app.drop();
  });

  const open = (context: BrowserContext, kind: string) => openAt(context, addresses[kind] ?? '/');

  /** A page whose requests and complaints are noted. */
  async function openAt(
    context: BrowserContext,
    path: string,
    at = origin,
  ): Promise<{ page: Page; trouble: string[] }> {
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on('console', (message) => trouble.push(message.text()));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${at}/`)) trouble.push(request.url());
    });
    await page.goto(at + path, { waitUntil: 'load' });
    return { page, trouble };
  }

  /**
   * Looks at an open page with the checker, at its width and in the scheme of that or in both, and at what it asked for.
   * What repeats is gone afterwards where that is the last look.
   */
  async function judge(
    page: Page,
    trouble: readonly string[],
    kind: string,
    look: Look,
    { isLast = false, isOnly = false }: { isLast?: boolean; isOnly?: boolean } = {},
  ): Promise<void> {
    const { name, width, colorScheme: own } = look;
    await savePicture(page, { path: fileURLToPath(new URL(`page-${kind}-${name}.png`, OUTPUT)) });
    const wide: number = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide, `${kind} is wider than the screen`).most(width);
    const { sum, what } = await shiftOf(page);
    expect(sum, `${kind}: what moved while it loaded: ${what.join(', ')}`).below(0.005);
    if (isLast) await page.evaluate(WITHOUT_REPEATED);
    for (const colorScheme of isOnly ? [own, OTHER_SCHEME[own]] : [own]) {
      const options = colorScheme === own ? {} : { runOnly: ['color-contrast'] };
      await page.emulateMedia({ colorScheme });
      const found: string[] = await page.evaluate(
        `axe.run(${JSON.stringify(JUDGED)}, ${JSON.stringify({ resultTypes: ['violations'], ...options })}).then(({ violations }) => violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
            .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html).join(' | ')))`,
      );
      expect(found, `${kind}, ${colorScheme}`).deep.equal([]);
    }
    // What comes next is seen as it was opened.
    await page.emulateMedia({ colorScheme: 'light' });
    const complaints = trouble.filter((line) => !ABSENT.includes(kind) || !/40[04]/.test(line));
    expect(complaints, kind).deep.equal([]);
  }

  for (const look of looks)
    it(`are readable and accessible, ${look.name}`, async () => {
      const { width, height } = look;
      const context = await openForChecker(browser, { viewport: { width, height } });
      for (const kind of Object.keys(addresses)) {
        const { page, trouble } = await open(context, kind);
        await judge(page, trouble, kind, look, { isLast: true });
        await page.close();
      }
      await context.close();
    });

  it('stay where they are while the rest of them arrives, at both widths', async () => {
    const context = await browser.newContext();
    for (const { name, ...size } of looks)
      expect(
        await pagesThatMove(context, origin, Object.values(addresses), { size, most: 0.005 }),
        name,
      ).deep.equal([]);
    await context.close();
  });

  for (const look of looks)
    it(`for members are readable and accessible, and used with the keyboard alone, ${look.name}`, async () => {
      const { width, height } = look;
      const context = await openForChecker(browser, {
        viewport: { width, height },
        javaScriptEnabled: true,
      });
      // Sign-ins lead to the public address.
      const own = app.baseUrl;
      const { page, trouble } = await openAt(context, invitation, own);
      await judge(page, trouble, 'invitation', look);
      await page.goto(`${own}/sign-in/nothing`);
      await judge(page, trouble, 'expired-sign-in', look);
      trouble.length = 0;
      await page.goto(`${own}/account`);
      await judge(page, trouble, 'sign-in', look);
      await page.locator('#email').focus();
      await page.keyboard.type('ann@people.example');
      await page.keyboard.press('Tab');
      await page.keyboard.type('wrong words');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      trouble.length = 0;
      await judge(page, trouble, 'refused-sign-in', look);
      await page.locator('#password').focus();
      await page.keyboard.type(PASSWORD);
      await Promise.all([page.waitForURL(/\/account$/), page.keyboard.press('Enter')]);
      await judge(page, trouble, 'account', look);
      await page.goto(own + authorizeUrl(clientId, newVerifier()));
      expect(await page.title()).match(/^Allow access\?/);
      await judge(page, trouble, 'consent', look);
      await context.close();
    });

  it('are used with the keyboard alone, and without scripts', async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      javaScriptEnabled: true,
    });
    const { page, trouble } = await open(context, 'front');
    const focused = () =>
      page.evaluate(`(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
        return [document.activeElement.textContent.trim() || document.activeElement.id, outlineStyle, outlineWidth];
      })()`);
    const order: unknown[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const [text, style, width] = (await focused()) as string[];
      order.push(text);
      expect([style, width], String(text)).deep.equal(['solid', '3px']);
    }
    expect(order.slice(0, 1)).deep.equal(['Skip to content']);
    expect(order.slice(2)).deep.equal([
      'Brands',
      'Publishers',
      'Agents',
      'Authorization',
      'Changes',
      'Statistics',
      'Check',
      'Docs',
      'Dashboard',
      'q',
    ]);
    await page.keyboard.type('<b>no such thing</b>');
    await Promise.all([page.waitForURL((url) => url.searchParams.has('q')), page.keyboard.press('Enter')]);
    expect(await page.innerText('main > [role=status]')).contain('“<b>no such thing</b>”');
    expect(await page.locator('main b').count()).equal(0);
    expect(trouble).deep.equal([]);
    await context.close();
  });

  it('print without navigation, unfolded, with addresses, unbroken findings and light colors', async () => {
    const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: true });
    const { page, trouble } = await openAt(context, '/adagents');
    await page.getByLabel('Text of the file').fill('{"authorized_agents": 7}');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page
      .getByText(/^Line 1, column/)
      .first()
      .waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const style = (selector: string, property: string, pseudo = '') =>
      page.evaluate(
        `getComputedStyle(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify(pseudo)}).getPropertyValue(${JSON.stringify(property)})`,
      );
    expect(await style('.findings > li', 'break-inside')).equal('avoid');
    expect(await style('body', 'background-color')).equal('rgb(255, 255, 255)');
    expect(await style('body', 'color')).equal('rgb(26, 33, 48)');
    await page.goto(`${origin}/docs/api/lookups`);
    for (const hidden of ['header', 'footer', 'main nav', '.skip'])
      expect(await style(hidden, 'display'), hidden).equal('none');
    expect(await page.locator('details:not([open])').count()).above(0);
    const folded: number = await page.evaluate(
      `[...document.querySelectorAll('details:not([open])')].filter((one) => one.getBoundingClientRect().height <= one.querySelector('summary').getBoundingClientRect().height + 4).length`,
    );
    expect(folded, 'details that stay folded').equal(0);
    expect(await style('main p a[href^="/"]', 'content', '::after')).contain('(');
    expect(trouble).deep.equal([]);
    await context.close();
  });

  it('do every job of the explorer without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const { page, trouble } = await open(context, 'front');
    await page.getByLabel('Search brands').fill('tide');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Tide', exact: true }).first().click();
    await page.waitForURL('**/brands/tide.example');
    await page.getByRole('button', { name: 'Show differences' }).click();
    await page.getByText('From revision 1 to revision 2').waitFor();
    await page.goto(`${origin}/feed`);
    expect(await page.locator('.live').isVisible(), 'no place without its script').equal(false);
    await page.getByLabel('About').selectOption('agent.*');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.waitForURL('**/feed?types=agent.*');
    await page.goto(`${origin}/authorization`);
    await page.getByLabel('Agent', { exact: true }).fill('https://sales.example');
    await page.getByLabel('Identifier of the property').fill('tide.example');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('heading', { name: 'Decision' }).waitFor();
    await page.goto(`${origin}/adagents`);
    await page.getByLabel('Text of the file').fill('{"authorized_agents": 7}');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page
      .getByText(/^Line 1, column \d+$/)
      .first()
      .waitFor();
    expect(trouble).deep.equal([]);
    await context.close();
  });

  it('show changes of one entry as they come, and count them while they are paused or others are read', async () => {
    const AGENT = 'https://live.example';
    const about = (eventType: string, agent_url = AGENT) =>
      append(app, { eventType, payload: { agent_url } });
    await about('agent.discovered');
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { page, trouble } = await openAt(
      context,
      `/feed?types=agent.*&entity=${encodeURIComponent(AGENT)}`,
    );
    const rows = page.locator('ol.changes > li.new');
    const rowOf = (event: { eventId: string } | undefined) => page.locator(`[id="${event?.eventId}"]`);
    await page.getByText('Live: new changes appear here.').waitFor();
    const [first] = await about('agent.discovered');
    await rows.first().waitFor();
    expect(await rows.first().getAttribute('id')).equal(first?.eventId);
    const granted = { publisher_domain: 'a.example', agent_url: AGENT, agent_url_canonical: AGENT };
    await append(app, { eventType: 'authorization.granted', payload: granted });
    await about('agent.discovered', 'https://other.example');
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Paused/).waitFor();
    const [missed] = await about('agent.discovered');
    await page.getByRole('button', { name: 'Show 1 new' }).waitFor();
    expect(await rows.count(), 'nothing is drawn while it is paused').equal(1);
    await page.keyboard.press('Enter');
    await rowOf(missed).waitFor();
    expect(await rows.count(), 'the filters of the page hold for what comes').equal(2);
    await rows.first().getByRole('link').first().focus();
    const [unseen] = await about('agent.discovered');
    const more = page.getByRole('button', { name: 'Show 1 new' });
    await more.waitFor();
    expect(await rows.count(), 'nothing moves away what has the focus').equal(2);
    await more.focus();
    await page.keyboard.press('Enter');
    await rowOf(unseen).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).equal('Pause');
    expect(trouble).deep.equal([]);
    await context.close();
  });

  it('keep free the place of a logo that comes late', async () => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
    const late = Promise.withResolvers<void>();
    await context.route('**/icon.svg', async (route) => {
      await late.promise;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'domcontentloaded' });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    late.resolve();
    await page.waitForLoadState('load');
    await page.locator('.brand img').evaluate((image: HTMLImageElement) => image.decode());
    expect((await shiftOf(page)).sum).equal(0);
    await context.close();
  });

  it('say beside a moment how long ago it was, where scripts run, and move nothing by it', async () => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
    const { page, trouble } = await openAt(context, '/brands/tide.example');
    const time = page.locator('dd time, td time').first();
    await page.locator('time[data-ago]').first().waitFor({ state: 'attached' });
    expect(await time.textContent()).match(/^\d+ \w+ \d{4}, \d\d:\d\d UTC$/);
    expect(await time.getAttribute('data-ago')).match(/^just now$|^\d+ \w+ ago$|^in \d+ \w+$/);
    expect((await shiftOf(page)).sum).equal(0);
    expect(trouble).deep.equal([]);
    await context.close();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const { page: unscripted } = await openAt(plain, '/brands/tide.example');
    expect(await unscripted.locator('time[data-ago]').count()).equal(0);
    await plain.close();
  });

  it('suggest entries while somebody types, chosen with the keyboard or the pointer', async () => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
    const { page, trouble } = await open(context, 'front');
    const field = page.locator('#q');
    const options = page.getByRole('option');
    const expanded = () => field.getAttribute('aria-expanded');
    await field.pressSequentially('tid');
    await options.first().waitFor();
    expect(await options.allInnerTexts()).deep.equal([
      'Tide tide.example',
      'Acme tide.example',
      'Tide tide.example',
    ]);
    expect(await page.getByRole('status').innerText()).equal('3 suggestions');
    expect(await field.getAttribute('aria-activedescendant')).equal(null);
    await page.keyboard.press('ArrowUp');
    expect(await field.getAttribute('aria-activedescendant')).equal('suggestions-2');
    await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).equal(null);
    await page.keyboard.press('Escape');
    expect([await expanded(), await field.inputValue()]).deep.equal(['false', 'tid']);
    await page.keyboard.press('ArrowDown');
    expect([await expanded(), await page.getByRole('option', { selected: true }).count()]).deep.equal([
      'true',
      1,
    ]);
    await Promise.all([page.waitForURL(`${origin}/brands/tide.example`), page.keyboard.press('Enter')]);
    await page.goBack();
    await field.fill('');
    await field.pressSequentially('nothing of the kind');
    await page.getByText('No suggestions').waitFor({ state: 'attached' });
    expect(await expanded()).equal('false');
    await field.fill('');
    await field.pressSequentially('tide.ex');
    await Promise.all([page.waitForURL(/\/publishers\/tide\.example/), options.nth(1).click()]);
    expect(trouble).deep.equal([]);
    await context.close();
  });

  for (const javaScriptEnabled of [true, false])
    it(`build a file, check it and compare it, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const look = looks[javaScriptEnabled ? 1 : 0];
      const { width, height } = look;
      const options = { viewport: { width, height }, javaScriptEnabled };
      const context = await (javaScriptEnabled
        ? openForChecker(browser, options)
        : browser.newContext(options));
      const { page, trouble } = await openAt(context, '/adagents');
      const press = async (name: string | RegExp) => {
        const button = page.getByRole('button', { name }).first();
        await button.focus();
        await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
        await focusSettled(page);
      };
      const text = () => page.locator('#document').inputValue();
      if (javaScriptEnabled) {
        // Findings with their mends, one of which writes a long text.
        const file = {
          authorized_agents: [{ url: `http://sales.example/${'x'.repeat(300)}`, countries: ['ca'] }],
          contact: null,
        };
        await page.locator('#document').fill(JSON.stringify(file, null, 2));
        await press('Check the file');
        await judge(page, trouble, 'checked', look, { isOnly: true });
        await page.goto(`${origin}/adagents`);
        await page.getByRole('button', { name: 'Discard the draft' }).click();
        await page.goto(`${origin}/adagents`);
      }
      await page.locator('#domain').fill('newcomer.example');
      await press('Start a new file');
      await press('Add: authorized agent');
      expect(JSON.parse(await text()).authorized_agents).length(1);
      if (javaScriptEnabled) await judge(page, trouble, 'builder-agent', look, { isOnly: true });
      // The button has led to the agent, and the focus is in its first field.
      await page.keyboard.type('https://sales.example/mcp');
      await page.getByLabel('Authorized for').fill('All pages');
      await page.getByLabel('Property IDs').fill('main_site');
      await page.keyboard.press('Tab');
      if (javaScriptEnabled) {
        expect(JSON.parse(await text()).authorized_agents[0].property_ids).deep.equal(['main_site']);
        await page
          .locator('#document')
          .fill((await text()).replace('"All pages"', '"Odd \\u00e9", "x_n": 1.0'));
        expect(await page.getByLabel('Authorized for').inputValue()).equal('Odd é');
        await page.getByText('Checked. Errors: 0. Warnings: 0.').waitFor();
        await page.locator('#document').fill((await text()).replace('"last_updated"', '"x_updated"'));
        await page.getByRole('button', { name: /^Line 1, column/ }).click();
        await page.locator('#document').fill((await text()).replace('"x_updated"', '"last_updated"'));
        await judge(page, trouble, 'builder', look, { isOnly: true });
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download adagents.json' }).click(),
        ]);
        expect(download.suggestedFilename()).equal('adagents.json');
      } else await press('Write into the text and check');
      const before = JSON.parse(await text());
      expect(before.authorized_agents[0].url).equal('https://sales.example/mcp');
      await press('Whole file');
      await press('Add: property');
      await press('Whole file');
      await press('Move up property 2');
      await press('Remove property 1');
      expect(JSON.parse(await text())).deep.equal(before);
      if (javaScriptEnabled) expect(await text()).contain('"Odd \\u00e9", "x_n": 1.0');
      await press(/^Dry run/);
      expect(await page.innerText('main')).match(
        /1 authorization granted, 0 modified, 0 revoked, 1 property added/,
      );
      await savePicture(page, {
        path: fileURLToPath(new URL(`page-dry-run-${look.name}.png`, OUTPUT)),
      });
      expect(trouble).deep.equal([]);
      await context.close();
    });

  it('keep a draft of a file in the browser until it is discarded, and send nothing for it', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { page, trouble } = await openAt(context, '/adagents');
    const draft = page.locator('.draft');
    expect(await draft.innerText()).equal('');
    await page.locator('#domain').fill('kept.example');
    await page.locator('#document').fill('{"authorized_agents": []}');
    await page.getByText('The text is kept in this browser as a draft.').waitFor();
    await page.goto(`${origin}/adagents`);
    expect(await page.locator('#document').inputValue()).equal('');
    expect(await draft.innerText()).match(/^A draft for kept\.example of .+ is kept in this browser\./);
    // Looking at the file of a domain takes no draft away.
    await page.locator('#domain').fill('nobody.invalid');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    const go = page.getByRole('button', { name: 'Continue with it' });
    await go.focus();
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    expect(await page.locator('#document').inputValue()).equal('{"authorized_agents": []}');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.goto(`${origin}/adagents`);
    expect([await draft.innerText(), await go.count()]).deep.equal(['', 0]);
    expect(trouble.filter((line) => !/400|40[04]/.test(line))).deep.equal([]);
    await context.close();
  });

  it('show what is seen of a proof of control, and copy the text for others', async () => {
    const [, look] = looks;
    const context = await openForChecker(browser, {
      viewport: { width: look.width, height: look.height },
    });
    const { page, trouble } = await openAt(context, '/proof/newcomer.example');
    await page.getByLabel('Value').fill('n'.repeat(43));
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    expect(await page.innerText('main')).contain('Not seen yet');
    await judge(page, trouble, 'proof-seen', look, { isOnly: true });
    await page.getByRole('button', { name: /^Copy the text/ }).click();
    await page.getByRole('button', { name: /^(?:Copied|Selected)/ }).waitFor();
    await context.close();
  });
});
