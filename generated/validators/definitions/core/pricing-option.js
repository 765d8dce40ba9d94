// @generated from schemas/v3/core/pricing-option.json by codegen. Do not edit; run "npm run codegen".
import{PricingOptionsCpmOption as f}from"../../definitions/pricing-options/cpm-option.js";import{PricingOptionsVcpmOption as O}from"../../definitions/pricing-options/vcpm-option.js";
import{PricingOptionsCpcOption as a}from"../../definitions/pricing-options/cpc-option.js";import{PricingOptionsCpcvOption as o}from"../../definitions/pricing-options/cpcv-option.js";
import{PricingOptionsCpvOption as b}from"../../definitions/pricing-options/cpv-option.js";import{PricingOptionsCppOption as v}from"../../definitions/pricing-options/cpp-option.js";
import{PricingOptionsCpaOption as k}from"../../definitions/pricing-options/cpa-option.js";import{PricingOptionsFlatRateOption as x}from"../../definitions/pricing-options/flat-rate-option.js";
import{PricingOptionsTimeOption as C}from"../../definitions/pricing-options/time-option.js";function j(t,{instancePath:n="",parentData:c,parentDataProperty:_,rootData:l=t,dynamicAnchors:g={}}={}){let i=null,u=0;const m=j.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){const r=t.pricing_model;if(typeof r=="string")if(r==="cpm"){f(t,{instancePath:n,
parentData:c,parentDataProperty:_,rootData:l,dynamicAnchors:g})||(i=i===null?f.errors:i.concat(f.errors),u=i.length);var e={};e.pricing_option_id=!0,e.pricing_model=
!0,e.currency=!0,e.fixed_price=!0,e.floor_price=!0,e.max_bid=!0,e.price_guidance=!0,e.min_spend_per_package=!0,e.price_breakdown=!0,e.eligible_adjustments=!0}else if(r===
"vcpm")O(t,{instancePath:n,parentData:c,parentDataProperty:_,rootData:l,dynamicAnchors:g})||(i=i===null?O.errors:i.concat(O.errors),u=i.length),e!==!0&&(e=e||{},
e.pricing_option_id=!0,e.pricing_model=!0,e.currency=!0,e.fixed_price=!0,e.floor_price=!0,e.max_bid=!0,e.price_guidance=!0,e.min_spend_per_package=!0,e.price_breakdown=
!0,e.eligible_adjustments=!0);else if(r==="cpc")a(t,{instancePath:n,parentData:c,parentDataProperty:_,rootData:l,dynamicAnchors:g})||(i=i===null?a.errors:i.concat(
a.errors),u=i.length),e!==!0&&(e=e||{},e.pricing_option_id=!0,e.pricing_model=!0,e.currency=!0,e.fixed_price=!0,e.floor_price=!0,e.max_bid=!0,e.price_guidance=!0,
e.min_spend_per_package=!0,e.price_breakdown=!0,e.eligible_adjustments=!0);else if(r==="cpcv")o(t,{instancePath:n,parentData:c,parentDataProperty:_,rootData:l,dynamicAnchors:g})||
(i=i===null?o.errors:i.concat(o.errors),u=i.length),e!==!0&&(e=e||{},e.pricing_option_id=!0,e.pricing_model=!0,e.currency=!0,e.fixed_price=!0,e.floor_price=!0,e.
max_bid=!0,e.price_guidance=!0,e.min_spend_per_package=!0,e.price_breakdown=!0,e.eligible_adjustments=!0);else if(r==="cpv")b(t,{instancePath:n,parentData:c,parentDataProperty:_,
rootData:l,dynamicAnchors:g})||(i=i===null?b.errors:i.concat(b.errors),u=i.length),e!==!0&&(e=e||{},e.pricing_option_id=!0,e.pricing_model=!0,e.currency=!0,e.fixed_price=
!0,e.floor_price=!0,e.max_bid=!0,e.price_guidance=!0,e.parameters=!0,e.min_spend_per_package=!0,e.price_breakdown=!0,e.eligible_adjustments=!0);else if(r==="cpp")
v(t,{instancePath:n,parentData:c,parentDataProperty:_,rootData:l,dynamicAnchors:g})||(i=i===null?v.errors:i.concat(v.errors),u=i.length),e!==!0&&(e=e||{},e.pricing_option_id=
!0,e.pricing_model=!0,e.currency=!0,e.fixed_price=!0,e.floor_price=!0,e.price_guidance=!0,e.parameters=!0,e.min_spend_per_package=!0,e.price_breakdown=!0,e.eligible_adjustments=
!0);else if(r==="cpa")k(t,{instancePath:n,parentData:c,parentDataProperty:_,rootData:l,dynamicAnchors:g})||(i=i===null?k.errors:i.concat(k.errors),u=i.length),e!==
!0&&(e=e||{},e.pricing_option_id=!0,e.pricing_model=!0,e.event_type=!0,e.custom_event_name=!0,e.event_source_id=!0,e.currency=!0,e.fixed_price=!0,e.min_spend_per_package=
!0,e.price_breakdown=!0,e.eligible_adjustments=!0);else if(r==="flat_rate")x(t,{instancePath:n,parentData:c,parentDataProperty:_,rootData:l,dynamicAnchors:g})||
(i=i===null?x.errors:i.concat(x.errors),u=i.length),e!==!0&&(e=e||{},e.pricing_option_id=!0,e.pricing_model=!0,e.currency=!0,e.fixed_price=!0,e.floor_price=!0,e.
price_guidance=!0,e.parameters=!0,e.min_spend_per_package=!0,e.price_breakdown=!0,e.eligible_adjustments=!0);else if(r==="time")C(t,{instancePath:n,parentData:c,
parentDataProperty:_,rootData:l,dynamicAnchors:g})||(i=i===null?C.errors:i.concat(C.errors),u=i.length),e!==!0&&(e=e||{},e.pricing_option_id=!0,e.pricing_model=
!0,e.currency=!0,e.fixed_price=!0,e.floor_price=!0,e.price_guidance=!0,e.parameters=!0,e.min_spend_per_package=!0,e.price_breakdown=!0,e.eligible_adjustments=!0);else{
const d={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"pricing_model",tagValue:r},message:'value of tag "pricing_model" must be in oneOf'};i===null?i=[d]:i.push(d),u++}else{const d={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",
tag:"pricing_model",tagValue:r},message:'tag "pricing_model" must be string'};i===null?i=[d]:i.push(d),u++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};i===null?i=[r]:i.push(r),u++}return j.errors=u>100?i.slice(0,100):i,m.props=e,u===0}j.evaluated={dynamicProps:!0,
dynamicItems:!1};export{j as CorePricingOption};
