import type { CoreAccountRef, CoreVendorMetricValue } from '../../../generated/types/core.ts';
import type { DeliveryReport } from '../../ad-server/delivery-report.ts';
import { gateAccount } from '../../domain/accounts/states.ts';
import type { WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import { type BuyStatus, isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import type { BuySubject, PackageDelivered } from '../../domain/delivery/buy-row.ts';
import { measuredOf, noFigures } from '../../domain/delivery/figures.ts';
import type { Delivered } from '../../domain/delivery/package-row.ts';
import { finalityOf, type ReportedBeside } from '../../domain/delivery/standing.ts';
import type { AdditionRecord } from '../../domain/events/addition.ts';
import type { MetricCatalog } from '../../domain/measurement/metrics.ts';
import { vendorMetricKey } from '../../domain/products/product.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { pausesAfter, type Steps } from '../../domain/steps.ts';
import type { Span } from '../../domain/text/instant.ts';
import { owningAccount } from '../accounts/owning-account.ts';
import { type AccountCall, resolveAccount } from '../accounts/resolve-account.ts';
import { spentKey } from '../buys/delivered.ts';

/** Maximum number of buys in one report. */
const MOST_BUYS = 1000;

/** Maximum of all of their packages together. */
export const MOST_OF_REPORT = { packages: 10_000, details: 32 * 1024 * 1024 };

type Wanted = {
  readonly account?: CoreAccountRef;
  readonly media_buy_ids?: readonly string[];
  readonly status_filter?: BuyStatus | readonly BuyStatus[];
};

/** Buys of a report, newest first, and whether they belong to the sandbox. */
export type ReportedBuy = {
  readonly buys: WholeBuy[];
  readonly sandbox: boolean;
  /** The account that the request names; null when it names none. */
  readonly accountId: string | null;
};

/**
 * The caller's buys that a request selects by identifier, status or account. Without identifiers and statuses,
 * only active buys are selected. Buys of an account whose status does not permit the task are treated as unknown.
 *
 * @throws {TaskError} MEDIA_BUY_NOT_FOUND for a single identifier that is unknown; the errors of `resolveAccount`;
 *   INVALID_REQUEST for more than 1000 buys
 */
export async function buysToReport(wanted: Wanted, call: AccountCall, task: string): Promise<ReportedBuy> {
  const { account: reference, media_buy_ids: ids, status_filter: states } = wanted;
  if (ids !== undefined && ids.length > MOST_BUYS) throw tooMany();
  const account =
    reference === undefined ? null : await resolveAccount(reference, call, task, { mayCreate: false });
  const statuses = states === undefined ? (ids === undefined ? ACTIVE : undefined) : [states].flat();
  const filter = {
    accountIds: account === null ? undefined : [account.id],
    ids: ids === undefined ? undefined : [...new Set(ids)],
    statuses,
  };
  const ask = { limit: MOST_BUYS + 1, most: MOST_OF_REPORT };
  const { isCut, read } = await call.store.mediaBuys.pageWithin(call.principal.id, filter, ask);
  if (isCut) throw reportTooLarge();
  const found = await read();
  if (found.length > MOST_BUYS) throw tooMany();
  const open = account === null ? await openAccounts(found, call, task) : new Set([account.id]);
  const buys = found.filter(({ accountId }) => open.has(accountId));
  if (ids?.length === 1 && buys.length === 0) throw noBuy('media_buy_ids[0]');
  const sandbox = account?.sandbox ?? buys.some((buy) => buy.sandbox);
  return { buys, sandbox, accountId: account?.id ?? null };
}

const ACTIVE: readonly BuyStatus[] = ['active'];

const tooMany = (): TaskError =>
  new TaskError('INVALID_REQUEST', `A report must not have more than ${MOST_BUYS} media buys.`, {
    suggestion: 'Name fewer media buys, an account, or states.',
  });

export const reportTooLarge = (): TaskError =>
  new TaskError(
    'INVALID_REQUEST',
    `A report must not have more than ${MOST_OF_REPORT.packages} packages, with ${MOST_OF_REPORT.details} bytes of targeting and other fields together.`,
    { suggestion: 'Name fewer media buys, an account, or states.' },
  );

export const noBuy = (field = 'media_buy_id'): TaskError =>
  new TaskError('MEDIA_BUY_NOT_FOUND', 'The caller has no media buy with this id.', { field });

/**
 * A buy of the caller whose account permits the task.
 *
 * @throws {TaskError} MEDIA_BUY_NOT_FOUND; the errors of the account's state
 */
export async function ownBuy(id: string, call: AccountCall, task: string): Promise<WholeBuy> {
  const buy = await call.store.mediaBuys.find({ principalId: call.principal.id, id });
  if (buy === undefined) throw noBuy();
  if ((await owningAccount(buy.accountId, call, task, 'media_buy_id')) === null) throw noBuy();
  return buy;
}

async function openAccounts(
  buys: readonly WholeBuy[],
  { store, principal }: AccountCall,
  task: string,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (const id of new Set(buys.map(({ accountId }) => accountId))) {
    const account = await store.accounts.find(id, principal.id);
    if (account !== undefined && gateAccount(account.status, task) === null) open.add(id);
  }
  return open;
}

type Asked = {
  readonly now: Date;
  /** Null for the whole lifetime of the buys. */
  readonly period: Span | null;
  /** Catalogs of the metrics that the agent publishes itself. */
  readonly ownMetrics: readonly MetricCatalog[];
};

/** Packages that are put together between two pauses: a few milliseconds. */
const PACKAGES_AT_ONCE = 100;

/** Report data of buys, from the platform's report and from the additions that other sources made. */
export function* deliverySubjects(
  buys: readonly WholeBuy[],
  report: DeliveryReport,
  additions: readonly AdditionRecord[],
  asked: Asked,
): Steps<BuySubject[]> {
  const packagesOf = new Map(report.packages.map((one) => [spentKey(one.buy_id, one.package_id), one]));
  const buysOf = new Map(report.buys.map((one) => [one.buy_id, one]));
  const addedTo = Map.groupBy(additions, ({ buy_id }) => buy_id);
  const subjects: BuySubject[] = [];
  const isDue = pausesAfter(PACKAGES_AT_ONCE);
  for (const buy of buys) {
    const added = addedTo.get(buy.id) ?? [];
    const told = reportedIn(added, asked);
    const finality = finalityOf(told, endOf(buy, asked.now), asked.now);
    const whole = buysOf.get(buy.id);
    const given = givenIn(added);
    const valuesFor = valuesIn(buy, told.vendor_metric_values ?? []);
    const packages: PackageDelivered[] = [];
    for (const [at, one] of buy.packages.entries()) {
      packages.push({
        subject: {
          id: one.id,
          product: one.product,
          currency: one.option.currency,
          model: one.option.pricing_model,
          isPaused: one.paused || buy.status === 'paused',
          buyStatus: buy.status,
          goal: one.details.impressions,
          committed: one.details.committed_metrics ?? [],
          measured: measuredIn(buy, one, given),
          weights: weightsOf(one),
          told: { ...told, vendor_metric_values: valuesFor(at) },
          ownMetrics: asked.ownMetrics,
          finality,
          periodEnd: asked.period?.end ?? asked.now,
        },
        delivered: packagesOf.get(spentKey(buy.id, one.id)) ?? nothingOf(one),
      });
      if (isDue()) yield;
    }
    subjects.push({
      id: buy.id,
      status: buy.status,
      packages,
      reach: whole?.reach ?? null,
      latest: whole?.latest ?? {},
      finality,
    });
  }
  return subjects;
}

/** Time at which a buy stopped delivering; null while it may still deliver. */
function endOf({ status, endAt, updatedAt }: WholeBuy, now: Date): Date | null {
  if (!isFinalBuy(status)) return endAt <= now ? endAt : null;
  return updatedAt < endAt ? updatedAt : endAt;
}

/** Names of the figures that additions state of each package; those of the whole buy by the empty id. */
function givenIn(added: readonly AdditionRecord[]): ReadonlyMap<string, ReadonlySet<string>> {
  const given = new Map<string, Set<string>>();
  for (const { package_id: id = '', counts, spend_minor, conversion_value_minor, latest = {} } of added) {
    const names = given.get(id) ?? new Set();
    given.set(id, names);
    for (const name of Object.keys(counts)) names.add(name);
    if (spend_minor !== undefined) names.add('spend_minor');
    if (conversion_value_minor !== undefined) names.add('conversion_value_minor');
    for (const name of Object.keys(latest)) names.add(name);
  }
  return given;
}

const measuredIn = (buy: WholeBuy, one: WholePackage, given: ReturnType<typeof givenIn>) =>
  measuredOf({
    metrics: one.product.reporting_capabilities?.available_metrics,
    isSilent: buy.isSilent,
    isCapped: one.details.targeting_overlay?.frequency_cap?.max_impressions !== undefined,
    hasPoints: one.option.pricing_model === 'cpp',
    given: new Set([...(given.get('') ?? []), ...(given.get(one.id) ?? [])]),
  });

/**
 * Values that additions state beside their figures, the latest of each. Vendor metric values are all kept, oldest
 * first.
 */
function reportedIn(
  added: readonly AdditionRecord[],
  { now, period }: Pick<Asked, 'now' | 'period'>,
): ReportedBeside {
  const told = added
    .filter(({ at }) => {
      const time = new Date(at);
      return time <= now && (period === null || (period.start <= time && time < period.end));
    })
    .map((each): ReportedBeside => each.told ?? {});
  return {
    ...told.reduce((latest: object, one) => Object.assign(latest, one), {}),
    vendor_metric_values: told.flatMap(({ vendor_metric_values: values = [] }) => values),
  };
}

/** A vendor's value belongs to the packages that committed to the metric, or to the first package when none did. */
function valuesIn(
  { packages }: WholeBuy,
  values: readonly CoreVendorMetricValue[],
): (at: number) => CoreVendorMetricValue[] {
  const promised = packages.map(
    ({ details }) =>
      new Set(
        (details.committed_metrics ?? []).flatMap((metric) =>
          metric.scope === 'vendor' ? [vendorMetricKey(metric)] : [],
        ),
      ),
  );
  const owned = new Set(promised.flatMap((keys) => [...keys]));
  const known = values
    .map((value) => ({ value, key: vendorMetricKey(value) }))
    .map((one) => ({ ...one, isOwned: owned.has(one.key) }));
  const ofSome = known.filter(({ isOwned }) => isOwned);
  return (at) =>
    (at === 0 ? known : ofSome)
      .filter(({ key, isOwned }) => (isOwned ? promised[at]?.has(key) === true : at === 0))
      .map(({ value }) => value);
}

const weightsOf = ({ assignments }: WholePackage): ReadonlyMap<string, number> =>
  new Map(
    assignments.flatMap(({ creativeId, details: { weight } }) =>
      weight === undefined ? [] : [[creativeId, weight] as const],
    ),
  );

/** Delivery of a package that the platform does not know. */
const nothingOf = ({ option }: WholePackage): Delivered => ({
  rate: option.fixed_price ?? option.floor_price ?? 0,
  totals: noFigures,
  reach: null,
  by_creative: [],
  windows: [],
  by_country: [],
  by_device_type: [],
  pacing_index: null,
  delivery_status: 'not_delivering',
  latest: {},
});
