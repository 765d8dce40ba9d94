// @generated from openapi/paths/me.yaml by codegen. Do not edit; run "npm run codegen".
import j from"ajv-formats/dist/formats.js";import I from"ajv/dist/runtime/equal.js";import _ from"ajv/dist/runtime/ucs2length.js";const K=k;const c=_.default,w=new RegExp("\\S","u");function k(r,{instancePath:a="",parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;
const m=k.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const n={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),
s++}if(r.name!==void 0){let n=r.name;if(typeof n=="string"){if(c(n)>200){const t={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLe\
ngth",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),s++}if(c(n)<1){const t={instancePath:a+"/name",schemaPath:"#\
/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!w.test(n)){const t={
instancePath:a+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[t]:e.push(
t),s++}}else{const t={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}}}else{const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return k.
errors=e,s===0}k.evaluated={props:{name:!0},dynamicProps:!1,dynamicItems:!1};const U=x;const E={type:"string",enum:["owner","admin","member"],$id:"EnumsMemberRole"};function g(r,{instancePath:a="",parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){
let e=null,s=0;const m=g.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof r!="string"){const n={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(r==="owner"||r==="admin"||r==="member")){const n={instancePath:a,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:E.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}return g.errors=
e,s===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};function x(r,{instancePath:a="",parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,
s=0;const m=x.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){const n={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[n]:e.push(n),
s++}r.role!==void 0&&(g(r.role,{instancePath:a+"/role",parentData:r,parentDataProperty:"role",rootData:l,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),
s=e.length))}else{const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return x.
errors=e,s===0}x.evaluated={props:{role:!0},dynamicProps:!1,dynamicItems:!1};const z=L;function L(r,{instancePath:a="",parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const m=L.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[n]:e.push(n),s++}if(r.role!==void 0&&(g(r.role,{instancePath:a+
"/role",parentData:r,parentDataProperty:"role",rootData:l,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.email!==void 0){let n=r.email;
if(typeof n=="string"){if(c(n)>254){const t={instancePath:a+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"m\
ust NOT have more than 254 characters"};e===null?e=[t]:e.push(t),s++}if(c(n)<3){const t={instancePath:a+"/email",schemaPath:"#/properties/email/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/email",schemaPath:"#/p\
roperties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return L.errors=e,s===0}L.evaluated={props:{role:!0,email:!0},
dynamicProps:!1,dynamicItems:!1};const C=q;const T=I.default,M={type:"string",enum:["admin:read","admin:*"],$id:"EnumsApiKeyPermission"};function b(r,{instancePath:a="",parentData:h,parentDataProperty:d,
rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const m=b.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof r!="string"){
const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(r==="admin:read"||
r==="admin:*")){const n={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:M.enum},message:"must be equal to one of the allowed values"};e===
null?e=[n]:e.push(n),s++}return b.errors=e,s===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};const $=j.fullFormats["date-time"];function q(r,{instancePath:a="",
parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const m=q.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(c(t)>200){const i={
instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[i]:e.push(i),s++}if(c(t)<1){const i={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}if(!w.test(t)){const i={instancePath:a+"/name",schemaPath:"#/properties/name/pattern",keyword:"patter\
n",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/name",schemaPath:"#/properties/name/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.permissions!==void 0){let t=r.permissions;if(Array.isArray(
t)){if(t.length>2){const y={instancePath:a+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT h\
ave more than 2 items"};e===null?e=[y]:e.push(y),s++}const i=t.length;for(let y=0;y<i;y++)b(t[y],{instancePath:a+"/permissions/"+y,parentData:t,parentDataProperty:y,
rootData:l,dynamicAnchors:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);let p=t.length,f;if(p>1){e:for(;p--;)for(f=p;f--;)if(T(t[p],t[f])){const y={instancePath:a+
"/permissions",schemaPath:"#/properties/permissions/uniqueItems",keyword:"uniqueItems",params:{i:p,j:f},message:"must NOT have duplicate items (items ## "+f+" a\
nd "+p+" are identical)"};e===null?e=[y]:e.push(y),s++;break e}}}else{const i={instancePath:a+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.expires_at!==void 0){let t=r.expires_at;const i=s;let p=!1;const f=s;if(typeof t==
"string"){if(!$.validate(t)){const o={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{format:"date-tim\
e"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}var n=f===s;p=p||n;const y=s;if(t!==null){const o={instancePath:a+
"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[o]:e.push(o),s++}var n=y===
s;if(p=p||n,p)s=i,e!==null&&(i?e.length=i:e=null);else{const o={instancePath:a+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}q.evaluated={props:{name:!0,permissions:!0,expires_at:!0},dynamicProps:!1,dynamicItems:!1};
const F=D;function D(r,{instancePath:a="",parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const m=D.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const n={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(r.name!==void 0){let n=r.name;if(typeof n==
"string"){if(c(n)>200){const t={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have mo\
re than 200 characters"};e===null?e=[t]:e.push(t),s++}if(c(n)<1){const t={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!w.test(n)){const t={instancePath:a+"/name",schemaPath:"#/properties/n\
ame/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return D.errors=e,s===0}D.evaluated={props:{name:!0},dynamicProps:!1,
dynamicItems:!1};const G=O;const N={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function v(r,{instancePath:a="",
parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const m=v.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),typeof r!="string"){const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}if(!(r==="brand"||r==="rights"||r==="measurement"||r==="governance"||r==="creative"||r==="sales"||r==="buying"||r==="signals")){const n={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:N.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}return v.errors=e,s===0}
v.evaluated={dynamicProps:!1,dynamicItems:!1};const S={type:"string",enum:["public","members_only","private"],$id:"EnumsAgentVisibility"};function P(r,{instancePath:a="",
parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const m=P.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),typeof r!="string"){const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}if(!(r==="public"||r==="members_only"||r==="private")){const n={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:S.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}return P.errors=e,s===0}P.evaluated={dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:a="",
parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const m=O.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.type===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="s\
tring"){if(c(t)>2048){const i={instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more\
 than 2048 characters"};e===null?e=[i]:e.push(i),s++}if(c(t)<1){const i={instancePath:a+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.type!==void 0){let t=r.type;const i=s;let p=!1;const f=s;v(t,{instancePath:a+
"/type",parentData:r,parentDataProperty:"type",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length);var n=f===s;p=p||n;const y=s;if(t!==
"unknown"){const o={instancePath:a+"/type",schemaPath:"#/properties/type/anyOf/1/const",keyword:"const",params:{allowedValue:"unknown"},message:"must be equal t\
o constant"};e===null?e=[o]:e.push(o),s++}var n=y===s;if(p=p||n,p)s=i,e!==null&&(i?e.length=i:e=null);else{const o={instancePath:a+"/type",schemaPath:"#/propert\
ies/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[o]:e.push(o),s++}}if(r.name!==void 0){let t=r.name;if(typeof t=="s\
tring"){if(c(t)>200){const i={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};e===null?e=[i]:e.push(i),s++}if(c(t)<1){const i={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}if(!w.test(t)){const i={instancePath:a+"/name",schemaPath:"#/properties/n\
ame/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}r.visibility!==void 0&&(P(r.visibility,{instancePath:a+
"/visibility",parentData:r,parentDataProperty:"visibility",rootData:l,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}O.evaluated={props:{url:!0,
type:!0,name:!0,visibility:!0},dynamicProps:!1,dynamicItems:!1};const H=A;function A(r,{instancePath:a="",parentData:h,parentDataProperty:d,rootData:l=r,dynamicAnchors:u={}}={}){let e=null,s=0;const m=A.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:a,schemaPath:"#/minPr\
operties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0){let t=r.type;
const i=s;let p=!1;const f=s;v(t,{instancePath:a+"/type",parentData:r,parentDataProperty:"type",rootData:l,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),
s=e.length);var n=f===s;p=p||n;const y=s;if(t!=="unknown"){const o={instancePath:a+"/type",schemaPath:"#/properties/type/anyOf/1/const",keyword:"const",params:{
allowedValue:"unknown"},message:"must be equal to constant"};e===null?e=[o]:e.push(o),s++}var n=y===s;if(p=p||n,p)s=i,e!==null&&(i?e.length=i:e=null);else{const o={
instancePath:a+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[o]:e.push(o),s++}}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(c(t)>200){const i={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),s++}if(c(t)<1){const i={instancePath:a+"/name",schemaPath:"#/properties/na\
me/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}if(!w.test(t)){const i={instancePath:a+
"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[i]:e.push(i),s++}}else{const i={
instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}r.visibility!==
void 0&&(P(r.visibility,{instancePath:a+"/visibility",parentData:r,parentDataProperty:"visibility",rootData:l,dynamicAnchors:u})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
s++}return A.errors=e,s===0}A.evaluated={props:{type:!0,name:!0,visibility:!0},dynamicProps:!1,dynamicItems:!1};export{H as changeMyAgentBody,U as changeMyMemberBody,C as createMyApiKeyBody,F as createMyClientBody,z as createMyInvitationBody,G as enrollMyAgentBody,K as updateMyOrganizationBody};
