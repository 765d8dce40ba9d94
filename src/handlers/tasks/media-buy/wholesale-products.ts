import { feedVersions, isUnchanged } from '../../../domain/media/discovery/feed-version.ts';
import type { AgentProfile } from '../../../domain/profile/agent-profile.ts';
import type { TaskAnswer } from '../call.ts';
import type { DiscoveryCall, Found, Request } from './discover.ts';
import { pageOfProducts, productOnWire, productsAnswer, scopeOf, type Told } from './products-answer.ts';

/** The whole feed, page by page. A caller that has its current version is told so, and nothing else. */
export function wholesaleProducts(
  request: Request,
  call: Pick<DiscoveryCall, 'profile' | 'baseUrl'>,
  found: Found,
): TaskAnswer<'get_products'> {
  const told = found.offers.map((offer): Told => ({ offer }));
  const page = pageOfProducts(told, request, found);
  const versions = versionsOf(request, call, found, told);
  if (versions === null) return productsAnswer(page, request, found, {});
  const { isKnown, ...named } = versions;
  if (!isKnown) return productsAnswer(page, request, found, { versions: named });
  return {
    body: { status: 'completed', ...named, cache_scope: scopeOf(found), unchanged: true },
    sandbox: found.isSandbox,
  };
}

function versionsOf(
  request: Request,
  { profile, baseUrl }: Pick<DiscoveryCall, 'profile' | 'baseUrl'>,
  found: Found,
  told: readonly Told[],
) {
  const declared: AgentProfile['wholesale_feed_versioning'] = profile.wholesale_feed_versioning;
  if (declared?.supported !== true) return null;
  const {
    filters,
    property_list,
    catalog,
    required_policies,
    if_wholesale_feed_version,
    if_pricing_version,
  } = request;
  const scope = {
    agentUrl: baseUrl,
    filters: { ...filters, required_policies },
    propertyList: property_list && { agent_url: property_list.agent_url, list_id: property_list.list_id },
    catalog: catalog && { ...catalog },
    accountId: scopeOf(found) === 'account' ? found.account?.id : undefined,
  };
  const versions = feedVersions(
    scope,
    told.map((one) => productOnWire(one, found)),
  );
  const known = {
    ...(if_wholesale_feed_version === undefined ? {} : { if_wholesale_feed_version }),
    ...(if_pricing_version === undefined ? {} : { if_pricing_version }),
  };
  return {
    isKnown: isUnchanged(known, versions),
    wholesale_feed_version: versions.feed,
    ...(declared.pricing_version_separate === true ? { pricing_version: versions.pricing } : {}),
  };
}
