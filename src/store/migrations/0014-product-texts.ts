import type { Knex } from 'knex';

/** What is sold, by the words and facts that briefs name. Filled from the catalog when a process starts. */
export async function up(k: Knex): Promise<void> {
  const isSqlite = k.client.config.client === 'better-sqlite3';
  const text = isSqlite ? 'text not null' : 'text collate "C" not null';
  // Every catalog that processes sell from has its own words: two releases may run side by side.
  await k.schema.createTable('product_catalogs', (t) => {
    t.text('digest').primary();
    t.bigInteger('used_at').notNullable();
  });
  await k.raw(`create table product_words (
    catalog ${text}, term ${text}, product_id ${text}, weight integer not null,
    primary key (catalog, term, product_id))${isSqlite ? ' without rowid' : ''}`);
}
