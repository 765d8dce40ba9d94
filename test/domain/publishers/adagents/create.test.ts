import { assert } from 'chai';
import { composeAdagents } from '../../../../src/domain/publishers/adagents/create.ts';

const SCHEMA = 'https://registry.example/schemas/v3/adagents.json';
const NOW = new Date('2026-01-31T12:00:00Z');
const agent = {
  url: 'https://sales.example.com/mcp',
  authorized_for: 'All',
  authorization_type: 'property_ids',
  property_ids: ['news'],
};
const property = {
  property_id: 'news',
  property_type: 'website',
  name: 'News',
  identifiers: [{ type: 'domain', value: 'gazette.example' }],
};
const create = (input: object) =>
  composeAdagents({ authorized_agents: [], ...input }, { now: NOW, schema: SCHEMA });
const written = (input: object): Record<string, unknown> => {
  const created = create(input);
  assert.isTrue(created.ok, JSON.stringify(created.findings.errors));
  return created.ok ? JSON.parse(created.text) : {};
};
const faults = (input: object): string[] => {
  const created = create(input);
  assert.isFalse(created.ok);
  return created.findings.errors.map(({ field }) => field);
};

describe('createAdagents', () => {
  it('refuses a document that its indents make too long', () => {
    const nested = (value: unknown) => Array.from({ length: 50 }).reduce((inner) => [inner], value);
    const created = create({
      authorized_agents: [{ ...agent, note: nested(Array(80_000).fill(0)) }],
      properties: [property],
    });
    assert.isFalse(created.ok);
    assert.match(
      created.findings.errors[0]?.message ?? '',
      /has 8\d{6} characters, at most 8388608 are allowed/,
    );
    assert.isTrue(
      create({ authorized_agents: [{ ...agent, note: nested([0]) }], properties: [property] }).ok,
    );
  });

  for (const [identifier, reason] of [
    [{ type: 'domian', value: 'gazette.example' }, /identifiers\[0\]\.type: .*domain/],
    [{ value: 'gazette.example' }, /identifiers\[0\]\.type: type is required/],
    [{ type: 'domain' }, /identifiers\[0\]\.value: value is required/],
    [{ type: 'domain', value: 'a b' }, /"a b" is not a host name/],
    ['gazette.example', /identifiers\[0\]: must be an object/],
  ] as const)
    it(`tells why no identifier can be used: ${JSON.stringify(identifier)}`, () => {
      const created = create({
        authorized_agents: [agent],
        properties: [{ ...property, identifiers: [identifier] }],
      });
      const [error] = created.findings.errors;
      assert.equal(error?.field, 'properties[0].identifiers');
      assert.match(error?.message ?? '', reason);
      assert.notInclude(error?.message ?? '', 'undefined');
    });

  it('writes indented JSON in a fixed order', () => {
    const created = create({ properties: [property], authorized_agents: [agent], catalog_etag: 'v1' });
    assert.isTrue(created.ok);
    if (!created.ok) return;
    assert.include(created.text, '\n  "authorized_agents": [\n');
    assert.deepEqual(JSON.parse(created.text), {
      $schema: SCHEMA,
      authorized_agents: [agent],
      properties: [property],
      catalog_etag: 'v1',
      last_updated: '2026-01-31T12:00:00.000Z',
    });
    assert.deepEqual(Object.keys(JSON.parse(created.text)).slice(0, 2), ['$schema', 'authorized_agents']);
    assert.deepEqual(created.findings, { errors: [], warnings: [] });
  });

  it('leaves out what is not wanted, and what is empty', () => {
    const doc = written({
      authorized_agents: [agent],
      properties: [property],
      formats: [],
      placements: null,
      placement_tags: {},
      catalog_etag: '',
      include_schema: false,
      include_timestamp: false,
      unknown: 'x',
    });
    assert.deepEqual(Object.keys(doc), ['authorized_agents', 'properties']);
  });

  it('takes no agents when there is something else', () => {
    assert.deepEqual(written({ properties: [property] }).authorized_agents, []);
    assert.deepEqual(
      written({ formats: [{ format_option_id: 'a', format_kind: 'image' }] }).authorized_agents,
      [],
    );
  });

  it('refuses a file that would say nothing', () => {
    assert.deepEqual(faults({}), ['authorized_agents']);
    assert.deepEqual(faults({ properties: [], placements: {} }), ['authorized_agents']);
    assert.deepEqual(faults({ catalog_etag: 'v1' }), ['authorized_agents']);
  });

  it('refuses agents that are no list', () => {
    for (const authorized_agents of [undefined, null, {}, 'x']) {
      assert.deepEqual(faults({ authorized_agents }), ['authorized_agents']);
    }
  });

  it('refuses what would be invalid', () => {
    assert.deepEqual(faults({ authorized_agents: [{ ...agent, url: 'http://sales.example.com' }] }), [
      'authorized_agents[0].url',
    ]);
    assert.deepEqual(faults({ authorized_agents: [agent], properties: 'x' }), ['properties']);
    assert.deepEqual(faults({ authorized_agents: [agent], placements: [{ placement_id: 'p', name: 'P' }] }), [
      'placements[0].property_ids',
    ]);
    assert.deepEqual(faults({ authorized_agents: [agent], placement_tags: { a: 1 } }), ['placement_tags.a']);
  });

  it('refuses a property that readers would leave out', () => {
    assert.deepEqual(faults({ authorized_agents: [agent], properties: [{ ...property, identifiers: [] }] }), [
      'properties[0].identifiers',
    ]);
  });

  it('refuses content that is too deep to be written', () => {
    const deep: unknown[] = [];
    let inner = deep;
    for (let i = 0; i < 200_000; i++) {
      const next: unknown[] = [];
      inner.push(next);
      inner = next;
    }
    assert.deepEqual(faults({ authorized_agents: [{ ...agent, ext: deep }], properties: [property] }), [
      'root',
    ]);
  });
});
