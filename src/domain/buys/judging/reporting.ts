import type { CoreReportingWebhook } from '../../../../generated/types/schemas.ts';
import type { Product } from '../../products/product.ts';
import { type BuyRejected, outside } from '../refusal.ts';

export type ReportingWebhook = Pick<CoreReportingWebhook, 'reporting_frequency'>;

/** Reports come as often as every product of the buy reports. */
export function judgeReporting(
  webhook: ReportingWebhook | undefined,
  products: readonly Product[],
): BuyRejected[] {
  if (webhook === undefined) return [];
  const all = products.flatMap(({ reporting_capabilities }) =>
    reporting_capabilities === undefined ? [] : [reporting_capabilities.available_reporting_frequencies],
  );
  const [first = [], ...others] = all;
  const common = first.filter((frequency) => others.every((list) => list.includes(frequency)));
  if (all.length === 0 || common.includes(webhook.reporting_frequency)) return [];
  const field = 'reporting_webhook.reporting_frequency';
  const message = '`reporting_frequency` must be one that every product of the buy supports.';
  return [outside('INVALID_REQUEST', field, message, webhook.reporting_frequency, common)];
}
