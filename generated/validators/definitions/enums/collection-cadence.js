// @generated from schemas/v3/enums/collection-cadence.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["daily","weekly","monthly","seasonal","event","irregular"],$id:"EnumsCollectionCadence"};function t(e,{instancePath:a="",parentData:i,
parentDataProperty:m,rootData:u=e,dynamicAnchors:y={}}={}){let s=null,r=0;const l=t.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
typeof e!="string"){const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),r++}if(!(e===
"daily"||e==="weekly"||e==="monthly"||e==="seasonal"||e==="event"||e==="irregular")){const n={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),r++}return t.errors=r>100?s.slice(0,100):s,r===0}t.evaluated={dynamicProps:!1,
dynamicItems:!1};export{t as EnumsCollectionCadence};
