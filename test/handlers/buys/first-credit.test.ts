import { assert } from 'chai';
import { setAccountStatus, setCredit } from '../../../src/admin/accounts.ts';
import type { AgentDeclaration } from '../../../src/domain/declaration/agent-profile.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import {
  ACCOUNT,
  type Buyer,
  type BuysDesk,
  handlers,
  newBuyer,
  startBuysDesk,
  wanted,
} from './buys-desk.ts';

const of = (budget: number) => ({ packages: [wanted({ budget })] });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the first credit of an account in production on ${engine.name}`, () => {
    let desk: BuysDesk;
    afterEach(() => desk.drop());

    const start = async (credit: AgentDeclaration['credit']) => {
      const { comply_test_controller: _, ...sold } = handlers;
      const profile = { ...publisherProfile, ...(credit === undefined ? {} : { credit }) };
      desk = await startBuysDesk(engine, { handlers: sold, mode: 'production', profile });
    };

    /** A buyer whose live account the operator has approved. */
    async function approved(): Promise<{ buyer: Buyer; id: string; limit: unknown }> {
      const { sandbox: _, ...account } = ACCOUNT;
      const buyer = { ...newBuyer(), account } as Buyer;
      const { account_id: id, credit_limit: limit } = await declare(buyer);
      await setAccountStatus(desk.store, id, 'active');
      return { buyer, id, limit };
    }

    const declare = async ({ principal, account }: Buyer): Promise<Answer> => {
      const { accounts } = await desk.call(principal, 'sync_accounts', {
        idempotency_key: freshKey(),
        accounts: [{ ...account, billing: 'operator' }],
      });
      return accounts[0];
    };

    it('is none before the operator sets it, whatever is bought', async () => {
      await start(undefined);
      const { buyer, id, limit } = await approved();
      assert.deepEqual(limit, { amount: 0, currency: 'USD' });
      for (const budget of [wanted().budget as number, 1_000_000]) {
        const refusal = await desk.refuseCreate(buyer, of(budget));
        assert.deepInclude(refusal, {
          code: 'BUDGET_EXCEEDED',
          suggestion: 'Ask the operator of this agent to set or raise the credit of the account.',
          details: { available_credit: 0, currency: 'USD' },
        });
      }
      await setCredit(desk.store, id, '1000');
      assert.equal((await desk.refuseCreate(buyer, of(1000.01))).code, 'BUDGET_EXCEEDED');
      await desk.create(buyer, of(1000));
      await setCredit(desk.store, id, 'none');
      await desk.create(buyer, of(1_000_000));
    });

    it('is what the profile says, to the cent', async () => {
      await start({ limit_of_new_accounts: 1000 });
      const { buyer, limit } = await approved();
      assert.deepEqual(limit, { amount: 1000, currency: 'USD' });
      assert.equal((await desk.refuseCreate(buyer, of(1000.01))).code, 'BUDGET_EXCEEDED');
      await desk.create(buyer, of(1000));
    });

    it('has no limit when the profile says null', async () => {
      await start({ limit_of_new_accounts: null });
      const { buyer, limit } = await approved();
      assert.isUndefined(limit);
      await desk.create(buyer, of(50_000_000));
    });

    it('is ample in a sandbox account, which nobody pays for', async () => {
      await start({ limit_of_new_accounts: 0 });
      const buyer = newBuyer();
      assert.deepEqual((await declare(buyer)).credit_limit, { amount: 10_000_000, currency: 'USD' });
      await desk.create(buyer, of(10_000_000));
      assert.equal((await desk.refuseCreate(buyer, of(1))).code, 'BUDGET_EXCEEDED');
    });
  });
}
