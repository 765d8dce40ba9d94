// @generated from schemas/v3/enums/catalog-item-status.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["approved","pending","rejected","warning","withdrawn"],$id:"EnumsCatalogItemStatus"};function a(s,{instancePath:o="",parentData:l,parentDataProperty:m,
rootData:u=s,dynamicAnchors:p={}}={}){let e=null,n=0;const r=a.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof s!="string"){
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),n++}if(!(s==="approved"||s===
"pending"||s==="rejected"||s==="warning"||s==="withdrawn")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),n++}return a.errors=n>100?e.slice(0,100):e,n===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsCatalogItemStatus};
