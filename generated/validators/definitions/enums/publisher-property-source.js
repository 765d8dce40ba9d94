// @generated from schemas/v3/enums/publisher-property-source.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["adagents_json","brand_json","community","discovered"],$id:"EnumsPublisherPropertySource"};function o(s,{instancePath:a="",parentData:i,
parentDataProperty:m,rootData:l=s,dynamicAnchors:d={}}={}){let e=null,n=0;const t=o.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),
typeof s!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}if(!(s===
"adagents_json"||s==="brand_json"||s==="community"||s==="discovered")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),n++}return o.errors=n>100?e.slice(0,100):e,n===0}o.evaluated={dynamicProps:!1,dynamicItems:!1};export{o as EnumsPublisherPropertySource};
