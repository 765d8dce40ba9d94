import { assert } from 'chai';
import { countStatements } from '../../http/count-statements.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { freshKey } from '../../support/task-desk.ts';
import {
  banner,
  type CreativesDesk,
  newBuyer,
  startCreativesDesk,
  wanted,
} from '../creatives/creatives-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a creative that sync_creatives assigns in several buys on ${engine.name}`, () => {
    let desk: CreativesDesk;
    before(async () => {
      desk = await startCreativesDesk(engine);
    });
    after(() => desk.drop());

    /** Statements that count assignments, of a request that assigns one creative in so many buys. */
    async function counts(buys: number): Promise<number> {
      const buyer = newBuyer();
      const packages: string[] = [];
      for (let made = 0; made < buys; made += 1) {
        const buy = await desk.create(buyer, { packages: [wanted()] });
        packages.push(buy.packages[0].package_id);
      }
      const counted = countStatements(desk.store);
      await desk.call(buyer.principal, 'sync_creatives', {
        idempotency_key: freshKey(),
        account: buyer.account,
        creatives: [banner('c')],
        assignments: packages.map((package_id) => ({ creative_id: 'c', package_id })),
      });
      counted.stop();
      const { creatives } = await desk.list(buyer);
      assert.equal(creatives[0].assignments.assignment_count, buys);
      return counted.asked.filter(({ sql }) => /^select .creative_id. from .media_buy_assignments/.test(sql))
        .length;
    }

    it('has its packages counted as often as in one buy', async () => {
      const one = await counts(1);
      assert.isAbove(one, 0);
      assert.equal(await counts(4), one);
    });
  });
}
