import type { RegistryBrandCard } from '../../../generated/types/registry.ts';
import { fromJsonText, type JsonText } from '../json/values.ts';
import type { FileFault } from './adagents/discovery.ts';
import { ROLLUP_AGENTS } from './adagents/scope.ts';
import { type Freshness, freshness } from './crawl.ts';
import { identifierOfDeclared } from './declared-properties.ts';
import { lastFailure } from './freshness.ts';
import {
  type OverviewProperty,
  overviewFromRecord,
  type PublisherRecord,
  shownProperties,
} from './record.ts';

/**
 * All that the registry holds for a look-up of a publisher. JSON fields are text as it is sent, times are epoch
 * milliseconds.
 */
export type PublisherView = {
  /** Null when nothing is stored about the domain as a publisher. */
  status: 'unknown' | 'valid' | 'invalid' | 'absent' | 'unreachable' | null;
  source: 'adagents_json' | 'hosted' | null;
  statusCode: number | null;
  discoveryMethod: string | null;
  managerDomain: string | null;
  resolvedUrl: string | null;
  propertyCount: number | null;
  checkedAt: number | null;
  validatedAt: number | null;
  fault: JsonText<FileFault> | null;
  failingSince: number | null;
  /** 1 when a member keeps an entry for the domain. */
  hasEntry: number;
  /** Name of the organization that keeps the entry. */
  member: string | null;
  /** The stored resolution, used when `properties` or `agents` is null. */
  record: JsonText<PublisherRecord> | null;
  properties: string | null;
  agents: string | null;
  agentsTotal: number | null;
  placements: string | null;
  bytes: number | null;
  card: string | null;
  brandSource: string | null;
};

/** A property as a brand.json lists it. */
type DeclaredProperty = {
  identifier: string;
  propertyType: string;
  store: string | null;
  relationship: string;
};

type Surroundings = {
  /** Public address of this service. */
  baseUrl: string;
  now: Date;
  /** Whether a crawl of the domain runs in the background, and whether this look-up started it. */
  crawl: 'none' | 'running' | 'begun';
  placements: boolean;
  /** The properties in the domain's brand.json. Read only where `needsDeclared`. */
  declared: readonly DeclaredProperty[];
};

/** Whether the properties come from the brand.json: there is no valid adagents.json, or it lists no properties. */
export const needsDeclared = ({ source, propertyCount }: PublisherView): boolean =>
  source !== 'adagents_json' || propertyCount === 0;

/** Whether the publisher's file was never fetched. */
export const isUnseen = ({ checkedAt }: PublisherView): boolean => checkedAt === null;

/** The response to a look-up, as JSON text. */
export function publisherLookup(domain: string, view: PublisherView, around: Surroundings): string {
  const lists = listsOf(view, around.declared);
  const hasFile = view.source === 'adagents_json';
  const head = {
    domain,
    member: view.member === null ? null : { display_name: view.member },
    adagents_valid: isUnseen(view) || (!hasFile && view.status === 'unreachable') ? null : hasFile,
  };
  const total = lists.agentsTotal;
  const tail = {
    properties_total: lists.propertiesTotal,
    ...(total > ROLLUP_AGENTS ? { rollup_truncated: { cap: ROLLUP_AGENTS, total_agents: total } } : {}),
    discovery_method: hasFile ? view.discoveryMethod : null,
    ...(hasFile && view.managerDomain !== null ? { manager_domain: view.managerDomain } : {}),
    hosting: hostingOf(domain, view, around.baseUrl),
    files: filesOf(domain, view, around),
    freshness: freshnessOf(view, around.now),
    ...(around.crawl === 'begun' ? { auto_crawl_triggered: true } : {}),
  };
  return [
    JSON.stringify(head).slice(0, -1),
    `"properties":${lists.properties}`,
    `"authorized_agents":${lists.agents}`,
    ...(view.card === null ? [] : [`"brand":${view.card}`]),
    ...(around.placements ? [`"placements":${view.placements ?? '[]'}`] : []),
    JSON.stringify(tail).slice(1),
  ].join(',');
}

type Lists = { properties: string; propertiesTotal: number; agents: string; agentsTotal: number };

function listsOf(view: PublisherView, declared: readonly DeclaredProperty[]): Lists {
  const own = ownLists(view);
  if (declared.length === 0 || !needsDeclared(view)) return own;
  const properties = propertiesDeclared(declared);
  return {
    ...own,
    properties: JSON.stringify(shownProperties(properties)),
    propertiesTotal: properties.length,
  };
}

function ownLists(view: PublisherView): Lists {
  const { properties, agents, agentsTotal, record } = view;
  const propertiesTotal = view.propertyCount ?? 0;
  if (properties !== null && agents !== null)
    return { properties, propertiesTotal, agents, agentsTotal: agentsTotal ?? 0 };
  if (record === null) return { properties: '[]', propertiesTotal: 0, agents: '[]', agentsTotal: 0 };
  const overview = overviewFromRecord(fromJsonText(record));
  return {
    properties: JSON.stringify(overview.properties),
    propertiesTotal,
    agents: JSON.stringify(overview.agents),
    agentsTotal: overview.agentsTotal,
  };
}

const DELEGATIONS = ['direct', 'delegated', 'ad_network'] as const;

/** The properties that a brand.json lists, without duplicates and in a stable order. */
function propertiesDeclared(declared: readonly DeclaredProperty[]): OverviewProperty[] {
  const properties = declared.map((property): OverviewProperty => {
    const delegation = DELEGATIONS.find((known) => known === property.relationship);
    return {
      type: property.propertyType,
      identifiers: [identifierOfDeclared(property)],
      source: 'brand_json',
      ...(delegation === undefined ? {} : { delegation_type: delegation }),
    };
  });
  // One app may be listed once for each region.
  const key = ({ identifiers, ...rest }: OverviewProperty) =>
    JSON.stringify([identifiers?.[0]?.value, identifiers?.[0]?.type, rest.type, rest.delegation_type]);
  const each = new Map(properties.map((property) => [key(property), property]));
  return [...each].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, property]) => property);
}

const wellKnown = (domain: string) => `https://${domain}/.well-known/adagents.json`;
const hostedUrl = (domain: string, baseUrl: string) =>
  `${baseUrl}/publisher/${domain}/.well-known/adagents.json`;

function hostingOf(domain: string, view: PublisherView, baseUrl: string) {
  const { hasEntry, resolvedUrl, validatedAt, statusCode, bytes } = view;
  return {
    mode: hostingMode(domain, view, baseUrl),
    expected_url: wellKnown(domain),
    ...(hasEntry === 1 ? { hosted_url: hostedUrl(domain, baseUrl) } : {}),
    ...(resolvedUrl === null ? {} : { resolved_url: resolvedUrl }),
    ...(validatedAt === null ? {} : { last_validated: new Date(validatedAt).toISOString() }),
    ...(statusCode === null ? {} : { last_http_status: statusCode }),
    ...(bytes === null ? {} : { last_bytes: bytes }),
  };
}

function hostingMode(domain: string, view: PublisherView, baseUrl: string) {
  const { source, status, discoveryMethod, resolvedUrl, hasEntry } = view;
  if (source === 'adagents_json') {
    if (resolvedUrl === hostedUrl(domain, baseUrl)) return 'aao_hosted';
    return discoveryMethod === 'direct' ? 'self' : 'self_redirected';
  }
  if (status === 'invalid') return 'self_invalid';
  return hasEntry === 1 ? 'aao_hosted' : 'none';
}

function filesOf(domain: string, view: PublisherView, { baseUrl, crawl }: Surroundings) {
  const { card, brandSource, hasEntry } = view;
  // A domain with an entry normally serves no file, so a missing file is not a failure.
  const failure = hasEntry === 1 && view.status === 'absent' ? null : lastFailure(view);
  const isBeingRead = crawl !== 'none';
  const brandStatus = brandSource === 'brand_json' ? 'present' : isBeingRead ? 'checking' : 'unknown';
  return {
    adagents_json: {
      status: fileStatus(view, isBeingRead),
      expected_url: wellKnown(domain),
      ...(hasEntry === 1 ? { registry_url: hostedUrl(domain, baseUrl) } : {}),
      ...(failure === null ? {} : { last_failure: failure }),
    },
    brand_json: {
      status: brandStatus,
      ...(card === null ? {} : { name: (JSON.parse(card) as RegistryBrandCard).name }),
    },
  };
}

function fileStatus({ source, status, hasEntry }: PublisherView, isBeingRead: boolean) {
  if (source === 'adagents_json') return 'valid';
  if (status === 'invalid') return 'invalid';
  if (hasEntry === 1) return 'community';
  if (status === 'absent') return 'absent';
  return isBeingRead ? 'checking' : 'unknown';
}

function freshnessOf({ validatedAt, status }: PublisherView, now: Date): Freshness {
  return freshness(validatedAt === null ? null : new Date(validatedAt), status === 'valid', now);
}
