import { OperatorError } from '../domain/errors.ts';
import { audienceStatuses } from '../domain/media/lifecycle/audience.ts';
import type { Audience } from '../domain/media/records/audience.ts';
import { moveAudience } from '../record/media/move-audience.ts';
import type { Store } from '../store/open.ts';
import { noteDecision } from './audit.ts';
import { type Asked, MOST_LISTED, ownedBy, reasonFor, stateOf, theOne, type Whose } from './subjects.ts';

const REASONED = ['suspended'];

/** Audiences that buyers uploaded, without their members, oldest first. */
export async function listAudiences(store: Store, { status, ...whose }: Asked) {
  const audiences = await store.read.audiences.listEverybodys(
    { ...ownedBy(whose), status: status === undefined ? undefined : statusOf(status) },
    MOST_LISTED,
  );
  return { audiences: audiences.map(shown), count: audiences.length };
}

/**
 * Suspends an audience as its seller, or lets it be used again.
 *
 * @throws {OperatorError} none or several with the id; a move that there is not; a suspension without a reason
 */
export async function setAudienceStatus(
  store: Store,
  id: string,
  text: string,
  { reason: stated, ...whose }: Whose & { reason?: string | undefined } = {},
) {
  const to = statusOf(text);
  const reason = reasonFor(to, stated, REASONED);
  return store.transaction(async (tx) => {
    const named = await tx.audiences.listEverybodys({ id, ...ownedBy(whose) }, 2);
    const audience = theOne(named, 'audience', id, 'accounts');
    const moved = await moveAudience(tx, audience, to, { cause: 'seller', reason, now: new Date() });
    if (moved === undefined) throw new OperatorError(`there is no audience ${id}`);
    const { move, from } = moved;
    if (!move.ok) throw new OperatorError(`the audience cannot become ${to}: ${move.message}`);
    if (move.changed) await noteDecision(tx, 'audience set-status', audience, { from, to, reason });
    return { audience: shown({ ...audience, status: to }), changed: move.changed };
  });
}

const statusOf = (text: string) => stateOf(text, audienceStatuses, 'an audience');

const shown = (audience: Audience) => ({
  audience_id: audience.id,
  principal_id: audience.principalId,
  account_id: audience.accountId,
  status: audience.status,
  members: audience.members,
  matched: audience.matched,
  created_at: audience.createdAt.toISOString(),
});
