import type { Knex } from 'knex';

/** Numbers the changes of public brands, so that copies of the registry can follow them. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('brands', (t) => {
    t.bigInteger('change');
  });
  await k.raw(
    `update brands set change = numbered.n from (
       select domain, row_number() over (order by domain) as n from brands where record is not null) as numbered
     where brands.domain = numbered.domain`,
  );
  await k.raw('create index brands_change on brands (change) where change is not null');
  // A brand that was public once is kept, so that copies learn that it is gone.
  await k.raw('drop index brands_bare');
  await k.raw(
    'create index brands_bare on brands (created_at) where record is null and entry is null and change is null',
  );
  await k.schema.createTable('brand_changes_head', (t) => {
    t.integer('id').primary();
    t.bigInteger('change').notNullable();
  });
  await k.raw('insert into brand_changes_head (id, change) select 1, coalesce(max(change), 0) from brands');
  await k.schema.createTable('brand_epochs', (t) => {
    t.bigInteger('from_change').primary();
    t.text('epoch').notNullable();
    t.bigInteger('began_at').notNullable();
    t.index(['began_at', 'from_change'], 'brand_epochs_began');
  });
  await k('brand_epochs').insert({ from_change: 0, epoch: 'first', began_at: 0 });
}
