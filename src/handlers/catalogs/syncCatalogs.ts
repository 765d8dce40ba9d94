import type { CoreCatalog } from '../../../generated/types/core.ts';
import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import {
  type BuyerCatalog,
  catalogOnWire,
  catalogReviewOf,
  countItem,
  emptyReview,
  failedCatalog,
  issueOf,
} from '../../domain/catalogs/catalog.ts';
import {
  type CatalogPlan,
  type JudgedCatalog,
  judgeCatalogs,
  judgeGivenCatalog,
  MOST_CATALOGS,
  type ProductFeed,
  putCatalog,
} from '../../domain/catalogs/plan.ts';
import type { TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import { refuseUrl } from '../../domain/refusals/called-url.ts';
import { refuse, taskErrorOf } from '../../domain/refusals/refusal.ts';
import { entryErrors, TaskError } from '../../domain/refusals/task-error.ts';
import { inTurns } from '../../domain/steps.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';

type Name = 'sync_catalogs';
type Args = TaskRequest<Name>;
type Result = Extract<TaskResponse<Name>, { catalogs: unknown }>['catalogs'][number];

/** `sync_catalogs`: uploads catalogs or fetches their feeds. A request without catalogs returns the existing ones. */
export const syncCatalogs: TaskLookedWrite<Name> = {
  asksOutside: namesFeeds,

  async look(args, call) {
    if (call.profile.media_buy?.features?.catalog_management !== true) {
      throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not support catalogs.');
    }
    const [refused, ...others] = judgeCatalogs(args.catalogs ?? []);
    if (refused !== undefined) throw taskErrorOf([refused, ...others]);
    let feeds = new Map<string, ProductFeed>();
    if (namesFeeds(args)) {
      // Checks the account first: a request for another caller's account must not cause a fetch.
      await resolveAccount(args.account, call, 'sync_catalogs', { mayCreate: false });
      feeds = await fetchFeeds(wantedOf(args), call);
    }
    return async (write) => {
      const isDry = args.dry_run === true;
      const account = await resolveAccount(args.account, write, 'sync_catalogs', { mayCreate: !isDry });
      const sync = await openSync(write, account.id);
      return {
        sandbox: account.sandbox,
        body: {
          status: 'completed',
          ...(isDry ? { dry_run: true } : {}),
          catalogs: args.catalogs === undefined ? await tell(args, sync) : await carryOut(args, sync, feeds),
        },
      };
    };
  },
};

/** Whether the request has catalogs whose items are at another address. */
function namesFeeds(args: TaskRequest<Name>): boolean {
  return wantedOf(args).some(({ catalog: { url, items } }) => url !== undefined && items === undefined);
}

type Wanted = { readonly catalog: CoreCatalog; readonly id: string; readonly at: number };

/** The catalogs of the request that `catalog_ids` selects, with their index in the request. */
const wantedOf = ({ catalogs = [], catalog_ids: only }: Args): Wanted[] =>
  catalogs
    .map((catalog, at) => ({ catalog, id: catalog.catalog_id ?? '', at }))
    .filter(({ id }) => only === undefined || only.includes(id));

type Sync = {
  readonly call: TaskWriteCall<Name>;
  readonly owner: { readonly principalId: string; readonly accountId: string };
  readonly stored: readonly BuyerCatalog[];
};

/** Reads the stored catalogs, without their items. */
async function openSync(call: TaskWriteCall<Name>, accountId: string): Promise<Sync> {
  const owner = { principalId: call.principal.id, accountId };
  const { buyerCatalogs } = call.store;
  await buyerCatalogs.lock(owner.principalId, accountId);
  return { call, owner, stored: await buyerCatalogs.list(owner.principalId, accountId) };
}

/** The stored catalogs that `catalog_ids` selects; their items are counted as they are read. */
async function tell({ catalog_ids: only }: Args, { call, owner, stored }: Sync): Promise<Result[]> {
  const { principalId, accountId } = owner;
  const told: Result[] = [];
  for (const catalog of stored.filter(({ id }) => only === undefined || only.includes(id))) {
    const review = emptyReview();
    for await (const item of call.store.buyerCatalogs.reviews(principalId, accountId, catalog.id))
      countItem(review, item);
    told.push(catalogOnWire(catalog, review, { action: 'unchanged' }));
  }
  return told;
}

type FailedCatalog = Extract<CatalogPlan, { kind: 'failed' }>;
type Judged = Wanted & {
  readonly before: BuyerCatalog | undefined;
  readonly verdict: JudgedCatalog | FailedCatalog;
};

async function carryOut(args: Args, sync: Sync, feeds: ReadonlyMap<string, ProductFeed>): Promise<Result[]> {
  const { call, owner, stored } = sync;
  const named = new Set((args.catalogs ?? []).map(({ catalog_id: id }) => id));
  const missing = args.delete_missing === true ? stored.filter(({ id }) => !named.has(id)) : [];
  const judged = await judgeAll(args, sync, { feeds, room: MOST_CATALOGS - stored.length + missing.length });
  if (args.validation_mode !== 'lenient') refuseAny(judged);
  if (args.dry_run !== true)
    await call.store.buyerCatalogs.removeAll(
      owner.principalId,
      owner.accountId,
      missing.map(({ id }) => id),
    );
  const results: Result[] = [];
  for (const one of judged) {
    const { id, verdict } = one;
    results.push(
      verdict.kind === 'failed'
        ? failedCatalog(id, entryErrors(taskErrorOf([verdict.refusal])), verdict.problems)
        : await put(one, verdict, { sync, feed: feeds.get(id), isDry: args.dry_run === true }),
    );
  }
  return [...results, ...missing.map(({ id }) => ({ catalog_id: id, action: 'deleted' as const }))];
}

async function judgeAll(
  args: Args,
  { call, stored }: Sync,
  { feeds, room }: { feeds: ReadonlyMap<string, ProductFeed>; room: number },
): Promise<Judged[]> {
  const known = new Map(stored.map((catalog) => [catalog.id, catalog]));
  const judged: Judged[] = [];
  let left = room;
  for (const wanted of wantedOf(args)) {
    const { catalog, id, at } = wanted;
    const field = `catalogs[${at}]`;
    const before = known.get(id);
    const steps = judgeGivenCatalog(catalog, { before, feed: feeds.get(id), field });
    const verdict = await inTurns(steps, call.store.nextTurn);
    const isNew = verdict.kind === 'judged' && before === undefined;
    if (isNew) left -= 1;
    judged.push({ ...wanted, before, verdict: isNew && left < 0 ? tooMany(field) : verdict });
  }
  return judged;
}

function tooMany(field: string): FailedCatalog {
  const message = `An account must not have more than ${MOST_CATALOGS} catalogs.`;
  const refusal = refuse('CATALOG_LIMIT_EXCEEDED', field, message, { details: { limit: MOST_CATALOGS } });
  return { kind: 'failed', refusal, problems: [] };
}

type Putting = { readonly sync: Sync; readonly feed: ProductFeed | undefined; readonly isDry: boolean };

/**
 * Stores one catalog. Its items are read and written before those of the next one: all catalogs of an account together
 * may have more than a process has memory.
 */
async function put(
  { catalog, id, before }: Judged,
  judged: JudgedCatalog,
  { sync: { call, owner }, feed, isDry }: Putting,
): Promise<Result> {
  const { buyerCatalogs, nextTurn } = call.store;
  const { principalId, accountId } = owner;
  const found = before === undefined ? new Map() : await buyerCatalogs.items(principalId, accountId, [id]);
  const steps = putCatalog(catalog, judged, {
    key: { ...owner, id },
    before: before && { catalog: before, items: found.get(id) ?? [] },
    feed,
    isReviewed: call.profile.media_buy?.creative_approval_mode !== 'require_human',
    now: call.now,
  });
  const { action, after, items, changes, problems } = await inTurns(steps, nextTurn);
  if (!isDry && (action !== 'unchanged' || feed !== undefined)) {
    await buyerCatalogs.putAll([after]);
    if (action === 'created' || changes.includes('items'))
      await buyerCatalogs.replaceItems(principalId, accountId, new Map([[id, items]]));
  }
  return catalogOnWire(after, catalogReviewOf(items), { action, changes, problems });
}

/** Maximum number of faulty items that an error names. */
const MOST_NAMED = 10;

/** In strict mode a single fault stops the whole request. @throws {TaskError} */
function refuseAny(judged: readonly Judged[]): void {
  for (const { verdict, at } of judged) {
    if (verdict.problems.length === 0 && verdict.kind !== 'failed') continue;
    const shown = verdict.problems.slice(0, MOST_NAMED);
    const refusal =
      verdict.kind === 'failed'
        ? verdict.refusal
        : refuse('ITEM_VALIDATION_FAILED', `catalogs[${at}].items`, 'Items of the catalog are not valid.');
    if (shown.length === 0) throw taskErrorOf([refusal]);
    const details = { invalid_count: verdict.problems.length, item_issues: shown.map(issueOf) };
    throw taskErrorOf([{ ...refusal, details }]);
  }
}

const AT_ONCE = 10;
/** Maximum size of all feeds of one request together, because they are kept in memory. */
const MOST_TEXT = 16 * 1024 * 1024;

/** Fetches the feed of each catalog that has one, a few at a time. Returns the feeds by catalog id. */
async function fetchFeeds(
  wanted: readonly Wanted[],
  { outside: { fetchCatalog, readFeed }, judgeUrl }: Pick<TaskLookCall<Name>, 'outside' | 'judgeUrl'>,
): Promise<Map<string, ProductFeed>> {
  const feeds = new Map<string, ProductFeed>();
  const waiting = wanted.values();
  let left = MOST_TEXT;
  const work = async () => {
    for (const { catalog, at } of waiting) {
      const { catalog_id: id, url } = catalog;
      if (id === undefined || url === undefined) continue;
      const place = `catalogs[${at}].url`;
      const refused = refuseUrl(url, place, judgeUrl);
      if (refused !== null) {
        feeds.set(id, { kind: 'refused', refusal: refuse('INVALID_REQUEST', place, refused.message) });
        continue;
      }
      if (left <= 0) {
        feeds.set(id, { kind: 'unfetched', reason: 'the feeds of one request are too large together.' });
        continue;
      }
      const fetched = await fetchCatalog(url);
      left -= fetched.ok ? fetched.text.length : 0;
      feeds.set(
        id,
        fetched.ok
          ? { kind: 'read', read: await readFeed(fetched.text, catalog) }
          : { kind: 'unfetched', reason: fetched.reason },
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return feeds;
}
