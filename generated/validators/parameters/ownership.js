// @generated from openapi/paths/ownership.yaml by codegen. Do not edit; run "npm run codegen".
import A from"ajv/dist/runtime/ucs2length.js";const w=y;function y(r,{instancePath:o="",parentData:l,parentDataProperty:p,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,s=0;const a=y.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.limit!==void 0){let e=r.limit;if(typeof e=="string"&&e&&e==+e&&!(e%
1)&&!/^-?\d+$/.test(e)){const i={instancePath:o+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must\
 be integer"};t===null?t=[i]:t.push(i),s++}if(Array.isArray(e)){const i=e.length;for(let n=0;n<i;n++){let m=e[n];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.
test(m)){const c={instancePath:o+"/limit/"+n,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be in\
teger"};t===null?t=[c]:t.push(c),s++}}}}if(r.offset!==void 0){let e=r.offset;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(e)){const i={instancePath:o+
"/offset",schemaPath:"#/allOf/0/properties/offset/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=[i]:t.push(i),s++}if(Array.
isArray(e)){const i=e.length;for(let n=0;n<i;n++){let m=e[n];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.test(m)){const c={instancePath:o+"/offset/"+n,schemaPath:"\
#/allOf/0/properties/offset/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=[c]:t.push(c),s++}}}}}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.limit!==void 0){let e=r.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let i=typeof e,n;if(i=="object"&&Array.
isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(n=e)),n===void 0)if(i==="boolean"||e===null||i==="string"&&e&&e==
+e&&!(e%1))n=+e;else{const m={instancePath:o+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===
null?t=[m]:t.push(m),s++}n!==void 0&&(e=n,r!==void 0&&(r.limit=n))}if(typeof e=="number"&&isFinite(e)){if(e>100||isNaN(e)){const i={instancePath:o+"/limit",schemaPath:"\
#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};t===null?t=[i]:t.push(i),s++}if(e<1||isNaN(e)){const i={
instancePath:o+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};t===null?t=[i]:t.push(
i),s++}}}if(r.offset!==void 0){let e=r.offset;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let i=typeof e,n;if(i=="object"&&Array.isArray(e)&&e.length==
1&&(e=e[0],i=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(n=e)),n===void 0)if(i==="boolean"||e===null||i==="string"&&e&&e==+e&&!(e%1))n=+e;else{
const m={instancePath:o+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===null?t=[m]:t.push(
m),s++}n!==void 0&&(e=n,r!==void 0&&(r.offset=n))}if(typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e)){const i={instancePath:o+"/offset",schemaPath:"#\
/properties/offset/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};t===null?t=[i]:t.push(i),s++}if(e<0||isNaN(
e)){const i={instancePath:o+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};t===null?
t=[i]:t.push(i),s++}}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};t===null?t=[e]:t.push(e),
s++}return y.errors=t,s===0}y.evaluated={props:{limit:!0,offset:!0},dynamicProps:!1,dynamicItems:!1};const k=d;function d(r,{instancePath:o="",parentData:l,parentDataProperty:p,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,s=0;const a=d.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),s++}return d.errors=t,s===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const D=h;function h(r,{instancePath:o="",parentData:l,parentDataProperty:p,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,s=0;const a=h.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),s++}return h.errors=t,s===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};const N=g;function g(r,{instancePath:o="",parentData:l,parentDataProperty:p,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,s=0;const a=g.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),s++}return g.errors=t,s===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const x=b;function b(r,{instancePath:o="",parentData:l,parentDataProperty:p,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,s=0;const a=b.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),s++}return b.errors=t,s===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};const O=P;const v=A.default;function P(r,{instancePath:o="",parentData:l,parentDataProperty:p,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,s=0;const a=P.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const e={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};t===null?t=[e]:t.push(e),s++}if(r.domain!==void 0){
let e=r.domain;if(typeof e!="string"){let i=typeof e,n;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="string"&&(n=e)),n===void 0)if(i==
"number"||i=="boolean")n=""+e;else if(e===null)n="";else{const m={instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};t===null?t=[m]:t.push(m),s++}n!==void 0&&(e=n,r!==void 0&&(r.domain=n))}if(typeof e=="string"){if(v(e)>2048){const i={instancePath:o+
"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};t===null?t=[i]:t.
push(i),s++}if(v(e)<1){const i={instancePath:o+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};t===null?t=[i]:t.push(i),s++}}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};t===null?t=[e]:t.push(e),s++}return P.errors=t,s===0}P.evaluated={props:{domain:!0},dynamicProps:!1,dynamicItems:!1};export{N as createOwnershipChallengePath,D as createOwnershipChallengeQuery,O as getOwnershipChallengePath,x as getOwnershipChallengeQuery,k as listOwnershipChallengesPath,
w as listOwnershipChallengesQuery};
