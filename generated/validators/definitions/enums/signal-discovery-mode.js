// @generated from schemas/v3/enums/signal-discovery-mode.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["brief","wholesale"],$id:"EnumsSignalDiscoveryMode"};function t(r,{instancePath:l="",parentData:i,parentDataProperty:m,rootData:u=r,
dynamicAnchors:d={}}={}){let e=null,a=0;const n=t.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof r!="string"){const s={instancePath:l,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="brief"||r==="wholesale")){const s={instancePath:l,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}return t.errors=
a>100?e.slice(0,100):e,a===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsSignalDiscoveryMode};
