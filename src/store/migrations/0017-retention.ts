import type { Knex } from 'knex';

const DAY_MS = 86_400_000;

/** An end for what strangers leave behind: entries of the audit log, clients and tokens of the sandbox. */
export async function up(k: Knex): Promise<void> {
  const isSqlite = k.client.config.client === 'better-sqlite3';
  const now = isSqlite ? 'unixepoch() * 1000' : 'cast(extract(epoch from now()) * 1000 as bigint)';
  await k.schema.alterTable('audit_log', (t) => {
    // Written for a caller that no member and no operator vouches for.
    t.integer('by_stranger').notNullable().defaultTo(0);
    t.index(['by_stranger', 'at'], 'audit_log_by_age');
  });
  await k.raw(
    `update audit_log set by_stranger = 1
     where org_id is null and (actor = 'anonymous' or substr(actor, 1, 7) = 'client_' or substr(actor, 1, 8) = 'sandbox_')`,
  );
  // Clients that registered by themselves end when nobody uses them.
  await k('oidc_models')
    .where('model', 'Client')
    .whereNull('expires_at')
    .whereNotIn('id', k('client_organizations').select('client_id'))
    .update({ expires_at: k.raw(`${now} + ?`, [365 * DAY_MS]) });
  await k.schema.createTable('sandbox_principals', (t) => {
    t.text('principal_id').primary();
    t.bigInteger('used_at').notNullable();
    t.index(['used_at'], 'sandbox_principals_by_use');
  });
  await k.raw(
    `insert into sandbox_principals (principal_id, used_at)
     select distinct principal_id, ${now} from accounts where substr(principal_id, 1, 8) = 'sandbox_'`,
  );
}
