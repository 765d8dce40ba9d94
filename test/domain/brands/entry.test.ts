import { assert } from 'chai';
import fc from 'fast-check';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { checkBrandJson } from '../../../src/domain/brands/check.ts';
import {
  type BrandEntry,
  cleanManifest,
  entryFromInput,
  hostedBrandJson,
  recordFromEntry,
} from '../../../src/domain/brands/entry.ts';

const CLAIMS = {
  classification: 'premium',
  Verified: true,
  verification: { status: 'ok' },
  verified_at: '2026-01-01',
  relationship_trust: 'mutual',
  relationship_verified_at: '2026-01-01',
  claimed_house_domain: 'group.example',
  review_status: 'approved',
  authoritative: true,
  badges: ['gold'],
  trust_score: 1,
};

describe('cleanManifest', () => {
  for (const key of Object.keys(CLAIMS))
    it(`drops ${key} at every depth`, () => {
      const claim = { [key]: CLAIMS[key as keyof typeof CLAIMS] };
      assert.deepEqual(cleanManifest({ tone: 'calm', ...claim, agents: [{ url: 'x', ...claim }] }), {
        tone: 'calm',
        agents: [{ url: 'x' }],
      });
    });

  it('leaves all else as it is, and the original alone', () => {
    const manifest = {
      name: 'Nova',
      colors: [{ hex: '#000000', type: 'dark' }],
      company: { founded: 1900, list: [null, 1, false] },
    };
    const before = structuredClone(manifest);
    assert.deepEqual(cleanManifest(manifest), before);
    cleanManifest({ ...manifest, ...CLAIMS });
    assert.deepEqual(manifest, before);
  });

  it('does not let a key reach the prototype', () => {
    const cleaned = cleanManifest(
      JSON.parse('{"__proto__": {"polluted": 1}, "a": {"__proto__": [1], "constructor": "x"}}'),
    );
    assert.deepEqual(Object.keys(cleaned), ['a']);
    assert.isUndefined((cleaned as { polluted?: unknown }).polluted);
    assert.equal(Object.getPrototypeOf(cleaned), Object.prototype);
  });

  it('cuts off what is nested too deep', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
    assert.isBelow(JSON.stringify(cleanManifest(deep)).length, 200);
    assert.isBelow(
      JSON.stringify(cleanManifest({ a: JSON.parse('['.repeat(10_000) + ']'.repeat(10_000)) })).length,
      200,
    );
  });
});

describe('entryFromInput', () => {
  const earlier: BrandEntry = {
    brand_name: 'Nova',
    brand_manifest: { description: 'Lamps' },
    keller_type: 'master',
    house_domain: 'group.example',
    parent_brand: 'group',
  };

  it('keeps what an edit leaves out', () => {
    assert.deepEqual(entryFromInput({ brand_name: ' New ' }, earlier), { ...earlier, brand_name: 'New' });
  });
  it('replaces what an edit gives', () => {
    const edit = {
      brand_name: 'N',
      brand_manifest: {},
      keller_type: 'endorsed',
      house_domain: 'https://WWW.Other.example/',
      parent_brand: 'other',
    };
    assert.deepEqual(entryFromInput(edit, earlier), { ...edit, house_domain: 'other.example' });
  });
  it('keeps only the fields of an entry', () => {
    const more = { domain: 'x.example', source: 'brand_json', brand_manifest: { ...CLAIMS, tone: 'calm' } };
    assert.deepEqual(entryFromInput({ brand_name: 'N', ...more }, null), {
      brand_name: 'N',
      brand_manifest: { tone: 'calm' },
    });
  });
  for (const house_domain of ['', 'group', '10.0.0.1', 'ftp://group.example'])
    it(`drops ${JSON.stringify(house_domain)} for a house`, () => {
      assert.deepEqual(entryFromInput({ brand_name: 'N', house_domain }, null), { brand_name: 'N' });
    });
});

describe('the name in the manifest of an entry', () => {
  const earlier = { brand_name: 'Old', brand_manifest: { name: 'Old', x: 1 } };
  const nameAfter = (input: Parameters<typeof entryFromInput>[0], before: BrandEntry) =>
    entryFromInput(input, before).brand_manifest?.name;

  it('follows the name of the brand when an edit sends no manifest', () => {
    assert.equal(nameAfter({ brand_name: ' New ' }, earlier), 'New');
  });
  it('stays when it was another one, and when the edit says so', () => {
    const other = { ...earlier, brand_manifest: { name: 'Legal name' } };
    assert.equal(nameAfter({ brand_name: 'New' }, other), 'Legal name');
    assert.equal(nameAfter({ brand_name: 'New', brand_manifest: { name: 'Old' } }, earlier), 'Old');
    assert.isUndefined(nameAfter({ brand_name: 'New' }, { ...earlier, brand_manifest: {} }));
  });
});

describe('recordFromEntry', () => {
  it('turns an entry into a record without trust', () => {
    const entry = {
      brand_name: 'Nova',
      keller_type: 'sub_brand',
      house_domain: 'group.example',
      parent_brand: 'group',
      brand_manifest: { ...CLAIMS, description: 'Lamps', names: [{ de: 'Nova' }] },
    };
    assert.deepEqual(recordFromEntry(entry, 'nova.example'), {
      canonical_id: 'nova.example',
      canonical_domain: 'nova.example',
      brand_name: 'Nova',
      keller_type: 'sub_brand',
      house_domain: 'nova.example',
      source: 'community',
      names: [{ de: 'Nova' }],
      parent_brand: 'group',
      claimed_house_domain: 'group.example',
      brand_manifest: { description: 'Lamps', names: [{ de: 'Nova' }] },
    });
  });

  const left: [string, Partial<BrandEntry>][] = [
    ['a keller type that is none', { keller_type: 'boss' }],
    ['a house that is no domain', { house_domain: 'group' }],
    ['itself for a house', { house_domain: 'www.nova.example' }],
    ['an empty manifest', { brand_manifest: {} }],
    ['a manifest of claims only', { brand_manifest: CLAIMS }],
  ];
  for (const [name, more] of left)
    it(`leaves out ${name}`, () => {
      assert.deepEqual(recordFromEntry({ brand_name: 'Nova', ...more }, 'nova.example', 'enriched'), {
        canonical_id: 'nova.example',
        canonical_domain: 'nova.example',
        brand_name: 'Nova',
        keller_type: 'independent',
        house_domain: 'nova.example',
        source: 'enriched',
      });
    });
});

describe('hostedBrandJson', () => {
  const own = [{ type: 'website', identifier: 'nova.example', primary: true }];

  it('writes a canonical document', () => {
    const entry: BrandEntry = {
      brand_name: 'Növa & Söhne',
      keller_type: 'endorsed',
      house_domain: 'group.example',
      parent_brand: 'group',
      brand_manifest: {
        ...CLAIMS,
        name: 'Növa',
        description: 'Lamps',
        logos: [
          { url: 'https://nova.example/l.svg', tags: ['icon'] },
          { url: 'http://nova.example/l.png', tags: [] },
          'x',
        ],
        colors: [
          { hex: '#0b6e4f', type: 'brand' },
          { hex: '#FFAA00', type: 'Accent' },
          { hex: '#000000', type: 'dark' },
          { hex: '#111111', type: 'vibrant' },
          { hex: 'red', type: 'x' },
        ],
        company: { founded: 1900 },
      },
    };
    assert.deepEqual(hostedBrandJson(entry, 'nova.example'), {
      id: 'nova_example',
      names: [{ en: 'Növa & Söhne' }],
      keller_type: 'endorsed',
      parent_brand: 'group',
      house_domain: 'group.example',
      description: 'Lamps',
      logos: [{ url: 'https://nova.example/l.svg', tags: ['icon'] }],
      colors: { primary: '#0B6E4F', accent: '#FFAA00', secondary: ['#000000', '#111111'] },
      properties: own,
    });
  });

  const leftOut: [string, Record<string, unknown>][] = [
    ['logos', { logos: [{ url: 'http://nova.example/l.png', tags: [] }] }],
    ['colors', { colors: { primary: 'red' } }],
    ['colors', { colors: [{ hex: 'red', type: 'x' }] }],
    ['tone', { tone: 7 }],
    ['agents', { agents: [{ url: 'http://a.example' }] }],
    ['product_catalog', { product_catalog: { feed_url: 'https://a.example/', last_updated: '2026-01-01' } }],
    ['house', { house: 'group.example' }],
    ['authoritative_location', { authoritative_location: 'https://a.example/' }],
    ['id', { id: 'other' }],
  ];
  for (const [name, manifest] of leftOut)
    it(`leaves out ${JSON.stringify(manifest).slice(0, 60)}`, () => {
      const hosted = hostedBrandJson({ brand_name: 'Nova', brand_manifest: manifest }, 'nova.example');
      assert.deepEqual(hosted, { id: 'nova_example', names: [{ en: 'Nova' }], properties: own }, name);
    });

  it('takes names and properties of the manifest, and adds the domain to them', () => {
    const manifest = {
      names: [{ de: 'Nova', fr: 'Nova' }],
      properties: [{ type: 'mobile_app', identifier: '123' }],
    };
    const hosted = hostedBrandJson({ brand_name: 'Nova', brand_manifest: manifest }, 'nova.example');
    assert.deepEqual(hosted, {
      id: 'nova_example',
      names: [{ de: 'Nova' }, { fr: 'Nova' }],
      properties: [...own, ...manifest.properties],
    });
    const listed = { properties: [{ type: 'website', identifier: 'www.nova.example' }] };
    assert.deepEqual(
      hostedBrandJson({ brand_name: 'Nova', brand_manifest: listed }, 'nova.example').properties,
      listed.properties,
    );
  });

  for (const [domain, id] of [
    ['nova.example', 'nova_example'],
    ['xn--bcherei-65a.nova.example', 'xn_bcherei_65a_nova_example'],
    ['3-stars.example', '3_stars_example'],
  ] as const)
    it(`makes an id of ${domain}, whatever the name`, () => {
      for (const brand_name of ['新星', '  ', '3 Stars!'])
        assert.equal(hostedBrandJson({ brand_name }, domain).id, id);
    });

  it('is valid whatever the entry holds', async () => {
    const conforms = await schemaValidators['brand/canonical-document']();
    const keys = [
      'names',
      'url',
      'logos',
      'colors',
      'tone',
      'fonts',
      'tagline',
      'properties',
      'agents',
      'contact',
      'assets',
      'trademarks',
      'type',
      'en',
      'identifier',
    ];
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('https://a.example/x y', '#123456', 'website', 'nova.example', 'a@b'),
    );
    const manifest = fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(
        value,
        fc.array(fc.dictionary(fc.constantFrom(...keys, 'url', 'hex'), value), { maxLength: 3 }),
      ),
    );
    const entry = fc.record({
      brand_name: fc.string({ unit: 'binary' }),
      brand_manifest: manifest,
      house_domain: fc.string(),
      keller_type: fc.string(),
      parent_brand: fc.string(),
    });
    fc.assert(
      fc.property(entry, (held) => {
        const hosted = hostedBrandJson(held, 'nova.example');
        const { variant, findings } = checkBrandJson(hosted, { domain: 'nova.example' });
        assert.equal(variant, 'brand_canonical');
        assert.isEmpty(findings.errors, JSON.stringify(findings.errors));
        assert.isTrue(conforms(hosted), JSON.stringify(conforms.errors));
      }),
      { numRuns: 500 },
    );
  });
});
