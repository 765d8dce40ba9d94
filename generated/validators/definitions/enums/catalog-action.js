// @generated from schemas/v3/enums/catalog-action.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["created","updated","unchanged","failed","deleted"],$id:"EnumsCatalogAction"};function r(s,{instancePath:l="",parentData:u,parentDataProperty:d,
rootData:i=s,dynamicAnchors:m={}}={}){let e=null,a=0;const n=r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){
const t={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="created"||s===
"updated"||s==="unchanged"||s==="failed"||s==="deleted")){const t={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}return r.errors=a>100?e.slice(0,100):e,a===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsCatalogAction};
