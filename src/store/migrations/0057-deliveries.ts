import type { Knex } from 'knex';

/** Why a webhook of a subscription is sent, which one it repeats, and what its receiver answered. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('webhooks', (t) => {
    // Null for what an event caused.
    t.text('purpose');
    t.text('origin_id');
  });
  await k.raw('create index webhooks_repeats on webhooks (origin_id, id) where origin_id is not null');
  await k.raw(
    "create index webhooks_of_subscription on webhooks (subject, status, id) where kind = 'registry'",
  );
  await k.schema.alterTable('webhook_attempts', (t) => {
    t.text('answer');
  });
}
