import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { banner, NOW } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from './delivery-desk.ts';

const NAME = 'provide_performance_feedback';
const period = { start: '2027-03-01T00:00:00Z', end: '2027-03-08T00:00:00Z' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`${NAME} on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    let buyer = newBuyer();
    let buy: Answer;
    before(async () => {
      desk = await startDeliveryDesk(engine);
    });
    beforeEach(async () => {
      desk.setNow(NOW);
      buyer = newBuyer();
      buy = await desk.running(buyer, {}, [{ creatives: [banner('b1')] }]);
    });
    after(() => desk.drop());

    const args = (more: object = {}) => ({
      idempotency_key: freshKey(),
      media_buy_id: buy.media_buy_id,
      measurement_period: period,
      performance_index: 1.2,
      ...more,
    });
    const give = (more: object = {}) => desk.call(buyer.principal, NAME, args(more));
    const refused = async (more: object) => {
      const { code, field } = await desk.refusal(buyer.principal, NAME, args(more));
      return `${code} ${field ?? ''}`.trimEnd();
    };
    const kept = async () => {
      const rows = await desk.store.read.feedback.list(
        { principalId: buyer.principal.id, id: buy.media_buy_id },
        10,
      );
      return rows.map(({ feedback }) => feedback);
    };

    it('is kept, with what is left out filled in', async () => {
      assert.deepInclude(await give(), { status: 'completed', success: true, sandbox: true });
      assert.deepEqual(await kept(), [
        {
          metric_type: 'overall_performance',
          feedback_source: 'buyer_attribution',
          measurement_period: period,
          performance_index: 1.2,
        },
      ]);
    });
    it('is kept with all that was told, newest first', async () => {
      const own = { package_id: buy.packages[0].package_id, creative_id: 'b1', metric_type: 'brand_lift' };
      await give({ performance_index: 0 });
      desk.setNow(new Date(NOW.getTime() + 1000));
      await give({ ...own, vendor: { domain: 'eyes.example' } });
      assert.deepInclude((await kept())[0], { ...own, vendor: { domain: 'eyes.example' } });
      assert.equal((await kept())[1]?.performance_index, 0);
    });
    it('is kept once for each request', async () => {
      const given = args();
      await desk.call(buyer.principal, NAME, given);
      assert.isTrue((await desk.call(buyer.principal, NAME, given)).replayed);
      assert.lengthOf(await kept(), 1);
    });
    it('may be about a creative that ran before', async () => {
      const [{ package_id }] = buy.packages;
      await desk.keepCreative(buyer, 'b2');
      await desk.update(buyer, buy.media_buy_id, {
        packages: [{ package_id, creative_assignments: [{ creative_id: 'b2' }] }],
      });
      assert.isTrue((await give({ creative_id: 'b1' })).success);
    });

    for (const [name, more, refusal] of [
      ['an index below 0', { performance_index: -0.1 }, 'INVALID_REQUEST performance_index'],
      [
        'a period that ends before it starts',
        { measurement_period: { start: period.end, end: period.start } },
        'VALIDATION_ERROR measurement_period.end',
      ],
      [
        'a period of no time',
        { measurement_period: { start: period.end, end: period.end } },
        'VALIDATION_ERROR measurement_period.end',
      ],
      [
        'a period of days',
        { measurement_period: { start: '2027-03-01', end: '2027-03-02' } },
        'INVALID_REQUEST',
      ],
      ['a package of nobody', { package_id: 'pkg_none' }, 'PACKAGE_NOT_FOUND package_id'],
      ['a creative of nobody', { creative_id: 'none' }, 'CREATIVE_NOT_FOUND creative_id'],
      ['a metric of nobody', { metric_type: 'luck' }, 'INVALID_REQUEST metric_type'],
      ['no key', { idempotency_key: undefined }, 'INVALID_REQUEST'],
    ] as const)
      it(`refuses ${name}`, async () => {
        assert.match(await refused(more), new RegExp(`^${refusal}`));
        assert.lengthOf(await kept(), 0);
      });

    it('knows no buys of others, in the same words', async () => {
      const stranger = newBuyer();
      const foreign = await desk.refusal(stranger.principal, NAME, args());
      const unknown = await desk.refusal(stranger.principal, NAME, args({ media_buy_id: 'mb_none' }));
      assert.deepEqual(foreign, unknown);
      assert.deepInclude(unknown, { code: 'MEDIA_BUY_NOT_FOUND', field: 'media_buy_id' });
    });
  });
}
