import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import type { BuyStatus } from './buy.ts';

export const buyEvents = ['pause', 'resume', 'cancel', 'change'] as const;
export type BuyEvent = (typeof buyEvents)[number];

/** Outcome of a caller's event: the new state, a change of the held pause, or an error code. */
type BuyResult = BuyStatus | 'hold' | 'no_hold' | 'INVALID_STATE' | 'NOT_CANCELLABLE';

const pending = (status: BuyStatus) =>
  ({ pause: 'hold', resume: 'no_hold', cancel: 'canceled', change: status }) as const;
const over = { pause: 'INVALID_STATE', resume: 'INVALID_STATE', change: 'INVALID_STATE' } as const;

const outcomesOfBuy: { readonly [S in BuyStatus]: { readonly [E in BuyEvent]: BuyResult } } = {
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
  /** False when the contract binds the buyer until the end. */
  readonly isCancellable: boolean;
};

export type BuyOutcome =
  | { readonly ok: true; readonly status: BuyStatus; readonly hold: boolean }
  | { readonly ok: false; readonly refusal: BuyRejected };

/** The state of a buy after an event of its buyer. Pausing a paused buy or resuming a running one changes nothing. */
export function moveOfBuy({ status, hold, isCancellable }: BuyStand, event: BuyEvent): BuyOutcome {
  const outcome = outcomesOfBuy[status][event];
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
  // A pause in force is the state itself, so the held pause is cleared.
  return { ok: true, status: outcome, hold: event === 'change' && hold };
}

export const packageStates = ['live', 'paused', 'canceled'] as const;
export type PackageState = (typeof packageStates)[number];
export const packageEvents = ['pause', 'resume', 'cancel', 'change'] as const;
export type PackageEvent = (typeof packageEvents)[number];

type PackageResult = PackageState | 'INVALID_STATE' | 'NOT_CANCELLABLE';

/** Outcome of an event for a package: the new state, or an error code when it is refused. */
const outcomesOfPackage: { readonly [S in PackageState]: { readonly [E in PackageEvent]: PackageResult } } = {
  live: { pause: 'paused', resume: 'live', cancel: 'canceled', change: 'live' },
  paused: { pause: 'paused', resume: 'live', cancel: 'canceled', change: 'paused' },
  canceled: {
    pause: 'INVALID_STATE',
    resume: 'INVALID_STATE',
    cancel: 'NOT_CANCELLABLE',
    change: 'INVALID_STATE',
  },
};

export type PackageFlags = { readonly paused: boolean; readonly canceled: boolean };

export const packageState = ({ paused, canceled }: PackageFlags): PackageState =>
  canceled ? 'canceled' : paused ? 'paused' : 'live';

export type PackageMove =
  | { readonly ok: true; readonly state: PackageState }
  | { readonly ok: false; readonly refusal: BuyRejected };

/** @param field path of the package in the request */
export function movePackage(state: PackageState, event: PackageEvent, field: string): PackageMove {
  const outcome = outcomesOfPackage[state][event];
  if (outcome === 'INVALID_STATE')
    return {
      ok: false,
      refusal: refuse('INVALID_STATE', field, 'The package is canceled and cannot be changed.'),
    };
  if (outcome === 'NOT_CANCELLABLE')
    return {
      ok: false,
      refusal: refuse('NOT_CANCELLABLE', `${field}.canceled`, 'The package is canceled already.'),
    };
  return { ok: true, state: outcome };
}
