import { keyText } from '../../../domain/accounts/natural-key.ts';
import { accountOnWire } from '../../../domain/accounts/on-wire.ts';
import { byAge, PAGE_SIZE, pageOfRows } from '../../../domain/tasks/list-page.ts';
import { decodeCursor } from '../../../domain/tasks/page-cursor.ts';
import type { AccountFilter } from '../../../store/accounts.ts';
import type { TaskRead, TaskReadCall, TaskRequest } from '../call.ts';
import { authorizationFor } from './authorization.ts';
import { keyOf } from './resolve-account.ts';

type Name = 'list_accounts';

/** `list_accounts`: the caller's accounts in every state, oldest first; one that is not there is not an error. */
export const listAccounts: TaskRead<Name> = async (args, call) => {
  const { principal, store } = call;
  const filter = filterOf(args, call);
  const view = {
    principalId: principal.id,
    account: filter.key == null ? (filter.id ?? null) : keyText(filter.key),
    status: filter.status ?? null,
    sandbox: filter.sandbox ?? null,
  };
  const { cursor, max_results: size = PAGE_SIZE } = args.pagination ?? {};
  const after = decodeCursor(cursor, view, ['number', 'string']);
  const found = await store.accounts.page(principal.id, filter, { after, limit: size + 1 });
  const total = await store.accounts.count(principal.id, filter);
  const { items: shown, pagination } = pageOfRows(found, { size, total, list: view, positionOf: byAge });
  const authorization = authorizationFor(call);
  return {
    body: {
      status: 'completed',
      accounts: shown.map((account) => ({ ...accountOnWire(account), ...authorization })),
      pagination,
    },
  };
};

function filterOf(
  { account, status, sandbox }: TaskRequest<Name>,
  call: Pick<TaskReadCall<Name>, 'principal' | 'profile'>,
): AccountFilter {
  const key = account === undefined ? null : keyOf(account, call, 'account');
  const id = account !== undefined && 'account_id' in account ? account.account_id : null;
  return { key, id, status: status ?? null, sandbox: sandbox ?? null };
}
