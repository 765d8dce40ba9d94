import type {
  BuyKey,
  HistoryEntry,
  TermsRecord,
  WholeBuy,
  WholePackage,
} from '../../domain/buys/buy-record.ts';
import { canceledBuy, type HistoryNote, withoutLapsedPackages } from '../../domain/buys/changed-buy.ts';
import { heldUntil, isBuyServed, nextLapse, withHolds } from '../../domain/buys/holds.ts';
import {
  type BuyFacts,
  type DueMove,
  dueMoves,
  isFinalBuy,
  nextLook,
} from '../../domain/buys/lifecycle/buy.ts';
import { claimChanges } from '../../domain/buys/money/budget.ts';
import { isOtherRow } from '../../domain/buys/package-row.ts';
import { isFullOfTerms, withTerms } from '../../domain/buys/package-terms.ts';
import { sameJson } from '../../domain/json/values.ts';
import type { Tables } from '../../store/index.ts';
import type { KeyedJob } from '../../store/queue/jobs.ts';
import { compareImpairments } from '../accounts/compare-impairments.ts';
import { announceBuyMove, scheduleReportsOfBuy } from './buy-webhooks.ts';
import { keepHolds } from './held.ts';
import { turnsFor } from './turns.ts';

export type { HistoryNote };

type Commit = {
  readonly now: Date;
  readonly historyNotes: readonly HistoryNote[];
  /** Whether every package that is not canceled has spent its budget. */
  readonly isBudgetSpent?: boolean;
  /** Amount that each package has delivered so far, in minor units; set when the platform was asked. */
  readonly spent?: ReadonlyMap<string, number> | undefined;
  /** False while the ad server still counts: a buy that ends then keeps its claim on the credit. */
  readonly isCounted?: boolean;
};

/** Interval at which an active buy is checked for a spent budget. */
const LOOK_MS = 900_000;
const ATTEMPTS = 20;
const NOTHING: ReadonlyMap<string, number> = new Map();

/**
 * Writes a new or changed buy, in the transaction of the change. Packages whose holds have ended are canceled, and
 * due moves are made. The revision goes up by one, the terms that packages now run by are recorded, and a job
 * informs the platform afterwards. The caller must lock the buy first and read it after that. The books of the
 * account are written last, because all buys of the account share them.
 *
 * @param before the buy as it was; null for a new one, whose revision is 1
 * @returns the buy as it is now
 */
export async function commitBuy(
  tx: Tables,
  before: WholeBuy | null,
  changed: WholeBuy,
  { now, historyNotes, isBudgetSpent = false, spent, isCounted = true }: Commit,
): Promise<WholeBuy> {
  const turn = turnsFor(tx, changed.packages);
  const { buy: after, historyNotes: lapses } = withoutLapsedPackages(withHolds(changed, now), now);
  await turn();
  const facts = factsOf(after, isBudgetSpent);
  const moves = dueMoves(facts, now);
  const status = moves.at(-1)?.to ?? after.status;
  const hold = status === 'paused' ? false : after.hold;
  const revision = before === null ? 1 : before.revision + 1;
  const moved: WholeBuy = { ...ended(after, moves, now), status, hold, revision, updatedAt: now };
  const mayHaveDelivered = before !== null && hasRun(before, now);
  const noted = withSpent(moved, mayHaveDelivered ? spent : NOTHING, isCounted || !mayHaveDelivered);
  const isFull = isFullOfTerms(noted);
  await turn();
  const buy: WholeBuy = {
    ...noted,
    // A final buy is looked at once more, to record what it delivered until its end.
    lookAt: isFinalBuy(status)
      ? mayHaveDelivered
        ? now
        : null
      : lookAtOf(factsOf(noted, isBudgetSpent), now),
    packages: noted.packages.map((one) => ({
      ...withTerms(noted, one, now, isFull),
      heldUntil: heldUntil(noted, one),
    })),
  };
  await turn();
  await write(tx, before, buy);
  const notes = [...historyNotes, ...lapses, ...moves.map(historyNoteOf)];
  await tx.buyHistory.append(
    buy,
    notes.map((note) => entryOf(note, buy)),
  );
  await tx.jobs.enqueue(trafficOf(buy, now));
  await scheduleReportsOfBuy(tx, before, buy, now);
  await announceBuyMove(tx, before, buy, historyNotes, now);
  if (isFinalBuy(buy.status)) await tx.impairmentMarks.put(buy, []);
  else if (before !== null && buy.details.push_notification_config !== undefined)
    await compareImpairments(tx, buy, now);
  await turn();
  await keepHolds(tx, before, buy);
  await keepBooks(tx, before, buy);
  return buy;
}

/**
 * Records how a change of a buy changes its claim on the account's credit. Must run after all other locks are
 * taken.
 */
async function keepBooks(tx: Tables, before: WholeBuy | null, after: WholeBuy): Promise<void> {
  for (const change of claimChanges(before, after)) await tx.accountBooks.add(after, change);
}

/** Whether any package may have delivered by now. Before a buy is confirmed, none of them starts. */
const hasRun = (buy: WholeBuy, now: Date): boolean =>
  isCommitted(buy) &&
  buy.packages.some(({ terms }) => terms.some(({ running, start }) => running && new Date(start) <= now));

/** A buy with the delivered amounts of its packages. A final buy then claims no more than these amounts. */
const withSpent = (
  buy: WholeBuy,
  spent: ReadonlyMap<string, number> | undefined,
  isCounted: boolean,
): WholeBuy =>
  spent === undefined
    ? buy
    : {
        ...buy,
        settled: isCounted && isFinalBuy(buy.status),
        packages: buy.packages.map((one) => ({ ...one, spent: spent.get(one.id) ?? one.spent })),
      };

/**
 * Records what the packages of a buy have delivered, when nothing else about the buy changes. A final buy needs no
 * further look after that, unless the ad server may still correct its figures.
 */
export async function noteSpent(
  tx: Tables,
  before: WholeBuy,
  spent: ReadonlyMap<string, number>,
  { isCounted, lookAt }: { readonly isCounted: boolean; readonly lookAt: Date | null } = COUNTED,
): Promise<void> {
  const noted = withSpent(before, spent, isCounted || before.settled);
  const after = isFinalBuy(noted.status) ? { ...noted, lookAt } : noted;
  if (!sameJson(rowOf(before), rowOf(after))) await tx.mediaBuys.update(after);
  await tx.mediaBuys.putPackages(
    after.packages.filter(({ spent: its }, at) => its !== before.packages[at]?.spent),
  );
  await keepBooks(tx, before, after);
}

const COUNTED = { isCounted: true, lookAt: null };

const rowOf = ({ settled, lookAt }: WholeBuy) => [settled, lookAt?.getTime() ?? null];

/**
 * Makes the due moves of a buy that nobody changed directly: one of its creatives was approved, or time passed.
 * Returns null when no move is due. Then only the time of the next look, holds and delivered amounts are updated.
 */
export async function settleBuy(
  tx: Tables,
  before: WholeBuy,
  { now, isBudgetSpent = false, spent, isCounted = true }: Omit<Commit, 'historyNotes'>,
): Promise<WholeBuy | null> {
  if (isFinalBuy(before.status)) return null;
  const buy = withHolds(before, now);
  const facts = factsOf(buy, isBudgetSpent);
  const isNew = (one: WholePackage): boolean => withTerms(buy, one, now) !== one;
  const isLapsing = facts.lapsesAt !== null && facts.lapsesAt <= now;
  if (dueMoves(facts, now).length > 0 || isLapsing || buy.packages.some(isNew))
    return commitBuy(tx, before, buy, { now, historyNotes: [], isBudgetSpent, spent, isCounted });
  await tx.mediaBuys.putPackages(buy.packages.filter((one, at) => one !== before.packages[at]));
  const looked = { ...buy, lookAt: lookAtOf(facts, now) };
  if (looked.lookAt?.getTime() !== buy.lookAt?.getTime()) await tx.mediaBuys.update(looked);
  if (spent !== undefined) await noteSpent(tx, looked, spent);
  return null;
}

/** A buy that the clock cancels releases its holds, like a buy that its buyer cancels. */
function ended(buy: WholeBuy, moves: readonly DueMove[], now: Date): WholeBuy {
  const last = moves.at(-1);
  return last?.to === 'canceled' ? canceledBuy(buy, { by: 'seller', reason: WHY[last.why], now }) : buy;
}

/** Next time at which the clock must look at a buy. */
function lookAtOf(facts: BuyFacts, now: Date): Date | null {
  const next = nextLook(facts);
  if (next === null || facts.status !== 'active') return next;
  const soon = new Date(now.getTime() + LOOK_MS);
  return next < soon ? next : soon;
}

/** A buy that a test described counts as committed to, also without a time. */
const isCommitted = ({ confirmedAt, details: { fixture } }: WholeBuy): boolean =>
  confirmedAt !== null || fixture !== undefined;

function factsOf(buy: WholeBuy, isBudgetSpent: boolean): BuyFacts {
  return {
    status: buy.status,
    hold: buy.hold,
    startTime: buy.startAt,
    endTime: buy.endAt,
    isServed: isBuyServed(buy),
    isConfirmed: isCommitted(buy),
    isBudgetSpent,
    lapsesAt: nextLapse(buy),
  };
}

async function write(tx: Tables, before: WholeBuy | null, buy: WholeBuy): Promise<void> {
  if (before === null) {
    if (!(await tx.mediaBuys.insert(buy))) throw new Error('a new buy has the id of another one');
  } else await tx.mediaBuys.update(buy);
  const old = new Map(before?.packages.map((one) => [one.id, one]));
  await tx.mediaBuys.putPackages(
    buy.packages.filter((one) => {
      const was = old.get(one.id);
      return was === undefined || isOtherRow(was, one);
    }),
  );
  const reassigned = buy.packages.filter(
    ({ id, assignments }) => !sameJson(old.get(id)?.assignments ?? [], assignments),
  );
  await tx.creativeAssignments.replace(buy, reassigned, buy.updatedAt);
  await tx.mediaBuys.putTerms(buy.packages.flatMap((one) => newTerms(one, old.get(one.id)?.terms ?? [])));
}

/** The terms that a package did not have before, at their places: a change adds some, or replaces the last ones. */
function newTerms(one: WholePackage, were: readonly TermsRecord[]) {
  const from = Math.max(0, were.length - 1);
  return one.terms
    .slice(from)
    .flatMap((terms, at) => (terms === were[from + at] ? [] : [{ one, seq: from + at, terms }]));
}

const entryOf = (
  { action, actor, summary, packageId }: HistoryNote,
  { revision, updatedAt }: WholeBuy,
): HistoryEntry => ({
  revision,
  at: updatedAt,
  action,
  actor,
  summary,
  packageId: packageId ?? null,
});

const WHY: { readonly [W in DueMove['why']]: string } = {
  creatives: 'Every package has a creative to show.',
  start: 'The flight began.',
  end: 'The flight ended.',
  budget_spent: 'The budget is spent.',
  never_started: 'The flight ended before there was anything to show.',
  never_confirmed: 'The flight ended before the ad server accepted the buy.',
};

const historyNoteOf = ({ to, why }: DueMove): HistoryNote => ({
  action: to,
  actor: 'platform',
  summary: WHY[why],
});

const keyOf = ({ principalId, id }: BuyKey): string => JSON.stringify([principalId, id]);

/** The job that tells the platform what a buy must deliver now. */
export const trafficOf = ({ principalId, id }: BuyKey, now: Date): KeyedJob<'trafficBuy'> => ({
  kind: 'trafficBuy',
  key: keyOf({ principalId, id }),
  payload: { principalId, id },
  runAt: now,
  maxAttempts: ATTEMPTS,
  lane: 'ad_server',
  share: principalId,
});

/** The job that looks at a buy when it is due. */
export const lookOf = ({ principalId, id }: BuyKey, now: Date): KeyedJob<'lookAtBuy'> => ({
  kind: 'lookAtBuy',
  key: keyOf({ principalId, id }),
  payload: { principalId, id },
  runAt: now,
  maxAttempts: ATTEMPTS,
});
