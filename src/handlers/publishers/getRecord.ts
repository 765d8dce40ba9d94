import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { recordText } from '../../record/publishers/record-text.ts';

export const getRecord: ReadHandler<'getRecord'> = async ({ path: { type, id } }, { store }) => {
  const json = await recordText(store, type, id.toLowerCase());
  if (json === undefined)
    throw new ApiError('not_found', `There is no record ${id} of the type ${type} now.`);
  return { json };
};
