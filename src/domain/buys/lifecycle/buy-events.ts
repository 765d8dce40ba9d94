import { type BuyRejected, refuse } from '../refusal.ts';
import type { BuyStatus } from './buy.ts';

export const buyEvents = ['pause', 'resume', 'cancel', 'change'] as const;
export type BuyEvent = (typeof buyEvents)[number];

/** What a caller's event makes of a buy: a state, the pause that it holds, or a code. */
type Outcome = BuyStatus | 'hold' | 'no_hold' | 'INVALID_STATE' | 'NOT_CANCELLABLE';

const pending = (status: BuyStatus) =>
  ({ pause: 'hold', resume: 'no_hold', cancel: 'canceled', change: status }) as const;
const over = { pause: 'INVALID_STATE', resume: 'INVALID_STATE', change: 'INVALID_STATE' } as const;

const outcomes: { readonly [S in BuyStatus]: { readonly [E in BuyEvent]: Outcome } } = {
  pending_creatives: pending('pending_creatives'),
  pending_start: pending('pending_start'),
  active: { pause: 'paused', resume: 'active', cancel: 'canceled', change: 'active' },
  paused: { pause: 'paused', resume: 'active', cancel: 'canceled', change: 'paused' },
  completed: { ...over, cancel: 'INVALID_STATE' },
  rejected: { ...over, cancel: 'INVALID_STATE' },
  canceled: { ...over, cancel: 'NOT_CANCELLABLE' },
};

export type BuyStand = {
  readonly status: BuyStatus;
  readonly hold: boolean;
  /** False when its contract binds the buyer until the end. */
  readonly isCancellable: boolean;
};

export type BuyOutcome =
  | { readonly ok: true; readonly status: BuyStatus; readonly hold: boolean }
  | { readonly ok: false; readonly refusal: BuyRejected };

/** Where an event of the buyer's leaves a buy. Pausing what is paused, or resuming what runs, changes nothing. */
export function moveOfBuy({ status, hold, isCancellable }: BuyStand, event: BuyEvent): BuyOutcome {
  const outcome = outcomes[status][event];
  if (outcome === 'INVALID_STATE') {
    const field = event === 'cancel' ? 'canceled' : event === 'change' ? '' : 'paused';
    return {
      ok: false,
      refusal: refuse('INVALID_STATE', field, `The media buy is ${status} and cannot be changed.`),
    };
  }
  if (outcome === 'NOT_CANCELLABLE')
    return { ok: false, refusal: refuse('NOT_CANCELLABLE', 'canceled', 'The buy is canceled already.') };
  if (event === 'cancel' && !isCancellable)
    return {
      ok: false,
      refusal: refuse('NOT_CANCELLABLE', 'canceled', 'The contract of the buy cannot be canceled.'),
    };
  if (outcome === 'hold' || outcome === 'no_hold') return { ok: true, status, hold: outcome === 'hold' };
  // A pause that is in force is told by the state; nothing is held back any more.
  return { ok: true, status: outcome, hold: event === 'change' && hold };
}
