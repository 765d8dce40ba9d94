import type { AccountUsageRecord } from '../../../generated/types/schemas.ts';
import { type BuyRejected, refuse } from '../buys/refusal.ts';
import type { Wire } from '../contract/shapes.ts';
import { instantFault, readInstant } from '../text/instant.ts';

/** What of a service was used, in the names of the wire. */
export type Usage = Wire<Pick<AccountUsageRecord, 'final' | 'finalized_at'>>;

/** What is wrong with an entry: figures are final or are not, and bear a time of that only when they are. */
export function judgeUsage({ final, finalized_at }: Usage, field: string): BuyRejected[] {
  const refusals: BuyRejected[] = [];
  if (finalized_at !== undefined && final !== true)
    refusals.push(
      refuse('VALIDATION_ERROR', `${field}.finalized_at`, '`finalized_at` requires `final: true`.'),
    );
  else if (finalized_at !== undefined && readInstant(finalized_at) === null)
    refusals.push(refuse('VALIDATION_ERROR', `${field}.finalized_at`, instantFault('finalized_at')));
  return refusals;
}
