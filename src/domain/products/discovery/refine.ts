import type { MediaBuyRefinement, MediaBuyRefinementOutcome } from '../../../../generated/types/media-buy.ts';
import type { Wire } from '../../contract/shapes.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../../refusals/refusal.ts';
import { DAY_MS } from '../../text/instant.ts';
import type { Offer } from '../product.ts';
import { distinctiveWords, readBrief } from './brief.ts';
import { meantBy, splitAsk, withoutProducts } from './dropping.ts';
import { isExpired, type Proposal } from './proposal.ts';
import { rankOffers } from './ranking.ts';

export type RefineEntry = Wire<MediaBuyRefinement>;

/** The outcome of an entry, at the same position in the list. */
export type Applied = Wire<MediaBuyRefinementOutcome>;

export type Refined = {
  readonly offers: readonly Offer[];
  readonly proposals: readonly Proposal[];
  /** Proposals that the entries finalize, with their new expiry and insertion order, or take products from. */
  readonly changed: readonly Proposal[];
  readonly applied: readonly Applied[];
};

/** How long a committed proposal stays valid. */
export const HOLD_MS = 7 * DAY_MS;

const isFinalizing = (entry: RefineEntry): boolean =>
  entry.scope === 'proposal' && entry.action === 'finalize';

/**
 * Validates the entries. Entries that finalize cannot be combined with others, and each product or proposal may
 * have only one entry.
 */
function judgeRefine(
  entries: readonly RefineEntry[],
  proposals: ReadonlyMap<string, Proposal>,
  now: Date,
): BuyRejected[] {
  const finalizing = entries.filter(isFinalizing);
  if (finalizing.length > 0 && finalizing.length < entries.length) {
    const at = entries.findIndex((entry) => !isFinalizing(entry));
    return [
      refuse(
        'INVALID_REQUEST',
        `refine[${at}]`,
        'Entries that finalize a proposal cannot be combined with others: send them in a request of their own.',
      ),
    ];
  }
  const seen = new Set<string>();
  return entries.flatMap((entry, at): BuyRejected[] => {
    const field = `refine[${at}]`;
    const id =
      entry.scope === 'product' ? entry.product_id : entry.scope === 'proposal' ? entry.proposal_id : null;
    if (id === null) return [];
    const name = entry.scope === 'product' ? 'product_id' : 'proposal_id';
    if (seen.has(`${name} ${id}`))
      return [refuse('INVALID_REQUEST', `${field}.${name}`, `\`${name}\` is used twice in \`refine\`.`)];
    seen.add(`${name} ${id}`);
    if (entry.scope !== 'proposal') return [];
    const proposal = proposals.get(id);
    if (proposal === undefined)
      return [refuse('PROPOSAL_NOT_FOUND', `${field}.proposal_id`, 'No proposal has this id.')];
    return isFinalizing(entry) && isExpired(proposal, now)
      ? [
          refuse(
            'PROPOSAL_EXPIRED',
            `${field}.proposal_id`,
            'The proposal has expired: request the products again.',
          ),
        ]
      : [];
  });
}

/** Commits a proposal. A proposal that is already committed keeps its expiry. */
export const finalized = (proposal: Proposal, now: Date): Proposal =>
  proposal.proposal_status === 'committed'
    ? proposal
    : {
        ...proposal,
        proposal_status: 'committed',
        expires_at: new Date(now.getTime() + HOLD_MS).toISOString(),
        // The id is derived from the proposal, so that committing it twice names the same order.
        insertion_order: proposal.insertion_order ?? {
          io_id: `io_${proposal.proposal_id.replace(/^prop_/, '')}`,
          requires_signature: false,
        },
      };

/**
 * Applies the entries. The result has the products that entries keep and, for `more_like_this`, similar ones. When
 * no entry keeps a product, it has all products that are not omitted. The `ask` texts of the entries decide the
 * order.
 */
export function refine(
  entries: readonly RefineEntry[],
  offers: readonly Offer[],
  proposals: ReadonlyMap<string, Proposal>,
  now: Date,
): Judged<Refined> {
  return judged(judgeRefine(entries, proposals, now), () => {
    const known = new Map(offers.map((offer) => [offer.product.product_id, offer]));
    const chosen = chosenOffers(entries, known, offers);
    const wanted = withoutDropped(entries, chosen);
    const asks = entries.flatMap((entry) => (entry.ask === undefined ? [] : [splitAsk(entry.ask).rest]));
    const text = asks.filter((ask) => ask !== '').join('. ');
    const ordered = text === '' ? wanted : rankOffers(wanted, readBrief(text)).map(({ offer }) => offer);
    const kept = entries.flatMap((entry) => {
      if (entry.scope !== 'proposal' || entry.action === 'omit') return [];
      const proposal = proposals.get(entry.proposal_id);
      if (proposal === undefined) return [];
      const left = withoutProducts(proposal, droppedFrom(proposal, entry, entries, known), known);
      return [isFinalizing(entry) ? finalized(left, now) : left];
    });
    return {
      offers: entries.every(isFinalizing) ? [] : ordered,
      proposals: kept,
      changed: kept.filter((proposal) => proposals.get(proposal.proposal_id) !== proposal),
      applied: entries.map((entry) => outcomeOf(entry, { known, chosen, proposals })),
    };
  });
}

/** What the `ask` of a request no longer wants. An `ask` about one proposal is about that proposal alone. */
const unwantedBy = (entries: readonly RefineEntry[]): string[] =>
  entries.flatMap((entry) => (entry.scope === 'request' ? splitAsk(entry.ask).dropped : []));

function withoutDropped(entries: readonly RefineEntry[], chosen: readonly Offer[]): readonly Offer[] {
  const dropped = meantBy(unwantedBy(entries), chosen);
  return dropped.size === 0 ? chosen : chosen.filter(({ product }) => !dropped.has(product.product_id));
}

/** The products of a proposal that its own `ask`, or that of the request, no longer wants. */
function droppedFrom(
  { allocations }: Proposal,
  entry: RefineEntry,
  entries: readonly RefineEntry[],
  known: ReadonlyMap<string, Offer>,
): ReadonlySet<string> {
  const own = entry.ask === undefined ? [] : splitAsk(entry.ask).dropped;
  const offers = allocations.flatMap(({ product_id: id }) => known.get(id) ?? []);
  return meantBy([...own, ...unwantedBy(entries)], offers);
}

function chosenOffers(
  entries: readonly RefineEntry[],
  known: ReadonlyMap<string, Offer>,
  all: readonly Offer[],
): Offer[] {
  const omitted = new Set<string>();
  const chosen = new Map<string, Offer>();
  for (const entry of entries) {
    if (entry.scope !== 'product') continue;
    const offer = known.get(entry.product_id);
    if (offer === undefined) continue;
    if (entry.action === 'omit') omitted.add(entry.product_id);
    else {
      chosen.set(entry.product_id, offer);
      if (entry.action === 'more_like_this')
        for (const like of alike(offer, all)) chosen.set(like.product.product_id, like);
    }
  }
  const isNamed = entries.some((entry) => entry.scope === 'product' && entry.action !== 'omit');
  const pool = isNamed ? [...chosen.values()] : [...all];
  return pool.filter(({ product }) => !omitted.has(product.product_id));
}

const MOST_ALIKE = 5;

/**
 * Offers that share a channel with the given offer, those with the most words in common first; at most
 * `MOST_ALIKE`.
 */
export function alike(offer: Offer, all: readonly Offer[]): Offer[] {
  const own = new Set(vocabulary(offer));
  return all
    .filter(
      ({ product }) =>
        product.product_id !== offer.product.product_id &&
        (product.channels ?? []).some((channel) => offer.product.channels?.includes(channel)),
    )
    .map((other) => ({ other, common: vocabulary(other).filter((word) => own.has(word)).length }))
    .sort((a, b) => b.common - a.common || (a.other.product.product_id < b.other.product.product_id ? -1 : 1))
    .slice(0, MOST_ALIKE)
    .map(({ other }) => other);
}

const vocabulary = ({ product, topics, audience }: Offer): string[] =>
  distinctiveWords(`${product.name} ${product.description} ${topics.join(' ')} ${audience.join(' ')}`);

type Subject = {
  readonly known: ReadonlyMap<string, Offer>;
  readonly chosen: readonly Offer[];
  readonly proposals: ReadonlyMap<string, Proposal>;
};

function outcomeOf(entry: RefineEntry, { known, chosen, proposals }: Subject): Applied {
  if (entry.scope === 'request') {
    const dropped = meantBy(splitAsk(entry.ask).dropped, chosen).size;
    if (dropped > 0)
      return { scope: 'request', status: 'applied', notes: `Products left out on request: ${dropped}.` };
    const { words, channels, countries, budget } = readBrief(entry.ask);
    const isHeard = channels.length > 0 || countries.length > 0 || budget !== null;
    if (isHeard) return { scope: 'request', status: 'applied' };
    return words.length > 0
      ? {
          scope: 'request',
          status: 'partial',
          notes: 'The words decide the order of the products; nothing in the request excludes a product.',
        }
      : {
          scope: 'request',
          status: 'unable',
          notes: 'Nothing in the request distinguishes between products.',
        };
  }
  if (entry.scope === 'product') {
    const { product_id } = entry;
    if (!known.has(product_id))
      return {
        scope: 'product',
        product_id,
        status: 'unable',
        notes: 'The account is offered no product with this id.',
      };
    return asked({ scope: 'product', product_id, status: 'applied' }, entry.ask);
  }
  const applied: Applied = { scope: 'proposal', proposal_id: entry.proposal_id, status: 'applied' };
  const proposal = proposals.get(entry.proposal_id);
  const dropped = proposal === undefined ? 0 : droppedFrom(proposal, entry, [], known).size;
  if (dropped === 0) return asked(applied, entry.ask);
  return { ...applied, notes: `Products left out of the proposal on request: ${dropped}.` };
}

/** An `ask` about one product or proposal affects only the order of the products, so its outcome is `partial`. */
const asked = (applied: Applied, ask: string | undefined): Applied =>
  ask === undefined
    ? applied
    : {
        ...applied,
        status: 'partial',
        notes: 'The words decide the order of the products; the product itself is unchanged.',
      };
