import { assert } from 'chai';
import { getProducts } from '../../../src/handlers/products/getProducts.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { account, type DiscoveryDesk, someone, startDiscoveryDesk } from './discovery-desk.ts';

const BRIEF = { brief: 'guaranteed sports video, $50k', account };
const finalize = (proposal_id: string) => ({
  buying_mode: 'refine',
  refine: [{ scope: 'proposal', proposal_id, action: 'finalize' }],
  account,
});
const END_OF_TIME = new Date(8.64e15);

describe('what a power cut may take', () => {
  it('is what a brief keeps, and nothing that a refinement does', () => {
    assert.isTrue(getProducts.isLosable?.({ brief: 'video' }));
    assert.isTrue(getProducts.isLosable?.({ buying_mode: 'brief', brief: 'video' }));
    assert.isFalse(
      getProducts.isLosable?.({ buying_mode: 'refine', refine: [{ scope: 'request', ask: 'x' }] }),
    );
    assert.isFalse(getProducts.isLosable?.({ buying_mode: 'wholesale' }));
  });

  it('is nothing that another task keeps but previews', () => {
    const losing = Object.entries(taskHandlers)
      .filter(([, handler]) => 'isLosable' in handler && handler.isLosable !== undefined)
      .map(([name]) => name);
    assert.sameMembers(losing, ['get_products', 'preview_creative']);
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a proposal that a power cut took, on ${engine.name}`, () => {
    let desk: DiscoveryDesk;
    before(async () => {
      desk = await startDiscoveryDesk(engine);
    });
    after(() => desk.drop());

    it('is refused by its place in the request, and the same brief brings another one that can be finalized', async () => {
      const caller = someone();
      const [lost] = (await desk.products(caller, BRIEF)).proposals;
      await desk.store.transaction((tx) => tx.proposals.prune(END_OF_TIME, 1_000));
      const refusal = await desk.refused(caller, finalize(lost.proposal_id));
      assert.include(refusal, { code: 'PROPOSAL_NOT_FOUND', field: 'refine[0].proposal_id' });
      const [again] = (await desk.products(caller, BRIEF)).proposals;
      assert.notEqual(again.proposal_id, lost.proposal_id);
      const [held] = (await desk.products(caller, finalize(again.proposal_id))).proposals;
      assert.equal(held.proposal_status, 'committed');
      assert.equal((await desk.refused(caller, finalize(lost.proposal_id))).code, 'PROPOSAL_NOT_FOUND');
    });
  });
}
