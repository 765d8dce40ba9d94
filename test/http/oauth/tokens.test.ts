import { createHmac, randomUUID } from 'node:crypto';
import { assert } from 'chai';
import { decodeJwt, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { SIGNING_PURPOSE } from '../../../src/infra/oauth-keys.ts';
import { SCOPE_ASKED } from '../../agent-doors/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { member, tokensOf } from './world.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`access tokens on ${engine.name}`, () => {
    let app: TestApp;
    let good: string;
    let claims: JWTPayload;
    let key: JWK;
    before(async () => {
      app = await startTestApp(engine);
      good = (await tokensOf(app, await member(app, 'ann'))).access_token;
      claims = decodeJwt(good);
      const [secret] = await app.store.transaction((tx) => tx.secrets.list(SIGNING_PURPOSE));
      key = JSON.parse(secret?.value ?? '');
    });
    after(() => app.drop());

    const ask = (token: string, path = '/api/registry/feed') =>
      app.get(path, { authorization: `Bearer ${token}` });
    const askMcp = (token: string) =>
      app.post(
        '/mcp',
        { jsonrpc: '2.0', id: 1, method: 'ping' },
        { authorization: `Bearer ${token}`, accept: 'application/json' },
      );

    async function sign(
      changed: Record<string, unknown>,
      { header = {}, by = key }: { header?: Record<string, unknown>; by?: JWK } = {},
    ): Promise<string> {
      const protectedHeader = { alg: 'ES256', typ: 'at+jwt', kid: String(key.kid), ...header };
      return new SignJWT({ ...claims, ...changed })
        .setProtectedHeader(protectedHeader)
        .sign(await importJWK(by, protectedHeader.alg));
    }

    async function refused(token: string, title: string): Promise<void> {
      const { status, headers, body } = await ask(token);
      assert.equal(status, 401, title);
      assert.equal(body.error, 'unauthorized', title);
      const challenge = `Bearer resource_metadata="${app.baseUrl}/.well-known/oauth-protected-resource/`;
      assert.equal(headers.get('www-authenticate'), `${challenge}api", error="invalid_token"`, title);
      const atAgent = await askMcp(token);
      assert.equal(atAgent.status, 401, title);
      const ofAgent = `${challenge}mcp", ${SCOPE_ASKED}, error="invalid_token"`;
      assert.equal(atAgent.headers.get('www-authenticate'), ofAgent, title);
      assert.equal((await ask(token, '/api/brands/registry')).status, 401, 'public, but not auth-aware');
    }

    it('are taken when everything is right', async () => {
      assert.equal((await ask(good)).status, 200);
      assert.equal((await askMcp(good)).status, 200);
      const same = await sign({});
      assert.equal((await ask(same)).status, 200, 'so that the refusals below are for what they change');
      assert.equal(
        (await ask(await sign({ aud: ['https://other.example', `${new URL(app.baseUrl).origin}/api`] })))
          .status,
        200,
      );
    });

    it('say little: who, for whom, from when to when, and for which program', () => {
      assert.hasAllKeys(claims, ['aud', 'client_id', 'exp', 'grant', 'iat', 'iss', 'jti', 'scope', 'sub']);
      assert.equal(Number(claims.exp) - Number(claims.iat), 900);
    });

    it('are for us and from us', async () => {
      const { origin } = new URL(app.baseUrl);
      for (const aud of [
        'https://other.example/api',
        origin,
        `${origin}/`,
        `${origin}/api/`,
        `${origin}/apis`,
        [],
        '',
        undefined,
        claims.client_id,
      ]) {
        await refused(await sign({ aud }), `audience ${aud}`);
      }
      for (const iss of ['https://other.example', `${origin}/`, origin.toUpperCase(), '', undefined]) {
        await refused(await sign({ iss }), `issuer ${iss}`);
      }
    });

    it('end when they say, and begin when they say', async () => {
      const now = Math.floor(app.clock.now().getTime() / 1000);
      for (const changed of [
        { exp: now },
        { exp: now - 1 },
        { exp: undefined },
        { exp: 'soon' },
        { nbf: now + 60 },
        { iat: undefined },
      ]) {
        await refused(await sign(changed), JSON.stringify(changed));
      }
      app.clock.advance(16 * 60_000);
      const late = await ask(good);
      app.clock.advance(-16 * 60_000);
      assert.equal(late.status, 401);
    });

    it('name a person and a grant that there are', async () => {
      for (const changed of [
        { sub: undefined },
        { sub: '' },
        { sub: randomUUID() },
        { sub: claims.client_id },
        { client_id: undefined },
        { client_id: 7 },
        { grant: randomUUID() },
        { grant: undefined },
        { grant: 7 },
      ]) {
        await refused(await sign(changed), JSON.stringify(changed));
      }
    });

    it('have the type and the algorithm of access tokens', async () => {
      for (const typ of ['JWT', 'jwt', 'dpop+jwt', 'id_token', 'logout+jwt', '', undefined]) {
        await refused(await sign({}, { header: { typ } }), `type ${typ}`);
      }
      const [, payload, signature] = good.split('.');
      for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
        const header = encode({ alg, typ: 'at+jwt', kid: key.kid });
        for (const given of ['', signature])
          await refused(`${header}.${payload}.${given}`, `algorithm ${alg}`);
      }
      // What everybody can read must not be a secret.
      const published = (await app.get('/.well-known/oauth-jwks.json')).text;
      const publicKey = JSON.parse(published).keys[0];
      for (const secret of [published, JSON.stringify(publicKey), publicKey.x, publicKey.kid, '']) {
        for (const [alg, digest] of [
          ['HS256', 'sha256'],
          ['HS512', 'sha512'],
        ] as const) {
          const signed = `${encode({ alg, typ: 'at+jwt', kid: key.kid })}.${payload}`;
          const mac = createHmac(digest, secret).update(signed).digest('base64url');
          await refused(`${signed}.${mac}`, `${alg} with what is public`);
        }
      }
    });

    it('are signed by a key of ours', async () => {
      const { privateKey } = await generateKeyPair('ES256', { extractable: true });
      const other = (await crypto.subtle.exportKey('jwk', privateKey)) as JWK;
      const { d: _secret, ...publicPart } = other;
      for (const header of [
        {},
        { kid: 'unknown' },
        { kid: undefined },
        { jwk: publicPart },
        { kid: undefined, jwk: publicPart },
        { jku: 'http://127.0.0.1:9/keys' },
        { x5u: 'http://127.0.0.1:9/certificate' },
      ]) {
        await refused(await sign({}, { header, by: { ...other, alg: 'ES256' } }), JSON.stringify(header));
      }
      const rsa = await generateKeyPair('RS256', { extractable: true });
      const rsaKey = (await crypto.subtle.exportKey('jwk', rsa.privateKey)) as JWK;
      await refused(await sign({}, { header: { alg: 'RS256' }, by: rsaKey }), 'another algorithm');
    });

    it('are whole and unchanged', async () => {
      const [header = '', payload = '', signature = ''] = good.split('.');
      const raised = encode({ ...claims, sub: randomUUID() });
      for (const [title, token] of Object.entries({
        'another payload': `${header}.${raised}.${signature}`,
        'no signature': `${header}.${payload}.`,
        'a cut signature': `${header}.${payload}.${signature.slice(0, -4)}`,
        'a changed signature': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
        'no header': `.${payload}.${signature}`,
        'a header that is none': `e30.${payload}.${signature}`,
        'no JSON': `x.y.z`,
        'dots only': '..',
        'two parts': `${header}.${payload}`,
        'five parts': `${good}.a.b`,
        'a payload that is a list': `${header}.${encode([])}.${signature}`,
        'critical things that nobody knows': `${encode({ alg: 'ES256', typ: 'at+jwt', kid: key.kid, crit: ['x'], x: 1 })}.${payload}.${signature}`,
        'a very long one': `${header}.${'x'.repeat(15_000)}.${signature}`,
      })) {
        await refused(token, title);
      }
      assert.notMatch(app.logged.join('\n'), /"status":500/);
    });

    it('are taken from the header only', async () => {
      for (const path of [
        `/api/registry/feed?access_token=${good}`,
        `/api/registry/feed?token=${good}`,
        `/api/registry/feed?authorization=Bearer%20${good}`,
      ]) {
        assert.equal((await app.get(path)).status, 401);
      }
      for (const authorization of [
        good,
        `Basic ${good}`,
        `DPoP ${good}`,
        `Bearer ${good} ${good}`,
        'Bearer',
      ]) {
        assert.equal((await app.get('/api/registry/feed', { authorization })).status, 401);
      }
    });

    it('are asked for without naming an error when nothing was sent', async () => {
      const { status, headers } = await app.get('/api/registry/feed');
      assert.equal(status, 401);
      assert.equal(
        headers.get('www-authenticate'),
        `Bearer resource_metadata="${app.baseUrl}/.well-known/oauth-protected-resource/api"`,
      );
    });
  });
}
