import type { Account } from '../../domain/accounts/account.ts';
import type { MediaCatalog } from '../../domain/media-catalog.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { isExpired, type Proposal } from '../../domain/products/discovery/proposal.ts';
import { HOLD_MS, type Refined, type RefineEntry, refine } from '../../domain/products/discovery/refine.ts';
import type { Offer } from '../../domain/products/product.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { DAY_MS, readInstant } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';
import type { StoredProposal } from '../../store/products/proposals.ts';

type Call = { readonly store: Tables; readonly principal: AgentPrincipal; readonly now: Date };
type RefineCall = Call & { readonly catalog: MediaCatalog };

/** Time that an expired proposal is kept, so that a request for it gets PROPOSAL_EXPIRED. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Whether a proposal is the account's own or was made without an account. Without an account, every proposal is
 * usable.
 */
const isUsable = (stored: StoredProposal, accountId: string | null): boolean =>
  stored.accountId === null || accountId === null || stored.accountId === accountId;

/** Stores new proposals. */
export const keepProposals = (
  proposals: readonly Proposal[],
  { store, principal, now }: Call,
  accountId: string | null,
): Promise<void> =>
  store.proposals.putAll(
    proposals.map((proposal) => ({
      principalId: principal.id,
      id: proposal.proposal_id,
      accountId,
      proposal,
      createdAt: now,
      expiresAt: new Date(now.getTime() + HOLD_MS + KEPT_MS),
    })),
  );

/**
 * Applies the entries of a refinement, all or none, and stores the proposals that they commit or change.
 *
 * @throws {TaskError} PROPOSAL_NOT_FOUND, PROPOSAL_EXPIRED, INVALID_REQUEST
 */
export async function refineKept(
  entries: readonly RefineEntry[],
  offers: readonly Offer[],
  call: RefineCall,
  account: Account | null,
): Promise<Refined> {
  const { store, principal, now } = call;
  const ids = entries.flatMap((entry) => (entry.scope === 'proposal' ? [entry.proposal_id] : []));
  // All requests lock in one order, so that two that finalize the same proposals cannot deadlock.
  for (const id of [...new Set(ids)].sort()) await store.proposals.lock(principal.id, id);
  const kept = await store.proposals.listByIds(principal.id, ids);
  const stored = [
    ...kept.filter((one) => isUsable(one, account?.id ?? null)),
    ...unlistedFor(ids, kept, call, account),
  ];
  const known = new Map(stored.map(({ id, proposal }) => [id, proposal]));
  const refined = refine(entries, offers, known, now);
  if (!refined.ok) throw taskErrorOf(refined.refusals);
  const changed = refined.value.changed.flatMap((proposal): StoredProposal[] => {
    const before = stored.find(({ id }) => id === proposal.proposal_id);
    if (before === undefined || isExpired(proposal, now)) return [];
    const end = readInstant(proposal.expires_at) ?? new Date(now.getTime() + HOLD_MS);
    return [{ ...before, proposal, expiresAt: new Date(end.getTime() + KEPT_MS) }];
  });
  await store.proposals.putAll(changed);
  return refined.value;
}

/**
 * Proposals that a sandbox caller can name without having received them. The first refinement stores them as its
 * own.
 */
function unlistedFor(
  ids: readonly string[],
  kept: readonly StoredProposal[],
  { catalog, principal, now }: RefineCall,
  account: Account | null,
): StoredProposal[] {
  if (!(account?.sandbox ?? principal.sandboxOnly)) return [];
  const known = new Set(kept.map(({ id }) => id));
  return (catalog.unlisted?.proposals ?? [])
    .filter(({ proposal_id: id }) => ids.includes(id) && !known.has(id))
    .map((proposal) => ({
      principalId: principal.id,
      id: proposal.proposal_id,
      accountId: account?.id ?? null,
      proposal,
      createdAt: now,
      expiresAt: new Date(now.getTime() + HOLD_MS + KEPT_MS),
    }));
}
