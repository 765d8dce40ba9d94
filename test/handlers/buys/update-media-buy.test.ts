import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { ALL_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { checkHeld } from '../../support/held.ts';
import type { Answer } from '../../support/task-desk.ts';
import { type Buyer, type BuysDesk, banner, newBuyer, promised, startBuysDesk, wanted } from './buys-desk.ts';

const LATER = '2027-03-25T00:00:00Z';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`update_media_buy on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine);
    });
    after(async () => {
      await checkHeld(desk.store.url);
      await desk.drop();
    });

    /** A buy that runs, of two packages. */
    const running = async (buyer: Buyer, more: object = {}): Promise<Answer> =>
      desk.create(buyer, {
        packages: [
          wanted({
            creatives: [banner('a')],
            context: { line: 1 },
            targeting_overlay: { geo_countries: ['US'] },
          }),
          wanted({ creatives: [banner('b')], budget: 2000 }),
        ],
        ...more,
      });
    const ids = ({ packages }: Answer): [string, string] => packages.map((one: Answer) => one.package_id);

    it('changes what the request names and nothing else, and tells those packages complete', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const [first] = ids(made);
      const updated = await desk.update(buyer, made.media_buy_id, {
        packages: [{ package_id: first, budget: 1500, pacing: 'asap', bid_price: 3 }],
      });
      assert.deepInclude(updated, {
        status: 'active',
        media_buy_status: 'active',
        revision: 2,
        implementation_date: '2027-03-15T10:00:00.000Z',
        currency: 'USD',
        total_budget: 3500,
        sandbox: true,
      });
      assert.notProperty(updated, 'message');
      const [affected, ...others] = updated.affected_packages;
      assert.isEmpty(others);
      assert.deepEqual(affected, { ...made.packages[0], budget: 1500, pacing: 'asap', bid_price: 3 });
      const read = await desk.read(buyer, made.media_buy_id);
      assert.equal(read.revision, 2);
      assert.equal(read.packages[1].budget, 2000);
    });

    it('tells the state where the release looks for it', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const pinned = { [protocol.versionField]: '3.1', paused: true };
      const paused = await desk.update(buyer, made.media_buy_id, pinned);
      assert.deepInclude(paused, { status: 'completed', media_buy_status: 'paused', affected_packages: [] });
      assert.equal((await desk.update(buyer, made.media_buy_id, { paused: false })).status, 'active');
    });

    it('applies keyword deltas, replaces lists and keeps what is not named', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const [first] = ids(made);
      const keyword = { keyword: 'tents', match_type: 'exact' };
      const added = await desk.update(buyer, made.media_buy_id, {
        packages: [{ package_id: first, keyword_targets_add: [keyword] }],
      });
      assert.deepEqual(added.affected_packages[0].targeting_overlay, {
        geo_countries: ['US'],
        keyword_targets: [keyword],
      });
      const replaced = await desk.update(buyer, made.media_buy_id, {
        packages: [{ package_id: first, targeting_overlay: { geo_countries: ['CA'] } }],
      });
      assert.deepEqual(replaced.affected_packages[0].targeting_overlay, { geo_countries: ['CA'] });
      assert.deepEqual(replaced.affected_packages[0].context, { line: 1 });
    });

    it('adds to what is committed and never takes any of it back', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const [first] = ids(made);
      const metric = (metric_id: string) => ({ scope: 'standard', metric_id });
      const commit = (committed_metrics: object[]) =>
        desk.update(buyer, made.media_buy_id, { packages: [{ package_id: first, committed_metrics }] });
      await commit([metric('impressions')]);
      const { affected_packages: affected } = await commit([metric('clicks'), metric('impressions')]);
      assert.deepEqual(
        affected[0].committed_metrics.map((one: Answer) => one.metric_id),
        ['impressions', 'clicks'],
      );
      const refused = await desk.refuseUpdate(buyer, made.media_buy_id, {
        packages: [{ package_id: first, committed_metrics: [metric('grps')] }],
      });
      assert.include(refused, {
        code: 'TERMS_REJECTED',
        field: 'packages[0].committed_metrics',
      });
    });

    it('adds packages, which begin like those of a new buy', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const { affected_packages: affected, status } = await desk.update(buyer, made.media_buy_id, {
        new_packages: [wanted({ budget: 300, creatives: [banner('c')], context: { line: 3 } })],
      });
      assert.equal(status, 'active');
      assert.deepInclude(affected[0], { budget: 300, context: { line: 3 } });
      assert.lengthOf((await desk.read(buyer, made.media_buy_id)).packages, 3);
    });

    it('adds none for an account that has to pay first, but changes the rest', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const { account_id } = made.account;
      await desk.control(buyer, 'force_account_status', { account_id, status: 'payment_required' });
      const refused = await desk.refuseUpdate(buyer, made.media_buy_id, { new_packages: [wanted()] });
      assert.equal(refused.code, 'ACCOUNT_PAYMENT_REQUIRED');
      assert.equal((await desk.update(buyer, made.media_buy_id, { paused: true })).status, 'paused');
    });

    it('starts a buy that waits for creatives when the last package has one', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer, { packages: [wanted(), wanted()] });
      await desk.keepCreative(buyer, 'x');
      const [first, second] = ids(made);
      const assign = (id: string) =>
        desk.update(buyer, made.media_buy_id, {
          packages: [{ package_id: id, creative_assignments: [{ creative_id: 'x', weight: 10 }] }],
        });
      assert.equal((await assign(first)).status, 'pending_creatives');
      const { status, affected_packages: affected } = await assign(second);
      assert.equal(status, 'active');
      assert.deepEqual(affected[0].creative_assignments, [{ creative_id: 'x', weight: 10 }]);
    });

    it('waits for the review of a creative that is assigned', async () => {
      const buyer = newBuyer();
      const made = await desk.create(buyer);
      await desk.keepCreative(buyer, 'x', 'pending_review');
      const [first] = ids(made);
      const { status } = await desk.update(buyer, made.media_buy_id, {
        packages: [{ package_id: first, creative_assignments: [{ creative_id: 'x' }] }],
      });
      assert.equal(status, 'pending_creatives');
    });

    it('takes a creative away, and puts new ones in the place of others', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const [first] = ids(made);
      const change = (more: object) =>
        desk.update(buyer, made.media_buy_id, { packages: [{ package_id: first, ...more }] });
      const { affected_packages: brought } = await change({ creatives: [banner('new')] });
      assert.deepEqual(brought[0].creative_assignments, [{ creative_id: 'new' }]);
      const { affected_packages: none, status } = await change({ creative_assignments: [] });
      assert.deepEqual(none[0].creative_assignments, []);
      assert.equal(status, 'active');
    });

    it('moves the flight, and what follows from it', async () => {
      const buyer = newBuyer();
      const made = await running(buyer, { start_time: LATER });
      assert.equal(made.status, 'pending_start');
      const moved = await desk.update(buyer, made.media_buy_id, { start_time: 'asap' });
      assert.include(moved, { status: 'active', revision: 2 });
      const read = await desk.read(buyer, made.media_buy_id, { include_history: 10 });
      assert.equal(read.start_time, '2027-03-15T10:00:00.000Z');
      assert.deepEqual(
        read.history.map((one: Answer) => one.action),
        ['active', 'dates_updated', 'created'],
      );
    });

    it('cancels one package for good and leaves the buy as it is', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const [first] = ids(made);
      const { affected_packages: affected, status } = await desk.update(buyer, made.media_buy_id, {
        packages: [{ package_id: first, canceled: true, cancellation_reason: 'too dear' }],
      });
      assert.equal(status, 'active');
      assert.deepInclude(affected[0], {
        canceled: true,
        creative_assignments: [],
        cancellation: {
          canceled_at: '2027-03-15T10:00:00.000Z',
          canceled_by: 'buyer',
          reason: 'too dear',
        },
      });
      for (const [more, code] of [
        [{ canceled: true }, 'NOT_CANCELLABLE'],
        [{ budget: 5000 }, 'INVALID_STATE'],
      ] as const) {
        const packages = [{ package_id: first, ...more }];
        assert.equal((await desk.refuseUpdate(buyer, made.media_buy_id, { packages })).code, code);
      }
    });

    it('still tells figures of a package that was canceled before the flight got shorter', async () => {
      const buyer = newBuyer();
      const packages = [
        wanted({ creatives: [banner('a')] }),
        wanted({ creatives: [banner('b')], start_time: '2027-04-01T00:00:00Z' }),
      ];
      const made = await desk.create(buyer, { packages });
      const [, second] = ids(made);
      await desk.update(buyer, made.media_buy_id, { packages: [{ package_id: second, canceled: true }] });
      await desk.update(buyer, made.media_buy_id, { end_time: '2027-03-20T00:00:00Z' });
      const read = await desk.read(buyer, made.media_buy_id, { include_snapshot: true });
      assert.equal(read.packages[1].snapshot.impressions, 0);
    });

    it('cancels for good, leaves everything else aside, and frees the creatives', async () => {
      const buyer = newBuyer();
      const made = await running(buyer);
      const [first] = ids(made);
      const canceled = await desk.update(buyer, made.media_buy_id, {
        canceled: true,
        cancellation_reason: 'no budget',
        packages: [{ package_id: first, budget: 9999 }],
        new_packages: [wanted()],
      });
      assert.include(canceled, { status: 'canceled', revision: 2 });
      assert.deepEqual([canceled.valid_actions, canceled.affected_packages], [[], []]);
      assert.match(canceled.message, /packages, new_packages/);
      const read = await desk.read(buyer, made.media_buy_id);
      assert.deepInclude(read, {
        total_budget: 3000,
        cancellation: { canceled_at: '2027-03-15T10:00:00.000Z', canceled_by: 'buyer', reason: 'no budget' },
      });
      assert.deepEqual(read.packages[0].creative_assignments, []);
      const { principal } = buyer;
      const kept = await desk.store.read.creatives.listByIds(principal.id, made.account.account_id, [
        'a',
        'b',
      ]);
      assert.lengthOf(kept, 2);
      assert.equal(
        (await desk.refuseUpdate(buyer, made.media_buy_id, { canceled: true })).code,
        'NOT_CANCELLABLE',
      );
      assert.equal(
        (await desk.refuseUpdate(buyer, made.media_buy_id, { paused: true })).code,
        'INVALID_STATE',
      );
    });

    it('cancels for those alone who may delete', async () => {
      const buyer = newBuyer({ permissions: { ...ALL_PERMISSIONS, media_buys: ['read', 'write'] } });
      const made = await running(buyer);
      const refused = await desk.refuseUpdate(buyer, made.media_buy_id, { canceled: true });
      assert.include(refused, { code: 'INSUFFICIENT_PERMISSIONS', field: 'canceled' });
      assert.equal((await desk.update(buyer, made.media_buy_id, { paused: true })).status, 'paused');
    });

    describe('a refusal', () => {
      const refused: readonly [
        name: string,
        more: (first: string) => object,
        code: string,
        field?: string,
      ][] = [
        ['a version that is not current', () => ({ revision: 7, paused: true }), 'CONFLICT', 'revision'],
        [
          'a package that there is not',
          () => ({ packages: [{ package_id: 'x', budget: 5 }] }),
          'PACKAGE_NOT_FOUND',
          'packages[0].package_id',
        ],
        [
          'an end that has passed',
          () => ({ end_time: '2027-03-01T00:00:00Z' }),
          'VALIDATION_ERROR',
          'end_time',
        ],
        ['a start that has begun', () => ({ start_time: LATER }), 'VALIDATION_ERROR', 'start_time'],
        [
          'a product that cannot change',
          (id) => ({ packages: [{ package_id: id, product_id: 'x' }] }),
          'INVALID_REQUEST',
        ],
        [
          'a bid below the floor',
          (id) => ({ packages: [{ package_id: id, bid_price: 0.01 }] }),
          'VALIDATION_ERROR',
          'packages[0].bid_price',
        ],
        [
          'a creative that does not fit its format',
          (id) => ({ packages: [{ package_id: id, creatives: [{ ...banner('z'), assets: {} }] }] }),
          'VALIDATION_ERROR',
        ],
        ['a cancellation that is none', () => ({ canceled: false }), 'INVALID_REQUEST', 'canceled'],
        [
          'more than the account may spend',
          (id) => ({ packages: [{ package_id: id, budget: 20_000_000 }] }),
          'BUDGET_EXCEEDED',
          'packages',
        ],
      ];
      for (const [name, more, code, field] of refused) {
        it(`comes for ${name}, and changes nothing`, async () => {
          const buyer = newBuyer();
          const made = await running(buyer);
          const error = await desk.refuseUpdate(buyer, made.media_buy_id, { ...more(ids(made)[0]) });
          assert.equal(error.code, code, JSON.stringify(error));
          if (field !== undefined) assert.equal(error.field, field);
          const read = await desk.read(buyer, made.media_buy_id);
          assert.equal(read.revision, 1);
        });
      }

      it('is the same for a buy of somebody else, of another account, and for none', async () => {
        const buyer = newBuyer();
        const made = await running(buyer);
        const none = await desk.refuseUpdate(buyer, 'mb_none', { paused: true });
        assert.include(none, { code: 'MEDIA_BUY_NOT_FOUND', field: 'media_buy_id' });
        const other = newBuyer();
        await desk.create(other);
        assert.deepEqual(await desk.refuseUpdate(other, made.media_buy_id, { paused: true }), none);
        const elsewhere = { ...buyer, account: { ...buyer.account, operator: 'elsewhere.example' } };
        assert.deepEqual(await desk.refuseUpdate(elsewhere, made.media_buy_id, { paused: true }), none);
      });

      it('says what can be done when the product does not allow the change, and what helps', async () => {
        const buyer = newBuyer();
        const made = await desk.create(buyer, {
          end_time: '2027-06-15T10:00:00Z',
          packages: [{ product_id: 'ctv_live_sports', pricing_option_id: 'cpm_usd_fixed', budget: 25_000 }],
        });
        const [first] = ids(made);
        const longer = await desk.refuseUpdate(buyer, made.media_buy_id, {
          end_time: '2027-07-15T10:00:00Z',
        });
        assert.include(longer, { code: 'ACTION_NOT_ALLOWED', field: 'end_time', recovery: 'terminal' });
        assert.include(longer.details, {
          attempted_action: 'extend_flight',
          reason: 'not_supported_on_product',
        });
        const less = await desk.refuseUpdate(buyer, made.media_buy_id, {
          packages: [{ package_id: first, budget: 21_000 }],
        });
        assert.include(less, { code: 'ACTION_NOT_ALLOWED', recovery: 'correctable' });
        assert.include(['mode_mismatch', 'wrong_status'], less.details.reason);
        assert.isArray(less.details.currently_available_actions);
      });

      it('comes for creatives after their deadline', async () => {
        const buyer = newBuyer();
        const made = await desk.create(buyer, {
          start_time: LATER,
          packages: [promised({ creatives: [banner('a')] })],
        });
        const [first] = ids(made);
        desk.setNow(new Date('2027-03-24T00:00:00Z'));
        const error = await desk.refuseUpdate(buyer, made.media_buy_id, {
          packages: [{ package_id: first, creative_assignments: [] }],
        });
        desk.setNow(new Date('2027-03-15T10:00:00Z'));
        assert.include(error, {
          code: 'CREATIVE_DEADLINE_EXCEEDED',
          field: 'packages[0].creative_assignments',
        });
      });
    });
  });
}
