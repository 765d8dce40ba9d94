import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '../../../src/infra/project.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { axe, savePicture, startChromium } from '../../support/chromium.ts';
import { engines } from '../../support/databases.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');
const PAGE = '/docs/try';
const LOOKUP = 'lookup\\/domain';

describe('the page to try requests', () => {
  let app: TestApp;
  let browser: Browser;
  before(async () => {
    app = await startTestApp(engine);
    browser = await startChromium();
  });
  after(async () => {
    await browser?.close();
    await app.drop();
  });

  it('is sent with a policy that names no host and lets no text become a program', async () => {
    const { status, headers, text } = await app.get(PAGE, { accept: 'text/html' });
    expect(status).equal(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).match(/^default-src 'none'; script-src 'self'; /);
    expect(policy).not.match(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
    expect(text).not.match(/<script>|https?:\/\/(?!localhost)[\w.-]+\.\w+/);
    expect(text).match(/<noscript>.*href="\/docs#operations"/);
    expect(Buffer.byteLength(text)).below(60_000);
    for (const other of ['/docs', '/docs/api/lookups', '/'])
      expect(
        (await app.get(other, { accept: 'text/html' })).headers.get('content-security-policy'),
      ).not.contain('unsafe');
  });

  it('loads a program with its hash in its name, compressed before, once for ever', async () => {
    const { text } = await app.get(PAGE, { accept: 'text/html' });
    const path = /src="([^"]*\.js)"/.exec(text)?.[1] ?? '';
    expect(path).match(/^\/docs\/assets\/try\.[0-9a-f]{16}\.js$/);
    const origin = `http://127.0.0.1:${app.address?.port}`;
    const program = readFileSync(
      join(projectRoot, 'node_modules/@scalar/api-reference/dist/browser/standalone.js'),
    );
    for (const coding of ['identity', 'gzip', 'br']) {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': coding } });
      expect(response.status).equal(200);
      expect(response.headers.get('content-encoding')).equal(coding === 'identity' ? null : coding);
      expect(response.headers.get('cache-control')).equal('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).contain('Accept-Encoding');
      if (coding !== 'identity') expect(Number(response.headers.get('content-length'))).below(1_500_000);
      // What `fetch` returns is unpacked already.
      expect(Buffer.from(await response.arrayBuffer()).equals(program), coding).equal(true);
      const tag = response.headers.get('etag') ?? '';
      const again = await fetch(origin + path, {
        headers: { 'accept-encoding': coding, 'if-none-match': tag },
      });
      expect([again.status, await again.text()]).deep.equal([304, '']);
      const head = await fetch(origin + path, { method: 'HEAD', headers: { 'accept-encoding': coding } });
      expect([head.status, await head.text()]).deep.equal([200, '']);
    }
    expect((await app.get(path.replace('try.', 'try.0'))).status).equal(404);
    expect((await app.send('POST', path)).status).equal(405);
  });

  /** The page at an operation, with everything that it asked for and complained about. */
  async function opened(options: object): Promise<{ page: Page; asked: string[]; trouble: string[] }> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const asked: string[] = [];
    const trouble: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => {
      if (message.type() !== 'info') trouble.push(message.text());
    });
    page.on('pageerror', ({ message }) => trouble.push(message));
    await page.goto(`${app.baseUrl}${PAGE}#tag/lookups/GET/api/registry/lookup/domain/{domain}`);
    await page.getByRole('button', { name: new RegExp(`Test Request.*${LOOKUP}`) }).waitFor();
    return { page, asked, trouble };
  }

  it('sends a request, shows the response, asks no other host, and keeps no key', async () => {
    const { page, asked, trouble } = await opened({ viewport: { width: 1280, height: 900 } });
    await page.getByRole('button', { name: new RegExp(`Test Request.*${LOOKUP}`) }).click();
    await page.getByRole('button', { name: /^Send/ }).first().click();
    await page.getByText('sales_agents_claiming').last().waitFor();
    await page.getByText('200 OK').waitFor();
    expect(asked.filter((url) => url.endsWith('/api/registry/lookup/domain/twostroke.example'))).length(1);
    expect(asked.filter((url) => !url.startsWith(`${app.baseUrl}/`))).deep.equal([]);
    expect(trouble).deep.equal([]);
    const kept = await page.evaluate(
      'JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie',
    );
    expect(kept).not.match(/token|auth|bearer|secret/i);
    await page.context().close();
  });

  it('leads to the reference without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.baseUrl}${PAGE}`);
    await page.getByRole('link', { name: 'reference', exact: true }).click();
    await page.getByRole('heading', { name: 'Operations', exact: true }).waitFor();
    await context.close();
  });

  for (const [width, colorScheme] of [
    [375, 'light'],
    [1280, 'dark'],
  ] as const)
    it(`is readable at ${width} pixels, ${colorScheme}`, async () => {
      const { page } = await opened({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
      await savePicture(page, { path: `test/output/page-try-${width}-${colorScheme}.png` });
      await page.evaluate(axe);
      const found: string[] = await page.evaluate(
        `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
          .filter(({ impact }) => impact !== 'minor')
          .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html).join(' | ')))`,
      );
      expect(found).deep.equal([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).most(width);
      await page.context().close();
    });
});
