import { setImmediate as nextTurn } from 'node:timers/promises';
import { authorizationRow } from '../../domain/authorization/row.ts';
import type { StoredAuthorization } from '../../domain/publishers/adagents/authorizations.ts';
import { writtenRow } from '../../domain/publishers/authorization-text.ts';

/** `authorizationRow`, with turns for other requests where it takes long. */
export const rowText = (row: StoredAuthorization): Promise<string> =>
  writtenRow(row, authorizationRow(row), nextTurn);
