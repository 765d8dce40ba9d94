// @generated from openapi/paths/lookups.yaml by codegen. Do not edit; run "npm run codegen".
import w from"ajv-formats/dist/formats.js";import v from"ajv/dist/runtime/ucs2length.js";const q=b,k={type:"object",required:["agent_url","publisher_properties"],
properties:{agent_url:{type:"string",minLength:1,maxLength:2048},publisher_properties:{type:"array",items:{$ref:"RegistryProductSelector"},maxItems:100},mode:{type:"\
string",enum:["live","index"]},country:{type:"string",pattern:"^[A-Za-z]{2}$"},at:{type:"string",format:"date-time"},delegation_type:{$ref:"EnumsDelegationType"}},
$id:"RegistryProductAuthorizationRequest"},l=v.default;const x={type:"string",enum:["all","by_id","by_tag"],$id:"EnumsSelectionType"};function d(s,{instancePath:p="",parentData:f,parentDataProperty:_,rootData:u=s,dynamicAnchors:h={}}={}){
let e=null,a=0;const m=d.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof s!="string"){const r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(s==="all"||s==="by_id"||s==="by_tag")){const r={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:x.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),a++}return d.errors=
e,a===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const L={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","line\
ar_tv","streaming_audio","ai_assistant"],$id:"EnumsPropertyType"};function g(s,{instancePath:p="",parentData:f,parentDataProperty:_,rootData:u=s,dynamicAnchors:h={}}={}){
let e=null,a=0;const m=g.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof s!="string"){const r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(s==="website"||s==="mobile_app"||s==="ctv_app"||s==="d\
esktop_app"||s==="dooh"||s==="podcast"||s==="radio"||s==="linear_tv"||s==="streaming_audio"||s==="ai_assistant")){const r={instancePath:p,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:L.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),a++}return g.errors=e,a===0}g.evaluated={dynamicProps:!1,
dynamicItems:!1};function y(s,{instancePath:p="",parentData:f,parentDataProperty:_,rootData:u=s,dynamicAnchors:h={}}={}){let e=null,a=0;const m=y.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain!==void 0){let r=s.publisher_domain;
if(typeof r=="string"){if(l(r)>2048){const t={instancePath:p+"/publisher_domain",schemaPath:"#/properties/publisher_domain/maxLength",keyword:"maxLength",params:{
limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[t]:e.push(t),a++}if(l(r)<1){const t={instancePath:p+"/publisher_domain",schemaPath:"#\
/properties/publisher_domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:p+"/publisher_domain",schemaPath:"#/properties/publisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.publisher_domains!==void 0){let r=s.publisher_domains;if(Array.isArray(r)){if(r.length>1e3){const i={instancePath:p+"/publisher_d\
omains",schemaPath:"#/properties/publisher_domains/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[i]:
e.push(i),a++}if(r.length<1){const i={instancePath:p+"/publisher_domains",schemaPath:"#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),a++}const t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o=="string"){if(l(o)>2048){const n={
instancePath:p+"/publisher_domains/"+i,schemaPath:"#/properties/publisher_domains/items/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT hav\
e more than 2048 characters"};e===null?e=[n]:e.push(n),a++}if(l(o)<1){const n={instancePath:p+"/publisher_domains/"+i,schemaPath:"#/properties/publisher_domains\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:p+
"/publisher_domains/"+i,schemaPath:"#/properties/publisher_domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),a++}}}else{const t={instancePath:p+"/publisher_domains",schemaPath:"#/properties/publisher_domains/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[t]:e.push(t),a++}}if(s.selection_type!==void 0&&(d(s.selection_type,{instancePath:p+"/selection_type",parentData:s,parentDataProperty:"\
selection_type",rootData:u,dynamicAnchors:h})||(e=e===null?d.errors:e.concat(d.errors),a=e.length)),s.property_ids!==void 0){let r=s.property_ids;if(Array.isArray(
r)){if(r.length>1e4){const i={instancePath:p+"/property_ids",schemaPath:"#/properties/property_ids/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must\
 NOT have more than 10000 items"};e===null?e=[i]:e.push(i),a++}const t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o=="string"){if(l(o)>255){const n={instancePath:p+
"/property_ids/"+i,schemaPath:"#/properties/property_ids/items/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
e===null?e=[n]:e.push(n),a++}if(l(o)<1){const n={instancePath:p+"/property_ids/"+i,schemaPath:"#/properties/property_ids/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:p+"/property_ids/"+i,schemaPath:"#/properties\
/property_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const t={instancePath:p+"/property\
_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.property_tags!==
void 0){let r=s.property_tags;if(Array.isArray(r)){if(r.length>1e3){const i={instancePath:p+"/property_tags",schemaPath:"#/properties/property_tags/maxItems",keyword:"\
maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[i]:e.push(i),a++}const t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o==
"string"){if(l(o)>255){const n={instancePath:p+"/property_tags/"+i,schemaPath:"#/properties/property_tags/items/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[n]:e.push(n),a++}if(l(o)<1){const n={instancePath:p+"/property_tags/"+i,schemaPath:"#/properties/p\
roperty_tags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={
instancePath:p+"/property_tags/"+i,schemaPath:"#/properties/property_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),a++}}}else{const t={instancePath:p+"/property_tags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[t]:e.push(t),a++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>1e3){const i={instancePath:p+"/tags",schemaPath:"#/\
properties/tags/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[i]:e.push(i),a++}const t=r.length;for(let i=0;i<
t;i++){let o=r[i];if(typeof o=="string"){if(l(o)>255){const n={instancePath:p+"/tags/"+i,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[n]:e.push(n),a++}if(l(o)<1){const n={instancePath:p+"/tags/"+i,schemaPath:"#/properties\
/tags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:p+
"/tags/"+i,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const t={
instancePath:p+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.property_types!==
void 0){let r=s.property_types;if(Array.isArray(r)){if(r.length>20){const i={instancePath:p+"/property_types",schemaPath:"#/properties/property_types/maxItems",
keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[i]:e.push(i),a++}const t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:p+
"/property_types/"+i,parentData:r,parentDataProperty:i,rootData:u,dynamicAnchors:h})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{const t={instancePath:p+
"/property_types",schemaPath:"#/properties/property_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return y.errors=e,a===0}
y.evaluated={props:{publisher_domain:!0,publisher_domains:!0,selection_type:!0,property_ids:!0,property_tags:!0,tags:!0,property_types:!0},dynamicProps:!1,dynamicItems:!1};
const I={type:"string",enum:["direct","delegated","ad_network"],$id:"EnumsDelegationType"};function c(s,{instancePath:p="",parentData:f,parentDataProperty:_,rootData:u=s,
dynamicAnchors:h={}}={}){let e=null,a=0;const m=c.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof s!="string"){const r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(s==="direct"||s==="delegated"||s==="ad_net\
work")){const r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:I.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),a++}return c.errors=e,a===0}c.evaluated={dynamicProps:!1,dynamicItems:!1};const T=new RegExp("^[A-Za-z]{2}$","u"),A=w.fullFormats["date-time"];function b(s,{
instancePath:p="",parentData:f,parentDataProperty:_,rootData:u=s,dynamicAnchors:h={}}={}){let e=null,a=0;const m=b.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),a++}if(s.publisher_properties===void 0){
const r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_properties"},message:"must have required property 'publish\
er_properties'"};e===null?e=[r]:e.push(r),a++}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r=="string"){if(l(r)>2048){const t={instancePath:p+"/agent_ur\
l",schemaPath:"#/properties/agent_url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[t]:e.push(
t),a++}if(l(r)<1){const t={instancePath:p+"/agent_url",schemaPath:"#/properties/agent_url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:p+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.publisher_properties!==void 0){let r=s.publisher_properties;if(Array.isArray(r)){if(r.
length>100){const i={instancePath:p+"/publisher_properties",schemaPath:"#/properties/publisher_properties/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[i]:e.push(i),a++}const t=r.length;for(let i=0;i<t;i++)y(r[i],{instancePath:p+"/publisher_properties/"+i,parentData:r,
parentDataProperty:i,rootData:u,dynamicAnchors:h})||(e=e===null?y.errors:e.concat(y.errors),a=e.length)}else{const t={instancePath:p+"/publisher_properties",schemaPath:"\
#/properties/publisher_properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.mode!==void 0){let r=s.
mode;if(typeof r!="string"){const t={instancePath:p+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}if(!(r==="live"||r==="index")){const t={instancePath:p+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:k.
properties.mode.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.country!==void 0){let r=s.country;if(typeof r=="s\
tring"){if(!T.test(r)){const t={instancePath:p+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2}$"},message:'\
must match pattern "^[A-Za-z]{2}$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:p+"/country",schemaPath:"#/properties/country/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.at!==void 0){let r=s.at;if(typeof r=="string"){if(!A.validate(r)){const t={instancePath:p+
"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:p+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}s.
delegation_type!==void 0&&(c(s.delegation_type,{instancePath:p+"/delegation_type",parentData:s,parentDataProperty:"delegation_type",rootData:u,dynamicAnchors:h})||
(e=e===null?c.errors:e.concat(c.errors),a=e.length))}else{const r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),a++}return b.errors=e,a===0}b.evaluated={props:{agent_url:!0,publisher_properties:!0,mode:!0,country:!0,at:!0,delegation_type:!0},
dynamicProps:!1,dynamicItems:!1};const $=P,D={type:"object",required:["agent_url","publisher_properties"],properties:{agent_url:{type:"string",minLength:1,maxLength:2048},
publisher_properties:{type:"array",items:{$ref:"RegistryProductSelector"},maxItems:100},mode:{type:"string",enum:["live","index"]}},$id:"RegistryProductIdentifi\
ersRequest"};function P(s,{instancePath:p="",parentData:f,parentDataProperty:_,rootData:u=s,dynamicAnchors:h={}}={}){let e=null,a=0;const m=P.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),a++}if(s.publisher_properties===
void 0){const r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_properties"},message:"must have required property \
'publisher_properties'"};e===null?e=[r]:e.push(r),a++}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r=="string"){if(l(r)>2048){const t={instancePath:p+"/\
agent_url",schemaPath:"#/properties/agent_url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[
t]:e.push(t),a++}if(l(r)<1){const t={instancePath:p+"/agent_url",schemaPath:"#/properties/agent_url/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:p+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.publisher_properties!==void 0){let r=s.publisher_properties;if(Array.isArray(
r)){if(r.length>100){const i={instancePath:p+"/publisher_properties",schemaPath:"#/properties/publisher_properties/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[i]:e.push(i),a++}const t=r.length;for(let i=0;i<t;i++)y(r[i],{instancePath:p+"/publisher_properties/"+i,
parentData:r,parentDataProperty:i,rootData:u,dynamicAnchors:h})||(e=e===null?y.errors:e.concat(y.errors),a=e.length)}else{const t={instancePath:p+"/publisher_pr\
operties",schemaPath:"#/properties/publisher_properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.mode!==
void 0){let r=s.mode;if(typeof r!="string"){const t={instancePath:p+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="live"||r==="index")){const t={instancePath:p+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{
allowedValues:D.properties.mode.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return P.errors=e,a===0}P.evaluated={props:{agent_url:!0,publisher_properties:!0,
mode:!0},dynamicProps:!1,dynamicItems:!1};export{$ as expandProductIdentifiersBody,q as validateProductAuthorizationBody};
