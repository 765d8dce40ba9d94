import { ApiError } from '../../../domain/errors.ts';
import type { ReadHandler } from '../../call.ts';
import { domainKey } from '../domain-input.ts';
import { failureBlock } from './freshness.ts';

export const validateProperty: ReadHandler<'validateProperty'> = async ({ query }, { live, store }) => {
  const domain = domainKey(query.domain);
  const host = await live.judgeHost(domain);
  if (!host.ok) throw new ApiError('invalid_domain', host.message, { domain });
  const { validation } = await live.validatePublisher(domain);
  const stored = await store.publishers.findRecord(domain);
  return { body: { ...validation, ...(stored === undefined ? {} : failureBlock(stored)) } };
};
