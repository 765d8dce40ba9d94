// @generated from schemas/v3/core by codegen. Do not edit; run "npm run codegen".
import Pe from"ajv-formats/dist/formats.js";import we from"ajv/dist/runtime/equal.js";import ke from"ajv/dist/runtime/ucs2length.js";const He=ie;const _e=new RegExp("^[a-z0-9_]+$","u");function ie(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;
const a=ie.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!_e.test(r)){const s={instancePath:i,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return ie.errors=e,t===0}ie.evaluated={dynamicProps:!1,
dynamicItems:!1};const Je=ne;const q=ke.default,qe={type:"string",enum:["series","publication","event_series","rotation"],$id:"EnumsCollectionKind"};function B(r,{instancePath:i="",parentData:d,
parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=B.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"series"||r==="publication"||r==="event_series"||r==="rotation")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return B.errors=e,t===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};const De={type:"\
string",enum:["iab_content_3.0","iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres","custom"],$id:"EnumsGenreTaxonomy"};function Z(r,{
instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=Z.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="iab_content_3.0"||r==="iab_content_2.2"||r==="gracenote"||r==="eidr"||r==="apple_genres"||r==="google_genres"||r==="roku"||
r==="amazon_genres"||r==="custom")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:De.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[s]:e.push(s),t++}return Z.errors=e,t===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};const Ie={type:"string",enum:["tv_parental","mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function K(r,{
instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=K.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="tv_parental"||r==="mpaa"||r==="podcast"||r==="esrb"||r==="bbfc"||r==="fsk"||r==="acb"||r==="chvrs"||r==="csa"||r==="pegi"||
r==="custom")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ie.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}return K.errors=e,t===0}K.evaluated={dynamicProps:!1,dynamicItems:!1};function $(r,{instancePath:i="",parentData:d,parentDataProperty:c,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=$.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.system===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"system"},message:"must\
 have required property 'system'"};e===null?e=[s]:e.push(s),t++}if(r.rating===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rating"},message:"must have required property 'rating'"};e===null?e=[s]:e.push(s),t++}if(r.system!==void 0&&(K(r.system,{instancePath:i+"/syste\
m",parentData:r,parentDataProperty:"system",rootData:p,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),r.rating!==void 0){let s=r.rating;
if(typeof s=="string"){if(q(s)<1){const n={instancePath:i+"/rating",schemaPath:"#/properties/rating/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return $.errors=e,t===0}$.evaluated={props:{system:!0,rating:!0},dynamicProps:!1,dynamicItems:!1};const Ce={type:"\
string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCollectionCadence"};function G(r,{instancePath:i="",parentData:d,parentDataProperty:c,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=G.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="daily"||r==="\
weekly"||r==="monthly"||r==="seasonal"||r==="event"||r==="irregular")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ce.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return G.errors=e,t===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};const je={
type:"string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function M(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=M.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="active"||r==="hiatus"||r==="ended"||r===
"upcoming")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:je.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}return M.errors=e,t===0}M.evaluated={dynamicProps:!1,dynamicItems:!1};const $e={type:"string",enum:["professional","prosumer","ugc"],$id:"\
EnumsProductionQuality"};function Q(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=Q.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="professional"||r==="prosumer"||r==="ugc")){const s={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:$e.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return Q.errors=e,t===0}Q.evaluated=
{dynamicProps:!1,dynamicItems:!1};const Ae={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function H(r,{
instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=H.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="host"||r==="guest"||r==="creator"||r==="cast"||r==="narrator"||r==="producer"||r==="correspondent"||r==="commentator"||r===
"analyst")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ae.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}return H.errors=e,t===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};const ve=Pe.fullFormats.uri;function A(r,{instancePath:i="",parentData:d,
parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=A.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.role===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},
message:"must have required property 'role'"};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),t++}if(r.role!==void 0&&(H(r.role,{instancePath:i+"/role",
parentData:r,parentDataProperty:"role",rootData:p,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),r.name!==void 0){let s=r.name;if(typeof s==
"string"){if(q(s)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.brand_url!==void 0){let s=r.brand_url;if(typeof s=="string"){if(!ve(s)){const n={instancePath:i+"/b\
rand_url",schemaPath:"#/properties/brand_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/brand_url",schemaPath:"#/properties/brand_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return A.
errors=e,t===0}A.evaluated={props:{role:!0,name:!0,brand_url:!0},dynamicProps:!1,dynamicItems:!1};const Ee={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_launch","reunion","tribu\
te"],$id:"EnumsSpecialCategory"};function J(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=J.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="awards"||r==="championship"||r==="concert"||r==="conference"||r==="election"||r===
"festival"||r==="gala"||r==="holiday"||r==="premiere"||r==="product_launch"||r==="reunion"||r==="tribute")){const s={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return J.errors=e,t===0}J.evaluated={dynamicProps:!1,
dynamicItems:!1};const V=Pe.fullFormats["date-time"];function E(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,
t=0;const a=E.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),
t++}if(r.name!==void 0){let s=r.name;if(typeof s=="string"){if(q(s)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.category!==void 0&&(J(r.category,{instancePath:i+
"/category",parentData:r,parentDataProperty:"category",rootData:p,dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),r.starts!==void 0){let s=r.
starts;if(typeof s=="string"){if(!V.validate(s)){const n={instancePath:i+"/starts",schemaPath:"#/properties/starts/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/starts",schemaPath:"#/properties/starts/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.ends!==void 0){let s=r.ends;if(typeof s=="string"){if(!V.validate(s)){
const n={instancePath:i+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),t++}return E.errors=e,t===0}E.evaluated={props:{name:!0,category:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};function N(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=N.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total_installments!==void 0){let s=r.total_installments;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:i+"/total_installments",schemaPath:"#/properties/total_installments/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const n={instancePath:i+"/total_ins\
tallments",schemaPath:"#/properties/total_installments/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(
n),t++}}if(r.starts!==void 0){let s=r.starts;if(typeof s=="string"){if(!V.validate(s)){const n={instancePath:i+"/starts",schemaPath:"#/properties/starts/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/starts",schemaPath:"\
#/properties/starts/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.ends!==void 0){let s=r.ends;if(typeof s==
"string"){if(!V.validate(s)){const n={instancePath:i+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),t++}return N.errors=e,t===0}N.evaluated={props:{total_installments:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};const Ne=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function _(r,{instancePath:i="",parentData:d,parentDataProperty:c,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=_.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){
if(q(r)>253){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[s]:e.push(s),t++}if(!Ne.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}
_.evaluated={dynamicProps:!1,dynamicItems:!1};const xe={type:"string",enum:["apple_podcast_id","spotify_collection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_chan\
nel_id","youtube_channel_handle","youtube_channel_url","youtube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tikt\
ok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function U(r,{instancePath:i="",parentData:d,
parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=U.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"apple_podcast_id"||r==="spotify_collection_id"||r==="rss_url"||r==="podcast_guid"||r==="amazon_music_id"||r==="iheart_id"||r==="podcast_index_id"||r==="youtube\
_channel_id"||r==="youtube_channel_handle"||r==="youtube_channel_url"||r==="youtube_playlist_id"||r==="amazon_title_id"||r==="roku_channel_id"||r==="pluto_chann\
el_id"||r==="tubi_id"||r==="peacock_id"||r==="tiktok_id"||r==="twitch_channel"||r==="imdb_id"||r==="gracenote_id"||r==="eidr_id"||r==="domain"||r==="substack_id")){
const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:xe.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),t++}return U.errors=e,t===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};function x(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=x.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),t++}if(r.value===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[s]:e.push(s),t++}if(r.type!==void 0&&(U(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",
rootData:p,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),r.value!==void 0){let s=r.value;if(typeof s=="string"){if(q(s)>2048){const n={
instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===
null?e=[n]:e.push(n),t++}if(q(s)<1){const n={instancePath:i+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return x.errors=e,t===0}x.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function T(r,{instancePath:i="",
parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=T.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[s]:e.push(s),t++}if(r.identifiers===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[s]:e.push(s),
t++}if(r.publisher_domain!==void 0&&(_(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:p,dynamicAnchors:l})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.identifiers!==void 0){let s=r.identifiers;if(Array.isArray(s)){if(s.length<1){const o={instancePath:i+"/i\
dentifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),t++}const n=s.length;for(let o=0;o<n;o++)x(s[o],{instancePath:i+"/identifiers/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?
x.errors:e.concat(x.errors),t=e.length)}else{const n={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),t++}return T.errors=e,t===0}T.evaluated={props:{publisher_domain:!0,identifiers:!0},dynamicProps:!1,dynamicItems:!1};const Te={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function W(r,{instancePath:i="",parentData:d,
parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=W.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"spinoff"||r==="companion"||r==="sequel"||r==="prequel"||r==="crossover")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Te.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return W.errors=e,t===0}W.evaluated={dynamicProps:!1,dynamicItems:!1};function z(r,{
instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=z.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[s]:e.push(s),t++}if(r.relationship===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationship"},message:"must have required property 'relationship'"};
e===null?e=[s]:e.push(s),t++}if(r.collection_id!==void 0){let s=r.collection_id;if(typeof s=="string"){if(q(s)<1){const n={instancePath:i+"/collection_id",schemaPath:"\
#/properties/collection_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:i+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),t++}}r.relationship!==void 0&&(W(r.relationship,{instancePath:i+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:p,dynamicAnchors:l})||
(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}return z.errors=e,t===0}z.evaluated={props:{collection_id:!0,relationship:!0},dynamicProps:!1,dynamicItems:!1};function ne(r,{
instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=ne.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),
t++}if(r.collection_id!==void 0){let s=r.collection_id;if(typeof s=="string"){if(q(s)<1){const n={instancePath:i+"/collection_id",schemaPath:"#/properties/colle\
ction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.
name!==void 0){let s=r.name;if(typeof s=="string"){if(q(s)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.kind!==void 0&&(B(r.kind,{instancePath:i+"/kind",parentData:r,
parentDataProperty:"kind",rootData:p,dynamicAnchors:l})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),r.description!==void 0&&typeof r.description!="str\
ing"){const s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(r.genre!==void 0){let s=r.genre;if(Array.isArray(s)){const n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){const y={instancePath:i+
"/genre/"+o,schemaPath:"#/properties/genre/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{const n={
instancePath:i+"/genre",schemaPath:"#/properties/genre/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(r.genre_taxonomy!==
void 0&&(Z(r.genre_taxonomy,{instancePath:i+"/genre_taxonomy",parentData:r,parentDataProperty:"genre_taxonomy",rootData:p,dynamicAnchors:l})||(e=e===null?Z.errors:
e.concat(Z.errors),t=e.length)),r.language!==void 0&&typeof r.language!="string"){const s={instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.content_rating!==void 0&&($(r.content_rating,{instancePath:i+"/content_\
rating",parentData:r,parentDataProperty:"content_rating",rootData:p,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.cadence!==void 0&&
(G(r.cadence,{instancePath:i+"/cadence",parentData:r,parentDataProperty:"cadence",rootData:p,dynamicAnchors:l})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),
r.season!==void 0&&typeof r.season!="string"){const s={instancePath:i+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r.status!==void 0&&(M(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:p,dynamicAnchors:l})||
(e=e===null?M.errors:e.concat(M.errors),t=e.length)),r.production_quality!==void 0&&(Q(r.production_quality,{instancePath:i+"/production_quality",parentData:r,parentDataProperty:"\
production_quality",rootData:p,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),r.talent!==void 0){let s=r.talent;if(Array.isArray(s)){const n=s.
length;for(let o=0;o<n;o++)A(s[o],{instancePath:i+"/talent/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.
errors),t=e.length)}else{const n={instancePath:i+"/talent",schemaPath:"#/properties/talent/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),t++}}if(r.special!==void 0&&(E(r.special,{instancePath:i+"/special",parentData:r,parentDataProperty:"special",rootData:p,dynamicAnchors:l})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.limited_series!==void 0&&(N(r.limited_series,{instancePath:i+"/limited_series",parentData:r,parentDataProperty:"\
limited_series",rootData:p,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.distribution!==void 0){let s=r.distribution;if(Array.isArray(
s)){const n=s.length;for(let o=0;o<n;o++)T(s[o],{instancePath:i+"/distribution/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?
T.errors:e.concat(T.errors),t=e.length)}else{const n={instancePath:i+"/distribution",schemaPath:"#/properties/distribution/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(r.deadline_policy!==void 0){let s=r.deadline_policy;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
const n={instancePath:i+"/deadline_policy",schemaPath:"#/properties/deadline_policy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),t++}}if(r.related_collections!==void 0){let s=r.related_collections;if(Array.isArray(s)){const n=s.length;for(let o=0;o<n;o++)z(s[o],{instancePath:i+
"/related_collections/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)}else{const n={instancePath:i+
"/related_collections",schemaPath:"#/properties/related_collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),
t++}}if(r.ext!==void 0){let s=r.ext;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const n={instancePath:i+"/ext",schemaPath:"#/properties/ext/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ne.errors=e,t===0}ne.evaluated={props:{collection_id:!0,name:!0,kind:!0,description:!0,genre:!0,
genre_taxonomy:!0,language:!0,content_rating:!0,cadence:!0,season:!0,status:!0,production_quality:!0,talent:!0,special:!0,limited_series:!0,distribution:!0,deadline_policy:!0,
related_collections:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};const Ue=T,We=ae;function ae(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=ae.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[s]:e.push(s),t++}
if(r.collection_ids===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collection_ids"},message:"must have re\
quired property 'collection_ids'"};e===null?e=[s]:e.push(s),t++}if(r.publisher_domain!==void 0&&(_(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,
parentDataProperty:"publisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.collection_ids!==void 0){let s=r.collection_ids;
if(Array.isArray(s)){if(s.length<1){const o={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}const n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){const y={instancePath:i+
"/collection_ids/"+o,schemaPath:"#/properties/collection_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),
t++}}else{const n={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),t++}return ae.errors=e,t===0}ae.evaluated={props:{publisher_domain:!0,collection_ids:!0},dynamicProps:!1,dynamicItems:!1};const Xe=$,Ye=oe;const ze=new RegExp("^[A-Z]{2}$","u");function oe(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=oe.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!ze.test(r)){const s={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return oe.errors=e,t===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};
const er=x,rr=_,sr=L;function L(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=L.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.
path!==void 0&&typeof r.path!="string"){const s={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return L.errors=e,t===0}L.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const tr=pe;function X(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=X.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.field===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.
severity===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[s]:e.push(s),t++}if(r.field!==void 0&&typeof r.field!="string"){const s={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.severity!==void 0){
let s=r.severity;if(typeof s!="string"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}if(s!=="error"){const n={instancePath:i+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return X.errors=e,t===0}X.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};function pe(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=pe.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[s]:e.push(s),t++}if(r.error!==void 0&&typeof r.error!="string"){const s={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.issues!==void 0){let s=r.issues;if(Array.
isArray(s)){const n=s.length;for(let o=0;o<n;o++)L(s[o],{instancePath:i+"/issues/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?
L.errors:e.concat(L.errors),t=e.length)}else{const n={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}if(r.retry_after!==void 0){let s=r.retry_after;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={
instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),t++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const n={instancePath:i+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}if(r.domain!==void 0&&typeof r.domain!="string"){const s={instancePath:i+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.file_status!==
void 0){let s=r.file_status;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_statu\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&isFinite(s)){if(s>599||isNaN(s)){const n={
instancePath:i+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?
e=[n]:e.push(n),t++}if(s<0||isNaN(s)){const n={instancePath:i+"/file_status",schemaPath:"#/properties/file_status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}}if(r.url!==void 0&&typeof r.url!="string"){const s={instancePath:i+"/url",schemaPath:"#/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.errors!==void 0){let s=r.errors;if(Array.isArray(
s)){const n=s.length;for(let o=0;o<n;o++)X(s[o],{instancePath:i+"/errors/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?X.errors:
e.concat(X.errors),t=e.length)}else{const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[n]:e.push(n),t++}}if(r.valid_values!==void 0){let s=r.valid_values;if(Array.isArray(s)){const n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!=
"string"){const y={instancePath:i+"/valid_values/"+o,schemaPath:"#/properties/valid_values/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[y]:e.push(y),t++}}else{const n={instancePath:i+"/valid_values",schemaPath:"#/properties/valid_values/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),t++}return pe.errors=e,t===0}pe.evaluated={props:{error:!0,message:!0,issues:!0,retry_after:!0,domain:!0,file_status:!0,url:!0,
errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const ir=le;const Le=new RegExp("^[a-zA-Z0-9_-]+$","u");function le(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,
t=0;const a=le.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.agent_url===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?
e=[s]:e.push(s),t++}if(r.id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have requir\
ed property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.agent_url!==void 0){let s=r.agent_url;if(typeof s=="string"){if(!ve(s)){const n={instancePath:i+"/agent_url",
schemaPath:"#/properties/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:i+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!Le.test(s)){const n={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-zA-Z0-9_-]+$"},message:'must match pattern "^[a-zA-Z0-9_-]+$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.width!==void 0){let s=r.width;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const n={instancePath:i+"/width",schemaPath:"#/properties/wi\
dth/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}if(r.height!==void 0){let s=r.height;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const n={instancePath:i+"/height",schemaPath:"#/properties/h\
eight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}if(r.duration_ms!==void 0){let s=r.duration_ms;
if(typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s)){const n={instancePath:i+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/duration_ms",schemaPath:"#/properties/duration_ms/\
type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),t++}}if(r.width!==void 0&&r.height===void 0){const s={instancePath:i,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"width",missingProperty:"height",depsCount:1,deps:"height"},message:"must have pro\
perty height when property width is present"};e===null?e=[s]:e.push(s),t++}if(r.height!==void 0&&r.width===void 0){const s={instancePath:i,schemaPath:"#/depende\
ntRequired",keyword:"dependentRequired",params:{property:"height",missingProperty:"width",depsCount:1,deps:"width"},message:"must have property width when prope\
rty height is present"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),t++}return le.errors=e,t===0}le.evaluated={props:{agent_url:!0,id:!0,width:!0,height:!0,duration_ms:!0},dynamicProps:!1,dynamicItems:!1};
const nr=R;const Re={type:"string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_as\
in","samsung_app_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_gui\
d","station_id","facility_id"],$id:"EnumsIdentifierTypes"};function Y(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){
let e=null,t=0;const a=Y.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="domain"||r==="subdomain"||r==="network_id"||r==="\
ios_bundle"||r==="android_package"||r==="apple_app_store_id"||r==="google_play_id"||r==="roku_store_id"||r==="fire_tv_asin"||r==="samsung_app_id"||r==="apple_tv\
_bundle"||r==="bundle_id"||r==="venue_id"||r==="screen_id"||r==="openooh_venue_type"||r==="rss_url"||r==="apple_podcast_id"||r==="spotify_collection_id"||r==="p\
odcast_guid"||r==="station_id"||r==="facility_id")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return Y.errors=e,t===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:i="",
parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=R.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}if(r.value===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[s]:e.push(s),t++}if(r.type!==void 0&&(Y(r.type,{instancePath:i+
"/type",parentData:r,parentDataProperty:"type",rootData:p,dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),r.value!==void 0){let s=r.value;
if(typeof s=="string"){if(q(s)>2048){const n={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"\
must NOT have more than 2048 characters"};e===null?e=[n]:e.push(n),t++}if(q(s)<1){const n={instancePath:i+"/value",schemaPath:"#/properties/value/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/value",schemaPath:"#/p\
roperties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return R.errors=e,t===0}R.evaluated={props:{type:!0,value:!0},
dynamicProps:!1,dynamicItems:!1};const ar=N,or=ue;const Oe=new RegExp("^https://","u"),Se=new RegExp("^sha256:[a-f0-9]{64}$","u");function ue(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=ue.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.uri===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required pro\
perty 'uri'"};e===null?e=[s]:e.push(s),t++}if(r.digest===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dig\
est"},message:"must have required property 'digest'"};e===null?e=[s]:e.push(s),t++}if(r.uri!==void 0){let s=r.uri;if(typeof s=="string"){if(!Oe.test(s)){const n={
instancePath:i+"/uri",schemaPath:"#/properties/uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=
[n]:e.push(n),t++}if(!ve(s)){const n={instancePath:i+"/uri",schemaPath:"#/properties/uri/format",keyword:"format",params:{format:"uri"},message:'must match form\
at "uri"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),t++}}if(r.digest!==void 0){let s=r.digest;if(typeof s=="string"){if(!Se.test(s)){const n={instancePath:i+"/digest",schemaPath:"\
#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[a-f0-9]{64}$"},message:'must match pattern "^sha256:[a-f0-9]{64}$"'};e===null?e=[n]:e.push(
n),t++}}else{const n={instancePath:i+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}
return ue.errors=e,t===0}ue.evaluated={props:{uri:!0,digest:!0},dynamicProps:!1,dynamicItems:!1};const pr=ye;const Fe={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"EnumsPr\
opertyType"};function ee(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=ee.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="website"||r==="mobile_app"||r==="ctv_app"||r==="desktop_app"||r==="dooh"||r==="podcast"||r==="radio"||r===
"linear_tv"||r==="streaming_audio"||r==="ai_assistant")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fe.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return ee.errors=e,t===0}ee.evaluated={dynamicProps:!1,dynamicItems:!1};function D(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=D.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!_e.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};function I(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=I.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!_e.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};const Ve={type:"stri\
ng",enum:["display","olv","social","search","ctv","linear_tv","radio","streaming_audio","podcast","dooh","ooh","print","cinema","email","gaming","retail_media",
"influencer","affiliate","product_placement","sponsored_intelligence"],$id:"EnumsChannels"};function re(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=re.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="display"||r==="olv"||r==="social"||r===
"search"||r==="ctv"||r==="linear_tv"||r==="radio"||r==="streaming_audio"||r==="podcast"||r==="dooh"||r==="ooh"||r==="print"||r==="cinema"||r==="email"||r==="gam\
ing"||r==="retail_media"||r==="influencer"||r==="affiliate"||r==="product_placement"||r==="sponsored_intelligence")){const s={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:Ve.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return re.errors=e,t===0}re.evaluated=
{dynamicProps:!1,dynamicItems:!1};const me=we.default;function ye(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,
t=0;const a=ye.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.property_type===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};
e===null?e=[s]:e.push(s),t++}if(r.name===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"mus\
t have required property 'name'"};e===null?e=[s]:e.push(s),t++}if(r.identifiers===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[s]:e.push(s),t++}if(r.property_type!==void 0&&(ee(r.property_type,
{instancePath:i+"/property_type",parentData:r,parentDataProperty:"property_type",rootData:p,dynamicAnchors:l})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),
r.name!==void 0){let s=r.name;if(typeof s=="string"){if(q(s)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.identifiers!==void 0){let s=r.identifiers;if(Array.isArray(s)){
if(s.length<1){const o={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[o]:e.push(o),t++}const n=s.length;for(let o=0;o<n;o++)R(s[o],{instancePath:i+"/identifiers/"+o,parentData:s,parentDataProperty:o,
rootData:p,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else{const n={instancePath:i+"/identifiers",schemaPath:"#/properties/identifi\
ers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(r.property_id!==void 0&&(D(r.property_id,{instancePath:i+
"/property_id",parentData:r,parentDataProperty:"property_id",rootData:p,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.tags!==void 0){
let s=r.tags;if(Array.isArray(s)){const n=s.length;for(let m=0;m<n;m++)I(s[m],{instancePath:i+"/tags/"+m,parentData:s,parentDataProperty:m,rootData:p,dynamicAnchors:l})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length);let o=s.length,y;if(o>1){e:for(;o--;)for(y=o;y--;)if(me(s[o],s[y])){const m={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:o,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+o+" are identical)"};e===null?
e=[m]:e.push(m),t++;break e}}}else{const n={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[n]:e.push(n),t++}}if(r.supported_channels!==void 0){let s=r.supported_channels;if(Array.isArray(s)){const n=s.length;for(let m=0;m<n;m++)re(s[m],
{instancePath:i+"/supported_channels/"+m,parentData:s,parentDataProperty:m,rootData:p,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length);
let o=s.length,y;if(o>1){e:for(;o--;)for(y=o;y--;)if(me(s[o],s[y])){const m={instancePath:i+"/supported_channels",schemaPath:"#/properties/supported_channels/un\
iqueItems",keyword:"uniqueItems",params:{i:o,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+o+" are identical)"};e===null?e=[m]:e.push(m),t++;
break e}}}else{const n={instancePath:i+"/supported_channels",schemaPath:"#/properties/supported_channels/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[n]:e.push(n),t++}}r.publisher_domain!==void 0&&(_(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"\
publisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ye.errors=e,t===0}ye.evaluated={props:{property_type:!0,name:!0,identifiers:!0,
property_id:!0,tags:!0,supported_channels:!0,publisher_domain:!0},dynamicProps:!1,dynamicItems:!1};const lr=D,ur=I,mr=de;function C(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=C.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const s=t;let n=!0;const o=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.publisher_domain===void 0&&(u="pub\
lisher_domain")){const h={};e===null?e=[h]:e.push(h),t++}}var y=o===t;t=s,e!==null&&(s?e.length=s:e=null);let m;if(y){const u=t;if(r&&typeof r=="object"&&!Array.
isArray(r))for(const f in r){const k=t,g=t,he=t;if(f!=="publisher_domains"){const P={};e===null?e=[P]:e.push(P),t++}var w=he===t;if(w){const P={instancePath:i,schemaPath:"\
#/then/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:f};e===null?e=[P]:e.push(P),t++}else t=g,e!==null&&(g?e.length=g:e=null);
var b=k===t;if(!b){const P={instancePath:i,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName:f},message:"property name must be vali\
d"};e===null?e=[P]:e.push(P),t++}}var y=u===t;n=y,m="then"}else{const u=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.publisher_domains===void 0){const f={instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?
e=[f]:e.push(f),t++}var y=u===t;if(n=y,n){var v={};v.publisher_domains=!0,v.publisher_domain=!0}m="else"}if(!n){const u={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m},message:'must match "'+m+'" schema'};e===null?e=[u]:e.push(u),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===
void 0){const u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selec\
tion_type'"};e===null?e=[u]:e.push(u),t++}if(v!==!0&&(v=v||{},v.selection_type=!0,v.publisher_domain=!0,v.publisher_domains=!0),r.selection_type!==void 0){let u=r.
selection_type;if(typeof u!="string"){const h={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(u!=="all"){const h={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/const",
keyword:"const",params:{allowedValue:"all"},message:"must be equal to constant"};e===null?e=[h]:e.push(h),t++}}if(r.publisher_domain!==void 0&&(_(r.publisher_domain,
{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=
e.length)),r.publisher_domains!==void 0){let u=r.publisher_domains;if(Array.isArray(u)){if(u.length<1){const g={instancePath:i+"/publisher_domains",schemaPath:"\
#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),t++}const h=u.
length;for(let g=0;g<h;g++)_(u[g],{instancePath:i+"/publisher_domains/"+g,parentData:u,parentDataProperty:g,rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:
e.concat(_.errors),t=e.length);let f=u.length,k;if(f>1){e:for(;f--;)for(k=f;k--;)if(me(u[f],u[k])){const g={instancePath:i+"/publisher_domains",schemaPath:"#/pr\
operties/publisher_domains/uniqueItems",keyword:"uniqueItems",params:{i:f,j:k},message:"must NOT have duplicate items (items ## "+k+" and "+f+" are identical)"};
e===null?e=[g]:e.push(g),t++;break e}}}else{const h={instancePath:i+"/publisher_domains",schemaPath:"#/properties/publisher_domains/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}}else{const u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[u]:e.push(u),t++}return C.errors=e,a.props=v,t===0}C.evaluated={dynamicProps:!0,dynamicItems:!1};function O(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=O.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===void 0){const o={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selection_type'"};e===null?e=[o]:e.push(o),t++}if(r.publisher_domain===
void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'pub\
lisher_domain'"};e===null?e=[o]:e.push(o),t++}if(r.property_ids===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_ids"},message:"must have required property 'property_ids'"};e===null?e=[o]:e.push(o),t++}for(const o in r){const y=t,m=t,w=t;if(o!=="publisher_domains"){
const b={};e===null?e=[b]:e.push(b),t++}var s=w===t;if(s){const b={instancePath:i,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be \
valid",propertyName:o};e===null?e=[b]:e.push(b),t++}else t=m,e!==null&&(m?e.length=m:e=null);var n=y===t;if(!n){const b={instancePath:i,schemaPath:"#/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[b]:e.push(b),t++}}if(r.selection_type!==void 0){let o=r.
selection_type;if(typeof o!="string"){const y={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(o!=="by_id"){const y={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/con\
st",keyword:"const",params:{allowedValue:"by_id"},message:"must be equal to constant"};e===null?e=[y]:e.push(y),t++}}if(r.publisher_domain!==void 0&&(_(r.publisher_domain,
{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=
e.length)),r.property_ids!==void 0){let o=r.property_ids;if(Array.isArray(o)){if(o.length<1){const m={instancePath:i+"/property_ids",schemaPath:"#/properties/pr\
operty_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const y=o.length;for(let m=0;m<
y;m++)D(o[m],{instancePath:i+"/property_ids/"+m,parentData:o,parentDataProperty:m,rootData:p,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{
const y={instancePath:i+"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:
e.push(y),t++}}}else{const o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}return O.
errors=e,t===0}O.evaluated={props:{selection_type:!0,publisher_domain:!0,property_ids:!0},dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=j.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const s=t;let n=!0;const o=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.publisher_domain===void 0&&(u="pub\
lisher_domain")){const h={};e===null?e=[h]:e.push(h),t++}}var y=o===t;t=s,e!==null&&(s?e.length=s:e=null);let m;if(y){const u=t;if(r&&typeof r=="object"&&!Array.
isArray(r))for(const f in r){const k=t,g=t,he=t;if(f!=="publisher_domains"){const P={};e===null?e=[P]:e.push(P),t++}var w=he===t;if(w){const P={instancePath:i,schemaPath:"\
#/then/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:f};e===null?e=[P]:e.push(P),t++}else t=g,e!==null&&(g?e.length=g:e=null);
var b=k===t;if(!b){const P={instancePath:i,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName:f},message:"property name must be vali\
d"};e===null?e=[P]:e.push(P),t++}}var y=u===t;n=y,m="then"}else{const u=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.publisher_domains===void 0){const f={instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?
e=[f]:e.push(f),t++}var y=u===t;if(n=y,n){var v={};v.publisher_domains=!0,v.publisher_domain=!0}m="else"}if(!n){const u={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m},message:'must match "'+m+'" schema'};e===null?e=[u]:e.push(u),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===
void 0){const u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selec\
tion_type'"};e===null?e=[u]:e.push(u),t++}if(r.property_tags===void 0){const u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_tags"},message:"must have required property 'property_tags'"};e===null?e=[u]:e.push(u),t++}if(v!==!0&&(v=v||{},v.selection_type=!0,v.publisher_domain=!0,
v.publisher_domains=!0,v.property_tags=!0),r.selection_type!==void 0){let u=r.selection_type;if(typeof u!="string"){const h={instancePath:i+"/selection_type",schemaPath:"\
#/properties/selection_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(u!=="by_tag"){const h={instancePath:i+
"/selection_type",schemaPath:"#/properties/selection_type/const",keyword:"const",params:{allowedValue:"by_tag"},message:"must be equal to constant"};e===null?e=
[h]:e.push(h),t++}}if(r.publisher_domain!==void 0&&(_(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",
rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.publisher_domains!==void 0){let u=r.publisher_domains;if(Array.isArray(u)){
if(u.length<1){const g={instancePath:i+"/publisher_domains",schemaPath:"#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),t++}const h=u.length;for(let g=0;g<h;g++)_(u[g],{instancePath:i+"/publisher_domains/"+g,parentData:u,parentDataProperty:g,
rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length);let f=u.length,k;if(f>1){e:for(;f--;)for(k=f;k--;)if(me(u[f],u[k])){const g={
instancePath:i+"/publisher_domains",schemaPath:"#/properties/publisher_domains/uniqueItems",keyword:"uniqueItems",params:{i:f,j:k},message:"must NOT have duplic\
ate items (items ## "+k+" and "+f+" are identical)"};e===null?e=[g]:e.push(g),t++;break e}}}else{const h={instancePath:i+"/publisher_domains",schemaPath:"#/prop\
erties/publisher_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}if(r.property_tags!==void 0){let u=r.
property_tags;if(Array.isArray(u)){if(u.length<1){const f={instancePath:i+"/property_tags",schemaPath:"#/properties/property_tags/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}const h=u.length;for(let f=0;f<h;f++)I(u[f],{instancePath:i+"/property_tags/"+
f,parentData:u,parentDataProperty:f,rootData:p,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)}else{const h={instancePath:i+"/property_t\
ags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}}else{const u={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return j.errors=e,a.props=v,t===0}j.evaluated={
dynamicProps:!0,dynamicItems:!1};function de(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=de.
evaluated;a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0);const s=t;let n=!1,o=null;const y=t;if(!C(r,{instancePath:i,parentData:d,parentDataProperty:c,
rootData:p,dynamicAnchors:l}))e=e===null?C.errors:e.concat(C.errors),t=e.length;else var m=C.evaluated.props;var b=y===t;b&&(n=!0,o=0);const w=t;O(r,{instancePath:i,
parentData:d,parentDataProperty:c,rootData:p,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);var b=w===t;if(b&&n)n=!1,o=[o,1];else{b&&(n=
!0,o=1,m!==!0&&(m=m||{},m.selection_type=!0,m.publisher_domain=!0,m.property_ids=!0));const u=t;if(!j(r,{instancePath:i,parentData:d,parentDataProperty:c,rootData:p,
dynamicAnchors:l}))e=e===null?j.errors:e.concat(j.errors),t=e.length;else var v=j.evaluated.props;var b=u===t;b&&n?(n=!1,o=[o,2]):b&&(n=!0,o=2,m!==!0&&v!==void 0&&
(v===!0?m=!0:(m=m||{},Object.assign(m,v))))}if(n)t=s,e!==null&&(s?e.length=s:e=null);else{const u={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return de.errors=e,a.props=m,t===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};
const yr=C,dr=O,cr=j,fr=S;const ge=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,Be={type:"string",enum:["property.created","property.updated","property.merged","propert\
y.stale","property.reactivated","collection.created","collection.updated","collection.merged","collection.removed","agent.discovered","agent.removed","agent.pro\
file_updated","agent.compliance_changed","agent.verification_earned","agent.verification_lost","publisher.adagents_discovered","publisher.adagents_changed","aut\
horization.granted","authorization.revoked","authorization.modified"],$id:"EnumsRegistryEventType"};function se(r,{instancePath:i="",parentData:d,parentDataProperty:c,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=se.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="property.crea\
ted"||r==="property.updated"||r==="property.merged"||r==="property.stale"||r==="property.reactivated"||r==="collection.created"||r==="collection.updated"||r==="\
collection.merged"||r==="collection.removed"||r==="agent.discovered"||r==="agent.removed"||r==="agent.profile_updated"||r==="agent.compliance_changed"||r==="age\
nt.verification_earned"||r==="agent.verification_lost"||r==="publisher.adagents_discovered"||r==="publisher.adagents_changed"||r==="authorization.granted"||r===
"authorization.revoked"||r==="authorization.modified")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Be.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return se.errors=e,t===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};const Ze={type:"str\
ing",enum:["property","collection","agent","publisher","authorization"],$id:"EnumsRegistryEntityType"};function te(r,{instancePath:i="",parentData:d,parentDataProperty:c,
rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=te.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="property"||r===
"collection"||r==="agent"||r==="publisher"||r==="authorization")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ze.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return te.errors=e,t===0}te.evaluated={dynamicProps:!1,dynamicItems:!1};function S(r,{
instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=S.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.event_id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"event_id"},message:"must have required property 'event_id'"};e===null?e=[s]:e.push(s),t++}if(r.event_type===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have required property 'event_type'"};e===null?e=[s]:e.push(s),t++}
if(r.entity_type===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required\
 property 'entity_type'"};e===null?e=[s]:e.push(s),t++}if(r.entity_id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity_id"},message:"must have required property 'entity_id'"};e===null?e=[s]:e.push(s),t++}if(r.payload===void 0){const s={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'"};e===null?e=[s]:e.push(s),t++}if(r.actor===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"actor"},message:"must have required property 'actor'"};e===null?e=[s]:e.push(
s),t++}if(r.created_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have req\
uired property 'created_at'"};e===null?e=[s]:e.push(s),t++}if(r.event_id!==void 0){let s=r.event_id;if(typeof s=="string"){if(!ge.test(s)){const n={instancePath:i+
"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),t++}}if(r.event_type!==void 0&&(se(r.event_type,{instancePath:i+"/event_type",parentData:r,parentDataProperty:"event_type",rootData:p,dynamicAnchors:l})||(e=
e===null?se.errors:e.concat(se.errors),t=e.length)),r.entity_type!==void 0&&(te(r.entity_type,{instancePath:i+"/entity_type",parentData:r,parentDataProperty:"en\
tity_type",rootData:p,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)),r.entity_id!==void 0){let s=r.entity_id;if(typeof s=="string"){
if(!ge.test(s)){const n={instancePath:i+"/entity_id",schemaPath:"#/properties/entity_id/format",keyword:"format",params:{format:"uuid"},message:'must match form\
at "uuid"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/entity_id",schemaPath:"#/properties/entity_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.payload!==void 0){let s=r.payload;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const n={instancePath:i+
"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}if(r.actor!==void 0){
let s=r.actor;if(typeof s=="string"){if(q(s)<1){const n={instancePath:i+"/actor",schemaPath:"#/properties/actor/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/actor",schemaPath:"#/properties/actor/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.created_at!==void 0){let s=r.created_at;if(typeof s=="string"){if(!V.validate(
s)){const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[s]:e.push(s),t++}return S.errors=e,t===0}S.evaluated={props:{event_id:!0,event_type:!0,entity_type:!0,entity_id:!0,payload:!0,actor:!0,
created_at:!0},dynamicProps:!1,dynamicItems:!1};const hr=F,be={type:"object",required:["generated_at","latest_event_created_at","lag_seconds","retention_days"],
properties:{generated_at:{type:"string",format:"date-time"},latest_event_created_at:{type:["string","null"],format:"date-time"},lag_seconds:{type:["integer","nu\
ll"],minimum:0},retention_days:{type:"integer",minimum:1}},$id:"CoreRegistryFeedFreshness"};function F(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=F.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.generated_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"generated_at"},message:"must have re\
quired property 'generated_at'"};e===null?e=[s]:e.push(s),t++}if(r.latest_event_created_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"latest_event_created_at"},message:"must have required property 'latest_event_created_at'"};e===null?e=[s]:e.push(s),t++}if(r.lag_seconds===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lag_seconds"},message:"must have required property 'lag_seco\
nds'"};e===null?e=[s]:e.push(s),t++}if(r.retention_days===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
tention_days"},message:"must have required property 'retention_days'"};e===null?e=[s]:e.push(s),t++}if(r.generated_at!==void 0){let s=r.generated_at;if(typeof s==
"string"){if(!V.validate(s)){const n={instancePath:i+"/generated_at",schemaPath:"#/properties/generated_at/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/generated_at",schemaPath:"#/properties/generated_at/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.latest_event_created_at!==void 0){let s=r.latest_event_created_at;
if(typeof s!="string"&&s!==null){const n={instancePath:i+"/latest_event_created_at",schemaPath:"#/properties/latest_event_created_at/type",keyword:"type",params:{
type:be.properties.latest_event_created_at.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&!V.validate(s)){const n={instancePath:i+
"/latest_event_created_at",schemaPath:"#/properties/latest_event_created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "dat\
e-time"'};e===null?e=[n]:e.push(n),t++}}if(r.lag_seconds!==void 0){let s=r.lag_seconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const n={
instancePath:i+"/lag_seconds",schemaPath:"#/properties/lag_seconds/type",keyword:"type",params:{type:be.properties.lag_seconds.type},message:"must be integer,nu\
ll"};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const n={instancePath:i+"/lag_seconds",schemaPath:"#/properties/lag_secon\
ds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(r.retention_days!==void 0){let s=r.retention_days;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:i+"/retention_days",schemaPath:"#/properties/retention_days/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const n={instancePath:i+"/r\
etention_days",schemaPath:"#/properties/retention_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(
n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return F.
errors=e,t===0}F.evaluated={props:{generated_at:!0,latest_event_created_at:!0,lag_seconds:!0,retention_days:!0},dynamicProps:!1,dynamicItems:!1};const gr=ce,Ke={
type:"object",required:["events","cursor","has_more","freshness"],properties:{events:{type:"array",items:{$ref:"CoreRegistryEvent"}},cursor:{type:["string","nul\
l"],format:"uuid"},has_more:{type:"boolean"},freshness:{$ref:"CoreRegistryFeedFreshness"}},$id:"CoreRegistryFeedResponse"};function ce(r,{instancePath:i="",parentData:d,
parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=ce.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.events===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"even\
ts"},message:"must have required property 'events'"};e===null?e=[s]:e.push(s),t++}if(r.cursor===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cursor"},message:"must have required property 'cursor'"};e===null?e=[s]:e.push(s),t++}if(r.has_more===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};e===null?e=[s]:e.push(s),t++}if(r.
freshness===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"freshness"},message:"must have required property\
 'freshness'"};e===null?e=[s]:e.push(s),t++}if(r.events!==void 0){let s=r.events;if(Array.isArray(s)){const n=s.length;for(let o=0;o<n;o++)S(s[o],{instancePath:i+
"/events/"+o,parentData:s,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{const n={instancePath:i+"\
/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(r.cursor!==void 0){
let s=r.cursor;if(typeof s!="string"&&s!==null){const n={instancePath:i+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:Ke.properties.
cursor.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&!ge.test(s)){const n={instancePath:i+"/cursor",schemaPath:"#/pro\
perties/cursor/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[n]:e.push(n),t++}}if(r.has_more!==void 0&&typeof r.
has_more!="boolean"){const s={instancePath:i+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),t++}r.freshness!==void 0&&(F(r.freshness,{instancePath:i+"/freshness",parentData:r,parentDataProperty:"freshness",rootData:p,dynamicAnchors:l})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}return ce.errors=e,t===0}ce.evaluated={props:{events:!0,cursor:!0,has_more:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};
const _r=z,vr=fe;function fe(r,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:p=r,dynamicAnchors:l={}}={}){let e=null,t=0;const a=fe.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),Array.isArray(r)){if(r.length<1){const y={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[y]:e.push(y),t++}const s=r.length;for(let y=0;y<s;y++){let m=r[y];if(typeof m=="string"){if(q(m)<1){const w={
instancePath:i+"/"+y,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[w]:e.push(
w),t++}}else{const w={instancePath:i+"/"+y,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),t++}}
let n=r.length,o;if(n>1){const y={};for(;n--;){let m=r[n];if(typeof m=="string"){if(typeof y[m]=="number"){o=y[m];const w={instancePath:i,schemaPath:"#/uniqueIt\
ems",keyword:"uniqueItems",params:{i:n,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+n+" are identical)"};e===null?e=[w]:e.push(w),t++;break}
y[m]=n}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return fe.
errors=e,t===0}fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};const br=E,Pr=A;export{He as CoreBrandId,Je as CoreCollection,Ue as CoreCollectionDistribution,We as CoreCollectionSelector,Xe as CoreContentRating,Ye as CoreCountryCode,er as CoreDistributionIdentifier,
rr as CoreDomainName,sr as CoreErrorIssue,tr as CoreErrorResponse,ir as CoreFormatId,nr as CoreIdentifier,ar as CoreLimitedSeries,or as CorePlatformExtensionRef,
pr as CoreProperty,lr as CorePropertyId,ur as CorePropertyTag,mr as CorePublisherPropertySelector,yr as CorePublisherSelectorAll,dr as CorePublisherSelectorById,
cr as CorePublisherSelectorByTag,fr as CoreRegistryEvent,hr as CoreRegistryFeedFreshness,gr as CoreRegistryFeedResponse,_r as CoreRelatedCollection,vr as CoreShortenedMembers,
br as CoreSpecial,Pr as CoreTalent};
