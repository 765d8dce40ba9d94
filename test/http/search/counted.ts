import { assert } from 'chai';
import type { Answer, TestApp } from '../../support/app.ts';
import { count } from '../../support/sql.ts';

/** Rows by the state of their copy. */
async function copies(rows: (table: string) => Promise<number>, table: string, looked: string, has: string) {
  const without = (outcome: string) =>
    rows(`${table} where ${looked} = '${outcome}' and (${has}) is not true`);
  const isLive = `${looked} in ('valid', 'resolved')`;
  return {
    live: await rows(`${table} where ${isLive}`),
    stale: await rows(`${table} where ${has} and not (${isLive})`),
    invalid: await without('invalid'),
    absent: await without('absent'),
    unreachable: await without('unreachable'),
  };
}

/** Fails unless figures are what the tables hold. */
export async function assertCounted(app: TestApp, body: Answer['body'], what: string): Promise<void> {
  const rows = (table: string) => count(app.config.databaseUrl, table);
  const { properties_by_type: types, authorizations_by_source: sources } = body;
  const sum = (counts: object) =>
    Object.values(counts).reduce((total: number, one: number) => total + one, 0);
  assert.deepEqual(
    {
      ...body,
      properties_by_type: sum(types),
      authorizations_by_source: sources.adagents_json,
      authorizations: body.authorizations - sources.agent_claim,
    },
    {
      registered_agents: await rows("catalog_agents where visibility = 'public'"),
      registered_publishers: await rows('publishers where entry is not null'),
      discovered_agents: await rows('agents where removed_at is null'),
      discovered_publishers: await rows("publishers where source = 'adagents_json'"),
      discovered_properties: await rows("properties where status = 'active'"),
      authorizations: await rows('authorizations'),
      authorizations_by_source: await rows('authorizations'),
      properties_by_type: await rows("properties where status = 'active'"),
      brands: await rows('brands where listed = 1'),
      publishers: await rows('publishers where listed = 1'),
      freshness: {
        publishers: await copies(rows, 'publishers', 'status', "source = 'adagents_json'"),
        brands: await copies(rows, 'brands', 'live_outcome', 'live_record is not null'),
      },
    },
    what,
  );
  for (const type of ['website', 'podcast']) {
    const held = await rows(`properties where status = 'active' and property_type = '${type}'`);
    assert.equal(types[type] ?? 0, held, `${what}: ${type}`);
  }
  assert.equal((await app.get('/api/registry/publishers?limit=1')).body.count, body.publishers, what);
}
