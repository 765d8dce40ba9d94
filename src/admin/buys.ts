import { OperatorError } from '../domain/errors.ts';
import { buyStatuses, isPendingBuy } from '../domain/media/lifecycle/buy.ts';
import type { Buy } from '../domain/media/records/buy.ts';
import { moveBuy } from '../record/media/move-buy.ts';
import type { Store } from '../store/open.ts';
import { noteDecision } from './audit.ts';
import { type Asked, MOST_LISTED, ownedBy, reasonFor, stateOf, theOne, type Whose } from './subjects.ts';

const REASONED = ['rejected', 'canceled'];

/** Media buys, oldest first. */
export async function listBuys(store: Store, { status, ...whose }: Asked) {
  const buys = await store.read.mediaBuys.listEverybodys(
    { ...ownedBy(whose), status: status === undefined ? undefined : statusOf(status) },
    MOST_LISTED,
  );
  return { media_buys: buys.map(shown), count: buys.length };
}

/**
 * Moves a buy as its seller: rejects it before it runs, pauses, resumes, completes or cancels it afterwards.
 *
 * @throws {OperatorError} none or several with the id; a move that there is not; a refusal without a reason
 */
export async function setBuyStatus(
  store: Store,
  id: string,
  text: string,
  { reason: stated, ...whose }: Whose & { reason?: string | undefined } = {},
) {
  const to = statusOf(text);
  const reason = reasonFor(to, stated, REASONED);
  return store.transaction(async (tx) => {
    const named = theOne(
      await tx.mediaBuys.listEverybodys({ id, ...ownedBy(whose) }, 2),
      'media buy',
      id,
      'principals',
    );
    await tx.mediaBuys.lock(named);
    const before = await tx.mediaBuys.find(named);
    if (before === undefined) throw new OperatorError(`there is no media buy ${id}`);
    if (isPendingBuy(before.status) && to !== before.status && !REASONED.includes(to))
      throw new OperatorError(
        `the media buy begins by itself; until then it can be ${REASONED.join(' or ')}`,
      );
    const now = new Date();
    const summary = `The seller moved the buy to ${to}.`;
    const { move, buy } = await moveBuy(tx, before, to, { cause: 'seller', reason, summary, now });
    if (!move.ok) throw new OperatorError(`the media buy cannot become ${to}: ${move.message}`);
    if (move.changed) await noteDecision(tx, 'buy set-status', before, { from: before.status, to, reason });
    return { media_buy: shown(buy), changed: move.changed };
  });
}

const statusOf = (text: string) => stateOf(text, buyStatuses, 'a media buy');

const shown = (buy: Buy) => ({
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
