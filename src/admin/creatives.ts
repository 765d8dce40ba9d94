import { OperatorError } from '../domain/errors.ts';
import { creativeStatuses } from '../domain/media/lifecycle/creative.ts';
import type { Creative } from '../domain/media/records/creative.ts';
import { lockCreative, moveCreative } from '../record/media/move-creative.ts';
import type { Store } from '../store/open.ts';
import { noteDecision } from './audit.ts';
import { type Asked, MOST_LISTED, ownedBy, reasonFor, stateOf, theOne, type Whose } from './subjects.ts';

const REASONED = ['rejected', 'suspended'];

/** Creatives as their buyers synced them, oldest first. */
export async function listCreatives(store: Store, { status, ...whose }: Asked) {
  const creatives = await store.read.creatives.listEverybodys(
    { ...ownedBy(whose), status: status === undefined ? undefined : statusOf(status) },
    MOST_LISTED,
  );
  return {
    creatives: creatives.map((creative) => ({ ...shown(creative), creative: creative.document })),
    count: creatives.length,
  };
}

/**
 * Moves a creative as its seller: reviews it, suspends it, lets it be shown again. Buys that show it follow.
 *
 * @throws {OperatorError} none or several with the id; a move that there is not; a refusal without a reason
 */
export async function setCreativeStatus(
  store: Store,
  id: string,
  text: string,
  { reason: stated, ...whose }: Whose & { reason?: string | undefined } = {},
) {
  const to = statusOf(text);
  const reason = reasonFor(to, stated, REASONED);
  return store.transaction(async (tx) => {
    const named = await tx.creatives.listEverybodys({ id, ...ownedBy(whose) }, 2);
    const creative = await lockCreative(tx, theOne(named, 'creative', id, 'accounts'));
    if (creative === undefined || creative.purgeKind !== null)
      throw new OperatorError(`there is no creative ${id}`);
    const move = await moveCreative(tx, creative, to, {
      cause: 'seller',
      reason: { rejection: reason ?? undefined },
      now: new Date(),
    });
    if (!move.ok) throw new OperatorError(`the creative cannot become ${to}: ${move.message}`);
    if (move.changed)
      await noteDecision(tx, 'creative set-status', creative, { from: creative.status, to, reason });
    return { creative: shown({ ...creative, status: to }), changed: move.changed };
  });
}

const statusOf = (text: string) => stateOf(text, creativeStatuses, 'a creative');

const shown = (creative: Creative) => ({
  creative_id: creative.id,
  principal_id: creative.principalId,
  account_id: creative.accountId,
  name: creative.name,
  status: creative.status,
  created_at: creative.createdAt.toISOString(),
});
