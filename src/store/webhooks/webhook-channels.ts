import type { FailingChannel } from '../../domain/webhooks/outcome.ts';
import { columns, date, int, nullable, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList } from '../engine/dialect.ts';
import { chunksOf, param, statement } from '../engine/statement.ts';

const channelColumns = columns({
  id: textColumn,
  principalId: textColumn,
  failures: int,
  givenUp: int,
  retryAt: date,
  pausedAt: nullable(date),
  updatedAt: date,
});

const find = statement<{ id: string }, Stored>((k) =>
  k('webhook_channels').where('id', param('id')).select(channelColumns.names),
);
const paused = statement<{ ids: string }, { id: string }>((k, engine) =>
  k('webhook_channels')
    .where(inList(k, engine, 'id', param('ids')))
    .whereNotNull('paused_at')
    .orderBy('id')
    .select('id'),
);
const put = statement<Stored, never>((k) =>
  k('webhook_channels').insert(channelColumns.placeholders).onConflict('id').merge(),
);
const remove = statement<{ id: string }, never>((k) =>
  k('webhook_channels').where('id', param('id')).delete(),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'webhook_channels', (rows) => rows.where('updated_at', '<', param('before'))),
);

/** Failing receivers of webhooks. A receiver that works has no row. */
export function webhookChannels(db: Db) {
  return {
    async find(id: string): Promise<FailingChannel | undefined> {
      const row = await db.one(find, { id });
      return row && channelColumns.read(row);
    },

    /** Ids of those of these receivers to which nothing is sent, because they failed for long. */
    async paused(ids: readonly string[]): Promise<string[]> {
      const found: string[] = [];
      for (const chunk of chunksOf(ids))
        for (const { id } of await db.all(paused, { ids: JSON.stringify(chunk) })) found.push(id);
      return found;
    },

    /** Replaces the state of the receiver; null deletes it, because the receiver works again. */
    async put(id: string, channel: FailingChannel | null): Promise<void> {
      if (channel === null) await db.run(remove, { id });
      else await db.run(put, channelColumns.write(channel));
    },

    /** Deletes up to `limit` rows that were last updated before `before`; returns the number deleted. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),
  };
}
