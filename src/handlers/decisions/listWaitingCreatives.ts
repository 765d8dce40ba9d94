import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import { creativeToOperator } from '../../record/decisions/creative-decisions.ts';

const LIST = 'creatives';

export const listWaitingCreatives: ReadHandler<'listWaitingCreatives'> = async ({ query }, { store }) => {
  const after = positionOf(query, LIST, ['number', 'string', 'string', 'string']);
  const found = await store.creatives.listToReview(after, sizeOf(query) + 1);
  const { items, next } = listPage(found, query, LIST, ({ createdAt, principalId, accountId, id }) => [
    createdAt.getTime(),
    principalId,
    accountId,
    id,
  ]);
  return { body: { creatives: items.map(creativeToOperator), next_cursor: next } };
};
