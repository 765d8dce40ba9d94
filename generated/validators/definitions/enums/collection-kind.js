// @generated from schemas/v3/enums/collection-kind.json by codegen. Do not edit; run "npm run codegen".
const a={type:"string",enum:["series","publication","event_series","rotation"],$id:"EnumsCollectionKind"};function i(s,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:m=s,dynamicAnchors:p={}}={}){let e=null,t=0;const r=i.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof s!="string"){
const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s==="series"||s===
"publication"||s==="event_series"||s==="rotation")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:a.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}return i.errors=t>100?e.slice(0,100):e,t===0}i.evaluated={dynamicProps:!1,dynamicItems:!1};export{i as EnumsCollectionKind};
