// @generated from openapi/paths/ownership.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryOwnershipChallengeList as a}from"../definitions/registry/ownership-challenge-list.js";import{CoreErrorResponse as l}from"../shared/core.js";import{
RegistryOwnershipChallenge as n}from"../shared/registry.js";import{RegistryOwnershipChallengeState as i}from"../definitions/registry/ownership-challenge-state.js";export{n as createOwnershipChallenge201,l as createOwnershipChallenge400,l as createOwnershipChallenge401,l as createOwnershipChallenge403,l as createOwnershipChallenge413,
l as createOwnershipChallenge415,l as createOwnershipChallenge429,l as createOwnershipChallenge500,i as getOwnershipChallenge200,l as getOwnershipChallenge400,l as getOwnershipChallenge401,
l as getOwnershipChallenge403,l as getOwnershipChallenge500,a as listOwnershipChallenges200,l as listOwnershipChallenges400,l as listOwnershipChallenges401,l as listOwnershipChallenges403,
l as listOwnershipChallenges500};
