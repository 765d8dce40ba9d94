import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { checkHeld } from '../../support/held.ts';
import { freshKey } from '../../support/task-desk.ts';
import { type BuysDesk, banner, createArgs, newBuyer, promised, startBuysDesk, wanted } from './buys-desk.ts';

const RUNNING = [
  'pause',
  'cancel',
  'update_budget',
  'update_dates',
  'update_packages',
  'add_packages',
  'sync_creatives',
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`create_media_buy on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine);
    });
    after(async () => {
      await checkHeld(desk.store.url);
      await desk.drop();
    });

    describe('a buy', () => {
      it('is told complete, with what was asked for', async () => {
        const buyer = newBuyer();
        const targeting = { geo_countries: ['US'], language: ['en'] };
        const context = { line: 7 };
        const buy = await desk.create(buyer, {
          po_number: 'PO-1',
          packages: [
            wanted({
              targeting_overlay: targeting,
              pacing: 'asap',
              context,
              creatives: [banner('a'), banner('b')],
            }),
            promised({ budget: 5000.5, creatives: [{ ...banner('c'), weight: 40 }] }),
          ],
        });
        assert.match(buy.media_buy_id, /^mb_/);
        assert.deepInclude(buy, {
          status: 'active',
          media_buy_status: 'active',
          revision: 1,
          confirmed_at: '2027-03-15T10:00:00.000Z',
          currency: 'USD',
          total_budget: 6000.5,
          sandbox: true,
          valid_actions: RUNNING,
          available_actions: RUNNING.map((action) => ({ action, mode: 'self_serve' })),
        });
        assert.include(buy.account, { operator: 'agency.example', sandbox: true, status: 'active' });
        const [first, second] = buy.packages;
        assert.deepInclude(first, {
          product_id: 'network_display',
          pricing_option_id: 'cpm_usd_auction',
          budget: 1000,
          currency: 'USD',
          bid_price: 2.5,
          pacing: 'asap',
          targeting_overlay: targeting,
          context,
          creative_assignments: [{ creative_id: 'a' }, { creative_id: 'b' }],
          start_time: '2027-03-15T10:00:00.000Z',
          end_time: '2027-04-15T10:00:00.000Z',
          paused: false,
          canceled: false,
        });
        assert.notProperty(first, 'format_ids_to_provide');
        assert.deepInclude(second, {
          product_id: 'news_display',
          budget: 5000.5,
          creative_assignments: [{ creative_id: 'c', weight: 40 }],
        });
        assert.equal(second.measurement_terms.billing_measurement.vendor.domain, 'tallyhouse.example');
        assert.equal(second.performance_standards[0].metric, 'viewability');
        const read = await desk.read(buyer, buy.media_buy_id);
        assert.equal(read.status, 'active');
        assert.deepEqual(read.packages[0].creative_approvals, [
          { creative_id: 'a', approval_status: 'approved' },
          { creative_id: 'b', approval_status: 'approved' },
        ]);
      });

      it('begins as what it lacks tells', async () => {
        const later = { start_time: '2027-03-20T00:00:00Z' };
        const bare = await desk.create(newBuyer());
        assert.equal(bare.status, 'pending_creatives');
        assert.deepEqual(bare.valid_actions, RUNNING);
        assert.notProperty(bare, 'message');
        const other = await desk.create(newBuyer(), { brand: { domain: 'other.example' } });
        assert.match(other.message, /^The buy is for outdoor\.example/);
        assert.isNotEmpty(bare.packages[0].format_ids_to_provide);
        const shown = [wanted({ creatives: [banner('a')] })];
        assert.equal((await desk.create(newBuyer(), { ...later })).status, 'pending_creatives');
        assert.equal((await desk.create(newBuyer(), { ...later, packages: shown })).status, 'pending_start');
        assert.equal((await desk.create(newBuyer(), { paused: true, packages: shown })).status, 'paused');
        const held = await desk.create(newBuyer(), { ...later, paused: true, packages: shown });
        assert.equal(held.status, 'pending_start');
        assert.include(held.valid_actions, 'resume');
      });

      it('says where its state is looked for in each release', async () => {
        for (const [form, status] of [
          [{}, 'pending_creatives'],
          [{ [protocol.versionField]: '3.0' }, 'pending_creatives'],
          [{ [protocol.versionField]: '3.1' }, 'completed'],
        ] as const) {
          const buy = await desk.create(newBuyer(), form);
          assert.include(buy, { status, media_buy_status: 'pending_creatives' });
        }
      });

      it('has a deadline where delivery is promised and there is time to prepare it', async () => {
        const start_time = '2027-03-25T00:00:00Z';
        const shown = (id: string) => ({ creatives: [banner(id)] });
        const buy = await desk.create(newBuyer(), {
          start_time,
          packages: [wanted(shown('a')), promised(shown('b'))],
        });
        assert.equal(buy.creative_deadline, '2027-03-23T00:00:00.000Z');
        assert.notProperty(buy.packages[0], 'creative_deadline');
        assert.equal(buy.packages[1].creative_deadline, '2027-03-23T00:00:00.000Z');
        const late = await desk.create(newBuyer(), { packages: [promised(shown('c'))] });
        assert.notProperty(late, 'creative_deadline');
      });

      it('adds up no two currencies', async () => {
        const euro = wanted({ pricing_option_id: 'cpm_eur_auction', budget: 700 });
        const buyer = newBuyer();
        const buy = await desk.create(buyer, { packages: [euro, wanted()] });
        assert.notProperty(buy, 'total_budget');
        assert.notProperty(buy, 'currency');
        const read = await desk.read(buyer, buy.media_buy_id);
        assert.include(read, { currency: 'EUR', total_budget: 700 });
        assert.deepEqual(
          read.packages.map((one: { currency: string }) => one.currency),
          ['EUR', 'USD'],
        );
      });

      it('commits to the metrics that were asked for, from now on', async () => {
        const committed_metrics = [{ scope: 'standard', metric_id: 'impressions' }];
        const buy = await desk.create(newBuyer(), { packages: [wanted({ committed_metrics })] });
        assert.deepEqual(buy.packages[0].committed_metrics, [
          { scope: 'standard', metric_id: 'impressions', committed_at: '2027-03-15T10:00:00.000Z' },
        ]);
      });

      it('is made once for a key, and its answer is kept whatever its state', async () => {
        for (const form of [{}, { [protocol.versionField]: '3.1' }]) {
          const buyer = newBuyer();
          const args = createArgs(buyer, form);
          const first = await desk.call(buyer.principal, 'create_media_buy', args);
          const second = await desk.call(buyer.principal, 'create_media_buy', args);
          assert.isTrue(second.replayed);
          assert.equal(second.media_buy_id, first.media_buy_id);
          const { pagination } = await desk.get(buyer, { status_filter: ['pending_creatives'] });
          assert.equal(pagination.total_count, 1);
        }
      });
    });

    describe('a refusal', () => {
      const refused: readonly [name: string, more: object, code: string, field?: string][] = [
        ['no packages', { packages: undefined }, 'INVALID_REQUEST'],
        ['an end before the start', { end_time: '2027-03-01T00:00:00Z' }, 'VALIDATION_ERROR', 'end_time'],
        ['a start that has passed', { start_time: '2027-03-01T00:00:00Z' }, 'INVALID_REQUEST', 'start_time'],
        [
          'no such product',
          { packages: [wanted({ product_id: 'none' })] },
          'PRODUCT_NOT_FOUND',
          'packages[0].product_id',
        ],
        [
          'the price of another product',
          { packages: [wanted(), wanted({ pricing_option_id: 'vcpm' })] },
          'INVALID_REQUEST',
          'packages[1].pricing_option_id',
        ],
        ['nothing to spend', { packages: [wanted({ budget: 0 })] }, 'VALIDATION_ERROR', 'packages[0].budget'],
        ['too little', { packages: [promised({ budget: 100 })] }, 'BUDGET_TOO_LOW', 'packages[0].budget'],
        [
          'more than the account may spend',
          { packages: [wanted({ budget: 10_000_001 })] },
          'BUDGET_EXCEEDED',
          'packages',
        ],
        [
          'a bid below the floor',
          { packages: [wanted({ bid_price: 0.1 })] },
          'VALIDATION_ERROR',
          'packages[0].bid_price',
        ],
        [
          'an audience that there is not',
          { packages: [wanted({ targeting_overlay: { audience_include: ['x'] } })] },
          'INVALID_REQUEST',
          'packages[0].targeting_overlay.audience_include[0]',
        ],
        [
          'an event source that there is not',
          {
            packages: [
              wanted({
                optimization_goals: [
                  { kind: 'event', event_sources: [{ event_source_id: 'x', event_type: 'purchase' }] },
                ],
              }),
            ],
          },
          'INVALID_REQUEST',
          'packages[0].optimization_goals[0].event_sources[0].event_source_id',
        ],
        [
          'targeting that is not declared',
          { packages: [wanted({ targeting_overlay: { axe_include_segment: 'x' } })] },
          'UNSUPPORTED_FEATURE',
          'packages[0].targeting_overlay.axe_include_segment',
        ],
        [
          'a proposal that there is not',
          { packages: undefined, proposal_id: 'x', total_budget: { amount: 1000, currency: 'USD' } },
          'PROPOSAL_NOT_FOUND',
          'proposal_id',
        ],
        [
          'more than there is',
          { packages: [promised({ budget: 99_000 })], end_time: '2027-03-15T12:00:00Z' },
          'PRODUCT_UNAVAILABLE',
          'packages[0]',
        ],
        [
          'a report that no product makes',
          {
            reporting_webhook: {
              url: 'https://buyer.example/reports',
              reporting_frequency: 'weekly',
              authentication: { schemes: ['Bearer'], credentials: 'c'.repeat(40) },
            },
          },
          'INVALID_REQUEST',
        ],
      ];
      for (const [name, more, code, field] of refused) {
        it(`comes for ${name}`, async () => {
          const buyer = newBuyer();
          const error = await desk.refuseCreate(buyer, { ...more });
          assert.equal(error.code, code, JSON.stringify(error));
          if (field !== undefined) assert.equal(error.field, field);
          const { pagination } = await desk.get(buyer, { status_filter: ['pending_creatives', 'active'] });
          assert.equal(pagination.total_count, 0);
        });
      }

      it('tells everything that is wrong at once', async () => {
        const error = await desk.refuseCreate(newBuyer(), {
          packages: [
            wanted({ budget: 0.001, creatives: [{ ...banner('a'), assets: {} }] }),
            wanted({ product_id: 'x' }),
          ],
        });
        const pointers = error.issues.map(({ pointer }: { pointer: string }) => pointer);
        assert.includeMembers(pointers, ['/packages/0/budget', '/packages/1/product_id']);
        assert.isTrue(
          pointers.some((pointer: string) => pointer.startsWith('/packages/0/creatives/0/assets')),
        );
      });

      it('leaves no creative and no account behind', async () => {
        const buyer = newBuyer();
        const brought = wanted({ creatives: [banner('a')] });
        await desk.refuseCreate(buyer, { packages: [brought, wanted({ product_id: 'x' })] });
        assert.lengthOf(await desk.store.read.creatives.listByIds(buyer.principal.id, 'any', ['a']), 0);
        const accounts = await desk.store.read.accounts.page(
          buyer.principal.id,
          { key: null, id: null, status: null, sandbox: null },
          { after: null, limit: 1 },
        );
        assert.lengthOf(accounts, 0);
        // The same id is free again.
        assert.equal((await desk.create(buyer, { packages: [brought] })).status, 'active');
        const error = await desk.refuseCreate(buyer, { packages: [brought] });
        assert.include(error, { code: 'CREATIVE_ID_EXISTS', field: 'packages[0].creatives[0].creative_id' });
      });

      it('comes for accounts that may not buy, and for those of others as for none', async () => {
        const buyer = newBuyer();
        await desk.create(buyer);
        const [account] = await desk.store.read.accounts.page(
          buyer.principal.id,
          { key: null, id: null, status: null, sandbox: null },
          { after: null, limit: 1 },
        );
        const foreign = { ...newBuyer(), account: { account_id: account?.id } as never };
        const unknown = {
          ...newBuyer(),
          account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } as never,
        };
        const theirs = await desk.refuseCreate(foreign);
        const none = await desk.refuseCreate(unknown);
        assert.deepEqual(theirs, none);
        assert.equal(none.code, 'ACCOUNT_NOT_FOUND');
        for (const [status, code] of [
          ['suspended', 'ACCOUNT_SUSPENDED'],
          ['active', null],
          ['payment_required', 'ACCOUNT_PAYMENT_REQUIRED'],
        ] as const) {
          await desk.control(buyer, 'force_account_status', { account_id: account?.id, status });
          if (code !== null) assert.equal((await desk.refuseCreate(buyer)).code, code);
        }
      });

      it('comes for those who may not write', async () => {
        const buyer = newBuyer({
          permissions: { products: ['read'], media_buys: ['read'], creatives: [], reports: [] },
        });
        assert.equal((await desk.refuseCreate(buyer)).code, 'INSUFFICIENT_PERMISSIONS');
      });
    });

    it('is made once, and returned to all, when one key is used by several at once', async () => {
      const buyer = newBuyer();
      const args = createArgs(buyer, { idempotency_key: freshKey() });
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () => desk.outcome(buyer.principal, 'create_media_buy', args)),
      );
      const [{ media_buy_id: id }] = outcomes.map(({ body }) => body) as [{ media_buy_id: string }];
      for (const { kind, body } of outcomes) assert.deepEqual([kind, body.media_buy_id], ['done', id]);
      assert.lengthOf(
        outcomes.filter(({ body }) => body.replayed === true),
        3,
      );
      const { pagination } = await desk.get(buyer, { status_filter: 'pending_creatives' });
      assert.equal(pagination.total_count, 1);
    });
  });
}
