import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { operatorRoleOf } from '../../../src/domain/members/operator-roles.ts';
import { requestOf, send } from '../../conformance/exchange.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Operation, readPublishedContract } from '../../support/contract.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  apiKey,
  type Credential,
  client,
  type Member,
  organization,
  outcome,
  signedIn,
} from '../members/world.ts';
import { endLimits, tokensOf } from '../oauth/world.ts';
import { at, staff } from './world.ts';

const contract = readPublishedContract();
const operatorsOnly = contract.operations.filter(({ role }) => operatorRoleOf(role) !== undefined);
const scope = (word: string) => `${protocol.scopePrefix}registry:${word}`;

describe('operations of people who run the deployment', () => {
  it('all lie below one address, and nothing else does', () => {
    assert.isAbove(operatorsOnly.length, 20);
    const below = contract.operations.filter(({ path }) => path.startsWith('/api/operator/'));
    assert.sameMembers(
      operatorsOnly.map(({ id }) => id),
      below.map(({ id }) => id),
    );
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`roles of people who run the deployment on ${engine.name}`, () => {
    let app: TestApp;
    let mia: Member;
    let max: Member;
    let owner: Member;
    let orgId: string;
    const strangers: Record<string, Credential> = {};
    before(async () => {
      app = await startTestApp(engine);
      mia = await staff(app, 'moderator');
      max = await staff(app, 'operator');
      orgId = (await organization(app, 'Acme', 'api')).id;
      owner = await signedIn(app, orgId, 'owner');
      const key = (await apiKey(app, orgId, 'admin:*')).credential;
      strangers['the owner of an organization'] = owner.credential;
      strangers['a person without an organization'] = (await staff(app, null)).credential;
      strangers['an API key that may do everything'] = key;
      strangers['a client of an organization'] = (await client(app, key)).credential;
    });
    after(() => app.drop());

    /** The status of an operation with the values of its examples. */
    async function statusOf(operation: Operation, { authorization }: Credential): Promise<string> {
      const target = {
        origin: `http://127.0.0.1:${app.address?.port}`,
        contract,
        member: authorization,
        advance: () => {},
      };
      const placed = { path: {}, query: {}, header: {} } as Record<string, Record<string, unknown>>;
      for (const { name, place, required, examples } of operation.parameters)
        if (required) Object.assign(placed[place] ?? {}, { [name]: examples[0] });
      const values = { path: placed.path ?? {}, query: placed.query ?? {}, header: {} };
      const body = operation.body === null ? {} : { body: operation.body.examples[0] };
      const { status, json } = await send(
        target.origin,
        requestOf(target, operation, { ...values, ...body }),
      );
      return status < 400 ? 'served' : `${status} ${(json as { error: string }).error}`;
    }

    for (const operation of operatorsOnly) {
      it(`${operation.id} serves nobody without the role, whatever else they may do`, async () => {
        for (const [who, credential] of Object.entries(strangers))
          assert.match(await statusOf(operation, credential), /^403 (forbidden|insufficient_scope)$/, who);
      });

      it(`${operation.id} serves a moderator only if the contract says so`, async () => {
        const answer = await statusOf(operation, mia.credential);
        if (operatorRoleOf(operation.role) === 'operator') assert.equal(answer, '403 forbidden');
        else assert.notMatch(answer, /^40[13]/);
        assert.notMatch(await statusOf(operation, max.credential), /^40[13]/);
      });
    }

    it('are no part of what a program may do for such a person, unless the person allows it', async () => {
      const list = async (token: string, path: string) =>
        outcome(await app.get(path, { authorization: `Bearer ${token}` }));
      for (const [scopes, moderates, operates] of [
        [[scope('admin'), `${protocol.scopePrefix}media_buys`], false, false],
        [[], false, false],
        [[scope('moderate')], true, false],
        [[scope('operate')], true, true],
      ] as const) {
        await endLimits(app);
        const asked = ['openid', ...scopes].join(' ');
        const { access_token: token } = await tokensOf(app, max, { scope: asked });
        assert.equal(
          await list(token, '/api/operator/reviews'),
          moderates ? '200' : '403 insufficient_scope',
        );
        assert.equal(await list(token, '/api/operator/jobs'), operates ? '200' : '403 insufficient_scope');
      }
      await endLimits(app);
      const { access_token: token } = await tokensOf(app, mia, { scope: `openid ${scope('operate')}` });
      assert.equal(await list(token, '/api/operator/reviews'), '200');
      assert.equal(await list(token, '/api/operator/jobs'), '403 forbidden', 'no more than the person may');
    });

    it('are named at /api/me, as far as the credential has them', async () => {
      const permissions = async (by: Credential) => (await app.get('/api/me', by)).body.permissions;
      assert.includeMembers(await permissions(max.credential), ['registry:moderate', 'registry:operate']);
      assert.include(await permissions(mia.credential), 'registry:moderate');
      assert.notInclude(await permissions(mia.credential), 'registry:operate');
      for (const credential of Object.values(strangers))
        assert.notMatch(String(await permissions(credential)), /moderate|operate/);
    });

    it('give no right in organizations', async () => {
      const answer = await app.get(`/api/me/members?org=${orgId}`, max.credential);
      assert.equal(outcome(answer), '403 forbidden');
    });

    it('are given and taken away by operators, from the next request on', async () => {
      const grant = (role: string, email = owner.email) =>
        app.send('POST', '/api/operator/people', max.credential, { email, role });
      const reviews = async () => outcome(await app.get('/api/operator/reviews', owner.credential));
      const jobs = async () => outcome(await app.get('/api/operator/jobs', owner.credential));
      assert.deepInclude((await grant('operator', owner.email.toUpperCase())).body, {
        user_id: owner.id,
        role: 'operator',
        granted_by: max.id,
      });
      assert.deepEqual([await reviews(), await jobs()], ['200', '200']);
      assert.equal((await grant('moderator')).body.role, 'moderator');
      assert.deepEqual([await reviews(), await jobs()], ['200', '403 forbidden']);
      const take = () => app.send('DELETE', `/api/operator/people/${owner.id}`, max.credential);
      assert.equal((await take()).status, 204);
      assert.deepEqual([await reviews(), await jobs()], ['403 forbidden', '403 forbidden']);
      assert.equal(outcome(await take()), '404 not_found');
      for (const email of ['nobody@people.example', 'no address', `${'x'.repeat(240)}@a.example`])
        assert.equal(outcome(await grant('moderator', email)), '404 not_found', email);
      for (const role of ['owner', '', 'none'])
        assert.equal(outcome(await grant(role)), '400 invalid_request', role);
    });

    it('are listed page by page, those who have one the longest first', async () => {
      const first = (await app.get('/api/operator/people?limit=1', max.credential)).body;
      const rest = await app.get(`/api/operator/people?cursor=${first.next_cursor}`, max.credential);
      const ids = [...first.people, ...rest.body.people].map(({ user_id: id }) => id);
      assert.includeMembers(ids, [mia.id, max.id]);
      assert.lengthOf(new Set(ids), ids.length);
    });

    it('end with the person', async () => {
      const eve = await staff(app, 'operator');
      assert.equal((await app.get('/api/operator/jobs', eve.credential)).status, 200);
      await app.store.transaction((tx) => tx.users.disable(eve.id, at(app).now));
      assert.equal((await app.get('/api/operator/jobs', eve.credential)).status, 401);
      await app.store.transaction((tx) => tx.pseudonyms.eraseUser(eve.id, at(app).now));
      assert.isUndefined(await app.store.primary.users.findOperator(eve.id));
    });
  });
}
