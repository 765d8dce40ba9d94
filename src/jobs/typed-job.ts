import { isPayload, type JobName, type Jobs } from '../domain/jobs.ts';
import type { JobKind, JobVerdict, Outcome } from '../infra/queue.ts';
import type { Tables } from '../store/index.ts';
import type { ClaimedJob, Job } from '../store/queue/job-leases.ts';

type With<Stored, Name extends JobName> = Omit<Stored, 'payload'> & { readonly payload: Jobs[Name] };

/** The work of a kind of job: as `JobKind`, with typed payloads. */
type Work<Name extends JobName> = Pick<JobKind, 'isRepeatable'> & {
  run(job: With<ClaimedJob, Name>, signal: AbortSignal): Promise<Outcome>;
  started?(tx: Tables, job: With<ClaimedJob, Name>, now: Date): Promise<void>;
  settled?(tx: Tables, job: With<Job, Name>, verdict: JobVerdict, now: Date): Promise<void>;
  released?(tx: Tables, job: With<ClaimedJob, Name>): Promise<void>;
};

/** A kind of job with its name. */
export type NamedJob<Name extends JobName> = JobKind & { readonly name: Name };

/**
 * Creates a kind of job whose payloads are validated before its work gets them. A job with an invalid payload,
 * which another version of the program may have stored, fails with the code `payload_invalid`.
 */
export function typedJob<Name extends JobName>(name: Name, work: Work<Name>): NamedJob<Name> {
  const typed = <Stored extends Job>(job: Stored): With<Stored, Name> | null => {
    const { payload, ...rest } = job;
    return isPayload(name, payload) ? { ...rest, payload } : null;
  };
  const hook =
    <Stored extends Job, More extends unknown[]>(
      run: ((tx: Tables, job: With<Stored, Name>, ...more: More) => Promise<void>) | undefined,
    ) =>
    async (tx: Tables, stored: Stored, ...more: More): Promise<void> => {
      const job = typed(stored);
      if (job !== null) await run?.(tx, job, ...more);
    };
  return {
    name,
    isRepeatable: work.isRepeatable ?? false,
    async run(stored, signal) {
      const job = typed(stored);
      return job === null ? { kind: 'failed', code: 'payload_invalid' } : work.run(job, signal);
    },
    ...(work.started === undefined ? {} : { started: hook(work.started) }),
    settled: hook(work.settled),
    released: hook(work.released),
  };
}
