// @generated from openapi/paths/adagents.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const validateAdagents200: Validate;
export declare const validateAdagents400: Validate;
export declare const validateAdagents401: Validate;
export declare const validateAdagents413: Validate;
export declare const validateAdagents415: Validate;
export declare const validateAdagents500: Validate;
export declare const validateAdagents503: Validate;
export declare const createAdagents200: Validate;
export declare const createAdagents400: Validate;
export declare const createAdagents401: Validate;
export declare const createAdagents413: Validate;
export declare const createAdagents415: Validate;
export declare const createAdagents429: Validate;
export declare const createAdagents500: Validate;
export declare const createAdagents503: Validate;
