// @generated from schemas/v3/me by codegen. Do not edit; run "npm run codegen".
import me from"ajv-formats/dist/formats.js";import ue from"ajv/dist/runtime/equal.js";import le from"ajv/dist/runtime/ucs2length.js";const $e=q,de={type:"object",
required:["url","name","type","visibility","lifecycle_stage","protocol","enrolled_at","updated_at","probed_at","compliance_status","verified"],properties:{url:{
type:"string",format:"uri"},name:{type:"string"},type:{anyOf:[{$ref:"EnumsAgentType"},{const:"unknown"}]},visibility:{$ref:"EnumsAgentVisibility"},lifecycle_stage:{
$ref:"EnumsAgentLifecycleStage"},protocol:{enum:["mcp","a2a",null]},enrolled_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"},
probed_at:{anyOf:[{type:"string",format:"date-time"},{type:"null"}]},compliance_status:{$ref:"EnumsComplianceStatus"},verified:{type:"boolean"}},$id:"MeAgent"},
oe=me.fullFormats.uri,v=me.fullFormats["date-time"],ye={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"\
EnumsAgentType"};function w(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=w.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="brand"||r==="rights"||r==="measurement"||r==="governance"||r==="creative"||r==="sales"||r===
"buying"||r==="signals")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ye.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const fe={type:"string",enum:["public","members_onl\
y","private"],$id:"EnumsAgentVisibility"};function P(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;
const n=P.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="public"||r==="members_only"||r==="private")){const t={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fe.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return P.errors=
e,s===0}P.evaluated={dynamicProps:!1,dynamicItems:!1};const ce={type:"string",enum:["development","testing","production","deprecated"],$id:"EnumsAgentLifecycleS\
tage"};function $(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=$.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="development"||r==="testing"||r==="production"||r==="deprecated")){const t={instancePath:i,schemaPath:"#/\
enum",keyword:"enum",params:{allowedValues:ce.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return $.errors=e,s===0}$.
evaluated={dynamicProps:!1,dynamicItems:!1};const he={type:"string",enum:["passing","degraded","failing","unknown"],$id:"EnumsComplianceStatus"};function L(r,{instancePath:i="",
parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=L.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(r==="passing"||r==="degraded"||r==="failing"||r==="unknown")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:he.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return L.errors=e,s===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function q(r,{
instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=q.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[p]:e.push(p),s++}if(r.name===void 0){const p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),s++}if(r.type===void 0){const p={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),
s++}if(r.visibility===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"},message:"must have requir\
ed property 'visibility'"};e===null?e=[p]:e.push(p),s++}if(r.lifecycle_stage===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"lifecycle_stage"},message:"must have required property 'lifecycle_stage'"};e===null?e=[p]:e.push(p),s++}if(r.protocol===void 0){const p={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocol"},message:"must have required property 'protocol'"};e===null?e=[p]:e.push(p),s++}if(r.
enrolled_at===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enrolled_at"},message:"must have required prop\
erty 'enrolled_at'"};e===null?e=[p]:e.push(p),s++}if(r.updated_at===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},message:"must have required property 'updated_at'"};e===null?e=[p]:e.push(p),s++}if(r.probed_at===void 0){const p={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"probed_at"},message:"must have required property 'probed_at'"};e===null?e=[p]:e.push(p),s++}if(r.compliance_status===
void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"compliance_status"},message:"must have required property 'co\
mpliance_status'"};e===null?e=[p]:e.push(p),s++}if(r.verified===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
verified"},message:"must have required property 'verified'"};e===null?e=[p]:e.push(p),s++}if(r.url!==void 0){let p=r.url;if(typeof p=="string"){if(!oe(p)){const o={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{
const o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}
if(r.name!==void 0&&typeof r.name!="string"){const p={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}if(r.type!==void 0){let p=r.type;const o=s;let m=!1;const u=s;w(p,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:d,dynamicAnchors:y})||(e=e===null?w.errors:e.concat(w.errors),s=e.length);var t=u===s;m=m||t;const f=s;if(p!=="unknown"){const g={instancePath:i+
"/type",schemaPath:"#/properties/type/anyOf/1/const",keyword:"const",params:{allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[g]:e.push(
g),s++}var t=f===s;if(m=m||t,m)s=o,e!==null&&(o?e.length=o:e=null);else{const g={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[g]:e.push(g),s++}}if(r.visibility!==void 0&&(P(r.visibility,{instancePath:i+"/visibility",parentData:r,parentDataProperty:"\
visibility",rootData:d,dynamicAnchors:y})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.lifecycle_stage!==void 0&&($(r.lifecycle_stage,{instancePath:i+
"/lifecycle_stage",parentData:r,parentDataProperty:"lifecycle_stage",rootData:d,dynamicAnchors:y})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),r.protocol!==
void 0){let p=r.protocol;if(!(p==="mcp"||p==="a2a"||p===null)){const o={instancePath:i+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{
allowedValues:de.properties.protocol.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.enrolled_at!==void 0){let p=r.
enrolled_at;if(typeof p=="string"){if(!v.validate(p)){const o={instancePath:i+"/enrolled_at",schemaPath:"#/properties/enrolled_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/enrolled_at",schemaPath:"#/properties/\
enrolled_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(r.updated_at!==void 0){let p=r.updated_at;if(typeof p==
"string"){if(!v.validate(p)){const o={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(r.probed_at!==void 0){let p=r.probed_at;const o=s;let m=!1;const u=s;if(typeof p==
"string"){if(!v.validate(p)){const g={instancePath:i+"/probed_at",schemaPath:"#/properties/probed_at/anyOf/0/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:i+"/probed_at",schemaPath:"#/properties/probed_at/anyOf/0/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}var a=u===s;m=m||a;const f=s;if(p!==null){const g={instancePath:i+"\
/probed_at",schemaPath:"#/properties/probed_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),s++}var a=f===
s;if(m=m||a,m)s=o,e!==null&&(o?e.length=o:e=null);else{const g={instancePath:i+"/probed_at",schemaPath:"#/properties/probed_at/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[g]:e.push(g),s++}}if(r.compliance_status!==void 0&&(L(r.compliance_status,{instancePath:i+"/compliance_statu\
s",parentData:r,parentDataProperty:"compliance_status",rootData:d,dynamicAnchors:y})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.verified!==void 0&&
typeof r.verified!="boolean"){const p={instancePath:i+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[p]:e.push(p),s++}return q.errors=e,s===0}q.evaluated={props:{url:!0,name:!0,type:!0,visibility:!0,lifecycle_stage:!0,protocol:!0,enrolled_at:!0,updated_at:!0,
probed_at:!0,compliance_status:!0,verified:!0},dynamicProps:!1,dynamicItems:!1};const Le=C;const b=le.default,V=new RegExp("\\S","u");function C(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;
const n=C.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const a={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[a]:e.push(a),s++}if(r.type===
void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[a]:e.push(a),s++}if(r.url!==void 0){let a=r.url;if(typeof a=="string"){if(b(a)>2048){const p={instancePath:i+"/url",schemaPath:"#/properties/url/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[p]:e.push(p),s++}if(b(a)<1){const p={instancePath:i+"/url",schemaPath:"\
#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(r.type!==void 0){let a=r.
type;const p=s;let o=!1;const m=s;w(a,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:d,dynamicAnchors:y})||(e=e===null?w.errors:e.concat(
w.errors),s=e.length);var t=m===s;o=o||t;const u=s;if(a!=="unknown"){const f={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf/1/const",keyword:"const",
params:{allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[f]:e.push(f),s++}var t=u===s;if(o=o||t,o)s=p,e!==null&&(p?e.length=p:e=null);else{
const f={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),
s++}}if(r.name!==void 0){let a=r.name;if(typeof a=="string"){if(b(a)>200){const p={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),s++}if(b(a)<1){const p={instancePath:i+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}if(!V.test(a)){const p={
instancePath:i+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[p]:e.push(
p),s++}}else{const p={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}}r.visibility!==void 0&&(P(r.visibility,{instancePath:i+"/visibility",parentData:r,parentDataProperty:"visibility",rootData:d,dynamicAnchors:y})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length))}else{const a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[a]:e.push(a),s++}return C.errors=e,s===0}C.evaluated={props:{url:!0,type:!0,name:!0,visibility:!0},dynamicProps:!1,dynamicItems:!1};const ze=K;function K(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=K.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.agents===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"agents"},message:"must have required property 'agents'"};e===null?e=[t]:e.push(t),s++}if(r.agents!==void 0){let t=r.agents;if(Array.
isArray(t)){const a=t.length;for(let p=0;p<a;p++)q(t[p],{instancePath:i+"/agents/"+p,parentData:t,parentDataProperty:p,rootData:d,dynamicAnchors:y})||(e=e===null?
q.errors:e.concat(q.errors),s=e.length)}else{const a={instancePath:i+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return K.errors=e,s===0}K.evaluated={props:{agents:!0},dynamicProps:!1,dynamicItems:!1};const Se=U;function x(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=x.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.code===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),s++}if(r.message===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),s++}if(r.
requested===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requested"},message:"must have required property\
 'requested'"};e===null?e=[t]:e.push(t),s++}if(r.applied===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"a\
pplied"},message:"must have required property 'applied'"};e===null?e=[t]:e.push(t),s++}if(r.code!==void 0&&typeof r.code!="string"){const t={instancePath:i+"/co\
de",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.message!==void 0&&typeof r.
message!="string"){const t={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}r.requested!==void 0&&(P(r.requested,{instancePath:i+"/requested",parentData:r,parentDataProperty:"requested",rootData:d,dynamicAnchors:y})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.applied!==void 0&&(P(r.applied,{instancePath:i+"/applied",parentData:r,parentDataProperty:"applied",rootData:d,
dynamicAnchors:y})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}x.evaluated={props:{code:!0,message:!0,requested:!0,applied:!0},dynamicProps:!1,dynamicItems:!1};
function U(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=U.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.agent===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"agent"},message:"must have required property 'agent'"};e===null?e=[t]:e.push(t),s++}if(r.agent!==void 0&&(q(r.agent,{instancePath:i+
"/agent",parentData:r,parentDataProperty:"agent",rootData:d,dynamicAnchors:y})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.warnings!==void 0){let t=r.
warnings;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)x(t[p],{instancePath:i+"/warnings/"+p,parentData:t,parentDataProperty:p,rootData:d,dynamicAnchors:y})||
(e=e===null?x.errors:e.concat(x.errors),s=e.length)}else{const a={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return U.errors=e,s===0}U.evaluated={props:{agent:!0,warnings:!0},dynamicProps:!1,dynamicItems:!1};const Ne=F;function F(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=F.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const a={instancePath:i,schemaPath:"#/minPr\
operties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),s++}if(r.type!==void 0){let a=r.type;
const p=s;let o=!1;const m=s;w(a,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:d,dynamicAnchors:y})||(e=e===null?w.errors:e.concat(w.errors),
s=e.length);var t=m===s;o=o||t;const u=s;if(a!=="unknown"){const f={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf/1/const",keyword:"const",params:{
allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[f]:e.push(f),s++}var t=u===s;if(o=o||t,o)s=p,e!==null&&(p?e.length=p:e=null);else{const f={
instancePath:i+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),s++}}if(r.
name!==void 0){let a=r.name;if(typeof a=="string"){if(b(a)>200){const p={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),s++}if(b(a)<1){const p={instancePath:i+"/name",schemaPath:"#/properties/na\
me/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}if(!V.test(a)){const p={instancePath:i+
"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}r.visibility!==
void 0&&(P(r.visibility,{instancePath:i+"/visibility",parentData:r,parentDataProperty:"visibility",rootData:d,dynamicAnchors:y})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length))}else{const a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),
s++}return F.errors=e,s===0}F.evaluated={props:{type:!0,name:!0,visibility:!0},dynamicProps:!1,dynamicItems:!1};const Te=x,Re=D;const k=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function D(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=D.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){
const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(
o),s++}if(r.name===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required proper\
ty 'name'"};e===null?e=[o]:e.push(o),s++}if(r.permissions===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
permissions"},message:"must have required property 'permissions'"};e===null?e=[o]:e.push(o),s++}if(r.created_at===void 0){const o={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[o]:e.push(o),s++}if(r.last_used_at===
void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_used_at"},message:"must have required property 'last_us\
ed_at'"};e===null?e=[o]:e.push(o),s++}if(r.expires_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expi\
res_at"},message:"must have required property 'expires_at'"};e===null?e=[o]:e.push(o),s++}if(r.revoked_at===void 0){const o={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"revoked_at"},message:"must have required property 'revoked_at'"};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){
let o=r.id;if(typeof o=="string"){if(!k.test(o)){const m={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'\
must match format "uuid"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.name!==void 0&&typeof r.name!="string"){const o={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(r.permissions!==void 0){let o=r.permissions;if(Array.
isArray(o)){const m=o.length;for(let u=0;u<m;u++)if(typeof o[u]!="string"){const f={instancePath:i+"/permissions/"+u,schemaPath:"#/properties/permissions/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}else{const m={instancePath:i+"/permissions",schemaPath:"#/pr\
operties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.created_at!==void 0){let o=r.created_at;
if(typeof o=="string"){if(!v.validate(o)){const m={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.last_used_at!==void 0){let o=r.last_used_at;const m=s;let u=!1;
const f=s;if(typeof o=="string"){if(!v.validate(o)){const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/0/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/last_used_at",schemaPath:"#\
/properties/last_used_at/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var t=f===s;u=u||t;const g=s;
if(o!==null){const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be nu\
ll"};e===null?e=[l]:e.push(l),s++}var t=g===s;if(u=u||t,u)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/last_used_at",schemaPath:"#/propert\
ies/last_used_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}if(r.expires_at!==void 0){let o=r.expires_at;
const m=s;let u=!1;const f=s;if(typeof o=="string"){if(!v.validate(o)){const l={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/expires_at",schemaPath:"\
#/properties/expires_at/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var a=f===s;u=u||a;const g=s;
if(o!==null){const l={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[l]:e.push(l),s++}var a=g===s;if(u=u||a,u)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/expires_at",schemaPath:"#/properties/exp\
ires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}if(r.revoked_at!==void 0){let o=r.revoked_at;const m=s;
let u=!1;const f=s;if(typeof o=="string"){if(!v.validate(o)){const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/0/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/revoked_at",schemaPath:"\
#/properties/revoked_at/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var p=f===s;u=u||p;const g=s;
if(o!==null){const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[l]:e.push(l),s++}var p=g===s;if(u=u||p,u)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/rev\
oked_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}}else{const o={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return D.errors=e,s===0}D.evaluated={props:{id:!0,name:!0,permissions:!0,
created_at:!0,last_used_at:!0,expires_at:!0,revoked_at:!0},dynamicProps:!1,dynamicItems:!1};const Ve=W;const ge=new RegExp("^sk_","u");function W(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=W.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),s++}if(r.name===void 0){
const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:
e.push(o),s++}if(r.permissions===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"permissions"},message:"must\
 have required property 'permissions'"};e===null?e=[o]:e.push(o),s++}if(r.created_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[o]:e.push(o),s++}if(r.last_used_at===void 0){const o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_used_at"},message:"must have required property 'last_used_at'"};e===null?e=[o]:e.push(o),
s++}if(r.expires_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have requir\
ed property 'expires_at'"};e===null?e=[o]:e.push(o),s++}if(r.revoked_at===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
revoked_at"},message:"must have required property 'revoked_at'"};e===null?e=[o]:e.push(o),s++}if(r.api_key===void 0){const o={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"api_key"},message:"must have required property 'api_key'"};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0){let o=r.
id;if(typeof o=="string"){if(!k.test(o)){const m={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must\
 match format "uuid"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.name!==void 0&&typeof r.name!="string"){const o={instancePath:i+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(r.permissions!==void 0){let o=r.permissions;if(Array.isArray(
o)){const m=o.length;for(let u=0;u<m;u++)if(typeof o[u]!="string"){const f={instancePath:i+"/permissions/"+u,schemaPath:"#/properties/permissions/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}else{const m={instancePath:i+"/permissions",schemaPath:"#/properties/permis\
sions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.created_at!==void 0){let o=r.created_at;if(typeof o==
"string"){if(!v.validate(o)){const m={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.last_used_at!==void 0){let o=r.last_used_at;const m=s;let u=!1;const f=s;if(typeof o==
"string"){if(!v.validate(o)){const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/0/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_a\
t/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var t=f===s;u=u||t;const g=s;if(o!==null){const l={
instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.
push(l),s++}var t=g===s;if(u=u||t,u)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/last_used_at",schemaPath:"#/properties/last_used_at/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}if(r.expires_at!==void 0){let o=r.expires_at;const m=s;let u=!1;
const f=s;if(typeof o=="string"){if(!v.validate(o)){const l={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/expires_at",schemaPath:"#/properties/e\
xpires_at/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var a=f===s;u=u||a;const g=s;if(o!==null){const l={
instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(
l),s++}var a=g===s;if(u=u||a,u)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}if(r.revoked_at!==void 0){let o=r.revoked_at;const m=s;let u=!1;const f=s;
if(typeof o=="string"){if(!v.validate(o)){const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/0/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_a\
t/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var p=f===s;u=u||p;const g=s;if(o!==null){const l={
instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[l]:e.push(
l),s++}var p=g===s;if(u=u||p,u)s=m,e!==null&&(m?e.length=m:e=null);else{const l={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[l]:e.push(l),s++}}if(r.api_key!==void 0){let o=r.api_key;if(typeof o=="string"){if(!ge.test(
o)){const m={instancePath:i+"/api_key",schemaPath:"#/properties/api_key/pattern",keyword:"pattern",params:{pattern:"^sk_"},message:'must match pattern "^sk_"'};
e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}return W.errors=e,s===0}W.evaluated={props:{id:!0,name:!0,permissions:!0,created_at:!0,last_used_at:!0,expires_at:!0,revoked_at:!0,api_key:!0},
dynamicProps:!1,dynamicItems:!1};const Ce=B;function B(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=B.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.api_keys===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"api_keys"},message:"must have required property 'api_keys'"};e===null?e=[t]:e.push(t),s++}if(r.api_keys!==void 0){let t=r.
api_keys;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)D(t[p],{instancePath:i+"/api_keys/"+p,parentData:t,parentDataProperty:p,rootData:d,dynamicAnchors:y})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const a={instancePath:i+"/api_keys",schemaPath:"#/properties/api_keys/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return B.errors=e,s===0}B.evaluated={props:{api_keys:!0},dynamicProps:!1,dynamicItems:!1};const Ke=G;const _e=ue.default,ve={type:"string",enum:["admin:read","admin:*"],$id:"EnumsApiKeyPermission"};function z(r,{instancePath:i="",parentData:c,parentDataProperty:h,
rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="admin:read"||
r==="admin:*")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ve.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};function G(r,{instancePath:i="",parentData:c,parentDataProperty:h,
rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.name===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must hav\
e required property 'name'"};e===null?e=[a]:e.push(a),s++}if(r.name!==void 0){let a=r.name;if(typeof a=="string"){if(b(a)>200){const p={instancePath:i+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),s++}if(b(a)<1){const p={
instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[p]:e.push(p),s++}if(!V.test(a)){const p={instancePath:i+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must m\
atch pattern "\\S"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(r.permissions!==void 0){let a=r.permissions;if(Array.isArray(a)){if(a.length>2){const u={instancePath:i+
"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[u]:e.push(
u),s++}const p=a.length;for(let u=0;u<p;u++)z(a[u],{instancePath:i+"/permissions/"+u,parentData:a,parentDataProperty:u,rootData:d,dynamicAnchors:y})||(e=e===null?
z.errors:e.concat(z.errors),s=e.length);let o=a.length,m;if(o>1){e:for(;o--;)for(m=o;m--;)if(_e(a[o],a[m])){const u={instancePath:i+"/permissions",schemaPath:"#\
/properties/permissions/uniqueItems",keyword:"uniqueItems",params:{i:o,j:m},message:"must NOT have duplicate items (items ## "+m+" and "+o+" are identical)"};e===
null?e=[u]:e.push(u),s++;break e}}}else{const p={instancePath:i+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),s++}}if(r.expires_at!==void 0){let a=r.expires_at;const p=s;let o=!1;const m=s;if(typeof a=="string"){if(!v.validate(a)){
const f={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}var t=m===s;o=o||t;const u=s;if(a!==null){const f={instancePath:i+"/expires_at",schemaPath:"\
#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),s++}var t=u===s;if(o=o||t,o)s=p,e!==null&&
(p?e.length=p:e=null);else{const f={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf"};e===null?e=[f]:e.push(f),s++}}}else{const a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[a]:e.push(a),s++}return G.errors=e,s===0}G.evaluated={props:{name:!0,permissions:!0,expires_at:!0},dynamicProps:!1,dynamicItems:!1};const Ue=j,pe={type:"\
object",required:["id","at","action","actor","actor_name","subject","outcome","address","request_id","detail"],properties:{id:{type:"string",format:"uuid"},at:{
type:"string",format:"date-time"},action:{type:"string"},actor:{type:"string"},actor_name:{type:"string"},subject:{type:["string","null"]},outcome:{$ref:"EnumsA\
uditOutcome"},address:{type:["string","null"]},request_id:{type:["string","null"]},detail:{type:"object",additionalProperties:!0}},$id:"MeAuditEntry"},Pe={type:"\
string",enum:["done","refused"],$id:"EnumsAuditOutcome"};function S(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=S.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="done"||r==="refused")){const t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Pe.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}
S.evaluated={dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,
s=0;const n=j.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}
if(r.at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===
null?e=[t]:e.push(t),s++}if(r.action===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"mus\
t have required property 'action'"};e===null?e=[t]:e.push(t),s++}if(r.actor===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"actor"},message:"must have required property 'actor'"};e===null?e=[t]:e.push(t),s++}if(r.actor_name===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"actor_name"},message:"must have required property 'actor_name'"};e===null?e=[t]:e.push(t),s++}if(r.subject===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject"},message:"must have required property 'subject'"};e===
null?e=[t]:e.push(t),s++}if(r.outcome===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"m\
ust have required property 'outcome'"};e===null?e=[t]:e.push(t),s++}if(r.address===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[t]:e.push(t),s++}if(r.request_id===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_id"},message:"must have required property 'request_id'"};e===null?e=[t]:e.push(t),s++}if(r.detail===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!k.test(t)){const a={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.at!==void 0){let t=r.at;if(typeof t=="string"){if(!v.validate(
t)){const a={instancePath:i+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.action!==void 0&&typeof r.action!="string"){const t={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.actor!==void 0&&typeof r.actor!="string"){const t={instancePath:i+"/actor",schemaPath:"\
#/properties/actor/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.actor_name!==void 0&&typeof r.actor_name!=
"string"){const t={instancePath:i+"/actor_name",schemaPath:"#/properties/actor_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.subject!==void 0){let t=r.subject;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/subject",schemaPath:"#/properties/subject/\
type",keyword:"type",params:{type:pe.properties.subject.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(r.outcome!==void 0&&(S(r.outcome,{
instancePath:i+"/outcome",parentData:r,parentDataProperty:"outcome",rootData:d,dynamicAnchors:y})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.address!==
void 0){let t=r.address;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:pe.
properties.address.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(r.request_id!==void 0){let t=r.request_id;if(typeof t!="string"&&t!==null){
const a={instancePath:i+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:pe.properties.request_id.type},message:"must be stri\
ng,null"};e===null?e=[a]:e.push(a),s++}}if(r.detail!==void 0){let t=r.detail;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"/detail",schemaPath:"\
#/properties/detail/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}j.evaluated={props:{id:!0,at:!0,action:!0,
actor:!0,actor_name:!0,subject:!0,outcome:!0,address:!0,request_id:!0,detail:!0},dynamicProps:!1,dynamicItems:!1};const Fe=H;function H(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=H.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.entries===void 0){const a={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[a]:e.push(a),s++}if(r.next_cursor===void 0){const a={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};e===null?e=
[a]:e.push(a),s++}if(r.entries!==void 0){let a=r.entries;if(Array.isArray(a)){const p=a.length;for(let o=0;o<p;o++)j(a[o],{instancePath:i+"/entries/"+o,parentData:a,
parentDataProperty:o,rootData:d,dynamicAnchors:y})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const p={instancePath:i+"/entries",schemaPath:"#/pr\
operties/entries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(r.next_cursor!==void 0){let a=r.next_cursor;
const p=s;let o=!1;const m=s;if(typeof a=="string"){if(!k.test(a)){const f={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/0/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/next_cursor",schemaPath:"#/prope\
rties/next_cursor/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}var t=m===s;o=o||t;const u=s;if(a!==
null){const f={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===
null?e=[f]:e.push(f),s++}var t=u===s;if(o=o||t,o)s=p,e!==null&&(p?e.length=p:e=null);else{const f={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_c\
ursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),s++}}}else{const a={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}return H.errors=e,s===0}H.evaluated={props:{entries:!0,next_cursor:!0},dynamicProps:!1,
dynamicItems:!1};const We=A;function A(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=A.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.client_id===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"client_id"},message:"must have required property 'client_id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.created_by===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_by"},message:"must have requir\
ed property 'created_by'"};e===null?e=[t]:e.push(t),s++}if(r.created_at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};e===null?e=[t]:e.push(t),s++}if(r.client_id!==void 0){let t=r.client_id;if(typeof t=="string"){
if(!k.test(t)){const a={instancePath:i+"/client_id",schemaPath:"#/properties/client_id/format",keyword:"format",params:{format:"uuid"},message:'must match forma\
t "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:i+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.created_by!==void 0&&typeof r.created_by!="string"){const t={
instancePath:i+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!v.validate(t)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/create\
d_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/\
created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}A.evaluated=
{props:{client_id:!0,name:!0,created_by:!0,created_at:!0},dynamicProps:!1,dynamicItems:!1};const Be=J;function J(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=J.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.client_id===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"client_id"},message:"must have required property 'client_id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.created_by===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_by"},message:"must have requir\
ed property 'created_by'"};e===null?e=[t]:e.push(t),s++}if(r.created_at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};e===null?e=[t]:e.push(t),s++}if(r.client_secret===void 0){const t={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"client_secret"},message:"must have required property 'client_secret'"};e===null?e=[t]:e.push(t),s++}if(r.
token_endpoint===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_endpoint"},message:"must have require\
d property 'token_endpoint'"};e===null?e=[t]:e.push(t),s++}if(r.client_id!==void 0){let t=r.client_id;if(typeof t=="string"){if(!k.test(t)){const a={instancePath:i+
"/client_id",schemaPath:"#/properties/client_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.created_by!==void 0&&typeof r.created_by!="string"){const t={instancePath:i+"/created_by",schemaPath:"#/prope\
rties/created_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.created_at!==void 0){let t=r.created_at;
if(typeof t=="string"){if(!v.validate(t)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.client_secret!==void 0&&typeof r.client_secret!="string"){
const t={instancePath:i+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}if(r.token_endpoint!==void 0){let t=r.token_endpoint;if(typeof t=="string"){if(!oe(t)){const a={instancePath:i+"/token_endpoint",schemaPath:"#\
/properties/token_endpoint/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/token_endpoint",schemaPath:"#/properties/token_endpoint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return J.errors=e,s===0}
J.evaluated={props:{client_id:!0,name:!0,created_by:!0,created_at:!0,client_secret:!0,token_endpoint:!0},dynamicProps:!1,dynamicItems:!1};const Ge=Q;function Q(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=Q.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.clients===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"clients"},message:"must have required property 'clients'"};e===null?e=[t]:e.push(t),s++}if(r.clients!==void 0){let t=r.
clients;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)A(t[p],{instancePath:i+"/clients/"+p,parentData:t,parentDataProperty:p,rootData:d,dynamicAnchors:y})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{const a={instancePath:i+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Q.errors=e,s===0}Q.evaluated={props:{clients:!0},dynamicProps:!1,dynamicItems:!1};const He=X;function X(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=X.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.name;if(typeof t==
"string"){if(b(t)>200){const a={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have mo\
re than 200 characters"};e===null?e=[a]:e.push(a),s++}if(b(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}if(!V.test(t)){const a={instancePath:i+"/name",schemaPath:"#/properties/n\
ame/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return X.errors=e,s===0}X.evaluated={props:{name:!0},dynamicProps:!1,
dynamicItems:!1};const Je=O;const be={type:"string",enum:["brand","property"],$id:"EnumsEntryKind"};function N(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=N.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="brand"||r==="property")){const t={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:be.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return N.errors=
e,s===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};const ke={type:"string",enum:["pending","approved","rejected"],$id:"EnumsReviewStatus"};function T(r,{instancePath:i="",
parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=T.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(r==="pending"||r==="approved"||r==="rejected")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ke.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:i="",
parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=O.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity"},message:"must have required property 'entity'"};e===null?e=[t]:e.push(t),s++}if(r.domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.review_status===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"review_status"},message:"must have required property 'review_status'"};e===null?e=[t]:e.push(
t),s++}if(r.revision_number===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revision_number"},message:"mus\
t have required property 'revision_number'"};e===null?e=[t]:e.push(t),s++}if(r.updated_at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'"};e===null?e=[t]:e.push(t),s++}if(r.entity!==void 0&&(N(r.entity,
{instancePath:i+"/entity",parentData:r,parentDataProperty:"entity",rootData:d,dynamicAnchors:y})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.domain!==
void 0&&typeof r.domain!="string"){const t={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(r.review_status!==void 0&&(T(r.review_status,{instancePath:i+"/review_status",parentData:r,parentDataProperty:"review\
_status",rootData:d,dynamicAnchors:y})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.revision_number!==void 0){let t=r.revision_number;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/revision_number",
schemaPath:"#/properties/revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(r.
updated_at!==void 0){let t=r.updated_at;if(typeof t=="string"){if(!v.validate(t)){const a={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/form\
at",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/updated_a\
t",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.review_id!==void 0){
let t=r.review_id;if(typeof t=="string"){if(!k.test(t)){const a={instancePath:i+"/review_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{
format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/review_id",schemaPath:"#/properties/review_id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.resembles!==void 0&&typeof r.resembles!="string"){const t={
instancePath:i+"/resembles",schemaPath:"#/properties/resembles/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}
O.evaluated={props:{entity:!0,domain:!0,review_status:!0,revision_number:!0,updated_at:!0,review_id:!0,resembles:!0},dynamicProps:!1,dynamicItems:!1};const Qe=Y,
we={type:"object",required:["entries","next_cursor"],properties:{entries:{type:"array",items:{$ref:"MeEntry"}},next_cursor:{type:["string","null"]}},$id:"MeEntr\
yList"};function Y(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=Y.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.entries===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),s++}if(r.next_cursor===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};e===
null?e=[t]:e.push(t),s++}if(r.entries!==void 0){let t=r.entries;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)O(t[p],{instancePath:i+"/entries/"+p,parentData:t,
parentDataProperty:p,rootData:d,dynamicAnchors:y})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{const a={instancePath:i+"/entries",schemaPath:"#/pr\
operties/entries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.next_cursor!==void 0){let t=r.next_cursor;
if(typeof t!="string"&&t!==null){const a={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:we.properties.next_cursor.
type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Y.errors=e,s===0}Y.evaluated={props:{entries:!0,next_cursor:!0},dynamicProps:!1,dynamicItems:!1};const Xe=Z;const qe={type:"string",enum:["user","api_key","client"],$id:"EnumsPrincipalKind"};function R(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,
dynamicAnchors:y={}}={}){let e=null,s=0;const n=R.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="user"||r==="api_key"||r==="client")){
const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),s++}return R.errors=e,s===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};const xe={type:"object",required:["id","name","tier","role"],properties:{id:{type:"\
string",format:"uuid"},name:{type:"string"},tier:{type:["string","null"]},role:{$ref:"EnumsMemberRole"}},$id:"MeStanding"},De={type:"string",enum:["owner","admi\
n","member"],$id:"EnumsMemberRole"};function _(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=_.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owner"||r==="admin"||r==="member")){const t={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:De.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}_.evaluated=
{dynamicProps:!1,dynamicItems:!1};function I(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=I.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:
e.push(t),s++}if(r.tier===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tier"},message:"must have required\
 property 'tier'"};e===null?e=[t]:e.push(t),s++}if(r.role===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
role"},message:"must have required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!k.test(t)){const a={instancePath:i+
"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.name!==
void 0&&typeof r.name!="string"){const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[t]:e.push(t),s++}if(r.tier!==void 0){let t=r.tier;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/tier",schemaPath:"#/properties/tie\
r/type",keyword:"type",params:{type:xe.properties.tier.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}r.role!==void 0&&(_(r.role,{instancePath:i+
"/role",parentData:r,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return I.errors=e,s===0}I.evaluated={props:{id:!0,
name:!0,tier:!0,role:!0},dynamicProps:!1,dynamicItems:!1};function Z(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){
let e=null,s=0;const n=Z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.kind===void 0){
const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[a]:
e.push(a),s++}if(r.id===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required pro\
perty 'id'"};e===null?e=[a]:e.push(a),s++}if(r.name===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}if(r.organization===void 0){const a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"organization"},message:"must have required property 'organization'"};e===null?e=[a]:e.push(a),s++}if(r.organizations===void 0){
const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"organizations"},message:"must have required property 'organizations'"};
e===null?e=[a]:e.push(a),s++}if(r.kind!==void 0&&(R(r.kind,{instancePath:i+"/kind",parentData:r,parentDataProperty:"kind",rootData:d,dynamicAnchors:y})||(e=e===
null?R.errors:e.concat(R.errors),s=e.length)),r.id!==void 0&&typeof r.id!="string"){const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(r.name!==void 0&&typeof r.name!="string"){const a={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(r.email!==void 0&&typeof r.email!="strin\
g"){const a={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}if(r.organization!==void 0){let a=r.organization;const p=s;let o=!1;const m=s;if(typeof a=="string"){if(!k.test(a)){const f={instancePath:i+"/organizatio\
n",schemaPath:"#/properties/organization/anyOf/0/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[f]:e.push(f),s++}}else{
const f={instancePath:i+"/organization",schemaPath:"#/properties/organization/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[f]:e.push(f),s++}var t=m===s;o=o||t;const u=s;if(a!==null){const f={instancePath:i+"/organization",schemaPath:"#/properties/organization/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),s++}var t=u===s;if(o=o||t,o)s=p,e!==null&&(p?e.length=p:e=null);else{const f={instancePath:i+
"/organization",schemaPath:"#/properties/organization/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),s++}}if(r.
organizations!==void 0){let a=r.organizations;if(Array.isArray(a)){const p=a.length;for(let o=0;o<p;o++)I(a[o],{instancePath:i+"/organizations/"+o,parentData:a,
parentDataProperty:o,rootData:d,dynamicAnchors:y})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)}else{const p={instancePath:i+"/organizations",schemaPath:"\
#/properties/organizations/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}return Z.errors=e,s===0}Z.evaluated={props:{kind:!0,id:!0,name:!0,
email:!0,organization:!0,organizations:!0},dynamicProps:!1,dynamicItems:!1};const Ye=E,je={type:"object",required:["invitation_id","role","email","created_by","\
created_at","expires_at"],properties:{invitation_id:{type:"string",format:"uuid"},role:{$ref:"EnumsMemberRole"},email:{type:["string","null"]},created_by:{type:"\
string"},created_at:{type:"string",format:"date-time"},expires_at:{type:"string",format:"date-time"}},$id:"MeInvitation"};function E(r,{instancePath:i="",parentData:c,
parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=E.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.invitation_id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
invitation_id"},message:"must have required property 'invitation_id'"};e===null?e=[t]:e.push(t),s++}if(r.role===void 0){const t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.email===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(
t),s++}if(r.created_by===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_by"},message:"must have req\
uired property 'created_by'"};e===null?e=[t]:e.push(t),s++}if(r.created_at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[t]:e.push(t),s++}if(r.expires_at===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};e===null?e=[t]:e.push(t),s++}
if(r.invitation_id!==void 0){let t=r.invitation_id;if(typeof t=="string"){if(!k.test(t)){const a={instancePath:i+"/invitation_id",schemaPath:"#/properties/invit\
ation_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/invita\
tion_id",schemaPath:"#/properties/invitation_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.role!==
void 0&&(_(r.role,{instancePath:i+"/role",parentData:r,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
r.email!==void 0){let t=r.email;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:je.
properties.email.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(r.created_by!==void 0&&typeof r.created_by!="string"){const t={instancePath:i+
"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.created_at!==
void 0){let t=r.created_at;if(typeof t=="string"){if(!v.validate(t)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.expires_at!==void 0){let t=r.expires_at;
if(typeof t=="string"){if(!v.validate(t)){const a={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return E.errors=e,s===0}E.evaluated={props:{invitation_id:!0,role:!0,email:!0,
created_by:!0,created_at:!0,expires_at:!0},dynamicProps:!1,dynamicItems:!1};const Ze=ee,Ae={type:"object",required:["invitation_id","role","email","created_by",
"created_at","expires_at","url"],properties:{invitation_id:{type:"string",format:"uuid"},role:{$ref:"EnumsMemberRole"},email:{type:["string","null"]},created_by:{
type:"string"},created_at:{type:"string",format:"date-time"},expires_at:{type:"string",format:"date-time"},url:{type:"string",format:"uri"}},$id:"MeInvitationCr\
eated"};function ee(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=ee.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.invitation_id===void 0){const t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"invitation_id"},message:"must have required property 'invitation_id'"};e===null?e=[t]:e.push(t),s++}if(r.role===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?
e=[t]:e.push(t),s++}if(r.email===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have \
required property 'email'"};e===null?e=[t]:e.push(t),s++}if(r.created_by===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_by"},message:"must have required property 'created_by'"};e===null?e=[t]:e.push(t),s++}if(r.created_at===void 0){const t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[t]:e.push(t),s++}if(r.expires_at===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_a\
t'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.invitation_id!==void 0){let t=r.invitation_id;if(typeof t=="string"){if(!k.test(t)){const a={
instancePath:i+"/invitation_id",schemaPath:"#/properties/invitation_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/invitation_id",schemaPath:"#/properties/invitation_id/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}}if(r.role!==void 0&&(_(r.role,{instancePath:i+"/role",parentData:r,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.email!==void 0){let t=r.email;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:Ae.properties.email.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(r.created_by!==void 0&&
typeof r.created_by!="string"){const t={instancePath:i+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}if(r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!v.validate(t)){const a={instancePath:i+"/cre\
ated_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(
a),s++}}else{const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.expires_at!==void 0){let t=r.expires_at;if(typeof t=="string"){if(!v.validate(t)){const a={instancePath:i+"/expires_at",schemaPath:"\
#/properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!oe(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ee.errors=e,s===0}ee.evaluated={props:{invitation_id:!0,role:!0,email:!0,created_by:!0,created_at:!0,
expires_at:!0,url:!0},dynamicProps:!1,dynamicItems:!1};const er=re;function re(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=re.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.invitations===void 0){const t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"invitations"},message:"must have required property 'invitations'"};e===null?e=[t]:e.push(t),s++}if(r.invitations!==
void 0){let t=r.invitations;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)E(t[p],{instancePath:i+"/invitations/"+p,parentData:t,parentDataProperty:p,
rootData:d,dynamicAnchors:y})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{const a={instancePath:i+"/invitations",schemaPath:"#/properties/invitati\
ons/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return re.errors=e,s===0}re.evaluated={props:{invitations:!0},dynamicProps:!1,
dynamicItems:!1};const rr=te;function te(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=te.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.role!==void 0&&(_(r.role,{instancePath:i+
"/role",parentData:r,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.email!==void 0){let t=r.email;
if(typeof t=="string"){if(b(t)>254){const a={instancePath:i+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"m\
ust NOT have more than 254 characters"};e===null?e=[a]:e.push(a),s++}if(b(t)<3){const a={instancePath:i+"/email",schemaPath:"#/properties/email/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/email",schemaPath:"#/p\
roperties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return te.errors=e,s===0}te.evaluated={props:{role:!0,email:!0},
dynamicProps:!1,dynamicItems:!1};const tr=M;function M(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=M.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.user_id===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"user_id"},message:"must have required property 'user_id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.email===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required propert\
y 'email'"};e===null?e=[t]:e.push(t),s++}if(r.role===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},
message:"must have required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.joined_at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"joined_at"},message:"must have required property 'joined_at'"};e===null?e=[t]:e.push(t),s++}if(r.user_id!==void 0){let t=r.user_id;
if(typeof t=="string"){if(!k.test(t)){const a={instancePath:i+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format:"uuid"},message:'\
must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:i+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.email!==void 0&&typeof r.email!="string"){const t={
instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.role!==
void 0&&(_(r.role,{instancePath:i+"/role",parentData:r,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
r.joined_at!==void 0){let t=r.joined_at;if(typeof t=="string"){if(!v.validate(t)){const a={instancePath:i+"/joined_at",schemaPath:"#/properties/joined_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/joined_at",schemaPath:"\
#/properties/joined_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===0}M.evaluated={props:{user_id:!0,name:!0,
email:!0,role:!0,joined_at:!0},dynamicProps:!1,dynamicItems:!1};const sr=se;function se(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=se.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.members===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"members"},message:"must have required property 'members'"};e===null?e=[t]:e.push(t),s++}if(r.members!==void 0){let t=r.
members;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)M(t[p],{instancePath:i+"/members/"+p,parentData:t,parentDataProperty:p,rootData:d,dynamicAnchors:y})||
(e=e===null?M.errors:e.concat(M.errors),s=e.length)}else{const a={instancePath:i+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return se.errors=e,s===0}se.evaluated={props:{members:!0},dynamicProps:!1,dynamicItems:!1};const ir=ie;function ie(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=ie.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[t]:e.push(t),s++}r.role!==void 0&&(_(r.role,{instancePath:i+
"/role",parentData:r,parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ie.errors=e,s===0}ie.evaluated={props:{role:!0},
dynamicProps:!1,dynamicItems:!1};const ar=ae,Oe={type:"object",required:["id","name","tier","role","created_at"],properties:{id:{type:"string",format:"uuid"},name:{
type:"string"},tier:{type:["string","null"]},role:{$ref:"EnumsMemberRole"},created_at:{type:"string",format:"date-time"}},$id:"MeOrganization"};function ae(r,{instancePath:i="",
parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.tier===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"tier"},message:"must have required property 'tier'"};e===null?e=[t]:e.push(t),s++}if(r.role===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[t]:e.push(t),
s++}if(r.created_at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have requir\
ed property 'created_at'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!k.test(t)){const a={instancePath:i+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"\
/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.name!==void 0&&typeof r.
name!="string"){const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(r.tier!==void 0){let t=r.tier;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/tier",schemaPath:"#/properties/tier/type",keyword:"\
type",params:{type:Oe.properties.tier.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}}if(r.role!==void 0&&(_(r.role,{instancePath:i+"/role",parentData:r,
parentDataProperty:"role",rootData:d,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.created_at!==void 0){let t=r.created_at;if(typeof t==
"string"){if(!v.validate(t)){const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ae.errors=e,s===0}ae.evaluated={props:{id:!0,name:!0,tier:!0,role:!0,created_at:!0},dynamicProps:!1,
dynamicItems:!1};const nr=ne;function ne(r,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=r,dynamicAnchors:y={}}={}){let e=null,s=0;const n=ne.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.name;if(typeof t==
"string"){if(b(t)>200){const a={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have mo\
re than 200 characters"};e===null?e=[a]:e.push(a),s++}if(b(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}if(!V.test(t)){const a={instancePath:i+"/name",schemaPath:"#/properties/n\
ame/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ne.errors=e,s===0}ne.evaluated={props:{name:!0},dynamicProps:!1,
dynamicItems:!1};const pr=I;export{$e as MeAgent,Le as MeAgentEnrolment,ze as MeAgentList,Se as MeAgentResponse,Ne as MeAgentUpdate,Te as MeAgentWarning,Re as MeApiKey,Ve as MeApiKeyCreated,
Ce as MeApiKeyList,Ke as MeApiKeyRequest,Ue as MeAuditEntry,Fe as MeAuditPage,We as MeClient,Be as MeClientCreated,Ge as MeClientList,He as MeClientRequest,Je as MeEntry,
Qe as MeEntryList,Xe as MeIdentity,Ye as MeInvitation,Ze as MeInvitationCreated,er as MeInvitationList,rr as MeInvitationRequest,tr as MeMember,sr as MeMemberList,
ir as MeMemberUpdate,ar as MeOrganization,nr as MeOrganizationUpdate,pr as MeStanding};
