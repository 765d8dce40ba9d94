import type { Knex } from 'knex';

const MEMBER_TASKS = ['products', 'media_buys', 'creatives', 'reports'].flatMap((resource) =>
  ['read', 'write', 'delete'].map((action) => `${resource}:${action}`),
);

/** What a credential was given, whose address and whose agent something is, and tries to sign in. */
export async function up(k: Knex): Promise<void> {
  const isSqlite = k.client.config.client === 'better-sqlite3';
  // Permissions were not looked at before, but for those of admins: existing keys keep what they could do.
  const isAdmin = (rows: Knex.QueryBuilder) => rows.where('permissions', 'like', '%"admin:*"%');
  const seesAll = (rows: Knex.QueryBuilder) => rows.where('permissions', 'like', '%"admin:read"%');
  const write = (words: readonly string[]) => ({ permissions: JSON.stringify(words) });
  await k('api_keys')
    .whereNot(isAdmin)
    .whereNot(seesAll)
    .update(write(['registry:read', 'registry:write', ...MEMBER_TASKS]));
  await k('api_keys')
    .whereNot(isAdmin)
    .where(seesAll)
    .update(write(['admin:read', 'registry:write', ...MEMBER_TASKS]));
  await k('api_keys')
    .where(isAdmin)
    .update(write(['admin:*']));

  await k.schema.alterTable('users', (t) => t.bigInteger('email_verified_at'));
  await k.schema.alterTable('client_organizations', (t) => t.text('scopes'));
  await k.schema.alterTable('catalog_agents', (t) => {
    t.text('proved_by');
    t.bigInteger('proved_at');
  });
  // The operator's word needs no proof.
  await k('catalog_agents')
    .whereIn('url', k('audit_log').where('action', 'agent enroll').whereNotNull('subject').select('subject'))
    .update({ proved_by: 'operator', proved_at: k.ref('created_at') });

  await k.schema.alterTable('oidc_models', (t) => {
    t.text('account_id');
    t.index(['account_id'], 'oidc_models_by_account');
  });
  const accountId = isSqlite
    ? `coalesce(payload ->> '$.accountId', payload ->> '$.session.accountId')`
    : `coalesce(payload::json ->> 'accountId', payload::json -> 'session' ->> 'accountId')`;
  await k.raw(`update oidc_models set account_id = ${accountId} where model <> 'Client'`);

  await k.schema.createTable('sign_in_attempts', (t) => {
    t.text('key').notNullable().primary();
    t.integer('failures').notNullable();
    t.bigInteger('last_at').notNullable();
    t.index(['last_at'], 'sign_in_attempts_by_age');
  });
}
