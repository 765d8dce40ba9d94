// @generated from schemas/v3/registry/brand-save-response.json by codegen. Do not edit; run "npm run codegen".
function o(r,{instancePath:t="",parentData:u,parentDataProperty:p,rootData:a=r,dynamicAnchors:d={}}={}){let e=null,i=0;const m=o.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.success===void 0){const s={instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[s]:e.push(s),i++}if(r.message===void 0){const s={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(
s),i++}if(r.domain===void 0){const s={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[s]:e.push(s),i++}if(r.id===void 0){const s={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(r.success!==void 0){let s=r.success;if(typeof s!="boolean"){const n={instancePath:t+
"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),i++}if(s!==!0){const n={
instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[n]:e.
push(n),i++}}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.domain!==void 0&&typeof r.domain!="string"){const s={instancePath:t+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0&&typeof r.id!="string"){
const s={instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.
revision_number!==void 0){let s=r.revision_number;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:t+"/revision_number",schemaPath:"#/properties/revision_number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof s=="number"&&isFinite(
s)&&(s<2||isNaN(s))){const n={instancePath:t+"/revision_number",schemaPath:"#/properties/revision_number/minimum",keyword:"minimum",params:{comparison:">=",limit:2},
message:"must be >= 2"};e===null?e=[n]:e.push(n),i++}}}else{const s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return o.errors=i>100?e.slice(0,100):e,i===0}o.evaluated={props:{success:!0,message:!0,domain:!0,id:!0,revision_number:!0},
dynamicProps:!1,dynamicItems:!1};export{o as RegistryBrandSaveResponse};
