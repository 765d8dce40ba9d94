// @generated from openapi/paths/probes.yaml by codegen. Do not edit; run "npm run codegen".
import A from"ajv-formats/dist/formats.js";import L from"ajv/dist/runtime/ucs2length.js";const O=w,N={type:"object",required:["name","protocols","type","tools_c\
ount","tools","stats"],properties:{name:{type:"string",maxLength:253},description:{type:"string",maxLength:2e3},protocols:{type:"array",items:{type:"string",enum:[
"mcp","a2a"]}},type:{type:"string"},tools_count:{type:"integer",minimum:0},tools:{type:"array",items:{$ref:"RegistryAgentTool"},maxItems:200},stats:{type:"objec\
t",properties:{format_count:{type:"integer",minimum:0},product_count:{type:"integer",minimum:0},publisher_count:{type:"integer",minimum:0}}},oauth_required:{type:"\
boolean"}},$id:"RegistryDiscoveredAgent"},o=L.default;const j=A.fullFormats["date-time"];function d(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=d.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),i++}if(t.name!==
void 0){let r=t.name;if(typeof r=="string"){if(o(r)>128){const s={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.description!==void 0){let r=t.description;if(typeof r=="string"){if(o(
r)>500){const s={instancePath:a+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have mor\
e than 500 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.verified_at!==void 0){let r=t.verified_at;if(typeof r=="string"){if(!j.validate(r)){
const s={instancePath:a+"/verified_at",schemaPath:"#/properties/verified_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "dat\
e-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/verified_at",schemaPath:"#/properties/verified_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),i++}return d.errors=e,i===0}d.evaluated={props:{name:!0,description:!0,verified_at:!0},dynamicProps:!1,dynamicItems:!1};
function w(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=w.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),i++}if(t.protocols===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocols"},message:"must have required property 'protocols'"};e===null?e=[r]:e.push(r),i++}
if(t.type===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'typ\
e'"};e===null?e=[r]:e.push(r),i++}if(t.tools_count===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tools_c\
ount"},message:"must have required property 'tools_count'"};e===null?e=[r]:e.push(r),i++}if(t.tools===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tools"},message:"must have required property 'tools'"};e===null?e=[r]:e.push(r),i++}if(t.stats===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"stats"},message:"must have required property 'stats'"};e===null?e=[r]:e.push(r),i++}if(t.name!==
void 0){let r=t.name;if(typeof r=="string"){if(o(r)>253){const s={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:253},
message:"must NOT have more than 253 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.description!==void 0){let r=t.description;if(typeof r=="string"){if(o(
r)>2e3){const s={instancePath:a+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have mor\
e than 2000 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.protocols!==void 0){let r=t.protocols;if(Array.isArray(r)){const s=r.length;for(let p=0;p<
s;p++){let y=r[p];if(typeof y!="string"){const _={instancePath:a+"/protocols/"+p,schemaPath:"#/properties/protocols/items/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[_]:e.push(_),i++}if(!(y==="mcp"||y==="a2a")){const _={instancePath:a+"/protocols/"+p,schemaPath:"#/properties/protoc\
ols/items/enum",keyword:"enum",params:{allowedValues:N.properties.protocols.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[_]:e.push(
_),i++}}}else{const s={instancePath:a+"/protocols",schemaPath:"#/properties/protocols/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),i++}}if(t.type!==void 0&&typeof t.type!="string"){const r={instancePath:a+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.tools_count!==void 0){let r=t.tools_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:a+"/tools_count",schemaPath:"#/properties/tools_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/tools_count",schemaPath:"#/properties/tools_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(t.tools!==void 0){let r=t.tools;if(Array.isArray(r)){if(r.length>
200){const p={instancePath:a+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};
e===null?e=[p]:e.push(p),i++}const s=r.length;for(let p=0;p<s;p++)d(r[p],{instancePath:a+"/tools/"+p,parentData:r,parentDataProperty:p,rootData:u,dynamicAnchors:l})||
(e=e===null?d.errors:e.concat(d.errors),i=e.length)}else{const s={instancePath:a+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.stats!==void 0){let r=t.stats;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format_count!==void 0){
let s=r.format_count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const p={instancePath:a+"/stats/format_count",schemaPath:"#/properties/stats/prop\
erties/format_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof s=="number"&&isFinite(s)&&(s<
0||isNaN(s))){const p={instancePath:a+"/stats/format_count",schemaPath:"#/properties/stats/properties/format_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(r.product_count!==void 0){let s=r.product_count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){const p={instancePath:a+"/stats/product_count",schemaPath:"#/properties/stats/properties/product_count/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const p={instancePath:a+"/stats/product_count",schemaPath:"\
#/properties/stats/properties/product_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(r.
publisher_count!==void 0){let s=r.publisher_count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const p={instancePath:a+"/stats/publisher_count",schemaPath:"\
#/properties/stats/properties/publisher_count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){const p={instancePath:a+"/stats/publisher_count",schemaPath:"#/properties/stats/properties/publisher_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}}else{const s={instancePath:a+"/stats",schemaPath:"#/properties/\
stats/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(t.oauth_required!==void 0&&typeof t.oauth_required!=
"boolean"){const r={instancePath:a+"/oauth_required",schemaPath:"#/properties/oauth_required/type",keyword:"type",params:{type:"boolean"},message:"must be boole\
an"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),i++}return w.errors=e,i===0}w.evaluated={props:{name:!0,description:!0,protocols:!0,type:!0,tools_count:!0,tools:!0,stats:!0,oauth_required:!0},dynamicProps:!1,
dynamicItems:!1};const m=k;function h(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=h.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.
path!==void 0&&typeof t.path!="string"){const r={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return h.errors=e,i===0}h.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const I=A.fullFormats.uri;function g(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=g.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),i++}if(t.nonce===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:
e.push(r),i++}if(t.expires_at===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must h\
ave required property 'expires_at'"};e===null?e=[r]:e.push(r),i++}if(t.dns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dns"},message:"must have required property 'dns'"};e===null?e=[r]:e.push(r),i++}if(t.http===void 0){const r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),i++}if(t.domain!==void 0&&typeof t.
domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(t.nonce!==void 0){let r=t.nonce;if(typeof r=="string"){if(o(r)>43){const s={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/maxLen\
gth",keyword:"maxLength",params:{limit:43},message:"must NOT have more than 43 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<43){const s={instancePath:a+"/n\
once",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[s]:e.push(s),
i++}}else{const s={instancePath:a+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),i++}}if(t.expires_at!==void 0){let r=t.expires_at;if(typeof r=="string"){if(!j.validate(r)){const s={instancePath:a+"/expires_at",schemaPath:"#/properti\
es/expires_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.dns!==
void 0){let r=t.dns;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const s={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(r.type===void 0){const s={instancePath:a+
"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.
push(s),i++}if(r.value===void 0){const s={instancePath:a+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[s]:e.push(s),i++}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:a+"/dns/name",schemaPath:"\
#/properties/dns/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.type!==void 0&&r.type!==
"TXT"){const s={instancePath:a+"/dns/type",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equa\
l to constant"};e===null?e=[s]:e.push(s),i++}if(r.value!==void 0&&typeof r.value!="string"){const s={instancePath:a+"/dns/value",schemaPath:"#/properties/dns/pr\
operties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/dns",schemaPath:"\
#/properties/dns/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(t.http!==void 0){let r=t.http;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.url===void 0){const s={instancePath:a+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),i++}if(r.body===void 0){const s={instancePath:a+"/http",schemaPath:"#/properties/htt\
p/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[s]:e.push(s),i++}if(r.url!==void 0){let s=r.
url;if(typeof s=="string"){if(!I(s)){const p={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),i++}}else{const p={instancePath:a+"/http/url",schemaPath:"#/properties/http/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(r.body!==void 0&&typeof r.body!="string"){const s={instancePath:a+
"/http/body",schemaPath:"#/properties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{
const s={instancePath:a+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return g.errors=e,i===0}
g.evaluated={props:{domain:!0,nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function P(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=P.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.field===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.
severity===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),i++}if(t.field!==void 0&&typeof t.field!="string"){const r={instancePath:a+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.message!="string"){const r={instancePath:a+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.severity!==void 0){
let r=t.severity;if(typeof r!="string"){const s={instancePath:a+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(r!=="error"){const s={instancePath:a+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return P.errors=e,i===0}P.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const D=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function k(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,
dynamicAnchors:l={}}={}){let e=null,i=0;const n=k.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.error===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required propert\
y 'error'"};e===null?e=[r]:e.push(r),i++}if(t.message===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mess\
age"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(t.error!==void 0&&typeof t.error!="string"){const r={instancePath:a+"/err\
or",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.message!==void 0&&typeof t.
message!="string"){const r={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(t.issues!==void 0){let r=t.issues;if(Array.isArray(r)){const s=r.length;for(let p=0;p<s;p++)h(r[p],{instancePath:a+"/issues/"+p,parentData:r,
parentDataProperty:p,rootData:u,dynamicAnchors:l})||(e=e===null?h.errors:e.concat(h.errors),i=e.length)}else{const s={instancePath:a+"/issues",schemaPath:"#/pro\
perties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.retry_after!==void 0){let r=t.retry_after;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:a+"/retry_aft\
er",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(t.
domain!==void 0&&typeof t.domain!="string"){const r={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(t.file_status!==void 0){let r=t.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:a+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:a+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),i++}if(r<0||isNaN(r)){const s={instancePath:a+"/file_status",schemaPath:"\
#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(t.url!==void 0&&typeof t.
url!="string"){const r={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}if(t.challenge!==void 0&&(g(t.challenge,{instancePath:a+"/challenge",parentData:t,parentDataProperty:"challenge",rootData:u,dynamicAnchors:l})||(e=
e===null?g.errors:e.concat(g.errors),i=e.length)),t.review_id!==void 0){let r=t.review_id;if(typeof r=="string"){if(!D.test(r)){const s={instancePath:a+"/review\
_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[s]:e.push(s),i++}}else{const s={
instancePath:a+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(t.errors!==void 0){let r=t.errors;if(Array.isArray(r)){const s=r.length;for(let p=0;p<s;p++)P(r[p],{instancePath:a+"/errors/"+p,parentData:r,parentDataProperty:p,
rootData:u,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),i=e.length)}else{const s={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.valid_values!==void 0){let r=t.valid_values;if(Array.isArray(r)){
const s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){const y={instancePath:a+"/valid_values/"+p,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}else{const s={instancePath:a+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return k.errors=e,i===0}k.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,
domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const $=q;function b(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=b.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.name!==void 0){let r=t.name;if(typeof r=="string"){if(o(r)>500){const s={
instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(t.type!==void 0){let r=t.type;if(typeof r=="string"){if(o(r)>128){const s={instancePath:a+"/type",schemaPath:"#/properties/type/max\
Length",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.format_kind!==void 0){
let r=t.format_kind;if(typeof r=="string"){if(o(r)>128){const s={instancePath:a+"/format_kind",schemaPath:"#/properties/format_kind/maxLength",keyword:"maxLengt\
h",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/format_kind",schemaPath:"#/\
properties/format_kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return b.errors=e,i===0}b.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function q(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=q.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.success===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),i++}if(t.formats===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"formats"},message:"must have required property 'formats'"};e===null?
e=[r]:e.push(r),i++}if(t.success!==void 0&&t.success!==!0){const r={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(t.formats!==void 0){let r=t.formats;if(Array.isArray(r)){if(r.length>200){const p={instancePath:a+
"/formats",schemaPath:"#/properties/formats/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[p]:e.push(p),
i++}const s=r.length;for(let p=0;p<s;p++)b(r[p],{instancePath:a+"/formats/"+p,parentData:r,parentDataProperty:p,rootData:u,dynamicAnchors:l})||(e=e===null?b.errors:
e.concat(b.errors),i=e.length)}else{const s={instancePath:a+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return q.errors=e,i===0}q.evaluated={props:{success:!0,formats:!0},dynamicProps:!1,dynamicItems:!1};const E=x;function v(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=v.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.product_id===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"product_id"},message:"must have required property 'product_id'"};e===null?e=[r]:e.push(r),i++}if(t.product_id!==void 0){
let r=t.product_id;if(typeof r=="string"){if(o(r)>256){const s={instancePath:a+"/product_id",schemaPath:"#/properties/product_id/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/product_id",schemaPath:"#/prop\
erties/product_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.name!==void 0){let r=t.name;if(typeof r==
"string"){if(o(r)>500){const s={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have mo\
re than 500 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.description!==void 0){let r=t.description;if(typeof r=="string"){if(o(r)>2e3){const s={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(t.property_type!==void 0){let r=t.property_type;if(typeof r=="string"){if(o(r)>128){const s={instancePath:a+"/prope\
rty_type",schemaPath:"#/properties/property_type/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),i++}}else{const s={instancePath:a+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),i++}}if(t.property_name!==void 0){let r=t.property_name;if(typeof r=="string"){if(o(r)>500){const s={instancePath:a+"/pro\
perty_name",schemaPath:"#/properties/property_name/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/property_name",schemaPath:"#/properties/property_name/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),i++}}if(t.pricing_model!==void 0){let r=t.pricing_model;if(typeof r=="string"){if(o(r)>128){const s={instancePath:a+"/p\
ricing_model",schemaPath:"#/properties/pricing_model/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?
e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/pricing_model",schemaPath:"#/properties/pricing_model/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),i++}}if(t.base_rate!==void 0){let r=t.base_rate;if(!(typeof r=="number"&&isFinite(r))){const s={instancePath:a+"/base_r\
ate",schemaPath:"#/properties/base_rate/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(t.currency!==void 0){
let r=t.currency;if(typeof r=="string"){if(o(r)>16){const s={instancePath:a+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{
limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/currency",schemaPath:"#/properties/curre\
ncy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.format_options!==void 0){let r=t.format_options;if(Array.
isArray(r)){if(r.length>200){const p={instancePath:a+"/format_options",schemaPath:"#/properties/format_options/maxItems",keyword:"maxItems",params:{limit:200},message:"\
must NOT have more than 200 items"};e===null?e=[p]:e.push(p),i++}const s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){const y={instancePath:a+"/format\
_options/"+p,schemaPath:"#/properties/format_options/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}else{
const s={instancePath:a+"/format_options",schemaPath:"#/properties/format_options/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}if(t.delivery_channels!==void 0){let r=t.delivery_channels;if(Array.isArray(r)){if(r.length>50){const p={instancePath:a+"/delivery_channels",
schemaPath:"#/properties/delivery_channels/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[p]:e.push(p),i++}
const s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){const y={instancePath:a+"/delivery_channels/"+p,schemaPath:"#/properties/delivery_channels/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}else{const s={instancePath:a+"/delivery_channels",schemaPath:"\
#/properties/delivery_channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(t.delivery_type!==void 0){let r=t.
delivery_type;if(typeof r=="string"){if(o(r)>128){const s={instancePath:a+"/delivery_type",schemaPath:"#/properties/delivery_type/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/delivery_type",schemaPath:"#/p\
roperties/delivery_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.targeting_capabilities!==void 0){
let r=t.targeting_capabilities;if(Array.isArray(r)){if(r.length>200){const p={instancePath:a+"/targeting_capabilities",schemaPath:"#/properties/targeting_capabi\
lities/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[p]:e.push(p),i++}const s=r.length;for(let p=0;p<
s;p++)if(typeof r[p]!="string"){const y={instancePath:a+"/targeting_capabilities/"+p,schemaPath:"#/properties/targeting_capabilities/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}else{const s={instancePath:a+"/targeting_capabilities",schemaPath:"#/properties/t\
argeting_capabilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===0}v.evaluated={props:{product_id:!0,name:!0,
description:!0,property_type:!0,property_name:!0,pricing_model:!0,base_rate:!0,currency:!0,format_options:!0,delivery_channels:!0,delivery_type:!0,targeting_capabilities:!0},
dynamicProps:!1,dynamicItems:!1};function x(t,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:u=t,dynamicAnchors:l={}}={}){let e=null,i=0;const n=x.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.success===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===null?e=[r]:e.push(r),i++}if(t.
products===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"products"},message:"must have required property '\
products'"};e===null?e=[r]:e.push(r),i++}if(t.success!==void 0&&t.success!==!0){const r={instancePath:a+"/success",schemaPath:"#/properties/success/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(t.products!==void 0){let r=t.products;if(Array.isArray(r)){
if(r.length>200){const p={instancePath:a+"/products",schemaPath:"#/properties/products/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have mo\
re than 200 items"};e===null?e=[p]:e.push(p),i++}const s=r.length;for(let p=0;p<s;p++)v(r[p],{instancePath:a+"/products/"+p,parentData:r,parentDataProperty:p,rootData:u,
dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)}else{const s={instancePath:a+"/products",schemaPath:"#/properties/products/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return x.errors=e,i===0}x.evaluated={props:{success:!0,products:!0},dynamicProps:!1,dynamicItems:!1};
const R=m,V=m,C=m,X=m,z=m,B=m,G=m,H=m,J=m,K=m,M=m,Q=m,S=m,U=m,W=m,Y=m,Z=m;export{O as discoverAgent200,m as discoverAgent400,R as discoverAgent401,V as discoverAgent500,C as discoverAgent502,X as discoverAgent503,z as discoverAgent504,
$ as getAgentFormats200,B as getAgentFormats400,G as getAgentFormats401,H as getAgentFormats500,J as getAgentFormats502,K as getAgentFormats503,M as getAgentFormats504,
E as getAgentProducts200,Q as getAgentProducts400,S as getAgentProducts401,U as getAgentProducts500,W as getAgentProducts502,Y as getAgentProducts503,Z as getAgentProducts504};
