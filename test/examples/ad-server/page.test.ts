import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assert } from 'chai';
import type { Browser } from 'playwright-core';
import { startChromium } from '../../support/chromium.ts';
import { creative, running, startWorld, totals, type World } from './world.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** A page of the publisher with three slots, an image of the buyer, and its landing page. */
function startPublisher(adServer: () => string): Promise<Server> {
  const page = () => `<!doctype html><title>News</title><h1>News</h1><div data-ad-slot="top"></div>
    <div data-ad-slot="side"></div><div data-ad-slot="nowhere"></div>
    <script src="${adServer()}/ads/tag.js" data-consent="1"></script>`;
  const server = createServer(({ url }, response) => {
    if (url === '/boots.gif') return response.writeHead(200, { 'content-type': 'image/gif' }).end(PIXEL);
    if (url === '/broken.gif') return response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(url === '/' ? page() : '<title>Shop</title>');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('the tag of the example ad server in a browser', () => {
  let browser: Browser;
  let publisher: Server;
  let site: string;
  let world: World;
  before(async () => {
    browser = await startChromium();
    publisher = await startPublisher(() => world.base);
    site = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
  });
  after(async () => {
    await browser?.close();
    publisher.close();
  });
  beforeEach(async () => {
    world = await startWorld({ origins: [site], allowTestBrowser: true, countryHeader: '' });
  });
  afterEach(() => world.close());

  /** Opens the page until the ad server has counted, and returns what the browser complained about. */
  async function visit(impressions: number): Promise<{ html: string; trouble: string[] }> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on('pageerror', ({ message }) => trouble.push(message));
    await page.goto(site);
    while (((await totals(world, 'pkg_1')).impressions ?? 0) < impressions) await page.waitForTimeout(20);
    const html = await page.content();
    await context.close();
    return { html, trouble };
  }

  it('shows an image in each slot, counts both and leaves an unknown slot empty', async () => {
    const image = { role: 'image', type: 'image' as const, url: `${site}/boots.gif` };
    await running(world, 'pkg_1', {}, [creative('cr', { assets: [image], landing_url: `${site}/shop` })]);
    const { html, trouble } = await visit(2);
    assert.deepEqual(trouble, []);
    assert.equal(html.match(/<img [^>]*boots\.gif/g)?.length, 2);
    assert.include(html, 'rel="noopener sponsored"');
    assert.include(html, '<div data-ad-slot="nowhere"></div>');
    assert.include(await totals(world, 'pkg_1'), { impressions: 2, clicks: 0 });
  });

  it('counts no image that does not load', async () => {
    const broken = { role: 'image', type: 'image' as const, url: `${site}/broken.gif` };
    const html = { role: 'markup', type: 'html' as const, content: '<p>boots</p>' };
    // The second slot shows that the page is done.
    await running(world, 'pkg_1', {}, [
      creative('broken', { assets: [broken] }),
      creative('good', { kind: 'html5', assets: [html] }),
    ]);
    world.dice.push(0, 0.99);
    await visit(1);
    const { tools } = world;
    const rows = tools.db
      .prepare("SELECT creative_id FROM figures WHERE kind = 'total' AND impressions > 0")
      .all();
    assert.deepEqual(rows, [{ creative_id: 'good' }]);
  });

  it('leads a click through the ad server to the page of the buyer, and counts it', async () => {
    const image = { role: 'image', type: 'image' as const, url: `${site}/boots.gif` };
    await running(world, 'pkg_1', {}, [creative('cr', { assets: [image], landing_url: `${site}/shop` })]);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site);
    while (((await totals(world, 'pkg_1')).impressions ?? 0) < 2) await page.waitForTimeout(20);
    const opened = context.waitForEvent('page');
    await page.locator('[data-ad-slot="top"] a').click();
    await (await opened).waitForURL(`${site}/shop`);
    assert.include(await totals(world, 'pkg_1'), { clicks: 1 });
    await context.close();
  });

  it('keeps the script of an HTML5 creative away from the page and from its cookies', async () => {
    const script = `<script>
      let seen = 'nothing';
      try { seen = parent.document.title } catch { seen = 'refused' }
      let cookie = 'none';
      try { cookie = document.cookie } catch { cookie = 'refused' }
      document.title = seen + ' ' + cookie + ' ' + self.origin + ' ' + (typeof clickTag);
    </script>`;
    const html = { role: 'markup', type: 'html' as const, content: script };
    await running(world, 'pkg_1', {}, [creative('cr', { kind: 'html5', assets: [html] })]);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site);
    while (((await totals(world, 'pkg_1')).impressions ?? 0) < 2) await page.waitForTimeout(20);
    const [, frame] = page.frames();
    assert.equal(await frame?.title(), 'refused refused null string');
    await context.close();
  });

  it('lays out a native ad as text, whatever the buyer wrote', async () => {
    const assets = [
      { role: 'headline', type: 'text' as const, content: '<img src=x onerror="document.title=1">Boots' },
      { role: 'picture', type: 'image' as const, url: `${site}/boots.gif` },
    ];
    await running(world, 'pkg_1', {}, [
      creative('cr', { kind: 'native', assets, landing_url: `${site}/shop` }),
    ]);
    const { html, trouble } = await visit(2);
    assert.deepEqual(trouble, []);
    assert.include(html, '<p class="ad-headline">&lt;img src=x onerror="document.title=1"&gt;Boots</p>');
    assert.include(html, '<title>News</title>');
  });

  it('keeps the cap of a browser over its visits', async () => {
    const image = { role: 'image', type: 'image' as const, url: `${site}/boots.gif` };
    const cap = { max_impressions: 3, window_seconds: 3600 };
    await running(world, 'pkg_1', { frequency_cap: cap }, [creative('cr', { assets: [image] })]);
    const context = await browser.newContext();
    for (const expected of [2, 3, 3]) {
      const page = await context.newPage();
      const decided = page.waitForResponse(/decisions/);
      await page.goto(site);
      await (await decided).finished();
      while (((await totals(world, 'pkg_1')).impressions ?? 0) < expected) await page.waitForTimeout(20);
      assert.equal((await totals(world, 'pkg_1')).impressions, expected);
      await page.close();
    }
    await context.close();
  });
});
