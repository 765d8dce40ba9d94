import { protocol } from '../../../generated/protocol.ts';
import { newId } from '../../../src/infra/random.ts';
import { protect } from '../../../src/record/ownership/review.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import type { TestEngine } from '../../support/databases.ts';
import {
  putAccount,
  putCreative,
  putFailedJob,
  putFailedWebhook,
  putReview,
} from '../../support/moderated.ts';
import { apiKey, type Credential, organization } from '../members/world.ts';
import { at } from '../moderation/world.ts';
import { type Person, person, tokensOf } from '../oauth/world.ts';
import { ADAGENTS_PATH, crawlNow, publisherFile, putDead } from '../world.ts';
import { putTrade, type Trade } from './trade-world.ts';
import { desktopOf, putReceiver } from './world.ts';

type Role = 'member' | 'admin' | 'owner';

/** A service in which every page of the dashboard has something to show, and people of every role. */
export type BrowserWorld = {
  readonly app: TestApp;
  readonly orgId: string;
  /** A key that may do everything for the organization. */
  readonly key: Credential;
  /** Owner of two organizations, the second of which has nothing, and operator. */
  readonly boss: Person;
  readonly nobody: Person;
  readonly trade: Trade;
  /** For each page an address at which it has something to show. */
  readonly addresses: Readonly<Record<string, string>>;
  member(name: string, role: Role): Promise<Person>;
  staff(name: string, role: 'moderator' | 'operator', orgId?: string): Promise<Person>;
};

const BRAND = 'tide.example';
const AGENT = 'https://sales.tide.example/mcp';
const HOOKS = 'hooks.example';

export async function startBrowserWorld(engine: TestEngine): Promise<BrowserWorld> {
  const app = await startTestApp(engine, { jobs: true });
  const orgId = (await organization(app, 'Tidewater Ceramics', 'api')).id;
  const empty = (await organization(app, 'Salt Marsh')).id;
  const key = (await apiKey(app, orgId, 'admin:*')).credential;
  const member = (name: string, role: Role) => person(app, name, { orgId, role });
  async function staff(name: string, role: 'moderator' | 'operator', org?: string): Promise<Person> {
    const who = await person(app, name, org === undefined ? undefined : { orgId: org, role: 'owner' });
    const given = { role, at: app.clock.now(), by: 'admin' };
    await app.store.transaction((tx) => tx.users.setOperatorRole(who.id, given));
    return who;
  }
  const boss = await staff('boss', 'operator', orgId);
  const joined = { orgId: empty, userId: boss.id, role: 'owner', createdAt: later(app, 1_000) } as const;
  await app.store.transaction((tx) => tx.memberships.insert(joined));
  const other = await member('bob', 'member');
  const trade = await putTrade(app, orgId, key);
  const made = await ownThings(app, orgId, key);
  const queues = await operatorThings(app, orgId);
  await tokensOf(app, boss, { scope: `openid offline_access ${protocol.scopePrefix}registry:read` });
  const personal = await personalThings(app, boss);
  return {
    app,
    orgId,
    key,
    boss,
    nobody: await person(app, 'nobody'),
    trade,
    member,
    staff,
    addresses: {
      ...made,
      ...queues,
      ...personal,
      '/dashboard': '/dashboard',
      '/dashboard/members/role': `/dashboard/members/role?user=${other.id}`,
      '/dashboard/members/remove': `/dashboard/members/remove?user=${other.id}`,
      '/dashboard/people/revoke': `/dashboard/people/revoke?${query({ user: boss.id, email: boss.email, role: 'operator' })}`,
      '/dashboard/account': `/dashboard/account?id=${trade.account}`,
      '/dashboard/buy': `/dashboard/buy?id=${trade.waiting}`,
      '/dashboard/buy/change': `/dashboard/buy/change?id=${trade.running}&act=pause`,
      '/dashboard/creative': `/dashboard/creative?id=boots&account=${trade.account}`,
    },
  };
}

const later = ({ clock }: TestApp, ms: number): Date => new Date(clock.now().getTime() + ms);
const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** What the organization has, and the pages that are about one of it. */
async function ownThings(app: TestApp, orgId: string, key: Credential): Promise<Record<string, string>> {
  async function made(path: string, body: object) {
    const answer = await app.post(path, body, key);
    if (answer.status >= 300) throw new Error(`${path} ${answer.status} ${answer.text}`);
    return answer.body;
  }
  for (const brand_name of ['Ebb', 'Tide']) await made('/api/brands/save', { domain: BRAND, brand_name });
  await made('/api/me/agents', { url: AGENT, type: 'sales', name: 'Tide Sales' });
  const url = putReceiver(app, HOOKS, '/registry');
  const { webhook_id: hook } = await made('/api/me/webhooks', { url });
  const { delivery_id: delivery } = await made(`/api/me/webhooks/${hook}/test`, {});
  const { client_id: client } = await made('/api/me/clients', { name: 'Buying desk' });
  const invited = { role: 'member', email: 'eve@people.example' };
  const { invitation_id: invitation } = await made('/api/me/invitations', invited);
  const proof = { orgId, domain: BRAND, method: 'dns', provedAt: app.clock.now() } as const;
  await app.store.transaction((tx) => tx.ownershipProofs.put(proof));
  const { id } = await made('/api/me/api-keys', { name: 'Nightly import' });
  return {
    '/dashboard/entry': `/dashboard/entry?entity=brand&domain=${BRAND}&revision=1`,
    '/dashboard/agent': `/dashboard/agent?${query({ url: AGENT })}`,
    '/dashboard/agent/remove': `/dashboard/agent/remove?${query({ url: AGENT })}`,
    '/dashboard/invitations/revoke': `/dashboard/invitations/revoke?id=${invitation}`,
    '/dashboard/keys/roll': `/dashboard/keys/roll?id=${id}`,
    '/dashboard/keys/revoke': `/dashboard/keys/revoke?id=${id}`,
    '/dashboard/clients/remove': `/dashboard/clients/remove?id=${client}`,
    ...Object.fromEntries(
      ['', '/resume', '/end', '/test', '/redeliver'].map((part) => [
        `/dashboard/webhook${part}`,
        `/dashboard/webhook${part}?id=${hook}`,
      ]),
    ),
    '/dashboard/webhook/delivery': `/dashboard/webhook/delivery?id=${hook}&delivery=${delivery}`,
  };
}

/** What waits for those who run the deployment. */
async function operatorThings(app: TestApp, orgId: string): Promise<Record<string, string>> {
  const now = at(app);
  const review = await putReview(now, orgId, 'rnorningtide.example');
  const account = await putAccount(now, 'acc_tide');
  const creative = await putCreative(now, 'cr_boots');
  const job = await putFailedJob(now, 'quiet.example');
  const webhook = await putFailedWebhook(now);
  await putFailingHost(app, 'fails.example');
  await app.store.transaction((tx) => protect(tx, 'morningtide.example', app.clock.now()));
  const buyer = { principal: account.principalId, account: account.id };
  const shown = { principal: creative.principalId, account: creative.accountId, creative: creative.id };
  return {
    '/dashboard/review': `/dashboard/review?id=${review}`,
    '/dashboard/approvals/account': `/dashboard/approvals/account?${query(buyer)}`,
    '/dashboard/approvals/credit': `/dashboard/approvals/credit?${query({ ...buyer, limit: '500', currency: 'USD' })}`,
    '/dashboard/approvals/creative': `/dashboard/approvals/creative?${query(shown)}`,
    '/dashboard/protected-names/end': `/dashboard/protected-names/end?name=morningtide.example`,
    '/dashboard/rollback': `/dashboard/rollback?entity=brand&domain=${BRAND}&revision=1`,
    '/dashboard/jobs': '/dashboard/jobs?kind=crawlDomain',
    '/dashboard/jobs/drop': `/dashboard/jobs/drop?${query({ job, kind: 'crawlDomain' })}`,
    '/dashboard/failed-webhooks/drop': `/dashboard/failed-webhooks/drop?${query({ webhook, url: 'https://mirror.example' })}`,
  };
}

/** A host whose file was read once and cannot be read any more. */
async function putFailingHost(app: TestApp, host: string): Promise<void> {
  app.sites.put(host, ADAGENTS_PATH, { body: JSON.stringify(publisherFile(host)) });
  await crawlNow(app, host);
  putDead(app, host);
  await crawlNow(app, host);
}

/** Pages about a session, a program and a passkey of a person, which only their lists name. */
async function personalThings(app: TestApp, who: Person): Promise<Record<string, string>> {
  await desktopOf(app, who);
  const desktop = await desktopOf(app, who);
  const found: Record<string, string> = {};
  for (const path of ['/dashboard/sessions', '/dashboard/grants']) {
    const { text } = await desktop.open(path);
    const [, id] = new RegExp(`${path}/end\\?id=([\\w%-]+)`).exec(text) ?? [];
    if (id === undefined) throw new Error(`${path} has nothing to end: ${text}`);
    found[`${path}/end`] = `${path}/end?id=${id}`;
  }
  const id = newId();
  await app.store.transaction((tx) =>
    tx.passkeys.insert({
      id,
      userId: who.id,
      credentialId: `credential ${id}`,
      publicKey: '',
      counter: 0,
      transports: [],
      isSynced: false,
      name: 'Work laptop',
      createdAt: app.clock.now(),
      lastUsedAt: null,
    }),
  );
  return {
    ...found,
    '/dashboard/sessions/end-others': '/dashboard/sessions/end-others',
    '/dashboard/sign-in/rename': `/dashboard/sign-in/rename?id=${id}`,
    '/dashboard/sign-in/remove': `/dashboard/sign-in/remove?id=${id}`,
  };
}
