import type { Knex } from 'knex';

/**
 * Grants that are around an offering, without those of other sandboxes: anybody may have a sandbox, and fill it with
 * grants of the same offering. Buys of an account by their end: events are credited to recent ones only. Clients of the
 * authorization server by their expiry: of those that registered themselves and never got a token the newest stay.
 */
export async function up(k: Knex): Promise<void> {
  const acquired = "status = 'acquired' and sandbox";
  await k.raw(
    `create index rights_grants_around on rights_grants (rights_id, ends_at) where ${acquired} = 0`,
  );
  await k.raw(
    `create index rights_grants_around_test on rights_grants (principal_id, rights_id, ends_at) where ${acquired} = 1`,
  );
  await k.raw('create index media_buys_by_account_end on media_buys (principal_id, account_id, end_at, id)');
  await k.raw("create index oidc_models_clients on oidc_models (expires_at) where model = 'Client'");
}
