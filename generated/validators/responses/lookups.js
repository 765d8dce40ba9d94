// @generated from openapi/paths/lookups.yaml by codegen. Do not edit; run "npm run codegen".
import fe from"ajv-formats/dist/formats.js";import he from"ajv/dist/runtime/ucs2length.js";const Re=se;const ee=he.default,ge=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function h(t,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=h.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t=="string"){
if(ee(t)>253){const r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[r]:e.push(r),s++}if(!ge.test(t)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return h.errors=e,s===0}
h.evaluated={dynamicProps:!1,dynamicItems:!1};function A(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=A.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}if(t.url!==void 0&&typeof t.url!="string"){const r={
instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.authorized_for!==
void 0&&typeof t.authorized_for!="string"){const r={instancePath:i+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.member!==void 0){let r=t.member;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug!==void 0&&
typeof r.slug!="string"){const n={instancePath:i+"/member/slug",schemaPath:"#/properties/member/properties/slug/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(r.display_name!==void 0&&typeof r.display_name!="string"){const n={instancePath:i+"/member/display_name",schemaPath:"\
#/properties/member/properties/display_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/member",schemaPath:"#/properties/member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return A.errors=e,s===0}A.evaluated={props:{url:!0,
authorized_for:!0,member:!0},dynamicProps:!1,dynamicItems:!1};function se(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const u=se.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),s++}if(t.authorized_agents===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized\
_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[r]:e.push(r),s++}if(t.sales_agents_claiming===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sales_agents_claiming"},message:"must have required property 'sales_agents_claiming'"};e===null?e=[r]:e.
push(r),s++}if(t.domain!==void 0&&(h(t.domain,{instancePath:i+"/domain",parentData:t,parentDataProperty:"domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),t.authorized_agents!==void 0){let r=t.authorized_agents;if(Array.isArray(r)){if(r.length>1e4){const a={instancePath:i+"/authoriz\
ed_agents",schemaPath:"#/properties/authorized_agents/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=
[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)A(r[a],{instancePath:i+"/authorized_agents/"+a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const n={instancePath:i+"/authorized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.sales_agents_claiming!==void 0){let r=t.sales_agents_claiming;if(Array.isArray(
r)){if(r.length>1e4){const a={instancePath:i+"/sales_agents_claiming",schemaPath:"#/properties/sales_agents_claiming/maxItems",keyword:"maxItems",params:{limit:1e4},
message:"must NOT have more than 10000 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)A(r[a],{instancePath:i+"/sales_agents_claiming/"+
a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const n={instancePath:i+"/sales_agen\
ts_claiming",schemaPath:"#/properties/sales_agents_claiming/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===
0}se.evaluated={props:{domain:!0,authorized_agents:!0,sales_agents_claiming:!0},dynamicProps:!1,dynamicItems:!1};const v=ie;function C(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=C.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.
path!==void 0&&typeof t.path!="string"){const r={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}C.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const P=fe.fullFormats["date-time"],ce=fe.fullFormats.uri;function F(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const u=F.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),s++}if(t.nonce===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must \
have required property 'nonce'"};e===null?e=[r]:e.push(r),s++}if(t.expires_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expires_at"},message:"must have required property 'expires_at'"};e===null?e=[r]:e.push(r),s++}if(t.dns===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),s++}if(t.http===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),
s++}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.nonce!==void 0){let r=t.nonce;if(typeof r=="string"){if(ee(r)>43){const n={instancePath:i+"/nonce",schemaPath:"\
#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[n]:e.push(n),s++}if(ee(r)<43){const n={
instancePath:i+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?
e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}}if(t.expires_at!==void 0){let r=t.expires_at;if(typeof r=="string"){if(!P.validate(r)){const n={instancePath:i+"/expires_at",schemaPath:"\
#/properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}}if(t.dns!==void 0){let r=t.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const n={instancePath:i+"/dns",schemaPath:"#/properties/dns\
/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(r.type===void 0){const n={
instancePath:i+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[n]:e.push(n),s++}if(r.value===void 0){const n={instancePath:i+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0&&typeof r.name!="string"){const n={instancePath:i+"/dns/n\
ame",schemaPath:"#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(r.type!==
void 0&&r.type!=="TXT"){const n={instancePath:i+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"\
must be equal to constant"};e===null?e=[n]:e.push(n),s++}if(r.value!==void 0&&typeof r.value!="string"){const n={instancePath:i+"/dns/value",schemaPath:"#/prope\
rties/dns/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/dn\
s",schemaPath:"#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(t.http!==void 0){let r=t.
http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const n={instancePath:i+"/http",schemaPath:"#/properties/http/required",keyword:"required",
params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[n]:e.push(n),s++}if(r.body===void 0){const n={instancePath:i+"/http",schemaPath:"\
#/properties/http/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[n]:e.push(n),s++}if(r.url!==
void 0){let n=r.url;if(typeof n=="string"){if(!ce(n)){const a={instancePath:i+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",
params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/http/url",schemaPath:"#/properties/http/pr\
operties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.body!==void 0&&typeof r.body!="string"){const n={
instancePath:i+"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}}else{const n={instancePath:i+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return F.errors=e,s===0}F.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function L(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=L.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.
severity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),s++}if(t.field!==void 0&&typeof t.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.severity!==void 0){
let r=t.severity;if(typeof r!="string"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(r!=="error"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return L.errors=e,s===0}L.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const R=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function ie(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,
dynamicAnchors:y={}}={}){let e=null,s=0;const u=ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.
isArray(t)){if(t.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required\
 property 'error'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.error!==void 0&&typeof t.error!="string"){const r={instancePath:i+"\
/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&
typeof t.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}if(t.issues!==void 0){let r=t.issues;if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)C(r[a],{instancePath:i+"/issue\
s/"+a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)}else{const n={instancePath:i+"/issues",
schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.retry_after!==void 0){let r=t.
retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+
"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),
s++}}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.file_status!==void 0){let r=t.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[n]:e.push(n),s++}if(r<0||isNaN(r)){const n={instancePath:i+"/file_status",schemaPath:"\
#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(t.url!==void 0&&typeof t.
url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}if(t.challenge!==void 0&&(F(t.challenge,{instancePath:i+"/challenge",parentData:t,parentDataProperty:"challenge",rootData:m,dynamicAnchors:y})||(e=
e===null?F.errors:e.concat(F.errors),s=e.length)),t.review_id!==void 0){let r=t.review_id;if(typeof r=="string"){if(!R.test(r)){const n={instancePath:i+"/review\
_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:i+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(t.errors!==void 0){let r=t.errors;if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)L(r[a],{instancePath:i+"/errors/"+a,parentData:r,parentDataProperty:a,
rootData:m,dynamicAnchors:y})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)}else{const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.valid_values!==void 0){let r=t.valid_values;if(Array.isArray(r)){
const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!="string"){const p={instancePath:i+"/valid_values/"+a,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const n={instancePath:i+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ie.errors=e,s===0}ie.evaluated={props:{error:!0,message:!0,issues:!0,
retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const Te=ne;const _e={type:"string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_as\
in","samsung_app_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_gui\
d","station_id","facility_id"],$id:"EnumsIdentifierTypes"};function k(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const u=k.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="domain"||t==="subdomain"||t==="network_id"||t==="\
ios_bundle"||t==="android_package"||t==="apple_app_store_id"||t==="google_play_id"||t==="roku_store_id"||t==="fire_tv_asin"||t==="samsung_app_id"||t==="apple_tv\
_bundle"||t==="bundle_id"||t==="venue_id"||t==="screen_id"||t==="openooh_venue_type"||t==="rss_url"||t==="apple_podcast_id"||t==="spotify_collection_id"||t==="p\
odcast_guid"||t==="station_id"||t==="facility_id")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_e.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};const ve={type:"object",required:["id","property_id","publisher_domain","property_type","name","identifiers","tags"],properties:{id:{type:"string",format:"uuid"},
property_id:{type:["string","null"]},property_rid:{type:"string",format:"uuid"},publisher_domain:{$ref:"CoreDomainName"},property_type:{$ref:"EnumsPropertyType"},
name:{type:"string"},identifiers:{type:"array",items:{$ref:"CoreIdentifier"},maxItems:100},tags:{type:"array",items:{type:"string"},maxItems:100}},$id:"Registry\
LookedUpProperty"},be={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],
$id:"EnumsPropertyType"};function x(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=x.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="website"||t==="mobile_app"||t==="ctv_app"||t==="desktop_app"||t==="dooh"||t==="podcast"||
t==="radio"||t==="linear_tv"||t==="streaming_audio"||t==="ai_assistant")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:be.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return x.errors=e,s===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};function I(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=I.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.value===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),s++}if(t.type!==
void 0&&(k(t.type,{instancePath:i+"/type",parentData:t,parentDataProperty:"type",rootData:m,dynamicAnchors:y})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),
t.value!==void 0){let r=t.value;if(typeof r=="string"){if(ee(r)>2048){const n={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLen\
gth",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[n]:e.push(n),s++}if(ee(r)<1){const n={instancePath:i+"/value",schemaPath:"\
#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}
I.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function S(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const u=S.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(
r),s++}if(t.property_id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_id"},message:"must have r\
equired property 'property_id'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),s++}if(t.property_type===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};
e===null?e=[r]:e.push(r),s++}if(t.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"mus\
t have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(t.identifiers===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),s++}if(t.tags===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.
id;if(typeof r=="string"){if(!R.test(r)){const n={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must\
 match format "uuid"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.property_id!==void 0){let r=t.property_id;if(typeof r!="string"&&r!==null){const n={instancePath:i+
"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:ve.properties.property_id.type},message:"must be string,null"};e===null?e=
[n]:e.push(n),s++}}if(t.property_rid!==void 0){let r=t.property_rid;if(typeof r=="string"){if(!R.test(r)){const n={instancePath:i+"/property_rid",schemaPath:"#/\
properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.publisher_domain!==
void 0&&(h(t.publisher_domain,{instancePath:i+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?
h.errors:e.concat(h.errors),s=e.length)),t.property_type!==void 0&&(x(t.property_type,{instancePath:i+"/property_type",parentData:t,parentDataProperty:"property\
_type",rootData:m,dynamicAnchors:y})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),t.name!==void 0&&typeof t.name!="string"){const r={instancePath:i+"/n\
ame",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.identifiers!==void 0){
let r=t.identifiers;if(Array.isArray(r)){if(r.length>100){const a={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/maxItems",keyword:"maxItem\
s",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)I(r[a],{instancePath:i+"/id\
entifiers/"+a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)}else{const n={instancePath:i+
"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.tags!==
void 0){let r=t.tags;if(Array.isArray(r)){if(r.length>100){const a={instancePath:i+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!="string"){const p={instancePath:i+
"/tags/"+a,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const n={
instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}S.evaluated=
{props:{id:!0,property_id:!0,property_rid:!0,publisher_domain:!0,property_type:!0,name:!0,identifiers:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};function V(t,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=V.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_domain===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};
e===null?e=[r]:e.push(r),s++}if(t.property===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property"},message:"\
must have required property 'property'"};e===null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0&&typeof t.agent_url!="string"){const r={instancePath:i+"/agent_url",
schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}t.publisher_domain!==void 0&&
(h(t.publisher_domain,{instancePath:i+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),t.property!==void 0&&(S(t.property,{instancePath:i+"/property",parentData:t,parentDataProperty:"property",rootData:m,dynamicAnchors:y})||
(e=e===null?S.errors:e.concat(S.errors),s=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}V.evaluated={props:{agent_url:!0,publisher_domain:!0,property:!0},dynamicProps:!1,dynamicItems:!1};function ne(t,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=ne.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.value===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),s++}if(t.agents===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agents"},message:"must have required property 'agents'"};e===null?e=
[r]:e.push(r),s++}if(t.count===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must have re\
quired property 'count'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&(k(t.type,{instancePath:i+"/type",parentData:t,parentDataProperty:"type",rootData:m,dynamicAnchors:y})||
(e=e===null?k.errors:e.concat(k.errors),s=e.length)),t.value!==void 0&&typeof t.value!="string"){const r={instancePath:i+"/value",schemaPath:"#/properties/value\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.agents!==void 0){let r=t.agents;if(Array.isArray(r)){if(r.
length>1e3){const a={instancePath:i+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1\
000 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)V(r[a],{instancePath:i+"/agents/"+a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||
(e=e===null?V.errors:e.concat(V.errors),s=e.length)}else{const n={instancePath:i+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.count!==void 0){let r=t.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),s++}return ne.errors=e,s===0}ne.evaluated={props:{type:!0,value:!0,agents:!0,count:!0},dynamicProps:!1,dynamicItems:!1};const Ce=ae;function ae(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=ae.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),s++}if(t.domains===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domains"},message:"must have required property 'domains'"};e===null?
e=[r]:e.push(r),s++}if(t.count===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must have \
required property 'count'"};e===null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0&&typeof t.agent_url!="string"){const r={instancePath:i+"/agent_url",schemaPath:"\
#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.domains!==void 0){let r=t.domains;
if(Array.isArray(r)){if(r.length>1e5){const a={instancePath:i+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit:1e5},message:"\
must NOT have more than 100000 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!="string"){const p={instancePath:i+"/dom\
ains/"+a,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const n={
instancePath:i+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.
count!==void 0){let r=t.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/count",schemaPath:"#/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+
"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===
0}ae.evaluated={props:{agent_url:!0,domains:!0,count:!0},dynamicProps:!1,dynamicItems:!1};const Fe=pe;const Pe={type:"string",enum:["authorized","authorized_first_party","publisher_file_unknown","publisher_file_missing","publisher_file_invalid","publisher_unreac\
hable","publisher_revoked","property_unknown","property_stale","agent_not_listed","signals_only","property_out_of_scope","not_yet_effective","expired","country_\
required","country_not_covered","collection_required","collection_not_covered","placement_required","placement_not_covered","delegation_type_mismatch","operator\
_unknown","operator_file_unknown","operator_file_missing","operator_file_invalid","operator_unreachable","agent_not_declared","property_not_declared","relations\
hip_mismatch"],$id:"EnumsAuthorizationReason"};function w(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,
s=0;const u=w.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="authorized"||t==="authorized_first_party"||t==="publisher_file_unk\
nown"||t==="publisher_file_missing"||t==="publisher_file_invalid"||t==="publisher_unreachable"||t==="publisher_revoked"||t==="property_unknown"||t==="property_s\
tale"||t==="agent_not_listed"||t==="signals_only"||t==="property_out_of_scope"||t==="not_yet_effective"||t==="expired"||t==="country_required"||t==="country_not\
_covered"||t==="collection_required"||t==="collection_not_covered"||t==="placement_required"||t==="placement_not_covered"||t==="delegation_type_mismatch"||t==="\
operator_unknown"||t==="operator_file_unknown"||t==="operator_file_missing"||t==="operator_file_invalid"||t==="operator_unreachable"||t==="agent_not_declared"||
t==="property_not_declared"||t==="relationship_mismatch")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pe.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return w.errors=e,s===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const ke={type:"ob\
ject",required:["publisher_domain","selection_type","requested_count","authorized_count","source","reasons"],properties:{publisher_domain:{$ref:"CoreDomainName"},
selection_type:{$ref:"EnumsSelectionType"},requested_count:{type:"integer",minimum:0},authorized_count:{type:"integer",minimum:0},unauthorized_items:{type:"arra\
y",items:{type:"string"},maxItems:1e3},source:{type:"string",enum:["adagents_json","agent_claim","none"]},reasons:{type:"object",propertyNames:{$ref:"EnumsAutho\
rizationReason"},additionalProperties:{type:"integer",minimum:1}}},$id:"RegistryProductSelectorCoverage"},we={type:"string",enum:["all","by_id","by_tag"],$id:"E\
numsSelectionType"};function U(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=U.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="all"||t==="by_id"||t==="by_tag")){const r={instancePath:i,schemaPath:"#/enum",keyword:"en\
um",params:{allowedValues:we.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===0}U.evaluated={dynamicProps:!1,
dynamicItems:!1};function Z(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=Z.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.publisher_domain===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[n]:
e.push(n),s++}if(t.selection_type===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"\
must have required property 'selection_type'"};e===null?e=[n]:e.push(n),s++}if(t.requested_count===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requested_count"},message:"must have required property 'requested_count'"};e===null?e=[n]:e.push(n),s++}if(t.authorized_count===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_count"},message:"must have required property 'aut\
horized_count'"};e===null?e=[n]:e.push(n),s++}if(t.source===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[n]:e.push(n),s++}if(t.reasons===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reasons"},message:"must have required property 'reasons'"};e===null?e=[n]:e.push(n),s++}if(t.publisher_domain!==void 0&&(h(t.
publisher_domain,{instancePath:i+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:e.concat(
h.errors),s=e.length)),t.selection_type!==void 0&&(U(t.selection_type,{instancePath:i+"/selection_type",parentData:t,parentDataProperty:"selection_type",rootData:m,
dynamicAnchors:y})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),t.requested_count!==void 0){let n=t.requested_count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){const a={instancePath:i+"/requested_count",schemaPath:"#/properties/requested_count/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[a]:e.push(a),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){const a={instancePath:i+"/requested_count",schemaPath:"#/propert\
ies/requested_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(t.authorized_count!==void 0){
let n=t.authorized_count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const a={instancePath:i+"/authorized_count",schemaPath:"#/properties/authoriz\
ed_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){
const a={instancePath:i+"/authorized_count",schemaPath:"#/properties/authorized_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[a]:e.push(a),s++}}if(t.unauthorized_items!==void 0){let n=t.unauthorized_items;if(Array.isArray(n)){if(n.length>1e3){const p={instancePath:i+
"/unauthorized_items",schemaPath:"#/properties/unauthorized_items/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};
e===null?e=[p]:e.push(p),s++}const a=n.length;for(let p=0;p<a;p++)if(typeof n[p]!="string"){const o={instancePath:i+"/unauthorized_items/"+p,schemaPath:"#/prope\
rties/unauthorized_items/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{const a={instancePath:i+
"/unauthorized_items",schemaPath:"#/properties/unauthorized_items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}
if(t.source!==void 0){let n=t.source;if(typeof n!="string"){const a={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(n==="adagents_json"||n==="agent_claim"||n==="none")){const a={instancePath:i+"/source",schemaPath:"\
#/properties/source/enum",keyword:"enum",params:{allowedValues:ke.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.
push(a),s++}}if(t.reasons!==void 0){let n=t.reasons;if(n&&typeof n=="object"&&!Array.isArray(n)){for(const a in n){const p=s;w(a,{instancePath:i+"/reasons",parentData:n,
parentDataProperty:"reasons",rootData:m,dynamicAnchors:y})||(e=e===null?w.errors:e.concat(w.errors),s=e.length);var r=p===s;if(!r){const o={instancePath:i+"/rea\
sons",schemaPath:"#/properties/reasons/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[o]:e.push(
o),s++}}for(const a in n){let p=n[a];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const o={instancePath:i+"/reasons/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/reasons/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(
o),s++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const o={instancePath:i+"/reasons/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/reasons/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),s++}}}else{const a={
instancePath:i+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return Z.errors=e,s===0}
Z.evaluated={props:{publisher_domain:!0,selection_type:!0,requested_count:!0,authorized_count:!0,unauthorized_items:!0,source:!0,reasons:!0},dynamicProps:!1,dynamicItems:!1};
const re={type:"object",required:["publisher_domain","obstacle","entry_count","file_url","file_sha256","validated_at","freshness"],properties:{publisher_domain:{
$ref:"CoreDomainName"},obstacle:{anyOf:[{$ref:"EnumsAuthorizationReason"},{type:"null"}]},entry_count:{type:"integer",minimum:0},file_url:{type:["string","null"]},
file_sha256:{type:["string","null"]},validated_at:{type:["string","null"],format:"date-time"},freshness:{$ref:"EnumsFreshnessState"},discovery_method:{anyOf:[{$ref:"\
EnumsDiscoveryMethod"},{type:"null"}]},manager_domain:{anyOf:[{$ref:"CoreDomainName"},{type:"null"}]},revoked_at:{type:["string","null"],format:"date-time"}},$id:"\
RegistryProductPublisherSide"},qe={type:"string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFreshnessState"};function D(t,{instancePath:i="",parentData:g,
parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=D.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"live"||t==="fresh"||t==="cached"||t==="stale"||t==="absent")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};const De={type:"\
string",enum:["direct","authoritative_location","ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function j(t,{instancePath:i="",parentData:g,
parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"direct"||t==="authoritative_location"||t==="ads_txt_managerdomain"||t==="adagents_authoritative")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:De.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===0}j.evaluated={dynamicProps:!1,dynamicItems:!1};
function M(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=M.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.publisher_domain===void 0){const p={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[p]:e.push(p),s++}if(t.
obstacle===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"obstacle"},message:"must have required property '\
obstacle'"};e===null?e=[p]:e.push(p),s++}if(t.entry_count===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entry_count"},message:"must have required property 'entry_count'"};e===null?e=[p]:e.push(p),s++}if(t.file_url===void 0){const p={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"file_url"},message:"must have required property 'file_url'"};e===null?e=[p]:e.push(p),s++}if(t.file_sha256===
void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_sha256"},message:"must have required property 'file_sha\
256'"};e===null?e=[p]:e.push(p),s++}if(t.validated_at===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vali\
dated_at"},message:"must have required property 'validated_at'"};e===null?e=[p]:e.push(p),s++}if(t.freshness===void 0){const p={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"freshness"},message:"must have required property 'freshness'"};e===null?e=[p]:e.push(p),s++}if(t.publisher_domain!==
void 0&&(h(t.publisher_domain,{instancePath:i+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?
h.errors:e.concat(h.errors),s=e.length)),t.obstacle!==void 0){let p=t.obstacle;const o=s;let l=!1;const d=s;w(p,{instancePath:i+"/obstacle",parentData:t,parentDataProperty:"\
obstacle",rootData:m,dynamicAnchors:y})||(e=e===null?w.errors:e.concat(w.errors),s=e.length);var r=d===s;l=l||r;const f=s;if(p!==null){const c={instancePath:i+"\
/obstacle",schemaPath:"#/properties/obstacle/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),s++}var r=f===s;
if(l=l||r,l)s=o,e!==null&&(o?e.length=o:e=null);else{const c={instancePath:i+"/obstacle",schemaPath:"#/properties/obstacle/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[c]:e.push(c),s++}}if(t.entry_count!==void 0){let p=t.entry_count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const o={instancePath:i+"/entry_count",schemaPath:"#/properties/entry_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),s++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const o={instancePath:i+"/entry_count",schemaPath:"#/properties/entry_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),s++}}if(t.file_url!==void 0){let p=t.file_url;if(typeof p!="string"&&
p!==null){const o={instancePath:i+"/file_url",schemaPath:"#/properties/file_url/type",keyword:"type",params:{type:re.properties.file_url.type},message:"must be \
string,null"};e===null?e=[o]:e.push(o),s++}}if(t.file_sha256!==void 0){let p=t.file_sha256;if(typeof p!="string"&&p!==null){const o={instancePath:i+"/file_sha25\
6",schemaPath:"#/properties/file_sha256/type",keyword:"type",params:{type:re.properties.file_sha256.type},message:"must be string,null"};e===null?e=[o]:e.push(o),
s++}}if(t.validated_at!==void 0){let p=t.validated_at;if(typeof p!="string"&&p!==null){const o={instancePath:i+"/validated_at",schemaPath:"#/properties/validate\
d_at/type",keyword:"type",params:{type:re.properties.validated_at.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof p=="string"&&!P.validate(
p)){const o={instancePath:i+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[o]:e.push(o),s++}}if(t.freshness!==void 0&&(D(t.freshness,{instancePath:i+"/freshness",parentData:t,parentDataProperty:"freshness",rootData:m,
dynamicAnchors:y})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),t.discovery_method!==void 0){let p=t.discovery_method;const o=s;let l=!1;const d=s;j(p,
{instancePath:i+"/discovery_method",parentData:t,parentDataProperty:"discovery_method",rootData:m,dynamicAnchors:y})||(e=e===null?j.errors:e.concat(j.errors),s=
e.length);var n=d===s;l=l||n;const f=s;if(p!==null){const c={instancePath:i+"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),s++}var n=f===s;if(l=l||n,l)s=o,e!==null&&(o?e.length=o:e=null);else{const c={instancePath:i+
"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[c]:e.push(c),
s++}}if(t.manager_domain!==void 0){let p=t.manager_domain;const o=s;let l=!1;const d=s;h(p,{instancePath:i+"/manager_domain",parentData:t,parentDataProperty:"ma\
nager_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:e.concat(h.errors),s=e.length);var a=d===s;l=l||a;const f=s;if(p!==null){const c={instancePath:i+
"/manager_domain",schemaPath:"#/properties/manager_domain/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),s++}
var a=f===s;if(l=l||a,l)s=o,e!==null&&(o?e.length=o:e=null);else{const c={instancePath:i+"/manager_domain",schemaPath:"#/properties/manager_domain/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[c]:e.push(c),s++}}if(t.revoked_at!==void 0){let p=t.revoked_at;if(typeof p!="string"&&p!==null){
const o={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:re.properties.revoked_at.type},message:"must be stri\
ng,null"};e===null?e=[o]:e.push(o),s++}if(typeof p=="string"&&!P.validate(p)){const o={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}}else{const p={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}return M.errors=e,s===0}M.evaluated={props:{publisher_domain:!0,
obstacle:!0,entry_count:!0,file_url:!0,file_sha256:!0,validated_at:!0,freshness:!0,discovery_method:!0,manager_domain:!0,revoked_at:!0},dynamicProps:!1,dynamicItems:!1};
const me={type:"object",required:["declared","relationship","brand_domain","agent_declared","found_by","validated_at","freshness"],properties:{declared:{type:"b\
oolean"},relationship:{anyOf:[{$ref:"EnumsBrandPropertyRelationship"},{type:"null"}]},brand_domain:{anyOf:[{$ref:"CoreDomainName"},{type:"null"}]},agent_declared:{
type:"boolean"},agent_type:{type:"string"},found_by:{type:"string",enum:["declaration","agent_host"]},file_url:{type:["string","null"]},validated_at:{type:["str\
ing","null"],format:"date-time"},freshness:{$ref:"EnumsFreshnessState"}},$id:"RegistryAuthorizationOperatorSide"},ze={type:"string",enum:["owned","direct","dele\
gated","ad_network"],$id:"EnumsBrandPropertyRelationship"};function X(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const u=X.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="owned"||t==="direct"||t==="delegated"||t==="ad_ne\
twork")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ze.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),s++}return X.errors=e,s===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};function $(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,
dynamicAnchors:y={}}={}){let e=null,s=0;const u=$.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.declared===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"declared"},message:"must have required p\
roperty 'declared'"};e===null?e=[a]:e.push(a),s++}if(t.relationship===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
relationship"},message:"must have required property 'relationship'"};e===null?e=[a]:e.push(a),s++}if(t.brand_domain===void 0){const a={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"brand_domain"},message:"must have required property 'brand_domain'"};e===null?e=[a]:e.push(a),s++}if(t.agent_declared===
void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_declared"},message:"must have required property 'agent\
_declared'"};e===null?e=[a]:e.push(a),s++}if(t.found_by===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fo\
und_by"},message:"must have required property 'found_by'"};e===null?e=[a]:e.push(a),s++}if(t.validated_at===void 0){const a={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"validated_at"},message:"must have required property 'validated_at'"};e===null?e=[a]:e.push(a),s++}if(t.freshness===
void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"freshness"},message:"must have required property 'freshness'"};
e===null?e=[a]:e.push(a),s++}if(t.declared!==void 0&&typeof t.declared!="boolean"){const a={instancePath:i+"/declared",schemaPath:"#/properties/declared/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(t.relationship!==void 0){let a=t.relationship;const p=s;let o=!1;const l=s;
X(a,{instancePath:i+"/relationship",parentData:t,parentDataProperty:"relationship",rootData:m,dynamicAnchors:y})||(e=e===null?X.errors:e.concat(X.errors),s=e.length);
var r=l===s;o=o||r;const d=s;if(a!==null){const f={instancePath:i+"/relationship",schemaPath:"#/properties/relationship/anyOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};e===null?e=[f]:e.push(f),s++}var r=d===s;if(o=o||r,o)s=p,e!==null&&(p?e.length=p:e=null);else{const f={instancePath:i+"/relations\
hip",schemaPath:"#/properties/relationship/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),s++}}if(t.brand_domain!==
void 0){let a=t.brand_domain;const p=s;let o=!1;const l=s;h(a,{instancePath:i+"/brand_domain",parentData:t,parentDataProperty:"brand_domain",rootData:m,dynamicAnchors:y})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length);var n=l===s;o=o||n;const d=s;if(a!==null){const f={instancePath:i+"/brand_domain",schemaPath:"#/properties/b\
rand_domain/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),s++}var n=d===s;if(o=o||n,o)s=p,e!==null&&(p?e.length=
p:e=null);else{const f={instancePath:i+"/brand_domain",schemaPath:"#/properties/brand_domain/anyOf",keyword:"anyOf",params:{},message:"must match a schema in an\
yOf"};e===null?e=[f]:e.push(f),s++}}if(t.agent_declared!==void 0&&typeof t.agent_declared!="boolean"){const a={instancePath:i+"/agent_declared",schemaPath:"#/pr\
operties/agent_declared/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(t.agent_type!==void 0&&typeof t.
agent_type!="string"){const a={instancePath:i+"/agent_type",schemaPath:"#/properties/agent_type/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}if(t.found_by!==void 0){let a=t.found_by;if(typeof a!="string"){const p={instancePath:i+"/found_by",schemaPath:"#/properties/\
found_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(a==="declaration"||a==="agent_host")){const p={
instancePath:i+"/found_by",schemaPath:"#/properties/found_by/enum",keyword:"enum",params:{allowedValues:me.properties.found_by.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.file_url!==void 0){let a=t.file_url;if(typeof a!="string"&&a!==null){const p={instancePath:i+"/fil\
e_url",schemaPath:"#/properties/file_url/type",keyword:"type",params:{type:me.properties.file_url.type},message:"must be string,null"};e===null?e=[p]:e.push(p),
s++}}if(t.validated_at!==void 0){let a=t.validated_at;if(typeof a!="string"&&a!==null){const p={instancePath:i+"/validated_at",schemaPath:"#/properties/validate\
d_at/type",keyword:"type",params:{type:me.properties.validated_at.type},message:"must be string,null"};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&!P.validate(
a)){const p={instancePath:i+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[p]:e.push(p),s++}}t.freshness!==void 0&&(D(t.freshness,{instancePath:i+"/freshness",parentData:t,parentDataProperty:"freshness",rootData:m,
dynamicAnchors:y})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}else{const a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[a]:e.push(a),s++}return $.errors=e,s===0}$.evaluated={props:{declared:!0,relationship:!0,brand_domain:!0,agent_declared:!0,
agent_type:!0,found_by:!0,file_url:!0,validated_at:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};function pe(t,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=pe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"\
must have required property 'agent_url'"};e===null?e=[r]:e.push(r),s++}if(t.authorized===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};e===null?e=[r]:e.push(r),s++}if(t.reason===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),s++}if(t.coverage_percentage===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverage_percentage"},message:"must have required property '\
coverage_percentage'"};e===null?e=[r]:e.push(r),s++}if(t.total_requested===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total_requested"},message:"must have required property 'total_requested'"};e===null?e=[r]:e.push(r),s++}if(t.total_authorized===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_authorized"},message:"must have required property 'total_authorized'"};e===null?e=[r]:
e.push(r),s++}if(t.selectors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selectors"},message:"must hav\
e required property 'selectors'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_sides===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"publisher_sides"},message:"must have required property 'publisher_sides'"};e===null?e=[r]:e.push(r),s++}if(t.operator_side===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"operator_side"},message:"must have required property 'operator_side'"};e===null?
e=[r]:e.push(r),s++}if(t.checked_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checked_at"},message:"\
must have required property 'checked_at'"};e===null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0&&typeof t.agent_url!="string"){const r={instancePath:i+"/agent_u\
rl",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.agent_url_canonical!==
void 0&&typeof t.agent_url_canonical!="string"){const r={instancePath:i+"/agent_url_canonical",schemaPath:"#/properties/agent_url_canonical/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.authorized!==void 0&&typeof t.authorized!="boolean"){const r={instancePath:i+
"/authorized",schemaPath:"#/properties/authorized/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.reason!==
void 0&&(w(t.reason,{instancePath:i+"/reason",parentData:t,parentDataProperty:"reason",rootData:m,dynamicAnchors:y})||(e=e===null?w.errors:e.concat(w.errors),s=
e.length)),t.coverage_percentage!==void 0){let r=t.coverage_percentage;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/cover\
age_percentage",schemaPath:"#/properties/coverage_percentage/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const n={instancePath:i+"/coverage_percentage",schemaPath:"#/properties/coverage_percentage/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(n),s++}if(r<0||isNaN(r)){const n={instancePath:i+"/coverage_percenta\
ge",schemaPath:"#/properties/coverage_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}
if(t.total_requested!==void 0){let r=t.total_requested;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/total_requested",schemaPath:"\
#/properties/total_requested/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/total_requested",schemaPath:"#/properties/total_requested/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(t.total_authorized!==void 0){let r=t.total_authorized;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:i+"/total_authorized",schemaPath:"#/properties/total_authorized/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/total_authorized",schemaPath:"#/properties/total_aut\
horized/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(t.selectors!==void 0){let r=t.selectors;
if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)Z(r[a],{instancePath:i+"/selectors/"+a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||
(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{const n={instancePath:i+"/selectors",schemaPath:"#/properties/selectors/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.publisher_sides!==void 0){let r=t.publisher_sides;if(Array.isArray(r)){const n=r.length;for(let a=0;a<
n;a++)M(r[a],{instancePath:i+"/publisher_sides/"+a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),s=e.
length)}else{const n={instancePath:i+"/publisher_sides",schemaPath:"#/properties/publisher_sides/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[n]:e.push(n),s++}}if(t.operator_side!==void 0&&($(t.operator_side,{instancePath:i+"/operator_side",parentData:t,parentDataProperty:"operator_si\
de",rootData:m,dynamicAnchors:y})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),t.checked_at!==void 0){let r=t.checked_at;if(typeof r=="string"){if(!P.validate(
r)){const n={instancePath:i+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),s++}return pe.errors=e,s===0}pe.evaluated={props:{agent_url:!0,agent_url_canonical:!0,authorized:!0,reason:!0,coverage_percentage:!0,
total_requested:!0,total_authorized:!0,selectors:!0,publisher_sides:!0,operator_side:!0,checked_at:!0},dynamicProps:!1,dynamicItems:!1};const Le=oe;const te={type:"object",required:["authorized","entry","delegation_type","file_url","file_sha256","validated_at","freshness"],properties:{authorized:{type:"bool\
ean"},entry:{anyOf:[{$ref:"RegistryAuthorizationEntry"},{type:"null"}]},delegation_type:{anyOf:[{$ref:"EnumsDelegationType"},{type:"null"}]},file_url:{type:["st\
ring","null"]},file_sha256:{type:["string","null"]},validated_at:{type:["string","null"],format:"date-time"},freshness:{$ref:"EnumsFreshnessState"},discovery_method:{
anyOf:[{$ref:"EnumsDiscoveryMethod"},{type:"null"}]},manager_domain:{anyOf:[{$ref:"CoreDomainName"},{type:"null"}]},revoked_at:{type:["string","null"],format:"d\
ate-time"}},$id:"RegistryAuthorizationPublisherSide"};const Ae={type:"string",enum:["property_ids","property_tags","inline_properties","publisher_properties","signal_ids","signal_tags"],$id:"EnumsAuthorizationType"};
function N(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=N.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="property_ids"||t==="property_tags"||t==="inline_properties"||t==="publisher_properties"||t==="signal_ids"||
t==="signal_tags")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ae.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};const xe={type:"string",enum:["direct","delegated","ad_ne\
twork"],$id:"EnumsDelegationType"};function z(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=z.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="direct"||t==="delegated"||t==="ad_network")){const r={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:xe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}
z.evaluated={dynamicProps:!1,dynamicItems:!1};const Ie=new RegExp("^[A-Z]{2}$","u");function O(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=O.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t=="string"){if(!Ie.test(t)){const r={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}O.evaluated={dynamicProps:!1,dynamicItems:!1};
function B(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=B.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.authorization_type===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[r]:e.push(r),
s++}if(t.authorized_for===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_for"},message:"must hav\
e required property 'authorized_for'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.id;if(typeof r=="string"){if(!R.test(r)){const n={instancePath:i+"\
/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.authorization_type!==
void 0&&(N(t.authorization_type,{instancePath:i+"/authorization_type",parentData:t,parentDataProperty:"authorization_type",rootData:m,dynamicAnchors:y})||(e=e===
null?N.errors:e.concat(N.errors),s=e.length)),t.authorized_for!==void 0&&typeof t.authorized_for!="string"){const r={instancePath:i+"/authorized_for",schemaPath:"\
#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.delegation_type!==void 0&&(z(
t.delegation_type,{instancePath:i+"/delegation_type",parentData:t,parentDataProperty:"delegation_type",rootData:m,dynamicAnchors:y})||(e=e===null?z.errors:e.concat(
z.errors),s=e.length)),t.exclusive!==void 0&&typeof t.exclusive!="boolean"){const r={instancePath:i+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.countries!==void 0){let r=t.countries;if(Array.isArray(r)){if(r.length>
100){const a={instancePath:i+"/countries",schemaPath:"#/properties/countries/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 10\
0 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)O(r[a],{instancePath:i+"/countries/"+a,parentData:r,parentDataProperty:a,rootData:m,
dynamicAnchors:y})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{const n={instancePath:i+"/countries",schemaPath:"#/properties/countries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.effective_from!==void 0){let r=t.effective_from;if(typeof r=="string"){if(!P.
validate(r)){const n={instancePath:i+"/effective_from",schemaPath:"#/properties/effective_from/format",keyword:"format",params:{format:"date-time"},message:'mus\
t match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/effective_from",schemaPath:"#/properties/effective_from/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.effective_until!==void 0){let r=t.effective_until;if(typeof r=="string"){
if(!P.validate(r)){const n={instancePath:i+"/effective_until",schemaPath:"#/properties/effective_until/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/effective_until",schemaPath:"#/properties/effective_until/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.placement_ids!==void 0){let r=t.placement_ids;if(Array.isArray(r)){if(r.
length>100){const a={instancePath:i+"/placement_ids",schemaPath:"#/properties/placement_ids/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT ha\
ve more than 100 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!="string"){const p={instancePath:i+"/placement_ids/"+a,
schemaPath:"#/properties/placement_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const n={instancePath:i+
"/placement_ids",schemaPath:"#/properties/placement_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.placement_tags!==
void 0){let r=t.placement_tags;if(Array.isArray(r)){if(r.length>100){const a={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/maxItems",
keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!=
"string"){const p={instancePath:i+"/placement_tags/"+a,schemaPath:"#/properties/placement_tags/items/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[p]:e.push(p),s++}}else{const n={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.collections!==void 0){let r=t.collections;if(Array.isArray(r)){if(r.length>100){const a={instancePath:i+
"/collections",schemaPath:"#/properties/collections/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[a]:
e.push(a),s++}const n=r.length;for(let a=0;a<n;a++){let p=r[a];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const o={instancePath:i+"/collections/"+a,schemaPath:"\
#/properties/collections/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const n={instancePath:i+
"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.signing_keys!==
void 0){let r=t.signing_keys;if(Array.isArray(r)){if(r.length>100){const a={instancePath:i+"/signing_keys",schemaPath:"#/properties/signing_keys/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++){let p=r[a];if(!(p&&
typeof p=="object"&&!Array.isArray(p))){const o={instancePath:i+"/signing_keys/"+a,schemaPath:"#/properties/signing_keys/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const n={instancePath:i+"/signing_keys",schemaPath:"#/properties/signing_keys/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}B.evaluated={props:{id:!0,authorization_type:!0,authorized_for:!0,delegation_type:!0,
exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,placement_ids:!0,placement_tags:!0,collections:!0,signing_keys:!0},dynamicProps:!1,dynamicItems:!1};
function G(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=G.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.authorized===void 0){const l={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};e===null?e=[l]:e.push(l),s++}if(t.entry===void 0){
const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entry"},message:"must have required property 'entry'"};e===null?e=[l]:
e.push(l),s++}if(t.delegation_type===void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delegation_type"},message:"\
must have required property 'delegation_type'"};e===null?e=[l]:e.push(l),s++}if(t.file_url===void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"file_url"},message:"must have required property 'file_url'"};e===null?e=[l]:e.push(l),s++}if(t.file_sha256===void 0){const l={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_sha256"},message:"must have required property 'file_sha256'"};e===null?e=[l]:e.push(l),
s++}if(t.validated_at===void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validated_at"},message:"must have re\
quired property 'validated_at'"};e===null?e=[l]:e.push(l),s++}if(t.freshness===void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"freshness"},message:"must have required property 'freshness'"};e===null?e=[l]:e.push(l),s++}if(t.authorized!==void 0&&typeof t.authorized!="boo\
lean"){const l={instancePath:i+"/authorized",schemaPath:"#/properties/authorized/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[l]:e.push(l),s++}if(t.entry!==void 0){let l=t.entry;const d=s;let f=!1;const c=s;B(l,{instancePath:i+"/entry",parentData:t,parentDataProperty:"entry",rootData:m,
dynamicAnchors:y})||(e=e===null?B.errors:e.concat(B.errors),s=e.length);var n=c===s;if(f=f||n,n){var r={};r.id=!0,r.authorization_type=!0,r.authorized_for=!0,r.
delegation_type=!0,r.exclusive=!0,r.countries=!0,r.effective_from=!0,r.effective_until=!0,r.placement_ids=!0,r.placement_tags=!0,r.collections=!0,r.signing_keys=
!0}const q=s;if(l!==null){const b={instancePath:i+"/entry",schemaPath:"#/properties/entry/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be nul\
l"};e===null?e=[b]:e.push(b),s++}var n=q===s;if(f=f||n,f)s=d,e!==null&&(d?e.length=d:e=null);else{const b={instancePath:i+"/entry",schemaPath:"#/properties/entr\
y/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),s++}}if(t.delegation_type!==void 0){let l=t.delegation_type;
const d=s;let f=!1;const c=s;z(l,{instancePath:i+"/delegation_type",parentData:t,parentDataProperty:"delegation_type",rootData:m,dynamicAnchors:y})||(e=e===null?
z.errors:e.concat(z.errors),s=e.length);var a=c===s;f=f||a;const q=s;if(l!==null){const b={instancePath:i+"/delegation_type",schemaPath:"#/properties/delegation\
_type/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[b]:e.push(b),s++}var a=q===s;if(f=f||a,f)s=d,e!==null&&(d?e.length=d:
e=null);else{const b={instancePath:i+"/delegation_type",schemaPath:"#/properties/delegation_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema i\
n anyOf"};e===null?e=[b]:e.push(b),s++}}if(t.file_url!==void 0){let l=t.file_url;if(typeof l!="string"&&l!==null){const d={instancePath:i+"/file_url",schemaPath:"\
#/properties/file_url/type",keyword:"type",params:{type:te.properties.file_url.type},message:"must be string,null"};e===null?e=[d]:e.push(d),s++}}if(t.file_sha256!==
void 0){let l=t.file_sha256;if(typeof l!="string"&&l!==null){const d={instancePath:i+"/file_sha256",schemaPath:"#/properties/file_sha256/type",keyword:"type",params:{
type:te.properties.file_sha256.type},message:"must be string,null"};e===null?e=[d]:e.push(d),s++}}if(t.validated_at!==void 0){let l=t.validated_at;if(typeof l!=
"string"&&l!==null){const d={instancePath:i+"/validated_at",schemaPath:"#/properties/validated_at/type",keyword:"type",params:{type:te.properties.validated_at.type},
message:"must be string,null"};e===null?e=[d]:e.push(d),s++}if(typeof l=="string"&&!P.validate(l)){const d={instancePath:i+"/validated_at",schemaPath:"#/propert\
ies/validated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[d]:e.push(d),s++}}if(t.freshness!==void 0&&
(D(t.freshness,{instancePath:i+"/freshness",parentData:t,parentDataProperty:"freshness",rootData:m,dynamicAnchors:y})||(e=e===null?D.errors:e.concat(D.errors),s=
e.length)),t.discovery_method!==void 0){let l=t.discovery_method;const d=s;let f=!1;const c=s;j(l,{instancePath:i+"/discovery_method",parentData:t,parentDataProperty:"\
discovery_method",rootData:m,dynamicAnchors:y})||(e=e===null?j.errors:e.concat(j.errors),s=e.length);var p=c===s;f=f||p;const q=s;if(l!==null){const b={instancePath:i+
"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[b]:e.push(b),
s++}var p=q===s;if(f=f||p,f)s=d,e!==null&&(d?e.length=d:e=null);else{const b={instancePath:i+"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),s++}}if(t.manager_domain!==void 0){let l=t.manager_domain;const d=s;let f=!1;
const c=s;h(l,{instancePath:i+"/manager_domain",parentData:t,parentDataProperty:"manager_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:e.concat(h.
errors),s=e.length);var o=c===s;f=f||o;const q=s;if(l!==null){const b={instancePath:i+"/manager_domain",schemaPath:"#/properties/manager_domain/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[b]:e.push(b),s++}var o=q===s;if(f=f||o,f)s=d,e!==null&&(d?e.length=d:e=null);else{const b={instancePath:i+
"/manager_domain",schemaPath:"#/properties/manager_domain/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),s++}}
if(t.revoked_at!==void 0){let l=t.revoked_at;if(typeof l!="string"&&l!==null){const d={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"\
type",params:{type:te.properties.revoked_at.type},message:"must be string,null"};e===null?e=[d]:e.push(d),s++}if(typeof l=="string"&&!P.validate(l)){const d={instancePath:i+
"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[d]:e.
push(d),s++}}}else{const l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}return G.
errors=e,s===0}G.evaluated={props:{authorized:!0,entry:!0,delegation_type:!0,file_url:!0,file_sha256:!0,validated_at:!0,freshness:!0,discovery_method:!0,manager_domain:!0,
revoked_at:!0},dynamicProps:!1,dynamicItems:!1};const je={type:"object",required:["check","ok","detail"],properties:{check:{$ref:"EnumsAuthorizationCheck"},ok:{
type:["boolean","null"]},detail:{type:"string"}},$id:"RegistryAuthorizationCheck"},$e={type:"string",enum:["publisher_file","publisher_not_revoked","property_li\
sted","agent_listed","sells_properties","property_in_scope","time_window","country","collection","placement","claimed_delegation","operator_known","operator_fil\
e","agent_declared","property_declared","relationship"],$id:"EnumsAuthorizationCheck"};function H(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,
dynamicAnchors:y={}}={}){let e=null,s=0;const u=H.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="publisher_file"||t==="publisher_not_r\
evoked"||t==="property_listed"||t==="agent_listed"||t==="sells_properties"||t==="property_in_scope"||t==="time_window"||t==="country"||t==="collection"||t==="pl\
acement"||t==="claimed_delegation"||t==="operator_known"||t==="operator_file"||t==="agent_declared"||t==="property_declared"||t==="relationship")){const r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$e.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return H.errors=
e,s===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};function J(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,
s=0;const u=J.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.check===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"check"},message:"must have required property 'check'"};e===null?e=[r]:e.push(
r),s++}if(t.ok===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"},message:"must have required property '\
ok'"};e===null?e=[r]:e.push(r),s++}if(t.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[r]:e.push(r),s++}if(t.check!==void 0&&(H(t.check,{instancePath:i+"/check",parentData:t,parentDataProperty:"ch\
eck",rootData:m,dynamicAnchors:y})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)),t.ok!==void 0){let r=t.ok;if(typeof r!="boolean"&&r!==null){const n={instancePath:i+
"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:je.properties.ok.type},message:"must be boolean,null"};e===null?e=[n]:e.push(n),s++}}if(t.detail!==
void 0&&typeof t.detail!="string"){const r={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return J.errors=e,s===0}J.evaluated={props:{check:!0,ok:!0,detail:!0},dynamicProps:!1,dynamicItems:!1};function oe(t,{instancePath:i="",parentData:g,
parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"a\
gent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),s++}if(t.identifier_type===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"identifier_type"},message:"must have required property 'identifier_type'"};e===null?e=[r]:e.push(r),s++}if(t.
identifier_value===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifier_value"},message:"must have req\
uired property 'identifier_value'"};e===null?e=[r]:e.push(r),s++}if(t.authorized===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"authorized"},message:"must have required property 'authorized'"};e===null?e=[r]:e.push(r),s++}if(t.reason===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_side===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_side"},message:"must have required property 'publi\
sher_side'"};e===null?e=[r]:e.push(r),s++}if(t.operator_side===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
operator_side"},message:"must have required property 'operator_side'"};e===null?e=[r]:e.push(r),s++}if(t.checks===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"checks"},message:"must have required property 'checks'"};e===null?e=[r]:e.push(r),s++}if(t.checked_at===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checked_at"},message:"must have required property 'checked_at'"};e===
null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0&&typeof t.agent_url!="string"){const r={instancePath:i+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.agent_url_canonical!==void 0&&typeof t.agent_url_canonical!="string"){const r={
instancePath:i+"/agent_url_canonical",schemaPath:"#/properties/agent_url_canonical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(t.identifier_type!==void 0&&(k(t.identifier_type,{instancePath:i+"/identifier_type",parentData:t,parentDataProperty:"identifier_type",rootData:m,
dynamicAnchors:y})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),t.identifier_value!==void 0&&typeof t.identifier_value!="string"){const r={instancePath:i+
"/identifier_value",schemaPath:"#/properties/identifier_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(t.authorized!==void 0&&typeof t.authorized!="boolean"){const r={instancePath:i+"/authorized",schemaPath:"#/properties/authorized/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.reason!==void 0&&(w(t.reason,{instancePath:i+"/reason",parentData:t,parentDataProperty:"\
reason",rootData:m,dynamicAnchors:y})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),t.property_id!==void 0&&typeof t.property_id!="string"){const r={instancePath:i+
"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.property_rid!==
void 0){let r=t.property_rid;if(typeof r=="string"){if(!R.test(r)){const n={instancePath:i+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/property_rid",schemaPath:"#/prop\
erties/property_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.publisher_domain!==void 0&&(h(t.publisher_domain,
{instancePath:i+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:e.concat(h.errors),s=
e.length)),t.publisher_side!==void 0&&(G(t.publisher_side,{instancePath:i+"/publisher_side",parentData:t,parentDataProperty:"publisher_side",rootData:m,dynamicAnchors:y})||
(e=e===null?G.errors:e.concat(G.errors),s=e.length)),t.operator_side!==void 0&&($(t.operator_side,{instancePath:i+"/operator_side",parentData:t,parentDataProperty:"\
operator_side",rootData:m,dynamicAnchors:y})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),t.checks!==void 0){let r=t.checks;if(Array.isArray(r)){if(r.length>
16){const a={instancePath:i+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};
e===null?e=[a]:e.push(a),s++}if(r.length<16){const a={instancePath:i+"/checks",schemaPath:"#/properties/checks/minItems",keyword:"minItems",params:{limit:16},message:"\
must NOT have fewer than 16 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)J(r[a],{instancePath:i+"/checks/"+a,parentData:r,parentDataProperty:a,
rootData:m,dynamicAnchors:y})||(e=e===null?J.errors:e.concat(J.errors),s=e.length)}else{const n={instancePath:i+"/checks",schemaPath:"#/properties/checks/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.checked_at!==void 0){let r=t.checked_at;if(typeof r=="string"){
if(!P.validate(r)){const n={instancePath:i+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return oe.errors=e,s===0}oe.evaluated={props:{agent_url:!0,agent_url_canonical:!0,identifier_type:!0,identifier_value:!0,
authorized:!0,reason:!0,property_id:!0,property_rid:!0,publisher_domain:!0,publisher_side:!0,operator_side:!0,checks:!0,checked_at:!0},dynamicProps:!1,dynamicItems:!1};
const Se=ue;function K(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=K.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.publisher_domain===void 0){const r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),s++}if(t.
property_id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_id"},message:"must have required prop\
erty 'property_id'"};e===null?e=[r]:e.push(r),s++}if(t.property_name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_name"},message:"must have required property 'property_name'"};e===null?e=[r]:e.push(r),s++}if(t.property_type===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};e===null?e=[r]:e.push(r),s++}if(t.
identifiers===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required prop\
erty 'identifiers'"};e===null?e=[r]:e.push(r),s++}if(t.tags===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tags"},message:"must have required property 'tags'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_domain!==void 0&&(h(t.publisher_domain,{instancePath:i+"/publis\
her_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.property_id!==
void 0&&typeof t.property_id!="string"){const r={instancePath:i+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.property_rid!==void 0){let r=t.property_rid;if(typeof r=="string"){if(!R.test(r)){const n={instancePath:i+
"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[n]:e.push(
n),s++}}else{const n={instancePath:i+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}}if(t.property_name!==void 0&&typeof t.property_name!="string"){const r={instancePath:i+"/property_name",schemaPath:"#/properties/p\
roperty_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.property_type!==void 0&&(x(t.property_type,
{instancePath:i+"/property_type",parentData:t,parentDataProperty:"property_type",rootData:m,dynamicAnchors:y})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),
t.identifiers!==void 0){let r=t.identifiers;if(Array.isArray(r)){if(r.length>100){const a={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/ma\
xItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)I(r[a],
{instancePath:i+"/identifiers/"+a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)}else{const n={
instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),
s++}}if(t.tags!==void 0){let r=t.tags;if(Array.isArray(r)){if(r.length>100){const a={instancePath:i+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"max\
Items",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!="string"){
const p={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}}else{const n={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.
push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.
errors=e,s===0}K.evaluated={props:{publisher_domain:!0,property_id:!0,property_rid:!0,property_name:!0,property_type:!0,identifiers:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};function Q(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=Q.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.value===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),s++}if(t.property_id===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_id"},message:"must have required property 'property\
_id'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&(k(t.type,{instancePath:i+"/type",
parentData:t,parentDataProperty:"type",rootData:m,dynamicAnchors:y})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),t.value!==void 0&&typeof t.value!="st\
ring"){const r={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(t.property_id!==void 0&&typeof t.property_id!="string"){const r={instancePath:i+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}t.publisher_domain!==void 0&&(h(t.publisher_domain,{instancePath:i+"/publisher_\
domain",parentData:t,parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}Q.evaluated={props:{type:!0,
value:!0,property_id:!0,publisher_domain:!0},dynamicProps:!1,dynamicItems:!1};function ue(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const u=ue.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};
e===null?e=[r]:e.push(r),s++}if(t.properties===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},
message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),s++}if(t.identifiers===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),s++}if(t.property_count===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'property_coun\
t'"};e===null?e=[r]:e.push(r),s++}if(t.identifier_count===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id\
entifier_count"},message:"must have required property 'identifier_count'"};e===null?e=[r]:e.push(r),s++}if(t.truncated===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"truncated"},message:"must have required property 'truncated'"};e===null?e=[r]:e.push(r),s++}if(t.generated_at===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"generated_at"},message:"must have required property 'generat\
ed_at'"};e===null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0&&typeof t.agent_url!="string"){const r={instancePath:i+"/agent_url",schemaPath:"#/properties/agent\
_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.properties!==void 0){let r=t.properties;if(Array.isArray(
r)){if(r.length>5e3){const a={instancePath:i+"/properties",schemaPath:"#/properties/properties/maxItems",keyword:"maxItems",params:{limit:5e3},message:"must NOT\
 have more than 5000 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)K(r[a],{instancePath:i+"/properties/"+a,parentData:r,parentDataProperty:a,
rootData:m,dynamicAnchors:y})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)}else{const n={instancePath:i+"/properties",schemaPath:"#/properties/propertie\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.identifiers!==void 0){let r=t.identifiers;if(Array.isArray(
r)){if(r.length>1e4){const a={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must N\
OT have more than 10000 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)Q(r[a],{instancePath:i+"/identifiers/"+a,parentData:r,parentDataProperty:a,
rootData:m,dynamicAnchors:y})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)}else{const n={instancePath:i+"/identifiers",schemaPath:"#/properties/identifi\
ers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.property_count!==void 0){let r=t.property_count;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/property_count",
schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(t.identifier_count!==
void 0){let r=t.identifier_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/identifier_count",schemaPath:"#/properties/\
identifier_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const n={instancePath:i+"/identifier_count",schemaPath:"#/properties/identifier_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(t.truncated!==void 0&&typeof t.truncated!="boolean"){const r={instancePath:i+"/truncated",schemaPath:"#/properti\
es/truncated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.generated_at!==void 0){let r=t.generated_at;
if(typeof r=="string"){if(!P.validate(r)){const n={instancePath:i+"/generated_at",schemaPath:"#/properties/generated_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/generated_at",schemaPath:"#/properties/generat\
ed_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ue.errors=e,s===0}ue.evaluated={props:{agent_url:!0,properties:!0,identifiers:!0,
property_count:!0,identifier_count:!0,truncated:!0,generated_at:!0},dynamicProps:!1,dynamicItems:!1};const Ve=le,de={type:"object",required:["agent_url","eviden\
ce","include","rows","count","has_more","cursor"],properties:{agent_url:{type:"string"},evidence:{type:"array",items:{$ref:"EnumsAuthorizationEvidence"}},include:{
type:"string",enum:["effective"]},rows:{type:"array",items:{$ref:"RegistryAuthorizationRow"},maxItems:1e4},count:{type:"integer",minimum:0},has_more:{type:"bool\
ean"},cursor:{type:["string","null"]}},$id:"RegistryAuthorizationList"},Ne={type:"string",enum:["adagents_json","agent_claim","community","override"],$id:"Enums\
AuthorizationEvidence"};function E(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=E.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="adagents_json"||t==="agent_claim"||t==="community"||t==="override")){const r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ne.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return E.errors=
e,s===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};const T={type:"object",required:["id","agent_url","agent_url_canonical","publisher_domain","authorization_\
type","authorized_for","evidence","disputed","created_at","updated_at"],properties:{id:{type:"string",format:"uuid"},agent_url:{type:"string",format:"uri"},agent_url_canonical:{
type:"string"},publisher_domain:{$ref:"CoreDomainName"},authorization_type:{anyOf:[{$ref:"EnumsAuthorizationType"},{type:"null"}]},authorized_for:{type:"string"},
property_ids:{type:"array",items:{type:"string"}},property_tags:{type:"array",items:{type:"string"}},properties:{type:"array",items:{type:"object",additionalProperties:!0}},
publisher_properties:{type:"array",items:{type:"object",additionalProperties:!0}},signal_ids:{type:"array",items:{type:"string"}},signal_tags:{type:"array",items:{
type:"string"}},property_rid:{type:["string","null"],format:"uuid"},property_id_slug:{type:["string","null"]},placement_ids:{type:"array",items:{type:"string"}},
placement_tags:{type:"array",items:{type:"string"}},collections:{type:"array",items:{$ref:"CoreCollectionSelector"}},countries:{type:"array",items:{$ref:"CoreCo\
untryCode"}},delegation_type:{anyOf:[{$ref:"EnumsDelegationType"},{type:"null"}]},exclusive:{type:"boolean"},signing_keys:{anyOf:[{type:"array",items:{type:"obj\
ect",additionalProperties:!0}},{type:"null"}]},effective_from:{type:["string","null"],format:"date-time"},effective_until:{type:["string","null"],format:"date-t\
ime"},evidence:{$ref:"EnumsAuthorizationEvidence"},disputed:{type:"boolean"},created_by:{type:["string","null"]},expires_at:{type:["string","null"],format:"date\
-time"},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"},override_applied:{type:"boolean"},override_reason:{type:["st\
ring","null"]},shortened:{type:"array",items:{type:"string"}}},$id:"RegistryAuthorizationRow"};function W(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=W.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.publisher_domain===void 0){const r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),s++}if(t.
collection_ids===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collection_ids"},message:"must have require\
d property 'collection_ids'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_domain!==void 0&&(h(t.publisher_domain,{instancePath:i+"/publisher_domain",parentData:t,
parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.collection_ids!==void 0){let r=t.collection_ids;
if(Array.isArray(r)){if(r.length<1){const a={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),s++}const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!="string"){const p={instancePath:i+
"/collection_ids/"+a,schemaPath:"#/properties/collection_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
s++}}else{const n={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return W.errors=e,s===0}W.evaluated={props:{publisher_domain:!0,collection_ids:!0},dynamicProps:!1,dynamicItems:!1};function Y(t,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,s=0;const u=Y.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),s++}if(t.agent_url===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[p]:e.push(p),s++}if(t.agent_url_canonical===void 0){
const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url_canonical"},message:"must have required property 'agent_ur\
l_canonical'"};e===null?e=[p]:e.push(p),s++}if(t.publisher_domain===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[p]:e.push(p),s++}if(t.authorization_type===void 0){const p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=
[p]:e.push(p),s++}if(t.authorized_for===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_for"},message:"\
must have required property 'authorized_for'"};e===null?e=[p]:e.push(p),s++}if(t.evidence===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"evidence"},message:"must have required property 'evidence'"};e===null?e=[p]:e.push(p),s++}if(t.disputed===void 0){const p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"disputed"},message:"must have required property 'disputed'"};e===null?e=[p]:e.push(p),s++}if(t.
created_at===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required proper\
ty 'created_at'"};e===null?e=[p]:e.push(p),s++}if(t.updated_at===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},message:"must have required property 'updated_at'"};e===null?e=[p]:e.push(p),s++}if(t.id!==void 0){let p=t.id;if(typeof p=="string"){if(!R.test(p)){
const o={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[o]:e.push(
o),s++}}else{const o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),s++}}if(t.agent_url!==void 0){let p=t.agent_url;if(typeof p=="string"){if(!ce(p)){const o={instancePath:i+"/agent_url",schemaPath:"#/properties/agent_url/for\
mat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/agent_url",schemaPath:"\
#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(t.agent_url_canonical!==void 0&&typeof t.
agent_url_canonical!="string"){const p={instancePath:i+"/agent_url_canonical",schemaPath:"#/properties/agent_url_canonical/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(t.publisher_domain!==void 0&&(h(t.publisher_domain,{instancePath:i+"/publisher_domain",parentData:t,
parentDataProperty:"publisher_domain",rootData:m,dynamicAnchors:y})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.authorization_type!==void 0){let p=t.
authorization_type;const o=s;let l=!1;const d=s;N(p,{instancePath:i+"/authorization_type",parentData:t,parentDataProperty:"authorization_type",rootData:m,dynamicAnchors:y})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length);var r=d===s;l=l||r;const f=s;if(p!==null){const c={instancePath:i+"/authorization_type",schemaPath:"#/proper\
ties/authorization_type/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),s++}var r=f===s;if(l=l||r,l)s=o,e!==null&&
(o?e.length=o:e=null);else{const c={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/anyOf",keyword:"anyOf",params:{},message:"m\
ust match a schema in anyOf"};e===null?e=[c]:e.push(c),s++}}if(t.authorized_for!==void 0&&typeof t.authorized_for!="string"){const p={instancePath:i+"/authorize\
d_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(t.property_ids!==
void 0){let p=t.property_ids;if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++)if(typeof p[l]!="string"){const d={instancePath:i+"/property_ids/"+l,schemaPath:"\
#/properties/property_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}else{const o={instancePath:i+
"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(t.property_tags!==
void 0){let p=t.property_tags;if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++)if(typeof p[l]!="string"){const d={instancePath:i+"/property_tags/"+l,schemaPath:"\
#/properties/property_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}else{const o={instancePath:i+
"/property_tags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(t.properties!==
void 0){let p=t.properties;if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++){let d=p[l];if(!(d&&typeof d=="object"&&!Array.isArray(d))){const f={instancePath:i+
"/properties/"+l,schemaPath:"#/properties/properties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),s++}}}else{
const o={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(
o),s++}}if(t.publisher_properties!==void 0){let p=t.publisher_properties;if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++){let d=p[l];if(!(d&&typeof d==
"object"&&!Array.isArray(d))){const f={instancePath:i+"/publisher_properties/"+l,schemaPath:"#/properties/publisher_properties/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),s++}}}else{const o={instancePath:i+"/publisher_properties",schemaPath:"#/properties/publisher_\
properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(t.signal_ids!==void 0){let p=t.signal_ids;if(Array.
isArray(p)){const o=p.length;for(let l=0;l<o;l++)if(typeof p[l]!="string"){const d={instancePath:i+"/signal_ids/"+l,schemaPath:"#/properties/signal_ids/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}else{const o={instancePath:i+"/signal_ids",schemaPath:"#/prope\
rties/signal_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(t.signal_tags!==void 0){let p=t.signal_tags;
if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++)if(typeof p[l]!="string"){const d={instancePath:i+"/signal_tags/"+l,schemaPath:"#/properties/signal_ta\
gs/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}else{const o={instancePath:i+"/signal_tags",schemaPath:"\
#/properties/signal_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(t.property_rid!==void 0){let p=t.property_rid;
if(typeof p!="string"&&p!==null){const o={instancePath:i+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:T.properties.property_rid.
type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof p=="string"&&!R.test(p)){const o={instancePath:i+"/property_rid",schemaPath:"#/prope\
rties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[o]:e.push(o),s++}}if(t.property_id_slug!==void 0){
let p=t.property_id_slug;if(typeof p!="string"&&p!==null){const o={instancePath:i+"/property_id_slug",schemaPath:"#/properties/property_id_slug/type",keyword:"t\
ype",params:{type:T.properties.property_id_slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}}if(t.placement_ids!==void 0){let p=t.placement_ids;
if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++)if(typeof p[l]!="string"){const d={instancePath:i+"/placement_ids/"+l,schemaPath:"#/properties/placeme\
nt_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}else{const o={instancePath:i+"/placement_ids",schemaPath:"\
#/properties/placement_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(t.placement_tags!==void 0){let p=t.
placement_tags;if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++)if(typeof p[l]!="string"){const d={instancePath:i+"/placement_tags/"+l,schemaPath:"#/pr\
operties/placement_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}else{const o={instancePath:i+"\
/placement_tags",schemaPath:"#/properties/placement_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(t.
collections!==void 0){let p=t.collections;if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++)W(p[l],{instancePath:i+"/collections/"+l,parentData:p,parentDataProperty:l,
rootData:m,dynamicAnchors:y})||(e=e===null?W.errors:e.concat(W.errors),s=e.length)}else{const o={instancePath:i+"/collections",schemaPath:"#/properties/collecti\
ons/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(t.countries!==void 0){let p=t.countries;if(Array.isArray(
p)){const o=p.length;for(let l=0;l<o;l++)O(p[l],{instancePath:i+"/countries/"+l,parentData:p,parentDataProperty:l,rootData:m,dynamicAnchors:y})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length)}else{const o={instancePath:i+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}}if(t.delegation_type!==void 0){let p=t.delegation_type;const o=s;let l=!1;const d=s;z(p,{instancePath:i+"/delegati\
on_type",parentData:t,parentDataProperty:"delegation_type",rootData:m,dynamicAnchors:y})||(e=e===null?z.errors:e.concat(z.errors),s=e.length);var n=d===s;l=l||n;
const f=s;if(p!==null){const c={instancePath:i+"/delegation_type",schemaPath:"#/properties/delegation_type/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[c]:e.push(c),s++}var n=f===s;if(l=l||n,l)s=o,e!==null&&(o?e.length=o:e=null);else{const c={instancePath:i+"/delegation_type",schemaPath:"\
#/properties/delegation_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[c]:e.push(c),s++}}if(t.exclusive!==void 0&&typeof t.
exclusive!="boolean"){const p={instancePath:i+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e===null?e=[p]:e.push(p),s++}if(t.signing_keys!==void 0){let p=t.signing_keys;const o=s;let l=!1;const d=s;if(Array.isArray(p)){const c=p.length;for(let q=0;q<
c;q++){let b=p[q];if(!(b&&typeof b=="object"&&!Array.isArray(b))){const ye={instancePath:i+"/signing_keys/"+q,schemaPath:"#/properties/signing_keys/anyOf/0/item\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[ye]:e.push(ye),s++}}}else{const c={instancePath:i+"/signing_keys",schemaPath:"\
#/properties/signing_keys/anyOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var a=d===s;l=l||a;const f=s;
if(p!==null){const c={instancePath:i+"/signing_keys",schemaPath:"#/properties/signing_keys/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be nu\
ll"};e===null?e=[c]:e.push(c),s++}var a=f===s;if(l=l||a,l)s=o,e!==null&&(o?e.length=o:e=null);else{const c={instancePath:i+"/signing_keys",schemaPath:"#/propert\
ies/signing_keys/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[c]:e.push(c),s++}}if(t.effective_from!==void 0){let p=t.effective_from;
if(typeof p!="string"&&p!==null){const o={instancePath:i+"/effective_from",schemaPath:"#/properties/effective_from/type",keyword:"type",params:{type:T.properties.
effective_from.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof p=="string"&&!P.validate(p)){const o={instancePath:i+"/effective_from",
schemaPath:"#/properties/effective_from/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}
if(t.effective_until!==void 0){let p=t.effective_until;if(typeof p!="string"&&p!==null){const o={instancePath:i+"/effective_until",schemaPath:"#/properties/effe\
ctive_until/type",keyword:"type",params:{type:T.properties.effective_until.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof p=="strin\
g"&&!P.validate(p)){const o={instancePath:i+"/effective_until",schemaPath:"#/properties/effective_until/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}if(t.evidence!==void 0&&(E(t.evidence,{instancePath:i+"/evidence",parentData:t,parentDataProperty:"\
evidence",rootData:m,dynamicAnchors:y})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),t.disputed!==void 0&&typeof t.disputed!="boolean"){const p={instancePath:i+
"/disputed",schemaPath:"#/properties/disputed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),s++}if(t.created_by!==
void 0){let p=t.created_by;if(typeof p!="string"&&p!==null){const o={instancePath:i+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{
type:T.properties.created_by.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}}if(t.expires_at!==void 0){let p=t.expires_at;if(typeof p!="strin\
g"&&p!==null){const o={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:T.properties.expires_at.type},message:"\
must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof p=="string"&&!P.validate(p)){const o={instancePath:i+"/expires_at",schemaPath:"#/properties/expires\
_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}if(t.created_at!==void 0){let p=t.
created_at;if(typeof p=="string"){if(!P.validate(p)){const o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/created_at",schemaPath:"#/properties/c\
reated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(t.updated_at!==void 0){let p=t.updated_at;if(typeof p==
"string"){if(!P.validate(p)){const o={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(t.override_applied!==void 0&&typeof t.override_applied!="boolean"){const p={instancePath:i+
"/override_applied",schemaPath:"#/properties/override_applied/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),s++}
if(t.override_reason!==void 0){let p=t.override_reason;if(typeof p!="string"&&p!==null){const o={instancePath:i+"/override_reason",schemaPath:"#/properties/over\
ride_reason/type",keyword:"type",params:{type:T.properties.override_reason.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}}if(t.shortened!==void 0){
let p=t.shortened;if(Array.isArray(p)){const o=p.length;for(let l=0;l<o;l++)if(typeof p[l]!="string"){const d={instancePath:i+"/shortened/"+l,schemaPath:"#/prop\
erties/shortened/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}else{const o={instancePath:i+"/shorte\
ned",schemaPath:"#/properties/shortened/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const p={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}return Y.errors=e,s===0}Y.evaluated={props:{id:!0,
agent_url:!0,agent_url_canonical:!0,publisher_domain:!0,authorization_type:!0,authorized_for:!0,property_ids:!0,property_tags:!0,properties:!0,publisher_properties:!0,
signal_ids:!0,signal_tags:!0,property_rid:!0,property_id_slug:!0,placement_ids:!0,placement_tags:!0,collections:!0,countries:!0,delegation_type:!0,exclusive:!0,
signing_keys:!0,effective_from:!0,effective_until:!0,evidence:!0,disputed:!0,created_by:!0,expires_at:!0,created_at:!0,updated_at:!0,override_applied:!0,override_reason:!0,
shortened:!0},dynamicProps:!1,dynamicItems:!1};function le(t,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:m=t,dynamicAnchors:y={}}={}){let e=null,
s=0;const u=le.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?
e=[r]:e.push(r),s++}if(t.evidence===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence"},message:"must\
 have required property 'evidence'"};e===null?e=[r]:e.push(r),s++}if(t.include===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"include"},message:"must have required property 'include'"};e===null?e=[r]:e.push(r),s++}if(t.rows===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(t.count===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(
r),s++}if(t.has_more===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have require\
d property 'has_more'"};e===null?e=[r]:e.push(r),s++}if(t.cursor===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cursor"},message:"must have required property 'cursor'"};e===null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0&&typeof t.agent_url!="string"){const r={instancePath:i+
"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.evidence!==
void 0){let r=t.evidence;if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)E(r[a],{instancePath:i+"/evidence/"+a,parentData:r,parentDataProperty:a,rootData:m,
dynamicAnchors:y})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{const n={instancePath:i+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.include!==void 0){let r=t.include;if(typeof r!="string"){const n={instancePath:i+
"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(r!=="effective"){
const n={instancePath:i+"/include",schemaPath:"#/properties/include/enum",keyword:"enum",params:{allowedValues:de.properties.include.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(t.rows!==void 0){let r=t.rows;if(Array.isArray(r)){if(r.length>1e4){const a={instancePath:i+"/\
rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[a]:e.push(a),s++}
const n=r.length;for(let a=0;a<n;a++)Y(r[a],{instancePath:i+"/rows/"+a,parentData:r,parentDataProperty:a,rootData:m,dynamicAnchors:y})||(e=e===null?Y.errors:e.concat(
Y.errors),s=e.length)}else{const n={instancePath:i+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),s++}}if(t.count!==void 0){let r=t.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/count",schemaPath:"\
#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const n={instancePath:i+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[n]:e.push(n),s++}}if(t.has_more!==void 0&&typeof t.has_more!="boolean"){const r={instancePath:i+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.cursor!==void 0){let r=t.cursor;if(typeof r!="string"&&r!==null){const n={
instancePath:i+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:de.properties.cursor.type},message:"must be string,null"};e===null?e=
[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return le.errors=e,s===0}le.evaluated={props:{agent_url:!0,evidence:!0,include:!0,rows:!0,count:!0,has_more:!0,cursor:!0},dynamicProps:!1,dynamicItems:!1};const Ue=v,
Ze=v,Me=v,Xe=v,Be=v,Ge=v,He=v,Je=v,Ke=v,Qe=v,We=v,Ye=v,er=v,rr=v,tr=v,sr=v,ir=v,nr=v,ar=v,pr=v,or=v,ur=v,lr=v,mr=v,yr=v,dr=v,fr=v,cr=v,hr=v;export{Se as expandProductIdentifiers200,ir as expandProductIdentifiers400,nr as expandProductIdentifiers401,ar as expandProductIdentifiers413,pr as expandProductIdentifiers415,
or as expandProductIdentifiers500,yr as getAuthorizationsSnapshot400,dr as getAuthorizationsSnapshot401,fr as getAuthorizationsSnapshot403,cr as getAuthorizationsSnapshot500,
hr as getAuthorizationsSnapshot503,Ve as listAuthorizations200,ur as listAuthorizations400,lr as listAuthorizations401,mr as listAuthorizations500,Ce as lookupAgentDomains200,
Ge as lookupAgentDomains400,He as lookupAgentDomains401,Je as lookupAgentDomains500,Re as lookupDomain200,v as lookupDomain400,Ue as lookupDomain401,Ze as lookupDomain500,
Te as lookupProperty200,Me as lookupProperty400,Xe as lookupProperty401,Be as lookupProperty500,Fe as validateProductAuthorization200,Ke as validateProductAuthorization400,
Qe as validateProductAuthorization401,We as validateProductAuthorization413,Ye as validateProductAuthorization415,er as validateProductAuthorization500,Le as validatePropertyAuthorization200,
rr as validatePropertyAuthorization400,tr as validatePropertyAuthorization401,sr as validatePropertyAuthorization500};
