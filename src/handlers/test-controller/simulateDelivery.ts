import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import type { ReportedBeside } from '../../domain/delivery/standing.ts';
import type { AdditionRecord } from '../../domain/events/addition.ts';
import { boundValues, ownCatalogs, seededCatalog } from '../../domain/measurement/metrics.ts';
import { splitMoney } from '../../domain/money/amounts.ts';
import { fromMinor } from '../../domain/money/minor-units.ts';
import { type ScenarioParams, ScenarioRefusal } from '../../domain/test-controller/scenario.ts';
import {
  type SimulatedDelivery,
  simulatedDelivery,
} from '../../domain/test-controller/simulated-delivery.ts';
import { addDelivered } from '../../record/buys/delivered.ts';
import { lockedSandboxBuy } from '../../record/test-controller/sandbox.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/**
 * Adds to the delivery of a buy. Counts and spend are added to earlier ones; other figures replace earlier
 * ones. After the first call the buy delivers nothing by itself.
 */
export const simulateDelivery: Scenario = async (params, call) => {
  const { store, principal, now } = call;
  const buy = await lockedSandboxBuy(params, call);
  const delivery = await withUnits(simulatedDelivery(params), buy, call);
  const additions = additionsFor(buy, delivery, now);
  const before = await store.deliveryAdditions.list(principal.id, [buy.id]);
  judgeNumber(before.length + additions.length, buy);
  if (!buy.isSilent) await store.mediaBuys.update({ ...buy, isSilent: true });
  await addDelivered(store, buy, additions, now);
  return { simulated: delivery.simulated, cumulative: cumulative(buy, [...before, ...additions]) };
};

/** Simulated deliveries of one buy, and shares of its packages in them: every report of the buy deals all of them again. */
const MOST_OF_BUY = 1_000;
const MOST_SHARES = 20_000;

/** @throws {ScenarioRefusal} INVALID_STATE when the buy has too many simulated deliveries */
function judgeNumber(count: number, { packages }: WholeBuy): void {
  const most = Math.min(MOST_OF_BUY, Math.floor(MOST_SHARES / Math.max(1, packages.length)));
  if (count > most)
    throw new ScenarioRefusal(
      'INVALID_STATE',
      `A media buy with ${packages.length} packages can have at most ${most} simulated deliveries: use another media buy.`,
    );
}

/**
 * The delivery with the units that vendors publish: this agent in its declaration, others in seeded catalogs.
 *
 * @throws {ScenarioRefusal} INVALID_PARAMS when the unit differs, or this agent does not publish the metric
 */
async function withUnits(
  delivery: SimulatedDelivery,
  { accountId }: WholeBuy,
  { store, principal, profile }: Parameters<Scenario>[1],
): Promise<SimulatedDelivery> {
  const { vendor_metric_values: told } = delivery.told as ReportedBeside;
  if (told === undefined) return delivery;
  const seeded = await store.fixtures.list(principal.id, 'measurement_catalog', accountId);
  const { values, faults } = boundValues(told, [
    ...ownCatalogs(profile),
    ...seeded.map(({ document }) => seededCatalog(document.fixture)),
  ]);
  const [fault] = faults;
  if (fault !== undefined) {
    const place = `params.vendor_metric_values[${fault.at}].${fault.field}`;
    throw new ScenarioRefusal('INVALID_PARAMS', `${place}: ${fault.message}.`);
  }
  return { ...delivery, told: { ...delivery.told, vendor_metric_values: values } };
}

/**
 * One entry for the buy. If the buy has several currencies, the spend is split over the packages with its
 * currency.
 */
function additionsFor(
  buy: WholeBuy,
  { counts, spend, value, latest, told }: SimulatedDelivery,
  now: Date,
): AdditionRecord[] {
  const base = { at: now.toISOString(), buy_id: buy.id };
  if (value !== null && buy.packages.some(({ option }) => option.currency !== value.currency)) {
    throw new ScenarioRefusal(
      'INVALID_PARAMS',
      `params.conversion_value.currency: not every package of the media buy is paid in ${value.currency}.`,
    );
  }
  const whole = {
    ...base,
    counts,
    ...(value === null ? {} : { conversion_value_minor: value.minor }),
    latest,
    told: { ...told, synthetic: true },
  };
  if (spend === null) return [whole];
  const paid = buy.packages.filter(({ option }) => option.currency === spend.currency);
  if (paid.length === 0) {
    throw new ScenarioRefusal(
      'INVALID_PARAMS',
      `params.reported_spend.currency: the media buy is not paid in ${spend.currency}.`,
    );
  }
  if (paid.length === buy.packages.length) return [{ ...whole, spend_minor: spend.minor }];
  const shares = splitMoney(
    spend.minor,
    paid.map(({ budget }) => budget),
  );
  return [
    whole,
    ...paid.map((one, at) => ({
      ...base,
      package_id: one.id,
      counts: {},
      spend_minor: shares[at] ?? 0,
      told: { synthetic: true },
    })),
  ];
}

/** The last reported values. Figures that are no longer final have no `finalized_at`. */
function reportedOf(simulated: readonly AdditionRecord[]): ScenarioParams {
  const told = Object.assign({}, ...simulated.map((each) => each.told ?? {})) as ScenarioParams;
  const { finalized_at: _, ...open } = told;
  return told.is_final === false ? open : told;
}

/** Totals of all simulated deliveries; figures that do not add up have their latest value. */
function cumulative(buy: WholeBuy, additions: readonly AdditionRecord[]): ScenarioParams {
  const simulated = additions.filter(({ told }) => told?.synthetic === true);
  const counts: Record<string, number> = {};
  const spent = new Map<string, number>();
  const currencyOf = new Map(buy.packages.map(({ id, option }) => [id, option.currency]));
  for (const { counts: added, spend_minor: minor, package_id: id } of simulated) {
    for (const [name, count] of Object.entries(added)) counts[name] = (counts[name] ?? 0) + count;
    const currency = (id === undefined ? undefined : currencyOf.get(id)) ?? buy.packages[0]?.option.currency;
    if (minor !== undefined && currency !== undefined)
      spent.set(currency, (spent.get(currency) ?? 0) + minor);
  }
  const [spend, ...others] = [...spent].map(([currency, minor]) => ({
    amount: fromMinor(minor, currency),
    currency,
  }));
  const { synthetic: _, ...told } = reportedOf(simulated);
  const values = simulated.flatMap(({ conversion_value_minor: minor }) => minor ?? []);
  const currency = buy.packages[0]?.option.currency ?? 'USD';
  const value = values.reduce((sum, minor) => sum + minor, 0);
  return {
    ...counts,
    ...(spend === undefined ? {} : { reported_spend: spend }),
    ...(values.length === 0 ? {} : { conversion_value: { amount: fromMinor(value, currency), currency } }),
    ...(others.length === 0 ? {} : { reported_spend_by_currency: [spend, ...others] }),
    ...Object.assign({}, ...simulated.map(({ latest = {} }) => latest)),
    ...told,
  };
}
