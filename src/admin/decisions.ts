import { type Audience, type AudienceStatus, audienceStatuses } from '../domain/audiences/audience.ts';
import type { Buy } from '../domain/buys/buy-record.ts';
import { type BuyStatus, buyStatuses, isPendingBuy } from '../domain/buys/lifecycle/buy.ts';
import type { BuyerCatalog } from '../domain/catalogs/catalog.ts';
import { itemMoves, itemStatuses, type StoredItem } from '../domain/catalogs/items.ts';
import { type Creative, type CreativeStatus, creativeStatuses } from '../domain/creatives/creative.ts';
import { OperatorError } from '../domain/errors.ts';
import { COMMAND } from '../domain/moderation/decision.ts';
import { judgeMove } from '../domain/moves.ts';
import { type GrantStatus, grantState, grantStatuses, type RightsGrant } from '../domain/rights/grant.ts';
import { termsOnWire } from '../domain/rights/on-wire.ts';
import { newId } from '../infra/random.ts';
import { moveAudience } from '../record/audiences/move-audience.ts';
import { moveBuy } from '../record/buys/move-buy.ts';
import { moveCreativeAsSeller } from '../record/decisions/creative-decisions.ts';
import { decideGrant } from '../record/rights/rights.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { noteDecision } from './audit.ts';
import {
  type AskedSubject,
  decideSubject,
  type Kind,
  listKind,
  MOST_LISTED,
  ownedBy,
  reasonFor,
  stateOfSubject,
  theOne,
  type Whose,
} from './subjects.ts';

const END: readonly BuyStatus[] = ['rejected', 'canceled'];

const buyKind: Kind<BuyStatus, Buy> = {
  name: 'buy',
  owners: 'principals',
  states: buyStatuses,
  reasoned: END,
  find: (tables, filter, limit) => tables.mediaBuys.listEverybodys(filter, limit),
  async move(tx, seen, to, { reason, now }) {
    await tx.mediaBuys.lock(seen);
    await tx.mediaBuys.hold(seen.principalId, [seen.id]);
    const before = await tx.mediaBuys.find(seen);
    if (before === undefined) return undefined;
    const { status: from } = before;
    if (isPendingBuy(from) && to !== from && !END.includes(to))
      throw new OperatorError(`the buy begins by itself; until then it can be ${END.join(' or ')}`);
    const summary = `The seller moved the buy to ${to}.`;
    const { move, buy } = await moveBuy(tx, before, to, { cause: 'seller', reason, summary, now });
    return { move, from, subject: buy };
  },
};

/** Lists media buys, oldest first. */
export async function listBuys(store: Store, asked: AskedSubject) {
  const buys = await listKind(store, buyKind, asked);
  return { media_buys: buys.map(shownBuy), count: buys.length };
}

/** Rejects a buy before it runs; pauses, resumes, completes or cancels it later. */
export async function setBuyStatus(
  store: Store,
  id: string,
  status: string,
  options: Whose & { reason?: string | undefined } = {},
) {
  const { subject, changed } = await decideSubject(store, buyKind, { id, status, ...options });
  return { media_buy: shownBuy(subject), changed };
}

const shownBuy = (buy: Buy) => ({
  media_buy_id: buy.id,
  principal_id: buy.principalId,
  account_id: buy.accountId,
  sandbox: buy.sandbox,
  status: buy.status,
  revision: buy.revision,
  start_time: buy.startAt.toISOString(),
  end_time: buy.endAt.toISOString(),
  created_at: buy.createdAt.toISOString(),
});

const creativeKind: Kind<CreativeStatus, Creative> = {
  name: 'creative',
  owners: 'accounts',
  states: creativeStatuses,
  reasoned: ['rejected', 'suspended'],
  find: (tables, filter, limit) => tables.creatives.listEverybodys(filter, limit),
  move: (tx, seen, to, { reason, now }) =>
    moveCreativeAsSeller(tx, seen, to, { by: COMMAND, reason, now, newId }),
};

/** Lists creatives as their buyers synced them, oldest first. */
export async function listCreativesToReview(store: Store, asked: AskedSubject) {
  const creatives = await listKind(store, creativeKind, asked);
  return {
    creatives: creatives.map((creative) => ({ ...shownCreative(creative), creative: creative.document })),
    count: creatives.length,
  };
}

/** Reviews a creative, suspends it, or allows it again. Buys that use it are updated. */
export async function setCreativeStatus(
  store: Store,
  id: string,
  status: string,
  options: Whose & { reason?: string | undefined } = {},
) {
  const { subject, changed } = await decideSubject(store, creativeKind, { id, status, ...options });
  return { creative: shownCreative(subject), changed };
}

const shownCreative = (creative: Creative) => ({
  creative_id: creative.id,
  principal_id: creative.principalId,
  account_id: creative.accountId,
  name: creative.name,
  status: creative.status,
  created_at: creative.createdAt.toISOString(),
});

const rightsKind: Kind<GrantStatus, RightsGrant> = {
  name: 'rights',
  owners: 'principals',
  states: grantStatuses,
  reasoned: ['rejected', 'revoked'],
  find: (tables, filter, limit) => tables.rightsGrants.listEverybodys(filter, limit),
  move: decideGrant,
};

/** Lists rights grants with their buyers and campaigns, oldest first. */
export async function listRights(store: Store, asked: AskedSubject) {
  const grants = await listKind(store, rightsKind, asked);
  return { rights: grants.map((grant) => shownGrant(grant, store.now())), count: grants.length };
}

/** Grants or refuses pending rights, or revokes granted ones with all their keys. */
export async function setRightsStatus(
  store: Store,
  id: string,
  status: string,
  options: Whose & { reason?: string | undefined } = {},
) {
  const { subject, changed } = await decideSubject(store, rightsKind, { id, status, ...options });
  return { rights: shownGrant(subject, store.now()), changed };
}

const shownGrant = (grant: RightsGrant, now: Date) => ({
  rights_id: grant.id,
  principal_id: grant.principalId,
  account_id: grant.accountId,
  offering: grant.rightsId,
  state: grantState(grant, now),
  buyer: grant.details.buyer.domain,
  campaign: grant.details.campaign.description,
  terms: termsOnWire(grant),
  impressions: grant.impressions,
  created_at: grant.createdAt.toISOString(),
});

const audienceKind: Kind<AudienceStatus, Audience> = {
  name: 'audience',
  owners: 'accounts',
  states: audienceStatuses,
  reasoned: ['suspended'],
  find: (tables, filter, limit) => tables.audiences.listEverybodys(filter, limit),
  async move(tx, seen, to, { reason, now }) {
    const moved = await moveAudience(tx, seen, to, { cause: 'seller', reason, now });
    return moved && { ...moved, subject: { ...seen, status: to } };
  },
};

/** Lists audiences that buyers uploaded, without their members, oldest first. */
export async function listAudiences(store: Store, asked: AskedSubject) {
  const audiences = await listKind(store, audienceKind, asked);
  return { audiences: audiences.map(shownAudience), count: audiences.length };
}

/** Suspends an audience, or allows it again. */
export async function setAudienceStatus(
  store: Store,
  id: string,
  status: string,
  options: Whose & { reason?: string | undefined } = {},
) {
  const { subject, changed } = await decideSubject(store, audienceKind, { id, status, ...options });
  return { audience: shownAudience(subject), changed };
}

const shownAudience = (audience: Audience) => ({
  audience_id: audience.id,
  principal_id: audience.principalId,
  account_id: audience.accountId,
  status: audience.status,
  members: audience.members,
  matched: audience.matched,
  created_at: audience.createdAt.toISOString(),
});

const REASONED_ITEMS = ['rejected', 'warning'];

/** Lists catalogs that buyers synced, with the number of their items by status, oldest first. */
export async function listCatalogs(store: Store, whose: Whose) {
  const catalogs = await store.read.buyerCatalogs.listEverybodys(ownedBy(whose), MOST_LISTED);
  const listed = [];
  for (const catalog of catalogs) {
    const { principalId, accountId, id } = catalog;
    const counts: Counts = new Map();
    for await (const { status } of store.read.buyerCatalogs.reviews(principalId, accountId, id))
      counts.set(status, (counts.get(status) ?? 0) + 1);
    listed.push(shownCatalog(catalog, counts));
  }
  return { catalogs: listed, count: listed.length };
}

/**
 * Reviews items of a catalog as the seller: the named items, or all pending ones.
 *
 * @throws {OperatorError} when no catalog or several have the id, an item is missing or cannot change to the
 *   status, or the reason is missing
 */
export async function reviewItems(
  store: Store,
  id: string,
  text: string,
  { item: named = [], reason: stated, ...whose }: Whose & { item?: readonly string[]; reason?: string } = {},
) {
  const to = stateOfSubject(text, itemStatuses, 'item of a catalog');
  const reason = reasonFor(to, stated, REASONED_ITEMS);
  return store.transaction(async (tx) => {
    const found = await tx.buyerCatalogs.listEverybodys({ id, ...ownedBy(whose) }, 2);
    const catalog = theOne(found, 'catalog', id, 'accounts');
    const { principalId, accountId } = catalog;
    await tx.buyerCatalogs.lock(principalId, accountId);
    const before = await itemsOf(tx, catalog);
    const unknown = named.find((one) => !before.some((item) => item.id === one));
    if (unknown !== undefined) throw new OperatorError(`--item: the catalog ${id} has no item "${unknown}"`);
    const isMeant = (item: StoredItem): boolean =>
      named.length === 0 ? item.status === 'pending' : named.includes(item.id);
    const after = before.map((item) => (isMeant(item) ? movedItem(item, to, reason) : item));
    const changed = after.filter((item, at) => item !== before[at]).length;
    if (changed > 0) {
      await tx.buyerCatalogs.replaceItems(principalId, accountId, new Map([[catalog.id, after]]));
      await tx.buyerCatalogs.putAll([{ ...catalog, updatedAt: store.now() }]);
      await noteDecision(tx, 'catalog review', catalog, { items: changed, to, reason });
    }
    const counts: Counts = new Map();
    for (const { status } of after) counts.set(status, (counts.get(status) ?? 0) + 1);
    return { catalog: shownCatalog(catalog, counts), changed };
  });
}

function movedItem(item: StoredItem, to: StoredItem['status'], reason: string | null): StoredItem {
  const move = judgeMove(itemMoves, item.status, to, 'seller');
  if (!move.ok) throw new OperatorError(`the item ${item.id} cannot become ${to}: ${move.message}`);
  return move.changed ? { ...item, status: to, reasons: reason === null ? [] : [reason] } : item;
}

const itemsOf = async (tables: Tables, { principalId, accountId, id }: BuyerCatalog): Promise<StoredItem[]> =>
  (await tables.buyerCatalogs.items(principalId, accountId, [id])).get(id) ?? [];

type Counts = Map<StoredItem['status'], number>;

const shownCatalog = (catalog: BuyerCatalog, counts: Counts) => ({
  catalog_id: catalog.id,
  principal_id: catalog.principalId,
  account_id: catalog.accountId,
  type: catalog.type,
  items: Object.fromEntries(itemStatuses.map((status) => [status, counts.get(status) ?? 0])),
  created_at: catalog.createdAt.toISOString(),
});
