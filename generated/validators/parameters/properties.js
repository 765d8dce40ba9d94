// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".
import I from"ajv/dist/runtime/ucs2length.js";const O=h;const y=I.default;function h(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=h.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const e={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};t===null?t=[e]:t.push(e),n++}if(r.domain!==void 0){
let e=r.domain;if(typeof e!="string"){let i=typeof e,s;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="string"&&(s=e)),s===void 0)if(i==
"number"||i=="boolean")s=""+e;else if(e===null)s="";else{const m={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};t===null?t=[m]:t.push(m),n++}s!==void 0&&(e=s,r!==void 0&&(r.domain=s))}if(typeof e=="string"){if(y(e)>2048){const i={instancePath:a+
"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};t===null?t=[i]:t.
push(i),n++}if(y(e)<1){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};t===null?t=[i]:t.push(i),n++}}}if(r.fresh!==void 0){let e=r.fresh;if(typeof e!="boolean"){let i=typeof e,s;if(i=="object"&&Array.isArray(
e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="boolean"&&(s=e)),s===void 0)if(e==="false"||e===0||e===null)s=!1;else if(e==="true"||e===1)s=!0;else{const m={instancePath:a+
"/fresh",schemaPath:"#/properties/fresh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};t===null?t=[m]:t.push(m),n++}s!==void 0&&(e=s,r!==
void 0&&(r.fresh=s))}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};t===null?t=[e]:t.push(e),
n++}return h.errors=t,n===0}h.evaluated={props:{domain:!0,fresh:!0},dynamicProps:!1,dynamicItems:!1};const T=g;function g(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=g.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return g.errors=t,n===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const E=b;function b(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=b.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return b.errors=t,n===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};const F=P;function P(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=P.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return P.errors=t,n===0}P.evaluated={dynamicProps:!1,dynamicItems:!1};const $=v;const q={type:"string",enum:["adagents_json","community","enriched"],$id:"EnumsPropertySource"};function d(r,{instancePath:a="",parentData:f,parentDataProperty:l,
rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=d.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
let e=typeof r,i;if(e=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],e=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(e=="number"||e=="boolean")i=""+r;else if(r===
null)i="";else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[s]:t.push(s),n++}i!==void 0&&
(r=i,f!==void 0&&(f[l]=i))}if(!(r==="adagents_json"||r==="community"||r==="enriched")){const e={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:q.
enum},message:"must be equal to one of the allowed values"};t===null?t=[e]:t.push(e),n++}return d.errors=t,n===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};function v(r,{
instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=v.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.limit!==void 0){let e=r.limit;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.
test(e)){const i={instancePath:a+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===
null?t=[i]:t.push(i),n++}if(Array.isArray(e)){const i=e.length;for(let s=0;s<i;s++){let m=e[s];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.test(m)){const c={
instancePath:a+"/limit/"+s,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=
[c]:t.push(c),n++}}}}if(r.offset!==void 0){let e=r.offset;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(e)){const i={instancePath:a+"/offset",schemaPath:"\
#/allOf/0/properties/offset/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=[i]:t.push(i),n++}if(Array.isArray(e)){const i=e.
length;for(let s=0;s<i;s++){let m=e[s];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.test(m)){const c={instancePath:a+"/offset/"+s,schemaPath:"#/allOf/0/p\
roperties/offset/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=[c]:t.push(c),n++}}}}}if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.search!==void 0){let e=r.search;if(typeof e!="string"){let i=typeof e,s;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,
typeof e=="string"&&(s=e)),s===void 0)if(i=="number"||i=="boolean")s=""+e;else if(e===null)s="";else{const m={instancePath:a+"/search",schemaPath:"#/properties/\
search/type",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[m]:t.push(m),n++}s!==void 0&&(e=s,r!==void 0&&(r.search=s))}if(typeof e==
"string"&&y(e)>200){const i={instancePath:a+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have m\
ore than 200 characters"};t===null?t=[i]:t.push(i),n++}}if(r.limit!==void 0){let e=r.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let i=typeof e,
s;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(s=e)),s===void 0)if(i==="boolean"||e===
null||i==="string"&&e&&e==+e&&!(e%1))s=+e;else{const m={instancePath:a+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};t===null?t=[m]:t.push(m),n++}s!==void 0&&(e=s,r!==void 0&&(r.limit=s))}if(typeof e=="number"&&isFinite(e)){if(e>5e3||isNaN(e)){const i={instancePath:a+
"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000"};t===null?t=[i]:t.push(i),n++}if(e<
1||isNaN(e)){const i={instancePath:a+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
t===null?t=[i]:t.push(i),n++}}}if(r.offset!==void 0){let e=r.offset;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let i=typeof e,s;if(i=="object"&&Array.
isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(s=e)),s===void 0)if(i==="boolean"||e===null||i==="string"&&e&&e==
+e&&!(e%1))s=+e;else{const m={instancePath:a+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===
null?t=[m]:t.push(m),n++}s!==void 0&&(e=s,r!==void 0&&(r.offset=s))}if(typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e)){const i={instancePath:a+"/off\
set",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};t===null?t=[i]:t.push(
i),n++}if(e<0||isNaN(e)){const i={instancePath:a+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};t===null?t=[i]:t.push(i),n++}}}r.source!==void 0&&(d(r.source,{instancePath:a+"/source",parentData:r,parentDataProperty:"source",rootData:p,dynamicAnchors:u})||
(t=t===null?d.errors:t.concat(d.errors),n=t.length))}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};t===null?t=[e]:t.push(e),n++}return v.errors=t,n===0}v.evaluated={props:{search:!0,limit:!0,offset:!0,source:!0},dynamicProps:!1,dynamicItems:!1};const Q=A;function A(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=A.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return A.errors=t,n===0}A.evaluated={dynamicProps:!1,dynamicItems:!1};const _=j;function j(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=j.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};t===null?t=[e]:t.push(e),n++}if(r.domain!==void 0){let e=r.domain;if(typeof e!=
"string"){let i=typeof e,s;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="string"&&(s=e)),s===void 0)if(i=="number"||i=="boolean")
s=""+e;else if(e===null)s="";else{const m={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};t===null?t=[m]:t.push(m),n++}s!==void 0&&(e=s,r!==void 0&&(r.domain=s))}if(typeof e=="string"){if(y(e)>2048){const i={instancePath:a+"/domain",schemaPath:"\
#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};t===null?t=[i]:t.push(i),n++}if(y(e)<1){
const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
t===null?t=[i]:t.push(i),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};t===null?t=[e]:
t.push(e),n++}return j.errors=t,n===0}j.evaluated={props:{domain:!0},dynamicProps:!1,dynamicItems:!1};const B=w;function w(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=w.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return w.errors=t,n===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const H=k;function k(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=k.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.limit!==void 0){let e=r.limit;if(typeof e=="string"&&e&&e==+e&&!(e%
1)&&!/^-?\d+$/.test(e)){const i={instancePath:a+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must\
 be integer"};t===null?t=[i]:t.push(i),n++}if(Array.isArray(e)){const i=e.length;for(let s=0;s<i;s++){let m=e[s];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.
test(m)){const c={instancePath:a+"/limit/"+s,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be in\
teger"};t===null?t=[c]:t.push(c),n++}}}}if(r.offset!==void 0){let e=r.offset;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(e)){const i={instancePath:a+
"/offset",schemaPath:"#/allOf/0/properties/offset/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=[i]:t.push(i),n++}if(Array.
isArray(e)){const i=e.length;for(let s=0;s<i;s++){let m=e[s];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.test(m)){const c={instancePath:a+"/offset/"+s,schemaPath:"\
#/allOf/0/properties/offset/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=[c]:t.push(c),n++}}}}}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.domain===void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"\
must have required property 'domain'"};t===null?t=[e]:t.push(e),n++}if(r.domain!==void 0){let e=r.domain;if(typeof e!="string"){let i=typeof e,s;if(i=="object"&&
Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="string"&&(s=e)),s===void 0)if(i=="number"||i=="boolean")s=""+e;else if(e===null)s="";else{const m={
instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[m]:t.push(m),n++}s!==
void 0&&(e=s,r!==void 0&&(r.domain=s))}if(typeof e=="string"){if(y(e)>2048){const i={instancePath:a+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};t===null?t=[i]:t.push(i),n++}if(y(e)<1){const i={instancePath:a+"/domain",schemaPath:"\
#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};t===null?t=[i]:t.push(i),n++}}}if(r.limit!==
void 0){let e=r.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let i=typeof e,s;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,
typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(s=e)),s===void 0)if(i==="boolean"||e===null||i==="string"&&e&&e==+e&&!(e%1))s=+e;else{const m={instancePath:a+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===null?t=[m]:t.push(m),n++}s!==void 0&&(e=s,r!==
void 0&&(r.limit=s))}if(typeof e=="number"&&isFinite(e)){if(e>100||isNaN(e)){const i={instancePath:a+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};t===null?t=[i]:t.push(i),n++}if(e<1||isNaN(e)){const i={instancePath:a+"/limit",schemaPath:"\
#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};t===null?t=[i]:t.push(i),n++}}}if(r.offset!==void 0){let e=r.
offset;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let i=typeof e,s;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="n\
umber"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(s=e)),s===void 0)if(i==="boolean"||e===null||i==="string"&&e&&e==+e&&!(e%1))s=+e;else{const m={instancePath:a+"/offset",
schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===null?t=[m]:t.push(m),n++}s!==void 0&&(e=s,r!==void 0&&
(r.offset=s))}if(typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e)){const i={instancePath:a+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};t===null?t=[i]:t.push(i),n++}if(e<0||isNaN(e)){const i={instancePath:a+"/off\
set",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};t===null?t=[i]:t.push(i),n++}}}}else{const e={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return k.errors=t,n===0}k.evaluated=
{props:{domain:!0,limit:!0,offset:!0},dynamicProps:!1,dynamicItems:!1};const S=N;function N(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=N.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return N.errors=t,n===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};const V=D;function D(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=D.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return D.errors=t,n===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};const z=x;function x(r,{instancePath:a="",parentData:f,parentDataProperty:l,rootData:p=r,dynamicAnchors:u={}}={}){let t=null,n=0;const o=x.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),n++}return x.errors=t,n===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};export{S as getPropertyHistoryPath,H as getPropertyHistoryQuery,Q as listPropertiesPath,$ as listPropertiesQuery,F as resolvePropertiesBulkPath,E as resolvePropertiesBulkQuery,
T as resolvePropertyPath,O as resolvePropertyQuery,z as savePropertyPath,V as savePropertyQuery,B as validatePropertyPath,_ as validatePropertyQuery};
