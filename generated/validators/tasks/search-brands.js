// @generated from schemas/v3/brand/search-brands-request.json, schemas/v3/brand/search-brands-response.json by codegen. Do not edit; run "npm run codegen".
import{BrandSearchBrandsRequest as e}from"../definitions/brand/search-brands-request.js";import{BrandSearchBrandsResponse as s}from"../definitions/brand/search-brands-response.js";export{e as request,s as response};
