import { type Refusal, refuse } from '../refusal.ts';

export const packageStates = ['live', 'paused', 'canceled'] as const;
export type PackageState = (typeof packageStates)[number];
export const packageEvents = ['pause', 'resume', 'cancel', 'change'] as const;
export type PackageEvent = (typeof packageEvents)[number];

type Outcome = PackageState | 'INVALID_STATE' | 'NOT_CANCELLABLE';

/** What an event makes of a package; a code where it is refused. */
const outcomes: { readonly [S in PackageState]: { readonly [E in PackageEvent]: Outcome } } = {
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
  | { readonly ok: false; readonly refusal: Refusal };

/** @param field path of the package in the request */
export function movePackage(state: PackageState, event: PackageEvent, field: string): PackageMove {
  const outcome = outcomes[state][event];
  if (outcome === 'INVALID_STATE')
    return {
      ok: false,
      refusal: refuse('INVALID_STATE', field, 'The package is canceled and takes no change.'),
    };
  if (outcome === 'NOT_CANCELLABLE')
    return {
      ok: false,
      refusal: refuse('NOT_CANCELLABLE', `${field}.canceled`, 'The package is canceled already.'),
    };
  return { ok: true, state: outcome };
}

/** Why a package delivers or does not at a moment. */
export const deliveryStands = [
  'canceled',
  'paused',
  'buy_not_active',
  'unserved',
  'waiting',
  'ended',
  'spent',
  'delivering',
] as const;
export type DeliveryStand = (typeof deliveryStands)[number];

export type PackageFacts = PackageFlags & {
  readonly isBuyActive: boolean;
  readonly isServed: boolean;
  readonly startTime: Date;
  readonly endTime: Date;
  /** In minor units. */
  readonly budget: number;
  readonly spent: number;
};

/** The first reason against delivery, or `delivering`. */
export function deliveryStand(facts: PackageFacts, now: Date): DeliveryStand {
  if (facts.canceled) return 'canceled';
  if (facts.endTime.getTime() <= now.getTime()) return 'ended';
  if (facts.spent >= facts.budget) return 'spent';
  if (facts.paused) return 'paused';
  if (!facts.isBuyActive) return 'buy_not_active';
  if (!facts.isServed) return 'unserved';
  return facts.startTime.getTime() > now.getTime() ? 'waiting' : 'delivering';
}
