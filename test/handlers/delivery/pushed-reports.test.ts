import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import { reads } from '../../../src/desk/tasks/call.ts';
import { getCapabilities } from '../../../src/handlers/declaration/getCapabilities.ts';
import { getProducts } from '../../../src/handlers/products/getProducts.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import type { Answer } from '../../support/task-desk.ts';
import { type BuysDesk, handlers, NOW, newBuyer, startBuysDesk, wanted } from '../buys/buys-desk.ts';

const { reporting_delivery_methods: _methods, ...silent } = publisherProfile.media_buy ?? {};
const PROFILES = {
  'an agent that declares the method': publisherProfile,
  'an agent that does not': { ...publisherProfile, media_buy: silent } as typeof publisherProfile,
} as const;
const WEBHOOK = { url: 'https://buyer.example/reports', reporting_frequency: 'daily' };
const NOT_PUSHED = { code: 'UNSUPPORTED_FEATURE', field: 'reporting_webhook' };
const own = (product_id: string) =>
  wanted({ product_id, pricing_option_id: 'cpm_usd_fixed', bid_price: undefined });

for (const engine of enginesInTurn(import.meta.filename)) {
  for (const [name, profile] of Object.entries(PROFILES)) {
    describe(`pushed reports of ${name} on ${engine.name}`, () => {
      let desk: BuysDesk;
      const isDeclared = profile === publisherProfile;
      const buyer = newBuyer();
      before(async () => {
        desk = await startBuysDesk(engine, {
          profile,
          handlers: {
            ...handlers,
            get_products: reads(getProducts),
            [protocol.capabilitiesTask]: reads(getCapabilities),
          } as typeof handlers,
        });
        desk.setNow(NOW);
      });
      after(() => desk.drop());

      const seed = (id: string, reporting_capabilities?: object) =>
        desk.control(buyer, 'seed_product', {
          product_id: id,
          fixture: {
            channels: ['display'],
            delivery_type: 'non_guaranteed',
            pricing_options: [
              { pricing_option_id: 'cpm_usd_fixed', pricing_model: 'cpm', currency: 'USD', fixed_price: 5 },
            ],
            ...(reporting_capabilities === undefined ? {} : { reporting_capabilities }),
          },
        });
      const said = async ({ principal, account } = buyer): Promise<Map<string, boolean>> => {
        const { products } = await desk.call(principal, 'get_products', {
          buying_mode: 'wholesale',
          account,
          pagination: { max_results: 100 },
        });
        return new Map(
          products.map((one: Answer) => [one.product_id, one.reporting_capabilities.supports_webhooks]),
        );
      };

      it('are what every listed product says', async () => {
        await seed('seeded_plain');
        await seed('seeded_true', { supports_webhooks: true });
        const catalog = await said(newBuyer());
        const seeded = await said();
        assert.isAbove(catalog.size, 25);
        assert.sameMembers([...seeded.keys()], ['seeded_plain', 'seeded_true']);
        for (const [id, isPushed] of [...catalog, ...seeded]) assert.equal(isPushed, isDeclared, id);
      });

      it('are what the products say that can be bought without a list', () => {
        const { catalog } = openPlatform(
          publisherProfile.catalogs.products,
          'http://localhost:1/mcp',
          null,
          isDeclared,
        );
        const hidden = catalog.unlisted?.products ?? [];
        assert.isNotEmpty(hidden);
        for (const { product } of hidden)
          assert.equal(product.reporting_capabilities.supports_webhooks, isDeclared, product.product_id);
      });

      it('are agreed or refused as the product says', async () => {
        if (isDeclared) await desk.create(buyer, { packages: [wanted()], reporting_webhook: WEBHOOK });
        else {
          const refusal = await desk.refuseCreate(buyer, {
            packages: [wanted()],
            reporting_webhook: WEBHOOK,
          });
          assert.deepInclude(refusal, NOT_PUSHED);
        }
      });

      it('are refused for a product that says false, in a new buy, a changed one and an added package', async () => {
        await seed('seeded_false', { supports_webhooks: false });
        assert.isFalse((await said()).get('seeded_false'));
        const packages = [own('seeded_false')];
        const refusal = await desk.refuseCreate(buyer, { packages, reporting_webhook: WEBHOOK });
        assert.deepInclude(refusal, NOT_PUSHED);
        const { media_buy_id: id } = await desk.create(buyer, { packages });
        assert.deepInclude(await desk.refuseUpdate(buyer, id, { reporting_webhook: WEBHOOK }), NOT_PUSHED);
        if (!isDeclared) return;
        const pushed = await desk.create(buyer, { packages: [wanted()], reporting_webhook: WEBHOOK });
        const added = await desk.refuseUpdate(buyer, pushed.media_buy_id, { new_packages: packages });
        assert.deepInclude(added, { code: 'UNSUPPORTED_FEATURE', field: 'new_packages' });
        await desk.update(buyer, pushed.media_buy_id, { new_packages: [wanted()] });
      });
    });
  }
}
