// @generated from schemas/v3/me/invitation-request.json by codegen. Do not edit; run "npm run codegen".
import h from"ajv/dist/runtime/ucs2length.js";import{EnumsMemberRole as o}from"../../shared/enums.js";const n=h.default;function l(s,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,t=0;const m=l.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>100){const r={instancePath:a,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===null?e=[r]:e.push(r),t++}if(s.role===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?
e=[r]:e.push(r),t++}if(s.role!==void 0&&(o(s.role,{instancePath:a+"/role",parentData:s,parentDataProperty:"role",rootData:p,dynamicAnchors:u})||(e=e===null?o.errors:
e.concat(o.errors),t=e.length)),s.email!==void 0){let r=s.email;if(typeof r=="string"){if(n(r)>254){const i={instancePath:a+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[i]:e.push(i),t++}if(n(r)<3){const i={instancePath:a+
"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[i]:e.push(i),
t++}}else{const i={instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),t++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return l.
errors=t>100?e.slice(0,100):e,t===0}l.evaluated={props:{role:!0,email:!0},dynamicProps:!1,dynamicItems:!1};export{l as MeInvitationRequest};
