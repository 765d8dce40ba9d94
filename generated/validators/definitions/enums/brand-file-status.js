// @generated from schemas/v3/enums/brand-file-status.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["present","unknown","checking"],$id:"EnumsBrandFileStatus"};function a(s,{instancePath:u="",parentData:o,parentDataProperty:i,rootData:m=s,
dynamicAnchors:p={}}={}){let e=null,t=0;const r=a.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof s!="string"){const n={instancePath:u,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s==="present"||s==="unknown"||s==="checking")){const n={instancePath:u,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[
n]:e.push(n),t++}return a.errors=t>100?e.slice(0,100):e,t===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsBrandFileStatus};
