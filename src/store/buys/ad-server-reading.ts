import type { FiguresRead } from '../../domain/buys/placed-package.ts';
import { columns, date, nullable, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, selectTuples } from '../engine/dialect.ts';
import { jsonParam, param, statement } from '../engine/statement.ts';

type WhatIsRead = 'figures' | 'packages';

const read = columns({
  id: textColumn,
  cursor: nullable(textColumn),
  completeUntil: nullable(date),
  finalUntil: nullable(date),
  asOf: nullable(date),
  readAt: date,
});

const find = statement<{ id: string }, Stored>((k) =>
  k('ad_server_reading')
    .where({ id: param('id') })
    .select(read.names),
);
const put = statement<Stored, never>((k) =>
  k('ad_server_reading').insert(read.placeholders).onConflict('id').merge(),
);

/** How far the ad server has been read: its figures, and the list of its packages. */
export function adServerReading(db: Db) {
  return {
    async find(what: WhatIsRead = 'figures'): Promise<FiguresRead | null> {
      const row = await db.one(find, { id: what });
      return row === undefined ? null : read.read(row);
    },

    async put(progress: FiguresRead, what: WhatIsRead = 'figures'): Promise<void> {
      await db.run(put, read.write({ ...progress, id: what }));
    },
  };
}

const addEvents = statement<{ rows: string }, { event_id: string }>((k, engine) =>
  k.raw(
    `insert into ad_server_events (event_id, at) :rows where true
     on conflict (event_id) do nothing returning event_id`,
    { rows: selectTuples(k, engine, ['text', 'bigint'], jsonParam('rows')) },
  ),
);
const pruneEvents = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'ad_server_events', (rows) => rows.where('at', '<', param('before')).orderBy('at')),
);

/** Identifiers of the events that the ad server sent lately. */
export function adServerEvents(db: Db) {
  return {
    /** @returns those that are new */
    async addAll(ids: readonly string[], at: Date): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = JSON.stringify([...new Set(ids)].map((id) => [id, at.getTime()]));
      return new Set((await db.all(addEvents, { rows })).map(({ event_id: id }) => id));
    },

    async prune(before: Date, limit: number): Promise<number> {
      return db.run(pruneEvents, { before: before.getTime(), limit });
    },
  };
}
