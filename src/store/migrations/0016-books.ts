import type { Knex } from 'knex';

/** What accounts owe and have promised, and how long packages may wait for their creatives. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('account_books', (t) => {
    t.text('principal_id').notNullable();
    t.text('account_id').notNullable();
    t.text('currency').notNullable();
    // All in minor units of the currency. What live buys may cost, with what ended ones did.
    t.bigInteger('claimed').notNullable().defaultTo(0);
    // The part of it that was delivered, as of the last look.
    t.bigInteger('spent').notNullable().defaultTo(0);
    t.bigInteger('paid').notNullable().defaultTo(0);
    // Buys of which anything was delivered.
    t.integer('buys').notNullable().defaultTo(0);
    t.primary(['principal_id', 'account_id', 'currency']);
  });
  await k.schema.alterTable('media_buys', (t) => {
    // Whether a buy that is over claims what it delivered, instead of all of its budgets.
    t.integer('settled').notNullable().defaultTo(0);
  });
  await k.schema.alterTable('media_buy_packages', (t) => {
    t.bigInteger('spent').notNullable().defaultTo(0);
    // How long it may hold inventory without a creative, null for as long as its flight; and when that is over.
    t.bigInteger('hold_ms');
    t.bigInteger('lapses_at');
  });

  const isSqlite = k.client.config.client === 'better-sqlite3';
  const currency = isSqlite
    ? "json_extract(p.option, '$.currency')"
    : "cast(p.option as json) ->> 'currency'";
  await k.raw(
    `insert into account_books (principal_id, account_id, currency, claimed)
     select b.principal_id, b.account_id, ${currency}, sum(p.budget)
     from media_buys b join media_buy_packages p on p.principal_id = b.principal_id and p.buy_id = b.id
     where p.canceled = 0
     group by b.principal_id, b.account_id, ${currency}`,
  );
  // The clock looks at those that are over, and their claims then shrink to what they delivered.
  await k('media_buys')
    .whereIn('status', ['completed', 'rejected', 'canceled'])
    .update({ look_at: k.ref('updated_at') });
}
