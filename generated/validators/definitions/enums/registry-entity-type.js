// @generated from schemas/v3/enums/registry-entity-type.json by codegen. Do not edit; run "npm run codegen".
const a={type:"string",enum:["property","collection","agent","publisher","authorization"],$id:"EnumsRegistryEntityType"};function o(t,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=t,dynamicAnchors:m={}}={}){let e=null,r=0;const n=o.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof t!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===
"property"||t==="collection"||t==="agent"||t==="publisher"||t==="authorization")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:a.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}return o.errors=r>100?e.slice(0,100):e,r===0}o.evaluated={dynamicProps:!1,
dynamicItems:!1};export{o as EnumsRegistryEntityType};
