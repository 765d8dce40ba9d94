import { assert } from 'chai';
import { creativeMoves, creativeStatuses } from '../../../src/domain/creatives/creative.ts';
import { sandboxPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ALL, banner, type CreativesDesk, newBuyer, startCreativesDesk, wanted } from './creatives-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`creatives under the test controller on ${engine.name}`, () => {
    let desk: CreativesDesk;
    before(async () => {
      desk = await startCreativesDesk(engine);
    });
    after(() => desk.drop());

    type Buyer = ReturnType<typeof newBuyer>;
    const seed = (buyer: Buyer, creative_id: string, fixture?: object, more: object = {}) =>
      desk.control(
        buyer,
        'seed_creative',
        { creative_id, ...(fixture === undefined ? {} : { fixture }) },
        more as never,
      );

    describe('force_creative_status', () => {
      for (const from of creativeStatuses) {
        for (const to of creativeStatuses) {
          const isLegal = from === to || Object.hasOwn(creativeMoves[from], to);
          it(`${isLegal ? 'goes' : 'never goes'} from ${from} to ${to}`, async () => {
            const buyer = newBuyer();
            await seed(buyer, 'c', { status: from });
            const body = await desk.force(buyer, 'c', to);
            const { creatives } = await desk.call(buyer.principal, 'list_creatives', {
              filters: { statuses: ALL },
            });
            if (isLegal) assert.deepInclude(body, { success: true, previous_state: from, current_state: to });
            else
              assert.deepInclude(body, { success: false, error: 'INVALID_TRANSITION', current_state: from });
            assert.equal(creatives[0].status, isLegal ? to : from);
          });
        }
      }

      it('walks as tests walk', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        assert.isTrue((await desk.force(buyer, 'c', 'approved')).success);
        assert.isTrue((await desk.force(buyer, 'c', 'archived')).success);
        assert.equal((await desk.force(buyer, 'c', 'processing')).error, 'INVALID_TRANSITION');
        await desk.sync(buyer, [banner('d')]);
        const rejected = await desk.force(buyer, 'd', 'rejected', { rejection_reason: 'Too loud.' });
        assert.equal(rejected.current_state, 'rejected');
        const told = await desk.one(buyer, 'd');
        assert.deepInclude(told, { rejection_reason: 'Too loud.', reason_code: 'review_failure' });
      });

      it('wants to know why something is rejected', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        const of = (params: object) => desk.control(buyer, 'force_creative_status', params as never);
        for (const params of [
          {},
          { creative_id: 'c' },
          { status: 'approved' },
          { creative_id: 'c', status: 'gone' },
          { creative_id: 7, status: 'approved' },
          { creative_id: 'c', status: 'rejected' },
          { creative_id: 'c', status: 'suspended', reason_code: 'because' },
        ])
          assert.equal((await of(params)).error, 'INVALID_PARAMS', JSON.stringify(params));
        assert.equal((await desk.one(buyer, 'c')).status, 'approved');
      });

      it('finds nothing of others', async () => {
        const owner = newBuyer();
        await desk.sync(owner, [banner('c')]);
        const stranger = newBuyer();
        const { timestamp: _a, ...theirs } = await desk.force(stranger, 'c', 'suspended');
        const { timestamp: _b, ...none } = await desk.force(stranger, 'nothing', 'suspended');
        assert.deepInclude(theirs, { success: false, error: 'NOT_FOUND', current_state: null });
        assert.deepEqual(theirs, none);
      });

      it('leaves live accounts alone', async () => {
        const { principal } = newBuyer();
        const live = { brand: { domain: 'live.example' }, operator: 'agency.example' };
        await desk.call(principal, 'sync_accounts', {
          idempotency_key: crypto.randomUUID(),
          accounts: [{ ...live, billing: 'operator' }],
        });
        const accounts = await desk.store.read.accounts.list({ principalId: principal.id }, 10);
        for (const account of accounts.filter(({ status }) => status !== 'active'))
          await desk.store.transaction((tx) =>
            tx.accounts.setStatus(account, { from: account.status, to: 'active' }, new Date()),
          );
        const buyer = { principal, account: { ...live, sandbox: false } };
        await desk.sync(buyer, [banner('c')]);
        for (const scenario of ['force_creative_purge', 'query_provenance_audit_observations'])
          assert.equal((await desk.control(buyer, scenario, { creative_id: 'c' })).error, 'FORBIDDEN');
        assert.equal((await desk.force(buyer, 'c', 'suspended')).error, 'FORBIDDEN');
        assert.equal((await desk.one(buyer, 'c')).status, 'approved');
      });

      it('takes the creative of the account that is named, of several with its id', async () => {
        const first = newBuyer();
        const second = { ...first, account: { ...first.account, operator: 'second.example' } };
        await desk.sync(first, [banner('c')]);
        await desk.sync(second, [banner('c')]);
        await desk.control(
          first,
          'force_creative_status',
          { creative_id: 'c', status: 'suspended' },
          { account: { ...first.account, sandbox: true } },
        );
        assert.equal((await desk.one(first, 'c')).status, 'suspended');
        assert.equal((await desk.one(second, 'c')).status, 'approved');
      });

      it('is felt by buys at once', async () => {
        const buyer = newBuyer();
        const buy = await desk.create(buyer, { packages: [wanted({ creatives: [banner('c')] })] });
        const read = () => desk.read(buyer, buy.media_buy_id);
        assert.equal((await read()).health, 'ok');
        for (const status of ['suspended', 'approved', 'suspended', 'rejected']) {
          await desk.force(buyer, 'c', status);
          const now = await read();
          assert.equal(now.health, status === 'approved' ? 'ok' : 'impaired', status);
          assert.equal(now.status, 'active');
        }
        const key = { principalId: buyer.principal.id, id: buy.media_buy_id };
        const whole = await desk.store.read.mediaBuys.find(key);
        assert.deepEqual(
          whole?.packages[0]?.terms.map(({ running }) => running),
          [true, false, true, false],
        );
      });

      it('lets a buy begin that waits for nothing else', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        await desk.force(buyer, 'c', 'suspended');
        const buy = await desk.create(buyer, {
          packages: [wanted({ creative_assignments: [{ creative_id: 'c' }] })],
        });
        assert.equal(buy.media_buy_status, 'pending_creatives');
        await desk.force(buyer, 'c', 'approved');
        assert.equal((await desk.read(buyer, buy.media_buy_id)).status, 'active');
      });

      it('agrees with syncs and other forces at the same time', async () => {
        const buyer = newBuyer();
        const buy = await desk.create(buyer, { packages: [wanted({ creatives: [banner('c')] })] });
        const [{ package_id }] = buy.packages;
        await Promise.all([
          desk.force(buyer, 'c', 'suspended'),
          desk.sync(buyer, [banner('d')], { assignments: [{ creative_id: 'd', package_id }] }),
          desk.sync(buyer, [banner('f')], { assignments: [{ creative_id: 'f', package_id }] }),
          desk.sync(buyer, [{ ...banner('e'), name: 'E' }]),
        ]);
        const now = await desk.read(buyer, buy.media_buy_id);
        assert.lengthOf(now.packages[0].creative_assignments, 3);
        const whole = await desk.store.read.mediaBuys.find({
          principalId: buyer.principal.id,
          id: buy.media_buy_id,
        });
        assert.sameMembers(
          whole?.packages[0]?.terms.at(-1)?.creatives.map(({ creative_id }) => creative_id) ?? [],
          ['d', 'f'],
        );
      });
    });

    describe('force_creative_purge', () => {
      it('leaves a mark that is told when it is asked for', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        const purge = (more: object = {}) =>
          desk.control(buyer, 'force_creative_purge', { creative_id: 'c', ...more });
        const first = await purge({ reason_code: 'takedown_request' });
        assert.deepInclude(first, { success: true, previous_state: 'approved', current_state: 'purged' });
        assert.deepInclude(await purge(), { previous_state: 'purged', current_state: 'purged' });
        assert.equal((await desk.list(buyer)).pagination.total_count, 0);
        const { creatives } = await desk.list(buyer, { include_purged: true });
        assert.deepInclude(creatives[0].purge, { kind: 'soft', reason_code: 'takedown_request' });
        assert.notProperty(creatives[0], 'assets');
        assert.equal((await desk.force(buyer, 'c', 'approved')).error, 'INVALID_STATE');
      });

      it('leaves nothing where nothing shall be left', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        const purge = () =>
          desk.control(buyer, 'force_creative_purge', { creative_id: 'c', purge_kind: 'hard' });
        assert.equal((await purge()).current_state, 'purged');
        assert.equal((await desk.list(buyer, { include_purged: true })).pagination.total_count, 0);
        assert.equal((await purge()).error, 'NOT_FOUND');
      });

      it('stops the package that shows the creative', async () => {
        for (const purge_kind of ['soft', 'hard']) {
          const buyer = newBuyer();
          const buy = await desk.create(buyer, { packages: [wanted({ creatives: [banner('c')] })] });
          await desk.control(buyer, 'force_creative_purge', { creative_id: 'c', purge_kind });
          const whole = await desk.store.read.mediaBuys.find({
            principalId: buyer.principal.id,
            id: buy.media_buy_id,
          });
          assert.equal(whole?.packages[0]?.terms.at(-1)?.running, false, purge_kind);
        }
      });

      it('refuses any kind but soft and hard', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        for (const params of [
          {},
          { creative_id: 'c', purge_kind: 'warm' },
          { creative_id: 'c', reason_code: 'x' },
        ])
          assert.equal((await desk.control(buyer, 'force_creative_purge', params)).error, 'INVALID_PARAMS');
        assert.equal(
          (await desk.control(newBuyer(), 'force_creative_purge', { creative_id: 'c' })).error,
          'NOT_FOUND',
        );
      });
    });

    describe('seed_creative', () => {
      it('fills in what a fixture leaves out', async () => {
        const buyer = newBuyer();
        const first = await seed(buyer, 'c');
        assert.isTrue(first.success);
        assert.notProperty(first, 'previous_state');
        const { creatives } = await desk.call(buyer.principal, 'list_creatives', {});
        assert.deepInclude(creatives[0], { creative_id: 'c', name: 'c', status: 'approved' });
        assert.equal(creatives[0].format_id.agent_url, 'http://localhost:1/mcp');
      });

      it('keeps what a fixture says', async () => {
        const buyer = newBuyer();
        const price = { pricing_option_id: 'p', model: 'cpm', cpm: 1.5, currency: 'USD' };
        const variables = [{ variable_id: 'v', name: 'V', variable_type: 'text' }];
        const fixture = {
          status: 'rejected',
          rejection_reason: 'No.',
          name: 'Named',
          format_id: 'display_728x90',
          tags: ['t'],
          pricing_options: [price],
          variables,
        };
        await desk.sync(buyer, [banner('first')]);
        assert.isTrue((await seed(buyer, 'c', fixture)).success);
        const told = await desk.one(buyer, 'c', { include_pricing: true, include_variables: true });
        assert.deepInclude(told, {
          status: 'rejected',
          rejection_reason: 'No.',
          name: 'Named',
          format_id: { agent_url: 'http://localhost:1/mcp', id: 'display_728x90' },
          tags: ['t'],
          pricing_options: [price],
          variables,
        });
        assert.equal(
          (await desk.list(buyer, { filters: { has_variables: true } })).pagination.total_count,
          1,
        );
      });

      it('returns the prices of a seed of release 3.0 in the terms of creatives', async () => {
        const buyer = newBuyer();
        const fixture = {
          pricing_options: [{ pricing_option_id: 'p', pricing_model: 'cpm', rate: 0.5, currency: 'USD' }],
        };
        await desk.sync(buyer, [banner('first')]);
        assert.isTrue((await seed(buyer, 'c', fixture)).success);
        const told = await desk.one(buyer, 'c', { include_pricing: true });
        assert.deepEqual(told.pricing_options, [
          { pricing_option_id: 'p', model: 'cpm', cpm: 0.5, currency: 'USD' },
        ]);
        assert.deepInclude(await seed(buyer, 'c', fixture), { success: true, current_state: 'existing' });
      });

      it('is the same twice, and never merges', async () => {
        const buyer = newBuyer();
        await seed(buyer, 'c', { name: 'A' });
        const again = { success: true, previous_state: 'existing', current_state: 'existing' };
        assert.deepInclude(await seed(buyer, 'c', { name: 'A' }), again);
        for (const [fixture, names] of [
          [{ name: 'B' }, /name/],
          [{ name: 'A', tags: [] }, /tags/],
          [undefined, /name/],
        ] as const) {
          const refused = await seed(buyer, 'c', fixture);
          assert.equal(refused.error, 'INVALID_PARAMS');
          assert.match(refused.error_detail, names);
        }
        await desk.force(buyer, 'c', 'suspended');
        assert.deepInclude(await seed(buyer, 'c', { name: 'A' }), again);
        await desk.sync(buyer, [banner('synced')]);
        assert.equal((await seed(buyer, 'synced')).error, 'INVALID_PARAMS');
      });

      it('makes one of what is seeded several times at once', async () => {
        const buyer = newBuyer();
        await seed(buyer, 'first');
        const bodies = await Promise.all(Array.from({ length: 4 }, () => seed(buyer, 'c', { name: 'A' })));
        assert.equal(bodies.filter(({ previous_state }) => previous_state === undefined).length, 1);
        assert.isTrue(bodies.every(({ success }) => success));
      });

      it('refuses fields whose values no creative can have', async () => {
        const buyer = newBuyer();
        for (const fixture of [
          { status: 'gone' },
          { status: 7 },
          { name: 7 },
          { assets: 'none' },
          { assets: { a: { asset_type: 'image' } } },
          { tags: 'x' },
          { format_id: 7 },
          { format_id: { id: 'not one!' } },
          { format_kind: 'poem' },
          { variables: [{ variable_id: 'v' }] },
          { pricing_options: [{}] },
          { pricing_options: [{ pricing_option_id: 'p', pricing_model: 'cpm', currency: 'USD' }] },
          { reason_code: 'because', status: 'suspended' },
        ])
          assert.equal((await seed(buyer, 'c', fixture)).error, 'INVALID_PARAMS', JSON.stringify(fixture));
        assert.equal((await seed(buyer, 'x'.repeat(256))).error, 'INVALID_PARAMS');
        assert.equal((await desk.control(buyer, 'seed_creative')).error, 'INVALID_PARAMS');
        const { creatives } = await desk.call(buyer.principal, 'list_creatives', {});
        assert.deepEqual(creatives, []);
      });

      it('of one account can be used in accounts of which nothing but an id is known', async () => {
        const tester = () => ({ ...newBuyer(), principal: sandboxPrincipal(`demo-${newId()}`) });
        const buyer = tester();
        const named = { account: { ...buyer.account, sandbox: true } };
        const format = { format_id: { id: 'display_300x250' } };
        for (const id of ['c', 'd']) await seed(buyer, id, format, named);
        const client = { ...buyer, account: { account_id: 'acct_of_a_client' } } as unknown as Buyer;
        assert.equal((await desk.list(client)).pagination.total_count, 2);
        const buy = await desk.create(client, {
          packages: [wanted({ creative_assignments: [{ creative_id: 'c' }] })],
        });
        assert.equal(buy.media_buy_status, 'active');
        const { creatives } = await desk.sync(client, [{ ...banner('d'), name: 'Theirs' }]);
        assert.equal(creatives[0].action, 'updated', JSON.stringify(creatives));
        assert.equal((await desk.list(client)).pagination.total_count, 2);
        assert.equal((await desk.one(buyer, 'd')).name, 'd');
        assert.deepEqual((await desk.list({ ...tester(), account: client.account })).creatives, []);
      });

      it('goes to the account that is named', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('x')]);
        const second = { ...buyer, account: { ...buyer.account, operator: 'second.example' } };
        await seed(buyer, 'c', undefined, { account: { ...second.account, sandbox: true } });
        assert.equal((await desk.one(second, 'c')).status, 'approved');
        const foreign = await seed(buyer, 'd', undefined, {
          account: { account_id: 'acc_00000000-0000-4000-8000-000000000000', sandbox: true },
        });
        assert.equal(foreign.error, 'NOT_FOUND');
      });

      describe('without an account', () => {
        const elsewhere = (buyer: Buyer): Buyer => ({
          ...buyer,
          account: { brand: { domain: 'other.example' }, operator: 'other.example', sandbox: true },
        });

        it('is seen in every sandbox account, also in one that is used for the first time', async () => {
          const buyer = newBuyer();
          await desk.sync(buyer, [banner('x')]);
          await seed(buyer, 'c', { format_id: { id: 'display_300x250' } });
          assert.equal((await desk.one(buyer, 'c')).status, 'approved');
          const other = elsewhere(buyer);
          const { creatives, pagination } = await desk.list(other);
          assert.deepEqual(
            creatives.map((one: { creative_id: string }) => one.creative_id),
            ['c'],
          );
          assert.equal(pagination.total_count, 1);
          assert.deepEqual((await desk.list(elsewhere(newBuyer()))).creatives, []);
        });

        it('can be assigned and changed there, and stays as it was elsewhere', async () => {
          const buyer = newBuyer();
          for (const id of ['c', 'd']) await seed(buyer, id, { format_id: { id: 'display_300x250' } });
          const other = elsewhere(buyer);
          const buy = await desk.create(other, {
            packages: [wanted({ creative_assignments: [{ creative_id: 'c' }] })],
          });
          assert.equal(buy.media_buy_status, 'active');
          const { creatives } = await desk.sync(other, [{ ...banner('d'), name: 'Theirs' }]);
          assert.equal(creatives[0].action, 'updated', JSON.stringify(creatives));
          assert.equal((await desk.one(other, 'd')).name, 'Theirs');
          assert.equal((await desk.list(other)).pagination.total_count, 2);
          const third = { ...buyer, account: { ...other.account, brand: { domain: 'third.example' } } };
          assert.equal((await desk.one(third, 'd')).name, 'd');
        });

        it('is not seen in other accounts when its seed names one', async () => {
          const buyer = newBuyer();
          await seed(buyer, 'c', undefined, { account: { ...buyer.account, sandbox: true } });
          assert.deepEqual((await desk.list(elsewhere(buyer))).creatives, []);
        });
      });

      it('makes a creative that can be assigned to a package', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('x')]);
        await seed(buyer, 'c', { format_id: { id: 'display_300x250' } });
        const buy = await desk.create(buyer, {
          packages: [wanted({ creative_assignments: [{ creative_id: 'c' }] })],
        });
        assert.equal(buy.media_buy_status, 'active');
      });
    });

    describe('query_provenance_audit_observations', () => {
      const query = (buyer: Buyer, creative_id: string) =>
        desk.control(buyer, 'query_provenance_audit_observations', { creative_id });

      it('tells who claims that nothing is to be disclosed; the creative is accepted', async () => {
        const buyer = newBuyer();
        for (const human_oversight of ['edited', 'directed']) {
          const provenance = { human_oversight, disclosure: { required: false } };
          const body = await desk.sync(buyer, [{ ...banner(human_oversight), provenance }]);
          assert.deepInclude(body.creatives[0], { action: 'created', status: 'approved' });
          assert.notProperty(body.creatives[0], 'errors');
          const told = await query(buyer, human_oversight);
          assert.deepInclude(told, { success: true, creative_id: human_oversight });
          assert.lengthOf(told.audit_observations, 1);
          assert.deepInclude(told.audit_observations[0], {
            code: 'OVERSIGHT_DISCLOSURE_CARVEOUT_CLAIMED',
            severity: 'audit-worthy',
            recovery: 'informational',
            field: 'provenance.disclosure.required',
          });
          const { claimed_value } = told.audit_observations[0].details;
          assert.deepEqual(claimed_value, { human_oversight, disclosure_required: false });
        }
      });

      it('tells nothing of others', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        assert.deepEqual((await query(buyer, 'c')).audit_observations, []);
        assert.equal((await query(newBuyer(), 'c')).error, 'NOT_FOUND');
        assert.equal(
          (await desk.control(buyer, 'query_provenance_audit_observations')).error,
          'INVALID_PARAMS',
        );
      });
    });
  });
}
