// @generated from schemas/v3/enums by codegen. Do not edit; run "npm run codegen".
const Us=m,Ae={type:"string",enum:["development","testing","production","deprecated"],$id:"EnumsAgentLifecycleStage"};function m(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=m.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"development"||e==="testing"||e==="production"||e==="deprecated")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ae.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return m.errors=s,t===0}m.evaluated={dynamicProps:!1,dynamicItems:!1};const Gs=p,qe={type:"\
string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function p(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=p.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"brand"||e==="rights"||e==="measurement"||e==="governance"||e==="creative"||e==="sales"||e==="buying"||e==="signals")){const n={instancePath:o,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return p.errors=s,t===0}p.evaluated=
{dynamicProps:!1,dynamicItems:!1};const Hs=c,xe={type:"string",enum:["public","members_only","private"],$id:"EnumsAgentVisibility"};function c(e,{instancePath:o="",
parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=c.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.
items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(
n),t++}if(!(e==="public"||e==="members_only"||e==="private")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:xe.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return c.errors=s,t===0}c.evaluated={dynamicProps:!1,dynamicItems:!1};const Js=d,Ve={type:"\
string",enum:["apple","google","amazon","roku","samsung","lg","other"],$id:"EnumsAppStore"};function d(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=d.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="apple"||e==="google"||e==="amazon"||e===
"roku"||e==="samsung"||e==="lg"||e==="other")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ve.enum},message:"must be equal \
to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return d.errors=s,t===0}d.evaluated={dynamicProps:!1,dynamicItems:!1};const Qs=y,$e={type:"string",enum:[
"image","video","audio","text","markdown","html","css","javascript","zip","vast","daast","url","webhook","brief","catalog","published_post"],$id:"EnumsAssetCont\
entType"};function y(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=y.evaluated;if(r.dynamicProps&&
(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="image"||e==="video"||e==="audio"||e==="text"||e==="markdown"||e==="html"||e==="css"||e==="javascript"||e===
"zip"||e==="vast"||e==="daast"||e==="url"||e==="webhook"||e==="brief"||e==="catalog"||e==="published_post")){const n={instancePath:o,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:$e.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return y.errors=s,t===0}y.evaluated={dynamicProps:!1,
dynamicItems:!1};const Ns=f,Se={type:"string",enum:["music_streaming_service","fm_am_broadcast","podcast","catch_up_radio","web_radio","video_game","text_to_spe\
ech"],$id:"EnumsAudioDistributionType"};function f(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=f.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="music_streaming_service"||e==="fm_am_broadcast"||e==="podcast"||e==="catch_up_ra\
dio"||e==="web_radio"||e==="video_game"||e==="text_to_speech")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Se.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return f.errors=s,t===0}f.evaluated={dynamicProps:!1,dynamicItems:!1};const Ws=h,Te={type:"\
string",enum:["publisher_file","publisher_not_revoked","property_listed","agent_listed","sells_properties","property_in_scope","time_window","country","collecti\
on","placement","claimed_delegation","operator_known","operator_file","agent_declared","property_declared","relationship"],$id:"EnumsAuthorizationCheck"};function h(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=h.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="publisher_file"||e==="publisher_not_revoked"||e==="property_listed"||e==="agent_listed"||e==="sells_properties"||e==="pro\
perty_in_scope"||e==="time_window"||e==="country"||e==="collection"||e==="placement"||e==="claimed_delegation"||e==="operator_known"||e==="operator_file"||e==="\
agent_declared"||e==="property_declared"||e==="relationship")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Te.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return h.errors=s,t===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};const Xs=g,Re={type:"\
string",enum:["adagents_json","agent_claim","community","override"],$id:"EnumsAuthorizationEvidence"};function g(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=g.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="adagents_json"||
e==="agent_claim"||e==="community"||e==="override")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be \
equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return g.errors=s,t===0}g.evaluated={dynamicProps:!1,dynamicItems:!1};const Ys=v,Ce={type:"str\
ing",enum:["authorized","authorized_first_party","publisher_file_unknown","publisher_file_missing","publisher_file_invalid","publisher_unreachable","publisher_r\
evoked","property_unknown","property_stale","agent_not_listed","signals_only","property_out_of_scope","not_yet_effective","expired","country_required","country_\
not_covered","collection_required","collection_not_covered","placement_required","placement_not_covered","delegation_type_mismatch","operator_unknown","operator\
_file_unknown","operator_file_missing","operator_file_invalid","operator_unreachable","agent_not_declared","property_not_declared","relationship_mismatch"],$id:"\
EnumsAuthorizationReason"};function v(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=v.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="authorized"||e==="authorized_first_party"||e==="publisher_file_unknown"||e==="publishe\
r_file_missing"||e==="publisher_file_invalid"||e==="publisher_unreachable"||e==="publisher_revoked"||e==="property_unknown"||e==="property_stale"||e==="agent_no\
t_listed"||e==="signals_only"||e==="property_out_of_scope"||e==="not_yet_effective"||e==="expired"||e==="country_required"||e==="country_not_covered"||e==="coll\
ection_required"||e==="collection_not_covered"||e==="placement_required"||e==="placement_not_covered"||e==="delegation_type_mismatch"||e==="operator_unknown"||e===
"operator_file_unknown"||e==="operator_file_missing"||e==="operator_file_invalid"||e==="operator_unreachable"||e==="agent_not_declared"||e==="property_not_decla\
red"||e==="relationship_mismatch")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ce.enum},message:"must be equal to one of t\
he allowed values"};s===null?s=[n]:s.push(n),t++}return v.errors=s,t===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};const Zs=_,ze={type:"string",enum:["prope\
rty_ids","property_tags","inline_properties","publisher_properties","signal_ids","signal_tags"],$id:"EnumsAuthorizationType"};function _(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=_.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"property_ids"||e==="property_tags"||e==="inline_properties"||e==="publisher_properties"||e==="signal_ids"||e==="signal_tags")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ze.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return _.errors=s,t===0}
_.evaluated={dynamicProps:!1,dynamicItems:!1};const en=w,je={type:"string",enum:["media-buy","signals","governance","creative","brand","sponsored-intelligence",
"measurement"],$id:"EnumsBadgeRole"};function w(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=w.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="media-buy"||e==="signals"||e==="governance"||e==="creative"||e==="brand"||e==="s\
ponsored-intelligence"||e==="measurement")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:je.enum},message:"must be equal to \
one of the allowed values"};s===null?s=[n]:s.push(n),t++}return w.errors=s,t===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};const sn=b,Fe={type:"string",enum:[
"branded_house","house_of_brands","hybrid"],$id:"EnumsBrandArchitecture"};function b(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=b.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="branded_house"||e==="house_of_brands"||e==="hybri\
d")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fe.enum},message:"must be equal to one of the allowed values"};s===null?s=
[n]:s.push(n),t++}return b.errors=s,t===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};const nn=P,Be={type:"string",enum:["present","unknown","checking"],$id:"\
EnumsBrandFileStatus"};function P(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=P.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="present"||e==="unknown"||e==="checking")){const n={instancePath:o,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:Be.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return P.errors=s,t===0}P.evaluated=
{dynamicProps:!1,dynamicItems:!1};const rn=k,Me={type:"string",enum:["authoritative_location","house_redirect","brand_agent","house_portfolio","brand_canonical"],
$id:"EnumsBrandJsonVariant"};function k(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=k.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="authoritative_location"||e==="house_redirect"||e==="brand_agent"||e==="house_portfolio"||
e==="brand_canonical")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Me.enum},message:"must be equal to one of the allowed v\
alues"};s===null?s=[n]:s.push(n),t++}return k.errors=s,t===0}k.evaluated={dynamicProps:!1,dynamicItems:!1};const tn=D,Ke={type:"string",enum:["owned","direct","\
delegated","ad_network"],$id:"EnumsBrandPropertyRelationship"};function D(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=D.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="owned"||e==="direct"||e==="delegated"||e==="ad_ne\
twork")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ke.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return D.errors=s,t===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};const on=E,Le={type:"string",enum:["brand_json","enriched","community"],
$id:"EnumsBrandSource"};function E(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=E.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="brand_json"||e==="enriched"||e==="community")){const n={instancePath:o,schemaPath:"#/e\
num",keyword:"enum",params:{allowedValues:Le.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return E.errors=s,t===0}E.
evaluated={dynamicProps:!1,dynamicItems:!1};const an=I,Oe={type:"string",enum:["authoritative","enriched","contributed"],$id:"EnumsCatalogSource"};function I(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=I.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="authoritative"||e==="enriched"||e==="contributed")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Oe.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return I.errors=s,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};const ln=A,
Ue={type:"string",enum:["display","olv","social","search","ctv","linear_tv","radio","streaming_audio","podcast","dooh","ooh","print","cinema","email","gaming","\
retail_media","influencer","affiliate","product_placement","sponsored_intelligence"],$id:"EnumsChannels"};function A(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=A.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="display"||e===
"olv"||e==="social"||e==="search"||e==="ctv"||e==="linear_tv"||e==="radio"||e==="streaming_audio"||e==="podcast"||e==="dooh"||e==="ooh"||e==="print"||e==="cinem\
a"||e==="email"||e==="gaming"||e==="retail_media"||e==="influencer"||e==="affiliate"||e==="product_placement"||e==="sponsored_intelligence")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ue.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return A.errors=
s,t===0}A.evaluated={dynamicProps:!1,dynamicItems:!1};const un=q,Ge={type:"string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCo\
llectionCadence"};function q(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=q.evaluated;if(r.
dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="daily"||e==="weekly"||e==="monthly"||e==="seasonal"||e==="event"||e==="irregular")){const n={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ge.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),
t++}return q.errors=s,t===0}q.evaluated={dynamicProps:!1,dynamicItems:!1};const mn=x,He={type:"string",enum:["series","publication","event_series","rotation"],$id:"\
EnumsCollectionKind"};function x(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=x.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="series"||e==="publication"||e==="event_series"||e==="rotation")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:He.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return x.errors=
s,t===0}x.evaluated={dynamicProps:!1,dynamicItems:!1};const pn=V,Je={type:"string",enum:["active","stale","removed"],$id:"EnumsCollectionRecordStatus"};function V(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=V.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="active"||e==="stale"||e==="removed")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Je.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return V.errors=s,t===0}V.evaluated={dynamicProps:!1,dynamicItems:!1};const cn=$,
Qe={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function $(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=$.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="spinoff"||e===
"companion"||e==="sequel"||e==="prequel"||e==="crossover")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Qe.enum},message:"m\
ust be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return $.errors=s,t===0}$.evaluated={dynamicProps:!1,dynamicItems:!1};const dn=S,Ne={type:"\
string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function S(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=S.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="active"||e==="hiatus"||e==="ended"||e===
"upcoming")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ne.enum},message:"must be equal to one of the allowed values"};s===
null?s=[n]:s.push(n),t++}return S.errors=s,t===0}S.evaluated={dynamicProps:!1,dynamicItems:!1};const yn=T,We={type:"string",enum:["passing","degraded","failing",
"unknown"],$id:"EnumsComplianceStatus"};function T(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=T.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="passing"||e==="degraded"||e==="failing"||e==="unknown")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:We.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return T.errors=
s,t===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};const fn=R,Xe={type:"string",enum:["pass","fail","partial","skip","silent","warning","unknown","skipped"],
$id:"EnumsComplianceTrackStatus"};function R(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=R.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="pass"||e==="fail"||e==="partial"||e==="skip"||e==="silent"||e==="warning"||e==="\
unknown"||e==="skipped")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to one of the allowed\
 values"};s===null?s=[n]:s.push(n),t++}return R.errors=s,t===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};const hn=C,Ye={type:"string",enum:["consent","legit\
imate_interest","contract","legal_obligation"],$id:"EnumsConsentBasis"};function C(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=C.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="consent"||e==="legitimate_interest"||e==="contrac\
t"||e==="legal_obligation")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ye.enum},message:"must be equal to one of the allo\
wed values"};s===null?s=[n]:s.push(n),t++}return C.errors=s,t===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};const gn=z,Ze={type:"string",enum:["tv_parental",
"mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function z(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=z.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="tv_parental"||
e==="mpaa"||e==="podcast"||e==="esrb"||e==="bbfc"||e==="fsk"||e==="acb"||e==="chvrs"||e==="csa"||e==="pegi"||e==="custom")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ze.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return z.errors=s,t===0}
z.evaluated={dynamicProps:!1,dynamicItems:!1};const vn=j,es={type:"string",enum:["changed","unchanged","absent","invalid","unreachable"],$id:"EnumsCrawlOutcome"};
function j(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=j.evaluated;if(r.dynamicProps&&(r.
props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="changed"||e==="unchanged"||e==="absent"||e==="invalid"||e==="unreachable")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:es.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return j.errors=s,t===0}
j.evaluated={dynamicProps:!1,dynamicItems:!1};const _n=F,ss={type:"string",enum:["queued","running","deferred","retrying","completed","invalid","failed"],$id:"E\
numsCrawlStatus"};function F(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=F.evaluated;if(r.
dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="queued"||e==="running"||e==="deferred"||e==="retrying"||e==="completed"||e==="invalid"||e===
"failed")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return F.errors=s,t===0}F.evaluated={dynamicProps:!1,dynamicItems:!1};const wn=B,ns={type:"string",enum:["direct","delegated","ad_network"],
$id:"EnumsDelegationType"};function B(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=B.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="direct"||e==="delegated"||e==="ad_network")){const n={instancePath:o,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:ns.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return B.errors=s,t===0}B.evaluated=
{dynamicProps:!1,dynamicItems:!1};const bn=M,rs={type:"string",enum:["direct","authoritative_location","ads_txt_managerdomain","adagents_authoritative"],$id:"En\
umsDiscoveryMethod"};function M(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=M.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="direct"||e==="authoritative_location"||e==="ads_txt_managerdomain"||e==="adagents_auth\
oritative")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rs.enum},message:"must be equal to one of the allowed values"};s===
null?s=[n]:s.push(n),t++}return M.errors=s,t===0}M.evaluated={dynamicProps:!1,dynamicItems:!1};const Pn=K,ts={type:"string",enum:["apple_podcast_id","spotify_co\
llection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_channel_id","youtube_channel_handle","youtube_channel_url","yout\
ube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tiktok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","\
domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function K(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=K.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="apple_podcast_id"||e==="spotify_collection_id"||e===
"rss_url"||e==="podcast_guid"||e==="amazon_music_id"||e==="iheart_id"||e==="podcast_index_id"||e==="youtube_channel_id"||e==="youtube_channel_handle"||e==="yout\
ube_channel_url"||e==="youtube_playlist_id"||e==="amazon_title_id"||e==="roku_channel_id"||e==="pluto_channel_id"||e==="tubi_id"||e==="peacock_id"||e==="tiktok_\
id"||e==="twitch_channel"||e==="imdb_id"||e==="gracenote_id"||e==="eidr_id"||e==="domain"||e==="substack_id")){const n={instancePath:o,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:ts.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return K.errors=s,t===0}K.evaluated={dynamicProps:!1,
dynamicItems:!1};const kn=L,os={type:"string",enum:["google_merchant_center","facebook_catalog","shopify","linkedin_jobs","tiktok_shop","pinterest_catalog","ope\
nai_product_feed","custom"],$id:"EnumsFeedFormat"};function L(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,
t=0;const r=L.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="google_merchant_center"||e==="facebook_catalog"||e==="shopify"||e===
"linkedin_jobs"||e==="tiktok_shop"||e==="pinterest_catalog"||e==="openai_product_feed"||e==="custom")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:os.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return L.errors=s,t===0}L.evaluated={dynamicProps:!1,
dynamicItems:!1};const Dn=O,as={type:"string",enum:["image","html5","display_tag","image_carousel","video_hosted","video_vast","audio_hosted","audio_daast","spo\
nsored_placement","native_in_feed","responsive_creative","agent_placement","seller_rendered_stateful_display","coordinated_placements","custom"],$id:"EnumsForma\
tKind"};function O(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=O.evaluated;if(r.dynamicProps&&
(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="image"||e==="html5"||e==="display_tag"||e==="image_carousel"||e==="video_hosted"||e==="video_vast"||e===
"audio_hosted"||e==="audio_daast"||e==="sponsored_placement"||e==="native_in_feed"||e==="responsive_creative"||e==="agent_placement"||e==="seller_rendered_state\
ful_display"||e==="coordinated_placements"||e==="custom")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:as.enum},message:"mu\
st be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return O.errors=s,t===0}O.evaluated={dynamicProps:!1,dynamicItems:!1};const En=U,is={type:"\
string",enum:["live","fresh","cached","stale","absent"],$id:"EnumsFreshnessState"};function U(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=U.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="live"||e==="fresh"||e==="cached"||e===
"stale"||e==="absent")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:is.enum},message:"must be equal to one of the allowed v\
alues"};s===null?s=[n]:s.push(n),t++}return U.errors=s,t===0}U.evaluated={dynamicProps:!1,dynamicItems:!1};const In=G,ls={type:"string",enum:["iab_content_3.0",
"iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres","custom"],$id:"EnumsGenreTaxonomy"};function G(e,{instancePath:o="",parentData:a,
parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=G.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"iab_content_3.0"||e==="iab_content_2.2"||e==="gracenote"||e==="eidr"||e==="apple_genres"||e==="google_genres"||e==="roku"||e==="amazon_genres"||e==="custom")){
const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ls.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.
push(n),t++}return G.errors=s,t===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};const An=H,us={type:"string",enum:["self","self_redirected","self_invalid","aa\
o_hosted","none"],$id:"EnumsHostingMode"};function H(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;
const r=H.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="self"||e==="self_redirected"||e==="self_invalid"||e==="aao_hosted"||
e==="none")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:us.enum},message:"must be equal to one of the allowed values"};s===
null?s=[n]:s.push(n),t++}return H.errors=s,t===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};const qn=J,ms={type:"string",enum:["domain","subdomain","network_\
id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_asin","samsung_app_id","apple_tv_bundle","bundle_id","venue_id",
"screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_guid","station_id","facility_id"],$id:"EnumsIdentifierTypes"};function J(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=J.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="domain"||e==="subdomain"||e==="network_id"||e==="ios_bundle"||e==="android_package"||e==="apple_app_store_id"||e==="googl\
e_play_id"||e==="roku_store_id"||e==="fire_tv_asin"||e==="samsung_app_id"||e==="apple_tv_bundle"||e==="bundle_id"||e==="venue_id"||e==="screen_id"||e==="openooh\
_venue_type"||e==="rss_url"||e==="apple_podcast_id"||e==="spotify_collection_id"||e==="podcast_guid"||e==="station_id"||e==="facility_id")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ms.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return J.errors=
s,t===0}J.evaluated={dynamicProps:!1,dynamicItems:!1};const xn=Q,ps={type:"string",enum:["master","sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function Q(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Q.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="master"||e==="sub_brand"||e==="endorsed"||e==="independent")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:ps.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Q.errors=s,t===0}Q.evaluated={dynamicProps:!1,
dynamicItems:!1};const Vn=N,cs={type:"string",enum:["logo_card_light","logo_card_dark","profile_mark","favicon","app_icon","social_profile_mark","nav_header","f\
ooter","email_header","watermark","ad_end_card","co_brand_lockup","marketplace_listing"],$id:"EnumsLogoSlot"};function N(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=N.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="logo_card_lig\
ht"||e==="logo_card_dark"||e==="profile_mark"||e==="favicon"||e==="app_icon"||e==="social_profile_mark"||e==="nav_header"||e==="footer"||e==="email_header"||e===
"watermark"||e==="ad_end_card"||e==="co_brand_lockup"||e==="marketplace_listing")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:cs.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return N.errors=s,t===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};const $n=W,
ds={type:"string",enum:["brand.json","adagents.json"],$id:"EnumsManifestFile"};function W(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=W.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="brand.json"||e==="adagents.json")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ds.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return W.errors=
s,t===0}W.evaluated={dynamicProps:!1,dynamicItems:!1};const Sn=X,ys={type:"string",enum:["pending","valid","invalid","unreachable"],$id:"EnumsManifestStatus"};function X(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=X.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="pending"||e==="valid"||e==="invalid"||e==="unreachable")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:ys.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return X.errors=s,t===0}X.evaluated={dynamicProps:!1,dynamicItems:!1};
const Tn=Y,fs={type:"string",enum:["all","media_buying","creative_generation","rights_clearance","governance","measurement","agent_operations"],$id:"EnumsOperat\
orScope"};function Y(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Y.evaluated;if(r.dynamicProps&&
(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="all"||e==="media_buying"||e==="creative_generation"||e==="rights_clearance"||e==="governance"||e==="meas\
urement"||e==="agent_operations")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fs.enum},message:"must be equal to one of th\
e allowed values"};s===null?s=[n]:s.push(n),t++}return Y.errors=s,t===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};const Rn=Z,hs={type:"string",enum:["profes\
sional","prosumer","ugc"],$id:"EnumsProductionQuality"};function Z(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=Z.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="professional"||e==="prosumer"||e==="ugc")){const n={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),
t++}return Z.errors=s,t===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};const Cn=ee,gs={type:"string",enum:["property","ad_infra","publisher_mask","network","\
unclassified"],$id:"EnumsPropertyClassification"};function ee(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,
t=0;const r=ee.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="property"||e==="ad_infra"||e==="publisher_mask"||e==="network"||e===
"unclassified")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:gs.enum},message:"must be equal to one of the allowed values"};
s===null?s=[n]:s.push(n),t++}return ee.errors=s,t===0}ee.evaluated={dynamicProps:!1,dynamicItems:!1};const zn=se,vs={type:"string",enum:["adagents_json","hosted",
"discovered"],$id:"EnumsPropertyResolutionSource"};function se(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,
t=0;const r=se.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="adagents_json"||e==="hosted"||e==="discovered")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return se.errors=
s,t===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};const jn=ne,_s={type:"string",enum:["adagents_json","community","enriched"],$id:"EnumsPropertySource"};function ne(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ne.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="adagents_json"||e==="community"||e==="enriched")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_s.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ne.errors=s,t===0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};
const Fn=re,ws={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"E\
numsPropertyType"};function re(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=re.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="website"||e==="mobile_app"||e==="ctv_app"||e==="desktop_app"||e==="dooh"||e==="podcast"||
e==="radio"||e==="linear_tv"||e==="streaming_audio"||e==="ai_assistant")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ws.enum},
message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return re.errors=s,t===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};const Bn=te,
bs={type:"string",enum:["adagents_json","aao_hosted","agent_claim"],$id:"EnumsPublisherAgentSource"};function te(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=te.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="adagents_json"||
e==="aao_hosted"||e==="agent_claim")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:bs.enum},message:"must be equal to one of\
 the allowed values"};s===null?s=[n]:s.push(n),t++}return te.errors=s,t===0}te.evaluated={dynamicProps:!1,dynamicItems:!1};const Mn=oe,Ps={type:"string",enum:["\
valid","community","invalid","unknown","checking"],$id:"EnumsPublisherFileStatus"};function oe(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=oe.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="valid"||e==="community"||e==="invalid"||
e==="unknown"||e==="checking")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ps.enum},message:"must be equal to one of the a\
llowed values"};s===null?s=[n]:s.push(n),t++}return oe.errors=s,t===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};const Kn=ae,ks={type:"string",enum:["adagen\
ts_json","brand_json","community","discovered"],$id:"EnumsPublisherPropertySource"};function ae(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=ae.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="adagents_json"||e==="brand_json"||e===
"community"||e==="discovered")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ks.enum},message:"must be equal to one of the a\
llowed values"};s===null?s=[n]:s.push(n),t++}return ae.errors=s,t===0}ae.evaluated={dynamicProps:!1,dynamicItems:!1};const Ln=ie,Ds={type:"string",enum:["acquis\
ition","divestiture","rebrand","regional","legacy","consolidation","other"],$id:"EnumsRedirectReason"};function ie(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ie.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="acquisition"||
e==="divestiture"||e==="rebrand"||e==="regional"||e==="legacy"||e==="consolidation"||e==="other")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Ds.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ie.errors=s,t===0}ie.evaluated={dynamicProps:!1,
dynamicItems:!1};const On=le,Es={type:"string",enum:["property","collection","agent","publisher","authorization"],$id:"EnumsRegistryEntityType"};function le(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=le.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="property"||e==="collection"||e==="agent"||e==="publisher"||e==="authorization")){const n={instancePath:o,schemaPath:"#/en\
um",keyword:"enum",params:{allowedValues:Es.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return le.errors=s,t===0}le.
evaluated={dynamicProps:!1,dynamicItems:!1};const Un=ue,Is={type:"string",enum:["property.created","property.updated","property.merged","property.stale","proper\
ty.reactivated","collection.created","collection.updated","collection.merged","collection.removed","agent.discovered","agent.removed","agent.profile_updated","a\
gent.compliance_changed","agent.verification_earned","agent.verification_lost","publisher.adagents_discovered","publisher.adagents_changed","authorization.grant\
ed","authorization.revoked","authorization.modified"],$id:"EnumsRegistryEventType"};function ue(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=ue.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="property.created"||e==="property.upda\
ted"||e==="property.merged"||e==="property.stale"||e==="property.reactivated"||e==="collection.created"||e==="collection.updated"||e==="collection.merged"||e===
"collection.removed"||e==="agent.discovered"||e==="agent.removed"||e==="agent.profile_updated"||e==="agent.compliance_changed"||e==="agent.verification_earned"||
e==="agent.verification_lost"||e==="publisher.adagents_discovered"||e==="publisher.adagents_changed"||e==="authorization.granted"||e==="authorization.revoked"||
e==="authorization.modified")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Is.enum},message:"must be equal to one of the al\
lowed values"};s===null?s=[n]:s.push(n),t++}return ue.errors=s,t===0}ue.evaluated={dynamicProps:!1,dynamicItems:!1};const Gn=me,As={type:"string",enum:["inline",
"mutual","leaf_only","house_only","standalone","unverifiable"],$id:"EnumsRelationshipTrust"};function me(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=me.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="inline"||e===
"mutual"||e==="leaf_only"||e==="house_only"||e==="standalone"||e==="unverifiable")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:As.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return me.errors=s,t===0}me.evaluated={dynamicProps:!1,dynamicItems:!1};
const Hn=pe,qs={type:"string",enum:["racial_ethnic_origin","political_opinions","religious_beliefs","trade_union_membership","health_data","sex_life_sexual_orie\
ntation","genetic_data","biometric_data","age","familial_status"],$id:"EnumsRestrictedAttribute"};function pe(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=pe.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="racial_ethnic\
_origin"||e==="political_opinions"||e==="religious_beliefs"||e==="trade_union_membership"||e==="health_data"||e==="sex_life_sexual_orientation"||e==="genetic_da\
ta"||e==="biometric_data"||e==="age"||e==="familial_status")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qs.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return pe.errors=s,t===0}pe.evaluated={dynamicProps:!1,dynamicItems:!1};const Jn=ce,xs={
type:"string",enum:["pending","approved","rejected"],$id:"EnumsReviewStatus"};function ce(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=ce.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="pending"||e==="approved"||e==="rejected")){const n={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:xs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),
t++}return ce.errors=s,t===0}ce.evaluated={dynamicProps:!1,dynamicItems:!1};const Qn=de,Vs={type:"string",enum:["brand_json","adagents_json","enriched","communi\
ty"],$id:"EnumsRevisionSource"};function de(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=de.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="brand_json"||e==="adagents_json"||e==="enriched"||e==="community")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Vs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return de.errors=
s,t===0}de.evaluated={dynamicProps:!1,dynamicItems:!1};const Nn=ye,$s={type:"string",enum:["relationship_ended","compliance_violation","publisher_request","othe\
r"],$id:"EnumsRevocationReason"};function ye(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ye.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="relationship_ended"||e==="compliance_violation"||e==="publisher_request"||e==="o\
ther")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$s.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return ye.errors=s,t===0}ye.evaluated={dynamicProps:!1,dynamicItems:!1};const Wn=fe,Ss={type:"string",enum:["talent","character","brand_ip",
"music","stock_media"],$id:"EnumsRightType"};function fe(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,
t=0;const r=fe.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="talent"||e==="character"||e==="brand_ip"||e==="music"||e==="stock_\
media")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ss.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return fe.errors=s,t===0}fe.evaluated={dynamicProps:!1,dynamicItems:!1};const Xn=he,Ts={type:"string",enum:["likeness","voice","name","endor\
sement","motion_capture","signature","catchphrase","sync","background_music","editorial","commercial","ai_generated_image"],$id:"EnumsRightUse"};function he(e,{
instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=he.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),t++}if(!(e==="likeness"||e==="voice"||e==="name"||e==="endorsement"||e==="motion_capture"||e==="signature"||e==="catchphrase"||e==="syn\
c"||e==="background_music"||e==="editorial"||e==="commercial"||e==="ai_generated_image")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ts.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return he.errors=s,t===0}he.evaluated={dynamicProps:!1,dynamicItems:!1};
const Yn=ge,Rs={type:"string",enum:["all","by_id","by_tag"],$id:"EnumsSelectionType"};function ge(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=ge.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="all"||e==="by_id"||e==="by_tag")){const n={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Rs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),
t++}return ge.errors=s,t===0}ge.evaluated={dynamicProps:!1,dynamicItems:!1};const Zn=ve,Cs={type:"string",enum:["binary","categorical","numeric"],$id:"EnumsSign\
alValueType"};function ve(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=ve.evaluated;if(r.
dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="binary"||e==="categorical"||e==="numeric")){const n={instancePath:o,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Cs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return ve.errors=s,t===0}ve.evaluated={dynamicProps:!1,
dynamicItems:!1};const er=_e,zs={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_l\
aunch","reunion","tribute"],$id:"EnumsSpecialCategory"};function _e(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){
let s=null,t=0;const r=_e.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="awards"||e==="championship"||e==="concert"||e==="\
conference"||e==="election"||e==="festival"||e==="gala"||e==="holiday"||e==="premiere"||e==="product_launch"||e==="reunion"||e==="tribute")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:zs.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return _e.errors=
s,t===0}_e.evaluated={dynamicProps:!1,dynamicItems:!1};const sr=we,js={type:"string",enum:["sponsored_search","sponsored_display","sponsored_native"],$id:"Enums\
SponsoredPlacementType"};function we(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=we.evaluated;
if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="sponsored_search"||e==="sponsored_display"||e==="sponsored_native")){const n={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:js.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return we.errors=
s,t===0}we.evaluated={dynamicProps:!1,dynamicItems:!1};const nr=be,Fs={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent",
"commentator","analyst"],$id:"EnumsTalentRole"};function be(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,
t=0;const r=be.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="host"||e==="guest"||e==="creator"||e==="cast"||e==="narrator"||e===
"producer"||e==="correspondent"||e==="commentator"||e==="analyst")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fs.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return be.errors=s,t===0}be.evaluated={dynamicProps:!1,dynamicItems:!1};const rr=Pe,Bs={
type:"string",enum:["owned","licensed_in","licensed_out"],$id:"EnumsTrademarkLicenseType"};function Pe(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,
dynamicAnchors:u={}}={}){let s=null,t=0;const r=Pe.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="owned"||e==="licensed_in"||e==="licen\
sed_out")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bs.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return Pe.errors=s,t===0}Pe.evaluated={dynamicProps:!1,dynamicItems:!1};const tr=ke,Ms={type:"string",enum:["active","pending","abandoned","\
cancelled","expired"],$id:"EnumsTrademarkStatus"};function ke(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,
t=0;const r=ke.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="active"||e==="pending"||e==="abandoned"||e==="cancelled"||e==="exp\
ired")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ms.enum},message:"must be equal to one of the allowed values"};s===null?
s=[n]:s.push(n),t++}return ke.errors=s,t===0}ke.evaluated={dynamicProps:!1,dynamicItems:!1};const or=De,Ks={type:"string",enum:["realtime","hourly","daily","wee\
kly"],$id:"EnumsUpdateFrequency"};function De(e,{instancePath:o="",parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=De.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="realtime"||e==="hourly"||e==="daily"||e==="weekly")){const n={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ks.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return De.errors=s,t===
0}De.evaluated={dynamicProps:!1,dynamicItems:!1};const ar=Ee,Ls={type:"string",enum:["spec","live"],$id:"EnumsVerificationMode"};function Ee(e,{instancePath:o="",
parentData:a,parentDataProperty:i,rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Ee.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&
(r.items=void 0),typeof e!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:
s.push(n),t++}if(!(e==="spec"||e==="live")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ls.enum},message:"must be equal to \
one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Ee.errors=s,t===0}Ee.evaluated={dynamicProps:!1,dynamicItems:!1};const ir=Ie,Os={type:"string",enum:[
"instream","accompanying_content","interstitial","standalone"],$id:"EnumsVideoPlacementType"};function Ie(e,{instancePath:o="",parentData:a,parentDataProperty:i,
rootData:l=e,dynamicAnchors:u={}}={}){let s=null,t=0;const r=Ie.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e==="instream"||e===
"accompanying_content"||e==="interstitial"||e==="standalone")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Os.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return Ie.errors=s,t===0}Ie.evaluated={dynamicProps:!1,dynamicItems:!1};export{Us as EnumsAgentLifecycleStage,Gs as EnumsAgentType,Hs as EnumsAgentVisibility,Js as EnumsAppStore,Qs as EnumsAssetContentType,Ns as EnumsAudioDistributionType,
Ws as EnumsAuthorizationCheck,Xs as EnumsAuthorizationEvidence,Ys as EnumsAuthorizationReason,Zs as EnumsAuthorizationType,en as EnumsBadgeRole,sn as EnumsBrandArchitecture,
nn as EnumsBrandFileStatus,rn as EnumsBrandJsonVariant,tn as EnumsBrandPropertyRelationship,on as EnumsBrandSource,an as EnumsCatalogSource,ln as EnumsChannels,
un as EnumsCollectionCadence,mn as EnumsCollectionKind,pn as EnumsCollectionRecordStatus,cn as EnumsCollectionRelationship,dn as EnumsCollectionStatus,yn as EnumsComplianceStatus,
fn as EnumsComplianceTrackStatus,hn as EnumsConsentBasis,gn as EnumsContentRatingSystem,vn as EnumsCrawlOutcome,_n as EnumsCrawlStatus,wn as EnumsDelegationType,
bn as EnumsDiscoveryMethod,Pn as EnumsDistributionIdentifierType,kn as EnumsFeedFormat,Dn as EnumsFormatKind,En as EnumsFreshnessState,In as EnumsGenreTaxonomy,
An as EnumsHostingMode,qn as EnumsIdentifierTypes,xn as EnumsKellerType,Vn as EnumsLogoSlot,$n as EnumsManifestFile,Sn as EnumsManifestStatus,Tn as EnumsOperatorScope,
Rn as EnumsProductionQuality,Cn as EnumsPropertyClassification,zn as EnumsPropertyResolutionSource,jn as EnumsPropertySource,Fn as EnumsPropertyType,Bn as EnumsPublisherAgentSource,
Mn as EnumsPublisherFileStatus,Kn as EnumsPublisherPropertySource,Ln as EnumsRedirectReason,On as EnumsRegistryEntityType,Un as EnumsRegistryEventType,Gn as EnumsRelationshipTrust,
Hn as EnumsRestrictedAttribute,Jn as EnumsReviewStatus,Qn as EnumsRevisionSource,Nn as EnumsRevocationReason,Wn as EnumsRightType,Xn as EnumsRightUse,Yn as EnumsSelectionType,
Zn as EnumsSignalValueType,er as EnumsSpecialCategory,sr as EnumsSponsoredPlacementType,nr as EnumsTalentRole,rr as EnumsTrademarkLicenseType,tr as EnumsTrademarkStatus,
or as EnumsUpdateFrequency,ar as EnumsVerificationMode,ir as EnumsVideoPlacementType};
