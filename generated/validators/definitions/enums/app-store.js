// @generated from schemas/v3/enums/app-store.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["apple","google","amazon","roku","samsung","lg","other"],$id:"EnumsAppStore"};function t(e,{instancePath:a="",parentData:m,parentDataProperty:u,
rootData:p=e,dynamicAnchors:i={}}={}){let s=null,o=0;const n=t.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[r]:s.push(r),o++}if(!(e==="apple"||e==="google"||e==="amazon"||e==="roku"||e==="samsung"||e==="lg"||e==="other")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},
message:"must be equal to one of the allowed values"};s===null?s=[r]:s.push(r),o++}return t.errors=o>100?s.slice(0,100):s,o===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsAppStore};
