import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, type Credential, organization, outcome, signedIn } from './world.ts';

const DAY_SECONDS = 86_400;
const bearer = (key: string): Credential => ({ authorization: `Bearer ${key}` });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`rolling API keys, and proofs, on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let admin: Credential;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      admin = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    after(() => app.drop());

    const roll = (id: string, body: object = {}, by = admin) =>
      app.send('POST', `/api/me/api-keys/${id}/roll`, by, body);
    const accepted = async (by: Credential) => (await app.get('/api/me', by)).status === 200;
    const keyNamed = async (id: string) =>
      (await app.get('/api/me/api-keys', admin)).body.api_keys.find((key: { id: string }) => key.id === id);

    it('gives a new secret with the same permissions, and ends the older one after the grace', async () => {
      const old = await apiKey(app, orgId, 'registry:read,products:read');
      const { status, body, text } = await roll(old.id, { grace_seconds: 60 });
      assert.equal(status, 201, text);
      const fresh = bearer(body.api_key);
      assert.deepInclude(body, {
        name: 'test',
        permissions: ['registry:read', 'products:read'],
        rolled_id: old.id,
        expires_at: null,
      });
      assert.equal(body.prefix, body.api_key.slice(0, 11));
      assert.equal(Date.parse(body.rolled_until) - app.clock.now().getTime(), 60_000);
      assert.isTrue(await accepted(old.credential));
      assert.isTrue(await accepted(fresh));
      app.clock.advance(60_000);
      assert.isFalse(await accepted(old.credential));
      assert.isTrue(await accepted(fresh));
      const { entries } = (await app.get('/api/me/audit?action=rollMyApiKey', admin)).body;
      assert.deepInclude(entries[0], { subject: old.id, outcome: 'done' });
      assert.deepInclude(entries[0].detail, { new_key: body.id, grace_seconds: 60 });
      assert.notInclude(JSON.stringify(entries), body.api_key.slice(11));
      assert.notInclude(JSON.stringify(await keyNamed(body.id)), body.api_key.slice(11));
    });

    it('ends the older key at once without a grace, a day later by default, and never later than it would end', async () => {
      const now = await apiKey(app, orgId, 'registry:read');
      await roll(now.id, { grace_seconds: 0 });
      assert.isFalse(await accepted(now.credential));
      const usual = await apiKey(app, orgId, 'registry:read');
      const { rolled_until: until } = (await roll(usual.id)).body;
      assert.equal(Date.parse(until) - app.clock.now().getTime(), DAY_SECONDS * 1000);
      const soon = new Date(app.clock.now().getTime() + 5_000).toISOString();
      const short = (await app.post('/api/me/api-keys', { name: 'Short', expires_at: soon }, admin)).body;
      app.clock.advance(1_000);
      const rolled = (await roll(short.id, { grace_seconds: 3_600 })).body;
      assert.equal(rolled.rolled_until, soon);
      assert.equal(
        Date.parse(rolled.expires_at) - app.clock.now().getTime(),
        5_000,
        'as long as the older one',
      );
      assert.isNull((await roll(short.id, { expires_at: null })).body.expires_at);
    });

    it('of a key that ended, is unknown or of another organization is refused alike', async () => {
      const gone = await apiKey(app, orgId);
      await app.send('DELETE', `/api/me/api-keys/${gone.id}`, admin);
      const over = await apiKey(app, orgId);
      await roll(over.id, { grace_seconds: 0 });
      const foreign = await apiKey(app, (await organization(app, 'Other')).id);
      const answers = await Promise.all([gone.id, over.id, foreign.id, newId()].map((id) => roll(id)));
      for (const answer of answers) assert.deepEqual(answer.body, answers[0]?.body);
      assert.deepEqual(
        answers.map(outcome),
        answers.map(() => '404 not_found'),
      );
      assert.isTrue(await accepted(foreign.credential));
    });

    it('refuses what is out of bounds, and whoever may not make such a key', async () => {
      const { id, credential } = await apiKey(app, orgId, 'registry:admin,products:*');
      const past = new Date(app.clock.now().getTime() - 1).toISOString();
      for (const body of [
        { grace_seconds: -1 },
        { grace_seconds: 604_801 },
        { grace_seconds: 1.5 },
        { grace_seconds: '1' },
        { expires_at: past },
        { expires_at: 'soon' },
      ])
        assert.equal((await roll(id, body)).status, 400, JSON.stringify(body));
      const narrow = (await apiKey(app, orgId, 'registry:admin')).credential;
      assert.equal(outcome(await roll(id, {}, narrow)), '400 invalid_request');
      const member = (await signedIn(app, orgId, 'member')).credential;
      assert.equal(outcome(await roll(id, {}, member)), '403 forbidden');
      const reader = (await apiKey(app, orgId, 'admin:read')).credential;
      assert.equal(outcome(await roll(id, {}, reader)), '403 insufficient_scope');
      assert.isTrue(await accepted(credential), 'nothing ended');
      assert.isNull((await keyNamed(id)).expires_at);
    });

    it('proofs are listed with their end, the one that runs out first before the others', async () => {
      const { id: own } = await organization(app, 'Proved');
      const by = (await apiKey(app, own, 'registry:read')).credential;
      const put = (domain: string, days: number, of = own) =>
        app.store.transaction((tx) =>
          tx.ownershipProofs.put({
            orgId: of,
            domain,
            method: 'dns',
            provedAt: new Date(app.clock.now().getTime() - days * DAY_SECONDS * 1000),
          }),
        );
      await put('new.example', 1);
      await put('old.example', 89);
      await put('over.example', 100);
      await put('foreign.example', 50, orgId);
      const first = (await app.get('/api/me/proofs?limit=2', by)).body;
      const rest = (
        await app.get(`/api/me/proofs?limit=2&cursor=${encodeURIComponent(first.next_cursor)}`, by)
      ).body;
      assert.deepEqual(
        [...first.proofs, ...rest.proofs].map(({ domain, is_valid }) => [domain, is_valid]),
        [
          ['over.example', false],
          ['old.example', true],
          ['new.example', true],
        ],
      );
      assert.isNull(rest.next_cursor);
      const foreign = await app.get(`/api/me/proofs?cursor=${encodeURIComponent(first.next_cursor)}`, admin);
      assert.equal(foreign.status, 400, 'a cursor of another organization');
      for (const bad of ['limit=0', 'limit=201', 'cursor=x', 'cursor='])
        assert.equal((await app.get(`/api/me/proofs?${bad}`, by)).status, 400, bad);
      assert.equal(outcome(await app.get(`/api/me/proofs?org=${newId()}`, by)), '403 forbidden');
      assert.equal(outcome(await app.get('/api/me/proofs')), '401 unauthorized');
    });
  });
}
