// @generated from schemas/v3/core/assets by codegen. Do not edit; run "npm run codegen".
import{CoreAssetsAssetUnion as e}from"../../shared/core/assets.js";import{CoreAssetsAudioAsset as a}from"../../shared/core/assets.js";import{CoreAssetsBriefAsset as o}from"../../shared/core/assets.js";
import{CoreAssetsCardAsset as i}from"../../shared/core/assets.js";import{CoreAssetsCatalogAsset as C}from"../../shared/core/assets.js";import{CoreAssetsCssAsset as d}from"../../shared/core/assets.js";
import{CoreAssetsDaastAsset as f}from"../../shared/core/assets.js";import{CoreAssetsDaastTrackerAsset as c}from"../../shared/core/assets.js";import{CoreAssetsHtmlAccessibility as T}from"../../shared/core/assets.js";
import{CoreAssetsHtmlAsset as n}from"../../shared/core/assets.js";import{CoreAssetsImageAsset as V}from"../../shared/core/assets.js";import{CoreAssetsJavascriptAsset as g}from"../../shared/core/assets.js";
import{CoreAssetsMarkdownAsset as u}from"../../shared/core/assets.js";import{CoreAssetsPixelTrackerAsset as H}from"../../shared/core/assets.js";import{CoreAssetsPublishedPostAsset as w}from"../../shared/core/assets.js";
import{CoreAssetsTextAsset as B}from"../../shared/core/assets.js";import{CoreAssetsUrlAsset as J}from"../../shared/core/assets.js";import{CoreAssetsVastAsset as W}from"../../shared/core/assets.js";
import{CoreAssetsVastTrackerAsset as j}from"../../shared/core/assets.js";import{CoreAssetsVideoAsset as z}from"../../shared/core/assets.js";import{CoreAssetsWebhookAsset as F}from"../../shared/core/assets.js";
import{CoreAssetsZipAsset as K}from"../../shared/core/assets.js";export{e as CoreAssetsAssetUnion,a as CoreAssetsAudioAsset,o as CoreAssetsBriefAsset,i as CoreAssetsCardAsset,C as CoreAssetsCatalogAsset,d as CoreAssetsCssAsset,
f as CoreAssetsDaastAsset,c as CoreAssetsDaastTrackerAsset,T as CoreAssetsHtmlAccessibility,n as CoreAssetsHtmlAsset,V as CoreAssetsImageAsset,g as CoreAssetsJavascriptAsset,
u as CoreAssetsMarkdownAsset,H as CoreAssetsPixelTrackerAsset,w as CoreAssetsPublishedPostAsset,B as CoreAssetsTextAsset,J as CoreAssetsUrlAsset,W as CoreAssetsVastAsset,
j as CoreAssetsVastTrackerAsset,z as CoreAssetsVideoAsset,F as CoreAssetsWebhookAsset,K as CoreAssetsZipAsset};
