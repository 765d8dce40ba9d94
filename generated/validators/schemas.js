// @generated from schemas/v3 by codegen. Do not edit; run "npm run codegen".
import Fr from"ajv-formats/dist/formats.js";import Qr from"ajv/dist/runtime/equal.js";import Gr from"ajv/dist/runtime/ucs2length.js";const Ft=Lr;const N=Fr.fullFormats.uri,I=Fr.fullFormats["date-time"],P=Gr.default;function ie(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ie.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.kid===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"kid"},message:"must have required property 'kid'"};e===null?e=[t]:e.push(t),s++}if(r.kty===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kty"},message:"must have required property 'kty'"};e===null?e=[t]:e.push(t),s++}if(r.kid!==void 0){let t=r.
kid;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/kid",schemaPath:"#/properties/kid/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/kid",schemaPath:"#/properties/kid/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.kty!==void 0){let t=r.kty;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/kty",
schemaPath:"#/properties/kty/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.alg!==void 0&&typeof r.alg!="string"){const t={instancePath:i+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}if(r.use!==void 0&&typeof r.use!="string"){const t={instancePath:i+"/use",schemaPath:"#/properties/use/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.crv!==void 0&&typeof r.crv!="string"){const t={instancePath:i+"/crv",schemaPath:"\
#/properties/crv/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.x!==void 0&&typeof r.x!="string"){const t={
instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.y!==void 0&&
typeof r.y!="string"){const t={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(r.n!==void 0&&typeof r.n!="string"){const t={instancePath:i+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.e!==void 0&&typeof r.e!="string"){const t={instancePath:i+"/e",schemaPath:"#/properties/e/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.revoked_at!==void 0){let t=r.revoked_at;if(typeof t=="string"){if(!I.validate(
t)){const a={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[t]:e.push(t),s++}return ie.errors=e,s===0}ie.evaluated={props:{kid:!0,kty:!0,alg:!0,use:!0,crv:!0,x:!0,y:!0,n:!0,e:!0,revoked_at:!0},
dynamicProps:!1,dynamicItems:!1};function ae(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ae.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.kid===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"kid"},message:"must have required property 'kid'"};e===null?e=[t]:e.push(t),s++}if(r.kty===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kty"},message:"must have required property 'kty'"};e===null?e=[t]:e.push(t),s++}if(r.crv===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crv"},message:"must have required property 'crv'"};e===null?e=[t]:e.push(t),s++}
if(r.x===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},message:"must have required property 'x'"};e===
null?e=[t]:e.push(t),s++}if(r.kid!==void 0){let t=r.kid;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/kid",schemaPath:"#/properties/kid/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/kid",schemaPath:"\
#/properties/kid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.kty!==void 0){let t=r.kty;if(typeof t!=
"string"){const a={instancePath:i+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}if(t!=="OKP"){const a={instancePath:i+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue:"OKP"},message:"must be equal to co\
nstant"};e===null?e=[a]:e.push(a),s++}}if(r.crv!==void 0){let t=r.crv;if(typeof t!="string"){const a={instancePath:i+"/crv",schemaPath:"#/properties/crv/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(t!=="X25519"){const a={instancePath:i+"/crv",schemaPath:"#/properties/crv\
/const",keyword:"const",params:{allowedValue:"X25519"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),s++}}if(r.x!==void 0){let t=r.x;if(typeof t==
"string"){if(P(t)<1){const a={instancePath:i+"/x",schemaPath:"#/properties/x/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(r.alg!==void 0&&typeof r.alg!="string"){const t={instancePath:i+"/alg",schemaPath:"#/properties/alg/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.use!==void 0&&typeof r.use!="string"){const t={instancePath:i+"/use",schemaPath:"\
#/properties/use/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.revoked_at!==void 0){let t=r.revoked_at;
if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ae.errors=e,s===0}ae.evaluated={props:{kid:!0,kty:!0,crv:!0,x:!0,alg:!0,
use:!0,revoked_at:!0},dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}
if(r.authorized_for===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_for"},message:"must have re\
quired property 'authorized_for'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!N(t)){const a={instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.authorized_for!==void 0){
let t=r.authorized_for;if(typeof t=="string"){if(P(t)>500){const a={instancePath:i+"/authorized_for",schemaPath:"#/properties/authorized_for/maxLength",keyword:"\
maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),s++}if(P(t)<1){const a={instancePath:i+"/authorized_for",
schemaPath:"#/properties/authorized_for/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),
s++}}else{const a={instancePath:i+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}}if(r.signing_keys!==void 0){let t=r.signing_keys;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/signing_keys",schemaPath:"\
#/properties/signing_keys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;
for(let n=0;n<a;n++)ie(t[n],{instancePath:i+"/signing_keys/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?ie.errors:e.concat(ie.
errors),s=e.length)}else{const a={instancePath:i+"/signing_keys",schemaPath:"#/properties/signing_keys/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[a]:e.push(a),s++}}if(r.encryption_keys!==void 0){let t=r.encryption_keys;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/en\
cryption_keys",schemaPath:"#/properties/encryption_keys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:
e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)ae(t[n],{instancePath:i+"/encryption_keys/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||
(e=e===null?ae.errors:e.concat(ae.errors),s=e.length)}else{const a={instancePath:i+"/encryption_keys",schemaPath:"#/properties/encryption_keys/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!I.validate(
t)){const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}j.evaluated={props:{url:!0,authorized_for:!0,signing_keys:!0,encryption_keys:!0,last_updated:!0},
dynamicProps:!1,dynamicItems:!1};const Ur=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function v(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=v.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r=="string"){
if(P(r)>253){const t={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[t]:e.push(t),s++}if(!Ur.test(r)){const t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}
v.evaluated={dynamicProps:!1,dynamicItems:!1};function ne(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'pub\
lisher_domain'"};e===null?e=[t]:e.push(t),s++}if(r.collection_ids===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
collection_ids"},message:"must have required property 'collection_ids'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(v(r.publisher_domain,{instancePath:i+
"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.collection_ids!==
void 0){let t=r.collection_ids;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){
const y={instancePath:i+"/collection_ids/"+n,schemaPath:"#/properties/collection_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),s++}}else{const a={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),s++}return ne.errors=e,s===0}ne.evaluated={props:{publisher_domain:!0,collection_ids:!0},dynamicProps:!1,dynamicItems:!1};const Xr={
type:"string",enum:["direct","delegated","ad_network"],$id:"EnumsDelegationType"};function oe(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="direct"||r==="delegated"||r==="ad_net\
work")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Xr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return oe.errors=e,s===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};const Jr=new RegExp("^[A-Z]{2}$","u");function $(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=$.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r=="string"){if(!Jr.test(r)){const t={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return $.errors=e,s===0}$.evaluated={dynamicProps:!1,dynamicItems:!1};
const Z=Qr.default;function x(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=x.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collections!==void 0){let t=r.collections;if(Array.
isArray(t)){const a=t.length;for(let n=0;n<a;n++)ne(t[n],{instancePath:i+"/collections/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===
null?ne.errors:e.concat(ne.errors),s=e.length)}else{const a={instancePath:i+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.placement_ids!==void 0){let t=r.placement_ids;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+
"/placement_ids",schemaPath:"#/properties/placement_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:
e.push(n),s++}const a=t.length;for(let n=0;n<a;n++){let y=t[n];if(typeof y=="string"){if(P(y)<1){const p={instancePath:i+"/placement_ids/"+n,schemaPath:"#/prope\
rties/placement_ids/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:i+"/placement_ids/"+n,schemaPath:"#/properties/placement_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),s++}}}else{const a={instancePath:i+"/placement_ids",schemaPath:"#/properties/placement_ids/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[a]:e.push(a),s++}}if(r.placement_tags!==void 0){let t=r.placement_tags;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++){let l=t[p];
if(typeof l=="string"){if(P(l)<1){const f={instancePath:i+"/placement_tags/"+p,schemaPath:"#/properties/placement_tags/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/placement_tags/"+p,schemaPath:"#/properti\
es/placement_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}let n=t.length,y;if(n>1){const p={};
for(;n--;){let l=t[n];if(typeof l=="string"){if(typeof p[l]=="number"){y=p[l];const f={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/\
uniqueItems",keyword:"uniqueItems",params:{i:n,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+n+" are identical)"};e===null?e=[f]:e.push(f),s++;
break}p[l]=n}}}}else{const a={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[a]:e.push(a),s++}}if(r.delegation_type!==void 0&&(oe(r.delegation_type,{instancePath:i+"/delegation_type",parentData:r,parentDataProperty:"\
delegation_type",rootData:u,dynamicAnchors:m})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)),r.exclusive!==void 0&&typeof r.exclusive!="boolean"){const t={
instancePath:i+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
s++}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)$(t[p],{instancePath:i+"/countries/"+p,parentData:t,parentDataProperty:p,
rootData:u,dynamicAnchors:m})||(e=e===null?$.errors:e.concat($.errors),s=e.length);let n=t.length,y;if(n>1){e:for(;n--;)for(y=n;y--;)if(Z(t[n],t[y])){const p={instancePath:i+
"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i:n,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+
n+" are identical)"};e===null?e=[p]:e.push(p),s++;break e}}}else{const a={instancePath:i+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.effective_from!==void 0){let t=r.effective_from;if(typeof t=="string"){if(!I.validate(
t)){const a={instancePath:i+"/effective_from",schemaPath:"#/properties/effective_from/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/effective_from",schemaPath:"#/properties/effective_from/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.effective_until!==void 0){let t=r.effective_until;if(typeof t=="string"){if(!I.validate(
t)){const a={instancePath:i+"/effective_until",schemaPath:"#/properties/effective_until/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/effective_until",schemaPath:"#/properties/effective_until/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}x.evaluated={props:{collections:!0,placement_ids:!0,placement_tags:!0,delegation_type:!0,
exclusive:!0,countries:!0,effective_from:!0,effective_until:!0},dynamicProps:!1,dynamicItems:!1};const Cr=new RegExp("^[a-z0-9_]+$","u");function E(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=E.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r=="string"){if(!Cr.test(r)){const t={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return E.errors=e,s===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};
function pe(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=pe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),j(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?j.errors:e.concat(
j.errors),s=e.length),x(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?x.errors:e.concat(x.errors),s=e.length),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[t]:e.push(t),s++}if(r.property_ids===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_ids"},message:"must have required property 'property_ids'"};e===null?e=[t]:e.push(t),
s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="string"){const a={instancePath:i+"/authorization_type",schemaPath:"#/properties/a\
uthorization_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(t!=="property_ids"){const a={instancePath:i+
"/authorization_type",schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"property_ids"},message:"must be equal to constant"};
e===null?e=[a]:e.push(a),s++}}if(r.property_ids!==void 0){let t=r.property_ids;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/property_ids",schemaPath:"\
#/properties/property_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;
for(let n=0;n<a;n++)E(t[n],{instancePath:i+"/property_ids/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?E.errors:e.concat(E.errors),
s=e.length)}else{const a={instancePath:i+"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.
push(t),s++}return pe.errors=e,s===0}pe.evaluated={props:{authorization_type:!0,property_ids:!0,collections:!0,placement_ids:!0,placement_tags:!0,delegation_type:!0,
exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,url:!0,authorized_for:!0,signing_keys:!0,encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=O.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),typeof r=="string"){if(!Cr.test(r)){const t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}O.evaluated={dynamicProps:!1,dynamicItems:!1};function le(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),j(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?j.errors:e.concat(j.errors),s=e.length),x(r,{instancePath:i,
parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?x.errors:e.concat(x.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.
authorization_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have\
 required property 'authorization_type'"};e===null?e=[t]:e.push(t),s++}if(r.property_tags===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"property_tags"},message:"must have required property 'property_tags'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==void 0){
let t=r.authorization_type;if(typeof t!="string"){const a={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(t!=="property_tags"){const a={instancePath:i+"/authorization_type",schemaPath:"\
#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"property_tags"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),s++}}
if(r.property_tags!==void 0){let t=r.property_tags;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/property_tags",schemaPath:"#/properties/propert\
y_tags/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)
O(t[n],{instancePath:i+"/property_tags/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{
const a={instancePath:i+"/property_tags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return le.errors=e,s===0}le.evaluated={props:{authorization_type:!0,property_tags:!0,collections:!0,placement_ids:!0,placement_tags:!0,delegation_type:!0,exclusive:!0,
countries:!0,effective_from:!0,effective_until:!0,url:!0,authorized_for:!0,signing_keys:!0,encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};const Mr={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"EnumsPr\
opertyType"};function H(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=H.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="website"||r==="mobile_app"||r==="ctv_app"||r==="desktop_app"||r==="dooh"||r==="podcast"||r==="radio"||r===
"linear_tv"||r==="streaming_audio"||r==="ai_assistant")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Mr.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return H.errors=e,s===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};const Wr={type:"string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_as\
in","samsung_app_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_gui\
d","station_id","facility_id"],$id:"EnumsIdentifierTypes"};function ue(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="domain"||r==="subdomain"||r==="network_id"||r==="\
ios_bundle"||r==="android_package"||r==="apple_app_store_id"||r==="google_play_id"||r==="roku_store_id"||r==="fire_tv_asin"||r==="samsung_app_id"||r==="apple_tv\
_bundle"||r==="bundle_id"||r==="venue_id"||r==="screen_id"||r==="openooh_venue_type"||r==="rss_url"||r==="apple_podcast_id"||r==="spotify_collection_id"||r==="p\
odcast_guid"||r==="station_id"||r==="facility_id")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Wr.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ue.errors=e,s===0}ue.evaluated={dynamicProps:!1,dynamicItems:!1};function me(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(ue(r.type,{instancePath:i+
"/type",parentData:r,parentDataProperty:"type",rootData:u,dynamicAnchors:m})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)),r.value!==void 0){let t=r.value;
if(typeof t=="string"){if(P(t)>2048){const a={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"\
must NOT have more than 2048 characters"};e===null?e=[a]:e.push(a),s++}if(P(t)<1){const a={instancePath:i+"/value",schemaPath:"#/properties/value/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/value",schemaPath:"#/p\
roperties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return me.errors=e,s===0}me.evaluated={props:{type:!0,value:!0},
dynamicProps:!1,dynamicItems:!1};const Yr={type:"string",enum:["display","olv","social","search","ctv","linear_tv","radio","streaming_audio","podcast","dooh","o\
oh","print","cinema","email","gaming","retail_media","influencer","affiliate","product_placement","sponsored_intelligence"],$id:"EnumsChannels"};function L(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(r==="display"||r==="olv"||r==="social"||r==="search"||r==="ctv"||r==="linear_tv"||r==="radio"||r==="streaming_audio"||r==="podcast"||r==="dooh"||r===
"ooh"||r==="print"||r==="cinema"||r==="email"||r==="gaming"||r==="retail_media"||r==="influencer"||r==="affiliate"||r==="product_placement"||r==="sponsored_inte\
lligence")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return L.errors=e,s===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.property_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type"},
message:"must have required property 'property_type'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.identifiers===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifiers'"};e===null?e=[t]:e.push(t),
s++}if(r.property_type!==void 0&&(H(r.property_type,{instancePath:i+"/property_type",parentData:r,parentDataProperty:"property_type",rootData:u,dynamicAnchors:m})||
(e=e===null?H.errors:e.concat(H.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.identifiers!==void 0){
let t=r.identifiers;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)me(t[n],{instancePath:i+"/identif\
iers/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?me.errors:e.concat(me.errors),s=e.length)}else{const a={instancePath:i+"/i\
dentifiers",schemaPath:"#/properties/identifiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.property_id!==
void 0&&(E(r.property_id,{instancePath:i+"/property_id",parentData:r,parentDataProperty:"property_id",rootData:u,dynamicAnchors:m})||(e=e===null?E.errors:e.concat(
E.errors),s=e.length)),r.tags!==void 0){let t=r.tags;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)O(t[p],{instancePath:i+"/tags/"+p,parentData:t,parentDataProperty:p,
rootData:u,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length);let n=t.length,y;if(n>1){e:for(;n--;)for(y=n;y--;)if(Z(t[n],t[y])){const p={instancePath:i+
"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:n,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+n+" are i\
dentical)"};e===null?e=[p]:e.push(p),s++;break e}}}else{const a={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.supported_channels!==void 0){let t=r.supported_channels;if(Array.isArray(t)){const a=t.length;for(let p=0;p<
a;p++)L(t[p],{instancePath:i+"/supported_channels/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=e===null?L.errors:e.concat(L.errors),s=
e.length);let n=t.length,y;if(n>1){e:for(;n--;)for(y=n;y--;)if(Z(t[n],t[y])){const p={instancePath:i+"/supported_channels",schemaPath:"#/properties/supported_ch\
annels/uniqueItems",keyword:"uniqueItems",params:{i:n,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+n+" are identical)"};e===null?e=[p]:e.push(
p),s++;break e}}}else{const a={instancePath:i+"/supported_channels",schemaPath:"#/properties/supported_channels/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}r.publisher_domain!==void 0&&(v(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"\
publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Q.errors=e,s===0}Q.evaluated={props:{property_type:!0,name:!0,identifiers:!0,
property_id:!0,tags:!0,supported_channels:!0,publisher_domain:!0},dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),j(r,{instancePath:i,
parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?j.errors:e.concat(j.errors),s=e.length),x(r,{instancePath:i,parentData:g,parentDataProperty:_,
rootData:u,dynamicAnchors:m})||(e=e===null?x.errors:e.concat(x.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type\
'"};e===null?e=[t]:e.push(t),s++}if(r.properties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"propertie\
s"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="\
string"){const a={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}if(t!=="inline_properties"){const a={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/cons\
t",keyword:"const",params:{allowedValue:"inline_properties"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),s++}}if(r.properties!==void 0){let t=r.
properties;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/properties",schemaPath:"#/properties/properties/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)Q(t[n],{instancePath:i+"/properties/"+n,parentData:t,
parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)}else{const a={instancePath:i+"/properties",schemaPath:"#\
/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return fe.errors=e,s===0}fe.evaluated={props:{authorization_type:!0,
properties:!0,collections:!0,placement_ids:!0,placement_tags:!0,delegation_type:!0,exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,url:!0,authorized_for:!0,
signing_keys:!0,encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};function re(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=re.evaluated;o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!0;const n=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.publisher_domain===void 0&&(c=
"publisher_domain")){const d={};e===null?e=[d]:e.push(d),s++}}var y=n===s;s=t,e!==null&&(t?e.length=t:e=null);let p;if(y){const c=s;if(r&&typeof r=="object"&&!Array.
isArray(r))for(const b in r){const w=s,k=s,ee=s;if(b!=="publisher_domains"){const z={};e===null?e=[z]:e.push(z),s++}var l=ee===s;if(l){const z={instancePath:i,schemaPath:"\
#/then/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:b};e===null?e=[z]:e.push(z),s++}else s=k,e!==null&&(k?e.length=k:e=null);
var f=w===s;if(!f){const z={instancePath:i,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName:b},message:"property name must be vali\
d"};e===null?e=[z]:e.push(z),s++}}var y=c===s;a=y,p="then"}else{const c=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.publisher_domains===void 0){const b={instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?
e=[b]:e.push(b),s++}var y=c===s;if(a=y,a){var h={};h.publisher_domains=!0,h.publisher_domain=!0}p="else"}if(!a){const c={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:p},message:'must match "'+p+'" schema'};e===null?e=[c]:e.push(c),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===
void 0){const c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selec\
tion_type'"};e===null?e=[c]:e.push(c),s++}if(h!==!0&&(h=h||{},h.selection_type=!0,h.publisher_domain=!0,h.publisher_domains=!0),r.selection_type!==void 0){let c=r.
selection_type;if(typeof c!="string"){const d={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(c!=="all"){const d={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/const",
keyword:"const",params:{allowedValue:"all"},message:"must be equal to constant"};e===null?e=[d]:e.push(d),s++}}if(r.publisher_domain!==void 0&&(v(r.publisher_domain,
{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=
e.length)),r.publisher_domains!==void 0){let c=r.publisher_domains;if(Array.isArray(c)){if(c.length<1){const k={instancePath:i+"/publisher_domains",schemaPath:"\
#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[k]:e.push(k),s++}const d=c.
length;for(let k=0;k<d;k++)v(c[k],{instancePath:i+"/publisher_domains/"+k,parentData:c,parentDataProperty:k,rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length);let b=c.length,w;if(b>1){e:for(;b--;)for(w=b;w--;)if(Z(c[b],c[w])){const k={instancePath:i+"/publisher_domains",schemaPath:"#/pro\
perties/publisher_domains/uniqueItems",keyword:"uniqueItems",params:{i:b,j:w},message:"must NOT have duplicate items (items ## "+w+" and "+b+" are identical)"};
e===null?e=[k]:e.push(k),s++;break e}}}else{const d={instancePath:i+"/publisher_domains",schemaPath:"#/properties/publisher_domains/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}}else{const c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[c]:e.push(c),s++}return re.errors=e,o.props=h,s===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};function ye(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===void 0){const n={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selection_type'"};e===null?e=[n]:e.push(n),s++}if(r.
publisher_domain===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have req\
uired property 'publisher_domain'"};e===null?e=[n]:e.push(n),s++}if(r.property_ids===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"property_ids"},message:"must have required property 'property_ids'"};e===null?e=[n]:e.push(n),s++}for(const n in r){const y=s,p=s,l=s;if(n!==
"publisher_domains"){const f={};e===null?e=[f]:e.push(f),s++}var t=l===s;if(t){const f={instancePath:i,schemaPath:"#/propertyNames/not",keyword:"not",params:{},
message:"must NOT be valid",propertyName:n};e===null?e=[f]:e.push(f),s++}else s=p,e!==null&&(p?e.length=p:e=null);var a=y===s;if(!a){const f={instancePath:i,schemaPath:"\
#/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be valid"};e===null?e=[f]:e.push(f),s++}}if(r.selection_type!==void 0){
let n=r.selection_type;if(typeof n!="string"){const y={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}if(n!=="by_id"){const y={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_typ\
e/const",keyword:"const",params:{allowedValue:"by_id"},message:"must be equal to constant"};e===null?e=[y]:e.push(y),s++}}if(r.publisher_domain!==void 0&&(v(r.publisher_domain,
{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=
e.length)),r.property_ids!==void 0){let n=r.property_ids;if(Array.isArray(n)){if(n.length<1){const p={instancePath:i+"/property_ids",schemaPath:"#/properties/pr\
operty_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const y=n.length;for(let p=0;p<
y;p++)E(n[p],{instancePath:i+"/property_ids/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{
const y={instancePath:i+"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:
e.push(y),s++}}}else{const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return ye.
errors=e,s===0}ye.evaluated={props:{selection_type:!0,publisher_domain:!0,property_ids:!0},dynamicProps:!1,dynamicItems:!1};function te(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=te.evaluated;o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!0;const n=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.publisher_domain===void 0&&(c=
"publisher_domain")){const d={};e===null?e=[d]:e.push(d),s++}}var y=n===s;s=t,e!==null&&(t?e.length=t:e=null);let p;if(y){const c=s;if(r&&typeof r=="object"&&!Array.
isArray(r))for(const b in r){const w=s,k=s,ee=s;if(b!=="publisher_domains"){const z={};e===null?e=[z]:e.push(z),s++}var l=ee===s;if(l){const z={instancePath:i,schemaPath:"\
#/then/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:b};e===null?e=[z]:e.push(z),s++}else s=k,e!==null&&(k?e.length=k:e=null);
var f=w===s;if(!f){const z={instancePath:i,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName:b},message:"property name must be vali\
d"};e===null?e=[z]:e.push(z),s++}}var y=c===s;a=y,p="then"}else{const c=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.publisher_domains===void 0){const b={instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?
e=[b]:e.push(b),s++}var y=c===s;if(a=y,a){var h={};h.publisher_domains=!0,h.publisher_domain=!0}p="else"}if(!a){const c={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:p},message:'must match "'+p+'" schema'};e===null?e=[c]:e.push(c),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===
void 0){const c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selec\
tion_type'"};e===null?e=[c]:e.push(c),s++}if(r.property_tags===void 0){const c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_tags"},message:"must have required property 'property_tags'"};e===null?e=[c]:e.push(c),s++}if(h!==!0&&(h=h||{},h.selection_type=!0,h.publisher_domain=!0,
h.publisher_domains=!0,h.property_tags=!0),r.selection_type!==void 0){let c=r.selection_type;if(typeof c!="string"){const d={instancePath:i+"/selection_type",schemaPath:"\
#/properties/selection_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(c!=="by_tag"){const d={instancePath:i+
"/selection_type",schemaPath:"#/properties/selection_type/const",keyword:"const",params:{allowedValue:"by_tag"},message:"must be equal to constant"};e===null?e=
[d]:e.push(d),s++}}if(r.publisher_domain!==void 0&&(v(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",
rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.publisher_domains!==void 0){let c=r.publisher_domains;if(Array.isArray(c)){
if(c.length<1){const k={instancePath:i+"/publisher_domains",schemaPath:"#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[k]:e.push(k),s++}const d=c.length;for(let k=0;k<d;k++)v(c[k],{instancePath:i+"/publisher_domains/"+k,parentData:c,parentDataProperty:k,
rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length);let b=c.length,w;if(b>1){e:for(;b--;)for(w=b;w--;)if(Z(c[b],c[w])){const k={instancePath:i+
"/publisher_domains",schemaPath:"#/properties/publisher_domains/uniqueItems",keyword:"uniqueItems",params:{i:b,j:w},message:"must NOT have duplicate items (item\
s ## "+w+" and "+b+" are identical)"};e===null?e=[k]:e.push(k),s++;break e}}}else{const d={instancePath:i+"/publisher_domains",schemaPath:"#/properties/publishe\
r_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}if(r.property_tags!==void 0){let c=r.property_tags;if(Array.
isArray(c)){if(c.length<1){const b={instancePath:i+"/property_tags",schemaPath:"#/properties/property_tags/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),s++}const d=c.length;for(let b=0;b<d;b++)O(c[b],{instancePath:i+"/property_tags/"+b,parentData:c,parentDataProperty:b,
rootData:u,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{const d={instancePath:i+"/property_tags",schemaPath:"#/properties/proper\
ty_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}}else{const c={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),s++}return te.errors=e,o.props=h,s===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};
function ce(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ce.evaluated;o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!1,n=null;const y=s;if(!re(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m}))
e=e===null?re.errors:e.concat(re.errors),s=e.length;else var p=re.evaluated.props;var f=y===s;f&&(a=!0,n=0);const l=s;ye(r,{instancePath:i,parentData:g,parentDataProperty:_,
rootData:u,dynamicAnchors:m})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.length);var f=l===s;if(f&&a)a=!1,n=[n,1];else{f&&(a=!0,n=1,p!==!0&&(p=p||{},p.selection_type=
!0,p.publisher_domain=!0,p.property_ids=!0));const c=s;if(!te(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m}))e=e===null?te.errors:
e.concat(te.errors),s=e.length;else var h=te.evaluated.props;var f=c===s;f&&a?(a=!1,n=[n,2]):f&&(a=!0,n=2,p!==!0&&h!==void 0&&(h===!0?p=!0:(p=p||{},Object.assign(
p,h))))}if(a)s=t,e!==null&&(t?e.length=t:e=null);else{const c={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match\
 exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return ce.errors=e,o.props=p,s===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};function de(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),j(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?j.errors:e.concat(j.errors),s=e.length),x(r,{instancePath:i,
parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?x.errors:e.concat(x.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.
authorization_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have\
 required property 'authorization_type'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_properties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_properties"},message:"must have required property 'publisher_properties'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==
void 0){let t=r.authorization_type;if(typeof t!="string"){const a={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(t!=="publisher_properties"){const a={instancePath:i+"/authorization_type",
schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"publisher_properties"},message:"must be equal to constant"};e===null?e=
[a]:e.push(a),s++}}if(r.publisher_properties!==void 0){let t=r.publisher_properties;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/publisher_prop\
erties",schemaPath:"#/properties/publisher_properties/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.
push(n),s++}const a=t.length;for(let n=0;n<a;n++)ce(t[n],{instancePath:i+"/publisher_properties/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||
(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)}else{const a={instancePath:i+"/publisher_properties",schemaPath:"#/properties/publisher_properties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return de.errors=e,s===0}de.evaluated={props:{authorization_type:!0,publisher_properties:!0,collections:!0,
placement_ids:!0,placement_tags:!0,delegation_type:!0,exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,url:!0,authorized_for:!0,signing_keys:!0,encryption_keys:!0,
last_updated:!0},dynamicProps:!1,dynamicItems:!1};const Vr=new RegExp("^[a-zA-Z0-9_-]+$","u");function he(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=he.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),j(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[t]:e.push(t),
s++}if(r.signal_ids===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signal_ids"},message:"must have requir\
ed property 'signal_ids'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="string"){const a={instancePath:i+
"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}if(t!=="signal_ids"){const a={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"\
signal_ids"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),s++}}if(r.signal_ids!==void 0){let t=r.signal_ids;if(Array.isArray(t)){if(t.length<1){
const n={instancePath:i+"/signal_ids",schemaPath:"#/properties/signal_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 item\
s"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++){let y=t[n];if(typeof y=="string"){if(!Vr.test(y)){const p={instancePath:i+"/signal_ids/"+
n,schemaPath:"#/properties/signal_ids/items/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"},message:'must match pattern "^[a-zA-Z0-9_-]+$"'};e===
null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/signal_ids/"+n,schemaPath:"#/properties/signal_ids/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/signal_ids",schemaPath:"#/properties/signal_ids/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return he.errors=e,s===0}he.evaluated={props:{authorization_type:!0,signal_ids:!0,url:!0,authorized_for:!0,signing_keys:!0,
encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};const Kr=new RegExp("^[a-z0-9_-]+$","u");function ge(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),j(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[t]:e.push(t),
s++}if(r.signal_tags===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signal_tags"},message:"must have requ\
ired property 'signal_tags'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="string"){const a={instancePath:i+
"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}if(t!=="signal_tags"){const a={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"\
signal_tags"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),s++}}if(r.signal_tags!==void 0){let t=r.signal_tags;if(Array.isArray(t)){if(t.length<
1){const n={instancePath:i+"/signal_tags",schemaPath:"#/properties/signal_tags/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++){let y=t[n];if(typeof y=="string"){if(!Kr.test(y)){const p={instancePath:i+"/signal_t\
ags/"+n,schemaPath:"#/properties/signal_tags/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_-]+$"},message:'must match pattern "^[a-z0-9_-]+$"'};e===
null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/signal_tags/"+n,schemaPath:"#/properties/signal_tags/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/signal_tags",schemaPath:"#/properties/signal_tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return ge.errors=e,s===0}ge.evaluated={props:{authorization_type:!0,signal_tags:!0,url:!0,authorized_for:!0,signing_keys:!0,
encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};function _e(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=_e.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!1,n=null;const y=s;pe(r,{instancePath:i,parentData:g,
parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length);var f=y===s;if(f){a=!0,n=0;var p={};p.authorization_type=
!0,p.property_ids=!0,p.collections=!0,p.placement_ids=!0,p.placement_tags=!0,p.delegation_type=!0,p.exclusive=!0,p.countries=!0,p.effective_from=!0,p.effective_until=
!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,p.encryption_keys=!0,p.last_updated=!0}const l=s;le(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,
dynamicAnchors:m})||(e=e===null?le.errors:e.concat(le.errors),s=e.length);var f=l===s;if(f&&a)a=!1,n=[n,1];else{f&&(a=!0,n=1,p!==!0&&(p=p||{},p.authorization_type=
!0,p.property_tags=!0,p.collections=!0,p.placement_ids=!0,p.placement_tags=!0,p.delegation_type=!0,p.exclusive=!0,p.countries=!0,p.effective_from=!0,p.effective_until=
!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,p.encryption_keys=!0,p.last_updated=!0));const h=s;fe(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,
dynamicAnchors:m})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length);var f=h===s;if(f&&a)a=!1,n=[n,2];else{f&&(a=!0,n=2,p!==!0&&(p=p||{},p.authorization_type=
!0,p.properties=!0,p.collections=!0,p.placement_ids=!0,p.placement_tags=!0,p.delegation_type=!0,p.exclusive=!0,p.countries=!0,p.effective_from=!0,p.effective_until=
!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,p.encryption_keys=!0,p.last_updated=!0));const d=s;de(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,
dynamicAnchors:m})||(e=e===null?de.errors:e.concat(de.errors),s=e.length);var f=d===s;if(f&&a)a=!1,n=[n,3];else{f&&(a=!0,n=3,p!==!0&&(p=p||{},p.authorization_type=
!0,p.publisher_properties=!0,p.collections=!0,p.placement_ids=!0,p.placement_tags=!0,p.delegation_type=!0,p.exclusive=!0,p.countries=!0,p.effective_from=!0,p.effective_until=
!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,p.encryption_keys=!0,p.last_updated=!0));const w=s;he(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,
dynamicAnchors:m})||(e=e===null?he.errors:e.concat(he.errors),s=e.length);var f=w===s;if(f&&a)a=!1,n=[n,4];else{f&&(a=!0,n=4,p!==!0&&(p=p||{},p.authorization_type=
!0,p.signal_ids=!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,p.encryption_keys=!0,p.last_updated=!0));const ee=s;ge(r,{instancePath:i,parentData:g,parentDataProperty:_,
rootData:u,dynamicAnchors:m})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length);var f=ee===s;f&&a?(a=!1,n=[n,5]):f&&(a=!0,n=5,p!==!0&&(p=p||{},p.authorization_type=
!0,p.signal_tags=!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,p.encryption_keys=!0,p.last_updated=!0))}}}}if(a)s=t,e!==null&&(t?e.length=t:e=null);else{const h={
instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match exactly one schema in oneOf"};e===null?e=[h]:e.push(h),s++}return _e.
errors=e,o.props=p,s===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};const et={type:"string",enum:["series","publication","event_series","rotation"],$id:"EnumsCollectionKind"};function be(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="series"||r===
"publication"||r==="event_series"||r==="rotation")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:et.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return be.errors=e,s===0}be.evaluated={dynamicProps:!1,dynamicItems:!1};const rt={type:"string",
enum:["iab_content_3.0","iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres","custom"],$id:"EnumsGenreTaxonomy"};function ve(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="iab_content_3.0"||r==="iab_content_2.2"||r==="gracenote"||r==="eidr"||r==="apple_genres"||r==="google_genres"||r==="roku"||
r==="amazon_genres"||r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rt.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[t]:e.push(t),s++}return ve.errors=e,s===0}ve.evaluated={dynamicProps:!1,dynamicItems:!1};const tt={type:"string",enum:["tv_parental","mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function Pe(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="tv_parental"||r==="mpaa"||r==="podcast"||r==="esrb"||r==="bbfc"||r==="fsk"||r==="acb"||r==="chvrs"||r==="csa"||r==="pegi"||
r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tt.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return Pe.errors=e,s===0}Pe.evaluated={dynamicProps:!1,dynamicItems:!1};function ke(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.system===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"system"},message:"mus\
t have required property 'system'"};e===null?e=[t]:e.push(t),s++}if(r.rating===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rating"},message:"must have required property 'rating'"};e===null?e=[t]:e.push(t),s++}if(r.system!==void 0&&(Pe(r.system,{instancePath:i+"/syst\
em",parentData:r,parentDataProperty:"system",rootData:u,dynamicAnchors:m})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r.rating!==void 0){let t=r.rating;
if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/rating",schemaPath:"#/properties/rating/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return ke.errors=e,s===0}ke.evaluated={props:{system:!0,rating:!0},dynamicProps:!1,dynamicItems:!1};const st={type:"\
string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCollectionCadence"};function we(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="daily"||r==="\
weekly"||r==="monthly"||r==="seasonal"||r==="event"||r==="irregular")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:st.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return we.errors=e,s===0}we.evaluated={dynamicProps:!1,dynamicItems:!1};const it={
type:"string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function qe(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r==="hiatus"||r==="ended"||r===
"upcoming")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:it.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return qe.errors=e,s===0}qe.evaluated={dynamicProps:!1,dynamicItems:!1};const at={type:"string",enum:["professional","prosumer","ugc"],
$id:"EnumsProductionQuality"};function Ae(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ae.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="professional"||r==="prosumer"||r==="ugc")){const t={instancePath:i,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:at.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Ae.errors=e,s===0}
Ae.evaluated={dynamicProps:!1,dynamicItems:!1};const nt={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function De(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="host"||r==="guest"||r==="creator"||r==="cast"||r==="narrator"||r==="producer"||r==="correspondent"||r==="commentator"||r===
"analyst")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nt.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return De.errors=e,s===0}De.evaluated={dynamicProps:!1,dynamicItems:!1};function Ie(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.role===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must ha\
ve required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.role!==void 0&&(De(r.role,{instancePath:i+"/role",parentData:r,parentDataProperty:"\
role",rootData:u,dynamicAnchors:m})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="string"){if(P(t)<1){const a={
instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.brand_url!==void 0){let t=r.brand_url;if(typeof t=="string"){if(!N(t)){const a={instancePath:i+"/brand_url",schemaPath:"#/propert\
ies/brand_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/bra\
nd_url",schemaPath:"#/properties/brand_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ie.errors=e,s===0}Ie.evaluated={props:{role:!0,
name:!0,brand_url:!0},dynamicProps:!1,dynamicItems:!1};const ot={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_launch","reunion","tribu\
te"],$id:"EnumsSpecialCategory"};function je(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=je.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="awards"||r==="championship"||r==="concert"||r==="conference"||r==="election"||r===
"festival"||r==="gala"||r==="holiday"||r==="premiere"||r==="product_launch"||r==="reunion"||r==="tribute")){const t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:ot.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return je.errors=e,s===0}je.evaluated={dynamicProps:!1,
dynamicItems:!1};function $e(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=$e.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.
name;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.category!==void 0&&(je(r.category,{instancePath:i+"/category",parentData:r,parentDataProperty:"\
category",rootData:u,dynamicAnchors:m})||(e=e===null?je.errors:e.concat(je.errors),s=e.length)),r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!I.validate(
t)){const a={instancePath:i+"/starts",schemaPath:"#/properties/starts/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/starts",schemaPath:"#/properties/starts/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/ends",schemaPath:"\
#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $e.errors=e,s===0}$e.evaluated={props:{name:!0,
category:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};function Ne(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ne.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total_installments!==void 0){let t=r.total_installments;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/total_installments",schemaPath:"#/properties/total_installments/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/total_ins\
tallments",schemaPath:"#/properties/total_installments/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(
a),s++}}if(r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/starts",schemaPath:"#/properties/starts/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/starts",schemaPath:"\
#/properties/starts/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t==
"string"){if(!I.validate(t)){const a={instancePath:i+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return Ne.errors=e,s===0}Ne.evaluated={props:{total_installments:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};const pt={type:"string",enum:["apple_podcast_id","spotify_collection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_chan\
nel_id","youtube_channel_handle","youtube_channel_url","youtube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tikt\
ok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function ze(r,{instancePath:i="",parentData:g,
parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"apple_podcast_id"||r==="spotify_collection_id"||r==="rss_url"||r==="podcast_guid"||r==="amazon_music_id"||r==="iheart_id"||r==="podcast_index_id"||r==="youtube\
_channel_id"||r==="youtube_channel_handle"||r==="youtube_channel_url"||r==="youtube_playlist_id"||r==="amazon_title_id"||r==="roku_channel_id"||r==="pluto_chann\
el_id"||r==="tubi_id"||r==="peacock_id"||r==="tiktok_id"||r==="twitch_channel"||r==="imdb_id"||r==="gracenote_id"||r==="eidr_id"||r==="domain"||r==="substack_id")){
const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),s++}return ze.errors=e,s===0}ze.evaluated={dynamicProps:!1,dynamicItems:!1};function Ee(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'"};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
alue"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(ze(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:u,dynamicAnchors:m})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),r.value!==void 0){let t=r.value;if(typeof t=="string"){if(P(t)>2048){
const a={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 charact\
ers"};e===null?e=[a]:e.push(a),s++}if(P(t)<1){const a={instancePath:i+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ee.errors=e,s===0}Ee.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function Oe(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Oe.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[t]:e.push(t),s++}if(r.identifiers===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifi\
ers'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(v(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"p\
ublisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.identifiers!==void 0){let t=r.identifiers;if(Array.isArray(
t)){if(t.length<1){const n={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)Ee(t[n],{instancePath:i+"/identifiers/"+n,parentData:t,parentDataProperty:n,
rootData:u,dynamicAnchors:m})||(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length)}else{const a={instancePath:i+"/identifiers",schemaPath:"#/properties/identi\
fiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Oe.errors=e,s===0}Oe.evaluated={props:{publisher_domain:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};const lt={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function xe(r,{instancePath:i="",parentData:g,
parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"spinoff"||r==="companion"||r==="sequel"||r==="prequel"||r==="crossover")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:lt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return xe.errors=e,s===0}xe.evaluated={dynamicProps:!1,dynamicItems:!1};function Le(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Le.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.relationship===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationship"},message:"must have required property 'relationship'"};
e===null?e=[t]:e.push(t),s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/collection_id",schemaPath:"\
#/properties/collection_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}r.relationship!==void 0&&(xe(r.relationship,{instancePath:i+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:u,dynamicAnchors:m})||
(e=e===null?xe.errors:e.concat(xe.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return Le.errors=e,s===0}Le.evaluated={props:{collection_id:!0,relationship:!0},dynamicProps:!1,dynamicItems:!1};function G(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=G.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/collection_id",schemaPath:"#/properties/colle\
ction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.kind!==void 0&&(be(r.kind,{instancePath:i+"/kind",parentData:r,
parentDataProperty:"kind",rootData:u,dynamicAnchors:m})||(e=e===null?be.errors:e.concat(be.errors),s=e.length)),r.description!==void 0&&typeof r.description!="s\
tring"){const t={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.genre!==void 0){let t=r.genre;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){const y={instancePath:i+
"/genre/"+n,schemaPath:"#/properties/genre/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}else{const a={
instancePath:i+"/genre",schemaPath:"#/properties/genre/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.genre_taxonomy!==
void 0&&(ve(r.genre_taxonomy,{instancePath:i+"/genre_taxonomy",parentData:r,parentDataProperty:"genre_taxonomy",rootData:u,dynamicAnchors:m})||(e=e===null?ve.errors:
e.concat(ve.errors),s=e.length)),r.language!==void 0&&typeof r.language!="string"){const t={instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.content_rating!==void 0&&(ke(r.content_rating,{instancePath:i+"/content\
_rating",parentData:r,parentDataProperty:"content_rating",rootData:u,dynamicAnchors:m})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)),r.cadence!==void 0&&
(we(r.cadence,{instancePath:i+"/cadence",parentData:r,parentDataProperty:"cadence",rootData:u,dynamicAnchors:m})||(e=e===null?we.errors:e.concat(we.errors),s=e.
length)),r.season!==void 0&&typeof r.season!="string"){const t={instancePath:i+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.status!==void 0&&(qe(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",
rootData:u,dynamicAnchors:m})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)),r.production_quality!==void 0&&(Ae(r.production_quality,{instancePath:i+"/\
production_quality",parentData:r,parentDataProperty:"production_quality",rootData:u,dynamicAnchors:m})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.
talent!==void 0){let t=r.talent;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)Ie(t[n],{instancePath:i+"/talent/"+n,parentData:t,parentDataProperty:n,
rootData:u,dynamicAnchors:m})||(e=e===null?Ie.errors:e.concat(Ie.errors),s=e.length)}else{const a={instancePath:i+"/talent",schemaPath:"#/properties/talent/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.special!==void 0&&($e(r.special,{instancePath:i+"/special",parentData:r,
parentDataProperty:"special",rootData:u,dynamicAnchors:m})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)),r.limited_series!==void 0&&(Ne(r.limited_series,
{instancePath:i+"/limited_series",parentData:r,parentDataProperty:"limited_series",rootData:u,dynamicAnchors:m})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.
length)),r.distribution!==void 0){let t=r.distribution;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)Oe(t[n],{instancePath:i+"/distribution/"+n,parentData:t,
parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)}else{const a={instancePath:i+"/distribution",schemaPath:"\
#/properties/distribution/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.deadline_policy!==void 0){let t=r.
deadline_policy;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"/deadline_policy",schemaPath:"#/properties/deadline_policy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.related_collections!==void 0){let t=r.related_collections;if(Array.isArray(
t)){const a=t.length;for(let n=0;n<a;n++)Le(t[n],{instancePath:i+"/related_collections/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===
null?Le.errors:e.concat(Le.errors),s=e.length)}else{const a={instancePath:i+"/related_collections",schemaPath:"#/properties/related_collections/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.ext!==void 0){let t=r.ext;if(!(t&&typeof t=="object"&&!Array.isArray(t))){
const a={instancePath:i+"/ext",schemaPath:"#/properties/ext/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return G.errors=e,s===0}
G.evaluated={props:{collection_id:!0,name:!0,kind:!0,description:!0,genre:!0,genre_taxonomy:!0,language:!0,content_rating:!0,cadence:!0,season:!0,status:!0,production_quality:!0,
talent:!0,special:!0,limited_series:!0,distribution:!0,deadline_policy:!0,related_collections:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};const ut={type:"object",properties:{format_option_id:{type:"string",minLength:1},format_kind:{$ref:"EnumsFormatKind"},params:{type:"object",additionalProperties:!0},
display_name:{type:"string"},publisher_domain:{$ref:"CoreDomainName"},applies_to_channels:{type:"array",items:{$ref:"EnumsChannels"},uniqueItems:!0},seller_preference:{
type:"string",enum:["preferred","accepted","discouraged"]},canonical_formats_only:{type:"boolean"},experimental:{type:"boolean"},format_shape:{type:"string"},v1_format_ref:{
type:"array",items:{$ref:"CoreFormatId"},minItems:1},format_schema:{$ref:"CorePlatformExtensionRef"}},if:{required:["format_option_id"],properties:{format_option_id:!0}},
else:{required:["format_kind"],properties:{format_kind:!0}},$id:"AdagentsPlacementFormatOption"},mt={type:"string",enum:["image","html5","display_tag","image_ca\
rousel","video_hosted","video_vast","audio_hosted","audio_daast","sponsored_placement","native_in_feed","responsive_creative","agent_placement","seller_rendered\
_stateful_display","coordinated_placements","custom"],$id:"EnumsFormatKind"};function U(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="image"||r==="html5"||r==="display_tag"||r==="imag\
e_carousel"||r==="video_hosted"||r==="video_vast"||r==="audio_hosted"||r==="audio_daast"||r==="sponsored_placement"||r==="native_in_feed"||r==="responsive_creat\
ive"||r==="agent_placement"||r==="seller_rendered_stateful_display"||r==="coordinated_placements"||r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:mt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return U.errors=e,s===0}U.evaluated={dynamicProps:!1,
dynamicItems:!1};function X(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=X.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.agent_url===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}
if(r.agent_url!==void 0){let t=r.agent_url;if(typeof t=="string"){if(!N(t)){const a={instancePath:i+"/agent_url",schemaPath:"#/properties/agent_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/agent_url",schemaPath:"#/propertie\
s/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="strin\
g"){if(!Vr.test(t)){const a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"},message:'must match\
 pattern "^[a-zA-Z0-9_-]+$"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={
instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t==
"number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+
"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="num\
ber"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.duration_ms!==void 0){let t=r.duration_ms;if(typeof t=="number"&&isFinite(t)){if(t<1||isNaN(t)){const a={
instancePath:i+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type:"number"},message:"must \
be number"};e===null?e=[a]:e.push(a),s++}}if(r.width!==void 0&&r.height===void 0){const t={instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentReq\
uired",params:{property:"width",missingProperty:"height",depsCount:1,deps:"height"},message:"must have property height when property width is present"};e===null?
e=[t]:e.push(t),s++}if(r.height!==void 0&&r.width===void 0){const t={instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
height",missingProperty:"width",depsCount:1,deps:"width"},message:"must have property width when property height is present"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return X.errors=e,s===0}
X.evaluated={props:{agent_url:!0,id:!0,width:!0,height:!0,duration_ms:!0},dynamicProps:!1,dynamicItems:!1};const Y=new RegExp("^https://","u"),Zr=new RegExp("^sha256:[a-f0-9]{64}$","u");function V(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.uri===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===null?e=[t]:e.
push(t),s++}if(r.digest===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"digest"},message:"must have requir\
ed property 'digest'"};e===null?e=[t]:e.push(t),s++}if(r.uri!==void 0){let t=r.uri;if(typeof t=="string"){if(!Y.test(t)){const a={instancePath:i+"/uri",schemaPath:"\
#/properties/uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!N(t)){const a={
instancePath:i+"/uri",schemaPath:"#/properties/uri/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.digest!==void 0){let t=r.digest;if(typeof t=="string"){if(!Zr.test(t)){const a={instancePath:i+"/digest",schemaPath:"#/properties/digest/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[a-f0-9]{64}$"},message:'must match pattern "^sha256:[a-f0-9]{64}$"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}V.evaluated={props:{uri:!0,
digest:!0},dynamicProps:!1,dynamicItems:!1};function Te(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Te.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!0;const n=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.format_option_id===void 0&&(l="format_option_id")){const f={};e===null?e=[f]:e.push(f),s++}}var y=n===s;if(s=t,e!==null&&(t?e.length=t:e=null),!y){
const l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.format_kind===void 0){const h={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"\
format_kind"},message:"must have required property 'format_kind'"};e===null?e=[h]:e.push(h),s++}var y=l===s;if(a=y,a){var p={};p.format_kind=!0,p.format_option_id=
!0}}if(!a){const l={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[l]:e.push(l),s++}
if(r&&typeof r=="object"&&!Array.isArray(r)){if(p!==!0&&(p=p||{},p.format_option_id=!0,p.format_kind=!0,p.params=!0,p.display_name=!0,p.publisher_domain=!0,p.applies_to_channels=
!0,p.seller_preference=!0,p.canonical_formats_only=!0,p.experimental=!0,p.format_shape=!0,p.v1_format_ref=!0,p.format_schema=!0),r.format_option_id!==void 0){let l=r.
format_option_id;if(typeof l=="string"){if(P(l)<1){const f={instancePath:i+"/format_option_id",schemaPath:"#/properties/format_option_id/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/format_option_id",schemaPath:"\
#/properties/format_option_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}if(r.format_kind!==void 0&&(U(
r.format_kind,{instancePath:i+"/format_kind",parentData:r,parentDataProperty:"format_kind",rootData:u,dynamicAnchors:m})||(e=e===null?U.errors:e.concat(U.errors),
s=e.length)),r.params!==void 0){let l=r.params;if(!(l&&typeof l=="object"&&!Array.isArray(l))){const f={instancePath:i+"/params",schemaPath:"#/properties/params\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),s++}}if(r.display_name!==void 0&&typeof r.display_name!="string"){
const l={instancePath:i+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
l]:e.push(l),s++}if(r.publisher_domain!==void 0&&(v(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:u,
dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.applies_to_channels!==void 0){let l=r.applies_to_channels;if(Array.isArray(l)){const f=l.
length;for(let d=0;d<f;d++)L(l[d],{instancePath:i+"/applies_to_channels/"+d,parentData:l,parentDataProperty:d,rootData:u,dynamicAnchors:m})||(e=e===null?L.errors:
e.concat(L.errors),s=e.length);let h=l.length,c;if(h>1){e:for(;h--;)for(c=h;c--;)if(Z(l[h],l[c])){const d={instancePath:i+"/applies_to_channels",schemaPath:"#/p\
roperties/applies_to_channels/uniqueItems",keyword:"uniqueItems",params:{i:h,j:c},message:"must NOT have duplicate items (items ## "+c+" and "+h+" are identical\
)"};e===null?e=[d]:e.push(d),s++;break e}}}else{const f={instancePath:i+"/applies_to_channels",schemaPath:"#/properties/applies_to_channels/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.seller_preference!==void 0){let l=r.seller_preference;if(typeof l!="string"){const f={
instancePath:i+"/seller_preference",schemaPath:"#/properties/seller_preference/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[f]:e.push(f),s++}if(!(l==="preferred"||l==="accepted"||l==="discouraged")){const f={instancePath:i+"/seller_preference",schemaPath:"#/properties/seller_prefere\
nce/enum",keyword:"enum",params:{allowedValues:ut.properties.seller_preference.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(
f),s++}}if(r.canonical_formats_only!==void 0&&typeof r.canonical_formats_only!="boolean"){const l={instancePath:i+"/canonical_formats_only",schemaPath:"#/proper\
ties/canonical_formats_only/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[l]:e.push(l),s++}if(r.experimental!==void 0&&typeof r.
experimental!="boolean"){const l={instancePath:i+"/experimental",schemaPath:"#/properties/experimental/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e===null?e=[l]:e.push(l),s++}if(r.format_shape!==void 0&&typeof r.format_shape!="string"){const l={instancePath:i+"/format_shape",schemaPath:"#/p\
roperties/format_shape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(r.v1_format_ref!==void 0){let l=r.v1_format_ref;
if(Array.isArray(l)){if(l.length<1){const h={instancePath:i+"/v1_format_ref",schemaPath:"#/properties/v1_format_ref/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const f=l.length;for(let h=0;h<f;h++)X(l[h],{instancePath:i+"/v1_format_ref/"+h,parentData:l,
parentDataProperty:h,rootData:u,dynamicAnchors:m})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{const f={instancePath:i+"/v1_format_ref",schemaPath:"\
#/properties/v1_format_ref/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}r.format_schema!==void 0&&(V(r.format_schema,
{instancePath:i+"/format_schema",parentData:r,parentDataProperty:"format_schema",rootData:u,dynamicAnchors:m})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))}else{
const l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}return Te.errors=e,o.props=
p,s===0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};const ft={type:"string",enum:["instream","accompanying_content","interstitial","standalone"],$id:"EnumsVi\
deoPlacementType"};function Ce(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ce.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="instream"||r==="accompanying_content"||r==="interstitial"||r==="standalone")){const t={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ft.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
s++}return Ce.errors=e,s===0}Ce.evaluated={dynamicProps:!1,dynamicItems:!1};const yt={type:"string",enum:["music_streaming_service","fm_am_broadcast","podcast",
"catch_up_radio","web_radio","video_game","text_to_speech"],$id:"EnumsAudioDistributionType"};function Be(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="music_streami\
ng_service"||r==="fm_am_broadcast"||r==="podcast"||r==="catch_up_radio"||r==="web_radio"||r==="video_game"||r==="text_to_speech")){const t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:yt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Be.errors=e,s===
0}Be.evaluated={dynamicProps:!1,dynamicItems:!1};const ct={type:"string",enum:["sponsored_search","sponsored_display","sponsored_native"],$id:"EnumsSponsoredPla\
cementType"};function Ve(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ve.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="sponsored_search"||r==="sponsored_display"||r==="sponsored_native")){const t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ct.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Ve.errors=e,s===
0}Ve.evaluated={dynamicProps:!1,dynamicItems:!1};function Re(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Re.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!0;const n=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.property_ids===void 0&&(l="property_ids")){const f={};e===null?e=[f]:e.push(f),s++}}var y=n===s;if(s=t,e!==null&&(t?e.length=t:e=null),!y){const l=s;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.property_tags===void 0){const h={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"\
property_tags"},message:"must have required property 'property_tags'"};e===null?e=[h]:e.push(h),s++}var y=l===s;if(a=y,a){var p={};p.property_tags=!0,p.property_ids=
!0}}if(!a){const l={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[l]:e.push(l),s++}
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.placement_id===void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
placement_id"},message:"must have required property 'placement_id'"};e===null?e=[l]:e.push(l),s++}if(r.name===void 0){const l={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[l]:e.push(l),s++}if(p!==!0&&(p=p||{},p.placement_id=
!0,p.name=!0,p.description=!0,p.tags=!0,p.property_ids=!0,p.property_tags=!0,p.collection_ids=!0,p.channels=!0,p.format_options=!0,p.presentation_ref=!0,p.preview_provider=
!0,p.video_placement_types=!0,p.audio_distribution_types=!0,p.sponsored_placement_types=!0),r.placement_id!==void 0){let l=r.placement_id;if(typeof l=="string"){
if(P(l)<1){const f={instancePath:i+"/placement_id",schemaPath:"#/properties/placement_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/placement_id",schemaPath:"#/properties/placement_id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}if(r.name!==void 0){let l=r.name;if(typeof l=="string"){if(P(l)<1){const f={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),
s++}}else{const f={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(
f),s++}}if(r.description!==void 0&&typeof r.description!="string"){const l={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(r.tags!==void 0){let l=r.tags;if(Array.isArray(l)){const f=l.length;for(let d=0;d<
f;d++){let b=l[d];if(typeof b=="string"){if(P(b)<1){const w={instancePath:i+"/tags/"+d,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[w]:e.push(w),s++}}else{const w={instancePath:i+"/tags/"+d,schemaPath:"#/properties/tags/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),s++}}let h=l.length,c;if(h>1){const d={};for(;h--;){let b=l[h];
if(typeof b=="string"){if(typeof d[b]=="number"){c=d[b];const w={instancePath:i+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{
i:h,j:c},message:"must NOT have duplicate items (items ## "+c+" and "+h+" are identical)"};e===null?e=[w]:e.push(w),s++;break}d[b]=h}}}}else{const f={instancePath:i+
"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.property_ids!==void 0){
let l=r.property_ids;if(Array.isArray(l)){if(l.length<1){const h={instancePath:i+"/property_ids",schemaPath:"#/properties/property_ids/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const f=l.length;for(let h=0;h<f;h++)E(l[h],{instancePath:i+"/prop\
erty_ids/"+h,parentData:l,parentDataProperty:h,rootData:u,dynamicAnchors:m})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{const f={instancePath:i+"\
/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.property_tags!==
void 0){let l=r.property_tags;if(Array.isArray(l)){if(l.length<1){const h={instancePath:i+"/property_tags",schemaPath:"#/properties/property_tags/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const f=l.length;for(let h=0;h<f;h++)O(l[h],{instancePath:i+
"/property_tags/"+h,parentData:l,parentDataProperty:h,rootData:u,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{const f={instancePath:i+
"/property_tags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.collection_ids!==
void 0){let l=r.collection_ids;if(Array.isArray(l)){const f=l.length;for(let h=0;h<f;h++){let c=l[h];if(typeof c=="string"){if(P(c)<1){const d={instancePath:i+"\
/collection_ids/"+h,schemaPath:"#/properties/collection_ids/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+"/collection_ids/"+h,schemaPath:"#/properties/collection_ids/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{const f={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.channels!==void 0){let l=r.channels;if(Array.isArray(l)){const f=l.length;
for(let d=0;d<f;d++)L(l[d],{instancePath:i+"/channels/"+d,parentData:l,parentDataProperty:d,rootData:u,dynamicAnchors:m})||(e=e===null?L.errors:e.concat(L.errors),
s=e.length);let h=l.length,c;if(h>1){e:for(;h--;)for(c=h;c--;)if(Z(l[h],l[c])){const d={instancePath:i+"/channels",schemaPath:"#/properties/channels/uniqueItems",
keyword:"uniqueItems",params:{i:h,j:c},message:"must NOT have duplicate items (items ## "+c+" and "+h+" are identical)"};e===null?e=[d]:e.push(d),s++;break e}}}else{
const f={instancePath:i+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(
f),s++}}if(r.format_options!==void 0){let l=r.format_options;if(Array.isArray(l)){if(l.length<1){const h={instancePath:i+"/format_options",schemaPath:"#/propert\
ies/format_options/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const f=l.length;for(let h=0;h<
f;h++)Te(l[h],{instancePath:i+"/format_options/"+h,parentData:l,parentDataProperty:h,rootData:u,dynamicAnchors:m})||(e=e===null?Te.errors:e.concat(Te.errors),s=
e.length)}else{const f={instancePath:i+"/format_options",schemaPath:"#/properties/format_options/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[f]:e.push(f),s++}}if(r.presentation_ref!==void 0&&(V(r.presentation_ref,{instancePath:i+"/presentation_ref",parentData:r,parentDataProperty:"pr\
esentation_ref",rootData:u,dynamicAnchors:m})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.preview_provider!==void 0){let l=r.preview_provider;if(!(l&&
typeof l=="object"&&!Array.isArray(l))){const f={instancePath:i+"/preview_provider",schemaPath:"#/properties/preview_provider/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[f]:e.push(f),s++}}if(r.video_placement_types!==void 0){let l=r.video_placement_types;if(Array.isArray(l)){if(l.length<
1){const d={instancePath:i+"/video_placement_types",schemaPath:"#/properties/video_placement_types/minItems",keyword:"minItems",params:{limit:1},message:"must N\
OT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const f=l.length;for(let d=0;d<f;d++)Ce(l[d],{instancePath:i+"/video_placement_types/"+d,parentData:l,
parentDataProperty:d,rootData:u,dynamicAnchors:m})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length);let h=l.length,c;if(h>1){e:for(;h--;)for(c=h;c--;)if(Z(
l[h],l[c])){const d={instancePath:i+"/video_placement_types",schemaPath:"#/properties/video_placement_types/uniqueItems",keyword:"uniqueItems",params:{i:h,j:c},
message:"must NOT have duplicate items (items ## "+c+" and "+h+" are identical)"};e===null?e=[d]:e.push(d),s++;break e}}}else{const f={instancePath:i+"/video_pl\
acement_types",schemaPath:"#/properties/video_placement_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}
if(r.audio_distribution_types!==void 0){let l=r.audio_distribution_types;if(Array.isArray(l)){if(l.length<1){const d={instancePath:i+"/audio_distribution_types",
schemaPath:"#/properties/audio_distribution_types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(
d),s++}const f=l.length;for(let d=0;d<f;d++)Be(l[d],{instancePath:i+"/audio_distribution_types/"+d,parentData:l,parentDataProperty:d,rootData:u,dynamicAnchors:m})||
(e=e===null?Be.errors:e.concat(Be.errors),s=e.length);let h=l.length,c;if(h>1){e:for(;h--;)for(c=h;c--;)if(Z(l[h],l[c])){const d={instancePath:i+"/audio_distrib\
ution_types",schemaPath:"#/properties/audio_distribution_types/uniqueItems",keyword:"uniqueItems",params:{i:h,j:c},message:"must NOT have duplicate items (items\
 ## "+c+" and "+h+" are identical)"};e===null?e=[d]:e.push(d),s++;break e}}}else{const f={instancePath:i+"/audio_distribution_types",schemaPath:"#/properties/au\
dio_distribution_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.sponsored_placement_types!==void 0){
let l=r.sponsored_placement_types;if(Array.isArray(l)){if(l.length<1){const d={instancePath:i+"/sponsored_placement_types",schemaPath:"#/properties/sponsored_pl\
acement_types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const f=l.length;for(let d=0;d<
f;d++)Ve(l[d],{instancePath:i+"/sponsored_placement_types/"+d,parentData:l,parentDataProperty:d,rootData:u,dynamicAnchors:m})||(e=e===null?Ve.errors:e.concat(Ve.
errors),s=e.length);let h=l.length,c;if(h>1){e:for(;h--;)for(c=h;c--;)if(Z(l[h],l[c])){const d={instancePath:i+"/sponsored_placement_types",schemaPath:"#/proper\
ties/sponsored_placement_types/uniqueItems",keyword:"uniqueItems",params:{i:h,j:c},message:"must NOT have duplicate items (items ## "+c+" and "+h+" are identica\
l)"};e===null?e=[d]:e.push(d),s++;break e}}}else{const f={instancePath:i+"/sponsored_placement_types",schemaPath:"#/properties/sponsored_placement_types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}}else{const l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}return Re.errors=e,o.props=p,s===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};const dt={type:"\
object",required:["format_kind"],properties:{format_option_id:{type:"string",minLength:1},format_kind:{$ref:"EnumsFormatKind"},params:{type:"object",additionalProperties:!0},
display_name:{type:"string"},publisher_domain:{$ref:"CoreDomainName"},applies_to_channels:{type:"array",items:{$ref:"EnumsChannels"},uniqueItems:!0},seller_preference:{
type:"string",enum:["preferred","accepted","discouraged"]},canonical_formats_only:{type:"boolean"},experimental:{type:"boolean"},format_shape:{type:"string"},v1_format_ref:{
type:"array",items:{$ref:"CoreFormatId"},minItems:1},format_schema:{$ref:"CorePlatformExtensionRef"},applies_to_property_ids:{type:"array",items:{$ref:"CoreProp\
ertyId"}},applies_to_property_tags:{type:"array",items:{$ref:"CorePropertyTag"}},reference_renderer:{$ref:"AdagentsReferenceRenderer"},format_revision:{type:"st\
ring",pattern:"^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$"}},$id:"AdagentsFormatDeclaration"};function Se(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Se.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.uri!==void 0){let t=r.uri;if(typeof t=="string"){if(!Y.test(t)){
const a={instancePath:i+"/uri",schemaPath:"#/properties/uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===
null?e=[a]:e.push(a),s++}if(!N(t)){const a={instancePath:i+"/uri",schemaPath:"#/properties/uri/format",keyword:"format",params:{format:"uri"},message:'must matc\
h format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.digest!==void 0){let t=r.digest;if(typeof t=="string"){if(!Zr.test(t)){const a={instancePath:i+"/digest",schemaPath:"\
#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[a-f0-9]{64}$"},message:'must match pattern "^sha256:[a-f0-9]{64}$"'};e===null?e=[a]:e.push(
a),s++}}else{const a={instancePath:i+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.format_revision!==void 0&&typeof r.format_revision!="string"){const t={instancePath:i+"/format_revision",schemaPath:"#/properties/format\
_revision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Se.errors=e,s===0}Se.evaluated={props:{uri:!0,digest:!0,format_revision:!0},
dynamicProps:!1,dynamicItems:!1};const ht=new RegExp("^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$","u");function Fe(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.format_kind===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"format_kind"},message:"\
must have required property 'format_kind'"};e===null?e=[t]:e.push(t),s++}if(r.format_option_id!==void 0){let t=r.format_option_id;if(typeof t=="string"){if(P(t)<
1){const a={instancePath:i+"/format_option_id",schemaPath:"#/properties/format_option_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/format_option_id",schemaPath:"#/properties/format_option_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.format_kind!==void 0&&(U(r.format_kind,{instancePath:i+"/format_kind",
parentData:r,parentDataProperty:"format_kind",rootData:u,dynamicAnchors:m})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.params!==void 0){let t=r.params;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}if(r.display_name!==void 0&&typeof r.display_name!="string"){const t={instancePath:i+"/display_name",schemaPath:"\
#/properties/display_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(v(
r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.
concat(v.errors),s=e.length)),r.applies_to_channels!==void 0){let t=r.applies_to_channels;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++)L(t[p],{instancePath:i+
"/applies_to_channels/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=e===null?L.errors:e.concat(L.errors),s=e.length);let n=t.length,y;
if(n>1){e:for(;n--;)for(y=n;y--;)if(Z(t[n],t[y])){const p={instancePath:i+"/applies_to_channels",schemaPath:"#/properties/applies_to_channels/uniqueItems",keyword:"\
uniqueItems",params:{i:n,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+n+" are identical)"};e===null?e=[p]:e.push(p),s++;break e}}}else{const a={
instancePath:i+"/applies_to_channels",schemaPath:"#/properties/applies_to_channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[a]:e.push(a),s++}}if(r.seller_preference!==void 0){let t=r.seller_preference;if(typeof t!="string"){const a={instancePath:i+"/seller_preference",schemaPath:"\
#/properties/seller_preference/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="preferred"||t==="acc\
epted"||t==="discouraged")){const a={instancePath:i+"/seller_preference",schemaPath:"#/properties/seller_preference/enum",keyword:"enum",params:{allowedValues:dt.
properties.seller_preference.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.canonical_formats_only!==void 0&&typeof r.
canonical_formats_only!="boolean"){const t={instancePath:i+"/canonical_formats_only",schemaPath:"#/properties/canonical_formats_only/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.experimental!==void 0&&typeof r.experimental!="boolean"){const t={instancePath:i+"/\
experimental",schemaPath:"#/properties/experimental/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.format_shape!==
void 0&&typeof r.format_shape!="string"){const t={instancePath:i+"/format_shape",schemaPath:"#/properties/format_shape/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.v1_format_ref!==void 0){let t=r.v1_format_ref;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+
"/v1_format_ref",schemaPath:"#/properties/v1_format_ref/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:
e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)X(t[n],{instancePath:i+"/v1_format_ref/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=
e===null?X.errors:e.concat(X.errors),s=e.length)}else{const a={instancePath:i+"/v1_format_ref",schemaPath:"#/properties/v1_format_ref/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.format_schema!==void 0&&(V(r.format_schema,{instancePath:i+"/format_schema",parentData:r,
parentDataProperty:"format_schema",rootData:u,dynamicAnchors:m})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.applies_to_property_ids!==void 0){let t=r.
applies_to_property_ids;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)E(t[n],{instancePath:i+"/applies_to_property_ids/"+n,parentData:t,parentDataProperty:n,
rootData:u,dynamicAnchors:m})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{const a={instancePath:i+"/applies_to_property_ids",schemaPath:"#/propert\
ies/applies_to_property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.applies_to_property_tags!==void 0){
let t=r.applies_to_property_tags;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)O(t[n],{instancePath:i+"/applies_to_property_tags/"+n,parentData:t,parentDataProperty:n,
rootData:u,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)}else{const a={instancePath:i+"/applies_to_property_tags",schemaPath:"#/proper\
ties/applies_to_property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.reference_renderer!==void 0&&
(Se(r.reference_renderer,{instancePath:i+"/reference_renderer",parentData:r,parentDataProperty:"reference_renderer",rootData:u,dynamicAnchors:m})||(e=e===null?Se.
errors:e.concat(Se.errors),s=e.length)),r.format_revision!==void 0){let t=r.format_revision;if(typeof t=="string"){if(!ht.test(t)){const a={instancePath:i+"/for\
mat_revision",schemaPath:"#/properties/format_revision/pattern",keyword:"pattern",params:{pattern:"^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$"},message:'must ma\
tch pattern "^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/format_revision",schemaPath:"#/propertie\
s/format_revision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Fe.errors=e,s===0}Fe.evaluated={props:{format_option_id:!0,
format_kind:!0,params:!0,display_name:!0,publisher_domain:!0,applies_to_channels:!0,seller_preference:!0,canonical_formats_only:!0,experimental:!0,format_shape:!0,
v1_format_ref:!0,format_schema:!0,applies_to_property_ids:!0,applies_to_property_tags:!0,reference_renderer:!0,format_revision:!0},dynamicProps:!1,dynamicItems:!1};
const xr={type:"object",required:["id","name","value_type"],properties:{id:{type:"string",pattern:"^[a-zA-Z0-9_-]+$"},name:{type:"string",minLength:1,maxLength:255},
value_type:{$ref:"EnumsSignalValueType"},description:{type:"string",maxLength:2e3},category:{type:"string"},tags:{type:"array",items:{type:"string",pattern:"^[a\
-z0-9_-]+$"},uniqueItems:!0},allowed_values:{type:"array",items:{type:"string",minLength:1},minItems:1},range:{$ref:"AdagentsSignalRange"},restricted_attributes:{
type:"array",items:{$ref:"EnumsRestrictedAttribute"},minItems:1},policy_categories:{type:"array",items:{type:"string"},minItems:1},taxonomy:{type:"object",additionalProperties:!0},
segmentation_criteria:{type:"string",maxLength:500},criteria_url:{type:"string",format:"uri"},data_sources:{type:"array",items:{type:"string",enum:["app_behavio\
r","app_usage","web_usage","geo_location","email","tv_ott_or_stb_device","panel","online_ecommerce","credit_data","loyalty_card","transaction","online_survey","\
offline_survey","public_record_census","public_record_voter_file","public_record_other","offline_transaction"]},minItems:1},methodology:{type:"string",enum:["ob\
served","declared","derived","inferred","modeled"]},audience_expansion:{type:"boolean"},device_expansion:{type:"boolean"},refresh_cadence:{type:"string",enum:["\
intra_day","daily","weekly","monthly","bi_monthly","quarterly","bi_annually","annually"]},lookback_window:{type:"string",enum:["intra_day","daily","weekly","mon\
thly","bi_monthly","quarterly","bi_annually","annually"]},onboarder:{type:"object",additionalProperties:!0},countries:{type:"array",items:{$ref:"CoreCountryCode"},
minItems:1},consent_basis:{type:"array",items:{$ref:"EnumsConsentBasis"},minItems:1},art9_basis:{type:"string",enum:["explicit_consent","manifestly_made_public",
"substantial_public_interest","vital_interests"]},modeling:{type:"object",additionalProperties:!0},data_subject_rights:{type:"object",additionalProperties:!0},last_updated:{
type:"string",format:"date-time"}},$id:"AdagentsSignalDefinition"},gt={type:"string",enum:["binary","categorical","numeric"],$id:"EnumsSignalValueType"};function Ke(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ke.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="binary"||r==="categorical"||r==="numeric")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:gt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Ke.errors=e,s===0}Ke.evaluated={dynamicProps:!1,dynamicItems:!1};function Ze(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ze.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.min===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"min"},message:"must have required property 'min'"};e===null?e=[t]:e.push(t),s++}if(r.max===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[t]:e.push(t),s++}if(r.min!==void 0){let t=r.
min;if(!(typeof t=="number"&&isFinite(t))){const a={instancePath:i+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e===null?e=[a]:e.push(a),s++}}if(r.max!==void 0){let t=r.max;if(!(typeof t=="number"&&isFinite(t))){const a={instancePath:i+"/max",schemaPath:"#/pr\
operties/max/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),s++}}if(r.unit!==void 0&&typeof r.unit!="string"){const t={
instancePath:i+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ze.errors=e,s===0}Ze.evaluated=
{props:{min:!0,max:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};const _t={type:"string",enum:["racial_ethnic_origin","political_opinions","religious_beliefs","t\
rade_union_membership","health_data","sex_life_sexual_orientation","genetic_data","biometric_data","age","familial_status"],$id:"EnumsRestrictedAttribute"};function He(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="racial_ethnic_origin"||r==="political_opinions"||r==="religious_beliefs"||r==="trade_union_membership"||r==="health_data"||
r==="sex_life_sexual_orientation"||r==="genetic_data"||r==="biometric_data"||r==="age"||r==="familial_status")){const t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:_t.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return He.errors=e,s===0}He.evaluated={dynamicProps:!1,
dynamicItems:!1};const bt={type:"string",enum:["consent","legitimate_interest","contract","legal_obligation"],$id:"EnumsConsentBasis"};function Qe(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(!(r==="consent"||r==="legitimate_interest"||r==="contract"||r==="legal_obligation")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:bt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Qe.errors=e,s===0}Qe.evaluated={dynamicProps:!1,
dynamicItems:!1};function Ge(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ge.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.value_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value_type"},message:"must have requir\
ed property 'value_type'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!Vr.test(t)){const a={instancePath:i+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"},message:'must match pattern "^[a-zA-Z0-9_-]+$"'};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(P(t)>255){const a={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[a]:e.push(a),s++}if(P(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/na\
me/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"\
/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.value_type!==void 0&&
(Ke(r.value_type,{instancePath:i+"/value_type",parentData:r,parentDataProperty:"value_type",rootData:u,dynamicAnchors:m})||(e=e===null?Ke.errors:e.concat(Ke.errors),
s=e.length)),r.description!==void 0){let t=r.description;if(typeof t=="string"){if(P(t)>2e3){const a={instancePath:i+"/description",schemaPath:"#/properties/des\
cription/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.category!==
void 0&&typeof r.category!="string"){const t={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.tags!==void 0){let t=r.tags;if(Array.isArray(t)){const a=t.length;for(let p=0;p<a;p++){let l=t[p];if(typeof l==
"string"){if(!Kr.test(l)){const f={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_-]+$"},message:'\
must match pattern "^[a-z0-9_-]+$"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}let n=t.length,y;if(n>1){const p={};for(;n--;){let l=t[n];if(typeof l=="strin\
g"){if(typeof p[l]=="number"){y=p[l];const f={instancePath:i+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:n,j:y},message:"\
must NOT have duplicate items (items ## "+y+" and "+n+" are identical)"};e===null?e=[f]:e.push(f),s++;break}p[l]=n}}}}else{const a={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.allowed_values!==void 0){let t=r.allowed_values;
if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/allowed_values",schemaPath:"#/properties/allowed_values/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++){let y=t[n];if(typeof y=="string"){if(P(y)<1){const p={
instancePath:i+"/allowed_values/"+n,schemaPath:"#/properties/allowed_values/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/allowed_values/"+n,schemaPath:"#/properties/allowed_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/allowed_values",schemaPath:"#/properties/al\
lowed_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.range!==void 0&&(Ze(r.range,{instancePath:i+
"/range",parentData:r,parentDataProperty:"range",rootData:u,dynamicAnchors:m})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),r.restricted_attributes!==
void 0){let t=r.restricted_attributes;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/restricted_attributes",schemaPath:"#/properties/restricted_a\
ttributes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<
a;n++)He(t[n],{instancePath:i+"/restricted_attributes/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?He.errors:e.concat(He.errors),
s=e.length)}else{const a={instancePath:i+"/restricted_attributes",schemaPath:"#/properties/restricted_attributes/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}if(r.policy_categories!==void 0){let t=r.policy_categories;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+
"/policy_categories",schemaPath:"#/properties/policy_categories/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){const y={instancePath:i+"/policy_categories/"+n,schemaPath:"#/properties/poli\
cy_categories/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}else{const a={instancePath:i+"/policy_ca\
tegories",schemaPath:"#/properties/policy_categories/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.taxonomy!==
void 0){let t=r.taxonomy;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"/taxonomy",schemaPath:"#/properties/taxonomy/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.segmentation_criteria!==void 0){let t=r.segmentation_criteria;if(typeof t==
"string"){if(P(t)>500){const a={instancePath:i+"/segmentation_criteria",schemaPath:"#/properties/segmentation_criteria/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/segmentation_criteria",schemaPath:"#/properties/s\
egmentation_criteria/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.criteria_url!==void 0){let t=r.criteria_url;
if(typeof t=="string"){if(!N(t)){const a={instancePath:i+"/criteria_url",schemaPath:"#/properties/criteria_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/criteria_url",schemaPath:"#/properties/criteria_url/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.data_sources!==void 0){let t=r.data_sources;if(Array.isArray(t)){if(t.length<
1){const n={instancePath:i+"/data_sources",schemaPath:"#/properties/data_sources/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++){let y=t[n];if(typeof y!="string"){const p={instancePath:i+"/data_sources/"+n,schemaPath:"\
#/properties/data_sources/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(y==="app_behavior"||y===
"app_usage"||y==="web_usage"||y==="geo_location"||y==="email"||y==="tv_ott_or_stb_device"||y==="panel"||y==="online_ecommerce"||y==="credit_data"||y==="loyalty_\
card"||y==="transaction"||y==="online_survey"||y==="offline_survey"||y==="public_record_census"||y==="public_record_voter_file"||y==="public_record_other"||y===
"offline_transaction")){const p={instancePath:i+"/data_sources/"+n,schemaPath:"#/properties/data_sources/items/enum",keyword:"enum",params:{allowedValues:xr.properties.
data_sources.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/data_sources",schemaPath:"\
#/properties/data_sources/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.methodology!==void 0){let t=r.methodology;
if(typeof t!="string"){const a={instancePath:i+"/methodology",schemaPath:"#/properties/methodology/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}if(!(t==="observed"||t==="declared"||t==="derived"||t==="inferred"||t==="modeled")){const a={instancePath:i+"/methodology",
schemaPath:"#/properties/methodology/enum",keyword:"enum",params:{allowedValues:xr.properties.methodology.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[a]:e.push(a),s++}}if(r.audience_expansion!==void 0&&typeof r.audience_expansion!="boolean"){const t={instancePath:i+"/audience_expansion",schemaPath:"\
#/properties/audience_expansion/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.device_expansion!==void 0&&
typeof r.device_expansion!="boolean"){const t={instancePath:i+"/device_expansion",schemaPath:"#/properties/device_expansion/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.refresh_cadence!==void 0){let t=r.refresh_cadence;if(typeof t!="string"){const a={instancePath:i+
"/refresh_cadence",schemaPath:"#/properties/refresh_cadence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t===
"intra_day"||t==="daily"||t==="weekly"||t==="monthly"||t==="bi_monthly"||t==="quarterly"||t==="bi_annually"||t==="annually")){const a={instancePath:i+"/refresh_\
cadence",schemaPath:"#/properties/refresh_cadence/enum",keyword:"enum",params:{allowedValues:xr.properties.refresh_cadence.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.lookback_window!==void 0){let t=r.lookback_window;if(typeof t!="string"){const a={instancePath:i+"/loo\
kback_window",schemaPath:"#/properties/lookback_window/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t===
"intra_day"||t==="daily"||t==="weekly"||t==="monthly"||t==="bi_monthly"||t==="quarterly"||t==="bi_annually"||t==="annually")){const a={instancePath:i+"/lookback\
_window",schemaPath:"#/properties/lookback_window/enum",keyword:"enum",params:{allowedValues:xr.properties.lookback_window.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.onboarder!==void 0){let t=r.onboarder;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+
"/onboarder",schemaPath:"#/properties/onboarder/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.countries!==
void 0){let t=r.countries;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minItem\
s",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)$(t[n],{instancePath:i+"/count\
ries/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const a={instancePath:i+"/cou\
ntries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.consent_basis!==
void 0){let t=r.consent_basis;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/consent_basis",schemaPath:"#/properties/consent_basis/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++)Qe(t[n],{instancePath:i+
"/consent_basis/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?Qe.errors:e.concat(Qe.errors),s=e.length)}else{const a={instancePath:i+
"/consent_basis",schemaPath:"#/properties/consent_basis/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.art9_basis!==
void 0){let t=r.art9_basis;if(typeof t!="string"){const a={instancePath:i+"/art9_basis",schemaPath:"#/properties/art9_basis/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="explicit_consent"||t==="manifestly_made_public"||t==="substantial_public_interest"||t===
"vital_interests")){const a={instancePath:i+"/art9_basis",schemaPath:"#/properties/art9_basis/enum",keyword:"enum",params:{allowedValues:xr.properties.art9_basis.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.modeling!==void 0){let t=r.modeling;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const a={instancePath:i+"/modeling",schemaPath:"#/properties/modeling/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),s++}}if(r.data_subject_rights!==void 0){let t=r.data_subject_rights;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"/da\
ta_subject_rights",schemaPath:"#/properties/data_subject_rights/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}
if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last\
_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ge.errors=e,s===
0}Ge.evaluated={props:{id:!0,name:!0,value_type:!0,description:!0,category:!0,tags:!0,allowed_values:!0,range:!0,restricted_attributes:!0,policy_categories:!0,taxonomy:!0,
segmentation_criteria:!0,criteria_url:!0,data_sources:!0,methodology:!0,audience_expansion:!0,device_expansion:!0,refresh_cadence:!0,lookback_window:!0,onboarder:!0,
countries:!0,consent_basis:!0,art9_basis:!0,modeling:!0,data_subject_rights:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};function T(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=T.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.description===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),
s++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.description!==void 0){let t=r.description;if(typeof t==
"string"){if(P(t)<1){const a={instancePath:i+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}T.evaluated={props:{name:!0,description:!0},dynamicProps:!1,dynamicItems:!1};const Rr=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function Ue(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){
if(P(t)>255){const a={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 25\
5 characters"};e===null?e=[a]:e.push(a),s++}if(P(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(P(t)>255){const a={
instancePath:i+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[a]:e.push(a),s++}if(!Rr.test(t)){const a={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'mu\
st match format "email"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.domain!==void 0&&(v(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"do\
main",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.seller_id!==void 0){let t=r.seller_id;if(typeof t=="string"){if(P(t)>
255){const a={instancePath:i+"/seller_id",schemaPath:"#/properties/seller_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than \
255 characters"};e===null?e=[a]:e.push(a),s++}if(P(t)<1){const a={instancePath:i+"/seller_id",schemaPath:"#/properties/seller_id/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/seller_id",schemaPath:"#/properti\
es/seller_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tag_id!==void 0){let t=r.tag_id;if(typeof t==
"string"){if(P(t)>100){const a={instancePath:i+"/tag_id",schemaPath:"#/properties/tag_id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT hav\
e more than 100 characters"};e===null?e=[a]:e.push(a),s++}if(P(t)<1){const a={instancePath:i+"/tag_id",schemaPath:"#/properties/tag_id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/tag_id",schemaPath:"#/prope\
rties/tag_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.privacy_policy_url!==void 0){let t=r.privacy_policy_url;
if(typeof t=="string"){if(!N(t)){const a={instancePath:i+"/privacy_policy_url",schemaPath:"#/properties/privacy_policy_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/privacy_policy_url",schemaPath:"#/properties/privacy_polic\
y_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ue.errors=e,s===0}Ue.evaluated={props:{name:!0,email:!0,domain:!0,seller_id:!0,
tag_id:!0,privacy_policy_url:!0},dynamicProps:!1,dynamicItems:!1};const vt={type:"string",enum:["relationship_ended","compliance_violation","publisher_request","other"],$id:"EnumsRevocationReason"};function Xe(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(!(r==="relationship_ended"||r==="compliance_violation"||r==="publisher_request"||r==="other")){const t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:vt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Xe.errors=e,s===0}Xe.evaluated={dynamicProps:!1,
dynamicItems:!1};function Je(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Je.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[t]:
e.push(t),s++}if(r.revoked_at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revoked_at"},message:"must h\
ave required property 'revoked_at'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(v(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,
parentDataProperty:"publisher_domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.revoked_at!==void 0){let t=r.revoked_at;
if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}r.reason!==void 0&&(Xe(r.reason,{instancePath:i+"/reason",parentData:r,
parentDataProperty:"reason",rootData:u,dynamicAnchors:m})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Je.errors=e,s===0}Je.evaluated={props:{publisher_domain:!0,
revoked_at:!0,reason:!0},dynamicProps:!1,dynamicItems:!1};function Me(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Me.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.features===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'features'"};e===null?
e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!N(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/url",schemaPath:"#/properties/url/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(P(
t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),s++}}if(r.features!==void 0){let t=r.features;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/features",schemaPath:"\
#/properties/features/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<
a;n++){let y=t[n];if(typeof y=="string"){if(P(y)<1){const p={instancePath:i+"/features/"+n,schemaPath:"#/properties/features/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/features/"+n,schemaPath:"#/proper\
ties/features/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/features",
schemaPath:"#/properties/features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.publisher_id!==void 0&&
typeof r.publisher_id!="string"){const t={instancePath:i+"/publisher_id",schemaPath:"#/properties/publisher_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return Me.errors=e,s===0}Me.evaluated={props:{url:!0,name:!0,features:!0,publisher_id:!0},dynamicProps:!1,dynamicItems:!1};function se(r,{
instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=se.evaluated;o.dynamicProps&&(o.props=void 0),o.
dynamicItems&&(o.items=void 0);const t=s;let a=!0;const n=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.authorized_agents!==void 0){let c=r.authorized_agents;
if(s===s)if(Array.isArray(c)){if(c.length>0){const b={};e===null?e=[b]:e.push(b),s++}}else{const b={};e===null?e=[b]:e.push(b),s++}}var y=n===s;if(s=t,e!==null&&
(t?e.length=t:e=null),y){const c=s,d=s;let b=!1;const w=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.formats===void 0){const q={instancePath:i,schemaPath:"\
#/then/anyOf/0/required",keyword:"required",params:{missingProperty:"formats"},message:"must have required property 'formats'"};e===null?e=[q]:e.push(q),s++}if(r.
formats!==void 0){let q=r.formats;if(Array.isArray(q)){if(q.length<1){const A={instancePath:i+"/formats",schemaPath:"#/then/anyOf/0/properties/formats/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/formats",schemaPath:"\
#/then/anyOf/0/properties/formats/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var l=w===s;if(b=b||l,l){var p={};
p.formats=!0}const k=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.properties===void 0){const q={instancePath:i,schemaPath:"#/then/anyOf/1/required",keyword:"\
required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[q]:e.push(q),s++}if(r.properties!==void 0){let q=r.
properties;if(Array.isArray(q)){if(q.length<1){const A={instancePath:i+"/properties",schemaPath:"#/then/anyOf/1/properties/properties/minItems",keyword:"minItem\
s",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/properties",schemaPath:"#/then/anyO\
f/1/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var l=k===s;b=b||l,l&&p!==!0&&(p=p||
{},p.properties=!0);const ee=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.placements===void 0){const q={instancePath:i,schemaPath:"#/then/anyOf/2/require\
d",keyword:"required",params:{missingProperty:"placements"},message:"must have required property 'placements'"};e===null?e=[q]:e.push(q),s++}if(r.placements!==void 0){
let q=r.placements;if(Array.isArray(q)){if(q.length<1){const A={instancePath:i+"/placements",schemaPath:"#/then/anyOf/2/properties/placements/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/placements",schemaPath:"#/th\
en/anyOf/2/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var l=ee===s;b=b||l,l&&p!==!0&&
(p=p||{},p.placements=!0);const z=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.collections===void 0){const q={instancePath:i,schemaPath:"#/then/anyOf/3/r\
equired",keyword:"required",params:{missingProperty:"collections"},message:"must have required property 'collections'"};e===null?e=[q]:e.push(q),s++}if(r.collections!==
void 0){let q=r.collections;if(Array.isArray(q)){if(q.length<1){const A={instancePath:i+"/collections",schemaPath:"#/then/anyOf/3/properties/collections/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/collections",schemaPath:"\
#/then/anyOf/3/properties/collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var l=z===s;b=b||l,l&&p!==
!0&&(p=p||{},p.collections=!0);const Hr=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.signals===void 0){const q={instancePath:i,schemaPath:"#/then/anyOf/4\
/required",keyword:"required",params:{missingProperty:"signals"},message:"must have required property 'signals'"};e===null?e=[q]:e.push(q),s++}if(r.signals!==void 0){
let q=r.signals;if(Array.isArray(q)){if(q.length<1){const A={instancePath:i+"/signals",schemaPath:"#/then/anyOf/4/properties/signals/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/signals",schemaPath:"#/then/anyOf/4/pr\
operties/signals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var l=Hr===s;if(b=b||l,l&&p!==!0&&(p=p||{},p.
signals=!0),b)s=d,e!==null&&(d?e.length=d:e=null);else{const q={instancePath:i,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{},message:"must match a schema \
in anyOf"};e===null?e=[q]:e.push(q),s++}var y=c===s;a=y,a&&p!==!0&&(p=p||{},p.authorized_agents=!0)}if(!a){const c={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[c]:e.push(c),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.authorized_agents===
void 0){const c={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'au\
thorized_agents'"};e===null?e=[c]:e.push(c),s++}for(const c in r){const d=s,b=s,w=s;if(c!=="authoritative_location"){const k={};e===null?e=[k]:e.push(k),s++}var f=w===
s;if(f){const k={instancePath:i,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:c};e===null?e=[k]:e.push(k),s++}else
s=b,e!==null&&(b?e.length=b:e=null);var h=d===s;if(!h){const k={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:c},message:"\
property name must be valid"};e===null?e=[k]:e.push(k),s++}}if(p!==!0&&(p=p||{},p.$schema=!0,p.authorized_agents=!0,p.properties=!0,p.collections=!0,p.placements=
!0,p.formats=!0,p.signals=!0,p.tags=!0,p.placement_tags=!0,p.signal_tags=!0,p.contact=!0,p.revoked_publisher_domains=!0,p.property_features=!0,p.catalog_etag=!0,
p.catalog_role=!0,p.superseded_by=!0,p.last_updated=!0),r.$schema!==void 0&&typeof r.$schema!="string"){const c={instancePath:i+"/$schema",schemaPath:"#/propert\
ies/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}if(r.authorized_agents!==void 0){let c=r.authorized_agents;
if(Array.isArray(c)){const d=c.length;for(let b=0;b<d;b++)_e(c[b],{instancePath:i+"/authorized_agents/"+b,parentData:c,parentDataProperty:b,rootData:u,dynamicAnchors:m})||
(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)}else{const d={instancePath:i+"/authorized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}if(r.properties!==void 0){let c=r.properties;if(Array.isArray(c)){if(c.length<
1){const b={instancePath:i+"/properties",schemaPath:"#/properties/properties/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 i\
tems"};e===null?e=[b]:e.push(b),s++}const d=c.length;for(let b=0;b<d;b++)Q(c[b],{instancePath:i+"/properties/"+b,parentData:c,parentDataProperty:b,rootData:u,dynamicAnchors:m})||
(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)}else{const d={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}if(r.collections!==void 0){let c=r.collections;if(Array.isArray(c)){const d=c.length;for(let b=0;b<
d;b++)G(c[b],{instancePath:i+"/collections/"+b,parentData:c,parentDataProperty:b,rootData:u,dynamicAnchors:m})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)}else{
const d={instancePath:i+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.
push(d),s++}}if(r.placements!==void 0){let c=r.placements;if(Array.isArray(c)){if(c.length<1){const b={instancePath:i+"/placements",schemaPath:"#/properties/pla\
cements/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),s++}const d=c.length;for(let b=0;b<d;b++)
Re(c[b],{instancePath:i+"/placements/"+b,parentData:c,parentDataProperty:b,rootData:u,dynamicAnchors:m})||(e=e===null?Re.errors:e.concat(Re.errors),s=e.length)}else{
const d={instancePath:i+"/placements",schemaPath:"#/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(
d),s++}}if(r.formats!==void 0){let c=r.formats;if(Array.isArray(c)){if(c.length<1){const b={instancePath:i+"/formats",schemaPath:"#/properties/formats/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),s++}const d=c.length;for(let b=0;b<d;b++)Fe(c[b],{instancePath:i+
"/formats/"+b,parentData:c,parentDataProperty:b,rootData:u,dynamicAnchors:m})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length)}else{const d={instancePath:i+
"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}if(r.signals!==void 0){
let c=r.signals;if(Array.isArray(c)){if(c.length<1){const b={instancePath:i+"/signals",schemaPath:"#/properties/signals/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),s++}const d=c.length;for(let b=0;b<d;b++)Ge(c[b],{instancePath:i+"/signals/"+b,parentData:c,
parentDataProperty:b,rootData:u,dynamicAnchors:m})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)}else{const d={instancePath:i+"/signals",schemaPath:"#/\
properties/signals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}if(r.tags!==void 0){let c=r.tags;if(c&&typeof c==
"object"&&!Array.isArray(c))for(const d in c)T(c[d],{instancePath:i+"/tags/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:d,rootData:u,
dynamicAnchors:m})||(e=e===null?T.errors:e.concat(T.errors),s=e.length);else{const d={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),s++}}if(r.placement_tags!==void 0){let c=r.placement_tags;if(c&&typeof c=="object"&&!Array.
isArray(c))for(const d in c)T(c[d],{instancePath:i+"/placement_tags/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:d,rootData:u,dynamicAnchors:m})||
(e=e===null?T.errors:e.concat(T.errors),s=e.length);else{const d={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),s++}}if(r.signal_tags!==void 0){let c=r.signal_tags;if(c&&typeof c=="object"&&!Array.isArray(
c))for(const d in c)T(c[d],{instancePath:i+"/signal_tags/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:d,rootData:u,dynamicAnchors:m})||
(e=e===null?T.errors:e.concat(T.errors),s=e.length);else{const d={instancePath:i+"/signal_tags",schemaPath:"#/properties/signal_tags/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),s++}}if(r.contact!==void 0&&(Ue(r.contact,{instancePath:i+"/contact",parentData:r,parentDataProperty:"\
contact",rootData:u,dynamicAnchors:m})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),r.revoked_publisher_domains!==void 0){let c=r.revoked_publisher_domains;
if(Array.isArray(c)){const d=c.length;for(let b=0;b<d;b++)Je(c[b],{instancePath:i+"/revoked_publisher_domains/"+b,parentData:c,parentDataProperty:b,rootData:u,dynamicAnchors:m})||
(e=e===null?Je.errors:e.concat(Je.errors),s=e.length)}else{const d={instancePath:i+"/revoked_publisher_domains",schemaPath:"#/properties/revoked_publisher_domai\
ns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}if(r.property_features!==void 0){let c=r.property_features;
if(Array.isArray(c)){const d=c.length;for(let b=0;b<d;b++)Me(c[b],{instancePath:i+"/property_features/"+b,parentData:c,parentDataProperty:b,rootData:u,dynamicAnchors:m})||
(e=e===null?Me.errors:e.concat(Me.errors),s=e.length)}else{const d={instancePath:i+"/property_features",schemaPath:"#/properties/property_features/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}if(r.catalog_etag!==void 0){let c=r.catalog_etag;if(typeof c=="string"){if(P(
c)>255){const d={instancePath:i+"/catalog_etag",schemaPath:"#/properties/catalog_etag/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have m\
ore than 255 characters"};e===null?e=[d]:e.push(d),s++}if(P(c)<1){const d={instancePath:i+"/catalog_etag",schemaPath:"#/properties/catalog_etag/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+"/catalog_etag",schemaPath:"\
#/properties/catalog_etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(r.catalog_role!==void 0){let c=r.
catalog_role;if(typeof c!="string"){const d={instancePath:i+"/catalog_role",schemaPath:"#/properties/catalog_role/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),s++}if(c!=="community_format_registry"){const d={instancePath:i+"/catalog_role",schemaPath:"#/properties/catalog_role/\
const",keyword:"const",params:{allowedValue:"community_format_registry"},message:"must be equal to constant"};e===null?e=[d]:e.push(d),s++}}if(r.superseded_by!==
void 0){let c=r.superseded_by;if(typeof c=="string"){if(!Y.test(c)){const d={instancePath:i+"/superseded_by",schemaPath:"#/properties/superseded_by/pattern",keyword:"\
pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[d]:e.push(d),s++}if(!N(c)){const d={instancePath:i+"/superseded_by",
schemaPath:"#/properties/superseded_by/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[d]:e.push(d),s++}}else{const d={
instancePath:i+"/superseded_by",schemaPath:"#/properties/superseded_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),s++}}if(r.last_updated!==void 0){let c=r.last_updated;if(typeof c=="string"){if(!I.validate(c)){const d={instancePath:i+"/last_updated",schemaPath:"#/propert\
ies/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+
"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{
const c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),s++}return se.errors=e,o.props=
p,s===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function We(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=We.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authoritative_location===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authoritative_location"},message:"must have required property 'authoritative_location'"};e===null?e=[t]:
e.push(t),s++}if(r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.authoritative_location!==void 0){let t=r.authoritative_location;if(typeof t=="string"){
if(!Y.test(t)){const a={instancePath:i+"/authoritative_location",schemaPath:"#/properties/authoritative_location/pattern",keyword:"pattern",params:{pattern:"^ht\
tps://"},message:'must match pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!N(t)){const a={instancePath:i+"/authoritative_location",schemaPath:"#/proper\
ties/authoritative_location/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/authoritative_location",schemaPath:"#/properties/authoritative_location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/last_updated",schemaPath:"#/pr\
operties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return We.
errors=e,s===0}We.evaluated={props:{$schema:!0,authoritative_location:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};function Lr(r,{instancePath:i="",parentData:g,
parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Lr.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);
const t=s;let a=!1,n=null;const y=s;if(!se(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m}))e=e===null?se.errors:e.concat(se.errors),
s=e.length;else var p=se.evaluated.props;var f=y===s;f&&(a=!0,n=0);const l=s;We(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||
(e=e===null?We.errors:e.concat(We.errors),s=e.length);var f=l===s;if(f&&a?(a=!1,n=[n,1]):f&&(a=!0,n=1,p!==!0&&(p=p||{},p.$schema=!0,p.authoritative_location=!0,
p.last_updated=!0)),a)s=t,e!==null&&(t?e.length=t:e=null);else{const h={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"m\
ust match exactly one schema in oneOf"};e===null?e=[h]:e.push(h),s++}return Lr.errors=e,o.props=p,s===0}Lr.evaluated={dynamicProps:!0,dynamicItems:!1};const Kt=Tr;const Pt={type:"string",enum:["acquisition","divestiture","rebrand","regional","legacy","consolidation","other"],$id:"EnumsRedirectReason"};function J(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(r==="acquisition"||r==="divestiture"||r==="rebrand"||r==="regional"||r==="legacy"||r==="consolidation"||r==="other")){const t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Pt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return J.errors=e,s===0}
J.evaluated={dynamicProps:!1,dynamicItems:!1};function Ye(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authoritative_location===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authoritative_location"},message:"must have required propert\
y 'authoritative_location'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="authoritative_location"||t==="$schema"||t==="redirect_reason"||t==="redirec\
t_effective_at"||t==="note"||t==="last_updated")){const a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.authoritative_location!==void 0){let t=r.authoritative_location;if(typeof t=="s\
tring"){if(!Y.test(t)){const a={instancePath:i+"/authoritative_location",schemaPath:"#/properties/authoritative_location/pattern",keyword:"pattern",params:{pattern:"\
^https://"},message:'must match pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!N(t)){const a={instancePath:i+"/authoritative_location",schemaPath:"#/pro\
perties/authoritative_location/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/authoritative_location",schemaPath:"#/properties/authoritative_location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}}if(r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.redirect_reason!==void 0&&(J(r.redirect_reason,{instancePath:i+"/redirect_reason",parentData:r,
parentDataProperty:"redirect_reason",rootData:u,dynamicAnchors:m})||(e=e===null?J.errors:e.concat(J.errors),s=e.length)),r.redirect_effective_at!==void 0){let t=r.
redirect_effective_at;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/\
format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/redir\
ect_effective_at",schemaPath:"#/properties/redirect_effective_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}if(r.note!==void 0&&typeof r.note!="string"){const t={instancePath:i+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+
"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
a]:e.push(a),s++}}else{const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return Ye.errors=e,s===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=er.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.house===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"house"},message:"must have required property 'house'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="house"||
t==="region"||t==="$schema"||t==="redirect_reason"||t==="redirect_effective_at"||t==="note"||t==="last_updated")){const a={instancePath:i,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.house!==
void 0&&(v(r.house,{instancePath:i+"/house",parentData:r,parentDataProperty:"house",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),
r.region!==void 0&&($(r.region,{instancePath:i+"/region",parentData:r,parentDataProperty:"region",rootData:u,dynamicAnchors:m})||(e=e===null?$.errors:e.concat($.
errors),s=e.length)),r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.redirect_reason!==void 0&&(J(r.redirect_reason,{instancePath:i+"/redirect_rea\
son",parentData:r,parentDataProperty:"redirect_reason",rootData:u,dynamicAnchors:m})||(e=e===null?J.errors:e.concat(J.errors),s=e.length)),r.redirect_effective_at!==
void 0){let t=r.redirect_effective_at;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/redirect_effective_at",schemaPath:"#/properties/redire\
ct_effective_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+
"/redirect_effective_at",schemaPath:"#/properties/redirect_effective_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.note!==void 0&&typeof r.note!="string"){const t={instancePath:i+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+
"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
a]:e.push(a),s++}}else{const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return er.errors=e,s===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const kt={type:"object",required:["house"],properties:{house:{
$ref:"BrandHouse"},brands:{type:"array",items:{$ref:"BrandHouseBrand"}},brand_refs:{type:"array",items:{$ref:"BrandBrandRefEntry"}},default_language:{type:"stri\
ng"},contact:{$ref:"BrandContact"},authorized_operators:{type:"array",items:{$ref:"BrandAuthorizedOperator"}},trademarks:{type:"array",items:{$ref:"BrandTradema\
rk"}},$schema:{type:"string"},version:{type:"string"},last_updated:{type:"string",format:"date-time"}},if:{required:["brands"],properties:{brands:!0}},else:{required:[
"brand_refs"],properties:{brand_refs:!0}},additionalProperties:!1,$id:"BrandHousePortfolio"},wt=Object.prototype.hasOwnProperty;function R(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=R.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1){const t={instancePath:i,schemaPath:"#/maxPr\
operties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[t]:e.push(t),s++}if(Object.keys(r).length<1){const t={
instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),s++}
for(const t in r){let a=r[t];if(typeof a=="string"){if(P(a)<1){const n={instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProp\
erties/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return R.errors=e,s===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const qt={type:"string",enum:["branded_house","house_of_brands","hybrid"],$id:"En\
umsBrandArchitecture"};function rr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=rr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="branded_house"||r==="house_of_brands"||r==="hybrid")){const t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:qt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return rr.errors=e,s===
0}rr.evaluated={dynamicProps:!1,dynamicItems:!1};const At={type:"string",enum:["brand","rights","measurement","governance","creative","sales","buying","signals"],$id:"EnumsAgentType"};function tr(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=tr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(!(r==="brand"||r==="rights"||r==="measurement"||r==="governance"||r==="creative"||r==="sales"||r==="buying"||r==="signals")){const t={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:At.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return tr.errors=
e,s===0}tr.evaluated={dynamicProps:!1,dynamicItems:!1};const Dt={type:"string",enum:["likeness","voice","name","endorsement","motion_capture","signature","catch\
phrase","sync","background_music","editorial","commercial","ai_generated_image"],$id:"EnumsRightUse"};function sr(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="likeness"||r===
"voice"||r==="name"||r==="endorsement"||r==="motion_capture"||r==="signature"||r==="catchphrase"||r==="sync"||r==="background_music"||r==="editorial"||r==="comm\
ercial"||r==="ai_generated_image")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Dt.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[t]:e.push(t),s++}return sr.errors=e,s===0}sr.evaluated={dynamicProps:!1,dynamicItems:!1};const It={type:"string",enum:["talent",
"character","brand_ip","music","stock_media"],$id:"EnumsRightType"};function ir(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="talent"||r==="character"||r==="brand_ip"||r==="mu\
sic"||r==="stock_media")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:It.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[t]:e.push(t),s++}return ir.errors=e,s===0}ir.evaluated={dynamicProps:!1,dynamicItems:!1};function S(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must hav\
e required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(tr(r.type,{instancePath:i+"/typ\
e",parentData:r,parentDataProperty:"type",rootData:u,dynamicAnchors:m})||(e=e===null?tr.errors:e.concat(tr.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t==
"string"){if(!Y.test(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match\
 pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!N(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(P(t)>100){const a={instancePath:i+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}
if(!Cr.test(t)){const a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern\
 "^[a-z0-9_]+$"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(P(t)>500){const a={instancePath:i+"/desc\
ription",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:
e.push(a),s++}}else{const a={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}}if(r.jwks_uri!==void 0){let t=r.jwks_uri;if(typeof t=="string"){if(!Y.test(t)){const a={instancePath:i+"/jwks_uri",schemaPath:"\
#/properties/jwks_uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!N(t)){const a={
instancePath:i+"/jwks_uri",schemaPath:"#/properties/jwks_uri/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.
push(a),s++}}else{const a={instancePath:i+"/jwks_uri",schemaPath:"#/properties/jwks_uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.available_uses!==void 0){let t=r.available_uses;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)sr(t[n],{instancePath:i+
"/available_uses/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?sr.errors:e.concat(sr.errors),s=e.length)}else{const a={instancePath:i+
"/available_uses",schemaPath:"#/properties/available_uses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.
right_types!==void 0){let t=r.right_types;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)ir(t[n],{instancePath:i+"/right_types/"+n,parentData:t,parentDataProperty:n,
rootData:u,dynamicAnchors:m})||(e=e===null?ir.errors:e.concat(ir.errors),s=e.length)}else{const a={instancePath:i+"/right_types",schemaPath:"#/properties/right_\
types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(
t)){const a=t.length;for(let n=0;n<a;n++)$(t[n],{instancePath:i+"/countries/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?$.errors:
e.concat($.errors),s=e.length)}else{const a={instancePath:i+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}S.evaluated={props:{type:!0,url:!0,id:!0,description:!0,jwks_uri:!0,available_uses:!0,right_types:!0,countries:!0},
dynamicProps:!1,dynamicItems:!1};function F(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=F.evaluated;o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!0;const n=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.url===void 0&&(l="url")){const f={};
e===null?e=[f]:e.push(f),s++}}var y=n===s;if(s=t,e!==null&&(t?e.length=t:e=null),!y){const l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.email===void 0){const h={
instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[h]:e.
push(h),s++}var y=l===s;if(a=y,a){var p={};p.email=!0,p.url=!0}}if(!a){const l={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema'};e===null?e=[l]:e.push(l),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(p!==!0&&(p=p||{},p.url=!0,p.email=!0,p.languages=!0),r.url!==
void 0){let l=r.url;if(typeof l=="string"){if(!Y.test(l)){const f={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"\
^https://"},message:'must match pattern "^https://"'};e===null?e=[f]:e.push(f),s++}if(!N(l)){const f={instancePath:i+"/url",schemaPath:"#/properties/url/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}if(r.email!==void 0){let l=r.email;if(typeof l=="st\
ring"){if(!Rr.test(l)){const f={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match form\
at "email"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}}if(r.languages!==void 0){let l=r.languages;if(Array.isArray(l)){const f=l.length;for(let h=0;h<f;h++)if(typeof l[h]!=
"string"){const c={instancePath:i+"/languages/"+h,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),s++}}else{const f={instancePath:i+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[f]:e.push(f),s++}}}else{const l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[l]:e.push(l),s++}return F.errors=e,o.props=p,s===0}F.evaluated={dynamicProps:!0,dynamicItems:!1};function ar(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ar.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"mus\
t have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&(v(r.domain,{instancePath:i+"/domain",parentData:r,
parentDataProperty:"domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="stri\
ng"){if(P(t)<1){const a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.names!==void 0){let t=r.names;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)R(t[n],{instancePath:i+
"/names/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)}else{const a={instancePath:i+"/\
names",schemaPath:"#/properties/names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.architecture!==void 0&&
(rr(r.architecture,{instancePath:i+"/architecture",parentData:r,parentDataProperty:"architecture",rootData:u,dynamicAnchors:m})||(e=e===null?rr.errors:e.concat(
rr.errors),s=e.length)),r.agents!==void 0){let t=r.agents;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)S(t[n],{instancePath:i+"/agents/"+n,parentData:t,
parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)}else{const a={instancePath:i+"/agents",schemaPath:"#/pro\
perties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.data_subject_contestation!==void 0&&(F(r.data_subject_contestation,
{instancePath:i+"/data_subject_contestation",parentData:r,parentDataProperty:"data_subject_contestation",rootData:u,dynamicAnchors:m})||(e=e===null?F.errors:e.concat(
F.errors),s=e.length)),r.identity_relying_parties!==void 0){let t=r.identity_relying_parties;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++){let y=t[n];
if(!(y&&typeof y=="object"&&!Array.isArray(y))){const p={instancePath:i+"/identity_relying_parties/"+n,schemaPath:"#/properties/identity_relying_parties/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/identity_relying_parties",schemaPath:"\
#/properties/identity_relying_parties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ar.errors=e,s===0}ar.evaluated={props:{domain:!0,
name:!0,names:!0,architecture:!0,agents:!0,data_subject_contestation:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function C(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=C.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),typeof r=="string"){if(!Cr.test(r)){const t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};const jt={type:"stri\
ng",enum:["master","sub_brand","endorsed","independent"],$id:"EnumsKellerType"};function nr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="master"||r==="sub_brand"||r==="endors\
ed"||r==="independent")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jt.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[t]:e.push(t),s++}return nr.errors=e,s===0}nr.evaluated={dynamicProps:!1,dynamicItems:!1};function D(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=D.evaluated;o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!1,n=null;const y=s;if(typeof r=="string"){if(P(r)<1){const h={instancePath:i,schemaPath:"#/oneOf/0/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i,schemaPath:"\
#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}var l=y===s;l&&(a=!0,n=0);const p=s;if(Array.isArray(
r)){if(r.length<1){const c={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[c]:e.push(c),s++}const h=r.length;for(let c=0;c<h;c++)R(r[c],{instancePath:i+"/"+c,parentData:r,parentDataProperty:c,rootData:u,dynamicAnchors:m})||(e=e===null?
R.errors:e.concat(R.errors),s=e.length)}else{const h={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[h]:e.push(h),s++}var l=p===s;if(l&&a)a=!1,n=[n,1];else if(l){a=!0,n=1;var f=!0}if(a)s=t,e!==null&&(t?e.length=t:e=null);else{const h={instancePath:i,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match exactly one schema in oneOf"};e===null?e=[h]:e.push(h),s++}return D.errors=e,o.items=f,s===
0}D.evaluated={dynamicProps:!1,dynamicItems:!0};const Br={type:"object",required:["url"],properties:{url:{type:"string",format:"uri"},id:{type:"string"},orientation:{
type:"string",enum:["square","horizontal","vertical","stacked"]},background:{type:"string",enum:["dark-bg","light-bg","transparent-bg"]},variant:{type:"string",
enum:["primary","secondary","icon","wordmark","full-lockup"]},tags:{type:"array",items:{type:"string"}},slots:{type:"array",items:{$ref:"EnumsLogoSlot"}},usage:{
type:"string"},width:{type:"integer",minimum:1},height:{type:"integer",minimum:1}},$id:"BrandLogo"},$t={type:"string",enum:["logo_card_light","logo_card_dark","\
profile_mark","favicon","app_icon","social_profile_mark","nav_header","footer","email_header","watermark","ad_end_card","co_brand_lockup","marketplace_listing"],
$id:"EnumsLogoSlot"};function or(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=or.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="logo_card_light"||r==="logo_card_dark"||r==="profile_mark"||r==="favicon"||r==="app_ic\
on"||r==="social_profile_mark"||r==="nav_header"||r==="footer"||r==="email_header"||r==="watermark"||r==="ad_end_card"||r==="co_brand_lockup"||r==="marketplace_\
listing")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$t.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return or.errors=e,s===0}or.evaluated={dynamicProps:!1,dynamicItems:!1};function pr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required pro\
perty 'url'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!N(t)){const a={instancePath:i+"/url",schemaPath:"#/properti\
es/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0&&typeof r.id!="string"){const t={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.orientation!==
void 0){let t=r.orientation;if(typeof t!="string"){const a={instancePath:i+"/orientation",schemaPath:"#/properties/orientation/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="square"||t==="horizontal"||t==="vertical"||t==="stacked")){const a={instancePath:i+"/o\
rientation",schemaPath:"#/properties/orientation/enum",keyword:"enum",params:{allowedValues:Br.properties.orientation.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.background!==void 0){let t=r.background;if(typeof t!="string"){const a={instancePath:i+"/background",schemaPath:"\
#/properties/background/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="dark-bg"||t==="light-bg"||t===
"transparent-bg")){const a={instancePath:i+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:Br.properties.background.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.variant!==void 0){let t=r.variant;if(typeof t!="string"){const a={
instancePath:i+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t===
"primary"||t==="secondary"||t==="icon"||t==="wordmark"||t==="full-lockup")){const a={instancePath:i+"/variant",schemaPath:"#/properties/variant/enum",keyword:"e\
num",params:{allowedValues:Br.properties.variant.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.tags!==void 0){let t=r.
tags;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){const y={instancePath:i+"/tags/"+n,schemaPath:"#/properties/tags/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}else{const a={instancePath:i+"/tags",schemaPath:"#/propertie\
s/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.slots!==void 0){let t=r.slots;if(Array.isArray(t)){
const a=t.length;for(let n=0;n<a;n++)or(t[n],{instancePath:i+"/slots/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?or.errors:
e.concat(or.errors),s=e.length)}else{const a={instancePath:i+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[a]:e.push(a),s++}}if(r.usage!==void 0&&typeof r.usage!="string"){const t={instancePath:i+"/usage",schemaPath:"#/properties/usage/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return pr.errors=e,s===0}pr.evaluated={props:{url:!0,id:!0,orientation:!0,background:!0,
variant:!0,tags:!0,slots:!0,usage:!0,width:!0,height:!0},dynamicProps:!1,dynamicItems:!1};const Sr=new RegExp("^#[0-9A-Fa-f]{6}$","u");function lr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=lr.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!1,n=null;const y=s;if(typeof r=="string"){if(!Sr.test(
r)){const h={instancePath:i,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$\
"'};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),s++}var l=y===s;l&&(a=!0,n=0);const p=s;if(Array.isArray(r)){if(r.length<1){const c={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}const h=r.length;for(let c=0;c<h;c++){let d=r[c];if(typeof d=="\
string"){if(!Sr.test(d)){const b={instancePath:i+"/"+c,schemaPath:"#/oneOf/1/items/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must\
 match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[b]:e.push(b),s++}}else{const b={instancePath:i+"/"+c,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[b]:e.push(b),s++}}}else{const h={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[h]:e.push(h),s++}var l=p===s;if(l&&a)a=!1,n=[n,1];else if(l){a=!0,n=1;var f=!0}if(a)s=t,e!==null&&(t?e.length=t:e=null);else{
const h={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match exactly one schema in oneOf"};e===null?e=[h]:e.push(h),
s++}return lr.errors=e,o.items=f,s===0}lr.evaluated={dynamicProps:!1,dynamicItems:!0};function ur(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=ur.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r))for(const t in r)lr(r[t],{instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:u,dynamicAnchors:m})||
(e=e===null?lr.errors:e.concat(lr.errors),s=e.length);else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),s++}return ur.errors=e,s===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=mr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.family===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"family"},message:"must have required property 'family'"};e===null?e=[t]:e.push(t),s++}if(r.family!==void 0){let t=r.
family;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/family",schemaPath:"#/properties/family/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/family",schemaPath:"#/properties/family/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.files!==void 0){let t=r.files;if(Array.isArray(t)){const a=t.length;for(let n=0;n<
a;n++){let y=t[n];if(!(y&&typeof y=="object"&&!Array.isArray(y))){const p={instancePath:i+"/files/"+n,schemaPath:"#/properties/files/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.opentype_features!==void 0){let t=r.opentype_features;if(Array.isArray(t)){
const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){const y={instancePath:i+"/opentype_features/"+n,schemaPath:"#/properties/opentype_features/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}else{const a={instancePath:i+"/opentype_features",schemaPath:"\
#/properties/opentype_features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.fallbacks!==void 0){let t=r.
fallbacks;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){const y={instancePath:i+"/fallbacks/"+n,schemaPath:"#/properties/f\
allbacks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}else{const a={instancePath:i+"/fallbacks",schemaPath:"\
#/properties/fallbacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return mr.errors=e,s===0}mr.evaluated={props:{family:!0,files:!0,
opentype_features:!0,fallbacks:!0},dynamicProps:!1,dynamicItems:!1};function fr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=fr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r))for(const n in r){
let y=r[n];const p=s;let l=!1,f=null;const h=s;if(typeof y=="string"){if(P(y)<1){const d={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/oneOf/0/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{
const d={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/oneOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),s++}var t=h===s;t&&(l=!0,f=0);const c=s;mr(y,{instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?mr.errors:e.concat(mr.errors),s=e.length);var t=c===s;if(t&&l)l=!1,f=[f,1];else if(t){l=!0,f=1;var a={};
a.family=!0,a.files=!0,a.opentype_features=!0,a.fallbacks=!0}if(l)s=p,e!==null&&(p?e.length=p:e=null);else{const d={instancePath:i+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:f},message:"must match exactly one schema in oneOf"};e===null?e=[d]:
e.push(d),s++}}else{const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return fr.
errors=e,s===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=yr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.voice!==void 0&&(D(r.voice,{instancePath:i+"/voice",parentData:r,
parentDataProperty:"voice",rootData:u,dynamicAnchors:m})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.attributes!==void 0){let t=r.attributes;if(Array.
isArray(t)){const a=t.length;for(let n=0;n<a;n++)D(t[n],{instancePath:i+"/attributes/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===
null?D.errors:e.concat(D.errors),s=e.length)}else{const a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.dos!==void 0){let t=r.dos;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)D(t[n],{instancePath:i+
"/dos/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const a={instancePath:i+"/do\
s",schemaPath:"#/properties/dos/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.donts!==void 0){let t=r.donts;
if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)D(t[n],{instancePath:i+"/donts/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=
e===null?D.errors:e.concat(D.errors),s=e.length)}else{const a={instancePath:i+"/donts",schemaPath:"#/properties/donts/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),s++}return yr.errors=e,s===0}yr.evaluated={props:{voice:!0,attributes:!0,dos:!0,donts:!0},dynamicProps:!1,dynamicItems:!1};const Nt={type:"string",enum:["image","video","audio","text","markdown","html","css","javascript","zip","vast","daast","url","webhook","brief","catalog","publis\
hed_post"],$id:"EnumsAssetContentType"};function cr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=cr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="image"||r==="video"||r==="audio"||r==="text"||r==="markdown"||r===
"html"||r==="css"||r==="javascript"||r==="zip"||r==="vast"||r==="daast"||r==="url"||r==="webhook"||r==="brief"||r==="catalog"||r==="published_post")){const t={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Nt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return cr.errors=
e,s===0}cr.evaluated={dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.asset_id===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asset_id"},message:"must have required property 'asset_id'"};
e===null?e=[t]:e.push(t),s++}if(r.asset_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asset_type"},
message:"must have required property 'asset_type'"};e===null?e=[t]:e.push(t),s++}if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.asset_id!==void 0){let t=r.asset_id;if(typeof t==
"string"){if(P(t)<1){const a={instancePath:i+"/asset_id",schemaPath:"#/properties/asset_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/asset_id",schemaPath:"#/properties/asset_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.asset_type!==void 0&&(cr(r.asset_type,{instancePath:i+"/asset_type",parentData:r,parentDataProperty:"\
asset_type",rootData:u,dynamicAnchors:m})||(e=e===null?cr.errors:e.concat(cr.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!N(t)){const a={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.tags!==void 0){let t=r.tags;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){const y={instancePath:i+"/tags/"+n,schemaPath:"\
#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}else{const a={instancePath:i+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.name!==void 0&&typeof r.name!=
"string"){const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(r.description!==void 0&&typeof r.description!="string"){const t={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.duration_seconds!==void 0){let t=r.duration_seconds;if(typeof t==
"number"&&isFinite(t)){if(t<0||isNaN(t)){const a={instancePath:i+"/duration_seconds",schemaPath:"#/properties/duration_seconds/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/duration_seconds",schemaPath:"#/properties/duratio\
n_seconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),s++}}if(r.file_size_bytes!==void 0){let t=r.file_size_bytes;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/file_size_bytes",schemaPath:"#/properties/file_size_bytes/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+
"/file_size_bytes",schemaPath:"#/properties/file_size_bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.
push(a),s++}}if(r.format!==void 0&&typeof r.format!="string"){const t={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.metadata!==void 0){let t=r.metadata;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={
instancePath:i+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return dr.errors=e,s===
0}dr.evaluated={props:{asset_id:!0,asset_type:!0,url:!0,tags:!0,name:!0,description:!0,width:!0,height:!0,duration_seconds:!0,file_size_bytes:!0,format:!0,metadata:!0},
dynamicProps:!1,dynamicItems:!1};const zt={type:"string",enum:["apple","google","amazon","roku","samsung","lg","other"],$id:"EnumsAppStore"};function hr(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=hr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="apple"||r==="\
google"||r==="amazon"||r==="roku"||r==="samsung"||r==="lg"||r==="other")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:zt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return hr.errors=e,s===0}hr.evaluated={dynamicProps:!1,dynamicItems:!1};const Et={
type:"string",enum:["owned","direct","delegated","ad_network"],$id:"EnumsBrandPropertyRelationship"};function gr(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owned"||r==="\
direct"||r==="delegated"||r==="ad_network")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Et.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[t]:e.push(t),s++}return gr.errors=e,s===0}gr.evaluated={dynamicProps:!1,dynamicItems:!1};const Ot=new RegExp("^([A-Z]{2\
}|global)$","u");function _r(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=_r.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.identifier===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifier"},message:"must have required property 'identifier'"};e===
null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(H(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:u,dynamicAnchors:m})||(e=e===null?
H.errors:e.concat(H.errors),s=e.length)),r.identifier!==void 0){let t=r.identifier;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/identifier",schemaPath:"\
#/properties/identifier/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}if(r.store!==void 0&&(hr(r.store,{instancePath:i+"/store",parentData:r,parentDataProperty:"store",rootData:u,dynamicAnchors:m})||(e=e===null?hr.errors:e.concat(
hr.errors),s=e.length)),r.region!==void 0){let t=r.region;if(typeof t=="string"){if(!Ot.test(t)){const a={instancePath:i+"/region",schemaPath:"#/properties/regi\
on/pattern",keyword:"pattern",params:{pattern:"^([A-Z]{2}|global)$"},message:'must match pattern "^([A-Z]{2}|global)$"'};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.
primary!==void 0&&typeof r.primary!="boolean"){const t={instancePath:i+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}r.relationship!==void 0&&(gr(r.relationship,{instancePath:i+"/relationship",parentData:r,parentDataProperty:"\
relationship",rootData:u,dynamicAnchors:m})||(e=e===null?gr.errors:e.concat(gr.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _r.errors=e,s===0}_r.evaluated={props:{type:!0,identifier:!0,store:!0,region:!0,
primary:!0,relationship:!0},dynamicProps:!1,dynamicItems:!1};function B(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=B.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.
url;if(typeof t=="string"){if(!Y.test(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'\
must match pattern "^https://"'};e===null?e=[a]:e.push(a),s++}if(!N(t)){const a={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return B.errors=e,s===0}
B.evaluated={props:{url:!0,id:!0},dynamicProps:!1,dynamicItems:!1};const xt={type:"string",enum:["google_merchant_center","facebook_catalog","shopify","linkedin_jobs","tiktok_shop","pinterest_catalog","openai_product_feed","cus\
tom"],$id:"EnumsFeedFormat"};function br(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=br.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="google_merchant_center"||r==="facebook_catalog"||r==="shopify"||r==="linkedin_jo\
bs"||r==="tiktok_shop"||r==="pinterest_catalog"||r==="openai_product_feed"||r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:xt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return br.errors=e,s===0}br.evaluated={dynamicProps:!1,dynamicItems:!1};
const Lt={type:"string",enum:["realtime","hourly","daily","weekly"],$id:"EnumsUpdateFrequency"};function vr(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=vr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="realtime"||r===
"hourly"||r==="daily"||r==="weekly")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Lt.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[t]:e.push(t),s++}return vr.errors=e,s===0}vr.evaluated={dynamicProps:!1,dynamicItems:!1};function Pr(r,{instancePath:i="",parentData:g,
parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.feed_url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fe\
ed_url"},message:"must have required property 'feed_url'"};e===null?e=[t]:e.push(t),s++}if(r.feed_url!==void 0){let t=r.feed_url;if(typeof t=="string"){if(!N(t)){
const a={instancePath:i+"/feed_url",schemaPath:"#/properties/feed_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?
e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/feed_url",schemaPath:"#/properties/feed_url/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}}if(r.feed_format!==void 0&&(br(r.feed_format,{instancePath:i+"/feed_format",parentData:r,parentDataProperty:"feed_format",rootData:u,
dynamicAnchors:m})||(e=e===null?br.errors:e.concat(br.errors),s=e.length)),r.categories!==void 0){let t=r.categories;if(Array.isArray(t)){const a=t.length;for(let n=0;n<
a;n++)if(typeof t[n]!="string"){const y={instancePath:i+"/categories/"+n,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),s++}}else{const a={instancePath:i+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!I.validate(t)){const a={
instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.update_frequency!==void 0&&(vr(r.update_frequency,{instancePath:i+"/update_frequency",parentData:r,parentDataProperty:"\
update_frequency",rootData:u,dynamicAnchors:m})||(e=e===null?vr.errors:e.concat(vr.errors),s=e.length)),r.agentic_checkout!==void 0){let t=r.agentic_checkout;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"/agentic_checkout",schemaPath:"#/properties/agentic_checkout/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Pr.errors=e,s===0}Pr.evaluated={props:{feed_url:!0,feed_format:!0,categories:!0,last_updated:!0,update_frequency:!0,
agentic_checkout:!0},dynamicProps:!1,dynamicItems:!1};function kr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=kr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.text===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),s++}if(r.text!==void 0&&(D(r.text,{instancePath:i+
"/text",parentData:r,parentDataProperty:"text",rootData:u,dynamicAnchors:m})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.context!==void 0&&typeof r.
context!="string"){const t={instancePath:i+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}if(r.required!==void 0&&typeof r.required!="boolean"){const t={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return kr.errors=e,s===0}kr.evaluated={props:{text:!0,context:!0,required:!0},dynamicProps:!1,dynamicItems:!1};const Tt={type:"string",enum:["active","pending","abandoned","cancelled","expired"],$id:"EnumsTrademarkStatus"};function wr(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r===
"pending"||r==="abandoned"||r==="cancelled"||r==="expired")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Tt.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return wr.errors=e,s===0}wr.evaluated={dynamicProps:!1,dynamicItems:!1};const Ct={type:"\
string",enum:["owned","licensed_in","licensed_out"],$id:"EnumsTrademarkLicenseType"};function qr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="owned"||r==="licensed_in"||r==="licen\
sed_out")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ct.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return qr.errors=e,s===0}qr.evaluated={dynamicProps:!1,dynamicItems:!1};function M(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.registry===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registry"},message:"must have required p\
roperty 'registry'"};e===null?e=[t]:e.push(t),s++}if(r.number===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
number"},message:"must have required property 'number'"};e===null?e=[t]:e.push(t),s++}if(r.mark===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"mark"},message:"must have required property 'mark'"};e===null?e=[t]:e.push(t),s++}if(r.registry!==void 0){let t=r.registry;if(typeof t==
"string"){if(P(t)<1){const a={instancePath:i+"/registry",schemaPath:"#/properties/registry/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.number!==void 0){let t=r.number;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+
"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(
a),s++}}else{const a={instancePath:i+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.mark!==void 0){let t=r.mark;if(typeof t=="string"){if(P(t)<1){const a={instancePath:i+"/mark",schemaPath:"#/properties/mark/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/mark",schemaPath:"#/pr\
operties/mark/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.status!==void 0&&(wr(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:u,dynamicAnchors:m})||(e=e===null?wr.errors:e.concat(wr.errors),s=e.length)),r.license_type!==void 0&&
(qr(r.license_type,{instancePath:i+"/license_type",parentData:r,parentDataProperty:"license_type",rootData:u,dynamicAnchors:m})||(e=e===null?qr.errors:e.concat(
qr.errors),s=e.length)),r.licensor_domain!==void 0&&(v(r.licensor_domain,{instancePath:i+"/licensor_domain",parentData:r,parentDataProperty:"licensor_domain",rootData:u,
dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const a=t.length;for(let n=0;n<
a;n++)$(t[n],{instancePath:i+"/countries/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{
const a={instancePath:i+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),s++}}if(r.nice_classes!==void 0){let t=r.nice_classes;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++){let y=t[n];if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y))){const p={instancePath:i+"/nice_classes/"+n,schemaPath:"#/properties/nice_classes/items/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof y=="number"&&isFinite(y)){if(y>45||isNaN(y)){const p={instancePath:i+"/nice_classes/"+n,schemaPath:"#/p\
roperties/nice_classes/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:45},message:"must be <= 45"};e===null?e=[p]:e.push(p),s++}if(y<1||isNaN(y)){
const p={instancePath:i+"/nice_classes/"+n,schemaPath:"#/properties/nice_classes/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[p]:e.push(p),s++}}}}else{const a={instancePath:i+"/nice_classes",schemaPath:"#/properties/nice_classes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===0}M.evaluated={props:{registry:!0,number:!0,mark:!0,status:!0,license_type:!0,licensor_domain:!0,
countries:!0,nice_classes:!0},dynamicProps:!1,dynamicItems:!1};function Ar(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ar.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.provider!==void 0&&typeof r.provider!="string"){const t={instancePath:i+
"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.voice_id!==
void 0&&typeof r.voice_id!="string"){const t={instancePath:i+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.settings!==void 0){let t=r.settings;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:i+"\
/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ar.errors=e,s===0}Ar.evaluated=
{props:{provider:!0,voice_id:!0,settings:!0},dynamicProps:!1,dynamicItems:!1};function Dr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Dr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.restrictions!==void 0){let t=r.restrictions;if(Array.isArray(t)){
const a=t.length;for(let n=0;n<a;n++)if(typeof t[n]!="string"){const y={instancePath:i+"/restrictions/"+n,schemaPath:"#/properties/restrictions/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}else{const a={instancePath:i+"/restrictions",schemaPath:"#/properties/restr\
ictions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Dr.errors=e,s===0}Dr.evaluated={props:{photography:!0,graphic_style:!0,
shapes:!0,iconography:!0,composition:!0,border_radius:!0,elevation:!0,spacing:!0,graphic_elements:!0,motion:!0,logo_placement:!0,colorways:!0,color_constraints:!0,
logo_usage_rules:!0,mark_lockups:!0,type_scale:!0,asset_libraries:!0,restrictions:!0},dynamicProps:!1,dynamicItems:!1};function K(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=K.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:i+"/\
name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.email!==void 0){let t=r.
email;if(typeof t=="string"){if(!Rr.test(t)){const a={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'\
must match format "email"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.phone!==void 0&&typeof r.phone!="string"){const t={instancePath:i+"/phone",schemaPath:"#/p\
roperties/phone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}r.domain!==void 0&&(v(r.domain,{instancePath:i+
"/domain",parentData:r,parentDataProperty:"domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return K.errors=e,s===0}K.evaluated={props:{name:!0,
email:!0,phone:!0,domain:!0},dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=W.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){
const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(
n),s++}if(r.names===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"names"},message:"must have required prop\
erty 'names'"};e===null?e=[n]:e.push(n),s++}if(r.id!==void 0&&(C(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:u,dynamicAnchors:m})||
(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.names!==void 0){let n=r.names;if(Array.isArray(n)){if(n.length<1){const p={instancePath:i+"/names",schemaPath:"\
#/properties/names/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const y=n.length;for(let p=0;p<
y;p++)R(n[p],{instancePath:i+"/names/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)}else{
const y={instancePath:i+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}
if(r.keller_type!==void 0&&(nr(r.keller_type,{instancePath:i+"/keller_type",parentData:r,parentDataProperty:"keller_type",rootData:u,dynamicAnchors:m})||(e=e===
null?nr.errors:e.concat(nr.errors),s=e.length)),r.parent_brand!==void 0&&(C(r.parent_brand,{instancePath:i+"/parent_brand",parentData:r,parentDataProperty:"pare\
nt_brand",rootData:u,dynamicAnchors:m})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.url!==void 0){let n=r.url;if(typeof n=="string"){if(!N(n)){const y={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[y]:e.push(y),s++}}else{
const y={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}
if(r.description!==void 0&&(D(r.description,{instancePath:i+"/description",parentData:r,parentDataProperty:"description",rootData:u,dynamicAnchors:m})||(e=e===null?
D.errors:e.concat(D.errors),s=e.length)),r.industries!==void 0){let n=r.industries;if(Array.isArray(n)){const y=n.length;for(let p=0;p<y;p++)if(typeof n[p]!="st\
ring"){const l={instancePath:i+"/industries/"+p,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),s++}}else{const y={instancePath:i+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[y]:e.push(y),s++}}if(r.target_audience!==void 0&&typeof r.target_audience!="string"){const n={instancePath:i+"/target_audience",schemaPath:"\
#/properties/target_audience/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(r.privacy_policy_url!==void 0){
let n=r.privacy_policy_url;if(typeof n=="string"){if(!N(n)){const y={instancePath:i+"/privacy_policy_url",schemaPath:"#/properties/privacy_policy_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/privacy_policy_url",schemaPath:"#/\
properties/privacy_policy_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(r.logos!==void 0){let n=r.logos;
if(Array.isArray(n)){const y=n.length;for(let p=0;p<y;p++)pr(n[p],{instancePath:i+"/logos/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=
e===null?pr.errors:e.concat(pr.errors),s=e.length)}else{const y={instancePath:i+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.colors!==void 0&&(ur(r.colors,{instancePath:i+"/colors",parentData:r,parentDataProperty:"colors",rootData:u,
dynamicAnchors:m})||(e=e===null?ur.errors:e.concat(ur.errors),s=e.length)),r.fonts!==void 0&&(fr(r.fonts,{instancePath:i+"/fonts",parentData:r,parentDataProperty:"\
fonts",rootData:u,dynamicAnchors:m})||(e=e===null?fr.errors:e.concat(fr.errors),s=e.length)),r.tone!==void 0){let n=r.tone;const y=s;let p=!1,l=null;const f=s;if(typeof n!=
"string"){const c={instancePath:i+"/tone",schemaPath:"#/properties/tone/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[c]:e.push(c),s++}var t=f===s;t&&(p=!0,l=0);const h=s;yr(n,{instancePath:i+"/tone",parentData:r,parentDataProperty:"tone",rootData:u,dynamicAnchors:m})||(e=e===
null?yr.errors:e.concat(yr.errors),s=e.length);var t=h===s;if(t&&p)p=!1,l=[l,1];else if(t){p=!0,l=1;var a={};a.voice=!0,a.attributes=!0,a.dos=!0,a.donts=!0}if(p)
s=y,e!==null&&(y?e.length=y:e=null);else{const c={instancePath:i+"/tone",schemaPath:"#/properties/tone/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"\
must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}}if(r.tagline!==void 0&&(D(r.tagline,{instancePath:i+"/tagline",parentData:r,parentDataProperty:"\
tagline",rootData:u,dynamicAnchors:m})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.assets!==void 0){let n=r.assets;if(Array.isArray(n)){const y=n.length;
for(let p=0;p<y;p++)dr(n[p],{instancePath:i+"/assets/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=e===null?dr.errors:e.concat(dr.errors),
s=e.length)}else{const y={instancePath:i+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[y]:e.push(y),s++}}if(r.properties!==void 0){let n=r.properties;if(Array.isArray(n)){const y=n.length;for(let p=0;p<y;p++)_r(n[p],{instancePath:i+"/properties\
/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=e===null?_r.errors:e.concat(_r.errors),s=e.length)}else{const y={instancePath:i+"/prope\
rties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.agents!==void 0){
let n=r.agents;if(Array.isArray(n)){const y=n.length;for(let p=0;p<y;p++)S(n[p],{instancePath:i+"/agents/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||
(e=e===null?S.errors:e.concat(S.errors),s=e.length)}else{const y={instancePath:i+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.brand_agent!==void 0&&(B(r.brand_agent,{instancePath:i+"/brand_agent",parentData:r,parentDataProperty:"\
brand_agent",rootData:u,dynamicAnchors:m})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.rights_agent!==void 0&&(B(r.rights_agent,{instancePath:i+"/ri\
ghts_agent",parentData:r,parentDataProperty:"rights_agent",rootData:u,dynamicAnchors:m})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.product_catalog!==
void 0&&(Pr(r.product_catalog,{instancePath:i+"/product_catalog",parentData:r,parentDataProperty:"product_catalog",rootData:u,dynamicAnchors:m})||(e=e===null?Pr.
errors:e.concat(Pr.errors),s=e.length)),r.data_subject_contestation!==void 0&&(F(r.data_subject_contestation,{instancePath:i+"/data_subject_contestation",parentData:r,
parentDataProperty:"data_subject_contestation",rootData:u,dynamicAnchors:m})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),r.disclaimers!==void 0){let n=r.
disclaimers;if(Array.isArray(n)){const y=n.length;for(let p=0;p<y;p++)kr(n[p],{instancePath:i+"/disclaimers/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||
(e=e===null?kr.errors:e.concat(kr.errors),s=e.length)}else{const y={instancePath:i+"/disclaimers",schemaPath:"#/properties/disclaimers/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}if(r.trademarks!==void 0){let n=r.trademarks;if(Array.isArray(n)){const y=n.length;for(let p=0;p<
y;p++)M(n[p],{instancePath:i+"/trademarks/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)}else{
const y={instancePath:i+"/trademarks",schemaPath:"#/properties/trademarks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(
y),s++}}if(r.voice_synthesis!==void 0&&(Ar(r.voice_synthesis,{instancePath:i+"/voice_synthesis",parentData:r,parentDataProperty:"voice_synthesis",rootData:u,dynamicAnchors:m})||
(e=e===null?Ar.errors:e.concat(Ar.errors),s=e.length)),r.avatar!==void 0){let n=r.avatar;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const y={instancePath:i+
"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),s++}}if(r.visual_guidelines!==
void 0&&(Dr(r.visual_guidelines,{instancePath:i+"/visual_guidelines",parentData:r,parentDataProperty:"visual_guidelines",rootData:u,dynamicAnchors:m})||(e=e===null?
Dr.errors:e.concat(Dr.errors),s=e.length)),r.contact!==void 0&&(K(r.contact,{instancePath:i+"/contact",parentData:r,parentDataProperty:"contact",rootData:u,dynamicAnchors:m})||
(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.collections!==void 0){let n=r.collections;if(Array.isArray(n)){const y=n.length;for(let p=0;p<y;p++)G(n[p],
{instancePath:i+"/collections/"+p,parentData:n,parentDataProperty:p,rootData:u,dynamicAnchors:m})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)}else{const y={
instancePath:i+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),
s++}}if(r.identity_relying_parties!==void 0){let n=r.identity_relying_parties;if(Array.isArray(n)){const y=n.length;for(let p=0;p<y;p++){let l=n[p];if(!(l&&typeof l==
"object"&&!Array.isArray(l))){const f={instancePath:i+"/identity_relying_parties/"+p,schemaPath:"#/properties/identity_relying_parties/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),s++}}}else{const y={instancePath:i+"/identity_relying_parties",schemaPath:"#/propertie\
s/identity_relying_parties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}}}else{const n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return W.errors=e,s===0}W.evaluated={props:{id:!0,names:!0,
keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,
properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,
visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function Ir(r,{instancePath:i="",parentData:g,parentDataProperty:_,
rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),W(r,{instancePath:i,
parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?W.errors:e.concat(W.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r))for(const n in r){
const y=s,p=s,l=s;if(n!=="house_domain"){const f={};e===null?e=[f]:e.push(f),s++}var t=l===s;if(t){const f={instancePath:i,schemaPath:"#/propertyNames/not",keyword:"\
not",params:{},message:"must NOT be valid",propertyName:n};e===null?e=[f]:e.push(f),s++}else s=p,e!==null&&(p?e.length=p:e=null);var a=y===s;if(!a){const f={instancePath:i,
schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be valid"};e===null?e=[f]:e.push(f),s++}}return Ir.errors=
e,s===0}Ir.evaluated={props:{id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,logos:!0,
colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,disclaimers:!0,
trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function jr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=jr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.brand_id===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand_id"},message:"must have required property 'brand_id'"};e===null?e=[t]:e.
push(t),s++}if(r.domain!==void 0&&(v(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length)),r.brand_id!==void 0&&(C(r.brand_id,{instancePath:i+"/brand_id",parentData:r,parentDataProperty:"brand_id",rootData:u,dynamicAnchors:m})||
(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.managed_by!==void 0&&typeof r.managed_by!="string"){const t={instancePath:i+"/managed_by",schemaPath:"#/p\
roperties/managed_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.effective_at!==void 0){let t=r.effective_at;
if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+"/effective_at",schemaPath:"#/properties/effective_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/effective_at",schemaPath:"#/properties/effecti\
ve_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return jr.errors=e,s===0}jr.evaluated={props:{domain:!0,brand_id:!0,managed_by:!0,
effective_at:!0},dynamicProps:!1,dynamicItems:!1};const Bt={type:"string",enum:["all","media_buying","creative_generation","rights_clearance","governance","measurement","agent_operations"],$id:"EnumsOperatorSco\
pe"};function $r(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=$r.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="all"||r==="media_buying"||r==="creative_generation"||r==="rights_clearance"||r==="governance"||r==="meas\
urement"||r==="agent_operations")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bt.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[t]:e.push(t),s++}return $r.errors=e,s===0}$r.evaluated={dynamicProps:!1,dynamicItems:!1};function Nr(r,{instancePath:i="",parentData:g,
parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'"};e===null?e=[t]:e.push(t),s++}if(r.brands===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[t]:e.push(t),s++}if(r.domain!==void 0&&(v(r.domain,{instancePath:i+
"/domain",parentData:r,parentDataProperty:"domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.brands!==void 0){let t=r.
brands;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/brands",schemaPath:"#/properties/brands/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0;n<a;n++){let y=t[n];if(typeof y=="string"){if(P(y)<1){const p={instancePath:i+
"/brands/"+n,schemaPath:"#/properties/brands/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
p]:e.push(p),s++}}else{const p={instancePath:i+"/brands/"+n,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)$(t[n],{instancePath:i+
"/countries/"+n,parentData:t,parentDataProperty:n,rootData:u,dynamicAnchors:m})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const a={instancePath:i+
"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.scopes!==
void 0){let t=r.scopes;if(Array.isArray(t)){const a=t.length;for(let n=0;n<a;n++)$r(t[n],{instancePath:i+"/scopes/"+n,parentData:t,parentDataProperty:n,rootData:u,
dynamicAnchors:m})||(e=e===null?$r.errors:e.concat($r.errors),s=e.length)}else{const a={instancePath:i+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.valid_from!==void 0){let t=r.valid_from;if(typeof t=="string"){if(!I.validate(
t)){const a={instancePath:i+"/valid_from",schemaPath:"#/properties/valid_from/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/valid_from",schemaPath:"#/properties/valid_from/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.valid_until!==void 0){let t=r.valid_until;if(typeof t=="string"){if(!I.validate(t)){const a={instancePath:i+
"/valid_until",schemaPath:"#/properties/valid_until/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:
e.push(a),s++}}else{const a={instancePath:i+"/valid_until",schemaPath:"#/properties/valid_until/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),s++}return Nr.errors=e,s===0}Nr.evaluated={props:{domain:!0,brands:!0,countries:!0,scopes:!0,valid_from:!0,valid_until:!0},dynamicProps:!1,dynamicItems:!1};
function zr(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=zr.evaluated;o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!0;const n=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.brands===void 0&&(l="brands")){
const f={};e===null?e=[f]:e.push(f),s++}}var y=n===s;if(s=t,e!==null&&(t?e.length=t:e=null),!y){const l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.brand_refs===
void 0){const h={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"brand_refs"},message:"must have required property 'bran\
d_refs'"};e===null?e=[h]:e.push(h),s++}var y=l===s;if(a=y,a){var p={};p.brand_refs=!0,p.brands=!0}}if(!a){const l={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[l]:e.push(l),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.house===void 0){
const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"house"},message:"must have required property 'house'"};e===null?e=[l]:
e.push(l),s++}for(const l in r)if(!wt.call(kt.properties,l)){const f={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),s++}if(r.house!==void 0&&(ar(r.house,{instancePath:i+"/house",parentData:r,
parentDataProperty:"house",rootData:u,dynamicAnchors:m})||(e=e===null?ar.errors:e.concat(ar.errors),s=e.length)),r.brands!==void 0){let l=r.brands;if(Array.isArray(
l)){const f=l.length;for(let h=0;h<f;h++)Ir(l[h],{instancePath:i+"/brands/"+h,parentData:l,parentDataProperty:h,rootData:u,dynamicAnchors:m})||(e=e===null?Ir.errors:
e.concat(Ir.errors),s=e.length)}else{const f={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[f]:e.push(f),s++}}if(r.brand_refs!==void 0){let l=r.brand_refs;if(Array.isArray(l)){const f=l.length;for(let h=0;h<f;h++)jr(l[h],{instancePath:i+
"/brand_refs/"+h,parentData:l,parentDataProperty:h,rootData:u,dynamicAnchors:m})||(e=e===null?jr.errors:e.concat(jr.errors),s=e.length)}else{const f={instancePath:i+
"/brand_refs",schemaPath:"#/properties/brand_refs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.default_language!==
void 0&&typeof r.default_language!="string"){const l={instancePath:i+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(r.contact!==void 0&&(K(r.contact,{instancePath:i+"/contact",parentData:r,parentDataProperty:"\
contact",rootData:u,dynamicAnchors:m})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)),r.authorized_operators!==void 0){let l=r.authorized_operators;if(Array.
isArray(l)){const f=l.length;for(let h=0;h<f;h++)Nr(l[h],{instancePath:i+"/authorized_operators/"+h,parentData:l,parentDataProperty:h,rootData:u,dynamicAnchors:m})||
(e=e===null?Nr.errors:e.concat(Nr.errors),s=e.length)}else{const f={instancePath:i+"/authorized_operators",schemaPath:"#/properties/authorized_operators/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.trademarks!==void 0){let l=r.trademarks;if(Array.isArray(l)){const f=l.length;
for(let h=0;h<f;h++)M(l[h],{instancePath:i+"/trademarks/"+h,parentData:l,parentDataProperty:h,rootData:u,dynamicAnchors:m})||(e=e===null?M.errors:e.concat(M.errors),
s=e.length)}else{const f={instancePath:i+"/trademarks",schemaPath:"#/properties/trademarks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[f]:e.push(f),s++}}if(r.$schema!==void 0&&typeof r.$schema!="string"){const l={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(r.version!==void 0&&typeof r.version!="string"){const l={instancePath:i+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(r.last_updated!==
void 0){let l=r.last_updated;if(typeof l=="string"){if(!I.validate(l)){const f={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/last_updated",schemaPath:"\
#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}}else{const l={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}return zr.errors=e,s===0}zr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Er(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Er.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),W(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?W.errors:e.concat(
W.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){for(const n in r){const y=s,p=s,l=s;if(!(n==="house"||n==="brands"||n==="brand_refs"||n==="autho\
rized_operators"||n==="authoritative_location"||n==="redirect_reason"||n==="redirect_effective_at")){const f={};e===null?e=[f]:e.push(f),s++}var t=l===s;if(t){const f={
instancePath:i,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:n};e===null?e=[f]:e.push(f),s++}else s=p,e!==null&&
(p?e.length=p:e=null);var a=y===s;if(!a){const f={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property \
name must be valid"};e===null?e=[f]:e.push(f),s++}}if(r.house_domain!==void 0&&(v(r.house_domain,{instancePath:i+"/house_domain",parentData:r,parentDataProperty:"\
house_domain",rootData:u,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.default_language!==void 0&&typeof r.default_language!="strin\
g"){const n={instancePath:i+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}if(r.$schema!==void 0&&typeof r.$schema!="string"){const n={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(r.version!==void 0&&typeof r.version!="string"){const n={instancePath:i+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(r.last_updated!==
void 0){let n=r.last_updated;if(typeof n=="string"){if(!I.validate(n)){const y={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/last_updated",schemaPath:"\
#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}}else{const n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return Er.errors=e,s===0}Er.evaluated={props:{house_domain:!0,
default_language:!0,$schema:!0,version:!0,last_updated:!0,id:!0,names:!0,keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,
logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,
disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};function Or(r,{instancePath:i="",parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Or.evaluated;o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0);const t=s;let a=!0;const n=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.agents===void 0&&(l="agents")){
const f={};e===null?e=[f]:e.push(f),s++}}var y=n===s;if(s=t,e!==null&&(t?e.length=t:e=null),!y){const l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.brand_agent===
void 0){const h={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"brand_agent"},message:"must have required property 'bra\
nd_agent'"};e===null?e=[h]:e.push(h),s++}var y=l===s;if(a=y,a){var p={};p.brand_agent=!0,p.agents=!0}}if(!a){const l={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:"else"},message:'must match "else" schema'};e===null?e=[l]:e.push(l),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){for(const l in r)
if(!(l==="agents"||l==="brand_agent"||l==="contact"||l==="data_subject_contestation"||l==="$schema"||l==="version"||l==="last_updated")){const f={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[f]:e.
push(f),s++}if(r.agents!==void 0){let l=r.agents;if(Array.isArray(l)){if(l.length<1){const h={instancePath:i+"/agents",schemaPath:"#/properties/agents/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const f=l.length;for(let h=0;h<f;h++)S(l[h],{instancePath:i+
"/agents/"+h,parentData:l,parentDataProperty:h,rootData:u,dynamicAnchors:m})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)}else{const f={instancePath:i+"\
/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(r.brand_agent!==void 0&&
(B(r.brand_agent,{instancePath:i+"/brand_agent",parentData:r,parentDataProperty:"brand_agent",rootData:u,dynamicAnchors:m})||(e=e===null?B.errors:e.concat(B.errors),
s=e.length)),r.contact!==void 0&&(K(r.contact,{instancePath:i+"/contact",parentData:r,parentDataProperty:"contact",rootData:u,dynamicAnchors:m})||(e=e===null?K.
errors:e.concat(K.errors),s=e.length)),r.data_subject_contestation!==void 0&&(F(r.data_subject_contestation,{instancePath:i+"/data_subject_contestation",parentData:r,
parentDataProperty:"data_subject_contestation",rootData:u,dynamicAnchors:m})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),r.$schema!==void 0&&typeof r.
$schema!="string"){const l={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),s++}if(r.version!==void 0&&typeof r.version!="string"){const l={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(r.last_updated!==void 0){let l=r.last_updated;if(typeof l=="string"){if(!I.
validate(l)){const f={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}}else{const l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),s++}return Or.errors=e,s===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(r,{instancePath:i="",
parentData:g,parentDataProperty:_,rootData:u=r,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Tr.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0);const t=s;let a=!1,n=null;const y=s;Ye(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?Ye.errors:e.
concat(Ye.errors),s=e.length);var f=y===s;if(f){a=!0,n=0;var p=!0}const l=s;er(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||
(e=e===null?er.errors:e.concat(er.errors),s=e.length);var f=l===s;if(f&&a)a=!1,n=[n,1];else{f&&(a=!0,n=1,p!==!0&&(p=!0));const h=s;zr(r,{instancePath:i,parentData:g,
parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?zr.errors:e.concat(zr.errors),s=e.length);var f=h===s;if(f&&a)a=!1,n=[n,2];else{f&&(a=!0,n=2,p!==
!0&&(p=!0));const d=s;Er(r,{instancePath:i,parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?Er.errors:e.concat(Er.errors),s=e.length);
var f=d===s;if(f&&a)a=!1,n=[n,3];else{f&&(a=!0,n=3,p!==!0&&(p=p||{},p.house_domain=!0,p.default_language=!0,p.$schema=!0,p.version=!0,p.last_updated=!0,p.id=!0,
p.names=!0,p.keller_type=!0,p.parent_brand=!0,p.url=!0,p.description=!0,p.industries=!0,p.target_audience=!0,p.privacy_policy_url=!0,p.logos=!0,p.colors=!0,p.fonts=
!0,p.tone=!0,p.tagline=!0,p.assets=!0,p.properties=!0,p.agents=!0,p.brand_agent=!0,p.rights_agent=!0,p.product_catalog=!0,p.data_subject_contestation=!0,p.disclaimers=
!0,p.trademarks=!0,p.voice_synthesis=!0,p.avatar=!0,p.visual_guidelines=!0,p.contact=!0,p.collections=!0,p.identity_relying_parties=!0));const w=s;Or(r,{instancePath:i,
parentData:g,parentDataProperty:_,rootData:u,dynamicAnchors:m})||(e=e===null?Or.errors:e.concat(Or.errors),s=e.length);var f=w===s;f&&a?(a=!1,n=[n,4]):f&&(a=!0,
n=4,p!==!0&&(p=!0))}}}if(a)s=t,e!==null&&(t?e.length=t:e=null);else{const h={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"\
must match exactly one schema in oneOf"};e===null?e=[h]:e.push(h),s++}return Tr.errors=e,o.props=p,s===0}Tr.evaluated={dynamicProps:!0,dynamicItems:!1};export{Ft as Adagents,Kt as Brand};
