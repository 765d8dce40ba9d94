import { assert } from 'chai';
import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import { cancelTask } from '../../../src/desk/tasks/submitted.ts';
import { LEASE_EXPIRED } from '../../../src/infra/queue.ts';
import { newId } from '../../../src/infra/random.ts';
import { buildQueued } from '../../../src/jobs/creatives/buildQueued.ts';
import { createQueuedBuild } from '../../../src/record/creatives/building/queued-build.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { engines } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, freshKey, origin } from '../../support/task-desk.ts';
import { type Buyer, NOW, newBuyer } from '../buys/buys-desk.ts';
import { type BuildsDesk, startBuildsDesk, target } from './builds-desk.ts';

const items = Array.from({ length: 12 }, (_, at) => ({ item_id: `sku_${at}`, title: `Boot ${at}` }));
/** One manifest more than the built-in producer finishes at once. */
const LONG = {
  creative_manifest: {
    assets: { catalog: { asset_type: 'catalog', type: 'product', items: items.slice(0, 7) } },
  },
  target_format_id: target('display_html_300x250'),
  max_creatives: 7,
  max_variants: 3,
};
const push = {
  url: 'https://receiver.example/hook',
  operation_id: 'op_1',
  authentication: { schemes: ['HMAC-SHA256'], credentials: 'a-secret-of-at-least-32-characters' },
};

for (const engine of engines) {
  describe(`queued builds on ${engine.name}`, () => {
    let desk: BuildsDesk;
    before(async () => {
      desk = await startBuildsDesk(engine);
    });
    after(() => desk.drop());

    const real = () =>
      createQueuedBuild({
        ...openPlatform(publisherProfile.catalogs.products, 'http://localhost:1/mcp'),
        store: desk.store.primary,
        profile: publisherProfile,
        mode: 'sandbox',
        version: '1.0.0',
        newId,
        baseUrl: 'http://localhost:1',
        previewBaseUrl: 'http://localhost:1',
        now: () => NOW,
      });
    const kindOf = (build: Parameters<typeof buildQueued>[0]['build'] = real()) =>
      buildQueued({ store: desk.store, build, now: () => NOW });
    const jobOf = ({ principal }: Buyer, id: string) =>
      ({ payload: { principalId: principal.id, id } }) as unknown as ClaimedJob;
    const run = (buyer: Buyer, id: string, kind = kindOf()) =>
      kind.run(jobOf(buyer, id), new AbortController().signal);
    const fail = (buyer: Buyer, id: string, kind = kindOf()) =>
      desk.store.transaction(async (tx) => {
        await kind.settled?.(tx, jobOf(buyer, id), { kind: 'failed', code: LEASE_EXPIRED }, NOW);
      });
    const poll = ({ principal }: Buyer, task_id: string): Promise<Answer> =>
      desk.call(principal, 'get_task_status', { task_id, include_result: true });
    const spentBy = async ({ principal }: Buyer): Promise<number> => {
      const [account] = await desk.store.read.accounts.list({ principalId: principal.id }, 10);
      const books = await desk.store.read.accountBooks.list({
        principalId: principal.id,
        accountId: account?.id ?? '',
      });
      return books[0]?.spent ?? 0;
    };
    const jobs = async ({ principal }: Buyer): Promise<ClaimedJob[]> => {
      const claimed = await desk.store.transaction((tx) =>
        tx.jobs.claim({ kinds: ['buildQueued'], worker: 'test', now: NOW, leaseMs: 60_000, limit: 50 }),
      );
      return claimed.filter(
        ({ payload }) => (payload as { principalId: string }).principalId === principal.id,
      );
    };
    const hasWebhook = ({ principal }: Buyer, id: string) =>
      desk.store.read.webhooks.hasOpen(principal.id, 'task', id);

    it('are one task, one job, one bill and one webhook for 50 equal requests and two workers', async () => {
      const buyer = newBuyer();
      const idempotency_key = freshKey();
      const all = await Promise.all(
        Array.from({ length: 50 }, () =>
          desk.build(buyer, { ...LONG, idempotency_key, push_notification_config: push }),
        ),
      );
      const [{ task_id: id, status, ...rest }] = all;
      assert.equal(status, 'submitted');
      assert.notProperty(rest, 'creatives');
      assert.equal(new Set(all.map(({ task_id }) => task_id)).size, 1);
      assert.equal((await jobs(buyer)).length, 1);
      assert.equal((await poll(buyer, id)).status, 'submitted');
      assert.isFalse(await hasWebhook(buyer, id));

      const outcomes = await Promise.all([run(buyer, id), run(buyer, id)]);
      assert.sameDeepMembers(outcomes, [
        { kind: 'done', detail: { status: 'completed' } },
        { kind: 'done', detail: { status: 'ended' } },
      ]);
      const done = await poll(buyer, id);
      assert.equal(done.status, 'completed');
      assert.deepInclude(done.result, {
        sandbox: true,
        leaves_returned: 21,
        items_returned: 7,
        vendor_cost: 52.5,
      });
      assert.equal(await spentBy(buyer), 5250);
      assert.isTrue(await hasWebhook(buyer, id));
      const [{ variants }] = done.result.creatives;
      const refined = await desk.build(buyer, {
        refine_from_build_variant_id: variants[0].build_variant_id,
        message: 'Make the headline "Go higher".',
      });
      assert.equal(refined.creatives[0].variants[0].parent_build_variant_id, variants[0].build_variant_id);
    });

    it('are finished by the next worker when one dies in the middle', async () => {
      const buyer = newBuyer();
      const { task_id: id } = await desk.build(buyer, LONG);
      const died = new Error('the process is gone');
      await run(
        buyer,
        id,
        kindOf(() => Promise.reject(died)),
      ).catch((cause) => assert.equal(cause, died));
      assert.equal((await poll(buyer, id)).status, 'working');
      await run(buyer, id);
      assert.equal((await poll(buyer, id)).status, 'completed');
      await fail(buyer, id);
      assert.equal((await poll(buyer, id)).status, 'completed');
    });

    it('fail when no attempt is left, and cost nothing', async () => {
      const buyer = newBuyer();
      const { task_id: id } = await desk.build(buyer, { ...LONG, push_notification_config: push });
      await fail(buyer, id);
      const failed = await poll(buyer, id);
      assert.deepInclude(failed, { status: 'failed' });
      assert.equal(failed.error.code, 'SERVICE_UNAVAILABLE');
      assert.equal(await spentBy(buyer), 0);
      assert.isTrue(await hasWebhook(buyer, id));
      assert.deepEqual(await run(buyer, id), { kind: 'done', detail: { status: 'ended' } });
    });

    it('are swept some time after they ended, and not before', async () => {
      const buyer = newBuyer();
      const { task_id: ended } = await desk.build(buyer, LONG);
      const { task_id: open } = await desk.build(buyer, LONG);
      await run(buyer, ended);
      const prune = (at: Date) => desk.store.transaction((tx) => tx.agentTasks.pruneBuilds(at, 1_000));
      await prune(NOW);
      assert.equal((await poll(buyer, ended)).status, 'completed');
      assert.isAbove(await prune(new Date(NOW.getTime() + 1)), 0);
      assert.equal(
        (await desk.refusal(buyer.principal, 'get_task_status', { task_id: ended })).code,
        'REFERENCE_NOT_FOUND',
      );
      assert.deepEqual(
        await desk.store.read.agentTasks.steps({ principalId: buyer.principal.id, id: ended }),
        [],
      );
      assert.equal((await poll(buyer, open)).status, 'submitted');
    });

    it('keep nothing once their caller has canceled them', async () => {
      const buyer = newBuyer();
      const { task_id: id } = await desk.build(buyer, LONG);
      const build = real();
      const canceling = kindOf(async (task) => {
        const built = await build(task);
        await cancelTask(desk.store, id, { principal: buyer.principal, origin, now: NOW, newId });
        return built;
      });
      assert.deepEqual(await run(buyer, id, canceling), { kind: 'done', detail: { status: 'ended' } });
      assert.equal((await poll(buyer, id)).status, 'canceled');
      assert.equal(await spentBy(buyer), 0);
    });

    it('fail with the refusal when their account is suspended meanwhile', async () => {
      const buyer = newBuyer();
      const { task_id: id } = await desk.build(buyer, LONG);
      const [account] = await desk.store.read.accounts.list({ principalId: buyer.principal.id }, 10);
      await desk.control(buyer, 'force_account_status', { account_id: account?.id, status: 'suspended' });
      assert.deepEqual(await run(buyer, id), { kind: 'done', detail: { status: 'failed' } });
      assert.equal((await poll(buyer, id)).error.code, 'ACCOUNT_SUSPENDED');
    });

    it('are refused beyond the number that one caller may queue', async () => {
      const buyer = newBuyer();
      for (let count = 0; count < 20; count += 1) await desk.build(buyer, LONG);
      const error = await desk.refuseBuild(buyer, LONG);
      assert.deepInclude(error, { code: 'RATE_LIMITED', retry_after: 30 });
      assert.equal((await desk.build(newBuyer(), LONG)).status, 'submitted');
    });

    it('are refused at once for faults of the request', async () => {
      const buyer = newBuyer();
      const poor = await desk.refuseBuild(buyer, { ...LONG, max_spend: { amount: 1, currency: 'USD' } });
      assert.equal(poor.code, 'BUDGET_CAP_REACHED');
      const unknown = await desk.refuseBuild(buyer, { ...LONG, target_format_id: target('no_such') });
      assert.equal(unknown.code, 'FORMAT_NOT_SUPPORTED');
      assert.deepEqual(await jobs(buyer), []);
    });

    it('can be forced in a sandbox, once, under the id that the test names', async () => {
      const buyer = newBuyer();
      const small = { ...LONG, max_variants: 1, max_creatives: 1 };
      await desk.build(buyer, small);
      await desk.control(
        buyer,
        'force_build_creative_arm',
        {
          arm: 'submitted',
          task_id: 'task_test_build',
          message: 'Rendering takes a while.',
        },
        { account: buyer.account },
      );
      const estimate = await desk.build(buyer, { ...small, mode: 'estimate' });
      assert.equal(estimate.mode, 'estimate');
      const forced = await desk.build(buyer, small);
      assert.deepInclude(forced, {
        status: 'submitted',
        task_id: 'task_test_build',
        message: 'Rendering takes a while.',
      });
      assert.deepEqual(await jobs(buyer), []);
      const done = await desk.build(buyer, small);
      assert.equal(done.status, 'completed');
      const { status: _status, replayed: _replayed, ...result } = done;
      await desk.control(buyer, 'force_task_completion', { task_id: 'task_test_build', result });
      assert.equal((await poll(buyer, 'task_test_build')).result.leaves_returned, 1);
    });
  });
}
