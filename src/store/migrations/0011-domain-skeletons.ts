import type { Knex } from 'knex';
import { likenessOf } from '../../domain/ownership/confusables.ts';

const BATCH = 500;

/** Notes the names of the brands and publishers that are there already. */
export async function up(k: Knex): Promise<void> {
  for (const table of ['brands', 'publishers']) {
    let last = '';
    for (;;) {
      const rows: { domain: string }[] = await k(table)
        .where('domain', '>', last)
        .where('listed', 1)
        .orderBy('domain')
        .limit(BATCH)
        .select('domain');
      const end = rows.at(-1);
      if (end === undefined) break;
      last = end.domain;
      await k('domain_skeletons')
        .insert(rows.map(({ domain }) => ({ ...likenessOf(domain), domain })))
        .onConflict(['skeleton', 'label', 'domain'])
        .ignore();
    }
  }
}
