import { assert } from 'chai';
import { ALL_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { engines } from '../../support/databases.ts';
import {
  ALL,
  banner,
  banners,
  type CreativesDesk,
  FORMAT,
  newBuyer,
  startCreativesDesk,
  wanted,
} from '../creatives/creatives-desk.ts';

type Told = { readonly creatives: readonly { readonly creative_id: string }[] };
const ids = ({ creatives }: Told) => creatives.map(({ creative_id }) => creative_id);
const hour = (at: number) => new Date(Date.UTC(2027, 2, 15, at));

for (const engine of engines) {
  describe(`list_creatives on ${engine.name}`, () => {
    let desk: CreativesDesk;
    before(async () => {
      desk = await startCreativesDesk(engine);
    });
    after(() => desk.drop());

    describe('filters', () => {
      const buyer = newBuyer();
      let buy: { media_buy_id: string; packages: { package_id: string }[] };
      const sized = { ...FORMAT, id: 'display_image', width: 320, height: 100 };
      before(async () => {
        desk.setNow(hour(1));
        await desk.sync(buyer, [
          { ...banner('a'), name: 'Ärmel 50% %', tags: ['spring', 'blue'], concept_id: 'boots' },
          { ...banner('b'), name: 'boot_two', tags: ['spring'] },
        ]);
        desk.setNow(hour(2));
        const any = {
          image: { asset_type: 'image', url: 'https://a.example/x.png', width: 320, height: 100 },
          click_url: { asset_type: 'url', url: 'https://a.example/' },
        };
        await desk.sync(buyer, [
          { ...banner('c'), format_id: sized, assets: any, tags: ['blue', 'x"y'] },
          { ...banner('d'), format_id: undefined, format_kind: 'image', concept_id: 'shoes' },
        ]);
        desk.setNow(hour(3));
        await desk.sync(buyer, [{ ...banner('b'), name: 'bootstwo' }, banner('gone')]);
        await desk.sync(buyer, [{ ...banner('gone'), status: 'archived' }]);
        await desk.force(buyer, 'd', 'rejected', { reason_code: 'content_drift' });
        desk.setNow(hour(10));
        buy = await desk.create(buyer, {
          packages: [
            wanted({ creative_assignments: [{ creative_id: 'a' }] }),
            wanted({ creatives: [banner('e')] }),
          ],
        });
        desk.setNow(hour(20));
      });

      const table: readonly (readonly [string, () => object, string[]])[] = [
        ['none', () => ({}), ['a', 'b', 'c', 'd', 'e']],
        ['every state', () => ({ statuses: ALL }), ['a', 'b', 'c', 'd', 'e', 'gone']],
        ['one state', () => ({ statuses: ['archived'] }), ['gone']],
        ['two states', () => ({ statuses: ['archived', 'rejected'] }), ['d', 'gone']],
        ['a state that none is in', () => ({ statuses: ['suspended'] }), []],
        ['a tag', () => ({ tags: ['spring'] }), ['a', 'b']],
        ['two tags', () => ({ tags: ['spring', 'blue'] }), ['a']],
        ['a tag twice', () => ({ tags: ['spring', 'spring'] }), ['a', 'b']],
        ['one of two tags', () => ({ tags_any: ['spring', 'blue'] }), ['a', 'b', 'c']],
        ['a tag with signs', () => ({ tags_any: ['x"y'] }), ['c']],
        ['a tag that none has', () => ({ tags: ['spring', 'winter'] }), []],
        ['a part of a tag', () => ({ tags: ['spr'] }), []],
        ['a name in other letters', () => ({ name_contains: 'äRMEL' }), ['a']],
        ['a name with a sign of patterns', () => ({ name_contains: '50%' }), ['a']],
        ['a name with another one', () => ({ name_contains: 'boot_' }), []],
        ['ids', () => ({ creative_ids: ['a', 'nobody', 'e'] }), ['a', 'e']],
        ['created after', () => ({ created_after: hour(1).toISOString() }), ['c', 'd', 'e']],
        ['created before', () => ({ created_before: hour(2).toISOString() }), ['a', 'b']],
        ['created after, elsewhere', () => ({ created_after: '2027-03-15T03:30:00+01:00' }), ['e']],
        ['updated after', () => ({ updated_after: hour(2).toISOString() }), ['b', 'd', 'e']],
        ['updated before', () => ({ updated_before: hour(2).toISOString() }), ['a']],
        ['a package', () => ({ assigned_to_packages: [buy.packages[0]?.package_id] }), ['a']],
        ['a package that there is not', () => ({ assigned_to_packages: ['none'] }), []],
        ['a buy', () => ({ media_buy_ids: [buy.media_buy_id, 'none'] }), ['a', 'e']],
        ['assigned', () => ({ unassigned: false }), ['a', 'e']],
        ['unassigned', () => ({ unassigned: true }), ['b', 'c', 'd']],
        ['served', () => ({ has_served: true }), ['a', 'e']],
        ['never served', () => ({ has_served: false }), ['b', 'c', 'd']],
        ['concepts', () => ({ concept_ids: ['boots', 'hats'] }), ['a']],
        ['a format', () => ({ format_ids: [FORMAT] }), ['a', 'b', 'e']],
        ['a format with any size', () => ({ format_ids: [{ ...FORMAT, id: 'display_image' }] }), ['c']],
        ['a format with its size', () => ({ format_ids: [sized] }), ['c']],
        ['a format with another size', () => ({ format_ids: [{ ...sized, width: 1 }] }), []],
        [
          'a format of another size than the bare one',
          () => ({ format_ids: [{ ...FORMAT, width: 300, height: 250 }] }),
          ['a', 'b', 'e'],
        ],
        ['formats', () => ({ format_ids: [sized, FORMAT] }), ['a', 'b', 'c', 'e']],
        ['the start of a format', () => ({ format_ids: [{ ...FORMAT, id: 'display' }] }), []],
        ['variables', () => ({ has_variables: true }), []],
        ['no variables', () => ({ has_variables: false }), ['a', 'b', 'c', 'd', 'e']],
        ['the account', () => ({ accounts: [buyer.account] }), ['a', 'b', 'c', 'd', 'e']],
        [
          'an account that there is not',
          () => ({ accounts: [{ account_id: 'acc_00000000-0000-4000-8000-000000000000' }] }),
          [],
        ],
        ['two together', () => ({ tags: ['spring'], unassigned: true }), ['b']],
      ];
      for (const [name, filters, wantedIds] of table) {
        it(name, async () => {
          const body = await desk.list(buyer, { filters: filters() });
          assert.sameMembers(ids(body), wantedIds);
          assert.deepInclude(body.query_summary, {
            total_matching: wantedIds.length,
            returned: wantedIds.length,
            filters_applied: Object.keys(filters()),
          });
          assert.equal(body.pagination.total_count, wantedIds.length);
        });
      }

      it('take as many values as a list may have', async () => {
        const many = Array.from({ length: 1_000 }, (_, at) => `none-${at}`);
        for (const filters of [
          { tags_any: many.slice(0, 100) },
          { tags: many.slice(0, 100) },
          { assigned_to_packages: many },
          { concept_ids: many },
        ])
          assert.deepEqual(ids(await desk.list(buyer, { filters })), []);
      });

      it('count what matches', async () => {
        const { format_summary, status_summary } = await desk.list(buyer, { pagination: { max_results: 1 } });
        assert.deepEqual(format_summary, { display_300x250: 3, display_image: 1, image: 1 });
        assert.deepEqual(status_summary, { approved: 4, rejected: 1 });
      });

      it('leave the rest of a creative to be told', async () => {
        const one = await desk.one(buyer, 'd');
        assert.deepInclude(one, {
          status: 'rejected',
          rejection_reason: 'It is blurred.',
          reason_code: 'content_drift',
          format_kind: 'image',
          concept_id: 'shoes',
          created_date: hour(2).toISOString(),
          updated_date: hour(3).toISOString(),
          assignments: { assignment_count: 0, assigned_packages: [] },
        });
        assert.equal(one.account.operator, 'agency.example');
      });

      for (const [field, direction, order] of [
        ['created_date', 'asc', ['a', 'b', 'c', 'd', 'e']],
        ['created_date', 'desc', ['e', 'd', 'c', 'b', 'a']],
        ['updated_date', 'asc', ['a', 'c', 'b', 'd', 'e']],
        ['name', 'asc', ['b', 'c', 'd', 'e', 'a']],
        ['name', 'desc', ['a', 'e', 'd', 'c', 'b']],
        ['status', 'desc', ['d', 'e', 'c', 'b', 'a']],
        ['assignment_count', 'desc', ['e', 'a', 'd', 'c', 'b']],
      ] as const) {
        it(`sort by ${field} ${direction}, page by page`, async () => {
          const sort = { field, direction };
          assert.deepEqual(ids(await desk.list(buyer, { sort })), [...order]);
          const seen: string[] = [];
          let cursor: string | undefined;
          do {
            const pagination = { max_results: 2, ...(cursor === undefined ? {} : { cursor }) };
            const body = await desk.list(buyer, { sort, pagination });
            seen.push(...ids(body));
            assert.equal(body.pagination.total_count, 5);
            cursor = body.pagination.cursor;
            assert.equal(body.pagination.has_more, cursor !== undefined);
          } while (cursor !== undefined);
          assert.deepEqual(seen, [...order]);
        });
      }

      it('tell the newest first when no order is asked for', async () => {
        const body = await desk.list(buyer);
        assert.deepEqual(ids(body), ['e', 'd', 'c', 'b', 'a']);
        assert.deepEqual(body.query_summary.sort_applied, { field: 'created_date', direction: 'desc' });
      });

      it('know no cursor of another list', async () => {
        const { pagination } = await desk.list(buyer, { pagination: { max_results: 2 } });
        for (const more of [
          { filters: { tags: ['x'] } },
          { sort: { field: 'updated_date' } },
          { include_purged: true },
        ]) {
          const refused = await desk.refusal(buyer.principal, 'list_creatives', {
            account: buyer.account,
            pagination: { cursor: pagination.cursor },
            ...more,
          });
          assert.deepInclude(refused, { code: 'INVALID_REQUEST', field: 'pagination.cursor' });
        }
      });

      it('tell figures so far, to those who may see them', async () => {
        const served = await desk.one(buyer, 'a', { include_snapshot: true });
        assert.isAbove(served.snapshot.impressions, 0);
        assert.deepInclude(served.snapshot, { as_of: hour(20).toISOString(), staleness_seconds: 0 });
        const never = await desk.one(buyer, 'b', { include_snapshot: true });
        assert.equal(never.snapshot.impressions, 0);
        const permissions = { ...ALL_PERMISSIONS, reports: [] };
        const blind = { ...buyer, principal: { ...buyer.principal, permissions } };
        const hidden = await desk.one(blind, 'a', { include_snapshot: true });
        assert.equal(hidden.snapshot_unavailable_reason, 'SNAPSHOT_PERMISSION_DENIED');
        assert.notProperty(hidden, 'snapshot');
        const refused = await desk.refusal(blind.principal, 'list_creatives', {
          filters: { has_served: true },
        });
        assert.deepInclude(refused, { code: 'INSUFFICIENT_PERMISSIONS', field: 'filters.has_served' });
      });

      it('tell where and since when it is assigned, unless that is not wanted', async () => {
        const one = await desk.one(buyer, 'a');
        assert.deepEqual(one.assignments, {
          assignment_count: 1,
          assigned_packages: [
            { package_id: buy.packages[0]?.package_id, assigned_date: hour(10).toISOString() },
          ],
        });
        assert.notProperty(await desk.one(buyer, 'a', { include_assignments: false }), 'assignments');
      });

      it('tell no more fields than are wanted', async () => {
        const always = ['creative_id', 'name', 'status', 'format_id', 'created_date', 'updated_date'];
        const fields = ['tags', 'concept'];
        assert.hasAllKeys(await desk.one(buyer, 'a', { fields }), [...always, 'tags', 'concept_id']);
        const items = await desk.one(buyer, 'a', { fields: ['items'], include_items: true });
        assert.hasAllKeys(items, [...always, 'items']);
        assert.lengthOf(items.items, 2);
      });
    });

    it('is empty for an account that nobody used, and refused for one that there is not', async () => {
      const buyer = newBuyer();
      const body = await desk.list(buyer);
      assert.deepEqual(body.creatives, []);
      assert.deepInclude(body, { pagination: { has_more: false, total_count: 0 }, sandbox: true });
      const owner = newBuyer();
      await desk.sync(owner, [banner('c')]);
      const { account } = await desk.one(owner, 'c');
      const told = async (account_id: string) => {
        const { code, message, field } = await desk.refusal(buyer.principal, 'list_creatives', {
          account: { account_id },
        });
        return { code, message, field };
      };
      assert.deepEqual(
        await told(account.account_id),
        await told('acc_00000000-0000-4000-8000-000000000000'),
      );
      assert.deepEqual(
        ids(
          await desk.call(buyer.principal, 'list_creatives', {
            filters: { accounts: [{ account_id: account.account_id }] },
          }),
        ),
        [],
      );
    });

    it('tells all accounts of the caller when none is named, ids used twice included', async () => {
      const buyer = newBuyer();
      const second = { ...buyer, account: { ...buyer.account, operator: 'second.example' } };
      await desk.sync(buyer, [banner('c'), banner('d')]);
      await desk.sync(second, [banner('c')]);
      const all = await desk.call(buyer.principal, 'list_creatives', { pagination: { max_results: 1 } });
      assert.equal(all.pagination.total_count, 3);
      const next = await desk.call(buyer.principal, 'list_creatives', {
        pagination: { max_results: 2, cursor: all.pagination.cursor },
      });
      assert.sameMembers([...ids(all), ...ids(next)], ['c', 'c', 'd']);
      const both = { accounts: [buyer.account, second.account] };
      assert.equal(
        (await desk.call(buyer.principal, 'list_creatives', { filters: both })).pagination.total_count,
        3,
      );
    });

    it('counts a canceled buy for nothing', async () => {
      const buyer = newBuyer();
      const buy = await desk.create(buyer, { packages: [wanted({ creatives: banners(1) })] });
      await desk.update(buyer, buy.media_buy_id, { canceled: true });
      assert.equal((await desk.one(buyer, 'c0')).assignments.assignment_count, 0);
      assert.equal((await desk.one(buyer, 'c0')).status, 'approved');
      assert.deepEqual(ids(await desk.list(buyer, { filters: { unassigned: true } })), ['c0']);
    });

    it('needs an account for prices, and tells no webhooks where none were sent', async () => {
      const buyer = newBuyer();
      await desk.sync(buyer, [banner('c')]);
      const refused = await desk.refusal(buyer.principal, 'list_creatives', { include_pricing: true });
      assert.equal(refused.code, 'INVALID_REQUEST');
      const one = await desk.one(buyer, 'c', { include_pricing: true, include_webhook_activity: true });
      assert.notProperty(one, 'pricing_options');
      assert.deepEqual(one.webhook_activity, []);
    });
  });
}
