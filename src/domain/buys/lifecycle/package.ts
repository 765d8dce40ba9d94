import { type BuyRejected, refuse } from '../refusal.ts';

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
  | { readonly ok: false; readonly refusal: BuyRejected };

/** @param field path of the package in the request */
export function movePackage(state: PackageState, event: PackageEvent, field: string): PackageMove {
  const outcome = outcomes[state][event];
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
