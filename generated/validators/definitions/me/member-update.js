// @generated from schemas/v3/me/member-update.json by codegen. Do not edit; run "npm run codegen".
import{EnumsMemberRole as a}from"../../shared/enums.js";function i(r,{instancePath:t="",parentData:n,parentDataProperty:u,rootData:p=r,dynamicAnchors:m={}}={}){let e=null,o=0;const l=i.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>100){const s={instancePath:t,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===null?e=[s]:e.push(s),o++}if(r.role===void 0){const s={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[s]:e.push(s),
o++}r.role!==void 0&&(a(r.role,{instancePath:t+"/role",parentData:r,parentDataProperty:"role",rootData:p,dynamicAnchors:m})||(e=e===null?a.errors:e.concat(a.errors),
o=e.length))}else{const s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}return i.
errors=o>100?e.slice(0,100):e,o===0}i.evaluated={props:{role:!0},dynamicProps:!1,dynamicItems:!1};export{i as MeMemberUpdate};
