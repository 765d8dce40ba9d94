import type { Identifier } from '../identifiers.ts';
import { identifiersHash } from './digests.ts';
import type {
  AuthorizationScope,
  ProjectedAuthorization,
  ProjectedProperty,
  Projection,
} from './projection.ts';
import { readProperty } from './properties.ts';
import { selectorsFor } from './references.ts';

type Authorization = Pick<ProjectedAuthorization, 'authorizationType' | 'scope'>;
type Property = Pick<ProjectedProperty, 'propertyId' | 'tags'> & { readonly identifiers: Identifier[] };

/**
 * The properties of a publisher that an authorization reaches. Placements, collections, countries and times do not
 * count here: they narrow what may be sold on a property, not which properties the authorization covers.
 *
 * @internal all properties of a `propertyCover`
 */
export function propertiesInScope<P extends Property>(
  authorization: Authorization,
  publisherDomain: string,
  properties: readonly P[],
): P[] {
  return properties.filter(propertyCover(authorization, publisherDomain));
}

/** Whether an authorization reaches every property of the publisher, including properties that are added later. */
export function coversPublisher(
  { authorizationType, scope }: Authorization,
  publisherDomain: string,
): boolean {
  if (authorizationType !== 'publisher_properties') return false;
  return selectorsFor(scope.publisher_properties, publisherDomain).some(
    ({ selection_type: type }) => type === 'all',
  );
}

/**
 * Returns the test behind `coversProperty`, prepared once for many properties. Authorizations of signals cover no
 * property. An inline property covers the property with the same identifiers, and a property whose only identifier
 * it lists.
 */
export function propertyCover(
  { authorizationType, scope }: Authorization,
  publisherDomain: string,
): (property: Property) => boolean {
  switch (authorizationType) {
    case 'property_ids':
      return coverById(new Set(scope.property_ids));
    case 'property_tags':
      return coverByTag(new Set(scope.property_tags));
    case 'inline_properties':
      return coverInline(scope, publisherDomain);
    case 'publisher_properties':
      return coverBySelectors(scope, publisherDomain);
    default:
      return () => false;
  }
}

function coverById(ids: ReadonlySet<unknown>): (property: Property) => boolean {
  return ({ propertyId }) => propertyId !== null && ids.has(propertyId);
}

function coverByTag(wanted: ReadonlySet<unknown>): (property: Property) => boolean {
  return ({ tags }) => tags.some((tag) => wanted.has(tag));
}

function coverBySelectors(
  scope: AuthorizationScope,
  publisherDomain: string,
): (property: Property) => boolean {
  const covers = selectorsFor(scope.publisher_properties, publisherDomain).map((selector) => {
    switch (selector.selection_type) {
      case 'all':
        return () => true;
      case 'by_id':
        return coverById(asSet(selector.property_ids));
      case 'by_tag':
        return coverByTag(asSet(selector.property_tags));
      default:
        return () => false;
    }
  });
  return (property) => covers.some((cover) => cover(property));
}

function coverInline(
  { properties = [] }: AuthorizationScope,
  publisherDomain: string,
): (property: Property) => boolean {
  const listed = new Set<string>();
  const sets = new Set<string>();
  for (const doc of properties) {
    const reading = readProperty(doc, '', () => {});
    if (reading === null || (reading.publisherDomain ?? publisherDomain) !== publisherDomain) continue;
    for (const identifier of reading.identifiers) listed.add(nameOf(identifier));
    sets.add(identifiersHash(reading.identifiers));
  }
  return ({ identifiers }) => {
    const [only, ...more] = identifiers;
    if (only === undefined) return false;
    return more.length === 0 ? listed.has(nameOf(only)) : sets.has(identifiersHash(identifiers));
  };
}

function nameOf({ type, value }: Identifier): string {
  return `${type} ${value}`;
}

function asSet(list: unknown): ReadonlySet<unknown> {
  return new Set(Array.isArray(list) ? list : []);
}

/** Number of agents whose share of the properties is computed. Each agent costs a walk over all properties. */
export const ROLLUP_AGENTS = 50;

/** One agent of a publisher, with all its entries combined. */
export type AgentShare = {
  url: string;
  /** `authorized_for` of the agent's first entry. */
  authorizedFor: string;
  /** Null after the first 50 agents. */
  share: { properties: number; publisherWide: boolean } | null;
};

/**
 * The first `most` agents that a publisher authorizes, in the order of its file, with the number of properties that
 * each agent reaches.
 */
export function agentShares(
  { authorizations, properties }: Pick<Projection, 'authorizations' | 'properties'>,
  publisherDomain: string,
  most: number,
): { agents: AgentShare[]; total: number } {
  const byAgent = new Map<string, typeof authorizations>();
  for (const entry of authorizations) {
    const entries = byAgent.get(entry.agentUrl);
    if (entries === undefined) byAgent.set(entry.agentUrl, [entry]);
    else entries.push(entry);
  }
  const agents = [...byAgent].slice(0, most).map(([url, entries], index) => {
    const authorizedFor = entries[0]?.authorizedFor ?? '';
    if (index >= ROLLUP_AGENTS) return { url, authorizedFor, share: null };
    const publisherWide = entries.some((entry) => coversPublisher(entry, publisherDomain));
    const covers = entries.map((entry) => propertyCover(entry, publisherDomain));
    const reached = publisherWide
      ? properties.length
      : properties.filter((property) => covers.some((covered) => covered(property))).length;
    return { url, authorizedFor, share: { properties: reached, publisherWide } };
  });
  return { agents, total: byAgent.size };
}

/** Counts of a publisher's part of a file: agents, properties by type, and distinct tags. */
export type ProjectionTally = { agents: number; propertyTypes: Record<string, number>; tags: number };

export function projectionTally({
  authorizations,
  properties,
}: Pick<Projection, 'authorizations' | 'properties'>): ProjectionTally {
  const propertyTypes: Record<string, number> = {};
  for (const { propertyType } of properties)
    propertyTypes[propertyType] = (propertyTypes[propertyType] ?? 0) + 1;
  return {
    agents: new Set(authorizations.map(({ agentUrl }) => agentUrl)).size,
    propertyTypes,
    tags: new Set(properties.flatMap(({ tags }) => tags)).size,
  };
}
