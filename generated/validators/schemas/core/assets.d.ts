// @generated from schemas/v3/core/assets by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../../index.ts';

export declare const CoreAssetsAssetUnion: Validate;
export declare const CoreAssetsAudioAsset: Validate;
export declare const CoreAssetsBriefAsset: Validate;
export declare const CoreAssetsCardAsset: Validate;
export declare const CoreAssetsCatalogAsset: Validate;
export declare const CoreAssetsCssAsset: Validate;
export declare const CoreAssetsDaastAsset: Validate;
export declare const CoreAssetsDaastTrackerAsset: Validate;
export declare const CoreAssetsHtmlAccessibility: Validate;
export declare const CoreAssetsHtmlAsset: Validate;
export declare const CoreAssetsImageAsset: Validate;
export declare const CoreAssetsJavascriptAsset: Validate;
export declare const CoreAssetsMarkdownAsset: Validate;
export declare const CoreAssetsPixelTrackerAsset: Validate;
export declare const CoreAssetsPublishedPostAsset: Validate;
export declare const CoreAssetsTextAsset: Validate;
export declare const CoreAssetsUrlAsset: Validate;
export declare const CoreAssetsVastAsset: Validate;
export declare const CoreAssetsVastTrackerAsset: Validate;
export declare const CoreAssetsVideoAsset: Validate;
export declare const CoreAssetsWebhookAsset: Validate;
export declare const CoreAssetsZipAsset: Validate;
