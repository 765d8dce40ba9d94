// @generated from schemas/v3/core/requirements by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../../index.ts';

export declare const CoreRequirementsAssetRequirements: Validate;
export declare const CoreRequirementsAudioAssetRequirements: Validate;
export declare const CoreRequirementsCatalogFieldBinding: Validate;
export declare const CoreRequirementsCatalogRequirements: Validate;
export declare const CoreRequirementsCssAssetRequirements: Validate;
export declare const CoreRequirementsDaastAssetRequirements: Validate;
export declare const CoreRequirementsHtmlAssetRequirements: Validate;
export declare const CoreRequirementsImageAssetRequirements: Validate;
export declare const CoreRequirementsJavascriptAssetRequirements: Validate;
export declare const CoreRequirementsMarkdownAssetRequirements: Validate;
export declare const CoreRequirementsOfferingAssetConstraint: Validate;
export declare const CoreRequirementsTextAssetRequirements: Validate;
export declare const CoreRequirementsUrlAssetRequirements: Validate;
export declare const CoreRequirementsVastAssetRequirements: Validate;
export declare const CoreRequirementsVideoAssetRequirements: Validate;
export declare const CoreRequirementsWebhookAssetRequirements: Validate;
