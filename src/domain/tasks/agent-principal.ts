import { type Task, tasks } from '../../../generated/tasks.ts';
import { sha256Hex } from '../text/sha256.ts';
import { taskNamed } from './task-name.ts';

/** What a task touches, and what is done to it (specification, "Principal"). */
export const resources = ['products', 'media_buys', 'creatives', 'reports'] as const;
export type Resource = (typeof resources)[number];
export const actions = ['read', 'write', 'delete', 'approve'] as const;
export type PrincipalAction = (typeof actions)[number];
export type Permission = { readonly resource: Resource; readonly action: PrincipalAction };
export type Permissions = { readonly [R in Resource]: readonly PrincipalAction[] };

/** Who calls a task. Everything that tasks keep belongs to one principal; nobody else sees it. */
export type AgentPrincipal = {
  /** `agent_…` for a token of its own, `org_…` for an organization, `user_…` for a person without one, `sandbox_…`. */
  readonly id: string;
  readonly displayName: string;
  readonly permissions: Permissions;
  /** Has sandbox accounts only: each account that it names is one, said or not. */
  readonly sandboxOnly: boolean;
  /** Set for tokens of the sandbox, whose accounts end some time after the last use. */
  readonly test?: TestTraits;
};

/** How a token of the sandbox behaves, as its name says, so that clients can try what other sellers do. */
export type TestTraits = {
  /** Its accounts are live ones, which the test controller must not touch. */
  readonly isLive: boolean;
  /** The seller bills operators only, and passes its bills through agents to nobody. */
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
 * Whether a caller may call a task with this permission. Tasks without one are about the caller's own accounts and
 * work; they are for callers that may do something at all.
 */
export const mayCall = (principal: AgentPrincipal, permission: Permission | null): boolean =>
  permission === null
    ? resources.some((resource) => principal.permissions[resource].length > 0)
    : mayDo(principal, permission);

/**
 * Reads `products:read,media_buys:*` as the four lists.
 * @returns the first word that says nothing, instead
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

/** The principal behind a token of the sandbox: each token is one, and it owns nothing but sandbox accounts. */
export function sandboxPrincipal(token: string): AgentPrincipal {
  const isLive = token.startsWith(DEMO) && token.slice(DEMO.length).indexOf(LIVE) > 0;
  return {
    id: `sandbox_${sha256Hex(token).slice(0, 32)}`,
    displayName: 'sandbox',
    permissions: ALL_PERMISSIONS,
    sandboxOnly: !isLive,
    test: { isLive, billsOperatorsOnly: token.startsWith(OPERATORS_ONLY) },
  };
}

/** How tokens of agents begin, so that they are told from API keys without a look. */
export const AGENT_TOKEN_PREFIX = 'at_';

/** What is stored of a token; it carries 256 random bits, so one round of SHA-256 keeps a stolen table useless. */
export const hashAgentToken = (token: string): string => sha256Hex(token);

/** Tells whether a text is of one of the patterns; `*` stands for anything. */
export function tokenMatcher(patterns: readonly string[]): (token: string) => boolean {
  const split = patterns.map((pattern) => pattern.split('*'));
  return (token) => split.some((parts) => consistsOf(token, parts));
}

/** Whether a text is these parts in their order with anything between them. Reads the text once. */
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

const all: readonly Task[] = Object.values(tasks);

/** Whether a credential sees what becomes of tasks of a type: those that it may call. */
export function mayFollow(principal: AgentPrincipal, taskType: string): boolean {
  const name = taskNamed(taskType);
  return name === undefined || mayCall(principal, (tasks[name] as Task).permission);
}

/** Which types of some tasks a credential sees; null for all of them. */
export function followedTypes(
  principal: AgentPrincipal,
  among: readonly Pick<Task, 'name' | 'permission'>[] = all,
): readonly string[] | null {
  const followed = among.filter(({ permission }) => mayCall(principal, permission)).map(({ name }) => name);
  return followed.length === among.length ? null : followed;
}
