import { assert } from 'chai';
import { matchRank } from '../../../src/domain/search-index/search-text.ts';
import { searchForm } from '../../../src/domain/text/search-form.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { bothEngines } from '../../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow } from '../world.ts';

type Found = Record<'brands' | 'publishers' | 'properties', Record<string, unknown>[]>;

const PARTS = ['tide', 'undertide', 'tidepool', 'the tide', 'low tide club', 'tides', 'high-tide', 'stidet'];
/** Domains and names that share their words, some of them all of their texts. */
const SITES = PARTS.flatMap((part, index) =>
  ['alpha', 'beta', 'gamma'].map((suffix, turn) => ({
    domain: `${part.replaceAll(' ', '')}-${suffix}.example`,
    name: turn === 0 ? part : `${part} ${suffix}`,
    property: index % 2 === 0 ? `${part} news ${suffix}` : `${suffix} tide ${part}`,
  })),
);
const QUERIES = [
  'tide',
  'tide-',
  'tides',
  'the tide',
  'low',
  'low tide club',
  'undertide-beta.example',
  'alpha.example',
  'id',
  'ide',
  'tid',
  'beta',
  'tide news',
  'news',
  'a tide',
  'gamma tide',
  'example',
  'nowhere',
];

/** Answers without what no two registries have in common. */
const comparable = ({ brands, publishers, properties }: Found) => ({
  brands,
  publishers,
  properties: properties.map(({ property_rid: _, ...others }) => others),
});

describe('the order of a search', () => {
  const apps: TestApp[] = [];
  before(async () => {
    for (const [turn, engine] of bothEngines.entries()) {
      const app = await startTestApp(engine);
      apps.push(app);
      // What came first must not matter.
      for (const { domain, name, property } of turn === 0 ? SITES : SITES.toReversed()) {
        app.sites.put(domain, BRAND_PATH, { id: 'b', names: [{ en: name }] });
        app.sites.put(domain, ADAGENTS_PATH, {
          authorized_agents: [],
          contact: { name: `${name} media` },
          properties: (turn === 0 ? ['b', 'a', 'c'] : ['c', 'b', 'a']).map((id) => ({
            property_id: id,
            property_type: 'website',
            name: property,
            identifiers: [{ type: 'subdomain', value: `${id}.${domain}` }],
          })),
        });
        await crawlNow(app, domain);
      }
    }
  });
  after(async () => {
    for (const app of apps.splice(0)) await app.drop();
  });

  const search = async (app: TestApp, query: string): Promise<Found> => {
    const { status, body } = await app.get(`/api/search?q=${encodeURIComponent(query)}`);
    assert.equal(status, 200);
    return body;
  };

  for (const query of QUERIES) {
    it(`is the same on both engines: ${query}`, async () => {
      const [one, other] = await Promise.all(apps.map((app) => search(app, query)));
      if (one === undefined || other === undefined) assert.fail('two engines');
      assert.deepEqual(comparable(one), comparable(other));
    });

    it(`puts better matches first and leaves none out: ${query}`, async () => {
      const form = searchForm(query);
      for (const app of apps) {
        const { brands } = await search(app, query);
        const ranks = SITES.flatMap(({ domain, name }) => matchRank([domain, name], form) ?? []);
        const shown = brands.map(({ domain, brand_name: name }) =>
          matchRank([String(domain), String(name)], form),
        );
        assert.deepEqual(shown, ranks.sort().slice(0, 5));
      }
    });
  }
});
