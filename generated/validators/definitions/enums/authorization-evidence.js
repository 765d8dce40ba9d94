// @generated from schemas/v3/enums/authorization-evidence.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["adagents_json","agent_claim","community","override"],$id:"EnumsAuthorizationEvidence"};function a(s,{instancePath:o="",parentData:m,
parentDataProperty:u,rootData:l=s,dynamicAnchors:c={}}={}){let e=null,t=0;const r=a.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),
typeof s!="string"){const n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s===
"adagents_json"||s==="agent_claim"||s==="community"||s==="override")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}return a.errors=t>100?e.slice(0,100):e,t===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsAuthorizationEvidence};
