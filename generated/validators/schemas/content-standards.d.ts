// @generated from schemas/v3/content-standards by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const ContentStandardsArtifact: Validate;
export declare const ContentStandardsArtifactAsset: Validate;
export declare const ContentStandardsArtifactRecord: Validate;
export declare const ContentStandardsAssetAccess: Validate;
export declare const ContentStandardsGetMediaBuyArtifactsRequest: Validate;
export declare const ContentStandardsGetMediaBuyArtifactsResponse: Validate;
