import { isObject, objectsIn } from '../json/values.ts';
import { canonicalAgentUrl } from '../net/agent-url.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { type Declaration, declaredIdentifier } from '../publishers/declared-properties.ts';
import { brandJsonUrl } from './brand-file.ts';
import { domainIn } from './contents.ts';
import type { ResolvedBrand } from './resolve.ts';
import type { BrandJson } from './rules.ts';
import { findDeclaration } from './trust.ts';

export type DeclaredAgent = { agentUrl: string; agentType: string; agentId: string | null };

const UNKNOWN_TYPE = 'brand';

/**
 * The document in which a domain describes itself: its own file, or the file that its pointer leads to. Null when
 * the pointer leads to another domain's file, because the declarations there belong to that other domain.
 */
export function ownDocument(
  { origin, document, documentUrl }: ResolvedBrand,
  domain: string,
): BrandJson | null {
  if (!isObject(document) || origin.variant === 'house_redirect') return null;
  if (origin.variant !== 'authoritative_location') return isObject(origin.document) ? origin.document : null;
  if (document === origin.document) return null;
  const host = canonicalDomain(documentUrl);
  const isAnothers = host.ok && host.domain !== domain && documentUrl === brandJsonUrl(host.domain);
  const house = objectsIn([document.house])[0];
  return isAnothers || (house !== undefined && domainIn(house.domain) !== domain) ? null : document;
}

/**
 * The agents of a document, of its house and of its brands, one entry per URL. Entries that cannot be read are left
 * out.
 */
export function declaredAgents(document: BrandJson): DeclaredAgent[] {
  const agents = new Map<string, DeclaredAgent>();
  for (const owner of [document, ...objectsIn([document.house]), ...objectsIn(document.brands)]) {
    const older = objectsIn([owner.brand_agent]).map((entry) => ({ type: 'brand', ...entry }));
    for (const { url, type, id } of [...objectsIn(owner.agents), ...older] as BrandJson[]) {
      const verdict = typeof url === 'string' ? canonicalAgentUrl(url) : undefined;
      if (!verdict?.ok || agents.has(verdict.url)) continue;
      agents.set(verdict.url, {
        agentUrl: verdict.url,
        agentType: typeof type === 'string' ? type : UNKNOWN_TYPE,
        agentId: typeof id === 'string' ? id : null,
      });
    }
  }
  return [...agents.values()];
}

/**
 * The properties of a document and of its brands, with identifiers in the form in which they are compared.
 * `relationship` defaults to owned.
 */
export function declaredProperties(document: BrandJson): Declaration[] {
  const entries = [document, ...objectsIn(document.brands)].flatMap((brand) => objectsIn(brand.properties));
  return entries.flatMap(({ type, identifier, store, relationship }): Declaration[] => {
    if (typeof type !== 'string' || typeof identifier !== 'string') return [];
    return [
      {
        propertyType: type,
        identifier: declaredIdentifier(type, identifier),
        store: typeof store === 'string' && store !== '' ? store : null,
        relationship: typeof relationship === 'string' ? relationship : 'owned',
      },
    ];
  });
}

export type DeclaredRef = { domain: string; brandId: string; declaredAt: Date | null };

const MOST_REFS = 1000;

/**
 * The brands on other domains that a house file declares in `brand_refs` and that are in force at `now`, one per
 * domain.
 */
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
