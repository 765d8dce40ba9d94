import { assert } from 'chai';
import type { FetchRequest } from '../../src/infra/fetcher.ts';
import { inBackground } from '../../src/jobs/in-background.ts';
import { smallWrite } from '../../src/store/readiness.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

const MANY = 12;
/** Longer than all background work may take of one turn. */
const LONG_MS = 4;

/** Refused before anything is sent: the answers are there in one turn. */
const REFUSED: FetchRequest = {
  url: 'http://site.example/file',
  maxBytes: 10_000,
  timeoutMs: 60_000,
  httpsOnly: true,
  redirects: { max: 0, stay: 'same-site' },
};

function work(): void {
  const began = performance.now();
  while (performance.now() - began < LONG_MS);
}

/** The most of the long pieces of work after each of these that ran between two looks at immediates. */
async function mostInOneTurn(things: readonly (() => Promise<unknown>)[]): Promise<number> {
  let turn = 0;
  let isOver = false;
  const next = () => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  const counts = new Map<number, number>();
  await Promise.all(
    things.map(async (thing) => {
      await thing();
      counts.set(turn, (counts.get(turn) ?? 0) + 1);
      work();
    }),
  );
  isOver = true;
  return Math.max(...counts.values());
}

for (const engine of engines) {
  describe(`work in the background on ${engine.name}`, () => {
    let store: TestStore;
    let out: Outbound;
    beforeEach(async () => {
      [store, out] = await Promise.all([engine.open(), openOutbound()]);
    });
    afterEach(() => Promise.all([store.drop(), out.close()]));

    it('has turns of its own for what follows each of many commits', async () => {
      const background = inBackground({ store, fetcher: out.fetcher });
      const write = (at: number) => () =>
        background.store.transaction((tx) => tx.limits.consume({ ...smallWrite(store.now()), key: `${at}` }));
      assert.isAtMost(await mostInOneTurn(Array.from({ length: MANY }, (_none, at) => write(at))), 2);
    });

    it('has turns of its own for what follows each of many answers of the fetcher', async () => {
      const { fetcher } = inBackground({ store, fetcher: out.fetcher });
      const read = async () => assert.include(await fetcher.fetch(REFUSED), { ok: false });
      assert.isAtMost(await mostInOneTurn(Array.from({ length: MANY }, () => read)), 2);
    });

    it('gives failures of a transaction as they are', async () => {
      const background = inBackground({ store, fetcher: out.fetcher });
      const failing = background.store.transaction(() => Promise.reject(new Error('a fault of the work')));
      const failure = await failing.then(
        () => null,
        (cause: unknown) => cause,
      );
      assert.instanceOf(failure, Error);
      assert.equal((failure as Error).message, 'a fault of the work');
    });
  });
}
