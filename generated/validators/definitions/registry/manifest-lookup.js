// @generated from schemas/v3/registry/manifest-lookup.json by codegen. Do not edit; run "npm run codegen".
import{RegistryManifestReference as u}from"../../definitions/registry/manifest-reference.js";function i(s,{instancePath:n="",parentData:c,parentDataProperty:a,rootData:f=s,dynamicAnchors:p={}}={}){let e=null,o=0;const t=i.evaluated;if(t.dynamicProps&&(t.
props=void 0),t.dynamicItems&&(t.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),o++}if(s.found===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[r]:e.push(
r),o++}if(s.success!==void 0&&typeof s.success!="boolean"){const r={instancePath:n+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),o++}if(s.found!==void 0&&typeof s.found!="boolean"){const r={instancePath:n+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),o++}s.reference!==void 0&&(u(s.reference,{instancePath:n+
"/reference",parentData:s,parentDataProperty:"reference",rootData:f,dynamicAnchors:p})||(e=e===null?u.errors:e.concat(u.errors),o=e.length))}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),o++}return i.errors=o>100?e.slice(0,100):e,o===0}i.
evaluated={props:{success:!0,found:!0,reference:!0},dynamicProps:!1,dynamicItems:!1};export{i as RegistryManifestLookup};
