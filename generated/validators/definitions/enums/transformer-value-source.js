// @generated from schemas/v3/enums/transformer-value-source.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["inline","range","enumerable","free_text"],$id:"EnumsTransformerValueSource"};function t(r,{instancePath:l="",parentData:o,parentDataProperty:m,
rootData:i=r,dynamicAnchors:f={}}={}){let e=null,n=0;const a=t.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof r!="string"){
const s={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="inline"||r===
"range"||r==="enumerable"||r==="free_text")){const s={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}return t.errors=n>100?e.slice(0,100):e,n===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsTransformerValueSource};
