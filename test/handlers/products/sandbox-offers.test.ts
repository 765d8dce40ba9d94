import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { reads } from '../../../src/desk/tasks/call.ts';
import { getProducts } from '../../../src/handlers/products/getProducts.ts';
import { listCreativeFormats } from '../../../src/handlers/products/listCreativeFormats.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { type BuysDesk, handlers, newBuyer, startBuysDesk } from '../buys/buys-desk.ts';

const STAND_INS = [
  ['test-product', 'test-pricing'],
  ['test-product', 'default'],
  ['local_display_dynamic', 'cpm_standard'],
  ['outdoor_ctv_q2', 'cpm_guaranteed'],
  ['sports_ctv_q2', 'cpm_standard'],
] as const;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what the sandbox sells on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine, {
        handlers: {
          ...handlers,
          get_products: reads(getProducts),
          list_creative_formats: reads(listCreativeFormats),
        },
      });
    });
    after(() => desk.drop());

    const packageOf = (product_id: string, pricing_option_id: string, budget = 6000) => ({
      packages: [{ product_id, pricing_option_id, budget }],
    });

    it('includes products that clients buy without discovery', async () => {
      for (const [product, price] of STAND_INS) {
        const buy = await desk.create(newBuyer(), packageOf(product, price));
        assert.equal(buy.packages[0].pricing_option_id, price);
      }
    });

    it('lists none of them', async () => {
      const { principal, account } = newBuyer();
      const { products } = await desk.call(principal, 'get_products', {
        buying_mode: 'wholesale',
        account,
        pagination: { max_results: 100 },
      });
      const ids = products.map((one: Answer) => one.product_id);
      assert.isNotEmpty(ids);
      for (const [product] of STAND_INS) assert.notInclude(ids, product);
      const { formats } = await desk.call(principal, 'list_creative_formats', {});
      assert.notInclude(JSON.stringify(formats), '"native_post"');
    });

    it('returns their formats by id', async () => {
      for (const id of ['native_post', 'native_content', 'video_30s']) {
        const { formats } = await desk.call(null, 'list_creative_formats', {
          format_ids: [{ agent_url: 'http://localhost:1/mcp', id }],
        });
        assert.deepEqual(
          formats.map((one: Answer) => one.format_id.id),
          [id],
        );
      }
    });

    it('sells none of them to a live account', async () => {
      const { principal } = newBuyer();
      const account = { brand: { domain: 'live.example' }, operator: 'agency.example' };
      await desk.call(principal, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ ...account, billing: 'operator' }],
      });
      const refused = await desk.refuseCreate(
        { principal, account } as never,
        packageOf('test-product', 'default'),
      );
      assert.deepInclude(refused, { code: 'PRODUCT_NOT_FOUND' });
    });

    it('merges a seed over a stand-in, whose prices stay', async () => {
      const buyer = newBuyer();
      await desk.control(buyer, 'seed_product', {
        product_id: 'test-product',
        fixture: {
          name: 'Seeded',
          pricing_options: [
            { pricing_option_id: 'mine', pricing_model: 'cpm', currency: 'USD', fixed_price: 3 },
          ],
        },
      });
      for (const price of ['mine', 'default']) {
        const buy = await desk.create(buyer, packageOf('test-product', price));
        assert.equal(buy.packages[0].pricing_option_id, price);
      }
    });

    it('runs at once when a product needs no creatives', async () => {
      const { products } = await desk.call(null, 'get_products', { buying_mode: 'wholesale' });
      assert.include(
        products.map((one: Answer) => one.product_id),
        'podcast_host_read',
      );
      const buy = await desk.create(newBuyer(), packageOf('podcast_host_read', 'cpm_usd_fixed'));
      assert.deepInclude(buy, { status: 'active', media_buy_status: 'active', revision: 1 });
    });

    it('runs at once when the creatives of the account are ready', async () => {
      const buyer = newBuyer();
      await desk.create(buyer, packageOf('podcast_host_read', 'cpm_usd_fixed'));
      await desk.keepCreative(buyer, 'ready');
      const [one] = packageOf('test-product', 'default').packages;
      const buy = await desk.create(buyer, {
        packages: [{ ...one, creative_assignments: [{ creative_id: 'ready' }] }],
      });
      assert.deepInclude(buy, { status: 'active', revision: 1 });
    });

    for (const position of [
      'prominent',
      'footer',
      'audio',
      'subtitle',
      'overlay',
      'end_card',
      'pre_roll',
      'companion',
    ])
      it(`has a format that discloses in the position ${position}`, async () => {
        const { formats } = await desk.call(null, 'list_creative_formats', {
          disclosure_positions: [position],
        });
        assert.isNotEmpty(formats);
        for (const format of formats) assert.include(format.supported_disclosure_positions, position);
      });

    it('describes the formats of products by their canonical kinds', async () => {
      const { products } = await desk.call(null, 'get_products', { brief: 'display' });
      const display = products.find((one: Answer) => one.product_id === 'network_display');
      const [option] = display.format_options;
      assert.deepInclude(option, { format_kind: 'image', params: { width: 300, height: 250 } });
      assert.equal(option.v1_format_ref[0].id, display.format_ids[0].id);
    });

    it('reports format options that do not fit the named formats, beside a complete answer', async () => {
      let buyer = newBuyer();
      const seed = (ref: string) =>
        desk.control(buyer, 'seed_product', {
          product_id: 'divergent',
          fixture: {
            format_ids: ['display_300x250'],
            format_options: [
              {
                format_option_id: 'wide',
                format_kind: 'image',
                params: { width: 728, height: 90 },
                v1_format_ref: [{ agent_url: 'http://localhost:1/mcp', id: ref }],
              },
            ],
          },
        });
      const find = (more = {}) =>
        desk.call(buyer.principal, 'get_products', { brief: 'display', account: buyer.account, ...more });
      await seed('display_728x90');
      const { errors, status, products } = await find();
      assert.equal(status, 'completed');
      assert.isNotEmpty(products);
      assert.lengthOf(errors, 1);
      assert.deepInclude(errors[0], {
        code: 'FORMAT_DECLARATION_DIVERGENT',
        source: 'producer',
        details: {
          product_id: 'divergent',
          reason: 'v1_format_ref_not_in_format_ids',
          format_option_id: 'wide',
        },
      });
      await desk.control(buyer, 'force_upstream_unavailable', { tool: 'get_products', upstream_name: 'ads' });
      const cut = await find({ [protocol.versionField]: '3.1' });
      assert.deepEqual(
        cut.errors.map(({ code }: Answer) => code),
        ['FORMAT_DECLARATION_DIVERGENT', 'STALE_RESPONSE'],
      );
      assert.notProperty(await find({ [protocol.versionField]: '3.0' }), 'errors');
      buyer = newBuyer();
      await seed('display_300x250');
      assert.notProperty(await find(), 'errors');
    });
  });
}
