import type {
  CoreCreativeManifest,
  CoreProductFormatDeclaration,
  CreativeValidateInputResult,
} from '../../../../generated/types/schemas.ts';
import type { BuyRejected } from '../../buys/refusal.ts';
import { isObject, type Json } from '../../json/values.ts';
import { formatAssetsOf, slotsOf } from '../formats/canonical.ts';
import { judgeSlots } from '../library/judge-slots.ts';
import { numberOf } from '../library/requirements/rule.ts';

type Violation = NonNullable<CreativeValidateInputResult['violations']>[number];
type Outcome = Pick<CreativeValidateInputResult, 'result_kind' | 'violations'>;

/** A canonical kind with its parameters, as a product or a capability declares it. */
export type CanonicalDeclaration = Readonly<Pick<CoreProductFormatDeclaration, 'format_kind'>> & {
  readonly params: Json;
};

/** Whether a manifest fits a declaration. What a declaration synthesizes cannot be predicted once nothing is missing. */
export function validateCanonical(
  { assets }: Pick<CoreCreativeManifest, 'assets'>,
  declaration: CanonicalDeclaration,
): Outcome {
  const given = isObject(assets) ? assets : {};
  const slots = slotsOf(declaration);
  const missing = slots
    .filter(({ required, asset_group_id }) => required && given[asset_group_id] === undefined)
    .map(
      ({ asset_group_id, asset_type }): Violation => ({
        rule: 'required_slot',
        field: `assets.${asset_group_id}`,
        expected: asset_type,
        retry_with: { asset_type },
      }),
    );
  if (missing.length > 0) return { result_kind: 'validated_fail', violations: missing };
  if (declaration.params.synthesis_nondeterministic === true)
    return { result_kind: 'unvalidatable_nondeterministic' };
  const named = new Set(slots.map(({ asset_group_id }) => asset_group_id));
  // Other assets, such as trackers, may come along: canonical kinds leave them to the seller.
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => named.has(name)));
  const format = { assets: formatAssetsOf(declaration) };
  return outcomeOf(judgeSlots(own, format, 'assets').filter(isViolation(own)));
}

/** Whether a manifest fits the slots of a named format. */
export const validateNamed = (
  { assets }: Pick<CoreCreativeManifest, 'assets'>,
  format: Parameters<typeof judgeSlots>[1],
): Outcome => outcomeOf(judgeSlots(isObject(assets) ? assets : {}, format, 'assets'));

const outcomeOf = (refusals: readonly BuyRejected[]): Outcome =>
  refusals.length === 0
    ? { result_kind: 'validated_pass' }
    : { result_kind: 'validated_fail', violations: refusals.map(violationOf) };

/** Addresses may be macros as a whole (`{CLICK_URL}`), which no parser of addresses reads. */
const isViolation =
  (assets: Json) =>
  ({ field }: BuyRejected): boolean => {
    if (!field.endsWith('.url')) return true;
    const [, name = ''] = /^assets\.([a-z0-9_]+)/.exec(field) ?? [];
    const asset = assets[name];
    return !(isObject(asset) && typeof asset.url === 'string' && asset.url.startsWith('{'));
  };

function violationOf({ field, rule = 'asset_requirements', details }: BuyRejected): Violation {
  const { rejected_value: predicted, minimum, maximum, accepted_values: accepted } = details ?? {};
  const bound = numberOf(maximum) ?? numberOf(minimum);
  return {
    rule,
    field,
    ...(accepted !== undefined ? { expected: accepted } : bound === undefined ? {} : { expected: bound }),
    ...(predicted === undefined ? {} : { predicted }),
  };
}
