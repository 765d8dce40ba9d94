// @generated from openapi/paths/meta.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const getServiceIndexQuery: Validate;
export declare const getServiceIndexPath: Validate;
export declare const getApiIndexQuery: Validate;
export declare const getApiIndexPath: Validate;
export declare const getOpenApiDocumentQuery: Validate;
export declare const getOpenApiDocumentPath: Validate;
export declare const getWellKnownOpenApiQuery: Validate;
export declare const getWellKnownOpenApiPath: Validate;
