// @generated from openapi/paths/crawl.yaml by codegen. Do not edit; run "npm run codegen".
import C from"ajv-formats/dist/formats.js";const I=P;const D=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function P(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=r,dynamicAnchors:l={}}={}){
let e=null,a=0;const n=P.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.message===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===
null?e=[t]:e.push(t),a++}if(r.domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"mus\
t have required property 'domain'"};e===null?e=[t]:e.push(t),a++}if(r.crawl_request_id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"crawl_request_id"},message:"must have required property 'crawl_request_id'"};e===null?e=[t]:e.push(t),a++}if(r.message!==void 0&&typeof r.
message!="string"){const t={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}if(r.domain!==void 0&&typeof r.domain!="string"){const t={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.crawl_request_id!==void 0){let t=r.crawl_request_id;if(typeof t=="string"){if(!D.
test(t)){const p={instancePath:i+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/format",keyword:"format",params:{format:"uuid"},message:'must mat\
ch format "uuid"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return P.errors=e,a===0}P.evaluated={props:{message:!0,domain:!0,crawl_request_id:!0},dynamicProps:!1,
dynamicItems:!1};const o=b;function g(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=r,dynamicAnchors:l={}}={}){let e=null,a=0;const n=g.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),a++}if(r.message===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),a++}if(r.
path!==void 0&&typeof r.path!="string"){const t={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}if(r.message!==void 0&&typeof r.message!="string"){const t={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return g.errors=e,a===0}g.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function _(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=r,dynamicAnchors:l={}}={}){let e=null,a=0;const n=_.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.field===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[t]:e.push(t),a++}if(r.message===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),a++}if(r.
severity===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[t]:e.push(t),a++}if(r.field!==void 0&&typeof r.field!="string"){const t={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.message!==void 0&&typeof r.message!="string"){const t={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.severity!==void 0){
let t=r.severity;if(typeof t!="string"){const p={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}if(t!=="error"){const p={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return _.errors=e,a===0}_.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function b(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=r,dynamicAnchors:l={}}={}){let e=null,a=0;const n=b.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[t]:e.push(t),a++}if(r.message===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[t]:e.push(t),a++}if(r.error!==void 0&&typeof r.error!="string"){const t={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.message!==void 0&&typeof r.message!="string"){const t={instancePath:i+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.issues!==void 0){let t=r.issues;if(Array.
isArray(t)){const p=t.length;for(let s=0;s<p;s++)g(t[s],{instancePath:i+"/issues/"+s,parentData:t,parentDataProperty:s,rootData:u,dynamicAnchors:l})||(e=e===null?
g.errors:e.concat(g.errors),a=e.length)}else{const p={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),a++}}if(r.retry_after!==void 0){let t=r.retry_after;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={
instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),a++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const p={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),a++}}if(r.domain!==void 0&&typeof r.domain!="string"){const t={instancePath:i+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.file_status!==
void 0){let t=r.file_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:i+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),a++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){const p={
instancePath:i+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[p]:e.push(p),a++}if(t<0||isNaN(t)){const p={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),a++}}}if(r.url!==void 0&&typeof r.url!="string"){const t={instancePath:i+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.errors!==void 0){let t=r.errors;if(Array.isArray(
t)){const p=t.length;for(let s=0;s<p;s++)_(t[s],{instancePath:i+"/errors/"+s,parentData:t,parentDataProperty:s,rootData:u,dynamicAnchors:l})||(e=e===null?_.errors:
e.concat(_.errors),a=e.length)}else{const p={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[p]:e.push(p),a++}}if(r.valid_values!==void 0){let t=r.valid_values;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)if(typeof t[s]!=
"string"){const m={instancePath:i+"/valid_values/"+s,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[m]:e.push(m),a++}}else{const p={instancePath:i+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),a++}return b.errors=e,a===0}b.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,errors:!0,
valid_values:!0},dynamicProps:!1,dynamicItems:!1};const R=k,w={type:"object",required:["crawl_request_id","domain","status","attempts","max_attempts","requested\
_at","started_at","last_attempted_at","completed_at","next_attempt_at","last_error_code","outcome"],properties:{crawl_request_id:{type:"string",format:"uuid"},domain:{
type:"string"},status:{$ref:"EnumsCrawlStatus"},attempts:{type:"integer",minimum:0},max_attempts:{type:"integer",minimum:1},requested_at:{type:"string",format:"\
date-time"},started_at:{type:["string","null"],format:"date-time"},last_attempted_at:{type:["string","null"],format:"date-time"},completed_at:{type:["string","n\
ull"],format:"date-time"},next_attempt_at:{type:["string","null"],format:"date-time"},last_error_code:{type:["string","null"]},outcome:{anyOf:[{$ref:"EnumsCrawl\
Outcome"},{type:"null"}]},brand_json_outcome:{anyOf:[{$ref:"EnumsCrawlOutcome"},{type:"null"}]}},$id:"RegistryCrawlRequestStatus"},v=C.fullFormats["date-time"],
A={type:"string",enum:["queued","running","deferred","retrying","completed","invalid","failed"],$id:"EnumsCrawlStatus"};function q(r,{instancePath:i="",parentData:c,
parentDataProperty:h,rootData:u=r,dynamicAnchors:l={}}={}){let e=null,a=0;const n=q.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===
"queued"||r==="running"||r==="deferred"||r==="retrying"||r==="completed"||r==="invalid"||r==="failed")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enu\
m",params:{allowedValues:A.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}return q.errors=e,a===0}q.evaluated={dynamicProps:!1,
dynamicItems:!1};const N={type:"string",enum:["changed","unchanged","absent","invalid","unreachable"],$id:"EnumsCrawlOutcome"};function y(r,{instancePath:i="",parentData:c,
parentDataProperty:h,rootData:u=r,dynamicAnchors:l={}}={}){let e=null,a=0;const n=y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===
"changed"||r==="unchanged"||r==="absent"||r==="invalid"||r==="unreachable")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:N.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}return y.errors=e,a===0}y.evaluated={dynamicProps:!1,dynamicItems:!1};function k(r,{
instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=r,dynamicAnchors:l={}}={}){let e=null,a=0;const n=k.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.crawl_request_id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"crawl_request_id"},message:"must have required property 'crawl_request_id'"};e===null?e=[s]:e.push(s),a++}if(r.domain===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=
[s]:e.push(s),a++}if(r.status===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have \
required property 'status'"};e===null?e=[s]:e.push(s),a++}if(r.attempts===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attempts"},message:"must have required property 'attempts'"};e===null?e=[s]:e.push(s),a++}if(r.max_attempts===void 0){const s={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"max_attempts"},message:"must have required property 'max_attempts'"};e===null?e=[s]:e.push(s),a++}if(r.requested_at===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requested_at"},message:"must have required property 'request\
ed_at'"};e===null?e=[s]:e.push(s),a++}if(r.started_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"star\
ted_at"},message:"must have required property 'started_at'"};e===null?e=[s]:e.push(s),a++}if(r.last_attempted_at===void 0){const s={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"last_attempted_at"},message:"must have required property 'last_attempted_at'"};e===null?e=[s]:e.push(s),a++}
if(r.completed_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completed_at"},message:"must have requir\
ed property 'completed_at'"};e===null?e=[s]:e.push(s),a++}if(r.next_attempt_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"next_attempt_at"},message:"must have required property 'next_attempt_at'"};e===null?e=[s]:e.push(s),a++}if(r.last_error_code===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_error_code"},message:"must have required property 'last_error_code'"};e===
null?e=[s]:e.push(s),a++}if(r.outcome===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"m\
ust have required property 'outcome'"};e===null?e=[s]:e.push(s),a++}if(r.crawl_request_id!==void 0){let s=r.crawl_request_id;if(typeof s=="string"){if(!D.test(s)){
const m={instancePath:i+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/format",keyword:"format",params:{format:"uuid"},message:'must match format\
 "uuid"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(r.domain!==void 0&&typeof r.domain!="string"){const s={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r.status!==void 0&&(q(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:u,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),a=e.length)),r.attempts!==void 0){let s=r.
attempts;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const m={instancePath:i+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),a++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const m={instancePath:i+"/attempts",
schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),a++}}if(r.max_attempts!==
void 0){let s=r.max_attempts;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const m={instancePath:i+"/max_attempts",schemaPath:"#/properties/max_atte\
mpts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),a++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const m={
instancePath:i+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[m]:e.push(m),a++}}if(r.requested_at!==void 0){let s=r.requested_at;if(typeof s=="string"){if(!v.validate(s)){const m={instancePath:i+"/requested_at",schemaPath:"\
#/properties/requested_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),a++}}else{const m={
instancePath:i+"/requested_at",schemaPath:"#/properties/requested_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),a++}}if(r.started_at!==void 0){let s=r.started_at;if(typeof s!="string"&&s!==null){const m={instancePath:i+"/started_at",schemaPath:"#/properties/started_at/\
type",keyword:"type",params:{type:w.properties.started_at.type},message:"must be string,null"};e===null?e=[m]:e.push(m),a++}if(typeof s=="string"&&!v.validate(s)){
const m={instancePath:i+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[m]:e.push(m),a++}}if(r.last_attempted_at!==void 0){let s=r.last_attempted_at;if(typeof s!="string"&&s!==null){const m={instancePath:i+"/last\
_attempted_at",schemaPath:"#/properties/last_attempted_at/type",keyword:"type",params:{type:w.properties.last_attempted_at.type},message:"must be string,null"};
e===null?e=[m]:e.push(m),a++}if(typeof s=="string"&&!v.validate(s)){const m={instancePath:i+"/last_attempted_at",schemaPath:"#/properties/last_attempted_at/form\
at",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),a++}}if(r.completed_at!==void 0){let s=r.completed_at;
if(typeof s!="string"&&s!==null){const m={instancePath:i+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type:w.properties.completed_at.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),a++}if(typeof s=="string"&&!v.validate(s)){const m={instancePath:i+"/completed_at",schemaPath:"#/p\
roperties/completed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),a++}}if(r.next_attempt_at!==
void 0){let s=r.next_attempt_at;if(typeof s!="string"&&s!==null){const m={instancePath:i+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"\
type",params:{type:w.properties.next_attempt_at.type},message:"must be string,null"};e===null?e=[m]:e.push(m),a++}if(typeof s=="string"&&!v.validate(s)){const m={
instancePath:i+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date\
-time"'};e===null?e=[m]:e.push(m),a++}}if(r.last_error_code!==void 0){let s=r.last_error_code;if(typeof s!="string"&&s!==null){const m={instancePath:i+"/last_er\
ror_code",schemaPath:"#/properties/last_error_code/type",keyword:"type",params:{type:w.properties.last_error_code.type},message:"must be string,null"};e===null?
e=[m]:e.push(m),a++}}if(r.outcome!==void 0){let s=r.outcome;const m=a;let d=!1;const x=a;y(s,{instancePath:i+"/outcome",parentData:r,parentDataProperty:"outcome",
rootData:u,dynamicAnchors:l})||(e=e===null?y.errors:e.concat(y.errors),a=e.length);var t=x===a;d=d||t;const j=a;if(s!==null){const f={instancePath:i+"/outcome",
schemaPath:"#/properties/outcome/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),a++}var t=j===a;if(d=d||t,d)
a=m,e!==null&&(m?e.length=m:e=null);else{const f={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/anyOf",keyword:"anyOf",params:{},message:"must matc\
h a schema in anyOf"};e===null?e=[f]:e.push(f),a++}}if(r.brand_json_outcome!==void 0){let s=r.brand_json_outcome;const m=a;let d=!1;const x=a;y(s,{instancePath:i+
"/brand_json_outcome",parentData:r,parentDataProperty:"brand_json_outcome",rootData:u,dynamicAnchors:l})||(e=e===null?y.errors:e.concat(y.errors),a=e.length);var p=x===
a;d=d||p;const j=a;if(s!==null){const f={instancePath:i+"/brand_json_outcome",schemaPath:"#/properties/brand_json_outcome/anyOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};e===null?e=[f]:e.push(f),a++}var p=j===a;if(d=d||p,d)a=m,e!==null&&(m?e.length=m:e=null);else{const f={instancePath:i+"/brand_jso\
n_outcome",schemaPath:"#/properties/brand_json_outcome/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),a++}}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return k.errors=e,a===0}
k.evaluated={props:{crawl_request_id:!0,domain:!0,status:!0,attempts:!0,max_attempts:!0,requested_at:!0,started_at:!0,last_attempted_at:!0,completed_at:!0,next_attempt_at:!0,
last_error_code:!0,outcome:!0,brand_json_outcome:!0},dynamicProps:!1,dynamicItems:!1};const O=o,$=o,F=o,V=o,S=o,z=o,B=o,G=o,H=o,J=o,K=o,L=o;export{R as getCrawlRequest200,G as getCrawlRequest400,H as getCrawlRequest401,J as getCrawlRequest403,K as getCrawlRequest404,L as getCrawlRequest500,I as requestCrawl202,
o as requestCrawl400,O as requestCrawl401,$ as requestCrawl403,F as requestCrawl413,V as requestCrawl415,S as requestCrawl429,z as requestCrawl500,B as requestCrawl503};
