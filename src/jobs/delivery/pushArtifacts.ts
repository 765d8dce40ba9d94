import type { Platform } from '../../ad-server/port.ts';
import type { BuyKey, WholeBuy } from '../../domain/buys/buy-record.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import { artifactBodies, batchFrequency, type ReportStep, reportStep } from '../../domain/buys/reports.ts';
import { webhookTarget } from '../../domain/webhooks/webhook.ts';
import {
  artifactOnWire,
  hourlyReports,
  sampledHours,
  samplesIn,
} from '../../record/delivery/artifact-samples.ts';
import { outgoing } from '../../record/webhooks/outbox.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

export const PUSH_ARTIFACTS = 'pushArtifacts';
/** Maximum number of periods that one run catches up on after an interruption. The next run continues. */
const MOST_PERIODS = 24;

/** `declared`: whether this agent pushes content at all. The agent's profile may change while buys run. */
type Tools = { store: Store; platform: Platform; declared: boolean; now: () => Date };

/**
 * Puts the sampled content that is due for a buy's receiver into the outbox, and sets the next due period in the
 * same transaction.
 */
export function pushArtifacts({ store, platform, declared, now }: Tools): NamedJob<'pushArtifacts'> {
  return typedJob('pushArtifacts', {
    async run({ payload: key }) {
      let periods = 0;
      while (declared && periods < MOST_PERIODS && (await one(key))) periods += 1;
      return { kind: 'done', detail: { periods } };
    },
  });

  async function one(key: BuyKey): Promise<boolean> {
    const at = now();
    const buy = await store.primary.mediaBuys.find(key);
    const owed = await store.primary.buyReports.find(key, 'artifacts');
    const webhook = buy?.details.artifact_webhook;
    if (buy === undefined || webhook === undefined || owed === undefined || owed.dueAt > at) return false;
    const step = reportStep(owed, batchFrequency(webhook), { isOver: isFinalBuy(buy.status), now: at });
    const records = await recordsOf(buy, step, at);
    const batchId = `batch_${key.id}_${step.sequence}`;
    const { token, ...registration } = webhook;
    const bodies = artifactBodies(records, {
      mediaBuyId: key.id,
      batchId,
      at,
      token,
      sandbox: buy.sandbox,
    });
    return store.transaction(async (tx) => {
      await tx.mediaBuys.lock(key);
      // The buy changed while its samples were read, so they must be read again.
      if ((await tx.mediaBuys.revisionOf(key)) !== buy.revision) return false;
      const current = await tx.buyReports.find(key, 'artifacts');
      if (current?.sequence !== owed.sequence || current.dueAt.getTime() !== owed.dueAt.getTime())
        return false;
      if (step.next === null) await tx.buyReports.remove(key, 'artifacts');
      else await tx.buyReports.put(step.next);
      const about = { principalId: key.principalId, accountId: buy.accountId, subject: key.id };
      const event = { ...about, kind: 'buy', target: webhookTarget(registration) } as const;
      for (const body of bodies) await outgoing.queueWebhookContentSampled(tx, event, body, at);
      return true;
    });
  }

  async function recordsOf(buy: WholeBuy, { period }: ReportStep, at: Date) {
    // Samples come only from complete hours. The last samples of a buy that has ended are due when its last hour is
    // complete.
    const { start, end } = sampledHours(at);
    const hours = {
      start: period.start > start ? period.start : start,
      end: period.end < end ? period.end : end,
    };
    if (hours.start >= hours.end) return [];
    // The same report that a read uses, so that both contain the same samples.
    const reports = await hourlyReports({ store: store.primary, platform, now: at }, buy, { start, end });
    return samplesIn(reports, buy, at)
      .filter((sample) => sample.at >= hours.start && sample.at < hours.end)
      .map((sample) => artifactOnWire(sample, buy, reports));
  }
}
