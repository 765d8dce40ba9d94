import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { schedulePlacements } from '../../../src/jobs/buys/trafficBuy.ts';
import { promised, wanted } from '../../handlers/buys/buys-desk.ts';
import { refusal } from '../../support/ad-server.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { type ConnectedDesk, START, startConnectedDesk } from './connected-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a buy that an ad server delivers, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    let buyer: Awaited<ReturnType<ConnectedDesk['liveBuyer']>>;
    beforeEach(async () => {
      desk = await startConnectedDesk(engine);
      desk.at(START);
      buyer = await desk.liveBuyer();
    });
    afterEach(() => desk.drop());

    const place = (id: string) => desk.place(buyer.principal.id, id);
    const row = async (id: string) =>
      (await desk.store.read.adServerPackages.ofBuy({ principalId: buyer.principal.id, id }))[0];
    const committed = async (): Promise<number> => {
      const answer = await desk.call(buyer.principal, 'get_account_financials', { account: buyer.account });
      return answer.credit.committed_credit ?? 0;
    };
    const statusOf = async (id: string): Promise<string> => (await desk.read(buyer, id)).status;
    const buy = () => desk.running(buyer, {}, [promised()]);
    const failing = (operation: string, code: Parameters<typeof refusal>[0]) => {
      desk.adServer.meddle = async (name, when) =>
        name === operation && when === 'before' ? refusal(code) : undefined;
    };

    it('is confirmed once the ad server has accepted it, and starts only after that', async () => {
      const made = await buy();
      assert.isNull(made.confirmed_at);
      assert.equal(made.media_buy_status, 'pending_start');
      assert.isEmpty(desk.adServer.running);
      assert.isAbove(desk.adServer.held, 0);
      assert.equal((await place(made.media_buy_id)).kind, 'done');
      assert.isEmpty(desk.adServer.running);
      assert.equal(desk.adServer.held, 0, 'the package used the reservation');
      const read = await desk.read(buyer, made.media_buy_id);
      assert.isString(read.confirmed_at);
      assert.equal(read.status, 'active');
      await place(made.media_buy_id);
      assert.deepEqual(desk.adServer.running, [made.packages[0].package_id]);
    });

    it('sends its terms as they were sold', async () => {
      desk.adServer.can = {
        ...desk.adServer.can,
        cap: { per: ['devices'], max_impressions: 100, max_window_seconds: 864_000 },
      };
      const cap = { max_impressions: 3, per: 'devices', window: { interval: 1, unit: 'days' } };
      const overlay = { geo_countries: ['US'], frequency_cap: cap };
      const made = await desk.running(buyer, {}, [promised({ targeting_overlay: overlay })]);
      await place(made.media_buy_id);
      const held = desk.adServer.packages.get(made.packages[0].package_id);
      if (held === undefined) throw new Error('it was not placed');
      assert.deepInclude(held.terms, {
        buy_id: made.media_buy_id,
        budget_minor: 500_000,
        targeting: { geo_countries: ['US'] },
        frequency_cap: { max_impressions: 3, window_seconds: 86_400 },
      });
      assert.equal(held.terms.product.delivery_type, 'guaranteed');
      assert.equal(held.terms.goal?.unit, 'impressions');
      assert.lengthOf(held.creatives, 1);
    });

    for (const [what, more] of [
      ['its currency', { currencies: ['JPY'] }],
      ['its pricing model', { pricing_models: ['flat_rate'] }],
      ['its delivery type', { delivery_types: ['non_guaranteed'] }],
      ['so short a flight', { shortest_flight_seconds: 31_536_000 }],
      ['so long a flight', { longest_flight_seconds: 60 }],
      ['so early a start', { lead_time_seconds: 86_400 }],
    ] as const)
      it(`is refused when the ad server does not have ${what}, before anything is sent`, async () => {
        desk.adServer.can = { ...desk.adServer.can, ...more } as typeof desk.adServer.can;
        const refused = await desk.refuseCreate(buyer, { packages: [promised()] });
        assert.equal(refused.code, 'VALIDATION_ERROR');
        assert.deepEqual(desk.adServer.calls, ['capabilities']);
      });

    it('is refused for targeting that the ad server would drop', async () => {
      desk.adServer.can = { ...desk.adServer.can, targeting: [] };
      const packages = [promised({ targeting_overlay: { geo_countries: ['US'] } })];
      assert.equal((await desk.refuseCreate(buyer, { packages })).code, 'VALIDATION_ERROR');
    });

    it('is refused when too little is left, and nothing is held or owed', async () => {
      desk.adServer.units = 10;
      const refused = await desk.refuseCreate(buyer, { packages: [promised()] });
      assert.equal(refused.code, 'PRODUCT_UNAVAILABLE');
      assert.equal(desk.adServer.held, 0);
      assert.equal(await committed(), 0);
    });

    for (const code of ['unclear', 'unavailable', 'rate_limited', 'unauthorized', 'broken_answer'] as const)
      it(`is refused, to be sent again, when the ad server answers ${code}`, async () => {
        failing('reserve', code);
        const refused = await desk.refuseCreate(buyer, { packages: [promised()] });
        assert.deepInclude(refused, { code: 'SERVICE_UNAVAILABLE', recovery: 'transient' });
        assert.equal(await committed(), 0);
        assert.isEmpty([...desk.adServer.packages]);
      });

    it('is rejected with the reason when the ad server refuses its terms, and its money is released', async () => {
      const { media_buy_id: id } = await buy();
      assert.equal(await committed(), 5000);
      failing('putPackage', 'invalid_terms');
      await place(id);
      assert.equal(await statusOf(id), 'rejected');
      assert.include(JSON.stringify(await desk.read(buyer, id)), 'invalid_terms of a test');
      assert.equal(await committed(), 0);
      assert.isEmpty(desk.adServer.running);
    });

    it('waits for a person, and is rejected when that person says no', async () => {
      desk.adServer.approves = false;
      const { media_buy_id: id, packages } = await buy();
      await place(id);
      assert.equal((await row(id))?.state, 'awaiting_approval');
      assert.isNull((await desk.read(buyer, id)).confirmed_at);
      const held = desk.adServer.packages.get(packages[0].package_id);
      if (held === undefined) throw new Error('it was not placed');
      held.rejected = 'No such ads here.';
      await place(id);
      assert.equal(await statusOf(id), 'rejected');
      assert.include(JSON.stringify(await desk.read(buyer, id)), 'No such ads here.');
      assert.equal(await committed(), 0);
    });

    it('runs when that person says yes', async () => {
      desk.adServer.approves = false;
      const { media_buy_id: id, packages } = await buy();
      await place(id);
      assert.isEmpty(desk.adServer.running);
      const held = desk.adServer.packages.get(packages[0].package_id);
      if (held !== undefined) held.isApproved = true;
      await place(id);
      await place(id);
      assert.lengthOf(desk.adServer.running, 1);
      assert.isString((await desk.read(buyer, id)).confirmed_at);
    });

    it('is given up when nobody decides in time: stopped there first, and then its money is released', async () => {
      desk.adServer.approves = false;
      const { media_buy_id: id, packages } = await buy();
      await place(id);
      desk.later(3 * DAY_MS + 1);
      failing('stop', 'unclear');
      assert.equal((await place(id)).kind, 'retry');
      assert.equal(await committed(), 5000, 'it may still run');
      desk.adServer.meddle = () => undefined;
      await place(id);
      assert.equal(desk.adServer.packages.get(packages[0].package_id)?.desired, 'stopped');
      assert.equal(await committed(), 0);
      assert.equal(await statusOf(id), 'rejected');
    });

    it('ends with its flight when the ad server never decides and moves its own time', async () => {
      desk.adServer.approves = false;
      const { media_buy_id: id } = await buy();
      for (let day = 0; day < 40; day += 10) {
        desk.adServer.decideBy = new Date(desk.now().getTime() + 20 * DAY_MS);
        await place(id);
        desk.later(10 * DAY_MS);
      }
      await desk.goTo(desk.now());
      await place(id);
      assert.equal((await desk.read(buyer, id)).status, 'canceled');
      assert.isEmpty(desk.adServer.running);
      desk.adServer.decideBy = null;
    });

    it('is stopped there when its buyer cancels, and keeps its claim until everything is counted', async () => {
      const { media_buy_id: id, packages } = await buy();
      await place(id);
      desk.later(3_600_000);
      await desk.update(buyer, id, { canceled: true });
      assert.equal(await committed(), 5000);
      await place(id);
      assert.equal(desk.adServer.packages.get(packages[0].package_id)?.desired, 'stopped');
      assert.isEmpty(desk.adServer.running);
      desk.adServer.completeUntil = new Date(desk.now().getTime() + DAY_MS);
      desk.adServer.finalUntil = desk.adServer.completeUntil;
      desk.later(DAY_MS);
      await desk.readFigures();
      await desk.goTo(desk.now());
      assert.equal(await committed(), 0);
    });

    it('is given up when the ad server ended it by itself', async () => {
      const { media_buy_id: id, packages } = await buy();
      await place(id);
      await place(id);
      const held = desk.adServer.packages.get(packages[0].package_id);
      if (held !== undefined) held.desired = 'stopped';
      await place(id);
      assert.equal(await statusOf(id), 'canceled');
    });

    it('is paused and started again as its buyer says', async () => {
      const { media_buy_id: id } = await buy();
      await place(id);
      await place(id);
      assert.lengthOf(desk.adServer.running, 1);
      await desk.update(buyer, id, { paused: true });
      await place(id);
      assert.isEmpty(desk.adServer.running);
      await desk.update(buyer, id, { paused: false });
      await place(id);
      assert.lengthOf(desk.adServer.running, 1);
    });

    it('is never booked as something else: what the ad server answers is compared', async () => {
      const { media_buy_id: id } = await buy();
      const put = desk.adServer.putPackage;
      desk.adServer.putPackage = async (...given) => {
        const answer = await put(...given);
        if (answer.ok && answer.answer.booked !== null) answer.answer.booked.currency = 'EUR';
        return answer;
      };
      assert.deepInclude(await place(id), { kind: 'retry', code: 'broken_answer' });
      assert.deepEqual(desk.faults, ['broken_answer']);
      assert.isEmpty(desk.adServer.running);
    });

    it('is sent anew when the ad server has lost it', async () => {
      const { media_buy_id: id } = await buy();
      await place(id);
      await place(id);
      desk.adServer.packages.clear();
      assert.deepInclude(await place(id), { kind: 'retry', code: 'not_found' });
      await place(id);
      assert.lengthOf(desk.adServer.running, 1);
    });

    it('is looked at again by the schedule, when the job of its purchase was lost', async () => {
      const { media_buy_id: id } = await buy();
      const open = async () =>
        (await rows(desk.store.url, "select id from jobs where kind = 'trafficBuy' and status = 'queued'"))
          .length;
      assert.equal(await open(), 1);
      await rows(desk.store.url, "update jobs set status = 'done' where kind = 'trafficBuy' returning id");
      await schedulePlacements(desk.store, desk.now());
      assert.equal(await open(), 0);
      desk.later(300_000);
      await schedulePlacements(desk.store, desk.now());
      assert.equal(await open(), 1);
      await place(id);
      await place(id);
      assert.lengthOf(desk.adServer.running, 1);
    });

    it('of a sandbox account never reaches the ad server', async () => {
      const sandbox = { ...buyer, account: { ...buyer.account, sandbox: true } };
      const { media_buy_id: id, confirmed_at } = await desk.running(sandbox, {}, [promised(), wanted()]);
      assert.isString(confirmed_at);
      assert.equal((await place(id)).kind, 'done');
      assert.isEmpty(desk.adServer.calls);
    });
  });
}
