// @generated from openapi/paths/documents.yaml by codegen. Do not edit; run "npm run codegen".
import b from"ajv/dist/runtime/ucs2length.js";const P=p;function p(t,{instancePath:i="",parentData:c,parentDataProperty:y,rootData:h=t,dynamicAnchors:g={}}={}){let r=null,n=0;const a=p.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return p.errors=r,n===0}p.evaluated={dynamicProps:!1,dynamicItems:!1};const j=l;const d=b.default;function l(t,{instancePath:i="",parentData:c,parentDataProperty:y,rootData:h=t,dynamicAnchors:g={}}={}){let r=null,n=0;const a=l.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const e={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};r===null?r=[e]:r.push(e),n++}if(t.domain!==void 0){
let e=t.domain;if(typeof e!="string"){let s=typeof e,o;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(o=e)),o===void 0)if(s==
"number"||s=="boolean")o=""+e;else if(e===null)o="";else{const m={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};r===null?r=[m]:r.push(m),n++}o!==void 0&&(e=o,t!==void 0&&(t.domain=o))}if(typeof e=="string"){if(d(e)>2048){const s={instancePath:i+
"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.
push(s),n++}if(d(e)<1){const s={instancePath:i+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};r===null?r=[e]:r.push(e),n++}return l.errors=r,n===0}l.evaluated={props:{domain:!0},dynamicProps:!1,dynamicItems:!1};const A=u;function u(t,{instancePath:i="",parentData:c,parentDataProperty:y,rootData:h=t,dynamicAnchors:g={}}={}){let r=null,n=0;const a=u.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return u.errors=r,n===0}u.evaluated={dynamicProps:!1,dynamicItems:!1};const w=f;function f(t,{instancePath:i="",parentData:c,parentDataProperty:y,rootData:h=t,dynamicAnchors:g={}}={}){let r=null,n=0;const a=f.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const e={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};r===null?r=[e]:r.push(e),n++}if(t.domain!==void 0){let e=t.domain;if(typeof e!=
"string"){let s=typeof e,o;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(o=e)),o===void 0)if(s=="number"||s=="boolean")
o=""+e;else if(e===null)o="";else{const m={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};r===null?r=[m]:r.push(m),n++}o!==void 0&&(e=o,t!==void 0&&(t.domain=o))}if(typeof e=="string"){if(d(e)>2048){const s={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(d(e)<1){
const s={instancePath:i+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:
r.push(e),n++}return f.errors=r,n===0}f.evaluated={props:{domain:!0},dynamicProps:!1,dynamicItems:!1};export{j as getHostedAdagentsPath,P as getHostedAdagentsQuery,w as getHostedBrandJsonPath,A as getHostedBrandJsonQuery};
