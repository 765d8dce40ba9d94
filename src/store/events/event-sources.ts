import type { EventSource, EventSourceDetails } from '../../domain/events/source.ts';
import { columns, date, json, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { param, statement } from '../engine/statement.ts';

const sourceColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  id: textColumn,
  managedBy: one<EventSource['managedBy']>(),
  details: json<EventSourceDetails>(),
  createdAt: date,
  updatedAt: date,
});

type Account = { principal_id: string; account_id: string };

const put = statement<Stored, never>((k) =>
  k('event_sources')
    .insert(sourceColumns.placeholders)
    .onConflict(['principal_id', 'account_id', 'id'])
    .merge(['details', 'updated_at']),
);
const list = statement<Account, Stored>((k) =>
  k('event_sources')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .orderBy(['created_at', 'id'])
    .select(sourceColumns.names),
);
const listById = statement<{ principal_id: string; id: string }, Stored>((k) =>
  k('event_sources')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .orderBy('account_id')
    .select(sourceColumns.names),
);
const remove = statement<Account & { ids: string }, never>((k, engine) =>
  k('event_sources')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'id', param('ids')))
    .delete(),
);

/** Sources of an account's events. */
export function eventSources(db: Db) {
  const listOf = async (principalId: string, accountId: string): Promise<EventSource[]> =>
    (await db.all(list, { principal_id: principalId, account_id: accountId })).map(sourceColumns.read);

  return {
    /** Locks the account's sources against other writers until this transaction ends. */
    lock: (principalId: string, accountId: string) => lock(db, `event_sources:${principalId}:${accountId}`),

    /** Inserts the source, or replaces the details of the existing one. */
    async put(source: EventSource): Promise<void> {
      await db.run(put, sourceColumns.write(source));
    },

    /** Oldest first. */
    list: listOf,

    /** Event types of each source, by source id; null means all types that the seller accepts. */
    async types(
      principalId: string,
      accountId: string,
    ): Promise<ReadonlyMap<string, readonly string[] | null>> {
      const sources = await listOf(principalId, accountId);
      return new Map(sources.map(({ id, details }) => [id, details.event_types ?? null]));
    },

    /** The principal's sources with this id; several accounts may each have one. */
    async listById(principalId: string, id: string): Promise<EventSource[]> {
      return (await db.all(listById, { principal_id: principalId, id })).map(sourceColumns.read);
    },

    async remove(principalId: string, accountId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.run(remove, {
        principal_id: principalId,
        account_id: accountId,
        ids: JSON.stringify(ids),
      });
    },
  };
}
