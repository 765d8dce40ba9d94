// @generated from schemas/v3/registry by codegen. Do not edit; run "npm run codegen".
import Es from"ajv-formats/dist/formats.js";import Zs from"ajv/dist/runtime/ucs2length.js";const Xt=pe;function z(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=z.evaluated;if(o.dynamicProps&&(o.
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
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return z.errors=e,t===0}z.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function q(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=q.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
field!==void 0&&typeof s.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){
const r={instancePath:a+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.
errors=e,t===0}q.evaluated={props:{field:!0,message:!0,suggestion:!0},dynamicProps:!1,dynamicItems:!1};const Js={type:"string",enum:["direct","authoritative_loc\
ation","ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function A(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=A.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="direct"||s==="authoritative_location"||
s==="ads_txt_managerdomain"||s==="adagents_authoritative")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Js.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return A.errors=e,t===0}A.evaluated={dynamicProps:!1,dynamicItems:!1};const Us={type:"o\
bject",required:["state"],properties:{state:{$ref:"EnumsFreshnessState"},validated_at:{type:["string","null"],format:"date-time"}},$id:"RegistryFreshness"},Ws={
type:"string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFreshnessState"};function N(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=N.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="live"||s==="fresh"||s==="cached"||s===
"stale"||s==="absent")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ws.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};const b=Es.fullFormats["date-time"];function j(s,{instancePath:a="",
parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.state===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(r),t++}if(s.state!==void 0&&(N(s.state,{instancePath:a+"/state",parentData:s,parentDataProperty:"\
state",rootData:u,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.validated_at!==void 0){let r=s.validated_at;if(typeof r!="string"&&
r!==null){const i={instancePath:a+"/validated_at",schemaPath:"#/properties/validated_at/type",keyword:"type",params:{type:Us.properties.validated_at.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!b.validate(r)){const i={instancePath:a+"/validated_at",schemaPath:"#/properties/valid\
ated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}j.evaluated={props:{state:!0,
validated_at:!0},dynamicProps:!1,dynamicItems:!1};function V(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(
r),t++}if(s.errors===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required pr\
operty 'errors'"};e===null?e=[r]:e.push(r),t++}if(s.warnings===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"discovery_method"},message:"must have required property 'dis\
covery_method'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!="boolean"){const r={instancePath:a+"/valid",schemaPath:"#/properties/valid/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++)z(r[n],{instancePath:a+"/errors/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.
errors),t=e.length)}else{const i={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)q(r[n],{instancePath:a+"/warnings/"+
n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{const i={instancePath:a+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.domain!==void 0&&typeof s.
domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.status_code!==void 0){let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const i={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[i]:e.push(i),t++}if(r<100||isNaN(r)){const i={instancePath:a+"/status\
_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[i]:e.push(i),t++}}}
if(s.response_bytes!==void 0){let r=s.response_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/response_bytes",schemaPath:"\
#/properties/response_bytes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const i={instancePath:a+"/response_bytes",schemaPath:"#/properties/response_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.resolved_url!==void 0&&typeof s.resolved_url!="string"){const r={instancePath:a+"/resolved_url",schemaPath:"\
#/properties/resolved_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method!==void 0&&(A(
s.discovery_method,{instancePath:a+"/discovery_method",parentData:s,parentDataProperty:"discovery_method",rootData:u,dynamicAnchors:l})||(e=e===null?A.errors:e.
concat(A.errors),t=e.length)),s.manager_domain!==void 0&&typeof s.manager_domain!="string"){const r={instancePath:a+"/manager_domain",schemaPath:"#/properties/m\
anager_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.freshness!==void 0&&(j(s.freshness,{instancePath:a+
"/freshness",parentData:s,parentDataProperty:"freshness",rootData:u,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:{valid:!0,
errors:!0,warnings:!0,domain:!0,url:!0,status_code:!0,response_bytes:!0,resolved_url:!0,raw_data:!0,discovery_method:!0,manager_domain:!0,freshness:!0},dynamicProps:!1,
dynamicItems:!1};function pe(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=pe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.adagents_json===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagen\
ts_json'"};e===null?e=[r]:e.push(r),t++}if(s.validation===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"va\
lidation"},message:"must have required property 'validation'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const i={
instancePath:a+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}
if(r!==!0){const i={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constan\
t"};e===null?e=[i]:e.push(i),t++}}if(s.adagents_json!==void 0&&typeof s.adagents_json!="string"){const r={instancePath:a+"/adagents_json",schemaPath:"#/properti\
es/adagents_json/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.validation!==void 0&&(V(s.validation,{instancePath:a+
"/validation",parentData:s,parentDataProperty:"validation",rootData:u,dynamicAnchors:l})||(e=e===null?V.errors:e.concat(V.errors),t=e.length))}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:{success:!0,
adagents_json:!0,validation:!0},dynamicProps:!1,dynamicItems:!1};const Kt=Tr;const h=Zs.default;function Tr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Tr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.authorized_agents===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[r]:
e.push(r),t++}if(s.authorized_agents!==void 0){let r=s.authorized_agents;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+"/authorized_agents",schemaPath:"\
#/properties/authorized_agents/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const i=r.
length;for(let n=0;n<i;n++){let p=r[n];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:a+"/authorized_agents/"+n,schemaPath:"#/properties/\
authorized_agents/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/auth\
orized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
include_schema!==void 0&&typeof s.include_schema!="boolean"){const r={instancePath:a+"/include_schema",schemaPath:"#/properties/include_schema/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.include_timestamp!==void 0&&typeof s.include_timestamp!="boolean"){const r={
instancePath:a+"/include_timestamp",schemaPath:"#/properties/include_timestamp/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.properties!==void 0){let r=s.properties;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+"/properties",schemaPath:"#/prope\
rties/properties/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<
i;n++){let p=r[n];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:a+"/properties/"+n,schemaPath:"#/properties/properties/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/properties",schemaPath:"#/properties/proper\
ties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.catalog_etag!==void 0){let r=s.catalog_etag;if(typeof r==
"string"){if(h(r)>255){const i={instancePath:a+"/catalog_etag",schemaPath:"#/properties/catalog_etag/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/catalog_etag",schemaPath:"#/properties/catalog_etag/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/cat\
alog_etag",schemaPath:"#/properties/catalog_etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.formats!==
void 0){let r=s.formats;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+"/formats",schemaPath:"#/properties/formats/maxItems",keyword:"maxItems",params:{
limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(!(p&&typeof p=="objec\
t"&&!Array.isArray(p))){const m={instancePath:a+"/formats/"+n,schemaPath:"#/properties/formats/items/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.placements!==void 0){let r=s.placements;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+"/place\
ments",schemaPath:"#/properties/placements/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(
n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:a+"/placements/"+n,schemaPath:"#/p\
roperties/placements/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/p\
lacements",schemaPath:"#/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.placement_tags!==
void 0){let r=s.placement_tags;if(r&&typeof r=="object"&&!Array.isArray(r))for(const i in r){let n=r[i];if(!(n&&typeof n=="object"&&!Array.isArray(n))){const p={
instancePath:a+"/placement_tags/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/placement_tags/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/placement_tags",schemaPath:"#/properties/placement_tags/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Tr.errors=e,t===0}Tr.evaluated={props:{authorized_agents:!0,include_schema:!0,
include_timestamp:!0,properties:!0,catalog_etag:!0,formats:!0,placements:!0,placement_tags:!0},dynamicProps:!1,dynamicItems:!1};const Gt=Cr;function Cr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Cr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}if(s.timestamp===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required\
 property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const i={instancePath:a+"/success",schemaPath:"\
#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r!==!0){const i={instancePath:a+"/s\
uccess",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}if(s.
data!==void 0&&(pe(s.data,{instancePath:a+"/data",parentData:s,parentDataProperty:"data",rootData:u,dynamicAnchors:l})||(e=e===null?pe.errors:e.concat(pe.errors),
t=e.length)),s.timestamp!==void 0){let r=s.timestamp;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/timestamp",schemaPath:"#/properties/tim\
estamp/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Cr.errors=e,t===0}Cr.evaluated=
{props:{success:!0,data:!0,timestamp:!0},dynamicProps:!1,dynamicItems:!1};const Qt=Sr;function ur(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ur.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,t===0}ur.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function Sr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Sr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.error===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:
e.push(r),t++}if(s.message===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have re\
quired property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const i={
instancePath:a+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}
if(r!==!1){const i={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!1},message:"must be equal to constan\
t"};e===null?e=[i]:e.push(i),t++}}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:a+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.timestamp!==void 0){
let r=s.timestamp;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/timestamp",schemaPath:"#/properties/ti\
mestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(
r)){const i=r.length;for(let n=0;n<i;n++)ur(r[n],{instancePath:a+"/issues/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?ur.errors:
e.concat(ur.errors),t=e.length)}else{const i={instancePath:a+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Sr.errors=e,t===0}Sr.evaluated={props:{success:!0,error:!0,message:!0,timestamp:!0,issues:!0},dynamicProps:!1,dynamicItems:!1};const Yt=ue;function me(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=me.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.valid===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:
e.push(r),t++}if(s.errors===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have requ\
ired property 'errors'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0&&typeof s.agent_url!="string"){const r={instancePath:a+"/agent_url",schemaPath:"#/\
properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!="bo\
olean"){const r={instancePath:a+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),t++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/e\
rrors/"+n,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={
instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
status_code!==void 0){let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/status_code",schemaPath:"#/propert\
ies/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||
isNaN(r)){const i={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"mus\
t be <= 599"};e===null?e=[i]:e.push(i),t++}if(r<100||isNaN(r)){const i={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"min\
imum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[i]:e.push(i),t++}}}if(s.response_time_ms!==void 0){let r=s.response_time_ms;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/response_time_ms",schemaPath:"#/properties/response_time_ms/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/response_time_m\
s",schemaPath:"#/properties/response_time_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.
card_endpoint!==void 0&&typeof s.card_endpoint!="string"){const r={instancePath:a+"/card_endpoint",schemaPath:"#/properties/card_endpoint/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.oauth_required!==void 0&&typeof s.oauth_required!="boolean"){const r={instancePath:a+
"/oauth_required",schemaPath:"#/properties/oauth_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===
0}me.evaluated={props:{agent_url:!0,valid:!0,errors:!0,status_code:!0,response_time_ms:!0,card_data:!0,card_endpoint:!0,oauth_required:!0},dynamicProps:!1,dynamicItems:!1};
function ue(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ue.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.found===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[r]:e.push(
r),t++}if(s.validation===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validation"},message:"must have req\
uired property 'validation'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/prop\
erties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.found!==void 0&&typeof s.found!="boolean"){
const r={instancePath:a+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
t++}if(s.validation!==void 0&&(V(s.validation,{instancePath:a+"/validation",parentData:s,parentDataProperty:"validation",rootData:u,dynamicAnchors:l})||(e=e===null?
V.errors:e.concat(V.errors),t=e.length)),s.agent_cards!==void 0){let r=s.agent_cards;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)me(r[n],{instancePath:a+
"/agent_cards/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{const i={instancePath:a+
"/agent_cards",schemaPath:"#/properties/agent_cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated=
{props:{domain:!0,found:!0,validation:!0,agent_cards:!0},dynamicProps:!1,dynamicItems:!1};const ei=Vr;function Vr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Vr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.
domain;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vr.errors=e,t===0}Vr.evaluated={props:{domain:!0},
dynamicProps:!1,dynamicItems:!1};const ri=Br;function Br(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Br.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}if(s.timestamp===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required\
 property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const i={instancePath:a+"/success",schemaPath:"\
#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r!==!0){const i={instancePath:a+"/s\
uccess",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}if(s.
data!==void 0&&(ue(s.data,{instancePath:a+"/data",parentData:s,parentDataProperty:"data",rootData:u,dynamicAnchors:l})||(e=e===null?ue.errors:e.concat(ue.errors),
t=e.length)),s.timestamp!==void 0){let r=s.timestamp;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/timestamp",schemaPath:"#/properties/tim\
estamp/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Br.errors=e,t===0}Br.evaluated=
{props:{success:!0,data:!0,timestamp:!0},dynamicProps:!1,dynamicItems:!1};const si=le;const Bs=Es.fullFormats.date,k=Es.fullFormats.uri;function le(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.accrediting_body===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accrediting_body"},message:"must have required property 'acc\
rediting_body'"};e===null?e=[r]:e.push(r),t++}if(s.verified_by_aao===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
verified_by_aao"},message:"must have required property 'verified_by_aao'"};e===null?e=[r]:e.push(r),t++}if(s.accrediting_body!==void 0){let r=s.accrediting_body;
if(typeof r=="string"){if(h(r)>128){const i={instancePath:a+"/accrediting_body",schemaPath:"#/properties/accrediting_body/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/accrediting_body",schemaPath:"#/p\
roperties/accrediting_body/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/accrediting_body",schemaPath:"#/properties/accrediting_body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}}if(s.certification_id!==void 0){let r=s.certification_id;if(typeof r=="string"){if(h(r)>256){const i={instancePath:a+"/certification_id",schemaPath:"\
#/properties/certification_id/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[i]:e.push(i),t++}}else{
const i={instancePath:a+"/certification_id",schemaPath:"#/properties/certification_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),t++}}if(s.valid_until!==void 0){let r=s.valid_until;if(typeof r=="string"){if(!Bs.validate(r)){const i={instancePath:a+"/valid_until",schemaPath:"\
#/properties/valid_until/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/valid_until",schemaPath:"#/properties/valid_until/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.evidence_url!==
void 0){let r=s.evidence_url;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/evidence_url",schemaPath:"#/properties/evidence_url/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(!k(r)){const i={instancePath:a+"/evidence_url",
schemaPath:"#/properties/evidence_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/evidence_url",schemaPath:"#/properties/evidence_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}if(s.verified_by_aao!==void 0&&s.verified_by_aao!==!1){const r={instancePath:a+"/verified_by_aao",schemaPath:"#/properties/verified_by_aao/const",keyword:"\
const",params:{allowedValue:!1},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:{accrediting_body:!0,certification_id:!0,
valid_until:!0,evidence_url:!0,verified_by_aao:!0},dynamicProps:!1,dynamicItems:!1};const ti=_e;function B(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=B.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0){let r=s.name;if(typeof r==
"string"){if(h(r)>128){const i={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have mo\
re than 128 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.description!==void 0){let r=s.description;if(typeof r=="string"){if(h(r)>500){const i={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[i]:e.push(i),t++}}if(s.verified_at!==void 0){let r=s.verified_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/ver\
ified_at",schemaPath:"#/properties/verified_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:a+"/verified_at",schemaPath:"#/properties/verified_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return B.errors=e,t===0}B.evaluated={props:{name:!0,description:!0,verified_at:!0},dynamicProps:!1,dynamicItems:!1};function ye(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.can_search_inventory!==void 0&&typeof s.can_search_inventory!="\
boolean"){const r={instancePath:a+"/can_search_inventory",schemaPath:"#/properties/can_search_inventory/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),t++}if(s.can_get_availability!==void 0&&typeof s.can_get_availability!="boolean"){const r={instancePath:a+"/can_get_ava\
ilability",schemaPath:"#/properties/can_get_availability/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.
can_reserve_inventory!==void 0&&typeof s.can_reserve_inventory!="boolean"){const r={instancePath:a+"/can_reserve_inventory",schemaPath:"#/properties/can_reserve\
_inventory/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.can_get_pricing!==void 0&&typeof s.can_get_pricing!=
"boolean"){const r={instancePath:a+"/can_get_pricing",schemaPath:"#/properties/can_get_pricing/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e===null?e=[r]:e.push(r),t++}if(s.can_create_order!==void 0&&typeof s.can_create_order!="boolean"){const r={instancePath:a+"/can_create_order",schemaPath:"\
#/properties/can_create_order/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.can_list_properties!==void 0&&
typeof s.can_list_properties!="boolean"){const r={instancePath:a+"/can_list_properties",schemaPath:"#/properties/can_list_properties/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:{can_search_inventory:!0,can_get_availability:!0,can_reserve_inventory:!0,
can_get_pricing:!0,can_create_order:!0,can_list_properties:!0},dynamicProps:!1,dynamicItems:!1};const Xs=new RegExp("^[a-zA-Z0-9_-]+$","u");function lr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=lr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?
e=[r]:e.push(r),t++}if(s.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have requir\
ed property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r=="string"){if(!k(r)){const i={instancePath:a+"/agent_url",
schemaPath:"#/properties/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!Xs.test(r)){const i={instancePath:a+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-zA-Z0-9_-]+$"},message:'must match pattern "^[a-zA-Z0-9_-]+$"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.width!==void 0){let r=s.width;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:a+"/width",schemaPath:"#/properties/wi\
dth/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.height!==void 0){let r=s.height;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:a+"/height",schemaPath:"#/properties/h\
eight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.duration_ms!==void 0){let r=s.duration_ms;
if(typeof r=="number"&&isFinite(r)){if(r<1||isNaN(r)){const i={instancePath:a+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/duration_ms",schemaPath:"#/properties/duration_ms/\
type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[i]:e.push(i),t++}}if(s.width!==void 0&&s.height===void 0){const r={instancePath:a,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"width",missingProperty:"height",depsCount:1,deps:"height"},message:"must have pro\
perty height when property width is present"};e===null?e=[r]:e.push(r),t++}if(s.height!==void 0&&s.width===void 0){const r={instancePath:a,schemaPath:"#/depende\
ntRequired",keyword:"dependentRequired",params:{property:"height",missingProperty:"width",depsCount:1,deps:"width"},message:"must have property width when prope\
rty height is present"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return lr.errors=e,t===0}lr.evaluated={props:{agent_url:!0,id:!0,width:!0,height:!0,duration_ms:!0},dynamicProps:!1,dynamicItems:!1};
function de(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=de.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.format===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"format"},message:"must have required property 'format'"};e===null?e=[r]:e.push(r),t++}if(s.operations===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"operations"},message:"must have required property 'operations'"};e===null?e=[
r]:e.push(r),t++}if(s.capability_id!==void 0){let r=s.capability_id;if(typeof r=="string"){if(h(r)>256){const i={instancePath:a+"/capability_id",schemaPath:"#/p\
roperties/capability_id/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/capability_id",schemaPath:"#/properties/capability_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}if(s.format!==void 0){let r=s.format;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format_kind!==void 0){let i=r.format_kind;if(typeof i=="string"){
if(h(i)>128){const n={instancePath:a+"/format/format_kind",schemaPath:"#/properties/format/properties/format_kind/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/format/format_kind",schemaPath:"#/properties/form\
at/properties/format_kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.publisher_domain!==void 0){let i=r.
publisher_domain;if(typeof i=="string"){if(h(i)>253){const n={instancePath:a+"/format/publisher_domain",schemaPath:"#/properties/format/properties/publisher_dom\
ain/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+
"/format/publisher_domain",schemaPath:"#/properties/format/properties/publisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(r.format_option_id!==void 0){let i=r.format_option_id;if(typeof i=="string"){if(h(i)>256){const n={instancePath:a+"/format/format_o\
ption_id",schemaPath:"#/properties/format/properties/format_option_id/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 cha\
racters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/format/format_option_id",schemaPath:"#/properties/format/properties/format_option_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.format_id!==void 0&&(lr(r.format_id,{instancePath:a+"/format/\
format_id",parentData:r,parentDataProperty:"format_id",rootData:u,dynamicAnchors:l})||(e=e===null?lr.errors:e.concat(lr.errors),t=e.length)),r.params!==void 0){
let i=r.params;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const n={instancePath:a+"/format/params",schemaPath:"#/properties/format/properties/params/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}}else{const i={instancePath:a+"/format",schemaPath:"#/properties/f\
ormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.operations!==void 0){let r=s.operations;if(Array.
isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/operations/"+n,schemaPath:"#/properties/operations/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/operations",schemaPath:"#/prope\
rties/operations/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:{capability_id:!0,
format:!0,operations:!0},dynamicProps:!1,dynamicItems:!1};function fe(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.supported_formats===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"supported_formats"},message:"must have required property 'su\
pported_formats'"};e===null?e=[r]:e.push(r),t++}if(s.can_generate===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
can_generate"},message:"must have required property 'can_generate'"};e===null?e=[r]:e.push(r),t++}if(s.can_validate===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"can_validate"},message:"must have required property 'can_validate'"};e===null?e=[r]:e.push(r),t++}if(s.can_preview===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"can_preview"},message:"must have required property 'can_prev\
iew'"};e===null?e=[r]:e.push(r),t++}if(s.supported_formats!==void 0){let r=s.supported_formats;if(Array.isArray(r)){if(r.length>200){const n={instancePath:a+"/s\
upported_formats",schemaPath:"#/properties/supported_formats/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?
e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)de(r[n],{instancePath:a+"/supported_formats/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||
(e=e===null?de.errors:e.concat(de.errors),t=e.length)}else{const i={instancePath:a+"/supported_formats",schemaPath:"#/properties/supported_formats/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.can_generate!==void 0&&typeof s.can_generate!="boolean"){const r={instancePath:a+
"/can_generate",schemaPath:"#/properties/can_generate/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.
can_validate!==void 0&&typeof s.can_validate!="boolean"){const r={instancePath:a+"/can_validate",schemaPath:"#/properties/can_validate/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.can_preview!==void 0&&typeof s.can_preview!="boolean"){const r={instancePath:a+"/ca\
n_preview",schemaPath:"#/properties/can_preview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated=
{props:{supported_formats:!0,can_generate:!0,can_validate:!0,can_preview:!0},dynamicProps:!1,dynamicItems:!1};function ce(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ce.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.audience_types===void 0){const r={instancePath:a,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"audience_types"},message:"must have required property 'audience_types'"};e===null?e=[r]:e.push(r),t++}if(s.
can_match===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"can_match"},message:"must have required property\
 'can_match'"};e===null?e=[r]:e.push(r),t++}if(s.can_activate===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
can_activate"},message:"must have required property 'can_activate'"};e===null?e=[r]:e.push(r),t++}if(s.can_get_signals===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"can_get_signals"},message:"must have required property 'can_get_signals'"};e===null?e=[r]:e.push(r),t++}
if(s.audience_types!==void 0){let r=s.audience_types;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+
"/audience_types/"+n,schemaPath:"#/properties/audience_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
t++}}else{const i={instancePath:a+"/audience_types",schemaPath:"#/properties/audience_types/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}if(s.can_match!==void 0&&typeof s.can_match!="boolean"){const r={instancePath:a+"/can_match",schemaPath:"#/properties/can_match/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.can_activate!==void 0&&typeof s.can_activate!="boolean"){
const r={instancePath:a+"/can_activate",schemaPath:"#/properties/can_activate/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[r]:e.push(r),t++}if(s.can_get_signals!==void 0&&typeof s.can_get_signals!="boolean"){const r={instancePath:a+"/can_get_signals",schemaPath:"#/properties/can_ge\
t_signals/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:{audience_types:!0,can_match:!0,
can_activate:!0,can_get_signals:!0},dynamicProps:!1,dynamicItems:!1};function he(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=he.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.metric_id===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"metric_id"},message:"must have required property 'metric_id'"};e===null?e=[r]:e.push(r),t++}if(s.metric_id!==void 0){
let r=s.metric_id;if(typeof r=="string"){if(h(r)>256){const i={instancePath:a+"/metric_id",schemaPath:"#/properties/metric_id/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/metric_id",schemaPath:"#/properti\
es/metric_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/metric_id",schemaPath:"#/properties/metric_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.standard_reference!==
void 0){let r=s.standard_reference;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/standard_reference",schemaPath:"#/properties/standard_referenc\
e/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(!k(r)){const i={instancePath:a+
"/standard_reference",schemaPath:"#/properties/standard_reference/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[
i]:e.push(i),t++}}else{const i={instancePath:a+"/standard_reference",schemaPath:"#/properties/standard_reference/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}if(s.accreditations!==void 0){let r=s.accreditations;if(Array.isArray(r)){if(r.length>32){const n={instancePath:a+
"/accreditations",schemaPath:"#/properties/accreditations/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items"};e===null?e=
[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)le(r[n],{instancePath:a+"/accreditations/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||
(e=e===null?le.errors:e.concat(le.errors),t=e.length)}else{const i={instancePath:a+"/accreditations",schemaPath:"#/properties/accreditations/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.unit!==void 0){let r=s.unit;if(typeof r=="string"){if(h(r)>64){const i={instancePath:a+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[i]:e.push(i),
t++}}else{const i={instancePath:a+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}if(s.description!==void 0){let r=s.description;if(typeof r=="string"){if(h(r)>2e3){const i={instancePath:a+"/description",schemaPath:"#/properties/descr\
iption/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.methodology_url!==
void 0){let r=s.methodology_url;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/methodology_url",schemaPath:"#/properties/methodology_url/maxLeng\
th",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(!k(r)){const i={instancePath:a+"/\
methodology_url",schemaPath:"#/properties/methodology_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:a+"/methodology_url",schemaPath:"#/properties/methodology_url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[i]:e.push(i),t++}}if(s.methodology_version!==void 0){let r=s.methodology_version;if(typeof r=="string"){if(h(r)>64){const i={instancePath:a+"\
/methodology_version",schemaPath:"#/properties/methodology_version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characte\
rs"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/methodology_version",schemaPath:"#/properties/methodology_version/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:{metric_id:!0,standard_reference:!0,accreditations:!0,unit:!0,description:!0,
methodology_url:!0,methodology_version:!0},dynamicProps:!1,dynamicItems:!1};function ge(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.metrics===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metrics"},message:"must have required property 'metrics'"};e===
null?e=[r]:e.push(r),t++}if(s.metrics!==void 0){let r=s.metrics;if(Array.isArray(r)){if(r.length>500){const n={instancePath:a+"/metrics",schemaPath:"#/propertie\
s/metrics/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than 500 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<
i;n++)he(r[n],{instancePath:a+"/metrics/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?he.errors:e.concat(he.errors),t=e.length)}else{
const i={instancePath:a+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),
t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=
e,t===0}ge.evaluated={props:{metrics:!0},dynamicProps:!1,dynamicItems:!1};function _e(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=_e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.tools_count===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tools_count"},message:"must have required property 'tools_co\
unt'"};e===null?e=[r]:e.push(r),t++}if(s.tools_count!==void 0){let r=s.tools_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+
"/tools_count",schemaPath:"#/properties/tools_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/tools_count",schemaPath:"#/properties/tools_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.tools!==void 0){let r=s.tools;if(Array.isArray(r)){if(r.length>200){const n={instancePath:a+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[n]:e.push(n),t++}
const i=r.length;for(let n=0;n<i;n++)B(r[n],{instancePath:a+"/tools/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?B.errors:e.
concat(B.errors),t=e.length)}else{const i={instancePath:a+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[i]:e.push(i),t++}}if(s.standard_operations!==void 0&&(ye(s.standard_operations,{instancePath:a+"/standard_operations",parentData:s,parentDataProperty:"\
standard_operations",rootData:u,dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),s.creative_capabilities!==void 0&&(fe(s.creative_capabilities,
{instancePath:a+"/creative_capabilities",parentData:s,parentDataProperty:"creative_capabilities",rootData:u,dynamicAnchors:l})||(e=e===null?fe.errors:e.concat(fe.
errors),t=e.length)),s.signals_capabilities!==void 0&&(ce(s.signals_capabilities,{instancePath:a+"/signals_capabilities",parentData:s,parentDataProperty:"signal\
s_capabilities",rootData:u,dynamicAnchors:l})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)),s.measurement_capabilities!==void 0&&(ge(s.measurement_capabilities,
{instancePath:a+"/measurement_capabilities",parentData:s,parentDataProperty:"measurement_capabilities",rootData:u,dynamicAnchors:l})||(e=e===null?ge.errors:e.concat(
ge.errors),t=e.length)),s.supported_protocols!==void 0){let r=s.supported_protocols;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="s\
tring"){const p={instancePath:a+"/supported_protocols/"+n,schemaPath:"#/properties/supported_protocols/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/supported_protocols",schemaPath:"#/properties/supported_protocols/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.specialisms!==void 0){let r=s.specialisms;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/specialisms/"+n,schemaPath:"#/properties/specialisms/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/specialisms",schemaPath:"#/properties/specialisms/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.inferred_type!==void 0&&typeof s.inferred_type!="string"){const r={instancePath:a+
"/inferred_type",schemaPath:"#/properties/inferred_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
discovery_error!==void 0){let r=s.discovery_error;if(typeof r=="string"){if(h(r)>500){const i={instancePath:a+"/discovery_error",schemaPath:"#/properties/discov\
ery_error/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/discovery_error",schemaPath:"#/properties/discovery_error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
if(s.oauth_required!==void 0&&typeof s.oauth_required!="boolean"){const r={instancePath:a+"/oauth_required",schemaPath:"#/properties/oauth_required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.last_discovered_at!==void 0){let r=s.last_discovered_at;if(typeof r==
"string"){if(!b.validate(r)){const i={instancePath:a+"/last_discovered_at",schemaPath:"#/properties/last_discovered_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/last_discovered_at",schemaPath:"#/properties/l\
ast_discovered_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===0}_e.evaluated={props:{tools_count:!0,
tools:!0,standard_operations:!0,creative_capabilities:!0,signals_capabilities:!0,measurement_capabilities:!0,supported_protocols:!0,specialisms:!0,inferred_type:!0,
discovery_error:!0,oauth_required:!0,last_discovered_at:!0},dynamicProps:!1,dynamicItems:!1};const ii=me,ai=Mr;const Ks={type:"object",required:["url","name","type","protocol","added_date"],properties:{url:{type:"string",format:"uri"},name:{type:"string"},type:{anyOf:[{$ref:"\
EnumsAgentType"},{const:"unknown"}]},protocol:{type:"string",enum:["mcp","a2a"]},description:{type:"string",maxLength:2e3},mcp_endpoint:{type:"string",format:"u\
ri"},contact:{type:"object",properties:{name:{type:"string"},email:{type:"string"},website:{type:"string"}}},added_date:{type:"string",format:"date"},visibility:{
$ref:"EnumsAgentVisibility"},member:{type:"object",properties:{slug:{type:"string"},display_name:{type:"string"}}},health:{$ref:"RegistryAgentHealth"},stats:{$ref:"\
RegistryAgentStats"},capabilities:{$ref:"RegistryAgentCapabilities"},compliance:{$ref:"RegistryAgentCompliance"},publisher_domains:{type:"array",items:{type:"st\
ring"},maxItems:1e3},property_summary:{$ref:"RegistryAgentPropertySummary"}},$id:"RegistryAgentCatalogItem"},Gs={type:"string",enum:["brand","rights","measureme\
nt","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function Q(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=Q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand"||s==="rights"||s==="measurement"||s==="gov\
ernance"||s==="creative"||s==="sales"||s==="buying"||s==="signals")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Gs.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={dynamicProps:!1,dynamicItems:!1};const Qs={type:"\
string",enum:["public","members_only","private"],$id:"EnumsAgentVisibility"};function yr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="public"||s==="members_only"||s==="private")){const r={
instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Qs.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return yr.errors=e,t===0}yr.evaluated={dynamicProps:!1,dynamicItems:!1};const Ys={type:"object",required:["online","checked_at"],properties:{online:{type:"b\
oolean"},checked_at:{type:["string","null"],format:"date-time"},response_time_ms:{type:"integer",minimum:0},tools_count:{type:"integer",minimum:0},resources_count:{
type:"integer",minimum:0},error:{type:"string",maxLength:500}},$id:"RegistryAgentHealth"};function be(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.online===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"online"},message:"must have requir\
ed property 'online'"};e===null?e=[r]:e.push(r),t++}if(s.checked_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
checked_at"},message:"must have required property 'checked_at'"};e===null?e=[r]:e.push(r),t++}if(s.online!==void 0&&typeof s.online!="boolean"){const r={instancePath:a+
"/online",schemaPath:"#/properties/online/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.checked_at!==
void 0){let r=s.checked_at;if(typeof r!="string"&&r!==null){const i={instancePath:a+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{
type:Ys.properties.checked_at.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!b.validate(r)){const i={instancePath:a+"\
/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.
push(i),t++}}if(s.response_time_ms!==void 0){let r=s.response_time_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/respon\
se_time_ms",schemaPath:"#/properties/response_time_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/response_time_ms",schemaPath:"#/properties/response_time_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.tools_count!==void 0){let r=s.tools_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:a+"/tools_count",schemaPath:"#/properties/tools_count/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/tools_count",schemaPath:"#/properties/tools_co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.resources_count!==void 0){let r=s.resources_count;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/resources_count",schemaPath:"#/properties/resources_count/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/resources_count",schemaPath:"#/properties/resources_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.
push(i),t++}}if(s.error!==void 0){let r=s.error;if(typeof r=="string"){if(h(r)>500){const i={instancePath:a+"/error",schemaPath:"#/properties/error/maxLength",keyword:"\
maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}be.evaluated={props:{online:!0,checked_at:!0,
response_time_ms:!0,tools_count:!0,resources_count:!0,error:!0},dynamicProps:!1,dynamicItems:!1};function Pe(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Pe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.property_count!==void 0){let r=s.property_count;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/property_count",
schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.publisher_count!==
void 0){let r=s.publisher_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/publisher_count",schemaPath:"#/properties/pu\
blisher_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const i={instancePath:a+"/publisher_count",schemaPath:"#/properties/publisher_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.publishers!==void 0){let r=s.publishers;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/publishe\
rs",schemaPath:"#/properties/publishers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}
const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/publishers/"+n,schemaPath:"#/properties/publishers/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/publishers",schemaPath:"#/properties/publish\
ers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.creative_formats!==void 0){let r=s.creative_formats;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/creative_formats",schemaPath:"#/properties/creative_formats/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/creative_format\
s",schemaPath:"#/properties/creative_formats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===
0}Pe.evaluated={props:{property_count:!0,publisher_count:!0,publishers:!0,creative_formats:!0},dynamicProps:!1,dynamicItems:!1};const Ts={type:"object",required:[
"status","lifecycle_stage","tracks","streak_days","last_checked_at","headline"],properties:{status:{$ref:"EnumsComplianceStatus"},lifecycle_stage:{$ref:"EnumsAg\
entLifecycleStage"},tracks:{type:"object",additionalProperties:{$ref:"EnumsComplianceTrackStatus"}},track_details:{type:"array",items:{$ref:"RegistryAgentCompli\
anceTrack"}},streak_days:{type:"integer",minimum:0},last_checked_at:{type:["string","null"],format:"date-time"},headline:{type:["string","null"],maxLength:500},
monitoring_paused:{type:"boolean"},check_interval_hours:{type:"integer",minimum:0},verified:{type:"boolean"},verified_roles:{type:"array",items:{$ref:"EnumsBadg\
eRole"}},verified_role_versions:{type:"object",additionalProperties:{type:"array",items:{type:"string"}}},verification_modes:{type:"array",items:{$ref:"EnumsVer\
ificationMode"}}},$id:"RegistryAgentCompliance"},et={type:"string",enum:["passing","degraded","failing","unknown"],$id:"EnumsComplianceStatus"};function dr(s,{instancePath:a="",
parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(!(s==="passing"||s==="degraded"||s==="failing"||s==="unknown")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:et.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return dr.errors=e,t===0}dr.evaluated={dynamicProps:!1,dynamicItems:!1};
const rt={type:"string",enum:["development","testing","production","deprecated"],$id:"EnumsAgentLifecycleStage"};function fr(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=fr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="development"||
s==="testing"||s==="production"||s==="deprecated")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rt.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return fr.errors=e,t===0}fr.evaluated={dynamicProps:!1,dynamicItems:!1};const st={type:"string",
enum:["pass","fail","partial","skip","silent","warning","unknown","skipped"],$id:"EnumsComplianceTrackStatus"};function Y(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="pass"||s==="f\
ail"||s==="partial"||s==="skip"||s==="silent"||s==="warning"||s==="unknown"||s==="skipped")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:st.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};function ve(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ve.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.track===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"track"},message:"must have required property 'track'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.scenario_count===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scenario_count"},message:"must have required property 'scena\
rio_count'"};e===null?e=[r]:e.push(r),t++}if(s.passed_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
passed_count"},message:"must have required property 'passed_count'"};e===null?e=[r]:e.push(r),t++}if(s.duration_ms===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"duration_ms"},message:"must have required property 'duration_ms'"};e===null?e=[r]:e.push(r),t++}if(s.track!==
void 0&&typeof s.track!="string"){const r={instancePath:a+"/track",schemaPath:"#/properties/track/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0&&(Y(s.status,{instancePath:a+"/status",parentData:s,parentDataProperty:"status",rootData:u,dynamicAnchors:l})||
(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.scenario_count!==void 0){let r=s.scenario_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const i={instancePath:a+"/scenario_count",schemaPath:"#/properties/scenario_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/scenario_count",schemaPath:"#/properties/scenario_count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.passed_count!==void 0){let r=s.passed_count;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/passed_count",schemaPath:"#/properties/passed_count/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/passed_count",schemaPath:"\
#/properties/passed_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.duration_ms!==void 0){
let r=s.duration_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/duration_ms",schemaPath:"#/properties/duration_ms/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),
t++}}if(s.has_coverage_gap_skip!==void 0&&typeof s.has_coverage_gap_skip!="boolean"){const r={instancePath:a+"/has_coverage_gap_skip",schemaPath:"#/properties/h\
as_coverage_gap_skip/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.detail!==void 0){let r=s.detail;if(typeof r==
"string"){if(h(r)>500){const i={instancePath:a+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT hav\
e more than 500 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:{track:!0,status:!0,scenario_count:!0,passed_count:!0,duration_ms:!0,
has_coverage_gap_skip:!0,detail:!0},dynamicProps:!1,dynamicItems:!1};const tt={type:"string",enum:["media-buy","signals","governance","creative","brand","sponso\
red-intelligence","measurement"],$id:"EnumsBadgeRole"};function cr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=cr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="media-buy"||s==="signals"||s==="governance"||s===
"creative"||s==="brand"||s==="sponsored-intelligence"||s==="measurement")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return cr.errors=e,t===0}cr.evaluated={dynamicProps:!1,dynamicItems:!1};const it={
type:"string",enum:["spec","live"],$id:"EnumsVerificationMode"};function hr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=hr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="spec"||s==="live")){const r={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:it.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return hr.errors=e,t===
0}hr.evaluated={dynamicProps:!1,dynamicItems:!1};function we(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(
r),t++}if(s.lifecycle_stage===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lifecycle_stage"},message:"mus\
t have required property 'lifecycle_stage'"};e===null?e=[r]:e.push(r),t++}if(s.tracks===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"tracks"},message:"must have required property 'tracks'"};e===null?e=[r]:e.push(r),t++}if(s.streak_days===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"streak_days"},message:"must have required property 'streak_days'"};e===null?e=[r]:e.push(r),
t++}if(s.last_checked_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_checked_at"},message:"must h\
ave required property 'last_checked_at'"};e===null?e=[r]:e.push(r),t++}if(s.headline===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"headline"},message:"must have required property 'headline'"};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0&&(dr(s.status,{instancePath:a+
"/status",parentData:s,parentDataProperty:"status",rootData:u,dynamicAnchors:l})||(e=e===null?dr.errors:e.concat(dr.errors),t=e.length)),s.lifecycle_stage!==void 0&&
(fr(s.lifecycle_stage,{instancePath:a+"/lifecycle_stage",parentData:s,parentDataProperty:"lifecycle_stage",rootData:u,dynamicAnchors:l})||(e=e===null?fr.errors:
e.concat(fr.errors),t=e.length)),s.tracks!==void 0){let r=s.tracks;if(r&&typeof r=="object"&&!Array.isArray(r))for(const i in r)Y(r[i],{instancePath:a+"/tracks/"+
i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:u,dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length);else{
const i={instancePath:a+"/tracks",schemaPath:"#/properties/tracks/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),
t++}}if(s.track_details!==void 0){let r=s.track_details;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)ve(r[n],{instancePath:a+"/track_details/"+n,parentData:r,
parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)}else{const i={instancePath:a+"/track_details",schemaPath:"\
#/properties/track_details/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.streak_days!==void 0){let r=s.
streak_days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/streak_days",schemaPath:"#/properties/streak_days/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/streak_days",schemaPath:"#/properties/streak_days/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),
t++}}if(s.last_checked_at!==void 0){let r=s.last_checked_at;if(typeof r!="string"&&r!==null){const i={instancePath:a+"/last_checked_at",schemaPath:"#/properties\
/last_checked_at/type",keyword:"type",params:{type:Ts.properties.last_checked_at.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r==
"string"&&!b.validate(r)){const i={instancePath:a+"/last_checked_at",schemaPath:"#/properties/last_checked_at/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}if(s.headline!==void 0){let r=s.headline;if(typeof r!="string"&&r!==null){const i={instancePath:a+
"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type:Ts.properties.headline.type},message:"must be string,null"};e===null?e=[i]:e.push(
i),t++}if(typeof r=="string"&&h(r)>500){const i={instancePath:a+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[i]:e.push(i),t++}}if(s.monitoring_paused!==void 0&&typeof s.monitoring_paused!="boolean"){const r={
instancePath:a+"/monitoring_paused",schemaPath:"#/properties/monitoring_paused/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.check_interval_hours!==void 0){let r=s.check_interval_hours;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+
"/check_interval_hours",schemaPath:"#/properties/check_interval_hours/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/check_interval_hours",schemaPath:"#/properties/check_interval_hours/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.verified!==void 0&&typeof s.verified!="boolean"){
const r={instancePath:a+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),t++}if(s.verified_roles!==void 0){let r=s.verified_roles;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)cr(r[n],{instancePath:a+"/verified_roles/"+
n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?cr.errors:e.concat(cr.errors),t=e.length)}else{const i={instancePath:a+"/verified\
_roles",schemaPath:"#/properties/verified_roles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.verified_role_versions!==
void 0){let r=s.verified_role_versions;if(r&&typeof r=="object"&&!Array.isArray(r))for(const i in r){let n=r[i];if(Array.isArray(n)){const p=n.length;for(let m=0;m<
p;m++)if(typeof n[m]!="string"){const y={instancePath:a+"/verified_role_versions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/verif\
ied_role_versions/additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{const p={instancePath:a+
"/verified_role_versions/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/verified_role_versions/additionalProperties/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/verified_role_versions",schemaPath:"#/properties/verified_ro\
le_versions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.verification_modes!==void 0){let r=s.verification_modes;
if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)hr(r[n],{instancePath:a+"/verification_modes/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||
(e=e===null?hr.errors:e.concat(hr.errors),t=e.length)}else{const i={instancePath:a+"/verification_modes",schemaPath:"#/properties/verification_modes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}we.evaluated={props:{status:!0,lifecycle_stage:!0,tracks:!0,track_details:!0,
streak_days:!0,last_checked_at:!0,headline:!0,monitoring_paused:!0,check_interval_hours:!0,verified:!0,verified_roles:!0,verified_role_versions:!0,verification_modes:!0},
dynamicProps:!1,dynamicItems:!1};function ke(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ke.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){const r={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"total_count"},message:"must have required property 'total_count'"};e===null?e=[r]:e.push(r),t++}if(s.count_by_type===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count_by_type"},message:"must have required property 'count_\
by_type'"};e===null?e=[r]:e.push(r),t++}if(s.tags===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"\
must have required property 'tags'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"publisher_count"},message:"must have required property 'publisher_count'"};e===null?e=[r]:e.push(r),t++}if(s.total_count!==void 0){
let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/total_count",schemaPath:"#/properties/total_count/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/total_count",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),
t++}}if(s.count_by_type!==void 0){let r=s.count_by_type;if(r&&typeof r=="object"&&!Array.isArray(r))for(const i in r){let n=r[i];if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){const p={instancePath:a+"/count_by_type/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/count_by_type/additionalPro\
perties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){
const p={instancePath:a+"/count_by_type/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/count_by_type/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/count_by_type",schemaPath:"#/prop\
erties/count_by_type/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.
isArray(r)){if(r.length>200){const n={instancePath:a+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT hav\
e more than 200 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/tags/"+n,schemaPath:"\
#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.publisher_count!==void 0){let r=s.
publisher_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/publisher_count",schemaPath:"#/properties/publisher_count/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={
instancePath:a+"/publisher_count",schemaPath:"#/properties/publisher_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ke.errors=e,t===0}ke.evaluated={props:{total_count:!0,count_by_type:!0,tags:!0,publisher_count:!0},dynamicProps:!1,dynamicItems:!1};function qe(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[i]:e.push(i),t++}if(s.name===void 0){const i={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(s.type===void 0){const i={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.push(i),
t++}if(s.protocol===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocol"},message:"must have required p\
roperty 'protocol'"};e===null?e=[i]:e.push(i),t++}if(s.added_date===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
added_date"},message:"must have required property 'added_date'"};e===null?e=[i]:e.push(i),t++}if(s.url!==void 0){let i=s.url;if(typeof i=="string"){if(!k(i)){const n={
instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(s.name!==void 0&&typeof s.name!="string"){const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(s.type!==void 0){let i=s.type;const n=t;let p=!1;const m=t;Q(i,{instancePath:a+"/type",parentData:s,parentDataProperty:"\
type",rootData:u,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length);var r=m===t;p=p||r;const y=t;if(i!=="unknown"){const c={instancePath:a+
"/type",schemaPath:"#/properties/type/anyOf/1/const",keyword:"const",params:{allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[c]:e.push(
c),t++}var r=y===t;if(p=p||r,p)t=n,e!==null&&(n?e.length=n:e=null);else{const c={instancePath:a+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[c]:e.push(c),t++}}if(s.protocol!==void 0){let i=s.protocol;if(typeof i!="string"){const n={instancePath:a+"/\
protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(i==="mcp"||i===
"a2a")){const n={instancePath:a+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues:Ks.properties.protocol.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}if(s.description!==void 0){let i=s.description;if(typeof i=="string"){if(h(i)>2e3){const n={
instancePath:a+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 chara\
cters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.mcp_endpoint!==void 0){let i=s.mcp_endpoint;if(typeof i=="string"){if(!k(i)){const n={instancePath:a+
"/mcp_endpoint",schemaPath:"#/properties/mcp_endpoint/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),
t++}}else{const n={instancePath:a+"/mcp_endpoint",schemaPath:"#/properties/mcp_endpoint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(s.contact!==void 0){let i=s.contact;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.name!==void 0&&typeof i.name!="string"){const n={
instancePath:a+"/contact/name",schemaPath:"#/properties/contact/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),t++}if(i.email!==void 0&&typeof i.email!="string"){const n={instancePath:a+"/contact/email",schemaPath:"#/properties/contact/properties/email/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(i.website!==void 0&&typeof i.website!="string"){const n={instancePath:a+
"/contact/website",schemaPath:"#/properties/contact/properties/website/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),t++}}else{const n={instancePath:a+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),t++}}if(s.added_date!==void 0){let i=s.added_date;if(typeof i=="string"){if(!Bs.validate(i)){const n={instancePath:a+"/added_date",schemaPath:"#\
/properties/added_date/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+
"/added_date",schemaPath:"#/properties/added_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.visibility!==
void 0&&(yr(s.visibility,{instancePath:a+"/visibility",parentData:s,parentDataProperty:"visibility",rootData:u,dynamicAnchors:l})||(e=e===null?yr.errors:e.concat(
yr.errors),t=e.length)),s.member!==void 0){let i=s.member;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.slug!==void 0&&typeof i.slug!="string"){const n={instancePath:a+
"/member/slug",schemaPath:"#/properties/member/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}
if(i.display_name!==void 0&&typeof i.display_name!="string"){const n={instancePath:a+"/member/display_name",schemaPath:"#/properties/member/properties/display_n\
ame/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/member",schemaPath:"#/pro\
perties/member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}if(s.health!==void 0&&(be(s.health,{instancePath:a+
"/health",parentData:s,parentDataProperty:"health",rootData:u,dynamicAnchors:l})||(e=e===null?be.errors:e.concat(be.errors),t=e.length)),s.stats!==void 0&&(Pe(s.
stats,{instancePath:a+"/stats",parentData:s,parentDataProperty:"stats",rootData:u,dynamicAnchors:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)),s.capabilities!==
void 0&&(_e(s.capabilities,{instancePath:a+"/capabilities",parentData:s,parentDataProperty:"capabilities",rootData:u,dynamicAnchors:l})||(e=e===null?_e.errors:e.
concat(_e.errors),t=e.length)),s.compliance!==void 0&&(we(s.compliance,{instancePath:a+"/compliance",parentData:s,parentDataProperty:"compliance",rootData:u,dynamicAnchors:l})||
(e=e===null?we.errors:e.concat(we.errors),t=e.length)),s.publisher_domains!==void 0){let i=s.publisher_domains;if(Array.isArray(i)){if(i.length>1e3){const p={instancePath:a+
"/publisher_domains",schemaPath:"#/properties/publisher_domains/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===
null?e=[p]:e.push(p),t++}const n=i.length;for(let p=0;p<n;p++)if(typeof i[p]!="string"){const m={instancePath:a+"/publisher_domains/"+p,schemaPath:"#/properties\
/publisher_domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const n={instancePath:a+"/publ\
isher_domains",schemaPath:"#/properties/publisher_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}s.property_summary!==
void 0&&(ke(s.property_summary,{instancePath:a+"/property_summary",parentData:s,parentDataProperty:"property_summary",rootData:u,dynamicAnchors:l})||(e=e===null?
ke.errors:e.concat(ke.errors),t=e.length))}else{const i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[i]:e.push(i),t++}return qe.errors=e,t===0}qe.evaluated={props:{url:!0,name:!0,type:!0,protocol:!0,description:!0,mcp_endpoint:!0,contact:!0,added_date:!0,
visibility:!0,member:!0,health:!0,stats:!0,capabilities:!0,compliance:!0,publisher_domains:!0,property_summary:!0},dynamicProps:!1,dynamicItems:!1};function Mr(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Mr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agents===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"agents"},message:"must have required property 'agents'"};e===null?e=[r]:e.push(r),t++}if(s.count===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),t++}if(s.agents!==
void 0){let r=s.agents;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)qe(r[n],{instancePath:a+"/agents/"+n,parentData:r,parentDataProperty:n,rootData:u,
dynamicAnchors:l})||(e=e===null?qe.errors:e.concat(qe.errors),t=e.length)}else{const i={instancePath:a+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.count!==void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const i={instancePath:a+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mr.errors=e,t===0}Mr.evaluated={props:{agents:!0,count:!0},dynamicProps:!1,dynamicItems:!1};
const ni=qe,oi=we,pi=ve,mi=fe,ui=de,li=Hr;function je(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=je.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(h(r)>500){
const i={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};
e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[i]:e.push(i),t++}}if(s.type!==void 0){let r=s.type;if(typeof r=="string"){if(h(r)>128){const i={instancePath:a+"/type",schemaPath:"#/properti\
es/type/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.format_kind!==void 0){
let r=s.format_kind;if(typeof r=="string"){if(h(r)>128){const i={instancePath:a+"/format_kind",schemaPath:"#/properties/format_kind/maxLength",keyword:"maxLengt\
h",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/format_kind",schemaPath:"#/\
properties/format_kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Hr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Hr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.formats===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"formats"},message:"must have required property 'formats'"};e===null?
e=[r]:e.push(r),t++}if(s.success!==void 0&&s.success!==!0){const r={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.formats!==void 0){let r=s.formats;if(Array.isArray(r)){if(r.length>200){const n={instancePath:a+
"/formats",schemaPath:"#/properties/formats/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[n]:e.push(n),
t++}const i=r.length;for(let n=0;n<i;n++)je(r[n],{instancePath:a+"/formats/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?je.errors:
e.concat(je.errors),t=e.length)}else{const i={instancePath:a+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Hr.errors=e,t===0}Hr.evaluated={props:{success:!0,formats:!0},dynamicProps:!1,dynamicItems:!1};const yi=be,di=ge,fi=he,ci=Zr;function Ae(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ae.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.product_id===void 0){const r={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"product_id"},message:"must have required property 'product_id'"};e===null?e=[r]:e.push(r),t++}if(s.product_id!==
void 0){let r=s.product_id;if(typeof r=="string"){if(h(r)>256){const i={instancePath:a+"/product_id",schemaPath:"#/properties/product_id/maxLength",keyword:"max\
Length",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/product_id",schemaPath:"\
#/properties/product_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.name!==void 0){let r=s.name;if(typeof r==
"string"){if(h(r)>500){const i={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have mo\
re than 500 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.description!==void 0){let r=s.description;if(typeof r=="string"){if(h(r)>2e3){const i={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[i]:e.push(i),t++}}if(s.property_type!==void 0){let r=s.property_type;if(typeof r=="string"){if(h(r)>128){const i={instancePath:a+"/prope\
rty_type",schemaPath:"#/properties/property_type/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[i]:e.push(i),t++}}else{const i={instancePath:a+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[i]:e.push(i),t++}}if(s.property_name!==void 0){let r=s.property_name;if(typeof r=="string"){if(h(r)>500){const i={instancePath:a+"/pro\
perty_name",schemaPath:"#/properties/property_name/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/property_name",schemaPath:"#/properties/property_name/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[i]:e.push(i),t++}}if(s.pricing_model!==void 0){let r=s.pricing_model;if(typeof r=="string"){if(h(r)>128){const i={instancePath:a+"/p\
ricing_model",schemaPath:"#/properties/pricing_model/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/pricing_model",schemaPath:"#/properties/pricing_model/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[i]:e.push(i),t++}}if(s.base_rate!==void 0){let r=s.base_rate;if(!(typeof r=="number"&&isFinite(r))){const i={instancePath:a+"/base_r\
ate",schemaPath:"#/properties/base_rate/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[i]:e.push(i),t++}}if(s.currency!==void 0){
let r=s.currency;if(typeof r=="string"){if(h(r)>16){const i={instancePath:a+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{
limit:16},message:"must NOT have more than 16 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/currency",schemaPath:"#/properties/curre\
ncy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.format_options!==void 0){let r=s.format_options;if(Array.
isArray(r)){if(r.length>200){const n={instancePath:a+"/format_options",schemaPath:"#/properties/format_options/maxItems",keyword:"maxItems",params:{limit:200},message:"\
must NOT have more than 200 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/format\
_options/"+n,schemaPath:"#/properties/format_options/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{
const i={instancePath:a+"/format_options",schemaPath:"#/properties/format_options/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}if(s.delivery_channels!==void 0){let r=s.delivery_channels;if(Array.isArray(r)){if(r.length>50){const n={instancePath:a+"/delivery_channels",
schemaPath:"#/properties/delivery_channels/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),t++}
const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/delivery_channels/"+n,schemaPath:"#/properties/delivery_channels/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/delivery_channels",schemaPath:"\
#/properties/delivery_channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.delivery_type!==void 0){let r=s.
delivery_type;if(typeof r=="string"){if(h(r)>128){const i={instancePath:a+"/delivery_type",schemaPath:"#/properties/delivery_type/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/delivery_type",schemaPath:"#/p\
roperties/delivery_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.targeting_capabilities!==void 0){
let r=s.targeting_capabilities;if(Array.isArray(r)){if(r.length>200){const n={instancePath:a+"/targeting_capabilities",schemaPath:"#/properties/targeting_capabi\
lities/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<
i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/targeting_capabilities/"+n,schemaPath:"#/properties/targeting_capabilities/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/targeting_capabilities",schemaPath:"#/properties/t\
argeting_capabilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:{product_id:!0,
name:!0,description:!0,property_type:!0,property_name:!0,pricing_model:!0,base_rate:!0,currency:!0,format_options:!0,delivery_channels:!0,delivery_type:!0,targeting_capabilities:!0},
dynamicProps:!1,dynamicItems:!1};function Zr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Zr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.
products===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"products"},message:"must have required property '\
products'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0&&s.success!==!0){const r={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.products!==void 0){let r=s.products;if(Array.isArray(r)){
if(r.length>200){const n={instancePath:a+"/products",schemaPath:"#/properties/products/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have mo\
re than 200 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)Ae(r[n],{instancePath:a+"/products/"+n,parentData:r,parentDataProperty:n,rootData:u,
dynamicAnchors:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length)}else{const i={instancePath:a+"/products",schemaPath:"#/properties/products/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zr.errors=e,t===0}Zr.evaluated={props:{success:!0,products:!0},dynamicProps:!1,dynamicItems:!1};
const hi=ke,gi=Jr,at={type:"object",required:["results","cursor","has_more"],properties:{results:{type:"array",items:{$ref:"RegistryAgentSearchResult"}},cursor:{
type:["string","null"]},has_more:{type:"boolean"}},$id:"RegistryAgentSearchResponse"},nt={type:"object",required:["agent_url","url","channels","property_types",
"markets","categories","tags","delivery_types","format_ids","property_count","publisher_count","has_tmp","category_taxonomy","relevance_score","matched_filters",
"updated_at"],properties:{agent_url:{type:"string",format:"uri"},url:{type:"string",format:"uri"},channels:{type:"array",items:{type:"string"}},property_types:{
type:"array",items:{type:"string"}},markets:{type:"array",items:{type:"string"}},categories:{type:"array",items:{type:"string"}},tags:{type:"array",items:{type:"\
string"}},delivery_types:{type:"array",items:{type:"string"}},format_ids:{type:"array",items:{type:"string"}},format_kinds:{type:"array",items:{type:"string"}},
property_count:{type:"integer",minimum:0},publisher_count:{type:"integer",minimum:0},has_tmp:{type:"boolean"},category_taxonomy:{type:["string","null"]},relevance_score:{
type:"number",minimum:0},matched_filters:{type:"array",items:{type:"string"}},updated_at:{type:"string",format:"date-time"}},$id:"RegistryAgentSearchResult"};function De(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.channels===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"channels"},message:"must have required property 'channels'"};
e===null?e=[r]:e.push(r),t++}if(s.property_types===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_\
types"},message:"must have required property 'property_types'"};e===null?e=[r]:e.push(r),t++}if(s.markets===void 0){const r={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"markets"},message:"must have required property 'markets'"};e===null?e=[r]:e.push(r),t++}if(s.categories===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"categories"},message:"must have required property 'categories'"};e===
null?e=[r]:e.push(r),t++}if(s.tags===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must ha\
ve required property 'tags'"};e===null?e=[r]:e.push(r),t++}if(s.delivery_types===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"delivery_types"},message:"must have required property 'delivery_types'"};e===null?e=[r]:e.push(r),t++}if(s.format_ids===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"format_ids"},message:"must have required property 'format_ids'"};e===null?e=[r]:e.push(r),t++}
if(s.property_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have re\
quired property 'property_count'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"publisher_count"},message:"must have required property 'publisher_count'"};e===null?e=[r]:e.push(r),t++}if(s.has_tmp===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_tmp"},message:"must have required property 'has_tmp'"};e===null?e=[r]:e.push(
r),t++}if(s.category_taxonomy===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category_taxonomy"},message:"\
must have required property 'category_taxonomy'"};e===null?e=[r]:e.push(r),t++}if(s.relevance_score===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"relevance_score"},message:"must have required property 'relevance_score'"};e===null?e=[r]:e.push(r),t++}if(s.matched_filters===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"matched_filters"},message:"must have required property 'matc\
hed_filters'"};e===null?e=[r]:e.push(r),t++}if(s.updated_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},message:"must have required property 'updated_at'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r=="string"){
if(!k(r)){const i={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri\
"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!k(r)){const i={instancePath:a+"/url",schemaPath:"#/prop\
erties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.channels!==void 0){let r=s.channels;if(Array.
isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/channels/"+n,schemaPath:"#/properties/channels/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/channels",schemaPath:"#/properties/\
channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.property_types!==void 0){let r=s.property_types;
if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/property_types/"+n,schemaPath:"#/properties/proper\
ty_types/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/property_types",
schemaPath:"#/properties/property_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.markets!==void 0){
let r=s.markets;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/markets/"+n,schemaPath:"#/properti\
es/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/markets",schemaPath:"\
#/properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.categories!==void 0){let r=s.categories;
if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/categories/"+n,schemaPath:"#/properties/categories\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/categories",schemaPath:"\
#/properties/categories/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.
isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.delivery_types!==void 0){let r=s.delivery_types;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/delivery_types/"+n,schemaPath:"#/properties/delivery_types/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/delivery_types",schemaPath:"#/properties/deli\
very_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.format_ids!==void 0){let r=s.format_ids;if(Array.
isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/format_ids/"+n,schemaPath:"#/properties/format_ids/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/format_ids",schemaPath:"#/prope\
rties/format_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.format_kinds!==void 0){let r=s.format_kinds;
if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/format_kinds/"+n,schemaPath:"#/properties/format_k\
inds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/format_kinds",schemaPath:"\
#/properties/format_kinds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.property_count!==void 0){let r=s.
property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/property_count",schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(
i),t++}}if(s.publisher_count!==void 0){let r=s.publisher_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/publisher_cou\
nt",schemaPath:"#/properties/publisher_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="\
number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/publisher_count",schemaPath:"#/properties/publisher_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.has_tmp!==void 0&&typeof s.has_tmp!="boolean"){const r={instancePath:a+"/has_tmp",schemaPath:"\
#/properties/has_tmp/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.category_taxonomy!==void 0){let r=s.
category_taxonomy;if(typeof r!="string"&&r!==null){const i={instancePath:a+"/category_taxonomy",schemaPath:"#/properties/category_taxonomy/type",keyword:"type",
params:{type:nt.properties.category_taxonomy.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.relevance_score!==void 0){let r=s.relevance_score;
if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){const i={instancePath:a+"/relevance_score",schemaPath:"#/properties/relevance_score/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/relevance_score",schemaPath:"#/proper\
ties/relevance_score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[i]:e.push(i),t++}}if(s.matched_filters!==void 0){let r=s.
matched_filters;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/matched_filters/"+n,schemaPath:"#/\
properties/matched_filters/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+
"/matched_filters",schemaPath:"#/properties/matched_filters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
updated_at!==void 0){let r=s.updated_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/updated_at",schemaPath:"#/properties/updated_at/form\
at",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/updated_a\
t",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated={props:{agent_url:!0,
url:!0,channels:!0,property_types:!0,markets:!0,categories:!0,tags:!0,delivery_types:!0,format_ids:!0,format_kinds:!0,property_count:!0,publisher_count:!0,has_tmp:!0,
category_taxonomy:!0,relevance_score:!0,matched_filters:!0,updated_at:!0},dynamicProps:!1,dynamicItems:!1};function Jr(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Jr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.results===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"},message:"m\
ust have required property 'results'"};e===null?e=[r]:e.push(r),t++}if(s.cursor===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cursor"},message:"must have required property 'cursor'"};e===null?e=[r]:e.push(r),t++}if(s.has_more===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};e===null?e=[r]:e.push(r),t++}if(s.results!==
void 0){let r=s.results;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)De(r[n],{instancePath:a+"/results/"+n,parentData:r,parentDataProperty:n,rootData:u,
dynamicAnchors:l})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)}else{const i={instancePath:a+"/results",schemaPath:"#/properties/results/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cursor!==void 0){let r=s.cursor;if(typeof r!="string"&&r!==null){const i={
instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:at.properties.cursor.type},message:"must be string,null"};e===null?e=
[i]:e.push(i),t++}}if(s.has_more!==void 0&&typeof s.has_more!="boolean"){const r={instancePath:a+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Jr.errors=e,t===0}Jr.evaluated={props:{results:!0,cursor:!0,has_more:!0},dynamicProps:!1,
dynamicItems:!1};const _i=De,bi=ce,Pi=ye,vi=Pe,wi=B,ki=Ur;function Ur(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ur.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.version===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),t++}if(s.
documentation===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentation"},message:"must have required \
property 'documentation'"};e===null?e=[r]:e.push(r),t++}if(s.openapi===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:e.push(r),t++}if(s.endpoints===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"endpoints"},message:"must have required property 'endpoints'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.
name!="string"){const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.version!==void 0&&typeof s.version!="string"){const r={instancePath:a+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.documentation!==void 0&&typeof s.documentation!="string"){const r={instancePath:a+"/d\
ocumentation",schemaPath:"#/properties/documentation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.openapi!==
void 0&&typeof s.openapi!="string"){const r={instancePath:a+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),t++}if(s.endpoints!==void 0){let r=s.endpoints;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)if(typeof r[i]!=
"string"){const n={instancePath:a+"/endpoints/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/endpoints/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{const i={instancePath:a+"/endpoints",schemaPath:"#/properties/endpoint\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ur.errors=e,t===0}Ur.evaluated={props:{name:!0,version:!0,documentation:!0,
openapi:!0,endpoints:!0},dynamicProps:!1,dynamicItems:!1};const qi=xe,ot={type:"object",required:["check","ok","detail"],properties:{check:{$ref:"EnumsAuthoriza\
tionCheck"},ok:{type:["boolean","null"]},detail:{type:"string"}},$id:"RegistryAuthorizationCheck"},pt={type:"string",enum:["publisher_file","publisher_not_revok\
ed","property_listed","agent_listed","sells_properties","property_in_scope","time_window","country","collection","placement","claimed_delegation","operator_know\
n","operator_file","agent_declared","property_declared","relationship"],$id:"EnumsAuthorizationCheck"};function gr(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="publisher_fil\
e"||s==="publisher_not_revoked"||s==="property_listed"||s==="agent_listed"||s==="sells_properties"||s==="property_in_scope"||s==="time_window"||s==="country"||s===
"collection"||s==="placement"||s==="claimed_delegation"||s==="operator_known"||s==="operator_file"||s==="agent_declared"||s==="property_declared"||s==="relation\
ship")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}return gr.errors=e,t===0}gr.evaluated={dynamicProps:!1,dynamicItems:!1};function xe(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.check===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"check"},message:"must have required\
 property 'check'"};e===null?e=[r]:e.push(r),t++}if(s.ok===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"o\
k"},message:"must have required property 'ok'"};e===null?e=[r]:e.push(r),t++}if(s.detail===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(s.check!==void 0&&(gr(s.check,{instancePath:a+
"/check",parentData:s,parentDataProperty:"check",rootData:u,dynamicAnchors:l})||(e=e===null?gr.errors:e.concat(gr.errors),t=e.length)),s.ok!==void 0){let r=s.ok;
if(typeof r!="boolean"&&r!==null){const i={instancePath:a+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:ot.properties.ok.type},message:"mu\
st be boolean,null"};e===null?e=[i]:e.push(i),t++}}if(s.detail!==void 0&&typeof s.detail!="string"){const r={instancePath:a+"/detail",schemaPath:"#/properties/d\
etail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated={props:{check:!0,ok:!0,detail:!0},dynamicProps:!1,
dynamicItems:!1};const ji=Ne;const C=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,mt={type:"string",enum:["property_ids","property_tags","inline_properties","publisher_pro\
perties","signal_ids","signal_tags"],$id:"EnumsAuthorizationType"};function ee(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="property_ids"||s==="property_tags"||s==="inline_p\
roperties"||s==="publisher_properties"||s==="signal_ids"||s==="signal_tags")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:mt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}ee.evaluated={dynamicProps:!1,dynamicItems:!1};
const ut={type:"string",enum:["direct","delegated","ad_network"],$id:"EnumsDelegationType"};function D(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=D.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="direct"||s==="delegated"||s==="ad_net\
work")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};const lt=new RegExp("^[A-Z]{2}$","u");function re(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=re.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s=="string"){if(!lt.test(s)){const r={instancePath:a,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};
function Ne(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ne.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.authorization_type===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[r]:e.push(r),
t++}if(s.authorized_for===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_for"},message:"must hav\
e required property 'authorized_for'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!C.test(r)){const i={instancePath:a+"\
/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.authorization_type!==
void 0&&(ee(s.authorization_type,{instancePath:a+"/authorization_type",parentData:s,parentDataProperty:"authorization_type",rootData:u,dynamicAnchors:l})||(e=e===
null?ee.errors:e.concat(ee.errors),t=e.length)),s.authorized_for!==void 0&&typeof s.authorized_for!="string"){const r={instancePath:a+"/authorized_for",schemaPath:"\
#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.delegation_type!==void 0&&(D(
s.delegation_type,{instancePath:a+"/delegation_type",parentData:s,parentDataProperty:"delegation_type",rootData:u,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length)),s.exclusive!==void 0&&typeof s.exclusive!="boolean"){const r={instancePath:a+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.countries!==void 0){let r=s.countries;if(Array.isArray(r)){if(r.length>
100){const n={instancePath:a+"/countries",schemaPath:"#/properties/countries/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 10\
0 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)re(r[n],{instancePath:a+"/countries/"+n,parentData:r,parentDataProperty:n,rootData:u,
dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{const i={instancePath:a+"/countries",schemaPath:"#/properties/countries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.effective_from!==void 0){let r=s.effective_from;if(typeof r=="string"){if(!b.
validate(r)){const i={instancePath:a+"/effective_from",schemaPath:"#/properties/effective_from/format",keyword:"format",params:{format:"date-time"},message:'mus\
t match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/effective_from",schemaPath:"#/properties/effective_from/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.effective_until!==void 0){let r=s.effective_until;if(typeof r=="string"){
if(!b.validate(r)){const i={instancePath:a+"/effective_until",schemaPath:"#/properties/effective_until/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/effective_until",schemaPath:"#/properties/effective_until/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.placement_ids!==void 0){let r=s.placement_ids;if(Array.isArray(r)){if(r.
length>100){const n={instancePath:a+"/placement_ids",schemaPath:"#/properties/placement_ids/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT ha\
ve more than 100 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/placement_ids/"+n,
schemaPath:"#/properties/placement_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+
"/placement_ids",schemaPath:"#/properties/placement_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.placement_tags!==
void 0){let r=s.placement_tags;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/placement_tags",schemaPath:"#/properties/placement_tags/maxItems",
keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!=
"string"){const p={instancePath:a+"/placement_tags/"+n,schemaPath:"#/properties/placement_tags/items/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/placement_tags",schemaPath:"#/properties/placement_tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.collections!==void 0){let r=s.collections;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+
"/collections",schemaPath:"#/properties/collections/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:
e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:a+"/collections/"+n,schemaPath:"\
#/properties/collections/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+
"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.signing_keys!==
void 0){let r=s.signing_keys;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/signing_keys",schemaPath:"#/properties/signing_keys/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(!(p&&
typeof p=="object"&&!Array.isArray(p))){const m={instancePath:a+"/signing_keys/"+n,schemaPath:"#/properties/signing_keys/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/signing_keys",schemaPath:"#/properties/signing_keys/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}Ne.evaluated={props:{id:!0,authorization_type:!0,authorized_for:!0,delegation_type:!0,
exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,placement_ids:!0,placement_tags:!0,collections:!0,signing_keys:!0},dynamicProps:!1,dynamicItems:!1};
const Ai=Wr,Cs={type:"object",required:["agent_url","evidence","include","rows","count","has_more","cursor"],properties:{agent_url:{type:"string"},evidence:{type:"\
array",items:{$ref:"EnumsAuthorizationEvidence"}},include:{type:"string",enum:["effective"]},rows:{type:"array",items:{$ref:"RegistryAuthorizationRow"},maxItems:1e4},
count:{type:"integer",minimum:0},has_more:{type:"boolean"},cursor:{type:["string","null"]}},$id:"RegistryAuthorizationList"},yt={type:"string",enum:["adagents_j\
son","agent_claim","community","override"],$id:"EnumsAuthorizationEvidence"};function se(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||s==="agent_claim"||s==="community"||
s==="override")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:yt.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};const oe={type:"object",required:["id","agent_url","agent_u\
rl_canonical","publisher_domain","authorization_type","authorized_for","evidence","disputed","created_at","updated_at"],properties:{id:{type:"string",format:"uu\
id"},agent_url:{type:"string",format:"uri"},agent_url_canonical:{type:"string"},publisher_domain:{$ref:"CoreDomainName"},authorization_type:{anyOf:[{$ref:"Enums\
AuthorizationType"},{type:"null"}]},authorized_for:{type:"string"},property_ids:{type:"array",items:{type:"string"}},property_tags:{type:"array",items:{type:"st\
ring"}},properties:{type:"array",items:{type:"object",additionalProperties:!0}},publisher_properties:{type:"array",items:{type:"object",additionalProperties:!0}},
signal_ids:{type:"array",items:{type:"string"}},signal_tags:{type:"array",items:{type:"string"}},property_rid:{type:["string","null"],format:"uuid"},property_id_slug:{
type:["string","null"]},placement_ids:{type:"array",items:{type:"string"}},placement_tags:{type:"array",items:{type:"string"}},collections:{type:"array",items:{
$ref:"CoreCollectionSelector"}},countries:{type:"array",items:{$ref:"CoreCountryCode"}},delegation_type:{anyOf:[{$ref:"EnumsDelegationType"},{type:"null"}]},exclusive:{
type:"boolean"},signing_keys:{anyOf:[{type:"array",items:{type:"object",additionalProperties:!0}},{type:"null"}]},effective_from:{type:["string","null"],format:"\
date-time"},effective_until:{type:["string","null"],format:"date-time"},evidence:{$ref:"EnumsAuthorizationEvidence"},disputed:{type:"boolean"},created_by:{type:[
"string","null"]},expires_at:{type:["string","null"],format:"date-time"},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"date-ti\
me"},override_applied:{type:"boolean"},override_reason:{type:["string","null"]},shortened:{type:"array",items:{type:"string"}}},$id:"RegistryAuthorizationRow"};const dt=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function P(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=P.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s=="string"){
if(h(s)>253){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[r]:e.push(r),t++}if(!dt.test(s)){const r={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[r]:e.push(r),t++}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}
P.evaluated={dynamicProps:!1,dynamicItems:!1};function _r(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=_r.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}
if(s.collection_ids===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collection_ids"},message:"must have re\
quired property 'collection_ids'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_domain!==void 0&&(P(s.publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,
parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.collection_ids!==void 0){let r=s.collection_ids;
if(Array.isArray(r)){if(r.length<1){const n={instancePath:a+"/collection_ids",schemaPath:"#/properties/collection_ids/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+
"/collection_ids/"+n,schemaPath:"#/properties/collection_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
t++}}else{const i={instancePath:a+"/collection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return _r.errors=e,t===0}_r.evaluated={props:{publisher_domain:!0,collection_ids:!0},dynamicProps:!1,dynamicItems:!1};function Ie(s,{instancePath:a="",
parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),t++}if(s.agent_url===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[p]:e.push(p),t++}if(s.agent_url_canonical===void 0){
const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url_canonical"},message:"must have required property 'agent_ur\
l_canonical'"};e===null?e=[p]:e.push(p),t++}if(s.publisher_domain===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[p]:e.push(p),t++}if(s.authorization_type===void 0){const p={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=
[p]:e.push(p),t++}if(s.authorized_for===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_for"},message:"\
must have required property 'authorized_for'"};e===null?e=[p]:e.push(p),t++}if(s.evidence===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"evidence"},message:"must have required property 'evidence'"};e===null?e=[p]:e.push(p),t++}if(s.disputed===void 0){const p={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"disputed"},message:"must have required property 'disputed'"};e===null?e=[p]:e.push(p),t++}if(s.
created_at===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required proper\
ty 'created_at'"};e===null?e=[p]:e.push(p),t++}if(s.updated_at===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},message:"must have required property 'updated_at'"};e===null?e=[p]:e.push(p),t++}if(s.id!==void 0){let p=s.id;if(typeof p=="string"){if(!C.test(p)){
const m={instancePath:a+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[m]:e.push(
m),t++}}else{const m={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),t++}}if(s.agent_url!==void 0){let p=s.agent_url;if(typeof p=="string"){if(!k(p)){const m={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/form\
at",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/agent_url",schemaPath:"\
#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(s.agent_url_canonical!==void 0&&typeof s.
agent_url_canonical!="string"){const p={instancePath:a+"/agent_url_canonical",schemaPath:"#/properties/agent_url_canonical/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s.publisher_domain!==void 0&&(P(s.publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,
parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.authorization_type!==void 0){let p=s.
authorization_type;const m=t;let y=!1;const c=t;ee(p,{instancePath:a+"/authorization_type",parentData:s,parentDataProperty:"authorization_type",rootData:u,dynamicAnchors:l})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length);var r=c===t;y=y||r;const g=t;if(p!==null){const _={instancePath:a+"/authorization_type",schemaPath:"#/prop\
erties/authorization_type/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[_]:e.push(_),t++}var r=g===t;if(y=y||r,y)t=m,e!==
null&&(m?e.length=m:e=null);else{const _={instancePath:a+"/authorization_type",schemaPath:"#/properties/authorization_type/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[_]:e.push(_),t++}}if(s.authorized_for!==void 0&&typeof s.authorized_for!="string"){const p={instancePath:a+"/authoriz\
ed_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s.property_ids!==
void 0){let p=s.property_ids;if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++)if(typeof p[y]!="string"){const c={instancePath:a+"/property_ids/"+y,schemaPath:"\
#/properties/property_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const m={instancePath:a+
"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.property_tags!==
void 0){let p=s.property_tags;if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++)if(typeof p[y]!="string"){const c={instancePath:a+"/property_tags/"+y,schemaPath:"\
#/properties/property_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const m={instancePath:a+
"/property_tags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.properties!==
void 0){let p=s.properties;if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++){let c=p[y];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const g={instancePath:a+
"/properties/"+y,schemaPath:"#/properties/properties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),t++}}}else{
const m={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(
m),t++}}if(s.publisher_properties!==void 0){let p=s.publisher_properties;if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++){let c=p[y];if(!(c&&typeof c==
"object"&&!Array.isArray(c))){const g={instancePath:a+"/publisher_properties/"+y,schemaPath:"#/properties/publisher_properties/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),t++}}}else{const m={instancePath:a+"/publisher_properties",schemaPath:"#/properties/publisher_\
properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.signal_ids!==void 0){let p=s.signal_ids;if(Array.
isArray(p)){const m=p.length;for(let y=0;y<m;y++)if(typeof p[y]!="string"){const c={instancePath:a+"/signal_ids/"+y,schemaPath:"#/properties/signal_ids/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const m={instancePath:a+"/signal_ids",schemaPath:"#/prope\
rties/signal_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.signal_tags!==void 0){let p=s.signal_tags;
if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++)if(typeof p[y]!="string"){const c={instancePath:a+"/signal_tags/"+y,schemaPath:"#/properties/signal_ta\
gs/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const m={instancePath:a+"/signal_tags",schemaPath:"\
#/properties/signal_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.property_rid!==void 0){let p=s.property_rid;
if(typeof p!="string"&&p!==null){const m={instancePath:a+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:oe.properties.property_rid.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof p=="string"&&!C.test(p)){const m={instancePath:a+"/property_rid",schemaPath:"#/prope\
rties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[m]:e.push(m),t++}}if(s.property_id_slug!==void 0){
let p=s.property_id_slug;if(typeof p!="string"&&p!==null){const m={instancePath:a+"/property_id_slug",schemaPath:"#/properties/property_id_slug/type",keyword:"t\
ype",params:{type:oe.properties.property_id_slug.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(s.placement_ids!==void 0){let p=s.placement_ids;
if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++)if(typeof p[y]!="string"){const c={instancePath:a+"/placement_ids/"+y,schemaPath:"#/properties/placeme\
nt_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const m={instancePath:a+"/placement_ids",schemaPath:"\
#/properties/placement_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.placement_tags!==void 0){let p=s.
placement_tags;if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++)if(typeof p[y]!="string"){const c={instancePath:a+"/placement_tags/"+y,schemaPath:"#/pr\
operties/placement_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const m={instancePath:a+"\
/placement_tags",schemaPath:"#/properties/placement_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.
collections!==void 0){let p=s.collections;if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++)_r(p[y],{instancePath:a+"/collections/"+y,parentData:p,parentDataProperty:y,
rootData:u,dynamicAnchors:l})||(e=e===null?_r.errors:e.concat(_r.errors),t=e.length)}else{const m={instancePath:a+"/collections",schemaPath:"#/properties/collec\
tions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.countries!==void 0){let p=s.countries;if(Array.isArray(
p)){const m=p.length;for(let y=0;y<m;y++)re(p[y],{instancePath:a+"/countries/"+y,parentData:p,parentDataProperty:y,rootData:u,dynamicAnchors:l})||(e=e===null?re.
errors:e.concat(re.errors),t=e.length)}else{const m={instancePath:a+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[m]:e.push(m),t++}}if(s.delegation_type!==void 0){let p=s.delegation_type;const m=t;let y=!1;const c=t;D(p,{instancePath:a+"/delegati\
on_type",parentData:s,parentDataProperty:"delegation_type",rootData:u,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=c===t;y=y||i;
const g=t;if(p!==null){const _={instancePath:a+"/delegation_type",schemaPath:"#/properties/delegation_type/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[_]:e.push(_),t++}var i=g===t;if(y=y||i,y)t=m,e!==null&&(m?e.length=m:e=null);else{const _={instancePath:a+"/delegation_type",schemaPath:"\
#/properties/delegation_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[_]:e.push(_),t++}}if(s.exclusive!==void 0&&typeof s.
exclusive!="boolean"){const p={instancePath:a+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e===null?e=[p]:e.push(p),t++}if(s.signing_keys!==void 0){let p=s.signing_keys;const m=t;let y=!1;const c=t;if(Array.isArray(p)){const _=p.length;for(let w=0;w<
_;w++){let v=p[w];if(!(v&&typeof v=="object"&&!Array.isArray(v))){const Fs={instancePath:a+"/signing_keys/"+w,schemaPath:"#/properties/signing_keys/anyOf/0/item\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[Fs]:e.push(Fs),t++}}}else{const _={instancePath:a+"/signing_keys",schemaPath:"\
#/properties/signing_keys/anyOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[_]:e.push(_),t++}var n=c===t;y=y||n;const g=t;
if(p!==null){const _={instancePath:a+"/signing_keys",schemaPath:"#/properties/signing_keys/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be nu\
ll"};e===null?e=[_]:e.push(_),t++}var n=g===t;if(y=y||n,y)t=m,e!==null&&(m?e.length=m:e=null);else{const _={instancePath:a+"/signing_keys",schemaPath:"#/propert\
ies/signing_keys/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[_]:e.push(_),t++}}if(s.effective_from!==void 0){let p=s.effective_from;
if(typeof p!="string"&&p!==null){const m={instancePath:a+"/effective_from",schemaPath:"#/properties/effective_from/type",keyword:"type",params:{type:oe.properties.
effective_from.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof p=="string"&&!b.validate(p)){const m={instancePath:a+"/effective_from",
schemaPath:"#/properties/effective_from/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}
if(s.effective_until!==void 0){let p=s.effective_until;if(typeof p!="string"&&p!==null){const m={instancePath:a+"/effective_until",schemaPath:"#/properties/effe\
ctive_until/type",keyword:"type",params:{type:oe.properties.effective_until.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof p=="stri\
ng"&&!b.validate(p)){const m={instancePath:a+"/effective_until",schemaPath:"#/properties/effective_until/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}if(s.evidence!==void 0&&(se(s.evidence,{instancePath:a+"/evidence",parentData:s,parentDataProperty:"\
evidence",rootData:u,dynamicAnchors:l})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),s.disputed!==void 0&&typeof s.disputed!="boolean"){const p={instancePath:a+
"/disputed",schemaPath:"#/properties/disputed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}if(s.created_by!==
void 0){let p=s.created_by;if(typeof p!="string"&&p!==null){const m={instancePath:a+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{
type:oe.properties.created_by.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(s.expires_at!==void 0){let p=s.expires_at;if(typeof p!="stri\
ng"&&p!==null){const m={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:oe.properties.expires_at.type},message:"\
must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof p=="string"&&!b.validate(p)){const m={instancePath:a+"/expires_at",schemaPath:"#/properties/expires\
_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}if(s.created_at!==void 0){let p=s.
created_at;if(typeof p=="string"){if(!b.validate(p)){const m={instancePath:a+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/created_at",schemaPath:"#/properties/c\
reated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(s.updated_at!==void 0){let p=s.updated_at;if(typeof p==
"string"){if(!b.validate(p)){const m={instancePath:a+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(s.override_applied!==void 0&&typeof s.override_applied!="boolean"){const p={instancePath:a+
"/override_applied",schemaPath:"#/properties/override_applied/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}
if(s.override_reason!==void 0){let p=s.override_reason;if(typeof p!="string"&&p!==null){const m={instancePath:a+"/override_reason",schemaPath:"#/properties/over\
ride_reason/type",keyword:"type",params:{type:oe.properties.override_reason.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(s.shortened!==
void 0){let p=s.shortened;if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++)if(typeof p[y]!="string"){const c={instancePath:a+"/shortened/"+y,schemaPath:"\
#/properties/shortened/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const m={instancePath:a+"/\
shortened",schemaPath:"#/properties/shortened/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}}else{const p={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}return Ie.errors=e,t===0}Ie.evaluated={props:{id:!0,
agent_url:!0,agent_url_canonical:!0,publisher_domain:!0,authorization_type:!0,authorized_for:!0,property_ids:!0,property_tags:!0,properties:!0,publisher_properties:!0,
signal_ids:!0,signal_tags:!0,property_rid:!0,property_id_slug:!0,placement_ids:!0,placement_tags:!0,collections:!0,countries:!0,delegation_type:!0,exclusive:!0,
signing_keys:!0,effective_from:!0,effective_until:!0,evidence:!0,disputed:!0,created_by:!0,expires_at:!0,created_at:!0,updated_at:!0,override_applied:!0,override_reason:!0,
shortened:!0},dynamicProps:!1,dynamicItems:!1};function Wr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=Wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?
e=[r]:e.push(r),t++}if(s.evidence===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence"},message:"must\
 have required property 'evidence'"};e===null?e=[r]:e.push(r),t++}if(s.include===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"include"},message:"must have required property 'include'"};e===null?e=[r]:e.push(r),t++}if(s.rows===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(s.count===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(
r),t++}if(s.has_more===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have require\
d property 'has_more'"};e===null?e=[r]:e.push(r),t++}if(s.cursor===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cursor"},message:"must have required property 'cursor'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0&&typeof s.agent_url!="string"){const r={instancePath:a+
"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.evidence!==
void 0){let r=s.evidence;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)se(r[n],{instancePath:a+"/evidence/"+n,parentData:r,parentDataProperty:n,rootData:u,
dynamicAnchors:l})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)}else{const i={instancePath:a+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.include!==void 0){let r=s.include;if(typeof r!="string"){const i={instancePath:a+
"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r!=="effective"){
const i={instancePath:a+"/include",schemaPath:"#/properties/include/enum",keyword:"enum",params:{allowedValues:Cs.properties.include.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.rows!==void 0){let r=s.rows;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+"/\
rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}
const i=r.length;for(let n=0;n<i;n++)Ie(r[n],{instancePath:a+"/rows/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?Ie.errors:e.
concat(Ie.errors),t=e.length)}else{const i={instancePath:a+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[i]:e.push(i),t++}}if(s.count!==void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/count",
schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const i={instancePath:a+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.has_more!==void 0&&typeof s.has_more!="boolean"){const r={instancePath:a+"/has_more",schemaPath:"#/properties/has_mo\
re/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.cursor!==void 0){let r=s.cursor;if(typeof r!="strin\
g"&&r!==null){const i={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:Cs.properties.cursor.type},message:"must be st\
ring,null"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Wr.errors=e,t===0}Wr.evaluated={props:{agent_url:!0,evidence:!0,include:!0,rows:!0,count:!0,has_more:!0,cursor:!0},dynamicProps:!1,
dynamicItems:!1};const Di=M,Os={type:"object",required:["declared","relationship","brand_domain","agent_declared","found_by","validated_at","freshness"],properties:{
declared:{type:"boolean"},relationship:{anyOf:[{$ref:"EnumsBrandPropertyRelationship"},{type:"null"}]},brand_domain:{anyOf:[{$ref:"CoreDomainName"},{type:"null"}]},
agent_declared:{type:"boolean"},agent_type:{type:"string"},found_by:{type:"string",enum:["declaration","agent_host"]},file_url:{type:["string","null"]},validated_at:{
type:["string","null"],format:"date-time"},freshness:{$ref:"EnumsFreshnessState"}},$id:"RegistryAuthorizationOperatorSide"},ft={type:"string",enum:["owned","dir\
ect","delegated","ad_network"],$id:"EnumsBrandPropertyRelationship"};function br(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="owned"||s==="direct"||s==="delegated"||s==="ad_ne\
twork")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ft.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}return br.errors=e,t===0}br.evaluated={dynamicProps:!1,dynamicItems:!1};function M(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.declared===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"declared"},message:"must have required p\
roperty 'declared'"};e===null?e=[n]:e.push(n),t++}if(s.relationship===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
relationship"},message:"must have required property 'relationship'"};e===null?e=[n]:e.push(n),t++}if(s.brand_domain===void 0){const n={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"brand_domain"},message:"must have required property 'brand_domain'"};e===null?e=[n]:e.push(n),t++}if(s.agent_declared===
void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_declared"},message:"must have required property 'agent\
_declared'"};e===null?e=[n]:e.push(n),t++}if(s.found_by===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fo\
und_by"},message:"must have required property 'found_by'"};e===null?e=[n]:e.push(n),t++}if(s.validated_at===void 0){const n={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"validated_at"},message:"must have required property 'validated_at'"};e===null?e=[n]:e.push(n),t++}if(s.freshness===
void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"freshness"},message:"must have required property 'freshness'"};
e===null?e=[n]:e.push(n),t++}if(s.declared!==void 0&&typeof s.declared!="boolean"){const n={instancePath:a+"/declared",schemaPath:"#/properties/declared/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),t++}if(s.relationship!==void 0){let n=s.relationship;const p=t;let m=!1;const y=t;
br(n,{instancePath:a+"/relationship",parentData:s,parentDataProperty:"relationship",rootData:u,dynamicAnchors:l})||(e=e===null?br.errors:e.concat(br.errors),t=e.
length);var r=y===t;m=m||r;const c=t;if(n!==null){const g={instancePath:a+"/relationship",schemaPath:"#/properties/relationship/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),t++}var r=c===t;if(m=m||r,m)t=p,e!==null&&(p?e.length=p:e=null);else{const g={instancePath:a+"/rel\
ationship",schemaPath:"#/properties/relationship/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[g]:e.push(g),t++}}if(s.brand_domain!==
void 0){let n=s.brand_domain;const p=t;let m=!1;const y=t;P(n,{instancePath:a+"/brand_domain",parentData:s,parentDataProperty:"brand_domain",rootData:u,dynamicAnchors:l})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length);var i=y===t;m=m||i;const c=t;if(n!==null){const g={instancePath:a+"/brand_domain",schemaPath:"#/properties/b\
rand_domain/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),t++}var i=c===t;if(m=m||i,m)t=p,e!==null&&(p?e.length=
p:e=null);else{const g={instancePath:a+"/brand_domain",schemaPath:"#/properties/brand_domain/anyOf",keyword:"anyOf",params:{},message:"must match a schema in an\
yOf"};e===null?e=[g]:e.push(g),t++}}if(s.agent_declared!==void 0&&typeof s.agent_declared!="boolean"){const n={instancePath:a+"/agent_declared",schemaPath:"#/pr\
operties/agent_declared/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),t++}if(s.agent_type!==void 0&&typeof s.
agent_type!="string"){const n={instancePath:a+"/agent_type",schemaPath:"#/properties/agent_type/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),t++}if(s.found_by!==void 0){let n=s.found_by;if(typeof n!="string"){const p={instancePath:a+"/found_by",schemaPath:"#/properties/\
found_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(n==="declaration"||n==="agent_host")){const p={
instancePath:a+"/found_by",schemaPath:"#/properties/found_by/enum",keyword:"enum",params:{allowedValues:Os.properties.found_by.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(s.file_url!==void 0){let n=s.file_url;if(typeof n!="string"&&n!==null){const p={instancePath:a+"/fil\
e_url",schemaPath:"#/properties/file_url/type",keyword:"type",params:{type:Os.properties.file_url.type},message:"must be string,null"};e===null?e=[p]:e.push(p),
t++}}if(s.validated_at!==void 0){let n=s.validated_at;if(typeof n!="string"&&n!==null){const p={instancePath:a+"/validated_at",schemaPath:"#/properties/validate\
d_at/type",keyword:"type",params:{type:Os.properties.validated_at.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof n=="string"&&!b.validate(
n)){const p={instancePath:a+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[p]:e.push(p),t++}}s.freshness!==void 0&&(N(s.freshness,{instancePath:a+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:u,
dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),t++}return M.errors=e,t===0}M.evaluated={props:{declared:!0,relationship:!0,brand_domain:!0,agent_declared:!0,
agent_type:!0,found_by:!0,file_url:!0,validated_at:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const xi=Re,Or={type:"object",required:["authorized","entry",
"delegation_type","file_url","file_sha256","validated_at","freshness"],properties:{authorized:{type:"boolean"},entry:{anyOf:[{$ref:"RegistryAuthorizationEntry"},
{type:"null"}]},delegation_type:{anyOf:[{$ref:"EnumsDelegationType"},{type:"null"}]},file_url:{type:["string","null"]},file_sha256:{type:["string","null"]},validated_at:{
type:["string","null"],format:"date-time"},freshness:{$ref:"EnumsFreshnessState"},discovery_method:{anyOf:[{$ref:"EnumsDiscoveryMethod"},{type:"null"}]},manager_domain:{
anyOf:[{$ref:"CoreDomainName"},{type:"null"}]},revoked_at:{type:["string","null"],format:"date-time"}},$id:"RegistryAuthorizationPublisherSide"};function Re(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Re.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.authorized===void 0){const y={instancePath:a,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};e===null?e=[y]:e.push(y),t++}if(s.entry===void 0){const y={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entry"},message:"must have required property 'entry'"};e===null?e=[y]:e.push(y),t++}if(s.delegation_type===
void 0){const y={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delegation_type"},message:"must have required property 'dele\
gation_type'"};e===null?e=[y]:e.push(y),t++}if(s.file_url===void 0){const y={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
file_url"},message:"must have required property 'file_url'"};e===null?e=[y]:e.push(y),t++}if(s.file_sha256===void 0){const y={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"file_sha256"},message:"must have required property 'file_sha256'"};e===null?e=[y]:e.push(y),t++}if(s.validated_at===
void 0){const y={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validated_at"},message:"must have required property 'validat\
ed_at'"};e===null?e=[y]:e.push(y),t++}if(s.freshness===void 0){const y={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fresh\
ness"},message:"must have required property 'freshness'"};e===null?e=[y]:e.push(y),t++}if(s.authorized!==void 0&&typeof s.authorized!="boolean"){const y={instancePath:a+
"/authorized",schemaPath:"#/properties/authorized/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[y]:e.push(y),t++}if(s.entry!==
void 0){let y=s.entry;const c=t;let g=!1;const _=t;Ne(y,{instancePath:a+"/entry",parentData:s,parentDataProperty:"entry",rootData:u,dynamicAnchors:l})||(e=e===null?
Ne.errors:e.concat(Ne.errors),t=e.length);var i=_===t;if(g=g||i,i){var r={};r.id=!0,r.authorization_type=!0,r.authorized_for=!0,r.delegation_type=!0,r.exclusive=
!0,r.countries=!0,r.effective_from=!0,r.effective_until=!0,r.placement_ids=!0,r.placement_tags=!0,r.collections=!0,r.signing_keys=!0}const w=t;if(y!==null){const v={
instancePath:a+"/entry",schemaPath:"#/properties/entry/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[v]:e.push(v),t++}var i=w===
t;if(g=g||i,g)t=c,e!==null&&(c?e.length=c:e=null);else{const v={instancePath:a+"/entry",schemaPath:"#/properties/entry/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[v]:e.push(v),t++}}if(s.delegation_type!==void 0){let y=s.delegation_type;const c=t;let g=!1;const _=t;D(y,{instancePath:a+
"/delegation_type",parentData:s,parentDataProperty:"delegation_type",rootData:u,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var n=_===
t;g=g||n;const w=t;if(y!==null){const v={instancePath:a+"/delegation_type",schemaPath:"#/properties/delegation_type/anyOf/1/type",keyword:"type",params:{type:"n\
ull"},message:"must be null"};e===null?e=[v]:e.push(v),t++}var n=w===t;if(g=g||n,g)t=c,e!==null&&(c?e.length=c:e=null);else{const v={instancePath:a+"/delegation\
_type",schemaPath:"#/properties/delegation_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[v]:e.push(v),t++}}if(s.file_url!==
void 0){let y=s.file_url;if(typeof y!="string"&&y!==null){const c={instancePath:a+"/file_url",schemaPath:"#/properties/file_url/type",keyword:"type",params:{type:Or.
properties.file_url.type},message:"must be string,null"};e===null?e=[c]:e.push(c),t++}}if(s.file_sha256!==void 0){let y=s.file_sha256;if(typeof y!="string"&&y!==
null){const c={instancePath:a+"/file_sha256",schemaPath:"#/properties/file_sha256/type",keyword:"type",params:{type:Or.properties.file_sha256.type},message:"mus\
t be string,null"};e===null?e=[c]:e.push(c),t++}}if(s.validated_at!==void 0){let y=s.validated_at;if(typeof y!="string"&&y!==null){const c={instancePath:a+"/val\
idated_at",schemaPath:"#/properties/validated_at/type",keyword:"type",params:{type:Or.properties.validated_at.type},message:"must be string,null"};e===null?e=[c]:
e.push(c),t++}if(typeof y=="string"&&!b.validate(y)){const c={instancePath:a+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[c]:e.push(c),t++}}if(s.freshness!==void 0&&(N(s.freshness,{instancePath:a+"/freshness",
parentData:s,parentDataProperty:"freshness",rootData:u,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.discovery_method!==void 0){let y=s.
discovery_method;const c=t;let g=!1;const _=t;A(y,{instancePath:a+"/discovery_method",parentData:s,parentDataProperty:"discovery_method",rootData:u,dynamicAnchors:l})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length);var p=_===t;g=g||p;const w=t;if(y!==null){const v={instancePath:a+"/discovery_method",schemaPath:"#/properti\
es/discovery_method/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[v]:e.push(v),t++}var p=w===t;if(g=g||p,g)t=c,e!==null&&
(c?e.length=c:e=null);else{const v={instancePath:a+"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf",keyword:"anyOf",params:{},message:"must \
match a schema in anyOf"};e===null?e=[v]:e.push(v),t++}}if(s.manager_domain!==void 0){let y=s.manager_domain;const c=t;let g=!1;const _=t;P(y,{instancePath:a+"/\
manager_domain",parentData:s,parentDataProperty:"manager_domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length);var m=_===t;
g=g||m;const w=t;if(y!==null){const v={instancePath:a+"/manager_domain",schemaPath:"#/properties/manager_domain/anyOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};e===null?e=[v]:e.push(v),t++}var m=w===t;if(g=g||m,g)t=c,e!==null&&(c?e.length=c:e=null);else{const v={instancePath:a+"/manager_domain",
schemaPath:"#/properties/manager_domain/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[v]:e.push(v),t++}}if(s.revoked_at!==
void 0){let y=s.revoked_at;if(typeof y!="string"&&y!==null){const c={instancePath:a+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{
type:Or.properties.revoked_at.type},message:"must be string,null"};e===null?e=[c]:e.push(c),t++}if(typeof y=="string"&&!b.validate(y)){const c={instancePath:a+"\
/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[c]:e.
push(c),t++}}}else{const y={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),t++}return Re.
errors=e,t===0}Re.evaluated={props:{authorized:!0,entry:!0,delegation_type:!0,file_url:!0,file_sha256:!0,validated_at:!0,freshness:!0,discovery_method:!0,manager_domain:!0,
revoked_at:!0},dynamicProps:!1,dynamicItems:!1};const Ni=Ie,Ii=Xr;function Xr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Xr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domains===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"domains"},message:"must have required property 'domains'"};e===null?e=[r]:e.push(r),t++}if(s.domains!==void 0){let r=s.
domains;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:a+"/domains",schemaPath:"#/properties/domains/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];
if(typeof p=="string"){if(h(p)>2048){const m={instancePath:a+"/domains/"+n,schemaPath:"#/properties/domains/items/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[m]:e.push(m),t++}if(h(p)<1){const m={instancePath:a+"/domains/"+n,schemaPath:"#/properties/domain\
s/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+
"/domains/"+n,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const i={
instancePath:a+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xr.errors=e,t===
0}Xr.evaluated={props:{domains:!0},dynamicProps:!1,dynamicItems:!1};const Ri=Kr;const ct={type:"string",enum:["master","sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function I(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=I.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="master"||s===
"sub_brand"||s==="endorsed"||s==="independent")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ct.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};const ht={type:"string",enum:[
"brand_json","enriched","community"],$id:"EnumsBrandSource"};function R(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=R.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||s==="enriched"||s==="community")){const r={
instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return R.errors=e,t===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};function $e(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=$e.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const r={instancePath:a,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in s){let i=s[r];
if(typeof i=="string"){if(h(i)<1){const n={instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}$e.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const gt={type:"string",enum:["inline","mutual","leaf_only","house_only","standalone","unverifiable"],$id:"EnumsRelat\
ionshipTrust"};function te(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=te.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="inline"||s==="mutual"||s==="leaf_only"||s==="house_only"||s==="standalone"||s==="unverifi\
able")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:gt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={dynamicProps:!1,dynamicItems:!1};function H(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=H.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.errors===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===
null?e=[r]:e.push(r),t++}if(s.warnings===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"\
must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!="boolean"){const r={instancePath:a+"/valid",schemaPath:"\
#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){
const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
status_code!==void 0){let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/status_code",schemaPath:"#/propert\
ies/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||
isNaN(r)){const i={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"mus\
t be <= 599"};e===null?e=[i]:e.push(i),t++}if(r<100||isNaN(r)){const i={instancePath:a+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"min\
imum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[i]:e.push(i),t++}}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++)z(r[n],{instancePath:a+"/errors/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.
errors),t=e.length)}else{const i={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)q(r[n],{instancePath:a+"/warnings/"+
n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{const i={instancePath:a+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:{valid:!0,
url:!0,status_code:!0,errors:!0,warnings:!0},dynamicProps:!1,dynamicItems:!1};function Le(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=Le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.canonical_id===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"canonical_id"},message:"must have required property 'canonic\
al_id'"};e===null?e=[r]:e.push(r),t++}if(s.canonical_domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
canonical_domain"},message:"must have required property 'canonical_domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===null?e=[r]:e.push(r),t++}if(s.source===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===
null?e=[r]:e.push(r),t++}if(s.canonical_id!==void 0&&typeof s.canonical_id!="string"){const r={instancePath:a+"/canonical_id",schemaPath:"#/properties/canonical\
_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.canonical_domain!==void 0&&typeof s.canonical_domain!=
"string"){const r={instancePath:a+"/canonical_domain",schemaPath:"#/properties/canonical_domain/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:a+"/brand_name",schemaPath:"#/properties/brand\
_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.keller_type!==void 0&&(I(s.keller_type,{instancePath:a+
"/keller_type",parentData:s,parentDataProperty:"keller_type",rootData:u,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.house_domain!==
void 0&&typeof s.house_domain!="string"){const r={instancePath:a+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(R(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:u,
dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.names!==void 0){let r=s.names;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)
$e(r[n],{instancePath:a+"/names/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?$e.errors:e.concat($e.errors),t=e.length)}else{
const i={instancePath:a+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.parent_brand!==void 0&&typeof s.parent_brand!="string"){const r={instancePath:a+"/parent_brand",schemaPath:"#/properties/parent_brand/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.claimed_house_domain!==void 0&&typeof s.claimed_house_domain!="string"){const r={
instancePath:a+"/claimed_house_domain",schemaPath:"#/properties/claimed_house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.house_name!==void 0&&typeof s.house_name!="string"){const r={instancePath:a+"/house_name",schemaPath:"#/properties/house_name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.relationship_trust!==void 0&&(te(s.relationship_trust,{instancePath:a+"\
/relationship_trust",parentData:s,parentDataProperty:"relationship_trust",rootData:u,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)),
s.relationship_verified_at!==void 0){let r=s.relationship_verified_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/relationship_verified_\
at",schemaPath:"#/properties/relationship_verified_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
i]:e.push(i),t++}}else{const i={instancePath:a+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified_at/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.relationship_declared_at!==void 0){let r=s.relationship_declared_at;if(typeof r=="string"){
if(!b.validate(r)){const i={instancePath:a+"/relationship_declared_at",schemaPath:"#/properties/relationship_declared_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/relationship_declared_at",schemaPath:"#/proper\
ties/relationship_declared_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.brand_agent_url!==void 0){
let r=s.brand_agent_url;if(typeof r=="string"){if(!k(r)){const i={instancePath:a+"/brand_agent_url",schemaPath:"#/properties/brand_agent_url/format",keyword:"fo\
rmat",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/brand_agent_url",schemaPath:"#/prope\
rties/brand_agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.brand_manifest!==void 0){let r=s.
brand_manifest;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:a+"/brand_manifest",schemaPath:"#/properties/brand_manifest/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.promoted_from_schema!==void 0&&typeof s.promoted_from_schema!="string"){
const r={instancePath:a+"/promoted_from_schema",schemaPath:"#/properties/promoted_from_schema/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),t++}if(s.migration_warnings!==void 0){let r=s.migration_warnings;if(Array.isArray(r)){if(r.length>20){const n={instancePath:a+"/mig\
ration_warnings",schemaPath:"#/properties/migration_warnings/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?
e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)q(r[n],{instancePath:a+"/migration_warnings/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{const i={instancePath:a+"/migration_warnings",schemaPath:"#/properties/migration_warnings/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.live_brand_json!==void 0&&(H(s.live_brand_json,{instancePath:a+"/live_brand\
_json",parentData:s,parentDataProperty:"live_brand_json",rootData:u,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),s.freshness!==void 0&&
(j(s.freshness,{instancePath:a+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:u,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=
e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Le.
errors=e,t===0}Le.evaluated={props:{canonical_id:!0,canonical_domain:!0,brand_name:!0,keller_type:!0,house_domain:!0,source:!0,names:!0,parent_brand:!0,claimed_house_domain:!0,
house_name:!0,relationship_trust:!0,relationship_verified_at:!0,relationship_declared_at:!0,brand_agent_url:!0,brand_manifest:!0,promoted_from_schema:!0,migration_warnings:!0,
live_brand_json:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};function Kr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=Kr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.results===
void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===
null?e=[n]:e.push(n),t++}if(s.results!==void 0){let n=s.results;if(n&&typeof n=="object"&&!Array.isArray(n))for(const p in n){let m=n[p];const y=t;let c=!1;const g=t;
Le(m,{instancePath:a+"/results/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:l})||(e=e===null?Le.errors:
e.concat(Le.errors),t=e.length);var i=g===t;if(c=c||i,i){var r={};r.canonical_id=!0,r.canonical_domain=!0,r.brand_name=!0,r.keller_type=!0,r.house_domain=!0,r.source=
!0,r.names=!0,r.parent_brand=!0,r.claimed_house_domain=!0,r.house_name=!0,r.relationship_trust=!0,r.relationship_verified_at=!0,r.relationship_declared_at=!0,r.
brand_agent_url=!0,r.brand_manifest=!0,r.promoted_from_schema=!0,r.migration_warnings=!0,r.live_brand_json=!0,r.freshness=!0}const _=t;if(m!==null){const w={instancePath:a+
"/results/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[w]:e.push(w),t++}var i=_===t;if(c=c||i,c)t=y,e!==null&&(y?e.length=y:e=null);else{const w={instancePath:a+"/results/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?
e=[w]:e.push(w),t++}}else{const p={instancePath:a+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[p]:e.push(p),t++}}}else{const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
n]:e.push(n),t++}return Kr.errors=e,t===0}Kr.evaluated={props:{results:!0},dynamicProps:!1,dynamicItems:!1};const $i=ze;function ze(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ze.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!=
"string"){const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.description!==void 0&&typeof s.description!="string"){const r={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.logo_url!==void 0&&typeof s.logo_url!="string"){const r={instancePath:a+"/\
logo_url",schemaPath:"#/properties/logo_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){
let r=s.colors;if(Array.isArray(r)){if(r.length>6){const n={instancePath:a+"/colors",schemaPath:"#/properties/colors/maxItems",keyword:"maxItems",params:{limit:6},
message:"must NOT have more than 6 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"\
/colors/"+n,schemaPath:"#/properties/colors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={
instancePath:a+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
industries!==void 0){let r=s.industries;if(Array.isArray(r)){if(r.length>6){const n={instancePath:a+"/industries",schemaPath:"#/properties/industries/maxItems",
keyword:"maxItems",params:{limit:6},message:"must NOT have more than 6 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!=
"string"){const p={instancePath:a+"/industries/"+n,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ze.errors=e,t===0}ze.evaluated={props:{name:!0,description:!0,logo_url:!0,colors:!0,industries:!0},dynamicProps:!1,dynamicItems:!1};
const Li=Oe;const Ms=new RegExp("^#[0-9A-Fa-f]{6}$","u");function Oe(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=Oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.hex===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hex"},message:"must have required property 'hex'"};e===null?e=[r]:e.push(r),t++}
if(s.type===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'typ\
e'"};e===null?e=[r]:e.push(r),t++}if(s.hex!==void 0){let r=s.hex;if(typeof r=="string"){if(!Ms.test(r)){const i={instancePath:a+"/hex",schemaPath:"#/properties/\
hex/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/hex",schemaPath:"#/properties/hex/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.type!==
void 0){let r=s.type;if(typeof r=="string"){if(h(r)>64){const i={instancePath:a+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/type",schemaPath:"#/properties/type/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:{hex:!0,type:!0},
dynamicProps:!1,dynamicItems:!1};const zi=O;function O(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=O.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(const r in s){let i=s[r];if(typeof i=="string"){if(!Ms.test(i)){const n={
instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'\
must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return O.errors=e,t===0}O.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const Oi=Z;function Z(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Z.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:a+"/\
name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.industry!==void 0&&typeof s.
industry!="string"){const r={instancePath:a+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(s.industries!==void 0){let r=s.industries;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={
instancePath:a+"/industries/"+n,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const i={instancePath:a+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}if(s.employees!==void 0&&typeof s.employees!="string"){const r={instancePath:a+"/employees",schemaPath:"#/properties/employees/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.founded!==void 0){let r=s.founded;if(!(typeof r=="number"&&
isFinite(r))){const i={instancePath:a+"/founded",schemaPath:"#/properties/founded/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[i]:e.push(i),t++}}if(s.location!==void 0&&typeof s.location!="string"){const r={instancePath:a+"/location",schemaPath:"#/properties/location/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:{name:!0,industry:!0,industries:!0,employees:!0,founded:!0,
location:!0},dynamicProps:!1,dynamicItems:!1};const Ei=Gr;const _t=new RegExp("^https?://","u");function E(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=E.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.tags===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?
e=[r]:e.push(r),t++}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(!_t.test(r)){const i={instancePath:a+"/url",schemaPath:"\
#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[i]:e.push(i),t++}if(!k(r)){const i={
instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{
const i={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>50){const n={instancePath:a+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",
params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(typeof p=="string"){
if(h(p)>64){const m={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more \
than 64 characters"};e===null?e=[m]:e.push(m),t++}if(h(p)<1){const m={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/tags/"+n,schemaPath:"#/propert\
ies/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===0}E.evaluated={props:{url:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};function Ee(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ee.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.role===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),t++}if(s.name!==
void 0&&typeof s.name!="string"){const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),t++}if(s.role!==void 0&&typeof s.role!="string"){const r={instancePath:a+"/role",schemaPath:"#/properties/role/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,t===0}Ee.evaluated={props:{name:!0,role:!0},dynamicProps:!1,dynamicItems:!1};function J(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=J.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.voice!==void 0&&typeof s.voice!="string"){const r={instancePath:a+
"/voice",schemaPath:"#/properties/voice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.attributes!==void 0){
let r=s.attributes;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/attributes/"+n,schemaPath:"#/pr\
operties/attributes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/att\
ributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.dos!==void 0){
let r=s.dos;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/dos/"+n,schemaPath:"#/properties/dos/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/dos",schemaPath:"#/prope\
rties/dos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.donts!==void 0){let r=s.donts;if(Array.isArray(
r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/donts/"+n,schemaPath:"#/properties/donts/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/donts",schemaPath:"#/properties/donts/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}J.evaluated={props:{voice:!0,attributes:!0,dos:!0,donts:!0},dynamicProps:!1,
dynamicItems:!1};function Fe(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Fe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}
if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.description!==void 0&&typeof s.description!="string"){const r={instancePath:a+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.logos!==
void 0){let r=s.logos;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)E(r[n],{instancePath:a+"/logos/"+n,parentData:r,parentDataProperty:n,rootData:u,
dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)}else{const i={instancePath:a+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0&&(O(s.colors,{instancePath:a+"/colors",parentData:s,parentDataProperty:"\
colors",rootData:u,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.fonts!==void 0){let r=s.fonts;if(Array.isArray(r)){const i=r.length;
for(let n=0;n<i;n++)Ee(r[n],{instancePath:a+"/fonts/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?Ee.errors:e.concat(Ee.errors),
t=e.length)}else{const i={instancePath:a+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}s.tone!==void 0&&(J(s.tone,{instancePath:a+"/tone",parentData:s,parentDataProperty:"tone",rootData:u,dynamicAnchors:l})||(e=e===null?J.errors:
e.concat(J.errors),t=e.length)),s.company!==void 0&&(Z(s.company,{instancePath:a+"/company",parentData:s,parentDataProperty:"company",rootData:u,dynamicAnchors:l})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===0}Fe.evaluated={props:{name:!0,url:!0,description:!0,logos:!0,colors:!0,fonts:!0,tone:!0,company:!0},dynamicProps:!1,
dynamicItems:!1};function Gr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Gr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=
[r]:e.push(r),t++}if(s.cached===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cached"},message:"must have \
required property 'cached'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const i={instancePath:a+"/success",schemaPath:"\
#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r!==!0){const i={instancePath:a+"/s\
uccess",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}if(s.
domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.cached!==void 0&&typeof s.cached!="boolean"){const r={instancePath:a+"/cached",schemaPath:"#/properties/cache\
d/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.manifest!==void 0&&(Fe(s.manifest,{instancePath:a+"/man\
ifest",parentData:s,parentDataProperty:"manifest",rootData:u,dynamicAnchors:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length)),s.company!==void 0&&(Z(s.
company,{instancePath:a+"/company",parentData:s,parentDataProperty:"company",rootData:u,dynamicAnchors:l})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),
s.source_type!==void 0&&(R(s.source_type,{instancePath:a+"/source_type",parentData:s,parentDataProperty:"source_type",rootData:u,dynamicAnchors:l})||(e=e===null?
R.errors:e.concat(R.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Gr.errors=e,t===0}Gr.evaluated={props:{success:!0,domain:!0,cached:!0,manifest:!0,company:!0,source_type:!0},dynamicProps:!1,dynamicItems:!1};
const Fi=Fe,Ti=Ee,Ci=Qr;const bt={type:"string",enum:["authoritative_location","house_redirect","brand_agent","house_portfolio","brand_canonical"],$id:"EnumsBrandJsonVariant"};function Pr(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Pr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="authoritative_location"||s==="house_redirect"||s==="brand_agent"||s==="house_portfolio"||s==="brand_canonical")){const r={
instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:bt.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return Pr.errors=e,t===0}Pr.evaluated={dynamicProps:!1,dynamicItems:!1};function Qr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=Qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have\
 required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/dom\
ain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.
url!="string"){const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.variant!==void 0&&(Pr(s.variant,{instancePath:a+"/variant",parentData:s,parentDataProperty:"variant",rootData:u,dynamicAnchors:l})||(e=e===null?
Pr.errors:e.concat(Pr.errors),t=e.length)),s.data!==void 0){let r=s.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:a+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.
isArray(r)){const i=r.length;for(let n=0;n<i;n++)q(r[n],{instancePath:a+"/warnings/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?
q.errors:e.concat(q.errors),t=e.length)}else{const i={instancePath:a+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.promoted_from_schema!==void 0&&typeof s.promoted_from_schema!="string"){const r={instancePath:a+"/promoted_fr\
om_schema",schemaPath:"#/properties/promoted_from_schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.live_brand_json!==
void 0&&(H(s.live_brand_json,{instancePath:a+"/live_brand_json",parentData:s,parentDataProperty:"live_brand_json",rootData:u,dynamicAnchors:l})||(e=e===null?H.errors:
e.concat(H.errors),t=e.length)),s.freshness!==void 0&&(j(s.freshness,{instancePath:a+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:u,dynamicAnchors:l})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===0}Qr.evaluated={props:{domain:!0,url:!0,variant:!0,data:!0,warnings:!0,promoted_from_schema:!0,live_brand_json:!0,
freshness:!0},dynamicProps:!1,dynamicItems:!1};const Si=Yr;function U(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=U.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===null?e=[r]:e.push(r),t++}
if(s.source===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property \
'source'"};e===null?e=[r]:e.push(r),t++}if(s.has_manifest===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
has_manifest"},message:"must have required property 'has_manifest'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){const r={instancePath:a,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&
typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:a+"/brand_name",schemaPath:"#/properties/brand_name/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(R(s.source,{instancePath:a+"/source",parentData:s,
parentDataProperty:"source",rootData:u,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.has_manifest!==void 0&&typeof s.has_manifest!=
"boolean"){const r={instancePath:a+"/has_manifest",schemaPath:"#/properties/has_manifest/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),t++}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:a+"/verified",schemaPath:"#/properties/verified/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.keller_type!==void 0&&(I(s.keller_type,{instancePath:a+"/keller_type",
parentData:s,parentDataProperty:"keller_type",rootData:u,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.house_domain!==void 0&&typeof s.
house_domain!="string"){const r={instancePath:a+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.claimed_house_domain!==void 0&&typeof s.claimed_house_domain!="string"){const r={instancePath:a+"/claimed_house_do\
main",schemaPath:"#/properties/claimed_house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.relationship_trust!==
void 0&&(te(s.relationship_trust,{instancePath:a+"/relationship_trust",parentData:s,parentDataProperty:"relationship_trust",rootData:u,dynamicAnchors:l})||(e=e===
null?te.errors:e.concat(te.errors),t=e.length)),s.relationship_verified_at!==void 0){let r=s.relationship_verified_at;if(typeof r=="string"){if(!b.validate(r)){
const i={instancePath:a+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/relationship_verified_at",schemaPath:"#/properties/relationship_ver\
ified_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.logo_url!==void 0&&typeof s.logo_url!="string"){
const r={instancePath:a+"/logo_url",schemaPath:"#/properties/logo_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.primary_color!==void 0&&typeof s.primary_color!="string"){const r={instancePath:a+"/primary_color",schemaPath:"#/properties/primary_color/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.logos!==void 0){let r=s.logos;if(Array.isArray(r)){const i=r.length;for(let n=0;n<
i;n++)E(r[n],{instancePath:a+"/logos/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)}else{
const i={instancePath:a+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.colors!==void 0&&(O(s.colors,{instancePath:a+"/colors",parentData:s,parentDataProperty:"colors",rootData:u,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(
O.errors),t=e.length)),s.tone!==void 0&&(J(s.tone,{instancePath:a+"/tone",parentData:s,parentDataProperty:"tone",rootData:u,dynamicAnchors:l})||(e=e===null?J.errors:
e.concat(J.errors),t=e.length)),s.industries!==void 0){let r=s.industries;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={
instancePath:a+"/industries/"+n,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const i={instancePath:a+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}if(s.sub_brand_count!==void 0){let r=s.sub_brand_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+
"/sub_brand_count",schemaPath:"#/properties/sub_brand_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/sub_brand_count",schemaPath:"#/properties/sub_brand_count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.employee_count!==void 0){let r=s.employee_count;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/employee_count",
schemaPath:"#/properties/employee_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}
U.evaluated={props:{domain:!0,brand_name:!0,source:!0,has_manifest:!0,verified:!0,keller_type:!0,house_domain:!0,claimed_house_domain:!0,relationship_trust:!0,relationship_verified_at:!0,
logo_url:!0,primary_color:!0,logos:!0,colors:!0,tone:!0,industries:!0,sub_brand_count:!0,employee_count:!0},dynamicProps:!1,dynamicItems:!1};function Te(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Te.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(s.brand_json===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_json"},message:"must have required property 'brand_json'"};e===null?e=[
r]:e.push(r),t++}if(s.community===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"community"},message:"must \
have required property 'community'"};e===null?e=[r]:e.push(r),t++}if(s.enriched===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"enriched"},message:"must have required property 'enriched'"};e===null?e=[r]:e.push(r),t++}if(s.houses===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"houses"},message:"must have required property 'houses'"};e===null?e=[r]:e.push(r),t++}if(s.sub_brands===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sub_brands"},message:"must have required property 'sub_brand\
s'"};e===null?e=[r]:e.push(r),t++}if(s.with_manifest===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"with_\
manifest"},message:"must have required property 'with_manifest'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/total/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.brand_json!==void 0){let r=s.brand_json;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/brand_json",schemaPath:"#/properties/brand_json/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/brand_json",schemaPath:"#/properti\
es/brand_json/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.community!==void 0){let r=s.
community;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/community",schemaPath:"#/properties/community/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/c\
ommunity",schemaPath:"#/properties/community/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.
enriched!==void 0){let r=s.enriched;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/enriched",schemaPath:"#/properties/enric\
hed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={
instancePath:a+"/enriched",schemaPath:"#/properties/enriched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:
e.push(i),t++}}if(s.hosted!==void 0){let r=s.hosted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/hosted",schemaPath:"#/pr\
operties/hosted/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const i={instancePath:a+"/hosted",schemaPath:"#/properties/hosted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[i]:e.push(i),t++}}if(s.houses!==void 0){let r=s.houses;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/houses",schemaPath:"\
#/properties/houses/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){const i={instancePath:a+"/houses",schemaPath:"#/properties/houses/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[i]:e.push(i),t++}}if(s.sub_brands!==void 0){let r=s.sub_brands;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+
"/sub_brands",schemaPath:"#/properties/sub_brands/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/sub_brands",schemaPath:"#/properties/sub_brands/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.with_manifest!==void 0){let r=s.with_manifest;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const i={instancePath:a+"/with_manifest",schemaPath:"#/properties/with_manifest/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/with_manifest",schemaPath:"#/properties/with_m\
anifest/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}Te.evaluated={props:{total:!0,brand_json:!0,
community:!0,enriched:!0,hosted:!0,houses:!0,sub_brands:!0,with_manifest:!0},dynamicProps:!1,dynamicItems:!1};function Yr(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.brands===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brands"},message:"mus\
t have required property 'brands'"};e===null?e=[r]:e.push(r),t++}if(s.stats===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"stats"},message:"must have required property 'stats'"};e===null?e=[r]:e.push(r),t++}if(s.brands!==void 0){let r=s.brands;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++)U(r[n],{instancePath:a+"/brands/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.
errors),t=e.length)}else{const i={instancePath:a+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}s.stats!==void 0&&(Te(s.stats,{instancePath:a+"/stats",parentData:s,parentDataProperty:"stats",rootData:u,dynamicAnchors:l})||(e=e===null?
Te.errors:e.concat(Te.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Yr.errors=e,t===0}Yr.evaluated={props:{brands:!0,stats:!0},dynamicProps:!1,dynamicItems:!1};const Vi=U,Bi=Te,Mi=E,Hi=W;function W(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=W.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0){let i=s.name;if(typeof i=="string"){if(h(i)>255){const n={
instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[n]:e.push(n),t++}if(h(i)<1){const n={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.description!==void 0){let i=s.description;if(typeof i=="string"){if(h(i)>5e3){const n={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:5e3},message:"must NOT have more than 5000 characters"};e===null?
e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[n]:e.push(n),t++}}if(s.logos!==void 0){let i=s.logos;if(Array.isArray(i)){if(i.length>100){const p={instancePath:a+"/logos",schemaPath:"\
#/properties/logos/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[p]:e.push(p),t++}const n=i.length;for(let p=0;p<
n;p++)E(i[p],{instancePath:a+"/logos/"+p,parentData:i,parentDataProperty:p,rootData:u,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)}else{
const n={instancePath:a+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}
if(s.colors!==void 0){let i=s.colors;const n=t;let p=!1,m=null;const y=t;if(Array.isArray(i)){if(i.length>100){const _={instancePath:a+"/colors",schemaPath:"#/p\
roperties/colors/oneOf/0/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[_]:e.push(_),t++}const g=i.length;
for(let _=0;_<g;_++)Oe(i[_],{instancePath:a+"/colors/"+_,parentData:i,parentDataProperty:_,rootData:u,dynamicAnchors:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),
t=e.length)}else{const g={instancePath:a+"/colors",schemaPath:"#/properties/colors/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[g]:e.push(g),t++}var r=y===t;r&&(p=!0,m=0);const c=t;O(i,{instancePath:a+"/colors",parentData:s,parentDataProperty:"colors",rootData:u,dynamicAnchors:l})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length);var r=c===t;if(r&&p?(p=!1,m=[m,1]):r&&(p=!0,m=1),p)t=n,e!==null&&(n?e.length=n:e=null);else{const g={instancePath:a+
"/colors",schemaPath:"#/properties/colors/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?e=[g]:e.push(
g),t++}}}else{const i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return W.
errors=e,t===0}W.evaluated={props:{name:!0,description:!0,logos:!0,colors:!0},dynamicProps:!1,dynamicItems:!1};const Zi=Le,Ji=es;const Hs=new RegExp("\\S","u");function es(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=es.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_nam\
e'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.domain;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/domain",schemaPath:"#/prop\
erties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={
instancePath:a+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),t++}}if(s.brand_name!==void 0){let r=s.brand_name;if(typeof r=="string"){if(h(r)>255){const i={instancePath:a+"/brand_name",schemaPath:"\
#/properties/brand_name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<
1){const i={instancePath:a+"/brand_name",schemaPath:"#/properties/brand_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[i]:e.push(i),t++}if(!Hs.test(r)){const i={instancePath:a+"/brand_name",schemaPath:"#/properties/brand_name/pattern",keyword:"pattern",
params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/brand_name",schemaPath:"#/properties/bra\
nd_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.brand_manifest!==void 0&&(W(s.brand_manifest,{instancePath:a+
"/brand_manifest",parentData:s,parentDataProperty:"brand_manifest",rootData:u,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return es.errors=e,t===0}es.evaluated=
{props:{domain:!0,brand_name:!0,brand_manifest:!0},dynamicProps:!1,dynamicItems:!1};const Ui=rs;function rs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=rs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(
r),t++}if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required pr\
operty 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const i={instancePath:a+
"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r!==!0){const i={
instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[i]:e.
push(i),t++}}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"\
#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&typeof s.id!="string"){
const r={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/revision_number",schemaPath:"\
#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(
r)&&(r<2||isNaN(r))){const i={instancePath:a+"/revision_number",schemaPath:"#/properties/revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:2},
message:"must be >= 2"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}rs.evaluated={props:{success:!0,message:!0,domain:!0,id:!0,revision_number:!0},dynamicProps:!1,dynamicItems:!1};
const Wi=J,Xi=ss;function ss(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ss.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.
domain;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ss.errors=e,t===0}ss.evaluated={props:{domain:!0},
dynamicProps:!1,dynamicItems:!1};const Ki=ts;function ts(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ts.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(
r),t++}if(s.crawl_request_id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crawl_request_id"},message:"m\
ust have required property 'crawl_request_id'"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:a+"/messag\
e",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.
domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.crawl_request_id!==void 0){let r=s.crawl_request_id;if(typeof r=="string"){if(!C.test(r)){const i={instancePath:a+"/crawl_request_id",schemaPath:"\
#/properties/crawl_request_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ts.errors=e,t===
0}ts.evaluated={props:{message:!0,domain:!0,crawl_request_id:!0},dynamicProps:!1,dynamicItems:!1};const Gi=is,zr={type:"object",required:["crawl_request_id","do\
main","status","attempts","max_attempts","requested_at","started_at","last_attempted_at","completed_at","next_attempt_at","last_error_code","outcome"],properties:{
crawl_request_id:{type:"string",format:"uuid"},domain:{type:"string"},status:{$ref:"EnumsCrawlStatus"},attempts:{type:"integer",minimum:0},max_attempts:{type:"i\
nteger",minimum:1},requested_at:{type:"string",format:"date-time"},started_at:{type:["string","null"],format:"date-time"},last_attempted_at:{type:["string","nul\
l"],format:"date-time"},completed_at:{type:["string","null"],format:"date-time"},next_attempt_at:{type:["string","null"],format:"date-time"},last_error_code:{type:[
"string","null"]},outcome:{anyOf:[{$ref:"EnumsCrawlOutcome"},{type:"null"}]},brand_json_outcome:{anyOf:[{$ref:"EnumsCrawlOutcome"},{type:"null"}]}},$id:"Registr\
yCrawlRequestStatus"},Pt={type:"string",enum:["queued","running","deferred","retrying","completed","invalid","failed"],$id:"EnumsCrawlStatus"};function vr(s,{instancePath:a="",
parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=vr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(!(s==="queued"||s==="running"||s==="deferred"||s==="retrying"||s==="completed"||s==="invalid"||s==="failed")){const r={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Pt.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return vr.errors=e,t===
0}vr.evaluated={dynamicProps:!1,dynamicItems:!1};const vt={type:"string",enum:["changed","unchanged","absent","invalid","unreachable"],$id:"EnumsCrawlOutcome"};
function G(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=G.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="changed"||s==="unchanged"||s==="absent"||s==="invalid"||s==="unreachable")){const r={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:vt.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return G.errors=e,t===0}
G.evaluated={dynamicProps:!1,dynamicItems:!1};function is(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=is.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.crawl_request_id===
void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crawl_request_id"},message:"must have required property 'cra\
wl_request_id'"};e===null?e=[n]:e.push(n),t++}if(s.domain===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};e===null?e=[n]:e.push(n),t++}if(s.status===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[n]:e.push(n),t++}if(s.attempts===void 0){const n={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},message:"must have required property 'attempts'"};e===null?e=[n]:e.push(n),t++}if(s.
max_attempts===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max_attempts"},message:"must have required pr\
operty 'max_attempts'"};e===null?e=[n]:e.push(n),t++}if(s.requested_at===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requested_at"},message:"must have required property 'requested_at'"};e===null?e=[n]:e.push(n),t++}if(s.started_at===void 0){const n={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"started_at"},message:"must have required property 'started_at'"};e===null?e=[n]:e.push(n),t++}if(s.last_attempted_at===
void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_attempted_at"},message:"must have required property 'la\
st_attempted_at'"};e===null?e=[n]:e.push(n),t++}if(s.completed_at===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
completed_at"},message:"must have required property 'completed_at'"};e===null?e=[n]:e.push(n),t++}if(s.next_attempt_at===void 0){const n={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"next_attempt_at"},message:"must have required property 'next_attempt_at'"};e===null?e=[n]:e.push(n),t++}
if(s.last_error_code===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_error_code"},message:"must have \
required property 'last_error_code'"};e===null?e=[n]:e.push(n),t++}if(s.outcome===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"outcome"},message:"must have required property 'outcome'"};e===null?e=[n]:e.push(n),t++}if(s.crawl_request_id!==void 0){let n=s.crawl_request_id;
if(typeof n=="string"){if(!C.test(n)){const p={instancePath:a+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/format",keyword:"format",params:{format:"\
uuid"},message:'must match format "uuid"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/crawl_request_id",schemaPath:"#/properties/crawl_request\
_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const n={
instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(s.
status!==void 0&&(vr(s.status,{instancePath:a+"/status",parentData:s,parentDataProperty:"status",rootData:u,dynamicAnchors:l})||(e=e===null?vr.errors:e.concat(vr.
errors),t=e.length)),s.attempts!==void 0){let n=s.attempts;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:a+"/attempts",schemaPath:"\
#/properties/attempts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof n=="number"&&isFinite(n)&&(n<
0||isNaN(n))){const p={instancePath:a+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[p]:e.push(p),t++}}if(s.max_attempts!==void 0){let n=s.max_attempts;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:a+
"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof n==
"number"&&isFinite(n)&&(n<1||isNaN(n))){const p={instancePath:a+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}if(s.requested_at!==void 0){let n=s.requested_at;if(typeof n=="string"){if(!b.validate(n)){const p={
instancePath:a+"/requested_at",schemaPath:"#/properties/requested_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/requested_at",schemaPath:"#/properties/requested_at/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}if(s.started_at!==void 0){let n=s.started_at;if(typeof n!="string"&&n!==null){const p={instancePath:a+"/started_a\
t",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type:zr.properties.started_at.type},message:"must be string,null"};e===null?e=[p]:e.push(p),
t++}if(typeof n=="string"&&!b.validate(n)){const p={instancePath:a+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format:"da\
te-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}if(s.last_attempted_at!==void 0){let n=s.last_attempted_at;if(typeof n!="string"&&
n!==null){const p={instancePath:a+"/last_attempted_at",schemaPath:"#/properties/last_attempted_at/type",keyword:"type",params:{type:zr.properties.last_attempted_at.
type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof n=="string"&&!b.validate(n)){const p={instancePath:a+"/last_attempted_at",schemaPath:"\
#/properties/last_attempted_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}if(s.
completed_at!==void 0){let n=s.completed_at;if(typeof n!="string"&&n!==null){const p={instancePath:a+"/completed_at",schemaPath:"#/properties/completed_at/type",
keyword:"type",params:{type:zr.properties.completed_at.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof n=="string"&&!b.validate(n)){
const p={instancePath:a+"/completed_at",schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[p]:e.push(p),t++}}if(s.next_attempt_at!==void 0){let n=s.next_attempt_at;if(typeof n!="string"&&n!==null){const p={instancePath:a+"/next\
_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type:zr.properties.next_attempt_at.type},message:"must be string,null"};e===null?
e=[p]:e.push(p),t++}if(typeof n=="string"&&!b.validate(n)){const p={instancePath:a+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}if(s.last_error_code!==void 0){let n=s.last_error_code;
if(typeof n!="string"&&n!==null){const p={instancePath:a+"/last_error_code",schemaPath:"#/properties/last_error_code/type",keyword:"type",params:{type:zr.properties.
last_error_code.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}if(s.outcome!==void 0){let n=s.outcome;const p=t;let m=!1;const y=t;G(n,{instancePath:a+
"/outcome",parentData:s,parentDataProperty:"outcome",rootData:u,dynamicAnchors:l})||(e=e===null?G.errors:e.concat(G.errors),t=e.length);var r=y===t;m=m||r;const c=t;
if(n!==null){const g={instancePath:a+"/outcome",schemaPath:"#/properties/outcome/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[g]:e.push(g),t++}var r=c===t;if(m=m||r,m)t=p,e!==null&&(p?e.length=p:e=null);else{const g={instancePath:a+"/outcome",schemaPath:"#/properties/outcome/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[g]:e.push(g),t++}}if(s.brand_json_outcome!==void 0){let n=s.brand_json_outcome;const p=t;
let m=!1;const y=t;G(n,{instancePath:a+"/brand_json_outcome",parentData:s,parentDataProperty:"brand_json_outcome",rootData:u,dynamicAnchors:l})||(e=e===null?G.errors:
e.concat(G.errors),t=e.length);var i=y===t;m=m||i;const c=t;if(n!==null){const g={instancePath:a+"/brand_json_outcome",schemaPath:"#/properties/brand_json_outco\
me/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),t++}var i=c===t;if(m=m||i,m)t=p,e!==null&&(p?e.length=p:e=
null);else{const g={instancePath:a+"/brand_json_outcome",schemaPath:"#/properties/brand_json_outcome/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf"};e===null?e=[g]:e.push(g),t++}}}else{const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),t++}return is.errors=e,t===0}is.evaluated={props:{crawl_request_id:!0,domain:!0,status:!0,attempts:!0,max_attempts:!0,requested_at:!0,started_at:!0,
last_attempted_at:!0,completed_at:!0,next_attempt_at:!0,last_error_code:!0,outcome:!0,brand_json_outcome:!0},dynamicProps:!1,dynamicItems:!1};const Qi=as,wt={type:"\
object",required:["name","protocols","type","tools_count","tools","stats"],properties:{name:{type:"string",maxLength:253},description:{type:"string",maxLength:2e3},
protocols:{type:"array",items:{type:"string",enum:["mcp","a2a"]}},type:{type:"string"},tools_count:{type:"integer",minimum:0},tools:{type:"array",items:{$ref:"R\
egistryAgentTool"},maxItems:200},stats:{type:"object",properties:{format_count:{type:"integer",minimum:0},product_count:{type:"integer",minimum:0},publisher_count:{
type:"integer",minimum:0}}},oauth_required:{type:"boolean"}},$id:"RegistryDiscoveredAgent"};function as(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=as.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.name===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required p\
roperty 'name'"};e===null?e=[r]:e.push(r),t++}if(s.protocols===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
protocols"},message:"must have required property 'protocols'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.tools_count===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tools_count"},message:"must have required property 'tools_count'"};e===null?e=
[r]:e.push(r),t++}if(s.tools===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tools"},message:"must have re\
quired property 'tools'"};e===null?e=[r]:e.push(r),t++}if(s.stats===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
stats"},message:"must have required property 'stats'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(h(r)>253){const i={
instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),t++}}if(s.description!==void 0){let r=s.description;if(typeof r=="string"){if(h(r)>2e3){const i={instancePath:a+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[i]:e.push(i),t++}}else{
const i={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}}if(s.protocols!==void 0){let r=s.protocols;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(typeof p!="string"){const m={
instancePath:a+"/protocols/"+n,schemaPath:"#/properties/protocols/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),t++}if(!(p==="mcp"||p==="a2a")){const m={instancePath:a+"/protocols/"+n,schemaPath:"#/properties/protocols/items/enum",keyword:"enum",params:{allowedValues:wt.
properties.protocols.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/protocols",
schemaPath:"#/properties/protocols/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.type!==void 0&&typeof s.
type!="string"){const r={instancePath:a+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.tools_count!==void 0){let r=s.tools_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/tools_count",
schemaPath:"#/properties/tools_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&
isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/tools_count",schemaPath:"#/properties/tools_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.tools!==void 0){let r=s.tools;if(Array.isArray(r)){if(r.length>200){const n={instancePath:a+"/tools",
schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[n]:e.push(n),t++}const i=r.
length;for(let n=0;n<i;n++)B(r[n],{instancePath:a+"/tools/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?B.errors:e.concat(B.errors),
t=e.length)}else{const i={instancePath:a+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}if(s.stats!==void 0){let r=s.stats;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format_count!==void 0){let i=r.format_count;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const n={instancePath:a+"/stats/format_count",schemaPath:"#/properties/stats/properties/format_count/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){const n={instancePath:a+
"/stats/format_count",schemaPath:"#/properties/stats/properties/format_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[n]:e.push(n),t++}}if(r.product_count!==void 0){let i=r.product_count;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const n={instancePath:a+
"/stats/product_count",schemaPath:"#/properties/stats/properties/product_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),t++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){const n={instancePath:a+"/stats/product_count",schemaPath:"#/properties/stats/propertie\
s/product_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(r.publisher_count!==void 0){
let i=r.publisher_count;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const n={instancePath:a+"/stats/publisher_count",schemaPath:"#/properties/stat\
s/properties/publisher_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof i=="number"&&isFinite(
i)&&(i<0||isNaN(i))){const n={instancePath:a+"/stats/publisher_count",schemaPath:"#/properties/stats/properties/publisher_count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}}else{const i={instancePath:a+"/stats",schemaPath:"#/properties/stats/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.oauth_required!==void 0&&typeof s.oauth_required!="boolean"){const r={
instancePath:a+"/oauth_required",schemaPath:"#/properties/oauth_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return as.
errors=e,t===0}as.evaluated={props:{name:!0,description:!0,protocols:!0,type:!0,tools_count:!0,tools:!0,stats:!0,oauth_required:!0},dynamicProps:!1,dynamicItems:!1};
const Yi=Ce;const kt={type:"string",enum:["pending","approved","rejected"],$id:"EnumsReviewStatus"};function wr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="pending"||s==="approved"||s==="reject\
ed")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:kt.enum},message:"must be equal to one of the allowed values"};e===null?e=
[r]:e.push(r),t++}return wr.errors=e,t===0}wr.evaluated={dynamicProps:!1,dynamicItems:!1};function Ce(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prope\
rty 'id'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},
message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(
r),t++}if(s.review_status===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"review_status"},message:"must ha\
ve required property 'review_status'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),t++}if(s.updated_at===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};e===null?e=[r]:e.push(r),t++}
if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:a+
"/brand_name",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==
void 0&&(R(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:u,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=
e.length)),s.review_status!==void 0&&(wr(s.review_status,{instancePath:a+"/review_status",parentData:s,parentDataProperty:"review_status",rootData:u,dynamicAnchors:l})||
(e=e===null?wr.errors:e.concat(wr.errors),t=e.length)),s.keller_type!==void 0&&(I(s.keller_type,{instancePath:a+"/keller_type",parentData:s,parentDataProperty:"\
keller_type",rootData:u,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.house_domain!==void 0&&typeof s.house_domain!="string"){const r={
instancePath:a+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.claimed_house_domain!==void 0&&typeof s.claimed_house_domain!="string"){const r={instancePath:a+"/claimed_house_domain",schemaPath:"#/properties/cla\
imed_house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.parent_brand!==void 0&&typeof s.parent_brand!=
"string"){const r={instancePath:a+"/parent_brand",schemaPath:"#/properties/parent_brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.brand_manifest!==void 0){let r=s.brand_manifest;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:a+"/brand_ma\
nifest",schemaPath:"#/properties/brand_manifest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.created_at!==
void 0){let r=s.created_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.updated_at!==void 0){let r=s.updated_at;
if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/updated_at",schemaPath:"#/properties/updated_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}Ce.evaluated={props:{id:!0,domain:!0,brand_name:!0,source:!0,
review_status:!0,keller_type:!0,house_domain:!0,claimed_house_domain:!0,parent_brand:!0,brand_manifest:!0,created_at:!0,updated_at:!0},dynamicProps:!1,dynamicItems:!1};
const ea=ns;function ns(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ns.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.
domain;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.brand_name!==void 0){
let r=s.brand_name;if(typeof r=="string"){if(h(r)>255){const i={instancePath:a+"/brand_name",schemaPath:"#/properties/brand_name/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/brand_name",schemaPath:"#\
/properties/brand_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/brand_name",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),
t++}}if(s.house_domain!==void 0){let r=s.house_domain;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/house_domain",schemaPath:"#/properties/hous\
e_domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={
instancePath:a+"/house_domain",schemaPath:"#/properties/house_domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.keller_type!==void 0&&(I(s.keller_type,{instancePath:a+"/keller_type",parentData:s,parentDataProperty:"\
keller_type",rootData:u,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.parent_brand!==void 0){let r=s.parent_brand;if(typeof r=="str\
ing"){if(h(r)>255){const i={instancePath:a+"/parent_brand",schemaPath:"#/properties/parent_brand/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/parent_brand",schemaPath:"#/properties/parent_brand/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/parent_\
brand",schemaPath:"#/properties/parent_brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.brand_manifest!==
void 0&&(W(s.brand_manifest,{instancePath:a+"/brand_manifest",parentData:s,parentDataProperty:"brand_manifest",rootData:u,dynamicAnchors:l})||(e=e===null?W.errors:
e.concat(W.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ns.errors=e,t===0}ns.evaluated={props:{domain:!0,brand_name:!0,house_domain:!0,keller_type:!0,parent_brand:!0,brand_manifest:!0},dynamicProps:!1,
dynamicItems:!1};const ra=os;function os(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=os.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[r]:e.push(r),t++}if(s.review_status===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"review_status"},message:"must have required property 'review_status'"};e===null?
e=[r]:e.push(r),t++}if(s.brand!==void 0&&(Ce(s.brand,{instancePath:a+"/brand",parentData:s,parentDataProperty:"brand",rootData:u,dynamicAnchors:l})||(e=e===null?
Ce.errors:e.concat(Ce.errors),t=e.length)),s.review_status!==void 0){let r=s.review_status;if(typeof r!="string"){const i={instancePath:a+"/review_status",schemaPath:"\
#/properties/review_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r!=="pending"){const i={instancePath:a+
"/review_status",schemaPath:"#/properties/review_status/const",keyword:"const",params:{allowedValue:"pending"},message:"must be equal to constant"};e===null?e=[
i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return os.errors=e,t===0}os.evaluated={props:{brand:!0,review_status:!0},dynamicProps:!1,dynamicItems:!1};const sa=Se;const qt={type:"string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_as\
in","samsung_app_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_gui\
d","station_id","facility_id"],$id:"EnumsIdentifierTypes"};function $(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=$.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="domain"||s==="subdomain"||s==="network_id"||s==="\
ios_bundle"||s==="android_package"||s==="apple_app_store_id"||s==="google_play_id"||s==="roku_store_id"||s==="fire_tv_asin"||s==="samsung_app_id"||s==="apple_tv\
_bundle"||s==="bundle_id"||s==="venue_id"||s==="screen_id"||s==="openooh_venue_type"||s==="rss_url"||s==="apple_podcast_id"||s==="spotify_collection_id"||s==="p\
odcast_guid"||s==="station_id"||s==="facility_id")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qt.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}$.evaluated={dynamicProps:!1,dynamicItems:!1};function Se(s,{instancePath:a="",
parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.value===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(s.property_id===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_id"},message:"must have required property 'property_id'"};e===null?e=[r]:e.push(r),
t++}if(s.publisher_domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must\
 have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&($(s.type,{instancePath:a+"/type",parentData:s,parentDataProperty:"\
type",rootData:u,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.value!==void 0&&typeof s.value!="string"){const r={instancePath:a+"/\
value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.property_id!==void 0&&
typeof s.property_id!="string"){const r={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}s.publisher_domain!==void 0&&(P(s.publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,parentDataProperty:"\
publisher_domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Se.errors=e,t===0}Se.evaluated={props:{type:!0,value:!0,property_id:!0,
publisher_domain:!0},dynamicProps:!1,dynamicItems:!1};const ta=Ve;const jt={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"EnumsPr\
opertyType"};function T(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=T.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="website"||s==="mobile_app"||s==="ctv_app"||s==="desktop_app"||s==="dooh"||s==="podcast"||s==="radio"||s===
"linear_tv"||s==="streaming_audio"||s==="ai_assistant")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jt.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function ie(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ie.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.value===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(s.type!==
void 0&&($(s.type,{instancePath:a+"/type",parentData:s,parentDataProperty:"type",rootData:u,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),
s.value!==void 0){let r=s.value;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLeng\
th",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/value",schemaPath:"\
#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===
0}ie.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function Ve(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=Ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'pub\
lisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.property_id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_id"},message:"must have required property 'property_id'"};e===null?e=[r]:e.push(r),t++}if(s.property_name===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"property_name"},message:"must have required property 'property_name'"};e===null?e=[r]:e.push(r),t++}if(s.
property_type===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type"},message:"must have required \
property 'property_type'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),t++}if(s.tags===void 0){const r={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_domain!==void 0&&
(P(s.publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:
e.concat(P.errors),t=e.length)),s.property_id!==void 0&&typeof s.property_id!="string"){const r={instancePath:a+"/property_id",schemaPath:"#/properties/property\
_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.property_rid!==void 0){let r=s.property_rid;if(typeof r==
"string"){if(!C.test(r)){const i={instancePath:a+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'\
must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.property_name!==void 0&&typeof s.property_name!="string"){const r={instancePath:a+
"/property_name",schemaPath:"#/properties/property_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
property_type!==void 0&&(T(s.property_type,{instancePath:a+"/property_type",parentData:s,parentDataProperty:"property_type",rootData:u,dynamicAnchors:l})||(e=e===
null?T.errors:e.concat(T.errors),t=e.length)),s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/identi\
fiers",schemaPath:"#/properties/identifiers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),
t++}const i=r.length;for(let n=0;n<i;n++)ie(r[n],{instancePath:a+"/identifiers/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?
ie.errors:e.concat(ie.errors),t=e.length)}else{const i={instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/ta\
gs",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}const i=r.
length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}Ve.evaluated={props:{publisher_domain:!0,property_id:!0,property_rid:!0,property_name:!0,
property_type:!0,identifiers:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};const ia=ps,At={type:"object",required:["generated_at","cursor","freshness"],properties:{
generated_at:{type:"string",format:"date-time"},cursor:{type:["string","null"],format:"uuid"},freshness:{$ref:"CoreRegistryFeedFreshness"}},$id:"RegistryFeedHea\
rtbeat"},Ss={type:"object",required:["generated_at","latest_event_created_at","lag_seconds","retention_days"],properties:{generated_at:{type:"string",format:"da\
te-time"},latest_event_created_at:{type:["string","null"],format:"date-time"},lag_seconds:{type:["integer","null"],minimum:0},retention_days:{type:"integer",minimum:1}},
$id:"CoreRegistryFeedFreshness"};function kr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=kr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.generated_at===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"generated_at"},message:"must have required property 'generated_at'"};e===null?e=[r]:e.push(r),
t++}if(s.latest_event_created_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latest_event_created_at"},
message:"must have required property 'latest_event_created_at'"};e===null?e=[r]:e.push(r),t++}if(s.lag_seconds===void 0){const r={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"lag_seconds"},message:"must have required property 'lag_seconds'"};e===null?e=[r]:e.push(r),t++}if(s.retention_days===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retention_days"},message:"must have required property 'reten\
tion_days'"};e===null?e=[r]:e.push(r),t++}if(s.generated_at!==void 0){let r=s.generated_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/g\
enerated_at",schemaPath:"#/properties/generated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:
e.push(i),t++}}else{const i={instancePath:a+"/generated_at",schemaPath:"#/properties/generated_at/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[i]:e.push(i),t++}}if(s.latest_event_created_at!==void 0){let r=s.latest_event_created_at;if(typeof r!="string"&&r!==null){const i={instancePath:a+
"/latest_event_created_at",schemaPath:"#/properties/latest_event_created_at/type",keyword:"type",params:{type:Ss.properties.latest_event_created_at.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!b.validate(r)){const i={instancePath:a+"/latest_event_created_at",schemaPath:"#/prope\
rties/latest_event_created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}if(s.lag_seconds!==
void 0){let r=s.lag_seconds;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const i={instancePath:a+"/lag_seconds",schemaPath:"#/properties/\
lag_seconds/type",keyword:"type",params:{type:Ss.properties.lag_seconds.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&
isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/lag_seconds",schemaPath:"#/properties/lag_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.retention_days!==void 0){let r=s.retention_days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:a+"/retention_days",schemaPath:"#/properties/retention_days/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:a+"/retention_days",schemaPath:"#/properties/retention_days/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return kr.errors=e,t===0}kr.evaluated={props:{generated_at:!0,latest_event_created_at:!0,
lag_seconds:!0,retention_days:!0},dynamicProps:!1,dynamicItems:!1};function ps(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=ps.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.generated_at===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"generated_at"},message:"must have required property 'generat\
ed_at'"};e===null?e=[r]:e.push(r),t++}if(s.cursor===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cursor"},
message:"must have required property 'cursor'"};e===null?e=[r]:e.push(r),t++}if(s.freshness===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"freshness"},message:"must have required property 'freshness'"};e===null?e=[r]:e.push(r),t++}if(s.generated_at!==void 0){let r=s.
generated_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/generated_at",schemaPath:"#/properties/generated_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/generated_at",schemaPath:"#/properties\
/generated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.cursor!==void 0){let r=s.cursor;if(typeof r!=
"string"&&r!==null){const i={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:At.properties.cursor.type},message:"must\
 be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!C.test(r)){const i={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}s.freshness!==void 0&&(kr(s.freshness,{instancePath:a+"/freshne\
ss",parentData:s,parentDataProperty:"freshness",rootData:u,dynamicAnchors:l})||(e=e===null?kr.errors:e.concat(kr.errors),t=e.length))}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ps.errors=e,t===0}ps.evaluated={props:{generated_at:!0,
cursor:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const aa=ms,Vs={type:"object",required:["error","message","cursor"],properties:{error:{type:"string",enum:[
"cursor_expired","slow_client","unauthorized","reconnect","internal_error"]},message:{type:"string"},cursor:{type:["string","null"],format:"uuid"}},$id:"Registr\
yFeedStreamError"};function ms(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ms.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),t++}if(s.cursor===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cursor"},message:"must hav\
e required property 'cursor'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(typeof r!="string"){const i={instancePath:a+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(!(r==="cursor_expired"||r==="slow_clien\
t"||r==="unauthorized"||r==="reconnect"||r==="internal_error")){const i={instancePath:a+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues:Vs.
properties.error.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.message!==void 0&&typeof s.message!="string"){const r={
instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
cursor!==void 0){let r=s.cursor;if(typeof r!="string"&&r!==null){const i={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{
type:Vs.properties.cursor.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!C.test(r)){const i={instancePath:a+"/cursor",
schemaPath:"#/properties/cursor/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ms.errors=e,t===0}ms.evaluated=
{props:{error:!0,message:!0,cursor:!0},dynamicProps:!1,dynamicItems:!1};const na=j,oa=us;const Dt={type:"string",enum:["brand_json","adagents_json","enriched","community"],$id:"EnumsRevisionSource"};function qr(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||
s==="adagents_json"||s==="enriched"||s==="community")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Dt.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return qr.errors=e,t===0}qr.evaluated={dynamicProps:!1,dynamicItems:!1};function Be(s,{instancePath:a="",
parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.revision_number===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"revision_number"},message:"must have required property 'revision_number'"};e===null?e=[r]:e.push(r),t++}if(s.editor_name===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"editor_name"},message:"must have required property 'editor_name'"};e===null?e=[r]:e.push(r),
t++}if(s.edit_summary===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"edit_summary"},message:"must have re\
quired property 'edit_summary'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.is_rollback===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"is_rollback"},message:"must have required property 'is_rollback'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===
null?e=[r]:e.push(r),t++}if(s.revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+
"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:a+"/revision_number",schemaPath:"#/properties/revision_number/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.editor_name!==void 0&&typeof s.editor_name!="string"){const r={instancePath:a+
"/editor_name",schemaPath:"#/properties/editor_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.edit_summary!==
void 0&&typeof s.edit_summary!="string"){const r={instancePath:a+"/edit_summary",schemaPath:"#/properties/edit_summary/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(qr(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:u,
dynamicAnchors:l})||(e=e===null?qr.errors:e.concat(qr.errors),t=e.length)),s.is_rollback!==void 0&&typeof s.is_rollback!="boolean"){const r={instancePath:a+"/is\
_rollback",schemaPath:"#/properties/is_rollback/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.rolled_back_to!==
void 0){let r=s.rolled_back_to;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/rolled_back_to",schemaPath:"#/properties/roll\
ed_back_to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const i={instancePath:a+"/rolled_back_to",schemaPath:"#/properties/rolled_back_to/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/create\
d_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),
t++}}else{const i={instancePath:a+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Be.errors=e,t===0}Be.evaluated={props:{revision_number:!0,editor_name:!0,edit_summary:!0,source:!0,is_rollback:!0,rolled_back_to:!0,created_at:!0},dynamicProps:!1,
dynamicItems:!1};function us(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=us.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.total===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:
e.push(r),t++}if(s.revisions===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revisions"},message:"must hav\
e required property 'revisions'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/\
properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/to\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.revisions!==void 0){let r=s.revisions;
if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)Be(r[n],{instancePath:a+"/revisions/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||
(e=e===null?Be.errors:e.concat(Be.errors),t=e.length)}else{const i={instancePath:a+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,t===0}us.evaluated={props:{domain:!0,total:!0,revisions:!0},dynamicProps:!1,dynamicItems:!1};const pa=ls;function Me(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Me.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.property_type===void 0){const r={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};e===null?e=[r]:e.push(r),t++}if(s.name===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),t++}if(s.property_type!==void 0&&typeof s.property_type!="string"){const r={instancePath:a+"/property_type",schemaPath:"#/properties/property_ty\
pe/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.property_id!==void 0&&
typeof s.property_id!="string"){const r={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++){let p=r[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[m]:e.push(m),t++}if(p.value===void 0){const m={instancePath:a+
"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property \
'value'"};e===null?e=[m]:e.push(m),t++}if(p.type!==void 0&&typeof p.type!="string"){const m={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"#/properties/i\
dentifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.value!==void 0&&typeof p.
value!="string"){const m={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(
r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}Me.evaluated={props:{property_type:!0,name:!0,property_id:!0,identifiers:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};const xt=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function F(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=F.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(h(r)>255){const i={instancePath:a+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}}if(s.email!==void 0){let r=s.email;if(typeof r=="string"){if(h(r)>254){const i={instancePath:a+"/email",schemaPath:"#/properties/email/maxLength",
keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[i]:e.push(i),t++}if(!xt.test(r)){const i={instancePath:a+"/\
email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}
F.evaluated={props:{name:!0,email:!0},dynamicProps:!1,dynamicItems:!1};function ls(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=ls.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.authorized_agents===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'au\
thorized_agents'"};e===null?e=[r]:e.push(r),t++}if(s.properties===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.$schema!==void 0&&typeof s.$schema!="string"){const r={instancePath:a+
"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_agents!==
void 0){let r=s.authorized_agents;if(Array.isArray(r)){if(r.length>0){const n={instancePath:a+"/authorized_agents",schemaPath:"#/properties/authorized_agents/ma\
xItems",keyword:"maxItems",params:{limit:0},message:"must NOT have more than 0 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];
if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:a+"/authorized_agents/"+n,schemaPath:"#/properties/authorized_agents/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/authorized_agents",schemaPath:"#/properties\
/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.properties!==void 0){let r=s.properties;
if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)Me(r[n],{instancePath:a+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||
(e=e===null?Me.errors:e.concat(Me.errors),t=e.length)}else{const i={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.contact!==void 0&&(F(s.contact,{instancePath:a+"/contact",parentData:s,parentDataProperty:"\
contact",rootData:u,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),s.last_updated!==void 0){let r=s.last_updated;if(typeof r=="string"){
if(!b.validate(r)){const i={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'m\
ust match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ls.errors=e,t===0}ls.evaluated={props:{$schema:!0,authorized_agents:!0,properties:!0,contact:!0,
last_updated:!0},dynamicProps:!1,dynamicItems:!1};const ma=Me,ua=H,la=$e,ya=S;function S(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=S.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={
instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_for!==
void 0&&typeof s.authorized_for!="string"){const r={instancePath:a+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.member!==void 0){let r=s.member;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug!==void 0&&
typeof r.slug!="string"){const i={instancePath:a+"/member/slug",schemaPath:"#/properties/member/properties/slug/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(r.display_name!==void 0&&typeof r.display_name!="string"){const i={instancePath:a+"/member/display_name",schemaPath:"\
#/properties/member/properties/display_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/member",schemaPath:"#/properties/member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return S.errors=e,t===0}S.evaluated={props:{url:!0,
authorized_for:!0,member:!0},dynamicProps:!1,dynamicItems:!1};const da=He,Nt={type:"object",required:["id","property_id","publisher_domain","property_type","nam\
e","identifiers","tags"],properties:{id:{type:"string",format:"uuid"},property_id:{type:["string","null"]},property_rid:{type:"string",format:"uuid"},publisher_domain:{
$ref:"CoreDomainName"},property_type:{$ref:"EnumsPropertyType"},name:{type:"string"},identifiers:{type:"array",items:{$ref:"CoreIdentifier"},maxItems:100},tags:{
type:"array",items:{type:"string"},maxItems:100}},$id:"RegistryLookedUpProperty"};function He(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prope\
rty 'id'"};e===null?e=[r]:e.push(r),t++}if(s.property_id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p\
roperty_id"},message:"must have required property 'property_id'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_domain===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}
if(s.property_type===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type"},message:"must have requ\
ired property 'property_type'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),t++}if(s.tags===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[r]:e.push(r),
t++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!C.test(r)){const i={instancePath:a+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.property_id!==void 0){let r=s.property_id;if(typeof r!="string"&&r!==null){
const i={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:Nt.properties.property_id.type},message:"must be s\
tring,null"};e===null?e=[i]:e.push(i),t++}}if(s.property_rid!==void 0){let r=s.property_rid;if(typeof r=="string"){if(!C.test(r)){const i={instancePath:a+"/prop\
erty_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{
const i={instancePath:a+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.publisher_domain!==void 0&&(P(s.publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",rootData:u,
dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.property_type!==void 0&&(T(s.property_type,{instancePath:a+"/property_type",parentData:s,
parentDataProperty:"property_type",rootData:u,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.name!==void 0&&typeof s.name!="string"){
const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers\
/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)
ie(r[n],{instancePath:a+"/identifiers/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)}else{
const i={instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="str\
ing"){const p={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),t++}}else{const i={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return He.errors=e,t===0}He.evaluated={props:{id:!0,property_id:!0,property_rid:!0,publisher_domain:!0,property_type:!0,name:!0,identifiers:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};const fa=ys;function ys(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ys.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.domains===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domains"},message:"must have required property 'domains'"};e===null?
e=[r]:e.push(r),t++}if(s.count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must have \
required property 'count'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0&&typeof s.agent_url!="string"){const r={instancePath:a+"/agent_url",schemaPath:"\
#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.domains!==void 0){let r=s.domains;
if(Array.isArray(r)){if(r.length>1e5){const n={instancePath:a+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit:1e5},message:"\
must NOT have more than 100000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/dom\
ains/"+n,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={
instancePath:a+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
count!==void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/count",schemaPath:"#/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ys.errors=e,t===
0}ys.evaluated={props:{agent_url:!0,domains:!0,count:!0},dynamicProps:!1,dynamicItems:!1};const ca=ds;function ds(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ds.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.authorized_agents===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'authorized\
_agents'"};e===null?e=[r]:e.push(r),t++}if(s.sales_agents_claiming===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sales_agents_claiming"},message:"must have required property 'sales_agents_claiming'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&(P(s.domain,{instancePath:a+
"/domain",parentData:s,parentDataProperty:"domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.authorized_agents!==void 0){
let r=s.authorized_agents;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+"/authorized_agents",schemaPath:"#/properties/authorized_agents/maxItems",
keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)S(r[n],{instancePath:a+
"/authorized_agents/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{const i={instancePath:a+
"/authorized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.sales_agents_claiming!==void 0){let r=s.sales_agents_claiming;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+"/sales_agents_claiming",schemaPath:"\
#/properties/sales_agents_claiming/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const i=r.
length;for(let n=0;n<i;n++)S(r[n],{instancePath:a+"/sales_agents_claiming/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?S.errors:
e.concat(S.errors),t=e.length)}else{const i={instancePath:a+"/sales_agents_claiming",schemaPath:"#/properties/sales_agents_claiming/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ds.errors=e,t===0}ds.evaluated={props:{domain:!0,authorized_agents:!0,sales_agents_claiming:!0},dynamicProps:!1,
dynamicItems:!1};const ha=fs;function Ze(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ze.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_domain===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'pub\
lisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.property===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property"},message:"must have required property 'property'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0&&typeof s.agent_url!="string"){const r={instancePath:a+
"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.publisher_domain!==
void 0&&(P(s.publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:l})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length)),s.property!==void 0&&(He(s.property,{instancePath:a+"/property",parentData:s,parentDataProperty:"property",rootData:u,dynamicAnchors:l})||
(e=e===null?He.errors:e.concat(He.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}Ze.evaluated={props:{agent_url:!0,publisher_domain:!0,property:!0},dynamicProps:!1,dynamicItems:!1};
function fs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=fs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.value===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(s.agents===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agents"},message:"must have required property 'agents'"};e===
null?e=[r]:e.push(r),t++}if(s.count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must \
have required property 'count'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&($(s.type,{instancePath:a+"/type",parentData:s,parentDataProperty:"type",rootData:u,
dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.value!==void 0&&typeof s.value!="string"){const r={instancePath:a+"/value",schemaPath:"\
#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.agents!==void 0){let r=s.agents;if(Array.
isArray(r)){if(r.length>1e3){const n={instancePath:a+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT\
 have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)Ze(r[n],{instancePath:a+"/agents/"+n,parentData:r,parentDataProperty:n,
rootData:u,dynamicAnchors:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length)}else{const i={instancePath:a+"/agents",schemaPath:"#/properties/agents/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.count!==void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/count",schemaPath:"#/properties/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}fs.evaluated={props:{type:!0,value:!0,agents:!0,count:!0},
dynamicProps:!1,dynamicItems:!1};const ga=cs;const Er={type:"object",required:["reference_type","manifest_url","agent_url","agent_id","verification_status"],properties:{reference_type:{type:"string",enum:[
"url","agent"]},manifest_url:{type:["string","null"],format:"uri"},agent_url:{type:["string","null"],format:"uri"},agent_id:{type:["string","null"]},verification_status:{
$ref:"EnumsManifestStatus"}},$id:"RegistryManifestReference"},It={type:"string",enum:["pending","valid","invalid","unreachable"],$id:"EnumsManifestStatus"};function jr(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=jr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="pending"||s==="valid"||s==="invalid"||s==="unreachable")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:It.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return jr.errors=e,t===0}jr.evaluated={dynamicProps:!1,
dynamicItems:!1};function Je(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Je.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.reference_type===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reference_type"},message:"must have required property 'reference_type'"};e===null?e=[r]:e.push(
r),t++}if(s.manifest_url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"manifest_url"},message:"must have\
 required property 'manifest_url'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.agent_id===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"agent_id"},message:"must have required property 'agent_id'"};e===null?e=[r]:e.push(r),t++}if(s.verification_status===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verification_status"},message:"must have required property '\
verification_status'"};e===null?e=[r]:e.push(r),t++}if(s.reference_type!==void 0){let r=s.reference_type;if(typeof r!="string"){const i={instancePath:a+"/refere\
nce_type",schemaPath:"#/properties/reference_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(!(r==="u\
rl"||r==="agent")){const i={instancePath:a+"/reference_type",schemaPath:"#/properties/reference_type/enum",keyword:"enum",params:{allowedValues:Er.properties.reference_type.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.manifest_url!==void 0){let r=s.manifest_url;if(typeof r!="string"&&
r!==null){const i={instancePath:a+"/manifest_url",schemaPath:"#/properties/manifest_url/type",keyword:"type",params:{type:Er.properties.manifest_url.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!k(r)){const i={instancePath:a+"/manifest_url",schemaPath:"#/properties/manifest_url/f\
ormat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r!=
"string"&&r!==null){const i={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:Er.properties.agent_url.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!k(r)){const i={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}if(s.agent_id!==void 0){let r=s.agent_id;if(typeof r!="s\
tring"&&r!==null){const i={instancePath:a+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type:Er.properties.agent_id.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}}s.verification_status!==void 0&&(jr(s.verification_status,{instancePath:a+"/verification_status",parentData:s,
parentDataProperty:"verification_status",rootData:u,dynamicAnchors:l})||(e=e===null?jr.errors:e.concat(jr.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}Je.evaluated={props:{reference_type:!0,
manifest_url:!0,agent_url:!0,agent_id:!0,verification_status:!0},dynamicProps:!1,dynamicItems:!1};function cs(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=cs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"m\
ust have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.found===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0&&typeof s.success!="boolean"){const r={
instancePath:a+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}
if(s.found!==void 0&&typeof s.found!="boolean"){const r={instancePath:a+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}s.reference!==void 0&&(Je(s.reference,{instancePath:a+"/reference",parentData:s,parentDataProperty:"reference",rootData:u,
dynamicAnchors:l})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return cs.errors=e,t===0}cs.evaluated={props:{success:!0,found:!0,reference:!0},dynamicProps:!1,dynamicItems:!1};
const _a=Je,ba=x;function x(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=x.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.display_name===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"display_name"},message:"must have required property 'display_name'"};e===null?e=[r]:e.push(r),t++}if(s.slug!==void 0&&
typeof s.slug!="string"){const r={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.display_name!==void 0&&typeof s.display_name!="string"){const r={instancePath:a+"/display_name",schemaPath:"#/properties/display_n\
ame/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:{slug:!0,display_name:!0},dynamicProps:!1,
dynamicItems:!1};const Pa=We;const Rt={type:"string",enum:["adagents_json","aao_hosted","agent_claim"],$id:"EnumsPublisherAgentSource"};function ae(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="aao_hosted"||s==="agent_claim")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Rt.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={dynamicProps:!1,dynamicItems:!1};function Ue(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_domain!==
void 0&&typeof s.publisher_domain!="string"){const r={instancePath:a+"/publisher_domain",schemaPath:"#/properties/publisher_domain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_for!==void 0&&typeof s.authorized_for!="string"){const r={instancePath:a+"\
/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.source!==
void 0&&(ae(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:u,dynamicAnchors:l})||(e=e===null?ae.errors:e.concat(ae.errors),
t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.
errors=e,t===0}Ue.evaluated={props:{publisher_domain:!0,authorized_for:!0,source:!0},dynamicProps:!1,dynamicItems:!1};function We(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=We.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[i]:e.push(i),t++}if(s.name===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(s.type===void 0){const i={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.push(i),t++}if(s.authorized_by===void 0){
const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_by"},message:"must have required property 'authorized_by'"};
e===null?e=[i]:e.push(i),t++}if(s.url!==void 0){let i=s.url;if(typeof i=="string"){if(!k(i)){const n={instancePath:a+"/url",schemaPath:"#/properties/url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.name!==void 0&&typeof s.name!="string"){const i={
instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(s.type!==
void 0){let i=s.type;const n=t;let p=!1;const m=t;Q(i,{instancePath:a+"/type",parentData:s,parentDataProperty:"type",rootData:u,dynamicAnchors:l})||(e=e===null?
Q.errors:e.concat(Q.errors),t=e.length);var r=m===t;p=p||r;const y=t;if(i!=="unknown"){const c={instancePath:a+"/type",schemaPath:"#/properties/type/anyOf/1/con\
st",keyword:"const",params:{allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[c]:e.push(c),t++}var r=y===t;if(p=p||r,p)t=n,e!==null&&(n?e.
length=n:e=null);else{const c={instancePath:a+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===
null?e=[c]:e.push(c),t++}}if(s.authorized_by!==void 0){let i=s.authorized_by;if(Array.isArray(i)){if(i.length>100){const p={instancePath:a+"/authorized_by",schemaPath:"\
#/properties/authorized_by/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[p]:e.push(p),t++}const n=i.length;
for(let p=0;p<n;p++)Ue(i[p],{instancePath:a+"/authorized_by/"+p,parentData:i,parentDataProperty:p,rootData:u,dynamicAnchors:l})||(e=e===null?Ue.errors:e.concat(
Ue.errors),t=e.length)}else{const n={instancePath:a+"/authorized_by",schemaPath:"#/properties/authorized_by/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}if(s.authorized_by_truncated!==void 0&&typeof s.authorized_by_truncated!="boolean"){const i={instancePath:a+"/auth\
orized_by_truncated",schemaPath:"#/properties/authorized_by_truncated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return We.
errors=e,t===0}We.evaluated={props:{url:!0,name:!0,type:!0,authorized_by:!0,authorized_by_truncated:!0},dynamicProps:!1,dynamicItems:!1};const va=Ue,wa=hs;function hs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=hs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const n={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[n]:e.push(n),t++}if(s.member===void 0){const n={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===null?e=[n]:e.push(
n),t++}if(s.agents===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agents"},message:"must have required pr\
operty 'agents'"};e===null?e=[n]:e.push(n),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const n={instancePath:a+"/domain",schemaPath:"#/properties/domai\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(s.member!==void 0){let n=s.member;const p=t;let m=!1;const y=t;
x(n,{instancePath:a+"/member",parentData:s,parentDataProperty:"member",rootData:u,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length);var i=y===
t;if(m=m||i,i){var r={};r.slug=!0,r.display_name=!0}const c=t;if(n!==null){const g={instancePath:a+"/member",schemaPath:"#/properties/member/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),t++}var i=c===t;if(m=m||i,m)t=p,e!==null&&(p?e.length=p:e=null);else{const g={instancePath:a+
"/member",schemaPath:"#/properties/member/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[g]:e.push(g),t++}}if(s.agents!==void 0){
let n=s.agents;if(Array.isArray(n)){if(n.length>20){const m={instancePath:a+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:20},
message:"must NOT have more than 20 items"};e===null?e=[m]:e.push(m),t++}const p=n.length;for(let m=0;m<p;m++)We(n[m],{instancePath:a+"/agents/"+m,parentData:n,
parentDataProperty:m,rootData:u,dynamicAnchors:l})||(e=e===null?We.errors:e.concat(We.errors),t=e.length)}else{const p={instancePath:a+"/agents",schemaPath:"#/p\
roperties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(s.agents_truncated!==void 0&&typeof s.agents_truncated!=
"boolean"){const n={instancePath:a+"/agents_truncated",schemaPath:"#/properties/agents_truncated/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),t++}return hs.errors=e,t===0}hs.evaluated={props:{domain:!0,member:!0,agents:!0,agents_truncated:!0},dynamicProps:!1,dynamicItems:!1};const ka=gs;function gs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=gs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.nonce===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:e.push(
r),t++}if(s.expires_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have req\
uired property 'expires_at'"};e===null?e=[r]:e.push(r),t++}if(s.dns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),t++}if(s.http===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){
const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
t++}if(s.nonce!==void 0){let r=s.nonce;if(typeof r=="string"){if(h(r)>43){const i={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"ma\
xLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<43){const i={instancePath:a+"/nonce",schemaPath:"\
#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.
expires_at!==void 0){let r=s.expires_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/form\
at",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/expires_a\
t",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.dns!==void 0){let r=s.
dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(r.type===void 0){const i={instancePath:a+"/dns",schemaPath:"\
#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.push(i),t++}if(r.value===
void 0){const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"must have required pr\
operty 'value'"};e===null?e=[i]:e.push(i),t++}if(r.name!==void 0&&typeof r.name!="string"){const i={instancePath:a+"/dns/name",schemaPath:"#/properties/dns/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.type!==void 0&&r.type!=="TXT"){const i={instancePath:a+
"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equal to constant"};e===null?e=[i]:
e.push(i),t++}if(r.value!==void 0&&typeof r.value!="string"){const i={instancePath:a+"/dns/value",schemaPath:"#/properties/dns/properties/value/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.url===void 0){const i={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"url"},message:"must have \
required property 'url'"};e===null?e=[i]:e.push(i),t++}if(r.body===void 0){const i={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"requ\
ired",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[i]:e.push(i),t++}if(r.url!==void 0){let i=r.url;if(typeof i=="st\
ring"){if(!k(i)){const n={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"uri"},message:'must m\
atch format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.body!==void 0&&typeof r.body!="string"){const i={instancePath:a+"/http/body",schemaPath:"\
#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,t===0}gs.evaluated={props:{domain:!0,
nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};const qa=_s;const $t={type:"string",enum:["open","consumed","invalidated","expired","none"],$id:"EnumsOwnershipChallengeState"};function Ar(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ar.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"open"||s==="consumed"||s==="invalidated"||s==="expired"||s==="none")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$t.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Ar.errors=e,t===0}Ar.evaluated={dynamicProps:!1,dynamicItems:!1};const Lt={type:"string",enum:["dns","http"],$id:"EnumsOwnershipProofMethod"};function Dr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=Dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="dns"||s==="http")){const r={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Lt.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Dr.errors=e,t===
0}Dr.evaluated={dynamicProps:!1,dynamicItems:!1};function Xe(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.method===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"must have required property 'method'"};e===null?e=[r]:e.push(
r),t++}if(s.proved_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"proved_at"},message:"must have requi\
red property 'proved_at'"};e===null?e=[r]:e.push(r),t++}if(s.age_seconds===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
age_seconds"},message:"must have required property 'age_seconds'"};e===null?e=[r]:e.push(r),t++}if(s.valid_until===void 0){const r={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"valid_until"},message:"must have required property 'valid_until'"};e===null?e=[r]:e.push(r),t++}if(s.is_valid===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"is_valid"},message:"must have required property 'is_valid'"};
e===null?e=[r]:e.push(r),t++}if(s.method!==void 0&&(Dr(s.method,{instancePath:a+"/method",parentData:s,parentDataProperty:"method",rootData:u,dynamicAnchors:l})||
(e=e===null?Dr.errors:e.concat(Dr.errors),t=e.length)),s.proved_at!==void 0){let r=s.proved_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+
"/proved_at",schemaPath:"#/properties/proved_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:a+"/proved_at",schemaPath:"#/properties/proved_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),t++}}if(s.age_seconds!==void 0){let r=s.age_seconds;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/age_seco\
nds",schemaPath:"#/properties/age_seconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="num\
ber"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/age_seconds",schemaPath:"#/properties/age_seconds/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.valid_until!==void 0){let r=s.valid_until;if(typeof r=="string"){if(!b.validate(r)){const i={
instancePath:a+"/valid_until",schemaPath:"#/properties/valid_until/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/valid_until",schemaPath:"#/properties/valid_until/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}if(s.is_valid!==void 0&&typeof s.is_valid!="boolean"){const r={instancePath:a+"/is_valid",schemaPath:"#/propertie\
s/is_valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xe.errors=e,t===0}Xe.evaluated={props:{method:!0,proved_at:!0,
age_seconds:!0,valid_until:!0,is_valid:!0},dynamicProps:!1,dynamicItems:!1};function Ke(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=Ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===
void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[n]:e.push(n),t++}if(s.state===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must \
have required property 'state'"};e===null?e=[n]:e.push(n),t++}if(s.proof===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
proof"},message:"must have required property 'proof'"};e===null?e=[n]:e.push(n),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const n={instancePath:a+"/d\
omain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(s.state!==void 0&&(Ar(
s.state,{instancePath:a+"/state",parentData:s,parentDataProperty:"state",rootData:u,dynamicAnchors:l})||(e=e===null?Ar.errors:e.concat(Ar.errors),t=e.length)),s.
issued_at!==void 0){let n=s.issued_at;if(typeof n=="string"){if(!b.validate(n)){const p={instancePath:a+"/issued_at",schemaPath:"#/properties/issued_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/issued_at",schemaPath:"\
#/properties/issued_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.expires_at!==void 0){let n=s.expires_at;
if(typeof n=="string"){if(!b.validate(n)){const p={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.settled_at!==void 0){let n=s.settled_at;if(typeof n=="st\
ring"){if(!b.validate(n)){const p={instancePath:a+"/settled_at",schemaPath:"#/properties/settled_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/settled_at",schemaPath:"#/properties/settled_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.detail!==void 0&&typeof s.detail!="string"){const n={instancePath:a+"/detail",
schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(s.nonce!==void 0){let n=s.
nonce;if(typeof n=="string"){if(h(n)>43){const p={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},message:"\
must NOT have more than 43 characters"};e===null?e=[p]:e.push(p),t++}if(h(n)<43){const p={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"\
minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/nonce",schemaPath:"#\
/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.dns!==void 0){let n=s.dns;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.name===void 0){const p={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(n.type===void 0){const p={instancePath:a+"/dns",schemaPath:"#/properties/dn\
s/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),t++}if(n.value===void 0){const p={
instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};
e===null?e=[p]:e.push(p),t++}if(n.name!==void 0&&typeof n.name!="string"){const p={instancePath:a+"/dns/name",schemaPath:"#/properties/dns/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0&&n.type!=="TXT"){const p={instancePath:a+"/dns/t\
ype",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equal to constant"};e===null?e=[p]:e.push(
p),t++}if(n.value!==void 0&&typeof n.value!="string"){const p={instancePath:a+"/dns/value",schemaPath:"#/properties/dns/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/dns",schemaPath:"#/properties/dns/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(s.http!==void 0){let n=s.http;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===
void 0){const p={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"url"},message:"must have required pr\
operty 'url'"};e===null?e=[p]:e.push(p),t++}if(n.body===void 0){const p={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[p]:e.push(p),t++}if(n.url!==void 0){let p=n.url;if(typeof p=="string"){if(!k(p)){
const m={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};
e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(n.body!==void 0&&typeof n.body!="string"){const p={instancePath:a+"/http/body",schemaPath:"#/properti\
es/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/http",
schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(s.proof!==void 0){let n=s.proof;
const p=t;let m=!1;const y=t;Xe(n,{instancePath:a+"/proof",parentData:s,parentDataProperty:"proof",rootData:u,dynamicAnchors:l})||(e=e===null?Xe.errors:e.concat(
Xe.errors),t=e.length);var i=y===t;if(m=m||i,i){var r={};r.method=!0,r.proved_at=!0,r.age_seconds=!0,r.valid_until=!0,r.is_valid=!0}const c=t;if(n!==null){const g={
instancePath:a+"/proof",schemaPath:"#/properties/proof/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),t++}var i=c===
t;if(m=m||i,m)t=p,e!==null&&(p?e.length=p:e=null);else{const g={instancePath:a+"/proof",schemaPath:"#/properties/proof/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[g]:e.push(g),t++}}}else{const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[n]:e.push(n),t++}return Ke.errors=e,t===0}Ke.evaluated={props:{domain:!0,state:!0,issued_at:!0,expires_at:!0,settled_at:!0,detail:!0,
nonce:!0,dns:!0,http:!0,proof:!0},dynamicProps:!1,dynamicItems:!1};function _s(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=_s.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?
e=[r]:e.push(r),t++}if(s.challenges===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challenges"},message:"\
must have required property 'challenges'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:a+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.challenges!==void 0){let r=s.challenges;if(Array.isArray(r)){const i=r.length;for(let n=0;n<
i;n++)Ke(r[n],{instancePath:a+"/challenges/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length)}else{
const i={instancePath:a+"/challenges",schemaPath:"#/properties/challenges/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _s.
errors=e,t===0}_s.evaluated={props:{total:!0,challenges:!0},dynamicProps:!1,dynamicItems:!1};const ja=bs;function bs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=bs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.
domain;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,t===0}bs.evaluated={props:{domain:!0},
dynamicProps:!1,dynamicItems:!1};const Aa=Ke,Da=Xe,xa=je,Na=Ae,Ia=Ps;const zt={type:"string",enum:["authorized","authorized_first_party","publisher_file_unknown","publisher_file_missing","publisher_file_invalid","publisher_unreac\
hable","publisher_revoked","property_unknown","property_stale","agent_not_listed","signals_only","property_out_of_scope","not_yet_effective","expired","country_\
required","country_not_covered","collection_required","collection_not_covered","placement_required","placement_not_covered","delegation_type_mismatch","operator\
_unknown","operator_file_unknown","operator_file_missing","operator_file_invalid","operator_unreachable","agent_not_declared","property_not_declared","relations\
hip_mismatch"],$id:"EnumsAuthorizationReason"};function L(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="authorized"||s==="authorized_first_party"||s==="publisher_file_unk\
nown"||s==="publisher_file_missing"||s==="publisher_file_invalid"||s==="publisher_unreachable"||s==="publisher_revoked"||s==="property_unknown"||s==="property_s\
tale"||s==="agent_not_listed"||s==="signals_only"||s==="property_out_of_scope"||s==="not_yet_effective"||s==="expired"||s==="country_required"||s==="country_not\
_covered"||s==="collection_required"||s==="collection_not_covered"||s==="placement_required"||s==="placement_not_covered"||s==="delegation_type_mismatch"||s==="\
operator_unknown"||s==="operator_file_unknown"||s==="operator_file_missing"||s==="operator_file_invalid"||s==="operator_unreachable"||s==="agent_not_declared"||
s==="property_not_declared"||s==="relationship_mismatch")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:zt.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};const Ot={type:"ob\
ject",required:["publisher_domain","selection_type","requested_count","authorized_count","source","reasons"],properties:{publisher_domain:{$ref:"CoreDomainName"},
selection_type:{$ref:"EnumsSelectionType"},requested_count:{type:"integer",minimum:0},authorized_count:{type:"integer",minimum:0},unauthorized_items:{type:"arra\
y",items:{type:"string"},maxItems:1e3},source:{type:"string",enum:["adagents_json","agent_claim","none"]},reasons:{type:"object",propertyNames:{$ref:"EnumsAutho\
rizationReason"},additionalProperties:{type:"integer",minimum:1}}},$id:"RegistryProductSelectorCoverage"},Et={type:"string",enum:["all","by_id","by_tag"],$id:"E\
numsSelectionType"};function ne(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ne.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="all"||s==="by_id"||s==="by_tag")){const r={instancePath:a,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Et.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={dynamicProps:!1,
dynamicItems:!1};function Ge(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ge.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const i={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[i]:
e.push(i),t++}if(s.selection_type===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"\
must have required property 'selection_type'"};e===null?e=[i]:e.push(i),t++}if(s.requested_count===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"requested_count"},message:"must have required property 'requested_count'"};e===null?e=[i]:e.push(i),t++}if(s.authorized_count===
void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_count"},message:"must have required property 'aut\
horized_count'"};e===null?e=[i]:e.push(i),t++}if(s.source===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[i]:e.push(i),t++}if(s.reasons===void 0){const i={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reasons"},message:"must have required property 'reasons'"};e===null?e=[i]:e.push(i),t++}if(s.publisher_domain!==void 0&&(P(s.
publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length)),s.selection_type!==void 0&&(ne(s.selection_type,{instancePath:a+"/selection_type",parentData:s,parentDataProperty:"selection_type",rootData:u,
dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),s.requested_count!==void 0){let i=s.requested_count;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){const n={instancePath:a+"/requested_count",schemaPath:"#/properties/requested_count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){const n={instancePath:a+"/requested_count",schemaPath:"#/pro\
perties/requested_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.authorized_count!==
void 0){let i=s.authorized_count;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const n={instancePath:a+"/authorized_count",schemaPath:"#/properties/\
authorized_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof i=="number"&&isFinite(i)&&(i<0||
isNaN(i))){const n={instancePath:a+"/authorized_count",schemaPath:"#/properties/authorized_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(s.unauthorized_items!==void 0){let i=s.unauthorized_items;if(Array.isArray(i)){if(i.length>1e3){const p={instancePath:a+
"/unauthorized_items",schemaPath:"#/properties/unauthorized_items/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};
e===null?e=[p]:e.push(p),t++}const n=i.length;for(let p=0;p<n;p++)if(typeof i[p]!="string"){const m={instancePath:a+"/unauthorized_items/"+p,schemaPath:"#/prope\
rties/unauthorized_items/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const n={instancePath:a+
"/unauthorized_items",schemaPath:"#/properties/unauthorized_items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}
if(s.source!==void 0){let i=s.source;if(typeof i!="string"){const n={instancePath:a+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(i==="adagents_json"||i==="agent_claim"||i==="none")){const n={instancePath:a+"/source",schemaPath:"\
#/properties/source/enum",keyword:"enum",params:{allowedValues:Ot.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.
push(n),t++}}if(s.reasons!==void 0){let i=s.reasons;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const n in i){const p=t;L(n,{instancePath:a+"/reasons",parentData:i,
parentDataProperty:"reasons",rootData:u,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length);var r=p===t;if(!r){const m={instancePath:a+"/rea\
sons",schemaPath:"#/properties/reasons/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be valid"};e===null?e=[m]:e.push(
m),t++}}for(const n in i){let p=i[n];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const m={instancePath:a+"/reasons/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/reasons/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),t++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const m={instancePath:a+"/reasons/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/reasons/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}}else{const n={
instancePath:a+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}}else{
const i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Ge.errors=e,t===
0}Ge.evaluated={props:{publisher_domain:!0,selection_type:!0,requested_count:!0,authorized_count:!0,unauthorized_items:!0,source:!0,reasons:!0},dynamicProps:!1,
dynamicItems:!1};const Fr={type:"object",required:["publisher_domain","obstacle","entry_count","file_url","file_sha256","validated_at","freshness"],properties:{
publisher_domain:{$ref:"CoreDomainName"},obstacle:{anyOf:[{$ref:"EnumsAuthorizationReason"},{type:"null"}]},entry_count:{type:"integer",minimum:0},file_url:{type:[
"string","null"]},file_sha256:{type:["string","null"]},validated_at:{type:["string","null"],format:"date-time"},freshness:{$ref:"EnumsFreshnessState"},discovery_method:{
anyOf:[{$ref:"EnumsDiscoveryMethod"},{type:"null"}]},manager_domain:{anyOf:[{$ref:"CoreDomainName"},{type:"null"}]},revoked_at:{type:["string","null"],format:"d\
ate-time"}},$id:"RegistryProductPublisherSide"};function Qe(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const o=Qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===
void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'pub\
lisher_domain'"};e===null?e=[p]:e.push(p),t++}if(s.obstacle===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
obstacle"},message:"must have required property 'obstacle'"};e===null?e=[p]:e.push(p),t++}if(s.entry_count===void 0){const p={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entry_count"},message:"must have required property 'entry_count'"};e===null?e=[p]:e.push(p),t++}if(s.file_url===
void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_url"},message:"must have required property 'file_url'"};
e===null?e=[p]:e.push(p),t++}if(s.file_sha256===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_sha256"},
message:"must have required property 'file_sha256'"};e===null?e=[p]:e.push(p),t++}if(s.validated_at===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"validated_at"},message:"must have required property 'validated_at'"};e===null?e=[p]:e.push(p),t++}if(s.freshness===void 0){const p={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"freshness"},message:"must have required property 'freshness'"};e===null?e=[p]:
e.push(p),t++}if(s.publisher_domain!==void 0&&(P(s.publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",rootData:u,
dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.obstacle!==void 0){let p=s.obstacle;const m=t;let y=!1;const c=t;L(p,{instancePath:a+
"/obstacle",parentData:s,parentDataProperty:"obstacle",rootData:u,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length);var r=c===t;y=y||r;const g=t;
if(p!==null){const _={instancePath:a+"/obstacle",schemaPath:"#/properties/obstacle/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===
null?e=[_]:e.push(_),t++}var r=g===t;if(y=y||r,y)t=m,e!==null&&(m?e.length=m:e=null);else{const _={instancePath:a+"/obstacle",schemaPath:"#/properties/obstacle/\
anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[_]:e.push(_),t++}}if(s.entry_count!==void 0){let p=s.entry_count;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const m={instancePath:a+"/entry_count",schemaPath:"#/properties/entry_count/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const m={instancePath:a+"/entry_count",schemaPath:"\
#/properties/entry_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(s.file_url!==void 0){
let p=s.file_url;if(typeof p!="string"&&p!==null){const m={instancePath:a+"/file_url",schemaPath:"#/properties/file_url/type",keyword:"type",params:{type:Fr.properties.
file_url.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(s.file_sha256!==void 0){let p=s.file_sha256;if(typeof p!="string"&&p!==null){const m={
instancePath:a+"/file_sha256",schemaPath:"#/properties/file_sha256/type",keyword:"type",params:{type:Fr.properties.file_sha256.type},message:"must be string,nul\
l"};e===null?e=[m]:e.push(m),t++}}if(s.validated_at!==void 0){let p=s.validated_at;if(typeof p!="string"&&p!==null){const m={instancePath:a+"/validated_at",schemaPath:"\
#/properties/validated_at/type",keyword:"type",params:{type:Fr.properties.validated_at.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof p==
"string"&&!b.validate(p)){const m={instancePath:a+"/validated_at",schemaPath:"#/properties/validated_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}if(s.freshness!==void 0&&(N(s.freshness,{instancePath:a+"/freshness",parentData:s,parentDataProperty:"\
freshness",rootData:u,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.discovery_method!==void 0){let p=s.discovery_method;const m=t;let y=!1;
const c=t;A(p,{instancePath:a+"/discovery_method",parentData:s,parentDataProperty:"discovery_method",rootData:u,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(
A.errors),t=e.length);var i=c===t;y=y||i;const g=t;if(p!==null){const _={instancePath:a+"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf/1/ty\
pe",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[_]:e.push(_),t++}var i=g===t;if(y=y||i,y)t=m,e!==null&&(m?e.length=m:e=null);else{const _={
instancePath:a+"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=
[_]:e.push(_),t++}}if(s.manager_domain!==void 0){let p=s.manager_domain;const m=t;let y=!1;const c=t;P(p,{instancePath:a+"/manager_domain",parentData:s,parentDataProperty:"\
manager_domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length);var n=c===t;y=y||n;const g=t;if(p!==null){const _={instancePath:a+
"/manager_domain",schemaPath:"#/properties/manager_domain/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[_]:e.push(_),t++}
var n=g===t;if(y=y||n,y)t=m,e!==null&&(m?e.length=m:e=null);else{const _={instancePath:a+"/manager_domain",schemaPath:"#/properties/manager_domain/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[_]:e.push(_),t++}}if(s.revoked_at!==void 0){let p=s.revoked_at;if(typeof p!="string"&&p!==null){
const m={instancePath:a+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Fr.properties.revoked_at.type},message:"must be stri\
ng,null"};e===null?e=[m]:e.push(m),t++}if(typeof p=="string"&&!b.validate(p)){const m={instancePath:a+"/revoked_at",schemaPath:"#/properties/revoked_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),t++}}}else{const p={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}return Qe.errors=e,t===0}Qe.evaluated={props:{publisher_domain:!0,
obstacle:!0,entry_count:!0,file_url:!0,file_sha256:!0,validated_at:!0,freshness:!0,discovery_method:!0,manager_domain:!0,revoked_at:!0},dynamicProps:!1,dynamicItems:!1};
function Ps(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ps.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.authorized===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};e===
null?e=[r]:e.push(r),t++}if(s.reason===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"mus\
t have required property 'reason'"};e===null?e=[r]:e.push(r),t++}if(s.coverage_percentage===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"coverage_percentage"},message:"must have required property 'coverage_percentage'"};e===null?e=[r]:e.push(r),t++}if(s.total_requested===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_requested"},message:"must have required property 'tota\
l_requested'"};e===null?e=[r]:e.push(r),t++}if(s.total_authorized===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total_authorized"},message:"must have required property 'total_authorized'"};e===null?e=[r]:e.push(r),t++}if(s.selectors===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"selectors"},message:"must have required property 'selectors'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_sides===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_sides"},message:"must have required property 'publ\
isher_sides'"};e===null?e=[r]:e.push(r),t++}if(s.operator_side===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
operator_side"},message:"must have required property 'operator_side'"};e===null?e=[r]:e.push(r),t++}if(s.checked_at===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"checked_at"},message:"must have required property 'checked_at'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==
void 0&&typeof s.agent_url!="string"){const r={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.agent_url_canonical!==void 0&&typeof s.agent_url_canonical!="string"){const r={instancePath:a+"/agent_url_can\
onical",schemaPath:"#/properties/agent_url_canonical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized!==
void 0&&typeof s.authorized!="boolean"){const r={instancePath:a+"/authorized",schemaPath:"#/properties/authorized/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.reason!==void 0&&(L(s.reason,{instancePath:a+"/reason",parentData:s,parentDataProperty:"reason",rootData:u,dynamicAnchors:l})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)),s.coverage_percentage!==void 0){let r=s.coverage_percentage;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:a+"/coverage_percentage",schemaPath:"#/properties/coverage_percentage/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const i={instancePath:a+"/coverage_percentage",schemaPath:"#/prope\
rties/coverage_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[i]:e.push(i),t++}if(r<0||isNaN(r)){
const i={instancePath:a+"/coverage_percentage",schemaPath:"#/properties/coverage_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[i]:e.push(i),t++}}}if(s.total_requested!==void 0){let r=s.total_requested;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={
instancePath:a+"/total_requested",schemaPath:"#/properties/total_requested/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:
e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/total_requested",schemaPath:"#/properties/total_requested/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.total_authorized!==void 0){let r=s.total_authorized;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/total_authorized",schemaPath:"#/properties/total_authorized/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/total_authorized",schemaPath:"#/properties/total_authorized/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:
e.push(i),t++}}if(s.selectors!==void 0){let r=s.selectors;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)Ge(r[n],{instancePath:a+"/selectors/"+n,parentData:r,
parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length)}else{const i={instancePath:a+"/selectors",schemaPath:"\
#/properties/selectors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.publisher_sides!==void 0){let r=s.
publisher_sides;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)Qe(r[n],{instancePath:a+"/publisher_sides/"+n,parentData:r,parentDataProperty:n,rootData:u,
dynamicAnchors:l})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length)}else{const i={instancePath:a+"/publisher_sides",schemaPath:"#/properties/publisher_sid\
es/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.operator_side!==void 0&&(M(s.operator_side,{instancePath:a+
"/operator_side",parentData:s,parentDataProperty:"operator_side",rootData:u,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.checked_at!==
void 0){let r=s.checked_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/checked_at",schemaPath:"\
#/properties/checked_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ps.errors=e,t===0}Ps.evaluated={props:{agent_url:!0,
agent_url_canonical:!0,authorized:!0,reason:!0,coverage_percentage:!0,total_requested:!0,total_authorized:!0,selectors:!0,publisher_sides:!0,operator_side:!0,checked_at:!0},
dynamicProps:!1,dynamicItems:!1};const Ra=vs,Ft={type:"object",required:["agent_url","publisher_properties"],properties:{agent_url:{type:"string",minLength:1,maxLength:2048},
publisher_properties:{type:"array",items:{$ref:"RegistryProductSelector"},maxItems:100},mode:{type:"string",enum:["live","index"]},country:{type:"string",pattern:"\
^[A-Za-z]{2}$"},at:{type:"string",format:"date-time"},delegation_type:{$ref:"EnumsDelegationType"}},$id:"RegistryProductAuthorizationRequest"};function X(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=X.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain!==void 0){let r=s.publisher_domain;if(typeof r=="\
string"){if(h(r)>2048){const i={instancePath:a+"/publisher_domain",schemaPath:"#/properties/publisher_domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/publisher_domain",schemaPath:"#/properties/\
publisher_domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/publisher_domain",schemaPath:"#/properties/publisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
if(s.publisher_domains!==void 0){let r=s.publisher_domains;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:a+"/publisher_domains",schemaPath:"#/prop\
erties/publisher_domains/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<
1){const n={instancePath:a+"/publisher_domains",schemaPath:"#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(typeof p=="string"){if(h(p)>2048){const m={instancePath:a+
"/publisher_domains/"+n,schemaPath:"#/properties/publisher_domains/items/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 204\
8 characters"};e===null?e=[m]:e.push(m),t++}if(h(p)<1){const m={instancePath:a+"/publisher_domains/"+n,schemaPath:"#/properties/publisher_domains/items/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/publisher_\
domains/"+n,schemaPath:"#/properties/publisher_domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const i={instancePath:a+"/publisher_domains",schemaPath:"#/properties/publisher_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.selection_type!==void 0&&(ne(s.selection_type,{instancePath:a+"/selection_type",parentData:s,parentDataProperty:"selection_type",
rootData:u,dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),s.property_ids!==void 0){let r=s.property_ids;if(Array.isArray(r)){if(r.length>
1e4){const n={instancePath:a+"/property_ids",schemaPath:"#/properties/property_ids/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more t\
han 10000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(typeof p=="string"){if(h(p)>255){const m={instancePath:a+"/pr\
operty_ids/"+n,schemaPath:"#/properties/property_ids/items/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===
null?e=[m]:e.push(m),t++}if(h(p)<1){const m={instancePath:a+"/property_ids/"+n,schemaPath:"#/properties/property_ids/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/property_ids/"+n,schemaPath:"#/properties\
/property_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/property\
_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.property_tags!==
void 0){let r=s.property_tags;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:a+"/property_tags",schemaPath:"#/properties/property_tags/maxItems",keyword:"\
maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(typeof p==
"string"){if(h(p)>255){const m={instancePath:a+"/property_tags/"+n,schemaPath:"#/properties/property_tags/items/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[m]:e.push(m),t++}if(h(p)<1){const m={instancePath:a+"/property_tags/"+n,schemaPath:"#/properties/p\
roperty_tags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={
instancePath:a+"/property_tags/"+n,schemaPath:"#/properties/property_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[m]:e.push(m),t++}}}else{const i={instancePath:a+"/property_tags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:a+"/tags",schemaPath:"#/\
properties/tags/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<
i;n++){let p=r[n];if(typeof p=="string"){if(h(p)>255){const m={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[m]:e.push(m),t++}if(h(p)<1){const m={instancePath:a+"/tags/"+n,schemaPath:"#/properties\
/tags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+
"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const i={
instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.property_types!==
void 0){let r=s.property_types;if(Array.isArray(r)){if(r.length>20){const n={instancePath:a+"/property_types",schemaPath:"#/properties/property_types/maxItems",
keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)T(r[n],{instancePath:a+
"/property_types/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)}else{const i={instancePath:a+
"/property_types",schemaPath:"#/properties/property_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}
X.evaluated={props:{publisher_domain:!0,publisher_domains:!0,selection_type:!0,property_ids:!0,property_tags:!0,tags:!0,property_types:!0},dynamicProps:!1,dynamicItems:!1};
const Tt=new RegExp("^[A-Za-z]{2}$","u");function vs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;
const o=vs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:
e.push(r),t++}if(s.publisher_properties===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_properti\
es"},message:"must have required property 'publisher_properties'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r=="string"){
if(h(r)>2048){const i={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have \
more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/agent_url",schemaPath:"\
#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.publisher_properties!==void 0){let r=s.
publisher_properties;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/publisher_properties",schemaPath:"#/properties/publisher_properties/maxItem\
s",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)X(r[n],{
instancePath:a+"/publisher_properties/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)}else{
const i={instancePath:a+"/publisher_properties",schemaPath:"#/properties/publisher_properties/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}if(s.mode!==void 0){let r=s.mode;if(typeof r!="string"){const i={instancePath:a+"/mode",schemaPath:"#/properties/mode/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(!(r==="live"||r==="index")){const i={instancePath:a+"/mode",schemaPath:"#\
/properties/mode/enum",keyword:"enum",params:{allowedValues:Ft.properties.mode.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(
i),t++}}if(s.country!==void 0){let r=s.country;if(typeof r=="string"){if(!Tt.test(r)){const i={instancePath:a+"/country",schemaPath:"#/properties/country/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z]{2}$"},message:'must match pattern "^[A-Za-z]{2}$"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"\
/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.at!==void 0){
let r=s.at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"date-tim\
e"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.delegation_type!==void 0&&(D(s.delegation_type,{instancePath:a+"/delegation_type",parentData:s,
parentDataProperty:"delegation_type",rootData:u,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vs.errors=e,t===0}vs.evaluated={props:{agent_url:!0,
publisher_properties:!0,mode:!0,country:!0,at:!0,delegation_type:!0},dynamicProps:!1,dynamicItems:!1};const $a=ws;function ws(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ws.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.properties===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===
null?e=[r]:e.push(r),t++}if(s.identifiers===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"\
must have required property 'identifiers'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"property_count"},message:"must have required property 'property_count'"};e===null?e=[r]:e.push(r),t++}if(s.identifier_count===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifier_count"},message:"must have required property 'ide\
ntifier_count'"};e===null?e=[r]:e.push(r),t++}if(s.truncated===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
truncated"},message:"must have required property 'truncated'"};e===null?e=[r]:e.push(r),t++}if(s.generated_at===void 0){const r={instancePath:a,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"generated_at"},message:"must have required property 'generated_at'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==
void 0&&typeof s.agent_url!="string"){const r={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.properties!==void 0){let r=s.properties;if(Array.isArray(r)){if(r.length>5e3){const n={instancePath:a+"/prope\
rties",schemaPath:"#/properties/properties/maxItems",keyword:"maxItems",params:{limit:5e3},message:"must NOT have more than 5000 items"};e===null?e=[n]:e.push(n),
t++}const i=r.length;for(let n=0;n<i;n++)Ve(r[n],{instancePath:a+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?Ve.
errors:e.concat(Ve.errors),t=e.length)}else{const i={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+
"/identifiers",schemaPath:"#/properties/identifiers/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:
e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)Se(r[n],{instancePath:a+"/identifiers/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=
e===null?Se.errors:e.concat(Se.errors),t=e.length)}else{const i={instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.property_count!==void 0){let r=s.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties\
/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.identifier_count!==void 0){
let r=s.identifier_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/identifier_count",schemaPath:"#/properties/identifi\
er_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
const i={instancePath:a+"/identifier_count",schemaPath:"#/properties/identifier_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.truncated!==void 0&&typeof s.truncated!="boolean"){const r={instancePath:a+"/truncated",schemaPath:"#/properties/tr\
uncated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.generated_at!==void 0){let r=s.generated_at;if(typeof r==
"string"){if(!b.validate(r)){const i={instancePath:a+"/generated_at",schemaPath:"#/properties/generated_at/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/generated_at",schemaPath:"#/properties/generated_at/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,t===0}ws.evaluated={props:{agent_url:!0,properties:!0,identifiers:!0,property_count:!0,
identifier_count:!0,truncated:!0,generated_at:!0},dynamicProps:!1,dynamicItems:!1};const La=ks,Ct={type:"object",required:["agent_url","publisher_properties"],properties:{
agent_url:{type:"string",minLength:1,maxLength:2048},publisher_properties:{type:"array",items:{$ref:"RegistryProductSelector"},maxItems:100},mode:{type:"string",
enum:["live","index"]}},$id:"RegistryProductIdentifiersRequest"};function ks(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=ks.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};
e===null?e=[r]:e.push(r),t++}if(s.publisher_properties===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pub\
lisher_properties"},message:"must have required property 'publisher_properties'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r==
"string"){if(h(r)>2048){const i={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must\
 NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/agent_url",schemaPath:"\
#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.publisher_properties!==void 0){let r=s.
publisher_properties;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/publisher_properties",schemaPath:"#/properties/publisher_properties/maxItem\
s",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)X(r[n],{
instancePath:a+"/publisher_properties/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)}else{
const i={instancePath:a+"/publisher_properties",schemaPath:"#/properties/publisher_properties/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}if(s.mode!==void 0){let r=s.mode;if(typeof r!="string"){const i={instancePath:a+"/mode",schemaPath:"#/properties/mode/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(!(r==="live"||r==="index")){const i={instancePath:a+"/mode",schemaPath:"#\
/properties/mode/enum",keyword:"enum",params:{allowedValues:Ct.properties.mode.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(
i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ks.
errors=e,t===0}ks.evaluated={props:{agent_url:!0,publisher_properties:!0,mode:!0},dynamicProps:!1,dynamicItems:!1};const za=Qe,Oa=X,Ea=Ge,Fa=Ze,Ta=qs;function qs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=qs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.identifier_type===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifier_type"},message:"must have required property 'iden\
tifier_type'"};e===null?e=[r]:e.push(r),t++}if(s.identifier_value===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
identifier_value"},message:"must have required property 'identifier_value'"};e===null?e=[r]:e.push(r),t++}if(s.authorized===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};e===null?e=[r]:e.push(r),t++}if(s.reason===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===
null?e=[r]:e.push(r),t++}if(s.publisher_side===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_sid\
e"},message:"must have required property 'publisher_side'"};e===null?e=[r]:e.push(r),t++}if(s.operator_side===void 0){const r={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"operator_side"},message:"must have required property 'operator_side'"};e===null?e=[r]:e.push(r),t++}if(s.checks===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"},message:"must have required property 'checks'"};e===
null?e=[r]:e.push(r),t++}if(s.checked_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checked_at"},message:"\
must have required property 'checked_at'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0&&typeof s.agent_url!="string"){const r={instancePath:a+"/agent_u\
rl",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.agent_url_canonical!==
void 0&&typeof s.agent_url_canonical!="string"){const r={instancePath:a+"/agent_url_canonical",schemaPath:"#/properties/agent_url_canonical/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifier_type!==void 0&&($(s.identifier_type,{instancePath:a+"/identifier_t\
ype",parentData:s,parentDataProperty:"identifier_type",rootData:u,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.identifier_value!==
void 0&&typeof s.identifier_value!="string"){const r={instancePath:a+"/identifier_value",schemaPath:"#/properties/identifier_value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized!==void 0&&typeof s.authorized!="boolean"){const r={instancePath:a+"/author\
ized",schemaPath:"#/properties/authorized/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.reason!==void 0&&
(L(s.reason,{instancePath:a+"/reason",parentData:s,parentDataProperty:"reason",rootData:u,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),
s.property_id!==void 0&&typeof s.property_id!="string"){const r={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.property_rid!==void 0){let r=s.property_rid;if(typeof r=="string"){if(!C.test(r)){const i={
instancePath:a+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[i]:e.push(i),t++}}if(s.publisher_domain!==void 0&&(P(s.publisher_domain,{instancePath:a+"/publisher_domain",parentData:s,parentDataProperty:"\
publisher_domain",rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.publisher_side!==void 0&&(Re(s.publisher_side,{instancePath:a+
"/publisher_side",parentData:s,parentDataProperty:"publisher_side",rootData:u,dynamicAnchors:l})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length)),s.operator_side!==
void 0&&(M(s.operator_side,{instancePath:a+"/operator_side",parentData:s,parentDataProperty:"operator_side",rootData:u,dynamicAnchors:l})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length)),s.checks!==void 0){let r=s.checks;if(Array.isArray(r)){if(r.length>16){const n={instancePath:a+"/checks",schemaPath:"#/propertie\
s/checks/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<16){const n={instancePath:a+
"/checks",schemaPath:"#/properties/checks/minItems",keyword:"minItems",params:{limit:16},message:"must NOT have fewer than 16 items"};e===null?e=[n]:e.push(n),t++}
const i=r.length;for(let n=0;n<i;n++)xe(r[n],{instancePath:a+"/checks/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?xe.errors:
e.concat(xe.errors),t=e.length)}else{const i={instancePath:a+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[i]:e.push(i),t++}}if(s.checked_at!==void 0){let r=s.checked_at;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/checke\
d_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),
t++}}else{const i={instancePath:a+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return qs.errors=e,t===0}qs.evaluated={props:{agent_url:!0,agent_url_canonical:!0,identifier_type:!0,identifier_value:!0,authorized:!0,reason:!0,property_id:!0,
property_rid:!0,publisher_domain:!0,publisher_side:!0,operator_side:!0,checks:!0,checked_at:!0},dynamicProps:!1,dynamicItems:!1};const Ca=js;function js(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=js.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domains===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"domains"},message:"must have required property 'domains'"};e===null?e=[r]:e.push(r),t++}if(s.domains!==void 0){let r=s.
domains;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:a+"/domains",schemaPath:"#/properties/domains/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];
if(typeof p=="string"){if(h(p)>2048){const m={instancePath:a+"/domains/"+n,schemaPath:"#/properties/domains/items/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[m]:e.push(m),t++}if(h(p)<1){const m={instancePath:a+"/domains/"+n,schemaPath:"#/properties/domain\
s/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+
"/domains/"+n,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const i={
instancePath:a+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.errors=e,t===
0}js.evaluated={props:{domains:!0},dynamicProps:!1,dynamicItems:!1};const Sa=As;const St={type:"string",enum:["adagents_json","hosted","discovered"],$id:"EnumsPropertyResolutionSource"};function xr(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=xr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="hosted"||s==="discovered")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:St.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[r]:e.push(r),t++}return xr.errors=e,t===0}xr.evaluated={dynamicProps:!1,dynamicItems:!1};function Ye(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={
instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_for!==
void 0&&typeof s.authorized_for!="string"){const r={instancePath:a+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}Ye.evaluated={props:{url:!0,authorized_for:!0},dynamicProps:!1,dynamicItems:!1};function er(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=er.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:a+"/i\
d",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&typeof s.type!=
"string"){const r={instancePath:a+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++){let p=r[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[m]:e.push(m),t++}if(p.value===void 0){const m={instancePath:a+
"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property \
'value'"};e===null?e=[m]:e.push(m),t++}if(p.type!==void 0&&typeof p.type!="string"){const m={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"#/properties/i\
dentifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.value!==void 0&&typeof p.
value!="string"){const m={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(
r)){const i=r.length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}er.evaluated={props:{id:!0,type:!0,name:!0,identifiers:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};
function rr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=rr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}
if(s.source===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property \
'source'"};e===null?e=[r]:e.push(r),t++}if(s.authorized_agents===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorized_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[r]:e.push(r),t++}if(s.properties===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.verified===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};
e===null?e=[r]:e.push(r),t++}if(s.publisher_domain!==void 0&&typeof s.publisher_domain!="string"){const r={instancePath:a+"/publisher_domain",schemaPath:"#/prop\
erties/publisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(xr(s.source,{instancePath:a+
"/source",parentData:s,parentDataProperty:"source",rootData:u,dynamicAnchors:l})||(e=e===null?xr.errors:e.concat(xr.errors),t=e.length)),s.authorized_agents!==void 0){
let r=s.authorized_agents;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)Ye(r[n],{instancePath:a+"/authorized_agents/"+n,parentData:r,parentDataProperty:n,
rootData:u,dynamicAnchors:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length)}else{const i={instancePath:a+"/authorized_agents",schemaPath:"#/properties/\
authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.properties!==void 0){let r=s.properties;
if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)er(r[n],{instancePath:a+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||
(e=e===null?er.errors:e.concat(er.errors),t=e.length)}else{const i={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.properties_total!==void 0){let r=s.properties_total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:a+"/properties_total",schemaPath:"#/properties/properties_total/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/properties_total",schemaPath:"#/prop\
erties/properties_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.contact!==void 0&&
(F(s.contact,{instancePath:a+"/contact",parentData:s,parentDataProperty:"contact",rootData:u,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),
s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:a+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.freshness!==void 0&&(j(s.freshness,{instancePath:a+"/freshness",parentData:s,parentDataProperty:"\
freshness",rootData:u,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rr.errors=e,t===0}rr.evaluated={props:{publisher_domain:!0,source:!0,authorized_agents:!0,
properties:!0,properties_total:!0,contact:!0,verified:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};function As(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=As.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.results===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"},message:"m\
ust have required property 'results'"};e===null?e=[n]:e.push(n),t++}if(s.results!==void 0){let n=s.results;if(n&&typeof n=="object"&&!Array.isArray(n))for(const p in n){
let m=n[p];const y=t;let c=!1;const g=t;rr(m,{instancePath:a+"/results/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:l})||
(e=e===null?rr.errors:e.concat(rr.errors),t=e.length);var i=g===t;if(c=c||i,i){var r={};r.publisher_domain=!0,r.source=!0,r.authorized_agents=!0,r.properties=!0,
r.properties_total=!0,r.contact=!0,r.verified=!0,r.freshness=!0}const _=t;if(m!==null){const w={instancePath:a+"/results/"+p.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/results/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),t++}
var i=_===t;if(c=c||i,c)t=y,e!==null&&(y?e.length=y:e=null);else{const w={instancePath:a+"/results/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/results/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[w]:e.push(w),t++}}else{const p={instancePath:a+
"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const n={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}return As.errors=e,t===0}As.evaluated={props:{results:!0},
dynamicProps:!1,dynamicItems:!1};const Va=F,Ba=Ds;const Vt={type:"string",enum:["adagents_json","community","enriched"],$id:"EnumsPropertySource"};function Nr(s,{instancePath:a="",parentData:d,parentDataProperty:f,
rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="community"||s==="enriched")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Vt.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[r]:e.push(r),t++}return Nr.errors=e,t===0}Nr.evaluated={dynamicProps:!1,dynamicItems:!1};function K(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'property_count'"};e===
null?e=[r]:e.push(r),t++}if(s.agent_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_count"},message:"\
must have required property 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),
t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(Nr(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:u,
dynamicAnchors:l})||(e=e===null?Nr.errors:e.concat(Nr.errors),t=e.length)),s.property_count!==void 0){let r=s.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties\
/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.agent_count!==void 0){let r=s.
agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),
t++}}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:a+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.property_rid!==void 0){let r=s.property_rid;if(typeof r=="string"){if(!C.test(r)){const i={
instancePath:a+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[i]:e.push(i),t++}}if(s.property_id!==void 0&&typeof s.property_id!="string"){const r={instancePath:a+"/property_id",schemaPath:"#/prop\
erties/property_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!="string"){
const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.property_type!==void 0&&typeof s.property_type!="string"){const r={instancePath:a+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++){let p=r[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/\
properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[m]:e.push(m),
t++}if(p.value===void 0){const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[m]:e.push(m),t++}if(p.type!==void 0&&typeof p.type!="string"){const m={instancePath:a+"/ident\
ifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
m]:e.push(m),t++}if(p.value!==void 0&&typeof p.value!="string"){const m={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/identifiers/"+
n,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={
instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),
t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return K.errors=
e,t===0}K.evaluated={props:{domain:!0,source:!0,property_count:!0,agent_count:!0,verified:!0,property_rid:!0,property_id:!0,name:!0,property_type:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};function sr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=sr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(s.adagents_json===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagents_json'"};e===null?
e=[r]:e.push(r),t++}if(s.community===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"community"},message:"mu\
st have required property 'community'"};e===null?e=[r]:e.push(r),t++}if(s.enriched===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"enriched"},message:"must have required property 'enriched'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/total",schemaPath:"#/properties/to\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.adagents_json!==void 0){let r=s.adagents_json;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/adagents_json",schemaPath:"#/properties/adagents_json/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/adagents_\
json",schemaPath:"#/properties/adagents_json/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.
community!==void 0){let r=s.community;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/community",schemaPath:"#/properties/co\
mmunity/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
const i={instancePath:a+"/community",schemaPath:"#/properties/community/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[i]:e.push(i),t++}}if(s.enriched!==void 0){let r=s.enriched;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/enriched",
schemaPath:"#/properties/enriched/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const i={instancePath:a+"/enriched",schemaPath:"#/properties/enriched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.hosted!==void 0){let r=s.hosted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+
"/hosted",schemaPath:"#/properties/hosted/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="num\
ber"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/hosted",schemaPath:"#/properties/hosted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return sr.errors=e,t===0}sr.evaluated={props:{total:!0,adagents_json:!0,community:!0,enriched:!0,hosted:!0},dynamicProps:!1,
dynamicItems:!1};function Ds(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ds.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.properties===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.stats===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stats"},message:"must have required property 'stats'"};e===null?
e=[r]:e.push(r),t++}if(s.properties!==void 0){let r=s.properties;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)K(r[n],{instancePath:a+"/properties/"+
n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{const i={instancePath:a+"/properties",
schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.stats!==void 0&&(sr(s.stats,
{instancePath:a+"/stats",parentData:s,parentDataProperty:"stats",rootData:u,dynamicAnchors:l})||(e=e===null?sr.errors:e.concat(sr.errors),t=e.length))}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ds.errors=e,t===0}Ds.evaluated=
{props:{properties:!0,stats:!0},dynamicProps:!1,dynamicItems:!1};const Ma=K,Ha=sr,Za=rr,Ja=tr;function tr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=tr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.type!==
void 0){let r=s.type;if(typeof r=="string"){if(h(r)>64){const i={instancePath:a+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/type",schemaPath:"#/properties/type/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.name!==void 0){let r=s.name;if(typeof r==
"string"){if(h(r)>255){const i={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mo\
re than 255 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){const i={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}if(!Hs.test(r)){const i={instancePath:a+"/name",schemaPath:"#/properties/\
name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.property_type!==void 0&&typeof s.property_type!=
"string"){const r={instancePath:a+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(s.property_id!==void 0){let r=s.property_id;if(typeof r=="string"){if(h(r)>255){const i={instancePath:a+"/property_id",schemaPath:"\
#/properties/property_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<
1){const i={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+
"/identifiers",schemaPath:"#/properties/identifiers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:
e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const m={instancePath:a+"/identi\
fiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[m]:e.push(m),t++}if(p.value===void 0){const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"requir\
ed",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[m]:e.push(m),t++}if(p.type!==void 0){let m=p.type;if(typeof m=="\
string"){if(h(m)>64){const y={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[y]:e.push(y),t++}if(h(m)<1){const y={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"\
#/properties/identifiers/items/properties/type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.
push(y),t++}}else{const y={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.value!==void 0){let m=p.value;if(typeof m=="string"){if(h(m)>2048){const y={instancePath:a+
"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have\
 more than 2048 characters"};e===null?e=[y]:e.push(y),t++}if(h(m)<1){const y={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/ite\
ms/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={
instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>100){const n={
instancePath:a+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:
e.push(n),t++}const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(typeof p=="string"){if(h(p)>64){const m={instancePath:a+"/tags/"+n,schemaPath:"#/properties/ta\
gs/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),t++}if(h(p)<1){const m={instancePath:a+
"/tags/"+n,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.
push(m),t++}}else{const m={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return tr.errors=e,t===0}tr.evaluated={props:{type:!0,name:!0,property_type:!0,property_id:!0,identifiers:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};
const Ua=xs;function xs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=xs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}
if(s.publisher_domain!==void 0){let r=s.publisher_domain;if(typeof r=="string"){if(h(r)>2048){const i={instancePath:a+"/publisher_domain",schemaPath:"#/properti\
es/publisher_domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(h(r)<1){
const i={instancePath:a+"/publisher_domain",schemaPath:"#/properties/publisher_domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/publisher_domain",schemaPath:"#/properties/publisher_domain/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.properties!==void 0){let r=s.properties;if(Array.isArray(r)){if(r.length>
1e4){const n={instancePath:a+"/properties",schemaPath:"#/properties/properties/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than \
10000 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)tr(r[n],{instancePath:a+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:u,
dynamicAnchors:l})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length)}else{const i={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.contact!==void 0&&(F(s.contact,{instancePath:a+"/contact",parentData:s,parentDataProperty:"\
contact",rootData:u,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xs.errors=e,t===0}xs.evaluated={props:{publisher_domain:!0,properties:!0,contact:!0,
authorized_agents:!0},dynamicProps:!1,dynamicItems:!1};const Wa=Ns;function Ns(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ns.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(
r),t++}if(s.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property '\
id'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const i={instancePath:a+"/success",schemaPath:"#/properties/su\
ccess/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r!==!0){const i={instancePath:a+"/success",schemaPath:"\
#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}if(s.message!==void 0&&typeof s.
message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const i={instancePath:a+"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<2||isNaN(r))){const i={instancePath:a+"/revision_number",schemaPath:"#/properties/\
revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ns.errors=e,t===0}Ns.evaluated={props:{success:!0,
message:!0,id:!0,revision_number:!0},dynamicProps:!1,dynamicItems:!1};const Xa=ir;function ir(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=ir.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.url!==
void 0){let r=s.url;if(typeof r=="string"){if(!k(r)){const i={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.authorized_for!==void 0&&typeof s.authorized_for!="string"){const r={instancePath:a+"/auth\
orized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==
void 0&&(ae(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"source",rootData:u,dynamicAnchors:l})||(e=e===null?ae.errors:e.concat(ae.errors),
t=e.length)),s.properties_authorized!==void 0){let r=s.properties_authorized;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"\
/properties_authorized",schemaPath:"#/properties/properties_authorized/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.
push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/properties_authorized",schemaPath:"#/properties/properties_authorized\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.properties_total!==void 0){let r=s.properties_total;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/properties_total",schemaPath:"#/properties/properties_total/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/properties_total",schemaPath:"#/properties/properties_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:
e.push(i),t++}}if(s.publisher_wide!==void 0&&typeof s.publisher_wide!="boolean"){const r={instancePath:a+"/publisher_wide",schemaPath:"#/properties/publisher_wi\
de/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ir.errors=e,t===0}ir.evaluated={props:{url:!0,authorized_for:!0,source:!0,
properties_authorized:!0,properties_total:!0,publisher_wide:!0},dynamicProps:!1,dynamicItems:!1};const Ka=ar;const Bt={type:"string",enum:["valid","community","invalid","unknown","checking"],$id:"EnumsPublisherFileStatus"};function Ir(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"valid"||s==="community"||s==="invalid"||s==="unknown"||s==="checking")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Ir.errors=e,t===0}Ir.evaluated={dynamicProps:!1,dynamicItems:!1};const Mt={
type:"string",enum:["present","unknown","checking"],$id:"EnumsBrandFileStatus"};function Rr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=Rr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="present"||s==="unknown"||s==="checkin\
g")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Mt.enum},message:"must be equal to one of the allowed values"};e===null?e=
[r]:e.push(r),t++}return Rr.errors=e,t===0}Rr.evaluated={dynamicProps:!1,dynamicItems:!1};function ar(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const o=ar.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.adagents_json===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"mu\
st have required property 'adagents_json'"};e===null?e=[r]:e.push(r),t++}if(s.brand_json===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"brand_json"},message:"must have required property 'brand_json'"};e===null?e=[r]:e.push(r),t++}if(s.adagents_json!==void 0){let r=s.
adagents_json;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){const i={instancePath:a+"/adagents_json",schemaPath:"#/properties/adagents_json\
/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[i]:e.push(i),t++}if(r.expected_url===
void 0){const i={instancePath:a+"/adagents_json",schemaPath:"#/properties/adagents_json/required",keyword:"required",params:{missingProperty:"expected_url"},message:"\
must have required property 'expected_url'"};e===null?e=[i]:e.push(i),t++}if(r.status!==void 0&&(Ir(r.status,{instancePath:a+"/adagents_json/status",parentData:r,
parentDataProperty:"status",rootData:u,dynamicAnchors:l})||(e=e===null?Ir.errors:e.concat(Ir.errors),t=e.length)),r.expected_url!==void 0){let i=r.expected_url;
if(typeof i=="string"){if(!k(i)){const n={instancePath:a+"/adagents_json/expected_url",schemaPath:"#/properties/adagents_json/properties/expected_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/adagents_json/expected_url",schemaPath:"\
#/properties/adagents_json/properties/expected_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.registry_url!==
void 0){let i=r.registry_url;if(typeof i=="string"){if(!k(i)){const n={instancePath:a+"/adagents_json/registry_url",schemaPath:"#/properties/adagents_json/prope\
rties/registry_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+
"/adagents_json/registry_url",schemaPath:"#/properties/adagents_json/properties/registry_url/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),t++}}}else{const i={instancePath:a+"/adagents_json",schemaPath:"#/properties/adagents_json/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.brand_json!==void 0){let r=s.brand_json;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===
void 0){const i={instancePath:a+"/brand_json",schemaPath:"#/properties/brand_json/required",keyword:"required",params:{missingProperty:"status"},message:"must h\
ave required property 'status'"};e===null?e=[i]:e.push(i),t++}if(r.status!==void 0&&(Rr(r.status,{instancePath:a+"/brand_json/status",parentData:r,parentDataProperty:"\
status",rootData:u,dynamicAnchors:l})||(e=e===null?Rr.errors:e.concat(Rr.errors),t=e.length)),r.name!==void 0&&typeof r.name!="string"){const i={instancePath:a+
"/brand_json/name",schemaPath:"#/properties/brand_json/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:a+"/brand_json",schemaPath:"#/properties/brand_json/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ar.errors=e,t===0}ar.evaluated={props:{adagents_json:!0,brand_json:!0},dynamicProps:!1,dynamicItems:!1};const Ga=nr;const Ht={type:"string",enum:["self","self_redirected","self_invalid","aao_hosted","none"],$id:"EnumsHostingMode"};function $r(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=$r.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"self"||s==="self_redirected"||s==="self_invalid"||s==="aao_hosted"||s==="none")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ht.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return $r.errors=e,t===0}$r.evaluated={dynamicProps:!1,dynamicItems:!1};
function nr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=nr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.mode===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'"};e===null?e=[r]:e.push(r),t++}if(s.expected_url===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected_url"},message:"must have required property 'expected_url'"};e===null?
e=[r]:e.push(r),t++}if(s.mode!==void 0&&($r(s.mode,{instancePath:a+"/mode",parentData:s,parentDataProperty:"mode",rootData:u,dynamicAnchors:l})||(e=e===null?$r.
errors:e.concat($r.errors),t=e.length)),s.expected_url!==void 0){let r=s.expected_url;if(typeof r=="string"){if(!k(r)){const i={instancePath:a+"/expected_url",schemaPath:"\
#/properties/expected_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+
"/expected_url",schemaPath:"#/properties/expected_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.hosted_url!==
void 0){let r=s.hosted_url;if(typeof r=="string"){if(!k(r)){const i={instancePath:a+"/hosted_url",schemaPath:"#/properties/hosted_url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/hosted_url",schemaPath:"#/properties/hosted_url/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.resolved_url!==void 0){let r=s.resolved_url;if(typeof r==
"string"){if(!k(r)){const i={instancePath:a+"/resolved_url",schemaPath:"#/properties/resolved_url/format",keyword:"format",params:{format:"uri"},message:'must m\
atch format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/resolved_url",schemaPath:"#/properties/resolved_url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.last_validated!==void 0){let r=s.last_validated;if(typeof r=="string"){if(!b.validate(
r)){const i={instancePath:a+"/last_validated",schemaPath:"#/properties/last_validated/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/last_validated",schemaPath:"#/properties/last_validated/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.last_http_status!==void 0){let r=s.last_http_status;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/last_http_status",schemaPath:"#/properties/last_http_status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const i={instancePath:a+"/last_http_status",schemaPath:"#\
/properties/last_http_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[i]:e.push(i),t++}if(r<100||isNaN(
r)){const i={instancePath:a+"/last_http_status",schemaPath:"#/properties/last_http_status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"\
must be >= 100"};e===null?e=[i]:e.push(i),t++}}}if(s.last_bytes!==void 0){let r=s.last_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={
instancePath:a+"/last_bytes",schemaPath:"#/properties/last_bytes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),
t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/last_bytes",schemaPath:"#/properties/last_bytes/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return nr.errors=e,t===0}nr.evaluated={props:{mode:!0,expected_url:!0,hosted_url:!0,resolved_url:!0,
last_validated:!0,last_http_status:!0,last_bytes:!0},dynamicProps:!1,dynamicItems:!1};const Qa=Is;function or(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=or.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.has_valid_adagents===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_valid_adagents"},message:"must have required property 'has_valid\
_adagents'"};e===null?e=[r]:e.push(r),t++}if(s.agent_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
agent_count"},message:"must have required property 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'property_count'"};e===null?e=[r]:e.push(r),t++}if(s.
domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.member!==void 0&&(x(s.member,{instancePath:a+"/member",parentData:s,parentDataProperty:"member",rootData:u,dynamicAnchors:l})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.agent_count!==void 0){let r=s.agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={
instancePath:a+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.property_count!==void 0){let r=s.property_count;if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/property_count",schemaPath:"\
#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.last_validated!==
void 0){let r=s.last_validated;if(typeof r=="string"){if(!b.validate(r)){const i={instancePath:a+"/last_validated",schemaPath:"#/properties/last_validated/forma\
t",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/last_valid\
ated",schemaPath:"#/properties/last_validated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.has_valid_adagents!==
void 0&&typeof s.has_valid_adagents!="boolean"){const r={instancePath:a+"/has_valid_adagents",schemaPath:"#/properties/has_valid_adagents/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return or.errors=e,t===0}or.evaluated={props:{domain:!0,member:!0,agent_count:!0,property_count:!0,last_validated:!0,
has_valid_adagents:!0},dynamicProps:!1,dynamicItems:!1};function Is(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const o=Is.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publishers===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publishers"},message:"must have required property 'publisher\
s'"};e===null?e=[r]:e.push(r),t++}if(s.count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"\
must have required property 'count'"};e===null?e=[r]:e.push(r),t++}if(s.publishers!==void 0){let r=s.publishers;if(Array.isArray(r)){const i=r.length;for(let n=0;n<
i;n++)or(r[n],{instancePath:a+"/publishers/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?or.errors:e.concat(or.errors),t=e.length)}else{
const i={instancePath:a+"/publishers",schemaPath:"#/properties/publishers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.count!==void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/count",schemaPath:"#/properties/c\
ount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={
instancePath:a+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(
i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Is.
errors=e,t===0}Is.evaluated={props:{publishers:!0,count:!0},dynamicProps:!1,dynamicItems:!1};const Ya=or,en=Rs,Zt={type:"object",required:["domain","member","ad\
agents_valid","properties","authorized_agents","discovery_method","hosting","files"],properties:{domain:{type:"string"},member:{anyOf:[{$ref:"RegistryMemberRef"},
{type:"null"}]},adagents_valid:{type:["boolean","null"]},properties:{type:"array",items:{$ref:"RegistryPublisherProperty"},maxItems:1e3},properties_total:{type:"\
integer",minimum:0},authorized_agents:{type:"array",items:{$ref:"RegistryPublisherAgent"},maxItems:1e3},rollup_truncated:{type:"object",required:["cap","total_a\
gents"],properties:{cap:{type:"integer",minimum:0},total_agents:{type:"integer",minimum:0}}},discovery_method:{anyOf:[{$ref:"EnumsDiscoveryMethod"},{type:"null"}]},
manager_domain:{type:"string"},hosting:{$ref:"RegistryPublisherHosting"},files:{$ref:"RegistryPublisherFiles"},brand:{$ref:"RegistryBrandCard"},placements:{type:"\
array",items:{type:"object",additionalProperties:!0},maxItems:500},freshness:{$ref:"RegistryFreshness"},auto_crawl_triggered:{type:"boolean"}},$id:"RegistryPubl\
isherLookup"};const Jt={type:"string",enum:["adagents_json","brand_json","community","discovered"],$id:"EnumsPublisherPropertySource"};function Lr(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Lr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"adagents_json"||s==="brand_json"||s==="community"||s==="discovered")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Jt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Lr.errors=e,t===0}Lr.evaluated={dynamicProps:!1,dynamicItems:!1};function pr(s,{
instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=pr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:a+"/id",schemaPath:"#/\
properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&typeof s.type!="string"){const r={
instancePath:a+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==
void 0&&typeof s.name!="string"){const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++){let p=r[n];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.type===void 0){const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"require\
d",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[m]:e.push(m),t++}if(p.value===void 0){const m={instancePath:a+"/ide\
ntifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'valu\
e'"};e===null?e=[m]:e.push(m),t++}if(p.type!==void 0&&typeof p.type!="string"){const m={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"#/properties/identi\
fiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.value!==void 0&&typeof p.value!=
"string"){const m={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:a+"/identifiers",schemaPath:"#/properties/ident\
ifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++)if(typeof r[n]!="string"){const p={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.source!==void 0&&(Lr(s.source,{instancePath:a+"/source",parentData:s,parentDataProperty:"\
source",rootData:u,dynamicAnchors:l})||(e=e===null?Lr.errors:e.concat(Lr.errors),t=e.length)),s.delegation_type!==void 0&&(D(s.delegation_type,{instancePath:a+"\
/delegation_type",parentData:s,parentDataProperty:"delegation_type",rootData:u,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}pr.evaluated=
{props:{id:!0,type:!0,name:!0,identifiers:!0,tags:!0,source:!0,delegation_type:!0},dynamicProps:!1,dynamicItems:!1};function Rs(s,{instancePath:a="",parentData:d,
parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'"};e===null?e=[p]:e.push(p),t++}if(s.member===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===null?e=[p]:e.push(p),t++}if(s.adagents_valid===void 0){const p={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_valid"},message:"must have required property 'adagents_valid'"};e===
null?e=[p]:e.push(p),t++}if(s.properties===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"\
must have required property 'properties'"};e===null?e=[p]:e.push(p),t++}if(s.authorized_agents===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"authorized_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[p]:e.push(p),t++}if(s.discovery_method===
void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"discovery_method"},message:"must have required property 'dis\
covery_method'"};e===null?e=[p]:e.push(p),t++}if(s.hosting===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
hosting"},message:"must have required property 'hosting'"};e===null?e=[p]:e.push(p),t++}if(s.files===void 0){const p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[p]:e.push(p),t++}if(s.domain!==void 0&&typeof s.domain!="s\
tring"){const p={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}if(s.member!==void 0){let p=s.member;const m=t;let y=!1;const c=t;x(p,{instancePath:a+"/member",parentData:s,parentDataProperty:"member",rootData:u,
dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length);var i=c===t;if(y=y||i,i){var r={};r.slug=!0,r.display_name=!0}const g=t;if(p!==null){const _={
instancePath:a+"/member",schemaPath:"#/properties/member/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[_]:e.push(_),t++}
var i=g===t;if(y=y||i,y)t=m,e!==null&&(m?e.length=m:e=null);else{const _={instancePath:a+"/member",schemaPath:"#/properties/member/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[_]:e.push(_),t++}}if(s.adagents_valid!==void 0){let p=s.adagents_valid;if(typeof p!="boolean"&&p!==null){const m={
instancePath:a+"/adagents_valid",schemaPath:"#/properties/adagents_valid/type",keyword:"type",params:{type:Zt.properties.adagents_valid.type},message:"must be b\
oolean,null"};e===null?e=[m]:e.push(m),t++}}if(s.properties!==void 0){let p=s.properties;if(Array.isArray(p)){if(p.length>1e3){const y={instancePath:a+"/propert\
ies",schemaPath:"#/properties/properties/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[y]:e.push(y),
t++}const m=p.length;for(let y=0;y<m;y++)pr(p[y],{instancePath:a+"/properties/"+y,parentData:p,parentDataProperty:y,rootData:u,dynamicAnchors:l})||(e=e===null?pr.
errors:e.concat(pr.errors),t=e.length)}else{const m={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[m]:e.push(m),t++}}if(s.properties_total!==void 0){let p=s.properties_total;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const m={instancePath:a+"/properties_total",schemaPath:"#/properties/properties_total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[m]:e.push(m),t++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const m={instancePath:a+"/properties_total",schemaPath:"#/properties/propertie\
s_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(s.authorized_agents!==void 0){let p=s.
authorized_agents;if(Array.isArray(p)){if(p.length>1e3){const y={instancePath:a+"/authorized_agents",schemaPath:"#/properties/authorized_agents/maxItems",keyword:"\
maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[y]:e.push(y),t++}const m=p.length;for(let y=0;y<m;y++)ir(p[y],{instancePath:a+
"/authorized_agents/"+y,parentData:p,parentDataProperty:y,rootData:u,dynamicAnchors:l})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length)}else{const m={instancePath:a+
"/authorized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}
if(s.rollup_truncated!==void 0){let p=s.rollup_truncated;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.cap===void 0){const m={instancePath:a+"/rollup_trunca\
ted",schemaPath:"#/properties/rollup_truncated/required",keyword:"required",params:{missingProperty:"cap"},message:"must have required property 'cap'"};e===null?
e=[m]:e.push(m),t++}if(p.total_agents===void 0){const m={instancePath:a+"/rollup_truncated",schemaPath:"#/properties/rollup_truncated/required",keyword:"require\
d",params:{missingProperty:"total_agents"},message:"must have required property 'total_agents'"};e===null?e=[m]:e.push(m),t++}if(p.cap!==void 0){let m=p.cap;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:a+"/rollup_truncated/cap",schemaPath:"#/properties/rollup_truncated/properties/cap/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){const y={instancePath:a+
"/rollup_truncated/cap",schemaPath:"#/properties/rollup_truncated/properties/cap/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[y]:e.push(y),t++}}if(p.total_agents!==void 0){let m=p.total_agents;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:a+
"/rollup_truncated/total_agents",schemaPath:"#/properties/rollup_truncated/properties/total_agents/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[y]:e.push(y),t++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){const y={instancePath:a+"/rollup_truncated/total_agents",schemaPath:"\
#/properties/rollup_truncated/properties/total_agents/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(
y),t++}}}else{const m={instancePath:a+"/rollup_truncated",schemaPath:"#/properties/rollup_truncated/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[m]:e.push(m),t++}}if(s.discovery_method!==void 0){let p=s.discovery_method;const m=t;let y=!1;const c=t;A(p,{instancePath:a+"/discovery_me\
thod",parentData:s,parentDataProperty:"discovery_method",rootData:u,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var n=c===t;y=y||n;const g=t;
if(p!==null){const _={instancePath:a+"/discovery_method",schemaPath:"#/properties/discovery_method/anyOf/1/type",keyword:"type",params:{type:"null"},message:"mu\
st be null"};e===null?e=[_]:e.push(_),t++}var n=g===t;if(y=y||n,y)t=m,e!==null&&(m?e.length=m:e=null);else{const _={instancePath:a+"/discovery_method",schemaPath:"\
#/properties/discovery_method/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[_]:e.push(_),t++}}if(s.manager_domain!==void 0&&
typeof s.manager_domain!="string"){const p={instancePath:a+"/manager_domain",schemaPath:"#/properties/manager_domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s.hosting!==void 0&&(nr(s.hosting,{instancePath:a+"/hosting",parentData:s,parentDataProperty:"hosting",
rootData:u,dynamicAnchors:l})||(e=e===null?nr.errors:e.concat(nr.errors),t=e.length)),s.files!==void 0&&(ar(s.files,{instancePath:a+"/files",parentData:s,parentDataProperty:"\
files",rootData:u,dynamicAnchors:l})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length)),s.brand!==void 0&&(ze(s.brand,{instancePath:a+"/brand",parentData:s,
parentDataProperty:"brand",rootData:u,dynamicAnchors:l})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length)),s.placements!==void 0){let p=s.placements;if(Array.
isArray(p)){if(p.length>500){const y={instancePath:a+"/placements",schemaPath:"#/properties/placements/maxItems",keyword:"maxItems",params:{limit:500},message:"\
must NOT have more than 500 items"};e===null?e=[y]:e.push(y),t++}const m=p.length;for(let y=0;y<m;y++){let c=p[y];if(!(c&&typeof c=="object"&&!Array.isArray(c))){
const g={instancePath:a+"/placements/"+y,schemaPath:"#/properties/placements/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[g]:e.push(g),t++}}}else{const m={instancePath:a+"/placements",schemaPath:"#/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[m]:e.push(m),t++}}if(s.freshness!==void 0&&(j(s.freshness,{instancePath:a+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:u,
dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.auto_crawl_triggered!==void 0&&typeof s.auto_crawl_triggered!="boolean"){const p={instancePath:a+
"/auto_crawl_triggered",schemaPath:"#/properties/auto_crawl_triggered/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(
p),t++}}else{const p={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}return Rs.
errors=e,t===0}Rs.evaluated={props:{domain:!0,member:!0,adagents_valid:!0,properties:!0,properties_total:!0,authorized_agents:!0,rollup_truncated:!0,discovery_method:!0,
manager_domain:!0,hosting:!0,files:!0,brand:!0,placements:!0,freshness:!0,auto_crawl_triggered:!0},dynamicProps:!1,dynamicItems:!1};const rn=pr,sn=$s;function $s(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=$s.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"discovery_method"},message:"must have required property 'dis\
covery_method'"};e===null?e=[r]:e.push(r),t++}if(s.agent_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
agent_count"},message:"must have required property 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'property_count'"};e===null?e=[r]:e.push(r),t++}if(s.
property_type_counts===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type_counts"},message:"must \
have required property 'property_type_counts'"};e===null?e=[r]:e.push(r),t++}if(s.tag_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"tag_count"},message:"must have required property 'tag_count'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!=
"boolean"){const r={instancePath:a+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!k(r)){const i={instancePath:a+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.discovery_method!==void 0&&
(A(s.discovery_method,{instancePath:a+"/discovery_method",parentData:s,parentDataProperty:"discovery_method",rootData:u,dynamicAnchors:l})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),s.manager_domain!==void 0&&typeof s.manager_domain!="string"){const r={instancePath:a+"/manager_domain",schemaPath:"#/properties\
/manager_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.agent_count!==void 0){let r=s.agent_count;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/agent_cou\
nt",schemaPath:"#/properties/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.
property_count!==void 0){let r=s.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"\
#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.property_type_counts!==void 0){let r=s.property_type_counts;if(r&&typeof r=="object"&&!Array.isArray(
r))for(const i in r){let n=r[i];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:a+"/property_type_counts/"+i.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/property_type_counts/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[p]:e.push(p),t++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){const p={instancePath:a+"/property_type_counts/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/property_type_counts/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/property_type_counts",schemaPath:"#/properties/property_type_counts/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.tag_count!==void 0){let r=s.tag_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const i={instancePath:a+"/tag_count",schemaPath:"#/properties/tag_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/tag_count",schemaPath:"#/properties/tag_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.
length;for(let n=0;n<i;n++)z(r[n],{instancePath:a+"/errors/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.
errors),t=e.length)}else{const i={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)q(r[n],{instancePath:a+"/warnings/"+
n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{const i={instancePath:a+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $s.errors=e,t===0}$s.evaluated={props:{valid:!0,
domain:!0,url:!0,discovery_method:!0,manager_domain:!0,agent_count:!0,property_count:!0,property_type_counts:!0,tag_count:!0,errors:!0,warnings:!0},dynamicProps:!1,
dynamicItems:!1};const tn=Ls;function Ls(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=Ls.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.registered_agents===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"registered_agents"},message:"must have required property 'registered_agents'"};e===null?e=[r]:e.push(r),
t++}if(s.registered_publishers===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registered_publishers"},message:"\
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
n))){const p={instancePath:a+"/properties_by_type/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/properties_by_type/additionalProperties/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){const p={
instancePath:a+"/properties_by_type/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/properties_by_type/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}else{const i={instancePath:a+"/properties_by_type",schemaPath:"#\
/properties/properties_by_type/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.brands!==void 0){let r=s.
brands;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/brands",schemaPath:"\
#/properties/brands/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.publishers!==void 0){
let r=s.publishers;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/publishers",schemaPath:"#/properties/publishers/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/publishers",schemaPath:"#/properties/publishers/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ls.errors=e,t===
0}Ls.evaluated={props:{registered_agents:!0,registered_publishers:!0,discovered_agents:!0,discovered_publishers:!0,discovered_properties:!0,authorizations:!0,authorizations_by_source:!0,
properties_by_type:!0,brands:!0,publishers:!0},dynamicProps:!1,dynamicItems:!1};const an=Ye,nn=er,on=Be,pn=mr;function mr(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=mr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.member===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===null?e=[r]:e.push(
r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.member!==void 0&&(x(s.member,{instancePath:a+"/member",parentData:s,parentDataProperty:"member",
rootData:u,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.agent_count!==void 0){let r=s.agent_count;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+"/agent_count",schemaPath:"#/properties/a\
gent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.property_count!==void 0){let r=s.
property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:a+"/property_count",schemaPath:"#/properties/property_count/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:a+
"/property_count",schemaPath:"#/properties/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(
i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mr.
errors=e,t===0}mr.evaluated={props:{domain:!0,member:!0,agent_count:!0,property_count:!0},dynamicProps:!1,dynamicItems:!1};const mn=zs;function zs(s,{instancePath:a="",parentData:d,parentDataProperty:f,rootData:u=s,dynamicAnchors:l={}}={}){let e=null,t=0;const o=zs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.brands===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[r]:e.push(r),t++}if(s.publishers===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publishers"},message:"must have required property 'publishers'"};e===null?e=[
r]:e.push(r),t++}if(s.properties===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"mus\
t have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.brands!==void 0){let r=s.brands;if(Array.isArray(r)){if(r.length>5){const n={instancePath:a+
"/brands",schemaPath:"#/properties/brands/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[n]:e.push(n),t++}
const i=r.length;for(let n=0;n<i;n++)U(r[n],{instancePath:a+"/brands/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?U.errors:e.
concat(U.errors),t=e.length)}else{const i={instancePath:a+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[i]:e.push(i),t++}}if(s.publishers!==void 0){let r=s.publishers;if(Array.isArray(r)){if(r.length>5){const n={instancePath:a+"/publishers",schemaPath:"\
#/properties/publishers/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<
i;n++)mr(r[n],{instancePath:a+"/publishers/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?mr.errors:e.concat(mr.errors),t=e.length)}else{
const i={instancePath:a+"/publishers",schemaPath:"#/properties/publishers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.properties!==void 0){let r=s.properties;if(Array.isArray(r)){if(r.length>5){const n={instancePath:a+"/properties",schemaPath:"#/properties/properti\
es/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[n]:e.push(n),t++}const i=r.length;for(let n=0;n<i;n++)K(
r[n],{instancePath:a+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:u,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{
const i={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zs.
errors=e,t===0}zs.evaluated={props:{brands:!0,publishers:!0,properties:!0},dynamicProps:!1,dynamicItems:!1};const un=z,ln=V,yn=q;export{Xt as RegistryAdagentsCreateData,Kt as RegistryAdagentsCreateRequest,Gt as RegistryAdagentsCreateResponse,Qt as RegistryAdagentsToolError,Yt as RegistryAdagentsValidateData,
ei as RegistryAdagentsValidateRequest,ri as RegistryAdagentsValidateResponse,si as RegistryAgentAccreditation,ti as RegistryAgentCapabilities,ii as RegistryAgentCardCheck,
ai as RegistryAgentCatalog,ni as RegistryAgentCatalogItem,oi as RegistryAgentCompliance,pi as RegistryAgentComplianceTrack,mi as RegistryAgentCreativeCapabilities,
ui as RegistryAgentCreativeFormat,li as RegistryAgentFormats,yi as RegistryAgentHealth,di as RegistryAgentMeasurementCapabilities,fi as RegistryAgentMetric,ci as RegistryAgentProducts,
hi as RegistryAgentPropertySummary,gi as RegistryAgentSearchResponse,_i as RegistryAgentSearchResult,bi as RegistryAgentSignalsCapabilities,Pi as RegistryAgentStandardOperations,
vi as RegistryAgentStats,wi as RegistryAgentTool,ki as RegistryApiIndex,qi as RegistryAuthorizationCheck,ji as RegistryAuthorizationEntry,Ai as RegistryAuthorizationList,
Di as RegistryAuthorizationOperatorSide,xi as RegistryAuthorizationPublisherSide,Ni as RegistryAuthorizationRow,Ii as RegistryBrandBulkRequest,Ri as RegistryBrandBulkResponse,
$i as RegistryBrandCard,Li as RegistryBrandColor,zi as RegistryBrandColorMap,Oi as RegistryBrandCompany,Ei as RegistryBrandEnrichment,Fi as RegistryBrandEnrichmentManifest,
Ti as RegistryBrandFont,Ci as RegistryBrandJsonResponse,Si as RegistryBrandListing,Vi as RegistryBrandListingItem,Bi as RegistryBrandListingStats,Mi as RegistryBrandLogo,
Hi as RegistryBrandManifestInput,Zi as RegistryBrandResolution,Ji as RegistryBrandSaveRequest,Ui as RegistryBrandSaveResponse,Wi as RegistryBrandTone,Xi as RegistryCrawlRequestRequest,
Ki as RegistryCrawlRequestResponse,Gi as RegistryCrawlRequestStatus,Qi as RegistryDiscoveredAgent,Yi as RegistryDiscoveredBrand,ea as RegistryDiscoveredBrandRequest,
ra as RegistryDiscoveredBrandResponse,sa as RegistryExpandedIdentifier,ta as RegistryExpandedProperty,ia as RegistryFeedHeartbeat,aa as RegistryFeedStreamError,
na as RegistryFreshness,oa as RegistryHistoryResponse,pa as RegistryHostedAdagents,ma as RegistryHostedProperty,ua as RegistryLiveBrandJson,la as RegistryLocalizedName,
ya as RegistryLookedUpAgent,da as RegistryLookedUpProperty,fa as RegistryLookupAgentDomains,ca as RegistryLookupDomain,ha as RegistryLookupProperty,ga as RegistryManifestLookup,
_a as RegistryManifestReference,ba as RegistryMemberRef,Pa as RegistryOperatorAgent,va as RegistryOperatorAuthorization,wa as RegistryOperatorLookup,ka as RegistryOwnershipChallenge,
qa as RegistryOwnershipChallengeList,ja as RegistryOwnershipChallengeRequest,Aa as RegistryOwnershipChallengeState,Da as RegistryOwnershipProof,xa as RegistryProbedFormat,
Na as RegistryProbedProduct,Ia as RegistryProductAuthorization,Ra as RegistryProductAuthorizationRequest,$a as RegistryProductIdentifiers,La as RegistryProductIdentifiersRequest,
za as RegistryProductPublisherSide,Oa as RegistryProductSelector,Ea as RegistryProductSelectorCoverage,Fa as RegistryPropertyAgent,Ta as RegistryPropertyAuthorization,
Ca as RegistryPropertyBulkRequest,Sa as RegistryPropertyBulkResponse,Va as RegistryPropertyContact,Ba as RegistryPropertyListing,Ma as RegistryPropertyListingItem,
Ha as RegistryPropertyListingStats,Za as RegistryPropertyResolution,Ja as RegistryPropertySaveItem,Ua as RegistryPropertySaveRequest,Wa as RegistryPropertySaveResponse,
Xa as RegistryPublisherAgent,Ka as RegistryPublisherFiles,Ga as RegistryPublisherHosting,Qa as RegistryPublisherListing,Ya as RegistryPublisherListingItem,en as RegistryPublisherLookup,
rn as RegistryPublisherProperty,sn as RegistryPublisherValidation,tn as RegistryRegistryStats,an as RegistryResolvedAgent,nn as RegistryResolvedProperty,on as RegistryRevisionEntry,
pn as RegistrySearchPublisher,mn as RegistrySearchResponse,un as RegistryValidationError,ln as RegistryValidationResult,yn as RegistryValidationWarning};
