import { objectParam, textParam } from '../../../domain/compliance/scenario.ts';
import { type FixtureContext, productOfFixture } from '../../../domain/media/fixtures/product-fixture.ts';
import { keepFixture, malformed } from './keep-fixture.ts';
import type { Scenario } from './scenarios.ts';

type Call = Parameters<Scenario>[1];

const SOMEWHERE = 'seeded.example';

/** What a product of a test is completed with. */
export function productContext(id: string, { baseUrl, profile, catalog }: Call): FixtureContext {
  const base = catalog.products.find(({ product }) => product.product_id === id)?.product;
  return {
    id,
    agentUrl: `${baseUrl}/mcp`,
    publisherDomain: profile.media_buy?.portfolio?.publisher_domains[0] ?? SOMEWHERE,
    base,
  };
}

/** Makes a product, or puts one in the place of the catalog's. What a fixture leaves out has a default. */
export const seedProduct: Scenario = async (params, call, reference) => {
  const id = textParam(params, 'product_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const make = () => {
    const read = productOfFixture(fixture, [], { ...productContext(id, call), base: undefined });
    if (!read.ok) throw malformed(read.problems);
    return read.value;
  };
  return keepFixture({ kind: 'product', id, fixture, make }, call, reference);
};
