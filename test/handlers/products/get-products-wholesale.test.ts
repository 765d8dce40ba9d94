import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import {
  account,
  catalog,
  type DiscoveryDesk,
  idsOf,
  someone,
  startDiscoveryDesk,
} from './discovery-desk.ts';

const ALL = catalog.products.map(({ product }) => product.product_id);
const feed = (more: object = {}) => ({ buying_mode: 'wholesale', ...more });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`get_products wholesale on ${engine.name}`, () => {
    let desk: DiscoveryDesk;
    before(async () => {
      desk = await startDiscoveryDesk(engine);
    });
    after(() => desk.drop());

    it('answers everything, page by page, under one version', async () => {
      const caller = someone();
      const whole = await desk.products(caller, feed());
      assert.deepEqual(idsOf(whole), ALL);
      assert.deepEqual(whole.pagination, { has_more: false, total_count: ALL.length });
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await desk.products(
          caller,
          feed({ pagination: { max_results: 7, ...(cursor === undefined ? {} : { cursor }) } }),
        );
        assert.equal(page.wholesale_feed_version, whole.wholesale_feed_version);
        assert.equal(page.pagination.total_count, ALL.length);
        ids.push(...idsOf(page));
        cursor = page.pagination.cursor;
      } while (cursor !== undefined);
      assert.deepEqual(ids, ALL);
    });

    it('tells whoever has the version that nothing changed', async () => {
      const caller = someone();
      const { wholesale_feed_version: version, pricing_version: pricing } = await desk.products(
        caller,
        feed(),
      );
      for (const known of [
        { if_wholesale_feed_version: version },
        { if_wholesale_feed_version: version, if_pricing_version: pricing },
      ]) {
        const body = await desk.products(caller, feed(known));
        assert.isTrue(body.unchanged);
        assert.notProperty(body, 'products');
        assert.include(body, {
          wholesale_feed_version: version,
          pricing_version: pricing,
          cache_scope: 'public',
        });
      }
      for (const known of [
        { if_wholesale_feed_version: 'old' },
        { if_wholesale_feed_version: version, if_pricing_version: 'old' },
      ]) {
        const body = await desk.products(caller, feed(known));
        assert.notProperty(body, 'unchanged');
        assert.isNotEmpty(body.products);
      }
    });

    it('has a version for each filter and for nobody, and one for accounts without products of their own', async () => {
      const caller = someone();
      const version = async (who: ReturnType<typeof someone> | null, more: object): Promise<string> =>
        (await desk.products(who, feed(more))).wholesale_feed_version;
      const versions = [
        await version(caller, {}),
        await version(caller, { filters: { channels: ['ctv'] } }),
        await version(null, {}),
      ];
      assert.lengthOf(new Set(versions), 3);
      assert.equal(await version(caller, { account: { account_id: await ownAccount(caller) } }), versions[0]);
      assert.equal(
        await version(caller, { filters: { channels: ['ctv', 'olv'] } }),
        await version(someone(), { filters: { channels: ['olv', 'ctv'] } }),
      );
    });

    it('has a new version with each product and price of a test', async () => {
      const caller = someone();
      const read = () => desk.products(caller, feed());
      const before = await read();
      await desk.control(caller, 'seed_product', { product_id: 'mine', fixture: {} });
      const seeded = await read();
      await desk.control(caller, 'seed_pricing_option', { product_id: 'mine', pricing_option_id: 'cpm' });
      const priced = await read();
      assert.lengthOf(new Set([before, seeded, priced].map((body) => body.wholesale_feed_version)), 3);
      assert.lengthOf(new Set([before, seeded, priced].map((body) => body.pricing_version)), 3);
      assert.equal(idsOf(priced)[0], 'mine');
    });

    it('keeps nothing, neither a key nor a proposal', async () => {
      const caller = someone();
      const args = feed({ idempotency_key: 'the-key-of-this-test-0001' });
      await desk.products(caller, args);
      assert.notProperty(await desk.products(caller, args), 'replayed');
      assert.notProperty(await desk.products(caller, feed()), 'proposals');
    });

    it('makes no account of one that is named', async () => {
      const caller = someone();
      const body = await desk.products(caller, feed({ account }));
      assert.equal(body.cache_scope, 'public');
      assert.equal(
        await desk.store.read.accounts.count(caller.id, { key: null, id: null, status: null, sandbox: null }),
        0,
      );
    });

    for (const [what, more, field] of [
      ['changes', { refine: [{ scope: 'request', ask: 'x' }] }, 'refine'],
      ['a version of prices alone', { if_pricing_version: 'x' }, 'if_wholesale_feed_version'],
    ] as const)
      it(`does not go with ${what}`, async () => {
        const refusal = await desk.refused(someone(), feed(more));
        assert.equal(refusal.code, 'INVALID_REQUEST');
        assert.include([field, 'if_pricing_version'], refusal.field);
      });

    it('ignores a brief, also in its versions and its pages', async () => {
      const caller = someone();
      const plain = await desk.products(caller, feed());
      const named = await desk.products(caller, feed({ brief: 'cars for $5k' }));
      assert.equal(named.wholesale_feed_version, plain.wholesale_feed_version);
      assert.deepEqual(named.products, plain.products);
      assert.notProperty(named, 'proposals');
    });

    async function ownAccount(caller: ReturnType<typeof someone>): Promise<string> {
      const id = `own_${caller.id}`;
      await desk.control(caller, 'seed_account', { account_id: id, fixture: {} });
      return id;
    }
  });
}
