// @generated from schemas/v3/signals/activate-signal-request.json, schemas/v3/signals/activate-signal-response.json by codegen. Do not edit; run "npm run codegen".
import{SignalsActivateSignalRequest as e}from"../definitions/signals/activate-signal-request.js";import{SignalsActivateSignalResponse as t}from"../definitions/signals/activate-signal-response.js";export{e as request,t as response};
