// @generated from schemas/v3/enums/keep-mode.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["keep_all","keep_one","keep_some"],$id:"EnumsKeepMode"};function t(s,{instancePath:o="",parentData:m,parentDataProperty:p,rootData:u=s,
dynamicAnchors:i={}}={}){let e=null,r=0;const a=t.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const n={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s==="keep_all"||s==="keep_one"||s==="keep_some")){const n={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?
e=[n]:e.push(n),r++}return t.errors=r>100?e.slice(0,100):e,r===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsKeepMode};
