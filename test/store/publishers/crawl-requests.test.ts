import { assert } from 'chai';
import { toJsonText } from '../../../src/domain/json/values.ts';
import type { CrawlRequest } from '../../../src/store/publishers/crawl-requests.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const at = (ms: number) => new Date(ms);
const request = (id: string, change: Partial<CrawlRequest> = {}): CrawlRequest => ({
  id,
  domain: 'publisher.example',
  orgId: 'acme',
  userKey: 'user:1',
  jobId: `job of ${id}`,
  status: 'queued',
  attempts: 0,
  maxAttempts: 3,
  requestedAt: at(1_000),
  startedAt: null,
  lastAttemptedAt: null,
  completedAt: null,
  nextAttemptAt: at(1_000),
  lastErrorCode: null,
  outcome: null,
  ...change,
});

for (const engine of engines) {
  describe(`crawlRequests on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await store.transaction((tx) =>
        tx.organizations.insert({ id: 'acme', name: 'Acme', tier: null, createdAt: at(500) }),
      );
    });
    after(() => store.drop());

    const insert = (...rows: CrawlRequest[]) =>
      store.transaction(async (tx) => {
        for (const row of rows) await tx.crawlRequests.insert(row);
      });
    const find = (id: string) => store.read.crawlRequests.find(id, 'acme');

    it('shows a request to the organization that made it, and to no other', async () => {
      await insert(request('a'));
      assert.deepEqual(await find('a'), request('a'));
      assert.isUndefined(await store.read.crawlRequests.find('a', 'other'));
      assert.isUndefined(await find('b'));
    });

    it('notes each attempt, and the first as the start', async () => {
      await insert(request('c'));
      const start = (now: number, attempts: number) =>
        store.transaction((tx) => tx.crawlRequests.start('job of c', at(now), attempts));
      assert.equal(await start(2_000, 1), 1);
      await start(3_000, 2);
      assert.deepEqual(
        await find('c'),
        request('c', {
          status: 'running',
          attempts: 2,
          startedAt: at(2_000),
          lastAttemptedAt: at(3_000),
          nextAttemptAt: null,
        }),
      );
    });

    it('changes all open requests that share a job', async () => {
      const outcome = toJsonText({ adagents: 'unchanged' } as const);
      const done = { status: 'completed', completedAt: at(1_500), outcome } as const;
      await insert(
        ...['d1', 'd2'].map((id) => request(id, { jobId: 'd' })),
        request('d3', { jobId: 'd', ...done }),
        request('d4'),
      );
      const patch = { status: 'retrying', nextAttemptAt: at(5_000), lastErrorCode: 'timeout' } as const;
      assert.equal(await store.transaction((tx) => tx.crawlRequests.updateByJob('d', patch)), 2);
      for (const id of ['d1', 'd2']) assert.deepEqual(await find(id), request(id, { jobId: 'd', ...patch }));
      assert.deepEqual(await find('d3'), request('d3', { jobId: 'd', ...done }));
      assert.deepEqual(await find('d4'), request('d4'));
      assert.equal(await store.transaction((tx) => tx.crawlRequests.start('d', at(6_000), 1)), 2);
    });

    it('changes one request, and can clear what was set', async () => {
      await insert(request('e', { lastErrorCode: 'timeout' }));
      const update = (id: string) =>
        store.transaction((tx) => tx.crawlRequests.update(id, { lastErrorCode: null, status: 'invalid' }));
      assert.isTrue(await update('e'));
      assert.isFalse(await update('nothing'));
      assert.deepEqual(await find('e'), request('e', { status: 'invalid' }));
    });

    it('forgets old requests, a bounded number at a time', async () => {
      await insert(...['f1', 'f2', 'f3'].map((id) => request(id, { requestedAt: at(100) })));
      const prune = (before: number, limit?: number) =>
        store.transaction((tx) => tx.crawlRequests.prune(at(before), limit));
      assert.equal(await prune(100), 0);
      assert.equal(await prune(101, 2), 2);
      assert.equal(await prune(101), 1);
    });
  });
}
