import { assert } from 'chai';
import { engines, type TestEngine } from '../../support/databases.ts';
import type { Answer } from '../../support/task-desk.ts';
import { buyer, type SignalsDesk, segmentsOf, startSignalsDesk } from './signals-desk.ts';

const acme = { brand: { domain: 'acme.example' }, operator: 'agency.example', sandbox: true };
const other = { ...acme, brand: { domain: 'other.example' } };
const BRIEF = { signal_spec: 'People who plan a holiday' };

describe('signals under the test controller', () => {
  let desk: SignalsDesk;
  before(async () => {
    desk = await startSignalsDesk(engines[0] as TestEngine);
  });
  after(() => desk.drop());

  type Caller = ReturnType<typeof buyer>;
  const control = (
    caller: Caller,
    scenario: string,
    params: object,
    account: object = acme,
  ): Promise<Answer> => desk.call(caller, 'comply_test_controller', { scenario, params, account });
  const find = (caller: Caller, args: object): Promise<Answer> =>
    desk.call(caller, 'get_signals', args as never);

  describe('that a test seeds', () => {
    it('are listed for their account before the catalog, and can be activated', async () => {
      const caller = buyer();
      const fixture = { name: 'Seeded walkers', coverage_percentage: 3 };
      await control(caller, 'seed_signal', { signal_agent_segment_id: 'walkers-1', fixture });
      const whole = await find(caller, { discovery_mode: 'wholesale', account: acme });
      assert.equal(segmentsOf(whole)[0], 'walkers-1');
      assert.equal(whole.cache_scope, 'account');
      const [seeded] = whole.signals;
      assert.deepInclude(seeded, { name: 'Seeded walkers', signal_type: 'owned', coverage_percentage: 3 });
      assert.notInclude(
        segmentsOf(await find(caller, { discovery_mode: 'wholesale', account: other })),
        'walkers-1',
      );
      const named = await find(caller, { signal_ids: [seeded.signal_id], account: acme });
      assert.deepEqual(segmentsOf(named), ['walkers-1']);
      assert.isTrue((await desk.activate(caller, 'walkers-1', { account: acme })).deployments[0].is_live);
    });

    it('change the version of the feed of their account', async () => {
      const caller = buyer();
      const ask = { discovery_mode: 'wholesale', account: acme, pagination: { max_results: 1 } };
      const before = await find(caller, ask);
      await control(caller, 'seed_signal', { signal_agent_segment_id: 'walkers-2' });
      const after = await find(caller, { ...ask, if_wholesale_feed_version: before.wholesale_feed_version });
      assert.notProperty(after, 'unchanged');
      assert.notEqual(after.wholesale_feed_version, before.wholesale_feed_version);
    });

    it('are refused when they differ from the seed before, or are no signal', async () => {
      const caller = buyer();
      const seed = (fixture: object) =>
        control(caller, 'seed_signal', { signal_agent_segment_id: 'walkers-3', fixture });
      await seed({ coverage_percentage: 3 });
      assert.equal((await seed({ coverage_percentage: 3 })).current_state, 'existing');
      const differs = await seed({ coverage_percentage: 4 });
      assert.include(differs, { success: false, error: 'INVALID_PARAMS' });
      assert.match(differs.error_detail, /coverage_percentage/);
      const params = { signal_agent_segment_id: 'walkers-4', fixture: { value_type: 'numeric' } };
      assert.match((await control(caller, 'seed_signal', params)).error_detail, /range is required/);
    });
  });

  describe('whose search a test forces to wait', () => {
    const force = (caller: Caller, task_id: string) =>
      control(caller, 'force_get_signals_arm', { arm: 'submitted', task_id, message: 'Later.' });
    const push = { push_notification_config: { url: 'https://buyer.example/hook' } };

    it('are submitted once, under the task of their account and operator alone', async () => {
      const caller = buyer();
      await force(caller, 'task-of-signals');
      const agency = { ...acme, operator: 'another.example' };
      const submitted = await find(caller, { ...BRIEF, ...push, account: agency });
      assert.include(submitted, { status: 'submitted', task_id: 'task-of-signals', message: 'Later.' });
      assert.doesNotHaveAnyKeys(submitted, ['signals', 'result']);
      assert.isNotEmpty((await find(caller, { ...BRIEF, account: agency })).signals);
      const filters = { task_ids: ['task-of-signals'], task_type: 'get_signals', has_webhook: true };
      const list = (account: object) => desk.call(caller, 'list_tasks', { account, filters } as never);
      for (const account of [agency, { ...acme, operator: acme.brand.domain }]) {
        const listed = await list(account);
        assert.equal(listed.query_summary.total_matching, 1, account.operator);
        assert.equal(listed.tasks[0].domain ?? listed.tasks[0].protocol, 'signals');
      }
      for (const account of [acme, other, { ...other, operator: agency.operator }])
        assert.equal((await list(account)).query_summary.total_matching, 0, JSON.stringify(account));
      const stranger = await desk.refusal(caller, 'get_task_status', {
        task_id: 'task-of-signals',
        account: other,
      });
      assert.equal(stranger.code, 'REFERENCE_NOT_FOUND');
    });

    it('end with the result of the test, as it is', async () => {
      const caller = buyer();
      await force(caller, 'task-to-end');
      await find(caller, { ...BRIEF, account: acme });
      const result = { signals: [], cache_scope: 'account' };
      const ended = await control(caller, 'force_task_completion', { task_id: 'task-to-end', result });
      assert.include(ended, { previous_state: 'submitted', current_state: 'completed' });
      const status = await desk.call(caller, 'get_task_status', {
        task_id: 'task-to-end',
        include_result: true,
      });
      assert.deepEqual(status.result, result);
    });

    it('leave wholesale reads, other accounts and other callers alone', async () => {
      const caller = buyer();
      await force(caller, 'task-kept');
      const whole = { discovery_mode: 'wholesale', account: acme };
      assert.equal((await find(caller, whole)).status, 'completed');
      assert.equal((await find(caller, { ...BRIEF, account: other })).status, 'completed');
      assert.equal((await find(buyer(), { ...BRIEF, account: acme })).status, 'completed');
      assert.equal((await find(caller, { ...BRIEF, account: acme })).task_id, 'task-kept');
    });

    it('take no other arm', async () => {
      const params = { arm: 'input-required', task_id: 'x' };
      const answer = await control(buyer(), 'force_get_signals_arm', params);
      assert.include(answer, { success: false, error: 'INVALID_PARAMS' });
    });
  });
});
