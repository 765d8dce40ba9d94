// @generated from openapi/paths/me.yaml by codegen. Do not edit; run "npm run codegen".
import ae from"ajv-formats/dist/formats.js";import oe from"ajv/dist/runtime/ucs2length.js";const Ae=F;const pe={type:"string",enum:["user","api_key","client"],$id:"EnumsPrincipalKind"};function x(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,
dynamicAnchors:y={}}={}){let e=null,s=0;const n=x.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof t!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="user"||t==="api_key"||t==="client")){
const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),s++}return x.errors=e,s===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};const ue={type:"object",required:["id","name","tier","role"],properties:{id:{type:"\
string",format:"uuid"},name:{type:"string"},tier:{type:["string","null"]},role:{$ref:"EnumsMemberRole"}},$id:"MeStanding"},b=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
me={type:"string",enum:["owner","admin","member"],$id:"EnumsMemberRole"};function P(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=P.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="owner"||t==="admin"||t==="member")){const r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:me.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return P.errors=
e,s===0}P.evaluated={dynamicProps:!1,dynamicItems:!1};function M(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,
s=0;const n=M.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}
if(t.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'nam\
e'"};e===null?e=[r]:e.push(r),s++}if(t.tier===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tier"},message:"\
must have required property 'tier'"};e===null?e=[r]:e.push(r),s++}if(t.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.id;if(typeof r=="string"){if(!b.test(
r)){const a={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:
e.push(a),s++}}else{const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
a]:e.push(a),s++}}if(t.name!==void 0&&typeof t.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.tier!==void 0){let r=t.tier;if(typeof r!="string"&&r!==null){const a={instancePath:i+"/tier",
schemaPath:"#/properties/tier/type",keyword:"type",params:{type:ue.properties.tier.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}t.role!==void 0&&
(P(t.role,{instancePath:i+"/role",parentData:t,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}
M.evaluated={props:{id:!0,name:!0,tier:!0,role:!0},dynamicProps:!1,dynamicItems:!1};function F(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,
dynamicAnchors:y={}}={}){let e=null,s=0;const n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.kind===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[a]:e.push(a),s++}if(t.id===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(t.name===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}if(t.organization===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"organization"},message:"must have required property 'organization'"};e===null?e=[a]:e.push(a),s++}if(t.organizations===void 0){
const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"organizations"},message:"must have required property 'organizations'"};
e===null?e=[a]:e.push(a),s++}if(t.kind!==void 0&&(x(t.kind,{instancePath:i+"/kind",parentData:t,parentDataProperty:"kind",rootData:d,dynamicAnchors:y})||(e=e===
null?x.errors:e.concat(x.errors),s=e.length)),t.id!==void 0&&typeof t.id!="string"){const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(t.name!==void 0&&typeof t.name!="string"){const a={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(t.email!==void 0&&typeof t.email!="strin\
g"){const a={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}if(t.organization!==void 0){let a=t.organization;const p=s;let o=!1;const m=s;if(typeof a=="string"){if(!b.test(a)){const c={instancePath:i+"/organizatio\
n",schemaPath:"#/properties/organization/anyOf/0/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[c]:e.push(c),s++}}else{
const c={instancePath:i+"/organization",schemaPath:"#/properties/organization/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[c]:e.push(c),s++}var r=m===s;o=o||r;const f=s;if(a!==null){const c={instancePath:i+"/organization",schemaPath:"#/properties/organization/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),s++}var r=f===s;if(o=o||r,o)s=p,e!==null&&(p?e.length=p:e=null);else{const c={instancePath:i+
"/organization",schemaPath:"#/properties/organization/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[c]:e.push(c),s++}}if(t.
organizations!==void 0){let a=t.organizations;if(Array.isArray(a)){const p=a.length;for(let o=0;o<p;o++)M(a[o],{instancePath:i+"/organizations/"+o,parentData:a,
parentDataProperty:o,rootData:d,dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)}else{const p={instancePath:i+"/organizations",schemaPath:"\
#/properties/organizations/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}return F.errors=e,s===0}F.evaluated={props:{kind:!0,id:!0,name:!0,
email:!0,organization:!0,organizations:!0},dynamicProps:!1,dynamicItems:!1};const u=S;function A(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=A.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.
path!==void 0&&typeof t.path!="string"){const r={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return A.errors=e,s===0}A.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const ie=oe.default,v=ae.fullFormats["date-time"],te=ae.fullFormats.uri;function j(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=j.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),s++}if(t.nonce===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must \
have required property 'nonce'"};e===null?e=[r]:e.push(r),s++}if(t.expires_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expires_at"},message:"must have required property 'expires_at'"};e===null?e=[r]:e.push(r),s++}if(t.dns===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),s++}if(t.http===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),
s++}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.nonce!==void 0){let r=t.nonce;if(typeof r=="string"){if(ie(r)>43){const a={instancePath:i+"/nonce",schemaPath:"\
#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[a]:e.push(a),s++}if(ie(r)<43){const a={
instancePath:i+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?
e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}}if(t.expires_at!==void 0){let r=t.expires_at;if(typeof r=="string"){if(!v.validate(r)){const a={instancePath:i+"/expires_at",schemaPath:"\
#/properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}if(t.dns!==void 0){let r=t.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const a={instancePath:i+"/dns",schemaPath:"#/properties/dns\
/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}if(r.type===void 0){const a={
instancePath:i+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[a]:e.push(a),s++}if(r.value===void 0){const a={instancePath:i+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[a]:e.push(a),s++}if(r.name!==void 0&&typeof r.name!="string"){const a={instancePath:i+"/dns/n\
ame",schemaPath:"#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(r.type!==
void 0&&r.type!=="TXT"){const a={instancePath:i+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),s++}if(r.value!==void 0&&typeof r.value!="string"){const a={instancePath:i+"/dns/value",schemaPath:"#/prope\
rties/dns/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/dn\
s",schemaPath:"#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.http!==void 0){let r=t.
http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const a={instancePath:i+"/http",schemaPath:"#/properties/http/required",keyword:"required",
params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[a]:e.push(a),s++}if(r.body===void 0){const a={instancePath:i+"/http",schemaPath:"\
#/properties/http/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[a]:e.push(a),s++}if(r.url!==
void 0){let a=r.url;if(typeof a=="string"){if(!te(a)){const p={instancePath:i+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",
params:{format:"uri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/http/url",schemaPath:"#/properties/http/pr\
operties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(r.body!==void 0&&typeof r.body!="string"){const a={
instancePath:i+"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}}else{const a={instancePath:i+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return j.errors=e,s===0}j.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function D(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=D.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.
severity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),s++}if(t.field!==void 0&&typeof t.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.severity!==void 0){
let r=t.severity;if(typeof r!="string"){const a={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}if(r!=="error"){const a={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}D.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function S(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=S.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.error===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),s++}if(t.error!==void 0&&typeof t.error!="string"){const r={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:i+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.issues!==void 0){let r=t.issues;if(Array.
isArray(r)){const a=r.length;for(let p=0;p<a;p++)A(r[p],{instancePath:i+"/issues/"+p,parentData:r,parentDataProperty:p,rootData:d,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),s=e.length)}else{const a={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}if(t.retry_after!==void 0){let r=t.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={
instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const a={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:i+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.file_status!==
void 0){let r=t.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const a={
instancePath:i+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[a]:e.push(a),s++}if(r<0||isNaN(r)){const a={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(t.url!==void 0&&typeof t.url!="string"){const r={instancePath:i+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.challenge!==void 0&&(j(t.challenge,{instancePath:i+
"/challenge",parentData:t,parentDataProperty:"challenge",rootData:d,dynamicAnchors:y})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),t.review_id!==void 0){
let r=t.review_id;if(typeof r=="string"){if(!b.test(r)){const a={instancePath:i+"/review_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/review_id",schemaPath:"#/properties/review_id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.errors!==void 0){let r=t.errors;if(Array.isArray(r)){const a=r.
length;for(let p=0;p<a;p++)D(r[p],{instancePath:i+"/errors/"+p,parentData:r,parentDataProperty:p,rootData:d,dynamicAnchors:y})||(e=e===null?D.errors:e.concat(D.
errors),s=e.length)}else{const a={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),s++}}if(t.valid_values!==void 0){let r=t.valid_values;if(Array.isArray(r)){const a=r.length;for(let p=0;p<a;p++)if(typeof r[p]!="string"){const o={
instancePath:i+"/valid_values/"+p,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),s++}}else{const a={instancePath:i+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return S.errors=e,s===0}S.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,
errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const le=X,de={type:"object",required:["id","name","tier","role","created_at"],properties:{id:{type:"\
string",format:"uuid"},name:{type:"string"},tier:{type:["string","null"]},role:{$ref:"EnumsMemberRole"},created_at:{type:"string",format:"date-time"}},$id:"MeOr\
ganization"};function X(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=X.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(t.tier===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tier"},message:"must have required property 'tier'"};e===null?e=[r]:e.push(r),
s++}if(t.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property \
'role'"};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crea\
ted_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.id;if(typeof r=="string"){if(!b.test(r)){const a={
instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.
name!==void 0&&typeof t.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}if(t.tier!==void 0){let r=t.tier;if(typeof r!="string"&&r!==null){const a={instancePath:i+"/tier",schemaPath:"#/propert\
ies/tier/type",keyword:"type",params:{type:de.properties.tier.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(t.role!==void 0&&(P(t.role,{
instancePath:i+"/role",parentData:t,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!v.validate(r)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}X.evaluated={props:{id:!0,name:!0,tier:!0,
role:!0,created_at:!0},dynamicProps:!1,dynamicItems:!1};const je=W;function q(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=q.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.user_id===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"user_id"},message:"must have required property 'user_id'"};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
s++}if(t.email===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required propert\
y 'email'"};e===null?e=[r]:e.push(r),s++}if(t.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},
message:"must have required property 'role'"};e===null?e=[r]:e.push(r),s++}if(t.joined_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"joined_at"},message:"must have required property 'joined_at'"};e===null?e=[r]:e.push(r),s++}if(t.user_id!==void 0){let r=t.user_id;
if(typeof r=="string"){if(!b.test(r)){const a={instancePath:i+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format:"uuid"},message:'\
must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.name!==void 0&&typeof t.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.email!==void 0&&typeof t.email!="string"){const r={
instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.role!==
void 0&&(P(t.role,{instancePath:i+"/role",parentData:t,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),
t.joined_at!==void 0){let r=t.joined_at;if(typeof r=="string"){if(!v.validate(r)){const a={instancePath:i+"/joined_at",schemaPath:"#/properties/joined_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/joined_at",schemaPath:"\
#/properties/joined_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}q.evaluated={props:{user_id:!0,name:!0,
email:!0,role:!0,joined_at:!0},dynamicProps:!1,dynamicItems:!1};function W(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=W.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.members===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"members"},message:"must have required property 'members'"};e===
null?e=[r]:e.push(r),s++}if(t.members!==void 0){let r=t.members;if(Array.isArray(r)){const a=r.length;for(let p=0;p<a;p++)q(r[p],{instancePath:i+"/members/"+p,parentData:r,
parentDataProperty:p,rootData:d,dynamicAnchors:y})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)}else{const a={instancePath:i+"/members",schemaPath:"#/pr\
operties/members/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:{members:!0},dynamicProps:!1,
dynamicItems:!1};const De=q,Ie=B;const ye={type:"object",required:["invitation_id","role","email","created_by","created_at","expires_at"],properties:{invitation_id:{type:"string",format:"uuid"},
role:{$ref:"EnumsMemberRole"},email:{type:["string","null"]},created_by:{type:"string"},created_at:{type:"string",format:"date-time"},expires_at:{type:"string",
format:"date-time"}},$id:"MeInvitation"};function I(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;
const n=I.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.invitation_id===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"invitation_id"},message:"must have required property 'invitation_id'"};
e===null?e=[r]:e.push(r),s++}if(t.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"mus\
t have required property 'role'"};e===null?e=[r]:e.push(r),s++}if(t.email===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[r]:e.push(r),s++}if(t.created_by===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"created_by"},message:"must have required property 'created_by'"};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[
r]:e.push(r),s++}if(t.expires_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"mus\
t have required property 'expires_at'"};e===null?e=[r]:e.push(r),s++}if(t.invitation_id!==void 0){let r=t.invitation_id;if(typeof r=="string"){if(!b.test(r)){const a={
instancePath:i+"/invitation_id",schemaPath:"#/properties/invitation_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/invitation_id",schemaPath:"#/properties/invitation_id/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}}if(t.role!==void 0&&(P(t.role,{instancePath:i+"/role",parentData:t,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length)),t.email!==void 0){let r=t.email;if(typeof r!="string"&&r!==null){const a={instancePath:i+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:ye.properties.email.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(t.created_by!==void 0&&
typeof t.created_by!="string"){const r={instancePath:i+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!v.validate(r)){const a={instancePath:i+"/cre\
ated_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(
a),s++}}else{const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(t.expires_at!==void 0){let r=t.expires_at;if(typeof r=="string"){if(!v.validate(r)){const a={instancePath:i+"/expires_at",schemaPath:"\
#/properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return I.errors=
e,s===0}I.evaluated={props:{invitation_id:!0,role:!0,email:!0,created_by:!0,created_at:!0,expires_at:!0},dynamicProps:!1,dynamicItems:!1};function B(t,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=B.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.invitations===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
invitations"},message:"must have required property 'invitations'"};e===null?e=[r]:e.push(r),s++}if(t.invitations!==void 0){let r=t.invitations;if(Array.isArray(
r)){const a=r.length;for(let p=0;p<a;p++)I(r[p],{instancePath:i+"/invitations/"+p,parentData:r,parentDataProperty:p,rootData:d,dynamicAnchors:y})||(e=e===null?I.
errors:e.concat(I.errors),s=e.length)}else{const a={instancePath:i+"/invitations",schemaPath:"#/properties/invitations/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}B.evaluated={props:{invitations:!0},dynamicProps:!1,dynamicItems:!1};const Oe=G,fe={type:"object",
required:["invitation_id","role","email","created_by","created_at","expires_at","url"],properties:{invitation_id:{type:"string",format:"uuid"},role:{$ref:"Enums\
MemberRole"},email:{type:["string","null"]},created_by:{type:"string"},created_at:{type:"string",format:"date-time"},expires_at:{type:"string",format:"date-time"},
url:{type:"string",format:"uri"}},$id:"MeInvitationCreated"};function G(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.invitation_id===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"invitation_id"},message:"must have required property 'invita\
tion_id'"};e===null?e=[r]:e.push(r),s++}if(t.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"\
must have required property 'role'"};e===null?e=[r]:e.push(r),s++}if(t.email===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[r]:e.push(r),s++}if(t.created_by===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"created_by"},message:"must have required property 'created_by'"};e===null?e=[r]:e.push(r),s++}if(t.created_at===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_a\
t'"};e===null?e=[r]:e.push(r),s++}if(t.expires_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_\
at"},message:"must have required property 'expires_at'"};e===null?e=[r]:e.push(r),s++}if(t.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}if(t.invitation_id!==void 0){let r=t.invitation_id;
if(typeof r=="string"){if(!b.test(r)){const a={instancePath:i+"/invitation_id",schemaPath:"#/properties/invitation_id/format",keyword:"format",params:{format:"u\
uid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/invitation_id",schemaPath:"#/properties/invitation_id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.role!==void 0&&(P(t.role,{instancePath:i+"/role",parentData:t,
parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),t.email!==void 0){let r=t.email;if(typeof r!="stri\
ng"&&r!==null){const a={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:fe.properties.email.type},message:"must be stri\
ng,null"};e===null?e=[a]:e.push(a),s++}}if(t.created_by!==void 0&&typeof t.created_by!="string"){const r={instancePath:i+"/created_by",schemaPath:"#/properties/\
created_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r==
"string"){if(!v.validate(r)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.expires_at!==void 0){let r=t.expires_at;if(typeof r=="string"){if(!v.validate(
r)){const a={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.url!==void 0){let r=t.url;if(typeof r=="string"){if(!te(r)){const a={instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===0}G.evaluated={props:{invitation_id:!0,
role:!0,email:!0,created_by:!0,created_at:!0,expires_at:!0,url:!0},dynamicProps:!1,dynamicItems:!1};const Ee=H;function O(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=O.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),s++}if(t.name===void 0){const o={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),s++}if(t.permissions===void 0){
const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"permissions"},message:"must have required property 'permissions'"};e===
null?e=[o]:e.push(o),s++}if(t.created_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};e===null?e=[o]:e.push(o),s++}if(t.last_used_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"last_used_at"},message:"must have required property 'last_used_at'"};e===null?e=[o]:e.push(o),s++}if(t.expires_at===void 0){const o={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};e===null?e=[
o]:e.push(o),s++}if(t.revoked_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revoked_at"},message:"mus\
t have required property 'revoked_at'"};e===null?e=[o]:e.push(o),s++}if(t.id!==void 0){let o=t.id;if(typeof o=="string"){if(!b.test(o)){const m={instancePath:i+
"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[m]:e.push(m),s++}}else{const m={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(t.name!==
void 0&&typeof t.name!="string"){const o={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[o]:e.push(o),s++}if(t.permissions!==void 0){let o=t.permissions;if(Array.isArray(o)){const m=o.length;for(let f=0;f<m;f++)if(typeof o[f]!="stri\
ng"){const c={instancePath:i+"/permissions/"+f,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),s++}}else{const m={instancePath:i+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[m]:e.push(m),s++}}if(t.created_at!==void 0){let o=t.created_at;if(typeof o=="string"){if(!v.validate(o)){const m={instancePath:i+"/c\
reated_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(
m),s++}}else{const m={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),s++}}if(t.last_used_at!==void 0){let o=t.last_used_at;const m=s;let f=!1;const c=s;if(typeof o=="string"){if(!v.validate(o)){const l={instancePath:i+
"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/0/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),s++}var r=c===s;f=f||r;const _=s;if(o!==null){const l={instancePath:i+"/last_used_at",schemaPath:"#/propertie\
s/last_used_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(l),s++}var r=_===s;if(f=f||r,f)s=m,e!==null&&(m?e.
length=m:e=null);else{const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf",keyword:"anyOf",params:{},message:"must match a schem\
a in anyOf"};e===null?e=[l]:e.push(l),s++}}if(t.expires_at!==void 0){let o=t.expires_at;const m=s;let f=!1;const c=s;if(typeof o=="string"){if(!v.validate(o)){const l={
instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-t\
ime"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var a=c===s;f=f||a;const _=s;if(o!==null){const l={instancePath:i+"/expires_at",schemaPath:"#/pro\
perties/expires_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(l),s++}var a=_===s;if(f=f||a,f)s=m,e!==null&&
(m?e.length=m:e=null);else{const l={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf"};e===null?e=[l]:e.push(l),s++}}if(t.revoked_at!==void 0){let o=t.revoked_at;const m=s;let f=!1;const c=s;if(typeof o=="string"){if(!v.validate(o)){
const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var p=c===s;f=f||p;const _=s;if(o!==null){const l={instancePath:i+"/revoked_at",schemaPath:"\
#/properties/revoked_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(l),s++}var p=_===s;if(f=f||p,f)s=m,e!==null&&
(m?e.length=m:e=null);else{const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf"};e===null?e=[l]:e.push(l),s++}}}else{const o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}return O.errors=e,s===0}O.evaluated={props:{id:!0,name:!0,permissions:!0,created_at:!0,last_used_at:!0,expires_at:!0,revoked_at:!0},dynamicProps:!1,
dynamicItems:!1};function H(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=H.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.api_keys===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"api_keys"},message:"must have required property 'api_keys'"};e===null?e=[r]:e.push(r),s++}if(t.api_keys!==
void 0){let r=t.api_keys;if(Array.isArray(r)){const a=r.length;for(let p=0;p<a;p++)O(r[p],{instancePath:i+"/api_keys/"+p,parentData:r,parentDataProperty:p,rootData:d,
dynamicAnchors:y})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{const a={instancePath:i+"/api_keys",schemaPath:"#/properties/api_keys/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return H.errors=e,s===0}H.evaluated={props:{api_keys:!0},dynamicProps:!1,dynamicItems:!1};const $e=J;const ce=new RegExp("^sk_","u");function J(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=J.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),s++}if(t.name===void 0){
const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:
e.push(o),s++}if(t.permissions===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"permissions"},message:"must\
 have required property 'permissions'"};e===null?e=[o]:e.push(o),s++}if(t.created_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[o]:e.push(o),s++}if(t.last_used_at===void 0){const o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_used_at"},message:"must have required property 'last_used_at'"};e===null?e=[o]:e.push(o),
s++}if(t.expires_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have requir\
ed property 'expires_at'"};e===null?e=[o]:e.push(o),s++}if(t.revoked_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
revoked_at"},message:"must have required property 'revoked_at'"};e===null?e=[o]:e.push(o),s++}if(t.api_key===void 0){const o={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"api_key"},message:"must have required property 'api_key'"};e===null?e=[o]:e.push(o),s++}if(t.id!==void 0){let o=t.
id;if(typeof o=="string"){if(!b.test(o)){const m={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must\
 match format "uuid"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(t.name!==void 0&&typeof t.name!="string"){const o={instancePath:i+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(t.permissions!==void 0){let o=t.permissions;if(Array.isArray(
o)){const m=o.length;for(let f=0;f<m;f++)if(typeof o[f]!="string"){const c={instancePath:i+"/permissions/"+f,schemaPath:"#/properties/permissions/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}else{const m={instancePath:i+"/permissions",schemaPath:"#/properties/permis\
sions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(t.created_at!==void 0){let o=t.created_at;if(typeof o==
"string"){if(!v.validate(o)){const m={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(t.last_used_at!==void 0){let o=t.last_used_at;const m=s;let f=!1;const c=s;if(typeof o==
"string"){if(!v.validate(o)){const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/0/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_a\
t/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var r=c===s;f=f||r;const _=s;if(o!==null){const l={
instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.
push(l),s++}var r=_===s;if(f=f||r,f)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}if(t.expires_at!==void 0){let o=t.expires_at;const m=s;let f=!1;
const c=s;if(typeof o=="string"){if(!v.validate(o)){const l={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/expires_at",schemaPath:"#/properties/e\
xpires_at/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var a=c===s;f=f||a;const _=s;if(o!==null){const l={
instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(
l),s++}var a=_===s;if(f=f||a,f)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}if(t.revoked_at!==void 0){let o=t.revoked_at;const m=s;let f=!1;const c=s;
if(typeof o=="string"){if(!v.validate(o)){const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/0/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_a\
t/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var p=c===s;f=f||p;const _=s;if(o!==null){const l={
instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(
l),s++}var p=_===s;if(f=f||p,f)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}if(t.api_key!==void 0){let o=t.api_key;if(typeof o=="string"){if(!ce.test(
o)){const m={instancePath:i+"/api_key",schemaPath:"#/properties/api_key/pattern",keyword:"pattern",params:{pattern:"^sk_"},message:'must match pattern "^sk_"'};
e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}return J.errors=e,s===0}J.evaluated={props:{id:!0,name:!0,permissions:!0,created_at:!0,last_used_at:!0,expires_at:!0,revoked_at:!0,api_key:!0},
dynamicProps:!1,dynamicItems:!1};const ze=Q;function E(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=E.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.client_id===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"client_id"},message:"must have required property 'client_id'"};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
s++}if(t.created_by===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_by"},message:"must have requir\
ed property 'created_by'"};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.client_id!==void 0){let r=t.client_id;if(typeof r=="string"){
if(!b.test(r)){const a={instancePath:i+"/client_id",schemaPath:"#/properties/client_id/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.name!==void 0&&typeof t.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.created_by!==void 0&&typeof t.created_by!="string"){const r={
instancePath:i+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!v.validate(r)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/create\
d_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/\
created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}E.evaluated=
{props:{client_id:!0,name:!0,created_by:!0,created_at:!0},dynamicProps:!1,dynamicItems:!1};function Q(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,
dynamicAnchors:y={}}={}){let e=null,s=0;const n=Q.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.clients===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"clients"},message:"must have required pro\
perty 'clients'"};e===null?e=[r]:e.push(r),s++}if(t.clients!==void 0){let r=t.clients;if(Array.isArray(r)){const a=r.length;for(let p=0;p<a;p++)E(r[p],{instancePath:i+
"/clients/"+p,parentData:r,parentDataProperty:p,rootData:d,dynamicAnchors:y})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{const a={instancePath:i+
"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}Q.evaluated={props:{clients:!0},
dynamicProps:!1,dynamicItems:!1};const Ce=U;function U(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=U.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.client_id===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"client_id"},message:"must have required property 'client_id'"};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
s++}if(t.created_by===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_by"},message:"must have requir\
ed property 'created_by'"};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.client_secret===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"client_secret"},message:"must have required property 'client_secret'"};e===null?e=[r]:e.push(r),s++}if(t.
token_endpoint===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_endpoint"},message:"must have require\
d property 'token_endpoint'"};e===null?e=[r]:e.push(r),s++}if(t.client_id!==void 0){let r=t.client_id;if(typeof r=="string"){if(!b.test(r)){const a={instancePath:i+
"/client_id",schemaPath:"#/properties/client_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(t.name!==void 0&&typeof t.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t.created_by!==void 0&&typeof t.created_by!="string"){const r={instancePath:i+"/created_by",schemaPath:"#/prope\
rties/created_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;
if(typeof r=="string"){if(!v.validate(r)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.client_secret!==void 0&&typeof t.client_secret!="string"){
const r={instancePath:i+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}if(t.token_endpoint!==void 0){let r=t.token_endpoint;if(typeof r=="string"){if(!te(r)){const a={instancePath:i+"/token_endpoint",schemaPath:"#\
/properties/token_endpoint/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/token_endpoint",schemaPath:"#/properties/token_endpoint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===0}
U.evaluated={props:{client_id:!0,name:!0,created_by:!0,created_at:!0,client_secret:!0,token_endpoint:!0},dynamicProps:!1,dynamicItems:!1};const Ke=Y;const he={type:"object",required:["url","name","type","visibility","lifecycle_stage","protocol","enrolled_at","updated_at","probed_at","compliance_status","veri\
fied"],properties:{url:{type:"string",format:"uri"},name:{type:"string"},type:{anyOf:[{$ref:"EnumsAgentType"},{const:"unknown"}]},visibility:{$ref:"EnumsAgentVi\
sibility"},lifecycle_stage:{$ref:"EnumsAgentLifecycleStage"},protocol:{enum:["mcp","a2a",null]},enrolled_at:{type:"string",format:"date-time"},updated_at:{type:"\
string",format:"date-time"},probed_at:{anyOf:[{type:"string",format:"date-time"},{type:"null"}]},compliance_status:{$ref:"EnumsComplianceStatus"},verified:{type:"\
boolean"}},$id:"MeAgent"},ge={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function $(t,{
instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=$.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(!(t==="brand"||t==="rights"||t==="measurement"||t==="governance"||t==="creative"||t==="sales"||t==="buying"||t==="signals")){const r={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ge.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
s++}return $.errors=e,s===0}$.evaluated={dynamicProps:!1,dynamicItems:!1};const _e={type:"string",enum:["public","members_only","private"],$id:"EnumsAgentVisibi\
lity"};function k(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=k.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="public"||t==="members_only"||t==="private")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:_e.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}k.evaluated={dynamicProps:!1,
dynamicItems:!1};const ve={type:"string",enum:["development","testing","production","deprecated"],$id:"EnumsAgentLifecycleStage"};function z(t,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(!(t==="development"||t==="testing"||t==="production"||t==="deprecated")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ve.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};const Pe={
type:"string",enum:["passing","degraded","failing","unknown"],$id:"EnumsComplianceStatus"};function C(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,
dynamicAnchors:y={}}={}){let e=null,s=0;const n=C.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof t!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="passing"||t==="degraded"||t==="failin\
g"||t==="unknown")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pe.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};function w(t,{instancePath:i="",parentData:h,parentDataProperty:g,
rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=w.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.url===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have \
required property 'url'"};e===null?e=[p]:e.push(p),s++}if(t.name===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),s++}if(t.type===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(t.visibility===void 0){const p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"},message:"must have required property 'visibility'"};e===null?e=[p]:e.push(p),s++}
if(t.lifecycle_stage===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lifecycle_stage"},message:"must have \
required property 'lifecycle_stage'"};e===null?e=[p]:e.push(p),s++}if(t.protocol===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"protocol"},message:"must have required property 'protocol'"};e===null?e=[p]:e.push(p),s++}if(t.enrolled_at===void 0){const p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"enrolled_at"},message:"must have required property 'enrolled_at'"};e===null?e=[p]:e.push(p),s++}if(t.updated_at===
void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_a\
t'"};e===null?e=[p]:e.push(p),s++}if(t.probed_at===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"probed_at"},
message:"must have required property 'probed_at'"};e===null?e=[p]:e.push(p),s++}if(t.compliance_status===void 0){const p={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"compliance_status"},message:"must have required property 'compliance_status'"};e===null?e=[p]:e.push(p),s++}if(t.verified===
void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};
e===null?e=[p]:e.push(p),s++}if(t.url!==void 0){let p=t.url;if(typeof p=="string"){if(!te(p)){const o={instancePath:i+"/url",schemaPath:"#/properties/url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(t.name!==void 0&&typeof t.name!="string"){const p={
instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(t.type!==
void 0){let p=t.type;const o=s;let m=!1;const f=s;$(p,{instancePath:i+"/type",parentData:t,parentDataProperty:"type",rootData:d,dynamicAnchors:y})||(e=e===null?
$.errors:e.concat($.errors),s=e.length);var r=f===s;m=m||r;const c=s;if(p!=="unknown"){const _={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf/1/con\
st",keyword:"const",params:{allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[_]:e.push(_),s++}var r=c===s;if(m=m||r,m)s=o,e!==null&&(o?e.
length=o:e=null);else{const _={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===
null?e=[_]:e.push(_),s++}}if(t.visibility!==void 0&&(k(t.visibility,{instancePath:i+"/visibility",parentData:t,parentDataProperty:"visibility",rootData:d,dynamicAnchors:y})||
(e=e===null?k.errors:e.concat(k.errors),s=e.length)),t.lifecycle_stage!==void 0&&(z(t.lifecycle_stage,{instancePath:i+"/lifecycle_stage",parentData:t,parentDataProperty:"\
lifecycle_stage",rootData:d,dynamicAnchors:y})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)),t.protocol!==void 0){let p=t.protocol;if(!(p==="mcp"||p==="\
a2a"||p===null)){const o={instancePath:i+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues:he.properties.protocol.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(t.enrolled_at!==void 0){let p=t.enrolled_at;if(typeof p=="string"){if(!v.validate(
p)){const o={instancePath:i+"/enrolled_at",schemaPath:"#/properties/enrolled_at/format",keyword:"format",params:{format:"date-time"},message:'must match format \
"date-time"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/enrolled_at",schemaPath:"#/properties/enrolled_at/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(t.updated_at!==void 0){let p=t.updated_at;if(typeof p=="string"){if(!v.validate(p)){const o={
instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[o]:e.push(o),s++}}if(t.probed_at!==void 0){let p=t.probed_at;const o=s;let m=!1;const f=s;if(typeof p=="string"){if(!v.validate(p)){const _={
instancePath:i+"/probed_at",schemaPath:"#/properties/probed_at/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-tim\
e"'};e===null?e=[_]:e.push(_),s++}}else{const _={instancePath:i+"/probed_at",schemaPath:"#/properties/probed_at/anyOf/0/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[_]:e.push(_),s++}var a=f===s;m=m||a;const c=s;if(p!==null){const _={instancePath:i+"/probed_at",schemaPath:"#/properti\
es/probed_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[_]:e.push(_),s++}var a=c===s;if(m=m||a,m)s=o,e!==null&&(o?e.length=
o:e=null);else{const _={instancePath:i+"/probed_at",schemaPath:"#/properties/probed_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e===null?e=[_]:e.push(_),s++}}if(t.compliance_status!==void 0&&(C(t.compliance_status,{instancePath:i+"/compliance_status",parentData:t,parentDataProperty:"comp\
liance_status",rootData:d,dynamicAnchors:y})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),t.verified!==void 0&&typeof t.verified!="boolean"){const p={instancePath:i+
"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}return w.errors=e,s===0}w.evaluated=
{props:{url:!0,name:!0,type:!0,visibility:!0,lifecycle_stage:!0,protocol:!0,enrolled_at:!0,updated_at:!0,probed_at:!0,compliance_status:!0,verified:!0},dynamicProps:!1,
dynamicItems:!1};function Y(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=Y.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agents===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"agents"},message:"must have required property 'agents'"};e===null?e=[r]:e.push(r),s++}if(t.agents!==void 0){
let r=t.agents;if(Array.isArray(r)){const a=r.length;for(let p=0;p<a;p++)w(r[p],{instancePath:i+"/agents/"+p,parentData:r,parentDataProperty:p,rootData:d,dynamicAnchors:y})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length)}else{const a={instancePath:i+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}Y.evaluated={props:{agents:!0},dynamicProps:!1,dynamicItems:!1};const ne=Z;function K(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=K.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.
requested===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requested"},message:"must have required property\
 'requested'"};e===null?e=[r]:e.push(r),s++}if(t.applied===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"a\
pplied"},message:"must have required property 'applied'"};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&typeof t.code!="string"){const r={instancePath:i+"/co\
de",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.
message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}t.requested!==void 0&&(k(t.requested,{instancePath:i+"/requested",parentData:t,parentDataProperty:"requested",rootData:d,dynamicAnchors:y})||
(e=e===null?k.errors:e.concat(k.errors),s=e.length)),t.applied!==void 0&&(k(t.applied,{instancePath:i+"/applied",parentData:t,parentDataProperty:"applied",rootData:d,
dynamicAnchors:y})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}K.evaluated={props:{code:!0,message:!0,requested:!0,applied:!0},dynamicProps:!1,dynamicItems:!1};
function Z(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=Z.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"agent"},message:"must have required property 'agent'"};e===null?e=[r]:e.push(r),s++}if(t.agent!==void 0&&(w(t.agent,{instancePath:i+
"/agent",parentData:t,parentDataProperty:"agent",rootData:d,dynamicAnchors:y})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),t.warnings!==void 0){let r=t.
warnings;if(Array.isArray(r)){const a=r.length;for(let p=0;p<a;p++)K(r[p],{instancePath:i+"/warnings/"+p,parentData:r,parentDataProperty:p,rootData:d,dynamicAnchors:y})||
(e=e===null?K.errors:e.concat(K.errors),s=e.length)}else{const a={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}Z.evaluated={props:{agent:!0,warnings:!0},dynamicProps:!1,dynamicItems:!1};const Le=ee,be={
type:"object",required:["entries","next_cursor"],properties:{entries:{type:"array",items:{$ref:"MeEntry"}},next_cursor:{type:["string","null"]}},$id:"MeEntryLis\
t"};const ke={type:"string",enum:["brand","property"],$id:"EnumsEntryKind"};function L(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=L.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="brand"||t==="property")){const r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ke.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return L.errors=
e,s===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};const we={type:"string",enum:["pending","approved","rejected"],$id:"EnumsReviewStatus"};function V(t,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=V.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(!(t==="pending"||t==="approved"||t==="rejected")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:we.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}V.evaluated={dynamicProps:!1,dynamicItems:!1};function N(t,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=N.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),s++}if(t.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),s++}if(t.review_status===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"review_status"},message:"must have required property 'review_status'"};e===null?e=[r]:e.push(
r),s++}if(t.revision_number===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revision_number"},message:"mus\
t have required property 'revision_number'"};e===null?e=[r]:e.push(r),s++}if(t.updated_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};e===null?e=[r]:e.push(r),s++}if(t.entity!==void 0&&(L(t.entity,
{instancePath:i+"/entity",parentData:t,parentDataProperty:"entity",rootData:d,dynamicAnchors:y})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),t.domain!==
void 0&&typeof t.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}if(t.review_status!==void 0&&(V(t.review_status,{instancePath:i+"/review_status",parentData:t,parentDataProperty:"review\
_status",rootData:d,dynamicAnchors:y})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),t.revision_number!==void 0){let r=t.revision_number;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/revision_number",
schemaPath:"#/properties/revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(t.
updated_at!==void 0){let r=t.updated_at;if(typeof r=="string"){if(!v.validate(r)){const a={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/form\
at",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/updated_a\
t",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.review_id!==void 0){
let r=t.review_id;if(typeof r=="string"){if(!b.test(r)){const a={instancePath:i+"/review_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/review_id",schemaPath:"#/properties/review_id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.resembles!==void 0&&typeof t.resembles!="string"){const r={
instancePath:i+"/resembles",schemaPath:"#/properties/resembles/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}
N.evaluated={props:{entity:!0,domain:!0,review_status:!0,revision_number:!0,updated_at:!0,review_id:!0,resembles:!0},dynamicProps:!1,dynamicItems:!1};function ee(t,{
instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=ee.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.entries===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[r]:e.push(r),s++}if(t.next_cursor===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};e===null?e=[r]:e.push(r),
s++}if(t.entries!==void 0){let r=t.entries;if(Array.isArray(r)){const a=r.length;for(let p=0;p<a;p++)N(r[p],{instancePath:i+"/entries/"+p,parentData:r,parentDataProperty:p,
rootData:d,dynamicAnchors:y})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)}else{const a={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.next_cursor!==void 0){let r=t.next_cursor;if(typeof r!="string"&&
r!==null){const a={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:be.properties.next_cursor.type},message:"\
must be string,null"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===0}ee.evaluated={props:{entries:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};const Ve=re;const se={type:"object",required:["id","at","action","actor","actor_name","subject","outcome","address","request_id","detail"],properties:{id:{type:"string",format:"\
uuid"},at:{type:"string",format:"date-time"},action:{type:"string"},actor:{type:"string"},actor_name:{type:"string"},subject:{type:["string","null"]},outcome:{$ref:"\
EnumsAuditOutcome"},address:{type:["string","null"]},request_id:{type:["string","null"]},detail:{type:"object",additionalProperties:!0}},$id:"MeAuditEntry"},qe={
type:"string",enum:["done","refused"],$id:"EnumsAuditOutcome"};function R(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=R.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof t!="string"){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="done"||t==="refused")){const r={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}
R.evaluated={dynamicProps:!1,dynamicItems:!1};function T(t,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,
s=0;const n=T.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}
if(t.at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===
null?e=[r]:e.push(r),s++}if(t.action===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"mus\
t have required property 'action'"};e===null?e=[r]:e.push(r),s++}if(t.actor===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"actor"},message:"must have required property 'actor'"};e===null?e=[r]:e.push(r),s++}if(t.actor_name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"actor_name"},message:"must have required property 'actor_name'"};e===null?e=[r]:e.push(r),s++}if(t.subject===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject"},message:"must have required property 'subject'"};e===
null?e=[r]:e.push(r),s++}if(t.outcome===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"m\
ust have required property 'outcome'"};e===null?e=[r]:e.push(r),s++}if(t.address===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[r]:e.push(r),s++}if(t.request_id===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_id"},message:"must have required property 'request_id'"};e===null?e=[r]:e.push(r),s++}if(t.detail===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.id;if(typeof r=="string"){if(!b.test(r)){const a={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.at!==void 0){let r=t.at;if(typeof r=="string"){if(!v.validate(
r)){const a={instancePath:i+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(t.action!==void 0&&typeof t.action!="string"){const r={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.actor!==void 0&&typeof t.actor!="string"){const r={instancePath:i+"/actor",schemaPath:"\
#/properties/actor/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.actor_name!==void 0&&typeof t.actor_name!=
"string"){const r={instancePath:i+"/actor_name",schemaPath:"#/properties/actor_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(t.subject!==void 0){let r=t.subject;if(typeof r!="string"&&r!==null){const a={instancePath:i+"/subject",schemaPath:"#/properties/subject/\
type",keyword:"type",params:{type:se.properties.subject.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(t.outcome!==void 0&&(R(t.outcome,{
instancePath:i+"/outcome",parentData:t,parentDataProperty:"outcome",rootData:d,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),t.address!==
void 0){let r=t.address;if(typeof r!="string"&&r!==null){const a={instancePath:i+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:se.
properties.address.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(t.request_id!==void 0){let r=t.request_id;if(typeof r!="string"&&r!==null){
const a={instancePath:i+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:se.properties.request_id.type},message:"must be stri\
ng,null"};e===null?e=[a]:e.push(a),s++}}if(t.detail!==void 0){let r=t.detail;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const a={instancePath:i+"/detail",schemaPath:"\
#/properties/detail/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return T.errors=e,s===0}T.evaluated={props:{id:!0,at:!0,action:!0,
actor:!0,actor_name:!0,subject:!0,outcome:!0,address:!0,request_id:!0,detail:!0},dynamicProps:!1,dynamicItems:!1};function re(t,{instancePath:i="",parentData:h,
parentDataProperty:g,rootData:d=t,dynamicAnchors:y={}}={}){let e=null,s=0;const n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.entries===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ent\
ries"},message:"must have required property 'entries'"};e===null?e=[a]:e.push(a),s++}if(t.next_cursor===void 0){const a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};e===null?e=[a]:e.push(a),s++}if(t.entries!==void 0){
let a=t.entries;if(Array.isArray(a)){const p=a.length;for(let o=0;o<p;o++)T(a[o],{instancePath:i+"/entries/"+o,parentData:a,parentDataProperty:o,rootData:d,dynamicAnchors:y})||
(e=e===null?T.errors:e.concat(T.errors),s=e.length)}else{const p={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.next_cursor!==void 0){let a=t.next_cursor;const p=s;let o=!1;const m=s;if(typeof a=="string"){
if(!b.test(a)){const c={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/0/format",keyword:"format",params:{format:"uuid"},message:'must\
 match format "uuid"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/0/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var r=m===s;o=o||r;const f=s;if(a!==null){const c={instancePath:i+"/next_cursor",
schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),s++}var r=f===s;if(o=o||
r,o)s=p,e!==null&&(p?e.length=p:e=null);else{const c={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[c]:e.push(c),s++}}}else{const a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[a]:e.push(a),s++}return re.errors=e,s===0}re.evaluated={props:{entries:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};const Ne=u,
Re=u,Te=u,Fe=u,Se=u,Xe=u,We=le,Be=u,Ge=u,He=u,Je=u,Qe=u,Ue=u,Ye=u,Ze=u,er=u,rr=u,tr=u,sr=u,ir=u,ar=u,nr=u,or=u,pr=u,ur=u,mr=u,lr=u,dr=u,yr=u,fr=u,cr=u,hr=u,gr=u,
_r=u,vr=u,Pr=u,br=u,kr=u,wr=u,qr=u,xr=u,Mr=u,Ar=u,jr=u,Dr=u,Ir=u,Or=u,Er=u,$r=u,zr=u,Cr=u,Kr=u,Lr=u,Vr=u,Nr=u,Rr=u,Tr=u,Fr=u,Sr=u,Xr=u,Wr=u,Br=u,Gr=u,Hr=u,Jr=u,
Qr=u,Ur=u,Yr=u,Zr=u,et=u,rt=u,tt=u,st=u,it=u,at=u,nt=u,ot=u,pt=u,ut=u,mt=u,lt=ne,dt=u,yt=u,ft=u,ct=u,ht=u,gt=u,_t=u,vt=u,Pt=u,bt=u,kt=u,wt=u,qt=u,xt=ne,Mt=u,At=u,
jt=u,Dt=u,It=u,Ot=u,Et=u,$t=u,zt=u,Ct=u,Kt=u,Lt=u,Vt=u,Nt=u,Rt=u;export{xt as changeMyAgent200,Mt as changeMyAgent400,At as changeMyAgent401,jt as changeMyAgent403,Dt as changeMyAgent404,It as changeMyAgent413,Ot as changeMyAgent415,
Et as changeMyAgent500,De as changeMyMember200,pr as changeMyMember400,ur as changeMyMember401,mr as changeMyMember403,lr as changeMyMember404,dr as changeMyMember409,
yr as changeMyMember413,fr as changeMyMember415,cr as changeMyMember500,$e as createMyApiKey201,Cr as createMyApiKey400,Kr as createMyApiKey401,Lr as createMyApiKey403,
Vr as createMyApiKey413,Nr as createMyApiKey415,Rr as createMyApiKey500,Ce as createMyClient201,Qr as createMyClient400,Ur as createMyClient401,Yr as createMyClient403,
Zr as createMyClient413,et as createMyClient415,rt as createMyClient500,Oe as createMyInvitation201,Pr as createMyInvitation400,br as createMyInvitation401,kr as createMyInvitation403,
wr as createMyInvitation413,qr as createMyInvitation415,xr as createMyInvitation500,ne as enrollMyAgent200,lt as enrollMyAgent201,dt as enrollMyAgent400,yt as enrollMyAgent401,
ft as enrollMyAgent403,ct as enrollMyAgent409,ht as enrollMyAgent413,gt as enrollMyAgent415,_t as enrollMyAgent500,Ae as getMe200,u as getMe400,Ne as getMe401,Re as getMe500,
Ve as getMyAuditLog200,Lt as getMyAuditLog400,Vt as getMyAuditLog401,Nt as getMyAuditLog403,Rt as getMyAuditLog500,le as getMyOrganization200,Te as getMyOrganization400,
Fe as getMyOrganization401,Se as getMyOrganization403,Xe as getMyOrganization500,Ke as listMyAgents200,ot as listMyAgents400,pt as listMyAgents401,ut as listMyAgents403,
mt as listMyAgents500,Ee as listMyApiKeys200,Or as listMyApiKeys400,Er as listMyApiKeys401,$r as listMyApiKeys403,zr as listMyApiKeys500,ze as listMyClients200,
Br as listMyClients400,Gr as listMyClients401,Hr as listMyClients403,Jr as listMyClients500,Le as listMyEntries200,$t as listMyEntries400,zt as listMyEntries401,
Ct as listMyEntries403,Kt as listMyEntries500,Ie as listMyInvitations200,hr as listMyInvitations400,gr as listMyInvitations401,_r as listMyInvitations403,vr as listMyInvitations500,
je as listMyMembers200,Ye as listMyMembers400,Ze as listMyMembers401,er as listMyMembers403,rr as listMyMembers500,vt as removeMyAgent400,Pt as removeMyAgent401,
bt as removeMyAgent403,kt as removeMyAgent404,wt as removeMyAgent409,qt as removeMyAgent500,tr as removeMyMember400,sr as removeMyMember401,ir as removeMyMember403,
ar as removeMyMember404,nr as removeMyMember409,or as removeMyMember500,Tr as revokeMyApiKey400,Fr as revokeMyApiKey401,Sr as revokeMyApiKey403,Xr as revokeMyApiKey404,
Wr as revokeMyApiKey500,tt as revokeMyClient400,st as revokeMyClient401,it as revokeMyClient403,at as revokeMyClient404,nt as revokeMyClient500,Mr as revokeMyInvitation400,
Ar as revokeMyInvitation401,jr as revokeMyInvitation403,Dr as revokeMyInvitation404,Ir as revokeMyInvitation500,We as updateMyOrganization200,Be as updateMyOrganization400,
Ge as updateMyOrganization401,He as updateMyOrganization403,Je as updateMyOrganization413,Qe as updateMyOrganization415,Ue as updateMyOrganization500};
