import type { Offer } from '../../products/product.ts';
import type { Targeting } from '../../products/targeting.ts';
import { type BuyRejected, outside } from '../refusal.ts';
import { judgeConflicts } from './conflicts.ts';
import { judgeFrequency } from './frequency.ts';
import { judgeReferences } from './references.ts';
import type { Seller } from './seller.ts';
import { judgeSignalRules } from './signal-rules.ts';
import { ALONGSIDE, judgeDimensions } from './targeting.ts';

/**
 * Everything about the targeting of a package: what the seller declares, what the product takes, what excludes itself
 * and what it refers to.
 */
export function judgeTargeting(
  targeting: Targeting | undefined,
  offer: Offer,
  seller: Seller,
  field: string,
): BuyRejected[] {
  const unruly = judgeSignalRules(targeting, offer.product, field);
  if (targeting === undefined) return unruly;
  const caps = seller.declared.frequencyCaps;
  const { frequency_cap } = targeting;
  const undeclared = judgeDimensions(targeting, seller.declared, field);
  return [
    ...undeclared,
    ...judgeProduct(targeting, offer, undeclared, field),
    ...judgeConflicts(targeting, field),
    ...(frequency_cap === undefined || caps === null
      ? []
      : judgeFrequency(frequency_cap, caps, `${field}.frequency_cap`)),
    ...judgeReferences(targeting, offer.product, seller, field),
    ...unruly,
  ];
}

/** Dimensions that the product does not take; those that nobody takes were told already. */
function judgeProduct(
  targeting: Targeting,
  { targeting: taken }: Offer,
  told: readonly BuyRejected[],
  field: string,
): BuyRejected[] {
  if (taken === null) return [];
  return Object.entries(targeting).flatMap(([name, value]) => {
    const place = `${field}.${name}`;
    if (value === undefined || taken.includes(name) || ALONGSIDE.includes(name)) return [];
    if (told.some((refusal) => refusal.field.startsWith(place))) return [];
    return [
      outside(
        'UNSUPPORTED_FEATURE',
        place,
        'The product does not support targeting by this dimension.',
        name,
        taken,
      ),
    ];
  });
}
