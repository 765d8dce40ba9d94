import { isObject } from '../src/domain/json/values.ts';
import { readProperty } from '../src/domain/publishers/adagents/properties.ts';
import { authorizationRecord } from '../src/domain/publishers/authorization-text.ts';
import type { KnownIdentifier } from '../src/domain/publishers/identifiers.ts';
import {
  otherMembers,
  publishedProperty,
  understoodOfMember,
} from '../src/domain/publishers/published-property.ts';
import { finish } from '../src/domain/steps.ts';
import type { BrandPage } from './answers.ts';
import type { CopiedRecord, RecordChanges, RecordPlace } from './copy.ts';
import type { FeedEvent } from './entries.ts';
import { MirrorFault } from './fault.ts';
import { admitKey } from './keys.ts';
import type { Source } from './source.ts';

/** Changes of records, in the order in which they came: the last one of a record counts. */
export type Change = RecordPlace & { readonly line: string | null };

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

export function brandChange({ domain, brand }: BrandPage['changes'][number]): Change {
  const fault = admitKey(domain);
  if (fault !== undefined)
    throw new MirrorFault('bad_event', `The changes of brands have one whose domain ${fault}.`);
  return { kind: 'brands', key: domain, line: brand === null ? null : JSON.stringify(brand) };
}

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

/**
 * The record that an event is about, as a dump has it. Events of publishers and agents change none: see `refresh`.
 *
 * @throws {MirrorFault} bad_event, for one that is in the log and has not the form of its type
 */
export function changeOf(event: FeedEvent): Change[] {
  try {
    const changes = recordChange(event);
    const fault = changes.map(({ key }) => admitKey(key)).find((one) => one !== undefined);
    if (fault === undefined) return changes;
    throw new TypeError(`its record has a key that ${fault}`);
  } catch (cause) {
    // Such as a date that is none.
    if (!(cause instanceof TypeError || cause instanceof RangeError)) throw cause;
    throw new MirrorFault(
      'bad_event',
      `Event ${event.event_id} has not the form of ${event.event_type}: ${cause.message}`,
    );
  }
}

function recordChange({ event_type: type, payload }: FeedEvent): Change[] {
  const state = payload as Record<string, unknown>;
  const { changed_fields: _, reactivated_at: __, ...record } = state;
  switch (type) {
    case 'property.created':
    case 'property.updated':
    case 'property.reactivated':
      return [{ kind: 'properties', key: state.property_rid as string, line: propertyLine(record) }];
    case 'property.stale':
      return [{ kind: 'properties', key: state.property_rid as string, line: null }];
    case 'collection.created':
    case 'collection.updated':
      return [{ kind: 'collections', key: state.collection_rid as string, line: JSON.stringify(record) }];
    case 'collection.removed':
      return [{ kind: 'collections', key: state.collection_rid as string, line: null }];
    case 'authorization.granted':
    case 'authorization.modified':
      return [{ kind: 'authorizations', key: state.id as string, line: rowOf(record) }];
    case 'authorization.revoked':
      return [{ kind: 'authorizations', key: state.id as string, line: null }];
    default:
      return [];
  }
}

/** An event has a property as its publisher wrote it; a dump has the members in another order and form. */
function propertyLine(record: Readonly<Record<string, unknown>>): string {
  const { property: written, identifiers, source, shortened } = record;
  // What is not whole stays as the event has it, until a dump brings the rest.
  if (!isObject(written) || shortened !== undefined) return JSON.stringify(record);
  const understood =
    source === 'contributed'
      ? understoodOfMember(written)
      : readProperty({ ...written, identifiers }, 'property', () => {});
  if (understood === null) throw new TypeError('its property is none');
  const kept = { ...understood, identifiers: identifiers as KnownIdentifier[] };
  const property = publishedProperty(kept, otherMembers(written, `${source}`));
  return JSON.stringify({ ...record, property });
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
  const written = authorizationRecord({
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
  return finish(written);
}
