import type { DeliveryReport } from '../../ad-server/delivery-report.ts';
import type { Platform, PlatformRejected } from '../../ad-server/port.ts';
import type { BuyKey, WholeBuy } from '../../domain/buys/buy-record.ts';
import { figuresMark } from '../../domain/buys/figures-mark.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import {
  adjustedStep,
  delayedResult,
  delayedStep,
  endedAfter,
  namedByFinality,
  type OwedReport,
  type ReportStep,
  reportResult,
  reportStep,
  settledAt,
} from '../../domain/buys/reports.ts';
import { buyRow, currencyOf } from '../../domain/delivery/buy-row.ts';
import type { MetricCatalog } from '../../domain/measurement/metrics.ts';
import { inTurns } from '../../domain/steps.ts';
import { taskEnvelope } from '../../domain/tasks/task-webhooks.ts';
import { webhookTarget } from '../../domain/webhooks/webhook.ts';
import { readerOfBuy } from '../../record/buys/buy-webhooks.ts';
import { isCountedLater } from '../../record/buys/counting.ts';
import { markLate, platformReport } from '../../record/buys/delivered.ts';
import { deliverySubjects } from '../../record/delivery/report-subjects.ts';
import { outgoing } from '../../record/webhooks/outbox.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';
import { PUSH_ARTIFACTS } from './pushArtifacts.ts';

export const REPORT_BUY = 'reportBuy';
const AT_ONCE = 100;
const ATTEMPTS = 20;
/** Maximum number of periods that one run catches up on after an interruption. The next run continues. */
const MOST_PERIODS = 24;
const PLAIN = { countries: null, devices: null, hasDays: false };

type Tools = {
  store: Store;
  platform: Platform;
  /** Catalogs of the metrics that the agent publishes itself. */
  ownMetrics: readonly MetricCatalog[];
  now: () => Date;
};

/** Enqueues a report for every buy that owes one. A report that is already queued is not enqueued twice. */
export async function scheduleReports(store: Store, now: Date): Promise<void> {
  const owed = await store.primary.buyReports.due(now, AT_ONCE);
  const late = await store.primary.reportMarks.due(now, AT_ONCE);
  const due = [...owed, ...late.map((mark) => ({ ...mark, kind: 'delivery' as const }))];
  await inBatch(store, due, async (tx, due) => {
    for (const { principalId, buyId: id, kind } of due) {
      const payload: BuyKey = { principalId, id };
      await tx.jobs.enqueue({
        kind: kind === 'delivery' ? REPORT_BUY : PUSH_ARTIFACTS,
        key: JSON.stringify([principalId, id]),
        payload,
        runAt: now,
        maxAttempts: ATTEMPTS,
      });
    }
  });
}

/** The record from which the sequence numbers of a buy's delivery reports continue. */
const standing = async (tables: Pick<Tables, 'buyReports'>, key: BuyKey): Promise<OwedReport | undefined> =>
  (await tables.buyReports.find(key, 'delivery')) ?? (await tables.buyReports.find(key, 'ended'));

const isOutdated = ({ kind, dueAt }: OwedReport, at: Date): boolean => kind === 'ended' && dueAt <= at;

const NOT_COUNTED: PlatformRejected = {
  ok: false,
  code: 'unavailable',
  reason: 'the ad server has not counted the whole period yet',
};

/** Whether the ad server has still to count a part of a period. */
const isMissing = ({ counted }: DeliveryReport, end: Date): boolean =>
  counted !== undefined && (counted.completeUntil === null || counted.completeUntil < end);

/** Puts the delivery reports that a buy owes into the outbox, and sets the next due report in the same transaction. */
export function reportBuy(tools: Tools): NamedJob<'reportBuy'> {
  const { store, platform, now } = tools;
  return typedJob('reportBuy', {
    async run({ payload: key }) {
      let sent = 0;
      while (sent < MOST_PERIODS && ((await one(key)) || (await adjust(key)))) sent += 1;
      return { kind: 'done', detail: { sent } };
    },
  });

  async function one(key: BuyKey): Promise<boolean> {
    const at = now();
    const buy = await store.primary.mediaBuys.find(key);
    const owed = await store.primary.buyReports.find(key, 'delivery');
    const webhook = buy?.details.reporting_webhook;
    if (buy === undefined || webhook === undefined || owed === undefined || owed.dueAt > at) return false;
    const planned = reportStep(owed, webhook.reporting_frequency, {
      isOver: isFinalBuy(buy.status),
      now: at,
      // Until now an ad server never has counted; the last change of a buy that has ended is its end.
      ...(isCountedLater(platform, buy) ? { endedAt: buy.updatedAt } : {}),
    });
    const { step, result, seen } = await made(tools, buy, owed, planned, webhook.requested_metrics, at);
    return store.transaction(async (tx) => {
      await tx.mediaBuys.lock(key);
      const current = await tx.buyReports.find(key, 'delivery');
      // Another process or a change of the buy came first, so the report must be made again. A buy that has just
      // ended, for example, would otherwise owe its last report at the end of a period that no longer exists.
      if ((await tx.mediaBuys.revisionOf(key)) !== buy.revision) return false;
      if (current?.sequence !== owed.sequence || current.dueAt.getTime() !== owed.dueAt.getTime())
        return false;
      if (step.next === null) {
        await tx.buyReports.remove(key, 'delivery');
        await tx.buyReports.put(endedAfter(owed, step));
      } else await tx.buyReports.put(step.next);
      // Figures that arrived while the report was made are not in it.
      if (step.type !== 'delayed') await markLate(tx, key, await tx.deliveryAdditions.since(key, seen), at);
      await send(tx, buy, webhook, step, result, at);
      return true;
    });
  }

  /** Sends corrected figures for one reported period that late figures changed. */
  async function adjust(key: BuyKey): Promise<boolean> {
    const at = now();
    const mark = await store.primary.reportMarks.first(key, at);
    if (mark === undefined) return false;
    const buy = await store.primary.mediaBuys.find(key);
    const owed = await standing(store.primary, key);
    const webhook = buy?.details.reporting_webhook;
    if (buy === undefined || webhook === undefined || owed === undefined || isOutdated(owed, at)) {
      await dropMarks(store, key, owed);
      return false;
    }
    const planned = adjustedStep(owed, mark);
    const { step, result, seen, isFinal } = await made(
      tools,
      buy,
      owed,
      planned,
      webhook.requested_metrics,
      at,
    );
    return store.transaction(async (tx) => {
      await tx.mediaBuys.lock(key);
      const current = await standing(tx, key);
      if (current?.sequence !== owed.sequence || current.kind !== owed.kind) return false;
      if ((await tx.mediaBuys.revisionOf(key)) !== buy.revision) return false;
      if (step.type === 'delayed') {
        await tx.reportMarks.put({ ...mark, dueAt: settledAt(at) });
        return false;
      }
      if (!(await tx.reportMarks.remove(mark)) || isFinal) return false;
      await tx.buyReports.put({ ...current, sequence: owed.sequence + 1 });
      await markLate(tx, key, await tx.deliveryAdditions.since(key, seen), at);
      await send(tx, buy, webhook, step, result, at);
      return true;
    });
  }
}

/** The report of a step, from the figures of the platform; a delayed report while it has none. */
async function made(
  { store, platform, ownMetrics }: Tools,
  buy: WholeBuy,
  owed: OwedReport,
  planned: ReportStep,
  requested: readonly string[] | undefined,
  at: Date,
) {
  const { period } = planned;
  const held = await store.primary.deliveryAdditions.of(buy);
  const additions = held.map(({ addition }) => addition);
  const seen = held.at(-1)?.seq ?? 0;
  const answer = await platformReport(platform, [buy], additions, {
    as_of: at,
    period: { from: period.start, to: period.end },
    breakdowns: false,
  });
  const report = answer.ok && isMissing(answer, period.end) ? NOT_COUNTED : answer;
  if (!report.ok && report.code !== 'unavailable')
    throw new Error(`the platform refused to report: ${report.code}, ${report.reason}`);
  const figures = report.ok ? report : { packages: [], buys: [] };
  const asked = { now: at, period, ownMetrics };
  const [subject] = await inTurns(deliverySubjects([buy], figures, additions, asked), store.primary.nextTurn);
  if (subject === undefined) throw new Error('a buy has no report');
  const currency = currencyOf(subject.packages);
  const { sandbox } = buy;
  if (!report.ok) {
    const step = delayedStep(owed, planned, at);
    return {
      step,
      seen,
      isFinal: false,
      result: delayedResult({ step, currency, buyId: buy.id, sandbox }),
    };
  }
  const row = await inTurns(buyRow(subject, PLAIN, null), store.primary.nextTurn);
  const step = namedByFinality(planned, subject.finality);
  const result = {
    ...reportResult({ step, currency, row, requested, sandbox }),
    ...figuresMark(platform, report),
  };
  const isFinal = subject.packages.some((one) => one.subject.told.is_final === true);
  return { step, seen, isFinal, result };
}

type Report = Awaited<ReturnType<typeof made>>['result'];

async function send(
  tx: Tables,
  buy: WholeBuy,
  webhook: NonNullable<WholeBuy['details']['reporting_webhook']>,
  step: ReportStep,
  result: Report,
  at: Date,
): Promise<void> {
  const key = { principalId: buy.principalId, id: buy.id };
  const { token, ...registration } = webhook;
  const event = { taskId: `report_${key.id}_${step.sequence}`, status: 'completed', at } as const;
  await outgoing.queueWebhookDeliveryReported(
    tx,
    {
      principalId: key.principalId,
      accountId: buy.accountId,
      kind: 'buy',
      subject: key.id,
      notificationType: step.type,
      sequence: step.sequence,
      target: webhookTarget(registration),
    },
    {
      ...taskEnvelope({ token }, event, readerOfBuy(buy)),
      task_type: 'media_buy_delivery',
      protocol: 'media-buy',
      result,
    },
    at,
  );
}

/** Forgets that periods of a buy have late figures, which nobody will be sent. */
async function dropMarks(store: Store, key: BuyKey, owed: OwedReport | undefined): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.mediaBuys.lock(key);
    if ((await standing(tx, key))?.sequence === owed?.sequence) await tx.reportMarks.removeAll(key);
  });
}
