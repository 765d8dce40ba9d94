import type { Knex } from 'knex';

/** Own copies of the logos of brands. The picture comes last, so that reading the other columns skips it. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('brand_logos', (t) => {
    t.text('domain').primary();
    t.text('file');
    t.text('url').notNullable();
    t.bigInteger('checked_at').notNullable();
    t.text('data');
  });
  await k.raw('create index brand_logos_file on brand_logos (file) where file is not null');
}
