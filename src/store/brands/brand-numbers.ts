import { randomUUID } from 'node:crypto';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

const reserve = statement<{ n: number }, { change: number }>((k) =>
  k.raw('update brand_changes_head set change = change + :n where id = 1 returning change', params('n')),
);
const NUMBER_TYPES = { domain: 'text', change: 'bigint' } as const;
const number = statement<{ rows: string }, never>((k, engine) =>
  k.raw('update brands set change = w.change from (:rows) w where brands.domain = w.domain', {
    rows: selectRows(k, engine, NUMBER_TYPES, param('rows')),
  }),
);
const beginEpoch = statement<{ from_change: number; epoch: string; began_at: number }, never>((k) =>
  k('brand_epochs').insert({
    from_change: param('from_change'),
    epoch: param('epoch'),
    began_at: param('began_at'),
  }),
);

/**
 * Numbers a change of a public brand at the end of its transaction: the number's row stays locked until the commit, which
 * makes the order of the numbers the order of commits. Numbers taken earlier would make writers wait for each other.
 */
export function noteBrandChange(db: Db, domain: string): void {
  db.beforeCommit('brands', domain, (domains) => numberChanges(db, domains));
}

async function numberChanges(db: Db, domains: readonly string[]): Promise<void> {
  const last = (await db.one(reserve, { n: domains.length }))?.change;
  if (last === undefined) throw new Error('the changes of brands have no head');
  const first = last - domains.length + 1;
  // The database may have been restored from a backup since the last time: what was numbered after the backup is not
  // what gets these numbers now.
  if (!db.hasAnnounced('brands'))
    await db.run(beginEpoch, { from_change: first, epoch: randomUUID(), began_at: db.now().getTime() });
  const rows = domains.map((domain, at) => ({ domain, change: first + at }));
  await db.run(number, { rows: JSON.stringify(rows) });
  db.announce('brands');
}
