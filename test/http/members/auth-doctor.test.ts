import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { createPrincipal, revokePrincipal } from '../../../src/admin/principals.ts';
import { newId } from '../../../src/infra/random.ts';
import { demo } from '../../agent-doors/world.ts';
import type { Answer, TestApp } from '../../support/app.ts';
import { startTestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { desktopOf } from '../dashboard/world.ts';
import { endLimits, lastingToken, person, signedAgain, tokensOf } from '../oauth/world.ts';
import { newCallerKey, publishAgent, signedHeaders } from '../signers/signed-world.ts';
import { eventually } from '../world.ts';
import { apiKey, type Credential, client, organization, signedIn } from './world.ts';

const HOUR = 3_600;
const headers = { accept: 'application/json, text/event-stream' };

/** A way to be refused, and what the doctor has to say of it to an admin of the organization. */
type Refusal = {
  readonly what: string;
  readonly by: () => Promise<Answer>;
  readonly reason: string;
  /** Kind of the credential; null where none is known. */
  readonly kind: string | null;
  readonly operation?: string | null;
  readonly path?: string | null;
  readonly missing?: string;
  /** Seen by operators alone, because it is no credential of an organization. */
  readonly isOperators?: true;
};

const call = (name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const message = (skill: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'SendMessage',
  params: {
    message: { messageId: newId(), role: 'ROLE_USER', parts: [{ data: { skill, input: {} } }] },
  },
});
const bearer = (token: string): Credential => ({ authorization: `Bearer ${token}` });
const requestOf = (answer: Answer): string => answer.headers.get('x-request-id') ?? '';
const cut = (token: string): string => token.split('.').slice(0, 2).join('.');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the auth doctor on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let admin: Credential;
    let stranger: Credential;
    let operator: Credential;
    let reader: { id: string; credential: Credential };
    let memberToken: string;
    const refusals: Refusal[] = [];

    const ask = (body: object, by: Credential = admin) => app.post('/api/me/auth-doctor', body, by);
    const refused = (what: string, by: Refusal['by'], reason: string, kind: string | null, more = {}) =>
      refusals.push({ what, by, reason, kind, ...more });

    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      admin = (await apiKey(app, orgId, 'admin:*')).credential;
      stranger = (await apiKey(app, (await organization(app, 'Other')).id, 'admin:*')).credential;
      const runs = await person(app, 'runs-the-registry');
      await app.store.transaction((tx) =>
        tx.users.setOperatorRole(runs.id, { role: 'operator', at: app.clock.now(), by: 'admin' }),
      );
      operator = bearer(await lastingToken(app, runs));
      reader = await apiKey(app, orgId, 'registry:read');
    });
    after(() => app.drop());

    async function prepareRest() {
      const post =
        (path: string, by: object, body: object = {}) =>
        () =>
          app.post(path, body, { ...by });
      const get =
        (path: string, by: object = {}) =>
        () =>
          app.get(path, { ...by });
      const me = { operation: 'getMe', path: '/api/me' };
      refused('no credential', get('/api/me'), 'missing', null, me);
      refused('another scheme', get('/api/me', { authorization: 'Basic YTpi' }), 'malformed', null, me);
      refused('a key that nobody made', get('/api/me', bearer(`sk_${'x'.repeat(43)}`)), 'unknown', null, me);
      const revoked = await apiKey(app, orgId);
      await app.send('DELETE', `/api/me/api-keys/${revoked.id}`, admin);
      refused('a revoked key', get('/api/me', revoked.credential), 'revoked', 'api_key', me);
      const soon = new Date(app.clock.now().getTime() + 1_000).toISOString();
      const short = await app.post('/api/me/api-keys', { name: 'Short', expires_at: soon }, admin);
      app.clock.advance(2_000);
      refused('a key that has expired', get('/api/me', bearer(short.body.api_key)), 'expired', 'api_key', me);
      refused(
        'a key without the permission',
        get('/api/me/audit', reader.credential),
        'missing_permission',
        'api_key',
        {
          missing: 'registry:admin',
          operation: 'getMyAuditLog',
        },
      );
      const entry = `/api/me/webhooks/${newId()}`;
      refused('a path with a value', get(entry, reader.credential), 'missing_permission', 'api_key', {
        path: '/api/me/webhooks/{webhook_id}',
      });
      const alien = `/api/me/limits?org=${newId()}`;
      refused('another organization', get(alien, reader.credential), 'not_allowed', 'api_key');
      const operate = get('/api/operator/jobs', admin);
      refused('a key where only people decide', operate, 'missing_permission', 'api_key');
      const bulk = post('/api/brands/resolve/bulk', admin, { domains: ['quiet.example'] });
      const often = async () => {
        let last = await bulk();
        while (last.status === 200) last = await bulk();
        return last;
      };
      refused('too many requests', often, 'too_many', 'api_key', { path: '/api/brands/resolve/bulk' });
      const spoilt = {
        ...signedHeaders(`${app.baseUrl}/api/me`, '', newCallerKey('nobody'), app.store.now(), {}),
      };
      refused('a signature of nobody', get('/api/me', spoilt), 'signature', null, { operation: null });
    }

    async function prepareTokens() {
      const get =
        (token: string, path = '/api/me') =>
        () =>
          app.get(path, bearer(token));
      const ann = await signedIn(app, orgId, 'member');
      const { access_token: token } = await tokensOf(app, ann, {
        scope: `openid offline_access ${protocol.scopePrefix}registry:read ${protocol.scopePrefix}products`,
      });
      memberToken = token;
      refused(
        'a token of a program where programs may not act',
        get(token, '/api/me/api-keys'),
        'missing_permission',
        'grant',
      );
      refused(
        'a member where admins decide',
        get(ann.credential.authorization.slice(7), '/api/me/audit'),
        'not_allowed',
        'grant',
      );
      const past = await signedAgain(app, token, ({ iat = 0 }) => ({ iat: iat - 2 * HOUR, exp: iat - HOUR }));
      refused('a token whose time is over', get(past), 'expired', 'grant');
      const elsewhere = await signedAgain(app, token, () => ({ aud: `${app.baseUrl}/mcp` }));
      refused('a token for the agent', get(elsewhere), 'wrong_audience', 'grant');
      const forged = `${cut(token)}.${'A'.repeat(86)}`;
      refused('a token with another signature', get(forged), 'not_issued_here', null);
      const ended = await signedIn(app, orgId, 'member');
      const old = await tokensOf(app, ended);
      await app.store.transaction(async (tx) => {
        for (const { id } of await tx.grants.list(ended.id, app.clock.now(), 10))
          await tx.grants.end(ended.id, id);
      });
      refused('a token after its access was ended', get(old.access_token), 'ended', 'grant');
      const program = await client(app, admin);
      refused(
        'a client without the scope',
        get(program.credential.authorization.slice(7), '/api/me/audit'),
        'missing_permission',
        'client',
      );
    }

    async function prepareAgent() {
      const made = await createPrincipal(app.store, { name: 'Buyer', permissions: 'products:read' });
      const gone = await createPrincipal(app.store, { name: 'Gone', permissions: 'products:read' });
      await revokePrincipal(app.store, 'Gone');
      const key = newCallerKey('buyer-2026');
      publishAgent(app.sites, 'buyer.example', [key]);
      const doors = [
        { path: '/mcp', of: (task: string) => call(task) },
        { path: '/a2a', of: (task: string) => message(task) },
      ];
      for (const { path, of } of doors) prepareDoor(path, of, { made: made.token, gone: gone.token, key });
      refused(
        'one task of a batch',
        () => app.post('/mcp', [call('list_creatives')], { ...headers, ...reader.credential }),
        'missing_permission',
        'api_key',
        { operation: 'list_creatives' },
      );
    }

    function prepareDoor(
      path: string,
      of: (task: string) => object,
      { made, gone, key }: { made: string; gone: string; key: ReturnType<typeof newCallerKey> },
    ) {
      const send =
        (task: string, by: object, to = path) =>
        () =>
          app.post(to, of(task), { ...headers, ...by });
      const at = { path };
      refused(`no credential at ${path}`, send('list_accounts', {}), 'missing', null, at);
      refused(
        `an unknown token at ${path}`,
        send('list_accounts', bearer(`at_${'y'.repeat(43)}`)),
        'unknown',
        null,
        at,
      );
      refused(`a revoked token at ${path}`, send('list_accounts', bearer(gone)), 'revoked', 'agent_token', {
        ...at,
        isOperators: true,
      });
      refused(
        `a token of the operator without the permission at ${path}`,
        send('list_creatives', bearer(made)),
        'missing_permission',
        'agent_token',
        { ...at, operation: 'list_creatives', isOperators: true },
      );
      refused(
        `a key without the permission at ${path}`,
        send('list_creatives', reader.credential),
        'missing_permission',
        'api_key',
        { ...at, operation: 'list_creatives' },
      );
      refused(
        `a token for the API at ${path}`,
        async () => {
          const api = await signedAgain(app, memberToken, () => ({ aud: `${app.baseUrl}/api` }));
          return app.post(path, of('list_accounts'), { ...headers, ...bearer(api) });
        },
        'wrong_audience',
        'grant',
        at,
      );
      refused(
        `a page of another site at ${path}`,
        send('list_accounts', { ...demo('page'), origin: 'https://evil.example' }),
        'not_allowed',
        null,
        at,
      );
      refused(
        `no signature at /signed${path}`,
        send('create_media_buy', {}, `/signed${path}`),
        'signature',
        null,
        { path: `/signed${path}` },
      );
      const text = JSON.stringify(of('list_accounts'));
      const signed = signedHeaders(`${app.baseUrl}/signed${path}`, text, key, app.store.now(), {});
      refused(
        `a signature of nobody at /signed${path}`,
        () => app.post(`/signed${path}`, JSON.parse(text), { ...headers, ...signed }),
        'signature',
        null,
        { path: `/signed${path}` },
      );
    }

    it('tells of every way to be refused, to those whose credential it is, and to nobody else', async () => {
      await prepareRest();
      await prepareTokens();
      await prepareAgent();
      const unknown = await ask({ request_id: crypto.randomUUID() });
      assert.equal(unknown.status, 404);
      const made: (Refusal & { answer: Answer })[] = [];
      const expect = async ({
        what,
        answer,
        reason,
        kind,
        operation,
        path,
        missing,
        isOperators,
      }: (typeof made)[0]) => {
        const id = requestOf(answer);
        const seen = isOperators ? operator : admin;
        const { status, body, text } = await eventually(
          () => ask({ request_id: id }, seen),
          (asked) => asked.status === 200,
        );
        assert.equal(status, 200, `${what}: ${answer.status} ${answer.text.slice(0, 300)} and ${text}`);
        const told = body.refused_calls.find((one: { request_id: string }) => one.request_id === id);
        assert.deepInclude(told, { reason }, what);
        assert.equal(body.credential?.kind ?? null, kind, what);
        assert.isAtMost(told.message.length, 500);
        assert.isNotEmpty(told.mend);
        if (operation !== undefined) assert.equal(told.operation, operation, what);
        if (path !== undefined) assert.equal(told.path, path, what);
        if (missing !== undefined) assert.equal(told.missing, missing, what);
        if (kind === null) return;
        const theirs = await ask({ request_id: id }, stranger);
        assert.deepEqual(theirs.body, unknown.body, `${what}: foreign and unknown look alike`);
        if (isOperators) assert.deepEqual((await ask({ request_id: id })).body, unknown.body, what);
        else assert.equal((await ask({ request_id: id }, operator)).status, 200, what);
      };
      for (const [index, refusal] of refusals.entries()) {
        await endLimits(app);
        made.push({ ...refusal, answer: await refusal.by() });
        // Strangers at one address have ten places, so these are looked at before there are more.
        if (made.length < 8 && index < refusals.length - 1) continue;
        for (const one of made.splice(0)) await expect(one);
      }
    });

    it('finds a credential by its beginning, without its secret, and keeps its last ten refusals', async () => {
      const { credential, id } = await apiKey(app, orgId, 'registry:read');
      const secret = credential.authorization.slice(7);
      const asked = { credential: secret.slice(0, 11) };
      const sent: string[] = [];
      for (let n = 0; n < 13; n += 1) sent.push(requestOf(await app.get('/api/me/audit', credential)));
      const wanted = sent.slice(3).toReversed();
      const answer = await eventually(
        () => ask(asked),
        ({ body }) => body.refused_calls?.[0]?.request_id === wanted[0],
      );
      const { credential: found, refused_calls: calls } = answer.body;
      assert.deepInclude(found, {
        kind: 'api_key',
        id,
        state: 'active',
        organization_id: orgId,
        prefix: asked.credential,
      });
      assert.deepEqual(
        calls.map((one: { request_id: string }) => one.request_id),
        wanted,
      );
      assert.notInclude(answer.text, secret.slice(11));
      assert.equal((await ask({ credential: `api_key_${id}` })).body.credential.id, id);
      const nobody = await ask({ credential: 'sk_zzzzzzzz' });
      assert.equal(nobody.status, 404);
      for (const one of [asked, { credential: `api_key_${id}` }, { credential: 'client_nobody' }])
        assert.deepEqual((await ask(one, stranger)).body, nobody.body);
      assert.equal((await ask(asked, operator)).body.credential.id, id);
    });

    it('reads a token without its signature, and believes it nothing about others', async () => {
      const { credential, refused_calls: calls } = (await ask({ credential: cut(memberToken) })).body;
      assert.deepInclude(credential, { kind: 'grant', state: 'active', audiences: ['api', 'mcp', 'a2a'] });
      assert.include(credential.permissions, `${protocol.scopePrefix}registry:read`);
      assert.isNotEmpty(calls);
      const claimed = (change: object) => {
        const claims = JSON.parse(Buffer.from(memberToken.split('.')[1] ?? '', 'base64url').toString());
        return `x.${Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')}`;
      };
      const elsewhere = await signedIn(app, (await organization(app, 'Third')).id, 'owner');
      const absent = (await ask({ credential: 'sk_zzzzzzzz' })).body;
      for (const change of [
        { sub: elsewhere.id, grant: 'none' },
        { sub: 'nobody', grant: 'none' },
        { grant: undefined },
      ])
        assert.deepEqual((await ask({ credential: claimed(change) })).body, absent, JSON.stringify(change));
      assert.deepEqual((await ask({ credential: cut(memberToken) }, stranger)).body, absent);
    });

    it('refuses a whole secret without repeating it, and what names nothing', async () => {
      const secret = admin.authorization.slice(7);
      const whole = [secret, secret.slice(0, 12), `Bearer ${secret}`, memberToken, `at_${'z'.repeat(43)}`];
      const junk = [
        'x',
        'sk_',
        'sk_1',
        'a.b',
        `a.${Buffer.from('[]').toString('base64url')}`,
        'client_',
        'api_key_../x',
      ];
      for (const credential of [...whole, ...junk]) {
        const { status, body, text } = await ask({ credential });
        assert.equal(status, 400, credential);
        assert.equal(body.error, 'invalid_request');
        if (credential.length > 8) assert.notInclude(text, credential.slice(0, 12));
      }
      for (const body of [
        {},
        { credential: 'sk_q3vJ0m2T', request_id: newId() },
        { request_id: 'x' },
        { credential: 7 },
      ])
        assert.equal((await ask(body)).status, 400, JSON.stringify(body));
    });

    it('answers admins alone', async () => {
      const asked = { credential: 'sk_q3vJ0m2T' };
      const member = (await signedIn(app, orgId, 'member')).credential;
      const nobody = (await signedIn(app, null, 'member')).credential;
      for (const by of [member, nobody, reader.credential, bearer(memberToken)])
        assert.equal((await ask(asked, by)).status, 403);
      assert.equal((await ask(asked, {} as Credential)).status, 401);
      const looks = (await apiKey(app, orgId, 'admin:read')).credential;
      assert.equal((await ask(asked, looks)).status, 404, 'one who may read what admins read');
    });

    it('tells a person of what their own session was refused, and admins not', async () => {
      const owner = await signedIn(app, orgId, 'owner');
      const own = bearer(await lastingToken(app, owner));
      const desk = await desktopOf(app, owner);
      app.clock.advance(11 * 60_000);
      const late = await desk.fill('/dashboard/keys', 'key', { name: 'Too late' });
      assert.equal(late.status, 403);
      const asked = { request_id: late.headers.get('x-request-id') ?? '' };
      const { body } = await eventually(
        () => ask(asked, own),
        ({ status }) => status === 200,
      );
      assert.deepInclude(body.credential, { kind: 'session', state: 'active', person_id: owner.id });
      assert.deepInclude(body.refused_calls[0], { operation: 'createMyApiKey', reason: 'not_allowed' });
      for (const by of [admin, stranger]) assert.equal((await ask(asked, by)).status, 404);
    });
  });
}
