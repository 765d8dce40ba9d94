// @generated from openapi/paths/adagents.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const validateAdagentsQuery: Validate;
export declare const validateAdagentsPath: Validate;
export declare const createAdagentsQuery: Validate;
export declare const createAdagentsPath: Validate;
