import type {
  CoreFormatId,
  CoreTransformer,
  CoreTransformerParam,
  CreativeListTransformersRequest,
} from '../../../../generated/types/schemas.ts';
import type { Wire } from '../../contract/shapes.ts';
import { decodeCursor, encodeCursor } from '../../tasks/list-page.ts';
import { pricingOptionOf } from '../build/price.ts';
import {
  MOST_CREATIVES,
  MOST_VARIANTS,
  type TransformerEntry,
  type TransformerParam,
} from './transformer.ts';

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
      name.toLowerCase().includes((filters.name_search ?? '').toLowerCase()),
  );

const WORD = /[\p{L}\p{N}]{3,40}/gu;
const MOST_WORDS = 200;
const wordsOf = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(WORD)].slice(0, MOST_WORDS).map(([word]) => word));

/** The best fit for a brief first. A brief orders and never shortens a list; equal fits keep their order. */
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
  /** Pages that go on, as the request names them. */
  readonly pages: NonNullable<Wire<CreativeListTransformersRequest>['expand_pagination']>;
  readonly showsPrices: boolean;
};

/** @throws {TaskError} INVALID_REQUEST for a cursor that was not made for the options of this parameter */
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
      const page = pages.find((one) => one.transformer_id === transformer_id && one.field === param.field);
      return paramOnWire(
        param,
        transformer_id,
        page?.options_cursor,
        page !== undefined || fields.includes(param.field),
      );
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
  cursor: string | undefined,
  isExpanded: boolean,
): CoreTransformerParam {
  if (choices === undefined || !isExpanded) return param;
  const list = { transformer, field: param.field };
  const [from = 0] = decodeCursor(cursor, list, ['number']) ?? [];
  const end = Number(from) + OPTIONS_PAGE;
  return {
    ...param,
    options: choices.slice(Number(from), end),
    ...(end < choices.length ? { options_cursor: encodeCursor([end], list) } : {}),
  };
}
