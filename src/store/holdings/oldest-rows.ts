import type { Knex } from 'knex';
import { type keptBytes, type keptNewest, WEBHOOK_BYTES } from '../../domain/holdings.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList } from '../engine/dialect.ts';
import { numberParam, param, type Statement, statement } from '../engine/statement.ts';
import { holdings } from './holdings.ts';

type Kind = keyof typeof keptNewest;
type Sized = keyof typeof keptBytes;
type Shape = {
  /** Time by which the oldest row is found. Rows without it stay. */
  readonly at: string;
  /** Whether ids are unique among all holders: a condition on the holder could make SQLite go through all of its rows. */
  readonly hasOwnIds: boolean;
  /** Tables of parts, with the column that names the whole, and whether they have a column for the holder. */
  readonly parts: Readonly<Record<string, { readonly whole: string; readonly isOwned: boolean }>>;
};

/** The bytes of a row, as triggers count them. */
const sizes: Readonly<Record<Sized, string>> = {
  webhooks: 'bytes',
  a2a_tasks: 'coalesce(octet_length(body), 0)',
  agent_tasks: 'coalesce(octet_length(request), 0) + coalesce(octet_length(result), 0)',
};
/** States of an A2A task that goes on, or waits for its caller. */
const OPEN_STATES = ['working', 'input-required'];
type Oldest = Statement<{ holder: string; limit: number }, { id: string; bytes?: number | string }>;

const shapes: Readonly<Record<Kind, Shape>> = {
  webhooks: {
    at: 'ended_at',
    hasOwnIds: true,
    parts: { webhook_attempts: { whole: 'webhook_id', isOwned: false } },
  },
  a2a_tasks: {
    at: 'updated_at',
    hasOwnIds: false,
    parts: { a2a_push_configs: { whole: 'task_id', isOwned: true } },
  },
  agent_tasks: {
    at: 'completed_at',
    hasOwnIds: false,
    parts: { agent_task_steps: { whole: 'task_id', isOwned: true } },
  },
  proposals: { at: 'created_at', hasOwnIds: false, parts: {} },
};

const oldestOf = (k: Knex, table: Kind) =>
  k(table)
    .where('principal_id', param('holder'))
    .whereNotNull(shapes[table].at)
    .orderBy([shapes[table].at, 'id'])
    .limit(numberParam('limit'));
const statements = Object.entries(shapes).map(([table, { hasOwnIds, parts }]) => {
  const oldest: Oldest = statement((k) => oldestOf(k, table as Kind).select('id'));
  const removals = [...Object.entries(parts), [table, { whole: 'id', isOwned: !hasOwnIds }] as const].map(
    ([from, { whole, isOwned }]) =>
      statement<{ holder: string; ids: string }, never>((k, engine) => {
        const rows = k(from).where(inList(k, engine, whole, param('ids')));
        return (isOwned ? rows.where('principal_id', param('holder')) : rows).delete();
      }),
  );
  return [table as Kind, { oldest, removals }] as const;
});
const statementsOf = new Map(statements);
// Few long answers are over the limit, so a task that goes on could be among the oldest.
const oldestSized = new Map(
  Object.entries(sizes).map(([table, bytes]): [string, Oldest] => [
    table,
    statement((k) => {
      const rows = oldestOf(k, table as Sized).select('id', k.raw(`${bytes} as bytes`));
      return table === 'a2a_tasks' ? rows.whereNotIn('state', OPEN_STATES) : rows;
    }),
  ]),
);

const endedKeys = statement<{ org_id: string; before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'api_keys', (rows) =>
    rows
      .where('org_id', param('org_id'))
      .where((some) =>
        some.where('revoked_at', '<', param('before')).orWhere('expires_at', '<', param('before')),
      )
      .orderBy(['created_at', 'id']),
  ),
);

/** Deletes the oldest rows of holders that have more than are kept. */
export function oldestRows(db: Db) {
  const { reduce } = holdings(db);

  async function remove(
    kind: Kind,
    holder: string,
    limit: number,
    isEnough: ((bytes: number) => boolean) | null,
  ): Promise<number> {
    const { oldest, removals } = statementsOf.get(kind) ?? { removals: [] };
    const found = isEnough === null ? oldest : oldestSized.get(kind);
    if (found === undefined) return 0;
    let bytes = 0;
    const ids: string[] = [];
    for (const row of await db.all(found, { holder, limit })) {
      if (isEnough?.(bytes) === true) break;
      ids.push(row.id);
      bytes += Number(row.bytes ?? 0);
    }
    if (ids.length === 0) return 0;
    for (const removal of removals) await db.run(removal, { holder, ids: JSON.stringify(ids) });
    return ids.length;
  }

  return {
    /** Deletes up to `limit` of the oldest rows of holders with more than `most`; returns the number deleted. */
    prune: (kind: Kind, most: number, limit: number): Promise<number> =>
      reduce(kind, most, limit, ({ holder, count }, left) =>
        remove(kind, holder, Math.min(left, count - most), null),
      ),

    /** As `prune`, for holders whose rows have more than `most` bytes together. */
    pruneBytes: (kind: Sized, most: number, limit: number): Promise<number> =>
      reduce(
        kind === 'webhooks' ? WEBHOOK_BYTES : kind,
        most,
        limit,
        ({ holder, count }, left) => remove(kind, holder, left, (bytes) => bytes >= count - most),
        kind === 'webhooks' ? 'holdings' : 'held_bytes',
      ),

    /**
     * As `prune`, for API keys of organizations, and only those that were revoked or expired before `before`. All keys
     * count.
     */
    pruneKeys: (most: number, before: Date, limit: number): Promise<number> =>
      reduce('api_keys', most, limit, ({ holder, count }, left) =>
        db.run(endedKeys, {
          org_id: holder,
          before: before.getTime(),
          limit: Math.min(left, count - most),
        }),
      ),
  };
}
