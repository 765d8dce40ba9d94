import type { ProductFixture } from '../../domain/products/product-fixture.ts';
import { objectParam, textParam } from '../../domain/test-controller/scenario.ts';
import { keepFixture, malformed, type Scenario } from '../../record/test-controller/scenario.ts';
import { seededProduct } from '../../record/test-controller/seeded-product.ts';

/** Creates a product, or replaces one of the catalog. Fields that a fixture omits have defaults. */
export const seedProduct: Scenario = async (params, call, reference) => {
  const id = textParam(params, 'product_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const make = (priced?: ProductFixture) => {
    const read = seededProduct(id, fixture, priced?.options ?? [], call);
    if (!read.ok) throw malformed(read.problems);
    return read.value;
  };
  const completes = ({ isOnlyPriced }: ProductFixture) => isOnlyPriced === true;
  return keepFixture({ kind: 'product', id, fixture, completes, make }, call, reference);
};
