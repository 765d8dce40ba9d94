// @generated from schemas/v3/enums/impairment-offline-state.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["suspended","rejected","withdrawn","insufficient","depublished"],$id:"EnumsImpairmentOfflineState"};function i(s,{instancePath:a="",
parentData:l,parentDataProperty:m,rootData:d=s,dynamicAnchors:o={}}={}){let e=null,t=0;const r=i.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.
items=void 0),typeof s!="string"){const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),t++}if(!(s==="suspended"||s==="rejected"||s==="withdrawn"||s==="insufficient"||s==="depublished")){const n={instancePath:a,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}return i.errors=t>100?e.slice(0,100):e,t===0}i.
evaluated={dynamicProps:!1,dynamicItems:!1};export{i as EnumsImpairmentOfflineState};
