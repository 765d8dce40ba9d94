import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import type { Answer } from '../../support/task-desk.ts';
import { ACCOUNT, type Buyer, type BuysDesk, newBuyer, promised, startBuysDesk } from '../buys/buys-desk.ts';

type Json = Readonly<Record<string, unknown>>;

const OTHER = { ...ACCOUNT, brand: { domain: 'other.example' } };
/** A stand-in of the built-in catalog, which no list has. */
const STAND_IN = 'test-product';

const price = (id: string, amount: number): Json => ({
  pricing_option_id: id,
  pricing_model: 'cpm',
  currency: 'USD',
  fixed_price: amount,
});
const wanting = (productId: string, pricing = 'cpm'): Json => ({
  packages: [promised({ product_id: productId, pricing_option_id: pricing })],
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a product that a test seeded in another account on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine);
    });
    after(() => desk.drop());

    async function seed(buyer: Buyer, account: Json, id: string, option: Json): Promise<void> {
      const params = { product_id: id, fixture: { name: 'Seeded', pricing_options: [option] } };
      const made = await desk.control(buyer, 'seed_product', params, { account });
      assert.isTrue(made.success, JSON.stringify(made));
    }
    const elsewhere = (buyer: Buyer): Buyer => ({ ...buyer, account: OTHER });

    it('can be bought by its id, in an account that has no product of this id', async () => {
      const buyer = newBuyer();
      await seed(buyer, ACCOUNT, 'of_a_test', price('cpm', 5));
      const { packages } = await desk.create(elsewhere(buyer), wanting('of_a_test'));
      assert.deepInclude(packages[0], { product_id: 'of_a_test', pricing_option_id: 'cpm' });
    });

    it('gives way to what the account itself has, and to a stand-in', async () => {
      const buyer = newBuyer();
      for (const id of ['twice', STAND_IN]) await seed(buyer, ACCOUNT, id, price('theirs', 5));
      await seed(buyer, OTHER, 'twice', price('own', 7));
      await desk.create(elsewhere(buyer), wanting('twice', 'own'));
      for (const id of ['twice', STAND_IN]) {
        const refusal = await desk.refuseCreate(elsewhere(buyer), wanting(id, 'theirs'));
        assert.include(refusal, { field: 'packages[0].pricing_option_id' }, JSON.stringify(refusal));
      }
    });

    it('does not change the catalog of the account', async () => {
      const buyer = newBuyer();
      await seed(buyer, ACCOUNT, 'news_display', price('theirs', 5));
      await desk.create(elsewhere(buyer), wanting('news_display', 'cpm_usd_fixed'));
      const refusal = await desk.refuseCreate(elsewhere(buyer), wanting('news_display', 'theirs'));
      assert.include(refusal, { field: 'packages[0].pricing_option_id' });
    });

    for (const [what, wrong] of Object.entries({
      'of another caller': async () => {
        await seed(newBuyer(), OTHER, 'not_mine', price('cpm', 5));
        return newBuyer();
      },
      'in a live account': async () => {
        const buyer = newBuyer({ sandboxOnly: false });
        await seed(buyer, ACCOUNT, 'not_mine', price('cpm', 5));
        const { accounts }: Answer = await desk.call(buyer.principal, 'sync_accounts', {
          idempotency_key: '7b1c86f2-7f0c-4e4e-9d43-6f5d1f0b0d11',
          accounts: [{ brand: { domain: 'live.example' }, operator: 'agency.example', billing: 'operator' }],
        });
        const { account_id: id } = accounts[0];
        await desk.store.transaction(async (tx) => {
          const account = await tx.accounts.find(id, buyer.principal.id);
          assert.isFalse(account?.sandbox);
          if (account !== undefined) await tx.accounts.updateAll([{ ...account, status: 'active' }]);
        });
        return { ...buyer, account: { account_id: id } } as unknown as Buyer;
      },
    }))
      it(`cannot be bought ${what}`, async () => {
        const refusal = await desk.refuseCreate(await wrong(), wanting('not_mine'));
        assert.equal(refusal.code, 'PRODUCT_NOT_FOUND');
      });
  });
}
