// @generated from openapi/paths/probes.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const discoverAgent200: Validate;
export declare const discoverAgent400: Validate;
export declare const discoverAgent401: Validate;
export declare const discoverAgent429: Validate;
export declare const discoverAgent500: Validate;
export declare const discoverAgent502: Validate;
export declare const discoverAgent503: Validate;
export declare const discoverAgent504: Validate;
export declare const getAgentFormats200: Validate;
export declare const getAgentFormats400: Validate;
export declare const getAgentFormats401: Validate;
export declare const getAgentFormats429: Validate;
export declare const getAgentFormats500: Validate;
export declare const getAgentFormats502: Validate;
export declare const getAgentFormats503: Validate;
export declare const getAgentFormats504: Validate;
export declare const getAgentProducts200: Validate;
export declare const getAgentProducts400: Validate;
export declare const getAgentProducts401: Validate;
export declare const getAgentProducts429: Validate;
export declare const getAgentProducts500: Validate;
export declare const getAgentProducts502: Validate;
export declare const getAgentProducts503: Validate;
export declare const getAgentProducts504: Validate;
