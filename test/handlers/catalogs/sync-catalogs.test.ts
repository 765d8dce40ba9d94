import { assert } from 'chai';
import { writes } from '../../../src/desk/tasks/call.ts';
import type { FetchedCatalog } from '../../../src/domain/catalogs/feed.ts';
import { syncCatalogs } from '../../../src/handlers/catalogs/syncCatalogs.ts';
import { newId } from '../../../src/infra/random.ts';
import { countStatements } from '../../http/count-statements.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  profileOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

const handlers = { sync_catalogs: writes(syncCatalogs) };
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const boot = (sku: string, more: object = {}) => ({ sku, name: `Boot ${sku}`, price: 129, ...more });
const boots = (items: object[], more: object = {}) => ({
  catalog_id: 'boots',
  type: 'product',
  items,
  ...more,
});
const feed = (more: object = {}) => ({
  catalog_id: 'feed',
  type: 'product',
  url: 'https://shop.example/feed',
  ...more,
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sync_catalogs on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    let answer: FetchedCatalog;
    let asked: string[];
    before(async () => {
      desk = await startTaskDesk(engine, {
        handlers,
        profile: publisherProfile,
        fetchCatalog: async (url) => {
          asked.push(url);
          return answer;
        },
      });
    });
    beforeEach(() => {
      asked = [];
      answer = { ok: true, text: JSON.stringify([boot('f-1')]) };
    });
    after(() => desk.drop());

    const someone = () => principalOf(`agent_${newId()}`, { sandboxOnly: true });
    const argsOf = (catalogs: readonly object[] | undefined, more: object = {}) => ({
      idempotency_key: freshKey(),
      account,
      ...(catalogs === undefined ? {} : { catalogs }),
      ...more,
    });
    const sync = async (caller = someone(), catalogs?: object[], more: object = {}): Promise<Answer[]> =>
      (await desk.call(caller, 'sync_catalogs', argsOf(catalogs, more))).catalogs;
    const refused = (catalogs: readonly object[] | undefined, more: object = {}, caller = someone()) =>
      desk.refusal(caller, 'sync_catalogs', argsOf(catalogs, more));

    it('writes the items of one catalog before it reads those of the next, so that it never has all', async () => {
      const caller = someone();
      const catalogs = (price: number) =>
        ['a', 'b', 'c'].map((catalog_id) => boots([boot('b-1', { price })], { catalog_id }));
      await sync(caller, catalogs(1));
      const counted = countStatements(desk.store);
      await sync(caller, catalogs(2));
      counted.stop();
      const steps = counted.asked.flatMap(({ sql }) => {
        if (/^select .*content.* from .buyer_catalog_items/s.test(sql)) return ['read'];
        return /^insert into buyer_catalog_items/.test(sql) ? ['write'] : [];
      });
      assert.deepEqual(steps, ['read', 'write', 'read', 'write', 'read', 'write']);
    });

    it('makes one, with its items reviewed', async () => {
      const caller = someone();
      const [made] = await sync(caller, [
        boots([boot('b-1'), { sku: 'b-2', price: 5 }, boot('b-3', { url: 'javascript:alert(1)' })]),
      ]);
      assert.deepInclude(made, {
        catalog_id: 'boots',
        action: 'created',
        item_count: 3,
        items_approved: 2,
        items_pending: 0,
        items_rejected: 1,
      });
      assert.deepEqual(
        made.item_issues.map(({ item_id, status }: Answer) => [item_id, status]),
        [
          ['b-2', 'warning'],
          ['b-3', 'rejected'],
        ],
      );
      const [told] = await sync(caller);
      assert.deepEqual(told, { ...made, action: 'unchanged' });
    });

    it('tells what changed, and withdraws what is left out', async () => {
      const caller = someone();
      await sync(caller, [boots([boot('b-1'), boot('b-2')], { name: 'Boots' })]);
      const [same] = await sync(caller, [boots([boot('b-2'), boot('b-1')])]);
      assert.equal(same.action, 'unchanged');
      const [changed] = await sync(caller, [boots([boot('b-1', { price: 99 })], { name: 'Shoes' })]);
      assert.deepInclude(changed, { action: 'updated', changes: ['name', 'items'], item_count: 1 });
      assert.deepInclude(changed.item_issues[0], { item_id: 'b-2', status: 'withdrawn' });
      const [renamed] = await sync(caller, [{ catalog_id: 'boots', type: 'product', name: 'Boots' }]);
      assert.deepInclude(renamed, { action: 'updated', changes: ['name'], item_count: 1 });
    });

    it('reads a feed once, and tells what is in it', async () => {
      const caller = someone();
      const args = argsOf([feed()]);
      const first = await desk.call(caller, 'sync_catalogs', args);
      const again = await desk.call(caller, 'sync_catalogs', args);
      assert.equal(again.replayed, true);
      assert.deepEqual(asked, ['https://shop.example/feed']);
      assert.deepInclude(first.catalogs[0], { action: 'created', item_count: 1, items_approved: 1 });
      const [given] = await sync(caller, [{ ...boots([boot('f-1')]), catalog_id: 'feed' }]);
      assert.deepEqual(given.changes, ['url']);
      assert.lengthOf(asked, 1);
    });

    it('writes nothing on a dry run, and reads feeds all the same', async () => {
      const caller = someone();
      const body = await desk.call(
        caller,
        'sync_catalogs',
        argsOf([boots([boot('b')]), feed()], { dry_run: true }),
      );
      assert.equal(body.dry_run, true);
      assert.deepEqual(
        body.catalogs.map(({ action }: Answer) => action),
        ['created', 'created'],
      );
      assert.lengthOf(asked, 1);
      assert.isEmpty(await sync(caller));
    });

    it('stops at one invalid item when it is strict', async () => {
      const caller = someone();
      const error = await refused(
        [{ ...boots([boot('g')]), catalog_id: 'good' }, boots([boot('b'), { name: 'x' }])],
        {},
        caller,
      );
      assert.deepInclude(error, { code: 'ITEM_VALIDATION_FAILED', field: 'catalogs[1].items' });
      assert.deepInclude(error.details, { invalid_count: 1 });
      assert.deepInclude(error.details.item_issues[0], { item_id: 'items[1]', status: 'rejected' });
      assert.isEmpty(await sync(caller));
    });

    it('leaves invalid items out when it is lenient', async () => {
      const caller = someone();
      const [kept, empty, gone] = await sync(
        caller,
        [
          boots([boot('b'), boot('b'), { name: 'x' }]),
          { ...boots([{ name: 'x' }]), catalog_id: 'empty' },
          { catalog_id: 'none', type: 'hotel' },
        ],
        { validation_mode: 'lenient' },
      );
      assert.deepInclude(kept, { action: 'created', item_count: 1 });
      assert.deepEqual(
        kept.item_issues.map(({ item_id }: Answer) => item_id),
        ['b', 'items[2]'],
      );
      assert.lengthOf(kept.warnings, 1);
      assert.deepEqual([empty.action, empty.errors[0].code], ['failed', 'ITEM_VALIDATION_FAILED']);
      assert.lengthOf(empty.item_issues, 1);
      assert.deepEqual(
        [gone.action, gone.errors[0].code, gone.errors[0].field],
        ['failed', 'VALIDATION_ERROR', 'catalogs[2].items'],
      );
      assert.lengthOf(await sync(caller), 1);
    });

    for (const [what, text, more, code, field] of [
      ['cannot be fetched', null, {}, 'FEED_FETCH_FAILED', 'catalogs[0].url'],
      ['is empty', '', {}, 'INVALID_FEED_FORMAT', 'catalogs[0].url'],
      ['is no feed', '<html><p>Sorry</p></html>', {}, 'INVALID_FEED_FORMAT', 'catalogs[0].url'],
      ['is no JSON', '{"items": [', {}, 'INVALID_FEED_FORMAT', 'catalogs[0].url'],
      ['is nested deep', '['.repeat(100_000), {}, 'INVALID_FEED_FORMAT', 'catalogs[0].url'],
      ['lists numbers', '[1, 2]', {}, 'INVALID_FEED_FORMAT', 'catalogs[0].url'],
      [
        'is in another format',
        '<rss><item><id>1</id></item></rss>',
        { feed_format: 'shopify' },
        'INVALID_FEED_FORMAT',
        'catalogs[0].feed_format',
      ],
      ['has an item without an id', '[{"name": "x"}]', {}, 'ITEM_VALIDATION_FAILED', 'catalogs[0].items'],
    ] as const)
      it(`fails a feed that ${what}, in both modes`, async () => {
        answer = text === null ? { ok: false, reason: 'it could not be fetched.' } : { ok: true, text };
        assert.deepInclude(await refused([feed(more)]), { code, field });
        const [told] = await sync(someone(), [feed(more)], { validation_mode: 'lenient' });
        assert.equal(told.action, 'failed');
        assert.deepInclude(told.errors[0], { code, field });
        assert.notProperty(told, 'item_count');
      });

    it('asks nobody for an account that is not the caller’s', async () => {
      const error = await refused([feed()], {
        account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' },
      });
      assert.deepInclude(error, { code: 'ACCOUNT_NOT_FOUND' });
      assert.isEmpty(asked);
    });

    for (const [what, catalogs, more, code, field] of [
      [
        'both items and a feed',
        [boots([boot('b')], { url: 'https://x.example/' })],
        {},
        'INVALID_REQUEST',
        'catalogs[0].url',
      ],
      [
        'one without an id',
        [{ type: 'product', items: [boot('b')] }],
        {},
        'INVALID_REQUEST',
        'catalogs[0].catalog_id',
      ],
      [
        'one with an odd id',
        [boots([boot('b')], { catalog_id: 'a\u0000' })],
        {},
        'INVALID_REQUEST',
        'catalogs[0].catalog_id',
      ],
      [
        'one named twice',
        [boots([boot('b')]), boots([boot('b')])],
        {},
        'INVALID_REQUEST',
        'catalogs[1].catalog_id',
      ],
      [
        'more than fifty',
        Array.from({ length: 51 }, (_, at) => boots([boot('b')], { catalog_id: `c${at}` })),
        {},
        'INVALID_REQUEST',
        'catalogs',
      ],
      ['nothing to keep', undefined, { delete_missing: true }, 'INVALID_REQUEST', undefined],
    ] as const)
      it(`refuses ${what}`, async () => {
        const error = await refused(catalogs, more);
        assert.equal(error.code, code);
        if (field !== undefined) assert.equal(error.field, field);
        assert.isEmpty(asked);
      });

    it('keeps the type of a catalog', async () => {
      const caller = someone();
      await sync(caller, [boots([boot('b')])]);
      const error = await refused([{ ...boots([{ hotel_id: 'h' }]), type: 'hotel' }], {}, caller);
      assert.deepInclude(error, { code: 'VALIDATION_ERROR', field: 'catalogs[0].type' });
    });

    it('deletes those that are not named', async () => {
      const caller = someone();
      await sync(
        caller,
        ['a', 'b'].map((catalog_id) => boots([boot('b')], { catalog_id })),
      );
      const dry = await sync(caller, [boots([boot('b')], { catalog_id: 'a' })], {
        delete_missing: true,
        dry_run: true,
      });
      assert.deepEqual(dry[1], { catalog_id: 'b', action: 'deleted' });
      assert.lengthOf(await sync(caller), 2);
      await sync(caller, [boots([boot('b')], { catalog_id: 'a' })], { delete_missing: true });
      assert.deepEqual(
        (await sync(caller)).map(({ catalog_id }) => catalog_id),
        ['a'],
      );
    });

    it('means only those that are picked', async () => {
      const caller = someone();
      const both = ['a', 'b'].map((catalog_id) => boots([boot('b')], { catalog_id }));
      const made = await sync(caller, both, { catalog_ids: ['b'] });
      assert.deepEqual(
        made.map(({ catalog_id }) => catalog_id),
        ['b'],
      );
      await sync(caller, both);
      const found = await sync(caller, undefined, { catalog_ids: ['a', 'nobody'] });
      assert.deepEqual(
        found.map(({ catalog_id }) => catalog_id),
        ['a'],
      );
    });

    it('has room for a hundred', async () => {
      const caller = someone();
      for (const group of ['a', 'b']) {
        await sync(
          caller,
          Array.from({ length: 50 }, (_, at) => boots([boot('b')], { catalog_id: `${group}${at}` })),
        );
      }
      const error = await refused([boots([boot('b')], { catalog_id: 'c' })], {}, caller);
      assert.deepInclude(error, { code: 'CATALOG_LIMIT_EXCEEDED', field: 'catalogs[0]' });
      // A catalog that is at fault itself is told that, and takes no room.
      const faulty = boots([{ name: 'x' }], { catalog_id: 'd' });
      const told = await sync(caller, [boots([boot('b')], { catalog_id: 'c' }), faulty], {
        validation_mode: 'lenient',
      });
      assert.deepEqual(
        told.map(({ errors }) => errors?.[0]?.code),
        ['CATALOG_LIMIT_EXCEEDED', 'ITEM_VALIDATION_FAILED'],
      );
      const swapped = await sync(caller, [boots([boot('b')], { catalog_id: 'c' })], { delete_missing: true });
      assert.lengthOf(swapped, 101);
      assert.lengthOf(await sync(caller), 1);
    });

    it('tells nothing of anybody else’s', async () => {
      const caller = someone();
      await sync(caller, [boots([boot('b')])]);
      assert.isEmpty(await sync(someone()));
      assert.isEmpty(
        await sync(caller, undefined, { account: { ...account, brand: { domain: 'other.example' } } }),
      );
      const [own] = await sync(someone(), [boots([boot('b')])]);
      assert.equal(own.action, 'created');
    });

    it('lets people review where the profile says so', async () => {
      const media_buy = { ...publisherProfile.media_buy, creative_approval_mode: 'require_human' } as const;
      const slow = await startTaskDesk(engine, {
        handlers,
        profile: { ...publisherProfile, media_buy: media_buy as typeof publisherProfile.media_buy & {} },
      });
      const { catalogs } = await slow.call(someone(), 'sync_catalogs', argsOf([boots([boot('b')])]));
      assert.deepInclude(catalogs[0], { items_pending: 1, items_approved: 0 });
      await slow.drop();
    });

    it('is not offered where catalogs are not declared', async () => {
      const bare = await startTaskDesk(engine, { handlers, profile: profileOf() });
      const error = await bare.refusal(someone(), 'sync_catalogs', argsOf([boots([boot('b')])]));
      assert.equal(error.code, 'UNSUPPORTED_FEATURE');
      await bare.drop();
    });
  });
}
