import { assert } from 'chai';
import { banner, createArgs, promised } from '../../handlers/buys/buys-desk.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { type ConnectedDesk, START, startConnectedDesk } from './connected-desk.ts';
import { Killed, killable } from './killable.ts';

const MINUTES_MS = 60_000;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a process that is killed at any point of a purchase, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    let buyer: Awaited<ReturnType<ConnectedDesk['liveBuyer']>>;
    let process: ReturnType<typeof killable>;
    before(async () => {
      desk = await startConnectedDesk(engine);
      process = killable(desk);
    });
    after(async () => {
      desk.failures.length = 0;
      await desk.drop();
    });
    beforeEach(async () => {
      process.revive();
      desk.at(START);
      desk.adServer.packages.clear();
      desk.adServer.reservations.clear();
      buyer = await desk.liveBuyer();
    });

    const argsOf = () =>
      createArgs(buyer, {
        packages: [promised({ creatives: [banner(`cr_${buyer.principal.id}`)] })],
        end_time: '2027-04-15T10:00:00Z',
      });
    const buysOf = async () =>
      (
        await rows(desk.store.url, `select id from media_buys where principal_id = '${buyer.principal.id}'`)
      ).map(({ id }) => String(id));
    const committed = async (): Promise<number> => {
      const answer = await desk.call(buyer.principal, 'get_account_financials', { account: buyer.account });
      return answer.credit.committed_credit ?? 0;
    };
    const work = async (id: string) => {
      for (let run = 0; run < 4; run += 1) await desk.place(buyer.principal.id, id);
    };
    /** What a process does from the purchase to the start; it ends where it is killed. */
    async function purchase(args: ReturnType<typeof argsOf>): Promise<void> {
      try {
        await desk.outcome(buyer.principal, 'create_media_buy', args);
        const [id] = await buysOf();
        if (id !== undefined) for (let run = 0; run < 2; run += 1) await desk.place(buyer.principal.id, id);
      } catch (cause) {
        if (!(cause instanceof Killed)) throw cause;
      }
    }

    it('leaves nothing that costs, holds or runs, or a buy that is brought to its end', async () => {
      process.killAt(Number.POSITIVE_INFINITY);
      await purchase(argsOf());
      const points = [...process.points];
      assert.lengthOf(desk.adServer.running, 1);
      assert.includeMembers(points, [
        'before reserve',
        'after reserve',
        'before putPackage',
        'after putPackage',
        'before putCreatives',
        'after putCreatives',
        'before start',
        'after start',
        'before a transaction',
        'after a transaction',
      ]);
      for (const [index, label] of points.entries()) {
        const place = `killed ${label} (${index + 1} of ${points.length})`;
        process.revive();
        desk.at(START);
        desk.adServer.packages.clear();
        desk.adServer.reservations.clear();
        buyer = await desk.liveBuyer();
        const args = argsOf();
        process.killAt(index + 1);
        await purchase(args);
        const [id] = await buysOf();
        if (id === undefined) {
          assert.isEmpty([...desk.adServer.packages], place);
          process.revive();
          assert.equal(await committed(), 0, place);
          desk.later(10 * MINUTES_MS);
          assert.equal(desk.adServer.held, 0, `${place}: units stay held`);
        } else process.revive();
        // Whether the buyer heard of it or not, the same request leads to one buy.
        const made = await desk.call(buyer.principal, 'create_media_buy', args);
        assert.deepEqual(await buysOf(), [made.media_buy_id], place);
        await work(made.media_buy_id);
        assert.deepEqual(desk.adServer.running, [made.packages[0].package_id], place);
        assert.equal(desk.adServer.packages.size, 1, place);
        assert.equal(await committed(), 5000, place);
        const { confirmed_at, status } = await desk.read(buyer, made.media_buy_id);
        assert.isString(confirmed_at, place);
        assert.equal(status, 'active', place);
      }
    });

    it('lets nothing run on whose buyer canceled', async () => {
      const cancel = async (id: string): Promise<void> => {
        try {
          const args = {
            idempotency_key: `cancel-of-${id}`,
            account: buyer.account,
            media_buy_id: id,
            canceled: true,
          };
          await desk.outcome(buyer.principal, 'update_media_buy', args);
          await desk.place(buyer.principal.id, id);
        } catch (cause) {
          if (!(cause instanceof Killed)) throw cause;
        }
      };
      let total = Number.POSITIVE_INFINITY;
      for (let point = 0; point <= total; point += 1) {
        process.revive();
        desk.at(START);
        desk.adServer.packages.clear();
        buyer = await desk.liveBuyer();
        await purchase(argsOf());
        const [id = ''] = await buysOf();
        assert.lengthOf(desk.adServer.running, 1);
        process.killAt(point === 0 ? Number.POSITIVE_INFINITY : point);
        await cancel(id);
        if (point === 0) total = process.points.length;
        const place = `killed ${process.points.at(-1)} (${point} of ${total})`;
        process.revive();
        await cancel(id);
        await work(id);
        assert.isEmpty(desk.adServer.running, place);
        assert.deepEqual(
          [...desk.adServer.packages.values()].map(({ desired }) => desired),
          ['stopped'],
          place,
        );
        assert.equal((await desk.read(buyer, id)).status, 'canceled', place);
      }
      assert.isAtLeast(total, 6);
    });
  });
}
