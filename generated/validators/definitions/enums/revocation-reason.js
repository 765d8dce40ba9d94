// @generated from schemas/v3/enums/revocation-reason.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["relationship_ended","compliance_violation","publisher_request","other"],$id:"EnumsRevocationReason"};function o(s,{instancePath:a="",
parentData:l,parentDataProperty:u,rootData:m=s,dynamicAnchors:p={}}={}){let e=null,r=0;const t=o.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.
items=void 0),typeof s!="string"){const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),r++}if(!(s==="relationship_ended"||s==="compliance_violation"||s==="publisher_request"||s==="other")){const n={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),r++}return o.errors=r>100?e.slice(0,100):e,r===
0}o.evaluated={dynamicProps:!1,dynamicItems:!1};export{o as EnumsRevocationReason};
