// @generated from schemas/v3/protocol by codegen. Do not edit; run "npm run codegen".
import P from"ajv-formats/dist/formats.js";import j from"ajv/dist/runtime/ucs2length.js";const Z=w,f={type:"object",required:["proto","supported_protocols"],properties:{
status:{type:"string"},proto:{type:"object",required:["major_versions","idempotency"],properties:{major_versions:{type:"array",items:{type:"integer",minimum:1},
minItems:1},supported_versions:{type:"array",items:{type:"string",pattern:"^[0-9]+\\.[0-9]+(-[a-zA-Z0-9.-]+)?$"},minItems:1},build_version:{type:"string"},idempotency:{
type:"object",required:["supported"],properties:{supported:{type:"boolean"},replay_ttl_seconds:{type:"integer",minimum:3600,maximum:604800},in_flight_max_seconds:{
type:"integer",minimum:1,maximum:604800},account_id_is_opaque:{type:"boolean"}},if:{properties:{supported:{const:!0}}},then:{required:["replay_ttl_seconds"]},else:{
properties:{replay_ttl_seconds:!1,in_flight_max_seconds:!1}}}}},supported_protocols:{type:"array",items:{type:"string",enum:["media_buy","creative","signals","g\
overnance","brand","sponsored_intelligence","measurement"]},minItems:1},specialisms:{type:"array",items:{type:"string"}},account:{type:"object",required:["suppo\
rted_billing"],properties:{supported_billing:{type:"array",items:{type:"string"},minItems:1},require_operator_auth:{type:"boolean"},authorization_endpoint:{type:"\
string",format:"uri"},required_for_products:{type:"boolean"},account_financials:{type:"boolean"},sandbox:{type:"boolean"}}},media_buy:{type:"object",properties:{
reporting_delivery_methods:{type:"array",items:{type:"string",enum:["webhook","offline"]},minItems:1},offline_delivery_protocols:{type:"array",items:{type:"stri\
ng"}},buying_modes:{type:"array",items:{type:"string",enum:["brief","wholesale","refine"]},minItems:1},creative_approval_mode:{type:"string",enum:["auto_approve",
"require_human"]},supported_pricing_models:{type:"array",items:{type:"string"}},supports_proposals:{type:"boolean"},features:{type:"object",properties:{inline_creative_management:{
type:"boolean"},property_list_filtering:{type:"boolean"},catalog_management:{type:"boolean"}},additionalProperties:!0},content_standards:{type:"object",properties:{
supports_local_evaluation:{type:"boolean"},supported_channels:{type:"array",items:{type:"string"}},supports_webhook_delivery:{type:"boolean"}}},execution:{type:"\
object",properties:{trusted_match:{type:"object",additionalProperties:!0},axe_integrations:{type:"array",items:{type:"string"}},creative_specs:{type:"object",properties:{
vast_versions:{type:"array",items:{type:"string"}},mraid_versions:{type:"array",items:{type:"string"}},vpaid:{type:"boolean"},simid:{type:"boolean"}}},targeting:{
type:"object",properties:{geo_countries:{type:"boolean"},geo_regions:{type:"boolean"},geo_metros:{type:"object",additionalProperties:{type:"boolean"}},geo_postal_areas:{
type:"object",additionalProperties:!0},geo_proximity:{type:"object",additionalProperties:!0},age_restriction:{type:"object",additionalProperties:!0},language:{type:"\
boolean"},keyword_targets:{type:"object",required:["supported_match_types"],properties:{supported_match_types:{type:"array",items:{type:"string",enum:["broad","\
phrase","exact"]},minItems:1}}},negative_keywords:{type:"object",required:["supported_match_types"],properties:{supported_match_types:{type:"array",items:{type:"\
string",enum:["broad","phrase","exact"]},minItems:1}}}}}}},audience_targeting:{type:"object",required:["supported_identifier_types","minimum_audience_size"],properties:{
supported_identifier_types:{type:"array",items:{type:"string",enum:["hashed_email","hashed_phone"]},minItems:1},minimum_audience_size:{type:"integer",minimum:1},
supports_platform_customer_id:{type:"boolean"},supported_uid_types:{type:"array",items:{type:"string"}},matching_latency_hours:{type:"object",properties:{min:{type:"\
integer",minimum:0},max:{type:"integer",minimum:0}}}}},conversion_tracking:{type:"object",additionalProperties:!0},portfolio:{type:"object",required:["publisher\
_domains"],properties:{publisher_domains:{type:"array",items:{type:"string"},minItems:1},primary_channels:{type:"array",items:{type:"string"}},primary_countries:{
type:"array",items:{type:"string",pattern:"^[A-Z]{2}$"}},description:{type:"string",maxLength:5e3},advertising_policies:{type:"string",maxLength:1e4}}}}},signals:{
type:"object",properties:{data_provider_domains:{type:"array",items:{type:"string"}},discovery_modes:{type:"array",items:{type:"string",enum:["brief","wholesale"]},
minItems:1},features:{type:"object",additionalProperties:!0}}},creative:{type:"object",properties:{supports_compliance:{type:"boolean"},has_creative_library:{type:"\
boolean"},supports_generation:{type:"boolean"},supports_transformation:{type:"boolean"},supports_transformers:{type:"boolean"},supports_refinement:{type:"boolea\
n"},supported_formats:{type:"array",items:{type:"object",required:["format"],properties:{capability_id:{type:"string"},format:{type:"object",additionalProperties:!0}}}}}},
governance:{type:"object",properties:{property_features:{type:"array",items:{type:"object",required:["feature_id","type"],properties:{feature_id:{type:"string"},
type:{type:"string",enum:["binary","quantitative","categorical"]},range:{type:"object",required:["min","max"],properties:{min:{type:"number"},max:{type:"number"}}},
categories:{type:"array",items:{type:"string"}},description:{type:"string"},methodology_url:{type:"string",format:"uri"}}}},creative_features:{type:"array",items:{
type:"object",required:["feature_id","type"],properties:{feature_id:{type:"string"},type:{type:"string",enum:["binary","quantitative","categorical"]},range:{type:"\
object",required:["min","max"],properties:{min:{type:"number"},max:{type:"number"}}},categories:{type:"array",items:{type:"string"}},description:{type:"string"},
methodology_url:{type:"string",format:"uri"}}}},content_standards:{type:"object",additionalProperties:!0},policy_registry:{type:"object",additionalProperties:!0}}},
brand:{type:"object",additionalProperties:!0},sponsored_intelligence:{type:"object",additionalProperties:!0},measurement:{type:"object",required:["metrics"],properties:{
metrics:{type:"array",minItems:1,items:{type:"object",required:["metric_id"],properties:{metric_id:{type:"string",minLength:1},standard_reference:{type:"string",
format:"uri"},accreditations:{type:"array",items:{type:"object",required:["accrediting_body"],properties:{accrediting_body:{type:"string",minLength:1},certification_id:{
type:"string"},valid_until:{type:"string",format:"date"},evidence_url:{type:"string",format:"uri"}}}},unit:{type:"string"},description:{type:"string"},methodology_url:{
type:"string",format:"uri"},methodology_version:{type:"string"},ext:{type:"object",additionalProperties:!0}}}}}},compliance_testing:{type:"object",required:["sc\
enarios"],properties:{scenarios:{type:"array",items:{type:"string"},minItems:1}}},webhook_signing:{type:"object",required:["supported"],properties:{supported:{type:"\
boolean"},profile:{type:"string",enum:["proto/webhook-signing/v1"]},algorithms:{type:"array",items:{type:"string",enum:["ed25519","ecdsa-p256-sha256"]},minItems:1},
legacy_hmac_fallback:{type:"boolean"}},if:{properties:{supported:{const:!0}}},then:{required:["profile","algorithms","legacy_hmac_fallback"]}},request_signing:{
type:"object",required:["supported"],properties:{supported:{type:"boolean"}}},identity:{type:"object",additionalProperties:!0},extensions_supported:{type:"array",
items:{type:"string",pattern:"^[a-z][a-z0-9_]*$"}},experimental_features:{type:"array",items:{type:"string",pattern:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"}},wholesale_feed_versioning:{
type:"object",required:["supported"],properties:{supported:{type:"boolean"},pricing_version_separate:{type:"boolean"},cache_scope_account:{type:"boolean"}}},wholesale_feed_webhooks:{
type:"object",required:["supported"],properties:{supported:{type:"boolean"},event_types:{type:"array",items:{type:"string"}}}},last_updated:{type:"string",format:"\
date-time"},errors:{type:"array",items:{type:"object",additionalProperties:!0}},context:{type:"object",additionalProperties:!0},ext:{type:"object",additionalProperties:!0}},
$id:"ProtocolGetProtoCapabilitiesResponse"},A=new RegExp("^[0-9]+\\.[0-9]+(-[a-zA-Z0-9.-]+)?$","u"),x=new RegExp("^[A-Z]{2}$","u"),q=new RegExp("^[a-z][a-z0-9_]\
*$","u"),z=new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$","u"),g=P.fullFormats.uri,N=P.fullFormats.date,I=P.fullFormats["date-time"],v=j.default;function w(y,{
instancePath:p="",parentData:F,parentDataProperty:O,rootData:T=y,dynamicAnchors:$={}}={}){let e=null,s=0;const b=w.evaluated;if(b.dynamicProps&&(b.props=void 0),
b.dynamicItems&&(b.items=void 0),y&&typeof y=="object"&&!Array.isArray(y)){if(y.proto===void 0){const o={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"proto"},message:"must have required property 'proto'"};e===null?e=[o]:e.push(o),s++}if(y.supported_protocols===void 0){const o={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"supported_protocols"},message:"must have required property 'supported_protocols'"};e===null?
e=[o]:e.push(o),s++}if(y.status!==void 0&&typeof y.status!="string"){const o={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(y.proto!==void 0){let o=y.proto;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.major_versions===
void 0){const r={instancePath:p+"/proto",schemaPath:"#/properties/proto/required",keyword:"required",params:{missingProperty:"major_versions"},message:"must hav\
e required property 'major_versions'"};e===null?e=[r]:e.push(r),s++}if(o.idempotency===void 0){const r={instancePath:p+"/proto",schemaPath:"#/properties/proto/r\
equired",keyword:"required",params:{missingProperty:"idempotency"},message:"must have required property 'idempotency'"};e===null?e=[r]:e.push(r),s++}if(o.major_versions!==
void 0){let r=o.major_versions;if(Array.isArray(r)){if(r.length<1){const t={instancePath:p+"/proto/major_versions",schemaPath:"#/properties/proto/properties/maj\
or_versions/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),s++}const i=r.length;for(let t=0;t<
i;t++){let a=r[t];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const n={instancePath:p+"/proto/major_versions/"+t,schemaPath:"#/properties/proto/pr\
operties/major_versions/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof a=="number"&&isFinite(
a)&&(a<1||isNaN(a))){const n={instancePath:p+"/proto/major_versions/"+t,schemaPath:"#/properties/proto/properties/major_versions/items/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:p+"/proto/major_versions",schemaPath:"#/prope\
rties/proto/properties/major_versions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(o.supported_versions!==
void 0){let r=o.supported_versions;if(Array.isArray(r)){if(r.length<1){const t={instancePath:p+"/proto/supported_versions",schemaPath:"#/properties/proto/proper\
ties/supported_versions/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),s++}const i=r.length;
for(let t=0;t<i;t++){let a=r[t];if(typeof a=="string"){if(!A.test(a)){const n={instancePath:p+"/proto/supported_versions/"+t,schemaPath:"#/properties/proto/prop\
erties/supported_versions/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+(-[a-zA-Z0-9.-]+)?$"},message:'must match pattern "^[0-9]+\\.[0-9]+(-\
[a-zA-Z0-9.-]+)?$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:p+"/proto/supported_versions/"+t,schemaPath:"#/properties/proto/properties/support\
ed_versions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:p+"/proto/supp\
orted_versions",schemaPath:"#/properties/proto/properties/supported_versions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),s++}}if(o.build_version!==void 0&&typeof o.build_version!="string"){const r={instancePath:p+"/proto/build_version",schemaPath:"#/properties/proto/prop\
erties/build_version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(o.idempotency!==void 0){let r=o.idempotency;
const i=s;let t=!0;const a=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.supported!==void 0&&r.supported!==!0){const m={};e===null?e=[m]:e.push(m),s++}var h=a===
s;s=i,e!==null&&(i?e.length=i:e=null);let n;if(h){const m=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.replay_ttl_seconds===void 0){const l={instancePath:p+
"/proto/idempotency",schemaPath:"#/properties/proto/properties/idempotency/then/required",keyword:"required",params:{missingProperty:"replay_ttl_seconds"},message:"\
must have required property 'replay_ttl_seconds'"};e===null?e=[l]:e.push(l),s++}var h=m===s;t=h,n="then"}else{const m=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.replay_ttl_seconds!==void 0){const l={instancePath:p+"/proto/idempotency/replay_ttl_seconds",schemaPath:"#/properties/proto/properties/idempotency/else\
/properties/replay_ttl_seconds/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[l]:e.push(l),s++}if(r.in_flight_max_seconds!==
void 0){const l={instancePath:p+"/proto/idempotency/in_flight_max_seconds",schemaPath:"#/properties/proto/properties/idempotency/else/properties/in_flight_max_s\
econds/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[l]:e.push(l),s++}}var h=m===s;if(t=h,t){var _={};_.replay_ttl_seconds=
!0,_.in_flight_max_seconds=!0,_.supported=!0}n="else"}if(!t){const m={instancePath:p+"/proto/idempotency",schemaPath:"#/properties/proto/properties/idempotency/\
if",keyword:"if",params:{failingKeyword:n},message:'must match "'+n+'" schema'};e===null?e=[m]:e.push(m),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.supported===
void 0){const m={instancePath:p+"/proto/idempotency",schemaPath:"#/properties/proto/properties/idempotency/required",keyword:"required",params:{missingProperty:"\
supported"},message:"must have required property 'supported'"};e===null?e=[m]:e.push(m),s++}if(_!==!0&&(_=_||{},_.supported=!0,_.replay_ttl_seconds=!0,_.in_flight_max_seconds=
!0,_.account_id_is_opaque=!0),r.supported!==void 0&&typeof r.supported!="boolean"){const m={instancePath:p+"/proto/idempotency/supported",schemaPath:"#/properti\
es/proto/properties/idempotency/properties/supported/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),s++}if(r.replay_ttl_seconds!==
void 0){let m=r.replay_ttl_seconds;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const u={instancePath:p+"/proto/idempotency/replay_ttl_seconds",schemaPath:"\
#/properties/proto/properties/idempotency/properties/replay_ttl_seconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.
push(u),s++}if(typeof m=="number"&&isFinite(m)){if(m>604800||isNaN(m)){const u={instancePath:p+"/proto/idempotency/replay_ttl_seconds",schemaPath:"#/properties/\
proto/properties/idempotency/properties/replay_ttl_seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:604800},message:"must be <= 604800"};e===null?
e=[u]:e.push(u),s++}if(m<3600||isNaN(m)){const u={instancePath:p+"/proto/idempotency/replay_ttl_seconds",schemaPath:"#/properties/proto/properties/idempotency/p\
roperties/replay_ttl_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3600},message:"must be >= 3600"};e===null?e=[u]:e.push(u),s++}}}if(r.in_flight_max_seconds!==
void 0){let m=r.in_flight_max_seconds;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const u={instancePath:p+"/proto/idempotency/in_flight_max_second\
s",schemaPath:"#/properties/proto/properties/idempotency/properties/in_flight_max_seconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[u]:e.push(u),s++}if(typeof m=="number"&&isFinite(m)){if(m>604800||isNaN(m)){const u={instancePath:p+"/proto/idempotency/in_flight_max_seconds",schemaPath:"\
#/properties/proto/properties/idempotency/properties/in_flight_max_seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:604800},message:"must be <= \
604800"};e===null?e=[u]:e.push(u),s++}if(m<1||isNaN(m)){const u={instancePath:p+"/proto/idempotency/in_flight_max_seconds",schemaPath:"#/properties/proto/proper\
ties/idempotency/properties/in_flight_max_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),s++}}}
if(r.account_id_is_opaque!==void 0&&typeof r.account_id_is_opaque!="boolean"){const m={instancePath:p+"/proto/idempotency/account_id_is_opaque",schemaPath:"#/pr\
operties/proto/properties/idempotency/properties/account_id_is_opaque/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(
m),s++}}else{const m={instancePath:p+"/proto/idempotency",schemaPath:"#/properties/proto/properties/idempotency/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),s++}}}else{const r={instancePath:p+"/proto",schemaPath:"#/properties/proto/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.supported_protocols!==void 0){let o=y.supported_protocols;if(Array.isArray(o)){if(o.length<1){const i={
instancePath:p+"/supported_protocols",schemaPath:"#/properties/supported_protocols/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[i]:e.push(i),s++}const r=o.length;for(let i=0;i<r;i++){let t=o[i];if(typeof t!="string"){const a={instancePath:p+"/supported_protocols/"+
i,schemaPath:"#/properties/supported_protocols/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t===
"media_buy"||t==="creative"||t==="signals"||t==="governance"||t==="brand"||t==="sponsored_intelligence"||t==="measurement")){const a={instancePath:p+"/supported\
_protocols/"+i,schemaPath:"#/properties/supported_protocols/items/enum",keyword:"enum",params:{allowedValues:f.properties.supported_protocols.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:p+"/supported_protocols",schemaPath:"#/properties/support\
ed_protocols/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(y.specialisms!==void 0){let o=y.specialisms;if(Array.
isArray(o)){const r=o.length;for(let i=0;i<r;i++)if(typeof o[i]!="string"){const t={instancePath:p+"/specialisms/"+i,schemaPath:"#/properties/specialisms/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const r={instancePath:p+"/specialisms",schemaPath:"#/pr\
operties/specialisms/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(y.account!==void 0){let o=y.account;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.supported_billing===void 0){const r={instancePath:p+"/account",schemaPath:"#/properties/account/required",keyword:"r\
equired",params:{missingProperty:"supported_billing"},message:"must have required property 'supported_billing'"};e===null?e=[r]:e.push(r),s++}if(o.supported_billing!==
void 0){let r=o.supported_billing;if(Array.isArray(r)){if(r.length<1){const t={instancePath:p+"/account/supported_billing",schemaPath:"#/properties/account/prop\
erties/supported_billing/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),s++}const i=r.length;
for(let t=0;t<i;t++)if(typeof r[t]!="string"){const a={instancePath:p+"/account/supported_billing/"+t,schemaPath:"#/properties/account/properties/supported_bill\
ing/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:p+"/account/supported_b\
illing",schemaPath:"#/properties/account/properties/supported_billing/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),s++}}if(o.require_operator_auth!==void 0&&typeof o.require_operator_auth!="boolean"){const r={instancePath:p+"/account/require_operator_auth",schemaPath:"#/p\
roperties/account/properties/require_operator_auth/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.authorization_endpoint!==
void 0){let r=o.authorization_endpoint;if(typeof r=="string"){if(!g(r)){const i={instancePath:p+"/account/authorization_endpoint",schemaPath:"#/properties/accou\
nt/properties/authorization_endpoint/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={
instancePath:p+"/account/authorization_endpoint",schemaPath:"#/properties/account/properties/authorization_endpoint/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(o.required_for_products!==void 0&&typeof o.required_for_products!="boolean"){const r={instancePath:p+
"/account/required_for_products",schemaPath:"#/properties/account/properties/required_for_products/type",keyword:"type",params:{type:"boolean"},message:"must be\
 boolean"};e===null?e=[r]:e.push(r),s++}if(o.account_financials!==void 0&&typeof o.account_financials!="boolean"){const r={instancePath:p+"/account/account_fina\
ncials",schemaPath:"#/properties/account/properties/account_financials/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),s++}if(o.sandbox!==void 0&&typeof o.sandbox!="boolean"){const r={instancePath:p+"/account/sandbox",schemaPath:"#/properties/account/properties/sandbox/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:p+"/account",schemaPath:"#/prope\
rties/account/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.media_buy!==void 0){let o=y.media_buy;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.reporting_delivery_methods!==void 0){let r=o.reporting_delivery_methods;if(Array.isArray(r)){if(r.length<1){const t={
instancePath:p+"/media_buy/reporting_delivery_methods",schemaPath:"#/properties/media_buy/properties/reporting_delivery_methods/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),s++}const i=r.length;for(let t=0;t<i;t++){let a=r[t];if(typeof a!="string"){const n={
instancePath:p+"/media_buy/reporting_delivery_methods/"+t,schemaPath:"#/properties/media_buy/properties/reporting_delivery_methods/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(a==="webhook"||a==="offline")){const n={instancePath:p+"/media_buy/reporting_delivery\
_methods/"+t,schemaPath:"#/properties/media_buy/properties/reporting_delivery_methods/items/enum",keyword:"enum",params:{allowedValues:f.properties.media_buy.properties.
reporting_delivery_methods.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:p+"/media\
_buy/reporting_delivery_methods",schemaPath:"#/properties/media_buy/properties/reporting_delivery_methods/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),s++}}if(o.offline_delivery_protocols!==void 0){let r=o.offline_delivery_protocols;if(Array.isArray(r)){const i=r.length;for(let t=0;t<
i;t++)if(typeof r[t]!="string"){const a={instancePath:p+"/media_buy/offline_delivery_protocols/"+t,schemaPath:"#/properties/media_buy/properties/offline_deliver\
y_protocols/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:p+"/media_buy/o\
ffline_delivery_protocols",schemaPath:"#/properties/media_buy/properties/offline_delivery_protocols/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[i]:e.push(i),s++}}if(o.buying_modes!==void 0){let r=o.buying_modes;if(Array.isArray(r)){if(r.length<1){const t={instancePath:p+"/media_buy/b\
uying_modes",schemaPath:"#/properties/media_buy/properties/buying_modes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[t]:e.push(t),s++}const i=r.length;for(let t=0;t<i;t++){let a=r[t];if(typeof a!="string"){const n={instancePath:p+"/media_buy/buying_modes/"+t,schemaPath:"\
#/properties/media_buy/properties/buying_modes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(a===
"brief"||a==="wholesale"||a==="refine")){const n={instancePath:p+"/media_buy/buying_modes/"+t,schemaPath:"#/properties/media_buy/properties/buying_modes/items/e\
num",keyword:"enum",params:{allowedValues:f.properties.media_buy.properties.buying_modes.items.enum},message:"must be equal to one of the allowed values"};e===null?
e=[n]:e.push(n),s++}}}else{const i={instancePath:p+"/media_buy/buying_modes",schemaPath:"#/properties/media_buy/properties/buying_modes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(o.creative_approval_mode!==void 0){let r=o.creative_approval_mode;if(typeof r!="string"){
const i={instancePath:p+"/media_buy/creative_approval_mode",schemaPath:"#/properties/media_buy/properties/creative_approval_mode/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(r==="auto_approve"||r==="require_human")){const i={instancePath:p+"/media_buy/creative_appr\
oval_mode",schemaPath:"#/properties/media_buy/properties/creative_approval_mode/enum",keyword:"enum",params:{allowedValues:f.properties.media_buy.properties.creative_approval_mode.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(o.supported_pricing_models!==void 0){let r=o.supported_pricing_models;
if(Array.isArray(r)){const i=r.length;for(let t=0;t<i;t++)if(typeof r[t]!="string"){const a={instancePath:p+"/media_buy/supported_pricing_models/"+t,schemaPath:"\
#/properties/media_buy/properties/supported_pricing_models/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}else{const i={instancePath:p+"/media_buy/supported_pricing_models",schemaPath:"#/properties/media_buy/properties/supported_pricing_models/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(o.supports_proposals!==void 0&&typeof o.supports_proposals!="boolean"){const r={
instancePath:p+"/media_buy/supports_proposals",schemaPath:"#/properties/media_buy/properties/supports_proposals/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.features!==void 0){let r=o.features;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.inline_creative_management!==
void 0&&typeof r.inline_creative_management!="boolean"){const i={instancePath:p+"/media_buy/features/inline_creative_management",schemaPath:"#/properties/media_\
buy/properties/features/properties/inline_creative_management/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),s++}
if(r.property_list_filtering!==void 0&&typeof r.property_list_filtering!="boolean"){const i={instancePath:p+"/media_buy/features/property_list_filtering",schemaPath:"\
#/properties/media_buy/properties/features/properties/property_list_filtering/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[i]:e.push(i),s++}if(r.catalog_management!==void 0&&typeof r.catalog_management!="boolean"){const i={instancePath:p+"/media_buy/features/catalog_management",schemaPath:"\
#/properties/media_buy/properties/features/properties/catalog_management/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:
e.push(i),s++}}else{const i={instancePath:p+"/media_buy/features",schemaPath:"#/properties/media_buy/properties/features/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(o.content_standards!==void 0){let r=o.content_standards;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.supports_local_evaluation!==void 0&&typeof r.supports_local_evaluation!="boolean"){const i={instancePath:p+"/media_buy/content_standards/supports_local\
_evaluation",schemaPath:"#/properties/media_buy/properties/content_standards/properties/supports_local_evaluation/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[i]:e.push(i),s++}if(r.supported_channels!==void 0){let i=r.supported_channels;if(Array.isArray(i)){const t=i.length;for(let a=0;a<
t;a++)if(typeof i[a]!="string"){const n={instancePath:p+"/media_buy/content_standards/supported_channels/"+a,schemaPath:"#/properties/media_buy/properties/conte\
nt_standards/properties/supported_channels/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={
instancePath:p+"/media_buy/content_standards/supported_channels",schemaPath:"#/properties/media_buy/properties/content_standards/properties/supported_channels/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(r.supports_webhook_delivery!==void 0&&typeof r.supports_webhook_delivery!=
"boolean"){const i={instancePath:p+"/media_buy/content_standards/supports_webhook_delivery",schemaPath:"#/properties/media_buy/properties/content_standards/prop\
erties/supports_webhook_delivery/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:p+
"/media_buy/content_standards",schemaPath:"#/properties/media_buy/properties/content_standards/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[i]:e.push(i),s++}}if(o.execution!==void 0){let r=o.execution;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.trusted_match!==void 0){let i=r.
trusted_match;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const t={instancePath:p+"/media_buy/execution/trusted_match",schemaPath:"#/properties/media_buy/pr\
operties/execution/properties/trusted_match/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(r.axe_integrations!==
void 0){let i=r.axe_integrations;if(Array.isArray(i)){const t=i.length;for(let a=0;a<t;a++)if(typeof i[a]!="string"){const n={instancePath:p+"/media_buy/executi\
on/axe_integrations/"+a,schemaPath:"#/properties/media_buy/properties/execution/properties/axe_integrations/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:p+"/media_buy/execution/axe_integrations",schemaPath:"#/properties/media_buy/propertie\
s/execution/properties/axe_integrations/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(r.creative_specs!==
void 0){let i=r.creative_specs;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.vast_versions!==void 0){let t=i.vast_versions;if(Array.isArray(t)){const a=t.length;
for(let n=0;n<a;n++)if(typeof t[n]!="string"){const m={instancePath:p+"/media_buy/execution/creative_specs/vast_versions/"+n,schemaPath:"#/properties/media_buy/\
properties/execution/properties/creative_specs/properties/vast_versions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
m]:e.push(m),s++}}else{const a={instancePath:p+"/media_buy/execution/creative_specs/vast_versions",schemaPath:"#/properties/media_buy/properties/execution/prope\
rties/creative_specs/properties/vast_versions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(i.mraid_versions!==
void 0){let t=i.mraid_versions;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){const m={instancePath:p+"/media_buy/execution\
/creative_specs/mraid_versions/"+n,schemaPath:"#/properties/media_buy/properties/execution/properties/creative_specs/properties/mraid_versions/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:p+"/media_buy/execution/creative_specs/mraid_ver\
sions",schemaPath:"#/properties/media_buy/properties/execution/properties/creative_specs/properties/mraid_versions/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}if(i.vpaid!==void 0&&typeof i.vpaid!="boolean"){const t={instancePath:p+"/media_buy/execution/creative_specs/vpaid",
schemaPath:"#/properties/media_buy/properties/execution/properties/creative_specs/properties/vpaid/type",keyword:"type",params:{type:"boolean"},message:"must be\
 boolean"};e===null?e=[t]:e.push(t),s++}if(i.simid!==void 0&&typeof i.simid!="boolean"){const t={instancePath:p+"/media_buy/execution/creative_specs/simid",schemaPath:"\
#/properties/media_buy/properties/execution/properties/creative_specs/properties/simid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:p+"/media_buy/execution/creative_specs",schemaPath:"#/properties/media_buy/properties/execution/properties/\
creative_specs/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(r.targeting!==void 0){let i=r.targeting;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.geo_countries!==void 0&&typeof i.geo_countries!="boolean"){const t={instancePath:p+"/media_buy/execution/targeting/g\
eo_countries",schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/geo_countries/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(i.geo_regions!==void 0&&typeof i.geo_regions!="boolean"){const t={instancePath:p+"/media_buy/executio\
n/targeting/geo_regions",schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/geo_regions/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(i.geo_metros!==void 0){let t=i.geo_metros;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const a in t)
if(typeof t[a]!="boolean"){const n={instancePath:p+"/media_buy/execution/targeting/geo_metros/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/media_buy/properties/execution/properties/targeting/properties/geo_metros/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[n]:e.push(n),s++}}else{const a={instancePath:p+"/media_buy/execution/targeting/geo_metros",schemaPath:"#/properties/media_buy/properties/ex\
ecution/properties/targeting/properties/geo_metros/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(i.geo_postal_areas!==
void 0){let t=i.geo_postal_areas;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:p+"/media_buy/execution/targeting/geo_postal_areas",schemaPath:"\
#/properties/media_buy/properties/execution/properties/targeting/properties/geo_postal_areas/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),s++}}if(i.geo_proximity!==void 0){let t=i.geo_proximity;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:p+"/media\
_buy/execution/targeting/geo_proximity",schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/geo_proximity/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(i.age_restriction!==void 0){let t=i.age_restriction;if(!(t&&typeof t=="obje\
ct"&&!Array.isArray(t))){const a={instancePath:p+"/media_buy/execution/targeting/age_restriction",schemaPath:"#/properties/media_buy/properties/execution/proper\
ties/targeting/properties/age_restriction/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(i.language!==void 0&&
typeof i.language!="boolean"){const t={instancePath:p+"/media_buy/execution/targeting/language",schemaPath:"#/properties/media_buy/properties/execution/properti\
es/targeting/properties/language/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(i.keyword_targets!==void 0){
let t=i.keyword_targets;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.supported_match_types===void 0){const a={instancePath:p+"/media_buy/execution/targetin\
g/keyword_targets",schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/keyword_targets/required",keyword:"required",params:{
missingProperty:"supported_match_types"},message:"must have required property 'supported_match_types'"};e===null?e=[a]:e.push(a),s++}if(t.supported_match_types!==
void 0){let a=t.supported_match_types;if(Array.isArray(a)){if(a.length<1){const m={instancePath:p+"/media_buy/execution/targeting/keyword_targets/supported_matc\
h_types",schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/keyword_targets/properties/supported_match_types/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),s++}const n=a.length;for(let m=0;m<n;m++){let u=a[m];if(typeof u!=
"string"){const l={instancePath:p+"/media_buy/execution/targeting/keyword_targets/supported_match_types/"+m,schemaPath:"#/properties/media_buy/properties/execut\
ion/properties/targeting/properties/keyword_targets/properties/supported_match_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),s++}if(!(u==="broad"||u==="phrase"||u==="exact")){const l={instancePath:p+"/media_buy/execution/targeting/keyword_targets/supported_mat\
ch_types/"+m,schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/keyword_targets/properties/supported_match_types/items/enum",
keyword:"enum",params:{allowedValues:f.properties.media_buy.properties.execution.properties.targeting.properties.keyword_targets.properties.supported_match_types.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{const n={instancePath:p+"/media_buy/execution/targeting/ke\
yword_targets/supported_match_types",schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/keyword_targets/properties/supporte\
d_match_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const a={instancePath:p+"/media_buy/execut\
ion/targeting/keyword_targets",schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/keyword_targets/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(i.negative_keywords!==void 0){let t=i.negative_keywords;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.supported_match_types===void 0){const a={instancePath:p+"/media_buy/execution/targeting/negative_keywords",schemaPath:"#/properties/media_buy/p\
roperties/execution/properties/targeting/properties/negative_keywords/required",keyword:"required",params:{missingProperty:"supported_match_types"},message:"mus\
t have required property 'supported_match_types'"};e===null?e=[a]:e.push(a),s++}if(t.supported_match_types!==void 0){let a=t.supported_match_types;if(Array.isArray(
a)){if(a.length<1){const m={instancePath:p+"/media_buy/execution/targeting/negative_keywords/supported_match_types",schemaPath:"#/properties/media_buy/propertie\
s/execution/properties/targeting/properties/negative_keywords/properties/supported_match_types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[m]:e.push(m),s++}const n=a.length;for(let m=0;m<n;m++){let u=a[m];if(typeof u!="string"){const l={instancePath:p+"/media_bu\
y/execution/targeting/negative_keywords/supported_match_types/"+m,schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/negati\
ve_keywords/properties/supported_match_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(u==="\
broad"||u==="phrase"||u==="exact")){const l={instancePath:p+"/media_buy/execution/targeting/negative_keywords/supported_match_types/"+m,schemaPath:"#/properties\
/media_buy/properties/execution/properties/targeting/properties/negative_keywords/properties/supported_match_types/items/enum",keyword:"enum",params:{allowedValues:f.
properties.media_buy.properties.execution.properties.targeting.properties.negative_keywords.properties.supported_match_types.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{const n={instancePath:p+"/media_buy/execution/targeting/negative_keywords/supported_match_typ\
es",schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/negative_keywords/properties/supported_match_types/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const a={instancePath:p+"/media_buy/execution/targeting/negative_keywords",
schemaPath:"#/properties/media_buy/properties/execution/properties/targeting/properties/negative_keywords/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:p+"/media_buy/execution/targeting",schemaPath:"#/properties/media_buy/properties/execu\
tion/properties/targeting/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const i={instancePath:p+"/me\
dia_buy/execution",schemaPath:"#/properties/media_buy/properties/execution/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),s++}}if(o.audience_targeting!==void 0){let r=o.audience_targeting;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.supported_identifier_types===void 0){
const i={instancePath:p+"/media_buy/audience_targeting",schemaPath:"#/properties/media_buy/properties/audience_targeting/required",keyword:"required",params:{missingProperty:"\
supported_identifier_types"},message:"must have required property 'supported_identifier_types'"};e===null?e=[i]:e.push(i),s++}if(r.minimum_audience_size===void 0){
const i={instancePath:p+"/media_buy/audience_targeting",schemaPath:"#/properties/media_buy/properties/audience_targeting/required",keyword:"required",params:{missingProperty:"\
minimum_audience_size"},message:"must have required property 'minimum_audience_size'"};e===null?e=[i]:e.push(i),s++}if(r.supported_identifier_types!==void 0){let i=r.
supported_identifier_types;if(Array.isArray(i)){if(i.length<1){const a={instancePath:p+"/media_buy/audience_targeting/supported_identifier_types",schemaPath:"#/\
properties/media_buy/properties/audience_targeting/properties/supported_identifier_types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fe\
wer than 1 items"};e===null?e=[a]:e.push(a),s++}const t=i.length;for(let a=0;a<t;a++){let n=i[a];if(typeof n!="string"){const m={instancePath:p+"/media_buy/audi\
ence_targeting/supported_identifier_types/"+a,schemaPath:"#/properties/media_buy/properties/audience_targeting/properties/supported_identifier_types/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="hashed_email"||n==="hashed_phone")){const m={instancePath:p+
"/media_buy/audience_targeting/supported_identifier_types/"+a,schemaPath:"#/properties/media_buy/properties/audience_targeting/properties/supported_identifier_t\
ypes/items/enum",keyword:"enum",params:{allowedValues:f.properties.media_buy.properties.audience_targeting.properties.supported_identifier_types.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:p+"/media_buy/audience_targeting/supported_identifier_typ\
es",schemaPath:"#/properties/media_buy/properties/audience_targeting/properties/supported_identifier_types/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[t]:e.push(t),s++}}if(r.minimum_audience_size!==void 0){let i=r.minimum_audience_size;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){const t={instancePath:p+"/media_buy/audience_targeting/minimum_audience_size",schemaPath:"#/properties/media_buy/properties/audience_targeting/properties/m\
inimum_audience_size/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof i=="number"&&isFinite(i)&&(i<
1||isNaN(i))){const t={instancePath:p+"/media_buy/audience_targeting/minimum_audience_size",schemaPath:"#/properties/media_buy/properties/audience_targeting/pro\
perties/minimum_audience_size/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(r.supports_platform_customer_id!==
void 0&&typeof r.supports_platform_customer_id!="boolean"){const i={instancePath:p+"/media_buy/audience_targeting/supports_platform_customer_id",schemaPath:"#/p\
roperties/media_buy/properties/audience_targeting/properties/supports_platform_customer_id/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[i]:e.push(i),s++}if(r.supported_uid_types!==void 0){let i=r.supported_uid_types;if(Array.isArray(i)){const t=i.length;for(let a=0;a<t;a++)if(typeof i[a]!=
"string"){const n={instancePath:p+"/media_buy/audience_targeting/supported_uid_types/"+a,schemaPath:"#/properties/media_buy/properties/audience_targeting/proper\
ties/supported_uid_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:p+
"/media_buy/audience_targeting/supported_uid_types",schemaPath:"#/properties/media_buy/properties/audience_targeting/properties/supported_uid_types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(r.matching_latency_hours!==void 0){let i=r.matching_latency_hours;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.min!==void 0){let t=i.min;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:p+"/media_buy/audien\
ce_targeting/matching_latency_hours/min",schemaPath:"#/properties/media_buy/properties/audience_targeting/properties/matching_latency_hours/properties/min/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:p+
"/media_buy/audience_targeting/matching_latency_hours/min",schemaPath:"#/properties/media_buy/properties/audience_targeting/properties/matching_latency_hours/pr\
operties/min/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(i.max!==void 0){let t=i.max;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:p+"/media_buy/audience_targeting/matching_latency_hours/max",schemaPath:"#/properties/media_buy\
/properties/audience_targeting/properties/matching_latency_hours/properties/max/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:p+"/media_buy/audience_targeting/matching_latency_hours/max",schemaPath:"\
#/properties/media_buy/properties/audience_targeting/properties/matching_latency_hours/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:p+"/media_buy/audience_targeting/matching_latency_hours",schemaPath:"#/propert\
ies/media_buy/properties/audience_targeting/properties/matching_latency_hours/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}}}else{const i={instancePath:p+"/media_buy/audience_targeting",schemaPath:"#/properties/media_buy/properties/audience_targeting/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(o.conversion_tracking!==void 0){let r=o.conversion_tracking;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const i={instancePath:p+"/media_buy/conversion_tracking",schemaPath:"#/properties/media_buy/properties/conversion_tracking/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(o.portfolio!==void 0){let r=o.portfolio;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.publisher_domains===void 0){const i={instancePath:p+"/media_buy/portfolio",schemaPath:"#/properties/media_buy/properties/portfolio/required",keyword:"\
required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?e=[i]:e.push(i),s++}if(r.publisher_domains!==
void 0){let i=r.publisher_domains;if(Array.isArray(i)){if(i.length<1){const a={instancePath:p+"/media_buy/portfolio/publisher_domains",schemaPath:"#/properties/\
media_buy/properties/portfolio/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[a]:e.push(a),s++}const t=i.length;for(let a=0;a<t;a++)if(typeof i[a]!="string"){const n={instancePath:p+"/media_buy/portfolio/publisher_domains/"+a,schemaPath:"\
#/properties/media_buy/properties/portfolio/properties/publisher_domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}}else{const t={instancePath:p+"/media_buy/portfolio/publisher_domains",schemaPath:"#/properties/media_buy/properties/portfolio/properties/publ\
isher_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(r.primary_channels!==void 0){let i=r.primary_channels;
if(Array.isArray(i)){const t=i.length;for(let a=0;a<t;a++)if(typeof i[a]!="string"){const n={instancePath:p+"/media_buy/portfolio/primary_channels/"+a,schemaPath:"\
#/properties/media_buy/properties/portfolio/properties/primary_channels/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),s++}}else{const t={instancePath:p+"/media_buy/portfolio/primary_channels",schemaPath:"#/properties/media_buy/properties/portfolio/properties/primar\
y_channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(r.primary_countries!==void 0){let i=r.primary_countries;
if(Array.isArray(i)){const t=i.length;for(let a=0;a<t;a++){let n=i[a];if(typeof n=="string"){if(!x.test(n)){const m={instancePath:p+"/media_buy/portfolio/primar\
y_countries/"+a,schemaPath:"#/properties/media_buy/properties/portfolio/properties/primary_countries/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}\
$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:p+"/media_buy/portfolio/primary_countries/"+a,schemaPath:"\
#/properties/media_buy/properties/portfolio/properties/primary_countries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[m]:e.push(m),s++}}}else{const t={instancePath:p+"/media_buy/portfolio/primary_countries",schemaPath:"#/properties/media_buy/properties/portfolio/properties/pri\
mary_countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(r.description!==void 0){let i=r.description;
if(typeof i=="string"){if(v(i)>5e3){const t={instancePath:p+"/media_buy/portfolio/description",schemaPath:"#/properties/media_buy/properties/portfolio/propertie\
s/description/maxLength",keyword:"maxLength",params:{limit:5e3},message:"must NOT have more than 5000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:p+
"/media_buy/portfolio/description",schemaPath:"#/properties/media_buy/properties/portfolio/properties/description/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(r.advertising_policies!==void 0){let i=r.advertising_policies;if(typeof i=="string"){if(v(i)>1e4){const t={instancePath:p+
"/media_buy/portfolio/advertising_policies",schemaPath:"#/properties/media_buy/properties/portfolio/properties/advertising_policies/maxLength",keyword:"maxLengt\
h",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:p+"/media_buy/portfolio/adver\
tising_policies",schemaPath:"#/properties/media_buy/properties/portfolio/properties/advertising_policies/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}}}else{const i={instancePath:p+"/media_buy/portfolio",schemaPath:"#/properties/media_buy/properties/portfolio/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:p+"/media_buy",schemaPath:"#/propertie\
s/media_buy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.signals!==void 0){let o=y.signals;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.data_provider_domains!==void 0){let r=o.data_provider_domains;if(Array.isArray(r)){const i=r.length;for(let t=0;t<i;t++)if(typeof r[t]!=
"string"){const a={instancePath:p+"/signals/data_provider_domains/"+t,schemaPath:"#/properties/signals/properties/data_provider_domains/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:p+"/signals/data_provider_domains",schemaPath:"#/pr\
operties/signals/properties/data_provider_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(o.discovery_modes!==
void 0){let r=o.discovery_modes;if(Array.isArray(r)){if(r.length<1){const t={instancePath:p+"/signals/discovery_modes",schemaPath:"#/properties/signals/properti\
es/discovery_modes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),s++}const i=r.length;for(let t=0;t<
i;t++){let a=r[t];if(typeof a!="string"){const n={instancePath:p+"/signals/discovery_modes/"+t,schemaPath:"#/properties/signals/properties/discovery_modes/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(a==="brief"||a==="wholesale")){const n={instancePath:p+
"/signals/discovery_modes/"+t,schemaPath:"#/properties/signals/properties/discovery_modes/items/enum",keyword:"enum",params:{allowedValues:f.properties.signals.
properties.discovery_modes.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:p+"/signa\
ls/discovery_modes",schemaPath:"#/properties/signals/properties/discovery_modes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),s++}}if(o.features!==void 0){let r=o.features;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:p+"/signals/features",schemaPath:"\
#/properties/signals/properties/features/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:p+
"/signals",schemaPath:"#/properties/signals/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.creative!==
void 0){let o=y.creative;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.supports_compliance!==void 0&&typeof o.supports_compliance!="boolean"){const r={instancePath:p+
"/creative/supports_compliance",schemaPath:"#/properties/creative/properties/supports_compliance/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),s++}if(o.has_creative_library!==void 0&&typeof o.has_creative_library!="boolean"){const r={instancePath:p+"/creative/has_creat\
ive_library",schemaPath:"#/properties/creative/properties/has_creative_library/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),s++}if(o.supports_generation!==void 0&&typeof o.supports_generation!="boolean"){const r={instancePath:p+"/creative/supports_generation",schemaPath:"\
#/properties/creative/properties/supports_generation/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.supports_transformation!==
void 0&&typeof o.supports_transformation!="boolean"){const r={instancePath:p+"/creative/supports_transformation",schemaPath:"#/properties/creative/properties/su\
pports_transformation/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.supports_transformers!==void 0&&
typeof o.supports_transformers!="boolean"){const r={instancePath:p+"/creative/supports_transformers",schemaPath:"#/properties/creative/properties/supports_trans\
formers/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.supports_refinement!==void 0&&typeof o.supports_refinement!=
"boolean"){const r={instancePath:p+"/creative/supports_refinement",schemaPath:"#/properties/creative/properties/supports_refinement/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.supported_formats!==void 0){let r=o.supported_formats;if(Array.isArray(r)){const i=r.
length;for(let t=0;t<i;t++){let a=r[t];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.format===void 0){const n={instancePath:p+"/creative/supported_formats/"+
t,schemaPath:"#/properties/creative/properties/supported_formats/items/required",keyword:"required",params:{missingProperty:"format"},message:"must have require\
d property 'format'"};e===null?e=[n]:e.push(n),s++}if(a.capability_id!==void 0&&typeof a.capability_id!="string"){const n={instancePath:p+"/creative/supported_f\
ormats/"+t+"/capability_id",schemaPath:"#/properties/creative/properties/supported_formats/items/properties/capability_id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(a.format!==void 0){let n=a.format;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const m={instancePath:p+
"/creative/supported_formats/"+t+"/format",schemaPath:"#/properties/creative/properties/supported_formats/items/properties/format/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}}else{const n={instancePath:p+"/creative/supported_formats/"+t,schemaPath:"#/properties/creativ\
e/properties/supported_formats/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:p+
"/creative/supported_formats",schemaPath:"#/properties/creative/properties/supported_formats/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:p+"/creative",schemaPath:"#/properties/creative/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),s++}}if(y.governance!==void 0){let o=y.governance;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.property_features!==
void 0){let r=o.property_features;if(Array.isArray(r)){const i=r.length;for(let t=0;t<i;t++){let a=r[t];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.feature_id===
void 0){const n={instancePath:p+"/governance/property_features/"+t,schemaPath:"#/properties/governance/properties/property_features/items/required",keyword:"req\
uired",params:{missingProperty:"feature_id"},message:"must have required property 'feature_id'"};e===null?e=[n]:e.push(n),s++}if(a.type===void 0){const n={instancePath:p+
"/governance/property_features/"+t,schemaPath:"#/properties/governance/properties/property_features/items/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[n]:e.push(n),s++}if(a.feature_id!==void 0&&typeof a.feature_id!="string"){const n={instancePath:p+
"/governance/property_features/"+t+"/feature_id",schemaPath:"#/properties/governance/properties/property_features/items/properties/feature_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(a.type!==void 0){let n=a.type;if(typeof n!="string"){const m={instancePath:p+
"/governance/property_features/"+t+"/type",schemaPath:"#/properties/governance/properties/property_features/items/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="binary"||n==="quantitative"||n==="categorical")){const m={instancePath:p+"/governance/\
property_features/"+t+"/type",schemaPath:"#/properties/governance/properties/property_features/items/properties/type/enum",keyword:"enum",params:{allowedValues:f.
properties.governance.properties.property_features.items.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}
if(a.range!==void 0){let n=a.range;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.min===void 0){const m={instancePath:p+"/governance/property_features/"+t+"/\
range",schemaPath:"#/properties/governance/properties/property_features/items/properties/range/required",keyword:"required",params:{missingProperty:"min"},message:"\
must have required property 'min'"};e===null?e=[m]:e.push(m),s++}if(n.max===void 0){const m={instancePath:p+"/governance/property_features/"+t+"/range",schemaPath:"\
#/properties/governance/properties/property_features/items/properties/range/required",keyword:"required",params:{missingProperty:"max"},message:"must have requi\
red property 'max'"};e===null?e=[m]:e.push(m),s++}if(n.min!==void 0){let m=n.min;if(!(typeof m=="number"&&isFinite(m))){const u={instancePath:p+"/governance/pro\
perty_features/"+t+"/range/min",schemaPath:"#/properties/governance/properties/property_features/items/properties/range/properties/min/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),s++}}if(n.max!==void 0){let m=n.max;if(!(typeof m=="number"&&isFinite(m))){const u={instancePath:p+
"/governance/property_features/"+t+"/range/max",schemaPath:"#/properties/governance/properties/property_features/items/properties/range/properties/max/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),s++}}}else{const m={instancePath:p+"/governance/property_features/"+t+"/range",schemaPath:"\
#/properties/governance/properties/property_features/items/properties/range/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:
e.push(m),s++}}if(a.categories!==void 0){let n=a.categories;if(Array.isArray(n)){const m=n.length;for(let u=0;u<m;u++)if(typeof n[u]!="string"){const l={instancePath:p+
"/governance/property_features/"+t+"/categories/"+u,schemaPath:"#/properties/governance/properties/property_features/items/properties/categories/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}else{const m={instancePath:p+"/governance/property_features/"+t+"/categorie\
s",schemaPath:"#/properties/governance/properties/property_features/items/properties/categories/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[m]:e.push(m),s++}}if(a.description!==void 0&&typeof a.description!="string"){const n={instancePath:p+"/governance/property_features/"+t+"/descri\
ption",schemaPath:"#/properties/governance/properties/property_features/items/properties/description/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),s++}if(a.methodology_url!==void 0){let n=a.methodology_url;if(typeof n=="string"){if(!g(n)){const m={instancePath:p+"/govern\
ance/property_features/"+t+"/methodology_url",schemaPath:"#/properties/governance/properties/property_features/items/properties/methodology_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:p+"/governance/property_features/"+t+"\
/methodology_url",schemaPath:"#/properties/governance/properties/property_features/items/properties/methodology_url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{const n={instancePath:p+"/governance/property_features/"+t,schemaPath:"#/properties/governance/pro\
perties/property_features/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:p+
"/governance/property_features",schemaPath:"#/properties/governance/properties/property_features/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[i]:e.push(i),s++}}if(o.creative_features!==void 0){let r=o.creative_features;if(Array.isArray(r)){const i=r.length;for(let t=0;t<i;t++){let a=r[t];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.feature_id===void 0){const n={instancePath:p+"/governance/creative_features/"+t,schemaPath:"#/properties/gover\
nance/properties/creative_features/items/required",keyword:"required",params:{missingProperty:"feature_id"},message:"must have required property 'feature_id'"};
e===null?e=[n]:e.push(n),s++}if(a.type===void 0){const n={instancePath:p+"/governance/creative_features/"+t,schemaPath:"#/properties/governance/properties/creat\
ive_features/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[n]:e.push(n),s++}if(a.
feature_id!==void 0&&typeof a.feature_id!="string"){const n={instancePath:p+"/governance/creative_features/"+t+"/feature_id",schemaPath:"#/properties/governance\
/properties/creative_features/items/properties/feature_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(a.
type!==void 0){let n=a.type;if(typeof n!="string"){const m={instancePath:p+"/governance/creative_features/"+t+"/type",schemaPath:"#/properties/governance/proper\
ties/creative_features/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="binary"||
n==="quantitative"||n==="categorical")){const m={instancePath:p+"/governance/creative_features/"+t+"/type",schemaPath:"#/properties/governance/properties/creati\
ve_features/items/properties/type/enum",keyword:"enum",params:{allowedValues:f.properties.governance.properties.creative_features.items.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(a.range!==void 0){let n=a.range;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
min===void 0){const m={instancePath:p+"/governance/creative_features/"+t+"/range",schemaPath:"#/properties/governance/properties/creative_features/items/propert\
ies/range/required",keyword:"required",params:{missingProperty:"min"},message:"must have required property 'min'"};e===null?e=[m]:e.push(m),s++}if(n.max===void 0){
const m={instancePath:p+"/governance/creative_features/"+t+"/range",schemaPath:"#/properties/governance/properties/creative_features/items/properties/range/requ\
ired",keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[m]:e.push(m),s++}if(n.min!==void 0){let m=n.min;
if(!(typeof m=="number"&&isFinite(m))){const u={instancePath:p+"/governance/creative_features/"+t+"/range/min",schemaPath:"#/properties/governance/properties/cr\
eative_features/items/properties/range/properties/min/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),s++}}if(n.max!==
void 0){let m=n.max;if(!(typeof m=="number"&&isFinite(m))){const u={instancePath:p+"/governance/creative_features/"+t+"/range/max",schemaPath:"#/properties/gove\
rnance/properties/creative_features/items/properties/range/properties/max/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.
push(u),s++}}}else{const m={instancePath:p+"/governance/creative_features/"+t+"/range",schemaPath:"#/properties/governance/properties/creative_features/items/pr\
operties/range/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(a.categories!==void 0){let n=a.categories;
if(Array.isArray(n)){const m=n.length;for(let u=0;u<m;u++)if(typeof n[u]!="string"){const l={instancePath:p+"/governance/creative_features/"+t+"/categories/"+u,
schemaPath:"#/properties/governance/properties/creative_features/items/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[l]:e.push(l),s++}}else{const m={instancePath:p+"/governance/creative_features/"+t+"/categories",schemaPath:"#/properties/governance/propert\
ies/creative_features/items/properties/categories/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(a.description!==
void 0&&typeof a.description!="string"){const n={instancePath:p+"/governance/creative_features/"+t+"/description",schemaPath:"#/properties/governance/properties\
/creative_features/items/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(a.methodology_url!==
void 0){let n=a.methodology_url;if(typeof n=="string"){if(!g(n)){const m={instancePath:p+"/governance/creative_features/"+t+"/methodology_url",schemaPath:"#/pro\
perties/governance/properties/creative_features/items/properties/methodology_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};
e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:p+"/governance/creative_features/"+t+"/methodology_url",schemaPath:"#/properties/governance/properties/\
creative_features/items/properties/methodology_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{const n={
instancePath:p+"/governance/creative_features/"+t,schemaPath:"#/properties/governance/properties/creative_features/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:p+"/governance/creative_features",schemaPath:"#/properties/governance/p\
roperties/creative_features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(o.content_standards!==void 0){let r=o.
content_standards;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:p+"/governance/content_standards",schemaPath:"#/properties/governance/pr\
operties/content_standards/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(o.policy_registry!==void 0){let r=o.
policy_registry;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:p+"/governance/policy_registry",schemaPath:"#/properties/governance/proper\
ties/policy_registry/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:p+"/governa\
nce",schemaPath:"#/properties/governance/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.brand!==void 0){
let o=y.brand;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const r={instancePath:p+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.sponsored_intelligence!==void 0){let o=y.sponsored_intelligence;if(!(o&&typeof o=="object"&&
!Array.isArray(o))){const r={instancePath:p+"/sponsored_intelligence",schemaPath:"#/properties/sponsored_intelligence/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.measurement!==void 0){let o=y.measurement;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.metrics===
void 0){const r={instancePath:p+"/measurement",schemaPath:"#/properties/measurement/required",keyword:"required",params:{missingProperty:"metrics"},message:"mus\
t have required property 'metrics'"};e===null?e=[r]:e.push(r),s++}if(o.metrics!==void 0){let r=o.metrics;if(Array.isArray(r)){if(r.length<1){const t={instancePath:p+
"/measurement/metrics",schemaPath:"#/properties/measurement/properties/metrics/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[t]:e.push(t),s++}const i=r.length;for(let t=0;t<i;t++){let a=r[t];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.metric_id===void 0){const n={
instancePath:p+"/measurement/metrics/"+t,schemaPath:"#/properties/measurement/properties/metrics/items/required",keyword:"required",params:{missingProperty:"met\
ric_id"},message:"must have required property 'metric_id'"};e===null?e=[n]:e.push(n),s++}if(a.metric_id!==void 0){let n=a.metric_id;if(typeof n=="string"){if(v(
n)<1){const m={instancePath:p+"/measurement/metrics/"+t+"/metric_id",schemaPath:"#/properties/measurement/properties/metrics/items/properties/metric_id/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:p+"/measuremen\
t/metrics/"+t+"/metric_id",schemaPath:"#/properties/measurement/properties/metrics/items/properties/metric_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),s++}}if(a.standard_reference!==void 0){let n=a.standard_reference;if(typeof n=="string"){if(!g(n)){const m={instancePath:p+
"/measurement/metrics/"+t+"/standard_reference",schemaPath:"#/properties/measurement/properties/metrics/items/properties/standard_reference/format",keyword:"for\
mat",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:p+"/measurement/metrics/"+t+"/standard_re\
ference",schemaPath:"#/properties/measurement/properties/metrics/items/properties/standard_reference/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[m]:e.push(m),s++}}if(a.accreditations!==void 0){let n=a.accreditations;if(Array.isArray(n)){const m=n.length;for(let u=0;u<m;u++){let l=n[u];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.accrediting_body===void 0){const d={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u,schemaPath:"\
#/properties/measurement/properties/metrics/items/properties/accreditations/items/required",keyword:"required",params:{missingProperty:"accrediting_body"},message:"\
must have required property 'accrediting_body'"};e===null?e=[d]:e.push(d),s++}if(l.accrediting_body!==void 0){let d=l.accrediting_body;if(typeof d=="string"){if(v(
d)<1){const c={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u+"/accrediting_body",schemaPath:"#/properties/measurement/properties/metrics/items/p\
roperties/accreditations/items/properties/accrediting_body/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[c]:e.push(c),s++}}else{const c={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u+"/accrediting_body",schemaPath:"#/properties/measurement/p\
roperties/metrics/items/properties/accreditations/items/properties/accrediting_body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),s++}}if(l.certification_id!==void 0&&typeof l.certification_id!="string"){const d={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u+
"/certification_id",schemaPath:"#/properties/measurement/properties/metrics/items/properties/accreditations/items/properties/certification_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(l.valid_until!==void 0){let d=l.valid_until;if(typeof d=="string"){if(!N.validate(
d)){const c={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u+"/valid_until",schemaPath:"#/properties/measurement/properties/metrics/items/properti\
es/accreditations/items/properties/valid_until/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:e.push(c),s++}}else{
const c={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u+"/valid_until",schemaPath:"#/properties/measurement/properties/metrics/items/properties/a\
ccreditations/items/properties/valid_until/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(l.evidence_url!==
void 0){let d=l.evidence_url;if(typeof d=="string"){if(!g(d)){const c={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u+"/evidence_url",schemaPath:"\
#/properties/measurement/properties/metrics/items/properties/accreditations/items/properties/evidence_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u+"/evidence_url",schemaPath:"\
#/properties/measurement/properties/metrics/items/properties/accreditations/items/properties/evidence_url/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[c]:e.push(c),s++}}}else{const d={instancePath:p+"/measurement/metrics/"+t+"/accreditations/"+u,schemaPath:"#/properties/measurement/\
properties/metrics/items/properties/accreditations/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),s++}}}else{
const m={instancePath:p+"/measurement/metrics/"+t+"/accreditations",schemaPath:"#/properties/measurement/properties/metrics/items/properties/accreditations/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(a.unit!==void 0&&typeof a.unit!="string"){const n={instancePath:p+
"/measurement/metrics/"+t+"/unit",schemaPath:"#/properties/measurement/properties/metrics/items/properties/unit/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(a.description!==void 0&&typeof a.description!="string"){const n={instancePath:p+"/measurement/metrics/"+t+"/des\
cription",schemaPath:"#/properties/measurement/properties/metrics/items/properties/description/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[n]:e.push(n),s++}if(a.methodology_url!==void 0){let n=a.methodology_url;if(typeof n=="string"){if(!g(n)){const m={instancePath:p+"/measurement/\
metrics/"+t+"/methodology_url",schemaPath:"#/properties/measurement/properties/metrics/items/properties/methodology_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:p+"/measurement/metrics/"+t+"/methodology_url",schemaPath:"#/p\
roperties/measurement/properties/metrics/items/properties/methodology_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),s++}}if(a.methodology_version!==void 0&&typeof a.methodology_version!="string"){const n={instancePath:p+"/measurement/metrics/"+t+"/methodology_version",
schemaPath:"#/properties/measurement/properties/metrics/items/properties/methodology_version/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}if(a.ext!==void 0){let n=a.ext;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const m={instancePath:p+"/measurement/metrics/"+t+"/\
ext",schemaPath:"#/properties/measurement/properties/metrics/items/properties/ext/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[m]:e.push(m),s++}}}else{const n={instancePath:p+"/measurement/metrics/"+t,schemaPath:"#/properties/measurement/properties/metrics/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:p+"/measurement/metrics",schemaPath:"#/properties/mea\
surement/properties/metrics/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:p+"/me\
asurement",schemaPath:"#/properties/measurement/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.compliance_testing!==
void 0){let o=y.compliance_testing;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.scenarios===void 0){const r={instancePath:p+"/compliance_testing",schemaPath:"\
#/properties/compliance_testing/required",keyword:"required",params:{missingProperty:"scenarios"},message:"must have required property 'scenarios'"};e===null?e=
[r]:e.push(r),s++}if(o.scenarios!==void 0){let r=o.scenarios;if(Array.isArray(r)){if(r.length<1){const t={instancePath:p+"/compliance_testing/scenarios",schemaPath:"\
#/properties/compliance_testing/properties/scenarios/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.
push(t),s++}const i=r.length;for(let t=0;t<i;t++)if(typeof r[t]!="string"){const a={instancePath:p+"/compliance_testing/scenarios/"+t,schemaPath:"#/properties/c\
ompliance_testing/properties/scenarios/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:p+
"/compliance_testing/scenarios",schemaPath:"#/properties/compliance_testing/properties/scenarios/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:p+"/compliance_testing",schemaPath:"#/properties/compliance_testing/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.webhook_signing!==void 0){let o=y.webhook_signing;const r=s;let i=!0;const t=s;if(o&&
typeof o=="object"&&!Array.isArray(o)&&o.supported!==void 0&&o.supported!==!0){const a={};e===null?e=[a]:e.push(a),s++}var k=t===s;if(s=r,e!==null&&(r?e.length=
r:e=null),k){const a=s;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.profile===void 0){const m={instancePath:p+"/webhook_signing",schemaPath:"#/properties/w\
ebhook_signing/then/required",keyword:"required",params:{missingProperty:"profile"},message:"must have required property 'profile'"};e===null?e=[m]:e.push(m),s++}
if(o.algorithms===void 0){const m={instancePath:p+"/webhook_signing",schemaPath:"#/properties/webhook_signing/then/required",keyword:"required",params:{missingProperty:"\
algorithms"},message:"must have required property 'algorithms'"};e===null?e=[m]:e.push(m),s++}if(o.legacy_hmac_fallback===void 0){const m={instancePath:p+"/webh\
ook_signing",schemaPath:"#/properties/webhook_signing/then/required",keyword:"required",params:{missingProperty:"legacy_hmac_fallback"},message:"must have requi\
red property 'legacy_hmac_fallback'"};e===null?e=[m]:e.push(m),s++}}var k=a===s;i=k}if(!i){const a={instancePath:p+"/webhook_signing",schemaPath:"#/properties/w\
ebhook_signing/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[a]:e.push(a),s++}if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.supported===void 0){const a={instancePath:p+"/webhook_signing",schemaPath:"#/properties/webhook_signing/required",keyword:"required",params:{missingProperty:"\
supported"},message:"must have required property 'supported'"};e===null?e=[a]:e.push(a),s++}if(o.supported!==void 0&&typeof o.supported!="boolean"){const a={instancePath:p+
"/webhook_signing/supported",schemaPath:"#/properties/webhook_signing/properties/supported/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[a]:e.push(a),s++}if(o.profile!==void 0){let a=o.profile;if(typeof a!="string"){const n={instancePath:p+"/webhook_signing/profile",schemaPath:"#/prop\
erties/webhook_signing/properties/profile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(a!=="proto/webho\
ok-signing/v1"){const n={instancePath:p+"/webhook_signing/profile",schemaPath:"#/properties/webhook_signing/properties/profile/enum",keyword:"enum",params:{allowedValues:f.
properties.webhook_signing.properties.profile.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(o.algorithms!==void 0){
let a=o.algorithms;if(Array.isArray(a)){if(a.length<1){const m={instancePath:p+"/webhook_signing/algorithms",schemaPath:"#/properties/webhook_signing/properties\
/algorithms/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),s++}const n=a.length;for(let m=0;m<
n;m++){let u=a[m];if(typeof u!="string"){const l={instancePath:p+"/webhook_signing/algorithms/"+m,schemaPath:"#/properties/webhook_signing/properties/algorithms\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(u==="ed25519"||u==="ecdsa-p256-sha256")){const l={
instancePath:p+"/webhook_signing/algorithms/"+m,schemaPath:"#/properties/webhook_signing/properties/algorithms/items/enum",keyword:"enum",params:{allowedValues:f.
properties.webhook_signing.properties.algorithms.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{const n={
instancePath:p+"/webhook_signing/algorithms",schemaPath:"#/properties/webhook_signing/properties/algorithms/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),s++}}if(o.legacy_hmac_fallback!==void 0&&typeof o.legacy_hmac_fallback!="boolean"){const a={instancePath:p+"/webhook_si\
gning/legacy_hmac_fallback",schemaPath:"#/properties/webhook_signing/properties/legacy_hmac_fallback/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:p+"/webhook_signing",schemaPath:"#/properties/webhook_signing/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(y.request_signing!==void 0){let o=y.request_signing;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.supported===void 0){const r={instancePath:p+"/request_signing",schemaPath:"#/properties/request_signing/required",keyword:"required",params:{missingProperty:"\
supported"},message:"must have required property 'supported'"};e===null?e=[r]:e.push(r),s++}if(o.supported!==void 0&&typeof o.supported!="boolean"){const r={instancePath:p+
"/request_signing/supported",schemaPath:"#/properties/request_signing/properties/supported/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:p+"/request_signing",schemaPath:"#/properties/request_signing/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.identity!==void 0){let o=y.identity;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const r={instancePath:p+
"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.extensions_supported!==
void 0){let o=y.extensions_supported;if(Array.isArray(o)){const r=o.length;for(let i=0;i<r;i++){let t=o[i];if(typeof t=="string"){if(!q.test(t)){const a={instancePath:p+
"/extensions_supported/"+i,schemaPath:"#/properties/extensions_supported/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},message:'must mat\
ch pattern "^[a-z][a-z0-9_]*$"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:p+"/extensions_supported/"+i,schemaPath:"#/properties/extensions_suppo\
rted/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:p+"/extensions_suppor\
ted",schemaPath:"#/properties/extensions_supported/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(y.experimental_features!==
void 0){let o=y.experimental_features;if(Array.isArray(o)){const r=o.length;for(let i=0;i<r;i++){let t=o[i];if(typeof t=="string"){if(!z.test(t)){const a={instancePath:p+
"/experimental_features/"+i,schemaPath:"#/properties/experimental_features/items/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)\
*$"},message:'must match pattern "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:p+"/experimental_features/"+
i,schemaPath:"#/properties/experimental_features/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
const r={instancePath:p+"/experimental_features",schemaPath:"#/properties/experimental_features/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[r]:e.push(r),s++}}if(y.wholesale_feed_versioning!==void 0){let o=y.wholesale_feed_versioning;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.supported===
void 0){const r={instancePath:p+"/wholesale_feed_versioning",schemaPath:"#/properties/wholesale_feed_versioning/required",keyword:"required",params:{missingProperty:"\
supported"},message:"must have required property 'supported'"};e===null?e=[r]:e.push(r),s++}if(o.supported!==void 0&&typeof o.supported!="boolean"){const r={instancePath:p+
"/wholesale_feed_versioning/supported",schemaPath:"#/properties/wholesale_feed_versioning/properties/supported/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.pricing_version_separate!==void 0&&typeof o.pricing_version_separate!="boolean"){const r={instancePath:p+"/w\
holesale_feed_versioning/pricing_version_separate",schemaPath:"#/properties/wholesale_feed_versioning/properties/pricing_version_separate/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.cache_scope_account!==void 0&&typeof o.cache_scope_account!="boolean"){const r={instancePath:p+
"/wholesale_feed_versioning/cache_scope_account",schemaPath:"#/properties/wholesale_feed_versioning/properties/cache_scope_account/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:p+"/wholesale_feed_versioning",schemaPath:"#/properties/whol\
esale_feed_versioning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.wholesale_feed_webhooks!==void 0){
let o=y.wholesale_feed_webhooks;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.supported===void 0){const r={instancePath:p+"/wholesale_feed_webhooks",schemaPath:"\
#/properties/wholesale_feed_webhooks/required",keyword:"required",params:{missingProperty:"supported"},message:"must have required property 'supported'"};e===null?
e=[r]:e.push(r),s++}if(o.supported!==void 0&&typeof o.supported!="boolean"){const r={instancePath:p+"/wholesale_feed_webhooks/supported",schemaPath:"#/propertie\
s/wholesale_feed_webhooks/properties/supported/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(o.event_types!==
void 0){let r=o.event_types;if(Array.isArray(r)){const i=r.length;for(let t=0;t<i;t++)if(typeof r[t]!="string"){const a={instancePath:p+"/wholesale_feed_webhook\
s/event_types/"+t,schemaPath:"#/properties/wholesale_feed_webhooks/properties/event_types/items/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:p+"/wholesale_feed_webhooks/event_types",schemaPath:"#/properties/wholesale_feed_webhooks/propert\
ies/event_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:p+"/wholesale_feed\
_webhooks",schemaPath:"#/properties/wholesale_feed_webhooks/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}
if(y.last_updated!==void 0){let o=y.last_updated;if(typeof o=="string"){if(!I.validate(o)){const r={instancePath:p+"/last_updated",schemaPath:"#/properties/last\
_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:p+
"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(y.errors!==
void 0){let o=y.errors;if(Array.isArray(o)){const r=o.length;for(let i=0;i<r;i++){let t=o[i];if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:p+
"/errors/"+i,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const r={
instancePath:p+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(y.
context!==void 0){let o=y.context;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const r={instancePath:p+"/context",schemaPath:"#/properties/context/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(y.ext!==void 0){let o=y.ext;if(!(o&&typeof o=="object"&&!Array.isArray(o))){
const r={instancePath:p+"/ext",schemaPath:"#/properties/ext/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{
const o={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return w.errors=e,s===0}
w.evaluated={props:{status:!0,proto:!0,supported_protocols:!0,specialisms:!0,account:!0,media_buy:!0,signals:!0,creative:!0,governance:!0,brand:!0,sponsored_intelligence:!0,
measurement:!0,compliance_testing:!0,webhook_signing:!0,request_signing:!0,identity:!0,extensions_supported:!0,experimental_features:!0,wholesale_feed_versioning:!0,
wholesale_feed_webhooks:!0,last_updated:!0,errors:!0,context:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};export{Z as ProtocolGetProtoCapabilitiesResponse};
