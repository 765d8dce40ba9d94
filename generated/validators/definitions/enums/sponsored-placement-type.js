// @generated from schemas/v3/enums/sponsored-placement-type.json by codegen. Do not edit; run "npm run codegen".
const p={type:"string",enum:["sponsored_search","sponsored_display","sponsored_native"],$id:"EnumsSponsoredPlacementType"};function a(s,{instancePath:t="",parentData:l,
parentDataProperty:i,rootData:m=s,dynamicAnchors:d={}}={}){let e=null,r=0;const o=a.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
typeof s!="string"){const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s===
"sponsored_search"||s==="sponsored_display"||s==="sponsored_native")){const n={instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:p.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),r++}return a.errors=r>100?e.slice(0,100):e,r===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsSponsoredPlacementType};
