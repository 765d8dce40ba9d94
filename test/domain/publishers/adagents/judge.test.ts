import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { type JudgeContext, judgeAdagentsFile } from '../../../../src/domain/publishers/adagents/judge.ts';

const own: JudgeContext = { publisherDomain: 'gazette.example', fileDomain: 'gazette.example', role: 'own' };
const bytes = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const judge = (value: unknown, context = own) => judgeAdagentsFile(bytes(value), context);
const fixture = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/adagents/valid/${name}.json`, import.meta.url), 'utf8'));

describe('judgeAdagentsFile', () => {
  it('reads all of a good file', () => {
    const judged = judge(fixture('publisher'));
    assert.equal(judged.variant, 'inline');
    assert.isTrue(judged.valid);
    assert.isTrue(judged.namesPublisher);
    assert.deepEqual(judged.lastUpdated, new Date('2026-01-31T12:00:00Z'));
    assert.deepEqual(judged.counts, {
      agents: 3,
      properties: 3,
      collections: 1,
      placements: 0,
      formats: 0,
      signals: 0,
    });
    assert.equal(judged.agentCount, 3);
    assert.equal(judged.propertyCount, 3);
    assert.deepEqual(judged.contact, { name: 'Gazette Media', email: 'ads@gazette.example' });
    assert.lengthOf(judged.projection.properties, 4);
    assert.lengthOf(judged.projection.collections, 1);
    assert.lengthOf(judged.projection.authorizations, 3);
    assert.deepEqual(judged.projection.refused, []);
    assert.deepEqual(Object.keys(judged.fieldDigests), [
      'authorized_agents',
      'collections',
      'contact',
      'properties',
      'tags',
    ]);
  });

  it('reads a pointer', () => {
    const judged = judge(fixture('pointer'));
    assert.equal(judged.variant, 'pointer');
    assert.isTrue(judged.valid);
    assert.equal(judged.location, 'https://files.network.example/gazette/adagents.json');
    assert.deepEqual(judged.projection.authorizations, []);
  });

  it('calls a faulty pointer invalid and still says where it leads', () => {
    const judged = judge({ authoritative_location: 'http://files.example/a.json' });
    assert.equal(judged.variant, 'pointer');
    assert.isFalse(judged.valid);
    assert.equal(judged.location, 'http://files.example/a.json');
  });

  for (const [what, content] of [
    ['nothing', ''],
    ['a page', '<!doctype html><title>Not found</title>'],
    ['half a file', '{"authorized_agents": ['],
    ['a list', []],
    ['null', null],
  ] as const) {
    it(`cannot read ${what}`, () => {
      const judged = judge(content);
      assert.equal(judged.variant, 'unreadable');
      assert.isFalse(judged.valid);
      assert.isFalse(judged.namesPublisher);
      assert.lengthOf(judged.findings.errors, 1);
      assert.deepEqual(judged.projection.properties, []);
    });
  }

  it('keeps the good parts of a file with faults', () => {
    const file = fixture('publisher');
    const agents = Array.isArray(file.authorized_agents) ? file.authorized_agents : [];
    const properties = Array.isArray(file.properties) ? file.properties : [];
    const judged = judge({
      ...file,
      authorized_agents: [{ url: 'http://old.example', authorized_for: 'x' }, ...agents],
      properties: [{ name: 'half a property' }, ...properties],
    });
    assert.isTrue(judged.valid);
    assert.lengthOf(judged.projection.properties, 4);
    assert.lengthOf(judged.projection.authorizations, 3);
  });

  it('stays valid when a property is left out, and says which', () => {
    const judged = judge({ ...fixture('publisher'), properties: [{ name: 'half a property' }] });
    assert.isTrue(judged.valid);
    assert.include(
      judged.findings.warnings.map(({ field }) => field),
      'properties[0].identifiers',
    );
  });

  it('tells about repeated names', () => {
    const judged = judge('{"$schema":"x","authorized_agents":[],"authorized_agents":[],"properties":[]}');
    assert.include(
      judged.findings.warnings.map(({ field }) => field),
      'authorized_agents',
    );
  });

  it('tells the same of two files that mean the same', () => {
    const file = fixture('publisher');
    const reversed = Object.fromEntries(Object.entries({ ...file, placements: [] }).reverse());
    assert.deepEqual(judge(reversed).fieldDigests, judge(file).fieldDigests);
  });

  it('reads no date where there is none, and no contact that is none', () => {
    const judged = judge({ ...fixture('publisher'), last_updated: 'recently', contact: { name: 7 } });
    assert.isNull(judged.lastUpdated);
    assert.isNull(judged.contact);
  });

  it('takes a file of 20,000 properties as it takes a small one', () => {
    const properties = Array.from({ length: 20_000 }, (_, i) => ({
      property_id: `p${i}`,
      property_type: 'website',
      name: `Site ${i}`,
      identifiers: [{ type: 'domain', value: `site${i}.gazette.example` }],
    }));
    const judged = judge({ authorized_agents: [], properties });
    assert.isTrue(judged.valid);
    assert.lengthOf(judged.projection.properties, 20_000);
  });
});
