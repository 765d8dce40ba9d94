// @generated from schemas/v3/enums/proposal-status.json by codegen. Do not edit; run "npm run codegen".
const m={type:"string",enum:["draft","committed"],$id:"EnumsProposalStatus"};function n(t,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:i=t,dynamicAnchors:d={}}={}){
let e=null,a=0;const r=n.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof t!="string"){const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="draft"||t==="committed")){const s={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:m.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}return n.errors=
a>100?e.slice(0,100):e,a===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsProposalStatus};
