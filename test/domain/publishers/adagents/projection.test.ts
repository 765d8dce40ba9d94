import { assert } from 'chai';
import { type JudgeContext, judgeAdagentsFile } from '../../../../src/domain/publishers/adagents/judge.ts';

const PUBLISHER = 'gazette.example';
const own: JudgeContext = { publisherDomain: PUBLISHER, fileDomain: PUBLISHER, role: 'own' };
const managed: JudgeContext = { publisherDomain: PUBLISHER, fileDomain: 'manager.example', role: 'manager' };

const judge = (file: object, context = own) =>
  judgeAdagentsFile(new TextEncoder().encode(JSON.stringify({ authorized_agents: [], ...file })), context);
const project = (file: object, context = own) => judge(file, context).projection;

const site = (id: string, more: object = {}) => ({
  property_id: id,
  property_type: 'website',
  name: id,
  identifiers: [{ type: 'domain', value: `${id}.gazette.example` }],
  ...more,
});
const agent = (type: string, more: object = {}) => ({
  url: 'https://sales.example.com/mcp',
  authorized_for: 'All',
  authorization_type: type,
  ...more,
});
const all = (domains: string[]) => ({ selection_type: 'all', publisher_domains: domains });

describe('properties of a file', () => {
  it('are read in canonical form', () => {
    const properties = [
      site('news', {
        identifiers: [
          { type: 'domain', value: 'https://WWW.Gazette.example/' },
          { type: 'domain', value: 'gazette.example' },
          { type: 'subdomain', value: '*.News.gazette.example' },
          { type: 'ios_bundle', value: ' Example.Gazette ' },
        ],
        tags: ['a', 'a', 'b'],
        supported_channels: ['display', 'smoke'],
        publisher_domain: 'Gazette.example.',
      }),
    ];
    const [property] = project({ properties }).properties;
    assert.deepEqual(property, {
      key: 'news',
      propertyId: 'news',
      propertyType: 'website',
      name: 'news',
      identifiers: [
        { type: 'domain', value: 'gazette.example' },
        { type: 'subdomain', value: '*.news.gazette.example' },
        { type: 'ios_bundle', value: 'example.gazette' },
      ],
      tags: ['a', 'b'],
      channels: ['display'],
      hash: property?.hash ?? '',
      doc: JSON.parse(JSON.stringify(properties[0])),
    });
    assert.match(property?.hash ?? '', /^[0-9a-f]{64}$/);
  });

  it('are known by their identifiers, in any order, when they have no id', () => {
    const anonymous = (identifiers: object[]) =>
      project({ properties: [{ ...site('x'), property_id: undefined, identifiers }] }).properties[0];
    const one = { type: 'domain', value: 'a.gazette.example' };
    const two = { type: 'ios_bundle', value: 'b' };
    assert.match(anonymous([one, two])?.key ?? '', /^h:[0-9a-f]{40}$/);
    assert.equal(anonymous([one, two])?.key, anonymous([two, one])?.key);
    assert.notEqual(anonymous([one])?.key, anonymous([two])?.key);
  });

  it('have a hash that follows their content, not the order of its names', () => {
    const hash = (property: object) => project({ properties: [property] }).properties[0]?.hash;
    const reversed = Object.fromEntries(Object.entries(site('a')).reverse());
    assert.equal(hash(site('a')), hash(reversed));
    assert.notEqual(hash(site('a')), hash(site('a', { ext: 1 })));
  });

  it('include those that an entry describes itself, once', () => {
    const inline = site('letters');
    const authorized_agents = [
      agent('inline_properties', { properties: [inline, site('news')] }),
      agent('inline_properties', { properties: [inline] }),
    ];
    const { properties, refused } = project({ authorized_agents, properties: [site('news')] });
    assert.deepEqual(
      properties.map(({ key }) => key),
      ['news', 'letters'],
    );
    assert.deepEqual(refused, []);
  });

  it('that name another publisher are left to it', () => {
    const { properties, namedDomains, refused } = project({
      properties: [site('a', { publisher_domain: 'herald.example' }), site('b')],
    });
    assert.deepEqual(
      properties.map(({ key }) => key),
      ['b'],
    );
    assert.deepEqual(namedDomains, ['herald.example']);
    assert.deepEqual(refused, []);
  });

  for (const [what, identifier] of [
    ['a foreign domain', { type: 'domain', value: 'herald.example' }],
    ['a foreign subdomain', { type: 'subdomain', value: 'www.herald.example' }],
    ['a foreign wildcard', { type: 'domain', value: '*.herald.example' }],
    ['a look-alike', { type: 'domain', value: 'notgazette.example' }],
    ['a registry', { type: 'domain', value: '*.example.com' }],
  ] as const) {
    it(`are refused with ${what}, whatever else they are known by`, () => {
      const properties = [
        site('a', { identifiers: [{ type: 'domain', value: PUBLISHER }, identifier] }),
        site('b'),
      ];
      const judged = judge({ properties });
      assert.deepEqual(
        judged.projection.properties.map(({ key }) => key),
        ['b'],
      );
      assert.deepEqual(
        judged.projection.refused.map(({ field }) => field),
        ['properties[0].identifiers'],
      );
      assert.include(
        judged.findings.warnings.map(({ field }) => field),
        'properties[0].identifiers',
      );
      assert.isTrue(judged.valid);
    });
  }

  it('of a publisher below another domain cannot claim that domain', () => {
    const context = { ...own, publisherDomain: 'shop.gazette.example' };
    const properties = [
      site('a', { identifiers: [{ type: 'domain', value: 'gazette.example' }] }),
      site('b', { identifiers: [{ type: 'domain', value: 'x.shop.gazette.example' }] }),
    ];
    assert.deepEqual(
      project({ properties }, context).properties.map(({ key }) => key),
      ['b'],
    );
  });

  it('are refused when their id is taken by another', () => {
    const { properties, refused } = project({ properties: [site('a'), site('a', { name: 'other' })] });
    assert.deepEqual(
      properties.map(({ name }) => name),
      ['a'],
    );
    assert.deepEqual(
      refused.map(({ field }) => field),
      ['properties[1]'],
    );
  });
});

describe('authorizations of the own file', () => {
  it('are all of its sound entries, with their scope as written', () => {
    const authorized_agents = [
      agent('property_ids', {
        url: 'HTTPS://Sales.example.com:443/mcp',
        property_ids: ['news'],
        property_tags: [],
        countries: ['DE'],
        delegation_type: 'direct',
        exclusive: false,
        effective_from: '2026-01-01',
        signing_keys: [{ kid: 'k', kty: 'OKP' }],
        ext: { ignored: true },
      }),
      agent('signal_ids', { signal_ids: ['s'] }),
      agent('publisher_properties', { publisher_properties: [all(['herald.example', PUBLISHER])] }),
    ];
    const { authorizations } = project({ authorized_agents, properties: [site('news')] });
    assert.deepEqual(
      authorizations.map(({ authorizationType }) => authorizationType),
      ['property_ids', 'signal_ids', 'publisher_properties'],
    );
    assert.equal(authorizations[0]?.agentUrl, 'https://sales.example.com/mcp');
    assert.deepEqual(authorizations[0]?.scope, {
      property_ids: ['news'],
      countries: ['DE'],
      delegation_type: 'direct',
      exclusive: false,
      effective_from: '2026-01-01',
      signing_keys: [{ kid: 'k', kty: 'OKP' }],
    });
    assert.deepEqual(authorizations[2]?.scope, {
      publisher_properties: [all(['herald.example', PUBLISHER])],
    });
  });

  it('leave out entries with a fault', () => {
    const authorized_agents = [
      agent('property_ids', { property_ids: ['a'], countries: ['Germany'] }),
      agent('publisher_properties', {
        publisher_properties: [
          { selection_type: 'by_id', publisher_domains: [PUBLISHER], property_ids: ['a'] },
        ],
      }),
      agent('property_ids'),
      { url: 'https://sales.example.com', authorized_for: 'without a type' },
      agent('property_ids', { property_ids: ['a'] }),
    ];
    const { authorizations } = project({ authorized_agents, properties: [site('a')] });
    assert.lengthOf(authorizations, 1);
  });

  it('keep their keys when others come, go or change, and are never mixed up', () => {
    const properties = [site('a', { tags: ['t'] }), site('b')];
    const first = agent('property_ids', { property_ids: ['a'] });
    const second = agent('property_ids', { property_ids: ['b'] });
    const other = agent('property_ids', { url: 'https://other.example.com', property_ids: ['a'] });
    const keys = (authorized_agents: object[]) =>
      project({ authorized_agents, properties }).authorizations.map(({ key }) => key);
    const [k1, k2] = keys([first, second]);
    assert.notEqual(k1, k2);
    assert.deepEqual(
      keys([other, first, agent('property_tags', { property_tags: ['t'] }), second]).filter((_, i) => i % 2),
      [k1, k2],
    );
    assert.deepEqual(keys([{ ...first, authorized_for: 'Something else' }]), [k1]);
    assert.isBelow(
      keys([agent('property_ids', { url: `https://a.example/${'x'.repeat(900)}`, property_ids: ['a'] })])[0]
        ?.length ?? 0,
      80,
    );
  });

  it('have a hash that follows what is visible of them', () => {
    const properties = [site('a'), site('b')];
    const hash = (entry: object) =>
      project({ authorized_agents: [entry], properties }).authorizations[0]?.hash;
    const entry = agent('property_ids', { property_ids: ['a'] });
    assert.equal(
      hash(entry),
      hash({ ...entry, last_updated: '2026-01-01T00:00:00Z', countries: [], ext: 1 }),
    );
    for (const change of [
      { authorized_for: 'x' },
      { countries: ['DE'] },
      { property_ids: ['b'] },
      { signing_keys: [{ kid: 'k', kty: 'EC' }] },
    ]) {
      assert.notEqual(hash(entry), hash({ ...entry, ...change }), JSON.stringify(change));
    }
  });

  it('go when the file has revoked its own publisher; the properties stay', () => {
    const { authorizations, properties, revocations } = project({
      authorized_agents: [agent('property_ids', { property_ids: ['a'] })],
      properties: [site('a')],
      revoked_publisher_domains: [
        { publisher_domain: 'WWW.Gazette.example', revoked_at: '2026-01-01T00:00:00Z', reason: 'other' },
      ],
    });
    assert.deepEqual(authorizations, []);
    assert.lengthOf(properties, 1);
    assert.deepEqual(revocations, [
      { domain: PUBLISHER, revokedAt: new Date('2026-01-01T00:00:00Z'), reason: 'other' },
    ]);
  });
});

describe('the file a pointer leads to', () => {
  it('speaks for the publisher as its own does', () => {
    const context: JudgeContext = { ...own, fileDomain: 'files.example', role: 'pointer_target' };
    const file = {
      authorized_agents: [agent('property_ids', { property_ids: ['a'] })],
      properties: [site('a')],
    };
    assert.deepEqual(project(file, context), project(file, own));
    const foreign = site('b', { identifiers: [{ type: 'domain', value: 'files.example' }] });
    assert.deepEqual(project({ properties: [foreign] }, context).properties, []);
  });
});

describe('named domains', () => {
  it('are those of selectors, properties and collections, each once, without the publisher and the revoked', () => {
    const authorized_agents = [
      agent('publisher_properties', {
        publisher_properties: [
          all(['A.example', 'b.example', 'www.a.example', PUBLISHER]),
          { selection_type: 'by_id', publisher_domain: 'c.example', property_ids: ['x'] },
        ],
        collections: [{ publisher_domain: 'd.example', collection_ids: ['x'] }],
      }),
      agent('inline_properties', { properties: [site('x', { publisher_domain: 'e.example' })] }),
    ];
    const { namedDomains } = project({
      authorized_agents,
      properties: [site('y', { publisher_domain: 'f.example' })],
      collections: [
        { collection_id: 'z', name: 'Z', distribution: [{ publisher_domain: 'g.example', identifiers: [] }] },
      ],
      revoked_publisher_domains: [{ publisher_domain: 'b.example', revoked_at: '2026-01-01' }],
    });
    assert.deepEqual(namedDomains, [
      'a.example',
      'c.example',
      'd.example',
      'f.example',
      'e.example',
      'g.example',
    ]);
  });

  it('are none of an entry that breaks the rules', () => {
    const publisher_properties = [
      { selection_type: 'all', publisher_domain: 'a.example', publisher_domains: ['b.example'] },
      { selection_type: 'by_id', publisher_domains: ['c.example'], property_ids: ['x'] },
    ];
    assert.deepEqual(
      project({ authorized_agents: [agent('publisher_properties', { publisher_properties })] }).namedDomains,
      [],
    );
  });
});

describe("a manager's file", () => {
  const ours = (id: string, more: object = {}) =>
    site(id, { publisher_domain: PUBLISHER, tags: ['ours'], ...more });

  it('speaks only of properties that name the publisher', () => {
    const { properties, namedDomains } = project(
      { properties: [ours('a'), site('b'), site('c', { publisher_domain: 'herald.example' })] },
      managed,
    );
    assert.deepEqual(
      properties.map(({ key }) => key),
      ['a'],
    );
    assert.deepEqual(namedDomains, ['herald.example']);
  });

  for (const [how, entry] of [
    ['its id', agent('property_ids', { property_ids: ['zzz', 'a'] })],
    ['its tag', agent('property_tags', { property_tags: ['ours'] })],
    ['an inline property', agent('inline_properties', { properties: [ours('x')] })],
    [
      'its domain',
      agent('publisher_properties', {
        publisher_properties: [{ selection_type: 'all', publisher_domain: PUBLISHER }],
      }),
    ],
    [
      'its domain among others',
      agent('publisher_properties', { publisher_properties: [all(['x.example', 'WWW.gazette.example'])] }),
    ],
    [
      'its collections',
      agent('property_ids', {
        property_ids: ['b'],
        collections: [{ publisher_domain: PUBLISHER, collection_ids: ['c'] }],
      }),
    ],
  ] as const) {
    it(`reaches the publisher by ${how}`, () => {
      const judged = judge({ authorized_agents: [entry], properties: [ours('a'), site('b')] }, managed);
      assert.isTrue(judged.namesPublisher);
      assert.lengthOf(judged.projection.authorizations, 1);
    });
  }

  for (const [how, entry] of [
    ['ids of other properties', agent('property_ids', { property_ids: ['b'] })],
    ['tags of other properties', agent('property_tags', { property_tags: ['theirs'] })],
    ['inline properties of nobody', agent('inline_properties', { properties: [site('x')] })],
    [
      'inline properties of others',
      agent('inline_properties', { properties: [site('x', { publisher_domain: 'x.example' })] }),
    ],
    ['other domains', agent('publisher_properties', { publisher_properties: [all(['x.example'])] })],
    [
      'domains below and above',
      agent('publisher_properties', { publisher_properties: [all(['www2.gazette.example', 'example.com'])] }),
    ],
    [
      'both forms of domain at once',
      agent('publisher_properties', {
        publisher_properties: [{ ...all([PUBLISHER]), publisher_domain: PUBLISHER }],
      }),
    ],
    ['signals', agent('signal_ids', { signal_ids: ['s'] })],
    [
      'collections of others',
      agent('property_ids', {
        property_ids: ['b'],
        collections: [{ publisher_domain: 'x.example', collection_ids: ['c'] }],
      }),
    ],
  ] as const) {
    it(`does not reach the publisher by ${how}`, () => {
      const properties = [ours('a'), site('b', { tags: ['theirs'] })];
      const judged = judge({ authorized_agents: [entry], properties }, managed);
      assert.isFalse(judged.namesPublisher);
      assert.deepEqual(judged.projection.authorizations, []);
    });

    // To the owner of a file, its signals and what names no publisher are the owner's.
    if (how === 'signals' || how === 'inline properties of nobody') continue;
    for (const role of ['own', 'pointer_target'] as const)
      it(`does not reach the publisher by ${how} in a file that is ${role}`, () => {
        const theirs = site('b', { tags: ['theirs'], publisher_domain: 'x.example' });
        const judged = judge({ authorized_agents: [entry], properties: [theirs] }, { ...managed, role });
        assert.isFalse(judged.namesPublisher);
        assert.deepEqual(judged.projection.authorizations, []);
        const both = judge(
          { authorized_agents: [entry], properties: [ours('a'), theirs] },
          { ...managed, role },
        );
        assert.isTrue(both.namesPublisher);
        assert.deepEqual(both.projection.authorizations, []);
      });
  }

  it('has its lists cut down to the publisher, so that others can change unseen', () => {
    const entry = (domains: string[]) =>
      agent('publisher_properties', {
        publisher_properties: [all([PUBLISHER, ...domains]), all(domains)],
        collections: [{ publisher_domain: 'x.example', collection_ids: ['c'] }],
      });
    const [before] = project({ authorized_agents: [entry(['a.example'])] }, managed).authorizations;
    const [after] = project(
      { authorized_agents: [entry(['b.example', 'c.example'])] },
      managed,
    ).authorizations;
    assert.deepEqual(before, after);
    assert.deepEqual(before?.scope, {
      publisher_properties: [{ selection_type: 'all', publisher_domain: PUBLISHER }],
    });
  });

  it('still names a publisher that it has revoked, and authorizes nobody for it', () => {
    const judged = judge(
      {
        authorized_agents: [agent('property_ids', { property_ids: ['a'] })],
        properties: [ours('a')],
        revoked_publisher_domains: [{ publisher_domain: PUBLISHER, revoked_at: '2026-01-01' }],
      },
      managed,
    );
    assert.isTrue(judged.namesPublisher);
    assert.deepEqual(judged.projection.authorizations, []);
    assert.lengthOf(judged.projection.properties, 1);
  });

  it('shows the collections that name the publisher or are selected for it', () => {
    const collections = [
      { collection_id: 'named', name: 'A', publisher_domain: PUBLISHER },
      { collection_id: 'selected', name: 'B' },
      { collection_id: 'neither', name: 'C' },
      { collection_id: 'other', name: 'D', publisher_domain: 'x.example' },
    ];
    const authorized_agents = [
      agent('property_ids', {
        property_ids: ['a'],
        collections: [{ publisher_domain: PUBLISHER, collection_ids: ['selected', 'other'] }],
      }),
    ];
    const keys = (context: JudgeContext) =>
      project({ authorized_agents, collections }, context).collections.map(({ key }) => key);
    assert.deepEqual(keys(managed), ['named', 'selected']);
    assert.deepEqual(keys(own), ['named', 'selected', 'neither']);
  });
});

describe('collections of a file', () => {
  it('carry the identifiers of their distribution', () => {
    const show = {
      collection_id: 'show',
      name: 'Show',
      status: 'hiatus',
      distribution: [
        {
          publisher_domain: 'WWW.Video.example',
          identifiers: [
            { type: 'imdb_id', value: ' TT1 ' },
            { type: 'imdb_id', value: 'tt1' },
          ],
        },
        {
          publisher_domain: 'audio.example',
          identifiers: [{ type: 'rss_url', value: 'https://A.example/Feed' }],
        },
      ],
    };
    const [collection] = project({ collections: [show] }).collections;
    assert.deepEqual(collection, {
      key: 'show',
      name: 'Show',
      kind: 'series',
      status: 'hiatus',
      identifiers: [
        { publisher_domain: 'video.example', type: 'imdb_id', value: 'tt1' },
        { publisher_domain: 'audio.example', type: 'rss_url', value: 'https://a.example/Feed' },
      ],
      hash: collection?.hash ?? '',
      doc: show,
    });
    assert.notEqual(
      collection?.hash,
      project({ collections: [{ ...show, genre: ['x'] }] }).collections[0]?.hash,
    );
  });
});

describe('revocations', () => {
  it('are kept with the earliest time of each domain, unreadable ones are not', () => {
    const { revocations } = project({
      revoked_publisher_domains: [
        { publisher_domain: 'a.example', revoked_at: '2026-02-01' },
        { publisher_domain: 'www.A.example', revoked_at: '2026-01-01' },
        { publisher_domain: 'a.example', revoked_at: 'never' },
        { publisher_domain: 'localhost', revoked_at: '2026-01-01' },
        'b.example',
        { publisher_domain: 'c.example' },
      ],
    });
    assert.deepEqual(revocations, [
      { domain: 'a.example', revokedAt: new Date('2026-01-01T00:00:00Z'), reason: null },
      { domain: 'c.example', revokedAt: null, reason: null },
    ]);
  });
});
