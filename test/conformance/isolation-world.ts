import { newId } from '../../src/infra/random.ts';
import { newBrand, withStanding } from '../../src/record/brands/brand.ts';
import { apiKey, type Credential, client, organization, signedIn } from '../http/members/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import type { TestEngine } from '../support/databases.ts';
import { serveWebhooks, startSites } from '../support/sites.ts';

/** Names of an organization's things, by what they may be sent as. */
export type Names = {
  readonly org: string;
  readonly ids: readonly string[];
  readonly urls: readonly string[];
  readonly domains: readonly string[];
  readonly emails: readonly string[];
};

export type IsolationWorld = {
  readonly app: TestApp;
  /** What one organization has, none of which is public. */
  readonly theirs: Names;
  /** Texts that tell of it wherever they stand. */
  readonly secrets: readonly string[];
  /** Credentials of another organization that may do everything for it, by kind. */
  readonly others: Readonly<Record<string, Credential>>;
  close(): Promise<void>;
};

/** An organization with one of everything, made as its own members make it, and a neighbour. */
export async function startIsolationWorld(engine: TestEngine): Promise<IsolationWorld> {
  const sites = await startSites();
  for (const host of ['alder-crawled.example', 'alder-held.example', 'alder-entry.example']) {
    sites.put(host, '/', { body: '<title>A site</title>' });
  }
  serveWebhooks(sites, 'alder-mirror.example', '/hook');
  const app = await startTestApp(engine, { sites });
  const owned = await furnish(app);
  const { id: otherOrg } = await organization(app, 'Birch', 'api');
  const admin = (await apiKey(app, otherOrg, 'admin:*')).credential;
  return {
    app,
    ...owned,
    others: {
      'an API key': admin,
      'the token of a person': (await signedIn(app, otherOrg, 'owner')).credential,
      'the token of a client': (await client(app, admin)).credential,
    },
    async close() {
      await app.drop();
      await sites.close();
    },
  };
}

const AGENT = 'https://alder-agent.example/mcp';

async function furnish(app: TestApp): Promise<Pick<IsolationWorld, 'theirs' | 'secrets'>> {
  const { id: org } = await organization(app, 'Alder secret name', 'api');
  const owner = await signedIn(app, org, 'owner');
  const by = owner.credential;
  await addColleague(app, org);
  const made = await makeThings(app, by);
  const reviewId = newId();
  await addEntries(app, org, reviewId);
  const members: { user_id: string }[] = (await app.get('/api/me/members', by)).body.members;
  const log: { id: string }[] = (await app.get('/api/me/audit?limit=1000', by)).body.entries;
  const [enrolled] = await app.store.transaction((tx) => tx.catalogAgents.listByOrganization(org));
  const ids = [
    ...members.map(({ user_id: id }) => id),
    made.key.id,
    made.client.client_id,
    made.invitation.invitation_id,
    made.webhook.webhook_id,
    made.crawl.crawl_request_id,
    reviewId,
    enrolled?.id ?? '',
    log[0]?.id ?? '',
  ];
  const emails = ['alder-guest@people.example'];
  const domains = [
    'alder-challenge.example',
    'alder-crawled.example',
    'alder-held.example',
    'alder-entry.example',
  ];
  const secrets = [
    org,
    owner.email,
    'alder-colleague@people.example',
    ...ids,
    ...log.map(({ id }) => id),
    'Alder secret name',
    'Alder colleague',
    'Alder key',
    'Alder client',
    'Alder agent',
    'alder-agent.example',
    'alder-quiet.example',
    'Alder held entry',
    'Alder pending entry',
    made.challenge.nonce,
    made.key.api_key,
    made.client.client_secret,
    made.invitation.url.split('/').at(-1),
  ];
  return { theirs: { org, ids, urls: [AGENT], domains, emails }, secrets };
}

async function addColleague(app: TestApp, org: string): Promise<void> {
  await app.store.transaction(async (tx) => {
    const userId = newId();
    const email = 'alder-colleague@people.example';
    const createdAt = app.clock.now();
    await tx.users.insert({
      id: userId,
      email,
      name: 'Alder colleague',
      passwordHash: 'none',
      createdAt,
      disabledAt: null,
      emailVerifiedAt: null,
    });
    await tx.memberships.insert({ orgId: org, userId, role: 'member', createdAt });
  });
}

/** One of everything that members make with requests, each as its answer describes it. */
async function makeThings(app: TestApp, by: Credential) {
  return {
    key: (await app.post('/api/me/api-keys', { name: 'Alder key' }, by)).body,
    client: (await app.post('/api/me/clients', { name: 'Alder client' }, by)).body,
    invitation: (
      await app.post('/api/me/invitations', { role: 'member', email: 'alder-guest@people.example' }, by)
    ).body,
    agent: (
      await app.post(
        '/api/me/agents',
        { url: AGENT, type: 'sales', name: 'Alder agent', visibility: 'private' },
        by,
      )
    ).body.agent,
    webhook: (
      await app.post(
        '/api/me/webhooks',
        { url: 'https://alder-mirror.example/hook', description: 'Alder mirror' },
        by,
      )
    ).body,
    crawl: (await app.post('/api/registry/crawl-request', { domain: 'alder-crawled.example' }, by)).body,
    quiet: (await app.post('/api/ownership/challenges', { domain: 'alder-quiet.example' }, by)).body,
    challenge: (await app.post('/api/ownership/challenges', { domain: 'alder-challenge.example' }, by)).body,
  };
}

/** An entry that waits for a decision about its name, and one that waits for its review. */
async function addEntries(app: TestApp, org: string, reviewId: string): Promise<void> {
  await app.store.transaction((tx) => held(tx, reviewId, org, app.clock.now()));
  await app.store.transaction(async (tx) => {
    const now = app.clock.now();
    const blank = newBrand('alder-entry.example', { now, newId });
    const entry = { brand_name: 'Alder pending entry' };
    const standing = {
      entrySource: 'community',
      entryOrgId: org,
      reviewStatus: 'pending',
      revision: 1,
    } as const;
    await tx.brands.put(withStanding({ ...blank, ...standing, entry }));
  });
}

type Tables = Parameters<Parameters<TestApp['store']['transaction']>[0]>[0];

const held = (tx: Tables, id: string, orgId: string, now: Date) =>
  tx.reviews.insert({
    id,
    entity: 'brand',
    domain: 'alder-held.example',
    orgId,
    editor: 'Alder editor',
    reason: 'looks_like',
    resembles: null,
    entry: { brand_name: 'Alder held entry' },
    status: 'held',
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
  });
