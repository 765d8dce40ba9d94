import { assert } from 'chai';
import fc from 'fast-check';
import { type Operation, readPublishedContract } from '../support/contract.ts';
import { enginesInTurn } from '../support/databases.ts';
import { schemaValues } from '../support/schema-values.ts';
import { brokenRequests } from './broken-requests.ts';
import { checkOddSpellings, checkRefused } from './check-refusal.ts';
import type { Values } from './exchange.ts';
import { goodOf, startWorld, type World } from './world.ts';

/** Enough complete bodies to meet every branch of a schema. */
const FULL_BODIES = 6;

describe('refusals', () => {
  for (const engine of enginesInTurn(import.meta.filename)) {
    describe(`on ${engine.name}`, () => {
      let world: World;
      before(async () => {
        world = await startWorld(engine);
      });
      after(() => world.close());

      for (const operation of readPublishedContract().operations) {
        it(`${operation.id} answers odd spellings as documented`, async () => {
          assert.deepEqual(await checkOddSpellings(world, operation, goodOf(world, operation)), []);
        });

        // What a schema refuses never reaches the database.
        if (engine.name !== 'sqlite') continue;
        it(`${operation.id} refuses what breaks the contract, and says where`, async () => {
          const problems: string[] = [];
          for (const broken of brokenRequests(world, operation, goodBases(world, operation))) {
            problems.push(...(await checkRefused(world, operation, broken)));
          }
          assert.deepEqual(problems, []);
        });
      }
    });
  }
});

/** The request that succeeded, and for a body also complete ones. */
function goodBases(world: World, operation: Operation): Values[] {
  const base = goodOf(world, operation);
  if (operation.body === null) return [base];
  const full = schemaValues(world.contract, operation.body.schema, { full: true, seeds: world.pool.seeds });
  return [base, ...fc.sample(full, { seed: 1, numRuns: FULL_BODIES }).map((body) => ({ ...base, body }))];
}
