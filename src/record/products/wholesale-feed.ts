import type { Account } from '../../domain/accounts/account.ts';
import { productOnWire, scopeOf, versionsFor } from '../../domain/products/discovery/products-answer.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { FeedRead } from '../../domain/webhooks/feed-changes.ts';
import { type DiscoveryCall, discover } from './discover.ts';

type Tools = Omit<DiscoveryCall, 'principal' | 'release' | 'form' | 'now'> & {
  readonly now: () => Date;
};

/** Whose read it is; an account that is only being made is read as its principal without an account. */
export type FeedOwner = Pick<Account, 'principalId' | 'sandbox'> & { readonly id?: string };

export const accountOfOwner = ({ id }: FeedOwner) =>
  id === undefined ? {} : { account: { account_id: id } };

/** Makes the wholesale read of products as the owner of an account gets it, by the same code as `get_products`. */
export function createWholesaleFeed(tools: Tools) {
  return async (account: FeedOwner): Promise<FeedRead> => {
    const principal: AgentPrincipal = {
      ...{ id: account.principalId, displayName: '', sandboxOnly: account.sandbox },
      permissions: { products: ['read'], media_buys: [], creatives: [], reports: [] },
    };
    const call: DiscoveryCall = { ...tools, principal, release: '3.1', form: '3.1', now: tools.now() };
    const request = { buying_mode: 'wholesale', ...accountOfOwner(account) } as const;
    const found = await discover(request, call, null);
    const versions: { wholesale_feed_version?: string; pricing_version?: string } = versionsFor(
      request,
      call,
      found,
    );
    return {
      version: versions.wholesale_feed_version ?? '',
      pricingVersion: versions.pricing_version ?? null,
      cacheScope: scopeOf(found),
      entities: found.offers.map((offer) => ({
        id: offer.product.product_id,
        object: productOnWire({ offer }, found),
      })),
    };
  };
}
