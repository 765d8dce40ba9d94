import { type BrandEntry, hostedBrandJson } from '../../../domain/brand-json/entry.ts';
import { ApiError } from '../../../domain/errors.ts';
import type { ReadHandler } from '../../call.ts';
import { domainKey } from '../domain-input.ts';
import { documentHeaders } from './document-headers.ts';

export const getHostedBrandJson: ReadHandler<'getHostedBrandJson'> = async ({ path }, { store }) => {
  const domain = domainKey(path.domain);
  const brand = await store.brands.find(domain);
  if (brand === undefined || brand.entry === null || brand.reviewStatus !== 'approved') {
    throw new ApiError('not_found', `No document is hosted for ${domain}.`, { domain });
  }
  return {
    headers: documentHeaders,
    body: hostedBrandJson(JSON.parse(brand.entry) as BrandEntry, domain),
  };
};
