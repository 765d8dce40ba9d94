import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import { batchFrequency, firstReportDue, reportPeriod } from '../../domain/webhooks/reports.ts';
import type { Tables } from '../../store/index.ts';

type Frequency = Parameters<typeof reportPeriod>[0];

/** Keeps what a buy owes to the receivers of its reports in step with a change of the buy, in its transaction. */
export async function oweReports(
  tx: Tables,
  before: WholeBuy | null,
  buy: WholeBuy,
  now: Date,
): Promise<void> {
  const { reporting_webhook: webhook } = buy.details;
  const was = before?.details.reporting_webhook?.reporting_frequency;
  await owe(tx, buy, { kind: 'delivery', frequency: webhook?.reporting_frequency, was, now });
  const frequencyOf = ({ details: { artifact_webhook: content } }: WholeBuy) =>
    content === undefined ? undefined : batchFrequency(content);
  const earlier = before === null ? undefined : frequencyOf(before);
  await owe(tx, buy, { kind: 'artifacts', frequency: frequencyOf(buy), was: earlier, now });
}

async function owe(
  tx: Tables,
  buy: WholeBuy,
  asked: {
    kind: 'delivery' | 'artifacts';
    frequency: Frequency | undefined;
    was: Frequency | undefined;
    now: Date;
  },
): Promise<void> {
  const { kind, frequency, was, now } = asked;
  const owed = frequency === undefined && was === undefined ? undefined : await tx.buyReports.find(buy, kind);
  if (frequency === undefined) {
    if (owed !== undefined) await tx.buyReports.remove(buy, kind);
    if (kind === 'delivery' && was !== undefined) {
      await tx.buyReports.remove(buy, 'ended');
      await tx.reportMarks.removeAll(buy);
    }
    return;
  }
  const isOver = isFinalBuy(buy.status);
  // A buy that was over before has had its final report.
  if (owed === undefined && isOver) return;
  const { principalId, id: buyId } = buy;
  const start = owed?.periodStart ?? reportPeriod(frequency, now).start;
  const dueAt = isOver
    ? kind === 'delivery'
      ? now
      : reportPeriod('hourly', now).end
    : owed !== undefined && was === frequency
      ? owed.dueAt
      : firstReportDue(frequency, start);
  if (owed?.dueAt.getTime() === dueAt.getTime()) return;
  await tx.buyReports.put({
    ...{ principalId, buyId, kind, periodStart: start, dueAt },
    ...{ sequence: owed?.sequence ?? 1, reportedFrom: owed?.reportedFrom ?? start },
  });
}
