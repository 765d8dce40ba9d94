import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { keyThumbprint } from '../../src/domain/signatures/keys.ts';
import { removable, revocable } from '../../src/store/members/revoked-rows.ts';
import { type Database, engines } from '../support/databases.ts';
import { execute, selectAll } from '../support/sql.ts';
import { runAdmin } from './run-admin.ts';

const SIGNER = 'https://signer.example/mcp';
const OTHER_SIGNER = 'https://other.example/mcp';
const REMOVED_SIGNER = 'https://removed.example/mcp';

/** Everything that lets somebody in, before anything of it was revoked. */
const GIVEN = `
  insert into organizations (id, name, created_at) values ('o', 'Acme', 1);
  insert into users (id, email, name, password_hash, created_at)
    values ('ann', 'ann@people.example', 'Ann', 'x', 1), ('bob', 'bob@people.example', 'Bob', 'x', 1),
      ('eve', 'eve@people.example', 'Eve', 'x', 1);
  update users set operator_role = 'operator', operator_since = 1, operator_by = 'admin'
    where id in ('ann', 'bob', 'eve');
  insert into memberships (org_id, user_id, role, created_at)
    values ('o', 'ann', 'owner', 1), ('o', 'bob', 'admin', 1), ('o', 'eve', 'admin', 1);
  insert into api_keys (id, org_id, name, key_hash, permissions, created_at)
    values ('k1', 'o', 'k1', 'h1', '[]', 1), ('k2', 'o', 'k2', 'h2', '[]', 1);
  insert into agent_principals (id, name, token_hash, permissions, created_at)
    values ('p1', 'p1', 't1', '{}', 1), ('p2', 'p2', 't2', '{}', 1);
  insert into invitations (id, org_id, token_hash, role, created_by, created_at, expires_at)
    values ('i1', 'o', 'it1', 'admin', 'ann', 1, 9000000000000);
  insert into message_signers (agent_url, principal_id, created_at)
    values ('${SIGNER}', 'p1', 1), ('${OTHER_SIGNER}', 'p2', 1);
  insert into message_signer_keys (agent_url, kid, jwk) values ('${SIGNER}', 'known', '{}');
  insert into client_organizations (client_id, org_id, name, created_by, created_at)
    values ('c1', 'o', 'c1', 'ann', 1), ('c2', 'o', 'c2', 'ann', 1);
  insert into feed_subscriptions (id, organization_id, url, status, created_at, updated_at)
    values ('f1', 'o', 'https://a.example', 'active', 1, 1), ('f2', 'o', 'https://b.example', 'active', 1, 1);
  insert into oidc_models (model, id, payload, account_id) values ('Client', 'c1', '{}', null),
    ('Client', 'c2', '{}', null), ('RefreshToken', 'r', '{}', 'ann'), ('Grant', 'g', '{}', 'ann'),
    ('Session', 's', '{"a":1}', 'ann');`;

/** What happened after the backup. */
const REVOKED = `
  update api_keys set revoked_at = 50 where id = 'k1';
  update agent_principals set revoked_at = 51 where id = 'p1';
  update users set disabled_at = 52 where id = 'eve';
  update invitations set revoked_at = 53 where id = 'i1';
  update message_signer_keys set revoked_at = 54 where kid = 'known';
  insert into message_signer_keys (agent_url, kid, revoked_at) values ('${SIGNER}', 'later', 55);
  insert into revoked_signer_keys (agent, kid, thumbprint, revoked_at)
    values ('${SIGNER}', 'known', '${keyThumbprint({})}', 54), ('${SIGNER}', 'later', null, 55),
      ('${REMOVED_SIGNER}', 'gone', 'other', 57);
  insert into revoked_message_keys (kid, revoked_at) values ('own', 56);
  update users set operator_role = null, operator_since = null, operator_by = null where id = 'eve';
  delete from memberships where user_id = 'eve';
  update memberships set role = 'member' where user_id = 'bob';
  delete from message_signers where agent_url = '${OTHER_SIGNER}';
  delete from client_organizations where client_id = 'c1';
  delete from feed_subscriptions where id = 'f1';`;

const QUERIES = [
  'select id, revoked_at from api_keys order by id',
  'select id, revoked_at from agent_principals order by id',
  'select id, disabled_at, operator_role from users order by id',
  'select id, revoked_at from invitations order by id',
  'select agent_url, kid, revoked_at from message_signer_keys order by agent_url, kid',
  'select agent, kid, thumbprint, revoked_at from revoked_signer_keys order by agent, kid',
  'select kid, revoked_at from revoked_message_keys order by kid',
  'select org_id, user_id, role from memberships order by org_id, user_id',
  'select agent_url from message_signers order by agent_url',
  'select client_id from client_organizations order by client_id',
  'select id from feed_subscriptions order by id',
];

const columnsNamed = (pattern: RegExp): string[] => {
  const golden = readFileSync(new URL('../golden/schema-sqlite.sql', import.meta.url), 'utf8');
  return golden.split('CREATE TABLE `').flatMap((text) => {
    const table = text.slice(0, text.indexOf('`'));
    return [...text.matchAll(/^ {2}`(\w+)`/gm)].flatMap(([, column = '']) =>
      pattern.test(column) ? [`${table}.${column}`] : [],
    );
  });
};

describe('the list of revocations', () => {
  it('has every table whose rows are revoked, and what a publisher says of others only by its file', () => {
    const covered = Object.values(revocable).map(({ table, at }) => `${table}.${at}`);
    assert.sameMembers(columnsNamed(/^(revoked|disabled)_at$/), [
      ...covered,
      // Follows from the keys that stay revoked when a signer is removed.
      'message_signer_keys.revoked_at',
      'publisher_revocations.revoked_at',
      'publisher_states.revoked_at',
    ]);
  });

  it('has tables that know when their rows were created, where these are removed', () => {
    const times = columnsNamed(/^(?:created_at|operator_since)$/);
    for (const { table, ...more } of Object.values(removable))
      assert.include(times, `${table}.${'since' in more ? more.since : 'created_at'}`);
  });
});

for (const engine of engines) {
  describe(`revocations that a restored backup brings back, on ${engine.name}`, () => {
    let live: Database;
    let restored: Database;
    let folder: string;
    let file: string;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'registry-revocations-'));
      file = join(folder, 'list.jsonl');
      live = await engine.create();
      restored = await engine.create();
      await execute(live.url, GIVEN);
      await execute(restored.url, GIVEN);
      await execute(live.url, REVOKED);
    });
    afterEach(async () => {
      rmSync(folder, { recursive: true });
      await live.drop();
      await restored.drop();
    });

    async function admin({ url }: Database, ...args: string[]) {
      const { code, stdout, stderr } = await runAdmin({ DATABASE_URL: url }, ...args);
      assert.equal(stderr, '');
      assert.equal(code, 0);
      return JSON.parse(stdout);
    }
    const refused = async (text: string) => {
      writeFileSync(file, text);
      const before = await selectAll(restored.url, QUERIES);
      const { code, stderr } = await runAdmin({ DATABASE_URL: restored.url }, 'revocations', 'apply', file);
      assert.equal(code, 1, text);
      assert.deepEqual(await selectAll(restored.url, QUERIES), before);
      return stderr;
    };

    it('are revoked again, and nothing else, however often the list is applied', async () => {
      await admin(live, 'revocations', 'export', file);
      const { applied, ended_sessions_and_grants: ended } = await admin(
        restored,
        'revocations',
        'apply',
        file,
      );
      assert.deepEqual(await selectAll(restored.url, QUERIES), await selectAll(live.url, QUERIES));
      assert.deepEqual(applied, {
        api_key: 1,
        principal: 1,
        person: 1,
        invitation: 1,
        signer_key: 3,
        message_key: 0,
        membership: 2,
        signer: 1,
        client: 1,
        feed_subscription: 1,
        operator_role: 1,
      });
      assert.equal(ended, 3);
      const again = await admin(restored, 'revocations', 'apply', file);
      assert.equal(
        Object.values<number>(again.applied).reduce((sum, count) => sum + count, 0),
        0,
      );
      assert.equal(again.ended_sessions_and_grants, 0);
      assert.deepEqual(await selectAll(restored.url, QUERIES), await selectAll(live.url, QUERIES));
    });

    it('end with every session and grant, since no list has these; programs stay registered', async () => {
      await admin(live, 'revocations', 'export', file);
      await admin(restored, 'revocations', 'apply', file);
      const [models] = await selectAll(restored.url, [
        'select model, id, payload from oidc_models order by model, id',
      ]);
      assert.deepEqual(models, [
        { model: 'Client', id: 'c2', payload: '{}' },
        { model: 'Session', id: 's', payload: '{}' },
      ]);
    });

    it('leave alone what was created after the list was written', async () => {
      await admin(live, 'revocations', 'export', file);
      await execute(
        restored.url,
        `insert into users (id, email, name, password_hash, created_at)
           values ('new', 'new@people.example', 'New', 'x', 8000000000000);
         insert into memberships (org_id, user_id, role, created_at) values ('o', 'new', 'admin', 8000000000000);`,
      );
      await admin(restored, 'revocations', 'apply', file);
      const [members] = await selectAll(restored.url, ["select role from memberships where user_id = 'new'"]);
      assert.deepEqual(members, [{ role: 'admin' }]);
    });

    it('are listed without any secret', async () => {
      await admin(live, 'revocations', 'export', file);
      const text = readFileSync(file, 'utf8');
      for (const secret of ['h1', 'h2', 't1', 't2', 'it1', 'people.example']) assert.notInclude(text, secret);
    });

    it('are not applied from a list that is cut off, changed, or none at all', async () => {
      await admin(live, 'revocations', 'export', file);
      const whole = readFileSync(file, 'utf8');
      const lines = whole.trimEnd().split('\n');
      assert.include(await refused(''), 'line 1');
      assert.include(await refused('x\n'), 'line 1: not JSON');
      assert.include(await refused(whole.replace('revocations 1', 'revocations 2')), 'line 1');
      for (const count of [1, 2, lines.length - 1])
        assert.include(await refused(`${lines.slice(0, count).join('\n')}\n`), 'not complete');
      assert.include(await refused(whole.slice(0, -20)), 'not complete');
      assert.include(await refused(whole.replace('"api_key"', '"house_key"')), 'line 2');
      assert.include(await refused(whole.replace('["k1"]', '["k1","k2"]')), 'line 2: key');
      assert.include(await refused(whole.replace('["k1"]', '[1]')), 'line 2: key');
      assert.include(await refused(whole.replace('"owner"', '"king"')), 'role');
    });

    it('are not applied from a file that is not there', async () => {
      const { code, stderr } = await runAdmin(
        { DATABASE_URL: restored.url },
        'revocations',
        'apply',
        join(folder, 'nothing'),
      );
      assert.equal(code, 1);
      assert.include(stderr, 'cannot be read');
    });
  });
}
