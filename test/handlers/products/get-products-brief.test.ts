import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import {
  account,
  catalog,
  type DiscoveryDesk,
  idsOf,
  sellingAs,
  someone,
  startDiscoveryDesk,
} from './discovery-desk.ts';

const ALL = catalog.products.map(({ product }) => product.product_id);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`get_products with a brief on ${engine.name}`, () => {
    let desk: DiscoveryDesk;
    before(async () => {
      desk = await startDiscoveryDesk(engine);
    });
    after(() => desk.drop());

    it('puts what fits first, with the reason', async () => {
      const body = await desk.products(someone(), {
        brief: 'Connected TV for live sports fans in the US, $80k',
      });
      assert.match(idsOf(body)[0] ?? '', /^ctv_/);
      assert.include(idsOf(body), 'ctv_live_sports');
      for (const product of body.products) assert.isNotEmpty(product.brief_relevance);
      assert.match(body.products[0].brief_relevance, /ctv/);
      assert.equal(body.cache_scope, 'public');
      assert.isBelow(body.products.length, ALL.length);
    });

    it('finds products by words of their texts', async () => {
      const body = await desk.products(someone(), { brief: 'recipes and food' });
      assert.include(idsOf(body), 'food_native');
      assert.notInclude(idsOf(body), 'dooh_transit');
    });

    it('answers words that nobody has with what else decides, or with everything', async () => {
      const everything = await desk.products(someone(), { brief: 'zzyzx qwertyuiop' });
      assert.sameMembers(idsOf(everything), ALL);
      const sound = await desk.products(someone(), { brief: 'zzyzx podcast' });
      assert.sameMembers(idsOf(sound), ['podcast_host_read', 'podcast_network']);
    });

    it('takes a brief of nothing, none, and one that is very long', async () => {
      for (const brief of ['', ' ', '!?%_', 'sports '.repeat(1_428)])
        assert.isNotEmpty((await desk.products(someone(), { brief })).products, brief.slice(0, 20));
      assert.sameMembers(idsOf(await desk.products(someone())), ALL);
    });

    it('puts one that is not guaranteed first, unless the brief wants one that is', async () => {
      const open = await desk.products(someone(), { brief: 'video' });
      assert.equal(open.products[0].delivery_type, 'non_guaranteed');
      const held = await desk.products(someone(), { brief: 'guaranteed video' });
      assert.equal(held.products[0].delivery_type, 'guaranteed');
      const preferred = await desk.products(someone(), { preferred_delivery_types: ['guaranteed'] });
      assert.equal(preferred.products[0].delivery_type, 'guaranteed');
    });

    it('forecasts the best', async () => {
      const body = await desk.products(someone(), { brief: 'sports video, $50k' });
      const forecasts = body.products.flatMap(({ forecast }: Answer) => forecast ?? []);
      assert.isNotEmpty(forecasts);
      assert.isAtMost(forecasts.length, 5);
      assert.deepEqual(
        forecasts[0].points.map(({ budget }: Answer) => budget),
        [25_000, 50_000, 100_000],
      );
      assert.isAbove(forecasts[0].points[1].metrics.impressions.mid, 0);
      assert.equal(forecasts[0].currency, 'USD');
    });

    it('forecasts what was asked for in another currency in that', async () => {
      const body = await desk.products(someone(), { brief: 'display in Germany, €20k' });
      const forecast = body.products.find(
        ({ product_id }: Answer) => product_id === 'travel_display_de',
      )?.forecast;
      assert.equal(forecast?.currency, 'EUR');
    });

    it('proposes, and keeps the proposal for the account', async () => {
      const caller = someone();
      const body = await desk.products(caller, { brief: 'sports video, $50k', account });
      const [proposal] = body.proposals;
      assert.equal(
        proposal.allocations.reduce((sum: number, one: Answer) => sum + one.allocation_percentage, 0),
        100,
      );
      const kept = await desk.store.read.proposals.find(caller.id, proposal.proposal_id);
      assert.deepEqual<unknown>(kept?.proposal, proposal);
      const own = await desk.store.read.accounts.find(kept?.accountId ?? '', caller.id);
      assert.equal(own?.brandDomain, 'outdoor.example');
      assert.isUndefined(await desk.store.read.proposals.find(someone().id, proposal.proposal_id));
      assert.equal(body.cache_scope, 'account');
      assert.isTrue(body.sandbox);
    });

    it('proposes nothing on later pages, and nothing without a brief', async () => {
      const caller = someone();
      const first = await desk.products(caller, { brief: 'video', pagination: { max_results: 1 } });
      assert.isNotEmpty(first.proposals);
      const { cursor } = first.pagination;
      const next = await desk.products(caller, { brief: 'video', pagination: { max_results: 1, cursor } });
      assert.notProperty(next, 'proposals');
      assert.notDeepEqual(idsOf(next), idsOf(first));
      assert.notProperty(await desk.products(caller), 'proposals');
    });

    it('takes no cursor of another list', async () => {
      const { pagination } = await desk.products(someone(), {
        brief: 'video',
        pagination: { max_results: 1 },
      });
      const { cursor } = pagination;
      for (const brief of ['audio', undefined]) {
        const args = { ...(brief === undefined ? {} : { brief }), pagination: { cursor } };
        assert.include(await desk.refused(someone(), args), {
          code: 'INVALID_REQUEST',
          field: 'pagination.cursor',
        });
      }
    });

    it('takes a key and does nothing with it', async () => {
      const caller = someone();
      const args = { brief: 'sports video', idempotency_key: freshKey() };
      const first = await desk.products(caller, args);
      const again = await desk.products(caller, args);
      assert.notProperty(again, 'replayed');
      assert.notEqual(again.proposals[0].proposal_id, first.proposals[0].proposal_id);
      for (const more of [{ brief: 'audio' }, { [protocol.majorVersionField]: 3 }])
        assert.equal((await desk.products(caller, { ...args, ...more })).status, 'completed');
    });

    it('leaves out what filters exclude, and prunes prices', async () => {
      const body = await desk.products(someone(), {
        brief: 'display',
        filters: { pricing_currencies: ['EUR'], is_fixed_price: true, channels: ['display'] },
      });
      assert.isNotEmpty(body.products);
      for (const { pricing_options: options } of body.products)
        for (const option of options) {
          assert.equal(option.currency, 'EUR');
          assert.property(option, 'fixed_price');
        }
      assert.isAbove(body.filter_diagnostics.total_candidates, body.products.length);
      const none = await desk.products(someone(), { filters: { countries: ['JP'] } });
      assert.deepEqual(none.products, []);
      assert.isAbove(none.filter_diagnostics.excluded_by.countries.count, 0);
    });

    for (const [what, filters, field] of [
      ['ends before it starts', { start_date: '2026-05-02', end_date: '2026-05-01' }, 'filters.end_date'],
      ['no day', { start_date: '2026-02-30' }, 'filters.start_date'],
      [
        'a budget from more to less',
        { budget_range: { min: 2, max: 1, currency: 'USD' } },
        'filters.budget_range.max',
      ],
    ] as const)
      it(`refuses filters: ${what}`, async () => {
        const { code, field: told } = await desk.refused(someone(), { filters });
        assert.include(['INVALID_REQUEST', 'VALIDATION_ERROR'], code);
        assert.equal(told, field);
      });

    it('tells nobody prices, terms, forecasts, nor by what it says', async () => {
      for (const caller of [null, someone({ permissions: NO_PERMISSIONS })]) {
        const args = { brief: 'sports video, $50k', filters: { budget_range: { max: 1, currency: 'USD' } } };
        const body = await desk.products(caller, args);
        assert.isNotEmpty(body.products);
        assert.notMatch(JSON.stringify(body.products), /USD|pricing_options|fixed_price|forecast"|costs/);
        assert.notProperty(body, 'proposals');
        assert.equal(body.incomplete[0].scope, 'pricing');
        assert.isNotEmpty(body.products[0].brief_relevance);
      }
    });

    it('returns two proposals to choose from, and the versions of the feed that they were made from', async () => {
      const caller = someone();
      const brief = await desk.products(caller, { brief: 'sports display for $20k' });
      assert.lengthOf(brief.proposals, 2);
      assert.lengthOf(new Set(brief.proposals.map((one: Answer) => one.proposal_id)), 2);
      assert.lengthOf(brief.proposals[1].allocations, 1);
      for (const { proposal_id: id } of brief.proposals)
        assert.isDefined(await desk.store.read.proposals.find(caller.id, id));
      const feed = await desk.products(caller, { buying_mode: 'wholesale', brief: 'is ignored' });
      const versions = ({ wholesale_feed_version, pricing_version }: Answer) => [
        wholesale_feed_version,
        pricing_version,
      ];
      assert.match(feed.wholesale_feed_version, /./);
      const known = { if_wholesale_feed_version: feed.wholesale_feed_version };
      for (const body of [brief, await desk.products(caller, { brief: 'cars', ...known })]) {
        assert.deepEqual(versions(body), versions(feed));
        assert.isNotEmpty(body.products);
      }
    });

    it('sees no account in what nobody says', async () => {
      const body = await desk.products(null, {
        brief: 'video',
        account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' },
      });
      assert.equal(body.cache_scope, 'public');
    });

    it('answers the fields that are asked for, and those that every product has', async () => {
      const { products } = await desk.products(someone(), { brief: 'display', fields: ['channels'] });
      for (const product of products)
        assert.sameMembers(Object.keys(product), [
          'product_id',
          'name',
          'description',
          'publisher_properties',
          'delivery_type',
          'reporting_capabilities',
          'format_ids',
          'format_options',
          'channels',
        ]);
    });

    it('is ruled by a catalog that is sold by, and says when it is not', async () => {
      const asked = (type: string) =>
        desk.products(someone(), {
          brand: { domain: 'outdoor.example' },
          catalog: { type, items: [{ id: 'a' }] },
        });
      const shop = await asked('product');
      assert.isTrue(shop.catalog_applied);
      assert.sameMembers(idsOf(shop), ['shop_sponsored_products', 'shop_offers']);
      const jobs = await asked('job');
      assert.isFalse(jobs.catalog_applied);
      assert.sameMembers(idsOf(jobs), ALL);
    });

    it('leaves out what is not held to a policy', async () => {
      assert.deepEqual((await desk.products(someone(), { required_policies: ['x'] })).products, []);
    });

    it('lets no account through that may not look', async () => {
      const caller = someone({ sandboxOnly: false });
      const unknown = await desk.refused(caller, {
        account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' },
      });
      assert.equal(unknown.code, 'ACCOUNT_NOT_FOUND');
      const { accounts } = await desk.call(someone(), 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ brand: { domain: 'other.example' }, operator: 'agency.example', billing: 'operator' }],
      });
      const foreign = await desk.refused(caller, { account: { account_id: accounts[0].account_id } });
      assert.deepEqual(foreign, unknown);
    });

    it('lets a suspended account look at nothing', async () => {
      const caller = someone();
      await desk.control(caller, 'seed_account', {
        account_id: `held_${caller.id}`,
        fixture: { status: 'suspended' },
      });
      const { code } = await desk.refused(caller, { account: { account_id: `held_${caller.id}` } });
      assert.equal(code, 'ACCOUNT_SUSPENDED');
    });
  });

  describe(`get_products as it is declared on ${engine.name}`, () => {
    it('wants an account where one is required', async () => {
      const profile = sellingAs({});
      const desk = await startDiscoveryDesk(engine, {
        profile: { ...profile, account: { ...profile.account, required_for_products: true } },
      });
      assert.include(await desk.refused(someone()), { code: 'INVALID_REQUEST', field: 'account' });
      assert.isNotEmpty((await desk.products(someone(), { account })).products);
      assert.isNotEmpty((await desk.products(null)).products);
      await desk.drop();
    });

    it('proposes nothing, and tells no versions, where that is not declared', async () => {
      const { wholesale_feed_versioning: _versioning, ...profile } = sellingAs({ supports_proposals: false });
      const desk = await startDiscoveryDesk(engine, { profile });
      assert.notProperty(await desk.products(someone(), { brief: 'sports video' }), 'proposals');
      const feed = await desk.products(someone(), {
        buying_mode: 'wholesale',
        if_wholesale_feed_version: 'x',
      });
      assert.notProperty(feed, 'wholesale_feed_version');
      assert.isNotEmpty(feed.products);
      await desk.drop();
    });

    it('takes no mode that is not declared', async () => {
      const desk = await startDiscoveryDesk(engine, { profile: sellingAs({ buying_modes: ['brief'] }) });
      const { code, field } = await desk.refused(someone(), { buying_mode: 'wholesale' });
      assert.deepEqual([code, field], ['UNSUPPORTED_FEATURE', 'buying_mode']);
      await desk.drop();
    });

    it('keeps to a list of properties where that is declared', async () => {
      const list = { agent_url: 'https://lists.example/mcp', list_id: 'mine' };
      const identifiers = [{ type: 'domain', value: 'quietfrequency.example' }];
      const asked: unknown[] = [];
      const desk = await startDiscoveryDesk(engine, {
        profile: sellingAs({ features: { property_list_filtering: true } }),
        propertyList: async (reference) => {
          asked.push(reference);
          return reference.list_id === 'mine'
            ? { ok: true, answer: { identifiers } }
            : { ok: false, why: 'refused' };
        },
      });
      for (const more of [
        {},
        { buying_mode: 'wholesale' },
        { buying_mode: 'refine', refine: [{ scope: 'request', ask: 'audio' }] },
      ]) {
        const body = await desk.products(someone(), { property_list: list, ...more });
        assert.isTrue(body.property_list_applied);
        assert.sameMembers(idsOf(body), ['podcast_host_read', 'podcast_network']);
      }
      const gone = await desk.refused(someone(), { property_list: { ...list, list_id: 'other' } });
      assert.include(gone, { code: 'REFERENCE_NOT_FOUND', field: 'property_list' });
      assert.notProperty(await desk.products(null, { property_list: list }), 'property_list_applied');
      assert.lengthOf(asked, 4);
      await desk.drop();
    });
  });
}
