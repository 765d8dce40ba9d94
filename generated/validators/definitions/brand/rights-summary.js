// @generated from schemas/v3/brand/rights-summary.json by codegen. Do not edit; run "npm run codegen".
import{EnumsRightUse as y}from"../../shared/enums.js";import{CoreCountryCode as l}from"../../shared/core.js";function m(a,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:c=a,dynamicAnchors:p={}}={}){let e=null,s=0;const u=m.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.available_uses!==void 0){let r=a.available_uses;if(Array.isArray(r)){
const i=r.length,o=s+20;for(let t=0;t<i&&!(s>=o);t++)y(r[t],{instancePath:n+"/available_uses/"+t,parentData:r,parentDataProperty:t,rootData:c,dynamicAnchors:p})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)}else{const i={instancePath:n+"/available_uses",schemaPath:"#/properties/available_uses/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(a.countries!==void 0){let r=a.countries;if(Array.isArray(r)){const i=r.length,o=s+
20;for(let t=0;t<i&&!(s>=o);t++)l(r[t],{instancePath:n+"/countries/"+t,parentData:r,parentDataProperty:t,rootData:c,dynamicAnchors:p})||(e=e===null?l.errors:e.concat(
l.errors),s=e.length)}else{const i={instancePath:n+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(a.excluded_countries!==void 0){let r=a.excluded_countries;if(Array.isArray(r)){const i=r.length,o=s+20;for(let t=0;t<i&&
!(s>=o);t++)l(r[t],{instancePath:n+"/excluded_countries/"+t,parentData:r,parentDataProperty:t,rootData:c,dynamicAnchors:p})||(e=e===null?l.errors:e.concat(l.errors),
s=e.length)}else{const i={instancePath:n+"/excluded_countries",schemaPath:"#/properties/excluded_countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(a.exclusivity_model!==void 0&&typeof a.exclusivity_model!="string"){const r={instancePath:n+"/exclusivity_model",
schemaPath:"#/properties/exclusivity_model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.content_restrictions!==
void 0){let r=a.content_restrictions;if(Array.isArray(r)){const i=r.length,o=s+20;for(let t=0;t<i&&!(s>=o);t++)if(typeof r[t]!="string"){const f={instancePath:n+
"/content_restrictions/"+t,schemaPath:"#/properties/content_restrictions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[f]:e.push(f),s++}}else{const i={instancePath:n+"/content_restrictions",schemaPath:"#/properties/content_restrictions/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return m.errors=s>100?e.slice(0,100):e,s===0}m.evaluated={props:{available_uses:!0,countries:!0,excluded_countries:!0,exclusivity_model:!0,
content_restrictions:!0},dynamicProps:!1,dynamicItems:!1};export{m as BrandRightsSummary};
