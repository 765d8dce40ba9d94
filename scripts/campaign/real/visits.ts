import { existsSync, readFileSync } from 'node:fs';
import { startChromium } from '../../../test/support/chromium.ts';

type Browser = Awaited<ReturnType<typeof startChromium>>;
type BrowserContext = Awaited<ReturnType<Browser['newContext']>>;
type Page = Awaited<ReturnType<BrowserContext['newPage']>>;

/** Figures of one package. */
export type Counts = { impressions: number; clicks: number; quartiles: number; completed_views: number };

export const noCounts = (): Counts => ({ impressions: 0, clicks: 0, quartiles: 0, completed_views: 0 });

/** What visitors saw of each place, by its name; it is read from the page itself, and not from what the ad server was told. */
export type Seen = { readonly [place in Place]: Counts };
type Place = 'article-top' | 'sidebar' | 'film';

export type Visits = {
  readonly page: string;
  readonly count: number;
  /** Every so many visits, the visitor clicks on an ad, or plays the film. */
  readonly clickEvery: number;
  readonly filmEvery: number;
  readonly screenshot: string;
};

/** Visits that run at the same time. */
const AT_ONCE = 4;
const PATIENCE_MS = 30_000;
const BANNERS = ['article-top', 'sidebar'] as const;
const LANDING = 'https://ironclove.example/';
/** The sites of brands, whose names exist only in the demo. */
const WORLD = new URL('../../demo/world/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webm: 'video/webm', html: 'text/html' };

/**
 * Opens the page of the publisher again and again in a headless browser. The browser stays open until `close`, because
 * what a page tells the ad server may arrive after the page was closed.
 */
export async function visitPage(visits: Visits): Promise<{ seen: Seen; close(): Promise<void> }> {
  const seen: Seen = { 'article-top': noCounts(), sidebar: noCounts(), film: noCounts() };
  const browser = await startChromium();
  try {
    let next = 0;
    const visitor = async (): Promise<void> => {
      const context = await visitorOf(browser, visits.page);
      while (next < visits.count) {
        next += 1;
        await visit(context, visits, next, seen);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    return { seen, close: () => browser.close() };
  } catch (cause) {
    await browser.close();
    throw cause;
  }
}

async function visit(context: BrowserContext, visits: Visits, number: number, seen: Seen): Promise<void> {
  const page = await context.newPage();
  let begun = 0;
  page.on('request', (request) => {
    if (/\/ads\/e\/.*\/impression$/.test(request.url())) begun += 1;
  });
  await page.goto(visits.page, { waitUntil: 'load' });
  for (const place of BANNERS) {
    await page.waitForFunction(shown(place));
    seen[place].impressions += 1;
  }
  // What the tag sends outlives the page, but it must have begun.
  while (begun < BANNERS.length) await page.waitForEvent('request');
  if (number % visits.clickEvery === 0)
    for (const place of BANNERS) {
      await click(page, place);
      seen[place].clicks += 1;
    }
  if (number % visits.filmEvery === 0) await watch(page, seen.film);
  if (number === visits.filmEvery) await page.screenshot({ path: visits.screenshot });
  await page.close();
}

/** Clicks on an ad and waits until the browser asks for the page that it leads to, whose name nobody resolves. */
async function click(page: Page, place: string): Promise<void> {
  const landing = page.context().waitForEvent('request', {
    predicate: (request) => request.redirectedFrom() !== null && request.url() === LANDING,
  });
  const ad = page.locator(`[data-ad-slot="${place}"]`);
  const framed = ad.locator('iframe');
  await ((await framed.count()) > 0 ? framed.contentFrame().locator('a') : ad.locator('a')).click();
  await landing;
}

/** Plays the film to its end. */
async function watch(page: Page, counts: Counts): Promise<void> {
  await page.locator('[data-film] button').click();
  await page.locator('[data-film][data-seen~="complete"]').waitFor();
  const seen = ((await page.locator('[data-film]').getAttribute('data-seen')) ?? '').split(' ');
  const has = (event: string): number => Number(seen.includes(event));
  counts.impressions += has('impression');
  counts.quartiles += has('firstQuartile') + has('midpoint') + has('thirdQuartile');
  counts.completed_views += has('complete');
  await page.waitForFunction(told(['start', 'q1', 'q2', 'q3', 'complete']));
}

/** A visitor of the page, who reaches it and, by their files, the sites of brands; nothing else. */
async function visitorOf(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const { origin } = new URL(address);
  await context.route('**', (route) => {
    const to = new URL(route.request().url());
    if (to.origin === origin) return route.continue();
    const path = to.pathname === '/' ? '/index.html' : to.pathname;
    const file = new URL(`${to.hostname}${path}`, WORLD);
    const type = TYPES[path.split('.').at(-1) ?? ''];
    if (type === undefined || !existsSync(file)) return route.abort();
    return route.fulfill({ contentType: type, body: readFileSync(file) });
  });
  return context;
}

// Code for the browser is kept as text: this process has no `document`, and browser types would declare one.
const shown = (place: string): string => `(() => {
  const ad = document.querySelector('[data-ad-slot="${place}"]');
  const image = ad.querySelector('img');
  return image === null ? ad.querySelector('iframe') !== null : image.complete && image.naturalWidth > 0;
})()`;

/** Whether the film told its events, and the ad server answered. */
const told = (events: readonly string[]): string => `(() => {
  const ended = performance.getEntriesByType('resource').filter(({ name, responseEnd }) =>
    name.includes('/ads/e/') && responseEnd > 0);
  return ${JSON.stringify(events)}.every((event) => ended.some(({ name }) => name.endsWith('/' + event)));
})()`;
