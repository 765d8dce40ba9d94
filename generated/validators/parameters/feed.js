// @generated from openapi/paths/feed.yaml by codegen. Do not edit; run "npm run codegen".
import v from"ajv/dist/runtime/ucs2length.js";const w=p;const b=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,_=v.default,P=new RegExp("^[a-z][a-z0-9_.]*\\*?(,[a-z][a-z0-9_.]*\\*?){0,99}$","u");function p(s,{
instancePath:l="",parentData:y,parentDataProperty:d,rootData:h=s,dynamicAnchors:g={}}={}){let t=null,a=0;const o=p.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.limit!==void 0){let e=s.limit;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(
e)){const i={instancePath:l+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?
t=[i]:t.push(i),a++}if(Array.isArray(e)){const i=e.length;for(let r=0;r<i;r++){let n=e[r];if(typeof n=="string"&&n&&n==+n&&!(n%1)&&!/^-?\d+$/.test(n)){const m={
instancePath:l+"/limit/"+r,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};t===null?t=
[m]:t.push(m),a++}}}}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.cursor!==void 0){let e=s.cursor;if(typeof e!="string"){let i=typeof e,r;if(i=="object"&&Array.
isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="string"&&(r=e)),r===void 0)if(i=="number"||i=="boolean")r=""+e;else if(e===null)r="";else{const n={instancePath:l+
"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[n]:t.push(n),a++}r!==void 0&&(e=r,s!==
void 0&&(s.cursor=r))}if(typeof e=="string"){if(_(e)>36){const i={instancePath:l+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{
limit:36},message:"must NOT have more than 36 characters"};t===null?t=[i]:t.push(i),a++}if(!b.test(e)){const i={instancePath:l+"/cursor",schemaPath:"#/propertie\
s/cursor/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};t===null?t=[i]:t.push(i),a++}}}if(s.types!==void 0){let e=s.types;if(typeof e!=
"string"){let i=typeof e,r;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="string"&&(r=e)),r===void 0)if(i=="number"||i=="boolean")
r=""+e;else if(e===null)r="";else{const n={instancePath:l+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};t===null?t=[n]:t.push(n),a++}r!==void 0&&(e=r,s!==void 0&&(s.types=r))}if(typeof e=="string"&&!P.test(e)){const i={instancePath:l+"/types",schemaPath:"#\
/properties/types/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.]*\\*?(,[a-z][a-z0-9_.]*\\*?){0,99}$"},message:'must match pattern "^[a-z][a-z0-9_.\
]*\\*?(,[a-z][a-z0-9_.]*\\*?){0,99}$"'};t===null?t=[i]:t.push(i),a++}}if(s.limit!==void 0){let e=s.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){
let i=typeof e,r;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(r=e)),r===void 0)if(i===
"boolean"||e===null||i==="string"&&e&&e==+e&&!(e%1))r=+e;else{const n={instancePath:l+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};t===null?t=[n]:t.push(n),a++}r!==void 0&&(e=r,s!==void 0&&(s.limit=r))}if(typeof e=="number"&&isFinite(e)){if(e>1e4||isNaN(
e)){const i={instancePath:l+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};t===
null?t=[i]:t.push(i),a++}if(e<1||isNaN(e)){const i={instancePath:l+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};t===null?t=[i]:t.push(i),a++}}}}else{const e={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};t===null?t=[e]:t.push(e),a++}return p.errors=t,a===0}p.evaluated={props:{cursor:!0,types:!0,limit:!0},dynamicProps:!1,dynamicItems:!1};const k=f;function f(s,{instancePath:l="",parentData:y,parentDataProperty:d,rootData:h=s,dynamicAnchors:g={}}={}){let t=null,a=0;const o=f.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){const e={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),a++}return f.errors=t,a===0}f.evaluated={dynamicProps:!1,dynamicItems:!1};const z=u;function u(s,{instancePath:l="",parentData:y,parentDataProperty:d,rootData:h=s,dynamicAnchors:g={}}={}){let t=null,a=0;const o=u.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.limit!==void 0){let e=s.limit;if(typeof e=="string"&&e&&e==+e&&!(e%
1)&&!/^-?\d+$/.test(e)){const i={instancePath:l+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must\
 be integer"};t===null?t=[i]:t.push(i),a++}if(Array.isArray(e)){const i=e.length;for(let r=0;r<i;r++){let n=e[r];if(typeof n=="string"&&n&&n==+n&&!(n%1)&&!/^-?\d+$/.
test(n)){const m={instancePath:l+"/limit/"+r,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be in\
teger"};t===null?t=[m]:t.push(m),a++}}}}if(s.poll_interval_seconds!==void 0){let e=s.poll_interval_seconds;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(
e)){const i={instancePath:l+"/poll_interval_seconds",schemaPath:"#/allOf/0/properties/poll_interval_seconds/decimal",keyword:"decimal",params:{type:"integer"},message:"\
must be integer"};t===null?t=[i]:t.push(i),a++}if(Array.isArray(e)){const i=e.length;for(let r=0;r<i;r++){let n=e[r];if(typeof n=="string"&&n&&n==+n&&!(n%1)&&!/^-?\d+$/.
test(n)){const m={instancePath:l+"/poll_interval_seconds/"+r,schemaPath:"#/allOf/0/properties/poll_interval_seconds/items/decimal",keyword:"decimal",params:{type:"\
integer"},message:"must be integer"};t===null?t=[m]:t.push(m),a++}}}}}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.cursor!==void 0){let e=s.cursor;if(typeof e!=
"string"){let i=typeof e,r;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="string"&&(r=e)),r===void 0)if(i=="number"||i=="boolean")
r=""+e;else if(e===null)r="";else{const n={instancePath:l+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};t===null?t=[n]:t.push(n),a++}r!==void 0&&(e=r,s!==void 0&&(s.cursor=r))}if(typeof e=="string"){if(_(e)>36){const i={instancePath:l+"/cursor",schemaPath:"\
#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};t===null?t=[i]:t.push(i),a++}if(!b.test(e)){
const i={instancePath:l+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};t===null?t=
[i]:t.push(i),a++}}}if(s.types!==void 0){let e=s.types;if(typeof e!="string"){let i=typeof e,r;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,
typeof e=="string"&&(r=e)),r===void 0)if(i=="number"||i=="boolean")r=""+e;else if(e===null)r="";else{const n={instancePath:l+"/types",schemaPath:"#/properties/t\
ypes/type",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[n]:t.push(n),a++}r!==void 0&&(e=r,s!==void 0&&(s.types=r))}if(typeof e=="\
string"&&!P.test(e)){const i={instancePath:l+"/types",schemaPath:"#/properties/types/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.]*\\*?(,[a-z][a-z\
0-9_.]*\\*?){0,99}$"},message:'must match pattern "^[a-z][a-z0-9_.]*\\*?(,[a-z][a-z0-9_.]*\\*?){0,99}$"'};t===null?t=[i]:t.push(i),a++}}if(s.limit!==void 0){let e=s.
limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let i=typeof e,r;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="nu\
mber"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(r=e)),r===void 0)if(i==="boolean"||e===null||i==="string"&&e&&e==+e&&!(e%1))r=+e;else{const n={instancePath:l+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===null?t=[n]:t.push(n),a++}r!==void 0&&(e=r,s!==void 0&&(s.limit=r))}
if(typeof e=="number"&&isFinite(e)){if(e>1e4||isNaN(e)){const i={instancePath:l+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};t===null?t=[i]:t.push(i),a++}if(e<1||isNaN(e)){const i={instancePath:l+"/limit",schemaPath:"#/properties/limit/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};t===null?t=[i]:t.push(i),a++}}}if(s.poll_interval_seconds!==void 0){let e=s.poll_interval_seconds;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let i=typeof e,r;if(i=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],i=typeof e,typeof e=="number"&&
!(e%1)&&!isNaN(e)&&isFinite(e)&&(r=e)),r===void 0)if(i==="boolean"||e===null||i==="string"&&e&&e==+e&&!(e%1))r=+e;else{const n={instancePath:l+"/poll_interval_s\
econds",schemaPath:"#/properties/poll_interval_seconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===null?t=[n]:t.push(n),a++}r!==
void 0&&(e=r,s!==void 0&&(s.poll_interval_seconds=r))}if(typeof e=="number"&&isFinite(e)){if(e>60||isNaN(e)){const i={instancePath:l+"/poll_interval_seconds",schemaPath:"\
#/properties/poll_interval_seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};t===null?t=[i]:t.push(i),a++}if(e<5||isNaN(
e)){const i={instancePath:l+"/poll_interval_seconds",schemaPath:"#/properties/poll_interval_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:5},
message:"must be >= 5"};t===null?t=[i]:t.push(i),a++}}}}else{const e={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};t===null?t=[e]:t.push(e),a++}return u.errors=t,a===0}u.evaluated={props:{cursor:!0,types:!0,limit:!0,poll_interval_seconds:!0},dynamicProps:!1,dynamicItems:!1};
const N=c;function c(s,{instancePath:l="",parentData:y,parentDataProperty:d,rootData:h=s,dynamicAnchors:g={}}={}){let t=null,a=0;const o=c.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){const e={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};t===null?t=[e]:t.push(e),a++}return c.errors=t,a===0}c.evaluated={dynamicProps:!1,dynamicItems:!1};export{k as getFeedPath,w as getFeedQuery,N as streamFeedPath,z as streamFeedQuery};
