import { type Account, seedsSeenBy } from '../../domain/accounts/account.ts';
import { availableIn, booksIn } from '../../domain/accounts/credit.ts';
import { declaredIn, type Seller } from '../../domain/buys/judging/seller.ts';
import { creativeIdsOf, type ShowingCreative } from '../../domain/buys/showing.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { isVisible } from '../../domain/products/product.ts';
import { buyableOffers, type OffersCall } from '../products/offers-for.ts';
import { usableSignals } from '../signals/signals-for.ts';

export type SellerCall = OffersCall & {
  readonly principal: AgentPrincipal;
  readonly profile: AgentDeclaration;
  readonly now: Date;
};

/**
 * Everything that requests of an account are validated against.
 *
 * @param showing the packages of the request, with the creatives that they bring and name
 */
export async function sellerFor(
  call: SellerCall,
  account: Account,
  showing: readonly ShowingCreative[],
): Promise<Seller> {
  const { store, principal, profile, now } = call;
  const creativeIds = creativeIdsOf(showing);
  const offers = await buyableOffers(call, account);
  const ids = [...new Set(creativeIds)];
  const own = await store.creatives.listByIds(principal.id, account.id, ids);
  const shared = await store.creatives.listShared(principal.id, ids, seedsSeenBy(account));
  const owned = new Set(own.map(({ id }) => id));
  const creatives = [...own, ...shared.filter(({ id }) => !owned.has(id))];
  const books = await store.accountBooks.list({ principalId: principal.id, accountId: account.id });
  return {
    now,
    declared: declaredIn(profile, account),
    offers: new Map(
      offers
        .filter((offer) => isVisible(offer, account.id))
        .map((offer) => [offer.product.product_id, offer]),
    ),
    availableIn: (currency) => availableIn(account, booksIn(books, currency)),
    audiences: await store.audiences.allStates(principal.id, account.id),
    eventSources: await store.eventSources.types(principal.id, account.id),
    creatives: new Map(creatives.filter(({ purgeKind }) => purgeKind === null).map((one) => [one.id, one])),
    purged: new Set(creatives.filter(({ purgeKind }) => purgeKind !== null).map(({ id }) => id)),
    brought: new Map(
      showing.flatMap(({ creatives: brought = [] }) => brought.map((one) => [one.creative_id, one] as const)),
    ),
    signals: await usableSignals(call, account),
  };
}
