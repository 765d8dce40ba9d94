import type { EventSource, EventSourceDetails } from '../../domain/events/source.ts';
import { pausesAfter } from '../../domain/steps.ts';
import { columns, date, json, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { putRows, writeRows } from '../engine/many-rows.ts';
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

const put = putRows('event_sources', sourceColumns, ['principal_id', 'account_id', 'id']);
/** Sources that one statement writes. */
const WRITTEN_AT_ONCE = 500;
/** Sources that are read between two turns of the event loop: less than a millisecond. */
const READ_AT_ONCE = 500;
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
  async function listOf(principalId: string, accountId: string): Promise<EventSource[]> {
    const isDue = pausesAfter(READ_AT_ONCE);
    const found: EventSource[] = [];
    for (const row of await db.all(list, { principal_id: principalId, account_id: accountId })) {
      if (isDue()) await db.nextTurn();
      found.push(sourceColumns.read(row));
    }
    return found;
  }

  return {
    /** Locks the account's sources against other writers until this transaction ends. */
    lock: (principalId: string, accountId: string) => lock(db, `event_sources:${principalId}:${accountId}`),

    /** Inserts sources, or replaces those with the same ids. */
    putAll: (sources: readonly EventSource[]): Promise<void> =>
      writeRows(db, put, sources, sourceColumns.tuple, WRITTEN_AT_ONCE),

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
