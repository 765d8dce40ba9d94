import { assert } from 'chai';
import { sandboxExcess, sandboxLimits, WEBHOOK_BYTES } from '../../../src/domain/holdings.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { sweep } from '../../../src/jobs/sweep.ts';
import type { Tables } from '../../../src/store/index.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { count, execute, rows } from '../../support/sql.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const RETENTION = { auditDays: 400, sandboxDays: 30 };

describe('rows of a sandbox token', () => {
  it('are counted without the bytes of its webhooks, which are no rows', () => {
    const most = sandboxLimits.rowsOfToken;
    const none = new Map();
    assert.isNull(sandboxExcess(none, new Map([[WEBHOOK_BYTES, most + 1]])));
    assert.isNull(sandboxExcess(none, new Map(Object.entries({ creatives: most, [WEBHOOK_BYTES]: 1 }))));
    assert.equal(
      sandboxExcess(none, new Map(Object.entries({ creatives: most, audiences: 1 })))?.count,
      most + 1,
    );
  });
});

for (const engine of engines) {
  describe(`tokens of the sandbox over their limits on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const run = <T>(work: (tx: Tables) => Promise<T>) => store.transaction(work);
    const known = async () =>
      (await rows(store.url, 'select principal_id as id from sandbox_principals order by principal_id')).map(
        ({ id }) => id,
      );
    /** Tokens with an account and this many creatives each, used so many hours ago. */
    async function put(tokens: Readonly<Record<string, { hours: number; creatives?: number }>>) {
      for (const [id, { hours, creatives = 0 }] of Object.entries(tokens)) {
        await run((tx) => tx.sandboxes.use(id, ago(hours)));
        await execute(store.url, insertOf('accounts', { principal_id: id }));
        for (let at = 0; at < creatives; at += 1)
          await execute(store.url, insertOf('creatives', { principal_id: id, id: `${at}` }));
      }
    }
    const alike = (hours: number, names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, { hours }]));

    it('are not admitted when as many are known, unless they are known themselves', async () => {
      await put(alike(2, ['a', 'b']));
      assert.isFalse(await run((tx) => tx.sandboxes.admit('c', NOW, 2)));
      assert.isTrue(await run((tx) => tx.sandboxes.admit('a', NOW, 2)));
      assert.isTrue(await run((tx) => tx.sandboxes.admit('c', NOW, 3)));
      assert.deepEqual(await known(), ['a', 'b', 'c']);
    });

    it('are admitted as long as there is room, when many come at once', async () => {
      const admitted = await Promise.all(
        Array.from({ length: 8 }, (_, at) => run((tx) => tx.sandboxes.admit(`new-${at}`, NOW, 3))),
      );
      assert.lengthOf(
        admitted.filter((isAdmitted) => isAdmitted),
        3,
      );
      assert.lengthOf(await known(), 3);
    });

    it('end with their data, those first that were unused the longest, and no more than are too many', async () => {
      await put({ ...alike(50, ['a', 'b', 'c', 'd']), ...alike(3, ['e']), old: { hours: 90 } });
      while ((await run((tx) => tx.sandboxes.pruneUnused(4, ago(1), 1000))) > 0);
      const left = await known();
      assert.lengthOf(left, 4);
      assert.include(left, 'e');
      assert.notInclude(left, 'old');
      const accounts = await rows(store.url, 'select principal_id as id from accounts order by principal_id');
      assert.deepEqual(
        accounts.map(({ id }) => id),
        left,
      );
    });

    it('end once when several processes look at the same time', async () => {
      await put(alike(50, ['a', 'b', 'c', 'd', 'e', 'f']));
      await Promise.all(
        Array.from({ length: 4 }, () => run((tx) => tx.sandboxes.pruneUnused(4, ago(1), 1000))),
      );
      assert.lengthOf(await known(), 4);
      assert.equal(await count(store.url, 'accounts'), 4);
    });

    it('end a piece at a time', async () => {
      await put({ a: { hours: 50, creatives: 5 }, b: { hours: 3 } });
      assert.equal(await run((tx) => tx.sandboxes.pruneUnused(1, ago(1), 3)), 3);
      assert.equal(await count(store.url, 'creatives'), 2);
      assert.deepEqual(await known(), ['a', 'b'], 'its data is not gone yet');
      while ((await run((tx) => tx.sandboxes.pruneUnused(1, ago(1), 3))) > 0);
      assert.equal(await count(store.url, 'creatives'), 0);
      assert.deepEqual(await known(), ['b']);
    });

    it('stay while they were used in the last hour, however many they are', async () => {
      await put(alike(0.5, ['a', 'b', 'c']));
      assert.equal(await run((tx) => tx.sandboxes.pruneUnused(1, ago(1), 1000)), 0);
      assert.lengthOf(await known(), 3);
    });

    it('end by the number of their rows when all have too many together, the largest first', async () => {
      await put({
        small: { hours: 1, creatives: 1 },
        large: { hours: 1, creatives: 6 },
        middle: { hours: 1, creatives: 3 },
      });
      // Bytes are no rows, and rows of others are not those of the sandbox.
      await execute(
        store.url,
        "insert into holdings (holder, kind, count) values ('small', 'webhook_bytes', 99)",
      );
      await execute(
        store.url,
        "insert into holdings (holder, kind, count) values ('buyer', 'creatives', 99)",
      );
      assert.equal(await run((tx) => tx.sandboxes.endLargest({ rows: 10, bytes: 99 })), 0);
      const ended = await Promise.all(
        [1, 2].map(() => run((tx) => tx.sandboxes.endLargest({ rows: 9, bytes: 99 }))),
      );
      assert.include(ended, 1);
      while ((await run((tx) => tx.sandboxes.prune(ago(24), 1000))) > 0);
      assert.deepEqual(await known(), ['middle', 'small']);
      assert.equal(await count(store.url, 'creatives'), 4);
    });

    it('end by their bytes when all have too many together, those of webhooks and of everything else', async () => {
      await put({ webhooks: { hours: 1 }, tasks: { hours: 1 } });
      await execute(
        store.url,
        "insert into holdings (holder, kind, count) values ('webhooks', 'webhook_bytes', 50)",
      );
      for (const [holder, kind] of [
        ['tasks', 'a2a_tasks'],
        ['tasks', 'previews'],
        ['buyer', 'a2a_tasks'],
      ])
        await execute(
          store.url,
          `insert into held_bytes (holder, kind, count) values ('${holder}', '${kind}', 30)`,
        );
      assert.equal(await run((tx) => tx.sandboxes.endLargest({ rows: 99, bytes: 110 })), 0);
      assert.equal(await run((tx) => tx.sandboxes.endLargest({ rows: 99, bytes: 109 })), 1);
      while ((await run((tx) => tx.sandboxes.prune(ago(24), 1000))) > 0);
      assert.deepEqual(await known(), ['webhooks']);
    });

    it('are as many after a sweep as the limit says, the last used ones', async () => {
      const extra = 7;
      const most = sandboxLimits.tokens;
      await execute(
        store.url,
        `insert into sandbox_principals (principal_id, used_at)
         with recursive g (n) as (select 1 union all select n + 1 from g where n < ${most + extra})
         select 'sandbox_' || n, ${ago(48).getTime()} + n from g`,
      );
      await sweep(store, NOW, RETENTION);
      assert.equal(await count(store.url, 'sandbox_principals'), most);
      const [first] = await rows(store.url, 'select min(used_at) as at from sandbox_principals');
      assert.equal(Number(first?.at), ago(48).getTime() + extra + 1);
    });
  });
}
