// @generated from schemas/v3/core/geo-requirement.json by codegen. Do not edit; run "npm run codegen".
import y from"ajv/dist/runtime/ucs2length.js";import{EnumsGeoLevel as i}from"../../shared/enums.js";import{CoreCountryCode as m}from"../../shared/core.js";const c=y.default;function p(r,{instancePath:o="",parentData:f,parentDataProperty:h,rootData:a=r,dynamicAnchors:u={}}={}){let e=null,t=0;const l=p.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>100){const s={instancePath:o,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===null?e=[s]:e.push(s),t++}if(r.level===
void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"},message:"must have required property 'level'"};e===null?
e=[s]:e.push(s),t++}if(r.level!==void 0&&(i(r.level,{instancePath:o+"/level",parentData:r,parentDataProperty:"level",rootData:a,dynamicAnchors:u})||(e=e===null?
i.errors:e.concat(i.errors),t=e.length)),r.country!==void 0&&(m(r.country,{instancePath:o+"/country",parentData:r,parentDataProperty:"country",rootData:a,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.system!==void 0){let s=r.system;if(typeof s=="string"){if(c(s)>256){const n={instancePath:o+"/system",schemaPath:"#/properties/system/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:o+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return p.errors=t>100?e.
slice(0,100):e,t===0}p.evaluated={props:{level:!0,country:!0,system:!0},dynamicProps:!1,dynamicItems:!1};export{p as CoreGeoRequirement};
