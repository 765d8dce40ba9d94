import { assert } from 'chai';
import type { Webhook } from '../../../src/domain/webhooks/webhook.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const webhook = (id: string, principalId: string, bytes: number, endedAt: Date | null): Webhook => ({
  id,
  principalId,
  accountId: null,
  channel: 'c1',
  kind: 'task',
  subject: 't1',
  subscriberId: null,
  notificationType: null,
  sequence: null,
  url: 'https://r.example/',
  secret: null,
  body: '{}',
  bytes,
  mode: 'HTTP_MESSAGE_SIGNATURES',
  key: `whk_${id}`,
  status: endedAt === null ? 'open' : 'failed',
  failure: null,
  headers: null,
  attempts: 0,
  dueAt: NOW,
  endsAt: NOW,
  createdAt: NOW,
  endedAt,
  purpose: null,
  originId: null,
});
const ended = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

for (const engine of engines) {
  describe(`webhooks of one owner on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await store.transaction(async (tx) => {
        for (const each of [
          webhook('w1', 'p1', 100, ended(1)),
          webhook('w2', 'p1', 100, ended(2)),
          webhook('w3', 'p1', 100, ended(3)),
          webhook('w4', 'p1', 40, null),
          webhook('w5', 'p1', 2, null),
          webhook('w6', 'p2', 900, ended(0)),
        ])
          await tx.webhooks.insert(each);
      });
    });
    after(() => store.drop());

    const prune = (count: number, limit = 10) =>
      store.transaction((tx) => tx.oldestRows.prune('webhooks', count, limit));
    const pruneBytes = (bytes: number) =>
      store.transaction((tx) => tx.oldestRows.pruneBytes('webhooks', bytes, 10));

    it('are counted while they are open', async () => {
      assert.deepEqual(await store.primary.webhooks.openOf('p1'), { count: 2, bytes: 42 });
      assert.deepEqual(await store.primary.webhooks.openOf('nobody'), { count: 0, bytes: 0 });
    });

    it('go beyond a number or a size, the oldest first, and never while they are open', async () => {
      assert.equal(await prune(5), 0);
      assert.equal(await prune(3, 1), 1);
      assert.isUndefined(await store.primary.webhooks.find('p1', 'w1'));
      assert.equal(await pruneBytes(300), 1, 'the large one of the other owner');
      assert.isUndefined(await store.primary.webhooks.find('p2', 'w6'));
      assert.equal(await pruneBytes(150), 1);
      assert.isUndefined(await store.primary.webhooks.find('p1', 'w2'));
      assert.isDefined(await store.primary.webhooks.find('p1', 'w3'));
      assert.equal(await prune(0), 1);
      assert.equal(await prune(0), 0);
      assert.equal((await store.primary.webhooks.openOf('p1')).count, 2);
    });
  });
}
