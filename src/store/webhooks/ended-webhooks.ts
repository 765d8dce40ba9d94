import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const endedBefore = statement<{ before: number; limit: number }, { id: string }>((k) =>
  k('webhooks')
    .where('ended_at', '<', param('before'))
    .orderBy('ended_at')
    .limit(numberParam('limit'))
    .select('id'),
);
const removeAttempts = statement<{ ids: string }, never>((k, engine) =>
  k('webhook_attempts')
    .where(inList(k, engine, 'webhook_id', param('ids')))
    .delete(),
);
const remove = statement<{ ids: string }, never>((k, engine) =>
  k('webhooks')
    .where(inList(k, engine, 'id', param('ids')))
    .delete(),
);

/** The deletion of webhooks that ended long ago. */
export function endedWebhooks(db: Db) {
  /** Deletes these webhooks with their attempts, which are chosen once for both; returns the number of webhooks. */
  async function removeAll(found: readonly { readonly id: string }[]): Promise<number> {
    if (found.length === 0) return 0;
    const ids = JSON.stringify(found.map(({ id }) => id));
    await db.run(removeAttempts, { ids });
    return db.run(remove, { ids });
  }
  return {
    /** Deletes up to `limit` webhooks that ended before `before`, with their attempts; returns their number. */
    async prune(before: Date, limit: number): Promise<number> {
      return removeAll(await db.all(endedBefore, { before: before.getTime(), limit }));
    },
  };
}
