import type { Handlers } from './call.ts';
import { createAdagents } from './registry/adagents/createAdagents.ts';
import { validateAdagents } from './registry/adagents/validateAdagents.ts';
import { enrichBrand } from './registry/brands/enrichBrand.ts';
import { getBrandHistory } from './registry/brands/getBrandHistory.ts';
import { getBrandJson } from './registry/brands/getBrandJson.ts';
import { listBrands } from './registry/brands/listBrands.ts';
import { resolveBrand } from './registry/brands/resolveBrand.ts';
import { resolveBrandsBulk } from './registry/brands/resolveBrandsBulk.ts';
import { saveBrand } from './registry/brands/saveBrand.ts';
import { submitDiscoveredBrand } from './registry/brands/submitDiscoveredBrand.ts';
import { getCrawlRequest } from './registry/crawl/getCrawlRequest.ts';
import { requestCrawl } from './registry/crawl/requestCrawl.ts';
import { getHostedAdagents } from './registry/documents/getHostedAdagents.ts';
import { getHostedBrandJson } from './registry/documents/getHostedBrandJson.ts';
import { getApiIndex } from './registry/meta/getApiIndex.ts';
import { getPropertyHistory } from './registry/properties/getPropertyHistory.ts';
import { listProperties } from './registry/properties/listProperties.ts';
import { resolvePropertiesBulk } from './registry/properties/resolvePropertiesBulk.ts';
import { resolveProperty } from './registry/properties/resolveProperty.ts';
import { saveProperty } from './registry/properties/saveProperty.ts';
import { validateProperty } from './registry/properties/validateProperty.ts';

/** One handler per operation of the contract; a missing, extra or wrongly typed one does not compile. */
export const handlers = {
  createAdagents,
  enrichBrand,
  getApiIndex,
  getBrandHistory,
  getBrandJson,
  getCrawlRequest,
  getHostedAdagents,
  getHostedBrandJson,
  getPropertyHistory,
  listBrands,
  listProperties,
  requestCrawl,
  resolveBrand,
  resolveBrandsBulk,
  resolvePropertiesBulk,
  resolveProperty,
  saveBrand,
  saveProperty,
  submitDiscoveredBrand,
  validateAdagents,
  validateProperty,
} satisfies Handlers;
