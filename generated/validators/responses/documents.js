// @generated from openapi/paths/documents.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryHostedAdagents as e}from"../definitions/registry/hosted-adagents.js";import{CoreErrorResponse as a}from"../shared/core.js";import{Brand as o}from"../definitions/brand.js";export{e as getHostedAdagents200,a as getHostedAdagents400,a as getHostedAdagents401,a as getHostedAdagents404,a as getHostedAdagents500,o as getHostedBrandJson200,
a as getHostedBrandJson400,a as getHostedBrandJson401,a as getHostedBrandJson404,a as getHostedBrandJson500};
