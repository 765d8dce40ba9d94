// @generated from openapi/paths/adagents.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryAdagentsValidateResponse as e}from"../definitions/registry/adagents-validate-response.js";import{RegistryAdagentsToolError as s}from"../definitions/registry/adagents-tool-error.js";
import{CoreErrorResponse as r}from"../shared/core.js";import{RegistryAdagentsCreateResponse as n}from"../definitions/registry/adagents-create-response.js";export{n as createAdagents200,s as createAdagents400,r as createAdagents401,r as createAdagents413,r as createAdagents415,r as createAdagents429,r as createAdagents500,
r as createAdagents503,e as validateAdagents200,s as validateAdagents400,r as validateAdagents401,r as validateAdagents413,r as validateAdagents415,r as validateAdagents500,
r as validateAdagents503};
