import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import {
  account,
  catalog,
  type DiscoveryDesk,
  idsOf,
  OWN_URL,
  someone,
  startDiscoveryDesk,
} from '../products/discovery-desk.ts';

const EXISTING = { success: true, previous_state: 'existing', current_state: 'existing' };
const WHOLESALE = { buying_mode: 'wholesale' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`products of tests on ${engine.name}`, () => {
    let desk: DiscoveryDesk;
    before(async () => {
      desk = await startDiscoveryDesk(engine);
    });
    after(() => desk.drop());
    afterEach(() => desk.setNow(null));

    const seed = (
      caller: AgentPrincipal,
      id: string,
      fixture?: object,
      named?: Readonly<Record<string, unknown>>,
    ) =>
      desk.control(
        caller,
        'seed_product',
        { product_id: id, ...(fixture === undefined ? {} : { fixture }) },
        named,
      );
    const price = (caller: AgentPrincipal, product: string, option: string, fixture?: object) =>
      desk.control(caller, 'seed_pricing_option', {
        product_id: product,
        pricing_option_id: option,
        ...(fixture === undefined ? {} : { fixture }),
      });
    const seen = async (caller: AgentPrincipal | null, args: object = WHOLESALE) =>
      idsOf(await desk.products(caller, { ...args })).filter((id) => id.startsWith('t_'));
    const product = async (caller: AgentPrincipal, id: string): Promise<Answer> =>
      (await desk.products(caller, WHOLESALE)).products.find((one: Answer) => one.product_id === id);

    it('are whole with nothing said of them', async () => {
      const caller = someone();
      assert.deepEqual(
        Object.keys(await seed(caller, 't_bare'))
          .sort()
          .slice(0, 1),
        ['message'],
      );
      const made = await product(caller, 't_bare');
      assert.include(made, { name: 'T bare', delivery_type: 'non_guaranteed' });
      assert.deepEqual(made.format_ids, [{ agent_url: OWN_URL, id: 'display_300x250' }]);
      assert.deepEqual(made.pricing_options, [
        { pricing_option_id: 'default', pricing_model: 'cpm', currency: 'USD', floor_price: 1 },
      ]);
      assert.include(made.reporting_capabilities.available_metrics, 'impressions');
      assert.equal(made.publisher_properties[0].publisher_domain, 'harbourlane.example');
    });

    it('say what they say, formats without a home being ours', async () => {
      const caller = someone();
      await seed(caller, 't_said', {
        delivery_type: 'guaranteed',
        channels: ['olv'],
        format_ids: [{ id: 'video_16x9' }, { agent_url: 'https://formats.example', id: 'other' }],
        pricing_options: [
          { pricing_option_id: 'fixed', pricing_model: 'cpm', currency: 'USD', fixed_price: 12 },
        ],
        reporting_capabilities: { available_metrics: ['impressions'] },
        creative_policy: { landing_page: 'any' },
        allowed_actions: [{ action: 'pause', modes: ['self_serve'] }],
        measurement_catalogs: [{ vendor: { domain: 'v.example' }, metrics: [{ metric_id: 'm' }] }],
      });
      const made = await product(caller, 't_said');
      assert.deepEqual(made.format_ids[0], { agent_url: OWN_URL, id: 'video_16x9' });
      assert.equal(made.pricing_options[0].fixed_price, 12);
      assert.deepEqual(made.reporting_capabilities.available_metrics, ['impressions']);
      const formats = await desk.call(caller, 'list_creative_formats', { format_ids: [made.format_ids[0]] });
      assert.equal(formats.formats[0].type, 'video');
      const all = await desk.call(caller, 'list_creative_formats', {});
      assert.deepEqual(all.creative_agents, [{ agent_url: 'https://formats.example' }]);
    });

    it('come in the order of their seeds, those of the newest batch first', async () => {
      const caller = someone();
      const at = (seconds: number) => desk.setNow(new Date(Date.UTC(2027, 0, 1, 0, 0, seconds)));
      const first = async (args: object = WHOLESALE) =>
        idsOf(await desk.products(caller, { ...args })).slice(0, 2);
      at(0);
      await seed(caller, 't_old', { channels: ['dooh'] });
      at(10);
      await seed(caller, 't_one');
      at(14);
      await seed(caller, 't_two');
      for (const args of [WHOLESALE, { brief: 'podcasts about gardening' }, {}])
        assert.deepEqual(await first(args), ['t_one', 't_two']);
      assert.deepEqual(await seen(caller), ['t_one', 't_two', 't_old']);
      assert.deepEqual(await seen(caller, { filters: { channels: ['dooh'] } }), ['t_old']);
      // The reads came between.
      await seed(caller, 't_three');
      assert.deepEqual((await first())[0], 't_three');
      assert.include(idsOf(await desk.products(caller, WHOLESALE)), 't_one');
      assert.include(await seed(caller, 't_old'), EXISTING);
      assert.deepEqual((await first())[0], 't_old', 'seeding again renews');
    });

    it('are the only products that their caller sees, unless it names others', async () => {
      const caller = someone();
      for (const id of ['t_one', 't_two']) await seed(caller, id, { channels: ['display'] });
      for (const args of [
        WHOLESALE,
        { ...WHOLESALE, account },
        { ...WHOLESALE, filters: { channels: ['display'] } },
        { brief: 'display for outdoor people' },
        { buying_mode: 'refine', refine: [{ scope: 'request', ask: 'sports' }] },
        {
          buying_mode: 'refine',
          refine: [{ scope: 'product', product_id: 't_two', action: 'more_like_this' }],
        },
      ]) {
        const body = await desk.products(caller, args);
        assert.sameMembers(idsOf(body), ['t_one', 't_two'], JSON.stringify(args));
        assert.equal(body.pagination.total_count, 2);
      }
      assert.deepEqual(
        idsOf(await desk.products(caller, { ...WHOLESALE, filters: { channels: ['ctv'] } })),
        [],
      );
      const named = { buying_mode: 'refine', refine: [{ scope: 'product', product_id: 'ctv_prime' }] };
      assert.deepEqual(idsOf(await desk.products(caller, named)), ['ctv_prime']);
      assert.isAbove(idsOf(await desk.products(someone(), WHOLESALE)).length, 10);
    });

    it('leave the catalog to see when all are hidden', async () => {
      const caller = someone();
      await seed(caller, 't_hidden', { hidden: true });
      assert.isAbove(idsOf(await desk.products(caller, WHOLESALE)).length, 10);
    });

    it('stay behind when a brief asks for other channels than they name', async () => {
      const caller = someone();
      await seed(caller, 't_video', { channels: ['video'] });
      const first = async (brief: string) => idsOf(await desk.products(caller, { brief }))[0];
      assert.equal(await first('broadcast spots for a launch'), 't_video');
      assert.equal(await first('an outdoor launch'), 't_video');
      assert.notEqual(await first('display on outdoor pages'), 't_video');
    });

    it('keep their place when a price is added to them', async () => {
      const caller = someone();
      await seed(caller, 't_a');
      await seed(caller, 't_b');
      await price(caller, 't_a', 'p1');
      assert.deepEqual((await seen(caller)).slice(0, 2), ['t_a', 't_b']);
    });

    it('take the place of one of the catalog', async () => {
      const caller = someone();
      await seed(caller, 'ctv_prime', { name: 'Mine' });
      const { products } = await desk.products(caller, WHOLESALE);
      const mine = products.filter((one: Answer) => one.product_id === 'ctv_prime');
      assert.lengthOf(mine, 1);
      assert.equal(mine[0].name, 'Mine');
      assert.equal((await product(someone(), 'ctv_prime')).name, catalogName('ctv_prime'));
    });

    it('are seen by nobody else, and not by live accounts', async () => {
      const caller = someone({ sandboxOnly: false });
      await seed(caller, 't_own');
      assert.deepEqual(await seen(caller, { ...WHOLESALE, account }), ['t_own']);
      assert.deepEqual(await seen(someone()), []);
      assert.deepEqual(await seen(null), []);
      const { accounts } = await desk.call(caller, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ brand: { domain: 'live.example' }, operator: 'agency.example', billing: 'operator' }],
      });
      const { body } = await desk.outcome(caller, 'get_products', {
        ...WHOLESALE,
        account: { account_id: accounts[0].account_id },
      });
      assert.notMatch(JSON.stringify(body), /t_own/);
    });

    it('belong to the account that is named, in every release, each with what was said of it', async () => {
      const caller = someone();
      const other = { ...account, brand: { domain: 'other.example' } };
      await seed(caller, 't_mine', { name: 'A' }, account);
      assert.deepEqual(await seen(caller, { ...WHOLESALE, account }), ['t_mine']);
      assert.deepEqual(await seen(caller, { ...WHOLESALE, account: other }), []);
      const { versionField } = protocol;
      assert.deepEqual(await seen(caller, { ...WHOLESALE, [versionField]: '3.0', account: other }), []);
      assert.deepEqual(
        await seen(caller, { ...WHOLESALE, account: { ...account, operator: 'other.example' } }),
        ['t_mine'],
      );
      assert.notInclude(await seed(caller, 't_mine', { name: 'B' }, other), EXISTING);
      const nameFor = async (named: object) => {
        const { products } = await desk.products(caller, { ...WHOLESALE, account: named });
        return products.find((one: Answer) => one.product_id === 't_mine').name;
      };
      assert.equal(await nameFor(account), 'A');
      assert.equal(await nameFor(other), 'B');
    });

    it('make an answer one of their account; without them it is the same for everybody', async () => {
      const caller = someone();
      const scope = async (args: object) => (await desk.products(caller, { ...args })).cache_scope;
      await seed(caller, 't_scope', {}, account);
      assert.equal(await scope({ ...WHOLESALE, account }), 'account');
      const other = { ...account, brand: { domain: 'other.example' } };
      assert.equal(await scope({ ...WHOLESALE, account: other }), 'public');
      assert.equal(await scope({ brief: 'video', account: other }), 'account', 'its proposal is its own');
      const version = async (who: AgentPrincipal, named: object) =>
        (await desk.products(who, { ...WHOLESALE, account: named })).wholesale_feed_version;
      assert.equal(await version(caller, other), await version(someone(), account));
    });

    it('are not listed when they are seeded as hidden', async () => {
      const caller = someone();
      await seed(caller, 't_hidden', { hidden: true });
      assert.deepEqual(await seen(caller), []);
    });

    it('stay as they are when the same is said again, and refuse anything else', async () => {
      const caller = someone();
      const fixture = { name: 'A', channels: ['ctv'], format_ids: [{ id: 'video_30s' }] };
      await seed(caller, 't_same', fixture);
      assert.include(await seed(caller, 't_same', fixture), EXISTING);
      assert.include(await seed(caller, 't_same', { channels: ['ctv'] }), EXISTING);
      for (const differing of [{ name: 'B' }, { channels: ['ctv', 'olv'] }, { exclusivity: 'none' }]) {
        const body = await seed(caller, 't_same', { ...fixture, ...differing });
        assert.include(body, { success: false, error: 'INVALID_PARAMS' });
        assert.include(body.error_detail, Object.keys(differing)[0]);
      }
      assert.equal((await product(caller, 't_same')).name, 'A');
    });

    for (const [what, params] of [
      ['no product', {}],
      ['a product of nothing', { product_id: '' }],
      ['a number for a name', { product_id: 't_x', fixture: { name: 1 } }],
      ['a channel that there is not', { product_id: 't_x', fixture: { channels: ['smoke'] } }],
      [
        'a price of nothing',
        { product_id: 't_x', fixture: { pricing_options: [{ pricing_model: 'barter' }] } },
      ],
      ['prices that are no list', { product_id: 't_x', fixture: { pricing_options: {} } }],
      ['formats that are none', { product_id: 't_x', fixture: { format_ids: [1] } }],
      ['a fixture that is none', { product_id: 't_x', fixture: 'x' }],
    ] as const)
      it(`are not made of ${what}`, async () => {
        const caller = someone();
        assert.equal((await desk.control(caller, 'seed_product', params)).error, 'INVALID_PARAMS');
        assert.deepEqual(await seen(caller), []);
      });

    it('get prices one by one', async () => {
      const caller = someone();
      await seed(caller, 't_priced');
      assert.property(await price(caller, 't_priced', 'floor', { floor_price: 1 }), 'message');
      assert.property(await price(caller, 't_priced', 'bare'), 'message');
      const { pricing_options: options } = await product(caller, 't_priced');
      assert.deepEqual(
        options.map(
          (one: Answer) => `${one.pricing_option_id} ${one.pricing_model} ${one.currency} ${one.floor_price}`,
        ),
        ['floor cpm USD 1', 'bare cpm USD 1'],
      );
      assert.include(await seed(caller, 't_priced'), EXISTING);
      assert.include(await price(caller, 't_priced', 'floor', { floor_price: 1 }), EXISTING);
      const differing = await price(caller, 't_priced', 'floor', { fixed_price: 1 });
      assert.equal(differing.error, 'INVALID_PARAMS');
      assert.include(differing.error_detail, 'fixed_price');
    });

    it('of the catalog get prices too, without losing any', async () => {
      const caller = someone();
      await price(caller, 'ctv_prime', 'mine', { fixed_price: 3 });
      const { name, pricing_options: options } = await product(caller, 'ctv_prime');
      assert.equal(name, catalogName('ctv_prime'));
      assert.deepEqual(
        options.map((one: Answer) => one.pricing_option_id),
        ['cpm_usd_fixed', 'mine'],
      );
      assert.lengthOf((await product(someone(), 'ctv_prime')).pricing_options, 1);
    });

    const builtIn = [...catalog.products, ...(catalog.unlisted?.products ?? [])].map((one) => one.product);
    for (const { product_id: id, name, pricing_options: own = [] } of builtIn)
      it(`replace each price that ${id} has by itself, once`, async () => {
        const caller = someone();
        const other = { pricing_model: 'cpm', currency: 'EUR', fixed_price: 4321 };
        for (const { pricing_option_id: option } of own) {
          assert.property(await price(caller, id, option, other), 'message');
          assert.include(await price(caller, id, option, other), EXISTING);
          const differing = await price(caller, id, option, { ...other, fixed_price: 1 });
          assert.include(differing, { success: false, error: 'INVALID_PARAMS' });
        }
        assert.property(await price(caller, id, 'another', other), 'message');
        const made = await product(caller, id);
        assert.equal(made.name, name);
        assert.deepEqual(
          made.pricing_options.map(
            (one: Answer) => `${one.pricing_option_id} ${one.currency} ${one.fixed_price}`,
          ),
          [...own.map((one) => one.pricing_option_id), 'another'].map((option) => `${option} EUR 4321`),
        );
        const theirs = await product(someone(), id);
        assert.deepEqual(theirs?.pricing_options ?? own, own);
      });

    for (const { product_id: id, pricing_options: own = [] } of builtIn)
      it(`of the id ${id} repeat equally, and keep prices that were seeded before and after`, async () => {
        const caller = someone();
        const [first] = own;
        const option = first?.pricing_option_id ?? 'x';
        assert.property(await price(caller, id, 'before', { fixed_price: 7 }), 'message');
        const fixture = { name: 'Mine', pricing_options: [{ pricing_option_id: 'said', fixed_price: 8 }] };
        assert.property(await seed(caller, id, fixture), 'message');
        assert.include(await seed(caller, id, fixture), EXISTING);
        assert.include(await seed(caller, id, { ...fixture, name: 'Other' }), { error: 'INVALID_PARAMS' });
        assert.property(await price(caller, id, option, { fixed_price: 9 }), 'message');
        assert.include(await price(caller, id, 'said', { fixed_price: 9 }), { error: 'INVALID_PARAMS' });
        const made = await product(caller, id);
        const prices = new Map(
          made.pricing_options.map((one: Answer) => [one.pricing_option_id, one.fixed_price]),
        );
        assert.equal(made.name, 'Mine');
        assert.deepEqual([prices.get('before'), prices.get('said'), prices.get(option)], [7, 8, 9]);
      });

    it('get no price that is none, nor do products that there are not', async () => {
      const caller = someone();
      const stranger = someone();
      await seed(stranger, 't_foreign');
      await seed(caller, 't_one');
      const missing = await price(caller, 't_none', 'x');
      assert.equal(missing.error, 'INVALID_PARAMS');
      assert.deepInclude(await price(caller, 't_foreign', 'x'), {
        error: missing.error,
        error_detail: missing.error_detail,
      });
      for (const fixture of [{ pricing_model: 'barter' }, { fixed_price: -1 }, { currency: 'money' }])
        assert.equal((await price(caller, 't_one', 'x', fixture)).error, 'INVALID_PARAMS');
      assert.equal((await price(caller, 't_one', '')).error, 'INVALID_PARAMS');
    });

    it('keep plans and measurement catalogs', async () => {
      const caller = someone();
      const vendor = { domain: 'Vendor.example' };
      const metrics = [{ metric_id: 'attention' }];
      const seedCatalog = (params: Readonly<Record<string, unknown>>) =>
        desk.control(caller, 'seed_measurement_catalog', params);
      assert.property(await seedCatalog({ vendor, metrics }), 'message');
      assert.include(await seedCatalog({ vendor, metrics }), EXISTING);
      assert.equal((await seedCatalog({ vendor, metrics: [{ metric_id: 'x' }] })).error, 'INVALID_PARAMS');
      for (const wrong of [
        { vendor },
        { metrics },
        { vendor, metrics: [] },
        { vendor, metrics: [{}] },
        { vendor: { domain: '..' }, metrics },
      ])
        assert.equal((await seedCatalog(wrong)).error, 'INVALID_PARAMS');
      const seedPlan = (params: Readonly<Record<string, unknown>>) =>
        desk.control(caller, 'seed_plan', params);
      const fixture = { budget: { amount: 1, currency: 'USD' } };
      assert.property(await seedPlan({ plan_id: 'p', fixture }), 'message');
      assert.include(await seedPlan({ plan_id: 'p', fixture }), EXISTING);
      assert.equal((await seedPlan({ plan_id: 'p', fixture: { budget: 1 } })).error, 'INVALID_PARAMS');
      assert.equal((await seedPlan({})).error, 'INVALID_PARAMS');
      const kept = await desk.store.read.fixtures.list(caller.id, 'plan', null);
      assert.deepEqual(
        kept.map(({ document }) => document),
        [{ fixture }],
      );
    });
  });
}

const catalogName = (id: string) =>
  catalog.products.find(({ product }) => product.product_id === id)?.product.name;
