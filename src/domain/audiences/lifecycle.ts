import type { Moves } from '../buys/lifecycle/moves.ts';

export const audienceStatuses = ['processing', 'ready', 'too_small', 'suspended'] as const;
export type AudienceStatus = (typeof audienceStatuses)[number];

/** Where an audience may go. New members bring it back to processing; matching moves it on. */
export const audienceMoves: Moves<AudienceStatus> = {
  processing: { ready: ['clock', 'seller'], too_small: ['clock', 'seller'], suspended: ['seller'] },
  ready: { processing: ['buyer'], too_small: ['buyer', 'clock'], suspended: ['seller'] },
  too_small: { processing: ['buyer'], ready: ['buyer', 'clock'], suspended: ['seller'] },
  suspended: { ready: ['seller'], too_small: ['seller'], processing: ['seller'] },
};

/** What matching makes of an audience: below the minimum it is never ready, and a suspended one stays suspended. */
export function matchedStatus(status: AudienceStatus, matched: number, minimum: number): AudienceStatus {
  if (status === 'suspended') return status;
  return matched < minimum ? 'too_small' : 'ready';
}
