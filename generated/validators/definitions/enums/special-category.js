// @generated from schemas/v3/enums/special-category.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["awards","championship","concert","conference","election","festival","gala","holiday","premiere","product_launch","reunion","tribute"],$id:"EnumsSpecialCategory"};function i(e,{instancePath:t="",parentData:a,parentDataProperty:c,rootData:u=e,dynamicAnchors:m={}}={}){let r=null,s=0;const o=i.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"){const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[n]:r.push(n),s++}if(!(e==="awards"||e==="championship"||e==="concert"||e==="conference"||e==="election"||e===
"festival"||e==="gala"||e==="holiday"||e==="premiere"||e==="product_launch"||e==="reunion"||e==="tribute")){const n={instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};r===null?r=[n]:r.push(n),s++}return i.errors=s>100?r.slice(0,100):r,s===
0}i.evaluated={dynamicProps:!1,dynamicItems:!1};export{i as EnumsSpecialCategory};
