// @generated from schemas/v3/pricing-options by codegen. Do not edit; run "npm run codegen".
import{PricingOptionsCpaOption as p}from"../definitions/pricing-options/cpa-option.js";import{PricingOptionsCpcOption as n}from"../definitions/pricing-options/cpc-option.js";
import{PricingOptionsCpcvOption as a}from"../definitions/pricing-options/cpcv-option.js";import{PricingOptionsCpmOption as s}from"../definitions/pricing-options/cpm-option.js";
import{PricingOptionsCppOption as c}from"../definitions/pricing-options/cpp-option.js";import{PricingOptionsCpvOption as P}from"../definitions/pricing-options/cpv-option.js";
import{PricingOptionsFlatRateOption as g}from"../definitions/pricing-options/flat-rate-option.js";import{PricingOptionsPriceBreakdown as v}from"../shared/pricing-options.js";
import{PricingOptionsPriceGuidance as C}from"../definitions/pricing-options/price-guidance.js";import{PricingOptionsTimeOption as k}from"../definitions/pricing-options/time-option.js";
import{PricingOptionsVcpmOption as w}from"../definitions/pricing-options/vcpm-option.js";export{p as PricingOptionsCpaOption,n as PricingOptionsCpcOption,a as PricingOptionsCpcvOption,s as PricingOptionsCpmOption,c as PricingOptionsCppOption,P as PricingOptionsCpvOption,
g as PricingOptionsFlatRateOption,v as PricingOptionsPriceBreakdown,C as PricingOptionsPriceGuidance,k as PricingOptionsTimeOption,w as PricingOptionsVcpmOption};
