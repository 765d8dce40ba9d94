import { assert } from 'chai';
import { copyRows } from '../../support/copies.ts';
import { engines } from '../../support/databases.ts';
import { banner, type CreativesDesk, newBuyer, startCreativesDesk } from '../creatives/creatives-desk.ts';

for (const engine of engines) {
  describe(`list_creatives with a very large library on ${engine.name}`, function () {
    this.timeout(30_000);
    let desk: CreativesDesk;
    const buyer = newBuyer();
    before(async () => {
      desk = await startCreativesDesk(engine);
      await desk.sync(buyer, [banner('a')]);
    });
    after(() => desk.drop());

    it('counts 10,000 exactly, and says no more than that of more', async () => {
      await copyRows(desk.store.url, 'creatives', "r.id = 'a'", 9_999);
      const full = await desk.list(buyer);
      assert.deepInclude(full.query_summary, { total_matching: 10_000, returned: 50 });
      assert.deepEqual(full.format_summary, { display_300x250: 10_000 });
      assert.deepEqual(full.status_summary, { approved: 10_000 });
      assert.deepInclude(full.pagination, { has_more: true, total_count: 10_000 });

      await copyRows(desk.store.url, 'creatives', "r.id = 'a-7'", 1);
      const more = await desk.list(buyer);
      assert.deepInclude(more.query_summary, { total_matching: 10_000, returned: 50 });
      assert.doesNotHaveAnyKeys(more, ['format_summary', 'status_summary']);
      assert.isTrue(more.pagination.has_more);
      assert.notProperty(more.pagination, 'total_count');
    });
  });
}
