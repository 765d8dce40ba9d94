import type {
  CoreCreativeConsumption,
  CoreFormatId,
  CoreTransformer,
  CoreTransformerParam,
  CoreVendorPricingOption,
} from '../../../generated/types/core.ts';
import type { CreativeListTransformersRequest } from '../../../generated/types/creative.ts';
import type { EnumsCreativeQuality, EnumsVariantDimension } from '../../../generated/types/enums.ts';
import type { Wire } from '../contract/shapes.ts';
import { isObject, type Json } from '../json/values.ts';
import { decodeCursor, encodeCursor } from '../list-page.ts';
import { fromMinor } from '../money/minor-units.ts';
import { type BuyRejected, outside, refuse } from '../refusals/refusal.ts';
import { holdsText, wholeSearchForm } from '../text/search-form.ts';
import { numberOf } from './judging/asset-rule.ts';

/** A parameter with all of its choices; the wire returns them in pages. */
export type TransformerParam = CoreTransformerParam & {
  readonly choices?: readonly NonNullable<CoreTransformerParam['options']>[number][];
};

/** A transformer, which produces creatives. Formats are named by their ids, because all are formats of this agent. */
export type TransformerEntry = Required<
  Readonly<Pick<CoreTransformer, 'transformer_id' | 'name' | 'description'>>
> & {
  readonly input_format_ids: readonly string[];
  readonly output_format_ids: readonly string[];
  readonly params: readonly TransformerParam[];
  readonly price: BuildPrice;
  readonly dimensions: readonly EnumsVariantDimension[];
  readonly fansOut: boolean;
};

/** Maximum numbers of variants and creatives of one build, for all transformers. */
export const MOST_VARIANTS = 10;
export const MOST_CREATIVES = 50;

/** Price of one finished manifest, in minor units of its currency. */
export type BuildPrice = Readonly<Pick<CoreVendorPricingOption, 'pricing_option_id'>> & {
  readonly currency: string;
  readonly draftMinor: number;
  readonly productionMinor: number;
};

/** Price of a build whose transformer has no price of its own. */
export const STANDARD_PRICE: BuildPrice = {
  pricing_option_id: 'build_per_render',
  currency: 'USD',
  draftMinor: 0,
  productionMinor: 250,
};

/** Cost of one finished manifest, in minor units of the price's currency. */
export const leafMinor = (price: BuildPrice, quality: EnumsCreativeQuality): number =>
  quality === 'draft' ? price.draftMinor : price.productionMinor;

/** The price in the form of the wire. Only the production price is listed, because drafts are free. */
const pricingOptionOf = ({
  pricing_option_id,
  currency,
  productionMinor,
}: BuildPrice): CoreVendorPricingOption => ({
  pricing_option_id,
  model: 'per_unit',
  unit: 'render',
  unit_price: fromMinor(productionMinor, currency),
  currency,
});

/** The bill of finished manifests. Sums are computed in minor units, so that parts always add up to their total. */
export const billOf = (price: BuildPrice, minor: number, consumption: CoreCreativeConsumption) => ({
  pricing_option_id: price.pricing_option_id,
  vendor_cost: fromMinor(minor, price.currency),
  currency: price.currency,
  consumption,
});

export type TransformerFilters = Wire<
  Pick<
    CreativeListTransformersRequest,
    'transformer_ids' | 'input_format_ids' | 'output_format_ids' | 'name_search'
  >
>;

const meets = (asked: readonly CoreFormatId[] | undefined, offered: readonly string[]): boolean =>
  asked === undefined || asked.some(({ id }) => offered.includes(id));

export const filterTransformers = (
  all: readonly TransformerEntry[],
  filters: TransformerFilters,
): TransformerEntry[] =>
  all.filter(
    ({ transformer_id, name, input_format_ids, output_format_ids }) =>
      (filters.transformer_ids?.includes(transformer_id) ?? true) &&
      meets(filters.input_format_ids, input_format_ids) &&
      meets(filters.output_format_ids, output_format_ids) &&
      holdsText(name, filters.name_search ?? ''),
  );

const WORD = /[\p{L}\p{N}]{3,40}/gu;
const MOST_WORDS = 200;
const wordsOf = (text: string): Set<string> =>
  new Set([...wholeSearchForm(text).matchAll(WORD)].slice(0, MOST_WORDS).map(([word]) => word));

/**
 * Transformers sorted by how well they match a brief, best first. None is left out, and equal matches keep their
 * order.
 */
export function rankTransformers(list: readonly TransformerEntry[], brief: string): TransformerEntry[] {
  const asked = wordsOf(brief);
  const score = ({ name, description, params, output_format_ids }: TransformerEntry): number => {
    const own = wordsOf(
      [
        name,
        name,
        description,
        ...params.map(({ description: text }) => text ?? ''),
        ...output_format_ids,
      ].join(' '),
    );
    return [...asked].filter((word) => own.has(word) || own.has(word.replace(/s$/, ''))).length;
  };
  return list
    .map((entry) => ({ entry, score: score(entry) }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

const OPTIONS_PAGE = 10;

export type Expansion = {
  readonly fields: readonly string[];
  /** Requested pages of options, as `expand_pagination` names them. */
  readonly pages: NonNullable<Wire<CreativeListTransformersRequest>['expand_pagination']>;
  readonly showsPrices: boolean;
};

/** @throws {TaskError} INVALID_REQUEST when a cursor was not issued for the options of this parameter */
export function transformerOnWire(
  entry: TransformerEntry,
  agentUrl: string,
  { fields, pages, showsPrices }: Expansion,
): CoreTransformer {
  const formats = (ids: readonly string[]) => ids.map((id) => ({ agent_url: agentUrl, id }));
  const { transformer_id, name, description, dimensions } = entry;
  return {
    transformer_id,
    name,
    description,
    input_format_ids: formats(entry.input_format_ids),
    output_format_ids: formats(entry.output_format_ids),
    params: entry.params.map((param) => {
      const at = pages.findIndex((one) => one.transformer_id === transformer_id && one.field === param.field);
      const page = at < 0 ? null : { cursor: pages[at]?.options_cursor, at };
      const isExpanded = page !== null || fields.includes(param.field);
      return paramOnWire(param, transformer_id, page, isExpanded);
    }),
    ...(showsPrices ? { pricing_options: [pricingOptionOf(entry.price)] } : {}),
    multiplicity: {
      supports_catalog_fanout: entry.fansOut,
      ...(entry.fansOut ? { max_creatives_limit: MOST_CREATIVES } : {}),
      supports_variants: dimensions.length > 0,
      ...(dimensions.length > 0
        ? { max_variants_limit: MOST_VARIANTS, variant_dimensions: [...dimensions] }
        : {}),
    },
  };
}

function paramOnWire(
  { choices, ...param }: TransformerParam,
  transformer: string,
  page: { readonly cursor: string | undefined; readonly at: number } | null,
  isExpanded: boolean,
): CoreTransformerParam {
  if (choices === undefined || !isExpanded) return param;
  const list = { transformer, field: param.field };
  const field = `expand_pagination[${page?.at}].options_cursor`;
  const [from = 0] = decodeCursor(page?.cursor, list, ['number'], field) ?? [];
  const end = Number(from) + OPTIONS_PAGE;
  return {
    ...param,
    options: choices.slice(Number(from), end),
    ...(end < choices.length ? { options_cursor: encodeCursor([end], list) } : {}),
  };
}

const LONGEST_TEXT = 5_000;

/**
 * Refusals for fields of a configuration that are unknown, of the wrong type or out of range, and for missing ones.
 */
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

/** The configuration, with defaults for the fields that it does not set. */
export const withDefaults = (config: Json, { params }: Pick<TransformerEntry, 'params'>): Json => ({
  ...Object.fromEntries(
    params.flatMap((param) => (param.default === undefined ? [] : [[param.field, param.default]])),
  ),
  ...config,
});

/** Merges a change into a configuration: only the fields of the change are replaced. */
export const mergedConfig = (before: unknown, delta: Json): Json => ({
  ...(isObject(before) ? before : {}),
  ...delta,
});
