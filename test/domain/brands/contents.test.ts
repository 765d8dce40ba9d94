import { assert } from 'chai';
import fc from 'fast-check';
import { brandAgentUrl } from '../../../src/domain/brands/check-parts.ts';
import { brandName, ownedWebsites, ownsDomain, propertiesOf } from '../../../src/domain/brands/contents.ts';
import { earlierRelationship, sameBrand } from '../../../src/domain/brands/record.ts';
import type { BrandResolution } from '../../../src/domain/brands/resolve.ts';
import { hexColor, parseInstant } from '../../../src/domain/brands/values.ts';
import { NOW } from './world.ts';

describe('brandName', () => {
  const names: [object[], string | null][] = [
    [[{ de: 'D' }, { en: 'E' }], 'E'],
    [[{ de: 'D' }, { 'en-GB': 'B' }, { en: 'E' }], 'B'],
    [[{ de: 'D' }, { EN_us: 'U' }], 'U'],
    [[{ de: 'D' }, { eng: 'X' }], 'D'],
    [[{ de: ' ', en: '' }, { fr: ' F ' }], 'F'],
    [[{ en: 7 }], null],
    [[], null],
  ];
  for (const [list, expected] of names)
    it(`is ${expected} in ${JSON.stringify(list)}`, () => assert.equal(brandName({ names: list }), expected));
});

describe('propertiesOf', () => {
  it('reads what it understands and leaves out the rest', () => {
    const properties = [
      { type: 'website', identifier: 'WWW.Nova.example', region: 'DE' },
      { type: 'website', identifier: 'not a domain', relationship: 'direct' },
      { type: 'mobile_app', identifier: 'Com.Nova', store: 'apple', primary: true },
      { type: 'website' },
      { identifier: 'nova.example' },
      null,
      'nova.example',
    ];
    assert.deepEqual(propertiesOf({ properties }), [
      { type: 'website', identifier: 'nova.example', relationship: 'owned', region: 'DE', primary: false },
      { type: 'website', identifier: 'not a domain', relationship: 'direct', primary: false },
      { type: 'mobile_app', identifier: 'Com.Nova', relationship: 'owned', store: 'apple', primary: true },
    ]);
  });

  it('puts primary websites first, each once', () => {
    const site = (identifier: string, more: object = {}) => ({ type: 'website', identifier, ...more });
    const properties = [
      site('a.example'),
      site('b.example', { relationship: 'delegated' }),
      site('www.a.example'),
      site('c.example', { primary: true }),
      { type: 'radio', identifier: 'd.example' },
    ];
    assert.deepEqual(ownedWebsites({ properties }), ['c.example', 'a.example']);
    assert.isTrue(ownsDomain({ properties }, 'd.example'));
    assert.isFalse(ownsDomain({ properties }, 'b.example'));
  });
});

describe('brandAgentUrl', () => {
  const cases: [object, string | null][] = [
    [
      {
        agents: [
          { type: 'sales', url: 's' },
          { type: 'brand', url: 'b' },
        ],
        brand_agent: { url: 'o' },
      },
      'b',
    ],
    [{ agents: [{ type: 'sales', url: 's' }], brand_agent: { url: 'o' } }, 'o'],
    [{ agents: [{ type: 'brand' }], brand_agent: { url: 'o' } }, 'o'],
    [{ agents: [{ type: 'sales', url: 's' }] }, null],
    [{ agents: 'x', brand_agent: 'y' }, null],
    [{}, null],
  ];
  for (const [owner, expected] of cases)
    it(`is ${expected} in ${JSON.stringify(owner)}`, () =>
      assert.equal(brandAgentUrl({ ...owner }), expected));
});

describe('parseInstant', () => {
  const good: [string, string][] = [
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-01-31T10:00Z', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31t10:00:00.5z', '2026-01-31T10:00:00.500Z'],
    ['2026-01-31T10:00:00+02:00', '2026-01-31T08:00:00.000Z'],
  ];
  for (const [text, iso] of good)
    it(`reads ${text}`, () => assert.equal(parseInstant(text)?.toISOString(), iso));
  const bad = [
    '',
    '2026',
    '2026-02-29',
    '2026-02-30T00:00:00Z',
    '2026-00-01',
    '2026-01-00',
    '2026-01-31T10:00:00',
    '2026-01-31T24:00:00Z',
    '2026-01-31T10:60:00Z',
    '2026-01-31T10:00:00+24:00',
    '31.01.2026',
    'now',
    `2026-01-31T10:00:00.${'1'.repeat(40)}Z`,
    1767225600000,
    null,
    undefined,
    {},
  ];
  for (const value of bad) it(`refuses ${JSON.stringify(value)}`, () => assert.isNull(parseInstant(value)));
  it('never gives an invalid date', () => {
    fc.assert(fc.property(fc.string(), (text) => !Number.isNaN(parseInstant(text)?.getTime() ?? 0)));
  });
});

describe('hexColor', () => {
  const good: [string, string][] = [
    ['#abc', '#AABBCC'],
    ['abcdef', '#ABCDEF'],
    [' #0B6E4F ', '#0B6E4F'],
    ['rgb(1, 2, 255)', '#0102FF'],
    ['rgba(11,110,79,0.5)', '#0B6E4F'],
    ['RGB(1 2 3 / 50%)', '#010203'],
  ];
  for (const [text, hex] of good) it(`reads ${text}`, () => assert.equal(hexColor(text), hex));
  for (const value of [
    '',
    'red',
    '#12',
    '#12345',
    '#1234567',
    'rgb(256,0,0)',
    'rgb(1,2)',
    'url(x)',
    7,
    null,
    `#${'a'.repeat(50)}`,
  ])
    it(`refuses ${JSON.stringify(value)}`, () => assert.isNull(hexColor(value)));
});

describe('records of two looks', () => {
  const record: BrandResolution = {
    canonical_id: 'star.example',
    canonical_domain: 'star.example',
    brand_name: 'Star',
    keller_type: 'independent',
    source: 'brand_json',
    house_domain: 'nova.example',
    relationship_trust: 'mutual',
    relationship_verified_at: '2026-05-01T00:00:00.000Z',
    relationship_declared_at: '2026-01-01T00:00:00.000Z',
  };
  it('are the same brand when only the check is newer', () => {
    assert.isTrue(sameBrand(record, { ...record, relationship_verified_at: NOW.toISOString() }));
    assert.isFalse(sameBrand(record, { ...record, brand_name: 'Stern' }));
    assert.isFalse(sameBrand(record, { ...record, relationship_trust: 'leaf_only' }));
  });
  it('hand the relationship on', () => {
    assert.deepEqual(earlierRelationship(record), {
      trust: 'mutual',
      houseDomain: 'nova.example',
      verifiedAt: new Date('2026-05-01T00:00:00.000Z'),
      declaredAt: new Date('2026-01-01T00:00:00.000Z'),
    });
    const { relationship_verified_at: _, ...unchecked } = record;
    assert.isUndefined(earlierRelationship(unchecked));
    assert.isUndefined(earlierRelationship({ ...record, relationship_verified_at: 'x' }));
  });
});
