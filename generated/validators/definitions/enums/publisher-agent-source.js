// @generated from schemas/v3/enums/publisher-agent-source.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["adagents_json","aao_hosted","agent_claim"],$id:"EnumsPublisherAgentSource"};function r(s,{instancePath:o="",parentData:u,parentDataProperty:i,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,t=0;const n=r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){
const a={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="adagents_json"||
s==="aao_hosted"||s==="agent_claim")){const a={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}return r.errors=t>100?e.slice(0,100):e,t===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsPublisherAgentSource};
