// @generated from schemas/v3/registry by codegen. Do not edit; run "npm run codegen".
import Fe from"ajv-formats/dist/formats.js";import Ve from"ajv/dist/runtime/ucs2length.js";const ar=B;function R(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=R.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const a={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="error"){const a={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return R.errors=e,t===0}R.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function b(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=b.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
field!==void 0&&typeof s.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){
const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return b.
errors=e,t===0}b.evaluated={props:{field:!0,message:!0,suggestion:!0},dynamicProps:!1,dynamicItems:!1};const Ce={type:"string",enum:["direct","authoritative_loc\
ation","ads_txt_managerdomain","adagents_authoritative"],$id:"EnumsDiscoveryMethod"};function re(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="direct"||s==="authoritative_location"||
s==="ads_txt_managerdomain"||s==="adagents_authoritative")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ce.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};const Me={type:"\
object",required:["state"],properties:{state:{$ref:"EnumsFreshnessState"},validated_at:{type:["string","null"],format:"date-time"}},$id:"RegistryFreshness"},Je={
type:"string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFreshnessState"};function se(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="live"||s==="fresh"||s==="cached"||s===
"stale"||s==="absent")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Je.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};const _=Fe.fullFormats["date-time"];function P(s,{instancePath:i="",
parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=P.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.state===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(r),t++}if(s.state!==void 0&&(se(s.state,{instancePath:i+"/state",parentData:s,parentDataProperty:"\
state",rootData:m,dynamicAnchors:u})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),s.validated_at!==void 0){let r=s.validated_at;if(typeof r!="string"&&
r!==null){const a={instancePath:i+"/validated_at",schemaPath:"#/properties/validated_at/type",keyword:"type",params:{type:Me.properties.validated_at.type},message:"\
must be string,null"};e===null?e=[a]:e.push(a),t++}if(typeof r=="string"&&!_.validate(r)){const a={instancePath:i+"/validated_at",schemaPath:"#/properties/valid\
ated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:{state:!0,
validated_at:!0},dynamicProps:!1,dynamicItems:!1};function x(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,
t=0;const o=x.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(
r),t++}if(s.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required pr\
operty 'errors'"};e===null?e=[r]:e.push(r),t++}if(s.warnings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"discovery_method"},message:"must have required property 'dis\
covery_method'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!="boolean"){const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const a=r.
length;for(let n=0;n<a;n++)R(r[n],{instancePath:i+"/errors/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.
errors),t=e.length)}else{const a={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)b(r[n],{instancePath:i+"/warnings/"+
n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)}else{const a={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.domain!==void 0&&typeof s.
domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.status_code!==void 0){let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[a]:e.push(a),t++}if(r<100||isNaN(r)){const a={instancePath:i+"/status\
_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[a]:e.push(a),t++}}}
if(s.response_bytes!==void 0){let r=s.response_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/response_bytes",schemaPath:"\
#/properties/response_bytes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const a={instancePath:i+"/response_bytes",schemaPath:"#/properties/response_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.resolved_url!==void 0&&typeof s.resolved_url!="string"){const r={instancePath:i+"/resolved_url",schemaPath:"\
#/properties/resolved_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.discovery_method!==void 0&&(re(
s.discovery_method,{instancePath:i+"/discovery_method",parentData:s,parentDataProperty:"discovery_method",rootData:m,dynamicAnchors:u})||(e=e===null?re.errors:e.
concat(re.errors),t=e.length)),s.manager_domain!==void 0&&typeof s.manager_domain!="string"){const r={instancePath:i+"/manager_domain",schemaPath:"#/properties/\
manager_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.freshness!==void 0&&(P(s.freshness,{instancePath:i+
"/freshness",parentData:s,parentDataProperty:"freshness",rootData:m,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:{valid:!0,
errors:!0,warnings:!0,domain:!0,url:!0,status_code:!0,response_bytes:!0,resolved_url:!0,raw_data:!0,discovery_method:!0,manager_domain:!0,freshness:!0},dynamicProps:!1,
dynamicItems:!1};function B(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=B.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.adagents_json===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagen\
ts_json'"};e===null?e=[r]:e.push(r),t++}if(s.validation===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"va\
lidation"},message:"must have required property 'validation'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const a={
instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}
if(r!==!0){const a={instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constan\
t"};e===null?e=[a]:e.push(a),t++}}if(s.adagents_json!==void 0&&typeof s.adagents_json!="string"){const r={instancePath:i+"/adagents_json",schemaPath:"#/properti\
es/adagents_json/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.validation!==void 0&&(x(s.validation,{instancePath:i+
"/validation",parentData:s,parentDataProperty:"validation",rootData:m,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}B.evaluated={props:{success:!0,
adagents_json:!0,validation:!0},dynamicProps:!1,dynamicItems:!1};const nr=le;const f=Ve.default;function le(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=le.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.authorized_agents===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[r]:
e.push(r),t++}if(s.authorized_agents!==void 0){let r=s.authorized_agents;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/authorized_agents",schemaPath:"\
#/properties/authorized_agents/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const a=r.
length;for(let n=0;n<a;n++){let p=r[n];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const l={instancePath:i+"/authorized_agents/"+n,schemaPath:"#/properties/\
authorized_agents/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/auth\
orized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.
include_schema!==void 0&&typeof s.include_schema!="boolean"){const r={instancePath:i+"/include_schema",schemaPath:"#/properties/include_schema/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.include_timestamp!==void 0&&typeof s.include_timestamp!="boolean"){const r={
instancePath:i+"/include_timestamp",schemaPath:"#/properties/include_timestamp/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.properties!==void 0){let r=s.properties;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/properties",schemaPath:"#/prope\
rties/properties/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const a=r.length;for(let n=0;n<
a;n++){let p=r[n];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const l={instancePath:i+"/properties/"+n,schemaPath:"#/properties/properties/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/properties",schemaPath:"#/properties/proper\
ties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.catalog_etag!==void 0){let r=s.catalog_etag;if(typeof r==
"string"){if(f(r)>255){const a={instancePath:i+"/catalog_etag",schemaPath:"#/properties/catalog_etag/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/catalog_etag",schemaPath:"#/properties/catalog_etag/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/cat\
alog_etag",schemaPath:"#/properties/catalog_etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.formats!==
void 0){let r=s.formats;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/formats",schemaPath:"#/properties/formats/maxItems",keyword:"maxItems",params:{
limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const a=r.length;for(let n=0;n<a;n++){let p=r[n];if(!(p&&typeof p=="objec\
t"&&!Array.isArray(p))){const l={instancePath:i+"/formats/"+n,schemaPath:"#/properties/formats/items/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),t++}}if(s.placements!==void 0){let r=s.placements;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/place\
ments",schemaPath:"#/properties/placements/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(
n),t++}const a=r.length;for(let n=0;n<a;n++){let p=r[n];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const l={instancePath:i+"/placements/"+n,schemaPath:"#/p\
roperties/placements/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/p\
lacements",schemaPath:"#/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.placement_tags!==
void 0){let r=s.placement_tags;if(r&&typeof r=="object"&&!Array.isArray(r))for(const a in r){let n=r[a];if(!(n&&typeof n=="object"&&!Array.isArray(n))){const p={
instancePath:i+"/placement_tags/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/placement_tags/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}else{const a={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:{authorized_agents:!0,include_schema:!0,
include_timestamp:!0,properties:!0,catalog_etag:!0,formats:!0,placements:!0,placement_tags:!0},dynamicProps:!1,dynamicItems:!1};const or=ye;function ye(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}if(s.timestamp===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required\
 property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const a={instancePath:i+"/success",schemaPath:"\
#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(r!==!0){const a={instancePath:i+"/s\
uccess",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.
data!==void 0&&(B(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=
e.length)),s.timestamp!==void 0){let r=s.timestamp;if(typeof r=="string"){if(!_.validate(r)){const a={instancePath:i+"/timestamp",schemaPath:"#/properties/times\
tamp/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/\
timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated=
{props:{success:!0,data:!0,timestamp:!0},dynamicProps:!1,dynamicItems:!1};const pr=de;function te(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=te.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function de(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=de.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.error===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:
e.push(r),t++}if(s.message===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have re\
quired property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const a={
instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}
if(r!==!1){const a={instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!1},message:"must be equal to constan\
t"};e===null?e=[a]:e.push(a),t++}}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.timestamp!==void 0){
let r=s.timestamp;if(typeof r=="string"){if(!_.validate(r)){const a={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/timestamp",schemaPath:"#/properties/ti\
mestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(
r)){const a=r.length;for(let n=0;n<a;n++)te(r[n],{instancePath:i+"/issues/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?te.errors:
e.concat(te.errors),t=e.length)}else{const a={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:{success:!0,error:!0,message:!0,timestamp:!0,issues:!0},dynamicProps:!1,dynamicItems:!1};const mr=T;function F(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=F.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[r]:e.push(r),t++}if(s.valid===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(
r),t++}if(s.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required pr\
operty 'errors'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0&&typeof s.agent_url!="string"){const r={instancePath:i+"/agent_url",schemaPath:"#/propert\
ies/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!="boolean"){
const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
t++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){const p={instancePath:i+"/errors/"+
n,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const a={instancePath:i+
"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.status_code!==void 0){
let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const a={
instancePath:i+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[a]:e.push(a),t++}if(r<100||isNaN(r)){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100"};e===null?e=[a]:e.push(a),t++}}}if(s.response_time_ms!==void 0){let r=s.response_time_ms;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/response_time_ms",schemaPath:"#/properties/response_time_ms/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/response_time_ms",schemaPath:"#/pr\
operties/response_time_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.card_endpoint!==
void 0&&typeof s.card_endpoint!="string"){const r={instancePath:i+"/card_endpoint",schemaPath:"#/properties/card_endpoint/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.oauth_required!==void 0&&typeof s.oauth_required!="boolean"){const r={instancePath:i+"/oauth_r\
equired",schemaPath:"#/properties/oauth_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated=
{props:{agent_url:!0,valid:!0,errors:!0,status_code:!0,response_time_ms:!0,card_data:!0,card_endpoint:!0,oauth_required:!0},dynamicProps:!1,dynamicItems:!1};function T(s,{
instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=T.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.found===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[r]:e.push(r),t++}if(s.validation===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validation"},message:"must have required property 'validatio\
n'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.found!==void 0&&typeof s.found!="boolean"){const r={instancePath:i+"/fo\
und",schemaPath:"#/properties/found/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.validation!==void 0&&
(x(s.validation,{instancePath:i+"/validation",parentData:s,parentDataProperty:"validation",rootData:m,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),
t=e.length)),s.agent_cards!==void 0){let r=s.agent_cards;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)F(r[n],{instancePath:i+"/agent_cards/"+n,parentData:r,
parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{const a={instancePath:i+"/agent_cards",schemaPath:"\
#/properties/agent_cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}T.evaluated={props:{domain:!0,found:!0,
validation:!0,agent_cards:!0},dynamicProps:!1,dynamicItems:!1};const ur=fe;function fe(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=fe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.
domain;if(typeof r=="string"){if(f(r)>2048){const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:{domain:!0},
dynamicProps:!1,dynamicItems:!1};const lr=ce;function ce(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=ce.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}if(s.timestamp===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required\
 property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const a={instancePath:i+"/success",schemaPath:"\
#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(r!==!0){const a={instancePath:i+"/s\
uccess",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.
data!==void 0&&(T(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:u})||(e=e===null?T.errors:e.concat(T.errors),t=
e.length)),s.timestamp!==void 0){let r=s.timestamp;if(typeof r=="string"){if(!_.validate(r)){const a={instancePath:i+"/timestamp",schemaPath:"#/properties/times\
tamp/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/\
timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated=
{props:{success:!0,data:!0,timestamp:!0},dynamicProps:!1,dynamicItems:!1};const yr=F,dr=he;function he(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=he.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.version===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),t++}if(s.
documentation===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentation"},message:"must have required \
property 'documentation'"};e===null?e=[r]:e.push(r),t++}if(s.openapi===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:e.push(r),t++}if(s.endpoints===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"endpoints"},message:"must have required property 'endpoints'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.
name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.version!==void 0&&typeof s.version!="string"){const r={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.documentation!==void 0&&typeof s.documentation!="string"){const r={instancePath:i+"/d\
ocumentation",schemaPath:"#/properties/documentation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.openapi!==
void 0&&typeof s.openapi!="string"){const r={instancePath:i+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),t++}if(s.endpoints!==void 0){let r=s.endpoints;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const a in r)if(typeof r[a]!=
"string"){const n={instancePath:i+"/endpoints/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/endpoints/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{const a={instancePath:i+"/endpoints",schemaPath:"#/properties/endpoint\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:{name:!0,version:!0,documentation:!0,
openapi:!0,endpoints:!0},dynamicProps:!1,dynamicItems:!1};const fr=ge;function ge(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=ge.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domains===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"domains"},message:"must have required property 'domains'"};e===null?e=[r]:e.push(r),t++}if(s.domains!==void 0){let r=s.
domains;if(Array.isArray(r)){if(r.length>100){const n={instancePath:i+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/domains",schemaPath:"#/properties/domains/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const a=r.length;for(let n=0;n<a;n++){let p=r[n];
if(typeof p=="string"){if(f(p)>2048){const l={instancePath:i+"/domains/"+n,schemaPath:"#/properties/domains/items/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[l]:e.push(l),t++}if(f(p)<1){const l={instancePath:i+"/domains/"+n,schemaPath:"#/properties/domain\
s/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+
"/domains/"+n,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const a={
instancePath:i+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===
0}ge.evaluated={props:{domains:!0},dynamicProps:!1,dynamicItems:!1};const cr=_e;const He={type:"string",enum:["master","sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function v(s,{instancePath:i="",parentData:y,parentDataProperty:d,
rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=v.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="master"||s===
"sub_brand"||s==="endorsed"||s==="independent")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:He.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return v.errors=e,t===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const We={type:"string",enum:[
"brand_json","enriched","community"],$id:"EnumsBrandSource"};function w(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=w.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||s==="enriched"||s==="community")){const r={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:We.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return w.errors=e,t===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};function z(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=z.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const r={instancePath:i,schemaPath:"#/minPr\
operties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in s){let a=s[r];if(typeof a==
"string"){if(f(a)<1){const n={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return z.errors=e,t===0}z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const Ke={type:"string",enum:["inline","mutual","leaf_only","house_only","standalone","unverifiable"],$id:"EnumsRelationshipTrust"};function O(s,{
instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="inline"||s==="mutual"||s==="leaf_only"||s==="house_only"||s==="standalone"||s==="unverifiable")){const r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ke.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return O.errors=
e,t===0}O.evaluated={dynamicProps:!1,dynamicItems:!1};function I(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=I.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.valid===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"valid"},message:"must have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.errors===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===
null?e=[r]:e.push(r),t++}if(s.warnings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"\
must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}if(s.valid!==void 0&&typeof s.valid!="boolean"){const r={instancePath:i+"/valid",schemaPath:"\
#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){
const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
status_code!==void 0){let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/status_code",schemaPath:"#/propert\
ies/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||
isNaN(r)){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"mus\
t be <= 599"};e===null?e=[a]:e.push(a),t++}if(r<100||isNaN(r)){const a={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/minimum",keyword:"min\
imum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[a]:e.push(a),t++}}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const a=r.
length;for(let n=0;n<a;n++)R(r[n],{instancePath:i+"/errors/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.
errors),t=e.length)}else{const a={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)b(r[n],{instancePath:i+"/warnings/"+
n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)}else{const a={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={props:{valid:!0,
url:!0,status_code:!0,errors:!0,warnings:!0},dynamicProps:!1,dynamicItems:!1};const Te=Fe.fullFormats.uri;function S(s,{instancePath:i="",parentData:y,parentDataProperty:d,
rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.canonical_id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"canonical_id"},message:"\
must have required property 'canonical_id'"};e===null?e=[r]:e.push(r),t++}if(s.canonical_domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"canonical_domain"},message:"must have required property 'canonical_domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===
null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"mus\
t have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.canonical_id!==void 0&&typeof s.canonical_id!="string"){const r={instancePath:i+"/canonica\
l_id",schemaPath:"#/properties/canonical_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.canonical_domain!==
void 0&&typeof s.canonical_domain!="string"){const r={instancePath:i+"/canonical_domain",schemaPath:"#/properties/canonical_domain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:i+"/brand_n\
ame",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.keller_type!==void 0&&
(v(s.keller_type,{instancePath:i+"/keller_type",parentData:s,parentDataProperty:"keller_type",rootData:m,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),s.house_domain!==void 0&&typeof s.house_domain!="string"){const r={instancePath:i+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(w(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"\
source",rootData:m,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),s.names!==void 0){let r=s.names;if(Array.isArray(r)){const a=r.length;
for(let n=0;n<a;n++)z(r[n],{instancePath:i+"/names/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),
t=e.length)}else{const a={instancePath:i+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[a]:e.push(a),t++}}if(s.parent_brand!==void 0&&typeof s.parent_brand!="string"){const r={instancePath:i+"/parent_brand",schemaPath:"#/properties/parent_brand/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.claimed_house_domain!==void 0&&typeof s.claimed_house_domain!=
"string"){const r={instancePath:i+"/claimed_house_domain",schemaPath:"#/properties/claimed_house_domain/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),t++}if(s.house_name!==void 0&&typeof s.house_name!="string"){const r={instancePath:i+"/house_name",schemaPath:"#/properti\
es/house_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.relationship_trust!==void 0&&(O(s.relationship_trust,
{instancePath:i+"/relationship_trust",parentData:s,parentDataProperty:"relationship_trust",rootData:m,dynamicAnchors:u})||(e=e===null?O.errors:e.concat(O.errors),
t=e.length)),s.relationship_verified_at!==void 0){let r=s.relationship_verified_at;if(typeof r=="string"){if(!_.validate(r)){const a={instancePath:i+"/relations\
hip_verified_at",schemaPath:"#/properties/relationship_verified_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified_at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.relationship_declared_at!==void 0){let r=s.relationship_declared_at;if(typeof r=="st\
ring"){if(!_.validate(r)){const a={instancePath:i+"/relationship_declared_at",schemaPath:"#/properties/relationship_declared_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/relationship_declared_at",schemaPath:"\
#/properties/relationship_declared_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.brand_agent_url!==
void 0){let r=s.brand_agent_url;if(typeof r=="string"){if(!Te(r)){const a={instancePath:i+"/brand_agent_url",schemaPath:"#/properties/brand_agent_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/brand_agent_url",schemaPath:"#/pro\
perties/brand_agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.brand_manifest!==void 0){let r=s.
brand_manifest;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const a={instancePath:i+"/brand_manifest",schemaPath:"#/properties/brand_manifest/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(s.promoted_from_schema!==void 0&&typeof s.promoted_from_schema!="string"){
const r={instancePath:i+"/promoted_from_schema",schemaPath:"#/properties/promoted_from_schema/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),t++}if(s.migration_warnings!==void 0){let r=s.migration_warnings;if(Array.isArray(r)){if(r.length>20){const n={instancePath:i+"/mig\
ration_warnings",schemaPath:"#/properties/migration_warnings/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?
e=[n]:e.push(n),t++}const a=r.length;for(let n=0;n<a;n++)b(r[n],{instancePath:i+"/migration_warnings/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)}else{const a={instancePath:i+"/migration_warnings",schemaPath:"#/properties/migration_warnings/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}s.live_brand_json!==void 0&&(I(s.live_brand_json,{instancePath:i+"/live_brand\
_json",parentData:s,parentDataProperty:"live_brand_json",rootData:m,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.freshness!==void 0&&
(P(s.freshness,{instancePath:i+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:m,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),t=
e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return S.
errors=e,t===0}S.evaluated={props:{canonical_id:!0,canonical_domain:!0,brand_name:!0,keller_type:!0,house_domain:!0,source:!0,names:!0,parent_brand:!0,claimed_house_domain:!0,
house_name:!0,relationship_trust:!0,relationship_verified_at:!0,relationship_declared_at:!0,brand_agent_url:!0,brand_manifest:!0,promoted_from_schema:!0,migration_warnings:!0,
live_brand_json:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};function _e(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=_e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.results===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===
null?e=[n]:e.push(n),t++}if(s.results!==void 0){let n=s.results;if(n&&typeof n=="object"&&!Array.isArray(n))for(const p in n){let l=n[p];const c=t;let g=!1;const h=t;
S(l,{instancePath:i+"/results/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:p,rootData:m,dynamicAnchors:u})||(e=e===null?S.errors:e.
concat(S.errors),t=e.length);var a=h===t;if(g=g||a,a){var r={};r.canonical_id=!0,r.canonical_domain=!0,r.brand_name=!0,r.keller_type=!0,r.house_domain=!0,r.source=
!0,r.names=!0,r.parent_brand=!0,r.claimed_house_domain=!0,r.house_name=!0,r.relationship_trust=!0,r.relationship_verified_at=!0,r.relationship_declared_at=!0,r.
brand_agent_url=!0,r.brand_manifest=!0,r.promoted_from_schema=!0,r.migration_warnings=!0,r.live_brand_json=!0,r.freshness=!0}const D=t;if(l!==null){const A={instancePath:i+
"/results/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[A]:e.push(A),t++}var a=D===t;if(g=g||a,g)t=c,e!==null&&(c?e.length=c:e=null);else{const A={instancePath:i+"/results/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?
e=[A]:e.push(A),t++}}else{const p={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[p]:e.push(p),t++}}}else{const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
n]:e.push(n),t++}return _e.errors=e,t===0}_e.evaluated={props:{results:!0},dynamicProps:!1,dynamicItems:!1};const hr=V;const ze=new RegExp("^#[0-9A-Fa-f]{6}$","u");function V(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,
t=0;const o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.hex===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hex"},message:"must have required property 'hex'"};e===null?e=[r]:e.push(r),t++}
if(s.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'typ\
e'"};e===null?e=[r]:e.push(r),t++}if(s.hex!==void 0){let r=s.hex;if(typeof r=="string"){if(!ze.test(r)){const a={instancePath:i+"/hex",schemaPath:"#/properties/\
hex/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[a]:e.push(a),t++}}else{const a={
instancePath:i+"/hex",schemaPath:"#/properties/hex/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.type!==
void 0){let r=s.type;if(typeof r=="string"){if(f(r)>64){const a={instancePath:i+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:{hex:!0,type:!0},
dynamicProps:!1,dynamicItems:!1};const gr=k;function k(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=k.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(const r in s){let a=s[r];if(typeof a=="string"){if(!ze.test(a)){const n={
instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'\
must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}k.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const _r=N;function N(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=N.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:i+"/\
name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.industry!==void 0&&typeof s.
industry!="string"){const r={instancePath:i+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(s.industries!==void 0){let r=s.industries;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){const p={
instancePath:i+"/industries/"+n,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const a={instancePath:i+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[a]:e.push(a),t++}}if(s.employees!==void 0&&typeof s.employees!="string"){const r={instancePath:i+"/employees",schemaPath:"#/properties/employees/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.founded!==void 0){let r=s.founded;if(!(typeof r=="number"&&
isFinite(r))){const a={instancePath:i+"/founded",schemaPath:"#/properties/founded/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[a]:e.push(a),t++}}if(s.location!==void 0&&typeof s.location!="string"){const r={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}N.evaluated={props:{name:!0,industry:!0,industries:!0,employees:!0,founded:!0,
location:!0},dynamicProps:!1,dynamicItems:!1};const br=be;const Ge=new RegExp("^https?://","u");function q(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=q.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.tags===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?
e=[r]:e.push(r),t++}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(f(r)>2048){const a={instancePath:i+"/url",schemaPath:"#/properties/url/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),t++}if(!Ge.test(r)){const a={instancePath:i+"/url",schemaPath:"\
#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[a]:e.push(a),t++}if(!Te(r)){const a={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),t++}}else{
const a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}
if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>50){const n={instancePath:i+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",
params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),t++}const a=r.length;for(let n=0;n<a;n++){let p=r[n];if(typeof p=="string"){
if(f(p)>64){const l={instancePath:i+"/tags/"+n,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more \
than 64 characters"};e===null?e=[l]:e.push(l),t++}if(f(p)<1){const l={instancePath:i+"/tags/"+n,schemaPath:"#/properties/tags/items/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/tags/"+n,schemaPath:"#/propert\
ies/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}q.evaluated={props:{url:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};function C(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=C.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.role===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),t++}if(s.name!==
void 0&&typeof s.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),t++}if(s.role!==void 0&&typeof s.role!="string"){const r={instancePath:i+"/role",schemaPath:"#/properties/role/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return C.errors=e,t===0}C.evaluated={props:{name:!0,role:!0},dynamicProps:!1,dynamicItems:!1};function L(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=L.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.voice!==void 0&&typeof s.voice!="string"){const r={instancePath:i+
"/voice",schemaPath:"#/properties/voice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.attributes!==void 0){
let r=s.attributes;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){const p={instancePath:i+"/attributes/"+n,schemaPath:"#/pr\
operties/attributes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const a={instancePath:i+"/att\
ributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.dos!==void 0){
let r=s.dos;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){const p={instancePath:i+"/dos/"+n,schemaPath:"#/properties/dos/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const a={instancePath:i+"/dos",schemaPath:"#/prope\
rties/dos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.donts!==void 0){let r=s.donts;if(Array.isArray(
r)){const a=r.length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){const p={instancePath:i+"/donts/"+n,schemaPath:"#/properties/donts/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const a={instancePath:i+"/donts",schemaPath:"#/properties/donts/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={props:{voice:!0,attributes:!0,dos:!0,donts:!0},dynamicProps:!1,
dynamicItems:!1};function M(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=M.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}
if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.description!==void 0&&typeof s.description!="string"){const r={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.logos!==
void 0){let r=s.logos;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)q(r[n],{instancePath:i+"/logos/"+n,parentData:r,parentDataProperty:n,rootData:m,
dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{const a={instancePath:i+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.colors!==void 0&&(k(s.colors,{instancePath:i+"/colors",parentData:s,parentDataProperty:"\
colors",rootData:m,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.fonts!==void 0){let r=s.fonts;if(Array.isArray(r)){const a=r.length;
for(let n=0;n<a;n++)C(r[n],{instancePath:i+"/fonts/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?C.errors:e.concat(C.errors),
t=e.length)}else{const a={instancePath:i+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[a]:e.push(a),t++}}s.tone!==void 0&&(L(s.tone,{instancePath:i+"/tone",parentData:s,parentDataProperty:"tone",rootData:m,dynamicAnchors:u})||(e=e===null?L.errors:
e.concat(L.errors),t=e.length)),s.company!==void 0&&(N(s.company,{instancePath:i+"/company",parentData:s,parentDataProperty:"company",rootData:m,dynamicAnchors:u})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated={props:{name:!0,url:!0,description:!0,logos:!0,colors:!0,fonts:!0,tone:!0,company:!0},dynamicProps:!1,
dynamicItems:!1};function be(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=be.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=
[r]:e.push(r),t++}if(s.cached===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cached"},message:"must have \
required property 'cached'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const a={instancePath:i+"/success",schemaPath:"\
#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(r!==!0){const a={instancePath:i+"/s\
uccess",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.
domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.cached!==void 0&&typeof s.cached!="boolean"){const r={instancePath:i+"/cached",schemaPath:"#/properties/cache\
d/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.manifest!==void 0&&(M(s.manifest,{instancePath:i+"/mani\
fest",parentData:s,parentDataProperty:"manifest",rootData:m,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.company!==void 0&&(N(s.company,
{instancePath:i+"/company",parentData:s,parentDataProperty:"company",rootData:m,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.source_type!==
void 0&&(w(s.source_type,{instancePath:i+"/source_type",parentData:s,parentDataProperty:"source_type",rootData:m,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return be.errors=e,t===0}be.evaluated={props:{success:!0,domain:!0,cached:!0,manifest:!0,company:!0,source_type:!0},dynamicProps:!1,dynamicItems:!1};const Pr=M,
vr=C,wr=Pe;const Qe={type:"string",enum:["authoritative_location","house_redirect","brand_agent","house_portfolio","brand_canonical"],$id:"EnumsBrandJsonVariant"};function ie(s,{
instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=ie.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="authoritative_location"||s==="house_redirect"||s==="brand_agent"||s==="house_portfolio"||s==="brand_canonical")){const r={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return ie.errors=e,t===0}ie.evaluated={dynamicProps:!1,dynamicItems:!1};function Pe(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have\
 required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/dom\
ain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.
url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.variant!==void 0&&(ie(s.variant,{instancePath:i+"/variant",parentData:s,parentDataProperty:"variant",rootData:m,dynamicAnchors:u})||(e=e===null?
ie.errors:e.concat(ie.errors),t=e.length)),s.data!==void 0){let r=s.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const a={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(s.warnings!==void 0){let r=s.warnings;if(Array.
isArray(r)){const a=r.length;for(let n=0;n<a;n++)b(r[n],{instancePath:i+"/warnings/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)}else{const a={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),t++}}if(s.promoted_from_schema!==void 0&&typeof s.promoted_from_schema!="string"){const r={instancePath:i+"/promoted_fr\
om_schema",schemaPath:"#/properties/promoted_from_schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.live_brand_json!==
void 0&&(I(s.live_brand_json,{instancePath:i+"/live_brand_json",parentData:s,parentDataProperty:"live_brand_json",rootData:m,dynamicAnchors:u})||(e=e===null?I.errors:
e.concat(I.errors),t=e.length)),s.freshness!==void 0&&(P(s.freshness,{instancePath:i+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:m,dynamicAnchors:u})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:{domain:!0,url:!0,variant:!0,data:!0,warnings:!0,promoted_from_schema:!0,live_brand_json:!0,
freshness:!0},dynamicProps:!1,dynamicItems:!1};const kr=ve;function J(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=J.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===null?e=[r]:e.push(r),t++}
if(s.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property \
'source'"};e===null?e=[r]:e.push(r),t++}if(s.has_manifest===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
has_manifest"},message:"must have required property 'has_manifest'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&
typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:i+"/brand_name",schemaPath:"#/properties/brand_name/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(w(s.source,{instancePath:i+"/source",parentData:s,
parentDataProperty:"source",rootData:m,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),s.has_manifest!==void 0&&typeof s.has_manifest!=
"boolean"){const r={instancePath:i+"/has_manifest",schemaPath:"#/properties/has_manifest/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),t++}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:i+"/verified",schemaPath:"#/properties/verified/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.keller_type!==void 0&&(v(s.keller_type,{instancePath:i+"/keller_type",
parentData:s,parentDataProperty:"keller_type",rootData:m,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.house_domain!==void 0&&typeof s.
house_domain!="string"){const r={instancePath:i+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.claimed_house_domain!==void 0&&typeof s.claimed_house_domain!="string"){const r={instancePath:i+"/claimed_house_do\
main",schemaPath:"#/properties/claimed_house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.relationship_trust!==
void 0&&(O(s.relationship_trust,{instancePath:i+"/relationship_trust",parentData:s,parentDataProperty:"relationship_trust",rootData:m,dynamicAnchors:u})||(e=e===
null?O.errors:e.concat(O.errors),t=e.length)),s.relationship_verified_at!==void 0){let r=s.relationship_verified_at;if(typeof r=="string"){if(!_.validate(r)){const a={
instancePath:i+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified_at/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/relationship_verified_at",schemaPath:"#/properties/relationship_verified\
_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.logo_url!==void 0&&typeof s.logo_url!="string"){const r={
instancePath:i+"/logo_url",schemaPath:"#/properties/logo_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.primary_color!==void 0&&typeof s.primary_color!="string"){const r={instancePath:i+"/primary_color",schemaPath:"#/properties/primary_color/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.logos!==void 0){let r=s.logos;if(Array.isArray(r)){const a=r.length;for(let n=0;n<
a;n++)q(r[n],{instancePath:i+"/logos/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{
const a={instancePath:i+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}
if(s.colors!==void 0&&(k(s.colors,{instancePath:i+"/colors",parentData:s,parentDataProperty:"colors",rootData:m,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(
k.errors),t=e.length)),s.tone!==void 0&&(L(s.tone,{instancePath:i+"/tone",parentData:s,parentDataProperty:"tone",rootData:m,dynamicAnchors:u})||(e=e===null?L.errors:
e.concat(L.errors),t=e.length)),s.industries!==void 0){let r=s.industries;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){const p={
instancePath:i+"/industries/"+n,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const a={instancePath:i+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[a]:e.push(a),t++}}if(s.sub_brand_count!==void 0){let r=s.sub_brand_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+
"/sub_brand_count",schemaPath:"#/properties/sub_brand_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/sub_brand_count",schemaPath:"#/properties/sub_brand_count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.employee_count!==void 0){let r=s.employee_count;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/employee_count",
schemaPath:"#/properties/employee_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}
J.evaluated={props:{domain:!0,brand_name:!0,source:!0,has_manifest:!0,verified:!0,keller_type:!0,house_domain:!0,claimed_house_domain:!0,relationship_trust:!0,relationship_verified_at:!0,
logo_url:!0,primary_color:!0,logos:!0,colors:!0,tone:!0,industries:!0,sub_brand_count:!0,employee_count:!0},dynamicProps:!1,dynamicItems:!1};function H(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=H.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(s.brand_json===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_json"},message:"must have required property 'brand_json'"};e===null?e=[r]:e.push(r),t++}
if(s.community===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"community"},message:"must have required pro\
perty 'community'"};e===null?e=[r]:e.push(r),t++}if(s.enriched===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
enriched"},message:"must have required property 'enriched'"};e===null?e=[r]:e.push(r),t++}if(s.houses===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"houses"},message:"must have required property 'houses'"};e===null?e=[r]:e.push(r),t++}if(s.sub_brands===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sub_brands"},message:"must have required property 'sub_brands'"};e===null?e=[
r]:e.push(r),t++}if(s.with_manifest===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"with_manifest"},message:"\
must have required property 'with_manifest'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const a={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.brand_json!==void 0){let r=s.brand_json;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const a={instancePath:i+"/brand_json",schemaPath:"#/properties/brand_json/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/brand_json",schemaPath:"#/properties/brand_json/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.community!==void 0){let r=s.community;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/community",schemaPath:"#/properties/community/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/community",schemaPath:"#/propertie\
s/community/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.enriched!==void 0){let r=s.enriched;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/enriched",schemaPath:"#/properties/enriched/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/enriched",schemaPath:"\
#/properties/enriched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.hosted!==void 0){let r=s.
hosted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/hosted",schemaPath:"#/properties/hosted/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/hosted",schemaPath:"\
#/properties/hosted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.houses!==void 0){let r=s.
houses;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/houses",schemaPath:"#/properties/houses/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/houses",schemaPath:"\
#/properties/houses/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.sub_brands!==void 0){
let r=s.sub_brands;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/sub_brands",schemaPath:"#/properties/sub_brands/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+
"/sub_brands",schemaPath:"#/properties/sub_brands/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}
if(s.with_manifest!==void 0){let r=s.with_manifest;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/with_manifest",schemaPath:"\
#/properties/with_manifest/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const a={instancePath:i+"/with_manifest",schemaPath:"#/properties/with_manifest/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:{total:!0,brand_json:!0,community:!0,enriched:!0,hosted:!0,houses:!0,sub_brands:!0,
with_manifest:!0},dynamicProps:!1,dynamicItems:!1};function ve(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,
t=0;const o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.brands===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[r]:e.push(
r),t++}if(s.stats===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stats"},message:"must have required prop\
erty 'stats'"};e===null?e=[r]:e.push(r),t++}if(s.brands!==void 0){let r=s.brands;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)J(r[n],{instancePath:i+
"/brands/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)}else{const a={instancePath:i+"\
/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}s.stats!==void 0&&(H(
s.stats,{instancePath:i+"/stats",parentData:s,parentDataProperty:"stats",rootData:m,dynamicAnchors:u})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===
0}ve.evaluated={props:{brands:!0,stats:!0},dynamicProps:!1,dynamicItems:!1};const qr=J,jr=H,Dr=q,Ar=$;function $(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=$.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0){let a=s.name;if(typeof a=="string"){if(f(a)>255){const n={
instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[n]:e.push(n),t++}if(f(a)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.description!==void 0){let a=s.description;if(typeof a=="string"){if(f(a)>5e3){const n={instancePath:i+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:5e3},message:"must NOT have more than 5000 characters"};e===null?
e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[n]:e.push(n),t++}}if(s.logos!==void 0){let a=s.logos;if(Array.isArray(a)){if(a.length>100){const p={instancePath:i+"/logos",schemaPath:"\
#/properties/logos/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[p]:e.push(p),t++}const n=a.length;for(let p=0;p<
n;p++)q(a[p],{instancePath:i+"/logos/"+p,parentData:a,parentDataProperty:p,rootData:m,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{
const n={instancePath:i+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}
if(s.colors!==void 0){let a=s.colors;const n=t;let p=!1,l=null;const c=t;if(Array.isArray(a)){if(a.length>100){const D={instancePath:i+"/colors",schemaPath:"#/p\
roperties/colors/oneOf/0/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[D]:e.push(D),t++}const h=a.length;
for(let D=0;D<h;D++)V(a[D],{instancePath:i+"/colors/"+D,parentData:a,parentDataProperty:D,rootData:m,dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),
t=e.length)}else{const h={instancePath:i+"/colors",schemaPath:"#/properties/colors/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[h]:e.push(h),t++}var r=c===t;r&&(p=!0,l=0);const g=t;k(a,{instancePath:i+"/colors",parentData:s,parentDataProperty:"colors",rootData:m,dynamicAnchors:u})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length);var r=g===t;if(r&&p?(p=!1,l=[l,1]):r&&(p=!0,l=1),p)t=n,e!==null&&(n?e.length=n:e=null);else{const h={instancePath:i+
"/colors",schemaPath:"#/properties/colors/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[h]:e.push(
h),t++}}}else{const a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return $.
errors=e,t===0}$.evaluated={props:{name:!0,description:!0,logos:!0,colors:!0},dynamicProps:!1,dynamicItems:!1};const Rr=S,xr=we;const Se=new RegExp("\\S","u");function we(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=we.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_nam\
e'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.domain;if(typeof r=="string"){if(f(r)>2048){const a={instancePath:i+"/domain",schemaPath:"#/prop\
erties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={
instancePath:i+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),t++}}if(s.brand_name!==void 0){let r=s.brand_name;if(typeof r=="string"){if(f(r)>255){const a={instancePath:i+"/brand_name",schemaPath:"\
#/properties/brand_name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<
1){const a={instancePath:i+"/brand_name",schemaPath:"#/properties/brand_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[a]:e.push(a),t++}if(!Se.test(r)){const a={instancePath:i+"/brand_name",schemaPath:"#/properties/brand_name/pattern",keyword:"pattern",
params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/brand_name",schemaPath:"#/properties/bra\
nd_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}s.brand_manifest!==void 0&&($(s.brand_manifest,{instancePath:i+
"/brand_manifest",parentData:s,parentDataProperty:"brand_manifest",rootData:m,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),t=e.length))}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}we.evaluated=
{props:{domain:!0,brand_name:!0,brand_manifest:!0},dynamicProps:!1,dynamicItems:!1};const Ir=ke;function ke(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=ke.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(
r),t++}if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required pr\
operty 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const a={instancePath:i+
"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(r!==!0){const a={
instancePath:i+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[a]:e.
push(a),t++}}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&typeof s.id!="string"){
const r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/revision_number",schemaPath:"\
#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(
r)&&(r<2||isNaN(r))){const a={instancePath:i+"/revision_number",schemaPath:"#/properties/revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:2},
message:"must be >= 2"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}ke.evaluated={props:{success:!0,message:!0,domain:!0,id:!0,revision_number:!0},dynamicProps:!1,dynamicItems:!1};
const Nr=L,Lr=qe;function qe(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=qe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.
domain;if(typeof r=="string"){if(f(r)>2048){const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={props:{domain:!0},
dynamicProps:!1,dynamicItems:!1};const $r=je;const Be=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function je(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===
null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"mus\
t have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.crawl_request_id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"crawl_request_id"},message:"must have required property 'crawl_request_id'"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.
message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.crawl_request_id!==void 0){let r=s.crawl_request_id;if(typeof r=="string"){if(!Be.
test(r)){const a={instancePath:i+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/format",keyword:"format",params:{format:"uuid"},message:'must mat\
ch format "uuid"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}je.evaluated={props:{message:!0,domain:!0,crawl_request_id:!0},dynamicProps:!1,
dynamicItems:!1};const Er=De,ue={type:"object",required:["crawl_request_id","domain","status","attempts","max_attempts","requested_at","started_at","last_attemp\
ted_at","completed_at","next_attempt_at","last_error_code","outcome"],properties:{crawl_request_id:{type:"string",format:"uuid"},domain:{type:"string"},status:{
$ref:"EnumsCrawlStatus"},attempts:{type:"integer",minimum:0},max_attempts:{type:"integer",minimum:1},requested_at:{type:"string",format:"date-time"},started_at:{
type:["string","null"],format:"date-time"},last_attempted_at:{type:["string","null"],format:"date-time"},completed_at:{type:["string","null"],format:"date-time"},
next_attempt_at:{type:["string","null"],format:"date-time"},last_error_code:{type:["string","null"]},outcome:{anyOf:[{$ref:"EnumsCrawlOutcome"},{type:"null"}]},
brand_json_outcome:{anyOf:[{$ref:"EnumsCrawlOutcome"},{type:"null"}]}},$id:"RegistryCrawlRequestStatus"},Ue={type:"string",enum:["queued","running","deferred","\
retrying","completed","invalid","failed"],$id:"EnumsCrawlStatus"};function ae(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="queued"||s==="running"||s==="deferred"||s==="retr\
ying"||s==="completed"||s==="invalid"||s==="failed")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ue.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={dynamicProps:!1,dynamicItems:!1};const Xe={type:"strin\
g",enum:["changed","unchanged","absent","invalid","unreachable"],$id:"EnumsCrawlOutcome"};function E(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=E.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="changed"||s==="unchanged"||s==="absen\
t"||s==="invalid"||s==="unreachable")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function De(s,{instancePath:i="",parentData:y,
parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.crawl_request_id===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
crawl_request_id"},message:"must have required property 'crawl_request_id'"};e===null?e=[n]:e.push(n),t++}if(s.domain===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[n]:e.push(n),t++}if(s.status===void 0){
const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[n]:e.push(n),t++}if(s.attempts===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},message:"must h\
ave required property 'attempts'"};e===null?e=[n]:e.push(n),t++}if(s.max_attempts===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"max_attempts"},message:"must have required property 'max_attempts'"};e===null?e=[n]:e.push(n),t++}if(s.requested_at===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"requested_at"},message:"must have required property 'requested_at'"};e===null?e=[n]:e.push(n),
t++}if(s.started_at===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"started_at"},message:"must have requir\
ed property 'started_at'"};e===null?e=[n]:e.push(n),t++}if(s.last_attempted_at===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"last_attempted_at"},message:"must have required property 'last_attempted_at'"};e===null?e=[n]:e.push(n),t++}if(s.completed_at===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"completed_at"},message:"must have required property 'completed_at'"};e===null?
e=[n]:e.push(n),t++}if(s.next_attempt_at===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_attempt_at"},
message:"must have required property 'next_attempt_at'"};e===null?e=[n]:e.push(n),t++}if(s.last_error_code===void 0){const n={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"last_error_code"},message:"must have required property 'last_error_code'"};e===null?e=[n]:e.push(n),t++}if(s.outcome===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"must have required property 'outcome'"};e===
null?e=[n]:e.push(n),t++}if(s.crawl_request_id!==void 0){let n=s.crawl_request_id;if(typeof n=="string"){if(!Be.test(n)){const p={instancePath:i+"/crawl_request\
_id",schemaPath:"#/properties/crawl_request_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[p]:e.push(p),t++}}else{
const p={instancePath:i+"/crawl_request_id",schemaPath:"#/properties/crawl_request_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const n={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(s.status!==void 0&&(ae(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"\
status",rootData:m,dynamicAnchors:u})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)),s.attempts!==void 0){let n=s.attempts;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:i+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[p]:e.push(p),t++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){const p={instancePath:i+"/attempts",schemaPath:"#/properties/attemp\
ts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(s.max_attempts!==void 0){let n=s.max_attempts;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:i+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){const p={instancePath:i+"/max_attem\
pts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}if(s.
requested_at!==void 0){let n=s.requested_at;if(typeof n=="string"){if(!_.validate(n)){const p={instancePath:i+"/requested_at",schemaPath:"#/properties/requested\
_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/r\
equested_at",schemaPath:"#/properties/requested_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.started_at!==
void 0){let n=s.started_at;if(typeof n!="string"&&n!==null){const p={instancePath:i+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{
type:ue.properties.started_at.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof n=="string"&&!_.validate(n)){const p={instancePath:i+"\
/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.
push(p),t++}}if(s.last_attempted_at!==void 0){let n=s.last_attempted_at;if(typeof n!="string"&&n!==null){const p={instancePath:i+"/last_attempted_at",schemaPath:"\
#/properties/last_attempted_at/type",keyword:"type",params:{type:ue.properties.last_attempted_at.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}
if(typeof n=="string"&&!_.validate(n)){const p={instancePath:i+"/last_attempted_at",schemaPath:"#/properties/last_attempted_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}if(s.completed_at!==void 0){let n=s.completed_at;if(typeof n!="string"&&
n!==null){const p={instancePath:i+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type:ue.properties.completed_at.type},message:"\
must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof n=="string"&&!_.validate(n)){const p={instancePath:i+"/completed_at",schemaPath:"#/properties/compl\
eted_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),t++}}if(s.next_attempt_at!==void 0){
let n=s.next_attempt_at;if(typeof n!="string"&&n!==null){const p={instancePath:i+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",
params:{type:ue.properties.next_attempt_at.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof n=="string"&&!_.validate(n)){const p={instancePath:i+
"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?
e=[p]:e.push(p),t++}}if(s.last_error_code!==void 0){let n=s.last_error_code;if(typeof n!="string"&&n!==null){const p={instancePath:i+"/last_error_code",schemaPath:"\
#/properties/last_error_code/type",keyword:"type",params:{type:ue.properties.last_error_code.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}}
if(s.outcome!==void 0){let n=s.outcome;const p=t;let l=!1;const c=t;E(n,{instancePath:i+"/outcome",parentData:s,parentDataProperty:"outcome",rootData:m,dynamicAnchors:u})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length);var r=c===t;l=l||r;const g=t;if(n!==null){const h={instancePath:i+"/outcome",schemaPath:"#/properties/outcom\
e/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),t++}var r=g===t;if(l=l||r,l)t=p,e!==null&&(p?e.length=p:e=null);else{
const h={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(
h),t++}}if(s.brand_json_outcome!==void 0){let n=s.brand_json_outcome;const p=t;let l=!1;const c=t;E(n,{instancePath:i+"/brand_json_outcome",parentData:s,parentDataProperty:"\
brand_json_outcome",rootData:m,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length);var a=c===t;l=l||a;const g=t;if(n!==null){const h={instancePath:i+
"/brand_json_outcome",schemaPath:"#/properties/brand_json_outcome/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(
h),t++}var a=g===t;if(l=l||a,l)t=p,e!==null&&(p?e.length=p:e=null);else{const h={instancePath:i+"/brand_json_outcome",schemaPath:"#/properties/brand_json_outcom\
e/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}return De.errors=e,t===0}De.evaluated={props:{crawl_request_id:!0,domain:!0,
status:!0,attempts:!0,max_attempts:!0,requested_at:!0,started_at:!0,last_attempted_at:!0,completed_at:!0,next_attempt_at:!0,last_error_code:!0,outcome:!0,brand_json_outcome:!0},
dynamicProps:!1,dynamicItems:!1};const Or=W;const Ye={type:"string",enum:["pending","approved","rejected"],$id:"EnumsReviewStatus"};function ne(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="pending"||s==="approved"||s==="reject\
ed")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ye.enum},message:"must be equal to one of the allowed values"};e===null?e=
[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};function W(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,
dynamicAnchors:u={}}={}){let e=null,t=0;const o=W.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"\
must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.brand_name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.review_status===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"review_status"},message:"must have required property 'review\
_status'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cr\
eated_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),t++}if(s.updated_at===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
typeof s.id!="string"){const r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.brand_name!==void 0&&typeof s.brand_name!="string"){const r={instancePath:i+"/brand_n\
ame",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&
(w(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"source",rootData:m,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),
s.review_status!==void 0&&(ne(s.review_status,{instancePath:i+"/review_status",parentData:s,parentDataProperty:"review_status",rootData:m,dynamicAnchors:u})||(e=
e===null?ne.errors:e.concat(ne.errors),t=e.length)),s.keller_type!==void 0&&(v(s.keller_type,{instancePath:i+"/keller_type",parentData:s,parentDataProperty:"kel\
ler_type",rootData:m,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.house_domain!==void 0&&typeof s.house_domain!="string"){const r={
instancePath:i+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.claimed_house_domain!==void 0&&typeof s.claimed_house_domain!="string"){const r={instancePath:i+"/claimed_house_domain",schemaPath:"#/properties/cla\
imed_house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.parent_brand!==void 0&&typeof s.parent_brand!=
"string"){const r={instancePath:i+"/parent_brand",schemaPath:"#/properties/parent_brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.brand_manifest!==void 0){let r=s.brand_manifest;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const a={instancePath:i+"/brand_ma\
nifest",schemaPath:"#/properties/brand_manifest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(s.created_at!==
void 0){let r=s.created_at;if(typeof r=="string"){if(!_.validate(r)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.updated_at!==void 0){let r=s.updated_at;
if(typeof r=="string"){if(!_.validate(r)){const a={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}W.evaluated={props:{id:!0,domain:!0,brand_name:!0,source:!0,
review_status:!0,keller_type:!0,house_domain:!0,claimed_house_domain:!0,parent_brand:!0,brand_manifest:!0,created_at:!0,updated_at:!0},dynamicProps:!1,dynamicItems:!1};
const Br=Ae;function Ae(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Ae.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.
domain;if(typeof r=="string"){if(f(r)>2048){const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.brand_name!==void 0){
let r=s.brand_name;if(typeof r=="string"){if(f(r)>255){const a={instancePath:i+"/brand_name",schemaPath:"#/properties/brand_name/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/brand_name",schemaPath:"#\
/properties/brand_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={
instancePath:i+"/brand_name",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
t++}}if(s.house_domain!==void 0){let r=s.house_domain;if(typeof r=="string"){if(f(r)>2048){const a={instancePath:i+"/house_domain",schemaPath:"#/properties/hous\
e_domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={
instancePath:i+"/house_domain",schemaPath:"#/properties/house_domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.keller_type!==void 0&&(v(s.keller_type,{instancePath:i+"/keller_type",parentData:s,parentDataProperty:"\
keller_type",rootData:m,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.parent_brand!==void 0){let r=s.parent_brand;if(typeof r=="str\
ing"){if(f(r)>255){const a={instancePath:i+"/parent_brand",schemaPath:"#/properties/parent_brand/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/parent_brand",schemaPath:"#/properties/parent_brand/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/parent_\
brand",schemaPath:"#/properties/parent_brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}s.brand_manifest!==
void 0&&($(s.brand_manifest,{instancePath:i+"/brand_manifest",parentData:s,parentDataProperty:"brand_manifest",rootData:m,dynamicAnchors:u})||(e=e===null?$.errors:
e.concat($.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:{domain:!0,brand_name:!0,house_domain:!0,keller_type:!0,parent_brand:!0,brand_manifest:!0},dynamicProps:!1,
dynamicItems:!1};const Fr=Re;function Re(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Re.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[r]:e.push(r),t++}if(s.review_status===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"review_status"},message:"must have required property 'review_status'"};e===null?
e=[r]:e.push(r),t++}if(s.brand!==void 0&&(W(s.brand,{instancePath:i+"/brand",parentData:s,parentDataProperty:"brand",rootData:m,dynamicAnchors:u})||(e=e===null?
W.errors:e.concat(W.errors),t=e.length)),s.review_status!==void 0){let r=s.review_status;if(typeof r!="string"){const a={instancePath:i+"/review_status",schemaPath:"\
#/properties/review_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="pending"){const a={instancePath:i+
"/review_status",schemaPath:"#/properties/review_status/const",keyword:"const",params:{allowedValue:"pending"},message:"must be equal to constant"};e===null?e=[
a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return Re.errors=e,t===0}Re.evaluated={props:{brand:!0,review_status:!0},dynamicProps:!1,dynamicItems:!1};const Tr=P,zr=xe;const Ze={type:"string",enum:["brand_json","adagents_json","enriched","community"],$id:"EnumsRevisionSource"};function oe(s,{instancePath:i="",parentData:y,parentDataProperty:d,
rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="brand_json"||
s==="adagents_json"||s==="enriched"||s==="community")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ze.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};function K(s,{instancePath:i="",
parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.revision_number===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"revision_number"},message:"must have required property 'revision_number'"};e===null?e=[r]:e.push(r),t++}if(s.editor_name===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"editor_name"},message:"must have required property 'editor_name'"};e===null?e=[r]:e.push(r),
t++}if(s.edit_summary===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"edit_summary"},message:"must have re\
quired property 'edit_summary'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.is_rollback===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"is_rollback"},message:"must have required property 'is_rollback'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===
null?e=[r]:e.push(r),t++}if(s.revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+
"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const a={instancePath:i+"/revision_number",schemaPath:"#/properties/revision_number/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}if(s.editor_name!==void 0&&typeof s.editor_name!="string"){const r={instancePath:i+
"/editor_name",schemaPath:"#/properties/editor_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.edit_summary!==
void 0&&typeof s.edit_summary!="string"){const r={instancePath:i+"/edit_summary",schemaPath:"#/properties/edit_summary/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(oe(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"source",rootData:m,
dynamicAnchors:u})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),s.is_rollback!==void 0&&typeof s.is_rollback!="boolean"){const r={instancePath:i+"/is\
_rollback",schemaPath:"#/properties/is_rollback/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.rolled_back_to!==
void 0){let r=s.rolled_back_to;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/rolled_back_to",schemaPath:"#/properties/roll\
ed_back_to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const a={instancePath:i+"/rolled_back_to",schemaPath:"#/properties/rolled_back_to/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[a]:e.push(a),t++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!_.validate(r)){const a={instancePath:i+"/create\
d_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),
t++}}else{const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return K.errors=e,t===0}K.evaluated={props:{revision_number:!0,editor_name:!0,edit_summary:!0,source:!0,is_rollback:!0,rolled_back_to:!0,created_at:!0},dynamicProps:!1,
dynamicItems:!1};function xe(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=xe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.total===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:
e.push(r),t++}if(s.revisions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revisions"},message:"must hav\
e required property 'revisions'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/\
properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/total",schemaPath:"#/properties/to\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.revisions!==void 0){let r=s.revisions;
if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)K(r[n],{instancePath:i+"/revisions/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||
(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{const a={instancePath:i+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated={props:{domain:!0,total:!0,revisions:!0},dynamicProps:!1,dynamicItems:!1};const Sr=Ie;function G(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=G.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.property_type===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};e===null?e=[r]:e.push(r),t++}if(s.name===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),t++}if(s.property_type!==void 0&&typeof s.property_type!="string"){const r={instancePath:i+"/property_type",schemaPath:"#/properties/property_ty\
pe/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.property_id!==void 0&&
typeof s.property_id!="string"){const r={instancePath:i+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++){let p=r[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const l={instancePath:i+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[l]:e.push(l),t++}if(p.value===void 0){const l={instancePath:i+
"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property \
'value'"};e===null?e=[l]:e.push(l),t++}if(p.type!==void 0&&typeof p.type!="string"){const l={instancePath:i+"/identifiers/"+n+"/type",schemaPath:"#/properties/i\
dentifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(p.value!==void 0&&typeof p.
value!="string"){const l={instancePath:i+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(
r)){const a=r.length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){const p={instancePath:i+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const a={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return G.errors=e,t===0}G.evaluated={props:{property_type:!0,name:!0,property_id:!0,identifiers:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};const er=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function j(s,{
instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(f(r)>255){const a={instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[a]:e.push(
a),t++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),t++}}if(s.email!==void 0){let r=s.email;if(typeof r=="string"){if(f(r)>254){const a={instancePath:i+"/email",schemaPath:"#/properties/email/maxLength",
keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[a]:e.push(a),t++}if(!er.test(r)){const a={instancePath:i+"/\
email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[a]:e.push(a),t++}}else{const a={
instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}
j.evaluated={props:{name:!0,email:!0},dynamicProps:!1,dynamicItems:!1};function Ie(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){
let e=null,t=0;const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.authorized_agents===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'au\
thorized_agents'"};e===null?e=[r]:e.push(r),t++}if(s.properties===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.$schema!==void 0&&typeof s.$schema!="string"){const r={instancePath:i+
"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_agents!==
void 0){let r=s.authorized_agents;if(Array.isArray(r)){if(r.length>0){const n={instancePath:i+"/authorized_agents",schemaPath:"#/properties/authorized_agents/ma\
xItems",keyword:"maxItems",params:{limit:0},message:"must NOT have more than 0 items"};e===null?e=[n]:e.push(n),t++}const a=r.length;for(let n=0;n<a;n++){let p=r[n];
if(!(p&&typeof p=="object"&&!Array.isArray(p))){const l={instancePath:i+"/authorized_agents/"+n,schemaPath:"#/properties/authorized_agents/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/authorized_agents",schemaPath:"#/properties\
/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.properties!==void 0){let r=s.properties;
if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)G(r[n],{instancePath:i+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||
(e=e===null?G.errors:e.concat(G.errors),t=e.length)}else{const a={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.contact!==void 0&&(j(s.contact,{instancePath:i+"/contact",parentData:s,parentDataProperty:"\
contact",rootData:m,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.last_updated!==void 0){let r=s.last_updated;if(typeof r=="string"){
if(!_.validate(r)){const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'m\
ust match format "date-time"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:{$schema:!0,authorized_agents:!0,properties:!0,contact:!0,
last_updated:!0},dynamicProps:!1,dynamicItems:!1};const Vr=G,Cr=I,Mr=z,Jr=Ne;function Ne(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Ne.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domains===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"domains"},message:"must have required property 'domains'"};e===null?e=[r]:e.push(r),t++}if(s.domains!==void 0){let r=s.
domains;if(Array.isArray(r)){if(r.length>100){const n={instancePath:i+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/domains",schemaPath:"#/properties/domains/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const a=r.length;for(let n=0;n<a;n++){let p=r[n];
if(typeof p=="string"){if(f(p)>2048){const l={instancePath:i+"/domains/"+n,schemaPath:"#/properties/domains/items/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[l]:e.push(l),t++}if(f(p)<1){const l={instancePath:i+"/domains/"+n,schemaPath:"#/properties/domain\
s/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+
"/domains/"+n,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const a={
instancePath:i+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===
0}Ne.evaluated={props:{domains:!0},dynamicProps:!1,dynamicItems:!1};const Hr=Le;const rr={type:"string",enum:["adagents_json","hosted","discovered"],$id:"EnumsPropertyResolutionSource"};function pe(s,{instancePath:i="",parentData:y,parentDataProperty:d,
rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="hosted"||s==="discovered")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={dynamicProps:!1,dynamicItems:!1};function Q(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Q.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={
instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.authorized_for!==
void 0&&typeof s.authorized_for!="string"){const r={instancePath:i+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={props:{url:!0,authorized_for:!0},dynamicProps:!1,dynamicItems:!1};function U(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=U.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:i+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&typeof s.type!=
"string"){const r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++){let p=r[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const l={instancePath:i+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[l]:e.push(l),t++}if(p.value===void 0){const l={instancePath:i+
"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property \
'value'"};e===null?e=[l]:e.push(l),t++}if(p.type!==void 0&&typeof p.type!="string"){const l={instancePath:i+"/identifiers/"+n+"/type",schemaPath:"#/properties/i\
dentifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(p.value!==void 0&&typeof p.
value!="string"){const l={instancePath:i+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(
r)){const a=r.length;for(let n=0;n<a;n++)if(typeof r[n]!="string"){const p={instancePath:i+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const a={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}U.evaluated={props:{id:!0,type:!0,name:!0,identifiers:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};
function X(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=X.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.
source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'sour\
ce'"};e===null?e=[r]:e.push(r),t++}if(s.authorized_agents===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorized_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[r]:e.push(r),t++}if(s.properties===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.verified===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verified"},message:"must have required property 'verified'"};
e===null?e=[r]:e.push(r),t++}if(s.publisher_domain!==void 0&&typeof s.publisher_domain!="string"){const r={instancePath:i+"/publisher_domain",schemaPath:"#/prop\
erties/publisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(pe(s.source,{instancePath:i+
"/source",parentData:s,parentDataProperty:"source",rootData:m,dynamicAnchors:u})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.authorized_agents!==void 0){
let r=s.authorized_agents;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)Q(r[n],{instancePath:i+"/authorized_agents/"+n,parentData:r,parentDataProperty:n,
rootData:m,dynamicAnchors:u})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)}else{const a={instancePath:i+"/authorized_agents",schemaPath:"#/properties/au\
thorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.properties!==void 0){let r=s.properties;if(Array.
isArray(r)){const a=r.length;for(let n=0;n<a;n++)U(r[n],{instancePath:i+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:m,dynamicAnchors:u})||(e=e===
null?U.errors:e.concat(U.errors),t=e.length)}else{const a={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.contact!==void 0&&(j(s.contact,{instancePath:i+"/contact",parentData:s,parentDataProperty:"co\
ntact",rootData:m,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:i+
"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.freshness!==
void 0&&(P(s.freshness,{instancePath:i+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:m,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.
errors=e,t===0}X.evaluated={props:{publisher_domain:!0,source:!0,authorized_agents:!0,properties:!0,contact:!0,verified:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};
function Le(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Le.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.results===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[n]:e.push(n),t++}if(s.results!==void 0){let n=s.
results;if(n&&typeof n=="object"&&!Array.isArray(n))for(const p in n){let l=n[p];const c=t;let g=!1;const h=t;X(l,{instancePath:i+"/results/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:n,parentDataProperty:p,rootData:m,dynamicAnchors:u})||(e=e===null?X.errors:e.concat(X.errors),t=e.length);var a=h===t;if(g=g||a,a){
var r={};r.publisher_domain=!0,r.source=!0,r.authorized_agents=!0,r.properties=!0,r.contact=!0,r.verified=!0,r.freshness=!0}const D=t;if(l!==null){const A={instancePath:i+
"/results/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[A]:e.push(A),t++}var a=D===t;if(g=g||a,g)t=c,e!==null&&(c?e.length=c:e=null);else{const A={instancePath:i+"/results/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/results/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?
e=[A]:e.push(A),t++}}else{const p={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[p]:e.push(p),t++}}}else{const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
n]:e.push(n),t++}return Le.errors=e,t===0}Le.evaluated={props:{results:!0},dynamicProps:!1,dynamicItems:!1};const Wr=j,Kr=$e;const sr={type:"string",enum:["adagents_json","community","enriched"],$id:"EnumsPropertySource"};function me(s,{instancePath:i="",parentData:y,parentDataProperty:d,
rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="community"||s==="enriched")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={dynamicProps:!1,dynamicItems:!1};function Y(s,{instancePath:i="",parentData:y,
parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.property_count===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_count"},message:"must have required property 'property_count'"};e===
null?e=[r]:e.push(r),t++}if(s.agent_count===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_count"},message:"\
must have required property 'agent_count'"};e===null?e=[r]:e.push(r),t++}if(s.verified===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"verified"},message:"must have required property 'verified'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),
t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.source!==void 0&&(me(s.source,{instancePath:i+"/source",parentData:s,parentDataProperty:"source",rootData:m,
dynamicAnchors:u})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),s.property_count!==void 0){let r=s.property_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const a={instancePath:i+"/property_count",schemaPath:"#/properties/property_count/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/property_count",schemaPath:"#/properties\
/property_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.agent_count!==void 0){let r=s.
agent_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/agent_count",schemaPath:"#/properties/agent_count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+
"/agent_count",schemaPath:"#/properties/agent_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),
t++}}if(s.verified!==void 0&&typeof s.verified!="boolean"){const r={instancePath:i+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.property_rid!==void 0){let r=s.property_rid;if(typeof r=="string"){if(!Be.test(r)){const a={
instancePath:i+"/property_rid",schemaPath:"#/properties/property_rid/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/property_rid",schemaPath:"#/properties/property_rid/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),t++}}if(s.property_id!==void 0&&typeof s.property_id!="string"){const r={instancePath:i+"/property_id",schemaPath:"#/prop\
erties/property_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.name!="string"){
const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.property_type!==void 0&&typeof s.property_type!="string"){const r={instancePath:i+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){const a=r.
length;for(let n=0;n<a;n++){let p=r[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const l={instancePath:i+"/identifiers/"+n,schemaPath:"#/\
properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[l]:e.push(l),
t++}if(p.value===void 0){const l={instancePath:i+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[l]:e.push(l),t++}if(p.type!==void 0&&typeof p.type!="string"){const l={instancePath:i+"/ident\
ifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
l]:e.push(l),t++}if(p.value!==void 0&&typeof p.value!="string"){const l={instancePath:i+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/identifiers/"+
n,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const a={
instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Y.errors=
e,t===0}Y.evaluated={props:{domain:!0,source:!0,property_count:!0,agent_count:!0,verified:!0,property_rid:!0,property_id:!0,name:!0,property_type:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};function Z(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Z.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(s.adagents_json===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagents_json'"};e===null?e=[r]:e.push(
r),t++}if(s.community===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"community"},message:"must have requi\
red property 'community'"};e===null?e=[r]:e.push(r),t++}if(s.enriched===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
enriched"},message:"must have required property 'enriched'"};e===null?e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const a={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.adagents_json!==void 0){let r=s.adagents_json;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/adagents_json",schemaPath:"#/properties/adagents_json/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+"/adagents_json",schemaPath:"\
#/properties/adagents_json/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}if(s.community!==void 0){
let r=s.community;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/community",schemaPath:"#/properties/community/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const a={instancePath:i+
"/community",schemaPath:"#/properties/community/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}
if(s.enriched!==void 0){let r=s.enriched;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/enriched",schemaPath:"#/properties/\
enriched/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
const a={instancePath:i+"/enriched",schemaPath:"#/properties/enriched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[a]:e.push(a),t++}}if(s.hosted!==void 0){let r=s.hosted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/hosted",schemaPath:"\
#/properties/hosted/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){const a={instancePath:i+"/hosted",schemaPath:"#/properties/hosted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:{total:!0,adagents_json:!0,community:!0,enriched:!0,hosted:!0},dynamicProps:!1,dynamicItems:!1};function $e(s,{
instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=$e.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.properties===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),t++}if(s.stats===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"stats"},message:"must have required property 'stats'"};e===null?e=[r]:e.push(r),t++}if(s.properties!==
void 0){let r=s.properties;if(Array.isArray(r)){const a=r.length;for(let n=0;n<a;n++)Y(r[n],{instancePath:i+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:m,
dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)}else{const a={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}s.stats!==void 0&&(Z(s.stats,{instancePath:i+"/stats",parentData:s,parentDataProperty:"\
stats",rootData:m,dynamicAnchors:u})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}$e.evaluated={props:{properties:!0,stats:!0},dynamicProps:!1,dynamicItems:!1};
const Gr=Y,Qr=Z,Ur=X,Xr=ee;function ee(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=ee.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.type!==
void 0){let r=s.type;if(typeof r=="string"){if(f(r)>64){const a={instancePath:i+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.name!==void 0){let r=s.name;if(typeof r==
"string"){if(f(r)>255){const a={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mo\
re than 255 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}if(!Se.test(r)){const a={instancePath:i+"/name",schemaPath:"#/properties/\
name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.property_type!==void 0&&typeof s.property_type!=
"string"){const r={instancePath:i+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(s.property_id!==void 0){let r=s.property_id;if(typeof r=="string"){if(f(r)>255){const a={instancePath:i+"/property_id",schemaPath:"\
#/properties/property_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<
1){const a={instancePath:i+"/property_id",schemaPath:"#/properties/property_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){if(r.length>100){const n={instancePath:i+
"/identifiers",schemaPath:"#/properties/identifiers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:
e.push(n),t++}const a=r.length;for(let n=0;n<a;n++){let p=r[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const l={instancePath:i+"/identi\
fiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[l]:e.push(l),t++}if(p.value===void 0){const l={instancePath:i+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"requir\
ed",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[l]:e.push(l),t++}if(p.type!==void 0){let l=p.type;if(typeof l=="\
string"){if(f(l)>64){const c={instancePath:i+"/identifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[c]:e.push(c),t++}if(f(l)<1){const c={instancePath:i+"/identifiers/"+n+"/type",schemaPath:"\
#/properties/identifiers/items/properties/type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.
push(c),t++}}else{const c={instancePath:i+"/identifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(p.value!==void 0){let l=p.value;if(typeof l=="string"){if(f(l)>2048){const c={instancePath:i+
"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have\
 more than 2048 characters"};e===null?e=[c]:e.push(c),t++}if(f(l)<1){const c={instancePath:i+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/ite\
ms/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{const c={
instancePath:i+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[c]:e.push(c),t++}}}else{const l={instancePath:i+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>100){const n={
instancePath:i+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:
e.push(n),t++}const a=r.length;for(let n=0;n<a;n++){let p=r[n];if(typeof p=="string"){if(f(p)>64){const l={instancePath:i+"/tags/"+n,schemaPath:"#/properties/ta\
gs/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),t++}if(f(p)<1){const l={instancePath:i+
"/tags/"+n,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.
push(l),t++}}else{const l={instancePath:i+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}}else{const a={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return ee.errors=e,t===0}ee.evaluated={props:{type:!0,name:!0,property_type:!0,property_id:!0,identifiers:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};
const Yr=Ee;function Ee(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Ee.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}
if(s.publisher_domain!==void 0){let r=s.publisher_domain;if(typeof r=="string"){if(f(r)>2048){const a={instancePath:i+"/publisher_domain",schemaPath:"#/properti\
es/publisher_domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),t++}if(f(r)<1){
const a={instancePath:i+"/publisher_domain",schemaPath:"#/properties/publisher_domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:i+"/publisher_domain",schemaPath:"#/properties/publisher_domain/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.properties!==void 0){let r=s.properties;if(Array.isArray(r)){if(r.length>
1e4){const n={instancePath:i+"/properties",schemaPath:"#/properties/properties/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than \
10000 items"};e===null?e=[n]:e.push(n),t++}const a=r.length;for(let n=0;n<a;n++)ee(r[n],{instancePath:i+"/properties/"+n,parentData:r,parentDataProperty:n,rootData:m,
dynamicAnchors:u})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{const a={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}s.contact!==void 0&&(j(s.contact,{instancePath:i+"/contact",parentData:s,parentDataProperty:"\
contact",rootData:m,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,t===0}Ee.evaluated={props:{publisher_domain:!0,properties:!0,contact:!0,
authorized_agents:!0},dynamicProps:!1,dynamicItems:!1};const Zr=Oe;function Oe(s,{instancePath:i="",parentData:y,parentDataProperty:d,rootData:m=s,dynamicAnchors:u={}}={}){let e=null,t=0;const o=Oe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(
r),t++}if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property '\
id'"};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0){let r=s.success;if(typeof r!="boolean"){const a={instancePath:i+"/success",schemaPath:"#/properties/su\
ccess/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(r!==!0){const a={instancePath:i+"/success",schemaPath:"\
#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.message!==void 0&&typeof s.
message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.revision_number!==void 0){let r=s.revision_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const a={instancePath:i+"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"&&isFinite(r)&&(r<2||isNaN(r))){const a={instancePath:i+"/revision_number",schemaPath:"#/properties/\
revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[a]:e.push(a),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:{success:!0,
message:!0,id:!0,revision_number:!0},dynamicProps:!1,dynamicItems:!1};const es=Q,rs=U,ss=K,ts=R,is=x,as=b;export{ar as RegistryAdagentsCreateData,nr as RegistryAdagentsCreateRequest,or as RegistryAdagentsCreateResponse,pr as RegistryAdagentsToolError,mr as RegistryAdagentsValidateData,
ur as RegistryAdagentsValidateRequest,lr as RegistryAdagentsValidateResponse,yr as RegistryAgentCardCheck,dr as RegistryApiIndex,fr as RegistryBrandBulkRequest,
cr as RegistryBrandBulkResponse,hr as RegistryBrandColor,gr as RegistryBrandColorMap,_r as RegistryBrandCompany,br as RegistryBrandEnrichment,Pr as RegistryBrandEnrichmentManifest,
vr as RegistryBrandFont,wr as RegistryBrandJsonResponse,kr as RegistryBrandListing,qr as RegistryBrandListingItem,jr as RegistryBrandListingStats,Dr as RegistryBrandLogo,
Ar as RegistryBrandManifestInput,Rr as RegistryBrandResolution,xr as RegistryBrandSaveRequest,Ir as RegistryBrandSaveResponse,Nr as RegistryBrandTone,Lr as RegistryCrawlRequestRequest,
$r as RegistryCrawlRequestResponse,Er as RegistryCrawlRequestStatus,Or as RegistryDiscoveredBrand,Br as RegistryDiscoveredBrandRequest,Fr as RegistryDiscoveredBrandResponse,
Tr as RegistryFreshness,zr as RegistryHistoryResponse,Sr as RegistryHostedAdagents,Vr as RegistryHostedProperty,Cr as RegistryLiveBrandJson,Mr as RegistryLocalizedName,
Jr as RegistryPropertyBulkRequest,Hr as RegistryPropertyBulkResponse,Wr as RegistryPropertyContact,Kr as RegistryPropertyListing,Gr as RegistryPropertyListingItem,
Qr as RegistryPropertyListingStats,Ur as RegistryPropertyResolution,Xr as RegistryPropertySaveItem,Yr as RegistryPropertySaveRequest,Zr as RegistryPropertySaveResponse,
es as RegistryResolvedAgent,rs as RegistryResolvedProperty,ss as RegistryRevisionEntry,ts as RegistryValidationError,is as RegistryValidationResult,as as RegistryValidationWarning};
