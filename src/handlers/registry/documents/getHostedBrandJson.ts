import { ApiError } from '../../../domain/errors.ts';
import { hostedBrandOf } from '../../../record/hosted-documents.ts';
import type { ReadHandler } from '../../call.ts';
import { domainGiven } from '../domain-input.ts';
import { documentHeaders } from './document-headers.ts';

export const getHostedBrandJson: ReadHandler<'getHostedBrandJson'> = async ({ path }, { store }) => {
  const domain = domainGiven(path.domain);
  const document = await hostedBrandOf(store, domain);
  if (document === undefined)
    throw new ApiError('not_found', `No document is hosted for ${domain}.`, { domain });
  return { headers: documentHeaders, body: document };
};
