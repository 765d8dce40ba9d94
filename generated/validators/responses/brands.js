// @generated from openapi/paths/brands.yaml by codegen. Do not edit; run "npm run codegen".
import ee from"ajv-formats/dist/formats.js";import te from"ajv/dist/runtime/ucs2length.js";const ge=B;const ie={type:"string",enum:["master","sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function c(s,{instancePath:i="",parentData:l,parentDataProperty:d,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=c.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="master"||s===
"sub_brand"||s==="endorsed"||s==="independent")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return c.errors=e,t===0}c.evaluated={dynamicProps:!1,dynamicItems:!1};const ne={type:"string",enum:[
"brand_json","enriched","community"],$id:"EnumsBrandSource"};function f(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const a=f.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||s==="enriched"||s==="community")){const r={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ne.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return f.errors=e,t===0}f.evaluated={dynamicProps:!1,dynamicItems:!1};const A=te.default;function x(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=x.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const r={instancePath:i,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in s){let n=s[r];
if(typeof n=="string"){if(A(n)<1){const o={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:i+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const ae={type:"string",enum:["inline","mutual","leaf_only","house_only","standalone","unverifiable"],$id:"EnumsRelat\
ionshipTrust"};function b(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=b.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="inline"||s==="mutual"||s==="leaf_only"||s==="house_only"||s==="standalone"||s==="unverifiable")){const r={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return b.errors=e,t===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};function h(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=h.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
field!==void 0&&typeof s.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){
const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return h.
errors=e,t===0}h.evaluated={props:{field:!0,message:!0,suggestion:!0},dynamicProps:!1,dynamicItems:!1};function _(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=_.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}if(r!=="error"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}_.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function v(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=v.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}
if(s.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property \
'errors'"};e===null?e=[r]:e.push(r),t++}if(s.warnings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warn\
ings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!="boolean"){const r={instancePath:i+"/\
valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.
url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.status_code!==void 0){let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/status_code",schemaPath:"\
#/properties/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)){
if(r>599||isNaN(r)){const n={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599"};e===null?e=[n]:e.push(n),t++}if(r<100||isNaN(r)){const n={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[n]:e.push(n),t++}}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const n=r.
length;for(let o=0;o<n;o++)_(r[o],{instancePath:i+"/errors/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.
errors),t=e.length)}else{const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)h(r[o],{instancePath:i+"/warnings/"+
o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)}else{const n={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return v.errors=e,t===0}v.evaluated={props:{valid:!0,
url:!0,status_code:!0,errors:!0,warnings:!0},dynamicProps:!1,dynamicItems:!1};const oe={type:"object",required:["state"],properties:{state:{$ref:"EnumsFreshness\
State"},validated_at:{type:["string","null"],format:"date-time"}},$id:"RegistryFreshness"},pe={type:"string",enum:["live","fresh","cached","stale","absent"],$id:"\
EnumsFreshnessState"};function N(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=N.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="live"||s==="fresh"||s==="cached"||s==="stale"||s==="absent")){const r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return N.errors=
e,t===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};const D=ee.fullFormats["date-time"];function P(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const a=P.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.state===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required propert\
y 'state'"};e===null?e=[r]:e.push(r),t++}if(s.state!==void 0&&(N(s.state,{instancePath:i+"/state",parentData:s,parentDataProperty:"state",rootData:p,dynamicAnchors:u})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.validated_at!==void 0){let r=s.validated_at;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/va\
lidated_at",schemaPath:"#/properties/validated_at/type",keyword:"type",params:{type:oe.properties.validated_at.type},message:"must be string,null"};e===null?e=[
n]:e.push(n),t++}if(typeof r=="string"&&!D.validate(r)){const n={instancePath:i+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:{state:!0,validated_at:!0},dynamicProps:!1,dynamicItems:!1};
const Z=ee.fullFormats.uri;function B(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=B.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.canonical_id===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"canonical_id"},message:"must have required property 'canonical_id'"};e===null?e=[r]:e.push(r),
t++}if(s.canonical_domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"canonical_domain"},message:"must\
 have required property 'canonical_domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.canonical_id!==
void 0&&typeof s.canonical_id!="string"){const r={instancePath:i+"/canonical_id",schemaPath:"#/properties/canonical_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.canonical_domain!==void 0&&typeof s.canonical_domain!="string"){const r={instancePath:i+"/canonical_\
domain",schemaPath:"#/properties/canonical_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.brand_name!==
void 0&&typeof s.brand_name!="string"){const r={instancePath:i+"/brand_name",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.keller_type!==void 0&&(c(s.keller_type,{instancePath:i+"/keller_type",parentData:s,parentDataProperty:"keller\
_type",rootData:p,dynamicAnchors:u})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),s.house_domain!==void 0&&typeof s.house_domain!="string"){const r={instancePath:i+
"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==
void 0&&(f(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"source",rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:e.concat(f.errors),t=
e.length)),s.names!==void 0){let r=s.names;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)x(r[o],{instancePath:i+"/names/"+o,parentData:r,parentDataProperty:o,
rootData:p,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{const n={instancePath:i+"/names",schemaPath:"#/properties/names/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.parent_brand!==void 0&&typeof s.parent_brand!="string"){const r={instancePath:i+
"/parent_brand",schemaPath:"#/properties/parent_brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.claimed_house_domain!==
void 0&&typeof s.claimed_house_domain!="string"){const r={instancePath:i+"/claimed_house_domain",schemaPath:"#/properties/claimed_house_domain/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.house_name!==void 0&&typeof s.house_name!="string"){const r={instancePath:i+
"/house_name",schemaPath:"#/properties/house_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.relationship_trust!==
void 0&&(b(s.relationship_trust,{instancePath:i+"/relationship_trust",parentData:s,parentDataProperty:"relationship_trust",rootData:p,dynamicAnchors:u})||(e=e===
null?b.errors:e.concat(b.errors),t=e.length)),s.relationship_verified_at!==void 0){let r=s.relationship_verified_at;if(typeof r=="string"){if(!D.validate(r)){const n={
instancePath:i+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified_at/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified\
_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.relationship_declared_at!==void 0){let r=s.relationship_declared_at;
if(typeof r=="string"){if(!D.validate(r)){const n={instancePath:i+"/relationship_declared_at",schemaPath:"#/properties/relationship_declared_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/relationship_declared_\
at",schemaPath:"#/properties/relationship_declared_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.brand_agent_url!==
void 0){let r=s.brand_agent_url;if(typeof r=="string"){if(!Z(r)){const n={instancePath:i+"/brand_agent_url",schemaPath:"#/properties/brand_agent_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/brand_agent_url",schemaPath:"#/pro\
perties/brand_agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.brand_manifest!==void 0){let r=s.
brand_manifest;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const n={instancePath:i+"/brand_manifest",schemaPath:"#/properties/brand_manifest/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}if(s.promoted_from_schema!==void 0&&typeof s.promoted_from_schema!="string"){
const r={instancePath:i+"/promoted_from_schema",schemaPath:"#/properties/promoted_from_schema/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),t++}if(s.migration_warnings!==void 0){let r=s.migration_warnings;if(Array.isArray(r)){if(r.length>20){const o={instancePath:i+"/mig\
ration_warnings",schemaPath:"#/properties/migration_warnings/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?
e=[o]:e.push(o),t++}const n=r.length;for(let o=0;o<n;o++)h(r[o],{instancePath:i+"/migration_warnings/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||
(e=e===null?h.errors:e.concat(h.errors),t=e.length)}else{const n={instancePath:i+"/migration_warnings",schemaPath:"#/properties/migration_warnings/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}s.live_brand_json!==void 0&&(v(s.live_brand_json,{instancePath:i+"/live_brand\
_json",parentData:s,parentDataProperty:"live_brand_json",rootData:p,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.freshness!==void 0&&
(P(s.freshness,{instancePath:i+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:p,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),t=
e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return B.
errors=e,t===0}B.evaluated={props:{canonical_id:!0,canonical_domain:!0,brand_name:!0,keller_type:!0,house_domain:!0,source:!0,names:!0,parent_brand:!0,claimed_house_domain:!0,
house_name:!0,relationship_trust:!0,relationship_verified_at:!0,relationship_declared_at:!0,brand_agent_url:!0,brand_manifest:!0,promoted_from_schema:!0,migration_warnings:!0,
live_brand_json:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const m=M;function $(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=$.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}$.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function I(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=I.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.nonce===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:e.push(r),t++}if(s.expires_at===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_a\
t'"};e===null?e=[r]:e.push(r),t++}if(s.dns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dns"},message:"\
must have required property 'dns'"};e===null?e=[r]:e.push(r),t++}if(s.http===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.nonce!==void 0){
let r=s.nonce;if(typeof r=="string"){if(A(r)>43){const n={instancePath:i+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},
message:"must NOT have more than 43 characters"};e===null?e=[n]:e.push(n),t++}if(A(r)<43){const n={instancePath:i+"/nonce",schemaPath:"#/properties/nonce/minLen\
gth",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/nonce",
schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.expires_at!==void 0){let r=s.
expires_at;if(typeof r=="string"){if(!D.validate(r)){const n={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/expires_at",schemaPath:"#/properties/e\
xpires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.dns!==void 0){let r=s.dns;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.name===void 0){const n={instancePath:i+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),t++}if(r.type===void 0){const n={instancePath:i+"/dns",schemaPath:"#/properties/dn\
s/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[n]:e.push(n),t++}if(r.value===void 0){const n={
instancePath:i+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};
e===null?e=[n]:e.push(n),t++}if(r.name!==void 0&&typeof r.name!="string"){const n={instancePath:i+"/dns/name",schemaPath:"#/properties/dns/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(r.type!==void 0&&r.type!=="TXT"){const n={instancePath:i+"/dns/t\
ype",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equal to constant"};e===null?e=[n]:e.push(
n),t++}if(r.value!==void 0&&typeof r.value!="string"){const n={instancePath:i+"/dns/value",schemaPath:"#/properties/dns/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/dns",schemaPath:"#/properties/dns/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===
void 0){const n={instancePath:i+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"url"},message:"must have required pr\
operty 'url'"};e===null?e=[n]:e.push(n),t++}if(r.body===void 0){const n={instancePath:i+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[n]:e.push(n),t++}if(r.url!==void 0){let n=r.url;if(typeof n=="string"){if(!Z(n)){
const o={instancePath:i+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};
e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:i+"/http/url",schemaPath:"#/properties/http/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(r.body!==void 0&&typeof r.body!="string"){const n={instancePath:i+"/http/body",schemaPath:"#/properti\
es/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/http",
schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={props:{domain:!0,
nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};const ue=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function M(s,{instancePath:i="",
parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=M.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&typeof s.error!=
"string"){const r={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)
$(r[o],{instancePath:i+"/issues/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),t=e.length)}else{const n={
instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.
retry_after!==void 0){let r=s.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/retry_after",schemaPath:"#/propert\
ies/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const n={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >=\
 1"};e===null?e=[n]:e.push(n),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.file_status!==void 0){let r=s.file_status;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const n={instancePath:i+"/file_status",schemaPath:"#/prope\
rties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[n]:e.push(n),t++}if(r<0||isNaN(r)){const n={
instancePath:i+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[n]:e.push(n),t++}}}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.challenge!==void 0&&(I(s.challenge,{instancePath:i+"/challenge",parentData:s,parentDataProperty:"\
challenge",rootData:p,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.review_id!==void 0){let r=s.review_id;if(typeof r=="string"){if(!ue.
test(r)){const n={instancePath:i+"/review_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uui\
d"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)_(r[o],{instancePath:i+
"/errors/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)}else{const n={instancePath:i+"\
/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.valid_values!==void 0){
let r=s.valid_values;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!="string"){const y={instancePath:i+"/valid_values/"+o,schemaPath:"\
#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{const n={instancePath:i+
"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated=
{props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};
const be=K;function K(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=K.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.results===void 0){const o={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[o]:e.push(o),t++}if(s.results!==void 0){let o=s.
results;if(o&&typeof o=="object"&&!Array.isArray(o))for(const y in o){let g=o[y];const Y=t;let J=!1;const re=t;B(g,{instancePath:i+"/results/"+y.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:o,parentDataProperty:y,rootData:p,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=e.length);var n=re===t;if(J=J||
n,n){var r={};r.canonical_id=!0,r.canonical_domain=!0,r.brand_name=!0,r.keller_type=!0,r.house_domain=!0,r.source=!0,r.names=!0,r.parent_brand=!0,r.claimed_house_domain=
!0,r.house_name=!0,r.relationship_trust=!0,r.relationship_verified_at=!0,r.relationship_declared_at=!0,r.brand_agent_url=!0,r.brand_manifest=!0,r.promoted_from_schema=
!0,r.migration_warnings=!0,r.live_brand_json=!0,r.freshness=!0}const se=t;if(g!==null){const H={instancePath:i+"/results/"+y.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/results/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[H]:e.push(H),t++}
var n=se===t;if(J=J||n,J)t=Y,e!==null&&(Y?e.length=Y:e=null);else{const H={instancePath:i+"/results/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/results/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[H]:e.push(H),t++}}else{const y={instancePath:i+
"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),t++}}}else{const o={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}return K.errors=e,t===0}K.evaluated={props:{results:!0},
dynamicProps:!1,dynamicItems:!1};const _e=W;const me={type:"string",enum:["authoritative_location","house_redirect","brand_agent","house_portfolio","brand_canonical"],$id:"EnumsBrandJsonVariant"};function R(s,{
instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=R.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="authoritative_location"||s==="house_redirect"||s==="brand_agent"||s==="house_portfolio"||s==="brand_canonical")){const r={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:me.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return R.errors=e,t===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};function W(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const a=W.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have\
 required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/dom\
ain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.
url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.variant!==void 0&&(R(s.variant,{instancePath:i+"/variant",parentData:s,parentDataProperty:"variant",rootData:p,dynamicAnchors:u})||(e=e===null?
R.errors:e.concat(R.errors),t=e.length)),s.data!==void 0){let r=s.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const n={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.
isArray(r)){const n=r.length;for(let o=0;o<n;o++)h(r[o],{instancePath:i+"/warnings/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?
h.errors:e.concat(h.errors),t=e.length)}else{const n={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}if(s.promoted_from_schema!==void 0&&typeof s.promoted_from_schema!="string"){const r={instancePath:i+"/promoted_fr\
om_schema",schemaPath:"#/properties/promoted_from_schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.live_brand_json!==
void 0&&(v(s.live_brand_json,{instancePath:i+"/live_brand_json",parentData:s,parentDataProperty:"live_brand_json",rootData:p,dynamicAnchors:u})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),s.freshness!==void 0&&(P(s.freshness,{instancePath:i+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:p,dynamicAnchors:u})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}W.evaluated={props:{domain:!0,url:!0,variant:!0,data:!0,warnings:!0,promoted_from_schema:!0,live_brand_json:!0,
freshness:!0},dynamicProps:!1,dynamicItems:!1};const ve=X;const le=new RegExp("^https?://","u");function w(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=w.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.tags===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?
e=[r]:e.push(r),t++}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(A(r)>2048){const n={instancePath:i+"/url",schemaPath:"#/properties/url/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[n]:e.push(n),t++}if(!le.test(r)){const n={instancePath:i+"/url",schemaPath:"\
#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[n]:e.push(n),t++}if(!Z(r)){const n={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>50){const o={instancePath:i+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",
params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[o]:e.push(o),t++}const n=r.length;for(let o=0;o<n;o++){let y=r[o];if(typeof y=="string"){
if(A(y)>64){const g={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more \
than 64 characters"};e===null?e=[g]:e.push(g),t++}if(A(y)<1){const g={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/tags/"+o,schemaPath:"#/propert\
ies/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}}else{const n={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}w.evaluated={props:{url:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};const de=new RegExp("^#[0-9A-Fa-f]{6}$","u");function k(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,
t=0;const a=k.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(const r in s){let n=s[r];
if(typeof n=="string"){if(!de.test(n)){const o={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:i+"/"+r.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return k.
errors=e,t===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function q(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=q.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.voice!==void 0&&typeof s.voice!="string"){const r={instancePath:i+
"/voice",schemaPath:"#/properties/voice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.attributes!==void 0){
let r=s.attributes;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!="string"){const y={instancePath:i+"/attributes/"+o,schemaPath:"#/pr\
operties/attributes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{const n={instancePath:i+"/att\
ributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.dos!==void 0){
let r=s.dos;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!="string"){const y={instancePath:i+"/dos/"+o,schemaPath:"#/properties/dos/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{const n={instancePath:i+"/dos",schemaPath:"#/prope\
rties/dos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.donts!==void 0){let r=s.donts;if(Array.isArray(
r)){const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!="string"){const y={instancePath:i+"/donts/"+o,schemaPath:"#/properties/donts/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{const n={instancePath:i+"/donts",schemaPath:"#/properties/donts/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}q.evaluated={props:{voice:!0,attributes:!0,dos:!0,donts:!0},dynamicProps:!1,
dynamicItems:!1};function E(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=E.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_nam\
e'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.has_manifest===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"has_manifest"},message:"must have required property 'has_manifest'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?e=[r]:e.push(r),t++}if(s.
domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:i+"/brand_name",schemaPath:"#/prope\
rties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(f(s.source,{instancePath:i+
"/source",parentData:s,parentDataProperty:"source",rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),s.has_manifest!==void 0&&
typeof s.has_manifest!="boolean"){const r={instancePath:i+"/has_manifest",schemaPath:"#/properties/has_manifest/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:i+"/verified",schemaPath:"#/propertie\
s/verified/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.keller_type!==void 0&&(c(s.keller_type,{instancePath:i+
"/keller_type",parentData:s,parentDataProperty:"keller_type",rootData:p,dynamicAnchors:u})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),s.house_domain!==
void 0&&typeof s.house_domain!="string"){const r={instancePath:i+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.claimed_house_domain!==void 0&&typeof s.claimed_house_domain!="string"){const r={instancePath:i+"/cl\
aimed_house_domain",schemaPath:"#/properties/claimed_house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
t++}if(s.relationship_trust!==void 0&&(b(s.relationship_trust,{instancePath:i+"/relationship_trust",parentData:s,parentDataProperty:"relationship_trust",rootData:p,
dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.relationship_verified_at!==void 0){let r=s.relationship_verified_at;if(typeof r=="str\
ing"){if(!D.validate(r)){const n={instancePath:i+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/relationship_verified_at",schemaPath:"\
#/properties/relationship_verified_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.logo_url!==void 0&&
typeof s.logo_url!="string"){const r={instancePath:i+"/logo_url",schemaPath:"#/properties/logo_url/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}if(s.primary_color!==void 0&&typeof s.primary_color!="string"){const r={instancePath:i+"/primary_color",schemaPath:"#/prop\
erties/primary_color/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.logos!==void 0){let r=s.logos;if(Array.
isArray(r)){const n=r.length;for(let o=0;o<n;o++)w(r[o],{instancePath:i+"/logos/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)}else{const n={instancePath:i+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}if(s.colors!==void 0&&(k(s.colors,{instancePath:i+"/colors",parentData:s,parentDataProperty:"colors",rootData:p,dynamicAnchors:u})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.tone!==void 0&&(q(s.tone,{instancePath:i+"/tone",parentData:s,parentDataProperty:"tone",rootData:p,dynamicAnchors:u})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.industries!==void 0){let r=s.industries;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!=
"string"){const y={instancePath:i+"/industries/"+o,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),t++}}else{const n={instancePath:i+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}if(s.sub_brand_count!==void 0){let r=s.sub_brand_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/sub_brand_count",schemaPath:"#/properties/sub_brand_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/sub_brand_count",schemaPath:"#/properties/sub_brand_count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.employee_count!==void 0){let r=s.employee_count;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/employee_count",
schemaPath:"#/properties/employee_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===0}
E.evaluated={props:{domain:!0,brand_name:!0,source:!0,has_manifest:!0,verified:!0,keller_type:!0,house_domain:!0,claimed_house_domain:!0,relationship_trust:!0,relationship_verified_at:!0,
logo_url:!0,primary_color:!0,logos:!0,colors:!0,tone:!0,industries:!0,sub_brand_count:!0,employee_count:!0},dynamicProps:!1,dynamicItems:!1};function F(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=F.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(s.brand_json===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_json"},message:"must have required property 'brand_json'"};e===null?e=[r]:e.push(r),t++}
if(s.community===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"community"},message:"must have required pro\
perty 'community'"};e===null?e=[r]:e.push(r),t++}if(s.enriched===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
enriched"},message:"must have required property 'enriched'"};e===null?e=[r]:e.push(r),t++}if(s.houses===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"houses"},message:"must have required property 'houses'"};e===null?e=[r]:e.push(r),t++}if(s.sub_brands===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sub_brands"},message:"must have required property 'sub_brands'"};e===null?e=[
r]:e.push(r),t++}if(s.with_manifest===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"with_manifest"},message:"\
must have required property 'with_manifest'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.brand_json!==void 0){let r=s.brand_json;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:i+"/brand_json",schemaPath:"#/properties/brand_json/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/brand_json",schemaPath:"#/properties/brand_json/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.community!==void 0){let r=s.community;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/community",schemaPath:"#/properties/community/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/community",schemaPath:"#/propertie\
s/community/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.enriched!==void 0){let r=s.enriched;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/enriched",schemaPath:"#/properties/enriched/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/enriched",schemaPath:"\
#/properties/enriched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.hosted!==void 0){let r=s.
hosted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/hosted",schemaPath:"#/properties/hosted/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/hosted",schemaPath:"\
#/properties/hosted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.houses!==void 0){let r=s.
houses;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/houses",schemaPath:"#/properties/houses/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/houses",schemaPath:"\
#/properties/houses/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.sub_brands!==void 0){
let r=s.sub_brands;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/sub_brands",schemaPath:"#/properties/sub_brands/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+
"/sub_brands",schemaPath:"#/properties/sub_brands/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}
if(s.with_manifest!==void 0){let r=s.with_manifest;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/with_manifest",schemaPath:"\
#/properties/with_manifest/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/with_manifest",schemaPath:"#/properties/with_manifest/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:{total:!0,brand_json:!0,community:!0,enriched:!0,hosted:!0,houses:!0,sub_brands:!0,
with_manifest:!0},dynamicProps:!1,dynamicItems:!1};function X(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,
t=0;const a=X.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.brands===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[r]:e.push(
r),t++}if(s.stats===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stats"},message:"must have required prop\
erty 'stats'"};e===null?e=[r]:e.push(r),t++}if(s.brands!==void 0){let r=s.brands;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)E(r[o],{instancePath:i+
"/brands/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)}else{const n={instancePath:i+"\
/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}s.stats!==void 0&&(F(
s.stats,{instancePath:i+"/stats",parentData:s,parentDataProperty:"stats",rootData:p,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}
X.evaluated={props:{brands:!0,stats:!0},dynamicProps:!1,dynamicItems:!1};const Pe=z;function L(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=L.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.role===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),t++}if(s.name!==
void 0&&typeof s.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),t++}if(s.role!==void 0&&typeof s.role!="string"){const r={instancePath:i+"/role",schemaPath:"#/properties/role/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={props:{name:!0,role:!0},dynamicProps:!1,dynamicItems:!1};function j(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=j.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:i+"/\
name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.industry!==void 0&&typeof s.
industry!="string"){const r={instancePath:i+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(s.industries!==void 0){let r=s.industries;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!="string"){const y={
instancePath:i+"/industries/"+o,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.
push(y),t++}}else{const n={instancePath:i+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[n]:e.push(n),t++}}if(s.employees!==void 0&&typeof s.employees!="string"){const r={instancePath:i+"/employees",schemaPath:"#/properties/employees/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.founded!==void 0){let r=s.founded;if(!(typeof r=="number"&&
isFinite(r))){const n={instancePath:i+"/founded",schemaPath:"#/properties/founded/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[n]:e.push(n),t++}}if(s.location!==void 0&&typeof s.location!="string"){const r={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}j.evaluated={props:{name:!0,industry:!0,industries:!0,employees:!0,founded:!0,
location:!0},dynamicProps:!1,dynamicItems:!1};function T(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,
t=0;const a=T.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
t++}if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'u\
rl'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:i+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.description!==void 0&&typeof s.description!=
"string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.logos!==void 0){let r=s.logos;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)w(r[o],{instancePath:i+"/logos/"+o,parentData:r,
parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{const n={instancePath:i+"/logos",schemaPath:"#/prop\
erties/logos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.colors!==void 0&&(k(s.colors,{instancePath:i+
"/colors",parentData:s,parentDataProperty:"colors",rootData:p,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.fonts!==void 0){let r=s.
fonts;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)L(r[o],{instancePath:i+"/fonts/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{const n={instancePath:i+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}s.tone!==void 0&&(q(s.tone,{instancePath:i+"/tone",parentData:s,parentDataProperty:"tone",rootData:p,
dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.company!==void 0&&(j(s.company,{instancePath:i+"/company",parentData:s,parentDataProperty:"\
company",rootData:p,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}T.evaluated={props:{name:!0,url:!0,description:!0,logos:!0,colors:!0,
fonts:!0,tone:!0,company:!0},dynamicProps:!1,dynamicItems:!1};function z(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const a=z.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===
null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"mus\
t have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.cached===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cached"},message:"must have required property 'cached'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="bool\
ean"){const n={instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:
e.push(n),t++}if(r!==!0){const n={instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be eq\
ual to constant"};e===null?e=[n]:e.push(n),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/doma\
in/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.cached!==void 0&&typeof s.cached!="boolean"){const r={
instancePath:i+"/cached",schemaPath:"#/properties/cached/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.
manifest!==void 0&&(T(s.manifest,{instancePath:i+"/manifest",parentData:s,parentDataProperty:"manifest",rootData:p,dynamicAnchors:u})||(e=e===null?T.errors:e.concat(
T.errors),t=e.length)),s.company!==void 0&&(j(s.company,{instancePath:i+"/company",parentData:s,parentDataProperty:"company",rootData:p,dynamicAnchors:u})||(e=e===
null?j.errors:e.concat(j.errors),t=e.length)),s.source_type!==void 0&&(f(s.source_type,{instancePath:i+"/source_type",parentData:s,parentDataProperty:"source_ty\
pe",rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:e.concat(f.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return z.errors=e,t===0}z.evaluated={props:{success:!0,domain:!0,cached:!0,manifest:!0,company:!0,
source_type:!0},dynamicProps:!1,dynamicItems:!1};const we=G;const ye={type:"string",enum:["brand_json","adagents_json","enriched","community"],$id:"EnumsRevisionSource"};function V(s,{instancePath:i="",parentData:l,parentDataProperty:d,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=V.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||
s==="adagents_json"||s==="enriched"||s==="community")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ye.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={dynamicProps:!1,dynamicItems:!1};function O(s,{instancePath:i="",
parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=O.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.revision_number===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"revision_number"},message:"must have required property 'revision_number'"};e===null?e=[r]:e.push(r),t++}if(s.editor_name===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"editor_name"},message:"must have required property 'editor_name'"};e===null?e=[r]:e.push(r),
t++}if(s.edit_summary===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"edit_summary"},message:"must have re\
quired property 'edit_summary'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.is_rollback===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"is_rollback"},message:"must have required property 'is_rollback'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===
null?e=[r]:e.push(r),t++}if(s.revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+
"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/revision_number",schemaPath:"#/properties/revision_number/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}if(s.editor_name!==void 0&&typeof s.editor_name!="string"){const r={instancePath:i+
"/editor_name",schemaPath:"#/properties/editor_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.edit_summary!==
void 0&&typeof s.edit_summary!="string"){const r={instancePath:i+"/edit_summary",schemaPath:"#/properties/edit_summary/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(V(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"source",rootData:p,
dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.is_rollback!==void 0&&typeof s.is_rollback!="boolean"){const r={instancePath:i+"/is_r\
ollback",schemaPath:"#/properties/is_rollback/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.rolled_back_to!==
void 0){let r=s.rolled_back_to;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/rolled_back_to",schemaPath:"#/properties/roll\
ed_back_to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const n={instancePath:i+"/rolled_back_to",schemaPath:"#/properties/rolled_back_to/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[n]:e.push(n),t++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!D.validate(r)){const n={instancePath:i+"/create\
d_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),
t++}}else{const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return O.errors=e,t===0}O.evaluated={props:{revision_number:!0,editor_name:!0,edit_summary:!0,source:!0,is_rollback:!0,rolled_back_to:!0,created_at:!0},dynamicProps:!1,
dynamicItems:!1};function G(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=G.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.total===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:
e.push(r),t++}if(s.revisions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revisions"},message:"must hav\
e required property 'revisions'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/\
properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/total",schemaPath:"#/properties/to\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.revisions!==void 0){let r=s.revisions;
if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)O(r[o],{instancePath:i+"/revisions/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length)}else{const n={instancePath:i+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return G.errors=e,t===0}G.evaluated={props:{domain:!0,total:!0,revisions:!0},dynamicProps:!1,dynamicItems:!1};const ke=Q;function Q(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=Q.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(
r),t++}if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required pr\
operty 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const n={instancePath:i+
"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),t++}if(r!==!0){const n={
instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[n]:e.
push(n),t++}}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&typeof s.id!="string"){
const r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/revision_number",schemaPath:"\
#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(
r)&&(r<2||isNaN(r))){const n={instancePath:i+"/revision_number",schemaPath:"#/properties/revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:2},
message:"must be >= 2"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={props:{success:!0,message:!0,domain:!0,id:!0,revision_number:!0},dynamicProps:!1,dynamicItems:!1};
const qe=U;const fe={type:"string",enum:["pending","approved","rejected"],$id:"EnumsReviewStatus"};function S(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const a=S.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="pending"||s==="approved"||s==="reject\
ed")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fe.enum},message:"must be equal to one of the allowed values"};e===null?e=
[r]:e.push(r),t++}return S.errors=e,t===0}S.evaluated={dynamicProps:!1,dynamicItems:!1};function C(s,{instancePath:i="",parentData:l,parentDataProperty:d,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const a=C.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"\
must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.review_status===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"review_status"},message:"must have required property 'review\
_status'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cr\
eated_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),t++}if(s.updated_at===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
typeof s.id!="string"){const r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:i+"/brand_n\
ame",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&
(f(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"source",rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),
s.review_status!==void 0&&(S(s.review_status,{instancePath:i+"/review_status",parentData:s,parentDataProperty:"review_status",rootData:p,dynamicAnchors:u})||(e=
e===null?S.errors:e.concat(S.errors),t=e.length)),s.keller_type!==void 0&&(c(s.keller_type,{instancePath:i+"/keller_type",parentData:s,parentDataProperty:"kelle\
r_type",rootData:p,dynamicAnchors:u})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),s.house_domain!==void 0&&typeof s.house_domain!="string"){const r={instancePath:i+
"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.claimed_house_domain!==
void 0&&typeof s.claimed_house_domain!="string"){const r={instancePath:i+"/claimed_house_domain",schemaPath:"#/properties/claimed_house_domain/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.parent_brand!==void 0&&typeof s.parent_brand!="string"){const r={instancePath:i+
"/parent_brand",schemaPath:"#/properties/parent_brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.brand_manifest!==
void 0){let r=s.brand_manifest;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const n={instancePath:i+"/brand_manifest",schemaPath:"#/properties/brand_manifest\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r=="\
string"){if(!D.validate(r)){const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.updated_at!==void 0){let r=s.updated_at;if(typeof r=="string"){if(!D.validate(
r)){const n={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return C.errors=e,t===0}C.evaluated={props:{id:!0,domain:!0,brand_name:!0,source:!0,review_status:!0,keller_type:!0,
house_domain:!0,claimed_house_domain:!0,parent_brand:!0,brand_manifest:!0,created_at:!0,updated_at:!0},dynamicProps:!1,dynamicItems:!1};function U(s,{instancePath:i="",
parentData:l,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=U.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
brand"},message:"must have required property 'brand'"};e===null?e=[r]:e.push(r),t++}if(s.review_status===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"review_status"},message:"must have required property 'review_status'"};e===null?e=[r]:e.push(r),t++}if(s.brand!==void 0&&
(C(s.brand,{instancePath:i+"/brand",parentData:s,parentDataProperty:"brand",rootData:p,dynamicAnchors:u})||(e=e===null?C.errors:e.concat(C.errors),t=e.length)),
s.review_status!==void 0){let r=s.review_status;if(typeof r!="string"){const n={instancePath:i+"/review_status",schemaPath:"#/properties/review_status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(r!=="pending"){const n={instancePath:i+"/review_status",schemaPath:"#/pro\
perties/review_status/const",keyword:"const",params:{allowedValue:"pending"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}U.evaluated={props:{brand:!0,
review_status:!0},dynamicProps:!1,dynamicItems:!1};const je=m,De=m,Be=m,Ae=m,xe=m,Ne=m,$e=m,Ie=m,Re=m,Ee=m,Fe=m,Le=m,Te=m,Ve=m,Oe=m,Se=m,Ce=m,Je=m,He=m,Me=m,Ke=m,
We=m,Xe=m,ze=m,Ge=m,Qe=m,Ue=m,Ye=m,Ze=m,er=m,rr=m,sr=m,tr=m,ir=m,nr=m,ar=m,or=m,pr=m,ur=m,mr=m,lr=m,dr=m;export{Pe as enrichBrand200,Je as enrichBrand400,He as enrichBrand401,Me as enrichBrand404,Ke as enrichBrand500,We as enrichBrand503,we as getBrandHistory200,Xe as getBrandHistory400,
ze as getBrandHistory401,Ge as getBrandHistory404,Qe as getBrandHistory500,_e as getBrandJson200,Fe as getBrandJson400,Le as getBrandJson401,Te as getBrandJson404,
Ve as getBrandJson500,ve as listBrands200,Oe as listBrands400,Se as listBrands401,Ce as listBrands500,ge as resolveBrand200,m as resolveBrand400,je as resolveBrand401,
De as resolveBrand404,Be as resolveBrand500,be as resolveBrandsBulk200,Ae as resolveBrandsBulk400,xe as resolveBrandsBulk401,Ne as resolveBrandsBulk413,$e as resolveBrandsBulk415,
Ie as resolveBrandsBulk429,Re as resolveBrandsBulk500,Ee as resolveBrandsBulk503,ke as saveBrand200,Ue as saveBrand400,Ye as saveBrand401,Ze as saveBrand403,er as saveBrand409,
rr as saveBrand413,sr as saveBrand415,tr as saveBrand429,ir as saveBrand500,qe as submitDiscoveredBrand200,nr as submitDiscoveredBrand400,ar as submitDiscoveredBrand401,
or as submitDiscoveredBrand403,pr as submitDiscoveredBrand409,ur as submitDiscoveredBrand413,mr as submitDiscoveredBrand415,lr as submitDiscoveredBrand429,dr as submitDiscoveredBrand500};
