import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { fillBeside } from '../../../scripts/bench/large-worlds.ts';
import { openStore } from '../../../src/store/open.ts';
import { engines } from '../../support/databases.ts';

describe('the large world of the bench', () => {
  for (const engine of engines)
    it(`is filled by a process of its own, on ${engine.name}`, async () => {
      const database = await engine.create();
      const folder = mkdtempSync(join(tmpdir(), 'filled-world-'));
      try {
        const { cursor, steps } = await fillBeside(database.url, 2_000, join(folder, 'files'));
        expect(steps.map(({ name }) => name).sort()).deep.equal([
          'copies of all others',
          'events',
          "rows of the service's own code",
          'vacuum',
        ]);
        const store = await openStore(database.url);
        const found = await store.primary.events.find(cursor).finally(() => store.close());
        expect(found).not.equal(undefined);
      } finally {
        rmSync(folder, { recursive: true, force: true });
        await database.drop();
      }
    });
});
