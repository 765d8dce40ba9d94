import { type BuyRejected, outside, refuse } from '../../buys/refusal.ts';
import { isObject, type Json } from '../../json/values.ts';
import { numberOf } from '../library/requirements/rule.ts';
import type { TransformerEntry, TransformerParam } from './transformer.ts';

const LONGEST_TEXT = 5_000;

/** Members of a configuration that are unknown, of the wrong type or out of range, and those that are missing. */
export function judgeConfig(config: Json, { params }: Pick<TransformerEntry, 'params'>): BuyRejected[] {
  const known = new Map(params.map((param) => [param.field, param]));
  const given = Object.entries(config).flatMap(([name, value]) => {
    const param = known.get(name);
    const field = `config.${name}`;
    return param === undefined
      ? [
          outside('INVALID_REQUEST', field, `The transformer has no parameter \`${name}\`.`, name, [
            ...known.keys(),
          ]),
        ]
      : judgeValue(value, param, field);
  });
  const missing = params
    .filter(({ field, required }) => required === true && config[field] === undefined)
    .map(({ field }) => refuse('INVALID_REQUEST', `config.${field}`, `\`config.${field}\` is required.`));
  return [...given, ...missing];
}

function judgeValue(value: unknown, param: TransformerParam, field: string): BuyRejected[] {
  const { type, minimum, maximum, max_length } = param;
  const isOfType =
    type === 'integer'
      ? Number.isSafeInteger(value)
      : type === 'number'
        ? Number.isFinite(value)
        : typeof value === type;
  if (!isOfType) return [refuse('INVALID_REQUEST', field, `\`${field}\` must be of the type ${type}.`)];
  const accepted: readonly unknown[] | undefined =
    param.allowed_values ?? param.choices?.map((choice) => choice.value);
  if (accepted !== undefined && !accepted.includes(value))
    return [
      outside(
        'INVALID_REQUEST',
        field,
        `\`${field}\` must be one of the listed values.`,
        value,
        accepted.slice(0, 50),
      ),
    ];
  const number = numberOf(value);
  if (
    number !== undefined &&
    ((minimum !== undefined && number < minimum) || (maximum !== undefined && number > maximum))
  )
    return [
      refuse(
        'INVALID_REQUEST',
        field,
        `\`${field}\` must be from ${minimum} to ${maximum} (got ${number}).`,
        {
          details: { minimum, maximum, rejected_value: number },
        },
      ),
    ];
  const most = max_length ?? LONGEST_TEXT;
  if (typeof value === 'string' && value.length > most)
    return [refuse('INVALID_REQUEST', field, `\`${field}\` must have at most ${most} characters.`)];
  return [];
}

/** The configuration with the defaults of what it does not set. */
export const withDefaults = (config: Json, { params }: Pick<TransformerEntry, 'params'>): Json => ({
  ...Object.fromEntries(
    params.flatMap((param) => (param.default === undefined ? [] : [[param.field, param.default]])),
  ),
  ...config,
});

/** A later configuration over an earlier one: a delta changes what it names. */
export const mergedConfig = (before: unknown, delta: Json): Json => ({
  ...(isObject(before) ? before : {}),
  ...delta,
});
