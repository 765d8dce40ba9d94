import { authorizationRow } from '../src/domain/authorization/row.ts';
import { readProperty } from '../src/domain/publishers/adagents/properties.ts';
import type { CopiedRecord, RecordChanges, RecordPlace } from './copy.ts';
import type { FeedEvent } from './entries.ts';
import type { BrandPage, Source } from './source.ts';

/** Changes of records, in the order in which they came: the last one of a record counts. */
type Change = RecordPlace & { readonly line: string | null };

/** What a page of the feed and the changes of brands behind a cursor make of the records. */
export type FoundChanges = {
  readonly changes: RecordChanges;
  readonly brandCursor: string;
  readonly hasMore: boolean;
};

export async function readChanges(
  source: Source,
  events: readonly FeedEvent[],
  brandCursor: string,
): Promise<FoundChanges> {
  const brands = await source.brands(brandCursor);
  return {
    changes: changesOf([...events.flatMap(changeOf), ...brands.changes.map(brandChange)]),
    brandCursor: brands.cursor,
    hasMore: brands.has_more,
  };
}

export const brandChange = ({ domain, brand }: BrandPage['changes'][number]): Change => ({
  kind: 'brands',
  key: domain,
  line: brand === null ? null : JSON.stringify(brand),
});

/** The last change of each record. */
function changesOf(changes: readonly Change[]): RecordChanges {
  const last = new Map(changes.map((change) => [`${change.kind}\n${change.key}`, change]));
  const put: CopiedRecord[] = [];
  const remove: RecordPlace[] = [];
  for (const { kind, key, line } of last.values()) {
    if (line === null) remove.push({ kind, key });
    else put.push({ kind, key, line });
  }
  return { put, remove };
}

/** The record that an event is about, as a dump has it. Events of publishers and agents change none: see `refresh`. */
export function changeOf({ event_type: type, payload }: FeedEvent): Change[] {
  const state = payload as Record<string, unknown>;
  const { changed_fields: _, reactivated_at: __, ...record } = state;
  switch (type) {
    case 'property.created':
    case 'property.updated':
    case 'property.reactivated':
      return [{ kind: 'properties', key: `${state.property_rid}`, line: propertyLine(record) }];
    case 'property.stale':
      return [{ kind: 'properties', key: `${state.property_rid}`, line: null }];
    case 'collection.created':
    case 'collection.updated':
      return [{ kind: 'collections', key: `${state.collection_rid}`, line: JSON.stringify(record) }];
    case 'collection.removed':
      return [{ kind: 'collections', key: `${state.collection_rid}`, line: null }];
    case 'authorization.granted':
    case 'authorization.modified':
      return [{ kind: 'authorizations', key: `${state.id}`, line: rowOf(record) }];
    case 'authorization.revoked':
      return [{ kind: 'authorizations', key: `${state.id}`, line: null }];
    default:
      return [];
  }
}

/**
 * An event has a property as its publisher wrote it, and the registry keeps what it understands of that: a dump has this
 * form, which is read from the event by the same rules.
 */
function propertyLine(record: Readonly<Record<string, unknown>>): string {
  const { property: written, identifiers } = record;
  if (typeof written !== 'object' || written === null) return JSON.stringify(record);
  const found =
    record.source === 'contributed' ? savedProperty(written) : filedProperty(written, identifiers);
  if (found === null) return JSON.stringify(record);
  const property = {
    ...(found.propertyId === null ? {} : { property_id: found.propertyId }),
    property_type: found.propertyType,
    name: found.name,
    identifiers,
    ...(found.tags.length === 0 ? {} : { tags: found.tags }),
    ...(found.channels.length === 0 ? {} : { supported_channels: found.channels }),
  };
  return JSON.stringify({ ...record, property });
}

const filedProperty = (written: object, identifiers: unknown) =>
  readProperty({ ...written, identifiers }, 'property', () => {});

/** What members have saved: it has the type under another name, and no channels. */
function savedProperty(written: object) {
  const { property_id: id, type, name, tags } = written as Record<string, unknown>;
  return {
    propertyId: typeof id === 'string' ? id : null,
    propertyType: type,
    name,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    channels: [],
  };
}

/** Members of an authorization beside its scope. */
const OWN = [
  'id',
  'agent_url',
  'agent_url_canonical',
  'publisher_domain',
  'authorization_type',
  'authorized_for',
  'evidence',
  'created_at',
  'updated_at',
];

/** An event has the members that can differ from row to row; the others are added as the registry does. */
function rowOf(record: Readonly<Record<string, unknown>>): string {
  const text = (name: string) => String(record[name]);
  const scope = Object.entries(record).filter(([name]) => !OWN.includes(name));
  return authorizationRow({
    id: text('id'),
    agentUrl: text('agent_url'),
    publisherDomain: text('publisher_domain'),
    authorizationType: record.authorization_type as never,
    authorizedFor: text('authorized_for'),
    evidence: record.evidence as never,
    scope: JSON.stringify(Object.fromEntries(scope)),
    createdAt: new Date(text('created_at')),
    updatedAt: new Date(text('updated_at')),
  });
}
