// @generated from schemas/v3/brand/acquire-rights-request.json, schemas/v3/brand/acquire-rights-response.json by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const request: Validate;
export declare const response: Validate;
