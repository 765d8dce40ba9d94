// @generated from openapi/paths/search.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistrySearchResponse as e}from"../definitions/registry/search-response.js";import{CoreErrorResponse as r}from"../shared/core.js";import{RegistryManifestLookup as t}from"../definitions/registry/manifest-lookup.js";export{t as lookupManifestRefs200,r as lookupManifestRefs400,r as lookupManifestRefs401,r as lookupManifestRefs500,e as searchRegistry200,r as searchRegistry400,
r as searchRegistry401,r as searchRegistry500};
