import { protocol } from '../../../generated/protocol.ts';
import { resources as taskResources } from './agent-principal.ts';
import { operatorPermissions } from './operator-roles.ts';
import { registryLevels } from './principal.ts';

/** Audiences of access tokens (RFC 8707). */
export const tokenAudiences = ['api', 'mcp', 'a2a'] as const;
export type TokenAudience = (typeof tokenAudiences)[number];

const withPrefix = <const W extends string>(word: W): `${typeof protocol.scopePrefix}${W}` =>
  `${protocol.scopePrefix}${word}`;
const registryScope = (level: (typeof registryLevels)[number]) => withPrefix(`registry:${level}`);

/** Scopes for a person's identity (OpenID Connect). */
export const identityScopes = ['openid', 'profile', 'email', 'offline_access'] as const;
/** Scopes of people who run this deployment; without the role of the person they give nothing. */
const operatorScopes: readonly string[] = operatorPermissions.map(withPrefix);
export const registryScopes: readonly string[] = [...registryLevels.map(registryScope), ...operatorScopes];
export const taskScopes: readonly string[] = taskResources.map(withPrefix);

/** Scopes, without their prefix, that an organization's own client can request. */
const clientWords = ['registry:read', 'registry:write', ...taskResources] as const;

/** Scopes of a request that names none (RFC 6749 section 3.3), and of a client that an organization creates. */
export const defaultScopes: readonly string[] = clientWords.map((word) => withPrefix(word));

/** The scopes that apply to at least one of these audiences. */
export const scopesOf = (wanted: readonly TokenAudience[]): string[] => [
  ...(wanted.includes('api') ? registryScopes : []),
  ...(wanted.includes('mcp') || wanted.includes('a2a') ? taskScopes : []),
];

/** The scopes without the protocol's prefix, as `scopeGrants` expects them. */
export const bareScopes = (scopes: readonly string[]): Set<string> =>
  new Set(
    scopes.map((scope) =>
      scope.startsWith(protocol.scopePrefix) ? scope.slice(protocol.scopePrefix.length) : scope,
    ),
  );

/**
 * The scopes of an organization's client from the stored words without the prefix. Null is from before scopes
 * were stored and means all.
 */
export const clientScopes = (bare: readonly string[] | null) =>
  clientWords.filter((word) => bare === null || bare.includes(word)).map((word) => withPrefix(word));

const READ = 'Read what members may read: the change feed, agent search, your agents, entries and proofs';
const WRITE = 'Save and change entries, prove domains, enrol and change agents, request crawls';
const ADMIN =
  'See members, invitations, API keys, clients and the audit log; remove members; revoke keys, clients and invitations; rename the organization';
const MODERATE =
  'As a moderator of this registry, if you are one: decide on entries, protected names, accounts and creatives of everybody, and restore earlier entries';
const OPERATE =
  'As an operator of this registry, if you are one: give other people these roles and take them away, set credit limits, and see, retry and drop failed jobs and webhooks of everybody';
/** Tasks that need no scope of their own are open to a token with any task scope. */
const ACCOUNTS =
  'Declare and see accounts with the agent, name their governance agents, report usage on them, and follow tasks';
/** What a task registers belongs to the organization, and lasts as long as the work that it is about. */
const RECEIVERS =
  'Name addresses to which the agent sends results and reports of this work, also after the access has ended';

const meanings: Readonly<Record<string, readonly string[]>> = {
  profile: ['See your name'],
  email: ['See your e-mail address'],
  [registryScope('read')]: [READ],
  [registryScope('write')]: [READ, WRITE],
  [registryScope('admin')]: [READ, WRITE, ADMIN],
  [withPrefix('registry:moderate')]: [MODERATE],
  [withPrefix('registry:operate')]: [MODERATE, OPERATE],
  [withPrefix('products')]: [ACCOUNTS, RECEIVERS, 'Ask the agent for products and signals'],
  [withPrefix('media_buys')]: [
    ACCOUNTS,
    RECEIVERS,
    'Plan, buy, change and cancel media with the agent, which spends money',
  ],
  [withPrefix('creatives')]: [ACCOUNTS, RECEIVERS, 'See, upload, change and delete creatives'],
  [withPrefix('reports')]: [ACCOUNTS, RECEIVERS, 'See delivery and financials, and send events'],
};

/** What these scopes allow, in words for the person who consents, without repetition. */
export const meaningsOf = (scopes: readonly string[]): string[] => [
  ...new Set(scopes.flatMap((scope) => meanings[scope] ?? [])),
];

/** Client id of the registry's own pages. Their tokens are a person's own session, not delegated to a program. */
export const OWN_PAGES = 'registry-pages';
