// @generated from schemas/v3/enums/authorization-type.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["property_ids","property_tags","inline_properties","publisher_properties","signal_ids","signal_tags"],$id:"EnumsAuthorizationType"};
function n(e,{instancePath:p="",parentData:a,parentDataProperty:l,rootData:u=e,dynamicAnchors:m={}}={}){let s=null,t=0;const i=n.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),typeof e!="string"){const r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[r]:s.push(r),t++}if(!(e==="property_ids"||e==="property_tags"||e==="inline_properties"||e==="publisher_properties"||e==="signal_ids"||
e==="signal_tags")){const r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};
s===null?s=[r]:s.push(r),t++}return n.errors=t>100?s.slice(0,100):s,t===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsAuthorizationType};
