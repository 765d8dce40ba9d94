// @generated from schemas/v3/enums/signal-action.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["activate","deactivate"],$id:"EnumsSignalAction"};function r(a,{instancePath:i="",parentData:o,parentDataProperty:m,rootData:u=a,dynamicAnchors:c={}}={}){
let e=null,s=0;const n=r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof a!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(a==="activate"||a==="deactivate")){const t={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return r.errors=
s>100?e.slice(0,100):e,s===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsSignalAction};
