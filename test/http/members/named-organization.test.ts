import { assert } from 'chai';
import { operations } from '../../../generated/operations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Credential, organization, signedIn } from './world.ts';

const OF_SIGN_IN = ['getMySignInWays', 'listMyPasskeys', 'renameMyPasskey', 'removeMyPasskey'];

describe('operations that act for an organization', () => {
  it('let the caller say for which', () => {
    const unnamed = Object.values(operations).filter(
      ({ access, namesOrganization, path }) =>
        access === 'member' && !namesOrganization && !path.startsWith('/api/operator/'),
    );
    // People who run the deployment act for no organization. The others show the caller itself, and what every member may read,
    // or belong to the person.
    const ofPeople = [
      'listMySessions',
      'endMySession',
      'endMyOtherSessions',
      'listMyGrants',
      'endMyGrant',
      ...OF_SIGN_IN,
    ];
    const ids = [
      'getMe',
      'getFeed',
      'streamFeed',
      'createFeedTicket',
      'getAuthorizationsSnapshot',
      ...ofPeople,
    ];
    assert.sameMembers(
      unnamed.map(({ id }) => id),
      ids,
    );
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a person of two organizations on ${engine.name}`, () => {
    let app: TestApp;
    let first: string;
    let second: string;
    let stranger: string;
    let person: Credential;
    before(async () => {
      app = await startTestApp(engine);
      first = (await organization(app, 'First')).id;
      second = (await organization(app, 'Second')).id;
      stranger = (await organization(app, 'Strangers')).id;
      const member = await signedIn(app, first, 'member');
      person = member.credential;
      app.clock.advance(1000);
      await app.store.transaction((tx) =>
        tx.memberships.insert({
          orgId: second,
          userId: member.id,
          role: 'member',
          createdAt: app.clock.now(),
        }),
      );
    });
    after(() => app.drop());

    const saved = async (orgId: string) => {
      const { body } = await app.get(`/api/me/entries?org=${orgId}`, person);
      return body.entries.map(({ domain }: { domain: string }) => domain);
    };

    it('saves for the one joined first, or for the one that is named', async () => {
      const brand = { domain: 'one.example', brand_name: 'One' };
      assert.equal((await app.post('/api/brands/save', brand, person)).status, 200);
      const property = { publisher_domain: 'two.example', properties: [{ type: 'website', name: 'Two' }] };
      const answer = await app.post(`/api/properties/save?org=${second}`, property, person);
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(await saved(first), ['one.example']);
      assert.deepEqual(await saved(second), ['two.example']);
    });

    it('proves a domain for the one that is named only', async () => {
      const path = '/api/ownership/challenges';
      const { status } = await app.post(`${path}?org=${second}`, { domain: 'three.example' }, person);
      assert.equal(status, 201);
      assert.equal((await app.get(`${path}/three.example?org=${second}`, person)).body.state, 'open');
      assert.equal((await app.get(`${path}/three.example`, person)).body.state, 'none');
      assert.equal((await app.get(`${path}?org=${second}`, person)).body.total, 2);
    });

    it('finds a crawl where it asked for it', async () => {
      app.sites.put('two.example', '/', { body: '' });
      const { body } = await app.post(
        `/api/registry/crawl-request?org=${second}`,
        { domain: 'two.example' },
        person,
      );
      const path = `/api/registry/crawl-request/${body.crawl_request_id}`;
      assert.equal((await app.get(`${path}?org=${second}`, person)).status, 200);
      assert.equal((await app.get(path, person)).status, 404);
    });

    it('is counted and recorded as a member of the one that is named', async () => {
      const entries = await app.store.read.auditLog.list(second, 10);
      assert.include(
        entries.map(({ action }) => action),
        'saveProperty',
      );
    });

    it('is refused for one that it does not belong to, before anything is done', async () => {
      const brand = { domain: 'four.example', brand_name: 'Four' };
      for (const org of [stranger, 'nonsense']) {
        const { status, body } = await app.post(`/api/brands/save?org=${org}`, brand, person);
        assert.equal(status, 403);
        assert.equal(body.error, 'forbidden');
        assert.match(body.message, /^org: /);
      }
      assert.equal((await app.get('/api/brands/resolve?domain=four.example')).status, 404);
      assert.equal((await app.post('/api/brands/save?org=', brand, person)).status, 400);
      assert.equal(
        (await app.post(`/api/brands/save?org=${first}&org=${second}`, brand, person)).status,
        400,
      );
    });
  });
}
