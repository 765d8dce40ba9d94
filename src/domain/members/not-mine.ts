import { ApiError } from '../errors.ts';

/** The same answer for what nobody has and for what another organization has. */
export const notMine = (what: string): ApiError =>
  new ApiError('not_found', `The organization has no such ${what}.`);
