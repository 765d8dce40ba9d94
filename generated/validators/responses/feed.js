// @generated from openapi/paths/feed.yaml by codegen. Do not edit; run "npm run codegen".
import D from"ajv-formats/dist/formats.js";import j from"ajv/dist/runtime/ucs2length.js";const $=v,F={type:"object",required:["events","cursor","has_more","fres\
hness"],properties:{events:{type:"array",items:{$ref:"CoreRegistryEvent"}},cursor:{type:["string","null"],format:"uuid"},has_more:{type:"boolean"},freshness:{$ref:"\
CoreRegistryFeedFreshness"}},$id:"CoreRegistryFeedResponse"};const b=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,w=D.fullFormats["date-time"],A={type:"string",enum:["property.created","property.updated",
"property.merged","property.stale","property.reactivated","collection.created","collection.updated","collection.merged","collection.removed","agent.discovered",
"agent.removed","agent.profile_updated","agent.compliance_changed","agent.verification_earned","agent.verification_lost","publisher.adagents_discovered","publis\
her.adagents_changed","authorization.granted","authorization.revoked","authorization.modified"],$id:"EnumsRegistryEventType"};function d(t,{instancePath:a="",parentData:l,
parentDataProperty:y,rootData:p=t,dynamicAnchors:u={}}={}){let e=null,i=0;const n=d.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t===
"property.created"||t==="property.updated"||t==="property.merged"||t==="property.stale"||t==="property.reactivated"||t==="collection.created"||t==="collection.u\
pdated"||t==="collection.merged"||t==="collection.removed"||t==="agent.discovered"||t==="agent.removed"||t==="agent.profile_updated"||t==="agent.compliance_chan\
ged"||t==="agent.verification_earned"||t==="agent.verification_lost"||t==="publisher.adagents_discovered"||t==="publisher.adagents_changed"||t==="authorization.\
granted"||t==="authorization.revoked"||t==="authorization.modified")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:A.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return d.errors=e,i===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const E={type:"s\
tring",enum:["property","collection","agent","publisher","authorization"],$id:"EnumsRegistryEntityType"};function f(t,{instancePath:a="",parentData:l,parentDataProperty:y,
rootData:p=t,dynamicAnchors:u={}}={}){let e=null,i=0;const n=f.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof t!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t==="property"||t===
"collection"||t==="agent"||t==="publisher"||t==="authorization")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:E.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return f.errors=e,i===0}f.evaluated={dynamicProps:!1,dynamicItems:!1};const N=j.default;
function c(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:p=t,dynamicAnchors:u={}}={}){let e=null,i=0;const n=c.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.event_id===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"event_id"},message:"must have required property 'event_id'"};e===null?e=[r]:e.push(r),i++}if(t.event_type===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have required property 'event_type'"};e===
null?e=[r]:e.push(r),i++}if(t.entity_type===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"\
must have required property 'entity_type'"};e===null?e=[r]:e.push(r),i++}if(t.entity_id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"entity_id"},message:"must have required property 'entity_id'"};e===null?e=[r]:e.push(r),i++}if(t.payload===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'"};e===null?e=[r]:e.push(r),i++}if(t.
actor===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"actor"},message:"must have required property 'actor'"};
e===null?e=[r]:e.push(r),i++}if(t.created_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},
message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),i++}if(t.event_id!==void 0){let r=t.event_id;if(typeof r=="string"){if(!b.test(r)){
const s={instancePath:a+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),i++}}if(t.event_type!==void 0&&(d(t.event_type,{instancePath:a+"/event_type",parentData:t,parentDataProperty:"event_type",rootData:p,
dynamicAnchors:u})||(e=e===null?d.errors:e.concat(d.errors),i=e.length)),t.entity_type!==void 0&&(f(t.entity_type,{instancePath:a+"/entity_type",parentData:t,parentDataProperty:"\
entity_type",rootData:p,dynamicAnchors:u})||(e=e===null?f.errors:e.concat(f.errors),i=e.length)),t.entity_id!==void 0){let r=t.entity_id;if(typeof r=="string"){
if(!b.test(r)){const s={instancePath:a+"/entity_id",schemaPath:"#/properties/entity_id/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/entity_id",schemaPath:"#/properties/entity_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.payload!==void 0){let r=t.payload;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a+
"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(t.actor!==void 0){
let r=t.actor;if(typeof r=="string"){if(N(r)<1){const s={instancePath:a+"/actor",schemaPath:"#/properties/actor/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/actor",schemaPath:"#/properties/actor/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!w.validate(
r)){const s={instancePath:a+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),i++}return c.errors=e,i===0}c.evaluated={props:{event_id:!0,event_type:!0,entity_type:!0,entity_id:!0,payload:!0,actor:!0,
created_at:!0},dynamicProps:!1,dynamicItems:!1};const k={type:"object",required:["generated_at","latest_event_created_at","lag_seconds","retention_days"],properties:{
generated_at:{type:"string",format:"date-time"},latest_event_created_at:{type:["string","null"],format:"date-time"},lag_seconds:{type:["integer","null"],minimum:0},
retention_days:{type:"integer",minimum:1}},$id:"CoreRegistryFeedFreshness"};function h(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:p=t,dynamicAnchors:u={}}={}){
let e=null,i=0;const n=h.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.generated_at===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"generated_at"},message:"must have required property 'generat\
ed_at'"};e===null?e=[r]:e.push(r),i++}if(t.latest_event_created_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
latest_event_created_at"},message:"must have required property 'latest_event_created_at'"};e===null?e=[r]:e.push(r),i++}if(t.lag_seconds===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lag_seconds"},message:"must have required property 'lag_seconds'"};e===null?e=[r]:e.push(r),
i++}if(t.retention_days===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retention_days"},message:"must hav\
e required property 'retention_days'"};e===null?e=[r]:e.push(r),i++}if(t.generated_at!==void 0){let r=t.generated_at;if(typeof r=="string"){if(!w.validate(r)){const s={
instancePath:a+"/generated_at",schemaPath:"#/properties/generated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/generated_at",schemaPath:"#/properties/generated_at/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(t.latest_event_created_at!==void 0){let r=t.latest_event_created_at;if(typeof r!="string"&&r!==null){const s={
instancePath:a+"/latest_event_created_at",schemaPath:"#/properties/latest_event_created_at/type",keyword:"type",params:{type:k.properties.latest_event_created_at.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof r=="string"&&!w.validate(r)){const s={instancePath:a+"/latest_event_created_at",schemaPath:"\
#/properties/latest_event_created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}
if(t.lag_seconds!==void 0){let r=t.lag_seconds;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const s={instancePath:a+"/lag_seconds",schemaPath:"\
#/properties/lag_seconds/type",keyword:"type",params:{type:k.properties.lag_seconds.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/lag_seconds",schemaPath:"#/properties/lag_seconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.retention_days!==void 0){let r=t.retention_days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:a+"/retention_days",schemaPath:"#/properties/retention_days/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:a+"/retention_days",schemaPath:"#/properties\
/retention_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return h.errors=e,i===0}h.evaluated={props:{generated_at:!0,
latest_event_created_at:!0,lag_seconds:!0,retention_days:!0},dynamicProps:!1,dynamicItems:!1};function v(t,{instancePath:a="",parentData:l,parentDataProperty:y,
rootData:p=t,dynamicAnchors:u={}}={}){let e=null,i=0;const n=v.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.events===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must\
 have required property 'events'"};e===null?e=[r]:e.push(r),i++}if(t.cursor===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cursor"},message:"must have required property 'cursor'"};e===null?e=[r]:e.push(r),i++}if(t.has_more===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};e===null?e=[r]:e.push(r),i++}if(t.freshness===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"freshness"},message:"must have required property 'freshness'"};
e===null?e=[r]:e.push(r),i++}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){const s=r.length;for(let o=0;o<s;o++)c(r[o],{instancePath:a+"/events/"+o,
parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{const s={instancePath:a+"/events",schemaPath:"\
#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.cursor!==void 0){let r=t.cursor;if(typeof r!=
"string"&&r!==null){const s={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:F.properties.cursor.type},message:"must \
be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof r=="string"&&!b.test(r)){const s={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[s]:e.push(s),i++}}if(t.has_more!==void 0&&typeof t.has_more!="boolean"){const r={
instancePath:a+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}
t.freshness!==void 0&&(h(t.freshness,{instancePath:a+"/freshness",parentData:t,parentDataProperty:"freshness",rootData:p,dynamicAnchors:u})||(e=e===null?h.errors:
e.concat(h.errors),i=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return v.errors=e,i===0}v.evaluated={props:{events:!0,cursor:!0,has_more:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};const m=P;function g(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:p=t,dynamicAnchors:u={}}={}){let e=null,i=0;const n=g.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.
path!==void 0&&typeof t.path!="string"){const r={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return g.errors=e,i===0}g.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function _(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:p=t,dynamicAnchors:u={}}={}){let e=null,i=0;const n=_.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.
severity===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),i++}if(t.field!==void 0&&typeof t.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.severity!==void 0){
let r=t.severity;if(typeof r!="string"){const s={instancePath:a+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(r!=="error"){const s={instancePath:a+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _.errors=e,i===0}_.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function P(t,{instancePath:a="",parentData:l,parentDataProperty:y,rootData:p=t,dynamicAnchors:u={}}={}){let e=null,i=0;const n=P.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.error===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),i++}if(t.error!==void 0&&typeof t.error!="string"){const r={instancePath:a+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.issues!==void 0){let r=t.issues;if(Array.
isArray(r)){const s=r.length;for(let o=0;o<s;o++)g(r[o],{instancePath:a+"/issues/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?
g.errors:e.concat(g.errors),i=e.length)}else{const s={instancePath:a+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(t.retry_after!==void 0){let r=t.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(t.domain!==void 0&&typeof t.domain!="string"){const r={instancePath:a+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.file_status!==
void 0){let r=t.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={
instancePath:a+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[s]:e.push(s),i++}if(r<0||isNaN(r)){const s={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(t.url!==void 0&&typeof t.url!="string"){const r={instancePath:a+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.errors!==void 0){let r=t.errors;if(Array.isArray(
r)){const s=r.length;for(let o=0;o<s;o++)_(r[o],{instancePath:a+"/errors/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:u})||(e=e===null?_.errors:
e.concat(_.errors),i=e.length)}else{const s={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),i++}}if(t.valid_values!==void 0){let r=t.valid_values;if(Array.isArray(r)){const s=r.length;for(let o=0;o<s;o++)if(typeof r[o]!=
"string"){const q={instancePath:a+"/valid_values/"+o,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[q]:e.push(q),i++}}else{const s={instancePath:a+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),i++}return P.errors=e,i===0}P.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,errors:!0,
valid_values:!0},dynamicProps:!1,dynamicItems:!1};const R=m,z=m,C=m,T=m,V=m,L=m,O=m,B=m,G=m,H=m,J=m;export{$ as getFeed200,m as getFeed400,R as getFeed401,z as getFeed403,C as getFeed410,T as getFeed500,V as streamFeed400,L as streamFeed401,O as streamFeed403,
B as streamFeed410,G as streamFeed429,H as streamFeed500,J as streamFeed503};
