// @generated from openapi/paths/meta.yaml by codegen. Do not edit; run "npm run codegen".
import b from"ajv-formats/dist/formats.js";import w from"ajv/dist/runtime/ucs2length.js";const x=h;function h(t,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:o=t,dynamicAnchors:u={}}={}){let e=null,i=0;const a=h.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),i++}if(t.version===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),i++}if(t.
documentation===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentation"},message:"must have required \
property 'documentation'"};e===null?e=[r]:e.push(r),i++}if(t.openapi===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:e.push(r),i++}if(t.endpoints===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"endpoints"},message:"must have required property 'endpoints'"};e===null?e=[r]:e.push(r),i++}if(t.name!==void 0&&typeof t.
name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),i++}if(t.version!==void 0&&typeof t.version!="string"){const r={instancePath:n+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.documentation!==void 0&&typeof t.documentation!="string"){const r={instancePath:n+"/d\
ocumentation",schemaPath:"#/properties/documentation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.openapi!==
void 0&&typeof t.openapi!="string"){const r={instancePath:n+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),i++}if(t.endpoints!==void 0){let r=t.endpoints;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(typeof r[s]!=
"string"){const p={instancePath:n+"/endpoints/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/endpoints/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{const s={instancePath:n+"/endpoints",schemaPath:"#/properties/endpoint\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return h.errors=e,i===0}h.evaluated={props:{name:!0,version:!0,documentation:!0,
openapi:!0,endpoints:!0},dynamicProps:!1,dynamicItems:!1};const g=c;function m(t,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:o=t,dynamicAnchors:u={}}={}){let e=null,i=0;const a=m.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.
path!==void 0&&typeof t.path!="string"){const r={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return m.errors=e,i===0}m.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const P=w.default,q=b.fullFormats["date-time"],k=b.fullFormats.uri;function l(t,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:o=t,dynamicAnchors:u={}}={}){
let e=null,i=0;const a=l.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),i++}if(t.nonce===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must \
have required property 'nonce'"};e===null?e=[r]:e.push(r),i++}if(t.expires_at===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expires_at"},message:"must have required property 'expires_at'"};e===null?e=[r]:e.push(r),i++}if(t.dns===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),i++}if(t.http===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),
i++}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.nonce!==void 0){let r=t.nonce;if(typeof r=="string"){if(P(r)>43){const s={instancePath:n+"/nonce",schemaPath:"\
#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[s]:e.push(s),i++}if(P(r)<43){const s={
instancePath:n+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?
e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(t.expires_at!==void 0){let r=t.expires_at;if(typeof r=="string"){if(!q.validate(r)){const s={instancePath:n+"/expires_at",schemaPath:"\
#/properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={
instancePath:n+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(t.dns!==void 0){let r=t.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const s={instancePath:n+"/dns",schemaPath:"#/properties/dns\
/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(r.type===void 0){const s={
instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}if(r.value===void 0){const s={instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[s]:e.push(s),i++}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:n+"/dns/n\
ame",schemaPath:"#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.type!==
void 0&&r.type!=="TXT"){const s={instancePath:n+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),i++}if(r.value!==void 0&&typeof r.value!="string"){const s={instancePath:n+"/dns/value",schemaPath:"#/prope\
rties/dns/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/dn\
s",schemaPath:"#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(t.http!==void 0){let r=t.
http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={instancePath:n+"/http",schemaPath:"#/properties/http/required",keyword:"required",
params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),i++}if(r.body===void 0){const s={instancePath:n+"/http",schemaPath:"\
#/properties/http/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[s]:e.push(s),i++}if(r.url!==
void 0){let s=r.url;if(typeof s=="string"){if(!k(s)){const p={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),i++}}else{const p={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties\
/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(r.body!==void 0&&typeof r.body!="string"){const s={instancePath:n+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{
const s={instancePath:n+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return l.errors=e,i===0}
l.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function y(t,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:o=t,dynamicAnchors:u={}}={}){let e=null,i=0;const a=y.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.field===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.
severity===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),i++}if(t.field!==void 0&&typeof t.field!="string"){const r={instancePath:n+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:n+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.severity!==void 0){
let r=t.severity;if(typeof r!="string"){const s={instancePath:n+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(r!=="error"){const s={instancePath:n+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return y.errors=e,i===0}y.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const _=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function c(t,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:o=t,
dynamicAnchors:u={}}={}){let e=null,i=0;const a=c.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.error===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required propert\
y 'error'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mess\
age"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.error!==void 0&&typeof t.error!="string"){const r={instancePath:n+"/err\
or",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.
message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(t.issues!==void 0){let r=t.issues;if(Array.isArray(r)){const s=r.length;for(let p=0;p<s;p++)m(r[p],{instancePath:n+"/issues/"+p,parentData:r,
parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),i=e.length)}else{const s={instancePath:n+"/issues",schemaPath:"#/pro\
perties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.retry_after!==void 0){let r=t.retry_after;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/retry_aft\
er",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(t.
domain!==void 0&&typeof t.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(t.file_status!==void 0){let r=t.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:n+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),i++}if(r<0||isNaN(r)){const s={instancePath:n+"/file_status",schemaPath:"\
#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(t.url!==void 0&&typeof t.
url!="string"){const r={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}if(t.challenge!==void 0&&(l(t.challenge,{instancePath:n+"/challenge",parentData:t,parentDataProperty:"challenge",rootData:o,dynamicAnchors:u})||(e=
e===null?l.errors:e.concat(l.errors),i=e.length)),t.review_id!==void 0){let r=t.review_id;if(typeof r=="string"){if(!_.test(r)){const s={instancePath:n+"/review\
_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[s]:e.push(s),i++}}else{const s={
instancePath:n+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(t.errors!==void 0){let r=t.errors;if(Array.isArray(r)){const s=r.length;for(let p=0;p<s;p++)y(r[p],{instancePath:n+"/errors/"+p,parentData:r,parentDataProperty:p,
rootData:o,dynamicAnchors:u})||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.valid_values!==void 0){let r=t.valid_values;if(Array.isArray(r)){
const s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){const v={instancePath:n+"/valid_values/"+p,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}}else{const s={instancePath:n+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return c.errors=e,i===0}c.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,
domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const D=g,I=g,N=g;export{x as getApiIndex200,g as getApiIndex401,D as getApiIndex500,I as getOpenApiDocument500,N as getWellKnownOpenApi500};
