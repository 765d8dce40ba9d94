// @generated from schemas/v3/enums/audience-status.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["processing","ready","too_small","suspended"],$id:"EnumsAudienceStatus"};function a(s,{instancePath:o="",parentData:l,parentDataProperty:i,
rootData:m=s,dynamicAnchors:d={}}={}){let e=null,r=0;const t=a.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof s!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s==="processing"||
s==="ready"||s==="too_small"||s==="suspended")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),r++}return a.errors=r>100?e.slice(0,100):e,r===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsAudienceStatus};
