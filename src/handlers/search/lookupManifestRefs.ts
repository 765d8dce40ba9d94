import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { adagentsReference, brandReference } from '../../domain/brands/manifest-reference.ts';

export const lookupManifestRefs: ReadHandler<'lookupManifestRefs'> = async (
  { query },
  { store, baseUrl },
) => {
  const domain = domainGiven(query.domain);
  const reference =
    query.type === 'adagents.json'
      ? adagentsReference(domain, await store.manifests.findAdagents(domain), baseUrl)
      : brandReference(domain, await store.manifests.findBrand(domain), baseUrl);
  if (reference === null) return { body: { success: false, found: false } };
  return { body: { success: true, found: true, reference } };
};
