import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { recordPieces } from '../../record/publishers/record-text.ts';

export const getRecord: ReadHandler<'getRecord'> = async ({ path: { type, id } }, { store }) => {
  const pieces = await recordPieces(store, type, id.toLowerCase());
  if (pieces === undefined)
    throw new ApiError('not_found', `There is no record ${id} of the type ${type} now.`);
  return { pieces };
};
