import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { NOW } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from './delivery-desk.ts';

const later = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the stored figures of a simulated buy on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    beforeEach(() => desk.setNow(NOW));
    after(() => desk.drop());

    const rowsOf = (packageId: string) =>
      desk.store.primary.deliveredFigures.sums({
        packageIds: [packageId],
        from: later(-1),
        to: later(200),
        grain: 'hour',
      });

    it('are there without any read, and every answer follows them when they are corrected', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id, packages } = await desk.running(buyer);
      const packageId = packages[0].package_id;
      await desk.goTo(later(6));
      const [row] = (await rowsOf(packageId)).slice(2);
      if (row === undefined) throw new Error('nothing is stored');
      const told = async () => {
        const { totals, by_package: all } = await desk.row(buyer, id);
        const listed = await desk.read(buyer, id, { include_snapshot: true });
        const { spend } = await desk.call(buyer.principal, 'get_account_financials', {
          account: buyer.account,
        });
        return [totals, all[0], all[0].by_creative[0], listed.packages[0].snapshot]
          .map(({ impressions, spend: amount }) => [impressions, amount])
          .concat([[spend.total_spend]]);
      };
      const before = await told();
      await desk.store.transaction((tx) =>
        tx.deliveredFigures.putAll([
          {
            ...row,
            to: new Date(row.from.getTime() + HOUR_MS),
            revision: 10_000,
            counts: { ...row.counts, impressions: row.counts.impressions + 5_000 },
            spendMinor: (row.spendMinor ?? 0) + 123,
          },
        ]),
      );
      const expected = before.map((figures) =>
        figures.length === 1 ? [figures[0] + 1.23] : [figures[0] + 5_000, figures[1] + 1.23],
      );
      for (const [at, figures] of (await told()).entries())
        for (const [which, value] of figures.entries())
          assert.closeTo(value, expected[at]?.[which] ?? 0, 0.001, `place ${at}`);
    });

    it('are complete when the buy has ended: nothing is left to the simulator', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id, packages } = await desk.running(buyer);
      const packageId = packages[0].package_id;
      await desk.goTo(later(5.4));
      await desk.update(buyer, id, { canceled: true });
      await desk.goTo(later(5.5));
      const sum = (await rowsOf(packageId)).reduce((all, { counts }) => all + counts.impressions, 0);
      const { totals } = await desk.row(buyer, id);
      assert.isAbove(sum, 0);
      assert.equal(sum, totals.impressions);
    });
  });
}
