import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { NOW } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from '../delivery/delivery-desk.ts';

const shop = {
  event_source_id: 'shop',
  name: 'Web shop',
  event_types: ['purchase'],
  action_source: 'website',
};
const told = ({ event_sources: sources }: Answer) =>
  sources.map(({ event_source_id: id, action }: Answer) => `${id} ${action}`);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sync_event_sources on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    let buyer = newBuyer();
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    beforeEach(() => {
      desk.setNow(NOW);
      buyer = newBuyer();
    });
    after(() => desk.drop());

    const refused = async (args: object) => {
      const given = { idempotency_key: freshKey(), account: buyer.account, ...args };
      const { code, field } = await desk.refusal(buyer.principal, 'sync_event_sources', given);
      return `${code} ${field ?? ''}`.trimEnd();
    };

    it('tells the source of the seller before anything is declared', async () => {
      const answer = await desk.sources(buyer);
      assert.deepEqual(told(answer), ['seller_counted unchanged']);
      assert.equal(answer.event_sources[0].managed_by, 'seller');
      assert.deepEqual(told(await desk.sources(buyer)), ['seller_counted unchanged']);
    });

    it('makes a source, with how it is installed', async () => {
      const answer = await desk.sources(buyer, { event_sources: [shop, { event_source_id: 'server' }] });
      assert.isTrue(answer.sandbox);
      const [first, second] = answer.event_sources;
      assert.deepInclude(first, { ...shop, action: 'created', managed_by: 'buyer' });
      assert.equal(first.setup.snippet_type, 'javascript');
      assert.include(first.setup.snippet, '"shop"');
      assert.equal(second.setup.snippet_type, 'server_only');
      assert.isNotEmpty(second.setup.snippet);
      assert.deepInclude(first.health, { status: 'insufficient', events_received_24h: 0 });
      assert.lengthOf(first.health.issues, 1);
    });

    it('changes a source as a whole, and only when it differs', async () => {
      await desk.sources(buyer, { event_sources: [shop] });
      assert.deepEqual(told(await desk.sources(buyer, { event_sources: [shop] }))[0], 'shop unchanged');
      const fewer = { event_source_id: 'shop', name: 'Shop' };
      const { event_sources: sources } = await desk.sources(buyer, { event_sources: [fewer] });
      assert.deepInclude(sources[0], { name: 'Shop', action: 'updated' });
      assert.isNotEmpty(sources[0].setup.snippet);
      assert.notProperty(sources[0], 'event_types');
    });

    it('keeps the others, or deletes those of the buyer', async () => {
      await desk.sources(buyer, { event_sources: [shop, { event_source_id: 'app' }] });
      const one = { event_sources: [{ event_source_id: 'new' }] };
      assert.sameMembers(told(await desk.sources(buyer, one)), [
        'new created',
        'shop unchanged',
        'app unchanged',
        'seller_counted unchanged',
      ]);
      assert.sameMembers(told(await desk.sources(buyer, { ...one, delete_missing: true })), [
        'new unchanged',
        'shop deleted',
        'app deleted',
        'seller_counted unchanged',
      ]);
      assert.sameMembers(told(await desk.sources(buyer)), ['new unchanged', 'seller_counted unchanged']);
    });

    it('tells the event types of each source', async () => {
      const { event_sources: _ } = await desk.sources(buyer, {
        event_sources: [shop, { event_source_id: 'app' }],
      });
      const [source] = await desk.store.read.eventSources.listById(buyer.principal.id, 'shop');
      const types = await desk.store.read.eventSources.types(buyer.principal.id, source?.accountId ?? '');
      assert.deepEqual(
        [...types].sort(([a], [b]) => (a < b ? -1 : 1)),
        [
          ['app', null],
          ['seller_counted', ['purchase']],
          ['shop', ['purchase']],
        ],
      );
    });

    it('lets the source of the seller be, and goes on', async () => {
      const mine = { event_source_id: 'seller_counted', name: 'Mine' };
      const answer = await desk.sources(buyer, { event_sources: [mine, shop] });
      assert.deepEqual(told(answer), ['seller_counted failed', 'shop created']);
      assert.equal(answer.event_sources[0].errors[0].field, 'event_sources[0].event_source_id');
      assert.notEqual((await desk.sources(buyer)).event_sources[0].name, 'Mine');
    });

    it('tells how well sources work', async () => {
      await desk.sources(buyer, { event_sources: [{ event_source_id: 'app' }] });
      const events = Array.from({ length: 200 }, (_, i) => ({
        event_id: `e${i}`,
        event_type: 'lead',
        event_time: '2027-03-15T09:00:00Z',
        ...(i % 4 === 0 ? {} : { user_match: { click_id: `c${i}` } }),
      }));
      await desk.log(buyer, 'app', events);
      const health = async () =>
        (await desk.sources(buyer)).event_sources.find((one: Answer) => one.event_source_id === 'app').health;
      assert.deepEqual(await health(), {
        status: 'good',
        match_rate: 0.75,
        last_event_at: NOW.toISOString(),
        evaluated_at: NOW.toISOString(),
        events_received_24h: 200,
      });
      await desk.goTo('2027-03-17T10:00:00Z');
      assert.deepInclude(await health(), {
        status: 'insufficient',
        match_rate: 0.75,
        events_received_24h: 0,
      });
    });

    it('lets two that come at once both be kept', async () => {
      await desk.sources(buyer);
      await Promise.all(
        ['a', 'b', 'c'].map((event_source_id) =>
          desk.sources(buyer, { event_sources: [{ event_source_id }] }),
        ),
      );
      assert.lengthOf((await desk.sources(buyer)).event_sources, 4);
    });

    it('answers a repeated request as the first time', async () => {
      const args = { idempotency_key: freshKey(), account: buyer.account, event_sources: [shop] };
      const first = await desk.call(buyer.principal, 'sync_event_sources', args);
      const { replayed, ...again } = await desk.call(buyer.principal, 'sync_event_sources', args);
      assert.isTrue(replayed);
      assert.deepEqual(again.event_sources, first.event_sources);
      assert.equal(await refused({ ...args, event_sources: [] }), 'INVALID_REQUEST event_sources');
      assert.equal(
        await refused({ ...args, event_sources: [{ event_source_id: 'x' }] }),
        'IDEMPOTENCY_CONFLICT',
      );
    });

    it('keeps the sources of each account apart', async () => {
      await desk.sources(buyer, { event_sources: [shop] });
      const other = { ...buyer, account: { ...buyer.account, brand: { domain: 'other.example' } } };
      assert.deepEqual(told(await desk.sources(other)), ['seller_counted unchanged']);
      assert.deepEqual(told(await desk.sources(newBuyer())), ['seller_counted unchanged']);
    });

    for (const [name, args, refusal] of [
      [
        'a source that is declared twice',
        { event_sources: [shop, shop] },
        'INVALID_REQUEST event_sources[1].event_source_id',
      ],
      ['to delete what is missing of nothing', { delete_missing: true }, 'INVALID_REQUEST event_sources'],
      [
        'types that there are not',
        { event_sources: [{ ...shop, event_types: ['x'] }] },
        'INVALID_REQUEST event_sources[0].event_types[0]',
      ],
      ['no account', { account: undefined }, 'INVALID_REQUEST account'],
      [
        'an account of nobody',
        { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } },
        'ACCOUNT_NOT_FOUND account',
      ],
    ] as const)
      it(`refuses ${name}`, async () => assert.equal(await refused(args), refusal));

    it('fails sources that the seller does not take', async () => {
      const media_buy = {
        ...publisherProfile.media_buy,
        conversion_tracking: {
          ...publisherProfile.media_buy?.conversion_tracking,
          supported_event_types: ['purchase' as const],
        },
      };
      const other = await startDeliveryDesk(engine, { profile: { ...publisherProfile, media_buy } });
      const answer = await other.sources(buyer, {
        event_sources: [{ event_source_id: 'leads', event_types: ['purchase', 'lead'] }, shop],
      });
      assert.deepEqual(told(answer).slice(0, 2), ['leads failed', 'shop created']);
      assert.deepInclude(answer.event_sources[0].errors[0], {
        code: 'UNSUPPORTED_FEATURE',
        field: 'event_sources[0].event_types[1]',
      });
      await other.drop();
    });
  });
}
