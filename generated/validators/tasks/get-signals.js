// @generated from schemas/v3/signals/get-signals-request.json, schemas/v3/signals/get-signals-response.json by codegen. Do not edit; run "npm run codegen".
import{SignalsGetSignalsRequest as e}from"../definitions/signals/get-signals-request.js";import{SignalsGetSignalsResponse as t}from"../definitions/signals/get-signals-response.js";export{e as request,t as response};
