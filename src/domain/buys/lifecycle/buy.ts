import { hasNoMoves, type Moves } from './moves.ts';

export const buyStatuses = [
  'pending_creatives',
  'pending_start',
  'active',
  'paused',
  'completed',
  'rejected',
  'canceled',
] as const;
export type BuyStatus = (typeof buyStatuses)[number];

/**
 * Where a buy may go. A pending buy that holds a pause becomes paused when nothing else is missing; one whose flight
 * ends before it could start is canceled by the clock.
 */
export const buyMoves: Moves<BuyStatus> = {
  pending_creatives: {
    pending_start: ['buyer', 'seller'],
    active: ['buyer', 'seller'],
    paused: ['buyer', 'seller'],
    canceled: ['buyer', 'seller', 'clock'],
    rejected: ['seller'],
  },
  pending_start: {
    active: ['clock'],
    paused: ['clock'],
    canceled: ['buyer', 'seller', 'clock'],
    rejected: ['seller'],
  },
  active: {
    paused: ['buyer', 'seller'],
    completed: ['seller', 'clock'],
    canceled: ['buyer', 'seller'],
  },
  paused: {
    active: ['buyer', 'seller'],
    completed: ['seller', 'clock'],
    canceled: ['buyer', 'seller'],
  },
  completed: {},
  rejected: {},
  canceled: {},
};

export const isBuyStatus = (text: string): text is BuyStatus => Object.hasOwn(buyMoves, text);
/** Final buys take no change at all. */
export const isFinalBuy = (status: BuyStatus): boolean => hasNoMoves(buyMoves, status);
export const isPendingBuy = (status: BuyStatus): boolean =>
  status === 'pending_creatives' || status === 'pending_start';

/** What decides where a buy stands, apart from what people do to it. */
export type BuyFacts = {
  readonly status: BuyStatus;
  /** Whether it shall be paused once nothing else is missing. */
  readonly hold: boolean;
  readonly startTime: Date;
  /** The flight ends before this moment. */
  readonly endTime: Date;
  /** Whether every package that is not canceled has what it shows. */
  readonly isServed: boolean;
  /** Whether every package that is not canceled has spent its budget. */
  readonly isBudgetSpent: boolean;
  /** When a package without a creative loses its hold; null for none. */
  readonly lapsesAt: Date | null;
};

/** How a buy begins: missing creatives go before a start ahead, that before a pause. */
export function firstStatus(
  facts: Omit<BuyFacts, 'status' | 'isBudgetSpent' | 'lapsesAt'>,
  now: Date,
): BuyStatus {
  if (!facts.isServed) return 'pending_creatives';
  if (facts.startTime.getTime() > now.getTime()) return 'pending_start';
  return facts.hold ? 'paused' : 'active';
}

export type DueMove = {
  readonly to: BuyStatus;
  readonly cause: 'clock' | 'buyer';
  readonly why: 'creatives' | 'start' | 'end' | 'budget_spent' | 'never_started';
};

/** The move that is due by itself, or null. Ends go before anything else; a moment belongs to what begins there. */
export function dueMove(facts: BuyFacts, now: Date): DueMove | null {
  const { status, hold, isServed } = facts;
  const isStarted = facts.startTime.getTime() <= now.getTime();
  const isOver = facts.endTime.getTime() <= now.getTime();
  if (status === 'active' || status === 'paused') {
    if (isOver) return { to: 'completed', cause: 'clock', why: 'end' };
    return status === 'active' && facts.isBudgetSpent
      ? { to: 'completed', cause: 'clock', why: 'budget_spent' }
      : null;
  }
  const begun = hold ? 'paused' : 'active';
  if (status === 'pending_creatives') {
    if (isOver) return { to: 'canceled', cause: 'clock', why: 'never_started' };
    if (!isServed) return null;
    return { to: isStarted ? begun : 'pending_start', cause: 'buyer', why: 'creatives' };
  }
  return status === 'pending_start' && isStarted ? { to: begun, cause: 'clock', why: 'start' } : null;
}

/** All moves that are due, in their order; also those of a time when nobody looked. */
export function dueMoves(facts: BuyFacts, now: Date): DueMove[] {
  const due = dueMove(facts, now);
  return due === null ? [] : [due, ...dueMoves({ ...facts, status: due.to }, now)];
}

/** When the clock has to look at a buy again; null when time alone changes nothing any more. */
export function nextLook(facts: BuyFacts): Date | null {
  if (isFinalBuy(facts.status)) return null;
  const { status, startTime, endTime, lapsesAt } = facts;
  const next = status === 'pending_start' ? startTime : endTime;
  return lapsesAt !== null && lapsesAt < next ? lapsesAt : next;
}
