// @generated from schemas/v3/enums/ownership-challenge-state.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["open","consumed","invalidated","expired","none"],$id:"EnumsOwnershipChallengeState"};function a(n,{instancePath:l="",parentData:i,
parentDataProperty:m,rootData:u=n,dynamicAnchors:p={}}={}){let e=null,r=0;const t=a.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),
typeof n!="string"){const s={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(n===
"open"||n==="consumed"||n==="invalidated"||n==="expired"||n==="none")){const s={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}return a.errors=r>100?e.slice(0,100):e,r===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsOwnershipChallengeState};
