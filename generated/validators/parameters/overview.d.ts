// @generated from openapi/paths/overview.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const listPublishersQuery: Validate;
export declare const listPublishersPath: Validate;
export declare const getRegistryStatsQuery: Validate;
export declare const getRegistryStatsPath: Validate;
export declare const getOperatorQuery: Validate;
export declare const getOperatorPath: Validate;
export declare const getPublisherQuery: Validate;
export declare const getPublisherPath: Validate;
export declare const validatePublisherQuery: Validate;
export declare const validatePublisherPath: Validate;
