// @generated from schemas/v3/content-standards by codegen. Do not edit; run "npm run codegen".
import{ContentStandardsArtifact as a}from"../definitions/content-standards/artifact.js";import{ContentStandardsArtifactAsset as e}from"../definitions/content-standards/artifact-asset.js";
import{ContentStandardsArtifactRecord as r}from"../definitions/content-standards/artifact-record.js";import{ContentStandardsAssetAccess as o}from"../definitions/content-standards/asset-access.js";
import{ContentStandardsGetMediaBuyArtifactsRequest as c}from"../definitions/content-standards/get-media-buy-artifacts-request.js";import{ContentStandardsGetMediaBuyArtifactsResponse as A}from"../definitions/content-standards/get-media-buy-artifacts-response.js";export{a as ContentStandardsArtifact,e as ContentStandardsArtifactAsset,r as ContentStandardsArtifactRecord,o as ContentStandardsAssetAccess,c as ContentStandardsGetMediaBuyArtifactsRequest,
A as ContentStandardsGetMediaBuyArtifactsResponse};
