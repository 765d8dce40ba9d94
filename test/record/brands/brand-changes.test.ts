import { assert } from 'chai';
import { ApiError } from '../../../src/domain/errors.ts';
import { newId } from '../../../src/infra/random.ts';
import { newBrand, withStanding } from '../../../src/record/brands/brand.ts';
import { brandChangesPage, newestBrandsCursor } from '../../../src/record/brands/brand-changes.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';

const now = new Date('2026-05-01T12:00:00Z');

type Page = {
  changes: { domain: string; brand: { resolution: { brand_name: string } } | null }[];
  cursor: string;
  has_more: boolean;
};

for (const engine of enginesInTurn(import.meta.filename))
  describe(`changes of brands on ${engine.name}`, () => {
    let database: Database;
    let store: Store;
    beforeEach(async () => {
      database = await engine.create();
      store = await openStore(database.url, { sqliteSynchronous: 'normal' });
    });
    afterEach(async () => {
      await store.close();
      await database.drop();
    });

    type Status = 'approved' | 'pending' | 'rejected';
    /** Saves an entry of this name; without a name the domain has none any more. */
    const save = (domain: string, name: string | null, status: Status = 'approved', by = store) =>
      by.transaction(async (tx) => {
        const before = (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { newId, now });
        const entry = name === null ? null : { brand_name: name, brand_manifest: {} };
        const given = { entry, entrySource: 'community', reviewStatus: status } as const;
        await tx.brands.put(withStanding({ ...before, ...given, revision: before.revision + 1 }));
      });
    const page = async (cursor?: string, limit = 100): Promise<Page> =>
      JSON.parse(
        await brandChangesPage(store.primary, { limit, ...(cursor === undefined ? {} : { cursor }) }),
      );
    const shown = ({ changes }: Page) =>
      changes.map(({ domain, brand }) => [domain, brand?.resolution.brand_name ?? null]);
    const refusal = async (cursor: string): Promise<string> => {
      try {
        await page(cursor);
      } catch (cause) {
        if (cause instanceof ApiError) return cause.code;
        throw cause;
      }
      return 'none';
    };

    it('come once for each brand, in the order of the last change, and go on behind a cursor', async () => {
      await save('a.example', 'A');
      await save('b.example', 'B');
      await save('a.example', 'A again');
      const first = await page();
      assert.deepEqual(shown(first), [
        ['b.example', 'B'],
        ['a.example', 'A again'],
      ]);
      assert.deepEqual(await page(first.cursor), { changes: [], cursor: first.cursor, has_more: false });
      await save('c.example', 'C');
      assert.deepEqual(shown(await page(first.cursor)), [['c.example', 'C']]);
    });

    it('come in pages that meet, the last of which says that nothing follows', async () => {
      for (const name of ['a', 'b', 'c', 'd', 'e']) await save(`${name}.example`, name);
      const sizes: number[] = [];
      let cursor: string | undefined;
      for (let more = true; more; ) {
        const found = await page(cursor, 2);
        sizes.push(found.changes.length);
        cursor = found.cursor;
        more = found.has_more;
      }
      assert.deepEqual(sizes, [2, 2, 1]);
    });

    it('end a page before it has too many bytes, but after its first brand', async () => {
      await save('a.example', 'A');
      await save('b.example', 'B');
      const long = 'x'.repeat(3 * 1024 * 1024);
      await execute(database.url, `update brands set record = '{"brand_name":"${long}"}'`);
      const first = await page();
      assert.deepEqual([first.changes.length, first.has_more], [1, true]);
      const second = await page(first.cursor);
      assert.deepEqual([second.changes.length, second.has_more], [1, false]);
    });

    it('have a tombstone for a brand that is gone or rejected, also behind a cursor of before', async () => {
      await save('a.example', 'A');
      await save('b.example', 'B');
      const { cursor } = await page();
      await save('a.example', null);
      await save('b.example', 'B', 'rejected');
      assert.deepEqual(shown(await page(cursor)), [
        ['a.example', null],
        ['b.example', null],
      ]);
      assert.deepEqual(shown(await page()), shown(await page(cursor)));
    });

    it('say nothing about a brand that was never public, nor of edits of one that is gone', async () => {
      await save('pending.example', 'Waits', 'pending');
      await save('rejected.example', 'Refused', 'rejected');
      assert.deepEqual((await page()).changes, []);
      await save('a.example', 'A');
      await save('a.example', null);
      const { cursor } = await page();
      await save('a.example', 'Secret', 'pending');
      assert.deepEqual((await page(cursor)).changes, []);
      await save('a.example', 'Secret', 'approved');
      assert.deepEqual(shown(await page(cursor)), [['a.example', 'Secret']]);
    });

    it('come when the copy of a logo changes, which the listing names', async () => {
      await save('a.example', 'A');
      const { cursor } = await page();
      const logo = { domain: 'a.example', url: 'https://a.example/l.png', checkedAt: 1, data: '' };
      await store.transaction((tx) => tx.brandLogos.put({ ...logo, file: 'abc.png' }));
      const [change] = (await page(cursor)).changes;
      assert.include(JSON.stringify(change), '"logo_path":"/logos/abc.png"');
    });

    it('leave nothing out for a reader that follows while several writers change the same brands', async () => {
      const others = await Promise.all(
        [1, 2, 3].map(() => openStore(database.url, { sqliteSynchronous: 'normal' })),
      );
      try {
        const copy = new Map<string, string | null>();
        let cursor: string | undefined;
        const follow = async () => {
          const found = await page(cursor, 3);
          for (const [domain, name] of shown(found)) copy.set(String(domain), name ?? null);
          cursor = found.cursor;
          return found.has_more;
        };
        const writers = [store, ...others].map(async (by, writer) => {
          for (let round = 0; round < 12; round += 1) {
            const isGone = (writer + round) % 5 === 0;
            const name = isGone ? null : `${writer}.${round}`;
            await save(`${(writer * 7 + round * 3) % 9}.example`, name, 'approved', by);
          }
        });
        let isOver = false;
        const written = Promise.all(writers).finally(() => {
          isOver = true;
        });
        while (!isOver) await follow();
        await written;
        while (await follow());
        const rows = shown(await page());
        assert.isAbove(rows.length, 5);
        assert.deepEqual(copy, new Map(rows.map(([domain, name]) => [String(domain), name ?? null])));
      } finally {
        await Promise.all(others.map((one) => one.close()));
      }
    });

    it('refuse a cursor of changes that a restored backup undid, also when their numbers are passed again', async () => {
      await save('a.example', 'A');
      const kept = await page();
      await save('b.example', 'B');
      const { cursor } = await page();
      await store.close();
      // As a backup that was made before the change of b.
      await execute(database.url, "delete from brands where domain = 'b.example'");
      await execute(database.url, 'update brand_changes_head set change = change - 1');
      store = await openStore(database.url, { sqliteSynchronous: 'normal' });
      assert.equal(await refusal(cursor), 'cursor_expired');
      await save('c.example', 'C');
      assert.equal(await refusal(cursor), 'cursor_expired');
      assert.deepEqual(shown(await page(kept.cursor)), [['c.example', 'C']]);
    });

    for (const [what, cursor] of [
      ['a text that is none', 'nothing'],
      ['a cursor of another list', Buffer.from(JSON.stringify(['x', 1, 'y'])).toString('base64url')],
      ['an empty list', Buffer.from('[]').toString('base64url')],
    ] as const)
      it(`refuse ${what} as a cursor`, async () => assert.equal(await refusal(cursor), 'invalid_request'));

    it('begin at a cursor that belongs to a moment without any change', async () => {
      const cursor = await newestBrandsCursor(store.primary);
      assert.deepEqual(await page(), { changes: [], cursor, has_more: false });
      await save('a.example', 'A');
      assert.deepEqual(shown(await page(cursor)), [['a.example', 'A']]);
    });
  });
