// @generated from schemas/v3/brand/update-rights-request.json, schemas/v3/brand/update-rights-response.json by codegen. Do not edit; run "npm run codegen".
import{BrandUpdateRightsRequest as a}from"../definitions/brand/update-rights-request.js";import{BrandUpdateRightsResponse as t}from"../definitions/brand/update-rights-response.js";export{a as request,t as response};
