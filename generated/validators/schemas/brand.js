// @generated from schemas/v3/brand by codegen. Do not edit; run "npm run codegen".
import Te from"ajv-formats/dist/formats.js";import Ve from"ajv/dist/runtime/ucs2length.js";const Pr=D;const Se={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function M(r,{instancePath:n="",
parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=M.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(r==="brand"||r==="rights"||r==="measurement"||r==="governance"||r==="creative"||r==="sales"||r==="buying"||r==="signals")){const t={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Se.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===0}
M.evaluated={dynamicProps:!1,dynamicItems:!1};const He={type:"string",enum:["likeness","voice","name","endorsement","motion_capture","signature","catchphrase","\
sync","background_music","editorial","commercial","ai_generated_image"],$id:"EnumsRightUse"};function W(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=W.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="likeness"||r==="voice"||r==="name"||r===
"endorsement"||r==="motion_capture"||r==="signature"||r==="catchphrase"||r==="sync"||r==="background_music"||r==="editorial"||r==="commercial"||r==="ai_generate\
d_image")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:He.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return W.errors=e,s===0}W.evaluated={dynamicProps:!1,dynamicItems:!1};const Ge={type:"string",enum:["talent","character","brand_ip","music",
"stock_media"],$id:"EnumsRightType"};function X(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=X.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="talent"||r==="character"||r==="brand_ip"||r==="music"||r==="stock_media")){const t={
instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ge.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
s++}return X.errors=e,s===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};const Ze=new RegExp("^[A-Z]{2}$","u");function P(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=P.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!Ze.test(r)){const t={instancePath:n,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}P.evaluated={dynamicProps:!1,dynamicItems:!1};
const E=Te.fullFormats.uri,Ee=new RegExp("^https://","u"),Re=new RegExp("^[a-z0-9_]+$","u"),v=Ve.default;function D(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=D.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must hav\
e required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(M(r.type,{instancePath:n+"/type",
parentData:r,parentDataProperty:"type",rootData:p,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t==
"string"){if(!Ee.test(t)){const i={instancePath:n+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must matc\
h pattern "^https://"'};e===null?e=[i]:e.push(i),s++}if(!E(t)){const i={instancePath:n+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(v(t)>100){const i={instancePath:n+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[i]:e.push(i),s++}
if(!Re.test(t)){const i={instancePath:n+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern\
 "^[a-z0-9_]+$"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),s++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(v(t)>500){const i={instancePath:n+"/desc\
ription",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[i]:
e.push(i),s++}}else{const i={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[i]:e.push(i),s++}}if(r.jwks_uri!==void 0){let t=r.jwks_uri;if(typeof t=="string"){if(!Ee.test(t)){const i={instancePath:n+"/jwks_uri",schemaPath:"\
#/properties/jwks_uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[i]:e.push(i),s++}if(!E(t)){const i={
instancePath:n+"/jwks_uri",schemaPath:"#/properties/jwks_uri/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.
push(i),s++}}else{const i={instancePath:n+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),s++}}if(r.available_uses!==void 0){let t=r.available_uses;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)W(t[o],{instancePath:n+
"/available_uses/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),s=e.length)}else{const i={instancePath:n+
"/available_uses",schemaPath:"#/properties/available_uses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.
right_types!==void 0){let t=r.right_types;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)X(t[o],{instancePath:n+"/right_types/"+o,parentData:t,parentDataProperty:o,
rootData:p,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{const i={instancePath:n+"/right_types",schemaPath:"#/properties/right_ty\
pes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(
t)){const i=t.length;for(let o=0;o<i;o++)P(t[o],{instancePath:n+"/countries/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?P.errors:
e.concat(P.errors),s=e.length)}else{const i={instancePath:n+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}D.evaluated={props:{type:!0,url:!0,id:!0,description:!0,jwks_uri:!0,available_uses:!0,right_types:!0,countries:!0},
dynamicProps:!1,dynamicItems:!1};const kr=w;function w(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=w.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.
url;if(typeof t=="string"){if(!Ee.test(t)){const i={instancePath:n+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'\
must match pattern "^https://"'};e===null?e=[i]:e.push(i),s++}if(!E(t)){const i={instancePath:n+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}
w.evaluated={props:{url:!0,id:!0},dynamicProps:!1,dynamicItems:!1};const wr=L;const Ke={type:"string",enum:["image","video","audio","text","markdown","html","css","javascript","zip","vast","daast","url","webhook","brief","catalog","publis\
hed_post"],$id:"EnumsAssetContentType"};function Y(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=Y.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="image"||r==="video"||r==="audio"||r==="text"||r==="markdown"||r==="html"||r==="c\
ss"||r==="javascript"||r==="zip"||r==="vast"||r==="daast"||r==="url"||r==="webhook"||r==="brief"||r==="catalog"||r==="published_post")){const t={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ke.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Y.errors=
e,s===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};function L(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,
s=0;const a=L.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.asset_id===void 0){const t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asset_id"},message:"must have required property 'asset_id'"};e===null?e=[t]:e.
push(t),s++}if(r.asset_type===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asset_type"},message:"must hav\
e required property 'asset_type'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.asset_id!==void 0){let t=r.asset_id;if(typeof t=="string"){if(v(t)<1){const i={
instancePath:n+"/asset_id",schemaPath:"#/properties/asset_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/asset_id",schemaPath:"#/properties/asset_id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[i]:e.push(i),s++}}if(r.asset_type!==void 0&&(Y(r.asset_type,{instancePath:n+"/asset_type",parentData:r,parentDataProperty:"asset_type",rootData:p,
dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!E(t)){const i={instancePath:n+"/\
url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={
instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.tags!==
void 0){let t=r.tags;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const u={instancePath:n+"/tags/"+o,schemaPath:"#/proper\
ties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const i={instancePath:n+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.name!==void 0&&typeof r.name!="string"){
const t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
if(r.description!==void 0&&typeof r.description!="string"){const t={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const i={instancePath:n+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),
s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const i={instancePath:n+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(r.duration_seconds!==void 0){let t=r.duration_seconds;if(typeof t=="number"&&isFinite(
t)){if(t<0||isNaN(t)){const i={instancePath:n+"/duration_seconds",schemaPath:"#/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/duration_seconds",schemaPath:"#/properties/duration_seconds/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[i]:e.push(i),s++}}if(r.file_size_bytes!==void 0){let t=r.file_size_bytes;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:n+"/file_size_bytes",schemaPath:"#/properties/file_size_bytes/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const i={instancePath:n+"/file_size_bytes",schemaPath:"\
#/properties/file_size_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}if(r.format!==void 0&&
typeof r.format!="string"){const t={instancePath:n+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(r.metadata!==void 0){let t=r.metadata;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const i={instancePath:n+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return L.errors=e,s===0}L.evaluated={props:{asset_id:!0,asset_type:!0,
url:!0,tags:!0,name:!0,description:!0,width:!0,height:!0,duration_seconds:!0,file_size_bytes:!0,format:!0,metadata:!0},dynamicProps:!1,dynamicItems:!1};const Dr=Be;const k=Te.fullFormats["date-time"],Ue={type:"string",enum:["acquisition","divestiture","rebrand","regional","legacy","consolidation","other"],$id:"EnumsRedirec\
tReason"};function N(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=N.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="acquisition"||r==="divestiture"||r==="rebrand"||r==="regional"||r==="legacy"||r==="consolidation"||r==="\
other")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ue.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return N.errors=e,s===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};function Be(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=Be.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.authoritative_location===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authoritative_loca\
tion"},message:"must have required property 'authoritative_location'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="authoritative_location"||t==="$sc\
hema"||t==="redirect_reason"||t==="redirect_effective_at"||t==="note"||t==="last_updated")){const i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),s++}if(r.authoritative_location!==void 0){
let t=r.authoritative_location;if(typeof t=="string"){if(!Ee.test(t)){const i={instancePath:n+"/authoritative_location",schemaPath:"#/properties/authoritative_l\
ocation/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[i]:e.push(i),s++}if(!E(t)){const i={instancePath:n+
"/authoritative_location",schemaPath:"#/properties/authoritative_location/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===
null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/authoritative_location",schemaPath:"#/properties/authoritative_location/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:n+"/$schema",schemaPath:"\
#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.redirect_reason!==void 0&&(N(r.redirect_reason,
{instancePath:n+"/redirect_reason",parentData:r,parentDataProperty:"redirect_reason",rootData:p,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),s=e.
length)),r.redirect_effective_at!==void 0){let t=r.redirect_effective_at;if(typeof t=="string"){if(!k.validate(t)){const i={instancePath:n+"/redirect_effective_\
at",schemaPath:"#/properties/redirect_effective_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:
e.push(i),s++}}else{const i={instancePath:n+"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.note!==void 0&&typeof r.note!="string"){const t={instancePath:n+"/note",schemaPath:"#/properties/no\
te/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t==
"string"){if(!k.validate(t)){const i={instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const jr=C;const Qe=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function _(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=_.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){
if(v(r)>253){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[t]:e.push(t),s++}if(!Qe.test(r)){const t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}
_.evaluated={dynamicProps:!1,dynamicItems:!1};const Je={type:"string",enum:["all","media_buying","creative_generation","rights_clearance","governance","measurem\
ent","agent_operations"],$id:"EnumsOperatorScope"};function ee(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,
s=0;const a=ee.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="all"||r==="media_buying"||r==="creative_generation"||r==="rights_c\
learance"||r==="governance"||r==="measurement"||r==="agent_operations")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Je.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ee.errors=e,s===0}ee.evaluated={dynamicProps:!1,dynamicItems:!1};function C(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=C.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.brands===void 0){const t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==
void 0&&(_(r.domain,{instancePath:n+"/domain",parentData:r,parentDataProperty:"domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),s=
e.length)),r.brands!==void 0){let t=r.brands;if(Array.isArray(t)){if(t.length<1){const o={instancePath:n+"/brands",schemaPath:"#/properties/brands/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=t.length;for(let o=0;o<i;o++){let u=t[o];if(typeof u==
"string"){if(v(u)<1){const f={instancePath:n+"/brands/"+o,schemaPath:"#/properties/brands/items/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/brands/"+o,schemaPath:"#/properties/brands/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n+"/brands",schemaPath:"#/properties/brands/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const i=t.
length;for(let o=0;o<i;o++)P(t[o],{instancePath:n+"/countries/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length)}else{const i={instancePath:n+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[i]:e.push(i),s++}}if(r.scopes!==void 0){let t=r.scopes;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)ee(t[o],{instancePath:n+"/sc\
opes/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)}else{const i={instancePath:n+"/s\
copes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.valid_from!==void 0){
let t=r.valid_from;if(typeof t=="string"){if(!k.validate(t)){const i={instancePath:n+"/valid_from",schemaPath:"#/properties/valid_from/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/valid_from",schemaPath:"#/prop\
erties/valid_from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.valid_until!==void 0){let t=r.valid_until;
if(typeof t=="string"){if(!k.validate(t)){const i={instancePath:n+"/valid_until",schemaPath:"#/properties/valid_until/format",keyword:"format",params:{format:"d\
ate-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/valid_until",schemaPath:"#/properties/valid_unt\
il/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}C.evaluated={props:{domain:!0,brands:!0,countries:!0,
scopes:!0,valid_from:!0,valid_until:!0},dynamicProps:!1,dynamicItems:!1};const qr=xe;const Fe=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function j(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=j.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:n+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.email!==void 0){let t=r.email;if(typeof t==
"string"){if(!Fe.test(t)){const i={instancePath:n+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match f\
ormat "email"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),s++}}if(r.phone!==void 0&&typeof r.phone!="string"){const t={instancePath:n+"/phone",schemaPath:"#/properties/phone/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}r.domain!==void 0&&(_(r.domain,{instancePath:n+"/domain",parentData:r,
parentDataProperty:"domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}else{const t={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}j.evaluated={props:{name:!0,email:!0,phone:!0,
domain:!0},dynamicProps:!1,dynamicItems:!1};function q(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=q.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const t=s;let i=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.url===void 0&&(m="url")){const c={};
e===null?e=[c]:e.push(c),s++}}var u=o===s;if(s=t,e!==null&&(t?e.length=t:e=null),!u){const m=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.email===void 0){const y={
instancePath:n,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[y]:e.
push(y),s++}var u=m===s;if(i=u,i){var f={};f.email=!0,f.url=!0}}if(!i){const m={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema'};e===null?e=[m]:e.push(m),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(f!==!0&&(f=f||{},f.url=!0,f.email=!0,f.languages=!0),r.url!==
void 0){let m=r.url;if(typeof m=="string"){if(!Ee.test(m)){const c={instancePath:n+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"\
^https://"},message:'must match pattern "^https://"'};e===null?e=[c]:e.push(c),s++}if(!E(m)){const c={instancePath:n+"/url",schemaPath:"#/properties/url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:n+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(r.email!==void 0){let m=r.email;if(typeof m=="st\
ring"){if(!Fe.test(m)){const c={instancePath:n+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match form\
at "email"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:n+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),s++}}if(r.languages!==void 0){let m=r.languages;if(Array.isArray(m)){const c=m.length;for(let y=0;y<c;y++)if(typeof m[y]!=
"string"){const g={instancePath:n+"/languages/"+y,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),s++}}else{const c={instancePath:n+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[c]:e.push(c),s++}}}else{const m={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[m]:e.push(m),s++}return q.errors=e,a.props=f,s===0}q.evaluated={dynamicProps:!0,dynamicItems:!1};function xe(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=xe.evaluated;a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0);const t=s;let i=!0;const o=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.agents===void 0&&(m="agents")){const c={};e===null?e=[c]:e.push(c),s++}}var u=o===s;if(s=t,e!==null&&(t?
e.length=t:e=null),!u){const m=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.brand_agent===void 0){const y={instancePath:n,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:"brand_agent"},message:"must have required property 'brand_agent'"};e===null?e=[y]:e.push(y),s++}var u=m===s;if(i=u,i){var f={};
f.brand_agent=!0,f.agents=!0}}if(!i){const m={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema'};e===
null?e=[m]:e.push(m),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){for(const m in r)if(!(m==="agents"||m==="brand_agent"||m==="contact"||m==="data_subject_co\
ntestation"||m==="$schema"||m==="version"||m==="last_updated")){const c={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),s++}if(r.agents!==void 0){let m=r.agents;if(Array.isArray(m)){if(m.
length<1){const y={instancePath:n+"/agents",schemaPath:"#/properties/agents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 it\
ems"};e===null?e=[y]:e.push(y),s++}const c=m.length;for(let y=0;y<c;y++)D(m[y],{instancePath:n+"/agents/"+y,parentData:m,parentDataProperty:y,rootData:p,dynamicAnchors:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const c={instancePath:n+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.brand_agent!==void 0&&(w(r.brand_agent,{instancePath:n+"/brand_agent",parentData:r,parentDataProperty:"\
brand_agent",rootData:p,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.contact!==void 0&&(j(r.contact,{instancePath:n+"/contact",parentData:r,
parentDataProperty:"contact",rootData:p,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.data_subject_contestation!==void 0&&(q(r.data_subject_contestation,
{instancePath:n+"/data_subject_contestation",parentData:r,parentDataProperty:"data_subject_contestation",rootData:p,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length)),r.$schema!==void 0&&typeof r.$schema!="string"){const m={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(r.version!==void 0&&typeof r.version!="string"){const m={instancePath:n+"/versi\
on",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(r.last_updated!==void 0){
let m=r.last_updated;if(typeof m=="string"){if(!k.validate(m)){const c={instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"fo\
rmat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:n+"/last_updated",schemaPath:"\
#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{const m={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}return xe.errors=e,s===0}xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const $r=z;const Me={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"EnumsPr\
opertyType"};function re(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=re.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="website"||r==="mobile_app"||r==="ctv_app"||r==="desktop_app"||r==="dooh"||r==="podcast"||r==="radio"||r===
"linear_tv"||r==="streaming_audio"||r==="ai_assistant")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Me.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return re.errors=e,s===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};const We={type:"st\
ring",enum:["apple","google","amazon","roku","samsung","lg","other"],$id:"EnumsAppStore"};function te(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=te.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="apple"||r==="google"||r==="amazon"||r===
"roku"||r==="samsung"||r==="lg"||r==="other")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:We.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return te.errors=e,s===0}te.evaluated={dynamicProps:!1,dynamicItems:!1};const Xe={type:"string",enum:[
"owned","direct","delegated","ad_network"],$id:"EnumsBrandPropertyRelationship"};function se(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=se.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owned"||r==="direct"||r==="delegated"||
r==="ad_network")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}return se.errors=e,s===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};const Ye=new RegExp("^([A-Z]{2}|global)$","u");function z(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=z.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.identifier===void 0){const t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"identifier"},message:"must have required property 'identifier'"};e===null?e=[t]:e.push(t),s++}if(r.type!==
void 0&&(re(r.type,{instancePath:n+"/type",parentData:r,parentDataProperty:"type",rootData:p,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)),
r.identifier!==void 0){let t=r.identifier;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+"/identifier",schemaPath:"#/properties/identifier/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/identifier",schemaPath:"\
#/properties/identifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.store!==void 0&&(te(r.store,{instancePath:n+
"/store",parentData:r,parentDataProperty:"store",rootData:p,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)),r.region!==void 0){let t=r.
region;if(typeof t=="string"){if(!Ye.test(t)){const i={instancePath:n+"/region",schemaPath:"#/properties/region/pattern",keyword:"pattern",params:{pattern:"^([A\
-Z]{2}|global)$"},message:'must match pattern "^([A-Z]{2}|global)$"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/region",schemaPath:"#/propert\
ies/region/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.primary!==void 0&&typeof r.primary!="boolean"){
const t={instancePath:n+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),s++}r.relationship!==void 0&&(se(r.relationship,{instancePath:n+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:p,dynamicAnchors:l})||
(e=e===null?se.errors:e.concat(se.errors),s=e.length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}z.evaluated={props:{type:!0,identifier:!0,store:!0,region:!0,primary:!0,relationship:!0},dynamicProps:!1,
dynamicItems:!1};const Ar=O;function A(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=A.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!Re.test(r)){const t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}A.evaluated={dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:n="",
parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=O.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domain"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.brand_id===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"brand_id"},message:"must have required property 'brand_id'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&(_(r.domain,{
instancePath:n+"/domain",parentData:r,parentDataProperty:"domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.brand_id!==
void 0&&(A(r.brand_id,{instancePath:n+"/brand_id",parentData:r,parentDataProperty:"brand_id",rootData:p,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),
s=e.length)),r.managed_by!==void 0&&typeof r.managed_by!="string"){const t={instancePath:n+"/managed_by",schemaPath:"#/properties/managed_by/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.effective_at!==void 0){let t=r.effective_at;if(typeof t=="string"){if(!k.validate(
t)){const i={instancePath:n+"/effective_at",schemaPath:"#/properties/effective_at/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/effective_at",schemaPath:"#/properties/effective_at/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}O.evaluated={props:{domain:!0,brand_id:!0,managed_by:!0,effective_at:!0},dynamicProps:!1,dynamicItems:!1};
const Ir=Ne;function $(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=$.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1){const t={instancePath:n,schemaPath:"#/maxPr\
operties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[t]:e.push(t),s++}if(Object.keys(r).length<1){const t={
instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),s++}
for(const t in r){let i=r[t];if(typeof i=="string"){if(v(i)<1){const o={instancePath:n+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProp\
erties/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:n+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return $.errors=e,s===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const er={type:"string",enum:["master","sub_brand","endorsed","independent"],$id:"\
EnumsKellerType"};function ne(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ne.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="master"||r==="sub_brand"||r==="endorsed"||r==="independent")){const t={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:er.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ne.errors=e,s===
0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};function b(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=b.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const t=s;let i=!1,o=null;const u=s;if(typeof r=="string"){if(v(r)<1){const y={instancePath:n,schemaPath:"#/oneOf/0/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:n,schemaPath:"\
#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}var m=u===s;m&&(i=!0,o=0);const f=s;if(Array.isArray(
r)){if(r.length<1){const g={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[g]:e.push(g),s++}const y=r.length;for(let g=0;g<y;g++)$(r[g],{instancePath:n+"/"+g,parentData:r,parentDataProperty:g,rootData:p,dynamicAnchors:l})||(e=e===null?
$.errors:e.concat($.errors),s=e.length)}else{const y={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[y]:e.push(y),s++}var m=f===s;if(m&&i)i=!1,o=[o,1];else if(m){i=!0,o=1;var c=!0}if(i)s=t,e!==null&&(t?e.length=t:e=null);else{const y={instancePath:n,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?e=[y]:e.push(y),s++}return b.errors=e,a.items=c,s===
0}b.evaluated={dynamicProps:!1,dynamicItems:!0};const ze={type:"object",required:["url"],properties:{url:{type:"string",format:"uri"},id:{type:"string"},orientation:{
type:"string",enum:["square","horizontal","vertical","stacked"]},background:{type:"string",enum:["dark-bg","light-bg","transparent-bg"]},variant:{type:"string",
enum:["primary","secondary","icon","wordmark","full-lockup"]},tags:{type:"array",items:{type:"string"}},slots:{type:"array",items:{$ref:"EnumsLogoSlot"}},usage:{
type:"string"},width:{type:"integer",minimum:1},height:{type:"integer",minimum:1}},$id:"BrandLogo"},rr={type:"string",enum:["logo_card_light","logo_card_dark","\
profile_mark","favicon","app_icon","social_profile_mark","nav_header","footer","email_header","watermark","ad_end_card","co_brand_lockup","marketplace_listing"],
$id:"EnumsLogoSlot"};function ie(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ie.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="logo_card_light"||r==="logo_card_dark"||r==="profile_mark"||r==="favicon"||r==="app_ic\
on"||r==="social_profile_mark"||r==="nav_header"||r==="footer"||r==="email_header"||r==="watermark"||r==="ad_end_card"||r==="co_brand_lockup"||r==="marketplace_\
listing")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return ie.errors=e,s===0}ie.evaluated={dynamicProps:!1,dynamicItems:!1};function T(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=T.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'u\
rl'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!E(t)){const i={instancePath:n+"/url",schemaPath:"#/properties/url/f\
ormat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/url",schemaPath:"#\
/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.id!==void 0&&typeof r.id!="string"){const t={
instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.orientation!==
void 0){let t=r.orientation;if(typeof t!="string"){const i={instancePath:n+"/orientation",schemaPath:"#/properties/orientation/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(t==="square"||t==="horizontal"||t==="vertical"||t==="stacked")){const i={instancePath:n+"/o\
rientation",schemaPath:"#/properties/orientation/enum",keyword:"enum",params:{allowedValues:ze.properties.orientation.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.background!==void 0){let t=r.background;if(typeof t!="string"){const i={instancePath:n+"/background",schemaPath:"\
#/properties/background/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(t==="dark-bg"||t==="light-bg"||t===
"transparent-bg")){const i={instancePath:n+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:ze.properties.background.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.variant!==void 0){let t=r.variant;if(typeof t!="string"){const i={
instancePath:n+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(t===
"primary"||t==="secondary"||t==="icon"||t==="wordmark"||t==="full-lockup")){const i={instancePath:n+"/variant",schemaPath:"#/properties/variant/enum",keyword:"e\
num",params:{allowedValues:ze.properties.variant.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.tags!==void 0){let t=r.
tags;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const u={instancePath:n+"/tags/"+o,schemaPath:"#/properties/tags/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const i={instancePath:n+"/tags",schemaPath:"#/propertie\
s/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.slots!==void 0){let t=r.slots;if(Array.isArray(t)){
const i=t.length;for(let o=0;o<i;o++)ie(t[o],{instancePath:n+"/slots/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?ie.errors:
e.concat(ie.errors),s=e.length)}else{const i={instancePath:n+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[i]:e.push(i),s++}}if(r.usage!==void 0&&typeof r.usage!="string"){const t={instancePath:n+"/usage",schemaPath:"#/properties/usage/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const i={instancePath:n+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const i={instancePath:n+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}T.evaluated={props:{url:!0,id:!0,orientation:!0,background:!0,
variant:!0,tags:!0,slots:!0,usage:!0,width:!0,height:!0},dynamicProps:!1,dynamicItems:!1};const Oe=new RegExp("^#[0-9A-Fa-f]{6}$","u");function R(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,
s=0;const a=R.evaluated;a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0);const t=s;let i=!1,o=null;const u=s;if(typeof r=="string"){if(!Oe.test(
r)){const y={instancePath:n,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$\
"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:n,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),s++}var m=u===s;m&&(i=!0,o=0);const f=s;if(Array.isArray(r)){if(r.length<1){const g={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),s++}const y=r.length;for(let g=0;g<y;g++){let I=r[g];if(typeof I=="\
string"){if(!Oe.test(I)){const Ie={instancePath:n+"/"+g,schemaPath:"#/oneOf/1/items/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'mus\
t match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[Ie]:e.push(Ie),s++}}else{const Ie={instancePath:n+"/"+g,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[Ie]:e.push(Ie),s++}}}else{const y={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}var m=f===s;if(m&&i)i=!1,o=[o,1];else if(m){i=!0,o=1;var c=!0}if(i)s=t,e!==null&&(t?e.length=t:e=null);else{
const y={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?e=[y]:e.push(y),
s++}return R.errors=e,a.items=c,s===0}R.evaluated={dynamicProps:!1,dynamicItems:!0};function F(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=F.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r))for(const t in r)R(r[t],{instancePath:n+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:p,dynamicAnchors:l})||(e=e===
null?R.errors:e.concat(R.errors),s=e.length);else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return F.errors=e,s===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=V.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.family===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"family"},message:"must have required property 'family'"};e===null?e=[t]:e.push(t),s++}if(r.family!==void 0){let t=r.family;if(typeof t==
"string"){if(v(t)<1){const i={instancePath:n+"/family",schemaPath:"#/properties/family/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.files!==void 0){let t=r.files;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++){let u=t[o];
if(!(u&&typeof u=="object"&&!Array.isArray(u))){const f={instancePath:n+"/files/"+o,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.opentype_features!==void 0){let t=r.opentype_features;if(Array.isArray(t)){const i=t.length;
for(let o=0;o<i;o++)if(typeof t[o]!="string"){const u={instancePath:n+"/opentype_features/"+o,schemaPath:"#/properties/opentype_features/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const i={instancePath:n+"/opentype_features",schemaPath:"#/properties/op\
entype_features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.fallbacks!==void 0){let t=r.fallbacks;if(Array.
isArray(t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const u={instancePath:n+"/fallbacks/"+o,schemaPath:"#/properties/fallbacks/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const i={instancePath:n+"/fallbacks",schemaPath:"#/properties\
/fallbacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}V.evaluated={props:{family:!0,files:!0,opentype_features:!0,
fallbacks:!0},dynamicProps:!1,dynamicItems:!1};function S(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,
s=0;const a=S.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r))for(const o in r){let u=r[o];
const f=s;let m=!1,c=null;const y=s;if(typeof u=="string"){if(v(u)<1){const I={instancePath:n+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additio\
nalProperties/oneOf/0/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[I]:e.push(I),s++}}else{const I={
instancePath:n+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[I]:e.push(I),s++}var t=y===s;t&&(m=!0,c=0);const g=s;V(u,{instancePath:n+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:o,
rootData:p,dynamicAnchors:l})||(e=e===null?V.errors:e.concat(V.errors),s=e.length);var t=g===s;if(t&&m)m=!1,c=[c,1];else if(t){m=!0,c=1;var i={};i.family=!0,i.files=
!0,i.opentype_features=!0,i.fallbacks=!0}if(m)s=f,e!==null&&(f?e.length=f:e=null);else{const I={instancePath:n+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:c},message:"must match exactly one schema in oneOf"};e===null?e=[I]:e.push(I),s++}}else{const o={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return S.errors=e,s===0}S.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function H(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=H.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.voice!==void 0&&(b(r.voice,{instancePath:n+"/voice",parentData:r,parentDataProperty:"\
voice",rootData:p,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.attributes!==void 0){let t=r.attributes;if(Array.isArray(t)){const i=t.
length;for(let o=0;o<i;o++)b(t[o],{instancePath:n+"/attributes/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length)}else{const i={instancePath:n+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[i]:e.push(i),s++}}if(r.dos!==void 0){let t=r.dos;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)b(t[o],{instancePath:n+"/dos/"+o,
parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{const i={instancePath:n+"/dos",schemaPath:"\
#/properties/dos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.donts!==void 0){let t=r.donts;if(Array.isArray(
t)){const i=t.length;for(let o=0;o<i;o++)b(t[o],{instancePath:n+"/donts/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?b.errors:
e.concat(b.errors),s=e.length)}else{const i={instancePath:n+"/donts",schemaPath:"#/properties/donts/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return H.errors=e,s===0}H.evaluated={props:{voice:!0,attributes:!0,dos:!0,donts:!0},dynamicProps:!1,dynamicItems:!1};const tr={type:"string",enum:["google_merchant_center","facebook_catalog","shopify","linkedin_jobs","tiktok_shop","pinterest_catalog","openai_product_feed","cus\
tom"],$id:"EnumsFeedFormat"};function ae(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ae.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="google_merchant_center"||r==="facebook_catalog"||r==="shopify"||r==="linkedin_jo\
bs"||r==="tiktok_shop"||r==="pinterest_catalog"||r==="openai_product_feed"||r==="custom")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ae.errors=e,s===0}ae.evaluated={dynamicProps:!1,dynamicItems:!1};
const sr={type:"string",enum:["realtime","hourly","daily","weekly"],$id:"EnumsUpdateFrequency"};function oe(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=oe.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="realtime"||r===
"hourly"||r==="daily"||r==="weekly")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[t]:e.push(t),s++}return oe.errors=e,s===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};function G(r,{instancePath:n="",parentData:d,
parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=G.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.feed_url===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fe\
ed_url"},message:"must have required property 'feed_url'"};e===null?e=[t]:e.push(t),s++}if(r.feed_url!==void 0){let t=r.feed_url;if(typeof t=="string"){if(!E(t)){
const i={instancePath:n+"/feed_url",schemaPath:"#/properties/feed_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?
e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/feed_url",schemaPath:"#/properties/feed_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[i]:e.push(i),s++}}if(r.feed_format!==void 0&&(ae(r.feed_format,{instancePath:n+"/feed_format",parentData:r,parentDataProperty:"feed_format",rootData:p,
dynamicAnchors:l})||(e=e===null?ae.errors:e.concat(ae.errors),s=e.length)),r.categories!==void 0){let t=r.categories;if(Array.isArray(t)){const i=t.length;for(let o=0;o<
i;o++)if(typeof t[o]!="string"){const u={instancePath:n+"/categories/"+o,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}}else{const i={instancePath:n+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!k.validate(t)){const i={
instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),s++}}if(r.update_frequency!==void 0&&(oe(r.update_frequency,{instancePath:n+"/update_frequency",parentData:r,parentDataProperty:"\
update_frequency",rootData:p,dynamicAnchors:l})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)),r.agentic_checkout!==void 0){let t=r.agentic_checkout;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const i={instancePath:n+"/agentic_checkout",schemaPath:"#/properties/agentic_checkout/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return G.errors=e,s===0}G.evaluated={props:{feed_url:!0,feed_format:!0,categories:!0,last_updated:!0,update_frequency:!0,
agentic_checkout:!0},dynamicProps:!1,dynamicItems:!1};function Z(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=Z.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.text===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),s++}if(r.text!==void 0&&(b(r.text,{instancePath:n+
"/text",parentData:r,parentDataProperty:"text",rootData:p,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.context!==void 0&&typeof r.
context!="string"){const t={instancePath:n+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}if(r.required!==void 0&&typeof r.required!="boolean"){const t={instancePath:n+"/required",schemaPath:"#/properties/required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Z.errors=e,s===0}Z.evaluated={props:{text:!0,context:!0,required:!0},dynamicProps:!1,dynamicItems:!1};const nr={type:"string",enum:["active","pending","abandoned","cancelled","expired"],$id:"EnumsTrademarkStatus"};function pe(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=pe.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r===
"pending"||r==="abandoned"||r==="cancelled"||r==="expired")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nr.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return pe.errors=e,s===0}pe.evaluated={dynamicProps:!1,dynamicItems:!1};const ir={type:"\
string",enum:["owned","licensed_in","licensed_out"],$id:"EnumsTrademarkLicenseType"};function le(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=le.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owned"||r==="licensed_in"||r==="licen\
sed_out")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ir.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return le.errors=e,s===0}le.evaluated={dynamicProps:!1,dynamicItems:!1};function B(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=B.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.registry===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registry"},message:"must have required p\
roperty 'registry'"};e===null?e=[t]:e.push(t),s++}if(r.number===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
number"},message:"must have required property 'number'"};e===null?e=[t]:e.push(t),s++}if(r.mark===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"mark"},message:"must have required property 'mark'"};e===null?e=[t]:e.push(t),s++}if(r.registry!==void 0){let t=r.registry;if(typeof t==
"string"){if(v(t)<1){const i={instancePath:n+"/registry",schemaPath:"#/properties/registry/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.number!==void 0){let t=r.number;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+
"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(
i),s++}}else{const i={instancePath:n+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[i]:e.push(i),s++}}if(r.mark!==void 0){let t=r.mark;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+"/mark",schemaPath:"#/properties/mark/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/mark",schemaPath:"#/pr\
operties/mark/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.status!==void 0&&(pe(r.status,{instancePath:n+
"/status",parentData:r,parentDataProperty:"status",rootData:p,dynamicAnchors:l})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length)),r.license_type!==void 0&&
(le(r.license_type,{instancePath:n+"/license_type",parentData:r,parentDataProperty:"license_type",rootData:p,dynamicAnchors:l})||(e=e===null?le.errors:e.concat(
le.errors),s=e.length)),r.licensor_domain!==void 0&&(_(r.licensor_domain,{instancePath:n+"/licensor_domain",parentData:r,parentDataProperty:"licensor_domain",rootData:p,
dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const i=t.length;for(let o=0;o<
i;o++)P(t[o],{instancePath:n+"/countries/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)}else{
const i={instancePath:n+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),s++}}if(r.nice_classes!==void 0){let t=r.nice_classes;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++){let u=t[o];if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u))){const f={instancePath:n+"/nice_classes/"+o,schemaPath:"#/properties/nice_classes/items/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[f]:e.push(f),s++}if(typeof u=="number"&&isFinite(u)){if(u>45||isNaN(u)){const f={instancePath:n+"/nice_classes/"+o,schemaPath:"#/p\
roperties/nice_classes/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:45},message:"must be <= 45"};e===null?e=[f]:e.push(f),s++}if(u<1||isNaN(u)){
const f={instancePath:n+"/nice_classes/"+o,schemaPath:"#/properties/nice_classes/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[f]:e.push(f),s++}}}}else{const i={instancePath:n+"/nice_classes",schemaPath:"#/properties/nice_classes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return B.errors=e,s===0}B.evaluated={props:{registry:!0,number:!0,mark:!0,status:!0,license_type:!0,licensor_domain:!0,
countries:!0,nice_classes:!0},dynamicProps:!1,dynamicItems:!1};function K(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=K.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.provider!==void 0&&typeof r.provider!="string"){const t={instancePath:n+
"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.voice_id!==
void 0&&typeof r.voice_id!="string"){const t={instancePath:n+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.settings!==void 0){let t=r.settings;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const i={instancePath:n+"\
/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return K.errors=e,s===0}K.evaluated=
{props:{provider:!0,voice_id:!0,settings:!0},dynamicProps:!1,dynamicItems:!1};function U(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=U.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.restrictions!==void 0){let t=r.restrictions;if(Array.isArray(t)){const i=t.
length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const u={instancePath:n+"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const i={instancePath:n+"/restrictions",schemaPath:"#/properties/restriction\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return U.errors=e,s===0}U.evaluated={props:{photography:!0,graphic_style:!0,shapes:!0,
iconography:!0,composition:!0,border_radius:!0,elevation:!0,spacing:!0,graphic_elements:!0,motion:!0,logo_placement:!0,colorways:!0,color_constraints:!0,logo_usage_rules:!0,
mark_lockups:!0,type_scale:!0,asset_libraries:!0,restrictions:!0},dynamicProps:!1,dynamicItems:!1};const ar={type:"string",enum:["series","publication","event_series","rotation"],$id:"EnumsCollectionKind"};function ue(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ue.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="series"||r===
"publication"||r==="event_series"||r==="rotation")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ar.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ue.errors=e,s===0}ue.evaluated={dynamicProps:!1,dynamicItems:!1};const or={type:"string",
enum:["iab_content_3.0","iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres","custom"],$id:"EnumsGenreTaxonomy"};function me(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=me.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="iab_content_3.0"||r==="iab_content_2.2"||r==="gracenote"||r==="eidr"||r==="apple_genres"||r==="google_genres"||r==="roku"||
r==="amazon_genres"||r==="custom")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:or.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[t]:e.push(t),s++}return me.errors=e,s===0}me.evaluated={dynamicProps:!1,dynamicItems:!1};const pr={type:"string",enum:["tv_parental","mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function fe(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=fe.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="tv_parental"||r==="mpaa"||r==="podcast"||r==="esrb"||r==="bbfc"||r==="fsk"||r==="acb"||r==="chvrs"||r==="csa"||r==="pegi"||
r==="custom")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return fe.errors=e,s===0}fe.evaluated={dynamicProps:!1,dynamicItems:!1};function ce(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ce.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.system===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"system"},message:"mus\
t have required property 'system'"};e===null?e=[t]:e.push(t),s++}if(r.rating===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rating"},message:"must have required property 'rating'"};e===null?e=[t]:e.push(t),s++}if(r.system!==void 0&&(fe(r.system,{instancePath:n+"/syst\
em",parentData:r,parentDataProperty:"system",rootData:p,dynamicAnchors:l})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length)),r.rating!==void 0){let t=r.rating;
if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+"/rating",schemaPath:"#/properties/rating/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return ce.errors=e,s===0}ce.evaluated={props:{system:!0,rating:!0},dynamicProps:!1,dynamicItems:!1};const lr={type:"\
string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCollectionCadence"};function ye(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ye.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="daily"||r==="\
weekly"||r==="monthly"||r==="seasonal"||r==="event"||r==="irregular")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:lr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ye.errors=e,s===0}ye.evaluated={dynamicProps:!1,dynamicItems:!1};const ur={
type:"string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function de(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=de.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r==="hiatus"||r==="ended"||r===
"upcoming")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ur.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return de.errors=e,s===0}de.evaluated={dynamicProps:!1,dynamicItems:!1};const mr={type:"string",enum:["professional","prosumer","ugc"],
$id:"EnumsProductionQuality"};function he(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=he.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="professional"||r==="prosumer"||r==="ugc")){const t={instancePath:n,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:mr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return he.errors=e,s===0}
he.evaluated={dynamicProps:!1,dynamicItems:!1};const fr={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function ge(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ge.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="host"||r==="guest"||r==="creator"||r==="cast"||r==="narrator"||r==="producer"||r==="correspondent"||r==="commentator"||r===
"analyst")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return ge.errors=e,s===0}ge.evaluated={dynamicProps:!1,dynamicItems:!1};function _e(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=_e.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.role===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must ha\
ve required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.role!==void 0&&(ge(r.role,{instancePath:n+"/role",parentData:r,parentDataProperty:"\
role",rootData:p,dynamicAnchors:l})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="string"){if(v(t)<1){const i={
instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[i]:e.push(i),s++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),s++}}if(r.brand_url!==void 0){let t=r.brand_url;if(typeof t=="string"){if(!E(t)){const i={instancePath:n+"/brand_url",schemaPath:"#/propert\
ies/brand_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/bra\
nd_url",schemaPath:"#/properties/brand_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _e.errors=e,s===0}_e.evaluated={props:{role:!0,
name:!0,brand_url:!0},dynamicProps:!1,dynamicItems:!1};const cr={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_launch","reunion","tribu\
te"],$id:"EnumsSpecialCategory"};function be(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=be.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="awards"||r==="championship"||r==="concert"||r==="conference"||r==="election"||r===
"festival"||r==="gala"||r==="holiday"||r==="premiere"||r==="product_launch"||r==="reunion"||r==="tribute")){const t={instancePath:n,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:cr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return be.errors=e,s===0}be.evaluated={dynamicProps:!1,
dynamicItems:!1};function ve(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ve.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.
name;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.category!==void 0&&(be(r.category,{instancePath:n+"/category",parentData:r,parentDataProperty:"\
category",rootData:p,dynamicAnchors:l})||(e=e===null?be.errors:e.concat(be.errors),s=e.length)),r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!k.validate(
t)){const i={instancePath:n+"/starts",schemaPath:"#/properties/starts/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/starts",schemaPath:"#/properties/starts/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[i]:e.push(i),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t=="string"){if(!k.validate(t)){const i={instancePath:n+"/ends",schemaPath:"\
#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+
"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ve.errors=e,s===0}ve.evaluated={props:{name:!0,
category:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};function Pe(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=Pe.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total_installments!==void 0){let t=r.total_installments;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:n+"/total_installments",schemaPath:"#/properties/total_installments/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+"/total_ins\
tallments",schemaPath:"#/properties/total_installments/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(
i),s++}}if(r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!k.validate(t)){const i={instancePath:n+"/starts",schemaPath:"#/properties/starts/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/starts",schemaPath:"\
#/properties/starts/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t==
"string"){if(!k.validate(t)){const i={instancePath:n+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return Pe.errors=e,s===0}Pe.evaluated={props:{total_installments:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};const yr={type:"string",enum:["apple_podcast_id","spotify_collection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_chan\
nel_id","youtube_channel_handle","youtube_channel_url","youtube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tikt\
ok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function ke(r,{instancePath:n="",parentData:d,
parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=ke.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"apple_podcast_id"||r==="spotify_collection_id"||r==="rss_url"||r==="podcast_guid"||r==="amazon_music_id"||r==="iheart_id"||r==="podcast_index_id"||r==="youtube\
_channel_id"||r==="youtube_channel_handle"||r==="youtube_channel_url"||r==="youtube_playlist_id"||r==="amazon_title_id"||r==="roku_channel_id"||r==="pluto_chann\
el_id"||r==="tubi_id"||r==="peacock_id"||r==="tiktok_id"||r==="twitch_channel"||r==="imdb_id"||r==="gracenote_id"||r==="eidr_id"||r==="domain"||r==="substack_id")){
const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:yr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),s++}return ke.errors=e,s===0}ke.evaluated={dynamicProps:!1,dynamicItems:!1};function we(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=we.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'"};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
alue"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(ke(r.type,{instancePath:n+"/type",parentData:r,parentDataProperty:"\
type",rootData:p,dynamicAnchors:l})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)),r.value!==void 0){let t=r.value;if(typeof t=="string"){if(v(t)>2048){
const i={instancePath:n+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 charact\
ers"};e===null?e=[i]:e.push(i),s++}if(v(t)<1){const i={instancePath:n+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return we.errors=e,s===0}we.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function De(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=De.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[t]:e.push(t),s++}if(r.identifiers===
void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifi\
ers'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(_(r.publisher_domain,{instancePath:n+"/publisher_domain",parentData:r,parentDataProperty:"p\
ublisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.identifiers!==void 0){let t=r.identifiers;if(Array.isArray(
t)){if(t.length<1){const o={instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const i=t.length;for(let o=0;o<i;o++)we(t[o],{instancePath:n+"/identifiers/"+o,parentData:t,parentDataProperty:o,
rootData:p,dynamicAnchors:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)}else{const i={instancePath:n+"/identifiers",schemaPath:"#/properties/identi\
fiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return De.errors=e,s===0}De.evaluated={props:{publisher_domain:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};const dr={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function je(r,{instancePath:n="",parentData:d,
parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=je.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"spinoff"||r==="companion"||r==="sequel"||r==="prequel"||r==="crossover")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:dr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return je.errors=e,s===0}je.evaluated={dynamicProps:!1,dynamicItems:!1};function qe(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=qe.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.relationship===void 0){
const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationship"},message:"must have required property 'relationship'"};
e===null?e=[t]:e.push(t),s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+"/collection_id",schemaPath:"\
#/properties/collection_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={
instancePath:n+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),s++}}r.relationship!==void 0&&(je(r.relationship,{instancePath:n+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:p,dynamicAnchors:l})||
(e=e===null?je.errors:e.concat(je.errors),s=e.length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return qe.errors=e,s===0}qe.evaluated={props:{collection_id:!0,relationship:!0},dynamicProps:!1,dynamicItems:!1};function $e(r,{
instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=$e.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+"/collection_id",schemaPath:"#/properties/colle\
ction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+
"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.kind!==void 0&&(ue(r.kind,{instancePath:n+"/kind",parentData:r,
parentDataProperty:"kind",rootData:p,dynamicAnchors:l})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)),r.description!==void 0&&typeof r.description!="s\
tring"){const t={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.genre!==void 0){let t=r.genre;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){const u={instancePath:n+
"/genre/"+o,schemaPath:"#/properties/genre/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const i={
instancePath:n+"/genre",schemaPath:"#/properties/genre/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.genre_taxonomy!==
void 0&&(me(r.genre_taxonomy,{instancePath:n+"/genre_taxonomy",parentData:r,parentDataProperty:"genre_taxonomy",rootData:p,dynamicAnchors:l})||(e=e===null?me.errors:
e.concat(me.errors),s=e.length)),r.language!==void 0&&typeof r.language!="string"){const t={instancePath:n+"/language",schemaPath:"#/properties/language/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.content_rating!==void 0&&(ce(r.content_rating,{instancePath:n+"/content\
_rating",parentData:r,parentDataProperty:"content_rating",rootData:p,dynamicAnchors:l})||(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)),r.cadence!==void 0&&
(ye(r.cadence,{instancePath:n+"/cadence",parentData:r,parentDataProperty:"cadence",rootData:p,dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.
length)),r.season!==void 0&&typeof r.season!="string"){const t={instancePath:n+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.status!==void 0&&(de(r.status,{instancePath:n+"/status",parentData:r,parentDataProperty:"status",
rootData:p,dynamicAnchors:l})||(e=e===null?de.errors:e.concat(de.errors),s=e.length)),r.production_quality!==void 0&&(he(r.production_quality,{instancePath:n+"/\
production_quality",parentData:r,parentDataProperty:"production_quality",rootData:p,dynamicAnchors:l})||(e=e===null?he.errors:e.concat(he.errors),s=e.length)),r.
talent!==void 0){let t=r.talent;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)_e(t[o],{instancePath:n+"/talent/"+o,parentData:t,parentDataProperty:o,
rootData:p,dynamicAnchors:l})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)}else{const i={instancePath:n+"/talent",schemaPath:"#/properties/talent/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.special!==void 0&&(ve(r.special,{instancePath:n+"/special",parentData:r,
parentDataProperty:"special",rootData:p,dynamicAnchors:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r.limited_series!==void 0&&(Pe(r.limited_series,
{instancePath:n+"/limited_series",parentData:r,parentDataProperty:"limited_series",rootData:p,dynamicAnchors:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.
length)),r.distribution!==void 0){let t=r.distribution;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)De(t[o],{instancePath:n+"/distribution/"+o,parentData:t,
parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)}else{const i={instancePath:n+"/distribution",schemaPath:"\
#/properties/distribution/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.deadline_policy!==void 0){let t=r.
deadline_policy;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const i={instancePath:n+"/deadline_policy",schemaPath:"#/properties/deadline_policy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(r.related_collections!==void 0){let t=r.related_collections;if(Array.isArray(
t)){const i=t.length;for(let o=0;o<i;o++)qe(t[o],{instancePath:n+"/related_collections/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===
null?qe.errors:e.concat(qe.errors),s=e.length)}else{const i={instancePath:n+"/related_collections",schemaPath:"#/properties/related_collections/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.ext!==void 0){let t=r.ext;if(!(t&&typeof t=="object"&&!Array.isArray(t))){
const i={instancePath:n+"/ext",schemaPath:"#/properties/ext/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}}else{
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $e.errors=e,s===
0}$e.evaluated={props:{collection_id:!0,name:!0,kind:!0,description:!0,genre:!0,genre_taxonomy:!0,language:!0,content_rating:!0,cadence:!0,season:!0,status:!0,production_quality:!0,
talent:!0,special:!0,limited_series:!0,distribution:!0,deadline_policy:!0,related_collections:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};function x(r,{instancePath:n="",
parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=x.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),s++}if(r.names===void 0){const o={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"names"},message:"must have required property 'names'"};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&(A(r.id,{instancePath:n+"/i\
d",parentData:r,parentDataProperty:"id",rootData:p,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.names!==void 0){let o=r.names;if(Array.
isArray(o)){if(o.length<1){const f={instancePath:n+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[f]:e.push(f),s++}const u=o.length;for(let f=0;f<u;f++)$(o[f],{instancePath:n+"/names/"+f,parentData:o,parentDataProperty:f,rootData:p,
dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const u={instancePath:n+"/names",schemaPath:"#/properties/names/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(r.keller_type!==void 0&&(ne(r.keller_type,{instancePath:n+"/keller_type",parentData:r,
parentDataProperty:"keller_type",rootData:p,dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),s=e.length)),r.parent_brand!==void 0&&(A(r.parent_brand,
{instancePath:n+"/parent_brand",parentData:r,parentDataProperty:"parent_brand",rootData:p,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),
r.url!==void 0){let o=r.url;if(typeof o=="string"){if(!E(o)){const u={instancePath:n+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}if(r.description!==void 0&&(b(r.description,{instancePath:n+"/description",parentData:r,parentDataProperty:"\
description",rootData:p,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.industries!==void 0){let o=r.industries;if(Array.isArray(o)){
const u=o.length;for(let f=0;f<u;f++)if(typeof o[f]!="string"){const m={instancePath:n+"/industries/"+f,schemaPath:"#/properties/industries/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{const u={instancePath:n+"/industries",schemaPath:"#/properties/industr\
ies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(r.target_audience!==void 0&&typeof r.target_audience!="\
string"){const o={instancePath:n+"/target_audience",schemaPath:"#/properties/target_audience/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(r.privacy_policy_url!==void 0){let o=r.privacy_policy_url;if(typeof o=="string"){if(!E(o)){const u={instancePath:n+"/privacy_pol\
icy_url",schemaPath:"#/properties/privacy_policy_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[u]:e.push(u),
s++}}else{const u={instancePath:n+"/privacy_policy_url",schemaPath:"#/properties/privacy_policy_url/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[u]:e.push(u),s++}}if(r.logos!==void 0){let o=r.logos;if(Array.isArray(o)){const u=o.length;for(let f=0;f<u;f++)T(o[f],{instancePath:n+"/lo\
gos/"+f,parentData:o,parentDataProperty:f,rootData:p,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)}else{const u={instancePath:n+"/logo\
s",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(r.colors!==void 0&&(F(r.colors,
{instancePath:n+"/colors",parentData:r,parentDataProperty:"colors",rootData:p,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),r.fonts!==
void 0&&(S(r.fonts,{instancePath:n+"/fonts",parentData:r,parentDataProperty:"fonts",rootData:p,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),
r.tone!==void 0){let o=r.tone;const u=s;let f=!1,m=null;const c=s;if(typeof o!="string"){const g={instancePath:n+"/tone",schemaPath:"#/properties/tone/oneOf/0/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}var t=c===s;t&&(f=!0,m=0);const y=s;H(o,{instancePath:n+"/tone",
parentData:r,parentDataProperty:"tone",rootData:p,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),s=e.length);var t=y===s;if(t&&f)f=!1,m=[m,1];else if(t){
f=!0,m=1;var i={};i.voice=!0,i.attributes=!0,i.dos=!0,i.donts=!0}if(f)s=u,e!==null&&(u?e.length=u:e=null);else{const g={instancePath:n+"/tone",schemaPath:"#/pro\
perties/tone/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?e=[g]:e.push(g),s++}}if(r.tagline!==void 0&&
(b(r.tagline,{instancePath:n+"/tagline",parentData:r,parentDataProperty:"tagline",rootData:p,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
r.assets!==void 0){let o=r.assets;if(Array.isArray(o)){const u=o.length;for(let f=0;f<u;f++)L(o[f],{instancePath:n+"/assets/"+f,parentData:o,parentDataProperty:f,
rootData:p,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)}else{const u={instancePath:n+"/assets",schemaPath:"#/properties/assets/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(r.properties!==void 0){let o=r.properties;if(Array.isArray(o)){const u=o.
length;for(let f=0;f<u;f++)z(o[f],{instancePath:n+"/properties/"+f,parentData:o,parentDataProperty:f,rootData:p,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(
z.errors),s=e.length)}else{const u={instancePath:n+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[u]:e.push(u),s++}}if(r.agents!==void 0){let o=r.agents;if(Array.isArray(o)){const u=o.length;for(let f=0;f<u;f++)D(o[f],{instancePath:n+"/a\
gents/"+f,parentData:o,parentDataProperty:f,rootData:p,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const u={instancePath:n+"/ag\
ents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(r.brand_agent!==void 0&&
(w(r.brand_agent,{instancePath:n+"/brand_agent",parentData:r,parentDataProperty:"brand_agent",rootData:p,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),
s=e.length)),r.rights_agent!==void 0&&(w(r.rights_agent,{instancePath:n+"/rights_agent",parentData:r,parentDataProperty:"rights_agent",rootData:p,dynamicAnchors:l})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.product_catalog!==void 0&&(G(r.product_catalog,{instancePath:n+"/product_catalog",parentData:r,parentDataProperty:"\
product_catalog",rootData:p,dynamicAnchors:l})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)),r.data_subject_contestation!==void 0&&(q(r.data_subject_contestation,
{instancePath:n+"/data_subject_contestation",parentData:r,parentDataProperty:"data_subject_contestation",rootData:p,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length)),r.disclaimers!==void 0){let o=r.disclaimers;if(Array.isArray(o)){const u=o.length;for(let f=0;f<u;f++)Z(o[f],{instancePath:n+"/disclaimer\
s/"+f,parentData:o,parentDataProperty:f,rootData:p,dynamicAnchors:l})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{const u={instancePath:n+"/discla\
imers",schemaPath:"#/properties/disclaimers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(r.trademarks!==
void 0){let o=r.trademarks;if(Array.isArray(o)){const u=o.length;for(let f=0;f<u;f++)B(o[f],{instancePath:n+"/trademarks/"+f,parentData:o,parentDataProperty:f,rootData:p,
dynamicAnchors:l})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)}else{const u={instancePath:n+"/trademarks",schemaPath:"#/properties/trademarks/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(r.voice_synthesis!==void 0&&(K(r.voice_synthesis,{instancePath:n+"/voice_s\
ynthesis",parentData:r,parentDataProperty:"voice_synthesis",rootData:p,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.avatar!==void 0){
let o=r.avatar;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const u={instancePath:n+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}if(r.visual_guidelines!==void 0&&(U(r.visual_guidelines,{instancePath:n+"/visual_guidelines",parentData:r,
parentDataProperty:"visual_guidelines",rootData:p,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.contact!==void 0&&(j(r.contact,{instancePath:n+
"/contact",parentData:r,parentDataProperty:"contact",rootData:p,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.collections!==void 0){
let o=r.collections;if(Array.isArray(o)){const u=o.length;for(let f=0;f<u;f++)$e(o[f],{instancePath:n+"/collections/"+f,parentData:o,parentDataProperty:f,rootData:p,
dynamicAnchors:l})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)}else{const u={instancePath:n+"/collections",schemaPath:"#/properties/collections/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(r.identity_relying_parties!==void 0){let o=r.identity_relying_parties;
if(Array.isArray(o)){const u=o.length;for(let f=0;f<u;f++){let m=o[f];if(!(m&&typeof m=="object"&&!Array.isArray(m))){const c={instancePath:n+"/identity_relying\
_parties/"+f,schemaPath:"#/properties/identity_relying_parties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(
c),s++}}}else{const u={instancePath:n+"/identity_relying_parties",schemaPath:"#/properties/identity_relying_parties/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[u]:e.push(u),s++}}}else{const o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),s++}return x.errors=e,s===0}x.evaluated={props:{id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,
privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,
disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};
function Ne(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=Ne.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),x(r,{instancePath:n,parentData:d,parentDataProperty:h,rootData:p,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(
x.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r){const u=s,f=s,m=s;if(!(o==="house"||o==="brands"||o==="brand_refs"||o==="autho\
rized_operators"||o==="authoritative_location"||o==="redirect_reason"||o==="redirect_effective_at")){const c={};e===null?e=[c]:e.push(c),s++}var t=m===s;if(t){const c={
instancePath:n,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:o};e===null?e=[c]:e.push(c),s++}else s=f,e!==null&&
(f?e.length=f:e=null);var i=u===s;if(!i){const c={instancePath:n,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property \
name must be valid"};e===null?e=[c]:e.push(c),s++}}if(r.house_domain!==void 0&&(_(r.house_domain,{instancePath:n+"/house_domain",parentData:r,parentDataProperty:"\
house_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.default_language!==void 0&&typeof r.default_language!="strin\
g"){const o={instancePath:n+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(r.$schema!==void 0&&typeof r.$schema!="string"){const o={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(r.version!==void 0&&typeof r.version!="string"){const o={instancePath:n+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(r.last_updated!==
void 0){let o=r.last_updated;if(typeof o=="string"){if(!k.validate(o)){const u={instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/last_updated",schemaPath:"\
#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{const o={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return Ne.errors=e,s===0}Ne.evaluated={props:{house_domain:!0,
default_language:!0,$schema:!0,version:!0,last_updated:!0,id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,
logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,
disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};
const Er=R,Br=F,xr=j,Nr=q,Lr=x,Cr=Z,zr=V,Or=S,Tr=Q;const hr={type:"string",enum:["branded_house","house_of_brands","hybrid"],$id:"EnumsBrandArchitecture"};function Ae(r,{instancePath:n="",parentData:d,parentDataProperty:h,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=Ae.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="branded_house"||
r==="house_of_brands"||r==="hybrid")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hr.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[t]:e.push(t),s++}return Ae.errors=e,s===0}Ae.evaluated={dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:n="",parentData:d,
parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=Q.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&(_(r.domain,{instancePath:n+
"/domain",parentData:r,parentDataProperty:"domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.name!==void 0){let t=r.
name;if(typeof t=="string"){if(v(t)<1){const i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.names!==void 0){let t=r.names;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)
$(t[o],{instancePath:n+"/names/"+o,parentData:t,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const i={
instancePath:n+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.architecture!==
void 0&&(Ae(r.architecture,{instancePath:n+"/architecture",parentData:r,parentDataProperty:"architecture",rootData:p,dynamicAnchors:l})||(e=e===null?Ae.errors:e.
concat(Ae.errors),s=e.length)),r.agents!==void 0){let t=r.agents;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++)D(t[o],{instancePath:n+"/agents/"+o,parentData:t,
parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const i={instancePath:n+"/agents",schemaPath:"#/pro\
perties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.data_subject_contestation!==void 0&&(q(r.data_subject_contestation,
{instancePath:n+"/data_subject_contestation",parentData:r,parentDataProperty:"data_subject_contestation",rootData:p,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length)),r.identity_relying_parties!==void 0){let t=r.identity_relying_parties;if(Array.isArray(t)){const i=t.length;for(let o=0;o<i;o++){let u=t[o];
if(!(u&&typeof u=="object"&&!Array.isArray(u))){const f={instancePath:n+"/identity_relying_parties/"+o,schemaPath:"#/properties/identity_relying_parties/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n+"/identity_relying_parties",schemaPath:"\
#/properties/identity_relying_parties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Q.errors=e,s===0}Q.evaluated={props:{domain:!0,
name:!0,names:!0,architecture:!0,agents:!0,data_subject_contestation:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};const Rr=J;function J(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=J.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),x(r,{instancePath:n,parentData:d,parentDataProperty:h,rootData:p,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(
x.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r))for(const o in r){const u=s,f=s,m=s;if(o!=="house_domain"){const c={};e===null?e=[c]:e.push(c),s++}
var t=m===s;if(t){const c={instancePath:n,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:o};e===null?e=[c]:e.
push(c),s++}else s=f,e!==null&&(f?e.length=f:e=null);var i=u===s;if(!i){const c={instancePath:n,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},
message:"property name must be valid"};e===null?e=[c]:e.push(c),s++}}return J.errors=e,s===0}J.evaluated={props:{id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,
description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,
rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,
identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};const Fr=Le,gr={type:"object",required:["house"],properties:{house:{$ref:"BrandHouse"},brands:{type:"\
array",items:{$ref:"BrandHouseBrand"}},brand_refs:{type:"array",items:{$ref:"BrandBrandRefEntry"}},default_language:{type:"string"},contact:{$ref:"BrandContact"},
authorized_operators:{type:"array",items:{$ref:"BrandAuthorizedOperator"}},trademarks:{type:"array",items:{$ref:"BrandTrademark"}},$schema:{type:"string"},version:{
type:"string"},last_updated:{type:"string",format:"date-time"}},if:{required:["brands"],properties:{brands:!0}},else:{required:["brand_refs"],properties:{brand_refs:!0}},
additionalProperties:!1,$id:"BrandHousePortfolio"},_r=Object.prototype.hasOwnProperty;function Le(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,s=0;const a=Le.evaluated;a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0);const t=s;let i=!0;const o=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.brands===void 0&&(m="brands")){const c={};e===null?e=[c]:e.push(c),s++}}var u=o===s;if(s=t,e!==null&&(t?e.length=
t:e=null),!u){const m=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.brand_refs===void 0){const y={instancePath:n,schemaPath:"#/else/required",keyword:"requir\
ed",params:{missingProperty:"brand_refs"},message:"must have required property 'brand_refs'"};e===null?e=[y]:e.push(y),s++}var u=m===s;if(i=u,i){var f={};f.brand_refs=
!0,f.brands=!0}}if(!i){const m={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[m]:
e.push(m),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.house===void 0){const m={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
house"},message:"must have required property 'house'"};e===null?e=[m]:e.push(m),s++}for(const m in r)if(!_r.call(gr.properties,m)){const c={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),s++}
if(r.house!==void 0&&(Q(r.house,{instancePath:n+"/house",parentData:r,parentDataProperty:"house",rootData:p,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.
errors),s=e.length)),r.brands!==void 0){let m=r.brands;if(Array.isArray(m)){const c=m.length;for(let y=0;y<c;y++)J(m[y],{instancePath:n+"/brands/"+y,parentData:m,
parentDataProperty:y,rootData:p,dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.errors),s=e.length)}else{const c={instancePath:n+"/brands",schemaPath:"#/pro\
perties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.brand_refs!==void 0){let m=r.brand_refs;if(Array.
isArray(m)){const c=m.length;for(let y=0;y<c;y++)O(m[y],{instancePath:n+"/brand_refs/"+y,parentData:m,parentDataProperty:y,rootData:p,dynamicAnchors:l})||(e=e===
null?O.errors:e.concat(O.errors),s=e.length)}else{const c={instancePath:n+"/brand_refs",schemaPath:"#/properties/brand_refs/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.default_language!==void 0&&typeof r.default_language!="string"){const m={instancePath:n+"/def\
ault_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(r.
contact!==void 0&&(j(r.contact,{instancePath:n+"/contact",parentData:r,parentDataProperty:"contact",rootData:p,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(
j.errors),s=e.length)),r.authorized_operators!==void 0){let m=r.authorized_operators;if(Array.isArray(m)){const c=m.length;for(let y=0;y<c;y++)C(m[y],{instancePath:n+
"/authorized_operators/"+y,parentData:m,parentDataProperty:y,rootData:p,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)}else{const c={instancePath:n+
"/authorized_operators",schemaPath:"#/properties/authorized_operators/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(
c),s++}}if(r.trademarks!==void 0){let m=r.trademarks;if(Array.isArray(m)){const c=m.length;for(let y=0;y<c;y++)B(m[y],{instancePath:n+"/trademarks/"+y,parentData:m,
parentDataProperty:y,rootData:p,dynamicAnchors:l})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)}else{const c={instancePath:n+"/trademarks",schemaPath:"#\
/properties/trademarks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.$schema!==void 0&&typeof r.$schema!=
"string"){const m={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[m]:e.push(m),s++}if(r.version!==void 0&&typeof r.version!="string"){const m={instancePath:n+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(r.last_updated!==void 0){let m=r.last_updated;if(typeof m=="string"){if(!k.validate(m)){
const c={instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{const m={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),s++}return Le.errors=e,s===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Vr=Ce;function Ce(r,{instancePath:n="",parentData:d,parentDataProperty:h,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,s=0;const a=Ce.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.house===void 0){const t={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"house"},message:"must have required property 'house'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="house"||
t==="region"||t==="$schema"||t==="redirect_reason"||t==="redirect_effective_at"||t==="note"||t==="last_updated")){const i={instancePath:n,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),s++}if(r.house!==
void 0&&(_(r.house,{instancePath:n+"/house",parentData:r,parentDataProperty:"house",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
r.region!==void 0&&(P(r.region,{instancePath:n+"/region",parentData:r,parentDataProperty:"region",rootData:p,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.
errors),s=e.length)),r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.redirect_reason!==void 0&&(N(r.redirect_reason,{instancePath:n+"/redirect_rea\
son",parentData:r,parentDataProperty:"redirect_reason",rootData:p,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.redirect_effective_at!==
void 0){let t=r.redirect_effective_at;if(typeof t=="string"){if(!k.validate(t)){const i={instancePath:n+"/redirect_effective_at",schemaPath:"#/properties/redire\
ct_effective_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+
"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),s++}}if(r.note!==void 0&&typeof r.note!="string"){const t={instancePath:n+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!k.validate(t)){const i={instancePath:n+
"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
i]:e.push(i),s++}}else{const i={instancePath:n+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return Ce.errors=e,s===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Sr=$,Hr=b,Gr=T,Zr=G,Kr=H,Ur=B,Qr=U,Jr=K;export{Pr as BrandAgentEntry,kr as BrandAgentRef,wr as BrandAsset,Dr as BrandAuthoritativeLocation,jr as BrandAuthorizedOperator,qr as BrandBrandAgentDocument,$r as BrandBrandProperty,
Ar as BrandBrandRefEntry,Ir as BrandCanonicalDocument,Er as BrandColor,Br as BrandColors,xr as BrandContact,Nr as BrandDataSubjectContestation,Lr as BrandDefinition,
Cr as BrandDisclaimer,zr as BrandFont,Or as BrandFonts,Tr as BrandHouse,Rr as BrandHouseBrand,Fr as BrandHousePortfolio,Vr as BrandHouseRedirect,Sr as BrandLocalizedName,
Hr as BrandLocalizedText,Gr as BrandLogo,Zr as BrandProductCatalog,Kr as BrandToneGuide,Ur as BrandTrademark,Qr as BrandVisualGuidelines,Jr as BrandVoiceSynthesis};
