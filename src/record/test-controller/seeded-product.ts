import type { CoreProduct } from '../../../generated/types/core.ts';
import { type Json, objectOf } from '../../domain/json/values.ts';
import {
  type ProductFixture,
  productContext,
  productOfFixture,
} from '../../domain/products/product-fixture.ts';
import type { Shaped } from '../../domain/products/shape.ts';
import type { TaskWriteCall } from '../task-call.ts';

type Call = Pick<TaskWriteCall<'comply_test_controller'>, 'baseUrl' | 'profile' | 'catalog'>;

/**
 * The product of a fixture, with the prices that were seeded by themselves. It replaces the catalog's product with
 * the same id and does not inherit from it. A product that no list returns fills in what the fixture leaves out.
 */
export function seededProduct(
  id: string,
  fixture: Json,
  options: readonly Json[],
  call: Call,
): Shaped<ProductFixture> {
  const unlisted = call.catalog.unlisted?.products.find(({ product }) => product.product_id === id)?.product;
  const said = unlisted === undefined ? fixture : withPrices(fixture, unlisted);
  const read = productOfFixture(said, options, { ...productContext(id, call), base: unlisted });
  // What is kept is what the test sent, because a repeated seed is compared with it.
  return read.ok ? { ...read, value: { ...read.value, fixture } } : read;
}

/**
 * The fixture of a product that no list returns, with the product's own prices added: clients buy by these prices,
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

/** Whether a test has seeded a price of a product, with the product or by itself. Prices of the catalog do not count. */
export const isSeededPrice = ({ fixture, options }: ProductFixture, optionId: string): boolean =>
  [...(Array.isArray(fixture.pricing_options) ? fixture.pricing_options : []), ...options].some(
    (one) => objectOf(one).pricing_option_id === optionId,
  );
