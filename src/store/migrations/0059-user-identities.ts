import type { Knex } from 'knex';

/** Who a person is at the identity provider of their company. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('user_identities', (t) => {
    t.text('issuer').notNullable();
    t.text('subject').notNullable();
    t.text('user_id').notNullable();
    t.bigInteger('linked_at').notNullable();
    t.primary(['issuer', 'subject']);
    t.unique(['user_id', 'issuer']);
  });
}
