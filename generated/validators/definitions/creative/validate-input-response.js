// @generated from schemas/v3/creative/validate-input-response.json by codegen. Do not edit; run "npm run codegen".
import{CoreVersionEnvelope as n}from"../../shared/core.js";import{CoreProtocolEnvelope as m}from"../../shared/core.js";import{CreativeValidateInputResult as f}from"../../definitions/creative/validate-input-result.js";function d(t,{instancePath:o="",parentData:c,parentDataProperty:y,rootData:a=t,dynamicAnchors:p={}}={}){let e=null,r=0;const u=d.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),n(t,{instancePath:o,parentData:c,parentDataProperty:y,rootData:a,dynamicAnchors:p})||(e=e===null?n.errors:e.concat(
n.errors),r=e.length),m(t,{instancePath:o,parentData:c,parentDataProperty:y,rootData:a,dynamicAnchors:p})||(e=e===null?m.errors:e.concat(m.errors),r=e.length),t&&
typeof t=="object"&&!Array.isArray(t)){if(t.results===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[s]:e.push(s),r++}if(t.results!==void 0){let s=t.results;if(Array.isArray(s)){const i=s.length,v=r+
20;for(let l=0;l<i&&!(r>=v);l++)f(s[l],{instancePath:o+"/results/"+l,parentData:s,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)}else{const i={instancePath:o+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),r++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),r++}return d.errors=r>100?e.slice(0,100):e,r===0}d.evaluated={props:{results:!0,status:!0,context_id:!0,context:!0,task_id:!0,message:!0,timestamp:!0,replayed:!0,
sandbox:!0,code:!0,proto_error:!0,ext:!0,proto_version:!0,proto_major_version:!0},dynamicProps:!1,dynamicItems:!1};export{d as CreativeValidateInputResponse};
