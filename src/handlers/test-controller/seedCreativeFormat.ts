import { formatOfFixture } from '../../domain/products/product-fixture.ts';
import { objectParam, textParam } from '../../domain/test-controller/scenario.ts';
import { keepFixture, malformed, type Scenario } from '../../record/test-controller/scenario.ts';

/** Creates a creative format. Fields that a fixture omits have defaults. */
export const seedCreativeFormat: Scenario = async (params, call, reference) => {
  const id = textParam(params, 'format_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const make = () => {
    const read = formatOfFixture(fixture, { id, agentUrl: `${call.baseUrl}/mcp` });
    if (!read.ok) throw malformed(read.problems);
    return { fixture, format: read.value };
  };
  return keepFixture({ kind: 'creative_format', id, fixture, make }, call, reference);
};
