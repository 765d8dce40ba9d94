import type { TaskRead } from '../../desk/tasks/call.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { accountOnWire } from '../../domain/accounts/on-wire.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { figuresMark } from '../../domain/buys/figures-mark.ts';
import { recordOf, type Snapshot } from '../../domain/buys/on-wire.ts';
import type { PlacedCreative } from '../../domain/buys/placed-package.ts';
import type { TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import type { CreativeStanding } from '../../domain/creatives/creative.ts';
import { byAge, decodeCursor, PAGE_SIZE, pageOfRows } from '../../domain/list-page.ts';
import { pausesAfter } from '../../domain/steps.ts';
import { ACTIVITY_SIZE, activityBySubject } from '../../domain/webhooks/webhook.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { reportOn, spentKey } from '../../record/buys/delivered.ts';
import { impairmentsFor } from '../../record/buys/impairments-for.ts';
import type { TaskReadCall } from '../../record/task-call.ts';
import { staleAdvice } from '../../record/tasks/stale-advice.ts';
import type { BuyFilter } from '../../store/buys/media-buys.ts';

const NAME = 'get_media_buys';
type Name = typeof NAME;
type Call = TaskReadCall<Name>;

/** A page ends earlier than its caller asked when its packages are more, and goes on at its cursor. */
const MOST_OF_PAGE = { packages: 1_000, details: 2 * 1024 * 1024 };

/** `get_media_buys`: the caller's buys, newest first. Unknown ids are left out. */
export const getMediaBuys: TaskRead<Name> = async (args, call) => {
  const { store, principal } = call;
  const account =
    args.account === undefined ? null : await resolveAccount(args.account, call, NAME, { mayCreate: false });
  const filter = filterOf(args, account);
  const view = {
    principalId: principal.id,
    account: account?.id ?? null,
    ids: filter.ids?.toSorted() ?? null,
    statuses: filter.statuses?.toSorted() ?? null,
  };
  const { cursor, max_results: size = PAGE_SIZE } = args.pagination ?? {};
  const after = decodeCursor(cursor, view, ['number', 'string']);
  const ask = { after, limit: size + 1, most: MOST_OF_PAGE };
  const { isCut, read } = await store.mediaBuys.pageWithin(principal.id, filter, ask);
  const found = await read();
  const last = found.at(-1);
  const cut = isCut && last !== undefined ? byAge(last) : null;
  const total = await store.mediaBuys.count(principal.id, filter);
  const { items: shown, pagination } = pageOfRows(found, { size, total, list: view, positionOf: byAge, cut });
  return {
    ...(account === null ? {} : { sandbox: account.sandbox }),
    body: {
      status: 'completed',
      media_buys: await recordsOf(shown, args, call),
      ...hintFor(args),
      ...(await staleAdvice(NAME, call, account?.id ?? null)),
      pagination,
      ...(args.include_snapshot === true ? figuresMark(call.platform) : {}),
    },
  };
};

/** Packages of which one turn of the event loop makes records: a few milliseconds. */
const PACKAGES_AT_ONCE = 250;

type Records = TaskResponse<Name>['media_buys'];

/** The buys as the response lists them, with the parts that the caller asks for. */
async function recordsOf(buys: readonly WholeBuy[], args: TaskRequest<Name>, call: Call): Promise<Records> {
  const { store, now } = call;
  const accounts = await accountsOf(buys, call);
  const creatives = await creativesOf(buys, call);
  const impairments = await impairmentsFor(store, buys, now);
  const judged = await judgedThere(buys, call);
  const snapshots = args.include_snapshot === true ? await snapshotsOf(buys, call) : null;
  const activity = args.include_webhook_activity === true ? await activityOf(buys, args, call) : null;
  const history = args.include_history ?? 0;
  const records: Records = [];
  const isPauseDue = pausesAfter(PACKAGES_AT_ONCE);
  for (const buy of buys) {
    const account = accounts.get(buy.accountId);
    records.push({
      ...(activity === null ? {} : { webhook_activity: activity.get(buy.id) ?? [] }),
      ...recordOf(buy, {
        account: account === undefined ? undefined : accountOnWire(account),
        impairments: impairments.get(buy.id) ?? [],
        creatives: creatives.get(buy.accountId) ?? new Map(),
        judged: judged.get(buy.id) ?? new Map(),
        snapshots: snapshots?.get(buy.id) ?? (snapshots === null ? null : new Map()),
        history: history > 0 ? await store.buyHistory.latest(buy, history) : null,
        now,
        form: call.form,
      }),
    });
    if (isPauseDue(buy.packages.length)) await store.nextTurn();
  }
  return records;
}

/** The latest webhooks about buys, by buy. */
async function activityOf(
  buys: readonly WholeBuy[],
  { webhook_activity_limit: size = ACTIVITY_SIZE }: TaskRequest<Name>,
  { store, principal }: Call,
) {
  const ids = buys.map(({ id }) => id);
  return activityBySubject(await store.webhooks.activity(principal.id, ['buy'], ids, size));
}

/** A hint for a caller that has just bought: a new buy is not listed because it is not active yet. */
const hintFor = ({ media_buy_ids: ids, status_filter: asked }: TaskRequest<Name>) =>
  ids === undefined && asked === undefined
    ? { message: 'Only active media buys are listed; send `status_filter` for those in other states.' }
    : {};

/** The filter of the list. Without ids and statuses, only active buys are meant. */
function filterOf(
  { media_buy_ids: ids, status_filter: asked }: TaskRequest<Name>,
  account: Account | null,
): BuyFilter {
  const statuses = typeof asked === 'string' ? [asked] : asked;
  return {
    ...(account === null ? {} : { accountIds: [account.id] }),
    ...(ids === undefined ? {} : { ids }),
    statuses: statuses ?? (ids === undefined ? ['active'] : undefined),
  };
}

async function accountsOf(
  buys: readonly WholeBuy[],
  { store, principal }: Call,
): Promise<Map<string, Account>> {
  const accounts = new Map<string, Account>();
  for (const id of new Set(buys.map(({ accountId }) => accountId))) {
    const account = await store.accounts.find(id, principal.id);
    if (account !== undefined) accounts.set(id, account);
  }
  return accounts;
}

/** The creatives assigned to buys, by account. */
async function creativesOf(
  buys: readonly WholeBuy[],
  { store, principal }: Call,
): Promise<Map<string, ReadonlyMap<string, CreativeStanding>>> {
  const wanted = new Map<string, Set<string>>();
  for (const { accountId, packages } of buys) {
    const ids = wanted.get(accountId) ?? new Set();
    for (const { assignments } of packages) for (const { creativeId } of assignments) ids.add(creativeId);
    wanted.set(accountId, ids);
  }
  const found = new Map<string, ReadonlyMap<string, CreativeStanding>>();
  for (const [accountId, ids] of wanted) {
    const creatives = await store.creatives.listStandings(principal.id, accountId, [...ids]);
    found.set(accountId, new Map(creatives.map((creative) => [creative.id, creative])));
  }
  return found;
}

/** What the ad server said of creatives, by buy and package. */
async function judgedThere(
  buys: readonly WholeBuy[],
  { store, principal, platform }: Call,
): Promise<Map<string, ReadonlyMap<string, readonly PlacedCreative[]>>> {
  if (platform.connected === undefined) return new Map();
  const rows = await store.adServerPackages.ofBuys(
    principal.id,
    buys.map(({ id }) => id),
  );
  const ofBuy = Map.groupBy(rows, ({ buyId }) => buyId);
  return new Map(
    [...ofBuy].map(([id, its]) => [id, new Map(its.map((one) => [one.packageId, one.creatives]))]),
  );
}

/** Delivery figures so far, by buy and package. */
async function snapshotsOf(
  buys: readonly WholeBuy[],
  { store, platform, principal, now }: Call,
): Promise<Map<string, ReadonlyMap<string, Snapshot>>> {
  const additions = await store.deliveryAdditions.list(
    principal.id,
    buys.map(({ id }) => id),
  );
  const { packages, counted } = await reportOn(platform, buys, additions, { as_of: now });
  const byKey = new Map(packages.map((one) => [spentKey(one.buy_id, one.package_id), one]));
  return new Map(
    buys.map(({ id, sandbox, packages: its }) => [
      id,
      new Map(
        its.flatMap((one): [string, Snapshot][] => {
          const report = byKey.get(spentKey(id, one.id));
          if (report === undefined) return [];
          const { totals, pacing_index: pacingIndex, delivery_status: deliveryStatus } = report;
          const { impressions, clicks, spend_minor: spendMinor } = totals;
          const asOf = sandbox ? now : (counted?.asOf ?? now);
          return [[one.id, { impressions, clicks, spendMinor, pacingIndex, deliveryStatus, asOf }]];
        }),
      ),
    ]),
  );
}
