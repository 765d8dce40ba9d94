// @generated from schemas/v3/brand/house-brand.json by codegen. Do not edit; run "npm run codegen".
import{BrandDefinition as l}from"../../definitions/brand/definition.js";function p(s,{instancePath:o="",parentData:c,parentDataProperty:m,rootData:d=s,dynamicAnchors:y={}}={}){let e=null,r=0;const a=p.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),l(s,{instancePath:o,parentData:c,parentDataProperty:m,rootData:d,dynamicAnchors:y})||(e=e===null?l.errors:e.concat(
l.errors),r=e.length),s&&typeof s=="object"&&!Array.isArray(s)){const n=r+20;for(const u in s){if(r>=n)break;const g=r,i=r,h=r;if(u!=="house_domain"){const t={};
e===null?e=[t]:e.push(t),r++}var f=h===r;if(f){const t={instancePath:o,schemaPath:"#/propertyNames/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:u};
e===null?e=[t]:e.push(t),r++}else r=i,e!==null&&(i?e.length=i:e=null);var _=g===r;if(!_){const t={instancePath:o,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be valid"};e===null?e=[t]:e.push(t),r++}}}else{const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return p.errors=r>100?e.slice(0,100):e,r===0}p.evaluated={props:{id:!0,names:!0,
keller_type:!0,parent_brand:!0,url:!0,description:!0,industries:!0,target_audience:!0,privacy_policy_url:!0,logos:!0,colors:!0,fonts:!0,tone:!0,tagline:!0,assets:!0,
properties:!0,agents:!0,brand_agent:!0,rights_agent:!0,product_catalog:!0,data_subject_contestation:!0,disclaimers:!0,trademarks:!0,voice_synthesis:!0,avatar:!0,
visual_guidelines:!0,contact:!0,collections:!0,identity_relying_parties:!0},dynamicProps:!1,dynamicItems:!1};export{p as BrandHouseBrand};
