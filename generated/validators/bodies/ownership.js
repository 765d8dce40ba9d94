// @generated from openapi/paths/ownership.yaml by codegen. Do not edit; run "npm run codegen".
import p from"ajv/dist/runtime/ucs2length.js";const y=o;const m=p.default;function o(t,{instancePath:n="",parentData:d,parentDataProperty:l,rootData:u=t,dynamicAnchors:h={}}={}){let e=null,a=0;const i=o.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),a++}if(t.domain!==void 0){
let r=t.domain;if(typeof r=="string"){if(m(r)>2048){const s={instancePath:n+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[s]:e.push(s),a++}if(m(r)<1){const s={instancePath:n+"/domain",schemaPath:"#/properties/domain/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/domai\
n",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return o.errors=e,a===0}o.evaluated={props:{domain:!0},
dynamicProps:!1,dynamicItems:!1};export{y as createOwnershipChallengeBody};
