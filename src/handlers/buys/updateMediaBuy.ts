import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { withoutBank } from '../../domain/accounts/on-wire.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { canceledBuy, changedBuy, type HistoryNote, rebooked } from '../../domain/buys/changed-buy.ts';
import { currentBuy } from '../../domain/buys/judging/current-buy.ts';
import { judgeRoom, placesAdded } from '../../domain/buys/judging/room.ts';
import { type BuyUpdate, judgeRevision, judgeUpdate } from '../../domain/buys/judging/update.ts';
import { actionsOnWire, buyStatus, packageOnWire, totalOnWire } from '../../domain/buys/on-wire.ts';
import { showingIn } from '../../domain/buys/showing.ts';
import type { TaskAnswer, TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import { exceeds, type Purchase } from '../../domain/governance/check.ts';
import { mayDo } from '../../domain/members/agent-principal.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { OutdatedLook, TaskError } from '../../domain/refusals/task-error.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import { type AccountCall, resolveAccount } from '../../record/accounts/resolve-account.ts';
import {
  type Booked,
  type Booking,
  checkBooked,
  checkCredit,
  lockPool,
  reservePackages,
  restBooking,
} from '../../record/buys/bookings.ts';
import { announceUpdatedBuy } from '../../record/buys/buy-webhooks.ts';
import { commitBuy } from '../../record/buys/commit-buy.ts';
import { isCountedLater } from '../../record/buys/counting.ts';
import { isBudgetSpent, owedByPackage, spentBy, spentKey } from '../../record/buys/delivered.ts';
import { keepIntents } from '../../record/buys/intents.ts';
import {
  confirmAssigned,
  holdCreatives,
  judgeRoomOfCreatives,
  judgeSentCreatives,
  storeSentCreatives,
} from '../../record/buys/place-creatives.ts';
import { sellerFor } from '../../record/buys/seller-for.ts';
import { turnsFor } from '../../record/buys/turns.ts';
import {
  askGovernance,
  confirmGoverned,
  type Governed,
  isAskedOutside,
  reportOutcome,
  ungoverned,
} from '../../record/governance/ask-governance.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';
import type { Tables } from '../../store/index.ts';

const NAME = 'update_media_buy';
type Name = typeof NAME;
type Request = TaskRequest<Name>;

/** The result of checking an update, and the state that it was checked against. */
type Judgement = {
  /** The buy as it was when the update was checked. */
  readonly seen: WholeBuy;
  readonly update: BuyUpdate;
  readonly booked: readonly Booked[];
  readonly newIds: readonly string[];
  readonly spent: ReadonlyMap<string, number>;
  /** The spend of each package according to the platform, by its id. */
  readonly owed: ReadonlyMap<string, number>;
  /** Whether that is all that the packages delivered so far. */
  readonly isCounted: boolean;
  readonly governed: Governed;
};

/**
 * `update_media_buy`: changes a buy, all of the request or nothing. The request is checked against the current
 * buy. When another request changes the buy before the transaction, this one is checked again, or refused with
 * `CONFLICT` if it names a revision.
 */
export const updateMediaBuy: TaskLookedWrite<Name> = {
  asksOutside: ({ account }, call) => isAskedOutside(account, call),
  looksFirst: true,
  announce: (args, call, body) => announceUpdatedBuy(args, call, body),

  async look(args, call) {
    checkPermission(args, call);
    const account = await accountFor(args, call);
    const judgement = await judge(args, call, account);
    return async (write) => change(args, write, await accountFor(args, write), judgement);
  },
};

/** Canceling requires a separate permission. */
function checkPermission({ canceled }: Request, { principal }: TaskLookCall<Name>): void {
  if (canceled !== true || mayDo(principal, { resource: 'media_buys', action: 'delete' })) return;
  const message = 'The permission media_buys:delete is required to cancel a media buy.';
  throw new TaskError('INSUFFICIENT_PERMISSIONS', message, { field: 'canceled' });
}

async function accountFor(args: Request, call: AccountCall): Promise<Account> {
  const account = await resolveAccount(args.account, call, NAME, { mayCreate: false });
  // An account with an open payment may not add packages. Other fields of a cancellation are ignored.
  if (args.new_packages === undefined || args.canceled === true) return account;
  return resolveAccount(args.account, call, 'new_packages', { mayCreate: false });
}

async function findBuy(
  store: Tables,
  { media_buy_id: id }: Request,
  { id: accountId, principalId }: Account,
): Promise<WholeBuy> {
  const buy = await store.mediaBuys.find({ principalId, id });
  if (buy !== undefined && buy.accountId === accountId) return buy;
  throw new TaskError('MEDIA_BUY_NOT_FOUND', 'The caller has no media buy with this id.', {
    field: 'media_buy_id',
  });
}

/** The creatives of the request's packages, both existing and new ones; a package that it cancels shows none. */
const showingOf = (args: Request) =>
  args.canceled === true
    ? []
    : [
        ...showingIn('packages', args.packages).filter(({ canceled }) => canceled !== true),
        ...showingIn('new_packages', args.new_packages),
      ];

async function judge(args: Request, call: TaskLookCall<Name>, account: Account): Promise<Judgement> {
  const { store, platform, now, newId } = call;
  const seen = await findBuy(store, args, account);
  const spent = await spentBy(platform, store, [seen], now);
  const owed = await owedByPackage(platform, store, seen, now);
  const isCounted = !isCountedLater(platform, seen);
  const showing = showingOf(args);
  const seller = await sellerFor(call, account, showing);
  const turn = turnsFor(store, seen.packages, args.new_packages?.length);
  await turn();
  const current = currentBuy(seen, seller.offers, (id) => spent.get(spentKey(seen.id, id)) ?? 0);
  await turn();
  const verdict = judgeUpdate(args, current, seller);
  const isStanding = verdict.ok || verdict.refusals[0].code !== 'CONFLICT';
  const refusals = [
    ...(verdict.ok ? [] : verdict.refusals),
    ...(isStanding ? await judgeSentCreatives(call, account.id, showing) : []),
  ];
  const [first, ...others] = refusals;
  if (first !== undefined) throw taskErrorOf([first, ...others]);
  if (!verdict.ok) throw new Error('a refusal without a reason');
  const update = verdict.value;
  const newIds = (args.new_packages ?? []).map(() => `pkg_${newId()}`);
  if (update.kind === 'cancel')
    return { seen, update, booked: [], newIds, spent, owed, isCounted, governed: ungoverned(account) };
  await turn();
  const { after } = changedBuy(seen, update, args, {
    now,
    form: call.form,
    newIds,
    grants: new Map(),
    holdMs: holdMsOf(call),
  });
  const fieldOf = fieldsOf(args, newIds);
  await turn();
  judgeRoom(seen, after, { now, fieldOf });
  await judgeRoomOfCreatives(store, seen, placesAdded(seen, after));
  await turn();
  const bookings = rebooked(seen, after, now).flatMap((one): Booking[] => {
    const field = fieldOf(one.id);
    const rest = restBooking(after, one, { spent: spent.get(spentKey(seen.id, one.id)) ?? 0, now, field });
    return rest === null ? [] : [rest];
  });
  const booked = await reservePackages(platform, bookings, {
    store,
    pool: seen,
    own: seen,
    ifRefused: call.ifRefused,
  });
  const governed = await govern(args, call, account, { seen, after });
  return { seen, update, booked, newIds, spent, owed, isCounted, governed };
}

/**
 * Asks the governance agent about an update. The plan is the one with which the buy was created. An update that
 * spends no more than before is not checked.
 */
function govern(
  args: Request,
  call: TaskLookCall<Name>,
  account: Account,
  { seen, after }: { readonly seen: WholeBuy; readonly after: WholeBuy },
): Promise<Governed> {
  const purchase = purchaseOf(after);
  if (!exceeds(purchase, purchaseOf(seen))) return Promise.resolve(ungoverned(account));
  const { governance, plan_id: planId } = seen.details;
  const context = args.governance_context ?? governance?.governance_context;
  return askGovernance(account, { task: NAME, args: { ...args }, purchase, planId, context }, call);
}

const purchaseOf = ({ startAt: start, endAt: end, packages }: WholeBuy): Purchase => ({
  start,
  end,
  parts: packages
    .filter(({ canceled }) => !canceled)
    .map(({ budget, option, product, details }) => ({
      budget,
      currency: option.currency,
      channels: product.channels ?? [],
      overlay: details.targeting_overlay,
    })),
});

const holdMsOf = ({ profile }: Pick<AccountCall, 'profile'>): number =>
  profile.holds.days_without_creatives * DAY_MS;

/**
 * The field in which the request names a package. A package that changes only because the flight of the buy
 * does is not named: `end_time`.
 */
function fieldsOf({ packages = [] }: Request, newIds: readonly string[]): (id: string) => string {
  const fields = new Map<string, string>();
  for (const [at, { package_id: id }] of packages.entries()) fields.set(id, `packages[${at}]`);
  for (const [at, id] of newIds.entries()) fields.set(id, `new_packages[${at}]`);
  return (id) => fields.get(id) ?? 'end_time';
}

async function change(
  args: Request,
  call: TaskWriteCall<Name>,
  account: Account,
  { seen, update, booked, newIds, spent, owed, isCounted, governed }: Judgement,
): Promise<TaskAnswer<Name>> {
  const { store, now } = call;
  confirmGoverned(account, governed);
  if (booked.length > 0) await lockPool(store, seen);
  await store.mediaBuys.lock(seen);
  const before = await findBuy(store, args, account);
  const stale = judgeRevision(seen.revision, { media_buy_id: before.id, revision: before.revision });
  if (stale !== null) {
    const { code, message, detail } = taskErrorOf([stale]);
    // A request without a revision applies to the current state of the buy, so it is checked again.
    throw args.revision === undefined
      ? new OutdatedLook(code, message, detail)
      : new TaskError(code, message, detail);
  }
  if (update.kind === 'cancel') {
    const after = canceledBuy(before, { by: 'buyer', reason: update.reason, now });
    const historyNotes: HistoryNote[] = [
      { action: 'canceled', actor: 'buyer', summary: 'The buyer canceled the buy.' },
    ];
    const canceled = await commitBuy(store, before, after, { now, historyNotes, spent: owed, isCounted });
    const told = { affected: [], ignored: update.ignored };
    return { body: answerOf(canceled, call, told), sandbox: account.sandbox };
  }
  const granted = await checkBooked(store, before, booked, before);
  const grants = new Map(granted.map((one) => [one.id, one]));
  const { after, affected, historyNotes } = changedBuy(before, update, args, {
    now,
    form: call.form,
    newIds,
    grants,
    holdMs: holdMsOf(call),
  });
  const turn = turnsFor(store, after.packages);
  await turn();
  const showing = showingOf(args);
  await storeSentCreatives(call, account.id, showing);
  const shown = after.packages.flatMap(({ assignments }) => assignments.map(({ creativeId }) => creativeId));
  const creatives = await holdCreatives(call, account, shown);
  confirmAssigned(showing, creatives, before);
  const changed = await commitBuy(
    store,
    before,
    { ...after, details: { ...after.details, ...approvalOf(governed) }, creatives },
    { now, historyNotes, isBudgetSpent: isBudgetSpent(after, spent), spent: owed, isCounted },
  );
  await keepIntents(store, changed, granted, now);
  await checkCredit(store, account, { before, after: changed, field: 'packages' });
  await reportOutcome(store, governed, changed, purchaseOf(changed), now);
  await turn();
  return { body: answerOf(changed, call, { affected, ignored: [] }), sandbox: account.sandbox };
}

const approvalOf = ({ approval }: Governed) => (approval === null ? {} : { governance: approval });

type Told = { readonly affected: readonly string[]; readonly ignored: readonly string[] };

function answerOf(buy: WholeBuy, call: TaskWriteCall<Name>, { affected, ignored }: Told): TaskResponse<Name> {
  const { invoice_recipient: recipient } = buy.details;
  const isAffected = new Set(affected);
  return {
    ...buyStatus(buy, call.form),
    media_buy_id: buy.id,
    revision: buy.revision,
    implementation_date: call.now.toISOString(),
    ...totalOnWire(buy),
    ...(recipient === undefined ? {} : { invoice_recipient: withoutBank(recipient) }),
    affected_packages: buy.packages
      .filter(({ id }) => isAffected.has(id))
      .map((one) => packageOnWire(buy, one, call.form)),
    ...actionsOnWire(buy),
    ...(ignored.length === 0
      ? {}
      : { message: `The media buy is canceled; these fields were ignored: ${ignored.join(', ')}.` }),
  };
}
