import type { EventPayloads } from '../../../generated/events.ts';
import type { RegistryAuthorizationRow } from '../../../generated/types/registry.ts';
import { type CutProperties, cutPropertiesOf, MOST_CUT } from '../../domain/dump/cut-properties.ts';
import { fromJsonText, type JsonText } from '../../domain/json/values.ts';
import type { AuthorizationScope } from '../../domain/publishers/adagents/authorizations.ts';
import { identifiersHash, sha256 } from '../../domain/publishers/adagents/digests.ts';
import { type CountChanges, tally } from '../../domain/search-index/counts.ts';
import { propertyLines, propertyTerms } from '../../domain/search-index/search-text.ts';
import type { Tables } from '../../store/index.ts';
import type { Authorization } from '../../store/publishers/authorizations.ts';
import type { Property, WholeProperty } from '../../store/publishers/properties.ts';
import { beginPublishers, type PublisherTables } from './fill-publishers.ts';
import { NEVER } from './filled.ts';

type PropertyTables = PublisherTables & Pick<Tables, 'properties' | 'search' | 'counts' | 'copiedRecords'>;
type AuthorizationTables = PublisherTables & Pick<Tables, 'authorizations' | 'counts'>;

/** Fills the tables of properties from their copies. */
export async function fillProperties(tx: PropertyTables, lines: readonly string[]): Promise<void> {
  const copies = lines.map((line) => ({ line, copy: fromJsonText(line as JsonText<PropertyCopy>) }));
  const cut = copies.filter(({ copy }) => copy.shortened !== undefined);
  const properties = copies.flatMap(({ copy }) => (copy.shortened === undefined ? propertyOf(copy) : []));
  // A property may have got the key that another one of these had.
  await emptyProperties(
    tx,
    copies.map(({ copy }) => copy.property_rid),
  );
  await tx.copiedRecords.putCut(cut.map(({ line, copy }) => ({ key: copy.property_rid, line })));
  const domainsOf = (isFile: boolean) =>
    new Set(
      properties.flatMap(({ source, publisherDomain }) =>
        (source === 'authoritative') === isFile ? [publisherDomain] : [],
      ),
    );
  await beginPublishers(tx, domainsOf(true), true);
  await beginPublishers(tx, domainsOf(false), false);
  await tx.properties.putAll(properties);
  const siblings = new Map(
    (await tx.publishers.listFound([...new Set(properties.map((one) => one.publisherDomain))])).map(
      ({ domain, propertyCount }) => [domain, propertyCount] as const,
    ),
  );
  await tx.search.put(
    'property',
    properties.map((property) => ({
      ref: property.rid,
      before: [],
      after: propertyTerms(property, siblings.get(property.publisherDomain) ?? 0),
    })),
  );
  await countTypes(tx, properties, 1);
}

export async function emptyProperties(tx: PropertyTables, rids: readonly string[]): Promise<void> {
  await tx.copiedRecords.removeCut(rids);
  const known = await tx.properties.listByRids(rids);
  if (known.length === 0) return;
  await tx.properties.forget(known.map(({ rid }) => rid));
  await tx.search.put(
    'property',
    known.map((property) => ({ ref: property.rid, before: propertyTerms(property), after: [] })),
  );
  await countTypes(tx, known, -1);
}

async function countTypes(tx: PropertyTables, properties: readonly Property[], by: 1 | -1): Promise<void> {
  const changes: CountChanges = {};
  for (const { propertyType } of properties) tally(changes, `properties:${propertyType}`, by);
  await tx.counts.add(changes);
}

type PropertyCopy = EventPayloads['property.created'];
type OwnMembers = {
  property_id?: string;
  property_type: string;
  name: string;
  tags?: string[];
  supported_channels?: string[];
};

/** Properties that came from events which have a part of them only, until the rest comes. */
export async function cutProperties(tx: Pick<Tables, 'copiedRecords'>): Promise<CutProperties> {
  const rows = await tx.copiedRecords.cut(MOST_CUT + 1);
  return cutPropertiesOf(
    rows.map(({ line }) => {
      const copy = fromJsonText(line as JsonText<PropertyCopy>);
      return {
        publisherDomain: copy.publisher_domain ?? '',
        identifiers: copy.identifiers,
        hasAllIdentifiers: copy.shortened?.includes('identifiers') !== true,
      };
    }),
  );
}

function propertyOf(copy: PropertyCopy): WholeProperty {
  const { property_rid: rid, publisher_domain: domain = '' } = copy;
  const identifiers = copy.identifiers as Property['identifiers'];
  const own = copy.property as object as OwnMembers;
  return {
    rid,
    publisherDomain: domain,
    key: own.property_id ?? `h:${identifiersHash(identifiers).slice(0, 40)}`,
    propertyId: own.property_id ?? null,
    propertyType: own.property_type,
    name: own.name,
    identifiers,
    tags: own.tags ?? [],
    channels: own.supported_channels ?? [],
    source: copy.source as Property['source'],
    status: 'active',
    hash: '',
    searchText: propertyLines({ publisherDomain: domain, name: own.name, identifiers }),
    createdAt: NEVER,
    updatedAt: NEVER,
    otherMembers: null,
  };
}

/** Fills the table of authorizations from their copies. */
export async function fillAuthorizations(tx: AuthorizationTables, lines: readonly string[]): Promise<void> {
  const rows = lines.map(authorizationOf);
  await emptyAuthorizations(
    tx,
    rows.map(({ id }) => id),
  );
  await beginPublishers(tx, new Set(rows.map(({ publisherDomain }) => publisherDomain)), true);
  await tx.authorizations.putAll(rows);
  await tx.counts.add({ 'authorizations:adagents_json': rows.length });
}

export async function emptyAuthorizations(tx: AuthorizationTables, ids: readonly string[]): Promise<void> {
  const removed = await tx.authorizations.forget(ids);
  await tx.counts.add({ 'authorizations:adagents_json': -removed });
}

/** Members of a copy beside the scope of the entry. */
const OWN: ReadonlySet<string> = new Set([
  'id',
  'agent_url',
  'agent_url_canonical',
  'publisher_domain',
  'authorization_type',
  'authorized_for',
  'evidence',
  'disputed',
  'created_by',
  'expires_at',
  'property_rid',
  'property_id_slug',
  'override_applied',
  'override_reason',
  'created_at',
  'updated_at',
  'record_sha256',
] satisfies (keyof RegistryAuthorizationRow | keyof EventPayloads['authorization.granted'])[]);

function authorizationOf(line: string): Authorization {
  const row = fromJsonText(line as JsonText<RegistryAuthorizationRow>);
  // A file without keys of its agents has none in the scope.
  const scope = Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !OWN.has(name) && value !== null),
  ) as AuthorizationScope;
  const { authorization_type: type, agent_url: agentUrl } = row;
  return {
    id: row.id,
    agentUrl,
    publisherDomain: row.publisher_domain,
    // Ids grow with time, as the numbers of entries do.
    entryKey: `${type}@${sha256(agentUrl).slice(0, 40)}#${row.id}`,
    authorizationType: type as Authorization['authorizationType'],
    authorizedFor: row.authorized_for ?? '',
    scope,
    evidence: row.evidence as 'adagents_json',
    hash: sha256(line),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}
