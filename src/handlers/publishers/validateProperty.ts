import { domainGiven, requirePublicHost } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { failureBlock } from '../../domain/publishers/freshness.ts';

export const validateProperty: ReadHandler<'validateProperty'> = async ({ query }, { live, store }) => {
  const domain = domainGiven(query.domain);
  await requirePublicHost(live, domain);
  const { validation } = await live.validatePublisher(domain);
  const stored = await store.publishers.findRecord(domain);
  return { body: { ...validation, ...(stored === undefined ? {} : failureBlock(stored)) } };
};
