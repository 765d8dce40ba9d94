import type { KeyedJob } from '../../store/jobs.ts';

const ATTEMPTS = 3;

/** The job that produces a build which its caller polls. */
export const buildJob = (
  task: { readonly principalId: string; readonly id: string },
  runAt: Date,
): KeyedJob<'buildQueued'> => ({
  kind: 'buildQueued',
  key: JSON.stringify([task.principalId, task.id]),
  share: task.principalId,
  payload: { principalId: task.principalId, id: task.id },
  runAt,
  maxAttempts: ATTEMPTS,
});
