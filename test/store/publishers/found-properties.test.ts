import { assert } from 'chai';
import { engines, type TestStore } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';
import { watchVisited } from '../../support/visited.ts';

const LARGE = 3_000;
const SHOWN = 5;
const KEYS = { stale: 'a', active: 'b' };

const publisher = (domain: string): string =>
  `insert into publishers (domain, id, status, created_at, updated_at) values ('${domain}', '${domain}', 'valid', 0, 0)`;

/** Their keys descend where their ids ascend, and stale ones come before active ones. */
const properties = (domain: string, count: number, status: keyof typeof KEYS = 'active'): string =>
  `insert into properties (rid, publisher_domain, key, property_type, name, identifiers, tags, channels, source, status,
     hash, search_text, created_at, updated_at)
   with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
   select '${domain} ${status} ' || (10000 + i), '${domain}', '${KEYS[status]} ' || (20000 - i), 'website', 'n', '[]', '[]', '[]',
     'authoritative', '${status}', 'h', '', 0, 0 from n`;

for (const engine of engines) {
  describe(`the first properties of publishers on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      for (const sql of [
        ...['large.example', 'small.example', 'empty.example'].map(publisher),
        properties('large.example', LARGE),
        properties('small.example', 2),
        properties('small.example', LARGE, 'stale'),
        properties('unknown.example', 2),
        ...(engine.name === 'postgres' ? ['analyze properties'] : []),
      ])
        await execute(store.url, sql);
    });
    after(() => store.drop());

    it('come by publisher and key, without those that are stale or whose publisher is unknown', async () => {
      const asked = ['small.example', 'empty.example', 'large.example', 'unknown.example', 'none.example'];
      const found = await store.read.properties.listFirst(asked, SHOWN);
      assert.deepEqual(
        found.map(({ publisherDomain, key }) => `${publisherDomain} ${key}`),
        [
          'small.example b 19998',
          'small.example b 19999',
          ...Array.from({ length: SHOWN }, (_, at) => `large.example b ${20_000 - LARGE + at}`),
        ],
      );
    });

    it('are all that is read of a publisher with thousands, stale or not', async () => {
      const watch = watchVisited(store);
      try {
        await store.read.properties.listFirst(['large.example', 'small.example'], SHOWN);
        const [rows = Number.NaN, ...others] = watch.take().values();
        assert.isBelow(rows, 10 * SHOWN);
        assert.isEmpty(others);
      } finally {
        watch.stop();
      }
    });
  });
}
