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
      refuse('INVALID_REQUEST', field, 'A cap needs a number of impressions or a time between two.'),
    );
  if (suppress !== undefined && suppress_minutes !== undefined)
    refusals.push(
      refuse(
        'VALIDATION_ERROR',
        `${field}.suppress_minutes`,
        'The time between two impressions is given twice.',
      ),
    );
  if (max_impressions !== undefined && !(Number.isInteger(max_impressions) && max_impressions >= 1))
    refusals.push(refuse('INVALID_REQUEST', `${field}.max_impressions`, 'A cap is 1 impression or more.'));
  if (max_impressions !== undefined && (per === undefined || window === undefined))
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        `${field}.${per === undefined ? 'per' : 'window'}`,
        'A number of impressions is counted per somebody and in a window.',
      ),
    );
  refusals.push(...unit(per, declared.supported_per_units, `${field}.per`));
  refusals.push(...unit(window?.unit, declared.supported_window_units, `${field}.window.unit`));
  if (window !== undefined && window.unit === 'campaign' && window.interval !== 1)
    refusals.push(refuse('VALIDATION_ERROR', `${field}.window.interval`, 'A campaign is one window.'));
  return refusals;
}

function unit(
  asked: string | undefined,
  accepted: readonly string[] | undefined,
  field: string,
): BuyRejected[] {
  if (asked === undefined || accepted === undefined || accepted.includes(asked)) return [];
  return [outside('UNSUPPORTED_FEATURE', field, 'Caps are not offered in this unit.', asked, accepted)];
}
