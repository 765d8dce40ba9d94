// @generated from schemas/v3/enums/collection-relationship.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["spinoff","companion","sequel","prequel","crossover"],$id:"EnumsCollectionRelationship"};function l(s,{instancePath:t="",parentData:a,
parentDataProperty:u,rootData:m=s,dynamicAnchors:p={}}={}){let e=null,o=0;const r=l.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof s!="string"){const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),o++}if(!(s===
"spinoff"||s==="companion"||s==="sequel"||s==="prequel"||s==="crossover")){const n={instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},
message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),o++}return l.errors=o>100?e.slice(0,100):e,o===0}l.evaluated={dynamicProps:!1,dynamicItems:!1};export{l as EnumsCollectionRelationship};
