import { keepingResults } from '../kept-results.ts';
import { sha256Hex } from '../text/sha256.ts';
import type { RefusedCaller } from './refused-calls.ts';

/** Resources of tasks, and the actions on them (specification, "Principal"). */
export const resources = ['products', 'media_buys', 'creatives', 'reports'] as const;
export type Resource = (typeof resources)[number];
export const actions = ['read', 'write', 'delete', 'approve'] as const;
export type PrincipalAction = (typeof actions)[number];
export type Permission = { readonly resource: Resource; readonly action: PrincipalAction };
export type Permissions = { readonly [R in Resource]: readonly PrincipalAction[] };

/** Caller of a task. All data that tasks store belongs to one principal and is visible only to it. */
export type AgentPrincipal = {
  /**
   * `agent_…` for a token of an agent, `org_…` for an organization, `user_…` for a person without one,
   * `sandbox_…` for a sandbox token.
   */
  readonly id: string;
  readonly displayName: string;
  readonly permissions: Permissions;
  /**
   * Whether it has sandbox accounts only. Then every account that it names is a sandbox account, even if the
   * request does not mark it.
   */
  readonly sandboxOnly: boolean;
  /** Whose call it is, should it be refused; absent for tokens of the sandbox and for signatures. */
  readonly refusedAs?: RefusedCaller;
  /** Set for tokens of the sandbox, whose accounts expire some time after the last use. */
  readonly test?: TestTraits;
};

/** Behavior of a sandbox token, encoded in its name, so that clients can test the behavior of other sellers. */
export type TestTraits = {
  /** Whether its accounts count as live, so that the test controller must not change them. */
  readonly isLive: boolean;
  /** Whether the seller bills operators only, and never through agents. */
  readonly billsOperatorsOnly: boolean;
};

const of = (list: readonly PrincipalAction[]): Permissions => ({
  products: list,
  media_buys: list,
  creatives: list,
  reports: list,
});
export const ALL_PERMISSIONS: Permissions = of(actions);
export const NO_PERMISSIONS: Permissions = of([]);

export const mayDo = ({ permissions }: AgentPrincipal, { resource, action }: Permission): boolean =>
  permissions[resource].includes(action);

/**
 * Whether a caller may call a task that needs this permission. Tasks without one are about the caller's own
 * accounts and work; they need at least one permission of any kind.
 */
export const mayCall = (principal: AgentPrincipal, permission: Permission | null): boolean =>
  permission === null
    ? resources.some((resource) => principal.permissions[resource].length > 0)
    : mayDo(principal, permission);

/**
 * Parses words such as `products:read` and `media_buys:*`.
 * @returns the permissions, or the first unknown word
 */
export function parsePermissions(words: readonly string[]): Permissions | { unknown: string } {
  const lists = {
    products: new Set<PrincipalAction>(),
    media_buys: new Set<PrincipalAction>(),
    creatives: new Set<PrincipalAction>(),
    reports: new Set<PrincipalAction>(),
  };
  for (const word of words) {
    const [resource, action, ...rest] = word.split(':');
    const list = resources.find((name) => name === resource);
    const given = action === '*' ? actions : actions.filter((name) => name === action);
    if (list === undefined || given.length === 0 || rest.length > 0) return { unknown: word };
    for (const name of given) lists[list].add(name);
  }
  return {
    products: [...lists.products],
    media_buys: [...lists.media_buys],
    creatives: [...lists.creatives],
    reports: [...lists.reports],
  };
}

const DEMO = 'demo-';
const LIVE = '-live-';
const OPERATORS_ONLY = 'demo-billing-passthrough-';

/**
 * The principal of a sandbox token. Each token is a principal of its own and has only sandbox accounts,
 * unless its name marks it as live. A token is hashed once, and not for each call; only short ones are kept.
 */
export const sandboxPrincipal = keepingResults(
  (token: string): AgentPrincipal => {
    const isLive = token.startsWith(DEMO) && token.slice(DEMO.length).indexOf(LIVE) > 0;
    const billsOperatorsOnly = token.startsWith(OPERATORS_ONLY);
    return sandboxHolder(`${SANDBOX}${sha256Hex(token).slice(0, 32)}`, { isLive, billsOperatorsOnly });
  },
  { most: 1_000, longest: 128 },
);

/** The principal of a sandbox token whose id and traits are known, and not the token itself. */
const sandboxHolder = (id: string, test: TestTraits): AgentPrincipal => ({
  id,
  displayName: 'sandbox',
  permissions: ALL_PERMISSIONS,
  sandboxOnly: !test.isLive,
  test,
});

const ORGANIZATION = 'org_';
const SANDBOX = 'sandbox_';

/** Whom the signature of an agent stands for when nothing else identifies the caller. */
export type SignedFor =
  | { readonly kind: 'organization'; readonly organizationId: string }
  | { readonly kind: 'sandbox'; readonly principal: AgentPrincipal }
  | { readonly kind: 'principal' };

/** @param traits what the name of the sandbox token says, if the operator named a sandbox token */
export function signedFor(principalId: string, traits: TestTraits | null): SignedFor {
  if (principalId.startsWith(ORGANIZATION))
    return { kind: 'organization', organizationId: principalId.slice(ORGANIZATION.length) };
  if (!principalId.startsWith(SANDBOX)) return { kind: 'principal' };
  const known = traits ?? { isLive: false, billsOperatorsOnly: false };
  return { kind: 'sandbox', principal: sandboxHolder(principalId, known) };
}

/** Prefix of agent tokens; it distinguishes them from API keys without a database query. */
export const AGENT_TOKEN_PREFIX = 'at_';

/**
 * The stored hash of a token. Tokens have 256 random bits, so a stolen table is useless even with one round
 * of SHA-256.
 */
export const hashAgentToken = (token: string): string => sha256Hex(token);

/** Returns a function that checks whether a token matches one of the patterns; `*` matches any text. */
export function tokenMatcher(patterns: readonly string[]): (token: string) => boolean {
  const split = patterns.map((pattern) => pattern.split('*'));
  return (token) => split.some((parts) => consistsOf(token, parts));
}

/** Whether a text consists of these parts in order, with any text between them. Scans the text once. */
function consistsOf(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let end = first.length;
  for (const part of others) {
    const at = text.indexOf(part, end);
    if (at === -1) return false;
    end = at + part.length;
  }
  return text.length - last.length >= end && text.endsWith(last);
}
