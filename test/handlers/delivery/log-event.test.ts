import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { NOW } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from './delivery-desk.ts';

const LATER = '2027-03-18T11:30:00Z';
const event = (id: string, more: object = {}) => ({
  event_id: id,
  event_type: 'purchase',
  event_time: '2027-03-17T12:00:00Z',
  user_match: { click_id: `click-${id}` },
  custom_data: { value: 20, currency: 'USD' },
  ...more,
});
const shop = { event_source_id: 'shop', action_source: 'website', event_types: ['purchase', 'lead'] };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`log_event on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    let buyer = newBuyer();
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    beforeEach(async () => {
      desk.setNow(NOW);
      buyer = newBuyer();
      await desk.sources(buyer, { event_sources: [shop, { event_source_id: 'app' }] });
    });
    after(() => desk.drop());

    const run = async (packages: object[] = [{}]): Promise<string> => {
      const { media_buy_id: id } = await desk.running(buyer, {}, packages as Answer[]);
      await desk.goTo(LATER);
      return id;
    };
    const conversions = async (id: string) => {
      const { totals, by_package: rows } = await desk.row(buyer, id);
      return [totals.conversions, totals.conversion_value, ...rows.map((row: Answer) => row.conversions)];
    };
    const refused = async (args: object) => {
      const given = { idempotency_key: freshKey(), event_source_id: 'shop', events: [event('e1')], ...args };
      const { code, field } = await desk.refusal(buyer.principal, 'log_event', given);
      return `${code} ${field ?? ''}`.trimEnd();
    };

    it('counts what came, and gives packages what they are owed', async () => {
      const id = await run();
      assert.deepInclude(await desk.log(buyer, 'shop', [event('e1'), event('e2')]), {
        status: 'completed',
        events_received: 2,
        events_processed: 2,
        match_quality: 1,
        sandbox: true,
      });
      assert.deepEqual(await conversions(id), [2, 40, 2]);
      const { totals } = await desk.row(buyer, id);
      assert.equal(totals.roas, 40 / totals.spend);
      assert.equal(totals.cost_per_acquisition, totals.spend / 2);
    });

    it('owes each event to one package at most', async () => {
      const first = await run([{}, {}]);
      const second = await run([{}]);
      await desk.log(
        buyer,
        'shop',
        Array.from({ length: 60 }, (_, i) => event(`e${i}`)),
      );
      const a = await conversions(first);
      const b = await conversions(second);
      assert.equal(a[0] + b[0], 60);
      assert.equal(a[2] + a[3], a[0]);
      assert.isAbove(Math.min(a[2], a[3]), 0);
    });

    it('counts an event once, whoever tells it again', async () => {
      const id = await run();
      await desk.log(buyer, 'shop', [event('e1'), event('e1')]);
      const again = await desk.log(buyer, 'shop', [event('e1'), event('e2')]);
      assert.deepInclude(again, { events_received: 2, events_processed: 2 });
      assert.notProperty(again, 'partial_failures');
      await desk.log(buyer, 'app', [event('e1')]);
      assert.equal((await conversions(id))[0], 2);
      await desk.log(buyer, 'shop', [event('e1', { event_type: 'lead' })]);
      assert.equal((await conversions(id))[0], 3);
    });

    it('counts an event once when twins come at the same time', async () => {
      const id = await run();
      const events = Array.from({ length: 20 }, (_, i) => event(`e${i}`));
      await Promise.all(Array.from({ length: 4 }, () => desk.log(buyer, 'shop', events)));
      assert.deepEqual(await conversions(id), [20, 400, 20]);
    });

    it('keeps one row for an hour and a creative, however many requests bring its events', async () => {
      const id = await run();
      const send = (at: number, more: object = {}) =>
        desk.log(buyer, 'shop', [event(`e${at}`, { event_time: '2027-03-17T12:00:00Z', ...more })]);
      const held = async () => desk.store.read.deliveryAdditions.list(buyer.principal.id, [id]);
      for (let at = 0; at < 60; at += 1) await send(at);
      const before = (await held()).length;
      for (let at = 60; at < 120; at += 1) await send(at);
      // One for each creative, at the most.
      assert.lengthOf(await held(), before);
      assert.isBelow(before, 10);
      assert.deepEqual(await conversions(id), [120, 2_400, 120]);
      await send(120, { event_time: '2027-03-17T13:00:00Z' });
      assert.lengthOf(await held(), before + 1);
      await send(121, { custom_data: undefined });
      assert.deepEqual(await conversions(id), [122, 2_420, 122]);
    });

    it('answers a repeated request as the first time', async () => {
      const id = await run();
      const args = { idempotency_key: freshKey(), event_source_id: 'shop', events: [event('e1')] };
      await desk.call(buyer.principal, 'log_event', args);
      assert.isTrue((await desk.call(buyer.principal, 'log_event', args)).replayed);
      assert.equal((await conversions(id))[0], 1);
      assert.equal(await refused({ ...args, events: [event('e2')] }), 'IDEMPOTENCY_CONFLICT');
    });

    it('tells sources apart where the seller does', async () => {
      const media_buy = {
        ...publisherProfile.media_buy,
        conversion_tracking: {
          ...publisherProfile.media_buy?.conversion_tracking,
          multi_source_event_dedup: false,
        },
      };
      const other = await startDeliveryDesk(engine, { profile: { ...publisherProfile, media_buy } });
      const mine = newBuyer();
      await other.sources(mine, { event_sources: [shop, { event_source_id: 'app' }] });
      const { media_buy_id: id } = await other.running(mine);
      await other.goTo(LATER);
      await other.log(mine, 'shop', [event('e1')]);
      await other.log(mine, 'app', [event('e1')]);
      assert.equal((await other.row(mine, id)).totals.conversions, 2);
      await other.drop();
    });

    it('keeps to the goals of packages', async () => {
      const goals = (event_source_id: string, event_type: string, more: object = {}) => ({
        optimization_goals: [{ kind: 'event', event_sources: [{ event_source_id, event_type, ...more }] }],
      });
      const id = await run([goals('shop', 'lead', { value_factor: 0.5 })]);
      await desk.log(buyer, 'shop', [event('e1')]);
      await desk.log(buyer, 'app', [event('e2', { event_type: 'lead' })]);
      assert.deepEqual(await conversions(id), [0, 0, 0]);
      await desk.log(buyer, 'shop', [event('e3', { event_type: 'lead' })]);
      assert.deepEqual(await conversions(id), [1, 10, 1]);
    });

    it('owes nothing for what no ad can have caused', async () => {
      const id = await run();
      await desk.log(buyer, 'shop', [
        event('before', { event_time: '2027-03-14T12:00:00Z' }),
        event('nobody', { user_match: undefined }),
      ]);
      await desk.log(buyer, 'app', [event('look', { event_type: 'page_view' })]);
      assert.equal((await conversions(id))[0], 0);
    });

    it('adds a value only in the currency of the package', async () => {
      const id = await run();
      await desk.log(buyer, 'shop', [
        event('e1', { custom_data: { value: 5, currency: 'EUR' } }),
        event('e2', { custom_data: undefined }),
        event('e3'),
      ]);
      assert.deepEqual(await conversions(id), [3, 20, 3]);
    });

    it('owes conversions to what was simulated, and adds them', async () => {
      const id = await run();
      await desk.simulate(buyer, id, { impressions: 100, clicks: 5, conversions: 2 });
      await desk.goTo('2027-03-18T12:30:00Z');
      await desk.log(buyer, 'shop', [event('e1', { event_time: '2027-03-18T12:00:00Z' })]);
      assert.deepEqual(await conversions(id), [3, 20, 3]);
    });

    it('takes tests without any effect', async () => {
      const id = await run();
      const test = await desk.log(buyer, 'shop', [event('e1')], { test_event_code: 'T1' });
      assert.deepInclude(test, { events_received: 1, events_processed: 1 });
      assert.equal((await conversions(id))[0], 0);
      await desk.log(buyer, 'shop', [event('e1')]);
      assert.equal((await conversions(id))[0], 1);
    });

    it('lets single events fail', async () => {
      const answer = await desk.log(buyer, 'shop', [
        event('good'),
        event('future', { event_time: '2027-03-25T12:00:00Z' }),
        event('old', { event_time: '2026-03-25T12:00:00Z' }),
        event('type', { event_type: 'search' }),
        event('money', { custom_data: { value: 3 } }),
        event('unnamed', { user_match: undefined, event_time: '2027-03-15T09:00:00Z' }),
      ]);
      assert.deepInclude(answer, { events_received: 6, events_processed: 1 });
      assert.deepEqual(
        answer.partial_failures.map(({ event_id, code }: Answer) => [event_id, code]),
        [
          ['good', 'INVALID_EVENT_TIME'],
          ['future', 'INVALID_EVENT_TIME'],
          ['old', 'INVALID_EVENT_TIME'],
          ['type', 'INVALID_EVENT_TYPE'],
          ['money', 'INVALID_EVENT_TIME'],
        ],
      );
      assert.lengthOf(answer.warnings, 1);
      assert.equal(answer.match_quality, 0);
    });

    it('takes ten thousand events at once', async () => {
      const id = await run();
      const events = Array.from({ length: 10_000 }, (_, i) =>
        event(`e${i}`, { event_time: new Date(NOW.getTime() + 3_600_000 + i * 20_000).toISOString() }),
      );
      assert.deepInclude(await desk.log(buyer, 'shop', events), { events_processed: 10_000 });
      assert.isAbove((await conversions(id))[0], 9_000);
      assert.equal(await refused({ events: [...events, event('more')] }), 'INVALID_REQUEST events');
      await desk.log(buyer, 'shop', events);
      assert.isAtMost((await conversions(id))[0], 10_000);
    });

    it('knows no sources of others, in the same words', async () => {
      const stranger = newBuyer();
      await desk.sources(stranger, { event_sources: [{ event_source_id: 'theirs' }] });
      const of = (event_source_id: string) =>
        desk.refusal(buyer.principal, 'log_event', {
          idempotency_key: freshKey(),
          event_source_id,
          events: [event('e1')],
        });
      assert.deepEqual(await of('theirs'), await of('none'));
      assert.deepInclude(await of('none'), { code: 'REFERENCE_NOT_FOUND', field: 'event_source_id' });
    });

    it('refuses a source that it cannot tell, or that the seller keeps', async () => {
      const other = { ...buyer, account: { ...buyer.account, brand: { domain: 'other.example' } } };
      await desk.sources(other, { event_sources: [shop] });
      assert.equal(await refused({}), 'ACCOUNT_AMBIGUOUS event_source_id');
      assert.equal(await refused({ event_source_id: 'seller_counted' }), 'VALIDATION_ERROR event_source_id');
    });

    it('follows the state of the account', async () => {
      const [account] = await desk.store.read.accounts.page(
        buyer.principal.id,
        { key: null, id: null, status: null, sandbox: null },
        { after: null, limit: 1 },
      );
      for (const [status, refusal] of [
        ['suspended', 'ACCOUNT_SUSPENDED event_source_id'],
        ['closed', 'REFERENCE_NOT_FOUND event_source_id'],
      ]) {
        await desk.control(buyer, 'force_account_status', { account_id: account?.id, status });
        assert.equal(await refused({}), refusal);
      }
    });

    for (const [name, args, refusal] of [
      ['no events', { events: [] }, 'INVALID_REQUEST events'],
      ['an event without a name', { events: [{ event_type: 'purchase' }] }, 'INVALID_REQUEST'],
      [
        'an event in clear',
        { events: [event('e', { user_match: { hashed_email: 'a@b.example' } })] },
        'INVALID_REQUEST',
      ],
      ['no key', { idempotency_key: undefined }, 'INVALID_REQUEST'],
    ] as const)
      it(`refuses ${name}`, async () => assert.match(await refused(args), new RegExp(`^${refusal}`)));

    it('is for those who track conversions', async () => {
      const media_buy = { ...publisherProfile.media_buy };
      delete media_buy.conversion_tracking;
      const other = await startDeliveryDesk(engine, { profile: { ...publisherProfile, media_buy } });
      for (const [task, more] of [
        ['log_event', { event_source_id: 'shop', events: [event('e1')] }],
        ['sync_event_sources', { account: buyer.account }],
      ] as const) {
        const { code } = await other.refusal(buyer.principal, task, { idempotency_key: freshKey(), ...more });
        assert.equal(code, 'UNSUPPORTED_FEATURE');
      }
      await other.drop();
    });

    it('is forgotten once it can be of no use', async () => {
      await desk.log(buyer, 'app', [event('e1', { event_time: '2027-03-15T09:00:00Z' })]);
      const kept = async () => {
        const source = (await desk.store.read.eventSources.listById(buyer.principal.id, 'app'))[0];
        if (source === undefined) throw new Error('there is no source');
        return (await desk.store.read.loggedEvents.counts(source, ['app'], NOW)).length;
      };
      assert.equal(await kept(), 1);
      await desk.store.transaction((tx) => tx.loggedEvents.prune(NOW, 1000));
      assert.equal(await kept(), 1);
      await desk.store.transaction((tx) => tx.loggedEvents.prune(new Date(NOW.getTime() + 1), 100_000));
      assert.equal(await kept(), 0);
    });
  });
}
