import { expect } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import { webhooks } from '../../../generated/webhooks.ts';
import { contractFolder } from '../../../src/domain/contract/publish.ts';
import { describeSite } from '../../../src/http/site-pages.ts';
import { openContractLibrary } from '../../../src/infra/contract-library.ts';
import { curlLine } from '../../../src/pages/command-lines.ts';
import { schemaPage } from '../../../src/pages/schema/page.ts';
import { htmlText } from '../../../web/html.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

/** Addresses that a page leads to, and the anchors that it has. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/<(?:a|link|img|form)\b[^>]*? (?:href|src|action)="([^"]*)"/g)]
    .filter(([element]) => !element.startsWith('<link rel="canonical"'))
    .map(([, to = '']) => to);
const anchorsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
const isSchema = (path: string): boolean => path.startsWith('/schemas/v3/') && !path.endsWith('/index.json');

describe('pages', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });
  after(() => app.drop());

  it('lead to addresses and anchors that exist', async () => {
    const pages = new Map<string, Answer>();
    const wanted = new Map<string, string>([['/', 'the test']]);
    const targets = new Map<string, string>();
    const follow = (from: string, links: readonly string[]) => {
      for (const link of links) {
        expect(link, from).match(/^[/#]/);
        const [path = '', anchor] = link.split('#');
        const to = path === '' ? from : path;
        wanted.set(to, from);
        if (anchor !== undefined) targets.set(`${to}#${anchor}`, from);
      }
    };
    for (const [path, from] of wanted) {
      if (isSchema(path)) continue;
      const answer = await app.get(path, BROWSER);
      // Pages of members lead strangers to the sign-in.
      expect(answer.status, `${path}, linked from ${from}`).equal(
        /^\/dashboard(\/|$)/.test(path) ? 303 : 200,
      );
      pages.set(path, answer);
      if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
      follow(path, linksOf(answer.text));
      if (answer.status !== 200) continue;
      // Search engines keep a page under its own address, or not at all.
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1];
      if (!answer.text.includes('<meta name="robots" content="noindex"/>'))
        expect(canonical, path).equal(`${app.baseUrl}${path}`);
      expect(answer.text, path)
        .match(/<title>[^<]+<\/title>/)
        .match(/<meta name="description" content="[^"]+"\/>/);
    }
    // A thousand pages of schemas come from one function, which needs no request.
    const { contract } = await openContractLibrary(app.baseUrl).current();
    const site = describeSite(app.baseUrl, '0');
    const folder = '/schemas/v3';
    for (const schema of contract.schemas.values()) {
      const path = `${folder}/${schema.path}.json`;
      const url = `${contractFolder(app.baseUrl)}/${schema.path}.json`;
      const text = htmlText(schemaPage(site, contract, { folder, schema, url }));
      pages.set(path, { status: 200, headers: new Headers(), body: undefined, text });
      follow(path, linksOf(text));
    }
    const bundles = [...contract.tasks.keys()].flatMap((task) => [
      `${folder}/bundles/${task}-request.json`,
      `${folder}/bundles/${task}-response.json`,
    ]);
    const known = new Set([...pages.keys(), ...bundles]);
    expect([...wanted].filter(([path]) => !known.has(path))).deep.equal([]);
    const anchors = new Map([...pages].map(([path, { text }]) => [path, anchorsOf(text)]));
    const missing = [...targets].filter(([target]) => {
      const [path = '', anchor = ''] = target.split('#');
      return !anchors.get(path)?.has(anchor);
    });
    expect(missing).deep.equal([]);
    for (const task of Object.keys(tasks)) expect(pages.has(`/docs/tasks/${task}`), task).equal(true);
  });

  for (const [path, type] of [
    ['/', 'text/html'],
    ['/docs', 'text/html'],
    ['/docs/guides/publisher', 'text/html'],
    ['/docs/webhooks', 'text/html'],
    ['/docs/ad-server', 'text/html'],
    ['/docs/tasks/get_products', 'text/html'],
    ['/docs/assets/icon.svg', 'image/svg+xml'],
    ['/schemas/v3/core/account-ref.json', 'text/html'],
  ] as const)
    it(`are sent with strict headers, a tag and without a cookie: ${path}`, async () => {
      const { status, headers } = await app.get(path, BROWSER);
      expect(status).equal(200);
      expect(headers.get('content-type')).match(new RegExp(`^${type.replace('+', '\\+')}`));
      expect(headers.get('content-security-policy')).match(
        /^default-src 'none'; style-src 'self'; img-src 'self';/,
      );
      expect(headers.get('content-security-policy')).not.match(/unsafe|https?:|\*/);
      if (path !== '/') expect(headers.get('content-security-policy')).not.contain('script');
      expect(headers.get('x-frame-options')).equal('DENY');
      expect(headers.get('set-cookie')).equal(null);
      expect(headers.get('cache-control')).match(/^public, max-age=\d+/);
      expect(headers.get('vary')).contain('Accept-Encoding');
      const etag = headers.get('etag') ?? '';
      const known = await app.get(path, { ...BROWSER, 'if-none-match': etag });
      expect([known.status, known.text, known.headers.get('etag')]).deep.equal([304, '', etag]);
      const head = await app.send('HEAD', path, BROWSER);
      expect([head.status, head.text, head.headers.get('etag')]).deep.equal([200, '', etag]);
      for (const coding of ['gzip', 'br', 'identity']) {
        const packed = await app.get(path, { ...BROWSER, 'accept-encoding': coding });
        expect(packed.headers.get('content-encoding')).equal(coding === 'identity' ? null : coding);
      }
    });

  it('are for browsers: programs get JSON at the same addresses', async () => {
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const root = await app.get('/', headers);
      expect(root.status).equal(200);
      expect(root.body).deep.equal((await app.get('/api')).body);
      expect(root.headers.get('vary')).contain('Accept');
      const schema = await app.get('/schemas/v3/core/account-ref.json', headers);
      expect(schema.body.$id).equal(`${app.baseUrl}/schemas/v3/core/account-ref.json`);
      expect(schema.headers.get('vary')).contain('Accept');
    }
    expect((await app.get('/', BROWSER)).text).contain(`<title>${protocol.title} registry</title>`);
  });

  it('show every webhook that is sent, with a link from the reference, its schema and its answers', async () => {
    const [list, page] = await Promise.all(['/docs', '/docs/webhooks'].map((path) => app.get(path, BROWSER)));
    const parts = (page?.text ?? '').split('<section class="operation"').slice(1);
    expect(parts).length(Object.keys(webhooks).length);
    for (const [kind, { schema, contentType }] of Object.entries(webhooks)) {
      expect(linksOf(list?.text ?? ''), kind).contain(`/docs/webhooks#${kind}`);
      const part = parts.find((text) => anchorsOf(text).has(kind)) ?? '';
      expect(linksOf(part), kind).contain(`/schemas/v3/${schema}.json`);
      expect(part, kind)
        .contain(contentType)
        .match(/<h3>Answers<\/h3>\s*<ul class="fields"><li>/);
      expect(part, kind).contain('<summary>Fields</summary>').contain('<summary>Example</summary>');
    }
  });

  it('of subjects that have no operation are neither listed nor there', async () => {
    const [list, { text }] = await Promise.all([app.get('/api'), app.get('/docs', BROWSER)]);
    const subjects = linksOf(text).filter((link) => /^\/docs\/api\/[^#]+$/.test(link));
    for (const subject of subjects) {
      const methods = linksOf(text).filter((link) => link.startsWith(`${subject}#`));
      expect(methods, subject).not.length(0);
    }
    expect(Object.keys(list.body.endpoints)).length(
      linksOf(text).filter((link) => /^\/docs\/api\/.+#/.test(link)).length,
    );
    expect((await app.get('/docs/api/agent-webhooks')).status).equal(404);
  });

  for (const path of [
    '/docs/nowhere',
    '/docs/webhooks/taskEnded',
    '/docs/webhooks/',
    '/docs/tasks/nothing',
    '/docs/tasks/constructor',
    '/docs/tasks/',
    '/docs/tasks/get_products/more',
    '/docs/api/nothing',
    '/docs/assets/toString',
    `/docs/${'a'.repeat(5000)}`,
  ])
    it(`are missing where there is none: ${path.slice(0, 40)}`, async () => {
      expect((await app.get(path)).body.error).equal('not_found');
      expect((await app.get(path, BROWSER)).headers.get('content-type')).match(/^text\/html/);
    });

  it('that are missing lead to those with addresses like theirs, and show a hostile address as text', async () => {
    const { status, body } = await app.get('/docs/tasks/get_product');
    expect(status).equal(404);
    expect(body.message).match(
      /^There is no page \/docs\/tasks\/get_product\. Alike: \/docs\/tasks\/get_products/,
    );
    const page = await app.get('/docs/tasks/get_product', BROWSER);
    expect([page.status, page.headers.get('cache-control')]).deep.equal([404, 'no-store']);
    expect(page.text).contain('<a href="/docs/tasks/get_products">');
    expect(page.headers.get('content-security-policy')).match(/^default-src 'none'/);
    const head = await app.send('HEAD', '/docs/tasks/get_product', BROWSER);
    expect([head.status, head.text]).deep.equal([404, '']);
    const hostile = await app.get('/docs/<script>alert(1)<%2Fscript>%00', BROWSER);
    expect([hostile.status, hostile.text.includes('<script')]).deep.equal([404, false]);
    expect((await app.get(`/docs/${'a'.repeat(5000)}`, BROWSER)).text.length).below(5_000);
  });

  it('are only read', async () => {
    const { status, headers } = await app.send('POST', '/docs', {}, {});
    expect([status, headers.get('allow')]).deep.equal([405, 'GET, HEAD']);
    expect((await app.send('DELETE', '/')).status).equal(405);
  });

  describe('search', () => {
    const search = (query: string) => app.get(`/?${query}`, BROWSER);
    it('finds, and shows hostile names as text', async () => {
      const name = `Bad <script>alert(1)</script> "'&`;
      const { status } = await app.post(
        '/api/brands/save',
        { domain: 'saltmarshecho.example', brand_name: name },
        await app.member(),
      );
      expect(status).equal(200);
      const { text } = await search('q=saltmarshecho');
      expect(text).contain(`Bad &lt;script>alert(1)&lt;/script> &quot;'&amp;`);
      expect(text).not.contain('<script>');
      expect(text).contain('href="/brands/saltmarshecho.example"');
    });

    for (const [name, query, shown] of [
      [
        'markup',
        'q=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
        '&quot;>&lt;img src=x onerror=alert(1)>',
      ],
      ['one character', 'q=a', 'The search needs 2 to 200 characters, and got 1.'],
      ['too many characters', `q=${'a'.repeat(201)}`, 'The search needs 2 to 200 characters, and got 201.'],
      [
        'far too many characters',
        `q=${'%3C'.repeat(2000)}`,
        'The search needs 2 to 200 characters, and got 2,000.',
      ],
      ['several values with the first', 'q=aa&q=bb', 'Nothing was found for “<bdi class="foreign">aa</bdi>”'],
      ['what no store takes', 'q=a%00b', 'The search takes no such characters.'],
    ])
      it(`answers ${name}`, async () => {
        const { status, text } = await search(query ?? '');
        expect(status).equal(200);
        expect(text).contain(shown).not.contain('<img src=x');
        expect(text.length).below(20_000);
      });
  });

  it('quote command lines for a shell', () => {
    const line = curlLine('http://a.example', { path: '/x', headers: {}, body: { name: `it's $(rm) "x"` } });
    expect(line).contain(`it'\\''s $(rm) \\"x\\"`);
  });
});
