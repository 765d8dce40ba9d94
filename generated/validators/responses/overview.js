// @generated from openapi/paths/overview.yaml by codegen. Do not edit; run "npm run codegen".
import U from"ajv-formats/dist/formats.js";import Y from"ajv/dist/runtime/ucs2length.js";const de=B;function g(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=g.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.display_name===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"display_name"},message:"must have required property 'display_name'"};e===null?e=[r]:e.push(r),t++}if(s.slug!==void 0&&
typeof s.slug!="string"){const r={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.display_name!==void 0&&typeof s.display_name!="string"){const r={instancePath:a+"/display_name",schemaPath:"#/properties/display_n\
ame/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return g.errors=e,t===0}g.evaluated={props:{slug:!0,display_name:!0},dynamicProps:!1,
dynamicItems:!1};const K=U.fullFormats["date-time"];function q(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const p=q.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(
r),t++}if(s.has_valid_adagents===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_valid_adagents"},message:"\
must have required property 'has_valid_adagents'"};e===null?e=[r]:e.push(r),t++}if(s.agent_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"agent_count"},message:"must have required property 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'property_coun\
t'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.member!==void 0&&(g(s.member,{instancePath:a+"/member",parentData:s,parentDataProperty:"\
member",rootData:m,dynamicAnchors:l})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),s.agent_count!==void 0){let r=s.agent_count;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/agent_count",schemaPath:"#/propert\
ies/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.property_count!==void 0){
let r=s.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_cou\
nt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={
instancePath:a+"/property_count",schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[i]:e.push(i),t++}}if(s.last_validated!==void 0){let r=s.last_validated;if(typeof r=="string"){if(!K.validate(r)){const i={instancePath:a+"/last_validate\
d",schemaPath:"#/properties/last_validated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),
t++}}else{const i={instancePath:a+"/last_validated",schemaPath:"#/properties/last_validated/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),t++}}if(s.has_valid_adagents!==void 0&&typeof s.has_valid_adagents!="boolean"){const r={instancePath:a+"/has_valid_adagents",schemaPath:"\
#/properties/has_valid_adagents/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}q.evaluated={props:{domain:!0,
member:!0,agent_count:!0,property_count:!0,last_validated:!0,has_valid_adagents:!0},dynamicProps:!1,dynamicItems:!1};function B(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=B.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.publishers===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
publishers"},message:"must have required property 'publishers'"};e===null?e=[r]:e.push(r),t++}if(s.count===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),t++}if(s.publishers!==void 0){let r=s.
publishers;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)q(r[n],{instancePath:a+"/publishers/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:l})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{const i={instancePath:a+"/publishers",schemaPath:"#/properties/publishers/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.count!==void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const i={instancePath:a+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),
t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}B.evaluated={props:{publishers:!0,count:!0},dynamicProps:!1,dynamicItems:!1};const _=H;function j(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=j.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}j.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const Q=Y.default,v=U.fullFormats.uri;function N(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=N.
evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.nonce===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?
e=[r]:e.push(r),t++}if(s.expires_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"\
must have required property 'expires_at'"};e===null?e=[r]:e.push(r),t++}if(s.dns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),t++}if(s.http===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.
domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.nonce!==void 0){let r=s.nonce;if(typeof r=="string"){if(Q(r)>43){const i={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/maxLen\
gth",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[i]:e.push(i),t++}if(Q(r)<43){const i={instancePath:a+"/n\
once",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[i]:e.push(i),
t++}}else{const i={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),t++}}if(s.expires_at!==void 0){let r=s.expires_at;if(typeof r=="string"){if(!K.validate(r)){const i={instancePath:a+"/expires_at",schemaPath:"#/properti\
es/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.dns!==
void 0){let r=s.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(r.type===void 0){const i={instancePath:a+
"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.
push(i),t++}if(r.value===void 0){const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[i]:e.push(i),t++}if(r.name!==void 0&&typeof r.name!="string"){const i={instancePath:a+"/dns/name",schemaPath:"\
#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.type!==void 0&&r.type!==
"TXT"){const i={instancePath:a+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equa\
l to constant"};e===null?e=[i]:e.push(i),t++}if(r.value!==void 0&&typeof r.value!="string"){const i={instancePath:a+"/dns/value",schemaPath:"#/properties/dns/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/dns",schemaPath:"\
#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.url===void 0){const i={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[i]:e.push(i),t++}if(r.body===void 0){const i={instancePath:a+"/http",schemaPath:"#/properties/htt\
p/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[i]:e.push(i),t++}if(r.url!==void 0){let i=r.
url;if(typeof i=="string"){if(!v(i)){const n={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.body!==void 0&&typeof r.body!="string"){const i={instancePath:a+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{
const i={instancePath:a+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}
N.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function P(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=P.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const i={instancePath:a+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(r!=="error"){const i={instancePath:a+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const Z=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function H(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const p=H.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.error===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required propert\
y 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mess\
age"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:a+"/err\
or",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.
message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)j(r[n],{instancePath:a+"/issues/"+n,parentData:r,
parentDataProperty:n,rootData:m,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{const i={instancePath:a+"/issues",schemaPath:"#/pro\
perties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.retry_after!==void 0){let r=s.retry_after;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:a+"/retry_aft\
er",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.
domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.file_status!==void 0){let r=s.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={
instancePath:a+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const i={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[i]:e.push(i),t++}if(r<0||isNaN(r)){const i={instancePath:a+"/file_status",schemaPath:"\
#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}if(s.url!==void 0&&typeof s.
url!="string"){const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.challenge!==void 0&&(N(s.challenge,{instancePath:a+"/challenge",parentData:s,parentDataProperty:"challenge",rootData:m,dynamicAnchors:l})||(e=
e===null?N.errors:e.concat(N.errors),t=e.length)),s.review_id!==void 0){let r=s.review_id;if(typeof r=="string"){if(!Z.test(r)){const i={instancePath:a+"/review\
_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)P(r[n],{instancePath:a+"/errors/"+n,parentData:r,parentDataProperty:n,
rootData:m,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{const i={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){
const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/valid_values/"+n,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{const i={instancePath:a+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,
domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const fe=X;function X(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=X.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.registered_agents===void 0){const r={instancePath:a,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"registered_agents"},message:"must have required property 'registered_agents'"};e===null?e=[r]:e.push(r),t++}
if(s.registered_publishers===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registered_publishers"},message:"\
must have required property 'registered_publishers'"};e===null?e=[r]:e.push(r),t++}if(s.discovered_agents===void 0){const r={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"discovered_agents"},message:"must have required property 'discovered_agents'"};e===null?e=[r]:e.push(r),t++}if(s.
discovered_publishers===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"discovered_publishers"},message:"mus\
t have required property 'discovered_publishers'"};e===null?e=[r]:e.push(r),t++}if(s.discovered_properties===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"discovered_properties"},message:"must have required property 'discovered_properties'"};e===null?e=[r]:e.push(r),
t++}if(s.authorizations===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorizations"},message:"must hav\
e required property 'authorizations'"};e===null?e=[r]:e.push(r),t++}if(s.authorizations_by_source===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"authorizations_by_source"},message:"must have required property 'authorizations_by_source'"};e===null?e=[r]:e.push(r),t++}if(s.
properties_by_type===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties_by_type"},message:"must have\
 required property 'properties_by_type'"};e===null?e=[r]:e.push(r),t++}if(s.registered_agents!==void 0){let r=s.registered_agents;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/registered_agents",schemaPath:"#/properties/registered_agents/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/registered_agents",schemaPath:"#/p\
roperties/registered_agents/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.registered_publishers!==
void 0){let r=s.registered_publishers;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/registered_publishers",schemaPath:"#/p\
roperties/registered_publishers/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const i={instancePath:a+"/registered_publishers",schemaPath:"#/properties/registered_publishers/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.discovered_agents!==void 0){let r=s.discovered_agents;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:a+"/discovered_agents",schemaPath:"#/properties/discovered_agents/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/discovered_agents",schemaPath:"#/p\
roperties/discovered_agents/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.discovered_publishers!==
void 0){let r=s.discovered_publishers;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/discovered_publishers",schemaPath:"#/p\
roperties/discovered_publishers/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const i={instancePath:a+"/discovered_publishers",schemaPath:"#/properties/discovered_publishers/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.discovered_properties!==void 0){let r=s.discovered_properties;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/discovered_properties",schemaPath:"#/properties/discovered_properties/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/discovered_prop\
erties",schemaPath:"#/properties/discovered_properties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(
i),t++}}if(s.authorizations!==void 0){let r=s.authorizations;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/authorizations",
schemaPath:"#/properties/authorizations/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/authorizations",schemaPath:"#/properties/authorizations/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.authorizations_by_source!==void 0){let r=s.authorizations_by_source;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.adagents_json===void 0){const i={instancePath:a+"/authorizations_by_source",schemaPath:"#/properties/authorizations_by_source/requ\
ired",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagents_json'"};e===null?e=[i]:e.push(i),t++}if(r.agent_claim===
void 0){const i={instancePath:a+"/authorizations_by_source",schemaPath:"#/properties/authorizations_by_source/required",keyword:"required",params:{missingProperty:"\
agent_claim"},message:"must have required property 'agent_claim'"};e===null?e=[i]:e.push(i),t++}if(r.adagents_json!==void 0){let i=r.adagents_json;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const n={instancePath:a+"/authorizations_by_source/adagents_json",schemaPath:"#/properties/authorizations_by_source/p\
roperties/adagents_json/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof i=="number"&&isFinite(i)&&
(i<0||isNaN(i))){const n={instancePath:a+"/authorizations_by_source/adagents_json",schemaPath:"#/properties/authorizations_by_source/properties/adagents_json/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(r.agent_claim!==void 0){let i=r.agent_claim;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const n={instancePath:a+"/authorizations_by_source/agent_claim",schemaPath:"#/properties/authorizations_by_source/pro\
perties/agent_claim/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof i=="number"&&isFinite(i)&&(i<
0||isNaN(i))){const n={instancePath:a+"/authorizations_by_source/agent_claim",schemaPath:"#/properties/authorizations_by_source/properties/agent_claim/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}}else{const i={instancePath:a+"/authorizations_by_sourc\
e",schemaPath:"#/properties/authorizations_by_source/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.properties_by_type!==
void 0){let r=s.properties_by_type;if(r&&typeof r=="object"&&!Array.isArray(r))for(const i in r){let n=r[i];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){const o={instancePath:a+"/properties_by_type/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/properties_by_type/additionalProperties/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){const o={
instancePath:a+"/properties_by_type/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/properties_by_type/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}else{const i={instancePath:a+"/properties_by_type",schemaPath:"#\
/properties/properties_by_type/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.brands!==void 0){let r=s.
brands;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/brands",schemaPath:"\
#/properties/brands/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.publishers!==void 0){
let r=s.publishers;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/publishers",schemaPath:"#/properties/publishers/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/publishers",schemaPath:"#/properties/publishers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}
X.evaluated={props:{registered_agents:!0,registered_publishers:!0,discovered_agents:!0,discovered_publishers:!0,discovered_properties:!0,authorizations:!0,authorizations_by_source:!0,
properties_by_type:!0,brands:!0,publishers:!0},dynamicProps:!1,dynamicItems:!1};const ce=W;const ee={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function D(s,{instancePath:a="",
parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=D.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(!(s==="brand"||s==="rights"||s==="measurement"||s==="governance"||s==="creative"||s==="sales"||s==="buying"||s==="signals")){const r={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ee.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}
D.evaluated={dynamicProps:!1,dynamicItems:!1};const re={type:"string",enum:["adagents_json","aao_hosted","agent_claim"],$id:"EnumsPublisherAgentSource"};function w(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=w.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="aao_hosted"||s==="agent_claim")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:re.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};function A(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=A.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_domain!==
void 0&&typeof s.publisher_domain!="string"){const r={instancePath:a+"/publisher_domain",schemaPath:"#/properties/publisher_domain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_for!==void 0&&typeof s.authorized_for!="string"){const r={instancePath:a+"\
/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.source!==
void 0&&(w(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:m,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=
e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return A.
errors=e,t===0}A.evaluated={props:{publisher_domain:!0,authorized_for:!0,source:!0},dynamicProps:!1,dynamicItems:!1};function z(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=z.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[i]:e.push(i),t++}if(s.name===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(s.type===void 0){const i={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.push(i),t++}if(s.authorized_by===void 0){
const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_by"},message:"must have required property 'authorized_by'"};
e===null?e=[i]:e.push(i),t++}if(s.url!==void 0){let i=s.url;if(typeof i=="string"){if(!v(i)){const n={instancePath:a+"/url",schemaPath:"#/properties/url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.name!==void 0&&typeof s.name!="string"){const i={
instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(s.type!==
void 0){let i=s.type;const n=t;let o=!1;const u=t;D(i,{instancePath:a+"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:l})||(e=e===null?
D.errors:e.concat(D.errors),t=e.length);var r=u===t;o=o||r;const y=t;if(i!=="unknown"){const c={instancePath:a+"/type",schemaPath:"#/properties/type/anyOf/1/con\
st",keyword:"const",params:{allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[c]:e.push(c),t++}var r=y===t;if(o=o||r,o)t=n,e!==null&&(n?e.
length=n:e=null);else{const c={instancePath:a+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===
null?e=[c]:e.push(c),t++}}if(s.authorized_by!==void 0){let i=s.authorized_by;if(Array.isArray(i)){if(i.length>100){const o={instancePath:a+"/authorized_by",schemaPath:"\
#/properties/authorized_by/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),t++}const n=i.length;
for(let o=0;o<n;o++)A(i[o],{instancePath:a+"/authorized_by/"+o,parentData:i,parentDataProperty:o,rootData:m,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.
errors),t=e.length)}else{const n={instancePath:a+"/authorized_by",schemaPath:"#/properties/authorized_by/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[n]:e.push(n),t++}}if(s.authorized_by_truncated!==void 0&&typeof s.authorized_by_truncated!="boolean"){const i={instancePath:a+"/authori\
zed_by_truncated",schemaPath:"#/properties/authorized_by_truncated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return z.errors=
e,t===0}z.evaluated={props:{url:!0,name:!0,type:!0,authorized_by:!0,authorized_by_truncated:!0},dynamicProps:!1,dynamicItems:!1};function W(s,{instancePath:a="",
parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=W.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};e===null?e=[n]:e.push(n),t++}if(s.member===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===null?e=[n]:e.push(n),t++}if(s.agents===void 0){const n={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"agents"},message:"must have required property 'agents'"};e===null?e=[n]:e.push(n),t++}if(s.domain!==
void 0&&typeof s.domain!="string"){const n={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),t++}if(s.member!==void 0){let n=s.member;const o=t;let u=!1;const y=t;g(n,{instancePath:a+"/member",parentData:s,parentDataProperty:"\
member",rootData:m,dynamicAnchors:l})||(e=e===null?g.errors:e.concat(g.errors),t=e.length);var i=y===t;if(u=u||i,i){var r={};r.slug=!0,r.display_name=!0}const c=t;
if(n!==null){const h={instancePath:a+"/member",schemaPath:"#/properties/member/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[h]:e.push(h),t++}var i=c===t;if(u=u||i,u)t=o,e!==null&&(o?e.length=o:e=null);else{const h={instancePath:a+"/member",schemaPath:"#/properties/member/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(h),t++}}if(s.agents!==void 0){let n=s.agents;if(Array.isArray(n)){if(n.length>20){
const u={instancePath:a+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===
null?e=[u]:e.push(u),t++}const o=n.length;for(let u=0;u<o;u++)z(n[u],{instancePath:a+"/agents/"+u,parentData:n,parentDataProperty:u,rootData:m,dynamicAnchors:l})||
(e=e===null?z.errors:e.concat(z.errors),t=e.length)}else{const o={instancePath:a+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(s.agents_truncated!==void 0&&typeof s.agents_truncated!="boolean"){const n={instancePath:a+"/age\
nts_truncated",schemaPath:"#/properties/agents_truncated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}return W.errors=e,t===0}
W.evaluated={props:{domain:!0,member:!0,agents:!0,agents_truncated:!0},dynamicProps:!1,dynamicItems:!1};const he=G,se={type:"object",required:["domain","member",
"adagents_valid","properties","authorized_agents","discovery_method","hosting","files"],properties:{domain:{type:"string"},member:{anyOf:[{$ref:"RegistryMemberR\
ef"},{type:"null"}]},adagents_valid:{type:["boolean","null"]},properties:{type:"array",items:{$ref:"RegistryPublisherProperty"},maxItems:1e3},properties_total:{
type:"integer",minimum:0},authorized_agents:{type:"array",items:{$ref:"RegistryPublisherAgent"},maxItems:1e3},rollup_truncated:{type:"object",required:["cap","t\
otal_agents"],properties:{cap:{type:"integer",minimum:0},total_agents:{type:"integer",minimum:0}}},discovery_method:{anyOf:[{$ref:"EnumsDiscoveryMethod"},{type:"\
null"}]},manager_domain:{type:"string"},hosting:{$ref:"RegistryPublisherHosting"},files:{$ref:"RegistryPublisherFiles"},brand:{$ref:"RegistryBrandCard"},placements:{
type:"array",items:{type:"object",additionalProperties:!0},maxItems:500},freshness:{$ref:"RegistryFreshness"},auto_crawl_triggered:{type:"boolean"}},$id:"Regist\
ryPublisherLookup"};const te={type:"string",enum:["adagents_json","brand_json","community","discovered"],$id:"EnumsPublisherPropertySource"};function x(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=x.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"adagents_json"||s==="brand_json"||s==="community"||s==="discovered")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:te.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};const ie={
type:"string",enum:["direct","delegated","ad_network"],$id:"EnumsDelegationType"};function I(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const p=I.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof s!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="direct"||s==="delegated"||s==="ad_net\
work")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};function F(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const p=F.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&typeof s.type!="string"){const r={instancePath:a+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:a+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.
identifiers;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++){let o=r[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){const u={instancePath:a+
"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property '\
type'"};e===null?e=[u]:e.push(u),t++}if(o.value===void 0){const u={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[u]:e.push(u),t++}if(o.type!==void 0&&typeof o.type!="strin\
g"){const u={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),t++}if(o.value!==void 0&&typeof o.value!="string"){const u={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/pr\
operties/identifiers/items/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:a+
"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}}else{
const i={instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/tags\
/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{const i={instancePath:a+
"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.source!==void 0&&(x(s.
source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:m,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.
delegation_type!==void 0&&(I(s.delegation_type,{instancePath:a+"/delegation_type",parentData:s,parentDataProperty:"delegation_type",rootData:m,dynamicAnchors:l})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:{id:!0,type:!0,name:!0,identifiers:!0,tags:!0,source:!0,delegation_type:!0},dynamicProps:!1,
dynamicItems:!1};function $(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=$.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.url!==
void 0){let r=s.url;if(typeof r=="string"){if(!v(r)){const i={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.authorized_for!==void 0&&typeof s.authorized_for!="string"){const r={instancePath:a+"/auth\
orized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==
void 0&&(w(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:m,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=
e.length)),s.properties_authorized!==void 0){let r=s.properties_authorized;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/p\
roperties_authorized",schemaPath:"#/properties/properties_authorized/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/properties_authorized",schemaPath:"#/properties/properties_authorized/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.properties_total!==void 0){let r=s.properties_total;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/properties_total",schemaPath:"#/properties/properties_total/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/properties_total",schemaPath:"#/properties/properties_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:
e.push(i),t++}}if(s.publisher_wide!==void 0&&typeof s.publisher_wide!="boolean"){const r={instancePath:a+"/publisher_wide",schemaPath:"#/properties/publisher_wi\
de/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}$.evaluated={props:{url:!0,authorized_for:!0,source:!0,
properties_authorized:!0,properties_total:!0,publisher_wide:!0},dynamicProps:!1,dynamicItems:!1};const ae={type:"string",enum:["direct","authoritative_location",
"ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function k(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const p=k.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="direct"||s==="authoritative_location"||s==="ads_t\
xt_managerdomain"||s==="adagents_authoritative")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};const ne={type:"string",enum:["self","self_redirected","self_invalid","aao_hosted","none"],$id:"EnumsHostingMode"};function E(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=E.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"self"||s==="self_redirected"||s==="self_invalid"||s==="aao_hosted"||s==="none")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ne.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function R(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=R.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.mode===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"mode"},message:"must have required property 'mode'"};e===null?e=[r]:e.push(r),t++}if(s.expected_url===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"expected_url"},message:"must have required property 'expected_url'"};e===null?e=[r]:e.push(r),t++}if(s.mode!==
void 0&&(E(s.mode,{instancePath:a+"/mode",parentData:s,parentDataProperty:"mode",rootData:m,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),
s.expected_url!==void 0){let r=s.expected_url;if(typeof r=="string"){if(!v(r)){const i={instancePath:a+"/expected_url",schemaPath:"#/properties/expected_url/for\
mat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/expected_url",schemaPath:"\
#/properties/expected_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.hosted_url!==void 0){let r=s.
hosted_url;if(typeof r=="string"){if(!v(r)){const i={instancePath:a+"/hosted_url",schemaPath:"#/properties/hosted_url/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/hosted_url",schemaPath:"#/properties/hosted_url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.resolved_url!==void 0){let r=s.resolved_url;if(typeof r=="string"){if(!v(
r)){const i={instancePath:a+"/resolved_url",schemaPath:"#/properties/resolved_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri\
"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/resolved_url",schemaPath:"#/properties/resolved_url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.last_validated!==void 0){let r=s.last_validated;if(typeof r=="string"){if(!K.validate(r)){const i={
instancePath:a+"/last_validated",schemaPath:"#/properties/last_validated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-t\
ime"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/last_validated",schemaPath:"#/properties/last_validated/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.last_http_status!==void 0){let r=s.last_http_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:a+"/last_http_status",schemaPath:"#/properties/last_http_status/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const i={instancePath:a+"/last_http_status",schemaPath:"#/p\
roperties/last_http_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[i]:e.push(i),t++}if(r<100||isNaN(
r)){const i={instancePath:a+"/last_http_status",schemaPath:"#/properties/last_http_status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"\
must be >= 100"};e===null?e=[i]:e.push(i),t++}}}if(s.last_bytes!==void 0){let r=s.last_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={
instancePath:a+"/last_bytes",schemaPath:"#/properties/last_bytes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),
t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/last_bytes",schemaPath:"#/properties/last_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return R.errors=e,t===0}R.evaluated={props:{mode:!0,expected_url:!0,hosted_url:!0,resolved_url:!0,
last_validated:!0,last_http_status:!0,last_bytes:!0},dynamicProps:!1,dynamicItems:!1};const pe={type:"string",enum:["valid","community","invalid","unknown","checking"],$id:"EnumsPublisherFileStatus"};function O(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=O.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="valid"||s==="\
community"||s==="invalid"||s==="unknown"||s==="checking")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return O.errors=e,t===0}O.evaluated={dynamicProps:!1,dynamicItems:!1};const oe={type:"st\
ring",enum:["present","unknown","checking"],$id:"EnumsBrandFileStatus"};function T(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const p=T.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="present"||s==="unknown"||s==="checking")){const r={
instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return T.errors=e,t===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function V(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const p=V.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.adagents_json===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagen\
ts_json'"};e===null?e=[r]:e.push(r),t++}if(s.brand_json===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"br\
and_json"},message:"must have required property 'brand_json'"};e===null?e=[r]:e.push(r),t++}if(s.adagents_json!==void 0){let r=s.adagents_json;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.status===void 0){const i={instancePath:a+"/adagents_json",schemaPath:"#/properties/adagents_json/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[i]:e.push(i),t++}if(r.expected_url===void 0){const i={instancePath:a+"/ada\
gents_json",schemaPath:"#/properties/adagents_json/required",keyword:"required",params:{missingProperty:"expected_url"},message:"must have required property 'ex\
pected_url'"};e===null?e=[i]:e.push(i),t++}if(r.status!==void 0&&(O(r.status,{instancePath:a+"/adagents_json/status",parentData:r,parentDataProperty:"status",rootData:m,
dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.expected_url!==void 0){let i=r.expected_url;if(typeof i=="string"){if(!v(i)){const n={
instancePath:a+"/adagents_json/expected_url",schemaPath:"#/properties/adagents_json/properties/expected_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/adagents_json/expected_url",schemaPath:"#/properties/adagents_json/proper\
ties/expected_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.registry_url!==void 0){let i=r.registry_url;
if(typeof i=="string"){if(!v(i)){const n={instancePath:a+"/adagents_json/registry_url",schemaPath:"#/properties/adagents_json/properties/registry_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/adagents_json/registry_url",schemaPath:"\
#/properties/adagents_json/properties/registry_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const i={
instancePath:a+"/adagents_json",schemaPath:"#/properties/adagents_json/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}}if(s.brand_json!==void 0){let r=s.brand_json;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){const i={instancePath:a+"/brand_json",schemaPath:"\
#/properties/brand_json/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[i]:e.push(i),
t++}if(r.status!==void 0&&(T(r.status,{instancePath:a+"/brand_json/status",parentData:r,parentDataProperty:"status",rootData:m,dynamicAnchors:l})||(e=e===null?T.
errors:e.concat(T.errors),t=e.length)),r.name!==void 0&&typeof r.name!="string"){const i={instancePath:a+"/brand_json/name",schemaPath:"#/properties/brand_json/\
properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/brand_json",schemaPath:"\
#/properties/brand_json/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:{adagents_json:!0,
brand_json:!0},dynamicProps:!1,dynamicItems:!1};function S(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=S.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!="string"){
const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.description!==void 0&&typeof s.description!="string"){const r={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.logo_url!==void 0&&typeof s.logo_url!="string"){const r={instancePath:a+"/logo_url",schemaPath:"\
#/properties/logo_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){if(r.length>6){const n={instancePath:a+"/colors",schemaPath:"#/properties/colors/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT hav\
e more than 6 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/colors/"+n,schemaPath:"\
#/properties/colors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{const i={instancePath:a+"/col\
ors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.industries!==void 0){
let r=s.industries;if(Array.isArray(r)){if(r.length>6){const n={instancePath:a+"/industries",schemaPath:"#/properties/industries/maxItems",keyword:"maxItems",params:{
limit:6},message:"must NOT have more than 6 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const o={instancePath:a+
"/industries/"+n,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{
const i={instancePath:a+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return S.
errors=e,t===0}S.evaluated={props:{name:!0,description:!0,logo_url:!0,colors:!0,industries:!0},dynamicProps:!1,dynamicItems:!1};const ue={type:"object",required:[
"state"],properties:{state:{$ref:"EnumsFreshnessState"},validated_at:{type:["string","null"],format:"date-time"}},$id:"RegistryFreshness"},me={type:"string",enum:[
"live","fresh","cached","stale","absent"],$id:"EnumsFreshnessState"};function L(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const p=L.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="live"||s==="fresh"||s==="cached"||s==="stale"||s===
"absent")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:me.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function M(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const p=M.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.state===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required propert\
y 'state'"};e===null?e=[r]:e.push(r),t++}if(s.state!==void 0&&(L(s.state,{instancePath:a+"/state",parentData:s,parentDataProperty:"state",rootData:m,dynamicAnchors:l})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)),s.validated_at!==void 0){let r=s.validated_at;if(typeof r!="string"&&r!==null){const i={instancePath:a+"/va\
lidated_at",schemaPath:"#/properties/validated_at/type",keyword:"type",params:{type:ue.properties.validated_at.type},message:"must be string,null"};e===null?e=[
i]:e.push(i),t++}if(typeof r=="string"&&!K.validate(r)){const i={instancePath:a+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated={props:{state:!0,validated_at:!0},dynamicProps:!1,dynamicItems:!1};
function G(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=G.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const o={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[o]:e.push(o),t++}if(s.member===void 0){const o={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===null?e=[o]:e.push(o),t++}if(s.adagents_valid===
void 0){const o={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_valid"},message:"must have required property 'adage\
nts_valid'"};e===null?e=[o]:e.push(o),t++}if(s.properties===void 0){const o={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
properties"},message:"must have required property 'properties'"};e===null?e=[o]:e.push(o),t++}if(s.authorized_agents===void 0){const o={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[o]:e.push(o),
t++}if(s.discovery_method===void 0){const o={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"discovery_method"},message:"must\
 have required property 'discovery_method'"};e===null?e=[o]:e.push(o),t++}if(s.hosting===void 0){const o={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"hosting"},message:"must have required property 'hosting'"};e===null?e=[o]:e.push(o),t++}if(s.files===void 0){const o={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[o]:e.push(o),t++}if(s.domain!==
void 0&&typeof s.domain!="string"){const o={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[o]:e.push(o),t++}if(s.member!==void 0){let o=s.member;const u=t;let y=!1;const c=t;g(o,{instancePath:a+"/member",parentData:s,parentDataProperty:"\
member",rootData:m,dynamicAnchors:l})||(e=e===null?g.errors:e.concat(g.errors),t=e.length);var i=c===t;if(y=y||i,i){var r={};r.slug=!0,r.display_name=!0}const h=t;
if(o!==null){const b={instancePath:a+"/member",schemaPath:"#/properties/member/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[b]:e.push(b),t++}var i=h===t;if(y=y||i,y)t=u,e!==null&&(u?e.length=u:e=null);else{const b={instancePath:a+"/member",schemaPath:"#/properties/member/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),t++}}if(s.adagents_valid!==void 0){let o=s.adagents_valid;if(typeof o!="boolea\
n"&&o!==null){const u={instancePath:a+"/adagents_valid",schemaPath:"#/properties/adagents_valid/type",keyword:"type",params:{type:se.properties.adagents_valid.type},
message:"must be boolean,null"};e===null?e=[u]:e.push(u),t++}}if(s.properties!==void 0){let o=s.properties;if(Array.isArray(o)){if(o.length>1e3){const y={instancePath:a+
"/properties",schemaPath:"#/properties/properties/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[y]:e.
push(y),t++}const u=o.length;for(let y=0;y<u;y++)F(o[y],{instancePath:a+"/properties/"+y,parentData:o,parentDataProperty:y,rootData:m,dynamicAnchors:l})||(e=e===
null?F.errors:e.concat(F.errors),t=e.length)}else{const u={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}if(s.properties_total!==void 0){let o=s.properties_total;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){const u={instancePath:a+"/properties_total",schemaPath:"#/properties/properties_total/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[u]:e.push(u),t++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){const u={instancePath:a+"/properties_total",schemaPath:"#/properti\
es/properties_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),t++}}if(s.authorized_agents!==void 0){
let o=s.authorized_agents;if(Array.isArray(o)){if(o.length>1e3){const y={instancePath:a+"/authorized_agents",schemaPath:"#/properties/authorized_agents/maxItems",
keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[y]:e.push(y),t++}const u=o.length;for(let y=0;y<u;y++)$(o[y],{instancePath:a+
"/authorized_agents/"+y,parentData:o,parentDataProperty:y,rootData:m,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)}else{const u={instancePath:a+
"/authorized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}
if(s.rollup_truncated!==void 0){let o=s.rollup_truncated;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.cap===void 0){const u={instancePath:a+"/rollup_trunca\
ted",schemaPath:"#/properties/rollup_truncated/required",keyword:"required",params:{missingProperty:"cap"},message:"must have required property 'cap'"};e===null?
e=[u]:e.push(u),t++}if(o.total_agents===void 0){const u={instancePath:a+"/rollup_truncated",schemaPath:"#/properties/rollup_truncated/required",keyword:"require\
d",params:{missingProperty:"total_agents"},message:"must have required property 'total_agents'"};e===null?e=[u]:e.push(u),t++}if(o.cap!==void 0){let u=o.cap;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const y={instancePath:a+"/rollup_truncated/cap",schemaPath:"#/properties/rollup_truncated/properties/cap/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){const y={instancePath:a+
"/rollup_truncated/cap",schemaPath:"#/properties/rollup_truncated/properties/cap/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[y]:e.push(y),t++}}if(o.total_agents!==void 0){let u=o.total_agents;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const y={instancePath:a+
"/rollup_truncated/total_agents",schemaPath:"#/properties/rollup_truncated/properties/total_agents/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[y]:e.push(y),t++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){const y={instancePath:a+"/rollup_truncated/total_agents",schemaPath:"\
#/properties/rollup_truncated/properties/total_agents/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(
y),t++}}}else{const u={instancePath:a+"/rollup_truncated",schemaPath:"#/properties/rollup_truncated/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[u]:e.push(u),t++}}if(s.discovery_method!==void 0){let o=s.discovery_method;const u=t;let y=!1;const c=t;k(o,{instancePath:a+"/discovery_me\
thod",parentData:s,parentDataProperty:"discovery_method",rootData:m,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length);var n=c===t;y=y||n;const h=t;
if(o!==null){const b={instancePath:a+"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf/1/type",keyword:"type",params:{type:"null"},message:"mu\
st be null"};e===null?e=[b]:e.push(b),t++}var n=h===t;if(y=y||n,y)t=u,e!==null&&(u?e.length=u:e=null);else{const b={instancePath:a+"/discovery_method",schemaPath:"\
#/properties/discovery_method/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),t++}}if(s.manager_domain!==void 0&&
typeof s.manager_domain!="string"){const o={instancePath:a+"/manager_domain",schemaPath:"#/properties/manager_domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),t++}if(s.hosting!==void 0&&(R(s.hosting,{instancePath:a+"/hosting",parentData:s,parentDataProperty:"hosting",
rootData:m,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.files!==void 0&&(V(s.files,{instancePath:a+"/files",parentData:s,parentDataProperty:"\
files",rootData:m,dynamicAnchors:l})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.brand!==void 0&&(S(s.brand,{instancePath:a+"/brand",parentData:s,parentDataProperty:"\
brand",rootData:m,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),s.placements!==void 0){let o=s.placements;if(Array.isArray(o)){if(o.length>
500){const y={instancePath:a+"/placements",schemaPath:"#/properties/placements/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than \
500 items"};e===null?e=[y]:e.push(y),t++}const u=o.length;for(let y=0;y<u;y++){let c=o[y];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const h={instancePath:a+
"/placements/"+y,schemaPath:"#/properties/placements/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),t++}}}else{
const u={instancePath:a+"/placements",schemaPath:"#/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(
u),t++}}if(s.freshness!==void 0&&(M(s.freshness,{instancePath:a+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:m,dynamicAnchors:l})||(e=e===null?
M.errors:e.concat(M.errors),t=e.length)),s.auto_crawl_triggered!==void 0&&typeof s.auto_crawl_triggered!="boolean"){const o={instancePath:a+"/auto_crawl_trigger\
ed",schemaPath:"#/properties/auto_crawl_triggered/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}}else{const o={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}return G.errors=e,t===0}G.evaluated=
{props:{domain:!0,member:!0,adagents_valid:!0,properties:!0,properties_total:!0,authorized_agents:!0,rollup_truncated:!0,discovery_method:!0,manager_domain:!0,hosting:!0,
files:!0,brand:!0,placements:!0,freshness:!0,auto_crawl_triggered:!0},dynamicProps:!1,dynamicItems:!1};const ge=J;function C(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=C.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
field!==void 0&&typeof s.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){
const r={instancePath:a+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return C.
errors=e,t===0}C.evaluated={props:{field:!0,message:!0,suggestion:!0},dynamicProps:!1,dynamicItems:!1};function J(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:m=s,dynamicAnchors:l={}}={}){let e=null,t=0;const p=J.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.valid===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must h\
ave required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method===void 0){const r={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"discovery_method"},message:"must have required property 'discovery_method'"};e===null?e=[r]:e.push(r),t++}if(s.
agent_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_count"},message:"must have required prop\
erty 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_count"},message:"must have required property 'property_count'"};e===null?e=[r]:e.push(r),t++}if(s.property_type_counts===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type_counts"},message:"must have required property 'property_type_counts'"};e===null?
e=[r]:e.push(r),t++}if(s.tag_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tag_count"},message:"mu\
st have required property 'tag_count'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!="boolean"){const r={instancePath:a+"/valid",schemaPath:"\
#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="\
string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!v(r)){const i={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"forma\
t",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/url",schemaPath:"#/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.discovery_method!==void 0&&(k(s.discovery_method,{instancePath:a+
"/discovery_method",parentData:s,parentDataProperty:"discovery_method",rootData:m,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.manager_domain!==
void 0&&typeof s.manager_domain!="string"){const r={instancePath:a+"/manager_domain",schemaPath:"#/properties/manager_domain/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.agent_count!==void 0){let r=s.agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:a+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.property_count!==void 0){let r=s.property_count;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/property_count",
schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.property_type_counts!==
void 0){let r=s.property_type_counts;if(r&&typeof r=="object"&&!Array.isArray(r))for(const i in r){let n=r[i];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){const o={instancePath:a+"/property_type_counts/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/property_type_counts/additionalPropertie\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){const o={
instancePath:a+"/property_type_counts/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/property_type_counts/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}else{const i={instancePath:a+"/property_type_counts",schemaPath:"\
#/properties/property_type_counts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.tag_count!==void 0){let r=s.
tag_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/tag_count",schemaPath:"#/properties/tag_count/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/t\
ag_count",schemaPath:"#/properties/tag_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.
errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)P(r[n],{instancePath:a+"/errors/"+n,parentData:r,parentDataProperty:n,
rootData:m,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{const i={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++)C(r[n],{instancePath:a+"/warnings/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(
C.errors),t=e.length)}else{const i={instancePath:a+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return J.errors=e,t===0}J.evaluated={props:{valid:!0,domain:!0,url:!0,discovery_method:!0,manager_domain:!0,agent_count:!0,property_count:!0,property_type_counts:!0,
tag_count:!0,errors:!0,warnings:!0},dynamicProps:!1,dynamicItems:!1};const _e=_,be=_,ve=_,Pe=_,we=_,ke=_,qe=_,je=_,Ne=_,De=_,Ae=_,ze=_;export{ce as getOperator200,we as getOperator400,ke as getOperator500,he as getPublisher200,qe as getPublisher400,je as getPublisher401,Ne as getPublisher500,fe as getRegistryStats200,
ve as getRegistryStats401,Pe as getRegistryStats500,de as listPublishers200,_ as listPublishers400,_e as listPublishers401,be as listPublishers500,ge as validatePublisher200,
De as validatePublisher400,Ae as validatePublisher401,ze as validatePublisher500};
