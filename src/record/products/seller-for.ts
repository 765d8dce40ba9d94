import type { Account } from '../../domain/accounts/account.ts';
import { availableIn, booksIn } from '../../domain/accounts/credit.ts';
import { declaredIn, type Seller } from '../../domain/buys/judging/seller.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import { isVisible } from '../../domain/products/product.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import { usableSignals } from '../signals/signals-for.ts';
import { buyableOffers, type OffersCall } from './offers-for.ts';

export type SellerCall = OffersCall & {
  readonly principal: AgentPrincipal;
  readonly profile: AgentDeclaration;
  readonly now: Date;
};

/**
 * What requests of an account are judged against.
 *
 * @param creativeIds those that the request names
 */
export async function sellerFor(
  call: SellerCall,
  account: Account,
  creativeIds: readonly string[],
): Promise<Seller> {
  const { store, principal, profile, now } = call;
  const offers = await buyableOffers(call, account);
  const creatives = await store.creatives.listByIds(principal.id, account.id, [...new Set(creativeIds)]);
  const books = await store.accountBooks.list({ principalId: principal.id, accountId: account.id });
  return {
    now,
    declared: declaredIn(profile),
    offers: new Map(
      offers
        .filter((offer) => isVisible(offer, account.id))
        .map((offer) => [offer.product.product_id, offer]),
    ),
    availableIn: (currency) => availableIn(account, booksIn(books, currency)),
    audiences: await store.audiences.states(principal.id, account.id),
    eventSources: await store.eventSources.types(principal.id, account.id),
    creatives: new Set(creatives.filter(({ purgeKind }) => purgeKind === null).map(({ id }) => id)),
    signals: await usableSignals(call, account),
  };
}
