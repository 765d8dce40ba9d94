import type { RegistryAuthorizationRow } from '../../../../generated/types/registry.ts';
import type { Changes } from '../../json/stored-text.ts';
import { isObject } from '../../json/values.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { type AgentReading, ENTRY_LEFT_OUT } from './check-agents.ts';
import { canonicalJson, sha256 } from './digests.ts';
import { type Refuse, scopeParts } from './parts.ts';
import type { PropertyReading } from './properties.ts';
import { selectorsFor } from './references.ts';
import { type FileRole, isStrictTimestamp, type JsonObject, parseTimestamp } from './shapes.ts';
import { type AuthorizationType, coversSignalsOnly } from './vocabulary.ts';

/**
 * The selectors and qualifiers of an `authorized_agents` entry, under the file's field names. Empty lists are left
 * out.
 */
export type AuthorizationScope = { [Name in (typeof TEXT_LISTS)[number]]?: string[] } & {
  [Name in (typeof OBJECT_LISTS)[number]]?: JsonObject[];
} & { [Name in (typeof TEXTS)[number]]?: string } & { exclusive?: boolean };

/**
 * An authorization that one entry of a file grants one agent for a publisher's inventory. A very long entry grants
 * several, which differ in the items of one list.
 */
export type ProjectedAuthorization = {
  /**
   * Stable across versions of the file: the type, a hash of the agent URL, and a number among entries with the same
   * two, with the number of the part behind the first of a long entry.
   */
  key: string;
  /** Canonical. */
  agentUrl: string;
  authorizationType: AuthorizationType;
  authorizedFor: string;
  scope: AuthorizationScope;
  /** SHA-256 of the agent URL, the type, `authorized_for` and the scope. */
  hash: string;
};

/** The ids and tags of the publisher's properties. Entries of a manager's file can refer to them. */
type Reach = { ids: Set<string>; tags: Set<string> };

/**
 * The entries whose scope reaches the publisher, in whatever way its file was found: anybody can point to a file, or
 * write one, that speaks about others only. Entries of signals reach the owner of the file, so they count unless it
 * is a manager's. In a manager's file, lists that name many publishers are reduced to this one, so that a change for
 * another publisher does not look like a change for this one.
 *
 * @param own the publisher's properties in the file
 * @param refuse reports an entry that is too long
 */
export function projectAuthorizations(
  agents: readonly AgentReading[],
  publisherDomain: string,
  role: FileRole,
  own: readonly PropertyReading[],
  refuse: Refuse,
): ProjectedAuthorization[] {
  const reach: Reach = {
    ids: new Set(own.flatMap(({ propertyId }) => propertyId ?? [])),
    tags: new Set(own.flatMap(({ tags }) => tags)),
  };
  const ordinals = new Map<string, number>();
  return agents.flatMap((agent) => {
    const { agentUrl, type, authorizedFor } = agent;
    const about = readScope(cutDown(agent, publisherDomain, role));
    const isReached = coversSignalsOnly(type) ? role !== 'manager' : reaches(type, about, reach);
    if (!isReached) return [];
    const scope = role === 'manager' ? about : readScope(agent.doc);
    const kind = `${type}@${sha256(agentUrl).slice(0, 40)}`;
    const ordinal = (ordinals.get(kind) ?? 0) + 1;
    ordinals.set(kind, ordinal);
    const text = canonicalJson({ agentUrl, type, authorizedFor, scope });
    const parts = scopeParts(scope, text.length, GRANTING);
    if (parts === undefined) refuse(agent.field, TOO_LONG, ENTRY_LEFT_OUT);
    return (parts ?? []).map((part, index) => ({
      key: `${kind}#${ordinal}${index === 0 ? '' : `.${index + 1}`}`,
      agentUrl,
      authorizationType: type,
      authorizedFor,
      scope: part,
      hash: sha256(part === scope ? text : canonicalJson({ agentUrl, type, authorizedFor, scope: part })),
    }));
  });
}

const TOO_LONG =
  'has more than 512 KB, and 128 KB beside its longest list or an item of 512 KB; write several entries with a part of it each';

function reaches(type: AuthorizationType, scope: AuthorizationScope, { ids, tags }: Reach): boolean {
  if (scope.collections !== undefined) return true;
  switch (type) {
    case 'property_ids':
      return (scope.property_ids ?? []).some((id) => ids.has(id));
    case 'property_tags':
      return (scope.property_tags ?? []).some((tag) => tags.has(tag));
    case 'inline_properties':
      return scope.properties !== undefined;
    default:
      return scope.publisher_properties !== undefined;
  }
}

function cutDown({ doc, inline }: AgentReading, publisherDomain: string, role: FileRole): JsonObject {
  // A property that names no publisher belongs to the owner of the file.
  const unnamed = role === 'manager' ? null : publisherDomain;
  return {
    ...doc,
    properties: inline
      .filter(({ publisherDomain: named }) => (named ?? unnamed) === publisherDomain)
      .map((reading) => reading.doc),
    publisher_properties: selectorsFor(doc.publisher_properties, publisherDomain),
    collections: collectionsFor(doc.collections, publisherDomain),
  };
}

function collectionsFor(list: unknown, publisherDomain: string): JsonObject[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).filter(({ publisher_domain: named }) => {
    const verdict = typeof named === 'string' ? canonicalDomain(named) : undefined;
    return verdict?.ok === true && verdict.domain === publisherDomain;
  });
}

function readScope(doc: JsonObject): AuthorizationScope {
  const scope: AuthorizationScope = {};
  for (const name of TEXT_LISTS) {
    const list = items(doc[name]).filter((item) => typeof item === 'string');
    if (list.length > 0) scope[name] = list;
  }
  for (const name of OBJECT_LISTS) {
    const list = items(doc[name]).filter(isObject);
    if (list.length > 0) scope[name] = list;
  }
  for (const name of TEXTS) {
    const text = doc[name];
    if (typeof text === 'string') scope[name] = text;
  }
  if (typeof doc.exclusive === 'boolean') scope.exclusive = doc.exclusive;
  return scope;
}

const TEXT_LISTS = [
  'property_ids',
  'property_tags',
  'signal_ids',
  'signal_tags',
  'placement_ids',
  'placement_tags',
  'countries',
] as const satisfies readonly (keyof RegistryAuthorizationRow)[];
const GRANTING_OBJECTS = ['properties', 'publisher_properties', 'collections'] as const;
const OBJECT_LISTS = [
  ...GRANTING_OBJECTS,
  'signing_keys',
] as const satisfies readonly (keyof RegistryAuthorizationRow)[];
/** A scope with one of these lists in two halves grants what two scopes with a half each grant. Keys belong together. */
const GRANTING = [...TEXT_LISTS, ...GRANTING_OBJECTS];
const TEXTS = [
  'delegation_type',
  'effective_from',
  'effective_until',
] as const satisfies readonly (keyof RegistryAuthorizationRow)[];

function items(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * The scope in the form that readers are promised: canonical domains of collections, and strict timestamps. Files
 * may write both loosely.
 */
export function publishedScope(scope: AuthorizationScope): AuthorizationScope {
  const members: Record<string, unknown> = { ...scope };
  for (const [name, change] of Object.entries(PUBLISHED)) {
    const value = members[name];
    if (Array.isArray(value)) members[name] = value.map((item: unknown) => change(item));
    else if (value !== undefined) members[name] = change(value);
  }
  return members as AuthorizationScope;
}

/** What `publishedScope` makes of the items of lists and of other values, by the name of the member. */
export const PUBLISHED: Changes = {
  collections: (selector) => withCanonicalDomain(selector as JsonObject),
  effective_from: (time) => published(String(time)),
  effective_until: (time) => published(String(time)),
};

function withCanonicalDomain(selector: JsonObject): JsonObject {
  const { publisher_domain: named } = selector;
  const verdict = typeof named === 'string' ? canonicalDomain(named) : undefined;
  return verdict?.ok ? { ...selector, publisher_domain: verdict.domain } : selector;
}

function published(time: string): string {
  // A leap second is a strict timestamp, but most readers cannot parse it.
  if (isStrictTimestamp(time) && !time.includes(':60')) return time;
  return parseTimestamp(time)?.toISOString() ?? time;
}

/** An authorization as it is stored. `scope` is JSON text of an object. */
export type StoredAuthorization = {
  id: string;
  agentUrl: string;
  publisherDomain: string;
  authorizationType: string;
  authorizedFor: string;
  scope: string;
  evidence: string;
  createdAt: Date;
  updatedAt: Date;
};
