import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import {
  notFound,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import type { TaskWriteCall } from '../tasks/task-call.ts';

type Call = Pick<TaskWriteCall<'comply_test_controller'>, 'store' | 'principal'>;

/**
 * The caller's sandbox buy that `params.media_buy_id` names.
 *
 * @throws {ScenarioRefusal} NOT_FOUND for none or another's, FORBIDDEN for one of a live account
 */
export async function sandboxBuy(params: ScenarioParams, { store, principal }: Call): Promise<WholeBuy> {
  const id = textParam(params, 'media_buy_id');
  const buy = await store.mediaBuys.find({ principalId: principal.id, id });
  if (buy === undefined) throw notFound('media buy');
  if (!buy.sandbox) throw new ScenarioRefusal('FORBIDDEN', 'The media buy must belong to a sandbox account.');
  return buy;
}

/** As `sandboxBuy`, in a transaction that changes the buy: nobody else does until it ends. */
export async function lockedSandboxBuy(params: ScenarioParams, call: Call): Promise<WholeBuy> {
  const id = textParam(params, 'media_buy_id');
  await call.store.mediaBuys.lock({ principalId: call.principal.id, id });
  return sandboxBuy(params, call);
}
