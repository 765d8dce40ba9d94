import { assert } from 'chai';
import { canonicalJson } from '../../../../src/domain/publishers/adagents/digests.ts';
import { judgeAdagentsFile } from '../../../../src/domain/publishers/adagents/judge.ts';
import { LONGEST_ITEM } from '../../../../src/domain/publishers/adagents/parts.ts';
import type { AuthorizationScope } from '../../../../src/domain/publishers/adagents/projection.ts';

const PUBLISHER = 'gazette.example';
const KB = 1024;

const judge = (file: object) =>
  judgeAdagentsFile(Buffer.from(JSON.stringify({ authorized_agents: [], ...file })), {
    publisherDomain: PUBLISHER,
    fileDomain: PUBLISHER,
    role: 'own',
  });
const entry = (type: string, more: object) => ({
  url: 'https://sales.example/mcp',
  authorized_for: 'All',
  authorization_type: type,
  ...more,
});
const selector = { selection_type: 'all', publisher_domain: PUBLISHER };
const publisherWide = (more: object) =>
  entry('publisher_properties', { publisher_properties: [selector], ...more });
const list = (length: number, prefix: string) => Array.from({ length }, (_, index) => `${prefix}${index}`);
const properties = [
  {
    property_id: 'p0',
    property_type: 'website',
    name: 'p',
    identifiers: [{ type: 'domain', value: PUBLISHER }],
  },
];
const partsOf = (agent: object) => judge({ authorized_agents: [agent], properties }).projection;
/** The items that all parts have in a list, in order. */
const together = (parts: readonly { scope: AuthorizationScope }[], name: keyof AuthorizationScope) =>
  parts.flatMap(({ scope }) => scope[name] as unknown[]);

describe('entries of a file that are as long as a file', () => {
  it('become several authorizations of a bounded length, which have all items of the longest list and all else each', () => {
    const ids = list(100_000, 'p');
    const own = { countries: ['DE'], effective_from: '2026-01-31', exclusive: true };
    const { authorizations, refused } = partsOf(entry('property_ids', { property_ids: ids, ...own }));
    assert.isAbove(authorizations.length, 2);
    assert.deepEqual(together(authorizations, 'property_ids'), ids);
    for (const { scope, agentUrl, authorizationType } of authorizations) {
      assert.isBelow(canonicalJson(scope).length, 256 * KB + 1);
      const { property_ids: _, ...rest } = scope;
      assert.deepEqual(rest, own as object);
      assert.deepEqual([agentUrl, authorizationType], ['https://sales.example/mcp', 'property_ids']);
    }
    assert.deepEqual(refused, []);
  });

  it('have a key and a hash for each part, of which a changed item changes one', () => {
    const ids = list(100_000, 'p');
    const before = partsOf(entry('property_ids', { property_ids: ids })).authorizations;
    const after = partsOf(
      entry('property_ids', { property_ids: [...ids.slice(0, -1), 'p88888'] }),
    ).authorizations;
    assert.lengthOf(new Set(before.map(({ key }) => key)), before.length);
    assert.deepEqual(
      after.map(({ key }) => key),
      before.map(({ key }) => key),
    );
    const changed = after.filter(({ hash }, index) => hash !== before[index]?.hash);
    assert.deepEqual(changed, after.slice(-1));
  });

  it('stay one authorization as long as they are short', () => {
    const agents = [entry('property_ids', { property_ids: list(20_000, 'p') }), publisherWide({})];
    const { authorizations } = judge({ authorized_agents: agents, properties }).projection;
    assert.deepEqual(
      authorizations.map(({ scope }) => scope.property_ids?.length),
      [20_000, undefined],
    );
    assert.match(authorizations[0]?.key ?? '', /#1$/);
  });

  it('have several selectors in place of a long one, which select the same', () => {
    const ids = list(100_000, 'p');
    const long = { publisher_domain: PUBLISHER, selection_type: 'by_id', property_ids: ids };
    const { authorizations } = partsOf(entry('publisher_properties', { publisher_properties: [long] }));
    const selectors = together(authorizations, 'publisher_properties') as (typeof long)[];
    assert.isAbove(authorizations.length, 2);
    assert.deepEqual(
      selectors.flatMap(({ property_ids }) => property_ids),
      ids,
    );
    for (const { publisher_domain, selection_type } of selectors)
      assert.deepEqual([publisher_domain, selection_type], [PUBLISHER, 'by_id']);
  });

  it('keep what narrows them in every part, however long it is itself', () => {
    const collections = list(20_000, 'show').map((id) => ({
      publisher_domain: PUBLISHER,
      collection_ids: [id],
    }));
    const { authorizations } = partsOf(publisherWide({ collections }));
    assert.deepEqual(together(authorizations, 'collections'), collections);
    for (const { scope } of authorizations) assert.deepEqual(scope.publisher_properties, [selector]);
  });

  it('keep a second list of 128 KB, and an item of 512 KB, whole in a part', () => {
    const two = { property_ids: list(100_000, 'p'), placement_ids: list(14_000, 'l') };
    const lists = partsOf(entry('property_ids', two));
    assert.isAbove(lists.authorizations.length, 1);
    assert.deepEqual(together(lists.authorizations, 'property_ids'), two.property_ids);
    for (const { scope } of lists.authorizations) assert.deepEqual(scope.placement_ids, two.placement_ids);
    const ids = ['p0', 'x'.repeat(512 * KB - 2), 'p1'];
    const items = partsOf(entry('property_ids', { property_ids: ids }));
    assert.deepEqual(together(items.authorizations, 'property_ids'), ids);
    assert.deepEqual([...lists.refused, ...items.refused], []);
  });

  it('stay whole up to 512 KB where they have two long lists', () => {
    const two = { property_ids: list(28_000, 'p'), placement_ids: list(26_000, 'l') };
    const { authorizations, refused } = partsOf(entry('property_ids', two));
    assert.deepEqual(
      authorizations.map(({ scope }) => [scope.property_ids, scope.placement_ids]),
      [[two.property_ids, two.placement_ids]],
    );
    assert.deepEqual(refused, []);
  });

  it('are at most twice as long in parts, whatever stands beside the longest list', () => {
    const selector = {
      publisher_domain: PUBLISHER,
      selection_type: 'by_id',
      property_ids: list(200_000, 'p'),
      note: 'x'.repeat(31 * KB),
    };
    const agents = [100, 4_000, 8_000, 14_000].flatMap((beside) => {
      const placements = { placement_ids: list(beside, 'l') };
      return [
        entry('property_ids', { property_ids: list(200_000, 'p'), ...placements }),
        entry('publisher_properties', { publisher_properties: [selector], ...placements }),
      ];
    });
    for (const agent of agents) {
      const { authorizations } = partsOf(agent);
      assert.isAbove(authorizations.length, 1);
      const lengths = authorizations.map(({ scope }) => canonicalJson(scope).length);
      const all = lengths.reduce((sum, length) => sum + length, 0);
      assert.isBelow(all, 2 * JSON.stringify(agent).length);
    }
  });

  for (const [what, agent] of Object.entries({
    'two long lists': entry('property_ids', {
      property_ids: list(50_000, 'p'),
      placement_ids: list(50_000, 'l'),
    }),

    'an id that is long itself': entry('property_ids', { property_ids: ['p0', 'x'.repeat(512 * KB)] }),
    'a selector with two long lists': publisherWide({
      publisher_properties: [
        {
          ...selector,
          selection_type: 'by_tag',
          publisher_domain: undefined,
          property_tags: list(50_000, 't'),
          publisher_domains: [PUBLISHER, ...list(40_000, 'd').map((label) => `${label}.example`)],
        },
      ],
    }),
    'a selector with a long member that selects nothing': publisherWide({
      publisher_properties: [{ ...selector, note: list(80_000, 'n') }],
    }),
    'long signing keys, which belong together': publisherWide({
      signing_keys: list(20_000, 'k').map((kid) => ({ kid, kty: 'OKP', crv: 'Ed25519' })),
    }),
  })) {
    it(`are left out with a warning when they have ${what}`, () => {
      const { projection } = judge({ authorized_agents: [publisherWide({}), agent], properties });
      assert.lengthOf(projection.authorizations, 1);
      assert.lengthOf(projection.refused, 1);
      assert.equal(projection.refused[0]?.field, 'authorized_agents[1]');
      assert.include(projection.refused[0]?.message ?? '', '128 KB beside its longest list');
      assert.include(projection.refused[0]?.suggestion ?? '', 'the entry is left out');
    });
  }
});

describe('properties and collections that are as long as a file', () => {
  const padded = (item: object, length: number) => ({
    ...item,
    note: 'x'.repeat(length - JSON.stringify({ ...item, note: '' }).length),
  });
  const [property] = properties;
  const collection = { collection_id: 'c0', name: 'c' };

  for (const [what, item, list, kind] of [
    ['a property', property, 'properties', 'properties'],
    ['a collection', collection, 'collections', 'collections'],
  ] as const) {
    it(`are left out with a warning, where ${what} of the longest length counts`, () => {
      const own = { authorized_agents: [publisherWide({})] };
      const kept = judge({ ...own, [list]: [padded(item as object, LONGEST_ITEM)] }).projection;
      assert.lengthOf(kept[kind], 1);
      assert.deepEqual(kept.refused, []);
      const refused = judge({ ...own, [list]: [padded(item as object, LONGEST_ITEM + 1)] }).projection;
      assert.lengthOf(refused[kind], 0);
      assert.deepEqual(
        refused.refused.map(({ field, message }) => [field, message]),
        [[`${list}[0]`, 'has more than 512 KB, which is too long to be kept']],
      );
    });
  }

  it('are left out of an entry too that describes them inline', () => {
    const agent = entry('inline_properties', { properties: [padded(property as object, LONGEST_ITEM + 1)] });
    const { projection } = judge({ authorized_agents: [agent, publisherWide({})] });
    assert.lengthOf(projection.properties, 0);
    assert.lengthOf(projection.authorizations, 1);
  });
});
