// @generated from schemas/v3/brand/get-rights-request.json, schemas/v3/brand/get-rights-response.json by codegen. Do not edit; run "npm run codegen".
import{BrandGetRightsRequest as s}from"../definitions/brand/get-rights-request.js";import{BrandGetRightsResponse as a}from"../definitions/brand/get-rights-response.js";export{s as request,a as response};
