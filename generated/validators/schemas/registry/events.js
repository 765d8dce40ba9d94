// @generated from schemas/v3/registry/events by codegen. Do not edit; run "npm run codegen".
import me from"ajv-formats/dist/formats.js";import ye from"ajv/dist/runtime/ucs2length.js";const xe=L,de={type:"object",required:["agent_url","previous_status",
"current_status","tracks","storyboards_passing","storyboards_total"],properties:{agent_url:{type:"string",format:"uri"},previous_status:{$ref:"EnumsComplianceSt\
atus"},current_status:{$ref:"EnumsComplianceStatus"},headline:{type:["string","null"]},tracks:{type:"object",additionalProperties:{$ref:"EnumsComplianceTrackSta\
tus"}},storyboards_passing:{type:"integer",minimum:0},storyboards_total:{type:"integer",minimum:0},storyboards:{type:"array",items:{type:"object",required:["sto\
ryboard_id","status"],properties:{storyboard_id:{type:"string"},status:{type:"string"},steps_passed:{type:"integer",minimum:0},steps_total:{type:"integer",minimum:0}}}}},
$id:"RegistryEventsAgentComplianceChanged"},z=me.fullFormats.uri,fe={type:"string",enum:["passing","degraded","failing","unknown"],$id:"EnumsComplianceStatus"};
function j(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=j.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="passing"||t==="degraded"||t==="failing"||t==="unknown")){const r={instancePath:n,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:fe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===0}j.evaluated={dynamicProps:!1,
dynamicItems:!1};const ce={type:"string",enum:["pass","fail","partial","skip","silent","warning","unknown","skipped"],$id:"EnumsComplianceTrackStatus"};function x(t,{
instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=x.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(!(t==="pass"||t==="fail"||t==="partial"||t==="skip"||t==="silent"||t==="warning"||t==="unknown"||t==="skipped")){const r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ce.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return x.errors=
e,s===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};function L(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,
s=0;const l=L.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?
e=[r]:e.push(r),s++}if(t.previous_status===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"previous_status"},
message:"must have required property 'previous_status'"};e===null?e=[r]:e.push(r),s++}if(t.current_status===void 0){const r={instancePath:n,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"current_status"},message:"must have required property 'current_status'"};e===null?e=[r]:e.push(r),s++}if(t.tracks===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tracks"},message:"must have required property 'tracks'"};e===
null?e=[r]:e.push(r),s++}if(t.storyboards_passing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"storyboa\
rds_passing"},message:"must have required property 'storyboards_passing'"};e===null?e=[r]:e.push(r),s++}if(t.storyboards_total===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"storyboards_total"},message:"must have required property 'storyboards_total'"};e===null?e=[r]:
e.push(r),s++}if(t.agent_url!==void 0){let r=t.agent_url;if(typeof r=="string"){if(!z(r)){const i={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_ur\
l/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/agent_url",schemaPath:"\
#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.previous_status!==void 0&&(j(t.previous_status,
{instancePath:n+"/previous_status",parentData:t,parentDataProperty:"previous_status",rootData:u,dynamicAnchors:m})||(e=e===null?j.errors:e.concat(j.errors),s=e.
length)),t.current_status!==void 0&&(j(t.current_status,{instancePath:n+"/current_status",parentData:t,parentDataProperty:"current_status",rootData:u,dynamicAnchors:m})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)),t.headline!==void 0){let r=t.headline;if(typeof r!="string"&&r!==null){const i={instancePath:n+"/headline",
schemaPath:"#/properties/headline/type",keyword:"type",params:{type:de.properties.headline.type},message:"must be string,null"};e===null?e=[i]:e.push(i),s++}}if(t.
tracks!==void 0){let r=t.tracks;if(r&&typeof r=="object"&&!Array.isArray(r))for(const i in r)x(r[i],{instancePath:n+"/tracks/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:i,rootData:u,dynamicAnchors:m})||(e=e===null?x.errors:e.concat(x.errors),s=e.length);else{const i={instancePath:n+"/tracks",
schemaPath:"#/properties/tracks/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(t.storyboards_passing!==void 0){
let r=t.storyboards_passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/storyboards_passing",schemaPath:"#/properties/st\
oryboards_passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const i={instancePath:n+"/storyboards_passing",schemaPath:"#/properties/storyboards_passing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.storyboards_total!==void 0){let r=t.storyboards_total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:n+"/storyboards_total",schemaPath:"#/properties/storyboards_total/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/storyboards_total",schemaPath:"#/properties/sto\
ryboards_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.storyboards!==void 0){let r=t.
storyboards;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.storyboard_id===void 0){const p={
instancePath:n+"/storyboards/"+o,schemaPath:"#/properties/storyboards/items/required",keyword:"required",params:{missingProperty:"storyboard_id"},message:"must \
have required property 'storyboard_id'"};e===null?e=[p]:e.push(p),s++}if(a.status===void 0){const p={instancePath:n+"/storyboards/"+o,schemaPath:"#/properties/s\
toryboards/items/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[p]:e.push(p),s++}if(a.
storyboard_id!==void 0&&typeof a.storyboard_id!="string"){const p={instancePath:n+"/storyboards/"+o+"/storyboard_id",schemaPath:"#/properties/storyboards/items/\
properties/storyboard_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(a.status!==void 0&&typeof a.status!=
"string"){const p={instancePath:n+"/storyboards/"+o+"/status",schemaPath:"#/properties/storyboards/items/properties/status/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(a.steps_passed!==void 0){let p=a.steps_passed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const y={instancePath:n+"/storyboards/"+o+"/steps_passed",schemaPath:"#/properties/storyboards/items/properties/steps_passed/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[y]:e.push(y),s++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const y={instancePath:n+"/storyboards/"+o+
"/steps_passed",schemaPath:"#/properties/storyboards/items/properties/steps_passed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[y]:e.push(y),s++}}if(a.steps_total!==void 0){let p=a.steps_total;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const y={instancePath:n+
"/storyboards/"+o+"/steps_total",schemaPath:"#/properties/storyboards/items/properties/steps_total/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[y]:e.push(y),s++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const y={instancePath:n+"/storyboards/"+o+"/steps_total",schemaPath:"\
#/properties/storyboards/items/properties/steps_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(
y),s++}}}else{const p={instancePath:n+"/storyboards/"+o,schemaPath:"#/properties/storyboards/items/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:n+"/storyboards",schemaPath:"#/properties/storyboards/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return L.errors=e,s===0}L.evaluated={props:{agent_url:!0,previous_status:!0,current_status:!0,headline:!0,tracks:!0,storyboards_passing:!0,
storyboards_total:!0,storyboards:!0},dynamicProps:!1,dynamicItems:!1};const Re=K,he={type:"object",required:["agent_url"],properties:{agent_url:{type:"string",format:"\
uri"},name:{type:"string"},type:{type:"string"},channels:{type:"array",items:{type:"string"}},property_types:{type:"array",items:{type:"string"}},markets:{type:"\
array",items:{type:"string"}},categories:{type:"array",items:{type:"string"}},category_taxonomy:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},
delivery_types:{type:"array",items:{type:"string"}},format_ids:{type:"array",items:{type:"string"}},format_kinds:{type:"array",items:{type:"string"}},property_count:{
type:"integer",minimum:0},publisher_count:{type:"integer",minimum:0},has_tmp:{type:"boolean"},updated_at:{type:"string",format:"date-time"},publisher_domain:{$ref:"\
CoreDomainName"}},$id:"RegistryEventsAgentDiscovered"},E=me.fullFormats["date-time"];const U=ye.default,ge=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function d(t,{instancePath:n="",parentData:f,parentDataProperty:c,
rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=d.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t=="string"){
if(U(t)>253){const r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[r]:e.push(r),s++}if(!ge.test(t)){const r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}
d.evaluated={dynamicProps:!1,dynamicItems:!1};function K(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,
s=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?
e=[r]:e.push(r),s++}if(t.agent_url!==void 0){let r=t.agent_url;if(typeof r=="string"){if(!z(r)){const i={instancePath:n+"/agent_url",schemaPath:"#/properties/ag\
ent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/agent_url",
schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.name!==void 0&&typeof t.
name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(t.type!==void 0&&typeof t.type!="string"){const r={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.channels!==void 0){let r=t.channels;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)
if(typeof r[o]!="string"){const a={instancePath:n+"/channels/"+o,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.property_types!==void 0){let r=t.property_types;if(Array.isArray(r)){const i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/property_types/"+o,schemaPath:"#/properties/property_types/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/property_types",schemaPath:"#/properties/property_types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.markets!==void 0){let r=t.markets;if(Array.isArray(r)){const i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/markets/"+o,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.categories!==void 0){let r=t.categories;if(Array.isArray(r)){const i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/categories/"+o,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.category_taxonomy!==void 0){let r=t.category_taxonomy;if(typeof r!="string"&&r!==null){const i={
instancePath:n+"/category_taxonomy",schemaPath:"#/properties/category_taxonomy/type",keyword:"type",params:{type:he.properties.category_taxonomy.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),s++}}if(t.tags!==void 0){let r=t.tags;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="\
string"){const a={instancePath:n+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}else{const i={instancePath:n+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),s++}}if(t.delivery_types!==void 0){let r=t.delivery_types;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={
instancePath:n+"/delivery_types/"+o,schemaPath:"#/properties/delivery_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/delivery_types",schemaPath:"#/properties/delivery_types/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),s++}}if(t.format_ids!==void 0){let r=t.format_ids;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){const a={instancePath:n+"/format_ids/"+o,schemaPath:"#/properties/format_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/format_ids",schemaPath:"#/properties/format_ids/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),s++}}if(t.format_kinds!==void 0){let r=t.format_kinds;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){const a={instancePath:n+"/format_kinds/"+o,schemaPath:"#/properties/format_kinds/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/format_kinds",schemaPath:"#/properties/format_kinds/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.property_count!==void 0){let r=t.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties/property_count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.publisher_count!==void 0){let r=t.publisher_count;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/publisher_count",schemaPath:"#/properties/publisher_count/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+
"/publisher_count",schemaPath:"#/properties/publisher_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.
push(i),s++}}if(t.has_tmp!==void 0&&typeof t.has_tmp!="boolean"){const r={instancePath:n+"/has_tmp",schemaPath:"#/properties/has_tmp/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.updated_at!==void 0){let r=t.updated_at;if(typeof r=="string"){if(!E.validate(r)){const i={
instancePath:n+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[i]:e.push(i),s++}}t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"\
publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}K.evaluated={props:{agent_url:!0,name:!0,type:!0,channels:!0,
property_types:!0,markets:!0,categories:!0,category_taxonomy:!0,tags:!0,delivery_types:!0,format_ids:!0,format_kinds:!0,property_count:!0,publisher_count:!0,has_tmp:!0,
updated_at:!0,publisher_domain:!0},dynamicProps:!1,dynamicItems:!1};const Fe=Z,_e={type:"object",required:["agent_url"],properties:{agent_url:{type:"string",format:"\
uri"},name:{type:"string"},type:{type:"string"},channels:{type:"array",items:{type:"string"}},property_types:{type:"array",items:{type:"string"}},markets:{type:"\
array",items:{type:"string"}},categories:{type:"array",items:{type:"string"}},category_taxonomy:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},
delivery_types:{type:"array",items:{type:"string"}},format_ids:{type:"array",items:{type:"string"}},format_kinds:{type:"array",items:{type:"string"}},property_count:{
type:"integer",minimum:0},publisher_count:{type:"integer",minimum:0},has_tmp:{type:"boolean"},updated_at:{type:"string",format:"date-time"},changed_fields:{type:"\
array",items:{type:"string"}},inventory_profile:{type:"object",additionalProperties:!0}},$id:"RegistryEventsAgentProfileUpdated"};function Z(t,{instancePath:n="",
parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=Z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0){let r=t.agent_url;if(typeof r=="string"){if(!z(
r)){const i={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===
null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[i]:e.push(i),s++}}if(t.name!==void 0&&typeof t.name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&typeof t.type!="string"){const r={instancePath:n+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.channels!==void 0){let r=t.
channels;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/channels/"+o,schemaPath:"#/properties/cha\
nnels/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/channels",schemaPath:"\
#/properties/channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.property_types!==void 0){let r=t.property_types;
if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/property_types/"+o,schemaPath:"#/properties/proper\
ty_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/property_types",
schemaPath:"#/properties/property_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.markets!==void 0){
let r=t.markets;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/markets/"+o,schemaPath:"#/properti\
es/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/markets",schemaPath:"\
#/properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.categories!==void 0){let r=t.categories;
if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/categories/"+o,schemaPath:"#/properties/categories\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/categories",schemaPath:"\
#/properties/categories/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.category_taxonomy!==void 0){let r=t.
category_taxonomy;if(typeof r!="string"&&r!==null){const i={instancePath:n+"/category_taxonomy",schemaPath:"#/properties/category_taxonomy/type",keyword:"type",
params:{type:_e.properties.category_taxonomy.type},message:"must be string,null"};e===null?e=[i]:e.push(i),s++}}if(t.tags!==void 0){let r=t.tags;if(Array.isArray(
r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.delivery_types!==void 0){let r=t.delivery_types;if(Array.isArray(r)){const i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/delivery_types/"+o,schemaPath:"#/properties/delivery_types/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/delivery_types",schemaPath:"#/properties/delivery_types/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.format_ids!==void 0){let r=t.format_ids;if(Array.isArray(r)){
const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/format_ids/"+o,schemaPath:"#/properties/format_ids/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/format_ids",schemaPath:"#/properties/format_\
ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.format_kinds!==void 0){let r=t.format_kinds;if(Array.
isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/format_kinds/"+o,schemaPath:"#/properties/format_kinds/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/format_kinds",schemaPath:"#\
/properties/format_kinds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.property_count!==void 0){let r=t.
property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties/property_count/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+
"/property_count",schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(
i),s++}}if(t.publisher_count!==void 0){let r=t.publisher_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/publisher_cou\
nt",schemaPath:"#/properties/publisher_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="\
number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/publisher_count",schemaPath:"#/properties/publisher_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.has_tmp!==void 0&&typeof t.has_tmp!="boolean"){const r={instancePath:n+"/has_tmp",schemaPath:"\
#/properties/has_tmp/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.updated_at!==void 0){let r=t.updated_at;
if(typeof r=="string"){if(!E.validate(r)){const i={instancePath:n+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/updated_at",schemaPath:"#/properties/updated_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.changed_fields!==void 0){let r=t.changed_fields;if(Array.
isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/changed_fields/"+o,schemaPath:"#/properties/changed_fields/\
items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/changed_fields",schemaPath:"\
#/properties/changed_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.inventory_profile!==void 0){let r=t.
inventory_profile;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:n+"/inventory_profile",schemaPath:"#/properties/inventory_profile/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}Z.evaluated={props:{agent_url:!0,name:!0,type:!0,channels:!0,property_types:!0,
markets:!0,categories:!0,category_taxonomy:!0,tags:!0,delivery_types:!0,format_ids:!0,format_kinds:!0,property_count:!0,publisher_count:!0,has_tmp:!0,updated_at:!0,
changed_fields:!0,inventory_profile:!0},dynamicProps:!1,dynamicItems:!1};const Oe=B;function B(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=B.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0){
let r=t.agent_url;if(typeof r=="string"){if(!z(r)){const i={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.removed_from_publishers!==void 0){let r=t.removed_from_publishers;if(Array.
isArray(r)){const i=r.length;for(let o=0;o<i;o++)d(r[o],{instancePath:n+"/removed_from_publishers/"+o,parentData:r,parentDataProperty:o,rootData:u,dynamicAnchors:m})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)}else{const i={instancePath:n+"/removed_from_publishers",schemaPath:"#/properties/removed_from_publishers/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}B.evaluated={props:{agent_url:!0,removed_from_publishers:!0},
dynamicProps:!1,dynamicItems:!1};const Se=G;const be={type:"string",enum:["media-buy","signals","governance","creative","brand","sponsored-intelligence","measurement"],$id:"EnumsBadgeRole"};function $(t,{
instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=$.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(!(t==="media-buy"||t==="signals"||t==="governance"||t==="creative"||t==="brand"||t==="sponsored-intelligence"||t==="measurement")){
const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:be.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),s++}return $.errors=e,s===0}$.evaluated={dynamicProps:!1,dynamicItems:!1};function G(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,
dynamicAnchors:m={}}={}){let e=null,s=0;const l=G.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.agent_url===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required\
 property 'agent_url'"};e===null?e=[r]:e.push(r),s++}if(t.role===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),s++}if(t.verified_specialisms===void 0){const r={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"verified_specialisms"},message:"must have required property 'verified_specialisms'"};e===null?e=[r]:e.push(r),
s++}if(t.agent_url!==void 0){let r=t.agent_url;if(typeof r=="string"){if(!z(r)){const i={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/agent_url",schemaPath:"#/\
properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.role!==void 0&&($(t.role,{instancePath:n+
"/role",parentData:t,parentDataProperty:"role",rootData:u,dynamicAnchors:m})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),t.verified_specialisms!==void 0){
let r=t.verified_specialisms;if(Array.isArray(r)){if(r.length<1){const o={instancePath:n+"/verified_specialisms",schemaPath:"#/properties/verified_specialisms/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){const a={instancePath:n+"/verified_specialisms/"+o,schemaPath:"#/properties/verified_specialisms/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/verified_specialisms",schemaPath:"#/properties/verified_specialisms/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.version!==void 0&&typeof t.version!="string"){const r={instancePath:n+"/\
version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===0}G.evaluated={props:{agent_url:!0,
role:!0,verified_specialisms:!0,version:!0},dynamicProps:!1,dynamicItems:!1};const Te=H;function H(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=H.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),s++}if(t.role===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),
s++}if(t.reason===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required prope\
rty 'reason'"};e===null?e=[r]:e.push(r),s++}if(t.agent_url!==void 0){let r=t.agent_url;if(typeof r=="string"){if(!z(r)){const i={instancePath:n+"/agent_url",schemaPath:"\
#/properties/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+
"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.role!==
void 0&&($(t.role,{instancePath:n+"/role",parentData:t,parentDataProperty:"role",rootData:u,dynamicAnchors:m})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),
t.reason!==void 0&&typeof t.reason!="string"){const r={instancePath:n+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t.version!==void 0&&typeof t.version!="string"){const r={instancePath:n+"/version",schemaPath:"#/properties/ver\
sion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return H.errors=e,s===0}H.evaluated={props:{agent_url:!0,role:!0,reason:!0,version:!0},
dynamicProps:!1,dynamicItems:!1};const Me=J;const C={type:"object",required:["id","agent_url","publisher_domain","authorization_type"],properties:{id:{type:"string",format:"uuid"},agent_url:{type:"string",
format:"uri"},agent_url_canonical:{type:"string"},publisher_domain:{$ref:"CoreDomainName"},authorization_type:{anyOf:[{$ref:"EnumsAuthorizationType"},{type:"nul\
l"}]},authorized_for:{type:"string"},property_ids:{type:"array",items:{type:"string"}},property_tags:{type:"array",items:{type:"string"}},properties:{type:"arra\
y",items:{type:"object",additionalProperties:!0}},publisher_properties:{type:"array",items:{type:"object",additionalProperties:!0}},signal_ids:{type:"array",items:{
type:"string"}},signal_tags:{type:"array",items:{type:"string"}},property_rid:{type:["string","null"],format:"uuid"},property_id_slug:{type:["string","null"]},placement_ids:{
type:"array",items:{type:"string"}},placement_tags:{type:"array",items:{type:"string"}},collections:{type:"array",items:{$ref:"CoreCollectionSelector"}},countries:{
type:"array",items:{$ref:"CoreCountryCode"}},delegation_type:{anyOf:[{$ref:"EnumsDelegationType"},{type:"null"}]},exclusive:{type:"boolean"},signing_keys:{anyOf:[
{type:"array",items:{type:"object",additionalProperties:!0}},{type:"null"}]},effective_from:{type:["string","null"],format:"date-time"},effective_until:{type:["\
string","null"],format:"date-time"},evidence:{$ref:"EnumsAuthorizationEvidence"},disputed:{type:"boolean"},created_by:{type:["string","null"]},expires_at:{type:[
"string","null"],format:"date-time"},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"},override_applied:{type:"boolean"},
override_reason:{type:["string","null"]},shortened:{$ref:"CoreShortenedMembers"}},$id:"RegistryEventsAuthorizationPayload"},k=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
ve={type:"string",enum:["property_ids","property_tags","inline_properties","publisher_properties","signal_ids","signal_tags"],$id:"EnumsAuthorizationType"};function R(t,{
instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=R.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(!(t==="property_ids"||t==="property_tags"||t==="inline_properties"||t==="publisher_properties"||t==="signal_ids"||t==="signal_ta\
gs")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ve.enum},message:"must be equal to one of the allowed values"};e===null?e=
[r]:e.push(r),s++}return R.errors=e,s===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};function F(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=F.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.publisher_domain===void 0){const r={instancePath:n,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),s++}if(t.
collection_ids===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collection_ids"},message:"must have require\
d property 'collection_ids'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,
parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.collection_ids!==void 0){let r=t.collection_ids;
if(Array.isArray(r)){if(r.length<1){const o={instancePath:n+"/collection_ids",schemaPath:"#/properties/collection_ids/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+
"/collection_ids/"+o,schemaPath:"#/properties/collection_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}else{const i={instancePath:n+"/collection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return F.errors=e,s===0}F.evaluated={props:{publisher_domain:!0,collection_ids:!0},dynamicProps:!1,dynamicItems:!1};const Pe=new RegExp("^[A-Z]{2}$","u");function O(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=O.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t=="string"){if(!Pe.test(t)){const r={instancePath:n,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}O.evaluated={dynamicProps:!1,dynamicItems:!1};
const ke={type:"string",enum:["direct","delegated","ad_network"],$id:"EnumsDelegationType"};function S(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,
dynamicAnchors:m={}}={}){let e=null,s=0;const l=S.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="direct"||t==="delegated"||t==="ad_net\
work")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ke.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),s++}return S.errors=e,s===0}S.evaluated={dynamicProps:!1,dynamicItems:!1};const we={type:"string",enum:["adagents_json","agent_claim","community",
"override"],$id:"EnumsAuthorizationEvidence"};function T(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,
s=0;const l=T.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="adagents_json"||t==="agent_claim"||t==="community"||t==="override")){
const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:we.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),s++}return T.errors=e,s===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function h(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=h.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(t)){if(t.length<1){const a={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),s++}const r=t.length;for(let a=0;a<r;a++){let p=t[a];if(typeof p=="string"){if(U(p)<1){const y={
instancePath:n+"/"+a,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(
y),s++}}else{const y={instancePath:n+"/"+a,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}
let i=t.length,o;if(i>1){const a={};for(;i--;){let p=t[i];if(typeof p=="string"){if(typeof a[p]=="number"){o=a[p];const y={instancePath:n,schemaPath:"#/uniqueIt\
ems",keyword:"uniqueItems",params:{i,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+i+" are identical)"};e===null?e=[y]:e.push(y),s++;break}a[p]=
i}}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return h.errors=
e,s===0}h.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function P(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){
let e=null,s=0;const l=P.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){
const a={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(
a),s++}if(t.agent_url===void 0){const a={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have requi\
red property 'agent_url'"};e===null?e=[a]:e.push(a),s++}if(t.publisher_domain===void 0){const a={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[a]:e.push(a),s++}if(t.authorization_type===void 0){const a={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type\
'"};e===null?e=[a]:e.push(a),s++}if(t.id!==void 0){let a=t.id;if(typeof a=="string"){if(!k.test(a)){const p={instancePath:n+"/id",schemaPath:"#/properties/id/fo\
rmat",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:n+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(t.agent_url!==void 0){let a=t.agent_url;if(typeof a==
"string"){if(!z(a)){const p={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match f\
ormat "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(t.agent_url_canonical!==void 0&&typeof t.agent_url_canonical!="string"){const a={instancePath:n+
"/agent_url_canonical",schemaPath:"#/properties/agent_url_canonical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.authorization_type!==void 0){let a=t.authorization_type;const p=s;let y=!1;const g=s;R(a,{instancePath:n+
"/authorization_type",parentData:t,parentDataProperty:"authorization_type",rootData:u,dynamicAnchors:m})||(e=e===null?R.errors:e.concat(R.errors),s=e.length);var r=g===
s;y=y||r;const A=s;if(a!==null){const _={instancePath:n+"/authorization_type",schemaPath:"#/properties/authorization_type/anyOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};e===null?e=[_]:e.push(_),s++}var r=A===s;if(y=y||r,y)s=p,e!==null&&(p?e.length=p:e=null);else{const _={instancePath:n+"/authoriza\
tion_type",schemaPath:"#/properties/authorization_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[_]:e.push(_),s++}}if(t.
authorized_for!==void 0&&typeof t.authorized_for!="string"){const a={instancePath:n+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(t.property_ids!==void 0){let a=t.property_ids;if(Array.isArray(a)){const p=a.
length;for(let y=0;y<p;y++)if(typeof a[y]!="string"){const g={instancePath:n+"/property_ids/"+y,schemaPath:"#/properties/property_ids/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const p={instancePath:n+"/property_ids",schemaPath:"#/properties/property_id\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.property_tags!==void 0){let a=t.property_tags;if(Array.
isArray(a)){const p=a.length;for(let y=0;y<p;y++)if(typeof a[y]!="string"){const g={instancePath:n+"/property_tags/"+y,schemaPath:"#/properties/property_tags/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const p={instancePath:n+"/property_tags",schemaPath:"\
#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.properties!==void 0){let a=t.properties;
if(Array.isArray(a)){const p=a.length;for(let y=0;y<p;y++){let g=a[y];if(!(g&&typeof g=="object"&&!Array.isArray(g))){const A={instancePath:n+"/properties/"+y,schemaPath:"\
#/properties/properties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[A]:e.push(A),s++}}}else{const p={instancePath:n+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.publisher_properties!==
void 0){let a=t.publisher_properties;if(Array.isArray(a)){const p=a.length;for(let y=0;y<p;y++){let g=a[y];if(!(g&&typeof g=="object"&&!Array.isArray(g))){const A={
instancePath:n+"/publisher_properties/"+y,schemaPath:"#/properties/publisher_properties/items/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[A]:e.push(A),s++}}}else{const p={instancePath:n+"/publisher_properties",schemaPath:"#/properties/publisher_properties/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.signal_ids!==void 0){let a=t.signal_ids;if(Array.isArray(a)){const p=a.length;for(let y=0;y<
p;y++)if(typeof a[y]!="string"){const g={instancePath:n+"/signal_ids/"+y,schemaPath:"#/properties/signal_ids/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[g]:e.push(g),s++}}else{const p={instancePath:n+"/signal_ids",schemaPath:"#/properties/signal_ids/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.signal_tags!==void 0){let a=t.signal_tags;if(Array.isArray(a)){const p=a.length;for(let y=0;y<
p;y++)if(typeof a[y]!="string"){const g={instancePath:n+"/signal_tags/"+y,schemaPath:"#/properties/signal_tags/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const p={instancePath:n+"/signal_tags",schemaPath:"#/properties/signal_tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.property_rid!==void 0){let a=t.property_rid;if(typeof a!="string"&&a!==null){const p={
instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:C.properties.property_rid.type},message:"must be string,n\
ull"};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&!k.test(a)){const p={instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[p]:e.push(p),s++}}if(t.property_id_slug!==void 0){let a=t.property_id_slug;if(typeof a!=
"string"&&a!==null){const p={instancePath:n+"/property_id_slug",schemaPath:"#/properties/property_id_slug/type",keyword:"type",params:{type:C.properties.property_id_slug.
type},message:"must be string,null"};e===null?e=[p]:e.push(p),s++}}if(t.placement_ids!==void 0){let a=t.placement_ids;if(Array.isArray(a)){const p=a.length;for(let y=0;y<
p;y++)if(typeof a[y]!="string"){const g={instancePath:n+"/placement_ids/"+y,schemaPath:"#/properties/placement_ids/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const p={instancePath:n+"/placement_ids",schemaPath:"#/properties/placement_ids/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.placement_tags!==void 0){let a=t.placement_tags;if(Array.isArray(a)){const p=a.
length;for(let y=0;y<p;y++)if(typeof a[y]!="string"){const g={instancePath:n+"/placement_tags/"+y,schemaPath:"#/properties/placement_tags/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const p={instancePath:n+"/placement_tags",schemaPath:"#/properties/plac\
ement_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.collections!==void 0){let a=t.collections;if(Array.
isArray(a)){const p=a.length;for(let y=0;y<p;y++)F(a[y],{instancePath:n+"/collections/"+y,parentData:a,parentDataProperty:y,rootData:u,dynamicAnchors:m})||(e=e===
null?F.errors:e.concat(F.errors),s=e.length)}else{const p={instancePath:n+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.countries!==void 0){let a=t.countries;if(Array.isArray(a)){const p=a.length;for(let y=0;y<p;y++)
O(a[y],{instancePath:n+"/countries/"+y,parentData:a,parentDataProperty:y,rootData:u,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{
const p={instancePath:n+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(
p),s++}}if(t.delegation_type!==void 0){let a=t.delegation_type;const p=s;let y=!1;const g=s;S(a,{instancePath:n+"/delegation_type",parentData:t,parentDataProperty:"\
delegation_type",rootData:u,dynamicAnchors:m})||(e=e===null?S.errors:e.concat(S.errors),s=e.length);var i=g===s;y=y||i;const A=s;if(a!==null){const _={instancePath:n+
"/delegation_type",schemaPath:"#/properties/delegation_type/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[_]:e.push(_),s++}
var i=A===s;if(y=y||i,y)s=p,e!==null&&(p?e.length=p:e=null);else{const _={instancePath:n+"/delegation_type",schemaPath:"#/properties/delegation_type/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[_]:e.push(_),s++}}if(t.exclusive!==void 0&&typeof t.exclusive!="boolean"){const a={instancePath:n+
"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(t.signing_keys!==
void 0){let a=t.signing_keys;const p=s;let y=!1;const g=s;if(Array.isArray(a)){const _=a.length;for(let V=0;V<_;V++){let le=a[V];if(!(le&&typeof le=="object"&&!Array.
isArray(le))){const ue={instancePath:n+"/signing_keys/"+V,schemaPath:"#/properties/signing_keys/anyOf/0/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[ue]:e.push(ue),s++}}}else{const _={instancePath:n+"/signing_keys",schemaPath:"#/properties/signing_keys/anyOf/0/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[_]:e.push(_),s++}var o=g===s;y=y||o;const A=s;if(a!==null){const _={instancePath:n+"/signing_keys",schemaPath:"\
#/properties/signing_keys/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[_]:e.push(_),s++}var o=A===s;if(y=y||o,y)s=p,e!==
null&&(p?e.length=p:e=null);else{const _={instancePath:n+"/signing_keys",schemaPath:"#/properties/signing_keys/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf"};e===null?e=[_]:e.push(_),s++}}if(t.effective_from!==void 0){let a=t.effective_from;if(typeof a!="string"&&a!==null){const p={instancePath:n+
"/effective_from",schemaPath:"#/properties/effective_from/type",keyword:"type",params:{type:C.properties.effective_from.type},message:"must be string,null"};e===
null?e=[p]:e.push(p),s++}if(typeof a=="string"&&!E.validate(a)){const p={instancePath:n+"/effective_from",schemaPath:"#/properties/effective_from/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),s++}}if(t.effective_until!==void 0){let a=t.effective_until;
if(typeof a!="string"&&a!==null){const p={instancePath:n+"/effective_until",schemaPath:"#/properties/effective_until/type",keyword:"type",params:{type:C.properties.
effective_until.type},message:"must be string,null"};e===null?e=[p]:e.push(p),s++}if(typeof a=="string"&&!E.validate(a)){const p={instancePath:n+"/effective_unt\
il",schemaPath:"#/properties/effective_until/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(
p),s++}}if(t.evidence!==void 0&&(T(t.evidence,{instancePath:n+"/evidence",parentData:t,parentDataProperty:"evidence",rootData:u,dynamicAnchors:m})||(e=e===null?
T.errors:e.concat(T.errors),s=e.length)),t.disputed!==void 0&&typeof t.disputed!="boolean"){const a={instancePath:n+"/disputed",schemaPath:"#/properties/dispute\
d/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(t.created_by!==void 0){let a=t.created_by;if(typeof a!=
"string"&&a!==null){const p={instancePath:n+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type:C.properties.created_by.type},message:"\
must be string,null"};e===null?e=[p]:e.push(p),s++}}if(t.expires_at!==void 0){let a=t.expires_at;if(typeof a!="string"&&a!==null){const p={instancePath:n+"/expi\
res_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:C.properties.expires_at.type},message:"must be string,null"};e===null?e=[p]:e.push(
p),s++}if(typeof a=="string"&&!E.validate(a)){const p={instancePath:n+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),s++}}if(t.created_at!==void 0){let a=t.created_at;if(typeof a=="string"){if(!E.validate(
a)){const p={instancePath:n+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:n+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(t.updated_at!==void 0){let a=t.updated_at;if(typeof a=="string"){if(!E.validate(a)){const p={instancePath:n+
"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.
push(p),s++}}else{const p={instancePath:n+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),s++}}if(t.override_applied!==void 0&&typeof t.override_applied!="boolean"){const a={instancePath:n+"/override_applied",schemaPath:"#/pr\
operties/override_applied/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(t.override_reason!==void 0){let a=t.
override_reason;if(typeof a!="string"&&a!==null){const p={instancePath:n+"/override_reason",schemaPath:"#/properties/override_reason/type",keyword:"type",params:{
type:C.properties.override_reason.type},message:"must be string,null"};e===null?e=[p]:e.push(p),s++}}t.shortened!==void 0&&(h(t.shortened,{instancePath:n+"/shor\
tened",parentData:t,parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const a={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}return P.errors=e,s===0}P.evaluated={props:{id:!0,
agent_url:!0,agent_url_canonical:!0,publisher_domain:!0,authorization_type:!0,authorized_for:!0,property_ids:!0,property_tags:!0,properties:!0,publisher_properties:!0,
signal_ids:!0,signal_tags:!0,property_rid:!0,property_id_slug:!0,placement_ids:!0,placement_tags:!0,collections:!0,countries:!0,delegation_type:!0,exclusive:!0,
signing_keys:!0,effective_from:!0,effective_until:!0,evidence:!0,disputed:!0,created_by:!0,expires_at:!0,created_at:!0,updated_at:!0,override_applied:!0,override_reason:!0,
shortened:!0},dynamicProps:!1,dynamicItems:!1};function J(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,
s=0;const l=J.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),P(t,{instancePath:n,parentData:f,parentDataProperty:c,rootData:u,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.changed_fields!==void 0){let r=t.changed_fields;if(Array.isArray(
r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/changed_fields/"+o,schemaPath:"#/properties/changed_fields/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/changed_fields",schemaPath:"#/p\
roperties/changed_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}J.evaluated={props:{changed_fields:!0,
id:!0,agent_url:!0,agent_url_canonical:!0,publisher_domain:!0,authorization_type:!0,authorized_for:!0,property_ids:!0,property_tags:!0,properties:!0,publisher_properties:!0,
signal_ids:!0,signal_tags:!0,property_rid:!0,property_id_slug:!0,placement_ids:!0,placement_tags:!0,collections:!0,countries:!0,delegation_type:!0,exclusive:!0,
signing_keys:!0,effective_from:!0,effective_until:!0,evidence:!0,disputed:!0,created_by:!0,expires_at:!0,created_at:!0,updated_at:!0,override_applied:!0,override_reason:!0,
shortened:!0},dynamicProps:!1,dynamicItems:!1};const Ve=Q;function Q(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=Q.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),P(t,{instancePath:n,parentData:f,parentDataProperty:c,rootData:u,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.changed_fields!==void 0){let r=t.changed_fields;if(Array.isArray(r)){const i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/changed_fields/"+o,schemaPath:"#/properties/changed_fields/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/changed_fields",schemaPath:"#/properties/changed_fields/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}Q.evaluated={props:{changed_fields:!0,id:!0,agent_url:!0,agent_url_canonical:!0,
publisher_domain:!0,authorization_type:!0,authorized_for:!0,property_ids:!0,property_tags:!0,properties:!0,publisher_properties:!0,signal_ids:!0,signal_tags:!0,
property_rid:!0,property_id_slug:!0,placement_ids:!0,placement_tags:!0,collections:!0,countries:!0,delegation_type:!0,exclusive:!0,signing_keys:!0,effective_from:!0,
effective_until:!0,evidence:!0,disputed:!0,created_by:!0,expires_at:!0,created_at:!0,updated_at:!0,override_applied:!0,override_reason:!0,shortened:!0},dynamicProps:!1,
dynamicItems:!1};const Le=P,Ue=W;function W(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=W.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),P(t,{instancePath:n,parentData:f,parentDataProperty:c,rootData:u,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.changed_fields!==void 0){let r=t.changed_fields;if(Array.isArray(r)){const i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/changed_fields/"+o,schemaPath:"#/properties/changed_fields/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/changed_fields",schemaPath:"#/properties/changed_fields/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:{changed_fields:!0,id:!0,agent_url:!0,agent_url_canonical:!0,
publisher_domain:!0,authorization_type:!0,authorized_for:!0,property_ids:!0,property_tags:!0,properties:!0,publisher_properties:!0,signal_ids:!0,signal_tags:!0,
property_rid:!0,property_id_slug:!0,placement_ids:!0,placement_tags:!0,collections:!0,countries:!0,delegation_type:!0,exclusive:!0,signing_keys:!0,effective_from:!0,
effective_until:!0,evidence:!0,disputed:!0,created_by:!0,expires_at:!0,created_at:!0,updated_at:!0,override_applied:!0,override_reason:!0,shortened:!0},dynamicProps:!1,
dynamicItems:!1};const Ke=X;const qe={type:"string",enum:["apple_podcast_id","spotify_collection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_chan\
nel_id","youtube_channel_handle","youtube_channel_url","youtube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tikt\
ok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function w(t,{instancePath:n="",parentData:f,
parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=w.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"apple_podcast_id"||t==="spotify_collection_id"||t==="rss_url"||t==="podcast_guid"||t==="amazon_music_id"||t==="iheart_id"||t==="podcast_index_id"||t==="youtube\
_channel_id"||t==="youtube_channel_handle"||t==="youtube_channel_url"||t==="youtube_playlist_id"||t==="amazon_title_id"||t==="roku_channel_id"||t==="pluto_chann\
el_id"||t==="tubi_id"||t==="peacock_id"||t==="tiktok_id"||t==="twitch_channel"||t==="imdb_id"||t==="gracenote_id"||t==="eidr_id"||t==="domain"||t==="substack_id")){
const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),s++}return w.errors=e,s===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const De={type:"string",enum:["series","publication","event_series","rotation"],
$id:"EnumsCollectionKind"};function q(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=q.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="series"||t==="publication"||t==="event_series"||t==="rotation")){const r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:De.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return q.errors=
e,s===0}q.evaluated={dynamicProps:!1,dynamicItems:!1};const Ae={type:"string",enum:["authoritative","enriched","contributed"],$id:"EnumsCatalogSource"};function b(t,{
instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=b.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(!(t==="authoritative"||t==="enriched"||t==="contributed")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ae.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return b.errors=e,s===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};const je={
type:"string",enum:["active","stale","removed"],$id:"EnumsCollectionRecordStatus"};function N(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,
dynamicAnchors:m={}}={}){let e=null,s=0;const l=N.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="active"||t==="stale"||t==="removed")){
const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:je.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),s++}return N.errors=e,s===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};function X(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,
dynamicAnchors:m={}}={}){let e=null,s=0;const l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.collection_rid===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collection_rid"},message:"must hav\
e required property 'collection_rid'"};e===null?e=[r]:e.push(r),s++}if(t.publisher_domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),s++}if(t.collection_id===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};
e===null?e=[r]:e.push(r),s++}if(t.identifiers===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},
message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),s++}if(t.collection_rid!==void 0){let r=t.collection_rid;if(typeof r=="string"){if(!k.
test(r)){const i={instancePath:n+"/collection_rid",schemaPath:"#/properties/collection_rid/format",keyword:"format",params:{format:"uuid"},message:'must match f\
ormat "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/collection_rid",schemaPath:"#/properties/collection_rid/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",
parentData:t,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.collection_id!==void 0&&
typeof t.collection_id!="string"){const r={instancePath:n+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t.identifiers!==void 0){let r=t.identifiers;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++){let a=r[o];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.publisher_domain===void 0){const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/item\
s/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[p]:e.push(p),s++}
if(a.type===void 0){const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"t\
ype"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(a.value===void 0){const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/pr\
operties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),
s++}if(a.publisher_domain!==void 0&&(d(a.publisher_domain,{instancePath:n+"/identifiers/"+o+"/publisher_domain",parentData:a,parentDataProperty:"publisher_domai\
n",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),a.type!==void 0&&(w(a.type,{instancePath:n+"/identifiers/"+o+"/type",parentData:a,
parentDataProperty:"type",rootData:u,dynamicAnchors:m})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),a.value!==void 0&&typeof a.value!="string"){const p={
instancePath:n+"/identifiers/"+o+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.name!==void 0&&typeof t.name!="string"){const r={instancePath:n+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.kind!==void 0&&(q(t.kind,{
instancePath:n+"/kind",parentData:t,parentDataProperty:"kind",rootData:u,dynamicAnchors:m})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),t.source!==void 0&&
(b(t.source,{instancePath:n+"/source",parentData:t,parentDataProperty:"source",rootData:u,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
t.status!==void 0&&(N(t.status,{instancePath:n+"/status",parentData:t,parentDataProperty:"status",rootData:u,dynamicAnchors:m})||(e=e===null?N.errors:e.concat(N.
errors),s=e.length)),t.collection!==void 0){let r=t.collection;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:n+"/collection",schemaPath:"\
#/properties/collection/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}t.shortened!==void 0&&(h(t.shortened,
{instancePath:n+"/shortened",parentData:t,parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}
X.evaluated={props:{collection_rid:!0,publisher_domain:!0,collection_id:!0,identifiers:!0,name:!0,kind:!0,source:!0,status:!0,collection:!0,shortened:!0},dynamicProps:!1,
dynamicItems:!1};const Ze=Y;function Y(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=Y.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.alias_rid===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"alias_rid"},message:"must have required property 'alias_rid'"};e===null?e=[r]:e.push(r),s++}if(t.canonical_rid===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"canonical_rid"},message:"must have required property 'canonical_rid'"};
e===null?e=[r]:e.push(r),s++}if(t.alias_rid!==void 0){let r=t.alias_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/alias_rid",schemaPath:"#\
/properties/alias_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+
"/alias_rid",schemaPath:"#/properties/alias_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.canonical_rid!==
void 0){let r=t.canonical_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/canonical_rid",schemaPath:"#/properties/canonical_rid/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/canonical_rid",schemaPath:"#/pro\
perties/canonical_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,
{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=
e.length)),t.evidence!==void 0){let r=t.evidence;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.identifiers!==void 0){let i=r.identifiers;if(Array.isArray(i)){
const o=i.length;for(let a=0;a<o;a++){let p=i[a];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const y={instancePath:n+"/evidence/identifiers/"+a,schemaPath:"\
#/properties/evidence/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),s++}}}else{const o={
instancePath:n+"/evidence/identifiers",schemaPath:"#/properties/evidence/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[o]:e.push(o),s++}}r.shortened!==void 0&&(h(r.shortened,{instancePath:n+"/evidence/shortened",parentData:r,parentDataProperty:"shortened",rootData:u,
dynamicAnchors:m})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const i={instancePath:n+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}Y.evaluated={props:{alias_rid:!0,canonical_rid:!0,publisher_domain:!0,evidence:!0},
dynamicProps:!1,dynamicItems:!1};const Be=ee;function ee(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=ee.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.collection_rid===void 0){const r={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"collection_rid"},message:"must have required property 'collection_rid'"};e===null?e=[r]:e.push(r),s++}if(t.
publisher_domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have req\
uired property 'publisher_domain'"};e===null?e=[r]:e.push(r),s++}if(t.collection_id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[r]:e.push(r),s++}if(t.identifiers===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=
[r]:e.push(r),s++}if(t.status===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have \
required property 'status'"};e===null?e=[r]:e.push(r),s++}if(t.collection_rid!==void 0){let r=t.collection_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+
"/collection_rid",schemaPath:"#/properties/collection_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(
i),s++}}else{const i={instancePath:n+"/collection_rid",schemaPath:"#/properties/collection_rid/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[i]:e.push(i),s++}}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"pu\
blisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.collection_id!==void 0&&typeof t.collection_id!="string"){
const r={instancePath:n+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}if(t.identifiers!==void 0){let r=t.identifiers;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++){let a=r[o];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.publisher_domain===void 0){const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",keyword:"requi\
red",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[p]:e.push(p),s++}if(a.type===void 0){const p={
instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have requ\
ired property 'type'"};e===null?e=[p]:e.push(p),s++}if(a.value===void 0){const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/re\
quired",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),s++}if(a.publisher_domain!==
void 0&&(d(a.publisher_domain,{instancePath:n+"/identifiers/"+o+"/publisher_domain",parentData:a,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)),a.type!==void 0&&(w(a.type,{instancePath:n+"/identifiers/"+o+"/type",parentData:a,parentDataProperty:"type",
rootData:u,dynamicAnchors:m})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),a.value!==void 0&&typeof a.value!="string"){const p={instancePath:n+"/identi\
fiers/"+o+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),s++}}else{const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.name!==void 0&&typeof t.name!="string"){const r={instancePath:n+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.kind!==void 0&&(q(t.kind,{instancePath:n+"/kin\
d",parentData:t,parentDataProperty:"kind",rootData:u,dynamicAnchors:m})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),t.source!==void 0&&(b(t.source,{instancePath:n+
"/source",parentData:t,parentDataProperty:"source",rootData:u,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),t.status!==void 0){let r=t.
status;if(typeof r!="string"){const i={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[i]:e.push(i),s++}if(r!=="removed"){const i={instancePath:n+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"\
removed"},message:"must be equal to constant"};e===null?e=[i]:e.push(i),s++}}if(t.collection!==void 0){let r=t.collection;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const i={instancePath:n+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[i]:e.push(i),s++}}t.shortened!==void 0&&(h(t.shortened,{instancePath:n+"/shortened",parentData:t,parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===0}ee.evaluated={props:{collection_rid:!0,publisher_domain:!0,collection_id:!0,identifiers:!0,name:!0,kind:!0,
source:!0,status:!0,collection:!0,shortened:!0},dynamicProps:!1,dynamicItems:!1};const Ge=re;function re(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=re.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.collection_rid===void 0){const r={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"collection_rid"},message:"must have required property 'collection_rid'"};e===null?e=[r]:e.push(r),s++}if(t.
collection_rid!==void 0){let r=t.collection_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/collection_rid",schemaPath:"#/properties/collect\
ion_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/collect\
ion_rid",schemaPath:"#/properties/collection_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.publisher_domain!==
void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?
d.errors:e.concat(d.errors),s=e.length)),t.collection_id!==void 0&&typeof t.collection_id!="string"){const r={instancePath:n+"/collection_id",schemaPath:"#/prop\
erties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.identifiers!==void 0){let r=t.identifiers;
if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++){let a=r[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.publisher_domain===void 0){const p={instancePath:n+
"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have require\
d property 'publisher_domain'"};e===null?e=[p]:e.push(p),s++}if(a.type===void 0){const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/\
items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(a.value===void 0){
const p={instancePath:n+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must\
 have required property 'value'"};e===null?e=[p]:e.push(p),s++}if(a.publisher_domain!==void 0&&(d(a.publisher_domain,{instancePath:n+"/identifiers/"+o+"/publish\
er_domain",parentData:a,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),a.type!==void 0&&
(w(a.type,{instancePath:n+"/identifiers/"+o+"/type",parentData:a,parentDataProperty:"type",rootData:u,dynamicAnchors:m})||(e=e===null?w.errors:e.concat(w.errors),
s=e.length)),a.value!==void 0&&typeof a.value!="string"){const p={instancePath:n+"/identifiers/"+o+"/value",schemaPath:"#/properties/identifiers/items/propertie\
s/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:n+"/identifiers/"+o,schemaPath:"\
#/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:n+
"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.name!==
void 0&&typeof t.name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),s++}if(t.kind!==void 0&&(q(t.kind,{instancePath:n+"/kind",parentData:t,parentDataProperty:"kind",rootData:u,dynamicAnchors:m})||(e=
e===null?q.errors:e.concat(q.errors),s=e.length)),t.source!==void 0&&(b(t.source,{instancePath:n+"/source",parentData:t,parentDataProperty:"source",rootData:u,dynamicAnchors:m})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),t.status!==void 0&&(N(t.status,{instancePath:n+"/status",parentData:t,parentDataProperty:"status",rootData:u,
dynamicAnchors:m})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),t.collection!==void 0){let r=t.collection;if(!(r&&typeof r=="object"&&!Array.isArray(r))){
const i={instancePath:n+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.
push(i),s++}}if(t.changed_fields!==void 0){let r=t.changed_fields;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+
"/changed_fields/"+o,schemaPath:"#/properties/changed_fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}else{const i={instancePath:n+"/changed_fields",schemaPath:"#/properties/changed_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),s++}}t.shortened!==void 0&&(h(t.shortened,{instancePath:n+"/shortened",parentData:t,parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}re.evaluated={props:{collection_rid:!0,publisher_domain:!0,collection_id:!0,identifiers:!0,name:!0,kind:!0,
source:!0,status:!0,collection:!0,changed_fields:!0,shortened:!0},dynamicProps:!1,dynamicItems:!1};const He=te;const Ee={type:"string",enum:["property","ad_infra","publisher_mask","network","unclassified"],$id:"EnumsPropertyClassification"};function D(t,{instancePath:n="",
parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=D.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(!(t==="property"||t==="ad_infra"||t==="publisher_mask"||t==="network"||t==="unclassified")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}D.evaluated={dynamicProps:!1,
dynamicItems:!1};const $e={type:"string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_as\
in","samsung_app_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_gui\
d","station_id","facility_id"],$id:"EnumsIdentifierTypes"};function M(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){
let e=null,s=0;const l=M.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="domain"||t==="subdomain"||t==="network_id"||t==="\
ios_bundle"||t==="android_package"||t==="apple_app_store_id"||t==="google_play_id"||t==="roku_store_id"||t==="fire_tv_asin"||t==="samsung_app_id"||t==="apple_tv\
_bundle"||t==="bundle_id"||t==="venue_id"||t==="screen_id"||t==="openooh_venue_type"||t==="rss_url"||t==="apple_podcast_id"||t==="spotify_collection_id"||t==="p\
odcast_guid"||t==="station_id"||t==="facility_id")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$e.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}M.evaluated={dynamicProps:!1,dynamicItems:!1};function v(t,{instancePath:n="",
parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=v.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.value===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&(M(t.type,{instancePath:n+
"/type",parentData:t,parentDataProperty:"type",rootData:u,dynamicAnchors:m})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),t.value!==void 0){let r=t.value;
if(typeof r=="string"){if(U(r)>2048){const i={instancePath:n+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"\
must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),s++}if(U(r)<1){const i={instancePath:n+"/value",schemaPath:"#/properties/value/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/value",schemaPath:"#/p\
roperties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}v.evaluated={props:{type:!0,value:!0},
dynamicProps:!1,dynamicItems:!1};function te(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=te.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.property_rid===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_rid"},message:"must have required property 'property_rid'"};e===null?e=[r]:e.push(r),
s++}if(t.classification===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"classification"},message:"must hav\
e required property 'classification'"};e===null?e=[r]:e.push(r),s++}if(t.source===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),s++}if(t.identifiers===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),s++}if(t.property_rid!==
void 0){let r=t.property_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/property_rid",schemaPath:"#/prop\
erties/property_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.classification!==void 0&&(D(t.classification,
{instancePath:n+"/classification",parentData:t,parentDataProperty:"classification",rootData:u,dynamicAnchors:m})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
t.source!==void 0&&(b(t.source,{instancePath:n+"/source",parentData:t,parentDataProperty:"source",rootData:u,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.
errors),s=e.length)),t.identifiers!==void 0){let r=t.identifiers;if(Array.isArray(r)){if(r.length<1){const o={instancePath:n+"/identifiers",schemaPath:"#/proper\
ties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=r.length;for(let o=0;o<
i;o++)v(r[o],{instancePath:n+"/identifiers/"+o,parentData:r,parentDataProperty:o,rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{
const i={instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),s++}}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,
dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.property!==void 0){let r=t.property;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={
instancePath:n+"/property",schemaPath:"#/properties/property/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}
t.shortened!==void 0&&(h(t.shortened,{instancePath:n+"/shortened",parentData:t,parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return te.errors=e,s===0}te.evaluated={props:{property_rid:!0,classification:!0,source:!0,identifiers:!0,publisher_domain:!0,property:!0,shortened:!0},
dynamicProps:!1,dynamicItems:!1};const Je=se;function se(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=se.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.alias_rid===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"alias_rid"},message:"must have required property 'alias_rid'"};e===null?e=[r]:e.push(r),s++}if(t.canonical_rid===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"canonical_rid"},message:"must have required property 'canoni\
cal_rid'"};e===null?e=[r]:e.push(r),s++}if(t.alias_rid!==void 0){let r=t.alias_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/alias_rid",schemaPath:"\
#/properties/alias_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+
"/alias_rid",schemaPath:"#/properties/alias_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.canonical_rid!==
void 0){let r=t.canonical_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/canonical_rid",schemaPath:"#/properties/canonical_rid/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/canonical_rid",schemaPath:"#/pro\
perties/canonical_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,
{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=
e.length)),t.evidence!==void 0){let r=t.evidence;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.identifiers!==void 0){let i=r.identifiers;if(Array.isArray(i)){
const o=i.length;for(let a=0;a<o;a++)v(i[a],{instancePath:n+"/evidence/identifiers/"+a,parentData:i,parentDataProperty:a,rootData:u,dynamicAnchors:m})||(e=e===null?
v.errors:e.concat(v.errors),s=e.length)}else{const o={instancePath:n+"/evidence/identifiers",schemaPath:"#/properties/evidence/properties/identifiers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}r.shortened!==void 0&&(h(r.shortened,{instancePath:n+"/evidence/shortened",parentData:r,
parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const i={instancePath:n+"/evidence",schemaPath:"\
#/properties/evidence/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===0}se.evaluated={props:{alias_rid:!0,
canonical_rid:!0,publisher_domain:!0,evidence:!0},dynamicProps:!1,dynamicItems:!1};const Qe=ie;function ie(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=ie.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.property_rid===void 0){const r={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"property_rid"},message:"must have required property 'property_rid'"};e===null?e=[r]:e.push(r),s++}if(t.classification===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"classification"},message:"must have required property 'class\
ification'"};e===null?e=[r]:e.push(r),s++}if(t.source===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sour\
ce"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),s++}if(t.identifiers===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),s++}if(t.property_rid!==void 0){let r=t.
property_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/property_rid",schemaPath:"#/properties/property_\
rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.classification!==void 0&&(D(t.classification,{instancePath:n+
"/classification",parentData:t,parentDataProperty:"classification",rootData:u,dynamicAnchors:m})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),t.source!==
void 0&&(b(t.source,{instancePath:n+"/source",parentData:t,parentDataProperty:"source",rootData:u,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=
e.length)),t.identifiers!==void 0){let r=t.identifiers;if(Array.isArray(r)){if(r.length<1){const o={instancePath:n+"/identifiers",schemaPath:"#/properties/ident\
ifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=r.length;for(let o=0;o<i;o++)
v(r[o],{instancePath:n+"/identifiers/"+o,parentData:r,parentDataProperty:o,rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{
const i={instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),s++}}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,
dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.property!==void 0){let r=t.property;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={
instancePath:n+"/property",schemaPath:"#/properties/property/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}
if(t.reactivated_at!==void 0){let r=t.reactivated_at;if(typeof r=="string"){if(!E.validate(r)){const i={instancePath:n+"/reactivated_at",schemaPath:"#/propertie\
s/reactivated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+
"/reactivated_at",schemaPath:"#/properties/reactivated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}t.
shortened!==void 0&&(h(t.shortened,{instancePath:n+"/shortened",parentData:t,parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return ie.errors=e,s===0}ie.evaluated={props:{property_rid:!0,classification:!0,source:!0,identifiers:!0,publisher_domain:!0,property:!0,reactivated_at:!0,
shortened:!0},dynamicProps:!1,dynamicItems:!1};const We=ne,Ne={type:"object",required:["property_rid"],properties:{property_rid:{type:"string",format:"uuid"},publisher_domain:{
$ref:"CoreDomainName"},identifiers:{type:"array",items:{$ref:"CoreIdentifier"}},last_resolved_at:{type:["string","null"],format:"date-time"},reason:{type:"strin\
g"}},$id:"RegistryEventsPropertyStale"};function ne(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;
const l=ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.property_rid===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_rid"},message:"must have required property 'property_rid'"};
e===null?e=[r]:e.push(r),s++}if(t.property_rid!==void 0){let r=t.property_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/property_rid",schemaPath:"\
#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+
"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.publisher_domain!==
void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?
d.errors:e.concat(d.errors),s=e.length)),t.identifiers!==void 0){let r=t.identifiers;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)v(r[o],{instancePath:n+
"/identifiers/"+o,parentData:r,parentDataProperty:o,rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{const i={instancePath:n+
"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.last_resolved_at!==
void 0){let r=t.last_resolved_at;if(typeof r!="string"&&r!==null){const i={instancePath:n+"/last_resolved_at",schemaPath:"#/properties/last_resolved_at/type",keyword:"\
type",params:{type:Ne.properties.last_resolved_at.type},message:"must be string,null"};e===null?e=[i]:e.push(i),s++}if(typeof r=="string"&&!E.validate(r)){const i={
instancePath:n+"/last_resolved_at",schemaPath:"#/properties/last_resolved_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "da\
te-time"'};e===null?e=[i]:e.push(i),s++}}if(t.reason!==void 0&&typeof t.reason!="string"){const r={instancePath:n+"/reason",schemaPath:"#/properties/reason/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ne.errors=e,s===0}ne.evaluated={props:{property_rid:!0,publisher_domain:!0,identifiers:!0,
last_resolved_at:!0,reason:!0},dynamicProps:!1,dynamicItems:!1};const Xe=ae;function ae(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=ae.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.property_rid===void 0){const r={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"property_rid"},message:"must have required property 'property_rid'"};e===null?e=[r]:e.push(r),s++}if(t.property_rid!==
void 0){let r=t.property_rid;if(typeof r=="string"){if(!k.test(r)){const i={instancePath:n+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/property_rid",schemaPath:"#/prop\
erties/property_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(t.classification!==void 0&&(D(t.classification,
{instancePath:n+"/classification",parentData:t,parentDataProperty:"classification",rootData:u,dynamicAnchors:m})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
t.source!==void 0&&(b(t.source,{instancePath:n+"/source",parentData:t,parentDataProperty:"source",rootData:u,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.
errors),s=e.length)),t.identifiers!==void 0){let r=t.identifiers;if(Array.isArray(r)){if(r.length<1){const o={instancePath:n+"/identifiers",schemaPath:"#/proper\
ties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=r.length;for(let o=0;o<
i;o++)v(r[o],{instancePath:n+"/identifiers/"+o,parentData:r,parentDataProperty:o,rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{
const i={instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),s++}}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,
dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.property!==void 0){let r=t.property;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={
instancePath:n+"/property",schemaPath:"#/properties/property/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}
if(t.changed_fields!==void 0){let r=t.changed_fields;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+
"/changed_fields/"+o,schemaPath:"#/properties/changed_fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}else{const i={instancePath:n+"/changed_fields",schemaPath:"#/properties/changed_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),s++}}t.shortened!==void 0&&(h(t.shortened,{instancePath:n+"/shortened",parentData:t,parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===0}ae.evaluated={props:{property_rid:!0,classification:!0,source:!0,identifiers:!0,publisher_domain:!0,
property:!0,changed_fields:!0,shortened:!0},dynamicProps:!1,dynamicItems:!1};const Ye=oe;const Ie={type:"string",enum:["direct","authoritative_location","ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function I(t,{instancePath:n="",
parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=I.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),typeof t!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(!(t==="direct"||t==="authoritative_location"||t==="ads_txt_managerdomain"||t==="adagents_authoritative")){const r={instancePath:n,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:Ie.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}I.evaluated=
{dynamicProps:!1,dynamicItems:!1};function oe(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=oe.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.publisher_domain===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};
e===null?e=[r]:e.push(r),s++}if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publishe\
r_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.domain!==void 0&&(d(t.domain,{instancePath:n+"/domain",parentData:t,
parentDataProperty:"domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.adagents_valid!==void 0&&typeof t.adagents_valid!=
"boolean"){const r={instancePath:n+"/adagents_valid",schemaPath:"#/properties/adagents_valid/type",keyword:"type",params:{type:"boolean"},message:"must be boole\
an"};e===null?e=[r]:e.push(r),s++}if(t.agent_count!==void 0){let r=t.agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+
"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.property_count!==void 0){let r=t.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties\
/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.collection_count!==void 0){
let r=t.collection_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/collection_count",schemaPath:"#/properties/collecti\
on_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
const i={instancePath:n+"/collection_count",schemaPath:"#/properties/collection_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.format_count!==void 0){let r=t.format_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+
"/format_count",schemaPath:"#/properties/format_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/format_count",schemaPath:"#/properties/format_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.placement_count!==void 0){let r=t.placement_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:n+"/placement_count",schemaPath:"#/properties/placement_count/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/placement_count",schemaPath:"#/propert\
ies/placement_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.changed_fields!==void 0){
let r=t.changed_fields;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/changed_fields/"+o,schemaPath:"\
#/properties/changed_fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+
"/changed_fields",schemaPath:"#/properties/changed_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.
discovery_method!==void 0&&(I(t.discovery_method,{instancePath:n+"/discovery_method",parentData:t,parentDataProperty:"discovery_method",rootData:u,dynamicAnchors:m})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length)),t.manager_domain!==void 0&&(d(t.manager_domain,{instancePath:n+"/manager_domain",parentData:t,parentDataProperty:"\
manager_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.source!==void 0&&typeof t.source!="string"){const r={instancePath:n+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.properties_added!==
void 0){let r=t.properties_added;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/properties_added",schemaPath:"#/properties/\
properties_added/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const i={instancePath:n+"/properties_added",schemaPath:"#/properties/properties_added/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.properties_removed!==void 0){let r=t.properties_removed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const i={instancePath:n+"/properties_removed",schemaPath:"#/properties/properties_removed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/properties_removed",schemaPath:"#/properties/propert\
ies_removed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.agents_added!==void 0){let r=t.
agents_added;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/agents_added/"+o,schemaPath:"#/proper\
ties/agents_added/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/agent\
s_added",schemaPath:"#/properties/agents_added/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.agents_removed!==
void 0){let r=t.agents_removed;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/agents_removed/"+o,
schemaPath:"#/properties/agents_removed/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={
instancePath:n+"/agents_removed",schemaPath:"#/properties/agents_removed/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),s++}}t.shortened!==void 0&&(h(t.shortened,{instancePath:n+"/shortened",parentData:t,parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||(e=e===null?
h.errors:e.concat(h.errors),s=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return oe.errors=e,s===0}oe.evaluated={props:{publisher_domain:!0,domain:!0,adagents_valid:!0,agent_count:!0,property_count:!0,collection_count:!0,
format_count:!0,placement_count:!0,changed_fields:!0,discovery_method:!0,manager_domain:!0,source:!0,properties_added:!0,properties_removed:!0,agents_added:!0,agents_removed:!0,
shortened:!0},dynamicProps:!1,dynamicItems:!1};const er=pe;function pe(t,{instancePath:n="",parentData:f,parentDataProperty:c,rootData:u=t,dynamicAnchors:m={}}={}){let e=null,s=0;const l=pe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.publisher_domain===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),s++}
if(t.publisher_domain!==void 0&&(d(t.publisher_domain,{instancePath:n+"/publisher_domain",parentData:t,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.domain!==void 0&&(d(t.domain,{instancePath:n+"/domain",parentData:t,parentDataProperty:"domain",rootData:u,
dynamicAnchors:m})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.adagents_valid!==void 0&&typeof t.adagents_valid!="boolean"){const r={instancePath:n+
"/adagents_valid",schemaPath:"#/properties/adagents_valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.
agent_count!==void 0){let r=t.agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/agent_count",schemaPath:"#/propert\
ies/agent_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const i={instancePath:n+"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[i]:e.push(i),s++}}if(t.property_count!==void 0){let r=t.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+
"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/property_count",schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.collection_count!==void 0){let r=t.collection_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:n+"/collection_count",schemaPath:"#/properties/collection_count/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/collection_count",schemaPath:"#/prop\
erties/collection_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.format_count!==void 0){
let r=t.format_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/format_count",schemaPath:"#/properties/format_count/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={
instancePath:n+"/format_count",schemaPath:"#/properties/format_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[i]:e.push(i),s++}}if(t.placement_count!==void 0){let r=t.placement_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/\
placement_count",schemaPath:"#/properties/placement_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/placement_count",schemaPath:"#/properties/placement_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(t.changed_fields!==void 0){let r=t.changed_fields;if(Array.isArray(r)){const i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){const a={instancePath:n+"/changed_fields/"+o,schemaPath:"#/properties/changed_fields/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const i={instancePath:n+"/changed_fields",schemaPath:"#/properties/changed_fields/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.discovery_method!==void 0&&(I(t.discovery_method,{instancePath:n+"/disco\
very_method",parentData:t,parentDataProperty:"discovery_method",rootData:u,dynamicAnchors:m})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),t.manager_domain!==
void 0&&(d(t.manager_domain,{instancePath:n+"/manager_domain",parentData:t,parentDataProperty:"manager_domain",rootData:u,dynamicAnchors:m})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length)),t.source!==void 0&&typeof t.source!="string"){const r={instancePath:n+"/source",schemaPath:"#/properties/source/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}t.shortened!==void 0&&(h(t.shortened,{instancePath:n+"/shortened",parentData:t,
parentDataProperty:"shortened",rootData:u,dynamicAnchors:m})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const r={instancePath:n,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return pe.errors=e,s===0}pe.evaluated={props:{publisher_domain:!0,
domain:!0,adagents_valid:!0,agent_count:!0,property_count:!0,collection_count:!0,format_count:!0,placement_count:!0,changed_fields:!0,discovery_method:!0,manager_domain:!0,
source:!0,shortened:!0},dynamicProps:!1,dynamicItems:!1};export{xe as RegistryEventsAgentComplianceChanged,Re as RegistryEventsAgentDiscovered,Fe as RegistryEventsAgentProfileUpdated,Oe as RegistryEventsAgentRemoved,Se as RegistryEventsAgentVerificationEarned,
Te as RegistryEventsAgentVerificationLost,Me as RegistryEventsAuthorizationGranted,Ve as RegistryEventsAuthorizationModified,Le as RegistryEventsAuthorizationPayload,
Ue as RegistryEventsAuthorizationRevoked,Ke as RegistryEventsCollectionCreated,Ze as RegistryEventsCollectionMerged,Be as RegistryEventsCollectionRemoved,Ge as RegistryEventsCollectionUpdated,
He as RegistryEventsPropertyCreated,Je as RegistryEventsPropertyMerged,Qe as RegistryEventsPropertyReactivated,We as RegistryEventsPropertyStale,Xe as RegistryEventsPropertyUpdated,
Ye as RegistryEventsPublisherAdagentsChanged,er as RegistryEventsPublisherAdagentsDiscovered};
