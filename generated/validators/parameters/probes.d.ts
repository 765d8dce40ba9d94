// @generated from openapi/paths/probes.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const discoverAgentQuery: Validate;
export declare const discoverAgentPath: Validate;
export declare const getAgentFormatsQuery: Validate;
export declare const getAgentFormatsPath: Validate;
export declare const getAgentProductsQuery: Validate;
export declare const getAgentProductsPath: Validate;
