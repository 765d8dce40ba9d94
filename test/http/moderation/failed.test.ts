import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putFailedJob, putFailedWebhook } from '../../support/moderated.ts';
import { type Member, outcome } from '../members/world.ts';
import { at, staff } from './world.ts';

const UNKNOWN = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e0000';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what failed, over REST on ${engine.name}`, () => {
    let app: TestApp;
    let max: Member;
    let moe: Member;
    before(async () => {
      app = await startTestApp(engine);
      max = await staff(app, 'operator');
      moe = await staff(app, 'operator');
    });
    after(() => app.drop());

    const send = (method: string, path: string, by = max) =>
      app.send(method, `/api/operator${path}`, by.credential);
    const kinds = [
      { path: '/jobs', list: 'jobs', id: 'job_id', put: (name: string) => putFailedJob(at(app), name) },
      { path: '/webhooks', list: 'webhooks', id: 'webhook_id', put: () => putFailedWebhook(at(app)) },
    ] as const;

    for (const { path, list, id: named, put } of kinds) {
      it(`lists ${list}, newest first, page by page`, async () => {
        const made: string[] = [];
        for (let index = 0; index < 5; index += 1) {
          app.clock.advance(1000);
          made.unshift(await put(`listed-${index}.example`));
        }
        const first = (await send('GET', `${path}?limit=3`)).body;
        const rest = (await send('GET', `${path}?limit=3&cursor=${first.next_cursor}`)).body;
        assert.deepEqual(
          [...first[list], ...rest[list]].map((one) => one[named]),
          made,
        );
        assert.isNull(rest.next_cursor);
      });

      it(`retries one of the ${list} once`, async () => {
        const id = await put('retried.example');
        const answer = await send('POST', `${path}/${id}/retry`);
        assert.equal(answer.status, 200, answer.text);
        const again = await send('POST', `${path}/${id}/retry`, moe);
        assert.equal(outcome(again), '409 already_decided');
        assert.equal(again.body.decided_by, max.id);
        const listed = (await send('GET', `${path}?limit=200`)).body[list];
        assert.notInclude(
          listed.map((one: Record<string, string>) => one[named]),
          id,
        );
      });

      it(`drops one of the ${list} once`, async () => {
        const id = await put('dropped.example');
        assert.equal((await send('DELETE', `${path}/${id}`)).status, 204);
        const again = await send('DELETE', `${path}/${id}`, moe);
        assert.equal(outcome(again), '409 already_decided');
        assert.equal(again.body.decided_by, max.id);
      });

      it(`counts the first of two who handle one of the ${list} at once`, async () => {
        for (let round = 0; round < 4; round += 1) {
          const id = await put(`raced-${round}.example`);
          const answers = await Promise.all([
            send('POST', `${path}/${id}/retry`, max),
            send('DELETE', `${path}/${id}`, moe),
          ]);
          const [retried, dropped] = answers;
          const isRetried = retried?.status === 200;
          assert.sameMembers(answers.map(outcome), [isRetried ? '200' : '204', '409 already_decided']);
          const late = isRetried ? dropped : retried;
          assert.equal(late?.body.decided_by, isRetried ? max.id : moe.id);
        }
      });

      it(`knows none of the ${list} that did not fail`, async () => {
        for (const [method, end] of [
          ['POST', '/retry'],
          ['DELETE', ''],
        ] as const)
          assert.equal(outcome(await send(method, `${path}/${UNKNOWN}${end}`)), '404 not_found');
      });
    }

    it('queues a retried job with all its attempts, or leaves it to one that waits already', async () => {
      const id = await putFailedJob(at(app), 'again.example');
      const { job_id: queued } = (await send('POST', `/jobs/${id}/retry`)).body;
      const job = await app.store.primary.jobs.find(queued);
      assert.deepInclude(job, { status: 'queued', attempts: 0, maxAttempts: 1, key: 'again.example' });
      assert.deepEqual(job?.payload, { domain: 'again.example' });
      const twin = await putFailedJob(at(app), 'twin.example');
      const waiting = await app.store.transaction((tx) => {
        const more = { runAt: at(app).now, maxAttempts: 3, payload: { domain: 'twin.example' } };
        return tx.jobs.enqueue({ kind: 'crawlDomain', key: 'twin.example', ...more });
      });
      assert.equal((await send('POST', `/jobs/${twin}/retry`)).body.job_id, waiting.id);
    });

    it('sends a retried webhook with the same body and key', async () => {
      const id = await putFailedWebhook(at(app));
      await send('POST', `/webhooks/${id}/retry`);
      const [webhook] = await app.store.primary.webhookListing.list({ id }, 1);
      assert.deepInclude(webhook, { status: 'open', failure: null, endedAt: null });
      const queued = await app.store.primary.jobs.nextDue(['deliverWebhooks']);
      assert.isDefined(queued);
    });

    it('never shows bodies and secrets of webhooks', async () => {
      const id = await putFailedWebhook(at(app));
      const { webhooks } = (await send('GET', '/webhooks?limit=200')).body;
      const shown = webhooks.find(({ webhook_id: one }: { webhook_id: string }) => one === id);
      assert.notProperty(shown, 'body');
      assert.notInclude(JSON.stringify(shown), 'whk_');
    });
  });
}
