import { assert } from 'chai';
import type { Proposal } from '../../../src/domain/products/discovery/proposal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { filesOf, publisherCatalog, publisherProfile } from '../../support/publisher.ts';
import type { Answer } from '../../support/task-desk.ts';
import { type Buyer, type BuysDesk, NOW, newBuyer, startBuysDesk, wanted } from './buys-desk.ts';

const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  proposal_id: 'prop_1',
  name: 'Half and half',
  allocations: [
    { product_id: 'network_display', allocation_percentage: 33.4 },
    {
      product_id: 'news_display',
      allocation_percentage: 66.6,
      pricing_option_id: 'cpm_usd_fixed',
      end_time: '2027-04-01T00:00:00Z',
    },
  ],
  proposal_status: 'committed',
  expires_at: '2027-03-16T00:00:00Z',
  ...more,
});
const order = { io_id: 'io_1', requires_signature: true };
const accepted = { io_id: 'io_1', accepted_at: '2027-03-15T09:00:00Z', signatory: 'A. Buyer' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`buys by proposal on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine);
    });
    after(() => desk.drop());

    const keep = ({ principal }: Buyer, more: Partial<Proposal> = {}, accountId: string | null = null) =>
      desk.store.transaction((tx) => {
        const kept = proposal(more);
        const expiresAt = new Date('2027-06-01T00:00:00Z');
        const row = { principalId: principal.id, id: kept.proposal_id, accountId, createdAt: NOW, expiresAt };
        return tx.proposals.putAll([{ ...row, proposal: kept }]);
      });
    const asked = (more: object = {}) => ({
      packages: undefined,
      proposal_id: 'prop_1',
      total_budget: { amount: 9000.01, currency: 'USD' },
      ...more,
    });

    it('have packages that add up to the total exactly', async () => {
      const buyer = newBuyer();
      await keep(buyer);
      const buy = await desk.create(buyer, asked());
      assert.deepEqual(
        buy.packages.map((one: Answer) => [one.product_id, one.budget, one.pricing_option_id, one.end_time]),
        [
          ['network_display', 3006, 'cpm_usd_auction', '2027-04-15T10:00:00.000Z'],
          ['news_display', 5994.01, 'cpm_usd_fixed', '2027-04-01T00:00:00.000Z'],
        ],
      );
      assert.equal(buy.total_budget, 9000.01);
    });

    it('need the acceptance of an order that is to be signed', async () => {
      const buyer = newBuyer();
      await keep(buyer, { insertion_order: order });
      const refused = await desk.refuseCreate(buyer, asked());
      assert.include(refused, { code: 'IO_REQUIRED', field: 'io_acceptance' });
      const other = asked({ io_acceptance: { ...accepted, io_id: 'io_2' } });
      assert.include(await desk.refuseCreate(buyer, other), {
        code: 'INVALID_REQUEST',
        field: 'io_acceptance.io_id',
      });
      const buy = await desk.create(buyer, asked({ io_acceptance: accepted }));
      assert.lengthOf(buy.packages, 2);
    });

    const refused: readonly [name: string, more: Partial<Proposal>, code: string][] = [
      ['a draft', { proposal_status: 'draft' }, 'PROPOSAL_NOT_COMMITTED'],
      ['one that is over', { expires_at: '2027-03-15T10:00:00Z' }, 'PROPOSAL_EXPIRED'],
    ];
    for (const [name, more, code] of refused) {
      it(`are not made of ${name}`, async () => {
        const buyer = newBuyer();
        await keep(buyer, more);
        assert.include(await desk.refuseCreate(buyer, asked()), { code, field: 'proposal_id' });
      });
    }

    it('are not made of a proposal of somebody else, or of another account', async () => {
      const buyer = newBuyer();
      const none = await desk.refuseCreate(buyer, asked());
      assert.include(none, { code: 'PROPOSAL_NOT_FOUND', field: 'proposal_id' });
      await keep(newBuyer());
      assert.deepEqual(await desk.refuseCreate(buyer, asked()), none);
      await keep(buyer, {}, 'acc_other');
      assert.deepEqual(await desk.refuseCreate(buyer, asked()), none);
    });

    it('take no packages beside, and need a total', async () => {
      const buyer = newBuyer();
      await keep(buyer);
      for (const more of [{ packages: [wanted()] }, { total_budget: undefined }])
        assert.equal((await desk.refuseCreate(buyer, asked(more))).code, 'INVALID_REQUEST');
    });
  });

  it(`a product that runs without creatives starts at once on ${engine.name}`, async () => {
    const products = publisherCatalog.products.map((one) => ({
      ...one,
      inventory: { ...one.inventory, runs_without_creatives: true },
    }));
    const catalogs = {
      ...publisherProfile.catalogs,
      products: filesOf({ ...publisherCatalog, products }),
    };
    const desk = await startBuysDesk(engine, { profile: { ...publisherProfile, catalogs } });
    const buy = await desk.create(newBuyer());
    await desk.drop();
    assert.equal(buy.status, 'active');
    assert.notProperty(buy.packages[0], 'format_ids_to_provide');
  });
}
