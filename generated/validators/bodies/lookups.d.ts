// @generated from openapi/paths/lookups.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const validateProductAuthorizationBody: Validate;
export declare const expandProductIdentifiersBody: Validate;
