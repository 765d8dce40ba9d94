import type { Knex } from 'knex';
import type { TaskShapes } from '../../../generated/tasks.ts';
import type { Position } from '../../domain/list-page.ts';
import { isFinalTaskStatus, type TaskState } from '../../domain/tasks/task-state.ts';
import {
  columns,
  date,
  flagColumn,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { CountedGroups } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { countInPieces, type Pieces, walkInPieces } from '../engine/pieces.ts';
import { containsPattern } from '../engine/row-filters.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { removalWithParts } from './with-parts.ts';

type Json = Readonly<Record<string, unknown>>;
/** On the wire a task's record has the same values. */
type TaskStatusResponse = TaskShapes['get_task_status']['response'];

/** What a list shows of a task, without its request and its result, which may be long. */
const listed = {
  id: textColumn,
  taskType: one<TaskStatusResponse['task_type']>(),
  /** Area of the protocol, with hyphens. */
  protocol: one<TaskStatusResponse['protocol']>(),
  status: one<TaskState>(),
  createdAt: date,
  updatedAt: date,
  completedAt: nullable(date),
};
const listedNames = columns(listed).names;
const listedColumns = columns({ ...listed, hasWebhook: flagColumn });
const taskColumns = columns({
  ...listed,
  principalId: textColumn,
  /** Null for a task without an account. */
  accountId: nullable(textColumn),
  /** Operator in the account reference of the request; null for a reference without one, and for older tasks. */
  operator: nullable(textColumn),
  /** The request without credentials at its top level. Nested webhooks may still hold secrets. */
  request: sealed(json<Json>()),
  /** The caller's `context` object as lower-case JSON text, used only for search. */
  context: textColumn,
  /** The answer, which may hold keys that were issued. */
  result: sealed(nullable(json<Json>())),
  error: sealed(nullable(json<Json>())),
  progress: nullable(json<Json>()),
  message: nullable(textColumn),
  /** Where the outcome is sent, including the credentials that authenticate the sender. */
  pushConfig: sealed(nullable(json<Json>())),
});

export type AgentTask = RowOf<typeof taskColumns>;
export type ListedTask = RowOf<typeof listedColumns>;
type Key = { principalId: string; id: string };

const stepColumns = columns({
  kind: one<'request' | 'response'>(),
  data: sealed(json<Json>()),
  at: date,
});
export type TaskStep = RowOf<typeof stepColumns>;

export const sortFields = ['created_at', 'updated_at', 'status', 'task_type', 'protocol'] as const;
export type SortField = (typeof sortFields)[number];

export type TaskQuery = {
  principalId: string;
  accountId?: string | undefined;
  /** Leaves out tasks whose requests named another operator; null leaves out none. */
  operator?: string | null | undefined;
  protocols?: readonly string[] | undefined;
  statuses?: readonly string[] | undefined;
  taskTypes?: readonly string[] | undefined;
  taskIds?: readonly string[] | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  updatedAfter?: Date | undefined;
  updatedBefore?: Date | undefined;
  hasWebhook?: boolean | undefined;
  contextContains?: string | undefined;
};
export type TaskPage = {
  sort: { field: SortField; direction: 'asc' | 'desc' };
  after: Position | null;
  limit: number;
};

const insert = statement<Stored, { id: string }>((k) =>
  k('agent_tasks')
    .insert(taskColumns.placeholders)
    .onConflict(['principal_id', 'id'])
    .ignore()
    .returning('id'),
);
const deleteSteps = statement<{ principal_id: string; id: string }, never>((k) =>
  k('agent_task_steps')
    .where({ principal_id: param('principal_id'), task_id: param('id') })
    .delete(),
);
const deleteTask = statement<{ principal_id: string; id: string }, never>((k) =>
  k('agent_tasks')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .delete(),
);
const find = statement<{ principal_id: string; id: string }, Stored>((k) =>
  k('agent_tasks')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .select(taskColumns.names),
);
const exists = statement<{ principal_id: string; id: string }, { id: string }>((k) =>
  k('agent_tasks')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .select('id'),
);
// Only from the state that the caller has read, so that of two concurrent changes that end a task one succeeds.
const move = statement<Stored & { from: string }, { id: string }>((k) =>
  k('agent_tasks')
    .where({ principal_id: param('principal_id'), id: param('id'), status: param('from') })
    .update({
      status: param('status'),
      result: param('result'),
      error: param('error'),
      progress: param('progress'),
      message: param('message'),
      updated_at: param('updated_at'),
      completed_at: param('completed_at'),
    })
    .returning('id'),
);
const addStep = statement<Stored, never>((k) =>
  k.raw(
    `insert into agent_task_steps (principal_id, task_id, seq, kind, data, at)
     select ?, ?, coalesce(max(seq), 0) + 1, ?, ?, ? from agent_task_steps where principal_id = ? and task_id = ?`,
    ['principal_id', 'task_id', 'kind', 'data', 'at', 'principal_id', 'task_id'].map(param),
  ),
);
const steps = statement<{ principal_id: string; task_id: string }, Stored>((k) =>
  k('agent_task_steps')
    .where({ principal_id: param('principal_id'), task_id: param('task_id') })
    .orderBy('seq')
    .select(stepColumns.names),
);

const waitingBuilds = statement<{ principal_id: string; limit: number }, { id: string }>((k) =>
  k('agent_tasks')
    .where('principal_id', param('principal_id'))
    // As in the condition of the index.
    .whereRaw("task_type = 'build_creative' and completed_at is null")
    .whereIn('status', ['submitted', 'working'])
    .limit(numberParam('limit'))
    .select('id'),
);
const endedBuilds = statement<{ before: number; limit: number }, { principal_id: string; id: string }>((k) =>
  k('agent_tasks')
    // As in the condition of the index.
    .whereRaw("task_type = 'build_creative'")
    .whereNotNull('completed_at')
    .where('completed_at', '<', param('before'))
    .orderBy('completed_at')
    .limit(numberParam('limit'))
    .select('principal_id', 'id'),
);
// The steps of a task end with it.
const removeTasks = removalWithParts(['agent_task_steps', 'task_id'], ['agent_tasks', 'id']);

/** Tasks that did not finish within their request. Each belongs to one principal; no other principal can find it. */
export function agentTasks(db: Db) {
  const taskRows = sealedColumns('agent_tasks', taskColumns, db.sealer);
  const stepRows = sealedColumns('agent_task_steps', stepColumns, db.sealer);
  return {
    /** Returns false when the principal already has a task with this id. */
    async insert(task: AgentTask): Promise<boolean> {
      return (await db.one(insert, taskRows.write(task))) !== undefined;
    },

    /** Replaces the task with the same id and deletes its steps. */
    async replace(task: AgentTask): Promise<void> {
      const key = { principal_id: task.principalId, id: task.id };
      await db.run(deleteSteps, key);
      await db.run(deleteTask, key);
      await this.insert(task);
    },

    async find({ principalId, id }: Key): Promise<AgentTask | undefined> {
      const row = await db.one(find, { principal_id: principalId, id });
      return row && taskRows.read(row);
    },

    has: async ({ principalId, id }: Key): Promise<boolean> =>
      (await db.one(exists, { principal_id: principalId, id })) !== undefined,

    /** Writes the changed fields of a task in state `from`. Returns false when the task is no longer in that state. */
    async move(from: TaskState, task: AgentTask): Promise<boolean> {
      const completedAt = isFinalTaskStatus(task.status) ? (task.completedAt ?? task.updatedAt) : null;
      const { request: _request, context: _context, ...row } = taskRows.write({ ...task, completedAt });
      return (await db.one(move, { ...row, from })) !== undefined;
    },

    async addStep({ principalId, id }: Key, step: TaskStep): Promise<void> {
      await db.run(addStep, { ...stepRows.write(step), principal_id: principalId, task_id: id });
    },

    /** Requests and responses of the task, oldest first. */
    steps: async ({ principalId, id }: Key): Promise<TaskStep[]> =>
      (await db.all(steps, { principal_id: principalId, task_id: id })).map(stepRows.read),

    /** Up to `limit` tasks after the position, and where the list goes on when it was not looked through to its end. */
    async list(
      query: TaskQuery,
      { sort, after, limit }: TaskPage,
    ): Promise<{ tasks: ListedTask[]; cut: Position | null }> {
      const { field, direction } = sort;
      const found: Stored[] = [];
      const pieces = { ...piecesOf(query, field, direction), first: limit };
      const cut = await walkInPieces(db, pieces, after, async (piece) => {
        const rows = matching(db.k.from(piece.as('t')), query)
          .orderBy([field, 'id'].map((column) => ({ column, order: direction })))
          .limit(limit - found.length)
          .select(...listedNames, db.k.raw('case when push_config is null then 0 else 1 end as has_webhook'));
        found.push(...(await db.query<Stored>(rows)));
        return found.length >= limit;
      });
      return { tasks: found.map(listedColumns.read), cut };
    },

    /** Number of the caller's builds that have not ended, up to `most`. */
    async waitingBuilds(principalId: string, most: number): Promise<number> {
      const rows = await db.all(waitingBuilds, { principal_id: principalId, limit: most });
      return rows.length;
    },

    /** Deletes up to `limit` builds that ended before `before`, oldest first; returns the number deleted. */
    async pruneBuilds(before: Date, limit: number): Promise<number> {
      return removeTasks(db, await db.all(endedBuilds, { before: before.getTime(), limit }));
    },

    /** Number of matching tasks, by protocol area and status. */
    count: (query: TaskQuery): Promise<CountedGroups<{ protocol: string; status: TaskState }>> =>
      countInPieces(
        db,
        piecesOf(query, 'created_at', 'desc'),
        (piece) => matching(db.k.from(piece.as('t')), query),
        ['protocol', 'status'],
      ),
  };
}

/** The index that has a caller's tasks in this order. */
const piecesOf = (
  { principalId, taskIds }: TaskQuery,
  field: SortField,
  direction: 'asc' | 'desc',
): Pieces => ({
  table: 'agent_tasks',
  where(rows) {
    rows.where('principal_id', principalId);
    if (taskIds !== undefined) rows.whereIn('id', taskIds);
  },
  order: [field, 'id'],
  direction,
});

/** Those of the rows that match. */
function matching(rows: Knex.QueryBuilder, query: TaskQuery): Knex.QueryBuilder {
  if (query.accountId !== undefined) rows.where('account_id', query.accountId);
  const { operator = null } = query;
  if (operator !== null) rows.where((same) => same.whereNull('operator').orWhere({ operator }));
  if (query.protocols !== undefined) rows.whereIn('protocol', query.protocols);
  if (query.statuses !== undefined) rows.whereIn('status', query.statuses);
  if (query.taskTypes !== undefined) rows.whereIn('task_type', query.taskTypes);
  if (query.createdAfter !== undefined) rows.where('created_at', '>', query.createdAfter.getTime());
  if (query.createdBefore !== undefined) rows.where('created_at', '<', query.createdBefore.getTime());
  if (query.updatedAfter !== undefined) rows.where('updated_at', '>', query.updatedAfter.getTime());
  if (query.updatedBefore !== undefined) rows.where('updated_at', '<', query.updatedBefore.getTime());
  if (query.hasWebhook === true) rows.whereNotNull('push_config');
  if (query.hasWebhook === false) rows.whereNull('push_config');
  if (query.contextContains !== undefined) {
    rows.whereRaw("context like ? escape '\\'", [containsPattern(query.contextContains)]);
  }
  return rows;
}
