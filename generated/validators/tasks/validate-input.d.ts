// @generated from schemas/v3/creative/validate-input-request.json, schemas/v3/creative/validate-input-response.json by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const request: Validate;
export declare const response: Validate;
