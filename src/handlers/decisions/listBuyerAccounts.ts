import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import { shownToOperator } from '../../record/decisions/account-decisions.ts';

export const listBuyerAccounts: ReadHandler<'listBuyerAccounts'> = async ({ query }, { store }) => {
  const { status = 'pending_approval' } = query;
  const list = ['accounts', status];
  const after = positionOf(query, list, ['number', 'string', 'string']);
  const found = await store.accounts.listInState(status, after, sizeOf(query) + 1);
  const { items, next } = listPage(found, query, list, ({ createdAt, principalId, id }) => [
    createdAt.getTime(),
    principalId,
    id,
  ]);
  return { body: { accounts: items.map(shownToOperator), next_cursor: next } };
};
