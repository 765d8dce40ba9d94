// @generated from openapi/paths/adagents.yaml by codegen. Do not edit; run "npm run codegen".
import N from"ajv-formats/dist/formats.js";const F=k;function d(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=d.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.field===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.
severity===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[s]:e.push(s),t++}if(r.field!==void 0&&typeof r.field!="string"){const s={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.severity!==void 0){
let s=r.severity;if(typeof s!="string"){const a={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(s!=="error"){const a={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return d.errors=e,t===0}d.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function g(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=g.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.field===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.
field!==void 0&&typeof r.field!="string"){const s={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.suggestion!==void 0&&typeof r.suggestion!="string"){
const s={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return g.
errors=e,t===0}g.evaluated={props:{field:!0,message:!0,suggestion:!0},dynamicProps:!1,dynamicItems:!1};const $={type:"string",enum:["direct","authoritative_loca\
tion","ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function h(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,
dynamicAnchors:u={}}={}){let e=null,t=0;const n=h.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="direct"||r==="authoritative_location"||
r==="ads_txt_managerdomain"||r==="adagents_authoritative")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};const E={type:"obj\
ect",required:["state"],properties:{state:{$ref:"EnumsFreshnessState"},validated_at:{type:["string","null"],format:"date-time"}},$id:"RegistryFreshness"},R={type:"\
string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFreshnessState"};function v(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,
dynamicAnchors:u={}}={}){let e=null,t=0;const n=v.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="live"||r==="fresh"||r==="cached"||r===
"stale"||r==="absent")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:R.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const I=N.fullFormats["date-time"];function b(r,{instancePath:i="",
parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=b.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.state===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
state"},message:"must have required property 'state'"};e===null?e=[s]:e.push(s),t++}if(r.state!==void 0&&(v(r.state,{instancePath:i+"/state",parentData:r,parentDataProperty:"\
state",rootData:p,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.validated_at!==void 0){let s=r.validated_at;if(typeof s!="string"&&
s!==null){const a={instancePath:i+"/validated_at",schemaPath:"#/properties/validated_at/type",keyword:"type",params:{type:E.properties.validated_at.type},message:"\
must be string,null"};e===null?e=[a]:e.push(a),t++}if(typeof s=="string"&&!I.validate(s)){const a={instancePath:i+"/validated_at",schemaPath:"#/properties/valid\
ated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}b.evaluated={props:{state:!0,
validated_at:!0},dynamicProps:!1,dynamicItems:!1};function y(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,
t=0;const n=y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.valid===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[s]:e.push(
s),t++}if(r.errors===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required pr\
operty 'errors'"};e===null?e=[s]:e.push(s),t++}if(r.warnings===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
warnings"},message:"must have required property 'warnings'"};e===null?e=[s]:e.push(s),t++}if(r.domain===void 0){const s={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[s]:e.push(s),t++}if(r.url===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),t++}if(r.discovery_method===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"discovery_method"},message:"must have required property 'dis\
covery_method'"};e===null?e=[s]:e.push(s),t++}if(r.valid!==void 0&&typeof r.valid!="boolean"){const s={instancePath:i+"/valid",schemaPath:"#/properties/valid/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}if(r.errors!==void 0){let s=r.errors;if(Array.isArray(s)){const a=s.
length;for(let o=0;o<a;o++)d(s[o],{instancePath:i+"/errors/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?d.errors:e.concat(d.
errors),t=e.length)}else{const a={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),t++}}if(r.warnings!==void 0){let s=r.warnings;if(Array.isArray(s)){const a=s.length;for(let o=0;o<a;o++)g(s[o],{instancePath:i+"/warnings/"+
o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else{const a={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(r.domain!==void 0&&typeof r.
domain!="string"){const s={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(r.url!==void 0&&typeof r.url!="string"){const s={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.status_code!==void 0){let s=r.status_code;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>599||isNaN(s)){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[a]:e.push(a),t++}if(s<100||isNaN(s)){const a={instancePath:i+"/status\
_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[a]:e.push(a),t++}}}
if(r.response_bytes!==void 0){let s=r.response_bytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={instancePath:i+"/response_bytes",schemaPath:"\
#/properties/response_bytes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(
s)&&(s<0||isNaN(s))){const a={instancePath:i+"/response_bytes",schemaPath:"#/properties/response_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(r.resolved_url!==void 0&&typeof r.resolved_url!="string"){const s={instancePath:i+"/resolved_url",schemaPath:"\
#/properties/resolved_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.discovery_method!==void 0&&(h(
r.discovery_method,{instancePath:i+"/discovery_method",parentData:r,parentDataProperty:"discovery_method",rootData:p,dynamicAnchors:u})||(e=e===null?h.errors:e.
concat(h.errors),t=e.length)),r.manager_domain!==void 0&&typeof r.manager_domain!="string"){const s={instancePath:i+"/manager_domain",schemaPath:"#/properties/m\
anager_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}r.freshness!==void 0&&(b(r.freshness,{instancePath:i+
"/freshness",parentData:r,parentDataProperty:"freshness",rootData:p,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return y.errors=e,t===0}y.evaluated={props:{valid:!0,
errors:!0,warnings:!0,domain:!0,url:!0,status_code:!0,response_bytes:!0,resolved_url:!0,raw_data:!0,discovery_method:!0,manager_domain:!0,freshness:!0},dynamicProps:!1,
dynamicItems:!1};function P(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=P.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.agent_url===void 0){const s={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[s]:e.push(s),t++}if(r.valid===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[s]:e.push(
s),t++}if(r.errors===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required pr\
operty 'errors'"};e===null?e=[s]:e.push(s),t++}if(r.agent_url!==void 0&&typeof r.agent_url!="string"){const s={instancePath:i+"/agent_url",schemaPath:"#/propert\
ies/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.valid!==void 0&&typeof r.valid!="boolean"){
const s={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),
t++}if(r.errors!==void 0){let s=r.errors;if(Array.isArray(s)){const a=s.length;for(let o=0;o<a;o++)if(typeof s[o]!="string"){const q={instancePath:i+"/errors/"+
o,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}else{const a={instancePath:i+
"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(r.status_code!==void 0){
let s=r.status_code;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>599||isNaN(s)){const a={
instancePath:i+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[a]:e.push(a),t++}if(s<100||isNaN(s)){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100"};e===null?e=[a]:e.push(a),t++}}}if(r.response_time_ms!==void 0){let s=r.response_time_ms;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){const a={instancePath:i+"/response_time_ms",schemaPath:"#/properties/response_time_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const a={instancePath:i+"/response_time_ms",schemaPath:"#/pr\
operties/response_time_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(r.card_endpoint!==
void 0&&typeof r.card_endpoint!="string"){const s={instancePath:i+"/card_endpoint",schemaPath:"#/properties/card_endpoint/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.oauth_required!==void 0&&typeof r.oauth_required!="boolean"){const s={instancePath:i+"/oauth_r\
equired",schemaPath:"#/properties/oauth_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return P.errors=e,t===0}P.evaluated=
{props:{agent_url:!0,valid:!0,errors:!0,status_code:!0,response_time_ms:!0,card_data:!0,card_endpoint:!0,oauth_required:!0},dynamicProps:!1,dynamicItems:!1};function _(r,{
instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=_.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[s]:e.push(s),t++}if(r.found===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[s]:e.push(s),t++}if(r.validation===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validation"},message:"must have required property 'validatio\
n'"};e===null?e=[s]:e.push(s),t++}if(r.domain!==void 0&&typeof r.domain!="string"){const s={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.found!==void 0&&typeof r.found!="boolean"){const s={instancePath:i+"/fo\
und",schemaPath:"#/properties/found/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}if(r.validation!==void 0&&
(y(r.validation,{instancePath:i+"/validation",parentData:r,parentDataProperty:"validation",rootData:p,dynamicAnchors:u})||(e=e===null?y.errors:e.concat(y.errors),
t=e.length)),r.agent_cards!==void 0){let s=r.agent_cards;if(Array.isArray(s)){const a=s.length;for(let o=0;o<a;o++)P(s[o],{instancePath:i+"/agent_cards/"+o,parentData:s,
parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{const a={instancePath:i+"/agent_cards",schemaPath:"\
#/properties/agent_cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}_.evaluated={props:{domain:!0,found:!0,
validation:!0,agent_cards:!0},dynamicProps:!1,dynamicItems:!1};function k(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){
let e=null,t=0;const n=k.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.success===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===
null?e=[s]:e.push(s),t++}if(r.data===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[s]:e.push(s),t++}if(r.timestamp===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"};e===null?e=[s]:e.push(s),t++}if(r.success!==void 0){let s=r.success;if(typeof s!="boolean"){const a={
instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}
if(s!==!0){const a={instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constan\
t"};e===null?e=[a]:e.push(a),t++}}if(r.data!==void 0&&(_(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=
e===null?_.errors:e.concat(_.errors),t=e.length)),r.timestamp!==void 0){let s=r.timestamp;if(typeof s=="string"){if(!I.validate(s)){const a={instancePath:i+"/ti\
mestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(
a),t++}}else{const a={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}return k.errors=e,t===0}k.evaluated={props:{success:!0,data:!0,timestamp:!0},dynamicProps:!1,dynamicItems:!1};const x=A;function f(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=f.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.
path!==void 0&&typeof r.path!="string"){const s={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return f.errors=e,t===0}f.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function A(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=A.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.success===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[s]:e.push(s),t++}if(r.error===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[s]:
e.push(s),t++}if(r.message===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have re\
quired property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.timestamp===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"};e===null?e=[s]:e.push(s),t++}if(r.success!==void 0){let s=r.success;if(typeof s!="boolean"){const a={
instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}
if(s!==!1){const a={instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!1},message:"must be equal to constan\
t"};e===null?e=[a]:e.push(a),t++}}if(r.error!==void 0&&typeof r.error!="string"){const s={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.timestamp!==void 0){
let s=r.timestamp;if(typeof s=="string"){if(!I.validate(s)){const a={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/timestamp",schemaPath:"#/properties/ti\
mestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(r.issues!==void 0){let s=r.issues;if(Array.isArray(
s)){const a=s.length;for(let o=0;o<a;o++)f(s[o],{instancePath:i+"/issues/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:
e.concat(f.errors),t=e.length)}else{const a={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[a]:e.push(a),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),t++}return A.errors=e,t===0}A.evaluated={props:{success:!0,error:!0,message:!0,timestamp:!0,issues:!0},dynamicProps:!1,dynamicItems:!1};const c=D;function D(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=D.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.
error!==void 0&&typeof r.error!="string"){const s={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.issues!==void 0){let s=r.issues;if(Array.isArray(s)){
const a=s.length;for(let o=0;o<a;o++)f(s[o],{instancePath:i+"/issues/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:e.
concat(f.errors),t=e.length)}else{const a={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[a]:e.push(a),t++}}if(r.retry_after!==void 0){let s=r.retry_after;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={instancePath:i+
"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s==
"number"&&isFinite(s)&&(s<1||isNaN(s))){const a={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}if(r.domain!==void 0&&typeof r.domain!="string"){const s={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.file_status!==void 0){let s=r.file_status;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const a={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof s=="number"&&isFinite(s)){if(s>599||isNaN(s)){const a={instancePath:i+"/file_s\
tatus",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[a]:e.push(a),t++}
if(s<0||isNaN(s)){const a={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(r.url!==void 0&&typeof r.url!="string"){const s={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.errors!==void 0){let s=r.errors;if(Array.isArray(s)){const a=s.length;for(let o=0;o<
a;o++)d(s[o],{instancePath:i+"/errors/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)}else{
const a={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}
if(r.valid_values!==void 0){let s=r.valid_values;if(Array.isArray(s)){const a=s.length;for(let o=0;o<a;o++)if(typeof s[o]!="string"){const q={instancePath:i+"/v\
alid_values/"+o,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}else{
const a={instancePath:i+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:
e.push(a),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return D.
errors=e,t===0}D.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};
const C=j;function w(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,t=0;const n=w.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.success===void 0){const s={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[s]:e.push(s),t++}if(r.adagents_json===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagents_json'"};
e===null?e=[s]:e.push(s),t++}if(r.validation===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validation"},
message:"must have required property 'validation'"};e===null?e=[s]:e.push(s),t++}if(r.success!==void 0){let s=r.success;if(typeof s!="boolean"){const a={instancePath:i+
"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(s!==!0){const a={
instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[a]:e.
push(a),t++}}if(r.adagents_json!==void 0&&typeof r.adagents_json!="string"){const s={instancePath:i+"/adagents_json",schemaPath:"#/properties/adagents_json/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}r.validation!==void 0&&(y(r.validation,{instancePath:i+"/validation",
parentData:r,parentDataProperty:"validation",rootData:p,dynamicAnchors:u})||(e=e===null?y.errors:e.concat(y.errors),t=e.length))}else{const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===0}w.evaluated={props:{success:!0,adagents_json:!0,
validation:!0},dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:i="",parentData:m,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let e=null,
t=0;const n=j.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.success===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[s]:e.push(
s),t++}if(r.data===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[s]:e.push(s),t++}if(r.timestamp===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ti\
mestamp"},message:"must have required property 'timestamp'"};e===null?e=[s]:e.push(s),t++}if(r.success!==void 0){let s=r.success;if(typeof s!="boolean"){const a={
instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}
if(s!==!0){const a={instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constan\
t"};e===null?e=[a]:e.push(a),t++}}if(r.data!==void 0&&(w(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=
e===null?w.errors:e.concat(w.errors),t=e.length)),r.timestamp!==void 0){let s=r.timestamp;if(typeof s=="string"){if(!I.validate(s)){const a={instancePath:i+"/ti\
mestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(
a),t++}}else{const a={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}return j.errors=e,t===0}j.evaluated={props:{success:!0,data:!0,timestamp:!0},dynamicProps:!1,dynamicItems:!1};const M=c,S=c,W=c,T=x,z=c,B=c,G=c,H=c;export{C as createAdagents200,T as createAdagents400,z as createAdagents401,B as createAdagents413,G as createAdagents415,H as createAdagents500,F as validateAdagents200,
x as validateAdagents400,c as validateAdagents401,M as validateAdagents413,S as validateAdagents415,W as validateAdagents500};
