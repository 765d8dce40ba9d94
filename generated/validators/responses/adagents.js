// @generated from openapi/paths/adagents.yaml by codegen. Do not edit; run "npm run codegen".
import $ from"ajv-formats/dist/formats.js";import E from"ajv/dist/runtime/ucs2length.js";const M=A;function d(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=d.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.
severity===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),i++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const t={instancePath:a+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(r!=="error"){const t={instancePath:a+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return d.errors=e,i===0}d.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function h(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=h.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.
field!==void 0&&typeof s.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){
const r={instancePath:a+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return h.
errors=e,i===0}h.evaluated={props:{field:!0,message:!0,suggestion:!0},dynamicProps:!1,dynamicItems:!1};const R={type:"string",enum:["direct","authoritative_loca\
tion","ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function g(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,i=0;const n=g.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="direct"||s==="authoritative_location"||
s==="ads_txt_managerdomain"||s==="adagents_authoritative")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:R.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return g.errors=e,i===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const V={type:"obj\
ect",required:["state"],properties:{state:{$ref:"EnumsFreshnessState"},validated_at:{type:["string","null"],format:"date-time"}},$id:"RegistryFreshness"},F={type:"\
string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFreshnessState"};function v(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,i=0;const n=v.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="live"||s==="fresh"||s==="cached"||s===
"stale"||s==="absent")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:F.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const j=$.fullFormats["date-time"];function b(s,{instancePath:a="",
parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=b.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.state===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(r),i++}if(s.state!==void 0&&(v(s.state,{instancePath:a+"/state",parentData:s,parentDataProperty:"\
state",rootData:p,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.validated_at!==void 0){let r=s.validated_at;if(typeof r!="string"&&
r!==null){const t={instancePath:a+"/validated_at",schemaPath:"#/properties/validated_at/type",keyword:"type",params:{type:V.properties.validated_at.type},message:"\
must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!j.validate(r)){const t={instancePath:a+"/validated_at",schemaPath:"#/properties/valid\
ated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return b.errors=e,i===0}b.evaluated={props:{state:!0,
validated_at:!0},dynamicProps:!1,dynamicItems:!1};function y(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,
i=0;const n=y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(
r),i++}if(s.errors===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required pr\
operty 'errors'"};e===null?e=[r]:e.push(r),i++}if(s.warnings===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),i++}if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),i++}if(s.url===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),i++}if(s.discovery_method===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"discovery_method"},message:"must have required property 'dis\
covery_method'"};e===null?e=[r]:e.push(r),i++}if(s.valid!==void 0&&typeof s.valid!="boolean"){const r={instancePath:a+"/valid",schemaPath:"#/properties/valid/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const t=r.
length;for(let o=0;o<t;o++)d(r[o],{instancePath:a+"/errors/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?d.errors:e.concat(d.
errors),i=e.length)}else{const t={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)h(r[o],{instancePath:a+"/warnings/"+
o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?h.errors:e.concat(h.errors),i=e.length)}else{const t={instancePath:a+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.domain!==void 0&&typeof s.
domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.status_code!==void 0){let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),i++}if(r<100||isNaN(r)){const t={instancePath:a+"/status\
_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[t]:e.push(t),i++}}}
if(s.response_bytes!==void 0){let r=s.response_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/response_bytes",schemaPath:"\
#/properties/response_bytes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:a+"/response_bytes",schemaPath:"#/properties/response_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.resolved_url!==void 0&&typeof s.resolved_url!="string"){const r={instancePath:a+"/resolved_url",schemaPath:"\
#/properties/resolved_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.discovery_method!==void 0&&(g(
s.discovery_method,{instancePath:a+"/discovery_method",parentData:s,parentDataProperty:"discovery_method",rootData:p,dynamicAnchors:u})||(e=e===null?g.errors:e.
concat(g.errors),i=e.length)),s.manager_domain!==void 0&&typeof s.manager_domain!="string"){const r={instancePath:a+"/manager_domain",schemaPath:"#/properties/m\
anager_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.freshness!==void 0&&(b(s.freshness,{instancePath:a+
"/freshness",parentData:s,parentDataProperty:"freshness",rootData:p,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),i=e.length))}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return y.errors=e,i===0}y.evaluated={props:{valid:!0,
errors:!0,warnings:!0,domain:!0,url:!0,status_code:!0,response_bytes:!0,resolved_url:!0,raw_data:!0,discovery_method:!0,manager_domain:!0,freshness:!0},dynamicProps:!1,
dynamicItems:!1};function P(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=P.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),i++}if(s.valid===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(
r),i++}if(s.errors===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required pr\
operty 'errors'"};e===null?e=[r]:e.push(r),i++}if(s.agent_url!==void 0&&typeof s.agent_url!="string"){const r={instancePath:a+"/agent_url",schemaPath:"#/propert\
ies/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.valid!==void 0&&typeof s.valid!="boolean"){
const r={instancePath:a+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
i++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){const k={instancePath:a+"/errors/"+
o,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),i++}}else{const t={instancePath:a+
"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.status_code!==void 0){
let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={
instancePath:a+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[t]:e.push(t),i++}if(r<100||isNaN(r)){const t={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100"};e===null?e=[t]:e.push(t),i++}}}if(s.response_time_ms!==void 0){let r=s.response_time_ms;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/response_time_ms",schemaPath:"#/properties/response_time_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/response_time_ms",schemaPath:"#/pr\
operties/response_time_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.card_endpoint!==
void 0&&typeof s.card_endpoint!="string"){const r={instancePath:a+"/card_endpoint",schemaPath:"#/properties/card_endpoint/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.oauth_required!==void 0&&typeof s.oauth_required!="boolean"){const r={instancePath:a+"/oauth_r\
equired",schemaPath:"#/properties/oauth_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return P.errors=e,i===0}P.evaluated=
{props:{agent_url:!0,valid:!0,errors:!0,status_code:!0,response_time_ms:!0,card_data:!0,card_endpoint:!0,oauth_required:!0},dynamicProps:!1,dynamicItems:!1};function w(s,{
instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=w.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),i++}if(s.found===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[r]:e.push(r),i++}if(s.validation===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validation"},message:"must have required property 'validatio\
n'"};e===null?e=[r]:e.push(r),i++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.found!==void 0&&typeof s.found!="boolean"){const r={instancePath:a+"/fo\
und",schemaPath:"#/properties/found/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.validation!==void 0&&
(y(s.validation,{instancePath:a+"/validation",parentData:s,parentDataProperty:"validation",rootData:p,dynamicAnchors:u})||(e=e===null?y.errors:e.concat(y.errors),
i=e.length)),s.agent_cards!==void 0){let r=s.agent_cards;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)P(r[o],{instancePath:a+"/agent_cards/"+o,parentData:r,
parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),i=e.length)}else{const t={instancePath:a+"/agent_cards",schemaPath:"\
#/properties/agent_cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return w.errors=e,i===0}w.evaluated={props:{domain:!0,found:!0,
validation:!0,agent_cards:!0},dynamicProps:!1,dynamicItems:!1};function A(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){
let e=null,i=0;const n=A.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===
null?e=[r]:e.push(r),i++}if(s.data===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),i++}if(s.timestamp===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),i++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const t={
instancePath:a+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(r!==!0){const t={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constan\
t"};e===null?e=[t]:e.push(t),i++}}if(s.data!==void 0&&(w(s.data,{instancePath:a+"/data",parentData:s,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=
e===null?w.errors:e.concat(w.errors),i=e.length)),s.timestamp!==void 0){let r=s.timestamp;if(typeof r=="string"){if(!j.validate(r)){const t={instancePath:a+"/ti\
mestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(
t),i++}}else{const t={instancePath:a+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
i++}return A.errors=e,i===0}A.evaluated={props:{success:!0,data:!0,timestamp:!0},dynamicProps:!1,dynamicItems:!1};const C=D;function f(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=f.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return f.errors=e,i===0}f.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function D(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=D.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),i++}if(s.error===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:
e.push(r),i++}if(s.message===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have re\
quired property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.timestamp===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),i++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const t={
instancePath:a+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(r!==!1){const t={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!1},message:"must be equal to constan\
t"};e===null?e=[t]:e.push(t),i++}}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:a+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.timestamp!==void 0){
let r=s.timestamp;if(typeof r=="string"){if(!j.validate(r)){const t={instancePath:a+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/timestamp",schemaPath:"#/properties/ti\
mestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(
r)){const t=r.length;for(let o=0;o<t;o++)f(r[o],{instancePath:a+"/issues/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:
e.concat(f.errors),i=e.length)}else{const t={instancePath:a+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),i++}return D.errors=e,i===0}D.evaluated={props:{success:!0,error:!0,message:!0,timestamp:!0,issues:!0},dynamicProps:!1,dynamicItems:!1};const c=x;const N=E.default,T=$.fullFormats.uri;function _(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=_.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),i++}if(s.nonce===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?
e=[r]:e.push(r),i++}if(s.expires_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"\
must have required property 'expires_at'"};e===null?e=[r]:e.push(r),i++}if(s.dns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),i++}if(s.http===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),i++}if(s.domain!==void 0&&typeof s.
domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s.nonce!==void 0){let r=s.nonce;if(typeof r=="string"){if(N(r)>43){const t={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/maxLen\
gth",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[t]:e.push(t),i++}if(N(r)<43){const t={instancePath:a+"/n\
once",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[t]:e.push(t),
i++}}else{const t={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),i++}}if(s.expires_at!==void 0){let r=s.expires_at;if(typeof r=="string"){if(!j.validate(r)){const t={instancePath:a+"/expires_at",schemaPath:"#/properti\
es/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.dns!==
void 0){let r=s.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.type===void 0){const t={instancePath:a+
"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.
push(t),i++}if(r.value===void 0){const t={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:a+"/dns/name",schemaPath:"\
#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.type!==void 0&&r.type!==
"TXT"){const t={instancePath:a+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equa\
l to constant"};e===null?e=[t]:e.push(t),i++}if(r.value!==void 0&&typeof r.value!="string"){const t={instancePath:a+"/dns/value",schemaPath:"#/properties/dns/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/dns",schemaPath:"\
#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),i++}if(r.body===void 0){const t={instancePath:a+"/http",schemaPath:"#/properties/htt\
p/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[t]:e.push(t),i++}if(r.url!==void 0){let t=r.
url;if(typeof t=="string"){if(!T(t)){const o={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[o]:e.push(o),i++}}else{const o={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(r.body!==void 0&&typeof r.body!="string"){const t={instancePath:a+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{
const t={instancePath:a+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _.errors=e,i===0}
_.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};const L=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function x(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=x.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.
error!==void 0&&typeof s.error!="string"){const r={instancePath:a+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(r)){
const t=r.length;for(let o=0;o<t;o++)f(r[o],{instancePath:a+"/issues/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:e.
concat(f.errors),i=e.length)}else{const t={instancePath:a+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[t]:e.push(t),i++}}if(s.retry_after!==void 0){let r=s.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+
"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"\
#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.file_status!==void 0){let r=s.file_status;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:a+"/file_s\
tatus",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),i++}
if(r<0||isNaN(r)){const t={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.challenge!==void 0&&(_(s.challenge,{instancePath:a+"/challenge",parentData:s,
parentDataProperty:"challenge",rootData:p,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)),s.review_id!==void 0){let r=s.review_id;if(typeof r==
"string"){if(!L.test(r)){const t={instancePath:a+"/review_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must m\
atch format "uuid"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)
d(r[o],{instancePath:a+"/errors/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?d.errors:e.concat(d.errors),i=e.length)}else{const t={
instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){const k={instancePath:a+"/valid_\
values/"+o,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),i++}}else{
const t={instancePath:a+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return x.
errors=e,i===0}x.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},
dynamicProps:!1,dynamicItems:!1};const S=I;function q(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;const n=q.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),i++}if(s.adagents_json===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagents_json'"};
e===null?e=[r]:e.push(r),i++}if(s.validation===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validation"},
message:"must have required property 'validation'"};e===null?e=[r]:e.push(r),i++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const t={instancePath:a+
"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r!==!0){const t={
instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[t]:e.
push(t),i++}}if(s.adagents_json!==void 0&&typeof s.adagents_json!="string"){const r={instancePath:a+"/adagents_json",schemaPath:"#/properties/adagents_json/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.validation!==void 0&&(y(s.validation,{instancePath:a+"/validation",
parentData:s,parentDataProperty:"validation",rootData:p,dynamicAnchors:u})||(e=e===null?y.errors:e.concat(y.errors),i=e.length))}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return q.errors=e,i===0}q.evaluated={props:{success:!0,adagents_json:!0,
validation:!0},dynamicProps:!1,dynamicItems:!1};function I(s,{instancePath:a="",parentData:m,parentDataProperty:l,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,
i=0;const n=I.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(
r),i++}if(s.data===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),i++}if(s.timestamp===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ti\
mestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),i++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const t={
instancePath:a+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(r!==!0){const t={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constan\
t"};e===null?e=[t]:e.push(t),i++}}if(s.data!==void 0&&(q(s.data,{instancePath:a+"/data",parentData:s,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=
e===null?q.errors:e.concat(q.errors),i=e.length)),s.timestamp!==void 0){let r=s.timestamp;if(typeof r=="string"){if(!j.validate(r)){const t={instancePath:a+"/ti\
mestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(
t),i++}}else{const t={instancePath:a+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
i++}return I.errors=e,i===0}I.evaluated={props:{success:!0,data:!0,timestamp:!0},dynamicProps:!1,dynamicItems:!1};const W=c,z=c,B=c,G=C,H=c,J=c,K=c,Q=c;export{S as createAdagents200,G as createAdagents400,H as createAdagents401,J as createAdagents413,K as createAdagents415,Q as createAdagents500,M as validateAdagents200,
C as validateAdagents400,c as validateAdagents401,W as validateAdagents413,z as validateAdagents415,B as validateAdagents500};
