// @generated from openapi/paths/lookups.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryProductAuthorizationRequest as e}from"../definitions/registry/product-authorization-request.js";import{RegistryProductIdentifiersRequest as o}from"../definitions/registry/product-identifiers-request.js";export{o as expandProductIdentifiersBody,e as validateProductAuthorizationBody};
