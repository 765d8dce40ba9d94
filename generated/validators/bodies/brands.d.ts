// @generated from openapi/paths/brands.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const resolveBrandsBulkBody: Validate;
export declare const saveBrandBody: Validate;
export declare const submitDiscoveredBrandBody: Validate;
