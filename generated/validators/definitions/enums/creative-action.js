// @generated from schemas/v3/enums/creative-action.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["created","updated","unchanged","failed","deleted"],$id:"EnumsCreativeAction"};function a(s,{instancePath:l="",parentData:u,parentDataProperty:d,
rootData:o=s,dynamicAnchors:m={}}={}){let e=null,n=0;const r=a.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof s!="string"){
const t={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),n++}if(!(s==="created"||s===
"updated"||s==="unchanged"||s==="failed"||s==="deleted")){const t={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),n++}return a.errors=n>100?e.slice(0,100):e,n===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsCreativeAction};
