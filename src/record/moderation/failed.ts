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
  const { kind, key, lane, share, site, payload, maxAttempts } = await takeJob(tx, id, context);
  const again = { kind, key: key ?? undefined, lane, share, site, payload, maxAttempts };
  // What was stored as a job of this kind is one.
  return (await tx.jobs.enqueue({ ...again, runAt: context.now } as NewJob)).id;
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
