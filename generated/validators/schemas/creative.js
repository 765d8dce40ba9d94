// @generated from schemas/v3/creative by codegen. Do not edit; run "npm run codegen".
import{CreativeAuditObservation as a}from"../shared/creative.js";import{CreativeCreativeFeatureResult as r}from"../shared/creative.js";import{CreativeCreativeOutcome as s}from"../definitions/creative/creative-outcome.js";
import{CreativeCreativeRecord as o}from"../definitions/creative/creative-record.js";import{CreativeGetCreativeDeliveryRequest as m}from"../definitions/creative/get-creative-delivery-request.js";
import{CreativeGetCreativeDeliveryResponse as p}from"../definitions/creative/get-creative-delivery-response.js";import{CreativeGetCreativeFeaturesRequest as u}from"../definitions/creative/get-creative-features-request.js";
import{CreativeGetCreativeFeaturesResponse as l}from"../definitions/creative/get-creative-features-response.js";import{CreativeListCreativesRequest as c}from"../definitions/creative/list-creatives-request.js";
import{CreativeListCreativesResponse as q}from"../definitions/creative/list-creatives-response.js";import{CreativeListTransformersRequest as I}from"../definitions/creative/list-transformers-request.js";
import{CreativeListTransformersResponse as A}from"../definitions/creative/list-transformers-response.js";import{CreativePreviewCreativeRequest as L}from"../definitions/creative/preview-creative-request.js";
import{CreativePreviewCreativeResponse as F}from"../definitions/creative/preview-creative-response.js";import{CreativePreviewInput as b}from"../shared/creative.js";
import{CreativePreviewRender as O}from"../shared/creative.js";import{CreativeSyncCreativesAsyncResponseInputRequired as g}from"../definitions/creative/sync-creatives-async-response-input-required.js";
import{CreativeSyncCreativesAsyncResponseSubmitted as W}from"../definitions/creative/sync-creatives-async-response-submitted.js";import{CreativeSyncCreativesAsyncResponseWorking as h}from"../definitions/creative/sync-creatives-async-response-working.js";
import{CreativeSyncCreativesRequest as z}from"../definitions/creative/sync-creatives-request.js";import{CreativeSyncCreativesResponse as E}from"../definitions/creative/sync-creatives-response.js";
import{CreativeValidateInputRequest as J}from"../definitions/creative/validate-input-request.js";import{CreativeValidateInputResponse as M}from"../definitions/creative/validate-input-response.js";
import{CreativeValidateInputResult as Q}from"../definitions/creative/validate-input-result.js";export{a as CreativeAuditObservation,r as CreativeCreativeFeatureResult,s as CreativeCreativeOutcome,o as CreativeCreativeRecord,m as CreativeGetCreativeDeliveryRequest,
p as CreativeGetCreativeDeliveryResponse,u as CreativeGetCreativeFeaturesRequest,l as CreativeGetCreativeFeaturesResponse,c as CreativeListCreativesRequest,q as CreativeListCreativesResponse,
I as CreativeListTransformersRequest,A as CreativeListTransformersResponse,L as CreativePreviewCreativeRequest,F as CreativePreviewCreativeResponse,b as CreativePreviewInput,
O as CreativePreviewRender,g as CreativeSyncCreativesAsyncResponseInputRequired,W as CreativeSyncCreativesAsyncResponseSubmitted,h as CreativeSyncCreativesAsyncResponseWorking,
z as CreativeSyncCreativesRequest,E as CreativeSyncCreativesResponse,J as CreativeValidateInputRequest,M as CreativeValidateInputResponse,Q as CreativeValidateInputResult};
