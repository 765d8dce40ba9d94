// @generated from schemas/v3/enums/trademark-status.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["active","pending","abandoned","cancelled","expired"],$id:"EnumsTrademarkStatus"};function t(s,{instancePath:l="",parentData:o,parentDataProperty:m,
rootData:u=s,dynamicAnchors:d={}}={}){let e=null,a=0;const r=t.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof s!="string"){
const n={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(s==="active"||s===
"pending"||s==="abandoned"||s==="cancelled"||s==="expired")){const n={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}return t.errors=a>100?e.slice(0,100):e,a===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsTrademarkStatus};
