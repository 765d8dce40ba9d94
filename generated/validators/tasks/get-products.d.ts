// @generated from schemas/v3/media-buy/get-products-request.json, schemas/v3/media-buy/get-products-response.json by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const request: Validate;
export declare const response: Validate;
