import { listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { buy } from './buying.ts';
import { account_, declares } from './readings.ts';
import { agentPart, rule, WRITES } from './rule.ts';
import { newKey, offers, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, reports of delivery';
const ABSENT = 'conformance-no-such-thing';
const AFTER = [idOf('get_media_buy_delivery')];
/** Figures are rounded to cents. */
const CENT = 0.011;

async function delivery(trial: Trial, bought: Called): Promise<Called> {
  await offers(trial, 'get_media_buy_delivery');
  return trial.get('get_media_buy_delivery', {
    account: bought.args.account,
    media_buy_ids: [bought.body.media_buy_id],
  });
}

export const reportsPart = agentPart(
  [
    rule(
      'agent.reports.polled',
      'Agent tasks, capabilities of media buying',
      'Reports can always be polled: `get_media_buy_delivery` has a row for a buy.',
      WRITES,
    ),
    rule(
      'agent.reports.only-asked',
      HEADING,
      'A report has no rows of buys that were not asked for.',
      WRITES,
    ),
    rule('agent.reports.sums', HEADING, 'The totals of a buy are the sums of its packages.', WRITES),
    rule('agent.reports.unknown-buy', HEADING, 'A buy that does not exist has no report.', WRITES),
    rule(
      'agent.reports.simulated',
      'Agent tasks, sandbox and controller',
      'Delivery that the controller simulated is reported.',
      { needs: ['credential', 'sandbox', 'controller'] },
    ),
    rule('agent.reports.feedback', HEADING, 'Feedback on a buy is taken.', WRITES),
    rule(
      'agent.reports.feedback-below-zero',
      HEADING,
      'Feedback with an index below zero is refused.',
      WRITES,
    ),
    rule(
      'agent.reports.financials',
      'Agent tasks, account',
      'Finances are reported of the account that was asked for, in one currency.',
      WRITES,
    ),
  ],
  {
    'agent.reports.polled': async (trial) => {
      const bought = await buy(trial);
      const called = await delivery(trial, bought);
      const ids = listOf(called.body.media_buy_deliveries).map((row) => objectOf(row).media_buy_id);
      must(
        ids.includes(bought.body.media_buy_id),
        'the report has no row for the buy that was asked for',
        called,
      );
    },
    'agent.reports.only-asked': {
      after: AFTER,
      run: async (trial) => {
        await buy(trial);
        const bought = await buy(trial);
        const called = await delivery(trial, bought);
        for (const row of listOf(called.body.media_buy_deliveries).map(objectOf))
          must(
            row.media_buy_id === bought.body.media_buy_id,
            `the report has a row for ${String(row.media_buy_id)}, which was not asked for`,
            called,
          );
      },
    },
    'agent.reports.sums': {
      after: AFTER,
      run: async (trial) => {
        const called = await delivery(trial, await buy(trial));
        for (const row of listOf(called.body.media_buy_deliveries).map(objectOf))
          for (const name of ['impressions', 'spend']) {
            const total = objectOf(row.totals)[name];
            const parts = listOf(row.by_package).map((one) => objectOf(one)[name]);
            if (typeof total !== 'number' || !parts.every((one) => typeof one === 'number')) continue;
            const sum = parts.reduce((all, one) => all + one, 0);
            must(
              Math.abs(sum - total) < CENT * Math.max(1, parts.length),
              `\`totals.${name}\` is ${total}, but the packages add up to ${sum}`,
              called,
            );
          }
      },
    },
    'agent.reports.unknown-buy': async (trial) => {
      await offers(trial, 'get_media_buy_delivery');
      const account = await trial.read(account_);
      const called = await trial.call('get_media_buy_delivery', { account, media_buy_ids: [ABSENT] });
      const rows = listOf(called.body.media_buy_deliveries);
      must(called.refusal !== null || rows.length === 0, 'a buy that does not exist has a report', called);
    },
    'agent.reports.simulated': async (trial) => {
      await declares(trial, 'compliance_testing.scenarios', 'simulate_delivery');
      const bought = await buy(trial);
      const figures = { impressions: 1234, clicks: 12 };
      const currency = String(bought.body.currency ?? 'USD');
      const made = await trial.call('comply_test_controller', {
        scenario: 'simulate_delivery',
        account: bought.args.account,
        params: {
          media_buy_id: bought.body.media_buy_id,
          ...figures,
          reported_spend: { amount: 5, currency },
        },
      });
      judgeable(
        made.body.success === true,
        `the controller simulated nothing: ${String(made.body.error_detail ?? made.body.error)}`,
      );
      const called = await delivery(trial, bought);
      const [row] = listOf(called.body.media_buy_deliveries).map(objectOf);
      for (const [name, value] of Object.entries(figures))
        must(
          objectOf(row?.totals)[name] === value,
          `\`totals.${name}\` is ${String(objectOf(row?.totals)[name])} after ${value} were simulated`,
          called,
        );
    },
    'agent.reports.feedback': async (trial) => {
      const called = await feedback(trial, 1.2);
      judgeable(called.fault === null, String(called.fault));
      must(
        called.refusal === null,
        `feedback was refused with ${called.refusal?.code}: ${called.refusal?.message}`,
        called,
      );
    },
    'agent.reports.feedback-below-zero': async (trial) => {
      const called = await feedback(trial, -1);
      must(called.refusal !== null, 'feedback with an index below zero was taken', called);
    },
    'agent.reports.financials': {
      after: [idOf('get_account_financials')],
      run: async (trial) => {
        const account = await trial.read(account_);
        const called = await trial.get('get_account_financials', { account });
        const { account_id: id, brand } = objectOf(called.body.account);
        const asked = account.account_id ?? objectOf(account.brand).domain;
        const got = account.account_id === undefined ? objectOf(brand).domain : id;
        must(
          got === undefined || got === asked,
          `the finances are of ${String(got)} instead of ${String(asked)}`,
          called,
        );
        must(typeof called.body.currency === 'string', 'the finances have no `currency`', called);
      },
    },
  },
);

async function feedback(trial: Trial, performance_index: number): Promise<Called> {
  await offers(trial, 'provide_performance_feedback');
  const bought = await buy(trial);
  const day = 86_400_000;
  return trial.call('provide_performance_feedback', {
    media_buy_id: bought.body.media_buy_id,
    performance_index,
    measurement_period: {
      start: new Date(Date.now() - 2 * day).toISOString(),
      end: new Date(Date.now() - day).toISOString(),
    },
    idempotency_key: newKey(),
  });
}
