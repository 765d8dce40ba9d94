import { DAY_MS } from '../../src/domain/text/instant.ts';
import { ACCOUNT, BRAND, readBrand } from './brand.ts';
import { buyOnce, change, discover, readEnd, WHOLE_BUDGET } from './buy.ts';
import { readBuiltCreative, runBuiltCreative } from './creative.ts';
import { logPurchases, readDelivery } from './delivery.ts';
import { showSomething } from './library.ts';
import { readReports } from './reports.ts';
import { licenseRights, readRightsEnd } from './rights.ts';
import { activateSignal } from './signals.ts';
import { type Body, call, demand, type Stage, timeOf } from './steps.ts';

/** Plays a campaign from discovery to its last report. Throws at the first unexpected response. */
export async function playCampaign(stage: Stage): Promise<Body> {
  const now = Date.parse(await timeOf(stage));
  const identity = await readBrand(stage);
  await declare(stage);
  const product = await discover(stage);
  const signals = await activateSignal(stage);
  const grant = await licenseRights(stage, now);
  const buy = await buyOnce(stage, product, { now, signals });
  await showSomething(stage, product, buy);
  await runBuiltCreative(stage, { product, buy, identity, grant });
  await change(stage, buy);
  await stage.run(buy);
  await logPurchases(stage);
  const delivered = await readDelivery(stage, buy, WHOLE_BUDGET);
  await readBuiltCreative(stage, buy);
  await feedBack(stage, buy, now);
  await stage.finish(buy);
  await readEnd(stage, buy);
  await readReports(stage, buy);
  await readRightsEnd(stage, grant);
  return delivered;
}

async function declare(stage: Stage): Promise<void> {
  const { operator } = ACCOUNT;
  await call(stage, 'sync_accounts', {
    accounts: [{ brand: BRAND, operator, billing: 'operator', sandbox: true }],
  });
  stage.step('account declared');
  const sources = await call(stage, 'sync_event_sources', {
    account: ACCOUNT,
    event_sources: [{ event_source_id: 'shop', name: 'Shop', event_types: ['purchase'] }],
  });
  demand(
    sources.event_sources?.some((one: Body) => one.event_source_id === 'shop'),
    'an event source',
    sources,
  );
}

async function feedBack(stage: Stage, { media_buy_id }: Body, now: number): Promise<void> {
  await call(stage, 'provide_performance_feedback', {
    account: ACCOUNT,
    media_buy_id,
    measurement_period: { start: new Date(now).toISOString(), end: new Date(now + DAY_MS).toISOString() },
    performance_index: 1.2,
  });
  stage.step('performance fed back');
}
