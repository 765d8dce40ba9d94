import { assert } from 'chai';
import fc from 'fast-check';
import { listingFacts } from '../../../src/domain/brands/entry.ts';
import type { BrandResolution } from '../../../src/domain/brands/resolve.ts';

const facts = (brand_manifest: Record<string, unknown>) =>
  listingFacts({ brand_name: 'Nova', brand_manifest }, 'nova.example');

describe('listingFacts', () => {
  it('says little about an entry that says little', () => {
    assert.deepEqual(listingFacts({ brand_name: 'Nova' }, 'nova.example'), {
      brandName: 'Nova',
      kellerType: 'independent',
      houseDomain: null,
      hasManifest: false,
      logoUrl: null,
      primaryColor: null,
      industries: [],
      employeeCount: null,
      subBrandCount: null,
      searchText: 'nova.example\nnova',
    });
  });

  it('reads every fact of a full record', () => {
    const record: BrandResolution = {
      canonical_id: 'group#nova',
      canonical_domain: 'nova.example',
      brand_name: 'Nova',
      keller_type: 'sub_brand',
      house_domain: 'group.example',
      house_name: 'Groupe',
      source: 'brand_json',
      names: [{ de: 'NEUHEIT' }],
      brand_manifest: {
        colors: { primary: ['#0b6e4f', '#000000'] },
        industries: ['light', 'light', ' home '],
      },
    };
    assert.deepInclude(listingFacts(record, 'shop.example'), {
      kellerType: 'sub_brand',
      houseDomain: 'group.example',
      hasManifest: true,
      primaryColor: '#0B6E4F',
      industries: ['light', 'home'],
      searchText: 'shop.example\nnova\ngroupe\nnova.example\nneuheit',
    });
  });

  it('does not list a house that an entry only claims', () => {
    assert.isNull(
      listingFacts({ brand_name: 'N', house_domain: 'group.example' }, 'nova.example').houseDomain,
    );
  });

  const logo = (url: string, more: object = {}) => ({ url, ...more });
  const logos: [string, unknown, string | null][] = [
    ['the first', [logo('https://a.example/1'), logo('https://a.example/2')], 'https://a.example/1'],
    [
      'the primary variant',
      [logo('https://a.example/1'), logo('https://a.example/2', { variant: 'primary' })],
      'https://a.example/2',
    ],
    [
      'the one tagged primary',
      [logo('https://a.example/1', { tags: 'primary' }), logo('https://a.example/2', { tags: ['primary'] })],
      'https://a.example/2',
    ],
    ['none over http', [logo('http://a.example/1')], null],
    ['none by script', [logo('javascript:alert(1)')], null],
    ['none of another type', 'https://a.example/1', null],
    ['none of null', [null, 7, {}], null],
  ];
  for (const [name, held, expected] of logos)
    it(`shows ${name}`, () => assert.equal(facts({ logos: held }).logoUrl, expected));

  const colors: [unknown, string | null][] = [
    [{ primary: '#abc' }, '#AABBCC'],
    [{ secondary: '#abcdef' }, null],
    [{ primary: 'red' }, null],
    [
      [
        { hex: '#111111', type: 'dark' },
        { hex: '#222222', type: 'primary' },
      ],
      '#222222',
    ],
    [
      [
        { hex: '#111111', type: 'dark' },
        { hex: '#222222', type: 'brand' },
      ],
      '#222222',
    ],
    [[{ hex: '#111111', type: 'dark' }], '#111111'],
    [[], null],
    [null, null],
    ['#111111', null],
  ];
  for (const [held, expected] of colors)
    it(`has the color ${expected} of ${JSON.stringify(held)}`, () =>
      assert.equal(facts({ colors: held }).primaryColor, expected));

  const employees: [unknown, number | null][] = [
    ['120', 120],
    [120, 120],
    [120.9, 120],
    ['51-200', 51],
    ['10,001+', 10_001],
    ['1 000 – 5 000', 1000],
    ["12'000", 12_000],
    ['about 1.500 people', 1500],
    ['10001-50000', 10_001],
    ['many', null],
    ['', null],
    [null, null],
    [Number.NaN, null],
    [{}, null],
  ];
  for (const [held, expected] of employees)
    it(`counts ${expected} in ${JSON.stringify(held)}`, () =>
      assert.equal(facts({ company: { employees: held } }).employeeCount, expected));

  const industries: [Record<string, unknown>, string[]][] = [
    [{ industries: ['a'], company: { industries: ['b'], industry: 'c' } }, ['a']],
    [{ industries: [], company: { industries: ['b'], industry: 'c' } }, ['b']],
    [{ company: { industry: 'c' } }, ['c']],
    [{ industries: 'a', company: 'b' }, []],
    [{ industries: [1, null, ' '] }, []],
  ];
  for (const [held, expected] of industries)
    it(`lists ${JSON.stringify(expected)} of ${JSON.stringify(held)}`, () =>
      assert.deepEqual(facts(held).industries, expected));

  const house = (domain: string, more: object) => ({ house: { domain, name: 'Nova' }, ...more });
  const counts: [string, unknown, number | null][] = [
    [
      'sub-brands, endorsed ones, children and references',
      house('nova.example', {
        brands: [
          { id: 'a', keller_type: 'master' },
          { id: 'b', keller_type: 'sub_brand' },
          { id: 'c', keller_type: 'endorsed' },
          { id: 'd', parent_brand: 'a' },
          { id: 'e' },
          null,
        ],
        brand_refs: [{ domain: 'x' }],
      }),
      4,
    ],
    ['nothing in a house of one', house('www.nova.example', { brands: [{ id: 'a' }] }), 0],
    ['nothing in the house of another', house('group.example', { brand_refs: [{}] }), null],
    ['nothing in a brand', { id: 'nova', names: [] }, null],
    ['nothing in nothing', undefined, null],
  ];
  for (const [name, document, expected] of counts)
    it(`counts ${name}`, () =>
      assert.equal(listingFacts({ brand_name: 'N' }, 'nova.example', document).subBrandCount, expected));

  it('bears any manifest, and stays short', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('name', 'names', 'logos', 'colors', 'company', 'industries'),
          fc.jsonValue(),
        ),
        fc.string(),
        (manifest, name) => {
          const found = listingFacts(
            { brand_name: name, brand_manifest: manifest },
            'nova.example',
            manifest,
          );
          assert.isAtMost(found.searchText.length, 2000);
          assert.isAtMost(found.industries.length, 20);
        },
      ),
    );
  });
});
