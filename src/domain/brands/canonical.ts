import { objectsIn } from '../json/object.ts';
import { liesWithin } from '../net/domain-name.ts';
import { domainIn, inlineBrandFor, ownedWebsites } from './contents.ts';
import { type FollowResult, followReference } from './follow.ts';
import type { BrandFetch, BrandFetched, OpenedFiles } from './open.ts';
import type { BrandJson } from './rules.ts';

/** What identifies a brand: unique, and out of reach of everybody who does not control the domain in it. */
export type Canonical = { id: string; domain: string };

type Inline = {
  brand: BrandJson;
  /** The house file, and the domain that it proved to belong to. */
  house: BrandJson;
  houseDomain: string;
  /** The domain whose own files led to the house. */
  asked: string;
};

/**
 * Identifies a brand inside a house file: by its first website if the owner of that domain agrees, otherwise by its
 * place in the house, `<house domain>#<brand id>`. A house may list any domain as its own, so a domain that neither was
 * asked for nor belongs to the house has to lead to this house itself.
 * @param earlierId the id that the last look found; it stands while the domain cannot be asked
 */
export function* canonicalOfInline(
  { brand, house, houseDomain, asked }: Inline,
  { now, earlierId, files }: { now: Date; earlierId?: string | undefined; files: OpenedFiles },
): Generator<BrandFetch, Canonical, BrandFetched> {
  const inHouse = { id: `${houseDomain}#${String(brand.id)}`, domain: houseDomain };
  const website = ownedWebsites(brand)[0] ?? domainIn(brand.id);
  // Where two brands of a house list one website, it identifies the one that answers for it.
  if (website === null || inlineBrandFor(house, website) !== brand) return inHouse;
  const own = { id: website, domain: website };
  if (website === asked || liesWithin(website, houseDomain)) return own;
  const found = yield* followReference(website, 'house', { now, files });
  if (isTransient(found)) return earlierId === website ? own : inHouse;
  return leadsTo(houseDomain, found) ? own : inHouse;
}

const isTransient = (found: FollowResult): boolean => !found.ok && found.trouble.transient;

function leadsTo(houseDomain: string, found: FollowResult): boolean {
  if (!found.ok || found.end.variant !== 'house_portfolio') return false;
  const { document, owner, host } = found.end;
  const named = domainIn(objectsIn([document.house])[0]?.domain);
  return named === houseDomain && (named === owner || named === host);
}
