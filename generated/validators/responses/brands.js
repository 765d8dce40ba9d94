// @generated from openapi/paths/brands.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryBrandResolution as a}from"../definitions/registry/brand-resolution.js";import{CoreErrorResponse as e}from"../shared/core.js";import{RegistryBrandBulkResponse as d}from"../definitions/registry/brand-bulk-response.js";
import{RegistryBrandJsonResponse as o}from"../definitions/registry/brand-json-response.js";import{RegistryBrandListing as t}from"../definitions/registry/brand-listing.js";
import{RegistryBrandEnrichment as l}from"../definitions/registry/brand-enrichment.js";import{RegistryHistoryResponse as g}from"../shared/registry.js";import{RegistryBrandSaveResponse as c}from"../definitions/registry/brand-save-response.js";
import{RegistryDiscoveredBrandResponse as R}from"../definitions/registry/discovered-brand-response.js";export{l as enrichBrand200,e as enrichBrand400,e as enrichBrand401,e as enrichBrand404,e as enrichBrand500,e as enrichBrand503,g as getBrandHistory200,e as getBrandHistory400,
e as getBrandHistory401,e as getBrandHistory404,e as getBrandHistory500,o as getBrandJson200,e as getBrandJson400,e as getBrandJson401,e as getBrandJson404,e as getBrandJson500,
e as getBrandJson503,t as listBrands200,e as listBrands400,e as listBrands401,e as listBrands500,a as resolveBrand200,e as resolveBrand400,e as resolveBrand401,
e as resolveBrand404,e as resolveBrand500,e as resolveBrand503,d as resolveBrandsBulk200,e as resolveBrandsBulk400,e as resolveBrandsBulk401,e as resolveBrandsBulk413,
e as resolveBrandsBulk415,e as resolveBrandsBulk429,e as resolveBrandsBulk500,e as resolveBrandsBulk503,c as saveBrand200,e as saveBrand400,e as saveBrand401,e as saveBrand403,
e as saveBrand409,e as saveBrand413,e as saveBrand415,e as saveBrand429,e as saveBrand500,e as saveBrand503,R as submitDiscoveredBrand200,e as submitDiscoveredBrand400,
e as submitDiscoveredBrand401,e as submitDiscoveredBrand403,e as submitDiscoveredBrand409,e as submitDiscoveredBrand413,e as submitDiscoveredBrand415,e as submitDiscoveredBrand429,
e as submitDiscoveredBrand500};
