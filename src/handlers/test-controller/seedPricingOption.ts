import { productContext, productOfFixture } from '../../domain/test-controller/product-fixture.ts';
import {
  objectParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import { namedAccount } from '../../record/test-controller/sandbox.ts';
import {
  ALL_ACCOUNTS,
  malformed,
  refuseDiffering,
  type Scenario,
} from '../../record/test-controller/scenario.ts';
import { comparePrincipalFeeds } from '../../record/webhooks/feed-webhooks.ts';

const EXISTING = 'existing';

/** Adds a price to a product. The product must exist: seeded, or in the catalog. */
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
  const known = (before?.product ?? context.base)?.pricing_options?.find(
    (one) => one.pricing_option_id === optionId,
  );
  if (known !== undefined) {
    refuseDiffering(option, { ...known });
    return { previous_state: EXISTING, current_state: EXISTING };
  }
  const options = [...(before?.options ?? []), option];
  const said = stored?.document.fixture ?? {};
  // A seeded product replaces the catalog's product with the same id; it does not inherit from it.
  const read = productOfFixture(
    said,
    options,
    stored === undefined ? context : { ...context, base: undefined },
  );
  if (!read.ok) throw malformed(read.problems, 'product');
  const accountId = stored?.accountId ?? named?.id ?? ALL_ACCOUNTS;
  const key = { principalId: principal.id, accountId, kind: 'product', id: productId } as const;
  await store.fixtures.put({ ...key, document: read.value }, now);
  await comparePrincipalFeeds(store, principal.id, now);
  return { message: 'The price was seeded.' };
};
