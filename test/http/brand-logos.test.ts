import { assert } from 'chai';
import { sha256Hex } from '../../src/domain/text/sha256.ts';
import { readLogo } from '../../src/jobs/brands/readLogo.ts';
import type { ClaimedJob } from '../../src/store/queue/job-leases.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { pngFile } from '../support/media-files.ts';
import { BRAND_PATH, canonical, crawlNow } from './world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>');
const GIF = Buffer.from('GIF89a\x02\0\x01\0\0\0\0*/=1;alert(1)//', 'latin1');
const NAME = 'Evil\u202e "><script>alert(1)</script>';

describe('logos of brands', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
    const brands = [
      ['png.example', pngFile(300, 20), 'text/html'],
      ['svg.example', SVG, 'text/html'],
      ['gif.example', GIF, 'text/javascript'],
      ['page.example', Buffer.from('<html><script>alert(1)</script></html>'), 'image/png'],
    ] as const;
    for (const [domain, body, type] of brands) {
      app.sites.put(domain, '/logo.png', { body, headers: { 'content-type': type } });
      const logos = [{ url: `https://${domain}/logo.png` }];
      app.sites.put(domain, BRAND_PATH, { ...canonical('one', { logos }), names: [{ en: NAME }] });
      await crawlNow(app, domain);
      await readLogo({ store: app.store, fetcher: app.fetcher, now: app.clock.now }).run(
        { payload: { domain } } as ClaimedJob,
        new AbortController().signal,
      );
    }
  });
  after(() => app.drop());

  const pathOf = (bytes: Uint8Array, kind: string) => `/logos/${sha256Hex(bytes)}.${kind}`;
  const pictures = (text: string) =>
    text.match(/<img\b(?:[^>"]|"[^"]*")*>/g)?.filter((one) => !one.includes('/docs/assets/icon.svg')) ?? [];

  for (const [kind, bytes, type] of [
    ['png', pngFile(300, 20), 'image/png'],
    ['gif', GIF, 'image/gif'],
    ['svg', SVG, 'image/svg+xml; charset=utf-8'],
  ] as const)
    it(`are served as ${kind} pictures that can do nothing, whatever their hosts call them`, async () => {
      const answer = await fetch(new URL(pathOf(bytes, kind), origin()));
      assert.equal(answer.status, 200);
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), Buffer.from(bytes));
      for (const [name, value] of [
        ['content-type', type],
        ['x-content-type-options', 'nosniff'],
        ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
        ['cross-origin-resource-policy', 'same-origin'],
        ['cache-control', 'public, max-age=31536000, immutable'],
        ['access-control-allow-origin', null],
      ] as const)
        assert.equal(answer.headers.get(name), value, name);
    });

  it('are read with GET and HEAD only', async () => {
    const path = pathOf(SVG, 'svg');
    const head = await app.send('HEAD', path);
    assert.deepEqual(
      [head.status, head.text, head.headers.get('content-length')],
      [200, '', String(SVG.length)],
    );
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await app.send(method, path);
      assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD'], method);
    }
  });

  it('are 404 and not kept by caches where there is none', async () => {
    for (const path of [
      '/logos/',
      '/logos/png.example',
      pathOf(Buffer.from('other'), 'png'),
      // The bytes are there, as another kind.
      pathOf(SVG, 'png'),
      pathOf(GIF, 'html'),
      `${pathOf(SVG, 'svg')}/`,
    ]) {
      const { status, headers } = await app.get(path);
      assert.equal(status, 404, path);
      assert.notMatch(headers.get('cache-control') ?? '', /immutable/, path);
    }
  });

  it('are shown on the page of the brand from our own address, in a place of a fixed size', async () => {
    const { text, headers } = await app.get('/brands/png.example', BROWSER);
    assert.deepEqual(pictures(text), [
      `<img class="logo" src="${pathOf(pngFile(300, 20), 'png')}" width="96" height="96" alt="Evil  &quot;>&lt;script>alert(1)&lt;/script>" loading="lazy" decoding="async"/>`,
    ]);
    assert.match(headers.get('content-security-policy') ?? '', /img-src 'self';/);
  });

  it('are no pictures on the page of a brand without a copy, whose address is a link', async () => {
    const { text } = await app.get('/brands/page.example', BROWSER);
    assert.deepEqual(pictures(text), []);
    assert.include(text, 'href="https://page.example/logo.png"');
  });

  it('are shown in the list of brands, each from our own address', async () => {
    const { text } = await app.get('/brands', BROWSER);
    const shown = pictures(text);
    assert.lengthOf(shown, 3);
    for (const one of shown)
      assert.match(one, / src="\/logos\/[0-9a-f]{64}\.(?:png|gif|svg)" width="24" height="24" /);
  });

  const origin = () => `http://127.0.0.1:${app.address?.port}`;
});
