// @generated from openapi/paths/search.yaml by codegen. Do not edit; run "npm run codegen".
import v from"ajv/dist/runtime/ucs2length.js";const w=c;const b=v.default,P=new RegExp("^\\s*\\S[\\s\\S]{0,198}\\S\\s*$","u");function c(s,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=s,dynamicAnchors:u={}}={}){
let r=null,n=0;const i=c.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.q===void 0){
const e={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"q"},message:"must have required property 'q'"};r===null?r=[e]:r.push(
e),n++}if(s.q!==void 0){let e=s.q;if(typeof e!="string"){let t=typeof e,a;if(t=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],t=typeof e,typeof e=="string"&&
(a=e)),a===void 0)if(t=="number"||t=="boolean")a=""+e;else if(e===null)a="";else{const y={instancePath:o+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[y]:r.push(y),n++}a!==void 0&&(e=a,s!==void 0&&(s.q=a))}if(typeof e=="string"){if(b(e)>1e3){const t={instancePath:o+
"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};r===null?r=[t]:r.push(t),n++}
if(!P.test(e)){const t={instancePath:o+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern:"^\\s*\\S[\\s\\S]{0,198}\\S\\s*$"},message:'mu\
st match pattern "^\\s*\\S[\\s\\S]{0,198}\\S\\s*$"'};r===null?r=[t]:r.push(t),n++}}}}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return c.errors=r,n===0}c.evaluated={props:{q:!0},dynamicProps:!1,dynamicItems:!1};const A=d;function d(s,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=s,dynamicAnchors:u={}}={}){let r=null,n=0;const i=d.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return d.errors=r,n===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const k=h;const q={type:"string",enum:["brand.json","adagents.json"],$id:"EnumsManifestFile"};function m(s,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=s,
dynamicAnchors:u={}}={}){let r=null,n=0;const i=m.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),typeof s!="string"){let e=typeof s,
t;if(e=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],e=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(e=="number"||e=="boolean")t=""+s;else if(s===null)t=
"";else{const a={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[a]:r.push(a),n++}t!==void 0&&(s=
t,p!==void 0&&(p[l]=t))}if(!(s==="brand.json"||s==="adagents.json")){const e={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:q.enum},message:"\
must be equal to one of the allowed values"};r===null?r=[e]:r.push(e),n++}return m.errors=r,n===0}m.evaluated={dynamicProps:!1,dynamicItems:!1};function h(s,{instancePath:o="",
parentData:p,parentDataProperty:l,rootData:f=s,dynamicAnchors:u={}}={}){let r=null,n=0;const i=h.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const e={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};r===null?r=[e]:r.push(e),n++}if(s.domain!==void 0){let e=s.domain;if(typeof e!="string"){let t=typeof e,
a;if(t=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],t=typeof e,typeof e=="string"&&(a=e)),a===void 0)if(t=="number"||t=="boolean")a=""+e;else if(e===null)a=
"";else{const y={instancePath:o+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[y]:r.
push(y),n++}a!==void 0&&(e=a,s!==void 0&&(s.domain=a))}if(typeof e=="string"){if(b(e)>2048){const t={instancePath:o+"/domain",schemaPath:"#/properties/domain/ma\
xLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[t]:r.push(t),n++}if(b(e)<1){const t={instancePath:o+
"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[t]:r.push(
t),n++}}}s.type!==void 0&&(m(s.type,{instancePath:o+"/type",parentData:s,parentDataProperty:"type",rootData:f,dynamicAnchors:u})||(r=r===null?m.errors:r.concat(
m.errors),n=r.length))}else{const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),
n++}return h.errors=r,n===0}h.evaluated={props:{domain:!0,type:!0},dynamicProps:!1,dynamicItems:!1};const D=g;function g(s,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:f=s,dynamicAnchors:u={}}={}){let r=null,n=0;const i=g.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return g.errors=r,n===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};export{D as lookupManifestRefsPath,k as lookupManifestRefsQuery,A as searchRegistryPath,w as searchRegistryQuery};
