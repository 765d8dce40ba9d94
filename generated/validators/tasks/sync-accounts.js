// @generated from schemas/v3/account/sync-accounts-request.json, schemas/v3/account/sync-accounts-response.json by codegen. Do not edit; run "npm run codegen".
import{AccountSyncAccountsRequest as e}from"../definitions/account/sync-accounts-request.js";import{AccountSyncAccountsResponse as t}from"../definitions/account/sync-accounts-response.js";export{e as request,t as response};
