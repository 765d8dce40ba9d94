import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { hold } from '../../support/sql.ts';
import { apiKey, type Credential, type Member, organization, outcome, signedIn } from './world.ts';

const UNKNOWN = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`members of an organization on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const change = (by: Credential, id: string, role: string) =>
      app.send('PATCH', `/api/me/members/${id}`, by, { role });
    const remove = (by: Credential, id: string) => app.send('DELETE', `/api/me/members/${id}`, by);
    const rolesOf = async (by: Credential): Promise<Record<string, string>> => {
      const { body } = await app.get('/api/me/members', by);
      const members: { user_id: string; role: string }[] = body.members;
      return Object.fromEntries(members.map(({ user_id: id, role }) => [id, role]));
    };

    describe('of one organization', () => {
      let orgId: string;
      let owner: Member;
      let admin: Member;
      let member: Member;
      let key: Credential;
      before(async () => {
        orgId = (await organization(app, 'Acme')).id;
        owner = await signedIn(app, orgId, 'owner');
        admin = await signedIn(app, orgId, 'admin');
        member = await signedIn(app, orgId, 'member');
        key = (await apiKey(app, orgId, 'admin:*')).credential;
      });

      it('are shown with their addresses and roles', async () => {
        const { body } = await app.get('/api/me/members', owner.credential);
        assert.deepInclude(body.members, {
          user_id: member.id,
          name: member.email.split('@')[0],
          email: member.email,
          role: 'member',
          joined_at: app.clock.now().toISOString(),
        });
        assert.lengthOf(body.members, 3);
      });

      it('know who they are', async () => {
        const { permissions, ...body } = (await app.get('/api/me', admin.credential)).body;
        assert.includeMembers(permissions, ['registry:admin', 'media_buys:approve']);
        assert.deepEqual(body, {
          kind: 'user',
          id: admin.id,
          name: admin.email.split('@')[0],
          email: admin.email,
          email_verified: false,
          organization: orgId,
          organizations: [{ id: orgId, name: 'Acme', tier: null, role: 'admin' }],
        });
      });

      for (const [what, by, target, role] of [
        ['an admin makes an owner', 'admin', 'member', 'owner'],
        ['an admin lowers an owner', 'admin', 'owner', 'member'],
        ['an admin raises itself', 'admin', 'admin', 'owner'],
        ['an admin key makes an owner', 'key', 'member', 'owner'],
        ['a member raises itself', 'member', 'member', 'admin'],
        ['a member lowers an admin', 'member', 'admin', 'member'],
      ] as const) {
        it(`stay as they are when ${what}`, async () => {
          const people = { owner, admin, member };
          const credential = by === 'key' ? key : people[by].credential;
          assert.equal(outcome(await change(credential, people[target].id, role)), '403 forbidden');
          const roles = await rolesOf(owner.credential);
          assert.deepEqual(roles, { [owner.id]: 'owner', [admin.id]: 'admin', [member.id]: 'member' });
        });
      }

      it('keep the owner when an admin or an admin key removes one', async () => {
        for (const credential of [admin.credential, key]) {
          assert.equal(outcome(await remove(credential, owner.id)), '403 forbidden');
        }
      });

      it('keep their last owner, who can neither leave nor be lowered', async () => {
        assert.equal(outcome(await remove(owner.credential, owner.id)), '409 last_owner');
        assert.equal(outcome(await change(owner.credential, owner.id, 'admin')), '409 last_owner');
        assert.equal(outcome(await change(owner.credential, owner.id, 'owner')), '200');
        assert.include(await rolesOf(owner.credential), { [owner.id]: 'owner' });
      });

      it('are nobody else: unknown people and people of others answer alike', async () => {
        const other = await organization(app, 'Elsewhere');
        const stranger = await signedIn(app, other.id, 'member');
        for (const ask of [remove, (by: Credential, id: string) => change(by, id, 'admin')]) {
          const unknown = await ask(owner.credential, UNKNOWN);
          const theirs = await ask(owner.credential, stranger.id);
          assert.equal(outcome(unknown), '404 not_found');
          assert.equal(theirs.text, unknown.text);
        }
        assert.equal(outcome(await remove(owner.credential, 'nobody')), '400 invalid_request');
      });

      it('may leave, and have no say from then on', async () => {
        const leaver = await signedIn(app, orgId, 'member');
        assert.equal(outcome(await app.get('/api/me/organization', leaver.credential)), '200');
        const left = await remove(leaver.credential, leaver.id);
        assert.equal(left.status, 204);
        assert.equal(left.text, '');
        assert.isNull(left.headers.get('content-type'));
        assert.equal(outcome(await app.get('/api/me/organization', leaver.credential)), '403 forbidden');
        assert.equal(outcome(await remove(leaver.credential, leaver.id)), '403 forbidden');
        assert.notProperty(await rolesOf(owner.credential), leaver.id);
      });

      it('lose what they were allowed at once when their role changes', async () => {
        const demoted = await signedIn(app, orgId, 'admin');
        assert.equal(outcome(await app.get('/api/me/api-keys', demoted.credential)), '200');
        assert.equal(outcome(await change(owner.credential, demoted.id, 'member')), '200');
        assert.equal(outcome(await app.get('/api/me/api-keys', demoted.credential)), '403 forbidden');
      });

      it('refuse roles that are none', async () => {
        for (const role of ['boss', '', 'Owner']) {
          assert.equal(outcome(await change(owner.credential, member.id, role)), '400 invalid_request');
        }
        const missing = await app.send('PATCH', `/api/me/members/${member.id}`, owner.credential, {});
        assert.equal(outcome(missing), '400 invalid_request');
      });
    });

    describe('of several organizations', () => {
      it('act for the one joined first unless they name another', async () => {
        const first = await organization(app, 'First');
        const second = await organization(app, 'Second');
        const both = await signedIn(app, first.id, 'owner');
        app.clock.advance(1000);
        await app.store.transaction((tx) =>
          tx.memberships.insert({
            orgId: second.id,
            userId: both.id,
            role: 'member',
            createdAt: app.clock.now(),
          }),
        );
        const ask = async (path: string) => outcome(await app.get(path, both.credential));
        const named = async (query: string) =>
          (await app.get(`/api/me/organization${query}`, both.credential)).body.name;
        assert.equal(await named(''), 'First');
        assert.equal(await named(`?org=${second.id}`), 'Second');
        assert.equal(await ask('/api/me/api-keys'), '200');
        // What somebody may do for one organization says nothing about the other.
        assert.equal(await ask(`/api/me/api-keys?org=${second.id}`), '403 forbidden');
        assert.equal(await ask(`/api/me/audit?org=${second.id}`), '403 forbidden');
        const made = await app.post(
          `/api/me/agents?org=${second.id}`,
          { url: 'https://second.example', type: 'sales' },
          both.credential,
        );
        assert.equal(outcome(made), '201');
        const mine = await app.get('/api/me/agents', both.credential);
        assert.deepEqual(mine.body.agents, []);
        const log = await app.store.transaction((tx) => tx.auditLog.list(second.id, 10));
        assert.deepInclude(log[0], {
          action: 'enrollMyAgent',
          subject: 'https://second.example',
          actor: both.id,
        });
      });
    });

    describe('when owners act at the same moment', () => {
      async function owners(count: number): Promise<{ id: string; people: Member[] }> {
        const { id } = await organization(app, 'Racing');
        return {
          id,
          people: await Promise.all(Array.from({ length: count }, () => signedIn(app, id, 'owner'))),
        };
      }
      const left = (id: string) => app.store.transaction((tx) => tx.memberships.countOwners(id));

      for (const [what, act] of [
        ['remove each other', remove],
        ['lower each other', (by: Credential, id: string) => change(by, id, 'member')],
      ] as const) {
        it(`keep one of two who ${what}`, async () => {
          const { id, people } = await owners(2);
          const [one, two] = people;
          if (one === undefined || two === undefined) throw new Error('there are not two');
          const answers = await Promise.all([act(one.credential, two.id), act(two.credential, one.id)]);
          assert.equal(await left(id), 1, answers.map(outcome).join(', '));
          assert.sameMembers(
            answers.map(({ status }) => (status < 300 ? 'done' : String(status))),
            ['done', '403'],
          );
        });
      }

      it('keep the last of many who leave', async () => {
        const { id, people } = await owners(6);
        const rows = `select * from memberships where org_id = '${id}' for update`;
        const release = await hold(app.config.databaseUrl, rows);
        const leaving = people.map((who) => remove(who.credential, who.id));
        // Time for all of them to come to the rows that they want.
        await sleep(200);
        await release();
        const answers = await Promise.all(leaving);
        assert.equal(await left(id), 1);
        assert.deepEqual(answers.map(outcome).sort(), [...Array(5).fill('204'), '409 last_owner']);
      });
    });
  });
}
