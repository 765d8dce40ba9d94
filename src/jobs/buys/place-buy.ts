import type { AdServerWork, PackagePlacement, Placement } from '../../ad-server/placement.ts';
import type { WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import { canceledPackage } from '../../domain/buys/changed-buy.ts';
import { isFinalBuy, isPendingBuy } from '../../domain/buys/lifecycle/buy.ts';
import { DECIDED_WITHIN_MS, type PlacedPackage, type PlacedState } from '../../domain/buys/placed-package.ts';
import type { Creative } from '../../domain/creatives/creative.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/text/instant.ts';
import type { Outcome } from '../../infra/queue.ts';
import { compareImpairments } from '../../record/accounts/compare-impairments.ts';
import { commitBuy } from '../../record/buys/commit-buy.ts';
import { newIntent } from '../../record/buys/intents.ts';
import { moveBuy } from '../../record/buys/move-buy.ts';
import { orderOf } from '../../record/buys/orders.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';

export type PlaceTools = {
  readonly store: Store;
  readonly connected: AdServerWork;
  readonly now: () => Date;
  /** Ends the calls of the ad server, so that the process can stop. */
  readonly signal?: AbortSignal;
  /** Called with faults of the ad server that somebody must mend. */
  readonly fault?: (about: { buyId: string; packageId: string; code: string; reason: string }) => void;
};

type Tried = {
  readonly one: WholePackage;
  readonly row: PlacedPackage;
  readonly placement: Placement;
  /** It was canceled, and the ad server was told to stop it. */
  readonly isOver: boolean;
  /** The ad server did not decide in time, and was told to stop. */
  readonly isLate: boolean;
};

const WAITING: ReadonlySet<PlacedState> = new Set(['building', 'awaiting_approval']);
const ENDED: ReadonlySet<PlacedState> = new Set(['stopped', 'rejected']);

/**
 * Brings the packages of a buy to the ad server, one after another and outside any transaction, and then records what it
 * said. The buy is confirmed when all of them are accepted, and given up when one is refused or not decided in time: only
 * after the ad server was told to stop it, so that nothing runs whose money is released.
 */
export async function placeBuy(tools: PlaceTools, buy: WholeBuy): Promise<Outcome> {
  const { store, connected, now, fault, signal } = tools;
  const rows = new Map((await store.primary.adServerPackages.ofBuy(buy)).map((one) => [one.packageId, one]));
  const about = await aboutBuy(store.primary, buy);
  const tried: Tried[] = [];
  for (const one of buy.packages) {
    const at = now();
    const row = rows.get(one.id);
    const isOver = one.canceled || isFinalBuy(buy.status);
    if (isOver && (row === undefined || ENDED.has(row.state))) continue;
    const known = row ?? newIntent(buy, one.id, one.option.currency, at);
    // Known here before it is known there, so that nobody takes it for a package that was never bought.
    if (row === undefined) await store.transaction((tx) => tx.adServerPackages.put([known]));
    const isLate = !isOver && WAITING.has(known.state) && known.decideBy !== null && known.decideBy <= at;
    const ask = placementOf(buy, one, known, about);
    const placement = await connected.place({ ...ask, isStopped: isOver || isLate }, at, signal);
    if (placement.kind === 'later' && placement.isFault)
      fault?.({ buyId: buy.id, packageId: one.id, code: placement.code, reason: placement.reason });
    tried.push({ one, row: known, placement, isOver, isLate });
  }
  await store.transaction((tx) => keepPlacements(tx, buy, tried, now()));
  return outcomeOf(tried) ?? { kind: 'done', detail: { revision: buy.revision, packages: tried.length } };
}

/** The repetition that a package waits for; null when none does. */
function outcomeOf(tried: readonly Tried[]): Outcome | null {
  const waits = tried.find(({ placement }) => placement.kind === 'later')?.placement;
  if (waits?.kind !== 'later') return null;
  const { code, waitMs } = waits;
  return { kind: 'retry', code, ...(waitMs === null ? {} : { afterMs: waitMs }) };
}

type About = { readonly name: string; readonly creatives: ReadonlyMap<string, Creative> };

async function aboutBuy(store: Tables, buy: WholeBuy): Promise<About> {
  const ids = buy.packages.flatMap(({ assignments }) => assignments.map(({ creativeId }) => creativeId));
  const creatives = await store.creatives.listByIds(buy.principalId, buy.accountId, [...new Set(ids)]);
  const account = await store.accounts.find(buy.accountId, buy.principalId);
  return {
    name: account?.brandDomain ?? buy.accountId,
    creatives: new Map(creatives.map((one) => [one.id, one])),
  };
}

const LONGEST_NAME = 255;

function placementOf(
  buy: WholeBuy,
  one: WholePackage,
  known: PlacedPackage,
  { name, creatives }: About,
): PackagePlacement {
  const shown = one.terms.at(-1)?.creatives ?? [];
  return {
    order: orderOf(buy, one),
    account: { id: buy.accountId, name },
    revision: buy.revision,
    isStopped: false,
    mayStart: buy.confirmedAt !== null,
    known,
    reservationId: known.reservationId,
    creatives: shown.flatMap((rotation) => {
      const creative = creatives.get(rotation.creative_id);
      if (creative === undefined) return [];
      return [{ ...rotation, name: creative.name, document: { ...creative.document } }];
    }),
    name: `${name} ${one.product.name ?? one.productId} ${one.id}`.slice(-LONGEST_NAME),
  };
}

async function keepPlacements(tx: Tables, seen: WholeBuy, tried: readonly Tried[], now: Date): Promise<void> {
  await tx.mediaBuys.lock(seen);
  await tx.mediaBuys.hold(seen.principalId, [seen.id]);
  const buy = await tx.mediaBuys.find(seen);
  if (buy === undefined) return;
  await tx.adServerPackages.put(tried.map((each) => rowAfter(each, buy, now)));
  await keepRefs(tx, buy, seen, tried);
  // A buy that changed meanwhile has enqueued the job again, which judges it as it is now.
  if (buy.revision !== seen.revision || isFinalBuy(buy.status)) return;
  if (buy.details.push_notification_config !== undefined) await compareImpairments(tx, buy, now);
  if (await giveUp(tx, buy, tried, now)) return;
  if (buy.confirmedAt !== null || !tried.every(isAccepted)) return;
  const historyNotes = [
    { action: 'confirmed', actor: 'platform', summary: 'The ad server accepted the buy.' },
  ] as const;
  await commitBuy(tx, buy, { ...buy, confirmedAt: now }, { now, historyNotes });
}

async function keepRefs(tx: Tables, buy: WholeBuy, seen: WholeBuy, tried: readonly Tried[]): Promise<void> {
  const isDone = tried.every(({ placement }) => placement.kind === 'placed' && placement.isApplied);
  if (isDone && buy.traffickedRevision < seen.revision)
    await tx.mediaBuys.update({ ...buy, traffickedRevision: seen.revision });
  const placements = new Map(tried.map(({ one, placement }) => [one.id, placement]));
  const changed = buy.packages.flatMap((one) => {
    const placement = placements.get(one.id);
    if (placement?.kind !== 'placed' || placement.adServerRef === '') return [];
    return placement.adServerRef === one.platformRef ? [] : [{ ...one, platformRef: placement.adServerRef }];
  });
  await tx.mediaBuys.putPackages(changed);
}

const isAccepted = ({ placement }: Tried): boolean =>
  placement.kind === 'placed' && placement.isApplied && !WAITING.has(placement.state);

/**
 * Ends what the ad server will not run. A purchase is all or nothing; of a buy that runs, only the packages that are
 * refused end. @returns whether anything ended
 */
async function giveUp(tx: Tables, buy: WholeBuy, tried: readonly Tried[], now: Date): Promise<boolean> {
  const refused = new Map(tried.flatMap((each) => refusalOf(each)));
  const [reason] = refused.values();
  if (reason === undefined) return false;
  const isLeft = buy.packages.some(({ id, canceled }) => !canceled && !refused.has(id));
  if (buy.confirmedAt === null || !isLeft) {
    const to = isPendingBuy(buy.status) ? 'rejected' : 'canceled';
    await moveBuy(tx, buy, to, { cause: 'seller', reason, summary: `The ad server: ${reason}`, now });
    return true;
  }
  const packages = buy.packages.map((one) => {
    const why = refused.get(one.id);
    return why === undefined ? one : canceledPackage(buy, one, { by: 'seller', reason: why, now });
  });
  const historyNotes = [...refused].map(([packageId, why]) => ({
    action: 'package_canceled',
    actor: 'seller' as const,
    summary: `The ad server: ${why}`,
    packageId,
  }));
  await commitBuy(tx, buy, { ...buy, packages }, { now, historyNotes });
  return true;
}

const NOT_DECIDED = 'It was not decided in time whether the package can run.';
const ENDED_THERE = 'The ad server ended the package.';

/** Why a package is given up; nothing when it is not. One that was stopped late counts only once it is stopped. */
function refusalOf({ one, placement, isOver, isLate }: Tried): [id: string, reason: string][] {
  if (isOver || placement.kind === 'later') return [];
  if (placement.kind === 'refused') return [[one.id, placement.reason]];
  if (placement.state === 'rejected') return [[one.id, placement.reason ?? 'The package was rejected.']];
  return placement.state === 'stopped' ? [[one.id, isLate ? NOT_DECIDED : ENDED_THERE]] : [];
}

const LATER_MS = MINUTE_MS;
const WAITING_MS = 5 * MINUTE_MS;
const REVIEW_MS = 15 * MINUTE_MS;
const CALM_MS = 6 * HOUR_MS;

/** What ran before a change that was refused still runs, until the ad server is told to stop it. */
function refusedRow(row: PlacedPackage, reason: string, now: Date): PlacedPackage {
  const isThere = row.appliedRevision > 0;
  const state = isThere ? row.state : 'rejected';
  const checkAt = isThere ? new Date(now.getTime() + LATER_MS) : null;
  return { ...row, state, reservationId: null, reason, changedAt: now, checkAt };
}

/** A package that the ad server lost is sent anew. */
const laterRow = (row: PlacedPackage, isLost: boolean, checkAt: Date): PlacedPackage => ({
  ...row,
  appliedRevision: isLost ? 0 : row.appliedRevision,
  checkAt,
});

function rowAfter({ row, placement }: Tried, buy: WholeBuy, now: Date): PlacedPackage {
  const from = (ms: number): Date => new Date(now.getTime() + ms);
  if (placement.kind === 'refused') return refusedRow(row, placement.reason, now);
  if (placement.kind === 'later') {
    return laterRow(row, placement.code === 'not_found', from(placement.waitMs ?? LATER_MS));
  }
  const state = placement.state === 'unknown' ? row.state : placement.state;
  const isWaiting = WAITING.has(state);
  const isReviewed = placement.creatives.some((creative) => creative.state === 'pending');
  const next = isWaiting || !placement.isApplied ? WAITING_MS : isReviewed ? REVIEW_MS : CALM_MS;
  const isDone = ENDED.has(state) || (state === 'completed' && isFinalBuy(buy.status));
  return {
    ...row,
    state,
    appliedRevision: placement.appliedRevision,
    // Once terms are in effect, the package has the units itself.
    reservationId: placement.appliedRevision > row.appliedRevision ? null : row.reservationId,
    reason: placement.reason,
    adServerRef: placement.adServerRef,
    creatives: placement.creatives,
    changedAt: now,
    decideBy: isWaiting ? (placement.decideBy ?? row.decideBy ?? from(DECIDED_WITHIN_MS)) : null,
    checkAt: isDone ? null : from(next),
  };
}
