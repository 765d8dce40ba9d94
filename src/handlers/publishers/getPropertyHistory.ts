import { domainGiven } from '../../desk/admission.ts';
import type { ReadCall, ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { revisionToWire, revisionWithState } from '../../domain/ownership/revisions.ts';

export const getPropertyHistory: ReadHandler<'getPropertyHistory'> = async ({ query }, { store }) => {
  const domain = domainGiven(query.domain);
  const { limit = 20, offset = 0, revision } = query;
  if (revision !== undefined) {
    const [total, found] = await Promise.all([
      store.revisions.count('property', domain),
      store.revisions.find('property', domain, revision),
    ]);
    if (total === 0) await refuseUnknown(domain, store);
    return { body: { domain, total, revisions: found === undefined ? [] : [revisionWithState(found)] } };
  }
  const { total, revisions } = await store.revisions.page('property', domain, { limit, offset });
  if (total === 0) await refuseUnknown(domain, store);
  return { body: { domain, total, revisions: revisions.map(revisionToWire) } };
};

/** @throws {ApiError} not_found for a domain without a history of which nothing else is known */
async function refuseUnknown(domain: string, store: ReadCall['store']): Promise<void> {
  if ((await store.publishers.findRecord(domain))?.record == null)
    throw new ApiError('not_found', `Nothing is known about ${domain}.`, { domain });
}
