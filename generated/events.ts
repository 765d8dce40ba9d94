// @generated from schemas/v3/enums/registry-event-type.json, schemas/v3/registry/events by codegen. Do not edit; run "npm run codegen".

import type { RegistryEventsAgentComplianceChanged, RegistryEventsAgentDiscovered, RegistryEventsAgentProfileUpdated, RegistryEventsAgentRemoved, RegistryEventsAgentVerificationEarned, RegistryEventsAgentVerificationLost, RegistryEventsAuthorizationGranted, RegistryEventsAuthorizationModified, RegistryEventsAuthorizationRevoked, RegistryEventsCollectionCreated, RegistryEventsCollectionMerged, RegistryEventsCollectionRemoved, RegistryEventsCollectionUpdated, RegistryEventsPropertyCreated, RegistryEventsPropertyMerged, RegistryEventsPropertyReactivated, RegistryEventsPropertyStale, RegistryEventsPropertyUpdated, RegistryEventsPublisherAdagentsChanged, RegistryEventsPublisherAdagentsDiscovered } from './types/registry/events.ts';
import { loadedOnce, type Validate } from './validators/index.ts';
import type { Written } from './written.ts';

export const eventTypes = {
  /** @generated from event type property.created */
  'property.created': { entity: 'property', schema: 'registry/events/property-created' },
  /** @generated from event type property.updated */
  'property.updated': { entity: 'property', schema: 'registry/events/property-updated' },
  /** @generated from event type property.merged */
  'property.merged': { entity: 'property', schema: 'registry/events/property-merged' },
  /** @generated from event type property.stale */
  'property.stale': { entity: 'property', schema: 'registry/events/property-stale' },
  /** @generated from event type property.reactivated */
  'property.reactivated': { entity: 'property', schema: 'registry/events/property-reactivated' },
  /** @generated from event type collection.created */
  'collection.created': { entity: 'collection', schema: 'registry/events/collection-created' },
  /** @generated from event type collection.updated */
  'collection.updated': { entity: 'collection', schema: 'registry/events/collection-updated' },
  /** @generated from event type collection.merged */
  'collection.merged': { entity: 'collection', schema: 'registry/events/collection-merged' },
  /** @generated from event type collection.removed */
  'collection.removed': { entity: 'collection', schema: 'registry/events/collection-removed' },
  /** @generated from event type agent.discovered */
  'agent.discovered': { entity: 'agent', schema: 'registry/events/agent-discovered' },
  /** @generated from event type agent.removed */
  'agent.removed': { entity: 'agent', schema: 'registry/events/agent-removed' },
  /** @generated from event type agent.profile_updated */
  'agent.profile_updated': { entity: 'agent', schema: 'registry/events/agent-profile-updated' },
  /** @generated from event type agent.compliance_changed */
  'agent.compliance_changed': { entity: 'agent', schema: 'registry/events/agent-compliance-changed' },
  /** @generated from event type agent.verification_earned */
  'agent.verification_earned': { entity: 'agent', schema: 'registry/events/agent-verification-earned' },
  /** @generated from event type agent.verification_lost */
  'agent.verification_lost': { entity: 'agent', schema: 'registry/events/agent-verification-lost' },
  /** @generated from event type publisher.adagents_discovered */
  'publisher.adagents_discovered': { entity: 'publisher', schema: 'registry/events/publisher-adagents-discovered' },
  /** @generated from event type publisher.adagents_changed */
  'publisher.adagents_changed': { entity: 'publisher', schema: 'registry/events/publisher-adagents-changed' },
  /** @generated from event type authorization.granted */
  'authorization.granted': { entity: 'authorization', schema: 'registry/events/authorization-granted' },
  /** @generated from event type authorization.revoked */
  'authorization.revoked': { entity: 'authorization', schema: 'registry/events/authorization-revoked' },
  /** @generated from event type authorization.modified */
  'authorization.modified': { entity: 'authorization', schema: 'registry/events/authorization-modified' },
} as const satisfies Record<string, { readonly entity: string; readonly schema: string }>;

export type RegistryEventType = keyof typeof eventTypes;

/** The payload of each type, as readers of the feed get it. */
export interface EventPayloads {
  'property.created': RegistryEventsPropertyCreated;
  'property.updated': RegistryEventsPropertyUpdated;
  'property.merged': RegistryEventsPropertyMerged;
  'property.stale': RegistryEventsPropertyStale;
  'property.reactivated': RegistryEventsPropertyReactivated;
  'collection.created': RegistryEventsCollectionCreated;
  'collection.updated': RegistryEventsCollectionUpdated;
  'collection.merged': RegistryEventsCollectionMerged;
  'collection.removed': RegistryEventsCollectionRemoved;
  'agent.discovered': RegistryEventsAgentDiscovered;
  'agent.removed': RegistryEventsAgentRemoved;
  'agent.profile_updated': RegistryEventsAgentProfileUpdated;
  'agent.compliance_changed': RegistryEventsAgentComplianceChanged;
  'agent.verification_earned': RegistryEventsAgentVerificationEarned;
  'agent.verification_lost': RegistryEventsAgentVerificationLost;
  'publisher.adagents_discovered': RegistryEventsPublisherAdagentsDiscovered;
  'publisher.adagents_changed': RegistryEventsPublisherAdagentsChanged;
  'authorization.granted': RegistryEventsAuthorizationGranted;
  'authorization.revoked': RegistryEventsAuthorizationRevoked;
  'authorization.modified': RegistryEventsAuthorizationModified;
}

/** What every new event states beside its type and payload. */
export interface EventAbout {
  readonly entityId: string;
  readonly actor: string;
  readonly createdAt: Date;
}

/** An event before it has its id. */
export type NewRegistryEvent = {
  readonly [T in RegistryEventType]: EventAbout & {
    readonly eventType: T;
    readonly entityType: (typeof eventTypes)[T]['entity'];
    readonly payload: Written<EventPayloads[T]>;
  };
}[RegistryEventType];

/** Loads the validator of the payloads of one type. It refuses members that the schema does not describe. */
export const sentEventValidators: { readonly [T in RegistryEventType]: () => Promise<Validate> } = {
  'property.created': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsPropertyCreated),
  'property.updated': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsPropertyUpdated),
  'property.merged': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsPropertyMerged),
  'property.stale': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsPropertyStale),
  'property.reactivated': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsPropertyReactivated),
  'collection.created': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsCollectionCreated),
  'collection.updated': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsCollectionUpdated),
  'collection.merged': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsCollectionMerged),
  'collection.removed': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsCollectionRemoved),
  'agent.discovered': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAgentDiscovered),
  'agent.removed': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAgentRemoved),
  'agent.profile_updated': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAgentProfileUpdated),
  'agent.compliance_changed': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAgentComplianceChanged),
  'agent.verification_earned': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAgentVerificationEarned),
  'agent.verification_lost': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAgentVerificationLost),
  'publisher.adagents_discovered': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsPublisherAdagentsDiscovered),
  'publisher.adagents_changed': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsPublisherAdagentsChanged),
  'authorization.granted': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAuthorizationGranted),
  'authorization.revoked': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAuthorizationRevoked),
  'authorization.modified': loadedOnce(async () => (await import('./validators/events.js')).RegistryEventsAuthorizationModified),
};

/**
 * One emitter for each type. It adds an event to the list that a transaction appends last, because the ids of events
 * must be in the order of commits.
 */
export const feedEmitters = {
  appendPropertyCreated: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['property.created']>): void => {
    to.push({ ...about, eventType: 'property.created', entityType: 'property', payload });
  },
  appendPropertyUpdated: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['property.updated']>): void => {
    to.push({ ...about, eventType: 'property.updated', entityType: 'property', payload });
  },
  appendPropertyMerged: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['property.merged']>): void => {
    to.push({ ...about, eventType: 'property.merged', entityType: 'property', payload });
  },
  appendPropertyStale: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['property.stale']>): void => {
    to.push({ ...about, eventType: 'property.stale', entityType: 'property', payload });
  },
  appendPropertyReactivated: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['property.reactivated']>): void => {
    to.push({ ...about, eventType: 'property.reactivated', entityType: 'property', payload });
  },
  appendCollectionCreated: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['collection.created']>): void => {
    to.push({ ...about, eventType: 'collection.created', entityType: 'collection', payload });
  },
  appendCollectionUpdated: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['collection.updated']>): void => {
    to.push({ ...about, eventType: 'collection.updated', entityType: 'collection', payload });
  },
  appendCollectionMerged: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['collection.merged']>): void => {
    to.push({ ...about, eventType: 'collection.merged', entityType: 'collection', payload });
  },
  appendCollectionRemoved: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['collection.removed']>): void => {
    to.push({ ...about, eventType: 'collection.removed', entityType: 'collection', payload });
  },
  appendAgentDiscovered: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['agent.discovered']>): void => {
    to.push({ ...about, eventType: 'agent.discovered', entityType: 'agent', payload });
  },
  appendAgentRemoved: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['agent.removed']>): void => {
    to.push({ ...about, eventType: 'agent.removed', entityType: 'agent', payload });
  },
  appendAgentProfileUpdated: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['agent.profile_updated']>): void => {
    to.push({ ...about, eventType: 'agent.profile_updated', entityType: 'agent', payload });
  },
  appendAgentComplianceChanged: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['agent.compliance_changed']>): void => {
    to.push({ ...about, eventType: 'agent.compliance_changed', entityType: 'agent', payload });
  },
  appendAgentVerificationEarned: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['agent.verification_earned']>): void => {
    to.push({ ...about, eventType: 'agent.verification_earned', entityType: 'agent', payload });
  },
  appendAgentVerificationLost: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['agent.verification_lost']>): void => {
    to.push({ ...about, eventType: 'agent.verification_lost', entityType: 'agent', payload });
  },
  appendPublisherAdagentsDiscovered: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['publisher.adagents_discovered']>): void => {
    to.push({ ...about, eventType: 'publisher.adagents_discovered', entityType: 'publisher', payload });
  },
  appendPublisherAdagentsChanged: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['publisher.adagents_changed']>): void => {
    to.push({ ...about, eventType: 'publisher.adagents_changed', entityType: 'publisher', payload });
  },
  appendAuthorizationGranted: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['authorization.granted']>): void => {
    to.push({ ...about, eventType: 'authorization.granted', entityType: 'authorization', payload });
  },
  appendAuthorizationRevoked: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['authorization.revoked']>): void => {
    to.push({ ...about, eventType: 'authorization.revoked', entityType: 'authorization', payload });
  },
  appendAuthorizationModified: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads['authorization.modified']>): void => {
    to.push({ ...about, eventType: 'authorization.modified', entityType: 'authorization', payload });
  },
};
