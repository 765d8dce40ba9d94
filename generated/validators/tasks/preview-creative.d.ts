// @generated from schemas/v3/creative/preview-creative-request.json, schemas/v3/creative/preview-creative-response.json by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const request: Validate;
export declare const response: Validate;
