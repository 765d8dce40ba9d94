import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { revisionToWire, revisionWithState } from '../../domain/ownership/revisions.ts';
import type { Brand } from '../../store/brands/brands.ts';

export const getBrandHistory: ReadHandler<'getBrandHistory'> = async ({ query }, { store }) => {
  const domain = domainGiven(query.domain);
  const { limit = 20, offset = 0, revision } = query;
  const total = await store.revisions.count('brand', domain);
  const brand = await store.brands.find(domain);
  if (isHidden(brand) || (total === 0 && brand?.record == null)) {
    throw new ApiError('not_found', `Nothing is known about ${domain}.`, { domain });
  }
  if (revision !== undefined) {
    const found = await store.revisions.find('brand', domain, revision);
    // The text of an entry that waits for review beside a file of the domain is not public.
    const isShown = found !== undefined && !isWaiting(brand);
    return { body: { domain, total, revisions: isShown ? [revisionWithState(found)] : [] } };
  }
  const revisions = await store.revisions.list('brand', domain, { limit, offset });
  return { body: { domain, total, revisions: revisions.map(revisionToWire) } };
};

const isWaiting = (brand: Brand | undefined): boolean =>
  brand?.reviewStatus === 'pending' || brand?.reviewStatus === 'rejected';

/** An entry that is pending review or rejected is not public. */
const isHidden = (brand: Brand | undefined): boolean => brand?.record === null && isWaiting(brand);
