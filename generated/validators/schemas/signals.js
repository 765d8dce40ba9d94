// @generated from schemas/v3/signals by codegen. Do not edit; run "npm run codegen".
import{SignalsActivateSignalRequest as s}from"../definitions/signals/activate-signal-request.js";import{SignalsActivateSignalResponse as e}from"../definitions/signals/activate-signal-response.js";
import{SignalsCatalogSignal as t}from"../definitions/signals/catalog-signal.js";import{SignalsGetSignalsAsyncResponseSubmitted as g}from"../definitions/signals/get-signals-async-response-submitted.js";
import{SignalsGetSignalsAsyncResponseWorking as o}from"../definitions/signals/get-signals-async-response-working.js";import{SignalsGetSignalsRequest as m}from"../definitions/signals/get-signals-request.js";
import{SignalsGetSignalsResponse as v}from"../definitions/signals/get-signals-response.js";import{SignalsSignal as d}from"../definitions/signals/signal.js";export{s as SignalsActivateSignalRequest,e as SignalsActivateSignalResponse,t as SignalsCatalogSignal,g as SignalsGetSignalsAsyncResponseSubmitted,o as SignalsGetSignalsAsyncResponseWorking,
m as SignalsGetSignalsRequest,v as SignalsGetSignalsResponse,d as SignalsSignal};
