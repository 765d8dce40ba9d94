import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import type { HistoryNote } from '../../domain/buys/changed-buy.ts';
import { impairmentChanges } from '../../domain/buys/impairment-changes.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import { buyStatus } from '../../domain/buys/on-wire.ts';
import { batchFrequency, firstReportDue, reportPeriod } from '../../domain/buys/reports.ts';
import type { TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import { type WebhookReader, webhookReader } from '../../domain/contract/webhook-reader.ts';
import { type PushConfig, pushConfigOf, pushTarget, taskEnvelope } from '../../domain/tasks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import type { TaskWriteCall } from '../task-call.ts';
import { type NewWebhook, outgoing } from '../webhooks/outbox.ts';
import { resumeReceiver } from '../webhooks/resume-receiver.ts';
import { impairmentsFor } from './impairments-for.ts';

/**
 * Sends a status change that a buy made by itself, or that its seller made, to the receiver that was registered
 * with the buy. A change by the buyer is in the response of the buyer's own call.
 */
export async function announceBuyMove(
  tx: Tables,
  before: WholeBuy | null,
  buy: WholeBuy,
  historyNotes: readonly HistoryNote[],
  now: Date,
): Promise<void> {
  const config = pushConfigOf(buy.details.push_notification_config);
  if (config === null || before === null || before.status === buy.status) return;
  if (historyNotes.some(({ actor }) => actor === 'buyer')) return;
  const { id, revision } = buy;
  const event = { taskId: `task_${id}_${revision}`, status: 'completed', at: now } as const;
  await outgoing.queueWebhookMediaBuyUpdated(
    tx,
    buyEvent(buy, config),
    {
      ...taskEnvelope(config, event, readerOfBuy(buy)),
      task_type: 'update_media_buy',
      protocol: 'media-buy',
      result: {
        ...buyStatus(buy, readerOfBuy(buy).form),
        media_buy_id: id,
        revision,
        affected_packages: [],
      },
    },
    now,
  );
}

/** Who reads the webhooks of a buy; buys of older versions sent theirs to clients of release 3.1. */
export const readerOfBuy = ({ details }: WholeBuy): WebhookReader => details.reader ?? { form: '3.1' };

const buyEvent = ({ principalId, accountId, id }: WholeBuy, config: PushConfig): NewWebhook => ({
  principalId,
  accountId,
  kind: 'buy',
  subject: id,
  target: pushTarget(config),
});

/**
 * Sends the impairments that began or ended for some buys of one principal to the receivers that were registered
 * with the buys. The caller must lock the buys, so that nothing is sent twice.
 */
export async function announceImpairments(tx: Tables, buys: readonly WholeBuy[], now: Date): Promise<void> {
  const found = await impairmentsFor(tx, buys, now);
  for (const buy of buys) {
    const config = pushConfigOf(buy.details.push_notification_config);
    const current = found.get(buy.id);
    if (config === null || current === undefined) continue;
    const changes = impairmentChanges(await tx.impairmentMarks.find(buy), current);
    if (changes.length === 0) continue;
    await tx.impairmentMarks.put(buy, current);
    const { id, revision, status } = buy;
    const event = { taskId: `task_${id}_${revision}`, status: 'completed', at: now } as const;
    for (const { impairment, isOver } of changes)
      await outgoing.queueWebhookImpairmentChanged(
        tx,
        { ...buyEvent(buy, config), notificationType: 'impairment' },
        {
          ...taskEnvelope(config, event, readerOfBuy(buy)),
          task_type: 'update_media_buy',
          protocol: 'media-buy',
          notification_id: impairment.impairment_id,
          result: {
            status: 'completed',
            media_buy_id: id,
            media_buy_status: status,
            revision,
            notification_type: 'impairment',
            health: current.length === 0 ? 'ok' : 'impaired',
            impairment,
            resolved_at: isOver ? now.toISOString() : undefined,
            impairments: current,
            affected_packages: [],
          },
        },
        now,
      );
  }
}

type Frequency = Parameters<typeof reportPeriod>[0];

/**
 * Updates the reports that a buy owes to its receivers after a change of the buy, in the transaction of the
 * change.
 */
export async function scheduleReportsOfBuy(
  tx: Tables,
  before: WholeBuy | null,
  buy: WholeBuy,
  now: Date,
): Promise<void> {
  const { reporting_webhook: webhook } = buy.details;
  const was = before?.details.reporting_webhook?.reporting_frequency;
  await scheduleReport(tx, buy, { kind: 'delivery', frequency: webhook?.reporting_frequency, was, now });
  const frequencyOf = ({ details: { artifact_webhook: content } }: WholeBuy) =>
    content === undefined ? undefined : batchFrequency(content);
  const earlier = before === null ? undefined : frequencyOf(before);
  await scheduleReport(tx, buy, { kind: 'artifacts', frequency: frequencyOf(buy), was: earlier, now });
}

type ReportKind = 'delivery' | 'artifacts';

async function scheduleReport(
  tx: Tables,
  buy: WholeBuy,
  asked: {
    kind: ReportKind;
    frequency: Frequency | undefined;
    was: Frequency | undefined;
    now: Date;
  },
): Promise<void> {
  const { kind, frequency, was, now } = asked;
  if (frequency === undefined) {
    if (was !== undefined) await endReports(tx, buy, kind);
    return;
  }
  const owed = await tx.buyReports.find(buy, kind);
  const isOver = isFinalBuy(buy.status);
  // A buy that was already final has had its final report.
  if (owed === undefined && isOver) return;
  const { principalId, id: buyId } = buy;
  const start = owed?.periodStart ?? reportPeriod(frequency, now).start;
  const kept = owed !== undefined && was === frequency ? owed.dueAt : firstReportDue(frequency, start);
  const dueAt = isOver ? finalReportDue(kind, now) : kept;
  if (owed?.dueAt.getTime() === dueAt.getTime()) return;
  await tx.buyReports.put({
    principalId,
    buyId,
    kind,
    periodStart: start,
    dueAt,
    sequence: owed?.sequence ?? 1,
    reportedFrom: owed?.reportedFrom ?? start,
    awaits: null,
  });
}

/** The last delivery report is due at once; samples of what was shown come with the hour. */
const finalReportDue = (kind: ReportKind, now: Date): Date =>
  kind === 'delivery' ? now : reportPeriod('hourly', now).end;

/** Ends the reports of a buy whose receiver was taken away. */
async function endReports(tx: Tables, buy: WholeBuy, kind: ReportKind): Promise<void> {
  if ((await tx.buyReports.find(buy, kind)) !== undefined) await tx.buyReports.remove(buy, kind);
  if (kind !== 'delivery') return;
  await tx.buyReports.remove(buy, 'ended');
  await tx.reportMarks.removeAll(buy);
}

type BuyCall = Pick<TaskWriteCall<'create_media_buy' | 'update_media_buy'>, 'store' | 'form' | 'now'> & {
  readonly principal: { readonly id: string };
};

/**
 * Sends the event of a call that made a buy. The push configuration of a buy is used as long as the buy exists: the
 * first event is that the buy was accepted, and each change is a further event. Clients wait for these events
 * although the response was inline.
 */
export async function announceCreatedBuy(
  args: TaskRequest<'create_media_buy'>,
  call: BuyCall,
  result: TaskResponse<'create_media_buy'>,
): Promise<void> {
  const given = [args.push_notification_config, args.reporting_webhook, args.artifact_webhook];
  // A new buy has no receivers but those of its request.
  if (given.every((one) => one === undefined)) return;
  const event = await eventOfCall(given, call, result, args);
  if (event === null) return;
  const { about, envelope } = event;
  const body = { ...envelope, task_type: 'create_media_buy', protocol: 'media-buy', result } as const;
  await outgoing.queueWebhookMediaBuyCreated(call.store, about, body, call.now);
}

/** Sends the event of a call that changed a buy; see `announceCreatedBuy`. */
export async function announceUpdatedBuy(
  args: TaskRequest<'update_media_buy'>,
  call: BuyCall,
  result: TaskResponse<'update_media_buy'>,
): Promise<void> {
  const given = [args.push_notification_config, args.reporting_webhook];
  const event = await eventOfCall(given, call, result, args);
  if (event === null) return;
  const { about, envelope } = event;
  const body = { ...envelope, task_type: 'update_media_buy', protocol: 'media-buy', result } as const;
  await outgoing.queueWebhookMediaBuyUpdated(call.store, about, body, call.now);
}

/**
 * Resumes the receivers that a call registers, and returns whom its event is for: the receiver of the call, or that of
 * the buy. Null when there is none, or no buy yet: a submitted task sends its own webhook when it ends.
 *
 * @param given receivers that the request registers, its push configuration first
 */
async function eventOfCall(
  [push, ...others]: readonly unknown[],
  { store: tx, principal: { id: principalId }, form, now }: BuyCall,
  { media_buy_id: id, status }: { readonly media_buy_id?: unknown; readonly status?: unknown },
  args: object,
) {
  if (typeof id !== 'string' || status === 'submitted') return null;
  const buy = await tx.mediaBuys.find({ principalId, id });
  for (const given of [push, ...others]) {
    const url = pushConfigOf(given)?.url;
    if (url !== undefined) await resumeReceiver(tx, { principalId, url }, now);
  }
  const config = pushConfigOf(push ?? buy?.details.push_notification_config);
  if (config === null) return null;
  const taskId = `task_${id}_${buy?.revision ?? 1}`.slice(0, 255);
  const about: NewWebhook = {
    principalId,
    accountId: buy?.accountId ?? null,
    kind: 'buy',
    subject: id,
    target: pushTarget(config),
  };
  return {
    about,
    envelope: taskEnvelope(config, { taskId, status: 'completed', at: now }, webhookReader(form, args)),
  };
}
