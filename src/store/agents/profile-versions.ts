import { columns, date, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const versionColumns = columns({ digest: textColumn, firstSeenAt: date });

const insert = statement<Stored, never>((k) =>
  k('profile_versions').insert(versionColumns.placeholders).onConflict('digest').ignore(),
);
const find = statement<{ digest: string }, Stored>((k) =>
  k('profile_versions').where('digest', param('digest')).select(versionColumns.names),
);

/** Digests of this service's declarations, with the time at which each was first served. */
export function profileVersions(db: Db) {
  return {
    /** Time at which any process first served this declaration; `at` when this is the first time. */
    async firstSeen(digest: string, at: Date): Promise<Date> {
      await db.run(insert, versionColumns.write({ digest, firstSeenAt: at }));
      const row = await db.one(find, { digest });
      return row === undefined ? at : versionColumns.read(row).firstSeenAt;
    },
  };
}
