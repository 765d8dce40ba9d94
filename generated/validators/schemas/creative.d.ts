// @generated from schemas/v3/creative by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const CreativeAuditObservation: Validate;
export declare const CreativeCreativeOutcome: Validate;
export declare const CreativeCreativeRecord: Validate;
export declare const CreativeListCreativesRequest: Validate;
export declare const CreativeListCreativesResponse: Validate;
export declare const CreativePreviewCreativeRequest: Validate;
export declare const CreativePreviewCreativeResponse: Validate;
export declare const CreativePreviewInput: Validate;
export declare const CreativePreviewRender: Validate;
export declare const CreativeSyncCreativesAsyncResponseInputRequired: Validate;
export declare const CreativeSyncCreativesAsyncResponseSubmitted: Validate;
export declare const CreativeSyncCreativesAsyncResponseWorking: Validate;
export declare const CreativeSyncCreativesRequest: Validate;
export declare const CreativeSyncCreativesResponse: Validate;
