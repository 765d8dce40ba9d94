// @generated from schemas/v3/core by codegen. Do not edit; run "npm run codegen".
import we from"ajv-formats/dist/formats.js";import ke from"ajv/dist/runtime/equal.js";import qe from"ajv/dist/runtime/ucs2length.js";const He=ne;const be=new RegExp("^[a-z0-9_]+$","u");function ne(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;
const a=ne.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s=="string"){if(!be.test(s)){const r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={dynamicProps:!1,
dynamicItems:!1};const Je=ae;const k=qe.default,De={type:"string",enum:["series","publication","event_series","rotation"],$id:"EnumsCollectionKind"};function B(s,{instancePath:n="",parentData:d,
parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=B.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"series"||s==="publication"||s==="event_series"||s==="rotation")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:De.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};const Ie={type:"\
string",enum:["iab_content_3.0","iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres","custom"],$id:"EnumsGenreTaxonomy"};function Z(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=Z.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="iab_content_3.0"||s==="iab_content_2.2"||s==="gracenote"||s==="eidr"||s==="apple_genres"||s==="google_genres"||s==="roku"||
s==="amazon_genres"||s==="custom")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ie.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};const je={type:"string",enum:["tv_parental","mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function K(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=K.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="tv_parental"||s==="mpaa"||s==="podcast"||s==="esrb"||s==="bbfc"||s==="fsk"||s==="acb"||s==="chvrs"||s==="csa"||s==="pegi"||
s==="custom")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:je.enum},message:"must be equal to one of the allowed values"};e===
null?e=[r]:e.push(r),t++}return K.errors=e,t===0}K.evaluated={dynamicProps:!1,dynamicItems:!1};function $(s,{instancePath:n="",parentData:d,parentDataProperty:f,
rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=$.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.system===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"system"},message:"must\
 have required property 'system'"};e===null?e=[r]:e.push(r),t++}if(s.rating===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rating"},message:"must have required property 'rating'"};e===null?e=[r]:e.push(r),t++}if(s.system!==void 0&&(K(s.system,{instancePath:n+"/syste\
m",parentData:s,parentDataProperty:"system",rootData:p,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.rating!==void 0){let r=s.rating;
if(typeof r=="string"){if(k(r)<1){const i={instancePath:n+"/rating",schemaPath:"#/properties/rating/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}$.evaluated={props:{system:!0,rating:!0},dynamicProps:!1,dynamicItems:!1};const Ce={type:"\
string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCollectionCadence"};function X(s,{instancePath:n="",parentData:d,parentDataProperty:f,
rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=X.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="daily"||s==="\
weekly"||s==="monthly"||s==="seasonal"||s==="event"||s==="irregular")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ce.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};const Ae={
type:"string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function G(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=G.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="active"||s==="hiatus"||s==="ended"||s===
"upcoming")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ae.enum},message:"must be equal to one of the allowed values"};e===
null?e=[r]:e.push(r),t++}return G.errors=e,t===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};const $e={type:"string",enum:["professional","prosumer","ugc"],$id:"\
EnumsProductionQuality"};function M(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=M.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="professional"||s==="prosumer"||s==="ugc")){const r={instancePath:n,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:$e.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated=
{dynamicProps:!1,dynamicItems:!1};const Ee={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function Q(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=Q.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(!(s==="host"||s==="guest"||s==="creator"||s==="cast"||s==="narrator"||s==="producer"||s==="correspondent"||s==="commentator"||s===
"analyst")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values"};e===
null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={dynamicProps:!1,dynamicItems:!1};const _e=we.fullFormats.uri;function E(s,{instancePath:n="",parentData:d,
parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=E.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.role===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},
message:"must have required property 'role'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.role!==void 0&&(Q(s.role,{instancePath:n+"/role",
parentData:s,parentDataProperty:"role",rootData:p,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.name!==void 0){let r=s.name;if(typeof r==
"string"){if(k(r)<1){const i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.brand_url!==void 0){let r=s.brand_url;if(typeof r=="string"){if(!_e(r)){const i={instancePath:n+"/b\
rand_url",schemaPath:"#/properties/brand_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{
const i={instancePath:n+"/brand_url",schemaPath:"#/properties/brand_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return E.
errors=e,t===0}E.evaluated={props:{role:!0,name:!0,brand_url:!0},dynamicProps:!1,dynamicItems:!1};const Ne={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_launch","reunion","tribu\
te"],$id:"EnumsSpecialCategory"};function H(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=H.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="awards"||s==="championship"||s==="concert"||s==="conference"||s==="election"||s===
"festival"||s==="gala"||s==="holiday"||s==="premiere"||s==="product_launch"||s==="reunion"||s==="tribute")){const r={instancePath:n,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Ne.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={dynamicProps:!1,
dynamicItems:!1};const A=we.fullFormats["date-time"];function N(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const a=N.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(k(r)<1){const i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.category!==void 0&&(H(s.category,{instancePath:n+
"/category",parentData:s,parentDataProperty:"category",rootData:p,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),s.starts!==void 0){let r=s.
starts;if(typeof r=="string"){if(!A.validate(r)){const i={instancePath:n+"/starts",schemaPath:"#/properties/starts/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/starts",schemaPath:"#/properties/starts/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.ends!==void 0){let r=s.ends;if(typeof r=="string"){if(!A.validate(r)){
const i={instancePath:n+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return N.errors=e,t===0}N.evaluated={props:{name:!0,category:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};function x(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=x.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_installments!==void 0){let r=s.total_installments;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/total_installments",schemaPath:"#/properties/total_installments/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:n+"/total_ins\
tallments",schemaPath:"#/properties/total_installments/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(
i),t++}}if(s.starts!==void 0){let r=s.starts;if(typeof r=="string"){if(!A.validate(r)){const i={instancePath:n+"/starts",schemaPath:"#/properties/starts/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/starts",schemaPath:"\
#/properties/starts/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.ends!==void 0){let r=s.ends;if(typeof r==
"string"){if(!A.validate(r)){const i={instancePath:n+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:{total_installments:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};const xe=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function _(s,{instancePath:n="",parentData:d,parentDataProperty:f,
rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=_.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s=="string"){
if(k(s)>253){const r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[r]:e.push(r),t++}if(!xe.test(s)){const r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[r]:e.push(r),t++}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}
_.evaluated={dynamicProps:!1,dynamicItems:!1};const Te={type:"string",enum:["apple_podcast_id","spotify_collection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_chan\
nel_id","youtube_channel_handle","youtube_channel_url","youtube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tikt\
ok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function J(s,{instancePath:n="",parentData:d,
parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=J.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"apple_podcast_id"||s==="spotify_collection_id"||s==="rss_url"||s==="podcast_guid"||s==="amazon_music_id"||s==="iheart_id"||s==="podcast_index_id"||s==="youtube\
_channel_id"||s==="youtube_channel_handle"||s==="youtube_channel_url"||s==="youtube_playlist_id"||s==="amazon_title_id"||s==="roku_channel_id"||s==="pluto_chann\
el_id"||s==="tubi_id"||s==="peacock_id"||s==="tiktok_id"||s==="twitch_channel"||s==="imdb_id"||s==="gracenote_id"||s==="eidr_id"||s==="domain"||s==="substack_id")){
const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Te.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),t++}return J.errors=e,t===0}J.evaluated={dynamicProps:!1,dynamicItems:!1};function T(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=T.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[r]:e.push(r),t++}if(s.value===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"\
must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&(J(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",
rootData:p,dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),s.value!==void 0){let r=s.value;if(typeof r=="string"){if(k(r)>2048){const i={
instancePath:n+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===
null?e=[i]:e.push(i),t++}if(k(r)<1){const i={instancePath:n+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}T.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function z(s,{instancePath:n="",
parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=z.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),
t++}if(s.publisher_domain!==void 0&&(_(s.publisher_domain,{instancePath:n+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",rootData:p,dynamicAnchors:l})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){if(r.length<1){const o={instancePath:n+"/i\
dentifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),t++}const i=r.length;for(let o=0;o<i;o++)T(r[o],{instancePath:n+"/identifiers/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?
T.errors:e.concat(T.errors),t=e.length)}else{const i={instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return z.errors=e,t===0}z.evaluated={props:{publisher_domain:!0,identifiers:!0},dynamicProps:!1,dynamicItems:!1};const ze={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function U(s,{instancePath:n="",parentData:d,
parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=U.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"spinoff"||s==="companion"||s==="sequel"||s==="prequel"||s==="crossover")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ze.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};function L(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=L.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.collection_id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[r]:e.push(r),t++}if(s.relationship===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationship"},message:"must have required property 'relationship'"};
e===null?e=[r]:e.push(r),t++}if(s.collection_id!==void 0){let r=s.collection_id;if(typeof r=="string"){if(k(r)<1){const i={instancePath:n+"/collection_id",schemaPath:"\
#/properties/collection_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:n+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}s.relationship!==void 0&&(U(s.relationship,{instancePath:n+"/relationship",parentData:s,parentDataProperty:"relationship",rootData:p,dynamicAnchors:l})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={props:{collection_id:!0,relationship:!0},dynamicProps:!1,dynamicItems:!1};function ae(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=ae.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.collection_id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
t++}if(s.collection_id!==void 0){let r=s.collection_id;if(typeof r=="string"){if(k(r)<1){const i={instancePath:n+"/collection_id",schemaPath:"#/properties/colle\
ction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+
"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.
name!==void 0){let r=s.name;if(typeof r=="string"){if(k(r)<1){const i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.kind!==void 0&&(B(s.kind,{instancePath:n+"/kind",parentData:s,
parentDataProperty:"kind",rootData:p,dynamicAnchors:l})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),s.description!==void 0&&typeof s.description!="str\
ing"){const r={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.genre!==void 0){let r=s.genre;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const y={instancePath:n+
"/genre/"+o,schemaPath:"#/properties/genre/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{const i={
instancePath:n+"/genre",schemaPath:"#/properties/genre/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.genre_taxonomy!==
void 0&&(Z(s.genre_taxonomy,{instancePath:n+"/genre_taxonomy",parentData:s,parentDataProperty:"genre_taxonomy",rootData:p,dynamicAnchors:l})||(e=e===null?Z.errors:
e.concat(Z.errors),t=e.length)),s.language!==void 0&&typeof s.language!="string"){const r={instancePath:n+"/language",schemaPath:"#/properties/language/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.content_rating!==void 0&&($(s.content_rating,{instancePath:n+"/content_\
rating",parentData:s,parentDataProperty:"content_rating",rootData:p,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.cadence!==void 0&&
(X(s.cadence,{instancePath:n+"/cadence",parentData:s,parentDataProperty:"cadence",rootData:p,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)),
s.season!==void 0&&typeof s.season!="string"){const r={instancePath:n+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0&&(G(s.status,{instancePath:n+"/status",parentData:s,parentDataProperty:"status",rootData:p,dynamicAnchors:l})||
(e=e===null?G.errors:e.concat(G.errors),t=e.length)),s.production_quality!==void 0&&(M(s.production_quality,{instancePath:n+"/production_quality",parentData:s,parentDataProperty:"\
production_quality",rootData:p,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.talent!==void 0){let r=s.talent;if(Array.isArray(r)){const i=r.
length;for(let o=0;o<i;o++)E(r[o],{instancePath:n+"/talent/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.
errors),t=e.length)}else{const i={instancePath:n+"/talent",schemaPath:"#/properties/talent/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.special!==void 0&&(N(s.special,{instancePath:n+"/special",parentData:s,parentDataProperty:"special",rootData:p,dynamicAnchors:l})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.limited_series!==void 0&&(x(s.limited_series,{instancePath:n+"/limited_series",parentData:s,parentDataProperty:"\
limited_series",rootData:p,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.distribution!==void 0){let r=s.distribution;if(Array.isArray(
r)){const i=r.length;for(let o=0;o<i;o++)z(r[o],{instancePath:n+"/distribution/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?
z.errors:e.concat(z.errors),t=e.length)}else{const i={instancePath:n+"/distribution",schemaPath:"#/properties/distribution/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.deadline_policy!==void 0){let r=s.deadline_policy;if(!(r&&typeof r=="object"&&!Array.isArray(r))){
const i={instancePath:n+"/deadline_policy",schemaPath:"#/properties/deadline_policy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),t++}}if(s.related_collections!==void 0){let r=s.related_collections;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+
"/related_collections/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{const i={instancePath:n+
"/related_collections",schemaPath:"#/properties/related_collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),
t++}}if(s.ext!==void 0){let r=s.ext;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const i={instancePath:n+"/ext",schemaPath:"#/properties/ext/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:{collection_id:!0,name:!0,kind:!0,description:!0,genre:!0,
genre_taxonomy:!0,language:!0,content_rating:!0,cadence:!0,season:!0,status:!0,production_quality:!0,talent:!0,special:!0,limited_series:!0,distribution:!0,deadline_policy:!0,
related_collections:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};const Ue=z,We=oe;function oe(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=oe.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.publisher_domain===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[r]:e.push(r),t++}
if(s.collection_ids===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collection_ids"},message:"must have re\
quired property 'collection_ids'"};e===null?e=[r]:e.push(r),t++}if(s.publisher_domain!==void 0&&(_(s.publisher_domain,{instancePath:n+"/publisher_domain",parentData:s,
parentDataProperty:"publisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.collection_ids!==void 0){let r=s.collection_ids;
if(Array.isArray(r)){if(r.length<1){const o={instancePath:n+"/collection_ids",schemaPath:"#/properties/collection_ids/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const y={instancePath:n+
"/collection_ids/"+o,schemaPath:"#/properties/collection_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),
t++}}else{const i={instancePath:n+"/collection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return oe.errors=e,t===0}oe.evaluated={props:{publisher_domain:!0,collection_ids:!0},dynamicProps:!1,dynamicItems:!1};const Ye=$,er=pe;const Le=new RegExp("^[A-Z]{2}$","u");function pe(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=pe.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s=="string"){if(!Le.test(s)){const r={instancePath:n,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={dynamicProps:!1,dynamicItems:!1};
const rr=T,sr=_,tr=R;function R(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=R.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
path!==void 0&&typeof s.path!="string"){const r={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return R.errors=e,t===0}R.evaluated={props:{path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};const ir=ue;function W(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=W.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.nonce===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};e===null?e=[r]:e.push(r),t++}if(s.expires_at===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_a\
t'"};e===null?e=[r]:e.push(r),t++}if(s.dns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dns"},message:"\
must have required property 'dns'"};e===null?e=[r]:e.push(r),t++}if(s.http===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http"},message:"must have required property 'http'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+
"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.nonce!==void 0){
let r=s.nonce;if(typeof r=="string"){if(k(r)>43){const i={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:43},
message:"must NOT have more than 43 characters"};e===null?e=[i]:e.push(i),t++}if(k(r)<43){const i={instancePath:n+"/nonce",schemaPath:"#/properties/nonce/minLen\
gth",keyword:"minLength",params:{limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/nonce",
schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.expires_at!==void 0){let r=s.
expires_at;if(typeof r=="string"){if(!A.validate(r)){const i={instancePath:n+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/expires_at",schemaPath:"#/properties/e\
xpires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.dns!==void 0){let r=s.dns;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.name===void 0){const i={instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[i]:e.push(i),t++}if(r.type===void 0){const i={instancePath:n+"/dns",schemaPath:"#/properties/dn\
s/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[i]:e.push(i),t++}if(r.value===void 0){const i={
instancePath:n+"/dns",schemaPath:"#/properties/dns/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};
e===null?e=[i]:e.push(i),t++}if(r.name!==void 0&&typeof r.name!="string"){const i={instancePath:n+"/dns/name",schemaPath:"#/properties/dns/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.type!==void 0&&r.type!=="TXT"){const i={instancePath:n+"/dns/t\
ype",schemaPath:"#/properties/dns/properties/type/const",keyword:"const",params:{allowedValue:"TXT"},message:"must be equal to constant"};e===null?e=[i]:e.push(
i),t++}if(r.value!==void 0&&typeof r.value!="string"){const i={instancePath:n+"/dns/value",schemaPath:"#/properties/dns/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/dns",schemaPath:"#/properties/dns/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.http!==void 0){let r=s.http;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===
void 0){const i={instancePath:n+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{missingProperty:"url"},message:"must have required pr\
operty 'url'"};e===null?e=[i]:e.push(i),t++}if(r.body===void 0){const i={instancePath:n+"/http",schemaPath:"#/properties/http/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[i]:e.push(i),t++}if(r.url!==void 0){let i=r.url;if(typeof i=="string"){if(!_e(
i)){const o={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "\
uri"'};e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:n+"/http/url",schemaPath:"#/properties/http/properties/url/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(r.body!==void 0&&typeof r.body!="string"){const i={instancePath:n+"/http/body",schemaPath:"#/p\
roperties/http/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+
"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}W.evaluated={props:{domain:!0,
nonce:!0,expires_at:!0,dns:!0,http:!0},dynamicProps:!1,dynamicItems:!1};function Y(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=Y.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.
severity===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property '\
severity'"};e===null?e=[r]:e.push(r),t++}if(s.field!==void 0&&typeof s.field!="string"){const r={instancePath:n+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:n+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.severity!==void 0){
let r=s.severity;if(typeof r!="string"){const i={instancePath:n+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(r!=="error"){const i={instancePath:n+"/severity",schemaPath:"#/properties/severity/const",keyword:"const",params:{
allowedValue:"error"},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}Y.evaluated={props:{field:!0,message:!0,severity:!0},dynamicProps:!1,
dynamicItems:!1};const le=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function ue(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=ue.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.error===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required\
 property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&typeof s.error!="string"){const r={instancePath:n+"\
/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&
typeof s.message!="string"){const r={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),t++}if(s.issues!==void 0){let r=s.issues;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)R(r[o],{instancePath:n+"/issue\
s/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else{const i={instancePath:n+"/issues",
schemaPath:"#/properties/issues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.retry_after!==void 0){let r=s.
retry_after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:n+
"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),
t++}}if(s.domain!==void 0&&typeof s.domain!="string"){const r={instancePath:n+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.file_status!==void 0){let r=s.file_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const i={instancePath:n+"/file_status",schemaPath:"#/properties/file_status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const i={instancePath:n+"/file_status",schemaPath:"#/properties/file_status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[i]:e.push(i),t++}if(r<0||isNaN(r)){const i={instancePath:n+"/file_status",schemaPath:"\
#/properties/file_status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}}if(s.url!==void 0&&typeof s.
url!="string"){const r={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.challenge!==void 0&&(W(s.challenge,{instancePath:n+"/challenge",parentData:s,parentDataProperty:"challenge",rootData:p,dynamicAnchors:l})||(e=
e===null?W.errors:e.concat(W.errors),t=e.length)),s.review_id!==void 0){let r=s.review_id;if(typeof r=="string"){if(!le.test(r)){const i={instancePath:n+"/revie\
w_id",schemaPath:"#/properties/review_id/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{
const i={instancePath:n+"/review_id",schemaPath:"#/properties/review_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)Y(r[o],{instancePath:n+"/errors/"+o,parentData:r,parentDataProperty:o,
rootData:p,dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)}else{const i={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.valid_values!==void 0){let r=s.valid_values;if(Array.isArray(r)){
const i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){const y={instancePath:n+"/valid_values/"+o,schemaPath:"#/properties/valid_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{const i={instancePath:n+"/valid_values",schemaPath:"#/properties/valid\
_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:{error:!0,message:!0,issues:!0,
retry_after:!0,domain:!0,file_status:!0,url:!0,challenge:!0,review_id:!0,errors:!0,valid_values:!0},dynamicProps:!1,dynamicItems:!1};const nr=me;const Re=new RegExp("^[a-zA-Z0-9_-]+$","u");function me(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const a=me.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.agent_url===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?
e=[r]:e.push(r),t++}if(s.id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have requir\
ed property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.agent_url!==void 0){let r=s.agent_url;if(typeof r=="string"){if(!_e(r)){const i={instancePath:n+"/agent_url",
schemaPath:"#/properties/agent_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:n+"/agent_url",schemaPath:"#/properties/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!Re.test(r)){const i={instancePath:n+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-zA-Z0-9_-]+$"},message:'must match pattern "^[a-zA-Z0-9_-]+$"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.width!==void 0){let r=s.width;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:n+"/width",schemaPath:"#/properties/wi\
dth/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.height!==void 0){let r=s.height;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const i={instancePath:n+"/height",schemaPath:"#/properties/h\
eight/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.duration_ms!==void 0){let r=s.duration_ms;
if(typeof r=="number"&&isFinite(r)){if(r<1||isNaN(r)){const i={instancePath:n+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/duration_ms",schemaPath:"#/properties/duration_ms/\
type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[i]:e.push(i),t++}}if(s.width!==void 0&&s.height===void 0){const r={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"width",missingProperty:"height",depsCount:1,deps:"height"},message:"must have pro\
perty height when property width is present"};e===null?e=[r]:e.push(r),t++}if(s.height!==void 0&&s.width===void 0){const r={instancePath:n,schemaPath:"#/depende\
ntRequired",keyword:"dependentRequired",params:{property:"height",missingProperty:"width",depsCount:1,deps:"width"},message:"must have property width when prope\
rty height is present"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:{agent_url:!0,id:!0,width:!0,height:!0,duration_ms:!0},dynamicProps:!1,dynamicItems:!1};
const ar=O;const Oe={type:"string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_as\
in","samsung_app_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_gui\
d","station_id","facility_id"],$id:"EnumsIdentifierTypes"};function ee(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const a=ee.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="domain"||s==="subdomain"||s==="network_id"||s==="\
ios_bundle"||s==="android_package"||s==="apple_app_store_id"||s==="google_play_id"||s==="roku_store_id"||s==="fire_tv_asin"||s==="samsung_app_id"||s==="apple_tv\
_bundle"||s==="bundle_id"||s==="venue_id"||s==="screen_id"||s==="openooh_venue_type"||s==="rss_url"||s==="apple_podcast_id"||s==="spotify_collection_id"||s==="p\
odcast_guid"||s==="station_id"||s==="facility_id")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Oe.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}ee.evaluated={dynamicProps:!1,dynamicItems:!1};function O(s,{instancePath:n="",
parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=O.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.value===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&(ee(s.type,{instancePath:n+
"/type",parentData:s,parentDataProperty:"type",rootData:p,dynamicAnchors:l})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),s.value!==void 0){let r=s.value;
if(typeof r=="string"){if(k(r)>2048){const i={instancePath:n+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"\
must NOT have more than 2048 characters"};e===null?e=[i]:e.push(i),t++}if(k(r)<1){const i={instancePath:n+"/value",schemaPath:"#/properties/value/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/value",schemaPath:"#/p\
roperties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return O.errors=e,t===0}O.evaluated={props:{type:!0,value:!0},
dynamicProps:!1,dynamicItems:!1};const or=x,pr=ye;const Se=new RegExp("^https://","u"),Fe=new RegExp("^sha256:[a-f0-9]{64}$","u");function ye(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=ye.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.uri===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required pro\
perty 'uri'"};e===null?e=[r]:e.push(r),t++}if(s.digest===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dig\
est"},message:"must have required property 'digest'"};e===null?e=[r]:e.push(r),t++}if(s.uri!==void 0){let r=s.uri;if(typeof r=="string"){if(!Se.test(r)){const i={
instancePath:n+"/uri",schemaPath:"#/properties/uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=
[i]:e.push(i),t++}if(!_e(r)){const i={instancePath:n+"/uri",schemaPath:"#/properties/uri/format",keyword:"format",params:{format:"uri"},message:'must match form\
at "uri"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[i]:e.push(i),t++}}if(s.digest!==void 0){let r=s.digest;if(typeof r=="string"){if(!Fe.test(r)){const i={instancePath:n+"/digest",schemaPath:"\
#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[a-f0-9]{64}$"},message:'must match pattern "^sha256:[a-f0-9]{64}$"'};e===null?e=[i]:e.push(
i),t++}}else{const i={instancePath:n+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return ye.errors=e,t===0}ye.evaluated={props:{uri:!0,digest:!0},dynamicProps:!1,dynamicItems:!1};const lr=fe;const Ve={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"EnumsPr\
opertyType"};function re(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=re.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="website"||s==="mobile_app"||s==="ctv_app"||s==="desktop_app"||s==="dooh"||s==="podcast"||s==="radio"||s===
"linear_tv"||s==="streaming_audio"||s==="ai_assistant")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ve.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};function D(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=D.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),typeof s=="string"){if(!be.test(s)){const r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};function I(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=I.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),typeof s=="string"){if(!be.test(s)){const r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};const Be={type:"stri\
ng",enum:["display","olv","social","search","ctv","linear_tv","radio","streaming_audio","podcast","dooh","ooh","print","cinema","email","gaming","retail_media",
"influencer","affiliate","product_placement","sponsored_intelligence"],$id:"EnumsChannels"};function se(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,
dynamicAnchors:l={}}={}){let e=null,t=0;const a=se.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="display"||s==="olv"||s==="social"||s===
"search"||s==="ctv"||s==="linear_tv"||s==="radio"||s==="streaming_audio"||s==="podcast"||s==="dooh"||s==="ooh"||s==="print"||s==="cinema"||s==="email"||s==="gam\
ing"||s==="retail_media"||s==="influencer"||s==="affiliate"||s==="product_placement"||s==="sponsored_intelligence")){const r={instancePath:n,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:Be.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated=
{dynamicProps:!1,dynamicItems:!1};const de=ke.default;function fe(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,
t=0;const a=fe.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.property_type===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};
e===null?e=[r]:e.push(r),t++}if(s.name===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"mus\
t have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.identifiers===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[r]:e.push(r),t++}if(s.property_type!==void 0&&(re(s.property_type,
{instancePath:n+"/property_type",parentData:s,parentDataProperty:"property_type",rootData:p,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),
s.name!==void 0){let r=s.name;if(typeof r=="string"){if(k(r)<1){const i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.identifiers!==void 0){let r=s.identifiers;if(Array.isArray(r)){
if(r.length<1){const o={instancePath:n+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[o]:e.push(o),t++}const i=r.length;for(let o=0;o<i;o++)O(r[o],{instancePath:n+"/identifiers/"+o,parentData:r,parentDataProperty:o,
rootData:p,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)}else{const i={instancePath:n+"/identifiers",schemaPath:"#/properties/identifi\
ers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.property_id!==void 0&&(D(s.property_id,{instancePath:n+
"/property_id",parentData:s,parentDataProperty:"property_id",rootData:p,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.tags!==void 0){
let r=s.tags;if(Array.isArray(r)){const i=r.length;for(let m=0;m<i;m++)I(r[m],{instancePath:n+"/tags/"+m,parentData:r,parentDataProperty:m,rootData:p,dynamicAnchors:l})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length);let o=r.length,y;if(o>1){e:for(;o--;)for(y=o;y--;)if(de(r[o],r[y])){const m={instancePath:n+"/tags",schemaPath:"\
#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:o,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+o+" are identical)"};e===null?
e=[m]:e.push(m),t++;break e}}}else{const i={instancePath:n+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[i]:e.push(i),t++}}if(s.supported_channels!==void 0){let r=s.supported_channels;if(Array.isArray(r)){const i=r.length;for(let m=0;m<i;m++)se(r[m],
{instancePath:n+"/supported_channels/"+m,parentData:r,parentDataProperty:m,rootData:p,dynamicAnchors:l})||(e=e===null?se.errors:e.concat(se.errors),t=e.length);
let o=r.length,y;if(o>1){e:for(;o--;)for(y=o;y--;)if(de(r[o],r[y])){const m={instancePath:n+"/supported_channels",schemaPath:"#/properties/supported_channels/un\
iqueItems",keyword:"uniqueItems",params:{i:o,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+o+" are identical)"};e===null?e=[m]:e.push(m),t++;
break e}}}else{const i={instancePath:n+"/supported_channels",schemaPath:"#/properties/supported_channels/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[i]:e.push(i),t++}}s.publisher_domain!==void 0&&(_(s.publisher_domain,{instancePath:n+"/publisher_domain",parentData:s,parentDataProperty:"\
publisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:{property_type:!0,name:!0,identifiers:!0,
property_id:!0,tags:!0,supported_channels:!0,publisher_domain:!0},dynamicProps:!1,dynamicItems:!1};const ur=D,mr=I,yr=ce;function j(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=j.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const r=t;let i=!0;const o=t;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.publisher_domain===void 0&&(u="pub\
lisher_domain")){const h={};e===null?e=[h]:e.push(h),t++}}var y=o===t;t=r,e!==null&&(r?e.length=r:e=null);let m;if(y){const u=t;if(s&&typeof s=="object"&&!Array.
isArray(s))for(const c in s){const q=t,g=t,ve=t;if(c!=="publisher_domains"){const P={};e===null?e=[P]:e.push(P),t++}var w=ve===t;if(w){const P={instancePath:n,schemaPath:"\
#/then/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:c};e===null?e=[P]:e.push(P),t++}else t=g,e!==null&&(g?e.length=g:e=null);
var b=q===t;if(!b){const P={instancePath:n,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName:c},message:"property name must be vali\
d"};e===null?e=[P]:e.push(P),t++}}var y=u===t;i=y,m="then"}else{const u=t;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.publisher_domains===void 0){const c={instancePath:n,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?
e=[c]:e.push(c),t++}var y=u===t;if(i=y,i){var v={};v.publisher_domains=!0,v.publisher_domain=!0}m="else"}if(!i){const u={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m},message:'must match "'+m+'" schema'};e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.selection_type===
void 0){const u={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selec\
tion_type'"};e===null?e=[u]:e.push(u),t++}if(v!==!0&&(v=v||{},v.selection_type=!0,v.publisher_domain=!0,v.publisher_domains=!0),s.selection_type!==void 0){let u=s.
selection_type;if(typeof u!="string"){const h={instancePath:n+"/selection_type",schemaPath:"#/properties/selection_type/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(u!=="all"){const h={instancePath:n+"/selection_type",schemaPath:"#/properties/selection_type/const",
keyword:"const",params:{allowedValue:"all"},message:"must be equal to constant"};e===null?e=[h]:e.push(h),t++}}if(s.publisher_domain!==void 0&&(_(s.publisher_domain,
{instancePath:n+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=
e.length)),s.publisher_domains!==void 0){let u=s.publisher_domains;if(Array.isArray(u)){if(u.length<1){const g={instancePath:n+"/publisher_domains",schemaPath:"\
#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),t++}const h=u.
length;for(let g=0;g<h;g++)_(u[g],{instancePath:n+"/publisher_domains/"+g,parentData:u,parentDataProperty:g,rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:
e.concat(_.errors),t=e.length);let c=u.length,q;if(c>1){e:for(;c--;)for(q=c;q--;)if(de(u[c],u[q])){const g={instancePath:n+"/publisher_domains",schemaPath:"#/pr\
operties/publisher_domains/uniqueItems",keyword:"uniqueItems",params:{i:c,j:q},message:"must NOT have duplicate items (items ## "+q+" and "+c+" are identical)"};
e===null?e=[g]:e.push(g),t++;break e}}}else{const h={instancePath:n+"/publisher_domains",schemaPath:"#/properties/publisher_domains/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}}else{const u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[u]:e.push(u),t++}return j.errors=e,a.props=v,t===0}j.evaluated={dynamicProps:!0,dynamicItems:!1};function S(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=S.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.selection_type===void 0){const o={instancePath:n,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selection_type'"};e===null?e=[o]:e.push(o),t++}if(s.publisher_domain===
void 0){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'pub\
lisher_domain'"};e===null?e=[o]:e.push(o),t++}if(s.property_ids===void 0){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_ids"},message:"must have required property 'property_ids'"};e===null?e=[o]:e.push(o),t++}for(const o in s){const y=t,m=t,w=t;if(o!=="publisher_domains"){
const b={};e===null?e=[b]:e.push(b),t++}var r=w===t;if(r){const b={instancePath:n,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be \
valid",propertyName:o};e===null?e=[b]:e.push(b),t++}else t=m,e!==null&&(m?e.length=m:e=null);var i=y===t;if(!i){const b={instancePath:n,schemaPath:"#/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[b]:e.push(b),t++}}if(s.selection_type!==void 0){let o=s.
selection_type;if(typeof o!="string"){const y={instancePath:n+"/selection_type",schemaPath:"#/properties/selection_type/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(o!=="by_id"){const y={instancePath:n+"/selection_type",schemaPath:"#/properties/selection_type/con\
st",keyword:"const",params:{allowedValue:"by_id"},message:"must be equal to constant"};e===null?e=[y]:e.push(y),t++}}if(s.publisher_domain!==void 0&&(_(s.publisher_domain,
{instancePath:n+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=
e.length)),s.property_ids!==void 0){let o=s.property_ids;if(Array.isArray(o)){if(o.length<1){const m={instancePath:n+"/property_ids",schemaPath:"#/properties/pr\
operty_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const y=o.length;for(let m=0;m<
y;m++)D(o[m],{instancePath:n+"/property_ids/"+m,parentData:o,parentDataProperty:m,rootData:p,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{
const y={instancePath:n+"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:
e.push(y),t++}}}else{const o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}return S.
errors=e,t===0}S.evaluated={props:{selection_type:!0,publisher_domain:!0,property_ids:!0},dynamicProps:!1,dynamicItems:!1};function C(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=C.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const r=t;let i=!0;const o=t;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.publisher_domain===void 0&&(u="pub\
lisher_domain")){const h={};e===null?e=[h]:e.push(h),t++}}var y=o===t;t=r,e!==null&&(r?e.length=r:e=null);let m;if(y){const u=t;if(s&&typeof s=="object"&&!Array.
isArray(s))for(const c in s){const q=t,g=t,ve=t;if(c!=="publisher_domains"){const P={};e===null?e=[P]:e.push(P),t++}var w=ve===t;if(w){const P={instancePath:n,schemaPath:"\
#/then/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:c};e===null?e=[P]:e.push(P),t++}else t=g,e!==null&&(g?e.length=g:e=null);
var b=q===t;if(!b){const P={instancePath:n,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName:c},message:"property name must be vali\
d"};e===null?e=[P]:e.push(P),t++}}var y=u===t;i=y,m="then"}else{const u=t;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.publisher_domains===void 0){const c={instancePath:n,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?
e=[c]:e.push(c),t++}var y=u===t;if(i=y,i){var v={};v.publisher_domains=!0,v.publisher_domain=!0}m="else"}if(!i){const u={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:m},message:'must match "'+m+'" schema'};e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.selection_type===
void 0){const u={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selec\
tion_type'"};e===null?e=[u]:e.push(u),t++}if(s.property_tags===void 0){const u={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_tags"},message:"must have required property 'property_tags'"};e===null?e=[u]:e.push(u),t++}if(v!==!0&&(v=v||{},v.selection_type=!0,v.publisher_domain=!0,
v.publisher_domains=!0,v.property_tags=!0),s.selection_type!==void 0){let u=s.selection_type;if(typeof u!="string"){const h={instancePath:n+"/selection_type",schemaPath:"\
#/properties/selection_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(u!=="by_tag"){const h={instancePath:n+
"/selection_type",schemaPath:"#/properties/selection_type/const",keyword:"const",params:{allowedValue:"by_tag"},message:"must be equal to constant"};e===null?e=
[h]:e.push(h),t++}}if(s.publisher_domain!==void 0&&(_(s.publisher_domain,{instancePath:n+"/publisher_domain",parentData:s,parentDataProperty:"publisher_domain",
rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.publisher_domains!==void 0){let u=s.publisher_domains;if(Array.isArray(u)){
if(u.length<1){const g={instancePath:n+"/publisher_domains",schemaPath:"#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),t++}const h=u.length;for(let g=0;g<h;g++)_(u[g],{instancePath:n+"/publisher_domains/"+g,parentData:u,parentDataProperty:g,
rootData:p,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length);let c=u.length,q;if(c>1){e:for(;c--;)for(q=c;q--;)if(de(u[c],u[q])){const g={
instancePath:n+"/publisher_domains",schemaPath:"#/properties/publisher_domains/uniqueItems",keyword:"uniqueItems",params:{i:c,j:q},message:"must NOT have duplic\
ate items (items ## "+q+" and "+c+" are identical)"};e===null?e=[g]:e.push(g),t++;break e}}}else{const h={instancePath:n+"/publisher_domains",schemaPath:"#/prop\
erties/publisher_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}if(s.property_tags!==void 0){let u=s.
property_tags;if(Array.isArray(u)){if(u.length<1){const c={instancePath:n+"/property_tags",schemaPath:"#/properties/property_tags/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const h=u.length;for(let c=0;c<h;c++)I(u[c],{instancePath:n+"/property_tags/"+
c,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)}else{const h={instancePath:n+"/property_t\
ags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}}else{const u={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return C.errors=e,a.props=v,t===0}C.evaluated={
dynamicProps:!0,dynamicItems:!1};function ce(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=ce.
evaluated;a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0);const r=t;let i=!1,o=null;const y=t;if(!j(s,{instancePath:n,parentData:d,parentDataProperty:f,
rootData:p,dynamicAnchors:l}))e=e===null?j.errors:e.concat(j.errors),t=e.length;else var m=j.evaluated.props;var b=y===t;b&&(i=!0,o=0);const w=t;S(s,{instancePath:n,
parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length);var b=w===t;if(b&&i)i=!1,o=[o,1];else{b&&(i=
!0,o=1,m!==!0&&(m=m||{},m.selection_type=!0,m.publisher_domain=!0,m.property_ids=!0));const u=t;if(!C(s,{instancePath:n,parentData:d,parentDataProperty:f,rootData:p,
dynamicAnchors:l}))e=e===null?C.errors:e.concat(C.errors),t=e.length;else var v=C.evaluated.props;var b=u===t;b&&i?(i=!1,o=[o,2]):b&&(i=!0,o=2,m!==!0&&v!==void 0&&
(v===!0?m=!0:(m=m||{},Object.assign(m,v))))}if(i)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return ce.errors=e,a.props=m,t===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};
const dr=j,fr=S,cr=C,hr=F;const Ze={type:"string",enum:["property.created","property.updated","property.merged","property.stale","property.reactivated","collection.created","collection.u\
pdated","collection.merged","collection.removed","agent.discovered","agent.removed","agent.profile_updated","agent.compliance_changed","agent.verification_earne\
d","agent.verification_lost","publisher.adagents_discovered","publisher.adagents_changed","authorization.granted","authorization.revoked","authorization.modifie\
d"],$id:"EnumsRegistryEventType"};function te(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=te.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="property.created"||s==="property.updated"||s==="property.merged"||s==="property.\
stale"||s==="property.reactivated"||s==="collection.created"||s==="collection.updated"||s==="collection.merged"||s==="collection.removed"||s==="agent.discovered"||
s==="agent.removed"||s==="agent.profile_updated"||s==="agent.compliance_changed"||s==="agent.verification_earned"||s==="agent.verification_lost"||s==="publisher\
.adagents_discovered"||s==="publisher.adagents_changed"||s==="authorization.granted"||s==="authorization.revoked"||s==="authorization.modified")){const r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ze.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return te.errors=
e,t===0}te.evaluated={dynamicProps:!1,dynamicItems:!1};const Ke={type:"string",enum:["property","collection","agent","publisher","authorization"],$id:"EnumsRegi\
stryEntityType"};function ie(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=ie.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="property"||s==="collection"||s==="agent"||s==="publisher"||s==="authorization")){const r={
instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ke.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return ie.errors=e,t===0}ie.evaluated={dynamicProps:!1,dynamicItems:!1};function F(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){
let e=null,t=0;const a=F.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.event_id===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_id"},message:"must have required property 'event_id'"};
e===null?e=[r]:e.push(r),t++}if(s.event_type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},
message:"must have required property 'event_type'"};e===null?e=[r]:e.push(r),t++}if(s.entity_type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'"};e===null?e=[r]:e.push(r),t++}if(s.entity_id===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_id"},message:"must have required property 'entity_id'"};e===null?e=[r]:
e.push(r),t++}if(s.payload===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},message:"must have re\
quired property 'payload'"};e===null?e=[r]:e.push(r),t++}if(s.actor===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
actor"},message:"must have required property 'actor'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),t++}if(s.event_id!==void 0){let r=s.
event_id;if(typeof r=="string"){if(!le.test(r)){const i={instancePath:n+"/event_id",schemaPath:"#/properties/event_id/format",keyword:"format",params:{format:"u\
uid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.event_type!==void 0&&(te(s.event_type,{instancePath:n+"/event_type",parentData:s,
parentDataProperty:"event_type",rootData:p,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)),s.entity_type!==void 0&&(ie(s.entity_type,
{instancePath:n+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:p,dynamicAnchors:l})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),
s.entity_id!==void 0){let r=s.entity_id;if(typeof r=="string"){if(!le.test(r)){const i={instancePath:n+"/entity_id",schemaPath:"#/properties/entity_id/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/entity_id",schemaPath:"#/propert\
ies/entity_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.payload!==void 0){let r=s.payload;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const i={instancePath:n+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[i]:e.push(i),t++}}if(s.actor!==void 0){let r=s.actor;if(typeof r=="string"){if(k(r)<1){const i={instancePath:n+"/actor",schemaPath:"\
#/properties/actor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:n+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.
created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!A.validate(r)){const i={instancePath:n+"/created_at",schemaPath:"#/properties/created_at/form\
at",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+"/created_a\
t",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:{event_id:!0,
event_type:!0,entity_type:!0,entity_id:!0,payload:!0,actor:!0,created_at:!0},dynamicProps:!1,dynamicItems:!1};const gr=V,Pe={type:"object",required:["generated_\
at","latest_event_created_at","lag_seconds","retention_days"],properties:{generated_at:{type:"string",format:"date-time"},latest_event_created_at:{type:["string",
"null"],format:"date-time"},lag_seconds:{type:["integer","null"],minimum:0},retention_days:{type:"integer",minimum:1}},$id:"CoreRegistryFeedFreshness"};function V(s,{
instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=V.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.generated_at===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"generated_at"},message:"must have required property 'generated_at'"};e===null?e=[r]:e.push(r),t++}if(s.latest_event_created_at===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latest_event_created_at"},message:"must have required proper\
ty 'latest_event_created_at'"};e===null?e=[r]:e.push(r),t++}if(s.lag_seconds===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"lag_seconds"},message:"must have required property 'lag_seconds'"};e===null?e=[r]:e.push(r),t++}if(s.retention_days===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retention_days"},message:"must have required property 'retention_days'"};e===null?e=[r]:e.push(
r),t++}if(s.generated_at!==void 0){let r=s.generated_at;if(typeof r=="string"){if(!A.validate(r)){const i={instancePath:n+"/generated_at",schemaPath:"#/properti\
es/generated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:n+
"/generated_at",schemaPath:"#/properties/generated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.latest_event_created_at!==
void 0){let r=s.latest_event_created_at;if(typeof r!="string"&&r!==null){const i={instancePath:n+"/latest_event_created_at",schemaPath:"#/properties/latest_even\
t_created_at/type",keyword:"type",params:{type:Pe.properties.latest_event_created_at.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r==
"string"&&!A.validate(r)){const i={instancePath:n+"/latest_event_created_at",schemaPath:"#/properties/latest_event_created_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}if(s.lag_seconds!==void 0){let r=s.lag_seconds;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){const i={instancePath:n+"/lag_seconds",schemaPath:"#/properties/lag_seconds/type",keyword:"type",params:{type:Pe.properties.lag_seconds.
type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const i={instancePath:n+"/lag_seconds",schemaPath:"\
#/properties/lag_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.retention_days!==
void 0){let r=s.retention_days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const i={instancePath:n+"/retention_days",schemaPath:"#/properties/rete\
ntion_days/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const i={instancePath:n+"/retention_days",schemaPath:"#/properties/retention_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[i]:e.push(i),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:{generated_at:!0,latest_event_created_at:!0,lag_seconds:!0,retention_days:!0},dynamicProps:!1,dynamicItems:!1};
const _r=he,Xe={type:"object",required:["events","cursor","has_more","freshness"],properties:{events:{type:"array",items:{$ref:"CoreRegistryEvent"}},cursor:{type:[
"string","null"],format:"uuid"},has_more:{type:"boolean"},freshness:{$ref:"CoreRegistryFeedFreshness"}},$id:"CoreRegistryFeedResponse"};function he(s,{instancePath:n="",
parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=he.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&
(a.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.events===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
events"},message:"must have required property 'events'"};e===null?e=[r]:e.push(r),t++}if(s.cursor===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cursor"},message:"must have required property 'cursor'"};e===null?e=[r]:e.push(r),t++}if(s.has_more===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};e===null?e=[r]:e.push(r),t++}if(s.
freshness===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"freshness"},message:"must have required property\
 'freshness'"};e===null?e=[r]:e.push(r),t++}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){const i=r.length;for(let o=0;o<i;o++)F(r[o],{instancePath:n+
"/events/"+o,parentData:r,parentDataProperty:o,rootData:p,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{const i={instancePath:n+"\
/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cursor!==void 0){
let r=s.cursor;if(typeof r!="string"&&r!==null){const i={instancePath:n+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:Xe.properties.
cursor.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof r=="string"&&!le.test(r)){const i={instancePath:n+"/cursor",schemaPath:"#/pro\
perties/cursor/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[i]:e.push(i),t++}}if(s.has_more!==void 0&&typeof s.
has_more!="boolean"){const r={instancePath:n+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),t++}s.freshness!==void 0&&(V(s.freshness,{instancePath:n+"/freshness",parentData:s,parentDataProperty:"freshness",rootData:p,dynamicAnchors:l})||
(e=e===null?V.errors:e.concat(V.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:{events:!0,cursor:!0,has_more:!0,freshness:!0},dynamicProps:!1,dynamicItems:!1};
const vr=L,br=ge;function ge(s,{instancePath:n="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:l={}}={}){let e=null,t=0;const a=ge.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),Array.isArray(s)){if(s.length<1){const y={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[y]:e.push(y),t++}const r=s.length;for(let y=0;y<r;y++){let m=s[y];if(typeof m=="string"){if(k(m)<1){const w={
instancePath:n+"/"+y,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[w]:e.push(
w),t++}}else{const w={instancePath:n+"/"+y,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),t++}}
let i=s.length,o;if(i>1){const y={};for(;i--;){let m=s[i];if(typeof m=="string"){if(typeof y[m]=="number"){o=y[m];const w={instancePath:n,schemaPath:"#/uniqueIt\
ems",keyword:"uniqueItems",params:{i,j:o},message:"must NOT have duplicate items (items ## "+o+" and "+i+" are identical)"};e===null?e=[w]:e.push(w),t++;break}y[m]=
i}}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return ge.errors=
e,t===0}ge.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};const Pr=N,wr=E;export{He as CoreBrandId,Je as CoreCollection,Ue as CoreCollectionDistribution,We as CoreCollectionSelector,Ye as CoreContentRating,er as CoreCountryCode,rr as CoreDistributionIdentifier,
sr as CoreDomainName,tr as CoreErrorIssue,ir as CoreErrorResponse,nr as CoreFormatId,ar as CoreIdentifier,or as CoreLimitedSeries,pr as CorePlatformExtensionRef,
lr as CoreProperty,ur as CorePropertyId,mr as CorePropertyTag,yr as CorePublisherPropertySelector,dr as CorePublisherSelectorAll,fr as CorePublisherSelectorById,
cr as CorePublisherSelectorByTag,hr as CoreRegistryEvent,gr as CoreRegistryFeedFreshness,_r as CoreRegistryFeedResponse,vr as CoreRelatedCollection,br as CoreShortenedMembers,
Pr as CoreSpecial,wr as CoreTalent};
