// @generated from schemas/v3/account/list-accounts-request.json, schemas/v3/account/list-accounts-response.json by codegen. Do not edit; run "npm run codegen".
import{AccountListAccountsRequest as t}from"../definitions/account/list-accounts-request.js";import{AccountListAccountsResponse as o}from"../definitions/account/list-accounts-response.js";export{t as request,o as response};
