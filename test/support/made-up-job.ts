import type { NewJob } from '../../src/store/queue/jobs.ts';

export type MadeUpJob = Omit<NewJob, 'kind' | 'payload'> & {
  readonly kind: string;
  readonly payload: unknown;
};

/** A job of a kind that the service does not have: the queue itself works on any. */
export const madeUp = (job: MadeUpJob): NewJob => job as NewJob;
