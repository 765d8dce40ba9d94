import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { newBrand } from '../../../src/record/brands/brand.ts';
import { newPublisher } from '../../../src/record/publishers/publisher.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';

const context = { newId, now: new Date() };

for (const engine of engines) {
  describe(`names of entries on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const putBrand = (domain: string, listed: boolean) =>
      store.transaction((tx) => tx.brands.put({ ...newBrand(domain, context), listed }));
    const putPublisher = (domain: string, listed: boolean) =>
      store.transaction((tx) => tx.publishers.put({ ...newPublisher(domain, context), listed }));
    const alike = (domain: string) =>
      store.transaction((tx) => tx.domainSkeletons.findLookAlikeForUpdate(domain));

    it('are found by those that look like them, while the entry is there', async () => {
      for (const put of [putBrand, putPublisher]) {
        await put('mill.example', false);
        assert.isUndefined(await alike('mi11.example'));
        await put('mill.example', true);
        assert.equal(await alike('mi11.example'), 'mill.example');
        assert.equal(await alike('shop.mi11.test'), 'mill.example');
        await put('mill.example', false);
        assert.isUndefined(await alike('mi11.example'));
      }
    });

    it('do not stand in the way of the same name elsewhere', async () => {
      await putBrand('mill.example', true);
      await putPublisher('news.mill.test', true);
      for (const domain of ['mill.example', 'mill.test', 'a.mill.com', 'mills.example'])
        assert.isUndefined(await alike(domain), domain);
    });

    it('are noted for what was there before names were kept', async () => {
      const many = Array.from({ length: 620 }, (_unused, index) => `old-${index}-mill.example`);
      await store.transaction(async (tx) => {
        for (const domain of many) await tx.brands.put({ ...newBrand(domain, context), listed: true });
        await tx.publishers.put({ ...newPublisher('weir.example', context), listed: true });
        await tx.brands.put({ ...newBrand('weir.example', context), listed: true });
        await tx.brands.put(newBrand('1ock.example', context));
      });
      await execute(store.url, 'delete from domain_skeletons');
      await execute(store.url, `delete from knex_migrations where name = '0011-domain-skeletons'`);
      assert.isUndefined(await alike('old-0-rnill.example'));
      assert.deepEqual(await migrate(store.url), { applied: ['0011-domain-skeletons'] });
      const found = await store.transaction((tx) =>
        Promise.all(
          many.map((domain) => tx.domainSkeletons.findLookAlikeForUpdate(domain.replace('mill', 'rnill'))),
        ),
      );
      assert.deepEqual(found, many);
      assert.equal(await alike('wеir.example'), 'weir.example');
      assert.isUndefined(await alike('lock.example'));
    });
  });
}
