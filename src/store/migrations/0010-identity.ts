import type { Knex } from 'knex';

/** People, what they belong to, what they prove, and who did what. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('users', (t) => {
    t.text('id').notNullable().primary();
    t.text('email').notNullable().unique();
    t.text('name').notNullable();
    t.text('password_hash').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('disabled_at');
  });

  await k.schema.createTable('memberships', (t) => {
    t.text('org_id').notNullable().references('organizations.id');
    t.text('user_id').notNullable().references('users.id');
    t.text('role').notNullable();
    t.bigInteger('created_at').notNullable();
    t.primary(['org_id', 'user_id']);
    t.index(['user_id', 'created_at'], 'memberships_by_user');
  });

  await k.schema.createTable('invitations', (t) => {
    t.text('id').notNullable().primary();
    t.text('org_id').notNullable().references('organizations.id');
    t.text('token_hash').notNullable().unique();
    t.text('email');
    t.text('role').notNullable();
    t.text('created_by').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('expires_at').notNullable();
    t.bigInteger('accepted_at');
    t.text('accepted_by');
    t.bigInteger('revoked_at');
    t.index(['org_id', 'created_at'], 'invitations_by_org');
  });

  // What the authorization server keeps between requests.
  await k.schema.createTable('oidc_models', (t) => {
    t.text('model').notNullable();
    t.text('id').notNullable();
    t.text('payload').notNullable();
    t.text('grant_id');
    t.text('uid');
    t.text('user_code');
    t.bigInteger('expires_at');
    t.bigInteger('consumed_at');
    t.primary(['model', 'id']);
    t.index(['grant_id'], 'oidc_models_by_grant');
    t.index(['model', 'uid'], 'oidc_models_by_uid');
    t.index(['expires_at'], 'oidc_models_by_expiry');
  });
  await k.schema.createTable('client_organizations', (t) => {
    t.text('client_id').notNullable().primary();
    t.text('org_id').notNullable().references('organizations.id');
    t.text('name').notNullable();
    t.text('created_by').notNullable();
    t.bigInteger('created_at').notNullable();
    t.index(['org_id', 'created_at'], 'client_organizations_by_org');
  });
  await k.schema.createTable('secrets', (t) => {
    t.text('id').notNullable().primary();
    t.text('purpose').notNullable();
    t.text('value').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('retired_at');
    t.index(['purpose', 'created_at'], 'secrets_by_purpose');
  });

  await k.schema.createTable('ownership_challenges', (t) => {
    t.text('org_id').notNullable().references('organizations.id');
    t.text('domain').notNullable();
    t.text('nonce').notNullable();
    t.text('state').notNullable();
    t.bigInteger('issued_at').notNullable();
    t.bigInteger('expires_at').notNullable();
    t.bigInteger('settled_at');
    t.text('detail');
    t.primary(['org_id', 'domain']);
    t.index(['org_id', 'issued_at'], 'ownership_challenges_by_org');
    t.index(['issued_at'], 'ownership_challenges_by_age');
  });
  await k.schema.createTable('ownership_proofs', (t) => {
    t.text('org_id').notNullable().references('organizations.id');
    t.text('domain').notNullable();
    t.text('method').notNullable();
    t.bigInteger('proved_at').notNullable();
    t.primary(['org_id', 'domain']);
  });
  await k.schema.createTable('reviews', (t) => {
    t.text('id').notNullable().primary();
    t.text('entity').notNullable();
    t.text('domain').notNullable();
    t.text('org_id').notNullable().references('organizations.id');
    t.text('editor').notNullable();
    t.text('reason').notNullable();
    t.text('resembles');
    t.text('entry').notNullable();
    t.text('status').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('decided_at');
    t.text('decided_by');
    t.index(['status', 'created_at'], 'reviews_by_status');
    t.index(['domain', 'entity', 'status'], 'reviews_by_domain');
    t.index(['org_id', 'domain'], 'reviews_by_org');
  });
  // Look-alikes share a skeleton (UTS 39) and differ in their label.
  await k.schema.createTable('domain_skeletons', (t) => {
    t.text('skeleton').notNullable();
    t.text('label').notNullable();
    t.text('domain').notNullable();
    t.primary(['skeleton', 'label', 'domain']);
  });
  await k.schema.createTable('protected_names', (t) => {
    t.text('name').notNullable().primary();
    t.text('skeleton').notNullable();
    t.bigInteger('created_at').notNullable();
    t.index(['skeleton', 'name'], 'protected_names_by_skeleton');
  });

  // An organization looks for what it saved.
  await k.schema.alterTable('brands', (t) => t.index(['entry_org_id'], 'brands_by_entry_org'));
  await k.schema.alterTable('publishers', (t) => t.index(['entry_org_id'], 'publishers_by_entry_org'));

  await k.schema.createTable('audit_log', (t) => {
    t.text('id').notNullable().primary();
    t.bigInteger('at').notNullable();
    t.text('action').notNullable();
    t.text('actor').notNullable();
    t.text('actor_name').notNullable();
    t.text('org_id');
    t.text('subject');
    t.text('outcome').notNullable();
    t.text('address');
    t.text('request_id');
    t.text('detail').notNullable();
    t.index(['org_id', 'id'], 'audit_log_by_org');
    t.index(['subject', 'id'], 'audit_log_by_subject');
  });
}
