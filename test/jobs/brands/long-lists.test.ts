import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../../src/infra/project.ts';
import { assertWithin, LONGEST_TURN, measured } from '../../support/cpu-cost.ts';
import { engines } from '../../support/databases.ts';
import { agent, type Crawling, collection, FILE, property, startCrawling } from './crawling.ts';

const PUB = 'long.example';
/** In characters. A row of this length held the event loop for longer than may be, on an idle machine. */
const LONG = 1_500_000;
/** Of everything in a row that a file fills, in bytes. */
const LONGEST_ROW = 1024 * 1024;

type Json = Record<string, unknown>;
type Place = { readonly file: string; readonly schema: Json };

const schemaAt = (file: string): Json =>
  JSON.parse(readFileSync(join(projectRoot, 'schemas/v3', file), 'utf8'));
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function followed({ file, schema }: Place): Place {
  const ref = schema.$ref;
  if (typeof ref !== 'string') return { file, schema };
  const [path = '', pointer = ''] = ref.split('#');
  const target =
    path === ''
      ? file
      : join(path.startsWith('/') ? '' : join(file, '..'), path.replace(/^\/schemas\/v3\//, ''));
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Json)[key], schemaAt(target));
  return followed({ file: target, schema: found as Json });
}

/** The paths of all lists and maps below a schema, as `authorized_agents[].countries`. */
function listsIn(place: Place, path = '', above: readonly string[] = []): string[] {
  const { file, schema } = followed(place);
  const key = `${file} ${JSON.stringify(schema).length}`;
  if (above.includes(key)) return [];
  const inner = (child: unknown, at: string): string[] =>
    isObject(child) ? listsIn({ file, schema: child }, at, [...above, key]) : [];
  const lists: string[] = [];
  if (isObject(schema.items)) lists.push(path, ...inner(schema.items, `${path}[]`));
  if (isObject(schema.additionalProperties)) lists.push(path);
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    lists.push(...inner(child, path === '' ? name : `${path}.${name}`));
  for (const word of ['oneOf', 'anyOf', 'allOf'])
    for (const child of (schema[word] ?? []) as unknown[]) lists.push(...inner(child, path));
  for (const word of ['if', 'then', 'else']) lists.push(...inner(schema[word], path));
  return [...new Set(lists)];
}

const site = (id: string) => property(id, { publisher_domain: PUB, tags: ['main'] });
const everything = { publisher_domain: PUB, selection_type: 'all' };
const COMPANIONS: Record<string, string> = {
  property_ids: 'property_ids',
  property_tags: 'property_tags',
  signal_ids: 'signal_ids',
  signal_tags: 'signal_tags',
  properties: 'inline_properties',
};

type Item = (name: string, index: number) => unknown;
const key: Item = (name) => ({ kid: `k${name}`, kty: 'OKP', crv: 'Ed25519', x: 'a'.repeat(43) });
// An entry counts when it reaches a property.
const own: Item = (name, index) => (index === 0 ? 'main' : `text_${name}`);
const ITEMS: Readonly<Record<string, Item>> = {
  authorized_agents: (name, index) => agent(`s${name}.example`, [`p${index}`]),
  properties: (name) => site(`p${name}`),
  'authorized_agents[].properties': (name) => site(`p${name}`),
  'authorized_agents[].property_ids': own,
  'authorized_agents[].property_tags': own,
  collections: (name) => collection(`c${name}`),
  'authorized_agents[].collections': (name) => ({ publisher_domain: PUB, collection_ids: [`c${name}`] }),
  'authorized_agents[].publisher_properties': (name) => ({
    publisher_domain: PUB,
    selection_type: 'by_id',
    property_ids: [`p${name}`],
  }),
  'authorized_agents[].signing_keys': key,
  'authorized_agents[].encryption_keys': key,
  'authorized_agents[].countries': (name) => (/[02468]x0$/.test(name) ? 'FR' : 'DE'),
  revoked_publisher_domains: (name) => ({
    publisher_domain: `r${name}.example`,
    revoked_at: '2026-01-01T00:00:00Z',
  }),
};

/** An item of a list, with its number, and a mark that a change of the file changes. */
function itemOf(list: string, index: number, mark: string): unknown {
  const name = `${mark}${index}`;
  const item = ITEMS[list];
  if (item !== undefined) return item(name, index);
  if (/identifiers$/.test(list)) return { type: 'ios_bundle', value: `com.example.${name}` };
  if (/^(placements|signals|formats|property_features)$/.test(list))
    return { placement_id: name, id: name, format_id: name, name, property_ids: ['main'] };
  return `text_${name}`;
}

/** What has a list: the object that stands around it in a file that is good but for its length. */
function holderOf(path: string, list: unknown): Json {
  const steps = path.split('[].');
  const name = steps.pop() ?? '';
  const outer = steps.join('[].');
  if (outer === '') return { [name]: list };
  const own: Record<string, Json> = {
    authorized_agents:
      COMPANIONS[name] === undefined
        ? agent('long.seller.example', [], {
            authorization_type: 'publisher_properties',
            publisher_properties: [everything],
            [name]: list,
          })
        : agent('long.seller.example', [], { authorization_type: COMPANIONS[name], [name]: list }),
    properties: property('holder', { [name]: list }),
    collections: { ...collection('holder'), [name]: list },
    'authorized_agents[].publisher_properties': {
      ...everything,
      selection_type: name === 'property_ids' ? 'by_id' : name === 'property_tags' ? 'by_tag' : 'all',
      ...(name === 'publisher_domains' ? { publisher_domain: undefined } : {}),
      [name]:
        name === 'publisher_domains'
          ? [PUB, ...(list as string[]).map((text) => `${text.replace('_', '')}.example`)]
          : list,
    },
    'authorized_agents[].collections': { publisher_domain: PUB, [name]: list },
  };
  return holderOf(outer, [own[outer] ?? { ...(itemOf(outer, 0, 'h') as Json), [name]: list }]);
}

/** A file with lists that are together as long as a file may be, beside what makes it good. */
function fileWith(paths: readonly string[], mark: string): string {
  const file: Json = { authorized_agents: [agent('s.example', ['main'])], properties: [site('main')] };
  for (const path of paths) {
    const each = JSON.stringify(itemOf(path, 100_000, mark)).length + 1;
    const length = Math.ceil(LONG / paths.length / each);
    const list = Array.from({ length }, (_, index) => itemOf(path, index, mark));
    const isMap = /tags$/.test(path) && !path.includes('[]');
    const value = isMap ? Object.fromEntries(list.map((name) => [name, { name }])) : list;
    for (const [name, member] of Object.entries(holderOf(path, value)))
      file[name] = Array.isArray(member) ? [...((file[name] as unknown[]) ?? []), ...member] : member;
  }
  return JSON.stringify(file);
}

const paths = listsIn({ file: 'adagents/inline.json', schema: schemaAt('adagents/inline.json') });

describe('lists and maps of an adagents.json that are as long as a file', () => {
  let world: Crawling;
  before(async () => {
    const [sqlite] = engines.filter(({ name }) => name === 'sqlite');
    if (sqlite === undefined) assert.fail('SQLite, whose statements hold the event loop, is not tested');
    world = await startCrawling(sqlite);
    // Code that runs for the first time is compiled.
    world.sites.put(PUB, FILE, { body: fileWith(['properties'], 'warm') });
    await world.outcome(PUB);
  });
  after(() => world.drop());

  it('are all that the schema has', () => {
    assert.includeMembers(paths, [
      'authorized_agents[].publisher_properties[].property_ids',
      'collections[].genre',
      'placement_tags',
      'properties[].identifiers',
    ]);
    assert.isAbove(paths.length, 50);
  });

  // What is in the lists of other members is only checked, so those of one member are checked together.
  const recorded = /^(authorized_agents|properties|collections)\b/;
  const groups = Object.values(
    Object.groupBy(paths, (path) => (recorded.test(path) ? path : path.replace(/(\[\]).*/, '$1'))),
  ).map((group) => group ?? []);

  let version = 0;
  const crawled = async (group: readonly string[], mark: string) => {
    world.sites.put(PUB, FILE, { body: fileWith(group, mark) });
    const { result, longest } = await measured(() => world.outcome(PUB));
    assert.equal(result, 'changed');
    const { properties, collections, authorizations } = world.store.read;
    for (const table of [properties, collections, authorizations]) {
      const keys = (await table.activeKeys(PUB, '', 2_000)).map(({ key }) => key);
      for (const { bytes } of await table.lengths(PUB, keys)) assert.isAtMost(bytes, LONGEST_ROW);
    }
    return longest;
  };
  /** One of each kind of rows; the lists of all others are retired by the next crawl. */
  const changed = new Set([
    'authorized_agents[].property_ids',
    'authorized_agents[].collections',
    'properties[].identifiers',
    'collections[].genre',
  ]);
  for (const group of groups) {
    const isChanged = group.some((path) => changed.has(path));
    it(`hold up nobody${isChanged ? ', also when they change' : ''}: ${group.join(', ')}`, async () => {
      await assertWithin(
        (control) => ({ longest: LONGEST_TURN * control }),
        async () => {
          version += 1;
          const first = await crawled(group, `v${version}x`);
          if (!isChanged) return { longest: first };
          return { longest: Math.max(first, await crawled(group, `v${version}y`)) };
        },
        group.join(', '),
      );
    });
  }
});
