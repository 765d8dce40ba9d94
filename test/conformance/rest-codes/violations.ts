import { protocol } from '../../../generated/protocol.ts';
import { encodeCursor } from '../../../src/domain/list-page.ts';
import { newId } from '../../../src/infra/random.ts';
import { apiKey, type Credential, organization, signedIn } from '../../http/members/world.ts';
import { staff } from '../../http/moderation/world.ts';
import type { Answer, TestApp } from '../../support/app.ts';

export type RestWorld = {
  readonly app: TestApp;
  /** A key that may do everything in its organization. */
  readonly admin: Credential;
  /** A person who runs the deployment. */
  readonly operator: Credential;
  /** A subscription of the organization to the change feed. */
  readonly webhook: string;
};

export async function startRestWorld(app: TestApp): Promise<RestWorld> {
  const orgId = (await organization(app, 'Acme', 'api')).id;
  const admin = (await apiKey(app, orgId, 'admin:*')).credential;
  app.sites.serve(new URL(HOOK).hostname, '/in', async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    response.writeHead(200).end(JSON.stringify({ challenge: JSON.parse(text).challenge }));
  });
  const { body } = await app.send('POST', '/api/me/webhooks', admin, { url: HOOK });
  const operator = (await staff(app, 'operator')).credential;
  return { app, admin, operator, webhook: body.webhook_id };
}
const HOOK = 'https://hooks.example/in';

type Send = (world: RestWorld) => Promise<Answer>;
/** Requests that break rules which follow from no schema, by operation and code. */
export type RestRows = Readonly<Record<string, Send>>;

const save =
  (kind: 'brands' | 'properties', domain: string) =>
  ({ app, admin }: RestWorld) =>
    app.send(
      'POST',
      `/api/${kind}/save`,
      admin,
      kind === 'brands'
        ? { domain, brand_name: 'Name' }
        : { publisher_domain: domain, properties: [{ type: 'website', name: 'Site' }] },
    );
/** Saves for a domain whose challenge was given, but whose nonce is nowhere. */
const saveUnpublished = (kind: 'brands' | 'properties') => async (world: RestWorld) => {
  const domain = `void-${kind}.example`;
  await world.app.send('POST', '/api/ownership/challenges', world.admin, { domain });
  return save(kind, domain)(world);
};
/** Saves for a proved domain that mixes letters of two scripts. */
const saveHeld = (kind: 'brands' | 'properties') => async (world: RestWorld) => {
  const domain = `n\u0435ws-\u0441entral-${kind}.example`;
  await prove(world, domain);
  return save(kind, domain)(world);
};
const saveOwnFile = (kind: 'brands' | 'properties') => (world: RestWorld) => {
  const domain = `own-${kind}.example`;
  const file =
    kind === 'brands'
      ? ['/.well-known/brand.json', { id: 'own', names: [{ en: 'Own' }] }]
      : ['/.well-known/adagents.json', { authorized_agents: [], properties: [PROPERTY] }];
  world.app.sites.put(domain, String(file[0]), file[1] as object);
  return save(kind, domain)(world);
};
const PROPERTY = {
  property_id: 'site',
  property_type: 'website',
  name: 'Site',
  identifiers: [{ type: 'domain', value: 'own-properties.example' }],
};
const enrol =
  (url: string, by?: Credential) =>
  ({ app, admin }: RestWorld) =>
    app.send('POST', '/api/me/agents', by ?? admin, { url, type: 'sales' });
async function prove({ app, admin }: RestWorld, domain: string): Promise<void> {
  app.owners.publish((await app.send('POST', '/api/ownership/challenges', admin, { domain })).body);
}
/** An organization of one owner, who acts in person. */
async function alone({ app }: RestWorld) {
  const owner = await signedIn(app, (await organization(app, 'Alone')).id, 'owner');
  const { members } = (await app.get('/api/me/members', owner.credential)).body;
  return { app, by: owner.credential, path: `/api/me/members/${members[0].user_id}` };
}

/** Asks for the redelivery of what nobody has counted. */
const repeatOther = ({ app, admin, webhook }: RestWorld) => {
  const body = { since: '2026-01-15T08:30:00.000Z', selection: 'other' };
  return app.send('POST', `/api/me/webhooks/${webhook}/redeliver-failed`, admin, body);
};

export const rows: RestRows = {
  'saveBrand authoritative_entry': saveOwnFile('brands'),
  'saveBrand pending_review': async (world) => {
    const domain = 'waits.example';
    await world.app.send('POST', '/api/brands/discovered/community', world.admin, { domain });
    return save('brands', domain)(world);
  },
  'saveBrand ownership_proof_required': save('brands', 'unproved.example'),
  'saveBrand ownership_proof_failed': saveUnpublished('brands'),
  'saveBrand held_for_review': saveHeld('brands'),
  'saveProperty authoritative_entry': saveOwnFile('properties'),
  'saveProperty ownership_proof_required': save('properties', 'unproved-too.example'),
  'saveProperty ownership_proof_failed': saveUnpublished('properties'),
  'saveProperty held_for_review': saveHeld('properties'),
  'submitDiscoveredBrand entry_exists': async ({ app, admin }) => {
    const body = { domain: 'twice.example' };
    await app.send('POST', '/api/brands/discovered/community', admin, body);
    return app.send('POST', '/api/brands/discovered/community', admin, body);
  },
  'changeMyMember last_owner': async (world) => {
    const { app, by, path } = await alone(world);
    return app.send('PATCH', path, by, { role: 'member' });
  },
  'removeMyMember last_owner': async (world) => {
    const { app, by, path } = await alone(world);
    return app.send('DELETE', path, by);
  },
  'createMyWebhook webhook_limit_reached': async (world) => {
    const { app, admin } = await startRestWorld(world.app);
    const answers: Answer[] = [];
    for (let nth = 0; nth < 10; nth += 1)
      answers.push(await app.send('POST', '/api/me/webhooks', admin, { url: HOOK }));
    return answers.at(-1) as Answer;
  },
  'enrollMyAgent ownership_proof_required': enrol('https://unproved-agent.example/mcp'),
  'enrollMyAgent ownership_proof_failed': async (world) => {
    await world.app.send('POST', '/api/ownership/challenges', world.admin, { domain: 'void-agent.example' });
    return enrol('https://void-agent.example/mcp')(world);
  },
  'enrollMyAgent agent_taken': async (world) => {
    await prove(world, 'taken.example');
    await enrol('https://taken.example/mcp')(world);
    const other = await startRestWorld(world.app);
    await prove(other, 'taken.example');
    return enrol('https://taken.example/mcp')(other);
  },
  'removeMyAgent agent_is_public': async (world) => {
    const url = 'https://public.example/mcp';
    await prove(world, 'public.example');
    await world.app.send('POST', '/api/me/agents', world.admin, { url, type: 'sales', visibility: 'public' });
    return world.app.send('DELETE', `/api/me/agents/${encodeURIComponent(url)}`, world.admin);
  },
  'createMyApiKey permissions invalid_request': ({ app, admin }) =>
    app.send('POST', '/api/me/api-keys', admin, { name: 'Key', permissions: ['registry:all'] }),
  'createMyApiKey expires_at invalid_request': ({ app, admin }) =>
    app.send('POST', '/api/me/api-keys', admin, { name: 'Key', expires_at: '2020-01-01T00:00:00Z' }),
  'rollMyApiKey expires_at invalid_request': async ({ app, admin }) => {
    const { body } = await app.send('POST', '/api/me/api-keys', admin, { name: 'Rolled' });
    const past = { expires_at: '2020-01-01T00:00:00Z' };
    return app.send('POST', `/api/me/api-keys/${body.id}/roll`, admin, past);
  },
  'createMyClient scopes invalid_request': ({ app, admin }) =>
    app.send('POST', '/api/me/clients', admin, { name: 'Client', scopes: [`${protocol.scopePrefix}:all`] }),
  'createMyInvitation email invalid_request': ({ app, admin }) =>
    app.send('POST', '/api/me/invitations', admin, { role: 'member', email: 'nobody' }),
  'listChanges types invalid_request': ({ app }) => app.get('/api/registry/changes?types=a%20b'),
  'getFeed types invalid_request': ({ app, admin }) => app.get('/api/registry/feed?types=a%20b', admin),
  'streamFeed types invalid_request': ({ app, admin }) =>
    app.get('/api/registry/feed/stream?types=a%20b', admin),
  'createMyWebhook types invalid_request': ({ app, admin }) =>
    app.send('POST', '/api/me/webhooks', admin, { url: 'https://hooks.example/in', types: ['a b'] }),
  'changeMyWebhook types invalid_request': ({ app, admin, webhook }) =>
    app.send('PATCH', `/api/me/webhooks/${webhook}`, admin, { types: ['a b'] }),
  'createMyWebhook url invalid_request': ({ app, admin }) =>
    app.send('POST', '/api/me/webhooks', admin, { url: 'http://plain.example/in' }),
  'changeMyWebhook url invalid_request': ({ app, admin, webhook }) =>
    app.send('PATCH', `/api/me/webhooks/${webhook}`, admin, { url: 7 }),
  'enrollMyAgent url invalid_request': enrol('ftp://agent.example/mcp'),
  'redeliverMyFailedDeliveries selection_changed': repeatOther,
  'redeliverMyFailedDeliveries selection selection_changed': repeatOther,
  'listBrandChanges cursor_expired': ({ app }) =>
    app.get(
      `/api/registry/brands/changes?cursor=${encodeCursor([9_999_999, 'another'], 'changes of brands')}`,
    ),
  'redeliverMyWebhook cursor_expired': ({ app, admin, webhook }) =>
    app.send('POST', `/api/me/webhooks/${webhook}/redeliver`, admin, { cursor: newId() }),
};

const HOLDINGS = 'test/desk/holdings.test.ts';
/** Codes that tests of their own show, for every operation or with the state that they need, and where. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  unauthorized: 'test/conformance/permissions.test.ts',
  forbidden: 'test/conformance/permissions.test.ts',
  insufficient_scope: 'test/conformance/permissions.test.ts',
  payload_too_large: 'test/conformance/refusals.test.ts',
  unsupported_media_type: 'test/conformance/refusals.test.ts',
  invalid_request: 'test/conformance/refusals.test.ts',
  rate_limited: 'test/conformance/limits.test.ts',
  unavailable: 'test/conformance/hung-database.test.ts',
  internal_error: 'test/desk/broken-responses.test.ts',
  limit_reached: HOLDINGS,
  not_configured: 'test/http/brands/enrich.test.ts',
  agent_limit_reached: 'test/http/agents/my-agents.test.ts',
  agent_failed: 'test/outside/agents/public-probes.test.ts',
  agent_timeout: 'test/outside/agents/public-probes.test.ts',
  last_way_to_sign_in: 'test/http/oauth/passkeys.test.ts',
};
