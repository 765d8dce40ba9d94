// @generated from schemas/v3/media-buy/update-media-buy-request.json, schemas/v3/media-buy/update-media-buy-response.json by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const request: Validate;
export declare const response: Validate;
