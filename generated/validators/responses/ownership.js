// @generated from openapi/paths/ownership.yaml by codegen. Do not edit; run "npm run codegen".
import O from"ajv-formats/dist/formats.js";import N from"ajv/dist/runtime/ucs2length.js";const F=x;const I={type:"string",enum:["open","consumed","invalidated","expired","none"],$id:"EnumsOwnershipChallengeState"};function g(s,{instancePath:a="",parentData:y,
parentDataProperty:f,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=g.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"open"||s==="consumed"||s==="invalidated"||s==="expired"||s==="none")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:I.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return g.errors=e,t===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const E={type:"string",enum:["dns","http"],$id:"EnumsOwnershipProofMethod"};function v(s,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:m=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=v.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="dns"||s==="http")){const r={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:E.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return v.errors=e,t===0}
v.evaluated={dynamicProps:!1,dynamicItems:!1};const w=O.fullFormats["date-time"];function P(s,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:m=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=P.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.method===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"must have required prope\
rty 'method'"};e===null?e=[r]:e.push(r),t++}if(s.proved_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
proved_at"},message:"must have required property 'proved_at'"};e===null?e=[r]:e.push(r),t++}if(s.age_seconds===void 0){const r={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"age_seconds"},message:"must have required property 'age_seconds'"};e===null?e=[r]:e.push(r),t++}if(s.valid_until===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid_until"},message:"must have required property 'valid_un\
til'"};e===null?e=[r]:e.push(r),t++}if(s.is_valid===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"is_valid"},
message:"must have required property 'is_valid'"};e===null?e=[r]:e.push(r),t++}if(s.method!==void 0&&(v(s.method,{instancePath:a+"/method",parentData:s,parentDataProperty:"\
method",rootData:m,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.proved_at!==void 0){let r=s.proved_at;if(typeof r=="string"){if(!w.
validate(r)){const i={instancePath:a+"/proved_at",schemaPath:"#/properties/proved_at/format",keyword:"format",params:{format:"date-time"},message:'must match fo\
rmat "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/proved_at",schemaPath:"#/properties/proved_at/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.age_seconds!==void 0){let r=s.age_seconds;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:a+"/age_seconds",schemaPath:"#/properties/age_seconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/age_seconds",schemaPath:"#/properties/age_seconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.valid_until!==void 0){let r=s.valid_until;if(typeof r=="str\
ing"){if(!w.validate(r)){const i={instancePath:a+"/valid_until",schemaPath:"#/properties/valid_until/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/valid_until",schemaPath:"#/properties/valid_until/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.is_valid!==void 0&&typeof s.is_valid!="boolean"){const r={instancePath:a+
"/is_valid",schemaPath:"#/properties/is_valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated=
{props:{method:!0,proved_at:!0,age_seconds:!0,valid_until:!0,is_valid:!0},dynamicProps:!1,dynamicItems:!1};const D=O.fullFormats.uri,k=N.default;function h(s,{instancePath:a="",
parentData:y,parentDataProperty:f,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=h.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};e===null?e=[n]:e.push(n),t++}if(s.state===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[n]:e.push(n),t++}if(s.proof===void 0){const n={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"proof"},message:"must have required property 'proof'"};e===null?e=[n]:e.push(n),t++}if(s.domain!==
void 0&&typeof s.domain!="string"){const n={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),t++}if(s.state!==void 0&&(g(s.state,{instancePath:a+"/state",parentData:s,parentDataProperty:"state",rootData:m,dynamicAnchors:u})||
(e=e===null?g.errors:e.concat(g.errors),t=e.length)),s.issued_at!==void 0){let n=s.issued_at;if(typeof n=="string"){if(!w.validate(n)){const p={instancePath:a+"\
/issued_at",schemaPath:"#/properties/issued_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(
p),t++}}else{const p={instancePath:a+"/issued_at",schemaPath:"#/properties/issued_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),t++}}if(s.expires_at!==void 0){let n=s.expires_at;if(typeof n=="string"){if(!w.validate(n)){const p={instancePath:a+"/expires_at",schemaPath:"#/\
properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}else{const p={
instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
t++}}if(s.settled_at!==void 0){let n=s.settled_at;if(typeof n=="string"){if(!w.validate(n)){const p={instancePath:a+"/settled_at",schemaPath:"#/properties/settl\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"\
/settled_at",schemaPath:"#/properties/settled_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.detail!==
void 0&&typeof s.detail!="string"){const n={instancePath:a+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),t++}if(s.nonce!==void 0){let n=s.nonce;if(typeof n=="string"){if(k(n)>43){const p={instancePath:a+"/nonce",schemaPath:"#/pro\
perties/nonce/maxLength",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[p]:e.push(p),t++}if(k(n)<43){const p={
instancePath:a+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?
e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}}if(s.dns!==void 0){let n=s.dns;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){const p={instancePath:a+"/dns",schemaPath:"\
#/properties/dns/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(n.type===
void 0){const p={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required pro\
perty 'type'"};e===null?e=[p]:e.push(p),t++}if(n.value===void 0){const p={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),t++}if(n.name!==void 0&&typeof n.name!="string"){const p={instancePath:a+
"/dns/name",schemaPath:"#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(n.
type!==void 0&&n.type!=="TXT"){const p={instancePath:a+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},
message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}if(n.value!==void 0&&typeof n.value!="string"){const p={instancePath:a+"/dns/value",schemaPath:"\
#/properties/dns/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+
"/dns",schemaPath:"#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(s.http!==void 0){let n=s.
http;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const p={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",
params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[p]:e.push(p),t++}if(n.body===void 0){const p={instancePath:a+"/http",schemaPath:"\
#/properties/http/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[p]:e.push(p),t++}if(n.url!==
void 0){let p=n.url;if(typeof p=="string"){if(!D(p)){const d={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties\
/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(n.body!==void 0&&typeof n.body!="string"){const p={instancePath:a+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{
const p={instancePath:a+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}
if(s.proof!==void 0){let n=s.proof;const p=t;let d=!1;const A=t;P(n,{instancePath:a+"/proof",parentData:s,parentDataProperty:"proof",rootData:m,dynamicAnchors:u})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length);var i=A===t;if(d=d||i,i){var r={};r.method=!0,r.proved_at=!0,r.age_seconds=!0,r.valid_until=!0,r.is_valid=!0}
const C=t;if(n!==null){const q={instancePath:a+"/proof",schemaPath:"#/properties/proof/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[q]:e.push(q),t++}var i=C===t;if(d=d||i,d)t=p,e!==null&&(p?e.length=p:e=null);else{const q={instancePath:a+"/proof",schemaPath:"#/properties/proof/an\
yOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[q]:e.push(q),t++}}}else{const n={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}return h.errors=e,t===0}h.evaluated={props:{domain:!0,state:!0,issued_at:!0,
expires_at:!0,settled_at:!0,detail:!0,nonce:!0,dns:!0,http:!0,proof:!0},dynamicProps:!1,dynamicItems:!1};function x(s,{instancePath:a="",parentData:y,parentDataProperty:f,
rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=x.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must h\
ave required property 'total'"};e===null?e=[r]:e.push(r),t++}if(s.challenges===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"challenges"},message:"must have required property 'challenges'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/to\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.challenges!==void 0){let r=s.challenges;
if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)h(r[n],{instancePath:a+"/challenges/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||
(e=e===null?h.errors:e.concat(h.errors),t=e.length)}else{const i={instancePath:a+"/challenges",schemaPath:"#/properties/challenges/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:{total:!0,challenges:!0},dynamicProps:!1,dynamicItems:!1};const l=j;function b(s,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=b.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return b.errors=e,t===0}b.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function c(s,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=c.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.nonce===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:e.push(r),t++}if(s.expires_at===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_a\
t'"};e===null?e=[r]:e.push(r),t++}if(s.dns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dns"},message:"\
must have required property 'dns'"};e===null?e=[r]:e.push(r),t++}if(s.http===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.nonce!==void 0){
let r=s.nonce;if(typeof r=="string"){if(k(r)>43){const i={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},
message:"must NOT have more than 43 characters"};e===null?e=[i]:e.push(i),t++}if(k(r)<43){const i={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/minLen\
gth",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/nonce",
schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.expires_at!==void 0){let r=s.
expires_at;if(typeof r=="string"){if(!w.validate(r)){const i={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/expires_at",schemaPath:"#/properties/e\
xpires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.dns!==void 0){let r=s.dns;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.name===void 0){const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(r.type===void 0){const i={instancePath:a+"/dns",schemaPath:"#/properties/dn\
s/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.push(i),t++}if(r.value===void 0){const i={
instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};
e===null?e=[i]:e.push(i),t++}if(r.name!==void 0&&typeof r.name!="string"){const i={instancePath:a+"/dns/name",schemaPath:"#/properties/dns/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.type!==void 0&&r.type!=="TXT"){const i={instancePath:a+"/dns/t\
ype",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equal to constant"};e===null?e=[i]:e.push(
i),t++}if(r.value!==void 0&&typeof r.value!="string"){const i={instancePath:a+"/dns/value",schemaPath:"#/properties/dns/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===
void 0){const i={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"url"},message:"must have required pr\
operty 'url'"};e===null?e=[i]:e.push(i),t++}if(r.body===void 0){const i={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[i]:e.push(i),t++}if(r.url!==void 0){let i=r.url;if(typeof i=="string"){if(!D(i)){
const n={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.body!==void 0&&typeof r.body!="string"){const i={instancePath:a+"/http/body",schemaPath:"#/properti\
es/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/http",
schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return c.errors=e,t===0}c.evaluated={props:{domain:!0,
nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function _(s,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=_.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const i={instancePath:a+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(r!=="error"){const i={instancePath:a+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}_.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const $=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function j(s,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:m=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.error===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required propert\
y 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mess\
age"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:a+"/err\
or",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.
message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)b(r[n],{instancePath:a+"/issues/"+n,parentData:r,
parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)}else{const i={instancePath:a+"/issues",schemaPath:"#/pro\
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
e.push(r),t++}if(s.challenge!==void 0&&(c(s.challenge,{instancePath:a+"/challenge",parentData:s,parentDataProperty:"challenge",rootData:m,dynamicAnchors:u})||(e=
e===null?c.errors:e.concat(c.errors),t=e.length)),s.review_id!==void 0){let r=s.review_id;if(typeof r=="string"){if(!$.test(r)){const i={instancePath:a+"/review\
_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)_(r[n],{instancePath:a+"/errors/"+n,parentData:r,parentDataProperty:n,
rootData:m,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)}else{const i={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){
const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/valid_values/"+n,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}j.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,
domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const R=c,V=h,X=l,S=l,M=l,z=l,B=l,G=l,H=l,
J=l,K=l,Q=l,U=l,W=l,Y=l,Z=l;export{R as createOwnershipChallenge201,z as createOwnershipChallenge400,B as createOwnershipChallenge401,G as createOwnershipChallenge403,H as createOwnershipChallenge413,
J as createOwnershipChallenge415,K as createOwnershipChallenge429,Q as createOwnershipChallenge500,V as getOwnershipChallenge200,U as getOwnershipChallenge400,W as getOwnershipChallenge401,
Y as getOwnershipChallenge403,Z as getOwnershipChallenge500,F as listOwnershipChallenges200,l as listOwnershipChallenges400,X as listOwnershipChallenges401,S as listOwnershipChallenges403,
M as listOwnershipChallenges500};
