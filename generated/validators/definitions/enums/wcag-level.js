// @generated from schemas/v3/enums/wcag-level.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["A","AA","AAA"],$id:"EnumsWcagLevel"};function n(s,{instancePath:l="",parentData:m,parentDataProperty:u,rootData:i=s,dynamicAnchors:p={}}={}){
let e=null,a=0;const t=n.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof s!="string"){const r={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(s==="A"||s==="AA"||s==="AAA")){const r={instancePath:l,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),a++}return n.errors=
a>100?e.slice(0,100):e,a===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsWcagLevel};
