// @generated from schemas/v3/brand/acquire-rights-request.json, schemas/v3/brand/acquire-rights-response.json by codegen. Do not edit; run "npm run codegen".
import{BrandAcquireRightsRequest as s}from"../definitions/brand/acquire-rights-request.js";import{BrandAcquireRightsResponse as a}from"../definitions/brand/acquire-rights-response.js";export{s as request,a as response};
