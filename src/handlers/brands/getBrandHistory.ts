import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { revisionToWire, revisionWithState } from '../../domain/ownership/revisions.ts';
import type { BrandReview } from '../../store/brands/brands.ts';

export const getBrandHistory: ReadHandler<'getBrandHistory'> = async ({ query }, { store }) => {
  const domain = domainGiven(query.domain);
  const { limit = 20, offset = 0, revision } = query;
  const refuseUnknown = (total: number, brand: BrandReview | undefined) => {
    if (isHidden(brand) || (total === 0 && brand?.isPublic !== 1))
      throw new ApiError('not_found', `Nothing is known about ${domain}.`, { domain });
  };
  if (revision !== undefined) {
    const [total, found, brand] = await Promise.all([
      store.revisions.count('brand', domain),
      store.revisions.find('brand', domain, revision),
      store.brands.findReview(domain),
    ]);
    refuseUnknown(total, brand);
    // The text of an entry that waits for review beside a file of the domain is not public.
    const isShown = found !== undefined && !isWaiting(brand);
    return { body: { domain, total, revisions: isShown ? [revisionWithState(found)] : [] } };
  }
  const [{ total, revisions }, brand] = await Promise.all([
    store.revisions.page('brand', domain, { limit, offset }),
    store.brands.findReview(domain),
  ]);
  refuseUnknown(total, brand);
  return { body: { domain, total, revisions: revisions.map(revisionToWire) } };
};

const isWaiting = (brand: BrandReview | undefined): boolean =>
  brand?.reviewStatus === 'pending' || brand?.reviewStatus === 'rejected';

/** An entry that is pending review or rejected is not public. */
const isHidden = (brand: BrandReview | undefined): boolean => brand?.isPublic === 0 && isWaiting(brand);
