import { assert } from 'chai';
import { NO_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { countStatements } from '../../http/count-statements.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { NOW } from '../buys/buys-desk.ts';
import { type DeliveryDesk, newBuyer, startDeliveryDesk } from '../delivery/delivery-desk.ts';

const NAME = 'report_usage';
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
      buy = await desk.running(buyer);
    });
    after(() => desk.drop());

    const record = (more: object = {}) => ({
      account: buyer.account,
      vendor_cost: 0.125,
      currency: 'USD',
      ...more,
    });
    const args = (usage: object[], more: object = {}) => ({
      idempotency_key: freshKey(),
      reporting_period: period,
      usage,
      ...more,
    });
    const report = (...usage: object[]) => desk.call(buyer.principal, NAME, args(usage));
    const kept = () => desk.store.read.usageRecords.list(buyer.principal.id, buy.account.account_id, 10);

    it('counts what was taken, and keeps it', async () => {
      const answer = await report(
        record({ account: { account_id: buy.account.account_id }, media_buy_id: buy.media_buy_id }),
      );
      assert.deepInclude(answer, { status: 'completed', accepted: 1, sandbox: true });
      assert.notProperty(answer, 'errors');
      assert.deepEqual(await kept(), [
        {
          vendor_cost: 0.125,
          currency: 'USD',
          media_buy_id: buy.media_buy_id,
          reporting_period: period,
        },
      ]);
    });

    it('is refused to a caller that may only read', async () => {
      const permissions = { ...NO_PERMISSIONS, reports: ['read'] as const };
      const reader = { ...buyer.principal, permissions };
      assert.equal((await desk.refusal(reader, NAME, args([record()]))).code, 'READ_ONLY_SCOPE');
      assert.deepEqual(await kept(), []);
    });

    it('takes final figures, and provisional ones', async () => {
      const { accepted } = await report(
        record({ final: false, measurement_window: 'c3' }),
        record({ final: true, finalized_at: '2027-03-15T09:00:00Z' }),
      );
      assert.equal(accepted, 2);
    });

    it('tells what was wrong with single entries', async () => {
      const stranger = newBuyer();
      const theirs = await desk.running(stranger);
      const { accepted, errors } = await report(
        record({ account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } }),
        record(),
        record({ account: { account_id: theirs.account.account_id } }),
        record({ media_buy_id: theirs.media_buy_id }),
        record({ media_buy_id: 'mb_none' }),
        record({ finalized_at: '2027-03-15T09:00:00Z' }),
      );
      assert.equal(accepted, 1);
      assert.deepEqual(
        errors.map(({ code, field }: Answer) => `${code} ${field}`),
        [
          'ACCOUNT_NOT_FOUND usage[0].account',
          'ACCOUNT_NOT_FOUND usage[2].account',
          'MEDIA_BUY_NOT_FOUND usage[3].media_buy_id',
          'MEDIA_BUY_NOT_FOUND usage[4].media_buy_id',
          'VALIDATION_ERROR usage[5].finalized_at',
        ],
      );
      assert.lengthOf(await kept(), 1);
    });

    it('takes nothing when nothing is right', async () => {
      const { accepted, errors } = await report(
        record({ account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } }),
      );
      assert.equal(accepted, 0);
      assert.lengthOf(errors, 1);
    });

    it('knows no buys of another account of the caller', async () => {
      const other = { ...buyer.account, brand: { domain: 'other.example' } };
      const { accepted, errors } = await report(record({ account: other, media_buy_id: buy.media_buy_id }));
      assert.equal(accepted, 0);
      assert.equal(errors[0].code, 'MEDIA_BUY_NOT_FOUND');
    });

    it('follows the state of the account', async () => {
      const { account_id } = buy.account;
      for (const [status, accepted] of [
        ['suspended', 1],
        ['closed', 0],
      ] as const) {
        await desk.control(buyer, 'force_account_status', { account_id, status });
        assert.equal((await report(record({ account: { account_id } }))).accepted, accepted);
      }
    });

    it('makes an account once, however many entries are about it', async () => {
      const fresh = newBuyer();
      const entry = (domain: string, operator = 'agency.example') => ({
        account: { brand: { domain }, operator, sandbox: true },
        vendor_cost: 1,
        currency: 'USD',
      });
      const { accepted } = await desk.call(
        fresh.principal,
        NAME,
        args([
          entry('one.example'),
          entry('one.example'),
          entry('two.example'),
          entry('one.example', 'b.example'),
        ]),
      );
      assert.equal(accepted, 4);
      assert.equal(await desk.store.read.accounts.count(fresh.principal.id, {}), 3);
      await desk.call(fresh.principal, NAME, args([entry('one.example'), entry('three.example')]));
      assert.equal(await desk.store.read.accounts.count(fresh.principal.id, {}), 4);
    });

    it('asks the database as often for a thousand entries as its rows need, not once for each', async () => {
      const fresh = newBuyer();
      const usage = Array.from({ length: 1000 }, (_, at) => ({
        account: { brand: { domain: `b${at}.example` }, operator: 'agency.example', sandbox: true },
        media_buy_id: at % 2 === 0 ? undefined : `mb_${at}`,
        vendor_cost: 1,
        currency: 'USD',
      }));
      const counting = countStatements(desk.store);
      const { accepted, errors } = await desk.call(fresh.principal, NAME, args(usage));
      counting.stop();
      assert.equal(accepted, 500);
      assert.lengthOf(errors, 500);
      assert.isBelow(counting.count, 40);
    });

    it('is kept once for each request', async () => {
      const given = args([record()]);
      await desk.call(buyer.principal, NAME, given);
      assert.isTrue((await desk.call(buyer.principal, NAME, given)).replayed);
      assert.lengthOf(await kept(), 1);
    });

    for (const [name, more, refusal] of [
      [
        'a period of no time',
        { reporting_period: { start: period.end, end: period.end } },
        { code: 'VALIDATION_ERROR', field: 'reporting_period.end' },
      ],
      [
        'a period the wrong way round',
        { reporting_period: { start: period.end, end: period.start } },
        { code: 'VALIDATION_ERROR', field: 'reporting_period.end' },
      ],
      ['no entries', { usage: [] }, { code: 'INVALID_REQUEST' }],
      [
        'a cost below 0',
        { usage: [{ account: { account_id: 'a' }, vendor_cost: -1, currency: 'USD' }] },
        { code: 'INVALID_REQUEST' },
      ],
      ['no key', { idempotency_key: undefined }, { code: 'INVALID_REQUEST' }],
    ] as const)
      it(`refuses ${name}`, async () => {
        assert.deepInclude(await desk.refusal(buyer.principal, NAME, args([record()], more)), refusal);
        assert.lengthOf(await kept(), 0);
      });
  });
}
