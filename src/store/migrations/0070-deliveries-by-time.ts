import type { Knex } from 'knex';

/**
 * The lists of deliveries of a subscription by time: all, those in one state, and the few that somebody asked for. What
 * events caused is nearly all, so that it needs no list of its own.
 */
export async function up(k: Knex): Promise<void> {
  await k.raw("create index webhooks_by_time on webhooks (subject, created_at, id) where kind = 'registry'");
  await k.raw(
    "create index webhooks_by_state on webhooks (subject, status, created_at, id) where kind = 'registry'",
  );
  await k.raw(
    `create index webhooks_by_purpose on webhooks (subject, purpose, created_at, id)
     where kind = 'registry' and purpose is not null`,
  );
}
