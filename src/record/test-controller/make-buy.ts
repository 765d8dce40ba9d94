import type { Account } from '../../domain/accounts/account.ts';
import { buyFromDocument } from '../../domain/buys/buy-from-document.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import type { ScenarioParams } from '../../domain/test-controller/scenario.ts';
import { commitBuy, type HistoryNote } from '../buys/commit-buy.ts';
import { holdCreatives } from '../buys/place-creatives.ts';
import { offersFor } from '../products/offers-for.ts';
import type { TaskWriteCall } from '../task-call.ts';

type Telling = {
  readonly id: string;
  readonly account: Account;
  /** The request that created the buy; empty when there was none. */
  readonly request: ScenarioParams;
  /** The fixture that a test made the buy from. */
  readonly fixture?: ScenarioParams;
  readonly historyNote: HistoryNote;
  /** Throws when the buy is invalid. */
  readonly judge?: (buy: WholeBuy) => void;
};

/** Creates a buy from a test's document. The caller must lock the id of the buy. Only `judge` validates the buy. */
export async function makeBuy(
  document: ScenarioParams,
  { id, account, request, fixture, historyNote, judge }: Telling,
  call: TaskWriteCall<'comply_test_controller'>,
): Promise<void> {
  const { store, principal, now, newId } = call;
  const offers = await offersFor(call, account.id);
  const told = buyFromDocument(document, {
    principalId: principal.id,
    buyId: id,
    account,
    request,
    status: 'active',
    offers: new Map(offers.map((offer) => [offer.product.product_id, offer])),
    creatives: new Map(),
    newId,
    now,
  });
  judge?.(told);
  const shown = told.packages.flatMap(({ assignments }) => assignments.map(({ creativeId }) => creativeId));
  const creatives = await holdCreatives({ store, principal }, account, shown);
  const details = fixture === undefined ? told.details : { ...told.details, fixture };
  await commitBuy(store, null, { ...told, creatives, details }, { now, historyNotes: [historyNote] });
}
