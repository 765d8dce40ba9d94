import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { openOffer } from '../../../src/desk/tasks/offer.ts';
import { sandboxPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, principalOf } from '../../support/task-desk.ts';
import { type OfferedDesk, offeredDesk } from '../tasks/offered-desk.ts';

const TASK = protocol.capabilitiesTask;
const FIRST = new Date('2026-03-01T10:00:00.000Z');
const LATER = new Date('2026-04-01T10:00:00.000Z');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`${TASK}, ${engine.name}`, () => {
    let store: TestStore;
    let desk: OfferedDesk;
    before(async () => {
      store = await engine.open();
      desk = await offeredDesk(store, { now: () => FIRST });
    });
    after(() => store.drop());

    it('needs no credential and answers at once', async () => {
      const body = await desk.call(null, TASK, { context: { trace: 'a' } });
      assert.deepInclude(body, {
        status: 'completed',
        supported_protocols: ['media_buy', 'creative', 'signals', 'brand', 'measurement'],
        context: { trace: 'a' },
        [protocol.versionField]: '3.1',
        last_updated: FIRST.toISOString(),
      });
      assert.deepEqual(body[protocol.capabilityKey].supported_versions, ['3.0', '3.1']);
      assert.doesNotHaveAnyKeys(body, ['task_status', 'response_status', 'errors', 'replayed', 'sandbox']);
    });

    it('answers every caller the same', async () => {
      const anybody = await desk.call(null, TASK);
      for (const principal of [principalOf('org_a'), sandboxPrincipal('demo-token')]) {
        assert.deepEqual(await desk.call(principal, TASK), anybody);
      }
    });

    it('takes an idempotency key and makes nothing of it', async () => {
      const key = { idempotency_key: '0d5f2f5e-6f5c-4a48-a3f6-7f9a3d1a4e11' };
      assert.deepEqual(await desk.call(null, TASK, key), await desk.call(null, TASK, key));
    });

    it('leaves out areas that nobody asked for, and those that are not supported', async () => {
      assert.property(await desk.call(null, TASK, { protocols: ['brand', 'signals'] }), 'brand');
      const body = await desk.call(null, TASK, { protocols: ['governance'] });
      assert.doesNotHaveAnyKeys(body, ['brand', 'signals', 'governance']);
      assert.deepEqual(body.account, (await desk.call(null, TASK)).account);
    });

    for (const protocols of [['teleport'], [], ['media-buy'], 'brand', [null]]) {
      it(`refuses the filter ${JSON.stringify(protocols)}`, async () => {
        const body = await desk.refusal(null, TASK, { protocols });
        assert.equal(body.code, 'INVALID_REQUEST');
        assert.match(body.errors[0].field, /^protocols/);
      });
    }

    it('answers in the form of the release that the caller pins', async () => {
      const closed = await desk.call(null, TASK, { [protocol.versionField]: '3.0' });
      assert.notInclude(closed.compliance_testing.scenarios, 'seed_account');
      for (const pin of [{}, { [protocol.majorVersionField]: 3 }, { [protocol.versionField]: '3.1' }]) {
        const body = await desk.call(null, TASK, pin);
        const named =
          protocol.versionField in pin ? ['operator', 'agent', 'advertiser'] : ['operator', 'agent'];
        assert.deepEqual(body.account.supported_billing, named);
        assert.include(body.compliance_testing.scenarios, 'seed_account');
      }
      assert.deepEqual(closed.account.supported_billing, ['operator', 'agent']);
      const refused = await desk.refusal(null, TASK, { [protocol.versionField]: '4.0' });
      assert.equal(refused.code, 'VERSION_UNSUPPORTED');
    });

    it('closes the form of a major version for old clients only when it is told to', async () => {
      const major = { [protocol.majorVersionField]: 3 };
      const old = await offeredDesk(store, { majorForm: '3.0' });
      const shown = ({ ...body }: Answer): object => ({ ...body, timestamp: null });
      const pinned = await old.call(null, TASK, { [protocol.versionField]: '3.0' });
      const closed = await old.call(null, TASK, major);
      assert.deepEqual(closed.compliance_testing, pinned.compliance_testing);
      assert.deepEqual(closed.media_buy, pinned.media_buy);
      assert.notProperty(closed.media_buy.execution.targeting.geo_metros, 'vendor_dma');
      assert.deepEqual(shown(await desk.call(null, TASK, major)), shown(await desk.call(null, TASK)));
      assert.deepEqual(shown(await old.call(null, TASK)), shown(await desk.call(null, TASK)));
    });

    it('tells one time of the last change, whoever starts later', async () => {
      const again = await offeredDesk(store, { now: () => LATER });
      assert.equal((await again.call(null, TASK)).last_updated, FIRST.toISOString());
      const profile = { ...publisherProfile, extensions_supported: ['house'] };
      const changed = await offeredDesk(store, { profile, now: () => LATER });
      assert.equal((await changed.call(null, TASK)).last_updated, LATER.toISOString());
      assert.equal((await desk.call(null, TASK)).last_updated, FIRST.toISOString());
    });

    it('agrees on the time when several processes start together', async () => {
      const profile = { ...publisherProfile, extensions_supported: ['together'] };
      const offers = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          openOffer({
            store,
            profile,
            mode: 'sandbox',
            scenarios: [],
            version: '1.2.3',
            now: () => new Date(LATER.getTime() + i * 1000),
          }),
        ),
      );
      const times = offers.map(({ capabilities }) => capabilities('3.1', undefined).last_updated);
      assert.equal(new Set(times).size, 1, times.join());
    });
  });
}
