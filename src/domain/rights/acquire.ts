import canonicalize from 'canonicalize';
import type { BrandAcquireRightsRequest, BrandUpdateRightsRequest } from '../../../generated/types/brand.ts';
import { judgeCountries } from '../products/judge-codes.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../refusals/refusal.ts';
import { dayOf } from '../text/instant.ts';
import { sha256Hex } from '../text/sha256.ts';
import {
  type Day,
  daysBetween,
  daysLater,
  endOf,
  type GrantTerms,
  grantState,
  type RightsGrant,
} from './grant.ts';
import {
  coversCountry,
  LONGEST_TERM_DAYS,
  prohibitedTerm,
  type RightsCatalog,
  type RightsOffering,
  type RightsPrice,
} from './offering.ts';

type Request = Pick<BrandAcquireRightsRequest, 'rights_id' | 'pricing_option_id' | 'campaign'>;

/** A request whose references and dates are valid. */
export type RightsRequested = {
  readonly offering: RightsOffering;
  readonly price: RightsPrice;
  readonly start: Day;
  readonly end: Day;
};

export const unknownRights = refuse(
  'REFERENCE_NOT_FOUND',
  'rights_id',
  'The agent has no rights with this id; `get_rights` lists the rights.',
);

/** Resolves the references of a request, then checks its dates. Returns the first fault, if there is one. */
export function readRightsRequest(
  { rights_id: id, pricing_option_id: priceId, campaign }: Request,
  catalog: RightsCatalog,
  now: Date,
): RightsRequested | BuyRejected {
  const offering = catalog.get(id);
  if (offering === undefined) return unknownRights;
  const price = offering.pricing_options.find(({ pricing_option_id: one }) => one === priceId);
  if (price === undefined)
    return refuse('REFERENCE_NOT_FOUND', 'pricing_option_id', 'The offering has no such price.');
  const [unknown] = judgeCountries(campaign.countries, 'campaign.countries');
  if (unknown !== undefined) return unknown;
  const today = dayOf(now);
  const { start_date: start = today, end_date: end = daysLater(start, longestTerm(offering) - 1) } = campaign;
  if (end < today)
    return refuse(
      'INVALID_REQUEST',
      'campaign.end_date',
      `\`campaign.end_date\` must not be before today (${today} in UTC).`,
    );
  if (end < start)
    return refuse(
      'INVALID_REQUEST',
      'campaign.end_date',
      '`campaign.end_date` must not be before `campaign.start_date`.',
    );
  return { offering, price, start, end };
}

export const longestTerm = ({ max_term_days: days = LONGEST_TERM_DAYS }: RightsOffering): number => days;

/** A rejection with its reason and suggestions for the buyer. */
export type RightsRejection = { readonly reason: string; readonly suggestions: readonly string[] };

/**
 * Checks a request against the rules of the rights holder. Returns the terms of the grant, or the rejection.
 *
 * @param exclusives exclusive grants of other buyers; those that overlap the request reject it
 */
export function judgeRightsRequest(
  { offering, price, start, end }: RightsRequested,
  { campaign }: Pick<Request, 'campaign'>,
  exclusives: readonly ExclusiveGrant[],
): { readonly terms: GrantTerms } | RightsRejection {
  const { uses, countries = [], estimated_impressions: planned = 0, description } = campaign;
  const uncovered = uses.filter((use) => !price.uses.includes(use));
  if (uncovered.length > 0) {
    const other = offering.pricing_options.find((one) => uses.every((use) => one.uses.includes(use)));
    return reject(`The price does not cover ${uncovered.join(', ')}.`, [
      other === undefined
        ? `Limit \`campaign.uses\` to ${price.uses.join(', ')}.`
        : `Choose the price ${other.pricing_option_id}, which covers these uses.`,
    ]);
  }
  const foreign = countries.filter((code) => !coversCountry(offering, code));
  if (foreign.length > 0)
    return reject(`The rights are not licensed for ${foreign.slice(0, 20).join(', ')}.`, [
      'Leave these countries out of `campaign.countries`.',
    ]);
  const days = daysBetween(start, end);
  if (days > longestTerm(offering))
    return reject(`The term has ${days} days; the longest is ${longestTerm(offering)} days.`, [
      `Choose a \`campaign.end_date\` up to ${daysLater(start, longestTerm(offering) - 1)}.`,
    ]);
  const { impression_cap: cap, overage_cpm: overage } = price;
  if (cap !== undefined && planned > cap && overage === undefined)
    return reject(`The price covers ${cap} impressions and has no price for more.`, [
      'Plan fewer impressions, or choose another price.',
    ]);
  const term = prohibitedTerm(offering, description);
  if (term !== null)
    return reject(
      'The campaign contains what the rights holder prohibits.',
      offering.content_restrictions ?? [],
    );
  const standing = exclusivesAgainst(exclusives, countries, start, end);
  if (standing.length > 0)
    return reject('Another buyer holds an exclusive licence in these countries and days.', [
      ...standing.slice(0, 5).map((one) => `Avoid ${exclusiveText(one)}.`),
    ]);
  return {
    terms: { price, uses: [...uses], countries: [...countries], start, end, impressionCap: cap ?? null },
  };
}

const reject = (reason: string, suggestions: readonly string[]): RightsRejection => ({ reason, suggestions });

/** The fields of an exclusive grant that decide whether it blocks other buyers. */
export type ExclusiveGrant = Pick<GrantTerms, 'countries' | 'start' | 'end'>;

/**
 * The exclusive grants that overlap a period in any of the countries. A grant or a request without countries covers
 * all countries.
 */
export const exclusivesAgainst = (
  exclusives: readonly ExclusiveGrant[],
  countries: readonly string[],
  start: Day,
  end: Day,
): ExclusiveGrant[] =>
  exclusives.filter(
    (one) =>
      one.start <= end &&
      one.end >= start &&
      (one.countries.length === 0 ||
        countries.length === 0 ||
        one.countries.some((code) => countries.includes(code))),
  );

export const exclusiveText = ({ countries, end }: ExclusiveGrant): string =>
  `${countries.length === 0 ? 'all countries' : countries.slice(0, 20).join(', ')} until ${end}`;

/** Digest of a request; equal for requests for the same licence. Webhooks and the time of the request do not count. */
export const rightsDigest = (
  { rights_id: id, pricing_option_id: price, campaign }: Request,
  buyer: string,
): string => sha256Hex(canonicalize([id, price, buyer, campaign]) ?? '');

/** How long a grant is stored after its last day, for reports about it. */
const KEPT_DAYS = 90;
export const keptUntil = (end: string): Date => endOf(daysLater(end, KEPT_DAYS));

/** Facts beside the request that a change depends on. */
type Around = {
  readonly now: Date;
  /** Exclusive grants of other buyers of the same offering. */
  readonly exclusives: readonly ExclusiveGrant[];
};

/** Validates a change of a grant. Returns the grant after the change, or all faults of the change. */
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
  const { terms } = grant;
  const { end_date: end = terms.end, pricing_option_id: priceId, paused = grant.paused } = request;
  const price = priceAfter(grant, priceId);
  const isRepriced = priceId !== undefined && priceId !== terms.price.pricing_option_id;
  const ownCap = isRepriced ? (price?.impression_cap ?? null) : terms.impressionCap;
  const cap = request.impression_cap ?? ownCap;
  const refusals = [
    ...priceFaults(terms, price),
    ...endFaults(grant, end, exclusives),
    ...capFaults(grant, cap, price),
  ];
  return judged(refusals, () => ({
    ...grant,
    paused,
    // Keys that were issued before a pause stay invalid after the pause.
    keySerial: grant.keySerial + (paused && !grant.paused ? 1 : 0),
    revision: grant.revision + 1,
    terms: { ...terms, price: price ?? terms.price, end, impressionCap: cap },
    updatedAt: now,
    keptUntil: keptUntil(end),
  }));
}

/** The price of a grant after a change; undefined for one that the offering does not have. */
const priceAfter = ({ terms, offering }: RightsGrant, asked: string | undefined): RightsPrice | undefined =>
  asked === undefined
    ? terms.price
    : offering.pricing_options.find(({ pricing_option_id: id }) => id === asked);

function priceFaults({ uses }: GrantTerms, price: RightsPrice | undefined): BuyRejected[] {
  const field = 'pricing_option_id';
  if (price === undefined) return [refuse('REFERENCE_NOT_FOUND', field, 'The offering has no such price.')];
  return uses.every((use) => price.uses.includes(use))
    ? []
    : [refuse('VALIDATION_ERROR', field, 'The price must cover all uses of the grant.')];
}

function endFaults(
  { terms, offering }: RightsGrant,
  end: Day,
  exclusives: readonly ExclusiveGrant[],
): BuyRejected[] {
  const wrong = (message: string) => [refuse('VALIDATION_ERROR', 'end_date', message)];
  if (end < terms.end) return wrong(`\`end_date\` must not be before ${terms.end}, the present last day.`);
  const longest = longestTerm(offering);
  if (daysBetween(terms.start, end) > longest)
    return wrong(`\`end_date\` must not be after ${daysLater(terms.start, longest - 1)}.`);
  return exclusivesAgainst(exclusives, terms.countries, terms.start, end).length > 0
    ? wrong('Another buyer holds an exclusive licence in the added days.')
    : [];
}

function capFaults(
  { impressions: delivered }: RightsGrant,
  cap: number | null,
  price: RightsPrice | undefined,
): BuyRejected[] {
  if (cap === null) return [];
  const wrong = (message: string) => refuse('VALIDATION_ERROR', 'impression_cap', message);
  const ceiling = price?.impression_cap;
  const isOver = ceiling !== undefined && cap > ceiling && price?.overage_cpm === undefined;
  return [
    ...(cap < delivered
      ? [wrong(`\`impression_cap\` must not be lower than the ${delivered} impressions reported.`)]
      : []),
    ...(isOver ? [wrong(`The price covers ${ceiling} impressions and has no price for more.`)] : []),
  ];
}
