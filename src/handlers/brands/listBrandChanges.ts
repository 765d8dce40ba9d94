import type { Answer, ReadCall, ReadHandler } from '../../desk/call.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import { operationNotImplemented } from '../../domain/errors.ts';

/**
 * GET /api/registry/brands/changes: Follow the changes of brands.
 *
 * Effect: read.
 * Access: public. Permission: registry:read.
 * Limit: none.
 * Errors:
 * - 400: A parameter or the body is invalid (`invalid_request`); `issues` names each place.
 * - 401: The credential is missing where one is needed, or is not valid (`unauthorized`).
 * - 410: The cursor is older than the 90 days that the feed keeps, or was never handed out
 *   (`cursor_expired`). Load the state anew and go on without a cursor.
 * - 500: Something failed inside the service (`internal_error`); repeat the request later.
 */
export const listBrandChanges: ReadHandler<'listBrandChanges'> = async (
  _input: Input<'listBrandChanges'>,
  _call: ReadCall,
): Promise<Answer<'listBrandChanges'>> => {
  throw operationNotImplemented('listBrandChanges');
};
