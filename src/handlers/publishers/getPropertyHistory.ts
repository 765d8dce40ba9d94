import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { revisionToWire, revisionWithState } from '../../domain/ownership/revisions.ts';

export const getPropertyHistory: ReadHandler<'getPropertyHistory'> = async ({ query }, { store }) => {
  const domain = domainGiven(query.domain);
  const { limit = 20, offset = 0, revision } = query;
  const total = await store.revisions.count('property', domain);
  if (total === 0 && (await store.publishers.findRecord(domain))?.record == null) {
    throw new ApiError('not_found', `Nothing is known about ${domain}.`, { domain });
  }
  if (revision !== undefined) {
    const found = await store.revisions.find('property', domain, revision);
    return { body: { domain, total, revisions: found === undefined ? [] : [revisionWithState(found)] } };
  }
  const revisions = await store.revisions.list('property', domain, { limit, offset });
  return { body: { domain, total, revisions: revisions.map(revisionToWire) } };
};
