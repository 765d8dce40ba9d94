import type { ReadHandler } from '../../call.ts';
import { domainKey } from '../domain-input.ts';
import { requirePublicHost } from '../public-host.ts';

export const validateProperty: ReadHandler<'validateProperty'> = async ({ query }, { live }) => {
  const domain = domainKey(query.domain);
  await requirePublicHost(live, domain);
  const { validation } = await live.validatePublisher(domain);
  return { body: validation };
};
