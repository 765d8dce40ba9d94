// @generated from openapi/paths/documents.yaml by codegen. Do not edit; run "npm run codegen".
import Ue from"ajv-formats/dist/formats.js";import Me from"ajv/dist/runtime/ucs2length.js";const Nr=Se;function z(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=z.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.property_type===void 0){const t={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};e===null?e=[t]:e.push(t),s++}if(r.name===
void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[t]:e.push(t),s++}if(r.property_type!==void 0&&typeof r.property_type!="string"){const t={instancePath:a+"/property_type",schemaPath:"#/properties/property_ty\
pe/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.property_id!==void 0&&
typeof r.property_id!="string"){const t={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.identifiers!==void 0){let t=r.identifiers;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++){let m=t[o];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.type===void 0){const p={instancePath:a+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(m.value===void 0){const p={instancePath:a+
"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property \
'value'"};e===null?e=[p]:e.push(p),s++}if(m.type!==void 0&&typeof m.type!="string"){const p={instancePath:a+"/identifiers/"+o+"/type",schemaPath:"#/properties/i\
dentifiers/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(m.value!==void 0&&typeof m.
value!="string"){const p={instancePath:a+"/identifiers/"+o+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/identifiers/"+o,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:a+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.tags!==void 0){let t=r.tags;if(Array.isArray(
t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const m={instancePath:a+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}z.evaluated={props:{property_type:!0,name:!0,property_id:!0,identifiers:!0,tags:!0},dynamicProps:!1,
dynamicItems:!1};const _=Me.default,Ge=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function C(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=C.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(_(t)>255){const i={
instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),s++}}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(_(t)>254){const i={instancePath:a+"/email",schemaPath:"#/properties/email\
/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[i]:e.push(i),s++}if(!Ge.test(t)){const i={instancePath:a+
"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}
C.evaluated={props:{name:!0,email:!0},dynamicProps:!1,dynamicItems:!1};const P=Ue.fullFormats["date-time"];function Se(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.authorized_agents===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized\
_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[t]:e.push(t),s++}if(r.properties===void 0){const t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}if(r.$schema!==
void 0&&typeof r.$schema!="string"){const t={instancePath:a+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(r.authorized_agents!==void 0){let t=r.authorized_agents;if(Array.isArray(t)){if(t.length>0){const o={instancePath:a+
"/authorized_agents",schemaPath:"#/properties/authorized_agents/maxItems",keyword:"maxItems",params:{limit:0},message:"must NOT have more than 0 items"};e===null?
e=[o]:e.push(o),s++}const i=t.length;for(let o=0;o<i;o++){let m=t[o];if(!(m&&typeof m=="object"&&!Array.isArray(m))){const p={instancePath:a+"/authorized_agents\
/"+o,schemaPath:"#/properties/authorized_agents/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{
const i={instancePath:a+"/authorized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),s++}}if(r.properties!==void 0){let t=r.properties;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)z(t[o],{instancePath:a+"/proper\
ties/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)}else{const i={instancePath:a+"/pro\
perties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.contact!==void 0&&
(C(r.contact,{instancePath:a+"/contact",parentData:r,parentDataProperty:"contact",rootData:l,dynamicAnchors:u})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),
r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+"/last_updated",schemaPath:"#/properties/last_up\
dated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"\
/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Se.errors=e,s===0}Se.evaluated=
{props:{$schema:!0,authorized_agents:!0,properties:!0,contact:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};const B=He;function O(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=O.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),s++}if(r.message===void 0){const t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),s++}if(r.
path!==void 0&&typeof r.path!="string"){const t={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),s++}if(r.message!==void 0&&typeof r.message!="string"){const t={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}O.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const E=Ue.fullFormats.uri;function T(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=T.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.nonce===void 0){
const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[t]:
e.push(t),s++}if(r.expires_at===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must h\
ave required property 'expires_at'"};e===null?e=[t]:e.push(t),s++}if(r.dns===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[t]:e.push(t),s++}if(r.http===void 0){const t={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&typeof r.
domain!="string"){const t={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.nonce!==void 0){let t=r.nonce;if(typeof t=="string"){if(_(t)>43){const i={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/maxLen\
gth",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[i]:e.push(i),s++}if(_(t)<43){const i={instancePath:a+"/n\
once",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[i]:e.push(i),
s++}}else{const i={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),s++}}if(r.expires_at!==void 0){let t=r.expires_at;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+"/expires_at",schemaPath:"#/properti\
es/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.dns!==
void 0){let t=r.dns;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),s++}if(t.type===void 0){const i={instancePath:a+
"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.
push(i),s++}if(t.value===void 0){const i={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[i]:e.push(i),s++}if(t.name!==void 0&&typeof t.name!="string"){const i={instancePath:a+"/dns/name",schemaPath:"\
#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(t.type!==void 0&&t.type!==
"TXT"){const i={instancePath:a+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equa\
l to constant"};e===null?e=[i]:e.push(i),s++}if(t.value!==void 0&&typeof t.value!="string"){const i={instancePath:a+"/dns/value",schemaPath:"#/properties/dns/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/dns",schemaPath:"\
#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(r.http!==void 0){let t=r.http;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.url===void 0){const i={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[i]:e.push(i),s++}if(t.body===void 0){const i={instancePath:a+"/http",schemaPath:"#/properties/htt\
p/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[i]:e.push(i),s++}if(t.url!==void 0){let i=t.
url;if(typeof i=="string"){if(!E(i)){const o={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(t.body!==void 0&&typeof t.body!="string"){const i={instancePath:a+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:a+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}
T.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=R.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.field===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[t]:e.push(t),s++}if(r.message===void 0){const t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),s++}if(r.
severity===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[t]:e.push(t),s++}if(r.field!==void 0&&typeof r.field!="string"){const t={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.message!==void 0&&typeof r.message!="string"){const t={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.severity!==void 0){
let t=r.severity;if(typeof t!="string"){const i={instancePath:a+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),s++}if(t!=="error"){const i={instancePath:a+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return R.errors=e,s===0}R.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const We=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function He(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=He.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required\
 property 'error'"};e===null?e=[t]:e.push(t),s++}if(r.message===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),s++}if(r.error!==void 0&&typeof r.error!="string"){const t={instancePath:a+"\
/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.message!==void 0&&
typeof r.message!="string"){const t={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}if(r.issues!==void 0){let t=r.issues;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)O(t[o],{instancePath:a+"/issue\
s/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{const i={instancePath:a+"/issues",
schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.retry_after!==void 0){let t=r.
retry_after;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:a+
"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),
s++}}if(r.domain!==void 0&&typeof r.domain!="string"){const t={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.file_status!==void 0){let t=r.file_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const i={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){const i={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[i]:e.push(i),s++}if(t<0||isNaN(t)){const i={instancePath:a+"/file_status",schemaPath:"\
#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}}if(r.url!==void 0&&typeof r.
url!="string"){const t={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(r.challenge!==void 0&&(T(r.challenge,{instancePath:a+"/challenge",parentData:r,parentDataProperty:"challenge",rootData:l,dynamicAnchors:u})||(e=
e===null?T.errors:e.concat(T.errors),s=e.length)),r.review_id!==void 0){let t=r.review_id;if(typeof t=="string"){if(!We.test(t)){const i={instancePath:a+"/revie\
w_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:a+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),s++}}if(r.errors!==void 0){let t=r.errors;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)R(t[o],{instancePath:a+"/errors/"+o,parentData:t,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)}else{const i={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.valid_values!==void 0){let t=r.valid_values;if(Array.isArray(t)){
const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const m={instancePath:a+"/valid_values/"+o,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={instancePath:a+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return He.errors=e,s===0}He.evaluated={props:{error:!0,message:!0,issues:!0,
retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const Lr=Ze;const Ve=new RegExp("^https://","u"),Ye={type:"string",enum:["acquisition","divestiture","rebrand","regional","legacy","consolidation","other"],$id:"EnumsRedire\
ctReason"};function x(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=x.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="acquisition"||r==="divestiture"||r==="rebrand"||r==="regional"||r==="legacy"||r==="consolidation"||r==="\
other")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ye.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return x.errors=e,s===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};function F(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.authoritative_location===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authoritative_location"},message:"\
must have required property 'authoritative_location'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="authoritative_location"||t==="$schema"||t==="redi\
rect_reason"||t==="redirect_effective_at"||t==="note"||t==="last_updated")){const i={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),s++}if(r.authoritative_location!==void 0){let t=r.authoritative_location;
if(typeof t=="string"){if(!Ve.test(t)){const i={instancePath:a+"/authoritative_location",schemaPath:"#/properties/authoritative_location/pattern",keyword:"patte\
rn",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[i]:e.push(i),s++}if(!E(t)){const i={instancePath:a+"/authoritative_locati\
on",schemaPath:"#/properties/authoritative_location/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:a+"/authoritative_location",schemaPath:"#/properties/authoritative_location/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[i]:e.push(i),s++}}if(r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:a+"/$schema",schemaPath:"#/properties/%24schema/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.redirect_reason!==void 0&&(x(r.redirect_reason,{instancePath:a+
"/redirect_reason",parentData:r,parentDataProperty:"redirect_reason",rootData:l,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.redirect_effective_at!==
void 0){let t=r.redirect_effective_at;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+"/redirect_effective_at",schemaPath:"#/properties/redire\
ct_effective_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+
"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),s++}}if(r.note!==void 0&&typeof r.note!="string"){const t={instancePath:a+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+
"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
i]:e.push(i),s++}}else{const i={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return F.errors=e,s===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const er=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function b(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=b.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r=="string"){
if(_(r)>253){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[t]:e.push(t),s++}if(!er.test(r)){const t={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}
b.evaluated={dynamicProps:!1,dynamicItems:!1};const rr=new RegExp("^[A-Z]{2}$","u");function k(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=k.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r=="string"){if(!rr.test(r)){const t={instancePath:a,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};
function V(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=V.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.house===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"house"},message:"must have required property 'house'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="house"||t==="r\
egion"||t==="$schema"||t==="redirect_reason"||t==="redirect_effective_at"||t==="note"||t==="last_updated")){const i={instancePath:a,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),s++}if(r.house!==void 0&&
(b(r.house,{instancePath:a+"/house",parentData:r,parentDataProperty:"house",rootData:l,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
r.region!==void 0&&(k(r.region,{instancePath:a+"/region",parentData:r,parentDataProperty:"region",rootData:l,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.
errors),s=e.length)),r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:a+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.redirect_reason!==void 0&&(x(r.redirect_reason,{instancePath:a+"/redirect_rea\
son",parentData:r,parentDataProperty:"redirect_reason",rootData:l,dynamicAnchors:u})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.redirect_effective_at!==
void 0){let t=r.redirect_effective_at;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+"/redirect_effective_at",schemaPath:"#/properties/redire\
ct_effective_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+
"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),s++}}if(r.note!==void 0&&typeof r.note!="string"){const t={instancePath:a+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+
"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
i]:e.push(i),s++}}else{const i={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return V.errors=e,s===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const tr={type:"object",required:["house"],properties:{house:{
$ref:"BrandHouse"},brands:{type:"array",items:{$ref:"BrandHouseBrand"}},brand_refs:{type:"array",items:{$ref:"BrandBrandRefEntry"}},default_language:{type:"stri\
ng"},contact:{$ref:"BrandContact"},authorized_operators:{type:"array",items:{$ref:"BrandAuthorizedOperator"}},trademarks:{type:"array",items:{$ref:"BrandTradema\
rk"}},$schema:{type:"string"},version:{type:"string"},last_updated:{type:"string",format:"date-time"}},if:{required:["brands"],properties:{brands:!0}},else:{required:[
"brand_refs"],properties:{brand_refs:!0}},additionalProperties:!1,$id:"BrandHousePortfolio"},sr=Object.prototype.hasOwnProperty;function j(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=j.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1){const t={instancePath:a,schemaPath:"#/maxPr\
operties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[t]:e.push(t),s++}if(Object.keys(r).length<1){const t={
instancePath:a,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),s++}
for(const t in r){let i=r[t];if(typeof i=="string"){if(_(i)<1){const o={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProp\
erties/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return j.errors=e,s===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const ir={type:"string",enum:["branded_house","house_of_brands","hybrid"],$id:"En\
umsBrandArchitecture"};function S(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=S.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="branded_house"||r==="house_of_brands"||r==="hybrid")){const t={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ir.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}
S.evaluated={dynamicProps:!1,dynamicItems:!1};const ar={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function H(r,{instancePath:a="",
parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(r==="brand"||r==="rights"||r==="measurement"||r==="governance"||r==="creative"||r==="sales"||r==="buying"||r==="signals")){const t={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ar.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return H.errors=e,s===0}
H.evaluated={dynamicProps:!1,dynamicItems:!1};const nr={type:"string",enum:["likeness","voice","name","endorsement","motion_capture","signature","catchphrase","\
sync","background_music","editorial","commercial","ai_generated_image"],$id:"EnumsRightUse"};function Z(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=Z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="likeness"||r==="voice"||r==="name"||r===
"endorsement"||r==="motion_capture"||r==="signature"||r==="catchphrase"||r==="sync"||r==="background_music"||r==="editorial"||r==="commercial"||r==="ai_generate\
d_image")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return Z.errors=e,s===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};const or={type:"string",enum:["talent","character","brand_ip","music",
"stock_media"],$id:"EnumsRightType"};function K(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=K.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="talent"||r==="character"||r==="brand_ip"||r==="music"||r==="stock_media")){const t={
instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:or.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
s++}return K.errors=e,s===0}K.evaluated={dynamicProps:!1,dynamicItems:!1};const Xe=new RegExp("^[a-z0-9_]+$","u");function A(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=A.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must hav\
e required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(H(r.type,{instancePath:a+"/type",
parentData:r,parentDataProperty:"type",rootData:l,dynamicAnchors:u})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t==
"string"){if(!Ve.test(t)){const i={instancePath:a+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must matc\
h pattern "^https://"'};e===null?e=[i]:e.push(i),s++}if(!E(t)){const i={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(_(t)>100){const i={instancePath:a+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[i]:e.push(i),s++}
if(!Xe.test(t)){const i={instancePath:a+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern\
 "^[a-z0-9_]+$"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),s++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(_(t)>500){const i={instancePath:a+"/desc\
ription",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[i]:
e.push(i),s++}}else{const i={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[i]:e.push(i),s++}}if(r.jwks_uri!==void 0){let t=r.jwks_uri;if(typeof t=="string"){if(!Ve.test(t)){const i={instancePath:a+"/jwks_uri",schemaPath:"\
#/properties/jwks_uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[i]:e.push(i),s++}if(!E(t)){const i={
instancePath:a+"/jwks_uri",schemaPath:"#/properties/jwks_uri/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.
push(i),s++}}else{const i={instancePath:a+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),s++}}if(r.available_uses!==void 0){let t=r.available_uses;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)Z(t[o],{instancePath:a+
"/available_uses/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{const i={instancePath:a+
"/available_uses",schemaPath:"#/properties/available_uses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.
right_types!==void 0){let t=r.right_types;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)K(t[o],{instancePath:a+"/right_types/"+o,parentData:t,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)}else{const i={instancePath:a+"/right_types",schemaPath:"#/properties/right_ty\
pes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(
t)){const i=t.length;for(let o=0;o<i;o++)k(t[o],{instancePath:a+"/countries/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?k.errors:
e.concat(k.errors),s=e.length)}else{const i={instancePath:a+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}A.evaluated={props:{type:!0,url:!0,id:!0,description:!0,jwks_uri:!0,available_uses:!0,right_types:!0,countries:!0},
dynamicProps:!1,dynamicItems:!1};function $(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=$.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);const t=s;let i=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.url===void 0&&(f="url")){const y={};
e===null?e=[y]:e.push(y),s++}}var m=o===s;if(s=t,e!==null&&(t?e.length=t:e=null),!m){const f=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.email===void 0){const c={
instancePath:a,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[c]:e.
push(c),s++}var m=f===s;if(i=m,i){var p={};p.email=!0,p.url=!0}}if(!i){const f={instancePath:a,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema'};e===null?e=[f]:e.push(f),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(p!==!0&&(p=p||{},p.url=!0,p.email=!0,p.languages=!0),r.url!==
void 0){let f=r.url;if(typeof f=="string"){if(!Ve.test(f)){const y={instancePath:a+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"\
^https://"},message:'must match pattern "^https://"'};e===null?e=[y]:e.push(y),s++}if(!E(f)){const y={instancePath:a+"/url",schemaPath:"#/properties/url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:a+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(r.email!==void 0){let f=r.email;if(typeof f=="st\
ring"){if(!Ge.test(f)){const y={instancePath:a+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match form\
at "email"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),s++}}if(r.languages!==void 0){let f=r.languages;if(Array.isArray(f)){const y=f.length;for(let c=0;c<y;c++)if(typeof f[c]!=
"string"){const g={instancePath:a+"/languages/"+c,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),s++}}else{const y={instancePath:a+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[y]:e.push(y),s++}}}else{const f={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[f]:e.push(f),s++}return $.errors=e,n.props=p,s===0}$.evaluated={dynamicProps:!0,dynamicItems:!1};function G(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must\
 have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&(b(r.domain,{instancePath:a+"/domain",parentData:r,parentDataProperty:"\
domain",rootData:l,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="string"){if(_(t)<1){const i={
instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[i]:e.push(i),s++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),s++}}if(r.names!==void 0){let t=r.names;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)j(t[o],{instancePath:a+"/names/"+o,parentData:t,
parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const i={instancePath:a+"/names",schemaPath:"#/prop\
erties/names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.architecture!==void 0&&(S(r.architecture,{instancePath:a+
"/architecture",parentData:r,parentDataProperty:"architecture",rootData:l,dynamicAnchors:u})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.agents!==void 0){
let t=r.agents;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)A(t[o],{instancePath:a+"/agents/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const i={instancePath:a+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.data_subject_contestation!==void 0&&($(r.data_subject_contestation,{instancePath:a+"/data_subj\
ect_contestation",parentData:r,parentDataProperty:"data_subject_contestation",rootData:l,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),
r.identity_relying_parties!==void 0){let t=r.identity_relying_parties;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++){let m=t[o];if(!(m&&typeof m=="o\
bject"&&!Array.isArray(m))){const p={instancePath:a+"/identity_relying_parties/"+o,schemaPath:"#/properties/identity_relying_parties/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:a+"/identity_relying_parties",schemaPath:"#/propertie\
s/identity_relying_parties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return G.errors=e,s===0}G.evaluated={props:{domain:!0,name:!0,
names:!0,architecture:!0,agents:!0,data_subject_contestation:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function D(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=D.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),typeof r=="string"){if(!Xe.test(r)){const t={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};const pr={type:"stri\
ng",enum:["master","sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function J(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){
let e=null,s=0;const n=J.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="master"||r==="sub_brand"||r==="endorsed"||r==="in\
dependent")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return J.errors=e,s===0}J.evaluated={dynamicProps:!1,dynamicItems:!1};function v(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=v.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);const t=s;let i=!1,o=null;const m=s;if(typeof r=="string"){if(_(r)<1){const c={instancePath:a,schemaPath:"#/oneOf/0/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:a,schemaPath:"\
#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var f=m===s;f&&(i=!0,o=0);const p=s;if(Array.isArray(
r)){if(r.length<1){const g={instancePath:a,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[g]:e.push(g),s++}const c=r.length;for(let g=0;g<c;g++)j(r[g],{instancePath:a+"/"+g,parentData:r,parentDataProperty:g,rootData:l,dynamicAnchors:u})||(e=e===null?
j.errors:e.concat(j.errors),s=e.length)}else{const c={instancePath:a,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[c]:e.push(c),s++}var f=p===s;if(f&&i)i=!1,o=[o,1];else if(f){i=!0,o=1;var y=!0}if(i)s=t,e!==null&&(t?e.length=t:e=null);else{const c={instancePath:a,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return v.errors=e,n.items=y,s===
0}v.evaluated={dynamicProps:!1,dynamicItems:!0};const Ke={type:"object",required:["url"],properties:{url:{type:"string",format:"uri"},id:{type:"string"},orientation:{
type:"string",enum:["square","horizontal","vertical","stacked"]},background:{type:"string",enum:["dark-bg","light-bg","transparent-bg"]},variant:{type:"string",
enum:["primary","secondary","icon","wordmark","full-lockup"]},tags:{type:"array",items:{type:"string"}},slots:{type:"array",items:{$ref:"EnumsLogoSlot"}},usage:{
type:"string"},width:{type:"integer",minimum:1},height:{type:"integer",minimum:1}},$id:"BrandLogo"},lr={type:"string",enum:["logo_card_light","logo_card_dark","\
profile_mark","favicon","app_icon","social_profile_mark","nav_header","footer","email_header","watermark","ad_end_card","co_brand_lockup","marketplace_listing"],
$id:"EnumsLogoSlot"};function U(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=U.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="logo_card_light"||r==="logo_card_dark"||r==="profile_mark"||r==="favicon"||r==="app_ic\
on"||r==="social_profile_mark"||r==="nav_header"||r==="footer"||r==="email_header"||r==="watermark"||r==="ad_end_card"||r==="co_brand_lockup"||r==="marketplace_\
listing")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:lr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return U.errors=e,s===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'u\
rl'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!E(t)){const i={instancePath:a+"/url",schemaPath:"#/properties/url/f\
ormat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/url",schemaPath:"#\
/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.id!==void 0&&typeof r.id!="string"){const t={
instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.orientation!==
void 0){let t=r.orientation;if(typeof t!="string"){const i={instancePath:a+"/orientation",schemaPath:"#/properties/orientation/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(t==="square"||t==="horizontal"||t==="vertical"||t==="stacked")){const i={instancePath:a+"/o\
rientation",schemaPath:"#/properties/orientation/enum",keyword:"enum",params:{allowedValues:Ke.properties.orientation.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.background!==void 0){let t=r.background;if(typeof t!="string"){const i={instancePath:a+"/background",schemaPath:"\
#/properties/background/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(t==="dark-bg"||t==="light-bg"||t===
"transparent-bg")){const i={instancePath:a+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:Ke.properties.background.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.variant!==void 0){let t=r.variant;if(typeof t!="string"){const i={
instancePath:a+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(t===
"primary"||t==="secondary"||t==="icon"||t==="wordmark"||t==="full-lockup")){const i={instancePath:a+"/variant",schemaPath:"#/properties/variant/enum",keyword:"e\
num",params:{allowedValues:Ke.properties.variant.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.tags!==void 0){let t=r.
tags;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const m={instancePath:a+"/tags/"+o,schemaPath:"#/properties/tags/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={instancePath:a+"/tags",schemaPath:"#/propertie\
s/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.slots!==void 0){let t=r.slots;if(Array.isArray(t)){
const i=t.length;for(let o=0;o<i;o++)U(t[o],{instancePath:a+"/slots/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?U.errors:e.
concat(U.errors),s=e.length)}else{const i={instancePath:a+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[i]:e.push(i),s++}}if(r.usage!==void 0&&typeof r.usage!="string"){const t={instancePath:a+"/usage",schemaPath:"#/properties/usage/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const i={instancePath:a+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:a+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const i={instancePath:a+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:a+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return X.errors=e,s===0}X.evaluated={props:{url:!0,id:!0,orientation:!0,background:!0,
variant:!0,tags:!0,slots:!0,usage:!0,width:!0,height:!0},dynamicProps:!1,dynamicItems:!1};const Je=new RegExp("^#[0-9A-Fa-f]{6}$","u");function Q(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,
s=0;const n=Q.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);const t=s;let i=!1,o=null;const m=s;if(typeof r=="string"){if(!Je.test(
r)){const c={instancePath:a,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$\
"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:a,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),s++}var f=m===s;f&&(i=!0,o=0);const p=s;if(Array.isArray(r)){if(r.length<1){const g={instancePath:a,schemaPath:"#/oneOf/1/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),s++}const c=r.length;for(let g=0;g<c;g++){let w=r[g];if(typeof w=="\
string"){if(!Je.test(w)){const Fe={instancePath:a+"/"+g,schemaPath:"#/oneOf/1/items/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'mus\
t match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[Fe]:e.push(Fe),s++}}else{const Fe={instancePath:a+"/"+g,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[Fe]:e.push(Fe),s++}}}else{const c={instancePath:a,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var f=p===s;if(f&&i)i=!1,o=[o,1];else if(f){i=!0,o=1;var y=!0}if(i)s=t,e!==null&&(t?e.length=t:e=null);else{
const c={instancePath:a,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),
s++}return Q.errors=e,n.items=y,s===0}Q.evaluated={dynamicProps:!1,dynamicItems:!0};function M(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=M.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r))for(const t in r)Q(r[t],{instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:l,dynamicAnchors:u})||(e=e===
null?Q.errors:e.concat(Q.errors),s=e.length);else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return M.errors=e,s===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=W.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.family===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"family"},message:"must have required property 'family'"};e===null?e=[t]:e.push(t),s++}if(r.family!==void 0){let t=r.family;if(typeof t==
"string"){if(_(t)<1){const i={instancePath:a+"/family",schemaPath:"#/properties/family/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.files!==void 0){let t=r.files;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++){let m=t[o];
if(!(m&&typeof m=="object"&&!Array.isArray(m))){const p={instancePath:a+"/files/"+o,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:a+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.opentype_features!==void 0){let t=r.opentype_features;if(Array.isArray(t)){const i=t.length;
for(let o=0;o<i;o++)if(typeof t[o]!="string"){const m={instancePath:a+"/opentype_features/"+o,schemaPath:"#/properties/opentype_features/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={instancePath:a+"/opentype_features",schemaPath:"#/properties/op\
entype_features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.fallbacks!==void 0){let t=r.fallbacks;if(Array.
isArray(t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const m={instancePath:a+"/fallbacks/"+o,schemaPath:"#/properties/fallbacks/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={instancePath:a+"/fallbacks",schemaPath:"#/properties\
/fallbacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return W.errors=e,s===0}W.evaluated={props:{family:!0,files:!0,opentype_features:!0,
fallbacks:!0},dynamicProps:!1,dynamicItems:!1};function Y(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,
s=0;const n=Y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r))for(const o in r){let m=r[o];
const p=s;let f=!1,y=null;const c=s;if(typeof m=="string"){if(_(m)<1){const w={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additio\
nalProperties/oneOf/0/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[w]:e.push(w),s++}}else{const w={
instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[w]:e.push(w),s++}var t=c===s;t&&(f=!0,y=0);const g=s;W(m,{instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?W.errors:e.concat(W.errors),s=e.length);var t=g===s;if(t&&f)f=!1,y=[y,1];else if(t){f=!0,y=1;var i={};i.family=!0,i.files=
!0,i.opentype_features=!0,i.fallbacks=!0}if(f)s=p,e!==null&&(p?e.length=p:e=null);else{const w={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:y},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),s++}}else{const o={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return Y.errors=e,s===0}Y.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ee.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.voice!==void 0&&(v(r.voice,{instancePath:a+"/voice",parentData:r,
parentDataProperty:"voice",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.attributes!==void 0){let t=r.attributes;if(Array.
isArray(t)){const i=t.length;for(let o=0;o<i;o++)v(t[o],{instancePath:a+"/attributes/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===
null?v.errors:e.concat(v.errors),s=e.length)}else{const i={instancePath:a+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.dos!==void 0){let t=r.dos;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)v(t[o],{instancePath:a+
"/dos/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{const i={instancePath:a+"/do\
s",schemaPath:"#/properties/dos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.donts!==void 0){let t=r.donts;
if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)v(t[o],{instancePath:a+"/donts/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=
e===null?v.errors:e.concat(v.errors),s=e.length)}else{const i={instancePath:a+"/donts",schemaPath:"#/properties/donts/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),s++}return ee.errors=e,s===0}ee.evaluated={props:{voice:!0,attributes:!0,dos:!0,donts:!0},dynamicProps:!1,dynamicItems:!1};const ur={type:"string",enum:["image","video","audio","text","markdown","html","css","javascript","zip","vast","daast","url","webhook","brief","catalog","publis\
hed_post"],$id:"EnumsAssetContentType"};function re(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;
const n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="image"||r==="video"||r==="audio"||r==="text"||r==="markdown"||r===
"html"||r==="css"||r==="javascript"||r==="zip"||r==="vast"||r==="daast"||r==="url"||r==="webhook"||r==="brief"||r==="catalog"||r==="published_post")){const t={instancePath:a,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ur.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return re.errors=
e,s===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};function te(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){
let e=null,s=0;const n=te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.asset_id===
void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asset_id"},message:"must have required property 'asset_id'"};
e===null?e=[t]:e.push(t),s++}if(r.asset_type===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asset_type"},
message:"must have required property 'asset_type'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.asset_id!==void 0){let t=r.asset_id;if(typeof t==
"string"){if(_(t)<1){const i={instancePath:a+"/asset_id",schemaPath:"#/properties/asset_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/asset_id",schemaPath:"#/properties/asset_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.asset_type!==void 0&&(re(r.asset_type,{instancePath:a+"/asset_type",parentData:r,parentDataProperty:"\
asset_type",rootData:l,dynamicAnchors:u})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!E(t)){const i={
instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}
if(r.tags!==void 0){let t=r.tags;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const m={instancePath:a+"/tags/"+o,schemaPath:"\
#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={instancePath:a+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.name!==void 0&&typeof r.name!=
"string"){const t={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(r.description!==void 0&&typeof r.description!="string"){const t={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const i={instancePath:a+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:a+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const i={instancePath:a+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:a+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(r.duration_seconds!==void 0){let t=r.duration_seconds;if(typeof t==
"number"&&isFinite(t)){if(t<0||isNaN(t)){const i={instancePath:a+"/duration_seconds",schemaPath:"#/properties/duration_seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/duration_seconds",schemaPath:"#/properties/duratio\
n_seconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[i]:e.push(i),s++}}if(r.file_size_bytes!==void 0){let t=r.file_size_bytes;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:a+"/file_size_bytes",schemaPath:"#/properties/file_size_bytes/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const i={instancePath:a+
"/file_size_bytes",schemaPath:"#/properties/file_size_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.
push(i),s++}}if(r.format!==void 0&&typeof r.format!="string"){const t={instancePath:a+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.metadata!==void 0){let t=r.metadata;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const i={
instancePath:a+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return te.errors=e,s===
0}te.evaluated={props:{asset_id:!0,asset_type:!0,url:!0,tags:!0,name:!0,description:!0,width:!0,height:!0,duration_seconds:!0,file_size_bytes:!0,format:!0,metadata:!0},
dynamicProps:!1,dynamicItems:!1};const mr={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"EnumsPr\
opertyType"};function se(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=se.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="website"||r==="mobile_app"||r==="ctv_app"||r==="desktop_app"||r==="dooh"||r==="podcast"||r==="radio"||r===
"linear_tv"||r==="streaming_audio"||r==="ai_assistant")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:mr.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return se.errors=e,s===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};const fr={type:"st\
ring",enum:["apple","google","amazon","roku","samsung","lg","other"],$id:"EnumsAppStore"};function ie(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="apple"||r==="google"||r==="amazon"||r===
"roku"||r==="samsung"||r==="lg"||r==="other")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fr.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ie.errors=e,s===0}ie.evaluated={dynamicProps:!1,dynamicItems:!1};const yr={type:"string",enum:[
"owned","direct","delegated","ad_network"],$id:"EnumsBrandPropertyRelationship"};function ae(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owned"||r==="direct"||r==="delegated"||
r==="ad_network")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:yr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}return ae.errors=e,s===0}ae.evaluated={dynamicProps:!1,dynamicItems:!1};const cr=new RegExp("^([A-Z]{2}|global)$","u");function ne(r,{
instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ne.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.identifier===void 0){const t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"identifier"},message:"must have required property 'identifier'"};e===null?e=[t]:e.push(t),s++}if(r.type!==
void 0&&(se(r.type,{instancePath:a+"/type",parentData:r,parentDataProperty:"type",rootData:l,dynamicAnchors:u})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)),
r.identifier!==void 0){let t=r.identifier;if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+"/identifier",schemaPath:"#/properties/identifier/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/identifier",schemaPath:"\
#/properties/identifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.store!==void 0&&(ie(r.store,{instancePath:a+
"/store",parentData:r,parentDataProperty:"store",rootData:l,dynamicAnchors:u})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length)),r.region!==void 0){let t=r.
region;if(typeof t=="string"){if(!cr.test(t)){const i={instancePath:a+"/region",schemaPath:"#/properties/region/pattern",keyword:"pattern",params:{pattern:"^([A\
-Z]{2}|global)$"},message:'must match pattern "^([A-Z]{2}|global)$"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/region",schemaPath:"#/propert\
ies/region/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.primary!==void 0&&typeof r.primary!="boolean"){
const t={instancePath:a+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),s++}r.relationship!==void 0&&(ae(r.relationship,{instancePath:a+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:l,dynamicAnchors:u})||
(e=e===null?ae.errors:e.concat(ae.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return ne.errors=e,s===0}ne.evaluated={props:{type:!0,identifier:!0,store:!0,region:!0,primary:!0,relationship:!0},dynamicProps:!1,
dynamicItems:!1};function q(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=q.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.
url;if(typeof t=="string"){if(!Ve.test(t)){const i={instancePath:a+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'\
must match pattern "^https://"'};e===null?e=[i]:e.push(i),s++}if(!E(t)){const i={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}
q.evaluated={props:{url:!0,id:!0},dynamicProps:!1,dynamicItems:!1};const dr={type:"string",enum:["google_merchant_center","facebook_catalog","shopify","linkedin_jobs","tiktok_shop","pinterest_catalog","openai_product_feed","cus\
tom"],$id:"EnumsFeedFormat"};function oe(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=oe.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="google_merchant_center"||r==="facebook_catalog"||r==="shopify"||r==="linkedin_jo\
bs"||r==="tiktok_shop"||r==="pinterest_catalog"||r==="openai_product_feed"||r==="custom")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:dr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return oe.errors=e,s===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};
const hr={type:"string",enum:["realtime","hourly","daily","weekly"],$id:"EnumsUpdateFrequency"};function pe(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="realtime"||r===
"hourly"||r==="daily"||r==="weekly")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hr.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[t]:e.push(t),s++}return pe.errors=e,s===0}pe.evaluated={dynamicProps:!1,dynamicItems:!1};function le(r,{instancePath:a="",parentData:d,
parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=le.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.feed_url===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fe\
ed_url"},message:"must have required property 'feed_url'"};e===null?e=[t]:e.push(t),s++}if(r.feed_url!==void 0){let t=r.feed_url;if(typeof t=="string"){if(!E(t)){
const i={instancePath:a+"/feed_url",schemaPath:"#/properties/feed_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?
e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/feed_url",schemaPath:"#/properties/feed_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[i]:e.push(i),s++}}if(r.feed_format!==void 0&&(oe(r.feed_format,{instancePath:a+"/feed_format",parentData:r,parentDataProperty:"feed_format",rootData:l,
dynamicAnchors:u})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)),r.categories!==void 0){let t=r.categories;if(Array.isArray(t)){const i=t.length;for(let o=0;o<
i;o++)if(typeof t[o]!="string"){const m={instancePath:a+"/categories/"+o,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={instancePath:a+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!P.validate(t)){const i={
instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),s++}}if(r.update_frequency!==void 0&&(pe(r.update_frequency,{instancePath:a+"/update_frequency",parentData:r,parentDataProperty:"\
update_frequency",rootData:l,dynamicAnchors:u})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length)),r.agentic_checkout!==void 0){let t=r.agentic_checkout;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const i={instancePath:a+"/agentic_checkout",schemaPath:"#/properties/agentic_checkout/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return le.errors=e,s===0}le.evaluated={props:{feed_url:!0,feed_format:!0,categories:!0,last_updated:!0,update_frequency:!0,
agentic_checkout:!0},dynamicProps:!1,dynamicItems:!1};function ue(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ue.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.text===void 0){const t={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),s++}if(r.text!==void 0&&(v(r.text,{instancePath:a+
"/text",parentData:r,parentDataProperty:"text",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.context!==void 0&&typeof r.
context!="string"){const t={instancePath:a+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}if(r.required!==void 0&&typeof r.required!="boolean"){const t={instancePath:a+"/required",schemaPath:"#/properties/required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ue.errors=e,s===0}ue.evaluated={props:{text:!0,context:!0,required:!0},dynamicProps:!1,dynamicItems:!1};const gr={type:"string",enum:["active","pending","abandoned","cancelled","expired"],$id:"EnumsTrademarkStatus"};function me(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r===
"pending"||r==="abandoned"||r==="cancelled"||r==="expired")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:gr.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return me.errors=e,s===0}me.evaluated={dynamicProps:!1,dynamicItems:!1};const _r={type:"\
string",enum:["owned","licensed_in","licensed_out"],$id:"EnumsTrademarkLicenseType"};function fe(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owned"||r==="licensed_in"||r==="licen\
sed_out")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_r.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return fe.errors=e,s===0}fe.evaluated={dynamicProps:!1,dynamicItems:!1};function N(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=N.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.registry===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registry"},message:"must have required p\
roperty 'registry'"};e===null?e=[t]:e.push(t),s++}if(r.number===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
number"},message:"must have required property 'number'"};e===null?e=[t]:e.push(t),s++}if(r.mark===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"mark"},message:"must have required property 'mark'"};e===null?e=[t]:e.push(t),s++}if(r.registry!==void 0){let t=r.registry;if(typeof t==
"string"){if(_(t)<1){const i={instancePath:a+"/registry",schemaPath:"#/properties/registry/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.number!==void 0){let t=r.number;if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+
"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(
i),s++}}else{const i={instancePath:a+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[i]:e.push(i),s++}}if(r.mark!==void 0){let t=r.mark;if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+"/mark",schemaPath:"#/properties/mark/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/mark",schemaPath:"#/pr\
operties/mark/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.status!==void 0&&(me(r.status,{instancePath:a+
"/status",parentData:r,parentDataProperty:"status",rootData:l,dynamicAnchors:u})||(e=e===null?me.errors:e.concat(me.errors),s=e.length)),r.license_type!==void 0&&
(fe(r.license_type,{instancePath:a+"/license_type",parentData:r,parentDataProperty:"license_type",rootData:l,dynamicAnchors:u})||(e=e===null?fe.errors:e.concat(
fe.errors),s=e.length)),r.licensor_domain!==void 0&&(b(r.licensor_domain,{instancePath:a+"/licensor_domain",parentData:r,parentDataProperty:"licensor_domain",rootData:l,
dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const i=t.length;for(let o=0;o<
i;o++)k(t[o],{instancePath:a+"/countries/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{
const i={instancePath:a+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),s++}}if(r.nice_classes!==void 0){let t=r.nice_classes;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++){let m=t[o];if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){const p={instancePath:a+"/nice_classes/"+o,schemaPath:"#/properties/nice_classes/items/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof m=="number"&&isFinite(m)){if(m>45||isNaN(m)){const p={instancePath:a+"/nice_classes/"+o,schemaPath:"#/p\
roperties/nice_classes/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:45},message:"must be <= 45"};e===null?e=[p]:e.push(p),s++}if(m<1||isNaN(m)){
const p={instancePath:a+"/nice_classes/"+o,schemaPath:"#/properties/nice_classes/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[p]:e.push(p),s++}}}}else{const i={instancePath:a+"/nice_classes",schemaPath:"#/properties/nice_classes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===0}N.evaluated={props:{registry:!0,number:!0,mark:!0,status:!0,license_type:!0,licensor_domain:!0,
countries:!0,nice_classes:!0},dynamicProps:!1,dynamicItems:!1};function ye(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ye.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.provider!==void 0&&typeof r.provider!="string"){const t={instancePath:a+
"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.voice_id!==
void 0&&typeof r.voice_id!="string"){const t={instancePath:a+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.settings!==void 0){let t=r.settings;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const i={instancePath:a+"\
/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ye.errors=e,s===0}ye.evaluated=
{props:{provider:!0,voice_id:!0,settings:!0},dynamicProps:!1,dynamicItems:!1};function ce(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ce.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.restrictions!==void 0){let t=r.restrictions;if(Array.isArray(t)){
const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const m={instancePath:a+"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={instancePath:a+"/restrictions",schemaPath:"#/properties/restr\
ictions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ce.errors=e,s===0}ce.evaluated={props:{photography:!0,graphic_style:!0,
shapes:!0,iconography:!0,composition:!0,border_radius:!0,elevation:!0,spacing:!0,graphic_elements:!0,motion:!0,logo_placement:!0,colorways:!0,color_constraints:!0,
logo_usage_rules:!0,mark_lockups:!0,type_scale:!0,asset_libraries:!0,restrictions:!0},dynamicProps:!1,dynamicItems:!1};function I(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=I.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:a+"/\
name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.email!==void 0){let t=r.
email;if(typeof t=="string"){if(!Ge.test(t)){const i={instancePath:a+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'\
must match format "email"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.phone!==void 0&&typeof r.phone!="string"){const t={instancePath:a+"/phone",schemaPath:"#/p\
roperties/phone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}r.domain!==void 0&&(b(r.domain,{instancePath:a+
"/domain",parentData:r,parentDataProperty:"domain",rootData:l,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return I.errors=e,s===0}I.evaluated={props:{name:!0,
email:!0,phone:!0,domain:!0},dynamicProps:!1,dynamicItems:!1};const br={type:"string",enum:["series","publication","event_series","rotation"],$id:"EnumsCollectionKind"};function de(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="series"||r===
"publication"||r==="event_series"||r==="rotation")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:br.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return de.errors=e,s===0}de.evaluated={dynamicProps:!1,dynamicItems:!1};const vr={type:"string",
enum:["iab_content_3.0","iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres","custom"],$id:"EnumsGenreTaxonomy"};function he(r,{
instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="iab_content_3.0"||r==="iab_content_2.2"||r==="gracenote"||r==="eidr"||r==="apple_genres"||r==="google_genres"||r==="roku"||
r==="amazon_genres"||r==="custom")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vr.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[t]:e.push(t),s++}return he.errors=e,s===0}he.evaluated={dynamicProps:!1,dynamicItems:!1};const Pr={type:"string",enum:["tv_parental","mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function ge(r,{
instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ge.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="tv_parental"||r==="mpaa"||r==="podcast"||r==="esrb"||r==="bbfc"||r==="fsk"||r==="acb"||r==="chvrs"||r==="csa"||r==="pegi"||
r==="custom")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return ge.errors=e,s===0}ge.evaluated={dynamicProps:!1,dynamicItems:!1};function _e(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.system===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"system"},message:"mus\
t have required property 'system'"};e===null?e=[t]:e.push(t),s++}if(r.rating===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rating"},message:"must have required property 'rating'"};e===null?e=[t]:e.push(t),s++}if(r.system!==void 0&&(ge(r.system,{instancePath:a+"/syst\
em",parentData:r,parentDataProperty:"system",rootData:l,dynamicAnchors:u})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)),r.rating!==void 0){let t=r.rating;
if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+"/rating",schemaPath:"#/properties/rating/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return _e.errors=e,s===0}_e.evaluated={props:{system:!0,rating:!0},dynamicProps:!1,dynamicItems:!1};const kr={type:"\
string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCollectionCadence"};function be(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="daily"||r==="\
weekly"||r==="monthly"||r==="seasonal"||r==="event"||r==="irregular")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:kr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return be.errors=e,s===0}be.evaluated={dynamicProps:!1,dynamicItems:!1};const wr={
type:"string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function ve(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r==="hiatus"||r==="ended"||r===
"upcoming")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:wr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return ve.errors=e,s===0}ve.evaluated={dynamicProps:!1,dynamicItems:!1};const Dr={type:"string",enum:["professional","prosumer","ugc"],
$id:"EnumsProductionQuality"};function Pe(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Pe.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="professional"||r==="prosumer"||r==="ugc")){const t={instancePath:a,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:Dr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Pe.errors=e,s===0}
Pe.evaluated={dynamicProps:!1,dynamicItems:!1};const qr={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function ke(r,{
instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="host"||r==="guest"||r==="creator"||r==="cast"||r==="narrator"||r==="producer"||r==="correspondent"||r==="commentator"||r===
"analyst")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return ke.errors=e,s===0}ke.evaluated={dynamicProps:!1,dynamicItems:!1};function we(r,{instancePath:a="",parentData:d,parentDataProperty:h,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=we.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.role===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must ha\
ve required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.role!==void 0&&(ke(r.role,{instancePath:a+"/role",parentData:r,parentDataProperty:"\
role",rootData:l,dynamicAnchors:u})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="string"){if(_(t)<1){const i={
instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[i]:e.push(i),s++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),s++}}if(r.brand_url!==void 0){let t=r.brand_url;if(typeof t=="string"){if(!E(t)){const i={instancePath:a+"/brand_url",schemaPath:"#/propert\
ies/brand_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/bra\
nd_url",schemaPath:"#/properties/brand_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return we.errors=e,s===0}we.evaluated={props:{role:!0,
name:!0,brand_url:!0},dynamicProps:!1,dynamicItems:!1};const jr={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_launch","reunion","tribu\
te"],$id:"EnumsSpecialCategory"};function De(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=De.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="awards"||r==="championship"||r==="concert"||r==="conference"||r==="election"||r===
"festival"||r==="gala"||r==="holiday"||r==="premiere"||r==="product_launch"||r==="reunion"||r==="tribute")){const t={instancePath:a,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:jr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return De.errors=e,s===0}De.evaluated={dynamicProps:!1,
dynamicItems:!1};function qe(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=qe.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.
name;if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.category!==void 0&&(De(r.category,{instancePath:a+"/category",parentData:r,parentDataProperty:"\
category",rootData:l,dynamicAnchors:u})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!P.validate(
t)){const i={instancePath:a+"/starts",schemaPath:"#/properties/starts/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/starts",schemaPath:"#/properties/starts/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[i]:e.push(i),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+"/ends",schemaPath:"\
#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+
"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return qe.errors=e,s===0}qe.evaluated={props:{name:!0,
category:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};function je(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=je.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total_installments!==void 0){let t=r.total_installments;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:a+"/total_installments",schemaPath:"#/properties/total_installments/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:a+"/total_ins\
tallments",schemaPath:"#/properties/total_installments/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(
i),s++}}if(r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+"/starts",schemaPath:"#/properties/starts/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/starts",schemaPath:"\
#/properties/starts/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t==
"string"){if(!P.validate(t)){const i={instancePath:a+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return je.errors=e,s===0}je.evaluated={props:{total_installments:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};const Ar={type:"string",enum:["apple_podcast_id","spotify_collection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_chan\
nel_id","youtube_channel_handle","youtube_channel_url","youtube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tikt\
ok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function Ae(r,{instancePath:a="",parentData:d,
parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"apple_podcast_id"||r==="spotify_collection_id"||r==="rss_url"||r==="podcast_guid"||r==="amazon_music_id"||r==="iheart_id"||r==="podcast_index_id"||r==="youtube\
_channel_id"||r==="youtube_channel_handle"||r==="youtube_channel_url"||r==="youtube_playlist_id"||r==="amazon_title_id"||r==="roku_channel_id"||r==="pluto_chann\
el_id"||r==="tubi_id"||r==="peacock_id"||r==="tiktok_id"||r==="twitch_channel"||r==="imdb_id"||r==="gracenote_id"||r==="eidr_id"||r==="domain"||r==="substack_id")){
const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ar.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),s++}return Ae.errors=e,s===0}Ae.evaluated={dynamicProps:!1,dynamicItems:!1};function $e(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,
dynamicAnchors:u={}}={}){let e=null,s=0;const n=$e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'"};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
alue"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(Ae(r.type,{instancePath:a+"/type",parentData:r,parentDataProperty:"\
type",rootData:l,dynamicAnchors:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.value!==void 0){let t=r.value;if(typeof t=="string"){if(_(t)>2048){
const i={instancePath:a+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 charact\
ers"};e===null?e=[i]:e.push(i),s++}if(_(t)<1){const i={instancePath:a+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $e.errors=e,s===0}$e.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function Ie(r,{
instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ie.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[t]:e.push(t),s++}if(r.identifiers===
void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifi\
ers'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(b(r.publisher_domain,{instancePath:a+"/publisher_domain",parentData:r,parentDataProperty:"p\
ublisher_domain",rootData:l,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.identifiers!==void 0){let t=r.identifiers;if(Array.isArray(
t)){if(t.length<1){const o={instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=t.length;for(let o=0;o<i;o++)$e(t[o],{instancePath:a+"/identifiers/"+o,parentData:t,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)}else{const i={instancePath:a+"/identifiers",schemaPath:"#/properties/identi\
fiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ie.errors=e,s===0}Ie.evaluated={props:{publisher_domain:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};const $r={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function Ee(r,{instancePath:a="",parentData:d,
parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"spinoff"||r==="companion"||r==="sequel"||r==="prequel"||r==="crossover")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$r.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Ee.errors=e,s===0}Ee.evaluated={dynamicProps:!1,dynamicItems:!1};function xe(r,{
instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=xe.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.relationship===void 0){
const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationship"},message:"must have required property 'relationship'"};
e===null?e=[t]:e.push(t),s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+"/collection_id",schemaPath:"\
#/properties/collection_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={
instancePath:a+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),s++}}r.relationship!==void 0&&(Ee(r.relationship,{instancePath:a+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:l,dynamicAnchors:u})||
(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return xe.errors=e,s===0}xe.evaluated={props:{collection_id:!0,relationship:!0},dynamicProps:!1,dynamicItems:!1};function Ne(r,{
instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ne.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+"/collection_id",schemaPath:"#/properties/colle\
ction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+
"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(_(t)<1){const i={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.kind!==void 0&&(de(r.kind,{instancePath:a+"/kind",parentData:r,
parentDataProperty:"kind",rootData:l,dynamicAnchors:u})||(e=e===null?de.errors:e.concat(de.errors),s=e.length)),r.description!==void 0&&typeof r.description!="s\
tring"){const t={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.genre!==void 0){let t=r.genre;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const m={instancePath:a+
"/genre/"+o,schemaPath:"#/properties/genre/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const i={
instancePath:a+"/genre",schemaPath:"#/properties/genre/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.genre_taxonomy!==
void 0&&(he(r.genre_taxonomy,{instancePath:a+"/genre_taxonomy",parentData:r,parentDataProperty:"genre_taxonomy",rootData:l,dynamicAnchors:u})||(e=e===null?he.errors:
e.concat(he.errors),s=e.length)),r.language!==void 0&&typeof r.language!="string"){const t={instancePath:a+"/language",schemaPath:"#/properties/language/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.content_rating!==void 0&&(_e(r.content_rating,{instancePath:a+"/content\
_rating",parentData:r,parentDataProperty:"content_rating",rootData:l,dynamicAnchors:u})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)),r.cadence!==void 0&&
(be(r.cadence,{instancePath:a+"/cadence",parentData:r,parentDataProperty:"cadence",rootData:l,dynamicAnchors:u})||(e=e===null?be.errors:e.concat(be.errors),s=e.
length)),r.season!==void 0&&typeof r.season!="string"){const t={instancePath:a+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.status!==void 0&&(ve(r.status,{instancePath:a+"/status",parentData:r,parentDataProperty:"status",
rootData:l,dynamicAnchors:u})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r.production_quality!==void 0&&(Pe(r.production_quality,{instancePath:a+"/\
production_quality",parentData:r,parentDataProperty:"production_quality",rootData:l,dynamicAnchors:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r.
talent!==void 0){let t=r.talent;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)we(t[o],{instancePath:a+"/talent/"+o,parentData:t,parentDataProperty:o,
rootData:l,dynamicAnchors:u})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)}else{const i={instancePath:a+"/talent",schemaPath:"#/properties/talent/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.special!==void 0&&(qe(r.special,{instancePath:a+"/special",parentData:r,
parentDataProperty:"special",rootData:l,dynamicAnchors:u})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)),r.limited_series!==void 0&&(je(r.limited_series,
{instancePath:a+"/limited_series",parentData:r,parentDataProperty:"limited_series",rootData:l,dynamicAnchors:u})||(e=e===null?je.errors:e.concat(je.errors),s=e.
length)),r.distribution!==void 0){let t=r.distribution;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)Ie(t[o],{instancePath:a+"/distribution/"+o,parentData:t,
parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?Ie.errors:e.concat(Ie.errors),s=e.length)}else{const i={instancePath:a+"/distribution",schemaPath:"\
#/properties/distribution/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.deadline_policy!==void 0){let t=r.
deadline_policy;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const i={instancePath:a+"/deadline_policy",schemaPath:"#/properties/deadline_policy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(r.related_collections!==void 0){let t=r.related_collections;if(Array.isArray(
t)){const i=t.length;for(let o=0;o<i;o++)xe(t[o],{instancePath:a+"/related_collections/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===
null?xe.errors:e.concat(xe.errors),s=e.length)}else{const i={instancePath:a+"/related_collections",schemaPath:"#/properties/related_collections/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.ext!==void 0){let t=r.ext;if(!(t&&typeof t=="object"&&!Array.isArray(t))){
const i={instancePath:a+"/ext",schemaPath:"#/properties/ext/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ne.errors=e,s===
0}Ne.evaluated={props:{collection_id:!0,name:!0,kind:!0,description:!0,genre:!0,genre_taxonomy:!0,language:!0,content_rating:!0,cadence:!0,season:!0,status:!0,production_quality:!0,
talent:!0,special:!0,limited_series:!0,distribution:!0,deadline_policy:!0,related_collections:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};function L(r,{instancePath:a="",
parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=L.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const o={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),s++}if(r.names===void 0){const o={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"names"},message:"must have required property 'names'"};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&(D(r.id,{instancePath:a+"/i\
d",parentData:r,parentDataProperty:"id",rootData:l,dynamicAnchors:u})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.names!==void 0){let o=r.names;if(Array.
isArray(o)){if(o.length<1){const p={instancePath:a+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const m=o.length;for(let p=0;p<m;p++)j(o[p],{instancePath:a+"/names/"+p,parentData:o,parentDataProperty:p,rootData:l,
dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const m={instancePath:a+"/names",schemaPath:"#/properties/names/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.keller_type!==void 0&&(J(r.keller_type,{instancePath:a+"/keller_type",parentData:r,
parentDataProperty:"keller_type",rootData:l,dynamicAnchors:u})||(e=e===null?J.errors:e.concat(J.errors),s=e.length)),r.parent_brand!==void 0&&(D(r.parent_brand,
{instancePath:a+"/parent_brand",parentData:r,parentDataProperty:"parent_brand",rootData:l,dynamicAnchors:u})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.url!==void 0){let o=r.url;if(typeof o=="string"){if(!E(o)){const m={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.description!==void 0&&(v(r.description,{instancePath:a+"/description",parentData:r,parentDataProperty:"\
description",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.industries!==void 0){let o=r.industries;if(Array.isArray(o)){
const m=o.length;for(let p=0;p<m;p++)if(typeof o[p]!="string"){const f={instancePath:a+"/industries/"+p,schemaPath:"#/properties/industries/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}else{const m={instancePath:a+"/industries",schemaPath:"#/properties/industr\
ies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.target_audience!==void 0&&typeof r.target_audience!="\
string"){const o={instancePath:a+"/target_audience",schemaPath:"#/properties/target_audience/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(r.privacy_policy_url!==void 0){let o=r.privacy_policy_url;if(typeof o=="string"){if(!E(o)){const m={instancePath:a+"/privacy_pol\
icy_url",schemaPath:"#/properties/privacy_policy_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),
s++}}else{const m={instancePath:a+"/privacy_policy_url",schemaPath:"#/properties/privacy_policy_url/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[m]:e.push(m),s++}}if(r.logos!==void 0){let o=r.logos;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)X(o[p],{instancePath:a+"/lo\
gos/"+p,parentData:o,parentDataProperty:p,rootData:l,dynamicAnchors:u})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{const m={instancePath:a+"/logo\
s",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.colors!==void 0&&(M(r.colors,
{instancePath:a+"/colors",parentData:r,parentDataProperty:"colors",rootData:l,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.fonts!==
void 0&&(Y(r.fonts,{instancePath:a+"/fonts",parentData:r,parentDataProperty:"fonts",rootData:l,dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),
r.tone!==void 0){let o=r.tone;const m=s;let p=!1,f=null;const y=s;if(typeof o!="string"){const g={instancePath:a+"/tone",schemaPath:"#/properties/tone/oneOf/0/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}var t=y===s;t&&(p=!0,f=0);const c=s;ee(o,{instancePath:a+"/ton\
e",parentData:r,parentDataProperty:"tone",rootData:l,dynamicAnchors:u})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length);var t=c===s;if(t&&p)p=!1,f=[f,1];else if(t){
p=!0,f=1;var i={};i.voice=!0,i.attributes=!0,i.dos=!0,i.donts=!0}if(p)s=m,e!==null&&(m?e.length=m:e=null);else{const g={instancePath:a+"/tone",schemaPath:"#/pro\
perties/tone/oneOf",keyword:"oneOf",params:{passingSchemas:f},message:"must match exactly one schema in oneOf"};e===null?e=[g]:e.push(g),s++}}if(r.tagline!==void 0&&
(v(r.tagline,{instancePath:a+"/tagline",parentData:r,parentDataProperty:"tagline",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),
r.assets!==void 0){let o=r.assets;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)te(o[p],{instancePath:a+"/assets/"+p,parentData:o,parentDataProperty:p,
rootData:l,dynamicAnchors:u})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)}else{const m={instancePath:a+"/assets",schemaPath:"#/properties/assets/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.properties!==void 0){let o=r.properties;if(Array.isArray(o)){const m=o.
length;for(let p=0;p<m;p++)ne(o[p],{instancePath:a+"/properties/"+p,parentData:o,parentDataProperty:p,rootData:l,dynamicAnchors:u})||(e=e===null?ne.errors:e.concat(
ne.errors),s=e.length)}else{const m={instancePath:a+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[m]:e.push(m),s++}}if(r.agents!==void 0){let o=r.agents;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)A(o[p],{instancePath:a+"/\
agents/"+p,parentData:o,parentDataProperty:p,rootData:l,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const m={instancePath:a+"/a\
gents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.brand_agent!==void 0&&
(q(r.brand_agent,{instancePath:a+"/brand_agent",parentData:r,parentDataProperty:"brand_agent",rootData:l,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
s=e.length)),r.rights_agent!==void 0&&(q(r.rights_agent,{instancePath:a+"/rights_agent",parentData:r,parentDataProperty:"rights_agent",rootData:l,dynamicAnchors:u})||
(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.product_catalog!==void 0&&(le(r.product_catalog,{instancePath:a+"/product_catalog",parentData:r,parentDataProperty:"\
product_catalog",rootData:l,dynamicAnchors:u})||(e=e===null?le.errors:e.concat(le.errors),s=e.length)),r.data_subject_contestation!==void 0&&($(r.data_subject_contestation,
{instancePath:a+"/data_subject_contestation",parentData:r,parentDataProperty:"data_subject_contestation",rootData:l,dynamicAnchors:u})||(e=e===null?$.errors:e.concat(
$.errors),s=e.length)),r.disclaimers!==void 0){let o=r.disclaimers;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)ue(o[p],{instancePath:a+"/disclaime\
rs/"+p,parentData:o,parentDataProperty:p,rootData:l,dynamicAnchors:u})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)}else{const m={instancePath:a+"/dis\
claimers",schemaPath:"#/properties/disclaimers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.trademarks!==
void 0){let o=r.trademarks;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)N(o[p],{instancePath:a+"/trademarks/"+p,parentData:o,parentDataProperty:p,rootData:l,
dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)}else{const m={instancePath:a+"/trademarks",schemaPath:"#/properties/trademarks/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.voice_synthesis!==void 0&&(ye(r.voice_synthesis,{instancePath:a+"/voice_\
synthesis",parentData:r,parentDataProperty:"voice_synthesis",rootData:l,dynamicAnchors:u})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.length)),r.avatar!==void 0){
let o=r.avatar;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const m={instancePath:a+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(r.visual_guidelines!==void 0&&(ce(r.visual_guidelines,{instancePath:a+"/visual_guidelines",parentData:r,
parentDataProperty:"visual_guidelines",rootData:l,dynamicAnchors:u})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),r.contact!==void 0&&(I(r.contact,{instancePath:a+
"/contact",parentData:r,parentDataProperty:"contact",rootData:l,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.collections!==void 0){
let o=r.collections;if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++)Ne(o[p],{instancePath:a+"/collections/"+p,parentData:o,parentDataProperty:p,rootData:l,
dynamicAnchors:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)}else{const m={instancePath:a+"/collections",schemaPath:"#/properties/collections/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.identity_relying_parties!==void 0){let o=r.identity_relying_parties;
if(Array.isArray(o)){const m=o.length;for(let p=0;p<m;p++){let f=o[p];if(!(f&&typeof f=="object"&&!Array.isArray(f))){const y={instancePath:a+"/identity_relying\
_parties/"+p,schemaPath:"#/properties/identity_relying_parties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(
y),s++}}}else{const m={instancePath:a+"/identity_relying_parties",schemaPath:"#/properties/identity_relying_parties/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),s++}return L.errors=e,s===0}L.evaluated={props:{id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,
privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,
disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};
function Le(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Le.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),L(r,{instancePath:a,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?L.errors:e.concat(
L.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r))for(const o in r){const m=s,p=s,f=s;if(o!=="house_domain"){const y={};e===null?e=[y]:e.push(y),s++}
var t=f===s;if(t){const y={instancePath:a,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:o};e===null?e=[y]:e.
push(y),s++}else s=p,e!==null&&(p?e.length=p:e=null);var i=m===s;if(!i){const y={instancePath:a,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},
message:"property name must be valid"};e===null?e=[y]:e.push(y),s++}}return Le.errors=e,s===0}Le.evaluated={props:{id:!0,names:!0,keller_type:!0,parent_brand:!0,
url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,
rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,
identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function Be(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Be.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.brand_id===void 0){const t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_id"},message:"must have required property 'brand_id'"};e===null?e=[t]:e.
push(t),s++}if(r.domain!==void 0&&(b(r.domain,{instancePath:a+"/domain",parentData:r,parentDataProperty:"domain",rootData:l,dynamicAnchors:u})||(e=e===null?b.errors:
e.concat(b.errors),s=e.length)),r.brand_id!==void 0&&(D(r.brand_id,{instancePath:a+"/brand_id",parentData:r,parentDataProperty:"brand_id",rootData:l,dynamicAnchors:u})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.managed_by!==void 0&&typeof r.managed_by!="string"){const t={instancePath:a+"/managed_by",schemaPath:"#/p\
roperties/managed_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.effective_at!==void 0){let t=r.effective_at;
if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+"/effective_at",schemaPath:"#/properties/effective_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/effective_at",schemaPath:"#/properties/effecti\
ve_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Be.errors=e,s===0}Be.evaluated={props:{domain:!0,brand_id:!0,managed_by:!0,
effective_at:!0},dynamicProps:!1,dynamicItems:!1};const Ir={type:"string",enum:["all","media_buying","creative_generation","rights_clearance","governance","measurement","agent_operations"],$id:"EnumsOperatorSco\
pe"};function ze(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=ze.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="all"||r==="media_buying"||r==="creative_generation"||r==="rights_clearance"||r==="governance"||r==="meas\
urement"||r==="agent_operations")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ir.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[t]:e.push(t),s++}return ze.errors=e,s===0}ze.evaluated={dynamicProps:!1,dynamicItems:!1};function Ce(r,{instancePath:a="",parentData:d,
parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.brands===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&(b(r.domain,{instancePath:a+
"/domain",parentData:r,parentDataProperty:"domain",rootData:l,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.brands!==void 0){let t=r.
brands;if(Array.isArray(t)){if(t.length<1){const o={instancePath:a+"/brands",schemaPath:"#/properties/brands/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=t.length;for(let o=0;o<i;o++){let m=t[o];if(typeof m=="string"){if(_(m)<1){const p={instancePath:a+
"/brands/"+o,schemaPath:"#/properties/brands/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
p]:e.push(p),s++}}else{const p={instancePath:a+"/brands/"+o,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:a+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),s++}}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)k(t[o],{instancePath:a+
"/countries/"+o,parentData:t,parentDataProperty:o,rootData:l,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{const i={instancePath:a+
"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.scopes!==
void 0){let t=r.scopes;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)ze(t[o],{instancePath:a+"/scopes/"+o,parentData:t,parentDataProperty:o,rootData:l,
dynamicAnchors:u})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)}else{const i={instancePath:a+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.valid_from!==void 0){let t=r.valid_from;if(typeof t=="string"){if(!P.validate(
t)){const i={instancePath:a+"/valid_from",schemaPath:"#/properties/valid_from/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/valid_from",schemaPath:"#/properties/valid_from/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.valid_until!==void 0){let t=r.valid_until;if(typeof t=="string"){if(!P.validate(t)){const i={instancePath:a+
"/valid_until",schemaPath:"#/properties/valid_until/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:
e.push(i),s++}}else{const i={instancePath:a+"/valid_until",schemaPath:"#/properties/valid_until/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),s++}return Ce.errors=e,s===0}Ce.evaluated={props:{domain:!0,brands:!0,countries:!0,scopes:!0,valid_from:!0,valid_until:!0},dynamicProps:!1,dynamicItems:!1};
function Oe(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Oe.evaluated;n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0);const t=s;let i=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.brands===void 0&&(f="brands")){
const y={};e===null?e=[y]:e.push(y),s++}}var m=o===s;if(s=t,e!==null&&(t?e.length=t:e=null),!m){const f=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.brand_refs===
void 0){const c={instancePath:a,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"brand_refs"},message:"must have required property 'bran\
d_refs'"};e===null?e=[c]:e.push(c),s++}var m=f===s;if(i=m,i){var p={};p.brand_refs=!0,p.brands=!0}}if(!i){const f={instancePath:a,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[f]:e.push(f),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.house===void 0){
const f={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"house"},message:"must have required property 'house'"};e===null?e=[f]:
e.push(f),s++}for(const f in r)if(!sr.call(tr.properties,f)){const y={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(r.house!==void 0&&(G(r.house,{instancePath:a+"/house",parentData:r,
parentDataProperty:"house",rootData:l,dynamicAnchors:u})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)),r.brands!==void 0){let f=r.brands;if(Array.isArray(
f)){const y=f.length;for(let c=0;c<y;c++)Le(f[c],{instancePath:a+"/brands/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||(e=e===null?Le.errors:
e.concat(Le.errors),s=e.length)}else{const y={instancePath:a+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[y]:e.push(y),s++}}if(r.brand_refs!==void 0){let f=r.brand_refs;if(Array.isArray(f)){const y=f.length;for(let c=0;c<y;c++)Be(f[c],{instancePath:a+
"/brand_refs/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)}else{const y={instancePath:a+
"/brand_refs",schemaPath:"#/properties/brand_refs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.default_language!==
void 0&&typeof r.default_language!="string"){const f={instancePath:a+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(r.contact!==void 0&&(I(r.contact,{instancePath:a+"/contact",parentData:r,parentDataProperty:"\
contact",rootData:l,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),r.authorized_operators!==void 0){let f=r.authorized_operators;if(Array.
isArray(f)){const y=f.length;for(let c=0;c<y;c++)Ce(f[c],{instancePath:a+"/authorized_operators/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||
(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length)}else{const y={instancePath:a+"/authorized_operators",schemaPath:"#/properties/authorized_operators/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.trademarks!==void 0){let f=r.trademarks;if(Array.isArray(f)){const y=f.length;
for(let c=0;c<y;c++)N(f[c],{instancePath:a+"/trademarks/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),
s=e.length)}else{const y={instancePath:a+"/trademarks",schemaPath:"#/properties/trademarks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[y]:e.push(y),s++}}if(r.$schema!==void 0&&typeof r.$schema!="string"){const f={instancePath:a+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(r.version!==void 0&&typeof r.version!="string"){const f={instancePath:a+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(r.last_updated!==
void 0){let f=r.last_updated;if(typeof f=="string"){if(!P.validate(f)){const y={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:a+"/last_updated",schemaPath:"\
#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}}else{const f={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),s++}return Oe.errors=e,s===0}Oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Te(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Te.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),L(r,{instancePath:a,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?L.errors:e.concat(
L.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r){const m=s,p=s,f=s;if(!(o==="house"||o==="brands"||o==="brand_refs"||o==="autho\
rized_operators"||o==="authoritative_location"||o==="redirect_reason"||o==="redirect_effective_at")){const y={};e===null?e=[y]:e.push(y),s++}var t=f===s;if(t){const y={
instancePath:a,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:o};e===null?e=[y]:e.push(y),s++}else s=p,e!==null&&
(p?e.length=p:e=null);var i=m===s;if(!i){const y={instancePath:a,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property \
name must be valid"};e===null?e=[y]:e.push(y),s++}}if(r.house_domain!==void 0&&(b(r.house_domain,{instancePath:a+"/house_domain",parentData:r,parentDataProperty:"\
house_domain",rootData:l,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.default_language!==void 0&&typeof r.default_language!="strin\
g"){const o={instancePath:a+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(r.$schema!==void 0&&typeof r.$schema!="string"){const o={instancePath:a+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(r.version!==void 0&&typeof r.version!="string"){const o={instancePath:a+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(r.last_updated!==
void 0){let o=r.last_updated;if(typeof o=="string"){if(!P.validate(o)){const m={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:a+"/last_updated",schemaPath:"\
#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return Te.errors=e,s===0}Te.evaluated={props:{house_domain:!0,
default_language:!0,$schema:!0,version:!0,last_updated:!0,id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,
logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,
disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function Re(r,{instancePath:a="",parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Re.evaluated;n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0);const t=s;let i=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.agents===void 0&&(f="agents")){
const y={};e===null?e=[y]:e.push(y),s++}}var m=o===s;if(s=t,e!==null&&(t?e.length=t:e=null),!m){const f=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.brand_agent===
void 0){const c={instancePath:a,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"brand_agent"},message:"must have required property 'bra\
nd_agent'"};e===null?e=[c]:e.push(c),s++}var m=f===s;if(i=m,i){var p={};p.brand_agent=!0,p.agents=!0}}if(!i){const f={instancePath:a,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[f]:e.push(f),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){for(const f in r)
if(!(f==="agents"||f==="brand_agent"||f==="contact"||f==="data_subject_contestation"||f==="$schema"||f==="version"||f==="last_updated")){const y={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[y]:e.
push(y),s++}if(r.agents!==void 0){let f=r.agents;if(Array.isArray(f)){if(f.length<1){const c={instancePath:a+"/agents",schemaPath:"#/properties/agents/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}const y=f.length;for(let c=0;c<y;c++)A(f[c],{instancePath:a+
"/agents/"+c,parentData:f,parentDataProperty:c,rootData:l,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const y={instancePath:a+"\
/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.brand_agent!==void 0&&
(q(r.brand_agent,{instancePath:a+"/brand_agent",parentData:r,parentDataProperty:"brand_agent",rootData:l,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
s=e.length)),r.contact!==void 0&&(I(r.contact,{instancePath:a+"/contact",parentData:r,parentDataProperty:"contact",rootData:l,dynamicAnchors:u})||(e=e===null?I.
errors:e.concat(I.errors),s=e.length)),r.data_subject_contestation!==void 0&&($(r.data_subject_contestation,{instancePath:a+"/data_subject_contestation",parentData:r,
parentDataProperty:"data_subject_contestation",rootData:l,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),r.$schema!==void 0&&typeof r.
$schema!="string"){const f={instancePath:a+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[f]:e.push(f),s++}if(r.version!==void 0&&typeof r.version!="string"){const f={instancePath:a+"/version",schemaPath:"#/properties/version/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}if(r.last_updated!==void 0){let f=r.last_updated;if(typeof f=="string"){if(!P.
validate(f)){const y={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}}else{const f={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[f]:e.push(f),s++}return Re.errors=e,s===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(r,{instancePath:a="",
parentData:d,parentDataProperty:h,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const n=Ze.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0);const t=s;let i=!1,o=null;const m=s;F(r,{instancePath:a,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(
F.errors),s=e.length);var y=m===s;if(y){i=!0,o=0;var p=!0}const f=s;V(r,{instancePath:a,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===
null?V.errors:e.concat(V.errors),s=e.length);var y=f===s;if(y&&i)i=!1,o=[o,1];else{y&&(i=!0,o=1,p!==!0&&(p=!0));const c=s;Oe(r,{instancePath:a,parentData:d,parentDataProperty:h,
rootData:l,dynamicAnchors:u})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length);var y=c===s;if(y&&i)i=!1,o=[o,2];else{y&&(i=!0,o=2,p!==!0&&(p=!0));const w=s;
Te(r,{instancePath:a,parentData:d,parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?Te.errors:e.concat(Te.errors),s=e.length);var y=w===s;if(y&&i)
i=!1,o=[o,3];else{y&&(i=!0,o=3,p!==!0&&(p=p||{},p.house_domain=!0,p.default_language=!0,p.$schema=!0,p.version=!0,p.last_updated=!0,p.id=!0,p.names=!0,p.keller_type=
!0,p.parent_brand=!0,p.url=!0,p.description=!0,p.industries=!0,p.target_audience=!0,p.privacy_policy_url=!0,p.logos=!0,p.colors=!0,p.fonts=!0,p.tone=!0,p.tagline=
!0,p.assets=!0,p.properties=!0,p.agents=!0,p.brand_agent=!0,p.rights_agent=!0,p.product_catalog=!0,p.data_subject_contestation=!0,p.disclaimers=!0,p.trademarks=
!0,p.voice_synthesis=!0,p.avatar=!0,p.visual_guidelines=!0,p.contact=!0,p.collections=!0,p.identity_relying_parties=!0));const Qe=s;Re(r,{instancePath:a,parentData:d,
parentDataProperty:h,rootData:l,dynamicAnchors:u})||(e=e===null?Re.errors:e.concat(Re.errors),s=e.length);var y=Qe===s;y&&i?(i=!1,o=[o,4]):y&&(i=!0,o=4,p!==!0&&
(p=!0))}}}if(i)s=t,e!==null&&(t?e.length=t:e=null);else{const c={instancePath:a,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must mat\
ch exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return Ze.errors=e,n.props=p,s===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};const Br=B,zr=B,
Cr=B,Or=B,Tr=B,Rr=B,Fr=B;export{Nr as getHostedAdagents200,B as getHostedAdagents400,Br as getHostedAdagents401,zr as getHostedAdagents404,Cr as getHostedAdagents500,Lr as getHostedBrandJson200,
Or as getHostedBrandJson400,Tr as getHostedBrandJson401,Rr as getHostedBrandJson404,Fr as getHostedBrandJson500};
