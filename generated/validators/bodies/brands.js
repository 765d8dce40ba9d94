// @generated from openapi/paths/brands.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryBrandBulkRequest as a}from"../definitions/registry/brand-bulk-request.js";import{RegistryBrandSaveRequest as s}from"../definitions/registry/brand-save-request.js";
import{RegistryDiscoveredBrandRequest as t}from"../definitions/registry/discovered-brand-request.js";export{a as resolveBrandsBulkBody,s as saveBrandBody,t as submitDiscoveredBrandBody};
