import { createHash } from 'node:crypto';
import { assert } from 'chai';
import { writes } from '../../../src/desk/tasks/call.ts';
import { syncAudiences } from '../../../src/handlers/audiences/syncAudiences.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { freshKey } from '../../support/task-desk.ts';
import { type Buyer, type BuysDesk, handlers, NOW, newBuyer, startBuysDesk, wanted } from './buys-desk.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    external_id: `c-${at}`,
    hashed_email: createHash('sha256').update(`${at}@example.com`).digest('hex'),
  }));
const aimedAt = (targeting_overlay: object) => ({ packages: [wanted({ targeting_overlay })] });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`buys that aim at audiences and lists on ${engine.name}`, () => {
    let desk: BuysDesk;
    before(async () => {
      desk = await startBuysDesk(engine, {
        handlers: { ...handlers, sync_audiences: writes(syncAudiences) },
      });
    });
    beforeEach(() => desk.goTo(NOW));
    after(() => desk.drop());

    const sync = ({ principal, account }: Buyer, audiences: object[]) =>
      desk.call(principal, 'sync_audiences', { idempotency_key: freshKey(), account, audiences });
    const force = (buyer: Buyer, status: string, reason?: string) =>
      desk.control(buyer, 'force_audience_status', {
        audience_id: 'fans',
        status,
        ...(reason === undefined ? {} : { reason }),
      });

    it('are impaired while an audience is suspended', async () => {
      const buyer = newBuyer({ sandboxOnly: true });
      await sync(buyer, [{ audience_id: 'fans', add: people(400) }]);
      const { media_buy_id: id, packages } = await desk.create(
        buyer,
        aimedAt({ audience_include: ['fans'] }),
      );
      assert.equal((await desk.read(buyer, id)).health, 'ok');
      await desk.goTo(new Date(NOW.getTime() + 60_000));
      await force(buyer, 'suspended', 'consent_expired');
      const { health, impairments } = await desk.read(buyer, id);
      assert.equal(health, 'impaired');
      assert.lengthOf(impairments, 1);
      assert.deepInclude(impairments[0], {
        resource_type: 'audience',
        resource_id: 'fans',
        package_ids: [packages[0].package_id],
        reason_code: 'consent_expired',
        observed_at: '2027-03-15T10:01:00.000Z',
      });
      assert.equal(impairments[0].transition.to, 'suspended');
      // Syncing more of it does not bring it back.
      await sync(buyer, [{ audience_id: 'fans', add: people(500) }]);
      assert.equal((await desk.read(buyer, id)).health, 'impaired');
      await force(buyer, 'ready');
      const healed = await desk.read(buyer, id);
      assert.equal(healed.health, 'ok');
      assert.isEmpty(healed.impairments ?? []);
    });

    for (const [what, audiences, status, code] of [
      ['one that is not there', [], null, 'INVALID_REQUEST'],
      ['one without a member', [{ audience_id: 'fans' }], null, 'AUDIENCE_TOO_SMALL'],
      [
        'one that the seller calls too small',
        [{ audience_id: 'fans', add: people(3) }],
        'suspended too_small',
        'AUDIENCE_TOO_SMALL',
      ],
      ['one that is suspended', [{ audience_id: 'fans', add: people(400) }], 'suspended', 'INVALID_REQUEST'],
      [
        'one that is processed',
        [{ audience_id: 'fans', add: people(400) }],
        'suspended processing',
        'INVALID_REQUEST',
      ],
    ] as const)
      it(`cannot aim at ${what}`, async () => {
        const buyer = newBuyer({ sandboxOnly: true });
        // Somebody else has it, which helps nobody.
        await sync(newBuyer({ sandboxOnly: true }), [{ audience_id: 'fans', add: people(400) }]);
        if (audiences.length > 0) await sync(buyer, [...audiences]);
        for (const to of status?.split(' ') ?? []) await force(buyer, to);
        for (const name of ['audience_include', 'audience_exclude']) {
          const error = await desk.refuseCreate(buyer, aimedAt({ [name]: ['fans'] }));
          assert.deepInclude(error, { code, field: `packages[0].targeting_overlay.${name}[0]` });
        }
      });

    it('aim at an audience with one member in the sandbox', async () => {
      const buyer = newBuyer({ sandboxOnly: true });
      await sync(buyer, [{ audience_id: 'fans', add: people(1) }]);
      for (const name of ['audience_include', 'audience_exclude'])
        assert.isString((await desk.create(buyer, aimedAt({ [name]: ['fans'] }))).media_buy_id);
    });

    it('keep a property list, and not the token that comes with it', async () => {
      const buyer = newBuyer({ sandboxOnly: true });
      const list = { agent_url: 'https://lists.example/mcp', list_id: 'news' };
      const overlay = { property_list: { ...list, auth_token: 'the-secret' } };
      const made = await desk.create(buyer, aimedAt(overlay));
      const { media_buy_id: id, packages } = made;
      await desk.update(buyer, id, {
        packages: [
          {
            package_id: packages[0].package_id,
            targeting_overlay: { ...overlay, geo_countries: ['US'] },
          },
        ],
      });
      const read = await desk.read(buyer, id);
      assert.deepEqual(read.packages[0].targeting_overlay, { property_list: list, geo_countries: ['US'] });
      assert.notInclude(JSON.stringify([made, read]), 'the-secret');
    });

    it('are refused values that are none, by their places', async () => {
      const buyer = newBuyer({ sandboxOnly: true });
      const error = await desk.refuseCreate(
        buyer,
        aimedAt({ geo_postal_areas: [{ country: 'US', system: 'zip', values: ['10001', '1000'] }] }),
      );
      assert.deepInclude(error, {
        code: 'VALIDATION_ERROR',
        field: 'packages[0].targeting_overlay.geo_postal_areas[0].values[1]',
      });
    });
  });
}
