// @generated from schemas/v3/enums/response-type.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["activation","catalog_items","creative","deal"],$id:"EnumsResponseType"};function r(s,{instancePath:o="",parentData:l,parentDataProperty:m,
rootData:u=s,dynamicAnchors:p={}}={}){let e=null,a=0;const n=r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(s==="activation"||
s==="catalog_items"||s==="creative"||s==="deal")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}return r.errors=a>100?e.slice(0,100):e,a===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsResponseType};
