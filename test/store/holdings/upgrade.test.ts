import { assert } from 'chai';
import { callerLimits, keptNewest, organizationLimits } from '../../../src/domain/holdings.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { type Database, engines } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { execute, rows } from '../../support/sql.ts';

/** Those that a later migration counts. */
const COUNTED_LATER = ['media_buys', 'memberships', 'ownership_proofs'];
const counted = Object.keys({ ...callerLimits, ...keptNewest, ...organizationLimits }).filter(
  (table) => !COUNTED_LATER.includes(table),
);
const COLUMNS = { audiences: 'parts_key', buyer_catalogs: 'parts_key', agent_principals: 'erased_at' };
const INDEXES = [
  'agent_principals_to_erase',
  'agent_tasks_ended_of_caller',
  'api_keys_revoked',
  'audiences_by_age',
  'crawl_requests_of_organization',
  'invitations_by_expiry',
  'proposals_of_caller',
  'revisions_of_organization',
  'webhooks_ended_of_owner',
  'webhooks_open_of_owner',
];

for (const engine of engines) {
  describe(`a database from before rows were counted on ${engine.name}`, () => {
    let at: Database;
    before(async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
      const names = [...counted, 'sandbox_principals'].flatMap((table) => [
        `${table}_added`,
        `${table}_removed`,
      ]);
      const undo = (name: string) =>
        engine.name === 'sqlite' ? `drop trigger ${name}` : `drop function ${name}() cascade`;
      for (const sql of [
        ...names.map(undo),
        ...INDEXES.map((name) => `drop index ${name}`),
        ...Object.entries(COLUMNS).map(([table, column]) => `alter table ${table} drop column ${column}`),
        'drop table holdings',
        'drop table removals',
        "delete from knex_migrations where name = '0036-holdings'",
      ])
        await execute(at.url, sql);
      const put = (table: string, values: Record<string, string | number>) =>
        execute(at.url, insertOf(table, values, Object.values(COLUMNS)));
      for (const id of ['a', 'b']) await put('audiences', { principal_id: 'p1', account_id: 'x', id });
      for (const external_id of ['1', '2', '3'])
        await put('audience_members', { principal_id: 'p1', account_id: 'x', audience_id: 'a', external_id });
      await put('webhooks', { id: 'w1', principal_id: 'p1', bytes: 40 });
      await put('webhooks', { id: 'w2', principal_id: 'p1', bytes: 2 });
      await put('sandbox_principals', { principal_id: 'p1' });
      assert.deepEqual((await migrate(at.url)).applied, ['0036-holdings']);
    });
    after(() => at.drop());

    const holdings = async () => {
      const found = await rows(at.url, 'select holder, kind, count from holdings order by holder, kind');
      return found.map(({ holder, kind, count }) => `${holder} ${kind} ${count}`);
    };

    it('gets the counts of the rows that it has, and goes on from them', async () => {
      const before = [
        'p1 audience_members 3',
        'p1 audiences 2',
        'p1 webhook_bytes 42',
        'p1 webhooks 2',
        'sandbox sandbox_principals 1',
      ];
      assert.deepEqual(await holdings(), before);
      await execute(at.url, "delete from webhooks where id = 'w1'");
      await execute(at.url, insertOf('audiences', { principal_id: 'p1', account_id: 'x', id: 'c' }));
      assert.includeMembers(await holdings(), ['p1 webhook_bytes 2', 'p1 webhooks 1', 'p1 audiences 3']);
    });

    it('keeps the members of its audiences', async () => {
      const found = await rows(
        at.url,
        `select m.external_id from audiences a join audience_members m on m.audience_id = a.parts_key
         where a.id = 'a' order by m.external_id`,
      );
      assert.deepEqual(
        found.map(({ external_id: id }) => id),
        ['1', '2', '3'],
      );
    });
  });

  describe(`a database from before buys, members and proofs were counted on ${engine.name}`, () => {
    let at: Database;
    before(async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
      const undo = (name: string) =>
        engine.name === 'sqlite' ? `drop trigger ${name}` : `drop function ${name}() cascade`;
      for (const table of COUNTED_LATER)
        for (const what of ['added', 'removed']) await execute(at.url, undo(`${table}_${what}`));
      await execute(at.url, "delete from knex_migrations where name = '0046-more-holdings'");
      await execute(at.url, insertOf('organizations', { id: 'acme' }));
      for (const id of ['b1', 'b2', 'b3'])
        await execute(at.url, insertOf('media_buys', { principal_id: 'p1', id }));
      for (const id of ['u1', 'u2']) {
        await execute(at.url, insertOf('users', { id, email: id }));
        await execute(at.url, insertOf('memberships', { org_id: 'acme', user_id: id }));
      }
      await execute(at.url, insertOf('ownership_proofs', { org_id: 'acme', domain: 'a.example' }));
      assert.deepEqual((await migrate(at.url)).applied, ['0046-more-holdings']);
    });
    after(() => at.drop());

    const holdings = async () => {
      const found = await rows(at.url, 'select holder, kind, count from holdings order by holder, kind');
      return found.map(({ holder, kind, count }) => `${holder} ${kind} ${count}`);
    };

    it('gets the counts of the rows that it has, and goes on from them', async () => {
      const counts = ['acme memberships 2', 'acme ownership_proofs 1', 'p1 media_buys 3'];
      assert.deepEqual(await holdings(), counts);
      await execute(at.url, "delete from memberships where user_id = 'u1'");
      await execute(at.url, "delete from media_buys where principal_id = 'p1'");
      await execute(at.url, insertOf('ownership_proofs', { org_id: 'acme', domain: 'b.example' }));
      assert.deepEqual(await holdings(), ['acme memberships 1', 'acme ownership_proofs 2']);
    });
  });
  describe(`a database from before bytes of tasks were counted on ${engine.name}`, () => {
    let at: Database;
    before(async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
      const undo = (name: string) =>
        engine.name === 'sqlite' ? `drop trigger ${name}` : `drop function ${name}() cascade`;
      for (const table of ['a2a_tasks', 'agent_tasks', 'previews'])
        for (const what of ['added', 'changed', 'removed'])
          await execute(at.url, undo(`${table}_bytes_${what}`));
      await execute(at.url, 'drop table held_bytes');
      await execute(at.url, "delete from knex_migrations where name = '0077-bytes-of-tasks'");
      await execute(at.url, insertOf('a2a_tasks', { principal_id: 'p1', id: 'a', body: '{"é":1}' }));
      await execute(at.url, insertOf('a2a_tasks', { principal_id: 'p1', id: 'b', body: '{}' }));
      await execute(
        at.url,
        insertOf('agent_tasks', { principal_id: 'p2', id: 'c', request: '{}', result: '{"a":1}' }),
      );
      await execute(at.url, insertOf('previews', { principal_id: 'p4', id: 'e', page: '<p>é</p>' }));
      assert.deepEqual((await migrate(at.url)).applied, ['0077-bytes-of-tasks']);
    });
    after(() => at.drop());

    const bytes = async () => {
      const found = await rows(at.url, 'select holder, kind, count from held_bytes order by holder');
      return found.map(({ holder, kind, count }) => `${holder} ${kind} ${count}`);
    };

    it('gets the bytes of the tasks that it has, and goes on from them', async () => {
      assert.deepEqual(await bytes(), ['p1 a2a_tasks 10', 'p2 agent_tasks 9', 'p4 previews 9']);
      await execute(at.url, insertOf('a2a_tasks', { principal_id: 'p3', id: 'd', body: '[]' }));
      await execute(at.url, "update a2a_tasks set body = '{\"longer\":1}' where id = 'b'");
      await execute(at.url, "update agent_tasks set result = null where id = 'c'");
      await execute(at.url, "update a2a_tasks set state = 'failed'");
      assert.deepEqual(await bytes(), [
        'p1 a2a_tasks 20',
        'p2 agent_tasks 2',
        'p3 a2a_tasks 2',
        'p4 previews 9',
      ]);
      await execute(at.url, "delete from a2a_tasks where id in ('a', 'd')");
      for (const table of ['agent_tasks', 'previews']) await execute(at.url, `delete from ${table}`);
      assert.deepEqual(await bytes(), ['p1 a2a_tasks 12']);
      await execute(at.url, 'update a2a_tasks set body = null');
      await execute(at.url, 'delete from a2a_tasks');
      assert.notInclude((await bytes()).join(), 'p1 a2a_tasks 1');
    });
  });
}
