// @generated from schemas/v3/enums/manifest-status.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["pending","valid","invalid","unreachable"],$id:"EnumsManifestStatus"};function r(s,{instancePath:i="",parentData:u,parentDataProperty:o,
rootData:m=s,dynamicAnchors:d={}}={}){let e=null,a=0;const t=r.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof s!="string"){
const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(s==="pending"||s===
"valid"||s==="invalid"||s==="unreachable")){const n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}return r.errors=a>100?e.slice(0,100):e,a===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsManifestStatus};
