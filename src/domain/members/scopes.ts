import { protocol } from '../../../generated/protocol.ts';
import { resources as taskResources } from '../tasks/agent-principal.ts';
import { registryLevels } from './principal.ts';

/** What tokens are issued for (RFC 8707). */
export const tokenAudiences = ['api', 'mcp', 'a2a'] as const;
export type TokenAudience = (typeof tokenAudiences)[number];

const withPrefix = <const W extends string>(word: W): `${typeof protocol.scopePrefix}${W}` =>
  `${protocol.scopePrefix}${word}`;
const registryScope = (level: (typeof registryLevels)[number]) => withPrefix(`registry:${level}`);

/** Scopes of people's identity. */
export const identityScopes = ['openid', 'profile', 'email', 'offline_access'] as const;
export const registryScopes: readonly string[] = registryLevels.map(registryScope);
export const taskScopes: readonly string[] = taskResources.map(withPrefix);

/** Words behind the prefix of what an organization's own client can ask for. */
const clientWords = ['registry:read', 'registry:write', ...taskResources] as const;

/** What a request gets that names no scope (RFC 6749 section 3.3), and a client that an organization makes. */
export const defaultScopes: readonly string[] = clientWords.map((word) => withPrefix(word));

/** The scopes that mean something to one of the resources. */
export const scopesOf = (wanted: readonly TokenAudience[]): string[] => [
  ...(wanted.includes('api') ? registryScopes : []),
  ...(wanted.includes('mcp') || wanted.includes('a2a') ? taskScopes : []),
];

/** Scopes as `scopeGrants` reads them. */
export const bareScopes = (scopes: readonly string[]): Set<string> =>
  new Set(
    scopes.map((scope) =>
      scope.startsWith(protocol.scopePrefix) ? scope.slice(protocol.scopePrefix.length) : scope,
    ),
  );

/** The scopes of a client of an organization, which are stored without the prefix; null is from before there were any. */
export const clientScopes = (bare: readonly string[] | null) =>
  clientWords.filter((word) => bare === null || bare.includes(word)).map((word) => withPrefix(word));

const READ = 'Read what members may read: the change feed, agent search, your agents, entries and proofs';
const WRITE = 'Save and change entries, prove domains, enrol and change agents, request crawls';
const ADMIN =
  'See members, invitations, API keys, clients and the audit log; remove members; revoke keys, clients and invitations; rename the organization';
/** Tasks that need no scope of their own are open to a token with any of them. */
const ACCOUNTS =
  'Declare and see accounts with the agent, name their governance agents, report usage on them, and follow tasks';

const meanings: Readonly<Record<string, readonly string[]>> = {
  profile: ['See your name'],
  email: ['See your e-mail address'],
  [registryScope('read')]: [READ],
  [registryScope('write')]: [READ, WRITE],
  [registryScope('admin')]: [READ, WRITE, ADMIN],
  [withPrefix('products')]: [ACCOUNTS, 'Ask the agent for products and signals'],
  [withPrefix('media_buys')]: [
    ACCOUNTS,
    'Plan, buy, change and cancel media with the agent, which spends money',
  ],
  [withPrefix('creatives')]: [ACCOUNTS, 'See, upload, change and delete creatives'],
  [withPrefix('reports')]: [ACCOUNTS, 'See delivery and financials, and send events'],
};

/** What a person allows with these scopes, in words and each thing once. */
export const meaningsOf = (scopes: readonly string[]): string[] => [
  ...new Set(scopes.flatMap((scope) => meanings[scope] ?? [])),
];

/** The client of the registry's own pages. What it holds is the person's own session, not a program's. */
export const OWN_PAGES = 'registry-pages';
