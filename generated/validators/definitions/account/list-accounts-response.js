// @generated from schemas/v3/account/list-accounts-response.json by codegen. Do not edit; run "npm run codegen".
import{CoreVersionEnvelope as l}from"../../shared/core.js";import{CoreProtocolEnvelope as f}from"../../shared/core.js";import{CoreAccountWithAuthorization as m}from"../../definitions/core/account-with-authorization.js";
import{CoreError as y}from"../../shared/core.js";import{CorePaginationResponse as d}from"../../shared/core.js";function g(o,{instancePath:n="",parentData:h,parentDataProperty:v,rootData:i=o,dynamicAnchors:u={}}={}){let e=null,r=0;const p=g.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),l(o,{instancePath:n,parentData:h,parentDataProperty:v,rootData:i,dynamicAnchors:u})||(e=e===null?l.errors:e.concat(
l.errors),r=e.length),f(o,{instancePath:n,parentData:h,parentDataProperty:v,rootData:i,dynamicAnchors:u})||(e=e===null?f.errors:e.concat(f.errors),r=e.length),o&&
typeof o=="object"&&!Array.isArray(o)){if(o.accounts===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accounts"},message:"must have required property 'accounts'"};e===null?e=[t]:e.push(t),r++}if(o.accounts!==void 0){let t=o.accounts;if(Array.isArray(t)){const a=t.length,
c=r+20;for(let s=0;s<a&&!(r>=c);s++)m(t[s],{instancePath:n+"/accounts/"+s,parentData:t,parentDataProperty:s,rootData:i,dynamicAnchors:u})||(e=e===null?m.errors:
e.concat(m.errors),r=e.length)}else{const a={instancePath:n+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(o.errors!==void 0){let t=o.errors;if(Array.isArray(t)){const a=t.length,c=r+20;for(let s=0;s<a&&!(r>=c);s++)y(t[s],
{instancePath:n+"/errors/"+s,parentData:t,parentDataProperty:s,rootData:i,dynamicAnchors:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const a={
instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}o.pagination!==
void 0&&(d(o.pagination,{instancePath:n+"/pagination",parentData:o,parentDataProperty:"pagination",rootData:i,dynamicAnchors:u})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
r++}return g.errors=r>100?e.slice(0,100):e,r===0}g.evaluated={props:{accounts:!0,errors:!0,pagination:!0,status:!0,context_id:!0,context:!0,task_id:!0,message:!0,
timestamp:!0,replayed:!0,sandbox:!0,code:!0,proto_error:!0,ext:!0,proto_version:!0,proto_major_version:!0},dynamicProps:!1,dynamicItems:!1};export{g as AccountListAccountsResponse};
