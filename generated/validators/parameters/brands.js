// @generated from openapi/paths/brands.yaml by codegen. Do not edit; run "npm run codegen".
import B from"ajv/dist/runtime/ucs2length.js";const F=h;const d=B.default;function h(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=h.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const e={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};r===null?r=[e]:r.push(e),n++}if(t.domain!==void 0){
let e=t.domain;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s==
"number"||s=="boolean")i=""+e;else if(e===null)i="";else{const m={instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==void 0&&(t.domain=i))}if(typeof e=="string"){if(d(e)>2048){const s={instancePath:o+
"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.
push(s),n++}if(d(e)<1){const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}if(t.fresh!==void 0){let e=t.fresh;if(typeof e!="boolean"){let s=typeof e,i;if(s=="object"&&Array.isArray(
e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="boolean"&&(i=e)),i===void 0)if(e==="false"||e===0||e===null)i=!1;else if(e==="true"||e===1)i=!0;else{const m={instancePath:o+
"/fresh",schemaPath:"#/properties/fresh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==
void 0&&(t.fresh=i))}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),
n++}return h.errors=r,n===0}h.evaluated={props:{domain:!0,fresh:!0},dynamicProps:!1,dynamicItems:!1};const $=g;function g(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=g.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return g.errors=r,n===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const Q=b;function b(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=b.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return b.errors=r,n===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};const _=P;function P(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=P.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return P.errors=r,n===0}P.evaluated={dynamicProps:!1,dynamicItems:!1};const H=v;function v(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=v.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const e={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};r===null?r=[e]:r.push(e),n++}if(t.domain!==void 0){let e=t.domain;if(typeof e!=
"string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")
i=""+e;else if(e===null)i="";else{const m={instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==void 0&&(t.domain=i))}if(typeof e=="string"){if(d(e)>2048){const s={instancePath:o+"/domain",schemaPath:"\
#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(d(e)<1){
const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
r===null?r=[s]:r.push(s),n++}}}if(t.fresh!==void 0){let e=t.fresh;if(typeof e!="boolean"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],
s=typeof e,typeof e=="boolean"&&(i=e)),i===void 0)if(e==="false"||e===0||e===null)i=!1;else if(e==="true"||e===1)i=!0;else{const m={instancePath:o+"/fresh",schemaPath:"\
#/properties/fresh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==void 0&&(t.fresh=i))}}}else{
const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return v.errors=r,n===0}
v.evaluated={props:{domain:!0,fresh:!0},dynamicProps:!1,dynamicItems:!1};const J=A;function A(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=A.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return A.errors=r,n===0}A.evaluated={dynamicProps:!1,dynamicItems:!1};const S=j;const E={type:"string",enum:["brand_json","enriched","community"],$id:"EnumsBrandSource"};function y(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,
dynamicAnchors:u={}}={}){let r=null,n=0;const a=y.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof t!="string"){let e=typeof t,
s;if(e=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],e=typeof t,typeof t=="string"&&(s=t)),s===void 0)if(e=="number"||e=="boolean")s=""+t;else if(t===null)s=
"";else{const i={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[i]:r.push(i),n++}s!==void 0&&(t=
s,f!==void 0&&(f[p]=s))}if(!(t==="brand_json"||t==="enriched"||t==="community")){const e={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:E.
enum},message:"must be equal to one of the allowed values"};r===null?r=[e]:r.push(e),n++}return y.errors=r,n===0}y.evaluated={dynamicProps:!1,dynamicItems:!1};function j(t,{
instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=j.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.limit!==void 0){let e=t.limit;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.
test(e)){const s={instancePath:o+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};r===
null?r=[s]:r.push(s),n++}if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let m=e[i];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.test(m)){const c={
instancePath:o+"/limit/"+i,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};r===null?r=
[c]:r.push(c),n++}}}}if(t.offset!==void 0){let e=t.offset;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(e)){const s={instancePath:o+"/offset",schemaPath:"\
#/allOf/0/properties/offset/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};r===null?r=[s]:r.push(s),n++}if(Array.isArray(e)){const s=e.
length;for(let i=0;i<s;i++){let m=e[i];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.test(m)){const c={instancePath:o+"/offset/"+i,schemaPath:"#/allOf/0/p\
roperties/offset/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};r===null?r=[c]:r.push(c),n++}}}}}if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.search!==void 0){let e=t.search;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,
typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const m={instancePath:o+"/search",schemaPath:"#/properties/\
search/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==void 0&&(t.search=i))}if(typeof e==
"string"&&d(e)>200){const s={instancePath:o+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have m\
ore than 200 characters"};r===null?r=[s]:r.push(s),n++}}if(t.limit!==void 0){let e=t.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),i===void 0)if(s==="boolean"||e===
null||s==="string"&&e&&e==+e&&!(e%1))i=+e;else{const m={instancePath:o+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==void 0&&(t.limit=i))}if(typeof e=="number"&&isFinite(e)){if(e>5e3||isNaN(e)){const s={instancePath:o+
"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3},message:"must be <= 5000"};r===null?r=[s]:r.push(s),n++}if(e<
1||isNaN(e)){const s={instancePath:o+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
r===null?r=[s]:r.push(s),n++}}}if(t.offset!==void 0){let e=t.offset;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s=typeof e,i;if(s=="object"&&Array.
isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),i===void 0)if(s==="boolean"||e===null||s==="string"&&e&&e==
+e&&!(e%1))i=+e;else{const m={instancePath:o+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===
null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==void 0&&(t.offset=i))}if(typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e)){const s={instancePath:o+"/off\
set",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};r===null?r=[s]:r.push(
s),n++}if(e<0||isNaN(e)){const s={instancePath:o+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[s]:r.push(s),n++}}}t.source!==void 0&&(y(t.source,{instancePath:o+"/source",parentData:t,parentDataProperty:"source",rootData:l,dynamicAnchors:u})||
(r=r===null?y.errors:r.concat(y.errors),n=r.length))}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};r===null?r=[e]:r.push(e),n++}return j.errors=r,n===0}j.evaluated={props:{search:!0,limit:!0,offset:!0,source:!0},dynamicProps:!1,dynamicItems:!1};const V=w;function w(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=w.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return w.errors=r,n===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const z=k;function k(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=k.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const e={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};r===null?r=[e]:r.push(e),n++}if(t.domain!==void 0){let e=t.domain;if(typeof e!=
"string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")
i=""+e;else if(e===null)i="";else{const m={instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==void 0&&(t.domain=i))}if(typeof e=="string"){if(d(e)>2048){const s={instancePath:o+"/domain",schemaPath:"\
#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(d(e)<1){
const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:
r.push(e),n++}return k.errors=r,n===0}k.evaluated={props:{domain:!0},dynamicProps:!1,dynamicItems:!1};const C=D;function D(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=D.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return D.errors=r,n===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};const G=x;function x(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=x.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.limit!==void 0){let e=t.limit;if(typeof e=="string"&&e&&e==+e&&!(e%
1)&&!/^-?\d+$/.test(e)){const s={instancePath:o+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must\
 be integer"};r===null?r=[s]:r.push(s),n++}if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let m=e[i];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.
test(m)){const c={instancePath:o+"/limit/"+i,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be in\
teger"};r===null?r=[c]:r.push(c),n++}}}}if(t.offset!==void 0){let e=t.offset;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(e)){const s={instancePath:o+
"/offset",schemaPath:"#/allOf/0/properties/offset/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};r===null?r=[s]:r.push(s),n++}if(Array.
isArray(e)){const s=e.length;for(let i=0;i<s;i++){let m=e[i];if(typeof m=="string"&&m&&m==+m&&!(m%1)&&!/^-?\d+$/.test(m)){const c={instancePath:o+"/offset/"+i,schemaPath:"\
#/allOf/0/properties/offset/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};r===null?r=[c]:r.push(c),n++}}}}}if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.domain===void 0){const e={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"\
must have required property 'domain'"};r===null?r=[e]:r.push(e),n++}if(t.domain!==void 0){let e=t.domain;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&
Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const m={
instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[m]:r.push(m),n++}i!==
void 0&&(e=i,t!==void 0&&(t.domain=i))}if(typeof e=="string"){if(d(e)>2048){const s={instancePath:o+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(d(e)<1){const s={instancePath:o+"/domain",schemaPath:"\
#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}if(t.limit!==
void 0){let e=t.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,
typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),i===void 0)if(s==="boolean"||e===null||s==="string"&&e&&e==+e&&!(e%1))i=+e;else{const m={instancePath:o+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==
void 0&&(t.limit=i))}if(typeof e=="number"&&isFinite(e)){if(e>100||isNaN(e)){const s={instancePath:o+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};r===null?r=[s]:r.push(s),n++}if(e<1||isNaN(e)){const s={instancePath:o+"/limit",schemaPath:"\
#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};r===null?r=[s]:r.push(s),n++}}}if(t.offset!==void 0){let e=t.
offset;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="n\
umber"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),i===void 0)if(s==="boolean"||e===null||s==="string"&&e&&e==+e&&!(e%1))i=+e;else{const m={instancePath:o+"/offset",
schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[m]:r.push(m),n++}i!==void 0&&(e=i,t!==void 0&&
(t.offset=i))}if(typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e)){const s={instancePath:o+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};r===null?r=[s]:r.push(s),n++}if(e<0||isNaN(e)){const s={instancePath:o+"/off\
set",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[s]:r.push(s),n++}}}}else{const e={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return x.errors=r,n===0}x.evaluated=
{props:{domain:!0,limit:!0,offset:!0},dynamicProps:!1,dynamicItems:!1};const K=N;function N(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=N.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return N.errors=r,n===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};const M=I;function I(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=I.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return I.errors=r,n===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};const R=q;function q(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=q.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return q.errors=r,n===0}q.evaluated={dynamicProps:!1,dynamicItems:!1};const U=L;function L(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=L.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return L.errors=r,n===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};const W=T;function T(t,{instancePath:o="",parentData:f,parentDataProperty:p,rootData:l=t,dynamicAnchors:u={}}={}){let r=null,n=0;const a=T.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return T.errors=r,n===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};export{C as enrichBrandPath,z as enrichBrandQuery,K as getBrandHistoryPath,G as getBrandHistoryQuery,J as getBrandJsonPath,H as getBrandJsonQuery,V as listBrandsPath,
S as listBrandsQuery,$ as resolveBrandPath,F as resolveBrandQuery,_ as resolveBrandsBulkPath,Q as resolveBrandsBulkQuery,R as saveBrandPath,M as saveBrandQuery,
W as submitDiscoveredBrandPath,U as submitDiscoveredBrandQuery};
