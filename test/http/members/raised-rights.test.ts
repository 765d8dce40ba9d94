import { assert } from 'chai';
import { operations } from '../../../generated/operations.ts';
import { protocol } from '../../../generated/protocol.ts';
import { actions, resources } from '../../../src/domain/members/agent-principal.ts';
import {
  type Grants,
  grantWords,
  holdsAll,
  type MemberRole,
  mayAdminister,
  memberRoles,
  readKeyPermissions,
  registryLevels,
} from '../../../src/domain/members/principal.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { ALL_SCOPES, endLimits, person, register, tokensOf } from '../oauth/world.ts';
import {
  apiKey,
  type Credential,
  client,
  type Organization,
  organization,
  outcome,
  signedIn,
} from './world.ts';

const TASK_WORDS = resources.flatMap((resource) => actions.map((action) => `${resource}:${action}`));
const WORDS = [...registryLevels.map((level) => `registry:${level}`), 'admin:read', 'admin:*', ...TASK_WORDS];

function grantsOf(words: readonly string[]): Grants {
  const grants = readKeyPermissions(words);
  assert.notProperty(grants, 'unknown');
  return grants as Grants;
}

/** What a person can do at most with this role, through a program that has every scope. */
const grantsOfRole = (role: MemberRole): Grants =>
  grantsOf(
    mayAdminister(role)
      ? ['admin:*']
      : ['registry:write', ...TASK_WORDS.filter((word) => !word.endsWith(':approve'))],
  );

/** Keys: each permission by itself, each together with `registry:admin`, and those that people make. */
const KEYS: readonly (readonly string[])[] = [
  ...WORDS.map((word) => [word]),
  ...WORDS.map((word) => ['registry:admin', word]),
  ['registry:admin', ...TASK_WORDS],
  ['registry:admin', ...TASK_WORDS.filter((word) => !word.endsWith(':approve'))],
  ['registry:admin', ...TASK_WORDS.filter((word) => word !== 'media_buys:write')],
];

type Gift = { name: string; gives: Grants; body: object };
type Made = { app: TestApp; org: Organization; number: number };
/** An operation that gives rights: everything that it can give, and the path of a request. */
type Giving = { gifts: readonly Gift[]; path(made: Made, gift: Gift): Promise<string> | string };

const roleGifts = memberRoles.map(
  (role): Gift => ({ name: role, gives: grantsOfRole(role), body: { role } }),
);
const SCOPES = ['registry:read', 'registry:write', ...resources];
const scopeWords = (scope: string) =>
  scope.includes(':') ? [scope] : actions.map((action) => `${scope}:${action}`);

const giving: Record<string, Giving> = {
  createMyApiKey: {
    gifts: WORDS.map((word) => ({
      name: word,
      gives: grantsOf([word]),
      body: { name: 'New', permissions: [word] },
    })),
    path: () => '/api/me/api-keys',
  },
  // A key that is rolled has what the older one had.
  rollMyApiKey: {
    gifts: WORDS.map((word) => ({ name: word, gives: grantsOf([word]), body: { grace_seconds: 0 } })),
    path: async ({ app, org }, { name }) => `/api/me/api-keys/${(await apiKey(app, org.id, name)).id}/roll`,
  },
  createMyClient: {
    gifts: SCOPES.map((scope) => ({
      name: scope,
      gives: grantsOf(scopeWords(scope)),
      body: { name: 'New', scopes: [`${protocol.scopePrefix}${scope}`] },
    })),
    path: () => '/api/me/clients',
  },
  createMyInvitation: { gifts: roleGifts, path: () => '/api/me/invitations' },
  changeMyMember: {
    // Somebody who has the role `member` already is given nothing by it.
    gifts: roleGifts.filter(({ name }) => name !== 'member'),
    path: async ({ app, org, number }) =>
      `/api/me/members/${(await person(app, `raised-${number}`, { orgId: org.id, role: 'member' })).id}`,
  },
};

/** Operations that change what an organization has, and give nobody a right that they did not have. */
const GIVES_NOTHING = [
  'updateMyOrganization',
  'removeMyMember',
  'revokeMyInvitation',
  'revokeMyApiKey',
  'revokeMyClient',
  'createMyWebhook',
  'changeMyWebhook',
  'removeMyWebhook',
  'resumeMyWebhook',
  'redeliverMyWebhook',
  'redeliverMyWebhookDelivery',
  'redeliverMyFailedDeliveries',
  'testMyWebhook',
  'endMyGrant',
  'endMySession',
  'endMyOtherSessions',
  'renameMyPasskey',
  'removeMyPasskey',
  'exportMyAuditLog',
  'enrollMyAgent',
  'changeMyAgent',
  'checkMyAgent',
  'removeMyAgent',
];
/** Operations that no program of a person may call, because what they make outlives what the program was given. */
const IN_PERSON_ONLY = [
  ...Object.keys(giving),
  'createMyWebhook',
  'changeMyWebhook',
  'endMySession',
  'endMyOtherSessions',
  'renameMyPasskey',
  'removeMyPasskey',
];

const mine = Object.values(operations).filter(({ tag, effect }) => tag === 'me' && effect === 'write');

describe('rights that a credential gives', () => {
  it('are told for every operation below /api/me that writes', () => {
    assert.sameMembers(
      [...Object.keys(giving), ...GIVES_NOTHING],
      mine.map(({ id }) => id),
    );
  });

  it('are given by no operation that a program may call for a person', () => {
    const closed = mine.filter(({ delegable }) => !delegable).map(({ id }) => id);
    assert.sameMembers(closed, IN_PERSON_ONLY);
  });

  for (const engine of enginesInTurn(import.meta.filename)) {
    describe(`on ${engine.name}`, () => {
      let app: TestApp;
      let org: Organization;
      let number = 0;
      before(async () => {
        app = await startTestApp(engine);
        org = await organization(app, 'Acme');
      });
      after(() => app.drop());

      const send = async (op: string, { path }: Giving, gift: Gift, by: Credential) => {
        number += 1;
        if (number % 5 === 0) await endLimits(app);
        const { method } = operations[op as keyof typeof operations];
        return app.send(method.toUpperCase(), await path({ app, org, number }, gift), by, gift.body);
      };

      for (const [op, row] of Object.entries(giving)) {
        it(`are never more than those of the API key that calls ${op}`, async () => {
          for (const words of KEYS) {
            const own = grantsOf(words);
            const { credential } = await apiKey(app, org.id, words.join(','));
            for (const gift of row.gifts) {
              const answer = await send(op, row, gift, credential);
              const isHeld = own.registry === 'admin' && holdsAll(own, gift.gives) && gift.name !== 'owner';
              const where = `${words.join(' ')} gives ${gift.name}: ${outcome(answer)}`;
              if (isHeld) assert.isBelow(answer.status, 300, where);
              else assert.include([400, 403], answer.status, where);
            }
          }
        });

        it(`are not given by ${op} to a program of a person, or to a client`, async () => {
          const boss = await signedIn(app, org.id, 'owner');
          const clientId = await register(app);
          assert.isNotEmpty(clientId);
          const { access_token: delegated } = await tokensOf(app, boss, { scope: ALL_SCOPES });
          const admin = (await apiKey(app, org.id, 'admin:*')).credential;
          const own = await client(app, admin, 'A client');
          for (const by of [{ authorization: `Bearer ${delegated}` }, own.credential]) {
            for (const gift of row.gifts)
              assert.equal(outcome(await send(op, row, gift, by)), '403 insufficient_scope', gift.name);
          }
        });

        it(`are given by ${op} as the role of a person in person allows`, async () => {
          for (const role of memberRoles) {
            const { credential } = await signedIn(app, org.id, role);
            for (const gift of row.gifts) {
              const answer = await send(op, row, gift, credential);
              const may = mayAdminister(role) && (gift.name !== 'owner' || role === 'owner');
              if (may) assert.isBelow(answer.status, 300, `${role} gives ${gift.name}`);
              else assert.equal(answer.status, 403, `${role} gives ${gift.name}`);
            }
          }
        });
      }

      it('may be taken by a key that could not give them', async () => {
        const { credential } = await apiKey(app, org.id, 'registry:admin');
        const { id } = await person(app, 'taken', { orgId: org.id, role: 'admin' });
        const lower = await app.send('PATCH', `/api/me/members/${id}`, credential, { role: 'member' });
        assert.equal(outcome(lower), '200');
        const same = await app.send('PATCH', `/api/me/members/${id}`, credential, { role: 'member' });
        assert.equal(outcome(same), '200');
        const back = await app.send('PATCH', `/api/me/members/${id}`, credential, { role: 'admin' });
        assert.equal(outcome(back), '403 forbidden');
        assert.include(back.body.message, 'products:read, products:write, products:delete and 13 more');
      });

      it('are named when a key lacks them', async () => {
        const all = grantWords(grantsOf(['admin:*']));
        const { credential } = await apiKey(
          app,
          org.id,
          all.filter((word) => word !== 'reports:approve').join(),
        );
        const refused = await app.post('/api/me/invitations', { role: 'admin' }, credential);
        assert.equal(outcome(refused), '403 forbidden');
        assert.include(
          refused.body.message,
          'role: a person with the role admin may do what this API key may not: reports:approve.',
        );
        assert.equal(outcome(await app.post('/api/me/invitations', { role: 'member' }, credential)), '201');
      });
    });
  }
});
