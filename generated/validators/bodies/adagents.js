// @generated from openapi/paths/adagents.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryAdagentsValidateRequest as a}from"../definitions/registry/adagents-validate-request.js";import{RegistryAdagentsCreateRequest as s}from"../definitions/registry/adagents-create-request.js";export{s as createAdagentsBody,a as validateAdagentsBody};
