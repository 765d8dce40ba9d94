// @generated from openapi/paths/brands.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const resolveBrandQuery: Validate;
export declare const resolveBrandPath: Validate;
export declare const resolveBrandsBulkQuery: Validate;
export declare const resolveBrandsBulkPath: Validate;
export declare const getBrandJsonQuery: Validate;
export declare const getBrandJsonPath: Validate;
export declare const listBrandsQuery: Validate;
export declare const listBrandsPath: Validate;
export declare const enrichBrandQuery: Validate;
export declare const enrichBrandPath: Validate;
export declare const getBrandHistoryQuery: Validate;
export declare const getBrandHistoryPath: Validate;
export declare const saveBrandQuery: Validate;
export declare const saveBrandPath: Validate;
export declare const submitDiscoveredBrandQuery: Validate;
export declare const submitDiscoveredBrandPath: Validate;
