// @generated from schemas/v3/media-buy/get-media-buys-response.json by codegen. Do not edit; run "npm run codegen".
import{CoreVersionEnvelope as y}from"../../shared/core.js";import{CoreProtocolEnvelope as m}from"../../shared/core.js";import{MediaBuyMediaBuyRecord as d}from"../../definitions/media-buy/media-buy-record.js";
import{CoreError as f}from"../../shared/core.js";import{CorePaginationResponse as c}from"../../shared/core.js";function b(s,{instancePath:a="",parentData:g,parentDataProperty:h,rootData:n=s,dynamicAnchors:p={}}={}){let e=null,o=0;const u=b.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),y(s,{instancePath:a,parentData:g,parentDataProperty:h,rootData:n,dynamicAnchors:p})||(e=e===null?y.errors:e.concat(
y.errors),o=e.length),m(s,{instancePath:a,parentData:g,parentDataProperty:h,rootData:n,dynamicAnchors:p})||(e=e===null?m.errors:e.concat(m.errors),o=e.length),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.media_buys===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"media_buys"},message:"must have required property 'media_buys'"};e===null?e=[r]:e.push(r),o++}if(s.media_buys!==void 0){let r=s.media_buys;if(Array.isArray(r)){const i=r.
length,l=o+20;for(let t=0;t<i&&!(o>=l);t++)d(r[t],{instancePath:a+"/media_buys/"+t,parentData:r,parentDataProperty:t,rootData:n,dynamicAnchors:p})||(e=e===null?
d.errors:e.concat(d.errors),o=e.length)}else{const i={instancePath:a+"/media_buys",schemaPath:"#/properties/media_buys/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),o++}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){const i=r.length,l=o+20;for(let t=0;t<i&&!(o>=l);t++)
f(r[t],{instancePath:a+"/errors/"+t,parentData:r,parentDataProperty:t,rootData:n,dynamicAnchors:p})||(e=e===null?f.errors:e.concat(f.errors),o=e.length)}else{const i={
instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),o++}}if(s.
pagination!==void 0&&(c(s.pagination,{instancePath:a+"/pagination",parentData:s,parentDataProperty:"pagination",rootData:n,dynamicAnchors:p})||(e=e===null?c.errors:
e.concat(c.errors),o=e.length)),s.sandbox!==void 0&&typeof s.sandbox!="boolean"){const r={instancePath:a+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),o++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),o++}return b.errors=o>100?e.slice(0,100):e,o===0}b.evaluated={props:{media_buys:!0,errors:!0,pagination:!0,
sandbox:!0,status:!0,context_id:!0,context:!0,task_id:!0,message:!0,timestamp:!0,replayed:!0,code:!0,proto_error:!0,ext:!0,proto_version:!0,proto_major_version:!0},
dynamicProps:!1,dynamicItems:!1};export{b as MediaBuyGetMediaBuysResponse};
