import type { BrandUpdateRightsRequest } from '../../../generated/types/schemas.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../buys/refusal.ts';
import { type ExclusiveGrant, exclusivesAgainst, longestTerm } from './acquire.ts';
import { daysBetween, daysLater, endOf } from './days.ts';
import { grantState, type RightsGrant } from './grant.ts';

/** How long a grant is kept after its last day, for reports about it. */
const KEPT_DAYS = 90;
export const keptUntil = (end: string): Date => endOf(daysLater(end, KEPT_DAYS));

/** What else a change depends on. */
type Around = {
  readonly now: Date;
  /** Exclusive grants of other buyers of the same offering. */
  readonly exclusives: readonly ExclusiveGrant[];
};

/** The grant after a change, or all that is wrong with the change. */
export function changeGrant(
  grant: RightsGrant,
  request: Pick<BrandUpdateRightsRequest, 'end_date' | 'impression_cap' | 'pricing_option_id' | 'paused'>,
  { now, exclusives }: Around,
): Judged<RightsGrant> {
  const state = grantState(grant, now);
  if (!['acquired', 'paused', 'scheduled'].includes(state)) {
    const message = `A grant in state ${state} cannot be changed.`;
    return judged([refuse('INVALID_STATE', 'rights_id', message)], () => grant);
  }
  const { terms, offering, impressions: delivered } = grant;
  const { end_date: end = terms.end, pricing_option_id: priceId, paused = grant.paused } = request;
  const price =
    priceId === undefined
      ? terms.price
      : offering.pricing_options.find(({ pricing_option_id: id }) => id === priceId);
  const isRepriced = priceId !== undefined && priceId !== terms.price.pricing_option_id;
  const ownCap = isRepriced ? (price?.impression_cap ?? null) : terms.impressionCap;
  const cap = request.impression_cap ?? ownCap;
  const refusals: BuyRejected[] = [];
  const wrong = (field: string, message: string) => refusals.push(refuse('VALIDATION_ERROR', field, message));
  if (price === undefined)
    refusals.push(refuse('REFERENCE_NOT_FOUND', 'pricing_option_id', 'The offering has no such price.'));
  else if (terms.uses.some((use) => !price.uses.includes(use)))
    wrong('pricing_option_id', 'The price must cover all uses of the grant.');
  if (end < terms.end)
    wrong('end_date', `\`end_date\` must not be before ${terms.end}, the present last day.`);
  else if (daysBetween(terms.start, end) > longestTerm(offering))
    wrong('end_date', `\`end_date\` must not be after ${daysLater(terms.start, longestTerm(offering) - 1)}.`);
  else if (exclusivesAgainst(exclusives, terms.countries, terms.start, end).length > 0)
    wrong('end_date', 'Another buyer holds an exclusive licence in the added days.');
  if (cap !== null && cap < delivered)
    wrong(
      'impression_cap',
      `\`impression_cap\` must not be lower than the ${delivered} impressions reported.`,
    );
  const ceiling = price?.impression_cap;
  if (cap !== null && ceiling !== undefined && cap > ceiling && price?.overage_cpm === undefined)
    wrong('impression_cap', `The price covers ${ceiling} impressions and has no price for more.`);
  return judged(refusals, () => ({
    ...grant,
    paused,
    // A key that was handed out before a pause stays invalid after it.
    keySerial: grant.keySerial + (paused && !grant.paused ? 1 : 0),
    revision: grant.revision + 1,
    terms: { ...terms, price: price ?? terms.price, end, impressionCap: cap },
    updatedAt: now,
    keptUntil: keptUntil(end),
  }));
}
