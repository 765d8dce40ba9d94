import { assert } from 'chai';
import { newBuyer, promised, wanted } from '../../handlers/buys/buys-desk.ts';
import { refusal } from '../../support/ad-server.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type ConnectedDesk, START, startConnectedDesk } from './connected-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the time that a purchase has at the ad server, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    let buyer: Awaited<ReturnType<ConnectedDesk['liveBuyer']>>;
    beforeEach(async () => {
      desk = await startConnectedDesk(engine);
      desk.at(START);
      buyer = await desk.liveBuyer();
      await desk.capabilities.read();
      desk.adServer.calls.length = 0;
    });
    afterEach(() => desk.drop());

    const three = [promised(), promised({ budget: 4000 }), promised({ budget: 3000 })];
    const buy = () => desk.running(buyer, {}, three);
    const reserves = () => desk.adServer.calls.filter((name) => name === 'reserve').length;
    /** The time is over when the ad server has been asked for so many packages; the last one is not answered in it. */
    const over = (asked: number, held: 'held' | 'not held') => {
      const time = new AbortController();
      desk.wait(() => time.signal);
      desk.adServer.meddle = async (name, when) => {
        if (name !== 'reserve' || reserves() < asked || when !== (held === 'held' ? 'after' : 'before'))
          return undefined;
        time.abort();
        return refusal('unclear');
      };
    };

    for (const held of ['held', 'not held'] as const)
      it(`is one for all packages: the buy waits for those that were not answered in it, and were ${held}`, async () => {
        over(2, held);
        const made = await buy();
        assert.equal(reserves(), 2);
        assert.isNull(made.confirmed_at);
        assert.equal(made.media_buy_status, 'pending_start');
        desk.adServer.meddle = () => undefined;
        for (let run = 0; run < 2; run += 1) await desk.place(buyer.principal.id, made.media_buy_id);
        assert.equal((await desk.read(buyer, made.media_buy_id)).status, 'active');
        assert.lengthOf(desk.adServer.running, 3);
        assert.equal(desk.adServer.held, 0, 'every reservation was used');
      });

    it('that is over before the first package leaves all to the own ledger and to the placing', async () => {
      desk.wait(() => AbortSignal.abort());
      const made = await buy();
      assert.isEmpty(desk.adServer.calls);
      desk.adServer.units = 0;
      desk.adServer.meddle = async (name) =>
        name === 'putPackage' ? refusal('insufficient_inventory') : undefined;
      await desk.place(buyer.principal.id, made.media_buy_id);
      assert.equal((await desk.read(buyer, made.media_buy_id)).status, 'rejected');
      assert.isEmpty(desk.adServer.running);
    });

    it('lets the own ledger refuse what it has sold', async () => {
      desk.wait(() => AbortSignal.abort());
      const { code } = await desk.refuseCreate(buyer, { packages: [promised({ budget: 900_000_000 })] });
      assert.include(['PRODUCT_UNAVAILABLE', 'BUDGET_EXCEEDED'], code);
    });

    it('is not waited for by an ad server that is away: the purchase is refused at the first package', async () => {
      desk.adServer.meddle = async (name) => (name === 'reserve' ? refusal('unclear') : undefined);
      const { code } = await desk.refuseCreate(buyer, { packages: three });
      assert.equal(code, 'SERVICE_UNAVAILABLE');
      assert.equal(reserves(), 1);
    });

    it('gives back what may be held when the purchase is refused for another reason', async () => {
      over(1, 'held');
      const { code } = await desk.refuseCreate(buyer, {
        packages: [promised(), wanted({ bid_price: 0.01 })],
      });
      assert.isString(code);
      assert.equal(desk.adServer.held, 0);
    });

    it('is none in a sandbox, of which the ad server knows nothing', async () => {
      desk.wait(() => AbortSignal.abort());
      const made = await desk.running(newBuyer(), {}, [promised()]);
      assert.isString(made.confirmed_at);
      assert.isEmpty(desk.adServer.calls);
    });

    it('is the time of the process in jobs: each call has the signal of its job', async () => {
      const made = await buy();
      desk.signals.length = 0;
      await desk.place(buyer.principal.id, made.media_buy_id);
      const [one] = desk.adServer.packages.values();
      if (one === undefined) throw new Error('nothing was placed');
      desk.adServer.packages.set('pkg_stray', { ...one });
      await desk.readFigures();
      await desk.compare();
      assert.deepEqual(
        desk.signals.filter(([, signal]) => signal !== desk.jobSignal),
        [],
      );
      const names = new Set(desk.signals.map(([name]) => name));
      for (const name of ['putPackage', 'putCreatives', 'readPackage', 'delivery', 'listPackages', 'command'])
        assert.isTrue(names.has(name), name);
    });
  });
}
