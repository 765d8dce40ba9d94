// @generated from openapi/paths/search.yaml by codegen. Do not edit; run "npm run codegen".
import M from"ajv-formats/dist/formats.js";import V from"ajv/dist/runtime/ucs2length.js";const U=F;const S={type:"string",enum:["brand_json","enriched","community"],$id:"EnumsBrandSource"};function d(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const a=d.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||s==="enriched"||s==="com\
munity")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:S.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}return d.errors=e,t===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const C={type:"string",enum:["master","sub_brand","endorsed","independ\
ent"],$id:"EnumsKellerType"};function c(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=c.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="master"||s==="sub_brand"||s==="endorsed"||s==="independent")){const r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:C.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return c.errors=
e,t===0}c.evaluated={dynamicProps:!1,dynamicItems:!1};const X={type:"string",enum:["inline","mutual","leaf_only","house_only","standalone","unverifiable"],$id:"\
EnumsRelationshipTrust"};function h(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=h.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="inline"||s==="mutual"||s==="leaf_only"||s==="house_only"||s==="standalone"||s==="unver\
ifiable")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:X.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}return h.errors=e,t===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};const E=M.fullFormats.uri,N=V.default,K=new RegExp("^https?://","u");function g(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const a=g.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.
push(r),t++}if(s.tags===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required p\
roperty 'tags'"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(N(r)>2048){const i={instancePath:n+"/url",schemaPath:"#/p\
roperties/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(!K.test(r)){
const i={instancePath:n+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};
e===null?e=[i]:e.push(i),t++}if(!E(r)){const i={instancePath:n+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must \
match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>50){const p={instancePath:n+"/tags",schemaPath:"\
#/properties/tags/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[p]:e.push(p),t++}const i=r.length;for(let p=0;p<
i;p++){let m=r[p];if(typeof m=="string"){if(N(m)>64){const l={instancePath:n+"/tags/"+p,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),t++}if(N(m)<1){const l={instancePath:n+"/tags/"+p,schemaPath:"#/properties/t\
ags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+
"/tags/"+p,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const i={
instancePath:n+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return g.errors=e,t===0}g.evaluated=
{props:{url:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};const z=new RegExp("^#[0-9A-Fa-f]{6}$","u");function b(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;
const a=b.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(const r in s){let i=s[r];if(typeof i==
"string"){if(!z.test(i)){const p={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{
pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:n+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return b.errors=e,t===0}
b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=_.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.voice!==void 0&&typeof s.voice!="string"){const r={instancePath:n+
"/voice",schemaPath:"#/properties/voice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.attributes!==void 0){
let r=s.attributes;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)if(typeof r[p]!="string"){const m={instancePath:n+"/attributes/"+p,schemaPath:"#/pr\
operties/attributes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const i={instancePath:n+"/att\
ributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.dos!==void 0){
let r=s.dos;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)if(typeof r[p]!="string"){const m={instancePath:n+"/dos/"+p,schemaPath:"#/properties/dos/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const i={instancePath:n+"/dos",schemaPath:"#/prope\
rties/dos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.donts!==void 0){let r=s.donts;if(Array.isArray(
r)){const i=r.length;for(let p=0;p<i;p++)if(typeof r[p]!="string"){const m={instancePath:n+"/donts/"+p,schemaPath:"#/properties/donts/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const i={instancePath:n+"/donts",schemaPath:"#/properties/donts/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}_.evaluated={props:{voice:!0,attributes:!0,dos:!0,donts:!0},dynamicProps:!1,
dynamicItems:!1};const O=M.fullFormats["date-time"];function v(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0;const a=v.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(
r),t++}if(s.brand_name===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have req\
uired property 'brand_name'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.has_manifest===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"has_manifest"},message:"must have required property 'has_manifest'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?
e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:n+"/brand_n\
ame",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&
(d(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"source",rootData:o,dynamicAnchors:u})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),
s.has_manifest!==void 0&&typeof s.has_manifest!="boolean"){const r={instancePath:n+"/has_manifest",schemaPath:"#/properties/has_manifest/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:n+"/verified",
schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.keller_type!==void 0&&
(c(s.keller_type,{instancePath:n+"/keller_type",parentData:s,parentDataProperty:"keller_type",rootData:o,dynamicAnchors:u})||(e=e===null?c.errors:e.concat(c.errors),
t=e.length)),s.house_domain!==void 0&&typeof s.house_domain!="string"){const r={instancePath:n+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.claimed_house_domain!==void 0&&typeof s.claimed_house_domain!="string"){
const r={instancePath:n+"/claimed_house_domain",schemaPath:"#/properties/claimed_house_domain/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),t++}if(s.relationship_trust!==void 0&&(h(s.relationship_trust,{instancePath:n+"/relationship_trust",parentData:s,parentDataProperty:"\
relationship_trust",rootData:o,dynamicAnchors:u})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s.relationship_verified_at!==void 0){let r=s.relationship_verified_at;
if(typeof r=="string"){if(!O.validate(r)){const i={instancePath:n+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/relationship_verified_\
at",schemaPath:"#/properties/relationship_verified_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.logo_url!==
void 0&&typeof s.logo_url!="string"){const r={instancePath:n+"/logo_url",schemaPath:"#/properties/logo_url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.primary_color!==void 0&&typeof s.primary_color!="string"){const r={instancePath:n+"/primary_color",schemaPath:"\
#/properties/primary_color/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.logos!==void 0){let r=s.logos;
if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)g(r[p],{instancePath:n+"/logos/"+p,parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=
e===null?g.errors:e.concat(g.errors),t=e.length)}else{const i={instancePath:n+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0&&(b(s.colors,{instancePath:n+"/colors",parentData:s,parentDataProperty:"colors",rootData:o,
dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.tone!==void 0&&(_(s.tone,{instancePath:n+"/tone",parentData:s,parentDataProperty:"ton\
e",rootData:o,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.industries!==void 0){let r=s.industries;if(Array.isArray(r)){const i=r.
length;for(let p=0;p<i;p++)if(typeof r[p]!="string"){const m={instancePath:n+"/industries/"+p,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const i={instancePath:n+"/industries",schemaPath:"#/properties/industries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.sub_brand_count!==void 0){let r=s.sub_brand_count;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/sub_brand_count",schemaPath:"#/properties/sub_brand_count/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/sub_brand_count",schemaPath:"\
#/properties/sub_brand_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.employee_count!==
void 0){let r=s.employee_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/employee_count",schemaPath:"#/properties/empl\
oyee_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const i={instancePath:n+"/employee_count",schemaPath:"#/properties/employee_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return v.errors=e,t===0}v.evaluated={props:{domain:!0,brand_name:!0,source:!0,has_manifest:!0,verified:!0,keller_type:!0,house_domain:!0,claimed_house_domain:!0,
relationship_trust:!0,relationship_verified_at:!0,logo_url:!0,primary_color:!0,logos:!0,colors:!0,tone:!0,industries:!0,sub_brand_count:!0,employee_count:!0},dynamicProps:!1,
dynamicItems:!1};function P(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=P.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.display_name===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"display_name"},message:"must have required property 'display_name'"};e===null?e=[r]:e.push(r),t++}if(s.slug!==void 0&&
typeof s.slug!="string"){const r={instancePath:n+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.display_name!==void 0&&typeof s.display_name!="string"){const r={instancePath:n+"/display_name",schemaPath:"#/properties/display_n\
ame/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:{slug:!0,display_name:!0},dynamicProps:!1,
dynamicItems:!1};function w(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=w.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.member===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===null?e=
[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.member!==void 0&&(P(s.member,{instancePath:n+"/member",parentData:s,parentDataProperty:"\
member",rootData:o,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.agent_count!==void 0){let r=s.agent_count;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/agent_count",schemaPath:"#/propert\
ies/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.property_count!==void 0){
let r=s.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties/property_cou\
nt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={
instancePath:n+"/property_count",schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return w.errors=e,t===0}w.evaluated={props:{domain:!0,member:!0,agent_count:!0,property_count:!0},dynamicProps:!1,dynamicItems:!1};const G={type:"string",enum:["adagents_json","community","enriched"],$id:"EnumsPropertySource"};function k(s,{instancePath:n="",parentData:y,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=k.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="community"||s==="enriched")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:G.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};const B=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function q(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=q.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'prope\
rty_count'"};e===null?e=[r]:e.push(r),t++}if(s.agent_count===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
agent_count"},message:"must have required property 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){const r={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifi\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(k(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"\
source",rootData:o,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.property_count!==void 0){let r=s.property_count;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/property_count",schemaPath:"\
#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.agent_count!==
void 0){let r=s.agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/agent_count",schemaPath:"#/properties/agent_coun\
t/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={
instancePath:n+"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[i]:e.push(i),t++}}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:n+"/verified",schemaPath:"#/properties/verified/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.property_rid!==void 0){let r=s.property_rid;if(typeof r=="string"){if(!B.
test(r)){const i={instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.property_id!==void 0&&typeof s.property_id!="string"){const r={instancePath:n+"/property_id",
schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.
name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.property_type!==void 0&&typeof s.property_type!="string"){const r={instancePath:n+"/property_type",schemaPath:"#/properties/property_type/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(
r)){const i=r.length;for(let p=0;p<i;p++){let m=r[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.type===void 0){const l={instancePath:n+"/identifiers/"+p,
schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=
[l]:e.push(l),t++}if(m.value===void 0){const l={instancePath:n+"/identifiers/"+p,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[l]:e.push(l),t++}if(m.type!==void 0&&typeof m.type!="string"){const l={instancePath:n+
"/identifiers/"+p+"/type",schemaPath:"#/properties/identifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}if(m.value!==void 0&&typeof m.value!="string"){const l={instancePath:n+"/identifiers/"+p+"/value",schemaPath:"#/properties/identifiers/items\
/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/identifiers\
/"+p,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const i={
instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),
t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.errors=
e,t===0}q.evaluated={props:{domain:!0,source:!0,property_count:!0,agent_count:!0,verified:!0,property_rid:!0,property_id:!0,name:!0,property_type:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};function F(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=F.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.brands===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[r]:e.push(r),t++}if(s.publishers===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publishers"},message:"must have required property 'publisher\
s'"};e===null?e=[r]:e.push(r),t++}if(s.properties===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properti\
es"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.brands!==void 0){let r=s.brands;if(Array.isArray(r)){if(r.length>5){const p={
instancePath:n+"/brands",schemaPath:"#/properties/brands/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[p]:
e.push(p),t++}const i=r.length;for(let p=0;p<i;p++)v(r[p],{instancePath:n+"/brands/"+p,parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?
v.errors:e.concat(v.errors),t=e.length)}else{const i={instancePath:n+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.publishers!==void 0){let r=s.publishers;if(Array.isArray(r)){if(r.length>5){const p={instancePath:n+"/publish\
ers",schemaPath:"#/properties/publishers/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[p]:e.push(p),t++}const i=r.
length;for(let p=0;p<i;p++)w(r[p],{instancePath:n+"/publishers/"+p,parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length)}else{const i={instancePath:n+"/publishers",schemaPath:"#/properties/publishers/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[i]:e.push(i),t++}}if(s.properties!==void 0){let r=s.properties;if(Array.isArray(r)){if(r.length>5){const p={instancePath:n+"/properties",schemaPath:"\
#/properties/properties/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[p]:e.push(p),t++}const i=r.length;for(let p=0;p<
i;p++)q(r[p],{instancePath:n+"/properties/"+p,parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{
const i={instancePath:n+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.
errors=e,t===0}F.evaluated={props:{brands:!0,publishers:!0,properties:!0},dynamicProps:!1,dynamicItems:!1};const R=L;function D(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=D.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function j(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=j.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.nonce===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:e.push(r),t++}if(s.expires_at===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_a\
t'"};e===null?e=[r]:e.push(r),t++}if(s.dns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dns"},message:"\
must have required property 'dns'"};e===null?e=[r]:e.push(r),t++}if(s.http===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.nonce!==void 0){
let r=s.nonce;if(typeof r=="string"){if(N(r)>43){const i={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},
message:"must NOT have more than 43 characters"};e===null?e=[i]:e.push(i),t++}if(N(r)<43){const i={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/minLen\
gth",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/nonce",
schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.expires_at!==void 0){let r=s.
expires_at;if(typeof r=="string"){if(!O.validate(r)){const i={instancePath:n+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/expires_at",schemaPath:"#/properties/e\
xpires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.dns!==void 0){let r=s.dns;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.name===void 0){const i={instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(r.type===void 0){const i={instancePath:n+"/dns",schemaPath:"#/properties/dn\
s/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.push(i),t++}if(r.value===void 0){const i={
instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};
e===null?e=[i]:e.push(i),t++}if(r.name!==void 0&&typeof r.name!="string"){const i={instancePath:n+"/dns/name",schemaPath:"#/properties/dns/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.type!==void 0&&r.type!=="TXT"){const i={instancePath:n+"/dns/t\
ype",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equal to constant"};e===null?e=[i]:e.push(
i),t++}if(r.value!==void 0&&typeof r.value!="string"){const i={instancePath:n+"/dns/value",schemaPath:"#/properties/dns/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/dns",schemaPath:"#/properties/dns/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===
void 0){const i={instancePath:n+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"url"},message:"must have required pr\
operty 'url'"};e===null?e=[i]:e.push(i),t++}if(r.body===void 0){const i={instancePath:n+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[i]:e.push(i),t++}if(r.url!==void 0){let i=r.url;if(typeof i=="string"){if(!E(i)){
const p={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};
e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(r.body!==void 0&&typeof r.body!="string"){const i={instancePath:n+"/http/body",schemaPath:"#/properti\
es/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/http",
schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}j.evaluated={props:{domain:!0,
nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function A(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=A.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:n+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const i={instancePath:n+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(r!=="error"){const i={instancePath:n+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return A.errors=e,t===0}A.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function L(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=L.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),t++}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:n+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.issues!==void 0){let r=s.issues;if(Array.
isArray(r)){const i=r.length;for(let p=0;p<i;p++)D(r[p],{instancePath:n+"/issues/"+p,parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?
D.errors:e.concat(D.errors),t=e.length)}else{const i={instancePath:n+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.retry_after!==void 0){let r=s.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={
instancePath:n+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:n+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.file_status!==
void 0){let r=s.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const i={
instancePath:n+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[i]:e.push(i),t++}if(r<0||isNaN(r)){const i={instancePath:n+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:n+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.challenge!==void 0&&(j(s.challenge,{instancePath:n+
"/challenge",parentData:s,parentDataProperty:"challenge",rootData:o,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.review_id!==void 0){
let r=s.review_id;if(typeof r=="string"){if(!B.test(r)){const i={instancePath:n+"/review_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/review_id",schemaPath:"#/properties/review_id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.
length;for(let p=0;p<i;p++)A(r[p],{instancePath:n+"/errors/"+p,parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.
errors),t=e.length)}else{const i={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){const i=r.length;for(let p=0;p<i;p++)if(typeof r[p]!="string"){const m={
instancePath:n+"/valid_values/"+p,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
m]:e.push(m),t++}}else{const i={instancePath:n+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,
errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const W=T;const $={type:"object",required:["reference_type","manifest_url","agent_url","agent_id","verification_status"],properties:{reference_type:{type:"string",enum:["\
url","agent"]},manifest_url:{type:["string","null"],format:"uri"},agent_url:{type:["string","null"],format:"uri"},agent_id:{type:["string","null"]},verification_status:{
$ref:"EnumsManifestStatus"}},$id:"RegistryManifestReference"},H={type:"string",enum:["pending","valid","invalid","unreachable"],$id:"EnumsManifestStatus"};function I(s,{
instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=I.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="pending"||s==="valid"||s==="invalid"||s==="unreachable")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};
function x(s,{instancePath:n="",parentData:y,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=x.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.reference_type===void 0){const r={instancePath:n,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"reference_type"},message:"must have required property 'reference_type'"};e===null?e=[r]:e.push(r),t++}if(s.manifest_url===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"manifest_url"},message:"must have required property 'manifes\
t_url'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent\
_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.agent_id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"agent_id"},message:"must have required property 'agent_id'"};e===null?e=[r]:e.push(r),t++}if(s.verification_status===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verification_status"},message:"must have required property 'verifica\
tion_status'"};e===null?e=[r]:e.push(r),t++}if(s.reference_type!==void 0){let r=s.reference_type;if(typeof r!="string"){const i={instancePath:n+"/reference_type",
schemaPath:"#/properties/reference_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(!(r==="url"||r==="\
agent")){const i={instancePath:n+"/reference_type",schemaPath:"#/properties/reference_type/enum",keyword:"enum",params:{allowedValues:$.properties.reference_type.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.manifest_url!==void 0){let r=s.manifest_url;if(typeof r!="string"&&
r!==null){const i={instancePath:n+"/manifest_url",schemaPath:"#/properties/manifest_url/type",keyword:"type",params:{type:$.properties.manifest_url.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!E(r)){const i={instancePath:n+"/manifest_url",schemaPath:"#/properties/manifest_url/f\
ormat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r!=
"string"&&r!==null){const i={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:$.properties.agent_url.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!E(r)){const i={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}if(s.agent_id!==void 0){let r=s.agent_id;if(typeof r!="s\
tring"&&r!==null){const i={instancePath:n+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type:$.properties.agent_id.type},message:"m\
ust be string,null"};e===null?e=[i]:e.push(i),t++}}s.verification_status!==void 0&&(I(s.verification_status,{instancePath:n+"/verification_status",parentData:s,
parentDataProperty:"verification_status",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:{reference_type:!0,
manifest_url:!0,agent_url:!0,agent_id:!0,verification_status:!0},dynamicProps:!1,dynamicItems:!1};function T(s,{instancePath:n="",parentData:y,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0;const a=T.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"mu\
st have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.found===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0&&typeof s.success!="boolean"){const r={
instancePath:n+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}
if(s.found!==void 0&&typeof s.found!="boolean"){const r={instancePath:n+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}s.reference!==void 0&&(x(s.reference,{instancePath:n+"/reference",parentData:s,parentDataProperty:"reference",rootData:o,
dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}T.evaluated={props:{success:!0,found:!0,reference:!0},dynamicProps:!1,dynamicItems:!1};
const Y=R,Z=R,ee=R,re=R,se=R;export{W as lookupManifestRefs200,ee as lookupManifestRefs400,re as lookupManifestRefs401,se as lookupManifestRefs500,U as searchRegistry200,R as searchRegistry400,
Y as searchRegistry401,Z as searchRegistry500};
