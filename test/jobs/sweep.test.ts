import { assert } from 'chai';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { ownedTables } from '../../src/store/holdings/owned-tables.ts';
import type { AuditEntry } from '../../src/store/members/audit-log.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { goldenSchema, insertOf } from '../support/golden-schema.ts';
import { count, execute, rows } from '../support/sql.ts';

const NOW = new Date('2027-01-01T00:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const ownedInSchema = [...goldenSchema]
  .filter(([, columns]) => columns.some(({ name }) => name === 'principal_id'))
  .map(([table]) => table)
  // Operators add signers, and remove them.
  .filter((table) => table !== 'sandbox_principals' && table !== 'message_signers');

/** `select` of so many numbers, on both engines. */
const numbered = (most: number, select: string) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most}) ${select} from n`;

for (const engine of engines) {
  describe(`sweep on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const sweepAll = async (now = NOW) => {
      let looks = 1;
      while (!(await sweep(store, now))) looks += 1;
      return looks;
    };

    it('deletes two hundred thousand rows that are over, in short transactions, and no others', async () => {
      const over = ago(200).getTime();
      const young = NOW.getTime() + DAY_MS;
      const limits = 'insert into limits (class, key, count, reset_at)';
      const keys = 'insert into idempotency_keys (scope, fingerprint, answer, created_at, expires_at, state)';
      const entries =
        'insert into audit_log (id, at, action, actor, actor_name, outcome, detail, by_stranger)';
      const entry = (id: string, at: number) => `select ${id}, ${at}, 'x', 'anonymous', 'x', 'done', '{}', 1`;
      for (const sql of [
        `${limits} ${numbered(80_000, `select 'x', 'over' || i, 1, ${over}`)}`,
        `${limits} ${numbered(3, `select 'x', 'young' || i, 1, ${young}`)}`,
        `${keys} ${numbered(60_000, `select 'over' || i, 'x', '{}', ${over}, ${over}, 'done'`)}`,
        `${keys} ${numbered(3, `select 'young' || i, 'x', '{}', ${young}, ${young}, 'done'`)}`,
        `${entries} ${numbered(60_000, entry("'over' || i", over))}`,
        `${entries} ${numbered(3, entry("'young' || i", young))}`,
      ])
        await execute(store.url, sql);

      let isSwept = false;
      const first = sweep(store, NOW).then((isAll) => {
        isSwept = true;
        return isAll;
      });
      await store.transaction((tx) =>
        tx.limits.consume({ class: 'y', key: 'k', limit: 1, windowMs: 1, now: NOW }),
      );
      assert.isFalse(isSwept, 'a writer had its turn while the sweep ran');
      assert.isFalse(await first, 'one look does its share');
      await sweepAll();

      assert.equal(await count(store.url, "limits where class = 'x'"), 3);
      assert.equal(await count(store.url, 'idempotency_keys'), 3);
      assert.equal(await count(store.url, 'audit_log'), 3);
    });

    /** Keys of an organization of which each was valid for an hour, and the last ended `youngest` hours ago. */
    const hourlyKeys = (org: string, keys: number, youngest: number, end: 'expires_at' | 'revoked_at') => {
      const ended = `${NOW.getTime()} - (${youngest} + ${keys} - i) * cast(3600000 as bigint)`;
      const columns = `insert into api_keys (id, org_id, name, key_hash, permissions, created_at, ${end})`;
      return execute(
        store.url,
        `insert into organizations (id, name, created_at) values ('${org}', '${org}', 0);
         ${columns} ${numbered(keys, `select '${org}' || i, '${org}', 'k', '${org}' || i, '[]', ${ended} - 3600000, ${ended}`)}`,
      );
    };
    for (const end of ['expires_at', 'revoked_at'] as const) {
      it(`keeps room for keys that are rolled every hour, in each organization (${end})`, async () => {
        for (const org of ['a', 'b', 'c']) await hourlyKeys(org, 1_990, 1, end);
        await hourlyKeys('rare', 900, 24 * 31, end);
        await sweep(store, NOW);
        for (const org of ['a', 'b', 'c'])
          assert.equal(await count(store.url, `api_keys where org_id = '${org}'`), 1_000);
        assert.equal(await count(store.url, "api_keys where org_id = 'rare'"), 900, 'there is room');
        assert.equal(await count(store.url, "api_keys where id in ('a1', 'a990', 'a991', 'a1990')"), 2);
        assert.equal(await count(store.url, "holdings where kind = 'api_keys' and count = 1000"), 3);
      });

      it(`keeps keys of the last 30 days, however many, and keys that have not ended (${end})`, async () => {
        await hourlyKeys('many', 1_500, 1, end);
        await execute(store.url, `update api_keys set ${end} = ${ago(29).getTime()}`);
        await sweep(store, NOW);
        assert.equal(await count(store.url, 'api_keys'), 1_500);
        await execute(store.url, `update api_keys set ${end} = null`);
        await sweep(store, new Date(NOW.getTime() + 800 * DAY_MS));
        assert.equal(await count(store.url, 'api_keys'), 1_500);
      });

      it(`deletes each key as long after its end as audit entries are kept (${end})`, async () => {
        await hourlyKeys('few', 20, 400 * 24 - 9, end);
        await sweep(store, NOW);
        assert.equal(await count(store.url, 'api_keys'), 10, 'the tenth ended exactly 400 days ago');
      });
    }

    it('looks every ten minutes, and at the next look where more is left', async () => {
      const put = (key: string) =>
        store.transaction((tx) => tx.limits.consume({ class: 'x', key, limit: 1, windowMs: 1, now: ago(1) }));
      await put('first');
      assert.isTrue(await sweep(store, NOW));
      await put('second');
      assert.isTrue(await sweep(store, new Date(NOW.getTime() + 599_000)));
      assert.equal(await count(store.url, 'limits'), 1);
      assert.isTrue(await sweep(store, new Date(NOW.getTime() + 600_000)));
      assert.equal(await count(store.url, 'limits'), 0);
    });

    it('keeps what strangers cause in the audit log for 30 days, and everything else for as long as the setting says', async () => {
      const entry = (id: string, at: Date, by: Partial<AuditEntry>): AuditEntry => ({
        id,
        at,
        action: 'x',
        actor: 'anonymous',
        actorName: 'x',
        orgId: null,
        subject: null,
        outcome: 'done',
        address: null,
        requestId: null,
        detail: {},
        ...by,
      });
      const strangers = { anonymous: {}, client: { actor: 'client_x' }, sandbox: { actor: 'sandbox_x' } };
      const others = {
        admin: { actor: 'admin' },
        user: { actor: 'u1' },
        member: { actor: 'client_x', orgId: 'acme' },
      };
      await store.transaction(async (tx) => {
        for (const [name, by] of Object.entries({ ...strangers, ...others }))
          for (const days of [29, 31, 399, 401])
            await tx.auditLog.append(entry(`${name} ${days}`, ago(days), by));
      });
      await sweep(store, NOW, { auditDays: 400, sandboxDays: 30 });
      const left = (await rows(store.url, 'select id from audit_log')).map(({ id }) => id).sort();
      const expected = [
        ...Object.keys(strangers).map((name) => `${name} 29`),
        ...Object.keys(others).flatMap((name) => [29, 31, 399].map((days) => `${name} ${days}`)),
      ];
      assert.deepEqual(left, expected.sort());
    });

    it('knows every table with rows of one principal', () => {
      assert.sameMembers(Object.keys(ownedTables), ownedInSchema);
    });

    it('deletes all that a sandbox token left, 30 days after it came last', async () => {
      const principals = { sandbox_gone: ago(31), sandbox_here: ago(29) };
      for (const [id, at] of Object.entries(principals)) {
        await store.transaction((tx) => tx.sandboxes.use(id, at));
        for (const table of ownedInSchema)
          await execute(
            store.url,
            insertOf(table, { principal_id: id, id, webhook_id: id, package_id: id, scope: id }),
          );
      }
      for (const table of ownedInSchema)
        await execute(
          store.url,
          insertOf(table, {
            principal_id: 'org_acme',
            id: 'org_acme',
            scope: 'org_acme',
            webhook_id: 'org_acme',
            package_id: 'org_acme',
          }),
        );
      await sweepAll();
      for (const table of [...ownedInSchema, 'sandbox_principals']) {
        const found = await rows(store.url, `select principal_id from ${table} order by principal_id`);
        assert.notInclude(
          found.map(({ principal_id: id }) => id),
          'sandbox_gone',
          table,
        );
      }
      for (const table of ['accounts', 'media_buys', 'creatives', 'audience_members', 'usage_records'])
        assert.equal(await count(store.url, table), 2, table);
      assert.equal(await count(store.url, 'sandbox_principals'), 1);
    });

    it('takes a sandbox token that comes again for one that never left', async () => {
      await store.transaction(async (tx) => {
        await tx.sandboxes.use('sandbox_a', ago(40));
        await tx.sandboxes.use('sandbox_a', ago(1));
        await tx.sandboxes.use('sandbox_a', ago(50));
      });
      await sweepAll();
      assert.equal(await count(store.url, 'sandbox_principals'), 1);
    });

    it('goes on with callers of the sandbox beyond one look at them', async () => {
      const old = ago(31).getTime();
      const insert = 'insert into sandbox_principals (principal_id, used_at)';
      await execute(store.url, `${insert} ${numbered(250, `select 'sandbox_' || i, ${old}`)}`);
      await sweepAll();
      assert.equal(await count(store.url, 'sandbox_principals'), 0);
    });
  });
}
