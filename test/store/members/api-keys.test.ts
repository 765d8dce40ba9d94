import { assert } from 'chai';
import { toJsonText } from '../../../src/domain/json/values.ts';
import { isDuplicate } from '../../../src/store/engine/dialect.ts';
import type { ApiKey } from '../../../src/store/members/api-keys.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';

const at = (ms: number) => new Date(ms);
const key = (id: string, change: Partial<ApiKey> = {}): ApiKey => ({
  id,
  orgId: 'acme',
  name: `key ${id}`,
  keyHash: `hash ${id}`,
  prefix: null,
  permissions: [],
  createdAt: at(1_000),
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  ...change,
});

for (const engine of engines) {
  describe(`apiKeys on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await store.transaction(async (tx) => {
        await tx.organizations.insert({ id: 'acme', name: 'Acme ü', tier: 'api', createdAt: at(500) });
        await tx.organizations.insert({ id: 'other', name: 'Other', tier: null, createdAt: at(500) });
      });
    });
    after(() => store.drop());

    const insert = (row: ApiKey) => store.transaction((tx) => tx.apiKeys.insert(row));

    it('finds a key by its hash, with its organization', async () => {
      const row = key('a', { permissions: ['admin:read', 'admin:*'], expiresAt: at(9_000) });
      await insert(row);
      const { id, orgId, lastUsedAt, expiresAt, revokedAt } = row;
      assert.deepEqual(await store.read.apiKeys.findByHash('hash a'), {
        id,
        orgId,
        lastUsedAt,
        expiresAt,
        revokedAt,
        permissions: toJsonText(row.permissions),
        orgName: 'Acme ü',
        orgTier: 'api',
      });
    });

    for (const hash of ['', 'hash', 'hash A', 'hash a ', '%', 'hash_a']) {
      it(`finds nothing by ${JSON.stringify(hash)}`, async () => {
        assert.isUndefined(await store.read.apiKeys.findByHash(hash));
      });
    }

    it('finds organizations by id', async () => {
      assert.deepEqual(await store.read.organizations.find('other'), {
        id: 'other',
        name: 'Other',
        tier: null,
        createdAt: at(500),
      });
      assert.isUndefined(await store.read.organizations.find('OTHER'));
    });

    it('refuses a hash that is taken, an id that is taken, and an organization that is not there', async () => {
      await insert(key('b'));
      assert.isTrue(isDuplicate(await rejects(insert(key('b2', { keyHash: 'hash b' })))));
      assert.isTrue(isDuplicate(await rejects(insert(key('b', { keyHash: 'hash b3' })))));
      assert.isFalse(isDuplicate(await rejects(insert(key('b4', { orgId: 'nobody' })))));
    });

    it('lists the keys of one organization, oldest first', async () => {
      await insert(key('z', { orgId: 'other', createdAt: at(1_000) }));
      await insert(key('y', { orgId: 'other', createdAt: at(2_000) }));
      await insert(key('x', { orgId: 'other', createdAt: at(2_000) }));
      assert.deepEqual(
        (await store.read.apiKeys.list('other')).map(({ id }) => id),
        ['z', 'x', 'y'],
      );
      assert.deepEqual(await store.read.apiKeys.list('nobody'), []);
    });

    it('revokes once, for the owner only, and shows it', async () => {
      await insert(key('c'));
      const revoke = (orgId: string, now: Date) =>
        store.transaction((tx) => tx.apiKeys.revoke('c', orgId, now));
      assert.isFalse(await revoke('other', at(2_000)));
      assert.isTrue(await revoke('acme', at(3_000)));
      assert.isFalse(await revoke('acme', at(4_000)));
      assert.deepEqual((await store.read.apiKeys.findByHash('hash c'))?.revokedAt, at(3_000));
    });

    it('notes the last use once a minute', async () => {
      await insert(key('d'));
      const touch = (now: number) => store.transaction((tx) => tx.apiKeys.touch('d', at(now), 'sk_d'));
      assert.isTrue(await touch(100_000));
      assert.isFalse(await touch(159_999));
      assert.isFalse(await touch(50_000));
      assert.isTrue(await touch(160_000));
      assert.deepEqual((await store.read.apiKeys.findByHash('hash d'))?.lastUsedAt, at(160_000));
      const [found] = await store.read.apiKeys.listByPrefix('sk_d');
      assert.equal(found?.id, 'd', 'a key of before is found by what it begins with once it was used');
      assert.isEmpty(await store.read.apiKeys.listByPrefix('sk_x'));
      assert.isFalse(await store.transaction((tx) => tx.apiKeys.touch('nothing', at(1), 'sk_n')));
    });
  });
}
