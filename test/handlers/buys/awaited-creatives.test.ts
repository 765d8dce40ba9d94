import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import type { Answer } from '../../support/task-desk.ts';
import {
  banner,
  type CreativesDesk,
  newBuyer,
  promised,
  startCreativesDesk,
} from '../creatives/creatives-desk.ts';

/** A package of the product that each test seeds. */
const seeded = (...ids: string[]) =>
  promised({
    product_id: 'of_a_test',
    pricing_option_id: 'cpm',
    creative_assignments: ids.map((creative_id) => ({ creative_id })),
  });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a buy that names creatives before they are synced on ${engine.name}`, () => {
    let desk: CreativesDesk;
    before(async () => {
      desk = await startCreativesDesk(engine);
    });
    after(() => desk.drop());

    async function tester() {
      const buyer = newBuyer();
      const pricing = { pricing_option_id: 'cpm', pricing_model: 'cpm', currency: 'USD', fixed_price: 5 };
      const fixture = { format_ids: [{ id: 'display_300x250' }], pricing_options: [pricing] };
      const made = await desk.control(buyer, 'seed_product', { product_id: 'of_a_test', fixture });
      assert.isTrue(made.success, JSON.stringify(made));
      await desk.sync(buyer, [banner('here')]);
      return buyer;
    }

    it('waits for them when a test seeded its product, says so, and shows them once they are synced', async () => {
      const buyer = await tester();
      const buy = await desk.create(buyer, { packages: [seeded('late')] });
      assert.include(buy, { media_buy_status: 'pending_creatives' });
      assert.match(buy.message, /does not have the creative late/);
      const [{ package_id: packageId, creative_assignments: assigned = [] }] = buy.packages;
      assert.deepEqual(assigned, []);
      await desk.sync(buyer, [banner('late')], {
        assignments: [{ creative_id: 'late', package_id: packageId }],
      });
      const { media_buys: buys } = await desk.get(buyer, { media_buy_ids: [buy.media_buy_id] });
      assert.deepEqual(
        buys.map(({ packages }: Answer) => packages[0].creative_approvals?.[0]?.creative_id),
        ['late'],
        JSON.stringify(buys),
      );
    });

    it('has those that the library does have', async () => {
      const buyer = await tester();
      const { packages } = await desk.create(buyer, { packages: [seeded('here', 'late')] });
      assert.deepEqual(packages[0].creative_assignments, [{ creative_id: 'here' }]);
    });

    it('is refused with its whole request when one package is of a product of the catalog', async () => {
      const buyer = await tester();
      const packages = [seeded('late'), promised({ creative_assignments: [{ creative_id: 'late' }] })];
      assert.include(await desk.refuseCreate(buyer, { packages }), {
        code: 'CREATIVE_NOT_FOUND',
        field: 'packages[1].creative_assignments[0].creative_id',
      });
    });

    it('is refused when the creative was purged, or is rejected', async () => {
      const buyer = await tester();
      await desk.keepCreative(buyer, 'purged');
      await desk.keepCreative(buyer, 'rejected', 'rejected');
      await desk.control(buyer, 'force_creative_purge', { creative_id: 'purged', purge_kind: 'soft' });
      for (const [id, code] of [
        ['purged', 'CREATIVE_NOT_FOUND'],
        ['rejected', 'CREATIVE_REJECTED'],
      ] as const)
        assert.equal((await desk.refuseCreate(buyer, { packages: [seeded(id)] })).code, code, id);
    });

    it('cannot be changed to name an unknown creative, in an old package or a new one', async () => {
      const buyer = await tester();
      const { media_buy_id: id, packages } = await desk.create(buyer, { packages: [seeded('late')] });
      const [{ package_id: packageId }] = packages;
      for (const change of [
        { packages: [{ package_id: packageId, creative_assignments: [{ creative_id: 'late' }] }] },
        { new_packages: [seeded('late')] },
      ])
        assert.equal((await desk.refuseUpdate(buyer, id, change)).code, 'CREATIVE_NOT_FOUND');
    });
  });
}
