// @generated from schemas/v3/core by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const CoreBrandId: Validate;
export declare const CoreCollection: Validate;
export declare const CoreCollectionDistribution: Validate;
export declare const CoreCollectionSelector: Validate;
export declare const CoreContentRating: Validate;
export declare const CoreCountryCode: Validate;
export declare const CoreDistributionIdentifier: Validate;
export declare const CoreDomainName: Validate;
export declare const CoreErrorIssue: Validate;
export declare const CoreErrorResponse: Validate;
export declare const CoreFormatId: Validate;
export declare const CoreIdentifier: Validate;
export declare const CoreLimitedSeries: Validate;
export declare const CorePlatformExtensionRef: Validate;
export declare const CoreProperty: Validate;
export declare const CorePropertyId: Validate;
export declare const CorePropertyTag: Validate;
export declare const CorePublisherPropertySelector: Validate;
export declare const CorePublisherSelectorAll: Validate;
export declare const CorePublisherSelectorById: Validate;
export declare const CorePublisherSelectorByTag: Validate;
export declare const CoreRegistryEvent: Validate;
export declare const CoreRegistryFeedFreshness: Validate;
export declare const CoreRegistryFeedResponse: Validate;
export declare const CoreRelatedCollection: Validate;
export declare const CoreShortenedMembers: Validate;
export declare const CoreSpecial: Validate;
export declare const CoreTalent: Validate;
