// @generated from schemas/v3/registry/adagents-create-data.json by codegen. Do not edit; run "npm run codegen".
import{RegistryValidationResult as o}from"../../shared/registry.js";function u(r,{instancePath:a="",parentData:d,parentDataProperty:c,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,t=0;const i=u.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.success===void 0){const s={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[s]:e.push(s),t++}if(r.adagents_json===void 0){
const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"adagents_json"},message:"must have required property 'adagents_json'"};
e===null?e=[s]:e.push(s),t++}if(r.validation===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"validation"},
message:"must have required property 'validation'"};e===null?e=[s]:e.push(s),t++}if(r.success!==void 0){let s=r.success;if(typeof s!="boolean"){const n={instancePath:a+
"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),t++}if(s!==!0){const n={
instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[n]:e.
push(n),t++}}if(r.adagents_json!==void 0&&typeof r.adagents_json!="string"){const s={instancePath:a+"/adagents_json",schemaPath:"#/properties/adagents_json/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}r.validation!==void 0&&(o(r.validation,{instancePath:a+"/validation",
parentData:r,parentDataProperty:"validation",rootData:l,dynamicAnchors:p})||(e=e===null?o.errors:e.concat(o.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return u.errors=t>100?e.slice(0,100):e,t===0}u.evaluated={props:{
success:!0,adagents_json:!0,validation:!0},dynamicProps:!1,dynamicItems:!1};export{u as RegistryAdagentsCreateData};
