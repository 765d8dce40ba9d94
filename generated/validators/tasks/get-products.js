// @generated from schemas/v3/media-buy/get-products-request.json, schemas/v3/media-buy/get-products-response.json by codegen. Do not edit; run "npm run codegen".
import{MediaBuyGetProductsRequest as s}from"../definitions/media-buy/get-products-request.js";import{MediaBuyGetProductsResponse as a}from"../definitions/media-buy/get-products-response.js";export{s as request,a as response};
