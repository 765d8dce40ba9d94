// @generated from schemas/v3/enums/production-quality.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["professional","prosumer","ugc"],$id:"EnumsProductionQuality"};function a(s,{instancePath:o="",parentData:l,parentDataProperty:i,rootData:m=s,
dynamicAnchors:p={}}={}){let e=null,t=0;const n=a.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="professional"||s==="prosumer"||s==="ugc")){const r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};e===null?e=
[r]:e.push(r),t++}return a.errors=t>100?e.slice(0,100):e,t===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsProductionQuality};
