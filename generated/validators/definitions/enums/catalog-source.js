// @generated from schemas/v3/enums/catalog-source.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["authoritative","enriched","contributed"],$id:"EnumsCatalogSource"};function n(t,{instancePath:o="",parentData:u,parentDataProperty:l,
rootData:m=t,dynamicAnchors:c={}}={}){let e=null,s=0;const a=n.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof t!="string"){
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="authoritative"||
t==="enriched"||t==="contributed")){const r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return n.errors=s>100?e.slice(0,100):e,s===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsCatalogSource};
