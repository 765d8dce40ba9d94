// @generated from schemas/v3/creative/list-creatives-request.json, schemas/v3/creative/list-creatives-response.json by codegen. Do not edit; run "npm run codegen".
import{CreativeListCreativesRequest as s}from"../definitions/creative/list-creatives-request.js";import{CreativeListCreativesResponse as a}from"../definitions/creative/list-creatives-response.js";export{s as request,a as response};
