import type { Knex } from 'knex';

/** Who calls the agent's tasks, for whom, and what was answered. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('agent_principals', (t) => {
    t.text('id').notNullable().primary();
    t.text('name').notNullable().unique();
    t.text('token_hash').notNullable().unique();
    t.text('permissions').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('revoked_at');
  });

  await k.schema.createTable('accounts', (t) => {
    // Unique for its principal: test kits choose ids themselves.
    t.text('principal_id').notNullable();
    t.text('id').notNullable();
    // The natural key; `brand_id` is empty for the house's only or main brand.
    t.text('brand_domain').notNullable();
    t.text('brand_id').notNullable();
    t.text('operator').notNullable();
    t.integer('sandbox').notNullable();
    t.text('name').notNullable();
    t.text('status').notNullable();
    t.text('billing').notNullable();
    // Everything that is only told back: terms, entity, subscribers, governance agent.
    t.text('settings').notNullable();
    // What the account may spend, and what it has, in minor units of the currency.
    t.text('currency').notNullable();
    t.bigInteger('credit_limit');
    t.bigInteger('spent').notNullable();
    // Whether the buyer declared the account; others were made when they were first used.
    t.integer('declared').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.primary(['principal_id', 'id']);
    t.index(['principal_id', 'brand_domain', 'operator'], 'accounts_by_brand');
    t.index(['principal_id', 'created_at', 'id'], 'accounts_by_principal');
    t.index(['created_at', 'principal_id', 'id'], 'accounts_by_age');
    t.index(['id'], 'accounts_by_id');
  });
  // An account that ended makes room for another one of the same brand and operator.
  await k.schema.raw(
    `create unique index accounts_natural_key on accounts (principal_id, brand_domain, brand_id, operator, sandbox)
     where status not in ('rejected', 'closed')`,
  );

  await k.schema.createTable('idempotency_keys', (t) => {
    // SHA-256 over principal, account and key.
    t.text('scope').notNullable().primary();
    // SHA-256 over task and canonical arguments.
    t.text('fingerprint').notNullable();
    // Null while the first request is under way, and again once the replay window is over.
    t.text('answer');
    t.bigInteger('created_at').notNullable();
    // End of the lease while under way, end of the replay window afterwards.
    t.bigInteger('expires_at').notNullable();
    t.text('state').notNullable();
    t.index(['state', 'expires_at'], 'idempotency_keys_by_expiry');
  });

  await k.schema.createTable('agent_tasks', (t) => {
    t.text('principal_id').notNullable();
    t.text('id').notNullable();
    t.text('account_id');
    t.text('task_type').notNullable();
    t.text('protocol').notNullable();
    t.text('status').notNullable();
    t.text('request').notNullable();
    // The caller's own object as lower-case text, to be searched and nothing else.
    t.text('context').notNullable();
    t.text('result');
    t.text('error');
    t.text('progress');
    t.text('message');
    t.text('push_config');
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.bigInteger('completed_at');
    t.primary(['principal_id', 'id']);
    t.index(['principal_id', 'created_at', 'id'], 'agent_tasks_by_age');
  });
  await k.schema.createTable('agent_task_steps', (t) => {
    t.text('principal_id').notNullable();
    t.text('task_id').notNullable();
    t.integer('seq').notNullable();
    t.text('kind').notNullable();
    t.text('data').notNullable();
    t.bigInteger('at').notNullable();
    t.primary(['principal_id', 'task_id', 'seq']);
  });

  // What callers of A2A see: the transport's own tasks, and where they want to hear of them.
  await k.schema.createTable('a2a_tasks', (t) => {
    t.text('principal_id').notNullable();
    t.text('id').notNullable();
    t.text('context_id').notNullable();
    t.text('state').notNullable();
    // The flat answer, null until there is one.
    t.text('body');
    t.text('note');
    t.integer('cancel_requested').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.primary(['principal_id', 'id']);
    t.index(['principal_id', 'updated_at', 'id'], 'a2a_tasks_by_principal');
    t.index(['updated_at'], 'a2a_tasks_by_age');
  });
  await k.schema.createTable('a2a_push_configs', (t) => {
    t.text('principal_id').notNullable();
    t.text('task_id').notNullable();
    t.text('id').notNullable();
    t.text('config').notNullable();
    t.primary(['principal_id', 'task_id', 'id']);
  });

  // When each declaration of the agent was first served, the same in every process.
  await k.schema.createTable('profile_versions', (t) => {
    // SHA-256 over the canonical declaration.
    t.text('digest').notNullable().primary();
    t.bigInteger('first_seen_at').notNullable();
  });
}
