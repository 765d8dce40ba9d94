import { assert } from 'chai';
import type { ForcedArm } from '../../../src/store/tasks/forced-arms.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const arm = (more: Partial<ForcedArm> = {}): ForcedArm => ({
  principalId: 'p1',
  accountId: 'a1',
  task: 'create_media_buy',
  arm: 'submitted',
  taskId: 't1',
  message: null,
  ...more,
});

for (const engine of engines) {
  describe(`forced arms on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());
    const put = (one: ForcedArm) => store.transaction((tx) => tx.forcedArms.put(one));
    const take = (principal = 'p1', account = 'a1', task = 'create_media_buy') =>
      store.transaction((tx) => tx.forcedArms.take(principal, account, task));

    it('are used once', async () => {
      await put(arm());
      assert.deepEqual(await take(), arm());
      assert.isUndefined(await take());
    });

    it('fit no other caller, account or task', async () => {
      await put(arm());
      assert.isUndefined(await take('p2'));
      assert.isUndefined(await take('p1', 'a2'));
      assert.isUndefined(await take('p1', 'a1', 'get_products'));
      assert.isDefined(await take());
    });

    it('take the place of the one before', async () => {
      await put(arm());
      await put(arm({ arm: 'input-required', taskId: null, message: 'Say more.' }));
      assert.deepEqual(await take(), arm({ arm: 'input-required', taskId: null, message: 'Say more.' }));
      assert.isUndefined(await take());
    });

    it('for whatever account come after those for the one', async () => {
      await put(arm({ accountId: '', taskId: 'any' }));
      await put(arm({ taskId: 'one' }));
      assert.equal((await take())?.taskId, 'one');
      assert.equal((await take())?.taskId, 'any');
      assert.isUndefined(await take());
    });

    it('go to one of many calls that come at once', async () => {
      await put(arm());
      const taken = await Promise.all(Array.from({ length: 8 }, () => take()));
      assert.lengthOf(
        taken.filter((one) => one !== undefined),
        1,
      );
    });
  });
}
