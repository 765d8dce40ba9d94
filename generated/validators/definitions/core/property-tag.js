// @generated from schemas/v3/core/property-tag.json by codegen. Do not edit; run "npm run codegen".
const o=new RegExp("^[a-z0-9_]+$","u");function n(s,{instancePath:p="",parentData:i,parentDataProperty:l,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,r=0;const a=n.
evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s=="string"){if(!o.test(s)){const t={instancePath:p,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"},message:'must match pattern "^[a-z0-9_]+$"'};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}return n.errors=r>100?e.slice(0,100):e,r===0}n.evaluated={dynamicProps:!1,
dynamicItems:!1};export{n as CorePropertyTag};
