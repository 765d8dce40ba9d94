import { assert } from 'chai';
import { brand, house, look, resolved, type World, website, wellKnown } from './world.ts';

const bareOf = (domain: string, claimed: string) => ({
  canonical_id: domain,
  canonical_domain: domain,
  brand_name: domain,
  keller_type: 'independent',
  house_domain: domain,
  source: 'brand_json',
  claimed_house_domain: claimed,
  relationship_trust: 'leaf_only',
});

describe('resolveBrand: house files', () => {
  it('answers with the inline brand that owns the domain', () => {
    const star = brand('star', {
      names: [{ de: 'Stern' }, { en_GB: 'Star' }],
      parent_brand: 'nova',
      keller_type: 'sub_brand',
      description: 'Lamps',
      house_note: 'kept',
      properties: [website('star.de'), website('star.example', { primary: true }), website('shop.example')],
    });
    const document = house('nova.example', { brands: [brand('nova'), star] });
    const redirect = { json: { house: 'nova.example' } };
    const world = {
      'shop.example': redirect,
      'star.example': redirect,
      'nova.example': { json: document },
    };
    const found = resolved('shop.example', world);
    assert.deepEqual(found.record, {
      canonical_id: 'star.example',
      canonical_domain: 'star.example',
      brand_name: 'Star',
      keller_type: 'sub_brand',
      source: 'brand_json',
      brand_id: 'star',
      names: [{ de: 'Stern' }, { en_GB: 'Star' }],
      parent_brand: 'nova',
      house_domain: 'nova.example',
      house_name: 'Nova Group',
      relationship_trust: 'inline',
      brand_manifest: { description: 'Lamps', house_note: 'kept' },
    });
    assert.deepEqual(found.brand, star);
    assert.deepInclude(found, {
      variant: 'house_portfolio',
      documentUrl: wellKnown('nova.example'),
      fileStatus: 200,
    });
  });

  it('gives inline brands the contestation contact of the house, unless they have their own', () => {
    const ours = { email: 'rights@nova.example' };
    const own = { url: 'https://star.example/rights' };
    const document = {
      house: { domain: 'nova.example', name: 'Nova Group', data_subject_contestation: ours },
      brands: [
        brand('nova', { properties: [website('nova.example')] }),
        brand('star', { properties: [website('star.example')], data_subject_contestation: own }),
      ],
    };
    const world = { 'star.example': { json: { house: 'nova.example' } }, 'nova.example': { json: document } };
    assert.deepEqual(resolved('nova.example', world).record.brand_manifest, {
      data_subject_contestation: ours,
    });
    assert.deepEqual(resolved('star.example', world).record.brand_manifest, {
      data_subject_contestation: own,
    });
  });

  const choices: [string, object[], string][] = [
    [
      'the owner before the master',
      [brand('nova', { keller_type: 'master' }), brand('own', { properties: [website('nova.example')] })],
      'own',
    ],
    [
      'the master among several owners',
      [
        brand('one', { properties: [website('nova.example')] }),
        brand('two', { keller_type: 'master', properties: [website('www.nova.example')] }),
      ],
      'two',
    ],
    [
      'the brand that has the domain as its id',
      [brand('one', { properties: [website('nova.example')] }), brand('nova.example')],
      'nova.example',
    ],
    ['the master when none owns the domain', [brand('one'), brand('two', { keller_type: 'master' })], 'two'],
    [
      'the master when the domain is not owned',
      [
        brand('one', { properties: [website('nova.example', { relationship: 'delegated' })] }),
        brand('two', { keller_type: 'master' }),
      ],
      'two',
    ],
    ['the house itself without a master', [brand('one')], 'nova.example'],
  ];
  for (const [name, brands, id] of choices) {
    it(`chooses ${name}`, () => {
      const found = resolved('nova.example', { 'nova.example': { json: house('nova.example', { brands }) } });
      assert.equal(found.record.brand_id ?? found.record.canonical_id, id);
    });
  }

  it('lets a house that names no master answer for itself', () => {
    const document = {
      house: {
        domain: 'nova.example',
        name: 'Nova Group',
        names: [{ fr: 'Groupe Nova' }],
        architecture: 'hybrid',
      },
      brand_refs: [{ domain: 'star.example', brand_id: 'star' }],
    };
    const found = resolved('nova.example', { 'nova.example': { json: document } });
    assert.deepEqual(found.record, {
      canonical_id: 'nova.example',
      canonical_domain: 'nova.example',
      brand_name: 'Nova Group',
      keller_type: 'master',
      house_domain: 'nova.example',
      source: 'brand_json',
      names: [{ fr: 'Groupe Nova' }],
      relationship_trust: 'standalone',
      brand_manifest: { architecture: 'hybrid' },
    });
    assert.deepEqual(found.brand, document.house);
  });

  const notNamed: [string, object[]][] = [
    ['not at all', [brand('nova', { keller_type: 'master' })]],
    [
      'as an app',
      [brand('nova', { properties: [{ type: 'mobile_app', store: 'apple', identifier: 'star.example' }] })],
    ],
    [
      'as delegated',
      [brand('nova', { properties: [website('star.example', { relationship: 'delegated' })] })],
    ],
    ['as direct', [brand('nova', { properties: [website('star.example', { relationship: 'direct' })] })]],
    [
      'as an ad network',
      [brand('nova', { properties: [website('star.example', { relationship: 'ad_network' })] })],
    ],
    ['only below', [brand('nova', { properties: [website('shop.star.example')] })]],
    ['by a name of its own', [brand('nova', { url: 'https://star.example/' })]],
  ];
  for (const [name, brands] of notNamed) {
    it(`hands nothing to a domain that the house names ${name}`, () => {
      const world = {
        'star.example': { json: { house: 'nova.example' } },
        'nova.example': { json: house('nova.example', { brands }) },
      };
      const found = resolved('star.example', world);
      assert.deepEqual(found.record, bareOf('star.example', 'nova.example') as typeof found.record);
      assert.deepInclude(found, { variant: 'house_redirect', documentUrl: wellKnown('star.example') });
      assert.equal(found.findings.warnings[0]?.field, 'house');
    });
  }

  it('does not take a reference for an identity', () => {
    const document = house('nova.example', { brand_refs: [{ domain: 'star.example', brand_id: 'star' }] });
    const world = { 'star.example': { json: { house: 'nova.example' } }, 'nova.example': { json: document } };
    const found = resolved('star.example', world);
    assert.deepEqual(found.record, bareOf('star.example', 'nova.example') as typeof found.record);
    assert.include(found.findings.warnings[0]?.message, 'no brand canonical document');
  });

  it('names a bare domain after the last house on the way', () => {
    const world = {
      'star.example': { json: { house: 'old.example' } },
      'old.example': { json: { house: 'nova.example' } },
      'nova.example': { json: house('nova.example') },
    };
    assert.equal(resolved('star.example', world).record.claimed_house_domain, 'nova.example');
  });

  const elsewhere = 'https://files.cdn.example/nova.json';
  const hosting: [string, World, object][] = [
    [
      'a house file hosted elsewhere',
      {
        'nova.example': { json: { authoritative_location: elsewhere } },
        [elsewhere]: { json: house('nova.example') },
      },
      { outcome: 'resolved' },
    ],
    [
      'a hosted file that speaks for its host',
      {
        'nova.example': { json: { authoritative_location: elsewhere } },
        [elsewhere]: { json: house('cdn.example') },
      },
      { outcome: 'invalid', transient: false },
    ],
    [
      'a hosted file that speaks for a third domain',
      {
        'nova.example': { json: { authoritative_location: elsewhere } },
        [elsewhere]: { json: house('star.example') },
      },
      { outcome: 'invalid', transient: false },
    ],
    [
      'a file that speaks for another',
      { 'nova.example': { json: house('star.example') } },
      { outcome: 'invalid', transient: false },
    ],
  ];
  for (const [name, world, expected] of hosting) {
    it(`judges ${name}`, () => {
      const found = look('nova.example', world).look;
      assert.deepInclude(found, expected);
      if (found.outcome !== 'resolved')
        assert.include(
          found.findings.errors.map(({ field }) => field),
          'house.domain',
        );
    });
  }

  it('treats a pointer to the own file of a house as a redirect to it', () => {
    const named = brand('star', { properties: [website('star.example')] });
    const world = (brands: object[]) => ({
      'star.example': { json: { authoritative_location: wellKnown('nova.example') } },
      'nova.example': { json: house('nova.example', { brands }) },
    });
    assert.equal(resolved('star.example', world([named])).record.relationship_trust, 'inline');
    const bare = resolved('star.example', world([brand('nova', { keller_type: 'master' })]));
    assert.deepEqual(bare.record, bareOf('star.example', 'nova.example') as typeof bare.record);
    assert.equal(bare.findings.warnings[0]?.field, 'authoritative_location');
  });

  it('keeps claims of trust in a file out of the record', () => {
    const claims = { verified: true, classification: 'premium', relationship_trust: 'mutual', tone: 'calm' };
    const document = house('nova.example', { brands: [brand('nova', { keller_type: 'master', ...claims })] });
    const { record } = resolved('nova.example', { 'nova.example': { json: document } });
    assert.deepEqual(record.brand_manifest, { tone: 'calm' });
    assert.equal(record.relationship_trust, 'inline');
  });
});

describe('resolveBrand: brand agents', () => {
  const agents = [
    { type: 'sales', id: 'sell', url: 'https://sales.nova.example/mcp' },
    { type: 'brand', id: 'brand', url: 'https://brand.nova.example/mcp' },
  ];

  it('names the agent of type brand', () => {
    const found = resolved('nova.example', {
      'nova.example': { json: { agents, contact: { email: 'a@nova.example' } } },
    });
    assert.deepEqual(found.record, {
      canonical_id: 'nova.example',
      canonical_domain: 'nova.example',
      brand_name: 'nova.example',
      keller_type: 'independent',
      house_domain: 'nova.example',
      source: 'brand_json',
      relationship_trust: 'standalone',
      brand_agent_url: 'https://brand.nova.example/mcp',
      brand_manifest: { agents, contact: { email: 'a@nova.example' } },
    });
  });

  it('takes the older form', () => {
    const document = { brand_agent: { url: 'https://brand.nova.example/', id: 'main' } };
    const found = resolved('nova.example', { 'nova.example': { json: document } });
    assert.equal(found.record.brand_agent_url, 'https://brand.nova.example/');
    assert.equal(found.findings.warnings[0]?.field, 'brand_agent');
  });

  it('names none when no agent speaks for the brand', () => {
    const found = resolved('nova.example', { 'nova.example': { json: { agents: agents.slice(0, 1) } } });
    assert.notProperty(found.record, 'brand_agent_url');
  });

  it('does not hand the agent of a house to a domain that points there', () => {
    const world = {
      'star.example': { json: { house: 'nova.example' } },
      'nova.example': { json: { agents } },
    };
    const found = resolved('star.example', world);
    assert.deepEqual(found.record, bareOf('star.example', 'nova.example') as typeof found.record);
  });

  it('takes the agents that a domain hosts elsewhere', () => {
    const url = 'https://cdn.example/nova.json';
    const world = { 'nova.example': { json: { authoritative_location: url } }, [url]: { json: { agents } } };
    assert.equal(resolved('nova.example', world).record.brand_agent_url, 'https://brand.nova.example/mcp');
  });
});
