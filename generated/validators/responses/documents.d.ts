// @generated from openapi/paths/documents.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const getHostedAdagents200: Validate;
export declare const getHostedAdagents400: Validate;
export declare const getHostedAdagents401: Validate;
export declare const getHostedAdagents404: Validate;
export declare const getHostedAdagents500: Validate;
export declare const getHostedBrandJson200: Validate;
export declare const getHostedBrandJson400: Validate;
export declare const getHostedBrandJson401: Validate;
export declare const getHostedBrandJson404: Validate;
export declare const getHostedBrandJson500: Validate;
