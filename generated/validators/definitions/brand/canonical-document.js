// @generated from schemas/v3/brand/canonical-document.json by codegen. Do not edit; run "npm run codegen".
import b from"ajv-formats/dist/formats.js";import{BrandDefinition as p}from"../../definitions/brand/definition.js";import{CoreDomainName as m}from"../../shared/core.js";const k=b.fullFormats["date-time"];function d(s,{instancePath:a="",parentData:y,parentDataProperty:_,rootData:f=s,dynamicAnchors:c={}}={}){let e=null,t=0;const n=d.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),p(s,{instancePath:a,parentData:y,parentDataProperty:_,rootData:f,dynamicAnchors:c})||
(e=e===null?p.errors:e.concat(p.errors),t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){const u=t+20;for(const r in s){if(t>=u)break;const i=t,l=t,v=t;if(!(r===
"house"||r==="brands"||r==="brand_refs"||r==="authorized_operators"||r==="authoritative_location"||r==="redirect_reason"||r==="redirect_effective_at")){const o={};
e===null?e=[o]:e.push(o),t++}var g=v===t;if(g){const o={instancePath:a,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:r};
e===null?e=[o]:e.push(o),t++}else t=l,e!==null&&(l?e.length=l:e=null);var h=i===t;if(!h){const o={instancePath:a,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:r},message:"property name must be valid"};e===null?e=[o]:e.push(o),t++}}if(s.house_domain!==void 0&&(m(s.house_domain,{instancePath:a+
"/house_domain",parentData:s,parentDataProperty:"house_domain",rootData:f,dynamicAnchors:c})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.default_language!==
void 0&&typeof s.default_language!="string"){const r={instancePath:a+"/default_language",schemaPath:"#/properties/default_language/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.$schema!==void 0&&typeof s.$schema!="string"){const r={instancePath:a+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.version!==void 0&&typeof s.version!=
"string"){const r={instancePath:a+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.last_updated!==void 0){let r=s.last_updated;if(typeof r=="string"){if(!k.validate(r)){const i={instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[i]:e.push(i),t++}}else{const i={
instancePath:a+"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}}else{const u={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return d.
errors=t>100?e.slice(0,100):e,t===0}d.evaluated={props:{house_domain:!0,default_language:!0,$schema:!0,version:!0,last_updated:!0,id:!0,names:!0,keller_type:!0,
parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,properties:!0,
agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,visual_guidelines:!0,
contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};export{d as BrandCanonicalDocument};
