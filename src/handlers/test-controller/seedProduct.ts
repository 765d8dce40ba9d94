import type { CoreProduct } from '../../../generated/types/schemas.ts';
import { type Json, objectOf } from '../../domain/json/values.ts';
import { productContext, productOfFixture } from '../../domain/test-controller/product-fixture.ts';
import { objectParam, textParam } from '../../domain/test-controller/scenario.ts';
import { keepFixture, malformed, type Scenario } from '../../record/test-controller/scenario.ts';

/** Creates a product, or replaces one of the catalog. Fields that a fixture omits have defaults. */
export const seedProduct: Scenario = async (params, call, reference) => {
  const id = textParam(params, 'product_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const make = () => {
    const standIn = call.catalog.standIns?.products.find(({ product }) => product.product_id === id)?.product;
    const said = standIn === undefined ? fixture : withPrices(fixture, standIn);
    const read = productOfFixture(said, [], { ...productContext(id, call), base: standIn });
    if (!read.ok) throw malformed(read.problems);
    return read.value;
  };
  return keepFixture({ kind: 'product', id, fixture, make }, call, reference);
};

/**
 * The fixture of a stand-in product, with the stand-in's own prices added: clients buy by these prices,
 * whatever they seeded.
 */
function withPrices(fixture: Json, { pricing_options: own = [] }: CoreProduct): Json {
  if (!Array.isArray(fixture.pricing_options)) return fixture;
  const given: unknown[] = fixture.pricing_options;
  const kept = own.filter(
    ({ pricing_option_id: id }) => !given.some((one) => objectOf(one).pricing_option_id === id),
  );
  return { ...fixture, pricing_options: [...given, ...kept] };
}
