import { assert } from 'chai';
import { FEED_START } from '../../../src/domain/feed/feed.ts';
import { newId } from '../../../src/infra/random.ts';
import { enrollAgent } from '../../../src/record/agents/enrolments.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Operation, readPublishedContract } from '../../support/contract.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putPage } from '../../support/deliveries.ts';
import { serveWebhooks } from '../../support/sites.ts';
import { person } from '../oauth/world.ts';
import {
  apiKey,
  type Credential,
  client,
  type Organization,
  organization,
  outcome,
  signedIn,
} from './world.ts';

const WHO = ['owner', 'admin', 'member', 'admin key', 'reading key', 'key', 'client', 'stranger'] as const;
type Who = (typeof WHO)[number];

const EVERYBODY: readonly Who[] = WHO;
const MEMBERS = WHO.filter((who) => who !== 'stranger');
const WRITERS = MEMBERS.filter((who) => who !== 'reading key');
/** What they were given decides, before who they are does. */
const LIMITED: readonly Who[] = ['admin key', 'reading key', 'key', 'client'];
const READERS: readonly Who[] = ['owner', 'admin', 'admin key', 'reading key'];
const PEOPLE: readonly Who[] = ['owner', 'admin', 'member', 'stranger'];
const ADMINS: readonly Who[] = ['owner', 'admin', 'admin key'];

type Ask = { method: string; path: string; body?: unknown };
/** A request that succeeds for whom it may, made anew for each of them. */
type Row = {
  may: readonly Who[];
  status: number | string;
  /** Those who have the permission, and are no person. */
  noPerson?: readonly Who[];
  noSuch?: readonly Who[];
  ask(made: Made): Promise<Ask> | Ask;
};
type Made = { app: TestApp; org: Organization; admin: Credential; number: number };

const agentUrl = ({ number }: Made) => `https://agent-${number}.example/mcp`;
const prove = ({ app, org, number }: Made) =>
  app.store.transaction((tx) =>
    tx.ownershipProofs.put({
      orgId: org.id,
      domain: `agent-${number}.example`,
      method: 'dns',
      provedAt: app.clock.now(),
    }),
  );
const enrol = async (made: Made) => {
  // Not over REST, which counts enrolments.
  const enrolment = { orgId: made.org.id, url: agentUrl(made), type: 'sales' } as const;
  const context = { now: made.app.clock.now(), newId, actor: 'test' };
  await made.app.store.transaction((tx) =>
    enrollAgent(tx, { ...enrolment, visibility: 'members_only', control: 'proof' }, context),
  );
  return `/api/me/agents/${encodeURIComponent(agentUrl(made))}`;
};
const fresh = async ({ app, org, number }: Made) =>
  `/api/me/members/${(await person(app, `fresh-${number}`, { orgId: org.id, role: 'member' })).id}`;
const HOOK = 'https://mirror.example/hook';
const webhook = async ({ app, org }: Made) => {
  const id = newId();
  const at = app.clock.now();
  await app.store.transaction((tx) =>
    tx.feedSubscriptions.insert({
      id,
      organizationId: org.id,
      url: HOOK,
      types: null,
      description: null,
      cursor: null,
      status: 'active',
      pauseReason: null,
      createdAt: at,
      updatedAt: at,
    }),
  );
  return `/api/me/webhooks/${id}`;
};
/** A page of a subscription that was given up. */
const givenUp = async (made: Made) => {
  const path = await webhook(made);
  const webhookId = path.slice(path.lastIndexOf('/') + 1);
  const page = await putPage(made.app, { orgId: made.org.id, webhookId, url: HOOK });
  return { path, page: `${path}/attempts/${page.id}` };
};
const get = (path: string) => () => ({ method: 'GET', path });
const post = (path: string, body: unknown) => () => ({ method: 'POST', path, body });

const rows: Record<string, Row> = {
  getMe: { may: EVERYBODY, status: 200, ask: get('/api/me') },
  getMyOrganization: { may: MEMBERS, status: 200, ask: get('/api/me/organization') },
  updateMyOrganization: {
    may: ADMINS,
    status: 200,
    ask: () => ({ method: 'PATCH', path: '/api/me/organization', body: { name: 'Acme Two' } }),
  },
  listMyMembers: { may: READERS, status: 200, ask: get('/api/me/members') },
  changeMyMember: {
    may: ADMINS,
    status: 200,
    ask: async (made) => ({ method: 'PATCH', path: await fresh(made), body: { role: 'admin' } }),
  },
  removeMyMember: {
    may: ADMINS,
    status: 204,
    ask: async (made) => ({ method: 'DELETE', path: await fresh(made) }),
  },
  listMyInvitations: { may: READERS, status: 200, ask: get('/api/me/invitations') },
  createMyInvitation: { may: ADMINS, status: 201, ask: post('/api/me/invitations', { role: 'member' }) },
  revokeMyInvitation: {
    may: ADMINS,
    status: 204,
    async ask({ app, admin }) {
      const { body } = await app.post('/api/me/invitations', { role: 'member' }, admin);
      return { method: 'DELETE', path: `/api/me/invitations/${body.invitation_id}` };
    },
  },
  listMyApiKeys: { may: READERS, status: 200, ask: get('/api/me/api-keys') },
  createMyApiKey: { may: ADMINS, status: 201, ask: post('/api/me/api-keys', { name: 'New' }) },
  revokeMyApiKey: {
    may: ADMINS,
    status: 204,
    ask: async ({ app, org }) => ({
      method: 'DELETE',
      path: `/api/me/api-keys/${(await apiKey(app, org.id)).id}`,
    }),
  },
  listMyClients: { may: READERS, status: 200, ask: get('/api/me/clients') },
  createMyClient: { may: ADMINS, status: 201, ask: post('/api/me/clients', { name: 'New' }) },
  revokeMyClient: {
    may: ADMINS,
    status: 204,
    async ask({ app, admin }) {
      const { body } = await app.post('/api/me/clients', { name: 'Gone soon' }, admin);
      return { method: 'DELETE', path: `/api/me/clients/${body.client_id}` };
    },
  },
  listMyWebhooks: { may: READERS, status: 200, ask: get('/api/me/webhooks') },
  createMyWebhook: {
    may: ADMINS,
    status: 201,
    async ask(made) {
      const { app, org } = made;
      serveWebhooks(app.sites, 'mirror.example', '/hook');
      // An organization has only so many.
      await app.store.transaction(async (tx) => {
        for (const { id } of await tx.feedSubscriptions.list(org.id)) await tx.feedSubscriptions.remove(id);
      });
      return { method: 'POST', path: '/api/me/webhooks', body: { url: HOOK } };
    },
  },
  getMyWebhook: {
    may: READERS,
    status: 200,
    ask: async (made) => ({ method: 'GET', path: await webhook(made) }),
  },
  changeMyWebhook: {
    may: ADMINS,
    status: 200,
    ask: async (made) => ({ method: 'PATCH', path: await webhook(made), body: { description: 'Other' } }),
  },
  removeMyWebhook: {
    may: ADMINS,
    status: 204,
    ask: async (made) => ({ method: 'DELETE', path: await webhook(made) }),
  },
  listMyWebhookAttempts: {
    may: READERS,
    status: 200,
    ask: async (made) => ({ method: 'GET', path: `${await webhook(made)}/attempts` }),
  },
  resumeMyWebhook: {
    may: ADMINS,
    status: 200,
    ask: async (made) => ({ method: 'POST', path: `${await webhook(made)}/resume` }),
  },
  redeliverMyWebhook: {
    may: ADMINS,
    status: 200,
    ask: async (made) => ({
      method: 'POST',
      path: `${await webhook(made)}/redeliver`,
      body: { cursor: FEED_START },
    }),
  },
  listMyWebhookDeliveries: {
    may: READERS,
    status: 200,
    ask: async (made) => ({ method: 'GET', path: `${await webhook(made)}/deliveries` }),
  },
  getMyWebhookDelivery: {
    may: READERS,
    status: 200,
    ask: async (made) => ({ method: 'GET', path: (await givenUp(made)).page }),
  },
  redeliverMyWebhookDelivery: {
    may: ADMINS,
    status: 202,
    ask: async (made) => ({ method: 'POST', path: `${(await givenUp(made)).page}/redeliver` }),
  },
  countMyFailedDeliveries: {
    may: READERS,
    status: 200,
    ask: async (made) => ({
      method: 'GET',
      path: `${await webhook(made)}/failed?since=2026-01-01T00:00:00Z`,
    }),
  },
  redeliverMyFailedDeliveries: {
    may: ADMINS,
    status: 202,
    async ask(made) {
      const { path } = await givenUp(made);
      const since = '2026-01-01T00:00:00Z';
      const { selection } = (await made.app.get(`${path}/failed?since=${since}`, made.admin)).body;
      return { method: 'POST', path: `${path}/redeliver-failed`, body: { since, selection } };
    },
  },
  testMyWebhook: {
    may: ADMINS,
    status: 202,
    ask: async (made) => ({ method: 'POST', path: `${await webhook(made)}/test` }),
  },
  listMyAgents: { may: MEMBERS, status: 200, ask: get('/api/me/agents') },
  enrollMyAgent: {
    may: WRITERS,
    status: 201,
    async ask(made) {
      await prove(made);
      return { method: 'POST', path: '/api/me/agents', body: { url: agentUrl(made), type: 'sales' } };
    },
  },
  changeMyAgent: {
    may: WRITERS,
    status: 200,
    ask: async (made) => ({ method: 'PATCH', path: await enrol(made), body: { visibility: 'private' } }),
  },
  getMyAgentChecks: {
    may: MEMBERS,
    status: 200,
    ask: async (made) => ({ method: 'GET', path: `${await enrol(made)}/check` }),
  },
  checkMyAgent: {
    may: WRITERS,
    status: 202,
    ask: async (made) => ({ method: 'POST', path: `${await enrol(made)}/check` }),
  },
  removeMyAgent: {
    may: WRITERS,
    status: 204,
    ask: async (made) => ({ method: 'DELETE', path: await enrol(made) }),
  },
  listMySessions: {
    may: PEOPLE,
    status: 200,
    noPerson: ['admin key', 'reading key'],
    ask: get('/api/me/sessions'),
  },
  endMyOtherSessions: {
    may: PEOPLE,
    status: 200,
    noPerson: ['admin key'],
    ask: () => ({ method: 'DELETE', path: '/api/me/sessions' }),
  },
  endMySession: {
    may: [],
    status: 204,
    noPerson: ['admin key'],
    // Those who may are answered that they have no such session: `sessions.test.ts` ends one of each.
    noSuch: PEOPLE,
    ask: () => ({ method: 'DELETE', path: '/api/me/sessions/of-somebody-else' }),
  },
  getMySignInWays: {
    may: PEOPLE,
    status: 200,
    noPerson: ['admin key', 'reading key'],
    ask: get('/api/me/sign-in'),
  },
  listMyPasskeys: {
    may: PEOPLE,
    status: 200,
    noPerson: ['admin key', 'reading key'],
    ask: get('/api/me/passkeys'),
  },
  // `passkeys.test.ts` renames and removes one.
  renameMyPasskey: {
    may: [],
    status: 200,
    noPerson: ['admin key'],
    noSuch: PEOPLE,
    ask: () => ({ method: 'PATCH', path: '/api/me/passkeys/of-somebody-else', body: { name: 'Mine' } }),
  },
  removeMyPasskey: {
    may: [],
    status: 204,
    noPerson: ['admin key'],
    noSuch: PEOPLE,
    ask: () => ({ method: 'DELETE', path: '/api/me/passkeys/of-somebody-else' }),
  },
  listMyEntries: { may: MEMBERS, status: 200, ask: get('/api/me/entries') },
  getMyLimits: { may: MEMBERS, status: 200, ask: get('/api/me/limits') },
  listMyGrants: { may: EVERYBODY, status: 200, ask: get('/api/me/grants') },
  // Whose grant it is decides about the rest.
  endMyGrant: {
    may: EVERYBODY.filter((who) => who !== 'reading key'),
    status: '404 not_found',
    ask: () => ({ method: 'DELETE', path: '/api/me/grants/of-nobody' }),
  },
  exportMyAuditLog: { may: ADMINS, status: 200, ask: post('/api/me/audit/export', { format: 'csv' }) },
  rollMyApiKey: {
    may: ADMINS,
    status: 201,
    ask: async ({ app, org }) => ({
      method: 'POST',
      path: `/api/me/api-keys/${(await apiKey(app, org.id, 'registry:read')).id}/roll`,
      body: { grace_seconds: 60 },
    }),
  },
  listMyProofs: { may: MEMBERS, status: 200, ask: get('/api/me/proofs') },
  askAuthDoctor: {
    may: READERS,
    status: 200,
    ask: async ({ app, org }) => {
      const credential = `api_key_${(await apiKey(app, org.id)).id}`;
      return { method: 'POST', path: '/api/me/auth-doctor', body: { credential } };
    },
  },
  getMyAuditLog: { may: READERS, status: 200, ask: get('/api/me/audit') },
};

const mine = readPublishedContract().operations.filter(({ path }) => /^\/api\/me(\/|$)/.test(path));

function rowOf({ id }: Operation): Row {
  const row = rows[id];
  if (row === undefined) throw new Error(`nothing is told of ${id}`);
  return row;
}

function refusalOf({ noPerson = [], noSuch = [] }: Row, who: Who): string {
  if (noSuch.includes(who)) return '404 not_found';
  return LIMITED.includes(who) && !noPerson.includes(who) ? '403 insufficient_scope' : '403 forbidden';
}

describe('roles', () => {
  it('are told for every operation below /api/me', () => {
    assert.sameMembers(
      Object.keys(rows),
      mine.map(({ id }) => id),
    );
  });

  for (const engine of enginesInTurn(import.meta.filename)) {
    describe(`on ${engine.name}`, () => {
      let app: TestApp;
      let org: Organization;
      let admin: Credential;
      let credentials: Record<Who, Credential>;
      let number = 0;
      before(async () => {
        app = await startTestApp(engine);
        org = await organization(app, 'Acme');
        admin = (await apiKey(app, org.id, 'admin:*')).credential;
        credentials = {
          owner: (await signedIn(app, org.id, 'owner')).credential,
          admin: (await signedIn(app, org.id, 'admin')).credential,
          member: (await signedIn(app, org.id, 'member')).credential,
          'admin key': (await apiKey(app, org.id, 'admin:*')).credential,
          'reading key': (await apiKey(app, org.id, 'admin:read')).credential,
          key: (await apiKey(app, org.id)).credential,
          client: (await client(app, admin)).credential,
          stranger: (await signedIn(app, null, 'member')).credential,
        };
      });
      after(() => app.drop());

      for (const operation of mine) {
        it(`let ${operation.id} be done by whom it is for`, async () => {
          const row = rowOf(operation);
          const seen: Record<string, string> = {};
          const expected: Record<string, string> = {};
          for (const who of WHO) {
            number += 1;
            const { method, path, body } = await row.ask({ app, org, admin, number });
            seen[who] = outcome(await app.send(method, path, credentials[who], body));
            expected[who] = row.may.includes(who) ? String(row.status) : refusalOf(row, who);
          }
          assert.deepEqual(seen, expected);
        });

        it(`does not let ${operation.id} be done for an organization that is named and not one's own`, async () => {
          if (!operation.parameters.some(({ name }) => name === 'org')) return;
          const other = await organization(app, 'Elsewhere');
          number += 1;
          const { method, path, body } = await rowOf(operation).ask({ app, org, admin, number });
          for (const named of [other.id, '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17', 'nonsense']) {
            const answer = await app.send(
              method,
              `${path}${path.includes('?') ? '&' : '?'}org=${named}`,
              credentials.owner,
              body,
            );
            assert.equal(outcome(answer), '403 forbidden', named);
            assert.notInclude(answer.text, 'Elsewhere');
          }
        });
      }
    });
  }
});
