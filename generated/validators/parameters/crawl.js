// @generated from openapi/paths/crawl.yaml by codegen. Do not edit; run "npm run codegen".
const v=p;function p(t,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=t,dynamicAnchors:m={}}={}){let r=null,a=0;const s=p.evaluated;if(s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),a++}return p.errors=r,a===0}p.evaluated={dynamicProps:!1,dynamicItems:!1};const P=u;function u(t,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=t,dynamicAnchors:m={}}={}){let r=null,a=0;const s=u.evaluated;if(s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),a++}return u.errors=r,a===0}u.evaluated={dynamicProps:!1,dynamicItems:!1};const g=d;function d(t,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=t,dynamicAnchors:m={}}={}){let r=null,a=0;const s=d.evaluated;if(s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),a++}return d.errors=r,a===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const j=c;const b=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function c(t,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=t,dynamicAnchors:m={}}={}){
let r=null,a=0;const s=c.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){
const e={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};r===null?r=[e]:r.push(
e),a++}if(t.id!==void 0){let e=t.id;if(typeof e!="string"){let o=typeof e,n;if(o=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],o=typeof e,typeof e=="string"&&
(n=e)),n===void 0)if(o=="number"||o=="boolean")n=""+e;else if(e===null)n="";else{const h={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};r===null?r=[h]:r.push(h),a++}n!==void 0&&(e=n,t!==void 0&&(t.id=n))}if(typeof e=="string"&&!b.test(e)){const o={
instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};r===null?r=[o]:r.push(o),a++}}}else{
const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),a++}return c.errors=r,a===0}
c.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};export{j as getCrawlRequestPath,g as getCrawlRequestQuery,P as requestCrawlPath,v as requestCrawlQuery};
