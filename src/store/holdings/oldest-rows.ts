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
  /**
   * The bytes of a row, as triggers count them, and states in which a row stays however many bytes there are: few long
   * answers are over the limit, so that a task that goes on could be among the oldest.
   */
  readonly sized?: { readonly bytes: string; readonly open: readonly string[] };
};

const shapes: Readonly<Record<Sized, Required<Shape>> & Record<Kind, Shape>> = {
  webhooks: {
    at: 'ended_at',
    hasOwnIds: true,
    parts: { webhook_attempts: { whole: 'webhook_id', isOwned: false } },
    sized: { bytes: 'bytes', open: [] },
  },
  a2a_tasks: {
    at: 'updated_at',
    hasOwnIds: false,
    parts: { a2a_push_configs: { whole: 'task_id', isOwned: true } },
    sized: { bytes: 'coalesce(octet_length(body), 0)', open: ['working', 'input-required'] },
  },
  agent_tasks: {
    at: 'completed_at',
    hasOwnIds: false,
    parts: { agent_task_steps: { whole: 'task_id', isOwned: true } },
    sized: { bytes: 'coalesce(octet_length(request), 0) + coalesce(octet_length(result), 0)', open: [] },
  },
  proposals: { at: 'created_at', hasOwnIds: false, parts: {} },
};

type Oldest = Statement<{ holder: string; limit: number }, { id: string; bytes?: number | string }>;
const statements = Object.entries(shapes).map(([table, { at, hasOwnIds, parts, sized }]) => {
  const oldestIds = (k: Knex) =>
    k(table)
      .where('principal_id', param('holder'))
      .whereNotNull(at)
      .orderBy([at, 'id'])
      .limit(numberParam('limit'))
      .select('id');
  const oldest: Oldest = statement(oldestIds);
  const oldestSized: Oldest | undefined =
    sized &&
    statement((k) => {
      const rows = oldestIds(k).select(k.raw(`${sized.bytes} as bytes`));
      return sized.open.length === 0 ? rows : rows.whereNotIn('state', [...sized.open]);
    });
  const removals = [...Object.entries(parts), [table, { whole: 'id', isOwned: !hasOwnIds }] as const].map(
    ([from, { whole, isOwned }]) =>
      statement<{ holder: string; ids: string }, never>((k, engine) => {
        const rows = k(from).where(inList(k, engine, whole, param('ids')));
        return (isOwned ? rows.where('principal_id', param('holder')) : rows).delete();
      }),
  );
  return [table as Kind, { oldest, oldestSized, removals }] as const;
});
const statementsOf = new Map(statements);

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

  /** Deletes up to `limit` of the oldest rows, or, with `bytes`, no more of them than have so many together. */
  async function remove(kind: Kind, holder: string, limit: number, bytes?: number): Promise<number> {
    const { oldest, oldestSized, removals } = statementsOf.get(kind) ?? { removals: [] };
    const found = bytes === undefined ? oldest : oldestSized;
    if (found === undefined) return 0;
    let freed = 0;
    const ids: string[] = [];
    for (const row of await db.all(found, { holder, limit })) {
      if (bytes !== undefined && freed >= bytes) break;
      ids.push(row.id);
      freed += Number(row.bytes ?? 0);
    }
    if (ids.length === 0) return 0;
    for (const removal of removals) await db.run(removal, { holder, ids: JSON.stringify(ids) });
    return ids.length;
  }

  return {
    /** Deletes up to `limit` of the oldest rows of holders with more than `most`; returns the number deleted. */
    prune: (kind: Kind, most: number, limit: number): Promise<number> =>
      reduce(kind, most, limit, ({ holder, count }, left) =>
        remove(kind, holder, Math.min(left, count - most)),
      ),

    /** As `prune`, for holders whose rows have more than `most` bytes together. */
    pruneBytes: (kind: Sized, most: number, limit: number): Promise<number> =>
      reduce(
        kind === 'webhooks' ? WEBHOOK_BYTES : kind,
        most,
        limit,
        ({ holder, count }, left) => remove(kind, holder, left, count - most),
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
