import { assert } from 'chai';
import type { AdServer } from '../../../src/ad-server/ad-server.ts';
import { guarded } from '../../../src/ad-server/connected/guarded.ts';
import { openHttpAdServer } from '../../../src/ad-server/http/client.ts';
import { MemoryAdServer, refusal } from '../../support/ad-server.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';

/** Every method that an ad server can have. */
const METHODS = Object.keys(
  openHttpAdServer({
    url: 'http://ad.server',
    fetcher: { fetch: () => Promise.reject(new Error('nothing is fetched')) },
    authorize: async () => ({}),
    brake: { refusal: () => null, note: () => undefined, leave: () => undefined },
  }),
) as (keyof AdServer)[];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`an ad server behind a store, on ${engine.name}`, () => {
    let store: TestStore;
    let changes = 0;
    const called: string[] = [];
    const changed = () => {
      changes += 1;
    };
    let adServer: AdServer;
    before(async () => {
      store = await engine.open();
      const methods = METHODS.map((name) => {
        const method = async () => {
          called.push(name);
          return refusal('unavailable');
        };
        return [name, method] as const;
      });
      const open = Object.fromEntries(methods) as unknown as AdServer;
      adServer = guarded(open, {
        isInTransaction: store.isInTransaction,
        changed,
      });
    });
    after(() => store.drop());

    for (const name of METHODS) {
      const call = () => (adServer[name] as () => Promise<unknown>)();

      it(`is not reached by ${name} inside a transaction, and is by the same call outside of one`, async () => {
        called.length = 0;
        const inside = store.transaction(async () => {
          await call();
        });
        assert.match(String(await inside.catch((cause: unknown) => cause)), /inside a transaction/);
        const later = store.transaction(async (tx) => {
          await tx.nextTurn();
          await Promise.all([call(), tx.adServerReading.find()]);
        });
        assert.match(String(await later.catch((cause: unknown) => cause)), /inside a transaction/);
        assert.isEmpty(called);
        await call();
        assert.deepEqual(called, [name]);
      });
    }

    it('is reached again after a transaction, and beside one of somebody else', async () => {
      called.length = 0;
      const other = store.transaction((tx) => tx.adServerReading.find());
      await adServer.readPackage('pkg_1');
      await other;
      await store.transaction(async (tx) => void (await tx.adServerReading.find()));
      await adServer.readPackage('pkg_1');
      assert.lengthOf(called, 2);
    });

    it('tells when it can do something else than before, whatever it was asked', async () => {
      const memory = new MemoryAdServer(() => new Date());
      memory.meddle = async () => refusal('capabilities_changed');
      const watched = guarded(memory, { isInTransaction: () => false, changed });
      changes = 0;
      await watched.readPackage('pkg_1');
      await watched.listPackages(null);
      assert.equal(changes, 2);
    });
  });
}
