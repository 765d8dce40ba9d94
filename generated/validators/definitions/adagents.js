// @generated from schemas/v3/adagents.json by codegen. Do not edit; run "npm run codegen".
import{AdagentsInline as i}from"../definitions/adagents/inline.js";import{AdagentsPointer as d}from"../definitions/adagents/pointer.js";function c(o,{instancePath:f="",parentData:m,parentDataProperty:v,rootData:g=o,dynamicAnchors:h={}}={}){let e=null,s=0;const l=c.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const u=s;let n=!1,t=null;const A=s;if(!i(o,{instancePath:f,parentData:m,parentDataProperty:v,rootData:g,dynamicAnchors:h}))
e=e===null?i.errors:e.concat(i.errors),s=e.length;else var r=i.evaluated.props;var a=A===s;a&&(n=!0,t=0);const y=s;d(o,{instancePath:f,parentData:m,parentDataProperty:v,
rootData:g,dynamicAnchors:h})||(e=e===null?d.errors:e.concat(d.errors),s=e.length);var a=y===s;if(a&&n?(n=!1,t=[t,1]):a&&(n=!0,t=1,r!==!0&&(r=r||{},r.$schema=!0,
r.authoritative_location=!0,r.last_updated=!0)),n)s=u,e!==null&&(u?e.length=u:e=null);else{const _={instancePath:f,schemaPath:"#/oneOf",keyword:"oneOf",params:{
passingSchemas:t},message:"must match exactly one schema in oneOf"};e===null?e=[_]:e.push(_),s++}return c.errors=s>100?e.slice(0,100):e,l.props=r,s===0}c.evaluated=
{dynamicProps:!0,dynamicItems:!1};export{c as Adagents};
