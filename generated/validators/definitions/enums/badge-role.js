// @generated from schemas/v3/enums/badge-role.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["media-buy","signals","governance","creative","brand","sponsored-intelligence","measurement"],$id:"EnumsBadgeRole"};function t(e,{instancePath:l="",
parentData:i,parentDataProperty:m,rootData:u=e,dynamicAnchors:c={}}={}){let s=null,r=0;const a=t.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),typeof e!="string"){const n={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(
n),r++}if(!(e==="media-buy"||e==="signals"||e==="governance"||e==="creative"||e==="brand"||e==="sponsored-intelligence"||e==="measurement")){const n={instancePath:l,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),r++}return t.errors=
r>100?s.slice(0,100):s,r===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsBadgeRole};
