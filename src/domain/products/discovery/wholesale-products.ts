import type { TaskAnswer } from '../../contract/shapes.ts';
import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import { type FeedVersions, feedVersions, isUnchangedFeed } from './feed-version.ts';
import type { FoundProducts, Request } from './found.ts';
import {
  type ProductsAnswer,
  pageOfProducts,
  productOnWire,
  productsAnswer,
  scopeOf,
} from './products-answer.ts';

export type VersionsCall = { readonly profile: AgentDeclaration; readonly baseUrl: string };

/** The whole feed, page by page. A caller that has its current version is told so, and nothing else. */
export function wholesaleProducts(
  request: Request,
  call: VersionsCall,
  found: FoundProducts,
): TaskAnswer<'get_products'> {
  const page = pageOfProducts(
    found.offers.map((offer): ProductsAnswer => ({ offer })),
    request,
    found,
  );
  const versions = currentVersions(request, call, found);
  if (versions === null) return productsAnswer(page, request, found, {});
  const named = versionsOnWire(versions, call);
  const { if_wholesale_feed_version, if_pricing_version } = request;
  const known = {
    ...(if_wholesale_feed_version === undefined ? {} : { if_wholesale_feed_version }),
    ...(if_pricing_version === undefined ? {} : { if_pricing_version }),
  };
  if (!isUnchangedFeed(known, versions)) return productsAnswer(page, request, found, { versions: named });
  return {
    body: { status: 'completed', ...named, cache_scope: scopeOf(found), unchanged: true },
    sandbox: found.isSandbox,
  };
}

/** Versions of the feed that an answer was made from, whatever its mode: those of a wholesale read of the same scope. */
export function versionsFor(request: Request, call: VersionsCall, found: FoundProducts) {
  const versions = currentVersions(request, call, found);
  return versions === null ? {} : versionsOnWire(versions, call);
}

const versionsOnWire = ({ feed, pricing }: FeedVersions, { profile }: VersionsCall) => ({
  wholesale_feed_version: feed,
  ...(profile.wholesale_feed_versioning?.pricing_version_separate === true
    ? { pricing_version: pricing }
    : {}),
});

/** Null where versions are not declared. */
function currentVersions(
  { filters, property_list: list, catalog, required_policies }: Request,
  { profile, baseUrl }: VersionsCall,
  found: FoundProducts,
): FeedVersions | null {
  if (profile.wholesale_feed_versioning?.supported !== true) return null;
  const scope = {
    agentUrl: baseUrl,
    filters: { ...filters, required_policies },
    propertyList: list && { agent_url: list.agent_url, list_id: list.list_id },
    catalog: catalog && { ...catalog },
    accountId: scopeOf(found) === 'account' ? found.account?.id : undefined,
  };
  return feedVersions(
    scope,
    found.offers.map((offer) => productOnWire({ offer }, found)),
  );
}
