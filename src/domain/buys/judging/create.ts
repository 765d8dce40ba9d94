import type { CoreReportingWebhook } from '../../../../generated/types/core.ts';
import type { MediaBuyCreateMediaBuyRequest } from '../../../../generated/types/media-buy.ts';
import type { Wire } from '../../contract/shapes.ts';
import { type Money, toMinor } from '../../money/amounts.ts';
import { fromMinor } from '../../money/minor-units.ts';
import { planOf } from '../../products/discovery/plan-proposal.ts';
import { judgeProposal, type Proposal } from '../../products/discovery/proposal.ts';
import type { Product } from '../../products/product.ts';
import { type BuyRejected, type Judged, judged, noValue, outside, refuse } from '../../refusals/refusal.ts';
import type { Span } from '../../text/instant.ts';
import { judgeLimit, readBudget, tooLow } from '../money/budget.ts';
import { judgeFlight } from './flight.ts';
import { judgePackage, type SoldPackage } from './package.ts';
import type { PackageRequest } from './requests.ts';
import { MOST_ASSIGNMENTS, tooManyAssigned } from './room.ts';
import type { Seller } from './seller.ts';

/** The fields of a `create_media_buy` request that are validated here. */
export type CreateRequest = Wire<
  Pick<
    MediaBuyCreateMediaBuyRequest,
    | 'start_time'
    | 'end_time'
    | 'packages'
    | 'proposal_id'
    | 'total_budget'
    | 'io_acceptance'
    | 'paused'
    | 'reporting_webhook'
  >
>;

export type NewBuy = {
  readonly flight: Span;
  readonly hold: boolean;
  readonly packages: readonly SoldPackage[];
};

/**
 * Validates a request for a new buy and reports all faults of its packages at once. The request is accepted as a
 * whole or not at all.
 *
 * @param proposal the proposal that the request names, if the account has it
 */
export function judgeCreate(request: CreateRequest, seller: Seller, proposal?: Proposal): Judged<NewBuy> {
  const mixed = judgeForm(request);
  if (mixed !== null) return judged([mixed], noValue);
  const flight = judgeFlight(request, seller.now);
  if (!flight.ok) return flight;
  const asked = request.proposal_id === undefined ? direct(request) : planned(request, seller, proposal);
  if ('refusal' in asked) return judged([asked.refusal], noValue);
  const assigned = asked.packages.reduce((sum, one) => sum + countOfAssigned(one), 0);
  if (assigned > MOST_ASSIGNMENTS)
    return judged([refuse('INVALID_REQUEST', 'packages', tooManyAssigned(assigned))], noValue);
  const results = asked.packages.map((one, at) => judgePackage(one, flight.value, seller, `packages[${at}]`));
  const sold = results.flatMap((result) => (result.ok ? [result.value] : []));
  const refusals = results.flatMap((result) => (result.ok ? [] : result.refusals));
  if (refusals.length > 0) return judged(refusals, noValue);
  const limit = judgeLimit(sold.map(moneyOf), seller.availableIn, limitField(request));
  const reporting = judgeReporting(
    request.reporting_webhook,
    sold.map(({ offer }) => offer.product),
  );
  const left = [...(limit === null ? [] : [limit]), ...reporting];
  return judged(left, () => ({ flight: flight.value, hold: request.paused === true, packages: sold }));
}

const countOfAssigned = ({ creative_assignments = [], creatives = [] }: PackageRequest): number =>
  creative_assignments.length + creatives.length;

export const moneyOf = ({ budget, option }: SoldPackage): Money => ({
  minor: budget,
  currency: option.currency,
});

const limitField = ({ proposal_id }: CreateRequest): string =>
  proposal_id === undefined ? 'packages' : 'total_budget.amount';

function judgeForm({ packages, proposal_id, total_budget }: CreateRequest): BuyRejected | null {
  if (packages === undefined && proposal_id === undefined)
    return refuse('INVALID_REQUEST', 'packages', '`packages` or `proposal_id` is required.');
  if (packages !== undefined && proposal_id !== undefined)
    return refuse(
      'INVALID_REQUEST',
      'proposal_id',
      '`packages` and `proposal_id` cannot be combined: send one of them.',
    );
  if (packages?.length === 0)
    return refuse('INVALID_REQUEST', 'packages', '`packages` must have at least 1 package.');
  if (proposal_id !== undefined && total_budget === undefined)
    return refuse('INVALID_REQUEST', 'total_budget', '`total_budget` is required with `proposal_id`.');
  return null;
}

type Asked = { readonly packages: readonly PackageRequest[] } | { readonly refusal: BuyRejected };

const direct = ({ packages = [] }: CreateRequest): Asked => ({ packages });

function planned(
  { total_budget, io_acceptance }: CreateRequest,
  seller: Seller,
  proposal: Proposal | undefined,
): Asked {
  const refusal = judgeProposal(proposal, io_acceptance, seller.now);
  if (refusal !== null) return { refusal };
  if (proposal === undefined || total_budget === undefined) return noValue();
  const { amount, currency } = total_budget;
  const read = readBudget(amount, currency, 'total_budget.amount');
  if (!read.ok) return { refusal: read.refusal };
  const guidance = proposal.total_budget_guidance;
  const minimum = guidance?.currency === currency ? toMinor(guidance.min ?? 0, currency) : 0;
  if (minimum !== null && read.minor < minimum)
    return { refusal: tooLow(minimum, currency, 'total_budget.amount') };
  const plan = planOf(proposal, { minor: read.minor, currency }, seller.offers);
  if ('refusal' in plan) return plan;
  return {
    packages: plan.planned.map(({ allocation, option, budget }) => ({
      product_id: allocation.product_id,
      pricing_option_id: option.pricing_option_id,
      budget: fromMinor(budget, currency),
      ...(allocation.start_time === undefined ? {} : { start_time: allocation.start_time }),
      ...(allocation.end_time === undefined ? {} : { end_time: allocation.end_time }),
    })),
  };
}

export type ReportingWebhook = Pick<CoreReportingWebhook, 'reporting_frequency'>;

/** Checks that every product of the buy can have its reports pushed, at this frequency. */
export function judgeReporting(
  webhook: ReportingWebhook | undefined,
  products: readonly Product[],
): BuyRejected[] {
  if (webhook === undefined) return [];
  const all = products.flatMap(({ reporting_capabilities: reported }) => reported ?? []);
  if (all.some(({ supports_webhooks: isPushed }) => !isPushed)) {
    const message = 'A product of the buy does not support pushed reports: its `supports_webhooks` is false.';
    const suggestion = 'Leave `reporting_webhook` out and call `get_media_buy_delivery`.';
    return [refuse('UNSUPPORTED_FEATURE', 'reporting_webhook', message, { suggestion })];
  }
  const [first = [], ...others] = all.map((one) => one.available_reporting_frequencies);
  const common = first.filter((frequency) => others.every((list) => list.includes(frequency)));
  if (all.length === 0 || common.includes(webhook.reporting_frequency)) return [];
  const field = 'reporting_webhook.reporting_frequency';
  const message = '`reporting_frequency` must be one that every product of the buy supports.';
  return [outside('INVALID_REQUEST', field, message, webhook.reporting_frequency, common)];
}
