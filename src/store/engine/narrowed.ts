import type { Knex } from 'knex';

/** Which rows of everybody's the operator asks for; absent means all. */
export type Narrow<S extends string = string> = {
  readonly id?: string | undefined;
  readonly principalId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly status?: S | undefined;
};

/** Rows that a filter lets through, oldest first. */
export function narrowed(
  query: Knex.QueryBuilder,
  { id, principalId, accountId, status }: Narrow,
  limit: number,
): Knex.QueryBuilder {
  if (id !== undefined) query.where('id', id);
  if (principalId !== undefined) query.where('principal_id', principalId);
  if (accountId !== undefined) query.where('account_id', accountId);
  if (status !== undefined) query.where('status', status);
  return query.orderBy(['created_at', 'id']).limit(limit);
}
