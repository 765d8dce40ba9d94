// @generated from schemas/v3/registry/authorization-check.json by codegen. Do not edit; run "npm run codegen".
import{EnumsAuthorizationCheck as p}from"../../definitions/enums/authorization-check.js";const c={type:"object",required:["check","ok","detail"],properties:{check:{
$ref:"EnumsAuthorizationCheck"},ok:{type:["boolean","null"]},detail:{type:"string"}},$id:"RegistryAuthorizationCheck"};function n(t,{instancePath:i="",parentData:d,
parentDataProperty:m,rootData:a=t,dynamicAnchors:l={}}={}){let e=null,s=0;const o=n.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.check===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"check"},
message:"must have required property 'check'"};e===null?e=[r]:e.push(r),s++}if(t.ok===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"ok"},message:"must have required property 'ok'"};e===null?e=[r]:e.push(r),s++}if(t.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),s++}if(t.check!==void 0&&
(p(t.check,{instancePath:i+"/check",parentData:t,parentDataProperty:"check",rootData:a,dynamicAnchors:l})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),
t.ok!==void 0){let r=t.ok;if(typeof r!="boolean"&&r!==null){const u={instancePath:i+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:c.properties.
ok.type},message:"must be boolean,null"};e===null?e=[u]:e.push(u),s++}}if(t.detail!==void 0&&typeof t.detail!="string"){const r={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return n.errors=s>100?e.slice(0,100):e,s===0}n.evaluated={props:{
check:!0,ok:!0,detail:!0},dynamicProps:!1,dynamicItems:!1};export{n as RegistryAuthorizationCheck};
