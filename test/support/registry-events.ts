import {
  type EventPayloads,
  eventTypes,
  type NewRegistryEvent,
  type RegistryEventType,
} from '../../generated/events.ts';

const RID = '018f0000-0000-7000-8000-000000000001';
const url = 'https://sales.morningtide.example';
const identifiers: EventPayloads['property.created']['identifiers'] = [
  { type: 'domain', value: 'news.example' },
];
const property = {
  property_rid: RID,
  classification: 'property',
  source: 'authoritative',
  identifiers,
} as const;
const collection = {
  collection_rid: RID,
  publisher_domain: 'news.example',
  collection_id: 'show',
  identifiers: [],
};
const merge = { alias_rid: RID, canonical_rid: '018f0000-0000-7000-8000-000000000002' };
const badge = { agent_url: url, role: 'media-buy' } as const;
const compliance = { tracks: {}, storyboards_passing: 0, storyboards_total: 0 };

/** A payload of each type, with a text of any length in one of its members. */
const payloads: { readonly [T in RegistryEventType]: (text: string) => EventPayloads[T] } = {
  'property.created': (text) => ({ ...property, property: { text } }),
  'property.updated': (text) => ({ ...property, property: { text } }),
  'property.reactivated': (text) => ({ ...property, property: { text } }),
  'property.merged': () => ({ ...merge, publisher_domain: 'news.example' }),
  'property.stale': (text) => ({ property_rid: RID, reason: text }),
  'collection.created': (text) => ({ ...collection, collection: { text } }),
  'collection.updated': (text) => ({ ...collection, collection: { text } }),
  'collection.merged': () => merge,
  'collection.removed': () => ({ ...collection, status: 'removed' }),
  'agent.discovered': (text) => ({ agent_url: url, source: 'adagents_json', name: text }),
  'agent.removed': () => ({ agent_url: url, removed_from_publishers: [] }),
  'agent.profile_updated': (text) => ({ agent_url: url, name: text }),
  'agent.compliance_changed': (text) => ({
    ...compliance,
    agent_url: url,
    previous_status: 'unknown',
    current_status: 'passing',
    headline: text,
  }),
  'agent.verification_earned': () => ({ ...badge, verified_specialisms: ['baseline'] }),
  'agent.verification_lost': (text) => ({ ...badge, reason: text }),
  'publisher.adagents_discovered': () => ({ publisher_domain: 'news.example' }),
  'publisher.adagents_changed': () => ({ publisher_domain: 'news.example' }),
  'authorization.granted': (text) => authorization(text),
  'authorization.modified': (text) => authorization(text),
  'authorization.revoked': (text) => authorization(text),
};

const authorization = (text: string): EventPayloads['authorization.granted'] => ({
  id: RID,
  agent_url: url,
  publisher_domain: 'news.example',
  authorization_type: 'property_ids',
  authorized_for: text,
});

export type AnyEvent = {
  readonly eventType?: string;
  readonly text?: string;
  /** Replaces members of the payload, or adds some. */
  readonly payload?: object;
  readonly entityId?: string;
  readonly actor?: string;
  readonly createdAt?: Date;
};

const isKnown = (type: string): type is RegistryEventType => Object.hasOwn(eventTypes, type);

/** An event with a payload of its type, for tests of the feed, to which the type does not matter. */
export function someRegistryEvent({ eventType = 'agent.discovered', text = '', ...change }: AnyEvent = {}) {
  const payload = { ...(isKnown(eventType) ? payloads[eventType](text) : {}), ...change.payload };
  return {
    entityId: RID,
    actor: 'pipeline:crawler',
    createdAt: new Date(0),
    entityType: isKnown(eventType) ? eventTypes[eventType].entity : 'agent',
    ...change,
    eventType,
    payload,
  } as NewRegistryEvent;
}
