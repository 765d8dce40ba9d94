import type { CoreTransformer } from '../../../generated/types/core.ts';
import {
  type BuildPrice,
  judgeConfig,
  MOST_CREATIVES,
  MOST_VARIANTS,
  type TransformerEntry,
  type TransformerParam,
} from '../../domain/creatives/transformers.ts';
import { type Json, objectsIn } from '../../domain/json/values.ts';
import { toMinor } from '../../domain/money/amounts.ts';
import { isCurrency } from '../../domain/money/minor-units.ts';
import type { Proposal } from '../../domain/products/discovery/proposal.ts';
import { asProposal, asTransformer } from '../../domain/products/shape.ts';
import type { CatalogReport } from './check-inventory.ts';
import type { KnownFormats } from './check-products.ts';

/** Fields of the response that the program fills in, or does not return. */
const NOT_WRITTEN = ['metadata', 'voice_synthesis_ref', 'ext'];

/**
 * Reads a transformer as its operator writes it: in the form of the responses, with formats named by their ids, with
 * all `options` of a parameter, and with one price.
 */
export function readTransformer(
  entry: Json,
  formats: KnownFormats,
  report: CatalogReport,
): TransformerEntry[] {
  let isSound = true;
  const at: CatalogReport = (place, message) => {
    isSound = false;
    report(place, message);
  };
  for (const name of NOT_WRITTEN.filter((one) => Object.hasOwn(entry, one)))
    at(name, 'must be left out: no response has it');
  const ids = namesOf(entry, formats, at);
  const shaped = asTransformer({ ...entry, ...wireNames(ids) });
  if (!shaped.ok) {
    for (const { place, message } of shaped.problems) at(place, message);
    return [];
  }
  const {
    transformer_id,
    name,
    description,
    params = [],
    pricing_options: prices = [],
    multiplicity = {},
  } = shaped.value;
  if (description === undefined) at('description', 'is required');
  const price = priceOf(prices, at);
  checkLimits(multiplicity, at);
  const read = params.map(({ options, ...param }, i) =>
    readParam(options === undefined ? param : { ...param, choices: options }, within(at, `params[${i}]`)),
  );
  if (!isSound || price === null || description === undefined) return [];
  return [
    {
      transformer_id,
      name,
      description,
      input_format_ids: ids.input_format_ids,
      output_format_ids: ids.output_format_ids,
      params: read,
      price,
      dimensions: multiplicity.variant_dimensions ?? [],
      fansOut: multiplicity.supports_catalog_fanout ?? false,
    },
  ];
}

const FORMAT_LISTS = ['input_format_ids', 'output_format_ids'] as const;
type FormatNames = Readonly<Record<(typeof FORMAT_LISTS)[number], readonly string[]>>;

function namesOf(entry: Json, formats: KnownFormats, at: CatalogReport): FormatNames {
  const read = (list: (typeof FORMAT_LISTS)[number]): string[] => {
    const names = entry[list] ?? [];
    if (!Array.isArray(names)) {
      at(list, 'must be a list of names of formats');
      return [];
    }
    return names.flatMap((name, i) => {
      if (typeof name === 'string' && formats.has(name)) return [name];
      at(`${list}[${i}]`, `there is no format ${typeof name === 'string' ? name : 'of this form'}`);
      return [];
    });
  };
  return { input_format_ids: read('input_format_ids'), output_format_ids: read('output_format_ids') };
}

/** The names in the form of a response, which the schema of responses accepts. */
function wireNames(names: FormatNames) {
  const wired = (ids: readonly string[]) => ids.map((id) => ({ agent_url: 'https://agent.example/mcp', id }));
  return {
    input_format_ids: wired(names.input_format_ids),
    output_format_ids: wired(names.output_format_ids),
  };
}

function priceOf(
  prices: NonNullable<CoreTransformer['pricing_options']>,
  at: CatalogReport,
): BuildPrice | null {
  const [price] = prices;
  if (price === undefined || prices.length > 1) {
    at('pricing_options', 'must have exactly 1 item, the price of one finished creative');
    return null;
  }
  if (price.model !== 'per_unit' || price.unit !== 'render') {
    at(
      'pricing_options[0]',
      'must be `"model": "per_unit"` with `"unit": "render"`: builds are charged for each creative',
    );
    return null;
  }
  const { pricing_option_id, unit_price, currency } = price;
  if (!isCurrency(currency)) at('pricing_options[0].currency', `${currency} is not a currency code`);
  const productionMinor = toMinor(unit_price, currency);
  if (productionMinor === null) at('pricing_options[0].unit_price', `has more decimals than ${currency}`);
  return { pricing_option_id, currency, draftMinor: 0, productionMinor: productionMinor ?? 0 };
}

function checkLimits(multiplicity: NonNullable<CoreTransformer['multiplicity']>, at: CatalogReport): void {
  const { max_creatives_limit: creatives, max_variants_limit: variants } = multiplicity;
  if ((creatives ?? MOST_CREATIVES) !== MOST_CREATIVES)
    at(
      'multiplicity.max_creatives_limit',
      `must be ${MOST_CREATIVES} or left out: one build makes at most ${MOST_CREATIVES} creatives`,
    );
  if ((variants ?? MOST_VARIANTS) !== MOST_VARIANTS)
    at(
      'multiplicity.max_variants_limit',
      `must be ${MOST_VARIANTS} or left out: a creative has at most ${MOST_VARIANTS} variants`,
    );
  const { supports_variants: declared = false, variant_dimensions: dimensions = [] } = multiplicity;
  if (declared !== dimensions.length > 0)
    at(
      'multiplicity.supports_variants',
      'must be true where variant_dimensions has items, and false where it has none',
    );
}

function readParam(param: TransformerParam, at: CatalogReport): TransformerParam {
  if (param.options_cursor !== undefined) at('options_cursor', 'must be left out: list all options');
  if (param.default === undefined) return param;
  const [fault] = judgeConfig({ [param.field]: param.default }, { params: [param] });
  if (fault !== undefined) at('default', 'must be a value that the parameter accepts');
  return param;
}

/**
 * Reads a proposal that buyers can name without having received it.
 *
 * @param prices `pricing_options` of the products of the catalog by `product_id`, as they are written
 */
export function readProposal(
  entry: Json,
  prices: ReadonlyMap<string, unknown>,
  report: CatalogReport,
): Proposal[] {
  const shaped = asProposal(entry);
  if (!shaped.ok) {
    for (const { place, message } of shaped.problems) report(place, message);
    return [];
  }
  const proposal = shaped.value;
  let sum = 0;
  for (const [
    i,
    { product_id: id, pricing_option_id: option, allocation_percentage: share },
  ] of proposal.allocations.entries()) {
    sum += share;
    const at = within(report, `allocations[${i}]`);
    if (!prices.has(id)) at('product_id', `there is no product ${id}`);
    else if (
      option !== undefined &&
      !objectsIn(prices.get(id)).some((one) => one.pricing_option_id === option)
    )
      at('pricing_option_id', `${id} has no price ${option}`);
  }
  if (Math.abs(sum - 100) > 0.001) report('allocations', `must add up to 100 percent, not ${sum}`);
  return [proposal];
}

const within =
  (report: CatalogReport, prefix: string): CatalogReport =>
  (place, message) =>
    report(`${prefix}.${place}`, message);
