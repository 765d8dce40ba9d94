import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { fillDatabase } from '../../../scripts/bench/filled-world.ts';
import { READS, type ReadWorld, tripsOf } from '../../../scripts/bench/reads.ts';
import { countTrips, type TripCounter } from '../../../scripts/bench/round-trips.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { postgres } from '../../support/databases.ts';

const SIZE = 200;

/** The most that one request of each read may ask: waits that follow each other, and statements. */
const MOST: Readonly<Record<string, readonly [waits: number, statements: number]>> = {
  'brands/resolve': [1, 1],
  'by domain': [1, 2],
  'by property': [1, 1],
  'property authorization': [1, 2],
  publisher: [1, 1],
  'search for a domain': [2, 4],
  'search for a name': [2, 4],
  // The first wait is for the credential.
  'agent search': [2, 2],
  'feed page of 100': [2, 4],
};

describe('how often reads wait for PostgreSQL', () => {
  let counter: TripCounter;
  let served: TestApp;
  let world: ReadWorld;
  before(async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    const database = await postgres.create();
    counter = await countTrips(database.url);
    served = await startTestApp(
      { ...postgres, create: async () => ({ ...database, url: counter.url }) },
      // The events of the bench are shorter than the contract has them.
      { settings: { CHECK_ANSWERS: '0' } },
    );
    const folder = mkdtempSync(join(tmpdir(), 'registry-reads-'));
    const { cursor } = await fillDatabase(database.url, SIZE, folder);
    rmSync(folder, { recursive: true });
    const { authorization } = await served.member();
    world = { size: SIZE, authorization, cursor };
  });
  after(async () => {
    await served.drop();
    await counter.close();
  });

  it('is said for each read that the bench compares on both engines', () => {
    assert.sameMembers(
      READS.map(({ name }) => name),
      Object.keys(MOST),
    );
  });

  for (const { name, asks } of READS) {
    const [waits = 0, statements = 0] = MOST[name] ?? [];
    it(`is at most ${waits} for ${name}, with ${statements} statements`, async () => {
      const found = await tripsOf(`http://127.0.0.1:${served.address?.port}`, asks(world), () =>
        counter.trips(),
      );
      assert.isAbove(found.waits, 0);
      assert.isAtMost(found.waits, waits);
      assert.isAtMost(found.statements, statements);
    });
  }
});
