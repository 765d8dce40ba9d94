// @generated from schemas/v3/media-buy/sync-catalogs-request.json, schemas/v3/media-buy/sync-catalogs-response.json by codegen. Do not edit; run "npm run codegen".
import{MediaBuySyncCatalogsRequest as e}from"../definitions/media-buy/sync-catalogs-request.js";import{MediaBuySyncCatalogsResponse as o}from"../definitions/media-buy/sync-catalogs-response.js";export{e as request,o as response};
