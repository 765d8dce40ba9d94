// @generated from schemas/v3/enums/signal-provider-status.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["confirmed","not_confirmed","not_checked"],$id:"EnumsSignalProviderStatus"};function a(s,{instancePath:o="",parentData:m,parentDataProperty:l,
rootData:u=s,dynamicAnchors:c={}}={}){let e=null,r=0;const t=a.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof s!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s==="confirmed"||s===
"not_confirmed"||s==="not_checked")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),r++}return a.errors=r>100?e.slice(0,100):e,r===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsSignalProviderStatus};
