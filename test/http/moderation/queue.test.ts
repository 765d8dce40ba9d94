import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putFailedJob } from '../../support/moderated.ts';
import { type Credential, type Member, outcome } from '../members/world.ts';
import { ADAGENTS_PATH, crawlNow, publisherFile, putDead } from '../world.ts';
import { at, staff } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into
type Shown = any;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the queue and its hosts, over REST on ${engine.name}`, () => {
    let app: TestApp;
    let max: Member;
    let moe: Member;
    before(async () => {
      app = await startTestApp(engine);
      max = await staff(app, 'operator');
      moe = await staff(app, 'operator');
    });
    after(() => app.drop());

    const get = async (path: string) => (await app.get(`/api/operator${path}`, max.credential)).body;
    const post = (path: string, body?: object, by: { credential: Credential } = max) =>
      app.send('POST', `/api/operator${path}`, by.credential, body);
    const enqueue = (domain: string, seconds: number) =>
      app.store.transaction((tx) =>
        tx.jobs.enqueue({
          kind: 'crawlDomain',
          key: domain,
          lane: 'crawls',
          site: domain,
          payload: { domain },
          runAt: new Date(app.clock.now().getTime() + seconds * 1000),
          maxAttempts: 3,
        }),
      );

    it('lists what waits, what is due first before the others, page by page and by what it is about', async () => {
      for (const n of [3, 1, 4, 2]) await enqueue(`waits-${n}.example`, n);
      const first = await get('/queue?kind=crawlDomain&limit=3');
      const rest = await get(
        `/queue?kind=crawlDomain&limit=3&cursor=${encodeURIComponent(first.next_cursor)}`,
      );
      const subjects = [...first.jobs, ...rest.jobs].map((job: Shown) => job.subject);
      assert.deepEqual(
        subjects,
        [1, 2, 3, 4].map((n) => `waits-${n}.example`),
      );
      assert.isNull(rest.next_cursor);
      assert.deepInclude(first.jobs[0], { status: 'queued', lane: 'crawls', attempts: 0, most_attempts: 3 });
      for (const filter of ['subject=waits-4.example', 'site=waits-4.example'])
        assert.deepEqual(
          (await get(`/queue?${filter}`)).jobs.map((job: Shown) => job.subject),
          ['waits-4.example'],
        );
      for (const filter of [
        'status=running',
        'kind=nothing',
        'subject=elsewhere.example',
        'kind=trafficBuy&site=waits-4.example',
      ])
        assert.deepEqual(await get(`/queue?${filter}`), { jobs: [], next_cursor: null }, filter);
      for (const bad of [
        'limit=0',
        'limit=201',
        'cursor=x',
        'status=failed',
        `cursor=${encodeURIComponent(first.next_cursor)}`,
      ])
        assert.equal((await app.get(`/api/operator/queue?${bad}`, max.credential)).status, 400, bad);
    });

    it('queues failed jobs of one kind again, 200 at once, each once when two people do it', async () => {
      for (let n = 0; n < 3; n += 1) await putFailedJob(at(app), `failed-${n}.example`);
      assert.lengthOf((await get('/jobs?kind=crawlDomain')).jobs, 3);
      assert.isEmpty((await get('/jobs?kind=trafficBuy')).jobs);
      const none = await post('/jobs/retry', { kind: 'trafficBuy' });
      assert.deepEqual(none.body, { kind: 'trafficBuy', retried: 0, is_more: false });
      const both = await Promise.all(
        [max, moe].map((by) => post('/jobs/retry', { kind: 'crawlDomain' }, by)),
      );
      assert.deepEqual(
        both.map(({ status }) => status),
        [200, 200],
      );
      assert.equal(
        both.reduce((sum, { body }) => sum + body.retried, 0),
        3,
      );
      assert.isEmpty((await get('/jobs?kind=crawlDomain')).jobs);
      for (const body of [{}, { kind: '' }, { kind: 7 }, { kind: 'x'.repeat(101) }])
        assert.equal((await post('/jobs/retry', body)).status, 400, JSON.stringify(body));
    });

    it('lists hosts that fail with their reason and next try, and tries one now', async () => {
      app.sites.put('fails.example', ADAGENTS_PATH, { body: JSON.stringify(publisherFile('fails.example')) });
      await crawlNow(app, 'fails.example');
      putDead(app, 'fails.example');
      for (let n = 0; n < 2; n += 1) {
        app.clock.advance(60_000);
        await crawlNow(app, 'fails.example');
      }
      const { hosts } = await get('/hosts');
      const found = hosts.find((host: Shown) => host.domain === 'fails.example');
      assert.deepInclude(found, { outcome: 'unreachable', has_copy: true });
      assert.isAtLeast(found.failures, 1);
      assert.isBelow(Date.parse(found.failing_since), Date.parse(found.next_try_at));
      const tried = await post('/hosts/https%3A%2F%2FWWW.fails.example%2F/try');
      assert.equal(tried.status, 202, tried.text);
      assert.equal(tried.body.domain, 'fails.example');
      const again = await Promise.all(
        [max, moe].map((by) => post('/hosts/fails.example/try', undefined, by)),
      );
      assert.deepEqual(
        again.map(({ body }) => body.job_id),
        [tried.body.job_id, tried.body.job_id],
        'one crawl',
      );
      const { jobs } = await get('/queue?subject=fails.example');
      assert.deepInclude(jobs[0], { lane: 'asked', due_at: app.clock.now().toISOString() });
      assert.equal(outcome(await post('/hosts/never-heard-of.example/try')), '404 not_found');
      assert.equal(outcome(await post('/hosts/no_domain/try')), '400 invalid_domain');
      assert.equal((await app.get('/api/operator/hosts?cursor=x', max.credential)).status, 400);
    });

    it('goes through a long queue in pieces, with a cursor where a piece has nothing', async () => {
      const runAt = new Date(1);
      await app.store.transaction((tx) =>
        tx.jobs.enqueueAll(
          Array.from({ length: 501 }, (_, n) => ({
            kind: 'crawlDomain' as const,
            key: `many-${n}.example`,
            payload: { domain: `many-${n}.example` },
            runAt,
            maxAttempts: 3,
          })),
        ),
      );
      const piece = await get('/queue?subject=waits-4.example');
      assert.isEmpty(piece.jobs);
      const next = await get(
        `/queue?subject=waits-4.example&cursor=${encodeURIComponent(piece.next_cursor)}`,
      );
      assert.deepEqual(
        next.jobs.map((job: Shown) => job.subject),
        ['waits-4.example'],
      );
    });

    it('is for operators alone', async () => {
      const moderator = await staff(app, 'moderator');
      const nobody = await staff(app, null);
      for (const by of [moderator, nobody])
        for (const [method, path, body] of [
          ['GET', '/queue'],
          ['GET', '/hosts'],
          ['POST', '/hosts/fails.example/try'],
          ['POST', '/jobs/retry', { kind: 'crawlDomain' }],
        ] as const)
          assert.equal(
            outcome(await app.send(method, `/api/operator${path}`, by.credential, body)),
            '403 forbidden',
            path,
          );
      assert.equal(outcome(await app.get('/api/operator/queue')), '401 unauthorized');
    });
  });
}
