import type { ReadHandler } from '../../call.ts';
import { domainGiven } from '../domain-input.ts';
import { requirePublicHost } from '../public-host.ts';
import { failureBlock } from './freshness.ts';

export const validateProperty: ReadHandler<'validateProperty'> = async ({ query }, { live, store }) => {
  const domain = domainGiven(query.domain);
  await requirePublicHost(live, domain);
  const { validation } = await live.validatePublisher(domain);
  const stored = await store.publishers.findRecord(domain);
  return { body: { ...validation, ...(stored === undefined ? {} : failureBlock(stored)) } };
};
