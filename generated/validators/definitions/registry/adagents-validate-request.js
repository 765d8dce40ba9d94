// @generated from schemas/v3/registry/adagents-validate-request.json by codegen. Do not edit; run "npm run codegen".
import p from"ajv/dist/runtime/ucs2length.js";const o=p.default;function m(s,{instancePath:i="",parentData:d,parentDataProperty:l,rootData:u=s,dynamicAnchors:h={}}={}){let e=null,t=0;const n=m.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>100){const r={instancePath:i,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===null?e=[r]:e.push(r),t++}if(s.domain===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===
null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.domain;if(typeof r=="string"){if(o(r)>2048){const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),t++}if(o(r)<1){const a={instancePath:i+
"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(
a),t++}}else{const a={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return m.errors=t>100?e.slice(0,100):e,t===0}m.evaluated={props:{domain:!0},dynamicProps:!1,dynamicItems:!1};export{m as RegistryAdagentsValidateRequest};
