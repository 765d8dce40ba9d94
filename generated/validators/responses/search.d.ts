// @generated from openapi/paths/search.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const searchRegistry200: Validate;
export declare const searchRegistry400: Validate;
export declare const searchRegistry401: Validate;
export declare const searchRegistry500: Validate;
export declare const lookupManifestRefs200: Validate;
export declare const lookupManifestRefs400: Validate;
export declare const lookupManifestRefs401: Validate;
export declare const lookupManifestRefs500: Validate;
