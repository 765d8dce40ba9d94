import type { Buy } from '../domain/buys/buy-record.ts';
import { type BuyStatus, buyStatuses, isPendingBuy } from '../domain/buys/lifecycle/buy.ts';
import { OperatorError } from '../domain/errors.ts';
import { moveBuy } from '../record/buys/move-buy.ts';
import type { Store } from '../store/open.ts';
import { type AskedSubject, decideSubject, type Kind, listKind, type Whose } from './subjects.ts';

const END: readonly BuyStatus[] = ['rejected', 'canceled'];

const kind: Kind<BuyStatus, Buy> = {
  name: 'buy',
  owners: 'principals',
  states: buyStatuses,
  reasoned: END,
  find: (tables, filter, limit) => tables.mediaBuys.listEverybodys(filter, limit),
  async move(tx, seen, to, { reason, now }) {
    await tx.mediaBuys.lock(seen);
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

/** Media buys, oldest first. */
export async function listBuys(store: Store, asked: AskedSubject) {
  const buys = await listKind(store, kind, asked);
  return { media_buys: buys.map(shown), count: buys.length };
}

/** Rejects a buy before it runs; pauses, resumes, completes or cancels it afterwards. */
export async function setBuyStatus(
  store: Store,
  id: string,
  status: string,
  options: Whose & { reason?: string | undefined } = {},
) {
  const { subject, changed } = await decideSubject(store, kind, { id, status, ...options });
  return { media_buy: shown(subject), changed };
}

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
