// @generated from schemas/v3/enums/principal-kind.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["user","api_key","client"],$id:"EnumsPrincipalKind"};function t(s,{instancePath:i="",parentData:u,parentDataProperty:o,rootData:m=s,
dynamicAnchors:p={}}={}){let e=null,r=0;const a=t.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s==="user"||s==="api_key"||s==="client")){
const n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.
push(n),r++}return t.errors=r>100?e.slice(0,100):e,r===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsPrincipalKind};
