// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const resolvePropertyQuery: Validate;
export declare const resolvePropertyPath: Validate;
export declare const resolvePropertiesBulkQuery: Validate;
export declare const resolvePropertiesBulkPath: Validate;
export declare const listPropertiesQuery: Validate;
export declare const listPropertiesPath: Validate;
export declare const validatePropertyQuery: Validate;
export declare const validatePropertyPath: Validate;
export declare const getPropertyHistoryQuery: Validate;
export declare const getPropertyHistoryPath: Validate;
export declare const savePropertyQuery: Validate;
export declare const savePropertyPath: Validate;
