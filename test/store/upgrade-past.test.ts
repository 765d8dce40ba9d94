import { assert } from 'chai';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { insertOf } from '../support/golden-schema.ts';
import { execute, rows } from '../support/sql.ts';

const MADE = [
  'publisher_states',
  'past_authorizations',
  'past_properties',
  'past_identifiers',
  'past_cuts',
  'brand_states',
  'brand_state_agents',
];
const AGENT = 'https://sales.brand.example/mcp';
const PAPER = 'paper.example';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a database from before there was a past on ${engine.name}`, () => {
    let at: Database;
    afterEach(() => at.drop());

    it('begins its past with what it knows at the update, and knows nothing of the time before', async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
      for (const table of MADE) await execute(at.url, `drop table ${table}`);
      await execute(at.url, 'drop index revisions_of_source');
      const [migration] = await rows(at.url, "select name from knex_migrations where name like '%-the-past'");
      await execute(at.url, `delete from knex_migrations where name = '${migration?.name}'`);
      const put = (table: string, values: Record<string, string | number | null>) =>
        execute(at.url, insertOf(table, values));
      const valid = { status: 'valid', validated_at: 5, manager_domain: null };
      await put('publishers', { id: 'p1', domain: PAPER, ...valid });
      await put('publishers', { id: 'p2', domain: 'asked.example', status: 'unknown', validated_at: null });
      await put('documents', {
        domain: PAPER,
        kind: 'adagents',
        sha256: 'abc',
        url: 'https://paper.example/f',
      });
      await put('publisher_revocations', { publisher_domain: 'gone.example', revoked_at: 3 });
      await put('publisher_overviews', { domain: PAPER, placements: '[{"id":"top"}]' });
      const entry = { authorization_type: 'property_ids', scope: '{}', authorized_for: 'All', hash: 'h' };
      await put('authorizations', {
        ...entry,
        id: 'i',
        publisher_domain: PAPER,
        agent_url: AGENT,
        updated_at: 4,
      });
      await put('brands', {
        id: 'b1',
        domain: 'brand.example',
        live_outcome: 'resolved',
        live_validated_at: 6,
      });
      await put('brands', { id: 'b2', domain: 'asked.example', live_outcome: null });
      const declared = { domain: 'brand.example', agent_url: AGENT, agent_type: 'sales', agent_id: null };
      await put('brand_agents', { ...declared, first_seen_at: 2 });
      const listed = { domain: 'brand.example', identifier: PAPER, property_type: 'website', store: '' };
      await put('brand_properties', { ...listed, relationship: 'delegated' });

      assert.deepEqual((await migrate(at.url)).applied, [migration?.name]);
      const store = await openStore(at.url);
      try {
        // Publishers and brands are recorded by statements of their own, which may be a millisecond apart.
        const begun = [
          (await store.read.publisherStates.knownSince(PAPER))?.getTime() ?? 0,
          (await store.read.brandStates.knownSince('brand.example'))?.getTime() ?? 0,
        ];
        const since = new Date(Math.max(...begun));
        assert.closeTo(since.getTime(), Date.now(), 3_600_000);
        assert.isNull(await store.read.publisherStates.knownSince('asked.example'));
        assert.isNull(await store.read.brandStates.knownSince('asked.example'));
        const past = store.read.pastLookups.at(since);
        const [row, ...others] = await past.publisher(PAPER, AGENT);
        assert.isEmpty(others);
        assert.deepInclude(row, {
          fileSha256: 'abc',
          validatedAt: 5,
          authorizationId: 'i',
          revokedPublisher: null,
        });
        assert.equal(await past.placements(PAPER), '[{"id":"top"}]');
        for (const sites of [['brand.example'], ['other.example']]) {
          const [operator, ...more] = await past.operators(sites, AGENT, [PAPER]);
          assert.isEmpty(more);
          const expected = { domain: 'brand.example', agentType: 'sales', relationship: 'delegated' };
          assert.deepInclude(operator, expected);
        }
        const before = store.read.pastLookups.at(new Date(Math.min(...begun) - 1));
        assert.isEmpty(await before.publisher(PAPER, AGENT));
        assert.isEmpty(await before.operators(['brand.example'], AGENT, [PAPER]));
      } finally {
        await store.close();
      }
    });
  });
}
