import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { promised } from '../../handlers/buys/buys-desk.ts';
import { refusal } from '../../support/ad-server.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type ConnectedDesk, START, startConnectedDesk } from './connected-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what an ad server holds for a purchase that does not come about, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    let buyer: Awaited<ReturnType<ConnectedDesk['liveBuyer']>>;
    before(async () => {
      desk = await startConnectedDesk(engine);
    });
    after(async () => {
      desk.failures.length = 0;
      await desk.drop();
    });
    beforeEach(async () => {
      desk.at(START);
      desk.adServer.packages.clear();
      desk.adServer.reservations.clear();
      desk.adServer.meddle = () => undefined;
      desk.adServer.approves = true;
      desk.adServer.units = 10_000_000;
      buyer = await desk.liveBuyer();
    });

    const place = (id: string) => desk.place(buyer.principal.id, id);
    const buy = (count = 1) =>
      desk.running(
        buyer,
        {},
        Array.from({ length: count }, () => promised()),
      );
    const failing = (operation: string, code: Parameters<typeof refusal>[0]) => {
      desk.adServer.meddle = async (name, when) =>
        name === operation && when === 'before' ? refusal(code) : undefined;
    };

    it('is given back at once when another package of the purchase is refused', async () => {
      await buy();
      const one = desk.adServer.held;
      desk.adServer.reservations.clear();
      desk.adServer.units = Math.floor(one * 1.5);
      const refused = await desk.refuseCreate(buyer, { packages: [promised(), promised()] });
      assert.equal(refused.code, 'PRODUCT_UNAVAILABLE');
      assert.equal(desk.adServer.held, 0);
    });

    it('is given back when the purchase cannot be stored, and expires when that fails too', async () => {
      const { transaction } = desk.store;
      for (const isReleased of [true, false]) {
        if (!isReleased) failing('release', 'unclear');
        desk.adServer.reservations.clear();
        desk.store.transaction = (async (...given: Parameters<typeof transaction>) => {
          if (desk.adServer.held > 0) throw new Error('the disk is full');
          return transaction(...given);
        }) as typeof transaction;
        await desk.outcome(buyer.principal, 'create_media_buy', {
          idempotency_key: `cannot-be-stored-${isReleased}`,
          account: buyer.account,
          brand: { domain: 'outdoor.example' },
          start_time: 'asap',
          end_time: '2027-04-15T10:00:00Z',
          packages: [promised()],
        });
        desk.store.transaction = transaction;
        assert.equal(desk.adServer.held === 0, isReleased);
        desk.later(HOUR_MS);
        assert.equal(desk.adServer.held, 0);
      }
    });

    it('is given back when the ad server refuses the terms', async () => {
      const { media_buy_id: id } = await buy();
      assert.isAbove(desk.adServer.held, 0);
      failing('putPackage', 'invalid_terms');
      await place(id);
      assert.equal(desk.adServer.held, 0);
      assert.equal((await desk.read(buyer, id)).status, 'rejected');
    });

    it('is given back when the buyer cancels before it was placed', async () => {
      const { media_buy_id: id } = await buy();
      await desk.update(buyer, id, { canceled: true });
      await place(id);
      assert.equal(desk.adServer.held, 0);
      assert.isEmpty([...desk.adServer.packages]);
    });

    it('is kept until the time by which the ad server itself wants to decide, and no longer', async () => {
      desk.adServer.approves = false;
      desk.adServer.decideBy = new Date(START.getTime() + 2 * HOUR_MS);
      const { media_buy_id: id, packages } = await buy();
      await place(id);
      desk.later(HOUR_MS);
      await place(id);
      assert.equal((await desk.read(buyer, id)).status, 'pending_start');
      desk.later(HOUR_MS);
      await place(id);
      assert.equal(desk.adServer.packages.get(packages[0].package_id)?.desired, 'stopped');
      const { status, rejection_reason } = await desk.read(buyer, id);
      assert.deepEqual(
        [status, rejection_reason],
        ['rejected', 'It was not decided in time whether the package can run.'],
      );
      desk.adServer.decideBy = null;
    });

    it('ends for one package only when the ad server refuses its change, and that package is stopped there', async () => {
      const { media_buy_id: id, packages } = await buy(2);
      await place(id);
      await place(id);
      assert.lengthOf(desk.adServer.running, 2);
      const [first, second] = packages.map(({ package_id }: { package_id: string }) => package_id);
      await desk.update(buyer, id, { packages: [{ package_id: first, budget: 6000 }] });
      desk.adServer.meddle = async (name, when, of) =>
        name === 'putPackage' && when === 'before' && of === first
          ? refusal('insufficient_inventory')
          : undefined;
      await place(id);
      await place(id);
      assert.deepEqual(desk.adServer.running, [second]);
      const read = await desk.read(buyer, id);
      assert.equal(read.status, 'active');
      const [ended, kept] = read.packages as { canceled: boolean; cancellation?: { reason?: string } }[];
      assert.deepInclude(ended, { canceled: true });
      assert.include(ended?.cancellation?.reason, 'insufficient_inventory');
      assert.deepInclude(kept, { canceled: false });
    });

    it('is asked for again when the ad server said so, not before and not later', async () => {
      const { media_buy_id: id } = await buy();
      for (const code of ['rate_limited', 'unavailable'] as const) {
        desk.adServer.meddle = async (name) => (name === 'putPackage' ? refusal(code, 7_000) : undefined);
        assert.deepEqual(await place(id), { kind: 'retry', code, afterMs: 7_000 });
      }
    });
  });
}
