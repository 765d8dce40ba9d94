import { expect } from 'chai';
import { enrollForOrganization } from '../../../src/admin/agents.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';

const BROWSER = { accept: 'text/html' };
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

const FORMULA = '=HYPERLINK("https://evil.example","x")';

describe('pages of the listings', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
    const names = Array.from({ length: 52 }, (_, index) => `B${String(index).padStart(2, '0')}`);
    for (const [index, brand_name] of [FORMULA, ...names].entries()) {
      // A member of its own, because each may save a number of entries in an hour.
      const member = await app.member(`Member ${index}`);
      const domain = `b${String(index).padStart(2, '0')}.example`;
      expect((await app.post('/api/brands/save', { domain, brand_name }, member)).status).equal(200);
      if (index > 2) continue;
      const properties = [
        { type: 'website', name: 'Site', identifiers: [{ type: 'domain', value: domain }] },
      ];
      const saved = await app.post('/api/properties/save', { publisher_domain: domain, properties }, member);
      expect(saved.status).equal(200);
    }
  });
  after(() => app.drop());

  /** Enrolls one agent more than a page shows. */
  async function enroll(): Promise<void> {
    const { organization } = await createOrganization(app.store, { name: 'Sellers' });
    for (let index = 0; index < 51; index += 1)
      await enrollForOrganization(app.store, {
        org: organization.id,
        url: `https://a${String(index).padStart(2, '0')}.example/mcp`,
        type: index === 50 ? 'creative' : 'sales',
        visibility: 'public',
        name: index === 0 ? FORMULA : `Agent ${String(99 - index)}`,
      });
  }

  const textOf = async (path: string): Promise<string> => {
    const { status, text } = await app.get(path, BROWSER);
    expect(status, path).equal(200);
    return text;
  };
  const hrefOf = (text: string, label: string): string =>
    new RegExp(`<a href="([^"]*)"[^>]*>${label}`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';

  it('of brands say how many there are and how many are shown, and lead through all of them', async () => {
    const first = await textOf('/brands');
    expect(first).contain('<span class="soft count">53</span>').contain('Showing 50 of 53 brands');
    const next = hrefOf(first, 'Next 50');
    expect(next).match(/^\/brands\?cursor=[\w-]+$/);
    const second = await textOf(next);
    expect(second).contain('Showing 3 of 53 brands').not.contain('Next 50');
    expect(hrefOf(second, 'First 50')).equal('/brands');
    for (const domain of ['b00.example', 'b52.example'])
      expect([first, second].filter((text) => text.includes(`href="/brands/${domain}"`))).length(1);
  });

  it('are ordered by links in the headers of their tables, which say how they are ordered now', async () => {
    const usual = await textOf('/brands?source=community');
    expect(usual).match(/aria-sort="ascending"><a href="\/brands\?source=community&amp;sort=-name">Brand/);
    expect(usual).match(/aria-sort="none"><a href="\/brands\?source=community&amp;sort=-updated">/);
    expect(usual.match(/aria-sort="(?:asc|desc)ending"/g)).length(1);
    const reversed = await textOf(hrefOf(usual, 'Brand<'));
    expect(reversed).match(/aria-sort="descending"><a href="\/brands\?source=community&amp;sort=name">Brand/);
    expect(reversed.indexOf('b52.example')).above(0).below(reversed.indexOf('b51.example'));
    expect(await textOf('/publishers')).match(
      /aria-sort="none"><a href="\/publishers\?sort=-properties">Properties/,
    );
  });

  it('keep filters and order from page to page, and take away one filter at a time', async () => {
    const text = await textOf('/brands?search=example&source=community&sort=-domain');
    const next = new URLSearchParams(hrefOf(text, 'Next 50').split('?')[1]);
    expect([...next.keys()]).deep.equal(['search', 'source', 'sort', 'cursor']);
    const [, list = ''] = text.split('<ul class="chips"');
    const chips = [...(list.split('</ul>')[0] ?? '').matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
    expect(chips).deep.equal([
      '/brands?source=community&amp;sort=-domain',
      '/brands?search=example&amp;sort=-domain',
    ]);
    const publishers = await textOf('/publishers?search=b0&file_status=unreachable');
    expect(publishers).contain('Showing 3 of 3 publishers').contain('begins with');
    expect(publishers.match(/remove this filter/g)).length(2);
  });

  it('of publishers order what a search finds by domain only, whatever the address says', async () => {
    const text = await textOf('/publishers?search=b&sort=-properties');
    expect(text).contain('Showing 3 of 3 publishers');
    expect(text.match(/aria-sort/g)).length(1);
    expect(hrefOf(text, 'Publisher<')).equal('/publishers?search=b&sort=-domain');
  });

  it('say what is wrong with a cursor of another list, and nothing of values that no form sends', async () => {
    const { body } = await app.get('/api/brands/registry?limit=1');
    for (const path of [
      `/brands?sort=domain&cursor=${body.next_cursor}`,
      '/publishers?cursor=x',
      '/brands.csv?cursor=x',
    ]) {
      const { status, text } = await app.get(path, BROWSER);
      expect(status, path).equal(400);
      expect(text, path).contain('must come from the page before');
    }
    for (const path of ['/brands?sort=x&source=y', '/publishers?sort=x&file_status=y', '/brands?offset=50'])
      expect(await textOf(path)).contain('Showing');
  });

  it('are there as JSON and CSV of the same filter and page, without formulas that strangers wrote', async () => {
    for (const path of [
      '/brands?search=example&sort=-domain',
      '/publishers?file_status=unreachable&sort=-domain',
    ]) {
      const text = await textOf(path);
      const json = await app.get(hrefOf(text, 'This page as JSON'));
      const { headers, text: csv } = await app.get(hrefOf(text, 'This page as CSV'));
      expect(headers.get('content-type')).match(/^text\/csv; charset=utf-8/);
      expect(headers.get('x-content-type-options')).equal('nosniff');
      const items: { domain: string }[] = json.body.brands ?? json.body.publishers;
      const lines = csv.trimEnd().split('\r\n');
      expect(lines.slice(1).map((line) => line.split(',')[0])).deep.equal(items.map(({ domain }) => domain));
    }
    const { text: csv } = await app.get('/brands.csv?search=b00');
    expect(csv.split('\r\n')[1]).match(/^b00\.example,"'=HYPERLINK\(""https:/);
  });

  it('of agents filter, order and walk by the address alone, as JSON and CSV too', async () => {
    await enroll();
    const first = await textOf('/agents');
    expect(first).contain('<span class="soft count">51</span>').contain('Showing 50 of 51 agents');
    expect(await textOf(hrefOf(first, 'Next 50'))).contain('Showing 1 of 51 agents');
    const byName = await textOf('/agents?type=sales&health_status=unknown&sort=name');
    expect(byName).match(
      /aria-sort="ascending"><a href="\/agents\?type=sales&amp;health_status=unknown&amp;sort=-name">Agent/,
    );
    expect(byName.indexOf('Agent 50')).above(0).below(byName.indexOf('Agent 51'));
    expect(byName.match(/remove this filter/g)).length(2);
    const json = await app.get(hrefOf(byName, 'This page as JSON'));
    expect(json.status).equal(200);
    const { text: csv } = await app.get(hrefOf(byName, 'This page as CSV'));
    const [, ...lines] = csv.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).deep.equal(
      json.body.agents.map(({ url }: { url: string }) => url),
    );
    expect(csv).contain(`,"'=HYPERLINK(`);
    for (const path of ['/agents?sort=x&channel=y&stage=z', '/agents?search=agent&sort=-properties'])
      expect(await textOf(path)).contain('Showing 50 of');
    for (const path of [
      '/agents?country=CAN',
      '/agents?cursor=x',
      '/agents?sort=name&cursor=x',
      '/agents.csv?country=1',
    ]) {
      const { status, text } = await app.get(path, BROWSER);
      expect(status, path).equal(400);
      expect(text, path).contain('must');
    }
    expect(await textOf('/agents?format_kind=image')).contain('No enrolled agent matches');
  });
});
