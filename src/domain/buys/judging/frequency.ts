import type { FrequencyCap } from '../../products/targeting.ts';
import { type BuyRejected, outside, refuse } from '../refusal.ts';
import type { DeclaredSeller } from './seller.ts';

/** A cap on how often somebody sees an ad; units that are not declared are refused. */
export function judgeFrequency(
  cap: FrequencyCap,
  declared: NonNullable<DeclaredSeller['frequencyCaps']>,
  field: string,
): BuyRejected[] {
  const { suppress, suppress_minutes, max_impressions, per, window } = cap;
  const refusals: BuyRejected[] = [];
  if (suppress === undefined && suppress_minutes === undefined && max_impressions === undefined)
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        field,
        'A frequency cap must have `max_impressions`, or the time between two impressions in `suppress` or `suppress_minutes`.',
      ),
    );
  if (suppress !== undefined && suppress_minutes !== undefined)
    refusals.push(
      refuse(
        'VALIDATION_ERROR',
        `${field}.suppress_minutes`,
        '`suppress_minutes` cannot be combined with `suppress`: send one of them.',
      ),
    );
  if (max_impressions !== undefined && !(Number.isInteger(max_impressions) && max_impressions >= 1))
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        `${field}.max_impressions`,
        '`max_impressions` must be an integer of at least 1.',
      ),
    );
  if (max_impressions !== undefined && (per === undefined || window === undefined))
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        `${field}.${per === undefined ? 'per' : 'window'}`,
        '`max_impressions` needs `per` and `window`.',
      ),
    );
  refusals.push(...unit(per, declared.supported_per_units, `${field}.per`));
  refusals.push(...unit(window?.unit, declared.supported_window_units, `${field}.window.unit`));
  if (window !== undefined && window.unit === 'campaign' && window.interval !== 1)
    refusals.push(
      refuse(
        'VALIDATION_ERROR',
        `${field}.window.interval`,
        '`window.interval` must be 1 when the unit is `campaign`.',
      ),
    );
  return refusals;
}

function unit(
  asked: string | undefined,
  accepted: readonly string[] | undefined,
  field: string,
): BuyRejected[] {
  if (asked === undefined || accepted === undefined || accepted.includes(asked)) return [];
  return [
    outside(
      'UNSUPPORTED_FEATURE',
      field,
      'This agent does not support frequency caps in this unit.',
      asked,
      accepted,
    ),
  ];
}
