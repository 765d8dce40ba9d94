// @generated from openapi/paths/brands.yaml by codegen. Do not edit; run "npm run codegen".
import O from"ajv-formats/dist/formats.js";import D from"ajv/dist/runtime/ucs2length.js";const R=k;const l=D.default;function k(a,{instancePath:n="",parentData:c,parentDataProperty:y,rootData:u=a,dynamicAnchors:h={}}={}){let e=null,t=0;const m=k.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.domains===void 0){const s={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domains"},message:"must have required property 'domains'"};e===null?e=[s]:e.push(s),t++}if(a.domains!==void 0){
let s=a.domains;if(Array.isArray(s)){if(s.length>100){const i={instancePath:n+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[i]:e.push(i),t++}if(s.length<1){const i={instancePath:n+"/domains",schemaPath:"#/properties/domains/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}const r=s.length;for(let i=0;i<r;i++){let p=s[i];
if(typeof p=="string"){if(l(p)>2048){const o={instancePath:n+"/domains/"+i,schemaPath:"#/properties/domains/items/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[o]:e.push(o),t++}if(l(p)<1){const o={instancePath:n+"/domains/"+i,schemaPath:"#/properties/domain\
s/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:n+
"/domains/"+i,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{const r={
instancePath:n+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}}}else{
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}
k.evaluated={props:{domains:!0},dynamicProps:!1,dynamicItems:!1};const E=_;const A=new RegExp("\\S","u");const T=O.fullFormats.uri,j=new RegExp("^https?://","u");function b(a,{instancePath:n="",parentData:c,parentDataProperty:y,rootData:u=a,dynamicAnchors:h={}}={}){
let e=null,t=0;const m=b.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){
const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.
push(s),t++}if(a.tags===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required p\
roperty 'tags'"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let s=a.url;if(typeof s=="string"){if(l(s)>2048){const r={instancePath:n+"/url",schemaPath:"#/p\
roperties/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[r]:e.push(r),t++}if(!j.test(s)){
const r={instancePath:n+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};
e===null?e=[r]:e.push(r),t++}if(!T(s)){const r={instancePath:n+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must \
match format "uri"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.tags!==void 0){let s=a.tags;if(Array.isArray(s)){if(s.length>50){const i={instancePath:n+"/tags",schemaPath:"\
#/properties/tags/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[i]:e.push(i),t++}const r=s.length;for(let i=0;i<
r;i++){let p=s[i];if(typeof p=="string"){if(l(p)>64){const o={instancePath:n+"/tags/"+i,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),t++}if(l(p)<1){const o={instancePath:n+"/tags/"+i,schemaPath:"#/properties/t\
ags/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:n+
"/tags/"+i,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{const r={
instancePath:n+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}}}else{const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}b.evaluated=
{props:{url:!0,tags:!0},dynamicProps:!1,dynamicItems:!1};const x=new RegExp("^#[0-9A-Fa-f]{6}$","u");function P(a,{instancePath:n="",parentData:c,parentDataProperty:y,rootData:u=a,dynamicAnchors:h={}}={}){let e=null,t=0;
const m=P.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.hex===void 0){const s={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"hex"},message:"must have required property 'hex'"};e===null?e=[s]:e.push(s),t++}if(a.type===
void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),t++}if(a.hex!==void 0){let s=a.hex;if(typeof s=="string"){if(!x.test(s)){const r={instancePath:n+"/hex",schemaPath:"#/properties/hex/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n+"/hex",
schemaPath:"#/properties/hex/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.type!==void 0){let s=a.type;
if(typeof s=="string"){if(l(s)>64){const r={instancePath:n+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64},message:"must \
NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(l(s)<1){const r={instancePath:n+"/type",schemaPath:"#/properties/type/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n+"/type",schemaPath:"#/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return P.errors=e,t===0}P.evaluated={props:{hex:!0,type:!0},dynamicProps:!1,
dynamicItems:!1};function w(a,{instancePath:n="",parentData:c,parentDataProperty:y,rootData:u=a,dynamicAnchors:h={}}={}){let e=null,t=0;const m=w.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a))for(const s in a){let r=a[s];if(typeof r=="string"){if(!x.test(r)){const i={
instancePath:n+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'\
must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===0}w.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function d(a,{instancePath:n="",parentData:c,parentDataProperty:y,rootData:u=a,dynamicAnchors:h={}}={}){let e=null,t=0;const m=d.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name!==void 0){let r=a.name;if(typeof r=="string"){
if(l(r)>255){const i={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 25\
5 characters"};e===null?e=[i]:e.push(i),t++}if(l(r)<1){const i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(l(
r)>5e3){const i={instancePath:n+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:5e3},message:"must NOT have mor\
e than 5000 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(a.logos!==void 0){let r=a.logos;if(Array.isArray(r)){if(r.length>100){const p={instancePath:n+
"/logos",schemaPath:"#/properties/logos/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[p]:e.push(p),t++}
const i=r.length;for(let p=0;p<i;p++)b(r[p],{instancePath:n+"/logos/"+p,parentData:r,parentDataProperty:p,rootData:u,dynamicAnchors:h})||(e=e===null?b.errors:e.
concat(b.errors),t=e.length)}else{const i={instancePath:n+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[i]:e.push(i),t++}}if(a.colors!==void 0){let r=a.colors;const i=t;let p=!1,o=null;const I=t;if(Array.isArray(r)){if(r.length>100){const f={instancePath:n+
"/colors",schemaPath:"#/properties/colors/oneOf/0/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[f]:e.
push(f),t++}const g=r.length;for(let f=0;f<g;f++)P(r[f],{instancePath:n+"/colors/"+f,parentData:r,parentDataProperty:f,rootData:u,dynamicAnchors:h})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length)}else{const g={instancePath:n+"/colors",schemaPath:"#/properties/colors/oneOf/0/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[g]:e.push(g),t++}var s=I===t;s&&(p=!0,o=0);const q=t;w(r,{instancePath:n+"/colors",parentData:a,parentDataProperty:"colors",
rootData:u,dynamicAnchors:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length);var s=q===t;if(s&&p?(p=!1,o=[o,1]):s&&(p=!0,o=1),p)t=i,e!==null&&(i?e.length=
i:e=null);else{const g={instancePath:n+"/colors",schemaPath:"#/properties/colors/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly on\
e schema in oneOf"};e===null?e=[g]:e.push(g),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return d.errors=e,t===0}d.evaluated={props:{name:!0,description:!0,logos:!0,colors:!0},dynamicProps:!1,dynamicItems:!1};function _(a,{
instancePath:n="",parentData:c,parentDataProperty:y,rootData:u=a,dynamicAnchors:h={}}={}){let e=null,t=0;const m=_.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.domain===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[s]:e.push(s),t++}if(a.brand_name===void 0){const s={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_name"},message:"must have required property 'brand_name'"};e===null?e=[s]:e.push(s),t++}
if(a.domain!==void 0){let s=a.domain;if(typeof s=="string"){if(l(s)>2048){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[r]:e.push(r),t++}if(l(s)<1){const r={instancePath:n+"/domain",schemaPath:"\
#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.
brand_name!==void 0){let s=a.brand_name;if(typeof s=="string"){if(l(s)>255){const r={instancePath:n+"/brand_name",schemaPath:"#/properties/brand_name/maxLength",
keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),t++}if(l(s)<1){const r={instancePath:n+"/brand\
_name",schemaPath:"#/properties/brand_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),t++}if(!A.test(s)){const r={instancePath:n+"/brand_name",schemaPath:"#/properties/brand_name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must \
match pattern "\\S"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n+"/brand_name",schemaPath:"#/properties/brand_name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}a.brand_manifest!==void 0&&(d(a.brand_manifest,{instancePath:n+"/brand_manifest",parentData:a,
parentDataProperty:"brand_manifest",rootData:u,dynamicAnchors:h})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}_.evaluated={props:{domain:!0,brand_name:!0,
brand_manifest:!0},dynamicProps:!1,dynamicItems:!1};const F=L;const N={type:"string",enum:["master","sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function v(a,{instancePath:n="",parentData:c,parentDataProperty:y,
rootData:u=a,dynamicAnchors:h={}}={}){let e=null,t=0;const m=v.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof a!="string"){
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(a==="master"||a===
"sub_brand"||a==="endorsed"||a==="independent")){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:N.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};function L(a,{instancePath:n="",
parentData:c,parentDataProperty:y,rootData:u=a,dynamicAnchors:h={}}={}){let e=null,t=0;const m=L.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.domain===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};e===null?e=[s]:e.push(s),t++}if(a.domain!==void 0){let s=a.domain;if(typeof s=="string"){if(l(s)>2048){
const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 chara\
cters"};e===null?e=[r]:e.push(r),t++}if(l(s)<1){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.brand_name!==void 0){let s=a.brand_name;if(typeof s=="string"){if(l(s)>
255){const r={instancePath:n+"/brand_name",schemaPath:"#/properties/brand_name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more tha\
n 255 characters"};e===null?e=[r]:e.push(r),t++}if(l(s)<1){const r={instancePath:n+"/brand_name",schemaPath:"#/properties/brand_name/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n+"/brand_name",schemaPath:"#/pro\
perties/brand_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.house_domain!==void 0){let s=a.house_domain;
if(typeof s=="string"){if(l(s)>2048){const r={instancePath:n+"/house_domain",schemaPath:"#/properties/house_domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[r]:e.push(r),t++}if(l(s)<1){const r={instancePath:n+"/house_domain",schemaPath:"#/properties/hous\
e_domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n+
"/house_domain",schemaPath:"#/properties/house_domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.keller_type!==
void 0&&(v(a.keller_type,{instancePath:n+"/keller_type",parentData:a,parentDataProperty:"keller_type",rootData:u,dynamicAnchors:h})||(e=e===null?v.errors:e.concat(
v.errors),t=e.length)),a.parent_brand!==void 0){let s=a.parent_brand;if(typeof s=="string"){if(l(s)>255){const r={instancePath:n+"/parent_brand",schemaPath:"#/p\
roperties/parent_brand/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),t++}if(l(s)<
1){const r={instancePath:n+"/parent_brand",schemaPath:"#/properties/parent_brand/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n+"/parent_brand",schemaPath:"#/properties/parent_brand/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}a.brand_manifest!==void 0&&(d(a.brand_manifest,{instancePath:n+"/brand_manifest",parentData:a,
parentDataProperty:"brand_manifest",rootData:u,dynamicAnchors:h})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return L.errors=e,t===0}L.evaluated={props:{domain:!0,brand_name:!0,
house_domain:!0,keller_type:!0,parent_brand:!0,brand_manifest:!0},dynamicProps:!1,dynamicItems:!1};export{R as resolveBrandsBulkBody,E as saveBrandBody,F as submitDiscoveredBrandBody};
