import type { ActivationId } from '../../domain/signals/activation.ts';
import type { KeyedJob } from '../../store/jobs.ts';

const ATTEMPTS = 20;

/** The job that activates a signal on a destination. `step` tells the request from the look at its end. */
export const activationJob = (
  { principalId, accountId, segmentId, destination }: ActivationId,
  runAt: Date,
  step: 'start' | 'end' = 'start',
): KeyedJob<'activateSegment'> => ({
  kind: 'activateSegment',
  key: JSON.stringify([principalId, accountId, segmentId, destination, step]),
  payload: { principalId, accountId, segmentId, destination },
  runAt,
  maxAttempts: ATTEMPTS,
});
