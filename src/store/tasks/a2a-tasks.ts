import type { Knex } from 'knex';
import type { A2aNote, A2aPushConfig, A2aState, A2aTask } from '../../domain/tasks/a2a.ts';
import {
  columns,
  date,
  flagColumn,
  json,
  nullable,
  one,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import { countUpTo, MOST_COUNTED } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';
import { removalWithParts } from './with-parts.ts';

/** The columns of a task without its answer, which may be long. */
const head = {
  principalId: textColumn,
  id: textColumn,
  contextId: textColumn,
  seenBy: nullable(textColumn),
  state: one<A2aState>(),
  note: sealed(nullable(json<A2aNote>())),
  /** Whether the process that runs the task must stop it. */
  cancelRequested: flagColumn,
  updatedAt: date,
};
const headColumns = columns(head);
/** The answer, which may hold keys that were issued. */
const body = sealed(nullable(json<Readonly<Record<string, unknown>>>()));
const bodyColumns = columns({ id: textColumn, body });
const taskColumns = columns({ ...head, body });

export type A2aTaskRow = A2aTask & { readonly cancelRequested: boolean };
/** A task of a list: without its answer, but with the length of it as stored, in bytes. */
export type A2aTaskHead = Omit<A2aTaskRow, 'body'> & { readonly bytes: number };
/** Position at which a page of a list ended. */
export type A2aTaskPlace = { readonly updatedAt: Date; readonly id: string };
export type A2aTaskFilter = {
  readonly contextId?: string | undefined;
  readonly state?: A2aState | undefined;
  /** Only tasks that changed after this time. */
  readonly after?: Date | undefined;
  /** Only tasks whose `seenBy` is one of these marks or null; absent means all tasks. */
  readonly seenBy?: readonly string[] | undefined;
};

const insert = statement<Stored, never>((k) => k('a2a_tasks').insert(taskColumns.placeholders));
const find = statement<{ principal_id: string; id: string }, Stored>((k) =>
  k('a2a_tasks')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .select(taskColumns.names),
);
const listBodies = statement<{ principal_id: string; ids: string }, Stored>((k, engine) =>
  k.raw(
    `select ${bodyColumns.names.join(', ')} from a2a_tasks where principal_id = :principal_id and :listed`,
    {
      ...params('principal_id'),
      listed: inList(k, engine, 'id', param('ids')),
    },
  ),
);
// Of two concurrent changes from the same state only one succeeds.
const change = statement<Stored & { from: A2aState }, never>((k) =>
  k('a2a_tasks')
    .where({ principal_id: param('principal_id'), id: param('id'), state: param('from') })
    .update({
      seen_by: param('seen_by'),
      state: param('state'),
      body: param('body'),
      note: param('note'),
      updated_at: param('updated_at'),
    }),
);
const requestCancel = statement<{ principal_id: string; id: string }, never>((k) =>
  k('a2a_tasks')
    .where({ principal_id: param('principal_id'), id: param('id'), state: 'working' })
    .update({ cancel_requested: 1 }),
);
const over = statement<{ before: number; limit: number }, { principal_id: string; id: string }>((k) =>
  k('a2a_tasks')
    .where('updated_at', '<', param('before'))
    .orderBy('updated_at')
    .limit(numberParam('limit'))
    .select('principal_id', 'id'),
);
// The push targets of a task end with it.
const removeTasks = removalWithParts(['a2a_push_configs', 'task_id'], ['a2a_tasks', 'id']);

/** Tasks of the A2A transport. Each belongs to one principal; no other principal can find it. */
export function a2aTasks(db: Db) {
  const { write, read } = sealedColumns('a2a_tasks', taskColumns, db.sealer);
  const { read: readHead } = sealedColumns('a2a_tasks', headColumns, db.sealer);
  const { read: readBody } = sealedColumns('a2a_tasks', bodyColumns, db.sealer);
  const matching = (
    principalId: string,
    { contextId, state, after, seenBy }: A2aTaskFilter,
  ): Knex.QueryBuilder => {
    const query = db.k('a2a_tasks').where('principal_id', principalId);
    if (contextId !== undefined) query.where('context_id', contextId);
    if (state !== undefined) query.where('state', state);
    if (after !== undefined) query.where('updated_at', '>', after.getTime());
    if (seenBy !== undefined)
      query.where((either) => either.whereNull('seen_by').orWhereIn('seen_by', [...seenBy]));
    return query;
  };
  return {
    async insert(principalId: string, task: A2aTask): Promise<void> {
      await db.run(insert, write({ ...task, principalId, cancelRequested: false }));
    },

    async find(principalId: string, id: string): Promise<A2aTaskRow | undefined> {
      const row = await db.one(find, { principal_id: principalId, id });
      return row && read(row);
    },

    /** Updates the task's state, `seenBy`, body, note and time. Returns false when its state is no longer `from`. */
    async change(principalId: string, from: A2aState, task: A2aTask): Promise<boolean> {
      const row = write({ ...task, principalId, cancelRequested: false });
      return (await db.run(change, { ...row, from })) === 1;
    },

    /** Requests the process that runs the task to stop it. Returns false when the task is not `working`. */
    async requestCancel(principalId: string, id: string): Promise<boolean> {
      return (await db.run(requestCancel, { principal_id: principalId, id })) === 1;
    },

    /** Up to `limit` tasks after `place`, last changed first, without their answers. */
    async list(
      principalId: string,
      filter: A2aTaskFilter,
      place: A2aTaskPlace | null,
      limit: number,
    ): Promise<A2aTaskHead[]> {
      const query = matching(principalId, filter)
        .orderBy([
          { column: 'updated_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .select(...headColumns.names, db.k.raw('coalesce(octet_length(body), 0) as bytes'));
      if (place !== null) {
        query.whereRaw('(updated_at, id) < (?, ?)', [place.updatedAt.getTime(), place.id]);
      }
      const rows = await db.query<Stored>(query);
      return rows.map((row) => ({ ...readHead(row), bytes: Number(row.bytes) }));
    },

    /** The answers of tasks, by the ids of the tasks. */
    async bodies(principalId: string, ids: readonly string[]): Promise<ReadonlyMap<string, A2aTask['body']>> {
      const rows = await db.all(listBodies, { principal_id: principalId, ids: JSON.stringify(ids) });
      return new Map(rows.map((row) => readBody(row)).map((one) => [one.id, one.body]));
    },

    /** Number of matching tasks, counted up to `MOST_COUNTED`. */
    async count(principalId: string, filter: A2aTaskFilter): Promise<number> {
      const found = matching(principalId, filter).select(db.k.raw('1 as one'));
      return (await countUpTo(db, found, MOST_COUNTED)) ?? MOST_COUNTED;
    },

    /** Deletes up to `limit` tasks that last changed before `before`, with their push targets; returns their number. */
    async prune(before: Date, limit: number): Promise<number> {
      return removeTasks(db, await db.all(over, { before: before.getTime(), limit }));
    },
  };
}

const configColumns = columns({
  principalId: textColumn,
  taskId: textColumn,
  id: textColumn,
  config: sealed(json<A2aPushConfig>()),
});

const configKey = { principal_id: param('principal_id'), task_id: param('task_id') };
const putConfig = statement<Stored, never>((k) =>
  k('a2a_push_configs')
    .insert(configColumns.placeholders)
    .onConflict(['principal_id', 'task_id', 'id'])
    .merge(['config']),
);
const listConfigs = statement<{ principal_id: string; task_id: string }, Stored>((k) =>
  k('a2a_push_configs').where(configKey).orderBy('id').select(configColumns.names),
);
const removeConfig = statement<{ principal_id: string; task_id: string; id: string }, never>((k) =>
  k('a2a_push_configs')
    .where({ ...configKey, id: param('id') })
    .delete(),
);
/** Push notification receivers of A2A tasks. */
export function a2aPushConfigs(db: Db) {
  const { write, read } = sealedColumns('a2a_push_configs', configColumns, db.sealer);
  return {
    /** Locks the task's receivers: other transactions that take this lock wait until this one ends. */
    lock: (principalId: string, taskId: string) => lock(db, `a2a-push:${principalId}:${taskId}`),

    /** Inserts the receiver, or replaces the one with the same id. */
    async put(principalId: string, taskId: string, config: A2aPushConfig): Promise<void> {
      await db.run(putConfig, write({ principalId, taskId, id: config.id, config }));
    },

    /** All receivers of one task; callers keep them few. */
    async list(principalId: string, taskId: string): Promise<A2aPushConfig[]> {
      const rows = await db.all(listConfigs, { principal_id: principalId, task_id: taskId });
      return rows.map((row) => read(row).config);
    },

    async remove(principalId: string, taskId: string, id: string): Promise<boolean> {
      return (await db.run(removeConfig, { principal_id: principalId, task_id: taskId, id })) === 1;
    },
  };
}
