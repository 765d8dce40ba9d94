import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { sandboxPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { principalOf } from '../../support/task-desk.ts';
import { declareAccount, type OfferedDesk, offeredDesk } from '../tasks/offered-desk.ts';

const TASK = 'get_brand_identity';
const PUBLIC = ['description', 'industries', 'keller_type', 'logos', 'tagline'];
const WITHHELD = ['colors', 'fonts', 'visual_guidelines', 'tone', 'voice_synthesis', 'assets', 'rights'];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`${TASK}, ${engine.name}`, () => {
    let store: TestStore;
    let desk: OfferedDesk;
    before(async () => {
      store = await engine.open();
      desk = await offeredDesk(store);
    });
    after(() => store.drop());

    it('tells everybody who a brand is, and names what is withheld', async () => {
      const body = await desk.call(null, TASK, { brand_id: 'meadowlark' });
      assert.deepInclude(body, {
        status: 'completed',
        brand_id: 'meadowlark',
        house: { domain: 'meadowlarkfoods.example', name: 'Meadowlark Foods' },
        names: [{ en: 'Meadowlark' }, { de: 'Meadowlark' }],
        keller_type: 'master',
      });
      assert.containsAllKeys(body, PUBLIC);
      assert.doesNotHaveAnyKeys(body, [...WITHHELD, 'errors', 'sandbox']);
      assert.sameMembers(body.available_fields, WITHHELD);
    });

    it('answers in the sandbox for the brands that test kits use, by id and by domain', async () => {
      for (const [id, domain] of [
        ['nova_motors', 'novamotors.example'],
        ['novamotors.example', 'novamotors.example'],
        ['acme_outdoor', 'acmeoutdoor.example'],
        ['acmeoutdoor.example', 'acmeoutdoor.example'],
      ]) {
        const body = await desk.call(null, TASK, { brand_id: id });
        assert.equal(body.brand_id, id);
        assert.equal(body.house.domain, domain);
      }
      const production = await offeredDesk(store, { mode: 'production' });
      assert.equal(
        (await production.refusal(null, TASK, { brand_id: 'nova_motors' })).code,
        'REFERENCE_NOT_FOUND',
      );
    });

    it('tells callers without an active account no more than anybody', async () => {
      const stranger = principalOf('org_stranger');
      const anybody = await desk.call(null, TASK, { brand_id: 'meadowlark' });
      const body = await desk.call(stranger, TASK, { brand_id: 'meadowlark' });
      assert.deepEqual({ ...body, timestamp: 0 }, { ...anybody, timestamp: 0 });
    });

    it('tells callers with an account everything', async () => {
      const buyer = principalOf('org_buyer');
      const { status } = await declareAccount(desk, buyer);
      assert.equal(status, 'active');
      const body = await desk.call(buyer, TASK, { brand_id: 'meadowlark' });
      assert.containsAllKeys(body, [...PUBLIC, ...WITHHELD]);
      assert.notProperty(body, 'available_fields');
      assert.deepEqual(body.colors.accent, ['#C8553D', '#F4E3B2']);
    });

    it('marks what callers of the sandbox are told', async () => {
      const principal = sandboxPrincipal('demo-brand');
      const body = await desk.call(principal, TASK, { brand_id: 'larkbar' });
      assert.isTrue(body.sandbox);
      await declareAccount(desk, principal, { sandbox: true });
      assert.property(await desk.call(principal, TASK, { brand_id: 'larkbar' }), 'colors');
    });

    it('gives the sections that are asked for', async () => {
      const wanted = ['logos', 'colors', 'rights', 'logos'];
      const body = await desk.call(null, TASK, { brand_id: 'larkbar', fields: wanted, use_case: 'likeness' });
      assert.property(body, 'logos');
      assert.doesNotHaveAnyKeys(body, ['description', 'colors', 'tone', 'rights']);
      assert.deepEqual(body.available_fields, ['colors']);
    });

    for (const brandId of ['nobody', 'MEADOWLARK', '__proto__', 'constructor', 'x'.repeat(500)]) {
      it(`does not know the brand ${brandId.slice(0, 20)}`, async () => {
        const body = await desk.refusal(null, TASK, { brand_id: brandId });
        assert.equal(body.code, 'REFERENCE_NOT_FOUND');
        assert.doesNotHaveAnyKeys(body, ['brand_id', 'house', 'names', 'available_fields']);
        assert.notInclude(JSON.stringify(body.errors), brandId);
        const first = await desk.refusal(null, TASK, { brand_id: brandId, [protocol.versionField]: '3.0' });
        assert.equal(first.code, 'BRAND_NOT_FOUND');
      });
    }

    for (const args of [
      {},
      { brand_id: '' },
      { brand_id: 7 },
      { brand_id: 'x'.repeat(501) },
      { brand_id: 'meadowlark', fields: [] },
      { brand_id: 'meadowlark', fields: ['pizza'] },
      { brand_id: 'meadowlark', fields: 'logos' },
      { brand_id: 'meadowlark', use_case: 7 },
    ]) {
      it(`refuses ${JSON.stringify(args).slice(0, 60)}`, async () => {
        const body = await desk.refusal(null, TASK, args);
        assert.equal(body.code, 'INVALID_REQUEST');
        assert.doesNotHaveAnyKeys(body, ['brand_id', 'house', 'names']);
      });
    }
  });
}
