// @generated from openapi/paths/ownership.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryOwnershipChallengeRequest as a}from"../definitions/registry/ownership-challenge-request.js";export{a as createOwnershipChallengeBody};
