// @generated from schemas/v3/media-buy/get-media-buys-request.json, schemas/v3/media-buy/get-media-buys-response.json by codegen. Do not edit; run "npm run codegen".
import{MediaBuyGetMediaBuysRequest as a}from"../definitions/media-buy/get-media-buys-request.js";import{MediaBuyGetMediaBuysResponse as t}from"../definitions/media-buy/get-media-buys-response.js";export{a as request,t as response};
