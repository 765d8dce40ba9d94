// @generated from openapi/paths/agents.yaml by codegen. Do not edit; run "npm run codegen".
import Q from"ajv-formats/dist/formats.js";import Y from"ajv/dist/runtime/ucs2length.js";const de=G;const ee={type:"object",required:["url","name","type","protocol","added_date"],properties:{url:{type:"string",format:"uri"},name:{type:"string"},type:{anyOf:[{$ref:"\
EnumsAgentType"},{const:"unknown"}]},protocol:{type:"string",enum:["mcp","a2a"]},description:{type:"string",maxLength:2e3},mcp_endpoint:{type:"string",format:"u\
ri"},contact:{type:"object",properties:{name:{type:"string"},email:{type:"string"},website:{type:"string"}}},added_date:{type:"string",format:"date"},visibility:{
$ref:"EnumsAgentVisibility"},member:{type:"object",properties:{slug:{type:"string"},display_name:{type:"string"}}},health:{$ref:"RegistryAgentHealth"},stats:{$ref:"\
RegistryAgentStats"},capabilities:{$ref:"RegistryAgentCapabilities"},compliance:{$ref:"RegistryAgentCompliance"},publisher_domains:{type:"array",items:{type:"st\
ring"},maxItems:1e3},property_summary:{$ref:"RegistryAgentPropertySummary"}},$id:"RegistryAgentCatalogItem"},h=Q.fullFormats.uri,W=Q.fullFormats.date,re={type:"\
string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function g(t,{instancePath:a="",parentData:l,
parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=g.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t===
"brand"||t==="rights"||t==="measurement"||t==="governance"||t==="creative"||t==="sales"||t==="buying"||t==="signals")){const r={instancePath:a,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:re.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return g.errors=e,i===0}g.evaluated=
{dynamicProps:!1,dynamicItems:!1};const se={type:"string",enum:["public","members_only","private"],$id:"EnumsAgentVisibility"};function _(t,{instancePath:a="",parentData:l,
parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=_.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t===
"public"||t==="members_only"||t==="private")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:se.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[r]:e.push(r),i++}return _.errors=e,i===0}_.evaluated={dynamicProps:!1,dynamicItems:!1};const te={type:"object",required:[
"online","checked_at"],properties:{online:{type:"boolean"},checked_at:{type:["string","null"],format:"date-time"},response_time_ms:{type:"integer",minimum:0},tools_count:{
type:"integer",minimum:0},resources_count:{type:"integer",minimum:0},error:{type:"string",maxLength:500}},$id:"RegistryAgentHealth"},Z=Q.fullFormats["date-time"],
c=Y.default;function b(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=b.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.online===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"online"},message:"must have required property 'online'"};e===null?e=[r]:e.push(r),i++}if(t.checked_at===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checked_at"},message:"must have required property 'checked_at'"};e===null?e=[
r]:e.push(r),i++}if(t.online!==void 0&&typeof t.online!="boolean"){const r={instancePath:a+"/online",schemaPath:"#/properties/online/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.checked_at!==void 0){let r=t.checked_at;if(typeof r!="string"&&r!==null){const s={instancePath:a+
"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{type:te.properties.checked_at.type},message:"must be string,null"};e===null?e=[s]:
e.push(s),i++}if(typeof r=="string"&&!Z.validate(r)){const s={instancePath:a+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(t.response_time_ms!==void 0){let r=t.response_time_ms;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/response_time_ms",schemaPath:"#/properties/response_time_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/response_time_m\
s",schemaPath:"#/properties/response_time_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.
tools_count!==void 0){let r=t.tools_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/tools_count",schemaPath:"#/propert\
ies/tools_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:a+"/tools_count",schemaPath:"#/properties/tools_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[s]:e.push(s),i++}}if(t.resources_count!==void 0){let r=t.resources_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+
"/resources_count",schemaPath:"#/properties/resources_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/resources_count",schemaPath:"#/properties/resources_count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.error!==void 0){let r=t.error;if(typeof r=="string"){if(c(r)>500){
const s={instancePath:a+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 character\
s"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return b.errors=e,i===0}b.evaluated={props:{online:!0,checked_at:!0,response_time_ms:!0,tools_count:!0,resources_count:!0,error:!0},dynamicProps:!1,
dynamicItems:!1};function v(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=v.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.property_count!==void 0){let r=t.property_count;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/property_count",schemaPath:"\
#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.publisher_count!==
void 0){let r=t.publisher_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/publisher_count",schemaPath:"#/properties/pu\
blisher_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:a+"/publisher_count",schemaPath:"#/properties/publisher_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.publishers!==void 0){let r=t.publishers;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/publishe\
rs",schemaPath:"#/properties/publishers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),i++}
const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/publishers/"+n,schemaPath:"#/properties/publishers/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/publishers",schemaPath:"#/properties/publish\
ers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.creative_formats!==void 0){let r=t.creative_formats;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/creative_formats",schemaPath:"#/properties/creative_formats/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/creative_format\
s",schemaPath:"#/properties/creative_formats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===0}
v.evaluated={props:{property_count:!0,publisher_count:!0,publishers:!0,creative_formats:!0},dynamicProps:!1,dynamicItems:!1};function k(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=k.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),i++}if(t.name!==void 0){let r=t.name;if(typeof r==
"string"){if(c(r)>128){const s={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have mo\
re than 128 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.description!==void 0){let r=t.description;if(typeof r=="string"){if(c(r)>500){const s={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(t.verified_at!==void 0){let r=t.verified_at;if(typeof r=="string"){if(!Z.validate(r)){const s={instancePath:a+"/ver\
ified_at",schemaPath:"#/properties/verified_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(
s),i++}}else{const s={instancePath:a+"/verified_at",schemaPath:"#/properties/verified_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return k.errors=e,i===0}k.evaluated={props:{name:!0,description:!0,verified_at:!0},dynamicProps:!1,dynamicItems:!1};function P(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=P.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.can_search_inventory!==void 0&&typeof t.can_search_inventory!="boo\
lean"){const r={instancePath:a+"/can_search_inventory",schemaPath:"#/properties/can_search_inventory/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[r]:e.push(r),i++}if(t.can_get_availability!==void 0&&typeof t.can_get_availability!="boolean"){const r={instancePath:a+"/can_get_availa\
bility",schemaPath:"#/properties/can_get_availability/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.
can_reserve_inventory!==void 0&&typeof t.can_reserve_inventory!="boolean"){const r={instancePath:a+"/can_reserve_inventory",schemaPath:"#/properties/can_reserve\
_inventory/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.can_get_pricing!==void 0&&typeof t.can_get_pricing!=
"boolean"){const r={instancePath:a+"/can_get_pricing",schemaPath:"#/properties/can_get_pricing/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e===null?e=[r]:e.push(r),i++}if(t.can_create_order!==void 0&&typeof t.can_create_order!="boolean"){const r={instancePath:a+"/can_create_order",schemaPath:"\
#/properties/can_create_order/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.can_list_properties!==void 0&&
typeof t.can_list_properties!="boolean"){const r={instancePath:a+"/can_list_properties",schemaPath:"#/properties/can_list_properties/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),i++}return P.errors=e,i===0}P.evaluated={props:{can_search_inventory:!0,can_get_availability:!0,can_reserve_inventory:!0,
can_get_pricing:!0,can_create_order:!0,can_list_properties:!0},dynamicProps:!1,dynamicItems:!1};const ie=new RegExp("^[a-zA-Z0-9_-]+$","u");function w(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;
const p=w.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:
e.push(r),i++}if(t.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required pro\
perty 'id'"};e===null?e=[r]:e.push(r),i++}if(t.agent_url!==void 0){let r=t.agent_url;if(typeof r=="string"){if(!h(r)){const s={instancePath:a+"/agent_url",schemaPath:"\
#/properties/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+
"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.id!==void 0){
let r=t.id;if(typeof r=="string"){if(!ie.test(r)){const s={instancePath:a+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z\
0-9_-]+$"},message:'must match pattern "^[a-zA-Z0-9_-]+$"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.width!==void 0){let r=t.width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:a+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:a+"/width",schemaPath:"#/properties/width/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(t.height!==void 0){let r=t.height;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:a+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(t.duration_ms!==void 0){let r=t.duration_ms;if(typeof r=="num\
ber"&&isFinite(r)){if(r<1||isNaN(r)){const s={instancePath:a+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(t.width!==void 0&&t.height===void 0){const r={instancePath:a,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"width",missingProperty:"height",depsCount:1,deps:"height"},message:"must have property height\
 when property width is present"};e===null?e=[r]:e.push(r),i++}if(t.height!==void 0&&t.width===void 0){const r={instancePath:a,schemaPath:"#/dependentRequired",
keyword:"dependentRequired",params:{property:"height",missingProperty:"width",depsCount:1,deps:"width"},message:"must have property width when property height i\
s present"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),i++}return w.errors=e,i===0}w.evaluated={props:{agent_url:!0,id:!0,width:!0,height:!0,duration_ms:!0},dynamicProps:!1,dynamicItems:!1};function q(t,{
instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=q.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.format===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"format"},message:"must have required property 'format'"};e===null?e=[r]:e.push(r),i++}if(t.operations===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"operations"},message:"must have required property 'operations'"};e===null?e=[r]:e.push(r),i++}
if(t.capability_id!==void 0){let r=t.capability_id;if(typeof r=="string"){if(c(r)>256){const s={instancePath:a+"/capability_id",schemaPath:"#/properties/capabil\
ity_id/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+
"/capability_id",schemaPath:"#/properties/capability_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.
format!==void 0){let r=t.format;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format_kind!==void 0){let s=r.format_kind;if(typeof s=="string"){if(c(s)>128){
const n={instancePath:a+"/format/format_kind",schemaPath:"#/properties/format/properties/format_kind/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[n]:e.push(n),i++}}else{const n={instancePath:a+"/format/format_kind",schemaPath:"#/properties/format/proper\
ties/format_kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(r.publisher_domain!==void 0){let s=r.publisher_domain;
if(typeof s=="string"){if(c(s)>253){const n={instancePath:a+"/format/publisher_domain",schemaPath:"#/properties/format/properties/publisher_domain/maxLength",keyword:"\
maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?e=[n]:e.push(n),i++}}else{const n={instancePath:a+"/format/publisher_do\
main",schemaPath:"#/properties/format/properties/publisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
i++}}if(r.format_option_id!==void 0){let s=r.format_option_id;if(typeof s=="string"){if(c(s)>256){const n={instancePath:a+"/format/format_option_id",schemaPath:"\
#/properties/format/properties/format_option_id/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[
n]:e.push(n),i++}}else{const n={instancePath:a+"/format/format_option_id",schemaPath:"#/properties/format/properties/format_option_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(r.format_id!==void 0&&(w(r.format_id,{instancePath:a+"/format/format_id",parentData:r,
parentDataProperty:"format_id",rootData:m,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),i=e.length)),r.params!==void 0){let s=r.params;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){const n={instancePath:a+"/format/params",schemaPath:"#/properties/format/properties/params/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}}else{const s={instancePath:a+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(t.operations!==void 0){let r=t.operations;if(Array.isArray(r)){const s=r.length;for(let n=0;n<
s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/operations/"+n,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return q.errors=e,i===0}q.evaluated={props:{capability_id:!0,format:!0,operations:!0},dynamicProps:!1,dynamicItems:!1};
function A(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=A.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.supported_formats===void 0){const r={instancePath:a,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"supported_formats"},message:"must have required property 'supported_formats'"};e===null?e=[r]:e.push(r),i++}
if(t.can_generate===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"can_generate"},message:"must have requir\
ed property 'can_generate'"};e===null?e=[r]:e.push(r),i++}if(t.can_validate===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"can_validate"},message:"must have required property 'can_validate'"};e===null?e=[r]:e.push(r),i++}if(t.can_preview===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"can_preview"},message:"must have required property 'can_preview'"};e===null?e=[r]:e.push(r),
i++}if(t.supported_formats!==void 0){let r=t.supported_formats;if(Array.isArray(r)){if(r.length>200){const n={instancePath:a+"/supported_formats",schemaPath:"#/\
properties/supported_formats/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[n]:e.push(n),i++}const s=r.
length;for(let n=0;n<s;n++)q(r[n],{instancePath:a+"/supported_formats/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?q.errors:
e.concat(q.errors),i=e.length)}else{const s={instancePath:a+"/supported_formats",schemaPath:"#/properties/supported_formats/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.can_generate!==void 0&&typeof t.can_generate!="boolean"){const r={instancePath:a+"/can_genera\
te",schemaPath:"#/properties/can_generate/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.can_validate!==
void 0&&typeof t.can_validate!="boolean"){const r={instancePath:a+"/can_validate",schemaPath:"#/properties/can_validate/type",keyword:"type",params:{type:"boole\
an"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.can_preview!==void 0&&typeof t.can_preview!="boolean"){const r={instancePath:a+"/can_preview",
schemaPath:"#/properties/can_preview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return A.errors=e,i===0}A.evaluated={props:{supported_formats:!0,
can_generate:!0,can_validate:!0,can_preview:!0},dynamicProps:!1,dynamicItems:!1};function j(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=j.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.audience_types===void 0){const r={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"audience_types"},message:"must have required property 'audience_types'"};e===null?e=[r]:e.push(r),i++}if(t.can_match===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"can_match"},message:"must have required property 'can_match'"};
e===null?e=[r]:e.push(r),i++}if(t.can_activate===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"can_activat\
e"},message:"must have required property 'can_activate'"};e===null?e=[r]:e.push(r),i++}if(t.can_get_signals===void 0){const r={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"can_get_signals"},message:"must have required property 'can_get_signals'"};e===null?e=[r]:e.push(r),i++}if(t.audience_types!==
void 0){let r=t.audience_types;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/audience_types/"+n,
schemaPath:"#/properties/audience_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={
instancePath:a+"/audience_types",schemaPath:"#/properties/audience_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),i++}}if(t.can_match!==void 0&&typeof t.can_match!="boolean"){const r={instancePath:a+"/can_match",schemaPath:"#/properties/can_match/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.can_activate!==void 0&&typeof t.can_activate!="boolean"){const r={instancePath:a+"/\
can_activate",schemaPath:"#/properties/can_activate/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.can_get_signals!==
void 0&&typeof t.can_get_signals!="boolean"){const r={instancePath:a+"/can_get_signals",schemaPath:"#/properties/can_get_signals/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return j.errors=e,i===0}j.evaluated={props:{audience_types:!0,can_match:!0,can_activate:!0,can_get_signals:!0},dynamicProps:!1,
dynamicItems:!1};function N(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=N.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.accrediting_body===void 0){const r={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"accrediting_body"},message:"must have required property 'accrediting_body'"};e===null?e=[r]:e.push(r),i++}if(t.
verified_by_aao===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verified_by_aao"},message:"must have requi\
red property 'verified_by_aao'"};e===null?e=[r]:e.push(r),i++}if(t.accrediting_body!==void 0){let r=t.accrediting_body;if(typeof r=="string"){if(c(r)>128){const s={
instancePath:a+"/accrediting_body",schemaPath:"#/properties/accrediting_body/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than \
128 characters"};e===null?e=[s]:e.push(s),i++}if(c(r)<1){const s={instancePath:a+"/accrediting_body",schemaPath:"#/properties/accrediting_body/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/accrediting_body",schemaPath:"\
#/properties/accrediting_body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.certification_id!==void 0){
let r=t.certification_id;if(typeof r=="string"){if(c(r)>256){const s={instancePath:a+"/certification_id",schemaPath:"#/properties/certification_id/maxLength",keyword:"\
maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/certification_id",schemaPath:"\
#/properties/certification_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.valid_until!==void 0){let r=t.
valid_until;if(typeof r=="string"){if(!W.validate(r)){const s={instancePath:a+"/valid_until",schemaPath:"#/properties/valid_until/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/valid_until",schemaPath:"#/properties/valid_unti\
l/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.evidence_url!==void 0){let r=t.evidence_url;if(typeof r==
"string"){if(c(r)>2048){const s={instancePath:a+"/evidence_url",schemaPath:"#/properties/evidence_url/maxLength",keyword:"maxLength",params:{limit:2048},message:"\
must NOT have more than 2048 characters"};e===null?e=[s]:e.push(s),i++}if(!h(r)){const s={instancePath:a+"/evidence_url",schemaPath:"#/properties/evidence_url/f\
ormat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/evidence_url",schemaPath:"\
#/properties/evidence_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.verified_by_aao!==void 0&&t.verified_by_aao!==
!1){const r={instancePath:a+"/verified_by_aao",schemaPath:"#/properties/verified_by_aao/const",keyword:"const",params:{allowedValue:!1},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return N.errors=e,i===0}N.evaluated={props:{accrediting_body:!0,certification_id:!0,valid_until:!0,evidence_url:!0,verified_by_aao:!0},
dynamicProps:!1,dynamicItems:!1};function x(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=x.
evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.metric_id===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metric_id"},message:"must have required property 'metric_id'"};e===null?e=[r]:e.push(r),i++}
if(t.metric_id!==void 0){let r=t.metric_id;if(typeof r=="string"){if(c(r)>256){const s={instancePath:a+"/metric_id",schemaPath:"#/properties/metric_id/maxLength",
keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),i++}if(c(r)<1){const s={instancePath:a+"/metri\
c_id",schemaPath:"#/properties/metric_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}}else{const s={instancePath:a+"/metric_id",schemaPath:"#/properties/metric_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(t.standard_reference!==void 0){let r=t.standard_reference;if(typeof r=="string"){if(c(r)>2048){const s={instancePath:a+"/standard_refere\
nce",schemaPath:"#/properties/standard_reference/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?
e=[s]:e.push(s),i++}if(!h(r)){const s={instancePath:a+"/standard_reference",schemaPath:"#/properties/standard_reference/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/standard_reference",schemaPath:"#/properties/standard_refe\
rence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.accreditations!==void 0){let r=t.accreditations;if(Array.
isArray(r)){if(r.length>32){const n={instancePath:a+"/accreditations",schemaPath:"#/properties/accreditations/maxItems",keyword:"maxItems",params:{limit:32},message:"\
must NOT have more than 32 items"};e===null?e=[n]:e.push(n),i++}const s=r.length;for(let n=0;n<s;n++)N(r[n],{instancePath:a+"/accreditations/"+n,parentData:r,parentDataProperty:n,
rootData:m,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)}else{const s={instancePath:a+"/accreditations",schemaPath:"#/properties/accre\
ditations/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.unit!==void 0){let r=t.unit;if(typeof r=="strin\
g"){if(c(r)>64){const s={instancePath:a+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(t.description!==void 0){let r=t.description;if(typeof r=="string"){if(c(r)>2e3){const s={instancePath:a+"/desc\
ription",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:
e.push(s),i++}}else{const s={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),i++}}if(t.methodology_url!==void 0){let r=t.methodology_url;if(typeof r=="string"){if(c(r)>2048){const s={instancePath:a+"/method\
ology_url",schemaPath:"#/properties/methodology_url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?
e=[s]:e.push(s),i++}if(!h(r)){const s={instancePath:a+"/methodology_url",schemaPath:"#/properties/methodology_url/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/methodology_url",schemaPath:"#/properties/methodology_url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.methodology_version!==void 0){let r=t.methodology_version;if(typeof r==
"string"){if(c(r)>64){const s={instancePath:a+"/methodology_version",schemaPath:"#/properties/methodology_version/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/methodology_version",schemaPath:"#/properties/meth\
odology_version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return x.errors=e,i===0}x.evaluated={props:{metric_id:!0,standard_reference:!0,
accreditations:!0,unit:!0,description:!0,methodology_url:!0,methodology_version:!0},dynamicProps:!1,dynamicItems:!1};function D(t,{instancePath:a="",parentData:l,
parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=D.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.metrics===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
rics"},message:"must have required property 'metrics'"};e===null?e=[r]:e.push(r),i++}if(t.metrics!==void 0){let r=t.metrics;if(Array.isArray(r)){if(r.length>500){
const n={instancePath:a+"/metrics",schemaPath:"#/properties/metrics/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than 500 items"};
e===null?e=[n]:e.push(n),i++}const s=r.length;for(let n=0;n<s;n++)x(r[n],{instancePath:a+"/metrics/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{const s={instancePath:a+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return D.errors=e,i===0}D.evaluated={props:{metrics:!0},dynamicProps:!1,dynamicItems:!1};function I(t,{instancePath:a="",
parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=I.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.tools_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tools_count"},message:"must have required property 'tools_count'"};e===null?e=[r]:e.push(r),i++}if(t.tools_count!==void 0){let r=t.tools_count;if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/tools_count",schemaPath:"#/properties/tools_count/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/tools_count",schemaPath:"\
#/properties/tools_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.tools!==void 0){
let r=t.tools;if(Array.isArray(r)){if(r.length>200){const n={instancePath:a+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};e===null?e=[n]:e.push(n),i++}const s=r.length;for(let n=0;n<s;n++)k(r[n],{instancePath:a+"/tools/"+n,parentData:r,parentDataProperty:n,
rootData:m,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),i=e.length)}else{const s={instancePath:a+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.standard_operations!==void 0&&(P(t.standard_operations,{instancePath:a+"\
/standard_operations",parentData:t,parentDataProperty:"standard_operations",rootData:m,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),i=e.length)),
t.creative_capabilities!==void 0&&(A(t.creative_capabilities,{instancePath:a+"/creative_capabilities",parentData:t,parentDataProperty:"creative_capabilities",rootData:m,
dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),i=e.length)),t.signals_capabilities!==void 0&&(j(t.signals_capabilities,{instancePath:a+"/signals_ca\
pabilities",parentData:t,parentDataProperty:"signals_capabilities",rootData:m,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),i=e.length)),t.measurement_capabilities!==
void 0&&(D(t.measurement_capabilities,{instancePath:a+"/measurement_capabilities",parentData:t,parentDataProperty:"measurement_capabilities",rootData:m,dynamicAnchors:u})||
(e=e===null?D.errors:e.concat(D.errors),i=e.length)),t.supported_protocols!==void 0){let r=t.supported_protocols;if(Array.isArray(r)){const s=r.length;for(let n=0;n<
s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/supported_protocols/"+n,schemaPath:"#/properties/supported_protocols/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/supported_protocols",schemaPath:"#/properties/supported_pr\
otocols/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.specialisms!==void 0){let r=t.specialisms;if(Array.
isArray(r)){const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/specialisms/"+n,schemaPath:"#/properties/specialisms/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/specialisms",schemaPath:"#/pr\
operties/specialisms/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.inferred_type!==void 0&&typeof t.inferred_type!=
"string"){const r={instancePath:a+"/inferred_type",schemaPath:"#/properties/inferred_type/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),i++}if(t.discovery_error!==void 0){let r=t.discovery_error;if(typeof r=="string"){if(c(r)>500){const s={instancePath:a+"/discovery_erro\
r",schemaPath:"#/properties/discovery_error/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.
push(s),i++}}else{const s={instancePath:a+"/discovery_error",schemaPath:"#/properties/discovery_error/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(t.oauth_required!==void 0&&typeof t.oauth_required!="boolean"){const r={instancePath:a+"/oauth_required",schemaPath:"\
#/properties/oauth_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.last_discovered_at!==void 0){
let r=t.last_discovered_at;if(typeof r=="string"){if(!Z.validate(r)){const s={instancePath:a+"/last_discovered_at",schemaPath:"#/properties/last_discovered_at/f\
ormat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/last_d\
iscovered_at",schemaPath:"#/properties/last_discovered_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return I.errors=e,i===0}
I.evaluated={props:{tools_count:!0,tools:!0,standard_operations:!0,creative_capabilities:!0,signals_capabilities:!0,measurement_capabilities:!0,supported_protocols:!0,
specialisms:!0,inferred_type:!0,discovery_error:!0,oauth_required:!0,last_discovered_at:!0},dynamicProps:!1,dynamicItems:!1};const U={type:"object",required:["s\
tatus","lifecycle_stage","tracks","streak_days","last_checked_at","headline"],properties:{status:{$ref:"EnumsComplianceStatus"},lifecycle_stage:{$ref:"EnumsAgen\
tLifecycleStage"},tracks:{type:"object",additionalProperties:{$ref:"EnumsComplianceTrackStatus"}},track_details:{type:"array",items:{$ref:"RegistryAgentComplian\
ceTrack"}},streak_days:{type:"integer",minimum:0},last_checked_at:{type:["string","null"],format:"date-time"},headline:{type:["string","null"],maxLength:500},monitoring_paused:{
type:"boolean"},check_interval_hours:{type:"integer",minimum:0},verified:{type:"boolean"},verified_roles:{type:"array",items:{$ref:"EnumsBadgeRole"}},verified_role_versions:{
type:"object",additionalProperties:{type:"array",items:{type:"string"}}},verification_modes:{type:"array",items:{$ref:"EnumsVerificationMode"}}},$id:"RegistryAg\
entCompliance"},ae={type:"string",enum:["passing","degraded","failing","unknown"],$id:"EnumsComplianceStatus"};function L(t,{instancePath:a="",parentData:l,parentDataProperty:y,
rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=L.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof t!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t==="passing"||t===
"degraded"||t==="failing"||t==="unknown")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[r]:e.push(r),i++}return L.errors=e,i===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};const ne={type:"string",enum:["dev\
elopment","testing","production","deprecated"],$id:"EnumsAgentLifecycleStage"};function $(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){
let e=null,i=0;const p=$.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof t!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t==="development"||t==="testing"||t==="production"||t===
"deprecated")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ne.enum},message:"must be equal to one of the allowed values"};e===
null?e=[r]:e.push(r),i++}return $.errors=e,i===0}$.evaluated={dynamicProps:!1,dynamicItems:!1};const pe={type:"string",enum:["pass","fail","partial","skip","sil\
ent","warning","unknown","skipped"],$id:"EnumsComplianceTrackStatus"};function d(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){
let e=null,i=0;const p=d.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof t!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t==="pass"||t==="fail"||t==="partial"||t==="skip"||t===
"silent"||t==="warning"||t==="unknown"||t==="skipped")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return d.errors=e,i===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};function F(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=F.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.track===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"track"},message:"must have required property 'track'"};e===null?e=[r]:e.push(r),i++}if(t.status===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),i++}if(t.scenario_count===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario_count"},message:"must have required property 'scena\
rio_count'"};e===null?e=[r]:e.push(r),i++}if(t.passed_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
passed_count"},message:"must have required property 'passed_count'"};e===null?e=[r]:e.push(r),i++}if(t.duration_ms===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"duration_ms"},message:"must have required property 'duration_ms'"};e===null?e=[r]:e.push(r),i++}if(t.track!==
void 0&&typeof t.track!="string"){const r={instancePath:a+"/track",schemaPath:"#/properties/track/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),i++}if(t.status!==void 0&&(d(t.status,{instancePath:a+"/status",parentData:t,parentDataProperty:"status",rootData:m,dynamicAnchors:u})||
(e=e===null?d.errors:e.concat(d.errors),i=e.length)),t.scenario_count!==void 0){let r=t.scenario_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:a+"/scenario_count",schemaPath:"#/properties/scenario_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/scenario_count",schemaPath:"#/properties/scenario_count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.passed_count!==void 0){let r=t.passed_count;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/passed_count",schemaPath:"#/properties/passed_count/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/passed_count",schemaPath:"\
#/properties/passed_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.duration_ms!==void 0){
let r=t.duration_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/duration_ms",schemaPath:"#/properties/duration_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+
"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
i++}}if(t.has_coverage_gap_skip!==void 0&&typeof t.has_coverage_gap_skip!="boolean"){const r={instancePath:a+"/has_coverage_gap_skip",schemaPath:"#/properties/h\
as_coverage_gap_skip/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.detail!==void 0){let r=t.detail;if(typeof r==
"string"){if(c(r)>500){const s={instancePath:a+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT hav\
e more than 500 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return F.errors=e,i===0}F.evaluated={props:{track:!0,status:!0,scenario_count:!0,passed_count:!0,duration_ms:!0,has_coverage_gap_skip:!0,
detail:!0},dynamicProps:!1,dynamicItems:!1};const oe={type:"string",enum:["media-buy","signals","governance","creative","brand","sponsored-intelligence","measur\
ement"],$id:"EnumsBadgeRole"};function E(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=E.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t==="media-buy"||t==="signals"||t==="governance"||t==="creative"||t==="brand"||t==="sponsor\
ed-intelligence"||t==="measurement")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oe.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[r]:e.push(r),i++}return E.errors=e,i===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};const me={type:"string",enum:["spec","l\
ive"],$id:"EnumsVerificationMode"};function R(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=R.
evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t==="spec"||t==="live")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:me.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return R.errors=e,i===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};
function T(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=T.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.status===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),i++}if(t.lifecycle_stage===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lifecycle_stage"},message:"must have required property 'lifecycle_stage'"};e===
null?e=[r]:e.push(r),i++}if(t.tracks===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tracks"},message:"mus\
t have required property 'tracks'"};e===null?e=[r]:e.push(r),i++}if(t.streak_days===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"streak_days"},message:"must have required property 'streak_days'"};e===null?e=[r]:e.push(r),i++}if(t.last_checked_at===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_checked_at"},message:"must have required property 'last_checked_at'"};e===null?e=[r]:e.
push(r),i++}if(t.headline===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headline"},message:"must have re\
quired property 'headline'"};e===null?e=[r]:e.push(r),i++}if(t.status!==void 0&&(L(t.status,{instancePath:a+"/status",parentData:t,parentDataProperty:"status",rootData:m,
dynamicAnchors:u})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)),t.lifecycle_stage!==void 0&&($(t.lifecycle_stage,{instancePath:a+"/lifecycle_stage",parentData:t,
parentDataProperty:"lifecycle_stage",rootData:m,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),t.tracks!==void 0){let r=t.tracks;if(r&&
typeof r=="object"&&!Array.isArray(r))for(const s in r)d(r[s],{instancePath:a+"/tracks/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,
rootData:m,dynamicAnchors:u})||(e=e===null?d.errors:e.concat(d.errors),i=e.length);else{const s={instancePath:a+"/tracks",schemaPath:"#/properties/tracks/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(t.track_details!==void 0){let r=t.track_details;if(Array.isArray(
r)){const s=r.length;for(let n=0;n<s;n++)F(r[n],{instancePath:a+"/track_details/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?
F.errors:e.concat(F.errors),i=e.length)}else{const s={instancePath:a+"/track_details",schemaPath:"#/properties/track_details/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.streak_days!==void 0){let r=t.streak_days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:a+"/streak_days",schemaPath:"#/properties/streak_days/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/streak_days",schemaPath:"#/properties/streak_days/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.last_checked_at!==void 0){let r=t.last_checked_at;if(typeof r!=
"string"&&r!==null){const s={instancePath:a+"/last_checked_at",schemaPath:"#/properties/last_checked_at/type",keyword:"type",params:{type:U.properties.last_checked_at.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof r=="string"&&!Z.validate(r)){const s={instancePath:a+"/last_checked_at",schemaPath:"\
#/properties/last_checked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(t.headline!==
void 0){let r=t.headline;if(typeof r!="string"&&r!==null){const s={instancePath:a+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type:U.
properties.headline.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof r=="string"&&c(r)>500){const s={instancePath:a+"/headline",schemaPath:"\
#/properties/headline/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),i++}}if(t.monitoring_paused!==
void 0&&typeof t.monitoring_paused!="boolean"){const r={instancePath:a+"/monitoring_paused",schemaPath:"#/properties/monitoring_paused/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.check_interval_hours!==void 0){let r=t.check_interval_hours;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/check_interval_hours",schemaPath:"#/properties/check_interval_hours/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/check_interval_\
hours",schemaPath:"#/properties/check_interval_hours/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
i++}}if(t.verified!==void 0&&typeof t.verified!="boolean"){const r={instancePath:a+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.verified_roles!==void 0){let r=t.verified_roles;if(Array.isArray(r)){const s=r.length;for(let n=0;n<
s;n++)E(r[n],{instancePath:a+"/verified_roles/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{
const s={instancePath:a+"/verified_roles",schemaPath:"#/properties/verified_roles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}if(t.verified_role_versions!==void 0){let r=t.verified_role_versions;if(r&&typeof r=="object"&&!Array.isArray(r))for(const s in r){let n=r[s];
if(Array.isArray(n)){const o=n.length;for(let f=0;f<o;f++)if(typeof n[f]!="string"){const H={instancePath:a+"/verified_role_versions/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+f,schemaPath:"#/properties/verified_role_versions/additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[H]:e.push(H),i++}}else{const o={instancePath:a+"/verified_role_versions/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/verified\
_role_versions/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+
"/verified_role_versions",schemaPath:"#/properties/verified_role_versions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),i++}}if(t.verification_modes!==void 0){let r=t.verification_modes;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)R(r[n],{instancePath:a+"/ver\
ification_modes/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),i=e.length)}else{const s={instancePath:a+
"/verification_modes",schemaPath:"#/properties/verification_modes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return T.errors=e,i===0}
T.evaluated={props:{status:!0,lifecycle_stage:!0,tracks:!0,track_details:!0,streak_days:!0,last_checked_at:!0,headline:!0,monitoring_paused:!0,check_interval_hours:!0,
verified:!0,verified_roles:!0,verified_role_versions:!0,verification_modes:!0},dynamicProps:!1,dynamicItems:!1};function O(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=O.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.total_count===void 0){const r={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"total_count"},message:"must have required property 'total_count'"};e===null?e=[r]:e.push(r),i++}if(t.count_by_type===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count_by_type"},message:"must have required property 'count_\
by_type'"};e===null?e=[r]:e.push(r),i++}if(t.tags===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"\
must have required property 'tags'"};e===null?e=[r]:e.push(r),i++}if(t.publisher_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"publisher_count"},message:"must have required property 'publisher_count'"};e===null?e=[r]:e.push(r),i++}if(t.total_count!==void 0){
let r=t.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/total_count",schemaPath:"#/properties/total_count/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+
"/total_count",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
i++}}if(t.count_by_type!==void 0){let r=t.count_by_type;if(r&&typeof r=="object"&&!Array.isArray(r))for(const s in r){let n=r[s];if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){const o={instancePath:a+"/count_by_type/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/count_by_type/additionalPro\
perties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){
const o={instancePath:a+"/count_by_type/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/count_by_type/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/count_by_type",schemaPath:"#/prop\
erties/count_by_type/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(t.tags!==void 0){let r=t.tags;if(Array.
isArray(r)){if(r.length>200){const n={instancePath:a+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT hav\
e more than 200 items"};e===null?e=[n]:e.push(n),i++}const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/tags/"+n,schemaPath:"\
#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.publisher_count!==void 0){let r=t.
publisher_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/publisher_count",schemaPath:"#/properties/publisher_count/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:a+"/publisher_count",schemaPath:"#/properties/publisher_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return O.errors=e,i===0}O.evaluated={props:{total_count:!0,count_by_type:!0,tags:!0,publisher_count:!0},dynamicProps:!1,dynamicItems:!1};function C(t,{instancePath:a="",
parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=C.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),i++}if(t.name===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(t.type===void 0){const s={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(t.protocol===void 0){
const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocol"},message:"must have required property 'protocol'"};e===null?
e=[s]:e.push(s),i++}if(t.added_date===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added_date"},message:"\
must have required property 'added_date'"};e===null?e=[s]:e.push(s),i++}if(t.url!==void 0){let s=t.url;if(typeof s=="string"){if(!h(s)){const n={instancePath:a+
"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),i++}}else{const n={
instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(t.name!==
void 0&&typeof t.name!="string"){const s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),i++}if(t.type!==void 0){let s=t.type;const n=i;let o=!1;const f=i;g(s,{instancePath:a+"/type",parentData:t,parentDataProperty:"typ\
e",rootData:m,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),i=e.length);var r=f===i;o=o||r;const H=i;if(s!=="unknown"){const X={instancePath:a+"/t\
ype",schemaPath:"#/properties/type/anyOf/1/const",keyword:"const",params:{allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[X]:e.push(X),
i++}var r=H===i;if(o=o||r,o)i=n,e!==null&&(n?e.length=n:e=null);else{const X={instancePath:a+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[X]:e.push(X),i++}}if(t.protocol!==void 0){let s=t.protocol;if(typeof s!="string"){const n={instancePath:a+"/\
protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(s==="mcp"||s===
"a2a")){const n={instancePath:a+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues:ee.properties.protocol.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}if(t.description!==void 0){let s=t.description;if(typeof s=="string"){if(c(s)>2e3){const n={
instancePath:a+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 chara\
cters"};e===null?e=[n]:e.push(n),i++}}else{const n={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(t.mcp_endpoint!==void 0){let s=t.mcp_endpoint;if(typeof s=="string"){if(!h(s)){const n={instancePath:a+
"/mcp_endpoint",schemaPath:"#/properties/mcp_endpoint/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),
i++}}else{const n={instancePath:a+"/mcp_endpoint",schemaPath:"#/properties/mcp_endpoint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),i++}}if(t.contact!==void 0){let s=t.contact;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0&&typeof s.name!="string"){const n={
instancePath:a+"/contact/name",schemaPath:"#/properties/contact/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),i++}if(s.email!==void 0&&typeof s.email!="string"){const n={instancePath:a+"/contact/email",schemaPath:"#/properties/contact/properties/email/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(s.website!==void 0&&typeof s.website!="string"){const n={instancePath:a+
"/contact/website",schemaPath:"#/properties/contact/properties/website/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}}else{const n={instancePath:a+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),i++}}if(t.added_date!==void 0){let s=t.added_date;if(typeof s=="string"){if(!W.validate(s)){const n={instancePath:a+"/added_date",schemaPath:"#/\
properties/added_date/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[n]:e.push(n),i++}}else{const n={instancePath:a+
"/added_date",schemaPath:"#/properties/added_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(t.visibility!==
void 0&&(_(t.visibility,{instancePath:a+"/visibility",parentData:t,parentDataProperty:"visibility",rootData:m,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(
_.errors),i=e.length)),t.member!==void 0){let s=t.member;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.slug!==void 0&&typeof s.slug!="string"){const n={instancePath:a+
"/member/slug",schemaPath:"#/properties/member/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}
if(s.display_name!==void 0&&typeof s.display_name!="string"){const n={instancePath:a+"/member/display_name",schemaPath:"#/properties/member/properties/display_n\
ame/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}else{const n={instancePath:a+"/member",schemaPath:"#/pro\
perties/member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}if(t.health!==void 0&&(b(t.health,{instancePath:a+
"/health",parentData:t,parentDataProperty:"health",rootData:m,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),i=e.length)),t.stats!==void 0&&(v(t.stats,
{instancePath:a+"/stats",parentData:t,parentDataProperty:"stats",rootData:m,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),t.capabilities!==
void 0&&(I(t.capabilities,{instancePath:a+"/capabilities",parentData:t,parentDataProperty:"capabilities",rootData:m,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(
I.errors),i=e.length)),t.compliance!==void 0&&(T(t.compliance,{instancePath:a+"/compliance",parentData:t,parentDataProperty:"compliance",rootData:m,dynamicAnchors:u})||
(e=e===null?T.errors:e.concat(T.errors),i=e.length)),t.publisher_domains!==void 0){let s=t.publisher_domains;if(Array.isArray(s)){if(s.length>1e3){const o={instancePath:a+
"/publisher_domains",schemaPath:"#/properties/publisher_domains/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===
null?e=[o]:e.push(o),i++}const n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){const f={instancePath:a+"/publisher_domains/"+o,schemaPath:"#/properties\
/publisher_domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}else{const n={instancePath:a+"/publ\
isher_domains",schemaPath:"#/properties/publisher_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}t.property_summary!==
void 0&&(O(t.property_summary,{instancePath:a+"/property_summary",parentData:t,parentDataProperty:"property_summary",rootData:m,dynamicAnchors:u})||(e=e===null?
O.errors:e.concat(O.errors),i=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),i++}return C.errors=e,i===0}C.evaluated={props:{url:!0,name:!0,type:!0,protocol:!0,description:!0,mcp_endpoint:!0,contact:!0,added_date:!0,visibility:!0,
member:!0,health:!0,stats:!0,capabilities:!0,compliance:!0,publisher_domains:!0,property_summary:!0},dynamicProps:!1,dynamicItems:!1};function G(t,{instancePath:a="",
parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=G.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agents===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
agents"},message:"must have required property 'agents'"};e===null?e=[r]:e.push(r),i++}if(t.count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),i++}if(t.agents!==void 0){let r=t.agents;if(Array.
isArray(r)){const s=r.length;for(let n=0;n<s;n++)C(r[n],{instancePath:a+"/agents/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?
C.errors:e.concat(C.errors),i=e.length)}else{const s={instancePath:a+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(t.count!==void 0){let r=t.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+
"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return G.errors=e,i===0}G.evaluated={props:{agents:!0,count:!0},dynamicProps:!1,dynamicItems:!1};const B=J;function S(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=S.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.
path!==void 0&&typeof t.path!="string"){const r={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return S.errors=e,i===0}S.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function V(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=V.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),i++}if(t.nonce===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:e.push(r),i++}if(t.expires_at===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_a\
t'"};e===null?e=[r]:e.push(r),i++}if(t.dns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dns"},message:"\
must have required property 'dns'"};e===null?e=[r]:e.push(r),i++}if(t.http===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),i++}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:a+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.nonce!==void 0){
let r=t.nonce;if(typeof r=="string"){if(c(r)>43){const s={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},
message:"must NOT have more than 43 characters"};e===null?e=[s]:e.push(s),i++}if(c(r)<43){const s={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/minLen\
gth",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/nonce",
schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.expires_at!==void 0){let r=t.
expires_at;if(typeof r=="string"){if(!Z.validate(r)){const s={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/expires_at",schemaPath:"#/properties/e\
xpires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.dns!==void 0){let r=t.dns;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.name===void 0){const s={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(r.type===void 0){const s={instancePath:a+"/dns",schemaPath:"#/properties/dn\
s/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(r.value===void 0){const s={
instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};
e===null?e=[s]:e.push(s),i++}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:a+"/dns/name",schemaPath:"#/properties/dns/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.type!==void 0&&r.type!=="TXT"){const s={instancePath:a+"/dns/t\
ype",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equal to constant"};e===null?e=[s]:e.push(
s),i++}if(r.value!==void 0&&typeof r.value!="string"){const s={instancePath:a+"/dns/value",schemaPath:"#/properties/dns/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/dns",schemaPath:"#/properties/dns/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(t.http!==void 0){let r=t.http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===
void 0){const s={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"url"},message:"must have required pr\
operty 'url'"};e===null?e=[s]:e.push(s),i++}if(r.body===void 0){const s={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[s]:e.push(s),i++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(!h(s)){
const n={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};
e===null?e=[n]:e.push(n),i++}}else{const n={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(r.body!==void 0&&typeof r.body!="string"){const s={instancePath:a+"/http/body",schemaPath:"#/properti\
es/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/http",
schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return V.errors=e,i===0}V.evaluated={props:{domain:!0,
nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function M(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=M.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.
severity===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),i++}if(t.field!==void 0&&typeof t.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.severity!==void 0){
let r=t.severity;if(typeof r!="string"){const s={instancePath:a+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(r!=="error"){const s={instancePath:a+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return M.errors=e,i===0}M.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const ue=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function J(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,
dynamicAnchors:u={}}={}){let e=null,i=0;const p=J.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.error===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required propert\
y 'error'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mess\
age"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.error!==void 0&&typeof t.error!="string"){const r={instancePath:a+"/err\
or",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.
message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(t.issues!==void 0){let r=t.issues;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)S(r[n],{instancePath:a+"/issues/"+n,parentData:r,
parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?S.errors:e.concat(S.errors),i=e.length)}else{const s={instancePath:a+"/issues",schemaPath:"#/pro\
perties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.retry_after!==void 0){let r=t.retry_after;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:a+"/retry_aft\
er",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(t.
domain!==void 0&&typeof t.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(t.file_status!==void 0){let r=t.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:a+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),i++}if(r<0||isNaN(r)){const s={instancePath:a+"/file_status",schemaPath:"\
#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(t.url!==void 0&&typeof t.
url!="string"){const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}if(t.challenge!==void 0&&(V(t.challenge,{instancePath:a+"/challenge",parentData:t,parentDataProperty:"challenge",rootData:m,dynamicAnchors:u})||(e=
e===null?V.errors:e.concat(V.errors),i=e.length)),t.review_id!==void 0){let r=t.review_id;if(typeof r=="string"){if(!ue.test(r)){const s={instancePath:a+"/revie\
w_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[s]:e.push(s),i++}}else{
const s={instancePath:a+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(t.errors!==void 0){let r=t.errors;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)M(r[n],{instancePath:a+"/errors/"+n,parentData:r,parentDataProperty:n,
rootData:m,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),i=e.length)}else{const s={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.valid_values!==void 0){let r=t.valid_values;if(Array.isArray(r)){
const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/valid_values/"+n,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return J.errors=e,i===0}J.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,
domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const he=K,le={type:"object",required:["re\
sults","cursor","has_more"],properties:{results:{type:"array",items:{$ref:"RegistryAgentSearchResult"}},cursor:{type:["string","null"]},has_more:{type:"boolean"}},
$id:"RegistryAgentSearchResponse"},ye={type:"object",required:["agent_url","url","channels","property_types","markets","categories","tags","delivery_types","for\
mat_ids","property_count","publisher_count","has_tmp","category_taxonomy","relevance_score","matched_filters","updated_at"],properties:{agent_url:{type:"string",
format:"uri"},url:{type:"string",format:"uri"},channels:{type:"array",items:{type:"string"}},property_types:{type:"array",items:{type:"string"}},markets:{type:"\
array",items:{type:"string"}},categories:{type:"array",items:{type:"string"}},tags:{type:"array",items:{type:"string"}},delivery_types:{type:"array",items:{type:"\
string"}},format_ids:{type:"array",items:{type:"string"}},format_kinds:{type:"array",items:{type:"string"}},property_count:{type:"integer",minimum:0},publisher_count:{
type:"integer",minimum:0},has_tmp:{type:"boolean"},category_taxonomy:{type:["string","null"]},relevance_score:{type:"number",minimum:0},matched_filters:{type:"a\
rray",items:{type:"string"}},updated_at:{type:"string",format:"date-time"}},$id:"RegistryAgentSearchResult"};function z(t,{instancePath:a="",parentData:l,parentDataProperty:y,
rootData:m=t,dynamicAnchors:u={}}={}){let e=null,i=0;const p=z.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.agent_url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"\
must have required property 'agent_url'"};e===null?e=[r]:e.push(r),i++}if(t.url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),i++}if(t.channels===void 0){const r={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"channels"},message:"must have required property 'channels'"};e===null?e=[r]:e.push(r),i++}if(t.property_types===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_types"},message:"must have required property 'prope\
rty_types'"};e===null?e=[r]:e.push(r),i++}if(t.markets===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mar\
kets"},message:"must have required property 'markets'"};e===null?e=[r]:e.push(r),i++}if(t.categories===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"categories"},message:"must have required property 'categories'"};e===null?e=[r]:e.push(r),i++}if(t.tags===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[r]:e.push(r),i++}if(t.delivery_types===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delivery_types"},message:"must have required property 'deliv\
ery_types'"};e===null?e=[r]:e.push(r),i++}if(t.format_ids===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
format_ids"},message:"must have required property 'format_ids'"};e===null?e=[r]:e.push(r),i++}if(t.property_count===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'property_count'"};e===null?e=[r]:e.push(r),i++}if(t.
publisher_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_count"},message:"must have requi\
red property 'publisher_count'"};e===null?e=[r]:e.push(r),i++}if(t.has_tmp===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"has_tmp"},message:"must have required property 'has_tmp'"};e===null?e=[r]:e.push(r),i++}if(t.category_taxonomy===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"category_taxonomy"},message:"must have required property 'category_taxonomy'"};e===null?e=[r]:
e.push(r),i++}if(t.relevance_score===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relevance_score"},message:"\
must have required property 'relevance_score'"};e===null?e=[r]:e.push(r),i++}if(t.matched_filters===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"matched_filters"},message:"must have required property 'matched_filters'"};e===null?e=[r]:e.push(r),i++}if(t.updated_at===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};e===
null?e=[r]:e.push(r),i++}if(t.agent_url!==void 0){let r=t.agent_url;if(typeof r=="string"){if(!h(r)){const s={instancePath:a+"/agent_url",schemaPath:"#/properti\
es/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/agen\
t_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.url!==void 0){
let r=t.url;if(typeof r=="string"){if(!h(r)){const s={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.channels!==void 0){let r=t.channels;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)
if(typeof r[n]!="string"){const o={instancePath:a+"/channels/"+n,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.property_types!==void 0){let r=t.property_types;if(Array.isArray(r)){const s=r.length;for(let n=0;n<
s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/property_types/"+n,schemaPath:"#/properties/property_types/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/property_types",schemaPath:"#/properties/property_types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.markets!==void 0){let r=t.markets;if(Array.isArray(r)){const s=r.length;
for(let n=0;n<s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/markets/"+n,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.categories!==void 0){let r=t.categories;if(Array.isArray(r)){const s=r.length;for(let n=0;n<
s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/categories/"+n,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.tags!==void 0){let r=t.tags;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!=
"string"){const o={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}if(t.delivery_types!==void 0){let r=t.delivery_types;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!="string"){
const o={instancePath:a+"/delivery_types/"+n,schemaPath:"#/properties/delivery_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/delivery_types",schemaPath:"#/properties/delivery_types/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.format_ids!==void 0){let r=t.format_ids;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!=
"string"){const o={instancePath:a+"/format_ids/"+n,schemaPath:"#/properties/format_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/format_ids",schemaPath:"#/properties/format_ids/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(t.format_kinds!==void 0){let r=t.format_kinds;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!=
"string"){const o={instancePath:a+"/format_kinds/"+n,schemaPath:"#/properties/format_kinds/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/format_kinds",schemaPath:"#/properties/format_kinds/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.property_count!==void 0){let r=t.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.publisher_count!==void 0){let r=t.publisher_count;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/publisher_count",schemaPath:"#/properties/publisher_count/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+
"/publisher_count",schemaPath:"#/properties/publisher_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),i++}}if(t.has_tmp!==void 0&&typeof t.has_tmp!="boolean"){const r={instancePath:a+"/has_tmp",schemaPath:"#/properties/has_tmp/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.category_taxonomy!==void 0){let r=t.category_taxonomy;if(typeof r!="string"&&r!==null){
const s={instancePath:a+"/category_taxonomy",schemaPath:"#/properties/category_taxonomy/type",keyword:"type",params:{type:ye.properties.category_taxonomy.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(t.relevance_score!==void 0){let r=t.relevance_score;if(typeof r=="number"&&isFinite(r)){if(r<0||
isNaN(r)){const s={instancePath:a+"/relevance_score",schemaPath:"#/properties/relevance_score/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/relevance_score",schemaPath:"#/properties/relevance_score/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(t.matched_filters!==void 0){let r=t.matched_filters;if(Array.isArray(r)){const s=r.length;
for(let n=0;n<s;n++)if(typeof r[n]!="string"){const o={instancePath:a+"/matched_filters/"+n,schemaPath:"#/properties/matched_filters/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{const s={instancePath:a+"/matched_filters",schemaPath:"#/properties/matched_\
filters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.updated_at!==void 0){let r=t.updated_at;if(typeof r==
"string"){if(!Z.validate(r)){const s={instancePath:a+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return z.errors=e,i===0}z.evaluated={props:{agent_url:!0,url:!0,channels:!0,property_types:!0,markets:!0,
categories:!0,tags:!0,delivery_types:!0,format_ids:!0,format_kinds:!0,property_count:!0,publisher_count:!0,has_tmp:!0,category_taxonomy:!0,relevance_score:!0,matched_filters:!0,
updated_at:!0},dynamicProps:!1,dynamicItems:!1};function K(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:m=t,dynamicAnchors:u={}}={}){let e=null,
i=0;const p=K.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.results===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[r]:e.push(
r),i++}if(t.cursor===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cursor"},message:"must have required pr\
operty 'cursor'"};e===null?e=[r]:e.push(r),i++}if(t.has_more===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
has_more"},message:"must have required property 'has_more'"};e===null?e=[r]:e.push(r),i++}if(t.results!==void 0){let r=t.results;if(Array.isArray(r)){const s=r.
length;for(let n=0;n<s;n++)z(r[n],{instancePath:a+"/results/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.
errors),i=e.length)}else{const s={instancePath:a+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),i++}}if(t.cursor!==void 0){let r=t.cursor;if(typeof r!="string"&&r!==null){const s={instancePath:a+"/cursor",schemaPath:"#/properties/c\
ursor/type",keyword:"type",params:{type:le.properties.cursor.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(t.has_more!==void 0&&typeof t.
has_more!="boolean"){const r={instancePath:a+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),i++}return K.errors=e,i===0}K.evaluated={props:{results:!0,cursor:!0,has_more:!0},dynamicProps:!1,dynamicItems:!1};const ge=B,_e=B,be=B,ve=B,ke=B;export{de as listAgents200,B as listAgents400,ge as listAgents401,_e as listAgents500,he as searchAgents200,be as searchAgents400,ve as searchAgents401,ke as searchAgents500};
