// @generated from schemas/v3/brand/colors.json by codegen. Do not edit; run "npm run codegen".
import{BrandColor as n}from"../../definitions/brand/color.js";function l(r,{instancePath:i="",parentData:d,parentDataProperty:f,rootData:p=r,dynamicAnchors:c={}}={}){let e=null,t=0;const o=l.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){const a=t+20;for(const s in r){if(t>=a)break;n(r[s],{instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:p,dynamicAnchors:c})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)}}else{
const a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return l.errors=t>100?e.
slice(0,100):e,t===0}l.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{l as BrandColors};
