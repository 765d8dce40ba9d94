import { assert } from 'chai';
import { DEFAULT_RETENTION, endedBy } from '../../src/jobs/retention.ts';
import type { BoundValue } from '../../src/store/engine/statement.ts';
import type { Tables } from '../../src/store/index.ts';
import { countStatements } from '../http/count-statements.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { goldenSchema } from '../support/golden-schema.ts';
import { rowsRead } from '../support/plans.ts';
import { count, execute } from '../support/sql.ts';

const NOW = new Date('2027-01-01T00:00:00Z');
const ROWS = 4_000;
const PIECE = 100;
/** A piece reads what it deletes, its parts, and what leads to it, but never all that is there. */
const MOST_READ = 38 * PIECE;

const TIME = /(?:^|_)(?:at|until|ends_at|expires_at)$/;
/** Values of rows that are over, where those of other rows would not do. */
const over: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  idempotency_keys: { state: "'forgotten'" },
  jobs: { status: "'done'" },
  agent_tasks: { task_type: "'build_creative'" },
  buy_reports: { kind: "'ended'" },
  audit_log: { by_stranger: 'i % 2' },
  sandbox_principals: { principal_id: "'p' || i" },
  account_holders: { principal_id: "'p' || i" },
  removals: { parts: "'audience_members'" },
  feed_epochs: { from_ms: 'i' },
  brand_epochs: { from_change: 'i' },
};
const live: typeof over = {
  agent_principals: { revoked_at: 'null' },
  api_keys: { revoked_at: 'null', expires_at: '9000000000000 + i' },
  webhooks: { ended_at: 'null', status: "'open'" },
  audit_log: { by_stranger: 'i % 2' },
  idempotency_keys: { state: "'done'" },
  feed_epochs: { from_ms: '9000000000000 + i' },
  brand_epochs: { from_change: '9000000000000 + i' },
  sandbox_principals: { principal_id: "'l' || i" },
  account_holders: { principal_id: "'l' || i" },
  a2a_push_configs: { principal_id: "'p' || i", task_id: "'l' || i" },
};

/** SQL of rows with something in every column, all of whose times are `at`. */
function rowsOf(table: string, prefix: string, at: number, values: Readonly<Record<string, string>> = {}) {
  const columns = goldenSchema.get(table) ?? [];
  const value = ({ name, isText }: (typeof columns)[number]) => {
    if (values[name] !== undefined) return values[name];
    if (name === 'principal_id') return "'p' || (i % 50)";
    if (isText) return `'${prefix}' || i`;
    return TIME.test(name) ? String(at) : 'i';
  };
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  return `insert into ${table} (${names}) with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
    select ${columns.map(value).join(', ')} from n`;
}

const once = new Set([
  'feed_trees',
  'feed_tiles',
  'feed_bundles',
  'events_head',
  'brand_changes_head',
  'agent_profile_head',
  'holdings',
  'held_bytes',
  'counts',
  'secrets',
]);
// Others refer to these.
const first = ['organizations', 'users', 'message_signers'];
const tables = [...first, ...[...goldenSchema.keys()].filter((table) => !first.includes(table))].filter(
  (table) => !once.has(table) && !/^(agent_prof|search|prod)/.test(table),
);

for (const engine of engines) {
  describe(`each statement of the sweep on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      const old = NOW.getTime() - 800 * 86_400_000;
      const later = NOW.getTime() + 86_400_000;
      await execute(
        store.url,
        tables
          .flatMap((table) => [rowsOf(table, 'e', old, over[table]), rowsOf(table, 'l', later, live[table])])
          .join(';\n'),
      );
    });
    after(() => store.drop());

    const parts = endedBy(NOW, DEFAULT_RETENTION);
    const all = new Map([
      ...parts,
      ['parts of what was deleted', (tx: Tables, limit: number) => tx.removals.prune(limit)] as const,
    ]);
    it('reads only its piece, however many rows are over and however many are not', async () => {
      const asked: { name: string; sql: string; values: BoundValue[] }[] = [];
      for (const [name, prune] of all) {
        const counted = countStatements(store);
        try {
          await store.transaction((tx) => prune(tx, PIECE));
        } finally {
          counted.stop();
        }
        for (const one of counted.asked) asked.push({ name, ...one });
      }
      const read = await rowsRead(store.url, asked);
      const tooMany = asked.flatMap(({ name, sql }, at) =>
        (read[at] ?? 0) > MOST_READ ? [`${name}: ${read[at]} rows by ${sql}`] : [],
      );
      assert.deepEqual(tooMany, []);
    });

    it('had something to delete in every table that ends with age', async () => {
      for (const [, prune] of parts) await store.transaction((tx) => prune(tx, PIECE));
      const ends = [
        'jobs',
        'limits',
        'a2a_tasks',
        'webhooks',
        'audit_log',
        'logged_events',
        'oidc_models',
        'api_keys',
      ];
      for (const table of ends) assert.isBelow(await count(store.url, table), 2 * ROWS, table);
    });
  });
}
