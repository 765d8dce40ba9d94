// @generated from openapi/paths/adagents.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const validateAdagentsBody: Validate;
export declare const createAdagentsBody: Validate;
