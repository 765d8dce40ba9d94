import { noSuch } from '../../domain/moderation/decision.ts';
import type { Tables } from '../../store/index.ts';
import type { Job } from '../../store/queue/job-leases.ts';
import type { NewJob } from '../../store/queue/jobs.ts';
import { redeliver } from '../webhooks/redeliver.ts';
import { type DecisionContext, decisionAbout, tooLate } from './decisions.ts';

type Context = Pick<DecisionContext, 'now' | 'auditId'>;

/**
 * Takes a failed job out of the queue; of two callers only one gets it.
 * @throws {ApiError} not_found, already_decided
 */
export async function takeJob(tx: Tables, id: string, context: Context): Promise<Job> {
  const job = await tx.jobs.takeFailed(id);
  if (job !== undefined) return job;
  const earlier = await decisionAbout(tx, 'job', [id], context.auditId);
  if (earlier === null) throw noSuch('failed job');
  throw await tooLate(tx, { kind: 'job', ids: [id], what: 'job', state: 'handled' }, context);
}

/**
 * Queues a failed job again, with all its attempts.
 * @returns the id of the job that runs in its place
 * @throws {ApiError} not_found, already_decided
 */
export async function retryJob(tx: Tables, id: string, context: Context): Promise<string> {
  return queueAgain(tx, await takeJob(tx, id, context), context.now);
}

async function queueAgain(tx: Tables, job: Job, now: Date): Promise<string> {
  const { kind, key, lane, share, site, payload, maxAttempts } = job;
  const again = { kind, key: key ?? undefined, lane, share, site, payload, maxAttempts };
  // What was stored as a job of this kind is one.
  return (await tx.jobs.enqueue({ ...again, runAt: now } as NewJob)).id;
}

/** Failed jobs that one request queues again: a transaction stays short. */
const MOST_AT_ONCE = 200;

/** Queues failed jobs of a kind again, the newest first, but those that somebody else handles meanwhile. */
export async function retryJobs(
  tx: Tables,
  kind: string,
  now: Date,
): Promise<{ retried: number; isMore: boolean }> {
  const found = await tx.jobs.listFailed(null, MOST_AT_ONCE + 1, kind);
  let retried = 0;
  for (const { id } of found.slice(0, MOST_AT_ONCE)) {
    const job = await tx.jobs.takeFailed(id);
    if (job === undefined) continue;
    await queueAgain(tx, job, now);
    retried += 1;
  }
  return { retried, isMore: found.length > MOST_AT_ONCE };
}

/**
 * Sends a failed webhook again, with the same body and key.
 * @throws {ApiError} not_found, already_decided
 */
export async function retryWebhook(tx: Tables, id: string, context: Context): Promise<void> {
  const [webhook] = await tx.webhookListing.list({ id }, 1);
  if (webhook?.status !== 'failed' || (await redeliver(tx, id, context.now)) === undefined)
    throw await goneWebhook(tx, id, webhook?.status, context);
}

/** Deletes a failed webhook. @throws {ApiError} not_found, already_decided */
export async function dropWebhook(tx: Tables, id: string, context: Context): Promise<void> {
  if (await tx.webhookListing.drop(id)) return;
  const [webhook] = await tx.webhookListing.list({ id }, 1);
  throw await goneWebhook(tx, id, webhook?.status, context);
}

async function goneWebhook(tx: Tables, id: string, status: string | undefined, context: Context) {
  const earlier = await decisionAbout(tx, 'webhook', [id], context.auditId);
  if (earlier === null) return noSuch('failed webhook');
  const state = status ?? 'deleted';
  return tooLate(tx, { kind: 'webhook', ids: [id], what: 'webhook', state }, context);
}
