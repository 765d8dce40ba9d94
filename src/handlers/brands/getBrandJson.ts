import { domainGiven } from '../../desk/admission.ts';
import type { ReadCall, ReadHandler } from '../../desk/call.ts';
import {
  brandFreshness,
  brandNotKnown,
  isOverdue,
  isWorthAsking,
} from '../../domain/brands/brand-standing.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { hostedBrandFile } from '../../record/brands/hosted-documents.ts';
import type { BrandDocument } from '../../store/publishers/documents.ts';

const headers = { 'Cache-Control': 'no-store' };

export const getBrandJson: ReadHandler<'getBrandJson'> = async ({ query }, call) => {
  const { store, live, now } = call;
  const domain = domainGiven(query.domain);
  const stored = await store.brands.findRecord(domain);
  const fresh = query.fresh === true;
  const seen = fresh || isWorthAsking(stored, now) ? await live.resolveBrand(domain, fresh) : undefined;
  const brand = seen?.brand ?? stored;
  const own = seen?.unstored === undefined ? await storedFile(domain, call) : seen.unstored;
  const body = own === null ? await entryFile(domain, call) : shownFile(domain, own);
  if (seen === undefined && isOverdue(stored, now)) live.refreshBrands([domain]);
  if (body === undefined || brand === undefined) {
    throw brandNotKnown(domain, brand);
  }
  const fellBack = fresh && seen !== undefined && !seen.resolved;
  return {
    headers,
    body: {
      ...body,
      freshness: brandFreshness(brand, seen?.resolved === true, now),
      ...(fellBack ? { live_brand_json: seen.file } : {}),
    },
  };
};

async function storedFile(domain: string, { store }: ReadCall): Promise<BrandDocument | null> {
  const document = await store.documents.findHead(domain, 'brand');
  const text = document && (await store.documents.findBody(domain, 'brand'));
  return document === undefined || text === undefined
    ? null
    : { ...document, findings: fromJsonText(document.findings), text };
}

const shownFile = (
  domain: string,
  { url, variant, findings, text }: BrandDocument,
): Body<'getBrandJson'> => ({
  domain,
  url,
  ...(variant === null ? {} : { variant: variant as 'brand_canonical' }),
  data: JSON.parse(text),
  ...(findings.warnings.length === 0 ? {} : { warnings: findings.warnings }),
});

async function entryFile(
  domain: string,
  { store, baseUrl }: ReadCall,
): Promise<Body<'getBrandJson'> | undefined> {
  const brand = await store.brands.findContent(domain);
  if (brand?.source !== 'community' && brand?.source !== 'enriched') return undefined;
  if (brand.entry === null) return undefined;
  return {
    domain,
    url: `${baseUrl}/brands/${domain}/brand.json`,
    variant: 'brand_canonical',
    data: await hostedBrandFile(fromJsonText(brand.entry), domain, baseUrl),
  };
}
