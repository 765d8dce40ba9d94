// @generated from schemas/v3/account/list-accounts-request.json by codegen. Do not edit; run "npm run codegen".
import{CoreTaskRequest as u}from"../../shared/core.js";import{CoreAccountRef as c}from"../../shared/core.js";import{EnumsAccountStatus as p}from"../../shared/enums.js";
import{CorePaginationRequest as l}from"../../shared/core.js";function f(t,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:n=t,dynamicAnchors:a={}}={}){let e=null,r=0;const i=f.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),u(t,{instancePath:s,parentData:m,parentDataProperty:y,rootData:n,dynamicAnchors:a})||(e=e===null?u.errors:e.concat(
u.errors),r=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>100){const o={instancePath:s,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===null?e=[o]:e.push(o),r++}if(t.account!==void 0&&(c(t.account,{instancePath:s+
"/account",parentData:t,parentDataProperty:"account",rootData:n,dynamicAnchors:a})||(e=e===null?c.errors:e.concat(c.errors),r=e.length)),t.status!==void 0&&(p(t.
status,{instancePath:s+"/status",parentData:t,parentDataProperty:"status",rootData:n,dynamicAnchors:a})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),t.
pagination!==void 0&&(l(t.pagination,{instancePath:s+"/pagination",parentData:t,parentDataProperty:"pagination",rootData:n,dynamicAnchors:a})||(e=e===null?l.errors:
e.concat(l.errors),r=e.length)),t.sandbox!==void 0&&typeof t.sandbox!="boolean"){const o={instancePath:s+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),r++}}else{const o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}return f.errors=r>100?e.slice(0,100):e,r===0}f.evaluated={props:{account:!0,status:!0,pagination:!0,
sandbox:!0,idempotency_key:!0,context:!0,context_id:!0,governance_context:!0,push_notification_config:!0,ext:!0,proto_version:!0,proto_major_version:!0},dynamicProps:!1,
dynamicItems:!1};export{f as AccountListAccountsRequest};
