// @generated from openapi/paths/schemas.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const getSchemaIndex200: Validate;
export declare const getSchemaIndex500: Validate;
export declare const listSchemaReleases200: Validate;
export declare const listSchemaReleases500: Validate;
export declare const getReleasedFile200: Validate;
export declare const getReleasedFile400: Validate;
export declare const getReleasedFile404: Validate;
export declare const getReleasedFile500: Validate;
export declare const getTaskBundle200: Validate;
export declare const getTaskBundle400: Validate;
export declare const getTaskBundle404: Validate;
export declare const getTaskBundle500: Validate;
export declare const getSchema200: Validate;
export declare const getSchema400: Validate;
export declare const getSchema404: Validate;
export declare const getSchema500: Validate;
