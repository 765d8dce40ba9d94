import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
const canonicalOf = (text: string): string | undefined =>
  /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];

describe('search engines', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
    const member = await app.member();
    for (const domain of ['tide.example', 'xn--bcher-kva.example'])
      await app.post('/api/brands/save', { domain, brand_name: 'A & B' }, member);
    const properties = [
      { type: 'website', name: 'Tide', identifiers: [{ type: 'domain', value: 'tide.example' }] },
    ];
    await app.post('/api/properties/save', { publisher_domain: 'tide.example', properties }, member);
  });
  after(() => app.drop());

  const pathOf = (url: string): string => {
    assert.isTrue(url.startsWith(`${app.baseUrl}/`), url);
    return url.slice(app.baseUrl.length);
  };

  it('find every page by robots.txt and the map, each under the address that it calls its own', async () => {
    const robots = await app.get('/robots.txt');
    assert.include(robots.text, `\nSitemap: ${app.baseUrl}/sitemap.xml\n`);
    const index = await app.get('/sitemap.xml');
    assert.match(index.headers.get('content-type') ?? '', /^application\/xml/);
    const parts = locations(index.text).map(pathOf);
    assert.includeMembers(parts, [
      '/sitemaps/pages.xml',
      '/sitemaps/brands-0.xml',
      '/sitemaps/publishers-0.xml',
    ]);
    const pages: string[] = [];
    for (const part of parts) {
      const { status, text, headers } = await app.get(part);
      assert.equal(status, 200, part);
      assert.match(headers.get('cache-control') ?? '', /^public, max-age=300/);
      pages.push(...locations(text).map(pathOf));
    }
    assert.includeMembers(pages, ['/', '/docs', '/brands/tide.example', '/brands/xn--bcher-kva.example']);
    assert.include(pages, '/publishers/tide.example');
    assert.lengthOf(new Set(pages), pages.length);
    for (const page of pages) {
      const { status, text, headers } = await app.get(page, BROWSER);
      assert.equal(status, 200, page);
      assert.equal(canonicalOf(text), `${app.baseUrl}${page}`, page);
      assert.notMatch(text, /<meta name="robots" content="noindex"/, page);
      if (page !== '/docs/try')
        assert.include(headers.get('link') ?? '', `<${app.baseUrl}${page}>; rel="canonical"`, page);
    }
  });

  for (const part of [
    'brands',
    'brands-',
    'brands-1000',
    'brands-00001',
    'brands--1',
    'pages-0',
    'secrets-0',
    '__proto__-0',
    'brands-0%00',
  ])
    it(`get 404 for a part that there cannot be: ${part}`, async () =>
      assert.equal((await app.get(`/sitemaps/${part}.xml`)).status, 404));

  it('get an empty part where the entries have ended', async () => {
    const { status, text } = await app.get('/sitemaps/brands-999.xml');
    assert.equal(status, 200);
    assert.deepEqual(locations(text), []);
  });

  it('and readers of headers find the JSON and the feed of a page', async () => {
    const brand = await app.get('/brands/tide.example', BROWSER);
    assert.match(
      brand.headers.get('link') ?? '',
      /<\/api\/brands\/resolve\?domain=tide\.example>; rel="alternate"; type="application\/json"/,
    );
    const feed = await app.get('/feed', BROWSER);
    assert.match(
      feed.headers.get('link') ?? '',
      /<\/feed\.atom>; rel="alternate"; type="application\/atom\+xml"/,
    );
    const again = await app.get('/feed', { ...BROWSER, 'if-none-match': feed.headers.get('etag') ?? '' });
    assert.equal(again.status, 304);
  });

  it('and no header comes from what somebody typed into an address', async () => {
    for (const path of [
      '/brands/a%22%3E%3Cb%3E.example',
      '/?q=%3Cx%3E%22%2C%3B',
      '/brands?search=%3E%3B%20rel%3Dx',
    ])
      assert.notMatch((await app.get(path, BROWSER)).headers.get('link') ?? '', /[<>]{2}|"[^",;=]*</);
  });

  it('and sites that show shared pages get a title, a summary and a picture of the registry', async () => {
    const { text } = await app.get('/brands/tide.example', BROWSER);
    for (const property of ['title', 'description', 'url', 'image', 'site_name'])
      assert.match(text, new RegExp(`<meta property="og:${property}" content="[^"]+"/>`));
    const picture = /og:image" content="([^"]*)"/.exec(text)?.[1] ?? '';
    const response = await fetch(`http://127.0.0.1:${app.address?.port}${pathOf(picture)}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(response.headers.get('content-type'), 'image/png');
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
    assert.isBelow(bytes.length, 50_000);
    for (const part of [
      '/brands?search=tide',
      '/brands?sort=-domain',
      '/publishers?file_status=valid',
      '/adagents?domain=tide.example',
    ]) {
      const { text: filtered } = await app.get(part, BROWSER);
      assert.notInclude(filtered, 'og:image', part);
      assert.isUndefined(canonicalOf(filtered), part);
      assert.include(filtered, '<meta name="robots" content="noindex"/>', part);
    }
  });
});
