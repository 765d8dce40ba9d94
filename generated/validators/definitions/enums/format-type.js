// @generated from schemas/v3/enums/format-type.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["video","display","audio","dooh"],$id:"EnumsFormatType"};function t(s,{instancePath:n="",parentData:l,parentDataProperty:m,rootData:u=s,
dynamicAnchors:d={}}={}){let e=null,a=0;const o=t.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(s==="video"||s==="display"||s==="audio"||s===
"dooh")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),a++}return t.errors=a>100?e.slice(0,100):e,a===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsFormatType};
