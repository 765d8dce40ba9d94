// @generated from schemas/v3/enums/auth-scheme.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["Bearer","HMAC-SHA256"],$id:"EnumsAuthScheme"};function n(r,{instancePath:m="",parentData:l,parentDataProperty:o,rootData:i=r,dynamicAnchors:p={}}={}){
let e=null,t=0;const a=n.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){const s={instancePath:m,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Bearer"||r==="HMAC-SHA256")){const s={instancePath:m,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return n.errors=
t>100?e.slice(0,100):e,t===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsAuthScheme};
