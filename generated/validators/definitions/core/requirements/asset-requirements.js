// @generated from schemas/v3/core/requirements/asset-requirements.json by codegen. Do not edit; run "npm run codegen".
import{CoreRequirementsImageAssetRequirements as q}from"../../../definitions/core/requirements/image-asset-requirements.js";import{CoreRequirementsVideoAssetRequirements as v}from"../../../definitions/core/requirements/video-asset-requirements.js";
import{CoreRequirementsAudioAssetRequirements as R}from"../../../definitions/core/requirements/audio-asset-requirements.js";import{CoreRequirementsTextAssetRequirements as c}from"../../../definitions/core/requirements/text-asset-requirements.js";
import{CoreRequirementsMarkdownAssetRequirements as g}from"../../../definitions/core/requirements/markdown-asset-requirements.js";import{CoreRequirementsHtmlAssetRequirements as x}from"../../../definitions/core/requirements/html-asset-requirements.js";
import{CoreRequirementsCssAssetRequirements as o}from"../../../definitions/core/requirements/css-asset-requirements.js";import{CoreRequirementsJavascriptAssetRequirements as C}from"../../../definitions/core/requirements/javascript-asset-requirements.js";
import{CoreRequirementsVastAssetRequirements as b}from"../../../definitions/core/requirements/vast-asset-requirements.js";import{CoreRequirementsDaastAssetRequirements as h}from"../../../definitions/core/requirements/daast-asset-requirements.js";
import{CoreRequirementsUrlAssetRequirements as A}from"../../../definitions/core/requirements/url-asset-requirements.js";import{CoreRequirementsWebhookAssetRequirements as k}from"../../../definitions/core/requirements/webhook-asset-requirements.js";function w(m,{instancePath:s="",parentData:l,parentDataProperty:_,rootData:n=m,dynamicAnchors:f={}}={}){let r=null,t=0;const d=w.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);const a=t;let u=!1;const z=t;q(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||(r=r===
null?q.errors:r.concat(q.errors),t=r.length);var i=z===t;if(u=u||i,i){var e={};e.min_width=!0,e.max_width=!0,e.min_height=!0,e.max_height=!0,e.unit=!0,e.aspect_ratio=
!0,e.formats=!0,e.min_dpi=!0,e.bleed=!0,e.color_space=!0,e.max_file_size_kb=!0,e.transparency_required=!0,e.animation_allowed=!0,e.max_animation_duration_ms=!0,
e.max_weight_grams=!0}const I=t;v(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),t=r.
length);var i=I===t;u=u||i,i&&e!==!0&&(e=e||{},e.min_width=!0,e.max_width=!0,e.min_height=!0,e.max_height=!0,e.aspect_ratio=!0,e.min_duration_ms=!0,e.max_duration_ms=
!0,e.containers=!0,e.codecs=!0,e.max_file_size_kb=!0,e.min_bitrate_kbps=!0,e.max_bitrate_kbps=!0,e.frame_rates=!0,e.audio_required=!0,e.frame_rate_type=!0,e.scan_type=
!0,e.gop_type=!0,e.min_gop_interval_seconds=!0,e.max_gop_interval_seconds=!0,e.moov_atom_position=!0,e.audio_codecs=!0,e.audio_sample_rates=!0,e.audio_channels=
!0,e.loudness_lufs=!0,e.loudness_tolerance_db=!0,e.true_peak_dbfs=!0);const O=t;R(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||
(r=r===null?R.errors:r.concat(R.errors),t=r.length);var i=O===t;u=u||i,i&&e!==!0&&(e=e||{},e.min_duration_ms=!0,e.max_duration_ms=!0,e.formats=!0,e.max_file_size_kb=
!0,e.sample_rates=!0,e.channels=!0,e.min_bitrate_kbps=!0,e.max_bitrate_kbps=!0);const V=t;c(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||
(r=r===null?c.errors:r.concat(c.errors),t=r.length);var i=V===t;u=u||i,i&&e!==!0&&(e=e||{},e.min_length=!0,e.max_length=!0,e.min_lines=!0,e.max_lines=!0,e.character_pattern=
!0,e.prohibited_terms=!0,e.allowed_values=!0);const H=t;g(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||(r=r===null?g.errors:
r.concat(g.errors),t=r.length);var i=H===t;u=u||i,i&&e!==!0&&(e=e||{},e.max_length=!0);const J=t;x(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,
dynamicAnchors:f})||(r=r===null?x.errors:r.concat(x.errors),t=r.length);var i=J===t;u=u||i,i&&e!==!0&&(e=e||{},e.max_file_size_kb=!0,e.sandbox=!0,e.external_resources_allowed=
!0,e.allowed_external_domains=!0);const M=t;o(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||(r=r===null?o.errors:r.concat(o.
errors),t=r.length);var i=M===t;u=u||i,i&&e!==!0&&(e=e||{},e.max_file_size_kb=!0);const T=t;C(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||
(r=r===null?C.errors:r.concat(C.errors),t=r.length);var i=T===t;u=u||i,i&&e!==!0&&(e=e||{},e.max_file_size_kb=!0,e.module_type=!0,e.strict_mode_required=!0,e.external_resources_allowed=
!0,e.allowed_external_domains=!0);const U=t;b(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||(r=r===null?b.errors:r.concat(b.
errors),t=r.length);var i=U===t;u=u||i,i&&e!==!0&&(e=e||{},e.vast_version=!0);const W=t;h(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),t=r.length);var i=W===t;u=u||i,i&&e!==!0&&(e=e||{},e.daast_version=!0);const E=t;A(m,{instancePath:s,parentData:l,parentDataProperty:_,
rootData:n,dynamicAnchors:f})||(r=r===null?A.errors:r.concat(A.errors),t=r.length);var i=E===t;u=u||i,i&&e!==!0&&(e=e||{},e.role=!0,e.protocols=!0,e.allowed_domains=
!0,e.max_length=!0,e.macro_support=!0);const j=t;k(m,{instancePath:s,parentData:l,parentDataProperty:_,rootData:n,dynamicAnchors:f})||(r=r===null?k.errors:r.concat(
k.errors),t=r.length);var i=j===t;if(u=u||i,i&&e!==!0&&(e=e||{},e.methods=!0),u)t=a,r!==null&&(a?r.length=a:r=null);else{const $={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};r===null?r=[$]:r.push($),t++}return w.errors=t>100?r.slice(0,100):r,d.props=e,t===0}w.evaluated=
{dynamicProps:!0,dynamicItems:!1};export{w as CoreRequirementsAssetRequirements};
