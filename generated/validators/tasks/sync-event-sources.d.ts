// @generated from schemas/v3/media-buy/sync-event-sources-request.json, schemas/v3/media-buy/sync-event-sources-response.json by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const request: Validate;
export declare const response: Validate;
