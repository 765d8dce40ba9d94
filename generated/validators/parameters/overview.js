// @generated from openapi/paths/overview.yaml by codegen. Do not edit; run "npm run codegen".
import D from"ajv/dist/runtime/ucs2length.js";const E=y;function y(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=y.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.limit!==void 0){let e=r.limit;if(typeof e=="string"&&e&&e==+e&&!(e%
1)&&!/^-?\d+$/.test(e)){const s={instancePath:o+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must\
 be integer"};t===null?t=[s]:t.push(s),n++}if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let m=e[i];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.
test(m)){const d={instancePath:o+"/limit/"+i,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be in\
teger"};t===null?t=[d]:t.push(d),n++}}}}if(r.offset!==void 0){let e=r.offset;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(e)){const s={instancePath:o+
"/offset",schemaPath:"#/allOf/0/properties/offset/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=[s]:t.push(s),n++}if(Array.
isArray(e)){const s=e.length;for(let i=0;i<s;i++){let m=e[i];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.test(m)){const d={instancePath:o+"/offset/"+i,schemaPath:"\
#/allOf/0/properties/offset/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=[d]:t.push(d),n++}}}}}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.limit!==void 0){let e=r.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s=typeof e,i;if(s=="object"&&Array.
isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),i===void 0)if(s==="boolean"||e===null||s==="string"&&e&&e==
+e&&!(e%1))i=+e;else{const m={instancePath:o+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===
null?t=[m]:t.push(m),n++}i!==void 0&&(e=i,r!==void 0&&(r.limit=i))}if(typeof e=="number"&&isFinite(e)){if(e>5e3||isNaN(e)){const s={instancePath:o+"/limit",schemaPath:"\
#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000"};t===null?t=[s]:t.push(s),n++}if(e<1||isNaN(e)){const s={
instancePath:o+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};t===null?t=[s]:t.push(
s),n++}}}if(r.offset!==void 0){let e=r.offset;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==
1&&(e=e[0],s=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),i===void 0)if(s==="boolean"||e===null||s==="string"&&e&&e==+e&&!(e%1))i=+e;else{
const m={instancePath:o+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===null?t=[m]:t.push(
m),n++}i!==void 0&&(e=i,r!==void 0&&(r.offset=i))}if(typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e)){const s={instancePath:o+"/offset",schemaPath:"#\
/properties/offset/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};t===null?t=[s]:t.push(s),n++}if(e<0||isNaN(
e)){const s={instancePath:o+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};t===null?
t=[s]:t.push(s),n++}}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};t===null?t=[e]:t.push(e),
n++}return y.errors=t,n===0}y.evaluated={props:{limit:!0,offset:!0},dynamicProps:!1,dynamicItems:!1};const N=h;function h(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=h.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return h.errors=t,n===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};const q=g;function g(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=g.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return g.errors=t,n===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const T=b;function b(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=b.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return b.errors=t,n===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};const O=P;const c=D.default,L=new RegExp("^(?:[Pp][Uu][Bb][Ll][Ii][Cc]|[Mm][Ee][Mm][Bb][Ee][Rr]|[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Aa][Ll][Ll])$","u");function P(r,{instancePath:o="",
parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=P.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const e={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};t===null?t=[e]:t.push(e),n++}if(r.domain!==void 0){let e=r.domain;if(typeof e!="string"){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i=
"";else{const m={instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[m]:t.
push(m),n++}i!==void 0&&(e=i,r!==void 0&&(r.domain=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/ma\
xLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};t===null?t=[s]:t.push(s),n++}if(c(e)<1){const s={instancePath:o+
"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};t===null?t=[s]:t.push(
s),n++}}}if(r.scope!==void 0){let e=r.scope;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e==
"string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const m={instancePath:o+"/scope",schemaPath:"#/properties/scope/type",
keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[m]:t.push(m),n++}i!==void 0&&(e=i,r!==void 0&&(r.scope=i))}if(typeof e=="string"&&!L.
test(e)){const s={instancePath:o+"/scope",schemaPath:"#/properties/scope/pattern",keyword:"pattern",params:{pattern:"^(?:[Pp][Uu][Bb][Ll][Ii][Cc]|[Mm][Ee][Mm][B\
b][Ee][Rr]|[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Aa][Ll][Ll])$"},message:'must match pattern "^(?:[Pp][Uu][Bb][Ll][Ii][Cc]|[Mm][Ee][Mm][Bb][Ee][Rr]|[Pp][Rr][Ii][Vv][Aa]\
[Tt][Ee]|[Aa][Ll][Ll])$"'};t===null?t=[s]:t.push(s),n++}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};t===null?t=[e]:t.push(e),n++}return P.errors=t,n===0}P.evaluated={props:{domain:!0,scope:!0},dynamicProps:!1,dynamicItems:!1};const R=v;function v(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=v.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return v.errors=t,n===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const B=A,I={type:"object",
properties:{domain:{type:"string",minLength:1,maxLength:2048},include:{type:"string",enum:["placements"]}},required:["domain"]};function A(r,{instancePath:o="",
parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=A.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const e={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};t===null?t=[e]:t.push(e),n++}if(r.domain!==void 0){let e=r.domain;if(typeof e!="string"){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i=
"";else{const m={instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[m]:t.
push(m),n++}i!==void 0&&(e=i,r!==void 0&&(r.domain=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/ma\
xLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};t===null?t=[s]:t.push(s),n++}if(c(e)<1){const s={instancePath:o+
"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};t===null?t=[s]:t.push(
s),n++}}}if(r.include!==void 0){let e=r.include;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e==
"string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const m={instancePath:o+"/include",schemaPath:"#/properties/include/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[m]:t.push(m),n++}i!==void 0&&(e=i,r!==void 0&&(r.include=i))}if(e!=="placements"){
const s={instancePath:o+"/include",schemaPath:"#/properties/include/enum",keyword:"enum",params:{allowedValues:I.properties.include.enum},message:"must be equal\
 to one of the allowed values"};t===null?t=[s]:t.push(s),n++}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};t===null?t=[e]:t.push(e),n++}return A.errors=t,n===0}A.evaluated={props:{domain:!0,include:!0},dynamicProps:!1,dynamicItems:!1};const M=j;function j(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=j.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return j.errors=t,n===0}j.evaluated={dynamicProps:!1,dynamicItems:!1};const $=w;function w(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=w.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const e={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};t===null?t=[e]:t.push(e),n++}if(r.domain!==void 0){let e=r.domain;if(typeof e!=
"string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")
i=""+e;else if(e===null)i="";else{const m={instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};t===null?t=[m]:t.push(m),n++}i!==void 0&&(e=i,r!==void 0&&(r.domain=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:o+"/domain",schemaPath:"\
#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};t===null?t=[s]:t.push(s),n++}if(c(e)<1){
const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
t===null?t=[s]:t.push(s),n++}}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};t===null?t=[e]:
t.push(e),n++}return w.errors=t,n===0}w.evaluated={props:{domain:!0},dynamicProps:!1,dynamicItems:!1};const F=k;function k(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=r,dynamicAnchors:u={}}={}){let t=null,n=0;const a=k.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return k.errors=t,n===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};export{R as getOperatorPath,O as getOperatorQuery,M as getPublisherPath,B as getPublisherQuery,T as getRegistryStatsPath,q as getRegistryStatsQuery,N as listPublishersPath,
E as listPublishersQuery,F as validatePublisherPath,$ as validatePublisherQuery};
