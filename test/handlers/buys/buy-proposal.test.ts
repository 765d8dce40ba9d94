import { assert } from 'chai';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, freshKey, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';
import { account, someone } from '../products/discovery-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a proposal of get_products on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    before(async () => {
      desk = await startTaskDesk(engine, { handlers: taskHandlers, profile: publisherProfile });
    });
    after(() => desk.drop());

    const propose = async (caller: AgentPrincipal, brief: string): Promise<Answer> =>
      (await desk.call(caller, 'get_products', { brief, account })).proposals[0];
    const order = (proposal_id: string, amount: number, currency = 'USD') => ({
      idempotency_key: freshKey(),
      account,
      brand: { domain: 'outdoor.example' },
      start_time: 'asap',
      end_time: new Date(Date.now() + 20 * 86_400_000).toISOString(),
      proposal_id,
      total_budget: { amount, currency },
    });

    it('is bought as it is when nothing in it is held', async () => {
      const caller = someone();
      const proposal = await propose(caller, 'auction video on sites, $40k');
      assert.notProperty(proposal, 'proposal_status');
      const bought = await desk.call(caller, 'create_media_buy', order(proposal.proposal_id, 40_000));
      assert.deepEqual(
        bought.packages.map(({ product_id: id }: Answer) => id),
        proposal.allocations.map(({ product_id: id }: Answer) => id),
      );
      assert.equal(
        bought.packages.reduce((sum: number, { budget }: Answer) => sum + budget, 0),
        40_000,
      );
    });

    it('is bought once it is finalized, and not before', async () => {
      const caller = someone();
      const proposal = await propose(caller, 'guaranteed connected tv, $90k');
      const draft = await desk.refusal(caller, 'create_media_buy', order(proposal.proposal_id, 90_000));
      assert.equal(draft.code, 'PROPOSAL_NOT_COMMITTED');
      await desk.call(caller, 'get_products', {
        account,
        buying_mode: 'refine',
        refine: [{ scope: 'proposal', proposal_id: proposal.proposal_id, action: 'finalize' }],
      });
      const { kind, body } = await desk.outcome(
        caller,
        'create_media_buy',
        order(proposal.proposal_id, 90_000),
      );
      assert.equal(kind, 'done', JSON.stringify(body));
    });

    it('is not bought below its least total, nor by others', async () => {
      const caller = someone();
      const proposal = await propose(caller, 'auction video on sites, $40k');
      const foreign = await desk.refusal(someone(), 'create_media_buy', order(proposal.proposal_id, 40_000));
      assert.equal(foreign.code, 'PROPOSAL_NOT_FOUND');
      const { min } = proposal.total_budget_guidance;
      if (min !== undefined) {
        const low = await desk.refusal(caller, 'create_media_buy', order(proposal.proposal_id, min - 1));
        assert.equal(low.code, 'BUDGET_TOO_LOW');
      }
    });
  });
}
