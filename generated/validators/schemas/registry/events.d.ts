// @generated from schemas/v3/registry/events by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../../index.ts';

export declare const RegistryEventsAgentComplianceChanged: Validate;
export declare const RegistryEventsAgentDiscovered: Validate;
export declare const RegistryEventsAgentProfileUpdated: Validate;
export declare const RegistryEventsAgentRemoved: Validate;
export declare const RegistryEventsAgentVerificationEarned: Validate;
export declare const RegistryEventsAgentVerificationLost: Validate;
export declare const RegistryEventsAuthorizationGranted: Validate;
export declare const RegistryEventsAuthorizationModified: Validate;
export declare const RegistryEventsAuthorizationPayload: Validate;
export declare const RegistryEventsAuthorizationRevoked: Validate;
export declare const RegistryEventsCollectionCreated: Validate;
export declare const RegistryEventsCollectionMerged: Validate;
export declare const RegistryEventsCollectionRemoved: Validate;
export declare const RegistryEventsCollectionUpdated: Validate;
export declare const RegistryEventsPropertyCreated: Validate;
export declare const RegistryEventsPropertyMerged: Validate;
export declare const RegistryEventsPropertyReactivated: Validate;
export declare const RegistryEventsPropertyStale: Validate;
export declare const RegistryEventsPropertyUpdated: Validate;
export declare const RegistryEventsPublisherAdagentsChanged: Validate;
export declare const RegistryEventsPublisherAdagentsDiscovered: Validate;
