import type { TaskRead } from '../../desk/tasks/call.ts';
import { keyText } from '../../domain/accounts/account.ts';
import { accountOnWire, authorizationFor } from '../../domain/accounts/on-wire.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { byAge, decodeCursor, PAGE_SIZE, pageOfRows } from '../../domain/list-page.ts';
import { keyOf, knownAccountId } from '../../record/accounts/resolve-account.ts';
import type { TaskReadCall } from '../../record/task-call.ts';
import type { AccountFilter } from '../../store/accounts/accounts.ts';

type Name = 'list_accounts';

/** An id that no account has, so that the filter matches none. */
const NOBODY = '';

/**
 * `list_accounts`: the caller's accounts in every state, oldest first. A filter by an unknown account gives an
 * empty list, not an error.
 */
export const listAccounts: TaskRead<Name> = async (args, call) => {
  const { principal, store } = call;
  const filter = await filterOf(args, call);
  const view = {
    principalId: principal.id,
    account: filter.key == null ? (filter.id ?? null) : keyText(filter.key),
    status: filter.status ?? null,
    sandbox: filter.sandbox ?? null,
  };
  const { cursor, max_results: size = PAGE_SIZE } = args.pagination ?? {};
  const after = decodeCursor(cursor, view, ['number', 'string']);
  const found = await store.accounts.page(principal.id, filter, { after, limit: size + 1 });
  // A first page that has all rows is its own count.
  const isWhole = after === null && found.length <= size;
  const total = isWhole ? found.length : await store.accounts.count(principal.id, filter);
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

async function filterOf(
  { account: named, status, sandbox }: TaskRequest<Name>,
  call: TaskReadCall<Name>,
): Promise<AccountFilter> {
  const account = releaseTable.accountFiltersAccounts[call.form] ? named : undefined;
  const states = { status: status ?? null, sandbox: sandbox ?? null };
  if (account !== undefined && call.principal.sandboxOnly)
    return { key: null, id: (await knownAccountId(account, call)) ?? NOBODY, ...states };
  const key = account === undefined ? null : keyOf(account, call, 'account');
  const id = account !== undefined && 'account_id' in account ? account.account_id : null;
  return { key, id, ...states };
}
