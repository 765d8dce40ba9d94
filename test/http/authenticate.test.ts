import { assert } from 'chai';
import { createKey, createOrganization, revokeKeyCommand } from '../../src/admin/organizations.ts';
import { createUser, disableUser } from '../../src/admin/people.ts';
import { hashApiKey } from '../../src/domain/members/credentials.ts';
import { createAuthenticate } from '../../src/http/authenticate.ts';
import type { TokenClaims, VerifyToken } from '../../src/http/oauth/tokens.ts';
import type { Store } from '../../src/store/open.ts';
import { passwords } from '../support/app.ts';
import { enginesInTurn, type TestStore } from '../support/databases.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const OPERATION = { access: 'member', permission: null, delegable: true, effect: 'read' } as const;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`credentials beside a replica that lags, on ${engine.name}`, () => {
    let store: TestStore;
    /** Has seen only what a test writes to it. */
    let replica: TestStore;
    let late: Store;
    before(async () => {
      store = await engine.open();
      replica = await engine.open();
      late = { ...store, read: replica.read };
      for (const each of [store, replica]) await createOrganization(each, { name: 'Acme' });
    });
    after(async () => {
      await store.drop();
      await replica.drop();
    });

    const noTokens: VerifyToken = async () => ({ fault: 'not_issued_here', claims: null });
    const refusal = (asked: Promise<unknown>) =>
      asked.then(
        () => assert.fail('was not refused'),
        (cause) => cause.code,
      );

    it('keys work as soon as they are made, and end as soon as they are revoked', async () => {
      const { operation } = createAuthenticate(late, noTokens);
      const { id, api_key: key } = await createKey(store, { org: 'Acme', name: 'one' });
      assert.equal((await operation(OPERATION, `Bearer ${key}`, NOW))?.displayName, 'Acme');
      // The replica knows the key, and will go on serving it.
      const orgId = (await replica.read.organizations.findByName('Acme'))?.id ?? '';
      const row = {
        id,
        orgId,
        name: 'one',
        keyHash: hashApiKey(key),
        prefix: null,
        permissions: ['registry:read'],
      };
      const times = { createdAt: NOW, lastUsedAt: NOW, expiresAt: null, revokedAt: null };
      await replica.transaction((tx) => tx.apiKeys.insert({ ...row, ...times }));
      await revokeKeyCommand(store, id);
      assert.equal(
        await refusal(Promise.resolve(operation(OPERATION, `Bearer ${key}`, NOW))),
        'unauthorized',
      );
    });

    it('tokens end as soon as their person is disabled', async () => {
      const email = 'ann@acme.example';
      const { user } = await createUser(
        store,
        { org: 'Acme', email, password: 'nine lives of a grey cat', role: 'member' },
        passwords,
      );
      const grantId = 'grant-of-ann';
      await store.transaction((tx) =>
        tx.oidcModels.put({
          model: 'Grant',
          id: grantId,
          payload: {},
          grantId: null,
          uid: null,
          userCode: null,
          accountId: user.id,
          expiresAt: null,
          consumedAt: null,
        }),
      );
      const claims: TokenClaims = { subject: user.id, clientId: 'c', grantId, scopes: [] };
      const { holder } = createAuthenticate(late, async () => claims);
      assert.equal((await holder('Bearer a.b.c', 'api', NOW)).userKey, user.id);
      await disableUser(store, email);
      assert.equal(await refusal(holder('Bearer a.b.c', 'api', NOW)), 'unauthorized');
    });
  });
}
