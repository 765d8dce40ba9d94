import type { CreativeCreativeRecord } from '../../../generated/types/creative.ts';
import type { TaskRead } from '../../desk/tasks/call.ts';
import { accountOnWire } from '../../domain/accounts/on-wire.ts';
import type { Showing } from '../../domain/buys/judging/creative-places.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { type Creative, formatOfKey } from '../../domain/creatives/creative.ts';
import { creativeOnWire, projectedCreative } from '../../domain/creatives/judging/on-wire.ts';
import { decodeCursor, PAGE_SIZE, pageOfRows } from '../../domain/list-page.ts';
import { mayDo } from '../../domain/members/agent-principal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { rowsWithin } from '../../domain/rows-within.ts';
import { ACTIVITY_SIZE, activityBySubject, creativeSubject } from '../../domain/webhooks/webhook.ts';
import {
  appliedFilters,
  type CreativeScope,
  creativeScope,
  filterOf,
  type ServedCreative,
  servedCreatives,
  servedKey,
  sortOf,
} from '../../record/library/creative-query.ts';
import type { TaskReadCall } from '../../record/task-call.ts';
import type { CreativeSort } from '../../store/creatives/creative-filter.ts';

type Name = 'list_creatives';
type Request = TaskRequest<Name>;
type Call = TaskReadCall<Name>;
type CreativePage = NonNullable<Awaited<ReturnType<Call['store']['creatives']['page']>>>;

/** `list_creatives`: the current library of the caller. */
export const listCreatives: TaskRead<Name> = async (args, call) => {
  const { store, principal } = call;
  const scope = await creativeScope(args, call);
  const served = await servedFor(args, scope, call);
  const filter = filterOf(args, scope, served ?? undefined);
  const sort = sortOf(args);
  const isNumber = sort.field !== 'name' && sort.field !== 'status';
  const view = {
    principalId: principal.id,
    accounts: scope.ids ?? null,
    filters: args.filters ?? null,
    purged: filter.includePurged,
    sort,
  };
  const { cursor, max_results: size = PAGE_SIZE } = args.pagination ?? {};
  const after = decodeCursor(cursor, view, [isNumber ? 'number' : 'string', 'string', 'string']);
  const found = await store.creatives.page(principal.id, filter, { sort, after, limit: size + 1 });
  if (found === null) throw tooManyToSort(sort);
  const page = await withinAssignments(found, args, call);
  const { counted, groups } = await store.creatives.count(principal.id, filter);
  const { items: shown, pagination } = pageOfRows(page.rows, {
    cut: page.cut,
    size,
    total: groups && counted,
    list: view,
    positionOf: ({ sortValue, id, accountId }) => [sortValue, id, accountId],
  });
  const { records, isSandbox } = await recordsOf(shown, args, served, call);
  return {
    sandbox: scope.account?.sandbox ?? isSandbox,
    body: {
      status: 'completed',
      query_summary: {
        total_matching: counted,
        returned: shown.length,
        filters_applied: appliedFilters(args),
        sort_applied: sort,
      },
      pagination,
      creatives: records,
      ...(groups === null
        ? {}
        : {
            format_summary: summed(groups.map(({ format, count }) => [formatOfKey(format), count])),
            status_summary: summed(groups.map(({ status, count }) => [status, count])),
          }),
    },
  };
};

const tooManyToSort = ({ field }: CreativeSort): TaskError =>
  new TaskError(
    'INVALID_REQUEST',
    `More than 10,000 creatives match, which are too many to sort by ${field}. Add a filter, or sort by created_date.`,
    { field: 'sort.field' },
  );

function summed(counts: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}

/**
 * Delivery figures, when the request needs them; null when the caller may not see them.
 *
 * @throws {TaskError} INSUFFICIENT_PERMISSIONS when the caller filters by them without permission
 */
async function servedFor(
  args: Request,
  { ids }: CreativeScope,
  call: Call,
): Promise<ServedCreative | null | undefined> {
  const isFilter = args.filters?.has_served !== undefined;
  if (!isFilter && args.include_snapshot !== true) return undefined;
  if (mayDo(call.principal, { resource: 'reports', action: 'read' })) return servedCreatives(call, ids);
  if (!isFilter) return null;
  throw new TaskError('INSUFFICIENT_PERMISSIONS', 'This filter requires the permission reports:read.', {
    field: 'filters.has_served',
  });
}

async function recordsOf(
  creatives: readonly Creative[],
  args: Request,
  served: ServedCreative | null | undefined,
  { store, principal, now }: Call,
): Promise<{ records: CreativeCreativeRecord[]; isSandbox: boolean }> {
  const accountIds = [...new Set(creatives.map(({ accountId }) => accountId))];
  const accounts = await store.accounts.listByIds(principal.id, accountIds);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const listsAssignments = args.include_assignments !== false;
  const places = [];
  for (const [accountId, own] of listsAssignments ? idsByAccount(creatives) : [])
    places.push(...(await store.creativeAssignments.showing({ principalId: principal.id, accountId }, own)));
  const placesOf = Map.groupBy(places, ({ accountId, creativeId }) => servedKey(accountId, creativeId));
  const activity = args.include_webhook_activity === true ? await activityOf(creatives, args, store) : null;
  const records = creatives.map((creative) => {
    const account = accountOf.get(creative.accountId);
    const { governance_agents: _listed, ...told } = account === undefined ? {} : accountOnWire(account);
    const own = placesOf.get(servedKey(creative.accountId, creative.id)) ?? [];
    const record = {
      ...creativeOnWire(creative, args),
      ...(account === undefined ? {} : { account: told }),
      ...(listsAssignments ? { assignments: assignmentsOf(own) } : {}),
      ...(args.include_snapshot === true ? snapshotOf(creative, served ?? null, now) : {}),
      ...(activity === null
        ? {}
        : { webhook_activity: activity.get(creativeSubject(creative.accountId, creative.id)) ?? [] }),
    };
    return projectedCreative(record as CreativeCreativeRecord, args.fields);
  });
  return { records, isSandbox: accounts.length > 0 && accounts.every(({ sandbox }) => sandbox) };
}

const idsByAccount = (creatives: readonly Pick<Creative, 'accountId' | 'id'>[]) =>
  [...Map.groupBy(creatives, ({ accountId }) => accountId)].map(
    ([accountId, own]) => [accountId, own.map(({ id }) => id)] as const,
  );

/** Assignments that a page lists; a page with a single creative may have more. */
const MOST_ASSIGNMENTS_OF_PAGE = 10_000;

/** The page without the creatives at its end that would have too many assignments; the next page begins with them. */
async function withinAssignments(page: CreativePage, args: Request, call: Call): Promise<CreativePage> {
  if (args.include_assignments === false) return page;
  const counts = new Map<string, number>();
  for (const [accountId, ids] of idsByAccount(page.rows)) {
    const library = { principalId: call.principal.id, accountId };
    for (const [id, count] of await call.store.creativeAssignments.assignmentCounts(library, ids))
      counts.set(servedKey(accountId, id), count);
  }
  const lengths = page.rows.map(({ accountId, id }) => ({
    bytes: counts.get(servedKey(accountId, id)) ?? 0,
  }));
  const count = rowsWithin(lengths, MOST_ASSIGNMENTS_OF_PAGE);
  const last = page.rows[count - 1];
  if (count === page.rows.length || last === undefined) return page;
  return { rows: page.rows.slice(0, count), cut: [last.sortValue, last.id, last.accountId] };
}

/** Webhook attempts about these creatives, newest first. */
async function activityOf(creatives: readonly Creative[], args: Request, store: Call['store']) {
  const [first] = creatives;
  if (first === undefined) return new Map<string, never[]>();
  const subjects = creatives.map(({ accountId, id }) => creativeSubject(accountId, id));
  const most = args.webhook_activity_limit ?? ACTIVITY_SIZE;
  return activityBySubject(await store.webhooks.activity(first.principalId, ['creative'], subjects, most));
}

const assignmentsOf = (places: readonly Showing[]) => ({
  assignment_count: places.length,
  assigned_packages: places.map(({ packageId, assignedAt }) => ({
    package_id: packageId,
    assigned_date: assignedAt.toISOString(),
  })),
});

/** A snapshot of the figures. They are counted at the time of the request, so they are never old. */
const snapshotOf = ({ accountId, id }: Creative, served: ServedCreative | null, now: Date) =>
  served === null
    ? { snapshot_unavailable_reason: 'SNAPSHOT_PERMISSION_DENIED' as const }
    : {
        snapshot: {
          as_of: now.toISOString(),
          staleness_seconds: 0,
          impressions: served.get(servedKey(accountId, id)) ?? 0,
        },
      };
