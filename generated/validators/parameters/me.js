// @generated from openapi/paths/me.yaml by codegen. Do not edit; run "npm run codegen".
import ie from"ajv/dist/runtime/ucs2length.js";const oe=h;function h(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=h.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return h.errors=r,n===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};const ae=g;function g(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=g.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return g.errors=r,n===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const pe=b;const m=ie.default;function b(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=b.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){
let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===
null)i="";else{const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:
r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",
keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",
schemaPath:"#/properties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{
const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return b.errors=r,n===0}
b.evaluated={props:{org:!0},dynamicProps:!1,dynamicItems:!1};const me=v;function v(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=v.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return v.errors=r,n===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const le=P;function P(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=P.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return P.errors=r,n===0}P.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const fe=A;function A(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=A.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return A.errors=r,n===0}A.evaluated={dynamicProps:!1,dynamicItems:!1};const ue=j;function j(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=j.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return j.errors=r,n===0}j.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const ce=w;function w(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=w.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return w.errors=r,n===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const ye=k;function k(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=k.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return k.errors=r,n===0}k.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const de=L;const y=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function L(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){
let r=null,n=0;const o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.user_id===
void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user_id"},message:"must have required property 'user_id'"};r===
null?r=[e]:r.push(e),n++}if(t.user_id!==void 0){let e=t.user_id;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=
typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={instancePath:a+"/user_id",schemaPath:"#/p\
roperties/user_id/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.user_id=i))}
if(typeof e=="string"&&!y.test(e)){const s={instancePath:a+"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format:"uuid"},message:'\
must match format "uuid"'};r===null?r=[s]:r.push(s),n++}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};r===null?r=[e]:r.push(e),n++}return L.errors=r,n===0}L.evaluated={props:{user_id:!0},dynamicProps:!1,dynamicItems:!1};const he=D;function D(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=D.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return D.errors=r,n===0}D.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const ge=x;function x(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=x.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.user_id===void 0){const e={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"user_id"},message:"must have required property 'user_id'"};r===null?r=[e]:r.push(e),n++}if(t.user_id!==void 0){let e=t.
user_id;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="n\
umber"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={instancePath:a+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.user_id=i))}if(typeof e=="string"&&!y.test(e)){const s={instancePath:a+
"/user_id",schemaPath:"#/properties/user_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};r===null?r=[s]:r.push(s),n++}}}else{
const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return x.errors=r,n===0}
x.evaluated={props:{user_id:!0},dynamicProps:!1,dynamicItems:!1};const be=I;function I(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=I.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return I.errors=r,n===0}I.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const ve=_;function _(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=_.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return _.errors=r,n===0}_.evaluated={dynamicProps:!1,dynamicItems:!1};const Pe=T;function T(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=T.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return T.errors=r,n===0}T.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const Ae=q;function q(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=q.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return q.errors=r,n===0}q.evaluated={dynamicProps:!1,dynamicItems:!1};const je=N;function N(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=N.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return N.errors=r,n===0}N.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const we=O;function O(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=O.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.invitation_id===void 0){const e={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"invitation_id"},message:"must have required property 'invitation_id'"};r===null?r=[e]:r.push(e),n++}if(t.invitation_id!==
void 0){let e=t.invitation_id;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),
i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={instancePath:a+"/invitation_id",schemaPath:"#/properties/invitation_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.invitation_id=i))}if(typeof e=="str\
ing"&&!y.test(e)){const s={instancePath:a+"/invitation_id",schemaPath:"#/properties/invitation_id/format",keyword:"format",params:{format:"uuid"},message:'must \
match format "uuid"'};r===null?r=[s]:r.push(s),n++}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};r===null?r=[e]:r.push(e),n++}return O.errors=r,n===0}O.evaluated={props:{invitation_id:!0},dynamicProps:!1,dynamicItems:!1};const ke=M;function M(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=M.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return M.errors=r,n===0}M.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const Le=E;function E(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=E.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return E.errors=r,n===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};const De=Q;function Q(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=Q.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return Q.errors=r,n===0}Q.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const xe=C;function C(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=C.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return C.errors=r,n===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};const Ie=F;function F(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=F.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return F.errors=r,n===0}F.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const _e=K;function K(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=K.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};r===null?r=[e]:r.push(e),n++}if(t.id!==void 0){let e=t.id;if(typeof e!="stri\
ng"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+
e;else if(e===null)i="";else{const p={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};r===
null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.id=i))}if(typeof e=="string"&&!y.test(e)){const s={instancePath:a+"/id",schemaPath:"#/properties/id/for\
mat",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};r===null?r=[s]:r.push(s),n++}}}else{const e={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return K.errors=r,n===0}K.evaluated={props:{id:!0},dynamicProps:!1,
dynamicItems:!1};const Te=$;function $(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=$.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return $.errors=r,n===0}$.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const qe=z;function z(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=z.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return z.errors=r,n===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};const Ne=B;function B(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=B.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return B.errors=r,n===0}B.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const Oe=G;function G(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=G.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return G.errors=r,n===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};const Me=H;function H(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=H.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return H.errors=r,n===0}H.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const Ee=J;function J(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=J.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.client_id===void 0){const e={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"client_id"},message:"must have required property 'client_id'"};r===null?r=[e]:r.push(e),n++}if(t.client_id!==void 0){
let e=t.client_id;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)
if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={instancePath:a+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.client_id=i))}if(typeof e=="string"&&!y.test(e)){const s={
instancePath:a+"/client_id",schemaPath:"#/properties/client_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};r===null?r=[s]:
r.push(s),n++}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return J.
errors=r,n===0}J.evaluated={props:{client_id:!0},dynamicProps:!1,dynamicItems:!1};const Qe=R;function R(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=R.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return R.errors=r,n===0}R.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const Ce=S;function S(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=S.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return S.errors=r,n===0}S.evaluated={dynamicProps:!1,dynamicItems:!1};const Fe=U;function U(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=U.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return U.errors=r,n===0}U.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const Ke=V;function V(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=V.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return V.errors=r,n===0}V.evaluated={dynamicProps:!1,dynamicItems:!1};const $e=W;function W(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=W.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return W.errors=r,n===0}W.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const ze=X;function X(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=X.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const e={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};r===null?r=[e]:r.push(e),n++}if(t.agent_url!==void 0){
let e=t.agent_url;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)
if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.agent_url=i))}if(typeof e=="string"){if(m(e)>2048){const s={
instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characte\
rs"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return X.errors=r,n===0}X.evaluated={props:{agent_url:!0},dynamicProps:!1,dynamicItems:!1};const Be=Y;function Y(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=Y.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLengt\
h",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"#/pro\
perties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return Y.errors=r,n===0}Y.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const Ge=Z;function Z(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=Z.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const e={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};r===null?r=[e]:r.push(e),n++}if(t.agent_url!==void 0){
let e=t.agent_url;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)
if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.agent_url=i))}if(typeof e=="string"){if(m(e)>2048){const s={
instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characte\
rs"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return Z.errors=r,n===0}Z.evaluated={props:{agent_url:!0},dynamicProps:!1,dynamicItems:!1};const He=ee;function ee(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=ee.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)&&t.limit!==void 0){let e=t.limit;if(typeof e=="string"&&e&&e==+e&&!(e%
1)&&!/^-?\d+$/.test(e)){const s={instancePath:a+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must\
 be integer"};r===null?r=[s]:r.push(s),n++}if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let p=e[i];if(typeof p=="string"&&p&&p==+p&&!(p%1)&&!/^-?\d+$/.
test(p)){const d={instancePath:a+"/limit/"+i,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be in\
teger"};r===null?r=[d]:r.push(d),n++}}}}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.limit!==void 0){let e=t.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e))){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),
i===void 0)if(s==="boolean"||e===null||s==="string"&&e&&e==+e&&!(e%1))i=+e;else{const p={instancePath:a+"/limit",schemaPath:"#/properties/limit/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.limit=i))}if(typeof e=="number"&&isFinite(e)){
if(e>1e3||isNaN(e)){const s={instancePath:a+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must \
be <= 1000"};r===null?r=[s]:r.push(s),n++}if(e<1||isNaN(e)){const s={instancePath:a+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};r===null?r=[s]:r.push(s),n++}}}if(t.cursor!==void 0){let e=t.cursor;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&
Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={
instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.cursor=i))}if(typeof e=="string"){if(m(e)>400){const s={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"\
maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/cursor",schemaPath:"\
#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}if(t.org!==void 0){
let e=t.org;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s==
"number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},
message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",
schemaPath:"#/properties/org/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(
e)<1){const s={instancePath:a+"/org",schemaPath:"#/properties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:
r.push(e),n++}return ee.errors=r,n===0}ee.evaluated={props:{limit:!0,cursor:!0,org:!0},dynamicProps:!1,dynamicItems:!1};const Je=re;function re(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=re.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return re.errors=r,n===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};const Re=te;function te(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=te.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)&&t.limit!==void 0){let e=t.limit;if(typeof e=="string"&&e&&e==+e&&!(e%
1)&&!/^-?\d+$/.test(e)){const s={instancePath:a+"/limit",schemaPath:"#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must\
 be integer"};r===null?r=[s]:r.push(s),n++}if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let p=e[i];if(typeof p=="string"&&p&&p==+p&&!(p%1)&&!/^-?\d+$/.
test(p)){const d={instancePath:a+"/limit/"+i,schemaPath:"#/allOf/0/properties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be in\
teger"};r===null?r=[d]:r.push(d),n++}}}}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.limit!==void 0){let e=t.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e))){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),
i===void 0)if(s==="boolean"||e===null||s==="string"&&e&&e==+e&&!(e%1))i=+e;else{const p={instancePath:a+"/limit",schemaPath:"#/properties/limit/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.limit=i))}if(typeof e=="number"&&isFinite(e)){
if(e>1e3||isNaN(e)){const s={instancePath:a+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must \
be <= 1000"};r===null?r=[s]:r.push(s),n++}if(e<1||isNaN(e)){const s={instancePath:a+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};r===null?r=[s]:r.push(s),n++}}}if(t.cursor!==void 0){let e=t.cursor;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&
Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={
instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.cursor=i))}if(typeof e=="string"&&!y.test(e)){const s={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/format",keyword:"for\
mat",params:{format:"uuid"},message:'must match format "uuid"'};r===null?r=[s]:r.push(s),n++}}if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i=
"";else{const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(
p),n++}i!==void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(m(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(m(e)<1){const s={instancePath:a+"/org",schemaPath:"\
#/properties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return te.errors=r,n===0}te.evaluated=
{props:{limit:!0,cursor:!0,org:!0},dynamicProps:!1,dynamicItems:!1};const Se=se;function se(t,{instancePath:a="",parentData:l,parentDataProperty:f,rootData:u=t,dynamicAnchors:c={}}={}){let r=null,n=0;const o=se.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return se.errors=r,n===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};export{Ge as changeMyAgentPath,Be as changeMyAgentQuery,ge as changeMyMemberPath,he as changeMyMemberQuery,xe as createMyApiKeyPath,De as createMyApiKeyQuery,Oe as createMyClientPath,
Ne as createMyClientQuery,Ae as createMyInvitationPath,Pe as createMyInvitationQuery,Ke as enrollMyAgentPath,Fe as enrollMyAgentQuery,ae as getMePath,oe as getMeQuery,
Se as getMyAuditLogPath,Re as getMyAuditLogQuery,me as getMyOrganizationPath,pe as getMyOrganizationQuery,Ce as listMyAgentsPath,Qe as listMyAgentsQuery,Le as listMyApiKeysPath,
ke as listMyApiKeysQuery,qe as listMyClientsPath,Te as listMyClientsQuery,Je as listMyEntriesPath,He as listMyEntriesQuery,ve as listMyInvitationsPath,be as listMyInvitationsQuery,
ce as listMyMembersPath,ue as listMyMembersQuery,ze as removeMyAgentPath,$e as removeMyAgentQuery,de as removeMyMemberPath,ye as removeMyMemberQuery,_e as revokeMyApiKeyPath,
Ie as revokeMyApiKeyQuery,Ee as revokeMyClientPath,Me as revokeMyClientQuery,we as revokeMyInvitationPath,je as revokeMyInvitationQuery,fe as updateMyOrganizationPath,
le as updateMyOrganizationQuery};
