import type { Knex } from 'knex';

const COUNTS = [
  'impressions',
  'clicks',
  'views',
  'q1_views',
  'q2_views',
  'q3_views',
  'completed_views',
  'measurable_impressions',
  'viewable_impressions',
  'engagements',
  'plays',
  'conversions',
];

/** What the ad server behind the agent said: states of packages, figures, and how far both were read. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('ad_server_packages', (t) => {
    t.text('package_id').notNullable();
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.text('currency').notNullable();
    // Highest number of a change that the ad server has applied.
    t.bigInteger('applied_revision').notNullable();
    t.text('state').notNullable();
    t.text('reservation_id');
    t.text('reason');
    t.text('ad_server_ref');
    t.text('creatives').notNullable();
    t.bigInteger('changed_at').notNullable();
    t.bigInteger('decide_by');
    // When the state is read again; null when nothing is expected to change.
    t.bigInteger('check_at');
    t.primary(['package_id', 'principal_id']);
  });
  await k.raw('create index ad_server_packages_of_buy on ad_server_packages (principal_id, buy_id)');
  await k.raw(
    'create index ad_server_packages_due on ad_server_packages (check_at) where check_at is not null',
  );
  await k.schema.createTable('ad_server_reading', (t) => {
    t.text('id').primary();
    t.text('cursor');
    t.bigInteger('complete_until');
    t.bigInteger('final_until');
    t.bigInteger('as_of');
    t.bigInteger('read_at').notNullable();
  });
  await k.schema.createTable('ad_server_events', (t) => {
    t.text('event_id').primary();
    t.bigInteger('at').notNullable();
  });
  await k.raw('create index ad_server_events_by_age on ad_server_events (at)');
  for (const [table, start] of [
    ['delivered_hours', 'from_at'],
    ['delivered_days', 'day'],
  ] as const) {
    await k.schema.createTable(table, (t) => {
      t.text('package_id').notNullable();
      // Empty for totals, otherwise the kind and the key of a part of them.
      t.text('part').notNullable();
      // In UTC. The day of an hour is the one in which it begins.
      t.bigInteger(start).notNullable();
      t.text('creative_id').notNullable();
      if (table === 'delivered_hours') {
        t.bigInteger('to_at').notNullable();
        t.bigInteger('revision').notNullable();
      }
      for (const name of COUNTS) t.bigInteger(name).notNullable();
      t.bigInteger('spend_minor');
      t.primary(['package_id', 'part', start, 'creative_id']);
    });
  }
  await k.raw('create index delivered_hours_by_age on delivered_hours (from_at)');
}
