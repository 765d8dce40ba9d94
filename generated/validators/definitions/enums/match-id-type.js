// @generated from schemas/v3/enums/match-id-type.json by codegen. Do not edit; run "npm run codegen".
const m={type:"string",enum:["hashed_email","hashed_phone","rampid","id5","uid2","euid","pairid","maid","other"],$id:"EnumsMatchIdType"};function a(e,{instancePath:t="",
parentData:o,parentDataProperty:u,rootData:d=e,dynamicAnchors:l={}}={}){let s=null,i=0;const n=a.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof e!="string"){const r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[r]:s.push(
r),i++}if(!(e==="hashed_email"||e==="hashed_phone"||e==="rampid"||e==="id5"||e==="uid2"||e==="euid"||e==="pairid"||e==="maid"||e==="other")){const r={instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:m.enum},message:"must be equal to one of the allowed values"};s===null?s=[r]:s.push(r),i++}return a.errors=
i>100?s.slice(0,100):s,i===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsMatchIdType};
