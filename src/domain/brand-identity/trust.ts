import type { BrandVerificationStatus } from '../../../generated/types/schemas.ts';
import type { BrandResolution } from '../brands/record.ts';

/** Trusts are mutual where each side's own file names the other (specification, brand resolution). */
type Resolved = Pick<BrandResolution, 'source' | 'house_domain' | 'relationship_trust'>;

/**
 * Whether a verdict of another agent may extend trust from its house to a domain. That it says `owned` proves nothing
 * by itself: the domain's own brand.json must name the house as well.
 *
 * @param record what the registry read from the domain's own file; null for nothing
 */
export const mayExtendTrust = (
  status: BrandVerificationStatus,
  houseDomain: string,
  record: Resolved | null,
): boolean =>
  status === 'owned' &&
  record?.source === 'brand_json' &&
  record.house_domain === houseDomain &&
  (record.relationship_trust === 'mutual' || record.relationship_trust === 'inline');

/** How a domain resolves from what its house and it say, each in its own file. */
export function resolutionOf(record: Resolved | null): string {
  if (record === null) return 'The registry knows no brand.json of this domain.';
  const { house_domain: house, relationship_trust: trust = 'standalone' } = record;
  return trust === 'mutual' || trust === 'inline'
    ? `The domain resolves to the house ${house}; the trust is ${trust}.`
    : `The domain stands for itself; the trust is ${trust}.`;
}
