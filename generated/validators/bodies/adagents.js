// @generated from openapi/paths/adagents.yaml by codegen. Do not edit; run "npm run codegen".
import g from"ajv/dist/runtime/ucs2length.js";const _=c;const l=g.default;function c(a,{instancePath:o="",parentData:y,parentDataProperty:h,rootData:d=a,dynamicAnchors:f={}}={}){let e=null,i=0;const n=c.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.domain===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),i++}if(a.domain!==void 0){
let t=a.domain;if(typeof t=="string"){if(l(t)>2048){const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[s]:e.push(s),i++}if(l(t)<1){const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:o+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return c.errors=e,i===0}c.evaluated={props:{domain:!0},
dynamicProps:!1,dynamicItems:!1};const P=u;function u(a,{instancePath:o="",parentData:y,parentDataProperty:h,rootData:d=a,dynamicAnchors:f={}}={}){let e=null,i=0;const n=u.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.authorized_agents===void 0){const t={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'authorized_agents'"};e===null?e=[t]:e.push(t),i++}
if(a.authorized_agents!==void 0){let t=a.authorized_agents;if(Array.isArray(t)){if(t.length>1e4){const r={instancePath:o+"/authorized_agents",schemaPath:"#/prop\
erties/authorized_agents/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[r]:e.push(r),i++}const s=t.length;
for(let r=0;r<s;r++){let p=t[r];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:o+"/authorized_agents/"+r,schemaPath:"#/properties/authori\
zed_agents/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{const s={instancePath:o+"/authorized_\
agents",schemaPath:"#/properties/authorized_agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(a.include_schema!==
void 0&&typeof a.include_schema!="boolean"){const t={instancePath:o+"/include_schema",schemaPath:"#/properties/include_schema/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(a.include_timestamp!==void 0&&typeof a.include_timestamp!="boolean"){const t={instancePath:o+
"/include_timestamp",schemaPath:"#/properties/include_timestamp/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
i++}if(a.properties!==void 0){let t=a.properties;if(Array.isArray(t)){if(t.length>1e4){const r={instancePath:o+"/properties",schemaPath:"#/properties/properties\
/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[r]:e.push(r),i++}const s=t.length;for(let r=0;r<s;r++){
let p=t[r];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:o+"/properties/"+r,schemaPath:"#/properties/properties/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{const s={instancePath:o+"/properties",schemaPath:"#/properties/propertie\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(a.catalog_etag!==void 0){let t=a.catalog_etag;if(typeof t==
"string"){if(l(t)>255){const s={instancePath:o+"/catalog_etag",schemaPath:"#/properties/catalog_etag/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(l(t)<1){const s={instancePath:o+"/catalog_etag",schemaPath:"#/properties/catalog_etag/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:o+"/cat\
alog_etag",schemaPath:"#/properties/catalog_etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.formats!==
void 0){let t=a.formats;if(Array.isArray(t)){if(t.length>1e4){const r={instancePath:o+"/formats",schemaPath:"#/properties/formats/maxItems",keyword:"maxItems",params:{
limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[r]:e.push(r),i++}const s=t.length;for(let r=0;r<s;r++){let p=t[r];if(!(p&&typeof p=="objec\
t"&&!Array.isArray(p))){const m={instancePath:o+"/formats/"+r,schemaPath:"#/properties/formats/items/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[m]:e.push(m),i++}}}else{const s={instancePath:o+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(a.placements!==void 0){let t=a.placements;if(Array.isArray(t)){if(t.length>1e4){const r={instancePath:o+"/place\
ments",schemaPath:"#/properties/placements/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[r]:e.push(
r),i++}const s=t.length;for(let r=0;r<s;r++){let p=t[r];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:o+"/placements/"+r,schemaPath:"#/p\
roperties/placements/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{const s={instancePath:o+"/p\
lacements",schemaPath:"#/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(a.placement_tags!==
void 0){let t=a.placement_tags;if(t&&typeof t=="object"&&!Array.isArray(t))for(const s in t){let r=t[s];if(!(r&&typeof r=="object"&&!Array.isArray(r))){const p={
instancePath:o+"/placement_tags/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/placement_tags/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}else{const s={instancePath:o+"/placement_tags",schemaPath:"#/properties/placement_tags/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return u.errors=e,i===0}u.evaluated={props:{authorized_agents:!0,include_schema:!0,
include_timestamp:!0,properties:!0,catalog_etag:!0,formats:!0,placements:!0,placement_tags:!0},dynamicProps:!1,dynamicItems:!1};export{P as createAdagentsBody,_ as validateAdagentsBody};
