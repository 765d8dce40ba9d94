import { assert } from 'chai';
import { storeBody } from '../../src/record/publishers/reconcile.ts';
import { engines, type TestStore } from '../support/databases.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

for (const engine of engines) {
  describe(`the stored body of a file on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    async function keep(text: string, signal?: AbortSignal): Promise<string | undefined> {
      const body = await storeBody(store, 'pub.example', bytes(text), signal);
      await store.transaction((tx) => body.finish(tx));
      return store.read.documents.findBody('pub.example', 'adagents');
    }

    // Characters of three bytes: wherever a part ends, it may end inside of one.
    for (const length of [0, 1, 170_000, 180_000, 600_000]) {
      it(`comes back as it was, with ${length} characters`, async () => {
        const text = '€'.repeat(length);
        assert.isTrue((await keep(text)) === text);
      });
    }

    it('leaves nothing behind of a longer one before it', async () => {
      await keep('x'.repeat(2_000_000));
      assert.equal(await keep('{}'), '{}');
      const long = 'y'.repeat(600_000);
      assert.isTrue((await keep(long)) === long);
    });

    it('stops between two parts when it is told to', async () => {
      const stop = new AbortController();
      stop.abort(new Error('stopped'));
      const outcome = await keep('x'.repeat(2_000_000), stop.signal).catch((cause: Error) => cause.message);
      assert.equal(outcome, 'stopped');
    });
  });
}
