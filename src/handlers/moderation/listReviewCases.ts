import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import { caseOrder, waitingCases } from '../../record/moderation/cases.ts';

const LIST = 'reviews';

export const listReviewCases: ReadHandler<'listReviewCases'> = async ({ query }, { store }) => {
  const after = positionOf(query, LIST, ['number', 'number', 'string']);
  const found = await waitingCases(store, after, sizeOf(query) + 1);
  const { items, next } = listPage(found, query, LIST, caseOrder);
  return { body: { reviews: items.map(({ shown }) => shown), next_cursor: next } };
};
