import type { CoreArtifactWebhook, EnumsReportingFrequency } from '../../../generated/types/schemas.ts';

/**
 * How often samples are pushed. They are drawn from hours that are over, so `realtime` is as soon as an hour is; a
 * batch without a frequency is one of a day.
 */
export const batchFrequency = ({
  delivery_mode: mode,
  batch_frequency: every,
}: Pick<CoreArtifactWebhook, 'delivery_mode' | 'batch_frequency'>): EnumsReportingFrequency =>
  mode === 'realtime' ? 'hourly' : (every ?? 'daily');

/** Records of one body, well below the megabyte that receivers read. */
export const BATCH_RECORDS = 250;

/** The bodies of one push, none for nothing. */
export function artifactBodies<T>(
  records: readonly T[],
  around: { mediaBuyId: string; batchId: string; at: Date; token: string | undefined; sandbox: boolean },
) {
  const { mediaBuyId, batchId, at, token, sandbox } = around;
  const count = Math.ceil(records.length / BATCH_RECORDS);
  return Array.from({ length: count }, (_, number) => ({
    media_buy_id: mediaBuyId,
    batch_id: batchId,
    timestamp: at.toISOString(),
    ...(token === undefined ? {} : { token }),
    artifacts: records.slice(number * BATCH_RECORDS, (number + 1) * BATCH_RECORDS),
    pagination: { total_artifacts: records.length, batch_number: number + 1, total_batches: count },
    ...(sandbox ? { sandbox: true } : {}),
  }));
}
