// @generated from schemas/v3/media-buy/sync-catalogs-async-response-input-required.json by codegen. Do not edit; run "npm run codegen".
import{CoreContext as p}from"../../shared/core.js";import{CoreExt as i}from"../../shared/core.js";const f={type:"object",properties:{reason:{type:"string",enum:[
"APPROVAL_REQUIRED","FEED_VALIDATION","ITEM_REVIEW","FEED_ACCESS"]},context:{$ref:"CoreContext"},ext:{$ref:"CoreExt"}},$id:"MediaBuySyncCatalogsAsyncResponseInputRequired"};function l(r,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:u=r,dynamicAnchors:c={}}={}){let e=null,s=0;const a=l.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.reason!==void 0){let t=r.reason;if(typeof t!="string"){const o={
instancePath:n+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(t===
"APPROVAL_REQUIRED"||t==="FEED_VALIDATION"||t==="ITEM_REVIEW"||t==="FEED_ACCESS")){const o={instancePath:n+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues:f.properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}r.context!==void 0&&(p(
r.context,{instancePath:n+"/context",parentData:r,parentDataProperty:"context",rootData:u,dynamicAnchors:c})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),
r.ext!==void 0&&(i(r.ext,{instancePath:n+"/ext",parentData:r,parentDataProperty:"ext",rootData:u,dynamicAnchors:c})||(e=e===null?i.errors:e.concat(i.errors),s=e.
length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return l.
errors=s>100?e.slice(0,100):e,s===0}l.evaluated={props:{reason:!0,context:!0,ext:!0},dynamicProps:!1,dynamicItems:!1};export{l as MediaBuySyncCatalogsAsyncResponseInputRequired};
