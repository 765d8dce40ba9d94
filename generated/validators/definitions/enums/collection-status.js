// @generated from schemas/v3/enums/collection-status.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["active","hiatus","ended","upcoming"],$id:"EnumsCollectionStatus"};function r(s,{instancePath:o="",parentData:u,parentDataProperty:l,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,n=0;const a=r.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),n++}if(!(s==="active"||s===
"hiatus"||s==="ended"||s==="upcoming")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),n++}return r.errors=n>100?e.slice(0,100):e,n===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsCollectionStatus};
