import { assert } from 'chai';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { account, type DiscoveryDesk, idsOf, someone, startDiscoveryDesk } from './discovery-desk.ts';

const refining = (...refine: object[]) => ({ buying_mode: 'refine', refine });
const finalize = (proposal_id: string) => ({ scope: 'proposal', proposal_id, action: 'finalize' });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`get_products refining on ${engine.name}`, () => {
    let desk: DiscoveryDesk;
    before(async () => {
      desk = await startDiscoveryDesk(engine);
    });
    after(() => desk.drop());
    afterEach(() => desk.setNow(null));

    const propose = async (caller: AgentPrincipal, more: object = {}): Promise<Answer> =>
      (await desk.products(caller, { brief: 'guaranteed sports video, $50k', ...more })).proposals[0];

    it('keeps, leaves out and looks for more', async () => {
      const body = await desk.products(
        someone(),
        refining(
          { scope: 'product', product_id: 'ctv_prime' },
          { scope: 'product', product_id: 'sports_preroll', action: 'more_like_this' },
          { scope: 'product', product_id: 'outstream_video', action: 'omit' },
          { scope: 'product', product_id: 'nothing_like_it' },
          { scope: 'request', ask: 'video on connected tv and sites' },
        ),
      );
      assert.include(idsOf(body), 'sports_preroll');
      assert.notInclude(idsOf(body), 'outstream_video');
      assert.deepEqual(
        body.refinement_applied.map(({ status, product_id: id = '' }: Answer) => `${id} ${status}`.trim()),
        [
          'ctv_prime applied',
          'sports_preroll applied',
          'outstream_video applied',
          'nothing_like_it unable',
          'applied',
        ],
      );
    });

    it('commits a proposal, holds it, and does so once', async () => {
      const caller = someone();
      const draft = await propose(caller, { account });
      assert.equal(draft.proposal_status, 'draft');
      const body = await desk.products(caller, { ...refining(finalize(draft.proposal_id)), account });
      assert.deepEqual(body.products, []);
      const [held] = body.proposals;
      assert.equal(held.proposal_status, 'committed');
      assert.match(held.insertion_order.io_id, /^io_./);
      assert.isAbove(Date.parse(held.expires_at), Date.now());
      const kept = await desk.store.read.proposals.find(caller.id, draft.proposal_id);
      assert.deepEqual<unknown>(kept?.proposal, held);
      const again = await desk.products(caller, { ...refining(finalize(draft.proposal_id)), account });
      assert.deepEqual(again.proposals, [held]);
    });

    it('commits the stand-in that clients name without discovering it, in the sandbox only', async () => {
      const request = refining(finalize('balanced_reach_q2'));
      const caller = someone({ sandboxOnly: true });
      const { proposals } = await desk.products(caller, { ...request, account });
      assert.equal(proposals[0].proposal_status, 'committed');
      const kept = await desk.store.read.proposals.find(caller.id, 'balanced_reach_q2');
      assert.deepEqual<unknown>(kept?.proposal, proposals[0]);
      assert.equal((await desk.refused(someone({ sandboxOnly: false }), request)).code, 'PROPOSAL_NOT_FOUND');
    });

    it('commits several at once, or none', async () => {
      const caller = someone();
      const ids = [(await propose(caller)).proposal_id, (await propose(caller)).proposal_id];
      const missing = await desk.refused(caller, refining(...[...ids, 'gone'].map(finalize)));
      assert.include(missing, { code: 'PROPOSAL_NOT_FOUND', field: 'refine[2].proposal_id' });
      const [first] = await desk.store.read.proposals.listByIds(caller.id, ids);
      assert.equal(first?.proposal.proposal_status, 'draft');
      const body = await desk.products(caller, refining(...ids.map(finalize)));
      assert.lengthOf(body.proposals, 2);
    });

    it('does not know proposals of others, nor those of another account', async () => {
      const caller = someone();
      const own = await propose(caller, { account });
      const unknown = await desk.refused(caller, refining(finalize('prop_none')));
      assert.include(unknown, {
        code: 'PROPOSAL_NOT_FOUND',
        field: 'refine[0].proposal_id',
        recovery: 'correctable',
      });
      for (const [who, more] of [
        [someone(), {}],
        [null, {}],
        [caller, { account: { ...account, brand: { domain: 'other.example' } } }],
      ] as const)
        assert.deepEqual(
          await desk.refused(who, { ...refining(finalize(own.proposal_id)), ...more }),
          unknown,
        );
    });

    it('does not commit what is over', async () => {
      const caller = someone();
      const draft = await propose(caller);
      const body = await desk.products(caller, refining(finalize(draft.proposal_id)));
      desk.setNow(new Date(Date.parse(body.proposals[0].expires_at)));
      const refusal = await desk.refused(caller, refining(finalize(draft.proposal_id)));
      assert.include(refusal, { code: 'PROPOSAL_EXPIRED', field: 'refine[0].proposal_id' });
    });

    it('refuses to commit a proposal beside any other change', async () => {
      const caller = someone();
      const { proposal_id: id } = await propose(caller);
      for (const other of [
        { scope: 'request', ask: 'x' },
        { scope: 'product', product_id: 'ctv_prime' },
      ]) {
        const refusal = await desk.refused(caller, refining(finalize(id), other));
        assert.include(refusal, { code: 'INVALID_REQUEST', field: 'refine[1]' });
      }
    });

    for (const [what, args] of [
      ['no entry', { buying_mode: 'refine', refine: [] }],
      ['none at all', { buying_mode: 'refine' }],
      ['a brief beside it', { ...refining({ scope: 'request', ask: 'x' }), brief: 'x' }],
      ['two entries for one', refining(...['a', 'a'].map((id) => ({ scope: 'product', product_id: id })))],
      ['an entry without a scope', refining({ ask: 'x' })],
      ['a mode that there is not', { buying_mode: 'auction' }],
      ['changes with a brief', { brief: 'x', refine: [{ scope: 'request', ask: 'x' }] }],
    ] as const)
      it(`refuses ${what}`, async () =>
        assert.equal((await desk.refused(someone(), args)).code, 'INVALID_REQUEST'));
  });

  describe(`a forced answer of get_products on ${engine.name}`, () => {
    let desk: DiscoveryDesk;
    before(async () => {
      desk = await startDiscoveryDesk(engine);
    });
    after(() => desk.drop());

    const arm = (id: string) => ({ arm: 'submitted', task_id: id, message: 'Somebody looks at it.' });
    const force = (caller: AgentPrincipal, id: string, named: Readonly<Record<string, unknown>> = {}) =>
      desk.control(caller, 'force_get_products_arm', arm(id), named);

    it('comes once, and tells only the task', async () => {
      const caller = someone();
      const told = await force(caller, 'task_1');
      assert.deepEqual(told.forced, { arm: 'submitted', task_id: 'task_1' });
      const args = { brief: 'video', idempotency_key: freshKey(), context: { a: 1 } };
      const body = await desk.products(caller, args);
      assert.include(body, { status: 'submitted', task_id: 'task_1', message: 'Somebody looks at it.' });
      for (const name of ['products', 'proposals', 'result', 'cache_scope']) assert.notProperty(body, name);
      assert.isNotEmpty((await desk.products(caller, args)).products);
    });

    it('completes with the result that a test gives', async () => {
      const caller = someone();
      await force(caller, 'task_2');
      await desk.products(caller, { brief: 'video' });
      const result = { products: [], cache_scope: 'public' };
      const body = await desk.control(caller, 'force_task_completion', { task_id: 'task_2', result });
      assert.include(body, { previous_state: 'submitted', current_state: 'completed' });
      const status = await desk.call(caller, 'get_task_status', { task_id: 'task_2', include_result: true });
      assert.deepEqual(status.result, result);
    });

    it('also comes for a refinement, and the later of two counts', async () => {
      const caller = someone();
      await force(caller, 'task_3');
      await force(caller, 'task_4');
      const body = await desk.products(caller, refining({ scope: 'request', ask: 'audio' }));
      assert.equal(body.task_id, 'task_4');
    });

    it('waits through wholesale reads, refusals, other callers and other accounts', async () => {
      const caller = someone();
      await force(caller, 'task_5', account);
      const other = { ...account, brand: { domain: 'other.example' } };
      for (const [who, args] of [
        [caller, { buying_mode: 'wholesale', account }],
        [caller, { brief: 'video', account: other }],
        [caller, { brief: 'video' }],
        [someone(), { brief: 'video', account }],
        [null, { brief: 'video', account }],
      ] as const)
        assert.isNotEmpty((await desk.products(who, args)).products);
      await desk.refused(caller, { account, filters: { start_date: '2026-02-30' } });
      assert.equal((await desk.products(caller, { account, brief: 'video' })).task_id, 'task_5');
    });

    it('is not for live accounts', async () => {
      const caller = someone({ sandboxOnly: false });
      const { accounts } = await desk.call(caller, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ brand: { domain: 'live.example' }, operator: 'agency.example', billing: 'operator' }],
      });
      const live = { account_id: accounts[0].account_id };
      await force(caller, 'task_6');
      const { kind, body } = await desk.outcome(caller, 'get_products', { brief: 'video', account: live });
      assert.notEqual(body.status, 'submitted', kind);
      const refused = await force(caller, 'task_7', live);
      assert.equal(refused.error, 'FORBIDDEN');
    });

    for (const [what, params] of [
      ['no arm', { task_id: 'a' }],
      ['the arm of another task', { arm: 'input-required', task_id: 'a' }],
      ['no task', { arm: 'submitted' }],
      ['a long task', { arm: 'submitted', task_id: 'a'.repeat(129) }],
      ['a long message', { ...arm('a'), message: 'a'.repeat(2001) }],
      ['a message of nothing', { ...arm('a'), message: 1 }],
    ] as const)
      it(`is not asked for with ${what}`, async () => {
        const caller = someone();
        assert.equal((await desk.control(caller, 'force_get_products_arm', params)).error, 'INVALID_PARAMS');
        assert.isNotEmpty((await desk.products(caller, { brief: 'video' })).products);
      });
  });
}
