import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { checkHeld } from '../../support/held.ts';
import { publisherProfile } from '../../support/publisher.ts';
import type { Answer } from '../../support/task-desk.ts';
import {
  type Buyer,
  type BuysDesk,
  banner,
  createArgs,
  NOW,
  newBuyer,
  promised,
  startBuysDesk,
  wanted,
} from './buys-desk.ts';

const day = (count: number, ms = 0) => new Date(NOW.getTime() + count * DAY_MS + ms);
/** A day that is far away; it takes nearly all of the product's inventory. */
const DAY = { start_time: day(60).toISOString(), end_time: day(61).toISOString() };
const ALL = { ...DAY, packages: [promised({ budget: 15_000 })] };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`holds without creatives on ${engine.name}`, () => {
    let desk: BuysDesk;
    beforeEach(async () => {
      desk = await startBuysDesk(engine);
    });
    afterEach(async () => {
      await checkHeld(desk.store.url);
      await desk.drop();
    });

    const order = async (buyer: Buyer): Promise<string> => {
      const { kind, body } = await desk.outcome(buyer.principal, 'create_media_buy', createArgs(buyer, ALL));
      return kind === 'done' ? 'done' : String(body.code);
    };
    const history = async (buyer: Buyer, id: string): Promise<[string, string][]> =>
      (await desk.read(buyer, id, { include_history: 100 })).history
        .map(({ action, actor }: Answer) => [action, actor])
        .reverse();

    it('end after 30 days, to the moment, and release inventory and credit', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id, ...made } = await desk.create(buyer, ALL);
      const due = day(30).toISOString();
      assert.deepInclude(made, { status: 'pending_creatives', creative_deadline: due });
      assert.equal(made.packages[0].creative_deadline, due);
      await desk.goTo(day(30, -1));
      const waiting = await desk.read(buyer, id);
      assert.deepInclude(waiting, { status: 'pending_creatives', creative_deadline: due });
      assert.equal(waiting.packages[0].creative_deadline, due);
      assert.equal(await order(buyer), 'PRODUCT_UNAVAILABLE');
      await desk.goTo(day(30));
      const ended = await desk.read(buyer, id);
      assert.equal(ended.status, 'canceled');
      assert.include(ended.cancellation, {
        canceled_by: 'seller',
        reason: 'No creative was assigned in time.',
      });
      assert.deepEqual(await history(buyer, id), [
        ['created', 'buyer'],
        ['package_canceled', 'platform'],
        ['canceled', 'platform'],
      ]);
      assert.equal(await order(buyer), 'done');
      const { credit } = await desk.call(buyer.principal, 'get_account_financials', {
        account: buyer.account,
      });
      assert.equal(credit.committed_credit, 15_000);
    });

    it('end when creatives are due, for a flight that begins before', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, {
        start_time: day(10).toISOString(),
        end_time: day(12).toISOString(),
        packages: [promised()],
      });
      assert.equal(made.creative_deadline, day(8).toISOString());
      await desk.goTo(day(8));
      assert.equal((await desk.read(buyer, made.media_buy_id)).status, 'canceled');
    });

    it('end alone, and let the rest of the buy begin', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, {
        end_time: day(90).toISOString(),
        packages: [wanted({ creatives: [banner('a')] }), wanted()],
      });
      assert.deepInclude(made, { status: 'pending_creatives', creative_deadline: day(30).toISOString() });
      assert.notProperty(made.packages[0], 'creative_deadline');
      await desk.goTo(day(30));
      const { status, packages } = await desk.read(buyer, made.media_buy_id);
      assert.equal(status, 'active');
      assert.deepEqual(
        packages.map(({ canceled }: Answer) => canceled),
        [false, true],
      );
      assert.notProperty(await desk.read(buyer, made.media_buy_id), 'creative_deadline');
      assert.deepEqual(await history(buyer, made.media_buy_id), [
        ['created', 'buyer'],
        ['package_canceled', 'platform'],
        ['active', 'platform'],
      ]);
    });

    it('do not end while the seller looks at the creative, and begin anew when it is rejected', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, ALL);
      await desk.keepCreative(buyer, 'slow', 'pending_review');
      const assigned = [
        { package_id: made.packages[0].package_id, creative_assignments: [{ creative_id: 'slow' }] },
      ];
      await desk.update(buyer, made.media_buy_id, { packages: assigned });
      const status = async () => (await desk.read(buyer, made.media_buy_id)).status;
      await desk.goTo(day(31));
      assert.equal(await status(), 'pending_creatives');
      await desk.control(buyer, 'force_creative_status', {
        creative_id: 'slow',
        status: 'rejected',
        rejection_reason: 'No.',
      });
      const due = day(58).toISOString();
      // Creatives are due two days before the flight, and this one may be replaced until its hold ends.
      assert.equal((await desk.read(buyer, made.media_buy_id)).creative_deadline, due);
      await desk.goTo(day(60));
      assert.equal(await status(), 'pending_creatives');
      await desk.goTo(day(61));
      assert.equal(await status(), 'canceled');
    });

    it('begin with the package, not with the buy', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, {
        start_time: day(60).toISOString(),
        end_time: day(90).toISOString(),
        packages: [wanted({ creatives: [banner('a')] })],
      });
      await desk.goTo(day(20));
      const grown = await desk.update(buyer, made.media_buy_id, { new_packages: [wanted()] });
      const added = grown.affected_packages.at(-1);
      await desk.goTo(day(49));
      assert.isFalse((await desk.read(buyer, made.media_buy_id)).packages[1].canceled);
      await desk.goTo(day(50));
      const [kept, gone] = (await desk.read(buyer, made.media_buy_id)).packages;
      assert.deepEqual([kept.canceled, gone.canceled, gone.package_id], [false, true, added.package_id]);
    });
  });

  describe(`holds without creatives on ${engine.name}, as declared`, () => {
    it('end after the days of the declaration', async () => {
      const profile = { ...publisherProfile, holds: { days_without_creatives: 2 } };
      const desk = await startBuysDesk(engine, { profile });
      try {
        const buyer = newBuyer();
        const made = await desk.create(buyer, ALL);
        assert.equal(made.creative_deadline, day(2).toISOString());
        await desk.goTo(day(2));
        assert.equal((await desk.read(buyer, made.media_buy_id)).status, 'canceled');
      } finally {
        await desk.drop();
      }
    });
  });
}
