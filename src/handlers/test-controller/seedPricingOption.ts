import { productContext, productOfFixture } from '../../domain/products/product-fixture.ts';
import {
  objectParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import { compareWholesaleFeedsOf } from '../../record/products/feed-webhooks.ts';
import { namedAccount } from '../../record/test-controller/sandbox.ts';
import {
  ALL_ACCOUNTS,
  malformed,
  refuseDiffering,
  refuseLong,
  type Scenario,
} from '../../record/test-controller/scenario.ts';
import { isSeededPrice, seededProduct } from '../../record/test-controller/seeded-product.ts';

const EXISTING = 'existing';

/**
 * Adds a price to a product, or replaces one that the catalog has. The product must exist: seeded, or in the catalog.
 */
export const seedPricingOption: Scenario = async (params, call, reference) => {
  const productId = textParam(params, 'product_id');
  const optionId = textParam(params, 'pricing_option_id');
  const given = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const option: ScenarioParams = { ...given, pricing_option_id: optionId };
  const { store, principal, now } = call;
  const named = await namedAccount(reference, call);
  await store.fixtures.lock(principal.id);
  const context = productContext(productId, call);
  const products = await store.fixtures.list(principal.id, 'product', named?.id ?? null);
  const stored = products.find(({ id }) => id === productId);
  if (stored === undefined && context.base === undefined)
    throw new ScenarioRefusal('INVALID_PARAMS', 'params.product_id must be the id of a product.');
  const before = stored?.document;
  if (before !== undefined && isSeededPrice(before, optionId)) {
    const known = before.product.pricing_options?.find((one) => one.pricing_option_id === optionId);
    refuseDiffering(option, { ...known });
    return { previous_state: EXISTING, current_state: EXISTING };
  }
  const options = [...(before?.options ?? []), option];
  const isOnlyPriced = before?.isOnlyPriced ?? before === undefined;
  const read = isOnlyPriced
    ? productOfFixture({}, options, context)
    : seededProduct(productId, before?.fixture ?? {}, options, call);
  if (!read.ok) throw malformed(read.problems, 'product');
  const document = { ...read.value, ...(isOnlyPriced ? { isOnlyPriced } : {}) };
  refuseLong(document);
  const accountId = stored?.accountId ?? named?.id ?? ALL_ACCOUNTS;
  const key = { principalId: principal.id, accountId, kind: 'product', id: productId } as const;
  await store.fixtures.put({ ...key, document }, now);
  await compareWholesaleFeedsOf(store, principal.id, now);
  return { message: 'The price was seeded.' };
};
