// @generated from schemas/v3/enums/creative-agent-capability.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["validation","assembly","generation","preview","delivery"],$id:"EnumsCreativeAgentCapability"};function n(s,{instancePath:i="",parentData:o,
parentDataProperty:m,rootData:u=s,dynamicAnchors:p={}}={}){let e=null,a=0;const t=n.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),
typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(s===
"validation"||s==="assembly"||s==="generation"||s==="preview"||s==="delivery")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),a++}return n.errors=a>100?e.slice(0,100):e,a===0}n.evaluated={dynamicProps:!1,
dynamicItems:!1};export{n as EnumsCreativeAgentCapability};
