import { assert } from 'chai';
import { MOST_OF_A_VALUE } from '../../../src/store/agents/facet-counts.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';

for (const engine of engines) {
  describe(`facetCounts on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      const add = (value: string, visibility: string, from: number, to: number) =>
        execute(
          store.url,
          `with recursive n(at) as (select ${from} union all select at + 1 from n where at < ${to})
           insert into agent_facets (agent_url, facet, value, visibility, name_order, added_at, property_count)
           select 'https://a' || at || '.example', 'channel', '${value}', '${visibility}', 'a', 0, 0 from n`,
        );
      await add('ctv', 'public', 1, MOST_OF_A_VALUE + 500);
      await add('radio', 'public', 1, 3);
      await add('radio', 'members_only', 4, 5);
    });
    after(() => store.drop());

    it('counts each value as far as it goes, by what the reader may see', async () => {
      const wanted = ['ctv', 'radio', 'print'].map((value) => ({ facet: 'channel' as const, value }));
      const counted = async (...visibilities: ('public' | 'members_only')[]) => {
        const found = await store.read.facetCounts.count(visibilities, wanted);
        return Object.fromEntries(found.map(({ value, count }) => [value, count]));
      };
      assert.deepEqual(await counted('public'), { ctv: MOST_OF_A_VALUE, radio: 3, print: 0 });
      assert.deepEqual(await counted('public', 'members_only'), { ctv: MOST_OF_A_VALUE, radio: 5, print: 0 });
      assert.deepEqual(await counted(), { ctv: 0, radio: 0, print: 0 });
      assert.deepEqual(await store.read.facetCounts.count(['public'], []), []);
    });
  });
}
