import type { Knex } from 'knex';

/** Lists and look-ups whose order or condition no index had, so that they visited every row of a holder or a name. */
export async function up(k: Knex): Promise<void> {
  // Many houses may name one domain: the first of them, by name, counts.
  await k.raw('drop index brand_refs_domain');
  await k.raw('create index brand_refs_domain on brand_refs (domain, house_domain)');
  // The open webhooks of a task, which end with it. This replaces one of two indexes that were the same.
  await k.raw('drop index webhooks_open_of');
  await k.raw(
    "create index webhooks_open_of_subject on webhooks (principal_id, kind, subject) where status = 'open'",
  );
  // What an organization saved, by domain.
  for (const table of ['brands', 'publishers']) {
    await k.raw(`drop index ${table}_by_entry_org`);
    await k.raw(
      `create index ${table}_by_entry_org on ${table} (entry_org_id, domain) where entry is not null`,
    );
  }
  await k.raw(
    "create index reviews_not_approved on reviews (org_id, domain, entity, id) where status <> 'approved'",
  );
  // Challenges of an organization, the newest first.
  await k.raw('drop index ownership_challenges_by_org');
  await k.raw(
    'create index ownership_challenges_by_org on ownership_challenges (org_id, issued_at desc, domain)',
  );
  // Reports that have ended, the longest ago first.
  await k.raw('create index buy_reports_of_kind on buy_reports (kind, due_at)');
}
