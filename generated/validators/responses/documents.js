// @generated from openapi/paths/documents.yaml by codegen. Do not edit; run "npm run codegen".
import Je from"ajv-formats/dist/formats.js";import Me from"ajv/dist/runtime/ucs2length.js";const Er=Ve;function z(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=z.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.property_type===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};e===null?e=[t]:e.push(t),s++}if(r.name===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[t]:e.push(t),s++}if(r.property_type!==void 0&&typeof r.property_type!="string"){const t={instancePath:i+"/property_type",schemaPath:"#/properties/property_ty\
pe/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.property_id!==void 0&&
typeof r.property_id!="string"){const t={instancePath:i+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.identifiers!==void 0){let t=r.identifiers;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++){let m=t[o];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.type===void 0){const p={instancePath:i+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(m.value===void 0){const p={instancePath:i+
"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property \
'value'"};e===null?e=[p]:e.push(p),s++}if(m.type!==void 0&&typeof m.type!="string"){const p={instancePath:i+"/identifiers/"+o+"/type",schemaPath:"#/properties/i\
dentifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(m.value!==void 0&&typeof m.
value!="string"){const p={instancePath:i+"/identifiers/"+o+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.tags!==void 0){let t=r.tags;if(Array.isArray(
t)){const a=t.length;for(let o=0;o<a;o++)if(typeof t[o]!="string"){const m={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}z.evaluated={props:{property_type:!0,name:!0,property_id:!0,identifiers:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};const b=Me.default,Ke=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function C(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=C.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(b(t)>255){const a={
instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(b(t)>254){const a={instancePath:i+"/email",schemaPath:"#/properties/email\
/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[a]:e.push(a),s++}if(!Ke.test(t)){const a={instancePath:i+
"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}
C.evaluated={props:{name:!0,email:!0},dynamicProps:!1,dynamicItems:!1};const P=Je.fullFormats["date-time"];function Ve(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.authorized_agents===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized\
_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[t]:e.push(t),s++}if(r.properties===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}if(r.$schema!==
void 0&&typeof r.$schema!="string"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(r.authorized_agents!==void 0){let t=r.authorized_agents;if(Array.isArray(t)){if(t.length>0){const o={instancePath:i+
"/authorized_agents",schemaPath:"#/properties/authorized_agents/maxItems",keyword:"maxItems",params:{limit:0},message:"must NOT have more than 0 items"};e===null?
e=[o]:e.push(o),s++}const a=t.length;for(let o=0;o<a;o++){let m=t[o];if(!(m&&typeof m=="object"&&!Array.isArray(m))){const p={instancePath:i+"/authorized_agents\
/"+o,schemaPath:"#/properties/authorized_agents/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{
const a={instancePath:i+"/authorized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),s++}}if(r.properties!==void 0){let t=r.properties;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)z(t[o],{instancePath:i+"/proper\
ties/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)}else{const a={instancePath:i+"/pro\
perties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.contact!==void 0&&
(C(r.contact,{instancePath:i+"/contact",parentData:r,parentDataProperty:"contact",rootData:l,dynamicAnchors:u})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),
r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_up\
dated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"\
/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ve.errors=e,s===0}Ve.evaluated=
{props:{$schema:!0,authorized_agents:!0,properties:!0,contact:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};const x=Se;function O(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=O.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),s++}if(r.message===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),s++}if(r.
path!==void 0&&typeof r.path!="string"){const t={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),s++}if(r.message!==void 0&&typeof r.message!="string"){const t={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}O.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function T(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=T.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.field===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[t]:e.push(t),s++}if(r.message===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),s++}if(r.
severity===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[t]:e.push(t),s++}if(r.field!==void 0&&typeof r.field!="string"){const t={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.message!==void 0&&typeof r.message!="string"){const t={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.severity!==void 0){
let t=r.severity;if(typeof t!="string"){const a={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}if(t!=="error"){const a={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}T.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function Se(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Se.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[t]:e.push(t),s++}if(r.message===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[t]:e.push(t),s++}if(r.error!==void 0&&typeof r.error!="string"){const t={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.message!==void 0&&typeof r.message!="string"){const t={instancePath:i+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.issues!==void 0){let t=r.issues;if(Array.
isArray(t)){const a=t.length;for(let o=0;o<a;o++)O(t[o],{instancePath:i+"/issues/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?
O.errors:e.concat(O.errors),s=e.length)}else{const a={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}if(r.retry_after!==void 0){let t=r.retry_after;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={
instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.domain!==void 0&&typeof r.domain!="string"){const t={instancePath:i+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.file_status!==
void 0){let t=r.file_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){const a={
instancePath:i+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[a]:e.push(a),s++}if(t<0||isNaN(t)){const a={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.url!==void 0&&typeof r.url!="string"){const t={instancePath:i+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.errors!==void 0){let t=r.errors;if(Array.isArray(
t)){const a=t.length;for(let o=0;o<a;o++)T(t[o],{instancePath:i+"/errors/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?T.errors:
e.concat(T.errors),s=e.length)}else{const a={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[a]:e.push(a),s++}}if(r.valid_values!==void 0){let t=r.valid_values;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)if(typeof t[o]!=
"string"){const m={instancePath:i+"/valid_values/"+o,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:i+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),s++}return Se.errors=e,s===0}Se.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,
errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const Nr=He;const E=Je.fullFormats.uri,Fe=new RegExp("^https://","u"),We={type:"string",enum:["acquisition","divestiture","rebrand","regional","legacy","consolidation","oth\
er"],$id:"EnumsRedirectReason"};function N(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=N.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="acquisition"||r==="divestiture"||r==="rebrand"||r==="regional"||r==="legacy"||r===
"consolidation"||r==="other")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:We.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=R.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.authoritative_location===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"author\
itative_location"},message:"must have required property 'authoritative_location'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="authoritative_locatio\
n"||t==="$schema"||t==="redirect_reason"||t==="redirect_effective_at"||t==="note"||t==="last_updated")){const a={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.authoritative_location!==
void 0){let t=r.authoritative_location;if(typeof t=="string"){if(!Fe.test(t)){const a={instancePath:i+"/authoritative_location",schemaPath:"#/properties/authori\
tative_location/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!E(t)){const a={
instancePath:i+"/authoritative_location",schemaPath:"#/properties/authoritative_location/format",keyword:"format",params:{format:"uri"},message:'must match form\
at "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/authoritative_location",schemaPath:"#/properties/authoritative_location/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:i+"\
/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.redirect_reason!==
void 0&&(N(r.redirect_reason,{instancePath:i+"/redirect_reason",parentData:r,parentDataProperty:"redirect_reason",rootData:l,dynamicAnchors:u})||(e=e===null?N.errors:
e.concat(N.errors),s=e.length)),r.redirect_effective_at!==void 0){let t=r.redirect_effective_at;if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+
"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-ti\
me"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.note!==void 0&&typeof r.note!="string"){const t={instancePath:i+"/note",schemaPath:"\
#/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.last_updated!==void 0){let t=r.last_updated;
if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_up\
dated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return R.errors=e,s===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Xe=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function _(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=_.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r=="string"){
if(b(r)>253){const t={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[t]:e.push(t),s++}if(!Xe.test(r)){const t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}
_.evaluated={dynamicProps:!1,dynamicItems:!1};const Ye=new RegExp("^[A-Z]{2}$","u");function k(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=k.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r=="string"){if(!Ye.test(r)){const t={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};
function F(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=F.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.house===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"house"},message:"must have required property 'house'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="house"||t==="r\
egion"||t==="$schema"||t==="redirect_reason"||t==="redirect_effective_at"||t==="note"||t==="last_updated")){const a={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.house!==void 0&&
(_(r.house,{instancePath:i+"/house",parentData:r,parentDataProperty:"house",rootData:l,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
r.region!==void 0&&(k(r.region,{instancePath:i+"/region",parentData:r,parentDataProperty:"region",rootData:l,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.
errors),s=e.length)),r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.redirect_reason!==void 0&&(N(r.redirect_reason,{instancePath:i+"/redirect_rea\
son",parentData:r,parentDataProperty:"redirect_reason",rootData:l,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.redirect_effective_at!==
void 0){let t=r.redirect_effective_at;if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+"/redirect_effective_at",schemaPath:"#/properties/redire\
ct_effective_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.note!==void 0&&typeof r.note!="string"){const t={instancePath:i+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+
"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
a]:e.push(a),s++}}else{const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return F.errors=e,s===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const er={type:"object",required:["house"],properties:{house:{
$ref:"BrandHouse"},brands:{type:"array",items:{$ref:"BrandHouseBrand"}},brand_refs:{type:"array",items:{$ref:"BrandBrandRefEntry"}},default_language:{type:"stri\
ng"},contact:{$ref:"BrandContact"},authorized_operators:{type:"array",items:{$ref:"BrandAuthorizedOperator"}},trademarks:{type:"array",items:{$ref:"BrandTradema\
rk"}},$schema:{type:"string"},version:{type:"string"},last_updated:{type:"string",format:"date-time"}},if:{required:["brands"],properties:{brands:!0}},else:{required:[
"brand_refs"],properties:{brand_refs:!0}},additionalProperties:!1,$id:"BrandHousePortfolio"},rr=Object.prototype.hasOwnProperty;function j(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=j.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1){const t={instancePath:i,schemaPath:"#/maxPr\
operties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[t]:e.push(t),s++}if(Object.keys(r).length<1){const t={
instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),s++}
for(const t in r){let a=r[t];if(typeof a=="string"){if(b(a)<1){const o={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProp\
erties/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return j.errors=e,s===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const tr={type:"string",enum:["branded_house","house_of_brands","hybrid"],$id:"En\
umsBrandArchitecture"};function V(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=V.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="branded_house"||r==="house_of_brands"||r==="hybrid")){const t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:tr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}
V.evaluated={dynamicProps:!1,dynamicItems:!1};const sr={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function S(r,{instancePath:i="",
parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=S.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(r==="brand"||r==="rights"||r==="measurement"||r==="governance"||r==="creative"||r==="sales"||r==="buying"||r==="signals")){const t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}
S.evaluated={dynamicProps:!1,dynamicItems:!1};const ir={type:"string",enum:["likeness","voice","name","endorsement","motion_capture","signature","catchphrase","\
sync","background_music","editorial","commercial","ai_generated_image"],$id:"EnumsRightUse"};function H(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="likeness"||r==="voice"||r==="name"||r===
"endorsement"||r==="motion_capture"||r==="signature"||r==="catchphrase"||r==="sync"||r==="background_music"||r==="editorial"||r==="commercial"||r==="ai_generate\
d_image")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ir.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return H.errors=e,s===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};const ar={type:"string",enum:["talent","character","brand_ip","music",
"stock_media"],$id:"EnumsRightType"};function Z(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Z.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="talent"||r==="character"||r==="brand_ip"||r==="music"||r==="stock_media")){const t={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ar.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
s++}return Z.errors=e,s===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};const Ue=new RegExp("^[a-z0-9_]+$","u");function A(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=A.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must hav\
e required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(S(r.type,{instancePath:i+"/type",
parentData:r,parentDataProperty:"type",rootData:l,dynamicAnchors:u})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t==
"string"){if(!Fe.test(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must matc\
h pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!E(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(b(t)>100){const a={instancePath:i+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}
if(!Ue.test(t)){const a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern\
 "^[a-z0-9_]+$"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(b(t)>500){const a={instancePath:i+"/desc\
ription",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:
e.push(a),s++}}else{const a={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}}if(r.jwks_uri!==void 0){let t=r.jwks_uri;if(typeof t=="string"){if(!Fe.test(t)){const a={instancePath:i+"/jwks_uri",schemaPath:"\
#/properties/jwks_uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!E(t)){const a={
instancePath:i+"/jwks_uri",schemaPath:"#/properties/jwks_uri/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.
push(a),s++}}else{const a={instancePath:i+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.available_uses!==void 0){let t=r.available_uses;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)H(t[o],{instancePath:i+
"/available_uses/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)}else{const a={instancePath:i+
"/available_uses",schemaPath:"#/properties/available_uses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.
right_types!==void 0){let t=r.right_types;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)Z(t[o],{instancePath:i+"/right_types/"+o,parentData:t,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{const a={instancePath:i+"/right_types",schemaPath:"#/properties/right_ty\
pes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(
t)){const a=t.length;for(let o=0;o<a;o++)k(t[o],{instancePath:i+"/countries/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?k.errors:
e.concat(k.errors),s=e.length)}else{const a={instancePath:i+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}A.evaluated={props:{type:!0,url:!0,id:!0,description:!0,jwks_uri:!0,available_uses:!0,right_types:!0,countries:!0},
dynamicProps:!1,dynamicItems:!1};function $(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=$.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);const t=s;let a=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.url===void 0&&(f="url")){const y={};
e===null?e=[y]:e.push(y),s++}}var m=o===s;if(s=t,e!==null&&(t?e.length=t:e=null),!m){const f=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.email===void 0){const c={
instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[c]:e.
push(c),s++}var m=f===s;if(a=m,a){var p={};p.email=!0,p.url=!0}}if(!a){const f={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema'};e===null?e=[f]:e.push(f),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(p!==!0&&(p=p||{},p.url=!0,p.email=!0,p.languages=!0),r.url!==
void 0){let f=r.url;if(typeof f=="string"){if(!Fe.test(f)){const y={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"\
^https://"},message:'must match pattern "^https://"'};e===null?e=[y]:e.push(y),s++}if(!E(f)){const y={instancePath:i+"/url",schemaPath:"#/properties/url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(r.email!==void 0){let f=r.email;if(typeof f=="st\
ring"){if(!Ke.test(f)){const y={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match form\
at "email"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),s++}}if(r.languages!==void 0){let f=r.languages;if(Array.isArray(f)){const y=f.length;for(let c=0;c<y;c++)if(typeof f[c]!=
"string"){const g={instancePath:i+"/languages/"+c,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),s++}}else{const y={instancePath:i+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[y]:e.push(y),s++}}}else{const f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[f]:e.push(f),s++}return $.errors=e,n.props=p,s===0}$.evaluated={dynamicProps:!0,dynamicItems:!1};function K(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must\
 have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&(_(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"\
domain",rootData:l,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="string"){if(b(t)<1){const a={
instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.names!==void 0){let t=r.names;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)j(t[o],{instancePath:i+"/names/"+o,parentData:t,
parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const a={instancePath:i+"/names",schemaPath:"#/prop\
erties/names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.architecture!==void 0&&(V(r.architecture,{instancePath:i+
"/architecture",parentData:r,parentDataProperty:"architecture",rootData:l,dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.agents!==void 0){
let t=r.agents;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)A(t[o],{instancePath:i+"/agents/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const a={instancePath:i+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.data_subject_contestation!==void 0&&($(r.data_subject_contestation,{instancePath:i+"/data_subj\
ect_contestation",parentData:r,parentDataProperty:"data_subject_contestation",rootData:l,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),
r.identity_relying_parties!==void 0){let t=r.identity_relying_parties;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++){let m=t[o];if(!(m&&typeof m=="o\
bject"&&!Array.isArray(m))){const p={instancePath:i+"/identity_relying_parties/"+o,schemaPath:"#/properties/identity_relying_parties/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/identity_relying_parties",schemaPath:"#/propertie\
s/identity_relying_parties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return K.errors=e,s===0}K.evaluated={props:{domain:!0,name:!0,
names:!0,architecture:!0,agents:!0,data_subject_contestation:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function D(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=D.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),typeof r=="string"){if(!Ue.test(r)){const t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};const nr={type:"stri\
ng",enum:["master","sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function G(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){
let e=null,s=0;const n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="master"||r==="sub_brand"||r==="endorsed"||r==="in\
dependent")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return G.errors=e,s===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};function v(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=v.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);const t=s;let a=!1,o=null;const m=s;if(typeof r=="string"){if(b(r)<1){const c={instancePath:i,schemaPath:"#/oneOf/0/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i,schemaPath:"\
#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var f=m===s;f&&(a=!0,o=0);const p=s;if(Array.isArray(
r)){if(r.length<1){const g={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[g]:e.push(g),s++}const c=r.length;for(let g=0;g<c;g++)j(r[g],{instancePath:i+"/"+g,parentData:r,parentDataProperty:g,rootData:l,dynamicAnchors:u})||(e=e===null?
j.errors:e.concat(j.errors),s=e.length)}else{const c={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[c]:e.push(c),s++}var f=p===s;if(f&&a)a=!1,o=[o,1];else if(f){a=!0,o=1;var y=!0}if(a)s=t,e!==null&&(t?e.length=t:e=null);else{const c={instancePath:i,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return v.errors=e,n.items=y,s===
0}v.evaluated={dynamicProps:!1,dynamicItems:!0};const Ze={type:"object",required:["url"],properties:{url:{type:"string",format:"uri"},id:{type:"string"},orientation:{
type:"string",enum:["square","horizontal","vertical","stacked"]},background:{type:"string",enum:["dark-bg","light-bg","transparent-bg"]},variant:{type:"string",
enum:["primary","secondary","icon","wordmark","full-lockup"]},tags:{type:"array",items:{type:"string"}},slots:{type:"array",items:{$ref:"EnumsLogoSlot"}},usage:{
type:"string"},width:{type:"integer",minimum:1},height:{type:"integer",minimum:1}},$id:"BrandLogo"},or={type:"string",enum:["logo_card_light","logo_card_dark","\
profile_mark","favicon","app_icon","social_profile_mark","nav_header","footer","email_header","watermark","ad_end_card","co_brand_lockup","marketplace_listing"],
$id:"EnumsLogoSlot"};function J(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=J.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="logo_card_light"||r==="logo_card_dark"||r==="profile_mark"||r==="favicon"||r==="app_ic\
on"||r==="social_profile_mark"||r==="nav_header"||r==="footer"||r==="email_header"||r==="watermark"||r==="ad_end_card"||r==="co_brand_lockup"||r==="marketplace_\
listing")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:or.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return J.errors=e,s===0}J.evaluated={dynamicProps:!1,dynamicItems:!1};function U(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'u\
rl'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!E(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/f\
ormat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/url",schemaPath:"#\
/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0&&typeof r.id!="string"){const t={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.orientation!==
void 0){let t=r.orientation;if(typeof t!="string"){const a={instancePath:i+"/orientation",schemaPath:"#/properties/orientation/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="square"||t==="horizontal"||t==="vertical"||t==="stacked")){const a={instancePath:i+"/o\
rientation",schemaPath:"#/properties/orientation/enum",keyword:"enum",params:{allowedValues:Ze.properties.orientation.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.background!==void 0){let t=r.background;if(typeof t!="string"){const a={instancePath:i+"/background",schemaPath:"\
#/properties/background/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="dark-bg"||t==="light-bg"||t===
"transparent-bg")){const a={instancePath:i+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:Ze.properties.background.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.variant!==void 0){let t=r.variant;if(typeof t!="string"){const a={
instancePath:i+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t===
"primary"||t==="secondary"||t==="icon"||t==="wordmark"||t==="full-lockup")){const a={instancePath:i+"/variant",schemaPath:"#/properties/variant/enum",keyword:"e\
num",params:{allowedValues:Ze.properties.variant.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.tags!==void 0){let t=r.
tags;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)if(typeof t[o]!="string"){const m={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:i+"/tags",schemaPath:"#/propertie\
s/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.slots!==void 0){let t=r.slots;if(Array.isArray(t)){
const a=t.length;for(let o=0;o<a;o++)J(t[o],{instancePath:i+"/slots/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?J.errors:e.
concat(J.errors),s=e.length)}else{const a={instancePath:i+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[a]:e.push(a),s++}}if(r.usage!==void 0&&typeof r.usage!="string"){const t={instancePath:i+"/usage",schemaPath:"#/properties/usage/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return U.errors=e,s===0}U.evaluated={props:{url:!0,id:!0,orientation:!0,background:!0,
variant:!0,tags:!0,slots:!0,usage:!0,width:!0,height:!0},dynamicProps:!1,dynamicItems:!1};const Ge=new RegExp("^#[0-9A-Fa-f]{6}$","u");function Q(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,
s=0;const n=Q.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);const t=s;let a=!1,o=null;const m=s;if(typeof r=="string"){if(!Ge.test(
r)){const c={instancePath:i,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$\
"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),s++}var f=m===s;f&&(a=!0,o=0);const p=s;if(Array.isArray(r)){if(r.length<1){const g={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),s++}const c=r.length;for(let g=0;g<c;g++){let w=r[g];if(typeof w=="\
string"){if(!Ge.test(w)){const Re={instancePath:i+"/"+g,schemaPath:"#/oneOf/1/items/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'mus\
t match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[Re]:e.push(Re),s++}}else{const Re={instancePath:i+"/"+g,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[Re]:e.push(Re),s++}}}else{const c={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var f=p===s;if(f&&a)a=!1,o=[o,1];else if(f){a=!0,o=1;var y=!0}if(a)s=t,e!==null&&(t?e.length=t:e=null);else{
const c={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),
s++}return Q.errors=e,n.items=y,s===0}Q.evaluated={dynamicProps:!1,dynamicItems:!0};function M(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=M.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r))for(const t in r)Q(r[t],{instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:l,dynamicAnchors:u})||(e=e===
null?Q.errors:e.concat(Q.errors),s=e.length);else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return M.errors=e,s===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=W.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.family===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"family"},message:"must have required property 'family'"};e===null?e=[t]:e.push(t),s++}if(r.family!==void 0){let t=r.family;if(typeof t==
"string"){if(b(t)<1){const a={instancePath:i+"/family",schemaPath:"#/properties/family/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.files!==void 0){let t=r.files;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++){let m=t[o];
if(!(m&&typeof m=="object"&&!Array.isArray(m))){const p={instancePath:i+"/files/"+o,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.opentype_features!==void 0){let t=r.opentype_features;if(Array.isArray(t)){const a=t.length;
for(let o=0;o<a;o++)if(typeof t[o]!="string"){const m={instancePath:i+"/opentype_features/"+o,schemaPath:"#/properties/opentype_features/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:i+"/opentype_features",schemaPath:"#/properties/op\
entype_features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.fallbacks!==void 0){let t=r.fallbacks;if(Array.
isArray(t)){const a=t.length;for(let o=0;o<a;o++)if(typeof t[o]!="string"){const m={instancePath:i+"/fallbacks/"+o,schemaPath:"#/properties/fallbacks/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:i+"/fallbacks",schemaPath:"#/properties\
/fallbacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return W.errors=e,s===0}W.evaluated={props:{family:!0,files:!0,opentype_features:!0,
fallbacks:!0},dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,
s=0;const n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r))for(const o in r){let m=r[o];
const p=s;let f=!1,y=null;const c=s;if(typeof m=="string"){if(b(m)<1){const w={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additio\
nalProperties/oneOf/0/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[w]:e.push(w),s++}}else{const w={
instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[w]:e.push(w),s++}var t=c===s;t&&(f=!0,y=0);const g=s;W(m,{instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?W.errors:e.concat(W.errors),s=e.length);var t=g===s;if(t&&f)f=!1,y=[y,1];else if(t){f=!0,y=1;var a={};a.family=!0,a.files=
!0,a.opentype_features=!0,a.fallbacks=!0}if(f)s=p,e!==null&&(p?e.length=p:e=null);else{const w={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:y},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),s++}}else{const o={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return X.errors=e,s===0}X.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Y(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Y.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.voice!==void 0&&(v(r.voice,{instancePath:i+"/voice",parentData:r,parentDataProperty:"\
voice",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.attributes!==void 0){let t=r.attributes;if(Array.isArray(t)){const a=t.
length;for(let o=0;o<a;o++)v(t[o],{instancePath:i+"/attributes/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(
v.errors),s=e.length)}else{const a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[a]:e.push(a),s++}}if(r.dos!==void 0){let t=r.dos;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)v(t[o],{instancePath:i+"/dos/"+o,
parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{const a={instancePath:i+"/dos",schemaPath:"\
#/properties/dos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.donts!==void 0){let t=r.donts;if(Array.isArray(
t)){const a=t.length;for(let o=0;o<a;o++)v(t[o],{instancePath:i+"/donts/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length)}else{const a={instancePath:i+"/donts",schemaPath:"#/properties/donts/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return Y.errors=e,s===0}Y.evaluated={props:{voice:!0,attributes:!0,dos:!0,donts:!0},dynamicProps:!1,dynamicItems:!1};const pr={type:"string",enum:["image","video","audio","text","markdown","html","css","javascript","zip","vast","daast","url","webhook","brief","catalog","publis\
hed_post"],$id:"EnumsAssetContentType"};function ee(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;
const n=ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="image"||r==="video"||r==="audio"||r==="text"||r==="markdown"||r===
"html"||r==="css"||r==="javascript"||r==="zip"||r==="vast"||r==="daast"||r==="url"||r==="webhook"||r==="brief"||r==="catalog"||r==="published_post")){const t={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ee.errors=
e,s===0}ee.evaluated={dynamicProps:!1,dynamicItems:!1};function re(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){
let e=null,s=0;const n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.asset_id===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asset_id"},message:"must have required property 'asset_id'"};
e===null?e=[t]:e.push(t),s++}if(r.asset_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asset_type"},
message:"must have required property 'asset_type'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.asset_id!==void 0){let t=r.asset_id;if(typeof t==
"string"){if(b(t)<1){const a={instancePath:i+"/asset_id",schemaPath:"#/properties/asset_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/asset_id",schemaPath:"#/properties/asset_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.asset_type!==void 0&&(ee(r.asset_type,{instancePath:i+"/asset_type",parentData:r,parentDataProperty:"\
asset_type",rootData:l,dynamicAnchors:u})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!E(t)){const a={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.tags!==void 0){let t=r.tags;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)if(typeof t[o]!="string"){const m={instancePath:i+"/tags/"+o,schemaPath:"\
#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:i+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.name!==void 0&&typeof r.name!=
"string"){const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(r.description!==void 0&&typeof r.description!="string"){const t={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.duration_seconds!==void 0){let t=r.duration_seconds;if(typeof t==
"number"&&isFinite(t)){if(t<0||isNaN(t)){const a={instancePath:i+"/duration_seconds",schemaPath:"#/properties/duration_seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/duration_seconds",schemaPath:"#/properties/duratio\
n_seconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),s++}}if(r.file_size_bytes!==void 0){let t=r.file_size_bytes;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/file_size_bytes",schemaPath:"#/properties/file_size_bytes/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+
"/file_size_bytes",schemaPath:"#/properties/file_size_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.
push(a),s++}}if(r.format!==void 0&&typeof r.format!="string"){const t={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.metadata!==void 0){let t=r.metadata;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={
instancePath:i+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return re.errors=e,s===
0}re.evaluated={props:{asset_id:!0,asset_type:!0,url:!0,tags:!0,name:!0,description:!0,width:!0,height:!0,duration_seconds:!0,file_size_bytes:!0,format:!0,metadata:!0},
dynamicProps:!1,dynamicItems:!1};const lr={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"EnumsPr\
opertyType"};function te(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=te.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="website"||r==="mobile_app"||r==="ctv_app"||r==="desktop_app"||r==="dooh"||r==="podcast"||r==="radio"||r===
"linear_tv"||r==="streaming_audio"||r==="ai_assistant")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:lr.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return te.errors=e,s===0}te.evaluated={dynamicProps:!1,dynamicItems:!1};const ur={type:"st\
ring",enum:["apple","google","amazon","roku","samsung","lg","other"],$id:"EnumsAppStore"};function se(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="apple"||r==="google"||r==="amazon"||r===
"roku"||r==="samsung"||r==="lg"||r==="other")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ur.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return se.errors=e,s===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};const mr={type:"string",enum:[
"owned","direct","delegated","ad_network"],$id:"EnumsBrandPropertyRelationship"};function ie(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owned"||r==="direct"||r==="delegated"||
r==="ad_network")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:mr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}return ie.errors=e,s===0}ie.evaluated={dynamicProps:!1,dynamicItems:!1};const fr=new RegExp("^([A-Z]{2}|global)$","u");function ae(r,{
instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ae.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.identifier===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"identifier"},message:"must have required property 'identifier'"};e===null?e=[t]:e.push(t),s++}if(r.type!==
void 0&&(te(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:l,dynamicAnchors:u})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),
r.identifier!==void 0){let t=r.identifier;if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+"/identifier",schemaPath:"#/properties/identifier/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/identifier",schemaPath:"\
#/properties/identifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.store!==void 0&&(se(r.store,{instancePath:i+
"/store",parentData:r,parentDataProperty:"store",rootData:l,dynamicAnchors:u})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),r.region!==void 0){let t=r.
region;if(typeof t=="string"){if(!fr.test(t)){const a={instancePath:i+"/region",schemaPath:"#/properties/region/pattern",keyword:"pattern",params:{pattern:"^([A\
-Z]{2}|global)$"},message:'must match pattern "^([A-Z]{2}|global)$"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/region",schemaPath:"#/propert\
ies/region/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.primary!==void 0&&typeof r.primary!="boolean"){
const t={instancePath:i+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),s++}r.relationship!==void 0&&(ie(r.relationship,{instancePath:i+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:l,dynamicAnchors:u})||
(e=e===null?ie.errors:e.concat(ie.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return ae.errors=e,s===0}ae.evaluated={props:{type:!0,identifier:!0,store:!0,region:!0,primary:!0,relationship:!0},dynamicProps:!1,
dynamicItems:!1};function q(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=q.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.
url;if(typeof t=="string"){if(!Fe.test(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'\
must match pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!E(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}
q.evaluated={props:{url:!0,id:!0},dynamicProps:!1,dynamicItems:!1};const yr={type:"string",enum:["google_merchant_center","facebook_catalog","shopify","linkedin_jobs","tiktok_shop","pinterest_catalog","openai_product_feed","cus\
tom"],$id:"EnumsFeedFormat"};function ne(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ne.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="google_merchant_center"||r==="facebook_catalog"||r==="shopify"||r==="linkedin_jo\
bs"||r==="tiktok_shop"||r==="pinterest_catalog"||r==="openai_product_feed"||r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:yr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ne.errors=e,s===0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};
const cr={type:"string",enum:["realtime","hourly","daily","weekly"],$id:"EnumsUpdateFrequency"};function oe(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="realtime"||r===
"hourly"||r==="daily"||r==="weekly")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:cr.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[t]:e.push(t),s++}return oe.errors=e,s===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};function pe(r,{instancePath:i="",parentData:d,
parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.feed_url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fe\
ed_url"},message:"must have required property 'feed_url'"};e===null?e=[t]:e.push(t),s++}if(r.feed_url!==void 0){let t=r.feed_url;if(typeof t=="string"){if(!E(t)){
const a={instancePath:i+"/feed_url",schemaPath:"#/properties/feed_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?
e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/feed_url",schemaPath:"#/properties/feed_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}}if(r.feed_format!==void 0&&(ne(r.feed_format,{instancePath:i+"/feed_format",parentData:r,parentDataProperty:"feed_format",rootData:l,
dynamicAnchors:u})||(e=e===null?ne.errors:e.concat(ne.errors),s=e.length)),r.categories!==void 0){let t=r.categories;if(Array.isArray(t)){const a=t.length;for(let o=0;o<
a;o++)if(typeof t[o]!="string"){const m={instancePath:i+"/categories/"+o,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:i+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!P.validate(t)){const a={
instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.update_frequency!==void 0&&(oe(r.update_frequency,{instancePath:i+"/update_frequency",parentData:r,parentDataProperty:"\
update_frequency",rootData:l,dynamicAnchors:u})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)),r.agentic_checkout!==void 0){let t=r.agentic_checkout;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"/agentic_checkout",schemaPath:"#/properties/agentic_checkout/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return pe.errors=e,s===0}pe.evaluated={props:{feed_url:!0,feed_format:!0,categories:!0,last_updated:!0,update_frequency:!0,
agentic_checkout:!0},dynamicProps:!1,dynamicItems:!1};function le(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=le.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.text===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),s++}if(r.text!==void 0&&(v(r.text,{instancePath:i+
"/text",parentData:r,parentDataProperty:"text",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.context!==void 0&&typeof r.
context!="string"){const t={instancePath:i+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}if(r.required!==void 0&&typeof r.required!="boolean"){const t={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return le.errors=e,s===0}le.evaluated={props:{text:!0,context:!0,required:!0},dynamicProps:!1,dynamicItems:!1};const dr={type:"string",enum:["active","pending","abandoned","cancelled","expired"],$id:"EnumsTrademarkStatus"};function ue(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r===
"pending"||r==="abandoned"||r==="cancelled"||r==="expired")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:dr.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ue.errors=e,s===0}ue.evaluated={dynamicProps:!1,dynamicItems:!1};const hr={type:"\
string",enum:["owned","licensed_in","licensed_out"],$id:"EnumsTrademarkLicenseType"};function me(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owned"||r==="licensed_in"||r==="licen\
sed_out")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return me.errors=e,s===0}me.evaluated={dynamicProps:!1,dynamicItems:!1};function B(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=B.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.registry===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registry"},message:"must have required p\
roperty 'registry'"};e===null?e=[t]:e.push(t),s++}if(r.number===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
number"},message:"must have required property 'number'"};e===null?e=[t]:e.push(t),s++}if(r.mark===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"mark"},message:"must have required property 'mark'"};e===null?e=[t]:e.push(t),s++}if(r.registry!==void 0){let t=r.registry;if(typeof t==
"string"){if(b(t)<1){const a={instancePath:i+"/registry",schemaPath:"#/properties/registry/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.number!==void 0){let t=r.number;if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+
"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(
a),s++}}else{const a={instancePath:i+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.mark!==void 0){let t=r.mark;if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+"/mark",schemaPath:"#/properties/mark/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/mark",schemaPath:"#/pr\
operties/mark/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.status!==void 0&&(ue(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:l,dynamicAnchors:u})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)),r.license_type!==void 0&&
(me(r.license_type,{instancePath:i+"/license_type",parentData:r,parentDataProperty:"license_type",rootData:l,dynamicAnchors:u})||(e=e===null?me.errors:e.concat(
me.errors),s=e.length)),r.licensor_domain!==void 0&&(_(r.licensor_domain,{instancePath:i+"/licensor_domain",parentData:r,parentDataProperty:"licensor_domain",rootData:l,
dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const a=t.length;for(let o=0;o<
a;o++)k(t[o],{instancePath:i+"/countries/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{
const a={instancePath:i+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),s++}}if(r.nice_classes!==void 0){let t=r.nice_classes;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++){let m=t[o];if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){const p={instancePath:i+"/nice_classes/"+o,schemaPath:"#/properties/nice_classes/items/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof m=="number"&&isFinite(m)){if(m>45||isNaN(m)){const p={instancePath:i+"/nice_classes/"+o,schemaPath:"#/p\
roperties/nice_classes/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:45},message:"must be <= 45"};e===null?e=[p]:e.push(p),s++}if(m<1||isNaN(m)){
const p={instancePath:i+"/nice_classes/"+o,schemaPath:"#/properties/nice_classes/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[p]:e.push(p),s++}}}}else{const a={instancePath:i+"/nice_classes",schemaPath:"#/properties/nice_classes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return B.errors=e,s===0}B.evaluated={props:{registry:!0,number:!0,mark:!0,status:!0,license_type:!0,licensor_domain:!0,
countries:!0,nice_classes:!0},dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=fe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.provider!==void 0&&typeof r.provider!="string"){const t={instancePath:i+
"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.voice_id!==
void 0&&typeof r.voice_id!="string"){const t={instancePath:i+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.settings!==void 0){let t=r.settings;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"\
/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return fe.errors=e,s===0}fe.evaluated=
{props:{provider:!0,voice_id:!0,settings:!0},dynamicProps:!1,dynamicItems:!1};function ye(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ye.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.restrictions!==void 0){let t=r.restrictions;if(Array.isArray(t)){
const a=t.length;for(let o=0;o<a;o++)if(typeof t[o]!="string"){const m={instancePath:i+"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:i+"/restrictions",schemaPath:"#/properties/restr\
ictions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ye.errors=e,s===0}ye.evaluated={props:{photography:!0,graphic_style:!0,
shapes:!0,iconography:!0,composition:!0,border_radius:!0,elevation:!0,spacing:!0,graphic_elements:!0,motion:!0,logo_placement:!0,colorways:!0,color_constraints:!0,
logo_usage_rules:!0,mark_lockups:!0,type_scale:!0,asset_libraries:!0,restrictions:!0},dynamicProps:!1,dynamicItems:!1};function I(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=I.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:i+"/\
name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.email!==void 0){let t=r.
email;if(typeof t=="string"){if(!Ke.test(t)){const a={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'\
must match format "email"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.phone!==void 0&&typeof r.phone!="string"){const t={instancePath:i+"/phone",schemaPath:"#/p\
roperties/phone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}r.domain!==void 0&&(_(r.domain,{instancePath:i+
"/domain",parentData:r,parentDataProperty:"domain",rootData:l,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return I.errors=e,s===0}I.evaluated={props:{name:!0,
email:!0,phone:!0,domain:!0},dynamicProps:!1,dynamicItems:!1};const gr={type:"string",enum:["series","publication","event_series","rotation"],$id:"EnumsCollectionKind"};function ce(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="series"||r===
"publication"||r==="event_series"||r==="rotation")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:gr.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ce.errors=e,s===0}ce.evaluated={dynamicProps:!1,dynamicItems:!1};const _r={type:"string",
enum:["iab_content_3.0","iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres","custom"],$id:"EnumsGenreTaxonomy"};function de(r,{
instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="iab_content_3.0"||r==="iab_content_2.2"||r==="gracenote"||r==="eidr"||r==="apple_genres"||r==="google_genres"||r==="roku"||
r==="amazon_genres"||r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_r.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[t]:e.push(t),s++}return de.errors=e,s===0}de.evaluated={dynamicProps:!1,dynamicItems:!1};const br={type:"string",enum:["tv_parental","mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function he(r,{
instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="tv_parental"||r==="mpaa"||r==="podcast"||r==="esrb"||r==="bbfc"||r==="fsk"||r==="acb"||r==="chvrs"||r==="csa"||r==="pegi"||
r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:br.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return he.errors=e,s===0}he.evaluated={dynamicProps:!1,dynamicItems:!1};function ge(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.system===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"system"},message:"mus\
t have required property 'system'"};e===null?e=[t]:e.push(t),s++}if(r.rating===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rating"},message:"must have required property 'rating'"};e===null?e=[t]:e.push(t),s++}if(r.system!==void 0&&(he(r.system,{instancePath:i+"/syst\
em",parentData:r,parentDataProperty:"system",rootData:l,dynamicAnchors:u})||(e=e===null?he.errors:e.concat(he.errors),s=e.length)),r.rating!==void 0){let t=r.rating;
if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+"/rating",schemaPath:"#/properties/rating/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return ge.errors=e,s===0}ge.evaluated={props:{system:!0,rating:!0},dynamicProps:!1,dynamicItems:!1};const vr={type:"\
string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCollectionCadence"};function _e(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="daily"||r==="\
weekly"||r==="monthly"||r==="seasonal"||r==="event"||r==="irregular")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return _e.errors=e,s===0}_e.evaluated={dynamicProps:!1,dynamicItems:!1};const Pr={
type:"string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function be(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r==="hiatus"||r==="ended"||r===
"upcoming")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return be.errors=e,s===0}be.evaluated={dynamicProps:!1,dynamicItems:!1};const kr={type:"string",enum:["professional","prosumer","ugc"],
$id:"EnumsProductionQuality"};function ve(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ve.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="professional"||r==="prosumer"||r==="ugc")){const t={instancePath:i,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:kr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ve.errors=e,s===0}
ve.evaluated={dynamicProps:!1,dynamicItems:!1};const wr={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function Pe(r,{
instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Pe.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="host"||r==="guest"||r==="creator"||r==="cast"||r==="narrator"||r==="producer"||r==="correspondent"||r==="commentator"||r===
"analyst")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:wr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return Pe.errors=e,s===0}Pe.evaluated={dynamicProps:!1,dynamicItems:!1};function ke(r,{instancePath:i="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.role===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must ha\
ve required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.role!==void 0&&(Pe(r.role,{instancePath:i+"/role",parentData:r,parentDataProperty:"\
role",rootData:l,dynamicAnchors:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="string"){if(b(t)<1){const a={
instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.brand_url!==void 0){let t=r.brand_url;if(typeof t=="string"){if(!E(t)){const a={instancePath:i+"/brand_url",schemaPath:"#/propert\
ies/brand_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/bra\
nd_url",schemaPath:"#/properties/brand_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ke.errors=e,s===0}ke.evaluated={props:{role:!0,
name:!0,brand_url:!0},dynamicProps:!1,dynamicItems:!1};const Dr={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_launch","reunion","tribu\
te"],$id:"EnumsSpecialCategory"};function we(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=we.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="awards"||r==="championship"||r==="concert"||r==="conference"||r==="election"||r===
"festival"||r==="gala"||r==="holiday"||r==="premiere"||r==="product_launch"||r==="reunion"||r==="tribute")){const t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Dr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return we.errors=e,s===0}we.evaluated={dynamicProps:!1,
dynamicItems:!1};function De(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=De.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.
name;if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.category!==void 0&&(we(r.category,{instancePath:i+"/category",parentData:r,parentDataProperty:"\
category",rootData:l,dynamicAnchors:u})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!P.validate(
t)){const a={instancePath:i+"/starts",schemaPath:"#/properties/starts/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/starts",schemaPath:"#/properties/starts/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+"/ends",schemaPath:"\
#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return De.errors=e,s===0}De.evaluated={props:{name:!0,
category:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};function qe(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=qe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total_installments!==void 0){let t=r.total_installments;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/total_installments",schemaPath:"#/properties/total_installments/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/total_ins\
tallments",schemaPath:"#/properties/total_installments/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(
a),s++}}if(r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+"/starts",schemaPath:"#/properties/starts/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/starts",schemaPath:"\
#/properties/starts/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t==
"string"){if(!P.validate(t)){const a={instancePath:i+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return qe.errors=e,s===0}qe.evaluated={props:{total_installments:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};const qr={type:"string",enum:["apple_podcast_id","spotify_collection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_chan\
nel_id","youtube_channel_handle","youtube_channel_url","youtube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tikt\
ok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function je(r,{instancePath:i="",parentData:d,
parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"apple_podcast_id"||r==="spotify_collection_id"||r==="rss_url"||r==="podcast_guid"||r==="amazon_music_id"||r==="iheart_id"||r==="podcast_index_id"||r==="youtube\
_channel_id"||r==="youtube_channel_handle"||r==="youtube_channel_url"||r==="youtube_playlist_id"||r==="amazon_title_id"||r==="roku_channel_id"||r==="pluto_chann\
el_id"||r==="tubi_id"||r==="peacock_id"||r==="tiktok_id"||r==="twitch_channel"||r==="imdb_id"||r==="gracenote_id"||r==="eidr_id"||r==="domain"||r==="substack_id")){
const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),s++}return je.errors=e,s===0}je.evaluated={dynamicProps:!1,dynamicItems:!1};function Ae(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'"};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
alue"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(je(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:l,dynamicAnchors:u})||(e=e===null?je.errors:e.concat(je.errors),s=e.length)),r.value!==void 0){let t=r.value;if(typeof t=="string"){if(b(t)>2048){
const a={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 charact\
ers"};e===null?e=[a]:e.push(a),s++}if(b(t)<1){const a={instancePath:i+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ae.errors=e,s===0}Ae.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function $e(r,{
instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=$e.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[t]:e.push(t),s++}if(r.identifiers===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifi\
ers'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(_(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"p\
ublisher_domain",rootData:l,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.identifiers!==void 0){let t=r.identifiers;if(Array.isArray(
t)){if(t.length<1){const o={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const a=t.length;for(let o=0;o<a;o++)Ae(t[o],{instancePath:i+"/identifiers/"+o,parentData:t,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)}else{const a={instancePath:i+"/identifiers",schemaPath:"#/properties/identi\
fiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $e.errors=e,s===0}$e.evaluated={props:{publisher_domain:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};const jr={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function Ie(r,{instancePath:i="",parentData:d,
parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"spinoff"||r==="companion"||r==="sequel"||r==="prequel"||r==="crossover")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Ie.errors=e,s===0}Ie.evaluated={dynamicProps:!1,dynamicItems:!1};function Ee(r,{
instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ee.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.relationship===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationship"},message:"must have required property 'relationship'"};
e===null?e=[t]:e.push(t),s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+"/collection_id",schemaPath:"\
#/properties/collection_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}r.relationship!==void 0&&(Ie(r.relationship,{instancePath:i+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:l,dynamicAnchors:u})||
(e=e===null?Ie.errors:e.concat(Ie.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return Ee.errors=e,s===0}Ee.evaluated={props:{collection_id:!0,relationship:!0},dynamicProps:!1,dynamicItems:!1};function Ne(r,{
instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ne.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+"/collection_id",schemaPath:"#/properties/colle\
ction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(b(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.kind!==void 0&&(ce(r.kind,{instancePath:i+"/kind",parentData:r,
parentDataProperty:"kind",rootData:l,dynamicAnchors:u})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),r.description!==void 0&&typeof r.description!="s\
tring"){const t={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.genre!==void 0){let t=r.genre;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)if(typeof t[o]!="string"){const m={instancePath:i+
"/genre/"+o,schemaPath:"#/properties/genre/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const a={
instancePath:i+"/genre",schemaPath:"#/properties/genre/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.genre_taxonomy!==
void 0&&(de(r.genre_taxonomy,{instancePath:i+"/genre_taxonomy",parentData:r,parentDataProperty:"genre_taxonomy",rootData:l,dynamicAnchors:u})||(e=e===null?de.errors:
e.concat(de.errors),s=e.length)),r.language!==void 0&&typeof r.language!="string"){const t={instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.content_rating!==void 0&&(ge(r.content_rating,{instancePath:i+"/content\
_rating",parentData:r,parentDataProperty:"content_rating",rootData:l,dynamicAnchors:u})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)),r.cadence!==void 0&&
(_e(r.cadence,{instancePath:i+"/cadence",parentData:r,parentDataProperty:"cadence",rootData:l,dynamicAnchors:u})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.
length)),r.season!==void 0&&typeof r.season!="string"){const t={instancePath:i+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.status!==void 0&&(be(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",
rootData:l,dynamicAnchors:u})||(e=e===null?be.errors:e.concat(be.errors),s=e.length)),r.production_quality!==void 0&&(ve(r.production_quality,{instancePath:i+"/\
production_quality",parentData:r,parentDataProperty:"production_quality",rootData:l,dynamicAnchors:u})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r.
talent!==void 0){let t=r.talent;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)ke(t[o],{instancePath:i+"/talent/"+o,parentData:t,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)}else{const a={instancePath:i+"/talent",schemaPath:"#/properties/talent/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.special!==void 0&&(De(r.special,{instancePath:i+"/special",parentData:r,
parentDataProperty:"special",rootData:l,dynamicAnchors:u})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.limited_series!==void 0&&(qe(r.limited_series,
{instancePath:i+"/limited_series",parentData:r,parentDataProperty:"limited_series",rootData:l,dynamicAnchors:u})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.
length)),r.distribution!==void 0){let t=r.distribution;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)$e(t[o],{instancePath:i+"/distribution/"+o,parentData:t,
parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)}else{const a={instancePath:i+"/distribution",schemaPath:"\
#/properties/distribution/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.deadline_policy!==void 0){let t=r.
deadline_policy;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"/deadline_policy",schemaPath:"#/properties/deadline_policy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.related_collections!==void 0){let t=r.related_collections;if(Array.isArray(
t)){const a=t.length;for(let o=0;o<a;o++)Ee(t[o],{instancePath:i+"/related_collections/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===
null?Ee.errors:e.concat(Ee.errors),s=e.length)}else{const a={instancePath:i+"/related_collections",schemaPath:"#/properties/related_collections/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.ext!==void 0){let t=r.ext;if(!(t&&typeof t=="object"&&!Array.isArray(t))){
const a={instancePath:i+"/ext",schemaPath:"#/properties/ext/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ne.errors=e,s===
0}Ne.evaluated={props:{collection_id:!0,name:!0,kind:!0,description:!0,genre:!0,genre_taxonomy:!0,language:!0,content_rating:!0,cadence:!0,season:!0,status:!0,production_quality:!0,
talent:!0,special:!0,limited_series:!0,distribution:!0,deadline_policy:!0,related_collections:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};function L(r,{instancePath:i="",
parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=L.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),s++}if(r.names===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"names"},message:"must have required property 'names'"};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&(D(r.id,{instancePath:i+"/i\
d",parentData:r,parentDataProperty:"id",rootData:l,dynamicAnchors:u})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.names!==void 0){let o=r.names;if(Array.
isArray(o)){if(o.length<1){const p={instancePath:i+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const m=o.length;for(let p=0;p<m;p++)j(o[p],{instancePath:i+"/names/"+p,parentData:o,parentDataProperty:p,rootData:l,
dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const m={instancePath:i+"/names",schemaPath:"#/properties/names/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.keller_type!==void 0&&(G(r.keller_type,{instancePath:i+"/keller_type",parentData:r,
parentDataProperty:"keller_type",rootData:l,dynamicAnchors:u})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)),r.parent_brand!==void 0&&(D(r.parent_brand,
{instancePath:i+"/parent_brand",parentData:r,parentDataProperty:"parent_brand",rootData:l,dynamicAnchors:u})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.url!==void 0){let o=r.url;if(typeof o=="string"){if(!E(o)){const m={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.description!==void 0&&(v(r.description,{instancePath:i+"/description",parentData:r,parentDataProperty:"\
description",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.industries!==void 0){let o=r.industries;if(Array.isArray(o)){
const m=o.length;for(let p=0;p<m;p++)if(typeof o[p]!="string"){const f={instancePath:i+"/industries/"+p,schemaPath:"#/properties/industries/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}else{const m={instancePath:i+"/industries",schemaPath:"#/properties/industr\
ies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.target_audience!==void 0&&typeof r.target_audience!="\
string"){const o={instancePath:i+"/target_audience",schemaPath:"#/properties/target_audience/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(r.privacy_policy_url!==void 0){let o=r.privacy_policy_url;if(typeof o=="string"){if(!E(o)){const m={instancePath:i+"/privacy_pol\
icy_url",schemaPath:"#/properties/privacy_policy_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),
s++}}else{const m={instancePath:i+"/privacy_policy_url",schemaPath:"#/properties/privacy_policy_url/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[m]:e.push(m),s++}}if(r.logos!==void 0){let o=r.logos;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)U(o[p],{instancePath:i+"/lo\
gos/"+p,parentData:o,parentDataProperty:p,rootData:l,dynamicAnchors:u})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)}else{const m={instancePath:i+"/logo\
s",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.colors!==void 0&&(M(r.colors,
{instancePath:i+"/colors",parentData:r,parentDataProperty:"colors",rootData:l,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.fonts!==
void 0&&(X(r.fonts,{instancePath:i+"/fonts",parentData:r,parentDataProperty:"fonts",rootData:l,dynamicAnchors:u})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),
r.tone!==void 0){let o=r.tone;const m=s;let p=!1,f=null;const y=s;if(typeof o!="string"){const g={instancePath:i+"/tone",schemaPath:"#/properties/tone/oneOf/0/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}var t=y===s;t&&(p=!0,f=0);const c=s;Y(o,{instancePath:i+"/tone",
parentData:r,parentDataProperty:"tone",rootData:l,dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length);var t=c===s;if(t&&p)p=!1,f=[f,1];else if(t){
p=!0,f=1;var a={};a.voice=!0,a.attributes=!0,a.dos=!0,a.donts=!0}if(p)s=m,e!==null&&(m?e.length=m:e=null);else{const g={instancePath:i+"/tone",schemaPath:"#/pro\
perties/tone/oneOf",keyword:"oneOf",params:{passingSchemas:f},message:"must match exactly one schema in oneOf"};e===null?e=[g]:e.push(g),s++}}if(r.tagline!==void 0&&
(v(r.tagline,{instancePath:i+"/tagline",parentData:r,parentDataProperty:"tagline",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),
r.assets!==void 0){let o=r.assets;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)re(o[p],{instancePath:i+"/assets/"+p,parentData:o,parentDataProperty:p,
rootData:l,dynamicAnchors:u})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)}else{const m={instancePath:i+"/assets",schemaPath:"#/properties/assets/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.properties!==void 0){let o=r.properties;if(Array.isArray(o)){const m=o.
length;for(let p=0;p<m;p++)ae(o[p],{instancePath:i+"/properties/"+p,parentData:o,parentDataProperty:p,rootData:l,dynamicAnchors:u})||(e=e===null?ae.errors:e.concat(
ae.errors),s=e.length)}else{const m={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[m]:e.push(m),s++}}if(r.agents!==void 0){let o=r.agents;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)A(o[p],{instancePath:i+"/\
agents/"+p,parentData:o,parentDataProperty:p,rootData:l,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const m={instancePath:i+"/a\
gents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.brand_agent!==void 0&&
(q(r.brand_agent,{instancePath:i+"/brand_agent",parentData:r,parentDataProperty:"brand_agent",rootData:l,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
s=e.length)),r.rights_agent!==void 0&&(q(r.rights_agent,{instancePath:i+"/rights_agent",parentData:r,parentDataProperty:"rights_agent",rootData:l,dynamicAnchors:u})||
(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.product_catalog!==void 0&&(pe(r.product_catalog,{instancePath:i+"/product_catalog",parentData:r,parentDataProperty:"\
product_catalog",rootData:l,dynamicAnchors:u})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length)),r.data_subject_contestation!==void 0&&($(r.data_subject_contestation,
{instancePath:i+"/data_subject_contestation",parentData:r,parentDataProperty:"data_subject_contestation",rootData:l,dynamicAnchors:u})||(e=e===null?$.errors:e.concat(
$.errors),s=e.length)),r.disclaimers!==void 0){let o=r.disclaimers;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)le(o[p],{instancePath:i+"/disclaime\
rs/"+p,parentData:o,parentDataProperty:p,rootData:l,dynamicAnchors:u})||(e=e===null?le.errors:e.concat(le.errors),s=e.length)}else{const m={instancePath:i+"/dis\
claimers",schemaPath:"#/properties/disclaimers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.trademarks!==
void 0){let o=r.trademarks;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)B(o[p],{instancePath:i+"/trademarks/"+p,parentData:o,parentDataProperty:p,rootData:l,
dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)}else{const m={instancePath:i+"/trademarks",schemaPath:"#/properties/trademarks/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.voice_synthesis!==void 0&&(fe(r.voice_synthesis,{instancePath:i+"/voice_\
synthesis",parentData:r,parentDataProperty:"voice_synthesis",rootData:l,dynamicAnchors:u})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length)),r.avatar!==void 0){
let o=r.avatar;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const m={instancePath:i+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(r.visual_guidelines!==void 0&&(ye(r.visual_guidelines,{instancePath:i+"/visual_guidelines",parentData:r,
parentDataProperty:"visual_guidelines",rootData:l,dynamicAnchors:u})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.length)),r.contact!==void 0&&(I(r.contact,{instancePath:i+
"/contact",parentData:r,parentDataProperty:"contact",rootData:l,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.collections!==void 0){
let o=r.collections;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)Ne(o[p],{instancePath:i+"/collections/"+p,parentData:o,parentDataProperty:p,rootData:l,
dynamicAnchors:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)}else{const m={instancePath:i+"/collections",schemaPath:"#/properties/collections/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.identity_relying_parties!==void 0){let o=r.identity_relying_parties;
if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++){let f=o[p];if(!(f&&typeof f=="object"&&!Array.isArray(f))){const y={instancePath:i+"/identity_relying\
_parties/"+p,schemaPath:"#/properties/identity_relying_parties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(
y),s++}}}else{const m={instancePath:i+"/identity_relying_parties",schemaPath:"#/properties/identity_relying_parties/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),s++}return L.errors=e,s===0}L.evaluated={props:{id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,
privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,
disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};
function Be(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Be.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),L(r,{instancePath:i,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?L.errors:e.concat(
L.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r))for(const o in r){const m=s,p=s,f=s;if(o!=="house_domain"){const y={};e===null?e=[y]:e.push(y),s++}
var t=f===s;if(t){const y={instancePath:i,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:o};e===null?e=[y]:e.
push(y),s++}else s=p,e!==null&&(p?e.length=p:e=null);var a=m===s;if(!a){const y={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},
message:"property name must be valid"};e===null?e=[y]:e.push(y),s++}}return Be.errors=e,s===0}Be.evaluated={props:{id:!0,names:!0,keller_type:!0,parent_brand:!0,
url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,
rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,
identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function Le(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Le.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.brand_id===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_id"},message:"must have required property 'brand_id'"};e===null?e=[t]:e.
push(t),s++}if(r.domain!==void 0&&(_(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"domain",rootData:l,dynamicAnchors:u})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length)),r.brand_id!==void 0&&(D(r.brand_id,{instancePath:i+"/brand_id",parentData:r,parentDataProperty:"brand_id",rootData:l,dynamicAnchors:u})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.managed_by!==void 0&&typeof r.managed_by!="string"){const t={instancePath:i+"/managed_by",schemaPath:"#/p\
roperties/managed_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.effective_at!==void 0){let t=r.effective_at;
if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+"/effective_at",schemaPath:"#/properties/effective_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/effective_at",schemaPath:"#/properties/effecti\
ve_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Le.errors=e,s===0}Le.evaluated={props:{domain:!0,brand_id:!0,managed_by:!0,
effective_at:!0},dynamicProps:!1,dynamicItems:!1};const Ar={type:"string",enum:["all","media_buying","creative_generation","rights_clearance","governance","measurement","agent_operations"],$id:"EnumsOperatorSco\
pe"};function xe(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=xe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="all"||r==="media_buying"||r==="creative_generation"||r==="rights_clearance"||r==="governance"||r==="meas\
urement"||r==="agent_operations")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ar.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[t]:e.push(t),s++}return xe.errors=e,s===0}xe.evaluated={dynamicProps:!1,dynamicItems:!1};function ze(r,{instancePath:i="",parentData:d,
parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.brands===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&(_(r.domain,{instancePath:i+
"/domain",parentData:r,parentDataProperty:"domain",rootData:l,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.brands!==void 0){let t=r.
brands;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/brands",schemaPath:"#/properties/brands/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const a=t.length;for(let o=0;o<a;o++){let m=t[o];if(typeof m=="string"){if(b(m)<1){const p={instancePath:i+
"/brands/"+o,schemaPath:"#/properties/brands/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
p]:e.push(p),s++}}else{const p={instancePath:i+"/brands/"+o,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)k(t[o],{instancePath:i+
"/countries/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{const a={instancePath:i+
"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.scopes!==
void 0){let t=r.scopes;if(Array.isArray(t)){const a=t.length;for(let o=0;o<a;o++)xe(t[o],{instancePath:i+"/scopes/"+o,parentData:t,parentDataProperty:o,rootData:l,
dynamicAnchors:u})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)}else{const a={instancePath:i+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.valid_from!==void 0){let t=r.valid_from;if(typeof t=="string"){if(!P.validate(
t)){const a={instancePath:i+"/valid_from",schemaPath:"#/properties/valid_from/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/valid_from",schemaPath:"#/properties/valid_from/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.valid_until!==void 0){let t=r.valid_until;if(typeof t=="string"){if(!P.validate(t)){const a={instancePath:i+
"/valid_until",schemaPath:"#/properties/valid_until/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:
e.push(a),s++}}else{const a={instancePath:i+"/valid_until",schemaPath:"#/properties/valid_until/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),s++}return ze.errors=e,s===0}ze.evaluated={props:{domain:!0,brands:!0,countries:!0,scopes:!0,valid_from:!0,valid_until:!0},dynamicProps:!1,dynamicItems:!1};
function Ce(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ce.evaluated;n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0);const t=s;let a=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.brands===void 0&&(f="brands")){
const y={};e===null?e=[y]:e.push(y),s++}}var m=o===s;if(s=t,e!==null&&(t?e.length=t:e=null),!m){const f=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.brand_refs===
void 0){const c={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"brand_refs"},message:"must have required property 'bran\
d_refs'"};e===null?e=[c]:e.push(c),s++}var m=f===s;if(a=m,a){var p={};p.brand_refs=!0,p.brands=!0}}if(!a){const f={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[f]:e.push(f),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.house===void 0){
const f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"house"},message:"must have required property 'house'"};e===null?e=[f]:
e.push(f),s++}for(const f in r)if(!rr.call(er.properties,f)){const y={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(r.house!==void 0&&(K(r.house,{instancePath:i+"/house",parentData:r,
parentDataProperty:"house",rootData:l,dynamicAnchors:u})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.brands!==void 0){let f=r.brands;if(Array.isArray(
f)){const y=f.length;for(let c=0;c<y;c++)Be(f[c],{instancePath:i+"/brands/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||(e=e===null?Be.errors:
e.concat(Be.errors),s=e.length)}else{const y={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[y]:e.push(y),s++}}if(r.brand_refs!==void 0){let f=r.brand_refs;if(Array.isArray(f)){const y=f.length;for(let c=0;c<y;c++)Le(f[c],{instancePath:i+
"/brand_refs/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||(e=e===null?Le.errors:e.concat(Le.errors),s=e.length)}else{const y={instancePath:i+
"/brand_refs",schemaPath:"#/properties/brand_refs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.default_language!==
void 0&&typeof r.default_language!="string"){const f={instancePath:i+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(r.contact!==void 0&&(I(r.contact,{instancePath:i+"/contact",parentData:r,parentDataProperty:"\
contact",rootData:l,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.authorized_operators!==void 0){let f=r.authorized_operators;if(Array.
isArray(f)){const y=f.length;for(let c=0;c<y;c++)ze(f[c],{instancePath:i+"/authorized_operators/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||
(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)}else{const y={instancePath:i+"/authorized_operators",schemaPath:"#/properties/authorized_operators/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.trademarks!==void 0){let f=r.trademarks;if(Array.isArray(f)){const y=f.length;
for(let c=0;c<y;c++)B(f[c],{instancePath:i+"/trademarks/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),
s=e.length)}else{const y={instancePath:i+"/trademarks",schemaPath:"#/properties/trademarks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[y]:e.push(y),s++}}if(r.$schema!==void 0&&typeof r.$schema!="string"){const f={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(r.version!==void 0&&typeof r.version!="string"){const f={instancePath:i+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(r.last_updated!==
void 0){let f=r.last_updated;if(typeof f=="string"){if(!P.validate(f)){const y={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/last_updated",schemaPath:"\
#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}}else{const f={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),s++}return Ce.errors=e,s===0}Ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Oe(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Oe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),L(r,{instancePath:i,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?L.errors:e.concat(
L.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r){const m=s,p=s,f=s;if(!(o==="house"||o==="brands"||o==="brand_refs"||o==="autho\
rized_operators"||o==="authoritative_location"||o==="redirect_reason"||o==="redirect_effective_at")){const y={};e===null?e=[y]:e.push(y),s++}var t=f===s;if(t){const y={
instancePath:i,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:o};e===null?e=[y]:e.push(y),s++}else s=p,e!==null&&
(p?e.length=p:e=null);var a=m===s;if(!a){const y={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property \
name must be valid"};e===null?e=[y]:e.push(y),s++}}if(r.house_domain!==void 0&&(_(r.house_domain,{instancePath:i+"/house_domain",parentData:r,parentDataProperty:"\
house_domain",rootData:l,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.default_language!==void 0&&typeof r.default_language!="strin\
g"){const o={instancePath:i+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(r.$schema!==void 0&&typeof r.$schema!="string"){const o={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(r.version!==void 0&&typeof r.version!="string"){const o={instancePath:i+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(r.last_updated!==
void 0){let o=r.last_updated;if(typeof o=="string"){if(!P.validate(o)){const m={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/last_updated",schemaPath:"\
#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return Oe.errors=e,s===0}Oe.evaluated={props:{house_domain:!0,
default_language:!0,$schema:!0,version:!0,last_updated:!0,id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,
logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,
disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function Te(r,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Te.evaluated;n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0);const t=s;let a=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.agents===void 0&&(f="agents")){
const y={};e===null?e=[y]:e.push(y),s++}}var m=o===s;if(s=t,e!==null&&(t?e.length=t:e=null),!m){const f=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.brand_agent===
void 0){const c={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"brand_agent"},message:"must have required property 'bra\
nd_agent'"};e===null?e=[c]:e.push(c),s++}var m=f===s;if(a=m,a){var p={};p.brand_agent=!0,p.agents=!0}}if(!a){const f={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[f]:e.push(f),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){for(const f in r)
if(!(f==="agents"||f==="brand_agent"||f==="contact"||f==="data_subject_contestation"||f==="$schema"||f==="version"||f==="last_updated")){const y={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[y]:e.
push(y),s++}if(r.agents!==void 0){let f=r.agents;if(Array.isArray(f)){if(f.length<1){const c={instancePath:i+"/agents",schemaPath:"#/properties/agents/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}const y=f.length;for(let c=0;c<y;c++)A(f[c],{instancePath:i+
"/agents/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const y={instancePath:i+"\
/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.brand_agent!==void 0&&
(q(r.brand_agent,{instancePath:i+"/brand_agent",parentData:r,parentDataProperty:"brand_agent",rootData:l,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
s=e.length)),r.contact!==void 0&&(I(r.contact,{instancePath:i+"/contact",parentData:r,parentDataProperty:"contact",rootData:l,dynamicAnchors:u})||(e=e===null?I.
errors:e.concat(I.errors),s=e.length)),r.data_subject_contestation!==void 0&&($(r.data_subject_contestation,{instancePath:i+"/data_subject_contestation",parentData:r,
parentDataProperty:"data_subject_contestation",rootData:l,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),r.$schema!==void 0&&typeof r.
$schema!="string"){const f={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[f]:e.push(f),s++}if(r.version!==void 0&&typeof r.version!="string"){const f={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(r.last_updated!==void 0){let f=r.last_updated;if(typeof f=="string"){if(!P.
validate(f)){const y={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}}else{const f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[f]:e.push(f),s++}return Te.errors=e,s===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(r,{instancePath:i="",
parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=He.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0);const t=s;let a=!1,o=null;const m=s;R(r,{instancePath:i,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(
R.errors),s=e.length);var y=m===s;if(y){a=!0,o=0;var p=!0}const f=s;F(r,{instancePath:i,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===
null?F.errors:e.concat(F.errors),s=e.length);var y=f===s;if(y&&a)a=!1,o=[o,1];else{y&&(a=!0,o=1,p!==!0&&(p=!0));const c=s;Ce(r,{instancePath:i,parentData:d,parentDataProperty:h,
rootData:l,dynamicAnchors:u})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length);var y=c===s;if(y&&a)a=!1,o=[o,2];else{y&&(a=!0,o=2,p!==!0&&(p=!0));const w=s;
Oe(r,{instancePath:i,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length);var y=w===s;if(y&&a)
a=!1,o=[o,3];else{y&&(a=!0,o=3,p!==!0&&(p=p||{},p.house_domain=!0,p.default_language=!0,p.$schema=!0,p.version=!0,p.last_updated=!0,p.id=!0,p.names=!0,p.keller_type=
!0,p.parent_brand=!0,p.url=!0,p.description=!0,p.industries=!0,p.target_audience=!0,p.privacy_policy_url=!0,p.logos=!0,p.colors=!0,p.fonts=!0,p.tone=!0,p.tagline=
!0,p.assets=!0,p.properties=!0,p.agents=!0,p.brand_agent=!0,p.rights_agent=!0,p.product_catalog=!0,p.data_subject_contestation=!0,p.disclaimers=!0,p.trademarks=
!0,p.voice_synthesis=!0,p.avatar=!0,p.visual_guidelines=!0,p.contact=!0,p.collections=!0,p.identity_relying_parties=!0));const Qe=s;Te(r,{instancePath:i,parentData:d,
parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?Te.errors:e.concat(Te.errors),s=e.length);var y=Qe===s;y&&a?(a=!1,o=[o,4]):y&&(a=!0,o=4,p!==!0&&
(p=!0))}}}if(a)s=t,e!==null&&(t?e.length=t:e=null);else{const c={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must mat\
ch exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return He.errors=e,n.props=p,s===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};const Br=x,Lr=x,
xr=x,zr=x,Cr=x,Or=x,Tr=x;export{Er as getHostedAdagents200,x as getHostedAdagents400,Br as getHostedAdagents401,Lr as getHostedAdagents404,xr as getHostedAdagents500,Nr as getHostedBrandJson200,
zr as getHostedBrandJson400,Cr as getHostedBrandJson401,Or as getHostedBrandJson404,Tr as getHostedBrandJson500};
