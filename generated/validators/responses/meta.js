// @generated from openapi/paths/meta.yaml by codegen. Do not edit; run "npm run codegen".
const v=l;function l(s,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=s,dynamicAnchors:y={}}={}){let e=null,t=0;const p=l.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.version===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),t++}if(s.
documentation===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentation"},message:"must have required \
property 'documentation'"};e===null?e=[r]:e.push(r),t++}if(s.openapi===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:e.push(r),t++}if(s.endpoints===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"endpoints"},message:"must have required property 'endpoints'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&typeof s.
name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.version!==void 0&&typeof s.version!="string"){const r={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.documentation!==void 0&&typeof s.documentation!="string"){const r={instancePath:i+"/d\
ocumentation",schemaPath:"#/properties/documentation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.openapi!==
void 0&&typeof s.openapi!="string"){const r={instancePath:i+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),t++}if(s.endpoints!==void 0){let r=s.endpoints;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const n in r)if(typeof r[n]!=
"string"){const o={instancePath:i+"/endpoints/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/endpoints/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{const n={instancePath:i+"/endpoints",schemaPath:"#/properties/endpoint\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return l.errors=e,t===0}l.evaluated={props:{name:!0,version:!0,documentation:!0,
openapi:!0,endpoints:!0},dynamicProps:!1,dynamicItems:!1};const c=f;function a(s,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=s,dynamicAnchors:y={}}={}){let e=null,t=0;const p=a.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return a.errors=e,t===0}a.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function m(s,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=s,dynamicAnchors:y={}}={}){let e=null,t=0;const p=m.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}if(r!=="error"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return m.errors=e,t===0}m.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function f(s,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=s,dynamicAnchors:y={}}={}){let e=null,t=0;const p=f.evaluated;if(p.
dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),t++}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.issues!==void 0){let r=s.issues;if(Array.
isArray(r)){const n=r.length;for(let o=0;o<n;o++)a(r[o],{instancePath:i+"/issues/"+o,parentData:r,parentDataProperty:o,rootData:u,dynamicAnchors:y})||(e=e===null?
a.errors:e.concat(a.errors),t=e.length)}else{const n={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}if(s.retry_after!==void 0){let r=s.retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:i+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.file_status!==
void 0){let r=s.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const n={
instancePath:i+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[n]:e.push(n),t++}if(r<0||isNaN(r)){const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:i+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(
r)){const n=r.length;for(let o=0;o<n;o++)m(r[o],{instancePath:i+"/errors/"+o,parentData:r,parentDataProperty:o,rootData:u,dynamicAnchors:y})||(e=e===null?m.errors:
e.concat(m.errors),t=e.length)}else{const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[n]:e.push(n),t++}}if(s.valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!=
"string"){const h={instancePath:i+"/valid_values/"+o,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[h]:e.push(h),t++}}else{const n={instancePath:i+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),t++}return f.errors=e,t===0}f.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,errors:!0,
valid_values:!0},dynamicProps:!1,dynamicItems:!1};const P=c,b=c,w=c;export{v as getApiIndex200,c as getApiIndex401,P as getApiIndex500,b as getOpenApiDocument500,w as getWellKnownOpenApi500};
