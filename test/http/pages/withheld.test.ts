import { expect } from 'chai';
import { reviewBrand } from '../../../src/admin/reviews.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { BRAND_PATH, canonical, resolveBrand } from '../world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');
const BROWSER = { accept: 'text/html' };
const SECRET = /Gem of the Hills|Hush, hush|Finders Keepers|#123abc/;

describe('pages of a brand whose entry waits for review', () => {
  let app: TestApp;
  let member: { authorization: string };
  before(async () => {
    app = await startTestApp(engine);
    member = await app.member('Finders Keepers');
  });
  after(() => app.drop());

  const submit = async (domain: string) => {
    const brand_manifest = { description: 'Hush, hush.', colors: [{ hex: '#123abc', type: 'primary' }] };
    const body = { domain, brand_name: 'Gem of the Hills', brand_manifest };
    expect((await app.post('/api/brands/discovered/community', body, member)).status).equal(200);
    app.sites.put(domain, '/', { body: '' });
  };
  const page = (path: string) => app.get(path, BROWSER);
  /** Everywhere that a brand can be seen. */
  const pagesOf = (domain: string) => [
    `/brands/${domain}`,
    `/brands/${domain}?from=1&to=2`,
    `/brands/${domain.replace('hidden', 'hiddden')}`,
    `/publishers/${domain}`,
    `/proof/${domain}`,
    `/badges/${domain}.svg`,
    `/?q=${domain.split('.')[0]}`,
    '/?q=Gem%20of%20the',
    `/brands?search=${domain.split('.')[0]}`,
    '/brands?source=community',
    '/feed',
    '/feed.atom',
    '/stats',
    '/',
  ];

  it('are those of an unknown domain, word by word, and no other page knows it', async () => {
    await submit('hidden.example');
    const unknown = await page('/brands/nobody.example');
    const held = await page('/brands/hidden.example');
    expect([held.status, unknown.status]).deep.equal([404, 404]);
    expect(held.text.replaceAll('hidden.example', 'nobody.example')).equal(unknown.text);
    for (const path of pagesOf('hidden.example')) expect((await page(path)).text, path).not.match(SECRET);
    const form = await app.send('POST', '/brands/hidden.example', {
      ...BROWSER,
      'sec-fetch-site': 'same-origin',
    });
    expect([303, 404]).include(form.status);
    expect((await page('/brands/hidden.example')).status, 'the button shows no more').equal(404);
  });

  it('show it once it is approved, and nothing of one that is rejected', async () => {
    for (const domain of ['approved.example', 'refused.example']) await submit(domain);
    await reviewBrand(app.store, 'approved.example', 'approve');
    await reviewBrand(app.store, 'refused.example', 'reject');
    const approved = await page('/brands/approved.example');
    expect(approved.status).equal(200);
    expect(approved.text).contain('Gem of the Hills').contain('Hush, hush.');
    for (const path of pagesOf('refused.example').filter((one) => !/q=Gem|source=|feed|^\/$/.test(one)))
      expect((await page(path)).text, path).not.match(SECRET);
    expect((await page('/brands/refused.example')).status).equal(404);
  });

  it('tell what the file of the domain says, and nothing of the entry beside it', async () => {
    await submit('overtaken.example');
    app.sites.put('overtaken.example', BRAND_PATH, canonical('overtaken', { names: [{ en: 'Own Words' }] }));
    await resolveBrand(app, 'overtaken.example', '&fresh=true');
    const shown = await page('/brands/overtaken.example?from=1&to=1');
    expect(shown.status).equal(200);
    expect(shown.text)
      .contain('Own Words')
      .not.match(/Gem of the Hills|Hush, hush|#123abc/);
    expect(shown.text).contain('or its text is not public');
  });
});
