import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import type { Answer } from '../../support/task-desk.ts';
import { type Buyer, type BuysDesk, NOW, newBuyer, startBuysDesk, wanted } from './buys-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the health of buys on ${engine.name}`, () => {
    let desk: BuysDesk;
    let buyer: Buyer;
    let accountId: string;
    before(async () => {
      desk = await startBuysDesk(engine);
    });
    beforeEach(async () => {
      buyer = newBuyer();
      desk.setNow(NOW);
      accountId = (await desk.create(buyer)).account.account_id;
    });
    after(() => desk.drop());

    const seed = async (packages: object[], more: object = {}): Promise<void> => {
      const fixture = { account: { account_id: accountId }, packages, ...more };
      const answer = await desk.control(buyer, 'seed_media_buy', { media_buy_id: 'buy', fixture });
      assert.isTrue(answer.success, JSON.stringify(answer));
    };
    const health = async () => {
      const { health: word, impairments } = await desk.read(buyer, 'buy');
      assert.equal(word, impairments.length === 0 ? 'ok' : 'impaired');
      return impairments.map(({ resource_type: type, resource_id: id, package_ids: ids }: Answer) => [
        type,
        id,
        ...ids,
      ]);
    };
    const keepAudience = (status: 'ready' | 'suspended', reason: string | null = null) =>
      desk.store.transaction((tx) =>
        tx.audiences.putAll([
          {
            principalId: buyer.principal.id,
            accountId,
            id: 'fans',
            status,
            statusAt: NOW,
            reason,
            matched: 500,
            members: 900,
            details: { labels: {}, breakdown: [] },
            createdAt: NOW,
            updatedAt: NOW,
          },
        ]),
      );

    it('suffers from an audience that is suspended, in the packages that aim at it, until it is back', async () => {
      await keepAudience('ready');
      const aimed = (overlay: object, id: string) => ({
        package_id: id,
        ...wanted({ targeting_overlay: overlay }),
      });
      await seed([
        aimed({ audience_include: ['fans'] }, 'p1'),
        aimed({ audience_exclude: ['fans'] }, 'p2'),
        aimed({ geo_countries: ['US'] }, 'p3'),
      ]);
      assert.isEmpty(await health());
      await keepAudience('suspended', 'consent_expired');
      assert.deepEqual(await health(), [['audience', 'fans', 'p1', 'p2']]);
      const { impairments } = await desk.read(buyer, 'buy');
      assert.deepInclude(impairments[0], {
        transition: { to: 'suspended' },
        reason_code: 'consent_expired',
        observed_at: NOW.toISOString(),
      });
      await keepAudience('ready');
      assert.isEmpty(await health());
    });

    it('suffers from an event source that has gone silent, and not from one that never spoke', async () => {
      const goal = {
        kind: 'event',
        event_sources: [{ event_source_id: 'shop', event_type: 'purchase' }],
      };
      await seed([{ package_id: 'p1', ...wanted({ optimization_goals: [goal] }) }]);
      assert.isEmpty(await health());
      const event = { key: 'e1', sourceId: 'shop', event: {}, isMatchable: true, credit: null };
      await desk.store.transaction((tx) =>
        tx.loggedEvents.insertAll(buyer.principal.id, accountId, [{ ...event, happenedAt: NOW }], NOW),
      );
      assert.isEmpty(await health());
      desk.setNow(new Date('2027-03-17T10:00:00Z'));
      assert.deepEqual(await health(), [['event_source', 'shop', 'p1']]);
    });

    it('suffers from an item that was withdrawn and that a package names, whatever else it shows', async () => {
      const item = (id: string, status: 'approved' | 'withdrawn') => ({
        id,
        status,
        content: {},
        reasons: status === 'withdrawn' ? ['The catalog does not contain the item any more.'] : [],
      });
      await desk.store.transaction(async (tx) => {
        const catalog = { principalId: buyer.principal.id, accountId, id: 'boots', type: 'product' } as const;
        const dates = { fetchAt: null, createdAt: NOW, updatedAt: NOW };
        await tx.buyerCatalogs.putAll([{ ...catalog, ...dates, details: {} }]);
        const items = [item('b-1', 'approved'), item('b-2', 'withdrawn'), item('b-3', 'withdrawn')];
        await tx.buyerCatalogs.replaceItems(buyer.principal.id, accountId, new Map([['boots', items]]));
      });
      const showing = (catalog: object, id: string) => ({
        package_id: id,
        ...wanted({ catalogs: [catalog] }),
      });
      await seed([
        showing({ type: 'product', catalog_id: 'boots' }, 'p1'),
        showing({ type: 'product', catalog_id: 'boots', ids: ['b-1', 'b-2'] }, 'p2'),
        showing({ type: 'product', catalog_id: 'hats', ids: ['b-3'] }, 'p3'),
      ]);
      assert.deepEqual(await health(), [['catalog_item', 'b-2', 'p2']]);
    });

    it('does not suffer once it is over, nor do packages that were canceled', async () => {
      await keepAudience('suspended');
      const packages = [
        { package_id: 'p1', ...wanted({ targeting_overlay: { audience_include: ['fans'] } }) },
      ];
      await seed(packages, { status: 'completed' });
      assert.isEmpty(await health());
      const fixture = {
        account: { account_id: accountId },
        packages: [{ ...packages[0], canceled: true }, { package_id: 'p2' }],
      };
      await desk.control(buyer, 'seed_media_buy', { media_buy_id: 'canceled', fixture });
      assert.equal((await desk.read(buyer, 'canceled')).health, 'ok');
    });
  });
}
