import { domainGiven } from '../../desk/admission.ts';
import { documentHeaders, type ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { hostedAdagentsOf } from '../../record/publishers/hosted-adagents.ts';

export const getHostedAdagents: ReadHandler<'getHostedAdagents'> = async ({ path }, { store, baseUrl }) => {
  const domain = domainGiven(path.domain);
  const document = await hostedAdagentsOf(store, domain, baseUrl);
  if (document === undefined)
    throw new ApiError('not_found', `No document is hosted for ${domain}.`, { domain });
  return { headers: documentHeaders, body: document };
};
