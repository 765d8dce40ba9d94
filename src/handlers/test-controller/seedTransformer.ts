import { schemaValidators } from '../../../generated/validators/index.ts';
import { textOf } from '../../domain/creatives/judging/asset-rule.ts';
import {
  STANDARD_PRICE,
  type TransformerEntry,
  type TransformerParam,
  transformerOnWire,
} from '../../domain/creatives/transformers.ts';
import { isObject, objectsIn } from '../../domain/json/values.ts';
import { objectParam, ScenarioRefusal, textParam } from '../../domain/test-controller/scenario.ts';
import { keepFixture, type PreparedScenario } from '../../record/test-controller/scenario.ts';

const LONGEST_ID = 255;
const MOST_PARAMS = 100;

/** Creates a transformer. Fields that a fixture omits have defaults; formats are named by id. */
export const seedTransformer: PreparedScenario = {
  async prepare() {
    const isTransformer = await schemaValidators['core/transformer']();
    const validParam = await schemaValidators['core/transformer-param']();
    const isParam = (value: unknown): value is TransformerParam => validParam(value);
    return async (params, call, reference) => {
      const id = textParam(params, 'transformer_id');
      if (id.length > LONGEST_ID)
        throw new ScenarioRefusal(
          'INVALID_PARAMS',
          `params.transformer_id must have 1 to ${LONGEST_ID} characters.`,
        );
      const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
      const make = () => {
        const given = objectsIn(fixture.params);
        const params = given.flatMap((one): TransformerParam[] => (isParam(one) ? [one] : []));
        if (params.length < given.length || params.length > MOST_PARAMS) throw noTransformer();
        const anyFormat = call.catalog.formats[0]?.format_id.id ?? 'display_image';
        const transformer = transformerOf(id, fixture, params, anyFormat);
        const shown = transformerOnWire(transformer, `${call.baseUrl}/mcp`, {
          fields: [],
          pages: [],
          showsPrices: true,
        });
        if (!isTransformer(shown)) throw noTransformer();
        return { fixture, transformer };
      };
      return keepFixture({ kind: 'transformer', id, fixture, make }, call, reference);
    };
  },
};

const noTransformer = () =>
  new ScenarioRefusal('INVALID_PARAMS', 'params.fixture must describe a transformer.');

function transformerOf(
  id: string,
  fixture: Readonly<Record<string, unknown>>,
  params: readonly TransformerParam[],
  anyFormat: string,
): TransformerEntry {
  const outputs = formatIds(fixture.output_format_ids);
  return {
    transformer_id: id,
    name: textOf(fixture.name) ?? id,
    description: textOf(fixture.description) ?? 'A transformer of a test.',
    input_format_ids: formatIds(fixture.input_format_ids),
    output_format_ids: outputs.length === 0 ? [anyFormat] : outputs,
    params,
    price: STANDARD_PRICE,
    dimensions: ['best_of_n', 'transformer_config', 'custom'],
    fansOut: true,
  };
}

const formatIds = (given: unknown): string[] =>
  Array.isArray(given)
    ? given.flatMap((one: unknown) =>
        typeof one === 'string' ? one : isObject(one) ? (textOf(one.id) ?? []) : [],
      )
    : [];
