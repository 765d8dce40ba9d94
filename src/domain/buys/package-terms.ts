import { isServable } from '../creatives/creative.ts';
import { sameJson } from '../json/values.ts';
import type { TermsRecord, WholeBuy, WholePackage } from './buy-record.ts';

/** A package with its current terms, appended when they differ from the last ones. */
export function withTerms(buy: WholeBuy, one: WholePackage, now: Date): WholePackage {
  const last = one.terms.at(-1);
  // Timestamps never decrease, even when the clock is set back.
  const from = last === undefined || new Date(last.from) <= now ? now.toISOString() : last.from;
  const terms = termsOf(buy, one, from);
  return last !== undefined && sameJson({ ...last, from }, terms)
    ? one
    : { ...one, terms: [...one.terms, terms] };
}

/** Before its start a package counts as running, so that its first hour does not depend on when the clock looks. */
function termsOf(buy: WholeBuy, one: WholePackage, from: string): TermsRecord {
  const { bid_price, pacing, targeting_overlay: targeting } = one.details;
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
