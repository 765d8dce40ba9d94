import type { Creative } from '../../domain/creatives/creative.ts';
import {
  notFound,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import { accountOfRequest } from '../accounts/resolve-account.ts';
import { lockCreative } from '../creatives/move-creative.ts';
import type { TaskWriteCall } from '../tasks/task-call.ts';

type Call = TaskWriteCall<'comply_test_controller'>;

/** An id may be used in as many accounts. */
const ENOUGH = 100;

/**
 * The caller's creative that `params.creative_id` names, in whatever sandbox account: in the one that the call names
 * first, then where it was changed last.
 *
 * @throws {ScenarioRefusal} NOT_FOUND for none or another's, FORBIDDEN for one of a live account
 */
export async function sandboxCreative(
  params: ScenarioParams,
  call: Call,
  reference: ScenarioParams,
): Promise<Creative> {
  const id = textParam(params, 'creative_id');
  const found = await call.store.creatives.listAnywhere(call.principal.id, id, ENOUGH);
  if (found.length === 0) throw notFound('creative');
  const own = found.filter(({ sandbox }) => sandbox);
  const named = own.length > 1 ? await accountOfRequest({ ...reference, sandbox: true }, call) : null;
  const creative = own.find(({ accountId }) => accountId === named) ?? own[0];
  if (creative !== undefined) return creative;
  throw new ScenarioRefusal('FORBIDDEN', 'The creative must belong to a sandbox account.');
}

/** As `sandboxCreative`; nobody else changes it, or the buys that show it, until the transaction ends. */
export async function lockedSandboxCreative(
  params: ScenarioParams,
  call: Call,
  reference: ScenarioParams,
): Promise<Creative> {
  const { store } = call;
  const seen = await sandboxCreative(params, call, reference);
  const creative = await lockCreative(store, seen);
  if (creative === undefined) throw notFound('creative');
  return creative;
}
