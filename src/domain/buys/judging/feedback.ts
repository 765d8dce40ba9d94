import type { MediaBuyProvidePerformanceFeedbackRequest } from '../../../../generated/types/media-buy.ts';
import type { Wire } from '../../contract/shapes.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import { instantFault, readInstant } from '../../text/instant.ts';

/** A buyer's feedback on the performance of a buy. */
export type Feedback = Wire<
  Pick<
    MediaBuyProvidePerformanceFeedbackRequest,
    'performance_index' | 'measurement_period' | 'package_id' | 'creative_id'
  >
>;

export type FeedbackSubject = {
  readonly packages: ReadonlySet<string>;
  /** Creatives that are or were assigned in the buy. */
  readonly creatives: ReadonlySet<string>;
};

/**
 * Validates feedback. `performance_index` is 0 for no value, 1 for the expected value, more for better. The end of
 * `measurement_period` is exclusive.
 */
export function judgeFeedback(feedback: Feedback, { packages, creatives }: FeedbackSubject): BuyRejected[] {
  const { performance_index: index, measurement_period: period, package_id, creative_id } = feedback;
  const start = readInstant(period.start);
  const end = readInstant(period.end);
  const refusals: BuyRejected[] = [];
  if (!Number.isFinite(index) || index < 0)
    refusals.push(refuse('VALIDATION_ERROR', 'performance_index', '`performance_index` must be 0 or more.'));
  if (start === null)
    refusals.push(
      refuse('INVALID_REQUEST', 'measurement_period.start', instantFault('measurement_period.start')),
    );
  if (end === null)
    refusals.push(
      refuse('INVALID_REQUEST', 'measurement_period.end', instantFault('measurement_period.end')),
    );
  if (start !== null && end !== null && end <= start)
    refusals.push(
      refuse(
        'VALIDATION_ERROR',
        'measurement_period.end',
        '`measurement_period.end` must be after `measurement_period.start`.',
      ),
    );
  if (package_id !== undefined && !packages.has(package_id))
    refusals.push(refuse('PACKAGE_NOT_FOUND', 'package_id', 'The buy has no package with this id.'));
  if (creative_id !== undefined && !creatives.has(creative_id))
    refusals.push(refuse('CREATIVE_NOT_FOUND', 'creative_id', 'The buy has no creative with this id.'));
  return refusals;
}
