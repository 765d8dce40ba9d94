// @generated from openapi/paths/feed.yaml by codegen. Do not edit; run "npm run codegen".
import x from"ajv-formats/dist/formats.js";import A from"ajv/dist/runtime/ucs2length.js";const T=w,F={type:"object",required:["events","cursor","has_more","fres\
hness"],properties:{events:{type:"array",items:{$ref:"CoreRegistryEvent"}},cursor:{type:["string","null"],format:"uuid"},has_more:{type:"boolean"},freshness:{$ref:"\
CoreRegistryFeedFreshness"}},$id:"CoreRegistryFeedResponse"};const P=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,b=x.fullFormats["date-time"],E={type:"string",enum:["property.created","property.updated",
"property.merged","property.stale","property.reactivated","collection.created","collection.updated","collection.merged","collection.removed","agent.discovered",
"agent.removed","agent.profile_updated","agent.compliance_changed","agent.verification_earned","agent.verification_lost","publisher.adagents_discovered","publis\
her.adagents_changed","authorization.granted","authorization.revoked","authorization.modified"],$id:"EnumsRegistryEventType"};function d(s,{instancePath:n="",parentData:l,
parentDataProperty:y,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,i=0;const a=d.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(s===
"property.created"||s==="property.updated"||s==="property.merged"||s==="property.stale"||s==="property.reactivated"||s==="collection.created"||s==="collection.u\
pdated"||s==="collection.merged"||s==="collection.removed"||s==="agent.discovered"||s==="agent.removed"||s==="agent.profile_updated"||s==="agent.compliance_chan\
ged"||s==="agent.verification_earned"||s==="agent.verification_lost"||s==="publisher.adagents_discovered"||s==="publisher.adagents_changed"||s==="authorization.\
granted"||s==="authorization.revoked"||s==="authorization.modified")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:E.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return d.errors=e,i===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const N={type:"s\
tring",enum:["property","collection","agent","publisher","authorization"],$id:"EnumsRegistryEntityType"};function f(s,{instancePath:n="",parentData:l,parentDataProperty:y,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,i=0;const a=f.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="property"||s===
"collection"||s==="agent"||s==="publisher"||s==="authorization")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:N.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return f.errors=e,i===0}f.evaluated={dynamicProps:!1,dynamicItems:!1};const k=A.default;
function c(s,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,i=0;const a=c.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.event_id===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"event_id"},message:"must have required property 'event_id'"};e===null?e=[r]:e.push(r),i++}if(s.event_type===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have required property 'event_type'"};e===
null?e=[r]:e.push(r),i++}if(s.entity_type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"\
must have required property 'entity_type'"};e===null?e=[r]:e.push(r),i++}if(s.entity_id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"entity_id"},message:"must have required property 'entity_id'"};e===null?e=[r]:e.push(r),i++}if(s.payload===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'"};e===null?e=[r]:e.push(r),i++}if(s.
actor===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"actor"},message:"must have required property 'actor'"};
e===null?e=[r]:e.push(r),i++}if(s.created_at===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},
message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),i++}if(s.event_id!==void 0){let r=s.event_id;if(typeof r=="string"){if(!P.test(r)){
const t={instancePath:n+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),i++}}if(s.event_type!==void 0&&(d(s.event_type,{instancePath:n+"/event_type",parentData:s,parentDataProperty:"event_type",rootData:o,
dynamicAnchors:u})||(e=e===null?d.errors:e.concat(d.errors),i=e.length)),s.entity_type!==void 0&&(f(s.entity_type,{instancePath:n+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:o,dynamicAnchors:u})||(e=e===null?f.errors:e.concat(f.errors),i=e.length)),s.entity_id!==void 0){let r=s.entity_id;if(typeof r=="string"){
if(!P.test(r)){const t={instancePath:n+"/entity_id",schemaPath:"#/properties/entity_id/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/entity_id",schemaPath:"#/properties/entity_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.payload!==void 0){let r=s.payload;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n+
"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.actor!==void 0){
let r=s.actor;if(typeof r=="string"){if(k(r)<1){const t={instancePath:n+"/actor",schemaPath:"#/properties/actor/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/actor",schemaPath:"#/properties/actor/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!b.validate(
r)){const t={instancePath:n+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),i++}return c.errors=e,i===0}c.evaluated={props:{event_id:!0,event_type:!0,entity_type:!0,entity_id:!0,payload:!0,actor:!0,
created_at:!0},dynamicProps:!1,dynamicItems:!1};const D={type:"object",required:["generated_at","latest_event_created_at","lag_seconds","retention_days"],properties:{
generated_at:{type:"string",format:"date-time"},latest_event_created_at:{type:["string","null"],format:"date-time"},lag_seconds:{type:["integer","null"],minimum:0},
retention_days:{type:"integer",minimum:1}},$id:"CoreRegistryFeedFreshness"};function h(s,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,i=0;const a=h.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.generated_at===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"generated_at"},message:"must have required property 'generat\
ed_at'"};e===null?e=[r]:e.push(r),i++}if(s.latest_event_created_at===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
latest_event_created_at"},message:"must have required property 'latest_event_created_at'"};e===null?e=[r]:e.push(r),i++}if(s.lag_seconds===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lag_seconds"},message:"must have required property 'lag_seconds'"};e===null?e=[r]:e.push(r),
i++}if(s.retention_days===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retention_days"},message:"must hav\
e required property 'retention_days'"};e===null?e=[r]:e.push(r),i++}if(s.generated_at!==void 0){let r=s.generated_at;if(typeof r=="string"){if(!b.validate(r)){const t={
instancePath:n+"/generated_at",schemaPath:"#/properties/generated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/generated_at",schemaPath:"#/properties/generated_at/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.latest_event_created_at!==void 0){let r=s.latest_event_created_at;if(typeof r!="string"&&r!==null){const t={
instancePath:n+"/latest_event_created_at",schemaPath:"#/properties/latest_event_created_at/type",keyword:"type",params:{type:D.properties.latest_event_created_at.
type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!b.validate(r)){const t={instancePath:n+"/latest_event_created_at",schemaPath:"\
#/properties/latest_event_created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),i++}}
if(s.lag_seconds!==void 0){let r=s.lag_seconds;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const t={instancePath:n+"/lag_seconds",schemaPath:"\
#/properties/lag_seconds/type",keyword:"type",params:{type:D.properties.lag_seconds.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/lag_seconds",schemaPath:"#/properties/lag_seconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.retention_days!==void 0){let r=s.retention_days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:n+"/retention_days",schemaPath:"#/properties/retention_days/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/retention_days",schemaPath:"#/properties\
/retention_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return h.errors=e,i===0}h.evaluated={props:{generated_at:!0,
latest_event_created_at:!0,lag_seconds:!0,retention_days:!0},dynamicProps:!1,dynamicItems:!1};function w(s,{instancePath:n="",parentData:l,parentDataProperty:y,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,i=0;const a=w.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.events===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must\
 have required property 'events'"};e===null?e=[r]:e.push(r),i++}if(s.cursor===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cursor"},message:"must have required property 'cursor'"};e===null?e=[r]:e.push(r),i++}if(s.has_more===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};e===null?e=[r]:e.push(r),i++}if(s.freshness===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"freshness"},message:"must have required property 'freshness'"};
e===null?e=[r]:e.push(r),i++}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++)c(r[p],{instancePath:n+"/events/"+p,
parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{const t={instancePath:n+"/events",schemaPath:"\
#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.cursor!==void 0){let r=s.cursor;if(typeof r!=
"string"&&r!==null){const t={instancePath:n+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:F.properties.cursor.type},message:"must \
be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!P.test(r)){const t={instancePath:n+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[t]:e.push(t),i++}}if(s.has_more!==void 0&&typeof s.has_more!="boolean"){const r={
instancePath:n+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}
s.freshness!==void 0&&(h(s.freshness,{instancePath:n+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:o,dynamicAnchors:u})||(e=e===null?h.errors:
e.concat(h.errors),i=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return w.errors=e,i===0}w.evaluated={props:{events:!0,cursor:!0,has_more:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const m=q;function g(s,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,i=0;const a=g.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return g.errors=e,i===0}g.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const I=x.fullFormats.uri;function _(s,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,i=0;const a=_.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),i++}if(s.nonce===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:
e.push(r),i++}if(s.expires_at===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must h\
ave required property 'expires_at'"};e===null?e=[r]:e.push(r),i++}if(s.dns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),i++}if(s.http===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),i++}if(s.domain!==void 0&&typeof s.
domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s.nonce!==void 0){let r=s.nonce;if(typeof r=="string"){if(k(r)>43){const t={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/maxLen\
gth",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[t]:e.push(t),i++}if(k(r)<43){const t={instancePath:n+"/n\
once",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[t]:e.push(t),
i++}}else{const t={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),i++}}if(s.expires_at!==void 0){let r=s.expires_at;if(typeof r=="string"){if(!b.validate(r)){const t={instancePath:n+"/expires_at",schemaPath:"#/properti\
es/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.dns!==
void 0){let r=s.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.type===void 0){const t={instancePath:n+
"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.
push(t),i++}if(r.value===void 0){const t={instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:n+"/dns/name",schemaPath:"\
#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.type!==void 0&&r.type!==
"TXT"){const t={instancePath:n+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equa\
l to constant"};e===null?e=[t]:e.push(t),i++}if(r.value!==void 0&&typeof r.value!="string"){const t={instancePath:n+"/dns/value",schemaPath:"#/properties/dns/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/dns",schemaPath:"\
#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:n+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),i++}if(r.body===void 0){const t={instancePath:n+"/http",schemaPath:"#/properties/htt\
p/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[t]:e.push(t),i++}if(r.url!==void 0){let t=r.
url;if(typeof t=="string"){if(!I(t)){const p={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),i++}}else{const p={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(r.body!==void 0&&typeof r.body!="string"){const t={instancePath:n+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{
const t={instancePath:n+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _.errors=e,i===0}
_.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function v(s,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,i=0;const a=v.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.
severity===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),i++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:n+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const t={instancePath:n+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(r!=="error"){const t={instancePath:n+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===0}v.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function q(s,{instancePath:n="",parentData:l,parentDataProperty:y,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,i=0;const a=q.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),i++}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:n+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.issues!==void 0){let r=s.issues;if(Array.
isArray(r)){const t=r.length;for(let p=0;p<t;p++)g(r[p],{instancePath:n+"/issues/"+p,parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?
g.errors:e.concat(g.errors),i=e.length)}else{const t={instancePath:n+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.retry_after!==void 0){let r=s.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:n+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.file_status!==
void 0){let r=s.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={
instancePath:n+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[t]:e.push(t),i++}if(r<0||isNaN(r)){const t={instancePath:n+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:n+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.challenge!==void 0&&(_(s.challenge,{instancePath:n+
"/challenge",parentData:s,parentDataProperty:"challenge",rootData:o,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)),s.review_id!==void 0){
let r=s.review_id;if(typeof r=="string"){if(!P.test(r)){const t={instancePath:n+"/review_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/review_id",schemaPath:"#/properties/review_id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const t=r.
length;for(let p=0;p<t;p++)v(r[p],{instancePath:n+"/errors/"+p,parentData:r,parentDataProperty:p,rootData:o,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.
errors),i=e.length)}else{const t={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}if(s.valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++)if(typeof r[p]!="string"){const j={
instancePath:n+"/valid_values/"+p,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
j]:e.push(j),i++}}else{const t={instancePath:n+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),i++}return q.errors=e,i===0}q.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,
errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const C=m,L=m,z=m,V=m,O=m,X=m,B=m,G=m,H=m,J=m,K=m;export{T as getFeed200,m as getFeed400,C as getFeed401,L as getFeed403,z as getFeed410,V as getFeed500,O as streamFeed400,X as streamFeed401,B as streamFeed403,
G as streamFeed410,H as streamFeed429,J as streamFeed500,K as streamFeed503};
