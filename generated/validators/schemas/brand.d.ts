// @generated from schemas/v3/brand by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const BrandAgentEntry: Validate;
export declare const BrandAgentRef: Validate;
export declare const BrandAsset: Validate;
export declare const BrandAuthoritativeLocation: Validate;
export declare const BrandAuthorizedOperator: Validate;
export declare const BrandBrandAgentDocument: Validate;
export declare const BrandBrandProperty: Validate;
export declare const BrandBrandRefEntry: Validate;
export declare const BrandCanonicalDocument: Validate;
export declare const BrandColor: Validate;
export declare const BrandColors: Validate;
export declare const BrandContact: Validate;
export declare const BrandDataSubjectContestation: Validate;
export declare const BrandDefinition: Validate;
export declare const BrandDisclaimer: Validate;
export declare const BrandFont: Validate;
export declare const BrandFonts: Validate;
export declare const BrandGetBrandIdentityRequest: Validate;
export declare const BrandGetBrandIdentityResponse: Validate;
export declare const BrandHouse: Validate;
export declare const BrandHouseBrand: Validate;
export declare const BrandHousePortfolio: Validate;
export declare const BrandHouseRedirect: Validate;
export declare const BrandLocalizedName: Validate;
export declare const BrandLocalizedText: Validate;
export declare const BrandLogo: Validate;
export declare const BrandProductCatalog: Validate;
export declare const BrandRightsSummary: Validate;
export declare const BrandToneGuide: Validate;
export declare const BrandTrademark: Validate;
export declare const BrandVisualGuidelines: Validate;
export declare const BrandVoiceSynthesis: Validate;
