import type { KnownRevocation } from '../../domain/publishers/adagents/revocations.ts';
import { columns, date, nullable, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const revocationColumns = columns({
  publisherDomain: textColumn,
  revokedAt: nullable(date),
  reason: nullable(textColumn),
  fileUrl: textColumn,
  seenAt: date,
  heldUntil: nullable(date),
});

const find = statement<{ domain: string }, Stored>((k) =>
  k('publisher_revocations').where('publisher_domain', param('domain')).select(revocationColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('publisher_revocations').insert(revocationColumns.placeholders).onConflict('publisher_domain').merge(),
);
const remove = statement<{ domain: string }, never>((k) =>
  k('publisher_revocations').where('publisher_domain', param('domain')).delete(),
);

/** Publishers that are revoked by the same file that is authoritative for them. Their entries are not kept. */
export function publisherRevocations(db: Db) {
  return {
    async find(publisherDomain: string): Promise<KnownRevocation | undefined> {
      const row = await db.one(find, { domain: publisherDomain });
      return row === undefined ? undefined : revocationColumns.read(row);
    },

    /** Stores the current revocation; null deletes it, because the publisher is not revoked. */
    set: (domain: string, revocation: KnownRevocation | null) =>
      revocation === null ? db.run(remove, { domain }) : db.run(put, revocationColumns.write(revocation)),
  };
}
