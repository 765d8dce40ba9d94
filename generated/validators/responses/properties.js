// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".
import T from"ajv-formats/dist/formats.js";import W from"ajv/dist/runtime/ucs2length.js";const se=g;const G={type:"string",enum:["adagents_json","hosted","discovered"],$id:"EnumsPropertyResolutionSource"};function v(s,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=v.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="hosted"||s==="discovered")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:G.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[r]:e.push(r),t++}return v.errors=e,t===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};function P(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=P.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={
instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_for!==
void 0&&typeof s.authorized_for!="string"){const r={instancePath:i+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:{url:!0,authorized_for:!0},dynamicProps:!1,dynamicItems:!1};function b(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=b.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:i+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&typeof s.type!=
"string"){const r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++){let m=r[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.type===void 0){const l={instancePath:i+"/identifiers/"+a,schemaPath:"#/properties/identifiers/items/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[l]:e.push(l),t++}if(m.value===void 0){const l={instancePath:i+
"/identifiers/"+a,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property \
'value'"};e===null?e=[l]:e.push(l),t++}if(m.type!==void 0&&typeof m.type!="string"){const l={instancePath:i+"/identifiers/"+a+"/type",schemaPath:"#/properties/i\
dentifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(m.value!==void 0&&typeof m.
value!="string"){const l={instancePath:i+"/identifiers/"+a+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/identifiers/"+a,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const n={instancePath:i+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(
r)){const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!="string"){const m={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const n={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return b.errors=e,t===0}b.evaluated={props:{id:!0,type:!0,name:!0,identifiers:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};const O=W.default,J=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function _(s,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=_.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(O(r)>255){const n={instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[n]:e.push(
n),t++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),t++}}if(s.email!==void 0){let r=s.email;if(typeof r=="string"){if(O(r)>254){const n={instancePath:i+"/email",schemaPath:"#/properties/email/maxLength",
keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[n]:e.push(n),t++}if(!J.test(r)){const n={instancePath:i+"/e\
mail",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}
_.evaluated={props:{name:!0,email:!0},dynamicProps:!1,dynamicItems:!1};const K={type:"object",required:["state"],properties:{state:{$ref:"EnumsFreshnessState"},
validated_at:{type:["string","null"],format:"date-time"}},$id:"RegistryFreshness"},Q={type:"string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFr\
eshnessState"};function k(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=k.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="live"||s==="fresh"||s==="cached"||s==="stale"||s==="absent")){const r={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:Q.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}k.evaluated=
{dynamicProps:!1,dynamicItems:!1};const H=T.fullFormats["date-time"];function c(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=c.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.state===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:
e.push(r),t++}if(s.state!==void 0&&(k(s.state,{instancePath:i+"/state",parentData:s,parentDataProperty:"state",rootData:p,dynamicAnchors:u})||(e=e===null?k.errors:
e.concat(k.errors),t=e.length)),s.validated_at!==void 0){let r=s.validated_at;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/validated_at",schemaPath:"\
#/properties/validated_at/type",keyword:"type",params:{type:K.properties.validated_at.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"string"&&!H.validate(r)){const n={instancePath:i+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return c.errors=e,t===0}c.evaluated={props:{state:!0,validated_at:!0},dynamicProps:!1,dynamicItems:!1};function g(s,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=g.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=
[r]:e.push(r),t++}if(s.authorized_agents===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},
message:"must have required property 'authorized_agents'"};e===null?e=[r]:e.push(r),t++}if(s.properties===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?
e=[r]:e.push(r),t++}if(s.publisher_domain!==void 0&&typeof s.publisher_domain!="string"){const r={instancePath:i+"/publisher_domain",schemaPath:"#/properties/pu\
blisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(v(s.source,{instancePath:i+
"/source",parentData:s,parentDataProperty:"source",rootData:p,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.authorized_agents!==void 0){
let r=s.authorized_agents;if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)P(r[a],{instancePath:i+"/authorized_agents/"+a,parentData:r,parentDataProperty:a,
rootData:p,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{const n={instancePath:i+"/authorized_agents",schemaPath:"#/properties/au\
thorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.properties!==void 0){let r=s.properties;if(Array.
isArray(r)){const n=r.length;for(let a=0;a<n;a++)b(r[a],{instancePath:i+"/properties/"+a,parentData:r,parentDataProperty:a,rootData:p,dynamicAnchors:u})||(e=e===
null?b.errors:e.concat(b.errors),t=e.length)}else{const n={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.properties_total!==void 0){let r=s.properties_total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const n={instancePath:i+"/properties_total",schemaPath:"#/properties/properties_total/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/properties_total",schemaPath:"#/properti\
es/properties_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.contact!==void 0&&(_(
s.contact,{instancePath:i+"/contact",parentData:s,parentDataProperty:"contact",rootData:p,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),
s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:i+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.freshness!==void 0&&(c(s.freshness,{instancePath:i+"/freshness",parentData:s,parentDataProperty:"\
freshness",rootData:p,dynamicAnchors:u})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return g.errors=e,t===0}g.evaluated={props:{publisher_domain:!0,source:!0,authorized_agents:!0,
properties:!0,properties_total:!0,contact:!0,verified:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const y=E;function w(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=w.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}w.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function h(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=h.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}if(r!=="error"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return h.errors=e,t===0}h.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function E(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=E.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),t++}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.issues!==void 0){let r=s.issues;if(Array.
isArray(r)){const n=r.length;for(let a=0;a<n;a++)w(r[a],{instancePath:i+"/issues/"+a,parentData:r,parentDataProperty:a,rootData:p,dynamicAnchors:u})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)}else{const n={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}if(s.retry_after!==void 0){let r=s.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.file_status!==
void 0){let r=s.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const n={
instancePath:i+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[n]:e.push(n),t++}if(r<0||isNaN(r)){const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:i+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(
r)){const n=r.length;for(let a=0;a<n;a++)h(r[a],{instancePath:i+"/errors/"+a,parentData:r,parentDataProperty:a,rootData:p,dynamicAnchors:u})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length)}else{const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[n]:e.push(n),t++}}if(s.valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)if(typeof r[a]!=
"string"){const m={instancePath:i+"/valid_values/"+a,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[m]:e.push(m),t++}}else{const n={instancePath:i+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===0}E.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,errors:!0,
valid_values:!0},dynamicProps:!1,dynamicItems:!1};const te=F;function F(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=F.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.results===void 0){const a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[a]:e.push(a),t++}if(s.results!==void 0){let a=s.
results;if(a&&typeof a=="object"&&!Array.isArray(a))for(const m in a){let l=a[m];const B=t;let R=!1;const C=t;g(l,{instancePath:i+"/results/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:a,parentDataProperty:m,rootData:p,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),t=e.length);var n=C===t;if(R=R||n,n){
var r={};r.publisher_domain=!0,r.source=!0,r.authorized_agents=!0,r.properties=!0,r.properties_total=!0,r.contact=!0,r.verified=!0,r.freshness=!0}const M=t;if(l!==
null){const $={instancePath:i+"/results/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[$]:e.push($),t++}var n=M===t;if(R=R||n,R)t=B,e!==null&&(B?e.length=B:e=null);else{const $={instancePath:i+
"/results/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match \
a schema in anyOf"};e===null?e=[$]:e.push($),t++}}else{const m={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}return F.errors=e,t===0}F.evaluated={props:{results:!0},dynamicProps:!1,dynamicItems:!1};const ie=z;const U={type:"string",enum:["adagents_json","community","enriched"],$id:"EnumsPropertySource"};function q(s,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="community"||s==="enriched")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:U.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}q.evaluated={dynamicProps:!1,dynamicItems:!1};const X=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function j(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=j.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'prope\
rty_count'"};e===null?e=[r]:e.push(r),t++}if(s.agent_count===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
agent_count"},message:"must have required property 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifi\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(q(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"\
source",rootData:p,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.property_count!==void 0){let r=s.property_count;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/property_count",schemaPath:"\
#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.agent_count!==
void 0){let r=s.agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/agent_count",schemaPath:"#/properties/agent_coun\
t/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={
instancePath:i+"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[n]:e.push(n),t++}}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:i+"/verified",schemaPath:"#/properties/verified/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.property_rid!==void 0){let r=s.property_rid;if(typeof r=="string"){if(!X.
test(r)){const n={instancePath:i+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.property_id!==void 0&&typeof s.property_id!="string"){const r={instancePath:i+"/property_id",
schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.
name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.property_type!==void 0&&typeof s.property_type!="string"){const r={instancePath:i+"/property_type",schemaPath:"#/properties/property_type/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(
r)){const n=r.length;for(let a=0;a<n;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.type===void 0){const l={instancePath:i+"/identifiers/"+a,
schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=
[l]:e.push(l),t++}if(m.value===void 0){const l={instancePath:i+"/identifiers/"+a,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[l]:e.push(l),t++}if(m.type!==void 0&&typeof m.type!="string"){const l={instancePath:i+
"/identifiers/"+a+"/type",schemaPath:"#/properties/identifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}if(m.value!==void 0&&typeof m.value!="string"){const l={instancePath:i+"/identifiers/"+a+"/value",schemaPath:"#/properties/identifiers/items\
/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/identifiers\
/"+a,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const n={
instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=
e,t===0}j.evaluated={props:{domain:!0,source:!0,property_count:!0,agent_count:!0,verified:!0,property_rid:!0,property_id:!0,name:!0,property_type:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};function D(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=D.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(s.adagents_json===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagents_json'"};e===null?e=[r]:e.push(
r),t++}if(s.community===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"community"},message:"must have requi\
red property 'community'"};e===null?e=[r]:e.push(r),t++}if(s.enriched===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
enriched"},message:"must have required property 'enriched'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.adagents_json!==void 0){let r=s.adagents_json;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/adagents_json",schemaPath:"#/properties/adagents_json/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/adagents_json",schemaPath:"\
#/properties/adagents_json/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.community!==void 0){
let r=s.community;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/community",schemaPath:"#/properties/community/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+
"/community",schemaPath:"#/properties/community/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}
if(s.enriched!==void 0){let r=s.enriched;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/enriched",schemaPath:"#/properties/\
enriched/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
const n={instancePath:i+"/enriched",schemaPath:"#/properties/enriched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[n]:e.push(n),t++}}if(s.hosted!==void 0){let r=s.hosted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/hosted",schemaPath:"\
#/properties/hosted/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){const n={instancePath:i+"/hosted",schemaPath:"#/properties/hosted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={props:{total:!0,adagents_json:!0,community:!0,enriched:!0,hosted:!0},dynamicProps:!1,dynamicItems:!1};function z(s,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.properties===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.stats===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"stats"},message:"must have required property 'stats'"};e===null?e=[r]:e.push(r),t++}if(s.properties!==
void 0){let r=s.properties;if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)j(r[a],{instancePath:i+"/properties/"+a,parentData:r,parentDataProperty:a,rootData:p,
dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{const n={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}s.stats!==void 0&&(D(s.stats,{instancePath:i+"/stats",parentData:s,parentDataProperty:"\
stats",rootData:p,dynamicAnchors:u})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return z.errors=e,t===0}z.evaluated={props:{properties:!0,stats:!0},dynamicProps:!1,dynamicItems:!1};
const ne=V;function A(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=A.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
field!==void 0&&typeof s.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){
const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return A.
errors=e,t===0}A.evaluated={props:{field:!0,message:!0,suggestion:!0},dynamicProps:!1,dynamicItems:!1};const Y={type:"string",enum:["direct","authoritative_loca\
tion","ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function N(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=N.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="direct"||s==="authoritative_location"||
s==="ads_txt_managerdomain"||s==="adagents_authoritative")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Y.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};function V(s,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(s.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}if(s.warnings===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}if(s.
domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'doma\
in'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"discovery_method"},message:"must have required property 'discovery_method'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.
valid!="boolean"){const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)h(r[a],{instancePath:i+"/errors/"+a,parentData:r,
parentDataProperty:a,rootData:p,dynamicAnchors:u})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)}else{const n={instancePath:i+"/errors",schemaPath:"#/pro\
perties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.
isArray(r)){const n=r.length;for(let a=0;a<n;a++)A(r[a],{instancePath:i+"/warnings/"+a,parentData:r,parentDataProperty:a,rootData:p,dynamicAnchors:u})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length)}else{const n={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:i+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.status_code!==void 0){
let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const n={
instancePath:i+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[n]:e.push(n),t++}if(r<100||isNaN(r)){const n={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100"};e===null?e=[n]:e.push(n),t++}}}if(s.response_bytes!==void 0){let r=s.response_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:i+"/response_bytes",schemaPath:"#/properties/response_bytes/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/response_bytes",schemaPath:"#/properties\
/response_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.resolved_url!==void 0&&typeof s.
resolved_url!="string"){const r={instancePath:i+"/resolved_url",schemaPath:"#/properties/resolved_url/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method!==void 0&&(N(s.discovery_method,{instancePath:i+"/discovery_method",parentData:s,parentDataProperty:"\
discovery_method",rootData:p,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.manager_domain!==void 0&&typeof s.manager_domain!="strin\
g"){const r={instancePath:i+"/manager_domain",schemaPath:"#/properties/manager_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}s.freshness!==void 0&&(c(s.freshness,{instancePath:i+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:p,dynamicAnchors:u})||
(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:{valid:!0,errors:!0,warnings:!0,domain:!0,url:!0,status_code:!0,response_bytes:!0,
resolved_url:!0,raw_data:!0,discovery_method:!0,manager_domain:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const oe=L;const Z={type:"string",enum:["brand_json","adagents_json","enriched","community"],$id:"EnumsRevisionSource"};function x(s,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=x.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||
s==="adagents_json"||s==="enriched"||s==="community")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};function I(s,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=I.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
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
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(x(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"source",rootData:p,
dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.is_rollback!==void 0&&typeof s.is_rollback!="boolean"){const r={instancePath:i+"/is_r\
ollback",schemaPath:"#/properties/is_rollback/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.rolled_back_to!==
void 0){let r=s.rolled_back_to;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/rolled_back_to",schemaPath:"#/properties/roll\
ed_back_to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const n={instancePath:i+"/rolled_back_to",schemaPath:"#/properties/rolled_back_to/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[n]:e.push(n),t++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!H.validate(r)){const n={instancePath:i+"/create\
d_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),
t++}}else{const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return I.errors=e,t===0}I.evaluated={props:{revision_number:!0,editor_name:!0,edit_summary:!0,source:!0,is_rollback:!0,rolled_back_to:!0,created_at:!0},dynamicProps:!1,
dynamicItems:!1};function L(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=L.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.total===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:
e.push(r),t++}if(s.revisions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revisions"},message:"must hav\
e required property 'revisions'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/\
properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/total",schemaPath:"#/properties/to\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.revisions!==void 0){let r=s.revisions;
if(Array.isArray(r)){const n=r.length;for(let a=0;a<n;a++)I(r[a],{instancePath:i+"/revisions/"+a,parentData:r,parentDataProperty:a,rootData:p,dynamicAnchors:u})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)}else{const n={instancePath:i+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={props:{domain:!0,total:!0,revisions:!0},dynamicProps:!1,dynamicItems:!1};const ae=S;function S(s,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=S.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(
r),t++}if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property '\
id'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const n={instancePath:i+"/success",schemaPath:"#/properties/su\
ccess/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),t++}if(r!==!0){const n={instancePath:i+"/success",schemaPath:"\
#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[n]:e.push(n),t++}}if(s.message!==void 0&&typeof s.
message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const n={instancePath:i+"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)&&(r<2||isNaN(r))){const n={instancePath:i+"/revision_number",schemaPath:"#/properties/\
revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return S.errors=e,t===0}S.evaluated={props:{success:!0,
message:!0,id:!0,revision_number:!0},dynamicProps:!1,dynamicItems:!1};const pe=y,ue=y,me=y,le=y,ye=y,fe=y,de=y,ce=y,he=y,ge=y,ve=y,Pe=y,be=y,_e=y,ke=y,we=y,qe=y,
je=y,De=y,Ae=y,Ne=y,xe=y,Ie=y,Re=y,$e=y,Ee=y,Fe=y;export{oe as getPropertyHistory200,we as getPropertyHistory400,qe as getPropertyHistory401,je as getPropertyHistory404,De as getPropertyHistory500,ie as listProperties200,
ge as listProperties400,ve as listProperties401,Pe as listProperties500,te as resolvePropertiesBulk200,le as resolvePropertiesBulk400,ye as resolvePropertiesBulk401,
fe as resolvePropertiesBulk413,de as resolvePropertiesBulk415,ce as resolvePropertiesBulk429,he as resolvePropertiesBulk500,se as resolveProperty200,y as resolveProperty400,
pe as resolveProperty401,ue as resolveProperty404,me as resolveProperty500,ae as saveProperty200,Ae as saveProperty400,Ne as saveProperty401,xe as saveProperty403,
Ie as saveProperty409,Re as saveProperty413,$e as saveProperty415,Ee as saveProperty429,Fe as saveProperty500,ne as validateProperty200,be as validateProperty400,
_e as validateProperty401,ke as validateProperty500};
