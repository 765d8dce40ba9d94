// @generated from schemas/v3/enums by codegen. Do not edit; run "npm run codegen".
const tn=m,Re={type:"string",enum:["development","testing","production","deprecated"],$id:"EnumsAgentLifecycleStage"};function m(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=m.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"development"||e==="testing"||e==="production"||e==="deprecated")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return m.errors=s,t===0}m.evaluated={dynamicProps:!1,dynamicItems:!1};const on=p,Ce={type:"\
string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function p(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=p.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"brand"||e==="rights"||e==="measurement"||e==="governance"||e==="creative"||e==="sales"||e==="buying"||e==="signals")){const n={instancePath:o,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:Ce.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return p.errors=s,t===0}p.evaluated=
{dynamicProps:!1,dynamicItems:!1};const an=c,ze={type:"string",enum:["public","members_only","private"],$id:"EnumsAgentVisibility"};function c(e,{instancePath:o="",
parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=c.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.
items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(
n),t++}if(!(e==="public"||e==="members_only"||e==="private")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ze.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return c.errors=s,t===0}c.evaluated={dynamicProps:!1,dynamicItems:!1};const ln=d,je={type:"\
string",enum:["admin:read","admin:*"],$id:"EnumsApiKeyPermission"};function d(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=d.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="admin:read"||e==="admin:*")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:je.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return d.errors=
s,t===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const un=y,Fe={type:"string",enum:["apple","google","amazon","roku","samsung","lg","other"],$id:"EnumsAppS\
tore"};function y(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=y.evaluated;if(r.dynamicProps&&
(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="apple"||e==="google"||e==="amazon"||e==="roku"||e==="samsung"||e==="lg"||e==="other")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fe.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return y.errors=
s,t===0}y.evaluated={dynamicProps:!1,dynamicItems:!1};const mn=f,Be={type:"string",enum:["image","video","audio","text","markdown","html","css","javascript","zi\
p","vast","daast","url","webhook","brief","catalog","published_post"],$id:"EnumsAssetContentType"};function f(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=f.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="image"||e==="\
video"||e==="audio"||e==="text"||e==="markdown"||e==="html"||e==="css"||e==="javascript"||e==="zip"||e==="vast"||e==="daast"||e==="url"||e==="webhook"||e==="bri\
ef"||e==="catalog"||e==="published_post")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Be.enum},message:"must be equal to o\
ne of the allowed values"};s===null?s=[n]:s.push(n),t++}return f.errors=s,t===0}f.evaluated={dynamicProps:!1,dynamicItems:!1};const pn=h,Me={type:"string",enum:[
"music_streaming_service","fm_am_broadcast","podcast","catch_up_radio","web_radio","video_game","text_to_speech"],$id:"EnumsAudioDistributionType"};function h(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=h.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="music_streaming_service"||e==="fm_am_broadcast"||e==="podcast"||e==="catch_up_radio"||e==="web_radio"||e==="video_game"||
e==="text_to_speech")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Me.enum},message:"must be equal to one of the allowed va\
lues"};s===null?s=[n]:s.push(n),t++}return h.errors=s,t===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};const cn=g,Ke={type:"string",enum:["done","refused"],$id:"\
EnumsAuditOutcome"};function g(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=g.evaluated;if(r.
dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="done"||e==="refused")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Ke.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return g.errors=s,t===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};
const dn=v,Oe={type:"string",enum:["publisher_file","publisher_not_revoked","property_listed","agent_listed","sells_properties","property_in_scope","time_window",
"country","collection","placement","claimed_delegation","operator_known","operator_file","agent_declared","property_declared","relationship"],$id:"EnumsAuthoriz\
ationCheck"};function v(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=v.evaluated;if(r.dynamicProps&&
(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="publisher_file"||e==="publisher_not_revoked"||e==="property_listed"||e==="agent_listed"||e==="sells_prop\
erties"||e==="property_in_scope"||e==="time_window"||e==="country"||e==="collection"||e==="placement"||e==="claimed_delegation"||e==="operator_known"||e==="oper\
ator_file"||e==="agent_declared"||e==="property_declared"||e==="relationship")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Oe.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return v.errors=s,t===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const yn=_,
Le={type:"string",enum:["adagents_json","agent_claim","community","override"],$id:"EnumsAuthorizationEvidence"};function _(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=_.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="adagents_json"||
e==="agent_claim"||e==="community"||e==="override")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Le.enum},message:"must be \
equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return _.errors=s,t===0}_.evaluated={dynamicProps:!1,dynamicItems:!1};const fn=w,Ue={type:"str\
ing",enum:["authorized","authorized_first_party","publisher_file_unknown","publisher_file_missing","publisher_file_invalid","publisher_unreachable","publisher_r\
evoked","property_unknown","property_stale","agent_not_listed","signals_only","property_out_of_scope","not_yet_effective","expired","country_required","country_\
not_covered","collection_required","collection_not_covered","placement_required","placement_not_covered","delegation_type_mismatch","operator_unknown","operator\
_file_unknown","operator_file_missing","operator_file_invalid","operator_unreachable","agent_not_declared","property_not_declared","relationship_mismatch"],$id:"\
EnumsAuthorizationReason"};function w(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=w.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="authorized"||e==="authorized_first_party"||e==="publisher_file_unknown"||e==="publishe\
r_file_missing"||e==="publisher_file_invalid"||e==="publisher_unreachable"||e==="publisher_revoked"||e==="property_unknown"||e==="property_stale"||e==="agent_no\
t_listed"||e==="signals_only"||e==="property_out_of_scope"||e==="not_yet_effective"||e==="expired"||e==="country_required"||e==="country_not_covered"||e==="coll\
ection_required"||e==="collection_not_covered"||e==="placement_required"||e==="placement_not_covered"||e==="delegation_type_mismatch"||e==="operator_unknown"||e===
"operator_file_unknown"||e==="operator_file_missing"||e==="operator_file_invalid"||e==="operator_unreachable"||e==="agent_not_declared"||e==="property_not_decla\
red"||e==="relationship_mismatch")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ue.enum},message:"must be equal to one of t\
he allowed values"};s===null?s=[n]:s.push(n),t++}return w.errors=s,t===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const hn=P,Ge={type:"string",enum:["prope\
rty_ids","property_tags","inline_properties","publisher_properties","signal_ids","signal_tags"],$id:"EnumsAuthorizationType"};function P(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=P.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"property_ids"||e==="property_tags"||e==="inline_properties"||e==="publisher_properties"||e==="signal_ids"||e==="signal_tags")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ge.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return P.errors=s,t===0}
P.evaluated={dynamicProps:!1,dynamicItems:!1};const gn=b,He={type:"string",enum:["media-buy","signals","governance","creative","brand","sponsored-intelligence",
"measurement"],$id:"EnumsBadgeRole"};function b(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=b.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="media-buy"||e==="signals"||e==="governance"||e==="creative"||e==="brand"||e==="s\
ponsored-intelligence"||e==="measurement")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:He.enum},message:"must be equal to \
one of the allowed values"};s===null?s=[n]:s.push(n),t++}return b.errors=s,t===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};const vn=k,Je={type:"string",enum:[
"branded_house","house_of_brands","hybrid"],$id:"EnumsBrandArchitecture"};function k(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=k.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="branded_house"||e==="house_of_brands"||e==="hybri\
d")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Je.enum},message:"must be equal to one of the allowed values"};s===null?s=
[n]:s.push(n),t++}return k.errors=s,t===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};const _n=D,Qe={type:"string",enum:["present","unknown","checking"],$id:"\
EnumsBrandFileStatus"};function D(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=D.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="present"||e==="unknown"||e==="checking")){const n={instancePath:o,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:Qe.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return D.errors=s,t===0}D.evaluated=
{dynamicProps:!1,dynamicItems:!1};const wn=E,Ne={type:"string",enum:["authoritative_location","house_redirect","brand_agent","house_portfolio","brand_canonical"],
$id:"EnumsBrandJsonVariant"};function E(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=E.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="authoritative_location"||e==="house_redirect"||e==="brand_agent"||e==="house_portfolio"||
e==="brand_canonical")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ne.enum},message:"must be equal to one of the allowed v\
alues"};s===null?s=[n]:s.push(n),t++}return E.errors=s,t===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};const Pn=I,We={type:"string",enum:["owned","direct","\
delegated","ad_network"],$id:"EnumsBrandPropertyRelationship"};function I(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=I.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="owned"||e==="direct"||e==="delegated"||e==="ad_ne\
twork")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:We.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return I.errors=s,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};const bn=A,Xe={type:"string",enum:["brand_json","enriched","community"],
$id:"EnumsBrandSource"};function A(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=A.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="brand_json"||e==="enriched"||e==="community")){const n={instancePath:o,schemaPath:"#/e\
num",keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return A.errors=s,t===0}A.
evaluated={dynamicProps:!1,dynamicItems:!1};const kn=x,Ye={type:"string",enum:["authoritative","enriched","contributed"],$id:"EnumsCatalogSource"};function x(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=x.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="authoritative"||e==="enriched"||e==="contributed")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ye.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return x.errors=s,t===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};const Dn=q,
Ze={type:"string",enum:["display","olv","social","search","ctv","linear_tv","radio","streaming_audio","podcast","dooh","ooh","print","cinema","email","gaming","\
retail_media","influencer","affiliate","product_placement","sponsored_intelligence"],$id:"EnumsChannels"};function q(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=q.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="display"||e===
"olv"||e==="social"||e==="search"||e==="ctv"||e==="linear_tv"||e==="radio"||e==="streaming_audio"||e==="podcast"||e==="dooh"||e==="ooh"||e==="print"||e==="cinem\
a"||e==="email"||e==="gaming"||e==="retail_media"||e==="influencer"||e==="affiliate"||e==="product_placement"||e==="sponsored_intelligence")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ze.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return q.errors=
s,t===0}q.evaluated={dynamicProps:!1,dynamicItems:!1};const En=V,es={type:"string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCo\
llectionCadence"};function V(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=V.evaluated;if(r.
dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="daily"||e==="weekly"||e==="monthly"||e==="seasonal"||e==="event"||e==="irregular")){const n={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:es.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),
t++}return V.errors=s,t===0}V.evaluated={dynamicProps:!1,dynamicItems:!1};const In=$,ss={type:"string",enum:["series","publication","event_series","rotation"],$id:"\
EnumsCollectionKind"};function $(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=$.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="series"||e==="publication"||e==="event_series"||e==="rotation")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return $.errors=
s,t===0}$.evaluated={dynamicProps:!1,dynamicItems:!1};const An=S,ns={type:"string",enum:["active","stale","removed"],$id:"EnumsCollectionRecordStatus"};function S(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=S.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="active"||e==="stale"||e==="removed")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ns.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return S.errors=s,t===0}S.evaluated={dynamicProps:!1,dynamicItems:!1};const xn=T,
rs={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function T(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=T.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="spinoff"||e===
"companion"||e==="sequel"||e==="prequel"||e==="crossover")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rs.enum},message:"m\
ust be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return T.errors=s,t===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};const qn=R,ts={type:"\
string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function R(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=R.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="active"||e==="hiatus"||e==="ended"||e===
"upcoming")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ts.enum},message:"must be equal to one of the allowed values"};s===
null?s=[n]:s.push(n),t++}return R.errors=s,t===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};const Vn=C,os={type:"string",enum:["passing","degraded","failing",
"unknown"],$id:"EnumsComplianceStatus"};function C(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=C.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="passing"||e==="degraded"||e==="failing"||e==="unknown")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:os.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return C.errors=
s,t===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};const $n=z,as={type:"string",enum:["pass","fail","partial","skip","silent","warning","unknown","skipped"],
$id:"EnumsComplianceTrackStatus"};function z(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=z.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="pass"||e==="fail"||e==="partial"||e==="skip"||e==="silent"||e==="warning"||e==="\
unknown"||e==="skipped")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:as.enum},message:"must be equal to one of the allowed\
 values"};s===null?s=[n]:s.push(n),t++}return z.errors=s,t===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};const Sn=j,is={type:"string",enum:["consent","legit\
imate_interest","contract","legal_obligation"],$id:"EnumsConsentBasis"};function j(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=j.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="consent"||e==="legitimate_interest"||e==="contrac\
t"||e==="legal_obligation")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:is.enum},message:"must be equal to one of the allo\
wed values"};s===null?s=[n]:s.push(n),t++}return j.errors=s,t===0}j.evaluated={dynamicProps:!1,dynamicItems:!1};const Tn=F,ls={type:"string",enum:["tv_parental",
"mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function F(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=F.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="tv_parental"||
e==="mpaa"||e==="podcast"||e==="esrb"||e==="bbfc"||e==="fsk"||e==="acb"||e==="chvrs"||e==="csa"||e==="pegi"||e==="custom")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ls.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return F.errors=s,t===0}
F.evaluated={dynamicProps:!1,dynamicItems:!1};const Rn=B,us={type:"string",enum:["changed","unchanged","absent","invalid","unreachable"],$id:"EnumsCrawlOutcome"};
function B(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=B.evaluated;if(r.dynamicProps&&(r.
props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="changed"||e==="unchanged"||e==="absent"||e==="invalid"||e==="unreachable")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:us.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return B.errors=s,t===0}
B.evaluated={dynamicProps:!1,dynamicItems:!1};const Cn=M,ms={type:"string",enum:["queued","running","deferred","retrying","completed","invalid","failed"],$id:"E\
numsCrawlStatus"};function M(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=M.evaluated;if(r.
dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="queued"||e==="running"||e==="deferred"||e==="retrying"||e==="completed"||e==="invalid"||e===
"failed")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ms.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return M.errors=s,t===0}M.evaluated={dynamicProps:!1,dynamicItems:!1};const zn=K,ps={type:"string",enum:["direct","delegated","ad_network"],
$id:"EnumsDelegationType"};function K(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=K.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="direct"||e==="delegated"||e==="ad_network")){const n={instancePath:o,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:ps.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return K.errors=s,t===0}K.evaluated=
{dynamicProps:!1,dynamicItems:!1};const jn=O,cs={type:"string",enum:["direct","authoritative_location","ads_txt_managerdomain","adagents_authoritative"],$id:"En\
umsDiscoveryMethod"};function O(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=O.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="direct"||e==="authoritative_location"||e==="ads_txt_managerdomain"||e==="adagents_auth\
oritative")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:cs.enum},message:"must be equal to one of the allowed values"};s===
null?s=[n]:s.push(n),t++}return O.errors=s,t===0}O.evaluated={dynamicProps:!1,dynamicItems:!1};const Fn=L,ds={type:"string",enum:["apple_podcast_id","spotify_co\
llection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_channel_id","youtube_channel_handle","youtube_channel_url","yout\
ube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tiktok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","\
domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function L(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=L.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="apple_podcast_id"||e==="spotify_collection_id"||e===
"rss_url"||e==="podcast_guid"||e==="amazon_music_id"||e==="iheart_id"||e==="podcast_index_id"||e==="youtube_channel_id"||e==="youtube_channel_handle"||e==="yout\
ube_channel_url"||e==="youtube_playlist_id"||e==="amazon_title_id"||e==="roku_channel_id"||e==="pluto_channel_id"||e==="tubi_id"||e==="peacock_id"||e==="tiktok_\
id"||e==="twitch_channel"||e==="imdb_id"||e==="gracenote_id"||e==="eidr_id"||e==="domain"||e==="substack_id")){const n={instancePath:o,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:ds.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return L.errors=s,t===0}L.evaluated={dynamicProps:!1,
dynamicItems:!1};const Bn=U,ys={type:"string",enum:["brand","property"],$id:"EnumsEntryKind"};function U(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=U.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="brand"||e==="\
property")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ys.enum},message:"must be equal to one of the allowed values"};s===
null?s=[n]:s.push(n),t++}return U.errors=s,t===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};const Mn=G,fs={type:"string",enum:["google_merchant_center","face\
book_catalog","shopify","linkedin_jobs","tiktok_shop","pinterest_catalog","openai_product_feed","custom"],$id:"EnumsFeedFormat"};function G(e,{instancePath:o="",
parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=G.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.
items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(
n),t++}if(!(e==="google_merchant_center"||e==="facebook_catalog"||e==="shopify"||e==="linkedin_jobs"||e==="tiktok_shop"||e==="pinterest_catalog"||e==="openai_pr\
oduct_feed"||e==="custom")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fs.enum},message:"must be equal to one of the allow\
ed values"};s===null?s=[n]:s.push(n),t++}return G.errors=s,t===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};const Kn=H,hs={type:"string",enum:["image","html5",
"display_tag","image_carousel","video_hosted","video_vast","audio_hosted","audio_daast","sponsored_placement","native_in_feed","responsive_creative","agent_plac\
ement","seller_rendered_stateful_display","coordinated_placements","custom"],$id:"EnumsFormatKind"};function H(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=H.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="image"||e==="\
html5"||e==="display_tag"||e==="image_carousel"||e==="video_hosted"||e==="video_vast"||e==="audio_hosted"||e==="audio_daast"||e==="sponsored_placement"||e==="na\
tive_in_feed"||e==="responsive_creative"||e==="agent_placement"||e==="seller_rendered_stateful_display"||e==="coordinated_placements"||e==="custom")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return H.errors=
s,t===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};const On=J,gs={type:"string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFreshnessState"};function J(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=J.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="live"||e==="fresh"||e==="cached"||e==="stale"||e==="absent")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:gs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return J.errors=s,t===0}J.evaluated={dynamicProps:!1,
dynamicItems:!1};const Ln=Q,vs={type:"string",enum:["iab_content_3.0","iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres",
"custom"],$id:"EnumsGenreTaxonomy"};function Q(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Q.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="iab_content_3.0"||e==="iab_content_2.2"||e==="gracenote"||e==="eidr"||e==="apple\
_genres"||e==="google_genres"||e==="roku"||e==="amazon_genres"||e==="custom")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vs.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Q.errors=s,t===0}Q.evaluated={dynamicProps:!1,dynamicItems:!1};const Un=N,
_s={type:"string",enum:["self","self_redirected","self_invalid","aao_hosted","none"],$id:"EnumsHostingMode"};function N(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=N.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="self"||e==="s\
elf_redirected"||e==="self_invalid"||e==="aao_hosted"||e==="none")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_s.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return N.errors=s,t===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};const Gn=W,ws={type:"\
string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_asin","samsung_app\
_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_guid","station_id",
"facility_id"],$id:"EnumsIdentifierTypes"};function W(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;
const r=W.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="domain"||e==="subdomain"||e==="network_id"||e==="ios_bundle"||e===
"android_package"||e==="apple_app_store_id"||e==="google_play_id"||e==="roku_store_id"||e==="fire_tv_asin"||e==="samsung_app_id"||e==="apple_tv_bundle"||e==="bu\
ndle_id"||e==="venue_id"||e==="screen_id"||e==="openooh_venue_type"||e==="rss_url"||e==="apple_podcast_id"||e==="spotify_collection_id"||e==="podcast_guid"||e===
"station_id"||e==="facility_id")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ws.enum},message:"must be equal to one of the\
 allowed values"};s===null?s=[n]:s.push(n),t++}return W.errors=s,t===0}W.evaluated={dynamicProps:!1,dynamicItems:!1};const Hn=X,Ps={type:"string",enum:["master",
"sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function X(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=X.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="master"||e==="sub_brand"||e==="endorsed"||e==="in\
dependent")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ps.enum},message:"must be equal to one of the allowed values"};s===
null?s=[n]:s.push(n),t++}return X.errors=s,t===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};const Jn=Y,bs={type:"string",enum:["logo_card_light","logo_card_d\
ark","profile_mark","favicon","app_icon","social_profile_mark","nav_header","footer","email_header","watermark","ad_end_card","co_brand_lockup","marketplace_lis\
ting"],$id:"EnumsLogoSlot"};function Y(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Y.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="logo_card_light"||e==="logo_card_dark"||e==="profile_mark"||e==="favicon"||e==="app_ic\
on"||e==="social_profile_mark"||e==="nav_header"||e==="footer"||e==="email_header"||e==="watermark"||e==="ad_end_card"||e==="co_brand_lockup"||e==="marketplace_\
listing")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:bs.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return Y.errors=s,t===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};const Qn=Z,ks={type:"string",enum:["brand.json","adagents.json"],$id:"\
EnumsManifestFile"};function Z(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Z.evaluated;if(r.
dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="brand.json"||e==="adagents.json")){const n={instancePath:o,schemaPath:"#/enum",keyword:"e\
num",params:{allowedValues:ks.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Z.errors=s,t===0}Z.evaluated={dynamicProps:!1,
dynamicItems:!1};const Nn=ee,Ds={type:"string",enum:["pending","valid","invalid","unreachable"],$id:"EnumsManifestStatus"};function ee(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ee.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"pending"||e==="valid"||e==="invalid"||e==="unreachable")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ds.enum},message:"mu\
st be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ee.errors=s,t===0}ee.evaluated={dynamicProps:!1,dynamicItems:!1};const Wn=se,Es={
type:"string",enum:["owner","admin","member"],$id:"EnumsMemberRole"};function se(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=se.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="owner"||e==="admin"||e==="member")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Es.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return se.errors=
s,t===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};const Xn=ne,Is={type:"string",enum:["all","media_buying","creative_generation","rights_clearance","govern\
ance","measurement","agent_operations"],$id:"EnumsOperatorScope"};function ne(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=ne.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="all"||e==="media_buying"||e==="creative_generatio\
n"||e==="rights_clearance"||e==="governance"||e==="measurement"||e==="agent_operations")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Is.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ne.errors=s,t===0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};
const Yn=re,As={type:"string",enum:["open","consumed","invalidated","expired","none"],$id:"EnumsOwnershipChallengeState"};function re(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=re.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"open"||e==="consumed"||e==="invalidated"||e==="expired"||e==="none")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:As.enum},
message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return re.errors=s,t===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};const Zn=te,
xs={type:"string",enum:["dns","http"],$id:"EnumsOwnershipProofMethod"};function te(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=te.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="dns"||e==="http")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:xs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return te.errors=s,t===
0}te.evaluated={dynamicProps:!1,dynamicItems:!1};const er=oe,qs={type:"string",enum:["user","api_key","client"],$id:"EnumsPrincipalKind"};function oe(e,{instancePath:o="",
parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=oe.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&
(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:
s.push(n),t++}if(!(e==="user"||e==="api_key"||e==="client")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qs.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return oe.errors=s,t===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};const sr=ae,Vs={
type:"string",enum:["professional","prosumer","ugc"],$id:"EnumsProductionQuality"};function ae(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=ae.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="professional"||e==="prosumer"||e==="u\
gc")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Vs.enum},message:"must be equal to one of the allowed values"};s===null?s=
[n]:s.push(n),t++}return ae.errors=s,t===0}ae.evaluated={dynamicProps:!1,dynamicItems:!1};const nr=ie,$s={type:"string",enum:["property","ad_infra","publisher_m\
ask","network","unclassified"],$id:"EnumsPropertyClassification"};function ie(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=ie.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="property"||e==="ad_infra"||e==="publisher_mask"||
e==="network"||e==="unclassified")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$s.enum},message:"must be equal to one of t\
he allowed values"};s===null?s=[n]:s.push(n),t++}return ie.errors=s,t===0}ie.evaluated={dynamicProps:!1,dynamicItems:!1};const rr=le,Ss={type:"string",enum:["ad\
agents_json","hosted","discovered"],$id:"EnumsPropertyResolutionSource"};function le(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=le.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="adagents_json"||e==="hosted"||e==="discovered")){
const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ss.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.
push(n),t++}return le.errors=s,t===0}le.evaluated={dynamicProps:!1,dynamicItems:!1};const tr=ue,Ts={type:"string",enum:["adagents_json","community","enriched"],
$id:"EnumsPropertySource"};function ue(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ue.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="adagents_json"||e==="community"||e==="enriched")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ts.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ue.errors=s,t===
0}ue.evaluated={dynamicProps:!1,dynamicItems:!1};const or=me,Rs={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","li\
near_tv","streaming_audio","ai_assistant"],$id:"EnumsPropertyType"};function me(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=me.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="website"||e==="mobile_app"||e==="ctv_app"||e==="d\
esktop_app"||e==="dooh"||e==="podcast"||e==="radio"||e==="linear_tv"||e==="streaming_audio"||e==="ai_assistant")){const n={instancePath:o,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Rs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return me.errors=s,t===0}me.evaluated={dynamicProps:!1,
dynamicItems:!1};const ar=pe,Cs={type:"string",enum:["adagents_json","aao_hosted","agent_claim"],$id:"EnumsPublisherAgentSource"};function pe(e,{instancePath:o="",
parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=pe.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&
(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:
s.push(n),t++}if(!(e==="adagents_json"||e==="aao_hosted"||e==="agent_claim")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Cs.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return pe.errors=s,t===0}pe.evaluated={dynamicProps:!1,dynamicItems:!1};
const ir=ce,zs={type:"string",enum:["valid","community","invalid","unknown","checking"],$id:"EnumsPublisherFileStatus"};function ce(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ce.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"valid"||e==="community"||e==="invalid"||e==="unknown"||e==="checking")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:zs.enum},
message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ce.errors=s,t===0}ce.evaluated={dynamicProps:!1,dynamicItems:!1};const lr=de,
js={type:"string",enum:["adagents_json","brand_json","community","discovered"],$id:"EnumsPublisherPropertySource"};function de(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=de.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"adagents_json"||e==="brand_json"||e==="community"||e==="discovered")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:js.enum},
message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return de.errors=s,t===0}de.evaluated={dynamicProps:!1,dynamicItems:!1};const ur=ye,
Fs={type:"string",enum:["acquisition","divestiture","rebrand","regional","legacy","consolidation","other"],$id:"EnumsRedirectReason"};function ye(e,{instancePath:o="",
parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ye.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&
(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:
s.push(n),t++}if(!(e==="acquisition"||e==="divestiture"||e==="rebrand"||e==="regional"||e==="legacy"||e==="consolidation"||e==="other")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ye.errors=
s,t===0}ye.evaluated={dynamicProps:!1,dynamicItems:!1};const mr=fe,Bs={type:"string",enum:["property","collection","agent","publisher","authorization"],$id:"Enu\
msRegistryEntityType"};function fe(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=fe.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="property"||e==="collection"||e==="agent"||e==="publisher"||e==="authorization")){const n={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),
t++}return fe.errors=s,t===0}fe.evaluated={dynamicProps:!1,dynamicItems:!1};const pr=he,Ms={type:"string",enum:["property.created","property.updated","property.\
merged","property.stale","property.reactivated","collection.created","collection.updated","collection.merged","collection.removed","agent.discovered","agent.rem\
oved","agent.profile_updated","agent.compliance_changed","agent.verification_earned","agent.verification_lost","publisher.adagents_discovered","publisher.adagen\
ts_changed","authorization.granted","authorization.revoked","authorization.modified"],$id:"EnumsRegistryEventType"};function he(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=he.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"property.created"||e==="property.updated"||e==="property.merged"||e==="property.stale"||e==="property.reactivated"||e==="collection.created"||e==="collection.u\
pdated"||e==="collection.merged"||e==="collection.removed"||e==="agent.discovered"||e==="agent.removed"||e==="agent.profile_updated"||e==="agent.compliance_chan\
ged"||e==="agent.verification_earned"||e==="agent.verification_lost"||e==="publisher.adagents_discovered"||e==="publisher.adagents_changed"||e==="authorization.\
granted"||e==="authorization.revoked"||e==="authorization.modified")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ms.enum},
message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return he.errors=s,t===0}he.evaluated={dynamicProps:!1,dynamicItems:!1};const cr=ge,
Ks={type:"string",enum:["inline","mutual","leaf_only","house_only","standalone","unverifiable"],$id:"EnumsRelationshipTrust"};function ge(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ge.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"inline"||e==="mutual"||e==="leaf_only"||e==="house_only"||e==="standalone"||e==="unverifiable")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Ks.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ge.errors=s,t===0}ge.evaluated={dynamicProps:!1,
dynamicItems:!1};const dr=ve,Os={type:"string",enum:["racial_ethnic_origin","political_opinions","religious_beliefs","trade_union_membership","health_data","sex\
_life_sexual_orientation","genetic_data","biometric_data","age","familial_status"],$id:"EnumsRestrictedAttribute"};function ve(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ve.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"racial_ethnic_origin"||e==="political_opinions"||e==="religious_beliefs"||e==="trade_union_membership"||e==="health_data"||e==="sex_life_sexual_orientation"||e===
"genetic_data"||e==="biometric_data"||e==="age"||e==="familial_status")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Os.enum},
message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ve.errors=s,t===0}ve.evaluated={dynamicProps:!1,dynamicItems:!1};const yr=_e,
Ls={type:"string",enum:["pending","approved","rejected"],$id:"EnumsReviewStatus"};function _e(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=_e.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="pending"||e==="approved"||e==="reject\
ed")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ls.enum},message:"must be equal to one of the allowed values"};s===null?s=
[n]:s.push(n),t++}return _e.errors=s,t===0}_e.evaluated={dynamicProps:!1,dynamicItems:!1};const fr=we,Us={type:"string",enum:["brand_json","adagents_json","enri\
ched","community"],$id:"EnumsRevisionSource"};function we(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,
t=0;const r=we.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="brand_json"||e==="adagents_json"||e==="enriched"||e==="community")){
const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Us.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.
push(n),t++}return we.errors=s,t===0}we.evaluated={dynamicProps:!1,dynamicItems:!1};const hr=Pe,Gs={type:"string",enum:["relationship_ended","compliance_violati\
on","publisher_request","other"],$id:"EnumsRevocationReason"};function Pe(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=Pe.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="relationship_ended"||e==="compliance_violation"||
e==="publisher_request"||e==="other")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Gs.enum},message:"must be equal to one o\
f the allowed values"};s===null?s=[n]:s.push(n),t++}return Pe.errors=s,t===0}Pe.evaluated={dynamicProps:!1,dynamicItems:!1};const gr=be,Hs={type:"string",enum:[
"talent","character","brand_ip","music","stock_media"],$id:"EnumsRightType"};function be(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=be.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="talent"||e==="character"||e==="brand_ip"||e==="mu\
sic"||e==="stock_media")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Hs.enum},message:"must be equal to one of the allowed\
 values"};s===null?s=[n]:s.push(n),t++}return be.errors=s,t===0}be.evaluated={dynamicProps:!1,dynamicItems:!1};const vr=ke,Js={type:"string",enum:["likeness","v\
oice","name","endorsement","motion_capture","signature","catchphrase","sync","background_music","editorial","commercial","ai_generated_image"],$id:"EnumsRightUs\
e"};function ke(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ke.evaluated;if(r.dynamicProps&&
(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="likeness"||e==="voice"||e==="name"||e==="endorsement"||e==="motion_capture"||e==="signature"||e==="catch\
phrase"||e==="sync"||e==="background_music"||e==="editorial"||e==="commercial"||e==="ai_generated_image")){const n={instancePath:o,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Js.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ke.errors=s,t===0}ke.evaluated={dynamicProps:!1,
dynamicItems:!1};const _r=De,Qs={type:"string",enum:["all","by_id","by_tag"],$id:"EnumsSelectionType"};function De(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=De.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="all"||e==="by\
_id"||e==="by_tag")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Qs.enum},message:"must be equal to one of the allowed valu\
es"};s===null?s=[n]:s.push(n),t++}return De.errors=s,t===0}De.evaluated={dynamicProps:!1,dynamicItems:!1};const wr=Ee,Ns={type:"string",enum:["binary","categori\
cal","numeric"],$id:"EnumsSignalValueType"};function Ee(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,
t=0;const r=Ee.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="binary"||e==="categorical"||e==="numeric")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ns.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Ee.errors=
s,t===0}Ee.evaluated={dynamicProps:!1,dynamicItems:!1};const Pr=Ie,Ws={type:"string",enum:["awards","championship","concert","conference","election","festival",
"gala","holiday","premiere","product_launch","reunion","tribute"],$id:"EnumsSpecialCategory"};function Ie(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Ie.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="awards"||e===
"championship"||e==="concert"||e==="conference"||e==="election"||e==="festival"||e==="gala"||e==="holiday"||e==="premiere"||e==="product_launch"||e==="reunion"||
e==="tribute")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ws.enum},message:"must be equal to one of the allowed values"};
s===null?s=[n]:s.push(n),t++}return Ie.errors=s,t===0}Ie.evaluated={dynamicProps:!1,dynamicItems:!1};const br=Ae,Xs={type:"string",enum:["sponsored_search","spo\
nsored_display","sponsored_native"],$id:"EnumsSponsoredPlacementType"};function Ae(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=Ae.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="sponsored_search"||e==="sponsored_display"||e==="\
sponsored_native")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Xs.enum},message:"must be equal to one of the allowed value\
s"};s===null?s=[n]:s.push(n),t++}return Ae.errors=s,t===0}Ae.evaluated={dynamicProps:!1,dynamicItems:!1};const kr=xe,Ys={type:"string",enum:["host","guest","cre\
ator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function xe(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=xe.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="host"||e==="g\
uest"||e==="creator"||e==="cast"||e==="narrator"||e==="producer"||e==="correspondent"||e==="commentator"||e==="analyst")){const n={instancePath:o,schemaPath:"#/\
enum",keyword:"enum",params:{allowedValues:Ys.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return xe.errors=s,t===0}
xe.evaluated={dynamicProps:!1,dynamicItems:!1};const Dr=qe,Zs={type:"string",enum:["owned","licensed_in","licensed_out"],$id:"EnumsTrademarkLicenseType"};function qe(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=qe.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="owned"||e==="licensed_in"||e==="licensed_out")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Zs.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return qe.errors=s,t===0}qe.evaluated={dynamicProps:!1,dynamicItems:!1};
const Er=Ve,en={type:"string",enum:["active","pending","abandoned","cancelled","expired"],$id:"EnumsTrademarkStatus"};function Ve(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Ve.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"active"||e==="pending"||e==="abandoned"||e==="cancelled"||e==="expired")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:en.enum},
message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Ve.errors=s,t===0}Ve.evaluated={dynamicProps:!1,dynamicItems:!1};const Ir=$e,
sn={type:"string",enum:["realtime","hourly","daily","weekly"],$id:"EnumsUpdateFrequency"};function $e(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=$e.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="realtime"||e==="hourly"||e==="daily"||
e==="weekly")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:sn.enum},message:"must be equal to one of the allowed values"};s===
null?s=[n]:s.push(n),t++}return $e.errors=s,t===0}$e.evaluated={dynamicProps:!1,dynamicItems:!1};const Ar=Se,nn={type:"string",enum:["spec","live"],$id:"EnumsVe\
rificationMode"};function Se(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Se.evaluated;if(r.
dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="spec"||e==="live")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nn.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Se.errors=s,t===0}Se.evaluated={dynamicProps:!1,dynamicItems:!1};
const xr=Te,rn={type:"string",enum:["instream","accompanying_content","interstitial","standalone"],$id:"EnumsVideoPlacementType"};function Te(e,{instancePath:o="",
parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Te.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&
(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:
s.push(n),t++}if(!(e==="instream"||e==="accompanying_content"||e==="interstitial"||e==="standalone")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:rn.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Te.errors=s,t===0}Te.evaluated={dynamicProps:!1,
dynamicItems:!1};export{tn as EnumsAgentLifecycleStage,on as EnumsAgentType,an as EnumsAgentVisibility,ln as EnumsApiKeyPermission,un as EnumsAppStore,mn as EnumsAssetContentType,
pn as EnumsAudioDistributionType,cn as EnumsAuditOutcome,dn as EnumsAuthorizationCheck,yn as EnumsAuthorizationEvidence,fn as EnumsAuthorizationReason,hn as EnumsAuthorizationType,
gn as EnumsBadgeRole,vn as EnumsBrandArchitecture,_n as EnumsBrandFileStatus,wn as EnumsBrandJsonVariant,Pn as EnumsBrandPropertyRelationship,bn as EnumsBrandSource,
kn as EnumsCatalogSource,Dn as EnumsChannels,En as EnumsCollectionCadence,In as EnumsCollectionKind,An as EnumsCollectionRecordStatus,xn as EnumsCollectionRelationship,
qn as EnumsCollectionStatus,Vn as EnumsComplianceStatus,$n as EnumsComplianceTrackStatus,Sn as EnumsConsentBasis,Tn as EnumsContentRatingSystem,Rn as EnumsCrawlOutcome,
Cn as EnumsCrawlStatus,zn as EnumsDelegationType,jn as EnumsDiscoveryMethod,Fn as EnumsDistributionIdentifierType,Bn as EnumsEntryKind,Mn as EnumsFeedFormat,Kn as EnumsFormatKind,
On as EnumsFreshnessState,Ln as EnumsGenreTaxonomy,Un as EnumsHostingMode,Gn as EnumsIdentifierTypes,Hn as EnumsKellerType,Jn as EnumsLogoSlot,Qn as EnumsManifestFile,
Nn as EnumsManifestStatus,Wn as EnumsMemberRole,Xn as EnumsOperatorScope,Yn as EnumsOwnershipChallengeState,Zn as EnumsOwnershipProofMethod,er as EnumsPrincipalKind,
sr as EnumsProductionQuality,nr as EnumsPropertyClassification,rr as EnumsPropertyResolutionSource,tr as EnumsPropertySource,or as EnumsPropertyType,ar as EnumsPublisherAgentSource,
ir as EnumsPublisherFileStatus,lr as EnumsPublisherPropertySource,ur as EnumsRedirectReason,mr as EnumsRegistryEntityType,pr as EnumsRegistryEventType,cr as EnumsRelationshipTrust,
dr as EnumsRestrictedAttribute,yr as EnumsReviewStatus,fr as EnumsRevisionSource,hr as EnumsRevocationReason,gr as EnumsRightType,vr as EnumsRightUse,_r as EnumsSelectionType,
wr as EnumsSignalValueType,Pr as EnumsSpecialCategory,br as EnumsSponsoredPlacementType,kr as EnumsTalentRole,Dr as EnumsTrademarkLicenseType,Er as EnumsTrademarkStatus,
Ir as EnumsUpdateFrequency,Ar as EnumsVerificationMode,xr as EnumsVideoPlacementType};
