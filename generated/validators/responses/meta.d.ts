// @generated from openapi/paths/meta.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const getServiceIndex200: Validate;
export declare const getServiceIndex401: Validate;
export declare const getServiceIndex500: Validate;
export declare const getApiIndex200: Validate;
export declare const getApiIndex401: Validate;
export declare const getApiIndex500: Validate;
export declare const getOpenApiDocument500: Validate;
export declare const getWellKnownOpenApi500: Validate;
