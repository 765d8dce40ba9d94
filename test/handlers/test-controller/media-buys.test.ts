import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { buyMoves, buyStatuses } from '../../../src/domain/buys/lifecycle/buy.ts';
import { judgeMove } from '../../../src/domain/moves.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import {
  type Buyer,
  type BuysDesk,
  banner,
  createArgs,
  newBuyer,
  startBuysDesk,
  wanted,
} from '../buys/buys-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the test controller and media buys on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine);
    });
    after(() => desk.drop());

    const live = async (): Promise<Buyer> => {
      const { principal } = newBuyer();
      const key = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };
      await desk.call(principal, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ ...key, billing: 'operator' }],
      });
      return { principal, account: key as Buyer['account'] };
    };
    const seed = (buyer: Buyer, id: string, fixture?: object, more: object = {}) =>
      desk.control(buyer, 'seed_media_buy', { media_buy_id: id, fixture }, { ...more });

    describe('force_media_buy_status', () => {
      const force = (buyer: Buyer, id: string, status: string, more: object = {}) =>
        desk.control(buyer, 'force_media_buy_status', { media_buy_id: id, status, ...more });

      it('makes every legal move and no other', async () => {
        const buyer = newBuyer();
        for (const from of buyStatuses) {
          for (const to of buyStatuses) {
            const id = `${from}-${to}`;
            await seed(buyer, id, { status: from, start_time: '2027-06-01T00:00:00Z' });
            const answer = await force(buyer, id, to);
            if (judgeMove(buyMoves, from, to, 'controller').ok) {
              assert.deepInclude(answer, { success: true, previous_state: from, current_state: to });
            } else {
              const refused = { success: false, error: 'INVALID_TRANSITION', current_state: from };
              assert.deepInclude(answer, refused, id);
            }
          }
        }
      });

      it('runs a buy that was just made without creatives, ends it, and never starts it again', async () => {
        const buyer = newBuyer();
        const { media_buy_id: id } = await desk.create(buyer);
        assert.equal((await force(buyer, id, 'active')).current_state, 'active');
        assert.equal((await desk.read(buyer, id)).status, 'active');
        assert.equal((await force(buyer, id, 'completed')).current_state, 'completed');
        assert.deepEqual((await desk.read(buyer, id)).valid_actions, []);
        assert.equal((await force(buyer, id, 'active')).error, 'INVALID_TRANSITION');
      });

      it('keeps the reason of a rejection, and who canceled', async () => {
        const buyer = newBuyer();
        const first = await desk.create(buyer);
        const second = await desk.create(buyer);
        await force(buyer, first.media_buy_id, 'rejected', { rejection_reason: 'not our brand' });
        const read = await desk.read(buyer, first.media_buy_id, { include_history: 1 });
        assert.include(read, { status: 'rejected', rejection_reason: 'not our brand' });
        assert.include(read.history[0], { action: 'rejected', actor: 'controller' });
        await force(buyer, second.media_buy_id, 'canceled');
        assert.equal((await desk.read(buyer, second.media_buy_id)).cancellation.canceled_by, 'seller');
      });

      it('knows no buy of others, none that there is not, and none of a live account', async () => {
        const buyer = newBuyer();
        const { media_buy_id: id } = await desk.create(newBuyer());
        const foreign = await force(buyer, id, 'active');
        assert.include(foreign, { error: 'NOT_FOUND', current_state: null });
        assert.deepEqual(foreign, await force(buyer, 'mb_none', 'active'));
        const selling = await live();
        const real = await desk.create(selling);
        assert.equal((await force(selling, real.media_buy_id, 'active')).error, 'FORBIDDEN');
        const own = await desk.create(buyer);
        for (const status of [undefined, 'asleep', 'constructor', 7])
          assert.equal((await force(buyer, own.media_buy_id, status as string)).error, 'INVALID_PARAMS');
        assert.equal((await desk.control(buyer, 'force_media_buy_status', {})).error, 'INVALID_PARAMS');
      });
    });

    describe('seed_media_buy', () => {
      it('fills in what is left out, so that the buy can be read', async () => {
        const buyer = newBuyer();
        const answer = await seed(buyer, 'mb-bare');
        assert.include(answer, { success: true, message: 'The media buy was made.', sandbox: true });
        for (const other of ['previous_state', 'current_state', 'forced', 'simulated'])
          assert.notProperty(answer, other);
        const { media_buys: buys } = await desk.call(buyer.principal, 'get_media_buys', {
          media_buy_ids: ['mb-bare'],
        });
        assert.include(buys[0], { status: 'active', currency: 'USD', total_budget: 1000, revision: 1 });
        assert.lengthOf(buys[0].packages, 1);
      });

      it('keeps what the fixture says', async () => {
        const buyer = newBuyer();
        const fixture = {
          status: 'paused',
          currency: 'EUR',
          account: buyer.account,
          start_time: '2027-02-01T00:00:00Z',
          end_time: '2027-05-01T00:00:00Z',
          confirmed_at: '2027-01-31T00:00:00Z',
          context: { from: 'a test' },
          packages: [
            {
              package_id: 'p1',
              product_id: 'network_display',
              pricing_option_id: 'cpm_eur_auction',
              budget: 12.34,
            },
            { package_id: 'p2', product_id: 'gone', pricing_option_id: 'flat', budget: 5, paused: true },
          ],
        };
        await seed(buyer, 'mb-full', fixture);
        const read = await desk.read(buyer, 'mb-full');
        assert.deepInclude(read, {
          status: 'paused',
          currency: 'EUR',
          total_budget: 17.34,
          confirmed_at: '2027-01-31T00:00:00.000Z',
          context: fixture.context,
        });
        assert.include(read.packages[0], { package_id: 'p1', budget: 12.34, currency: 'EUR' });
        assert.include(read.packages[1], { package_id: 'p2', product_id: 'gone', paused: true });
        assert.equal((await desk.update(buyer, 'mb-full', { paused: false })).status, 'active');
      });

      it('splits the budget of the buy among packages without one', async () => {
        const buyer = newBuyer();
        await seed(buyer, 'mb-split', {
          account: buyer.account,
          budget: 100,
          packages: [{ product_id: 'news_display' }, { product_id: 'news_display' }, {}],
        });
        const { packages, total_budget: total } = await desk.read(buyer, 'mb-split');
        assert.deepEqual(
          packages.map((one: Answer) => one.budget),
          [33.34, 33.33, 33.33],
        );
        assert.equal(total, 100);
      });

      it('answers an equal one with what exists, and refuses another one by its fields', async () => {
        const buyer = newBuyer();
        const fixture = { status: 'paused', budget: 5, account: buyer.account };
        await seed(buyer, 'mb-1', fixture);
        await desk.control(buyer, 'force_media_buy_status', { media_buy_id: 'mb-1', status: 'active' });
        const again = await seed(buyer, 'mb-1', fixture);
        assert.include(again, { success: true, previous_state: 'existing', current_state: 'existing' });
        const other = await seed(buyer, 'mb-1', { ...fixture, budget: 6, currency: 'EUR' });
        assert.equal(other.error, 'INVALID_PARAMS');
        assert.match(other.error_detail, /budget, currency/);
        const { media_buy_id: made } = await desk.create(buyer);
        assert.equal((await seed(buyer, made, {})).error, 'INVALID_PARAMS');
        // Ids are each caller's own.
        assert.isTrue((await seed(newBuyer(), 'mb-1', fixture)).success);
      });

      it('makes none that could not be read back', async () => {
        for (const fixture of [
          { packages: [{ targeting_overlay: 'everybody' }] },
          { packages: [{ pacing: 'fast' }] },
          { packages: [{ format_ids: [{}] }] },
          { context: 7 },
          { cancellation: {} },
        ]) {
          const refused = await seed(newBuyer(), 'mb-wrong', fixture);
          assert.equal(refused.error, 'INVALID_PARAMS', JSON.stringify(fixture));
        }
        assert.equal((await seed(newBuyer(), 'mb-wrong', [] as never)).error, 'INVALID_PARAMS');
        assert.equal((await desk.control(newBuyer(), 'seed_media_buy')).error, 'INVALID_PARAMS');
      });

      it('makes it in the account that is named, or in the latest of the caller', async () => {
        const buyer = newBuyer();
        const { account } = await desk.create(buyer);
        await seed(buyer, 'mb-latest');
        assert.equal((await desk.read(buyer, 'mb-latest')).account.account_id, account.account_id);
        const elsewhere = { ...buyer.account, operator: 'elsewhere.example' };
        await seed(buyer, 'mb-named', {}, { account: elsewhere });
        const named = await desk.read({ ...buyer, account: elsewhere }, 'mb-named');
        assert.notEqual(named.account.account_id, account.account_id);
        const unknown = await seed(buyer, 'mb-none', {
          account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' },
        });
        assert.include(unknown, { error: 'NOT_FOUND', current_state: null });
      });
    });

    describe('force_create_media_buy_arm', () => {
      const arm = (buyer: Buyer, params: object, more: object = {}) =>
        desk.control(buyer, 'force_create_media_buy_arm', { ...params }, { ...more });
      const TASK = { arm: 'submitted', task_id: 'task_io_1', message: 'Somebody signs first.' };

      it('puts the next buy aside as a task, and only that one', async () => {
        const buyer = newBuyer();
        const directive = await arm(buyer, TASK);
        assert.deepEqual(directive.forced, { arm: 'submitted', task_id: 'task_io_1' });
        const args = createArgs(buyer, { packages: [wanted({ creatives: [banner('a')] })] });
        const submitted = await desk.call(buyer.principal, 'create_media_buy', args);
        const { timestamp: _at, [protocol.versionField]: _release, ...own } = submitted;
        assert.deepEqual(own, { status: 'submitted', task_id: 'task_io_1', message: TASK.message });
        assert.equal((await desk.get(buyer, { status_filter: 'active' })).pagination.total_count, 0);
        const { principal } = buyer;
        const task = await desk.call(principal, 'get_task_status', { task_id: 'task_io_1' });
        assert.include(task, { status: 'submitted', task_type: 'create_media_buy', protocol: 'media-buy' });
        const replayed = await desk.call(principal, 'create_media_buy', args);
        assert.include(replayed, { status: 'submitted', task_id: 'task_io_1', replayed: true });
        assert.equal((await desk.create(buyer)).status, 'pending_creatives');
      });

      it('asks for something instead, and asks again when the key is used again', async () => {
        const buyer = newBuyer();
        assert.deepEqual((await arm(buyer, { arm: 'input-required' })).forced, { arm: 'input-required' });
        const args = createArgs(buyer);
        const asked = await desk.call(buyer.principal, 'create_media_buy', args);
        assert.equal(asked.status, 'input-required');
        assert.lengthOf(asked.errors, 1);
        assert.notProperty(asked, 'media_buy_id');
        const made = await desk.call(buyer.principal, 'create_media_buy', args);
        assert.equal(made.status, 'pending_creatives');
      });

      it('is for the account that was named, and for the caller alone', async () => {
        const buyer = newBuyer();
        const elsewhere = { ...buyer.account, operator: 'elsewhere.example' };
        await arm(buyer, TASK, { account: elsewhere });
        assert.equal((await desk.create(buyer)).status, 'pending_creatives');
        assert.equal((await desk.create(newBuyer())).status, 'pending_creatives');
        assert.equal((await desk.create({ ...buyer, account: elsewhere })).status, 'submitted');
      });

      it('takes the place of one before, and is not used up by a request that is refused', async () => {
        const buyer = newBuyer();
        await arm(buyer, TASK);
        await arm(buyer, { ...TASK, task_id: 'task_io_2' });
        await desk.refuseCreate(buyer, { packages: [wanted({ product_id: 'none' })] });
        assert.equal((await desk.create(buyer)).task_id, 'task_io_2');
        assert.equal((await desk.create(buyer)).status, 'pending_creatives');
      });

      it('never reaches a live account', async () => {
        const selling = await live();
        await arm(selling, TASK);
        assert.equal((await desk.create(selling)).status, 'pending_creatives');
      });

      it('refuses an arm without its parameters, or with too long ones', async () => {
        for (const params of [
          {},
          { arm: 'working' },
          { arm: 'submitted' },
          { arm: 'submitted', task_id: 'x'.repeat(129) },
          { arm: 'submitted', task_id: 'x', message: 'x'.repeat(2001) },
          { arm: 'input-required', message: 7 },
        ])
          assert.equal((await arm(newBuyer(), params)).error, 'INVALID_PARAMS', JSON.stringify(params));
      });

      describe('and force_task_completion', () => {
        const complete = (buyer: Buyer, result: object, task_id = 'task_io_1') =>
          desk.control(buyer, 'force_task_completion', { task_id, result });

        it('make a buy of the result', async () => {
          const buyer = newBuyer();
          await arm(buyer, TASK);
          await desk.create(buyer, {
            context: { run: 1 },
            packages: [wanted({ budget: 250, context: { line: 1 } })],
          });
          // As older sellers tell it: neither a revision nor when it was confirmed.
          const packages = [{ package_id: 'pkg_io', product_id: 'network_display' }];
          const result = { status: 'active', media_buy_id: 'mb_io', packages };
          const done = await complete(buyer, result);
          assert.include(done, { previous_state: 'submitted', current_state: 'completed' });
          const { principal } = buyer;
          const asked = { task_id: 'task_io_1', include_result: true };
          const { status, result: told } = await desk.call(principal, 'get_task_status', asked);
          assert.equal(status, 'completed');
          assert.deepEqual(told, result);
          const read = await desk.read(buyer, 'mb_io');
          assert.deepInclude(read, {
            status: 'active',
            revision: 1,
            context: { run: 1 },
            total_budget: 250,
            confirmed_at: '2027-03-15T10:00:00.000Z',
          });
          assert.deepInclude(read.packages[0], {
            package_id: 'pkg_io',
            pricing_option_id: 'cpm_usd_auction',
            context: { line: 1 },
          });
          assert.equal((await desk.update(buyer, 'mb_io', { paused: true })).status, 'paused');
          assert.equal((await complete(buyer, result)).error, 'INVALID_TRANSITION');
        });

        it('read the state of the buy from its own field when there is one', async () => {
          const buyer = newBuyer();
          await arm(buyer, TASK);
          await desk.create(buyer);
          const packages = [{ package_id: 'p' }];
          const buy = { media_buy_id: 'mb_io', media_buy_status: 'pending_start', packages };
          await complete(buyer, {
            ...buy,
            status: 'completed',
            revision: 1,
            start_time: '2027-06-01T00:00:00Z',
          });
          assert.equal((await desk.read(buyer, 'mb_io')).status, 'pending_start');
        });

        it('refuse what is no buy', async () => {
          const buyer = newBuyer();
          await arm(buyer, TASK);
          await desk.create(buyer);
          for (const result of [{}, { media_buy_id: 'mb_io' }, { media_buy_id: 7, packages: [] }]) {
            const refused = await complete(buyer, result);
            assert.include(refused, { error: 'INVALID_PARAMS', current_state: 'submitted' });
          }
        });
      });
    });

    describe('simulate_budget_spend', () => {
      const spend = (buyer: Buyer, params: object) =>
        desk.control(buyer, 'simulate_budget_spend', { ...params });

      it('takes a share of the budget of a buy, anew each time, and delivers nothing', async () => {
        const buyer = newBuyer();
        const made = await desk.create(buyer, { packages: [wanted(), wanted({ budget: 500 })] });
        const { media_buy_id, account } = made;
        for (const [spend_percentage, amount] of [
          [95, 1425],
          [100, 1500],
        ]) {
          const { simulated } = await spend(buyer, { media_buy_id, spend_percentage });
          assert.deepEqual(simulated, {
            spend_percentage,
            computed_spend: { amount, currency: 'USD' },
            budget: { amount: 1500, currency: 'USD' },
          });
          const financials = await desk.call(buyer.principal, 'get_account_financials', {
            account: { account_id: account.account_id },
          });
          assert.equal(financials.spend.total_spend, amount);
        }
        const read = await desk.read(buyer, media_buy_id, { include_snapshot: true });
        assert.include(read, { total_budget: 1500, revision: 1 });
        assert.equal(read.packages[0].snapshot.spend, 0);
      });

      it('knows no buy of others', async () => {
        const buyer = newBuyer();
        const { media_buy_id } = await desk.create(newBuyer());
        for (const id of [media_buy_id, 'mb_none'])
          assert.equal((await spend(buyer, { media_buy_id: id, spend_percentage: 5 })).error, 'NOT_FOUND');
        assert.equal((await spend(buyer, { spend_percentage: 5 })).error, 'INVALID_PARAMS');
      });
    });
  });
}
