import { isObject, objectsIn } from '../json/object.ts';
import { domainIn } from './contents.ts';
import { findDeclaration } from './trust.ts';

export type DeclaredRef = { domain: string; brandId: string; declaredAt: Date | null };

const MOST_REFS = 1000;

/** The brands elsewhere that a house file declares in `brand_refs`, in force now, each domain once. */
export function declaredRefs(document: unknown, now: Date): DeclaredRef[] {
  if (!isObject(document)) return [];
  const refs = new Map<string, DeclaredRef>();
  for (const { domain: named, brand_id: brandId } of objectsIn(document.brand_refs).slice(0, MOST_REFS)) {
    const domain = domainIn(named);
    if (domain === null || typeof brandId !== 'string' || refs.has(domain)) continue;
    const declaration = findDeclaration(document, { domain, brandId }, now);
    if (declaration.ok) refs.set(domain, { domain, brandId, declaredAt: declaration.effectiveAt });
  }
  return [...refs.values()];
}
