// @generated from openapi/paths/probes.yaml by codegen. Do not edit; run "npm run codegen".
import P from"ajv/dist/runtime/ucs2length.js";const j=y;const l=P.default;function y(t,{instancePath:a="",parentData:p,parentDataProperty:m,rootData:c=t,dynamicAnchors:f={}}={}){let r=null,n=0;const i=y.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){const e={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};r===null?r=[e]:r.push(e),n++}if(t.url!==void 0){let e=t.
url;if(typeof e!="string"){let s=typeof e,o;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(o=e)),o===void 0)if(s=="numbe\
r"||s=="boolean")o=""+e;else if(e===null)o="";else{const u={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};r===null?r=[u]:r.push(u),n++}o!==void 0&&(e=o,t!==void 0&&(t.url=o))}if(typeof e=="string"){if(l(e)>2048){const s={instancePath:a+"/url",schemaPath:"\
#/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(l(e)<1){const s={
instancePath:a+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[
s]:r.push(s),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}
return y.errors=r,n===0}y.evaluated={props:{url:!0},dynamicProps:!1,dynamicItems:!1};const w=d;function d(t,{instancePath:a="",parentData:p,parentDataProperty:m,rootData:c=t,dynamicAnchors:f={}}={}){let r=null,n=0;const i=d.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return d.errors=r,n===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const k=h;function h(t,{instancePath:a="",parentData:p,parentDataProperty:m,rootData:c=t,dynamicAnchors:f={}}={}){let r=null,n=0;const i=h.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};r===null?r=[e]:r.push(e),n++}if(t.url!==void 0){let e=t.url;if(typeof e!="\
string"){let s=typeof e,o;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(o=e)),o===void 0)if(s=="number"||s=="boolean")o=
""+e;else if(e===null)o="";else{const u={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};
r===null?r=[u]:r.push(u),n++}o!==void 0&&(e=o,t!==void 0&&(t.url=o))}if(typeof e=="string"){if(l(e)>2048){const s={instancePath:a+"/url",schemaPath:"#/propertie\
s/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(l(e)<1){const s={instancePath:a+
"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{
const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return h.errors=r,n===0}
h.evaluated={props:{url:!0},dynamicProps:!1,dynamicItems:!1};const D=g;function g(t,{instancePath:a="",parentData:p,parentDataProperty:m,rootData:c=t,dynamicAnchors:f={}}={}){let r=null,n=0;const i=g.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return g.errors=r,n===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const L=b;function b(t,{instancePath:a="",parentData:p,parentDataProperty:m,rootData:c=t,dynamicAnchors:f={}}={}){let r=null,n=0;const i=b.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};r===null?r=[e]:r.push(e),n++}if(t.url!==void 0){let e=t.url;if(typeof e!="\
string"){let s=typeof e,o;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(o=e)),o===void 0)if(s=="number"||s=="boolean")o=
""+e;else if(e===null)o="";else{const u={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};
r===null?r=[u]:r.push(u),n++}o!==void 0&&(e=o,t!==void 0&&(t.url=o))}if(typeof e=="string"){if(l(e)>2048){const s={instancePath:a+"/url",schemaPath:"#/propertie\
s/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(l(e)<1){const s={instancePath:a+
"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{
const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return b.errors=r,n===0}
b.evaluated={props:{url:!0},dynamicProps:!1,dynamicItems:!1};const q=v;function v(t,{instancePath:a="",parentData:p,parentDataProperty:m,rootData:c=t,dynamicAnchors:f={}}={}){let r=null,n=0;const i=v.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return v.errors=r,n===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};export{w as discoverAgentPath,j as discoverAgentQuery,D as getAgentFormatsPath,k as getAgentFormatsQuery,q as getAgentProductsPath,L as getAgentProductsQuery};
