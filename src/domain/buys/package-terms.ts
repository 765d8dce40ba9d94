import type { CoreTargeting } from '../../../generated/types/core.ts';
import { isServable } from '../creatives/creative.ts';
import { sameJson } from '../json/values.ts';
import { TaskError } from '../refusals/task-error.ts';
import type { TermsRecord, WholeBuy, WholePackage } from './buy-record.ts';

/**
 * Weight up to which a buyer may change the packages of a buy while they run: a change weighs 1, and ten creatives that the
 * package shows weigh 1 more. Every read of the buy reads its terms, so their number is what each call costs.
 */
export const MOST_TERMS = 5_000;
/** Beyond it, changes that nobody may be refused (a creative ended) take the place of the last one. */
const MOST_FORCED_TERMS = 2 * MOST_TERMS;

/**
 * The part of a targeting by which delivery is counted, day by day. The rest has done its work when the package was
 * booked (`targeting_ppm`), and may be as large as a message: it is never repeated in the history of a package.
 */
const COUNTED_BY = [
  'geo_countries',
  'geo_countries_exclude',
  'device_type',
  'device_type_exclude',
  'daypart_targets',
  'frequency_cap',
] as const satisfies readonly (keyof CoreTargeting)[];

/** Only the fields of a targeting that delivery is counted by; undefined when it has none of them. */
export function countedTargeting(targeting: CoreTargeting | undefined): CoreTargeting | undefined {
  if (targeting === undefined) return undefined;
  const kept = COUNTED_BY.filter((field) => targeting[field] !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept.map((field) => [field, targeting[field]]));
}

/** Weight of the changes of all packages of a buy, as `MOST_TERMS` limits it. The first terms of a package are none. */
function weightOfTerms({ packages }: Pick<WholeBuy, 'packages'>): number {
  let weight = 0;
  for (const { terms } of packages)
    for (let at = 1; at < terms.length; at += 1)
      weight += 1 + Math.floor((terms[at]?.creatives.length ?? 0) / 10);
  return weight;
}

/** Whether not even changes that nobody may be refused are added to the terms of a buy. */
export const isFullOfTerms = (buy: Pick<WholeBuy, 'packages'>): boolean =>
  weightOfTerms(buy) >= MOST_FORCED_TERMS;

/**
 * A package with its current terms; the package itself when they are the same as the last ones. Terms that never had an
 * effect are replaced, all others stay and get a successor.
 *
 * @param isFull whether the buy has so many terms that none may be added without need
 */
export function withTerms(buy: WholeBuy, one: WholePackage, now: Date, isFull = false): WholePackage {
  const last = one.terms.at(-1);
  // Timestamps never decrease, even when the clock is set back.
  const from = last === undefined || new Date(last.from) <= now ? now.toISOString() : last.from;
  const terms = termsOf(buy, one, from);
  if (last === undefined) return { ...one, terms: [terms] };
  if (sameJson({ ...last, from }, terms)) return one;
  const isReplaced = hadNoEffect(last, terms) || (isFull && last.running === terms.running);
  return {
    ...one,
    terms: isReplaced ? [...one.terms.slice(0, -1), { ...terms, from: last.from }] : [...one.terms, terms],
  };
}

/** Whether nothing was or will be delivered under terms that end now, and none under the next ones before now. */
function hadNoEffect(last: TermsRecord, next: TermsRecord): boolean {
  // A package that once had a creative is not one that never had any.
  if (last.creatives.length > 0 && next.creatives.length === 0) return false;
  const ends = new Date(next.from);
  const waits = ({ running, start }: TermsRecord) => !running || new Date(start) > ends;
  return waits(last) && waits(next);
}

/**
 * Judges a buyer's change of what runs, when the buy has as many terms as it may. What only stops is never refused.
 *
 * @throws {TaskError} INVALID_STATE
 */
export function judgeRoomForTerms(
  seen: WholeBuy,
  after: WholeBuy,
  { now, fieldOf }: { readonly now: Date; fieldOf(packageId: string): string },
): void {
  if (weightOfTerms(seen) < MOST_TERMS) return;
  const old = new Map(seen.packages.map((one) => [one.id, one.terms.length]));
  const grown = after.packages.find((one) => {
    const { terms } = withTerms(after, one, now);
    return terms.length > (old.get(one.id) ?? 0) && terms.at(-1)?.running === true;
  });
  if (grown === undefined) return;
  const message = `The packages of this media buy changed as often as one media buy allows while they ran: ${MOST_TERMS} changes, ten creatives of a package counting as one more.`;
  throw new TaskError('INVALID_STATE', message, {
    field: fieldOf(grown.id),
    suggestion: 'Pause or cancel this media buy, and create another one with the new terms.',
  });
}

/** Before its start a package counts as running, so that its first hour does not depend on when the clock looks. */
function termsOf(buy: WholeBuy, one: WholePackage, from: string): TermsRecord {
  const { bid_price, pacing, targeting_overlay } = one.details;
  const targeting = countedTargeting(targeting_overlay);
  const shown = one.assignments.filter(({ creativeId }) => {
    const status = buy.creatives.get(creativeId);
    return status !== undefined && isServable(status);
  });
  const isOn = buy.status === 'active' || (buy.status === 'pending_start' && !buy.hold);
  return {
    from,
    running: isOn && !one.paused && !one.canceled && (shown.length > 0 || !one.needsCreatives),
    start: (one.startAt ?? buy.startAt).toISOString(),
    end: (one.endAt ?? buy.endAt).toISOString(),
    budget: one.budget,
    ...(bid_price === undefined ? {} : { bid_price }),
    ...(pacing === undefined ? {} : { pacing }),
    creatives: shown.map(({ creativeId, details: { weight } }) => ({
      creative_id: creativeId,
      ...(weight === undefined ? {} : { weight }),
    })),
    share_ppm: one.sharePpm,
    targeting_ppm: one.targetingPpm,
    ...(targeting === undefined ? {} : { targeting }),
  };
}
