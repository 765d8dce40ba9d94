import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import {
  brandFreshness,
  brandNotKnown,
  isOverdue,
  isWorthAsking,
} from '../../domain/brands/brand-standing.ts';
import { logoMember } from '../../domain/brands/logo-file.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { withFreshness } from '../../domain/publishers/crawl.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { brandThen } from '../../record/brands/past-brand.ts';

export const resolveBrand: ReadHandler<'resolveBrand'> = async ({ query }, look) => {
  const { store, now } = look;
  const domain = domainGiven(query.domain);
  const fresh = query.fresh === true;
  const at = pastMoment(query.at, now, fresh);
  if (at !== null) {
    const then = await brandThen(look, domain, at);
    return {
      body: { ...then.record, at: at.toISOString(), freshness: then.freshness } as Body<'resolveBrand'>,
    };
  }
  let brand = await store.brands.findRecord(domain);
  let seen: Awaited<ReturnType<typeof look.live.resolveBrand>> | undefined;
  if (fresh || isWorthAsking(brand, now)) {
    seen = await look.live.resolveBrand(domain, fresh);
    brand = seen.brand;
  } else if (isOverdue(brand, now)) {
    look.live.refreshBrands([domain]);
  }
  if (brand === undefined || brand.record === null) {
    look.demand.noteBrandMiss(domain);
    throw brandNotKnown(domain, brand);
  }
  const state = brandFreshness(brand, seen?.resolved === true, now);
  const logo = logoMember(brand.logoFile);
  if (!fresh || seen === undefined || seen.resolved)
    return { json: withFreshness(brand.record, state, logo) };
  // The caller asked for a fresh result and gets the stored copy. `live_brand_json` says why.
  return { body: { ...fromJsonText(brand.record), ...logo, freshness: state, live_brand_json: seen.file } };
};
