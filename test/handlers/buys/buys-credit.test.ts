import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { openStore } from '../../../src/store/open.ts';
import { engines } from '../../support/databases.ts';
import { patientStore } from '../../support/patience.ts';
import { rows } from '../../support/sql.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import {
  type Buyer,
  type BuysDesk,
  banner,
  createArgs,
  NOW,
  newBuyer,
  startBuysDesk,
  wanted,
} from './buys-desk.ts';

const LIMIT = 10_000_000;
const euro = (budget: number) => wanted({ pricing_option_id: 'cpm_eur_auction', budget });
const of = (budget: number, more: object = {}) => ({ packages: [wanted({ budget, ...more })] });

for (const engine of engines) {
  describe(`credit of accounts on ${engine.name}`, () => {
    let desk: BuysDesk;
    beforeEach(async () => {
      desk = await startBuysDesk(engine);
    });
    afterEach(() => desk.drop());

    const financials = ({ principal, account }: Buyer): Promise<Answer> =>
      desk.call(principal, 'get_account_financials', { account });
    const left = async (buyer: Buyer): Promise<number> => (await financials(buyer)).credit.available_credit;

    /** The books hold exactly what a look at every buy says. */
    async function assertBooks(): Promise<void> {
      const sums = await rows(
        desk.store.url,
        `select b.principal_id, b.account_id,
           sum(case when p.canceled = 0 and not (b.status in ('completed', 'rejected', 'canceled') and b.settled = 1)
             then case when p.spent > p.budget then p.spent else p.budget end else p.spent end) as claimed,
           sum(p.spent) as spent
         from media_buys b join media_buy_packages p on p.principal_id = b.principal_id and p.buy_id = b.id
         group by b.principal_id, b.account_id`,
      );
      for (const { principal_id: principalId, account_id: accountId, claimed, spent } of sums) {
        const books = await desk.store.read.accountBooks.list({
          principalId: String(principalId),
          accountId: String(accountId),
        });
        const total = (name: 'claimed' | 'spent') => books.reduce((sum, one) => sum + one[name], 0);
        assert.deepEqual([total('claimed'), total('spent')], [Number(claimed), Number(spent)]);
      }
    }

    it('is used up by buys, however many there are', async () => {
      const buyer = newBuyer();
      await desk.create(buyer, of(LIMIT - 1000));
      assert.deepInclude(await financials(buyer), {
        spend: { total_spend: 0, media_buy_count: 0 },
        credit: {
          credit_limit: LIMIT,
          available_credit: 1000,
          committed_credit: LIMIT - 1000,
          utilization_percent: 99.99,
        },
      });
      const refusal = await desk.refuseCreate(buyer, of(1000.01));
      assert.deepInclude(refusal, {
        code: 'BUDGET_EXCEEDED',
        field: 'packages',
        details: { available_credit: 1000, currency: 'USD' },
      });
      await desk.create(buyer, { packages: [wanted({ budget: 400 }), wanted({ budget: 600 })] });
      assert.equal((await desk.refuseCreate(buyer, of(1))).code, 'BUDGET_EXCEEDED');
      assert.equal(await left(buyer), 0);
      // Another account has credit of its own.
      await desk.create(newBuyer(), of(LIMIT));
      await assertBooks();
    });

    it('bounds what updates add, and takes back what they lower', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, of(LIMIT - 1000));
      const [{ package_id: id }] = made.packages;
      const set = (budget: number) => ({ packages: [{ package_id: id, budget }] });
      assert.equal(
        (await desk.refuseUpdate(buyer, made.media_buy_id, set(LIMIT + 1))).code,
        'BUDGET_EXCEEDED',
      );
      const more = { new_packages: [wanted({ budget: 1001 })] };
      assert.equal((await desk.refuseUpdate(buyer, made.media_buy_id, more)).code, 'BUDGET_EXCEEDED');
      assert.equal(await left(buyer), 1000);
      await desk.update(buyer, made.media_buy_id, set(LIMIT));
      assert.equal(await left(buyer), 0);
      await desk.update(buyer, made.media_buy_id, { ...set(5000), new_packages: [wanted({ budget: 2000 })] });
      assert.equal(await left(buyer), LIMIT - 7000);
      await assertBooks();
    });

    it('comes back with a buy that is canceled, rejected or lapses before it ran', async () => {
      const buyer = newBuyer();
      const canceled = await desk.create(buyer, of(LIMIT));
      await desk.update(buyer, canceled.media_buy_id, { canceled: true });
      assert.equal(await left(buyer), LIMIT);
      const rejected = await desk.create(buyer, of(LIMIT));
      await desk.control(buyer, 'force_media_buy_status', {
        media_buy_id: rejected.media_buy_id,
        status: 'rejected',
      });
      assert.equal(await left(buyer), LIMIT);
      await desk.create(buyer, { ...of(LIMIT), end_time: '2027-03-16T10:00:00Z' });
      await desk.goTo('2027-03-16T10:00:00Z');
      assert.equal(await left(buyer), LIMIT);
      await assertBooks();
    });

    it('comes back with a package that is canceled', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, { packages: [wanted({ budget: 300 }), wanted({ budget: 500 })] });
      const packages = [{ package_id: made.packages[1].package_id, canceled: true }];
      await desk.update(buyer, made.media_buy_id, { packages });
      assert.equal(await left(buyer), LIMIT - 300);
      await assertBooks();
    });

    const running = (budget: number) => of(budget, { creatives: [banner('a')] });
    const delivered = async (buyer: Buyer, id: string): Promise<number> => {
      const { packages } = await desk.read(buyer, id, { include_snapshot: true });
      return packages[0].snapshot.spend;
    };

    it('keeps what was delivered when the rest comes back, and follows delivery while it runs', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, running(5000));
      await desk.goTo(new Date(NOW.getTime() + 6 * HOUR_MS));
      const spent = await delivered(buyer, made.media_buy_id);
      assert.isAbove(spent, 0);
      const during = await financials(buyer);
      assert.deepEqual(during.spend, { total_spend: spent, media_buy_count: 1 });
      assert.equal(during.credit.available_credit, LIMIT - 5000);
      assert.closeTo(during.credit.committed_credit, 5000 - spent, 0.001);
      await desk.update(buyer, made.media_buy_id, { canceled: true });
      const after = await financials(buyer);
      assert.closeTo(after.credit.available_credit, LIMIT - spent, 0.001);
      assert.equal(after.credit.committed_credit, 0);
      // A look after the end finds nothing else.
      await desk.goTo(new Date(NOW.getTime() + 48 * HOUR_MS));
      assert.deepEqual((await financials(buyer)).credit, after.credit);
      await assertBooks();
    });

    it('keeps what a buy delivered that ended by itself, or by the hand of the seller', async () => {
      const buyer = newBuyer();
      const ended = await desk.create(buyer, { ...running(5000), end_time: '2027-03-16T10:00:00Z' });
      const stopped = await desk.create(buyer, of(3000, { creatives: [banner('b')] }));
      await desk.goTo('2027-03-16T09:00:00Z');
      await desk.control(buyer, 'force_media_buy_status', {
        media_buy_id: stopped.media_buy_id,
        status: 'completed',
      });
      // Until the platform was asked all of its budget counts; the same jobs then see the other one end.
      assert.isAtMost(await left(buyer), LIMIT - 8000 + 0.001);
      await desk.goTo('2027-03-17T10:00:00Z');
      const spent =
        (await delivered(buyer, ended.media_buy_id)) + (await delivered(buyer, stopped.media_buy_id));
      assert.closeTo(await left(buyer), LIMIT - spent, 0.001);
      const { spend } = await financials(buyer);
      assert.closeTo(spend.total_spend, spent, 0.001);
      assert.equal(spend.media_buy_count, 2);
      await assertBooks();
    });

    it('holds in each currency by itself', async () => {
      const buyer = newBuyer();
      await desk.create(buyer, of(LIMIT));
      await desk.create(buyer, { packages: [euro(LIMIT - 10)] });
      assert.equal((await desk.refuseCreate(buyer, { packages: [euro(11)] })).code, 'BUDGET_EXCEEDED');
      const both = { packages: [euro(10), wanted({ budget: 1 })] };
      assert.deepInclude((await desk.refuseCreate(buyer, both)).details, { currency: 'USD' });
      await desk.create(buyer, { packages: [euro(10)] });
      assert.equal(await left(buyer), 0);
    });

    it('counts what a test says was spent beside what is committed', async () => {
      const buyer = newBuyer();
      await desk.create(buyer, of(100_000));
      const [account] = await desk.store.read.accounts.page(buyer.principal.id, {}, { limit: 1 });
      await desk.control(buyer, 'simulate_budget_spend', { account_id: account?.id, spend_percentage: 95 });
      assert.deepInclude(await financials(buyer), {
        spend: { total_spend: 9_500_000, media_buy_count: 0 },
        credit: {
          credit_limit: LIMIT,
          available_credit: 400_000,
          committed_credit: 100_000,
          utilization_percent: 95,
        },
      });
      assert.equal((await desk.refuseCreate(buyer, of(400_001))).code, 'BUDGET_EXCEEDED');
      await desk.create(buyer, of(400_000));
    });

    it('is untouched by delivery that a test makes up', async () => {
      const buyer = newBuyer();
      const { media_buy_id } = await desk.create(buyer, running(5000));
      await desk.control(buyer, 'simulate_delivery', {
        media_buy_id,
        impressions: 1000,
        reported_spend: { amount: 1234, currency: 'USD' },
      });
      const { spend, credit } = await financials(buyer);
      assert.deepEqual([spend.total_spend, credit.available_credit], [0, LIMIT - 5000]);
      await desk.update(buyer, media_buy_id, { canceled: true });
      assert.equal(await left(buyer), LIMIT);
    });

    it('is never exceeded by fifty buys at once, half of them over another store', async () => {
      const buyer = newBuyer();
      // Room for seven of the fifty.
      await desk.create(buyer, of(LIMIT - 7_500));
      const { url } = desk.store;
      const other = await startBuysDesk({
        ...engine,
        open: async () => {
          const store = await openStore(url, patientStore);
          return { ...store, url, drop: () => store.close() };
        },
      });
      try {
        const outcomes = await Promise.all(
          Array.from({ length: 50 }, (_, at) =>
            (at % 2 === 0 ? desk.outcome : other.outcome)(
              buyer.principal,
              'create_media_buy',
              createArgs(buyer, of(1000)),
            ),
          ),
        );
        const made = outcomes.filter(({ kind }) => kind === 'done');
        assert.lengthOf(made, 7);
        for (const { kind, body } of outcomes)
          if (kind !== 'done') assert.equal(body.code, 'BUDGET_EXCEEDED', JSON.stringify(body));
      } finally {
        await other.drop();
      }
      assert.equal(await left(buyer), 500);
      await assertBooks();
    });

    it('is never exceeded by updates at once', async () => {
      const buyer = newBuyer();
      const buys = await Promise.all(Array.from({ length: 10 }, () => desk.create(buyer, of(1000))));
      await desk.create(buyer, of(LIMIT - 10_000 - 3_500));
      const outcomes = await Promise.all(
        buys.map(({ media_buy_id, packages: [{ package_id }] }) =>
          desk.outcome(buyer.principal, 'update_media_buy', {
            idempotency_key: freshKey(),
            account: buyer.account,
            media_buy_id,
            packages: [{ package_id, budget: 2000 }],
          }),
        ),
      );
      assert.lengthOf(
        outcomes.filter(({ kind }) => kind === 'done'),
        3,
      );
      assert.equal(await left(buyer), 500);
      await assertBooks();
    });

    it('adds no words to the answers of older releases', async () => {
      const buyer = newBuyer();
      await desk.create(buyer, of(1000));
      const answer = await desk.call(buyer.principal, 'get_account_financials', {
        account: buyer.account,
        [protocol.versionField]: '3.0',
      });
      assert.equal(answer.credit.available_credit, LIMIT - 1000);
      assert.notProperty(answer.credit, 'committed_credit');
    });
  });
}
