// @generated from schemas/v3/core/shortened-members.json by codegen. Do not edit; run "npm run codegen".
import c from"ajv/dist/runtime/ucs2length.js";import*as h from"../../repeated-item.js";const f=c.default,y=h.repeatedItem;function o(r,{instancePath:a="",parentData:d,parentDataProperty:g,rootData:I=r,dynamicAnchors:v={}}={}){let e=null,s=0;const i=o.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),Array.isArray(r)){if(r.length<1){const t={instancePath:a,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),s++}const l=r.length,p=s+20;for(let t=0;t<l&&!(s>=p);t++){
let u=r[t];if(typeof u=="string"){if(f(u)<1){const m={instancePath:a+"/"+t,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:a+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}}const n=y(r);if(n!==null){const t={instancePath:a,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{
i:n.i,j:n.j},message:"must NOT have duplicate items (items ## "+n.j+" and "+n.i+" are identical)"};e===null?e=[t]:e.push(t),s++}}else{const l={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),s++}return o.errors=s>100?e.slice(0,100):e,s===0}o.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};export{o as CoreShortenedMembers};
