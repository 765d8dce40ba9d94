// @generated from schemas/v3/enums/entry-kind.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["brand","property"],$id:"EnumsEntryKind"};function a(s,{instancePath:o="",parentData:i,parentDataProperty:m,rootData:u=s,dynamicAnchors:p={}}={}){
let e=null,n=0;const t=a.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof s!="string"){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}if(!(s==="brand"||s==="property")){const r={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),n++}return a.errors=
n>100?e.slice(0,100):e,n===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsEntryKind};
