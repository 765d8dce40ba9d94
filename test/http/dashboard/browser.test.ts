import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { dashboardPages } from '../../../web/dashboard/pages.ts';
import { openForChecker, savePicture, startChromium } from '../../support/chromium.ts';
import { engines } from '../../support/databases.ts';
import { pagesThatMove } from '../../support/in-pieces.ts';
import { PASSWORD, type Person } from '../oauth/world.ts';
import { type BrowserWorld, startBrowserWorld } from './browser-world.ts';
import { type Typist, typist } from './keyboard.ts';
import { walks } from './walks.ts';

const OUTPUT = new URL('../../output/', import.meta.url);
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };
/**
 * Each width and each scheme once: a scheme changes no more than the values of tokens, and a width none of the colors
 * (`test/web/style.test.ts`), so a contrast that fails in a scheme fails at each width.
 */
const LOOKS = [
  { name: 'phone-light', viewport: PHONE, colorScheme: 'light' },
  { name: 'desktop-dark', viewport: DESKTOP, colorScheme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number];
/** Pages that are judged at the same time, in tabs of one browser. */
const TABS = 3;

describe('the dashboard in a browser', () => {
  let world: BrowserWorld;
  let browser: Browser;
  before(async () => {
    world = await startBrowserWorld(engine);
    browser = await startChromium();
    mkdirSync(OUTPUT, { recursive: true });
  });
  after(async () => {
    await browser?.close();
    await world.app.drop();
  });

  async function signIn(who: Person, context: BrowserContext, path = '/dashboard'): Promise<Typist> {
    const hands = typist(await context.newPage());
    await hands.page.goto(`${world.app.baseUrl}${path}`);
    await hands.type('E-mail address', who.email);
    await hands.type('Password', PASSWORD);
    const isThere = (url: URL) => url.pathname === path.split('?')[0];
    await Promise.all([hands.page.waitForURL(isThere), hands.page.keyboard.press('Enter')]);
    return hands;
  }

  const forChecker = () => openForChecker(browser, { viewport: PHONE });

  async function judge(page: Page, name: string, look: Look): Promise<string[]> {
    await page.setViewportSize(look.viewport);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    if (look.name === 'phone-light')
      await savePicture(page, {
        path: fileURLToPath(new URL(`dashboard-${name}-${look.name}.png`, OUTPUT)),
        fullPage: true,
      });
    const wide: number = await page.evaluate('document.documentElement.scrollWidth');
    const found: string[] = await page.evaluate(
      `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
            .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html).join(' | ')))`,
    );
    const faults = wide > look.viewport.width ? [...found, `is ${wide} pixels wide`] : found;
    return faults.map((fault) => `${name}, ${look.name}: ${fault}`);
  }

  /** Judges what the page shows now, in every look. */
  async function judgeAll(page: Page, name: string): Promise<string[]> {
    const faults = [];
    for (const look of LOOKS) faults.push(...(await judge(page, name, look)));
    return faults;
  }

  /** Opens these addresses in a few tabs of one session and judges each; what is wrong with any of them. */
  async function faultsOf(context: BrowserContext, paths: readonly string[], end = ''): Promise<string[]> {
    const left = [...paths];
    const faults: string[] = [];
    const tab = async () => {
      const page = await context.newPage();
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const answer = await page.goto(`${world.app.baseUrl}${path}`);
        if (answer?.status() !== 200) faults.push(`${path}: status ${answer?.status()}`);
        const name = path.split('?')[0]?.slice(1).replaceAll('/', '-') ?? '';
        faults.push(...(await judgeAll(page, `${name}${end}`)));
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: TABS }, tab));
    return faults;
  }

  const inMenu = dashboardPages.filter(({ menu }) => menu !== undefined).map(({ path }) => path);

  it('names no two pages of the list alike', () => {
    const names = dashboardPages.flatMap(({ menu }) => menu?.text ?? []);
    expect(names).deep.equal([...new Set(names)]);
  });

  it('has an address for every page that no list of pages leads to', () => {
    const others = dashboardPages.filter(({ path }) => !inMenu.includes(path)).map(({ path }) => path);
    const known = Object.keys(world.addresses).filter((path) => !inMenu.includes(path));
    expect(known.sort()).deep.equal(others.sort());
  });

  it('is readable and accessible on every page, at two widths and in two schemes', async () => {
    const context = await forChecker();
    await signIn(world.boss, context);
    const address = (path: string) => world.addresses[path] ?? path;
    const paths = dashboardPages.map(({ path }) => address(path));
    expect(await faultsOf(context, paths)).deep.equal([]);
    await context.close();
  });

  it('stays where it is while the rest of a page arrives, at both widths', async () => {
    const context = await browser.newContext({ viewport: PHONE });
    const hands = await signIn(world.boss, context);
    const paths = dashboardPages.map(({ path }) => world.addresses[path] ?? path);
    // Columns of tables still give way a little to rows that come later.
    for (const [size, most] of [
      [PHONE, 0.02],
      [DESKTOP, 0.04],
    ] as const)
      expect(
        await pagesThatMove(context, world.app.baseUrl, paths, { size, most }),
        `${size.width}`,
      ).deep.equal([]);
    await hands.page.close();
    await context.close();
  });

  it('is so too where there is nothing yet, for a person of several organizations who chooses another one', async () => {
    const context = await forChecker();
    const hands = await signIn(world.boss, context);
    await hands.choose('Act for', 'Salt');
    await hands.use('Act for it');
    await hands.sees('You act for Salt Marsh now');
    const own = dashboardPages.filter(
      ({ needs, menu }) => needs !== 'moderator' && needs !== 'operator' && menu !== undefined,
    );
    expect(
      await faultsOf(
        context,
        own.map(({ path }) => path),
        '-empty',
      ),
    ).deep.equal([]);
    await context.close();
  });

  it('is so too for people who may not use a page, and for a form that is refused', async () => {
    const context = await forChecker();
    const hands = await signIn(world.nobody, context);
    await hands.sees('You belong to no organization');
    expect(await judgeAll(hands.page, 'dashboard-nobody')).deep.equal([]);
    for (const { path, needs } of dashboardPages.filter(({ needs: one }) => one !== 'person')) {
      const answer = await hands.page.goto(`${world.app.baseUrl}${path}`);
      expect(answer?.status(), path).equal(403);
      await hands.sees(needs === 'moderator' || needs === 'operator' ? 'Not for you' : 'No organization');
    }
    expect(await judgeAll(hands.page, 'dashboard-not-for-you')).deep.equal([]);
    await context.close();
    const second = await forChecker();
    const { page, ...boss } = await signIn(world.boss, second, '/dashboard/people');
    await boss.type('Mail address of a person with an account', 'unknown@people.example');
    await boss.use('Give the role');
    expect(await page.title()).match(/^Error: /);
    expect(await judgeAll(page, 'dashboard-people-error')).deep.equal([]);
    await second.close();
  });

  walks(() => ({ world, signIn, browser }));
});
