import type { Knex } from 'knex';

/**
 * Roles of people who run the deployment, and the lists that they work on: what waits for a decision, oldest first, and
 * what failed, newest first.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('users', (t) => {
    t.text('operator_role');
    // When it was given, and by whom: the id of a person, or `admin` for a command.
    t.bigInteger('operator_since');
    t.text('operator_by');
  });
  await k.raw('create index users_operators on users (operator_since, id) where operator_role is not null');
  await k.raw("create index reviews_held on reviews (created_at, id) where status = 'held'");
  await k.raw('create index accounts_by_state on accounts (status, created_at, principal_id, id)');
  await k.raw(
    `create index creatives_to_review on creatives (created_at, principal_id, account_id, id)
     where purge_kind is null and status = 'pending_review'`,
  );
  await k.raw("create index jobs_failed on jobs (finished_at, id) where status = 'failed'");
  await k.raw("create index webhooks_failed on webhooks (ended_at, id) where status = 'failed'");
}
