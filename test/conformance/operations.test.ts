import { assert } from 'chai';
import fc from 'fast-check';
import { readPublishedContract } from '../support/contract.ts';
import { engines } from '../support/databases.ts';
import { refuseProblems, requestOf, send } from './exchange.ts';
import { checkValid, validValues } from './valid-requests.ts';
import { startWorld, type World } from './world.ts';

/** Another seed tries other requests: CONFORMANCE_SEED=7. The failure message names the seed that was used. */
const SEED = Number(process.env.CONFORMANCE_SEED ?? 20_260_115);
const RUNS = { sqlite: 40, postgres: 6 };

const { operations } = readPublishedContract();

for (const engine of engines) {
  describe(`operations of the contract on ${engine.name}`, () => {
    let world: World;
    before(async () => {
      world = await startWorld(engine);
    });
    after(() => world.close());

    for (const operation of operations) {
      describe(operation.id, () => {
        it('succeeds with at least one request made from the examples', async () => {
          const values = world.good.get(operation.id);
          assert.isDefined(
            values,
            'no request made from the examples of the contract and the world succeeded',
          );
          assert.deepEqual(values && (await checkValid(world, operation, values)), []);
        });

        it('answers valid requests as documented', async () => {
          const requests = validValues(operation, world.contract, world.pool);
          const property = fc.asyncProperty(requests, async (values) => {
            const problems = await checkValid(world, operation, values);
            refuseProblems(requestOf(world, operation, values), problems);
          });
          await fc.assert(property, { seed: SEED, numRuns: RUNS[engine.name] });
        });
      });
    }
  });
}

describe('operations of a registry that has enrichment switched off', () => {
  let world: World;
  before(async () => {
    const [engine] = engines;
    if (engine === undefined) throw new Error('there is no engine');
    const started = await startWorld(engine, { settings: { ENRICHMENT: 'none' } });
    world = { ...started, mayFailWith: [503, ...(started.mayFailWith ?? [])] };
  });
  after(() => world.close());

  it('answer 503 where they document it, and nowhere else', async () => {
    const seen = new Set<string>();
    for (const operation of operations.filter(({ responses }) => responses.has(503))) {
      const requests = validValues(operation, world.contract, world.pool);
      for (const values of fc.sample(requests, { seed: SEED, numRuns: 15 })) {
        refuseProblems(requestOf(world, operation, values), await checkValid(world, operation, values));
        const { status } = await send(world.origin, requestOf(world, operation, values));
        if (status === 503) seen.add(operation.id);
      }
    }
    assert.isNotEmpty([...seen]);
  });
});
