import { domainGiven, requireLetters, requireMember } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { entryFromInput, refuseLargeManifest } from '../../domain/brands/entry.ts';
import { ApiError } from '../../domain/errors.ts';
import { visibleText } from '../../domain/text/visible-text.ts';
import { newBrand, saveBrandEntry } from '../../record/brands/brand.ts';

export const submitDiscoveredBrand: WriteHandler<'submitDiscoveredBrand'> = {
  async look({ body }) {
    const domain = domainGiven(body.domain);
    requireLetters(domain);
    refuseLargeManifest(body.brand_manifest);
    const house =
      body.house_domain === undefined ? {} : { house_domain: domainGiven(body.house_domain, 'house_domain') };
    const brandName = visibleText(body.brand_name) ?? domain;
    return async ({ store, principal, now, newId }) => {
      const { organization, displayName } = requireMember(principal);
      const before = (await store.brands.findForUpdate(domain)) ?? newBrand(domain, { now, newId });
      if (before.record !== null || before.entry !== null) {
        throw new ApiError(
          'entry_exists',
          `${domain} already has an entry: edit it with POST /api/brands/save.`,
          { domain },
        );
      }
      const entry = entryFromInput({ ...body, ...house, brand_name: brandName }, null);
      const editor = { name: displayName, orgId: organization.id };
      const after = await saveBrandEntry(store, before, entry, editor, now, 'pending');
      return {
        body: {
          brand: {
            id: after.id,
            domain,
            brand_name: entry.brand_name,
            source: 'community',
            review_status: 'pending',
            ...(body.keller_type === undefined ? {} : { keller_type: body.keller_type }),
            ...(entry.house_domain === undefined ? {} : { claimed_house_domain: entry.house_domain }),
            ...(entry.parent_brand === undefined ? {} : { parent_brand: entry.parent_brand }),
            ...(entry.brand_manifest === undefined ? {} : { brand_manifest: entry.brand_manifest }),
            created_at: after.createdAt.toISOString(),
            updated_at: now.toISOString(),
          },
          review_status: 'pending',
        },
      };
    };
  },
};
