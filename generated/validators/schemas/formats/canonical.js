// @generated from schemas/v3/formats/canonical by codegen. Do not edit; run "npm run codegen".
import{FormatsCanonicalAgentPlacement as o}from"../../definitions/formats/canonical/agent_placement.js";import{FormatsCanonicalAudioDaast as s}from"../../definitions/formats/canonical/audio_daast.js";
import{FormatsCanonicalAudioHosted as n}from"../../definitions/formats/canonical/audio_hosted.js";import{FormatsCanonicalBase as r}from"../../definitions/formats/canonical/_base.js";
import{FormatsCanonicalDisplayTag as l}from"../../definitions/formats/canonical/display_tag.js";import{FormatsCanonicalHtml5 as C}from"../../definitions/formats/canonical/html5.js";
import{FormatsCanonicalImage as d}from"../../definitions/formats/canonical/image.js";import{FormatsCanonicalImageCarousel as v}from"../../definitions/formats/canonical/image_carousel.js";
import{FormatsCanonicalNativeInFeed as g}from"../../definitions/formats/canonical/native_in_feed.js";import{FormatsCanonicalResponsiveCreative as A}from"../../definitions/formats/canonical/responsive_creative.js";
import{FormatsCanonicalSize as I}from"../../definitions/formats/canonical/size.js";import{FormatsCanonicalSlot as V}from"../../definitions/formats/canonical/slot.js";
import{FormatsCanonicalSponsoredPlacement as P}from"../../definitions/formats/canonical/sponsored_placement.js";import{FormatsCanonicalVideoHosted as z}from"../../definitions/formats/canonical/video_hosted.js";
import{FormatsCanonicalVideoVast as N}from"../../definitions/formats/canonical/video_vast.js";export{o as FormatsCanonicalAgentPlacement,s as FormatsCanonicalAudioDaast,n as FormatsCanonicalAudioHosted,r as FormatsCanonicalBase,l as FormatsCanonicalDisplayTag,
C as FormatsCanonicalHtml5,d as FormatsCanonicalImage,v as FormatsCanonicalImageCarousel,g as FormatsCanonicalNativeInFeed,A as FormatsCanonicalResponsiveCreative,
I as FormatsCanonicalSize,V as FormatsCanonicalSlot,P as FormatsCanonicalSponsoredPlacement,z as FormatsCanonicalVideoHosted,N as FormatsCanonicalVideoVast};
