import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { listedIn, type PropertyOfList } from '../../domain/products/discovery/found.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import { resolveAccount } from '../accounts/resolve-account.ts';
import type { TaskLookCall } from '../tasks/task-call.ts';

const FIELD = 'property_list';

/**
 * The properties that a request wants its products on; null for any, also where such lists are not declared to be
 * honoured, and for callers whom nobody knows.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND when the keeper of the list does not give it, SERVICE_UNAVAILABLE when it
 *   cannot be asked, and what is wrong with the account
 */
export async function listedFor(
  { property_list: reference, account }: Pick<TaskRequest<'get_products'>, typeof FIELD | 'account'>,
  call: TaskLookCall<'get_products'>,
): Promise<readonly PropertyOfList[] | null> {
  const { principal, profile, outside } = call;
  if (reference === undefined || principal === null) return null;
  if (profile.media_buy?.features?.property_list_filtering !== true) return null;
  // Nobody else's account makes us ask anybody.
  if (account !== undefined)
    await resolveAccount(account, { ...call, principal }, 'get_products', { mayCreate: false });
  const asked = await outside.propertyList(reference);
  if (asked.ok) {
    const listed = listedIn(asked.answer);
    if (listed !== null) return listed;
  } else if (asked.why === 'unreachable') {
    throw new TaskError('SERVICE_UNAVAILABLE', 'The agent that keeps the property list does not answer.', {
      field: FIELD,
      retryAfter: 30,
    });
  }
  throw new TaskError('REFERENCE_NOT_FOUND', 'The caller has no property list with this id.', {
    field: FIELD,
  });
}
