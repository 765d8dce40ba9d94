import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';

const LIST = 'protected-names';

export const listProtectedNames: ReadHandler<'listProtectedNames'> = async ({ query }, { store }) => {
  const [after = ''] = positionOf(query, LIST, ['string']) ?? [];
  const found = await store.protectedNames.page(String(after), sizeOf(query) + 1);
  const { items, next } = listPage(found, query, LIST, ({ name }) => [name]);
  const names = items.map(({ name, createdAt }) => ({ name, created_at: createdAt.toISOString() }));
  return { body: { names, next_cursor: next } };
};
