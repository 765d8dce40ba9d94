// @generated from openapi/paths/crawl.yaml by codegen. Do not edit; run "npm run codegen".
import b from"ajv/dist/runtime/ucs2length.js";const j=u;const f=b.default;function u(t,{instancePath:a="",parentData:d,parentDataProperty:y,rootData:h=t,dynamicAnchors:g={}}={}){let r=null,n=0;const o=u.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){
let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===
null)i="";else{const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:
r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(f(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",
keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(f(e)<1){const s={instancePath:a+"/org",
schemaPath:"#/properties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{
const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return u.errors=r,n===0}
u.evaluated={props:{org:!0},dynamicProps:!1,dynamicItems:!1};const w=m;function m(t,{instancePath:a="",parentData:d,parentDataProperty:y,rootData:h=t,dynamicAnchors:g={}}={}){let r=null,n=0;const o=m.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return m.errors=r,n===0}m.evaluated={dynamicProps:!1,dynamicItems:!1};const A=l;function l(t,{instancePath:a="",parentData:d,parentDataProperty:y,rootData:h=t,dynamicAnchors:g={}}={}){let r=null,n=0;const o=l.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.org!==void 0){let e=t.org;if(typeof e!="string"){let s=typeof e,i;
if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{
const p={instancePath:a+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==
void 0&&(e=i,t!==void 0&&(t.org=i))}if(typeof e=="string"){if(f(e)>100){const s={instancePath:a+"/org",schemaPath:"#/properties/org/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};r===null?r=[s]:r.push(s),n++}if(f(e)<1){const s={instancePath:a+"/org",schemaPath:"#/properties/org/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return l.errors=r,n===0}l.evaluated={props:{org:!0},
dynamicProps:!1,dynamicItems:!1};const k=c;const P=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function c(t,{instancePath:a="",parentData:d,parentDataProperty:y,rootData:h=t,dynamicAnchors:g={}}={}){
let r=null,n=0;const o=c.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){
const e={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};r===null?r=[e]:r.push(
e),n++}if(t.id!==void 0){let e=t.id;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&
(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const p={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};r===null?r=[p]:r.push(p),n++}i!==void 0&&(e=i,t!==void 0&&(t.id=i))}if(typeof e=="string"&&!P.test(e)){const s={
instancePath:a+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};r===null?r=[s]:r.push(s),n++}}}else{
const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return c.errors=r,n===0}
c.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};export{k as getCrawlRequestPath,A as getCrawlRequestQuery,w as requestCrawlPath,j as requestCrawlQuery};
