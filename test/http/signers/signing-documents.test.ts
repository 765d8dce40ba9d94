import { createPublicKey, verify } from 'node:crypto';
import { assert } from 'chai';
import { KEY_PURPOSE_MEMBER } from '../../../src/domain/signatures/keys.ts';
import { readRevocationList } from '../../../src/domain/signatures/revocation-list.ts';
import { signMessage } from '../../../src/domain/signatures/sign.ts';
import { createMessageKeys, pruneMessageKeys } from '../../../src/infra/message-keys.ts';
import { runAdmin } from '../../admin/run-admin.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';

type PublishedKey = { kid: string; [member: string]: unknown };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`keys of messages on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const published = async (): Promise<PublishedKey[]> =>
      JSON.parse((await app.get('/.well-known/jwks.json')).text).keys;
    const admin = async (...args: string[]) => {
      const { code, stdout, stderr } = await runAdmin({ DATABASE_URL: app.config.databaseUrl }, ...args);
      return code === 0 ? JSON.parse(stdout) : stderr;
    };
    const kidsOf = (keys: readonly { kid: string }[]) => keys.map(({ kid }) => kid).sort();

    it('are published with one key per purpose and without private parts', async () => {
      const { text, headers } = await app.get('/.well-known/jwks.json');
      assert.equal(headers.get('content-type'), 'application/jwk-set+json');
      const { keys } = JSON.parse(text);
      assert.sameMembers(
        keys.map((key: PublishedKey) => key[KEY_PURPOSE_MEMBER]),
        [
          'webhook-signing',
          'request-signing',
          'response-signing',
          'governance-signing',
          'checkpoint-signing',
        ],
      );
      for (const key of keys) {
        assert.hasAllKeys(key, ['kid', 'kty', 'crv', 'alg', 'x', 'use', 'key_ops', KEY_PURPOSE_MEMBER]);
      }
      const etag = headers.get('etag') ?? '';
      assert.equal((await app.get('/.well-known/jwks.json', { 'if-none-match': etag })).status, 304);
      assert.equal((await app.send('POST', '/.well-known/jwks.json', {}, {})).status, 405);
    });

    it('sign what the published key of the same name verifies', async () => {
      const key = await createMessageKeys(app.store).current('webhook');
      const found = (await published()).find(({ kid }) => kid === key.kid);
      const { Signature: signature, 'Signature-Input': input } = signMessage(
        'webhook',
        {
          method: 'POST',
          url: 'https://buyer.example/hook',
          body: Buffer.from('{}'),
          contentType: 'application/json',
        },
        key,
        { now: app.clock.now(), nonce: new Uint8Array(16) },
      );
      const base = `"@method": POST
"@target-uri": https://buyer.example/hook
"@authority": buyer.example
"content-type": application/json
"content-digest": sha-256=:RBNvo1WzZ4oRRq0W9-hknpT7T8If536DEMBg9hyq_4o:
"@signature-params": ${input.slice('sig1='.length)}`;
      const publicKey = createPublicKey({ key: { ...found }, format: 'jwk' });
      const bytes = Buffer.from(signature.slice('sig1=:'.length, -1), 'base64url');
      assert.isTrue(verify(null, Buffer.from(base), publicKey, bytes));
    });

    it('are found through the brand.json of the deployment', async () => {
      const { body } = await app.get('/.well-known/brand.json');
      assert.deepInclude(body.agents[0], {
        url: `${app.baseUrl}/mcp`,
        jwks_uri: `${app.baseUrl}/.well-known/jwks.json`,
      });
    });

    it('are rotated without a gap: the new key is published before it signs, the old one until nobody needs it', async () => {
      const before = await published();
      const { kid, rotated } = await admin('keys', 'rotate', '--purpose', 'webhook-signing');
      assert.isTrue(rotated);
      assert.deepEqual(kidsOf(await published()), kidsOf([...before, { kid }]));
      const { keys } = await admin('keys', 'list');
      assert.equal(keys.find((key: { kid: string }) => key.kid === kid).standing, 'waiting');
      const signing = await createMessageKeys(app.store).current('webhook');
      assert.notEqual(signing.kid, kid);
      const none = await app.store.transaction((tx) => pruneMessageKeys(tx, app.store.now()));
      assert.equal(none, 0);
      const later = new Date(app.store.now().getTime() + 481_000);
      assert.equal(await app.store.transaction((tx) => pruneMessageKeys(tx, later)), 1);
      assert.notInclude(kidsOf(await published()), signing.kid);
      assert.equal((await createMessageKeys(app.store).current('webhook')).kid, kid);
    });

    it('leave at once when they are revoked, enter the signed list, and another one takes over', async () => {
      const { kid } = await createMessageKeys(app.store).current('request');
      assert.deepEqual(await admin('keys', 'revoke', kid), {
        kid,
        purpose: 'request-signing',
        revoked: true,
      });
      const left = await published();
      assert.notInclude(kidsOf(left), kid);
      assert.lengthOf(
        left.filter((key) => key[KEY_PURPOSE_MEMBER] === 'request-signing'),
        1,
      );
      assert.include(kidsOf(left), (await createMessageKeys(app.store).current('request')).kid);
      const { text, headers } = await app.get('/.well-known/governance-revocations.json');
      assert.equal(headers.get('content-type'), 'application/jose+json');
      const keys = left.map((jwk) => ({ kid: jwk.kid, jwk }));
      const list = readRevocationList(JSON.parse(text), keys, app.clock.now());
      assert.deepEqual(list?.kids, [kid]);
      assert.isNull(readRevocationList(JSON.parse(text), [], app.clock.now()));
    });

    it('are refused by name when they do not exist', async () => {
      assert.match(await admin('keys', 'revoke', 'nobody'), /no key with the identifier "nobody"/);
      assert.match(
        await admin('keys', 'rotate', '--purpose', 'tmp'),
        /--purpose: expected webhook-signing or/,
      );
    });

    it('are one and the same for processes that start at once', async () => {
      for (const { kid } of await published()) await admin('keys', 'revoke', kid);
      const kids = await Promise.all(
        Array.from({ length: 6 }, async () => (await createMessageKeys(app.store).current('webhook')).kid),
      );
      assert.lengthOf([...new Set(kids)], 1);
    });
  });
}
