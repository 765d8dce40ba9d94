// @generated from schemas/v3/enums/build-mode.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["execute","estimate"],$id:"EnumsBuildMode"};function n(t,{instancePath:u="",parentData:o,parentDataProperty:i,rootData:m=t,dynamicAnchors:d={}}={}){
let e=null,a=0;const r=n.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof t!="string"){const s={instancePath:u,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="execute"||t==="estimate")){const s={instancePath:u,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}return n.errors=
a>100?e.slice(0,100):e,a===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsBuildMode};
