// @generated from openapi/paths/lookups.yaml by codegen. Do not edit; run "npm run codegen".
import U from"ajv-formats/dist/formats.js";import $ from"ajv/dist/runtime/ucs2length.js";const H=P;function P(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=P.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return P.errors=r,n===0}P.evaluated={dynamicProps:!1,dynamicItems:!1};const J=_;const c=$.default;function _(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=_.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain===void 0){const e={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};r===null?r=[e]:r.push(e),n++}if(t.domain!==void 0){
let e=t.domain;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s==
"number"||s=="boolean")i=""+e;else if(e===null)i="";else{const o={instancePath:a+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.domain=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:a+
"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.
push(s),n++}if(c(e)<1){const s={instancePath:a+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};r===null?r=[e]:r.push(e),n++}return _.errors=r,n===0}_.evaluated={props:{domain:!0},dynamicProps:!1,dynamicItems:!1};const K=A;const Q={type:"string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_asi\
n","samsung_app_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_guid",
"station_id","facility_id"],$id:"EnumsIdentifierTypes"};function h(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){
let r=null,n=0;const l=h.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t!="string"){let e=typeof t,s;if(e=="object"&&Array.
isArray(t)&&t.length==1&&(t=t[0],e=typeof t,typeof t=="string"&&(s=t)),s===void 0)if(e=="number"||e=="boolean")s=""+t;else if(t===null)s="";else{const i={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[i]:r.push(i),n++}s!==void 0&&(t=s,m!==void 0&&(m[d]=s))}if(!(t===
"domain"||t==="subdomain"||t==="network_id"||t==="ios_bundle"||t==="android_package"||t==="apple_app_store_id"||t==="google_play_id"||t==="roku_store_id"||t==="\
fire_tv_asin"||t==="samsung_app_id"||t==="apple_tv_bundle"||t==="bundle_id"||t==="venue_id"||t==="screen_id"||t==="openooh_venue_type"||t==="rss_url"||t==="appl\
e_podcast_id"||t==="spotify_collection_id"||t==="podcast_guid"||t==="station_id"||t==="facility_id")){const e={instancePath:a,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Q.enum},message:"must be equal to one of the allowed values"};r===null?r=[e]:r.push(e),n++}return h.errors=r,n===0}h.evaluated={dynamicProps:!1,
dynamicItems:!1};function A(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=A.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){const e={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};r===null?r=[e]:r.push(e),n++}if(t.value===void 0){const e={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};r===null?r=[e]:r.push(
e),n++}if(t.type!==void 0&&(h(t.type,{instancePath:a+"/type",parentData:t,parentDataProperty:"type",rootData:u,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(
h.errors),n=r.length)),t.value!==void 0){let e=t.value;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,
typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const o={instancePath:a+"/value",schemaPath:"#/properties/v\
alue/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.value=i))}if(typeof e=="\
string"){if(c(e)>2048){const s={instancePath:a+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have\
 more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(c(e)<1){const s={instancePath:a+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return A.errors=r,n===0}A.evaluated={props:{type:!0,value:!0},dynamicProps:!1,
dynamicItems:!1};const M=w;function w(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=w.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return w.errors=r,n===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const W=k;function k(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=k.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return k.errors=r,n===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};const X=j;function j(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=j.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.agentUrl===void 0){const e={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agentUrl"},message:"must have required property 'agentUrl'"};r===null?r=[e]:r.push(e),n++}if(t.agentUrl!==void 0){let e=t.
agentUrl;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="\
number"||s=="boolean")i=""+e;else if(e===null)i="";else{const o={instancePath:a+"/agentUrl",schemaPath:"#/properties/agentUrl/type",keyword:"type",params:{type:"\
string"},message:"must be string"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.agentUrl=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:a+
"/agentUrl",schemaPath:"#/properties/agentUrl/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[
s]:r.push(s),n++}if(c(e)<1){const s={instancePath:a+"/agentUrl",schemaPath:"#/properties/agentUrl/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[e]:r.push(e),n++}return j.errors=r,n===0}j.evaluated={props:{agentUrl:!0},dynamicProps:!1,dynamicItems:!1};const Y=x;function x(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=x.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return x.errors=r,n===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};const ee=L;function L(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=L.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return L.errors=r,n===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};const re=D,V={type:"object",
properties:{agent_url:{type:"string",minLength:1,maxLength:2048},identifier_type:{$ref:"EnumsIdentifierTypes"},identifier_value:{type:"string",minLength:1,maxLength:2048},
publisher_domain:{type:"string",minLength:1,maxLength:2048},mode:{type:"string",enum:["live","index"]},delegation_type:{$ref:"EnumsDelegationType"},country:{type:"\
string",pattern:"^[A-Za-z]{2}$"},at:{type:"string",format:"date-time"},collection:{type:"array",items:{type:"string",minLength:1,maxLength:255},maxItems:20},placement:{
type:"array",items:{type:"string",minLength:1,maxLength:255},maxItems:20},placement_tag:{type:"array",items:{type:"string",minLength:1,maxLength:255},maxItems:20}},
required:["agent_url","identifier_type","identifier_value"]},F={type:"string",enum:["direct","delegated","ad_network"],$id:"EnumsDelegationType"};function v(t,{
instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=v.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),typeof t!="string"){let e=typeof t,s;if(e=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],e=typeof t,typeof t=="string"&&(s=t)),
s===void 0)if(e=="number"||e=="boolean")s=""+t;else if(t===null)s="";else{const i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};r===null?r=[i]:r.push(i),n++}s!==void 0&&(t=s,m!==void 0&&(m[d]=s))}if(!(t==="direct"||t==="delegated"||t==="ad_network")){const e={instancePath:a,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:F.enum},message:"must be equal to one of the allowed values"};r===null?r=[e]:r.push(e),n++}return v.errors=
r,n===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const Z=new RegExp("^[A-Za-z]{2}$","u"),S=U.fullFormats["date-time"];function D(t,{instancePath:a="",parentData:m,
parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=D.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.agent_url===void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"a\
gent_url"},message:"must have required property 'agent_url'"};r===null?r=[e]:r.push(e),n++}if(t.identifier_type===void 0){const e={instancePath:a,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"identifier_type"},message:"must have required property 'identifier_type'"};r===null?r=[e]:r.push(e),n++}if(t.
identifier_value===void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifier_value"},message:"must have req\
uired property 'identifier_value'"};r===null?r=[e]:r.push(e),n++}if(t.agent_url!==void 0){let e=t.agent_url;if(typeof e!="string"){let s=typeof e,i;if(s=="objec\
t"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const o={
instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:r.push(o),n++}
i!==void 0&&(e=i,t!==void 0&&(t.agent_url=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/maxLe\
ngth",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(c(e)<1){const s={instancePath:a+
"/agent_url",schemaPath:"#/properties/agent_url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:
r.push(s),n++}}}if(t.identifier_type!==void 0&&(h(t.identifier_type,{instancePath:a+"/identifier_type",parentData:t,parentDataProperty:"identifier_type",rootData:u,
dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),n=r.length)),t.identifier_value!==void 0){let e=t.identifier_value;if(typeof e!="string"){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i=
"";else{const o={instancePath:a+"/identifier_value",schemaPath:"#/properties/identifier_value/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.identifier_value=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:a+"/identifier_\
value",schemaPath:"#/properties/identifier_value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?
r=[s]:r.push(s),n++}if(c(e)<1){const s={instancePath:a+"/identifier_value",schemaPath:"#/properties/identifier_value/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}if(t.publisher_domain!==void 0){let e=t.publisher_domain;if(typeof e!="string"){
let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===
null)i="";else{const o={instancePath:a+"/publisher_domain",schemaPath:"#/properties/publisher_domain/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.publisher_domain=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:a+"/publ\
isher_domain",schemaPath:"#/properties/publisher_domain/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===
null?r=[s]:r.push(s),n++}if(c(e)<1){const s={instancePath:a+"/publisher_domain",schemaPath:"#/properties/publisher_domain/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:r.push(s),n++}}}if(t.mode!==void 0){let e=t.mode;if(typeof e!="string"){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i=
"";else{const o={instancePath:a+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:r.push(
o),n++}i!==void 0&&(e=i,t!==void 0&&(t.mode=i))}if(!(e==="live"||e==="index")){const s={instancePath:a+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",
params:{allowedValues:V.properties.mode.enum},message:"must be equal to one of the allowed values"};r===null?r=[s]:r.push(s),n++}}if(t.delegation_type!==void 0&&
(v(t.delegation_type,{instancePath:a+"/delegation_type",parentData:t,parentDataProperty:"delegation_type",rootData:u,dynamicAnchors:f})||(r=r===null?v.errors:r.
concat(v.errors),n=r.length)),t.country!==void 0){let e=t.country;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],
s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const o={instancePath:a+"/country",schemaPath:"#\
/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.country=i))}
if(typeof e=="string"&&!Z.test(e)){const s={instancePath:a+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2}$"},
message:'must match pattern "^[A-Za-z]{2}$"'};r===null?r=[s]:r.push(s),n++}}if(t.at!==void 0){let e=t.at;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&
Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const o={
instancePath:a+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:r.push(o),n++}i!==void 0&&
(e=i,t!==void 0&&(t.at=i))}if(typeof e=="string"&&!S.validate(e)){const s={instancePath:a+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};r===null?r=[s]:r.push(s),n++}}if(t.collection!==void 0){let e=t.collection;if(!Array.isArray(e)){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,Array.isArray(e)&&(i=e)),i===void 0)if(s==="string"||s==="number"||s==="boolean"||e===null)i=
[e];else{const o={instancePath:a+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?
r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.collection=i))}if(Array.isArray(e)){if(e.length>20){const i={instancePath:a+"/collection",schemaPath:"#/prop\
erties/collection/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};r===null?r=[i]:r.push(i),n++}const s=e.length;for(let i=0;i<
s;i++){let o=e[i];if(typeof o!="string"){let p=typeof o,y;if(p=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],p=typeof o,typeof o=="string"&&(y=o)),y===void 0)
if(p=="number"||p=="boolean")y=""+o;else if(o===null)y="";else{const b={instancePath:a+"/collection/"+i,schemaPath:"#/properties/collection/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};r===null?r=[b]:r.push(b),n++}y!==void 0&&(o=y,e!==void 0&&(e[i]=y))}if(typeof o=="string"){if(c(o)>255){const p={
instancePath:a+"/collection/"+i,schemaPath:"#/properties/collection/items/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255\
 characters"};r===null?r=[p]:r.push(p),n++}if(c(o)<1){const p={instancePath:a+"/collection/"+i,schemaPath:"#/properties/collection/items/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[p]:r.push(p),n++}}}}}if(t.placement!==void 0){let e=t.placement;if(!Array.
isArray(e)){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,Array.isArray(e)&&(i=e)),i===void 0)if(s==="string"||s==="number"||
s==="boolean"||e===null)i=[e];else{const o={instancePath:a+"/placement",schemaPath:"#/properties/placement/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.placement=i))}if(Array.isArray(e)){if(e.length>20){const i={instancePath:a+"/placeme\
nt",schemaPath:"#/properties/placement/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};r===null?r=[i]:r.push(i),n++}const s=e.
length;for(let i=0;i<s;i++){let o=e[i];if(typeof o!="string"){let p=typeof o,y;if(p=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],p=typeof o,typeof o=="stri\
ng"&&(y=o)),y===void 0)if(p=="number"||p=="boolean")y=""+o;else if(o===null)y="";else{const b={instancePath:a+"/placement/"+i,schemaPath:"#/properties/placement\
/items/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[b]:r.push(b),n++}y!==void 0&&(o=y,e!==void 0&&(e[i]=y))}if(typeof o=="s\
tring"){if(c(o)>255){const p={instancePath:a+"/placement/"+i,schemaPath:"#/properties/placement/items/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};r===null?r=[p]:r.push(p),n++}if(c(o)<1){const p={instancePath:a+"/placement/"+i,schemaPath:"#/properties/placement/item\
s/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[p]:r.push(p),n++}}}}}if(t.placement_tag!==void 0){
let e=t.placement_tag;if(!Array.isArray(e)){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,Array.isArray(e)&&(i=e)),i===void 0)
if(s==="string"||s==="number"||s==="boolean"||e===null)i=[e];else{const o={instancePath:a+"/placement_tag",schemaPath:"#/properties/placement_tag/type",keyword:"\
type",params:{type:"array"},message:"must be array"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.placement_tag=i))}if(Array.isArray(e)){if(e.length>
20){const i={instancePath:a+"/placement_tag",schemaPath:"#/properties/placement_tag/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more t\
han 20 items"};r===null?r=[i]:r.push(i),n++}const s=e.length;for(let i=0;i<s;i++){let o=e[i];if(typeof o!="string"){let p=typeof o,y;if(p=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],p=typeof o,typeof o=="string"&&(y=o)),y===void 0)if(p=="number"||p=="boolean")y=""+o;else if(o===null)y="";else{const b={instancePath:a+
"/placement_tag/"+i,schemaPath:"#/properties/placement_tag/items/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[b]:r.push(b),
n++}y!==void 0&&(o=y,e!==void 0&&(e[i]=y))}if(typeof o=="string"){if(c(o)>255){const p={instancePath:a+"/placement_tag/"+i,schemaPath:"#/properties/placement_ta\
g/items/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};r===null?r=[p]:r.push(p),n++}if(c(o)<1){const p={instancePath:a+
"/placement_tag/"+i,schemaPath:"#/properties/placement_tag/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
r===null?r=[p]:r.push(p),n++}}}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:
r.push(e),n++}return D.errors=r,n===0}D.evaluated={props:{agent_url:!0,identifier_type:!0,identifier_value:!0,publisher_domain:!0,mode:!0,delegation_type:!0,country:!0,
at:!0,collection:!0,placement:!0,placement_tag:!0},dynamicProps:!1,dynamicItems:!1};const te=I;function I(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=I.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return I.errors=r,n===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};const ie=T;function T(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=T.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return T.errors=r,n===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};const se=q;function q(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=q.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return q.errors=r,n===0}q.evaluated={dynamicProps:!1,dynamicItems:!1};const ne=N,R={type:"object",
properties:{agent_url:{type:"string",minLength:1,maxLength:2048},evidence:{type:"array",items:{$ref:"EnumsAuthorizationEvidence"},maxItems:4},include:{type:"str\
ing",enum:["effective"]},limit:{type:"integer",minimum:1,maximum:1e4},cursor:{type:"string",minLength:1,maxLength:1e3}},required:["agent_url"],allOf:[{properties:{
limit:{decimal:"integer",items:{decimal:"integer"}}}}]},B={type:"string",enum:["adagents_json","agent_claim","community","override"],$id:"EnumsAuthorizationEvid\
ence"};function g(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=g.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof t!="string"){let e=typeof t,s;if(e=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],e=typeof t,typeof t==
"string"&&(s=t)),s===void 0)if(e=="number"||e=="boolean")s=""+t;else if(t===null)s="";else{const i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};r===null?r=[i]:r.push(i),n++}s!==void 0&&(t=s,m!==void 0&&(m[d]=s))}if(!(t==="adagents_json"||t==="agent_claim"||t==="communi\
ty"||t==="override")){const e={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed valu\
es"};r===null?r=[e]:r.push(e),n++}return g.errors=r,n===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};function N(t,{instancePath:a="",parentData:m,parentDataProperty:d,
rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=N.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="obje\
ct"&&!Array.isArray(t)&&t.limit!==void 0){let e=t.limit;if(typeof e=="string"&&e&&e==+e&&!(e%1)&&!/^-?\d+$/.test(e)){const s={instancePath:a+"/limit",schemaPath:"\
#/allOf/0/properties/limit/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};r===null?r=[s]:r.push(s),n++}if(Array.isArray(e)){const s=e.
length;for(let i=0;i<s;i++){let o=e[i];if(typeof o=="string"&&o&&o==+o&&!(o%1)&&!/^-?\d+$/.test(o)){const p={instancePath:a+"/limit/"+i,schemaPath:"#/allOf/0/pr\
operties/limit/items/decimal",keyword:"decimal",params:{type:"integer"},message:"must be integer"};r===null?r=[p]:r.push(p),n++}}}}if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.agent_url===void 0){const e={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have \
required property 'agent_url'"};r===null?r=[e]:r.push(e),n++}if(t.agent_url!==void 0){let e=t.agent_url;if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&
Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i="";else{const o={
instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:r.push(o),n++}
i!==void 0&&(e=i,t!==void 0&&(t.agent_url=i))}if(typeof e=="string"){if(c(e)>2048){const s={instancePath:a+"/agent_url",schemaPath:"#/properties/agent_url/maxLe\
ngth",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};r===null?r=[s]:r.push(s),n++}if(c(e)<1){const s={instancePath:a+
"/agent_url",schemaPath:"#/properties/agent_url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[s]:
r.push(s),n++}}}if(t.evidence!==void 0){let e=t.evidence;if(!Array.isArray(e)){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,
Array.isArray(e)&&(i=e)),i===void 0)if(s==="string"||s==="number"||s==="boolean"||e===null)i=[e];else{const o={instancePath:a+"/evidence",schemaPath:"#/properti\
es/evidence/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.evidence=i))}if(Array.
isArray(e)){if(e.length>4){const i={instancePath:a+"/evidence",schemaPath:"#/properties/evidence/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT\
 have more than 4 items"};r===null?r=[i]:r.push(i),n++}const s=e.length;for(let i=0;i<s;i++)g(e[i],{instancePath:a+"/evidence/"+i,parentData:e,parentDataProperty:i,
rootData:u,dynamicAnchors:f})||(r=r===null?g.errors:r.concat(g.errors),n=r.length)}}if(t.include!==void 0){let e=t.include;if(typeof e!="string"){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||s=="boolean")i=""+e;else if(e===null)i=
"";else{const o={instancePath:a+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:
r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.include=i))}if(e!=="effective"){const s={instancePath:a+"/include",schemaPath:"#/properties/include/enum",keyword:"\
enum",params:{allowedValues:R.properties.include.enum},message:"must be equal to one of the allowed values"};r===null?r=[s]:r.push(s),n++}}if(t.limit!==void 0){
let e=t.limit;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)&&(i=e)),i===void 0)if(s==="boolean"||e===null||s==="string"&&e&&e==+e&&!(e%1))i=+e;else{const o={instancePath:a+"/limit",
schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&
(t.limit=i))}if(typeof e=="number"&&isFinite(e)){if(e>1e4||isNaN(e)){const s={instancePath:a+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};r===null?r=[s]:r.push(s),n++}if(e<1||isNaN(e)){const s={instancePath:a+"/limit",schemaPath:"#/pro\
perties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};r===null?r=[s]:r.push(s),n++}}}if(t.cursor!==void 0){let e=t.cursor;
if(typeof e!="string"){let s=typeof e,i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,typeof e=="string"&&(i=e)),i===void 0)if(s=="number"||
s=="boolean")i=""+e;else if(e===null)i="";else{const o={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"\
must be string"};r===null?r=[o]:r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.cursor=i))}if(typeof e=="string"){if(c(e)>1e3){const s={instancePath:a+"/cursor",schemaPath:"\
#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};r===null?r=[s]:r.push(s),n++}if(c(e)<1){
const s={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
r===null?r=[s]:r.push(s),n++}}}}else{const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:
r.push(e),n++}return N.errors=r,n===0}N.evaluated={props:{agent_url:!0,evidence:!0,include:!0,limit:!0,cursor:!0},dynamicProps:!1,dynamicItems:!1};const ae=E;function E(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=E.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return E.errors=r,n===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};const oe=O;function O(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=O.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.evidence!==void 0){let e=t.evidence;if(!Array.isArray(e)){let s=typeof e,
i;if(s=="object"&&Array.isArray(e)&&e.length==1&&(e=e[0],s=typeof e,Array.isArray(e)&&(i=e)),i===void 0)if(s==="string"||s==="number"||s==="boolean"||e===null)i=
[e];else{const o={instancePath:a+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[o]:
r.push(o),n++}i!==void 0&&(e=i,t!==void 0&&(t.evidence=i))}if(Array.isArray(e)){if(e.length>4){const i={instancePath:a+"/evidence",schemaPath:"#/properties/evid\
ence/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};r===null?r=[i]:r.push(i),n++}const s=e.length;for(let i=0;i<s;i++)
g(e[i],{instancePath:a+"/evidence/"+i,parentData:e,parentDataProperty:i,rootData:u,dynamicAnchors:f})||(r=r===null?g.errors:r.concat(g.errors),n=r.length)}}}else{
const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return O.errors=r,n===0}
O.evaluated={props:{evidence:!0},dynamicProps:!1,dynamicItems:!1};const le=z;function z(t,{instancePath:a="",parentData:m,parentDataProperty:d,rootData:u=t,dynamicAnchors:f={}}={}){let r=null,n=0;const l=z.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))){const e={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};r===null?r=[e]:r.push(e),n++}return z.errors=r,n===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};export{se as expandProductIdentifiersPath,ie as expandProductIdentifiersQuery,le as getAuthorizationsSnapshotPath,oe as getAuthorizationsSnapshotQuery,ae as listAuthorizationsPath,
ne as listAuthorizationsQuery,X as lookupAgentDomainsPath,W as lookupAgentDomainsQuery,J as lookupDomainPath,H as lookupDomainQuery,M as lookupPropertyPath,K as lookupPropertyQuery,
ee as validateProductAuthorizationPath,Y as validateProductAuthorizationQuery,te as validatePropertyAuthorizationPath,re as validatePropertyAuthorizationQuery};
