import { setImmediate as nextTurn } from 'node:timers/promises';
import { authorizationRow } from '../../domain/authorization/row.ts';
import type { StoredAuthorization } from '../../domain/publishers/adagents/authorizations.ts';

/** `authorizationRow`, with turns for other requests where it takes long. */
export const rowText = (row: StoredAuthorization): string | Promise<string> =>
  authorizationRow(row, nextTurn);
