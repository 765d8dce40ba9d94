import { assert } from 'chai';
import { promised } from '../../handlers/buys/buys-desk.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type ConnectedDesk, START, startConnectedDesk } from './connected-desk.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a creative that an ad server judges, on ${engine.name}`, () => {
    let desk: ConnectedDesk;
    let buyer: Awaited<ReturnType<ConnectedDesk['liveBuyer']>>;
    let id: string;
    let packageId: string;
    before(async () => {
      desk = await startConnectedDesk(engine);
      desk.at(START);
      buyer = await desk.liveBuyer();
      const made = await desk.running(buyer, {}, [promised()]);
      id = made.media_buy_id;
      packageId = made.packages[0].package_id;
      for (let run = 0; run < 2; run += 1) await desk.place(buyer.principal.id, id);
    });
    after(() => desk.drop());

    type State = 'approved' | 'pending' | 'rejected' | 'failed';
    /** What callers see after the ad server has said so. */
    async function judged(state: State, reason?: string) {
      const held = desk.adServer.packages.get(packageId);
      if (held === undefined) throw new Error('it was not placed');
      for (const creative of held.creatives)
        Object.assign(creative, { state, ...(reason === undefined ? {} : { reason }) });
      await desk.place(buyer.principal.id, id);
      const { packages, health, impairments } = await desk.read(buyer, id);
      const [{ creative_id: _id, ...approval }] = packages[0].creative_approvals;
      return { approval, health, impairments };
    }

    it('is shown as approved, as pending, as refused with the reason, and as approved again', async () => {
      assert.deepEqual((await judged('approved')).approval, { approval_status: 'approved' });
      assert.deepEqual((await judged('pending')).approval, { approval_status: 'pending_review' });
      for (const state of ['rejected', 'failed'] as const) {
        const refused = await judged(state, 'The claim has no proof.');
        assert.deepEqual(refused.approval, {
          approval_status: 'rejected',
          rejection_reason: 'The claim has no proof.',
        });
        assert.equal(refused.health, 'impaired');
        assert.lengthOf(refused.impairments, 1);
        assert.deepInclude(refused.impairments[0], {
          resource_type: 'creative',
          package_ids: [packageId],
          reason_code: 'content_rejected',
          reason: 'The claim has no proof.',
        });
      }
      const back = await judged('approved');
      assert.deepEqual(back.approval, { approval_status: 'approved' });
      assert.deepEqual([back.health, back.impairments], ['ok', []]);
    });

    it('leaves the buy running, with what else it shows', async () => {
      await judged('rejected', 'The claim has no proof.');
      assert.equal((await desk.read(buyer, id)).status, 'active');
    });
  });
}
