import { hasNoMoves, judgeMove, type Move } from '../../domain/buys/lifecycle/moves.ts';
import { type ExclusiveGrant, exclusivesAgainst, keptUntil } from '../../domain/rights/acquire.ts';
import { type GrantStatus, grantMoves, grantState, type RightsGrant } from '../../domain/rights/grant.ts';
import type { RightsOffering } from '../../domain/rights/offering.ts';
import type { GrantSecret } from '../../domain/rights/on-wire.ts';
import type { Tables } from '../../store/index.ts';
import { announceGrant } from '../webhooks/rights-webhooks.ts';

const SECRET_OF = 'rights_grants.keys';

/** Keys are derived and not stored: a copy of the database holds none. */
export const secretOf =
  (store: Tables, { principalId, id }: Pick<RightsGrant, 'principalId' | 'id'>): GrantSecret =>
  (purpose) =>
    store.secrets.fingerprint(SECRET_OF, JSON.stringify([principalId, id, purpose]));

/** Who asks, as far as exclusive grants of others are told apart. */
export type RightsAsker = {
  readonly principalId: string | null;
  readonly sandbox: boolean;
  readonly buyer: string | null;
};

/**
 * Exclusive grants of other buyers of an offering. What happens in a sandbox stays with its principal, and production
 * knows nothing of it.
 */
export async function otherExclusives(
  store: Tables,
  offering: RightsOffering,
  { principalId, sandbox, buyer }: RightsAsker,
  now: Date,
): Promise<ExclusiveGrant[]> {
  if (offering.is_exclusive !== true) return [];
  const around = await store.rightsGrants.listAround(offering.rights_id, now, sandbox ? principalId : null);
  return around.filter((one) => one.buyer !== buyer).map(({ terms }) => terms);
}

/**
 * The operator's decision on a grant: it is given, rejected, or revoked with its keys. The receivers that its buyer
 * registered are sent the decision.
 */
export async function decideGrant(
  tx: Tables,
  seen: RightsGrant,
  to: GrantStatus,
  { reason, now }: { readonly reason: string | null; readonly now: Date },
): Promise<{ readonly move: Move; readonly from: GrantStatus; readonly subject: RightsGrant } | undefined> {
  await tx.rightsGrants.lock(seen.rightsId);
  const grant = await tx.rightsGrants.find(seen.principalId, seen.id);
  if (grant === undefined) return undefined;
  const from = grant.status;
  const move = judgeMove(grantMoves, from, to, 'seller');
  if (!move.ok || !move.changed) return { move, from, subject: grant };
  const hindrance = to === 'acquired' ? await hindranceTo(tx, grant, now) : null;
  if (hindrance !== null)
    return { move: { ok: false, reason: 'no_such_move', message: hindrance }, from, subject: grant };
  const subject: RightsGrant = {
    ...grant,
    status: to,
    keySerial: grant.keySerial + 1,
    revision: grant.revision + 1,
    details: { ...grant.details, reason },
    updatedAt: now,
    keptUntil: hasNoMoves(grantMoves, to) ? grant.keptUntil : keptUntil(grant.terms.end),
  };
  await tx.rightsGrants.put(subject);
  await announceGrant(tx, subject, secretOf(tx, subject), now);
  return { move, from, subject };
}

/** Why rights that wait cannot be granted any more; null when they can. */
async function hindranceTo(tx: Tables, grant: RightsGrant, now: Date): Promise<string | null> {
  if (grantState({ ...grant, status: 'acquired' }, now) === 'ended') return 'its last day is over';
  const { offering, terms } = grant;
  const others = await otherExclusives(tx, offering, grant, now);
  return exclusivesAgainst(others, terms.countries, terms.start, terms.end).length > 0
    ? 'another buyer holds an exclusive licence in its countries and days'
    : null;
}
