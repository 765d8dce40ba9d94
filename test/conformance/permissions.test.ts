import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { createKey } from '../../src/admin/organizations.ts';
import { organization } from '../http/members/world.ts';
import { endLimits, ownToken, type Person, person, tokensOf } from '../http/oauth/world.ts';
import { readPublishedContract } from '../support/contract.ts';
import { enginesInTurn } from '../support/databases.ts';
import { checkPermissions, type Holder } from './check-permissions.ts';
import { goodOf, startWorld, type World } from './world.ts';

const contract = readPublishedContract();
const scope = (word: string) => `${protocol.scopePrefix}${word}`;
/** Stores a ticket, which opens a stream and nothing else: it gives no more than the right to read. */
const READER = 'createFeedTicket';
const LEVELS = ['read', 'write', 'admin'] as const;

describe('permissions in the contract', () => {
  it('are named by every operation for members but the one that says who calls', () => {
    const members = contract.operations.filter(({ access }) => access === 'member');
    assert.isAbove(members.length, 25);
    for (const { id, role } of members) assert.equal(role === null, id === 'getMe', id);
  });

  it('are the same for keys and for tokens, and those that make what outlives a token are for none', () => {
    const own = contract.operations.filter(({ takesTokens, access }) => access === 'member' && !takesTokens);
    assert.sameMembers(
      own.map(({ id }) => id),
      [
        'createMyApiKey',
        'rollMyApiKey',
        'createMyClient',
        'createMyInvitation',
        'changeMyMember',
        'createMyWebhook',
        'changeMyWebhook',
        'listMySessions',
        'endMySession',
        'endMyOtherSessions',
        'getMySignInWays',
        'listMyPasskeys',
        'renameMyPasskey',
        'removeMyPasskey',
      ],
    );
    for (const { id, role, scope: named, takesTokens } of contract.operations)
      if (takesTokens && role !== null) assert.equal(named, scope(role), id);
  });

  it('are to read for reads, and more for writes', () => {
    for (const { id, access, effect, role } of contract.operations)
      if (access === 'member' && effect === 'write' && id !== READER)
        assert.include(
          ['registry:write', 'registry:admin', 'registry:moderate', 'registry:operate'],
          role,
          id,
        );
    const roleOf = (id: string) => contract.operations.find((one) => one.id === id)?.role;
    assert.equal(roleOf(READER), 'registry:read');
    assert.equal(roleOf('streamFeed'), 'registry:read', 'no more than a ticket opens');
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`permissions on ${engine.name}`, () => {
    let world: World;
    const holders: Holder[] = [];
    before(async () => {
      world = await startWorld(engine);
      const { app } = world;
      const org = (await organization(app, 'Granted', 'api')).id;
      const ann = await person(app, 'granted', { orgId: org, role: 'owner' });
      const given = { role: 'operator', at: app.clock.now(), by: 'admin' } as const;
      await app.store.transaction((tx) => tx.users.setOperatorRole(ann.id, given));
      const key = async (...given: string[]) => {
        const made = await createKey(app.store, { org, name: 'test', permissions: given.join(',') });
        const authorization = `Bearer ${made.api_key}`;
        holders.push({ who: `a key with ${given}`, authorization, kind: 'key', given });
      };
      const token = async (who: Person, ...given: string[]) => {
        await endLimits(app);
        const { access_token: made } = await tokensOf(app, who, { scope: ['openid', ...given].join(' ') });
        holders.push({ who: `a token with ${given}`, authorization: `Bearer ${made}`, kind: 'token', given });
      };
      await key('products:*', 'media_buys:*');
      for (const level of LEVELS) await key(`registry:${level}`);
      await token(ann);
      await token(ann, scope('products'), scope('media_buys'));
      for (const level of [...LEVELS, 'moderate', 'operate']) await token(ann, scope(`registry:${level}`));
    });
    after(() => world.close());

    for (const operation of contract.operations) {
      it(`${operation.id} asks for ${operation.role ?? 'none'}, and for nothing more`, async () => {
        const good = goodOf(world, operation);
        const problems = await checkPermissions(world, operation, good, holders, () => endLimits(world.app));
        assert.deepEqual(problems, []);
      });
    }

    it('let a person in person make what no program may', async () => {
      const { app } = world;
      const { id: org } = await organization(app, 'In person');
      const ann = await person(app, 'in-person', { orgId: org, role: 'owner' });
      const own = { authorization: `Bearer ${await ownToken(app, ann)}` };
      const made = await app.post('/api/me/api-keys', { name: 'Mine' }, own);
      assert.equal(made.status, 201);
      const { access_token: given } = await tokensOf(app, ann, { scope: scope('registry:admin') });
      const refused = await app.post('/api/me/api-keys', { name: 'x' }, { authorization: `Bearer ${given}` });
      assert.equal(refused.status, 403);
      assert.match(refused.body.message, /Programs cannot do this/);
      assert.notProperty(refused.body, 'required_scope', 'no scope would help');
    });
  });
}
