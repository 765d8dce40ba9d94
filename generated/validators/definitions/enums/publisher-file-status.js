// @generated from schemas/v3/enums/publisher-file-status.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["valid","community","invalid","absent","unknown","checking"],$id:"EnumsPublisherFileStatus"};function r(e,{instancePath:a="",parentData:u,
parentDataProperty:o,rootData:m=e,dynamicAnchors:c={}}={}){let s=null,t=0;const i=r.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
typeof e!="string"){const n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),t++}if(!(e===
"valid"||e==="community"||e==="invalid"||e==="absent"||e==="unknown"||e==="checking")){const n={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.
enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),t++}return r.errors=t>100?s.slice(0,100):s,t===0}r.evaluated={dynamicProps:!1,
dynamicItems:!1};export{r as EnumsPublisherFileStatus};
