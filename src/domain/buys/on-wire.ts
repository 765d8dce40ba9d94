import type { CorePackage, MediaBuyMediaBuyRecord } from '../../../generated/types/schemas.ts';
import { fromMinor } from '../accounts/money.ts';
import { type ReleaseForm, releaseTable } from '../tasks/release.ts';
import { assignedOnWire } from './assignments.ts';
import { NO_PRODUCT, type WholeBuy, type WholePackage } from './buy-record.ts';
import { creativesDue, firstDue } from './creative-hold.ts';
import { type ActionStand, type Allowances, availableActions, validActions } from './lifecycle/actions.ts';
import type { BuyStatus } from './lifecycle/buy.ts';
import { singleTotal, totals } from './money/minor.ts';

/** A package, complete. */
export function packageOnWire(buy: WholeBuy, one: WholePackage): CorePackage {
  const missing = missingFormats(buy, one);
  return {
    ...commonOnWire(buy, one),
    ...(missing.length === 0 ? {} : { format_ids_to_provide: missing }),
  };
}

/** What answers about a package share. */
export function commonOnWire(buy: WholeBuy, one: WholePackage) {
  const { details, option } = one;
  const due = creativesDue(buy, one);
  const { pacing = 'even', cancellation, ...kept } = details;
  return {
    package_id: one.id,
    ...(one.productId === NO_PRODUCT ? {} : { product_id: one.productId }),
    pricing_option_id: option.pricing_option_id,
    budget: fromMinor(one.budget, option.currency),
    currency: option.currency,
    ...kept,
    pacing,
    creative_assignments: assignedOnWire(one),
    ...spanOnWire(buy, one),
    paused: one.paused,
    canceled: one.canceled,
    ...(cancellation === undefined ? {} : { cancellation }),
    ...(due === null ? {} : { creative_deadline: due.toISOString() }),
  };
}

export const spanOf = (
  buy: Pick<WholeBuy, 'startAt' | 'endAt'>,
  one: Pick<WholePackage, 'startAt' | 'endAt'>,
) => ({ start: one.startAt ?? buy.startAt, end: one.endAt ?? buy.endAt });

function spanOnWire(buy: WholeBuy, one: WholePackage) {
  const { start, end } = spanOf(buy, one);
  return { start_time: start.toISOString(), end_time: end.toISOString() };
}

/** Formats that a creative is still missing for; none once one is there. */
export function missingFormats(
  buy: Pick<WholeBuy, 'creatives'>,
  { canceled, needsCreatives, assignments, details, product }: WholePackage,
) {
  const isThere = assignments.some(({ creativeId }) => buy.creatives.has(creativeId));
  if (canceled || !needsCreatives || isThere) return [];
  return (details.format_ids ?? product.format_ids ?? []).map((format) => ({ ...format }));
}

export const standOf = ({ status, hold, isCancellable }: WholeBuy): ActionStand => ({
  status,
  hold,
  isCancellable,
});

/** What the products of a buy allow, each product once; canceled packages do not count. */
function allowancesOf({ packages }: WholeBuy): Allowances {
  const live = packages.filter(({ canceled }) => !canceled);
  const products = new Map(live.map(({ product }) => [product.product_id, product]));
  return [...products.values()].map(({ allowed_actions }) => allowed_actions ?? null);
}

export function actionsOnWire(
  buy: WholeBuy,
): Required<Pick<MediaBuyMediaBuyRecord, 'valid_actions' | 'available_actions'>> {
  const allowances = allowancesOf(buy);
  return {
    valid_actions: validActions(standOf(buy), allowances),
    available_actions: availableActions(standOf(buy), allowances),
  };
}

const budgets = ({ packages }: WholeBuy) =>
  packages.map(({ budget, option }) => ({ minor: budget, currency: option.currency }));

/** The sum of all budgets; nothing for several currencies. */
export function totalOnWire(
  buy: WholeBuy,
): Partial<Pick<MediaBuyMediaBuyRecord, 'currency' | 'total_budget'>> {
  const total = singleTotal(budgets(buy));
  return total === null
    ? {}
    : { currency: total.currency, total_budget: fromMinor(total.minor, total.currency) };
}

/** The sum in the currency of the first package, for answers that have to tell one; packages tell their own. */
export function mainTotal(buy: WholeBuy): { currency: string; minor: number } {
  return totals(budgets(buy))[0] ?? { currency: 'USD', minor: 0 };
}

/** The earliest time at which one of its packages needs its creatives. */
export function deadlineOnWire(buy: WholeBuy): Pick<MediaBuyMediaBuyRecord, 'creative_deadline'> {
  const due = firstDue(buy);
  return due === null ? {} : { creative_deadline: due.toISOString() };
}

/** The state of a buy that was made or changed, in the place where its caller looks for it. */
export const buyStatus = ({ status }: { readonly status: BuyStatus }, form: ReleaseForm) => ({
  status: releaseTable.buyStatusAtRoot[form] ? status : ('completed' as const),
  media_buy_status: status,
});
