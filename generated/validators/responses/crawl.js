// @generated from openapi/paths/crawl.yaml by codegen. Do not edit; run "npm run codegen".
import N from"ajv-formats/dist/formats.js";import E from"ajv/dist/runtime/ucs2length.js";const T=b;const C=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function b(t,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:o=t,dynamicAnchors:u={}}={}){
let e=null,s=0;const m=b.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.message===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===
null?e=[r]:e.push(r),s++}if(t.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"mus\
t have required property 'domain'"};e===null?e=[r]:e.push(r),s++}if(t.crawl_request_id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"crawl_request_id"},message:"must have required property 'crawl_request_id'"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.
message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.crawl_request_id!==void 0){let r=t.crawl_request_id;if(typeof r=="string"){if(!C.
test(r)){const p={instancePath:a+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/format",keyword:"format",params:{format:"uuid"},message:'must mat\
ch format "uuid"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return b.errors=e,s===0}b.evaluated={props:{message:!0,domain:!0,crawl_request_id:!0},dynamicProps:!1,
dynamicItems:!1};const l=k;function _(t,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:o=t,dynamicAnchors:u={}}={}){let e=null,s=0;const m=_.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.
path!==void 0&&typeof t.path!="string"){const r={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return _.errors=e,s===0}_.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const A=E.default,g=N.fullFormats["date-time"],I=N.fullFormats.uri;function w(t,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:o=t,dynamicAnchors:u={}}={}){
let e=null,s=0;const m=w.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),s++}if(t.nonce===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must \
have required property 'nonce'"};e===null?e=[r]:e.push(r),s++}if(t.expires_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expires_at"},message:"must have required property 'expires_at'"};e===null?e=[r]:e.push(r),s++}if(t.dns===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),s++}if(t.http===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),
s++}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.nonce!==void 0){let r=t.nonce;if(typeof r=="string"){if(A(r)>43){const p={instancePath:a+"/nonce",schemaPath:"\
#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[p]:e.push(p),s++}if(A(r)<43){const p={
instancePath:a+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?
e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),s++}}if(t.expires_at!==void 0){let r=t.expires_at;if(typeof r=="string"){if(!g.validate(r)){const p={instancePath:a+"/expires_at",schemaPath:"\
#/properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
s++}}if(t.dns!==void 0){let r=t.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const p={instancePath:a+"/dns",schemaPath:"#/properties/dns\
/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),s++}if(r.type===void 0){const p={
instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[p]:e.push(p),s++}if(r.value===void 0){const p={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),s++}if(r.name!==void 0&&typeof r.name!="string"){const p={instancePath:a+"/dns/n\
ame",schemaPath:"#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(r.type!==
void 0&&r.type!=="TXT"){const p={instancePath:a+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"\
must be equal to constant"};e===null?e=[p]:e.push(p),s++}if(r.value!==void 0&&typeof r.value!="string"){const p={instancePath:a+"/dns/value",schemaPath:"#/prope\
rties/dns/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/dn\
s",schemaPath:"#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(t.http!==void 0){let r=t.
http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const p={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",
params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[p]:e.push(p),s++}if(r.body===void 0){const p={instancePath:a+"/http",schemaPath:"\
#/properties/http/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[p]:e.push(p),s++}if(r.url!==
void 0){let p=r.url;if(typeof p=="string"){if(!I(p)){const i={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties\
/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.body!==void 0&&typeof r.body!="string"){const p={instancePath:a+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{
const p={instancePath:a+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return w.errors=e,s===0}
w.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function q(t,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:o=t,dynamicAnchors:u={}}={}){let e=null,s=0;const m=q.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.
severity===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),s++}if(t.field!==void 0&&typeof t.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.severity!==void 0){
let r=t.severity;if(typeof r!="string"){const p={instancePath:a+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}if(r!=="error"){const p={instancePath:a+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}q.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function k(t,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:o=t,dynamicAnchors:u={}}={}){let e=null,s=0;const m=k.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.error===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),s++}if(t.error!==void 0&&typeof t.error!="string"){const r={instancePath:a+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.issues!==void 0){let r=t.issues;if(Array.
isArray(r)){const p=r.length;for(let i=0;i<p;i++)_(r[i],{instancePath:a+"/issues/"+i,parentData:r,parentDataProperty:i,rootData:o,dynamicAnchors:u})||(e=e===null?
_.errors:e.concat(_.errors),s=e.length)}else{const p={instancePath:a+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),s++}}if(t.retry_after!==void 0){let r=t.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const p={
instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const p={instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:a+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.file_status!==
void 0){let r=t.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const p={instancePath:a+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const p={
instancePath:a+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[p]:e.push(p),s++}if(r<0||isNaN(r)){const p={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}}if(t.url!==void 0&&typeof t.url!="string"){const r={instancePath:a+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.challenge!==void 0&&(w(t.challenge,{instancePath:a+
"/challenge",parentData:t,parentDataProperty:"challenge",rootData:o,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),t.review_id!==void 0){
let r=t.review_id;if(typeof r=="string"){if(!C.test(r)){const p={instancePath:a+"/review_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/review_id",schemaPath:"#/properties/review_id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(t.errors!==void 0){let r=t.errors;if(Array.isArray(r)){const p=r.
length;for(let i=0;i<p;i++)q(r[i],{instancePath:a+"/errors/"+i,parentData:r,parentDataProperty:i,rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.
errors),s=e.length)}else{const p={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[p]:e.push(p),s++}}if(t.valid_values!==void 0){let r=t.valid_values;if(Array.isArray(r)){const p=r.length;for(let i=0;i<p;i++)if(typeof r[i]!="string"){const n={
instancePath:a+"/valid_values/"+i,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),s++}}else{const p={instancePath:a+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[p]:e.push(p),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return k.errors=e,s===0}k.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,
errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const L=x,P={type:"object",required:["crawl_request_id","domain","status","attempts","max_attempts",
"requested_at","started_at","last_attempted_at","completed_at","next_attempt_at","last_error_code","outcome"],properties:{crawl_request_id:{type:"string",format:"\
uuid"},domain:{type:"string"},status:{$ref:"EnumsCrawlStatus"},attempts:{type:"integer",minimum:0},max_attempts:{type:"integer",minimum:1},requested_at:{type:"s\
tring",format:"date-time"},started_at:{type:["string","null"],format:"date-time"},last_attempted_at:{type:["string","null"],format:"date-time"},completed_at:{type:[
"string","null"],format:"date-time"},next_attempt_at:{type:["string","null"],format:"date-time"},last_error_code:{type:["string","null"]},outcome:{anyOf:[{$ref:"\
EnumsCrawlOutcome"},{type:"null"}]},brand_json_outcome:{anyOf:[{$ref:"EnumsCrawlOutcome"},{type:"null"}]}},$id:"RegistryCrawlRequestStatus"},O={type:"string",enum:[
"queued","running","deferred","retrying","completed","invalid","failed"],$id:"EnumsCrawlStatus"};function v(t,{instancePath:a="",parentData:c,parentDataProperty:h,
rootData:o=t,dynamicAnchors:u={}}={}){let e=null,s=0;const m=v.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof t!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="queued"||t===
"running"||t==="deferred"||t==="retrying"||t==="completed"||t==="invalid"||t==="failed")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:O.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const R={
type:"string",enum:["changed","unchanged","absent","invalid","unreachable"],$id:"EnumsCrawlOutcome"};function y(t,{instancePath:a="",parentData:c,parentDataProperty:h,
rootData:o=t,dynamicAnchors:u={}}={}){let e=null,s=0;const m=y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof t!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="changed"||t===
"unchanged"||t==="absent"||t==="invalid"||t==="unreachable")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:R.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}y.evaluated={dynamicProps:!1,dynamicItems:!1};function x(t,{instancePath:a="",
parentData:c,parentDataProperty:h,rootData:o=t,dynamicAnchors:u={}}={}){let e=null,s=0;const m=x.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.crawl_request_id===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"crawl_request_id"},message:"must have required property 'crawl_request_id'"};e===null?e=[i]:e.push(i),s++}if(t.domain===void 0){const i={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[i]:e.push(i),s++}if(t.status===
void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===
null?e=[i]:e.push(i),s++}if(t.attempts===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},message:"\
must have required property 'attempts'"};e===null?e=[i]:e.push(i),s++}if(t.max_attempts===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"max_attempts"},message:"must have required property 'max_attempts'"};e===null?e=[i]:e.push(i),s++}if(t.requested_at===void 0){const i={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requested_at"},message:"must have required property 'requested_at'"};e===null?
e=[i]:e.push(i),s++}if(t.started_at===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"started_at"},message:"\
must have required property 'started_at'"};e===null?e=[i]:e.push(i),s++}if(t.last_attempted_at===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"last_attempted_at"},message:"must have required property 'last_attempted_at'"};e===null?e=[i]:e.push(i),s++}if(t.completed_at===
void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completed_at"},message:"must have required property 'complet\
ed_at'"};e===null?e=[i]:e.push(i),s++}if(t.next_attempt_at===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
next_attempt_at"},message:"must have required property 'next_attempt_at'"};e===null?e=[i]:e.push(i),s++}if(t.last_error_code===void 0){const i={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_error_code"},message:"must have required property 'last_error_code'"};e===null?e=[i]:e.push(i),s++}
if(t.outcome===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"must have required propert\
y 'outcome'"};e===null?e=[i]:e.push(i),s++}if(t.crawl_request_id!==void 0){let i=t.crawl_request_id;if(typeof i=="string"){if(!C.test(i)){const n={instancePath:a+
"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[n]:
e.push(n),s++}}else{const n={instancePath:a+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),s++}}if(t.domain!==void 0&&typeof t.domain!="string"){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(t.status!==void 0&&(v(t.status,{instancePath:a+"/status",
parentData:t,parentDataProperty:"status",rootData:o,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),t.attempts!==void 0){let i=t.attempts;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const n={instancePath:a+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){const n={instancePath:a+"/attempts",schemaPath:"\
#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(t.max_attempts!==void 0){
let i=t.max_attempts;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const n={instancePath:a+"/max_attempts",schemaPath:"#/properties/max_attempts/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const n={
instancePath:a+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[n]:e.push(n),s++}}if(t.requested_at!==void 0){let i=t.requested_at;if(typeof i=="string"){if(!g.validate(i)){const n={instancePath:a+"/requested_at",schemaPath:"\
#/properties/requested_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:a+"/requested_at",schemaPath:"#/properties/requested_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}if(t.started_at!==void 0){let i=t.started_at;if(typeof i!="string"&&i!==null){const n={instancePath:a+"/started_at",schemaPath:"#/properties/started_at/\
type",keyword:"type",params:{type:P.properties.started_at.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof i=="string"&&!g.validate(i)){
const n={instancePath:a+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[n]:e.push(n),s++}}if(t.last_attempted_at!==void 0){let i=t.last_attempted_at;if(typeof i!="string"&&i!==null){const n={instancePath:a+"/last\
_attempted_at",schemaPath:"#/properties/last_attempted_at/type",keyword:"type",params:{type:P.properties.last_attempted_at.type},message:"must be string,null"};
e===null?e=[n]:e.push(n),s++}if(typeof i=="string"&&!g.validate(i)){const n={instancePath:a+"/last_attempted_at",schemaPath:"#/properties/last_attempted_at/form\
at",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}if(t.completed_at!==void 0){let i=t.completed_at;
if(typeof i!="string"&&i!==null){const n={instancePath:a+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type:P.properties.completed_at.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof i=="string"&&!g.validate(i)){const n={instancePath:a+"/completed_at",schemaPath:"#/p\
roperties/completed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}if(t.next_attempt_at!==
void 0){let i=t.next_attempt_at;if(typeof i!="string"&&i!==null){const n={instancePath:a+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"\
type",params:{type:P.properties.next_attempt_at.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof i=="string"&&!g.validate(i)){const n={
instancePath:a+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date\
-time"'};e===null?e=[n]:e.push(n),s++}}if(t.last_error_code!==void 0){let i=t.last_error_code;if(typeof i!="string"&&i!==null){const n={instancePath:a+"/last_er\
ror_code",schemaPath:"#/properties/last_error_code/type",keyword:"type",params:{type:P.properties.last_error_code.type},message:"must be string,null"};e===null?
e=[n]:e.push(n),s++}}if(t.outcome!==void 0){let i=t.outcome;const n=s;let d=!1;const j=s;y(i,{instancePath:a+"/outcome",parentData:t,parentDataProperty:"outcome",
rootData:o,dynamicAnchors:u})||(e=e===null?y.errors:e.concat(y.errors),s=e.length);var r=j===s;d=d||r;const D=s;if(i!==null){const f={instancePath:a+"/outcome",
schemaPath:"#/properties/outcome/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),s++}var r=D===s;if(d=d||r,d)
s=n,e!==null&&(n?e.length=n:e=null);else{const f={instancePath:a+"/outcome",schemaPath:"#/properties/outcome/anyOf",keyword:"anyOf",params:{},message:"must matc\
h a schema in anyOf"};e===null?e=[f]:e.push(f),s++}}if(t.brand_json_outcome!==void 0){let i=t.brand_json_outcome;const n=s;let d=!1;const j=s;y(i,{instancePath:a+
"/brand_json_outcome",parentData:t,parentDataProperty:"brand_json_outcome",rootData:o,dynamicAnchors:u})||(e=e===null?y.errors:e.concat(y.errors),s=e.length);var p=j===
s;d=d||p;const D=s;if(i!==null){const f={instancePath:a+"/brand_json_outcome",schemaPath:"#/properties/brand_json_outcome/anyOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};e===null?e=[f]:e.push(f),s++}var p=D===s;if(d=d||p,d)s=n,e!==null&&(n?e.length=n:e=null);else{const f={instancePath:a+"/brand_jso\
n_outcome",schemaPath:"#/properties/brand_json_outcome/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),s++}}}else{
const i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}return x.errors=e,s===0}
x.evaluated={props:{crawl_request_id:!0,domain:!0,status:!0,attempts:!0,max_attempts:!0,requested_at:!0,started_at:!0,last_attempted_at:!0,completed_at:!0,next_attempt_at:!0,
last_error_code:!0,outcome:!0,brand_json_outcome:!0},dynamicProps:!1,dynamicItems:!1};const V=l,S=l,X=l,z=l,B=l,G=l,H=l,J=l,K=l,M=l,Q=l,U=l;export{L as getCrawlRequest200,J as getCrawlRequest400,K as getCrawlRequest401,M as getCrawlRequest403,Q as getCrawlRequest404,U as getCrawlRequest500,T as requestCrawl202,
l as requestCrawl400,V as requestCrawl401,S as requestCrawl403,X as requestCrawl413,z as requestCrawl415,B as requestCrawl429,G as requestCrawl500,H as requestCrawl503};
