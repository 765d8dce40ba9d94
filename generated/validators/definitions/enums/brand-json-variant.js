// @generated from schemas/v3/enums/brand-json-variant.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["authoritative_location","house_redirect","brand_agent","house_portfolio","brand_canonical"],$id:"EnumsBrandJsonVariant"};function t(n,{
instancePath:o="",parentData:l,parentDataProperty:u,rootData:m=n,dynamicAnchors:c={}}={}){let e=null,a=0;const s=t.evaluated;if(s.dynamicProps&&(s.props=void 0),
s.dynamicItems&&(s.items=void 0),typeof n!="string"){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),a++}if(!(n==="authoritative_location"||n==="house_redirect"||n==="brand_agent"||n==="house_portfolio"||n==="brand_canonical")){const r={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),a++}
return t.errors=a>100?e.slice(0,100):e,a===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsBrandJsonVariant};
