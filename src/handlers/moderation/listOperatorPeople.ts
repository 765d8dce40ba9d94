import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import { shownOperatorPerson } from '../../record/moderation/people.ts';

const LIST = 'people';

export const listOperatorPeople: ReadHandler<'listOperatorPeople'> = async ({ query }, { store }) => {
  const after = positionOf(query, LIST, ['number', 'string']);
  const found = await store.users.listOperators(after, sizeOf(query) + 1);
  const { items, next } = listPage(found, query, LIST, ({ operatorSince, id }) => [
    operatorSince.getTime(),
    id,
  ]);
  return { body: { people: items.map(shownOperatorPerson), next_cursor: next } };
};
