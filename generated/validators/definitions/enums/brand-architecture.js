// @generated from schemas/v3/enums/brand-architecture.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["branded_house","house_of_brands","hybrid"],$id:"EnumsBrandArchitecture"};function t(s,{instancePath:o="",parentData:i,parentDataProperty:d,
rootData:l=s,dynamicAnchors:m={}}={}){let e=null,n=0;const a=t.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}if(!(s==="branded_house"||
s==="house_of_brands"||s==="hybrid")){const r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),n++}return t.errors=n>100?e.slice(0,100):e,n===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsBrandArchitecture};
