// @generated from schemas/v3/enums/video-placement-type.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["instream","accompanying_content","interstitial","standalone"],$id:"EnumsVideoPlacementType"};function r(n,{instancePath:i="",parentData:l,
parentDataProperty:m,rootData:u=n,dynamicAnchors:c={}}={}){let e=null,s=0;const a=r.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof n!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(n===
"instream"||n==="accompanying_content"||n==="interstitial"||n==="standalone")){const t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return r.errors=s>100?e.slice(0,100):e,s===0}r.evaluated={dynamicProps:!1,
dynamicItems:!1};export{r as EnumsVideoPlacementType};
