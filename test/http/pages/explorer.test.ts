import { expect } from 'chai';
import { explorerPages } from '../../../web/pages.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

/** Values as strangers write them: each must be shown as text, whole or cut, and never act. */
const HOSTILE: Readonly<Record<string, string>> = {
  script: '<script>alert(1)</script>',
  image: '"><img src=x onerror=alert(1)>',
  attribute: `" autofocus onfocus='alert(1)' x="`,
  'closing tags': '</bdi></td></table></main><h1>Mine</h1>',
  'the mark of a later part': '<later-part></later-part>',
  'right to left': 'evil\u202etxt.exe',
  'zero width': 'bra\u200bnd\u2066',
  template: '{{7*7}} <%= 1 %> #{1}',
  entity: '&lt;b&gt;&#60;',
  'lone surrogate pair cut': `${'a'.repeat(119)}😀😀`,
  '10,000 characters': 'x'.repeat(10_000),
};

/** Elements that no page may have, whatever a value says. */
const FORBIDDEN =
  /<(?:script|iframe|object|embed|base|style|img src=x|h1>Mine)|\son\w+=|javascript:(?!alert)|href="(?!https?:|\/|#)/i;

/** Scripts come from files of ours, whose names have their hashes. */
const OWN_SCRIPT = /<script type="module" src="\/docs\/assets\/[a-z-]+\.[0-9a-f]{16}\.js"><\/script>/g;

const hrefsOf = (text: string): string[] =>
  [...text.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, to = '']) => to);

describe('pages of the explorer', () => {
  let app: TestApp;
  let headers: { authorization: string };
  before(async () => {
    app = await startTestApp(engine);
    headers = await app.member();
  });
  after(() => app.drop());

  const page = (path: string) => app.get(path, BROWSER);

  /** Saves a brand of which every text is the value, as far as the contract lets it in. */
  async function entryOf(value: string, domain: string): Promise<void> {
    // A member of its own, because each may save a number of entries in an hour.
    const member = await app.member();
    const short = value.slice(0, 200);
    const texts = {
      description: value.slice(0, 5_000),
      url: value,
      tagline: [short, { en: value }, { [short]: value }, 7],
      tone: { voice: value, attributes: [value, null] },
      industries: [value, 1],
      fonts: { primary: { name: value } },
    };
    const colors = { colors: [{ hex: '#12abEF', type: 'primary' }] };
    const logos = { logos: [{ url: value }] };
    const names = { brand_name: short, edit_summary: short };
    let kept: object = {};
    let saved = 0;
    for (const part of [texts, colors, logos])
      for (const given of [{ brand_name: 'Plain' }, names]) {
        const brand_manifest = { ...kept, ...part };
        const { status } = await app.post('/api/brands/save', { domain, brand_manifest, ...given }, member);
        expect(status).oneOf([200, 400]);
        if (status !== 200) continue;
        kept = brand_manifest;
        saved += 1;
      }
    expect(saved).above(1);
    const property = { type: 'website', name: short, identifiers: [{ type: 'domain', value: domain }] };
    const publisher = { publisher_domain: domain, properties: [property], contact: { name: short } };
    expect((await app.post('/api/properties/save', publisher, member)).status).oneOf([200, 400]);
  }

  for (const [name, value] of Object.entries(HOSTILE))
    it(`shows ${name} as text`, async () => {
      const domain = `${name.replace(/[^a-z0-9]+/g, '-')}.example`;
      await entryOf(value, domain);
      for (const path of [
        `/brands/${domain}`,
        `/publishers/${domain}`,
        `/?q=${encodeURIComponent(value.slice(0, 200))}`,
        `/brands?search=${encodeURIComponent(value.slice(0, 200))}`,
        `/brands/${encodeURIComponent(value)}`,
        `/publishers/${encodeURIComponent(value)}`,
        `/agents/${encodeURIComponent(value)}`,
        `/agents?metric_id=${encodeURIComponent(value)}&accreditation=${encodeURIComponent(value)}&cursor=${encodeURIComponent(value)}`,
        `/authorization?agent=${encodeURIComponent(value)}&value=${encodeURIComponent(value)}&publisher=${encodeURIComponent(value)}&at=${encodeURIComponent(value)}`,
        '/feed',
        '/feed.atom',
        `/feed?types=${encodeURIComponent(value)}&before=${encodeURIComponent(value)}`,
        `/feed.atom?types=${encodeURIComponent(value)}`,
        `/${encodeURIComponent(value)}`,
      ]) {
        const { status, text, headers: sent } = await page(path);
        if (path.length > 8_000) continue;
        expect(status, path).oneOf([200, 301, 400, 404]);
        // What is sent as text is shown as text.
        if (status === 301 || sent.get('content-type')?.startsWith('text/plain')) continue;
        const shown = text
          .replace(/<pre[^>]*>[\s\S]*?<\/pre>/g, '')
          .replace(/ (?:value|content)="[^"]*"/g, '');
        const elements =
          shown
            .replace(OWN_SCRIPT, '')
            .match(/<[^>]*>/g)
            ?.join('') ?? '';
        expect(elements, path).not.match(FORBIDDEN);
        expect(text.replace(/ value="[^"]*"/g, ''), path).not.match(/[\u202a-\u202e\u2066-\u2069\u200b]/);
        expect(sent.get('content-security-policy'), path).match(
          /^default-src 'none'; style-src 'self'; img-src 'self'/,
        );
        expect(text.length, path).below(60_000);
        for (const to of hrefsOf(text)) expect(to, path).match(/^(?:\/|#|https?:\/\/)/);
      }
    });

  it('never load anything from another host', async () => {
    await entryOf('https://tracker.example/pixel.svg', 'pictures.example');
    const { text } = await page('/brands/pictures.example');
    const loaded = [...text.matchAll(/<(?:img|link|source|video|audio)\b[^>]* (?:src|href)="([^"]*)"/g)];
    for (const [element, to = ''] of loaded) if (!element.includes('canonical')) expect(to).match(/^\//);
    expect(text).contain('rel="nofollow noopener noreferrer ugc"');
  });

  it('are kept by their answers: an unchanged entry is 304, a changed one is not', async () => {
    await app.post('/api/brands/save', { domain: 'kept.example', brand_name: 'Kept' }, headers);
    const first = await page('/brands/kept.example');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).deep.equal([
      200,
      'public, max-age=0, must-revalidate',
    ]);
    const again = await app.get('/brands/kept.example', { ...BROWSER, 'if-none-match': etag });
    expect([again.status, again.text]).deep.equal([304, '']);
    await app.post('/api/brands/save', { domain: 'kept.example', brand_name: 'Kept anew' }, headers);
    const changed = await app.get('/brands/kept.example', { ...BROWSER, 'if-none-match': etag });
    expect(changed.status).equal(200);
    expect(changed.text).contain('Kept anew');
  });

  it('say 404 for what is not there, at the same address, with a way on', async () => {
    for (const path of [
      '/brands/nobody.example',
      '/publishers/nobody.example',
      '/agents/https%3A%2F%2Fnobody.example',
    ]) {
      const { status, text } = await page(path);
      expect(status, path).equal(404);
      expect(text, path).contain('<meta name="robots" content="noindex"');
    }
    for (const path of ['/brands/nobody.example', '/publishers/nobody.example'])
      expect((await page(path)).text).contain(`<form method="post" action="${path}"`);
    for (const path of [
      '/nowhere',
      '/brands/',
      '/brands/a/b',
      '/publishers/%zz',
      '/badges/x',
      '/brands/%E0%A4%A',
    ]) {
      const { status, headers: sent, text } = await page(path);
      expect([status, sent.get('content-type')], path).deep.equal([404, 'text/html; charset=utf-8']);
      expect(text).contain('No such page');
      expect((await app.get(path)).body.error, path).equal('not_found');
    }
    expect((await page('/api/nowhere')).body.error, 'the API speaks JSON').equal('not_found');
  });

  it('compare two revisions of an entry, by an address that can be shared', async () => {
    const domain = 'compared.example';
    for (const brand_name of ['First', 'Second <b>', 'Third'])
      expect((await app.post('/api/brands/save', { domain, brand_name }, headers)).status).equal(200);
    const { body } = await app.get(`/api/brands/history?domain=${domain}&revision=2`);
    expect(body.revisions).length(1);
    expect([body.revisions[0].revision_number, body.revisions[0].state.brand_name, body.total]).deep.equal([
      2,
      'Second <b>',
      3,
    ]);
    const { body: listed } = await app.get(`/api/brands/history?domain=${domain}`);
    for (const revision of listed.revisions) expect(revision).not.have.property('state');
    expect((await app.get(`/api/brands/history?domain=${domain}&revision=9`)).body.revisions).deep.equal([]);
    expect((await app.get(`/api/brands/history?domain=${domain}&revision=0`)).status).equal(400);
    const { status, text } = await page(`/brands/${domain}?from=2&to=3`);
    expect(status).equal(200);
    expect(text).contain('From revision 2 to revision 3').contain('&quot;Second &lt;b>&quot;');
    expect(text).contain('<meta name="robots" content="noindex"');
    expect((await page(`/brands/${domain}?from=2&to=7`)).text).contain(
      'One of these revisions is not there, or its text is not public.',
    );
    expect((await page(`/brands/${domain}?from=x&to=%3Cscript%3E`)).text).not.contain('From revision');
    const publisher = { publisher_domain: domain, properties: [] as object[] };
    for (const name of ['One', 'Two']) {
      publisher.properties = [{ type: 'website', name, identifiers: [{ type: 'domain', value: domain }] }];
      expect((await app.post('/api/properties/save', publisher, headers)).status).equal(200);
    }
    expect((await page(`/publishers/${domain}?from=1&to=2`)).text).contain('&quot;Two&quot;');
  });

  it('find properties of a publisher by a text, page by page', async () => {
    const properties = Array.from({ length: 60 }, (_, index) => ({
      type: 'website',
      name: `Part ${index}`,
      identifiers: [{ type: 'domain', value: `p${index}.many.example` }],
    }));
    const save = { publisher_domain: 'many.example', properties };
    expect((await app.post('/api/properties/save', save, headers)).status).equal(200);
    const first = await page('/publishers/many.example');
    expect(first.text).contain('Showing 1 to 50 of 60 properties').contain('?offset=50#properties');
    expect((await page('/publishers/many.example?offset=50')).text).contain('Showing 51 to 60 of 60');
    const filtered = await page('/publishers/many.example?property=p7.many');
    expect(filtered.text)
      .contain('Showing 1 to 1 of 1 properties')
      .contain('<meta name="robots" content="noindex"');
    expect((await page('/publishers/many.example?property=%3Cscript%3E')).text).contain(
      'No property of this domain matches',
    );
  });

  it('name entries that are like an unknown domain', async () => {
    await app.post('/api/brands/save', { domain: 'morningtide.example', brand_name: 'Tide' }, headers);
    for (const path of ['/brands/morninngtide.example', '/publishers/mornigtide.example']) {
      const { status, text } = await page(path);
      expect(status, path).equal(404);
      expect(text, path).contain('<a href="/brands/morningtide.example">');
    }
    expect((await page('/brands/eveningtide.example')).text).not.contain('similar name:');
  });

  it('lead from a pasted address to its entry, and from a misspelled domain to the nearest', async () => {
    await app.post('/api/brands/save', { domain: 'harbourlight.example', brand_name: 'Harbour' }, headers);
    const search = async (q: string) => (await page(`/?q=${encodeURIComponent(q)}`)).text;
    for (const q of [
      'harbourlight.example',
      'https://www.harbourlight.example/news',
      'ann@harbourlight.example',
    ])
      expect(await search(q), q).contain('Go to <a href="/brands/harbourlight.example">');
    const pasted = 'https://harbourlight.example/"><b>';
    expect(await search(pasted)).contain(
      `<a href="/agents/${encodeURIComponent(pasted).replaceAll("'", '%27')}">`,
    );
    expect(await search('harbourlihgt.example')).contain('<a href="/brands/harbourlight.example">');
    expect(await search('harbour')).not.contain('Go to');
    expect(await search('x'.repeat(2_345))).contain('and got 2,345.');
  });

  it('say that an answer changed since its link was made, and only for answers that there are', async () => {
    const asked = '/authorization?agent=https%3A%2F%2Fsales.example&type=domain&value=nowhere.example';
    const { text } = await page(asked);
    const link =
      /<a href="([^"]*at=[^"]*)">Link to this question/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link).contain('was=property_unknown');
    expect((await page(link)).text).not.contain('Changed since');
    expect((await page(`${asked}&was=authorized`)).text)
      .contain('Changed since')
      .contain('Both sides agree.');
    for (const was of ['', 'x', '<b>', 'constructor', '__proto__'])
      expect((await page(`${asked}&was=${encodeURIComponent(was)}`)).text, was).not.contain('Changed since');
  });

  it('say how much of a product an agent may sell', async () => {
    const ask = (selectors: string) =>
      page(`/authorization?agent=https%3A%2F%2Fsales.example&selectors=${encodeURIComponent(selectors)}`);
    const { status, text } = await ask('[{"publisher_domain":"many.example","selection_type":"all"}]');
    expect(status).equal(200);
    expect(text).contain('Decision about the product').contain('<a href="/publishers/many.example">');
    for (const selectors of ['{', '7', '{}', '[1]', '[{"selection_type":"all"}]', '"<script>"', 'null']) {
      const refused = await ask(selectors);
      expect(refused.status, selectors).equal(400);
      expect(refused.text, selectors).contain('Not decided').not.contain('<script>');
    }
  });

  it('read nothing from other hosts when they are opened, and one entry when its button is pressed', async () => {
    const path = '/brands/unseen.example';
    const before = app.dns.asked.length;
    expect((await page(path)).status).equal(404);
    expect(app.dns.asked.length).equal(before);
    const pressed = await app.send('POST', path, { ...BROWSER, 'sec-fetch-site': 'same-origin' });
    expect([pressed.status, pressed.headers.get('location')]).deep.equal([303, path]);
  });

  for (const given of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://other.example' },
    { origin: 'null' },
  ] as Record<string, string>[])
    it(`refuse a form of another site: ${Object.values(given)}`, async () => {
      for (const path of ['/brands/unseen.example', '/publishers/unseen.example']) {
        const { status, text } = await app.send('POST', path, { ...BROWSER, ...given });
        expect(status).equal(403);
        expect(text).contain('not one of ours');
      }
    });

  it('take no other method, and no body that does anything', async () => {
    for (const { path, check, submit } of explorerPages) {
      const takesForms = check !== undefined || submit !== undefined;
      const address = path.replace(/\{\w+\*?\}/, 'a.example');
      if (address === '/') continue;
      for (const method of ['PUT', 'DELETE', 'PATCH', ...(takesForms ? [] : ['POST'])]) {
        const { status, headers: sent } = await app.send(method, address, BROWSER);
        expect([status, sent.get('allow')], `${method} ${address}`).deep.equal([
          405,
          takesForms ? 'GET, HEAD, POST' : 'GET, HEAD',
        ]);
      }
      const head = await app.send('HEAD', address, BROWSER);
      expect(head.text).equal('');
    }
  });

  it('lead from other spellings of a domain to one address', async () => {
    for (const spelled of ['WWW.Kept.example', 'kept.example.', 'https%3A%2F%2Fkept.example%2Fx']) {
      const { status, headers: sent } = await page(`/publishers/${spelled}`);
      expect([status, sent.get('location')], spelled).deep.equal([301, '/publishers/kept.example']);
    }
    const agent = await page('/agents/HTTPS%3A%2F%2FSales.Example.COM%2F');
    expect([agent.status, agent.headers.get('location')]).deep.equal([
      301,
      `/agents/${encodeURIComponent('https://sales.example.com')}`,
    ]);
  });

  it('are never led to another host by an address', async () => {
    for (const path of [
      '/publishers/%2F%2Fevil.example',
      '/brands/%2F%2Fevil.example',
      '/agents/%2F%2Fevil.example',
      '//evil.example',
    ]) {
      const { status, headers: sent } = await page(path);
      expect(sent.get('location') ?? '/', `${path} ${status}`).match(/^\/(?!\/)/);
    }
  });

  it('have badges with a word for every state, unknown domains too', async () => {
    const agent = encodeURIComponent('https://nobody.example');
    for (const domain of ['nobody.example', 'kept.example', '%3Cscript%3E', 'a'.repeat(300), agent]) {
      const { status, headers: sent, text } = await app.get(`/badges/${domain}.svg`);
      expect([status, sent.get('content-type'), sent.get('cache-control')]).deep.equal([
        200,
        'image/svg+xml',
        'public, max-age=300',
      ]);
      expect(sent.get('content-security-policy')).match(/^default-src 'none'/);
      expect(text)
        .match(/^<svg .*aria-label="(?:adagents\.json|agent checks): [a-z ]+"/)
        .not.contain('script');
      const etag = sent.get('etag') ?? '';
      expect((await app.get(`/badges/${domain}.svg`, { 'if-none-match': etag })).status).equal(304);
    }
  });

  it('have an icon and a robots.txt, and a security.txt where the operator gave an address', async () => {
    const icon = await app.get('/favicon.ico');
    expect([icon.status, icon.headers.get('content-type')]).deep.equal([200, 'image/x-icon']);
    const robots = await app.get('/robots.txt');
    expect(robots.text).match(/^User-agent: \*\nDisallow: \/api\/\n/);
    expect((await app.get('/.well-known/security.txt')).status).equal(404);
    for (const path of ['/favicon.ico', '/robots.txt'])
      expect((await app.send('POST', path, {}, {})).status).equal(405);
    const published = await startTestApp(engine, {
      settings: { SECURITY_CONTACT: 'mailto:security@registry.example' },
    });
    try {
      const { status, text } = await published.get('/.well-known/security.txt');
      expect(status).equal(200);
      expect(text).match(
        /^Contact: mailto:security@registry\.example\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\nCanonical: /,
      );
    } finally {
      await published.drop();
    }
  });
});
