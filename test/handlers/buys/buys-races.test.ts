import { assert } from 'chai';
import { engines } from '../../support/databases.ts';
import { checkHeld } from '../../support/held.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import {
  type Buyer,
  type BuysDesk,
  banner,
  createArgs,
  newBuyer,
  promised,
  startBuysDesk,
  wanted,
} from './buys-desk.ts';

const DAY = { start_time: '2027-03-20T00:00:00Z', end_time: '2027-03-21T00:00:00Z' };

for (const engine of engines) {
  describe(`buys and many at once on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine);
    });
    after(async () => {
      await checkHeld(desk.store.url);
      await desk.drop();
    });

    const codes = (outcomes: readonly { kind: string; body: Readonly<Record<string, unknown>> }[]) =>
      outcomes.map(({ kind, body }) => (kind === 'done' ? 'done' : String(body.code))).sort();

    it('apply each update once, or tell of the conflict', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, { packages: [wanted({ creatives: [banner('a')] })] });
      const [{ package_id: id }] = made.packages;
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          desk.outcome(buyer.principal, 'update_media_buy', {
            idempotency_key: freshKey(),
            account: buyer.account,
            media_buy_id: made.media_buy_id,
            packages: [{ package_id: id, budget: 2000 + at }],
          }),
        ),
      );
      const applied = outcomes.filter(({ kind }) => kind === 'done').map(({ body }) => body);
      const others = outcomes.filter(({ kind }) => kind !== 'done').map(({ body }) => body);
      assert.isNotEmpty(applied);
      for (const { code, errors } of others) {
        assert.equal(code, 'CONFLICT');
        const [{ details }] = errors as { details: Record<string, unknown> }[] as [{ details: object }];
        assert.include(details, { resource_id: made.media_buy_id });
      }
      const revisions = applied.map(({ revision }) => revision as number).sort((a, b) => a - b);
      assert.deepEqual(
        revisions,
        [...applied.keys()].map((at) => at + 2),
      );
      const read = await desk.read(buyer, made.media_buy_id, { include_history: 100 });
      assert.equal(read.revision, applied.length + 1);
      assert.lengthOf(read.history, applied.length + 1);
      const last: Answer = applied.find(({ revision }) => revision === read.revision);
      assert.equal(last.affected_packages[0].budget, read.packages[0].budget);
    });

    it('apply all of a few updates that name no version, one after the other', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, { packages: [wanted({ creatives: [banner('a')] })] });
      const [{ package_id: id }] = made.packages;
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          desk.outcome(buyer.principal, 'update_media_buy', {
            idempotency_key: freshKey(),
            account: buyer.account,
            media_buy_id: made.media_buy_id,
            packages: [{ package_id: id, budget: 2000 + at }],
          }),
        ),
      );
      assert.deepEqual(codes(outcomes), Array(8).fill('done'));
      assert.equal((await desk.read(buyer, made.media_buy_id)).revision, 9);
    });

    it('apply one of those that name the same version', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, { packages: [wanted({ creatives: [banner('a')] })] });
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () =>
          desk.outcome(buyer.principal, 'update_media_buy', {
            idempotency_key: freshKey(),
            account: buyer.account,
            media_buy_id: made.media_buy_id,
            revision: 1,
            paused: true,
          }),
        ),
      );
      assert.deepEqual(codes(outcomes), [...Array.from({ length: 9 }, () => 'CONFLICT'), 'done']);
    });

    const lastOne = { ...DAY, packages: [promised({ budget: 15_000 })] };
    const order = (buyer: Buyer) =>
      desk.outcome(buyer.principal, 'create_media_buy', createArgs(buyer, lastOne));

    it('give what is promised to one only', async () => {
      const buyer = newBuyer();
      await desk.create(buyer);
      const outcomes = await Promise.all([order(buyer), order(buyer), order(buyer)]);
      assert.deepEqual(codes(outcomes), ['PRODUCT_UNAVAILABLE', 'PRODUCT_UNAVAILABLE', 'done']);
      assert.equal((await order(buyer)).body.code, 'PRODUCT_UNAVAILABLE');
      // What another sandbox account sells is its own.
      assert.equal((await order(newBuyer())).kind, 'done');
    });

    it('give it back when it is canceled, by the buy or by the package', async () => {
      const buyer = newBuyer();
      const first = await desk.create(buyer, lastOne);
      await desk.update(buyer, first.media_buy_id, { canceled: true });
      const second = await desk.create(buyer, lastOne);
      assert.equal((await order(buyer)).body.code, 'PRODUCT_UNAVAILABLE');
      const packages = [{ package_id: second.packages[0].package_id, canceled: true }];
      await desk.update(buyer, second.media_buy_id, { packages });
      assert.equal((await order(buyer)).kind, 'done');
    });

    it('share what is sold for money between all live accounts', async () => {
      const live = async (): Promise<Buyer> => {
        const { principal } = newBuyer();
        const key = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };
        await desk.call(principal, 'sync_accounts', {
          idempotency_key: freshKey(),
          accounts: [{ ...key, billing: 'operator' }],
        });
        return { principal, account: key as Buyer['account'] };
      };
      const outcomes = await Promise.all([await live(), await live()].map(order));
      assert.deepEqual(codes(outcomes), ['PRODUCT_UNAVAILABLE', 'done']);
    });

    it('start when a creative is approved in the moment in which it is assigned', async () => {
      const buyer = newBuyer();
      const made = await Promise.all(Array.from({ length: 10 }, () => desk.create(buyer)));
      const status: string[] = [];
      for (const [at, { media_buy_id: id, packages }] of made.entries()) {
        const creative = `c${at}`;
        await desk.keepCreative(buyer, creative, 'pending_review');
        const assigned = [
          { package_id: packages[0].package_id, creative_assignments: [{ creative_id: creative }] },
        ];
        await Promise.all([
          desk.update(buyer, id, { packages: assigned }),
          desk.control(buyer, 'force_creative_status', { creative_id: creative, status: 'approved' }),
        ]);
        status.push((await desk.read(buyer, id)).status);
      }
      assert.deepEqual(
        status,
        made.map(() => 'active'),
      );
    });

    it('do not stand in their own way when they grow', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, lastOne);
      const [{ package_id: id }] = made.packages;
      const grown = await desk.update(buyer, made.media_buy_id, {
        packages: [{ package_id: id, budget: 16_000 }],
      });
      assert.equal(grown.affected_packages[0].budget, 16_000);
      const refused = await desk.refuseUpdate(buyer, made.media_buy_id, {
        packages: [{ package_id: id, budget: 60_000 }],
      });
      assert.include(refused, { code: 'PRODUCT_UNAVAILABLE', field: 'packages[0]' });
    });
  });
}
