// @generated from schemas/v3/creative/sync-creatives-request.json, schemas/v3/creative/sync-creatives-response.json by codegen. Do not edit; run "npm run codegen".
import{CreativeSyncCreativesRequest as a}from"../definitions/creative/sync-creatives-request.js";import{CreativeSyncCreativesResponse as r}from"../definitions/creative/sync-creatives-response.js";export{a as request,r as response};
