// @generated from openapi/paths/agents.yaml by codegen. Do not edit; run "npm run codegen".
import k from"ajv/dist/runtime/ucs2length.js";const L=A;const w={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function h(s,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:c=s,dynamicAnchors:d={}}={}){let i=null,a=0;const p=h.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),typeof s!="string"){let e=typeof s,r;if(e=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],e=typeof s,typeof s=="string"&&(r=s)),r===void 0)if(e==
"number"||e=="boolean")r=""+s;else if(s===null)r="";else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};i===null?i=[t]:i.push(t),a++}r!==void 0&&(s=r,u!==void 0&&(u[y]=r))}if(!(s==="brand"||s==="rights"||s==="measurement"||s==="governance"||s==="creative"||s===
"sales"||s==="buying"||s==="signals")){const e={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:w.enum},message:"must be equal to one of\
 the allowed values"};i===null?i=[e]:i.push(e),a++}return h.errors=i,a===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};const x={type:"string",enum:["spec","li\
ve"],$id:"EnumsVerificationMode"};function g(s,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:c=s,dynamicAnchors:d={}}={}){let i=null,a=0;const p=g.
evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),typeof s!="string"){let e=typeof s,r;if(e=="object"&&Array.isArray(s)&&s.length==
1&&(s=s[0],e=typeof s,typeof s=="string"&&(r=s)),r===void 0)if(e=="number"||e=="boolean")r=""+s;else if(s===null)r="";else{const t={instancePath:o,schemaPath:"#\
/type",keyword:"type",params:{type:"string"},message:"must be string"};i===null?i=[t]:i.push(t),a++}r!==void 0&&(s=r,u!==void 0&&(u[y]=r))}if(!(s==="spec"||s===
"live")){const e={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:x.enum},message:"must be equal to one of the allowed values"};i===null?
i=[e]:i.push(e),a++}return g.errors=i,a===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const m=k.default,T=new RegExp("^[^%_]*$","u");function A(s,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:c=s,dynamicAnchors:d={}}={}){let i=null,a=0;const p=A.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type!==void 0&&(h(s.type,{instancePath:o+"/type",parentData:s,parentDataProperty:"type",rootData:c,
dynamicAnchors:d})||(i=i===null?h.errors:i.concat(h.errors),a=i.length)),s.health!==void 0){let e=s.health;if(typeof e!="boolean"){let r=typeof e,t;if(r=="objec\
t"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="boolean"&&(t=e)),t===void 0)if(e==="false"||e===0||e===null)t=!1;else if(e==="true"||e===1)t=!0;else{
const n={instancePath:o+"/health",schemaPath:"#/properties/health/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};i===null?i=[n]:i.push(
n),a++}t!==void 0&&(e=t,s!==void 0&&(s.health=t))}}if(s.capabilities!==void 0){let e=s.capabilities;if(typeof e!="boolean"){let r=typeof e,t;if(r=="object"&&Array.
isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="boolean"&&(t=e)),t===void 0)if(e==="false"||e===0||e===null)t=!1;else if(e==="true"||e===1)t=!0;else{const n={
instancePath:o+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};i===null?i=[n]:i.push(
n),a++}t!==void 0&&(e=t,s!==void 0&&(s.capabilities=t))}}if(s.properties!==void 0){let e=s.properties;if(typeof e!="boolean"){let r=typeof e,t;if(r=="object"&&Array.
isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="boolean"&&(t=e)),t===void 0)if(e==="false"||e===0||e===null)t=!1;else if(e==="true"||e===1)t=!0;else{const n={
instancePath:o+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};i===null?i=[n]:i.push(n),
a++}t!==void 0&&(e=t,s!==void 0&&(s.properties=t))}}if(s.compliance!==void 0){let e=s.compliance;if(typeof e!="boolean"){let r=typeof e,t;if(r=="object"&&Array.
isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="boolean"&&(t=e)),t===void 0)if(e==="false"||e===0||e===null)t=!1;else if(e==="true"||e===1)t=!0;else{const n={
instancePath:o+"/compliance",schemaPath:"#/properties/compliance/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};i===null?i=[n]:i.push(n),
a++}t!==void 0&&(e=t,s!==void 0&&(s.compliance=t))}}if(s.verified!==void 0){let e=s.verified;if(typeof e!="boolean"){let r=typeof e,t;if(r=="object"&&Array.isArray(
e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="boolean"&&(t=e)),t===void 0)if(e==="false"||e===0||e===null)t=!1;else if(e==="true"||e===1)t=!0;else{const n={instancePath:o+
"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=
t,s!==void 0&&(s.verified=t))}}if(s.verification_mode!==void 0){let e=s.verification_mode;if(!Array.isArray(e)){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&
e.length==1&&(e=e[0],r=typeof e,Array.isArray(e)&&(t=e)),t===void 0)if(r==="string"||r==="number"||r==="boolean"||e===null)t=[e];else{const n={instancePath:o+"/\
verification_mode",schemaPath:"#/properties/verification_mode/type",keyword:"type",params:{type:"array"},message:"must be array"};i===null?i=[n]:i.push(n),a++}t!==
void 0&&(e=t,s!==void 0&&(s.verification_mode=t))}if(Array.isArray(e)){if(e.length>2){const t={instancePath:o+"/verification_mode",schemaPath:"#/properties/veri\
fication_mode/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};i===null?i=[t]:i.push(t),a++}const r=e.length;for(let t=0;t<
r;t++)g(e[t],{instancePath:o+"/verification_mode/"+t,parentData:e,parentDataProperty:t,rootData:c,dynamicAnchors:d})||(i=i===null?g.errors:i.concat(g.errors),a=
i.length)}}if(s.metric_id!==void 0){let e=s.metric_id;if(!Array.isArray(e)){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,Array.
isArray(e)&&(t=e)),t===void 0)if(r==="string"||r==="number"||r==="boolean"||e===null)t=[e];else{const n={instancePath:o+"/metric_id",schemaPath:"#/properties/me\
tric_id/type",keyword:"type",params:{type:"array"},message:"must be array"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.metric_id=t))}if(Array.
isArray(e)){if(e.length>20){const t={instancePath:o+"/metric_id",schemaPath:"#/properties/metric_id/maxItems",keyword:"maxItems",params:{limit:20},message:"must\
 NOT have more than 20 items"};i===null?i=[t]:i.push(t),a++}const r=e.length;for(let t=0;t<r;t++){let n=e[t];if(typeof n!="string"){let f=typeof n,l;if(f=="obje\
ct"&&Array.isArray(n)&&n.length==1&&(n=n[0],f=typeof n,typeof n=="string"&&(l=n)),l===void 0)if(f=="number"||f=="boolean")l=""+n;else if(n===null)l="";else{const b={
instancePath:o+"/metric_id/"+t,schemaPath:"#/properties/metric_id/items/type",keyword:"type",params:{type:"string"},message:"must be string"};i===null?i=[b]:i.push(
b),a++}l!==void 0&&(n=l,e!==void 0&&(e[t]=l))}if(typeof n=="string"){if(m(n)>256){const f={instancePath:o+"/metric_id/"+t,schemaPath:"#/properties/metric_id/ite\
ms/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};i===null?i=[f]:i.push(f),a++}if(m(n)<1){const f={instancePath:o+
"/metric_id/"+t,schemaPath:"#/properties/metric_id/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};i===null?
i=[f]:i.push(f),a++}}}}}if(s.accreditation!==void 0){let e=s.accreditation;if(!Array.isArray(e)){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&e.length==1&&
(e=e[0],r=typeof e,Array.isArray(e)&&(t=e)),t===void 0)if(r==="string"||r==="number"||r==="boolean"||e===null)t=[e];else{const n={instancePath:o+"/accreditation",
schemaPath:"#/properties/accreditation/type",keyword:"type",params:{type:"array"},message:"must be array"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&
(s.accreditation=t))}if(Array.isArray(e)){if(e.length>20){const t={instancePath:o+"/accreditation",schemaPath:"#/properties/accreditation/maxItems",keyword:"max\
Items",params:{limit:20},message:"must NOT have more than 20 items"};i===null?i=[t]:i.push(t),a++}const r=e.length;for(let t=0;t<r;t++){let n=e[t];if(typeof n!=
"string"){let f=typeof n,l;if(f=="object"&&Array.isArray(n)&&n.length==1&&(n=n[0],f=typeof n,typeof n=="string"&&(l=n)),l===void 0)if(f=="number"||f=="boolean")
l=""+n;else if(n===null)l="";else{const b={instancePath:o+"/accreditation/"+t,schemaPath:"#/properties/accreditation/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};i===null?i=[b]:i.push(b),a++}l!==void 0&&(n=l,e!==void 0&&(e[t]=l))}if(typeof n=="string"){if(m(n)>128){const f={instancePath:o+
"/accreditation/"+t,schemaPath:"#/properties/accreditation/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characte\
rs"};i===null?i=[f]:i.push(f),a++}if(m(n)<1){const f={instancePath:o+"/accreditation/"+t,schemaPath:"#/properties/accreditation/items/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};i===null?i=[f]:i.push(f),a++}}}}}if(s.q!==void 0){let e=s.q;if(typeof e!="string"){let r=typeof e,
t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="string"&&(t=e)),t===void 0)if(r=="number"||r=="boolean")t=""+e;else if(e===null)t=
"";else{const n={instancePath:o+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type:"string"},message:"must be string"};i===null?i=[n]:i.push(n),a++}
t!==void 0&&(e=t,s!==void 0&&(s.q=t))}if(typeof e=="string"){if(m(e)>64){const r={instancePath:o+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};i===null?i=[r]:i.push(r),a++}if(!T.test(e)){const r={instancePath:o+"/q",schemaPath:"#/proper\
ties/q/pattern",keyword:"pattern",params:{pattern:"^[^%_]*$"},message:'must match pattern "^[^%_]*$"'};i===null?i=[r]:i.push(r),a++}}}}else{const e={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};i===null?i=[e]:i.push(e),a++}return A.errors=i,a===0}A.evaluated={props:{type:!0,
health:!0,capabilities:!0,properties:!0,compliance:!0,verified:!0,verification_mode:!0,metric_id:!0,accreditation:!0,q:!0},dynamicProps:!1,dynamicItems:!1};const N=v;function v(s,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:c=s,dynamicAnchors:d={}}={}){let i=null,a=0;const p=v.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};i===null?i=[e]:i.push(e),a++}return v.errors=i,a===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const I=_;function _(s,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:c=s,dynamicAnchors:d={}}={}){let i=null,a=0;const p=_.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.min_properties!==void 0){let e=s.min_properties;if(typeof e=="stri\
ng"&&e&&e==+e&&!/^-?\d+(\.\d+)?$/.test(e)){const r={instancePath:o+"/min_properties",schemaPath:"#/allOf/0/properties/min_properties/decimal",keyword:"decimal",
params:{type:"number"},message:"must be number"};i===null?i=[r]:i.push(r),a++}if(Array.isArray(e)){const r=e.length;for(let t=0;t<r;t++){let n=e[t];if(typeof n==
"string"&&n&&n==+n&&!/^-?\d+(\.\d+)?$/.test(n)){const f={instancePath:o+"/min_properties/"+t,schemaPath:"#/allOf/0/properties/min_properties/items/decimal",keyword:"\
decimal",params:{type:"number"},message:"must be number"};i===null?i=[f]:i.push(f),a++}}}}if(s.limit!==void 0){let e=s.limit;if(typeof e=="string"&&e&&e==+e&&!(e%
1)&&!/^-?\d+$/.test(e)){const r={instancePath:o+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must\
 be integer"};i===null?i=[r]:i.push(r),a++}if(Array.isArray(e)){const r=e.length;for(let t=0;t<r;t++){let n=e[t];if(typeof n=="string"&&n&&n==+n&&!(n%1)&&!/^-?\d+$/.
test(n)){const f={instancePath:o+"/limit/"+t,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be in\
teger"};i===null?i=[f]:i.push(f),a++}}}}}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.channels!==void 0){let e=s.channels;if(typeof e!="string"){let r=typeof e,
t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="string"&&(t=e)),t===void 0)if(r=="number"||r=="boolean")t=""+e;else if(e===null)t=
"";else{const n={instancePath:o+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type:"string"},message:"must be string"};i===null?i=[
n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.channels=t))}if(typeof e=="string"&&m(e)>16384){const r={instancePath:o+"/channels",schemaPath:"#/properties/ch\
annels/maxLength",keyword:"maxLength",params:{limit:16384},message:"must NOT have more than 16384 characters"};i===null?i=[r]:i.push(r),a++}}if(s.property_types!==
void 0){let e=s.property_types;if(typeof e!="string"){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="string"&&(t=
e)),t===void 0)if(r=="number"||r=="boolean")t=""+e;else if(e===null)t="";else{const n={instancePath:o+"/property_types",schemaPath:"#/properties/property_types/\
type",keyword:"type",params:{type:"string"},message:"must be string"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.property_types=t))}if(typeof e==
"string"&&m(e)>16384){const r={instancePath:o+"/property_types",schemaPath:"#/properties/property_types/maxLength",keyword:"maxLength",params:{limit:16384},message:"\
must NOT have more than 16384 characters"};i===null?i=[r]:i.push(r),a++}}if(s.markets!==void 0){let e=s.markets;if(typeof e!="string"){let r=typeof e,t;if(r=="o\
bject"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="string"&&(t=e)),t===void 0)if(r=="number"||r=="boolean")t=""+e;else if(e===null)t="";else{const n={
instancePath:o+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{type:"string"},message:"must be string"};i===null?i=[n]:i.push(n),a++}t!==
void 0&&(e=t,s!==void 0&&(s.markets=t))}if(typeof e=="string"&&m(e)>16384){const r={instancePath:o+"/markets",schemaPath:"#/properties/markets/maxLength",keyword:"\
maxLength",params:{limit:16384},message:"must NOT have more than 16384 characters"};i===null?i=[r]:i.push(r),a++}}if(s.categories!==void 0){let e=s.categories;if(typeof e!=
"string"){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="string"&&(t=e)),t===void 0)if(r=="number"||r=="boolean")
t=""+e;else if(e===null)t="";else{const n={instancePath:o+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"string"},message:"\
must be string"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.categories=t))}if(typeof e=="string"&&m(e)>16384){const r={instancePath:o+"/catego\
ries",schemaPath:"#/properties/categories/maxLength",keyword:"maxLength",params:{limit:16384},message:"must NOT have more than 16384 characters"};i===null?i=[r]:
i.push(r),a++}}if(s.tags!==void 0){let e=s.tags;if(typeof e!="string"){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e==
"string"&&(t=e)),t===void 0)if(r=="number"||r=="boolean")t=""+e;else if(e===null)t="";else{const n={instancePath:o+"/tags",schemaPath:"#/properties/tags/type",keyword:"\
type",params:{type:"string"},message:"must be string"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.tags=t))}if(typeof e=="string"&&m(e)>16384){
const r={instancePath:o+"/tags",schemaPath:"#/properties/tags/maxLength",keyword:"maxLength",params:{limit:16384},message:"must NOT have more than 16384 charact\
ers"};i===null?i=[r]:i.push(r),a++}}if(s.delivery_types!==void 0){let e=s.delivery_types;if(typeof e!="string"){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&
e.length==1&&(e=e[0],r=typeof e,typeof e=="string"&&(t=e)),t===void 0)if(r=="number"||r=="boolean")t=""+e;else if(e===null)t="";else{const n={instancePath:o+"/d\
elivery_types",schemaPath:"#/properties/delivery_types/type",keyword:"type",params:{type:"string"},message:"must be string"};i===null?i=[n]:i.push(n),a++}t!==void 0&&
(e=t,s!==void 0&&(s.delivery_types=t))}if(typeof e=="string"&&m(e)>16384){const r={instancePath:o+"/delivery_types",schemaPath:"#/properties/delivery_types/maxL\
ength",keyword:"maxLength",params:{limit:16384},message:"must NOT have more than 16384 characters"};i===null?i=[r]:i.push(r),a++}}if(s.has_tmp!==void 0){let e=s.
has_tmp;if(typeof e!="boolean"){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="boolean"&&(t=e)),t===void 0)if(e===
"false"||e===0||e===null)t=!1;else if(e==="true"||e===1)t=!0;else{const n={instancePath:o+"/has_tmp",schemaPath:"#/properties/has_tmp/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.has_tmp=t))}}if(s.min_properties!==void 0){let e=s.min_properties;
if(!(typeof e=="number"&&isFinite(e))){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="number"&&isFinite(e)&&(t=e)),
t===void 0)if(r=="boolean"||e===null||r=="string"&&e&&e==+e)t=+e;else{const n={instancePath:o+"/min_properties",schemaPath:"#/properties/min_properties/type",keyword:"\
type",params:{type:"number"},message:"must be number"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.min_properties=t))}if(typeof e=="number"&&isFinite(
e)){if(e>2147483647||isNaN(e)){const r={instancePath:o+"/min_properties",schemaPath:"#/properties/min_properties/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};i===null?i=[r]:i.push(r),a++}if(e<0||isNaN(e)){const r={instancePath:o+"/min_properties",schemaPath:"#/pr\
operties/min_properties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};i===null?i=[r]:i.push(r),a++}}}if(s.cursor!==void 0){
let e=s.cursor;if(typeof e!="string"){let r=typeof e,t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="string"&&(t=e)),t===void 0)if(r==
"number"||r=="boolean")t=""+e;else if(e===null)t="";else{const n={instancePath:o+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.cursor=t))}if(typeof e=="string"){if(m(e)>4096){const r={instancePath:o+
"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};i===null?i=[r]:i.
push(r),a++}if(m(e)<1){const r={instancePath:o+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};i===null?i=[r]:i.push(r),a++}}}if(s.limit!==void 0){let e=s.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let r=typeof e,
t;if(r=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],r=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(t=e)),t===void 0)if(r==="boolean"||e===
null||r==="string"&&e&&e==+e&&!(e%1))t=+e;else{const n={instancePath:o+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};i===null?i=[n]:i.push(n),a++}t!==void 0&&(e=t,s!==void 0&&(s.limit=t))}if(typeof e=="number"&&isFinite(e)){if(e>200||isNaN(e)){const r={instancePath:o+
"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};i===null?i=[r]:i.push(r),a++}if(e<
1||isNaN(e)){const r={instancePath:o+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
i===null?i=[r]:i.push(r),a++}}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};i===null?i=[e]:
i.push(e),a++}return _.errors=i,a===0}_.evaluated={props:{channels:!0,property_types:!0,markets:!0,categories:!0,tags:!0,delivery_types:!0,has_tmp:!0,min_properties:!0,
cursor:!0,limit:!0},dynamicProps:!1,dynamicItems:!1};const O=P;function P(s,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:c=s,dynamicAnchors:d={}}={}){let i=null,a=0;const p=P.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};i===null?i=[e]:i.push(e),a++}return P.errors=i,a===0}P.evaluated={dynamicProps:!1,dynamicItems:!1};export{N as listAgentsPath,L as listAgentsQuery,O as searchAgentsPath,I as searchAgentsQuery};
