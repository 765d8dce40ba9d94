// @generated from schemas/v3/media-buy/sync-audiences-request.json, schemas/v3/media-buy/sync-audiences-response.json by codegen. Do not edit; run "npm run codegen".

import type { LargeList, Validate } from '../index.ts';

export declare const request: Validate;
export declare const response: Validate;
export declare const outline: Validate;
export declare const item0: Validate;
export declare const item1: Validate;
export declare const largeLists: readonly LargeList[];
