// @generated from openapi/paths/meta.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryApiIndex as t}from"../definitions/registry/api-index.js";import{CoreErrorResponse as i}from"../shared/core.js";export{t as getApiIndex200,i as getApiIndex401,i as getApiIndex500,i as getOpenApiDocument500,t as getServiceIndex200,i as getServiceIndex401,i as getServiceIndex500,
i as getWellKnownOpenApi500};
