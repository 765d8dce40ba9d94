import { hasNoMoves, type Moves } from '../../moves.ts';

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
 * Transitions between states, with the causes that may trigger each. A pending buy with `hold` becomes `paused`
 * once it could run. A buy whose flight ends before it could start is canceled by the clock.
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
/** A buy in a final state cannot change. */
export const isFinalBuy = (status: BuyStatus): boolean => hasNoMoves(buyMoves, status);
/** States from which a buy moves on. */
export const openBuyStatuses: readonly BuyStatus[] = Object.keys(buyMoves)
  .filter(isBuyStatus)
  .filter((status) => !isFinalBuy(status));
export const isPendingBuy = (status: BuyStatus): boolean =>
  status === 'pending_creatives' || status === 'pending_start';

/** The facts that decide the state of a buy, apart from requests of buyer and seller. */
export type BuyFacts = {
  readonly status: BuyStatus;
  /** Whether the buy becomes `paused` instead of `active` once it could run. */
  readonly hold: boolean;
  readonly startTime: Date;
  /** Exclusive end of the flight. */
  readonly endTime: Date;
  /** Whether every package that is not canceled has a creative to show, or needs none. */
  readonly isServed: boolean;
  /** Whether the seller has committed to the buy. Until the ad server has accepted it, it cannot run. */
  readonly isConfirmed: boolean;
  /** Whether every package that is not canceled has spent its budget. */
  readonly isBudgetSpent: boolean;
  /** When a package without a creative loses its hold; null for none. */
  readonly lapsesAt: Date | null;
};

/**
 * The first state of a buy. Missing creatives take precedence over a start in the future, which takes precedence
 * over a pause.
 */
export function firstStatus(
  facts: Omit<BuyFacts, 'status' | 'isBudgetSpent' | 'lapsesAt'>,
  now: Date,
): BuyStatus {
  if (!facts.isServed) return 'pending_creatives';
  if (facts.startTime.getTime() > now.getTime() || !facts.isConfirmed) return 'pending_start';
  return facts.hold ? 'paused' : 'active';
}

export type DueMove = {
  readonly to: BuyStatus;
  readonly cause: 'clock' | 'buyer';
  readonly why: 'creatives' | 'start' | 'end' | 'budget_spent' | 'never_started' | 'never_confirmed';
};

/**
 * The transition that is due without a request, or null. The end of the flight is checked first. At the exact start
 * the buy has started; at the exact end it has ended.
 */
export function dueMove(facts: BuyFacts, now: Date): DueMove | null {
  if (facts.status === 'active' || facts.status === 'paused') return moveOfRunning(facts, now);
  if (facts.status === 'pending_creatives') return moveWithoutCreatives(facts, now);
  return facts.status === 'pending_start' ? moveBeforeStart(facts, now) : null;
}

const isOver = ({ endTime }: BuyFacts, now: Date): boolean => endTime.getTime() <= now.getTime();
/** Whether the flight has begun, for a buy that the seller has committed to. */
const mayRun = ({ startTime, isConfirmed }: BuyFacts, now: Date): boolean =>
  isConfirmed && startTime.getTime() <= now.getTime();
const begunAs = ({ hold }: BuyFacts): 'paused' | 'active' => (hold ? 'paused' : 'active');

function moveOfRunning(facts: BuyFacts, now: Date): DueMove | null {
  if (isOver(facts, now)) return { to: 'completed', cause: 'clock', why: 'end' };
  return facts.status === 'active' && facts.isBudgetSpent
    ? { to: 'completed', cause: 'clock', why: 'budget_spent' }
    : null;
}

function moveWithoutCreatives(facts: BuyFacts, now: Date): DueMove | null {
  if (isOver(facts, now)) return { to: 'canceled', cause: 'clock', why: 'never_started' };
  if (!facts.isServed) return null;
  return { to: mayRun(facts, now) ? begunAs(facts) : 'pending_start', cause: 'buyer', why: 'creatives' };
}

function moveBeforeStart(facts: BuyFacts, now: Date): DueMove | null {
  if (isOver(facts, now) && !facts.isConfirmed)
    return { to: 'canceled', cause: 'clock', why: 'never_confirmed' };
  return mayRun(facts, now) ? { to: begunAs(facts), cause: 'clock', why: 'start' } : null;
}

/** All transitions that are due, in order, including those that were due at times between two checks. */
export function dueMoves(facts: BuyFacts, now: Date): DueMove[] {
  const due = dueMove(facts, now);
  return due === null ? [] : [due, ...dueMoves({ ...facts, status: due.to }, now)];
}

/** When a buy must be checked again for due transitions; null when time alone no longer changes it. */
export function nextLook(facts: BuyFacts): Date | null {
  if (isFinalBuy(facts.status)) return null;
  const { status, startTime, endTime, lapsesAt, isConfirmed } = facts;
  const next = status === 'pending_start' && isConfirmed ? startTime : endTime;
  return lapsesAt !== null && lapsesAt < next ? lapsesAt : next;
}
