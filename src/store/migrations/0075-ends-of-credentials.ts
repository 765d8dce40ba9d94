import type { Knex } from 'knex';

/**
 * API keys by their expiry, which ends them too; and what the authorization server stores of a grant and of a person by
 * its expiry, so that the number of rows of each has a limit.
 */
export async function up(k: Knex): Promise<void> {
  await k.raw('create index api_keys_by_expiry on api_keys (expires_at) where expires_at is not null');
  await k.raw('drop index oidc_models_by_grant');
  await k.raw('create index oidc_models_by_grant on oidc_models (grant_id, model, expires_at)');
  await k.raw('drop index oidc_models_by_account');
  await k.raw('create index oidc_models_by_account on oidc_models (account_id, model, expires_at)');
}
