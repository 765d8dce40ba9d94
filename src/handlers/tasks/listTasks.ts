import type { TaskRead } from '../../desk/tasks/call.ts';
import type { TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import { decodeCursor, PAGE_SIZE, pageOfRows } from '../../domain/list-page.ts';
import { followedTypes } from '../../domain/tasks/followed-tasks.ts';
import { taskScope } from '../../record/accounts/resolve-account.ts';
import type { TaskReadCall } from '../../record/task-call.ts';
import type { ListedTask, SortField, TaskQuery } from '../../store/tasks/agent-tasks.ts';

type Item = TaskResponse<'list_tasks'>['tasks'][number];
type Sort = { field: SortField; direction: 'asc' | 'desc' };

/** The values that the list can be sorted by, as the cursor stores them. */
const VALUES: Record<SortField, (task: ListedTask) => string | number> = {
  created_at: (task) => task.createdAt.getTime(),
  updated_at: (task) => task.updatedAt.getTime(),
  status: (task) => task.status,
  task_type: (task) => task.taskType,
  protocol: (task) => task.protocol,
};

const KINDS: Record<SortField, 'string' | 'number'> = {
  created_at: 'number',
  updated_at: 'number',
  status: 'string',
  task_type: 'string',
  protocol: 'string',
};

/** `list_tasks`: the caller's tasks that were not finished at once, with counts. */
export const listTasks: TaskRead<'list_tasks'> = async (args, call) => {
  const { field = 'created_at', direction = 'desc' } = args.sort ?? {};
  const sort: Sort = { field, direction };
  const list = { filters: args.filters ?? {}, account: args.account ?? null, sort };
  const after = decodeCursor(args.pagination?.cursor, list, [KINDS[field], 'string']);
  const size = args.pagination?.max_results ?? PAGE_SIZE;
  const query = await queryOf(args, call);
  const [{ counted, groups }, found] =
    query === null
      ? [
          { counted: 0, groups: [] },
          { tasks: [], cut: null },
        ]
      : await Promise.all([
          call.store.agentTasks.count(query),
          call.store.agentTasks.list(query, { sort, after, limit: size + 1 }),
        ]);
  const { items, pagination } = pageOfRows(found.tasks, {
    cut: found.cut,
    size,
    total: groups && counted,
    list,
    positionOf: (task) => [VALUES[field](task), task.id],
  });
  return {
    body: {
      status: 'completed',
      query_summary: {
        total_matching: counted,
        returned: items.length,
        ...(groups === null
          ? {}
          : {
              domain_breakdown: breakdown(groups, 'protocol'),
              status_breakdown: breakdown(groups, 'status'),
            }),
        filters_applied: Object.keys(args.filters ?? {}),
        sort_applied: sort,
      },
      tasks: items.map(itemOf),
      pagination,
    },
  };
};

/** The query of the list. Null when the requested account does not belong to the caller, so that nothing can match. */
async function queryOf(
  { account, filters = {} }: TaskRequest<'list_tasks'>,
  call: TaskReadCall<'list_tasks'>,
): Promise<TaskQuery | null> {
  const scope = account === undefined ? {} : await taskScope(account, call);
  if (scope === null) return null;
  const both = (one: string | undefined, many: readonly string[] | undefined) =>
    one === undefined ? many : (many ?? [one]).filter((value) => value === one);
  const followed = followedTypes(call.principal);
  const asked = both(filters.task_type, filters.task_types);
  const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  return {
    principalId: call.principal.id,
    ...scope,
    protocols: both(filters.protocol, filters.protocols),
    statuses: both(filters.status, filters.statuses),
    taskTypes: followed === null ? asked : (asked ?? followed).filter((type) => followed.includes(type)),
    taskIds: filters.task_ids,
    createdAfter: time(filters.created_after),
    createdBefore: time(filters.created_before),
    updatedAfter: time(filters.updated_after),
    updatedBefore: time(filters.updated_before),
    hasWebhook: filters.has_webhook,
    contextContains: filters.context_contains,
  };
}

function breakdown<K extends string>(
  counts: readonly ({ count: number } & Record<K, string>)[],
  key: K,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of counts) sums[row[key]] = (sums[row[key]] ?? 0) + row.count;
  return sums;
}

const itemOf = (task: ListedTask): Item => ({
  task_id: task.id,
  task_type: task.taskType as Item['task_type'],
  domain: task.protocol as Item['domain'],
  status: task.status,
  created_at: task.createdAt.toISOString(),
  updated_at: task.updatedAt.toISOString(),
  ...(task.completedAt === null ? {} : { completed_at: task.completedAt.toISOString() }),
  has_webhook: task.hasWebhook,
});
