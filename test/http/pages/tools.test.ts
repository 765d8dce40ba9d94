import { expect } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { sentFrom } from '../../support/forms.ts';
import { endLimits } from '../oauth/world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

type Shown = { readonly document: string; readonly acts: readonly string[]; readonly text: string };

const FILES = {
  '/adagents': `{
  "x_own": {"n": 12345678901234567890, "e": "\\u00e9"},
  "authorized_agents": [
    { "url": "http://sales.example", "authorized_for": "All", "property_ids": ["site"], "countries": ["ca"], "exclusive": "true", "delegation_type": null }
  ],
  "properties": [
    { "property_id": "site", "property_type": "Website", "name": "News", "identifiers": [{"type": "domain", "value": "https://news.example/"}], "supported_channels": ["Linear TV"] }
  ],
  "last_updated": "2026-01-15"
}`,
  '/brand-json': `{
  "x_own": {"n": 12345678901234567890, "e": "\\u00e9"},
  "id": "news", "names": [{"en": "News"}], "url": "https://news.example",
  "colors": {"primary": "0b5d57"}, "keller_type": "Master", "tagline": null,
  "house_domain": "https://Arcwell.example/"
}`,
} as const;

describe('the tools for files without scripts', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });
  after(() => app.drop());
  beforeEach(() => endLimits(app));

  /** Sends the form of a page as a browser does. */
  async function send(
    path: string,
    fields: Record<string, string>,
  ): Promise<Shown & { fields: typeof fields }> {
    const response = await fetch(`http://127.0.0.1:${app.address?.port}${path}`, {
      method: 'POST',
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
    const html = await response.text();
    expect(response.status, html).equal(200);
    const sent = sentFrom(html);
    return { ...sent, document: sent.fields.document ?? '' };
  }

  const mendsOf = ({ acts }: Shown): string[] => acts.filter((act) => act.startsWith('mend:'));
  const figures = ({ text }: Shown): number[] =>
    (/(\d+) errors?, (\d+) warnings?/.exec(text) ?? []).slice(1).map(Number);

  for (const [path, file] of Object.entries(FILES)) {
    it(`mend every finding of ${path} that can be mended, one button after the other, and undo them all`, async () => {
      let page = await send(path, { document: file });
      const [errors = 0, warnings = 0] = figures(page);
      expect(errors + warnings).above(3);
      const texts = [file as string];
      for (let act = mendsOf(page)[0]; act !== undefined; act = mendsOf(page)[0]) {
        page = await send(path, { ...page.fields, act });
        texts.push(page.document);
        expect(texts).length.most(12);
      }
      expect(figures(page)[0]).equal(0);
      expect(page.document).contain('12345678901234567890, "e": "\\u00e9"');
      expect(new Set(texts)).length(texts.length);
      for (const before of texts.toReversed().slice(1)) {
        expect(page.acts).contain('undo');
        page = await send(path, { ...page.fields, act: 'undo' });
        expect(page.document).equal(before);
      }
      expect(page.fields.undo).equal('[]');
    });

    it(`take back what the form of ${path} did, in the order that it was done`, async () => {
      const list = path === '/adagents' ? '/properties' : '/names';
      const shown = [await send(path, { document: file })];
      for (const act of [`copy:${list}/0`, `add:${list}`, `up:${list}/2`, `remove:${list}/0`])
        shown.push(await send(path, { ...shown.at(-1)?.fields, at: '', act }));
      const [, twice] = shown;
      let [page] = shown.slice(-1);
      expect(page?.text).contain('Undo: remove');
      for (const before of shown.toReversed().slice(1)) {
        page = await send(path, { ...page?.fields, act: 'undo' });
        expect(page.document).equal(before.document);
      }
      // A field that was typed into is taken back before what the last button did.
      const [name = ''] = Object.keys(twice?.fields ?? {}).filter((one) => one.startsWith('set:'));
      page = await send(path, { ...twice?.fields, [name]: 'typed', act: 'undo' });
      expect(page.document).equal(twice?.document);
    });

    it(`undo nothing in a text of ${path} that was changed by hand since`, async () => {
      const twice = await send(path, { document: file, act: 'copy:/names/0' });
      const mended = await send(path, { ...twice.fields, act: mendsOf(twice)[0] ?? '' });
      const typed = `${mended.document} `;
      const page = await send(path, { ...mended.fields, document: typed, act: 'undo' });
      expect(page.document).equal(typed);
      expect(page.text).contain('Nothing was undone').contain('changed by hand');
      for (const undo of ['x', '[]', '[{"at":0,"took":"x","put":0,"sum":0,"by":"edit"}]'])
        expect((await send(path, { document: file, undo, act: 'undo' })).document).equal(file);
    });

    it(`check ${path}, and mend nothing, when Enter is pressed in a field`, async () => {
      const { acts } = await send(path, { document: file });
      // The first button of a form is the one that Enter presses.
      expect(acts[0]).equal('');
    });
  }

  it('mend a slip at all its places with one button', async () => {
    const identifiers = [{ type: 'domain', value: 'news.example' }];
    const properties = Array.from({ length: 30 }, (_, at) => ({
      property_id: `p${at}`,
      property_type: 'website',
      name: `N${at}`,
      identifiers,
      publisher_domain: null,
    }));
    const document = JSON.stringify({
      authorized_agents: [],
      properties,
      last_updated: '2026-01-15T08:30:00Z',
    });
    const page = await send('/adagents', { document });
    const [, all = ''] = mendsOf(page);
    const mended = await send('/adagents', { ...page.fields, act: all });
    expect(mended.document).equal(document.replaceAll(',"publisher_domain":null', ''));
    expect(figures(mended)).deep.equal([0, 0]);
  });
});
