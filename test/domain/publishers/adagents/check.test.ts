import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import type { ErrorFinding } from '../../../../src/domain/findings.ts';
import { checkAdagents } from '../../../../src/domain/publishers/adagents/check.ts';

const FIXTURES = new URL('../../../fixtures/adagents/', import.meta.url);
const read = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${folder}/${name}`, FIXTURES), 'utf8'));
const list = (folder: string) => readdirSync(new URL(`${folder}/`, FIXTURES)).sort();
const check = (doc: unknown) => checkAdagents(doc, { domain: 'gazette.example' });
const fields = (findings: { field: string }[]) => findings.map(({ field }) => field).sort();

const agent = {
  url: 'https://sales.example.com/mcp',
  authorized_for: 'Everything',
  authorization_type: 'property_ids',
  property_ids: ['news'],
};
const property = {
  property_id: 'news',
  property_type: 'website',
  name: 'News',
  identifiers: [{ type: 'domain', value: 'gazette.example' }],
};
const file = (more: object = {}) => ({
  $schema: 'x',
  last_updated: '2026-01-31T12:00:00Z',
  authorized_agents: [agent],
  properties: [property],
  ...more,
});
const warned = (more: object) => {
  const { errors, warnings } = check(file(more));
  assert.deepEqual(errors, []);
  return fields(warnings);
};

describe('checkAdagents', () => {
  for (const name of list('valid')) {
    it(`has nothing to say about ${name}`, () => {
      assert.deepEqual(check(read('valid', name)), { errors: [], warnings: [] });
    });
  }

  for (const name of list('invalid')) {
    it(`finds what is wrong with ${name}`, () => {
      const { document, errors } = Object(read('invalid', name));
      const { errors: found } = checkAdagents(document, { domain: 'gazette.example', strict: true });
      assert.deepEqual(fields(found), errors);
    });
  }

  it('finds the same in a file that is read twice', () => {
    const { document } = Object(read('invalid', 'agent-lists.json'));
    assert.deepEqual(check(document), check(document));
  });

  for (const root of [null, undefined, 7, 'x', true, []]) {
    it(`wants an object, not ${JSON.stringify(root)}`, () => {
      assert.deepEqual(fields(check(root).errors), ['root']);
    });
  }

  it('reads a file with a pointer as a pointer, whatever else it holds', () => {
    const pointer = { authoritative_location: 'https://files.example/a.json', authorized_agents: 'nonsense' };
    const { errors, warnings } = check(pointer);
    assert.deepEqual(errors, []);
    assert.deepEqual(fields(warnings), ['authorized_agents']);
  });

  it('does not speak of a property that readers skip as an error', () => {
    assert.deepEqual(warned({ properties: [property, 7] }), ['properties[1]']);
    assert.deepEqual(warned({ properties: [property, {}] }), [
      'properties[1].identifiers',
      'properties[1].name',
      'properties[1].property_type',
    ]);
    assert.deepEqual(warned({ properties: [property, { ...property, property_id: 'b', identifiers: [] }] }), [
      'properties[1].identifiers',
    ]);
  });

  it('speaks of it as an error where the file is still being written', () => {
    const doc = file({ properties: [property, { ...property, property_id: 'b', name: '' }] });
    const { errors } = checkAdagents(doc, { domain: 'gazette.example', strict: true });
    assert.deepEqual(fields(errors), ['properties[1].name']);
  });

  for (const [what, more, expected] of [
    [
      'property details',
      { property_id: 'News!', tags: ['Bad Tag', 7], supported_channels: ['telepathy'] },
      [
        'properties[1].property_id',
        'properties[1].supported_channels[0]',
        'properties[1].tags[0]',
        'properties[1].tags[1]',
      ],
    ],
    [
      'lists that are none',
      { property_id: 7, tags: 'a', supported_channels: {} },
      ['properties[1].property_id', 'properties[1].supported_channels', 'properties[1].tags'],
    ],
    [
      'identifiers',
      {
        property_id: 'b',
        identifiers: [
          { type: 'domain', value: 'x y' },
          { type: 'phone', value: '1' },
          { type: 'ios_bundle' },
          'x',
          { type: 'ios_bundle', value: 'a' },
        ],
      },
      [
        'properties[1].identifiers[0].value',
        'properties[1].identifiers[1].type',
        'properties[1].identifiers[2].value',
        'properties[1].identifiers[3]',
      ],
    ],
    [
      'an unusable publisher',
      { property_id: 'b', publisher_domain: 'localhost' },
      ['properties[1].publisher_domain'],
    ],
    ['an id that is taken', {}, ['properties[1].property_id']],
  ] as const) {
    it(`warns about ${what} of a property`, () => {
      assert.deepEqual(warned({ properties: [property, { ...property, ...more }] }), [...expected]);
    });
  }

  it('warns about collections that are left out and about their details', () => {
    const show = { collection_id: 'show', name: 'Show' };
    const collections = [
      show,
      show,
      7,
      { name: 'No id', kind: 'saga', status: 'asleep' },
      {
        collection_id: 'c',
        name: 'C',
        distribution: [{ publisher_domain: 'v.example', identifiers: [{ type: 'x' }] }, {}],
      },
      { collection_id: 'd', name: 'D', distribution: 'everywhere', publisher_domain: 7 },
    ];
    assert.deepEqual(warned({ collections }), [
      'collections[1].collection_id',
      'collections[2]',
      'collections[3].collection_id',
      'collections[3].kind',
      'collections[3].status',
      'collections[4].distribution[0].identifiers[0]',
      'collections[4].distribution[1].identifiers',
      'collections[4].distribution[1].publisher_domain',
      'collections[5].distribution',
      'collections[5].publisher_domain',
    ]);
  });

  it('warns about a missing schema and date, and about a date in another form', () => {
    const { authorized_agents, properties } = file();
    assert.deepEqual(fields(check({ authorized_agents, properties }).warnings), ['last_updated']);
    assert.deepEqual(warned({ last_updated: '2026-01-31' }), ['last_updated']);
    assert.deepEqual(warned({ last_updated: '2026-02-31T00:00:00Z' }), ['last_updated']);
    assert.deepEqual(warned({ last_updated: '2026-01-31T00:00:00.123Z' }), []);
  });

  it('warns about a file that says nothing', () => {
    const empty = { $schema: 'x', last_updated: '2026-01-31T12:00:00Z', authorized_agents: [] };
    assert.deepEqual(fields(check(empty).warnings), ['authorized_agents']);
    assert.deepEqual(fields(check({ ...empty, properties: [] }).warnings), [
      'authorized_agents',
      'properties',
    ]);
    assert.deepEqual(check({ ...empty, properties: [property] }), { errors: [], warnings: [] });
  });

  it('warns about a repeated agent, however its URL is written', () => {
    const again = { ...agent, url: 'HTTPS://Sales.example.com:443/./mcp#x' };
    assert.deepEqual(warned({ authorized_agents: [agent, again] }), ['authorized_agents[1].url']);
  });

  it('warns about references that lead nowhere, once for each list', () => {
    const lists = {
      property_ids: ['news', 'x', 'y'],
      signal_ids: ['s'],
      signal_tags: ['t'],
      placement_ids: ['p'],
      placement_tags: ['q'],
    };
    assert.deepEqual(warned({ authorized_agents: [{ ...agent, ...lists }] }), [
      'authorized_agents[0].placement_ids',
      'authorized_agents[0].placement_tags',
      'authorized_agents[0].property_ids',
      'authorized_agents[0].signal_ids',
      'authorized_agents[0].signal_tags',
    ]);
    const placements = [{ placement_id: 'p', name: 'P', property_ids: ['news', 'x'] }];
    assert.deepEqual(warned({ placements }), ['placements[0].property_ids']);
  });

  it('warns about qualifiers without effect', () => {
    const signals = [{ id: 's', name: 'S', value_type: 'binary' }];
    const entry = {
      ...agent,
      authorization_type: 'signal_ids',
      signal_ids: ['s'],
      countries: ['DE'],
      exclusive: true,
    };
    assert.deepEqual(warned({ signals, authorized_agents: [entry] }), [
      'authorized_agents[0].countries',
      'authorized_agents[0].exclusive',
    ]);
    assert.deepEqual(warned({ authorized_agents: [{ ...agent, countries: [], placement_ids: [] }] }), [
      'authorized_agents[0].countries',
      'authorized_agents[0].placement_ids',
    ]);
    assert.deepEqual(warned({ authorized_agents: [{ ...agent, countries: ['DE', 'DE'] }] }), [
      'authorized_agents[0].countries[1]',
    ]);
  });

  it('warns about private keys, and about a user name in a URL', () => {
    const key = { kid: 'k', kty: 'OKP', crv: 'Ed25519', x: 'x' };
    const entry = {
      ...agent,
      url: 'https://user@sales.example.com/mcp',
      signing_keys: [{ ...key, d: 'secret' }, key],
    };
    assert.deepEqual(warned({ authorized_agents: [entry] }), [
      'authorized_agents[0].signing_keys[0].d',
      'authorized_agents[0].signing_keys[1].kid',
      'authorized_agents[0].url',
    ]);
  });

  it('warns about domains that are not written in canonical form', () => {
    const publisher_properties = [
      { selection_type: 'all', publisher_domains: ['https://WWW.A.example/', 'a.example'] },
    ];
    const entry = { ...agent, authorization_type: 'publisher_properties', publisher_properties };
    assert.deepEqual(warned({ authorized_agents: [entry] }), [
      'authorized_agents[0].publisher_properties[0].publisher_domains[0]',
      'authorized_agents[0].publisher_properties[0].publisher_domains[1]',
    ]);
  });

  it('warns about tags in use that are not defined', () => {
    const signals = [{ id: 's', name: 'S', value_type: 'binary', tags: ['a', 'b'] }];
    assert.deepEqual(warned({ signals, signal_tags: { a: { name: 'A' } } }), ['signal_tags']);
    const placements = [{ placement_id: 'p', name: 'P', property_ids: ['news'], tags: ['a'] }];
    assert.deepEqual(warned({ placements }), ['placement_tags']);
  });

  it('warns about signals that could say more', () => {
    const signals = [
      { id: 's', name: 'S', value_type: 'categorical', category: 'hobbies' },
      { id: 's', name: 'S', value_type: 'categorical', allowed_values: [] },
    ];
    assert.deepEqual(warned({ signals }), [
      'signals[0].allowed_values',
      'signals[0].category',
      'signals[1].allowed_values',
      'signals[1].id',
    ]);
  });

  it('warns about formats and placements that cannot be told apart, and about unknown words', () => {
    const formats = [
      { format_option_id: 'a', format_kind: 'image' },
      { format_option_id: 'a', format_kind: 'hologram' },
      { format_kind: 'image' },
    ];
    const placement = {
      placement_id: 'p',
      name: 'P',
      property_ids: ['news'],
      channels: ['smoke'],
      video_placement_types: 'instream',
    };
    assert.deepEqual(
      warned({
        formats,
        placements: [placement, { ...placement, channels: ['display'], video_placement_types: [] }],
      }),
      [
        'formats[1].format_kind',
        'formats[1].format_option_id',
        'formats[2].format_option_id',
        'placements[0].channels[0]',
        'placements[0].video_placement_types',
        'placements[1].placement_id',
        'placements[1].video_placement_types',
      ],
    );
  });

  it('warns about the header', () => {
    const header = {
      contact: { name: '', email: 7 },
      catalog_etag: '',
      catalog_role: 'king',
      superseded_by: 'http://next.example/',
      property_features: [{}],
      revoked_publisher_domains: [
        { publisher_domain: 'a.example', revoked_at: '2026-01-01', reason: 'mood' },
      ],
    };
    assert.deepEqual(warned(header), [
      'catalog_etag',
      'catalog_role',
      'contact.email',
      'contact.name',
      'property_features[0].features',
      'property_features[0].name',
      'property_features[0].url',
      'revoked_publisher_domains[0].reason',
      'revoked_publisher_domains[0].revoked_at',
      'superseded_by',
    ]);
  });

  it('answers a hostile file with a short list of short findings', () => {
    const evil = `\u0000\u202e${'x'.repeat(100_000)}`;
    const document = {
      authorized_agents: Array.from({ length: 5000 }, () => ({
        url: evil,
        authorization_type: evil,
        property_ids: 7,
      })),
      properties: Array.from({ length: 5000 }, () => ({ property_type: evil })),
      signal_tags: { [evil]: 7 },
    };
    const { errors } = checkAdagents(document, { domain: 'gazette.example', strict: true });
    const { warnings } = check(document);
    assert.lengthOf(errors, 201);
    assert.lengthOf(warnings, 201);
    assert.match((errors.at(-1) as ErrorFinding).message, /^\d+ more errors are not listed$/);
    assert.isBelow(JSON.stringify({ errors, warnings }).length, 150_000);
    for (const { field, message } of [...errors, ...warnings]) {
      assert.isAtMost(field.length, 200);
      assert.isAtMost(message.length, 400);
      assert.notMatch(field + message, /[\p{Cc}\u202e]/u);
    }
  });
});
