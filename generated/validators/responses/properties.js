// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryPropertyResolution as e}from"../definitions/registry/property-resolution.js";import{CoreErrorResponse as t}from"../shared/core.js";import{RegistryPropertyBulkResponse as a}from"../definitions/registry/property-bulk-response.js";
import{RegistryPropertyListing as i}from"../definitions/registry/property-listing.js";import{RegistryValidationResult as P}from"../shared/registry.js";import{RegistryHistoryResponse as v}from"../shared/registry.js";
import{RegistryPropertySaveResponse as d}from"../definitions/registry/property-save-response.js";export{v as getPropertyHistory200,t as getPropertyHistory400,t as getPropertyHistory401,t as getPropertyHistory404,t as getPropertyHistory500,i as listProperties200,
t as listProperties400,t as listProperties401,t as listProperties500,a as resolvePropertiesBulk200,t as resolvePropertiesBulk400,t as resolvePropertiesBulk401,t as resolvePropertiesBulk413,
t as resolvePropertiesBulk415,t as resolvePropertiesBulk429,t as resolvePropertiesBulk500,e as resolveProperty200,t as resolveProperty400,t as resolveProperty401,
t as resolveProperty404,t as resolveProperty500,t as resolveProperty503,d as saveProperty200,t as saveProperty400,t as saveProperty401,t as saveProperty403,t as saveProperty409,
t as saveProperty413,t as saveProperty415,t as saveProperty429,t as saveProperty500,t as saveProperty503,P as validateProperty200,t as validateProperty400,t as validateProperty401,
t as validateProperty500,t as validateProperty503};
