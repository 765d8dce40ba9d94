import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, publisherFile } from '../world.ts';

/** A name as a file has it, and texts that people type to find it. */
const spellings: readonly [name: string, asked: readonly string[]][] = [
  ['Cre\u0300me Bru\u0302le\u0301e', ['cr\u00e8me', 'cre\u0300me', 'CR\u00c8ME BR\u00dbL\u00c9E', 'creme']],
  ['M\u00f6bel Stra\u00dfe', ['mo\u0308bel', 'M\u00d6BEL', 'strasse', 'STRASSE', 'stra\u00dfe']],
  [
    '\u0395\u03bb\u03bb\u03ac\u03b4\u03b1 \u03a3\u038a\u03a3\u03a5\u03a6\u039f\u03a3',
    ['\u03a3\u038a\u03a3', '\u03c3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2', '\u03c3\u03b9\u03c3\u03c5\u03c6'],
  ],
  ['\u0130stanbul', ['istanbul', 'ISTANBUL', '\u0131stanbul']],
  ['\uff26\uff35\uff2c\uff2c width', ['full', '\uff46\uff55\uff4c\uff4c', 'FULL WIDTH']],
];

for (const engine of engines) {
  describe(`searches of names in every spelling on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
      for (const [at, [name]] of spellings.entries()) {
        const domain = `s${at}.example`;
        app.sites.put(domain, BRAND_PATH, { id: 'b', names: [{ en: name }] });
        const file = publisherFile(domain);
        const [property] = file.properties as { name: string }[];
        if (property !== undefined) property.name = name;
        app.sites.put(domain, ADAGENTS_PATH, { body: JSON.stringify(file) });
        await crawlNow(app, domain);
      }
    });
    after(() => app.drop());

    const domainsOf = (items: { domain: string }[]) => items.map(({ domain }) => domain);
    /** Every search of names, with the domains that it finds. */
    const searches: Record<string, (text: string) => Promise<string[]>> = {
      'GET /api/brands/registry': async (text) =>
        domainsOf((await app.get(`/api/brands/registry?search=${encodeURIComponent(text)}`)).body.brands),
      'GET /api/properties/registry': async (text) =>
        domainsOf(
          (await app.get(`/api/properties/registry?search=${encodeURIComponent(text)}`)).body.properties,
        ),
      'GET /api/search, brands': async (text) =>
        domainsOf((await app.get(`/api/search?q=${encodeURIComponent(text)}`)).body.brands),
      'GET /api/search, properties': async (text) =>
        domainsOf((await app.get(`/api/search?q=${encodeURIComponent(text)}`)).body.properties),
    };

    for (const [search, find] of Object.entries(searches))
      for (const [at, [name, asked]] of spellings.entries())
        for (const text of asked)
          it(`${search} finds ${JSON.stringify(name)} by ${JSON.stringify(text)}`, async () => {
            assert.deepEqual(await find(text), [`s${at}.example`]);
          });
  });
}
