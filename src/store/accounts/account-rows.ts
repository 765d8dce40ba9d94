import type { Account, AccountSettings } from '../../domain/accounts/account.ts';
import { type AccountStatus, finalStatuses } from '../../domain/accounts/states.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  nullable,
  one,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';

export const accountColumns = columns({
  id: textColumn,
  principalId: textColumn,
  brandDomain: textColumn,
  brandId: textColumn,
  operator: textColumn,
  sandbox: flagColumn,
  name: textColumn,
  status: one<AccountStatus>(),
  billing: one<Account['billing']>(),
  settings: sealed(json<AccountSettings>()),
  currency: textColumn,
  creditLimit: nullable(int),
  spent: int,
  declared: flagColumn,
  createdAt: date,
  updatedAt: date,
});

/** Reads and writes rows of `accounts`, whose settings are sealed. */
export const accountRows = (db: Db) => sealedColumns('accounts', accountColumns, db.sealer);

/**
 * Condition for accounts that have not ended, as the partial indexes have it: with parameters in the place of the
 * constants no engine could use these indexes.
 */
export const IS_LIVE = `status not in (${finalStatuses.map((status) => `'${status}'`).join(', ')})`;
