// @generated from schemas/v3/enums/validation-target-kind.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["canonical","product","third_party_format"],$id:"EnumsValidationTargetKind"};function n(a,{instancePath:o="",parentData:l,parentDataProperty:m,
rootData:u=a,dynamicAnchors:d={}}={}){let e=null,r=0;const s=n.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),typeof a!="string"){
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(!(a==="canonical"||a===
"product"||a==="third_party_format")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),r++}return n.errors=r>100?e.slice(0,100):e,r===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsValidationTargetKind};
