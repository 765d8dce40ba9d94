// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".
import H from"ajv-formats/dist/formats.js";import G from"ajv/dist/runtime/ucs2length.js";const ie=g;const J={type:"string",enum:["adagents_json","hosted","discovered"],$id:"EnumsPropertyResolutionSource"};function v(s,{instancePath:n="",parentData:d,parentDataProperty:f,
rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=v.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="hosted"||s==="discovered")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:J.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[r]:e.push(r),t++}return v.errors=e,t===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};function P(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=P.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={
instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_for!==
void 0&&typeof s.authorized_for!="string"){const r={instancePath:n+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:{url:!0,authorized_for:!0},dynamicProps:!1,dynamicItems:!1};function b(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=b.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:n+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&typeof s.type!=
"string"){const r={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++){let m=r[p];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.type===void 0){const l={instancePath:n+"/identifiers/"+p,schemaPath:"#/properties/identifiers/items/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[l]:e.push(l),t++}if(m.value===void 0){const l={instancePath:n+
"/identifiers/"+p,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property \
'value'"};e===null?e=[l]:e.push(l),t++}if(m.type!==void 0&&typeof m.type!="string"){const l={instancePath:n+"/identifiers/"+p+"/type",schemaPath:"#/properties/i\
dentifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(m.value!==void 0&&typeof m.
value!="string"){const l={instancePath:n+"/identifiers/"+p+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/identifiers/"+p,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const i={instancePath:n+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(
r)){const i=r.length;for(let p=0;p<i;p++)if(typeof r[p]!="string"){const m={instancePath:n+"/tags/"+p,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const i={instancePath:n+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return b.errors=e,t===0}b.evaluated={props:{id:!0,type:!0,name:!0,identifiers:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};const F=G.default,K=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function _(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=_.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(F(r)>255){const i={instancePath:n+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}}if(s.email!==void 0){let r=s.email;if(typeof r=="string"){if(F(r)>254){const i={instancePath:n+"/email",schemaPath:"#/properties/email/maxLength",
keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[i]:e.push(i),t++}if(!K.test(r)){const i={instancePath:n+"/e\
mail",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:n+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}
_.evaluated={props:{name:!0,email:!0},dynamicProps:!1,dynamicItems:!1};const Q={type:"object",required:["state"],properties:{state:{$ref:"EnumsFreshnessState"},
validated_at:{type:["string","null"],format:"date-time"}},$id:"RegistryFreshness"},U={type:"string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFr\
eshnessState"};function w(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=w.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="live"||s==="fresh"||s==="cached"||s==="stale"||s==="absent")){const r={instancePath:n,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:U.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}w.evaluated=
{dynamicProps:!1,dynamicItems:!1};const C=H.fullFormats["date-time"];function c(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=c.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.state===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:
e.push(r),t++}if(s.state!==void 0&&(w(s.state,{instancePath:n+"/state",parentData:s,parentDataProperty:"state",rootData:a,dynamicAnchors:u})||(e=e===null?w.errors:
e.concat(w.errors),t=e.length)),s.validated_at!==void 0){let r=s.validated_at;if(typeof r!="string"&&r!==null){const i={instancePath:n+"/validated_at",schemaPath:"\
#/properties/validated_at/type",keyword:"type",params:{type:Q.properties.validated_at.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r==
"string"&&!C.validate(r)){const i={instancePath:n+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return c.errors=e,t===0}c.evaluated={props:{state:!0,validated_at:!0},dynamicProps:!1,dynamicItems:!1};function g(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=g.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=
[r]:e.push(r),t++}if(s.authorized_agents===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},
message:"must have required property 'authorized_agents'"};e===null?e=[r]:e.push(r),t++}if(s.properties===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?
e=[r]:e.push(r),t++}if(s.publisher_domain!==void 0&&typeof s.publisher_domain!="string"){const r={instancePath:n+"/publisher_domain",schemaPath:"#/properties/pu\
blisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(v(s.source,{instancePath:n+
"/source",parentData:s,parentDataProperty:"source",rootData:a,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.authorized_agents!==void 0){
let r=s.authorized_agents;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)P(r[p],{instancePath:n+"/authorized_agents/"+p,parentData:r,parentDataProperty:p,
rootData:a,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{const i={instancePath:n+"/authorized_agents",schemaPath:"#/properties/au\
thorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.properties!==void 0){let r=s.properties;if(Array.
isArray(r)){const i=r.length;for(let p=0;p<i;p++)b(r[p],{instancePath:n+"/properties/"+p,parentData:r,parentDataProperty:p,rootData:a,dynamicAnchors:u})||(e=e===
null?b.errors:e.concat(b.errors),t=e.length)}else{const i={instancePath:n+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.properties_total!==void 0){let r=s.properties_total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const i={instancePath:n+"/properties_total",schemaPath:"#/properties/properties_total/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/properties_total",schemaPath:"#/properti\
es/properties_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.contact!==void 0&&(_(
s.contact,{instancePath:n+"/contact",parentData:s,parentDataProperty:"contact",rootData:a,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),
s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:n+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.freshness!==void 0&&(c(s.freshness,{instancePath:n+"/freshness",parentData:s,parentDataProperty:"\
freshness",rootData:a,dynamicAnchors:u})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return g.errors=e,t===0}g.evaluated={props:{publisher_domain:!0,source:!0,authorized_agents:!0,
properties:!0,properties_total:!0,contact:!0,verified:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const y=z;function k(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=k.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}k.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const Y=H.fullFormats.uri;function q(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=q.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.nonce===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:
e.push(r),t++}if(s.expires_at===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must h\
ave required property 'expires_at'"};e===null?e=[r]:e.push(r),t++}if(s.dns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),t++}if(s.http===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.
domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.nonce!==void 0){let r=s.nonce;if(typeof r=="string"){if(F(r)>43){const i={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/maxLen\
gth",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[i]:e.push(i),t++}if(F(r)<43){const i={instancePath:n+"/n\
once",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[i]:e.push(i),
t++}}else{const i={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),t++}}if(s.expires_at!==void 0){let r=s.expires_at;if(typeof r=="string"){if(!C.validate(r)){const i={instancePath:n+"/expires_at",schemaPath:"#/properti\
es/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.dns!==
void 0){let r=s.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const i={instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(r.type===void 0){const i={instancePath:n+
"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.
push(i),t++}if(r.value===void 0){const i={instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[i]:e.push(i),t++}if(r.name!==void 0&&typeof r.name!="string"){const i={instancePath:n+"/dns/name",schemaPath:"\
#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.type!==void 0&&r.type!==
"TXT"){const i={instancePath:n+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equa\
l to constant"};e===null?e=[i]:e.push(i),t++}if(r.value!==void 0&&typeof r.value!="string"){const i={instancePath:n+"/dns/value",schemaPath:"#/properties/dns/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/dns",schemaPath:"\
#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.url===void 0){const i={instancePath:n+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[i]:e.push(i),t++}if(r.body===void 0){const i={instancePath:n+"/http",schemaPath:"#/properties/htt\
p/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[i]:e.push(i),t++}if(r.url!==void 0){let i=r.
url;if(typeof i=="string"){if(!Y(i)){const p={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(r.body!==void 0&&typeof r.body!="string"){const i={instancePath:n+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{
const i={instancePath:n+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}
q.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function h(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=h.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:n+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const i={instancePath:n+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(r!=="error"){const i={instancePath:n+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return h.errors=e,t===0}h.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const X=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function z(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.error===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required propert\
y 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mess\
age"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:n+"/err\
or",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.
message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)k(r[p],{instancePath:n+"/issues/"+p,parentData:r,
parentDataProperty:p,rootData:a,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)}else{const i={instancePath:n+"/issues",schemaPath:"#/pro\
perties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.retry_after!==void 0){let r=s.retry_after;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:n+"/retry_aft\
er",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.
domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.file_status!==void 0){let r=s.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={
instancePath:n+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const i={instancePath:n+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[i]:e.push(i),t++}if(r<0||isNaN(r)){const i={instancePath:n+"/file_status",schemaPath:"\
#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}if(s.url!==void 0&&typeof s.
url!="string"){const r={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.challenge!==void 0&&(q(s.challenge,{instancePath:n+"/challenge",parentData:s,parentDataProperty:"challenge",rootData:a,dynamicAnchors:u})||(e=
e===null?q.errors:e.concat(q.errors),t=e.length)),s.review_id!==void 0){let r=s.review_id;if(typeof r=="string"){if(!X.test(r)){const i={instancePath:n+"/review\
_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:n+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)h(r[p],{instancePath:n+"/errors/"+p,parentData:r,parentDataProperty:p,
rootData:a,dynamicAnchors:u})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)}else{const i={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){
const i=r.length;for(let p=0;p<i;p++)if(typeof r[p]!="string"){const m={instancePath:n+"/valid_values/"+p,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const i={instancePath:n+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return z.errors=e,t===0}z.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,
domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const ne=L;function L(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=L.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.results===void 0){const p={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[p]:e.push(p),t++}if(s.results!==void 0){let p=s.
results;if(p&&typeof p=="object"&&!Array.isArray(p))for(const m in p){let l=p[m];const B=t;let $=!1;const M=t;g(l,{instancePath:n+"/results/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:p,parentDataProperty:m,rootData:a,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),t=e.length);var i=M===t;if($=$||i,i){
var r={};r.publisher_domain=!0,r.source=!0,r.authorized_agents=!0,r.properties=!0,r.properties_total=!0,r.contact=!0,r.verified=!0,r.freshness=!0}const W=t;if(l!==
null){const E={instancePath:n+"/results/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[E]:e.push(E),t++}var i=W===t;if($=$||i,$)t=B,e!==null&&(B?e.length=B:e=null);else{const E={instancePath:n+
"/results/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match \
a schema in anyOf"};e===null?e=[E]:e.push(E),t++}}else{const m={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const p={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),t++}return L.errors=e,t===0}L.evaluated={props:{results:!0},dynamicProps:!1,dynamicItems:!1};const oe=V;const Z={type:"string",enum:["adagents_json","community","enriched"],$id:"EnumsPropertySource"};function j(s,{instancePath:n="",parentData:d,parentDataProperty:f,
rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="community"||s==="enriched")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}j.evaluated={dynamicProps:!1,dynamicItems:!1};function D(s,{instancePath:n="",parentData:d,
parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=D.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'property_count'"};e===
null?e=[r]:e.push(r),t++}if(s.agent_count===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_count"},message:"\
must have required property 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),
t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(j(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"source",rootData:a,
dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.property_count!==void 0){let r=s.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties\
/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.agent_count!==void 0){let r=s.
agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+
"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),
t++}}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:n+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.property_rid!==void 0){let r=s.property_rid;if(typeof r=="string"){if(!X.test(r)){const i={
instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[i]:e.push(i),t++}}if(s.property_id!==void 0&&typeof s.property_id!="string"){const r={instancePath:n+"/property_id",schemaPath:"#/prop\
erties/property_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!="string"){
const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.property_type!==void 0&&typeof s.property_type!="string"){const r={instancePath:n+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const i=r.
length;for(let p=0;p<i;p++){let m=r[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.type===void 0){const l={instancePath:n+"/identifiers/"+p,schemaPath:"#/\
properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[l]:e.push(l),
t++}if(m.value===void 0){const l={instancePath:n+"/identifiers/"+p,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[l]:e.push(l),t++}if(m.type!==void 0&&typeof m.type!="string"){const l={instancePath:n+"/ident\
ifiers/"+p+"/type",schemaPath:"#/properties/identifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
l]:e.push(l),t++}if(m.value!==void 0&&typeof m.value!="string"){const l={instancePath:n+"/identifiers/"+p+"/value",schemaPath:"#/properties/identifiers/items/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/identifiers/"+
p,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const i={
instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),
t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return D.errors=
e,t===0}D.evaluated={props:{domain:!0,source:!0,property_count:!0,agent_count:!0,verified:!0,property_rid:!0,property_id:!0,name:!0,property_type:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};function A(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=A.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(s.adagents_json===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagents_json'"};e===null?e=[r]:e.push(
r),t++}if(s.community===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"community"},message:"must have requi\
red property 'community'"};e===null?e=[r]:e.push(r),t++}if(s.enriched===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
enriched"},message:"must have required property 'enriched'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.adagents_json!==void 0){let r=s.adagents_json;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/adagents_json",schemaPath:"#/properties/adagents_json/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/adagents_json",schemaPath:"\
#/properties/adagents_json/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.community!==void 0){
let r=s.community;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/community",schemaPath:"#/properties/community/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+
"/community",schemaPath:"#/properties/community/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}
if(s.enriched!==void 0){let r=s.enriched;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/enriched",schemaPath:"#/properties/\
enriched/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
const i={instancePath:n+"/enriched",schemaPath:"#/properties/enriched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[i]:e.push(i),t++}}if(s.hosted!==void 0){let r=s.hosted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/hosted",schemaPath:"\
#/properties/hosted/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){const i={instancePath:n+"/hosted",schemaPath:"#/properties/hosted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),t++}return A.errors=e,t===0}A.evaluated={props:{total:!0,adagents_json:!0,community:!0,enriched:!0,hosted:!0},dynamicProps:!1,dynamicItems:!1};function V(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.properties===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.stats===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"stats"},message:"must have required property 'stats'"};e===null?e=[r]:e.push(r),t++}if(s.properties!==
void 0){let r=s.properties;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)D(r[p],{instancePath:n+"/properties/"+p,parentData:r,parentDataProperty:p,rootData:a,
dynamicAnchors:u})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{const i={instancePath:n+"/properties",schemaPath:"#/properties/properties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.stats!==void 0&&(A(s.stats,{instancePath:n+"/stats",parentData:s,parentDataProperty:"\
stats",rootData:a,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:{properties:!0,stats:!0},dynamicProps:!1,dynamicItems:!1};
const pe=O;function N(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=N.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
field!==void 0&&typeof s.field!="string"){const r={instancePath:n+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){
const r={instancePath:n+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return N.
errors=e,t===0}N.evaluated={props:{field:!0,message:!0,suggestion:!0},dynamicProps:!1,dynamicItems:!1};const ee={type:"string",enum:["direct","authoritative_loc\
ation","ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function x(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=x.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="direct"||s==="authoritative_location"||
s==="ads_txt_managerdomain"||s==="adagents_authoritative")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ee.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};function O(s,{instancePath:n="",
parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(s.errors===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}if(s.warnings===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}if(s.
domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'doma\
in'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"discovery_method"},message:"must have required property 'discovery_method'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.
valid!="boolean"){const r={instancePath:n+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)h(r[p],{instancePath:n+"/errors/"+p,parentData:r,
parentDataProperty:p,rootData:a,dynamicAnchors:u})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)}else{const i={instancePath:n+"/errors",schemaPath:"#/pro\
perties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.
isArray(r)){const i=r.length;for(let p=0;p<i;p++)N(r[p],{instancePath:n+"/warnings/"+p,parentData:r,parentDataProperty:p,rootData:a,dynamicAnchors:u})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length)}else{const i={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:n+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.status_code!==void 0){
let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/status_code",schemaPath:"#/properties/status_code/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const i={
instancePath:n+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[i]:e.push(i),t++}if(r<100||isNaN(r)){const i={instancePath:n+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100"};e===null?e=[i]:e.push(i),t++}}}if(s.response_bytes!==void 0){let r=s.response_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:n+"/response_bytes",schemaPath:"#/properties/response_bytes/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/response_bytes",schemaPath:"#/properties\
/response_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.resolved_url!==void 0&&typeof s.
resolved_url!="string"){const r={instancePath:n+"/resolved_url",schemaPath:"#/properties/resolved_url/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method!==void 0&&(x(s.discovery_method,{instancePath:n+"/discovery_method",parentData:s,parentDataProperty:"\
discovery_method",rootData:a,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.manager_domain!==void 0&&typeof s.manager_domain!="strin\
g"){const r={instancePath:n+"/manager_domain",schemaPath:"#/properties/manager_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}s.freshness!==void 0&&(c(s.freshness,{instancePath:n+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:a,dynamicAnchors:u})||
(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return O.errors=e,t===0}O.evaluated={props:{valid:!0,errors:!0,warnings:!0,domain:!0,url:!0,status_code:!0,response_bytes:!0,
resolved_url:!0,raw_data:!0,discovery_method:!0,manager_domain:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const ae=S;const re={type:"string",enum:["brand_json","adagents_json","enriched","community"],$id:"EnumsRevisionSource"};function I(s,{instancePath:n="",parentData:d,parentDataProperty:f,
rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=I.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||
s==="adagents_json"||s==="enriched"||s==="community")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:re.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};function R(s,{instancePath:n="",
parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=R.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.revision_number===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"revision_number"},message:"must have required property 'revision_number'"};e===null?e=[r]:e.push(r),t++}if(s.editor_name===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"editor_name"},message:"must have required property 'editor_name'"};e===null?e=[r]:e.push(r),
t++}if(s.edit_summary===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"edit_summary"},message:"must have re\
quired property 'edit_summary'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.is_rollback===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"is_rollback"},message:"must have required property 'is_rollback'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===
null?e=[r]:e.push(r),t++}if(s.revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+
"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:n+"/revision_number",schemaPath:"#/properties/revision_number/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.editor_name!==void 0&&typeof s.editor_name!="string"){const r={instancePath:n+
"/editor_name",schemaPath:"#/properties/editor_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.edit_summary!==
void 0&&typeof s.edit_summary!="string"){const r={instancePath:n+"/edit_summary",schemaPath:"#/properties/edit_summary/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(I(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"source",rootData:a,
dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.is_rollback!==void 0&&typeof s.is_rollback!="boolean"){const r={instancePath:n+"/is_r\
ollback",schemaPath:"#/properties/is_rollback/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.rolled_back_to!==
void 0){let r=s.rolled_back_to;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/rolled_back_to",schemaPath:"#/properties/roll\
ed_back_to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const i={instancePath:n+"/rolled_back_to",schemaPath:"#/properties/rolled_back_to/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!C.validate(r)){const i={instancePath:n+"/create\
d_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),
t++}}else{const i={instancePath:n+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return R.errors=e,t===0}R.evaluated={props:{revision_number:!0,editor_name:!0,edit_summary:!0,source:!0,is_rollback:!0,rolled_back_to:!0,created_at:!0},dynamicProps:!1,
dynamicItems:!1};function S(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=S.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.total===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:
e.push(r),t++}if(s.revisions===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revisions"},message:"must hav\
e required property 'revisions'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/\
properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/total",schemaPath:"#/properties/to\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.revisions!==void 0){let r=s.revisions;
if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)R(r[p],{instancePath:n+"/revisions/"+p,parentData:r,parentDataProperty:p,rootData:a,dynamicAnchors:u})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else{const i={instancePath:n+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return S.errors=e,t===0}S.evaluated={props:{domain:!0,total:!0,revisions:!0},dynamicProps:!1,dynamicItems:!1};const ue=T;function T(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:a=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=T.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(
r),t++}if(s.id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property '\
id'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const i={instancePath:n+"/success",schemaPath:"#/properties/su\
ccess/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r!==!0){const i={instancePath:n+"/success",schemaPath:"\
#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}if(s.message!==void 0&&typeof s.
message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const i={instancePath:n+"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<2||isNaN(r))){const i={instancePath:n+"/revision_number",schemaPath:"#/properties/\
revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}T.evaluated={props:{success:!0,
message:!0,id:!0,revision_number:!0},dynamicProps:!1,dynamicItems:!1};const me=y,le=y,ye=y,de=y,fe=y,ce=y,he=y,ge=y,ve=y,Pe=y,be=y,_e=y,we=y,ke=y,qe=y,je=y,De=y,
Ae=y,Ne=y,xe=y,Ie=y,Re=y,$e=y,Ee=y,Fe=y,ze=y,Le=y;export{ae as getPropertyHistory200,je as getPropertyHistory400,De as getPropertyHistory401,Ae as getPropertyHistory404,Ne as getPropertyHistory500,oe as listProperties200,
Pe as listProperties400,be as listProperties401,_e as listProperties500,ne as resolvePropertiesBulk200,de as resolvePropertiesBulk400,fe as resolvePropertiesBulk401,
ce as resolvePropertiesBulk413,he as resolvePropertiesBulk415,ge as resolvePropertiesBulk429,ve as resolvePropertiesBulk500,ie as resolveProperty200,y as resolveProperty400,
me as resolveProperty401,le as resolveProperty404,ye as resolveProperty500,ue as saveProperty200,xe as saveProperty400,Ie as saveProperty401,Re as saveProperty403,
$e as saveProperty409,Ee as saveProperty413,Fe as saveProperty415,ze as saveProperty429,Le as saveProperty500,pe as validateProperty200,we as validateProperty400,
ke as validateProperty401,qe as validateProperty500};
