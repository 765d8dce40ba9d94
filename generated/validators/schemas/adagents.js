// @generated from schemas/v3/adagents by codegen. Do not edit; run "npm run codegen".
import Qe from"ajv-formats/dist/formats.js";import Me from"ajv/dist/runtime/equal.js";import Ue from"ajv/dist/runtime/ucs2length.js";const $r=X;const E=Qe.fullFormats.uri,T=Qe.fullFormats["date-time"],v=Ue.default;function Z(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Z.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.kid===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"kid"},message:"must have required property 'kid'"};e===null?e=[t]:e.push(t),s++}if(r.kty===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kty"},message:"must have required property 'kty'"};e===null?e=[t]:e.push(t),s++}if(r.kid!==void 0){let t=r.
kid;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/kid",schemaPath:"#/properties/kid/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/kid",schemaPath:"#/properties/kid/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.kty!==void 0){let t=r.kty;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/kty",
schemaPath:"#/properties/kty/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
const n={instancePath:i+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(r.alg!==void 0&&typeof r.alg!="string"){const t={instancePath:i+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}if(r.use!==void 0&&typeof r.use!="string"){const t={instancePath:i+"/use",schemaPath:"#/properties/use/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.crv!==void 0&&typeof r.crv!="string"){const t={instancePath:i+"/crv",schemaPath:"\
#/properties/crv/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.x!==void 0&&typeof r.x!="string"){const t={
instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.y!==void 0&&
typeof r.y!="string"){const t={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(r.n!==void 0&&typeof r.n!="string"){const t={instancePath:i+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.e!==void 0&&typeof r.e!="string"){const t={instancePath:i+"/e",schemaPath:"#/properties/e/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.revoked_at!==void 0){let t=r.revoked_at;if(typeof t=="string"){if(!T.validate(
t)){const n={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[t]:e.push(t),s++}return Z.errors=e,s===0}Z.evaluated={props:{kid:!0,kty:!0,alg:!0,use:!0,crv:!0,x:!0,y:!0,n:!0,e:!0,revoked_at:!0},dynamicProps:!1,
dynamicItems:!1};function Q(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Q.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.kid===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"kid"},message:"must have required property 'kid'"};e===null?e=[t]:e.push(t),s++}if(r.kty===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kty"},message:"must have required property 'kty'"};e===null?e=[t]:e.push(t),s++}if(r.crv===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crv"},message:"must have required property 'crv'"};e===null?e=[t]:e.push(t),s++}
if(r.x===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},message:"must have required property 'x'"};e===
null?e=[t]:e.push(t),s++}if(r.kid!==void 0){let t=r.kid;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/kid",schemaPath:"#/properties/kid/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/kid",schemaPath:"\
#/properties/kid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.kty!==void 0){let t=r.kty;if(typeof t!=
"string"){const n={instancePath:i+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}if(t!=="OKP"){const n={instancePath:i+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue:"OKP"},message:"must be equal to co\
nstant"};e===null?e=[n]:e.push(n),s++}}if(r.crv!==void 0){let t=r.crv;if(typeof t!="string"){const n={instancePath:i+"/crv",schemaPath:"#/properties/crv/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(t!=="X25519"){const n={instancePath:i+"/crv",schemaPath:"#/properties/crv\
/const",keyword:"const",params:{allowedValue:"X25519"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),s++}}if(r.x!==void 0){let t=r.x;if(typeof t==
"string"){if(v(t)<1){const n={instancePath:i+"/x",schemaPath:"#/properties/x/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[n]:e.push(n),s++}}if(r.alg!==void 0&&typeof r.alg!="string"){const t={instancePath:i+"/alg",schemaPath:"#/properties/alg/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.use!==void 0&&typeof r.use!="string"){const t={instancePath:i+"/use",schemaPath:"\
#/properties/use/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.revoked_at!==void 0){let t=r.revoked_at;
if(typeof t=="string"){if(!T.validate(t)){const n={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Q.errors=e,s===0}Q.evaluated={props:{kid:!0,kty:!0,crv:!0,x:!0,alg:!0,use:!0,
revoked_at:!0},dynamicProps:!1,dynamicItems:!1};function I(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,
s=0;const a=I.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}
if(r.authorized_for===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_for"},message:"must have re\
quired property 'authorized_for'"};e===null?e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!E(t)){const n={instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.authorized_for!==void 0){
let t=r.authorized_for;if(typeof t=="string"){if(v(t)>500){const n={instancePath:i+"/authorized_for",schemaPath:"#/properties/authorized_for/maxLength",keyword:"\
maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),s++}if(v(t)<1){const n={instancePath:i+"/authorized_for",
schemaPath:"#/properties/authorized_for/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
s++}}else{const n={instancePath:i+"/authorized_for",schemaPath:"#/properties/authorized_for/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}}if(r.signing_keys!==void 0){let t=r.signing_keys;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/signing_keys",schemaPath:"\
#/properties/signing_keys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;
for(let o=0;o<n;o++)Z(t[o],{instancePath:i+"/signing_keys/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?Z.errors:e.concat(Z.errors),
s=e.length)}else{const n={instancePath:i+"/signing_keys",schemaPath:"#/properties/signing_keys/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[n]:e.push(n),s++}}if(r.encryption_keys!==void 0){let t=r.encryption_keys;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/encryption_ke\
ys",schemaPath:"#/properties/encryption_keys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),
s++}const n=t.length;for(let o=0;o<n;o++)Q(t[o],{instancePath:i+"/encryption_keys/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?
Q.errors:e.concat(Q.errors),s=e.length)}else{const n={instancePath:i+"/encryption_keys",schemaPath:"#/properties/encryption_keys/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!T.validate(t)){const n={
instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return I.errors=e,s===0}I.evaluated={props:{url:!0,authorized_for:!0,signing_keys:!0,encryption_keys:!0,last_updated:!0},dynamicProps:!1,
dynamicItems:!1};const We=new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$","u");function w(r,{instancePath:i="",parentData:_,parentDataProperty:b,
rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=w.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){
if(v(r)>253){const t={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[t]:e.push(t),s++}if(!We.test(r)){const t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9](\
[a-z0-9-]*[a-z0-9])?)*$"},message:'must match pattern "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}
w.evaluated={dynamicProps:!1,dynamicItems:!1};function pe(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,
s=0;const a=pe.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'pub\
lisher_domain'"};e===null?e=[t]:e.push(t),s++}if(r.collection_ids===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
collection_ids"},message:"must have required property 'collection_ids'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(w(r.publisher_domain,{instancePath:i+
"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.collection_ids!==
void 0){let t=r.collection_ids;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++)if(typeof t[o]!="string"){
const g={instancePath:i+"/collection_ids/"+o,schemaPath:"#/properties/collection_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),s++}}else{const n={instancePath:i+"/collection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),s++}return pe.errors=e,s===0}pe.evaluated={props:{publisher_domain:!0,collection_ids:!0},dynamicProps:!1,dynamicItems:!1};const Ye={
type:"string",enum:["direct","delegated","ad_network"],$id:"EnumsDelegationType"};function le(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,
dynamicAnchors:f={}}={}){let e=null,s=0;const a=le.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="direct"||r==="delegated"||r==="ad_net\
work")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ye.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return le.errors=e,s===0}le.evaluated={dynamicProps:!1,dynamicItems:!1};const er=new RegExp("^[A-Z]{2}$","u");function C(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=C.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!er.test(r)){const t={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}C.evaluated={dynamicProps:!1,dynamicItems:!1};
const L=Me.default;function z(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=z.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collections!==void 0){let t=r.collections;if(Array.
isArray(t)){const n=t.length;for(let o=0;o<n;o++)pe(t[o],{instancePath:i+"/collections/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===
null?pe.errors:e.concat(pe.errors),s=e.length)}else{const n={instancePath:i+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.placement_ids!==void 0){let t=r.placement_ids;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+
"/placement_ids",schemaPath:"#/properties/placement_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:
e.push(o),s++}const n=t.length;for(let o=0;o<n;o++){let g=t[o];if(typeof g=="string"){if(v(g)<1){const p={instancePath:i+"/placement_ids/"+o,schemaPath:"#/prope\
rties/placement_ids/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:i+"/placement_ids/"+o,schemaPath:"#/properties/placement_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),s++}}}else{const n={instancePath:i+"/placement_ids",schemaPath:"#/properties/placement_ids/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[n]:e.push(n),s++}}if(r.placement_tags!==void 0){let t=r.placement_tags;if(Array.isArray(t)){const n=t.length;for(let p=0;p<n;p++){let u=t[p];
if(typeof u=="string"){if(v(u)<1){const c={instancePath:i+"/placement_tags/"+p,schemaPath:"#/properties/placement_tags/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/placement_tags/"+p,schemaPath:"#/properti\
es/placement_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let o=t.length,g;if(o>1){const p={};
for(;o--;){let u=t[o];if(typeof u=="string"){if(typeof p[u]=="number"){g=p[u];const c={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/\
uniqueItems",keyword:"uniqueItems",params:{i:o,j:g},message:"must NOT have duplicate items (items ## "+g+" and "+o+" are identical)"};e===null?e=[c]:e.push(c),s++;
break}p[u]=o}}}}else{const n={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[n]:e.push(n),s++}}if(r.delegation_type!==void 0&&(le(r.delegation_type,{instancePath:i+"/delegation_type",parentData:r,parentDataProperty:"\
delegation_type",rootData:y,dynamicAnchors:f})||(e=e===null?le.errors:e.concat(le.errors),s=e.length)),r.exclusive!==void 0&&typeof r.exclusive!="boolean"){const t={
instancePath:i+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
s++}if(r.countries!==void 0){let t=r.countries;if(Array.isArray(t)){const n=t.length;for(let p=0;p<n;p++)C(t[p],{instancePath:i+"/countries/"+p,parentData:t,parentDataProperty:p,
rootData:y,dynamicAnchors:f})||(e=e===null?C.errors:e.concat(C.errors),s=e.length);let o=t.length,g;if(o>1){e:for(;o--;)for(g=o;g--;)if(L(t[o],t[g])){const p={instancePath:i+
"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i:o,j:g},message:"must NOT have duplicate items (items ## "+g+" and "+
o+" are identical)"};e===null?e=[p]:e.push(p),s++;break e}}}else{const n={instancePath:i+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.effective_from!==void 0){let t=r.effective_from;if(typeof t=="string"){if(!T.validate(
t)){const n={instancePath:i+"/effective_from",schemaPath:"#/properties/effective_from/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/effective_from",schemaPath:"#/properties/effective_from/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.effective_until!==void 0){let t=r.effective_until;if(typeof t=="string"){if(!T.validate(
t)){const n={instancePath:i+"/effective_until",schemaPath:"#/properties/effective_until/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/effective_until",schemaPath:"#/properties/effective_until/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}z.evaluated={props:{collections:!0,placement_ids:!0,placement_tags:!0,delegation_type:!0,
exclusive:!0,countries:!0,effective_from:!0,effective_until:!0},dynamicProps:!1,dynamicItems:!1};const rr={type:"string",enum:["website","mobile_app","ctv_app","desktop_app","dooh","podcast","radio","linear_tv","streaming_audio","ai_assistant"],$id:"EnumsPr\
opertyType"};function me(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=me.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="website"||r==="mobile_app"||r==="ctv_app"||r==="desktop_app"||r==="dooh"||r==="podcast"||r==="radio"||r===
"linear_tv"||r==="streaming_audio"||r==="ai_assistant")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return me.errors=e,s===0}me.evaluated={dynamicProps:!1,dynamicItems:!1};const tr={type:"string",enum:["domain","subdomain","network_id","ios_bundle","android_package","apple_app_store_id","google_play_id","roku_store_id","fire_tv_as\
in","samsung_app_id","apple_tv_bundle","bundle_id","venue_id","screen_id","openooh_venue_type","rss_url","apple_podcast_id","spotify_collection_id","podcast_gui\
d","station_id","facility_id"],$id:"EnumsIdentifierTypes"};function ue(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){
let e=null,s=0;const a=ue.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="domain"||r==="subdomain"||r==="network_id"||r==="\
ios_bundle"||r==="android_package"||r==="apple_app_store_id"||r==="google_play_id"||r==="roku_store_id"||r==="fire_tv_asin"||r==="samsung_app_id"||r==="apple_tv\
_bundle"||r==="bundle_id"||r==="venue_id"||r==="screen_id"||r==="openooh_venue_type"||r==="rss_url"||r==="apple_podcast_id"||r==="spotify_collection_id"||r==="p\
odcast_guid"||r==="station_id"||r==="facility_id")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tr.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ue.errors=e,s===0}ue.evaluated={dynamicProps:!1,dynamicItems:!1};function ye(r,{instancePath:i="",
parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ye.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&
(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(ue(r.type,{instancePath:i+
"/type",parentData:r,parentDataProperty:"type",rootData:y,dynamicAnchors:f})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length)),r.value!==void 0){let t=r.value;
if(typeof t=="string"){if(v(t)>2048){const n={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"\
must NOT have more than 2048 characters"};e===null?e=[n]:e.push(n),s++}if(v(t)<1){const n={instancePath:i+"/value",schemaPath:"#/properties/value/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/value",schemaPath:"#/p\
roperties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ye.errors=e,s===0}ye.evaluated={props:{type:!0,value:!0},
dynamicProps:!1,dynamicItems:!1};const Xe=new RegExp("^[a-z0-9_]+$","u");function j(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=j.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!Xe.test(r)){const t={instancePath:i,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}j.evaluated={dynamicProps:!1,dynamicItems:!1};function $(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=$.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),typeof r=="string"){if(!Xe.test(r)){const t={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return $.errors=e,s===0}$.evaluated={dynamicProps:!1,dynamicItems:!1};const sr={type:"stri\
ng",enum:["display","olv","social","search","ctv","linear_tv","radio","streaming_audio","podcast","dooh","ooh","print","cinema","email","gaming","retail_media",
"influencer","affiliate","product_placement","sponsored_intelligence"],$id:"EnumsChannels"};function x(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,
dynamicAnchors:f={}}={}){let e=null,s=0;const a=x.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="display"||r==="olv"||r==="social"||r===
"search"||r==="ctv"||r==="linear_tv"||r==="radio"||r==="streaming_audio"||r==="podcast"||r==="dooh"||r==="ooh"||r==="print"||r==="cinema"||r==="email"||r==="gam\
ing"||r==="retail_media"||r==="influencer"||r==="affiliate"||r==="product_placement"||r==="sponsored_intelligence")){const t={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}x.evaluated=
{dynamicProps:!1,dynamicItems:!1};function S(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=S.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.property_type===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_type"},message:"must have required property 'property_type'"};e===null?e=[t]:e.push(
t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required proper\
ty 'name'"};e===null?e=[t]:e.push(t),s++}if(r.identifiers===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
identifiers"},message:"must have required property 'identifiers'"};e===null?e=[t]:e.push(t),s++}if(r.property_type!==void 0&&(me(r.property_type,{instancePath:i+
"/property_type",parentData:r,parentDataProperty:"property_type",rootData:y,dynamicAnchors:f})||(e=e===null?me.errors:e.concat(me.errors),s=e.length)),r.name!==
void 0){let t=r.name;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.identifiers!==void 0){let t=r.identifiers;if(Array.isArray(t)){if(t.length<
1){const o={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++)ye(t[o],{instancePath:i+"/identifiers/"+o,parentData:t,parentDataProperty:o,rootData:y,
dynamicAnchors:f})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.length)}else{const n={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.property_id!==void 0&&(j(r.property_id,{instancePath:i+"/proper\
ty_id",parentData:r,parentDataProperty:"property_id",rootData:y,dynamicAnchors:f})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.tags!==void 0){let t=r.
tags;if(Array.isArray(t)){const n=t.length;for(let p=0;p<n;p++)$(t[p],{instancePath:i+"/tags/"+p,parentData:t,parentDataProperty:p,rootData:y,dynamicAnchors:f})||
(e=e===null?$.errors:e.concat($.errors),s=e.length);let o=t.length,g;if(o>1){e:for(;o--;)for(g=o;g--;)if(L(t[o],t[g])){const p={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:o,j:g},message:"must NOT have duplicate items (items ## "+g+" and "+o+" are identical)"};e===null?
e=[p]:e.push(p),s++;break e}}}else{const n={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[n]:e.push(n),s++}}if(r.supported_channels!==void 0){let t=r.supported_channels;if(Array.isArray(t)){const n=t.length;for(let p=0;p<n;p++)x(t[p],
{instancePath:i+"/supported_channels/"+p,parentData:t,parentDataProperty:p,rootData:y,dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),s=e.length);let o=t.
length,g;if(o>1){e:for(;o--;)for(g=o;g--;)if(L(t[o],t[g])){const p={instancePath:i+"/supported_channels",schemaPath:"#/properties/supported_channels/uniqueItems",
keyword:"uniqueItems",params:{i:o,j:g},message:"must NOT have duplicate items (items ## "+g+" and "+o+" are identical)"};e===null?e=[p]:e.push(p),s++;break e}}}else{
const n={instancePath:i+"/supported_channels",schemaPath:"#/properties/supported_channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),s++}}r.publisher_domain!==void 0&&(w(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_doma\
in",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}S.evaluated={props:{property_type:!0,name:!0,identifiers:!0,property_id:!0,
tags:!0,supported_channels:!0,publisher_domain:!0},dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,
dynamicAnchors:f={}}={}){let e=null,s=0;const a=X.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),I(r,{instancePath:i,parentData:_,
parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(I.errors),s=e.length),z(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,
dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=
[t]:e.push(t),s++}if(r.properties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"mu\
st have required property 'properties'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="string"){const n={
instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}if(t!=="inline_properties"){const n={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/const",keyword:"const",
params:{allowedValue:"inline_properties"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),s++}}if(r.properties!==void 0){let t=r.properties;if(Array.
isArray(t)){if(t.length<1){const o={instancePath:i+"/properties",schemaPath:"#/properties/properties/minItems",keyword:"minItems",params:{limit:1},message:"must\
 NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++)S(t[o],{instancePath:i+"/properties/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:f})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)}else{const n={instancePath:i+"/properties",schemaPath:"#/properties/propertie\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return X.errors=e,s===0}X.evaluated={props:{authorization_type:!0,properties:!0,
collections:!0,placement_ids:!0,placement_tags:!0,delegation_type:!0,exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,url:!0,authorized_for:!0,signing_keys:!0,
encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};const zr=G;function G(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=G.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),I(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(
I.errors),s=e.length),z(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),s=e.length),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[t]:e.push(t),s++}if(r.property_ids===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_ids"},message:"must have required property 'property_ids'"};e===null?e=[t]:e.push(t),
s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="string"){const n={instancePath:i+"/authorization_type",schemaPath:"#/properties/a\
uthorization_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(t!=="property_ids"){const n={instancePath:i+
"/authorization_type",schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"property_ids"},message:"must be equal to constant"};
e===null?e=[n]:e.push(n),s++}}if(r.property_ids!==void 0){let t=r.property_ids;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/property_ids",schemaPath:"\
#/properties/property_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;
for(let o=0;o<n;o++)j(t[o],{instancePath:i+"/property_ids/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?j.errors:e.concat(j.errors),
s=e.length)}else{const n={instancePath:i+"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.
push(t),s++}return G.errors=e,s===0}G.evaluated={props:{authorization_type:!0,property_ids:!0,collections:!0,placement_ids:!0,placement_tags:!0,delegation_type:!0,
exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,url:!0,authorized_for:!0,signing_keys:!0,encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};
const xr=H;function H(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=H.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),I(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(
I.errors),s=e.length),z(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),s=e.length),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[t]:e.push(t),s++}if(r.property_tags===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"property_tags"},message:"must have required property 'property_tags'"};e===null?e=[t]:e.push(
t),s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="string"){const n={instancePath:i+"/authorization_type",schemaPath:"#/propertie\
s/authorization_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(t!=="property_tags"){const n={instancePath:i+
"/authorization_type",schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"property_tags"},message:"must be equal to constan\
t"};e===null?e=[n]:e.push(n),s++}}if(r.property_tags!==void 0){let t=r.property_tags;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/property_tags",
schemaPath:"#/properties/property_tags/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.
length;for(let o=0;o<n;o++)$(t[o],{instancePath:i+"/property_tags/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?$.errors:e.concat(
$.errors),s=e.length)}else{const n={instancePath:i+"/property_tags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return H.errors=e,s===0}H.evaluated={props:{authorization_type:!0,property_tags:!0,collections:!0,placement_ids:!0,placement_tags:!0,delegation_type:!0,
exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,url:!0,authorized_for:!0,signing_keys:!0,encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};
const Nr=J;function B(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=B.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const t=s;let n=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.publisher_domain===void 0&&(l="pub\
lisher_domain")){const m={};e===null?e=[m]:e.push(m),s++}}var g=o===s;s=t,e!==null&&(t?e.length=t:e=null);let p;if(g){const l=s;if(r&&typeof r=="object"&&!Array.
isArray(r))for(const d in r){const q=s,P=s,F=s;if(d!=="publisher_domains"){const D={};e===null?e=[D]:e.push(D),s++}var u=F===s;if(u){const D={instancePath:i,schemaPath:"\
#/then/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:d};e===null?e=[D]:e.push(D),s++}else s=P,e!==null&&(P?e.length=P:e=null);
var c=q===s;if(!c){const D={instancePath:i,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName:d},message:"property name must be vali\
d"};e===null?e=[D]:e.push(D),s++}}var g=l===s;n=g,p="then"}else{const l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.publisher_domains===void 0){const d={instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?
e=[d]:e.push(d),s++}var g=l===s;if(n=g,n){var h={};h.publisher_domains=!0,h.publisher_domain=!0}p="else"}if(!n){const l={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:p},message:'must match "'+p+'" schema'};e===null?e=[l]:e.push(l),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===
void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selec\
tion_type'"};e===null?e=[l]:e.push(l),s++}if(h!==!0&&(h=h||{},h.selection_type=!0,h.publisher_domain=!0,h.publisher_domains=!0),r.selection_type!==void 0){let l=r.
selection_type;if(typeof l!="string"){const m={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(l!=="all"){const m={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/const",
keyword:"const",params:{allowedValue:"all"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),s++}}if(r.publisher_domain!==void 0&&(w(r.publisher_domain,
{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=
e.length)),r.publisher_domains!==void 0){let l=r.publisher_domains;if(Array.isArray(l)){if(l.length<1){const P={instancePath:i+"/publisher_domains",schemaPath:"\
#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[P]:e.push(P),s++}const m=l.
length;for(let P=0;P<m;P++)w(l[P],{instancePath:i+"/publisher_domains/"+P,parentData:l,parentDataProperty:P,rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:
e.concat(w.errors),s=e.length);let d=l.length,q;if(d>1){e:for(;d--;)for(q=d;q--;)if(L(l[d],l[q])){const P={instancePath:i+"/publisher_domains",schemaPath:"#/pro\
perties/publisher_domains/uniqueItems",keyword:"uniqueItems",params:{i:d,j:q},message:"must NOT have duplicate items (items ## "+q+" and "+d+" are identical)"};
e===null?e=[P]:e.push(P),s++;break e}}}else{const m={instancePath:i+"/publisher_domains",schemaPath:"#/properties/publisher_domains/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{const l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),s++}return B.errors=e,a.props=h,s===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function fe(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=fe.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===void 0){const o={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selection_type'"};e===null?e=[o]:e.push(o),s++}if(r.
publisher_domain===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have req\
uired property 'publisher_domain'"};e===null?e=[o]:e.push(o),s++}if(r.property_ids===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"property_ids"},message:"must have required property 'property_ids'"};e===null?e=[o]:e.push(o),s++}for(const o in r){const g=s,p=s,u=s;if(o!==
"publisher_domains"){const c={};e===null?e=[c]:e.push(c),s++}var t=u===s;if(t){const c={instancePath:i,schemaPath:"#/propertyNames/not",keyword:"not",params:{},
message:"must NOT be valid",propertyName:o};e===null?e=[c]:e.push(c),s++}else s=p,e!==null&&(p?e.length=p:e=null);var n=g===s;if(!n){const c={instancePath:i,schemaPath:"\
#/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[c]:e.push(c),s++}}if(r.selection_type!==void 0){
let o=r.selection_type;if(typeof o!="string"){const g={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}if(o!=="by_id"){const g={instancePath:i+"/selection_type",schemaPath:"#/properties/selection_typ\
e/const",keyword:"const",params:{allowedValue:"by_id"},message:"must be equal to constant"};e===null?e=[g]:e.push(g),s++}}if(r.publisher_domain!==void 0&&(w(r.publisher_domain,
{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=
e.length)),r.property_ids!==void 0){let o=r.property_ids;if(Array.isArray(o)){if(o.length<1){const p={instancePath:i+"/property_ids",schemaPath:"#/properties/pr\
operty_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const g=o.length;for(let p=0;p<
g;p++)j(o[p],{instancePath:i+"/property_ids/"+p,parentData:o,parentDataProperty:p,rootData:y,dynamicAnchors:f})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{
const g={instancePath:i+"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:
e.push(g),s++}}}else{const o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return fe.
errors=e,s===0}fe.evaluated={props:{selection_type:!0,publisher_domain:!0,property_ids:!0},dynamicProps:!1,dynamicItems:!1};function K(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=K.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const t=s;let n=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.publisher_domain===void 0&&(l="pub\
lisher_domain")){const m={};e===null?e=[m]:e.push(m),s++}}var g=o===s;s=t,e!==null&&(t?e.length=t:e=null);let p;if(g){const l=s;if(r&&typeof r=="object"&&!Array.
isArray(r))for(const d in r){const q=s,P=s,F=s;if(d!=="publisher_domains"){const D={};e===null?e=[D]:e.push(D),s++}var u=F===s;if(u){const D={instancePath:i,schemaPath:"\
#/then/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:d};e===null?e=[D]:e.push(D),s++}else s=P,e!==null&&(P?e.length=P:e=null);
var c=q===s;if(!c){const D={instancePath:i,schemaPath:"#/then/propertyNames",keyword:"propertyNames",params:{propertyName:d},message:"property name must be vali\
d"};e===null?e=[D]:e.push(D),s++}}var g=l===s;n=g,p="then"}else{const l=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.publisher_domains===void 0){const d={instancePath:i,
schemaPath:"#/else/required",keyword:"required",params:{missingProperty:"publisher_domains"},message:"must have required property 'publisher_domains'"};e===null?
e=[d]:e.push(d),s++}var g=l===s;if(n=g,n){var h={};h.publisher_domains=!0,h.publisher_domain=!0}p="else"}if(!n){const l={instancePath:i,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:p},message:'must match "'+p+'" schema'};e===null?e=[l]:e.push(l),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.selection_type===
void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selection_type"},message:"must have required property 'selec\
tion_type'"};e===null?e=[l]:e.push(l),s++}if(r.property_tags===void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
property_tags"},message:"must have required property 'property_tags'"};e===null?e=[l]:e.push(l),s++}if(h!==!0&&(h=h||{},h.selection_type=!0,h.publisher_domain=!0,
h.publisher_domains=!0,h.property_tags=!0),r.selection_type!==void 0){let l=r.selection_type;if(typeof l!="string"){const m={instancePath:i+"/selection_type",schemaPath:"\
#/properties/selection_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(l!=="by_tag"){const m={instancePath:i+
"/selection_type",schemaPath:"#/properties/selection_type/const",keyword:"const",params:{allowedValue:"by_tag"},message:"must be equal to constant"};e===null?e=
[m]:e.push(m),s++}}if(r.publisher_domain!==void 0&&(w(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",
rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.publisher_domains!==void 0){let l=r.publisher_domains;if(Array.isArray(l)){
if(l.length<1){const P={instancePath:i+"/publisher_domains",schemaPath:"#/properties/publisher_domains/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[P]:e.push(P),s++}const m=l.length;for(let P=0;P<m;P++)w(l[P],{instancePath:i+"/publisher_domains/"+P,parentData:l,parentDataProperty:P,
rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=e.length);let d=l.length,q;if(d>1){e:for(;d--;)for(q=d;q--;)if(L(l[d],l[q])){const P={instancePath:i+
"/publisher_domains",schemaPath:"#/properties/publisher_domains/uniqueItems",keyword:"uniqueItems",params:{i:d,j:q},message:"must NOT have duplicate items (item\
s ## "+q+" and "+d+" are identical)"};e===null?e=[P]:e.push(P),s++;break e}}}else{const m={instancePath:i+"/publisher_domains",schemaPath:"#/properties/publishe\
r_domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.property_tags!==void 0){let l=r.property_tags;if(Array.
isArray(l)){if(l.length<1){const d={instancePath:i+"/property_tags",schemaPath:"#/properties/property_tags/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const m=l.length;for(let d=0;d<m;d++)$(l[d],{instancePath:i+"/property_tags/"+d,parentData:l,parentDataProperty:d,
rootData:y,dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const m={instancePath:i+"/property_tags",schemaPath:"#/properties/proper\
ty_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{const l={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}return K.errors=e,a.props=h,s===0}K.evaluated={dynamicProps:!0,dynamicItems:!1};
function ce(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ce.evaluated;a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0);const t=s;let n=!1,o=null;const g=s;if(!B(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f}))
e=e===null?B.errors:e.concat(B.errors),s=e.length;else var p=B.evaluated.props;var c=g===s;c&&(n=!0,o=0);const u=s;fe(r,{instancePath:i,parentData:_,parentDataProperty:b,
rootData:y,dynamicAnchors:f})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length);var c=u===s;if(c&&n)n=!1,o=[o,1];else{c&&(n=!0,o=1,p!==!0&&(p=p||{},p.selection_type=
!0,p.publisher_domain=!0,p.property_ids=!0));const l=s;if(!K(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f}))e=e===null?K.errors:
e.concat(K.errors),s=e.length;else var h=K.evaluated.props;var c=l===s;c&&n?(n=!1,o=[o,2]):c&&(n=!0,o=2,p!==!0&&h!==void 0&&(h===!0?p=!0:(p=p||{},Object.assign(
p,h))))}if(n)s=t,e!==null&&(t?e.length=t:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match\
 exactly one schema in oneOf"};e===null?e=[l]:e.push(l),s++}return ce.errors=e,a.props=p,s===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};function J(r,{instancePath:i="",
parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=J.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),I(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(I.errors),s=e.length),z(r,{instancePath:i,
parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.
authorization_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have\
 required property 'authorization_type'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_properties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_properties"},message:"must have required property 'publisher_properties'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==
void 0){let t=r.authorization_type;if(typeof t!="string"){const n={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(t!=="publisher_properties"){const n={instancePath:i+"/authorization_type",
schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"publisher_properties"},message:"must be equal to constant"};e===null?e=
[n]:e.push(n),s++}}if(r.publisher_properties!==void 0){let t=r.publisher_properties;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/publisher_prop\
erties",schemaPath:"#/properties/publisher_properties/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.
push(o),s++}const n=t.length;for(let o=0;o<n;o++)ce(t[o],{instancePath:i+"/publisher_properties/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||
(e=e===null?ce.errors:e.concat(ce.errors),s=e.length)}else{const n={instancePath:i+"/publisher_properties",schemaPath:"#/properties/publisher_properties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return J.errors=e,s===0}J.evaluated={props:{authorization_type:!0,publisher_properties:!0,collections:!0,
placement_ids:!0,placement_tags:!0,delegation_type:!0,exclusive:!0,countries:!0,effective_from:!0,effective_until:!0,url:!0,authorized_for:!0,signing_keys:!0,encryption_keys:!0,
last_updated:!0},dynamicProps:!1,dynamicItems:!1};const Tr=M;const Ze=new RegExp("^[a-zA-Z0-9_-]+$","u");function M(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;
const a=M.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),I(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[t]:e.push(t),
s++}if(r.signal_ids===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signal_ids"},message:"must have requir\
ed property 'signal_ids'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="string"){const n={instancePath:i+
"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}if(t!=="signal_ids"){const n={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"\
signal_ids"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),s++}}if(r.signal_ids!==void 0){let t=r.signal_ids;if(Array.isArray(t)){if(t.length<1){
const o={instancePath:i+"/signal_ids",schemaPath:"#/properties/signal_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 item\
s"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++){let g=t[o];if(typeof g=="string"){if(!Ze.test(g)){const p={instancePath:i+"/signal_ids/"+
o,schemaPath:"#/properties/signal_ids/items/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"},message:'must match pattern "^[a-zA-Z0-9_-]+$"'};e===
null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/signal_ids/"+o,schemaPath:"#/properties/signal_ids/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}}else{const n={instancePath:i+"/signal_ids",schemaPath:"#/properties/signal_ids/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===0}M.evaluated={props:{authorization_type:!0,signal_ids:!0,url:!0,authorized_for:!0,signing_keys:!0,
encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};const Or=U;const Ge=new RegExp("^[a-z0-9_-]+$","u");function U(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;
const a=U.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),I(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authorization_type===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorization_type"},message:"must have required property 'authorization_type'"};e===null?e=[t]:e.push(t),
s++}if(r.signal_tags===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signal_tags"},message:"must have requ\
ired property 'signal_tags'"};e===null?e=[t]:e.push(t),s++}if(r.authorization_type!==void 0){let t=r.authorization_type;if(typeof t!="string"){const n={instancePath:i+
"/authorization_type",schemaPath:"#/properties/authorization_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}if(t!=="signal_tags"){const n={instancePath:i+"/authorization_type",schemaPath:"#/properties/authorization_type/const",keyword:"const",params:{allowedValue:"\
signal_tags"},message:"must be equal to constant"};e===null?e=[n]:e.push(n),s++}}if(r.signal_tags!==void 0){let t=r.signal_tags;if(Array.isArray(t)){if(t.length<
1){const o={instancePath:i+"/signal_tags",schemaPath:"#/properties/signal_tags/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++){let g=t[o];if(typeof g=="string"){if(!Ge.test(g)){const p={instancePath:i+"/signal_t\
ags/"+o,schemaPath:"#/properties/signal_tags/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_-]+$"},message:'must match pattern "^[a-z0-9_-]+$"'};e===
null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/signal_tags/"+o,schemaPath:"#/properties/signal_tags/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const n={instancePath:i+"/signal_tags",schemaPath:"#/properties/signal_tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return U.errors=e,s===0}U.evaluated={props:{authorization_type:!0,signal_tags:!0,url:!0,authorized_for:!0,signing_keys:!0,
encryption_keys:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};const Lr=I,Er=W;function W(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=W.evaluated;a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0);const t=s;let n=!1,o=null;const g=s;G(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||
(e=e===null?G.errors:e.concat(G.errors),s=e.length);var c=g===s;if(c){n=!0,o=0;var p={};p.authorization_type=!0,p.property_ids=!0,p.collections=!0,p.placement_ids=
!0,p.placement_tags=!0,p.delegation_type=!0,p.exclusive=!0,p.countries=!0,p.effective_from=!0,p.effective_until=!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,
p.encryption_keys=!0,p.last_updated=!0}const u=s;H(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?H.errors:e.concat(
H.errors),s=e.length);var c=u===s;if(c&&n)n=!1,o=[o,1];else{c&&(n=!0,o=1,p!==!0&&(p=p||{},p.authorization_type=!0,p.property_tags=!0,p.collections=!0,p.placement_ids=
!0,p.placement_tags=!0,p.delegation_type=!0,p.exclusive=!0,p.countries=!0,p.effective_from=!0,p.effective_until=!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,
p.encryption_keys=!0,p.last_updated=!0));const h=s;X(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?X.errors:e.concat(
X.errors),s=e.length);var c=h===s;if(c&&n)n=!1,o=[o,2];else{c&&(n=!0,o=2,p!==!0&&(p=p||{},p.authorization_type=!0,p.properties=!0,p.collections=!0,p.placement_ids=
!0,p.placement_tags=!0,p.delegation_type=!0,p.exclusive=!0,p.countries=!0,p.effective_from=!0,p.effective_until=!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,
p.encryption_keys=!0,p.last_updated=!0));const m=s;J(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?J.errors:e.concat(
J.errors),s=e.length);var c=m===s;if(c&&n)n=!1,o=[o,3];else{c&&(n=!0,o=3,p!==!0&&(p=p||{},p.authorization_type=!0,p.publisher_properties=!0,p.collections=!0,p.placement_ids=
!0,p.placement_tags=!0,p.delegation_type=!0,p.exclusive=!0,p.countries=!0,p.effective_from=!0,p.effective_until=!0,p.url=!0,p.authorized_for=!0,p.signing_keys=!0,
p.encryption_keys=!0,p.last_updated=!0));const q=s;M(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?M.errors:e.concat(
M.errors),s=e.length);var c=q===s;if(c&&n)n=!1,o=[o,4];else{c&&(n=!0,o=4,p!==!0&&(p=p||{},p.authorization_type=!0,p.signal_ids=!0,p.url=!0,p.authorized_for=!0,p.
signing_keys=!0,p.encryption_keys=!0,p.last_updated=!0));const F=s;U(r,{instancePath:i,parentData:_,parentDataProperty:b,rootData:y,dynamicAnchors:f})||(e=e===null?
U.errors:e.concat(U.errors),s=e.length);var c=F===s;c&&n?(n=!1,o=[o,5]):c&&(n=!0,o=5,p!==!0&&(p=p||{},p.authorization_type=!0,p.signal_tags=!0,p.url=!0,p.authorized_for=
!0,p.signing_keys=!0,p.encryption_keys=!0,p.last_updated=!0))}}}}if(n)s=t,e!==null&&(t?e.length=t:e=null);else{const h={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?e=[h]:e.push(h),s++}return W.errors=e,a.props=p,s===0}W.evaluated={dynamicProps:!0,
dynamicItems:!1};const Cr=Y;const ir=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;function Y(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Y.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){
if(v(t)>255){const n={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 25\
5 characters"};e===null?e=[n]:e.push(n),s++}if(v(t)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(v(t)>255){const n={
instancePath:i+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[n]:e.push(n),s++}if(!ir.test(t)){const n={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'mu\
st match format "email"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.domain!==void 0&&(w(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"do\
main",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.seller_id!==void 0){let t=r.seller_id;if(typeof t=="string"){if(v(t)>
255){const n={instancePath:i+"/seller_id",schemaPath:"#/properties/seller_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than \
255 characters"};e===null?e=[n]:e.push(n),s++}if(v(t)<1){const n={instancePath:i+"/seller_id",schemaPath:"#/properties/seller_id/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/seller_id",schemaPath:"#/properti\
es/seller_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.tag_id!==void 0){let t=r.tag_id;if(typeof t==
"string"){if(v(t)>100){const n={instancePath:i+"/tag_id",schemaPath:"#/properties/tag_id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT hav\
e more than 100 characters"};e===null?e=[n]:e.push(n),s++}if(v(t)<1){const n={instancePath:i+"/tag_id",schemaPath:"#/properties/tag_id/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/tag_id",schemaPath:"#/prope\
rties/tag_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.privacy_policy_url!==void 0){let t=r.privacy_policy_url;
if(typeof t=="string"){if(!E(t)){const n={instancePath:i+"/privacy_policy_url",schemaPath:"#/properties/privacy_policy_url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/privacy_policy_url",schemaPath:"#/properties/privacy_polic\
y_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Y.errors=e,s===0}Y.evaluated={props:{name:!0,email:!0,domain:!0,seller_id:!0,
tag_id:!0,privacy_policy_url:!0},dynamicProps:!1,dynamicItems:!1};const Sr=Q,Rr=re,nr={type:"object",required:["format_kind"],properties:{format_option_id:{type:"\
string",minLength:1},format_kind:{$ref:"EnumsFormatKind"},params:{type:"object",additionalProperties:!0},display_name:{type:"string"},publisher_domain:{$ref:"Co\
reDomainName"},applies_to_channels:{type:"array",items:{$ref:"EnumsChannels"},uniqueItems:!0},seller_preference:{type:"string",enum:["preferred","accepted","dis\
couraged"]},canonical_formats_only:{type:"boolean"},experimental:{type:"boolean"},format_shape:{type:"string"},v1_format_ref:{type:"array",items:{$ref:"CoreForm\
atId"},minItems:1},format_schema:{$ref:"CorePlatformExtensionRef"},applies_to_property_ids:{type:"array",items:{$ref:"CorePropertyId"}},applies_to_property_tags:{
type:"array",items:{$ref:"CorePropertyTag"}},reference_renderer:{$ref:"AdagentsReferenceRenderer"},format_revision:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+([-+][0\
-9A-Za-z.+-]+)?$"}},$id:"AdagentsFormatDeclaration"},ar={type:"string",enum:["image","html5","display_tag","image_carousel","video_hosted","video_vast","audio_h\
osted","audio_daast","sponsored_placement","native_in_feed","responsive_creative","agent_placement","seller_rendered_stateful_display","coordinated_placements",
"custom"],$id:"EnumsFormatKind"};function R(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=R.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="image"||r==="html5"||r==="display_tag"||r==="image_carousel"||r==="video_hosted"||
r==="video_vast"||r==="audio_hosted"||r==="audio_daast"||r==="sponsored_placement"||r==="native_in_feed"||r==="responsive_creative"||r==="agent_placement"||r===
"seller_rendered_stateful_display"||r==="coordinated_placements"||r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ar.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return R.errors=e,s===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};function V(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=V.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.agent_url===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"agent_url"},message:"must have required property 'agent_url'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}
if(r.agent_url!==void 0){let t=r.agent_url;if(typeof t=="string"){if(!E(t)){const n={instancePath:i+"/agent_url",schemaPath:"#/properties/agent_url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/agent_url",schemaPath:"#/propertie\
s/agent_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.id!==void 0){let t=r.id;if(typeof t=="strin\
g"){if(!Ze.test(t)){const n={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"},message:'must match\
 pattern "^[a-zA-Z0-9_-]+$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const n={
instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof t==
"number"&&isFinite(t)&&(t<1||isNaN(t))){const n={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(r.height!==void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const n={instancePath:i+
"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof t=="num\
ber"&&isFinite(t)&&(t<1||isNaN(t))){const n={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(r.duration_ms!==void 0){let t=r.duration_ms;if(typeof t=="number"&&isFinite(t)){if(t<1||isNaN(t)){const n={
instancePath:i+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type:"number"},message:"must \
be number"};e===null?e=[n]:e.push(n),s++}}if(r.width!==void 0&&r.height===void 0){const t={instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentReq\
uired",params:{property:"width",missingProperty:"height",depsCount:1,deps:"height"},message:"must have property height when property width is present"};e===null?
e=[t]:e.push(t),s++}if(r.height!==void 0&&r.width===void 0){const t={instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
height",missingProperty:"width",depsCount:1,deps:"width"},message:"must have property width when property height is present"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}
V.evaluated={props:{agent_url:!0,id:!0,width:!0,height:!0,duration_ms:!0},dynamicProps:!1,dynamicItems:!1};const Ke=new RegExp("^https://","u"),He=new RegExp("^sha256:[a-f0-9]{64}$","u");function O(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){
let e=null,s=0;const a=O.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.uri===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===null?e=[t]:e.
push(t),s++}if(r.digest===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"digest"},message:"must have requir\
ed property 'digest'"};e===null?e=[t]:e.push(t),s++}if(r.uri!==void 0){let t=r.uri;if(typeof t=="string"){if(!Ke.test(t)){const n={instancePath:i+"/uri",schemaPath:"\
#/properties/uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[n]:e.push(n),s++}if(!E(t)){const n={
instancePath:i+"/uri",schemaPath:"#/properties/uri/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{
const n={instancePath:i+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(r.digest!==void 0){let t=r.digest;if(typeof t=="string"){if(!He.test(t)){const n={instancePath:i+"/digest",schemaPath:"#/properties/digest/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[a-f0-9]{64}$"},message:'must match pattern "^sha256:[a-f0-9]{64}$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}O.evaluated={props:{uri:!0,
digest:!0},dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ee.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.uri!==void 0){let t=r.uri;if(typeof t=="string"){if(!Ke.test(t)){
const n={instancePath:i+"/uri",schemaPath:"#/properties/uri/pattern",keyword:"pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===
null?e=[n]:e.push(n),s++}if(!E(t)){const n={instancePath:i+"/uri",schemaPath:"#/properties/uri/format",keyword:"format",params:{format:"uri"},message:'must matc\
h format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(r.digest!==void 0){let t=r.digest;if(typeof t=="string"){if(!He.test(t)){const n={instancePath:i+"/digest",schemaPath:"\
#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[a-f0-9]{64}$"},message:'must match pattern "^sha256:[a-f0-9]{64}$"'};e===null?e=[n]:e.push(
n),s++}}else{const n={instancePath:i+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}}if(r.format_revision!==void 0&&typeof r.format_revision!="string"){const t={instancePath:i+"/format_revision",schemaPath:"#/properties/format\
_revision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ee.errors=e,s===0}ee.evaluated={props:{uri:!0,digest:!0,format_revision:!0},
dynamicProps:!1,dynamicItems:!1};const or=new RegExp("^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$","u");function re(r,{instancePath:i="",parentData:_,parentDataProperty:b,
rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=re.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.format_kind===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"format_kind"},message:"\
must have required property 'format_kind'"};e===null?e=[t]:e.push(t),s++}if(r.format_option_id!==void 0){let t=r.format_option_id;if(typeof t=="string"){if(v(t)<
1){const n={instancePath:i+"/format_option_id",schemaPath:"#/properties/format_option_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/format_option_id",schemaPath:"#/properties/format_option_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.format_kind!==void 0&&(R(r.format_kind,{instancePath:i+"/format_kind",
parentData:r,parentDataProperty:"format_kind",rootData:y,dynamicAnchors:f})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.params!==void 0){let t=r.params;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const n={instancePath:i+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}if(r.display_name!==void 0&&typeof r.display_name!="string"){const t={instancePath:i+"/display_name",schemaPath:"\
#/properties/display_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(w(
r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.
concat(w.errors),s=e.length)),r.applies_to_channels!==void 0){let t=r.applies_to_channels;if(Array.isArray(t)){const n=t.length;for(let p=0;p<n;p++)x(t[p],{instancePath:i+
"/applies_to_channels/"+p,parentData:t,parentDataProperty:p,rootData:y,dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),s=e.length);let o=t.length,g;
if(o>1){e:for(;o--;)for(g=o;g--;)if(L(t[o],t[g])){const p={instancePath:i+"/applies_to_channels",schemaPath:"#/properties/applies_to_channels/uniqueItems",keyword:"\
uniqueItems",params:{i:o,j:g},message:"must NOT have duplicate items (items ## "+g+" and "+o+" are identical)"};e===null?e=[p]:e.push(p),s++;break e}}}else{const n={
instancePath:i+"/applies_to_channels",schemaPath:"#/properties/applies_to_channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[n]:e.push(n),s++}}if(r.seller_preference!==void 0){let t=r.seller_preference;if(typeof t!="string"){const n={instancePath:i+"/seller_preference",schemaPath:"\
#/properties/seller_preference/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(t==="preferred"||t==="acc\
epted"||t==="discouraged")){const n={instancePath:i+"/seller_preference",schemaPath:"#/properties/seller_preference/enum",keyword:"enum",params:{allowedValues:nr.
properties.seller_preference.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.canonical_formats_only!==void 0&&typeof r.
canonical_formats_only!="boolean"){const t={instancePath:i+"/canonical_formats_only",schemaPath:"#/properties/canonical_formats_only/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.experimental!==void 0&&typeof r.experimental!="boolean"){const t={instancePath:i+"/\
experimental",schemaPath:"#/properties/experimental/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.format_shape!==
void 0&&typeof r.format_shape!="string"){const t={instancePath:i+"/format_shape",schemaPath:"#/properties/format_shape/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.v1_format_ref!==void 0){let t=r.v1_format_ref;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+
"/v1_format_ref",schemaPath:"#/properties/v1_format_ref/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:
e.push(o),s++}const n=t.length;for(let o=0;o<n;o++)V(t[o],{instancePath:i+"/v1_format_ref/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=
e===null?V.errors:e.concat(V.errors),s=e.length)}else{const n={instancePath:i+"/v1_format_ref",schemaPath:"#/properties/v1_format_ref/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.format_schema!==void 0&&(O(r.format_schema,{instancePath:i+"/format_schema",parentData:r,
parentDataProperty:"format_schema",rootData:y,dynamicAnchors:f})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),r.applies_to_property_ids!==void 0){let t=r.
applies_to_property_ids;if(Array.isArray(t)){const n=t.length;for(let o=0;o<n;o++)j(t[o],{instancePath:i+"/applies_to_property_ids/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:f})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const n={instancePath:i+"/applies_to_property_ids",schemaPath:"#/propert\
ies/applies_to_property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.applies_to_property_tags!==void 0){
let t=r.applies_to_property_tags;if(Array.isArray(t)){const n=t.length;for(let o=0;o<n;o++)$(t[o],{instancePath:i+"/applies_to_property_tags/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const n={instancePath:i+"/applies_to_property_tags",schemaPath:"#/proper\
ties/applies_to_property_tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.reference_renderer!==void 0&&
(ee(r.reference_renderer,{instancePath:i+"/reference_renderer",parentData:r,parentDataProperty:"reference_renderer",rootData:y,dynamicAnchors:f})||(e=e===null?ee.
errors:e.concat(ee.errors),s=e.length)),r.format_revision!==void 0){let t=r.format_revision;if(typeof t=="string"){if(!or.test(t)){const n={instancePath:i+"/for\
mat_revision",schemaPath:"#/properties/format_revision/pattern",keyword:"pattern",params:{pattern:"^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$"},message:'must ma\
tch pattern "^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/format_revision",schemaPath:"#/propertie\
s/format_revision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return re.errors=e,s===0}re.evaluated={props:{format_option_id:!0,
format_kind:!0,params:!0,display_name:!0,publisher_domain:!0,applies_to_channels:!0,seller_preference:!0,canonical_formats_only:!0,experimental:!0,format_shape:!0,
v1_format_ref:!0,format_schema:!0,applies_to_property_ids:!0,applies_to_property_tags:!0,reference_renderer:!0,format_revision:!0},dynamicProps:!1,dynamicItems:!1};
const Vr=Fe;const pr={type:"string",enum:["series","publication","event_series","rotation"],$id:"EnumsCollectionKind"};function de(r,{instancePath:i="",parentData:_,parentDataProperty:b,
rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=de.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="series"||r===
"publication"||r==="event_series"||r==="rotation")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pr.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return de.errors=e,s===0}de.evaluated={dynamicProps:!1,dynamicItems:!1};const lr={type:"string",
enum:["iab_content_3.0","iab_content_2.2","gracenote","eidr","apple_genres","google_genres","roku","amazon_genres","custom"],$id:"EnumsGenreTaxonomy"};function he(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=he.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="iab_content_3.0"||r==="iab_content_2.2"||r==="gracenote"||r==="eidr"||r==="apple_genres"||r==="google_genres"||r==="roku"||
r==="amazon_genres"||r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:lr.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[t]:e.push(t),s++}return he.errors=e,s===0}he.evaluated={dynamicProps:!1,dynamicItems:!1};const mr={type:"string",enum:["tv_parental","mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function ge(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ge.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="tv_parental"||r==="mpaa"||r==="podcast"||r==="esrb"||r==="bbfc"||r==="fsk"||r==="acb"||r==="chvrs"||r==="csa"||r==="pegi"||
r==="custom")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:mr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return ge.errors=e,s===0}ge.evaluated={dynamicProps:!1,dynamicItems:!1};function _e(r,{instancePath:i="",parentData:_,parentDataProperty:b,
rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=_e.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.system===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"system"},message:"mus\
t have required property 'system'"};e===null?e=[t]:e.push(t),s++}if(r.rating===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rating"},message:"must have required property 'rating'"};e===null?e=[t]:e.push(t),s++}if(r.system!==void 0&&(ge(r.system,{instancePath:i+"/syst\
em",parentData:r,parentDataProperty:"system",rootData:y,dynamicAnchors:f})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length)),r.rating!==void 0){let t=r.rating;
if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/rating",schemaPath:"#/properties/rating/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return _e.errors=e,s===0}_e.evaluated={props:{system:!0,rating:!0},dynamicProps:!1,dynamicItems:!1};const ur={type:"\
string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCollectionCadence"};function be(r,{instancePath:i="",parentData:_,parentDataProperty:b,
rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=be.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="daily"||r==="\
weekly"||r==="monthly"||r==="seasonal"||r==="event"||r==="irregular")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ur.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return be.errors=e,s===0}be.evaluated={dynamicProps:!1,dynamicItems:!1};const yr={
type:"string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function ve(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,
dynamicAnchors:f={}}={}){let e=null,s=0;const a=ve.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r==="hiatus"||r==="ended"||r===
"upcoming")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:yr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return ve.errors=e,s===0}ve.evaluated={dynamicProps:!1,dynamicItems:!1};const fr={type:"string",enum:["professional","prosumer","ugc"],
$id:"EnumsProductionQuality"};function Pe(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Pe.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="professional"||r==="prosumer"||r==="ugc")){const t={instancePath:i,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:fr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Pe.errors=e,s===0}
Pe.evaluated={dynamicProps:!1,dynamicItems:!1};const cr={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function we(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=we.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="host"||r==="guest"||r==="creator"||r==="cast"||r==="narrator"||r==="producer"||r==="correspondent"||r==="commentator"||r===
"analyst")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:cr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return we.errors=e,s===0}we.evaluated={dynamicProps:!1,dynamicItems:!1};function ke(r,{instancePath:i="",parentData:_,parentDataProperty:b,
rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ke.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.role===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must ha\
ve required property 'role'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.role!==void 0&&(we(r.role,{instancePath:i+"/role",parentData:r,parentDataProperty:"\
role",rootData:y,dynamicAnchors:f})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.name!==void 0){let t=r.name;if(typeof t=="string"){if(v(t)<1){const n={
instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[n]:e.push(n),s++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),s++}}if(r.brand_url!==void 0){let t=r.brand_url;if(typeof t=="string"){if(!E(t)){const n={instancePath:i+"/brand_url",schemaPath:"#/propert\
ies/brand_url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/bra\
nd_url",schemaPath:"#/properties/brand_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ke.errors=e,s===0}ke.evaluated={props:{role:!0,
name:!0,brand_url:!0},dynamicProps:!1,dynamicItems:!1};const dr={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_launch","reunion","tribu\
te"],$id:"EnumsSpecialCategory"};function qe(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=qe.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="awards"||r==="championship"||r==="concert"||r==="conference"||r==="election"||r===
"festival"||r==="gala"||r==="holiday"||r==="premiere"||r==="product_launch"||r==="reunion"||r==="tribute")){const t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:dr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return qe.errors=e,s===0}qe.evaluated={dynamicProps:!1,
dynamicItems:!1};function Ae(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Ae.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.
name;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.category!==void 0&&(qe(r.category,{instancePath:i+"/category",parentData:r,parentDataProperty:"\
category",rootData:y,dynamicAnchors:f})||(e=e===null?qe.errors:e.concat(qe.errors),s=e.length)),r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!T.validate(
t)){const n={instancePath:i+"/starts",schemaPath:"#/properties/starts/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/starts",schemaPath:"#/properties/starts/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[n]:e.push(n),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t=="string"){if(!T.validate(t)){const n={instancePath:i+"/ends",schemaPath:"\
#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ae.errors=e,s===0}Ae.evaluated={props:{name:!0,
category:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};function Ie(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Ie.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total_installments!==void 0){let t=r.total_installments;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const n={instancePath:i+"/total_installments",schemaPath:"#/properties/total_installments/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const n={instancePath:i+"/total_ins\
tallments",schemaPath:"#/properties/total_installments/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(
n),s++}}if(r.starts!==void 0){let t=r.starts;if(typeof t=="string"){if(!T.validate(t)){const n={instancePath:i+"/starts",schemaPath:"#/properties/starts/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/starts",schemaPath:"\
#/properties/starts/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.ends!==void 0){let t=r.ends;if(typeof t==
"string"){if(!T.validate(t)){const n={instancePath:i+"/ends",schemaPath:"#/properties/ends/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return Ie.errors=e,s===0}Ie.evaluated={props:{total_installments:!0,starts:!0,ends:!0},dynamicProps:!1,dynamicItems:!1};const hr={type:"string",enum:["apple_podcast_id","spotify_collection_id","rss_url","podcast_guid","amazon_music_id","iheart_id","podcast_index_id","youtube_chan\
nel_id","youtube_channel_handle","youtube_channel_url","youtube_playlist_id","amazon_title_id","roku_channel_id","pluto_channel_id","tubi_id","peacock_id","tikt\
ok_id","twitch_channel","imdb_id","gracenote_id","eidr_id","domain","substack_id"],$id:"EnumsDistributionIdentifierType"};function De(r,{instancePath:i="",parentData:_,
parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=De.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"apple_podcast_id"||r==="spotify_collection_id"||r==="rss_url"||r==="podcast_guid"||r==="amazon_music_id"||r==="iheart_id"||r==="podcast_index_id"||r==="youtube\
_channel_id"||r==="youtube_channel_handle"||r==="youtube_channel_url"||r==="youtube_playlist_id"||r==="amazon_title_id"||r==="roku_channel_id"||r==="pluto_chann\
el_id"||r==="tubi_id"||r==="peacock_id"||r==="tiktok_id"||r==="twitch_channel"||r==="imdb_id"||r==="gracenote_id"||r==="eidr_id"||r==="domain"||r==="substack_id")){
const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),s++}return De.errors=e,s===0}De.evaluated={dynamicProps:!1,dynamicItems:!1};function je(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,
dynamicAnchors:f={}}={}){let e=null,s=0;const a=je.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'"};e===null?e=[t]:e.push(t),s++}if(r.value===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
alue"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0&&(De(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:y,dynamicAnchors:f})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.value!==void 0){let t=r.value;if(typeof t=="string"){if(v(t)>2048){
const n={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 charact\
ers"};e===null?e=[n]:e.push(n),s++}if(v(t)<1){const n={instancePath:i+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return je.errors=e,s===0}je.evaluated={props:{type:!0,value:!0},dynamicProps:!1,dynamicItems:!1};function $e(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=$e.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[t]:e.push(t),s++}if(r.identifiers===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identifiers"},message:"must have required property 'identifi\
ers'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(w(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,parentDataProperty:"p\
ublisher_domain",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.identifiers!==void 0){let t=r.identifiers;if(Array.isArray(
t)){if(t.length<1){const o={instancePath:i+"/identifiers",schemaPath:"#/properties/identifiers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++)je(t[o],{instancePath:i+"/identifiers/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:f})||(e=e===null?je.errors:e.concat(je.errors),s=e.length)}else{const n={instancePath:i+"/identifiers",schemaPath:"#/properties/identi\
fiers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $e.errors=e,s===0}$e.evaluated={props:{publisher_domain:!0,identifiers:!0},
dynamicProps:!1,dynamicItems:!1};const gr={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function ze(r,{instancePath:i="",parentData:_,
parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ze.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"spinoff"||r==="companion"||r==="sequel"||r==="prequel"||r==="crossover")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:gr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return ze.errors=e,s===0}ze.evaluated={dynamicProps:!1,dynamicItems:!1};function xe(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=xe.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.relationship===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationship"},message:"must have required property 'relationship'"};
e===null?e=[t]:e.push(t),s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/collection_id",schemaPath:"\
#/properties/collection_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:i+"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}r.relationship!==void 0&&(ze(r.relationship,{instancePath:i+"/relationship",parentData:r,parentDataProperty:"relationship",rootData:y,dynamicAnchors:f})||
(e=e===null?ze.errors:e.concat(ze.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return xe.errors=e,s===0}xe.evaluated={props:{collection_id:!0,relationship:!0},dynamicProps:!1,dynamicItems:!1};function Ne(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Ne.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.collection_id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"collection_id"},message:"must have required property 'collection_id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.collection_id!==void 0){let t=r.collection_id;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/collection_id",schemaPath:"#/properties/colle\
ction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/collection_id",schemaPath:"#/properties/collection_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.kind!==void 0&&(de(r.kind,{instancePath:i+"/kind",parentData:r,
parentDataProperty:"kind",rootData:y,dynamicAnchors:f})||(e=e===null?de.errors:e.concat(de.errors),s=e.length)),r.description!==void 0&&typeof r.description!="s\
tring"){const t={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.genre!==void 0){let t=r.genre;if(Array.isArray(t)){const n=t.length;for(let o=0;o<n;o++)if(typeof t[o]!="string"){const g={instancePath:i+
"/genre/"+o,schemaPath:"#/properties/genre/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const n={
instancePath:i+"/genre",schemaPath:"#/properties/genre/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.genre_taxonomy!==
void 0&&(he(r.genre_taxonomy,{instancePath:i+"/genre_taxonomy",parentData:r,parentDataProperty:"genre_taxonomy",rootData:y,dynamicAnchors:f})||(e=e===null?he.errors:
e.concat(he.errors),s=e.length)),r.language!==void 0&&typeof r.language!="string"){const t={instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.content_rating!==void 0&&(_e(r.content_rating,{instancePath:i+"/content\
_rating",parentData:r,parentDataProperty:"content_rating",rootData:y,dynamicAnchors:f})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)),r.cadence!==void 0&&
(be(r.cadence,{instancePath:i+"/cadence",parentData:r,parentDataProperty:"cadence",rootData:y,dynamicAnchors:f})||(e=e===null?be.errors:e.concat(be.errors),s=e.
length)),r.season!==void 0&&typeof r.season!="string"){const t={instancePath:i+"/season",schemaPath:"#/properties/season/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.status!==void 0&&(ve(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",
rootData:y,dynamicAnchors:f})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)),r.production_quality!==void 0&&(Pe(r.production_quality,{instancePath:i+"/\
production_quality",parentData:r,parentDataProperty:"production_quality",rootData:y,dynamicAnchors:f})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r.
talent!==void 0){let t=r.talent;if(Array.isArray(t)){const n=t.length;for(let o=0;o<n;o++)ke(t[o],{instancePath:i+"/talent/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:f})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)}else{const n={instancePath:i+"/talent",schemaPath:"#/properties/talent/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.special!==void 0&&(Ae(r.special,{instancePath:i+"/special",parentData:r,
parentDataProperty:"special",rootData:y,dynamicAnchors:f})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.limited_series!==void 0&&(Ie(r.limited_series,
{instancePath:i+"/limited_series",parentData:r,parentDataProperty:"limited_series",rootData:y,dynamicAnchors:f})||(e=e===null?Ie.errors:e.concat(Ie.errors),s=e.
length)),r.distribution!==void 0){let t=r.distribution;if(Array.isArray(t)){const n=t.length;for(let o=0;o<n;o++)$e(t[o],{instancePath:i+"/distribution/"+o,parentData:t,
parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)}else{const n={instancePath:i+"/distribution",schemaPath:"\
#/properties/distribution/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.deadline_policy!==void 0){let t=r.
deadline_policy;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const n={instancePath:i+"/deadline_policy",schemaPath:"#/properties/deadline_policy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(r.related_collections!==void 0){let t=r.related_collections;if(Array.isArray(
t)){const n=t.length;for(let o=0;o<n;o++)xe(t[o],{instancePath:i+"/related_collections/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===
null?xe.errors:e.concat(xe.errors),s=e.length)}else{const n={instancePath:i+"/related_collections",schemaPath:"#/properties/related_collections/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.ext!==void 0){let t=r.ext;if(!(t&&typeof t=="object"&&!Array.isArray(t))){
const n={instancePath:i+"/ext",schemaPath:"#/properties/ext/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ne.errors=e,s===
0}Ne.evaluated={props:{collection_id:!0,name:!0,kind:!0,description:!0,genre:!0,genre_taxonomy:!0,language:!0,content_rating:!0,cadence:!0,season:!0,status:!0,production_quality:!0,
talent:!0,special:!0,limited_series:!0,distribution:!0,deadline_policy:!0,related_collections:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};const _r={type:"object",properties:{format_option_id:{type:"string",minLength:1},format_kind:{$ref:"EnumsFormatKind"},params:{type:"object",additionalProperties:!0},
display_name:{type:"string"},publisher_domain:{$ref:"CoreDomainName"},applies_to_channels:{type:"array",items:{$ref:"EnumsChannels"},uniqueItems:!0},seller_preference:{
type:"string",enum:["preferred","accepted","discouraged"]},canonical_formats_only:{type:"boolean"},experimental:{type:"boolean"},format_shape:{type:"string"},v1_format_ref:{
type:"array",items:{$ref:"CoreFormatId"},minItems:1},format_schema:{$ref:"CorePlatformExtensionRef"}},if:{required:["format_option_id"],properties:{format_option_id:!0}},
else:{required:["format_kind"],properties:{format_kind:!0}},$id:"AdagentsPlacementFormatOption"};function te(r,{instancePath:i="",parentData:_,parentDataProperty:b,
rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=te.evaluated;a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0);const t=s;let n=!0;const o=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.format_option_id===void 0&&(u="format_option_id")){const c={};e===null?e=[c]:e.push(c),s++}}var g=o===s;
if(s=t,e!==null&&(t?e.length=t:e=null),!g){const u=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.format_kind===void 0){const h={instancePath:i,schemaPath:"#/\
else/required",keyword:"required",params:{missingProperty:"format_kind"},message:"must have required property 'format_kind'"};e===null?e=[h]:e.push(h),s++}var g=u===
s;if(n=g,n){var p={};p.format_kind=!0,p.format_option_id=!0}}if(!n){const u={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema'};e===null?e=[u]:e.push(u),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(p!==!0&&(p=p||{},p.format_option_id=!0,p.format_kind=!0,
p.params=!0,p.display_name=!0,p.publisher_domain=!0,p.applies_to_channels=!0,p.seller_preference=!0,p.canonical_formats_only=!0,p.experimental=!0,p.format_shape=
!0,p.v1_format_ref=!0,p.format_schema=!0),r.format_option_id!==void 0){let u=r.format_option_id;if(typeof u=="string"){if(v(u)<1){const c={instancePath:i+"/form\
at_option_id",schemaPath:"#/properties/format_option_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/format_option_id",schemaPath:"#/properties/format_option_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),s++}}if(r.format_kind!==void 0&&(R(r.format_kind,{instancePath:i+"/format_kind",parentData:r,parentDataProperty:"forma\
t_kind",rootData:y,dynamicAnchors:f})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.params!==void 0){let u=r.params;if(!(u&&typeof u=="object"&&!Array.
isArray(u))){const c={instancePath:i+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[c]:e.push(c),s++}}if(r.display_name!==void 0&&typeof r.display_name!="string"){const u={instancePath:i+"/display_name",schemaPath:"#/properties/display_name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(r.publisher_domain!==void 0&&(w(r.publisher_domain,{instancePath:i+
"/publisher_domain",parentData:r,parentDataProperty:"publisher_domain",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.applies_to_channels!==
void 0){let u=r.applies_to_channels;if(Array.isArray(u)){const c=u.length;for(let m=0;m<c;m++)x(u[m],{instancePath:i+"/applies_to_channels/"+m,parentData:u,parentDataProperty:m,
rootData:y,dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),s=e.length);let h=u.length,l;if(h>1){e:for(;h--;)for(l=h;l--;)if(L(u[h],u[l])){const m={instancePath:i+
"/applies_to_channels",schemaPath:"#/properties/applies_to_channels/uniqueItems",keyword:"uniqueItems",params:{i:h,j:l},message:"must NOT have duplicate items (\
items ## "+l+" and "+h+" are identical)"};e===null?e=[m]:e.push(m),s++;break e}}}else{const c={instancePath:i+"/applies_to_channels",schemaPath:"#/properties/ap\
plies_to_channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.seller_preference!==void 0){let u=r.seller_preference;
if(typeof u!="string"){const c={instancePath:i+"/seller_preference",schemaPath:"#/properties/seller_preference/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),s++}if(!(u==="preferred"||u==="accepted"||u==="discouraged")){const c={instancePath:i+"/seller_preference",schemaPath:"\
#/properties/seller_preference/enum",keyword:"enum",params:{allowedValues:_r.properties.seller_preference.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[c]:e.push(c),s++}}if(r.canonical_formats_only!==void 0&&typeof r.canonical_formats_only!="boolean"){const u={instancePath:i+"/canonical_format\
s_only",schemaPath:"#/properties/canonical_formats_only/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),s++}if(r.
experimental!==void 0&&typeof r.experimental!="boolean"){const u={instancePath:i+"/experimental",schemaPath:"#/properties/experimental/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),s++}if(r.format_shape!==void 0&&typeof r.format_shape!="string"){const u={instancePath:i+"/f\
ormat_shape",schemaPath:"#/properties/format_shape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(r.v1_format_ref!==
void 0){let u=r.v1_format_ref;if(Array.isArray(u)){if(u.length<1){const h={instancePath:i+"/v1_format_ref",schemaPath:"#/properties/v1_format_ref/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const c=u.length;for(let h=0;h<c;h++)V(u[h],{instancePath:i+
"/v1_format_ref/"+h,parentData:u,parentDataProperty:h,rootData:y,dynamicAnchors:f})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)}else{const c={instancePath:i+
"/v1_format_ref",schemaPath:"#/properties/v1_format_ref/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}r.format_schema!==
void 0&&(O(r.format_schema,{instancePath:i+"/format_schema",parentData:r,parentDataProperty:"format_schema",rootData:y,dynamicAnchors:f})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length))}else{const u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:
e.push(u),s++}return te.errors=e,a.props=p,s===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};const br={type:"string",enum:["instream","accompanying_content",
"interstitial","standalone"],$id:"EnumsVideoPlacementType"};function Te(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){
let e=null,s=0;const a=Te.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="instream"||r==="accompanying_content"||r==="inter\
stitial"||r==="standalone")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:br.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[t]:e.push(t),s++}return Te.errors=e,s===0}Te.evaluated={dynamicProps:!1,dynamicItems:!1};const vr={type:"string",enum:["music_streaming\
_service","fm_am_broadcast","podcast","catch_up_radio","web_radio","video_game","text_to_speech"],$id:"EnumsAudioDistributionType"};function Oe(r,{instancePath:i="",
parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Oe.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&
(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(!(r==="music_streaming_service"||r==="fm_am_broadcast"||r==="podcast"||r==="catch_up_radio"||r==="web_radio"||r==="video_game"||r==="text_to_sp\
eech")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}return Oe.errors=e,s===0}Oe.evaluated={dynamicProps:!1,dynamicItems:!1};const Pr={type:"string",enum:["sponsored_search","sponsored_display",
"sponsored_native"],$id:"EnumsSponsoredPlacementType"};function Le(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){
let e=null,s=0;const a=Le.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="sponsored_search"||r==="sponsored_display"||r==="\
sponsored_native")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pr.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[t]:e.push(t),s++}return Le.errors=e,s===0}Le.evaluated={dynamicProps:!1,dynamicItems:!1};function se(r,{instancePath:i="",parentData:_,parentDataProperty:b,
rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=se.evaluated;a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0);const t=s;let n=!0;const o=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.property_ids===void 0&&(u="property_ids")){const c={};e===null?e=[c]:e.push(c),s++}}var g=o===s;if(s=t,e!==
null&&(t?e.length=t:e=null),!g){const u=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.property_tags===void 0){const h={instancePath:i,schemaPath:"#/else/requ\
ired",keyword:"required",params:{missingProperty:"property_tags"},message:"must have required property 'property_tags'"};e===null?e=[h]:e.push(h),s++}var g=u===
s;if(n=g,n){var p={};p.property_tags=!0,p.property_ids=!0}}if(!n){const u={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema'};e===null?e=[u]:e.push(u),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.placement_id===void 0){const u={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"placement_id"},message:"must have required property 'placement_id'"};e===null?e=[u]:e.push(u),s++}if(r.name===
void 0){const u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[u]:e.push(u),s++}if(p!==!0&&(p=p||{},p.placement_id=!0,p.name=!0,p.description=!0,p.tags=!0,p.property_ids=!0,p.property_tags=!0,p.collection_ids=!0,p.channels=
!0,p.format_options=!0,p.presentation_ref=!0,p.preview_provider=!0,p.video_placement_types=!0,p.audio_distribution_types=!0,p.sponsored_placement_types=!0),r.placement_id!==
void 0){let u=r.placement_id;if(typeof u=="string"){if(v(u)<1){const c={instancePath:i+"/placement_id",schemaPath:"#/properties/placement_id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/placement_id",schemaPath:"\
#/properties/placement_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(r.name!==void 0){let u=r.name;if(typeof u==
"string"){if(v(u)<1){const c={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(r.description!==void 0&&typeof r.description!="string"){const u={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(r.tags!==void 0){let u=r.tags;if(Array.
isArray(u)){const c=u.length;for(let m=0;m<c;m++){let d=u[m];if(typeof d=="string"){if(v(d)<1){const q={instancePath:i+"/tags/"+m,schemaPath:"#/properties/tags/\
items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),s++}}else{const q={instancePath:i+
"/tags/"+m,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),s++}}let h=u.length,
l;if(h>1){const m={};for(;h--;){let d=u[h];if(typeof d=="string"){if(typeof m[d]=="number"){l=m[d];const q={instancePath:i+"/tags",schemaPath:"#/properties/tags\
/uniqueItems",keyword:"uniqueItems",params:{i:h,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+h+" are identical)"};e===null?e=[q]:e.push(q),
s++;break}m[d]=h}}}}else{const c={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[c]:e.push(c),s++}}if(r.property_ids!==void 0){let u=r.property_ids;if(Array.isArray(u)){if(u.length<1){const h={instancePath:i+"/property_ids",schemaPath:"#/\
properties/property_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const c=u.length;
for(let h=0;h<c;h++)j(u[h],{instancePath:i+"/property_ids/"+h,parentData:u,parentDataProperty:h,rootData:y,dynamicAnchors:f})||(e=e===null?j.errors:e.concat(j.errors),
s=e.length)}else{const c={instancePath:i+"/property_ids",schemaPath:"#/properties/property_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[c]:e.push(c),s++}}if(r.property_tags!==void 0){let u=r.property_tags;if(Array.isArray(u)){if(u.length<1){const h={instancePath:i+"/property_tags",schemaPath:"\
#/properties/property_tags/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const c=u.length;
for(let h=0;h<c;h++)$(u[h],{instancePath:i+"/property_tags/"+h,parentData:u,parentDataProperty:h,rootData:y,dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.
errors),s=e.length)}else{const c={instancePath:i+"/property_tags",schemaPath:"#/properties/property_tags/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[c]:e.push(c),s++}}if(r.collection_ids!==void 0){let u=r.collection_ids;if(Array.isArray(u)){const c=u.length;for(let h=0;h<c;h++){let l=u[h];
if(typeof l=="string"){if(v(l)<1){const m={instancePath:i+"/collection_ids/"+h,schemaPath:"#/properties/collection_ids/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/collection_ids/"+h,schemaPath:"#/properti\
es/collection_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{const c={instancePath:i+"/coll\
ection_ids",schemaPath:"#/properties/collection_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.channels!==
void 0){let u=r.channels;if(Array.isArray(u)){const c=u.length;for(let m=0;m<c;m++)x(u[m],{instancePath:i+"/channels/"+m,parentData:u,parentDataProperty:m,rootData:y,
dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),s=e.length);let h=u.length,l;if(h>1){e:for(;h--;)for(l=h;l--;)if(L(u[h],u[l])){const m={instancePath:i+
"/channels",schemaPath:"#/properties/channels/uniqueItems",keyword:"uniqueItems",params:{i:h,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+h+
" are identical)"};e===null?e=[m]:e.push(m),s++;break e}}}else{const c={instancePath:i+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.format_options!==void 0){let u=r.format_options;if(Array.isArray(u)){if(u.length<1){const h={
instancePath:i+"/format_options",schemaPath:"#/properties/format_options/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[h]:e.push(h),s++}const c=u.length;for(let h=0;h<c;h++)te(u[h],{instancePath:i+"/format_options/"+h,parentData:u,parentDataProperty:h,rootData:y,dynamicAnchors:f})||
(e=e===null?te.errors:e.concat(te.errors),s=e.length)}else{const c={instancePath:i+"/format_options",schemaPath:"#/properties/format_options/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.presentation_ref!==void 0&&(O(r.presentation_ref,{instancePath:i+"/presentatio\
n_ref",parentData:r,parentDataProperty:"presentation_ref",rootData:y,dynamicAnchors:f})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),r.preview_provider!==
void 0){let u=r.preview_provider;if(!(u&&typeof u=="object"&&!Array.isArray(u))){const c={instancePath:i+"/preview_provider",schemaPath:"#/properties/preview_pr\
ovider/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),s++}}if(r.video_placement_types!==void 0){let u=r.video_placement_types;
if(Array.isArray(u)){if(u.length<1){const m={instancePath:i+"/video_placement_types",schemaPath:"#/properties/video_placement_types/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),s++}const c=u.length;for(let m=0;m<c;m++)Te(u[m],{instancePath:i+"/video_p\
lacement_types/"+m,parentData:u,parentDataProperty:m,rootData:y,dynamicAnchors:f})||(e=e===null?Te.errors:e.concat(Te.errors),s=e.length);let h=u.length,l;if(h>
1){e:for(;h--;)for(l=h;l--;)if(L(u[h],u[l])){const m={instancePath:i+"/video_placement_types",schemaPath:"#/properties/video_placement_types/uniqueItems",keyword:"\
uniqueItems",params:{i:h,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+h+" are identical)"};e===null?e=[m]:e.push(m),s++;break e}}}else{const c={
instancePath:i+"/video_placement_types",schemaPath:"#/properties/video_placement_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[c]:e.push(c),s++}}if(r.audio_distribution_types!==void 0){let u=r.audio_distribution_types;if(Array.isArray(u)){if(u.length<1){const m={instancePath:i+"/audi\
o_distribution_types",schemaPath:"#/properties/audio_distribution_types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[m]:e.push(m),s++}const c=u.length;for(let m=0;m<c;m++)Oe(u[m],{instancePath:i+"/audio_distribution_types/"+m,parentData:u,parentDataProperty:m,rootData:y,
dynamicAnchors:f})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length);let h=u.length,l;if(h>1){e:for(;h--;)for(l=h;l--;)if(L(u[h],u[l])){const m={instancePath:i+
"/audio_distribution_types",schemaPath:"#/properties/audio_distribution_types/uniqueItems",keyword:"uniqueItems",params:{i:h,j:l},message:"must NOT have duplica\
te items (items ## "+l+" and "+h+" are identical)"};e===null?e=[m]:e.push(m),s++;break e}}}else{const c={instancePath:i+"/audio_distribution_types",schemaPath:"\
#/properties/audio_distribution_types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}if(r.sponsored_placement_types!==
void 0){let u=r.sponsored_placement_types;if(Array.isArray(u)){if(u.length<1){const m={instancePath:i+"/sponsored_placement_types",schemaPath:"#/properties/spon\
sored_placement_types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),s++}const c=u.length;for(let m=0;m<
c;m++)Le(u[m],{instancePath:i+"/sponsored_placement_types/"+m,parentData:u,parentDataProperty:m,rootData:y,dynamicAnchors:f})||(e=e===null?Le.errors:e.concat(Le.
errors),s=e.length);let h=u.length,l;if(h>1){e:for(;h--;)for(l=h;l--;)if(L(u[h],u[l])){const m={instancePath:i+"/sponsored_placement_types",schemaPath:"#/proper\
ties/sponsored_placement_types/uniqueItems",keyword:"uniqueItems",params:{i:h,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+h+" are identica\
l)"};e===null?e=[m]:e.push(m),s++;break e}}}else{const c={instancePath:i+"/sponsored_placement_types",schemaPath:"#/properties/sponsored_placement_types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}}else{const u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}return se.errors=e,a.props=p,s===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};const Ve={type:"\
object",required:["id","name","value_type"],properties:{id:{type:"string",pattern:"^[a-zA-Z0-9_-]+$"},name:{type:"string",minLength:1,maxLength:255},value_type:{
$ref:"EnumsSignalValueType"},description:{type:"string",maxLength:2e3},category:{type:"string"},tags:{type:"array",items:{type:"string",pattern:"^[a-z0-9_-]+$"},
uniqueItems:!0},allowed_values:{type:"array",items:{type:"string",minLength:1},minItems:1},range:{$ref:"AdagentsSignalRange"},restricted_attributes:{type:"array",
items:{$ref:"EnumsRestrictedAttribute"},minItems:1},policy_categories:{type:"array",items:{type:"string"},minItems:1},taxonomy:{type:"object",additionalProperties:!0},
segmentation_criteria:{type:"string",maxLength:500},criteria_url:{type:"string",format:"uri"},data_sources:{type:"array",items:{type:"string",enum:["app_behavio\
r","app_usage","web_usage","geo_location","email","tv_ott_or_stb_device","panel","online_ecommerce","credit_data","loyalty_card","transaction","online_survey","\
offline_survey","public_record_census","public_record_voter_file","public_record_other","offline_transaction"]},minItems:1},methodology:{type:"string",enum:["ob\
served","declared","derived","inferred","modeled"]},audience_expansion:{type:"boolean"},device_expansion:{type:"boolean"},refresh_cadence:{type:"string",enum:["\
intra_day","daily","weekly","monthly","bi_monthly","quarterly","bi_annually","annually"]},lookback_window:{type:"string",enum:["intra_day","daily","weekly","mon\
thly","bi_monthly","quarterly","bi_annually","annually"]},onboarder:{type:"object",additionalProperties:!0},countries:{type:"array",items:{$ref:"CoreCountryCode"},
minItems:1},consent_basis:{type:"array",items:{$ref:"EnumsConsentBasis"},minItems:1},art9_basis:{type:"string",enum:["explicit_consent","manifestly_made_public",
"substantial_public_interest","vital_interests"]},modeling:{type:"object",additionalProperties:!0},data_subject_rights:{type:"object",additionalProperties:!0},last_updated:{
type:"string",format:"date-time"}},$id:"AdagentsSignalDefinition"},wr={type:"string",enum:["binary","categorical","numeric"],$id:"EnumsSignalValueType"};function Ee(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Ee.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="binary"||r==="categorical"||r==="numeric")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:wr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Ee.errors=e,s===0}Ee.evaluated={dynamicProps:!1,dynamicItems:!1};function ie(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ie.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.min===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"min"},message:"must have required property 'min'"};e===null?e=[t]:e.push(t),s++}if(r.max===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[t]:e.push(t),s++}if(r.min!==void 0){let t=r.
min;if(!(typeof t=="number"&&isFinite(t))){const n={instancePath:i+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e===null?e=[n]:e.push(n),s++}}if(r.max!==void 0){let t=r.max;if(!(typeof t=="number"&&isFinite(t))){const n={instancePath:i+"/max",schemaPath:"#/pr\
operties/max/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),s++}}if(r.unit!==void 0&&typeof r.unit!="string"){const t={
instancePath:i+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ie.errors=e,s===0}ie.evaluated=
{props:{min:!0,max:!0,unit:!0},dynamicProps:!1,dynamicItems:!1};const kr={type:"string",enum:["racial_ethnic_origin","political_opinions","religious_beliefs","t\
rade_union_membership","health_data","sex_life_sexual_orientation","genetic_data","biometric_data","age","familial_status"],$id:"EnumsRestrictedAttribute"};function Ce(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Ce.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="racial_ethnic_origin"||r==="political_opinions"||r==="religious_beliefs"||r==="trade_union_membership"||r==="health_data"||
r==="sex_life_sexual_orientation"||r==="genetic_data"||r==="biometric_data"||r==="age"||r==="familial_status")){const t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:kr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Ce.errors=e,s===0}Ce.evaluated={dynamicProps:!1,
dynamicItems:!1};const qr={type:"string",enum:["consent","legitimate_interest","contract","legal_obligation"],$id:"EnumsConsentBasis"};function Se(r,{instancePath:i="",
parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Se.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&
(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(!(r==="consent"||r==="legitimate_interest"||r==="contract"||r==="legal_obligation")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:qr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Se.errors=e,s===0}Se.evaluated={dynamicProps:!1,
dynamicItems:!1};function ne(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ne.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
s++}if(r.value_type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value_type"},message:"must have requir\
ed property 'value_type'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!Ze.test(t)){const n={instancePath:i+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"},message:'must match pattern "^[a-zA-Z0-9_-]+$"'};e===null?e=[n]:e.push(n),s++}}else{
const n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(v(t)>255){const n={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[n]:e.push(n),s++}if(v(t)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/na\
me/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"\
/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.value_type!==void 0&&
(Ee(r.value_type,{instancePath:i+"/value_type",parentData:r,parentDataProperty:"value_type",rootData:y,dynamicAnchors:f})||(e=e===null?Ee.errors:e.concat(Ee.errors),
s=e.length)),r.description!==void 0){let t=r.description;if(typeof t=="string"){if(v(t)>2e3){const n={instancePath:i+"/description",schemaPath:"#/properties/des\
cription/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.category!==
void 0&&typeof r.category!="string"){const t={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.tags!==void 0){let t=r.tags;if(Array.isArray(t)){const n=t.length;for(let p=0;p<n;p++){let u=t[p];if(typeof u==
"string"){if(!Ge.test(u)){const c={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_-]+$"},message:'\
must match pattern "^[a-z0-9_-]+$"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let o=t.length,g;if(o>1){const p={};for(;o--;){let u=t[o];if(typeof u=="strin\
g"){if(typeof p[u]=="number"){g=p[u];const c={instancePath:i+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:o,j:g},message:"\
must NOT have duplicate items (items ## "+g+" and "+o+" are identical)"};e===null?e=[c]:e.push(c),s++;break}p[u]=o}}}}else{const n={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.allowed_values!==void 0){let t=r.allowed_values;
if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/allowed_values",schemaPath:"#/properties/allowed_values/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++){let g=t[o];if(typeof g=="string"){if(v(g)<1){const p={
instancePath:i+"/allowed_values/"+o,schemaPath:"#/properties/allowed_values/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/allowed_values/"+o,schemaPath:"#/properties/allowed_values/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const n={instancePath:i+"/allowed_values",schemaPath:"#/properties/al\
lowed_values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.range!==void 0&&(ie(r.range,{instancePath:i+
"/range",parentData:r,parentDataProperty:"range",rootData:y,dynamicAnchors:f})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length)),r.restricted_attributes!==
void 0){let t=r.restricted_attributes;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/restricted_attributes",schemaPath:"#/properties/restricted_a\
ttributes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<
n;o++)Ce(t[o],{instancePath:i+"/restricted_attributes/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?Ce.errors:e.concat(Ce.errors),
s=e.length)}else{const n={instancePath:i+"/restricted_attributes",schemaPath:"#/properties/restricted_attributes/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),s++}}if(r.policy_categories!==void 0){let t=r.policy_categories;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+
"/policy_categories",schemaPath:"#/properties/policy_categories/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++)if(typeof t[o]!="string"){const g={instancePath:i+"/policy_categories/"+o,schemaPath:"#/properties/poli\
cy_categories/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const n={instancePath:i+"/policy_ca\
tegories",schemaPath:"#/properties/policy_categories/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.taxonomy!==
void 0){let t=r.taxonomy;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const n={instancePath:i+"/taxonomy",schemaPath:"#/properties/taxonomy/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(r.segmentation_criteria!==void 0){let t=r.segmentation_criteria;if(typeof t==
"string"){if(v(t)>500){const n={instancePath:i+"/segmentation_criteria",schemaPath:"#/properties/segmentation_criteria/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/segmentation_criteria",schemaPath:"#/properties/s\
egmentation_criteria/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.criteria_url!==void 0){let t=r.criteria_url;
if(typeof t=="string"){if(!E(t)){const n={instancePath:i+"/criteria_url",schemaPath:"#/properties/criteria_url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/criteria_url",schemaPath:"#/properties/criteria_url/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.data_sources!==void 0){let t=r.data_sources;if(Array.isArray(t)){if(t.length<
1){const o={instancePath:i+"/data_sources",schemaPath:"#/properties/data_sources/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++){let g=t[o];if(typeof g!="string"){const p={instancePath:i+"/data_sources/"+o,schemaPath:"\
#/properties/data_sources/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(g==="app_behavior"||g===
"app_usage"||g==="web_usage"||g==="geo_location"||g==="email"||g==="tv_ott_or_stb_device"||g==="panel"||g==="online_ecommerce"||g==="credit_data"||g==="loyalty_\
card"||g==="transaction"||g==="online_survey"||g==="offline_survey"||g==="public_record_census"||g==="public_record_voter_file"||g==="public_record_other"||g===
"offline_transaction")){const p={instancePath:i+"/data_sources/"+o,schemaPath:"#/properties/data_sources/items/enum",keyword:"enum",params:{allowedValues:Ve.properties.
data_sources.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}}else{const n={instancePath:i+"/data_sources",schemaPath:"\
#/properties/data_sources/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.methodology!==void 0){let t=r.methodology;
if(typeof t!="string"){const n={instancePath:i+"/methodology",schemaPath:"#/properties/methodology/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[n]:e.push(n),s++}if(!(t==="observed"||t==="declared"||t==="derived"||t==="inferred"||t==="modeled")){const n={instancePath:i+"/methodology",
schemaPath:"#/properties/methodology/enum",keyword:"enum",params:{allowedValues:Ve.properties.methodology.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[n]:e.push(n),s++}}if(r.audience_expansion!==void 0&&typeof r.audience_expansion!="boolean"){const t={instancePath:i+"/audience_expansion",schemaPath:"\
#/properties/audience_expansion/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.device_expansion!==void 0&&
typeof r.device_expansion!="boolean"){const t={instancePath:i+"/device_expansion",schemaPath:"#/properties/device_expansion/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.refresh_cadence!==void 0){let t=r.refresh_cadence;if(typeof t!="string"){const n={instancePath:i+
"/refresh_cadence",schemaPath:"#/properties/refresh_cadence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(t===
"intra_day"||t==="daily"||t==="weekly"||t==="monthly"||t==="bi_monthly"||t==="quarterly"||t==="bi_annually"||t==="annually")){const n={instancePath:i+"/refresh_\
cadence",schemaPath:"#/properties/refresh_cadence/enum",keyword:"enum",params:{allowedValues:Ve.properties.refresh_cadence.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.lookback_window!==void 0){let t=r.lookback_window;if(typeof t!="string"){const n={instancePath:i+"/loo\
kback_window",schemaPath:"#/properties/lookback_window/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(t===
"intra_day"||t==="daily"||t==="weekly"||t==="monthly"||t==="bi_monthly"||t==="quarterly"||t==="bi_annually"||t==="annually")){const n={instancePath:i+"/lookback\
_window",schemaPath:"#/properties/lookback_window/enum",keyword:"enum",params:{allowedValues:Ve.properties.lookback_window.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.onboarder!==void 0){let t=r.onboarder;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const n={instancePath:i+
"/onboarder",schemaPath:"#/properties/onboarder/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(r.countries!==
void 0){let t=r.countries;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minItem\
s",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++)C(t[o],{instancePath:i+"/count\
ries/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)}else{const n={instancePath:i+"/cou\
ntries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.consent_basis!==
void 0){let t=r.consent_basis;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/consent_basis",schemaPath:"#/properties/consent_basis/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<n;o++)Se(t[o],{instancePath:i+
"/consent_basis/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)}else{const n={instancePath:i+
"/consent_basis",schemaPath:"#/properties/consent_basis/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.art9_basis!==
void 0){let t=r.art9_basis;if(typeof t!="string"){const n={instancePath:i+"/art9_basis",schemaPath:"#/properties/art9_basis/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(t==="explicit_consent"||t==="manifestly_made_public"||t==="substantial_public_interest"||t===
"vital_interests")){const n={instancePath:i+"/art9_basis",schemaPath:"#/properties/art9_basis/enum",keyword:"enum",params:{allowedValues:Ve.properties.art9_basis.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.modeling!==void 0){let t=r.modeling;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const n={instancePath:i+"/modeling",schemaPath:"#/properties/modeling/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}}if(r.data_subject_rights!==void 0){let t=r.data_subject_rights;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const n={instancePath:i+"/da\
ta_subject_rights",schemaPath:"#/properties/data_subject_rights/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}
if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!T.validate(t)){const n={instancePath:i+"/last_updated",schemaPath:"#/properties/last\
_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ne.errors=e,s===
0}ne.evaluated={props:{id:!0,name:!0,value_type:!0,description:!0,category:!0,tags:!0,allowed_values:!0,range:!0,restricted_attributes:!0,policy_categories:!0,taxonomy:!0,
segmentation_criteria:!0,criteria_url:!0,data_sources:!0,methodology:!0,audience_expansion:!0,device_expansion:!0,refresh_cadence:!0,lookback_window:!0,onboarder:!0,
countries:!0,consent_basis:!0,art9_basis:!0,modeling:!0,data_subject_rights:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};function N(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=N.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.description===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),
s++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(v(t)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.description!==void 0){let t=r.description;if(typeof t==
"string"){if(v(t)<1){const n={instancePath:i+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===0}N.evaluated={props:{name:!0,description:!0},dynamicProps:!1,dynamicItems:!1};const Ar={type:"string",enum:["relationship_ended","compliance_violation","publisher_request","other"],$id:"EnumsRevocationReason"};function Re(r,{instancePath:i="",
parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Re.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&
(a.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(!(r==="relationship_ended"||r==="compliance_violation"||r==="publisher_request"||r==="other")){const t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Ar.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return Re.errors=e,s===0}Re.evaluated={dynamicProps:!1,
dynamicItems:!1};function ae(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=ae.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_domain===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"publisher_domain"},message:"must have required property 'publisher_domain'"};e===null?e=[t]:
e.push(t),s++}if(r.revoked_at===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revoked_at"},message:"must h\
ave required property 'revoked_at'"};e===null?e=[t]:e.push(t),s++}if(r.publisher_domain!==void 0&&(w(r.publisher_domain,{instancePath:i+"/publisher_domain",parentData:r,
parentDataProperty:"publisher_domain",rootData:y,dynamicAnchors:f})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.revoked_at!==void 0){let t=r.revoked_at;
if(typeof t=="string"){if(!T.validate(t)){const n={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/revoked_at",schemaPath:"#/properties/revoked_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}r.reason!==void 0&&(Re(r.reason,{instancePath:i+"/reason",parentData:r,
parentDataProperty:"reason",rootData:y,dynamicAnchors:f})||(e=e===null?Re.errors:e.concat(Re.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ae.errors=e,s===0}ae.evaluated={props:{publisher_domain:!0,
revoked_at:!0,reason:!0},dynamicProps:!1,dynamicItems:!1};function oe(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=oe.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}if(r.name===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.features===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'features'"};e===null?
e=[t]:e.push(t),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!E(t)){const n={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/url",schemaPath:"#/properties/url/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(v(
t)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[n]:e.push(n),s++}}if(r.features!==void 0){let t=r.features;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/features",schemaPath:"\
#/properties/features/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=t.length;for(let o=0;o<
n;o++){let g=t[o];if(typeof g=="string"){if(v(g)<1){const p={instancePath:i+"/features/"+o,schemaPath:"#/properties/features/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/features/"+o,schemaPath:"#/proper\
ties/features/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const n={instancePath:i+"/features",
schemaPath:"#/properties/features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.publisher_id!==void 0&&
typeof r.publisher_id!="string"){const t={instancePath:i+"/publisher_id",schemaPath:"#/properties/publisher_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return oe.errors=e,s===0}oe.evaluated={props:{url:!0,name:!0,features:!0,publisher_id:!0},dynamicProps:!1,dynamicItems:!1};function Fe(r,{
instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Fe.evaluated;a.dynamicProps&&(a.props=void 0),a.
dynamicItems&&(a.items=void 0);const t=s;let n=!0;const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.authorized_agents!==void 0){let l=r.authorized_agents;
if(s===s)if(Array.isArray(l)){if(l.length>0){const d={};e===null?e=[d]:e.push(d),s++}}else{const d={};e===null?e=[d]:e.push(d),s++}}var g=o===s;if(s=t,e!==null&&
(t?e.length=t:e=null),g){const l=s,m=s;let d=!1;const q=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.formats===void 0){const k={instancePath:i,schemaPath:"\
#/then/anyOf/0/required",keyword:"required",params:{missingProperty:"formats"},message:"must have required property 'formats'"};e===null?e=[k]:e.push(k),s++}if(r.
formats!==void 0){let k=r.formats;if(Array.isArray(k)){if(k.length<1){const A={instancePath:i+"/formats",schemaPath:"#/then/anyOf/0/properties/formats/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/formats",schemaPath:"\
#/then/anyOf/0/properties/formats/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var u=q===s;if(d=d||u,u){var p={};
p.formats=!0}const P=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.properties===void 0){const k={instancePath:i,schemaPath:"#/then/anyOf/1/required",keyword:"\
required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[k]:e.push(k),s++}if(r.properties!==void 0){let k=r.
properties;if(Array.isArray(k)){if(k.length<1){const A={instancePath:i+"/properties",schemaPath:"#/then/anyOf/1/properties/properties/minItems",keyword:"minItem\
s",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/properties",schemaPath:"#/then/anyO\
f/1/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var u=P===s;d=d||u,u&&p!==!0&&(p=p||
{},p.properties=!0);const F=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.placements===void 0){const k={instancePath:i,schemaPath:"#/then/anyOf/2/required",
keyword:"required",params:{missingProperty:"placements"},message:"must have required property 'placements'"};e===null?e=[k]:e.push(k),s++}if(r.placements!==void 0){
let k=r.placements;if(Array.isArray(k)){if(k.length<1){const A={instancePath:i+"/placements",schemaPath:"#/then/anyOf/2/properties/placements/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/placements",schemaPath:"#/th\
en/anyOf/2/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var u=F===s;d=d||u,u&&p!==!0&&
(p=p||{},p.placements=!0);const D=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.collections===void 0){const k={instancePath:i,schemaPath:"#/then/anyOf/3/r\
equired",keyword:"required",params:{missingProperty:"collections"},message:"must have required property 'collections'"};e===null?e=[k]:e.push(k),s++}if(r.collections!==
void 0){let k=r.collections;if(Array.isArray(k)){if(k.length<1){const A={instancePath:i+"/collections",schemaPath:"#/then/anyOf/3/properties/collections/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/collections",schemaPath:"\
#/then/anyOf/3/properties/collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var u=D===s;d=d||u,u&&p!==
!0&&(p=p||{},p.collections=!0);const Je=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.signals===void 0){const k={instancePath:i,schemaPath:"#/then/anyOf/4\
/required",keyword:"required",params:{missingProperty:"signals"},message:"must have required property 'signals'"};e===null?e=[k]:e.push(k),s++}if(r.signals!==void 0){
let k=r.signals;if(Array.isArray(k)){if(k.length<1){const A={instancePath:i+"/signals",schemaPath:"#/then/anyOf/4/properties/signals/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:i+"/signals",schemaPath:"#/then/anyOf/4/pr\
operties/signals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),s++}}}var u=Je===s;if(d=d||u,u&&p!==!0&&(p=p||{},p.
signals=!0),d)s=m,e!==null&&(m?e.length=m:e=null);else{const k={instancePath:i,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{},message:"must match a schema \
in anyOf"};e===null?e=[k]:e.push(k),s++}var g=l===s;n=g,n&&p!==!0&&(p=p||{},p.authorized_agents=!0)}if(!n){const l={instancePath:i,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[l]:e.push(l),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.authorized_agents===
void 0){const l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized_agents"},message:"must have required property 'au\
thorized_agents'"};e===null?e=[l]:e.push(l),s++}for(const l in r){const m=s,d=s,q=s;if(l!=="authoritative_location"){const P={};e===null?e=[P]:e.push(P),s++}var c=q===
s;if(c){const P={instancePath:i,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:l};e===null?e=[P]:e.push(P),s++}else
s=d,e!==null&&(d?e.length=d:e=null);var h=m===s;if(!h){const P={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"\
property name must be valid"};e===null?e=[P]:e.push(P),s++}}if(p!==!0&&(p=p||{},p.$schema=!0,p.authorized_agents=!0,p.properties=!0,p.collections=!0,p.placements=
!0,p.formats=!0,p.signals=!0,p.tags=!0,p.placement_tags=!0,p.signal_tags=!0,p.contact=!0,p.revoked_publisher_domains=!0,p.property_features=!0,p.catalog_etag=!0,
p.catalog_role=!0,p.superseded_by=!0,p.last_updated=!0),r.$schema!==void 0&&typeof r.$schema!="string"){const l={instancePath:i+"/$schema",schemaPath:"#/propert\
ies/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(r.authorized_agents!==void 0){let l=r.authorized_agents;
if(Array.isArray(l)){const m=l.length;for(let d=0;d<m;d++)W(l[d],{instancePath:i+"/authorized_agents/"+d,parentData:l,parentDataProperty:d,rootData:y,dynamicAnchors:f})||
(e=e===null?W.errors:e.concat(W.errors),s=e.length)}else{const m={instancePath:i+"/authorized_agents",schemaPath:"#/properties/authorized_agents/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.properties!==void 0){let l=r.properties;if(Array.isArray(l)){if(l.length<
1){const d={instancePath:i+"/properties",schemaPath:"#/properties/properties/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 i\
tems"};e===null?e=[d]:e.push(d),s++}const m=l.length;for(let d=0;d<m;d++)S(l[d],{instancePath:i+"/properties/"+d,parentData:l,parentDataProperty:d,rootData:y,dynamicAnchors:f})||
(e=e===null?S.errors:e.concat(S.errors),s=e.length)}else{const m={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.collections!==void 0){let l=r.collections;if(Array.isArray(l)){const m=l.length;for(let d=0;d<
m;d++)Ne(l[d],{instancePath:i+"/collections/"+d,parentData:l,parentDataProperty:d,rootData:y,dynamicAnchors:f})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)}else{
const m={instancePath:i+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.
push(m),s++}}if(r.placements!==void 0){let l=r.placements;if(Array.isArray(l)){if(l.length<1){const d={instancePath:i+"/placements",schemaPath:"#/properties/pla\
cements/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const m=l.length;for(let d=0;d<m;d++)
se(l[d],{instancePath:i+"/placements/"+d,parentData:l,parentDataProperty:d,rootData:y,dynamicAnchors:f})||(e=e===null?se.errors:e.concat(se.errors),s=e.length)}else{
const m={instancePath:i+"/placements",schemaPath:"#/properties/placements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(
m),s++}}if(r.formats!==void 0){let l=r.formats;if(Array.isArray(l)){if(l.length<1){const d={instancePath:i+"/formats",schemaPath:"#/properties/formats/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const m=l.length;for(let d=0;d<m;d++)re(l[d],{instancePath:i+
"/formats/"+d,parentData:l,parentDataProperty:d,rootData:y,dynamicAnchors:f})||(e=e===null?re.errors:e.concat(re.errors),s=e.length)}else{const m={instancePath:i+
"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.signals!==void 0){
let l=r.signals;if(Array.isArray(l)){if(l.length<1){const d={instancePath:i+"/signals",schemaPath:"#/properties/signals/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const m=l.length;for(let d=0;d<m;d++)ne(l[d],{instancePath:i+"/signals/"+d,parentData:l,
parentDataProperty:d,rootData:y,dynamicAnchors:f})||(e=e===null?ne.errors:e.concat(ne.errors),s=e.length)}else{const m={instancePath:i+"/signals",schemaPath:"#/\
properties/signals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.tags!==void 0){let l=r.tags;if(l&&typeof l==
"object"&&!Array.isArray(l))for(const m in l)N(l[m],{instancePath:i+"/tags/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:m,rootData:y,
dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),s=e.length);else{const m={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(r.placement_tags!==void 0){let l=r.placement_tags;if(l&&typeof l=="object"&&!Array.
isArray(l))for(const m in l)N(l[m],{instancePath:i+"/placement_tags/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:m,rootData:y,dynamicAnchors:f})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length);else{const m={instancePath:i+"/placement_tags",schemaPath:"#/properties/placement_tags/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(r.signal_tags!==void 0){let l=r.signal_tags;if(l&&typeof l=="object"&&!Array.isArray(
l))for(const m in l)N(l[m],{instancePath:i+"/signal_tags/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:m,rootData:y,dynamicAnchors:f})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length);else{const m={instancePath:i+"/signal_tags",schemaPath:"#/properties/signal_tags/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(r.contact!==void 0&&(Y(r.contact,{instancePath:i+"/contact",parentData:r,parentDataProperty:"\
contact",rootData:y,dynamicAnchors:f})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r.revoked_publisher_domains!==void 0){let l=r.revoked_publisher_domains;
if(Array.isArray(l)){const m=l.length;for(let d=0;d<m;d++)ae(l[d],{instancePath:i+"/revoked_publisher_domains/"+d,parentData:l,parentDataProperty:d,rootData:y,dynamicAnchors:f})||
(e=e===null?ae.errors:e.concat(ae.errors),s=e.length)}else{const m={instancePath:i+"/revoked_publisher_domains",schemaPath:"#/properties/revoked_publisher_domai\
ns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.property_features!==void 0){let l=r.property_features;
if(Array.isArray(l)){const m=l.length;for(let d=0;d<m;d++)oe(l[d],{instancePath:i+"/property_features/"+d,parentData:l,parentDataProperty:d,rootData:y,dynamicAnchors:f})||
(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)}else{const m={instancePath:i+"/property_features",schemaPath:"#/properties/property_features/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(r.catalog_etag!==void 0){let l=r.catalog_etag;if(typeof l=="string"){if(v(
l)>255){const m={instancePath:i+"/catalog_etag",schemaPath:"#/properties/catalog_etag/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have m\
ore than 255 characters"};e===null?e=[m]:e.push(m),s++}if(v(l)<1){const m={instancePath:i+"/catalog_etag",schemaPath:"#/properties/catalog_etag/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/catalog_etag",schemaPath:"\
#/properties/catalog_etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.catalog_role!==void 0){let l=r.
catalog_role;if(typeof l!="string"){const m={instancePath:i+"/catalog_role",schemaPath:"#/properties/catalog_role/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),s++}if(l!=="community_format_registry"){const m={instancePath:i+"/catalog_role",schemaPath:"#/properties/catalog_role/\
const",keyword:"const",params:{allowedValue:"community_format_registry"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),s++}}if(r.superseded_by!==
void 0){let l=r.superseded_by;if(typeof l=="string"){if(!Ke.test(l)){const m={instancePath:i+"/superseded_by",schemaPath:"#/properties/superseded_by/pattern",keyword:"\
pattern",params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[m]:e.push(m),s++}if(!E(l)){const m={instancePath:i+"/superseded_by",
schemaPath:"#/properties/superseded_by/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={
instancePath:i+"/superseded_by",schemaPath:"#/properties/superseded_by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),s++}}if(r.last_updated!==void 0){let l=r.last_updated;if(typeof l=="string"){if(!T.validate(l)){const m={instancePath:i+"/last_updated",schemaPath:"#/propert\
ies/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+
"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{
const l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}return Fe.errors=e,a.props=
p,s===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};const Fr=se,Br=te,Kr=Be;function Be(r,{instancePath:i="",parentData:_,parentDataProperty:b,rootData:y=r,dynamicAnchors:f={}}={}){let e=null,s=0;const a=Be.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.authoritative_location===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authoritative_location"},message:"must have required property 'authoritative_location'"};e===null?e=[t]:
e.push(t),s++}if(r.$schema!==void 0&&typeof r.$schema!="string"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.authoritative_location!==void 0){let t=r.authoritative_location;if(typeof t=="string"){
if(!Ke.test(t)){const n={instancePath:i+"/authoritative_location",schemaPath:"#/properties/authoritative_location/pattern",keyword:"pattern",params:{pattern:"^h\
ttps://"},message:'must match pattern "^https://"'};e===null?e=[n]:e.push(n),s++}if(!E(t)){const n={instancePath:i+"/authoritative_location",schemaPath:"#/prope\
rties/authoritative_location/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/authoritative_location",schemaPath:"#/properties/authoritative_location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}}if(r.last_updated!==void 0){let t=r.last_updated;if(typeof t=="string"){if(!T.validate(t)){const n={instancePath:i+"/last_updated",schemaPath:"#/pr\
operties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:i+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Be.
errors=e,s===0}Be.evaluated={props:{$schema:!0,authoritative_location:!0,last_updated:!0},dynamicProps:!1,dynamicItems:!1};const Zr=oe,Qr=ee,Xr=ae,Gr=z,Hr=ne,Jr=ie,
Mr=Z,Ur=N;export{$r as AdagentsAgentByInlineProperties,zr as AdagentsAgentByPropertyIds,xr as AdagentsAgentByPropertyTags,Nr as AdagentsAgentByPublisherProperties,Tr as AdagentsAgentBySignalIds,
Or as AdagentsAgentBySignalTags,Lr as AdagentsAgentCommon,Er as AdagentsAuthorizedAgent,Cr as AdagentsContact,Sr as AdagentsEncryptionKey,Rr as AdagentsFormatDeclaration,
Vr as AdagentsInline,Fr as AdagentsPlacement,Br as AdagentsPlacementFormatOption,Kr as AdagentsPointer,Zr as AdagentsPropertyFeature,Qr as AdagentsReferenceRenderer,
Xr as AdagentsRevokedPublisherDomain,Gr as AdagentsSalesQualifiers,Hr as AdagentsSignalDefinition,Jr as AdagentsSignalRange,Mr as AdagentsSigningKey,Ur as AdagentsTagDefinition};
