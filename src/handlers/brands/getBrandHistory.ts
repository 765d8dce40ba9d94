import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { revisionToWire } from '../../domain/ownership/revisions.ts';
import type { Brand } from '../../store/brands/brands.ts';

export const getBrandHistory: ReadHandler<'getBrandHistory'> = async ({ query }, { store }) => {
  const domain = domainGiven(query.domain);
  const { limit = 20, offset = 0 } = query;
  const total = await store.revisions.count('brand', domain);
  const brand = await store.brands.find(domain);
  if (isHidden(brand) || (total === 0 && brand?.record == null)) {
    throw new ApiError('not_found', `Nothing is known about ${domain}.`, { domain });
  }
  const revisions = await store.revisions.list('brand', domain, { limit, offset });
  return { body: { domain, total, revisions: revisions.map(revisionToWire) } };
};

/** An entry that is pending review or rejected is not public. */
const isHidden = (brand: Brand | undefined): boolean =>
  brand !== undefined &&
  brand.record === null &&
  (brand.reviewStatus === 'pending' || brand.reviewStatus === 'rejected');
