// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".
import w from"ajv/dist/runtime/ucs2length.js";const x=d;const o=w.default;function d(i,{instancePath:a="",parentData:P,parentDataProperty:v,rootData:f=i,dynamicAnchors:c={}}={}){let e=null,s=0;const m=d.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.domains===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domains"},message:"must have required property 'domains'"};e===null?e=[r]:e.push(r),s++}if(i.domains!==void 0){
let r=i.domains;if(Array.isArray(r)){if(r.length>100){const n={instancePath:a+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),s++}if(r.length<1){const n={instancePath:a+"/domains",schemaPath:"#/properties/domains/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const t=r.length;for(let n=0;n<t;n++){let l=r[n];
if(typeof l=="string"){if(o(l)>2048){const p={instancePath:a+"/domains/"+n,schemaPath:"#/properties/domains/items/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[p]:e.push(p),s++}if(o(l)<1){const p={instancePath:a+"/domains/"+n,schemaPath:"#/properties/domain\
s/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+
"/domains/"+n,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const t={
instancePath:a+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}
d.evaluated={props:{domains:!0},dynamicProps:!1,dynamicItems:!1};const _=g;const b=new RegExp("\\S","u");function u(i,{instancePath:a="",parentData:P,parentDataProperty:v,rootData:f=i,dynamicAnchors:c={}}={}){let e=null,s=0;const m=u.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(i.name===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
s++}if(i.type!==void 0){let r=i.type;if(typeof r=="string"){if(o(r)>64){const t={instancePath:a+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLen\
gth",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),s++}if(o(r)<1){const t={instancePath:a+"/type",schemaPath:"#/pr\
operties/type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.name!==void 0){let r=i.
name;if(typeof r=="string"){if(o(r)>255){const t={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),s++}if(o(r)<1){const t={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!b.test(r)){const t={instancePath:a+"/name",schemaPath:"\
#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.property_type!==void 0&&
typeof i.property_type!="string"){const r={instancePath:a+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(i.property_id!==void 0){let r=i.property_id;if(typeof r=="string"){if(o(r)>255){const t={instancePath:a+"/prope\
rty_id",schemaPath:"#/properties/property_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:
e.push(t),s++}if(o(r)<1){const t={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/property_id",schemaPath:"#/properties/property_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.identifiers!==void 0){let r=i.identifiers;if(Array.isArray(r)){if(r.length>
100){const n={instancePath:a+"/identifiers",schemaPath:"#/properties/identifiers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more tha\
n 100 items"};e===null?e=[n]:e.push(n),s++}const t=r.length;for(let n=0;n<t;n++){let l=r[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.type===void 0){const p={
instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have requ\
ired property 'type'"};e===null?e=[p]:e.push(p),s++}if(l.value===void 0){const p={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/re\
quired",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),s++}if(l.type!==void 0){let p=l.
type;if(typeof p=="string"){if(o(p)>64){const h={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[h]:e.push(h),s++}if(o(p)<1){const h={instancePath:a+"/identif\
iers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:a+"/identifiers/"+n+"/type",schemaPath:"#/properties/identifiers/items/properties/type/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}if(l.value!==void 0){let p=l.value;if(typeof p=="string"){if(o(
p)>2048){const h={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[h]:e.push(h),s++}if(o(p)<1){const h={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/prop\
erties/identifiers/items/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(
h),s++}}else{const h={instancePath:a+"/identifiers/"+n+"/value",schemaPath:"#/properties/identifiers/items/properties/value/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}}else{const p={instancePath:a+"/identifiers/"+n,schemaPath:"#/properties/identifiers/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:a+"/identifiers",schemaPath:"#/propert\
ies/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(i.tags!==void 0){let r=i.tags;if(Array.isArray(
r)){if(r.length>100){const n={instancePath:a+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more t\
han 100 items"};e===null?e=[n]:e.push(n),s++}const t=r.length;for(let n=0;n<t;n++){let l=r[n];if(typeof l=="string"){if(o(l)>64){const p={instancePath:a+"/tags/"+
n,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),
s++}if(o(l)<1){const p={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/tags/"+n,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return u.errors=e,s===0}u.evaluated={props:{type:!0,name:!0,property_type:!0,property_id:!0,identifiers:!0,tags:!0},
dynamicProps:!1,dynamicItems:!1};const L=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function y(i,{
instancePath:a="",parentData:P,parentDataProperty:v,rootData:f=i,dynamicAnchors:c={}}={}){let e=null,s=0;const m=y.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name!==void 0){let r=i.name;if(typeof r=="string"){if(o(r)>255){const t={instancePath:a+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(
t),s++}}else{const t={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}}if(i.email!==void 0){let r=i.email;if(typeof r=="string"){if(o(r)>254){const t={instancePath:a+"/email",schemaPath:"#/properties/email/maxLength",
keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[t]:e.push(t),s++}if(!L.test(r)){const t={instancePath:a+"/e\
mail",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}
y.evaluated={props:{name:!0,email:!0},dynamicProps:!1,dynamicItems:!1};function g(i,{instancePath:a="",parentData:P,parentDataProperty:v,rootData:f=i,dynamicAnchors:c={}}={}){
let e=null,s=0;const m=g.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.publisher_domain===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'pub\
lisher_domain'"};e===null?e=[r]:e.push(r),s++}if(i.publisher_domain!==void 0){let r=i.publisher_domain;if(typeof r=="string"){if(o(r)>2048){const t={instancePath:a+
"/publisher_domain",schemaPath:"#/properties/publisher_domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 character\
s"};e===null?e=[t]:e.push(t),s++}if(o(r)<1){const t={instancePath:a+"/publisher_domain",schemaPath:"#/properties/publisher_domain/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/publisher_domain",schemaPath:"#/p\
roperties/publisher_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.properties!==void 0){let r=i.
properties;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:a+"/properties",schemaPath:"#/properties/properties/maxItems",keyword:"maxItems",params:{
limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),s++}const t=r.length;for(let n=0;n<t;n++)u(r[n],{instancePath:a+"/properties/"+
n,parentData:r,parentDataProperty:n,rootData:f,dynamicAnchors:c})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)}else{const t={instancePath:a+"/properties",
schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}i.contact!==void 0&&(y(i.contact,
{instancePath:a+"/contact",parentData:i,parentDataProperty:"contact",rootData:f,dynamicAnchors:c})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return g.errors=e,s===0}g.evaluated=
{props:{publisher_domain:!0,properties:!0,contact:!0,authorized_agents:!0},dynamicProps:!1,dynamicItems:!1};export{x as resolvePropertiesBulkBody,_ as savePropertyBody};
