import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { responseValidators, schemaValidators } from '../../generated/validators/index.ts';
import { createKey, createOrganization, revokeKeyCommand } from '../../src/admin/organizations.ts';
import { signer } from '../../src/domain/feed/log/note.ts';
import { MOST_PASSKEYS } from '../../src/domain/members/passkeys.ts';
import { dumpFolder } from '../../src/infra/dump-folder.ts';
import { newId } from '../../src/infra/random.ts';
import { writeDump } from '../../src/jobs/dump/makeDump.ts';
import { enrollAgent } from '../../src/record/agents/enrolments.ts';
import { extendLog } from '../../src/record/feed/log.ts';
import type { Store } from '../../src/store/open.ts';
import { appendMany } from '../http/feed/world.ts';
import { lastingToken, person } from '../http/oauth/world.ts';
import { salesAgent, serveMcpAgent } from '../support/agents.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.ts';
import { type Operation, readPublishedContract } from '../support/contract.ts';
import type { TestEngine } from '../support/databases.ts';
import { putPage } from '../support/deliveries.ts';
import {
  BUYER,
  putAccount,
  putCreative,
  putFailedJob,
  putFailedWebhook,
  putReview,
  putRevisions,
} from '../support/moderated.ts';
import { type Sites, serveWebhooks, startSites } from '../support/sites.ts';
import { requestOf, sendPatiently, type Target, type Values } from './exchange.ts';
import { createPool, likelyValues, type Pool } from './pool.ts';

/** The service in a small world, and what is known to work there. */
export type World = Target & {
  readonly app: TestApp;
  readonly pool: Pool;
  /** Ids that must not be sent, such as that of the key that everything is asked with. */
  readonly kept: ReadonlySet<unknown>;
  /** A request per operation that was answered with a documented success. */
  readonly good: ReadonlyMap<string, Values>;
  /** Authorization headers of new members, `keys` of them in one organization. */
  members(keys: number): Promise<string[]>;
  /** Makes the sessions of a person again, which operations end. */
  signInAgain(): Promise<void>;
  revoked(): Promise<string>;
  close(): Promise<void>;
};

/** Hosts of the world; those without a file of their own can be written about by members. */
const OWN_FILES = ['ironclove.example', 'twostroke.example'];
const SELLER = 'https://sales.example/mcp';
const HOSTS = Array.from({ length: 80 }, (_unused, index) => `site-${index}.example`);

export async function startWorld(engine: TestEngine, options: TestAppOptions = {}): Promise<World> {
  const contract = readPublishedContract();
  const sites = await startSites();
  furnish(sites);
  const dumps = mkdtempSync(join(tmpdir(), 'dumps-'));
  const settings = { DUMP_DIR: dumps, ...options.settings };
  const app = await startTestApp(engine, { ...options, settings, sites });
  const kept = new Set<string>();
  const members = async (keys: number) => {
    const { organization } = await createOrganization(app.store, { name: 'Conformance' });
    const made = Array.from({ length: keys }, () =>
      createKey(app.store, { org: organization.id, name: 'test', permissions: 'admin:*' }),
    );
    // They may enrol the agents of the examples, without the two requests that a proof takes.
    const proof = { orgId: organization.id, method: 'dns', provedAt: app.clock.now() } as const;
    await app.store.transaction(async (tx) => {
      for (const domain of ['sales.example', 'tidewaterceramics.example'])
        await tx.ownershipProofs.put({ ...proof, domain });
    });
    await person(app, `member-${organization.id}`, { orgId: organization.id, role: 'member' });
    return (await Promise.all(made)).map(({ id, api_key: key }) => {
      kept.add(id);
      return `Bearer ${key}`;
    });
  };
  const [member = ''] = await members(1);
  await furnishDeliveries(app, member, kept);
  await furnishKey(app, member);
  await furnishAgent(app);
  const { credential: operator, signInAgain } = await furnishModeration(app, kept);
  await furnishLog(app);
  await furnishDump(app, dumps);
  const target: Target = {
    origin: `http://127.0.0.1:${app.address?.port}`,
    contract,
    member,
    operator,
    // Agents that a generated request names need not be any.
    mayFailWith: [502, 504],
    prove: (answer) => app.owners.help(answer),
    advance: (seconds) => app.clock.advance(seconds * 1000),
    validators: generatedValidators,
    explain: (id) => app.logged.filter((line) => line.includes(id) && line.includes('"err"')).join('\n'),
  };
  const pool = createPool(
    contract,
    {
      domain: [...OWN_FILES, ...HOSTS.slice(0, 6), 'quiet.example'],
      url: [SELLER],
    },
    kept,
  );
  return {
    ...target,
    app,
    pool,
    kept,
    good: await findGood(target, pool),
    members,
    signInAgain,
    async revoked() {
      const { organization } = await createOrganization(app.store, { name: 'Gone' });
      const { id, api_key: key } = await createKey(app.store, { org: organization.id, name: 'gone' });
      await revokeKeyCommand(app.store, id);
      return `Bearer ${key}`;
    },
    async close() {
      await app.drop();
      await sites.close();
      rmSync(dumps, { recursive: true, force: true });
    },
  };
}

/** The key of the examples, which nobody can call with: only what it begins with is known. */
async function furnishKey(app: TestApp, member: string): Promise<void> {
  const orgId: string = (await app.get('/api/me/organization', { authorization: member })).body.id;
  await app.store.transaction((tx) =>
    tx.apiKeys.insert({
      id: newId(),
      orgId,
      name: 'Nightly import',
      keyHash: 'of no key',
      prefix: 'sk_q3vJ0m2T',
      permissions: ['registry:read'],
      createdAt: app.clock.now(),
      lastUsedAt: null,
      expiresAt: null,
      revokedAt: null,
    }),
  );
}

/** Entries of the log for some events, which no job of this world makes. */
async function furnishLog(app: TestApp): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await appendMany(app, 20);
  const tools = {
    store: app.store,
    originOf: (number: number) => `registry.example/log/${number}`,
    signersOf: async (origin: string) => [signer(origin, 'ed25519', privateKey)],
    now: () => app.clock.now(),
  };
  while (!(await extendLog(tools)));
}

/** The dump of the examples. */
async function furnishDump({ store, clock }: TestApp, folder: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeDump(
    {
      store,
      folder: dumpFolder(folder),
      baseUrl: 'https://registry.example',
      version: '0.1.0',
      signersOf: async (name) => [signer(name, 'ed25519', privateKey)],
      newIdAt: () => '019bc0c6-9b40-7000-8000-0f3a7d1c5e22',
      now: () => clock.now(),
      hostNow: () => new Date(),
      rests: () => async () => {},
    },
    new AbortController().signal,
  );
}

/** The agent of the examples of the catalog, which everybody sees. */
async function furnishAgent(app: TestApp): Promise<void> {
  const { organization } = await createOrganization(app.store, { name: 'Trueglance', tier: 'api' });
  const url = 'https://measure.trueglance.example';
  const about = { type: 'measurement', visibility: 'public', control: 'operator' } as const;
  await app.store.transaction((tx) =>
    enrollAgent(
      tx,
      { orgId: organization.id, url, ...about },
      { now: app.clock.now(), newId, actor: 'admin' },
    ),
  );
}

/** The subscription of the examples of deliveries, with a page that was given up; nothing ends it. */
async function furnishDeliveries(app: TestApp, member: string, kept: Set<string>): Promise<void> {
  const id = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30';
  const pageId = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b31';
  const orgId: string = (await app.get('/api/me/organization', { authorization: member })).body.id;
  const url = 'https://mirror.tidewaterceramics.example/hooks/registry';
  const at = app.clock.now();
  const about = {
    types: null,
    description: null,
    cursor: null,
    pauseReason: null,
    status: 'active',
  } as const;
  const made = { id, organizationId: orgId, url, createdAt: at, updatedAt: at, ...about };
  await app.store.transaction((tx) => tx.feedSubscriptions.insert(made));
  await putPage(app, { orgId, webhookId: id, url }, { id: pageId });
  kept.add(id);
}

/** More of each kind than the tests decide on. */
const CASES = 12;

/** What waits for people who run the deployment, and failed; the Authorization header of one of them. */
async function furnishModeration(app: TestApp, kept: Set<string>) {
  const at = { store: app.store, now: app.clock.now() };
  const { organization } = await createOrganization(app.store, { name: 'Moderated' });
  const who = await person(app, 'runs-it');
  await app.store.transaction(async (tx) => {
    const given = { role: 'operator', at: at.now, by: 'admin' } as const;
    await tx.users.setOperatorRole(who.id, given);
    // The person of the examples, who can be given a role.
    const user = { id: newId(), email: 'ann@tidewaterceramics.example', name: 'Ann Potter' };
    const more = { passwordHash: 'none', createdAt: at.now, disabledAt: null, emailVerifiedAt: null };
    await tx.users.insert({ ...user, ...more });
  });
  kept.add(who.id);
  // Programs that the person gave access to, the first as the examples of grants have it.
  await app.store.transaction(async (tx) => {
    for (let index = 0; index < CASES; index += 1)
      await tx.oidcModels.put({
        model: 'Grant',
        id: index === 0 ? 'hV1yq3vJ0m2T8f1cYbXw5nZr7kLs9dHgPaEuQoViMtR' : `grant-${index}`,
        payload: { clientId: 'program-of-examples', accountId: who.id },
        accountId: who.id,
        grantId: null,
        uid: null,
        userCode: null,
        expiresAt: null,
        consumedAt: null,
      });
  });
  await putAccount(at, BUYER.accountId);
  await putCreative(at, 'cr_boots_1');
  await putRevisions(at, organization.id, 'saltmarshecho.example');
  for (let index = 0; index < CASES; index += 1) {
    await putAccount(at, `acc_waits_${index}`);
    await putCreative(at, `cr_waits_${index}`);
    await putReview(at, organization.id, `waits-${index}.example`);
    await putFailedJob(at, `failed-${index}.example`);
    await putFailedWebhook(at);
  }
  const credential = `Bearer ${await lastingToken(app, who)}`;
  const signInAgain = async () => {
    for (const id of SESSIONS) await putSession(at, who.id, id);
    for (const id of PASSKEYS) await putPasskey(at, who.id, id);
  };
  await signInAgain();
  return { credential, signInAgain };
}

/** Ids of sessions of the person who runs the registry; the first is that of the examples. */
const SESSIONS = [
  'kJ3xTq0b7mYcR2vWn8sLd',
  ...Array.from({ length: CASES }, (_unused, index) => `session-${index}`),
];

/** Likewise passkeys, of which a person has few. */
const PASSKEYS = [
  '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b40',
  ...Array.from({ length: MOST_PASSKEYS - 1 }, (_unused, index) => `passkey-${index}`),
];

const putPasskey = ({ store, now }: { store: Store; now: Date }, userId: string, id: string) =>
  store.transaction((tx) =>
    tx.passkeys.insert({
      id,
      userId,
      credentialId: `credential ${id}`,
      publicKey: '',
      counter: 0,
      transports: [],
      isSynced: false,
      name: 'Work laptop',
      createdAt: now,
      lastUsedAt: null,
    }),
  );

/** A browser in which a person is signed in. */
const putSession = ({ store, now }: { store: Store; now: Date }, userId: string, id: string) =>
  store.transaction((tx) =>
    tx.browserSessions.put({
      id,
      userId,
      device: 'Firefox on Windows',
      address: '198.51.100.7',
      startedAt: now,
      provedAt: now,
      lastUsedAt: now,
      endsAt: new Date(now.getTime() + 1_000 * 86_400_000),
    }),
  );

/** The request of an operation that succeeded. */
export function goodOf({ good }: World, { id }: Operation): Values {
  const values = good.get(id);
  if (values === undefined) throw new Error(`no request of ${id} succeeded`);
  return values;
}

/** A host of the world without a file of its own, another for each number up to its size. */
export const hostNumber = (index: number): string => HOSTS[index % HOSTS.length] ?? '';

function furnish(sites: Sites): void {
  for (const host of [...OWN_FILES, ...HOSTS]) {
    const body = `<title>${host}</title><meta name="description" content="A site."><link rel="icon" href="/icon.svg">`;
    sites.put(host, '/', { body });
  }
  sites.put('ironclove.example', '/.well-known/brand.json', {
    id: 'acme',
    names: [{ en: 'Acme Outdoors' }],
    keller_type: 'independent',
    logos: [{ url: 'https://ironclove.example/logo.svg', tags: ['primary'] }],
  });
  sites.put('twostroke.example', '/.well-known/adagents.json', {
    authorized_agents: [
      {
        url: 'https://sales.example',
        authorized_for: 'Display on all pages',
        authorization_type: 'property_ids',
        property_ids: ['main_site'],
      },
    ],
    properties: [
      {
        property_id: 'main_site',
        property_type: 'website',
        name: 'Example News',
        identifiers: [{ type: 'domain', value: 'twostroke.example' }],
      },
    ],
  });
  serveWebhooks(sites, 'mirror.tidewaterceramics.example', '/hooks/registry');
  serveMcpAgent(sites, SELLER, salesAgent());
  sites.put('sales.example', '/.well-known/agent-card.json', { name: 'Sales', url: 'https://sales.example' });
}

/**
 * Calls every operation with what may succeed, and learns from each answer what the next ones need, until nothing new
 * succeeds. What removes things comes last: another operation may need them.
 */
async function findGood(target: Target, pool: Pool): Promise<Map<string, Values>> {
  const good = new Map<string, Values>();
  const removes = ({ method }: Operation) => Number(method.toUpperCase() === 'DELETE');
  const ordered = [...target.contract.operations].sort((a, b) => removes(a) - removes(b));
  for (let before = -1; good.size > before; ) {
    before = good.size;
    for (const operation of ordered) {
      if (good.has(operation.id)) continue;
      const values = await firstSuccess(target, operation, pool);
      if (values !== undefined) good.set(operation.id, values);
    }
  }
  return good;
}

async function firstSuccess(target: Target, operation: Operation, pool: Pool): Promise<Values | undefined> {
  for (const values of likelyValues(operation, target.contract, pool)) {
    const answer = await sendPatiently(target, requestOf(target, operation, values));
    if (answer.status >= 300 || !operation.responses.has(answer.status)) continue;
    pool.learn(answer.json);
    return values;
  }
  return undefined;
}

async function generatedValidators(operation: Operation, status: number) {
  const load = new Map(Object.entries(responseValidators)).get(operation.id);
  const answer = (await load?.())?.[status];
  const refusal = status >= 400 ? await schemaValidators['core/error-response']() : undefined;
  return [answer, refusal].filter((validator) => validator !== undefined);
}
