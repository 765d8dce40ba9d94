import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { ADAGENTS_PATH, crawlNow, publisherFile } from '../world.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

describe('the front page', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
    const member = await app.member();
    for (const [domain, brand_name] of [
      ['tide.example', 'The Morning Tide'],
      ['no-name.example', '“—<b>'],
    ])
      assert.equal((await app.post('/api/brands/save', { domain, brand_name }, member)).status, 200);
    app.sites.put('lines.example', ADAGENTS_PATH, publisherFile('lines.example'));
    await crawlNow(app, 'lines.example');
  });
  after(() => app.drop());

  const page = async (path: string) => (await app.get(path, BROWSER)).text;
  const figureOf = (text: string, name: string): string =>
    new RegExp(`<div><dt>${name}</dt>(.*?)</div>`, 's').exec(text)?.[1] ?? '';

  it('has a line of 30 days beside each figure whose changes are counted, and none beside the others', async () => {
    const text = await page('/');
    const { body } = await app.get('/api/registry/activity');
    const last = body.days.at(-1);
    for (const [name, kind] of [
      ['Properties', 'properties'],
      ['Authorizations', 'authorizations'],
    ] as const) {
      assert.isAbove(last[kind], 0);
      assert.match(
        figureOf(text, name),
        new RegExp(`aria-label="${name}, last 30 days\\. First 0 .* last 1 `),
      );
    }
    assert.include(figureOf(text, 'Agents'), '<svg class="spark"');
    assert.notInclude(figureOf(text, 'Brands'), '<svg');
    assert.notInclude(await page('/?q=tide'), '<svg class="spark"', 'a search reads no days');
  });

  it('marks what was found in each hit, as text only', async () => {
    const text = await page('/?q=tide');
    assert.include(text, 'The Morning <mark class="hit">Tide</mark>');
    assert.include(text, '<mark class="hit">tide</mark>.example');
    assert.notInclude(await page('/?q=%3Cmark%3E'), 'class="hit"><');
  });

  it('shows the initial of a brand without a logo, and a sign when its name has no letter', async () => {
    for (const path of ['/brands', '/brands/tide.example'])
      assert.match(
        await page(path),
        /<span class="logo initial" data-side="(24|96)" aria-hidden="true">T<\/span>/,
      );
    assert.match(await page('/brands/no-name.example'), /class="logo initial"[^>]*>B<\/span>/);
  });

  it('says whether crawls are on time, as REST does', async () => {
    assert.include(await page('/'), 'All planned crawls are on time.');
    app.clock.advance(3 * HOUR_MS);
    const { body } = await app.get('/api/registry/activity');
    const since = new Date(app.clock.now().getTime() - 2 * HOUR_MS);
    assert.equal(body.crawls.state, 'on_time', 'an hour late is not late');
    assert.equal(body.crawls.due_since, since.toISOString());
    app.clock.advance(2 * HOUR_MS);
    assert.equal((await app.get('/api/registry/activity')).body.crawls.state, 'late');
    for (const path of ['/', '/stats'])
      assert.include(await page(path), 'Crawls are behind: one is due since');
  });
});
