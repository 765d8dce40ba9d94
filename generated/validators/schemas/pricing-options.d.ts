// @generated from schemas/v3/pricing-options by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const PricingOptionsCpaOption: Validate;
export declare const PricingOptionsCpcOption: Validate;
export declare const PricingOptionsCpcvOption: Validate;
export declare const PricingOptionsCpmOption: Validate;
export declare const PricingOptionsCppOption: Validate;
export declare const PricingOptionsCpvOption: Validate;
export declare const PricingOptionsFlatRateOption: Validate;
export declare const PricingOptionsPriceBreakdown: Validate;
export declare const PricingOptionsPriceGuidance: Validate;
export declare const PricingOptionsTimeOption: Validate;
export declare const PricingOptionsVcpmOption: Validate;
