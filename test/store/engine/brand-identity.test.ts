import { assert } from 'chai';
import { schemaValidators } from '../../../generated/validators/index.ts';
import type { JsonText } from '../../../src/domain/json/values.ts';
import { newId } from '../../../src/infra/random.ts';
import { newBrand } from '../../../src/record/brands/brand.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';

// Records as the program before the migration stored them, with the id that each has afterwards.
const STORED: [string, object, string][] = [
  [
    'star.example',
    { canonical_id: 'star', canonical_domain: 'star.example', source: 'brand_json' },
    'star.example',
  ],
  [
    'shop.example',
    { canonical_id: 'shop.example', canonical_domain: 'shop.example', source: 'community' },
    'shop.example',
  ],
  [
    'kids.example',
    {
      canonical_id: 'nova#kids',
      canonical_domain: 'kids.example',
      source: 'brand_json',
      house_domain: 'nova.example',
      relationship_trust: 'inline',
      keller_type: 'sub_brand',
    },
    'kids.example',
  ],
  [
    'kids.de',
    {
      canonical_id: 'nova#kids',
      canonical_domain: 'kids.example',
      source: 'brand_json',
      house_domain: 'nova.example',
      relationship_trust: 'inline',
      keller_type: 'sub_brand',
    },
    'nova.example#kids',
  ],
];

for (const engine of engines) {
  describe(`brands that were stored before ids were unique on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await store.transaction(async (tx) => {
        for (const [domain, fields] of STORED) {
          const text = JSON.stringify({ ...fields, brand_name: 'Name' });
          const isLive = !text.includes('community');
          await tx.brands.put({
            ...newBrand(domain, { newId, now: new Date() }),
            record: text as JsonText<never>,
            liveRecord: isLive ? JSON.parse(text) : null,
            listing: JSON.stringify({ domain, keller_type: 'master' }),
            listed: true,
          });
        }
        await tx.brands.put(newBrand('unknown.example', { newId, now: new Date() }));
      });
      await execute(store.url, `delete from knex_migrations where name = '0020-brand-identity'`);
      assert.deepEqual(await migrate(store.url), { applied: ['0020-brand-identity'] });
    });
    after(() => store.drop());

    for (const [domain, , id] of STORED) {
      it(`gives ${domain} the id ${id} and all fields`, async () => {
        const brand = await store.read.brands.find(domain);
        const record = JSON.parse(brand?.record ?? '');
        const conforms = await schemaValidators['registry/brand-resolution']();
        assert.isTrue(conforms(record), JSON.stringify(conforms.errors));
        assert.equal(record.canonical_id, id);
        if (brand?.liveRecord) assert.deepEqual(brand.liveRecord, record);
        const listing = JSON.parse(brand?.listing ?? '');
        assert.deepEqual(
          [listing.keller_type, listing.house_domain],
          [record.keller_type, record.house_domain],
        );
        assert.deepEqual([brand?.kellerType, brand?.houseDomain], [record.keller_type, record.house_domain]);
      });
    }
  });
}
