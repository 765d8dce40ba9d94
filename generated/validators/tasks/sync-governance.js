// @generated from schemas/v3/account/sync-governance-request.json, schemas/v3/account/sync-governance-response.json by codegen. Do not edit; run "npm run codegen".
import{AccountSyncGovernanceRequest as o}from"../definitions/account/sync-governance-request.js";import{AccountSyncGovernanceResponse as n}from"../definitions/account/sync-governance-response.js";export{o as request,n as response};
